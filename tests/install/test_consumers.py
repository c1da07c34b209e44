"""Programs outside the tree find, link and run the installed library, wherever its prefix is."""

import os
import pathlib
import shutil

import pytest

from support import (BUILD, CC, CMAKE, CXX, HERE, SHARED_LIBRARY, SOURCE, VERSION, WITH_TOOL, configured_prefix,
                     find_one, install, run)

EXPECTED = f"19 moves, a5d5 gives checkmate: 1-0 by M1 at ply 1, libxiangqi {VERSION}\n"
STRICT = ["-pedantic", "-Wall", "-Wextra", "-Werror"]

needs_shared = pytest.mark.skipif(not SHARED_LIBRARY, reason="built without the shared library")


def plain(folder):
    install(folder / "prefix")
    return folder / "prefix"


def destdir(folder):
    install(None, destdir=folder / "stage")
    return pathlib.Path(f"{folder}/stage{configured_prefix()}")


def moved(folder):
    install(folder / "first")
    shutil.move(folder / "first", folder / "elsewhere" / "second")
    return folder / "elsewhere" / "second"


@pytest.fixture(scope="module", name="prefix", params=[plain, destdir, moved], ids=lambda way: way.__name__)
def installed_prefix(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param.__name__)
    (folder / "elsewhere").mkdir()
    return request.param(folder)


def pkg_config(prefix, *options):
    folder = find_one(prefix, "xiangqi.pc").parent
    return run(["pkg-config", *options, "xiangqi"], PKG_CONFIG_PATH=folder, PKG_CONFIG_LIBDIR=folder,
               PKG_CONFIG_SYSROOT_DIR="").split()


def library_dir(prefix):
    return find_one(prefix, "libxiangqi.a").parent


def needed_libraries(program):
    return run(["readelf", "-d", program])


@needs_shared
@pytest.mark.parametrize("compiler", [[CC, "-std=c99"], [CXX, "-std=c++11"]], ids=["c", "cxx"])
def test_pkg_config(prefix, tmp_path, compiler):
    source = HERE / ("consumer.c" if compiler[0] == CC else "consumer.cpp")
    program = tmp_path / "consumer"
    run([*compiler, *STRICT, *pkg_config(prefix, "--cflags"), source, "-o", program, *pkg_config(prefix, "--libs")])
    assert "libxiangqi.so.0" in needed_libraries(program)
    assert run([program], LD_LIBRARY_PATH=library_dir(prefix)) == EXPECTED


def test_pkg_config_static(prefix, tmp_path):
    program = tmp_path / "consumer"
    libraries = pkg_config(prefix, "--static", "--libs")
    run([CC, "-std=c99", *STRICT, *pkg_config(prefix, "--cflags"), HERE / "consumer.c", "-o", program,
         "-Wl,-Bstatic", *libraries, "-Wl,-Bdynamic"])
    assert "libxiangqi" not in needed_libraries(program)
    assert run([program]) == EXPECTED


def test_pkg_config_names_the_prefix(prefix):
    assert pkg_config(prefix, "--modversion") == [VERSION]
    include_dir = pathlib.Path(pkg_config(prefix, "--variable=includedir")[0]).resolve()
    assert include_dir == (prefix / "include").resolve()


def test_find_package(prefix, tmp_path):
    build = tmp_path / "build"
    run([CMAKE, "-S", HERE / "package", "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DXQ_WANTED={VERSION}",
         f"-DCMAKE_C_COMPILER={CC}", f"-DCMAKE_CXX_COMPILER={CXX}"])
    run([CMAKE, "--build", build])
    for language in ("c", "cxx"):
        assert "libxiangqi" not in needed_libraries(build / f"{language}_static")
        assert run([build / f"{language}_static"]) == EXPECTED
        if SHARED_LIBRARY:
            assert "libxiangqi.so.0" in needed_libraries(build / f"{language}_shared")
            assert run([build / f"{language}_shared"]) == EXPECTED


def test_as_part_of_another_project(tmp_path):
    build = tmp_path / "build"
    run([CMAKE, "-S", HERE / "subproject", "-B", build, f"-DXQ_SOURCE_DIR={SOURCE}", f"-DCMAKE_C_COMPILER={CC}"])
    run([CMAKE, "--build", build, "-j2"])
    assert run([build / "consumer"]) == EXPECTED
    run([CMAKE, "--install", build, "--prefix", tmp_path / "prefix"])
    assert not (tmp_path / "prefix").exists()


@pytest.mark.parametrize("wanted", ["99", "0.99", "0.0.1"])
def test_find_package_refuses_other_versions(prefix, tmp_path, wanted):
    output = run([CMAKE, "-S", HERE / "package", "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={prefix}",
                  f"-DXQ_WANTED={wanted}"], expect_success=False)
    assert "compatible with requested version" in " ".join(output.split())


@pytest.mark.skipif(not WITH_TOOL, reason="built without the program")
def test_program_runs_where_it_lies(prefix):
    moves = run([prefix / "bin" / "xiangqi", "moves", "--fen", "3k5/9/9/9/R8/9/9/9/9/4K4 w - - 0 1"]).split()
    assert len(moves) == 19
    assert "a5d5" in moves


def test_no_path_of_the_build_is_left(prefix):
    for path in [*prefix.rglob("*.cmake"), *prefix.rglob("*.pc"), *prefix.rglob("*.h")]:
        text = path.read_text(encoding="utf-8")
        for folder in (BUILD, SOURCE):
            assert str(folder) not in text, f"{path} names {folder}"


def test_components(tmp_path):
    files = {}
    for component in ("runtime", "development", "lua", None):
        prefix = tmp_path / (component or "all")
        install(prefix, component=component)
        files[component] = {str(path.relative_to(prefix)) for path in prefix.rglob("*") if not path.is_dir()}
    assert files["runtime"] | files["development"] | files["lua"] == files[None]  # no Lua: none of its files
    assert not files["lua"] & (files["runtime"] | files["development"])
    assert not files["runtime"] & files["development"]
    assert all(not name.endswith((".h", ".a", ".pc", ".cmake", ".so")) for name in files["runtime"])
    document_names = {os.path.basename(name) for name in files["runtime"]}
    assert {"LICENSE", "README.md", "CHANGELOG.md"} <= document_names
