"""The numbers of the package are those of the headers, and each status has its exception."""

from __future__ import annotations

import re

import pytest

import xiangqi
from support import SOURCE
from xiangqi import _core, errors, names

PREFIXES = {
    "Variant": ("xq_variant", "XQ_VARIANT_"),
    "Status": ("xq_status", "XQ_ERR_"),
    "Field": ("xq_fen_field", "XQ_FIELD_"),
    "Kind": ("xq_kind", "XQ_"),
    "Bikjang": ("xq_bikjang", "XQ_BIKJANG_"),
    "FaultCode": ("xq_fault_code", "XQ_FAULT_"),
    "Standing": ("xq_standing", "XQ_STANDING_"),
    "Illegality": ("xq_illegality", "XQ_ILLEGAL_"),
    "Layout": ("xq_layout", "XQ_LAYOUT_"),
    "Notation": ("xq_notation", "XQ_NOTATION_"),
    "Result": ("xq_result", "XQ_RESULT_"),
    "Reason": ("xq_reason", "XQ_REASON_"),
    "Nature": ("xq_nature", "XQ_NATURE_"),
    "RefusalReason": ("xq_refusal_reason", "XQ_REFUSAL_"),
    "Tone": ("xq_tone", "XQ_TONE_"),
    "Repair": ("xq_fen_repair", "XQ_REPAIR_"),
}


def of_headers(enum: str) -> dict[str, int]:
    """The constants of an enum, read from the headers."""
    text = "".join(
        path.read_text(encoding="utf-8") for path in sorted((SOURCE / "include/xiangqi").glob("*.h"))
    )
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    body = re.search(r"typedef enum %s \{([^}]*)\}" % enum, text).group(1)
    found, value = {}, -1
    for item in filter(None, (part.strip() for part in body.split(","))):
        name, _, text = (part.strip() for part in item.partition("="))
        value = eval(text) if text else value + 1
        found[name] = value
    return found


@pytest.mark.parametrize("name", PREFIXES)
def test_enum_is_that_of_the_header(name):
    enum, prefix = PREFIXES[name]
    expected = {}
    for constant, value in of_headers(enum).items():
        if not constant.endswith("_END") and constant != "XQ_KIND_NONE":
            short = constant[len(prefix) :] if constant.startswith(prefix) else constant[3:]
            expected[short] = value
    assert {member.name: member.value for member in getattr(names, name)} == expected


def test_pieces_and_sides():
    for piece in names.Piece:
        assert _core.xq_piece_kind(piece) == piece.kind and _core.xq_piece_side(piece) == piece.side
        assert names.Piece.from_letter(piece.letter) is piece and len(piece.character) == 1
        assert piece.name == f"{piece.side.name}_{piece.kind.name}"
    assert len(names.Piece) == 14
    assert names.Side.RED.other is names.Side.BLACK and names.Side.HAN.other is names.Side.CHO
    for bad in ("", "x", "KK", "帥"):
        with pytest.raises(xiangqi.ArgumentError):
            names.Piece.from_letter(bad)


@pytest.mark.parametrize(
    "status", [status for status in names.Status if status not in (0, names.Status.MEMORY)]
)
def test_each_status_has_an_exception(status):
    error = errors.fail(status)
    assert type(error) is not xiangqi.XiangqiError and isinstance(error, ValueError)
    assert error.code is status and str(error) == _core.xq_status_text(status)
    assert status.name in _core.xq_status_name(status)


def test_names_of_the_c_api_agree():
    for enum, call in (
        (names.Standing, _core.xq_standing_name),
        (names.Reason, _core.xq_reason_name),
        (names.Nature, _core.xq_nature_name),
        (names.RefusalReason, _core.xq_refusal_name),
        (names.FaultCode, _core.xq_fault_name),
        (names.Illegality, _core.xq_illegality_name),
        (names.Notation, _core.xq_notation_name),
        (names.Tone, _core.xq_tone_name),
    ):
        for member in enum:
            assert call(member).replace("-", "_") in ("", member.name.lower()), member
