#!/usr/bin/env python3
"""Writes the tables of facts of this folder from the shared data; see README.md.

usage: make_tables.py SHARED_DATA_FOLDER

Every final standing (checkmate, stalemate, ...) is asked of fairy-stockfish, never of our own library.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SHORT_NODES = 3_000_000
GAMES_WANTED = 300
MATES_WANTED = 250
STALEMATES_WANTED = 150


class Engine:
    """fairy-stockfish as a separate process."""

    def __init__(self):
        path = os.environ.get("XQ_FAIRY_STOCKFISH") or shutil.which(
            "fairy-stockfish", path=os.environ.get("PATH", "") + ":/usr/games")
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send("setoption name UCI_Variant value xiangqi")

    def send(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def standing(self, fen, moves):
        """The board with the side to move, and how it stands, after the moves."""
        shifted = re.sub(r"([a-i])(\d)", lambda m: m[1] + str(int(m[2]) + 1), moves)
        self.send(f"position fen {fen} moves {shifted}" if moves else f"position fen {fen}")
        self.send("d")
        self.send("go perft 1")
        checkers = board = None
        while True:
            line = self.process.stdout.readline()
            if line.startswith("Fen: "):
                board = " ".join(line.split()[1:3])
            elif line.startswith("Checkers:"):
                checkers = line.split()[1:]
            elif line.startswith("Nodes searched: "):
                nodes = int(line.split()[2])
                break
        if nodes:
            return board, "check" if checkers else "playing"
        return board, "checkmate" if checkers else "stalemate"

    def board_of_applied(self, fen, moves):
        """All moves must be applied: an engine drops the first illegal move and what follows."""
        board, standing = self.standing(fen, moves)
        side = fen.split()[1]
        if len(moves.split()) % 2:
            side = "b" if side == "w" else "w"
        applied = board.split()[1] == side and self.replayed(fen, moves, board)
        return (board, standing) if applied else (None, None)

    @staticmethod
    def replayed(fen, moves, board):
        """The board that the moves give when pieces are moved as told."""
        cells = []
        for rank in reversed(fen.split()[0].split("/")):
            cells.append(list(re.sub(r"\d", lambda m: "." * int(m[0]), rank)))
        for move in moves.split():
            source = cells[int(move[1])]
            cells[int(move[3])]["abcdefghi".index(move[2])] = source["abcdefghi".index(move[0])]
            source["abcdefghi".index(move[0])] = "."
        ranks = [re.sub(r"\.+", lambda m: str(len(m[0])), "".join(rank)) for rank in reversed(cells)]
        return "/".join(ranks) == board.split()[0]


def read(path):
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8") as file:
        next(file)
        for line in file:
            yield line.rstrip("\n").split("\t")


def write(name, comments, header, rows):
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as file:
        for comment in comments:
            file.write(f"# {comment}\n")
        file.write("\t".join(header) + "\n")
        for row in rows:
            file.write("\t".join(str(field) for field in row) + "\n")
    print(name, len(rows), "rows")


def spread(rows, wanted):
    """Evenly spaced rows, so that a table shows the whole breadth of its source."""
    return [rows[i * len(rows) // wanted] for i in range(wanted)] if len(rows) > wanted else rows


def perft(data):
    header = ["fen", "depth", "nodes", "position", "verified_by"]
    comments = ["Node counts of the legal move tree: facts; the independent programs named found them equal.",
                "Sources and licence: README.md, section perft."]
    rows = list(read(os.path.join(data, "perft.tsv")))
    write("perft.tsv", comments + [f"Rows of at most {SHORT_NODES} nodes."], header,
          [row for row in rows if int(row[2]) <= SHORT_NODES])
    comments.append(f"Rows of more than {SHORT_NODES} nodes;"
                    " counted when XQ_LONG=1 (up to 10^10) or XQ_LONG=all.")
    write("perft_long.tsv", comments, header, [row for row in rows if int(row[2]) > SHORT_NODES])


def games(data, engine):
    source = [row for row in read(os.path.join(data, "games.tsv.gz")) if row[3].startswith("S01/")]
    ended, others = [], []
    for start, moves, result, name in source:
        if len(ended) >= GAMES_WANTED // 3 and len(others) >= 4000:
            break
        board, standing = engine.board_of_applied(start, moves)
        if board is None:
            print("not replayed by the engine:", name)
            continue
        row = (start, moves, result, board, standing, name)
        (ended if standing in ("checkmate", "stalemate") else others).append(row)
    rows = spread(ended, GAMES_WANTED // 3)
    rows += spread(others, GAMES_WANTED - len(rows))
    write("games.tsv",
          ["Real games: start, moves, the result the source states, the last position.",
           "Source: Chinese-Chess-Practical-Dataset, CC BY 4.0; changed: coordinates, a selection, no names.",
           "last and standing: fairy-stockfish after the moves. README.md, section games."],
          ["start", "moves", "result", "last", "standing", "source"], rows)


def mates(data, engine):
    found = {"checkmate": [], "stalemate": []}
    for fen, kind, _, solution, name, checked in read(os.path.join(data, "puzzles.tsv")):
        if "INVALID" in checked or not solution:
            continue
        board, standing = engine.board_of_applied(fen, solution)
        if board and standing in found:
            found[standing].append((fen, solution, standing, board, kind.split(":")[0], name))
    write("mates.tsv",
          ["Lines of moves that end in checkmate (M1) or stalemate (M2): facts of composed studies.",
           "end and last: fairy-stockfish after the moves (no legal move, with or without checkers).",
           "Sources: README.md, section mates."],
          ["fen", "moves", "end", "last", "kind", "source"],
          spread(found["checkmate"], MATES_WANTED) + spread(found["stalemate"], STALEMATES_WANTED))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    engine = Engine()
    perft(sys.argv[1])
    games(sys.argv[1], engine)
    mates(sys.argv[1], engine)
    engine.send("quit")


if __name__ == "__main__":
    main()
