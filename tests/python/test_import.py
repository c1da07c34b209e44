"""What the import costs, and that a mixed folder is noticed."""

from __future__ import annotations

import os
import resource
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

import xiangqi

PACKAGE = Path(xiangqi.__file__).parent


def run(code, folder=PACKAGE.parent, check=True):
    environment = dict(os.environ, PYTHONPATH=str(folder), PYTHONDONTWRITEBYTECODE="1")
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=environment,
        check=check,
        capture_output=True,
        text=True,
    )


def test_import_takes_nothing_heavy():
    found = run("import sys, xiangqi; print(*sorted(sys.modules))").stdout.split()
    assert not {"numpy", "typing", "re", "inspect", "dataclasses", "asyncio", "concurrent.futures"} & set(
        found
    )


def test_import_is_fast():
    def spent(code):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(code)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    cost = statistics.median(spent("import xiangqi") - spent("pass") for _ in range(7))
    assert cost < 0.06, f"{1000 * cost:.0f} ms"  # 30 ms is the aim, on a machine that does nothing else


def copy_package(tmp_path):
    return Path(shutil.copytree(PACKAGE, tmp_path / "xiangqi"))


def test_versions_must_agree(tmp_path):
    (copy_package(tmp_path) / "_version.py").write_text('VERSION = "9.9.9"\n', encoding="ascii")
    failed = run("import xiangqi", tmp_path, check=False)
    assert failed.returncode == 1 and "two projects" in failed.stderr and "9.9.9" in failed.stderr


def test_foreign_init_is_noticed(tmp_path):
    """Another project's __init__.py over ours: the core says so when anything asks for it."""
    (copy_package(tmp_path) / "__init__.py").write_text("def board():\n    return 1\n", encoding="ascii")
    failed = run("import xiangqi.position", tmp_path, check=False)
    assert failed.returncode == 1 and "libxiangqi" in failed.stderr and "pip uninstall" in failed.stderr


def test_missing_core_is_told(tmp_path):
    for core in copy_package(tmp_path).glob("_core.*"):
        core.unlink()
    failed = run("import xiangqi", tmp_path, check=False)
    assert failed.returncode == 1 and "pip uninstall libxiangqi xiangqi" in failed.stderr


def test_package_says_what_it_is():
    assert xiangqi.__version__ == xiangqi._core.xq_version_string()
    assert (PACKAGE / "py.typed").exists()
    assert all(hasattr(xiangqi, name) for name in xiangqi.__all__)
