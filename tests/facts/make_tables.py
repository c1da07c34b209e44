#!/usr/bin/env python3
"""Writes the tables of facts of this folder from the shared data; see README.md.

usage: make_tables.py SHARED_DATA_FOLDER FIND_KILLS_PROGRAM

The program is built with the tests from find_kills.c. Every final standing (checkmate, stalemate, ...) is asked of fairy-stockfish, never of our own library.
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

    def mates_within(self, fen, moves):
        """Whether a short search finds a mate in so many moves of the side to move."""
        self.send(f"position fen {fen}")
        self.send(f"go depth {2 * moves + 12}")
        found = False
        while True:
            line = self.process.stdout.readline()
            if line.startswith("bestmove "):
                return found
            score = re.search(r" score mate (-?\d+)", line)
            found = found or bool(score) and 0 < int(score[1]) <= moves

    def board_of_applied(self, fen, moves):
        """All moves must be applied: an engine drops the first illegal move and what follows."""
        board, standing = self.standing(fen, moves)
        side = fen.split()[1]
        if len(moves.split()) % 2:
            side = "b" if side == "w" else "w"
        applied = board.split()[1] == side and self.replayed(fen, moves, board)
        return (board, standing) if applied else (None, None)

    @classmethod
    def replayed(cls, fen, moves, board):
        return cls.moved(fen, moves.split()) == board.split()[0]

    @staticmethod
    def moved(fen, moves):
        """The board that the moves give when pieces are moved as told."""
        cells = []
        for rank in reversed(fen.split()[0].split("/")):
            cells.append(list(re.sub(r"\d", lambda m: "." * int(m[0]), rank)))
        for move in moves:
            source = cells[int(move[1])]
            cells[int(move[3])]["abcdefghi".index(move[2])] = source["abcdefghi".index(move[0])]
            source["abcdefghi".index(move[0])] = "."
        ranks = [re.sub(r"\.+", lambda m: str(len(m[0])), "".join(rank)) for rank in reversed(cells)]
        return "/".join(ranks)


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


# Which rows come from where; the note of a row begins with the diagram, where it has one.
REPETITION_SOURCES = {
    "AXF": "danieltan1517/orange-xiangqi, its tests of the manual of the Asian and World Xiangqi Federations (D1 ...)",
    "EXT": "fairy-stockfish/Fairy-Stockfish: a comment to pull request 466 (to EXT-18), its own tests (from EXT-19)",
    "DSP": "noobpwnftw/chessdb issues 7 and 8; Fairy-Stockfish issue 55; a talk of 2010 on talkchess.com",
    "UNT": "Fairy-Stockfish issue 938: single moves",
    "GAME": "Fairy-Stockfish issue 570: a game between programs",
    "ONL": "the cycle of the AXF row of the same number, under Q3-Q6, Q8-Q10; verdicts of an independent program",
    "CHK": "the cycle of the AXF row of the same number, under Q7; verdicts of an independent program",
}
REPETITION_NOTES = {
    "EXT-17": "the two programs that were asked differ",
    "DSP-1": "a root undone by pinning the protector: chessdb has a draw, another program a lost chase",
    "DSP-2": "chessdb has a draw, another program a lost chase",
    "DSP-3": "the general's step pins and frees; two programs have a lost chase, a third a draw",
    "DSP-4": "two chariots chase by turns: is a pair new, or only a victim?",
    "DSP-5": "an elephant freed by the cannon attacks a protected chariot; AXF 15 names horse and cannon alone",
    "DSP-6": "DSP-5 on a fuller board",
    "DSP-7": "is a check that attacks a piece a chase too, and does the horse on c5 protect?",
    "DSP-8": "DSP-7 without that horse",
    "UNT-1": "one move: cannon g9 is said to chase e9, which the general cannot really protect",
    "UNT-2": "one move: the pinned horse f0 is said to chase nothing",
    "UNT-3": "one move, a capture: the chariot is said to chase a9",
    "GAME-1": "ended by the programs' match rules as Black's perpetual chase",
}
# The board holds a black soldier on a point that none can reach (P1).
REPETITION_REFUSED = ("AXF-103", "ONL-103")


def repetition_note(name, note):
    if name in REPETITION_NOTES:
        return REPETITION_NOTES[name]
    diagram = re.search(r"D\d+[ab]?", note)
    if not diagram:
        return "no diagram"
    return diagram[0] + (", a variant" if re.search(r"-(variant|short)", note) else "")


def repetition_natures(note, plies):
    """One word a ply: check, idle, the chased squares, or ? before the cycle; "" when the source has none."""
    first = re.search(r"cycle_start_ply=(\d+)", note)
    classes = re.search(r"(?<!CXA move )classes\[([^]]*)\]", note)
    if not first or not classes:
        return ""
    words = [word.split(":")[1].replace("chase=", "") for word in classes[1].split()]
    words = ["?"] * int(first[1]) + words
    return " ".join(words + ["?"] * (plies - len(words)))


def repetition(data):
    names = {"online_simple": "asian-online", "check_only": "check-only"}
    rows = []
    for name, _, fen, moves, rules, verdict, note in read(os.path.join(data, "repetition.tsv")):
        if rules == "cxa2020" or name in REPETITION_REFUSED:
            continue
        rows.append((name, fen, moves, names.get(rules, rules), verdict, repetition_note(name, note),
                     repetition_natures(note, len(moves.split()))))
    write("repetition.tsv",
          ["Repeating lines and who loses: facts. Their positions, moves and verdicts come from these places:"]
          + [f"  {prefix}: {source}" for prefix, source in REPETITION_SOURCES.items()]
          + ["verdict: red_loses, black_loses, draw; none where the sources disagree.",
             "natures: of each ply under axf, by an independent program: check, idle, or where the chased pieces stood when the cycle began.",
             "README.md, section repetition."],
          ["id", "fen", "moves", "rules", "verdict", "note", "natures"], rows)


def chinese_natures(note, moves):
    """One word a ply: the nature the source gives it, or ? where it gives none."""
    told = [word.split(":") for word in re.search(r"classes\[([^]]*)\]", note)[1].split()]
    period = int(re.search(r"window_plies=(\d+)", note)[1]) // 2
    if any(move != moves[ply] for ply, (move, _) in enumerate(told)):
        sys.exit(f"natures of other moves: {note}")
    words = [nature for _, nature in told]
    for ply in range(len(told), len(moves)):
        words.append(words[ply - period] if moves[ply] == moves[ply - period] else "?")
    return " ".join(words)


def chinese(data):
    rows = []
    for name, _, fen, moves, rules, verdict, note in read(os.path.join(data, "repetition.tsv")):
        if rules != "cxa2020":
            continue
        figure = re.search(r"(ch\.\d)(?: ref\.)? fig (\d+)", note)
        rows.append((name, fen, moves, verdict, f"{figure[1]} fig {figure[2]}", chinese_natures(note, moves.split())))
    write("chinese.tsv",
          ["Repeating lines of the rule book of the China Xiangqi Association of 2020, and who loses: facts.",
           "Positions, moves, verdicts and natures as liudengfeng/cppxq has them in its tests of the book's diagrams.",
           "natures: of each ply; ? where the source has none. README.md, section chinese."],
          ["id", "fen", "moves", "verdict", "figure", "natures"], rows)


# Not among them S20/e41f2fca6045, whose threat of mate is none by checks: every run of checks has been tried.
# What the rules of 2020 share with the verdict told under those of 1999, and the article; the others are told alone.
SHARED = {
    "S20/11de975ff731": ("draw", "24.7"),  # to follow is idle
    "S20/c69f83fdfda0": ("draw", "25.2"),  # one check, one idle; the general's answer to the check is idle
    "S20/d52ae7250c11": ("red_loses", "26.1.1"),
    "S20/b7cfac43abbf": ("draw", "26.1"),
    "S20/6300ae9e39f1": ("draw", "26.9.4"),
    "S20/92f48804ab7d": ("red_loses", "25.1"),
    "S20/c1034d5bdb71": ("red_loses", "25.3"),
    "S20/cb0afb239dea": ("red_loses", "25.3"),
    "S20/24f3ce1e28bb": ("red_loses", "25.3"),
    "S20/7d7e5afa5497": ("black_loses", "25.3"),
    "S20/349b46d74c04": ("draw", "26.9.4"),
    "S20/09f5b4601429": ("draw", "26.1"),
    "S20/089069b5da5a": ("black_loses", "25.3"),
    "S20/aad2852d857a": ("draw", "26.1"),
}
# The move with which a line comes back to where it has been, where the source leaves it out.
CLOSING = {"S20/c69f83fdfda0": "d3d5", "S20/c1034d5bdb71": "h6a6"}


def three_times(fen, moves):
    """The line up to the third occurrence of a position; as it stands when it never comes back."""
    moves = moves.split()
    boards = [Engine.moved(fen, moves[:ply]) for ply in range(len(moves) + 1)]
    first = next((ply for ply in range(len(moves)) if boards[ply] == boards[-1]), None)
    if first is not None:
        moves += moves[first:] * 2
    for ply in range(len(moves) + 1):
        boards[ply:] = [Engine.moved(fen, moves[:ply])]
        if boards.count(boards[ply]) == 3:
            return moves[:ply]
    return moves


def adjudication(data, engine):
    rows = []
    for fen, moves, _, told, why, _, source in read(os.path.join(data, "adjudication.tsv")):
        line = " ".join(three_times(fen, f"{moves} {CLOSING.get(source, '')}"))
        if engine.board_of_applied(fen, line)[0] is None:
            print("not replayed by the engine:", source)
        verdict, article = SHARED.get(source, ("", ""))
        rows.append((fen, line, told, why, verdict, article, source))
    write("adjudication.tsv",
          ["Repeating lines judged under the Chinese rules of 1999, carried on to the third occurrence: facts.",
           "told, why: what the source says under those rules. shared: the verdict where the rules of 2020 have the same one,",
           "and by which article; empty where they differ or that is open. README.md, section adjudication."],
          ["fen", "moves", "told", "why", "shared", "article", "source"], rows)


# How many rows of kills by checks to the mate, and of other moves by the positions it took to know.
KILLS_WANTED = {1: 70, 2: 60, 3: 50, 4: 27, 5: 22, 6: 2}
OTHERS_WANTED = {1: 20, 2: 30, 10: 60, 100: 40, 1000: 10}


def kills(puzzles, program, engine):
    found = subprocess.run([program, puzzles], stdout=subprocess.PIPE, text=True, check=True).stdout
    threats = {checks: {} for checks in KILLS_WANTED}
    others = {least: {} for least in OTHERS_WANTED}
    for line in found.splitlines():
        before, move, again, checks, nodes, source = line.split("\t")
        checks = int(checks)
        # One row a puzzle and kind, lest a table be ten moves of one study.
        kind = threats[checks] if checks else others[max(least for least in others if least <= int(nodes))]
        kind.setdefault(source, (before, move, checks, source, again))
    rows = []
    for checks, wanted in KILLS_WANTED.items():
        for row in spread(list(threats[checks].values()), wanted):
            if engine.mates_within(row[4], checks):
                rows.append(row[:4])
            else:
                print("no such mate for the engine:", *row)
    for least, wanted in OTHERS_WANTED.items():
        rows += [row[:4] for row in spread(list(others[least].values()), wanted)]
    write("kills.tsv",
          ["Quiet moves, and the mate by consecutive checks that they threaten: how many checks, 0 for no mate however long.",
           "No such mate stood before the move. Positions from lines of composed studies; answers by the second implementation of",
           "the rules, and fairy-stockfish finds each mate. Sources: README.md, section kills."],
          ["fen", "move", "checks", "source"], rows)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    engine = Engine()
    perft(sys.argv[1])
    games(sys.argv[1], engine)
    mates(sys.argv[1], engine)
    repetition(sys.argv[1])
    chinese(sys.argv[1])
    adjudication(sys.argv[1], engine)
    kills(os.path.join(sys.argv[1], "puzzles.tsv"), sys.argv[2], engine)
    engine.send("quit")


if __name__ == "__main__":
    main()
