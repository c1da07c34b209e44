"""Each installed header compiles alone, as old C and as old C++."""

import pathlib

import pytest

from support import CC, CXX, SOURCE, install, run

HEADERS = sorted(path.name.replace(".h.in", ".h") for path in (SOURCE / "include" / "xiangqi").glob("*.h*"))
LANGUAGES = {
    "c99": [CC, "-x", "c", "-std=c99"],
    "c11": [CC, "-x", "c", "-std=c11"],
    "c++98": [CXX, "-x", "c++", "-std=c++98"],
    "c++11": [CXX, "-x", "c++", "-std=c++11"],
}
WARNINGS = ["-pedantic", "-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-Werror"]


@pytest.fixture(scope="module", name="include_dir")
def installed_include_dir(tmp_path_factory):
    prefix = tmp_path_factory.mktemp("prefix")
    install(prefix, component="development")
    return prefix / "include"


def test_all_headers_are_installed(include_dir):
    assert sorted(path.name for path in (include_dir / "xiangqi").iterdir()) == HEADERS
    assert [path.name for path in include_dir.iterdir()] == ["xiangqi"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("header", HEADERS)
def test_header_compiles_alone(include_dir, tmp_path, header, language):
    source = tmp_path / "alone.txt"
    source.write_text(f"#include <xiangqi/{header}>\n#include <xiangqi/{header}>\nint only_declares;\n")
    # Not -isystem: there warnings would be silent.
    run([*LANGUAGES[language], *WARNINGS, "-fsyntax-only", f"-I{include_dir}", source])


def test_umbrella_includes_all(include_dir):
    umbrella = pathlib.Path(include_dir / "xiangqi" / "xiangqi.h").read_text(encoding="utf-8")
    missing = [header for header in HEADERS if header not in ("xiangqi.h", "api.h")
               and f"#include <xiangqi/{header}>" not in umbrella]
    assert missing == []
