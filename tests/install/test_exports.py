"""What the libraries let out: the reviewed list, the headers and the symbol tables agree."""

import re

import pytest

from support import AR, CC, NM, SHARED_LIBRARY, SOURCE, STATIC_LIBRARY, run

EXPORTS = SOURCE / "lib" / "exports.txt"

# All that the core may ask of libc, libgcc and the linker.
ALLOWED_UNDEFINED = re.compile(
    r"malloc|realloc|free|memcpy|memmove|memset|memcmp|memchr"
    r"|__cpu_model|__cpu_indicator_init|__popcount[sd]i2|__c[lt]z[sd]i2|_GLOBAL_OFFSET_TABLE_"
    r"|__stack_chk_fail|__memcpy_chk|__memset_chk|__memmove_chk"
)
WRITABLE = re.compile(r"(\.data(?!\.rel\.ro)|\.bss|\.tdata|\.tbss|\.l(data|bss)|\*COM\*|COMMON)")


def reviewed():
    return EXPORTS.read_text(encoding="ascii").split("\n")[:-1]


def declared():
    names = []
    for header in sorted((SOURCE / "include" / "xiangqi").glob("*.h*")):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(encoding="utf-8"), flags=re.DOTALL)
        names += re.findall(r"^XQ_API\s[^;(]*?\b(\w+)\s*\(", text, re.MULTILINE)
    return names


def symbols(library, *options):
    """(name, type, section) of each symbol, from nm's System V format."""
    rows = []
    for line in run([NM, "--format=sysv", *options, library]).splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and fields[0] != "Name":
            rows.append((fields[0].split("@")[0], fields[2], fields[6]))
    assert rows, f"no symbols read from {library}"
    return rows


def faults_of_archive(library):
    """All that is wrong with the symbols of a static library."""
    faults = []
    defined = symbols(library, "--defined-only")
    known = {name for name, _, _ in defined}
    for name, _, section in defined:
        if WRITABLE.match(section):
            faults.append(f"{name} is writable, in {section}")
    for name, _, section in symbols(library, "--defined-only", "--extern-only"):
        if not name.startswith("xq_"):
            faults.append(f"{name} is external, in {section}")
    for name, _, _ in symbols(library, "--undefined-only"):
        if name not in known and not ALLOWED_UNDEFINED.fullmatch(name):
            faults.append(f"{name} is asked of the system")
    return faults


def test_list_is_sorted():
    assert reviewed() == sorted(set(reviewed()))


def test_list_is_what_the_headers_declare():
    assert sorted(declared()) == reviewed()


@pytest.mark.skipif(not SHARED_LIBRARY, reason="built without the shared library")
def test_shared_library_exports_the_list():
    exported = sorted(name for name, kind, _ in symbols(SHARED_LIBRARY, "-D", "--defined-only") if kind != "A"
                      and not name.startswith("XIANGQI_"))
    assert exported == reviewed()


def test_static_library_keeps_to_itself():
    assert faults_of_archive(STATIC_LIBRARY) == []


def test_faults_are_noticed(tmp_path):
    source = tmp_path / "bad.c"
    source.write_text("#include <stdio.h>\nint leaked(void);\nint xq_counter = 1;\nstatic int hidden;\n"
                      "int leaked(void) { return puts(\"\") + ++hidden; }\n")
    run([CC, "-fPIC", "-c", source, "-o", tmp_path / "bad.o"])
    run([AR, "rc", tmp_path / "bad.a", tmp_path / "bad.o"])
    faults = sorted(faults_of_archive(tmp_path / "bad.a"))
    assert [fault.split(",")[0] for fault in faults] == [
        "hidden is writable", "leaked is external", "puts is asked of the system", "xq_counter is writable"]
