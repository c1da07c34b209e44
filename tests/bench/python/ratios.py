#!/usr/bin/env python3
"""Speed of the Python module beside other packages, as ratios of one run.

    PYTHONPATH=build/bindings/python python3 tests/bench/python/ratios.py [--replay PROGRAM] [--rounds N]

Peers that are not installed are left out: chess (python-chess), pyffish, cchess, numpy. All times are CPU
time of this process, rounds interleave the contestants, and the median counts. --replay names
xq_bench_replay, which replays the same games in C.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import xiangqi

# Middlegames of both games, with a like number of legal moves (about 40 on average).
XIANGQI = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    "r2akab1r/3n5/4b3n/p1p1pRp1p/9/2P3P2/P3P3c/N2C3C1/4A4/1RBAK1B2 w - - 0 1",
    "1rb1ka3/4a4/2n4c1/p3p3p/1nb6/5R3/P3P2CP/4C4/R3N1r2/2BAKAB2 w - - 0 1",
    "1rbak2r1/9/2na2n2/p1p5p/6p2/2P6/P5P1P/BCN1C1Nc1/7R1/3AKAB2 w - - 0 1",
]
CHESS = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 3 8",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
]
SECONDS = 0.4


def module(name: str) -> ModuleType | None:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


chess: Any = module("chess")
pyffish: Any = module("pyffish")
cchess: Any = module("cchess")
numpy: Any = module("numpy")


def rate(work: Callable[[], int]) -> float:
    """Units a second: work returns how many it did."""
    done, begin = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - begin
        if spent >= SECONDS:
            return done / spent


# ---- legal moves ----


def ours_as_integers() -> Callable[[], int]:
    positions = [xiangqi.Position(fen) for fen in XIANGQI] * 20
    return lambda: sum(len(position.move_ints()) for position in positions)


def ours_as_objects() -> Callable[[], int]:
    positions = [xiangqi.Position(fen) for fen in XIANGQI] * 20
    return lambda: sum(len(position.moves()) for position in positions)


def chess_moves() -> Callable[[], int]:
    boards = [chess.Board(fen) for fen in CHESS]
    return lambda: sum(len(list(board.legal_moves)) for board in boards)


def pyffish_moves() -> Callable[[], int]:
    return lambda: sum(len(pyffish.legal_moves("xiangqi", fen, [])) for fen in XIANGQI)


def cchess_moves() -> Callable[[], int]:
    boards = [cchess.ChessBoard(fen) for fen in XIANGQI]

    def legal(board: Any) -> int:  # as its own no_moves() asks
        return sum(
            board.is_valid_move(*move) and not board.is_checked_move(*move) for move in board.create_moves()
        )

    return lambda: sum(legal(board) for board in boards)


# ---- push and pop, FEN ----


def ours_push_pop() -> Callable[[], int]:
    pairs = [(position, position.moves()) for position in map(xiangqi.Position, XIANGQI)]

    def work() -> int:
        for position, moves in pairs:
            push, pop = position.push, position.pop
            for move in moves:
                push(move)
                pop()
        return sum(len(moves) for _, moves in pairs)

    return work


def chess_push_pop() -> Callable[[], int]:
    pairs = [(board, list(board.legal_moves)) for board in map(chess.Board, CHESS)]

    def work() -> int:
        for board, moves in pairs:
            push, pop = board.push, board.pop
            for move in moves:
                push(move)
                pop()
        return sum(len(moves) for _, moves in pairs)

    return work


def ours_fen() -> Callable[[], int]:
    return lambda: len([xiangqi.Position(fen) for fen in XIANGQI * 20])


def chess_fen() -> Callable[[], int]:
    return lambda: len([chess.Board(fen) for fen in CHESS])


# ---- batch calls ----


def random_games(count: int, plies: int) -> tuple[Any, Any]:
    source = random.Random(7)
    games = []
    for _ in range(count):
        position = xiangqi.Position()
        for _ in range(plies):
            moves = position.move_ints()
            if not moves:
                break
            position.push(source.choice(moves))
        games.append(position.move_stack)
    return xiangqi.pack(games)  # type: ignore[arg-type]


def ours_planes() -> Callable[[], int]:
    positions = xiangqi.Positions([xiangqi.Position(fen) for fen in XIANGQI] * 400)
    out = numpy.zeros((len(positions), 14, 10, 9), numpy.uint8)

    def work() -> int:
        positions.planes(out)
        return len(positions)

    return work


def ours_replay(games: tuple[Any, Any]) -> Callable[[], int]:
    moves, ends = games

    def work() -> int:
        xiangqi.replay(moves, ends)
        return len(moves)

    return work


def replay_in_c(program: str, games: tuple[Any, Any]) -> Callable[[], float]:
    folder = tempfile.mkdtemp()
    paths = [str(Path(folder) / name) for name in ("moves", "ends")]
    for path, data in zip(paths, games):
        Path(path).write_bytes(data.tobytes())
    return lambda: float(subprocess.run([program, *paths], check=True, capture_output=True, text=True).stdout)


# ---- the run ----


def version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "?"


def import_cost() -> float:
    """Milliseconds of CPU time that the import takes beside nothing."""

    def children() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    def spent(code: str) -> float:
        begin = children()
        subprocess.run([sys.executable, "-c", code], check=True)
        return children() - begin

    spent("import xiangqi")
    return 1000 * statistics.median(spent("import xiangqi") - spent("pass") for _ in range(9))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--replay", metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    games = random_games(500, 120)
    contestants: dict[str, Callable[[], int]] = {
        "moves as integers": ours_as_integers(),
        "moves as objects": ours_as_objects(),
        "push and pop": ours_push_pop(),
        "FEN read": ours_fen(),
        "replay": ours_replay(games),
    }
    if numpy:
        contestants["planes"] = ours_planes()
    if chess:
        contestants["chess moves"] = chess_moves()
        contestants["chess push and pop"] = chess_push_pop()
        contestants["chess FEN read"] = chess_fen()
    if pyffish:
        contestants["pyffish moves"] = pyffish_moves()
    if cchess:
        contestants["cchess moves"] = cchess_moves()
    samples: dict[str, list[float]] = {name: [] for name in contestants}
    in_c: list[float] = []
    run_c = replay_in_c(options.replay, games) if options.replay else None
    for _ in range(options.rounds):
        for name, work in contestants.items():
            samples[name].append(rate(work))
        if run_c:
            in_c.append(run_c())
    rates = {name: statistics.median(values) for name, values in samples.items()}
    print(
        f"Python {sys.version.split()[0]}, libxiangqi {xiangqi.__version__}, chess {version('chess')}, "
        f"pyffish {version('pyffish')}, cchess {version('cchess')}, numpy {version('numpy')}"
    )
    for name, value in rates.items():
        print(f"{name:22} {value:14,.0f} /s")
    rows = [
        ("moves as integers", "chess moves", 25),
        ("moves as objects", "chess moves", 4),
        ("moves as integers", "pyffish moves", 200),
        ("moves as integers", "cchess moves", 500),
        ("push and pop", "chess push and pop", 0),
        ("FEN read", "chess FEN read", 15),
    ]
    for ours, theirs, target in rows:
        if theirs in rates:
            wanted = f" (target {target})" if target else ""
            print(f"{ours} / {theirs}: {rates[ours] / rates[theirs]:,.1f}{wanted}")
    if in_c:
        c_rate = statistics.median(in_c)
        print(
            f"replay in C {c_rate:,.0f} /s: replay takes {c_rate / rates['replay']:.2f} times as long (target 1.3)"
        )
    print(f"import xiangqi: {import_cost():.1f} ms (target 30)")


if __name__ == "__main__":
    main()
