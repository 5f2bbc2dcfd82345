"""Records: what a small type of the program takes, and how it is compared and shown."""

import pickle
from dataclasses import field, fields, replace
from typing import ClassVar

import pytest

from rulesets.core.records import record


@record
class Coin:
    """Two fields, one of which may be left out."""

    worth: int
    metal: str = "gold"


@record(kw_only=True)
class Purse:
    """Fields that are only taken by name."""

    owner: str
    coins: int = 3


@record
class Chest(Coin):
    """Inherits fields, and one more is made for it."""

    inside: list[Coin] = field(default_factory=list)


@record
class Nothing:
    """No field at all."""


def test_fields_are_taken_in_order_or_by_name_and_the_last_may_be_left_out() -> None:
    assert Coin(5) == Coin(worth=5, metal="gold") == replace(Coin(5, "tin"), metal="gold")
    assert Coin(5, "tin").metal == "tin"
    assert Nothing() == Nothing()


def test_fields_by_name_only_are_refused_in_order() -> None:
    assert Purse(owner="Ana").coins == 3
    with pytest.raises(TypeError, match=r"Purse.__init__\(\) takes 1 positional argument"):
        Purse("Ana")  # type: ignore[call-arg]


def test_what_is_missing_or_unknown_is_said_by_its_name() -> None:
    with pytest.raises(TypeError, match=r"Coin.__init__\(\) missing 1 required positional argument: 'worth'"):
        Coin()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"Coin.__init__\(\) got an unexpected keyword argument 'size'"):
        Coin(5, size=2)  # type: ignore[call-arg]


def test_records_that_inherit_fields_or_make_one_take_them_all() -> None:
    first, second = Chest(5, "tin"), Chest(5, inside=[Coin(1)])
    assert (first.worth, first.metal, first.inside) == (5, "tin", [])
    assert (second.metal, second.inside) == ("gold", [Coin(1)])
    assert first.inside is not Chest(5).inside


def test_records_are_compared_hashed_shown_and_pickled_by_their_fields() -> None:
    assert len({Coin(5), Coin(5), Coin(6)}) == 2
    assert repr(Coin(5)) == "Coin(worth=5, metal='gold')"
    assert pickle.loads(pickle.dumps(Coin(5))) == Coin(5)


def test_what_changes_is_compared_but_not_hashed() -> None:
    @record(frozen=False)
    class Pile:
        coins: list[Coin] = field(default_factory=list)

    pile = Pile()
    pile.coins.append(Coin(1))
    assert pile == Pile([Coin(1)]) != Pile()
    with pytest.raises(TypeError, match="unhashable type: 'Pile'"):
        hash(pile)


def test_what_dataclasses_know_of_a_record_is_there_before_the_first_is_made() -> None:
    @record
    class Ring(Coin):
        finger: str = field(default="left", compare=False, metadata={"saved": False})

    assert [each.name for each in fields(Ring)] == ["worth", "metal", "finger"]
    assert Ring.__match_args__ == ("worth", "metal", "finger")
    assert Ring(1, finger="right") == Ring(1) != Coin(1)
    unmade = Ring.__new__(Ring)
    assert not hasattr(unmade, "__dict__")


def test_what_all_records_of_a_class_share_is_no_field_of_those_that_inherit_it() -> None:
    @record
    class Kept:
        kind: ClassVar[str] = "kept"
        seat: int

    assert [each.name for each in fields(Kept)] == ["seat"]

    @record
    class KeptTile(Kept):
        tile: str = "a"

    assert KeptTile(1) == KeptTile(1, "a")
    assert (KeptTile(1).kind, repr(KeptTile(1))[-26:]) == ("kept", "KeptTile(seat=1, tile='a')")


def test_a_default_that_can_change_is_a_mistake() -> None:
    @record
    class Wrong:
        coins: list[int] = []

    with pytest.raises(TypeError, match="coins needs a factory"):
        Wrong()


def test_a_required_field_after_one_that_may_be_left_out_is_a_mistake() -> None:
    @record
    class Wrong:
        metal: str = "gold"
        worth: int  # type: ignore[misc]

    with pytest.raises(TypeError, match="worth is required, but fields before it aren't"):
        Wrong("tin", 5)


def test_a_field_that_cannot_be_given_is_a_mistake() -> None:
    @record
    class Wrong:
        worth: int
        count: int = field(default=0, init=False)

    with pytest.raises(TypeError, match="every field of a record can be given"):
        Wrong(5)


def test_where_a_record_is_made_says_so_in_a_traceback() -> None:
    @record
    class Named:
        name: str

        def __post_init__(self) -> None:
            raise ValueError("no name")

    with pytest.raises(ValueError, match="no name") as caught:
        Named("")
    assert "<record>" in [str(entry.path) for entry in caught.traceback]
