"""mypy in strict mode over the package, stubtest over the stub of the core, and a user's program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import xiangqi

PACKAGE = Path(xiangqi.__file__).parent
pytest.importorskip("mypy")

USER = """
import xiangqi

position = xiangqi.Position("4k4/8R/9/9/9/9/9/9/9/3K5 w")
moves: list[xiangqi.Move] = position.moves()
numbers: list[int] = position.move_ints()
position.push(moves[0]); position.push(numbers[0]); position.push("h2e2")
piece: xiangqi.Piece | None = position["e0"]
outcome: xiangqi.Outcome = xiangqi.Game(position, "axf").outcome
copy: xiangqi.Position = position.copy()
for move in position.legal_moves:
    reveal_type(move)
position.push(None)
"""


def run(*arguments, folder):
    return subprocess.run([sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True)


@pytest.mark.parametrize("version", ["3.9", "3.11"])
def test_package_is_typed_strictly(version, tmp_path):
    done = run(
        "mypy", "--strict", "--python-version", version, "--cache-dir", str(tmp_path), "-p", "xiangqi",
        folder=PACKAGE.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_stub_is_the_core(tmp_path):
    allowed = tmp_path / "allowed"
    allowed.write_text("xiangqi\\._core\\.(Raw\\w+|Buffer)\n", encoding="ascii")
    done = run("mypy.stubtest", "xiangqi._core", "--allowlist", str(allowed), folder=PACKAGE.parent)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_users_program_is_checked(tmp_path):
    program = tmp_path / "user.py"
    program.write_text(USER, encoding="utf-8")
    done = run(
        "mypy",
        "--strict",
        "--python-version",
        "3.10",
        "--cache-dir",
        str(tmp_path),
        str(program),
        folder=PACKAGE.parent,
    )
    lines = done.stdout.splitlines()
    assert 'Revealed type is "xiangqi._core.Move"' in done.stdout
    assert (
        [line for line in lines if ": error:" in line]
        == [line for line in lines if ":13: error:" in line]
        != []
    )
