#!/bin/sh
# rock.sh SOURCE LUAROCKS: luarocks builds the rock from a copy of the tree into an empty one, from which it is required.
set -eu
source=$1
luarocks=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/source"
(cd "$source" && tar -cf - CMakeLists.txt VERSION LICENSE xiangqi.pc.in cmake include lib bindings ./*.rockspec) |
    tar -xf - -C "$work/source"
cd "$work/source"
version=$("$luarocks" config lua_version)
"$luarocks" make --tree "$work/tree" xiangqi-*.rockspec >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

cd /
program=$("$luarocks" config variables.LUA)
LUA_PATH="$work/tree/share/lua/$version/?.lua" LUA_CPATH="$work/tree/lib/lua/$version/?.so" "$program" -e '
    local xiangqi = require("xiangqi")
    assert(xiangqi.start():perft(2) == 1920)
    print(_VERSION, "requires the rock of xiangqi " .. xiangqi.version)'
