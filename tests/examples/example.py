"""Running the examples, and facts that their tests share."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
FACTS = ROOT / "tests" / "facts"
EXAMPLES = pathlib.Path(os.environ["XQ_EXAMPLES"])
START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"


def run(name, *arguments, stdin="", status=0):
    """Runs an example to its end and returns its lines; the exit status must be the one given."""
    done = subprocess.run([EXAMPLES / name, *arguments], input=stdin, capture_output=True, text=True, timeout=300,
                          check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return (done.stdout + done.stderr).splitlines() if status else done.stdout.splitlines()


def facts(name):
    """The rows of a table of tests/facts as dictionaries."""
    lines = [line for line in (FACTS / name).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    titles = lines[0].split("\t")
    return [dict(zip(titles, line.split("\t"))) for line in lines[1:]]
