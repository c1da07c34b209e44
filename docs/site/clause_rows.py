"""Rows of the clause tests as pictures and words. Nothing is computed here: what a picture allows or refuses is the row's
expected answer, which the clause tests hold the library to."""

import dataclasses
import html
import re

from diagrams import Diagram, code, split_move, squares_of

SIDES = {"xiangqi": ("Red", "Black"), "janggi": ("Cho", "Han")}
FEN_MODE = re.compile(r"(?:ends|call|forbidden): ")  # what facing generals are, before a FEN of Janggi


@dataclasses.dataclass(frozen=True)
class Row:
    """A row of tests/clauses/TOPIC.tsv."""

    table: str
    line: int
    clause: str
    kind: str
    fen: str
    query: str
    argument: str
    expected: str
    comment: str

    @property
    def variant(self):
        return "janggi" if self.clause.startswith("J") else "xiangqi"

    @property
    def has_board(self):
        return self.fen != "-"

    @property
    def rules(self):
        """The profile that a game names, or an empty text."""
        return self.argument.removeprefix("rules:").split()[0] if self.argument.startswith("rules:") else ""

    def board(self, **shown):
        fen = "" if self.fen == "start" else FEN_MODE.sub("", self.fen)
        return Diagram(self.variant, fen, **shown)


def read_rows(folder, topic):
    lines = (folder / f"{topic}.tsv").read_text(encoding="utf-8").splitlines()
    return [Row(topic, number, *line.split("\t"))
            for number, line in enumerate(lines[1:], 2) if line and not line.startswith("#")]


def general_of(row, side):
    """The square of a side's general in the row's FEN."""
    letter = "Kk"[side]
    for rank, text in zip(range(9, -1, -1), row.fen.split()[-6].split("/")):
        expanded = re.sub(r"\d", lambda digit: "." * int(digit[0]), text)
        if letter in expanded:
            return "abcdefghi"[expanded.index(letter)] + str(rank + (row.variant == "janggi"))
    return None


def side_to_move(row):
    return 0 if row.fen == "start" or row.fen.split()[-5] == "w" else 1


def moves_in(text, variant):
    return [word for word in text.split() if split_move(word, variant)]


# ---- one function a query: the picture ----


def draw_legal(row):
    if not split_move(row.argument, row.variant):
        return None
    fits = "allowed" if row.expected == "legal" else "refused"
    origin, target = split_move(row.argument, row.variant)
    if origin == target:
        return row.board(marks=((fits, (origin,)),))
    return row.board(arrows=((fits, (row.argument,)),))


def draw_moves(row):
    targets = tuple(square for square in row.expected.split() if square not in ("-", row.argument))
    return row.board(marks=(("plain", (row.argument,)), ("allowed", targets)))


def draw_checkers(row):
    general = general_of(row, side_to_move(row))
    checkers = squares_of(row.expected, row.variant)
    return row.board(arrows=(("attack", tuple(square + general for square in checkers)),))


def draw_check(row):
    general = general_of(row, side_to_move(row))
    return row.board(marks=(("attack" if row.expected == "yes" else "plain", (general,)),))


def draw_gives(row):
    victim = general_of(row, 1 - side_to_move(row))
    marks = (("attack", (victim,)),) if row.expected == "yes" else ()
    return row.board(marks=marks, arrows=(("plain", (row.argument,)),))


def draw_pins(row):
    """PINNED<PINNER, and +SCREEN for the other piece between."""
    pairs = [squares_of(word, row.variant) for word in row.expected.split() if word != "-"]
    lines = tuple(sorted({pinner + pinned for pinned, pinner, *_ in pairs}))
    return row.board(marks=(("guard", tuple(sorted({pinned for pinned, *_ in pairs}))),), arrows=(("attack", lines),))


def draw_fen(row):
    faults = tuple(sorted(set(squares_of(row.expected, row.variant))))
    if "generals_facing" in row.expected:
        faults += (general_of(row, 0), general_of(row, 1))
    return row.board(marks=(("refused", faults),))


def draw_protected(row):
    return row.board(marks=(("guard" if row.expected == "yes" else "attack", (row.argument,)),))


def draw_rank(row):
    rank = str(int(row.argument) + (row.variant == "janggi"))
    return row.board(marks=(("plain", tuple(file + rank for file in "abcdefghi")),))


def draw_square(row):
    if not re.fullmatch(r"[a-i](?:10|[0-9])", row.argument) or not row.expected.isdigit():
        return None
    return Diagram(row.variant, marks=(("plain", (row.argument,)),))


def draw_value(row):
    return row.board(marks=(("plain", tuple(squares_of(row.argument, row.variant))),))


def draw_played(row):
    """A line of moves from the start of the row, each way once; the one that was refused broken."""
    moves = moves_in(row.argument, row.variant)
    refused = ()
    if " then " in row.expected and moves and not row.argument.split()[-1].count(":"):
        refused = (moves.pop(),)
    ways = tuple(dict.fromkeys(move for move in moves if move not in refused))
    still = tuple(move for move in ways if len(set(split_move(move, row.variant))) == 1)
    passes = tuple(split_move(move, row.variant)[0] for move in still)
    return row.board(marks=(("plain", passes),),
                     arrows=(("plain", tuple(move for move in ways if move not in still)), ("refused", refused)))


def attack_words(text, variant):
    """CHASER>VICTIM, with names of kinds between, as moves; and BY>CHASER's victim for each protector."""
    found = []
    for chaser, victim, by in re.findall(r"([a-i]\d+)>([a-i]\d+)(?: by ([a-i]\d+))?", text):
        found.append((chaser + victim, by + victim if by and by != victim else None))
    return [pair for pair in found if split_move(pair[0], variant)]


def draw_natures(row):
    """The board after the first move, with what it attacks."""
    moves = moves_in(row.argument, row.variant)
    first = row.expected.split()[0] if row.query == "natures" else row.expected
    pairs = attack_words(first, row.variant)
    attacks = tuple(attack for attack, _ in pairs)
    marks = ()
    if first.startswith("check"):
        marks = (("attack", (general_of(row, 1 - side_to_move(row)),)),)
    if row.query == "refused":
        return row.board(moves=tuple(moves[:1]),
                         arrows=(("refused", attacks), ("guard", tuple(by for _, by in pairs if by))))
    return row.board(moves=tuple(moves[:1]), marks=marks, arrows=(("attack", attacks),))


def draw_position(row):
    return row.board()


PICTURES = {
    "character": lambda row: None,
    "check": draw_check,
    "checkers": draw_checkers,
    "drawn": draw_position,
    "faces": draw_played,
    "fen": draw_fen,
    "game": draw_played,
    "gives": draw_gives,
    "is-start": draw_position,
    "judged": draw_played,
    "legal": draw_legal,
    "moves": draw_moves,
    "natures": draw_natures,
    "pins": draw_pins,
    "play": draw_played,
    "protected": draw_protected,
    "rank": draw_rank,
    "refused": draw_natures,
    "repetitions": draw_played,
    "score": draw_played,
    "square": draw_square,
    "status": draw_position,
    "to-move": draw_played,
    "value": draw_value,
    "window": draw_played,
}


def picture_of(row):
    """What the row shows on a board, or None when it shows nothing there."""
    if not row.has_board and row.query != "square":
        return None
    return PICTURES.get(row.query, draw_position)(row)


# ---- words ----


def plain(name):
    """blocked_leg, XQ_ERR_GAME_OVER: as words."""
    return name.removeprefix("XQ_ERR_").lower().replace("_", " ")


def say_result(text, variant):
    """"1-0 checkmate 1 M1 then wrong_side" and the like."""
    result, _, refused = text.partition(" then ")
    first, second = SIDES[variant]
    winners = {"1-0": f"{first} wins", "0-1": f"{second} wins", "1/2-1/2": "draw"}
    word, *rest = result.split()
    if word == "*":
        said = "the game goes on"
    elif word in winners and len(rest) >= 3:
        said = f"{winners[word]}: {plain(rest[0])} at ply {rest[1]} ({' '.join(rest[2:])})"
    else:
        said = result
    return said + (f"; what follows is refused: {plain(refused)}" if refused else "")


def heading(row):
    """Moves and setups are allowed or refused; whatever else a rule says applies or does not."""
    if row.query in ("fen", "legal", "moves", "pins", "play"):
        return "Allowed" if row.kind == "holds" else "Refused"
    return "Applies" if row.kind == "holds" else "Does not apply"


def answer(row):
    """The expected answer in words, as HTML."""
    asked, given = code(row.argument), row.expected
    words = {
        "legal": f"{asked} is legal" if given == "legal" else f"{asked} is refused: {plain(given)}",
        "moves": f"from {asked} to " + (code(given) if given != "-" else "no point"),
        "checkers": f"checked from {code(given)}" if given != "-" else "no check",
        "check": "in check" if given == "yes" else "no check",
        "gives": f"{asked} " + ("gives check" if given == "yes" else "gives no check"),
        "pins": f"pinned: {code(given)}" if given != "-" else "nothing is pinned",
        "fen": "accepted" if given == "accepted" else f"refused: {html.escape(plain(given))}",
        "status": plain(given),
        "protected": f"{asked} is " + ("protected" if given == "yes" else "not protected"),
        "square": f"{asked} is point {given}" if given.isdigit() else f"{asked} is no point",
        "repetitions": f"the position stands for time {given}",
        "natures": f"the moves are: {html.escape(given)}",
        "refused": f"no chase: {html.escape(given)}" if given != "-" else "no attack to refuse",
        "to-move": f"to move: {given}",
        "is-start": "the start of a game" if given == "yes" else "not the start of a game",
        "rank": f"rank {row.argument} holds {code(given)}",
        "drawn": f"line {row.argument} of the drawing: {code(given)}",
        "value": f"{asked} is worth {given} half points",
        "material": f"{asked} has {html.escape(given)}",
        "character": f"{asked} is {html.escape(given)}",
        "play": f"after {asked}: {code(given)}",
        "score": f"half points of Cho and Han: {given}",
        "faces": f"the generals face: {html.escape(given)}",
        "window": f"plies judged, occurrences, loser, both sides: {html.escape(given)}",
    }
    if row.query in ("game", "judged"):
        return html.escape(say_result(given, row.variant))
    return words.get(row.query, f"{html.escape(row.query)} {asked}: {code(given)}")
