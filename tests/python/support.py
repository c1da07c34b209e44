"""What the tests of the Python module share."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import xiangqi

SOURCE = Path(os.environ.get("XQ_SOURCE_DIR", Path(__file__).resolve().parents[2]))
START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
PERPETUAL = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1"
PERPETUAL_MOVES = "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9"
VARIANTS = ("xiangqi", "janggi")


def rows(path: str, header: str) -> Iterator[dict[str, str]]:
    """The rows of a table of facts or clauses, by column; its header must begin as told."""
    lines = [line for line in (SOURCE / "tests" / path).read_text(encoding="utf-8").splitlines() if line]
    lines = [line for line in lines if not line.startswith("# ")]
    names = lines[0].split("\t")
    assert names[0] == header, f"{path} begins with {names[0]}"
    for line in lines[1:]:
        yield dict(zip(names, line.split("\t")))


def walk(variant: str, seed: int, plies: int = 80) -> Iterator[xiangqi.Position]:
    """The positions of a random game; the one position is played on."""
    source = random.Random(seed)
    position = xiangqi.Position(variant=variant)
    yield position
    for _ in range(plies):
        moves = position.moves()
        if not moves:
            return
        position.push(source.choice(moves))
        yield position
