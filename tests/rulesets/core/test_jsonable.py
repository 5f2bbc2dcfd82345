"""Positions to JSON and back."""

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.core import Rng
from rulesets.core.jsonable import LARGEST, LONGEST, SPARSE, digest, from_json, to_json
from tests.whole import sampled


class Card(NamedTuple):
    name: str
    worth: int


Side = Literal["east", "west"]


@dataclass
class Inner:
    card: Card | None = None
    notes: dict[int, str] = field(default_factory=dict)


@dataclass
class Outer:
    number: int
    flag: bool
    word: str | None
    items: list[Inner]
    pair: tuple[int, str]
    many: tuple[int, ...]
    by_name: dict[str, list[int]]
    sides: dict[Side, Side | None]
    rng: Rng
    how: Literal["once", "twice"]
    scratch: Any = field(default=None, metadata={"saved": False})


whole = st.integers(-LARGEST, LARGEST)
cards = st.builds(Card, st.text(max_size=5), whole)
inner = st.builds(Inner, st.none() | cards, st.dictionaries(whole, st.text(max_size=5), max_size=3))
side: st.SearchStrategy[Side] = st.sampled_from(["east", "west"])
outer = st.builds(
    Outer,
    number=whole,
    flag=st.booleans(),
    word=st.none() | st.text(max_size=5),
    items=st.lists(inner, max_size=3),
    pair=st.tuples(whole, st.text(max_size=5)),
    many=st.lists(whole, max_size=4).map(tuple),
    by_name=st.dictionaries(st.text(max_size=5), st.lists(whole, max_size=3), max_size=3),
    sides=st.dictionaries(side, st.none() | side, max_size=2),
    rng=st.builds(Rng, st.integers(0, (1 << 64) - 1)),
    how=st.sampled_from(("once", "twice")),
)


@settings(max_examples=sampled(25, 100))
@given(value=outer)
def test_what_positions_are_made_of_survives_json(value: Outer) -> None:
    plain = to_json(value)
    again = from_json(Outer, json.loads(json.dumps(plain)))
    assert again == value
    assert to_json(again) == plain
    assert type(again.items) is list
    assert all(isinstance(item.card, Card | None) for item in again.items)


@given(value=outer)
def test_a_position_has_the_digest_of_its_json(value: Outer) -> None:
    """Digests stand in saves: they may not change with the way they are made."""
    assert digest([value, 1]) == digest([to_json(value), 1])


@given(one=outer, other=outer)
def test_digests_tell_positions_apart(one: Outer, other: Outer) -> None:
    assert (digest(one) == digest(other)) == (one == other)


def test_what_belongs_to_the_table_is_left_out() -> None:
    value = Outer(1, True, None, [], (1, "a"), (), {}, {}, Rng(1), "once", scratch=object())
    assert "scratch" not in to_json(value)
    assert from_json(Outer, to_json(value)).scratch is None


def test_digests_do_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert len(digest(None)) == 16


@pytest.mark.parametrize("value", [{1, 2}, object(), 1.5, b"x", range(3)])
def test_what_is_not_plain_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="nothing a position may be made of"):
        to_json([value])


@pytest.mark.parametrize("value", [{1, 2}, object(), b"x", range(3)])
def test_what_is_not_plain_has_no_digest(value: object) -> None:
    with pytest.raises(TypeError, match="nothing a position may be made of"):
        digest([value])


@dataclass
class Grown:
    """A position that has got a field since it was first saved."""

    number: int
    added: list[int] = field(default_factory=list, metadata={"later": True})


def test_a_field_that_came_later_may_be_missing() -> None:
    assert from_json(Grown, {"number": 3}) == Grown(3)
    assert from_json(Grown, to_json(Grown(3, [1]))) == Grown(3, [1])
    with pytest.raises(ValueError, match="missing or unknown: number"):
        from_json(Grown, {"added": []})


def plain(**changes: Any) -> dict[str, Any]:
    value = Outer(
        1,
        True,
        None,
        [Inner(Card("a", 1), {2: "b"})],
        (1, "a"),
        (1, 2),
        {"x": [1]},
        {"east": None},
        Rng(5),
        "once",
    )
    document: dict[str, Any] = to_json(value)
    return {**document, **changes}


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"number": "1"}, "number: int expected, not str"),
        ({"number": True}, "number: int expected, not bool"),
        ({"flag": 1}, "flag: bool expected, not int"),
        ({"word": 3}, "word: str expected, not int"),
        ({"items": {}}, "items: list expected, not dict"),
        ({"items": [{"card": ["a"], "notes": {}}]}, r"items\[0\].card: Card needs 2 values, not 1"),
        ({"items": [{"card": None, "notes": {"x": "y"}}]}, r"items\[0\].notes.x: a whole number expected"),
        ({"items": [{"card": None}]}, r"items\[0\].notes: Inner: missing or unknown: notes"),
        ({"pair": [1]}, "pair: 2 values expected, not 1"),
        ({"many": [1, "2"]}, r"many\[1\]: int expected, not str"),
        ({"by_name": []}, "by_name: dict expected, not list"),
        ({"sides": {"east": "up"}}, "sides.east: one of these words expected: east, west"),
        ({"sides": {"up": "east"}}, "sides.up: one of these words expected: east, west"),
        ({"sides": {"west": 1}}, "sides.west: one of these words expected: east, west"),
        ({"rng": None}, "rng: the state of a generator of chance expected"),
        ({"number": LARGEST + 1}, "number: a number of the game expected"),
        ({"many": [0, -LARGEST - 1]}, r"many\[1\]: a number of the game expected"),
        ({"word": "x" * (LONGEST + 1)}, "word: an id expected"),
        ({"by_name": {"x" * (LONGEST + 1): []}}, "by_name.-: an id expected"),
        ({"items": [{"card": None, "notes": {"01": "y"}}]}, r"items\[0\].notes.01: a whole number expected"),
        ({"items": [{"card": None, "notes": {"9" * 5000: "y"}}]}, r"notes.-: a whole number expected"),
        ({"rng": 1 << 64}, "rng: the state of a generator"),
        ({"rng": -1}, "rng: the state of a generator"),
        ({"how": "often"}, "how: one of these words expected: once, twice"),
        ({"how": 1}, "how: one of these words expected"),
        ({"how": []}, "how: one of these words expected"),
        ({"extra": 1}, "Outer: missing or unknown: extra"),
    ],
)
def test_a_wrong_part_is_named(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        from_json(Outer, plain(**changes))


@dataclass
class Younger:
    """A position with a field that positions written earlier don't have."""

    there: int = 0
    late: bool = field(default=False, metadata=SPARSE)


def test_a_sparse_field_is_written_only_where_it_differs_from_its_default() -> None:
    """So what was written before there was such a field has the digest it had."""
    assert to_json(Younger(1)) == {"there": 1}
    assert to_json(Younger(1, late=True)) == {"there": 1, "late": True}
    assert digest(Younger(1)) == digest({"there": 1}) != digest(Younger(1, late=True))
    for value in (Younger(1), Younger(1, late=True)):
        assert from_json(Younger, to_json(value)) == value
