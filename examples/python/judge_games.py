#!/usr/bin/env python3
"""Judges game lists under a rule profile, and tells why each repetition was judged as it was."""

from __future__ import annotations

import argparse
from collections import Counter

import xiangqi
from game_list import read_games


def judge(start: str | None, moves: str, rules: xiangqi.Rules) -> tuple[str, str]:
    """The verdict on one game, and its explanation."""
    try:
        game = xiangqi.Game(start, rules, play_on=True)
        game.push_all(moves)
    except xiangqi.XiangqiError as error:
        return f"not legal: {error}", ""
    outcome = game.outcome
    verdict = game.verdict()
    told = f"{outcome} {outcome.reason.name.lower()} at ply {outcome.ply} {outcome.clause}".rstrip()
    return told, verdict.explanation if verdict else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="asian-online", choices=xiangqi.profiles())
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    rules, ends = xiangqi.Rules(options.rules), Counter[str]()
    for path in options.files:
        for number, start, moves in read_games(path):
            told, explanation = judge(start, moves, rules)
            ends[told.split(" at ")[0].split(":")[0]] += 1
            print(f"{path}:{number}: {told}")
            if explanation:
                print(f"    {explanation}")
    for end, count in ends.most_common():
        print(f"{count:6} {end}")


if __name__ == "__main__":
    main()
