"""The README: its program compiles without a warning and prints what it says; its links lead somewhere."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(os.environ["XQ_SOURCE_DIR"])
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language):
    """The one fenced block of a language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", README, re.M | re.S)
    assert len(found) == 1, f"{len(found)} blocks of {language}"
    return found[0]


def test_program_prints_what_the_readme_says(tmp_path):
    source = tmp_path / "first.c"
    source.write_text(block("c"), encoding="utf-8")
    program = tmp_path / "first"
    flags = os.environ.get("XQ_LINK_FLAGS", "").replace(";", " ").split()
    subprocess.run(
        [os.environ["CC"], "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", *flags,
         f"-I{ROOT}/include", f"-I{os.environ['XQ_BUILD_DIR']}/include", str(source),
         os.environ["XQ_STATIC_LIBRARY"], "-o", str(program)],
        check=True)
    result = subprocess.run([str(program)], check=True, capture_output=True, text=True)
    assert result.stdout == block("text")


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


def test_links_lead_to_files():
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        if "://" not in target:
            assert (ROOT / target).exists(), target
