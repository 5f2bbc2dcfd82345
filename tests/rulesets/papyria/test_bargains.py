"""Which bargains on arrival the coach may recommend: those that leave enough for the actions (5.4)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.bargains import _after, forgone, worthwhile
from rulesets.papyria.advice.forecast import rest_of_turn
from rulesets.papyria.advice.playing import _to_free_cell
from rulesets.papyria.components import END_TILES
from rulesets.papyria.options import Knowledge, Trade, priest_option
from rulesets.papyria.state import Papyria
from tabletop_tui.games.papyria.coach import NOTES
from tabletop_tui.play import acts
from tabletop_tui.play.coach import Coach
from tabletop_tui.play.session import Session
from tests.games.papyria.games import wording
from tests.rulesets.papyria.builders import A, answer, asked, question, seat, turn
from tests.tui.lobby.driving import PEOPLE
from tests.whole import sampled

GAMES = sampled(4, 60)
"""How many random games are looked at."""


DEAR = next(id for id, tile in END_TILES.items() if tile.pay_good == "lapis")
"""An end tile that costs this many lapis:"""
PRICE = END_TILES[DEAR].pay_amount


def arrived(*, lapis: int, papyri: int = 0) -> Table[Papyria]:
    """A's wanderer crosses border A to sector 7, where B's ship is, and an end tile that takes lapis."""
    own = seat(w=(6, 10), s=(2, 3), lapis=lapis, papyri=papyri)
    table = turn(own, seat(w=(1, 2), s=(7, 11)), ends={"7:1": DEAR})
    answer(table, "move:w:6>7")
    assert question(table) == (A, "arrival")
    return table


def good(table: Table[Any]) -> set[str]:
    """What the coach may recommend."""
    return {*worthwhile(RULES.view(table.state, A), asked(table))}


def told(table: Table[Any]) -> str:
    """The note of the coach that is about the arrival."""
    view = RULES.view(table.state, A)
    return next(note.id for note in NOTES if note.when(view, asked(table)))


def test_the_lapis_that_an_end_tile_costs_is_not_traded_away() -> None:
    """With just enough for the tile it is kept; with one more, it brings the papyrus for border A."""
    assert good(arrived(lapis=PRICE)) == set()
    assert told(arrived(lapis=PRICE)) == "saving"
    assert good(arrived(lapis=PRICE + 1)) == {"trade"}
    assert told(arrived(lapis=PRICE + 1)) == "trade"


def test_what_a_trade_would_cost_in_points_is_said_and_the_cursor_begins_elsewhere() -> None:
    said = wording()
    for lapis, begins, warned in ((PRICE, "continue", 1), (PRICE + 1, "trade", 0)):
        table = arrived(lapis=lapis)
        view, decision = RULES.view(table.state, A), asked(table)
        option = next(each for each in decision.options if each.key == "trade")
        assert said.start(view, decision) == begins
        assert forgone(view, A, option.value) == warned * END_TILES[DEAR].points
        less = f"! The actions here then bring {END_TILES[DEAR].points} points less."
        assert [*said.card(view, decision, option).sentences].count(less) == warned


def test_a_trade_that_makes_an_action_possible_is_recommended() -> None:
    """No border is crossed: the papyrus pays for an end tile, unless there is one already."""
    tile = next(id for id, row in END_TILES.items() if row.pay_good == "papyrus" and row.pay_amount == 1)
    for papyri, best in ((0, {"trade"}), (1, set())):
        own = seat(w=(3, 10), s=(2, 8), lapis=9, papyri=papyri)
        table = turn(own, seat(w=(4, 6), s=(5, 9)), ends={"5:1": tile})
        answer(table, "move:w:3>5")
        assert question(table) == (A, "arrival")
        assert good(table) == best


def test_a_trade_that_serves_nothing_is_not_recommended() -> None:
    """With papyri for border A already there, the lapis is kept for the next move."""
    table = arrived(lapis=PRICE + 1, papyri=3)
    assert good(table) == {f"buy_knowledge:{count}" for count in (1, 2, 3)}
    assert told(table) == "arrival"


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_recommended_bargain_costs_no_action_of_the_turn(seed: int) -> None:
    """Over random games: after it, as many spaces can still be used as without it."""
    seats = RULES.seat_counts[seed % len(RULES.seat_counts)]
    people = [replace(person, coached=True) for person in PEOPLE[:seats]]
    session = Session.of_table(Table.new(RULES, seats, seed, listen=False), people)
    chance, coach = Random(seed), Coach(session)
    while (decision := session.record.decision) is not None:
        note = coach.note()
        view = RULES.view(session.record.table.state, decision.seat)
        if decision.kind == "arrival":
            before = rest_of_turn(view, decision.seat)
            assert before is not None
            best = worthwhile(view, decision)
            for key in best:
                twin = session.record.table.clone()
                twin.apply(key)
                then = RULES.view(twin.state, decision.seat)
                after = rest_of_turn(then, decision.seat)
                assert after is not None
                done = [sum(deed.done for deed in each.best.deeds) for each in (before, after)]
                assert done[1] >= done[0], key
            if note is not None and note.id in ("arrival", "trade"):
                assert best
            if note is not None and note.id == "trade":
                assert "trade" in best
        session.do(acts.answer(chance.choice(decision.options).key))


def test_a_bargain_uses_up_its_own_right_and_leaves_the_others() -> None:
    view = RULES.view(arrived(lapis=9, papyri=3).state, A)
    assert {"A", "trade"} <= {*view.rights}
    for choice, right in ((Knowledge(1), "A"), (Trade(1), "trade")):
        assert {*_after(view, A, choice).rights} == {*view.rights} - {right}


def test_knowledge_that_lets_a_scoring_bring_more_is_recommended() -> None:
    """3 × 2 points are limited by knowledge of 5; one papyrus brings 4 more."""
    own = seat(w=(6, 10), s=(2, 3), papyri=1, symbols="river 2", knowledge=5)
    table = turn(own, seat(w=(1, 4), s=(5, 11)), tops={"7:1": "L01", "7:2": "W-RI-1"})
    answer(table, "move:w:6>7")
    view = RULES.view(table.state, A)
    before, after = rest_of_turn(view, A), rest_of_turn(_after(view, A, Knowledge(1)), A)
    assert before is not None
    assert after is not None
    assert after.best.points > before.best.points
    assert "buy_knowledge:1" in good(table)


def test_a_priest_goes_where_there_is_room() -> None:
    """The settlement is enclosed by the four landscapes around it."""
    own, _ = seat()
    assert _to_free_cell(own, [priest_option(cell) for cell in ("0,0", "1,0")]).key == "priest:1,0"


def test_a_course_knows_the_deed_of_each_of_its_spaces_and_of_no_other() -> None:
    rest = rest_of_turn(RULES.view(arrived(lapis=PRICE + 1).state, A), A)
    assert rest is not None
    assert rest.best.deeds
    for deed in rest.best.deeds:
        assert rest.best.deed(deed.space) == deed
    assert rest.best.deed("") is None
    assert rest.best.deed("0") is None
