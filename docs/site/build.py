#!/usr/bin/env python3
"""Builds the site of libxiangqi: pages and headers by Doxygen, pictures by the library.

usage: build.py --tool XIANGQI --include FOLDER --output FOLDER [--doxygen DOXYGEN]

XIANGQI is the program, FOLDER of --include holds the built xiangqi/version.h. The site is OUTPUT/html/index.html. Ends with
status 1 when Doxygen warns or a link leads nowhere.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys

SITE = pathlib.Path(__file__).resolve().parent
ROOT = SITE.parents[1]
sys.path.insert(0, str(SITE))

import clause_pages  # noqa: E402
import cycle_pictures  # noqa: E402
import links  # noqa: E402
import page_text  # noqa: E402
import menu  # noqa: E402
from diagrams import Painter  # noqa: E402

RULES = ROOT / "docs" / "rules"


def stage(folder, program, painter):
    """Writes all pages for Doxygen; returns the pages of the tree, those of the clauses, and files to carry along."""
    pages = page_text.find_pages()
    links_of = page_text.Links(pages, clause_pages.labels())
    for page in dict.fromkeys(pages.values()):
        text = cycle_pictures.with_strips(painter, program, page.path.read_text(encoding="utf-8"))
        if page.path.parent == RULES:
            if "\n## Examples\n" not in text:
                text += clause_pages.profile_part(painter, page.path.stem)
            text = cycle_pictures.pictured(painter, program, page.path, text)
        if page.label == "clauses":  # the table comes after a list of the pages with pictures
            text = text.replace("\n\n|", f"\n\nWith pictures:\n\n{clause_pages.index()}\n|", 1)
        (folder / f"{page.label}.md").write_text(page_text.staged(page, links_of, text), encoding="utf-8")
    written = clause_pages.pages(painter)
    for label, (_, text) in written.items():
        (folder / f"{label}.md").write_text(text, encoding="utf-8")
    return pages, written, links_of.files


def carry_along(files, folder):
    """Files of the tree that pages lead to, as text."""
    for file in sorted(files):
        target = folder / "files" / (str(file) if file.suffix else f"{file}.txt")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, target)


def stage_headers(options, folder):
    """All headers in one folder, the written one among them, as they are installed."""
    shutil.copytree(ROOT / "include" / "xiangqi", folder / "xiangqi", ignore=shutil.ignore_patterns("*.in"))
    shutil.copy(options.include / "xiangqi" / "version.h", folder / "xiangqi")


def settings(options, staged, layout):
    version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
    headers = options.output / "include"
    more = {
        "PROJECT_NUMBER": version,
        "OUTPUT_DIRECTORY": f'"{options.output}"',
        "INPUT": f'"{staged}" "{headers}"',
        "STRIP_FROM_PATH": f'"{headers}" "{staged}"',
        "STRIP_FROM_INC_PATH": f'"{headers}"',
        "INPUT_FILTER": f'"{sys.executable} -B {SITE / "header_filter.py"}"',
        "LAYOUT_FILE": f'"{layout}"',
        "HTML_EXTRA_STYLESHEET": f'"{SITE / "site.css"}"',
    }
    text = (SITE / "Doxyfile").read_text(encoding="utf-8")
    return text + "".join(f"{name} = {value}\n" for name, value in more.items())


def run_doxygen(options, staged, layout):
    done = subprocess.run([options.doxygen, "-"], input=settings(options, staged, layout), cwd=options.output,
                          capture_output=True, text=True, encoding="utf-8")
    sys.stderr.write(done.stderr.replace(f"{options.output}/", ""))
    return done.returncode == 0 and not done.stderr.strip()


def build(options):
    staged, page_folder = options.output / "pages", options.output / "html"
    for name in ("pages", "html", "diagrams", "include"):
        shutil.rmtree(options.output / name, ignore_errors=True)
        (options.output / name).mkdir()
    stage_headers(options, options.output / "include")
    painter = Painter(options.tool, options.output / "diagrams")
    pages, clauses, files = stage(staged, cycle_pictures.rule_pages.Program(str(options.tool)), painter)
    layout = options.output / "layout.xml"
    layout.write_text(menu.layout(options.doxygen, pages, clauses), encoding="utf-8")
    if not run_doxygen(options, staged, layout):
        print("Doxygen has warnings")
        return 1
    shutil.copytree(options.output / "diagrams", page_folder / "diagrams", dirs_exist_ok=True)
    carry_along(files, page_folder)
    broken, count = links.broken_links(page_folder)
    for path, target in broken:
        print(f"{path}: {target} leads nowhere")
    pictures = len(list((page_folder / "diagrams").glob("*.svg")))
    print(f"{page_folder / 'index.html'}: {len(list(page_folder.glob('*.html')))} files, {pictures} pictures, "
          f"{count} links, {len(broken)} of them broken")
    return 1 if broken else 0


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, kind in (("tool", "the xiangqi program"), ("include", "the folder of the built xiangqi/version.h"),
                       ("output", "where to build")):
        options.add_argument(f"--{name}", required=True, type=lambda path: pathlib.Path(path).resolve(), help=kind)
    options.add_argument("--doxygen", default="doxygen", help="the Doxygen program")
    chosen = options.parse_args()
    chosen.output.mkdir(parents=True, exist_ok=True)
    return build(chosen)


if __name__ == "__main__":
    sys.exit(main())
