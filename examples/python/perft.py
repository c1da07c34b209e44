#!/usr/bin/env python3
"""Counts the tree of legal moves, root move by root move, on several threads."""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor

import xiangqi


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fen")
    parser.add_argument("--variant", default="xiangqi", choices=["xiangqi", "janggi"])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("depth", type=int)
    options = parser.parse_args()
    position = xiangqi.Position(options.fen, options.variant)
    begin = time.perf_counter()

    def below(move: xiangqi.Move) -> int:
        after = position.copy()
        after.push(move)
        return after.perft(options.depth - 1)

    moves = sorted(position.moves())
    with ThreadPoolExecutor(options.threads) as pool:
        counts = list(pool.map(below, moves))
    for move, count in zip(moves, counts):
        print(move, count)
    seconds = time.perf_counter() - begin
    print(f"nodes {sum(counts)}, {sum(counts) / seconds / 1e6:.0f} million a second")


if __name__ == "__main__":
    main()
