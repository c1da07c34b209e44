"""The site: Doxygen has no warning, no link is broken, every clause has its pictures, every header its page."""

import html
import os
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree

import pytest

ROOT = pathlib.Path(os.environ["XQ_SOURCE_DIR"])
OUTPUT = pathlib.Path(os.environ["XQ_BUILD_DIR"]) / "docs-site"
HTML = OUTPUT / "html"
sys.path.insert(0, str(ROOT / "docs" / "site"))
import clause_pages  # noqa: E402
import clause_rows  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def site():
    """The site is built once for all tests; its builder fails on warnings and on broken links."""
    subprocess.run([sys.executable, ROOT / "docs" / "site" / "build.py", "--tool", os.environ["XQ_TOOL"],
                    "--include", f"{os.environ['XQ_BUILD_DIR']}/include", "--output", OUTPUT,
                    "--doxygen", os.environ["XQ_DOXYGEN"]], check=True)


def figures(topic, clause):
    """The kinds of the figures of a clause."""
    page = (HTML / f"{clause_pages.page_label(topic)}.html").read_text(encoding="utf-8")
    part = page.split(f'id="{clause_pages.label(clause)}"')[1].split("<details>")[0]
    return re.findall(r'<figure class="board (\w+)"><img src="(diagrams/[^"]+)"', part)


@pytest.mark.parametrize("topic", clause_pages.read_clauses())
def test_every_clause_is_pictured(topic):
    """What has rows with a board that can be drawn has a picture of it, allowed and refused."""
    rows = clause_rows.read_rows(clause_pages.CLAUSES, topic)
    for clause, _ in clause_pages.read_clauses()[topic]:
        found = figures(topic, clause)
        for kind, css in clause_pages.KINDS:
            own = [row for row in rows if row.clause == clause and row.kind == kind]
            readable = [row for row in own if row.expected != "XQ_ERR_FEN" and clause_rows.picture_of(row)]
            assert (css in [shown for shown, _ in found]) == bool(readable), (clause, kind)
        for _, picture in found:
            assert (HTML / picture).exists()


def test_every_row_stands_on_its_page():
    for topic in clause_pages.read_clauses():
        page = (HTML / f"{clause_pages.page_label(topic)}.html").read_text(encoding="utf-8")
        assert page.count('<tr class="holds">') + page.count('<tr class="refused">') == \
            len(clause_rows.read_rows(clause_pages.CLAUSES, topic))


def test_pictures_are_well_formed_and_named():
    pictures = sorted((HTML / "diagrams").glob("*.svg"))
    assert len(pictures) > 200
    for picture in pictures:
        root = xml.etree.ElementTree.parse(picture).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title").text, picture


def test_every_header_has_a_page():
    for header in (ROOT / "include" / "xiangqi").glob("*.h"):
        name = header.name.replace("_", "__").replace(".", "_8")
        assert (HTML / f"{name}.html").exists(), header.name


def test_headers_lead_to_the_clauses_that_they_cite():
    page = (HTML / "position_8h.html").read_text(encoding="utf-8")
    assert f'href="{clause_pages.page_label("check")}.html#clause-K1"' in page


def test_examples_of_the_profiles_are_pictured():
    rows = (ROOT / "tests" / "docs" / "rule_examples.tsv").read_text(encoding="utf-8").splitlines()
    for line in rows:
        if line and not line.startswith(("#", "id\t")):
            name, profile, shows = line.split("\t")
            page = (HTML / f"rules-{profile}.html").read_text(encoding="utf-8")
            card = page.partition(f"<h3>{html.escape(shows)}</h3>")[2].partition("<h3>")[0]
            assert card.count('<img src="diagrams/') >= 2 and "verdict" in card, (name, profile)
