#!/usr/bin/env python3
"""Counts the first moves of games from the start, with their results, and draws them as a picture."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

import xiangqi
from game_list import read_games


def count_openings(paths: list[str], plies: int) -> dict[str, Counter[str]]:
    """Results by opening; a game and its mirror image are one opening."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for path in paths:
        for _, start, moves in read_games(path):
            game = xiangqi.Game(play_on=True)
            if start is not None and xiangqi.Position(start) != game.start:
                continue
            game.push_all(moves)
            played = game.moves[:plies]
            mirrored = [mirror(move) for move in played]
            found[" ".join(map(str, min(played, mirrored)))][str(game.outcome)] += 1
    return found


def mirror(move: xiangqi.Move) -> xiangqi.Move:
    """The move with files a and i exchanged."""
    squares = [square + 8 - 2 * (square % 9) for square in (move.from_square, move.to_square)]
    return xiangqi.Move("".join(map(xiangqi.square_name, squares)))


def draw(openings: list[tuple[str, Counter[str]]], path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 0.4 * len(openings) + 1))
    left = [0] * len(openings)
    names = [name for name, _ in openings]
    for result, colour in (("1-0", "#b22"), ("1/2-1/2", "#999"), ("0-1", "#222"), ("*", "#ddd")):
        width = [results[result] for _, results in openings]
        axes.barh(names, width, left=left, color=colour, label=result)
        left = [a + b for a, b in zip(left, width)]
    axes.invert_yaxis()
    axes.set_xlabel("games")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--top", type=int, default=12)
    parser.add_argument("--plot", metavar="PICTURE", help="a file such as openings.svg; needs matplotlib")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    found = count_openings(options.files, options.plies)
    openings = sorted(found.items(), key=lambda item: -sum(item[1].values()))[: options.top]
    for name, results in openings:
        print(f"{sum(results.values()):6} {name:24} {dict(results)}")
    if options.plot:
        draw(openings, options.plot)


if __name__ == "__main__":
    main()
