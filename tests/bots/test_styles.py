"""The styles of rivals: what each likes, and that nothing else depends on it."""

from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import chosen
from tabletop_tui.bots.players import UnknownPlayer, player, style
from tabletop_tui.bots.search import Node
from tabletop_tui.bots.styles import LIKES, bent, hope
from tabletop_tui.bots.value import valued
from tabletop_tui.store.rivals import RIVALS, Style, shows


def played(game: str, answers: int, seed: int = 3) -> Table[Any]:
    """A game between two who answer by chance, after so many answers."""
    table, chance = Table.new(load_rules(game), 2, seed), Random(seed)
    for _ in range(answers):
        if table.decision is None:
            break
        table.apply(chance.choice(table.decision.options).key)
    return table


@pytest.mark.parametrize("game", BUILT)
def test_a_style_bends_the_judgement_of_its_own_seat_only(game: str) -> None:
    table = played(game, 60)
    value = valued(table.rules)
    for liked in LIKES:
        judges = bent(table.rules, value, liked, 0)
        assert judges(table.state, 1) == value.lead(table.state, 1)
    own = [bent(table.rules, value, liked, 0)(table.state, 0) for liked in LIKES]
    assert len(set(own)) > len(own) // 2, "they judge differently"


def test_quick_and_patient_share_what_is_made_and_what_is_expected() -> None:
    table = played("orbis", 60)
    value, state = valued(table.rules), table.state
    lead = value.lead(state, 0)
    gains = [bent(table.rules, value, liked, 0)(state, 0) - lead for liked in (Style.QUICK, Style.PATIENT)]
    made = sum(line.points for line in table.rules.lines(state, 0))
    assert gains[0] / made == pytest.approx(gains[1] / (value.finals(state)[0] - made))


def test_the_bold_one_judges_an_answer_by_its_best_result_the_careful_one_by_the_average() -> None:
    worth = {}
    for each in (Style.BOLD, None, Style.CAREFUL):
        risky, sure = Node(), Node()
        for result in (0.0, 10.0):
            risky.note(result, hope(each))
            sure.note(6.5, hope(each))
        worth[each] = risky.worth - sure.worth
    assert worth[Style.BOLD] > worth[None] > 0 > worth[Style.CAREFUL]


@pytest.mark.parametrize("liked", [*Style, None])
def test_the_same_style_chooses_the_same_for_the_same_chance(liked: Style | None) -> None:
    table = played("orbis", 8)
    assert chosen(2, table, "x", liked) == chosen(2, table, "x", liked)


def test_a_style_has_a_word_for_games_without_a_screen() -> None:
    assert style("bot:3:bold") is Style.BOLD
    assert style("bot:3") is None
    assert player("bot:3:bold") is player("bot:3")
    with pytest.raises(UnknownPlayer):
        player("bot:3:sleepy")


def test_a_style_that_can_t_be_noticed_isn_t_claimed() -> None:
    """Level 1 plays by chance; where nothing is left over, there is no being thrifty."""
    assert not any(shows(rival.style, game, 1) for rival in RIVALS.values() for game in BUILT)
    assert [game for game in BUILT if shows(Style.THRIFTY, game, 3)] == ["orbis", "papyria", "helios"]
