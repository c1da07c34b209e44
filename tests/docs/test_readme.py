"""The README's way to install; its program, its commands and its links are tested with all other pages (test_pages.py)."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(os.environ["XQ_SOURCE_DIR"])
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_install_command_needs_no_test_library(tmp_path):
    """Only jansson is to be found: what tests alone need is not asked of somebody who installs."""
    jansson = subprocess.run(["pkg-config", "--variable=pcfiledir", "jansson"], check=True, capture_output=True, text=True)
    modules = tmp_path / "modules"
    modules.mkdir()
    (modules / "jansson.pc").symlink_to(Path(jansson.stdout.strip()) / "jansson.pc")
    (command,) = re.findall(r"^cmake -S \. -B build.*$", README, re.M)
    words = [str(tmp_path / "build") if word == "build" else word for word in command.split()]
    found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True,
                           env={**os.environ, "PKG_CONFIG_PATH": "", "PKG_CONFIG_LIBDIR": str(modules)})
    assert found.returncode == 0, found.stderr
