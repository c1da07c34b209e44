"""fairy-stockfish, an independent program that plays Xiangqi over UCI with ranks 1-10."""

import os
import shutil
import subprocess

import pytest

PROGRAM = shutil.which("fairy-stockfish", path=os.environ.get("PATH", "") + ":/usr/games")
needs_witness = pytest.mark.skipif(not PROGRAM, reason="fairy-stockfish is not installed")


def divide(fen, depth):
    """Leaves below each first move."""
    commands = f"setoption name UCI_Variant value xiangqi\nposition fen {fen}\ngo perft {depth}\nquit\n"
    done = subprocess.run([PROGRAM], input=commands, capture_output=True, text=True, timeout=120, check=True)
    pairs = [line.split(": ") for line in done.stdout.splitlines() if line.count(": ") == 1 and line[0] in "abcdefghi"]
    return {move: int(nodes) for move, nodes in pairs}


def moves_of(fen):
    return sorted(divide(fen, 1))


def from_one(moves):
    """Coordinate moves with ranks from 0 as this program writes them."""
    return " ".join(f"{m[0]}{int(m[1]) + 1}{m[2]}{int(m[3]) + 1}" for m in moves.split())


def board_after(fen, moves):
    """Placement, whether the side to move is in check, and how many moves it has."""
    commands = (f"setoption name UCI_Variant value xiangqi\nposition fen {fen} moves {from_one(moves)}\n"
                "d\ngo perft 1\nquit\n")
    done = subprocess.run([PROGRAM], input=commands, capture_output=True, text=True, timeout=120, check=True)
    said = dict(line.split(": ", 1) for line in done.stdout.splitlines() if line.startswith(("Fen: ", "Nodes searched: ")))
    checkers = next(line for line in done.stdout.splitlines() if line.startswith("Checkers:"))
    return said["Fen"].split()[0], checkers.strip() != "Checkers:", int(said["Nodes searched"])
