rockspec_format = "3.0"
package = "xiangqi"
version = "0.1.0-1"
source = {
  url = "file://xiangqi-0.1.0.tar.gz",
  dir = "xiangqi-0.1.0",
}
description = {
  summary = "Rules of Xiangqi and Janggi: legal moves, games, verdicts on repetition",
  detailed = [[
Positions, setups, games and rule profiles of Xiangqi (Chinese chess) and Janggi (Korean chess): strictly legal moves and
why others are not, perpetual check and chase with the evidence, FEN, notations, pictures. Building needs CMake, a C
compiler and SWIG.]],
  license = "MIT",
}
dependencies = { "lua >= 5.1, < 5.5" }
build = {
  type = "cmake",
  variables = {
    CMAKE_BUILD_TYPE = "Release",
    XQ_BUILD_LUA = "ON",
    XQ_BUILD_SHARED = "OFF",
    XQ_BUILD_TOOL = "OFF",
    XQ_BUILD_TESTS = "OFF",
    XQ_INSTALL = "OFF",
    XQ_LUA_INCLUDE_DIR = "$(LUA_INCDIR)",
    XQ_LUA_CMOD_DIR = "$(LIBDIR)",
    XQ_LUA_LMOD_DIR = "$(LUADIR)",
  },
}
