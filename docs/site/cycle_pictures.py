"""Tables of judged cycles as pictures: each row with a start and moves becomes a card, drawn from the program's verdict."""

import html
import pathlib
import re
import sys

from diagrams import Diagram, code, figure, gallery, split_move

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "docs"))
import rule_pages  # noqa: E402  (what writes the tables knows their facts)

VARIANT = "xiangqi"  # the facts are cycles of Xiangqi
STRIP = 8  # boards of one loop, at most
STRIP_HERE = re.compile(r"^<!-- boards of (\S+) under (\S+) -->$", re.M)
TABLE = re.compile(r"(?:^\|.*\n)+", re.M)


def facts():
    """Every fact that the tables show, by id."""
    found = {}
    for name in ("repetition", "chinese"):
        path = ROOT / "tests" / "facts" / f"{name}.tsv"
        if path.exists():
            found.update({row["id"]: row for row in rule_pages.table(path)
                          if row.get("id") and row.get("fen") and row.get("moves")})
    return found


def general_square(fen, side):
    """Where a side's general stands in a canonical FEN."""
    for rank, text in zip(range(9, -1, -1), fen.split()[0].split("/")):
        expanded = re.sub(r"\d", lambda digit: "." * int(digit[0]), text)
        if "Kk"[side] in expanded:
            return "abcdefghi"[expanded.index("Kk"[side])] + str(rank)
    raise RuntimeError(f"no general in {fen}")


def loop_length(moves):
    for length in range(2, len(moves) + 1, 2):
        if len(moves) % length == 0 and moves == moves[:length] * (len(moves) // length):
            return length
    return len(moves)


def board_after(program, row, moves, nature):
    """The board after a move of the loop, with what that move attacks."""
    marks = ()
    if nature["nature"] == "check":
        (after,) = program.ask("show", "--fen", row["fen"], "--moves", " ".join(moves))
        marks = (("attack", (general_square(after["fen"], ("red", "black").index(nature["side"]) ^ 1),)),)
    attacks = [attack for attack in nature["attacks"] if attack["chaser"] and attack["victim"]]
    chases = tuple(attack["chaser"] + attack["victim"] for attack in attacks if attack["why"] is None)
    refused = tuple(attack["chaser"] + attack["victim"] for attack in attacks if attack["why"] is not None)
    return Diagram(VARIANT, row["fen"], moves=tuple(moves), marks=marks,
                   arrows=(("attack", chases), ("refused", refused)))


def refusals(nature):
    """Why attacks are no chase, in a few words."""
    found = dict.fromkeys(f"{attack['chaser']} on {attack['victim']}: {attack['why'].replace('_', ' ')}"
                          for attack in nature["attacks"] if attack["why"] is not None)
    return "".join(f"<br><span>{html.escape(said)}</span>" for said in found)


def strip(painter, program, profile, row):
    """The boards of one loop of the cycle that was judged."""
    judged = program.judge(profile, row)
    moves = row["moves"].split()
    natures = judged["natures"] or []
    figures = []
    for nature in natures[:min(STRIP, loop_length([nature["move"] for nature in natures]))]:
        chased = f" of {', '.join(nature['victims'])}" if nature["victims"] else ""
        said = f"{row['id']} under {profile}, ply {nature['ply']}: {nature['side']} {nature['move']}, {nature['nature']}{chased}"
        image = painter.image(f"{row['id']}-{profile}-{nature['ply']}",
                              board_after(program, row, moves[:nature["ply"]], nature), said)
        caption = f"{code(nature['move'])} <b>{nature['nature']}</b>{html.escape(chased)}{refusals(nature)}"
        figures.append(figure(image, caption, nature["side"]))
    return judged, figures


def example_card(painter, program, profile, row, shows):
    judged, figures = strip(painter, program, profile, row)
    return [f"<h3>{html.escape(shows)}</h3>", f'<p class="verdict">{html.escape(rule_pages.verdict(judged))}</p>',
            *gallery(figures), f'<p class="explained">{html.escape(judged["explanation"] or "")}</p>',
            f'<p class="fen">{code(row["fen"])}</p>']


def cells(line):
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]


def difference_card(painter, header, row):
    """A cycle, with its ways as arrows, and what each profile says of it."""
    fen, moves = row["start"].strip("`"), row["moves"].strip("`").split()
    ways = tuple(dict.fromkeys(move for move in moves if split_move(move, VARIANT)))
    image = painter.image(f"cycle-{row['cycle'].split()[0]}", Diagram(VARIANT, fen, arrows=(("plain", ways),)),
                          f"{row['cycle']}: the cycle {' '.join(moves)}")
    verdicts = "".join(f"<dt>{html.escape(name)}</dt><dd>{html.escape(row[name])}</dd>" for name in header[3:])
    caption = f"<b>{html.escape(row['cycle'])}</b><br>{code(' '.join(moves))}<dl>{verdicts}</dl><span>{code(fen)}</span>"
    return figure(image, caption, "wide")


def with_strips(painter, program, text):
    """A page with the boards of each fact that a comment asks for."""
    known = facts()

    def replace(found):
        _, figures = strip(painter, program, found[2], known[found[1]])
        return "\n".join(["@htmlonly", *gallery(figures), "@endhtmlonly"])

    return STRIP_HERE.sub(replace, text)


def pictured(painter, program, path, text):
    """The text of a page of docs/rules with its tables of cycles as pictures."""
    profile, known = path.stem, facts()
    chosen = {row["shows"]: row["id"] for row in rule_pages.table(ROOT / "tests" / "docs" / "rule_examples.tsv")
              if row["profile"] == profile}

    def replace(found):
        header, _, *rows = [cells(line) for line in found[0].splitlines()]
        if not {"start", "moves"} <= set(header):
            return found[0]
        rows = [dict(zip(header, row)) for row in rows]
        if header[0] == "cycle":
            lines = gallery(difference_card(painter, header, row) for row in rows)
        else:
            lines = [line for row in rows
                     for line in example_card(painter, program, profile, known[chosen[row["shows"]]], row["shows"])]
        return "\n".join(["@htmlonly", *lines, "@endhtmlonly", ""])

    return TABLE.sub(replace, text)
