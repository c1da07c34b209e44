"""Packages: a wheel from the checkout and one from the unpacked source package without SWIG, each in an empty
venv.

The build backend comes from the package index; where that cannot be reached the test says so and is skipped.
Set XQ_PYTHONS to interpreters (separated by colons) to try others than that which runs the tests.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pytest

from support import SOURCE

PYTHONS = [path for path in os.environ.get("XQ_PYTHONS", "").split(":") if path] or [sys.executable]
LARGEST_WHEEL = 1_000_000
PROOF = """
import xiangqi
game = xiangqi.Game("4k4/8R/9/9/9/9/9/9/9/3K5 w", moves="i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9")
assert str(game.outcome) == "0-1" and xiangqi.perft(3) == 79666 and xiangqi.perft(2, variant="janggi") > 900
print(xiangqi.__version__)
"""


def run(*command, **options):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment.update(options.pop("env", {}))
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, env=environment, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


def make_venv(python, folder):
    try:
        run(python, "-m", "venv", folder)
    except AssertionError as failure:
        pytest.skip(f"{python} makes no virtual environments: {failure}"[:300])
    return folder / "bin" / "python"


@pytest.fixture(scope="module", params=PYTHONS)
def builder(request, tmp_path_factory):
    """An interpreter of a virtual environment with the build backend."""
    folder = tmp_path_factory.mktemp("builder")
    python = make_venv(request.param, folder / "venv")
    fetch = [str(python), "-m", "pip", "install", "-q", "--retries", "1", "scikit-build-core", "build"]
    done = subprocess.run(fetch, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("the package index cannot be reached for scikit-build-core")
    return request.param, python, folder


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """The files of the project, without builds."""
    folder = tmp_path_factory.mktemp("checkout") / "libxiangqi"
    wanted = [
        "CMakeLists.txt",
        "LICENSE",
        "README.md",
        "VERSION",
        "pyproject.toml",
        "bindings",
        "cmake",
        "include",
        "lib",
    ]
    folder.mkdir()
    for name in wanted:
        source = SOURCE / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("generated", "__pycache__"))
        else:
            shutil.copy(source, folder / name)
    return folder


def tools_without_swig(folder):
    """A folder of the programs that a build needs, SWIG not among them."""
    folder.mkdir(exist_ok=True)
    for name in (
        "cc",
        "gcc",
        "c++",
        "cmake",
        "ninja",
        "make",
        "ar",
        "ranlib",
        "ld",
        "as",
        "strip",
        "sh",
        "uname",
    ):
        found = shutil.which(name)
        if found and not (folder / name).exists():
            (folder / name).symlink_to(found)
    assert not shutil.which("swig", path=str(folder))
    return str(folder)


def prove(python, wheel, folder):
    """Installs a wheel into an empty environment and uses it there."""
    assert wheel.stat().st_size < LARGEST_WHEEL
    names = zipfile.ZipFile(wheel).namelist()
    assert {"xiangqi/py.typed", "xiangqi/_core.pyi", "xiangqi/_version.py"} <= set(names)
    assert all(name.startswith(("xiangqi/", "libxiangqi-")) for name in names), names
    empty = make_venv(python, folder)
    run(empty, "-m", "pip", "install", "-q", "--no-index", wheel)
    version = run(empty, "-W", "error", "-c", PROOF, cwd=folder).strip()
    assert version == (SOURCE / "VERSION").read_text(encoding="ascii").strip()
    assert f"libxiangqi-{version}" in wheel.name


def test_wheel_from_the_checkout(builder, checkout):
    python, build, folder = builder
    run(build, "-m", "build", "--wheel", "--no-isolation", "-o", folder / "first", checkout)
    prove(python, next((folder / "first").glob("*.whl")), folder / "empty-first")


def test_wheel_from_the_source_package_without_swig(builder, checkout):
    python, build, folder = builder
    run(build, "-m", "build", "--sdist", "--no-isolation", "-o", folder / "sdist", checkout)
    archive = next((folder / "sdist").glob("*.tar.gz"))
    with tarfile.open(archive) as packed:
        names = packed.getnames()
        packed.extractall(folder / "unpacked")
    assert any(name.endswith("bindings/python/generated/core_wrap.c") for name in names)
    assert not [name for name in names if re.search(r"/(build|tests|examples)[-/]", name)]
    unpacked = next((folder / "unpacked").iterdir())
    path = tools_without_swig(folder / "tools")
    run(
        build,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "-o",
        folder / "second",
        unpacked,
        env={"PATH": path, "CC": "cc"},
    )
    prove(python, next((folder / "second").glob("*.whl")), folder / "empty-second")
