#!/bin/sh
# Compiles the library and a program of checks without any build system, for one tool chain, and runs it.
#
# usage: portable.sh native|m32|musl|s390x|threads
#
# Exit status 77 (skipped) when the tool chain is not there, unless XQ_REQUIRE_ALL=1.
set -eu

kind=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

skip() {
    echo "skipped: $1"
    [ "${XQ_REQUIRE_ALL:-0}" = 1 ] && exit 1
    exit 77
}

need() {
    command -v "$1" > /dev/null 2>&1 || skip "no $1"
}

# Whether a program that includes headers and links statically or for another width can be made at all.
can_build() {
    printf '#include <stdint.h>\n#include <stdlib.h>\nint main(void) { return 0; }\n' > "$work/try.c"
    # shellcheck disable=SC2086
    $compiler -o "$work/try" "$work/try.c" > /dev/null 2>&1
}

runner=
program=portable.c
case $kind in
native) compiler="gcc" ;;
m32) compiler="gcc -m32" ;;
musl) compiler="musl-gcc -static" ;;
s390x) compiler="s390x-linux-gnu-gcc -static" runner=qemu-s390x-static ;;
threads) compiler="clang -fsanitize=thread -g -pthread" program=threads.c ;;
*)
    echo "usage: portable.sh native|m32|musl|s390x|threads" >&2
    exit 2
    ;;
esac
need gcc # the build machine's own, for the table generator
need "${compiler%% *}"
[ -z "$runner" ] || need "$runner"
can_build || skip "$compiler builds nothing (a package such as gcc-multilib is missing)"

version=$(cat "$root/VERSION")
mkdir -p "$work/include/xiangqi" "$work/include/board"
sed -e "s/@XQ_VERSION_MAJOR@/$(echo "$version" | cut -d. -f1)/" \
    -e "s/@XQ_VERSION_MINOR@/$(echo "$version" | cut -d. -f2)/" \
    -e "s/@XQ_VERSION_PATCH@/$(echo "$version" | cut -d. -f3)/" \
    -e "s/@XQ_VERSION@/$version/" \
    "$root/include/xiangqi/version.h.in" > "$work/include/xiangqi/version.h"

includes="-I$work/include -I$root/include -I$root/lib"
flags="-std=c11 -O2 -Wall -Wextra -Werror -DXQ_STATIC -DXQ_BUILDING_LIBRARY"
# shellcheck disable=SC2086
gcc $flags $includes -o "$work/generate_tables" "$root/lib/board/generate_tables.c"
"$work/generate_tables" > "$work/include/board/tables.inc"

objects=
number=0
compile() { # file, further flags
    number=$((number + 1))
    # shellcheck disable=SC2086
    $compiler $flags $2 $includes -c -o "$work/$number.o" "$1"
    objects="$objects $work/$number.o"
}
for file in "$root"/lib/*/*.c; do
    case $file in
    */generate_tables.c) ;;
    */generator_level.c | */janggi_level.c) compile "$file" -DXQ_LEVEL=plain ;;
    *) compile "$file" "" ;;
    esac
done
compile "$root/tests/portable/checks.c" ""
compile "$root/tests/portable/$program" ""
# shellcheck disable=SC2086
$compiler -o "$work/program" $objects
echo "$compiler: $number files"
$runner "$work/program"
