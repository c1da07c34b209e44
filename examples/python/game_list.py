"""Game lists: one game a line, start FEN, tab, moves; further columns and a header line are passed over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def read_games(path: str | Path) -> Iterator[tuple[int, str | None, str]]:
    """Line number, start (None is the start of a game) and moves of each game of a file."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            columns = line.rstrip("\n").split("\t")
            if not columns[0] or columns[0].startswith("#") or columns[0].split()[0] in ("start", "fen"):
                continue
            if len(columns) == 1:
                yield number, None, columns[0]
            else:
                yield number, columns[0] or None, columns[1]
