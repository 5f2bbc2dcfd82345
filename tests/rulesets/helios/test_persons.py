"""The phase of persons: order, buying, activating, passing (specification d.7)."""

import pytest

from rulesets.helios import events
from rulesets.helios.components import PERSONS, PersonTile
from rulesets.helios.reasons import TooFewCubes, TooLittleMana
from rulesets.helios.state import Helios
from tests.rulesets.helios.builders import (
    A,
    B,
    C,
    D,
    all_told,
    answer,
    blocked,
    choosable,
    cubes,
    forced,
    kind,
    pay,
    persons,
    question,
    seat,
    sheet,
    these,
    why,
)

CUBES = "D4=granite[GG] E4=redwood[NN] E3=bamboo[VV] D5=spring[BB] C4=obsidian[KK]"


def test_who_begins() -> None:
    """S39 (PER-1; ruling R53): the most mana; between equals the nearest to the dragon, clockwise."""
    seats = [seat(mana=mana) for mana in (3, 2, 3, 2)]
    table = persons(*seats, players=4, dragon=1)
    order: list[int] = []
    while table.decision is not None and kind(table) == "persons_turn" and len(order) < 4:
        order.append(question(table)[0])
        table.apply("pass")
    assert order == [C, D, A, B]


def test_a_player_with_too_little_mana_passes_unasked() -> None:
    """S39 (PER-1, PER-3; ruling R53): with 1 mana nothing can be bought; 2 of 4 hold the dragon."""
    seats = [seat(mana=mana) for mana in (3, 2, 3, 1)]
    table = persons(*seats, players=4, dragon=1)
    assert question(table) == (C, "persons_turn")
    answer(table, "pass")
    assert question(table) == (A, "persons_turn")
    assert ("persons_turn", "pass") in forced(table)
    assert table.state.passed == [C, D]


def test_the_dragon_holder_is_the_nearest() -> None:
    """Ruling R53 (PER-1): among equals."""
    table = persons(*[seat(mana=3) for _ in range(3)], dragon=2)
    assert question(table)[0] == C


def test_one_purchase_a_turn() -> None:
    """S40 (PER-2, PER-4): the second comes when the turn comes round again."""
    own = seat("D4=granite[G] E4=redwood[N] E3=bamboo[V]", mana=6)
    table = persons(own, seat(mana=2), seat())
    answer(table, "buy:settler")
    assert {key for key in choosable(table) if key.startswith("buy:")} == set()
    assert choosable(table) == {"activate:settler", "end_turn"}
    assert why(table) == dict.fromkeys(these("buy", {*PERSONS} - {"settler"}), "one-person-a-turn")
    answer(table, "end_turn")
    assert question(table)[0] == B
    answer(table, "pass")
    assert question(table) == (A, "persons_turn")
    answer(table, "buy:explorer")
    assert table.state.seats[A].mana == 0
    assert table.state.seats[A].night == ["settler", "explorer"]


def test_a_second_person_is_not_said_to_be_too_dear() -> None:
    """PER-2 (specification d.9): with little mana left, too, one purchase a turn is the reason."""
    table = persons(seat(CUBES, mana=2))
    answer(table, "buy:settler")
    assert {*why(table).values()} == {"one-person-a-turn"}


def test_after_a_purchase_without_cubes_the_turn_ends_by_itself() -> None:
    """S40 (PER-3): nothing is left but `end_turn`, and the turn goes round."""
    table = persons(seat(mana=6), seat(mana=2), seat())
    answer(table, "buy:settler")
    assert ("persons_turn", "end_turn") in forced(table)
    assert question(table)[0] == B


def test_bought_and_activated_in_one_turn() -> None:
    """S41 (PER-2; ruling R37): mana comes at once, and buys nothing more in this turn."""
    table = persons(seat("D4=spring[B] E4=obsidian[K] E3=granite[G]", mana=2), seat(mana=2))
    answer(table, "buy:mage", "activate:mage")
    assert table.state.seats[A].mana == 2
    assert table.state.seats[A].day == ["mage"]
    assert question(table) == (B, "persons_turn"), "only `end_turn` was left"
    answer(table, "pass")
    assert these("buy", "settler warden") <= choosable(table)


def test_a_person_has_to_lie_before_one_to_be_activated() -> None:
    """Ruling R37 (PER-2): first bought, then activated; any number, in any order with the purchase."""
    table = persons(seat(CUBES, mana=4, night="settler mage"))
    assert these("activate", "settler mage") <= choosable(table)
    assert "activate:warden" not in choosable(table)
    answer(table, "activate:settler")
    pay(table)
    assert table.state.seats[A].range == 4
    assert "buy:warden" in choosable(table)
    answer(table, "buy:warden")
    assert "activate:warden" in choosable(table)


def test_who_only_activates_has_not_passed() -> None:
    """PER-2, PER-4: an activation is something done, so the turn ends and comes round again."""
    table = persons(seat(CUBES, mana=4, night="settler mage"), seat(mana=3))
    answer(table, "activate:settler")
    pay(table)
    assert "end_turn" in choosable(table)
    assert "pass" not in choosable(table)
    answer(table, "end_turn")
    assert question(table) == (B, "persons_turn")
    answer(table, "pass")
    assert question(table) == (A, "persons_turn")
    assert {"pass", "buy:explorer"} <= choosable(table)


def test_activation_with_a_missing_colour() -> None:
    """S42 (PAY-2; ruling R26): two cubes for the granite that is missing, so all four are paid."""
    table = persons(seat("D4=obsidian[K] E4=redwood[NN] E3=bamboo[V]", night="astronomer"))
    answer(table, "activate:astronomer")
    assert cubes(table) == {}
    assert table.state.seats[A].day == ["astronomer"]
    assert table.state.seats[A].range == 4


def test_activation_that_can_not_be_paid() -> None:
    """Specification d.9: cubes short, mana short, one already bought."""
    table = persons(seat("D4=obsidian[K] E4=redwood[NN]", night="astronomer", mana=3))
    reasons = why(table)
    assert reasons == {
        **dict.fromkeys(these("buy", "explorer architect"), "too-little-mana"),
        "activate:astronomer": "too-few-cubes",
    }
    reason = blocked(table)["activate:astronomer"].blocked
    assert reason == TooFewCubes(needed=4, owned=3, missing=(0, 0, 1, 0, 0))
    assert blocked(table)["buy:explorer"].blocked == TooLittleMana(needed=4, owned=3)


def test_who_passes_is_out() -> None:
    """S43 (PER-4; ruling R35): even if others go on."""
    table = persons(seat(mana=4), seat(mana=9), seat())
    assert question(table)[0] == B
    answer(table, "buy:explorer")
    assert question(table)[0] == A
    answer(table, "pass")
    assert question(table)[0] == B
    answer(table, "buy:settler")
    assert question(table)[0] == B, "no turn for those who have passed"
    answer(table, "pass")
    assert events.Passed in all_told(table)
    assert table.state.round == 2


def test_persons_come_after_every_round() -> None:
    """Ruling R36 (END-1): also after the last, and then the game is over."""
    table = persons(seat(CUBES, mana=4), round=3)
    answer(table, "buy:settler")
    while table.decision is not None:
        table.apply("end_turn" if "end_turn" in choosable(table) else "pass")
    assert table.state.over
    assert all_told(table)[-1] == events.GameEnded
    assert events.RoundBegins not in all_told(table)


def test_only_active_persons_score() -> None:
    """Ruling R38 (PER-5): not those of the night side; no player's persons stay on offer."""
    table = persons(seat("D4=granite", mana=5, night="mage"), seat(mana=2, day="settler"))
    assert sheet(table.state)["persons"] == 0
    assert sheet(table.state, B)["persons"] == 1
    assert table.state.persons == [person for person in PERSONS if person not in ("mage", "settler")]


@pytest.mark.parametrize("person", PERSONS.values(), ids=lambda person: person.id)
def test_every_person(person: PersonTile) -> None:
    """PER-2: mana to the supply, three cubes, range and mana on activation."""
    table = persons(seat(CUBES, mana=person.mana_cost))
    supply = table.state.mana
    answer(table, f"buy:{person.id}")
    assert (table.state.seats[A].mana, table.state.mana) == (0, supply + person.mana_cost)
    answer(table, f"activate:{person.id}")
    pay(table)
    state: Helios = table.state
    assert state.seats[A].day == [person.id]
    assert sum(state.seats[A].cubes) == 10 - 3
    assert (state.seats[A].range, state.seats[A].mana) == (2 + person.sun, person.mana)
