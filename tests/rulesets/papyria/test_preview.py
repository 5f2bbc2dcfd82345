"""What is said about a choice before it is made is what happens when it is made (specification 13.1)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rulesets.core import Event, Forced, Rng, Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.courses import Course, Deed, Lack
from rulesets.papyria.advice.forecast import Arriving, arriving
from rulesets.papyria.advice.outlook import outlook, outlook_after
from rulesets.papyria.advice.realms import legal_cells, progress, realm_after, tile_in_hand
from rulesets.papyria.cells import around
from rulesets.papyria.components import KEY_TILES, KINDS
from rulesets.papyria.events import GainedKnowledge, Scored, TookKey, TookMultiplier
from rulesets.papyria.state import Papyria
from tests.conformance.play import played
from tests.rulesets.papyria import promises
from tests.rulesets.papyria.builders import A, B, acting, asked, happened, position, seat, turn


def decisions(kind: str, seeds: range = range(3)) -> Iterator[Table[Papyria]]:
    """Every decision of a kind in some random games."""
    for seed in seeds:
        for table in played(RULES, 2 + seed % 3, seed):
            if table.decision is not None and table.decision.kind == kind:
                yield table


def told(table: Table[Papyria], key: str) -> list[Event]:
    """What is told after an answer, given at a copy of the table."""
    twin = table.clone(listen=True)
    twin.apply(key)
    return list(twin.story[-1])


def own_view(table: Table[Papyria]) -> Any:
    """What the seat that decides has."""
    return RULES.view(table.state, None).seats[asked(table).seat]


def test_landscapes() -> None:
    """6.2: the realm after laying it, where it may lie."""
    for table in decisions("place_landscape"):
        own, cells = own_view(table), set()
        for option in asked(table).options:
            if option.value is None:
                continue
            cells.add(option.value.cell)
            twin = table.clone()
            twin.apply(option.key)
            found = realm_after(RULES.view(table.state, None), asked(table).seat, option.value)
            assert found == twin.state.seats[asked(table).seat].realm
        assert {*legal_cells(own)} == cells


def test_buildings() -> None:
    """6.4 to 6.6: the realm after building."""
    for good in ("temple", "city", "mine"):
        count = 0
        for table in decisions(f"build_{good}"):
            index = asked(table).seat
            for option in asked(table).options:
                if option.value is not None:
                    twin = table.clone()
                    twin.apply(option.key)
                    found = realm_after(RULES.view(table.state, None), index, option.value)
                    assert found == twin.state.seats[index].realm
                    count += 1
        assert count, good


def test_scorings() -> None:
    """6.3: what each kind would bring now is what it brings."""
    own = seat("0,2=L09@0 1,1=L41@0", symbols="forest 3 river 4 invention 2", knowledge=12, w=(3, 12))
    table = acting("4:1", own, seat(w=(5, 6)), tops={"4:1": "W-ANY"})
    seen = own_view(table)
    now = outlook(seen)
    assert [now.worth(kind) for kind in range(7)] == [0, 12, 12, 0, 0, 0, 2]
    for kind, word in enumerate(KINDS):
        (scored,) = [event for event in told(table, f"score:{word}") if isinstance(event, Scored)]
        assert scored.points == now.worth(kind)


def test_cells_beside_the_priest() -> None:
    """6.2: only empty ones; none before the priest stands somewhere."""
    own = RULES.view(position(), None).seats[B]
    assert {*legal_cells(own)} == {*around("1,0")} - {"0,0"}
    assert legal_cells(RULES.view(Table.new(RULES, 2, 1).state, None).seats[A]) == []
    assert asked(turn()).kind == "move_piece"


def test_what_an_option_does_to_the_seven_scorings() -> None:
    """6.1 to 6.4, 5.6: values, symbols with the bonus of keys it completes, and knowledge."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        for table in played(RULES, 2 + seed, seed):
            if table.decision is None:
                continue
            index, view = table.decision.seat, RULES.view(table.state, None)
            for option in table.decision.options:
                found = outlook_after(view, index, option)
                story = told(table, option.key)
                changed = [
                    e for e in story if e.seat == index and isinstance(e, TookMultiplier | GainedKnowledge)
                ]
                if found is None or len(changed) > 1 or any(isinstance(e, Forced) for e in story):
                    continue
                twin = table.clone()
                twin.apply(option.key)
                assert outlook(RULES.view(twin.state, None).seats[index]) == found, option.key
                seen[option.key.partition(":")[0]] += 1
                seen["key"] += any(isinstance(event, TookKey) for event in story)
    nouns = ("keep", "space", "place", "temple", "city", "mine", "buy_knowledge", "extra_scoring")
    assert not [noun for noun in nouns if not seen[noun]], seen


def test_a_key_counts_in_what_a_building_would_bring() -> None:
    """5.6: the third temple brings the key, and with three keys two symbols."""
    own = seat("1,-1=L25@0 2,0=L07@0", temple="0,-1 2,0", symbols="temple 2", lapis=3, w=(3, 12))
    table = acting("4:2", own, seat(w=(5, 6)))
    view, temple = RULES.view(table.state, None), KINDS.index("temple")
    found = outlook_after(view, A, asked(table).option("temple:1,-1"))
    assert found is not None
    assert (found.multipliers[temple], found.product(temple)) == (4, 16)
    assert progress(view.seats[A])["temple"] == 2


def test_the_landscape_in_hand() -> None:
    """6.2: the one on the space that is being carried out, while it is."""
    table = acting("5:1", seat(w=(3, 12)), seat(w=(4, 6)), tops={"5:1": "L01"})
    assert asked(table).kind == "place_landscape"
    assert tile_in_hand(RULES.view(table.state, None)) == "L01"
    assert tile_in_hand(RULES.view(turn().state, None)) is None


# -- What moves lead to (13.1, item 5) -------------------------------------------------------------


@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_moves_lead_to_what_is_said_of_them(seats: int) -> None:
    """Arrival and every space: at once, after something else, or never; `make fuzz` plays all moves."""
    chance, looked = Rng(seats), Counter[str]()
    for seed in range(2):
        for table in played(RULES, seats, 70 + seed):
            kind = promises.kind_of(table)
            if kind == "main_action" and chance.below(4):
                continue
            assert promises.faults(table, chance, lambda options: [chance.pick(options)]) == []
            looked[kind] += kind in ("move_piece", "main_action")
    assert looked["move_piece"] > 50
    assert looked["main_action"] > 10


def leads(table: Table[Papyria], key: str) -> Arriving:
    """What an option of the seat that decides leads to."""
    decision = asked(table)
    return arriving(RULES.view(table.state, None), decision.seat, decision.option(key).value)


def use(table: Table[Papyria], key: str, space: str) -> tuple[bool, tuple[str, ...], Lack | None]:
    """Whether a space can be used after a move, after what, and what it lacks."""
    way = leads(table, key).forecast.ways[space]
    return way.deed.done, way.first, way.deed.lacks


AT_ONCE = (True, (), None)


def test_lapis_spent_on_the_way_is_missing_for_building_and_trade() -> None:
    """5.3, 6.5, 5.4: Assur's city costs 1; the way there 1, which leaves nothing to trade either."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    table = turn(own, seat(w=(6, 8), s=(3, 2)))
    near, far = leads(table, "move:w:12>2"), leads(table, "move:w:10>2")
    assert (near.lapis, use(table, "move:w:12>2", "1"), "trade" in near.forecast.offers) == (1, AT_ONCE, True)
    lost = (False, (), "lapis")
    assert (far.lapis, use(table, "move:w:10>2", "1"), "trade" in far.forecast.offers) == (0, lost, False)


def test_a_production_may_pay_for_what_comes_after_it() -> None:
    """6.7, 6.9 (R22): an end tile beside the lapis production of Nineveh."""
    other = seat(w=(4, 6), s=(5, 9))
    for lapis, can in ((0, (False, (), "lapis")), (1, (True, ("2",), None)), (2, AT_ONCE)):
        own = seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=lapis)
        table = turn(own, other, ends={"11:1": "E04"})
        assert use(table, "move:w:10>11", "1") == can


def test_an_enclosed_priest_lays_nothing_unless_it_may_move() -> None:
    """6.2 (R26): from the settlement only after the priest's move, which the player's ship on 5 brings."""
    table = turn(seat(w=(3, 10), s=(2, 8), priest="0,0"), seat(w=(4, 6), s=(9, 11)))
    assert use(table, "move:w:3>5", "1") == (False, (), "room")
    table = turn(seat(w=(3, 10), s=(2, 5), priest="0,0"), seat(w=(4, 6), s=(9, 11)))
    assert use(table, "move:w:3>5", "1") == (True, ("priest",), None)
    assert use(table, "move:w:3>5", "2") == AT_ONCE


def test_nothing_to_cover_may_come_with_the_landscape_beside_it() -> None:
    """6.2, 6.6: with its only mountain mined Sippar's mine needs the mountain laid first."""
    other = seat(w=(4, 6), s=(9, 11))
    bare = turn(seat(w=(2, 10), s=(1, 8), mine="-1,0"), other, tops={"3:1": "L01"})
    assert use(bare, "move:w:2>3", "2") == (False, (), "site")
    hill = turn(seat(w=(2, 10), s=(1, 8), mine="-1,0"), other, tops={"3:1": "L05"})
    assert use(hill, "move:w:2>3", "2") == (True, ("1",), None)


def test_lapis_for_one_of_two_actions_is_no_lapis_for_both() -> None:
    """R22, R28: each could be done alone; the end tile, which brings points, leaves no lapis for a city."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    table = turn(own, seat(w=(6, 8), s=(3, 2)), ends={"2:2": "E02"})
    then = leads(table, "move:w:12>2").forecast
    assert [then.ways[space].deed.done for space in ("1", "2")] == [True, True]
    assert then.clash
    assert {(deed.space, deed.lacks) for deed in then.best.deeds} == {("1", "lapis"), ("2", None)}
    assert then.best.points == 5


def test_it_is_laid_where_the_scoring_beside_it_brings_most() -> None:
    """6.2, 6.3 (R22): of seven ways only one lengthens the river, to 4 by 2 symbols; the others bring 6."""
    own = seat(w=(12, 6), s=(2, 8), symbols="river 2", knowledge=20)
    table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": "L01", "7:2": "W-RI-1"})
    best = leads(table, "move:w:6>7").forecast.best
    assert best.keys == ("continue", "space:1", "place:2,0,0")
    assert [(deed.space, deed.points, deed.formula) for deed in best.deeds] == [
        ("1", 0, None),
        ("2", 8, (4, 2, 20)),
    ]


def most_points(table: Table[Papyria]) -> int:
    """The most that a seat can get at once in the rest of its turn, found by trying every answer."""
    state, decision = table.state, table.decision
    if decision is None or state.turns or decision.seat != A:
        return state.seats[A].points
    found = []
    for option in decision.options:
        twin = table.clone()
        twin.apply(option.key)
        found.append(most_points(twin))
    return max(found)


@pytest.mark.parametrize("scoring", ["W-RI-1", "W-FO-1", "W-MO-1", "W-SA-1", "W-ANY"])
@pytest.mark.parametrize("tile", ["L01", "L05", "L09", "L11", "L23", "L27"])
def test_no_answers_bring_more_than_the_best_course(tile: str, scoring: str) -> None:
    """13.1: of all sites and orientations, and of both orders, the best is found."""
    signs = "river 2 forest 2 mountain 2 sanctuary 2"
    for priest in ("1,0", "0,-1", "-1,0"):
        own = seat(w=(12, 6), s=(2, 8), symbols=signs, knowledge=40, papyri=0, priest=priest)
        table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": tile, "7:2": scoring})
        best = leads(table, "move:w:6>7").forecast.best
        table.apply("move:w:6>7")
        assert best.points == most_points(table)


def test_courses_are_ranked_by_points_losses_what_they_make_and_their_length() -> None:
    made = Deed("1", done=True, points=3, lapis=3, papyri=2, knowledge=3)
    lost = Deed("2", done=False)
    assert Course((), (), (made,), 0, 0).rank == (3, 1, 8, 0)
    assert Course((), ("trade", "priest"), (made, lost, made), 0, 0).rank == (6, 2, 16, -2)


def test_a_trade_on_arrival_pays_for_end_tiles_that_want_papyri() -> None:
    """5.4, 6.9 (R28): with none it pays for either of two, with one for both; with two none is needed."""
    after, at_once = (True, ("trade",), None), AT_ONCE
    for papyri, can, points, first in (
        (0, after, 6, ("trade",)),
        (1, at_once, 10, ("trade",)),
        (2, at_once, 10, ()),
    ):
        own = seat(w=(12, 10), s=(1, 7), papyri=papyri)
        table = turn(own, seat(w=(6, 8), s=(3, 2)), ends={"2:1": "E11", "2:2": "E12"})
        assert [use(table, "move:w:12>2", space) for space in ("1", "2")] == [can, can]
        best = leads(table, "move:w:12>2").forecast.best
        assert (best.points, best.first) == (points, first)


def test_a_key_counts_also_where_a_landscape_brings_more_than_it_needs() -> None:
    """5.6 (R48): groups of 2 and 3 sanctuaries become one of 6; the key needs 5 and adds its symbol."""
    laid = "0,-2=L03@0 2,0=L07@0 2,-1=L08@0 2,-2=L10@0"
    table = acting("3:1", seat(laid, w=(2, 10), symbols="sanctuary 1"), seat(w=(4, 6)), tops={"3:1": "L27"})
    view, kind = RULES.view(table.state, None), KINDS.index("sanctuary")
    (key,) = [option.key for option in asked(table).options if option.key.startswith("place:1,-1")]
    found = outlook_after(view, A, asked(table).option(key))
    table.apply(key)
    (took,) = happened(table, TookKey)
    after = RULES.view(table.state, None).seats[A]
    assert (progress(view.seats[A])["sanctuary"], progress(after)["sanctuary"]) == (3, 6)
    assert found is not None
    assert found.multipliers[kind] == after.multipliers[kind] == 1 + KEY_TILES[took.tile].multiplier_bonus
