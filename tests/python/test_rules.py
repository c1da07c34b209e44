"""Rule profiles."""

from __future__ import annotations

import copy
import pickle

import pytest

import xiangqi
from xiangqi import Rules, profiles


def test_profiles():
    assert profiles()[0] == profiles("xiangqi")[0] == Rules().name
    assert set(profiles("xiangqi")) | set(profiles("janggi")) == set(profiles())
    assert not set(profiles("xiangqi")) & set(profiles("janggi"))
    for name in profiles():
        rules = Rules(name)
        assert (
            rules.name == name and rules.title and rules.clauses and rules.variant in name + "xiangqi janggi"
        )
        assert eval(repr(rules)) == rules and rules.changes() == {}
        assert all(isinstance(text, str) and text for text in rules.readings() + rules.questions())


def test_mapping():
    rules = Rules("axf")
    assert len(rules) == len(list(rules)) == len(rules.parameters()) and "repetition_count" in rules
    assert "nonsense" not in rules and dict(rules)["repetition_count"] == "3"
    for parameter in rules.parameters():
        assert parameter.name in rules and parameter.description and parameter.values and parameter.clause
        rules[parameter.name] = rules[parameter.name]
    assert rules == Rules("axf")
    rules["repetition_count"] = 4
    rules["mixed_attacks"] = False
    assert (rules["repetition_count"], rules["mixed_attacks"]) == ("4", "off")
    assert rules.changes() and rules != Rules("axf") and rules == eval(repr(rules))
    for other in (rules.copy(), copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert other == rules
        other["repetition_count"] = 5
        assert other != rules
    with pytest.raises(TypeError, match="unhashable"):
        hash(rules)


@pytest.mark.parametrize(
    "use,code",
    [
        (lambda: Rules("nonsense"), "UNKNOWN_RULES"),
        (lambda: Rules("axf\0x"), "ARGUMENT"),
        (lambda: Rules()["nonsense"], "UNKNOWN_PARAMETER"),
        (lambda: Rules(nonsense=1), "UNKNOWN_PARAMETER"),
        (lambda: Rules(repetition_count=1), "PARAMETER_VALUE"),
        (lambda: Rules(repetition_count="x" * 100_000), "PARAMETER_VALUE"),
    ],
)
def test_refused(use, code):
    with pytest.raises(xiangqi.ArgumentError) as caught:
        use()
    assert caught.value.code.name == code
    assert code == "ARGUMENT" or isinstance(caught.value, xiangqi.RulesError)


def test_wrong_types():
    for bad in (1, b"axf", [], 1.5):
        with pytest.raises(TypeError, match="^name"):
            Rules(bad)
    with pytest.raises(TypeError, match="^value"):
        Rules()["repetition_count"] = 1.5
    with pytest.raises(TypeError, match="^name"):
        Rules()[1]
    with pytest.raises(xiangqi.ArgumentError, match="initialised already"):
        Rules().__init__("axf")
