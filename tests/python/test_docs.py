"""The manual and the docstrings, run."""

from __future__ import annotations

import doctest

import pytest

import xiangqi
from support import SOURCE


def test_manual():
    result = doctest.testfile(str(SOURCE / "docs/python.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 40 and result.failed == 0


def test_readme():
    result = doctest.testfile(str(SOURCE / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 3 and result.failed == 0


def test_docstring():
    result = doctest.testmod(xiangqi)
    assert result.attempted > 2 and result.failed == 0


@pytest.mark.parametrize("name", xiangqi.__all__)
def test_everything_is_documented(name):
    thing = getattr(xiangqi, name)
    assert thing.__doc__
    if isinstance(thing, type):
        for member in vars(thing).values():
            if callable(member) and not getattr(member, "__name__", "_").startswith("_"):
                assert member.__doc__, (name, member)
