"""rules: profiles, parameters, clauses."""

import pytest
from tool import WELL, is_usage_error, run


def profile(*arguments):
    return run("rules", "--json", *arguments).object("rules")


def value(found, name):
    (parameter,) = [p for p in found["parameters"] if p["name"] == name]
    return parameter["value"]


def test_the_list():
    done = run("rules")
    assert done.status == WELL and done.err == ""
    assert any(line.startswith("check-only ") and "xiangqi" in line for line in done.lines)
    assert [line.split()[0] for line in done.lines] == [p["name"] for p in run("rules", "--json").objects("rules")]


def test_one_default_for_each_variant():
    found = run("rules", "--json").objects("rules")
    defaults = [p["variant"] for p in found if p["default"]]
    assert sorted(defaults) == sorted({p["variant"] for p in found})


def test_check_only():
    """Clauses and numbers as the rules have them: Q1 third occurrence, D1 120 plies."""
    found = profile("check-only")
    assert found["clauses"] == ["Q1", "Q2", "Q7", "D1", "D2", "D3"]
    assert (found["name"], found["variant"]) == ("check-only", "xiangqi")
    assert (value(found, "repetition_count"), value(found, "no_capture_limit")) == ("3", "120")


def test_text_of_a_profile():
    found = profile("check-only")
    done = run("rules", "check-only")
    assert "clauses: Q1 Q2 Q7 D1 D2 D3" in done.lines
    for parameter in found["parameters"]:
        assert f"{parameter['name']} = {parameter['value']}" in done.lines
        assert f"    {parameter['description']} ({parameter['values']}; {parameter['clause']})" in done.lines


def test_set():
    assert value(profile("check-only", "--set", "repetition_count=5"), "repetition_count") == "5"
    both = profile("check-only", "--set", "perpetual_check=draw", "--set", "repetition=off")
    assert (value(both, "perpetual_check"), value(both, "repetition")) == ("draw", "off")
    assert "repetition_count = 5" in run("rules", "check-only", "--set", "repetition_count=5").lines


def test_every_parameter_takes_its_own_value():
    for parameter in profile("check-only")["parameters"]:
        again = profile("check-only", "--set", f"{parameter['name']}={parameter['value']}")
        assert again == profile("check-only")


@pytest.mark.parametrize("arguments", [["asian"], ["check-only", "check-only"], ["--set", "repetition_count=5"],
                                       ["check-only", "--set", "repetition=off"], ["check-only", "--set", "x=1"],
                                       ["check-only", "--variant", "janggi"]])
def test_wrong_use(arguments):
    assert is_usage_error(run("rules", *arguments))


def test_the_federation_says_what_it_reads_and_what_is_open():
    found = profile("axf")
    assert found["clauses"] == ["Q1", "D1", "D2", "D3", "AXF 3,5-8,15-20,22-24,26-28,32-37"]
    assert any("superior_attack" in text for text in found["readings"]) and len(found["questions"]) == 4
    lines = run("rules", "axf").lines
    assert lines.index("open questions:") > lines.index("readings:")
    for text in found["readings"] + found["questions"]:
        assert f"    {text}" in lines


def test_the_default_is_asian_online():
    assert run("rules").lines[0].startswith("asian-online xiangqi, default:")
