"""The end of the game: glory on the inventory and on the cards (specification g)."""

import pytest

from rulesets.core import Standing
from rulesets.dice_forge import RULES
from rulesets.dice_forge.components import CARDS
from rulesets.dice_forge.state import Seat
from tests.rulesets.dice_forge.builders import answer, ended, hero, layout, position, question, table_at

ANNA_AND_BEN = (
    hero(vp=31, cards="hammer chest hind ferryman elder spirits owl gorgon", hammer=15),
    hero(vp=24, cards="owl helmet minotaur hydra chest"),
)
THREE = (
    hero(vp=40, cards="gorgon ferryman satyrs hind"),
    hero(vp=46, cards="sphinx mirror helmet hind hind"),
    hero(vp=52, cards="elder elder chest cancer cancer"),
)
DORA_AND_EMIL = (
    hero(
        vp=58,
        gold=12,
        sun=6,
        triton=1,
        hammer=30,
        cards="hammer typhon cyclops shield triton cerberus bear ship sentinel",
        boars="B_R",
    ),
    hero(vp=101, cards="mirror helmet chest"),
)
FINN = (hero(vp=12), hero(vp=12, cards="elder"))


def standings(*seats: Seat) -> list[tuple[int, int]]:
    """Total and place of each seat."""
    return [(each.total, each.place) for each in scored(*seats)]


def scored(*seats: Seat) -> tuple[Standing, ...]:
    return RULES.standings(position(*(seat.copy() for seat in seats), players=len(seats)))


def card_points(*seats: Seat) -> list[int]:
    return [sum(line.points for line in each.lines if line.id == "cards") for each in scored(*seats)]


# -- Worked examples -------------------------------------------------------------------------------


def test_two_players() -> None:
    """E1 (g): 31 + 36 against 24 + 44."""
    assert card_points(*ANNA_AND_BEN) == [36, 44]
    assert standings(*ANNA_AND_BEN) == [(67, 2), (68, 1)]


def test_three_players_with_a_tie() -> None:
    """E2 (g; ruling R32): two share the first place, the third is third."""
    assert card_points(*THREE) == [34, 28, 18]
    assert standings(*THREE) == [(74, 1), (74, 1), (70, 3)]


def test_alternative_cards() -> None:
    """E3 (g; ruling R23): what is left over is worth nothing; 101 needs no marker."""
    assert card_points(*DORA_AND_EMIL) == [60, 16]
    assert standings(*DORA_AND_EMIL) == [(118, 1), (117, 2)]


def test_nothing_bought() -> None:
    """E4 (g): the inventory alone."""
    assert card_points(*FINN) == [0, 0]
    assert standings(*FINN)[0] == (12, 1)


# -- The same at the end of a game -----------------------------------------------------------------


def final(*seats: Seat) -> list[tuple[int, int]]:
    """Standings after the last seat of the last round passes; nothing changes by it."""
    heroes = [seat.copy() for seat in seats]
    players = len(heroes)
    heroes[-1].stores[0] = max(heroes[-1].stores[0], 2)  # so that it has a choice at all
    turns = {2: 18, 3: 30}[players] - 1
    table = table_at(position(*heroes, players=players, turns=turns), "action", RULES)
    assert question(table) == (players - 1, "action")
    while table.decision is not None:
        answer(table, "pass")
    assert ended(table)
    assert table.state.over
    return [(each.total, each.place) for each in RULES.standings(table.state)]


def test_the_first_example_played_to_its_end() -> None:
    """S48 (g): after the last turn of round 9, 67 to 68."""
    assert final(*ANNA_AND_BEN) == [(67, 2), (68, 1)]


def test_the_second_example_played_to_its_end() -> None:
    """S49 (g; ruling R32): after the last turn of round 10, two first places and a third."""
    assert final(*THREE) == [(74, 1), (74, 1), (70, 3)]


def test_the_third_example_played_to_its_end() -> None:
    """S50 (g): 118 to 117; tokens, gold and shards bring nothing."""
    assert final(*DORA_AND_EMIL) == [(118, 1), (117, 2)]


def test_the_fourth_example_played_to_its_end() -> None:
    """S51 (g): who never acted has the glory of the dice, and shares a place with an equal score."""
    assert final(*FINN) == [(12, 1), (12, 1)]


# -- Ties and cards --------------------------------------------------------------------------------


def test_nothing_breaks_a_tie() -> None:
    """Ruling R32: not stores, not forged faces, not seats."""
    seats = (hero(vp=9), hero(vp=5, cards="bear bear"), hero(vp=9, gold=12, forged=7), hero(vp=1))
    assert standings(*seats) == [(9, 1), (9, 1), (9, 1), (1, 4)]


@pytest.mark.parametrize(("use", "printed"), [("intro", 108), ("alternative", 78)])
def test_glory_printed_on_one_copy_of_each_card(use: str, printed: int) -> None:
    """Facts of h.2: 108 in the introductory layout, 78 in the alternative one."""
    other = {"intro": "alternative", "alternative": "intro"}[use]
    assert sum(card.vp for card in CARDS.values() if card.set != other) == printed
    assert len(layout()) == 15
