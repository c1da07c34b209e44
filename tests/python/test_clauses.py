"""Every clause once through the binding: the rows of the clause tables, as a Python program would ask
them."""

from __future__ import annotations

from collections import Counter

import pytest

import xiangqi
from support import SOURCE, rows
from xiangqi import Bikjang, FaultCode, Game, Nature, Piece, Position, Rules, Setup, Side

SIDES = {"red": Side.RED, "black": Side.BLACK, "cho": Side.CHO, "han": Side.HAN}
TABLES = sorted(
    path.name
    for path in (SOURCE / "tests/clauses").glob("*.tsv")
    if path.read_text(encoding="utf-8").startswith("clause\tkind\tfen\tquery")
)


def position_of(fen):
    """The position of a row: a FEN or "start", in Janggi with a word before it for what facing generals
    do."""
    word, _, text = fen.rpartition(": ")
    bikjang = Bikjang[word.upper()] if word else Bikjang.DEFAULT
    return Position(None if text == "start" else text, VARIANT, strict=True, bikjang=bikjang)


def side_name(side):
    return (("red", "black") if VARIANT == "xiangqi" else ("cho", "han"))[side]


def squares(values):
    return " ".join(xiangqi.square_name(value, VARIANT) for value in sorted(values)) or "-"


def yes(truth):
    return "yes" if truth else "no"


def value_of(text):
    """A move as a row has it: text, or "#" and a value. The corner to itself is no text of a move, but a
    value, 0."""
    corner = {"xiangqi": "a0a0", "janggi": "a1a1"}[VARIANT]
    return int(text[1:]) if text.startswith("#") else 0 if text == corner else text


def played(fen, moves):
    position = position_of(fen)
    for move in () if moves == "-" else moves.split():
        position.push(move)
    return position


def ask_legal(fen, argument):
    return position_of(fen).illegality(value_of(argument)).name.lower()


def ask_moves(fen, argument):
    return squares(move.to_square for move in position_of(fen).moves_from(argument))


def ask_fen(fen, argument):
    try:
        return "accepted" if position_of(fen) else ""
    except xiangqi.SetupError as error:
        return ", ".join(told(fault) for fault in error.faults)


def told(fault):
    """A fault as the tables have it: its code, then the place, or the piece that is missing or too many."""
    name = fault.code.name.lower()
    if fault.code is FaultCode.GENERALS_FACING:
        return name
    if fault.code in (FaultCode.TOO_MANY, FaultCode.NO_GENERAL):
        return f"{name} {Piece(fault.piece).letter}"
    return f"{name} {xiangqi.square_name(fault.square, VARIANT)}"


def ask_pins(fen, argument):
    pins = []
    for pin in position_of(fen).pins(SIDES[argument]):
        other = "" if pin.other is None else f"+{xiangqi.square_name(pin.other)}"
        pins.append(f"{xiangqi.square_name(pin.square)}<{xiangqi.square_name(pin.pinner)}{other}")
    return " ".join(pins) or "-"


def ask_value(fen, argument):
    position = position_of(fen)
    if argument in SIDES:
        return str(position.value(SIDES[argument]))
    return str(position.value(position[argument].side))  # it stands alone


def ask_material(fen, argument):
    return " ".join(
        f"{kind.name.lower()} {count}" for kind, count in position_of(fen).material(SIDES[argument]).items()
    )


def ask_faces(fen, argument):
    position = played(fen, argument)
    call = ", a call" if position.has_call() else ""
    return f"{yes(position.generals_face())}{call} {position.standing.name.lower()}"


def script(fen, argument):
    """A game under the rules and with the acts of an argument, and why its last step was refused."""
    steps = argument.split() if argument != "-" else []
    name = steps.pop(0)[6:] if steps and steps[0].startswith("rules:") else DEFAULT_RULES[VARIANT]
    rules = Rules(name)
    while steps and steps[0].startswith("set:"):
        parameter, _, value = steps.pop(0)[4:].partition("=")
        rules[parameter] = value
    game, refused = Game(None if fen == "start" else fen, rules), ""
    acts = {
        "resign": game.resign,
        "offer": game.offer_draw,
        "accept": game.accept_draw,
        "decline": game.decline_draw,
    }
    acts["timeout"] = game.time_out
    for step in steps:
        what, _, side = step.partition(":")
        try:
            acts[what](SIDES[side]) if side else game.push(value_of(step))
        except xiangqi.IllegalMoveError as error:
            refused = error.reason.name.lower()
        except xiangqi.XiangqiError as error:
            refused = f"XQ_ERR_{error.code.name}"
    return game, refused


def ask_game(fen, argument):
    game, refused = script(fen, argument)
    outcome = game.outcome
    words = [str(outcome)]
    if outcome.is_over:
        words += [outcome.reason.name.lower(), str(outcome.ply), outcome.clause]
    return " ".join(words + (["then", refused] if refused else []))


def first_round(fen, argument):
    """What was found of a cycle's moves, which are played twice so that their start stands three times."""
    words = argument.split()
    moves = [word for word in words if ":" not in word]
    game, refused = script(fen, " ".join(words + moves))
    assert not refused
    return game.verdict().moves[: len(moves)]


def ask_natures(fen, argument):
    natures = []
    for found in first_round(fen, argument):
        name = xiangqi.square_name
        pairs = [f"{name(c)}>{name(victim.square)}" for victim in found.victims for c in victim.chasers]
        nature = [found.nature.name.lower()] if found.nature is not Nature.CHASE or not pairs else []
        natures.append("+".join(nature + [",".join(sorted(pairs))] * bool(pairs)))
    return " ".join(natures)


def ask_refused(fen, argument):
    name, texts = xiangqi.square_name, []
    for refusal in first_round(fen, argument)[0].refusals:
        by = "" if refusal.by is None else f" by {name(refusal.by)}"
        texts.append(f"{refusal.reason.name.lower()} {name(refusal.chaser)}>{name(refusal.square)}{by}")
    return ", ".join(sorted(texts)) or "-"


def ask_window(fen, argument):
    verdict = script(fen, argument)[0].verdict()
    if verdict is None:
        return "no verdict"
    loser = "none" if verdict.loser is None else verdict.loser.name.lower()
    natures = " ".join(nature.name.lower() for nature in verdict.judgement)
    return f"{verdict.first}-{verdict.last} x{verdict.occurrences} {loser}: {natures}"


ASK = {
    "square": lambda fen, argument: str(xiangqi.square(argument, VARIANT)),
    "legal": ask_legal,
    "moves": ask_moves,
    "fen": ask_fen,
    "pins": ask_pins,
    "game": ask_game,
    "judged": ask_game,
    "window": ask_window,
    "natures": ask_natures,
    "refused": ask_refused,
    "value": ask_value,
    "material": ask_material,
    "faces": ask_faces,
    "repetitions": lambda fen, argument: str(script(fen, argument)[0].repetitions()),
    "check": lambda fen, argument: yes(position_of(fen).in_check()),
    "checkers": lambda fen, argument: squares(position_of(fen).checkers()),
    "gives": lambda fen, argument: yes(position_of(fen).gives_check(argument)),
    "status": lambda fen, argument: position_of(fen).standing.name.lower(),
    "to-move": lambda fen, argument: side_name(played(fen, argument).side_to_move),
    "protected": lambda fen, argument: yes(position_of(fen).is_protected(argument)),
    "score": lambda fen, argument: " ".join(
        str(played(fen, argument).score(side)) for side in (Side.CHO, Side.HAN)
    ),
    "character": lambda fen, argument: Piece.from_letter(argument).character,
    "is-start": lambda fen, argument: yes(position_of(fen).setup() == Setup.start(VARIANT)),
}
DEFAULT_RULES = {"xiangqi": "check-only", "janggi": "janggi-site"}
VARIANT = "xiangqi"


@pytest.fixture(autouse=True)
def variant_of_the_table(request, monkeypatch):
    table = getattr(request.node, "callspec", None)
    is_janggi = table is not None and table.params["table"].startswith("janggi")
    monkeypatch.setitem(globals(), "VARIANT", "janggi" if is_janggi else "xiangqi")


@pytest.mark.parametrize("table", TABLES)
def test_table(table):
    faults, asked = [], Counter()
    for row in rows(f"clauses/{table}", "clause"):
        ask = ASK.get(row["query"])
        if ask is None:
            continue
        asked[row["clause"]] += 1
        try:
            given = ask(row["fen"], row["argument"])
        except xiangqi.XiangqiError as error:
            given = f"XQ_ERR_{error.code.name}"
        if given != row["expected"]:
            faults.append((row["clause"], row["query"], row["fen"], row["argument"], row["expected"], given))
    assert asked and not faults, faults


def test_every_clause_is_asked():
    asked = {
        row["clause"] for table in TABLES for row in rows(f"clauses/{table}", "clause") if row["query"] in ASK
    }
    told = {row["clause"] for table in TABLES for row in rows(f"clauses/{table}", "clause")}
    assert told - asked <= {"J3"}, told - asked  # layouts: test_setup.py
