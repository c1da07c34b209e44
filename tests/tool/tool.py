"""Running the xiangqi program, and checking what it prints."""

import json
import os
import pathlib
import subprocess

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs" / "schema"
TOOL = os.environ["XQ_TOOL"]
START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"

WELL, BROKEN, USE = 0, 1, 2


class Run:
    """A finished run: exit status, and both streams as bytes and as text."""

    def __init__(self, done):
        self.status = done.returncode
        self.out_bytes = done.stdout
        self.out = done.stdout.decode("utf-8", "surrogateescape")
        self.err = done.stderr.decode("utf-8", "surrogateescape")

    @property
    def lines(self):
        return self.out.splitlines()

    def objects(self, schema):
        """The JSON objects of stdout, each checked against the schema, its keys in the schema's order."""
        return [checked(json.loads(line), schema) for line in self.out.splitlines()]

    def object(self, schema):
        (single,) = self.objects(schema)
        return single


def run(*arguments, stdin=b"", cwd=None):
    """Runs the program; nothing that it does may be a signal or an unknown status."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = Run(subprocess.run([TOOL, *arguments], input=data, capture_output=True, cwd=cwd, timeout=120))
    assert done.status in (WELL, BROKEN, USE), done.err
    return done


def load_schema(name):
    return json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))


def checked(found, name):
    schema = load_schema(name)
    resolver = jsonschema.RefResolver(base_uri=SCHEMAS.as_uri() + "/", referrer=schema)
    jsonschema.Draft7Validator(schema, resolver=resolver).validate(found)
    allowed = list(schema["properties"])
    assert [key for key in allowed if key in found] == list(found), "keys missing in the schema, or out of order"
    return found


def is_usage_error(done):
    """Wrong use: status 2, nothing on stdout, and a word on stderr."""
    return done.status == USE and done.out == "" and done.err.strip() != ""
