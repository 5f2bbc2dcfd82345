"""What options do for the persons and special tiles that a seat has."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.helios import RULES
from rulesets.helios.advice.for_me import Served, at_end, for_me
from rulesets.helios.components import SPECIALS
from rulesets.helios.geometry import BONUS
from rulesets.helios.scoring import open_lines, special_value
from rulesets.helios.state import Helios
from tests.conformance.every_game import load_rules
from tests.rulesets.helios.builders import A, answer, asked, doing, persons, seat
from tests.tui import random_games

LAND = "D4=granite E4=bamboo"


def served(table: Table[Helios], key: str, of: int = A) -> list[Served]:
    decision = asked(table)
    return for_me(RULES.view(table.state, of), of, decision, decision.option(key))


def test_a_tile_serves_persons_wherever_it_is_laid_and_one_who_is_not_active_only_later() -> None:
    table = doing("create_land", seat(LAND, day=["settler"], night=["herbalist", "warden"]))
    assert served(table, "land:spring") == [Served("settler", 1, True), Served("herbalist", 3, False)]
    assert served(table, "land:granite") == [Served("settler", 1, True)]
    assert served(table, "special:oasis") == [Served("settler", 1, True), Served("warden", 5, False)]
    assert at_end(served(table, "special:oasis")) == 1


def test_a_place_serves_the_special_tiles_beside_it() -> None:
    table = doing("create_land", seat("D4=granite E4=summit D5=oasis"))
    answer(table, "land:spring")
    assert served(table, "field:E5") == [Served("oasis", 2, True), Served("summit", 1, True)]
    assert served(table, "field:C3") == []


def test_a_new_special_tile_is_not_counted_among_those_of_its_kind() -> None:
    table = doing("create_land", seat("D4=granite E4=summit"))
    answer(table, "special:summit")
    assert served(table, "field:C3") == []
    assert served(table, "field:E3") == [Served("summit", 1, True)]


def test_building_serves_who_counts_it_and_spoils_what_counts_cubes_left() -> None:
    own = seat(
        "D4=granite[G] E4=redwood[N] E3=treasury", day=["architect", "astronomer"], night=["priestess"]
    )
    table = doing("build", own)
    assert served(table, "building:warehouse") == [
        Served("treasury", -2, True),
        Served("architect", 3, True),
        Served("astronomer", 2, True),
    ]
    assert served(table, "temple") == [Served("treasury", -1, True), Served("priestess", 4, False)]


def test_a_temple_on_a_sanctuary_serves_it() -> None:
    table = doing("build", seat("D4=granite[G] E4=sanctuary"))
    answer(table, "temple")
    assert served(table, "field:E4") == [Served("sanctuary", SPECIALS["sanctuary"].vp, True)]
    assert served(table, "field:D4") == []


def test_the_sun_serves_a_treasury_by_each_cube_that_grows() -> None:
    table = doing("move_sun", seat("D4=granite E4=bamboo E3=treasury", sun="D3", range=6))
    stop = next(each for each in asked(table).options if each.value is not None and each.value.field == "E5")
    assert served(table, stop.key) == [Served("treasury", 1, True)]


def moments(seed: int) -> Any:
    return random_games.moments(load_rules("helios"), 3, seed, 0.9, lambda key: key not in ("waive", "pass"))


@pytest.mark.parametrize("seed", range(2))
def test_what_it_says_is_what_the_score_sheet_shows_once_the_option_is_taken(seed: int) -> None:
    """For all that is done with one answer, or with that and the colour of a field's cube."""
    compared = 0
    for moment in moments(seed):
        decision, state = moment.decision, moment.table.state
        if decision.kind not in ("choose_field", "choose_sun_target", "persons_turn"):
            continue
        for option in decision.options:
            if option.value is None or option.key.startswith("activate:"):
                continue
            told = for_me(moment.view, decision.seat, decision, option)
            table = moment.table.clone()
            table.apply(option.key)
            if table.decision is not None and table.decision.kind == "choose_bonus_colour":
                table.apply(table.decision.options[-1].key)
            board, before = table.state.seats[decision.seat], state.seats[decision.seat]
            own = 0
            if decision.kind == "choose_field" and board.world[option.value].kind in SPECIALS:
                own = special_value(board, option.value, board.world[option.value].kind)
            sheet, was = ({line.id: line.points for line in open_lines(each)} for each in (board, before))
            more = sum(sheet[line] - was[line] for line in ("persons", "specials"))
            assert at_end(told) == more - own, option.key
            compared += bool(told)
    assert compared > 20


def test_activating_a_person_serves_others_and_not_itself() -> None:
    """The settler lets the sun go two steps further and takes three cubes."""
    own = seat(
        "D4=granite[G] E4=redwood[N] D5=bamboo[V] E3=treasury",
        day=["astronomer"],
        night=["settler", "herbalist"],
        range=3,
    )
    table = persons(own, players=2)
    assert served(table, "activate:settler") == [Served("treasury", -3, True), Served("astronomer", 4, True)]


def test_buying_a_person_takes_the_mana_that_a_mage_counts() -> None:
    table = persons(seat(LAND, day=["mage"], mana=6), players=2)
    (told,) = served(table, "buy:settler")
    assert (told.word, told.more < 0, told.counts) == ("mage", True, True)


def test_a_field_that_brings_mana_serves_a_mage_and_other_fields_do_not() -> None:
    table = doing("create_land", seat("D4=granite E4=bamboo F3=granite", day=["mage"]))
    answer(table, "land:spring")
    options = [option.key for option in asked(table).options]
    brought = {key: served(table, key) for key in options}
    mana = {key for key in options if BONUS.get(key.removeprefix("field:")) == "mana"}
    assert {key for key, found in brought.items() if found} == mana
    assert all(found == [Served("mage", 2, True)] for found in brought.values() if found)
