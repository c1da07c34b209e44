"""What the tests of this folder share: the build under test, and running programs."""

import os
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
BUILD = pathlib.Path(os.environ["XQ_BUILD_DIR"])
SHARED_LIBRARY = os.environ["XQ_SHARED_LIBRARY"]
STATIC_LIBRARY = os.environ["XQ_STATIC_LIBRARY"]
VERSION = os.environ["XQ_VERSION"]
WITH_TOOL = os.environ["XQ_WITH_TOOL"] == "ON"
CMAKE = os.environ["XQ_CMAKE"]
CC = os.environ["CC"]
CXX = os.environ.get("CXX", "c++")
NM = os.environ["NM"]
AR = os.environ["AR"]


def run(command, expect_success=True, **environment):
    """Runs a command and returns its output; a failure is shown with all it printed."""
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **{name: str(value) for name, value in environment.items()}},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    line = " ".join(str(word) for word in command)
    if expect_success:
        assert done.returncode == 0, f"{line}\nended with {done.returncode}:\n{done.stdout}"
    else:
        assert done.returncode != 0, f"{line}\nshould have failed:\n{done.stdout}"
    return done.stdout


def install(prefix, component=None, destdir=None):
    """Installs the build; with destdir under the prefix it was configured with."""
    command = [CMAKE, "--install", BUILD]
    if component:
        command += ["--component", component]
    if destdir:
        return run(command, DESTDIR=destdir)
    return run(command + ["--prefix", prefix])


def configured_prefix():
    cache = (BUILD / "CMakeCache.txt").read_text(encoding="utf-8")
    return re.search(r"^CMAKE_INSTALL_PREFIX:PATH=(.*)$", cache, re.MULTILINE).group(1)


def find_one(prefix, pattern):
    found = sorted(prefix.rglob(pattern))
    assert len(found) == 1, f"{pattern} under {prefix}: {found}"
    return found[0]
