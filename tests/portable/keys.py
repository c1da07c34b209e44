#!/usr/bin/env python3
"""Repetition keys by the construction of docs/keys.md, independent of the library.

usage: keys.py [--janggi] FEN...  one known answer a line: FEN, tab, key
       keys.py --check FILE...    every known answer in the files must be right, and each file must have
                                  twenty or more of each game (C: "FEN", UINT64_C(0x...); Markdown: `FEN` | `0x...`);
                                  Janggi's stand behind a heading "Janggi" or an array janggi_answers
"""

import re
import sys

MASK = (1 << 64) - 1
KINDS = "KABNRCP"  # general, advisor, elephant, horse, chariot, cannon, soldier
WANTED = 20
JANGGI = re.compile(r"^(#+ Janggi|.*\bjanggi_answers\[\])", re.M)
ANSWER = re.compile(r"[\"`](\S+/\S+ [wb] - - \d+ \d+)[\"`]\s*[,|]\s*(?:UINT64_C\(|`)(0x[0-9A-Fa-f]+)")


def outputs(count):
    """The first outputs of splitmix64, started with the letters "xiangqi"."""
    state = 0x007869616E677169
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


NUMBERS = list(outputs(1262))


def key(fen, is_janggi=False):
    board, side = fen.split()[:2]
    result = (NUMBERS[1260] if side == "b" else 0) ^ (NUMBERS[1261] if is_janggi else 0)
    for index, text in enumerate(board.split("/")):
        rank, file = 9 - index, 0
        for letter in text:
            if letter.isdigit():
                file += int(letter)
                continue
            black = letter.islower()
            result ^= NUMBERS[(black * 7 + KINDS.index(letter.upper())) * 90 + rank * 9 + file]
            file += 1
    return result


def check(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    start = JANGGI.search(text)
    border = start.start() if start else len(text)
    good = True
    for name, part in ("xiangqi", text[:border]), ("janggi", text[border:]):
        found = ANSWER.findall(part)
        wrong = [(fen, value) for fen, value in found if int(value, 16) != key(fen, name == "janggi")]
        for fen, value in wrong:
            print(f"{path}: {fen}: {value}, expected 0x{key(fen, name == 'janggi'):016X}")
        print(f"{path}: {len(found)} known answers of {name}, {len(wrong)} wrong")
        good = good and not wrong and len(found) >= WANTED
    return good


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    if arguments[0] == "--check":
        return 0 if all([check(path) for path in arguments[1:]]) else 1
    is_janggi = arguments[0] == "--janggi"
    for fen in arguments[is_janggi:]:
        print(f"{fen}\t0x{key(fen, is_janggi):016X}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
