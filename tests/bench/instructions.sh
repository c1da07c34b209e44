#!/usr/bin/env bash
# Instructions of some fixed work, counted by callgrind, against stored counts of the same compiler and flags.
#   instructions.sh PROGRAM TABLE --check  compares; fails when a count is off by more than 2 %
#   instructions.sh PROGRAM TABLE --store  writes this build's counts into the table
# PROGRAM is xq_bench_plain: callgrind knows plain instructions alone, and they are the same everywhere.
set -euo pipefail

program=$1
table=$2
mode=$3
works=( # figure and depth
    "perft/start 4"
    "perft_count/start 4"
    "perft_list/start 4"
    "perft_no_bulk/start 3"
    "fen_read 1"
    "fen_write 1"
    "is_legal_listed 1"
    "is_legal_pairs 1"
)

command -v valgrind >/dev/null || { printf '%s: valgrind is missing\n' "$0" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
build=$("$program" --build) # processor, compiler with version, flags
bare=$work/program
strip -g -o "$bare" "$program" # valgrind 3.19 gives up on the debug information of newer compilers

stored_of() { # FIGURE: instructions in the table
    [[ -e $table ]] || return 0
    awk -F '\t' -v build="$build" -v figure="$1" \
        '$1 FS $2 FS $3 == build && $4 == figure { print $6 }' "$table"
}

count() { # FIGURE DEPTH: a row of units and instructions
    local units
    if ! units=$(valgrind --tool=callgrind --toggle-collect=figure_once --callgrind-out-file="$work/counts" \
        "$bare" --once "$1" --depth "$2" 2>"$work/log"); then
        cat "$work/log" >&2
        return 1
    fi
    printf '%s\t%s\n' "$units" "$(awk '$1 == "totals:" { print $2 }' "$work/counts")"
}

print_row() { # FIGURE UNITS INSTRUCTIONS REMARK
    awk -v figure="$1" -v units="$2" -v count="$3" -v remark="$4" \
        'BEGIN { printf "%-20s %14d instructions %10.1f a unit  %s\n", figure, count, count / units, remark }'
}

compare() {
    local entry figure units instructions stored change result=0
    if [[ -z $(stored_of "${works[0]% *}") ]]; then
        printf 'not comparable: nothing is stored for %s\n' "${build//$'\t'/, }"
        return 0
    fi
    for entry in "${works[@]}"; do
        figure=${entry% *}
        stored=$(stored_of "$figure")
        IFS=$'\t' read -r units instructions < <(count "$figure" "${entry#* }")
        change=$(awk -v now="$instructions" -v then="$stored" 'BEGIN { printf "%+.2f", (now / then - 1) * 100 }')
        print_row "$figure" "$units" "$instructions" "$change %"
        if awk -v change="$change" 'BEGIN { exit !(change > 2 || change < -2) }'; then
            printf '  off by more than 2 %%; where it is meant, store the counts anew\n'
            result=1
        fi
    done
    return "$result"
}

store() {
    local entry figure units instructions
    printf 'processor\tcompiler\tflags\tfigure\tunits\tinstructions\n' >"$work/table"
    if [[ -e $table ]]; then
        awk -F '\t' -v build="$build" 'NR > 1 && $1 FS $2 FS $3 != build' "$table" >>"$work/table"
    fi
    for entry in "${works[@]}"; do
        figure=${entry% *}
        IFS=$'\t' read -r units instructions < <(count "$figure" "${entry#* }")
        print_row "$figure" "$units" "$instructions" ""
        printf '%s\t%s\t%s\t%s\n' "$build" "$figure" "$units" "$instructions" >>"$work/table"
    done
    cp "$work/table" "$table"
}

case $mode in
--check) compare ;;
--store) store ;;
*) exit 2 ;;
esac
