"""Records: what a small type of the program takes, and how it is compared and shown."""

import pickle
from dataclasses import field, replace

import pytest

from rulesets.core.records import mutable, record


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


@mutable
class Player:
    """Changes, has a list of its own, and a note that doesn't count."""

    coins: list[Coin] = field(default_factory=list)
    seat: int
    note: str = field(default="", compare=False)


@mutable
class Banker(Player):
    """Inherits fields, and adds one that must be given."""

    vault: int


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


def test_what_changes_is_compared_and_shown_by_its_fields_and_cannot_be_hashed() -> None:
    ana, ben = Player(seat=0), Banker(seat=1, vault=3)
    ana.coins.append(Coin(5))
    assert ana == Player(seat=0, coins=[Coin(5)], note="rich")
    assert ana != Player(seat=0)
    assert repr(ben) == "Banker(coins=[], seat=1, note='', vault=3)"
    assert pickle.loads(pickle.dumps(ben)) == ben
    with pytest.raises(TypeError, match="unhashable"):
        hash(ana)


def test_what_changes_takes_fields_by_name_and_has_no_others() -> None:
    with pytest.raises(TypeError, match="missing 1 required keyword-only argument: 'vault'"):
        Banker(seat=1)  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="size"):
        Player(seat=0).size = 2  # type: ignore[attr-defined]


def test_a_required_field_after_one_that_may_be_left_out_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="worth is required, but fields before it aren't"):

        @record
        class Wrong:
            metal: str = "gold"
            worth: int  # type: ignore[misc]


def test_a_field_that_cannot_be_given_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="every field of a record can be given"):

        @record
        class Wrong:
            worth: int
            count: int = field(default=0, init=False)


def test_where_a_record_is_made_says_so_in_a_traceback() -> None:
    @record
    class Named:
        name: str

        def __post_init__(self) -> None:
            raise ValueError("no name")

    with pytest.raises(ValueError, match="no name") as caught:
        Named("")
    assert "<record>" in [str(entry.path) for entry in caught.traceback]
