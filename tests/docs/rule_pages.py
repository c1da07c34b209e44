#!/usr/bin/env python3
"""The pages of the rule profiles, docs/rules: below their mark they are written from what the program says.

usage: rule_pages.py --tool XIANGQI [--write]

Without --write the pages are compared with what would be written, and a difference fails.
"""

import argparse
import collections
import difflib
import gzip
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "rules"
MARK = "<!-- Written by tests/docs/rule_pages.py --write from here on. -->\n"
SIDES = ("red", "black")
COUNTS = "## Counts\n"
ENDINGS = pathlib.Path(os.environ.get("XQ_SHARED", ROOT.parent / "shared")) / "data" / "endings.tsv.gz"


def table(path):
    """The rows of a TSV file as dictionaries."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    names = lines[0].split("\t")
    return [dict(zip(names, line.split("\t"))) for line in lines[1:]]


class Program:
    """The xiangqi program, asked for JSON."""

    def __init__(self, path):
        self.path = path

    def ask(self, *arguments):
        done = subprocess.run([self.path, *arguments, "--json"], check=True, capture_output=True, text=True)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def judge_all(self, profile, games):
        """The results of a list of games, each a start and moves."""
        text = "".join(f"{start}\t{moves}\n" for start, moves in games)
        done = subprocess.run([self.path, "judge", "--rules", profile, "--json", "-"], check=True, input=text,
                              capture_output=True, text=True)
        return [json.loads(line)["result"] for line in done.stdout.splitlines()]

    def judge(self, profile, row):
        (judged,) = self.ask("judge", "--rules", profile, "--explain", "--fen", row["fen"], "--moves", row["moves"])
        return judged


def cell(text):
    return str(text).replace("|", "\\|")


def markdown(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return lines + ["| " + " | ".join(cell(field) for field in row) + " |" for row in rows] + [""]


def verdict(judged):
    """Who loses and why, in words."""
    if judged["result"] == "*":
        return "goes on"
    reason = judged["reason"].replace("_", " ")
    clause = judged["clause"]
    if judged["winner"] is None:
        return f"draw: {reason} ({clause})"
    loser = SIDES[1 - SIDES.index(judged["winner"])]
    return f"{loser} loses: {reason} ({clause})"


def one_loop(judged):
    """The moves of the window's first loop with their natures, half of the window or a third."""
    natures = judged["natures"]
    moves = [nature["move"] for nature in natures]
    for length in range(2, len(moves) + 1, 2):
        if len(moves) % length == 0 and moves == moves[:length] * (len(moves) // length):
            natures = natures[:length]
            break
    return ", ".join(f"{nature['move']} {nature['nature']}" for nature in natures)


def examples(program, profile, facts):
    rows = [row for row in table(ROOT / "tests" / "docs" / "rule_examples.tsv") if row["profile"] == profile]
    if not rows:
        return []
    lines = ["## Examples", "",
             "Published cycles (`tests/facts`) as the library judges them. The moves are one loop; in the game they come twice.", ""]
    cells = []
    for row in rows:
        judged = program.judge(profile, facts[row["id"]])
        cells.append((row["shows"], f"`{facts[row['id']]['fen']}`", one_loop(judged), verdict(judged)))
    return lines + markdown(("shows", "start", "moves", "verdict"), cells)


def listed(title, texts):
    return [f"## {title}", "", *(f"- {text}" for text in texts), ""] if texts else []


def limit_wording(rules):
    """D1 as the profile has it."""
    values = {one["name"]: one["value"] for one in rules["parameters"]}
    counted = values["checks_counted"]
    return (f"{values['no_capture_limit']} plies in a row without a capture: draw"
            + ("." if counted == "all" else f"; of the checks of the side that could claim it at most {counted} count."))


def profile_page(program, rules, wording, facts):
    if rules["variant"] == "xiangqi":
        wording = {**wording, "D1": limit_wording(rules)}
    clauses = [(clause, wording[clause]) for clause in rules["clauses"] if clause in wording]
    lines = [f"## Parameters of `{rules['name']}`", "", "`xiangqi judge --rules " + rules["name"] + " --set NAME=VALUE` sets one.", ""]
    lines += markdown(("parameter", "value", "values", "meaning", "clause"),
                      [(f"`{one['name']}`", f"`{one['value']}`", one["values"], one["description"], one["clause"])
                       for one in rules["parameters"]])
    lines += ["## Clauses", "", "It follows: " + ", ".join(rules["clauses"]) + ".", ""]
    lines += markdown(("clause", "rule"), clauses)
    lines += listed("Readings", rules.get("readings"))
    lines += listed("Open questions", rules.get("questions") or rules.get("open_questions"))
    return lines + examples(program, rules["name"], facts)


def differing_parameters(profiles):
    names = [rules["name"] for rules in profiles]
    values = {rules["name"]: {one["name"]: one["value"] for one in rules["parameters"]} for rules in profiles}
    parameters = [one["name"] for one in profiles[0]["parameters"]]
    differing = [one for one in parameters if len({values[name][one] for name in names}) > 1]
    lines = ["## Parameters that differ", ""]
    return lines + markdown(("parameter", *names),
                            [(f"`{one}`", *(f"`{values[name][one]}`" for name in names)) for one in differing])


def differences_page(program, profiles, facts):
    names = [rules["name"] for rules in profiles]
    lines = differing_parameters(profiles)
    cells, seen, judged_cycles = [], set(), 0
    for name, row in facts.items():
        cycle = (row["fen"], row["moves"])
        if cycle in seen:
            continue
        seen.add(cycle)
        judged_cycles += 1
        judged = [verdict(program.judge(profile, row)) for profile in names]
        if len({text.split(":")[0] for text in judged}) > 1:
            cells.append((f"{name} {row.get('note') or row['figure']}", f"`{row['fen']}`", f"`{row['moves']}`", *judged))
    lines += ["## Cycles that the profiles judge differently", "",
              f"{len(cells)} of the {judged_cycles} cycles of `tests/facts`.", ""]
    return lines + markdown(("cycle", "start", "moves", *names), cells)


def endings_page(program, names):
    """The explained games; below them the counts, which stay as they are where the games are not at hand."""
    lines = ["## Perpetual check: each game that differs", ""]
    lines += markdown(("game", "profiles", "verdict", "what happened"),
                      [(row["source"], row["profiles"].replace(",", ", "), row["ours"].replace("_", " "), row["why"])
                       for row in table(ROOT / "tests" / "facts" / "endings.tsv")])
    if not ENDINGS.exists():
        kept = (PAGES / "endings.md").read_text(encoding="utf-8").partition(COUNTS)
        return lines + (kept[1] + kept[2]).splitlines()
    with gzip.open(ENDINGS, "rt", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    counts = collections.defaultdict(collections.Counter)
    for name in names:
        for row, result in zip(rows, program.judge_all(name, [row[1:3] for row in rows])):
            counts[row[0]][name, "open" if result == "*" != row[3] else result == row[3]] += 1
    cells = []
    for kind in sorted(counts):
        shares = [" / ".join(str(counts[kind][name, what]) for what in (True, False, "open")) for name in names]
        cells.append((kind, sum(row[0] == kind for row in rows), *shares))
    lines += [COUNTS.strip(), "", f"{len(rows)} games; as stated / otherwise / not ended by the profile.", ""]
    return lines + markdown(("class", "games", *names), cells)


def pages(program):
    """The generated part of each page, by file name."""
    facts = {row["id"]: row for name in ("repetition", "chinese")
             for row in table(ROOT / "tests" / "facts" / f"{name}.tsv")}
    wording = {row["clause"]: row["rule"] for row in table(ROOT / "tests" / "clauses" / "clauses.tsv")}
    profiles = program.ask("rules")
    of = {variant: [rules for rules in profiles if rules["variant"] == variant] for variant in ("xiangqi", "janggi")}
    written = {f"{rules['name']}.md": profile_page(program, rules, wording, facts) for rules in profiles}
    written["differences.md"] = differences_page(program, of["xiangqi"], facts)
    written["janggi-endings.md"] = differing_parameters(of["janggi"])
    written["endings.md"] = endings_page(program, [rules["name"] for rules in of["xiangqi"]])
    return {name: "\n".join(lines).rstrip() + "\n" for name, lines in written.items()}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--tool", required=True, help="the xiangqi program")
    options.add_argument("--write", action="store_true", help="write the pages anew")
    chosen = options.parse_args()
    stale = 0
    for name, text in pages(Program(chosen.tool)).items():
        path = PAGES / name
        head, mark, old = path.read_text(encoding="utf-8").partition(MARK)
        if not mark:
            sys.exit(f"{path.relative_to(ROOT)} has no mark below which it is written")
        if chosen.write:
            path.write_text(head + MARK + "\n" + text, encoding="utf-8")
        elif old != "\n" + text:
            stale += 1
            print(f"{path.relative_to(ROOT)} is not up to date: run this program with --write")
            sys.stdout.writelines(list(difflib.unified_diff(old.splitlines(True), text.splitlines(True), n=0))[:20])
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
