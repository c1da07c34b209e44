"""The project folder examples/c/judge, copied away, finds the installed library by pkg-config and by CMake."""

import os
import shutil
import subprocess

import pytest
from example import ROOT

GAMES = ROOT / "examples" / "games" / "perpetual-checks.txt"


def command(*words, cwd, **environment):
    done = subprocess.run([str(word) for word in words], cwd=cwd, env={**os.environ, **environment}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module", name="prefix")
def installed(tmp_path_factory):
    prefix = tmp_path_factory.mktemp("prefix")
    command(os.environ["XQ_CMAKE"], "--install", os.environ["XQ_BUILD_DIR"], "--prefix", prefix, cwd=prefix)
    return prefix


@pytest.fixture(name="folder")
def copied(tmp_path):
    return shutil.copytree(ROOT / "examples" / "c" / "judge", tmp_path / "judge")


def verdicts(program):
    """Each of the games ends by perpetual check, and the side that the source names wins."""
    with GAMES.open(encoding="utf-8") as games:
        done = subprocess.run([program, "check-only"], stdin=games, capture_output=True, text=True, check=True)
    stated = [line.split("\t")[2] for line in GAMES.read_text(encoding="utf-8").splitlines()[1:]]
    found = [line.split() for line in done.stdout.splitlines()]
    assert [words[1] for words in found] == stated
    assert {words[2] for words in found} == {"perpetual_check"} and all("(Q7)" in " ".join(words) for words in found)


def test_make_and_pkg_config(prefix, folder):
    config = next(prefix.rglob("xiangqi.pc")).parent
    command("make", f"CC={os.environ['CC']}", "CFLAGS=-Wall -Wextra -Werror", cwd=folder, PKG_CONFIG_PATH=str(config))
    verdicts(folder / "judge")
    command("make", "clean", cwd=folder)
    assert not (folder / "judge").exists()


def test_cmake(prefix, folder):
    cmake = os.environ["XQ_CMAKE"]
    command(cmake, "-B", "build", f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_C_COMPILER={os.environ['CC']}", cwd=folder)
    command(cmake, "--build", "build", cwd=folder)
    verdicts(folder / "build" / "judge")
