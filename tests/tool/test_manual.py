"""docs/program.md: its examples are run, and nothing is missing in it."""

import os
import pathlib
import re
import subprocess

import pytest
from tool import ROOT, SCHEMAS, TOOL, load_schema, run

MANUAL = (ROOT / "docs" / "program.md").read_text(encoding="utf-8")
COMMANDS = ["judge", "moves", "perft", "fen", "show", "rules"]


def examples():
    """Each command of the console blocks with the output that stands below it."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", MANUAL, re.S):
        for line in block.splitlines(keepends=True):
            if line.startswith("$ "):
                found.append([line[2:].rstrip("\n"), ""])
            else:
                found[-1][1] += line
    return found


def section(name):
    return re.search(rf"^## {name}$(.*?)(?=^## |\Z)", MANUAL, re.S | re.M).group(1)


def test_there_are_examples_of_every_command():
    assert all(any(f"xiangqi {name} " in command + " " for command, _ in examples()) for name in COMMANDS)


@pytest.mark.parametrize("command, expected", examples())
def test_example(command, expected):
    """As on a terminal: both streams, in the project's folder, the program on the PATH."""
    path = f"{pathlib.Path(TOOL).parent}:{os.environ.get('PATH', '')}"
    done = subprocess.run(["/bin/sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT,
                          env={**os.environ, "PATH": path}, timeout=60)
    assert done.stdout.decode() == expected


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_described(name):
    options = re.findall(r"^  (--[a-z]+)", run(name, "--help").out, re.M)
    assert options
    for option in options:
        described = section(name) if option != "--help" else MANUAL
        assert option in described, option


@pytest.mark.parametrize("schema", sorted(path.stem for path in SCHEMAS.glob("*.json")))
def test_every_key_is_described(schema):
    text = section("JSON" if schema == "error" else schema)
    for key in load_schema(schema)["properties"]:
        assert f"`{key}`" in text, key


def test_every_schema_has_its_command():
    assert {path.stem for path in SCHEMAS.glob("*.json")} == {*COMMANDS, "error"}
