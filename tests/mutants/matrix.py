#!/usr/bin/env python3
"""The matrix of clauses: rows that hold, rows that refuse, mutants caught. A gap fails.

A mutant (*.mutant here) is the library with one rule disabled; the rows of its clauses must then fail:

    what is disabled, in one line
    clauses L4 K2
    file lib/board/safety.h
    find
        text that must occur exactly once; blanks and line ends may differ
    with
        what stands there instead
    end

Further finds, and further files, may follow. The library is compiled once; for a mutant only what depends
on its files is compiled again.
"""

import argparse
import collections
import concurrent.futures
import fnmatch
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CLAUSES = ROOT / "tests" / "clauses"
DOCUMENT = ROOT / "docs" / "clauses.md"
BOOKS = ("CXA",)  # articles of rule books: the source list is of the game's own rules
COMPILE_SECONDS = 120
RUN_SECONDS = 30


def table(path):
    """The rows of a TSV file as dictionaries."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    names = lines[0].split("\t")
    return [dict(zip(names, line.split("\t") + [""] * len(names))) for line in lines[1:]]


class Mutant:
    """One file: which clauses it breaks, and its edits by path."""

    def __init__(self, path):
        self.name = path.stem
        self.what, self.clauses, self.edits = "", [], collections.OrderedDict()
        file, part, find, lines = None, None, None, []
        for line in path.read_text(encoding="utf-8").splitlines():
            if part and line in ("with", "end"):
                if part == "find":
                    find, part = lines, "with"
                else:
                    self.edits.setdefault(file, []).append((" ".join(find), "\n".join(lines)))
                    part = None
                lines = []
            elif part:
                lines.append(line)
            elif line.startswith("clauses "):
                self.clauses = line.split()[1:]
            elif line.startswith("file "):
                file = line.split(maxsplit=1)[1]
            elif line == "find":
                part = "find"
            elif line and not self.what:
                self.what = line
            elif line:
                raise ValueError(f"{path.name}: not understood: {line}")
        if not self.clauses or not self.edits or part:
            raise ValueError(f"{path.name}: no clauses, no edit, or an edit without an end")

    def apply(self, source, folder):
        """Writes the changed files of a source tree below a folder; returns their paths."""
        written = []
        for file, edits in self.edits.items():
            text = (source / file).read_text(encoding="utf-8")
            for find, replacement in edits:
                pattern = r"\s+".join(re.escape(word) for word in find.split())
                text, count = re.subn(pattern, lambda _: replacement, text)
                if count != 1:
                    raise ValueError(f"{self.name}: found {count} times in {file}: {find}")
            changed = folder / file
            changed.parent.mkdir(parents=True, exist_ok=True)
            changed.write_text(text, encoding="utf-8")
            written.append(changed)
        return written


class Builder:
    """Compiles the library and the test of the clauses, and variants of it, from a copy of the sources."""

    def __init__(self, build, compiler, include):
        self.build = build
        self.compiler = shlex.split(compiler)
        self.include = include
        self.tree = build / "tree"
        self.base = build / "base"
        self.generator = self.tree / "lib" / "board" / "generate_tables.c"
        self.objects = {}  # object -> (source, paths it depends on)
        self.tests = []
        shutil.rmtree(build, ignore_errors=True)
        (self.base / "lib" / "board").mkdir(parents=True)
        for folder in ("lib", "include", "tests/clauses", "tests/support"):
            shutil.copytree(ROOT / folder, self.tree / folder)

    def run(self, command):
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMPILE_SECONDS, check=False)
        if done.returncode:
            raise ValueError(f"{command[0]} fails: {done.stderr.strip()[-600:]}")
        return done.stdout

    def compile(self, source, target, overlays):
        """Compiles one file; headers and tables of the overlays come before the project's."""
        folders = [folder / "lib" for folder in overlays] + [
            self.tree / "lib", self.tree / "include", self.include, self.tree / "tests"]
        # One copy of the generator is enough here: the instruction levels share its text.
        options = ["-std=c11", "-O0", "-w", "-DXQ_LEVEL=plain", "-DXQ_STATIC", f'-DXQ_SOURCE_DIR="{ROOT}"',
                   f'-DXQ_FACTS_DIR="{ROOT}/tests/facts"']
        includes = [f"-I{folder}" for folder in folders]
        self.run([*self.compiler, *options, *includes, "-MMD", "-c", source, "-o", target])
        rule = target.with_suffix(".d").read_text(encoding="utf-8").replace("\\\n", " ").split(":", 1)[1]
        return [pathlib.Path(path).resolve() for path in rule.split()]

    def write_tables(self, source, overlay):
        """Builds and runs the program that writes the attack tables."""
        program = overlay / "generate_tables"
        self.run([*self.compiler, "-std=c11", "-O1", "-w", f"-I{self.tree}/lib", f"-I{self.tree}/include",
                  f"-I{self.include}", source, "-o", program])
        tables = overlay / "lib" / "board" / "tables.inc"
        tables.parent.mkdir(parents=True, exist_ok=True)
        tables.write_text(self.run([program]), encoding="utf-8")
        return tables

    def build_base(self, pool):
        self.write_tables(self.generator, self.base)
        library = sorted(path for path in (self.tree / "lib").glob("*/*.c") if path != self.generator)
        tests = sorted((self.tree / "tests").glob("*/*.c"))

        def compile_base(source):
            name = "_".join(source.relative_to(self.tree).parts)
            target = (self.base / name).with_suffix(".o")
            return target, source, self.compile(source, target, [self.base])

        for target, source, needs in pool.map(compile_base, library + tests):
            if source in tests:
                self.tests.append(target)
            else:
                self.objects[target] = (source, needs)
        return self.link(self.base, self.objects)

    def link(self, folder, objects):
        program = folder / "clauses"
        libraries = shlex.split(self.run(["pkg-config", "--cflags", "--libs", "cmocka"]))
        self.run([*self.compiler, *objects, *self.tests, *libraries, "-o", program])
        return program

    def build_mutant(self, mutant):
        """The program with the mutant's library."""
        overlay = self.build / mutant.name
        original = {path: self.tree / path.relative_to(overlay) for path in mutant.apply(self.tree, overlay)}
        changed = {path.resolve() for path in original.values()}
        by_original = {value: key for key, value in original.items()}
        if self.generator in by_original:
            self.write_tables(by_original[self.generator], overlay)
            changed.add((self.base / "lib" / "board" / "tables.inc").resolve())
        objects = []
        for target, (source, needs) in self.objects.items():
            if changed.isdisjoint(needs):
                objects.append(target)
                continue
            again = overlay / target.name
            self.compile(by_original.get(source, source), again, [overlay, self.base])
            objects.append(again)
        if objects == list(self.objects):
            raise ValueError(f"{mutant.name}: no part of the library depends on what it changes")
        return self.link(overlay, objects)


def run_rows(program, clauses):
    """Whether the rows of the clauses pass, and the last words of the program."""
    try:
        done = subprocess.run(
            [program, *clauses], capture_output=True, text=True, timeout=RUN_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False, "does not end"
    if done.returncode < 0:
        return False, f"ended by signal {-done.returncode}"
    failing = re.findall(r"(\d+ of \d+ rows) fail", done.stderr + done.stdout)
    words = failing or re.findall(r"(?:exception|ERROR): (.*)", done.stderr + done.stdout)[:1]
    return done.returncode == 0, words[0] if words else ""


class Matrix:
    """What the tables say, what the mutants did, and the gaps."""

    def __init__(self):
        self.clauses = table(CLAUSES / "clauses.tsv")
        self.exempt = collections.defaultdict(set)
        for row in table(CLAUSES / "exempt.tsv"):
            self.exempt[row["clause"]].add(row["without"])
        self.rows = collections.Counter()
        self.mutants = collections.defaultdict(list)  # clause -> [(mutant, caught)]
        self.gaps = []
        self.read_rows()
        self.compare_shared()

    def gap(self, text):
        self.gaps.append(text)

    def read_rows(self):
        topic_of = {row["clause"]: row["topic"] for row in self.clauses}
        for topic in sorted(set(topic_of.values())):
            seen = set()
            for row in table(CLAUSES / f"{topic}.tsv"):
                key = (row["clause"], row["fen"], row["query"], row["argument"])
                if topic_of.get(row["clause"]) != topic or row["kind"] not in ("holds", "refused"):
                    self.gap(f"{topic}.tsv: wrong table for the clause, or no such kind: {' '.join(row.values())}")
                if key in seen:
                    self.gap(f"{topic}.tsv: twice: {' '.join(key)}")
                seen.add(key)
                self.rows[row["clause"], row["kind"]] += 1

    def compare_shared(self):
        """With the source list beside the project: no clause of it may be forgotten, and none invented."""
        shared = pathlib.Path(os.environ.get("XQ_SHARED", ROOT.parent / "shared")) / "clauses.tsv"
        if not shared.exists():
            return
        sources = {row["id"] for row in table(shared)}
        ours = {row["clause"] for row in self.clauses}
        without = [clause for clause, what in self.exempt.items() if "all" in what]
        for clause in sorted(sources - ours):
            if not any(fnmatch.fnmatchcase(clause, pattern) for pattern in without):
                self.gap(f"{clause}: in the source list, but neither in clauses.tsv nor in exempt.tsv")
        for clause in sorted(ours - sources):
            if clause.startswith(BOOKS):
                continue
            self.gap(f"{clause}: in clauses.tsv, but not in the source list")

    def cells(self, clause):
        """Holds, refused, mutants as text; a gap when a cell is empty and not exempt, or filled and exempt."""
        caught = [mutant.name for mutant, was_caught in self.mutants[clause] if was_caught]
        counts = {
            "holds": self.rows[clause, "holds"],
            "refused": self.rows[clause, "refused"],
            "mutant": len(caught),
        }
        cells = []
        for what, count in counts.items():
            is_exempt = what in self.exempt[clause]
            if not count and not is_exempt:
                self.gap(f"{clause}: {what}: none")
            if count and is_exempt:
                self.gap(f"{clause}: {what}: exempt.tsv says there is none, but there is")
            cells.append("-" if is_exempt else str(count))
        return cells

    def table(self):
        return [(row["clause"], row["rule"], *self.cells(row["clause"])) for row in self.clauses]


def write_document(matrix, cells):
    lines = [
        "# Clauses",
        "",
        "Every rule of the game has a number, rows in `tests/clauses` that show it holding, rows that show its",
        "breach refused, and mutants in `tests/mutants`: the library with that one rule disabled, whose rows must",
        "fail. Each row with a position is asked in four images (as it stands, mirrored, with sides swapped, both)",
        "and by every function that could answer it. `ctest -R clause-matrix` runs the mutants and compares this",
        "page; `tests/mutants/matrix.py --write` makes it anew.",
        "",
        "| clause | rule | holds | refused | mutants caught |",
        "|---|---|---:|---:|---:|",
    ]
    lines += [f"| {' | '.join(row)} |" for row in cells]
    lines += ["", "What is missing, and why:", "", "| clause | without | why |", "|---|---|---|"]
    lines += [f"| {row['clause']} | {row['without']} | {row['why']} |" for row in table(CLAUSES / "exempt.tsv")]
    return "\n".join(lines) + "\n"


def run_mutants(matrix, builder, mutants, pool):
    def judge(mutant):
        program = builder.build_mutant(mutant)
        results = [(clause, *run_rows(program, [clause])) for clause in mutant.clauses]
        shutil.rmtree(builder.build / mutant.name)
        return results

    known = {row["clause"] for row in matrix.clauses}
    for mutant, future in [(mutant, pool.submit(judge, mutant)) for mutant in mutants]:
        try:
            results = future.result()
        except (ValueError, subprocess.TimeoutExpired) as error:
            matrix.gap(f"mutant {mutant.name}: {error}")
            continue
        for clause, passed, words in results:
            print(f"{mutant.name:13} {clause:4} {'SURVIVES' if passed else 'caught':8} {words[:22]:22} {mutant.what}")
            matrix.mutants[clause].append((mutant, not passed))
            if passed:
                matrix.gap(f"mutant {mutant.name} survives the rows of {clause}: {mutant.what}")
            if clause not in known:
                matrix.gap(f"mutant {mutant.name}: no clause {clause}")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--build", type=pathlib.Path, required=True, help="folder for objects; emptied first")
    options.add_argument("--include", type=pathlib.Path, required=True, help="folder of the generated xiangqi/version.h")
    options.add_argument("--cc", default="cc", help="compiler")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options.add_argument("--only", default="*", help="mutants whose names match this pattern; then no gap is looked for")
    options.add_argument("--write", action="store_true", help="write docs/clauses.md anew")
    chosen = options.parse_args()

    matrix = Matrix()
    mutants = [Mutant(path) for path in sorted(HERE.glob("*.mutant")) if fnmatch.fnmatchcase(path.stem, chosen.only)]
    builder = Builder(chosen.build.resolve(), chosen.cc, chosen.include.resolve())
    with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
        passed, words = run_rows(builder.build_base(pool), [])
        if not passed:
            print(f"the unchanged library fails its rows: {words}", file=sys.stderr)
            return 1
        run_mutants(matrix, builder, mutants, pool)

    if chosen.only == "*":
        cells = matrix.table()
        print(f"\n{'clause':8}{'holds':>7}{'refused':>9}{'mutants caught':>16}")
        for clause, _, *counts in cells:
            print(f"{clause:8}{counts[0]:>7}{counts[1]:>9}{counts[2]:>16}")
        print(f"{len(cells)} clauses, {sum(matrix.rows.values())} rows, {len(mutants)} mutants")
        document = write_document(matrix, cells)
        if chosen.write:
            DOCUMENT.parent.mkdir(exist_ok=True)
            DOCUMENT.write_text(document, encoding="utf-8")
        elif not DOCUMENT.exists() or DOCUMENT.read_text(encoding="utf-8") != document:
            matrix.gap(f"{DOCUMENT.relative_to(ROOT)} is not up to date: run this program with --write")
    for gap in matrix.gaps:
        print(f"gap: {gap}", file=sys.stderr)
    return 1 if matrix.gaps else 0


if __name__ == "__main__":
    sys.exit(main())
