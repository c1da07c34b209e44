"""Pages in Markdown as Doxygen takes them: labels at headings, links that lead to pages and headers of the site."""

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})(.*)$")
HEADING = re.compile(r"^(#{1,6}) +(.*?) *#*$")
LINK = re.compile(r"(?<!!)\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^)\s]+)\)")
CODE = re.compile(r"(`+[^`]*`+)")


@dataclasses.dataclass(frozen=True)
class Page:
    path: pathlib.Path
    label: str
    title: str


def label_of(path):
    """docs/rules/axf.md: rules-axf."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return "-".join(parts[1:] if parts[0] == "docs" else parts).lower().replace("_", "-")


def find_pages():
    """The pages of the tree by path. README.md is the front page of the tree, docs/index.md that of the site."""
    paths = [ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
    pages = {}
    for path in paths:
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").strip()
        label = "mainpage" if path == ROOT / "docs" / "index.md" else label_of(path)
        pages[path] = Page(path, label, title)
    pages[ROOT / "README.md"] = Page(ROOT / "docs" / "index.md", "mainpage", "libxiangqi")
    return pages


def slug(heading):
    """The anchor that a heading has on the common hosts of Markdown."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def heading_label(page, heading):
    return f"{page.label}-{slug(heading)}"


class Links:
    """Where the links of pages lead."""

    def __init__(self, pages, clauses):
        self.pages = pages
        self.clauses = clauses
        self.files = set()  # other files of the tree, which the site carries along

    def target(self, page, url):
        """The URL for Doxygen, or None when the text shall stand alone."""
        if re.match(r"[a-z]+:", url) or url.startswith("@ref"):
            return url
        name, _, anchor = url.partition("#")
        path = (page.path.parent / name).resolve() if name else page.path
        if path in self.pages:
            other = self.pages[path]
            if anchor:
                return f"@ref {heading_label(other, anchor)}"
            return "@ref " + ("index" if other.label == "mainpage" else other.label)
        if path.suffix == ".h" and path.parent == ROOT / "include" / "xiangqi":
            return f"@ref {path.name}"
        if path.is_dir():
            return None
        if not path.is_file():
            raise RuntimeError(f"{page.path.relative_to(ROOT)}: a link to {url}, which is nothing")
        self.files.add(path.relative_to(ROOT))
        return f"files/{path.relative_to(ROOT).as_posix()}{'' if path.suffix else '.txt'}"

    def rewrite(self, page, line):
        def replace(found):
            text, target = found[1], self.target(page, found[2])
            return text if target is None else f"[{text}]({target})"

        line = LINK.sub(replace, line)
        if line.startswith("|"):
            line = re.sub(r"(?<=\| )([A-Z]+ ?[0-9][0-9.]*)(?= \|)", self.clause, line)
        return line

    def clause(self, found):
        """A cell of a table that is the id of a clause leads to it; of a book "CXA 24.3" or without a blank."""
        clause = found[1].replace(" ", "")
        return f"[{found[1]}](@ref {self.clauses[clause]})" if clause in self.clauses else found[1]


def staged(page, links, text=None):
    """The text of a page for Doxygen."""
    lines, fence = [], None  # what closes the block that the line is in
    for line in (text or page.path.read_text(encoding="utf-8")).splitlines():
        found = FENCE.match(line)
        if found and fence is None:
            fence = found[1]
        elif found and found[1].startswith(fence) and not found[2].strip():
            fence = None
        elif fence is None:
            heading = HEADING.match(line)
            if heading:
                level, said = heading.groups()
                label = page.label if level == "#" else heading_label(page, said)
                line = f"{level} {said.replace('`', '')} {{#{label}}}"  # Doxygen takes no code in headings
            else:
                line = links.rewrite(page, line)
        lines.append(line)
    return "\n".join(lines) + "\n"
