"""The pages of the clauses: each with pictures of what it allows and refuses, and all its rows, from tests/clauses."""

import html
import pathlib

import clause_rows
from diagrams import code, figure, gallery

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLAUSES = ROOT / "tests" / "clauses"
SHOWN = 2  # pictures of each kind
EXAMPLES = 8  # of a profile
KINDS = (("holds", "allowed"), ("refused", "refused"))
TITLES = {
    "board": "Board, start and values",
    "turn": "Turns",
    "legal": "What makes a move legal",
    "general": "The general",
    "pieces": "The pieces",
    "check": "Check and mate",
    "game": "How games end",
    "repetition": "Check and chase without end",
    "chinese": "Rules of the Chinese association",
    "janggi_board": "Janggi: board and start",
    "janggi_pieces": "Janggi: the pieces",
    "janggi_game": "Janggi: how games end",
}


def read_clauses():
    """The clauses by topic, each an id and its wording."""
    topics = {}
    for line in (CLAUSES / "clauses.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        clause, topic, rule = line.split("\t")
        topics.setdefault(topic, []).append((clause, rule))
    return topics


def label(clause):
    return "clause-" + clause.replace(".", "-")


def labels():
    """Where each clause stands."""
    return {clause: label(clause) for clauses in read_clauses().values() for clause, _ in clauses}


def title(topic):
    return TITLES.get(topic, topic.replace("_", " ").capitalize())


def page_label(topic):
    return "clauses-" + topic.replace("_", "-")


def chosen(rows):
    """The rows that are shown large: those with a mark or an arrow first, no board twice."""
    drawn = [(row, clause_rows.picture_of(row)) for row in rows]
    drawn = [(row, diagram) for row, diagram in drawn if diagram]
    drawn.sort(key=lambda pair: not pair[1].has_signs)
    found, boards = [], set()
    for row, diagram in drawn:
        if diagram.fen not in boards:
            boards.add(diagram.fen)
            found.append((row, diagram))
    return found


def pictures(painter, clause, rows):
    """Up to SHOWN figures of each kind."""
    figures = []
    for kind, css in KINDS:
        shown = 0
        for row, diagram in chosen([row for row in rows if row.kind == kind]):
            said = f"{clause}, {css}: {row.comment}"
            image = painter.image(f"{label(clause)}-{css}-{row.line}", diagram, said)
            if image is None:
                continue
            caption = f"<b>{clause_rows.heading(row)}</b> {html.escape(row.comment)}" \
                      f"<br><span>{clause_rows.answer(row)}</span>"
            figures.append(figure(image, caption, css))
            shown += 1
            if shown == SHOWN:
                break
    return figures


def row_table(rows):
    lines = ["<table class=\"rows\"><thead><tr><th>case</th><th>position</th><th>asked</th><th>answer</th>"
             "<th>note</th></tr></thead><tbody>"]
    for row in rows:
        asked = html.escape(row.query) + ("" if row.argument == "-" else f" {code(row.argument)}")
        cells = (row.kind, code(row.fen) if row.has_board else "", asked, code(row.expected), html.escape(row.comment))
        lines.append(f'<tr class="{row.kind}">' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return [*lines, "</tbody></table>"]


def clause_part(painter, clause, rule, rows):
    figures = pictures(painter, clause, rows)
    return [f"## {clause} {{#{label(clause)}}}", "", "@htmlonly", f'<p class="rule">{html.escape(rule)}</p>',
            *(gallery(figures) if figures else []),
            f"<details><summary>{len(rows)} rows of tests/clauses/{rows[0].table}.tsv</summary>",
            *row_table(rows), "</details>", "@endhtmlonly", ""]


def topic_page(painter, topic, clauses):
    rows = clause_rows.read_rows(CLAUSES, topic)
    lines = [f"# {title(topic)} {{#{page_label(topic)}}}", "",
             "Every picture is a row of the clause tests, drawn by the library: what is shown here is what the tests "
             "ask, mirrored and with sides swapped too. [All clauses](@ref clauses) tells how each is tested.", "",
             " ".join(f"[{clause}](@ref {label(clause)})" for clause, _ in clauses), ""]
    for clause, rule in clauses:
        own = [row for row in rows if row.clause == clause]
        if not own:
            raise RuntimeError(f"clause {clause} has no rows in {topic}.tsv")
        lines += clause_part(painter, clause, rule, own)
    return "\n".join(lines)


def index():
    """The pages of the topics as a list of links."""
    return "".join(f"- [{title(topic)}](@ref {page_label(topic)}): {', '.join(clause for clause, _ in clauses)}\n"
                   for topic, clauses in read_clauses().items())


def judged_under(profile):
    """The rows of all topics that judge a game under a profile, by name or as the default of such rows."""
    defaults = {"xiangqi": "check-only", "janggi": "janggi-site"}
    rows = [row for topic in read_clauses() for row in clause_rows.read_rows(CLAUSES, topic)]
    return [row for row in rows if row.query in ("game", "judged") and
            profile == (row.rules or defaults[row.variant])]


def profile_part(painter, profile):
    """Examples of a profile whose page has none: what the clause tests judge under it."""
    figures = []
    for row, diagram in chosen(judged_under(profile))[:EXAMPLES]:
        said = f"{profile}: {row.comment}"
        image = painter.image(f"{profile}-{label(row.clause)}-{row.line}", diagram, said)
        caption = f"<b>{html.escape(row.comment)}</b><br>{clause_rows.answer(row)}"
        figures.append(figure(image, caption))
    if not figures:
        return ""
    return "\n".join(["", "## Examples", "", "Rows of the clause tests that are judged under this profile.", "",
                      "@htmlonly", *gallery(figures), "@endhtmlonly", ""])


def pages(painter):
    """The pages by label, in the order of clauses.tsv, each a title and a text."""
    return {page_label(topic): (title(topic), topic_page(painter, topic, clauses))
            for topic, clauses in read_clauses().items()}
