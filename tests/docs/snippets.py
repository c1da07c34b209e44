"""The code blocks of the documentation: where they stand, and what each is run as."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(os.environ["XQ_SOURCE_DIR"])
HAS_TOOL = bool(os.environ.get("XQ_TOOL"))
BLOCK = re.compile(r"^( {0,3})(`{3,}|~{3,})([^\n`]*)\n(.*?)^ {0,3}\2[ ]*$", re.M | re.S)
CODE = re.compile(r"^ \* *@code(?:\{\.(\w+)\})?\n(.*?)^ \* *@endcode", re.M | re.S)


class Block:
    """A block of a page: language, text, the line where it begins, and the text of a block of output behind it."""

    def __init__(self, path, line, language, text):
        self.path = path
        self.line = line
        self.language = language
        self.text = text
        self.output = None

    @property
    def place(self):
        return f"{self.path.relative_to(ROOT)}:{self.line}"


def of_page(path):
    """The fenced blocks of a page in Markdown. A text block behind a program, with no more than "It prints" between, is its output."""
    text = path.read_text(encoding="utf-8")
    blocks, end = [], 0
    for found in BLOCK.finditer(text):
        block = Block(path, text.count("\n", 0, found.start()) + 1, found[3].strip(), found[4])
        between = text[end:found.start()].strip()
        if block.language == "text" and blocks and blocks[-1].language == "c" and between in ("", "It prints"):
            blocks[-1].output = block.text
        else:
            blocks.append(block)
        end = found.end()
    return blocks


def of_header(path):
    """The code of a header's comments."""
    text = path.read_text(encoding="utf-8")
    return [Block(path, text.count("\n", 0, found.start()) + 1, found[1] or "c",
                  re.sub(r"^ \* ?", "", found[2], flags=re.M)) for found in CODE.finditer(text)]


def pages():
    return [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + \
        sorted((ROOT / "docs").rglob("*.md"))


def headers():
    return sorted((ROOT / "include" / "xiangqi").glob("*.h"))


def compile_c(text, folder):
    """Compiles a program as a user would, warnings as errors; the program's path."""
    source, program = folder / "snippet.c", folder / "snippet"
    source.write_text(text, encoding="utf-8")
    flags = os.environ.get("XQ_LINK_FLAGS", "").replace(";", " ").split()
    subprocess.run(
        [os.environ["CC"], "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", *flags,
         f"-I{ROOT}/include", f"-I{os.environ['XQ_BUILD_DIR']}/include", str(source),
         os.environ["XQ_STATIC_LIBRARY"], "-o", str(program)],
        check=True)
    return program


def run_c(text, folder):
    """What a program prints."""
    return subprocess.run([compile_c(text, folder)], check=True, capture_output=True, text=True, encoding="utf-8",
                          timeout=60).stdout


def console_commands(text):
    """Each command of a console block with the output below it."""
    found = []
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append([line[2:].rstrip("\n"), ""])
        else:
            found[-1][1] += line
    return found


def run_console(command):
    """As on a terminal: both streams, in the project's folder, the program on the PATH."""
    path = f"{pathlib.Path(os.environ['XQ_TOOL']).parent}:{os.environ.get('PATH', '')}"
    done = subprocess.run(["/bin/sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT,
                          env={**os.environ, "PATH": path}, timeout=60)
    return done.stdout.decode()
