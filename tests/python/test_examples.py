"""The examples, run as a reader would run them. Those whose packages are not installed are skipped by
name."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import subprocess
import sys

import pytest

from support import SOURCE

EXAMPLES = SOURCE / "examples/python"
GAMES = sorted((SOURCE / "examples/games").glob("*.txt"))


def run(name, *arguments, folder):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *map(str, arguments)],
        cwd=folder, capture_output=True, text=True, timeout=300, env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_judge_games(tmp_path):
    printed = run("judge_games.py", *GAMES, folder=tmp_path)
    assert (
        "perpetual_check" in printed
        and "Red checks with every move" in printed
        and "not legal" not in printed
    )
    assert sum(
        int(line.split()[0]) for line in printed.splitlines() if line.startswith(" ") and line[5:6].isdigit()
    )


def test_perft(tmp_path):
    assert "nodes 3290240," in run("perft.py", 4, folder=tmp_path)


def test_openings(tmp_path):
    games = tmp_path / "games.txt"
    games.write_text("h2e2 h9g7\nb2e2 b9c7\nh2e2 b9c7\n", encoding="ascii")
    printed = run("openings.py", games, folder=tmp_path)
    assert printed.splitlines()[0].split()[:3] == [
        "2",
        "b2e2",
        "b9c7",
    ]  # the mirror image is the same opening
    pytest.importorskip("matplotlib")
    run("openings.py", "--plot", "openings.svg", games, folder=tmp_path)
    assert (tmp_path / "openings.svg").stat().st_size > 1000


def test_planes(tmp_path):
    numpy = pytest.importorskip("numpy")
    run("planes.py", "--out", "games.npz", *GAMES, folder=tmp_path)
    data = numpy.load(tmp_path / "games.npz")
    count = len(data["played"])
    assert data["board"].shape == (count, 14, 10, 9) and count > 100
    masks = numpy.unpackbits(data["mask"], axis=1)
    assert masks[numpy.arange(count), data["played"]].all()  # each move played is one of the legal ones
    assert set(data["result"].tolist()) == {-1, 0, 1}
    origin = data["played"] // 90
    own = data["board"][:, :7].reshape(count, 7, 90).sum(axis=1)
    assert own[numpy.arange(count), origin].all()  # by a piece of the side to move


def test_judge_corpus(tmp_path):
    pytest.importorskip("distributed", reason="dask and distributed are not installed")
    options = ("--workers", 2, "--shard", 3, "--out", "verdicts", *GAMES)
    printed = run("judge_corpus.py", *options, folder=tmp_path)
    tables = sorted((tmp_path / "verdicts").glob("*.tsv"))
    rows = [
        line.split("\t") for table in tables for line in table.read_text(encoding="utf-8").splitlines()[1:]
    ]
    assert len(rows) == sum(int(line.split()[0]) for line in printed.splitlines()) > 10
    assert {row[4] for row in rows} >= {"checkmate", "perpetual_check"}
    assert run("judge_corpus.py", *options, folder=tmp_path) == ""  # all is there already


def shown(cell, names):
    """What a cell of a notebook prints and shows as text, run by Python alone."""
    tree = ast.parse("".join(cell["source"]))
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None
    return printed.getvalue() or ("" if value is None else repr(value))


def test_notebook_is_as_it_was_run():
    notebook = json.loads((EXAMPLES / "repetition.ipynb").read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    pictures = 0
    for cell in (cell for cell in notebook["cells"] if cell["cell_type"] == "code"):
        assert cell["execution_count"]
        kept = "".join("".join(out.get("text") or out["data"]["text/plain"]) for out in cell["outputs"])
        pictures += sum("image/svg+xml" in out.get("data", {}) for out in cell["outputs"])
        if "IPython" in kept:
            names["game"].push("b0a0")  # the one cell that needs a notebook; its move counts
        else:
            assert shown(cell, names) == kept
    assert pictures == 2
