#!/bin/sh
# install.sh SOURCE BUILD: what CMake installs of the Lua module is required by every Lua from the installed tree alone.
set -eu
build=$2
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

cmake --install "$build" --component lua --prefix "$tree" >"$tree/log" || { cat "$tree/log"; exit 1; }
found=0
for folder in "$tree"/share/lua/*; do
    version=${folder##*/}
    module=$(find "$tree/lib" -path "*/lua/$version/xiangqi_core.so")
    [ -n "$module" ] || { echo "no module in C for $version"; exit 1; }
    programs=lua$version
    [ "$version" != 5.1 ] || programs="lua5.1 luajit"
    for program in $programs; do
        command -v "$program" >"$tree/log" || continue
        cd /
        LUA_PATH="$folder/?.lua" LUA_CPATH="${module%/*}/?.so" "$program" -e '
            local xiangqi = require("xiangqi")
            assert(xiangqi.start():perft(2) == 1920)
            print(_VERSION, "requires xiangqi " .. xiangqi.version)'
        found=$((found + 1))
    done
done
[ "$found" -gt 0 ] || { echo "nothing was installed"; exit 1; }
