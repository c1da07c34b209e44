"""The pages and the comments of the headers: every block of code is run or found where it is from; links lead somewhere."""

import re
import subprocess
import sys

import pytest
import snippets
from snippets import ROOT

sys.path.insert(0, str(ROOT / "docs" / "site"))
import page_text  # noqa: E402  (the site's own reading of pages)

# Blocks that another test runs, or that would install something.
ELSEWHERE = {
    ("docs/program.md", "console"): "tests/tool/test_manual.py",
    ("docs/python.md", "python"): "tests/python",
    ("docs/python.md", "pycon"): "tests/python",
    ("README.md", "pycon"): "tests/python",
    ("docs/lua.md", "lua"): "tests/lua",
    ("README.md", "python"): "tests/python",
    ("README.md", "lua"): "tests/lua",
    ("README.md", "cmake"): "tests/install",
}
ONLY_SHOWN = {"", "text"}  # shapes of a command line, outputs
SHELL = {"sh", "bash"}
QUOTED = {"tsv": ("tests", "*.tsv"), "mutant": ("tests/mutants", "*.mutant")}
BLOCKS = [block for page in snippets.pages() for block in snippets.of_page(page)] + \
    [block for header in snippets.headers() for block in snippets.of_header(header)]


def of_language(*languages):
    return [pytest.param(block, id=block.place) for block in BLOCKS
            if block.language in languages and (str(block.path.relative_to(ROOT)), block.language) not in ELSEWHERE]


def test_every_language_is_known():
    known = {"c", "console", *ONLY_SHOWN, *SHELL, *QUOTED}
    strange = [f"{block.place}: {block.language}" for block in BLOCKS if block.language not in known
               and (str(block.path.relative_to(ROOT)), block.language) not in ELSEWHERE]
    assert not strange


def test_what_is_run_elsewhere_is_there():
    for path in ELSEWHERE.values():
        if path not in ("tests/python", "tests/lua"):  # with the bindings
            assert (ROOT / path).exists(), path


@pytest.mark.parametrize("block", of_language("c"))
def test_program(block, tmp_path):
    """A program runs and prints what stands below it; a piece of one, in a header, compiles in a function."""
    if "int main(" in block.text:
        assert block.output is not None, f"{block.place}: a program without its output below it"
        assert snippets.run_c(block.text, tmp_path) == block.output
    else:
        text = f"#include <stdio.h>\n#include <string.h>\n#include <xiangqi/xiangqi.h>\nint main(void)\n{{\n{block.text}\nreturn 0;\n}}\n"
        snippets.run_c(text, tmp_path)


def console_commands():
    return [pytest.param(command, expected, id=f"{parameter.id}:{number}")
            for parameter in of_language("console")
            for number, (command, expected) in enumerate(snippets.console_commands(parameter.values[0].text))]


@pytest.mark.parametrize("command, expected", console_commands())
def test_command(command, expected):
    if not snippets.HAS_TOOL:
        pytest.skip("built without the program")
    assert snippets.run_console(command.replace("./run xiangqi ", "xiangqi ")) == expected


def tree_commands():
    usage = subprocess.run([ROOT / "run", "help"], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"^\./run ([a-z]+)", usage, re.M))


@pytest.mark.parametrize("block", of_language(*SHELL))
def test_shell(block):
    """Commands of the tree exist; those that install or link are tested by tests/install, as they stand there."""
    for line in block.text.splitlines():
        found = re.match(r"\./run ([a-z]+)", line)
        if found:
            assert found[1] in tree_commands(), line


@pytest.mark.parametrize("block", of_language(*QUOTED))
def test_quotation(block):
    folder, names = QUOTED[block.language]
    files = [path.read_text(encoding="utf-8") for path in (ROOT / folder).rglob(names)]
    wanted = block.text.splitlines(keepends=True) if block.language == "tsv" else [block.text]
    for text in wanted:
        assert any(text in file for file in files), f"{block.place}: not in {folder}: {text}"


def headings(page):
    """The anchors of a page's headings."""
    found = re.sub(snippets.BLOCK, "", page.path.read_text(encoding="utf-8"))
    return {page_text.slug(heading) for heading in re.findall(r"^#+ +(.*?)\s*$", found, re.M)}


@pytest.mark.parametrize("path", list(page_text.find_pages()), ids=lambda path: str(path.relative_to(ROOT)))
def test_links(path):
    pages = page_text.find_pages()
    text = re.sub(snippets.BLOCK, "", path.read_text(encoding="utf-8"))
    for _, url in page_text.LINK.findall(text):
        name, _, anchor = url.partition("#")
        if re.match(r"[a-z]+:", url):
            continue
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), url
        if anchor and target in pages:
            assert anchor in headings(page_text.Page(target, "", "")), url


def tables(path):
    """The rows of a page's tables, without their heads and rules."""
    for table in re.findall(r"(?:^\|.*\n)+", path.read_text(encoding="utf-8"), re.M):
        head, _, *rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.splitlines()]
        yield head, rows


def test_glossary_has_every_language():
    clauses = {line.split("\t")[0] for line in
               (ROOT / "tests" / "clauses" / "clauses.tsv").read_text(encoding="utf-8").splitlines()}
    scripts = {"中文": "[一-鿿]", "한국어": "[가-힣]", "日本語": "[一-鿿ァ-ヺぁ-ん]", "Tiếng Việt": "[A-Za-zÀ-ỹ]"}
    seen = []
    for head, rows in tables(ROOT / "docs" / "glossary.md"):
        for row in rows:
            assert len(row) == len(head), row
            term = dict(zip(head, row))
            seen.append(row[0])
            for language, script in scripts.items():
                if language in term:
                    assert re.search(script, term[language]), (row[0], language)
            where = term.get("see", "")
            known = not where or where in clauses or where.startswith("J") or (ROOT / "include/xiangqi" / where).exists()
            assert known, (row[0], where)
    assert len(seen) == len(set(seen)) > 50


def test_glossary_has_the_characters_of_the_pieces():
    """The names of the kinds and their characters, as the library writes them."""
    header = (ROOT / "include" / "xiangqi" / "piece.h").read_text(encoding="utf-8")
    glossary = {row[0].split(",")[0]: row[1] for _, rows in tables(ROOT / "docs" / "glossary.md") for row in rows}
    kinds = re.findall(r"XQ_([A-Z]+) = \d,\s*/\*\*< (\S) (\S), FEN", header)
    assert len(kinds) == 7
    for kind, red, black in kinds:
        assert {red, black} <= set(glossary[kind.lower()]), kind


def test_front_page_names_every_header():
    front = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    missing = [header.name for header in snippets.headers() if f"/{header.name})" not in front]
    assert not missing
