#!/usr/bin/env python3
"""Turns games into arrays for a neural network: the board before each move, the legal moves, and the move
played.

The file has board (n, 14, 10, 9), mask (n, 8100) packed to bits, played (n,) as index into the mask, and
result (n,): 1 when the side to move won, -1 when it lost, else 0. The side to move always comes first and
plays upwards.
"""

from __future__ import annotations

import argparse

import numpy

import xiangqi
from game_list import read_games


def arrays(start: xiangqi.Position, games: list[str], rules: str) -> dict[str, numpy.ndarray]:
    moves, ends = xiangqi.pack(games, start.variant)
    before = xiangqi.replay(moves, ends, start, before=True).before
    assert before is not None
    values = numpy.asarray(moves)
    origin, target = values >> 7, values & 127
    second = numpy.array([position.side_to_move for position in before], bool)
    origin, target = numpy.where(second, 89 - origin, origin), numpy.where(second, 89 - target, target)
    winners = [judged.outcome.winner for judged in xiangqi.judge(moves, ends, rules, start)]
    lengths = numpy.diff(numpy.asarray(ends), prepend=0).astype(int)
    score = numpy.repeat([0 if winner is None else 1 - 2 * int(winner) for winner in winners], lengths)
    masks = numpy.asarray(before.masks(mover=True)).reshape(len(before), -1)
    return {
        "board": numpy.asarray(before.planes(mover=True)),
        "mask": numpy.packbits(masks, axis=1),
        "played": (origin * 90 + target).astype(numpy.uint16),
        "result": numpy.where(second, -score, score).astype(numpy.int8),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="asian-online")
    parser.add_argument("--out", default="games.npz")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    by_start: dict[str, list[str]] = {}
    for path in options.files:
        for _, start, moves in read_games(path):
            by_start.setdefault(start or xiangqi.Position().fen(), []).append(moves)
    parts = [arrays(xiangqi.Position(start), games, options.rules) for start, games in by_start.items()]
    joined = {name: numpy.concatenate([part[name] for part in parts]) for name in parts[0]}
    numpy.savez_compressed(options.out, **joined)
    print(*(f"{name} {array.dtype}{array.shape}" for name, array in joined.items()), sep="\n")


if __name__ == "__main__":
    main()
