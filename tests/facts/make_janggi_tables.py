#!/usr/bin/env python3
"""Writes the Janggi tables of facts of this folder from the shared data; see README.md.

usage: make_janggi_tables.py SHARED_DATA_FOLDER

Every final standing is asked of fairy-stockfish, never of our own library.
"""

import os
import re
import sys

from make_tables import Engine, read, write

MOVE = re.compile(r"([a-i])(\d+)([a-i])(\d+)")


class JanggiEngine(Engine):
    """fairy-stockfish with the rules without bikjang, or with another of its variants."""

    def __init__(self, variant):
        super().__init__()
        self.send(f"setoption name UCI_Variant value {variant}")

    def other_side_is_in_check(self, fen):
        turned = fen.replace(" w ", " b ") if " w " in fen else fen.replace(" b ", " w ")
        return self.standing(turned, "")[1] in ("check", "checkmate")

    def standing(self, fen, moves):
        return super().standing(fen, re.sub(MOVE, self.lowered, moves))

    @staticmethod
    def lowered(move):
        """The base class counts ranks from 0 and adds one."""
        return f"{move[1]}{int(move[2]) - 1}{move[3]}{int(move[4]) - 1}"

    @staticmethod
    def replayed(fen, moves, board):
        cells = [list(re.sub(r"\d", lambda m: "." * int(m[0]), rank))
                 for rank in reversed(fen.split()[0].split("/"))]
        for move in moves.split():
            from_file, from_rank, to_file, to_rank = re.fullmatch(MOVE, move).groups()
            source = cells[int(from_rank) - 1]
            piece = source["abcdefghi".index(from_file)]
            source["abcdefghi".index(from_file)] = "."
            cells[int(to_rank) - 1]["abcdefghi".index(to_file)] = piece
        ranks = [re.sub(r"\.+", lambda m: str(len(m[0])), "".join(rank)) for rank in reversed(cells)]
        return "/".join(ranks) == board.split()[0]


def perft(data):
    """One row for each root and depth: the two variants with bikjang count alike, and the two without."""
    counts = {}
    for variant, fen, depth, nodes, tag in read(os.path.join(data, "janggi-perft.tsv")):
        with_bikjang = variant in ("janggi", "janggitraditional")
        known = counts.setdefault((fen, int(depth), tag), {}).setdefault(with_bikjang, nodes)
        if known != nodes:
            sys.exit(f"{variant} differs from its like: {fen} depth {depth}")
    write("janggi_perft.tsv",
          ["Node counts of Janggi's legal move tree, passes included: facts, by fairy-stockfish and a second generator.",
           "bikjang: where facing generals are a call that must be broken or accepted. README.md, section Janggi perft."],
          ["fen", "depth", "without", "bikjang", "tag"],
          [(fen, depth, both[False], both[True], tag) for (fen, depth, tag), both in counts.items()])


def mates(data):
    """Lines that end in checkmate, at the least without bikjang."""
    engines = [JanggiEngine("janggimodern"), JanggiEngine("janggi")]
    rows = []
    for fen, _, solution, _, source in read(os.path.join(data, "janggi-puzzles.tsv")):
        (board, free), (_, called) = (engine.board_of_applied(fen, solution) for engine in engines)
        if free == "checkmate":
            word = "yes" if called == "checkmate" else "no"
            refused = engines[0].other_side_is_in_check(fen)
            rows.append((fen, solution, "refused" if refused else word, board, source))
    for engine in engines:
        engine.send("quit")
    write("janggi_mates.tsv",
          ["Lines of Janggi moves that end in checkmate (J10): facts of composed and played studies.",
           "bikjang: whether it is mate too where a call by facing generals may be pending; \"refused\" where the start is",
           "no position: its side not to move is in check. last: the board at the end. All by fairy-stockfish.",
           "README.md, section Janggi mates."],
          ["fen", "moves", "bikjang", "last", "source"], rows)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    perft(sys.argv[1])
    mates(sys.argv[1])


if __name__ == "__main__":
    main()
