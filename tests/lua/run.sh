#!/bin/sh
# run.sh SOURCE MODULE COMMAND...: a command whose Lua finds the façade of SOURCE, the core in the folder MODULE, and the tests.
set -eu
export XQ_SOURCE_DIR="$1"
export LUA_PATH="$1/bindings/lua/?.lua;$1/tests/lua/?.lua;;"
export LUA_CPATH="$2/?.so;;"
shift 2
exec "$@"
