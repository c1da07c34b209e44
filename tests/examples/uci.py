"""Engines over UCI, and games between them that the referee example judges move by move.

Run as a program it plays a match and prints each game:

    XQ_EXAMPLES=BUILD/examples/c python3 uci.py --games 4 --movetime 100 --variant janggi [--against PROGRAM]
"""

import argparse
import os
import re
import shutil
import subprocess
import threading

from example import EXAMPLES, run

ENGINE = str(EXAMPLES / "engine")
FAIRY = shutil.which("fairy-stockfish", path=os.environ.get("PATH", "") + ":/usr/games")
RULES = {"xiangqi": "asian-online", "janggi": "janggi"}
STARTS = {
    "xiangqi": "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "janggi": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
}
# Legal in either game; each opening is played twice, with sides changed.
OPENINGS = [(), ("b1c3", "b10c8"), ("h1g3", "b10c8"), ("i4i5", "a7a6"), ("c4c5", "g7g6"), ("b1c3", "h10g8")]


class Engine:
    """A program that speaks UCI; a context manager that ends it."""

    def __init__(self, program, options=()):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.watch = threading.Timer(300, self.process.kill)  # a hang is a failure, no endless wait
        self.watch.start()
        self.introduction = self.ask("uci", "uciok")
        for name, value in options:
            self.tell(f"setoption name {name} value {value}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.tell("quit")
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=10)
        self.watch.cancel()

    def tell(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def hear(self, end):
        """The lines up to the one that begins with a word."""
        lines = []
        for line in self.process.stdout:
            lines.append(line.rstrip("\n"))
            if line.startswith(end):
                return lines
        raise AssertionError(f"ended without {end}: {lines}")

    def ask(self, command, end):
        self.tell(command)
        return self.hear(end)

    def think(self, fen, moves=(), go="go depth 4"):
        """The best move and the info lines; fen may be startpos."""
        start = fen if fen == "startpos" else f"fen {fen}"
        self.tell(f"position {start}" + (" moves " + " ".join(moves) if moves else ""))
        *lines, best = self.ask(go, "bestmove")
        return best.split()[1], lines


def shifted(move, by):
    """A move with other ranks: UCI counts them from 1, the referee those of Xiangqi from 0."""
    return re.sub(r"\d+", lambda rank: str(int(rank.group()) + by), move)


def referee(variant, fen, moves, rules=None):
    """What the referee says in the end; a refused move is an error."""
    by = -1 if variant == "xiangqi" else 0
    lines = run("referee", rules or RULES[variant], fen, stdin=" ".join(shifted(move, by) for move in moves))
    return lines[0]


def play(variant, players, go, fen=None, opening=(), plies=300):
    """Plays a game on from an opening; returns its moves and what ended it, or "" after so many plies."""
    fen = fen or STARTS[variant]
    moves = list(opening)
    while len(moves) < plies:
        move, _ = players[len(moves) % 2].think(fen, moves, go[len(moves) % 2])
        moves.append(move)
        said = referee(variant, fen, moves)
        if " to move, " not in said:
            return moves, said
    return moves, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", choices=RULES, default="xiangqi")
    parser.add_argument("--against", default=ENGINE, help="the other program; by default the same")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--movetime", type=int, default=50)
    parser.add_argument("--other-go", help="what the other program is told, such as 'go nodes 500'")
    parser.add_argument("--plies", type=int, default=300)
    given = parser.parse_args()
    go = f"go movetime {given.movetime}"
    ours = [("UCI_Variant", given.variant)]
    with Engine(ENGINE, ours) as one, Engine(given.against, ours) as other:
        for number in range(given.games):
            players, orders = [one, other], [go, given.other_go or go]
            if number % 2:
                players.reverse()
                orders.reverse()
            for engine in players:
                engine.tell("ucinewgame")
            moves, said = play(given.variant, players, orders, opening=OPENINGS[number // 2 % len(OPENINGS)],
                               plies=given.plies)
            print(f"game {number + 1}, we are {'second' if number % 2 else 'first'}: {len(moves)} plies, {said or 'stopped'}",
                  flush=True)


if __name__ == "__main__":
    main()
