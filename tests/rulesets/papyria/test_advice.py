"""What speaks for and against an answer, as it is told before the answer is given (13.1)."""

from typing import Any, Literal

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.amounts import Amount, Formula, Held, held_after, price
from rulesets.papyria.advice.bargains import bargain, extra_advice, extra_rank
from rulesets.papyria.advice.courses import Deed, Way
from rulesets.papyria.advice.forecast import arriving, rest_of_turn
from rulesets.papyria.advice.foreseen import Foreseen
from rulesets.papyria.advice.kinds import Goal, Symbols, kind_advice, start_advice
from rulesets.papyria.advice.laying import laying, laying_advice
from rulesets.papyria.advice.lying import cell_advice, lying_advice, slot_advice
from rulesets.papyria.advice.moving import Met, MoveAdvice, Pushed, move_advice, piece_advice
from rulesets.papyria.advice.realms import between, free_sides, tile_in_hand
from rulesets.papyria.advice.spaces import (
    BuildingLost,
    Built,
    EndTileOutcome,
    LandscapeLost,
    NothingThere,
    Outcome,
    Produced,
    ScoringOutcome,
    SpaceAdvice,
    Taken,
    space_advice,
)
from rulesets.papyria.advice.turn import end_advice, piece_of, pieces_of, priest_is_free, steps_done
from rulesets.papyria.components import END_TILES, SCORING_TILES, START_TILES
from rulesets.papyria.moves import Move
from rulesets.papyria.options import Build, Extra, Knowledge, Trade
from rulesets.papyria.view import PapyriaView
from tests.rulesets.papyria.builders import acting, answer, asked, realm, seat, turn


def seen(table: Table[Any]) -> PapyriaView:
    """What everyone sees."""
    return RULES.view(table.state, None)


def move(table: Table[Any], key: str) -> MoveAdvice:
    """What is told of a move."""
    choice, view = asked(table).option(key).value, seen(table)
    return move_advice(view, 0, choice, arriving(view, 0, choice))


def space(table: Table[Any], name: str) -> SpaceAdvice:
    """What is told of a space of the sector where the piece stands."""
    view = seen(table)
    rest = rest_of_turn(view, 0)
    assert rest is not None
    assert view.moved is not None
    return space_advice(view, 0, view.moved.position, name, rest.ways[name], rest)


# -- Moves -----------------------------------------------------------------------------------------


def test_a_move_tells_its_losses_first_and_the_lapis_that_it_leaves() -> None:
    """5.3, 6.5: Assur's city costs 1; a lapis for the way leaves none for it."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    table = turn(own, seat(w=(6, 8), s=(3, 2)))
    near, far = move(table, "move:w:12>2"), move(table, "move:w:10>2")
    assert far.outcomes[0] == BuildingLost("city", 1, "lapis")
    assert (far.lapis_left, near.lapis_left) == (0, None)
    assert Built("city", 1) in near.outcomes
    assert near.met == Met(1, "s", trades=True)
    assert far.met == Met(1, "s", trades=False)


def test_whom_a_move_pushes_goes_to_the_next_empty_slot() -> None:
    """5.3: Ben's wanderer on 12 is pushed on to 1."""
    told = move(turn(seat(lapis=2, w=(3, 10)), seat(w=(4, 12))), "move:w:10>12")
    assert told.pushed == Pushed(1, seen(turn()).sectors[0])
    assert told.lapis_left == 1


def test_what_borders_offer_on_the_way() -> None:
    """5.4: knowledge for papyri at A, an extra scoring at B, after a trade, or not at all."""
    others, way = seat(w=(4, 6), s=(5, 11)), "move:w:3>8"
    for papyri, ends in ((2, ("now", None)), (0, ("no", None))):
        table = turn(seat(w=(9, 3), s=(2, 8), lapis=9, papyri=papyri), others)
        assert (move(table, way).knowledge_at_a, move(table, way).scoring_at_b) == ends
        assert move(table, way).papyri == papyri
    for papyri, display, told in ((2, None, "now"), (1, None, "no"), (2, "", "empty")):
        shown = {"display": display, "reserve": ""} if display is not None else {}
        table = turn(seat(w=(9, 3), s=(2, 8), lapis=9, papyri=papyri), others, **shown)
        advice = move(table, "move:w:9>2")
        assert (advice.knowledge_at_a, advice.scoring_at_b) == (None, told)
    met = seat(w=(4, 6), s=(8, 11))
    for papyri, knowledge, scoring in ((0, "trade", "no"), (1, "now", "trade"), (2, "now", "now")):
        table = turn(seat(w=(9, 3), s=(2, 7), lapis=9, papyri=papyri), met)
        assert move(table, way).knowledge_at_a == knowledge
        table = turn(seat(w=(9, 3), s=(7, 8), lapis=9, papyri=papyri), seat(w=(4, 6), s=(2, 11)))
        assert move(table, "move:w:9>2").scoring_at_b == scoring


def test_the_most_that_an_extra_scoring_would_bring() -> None:
    """5.4, 6.3: of the tiles shown the river's, 3 by 2 symbols; nothing is said of it off the border."""
    own = seat(w=(9, 3), s=(2, 8), symbols="river 2", knowledge=9)
    table = turn(own, seat(w=(4, 6), s=(5, 11)), display="W-CI-1 W-RI-1 W-MO-1")
    assert move(table, "move:w:9>1").best_extra == 6
    assert move(table, "move:w:3>5").scoring_at_b is None


def test_keys_and_what_has_to_come_first_are_told_of_a_move() -> None:
    """5.6, 6.7: the third temple brings its key; an end tile is paid with what the space beside produces."""
    own = seat("1,-1=L25@0 2,0=L07@0", temple="0,-1 2,0", lapis=9, w=(2, 10), s=(1, 8))
    told = move(turn(own, seat(w=(3, 5), s=(9, 11))), "move:w:2>4")
    assert told.keys_taken == ("K-TE-1",)
    poor = seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=1)
    told = move(turn(poor, seat(w=(4, 6), s=(5, 9)), ends={"11:1": "E04"}), "move:w:10>11")
    assert told.needed_first == (("2",),)
    assert (told.points, told.outcomes[-1]) == (END_TILES["E04"].points, Produced(Amount("lapis", 1)))


def test_one_of_two_actions_only() -> None:
    """R22, R28: the lapis for an end tile is gone for the city; a tile that stays is no loss."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    told = move(turn(own, seat(w=(6, 8), s=(3, 2)), ends={"2:2": "E02"}), "move:w:12>2")
    assert told.clash
    assert not told.both_lost


def test_a_move_after_which_both_goods_are_lost() -> None:
    """6.2, 6.6: an enclosed priest lays nothing, and Sippar's mine has no mountain to cover."""
    own = seat(w=(2, 10), s=(1, 8), mine="-1,0", priest="0,0")
    told = move(turn(own, seat(w=(4, 6), s=(9, 11)), tops={"3:1": "L01"}), "move:w:2>3")
    assert told.both_lost
    assert {*told.outcomes} == {LandscapeLost(), BuildingLost("mine", 0, "site")}
    assert not told.clash


# -- Actions ---------------------------------------------------------------------------------------


def test_what_has_to_come_before_a_space_and_what_it_would_mean_now() -> None:
    """6.7, 6.9 (R22): a production first pays for the end tile beside it; both are told before."""
    own = seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=1)
    table = turn(own, seat(w=(4, 6), s=(5, 9)), ends={"11:1": "E04"})
    answer(table, "move:w:10>11")
    told = space(table, "1")
    assert (told.first, told.risk, told.outcome) == (("2",), "unpaid", EndTileOutcome("E04", paid=True))
    assert told.left is None, "an end tile lies there, no goods"
    made = space(table, "2")
    assert (made.outcome, made.left, made.risk) == (Produced(Amount("lapis", 1)), None, None)


def test_a_ship_wastes_nothing_where_an_end_tile_brings_knowledge() -> None:
    """6.9, R50: an end tile's knowledge comes also unpaid; only what brings nothing at all is wasted."""
    others = seat(w=(4, 6), s=(5, 9))
    for tile, own, other in (("E02", None, None), ("E05", "wasted", None)):
        table = turn(seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=0), others, ends={"11:1": tile})
        answer(table, "move:s:8>11")
        assert space(table, "1").outcome == EndTileOutcome(tile, paid=False)
        assert (space(table, "1").risk, space(table, "2").risk) == (own, other)
    for tile, told in (("E01", "wasted"), ("E05", None)):
        table = turn(seat(w=(10, 3), s=(1, 8), mine="-1,0", lapis=0), others, ends={"2:1": tile})
        answer(table, "move:s:1>2")
        mine, end = space(table, "2"), space(table, "1")
        assert (mine.outcome, mine.risk, end.risk) == (BuildingLost("mine", 0, "site"), told, None)
        assert mine.one_outer
        assert not space(table, "river").one_outer


def test_a_move_too_dear_does_not_call_a_free_mine_too_dear() -> None:
    """6.6, R28: a mine costs nothing, so it is left out where the move alone can't be paid."""
    table = turn(seat("2,0=L31@0", lapis=0, w=(12, 10), s=(1, 7)), seat(w=(6, 8), s=(4, 2)))
    view = seen(table)
    blocked = [option.value for option in asked(table).blocked]
    dear = [value for value in blocked if isinstance(value, Move) and value.end in (2, 3, 8)]
    assert dear
    for move in dear:
        told = move_advice(view, 0, move, arriving(view, 0, move))
        assert not any(isinstance(each, BuildingLost) and each.good == "mine" for each in told.outcomes)
        assert told.lapis_left is None


def test_what_is_left_on_a_space() -> None:
    """6.9: goods that are left, an end tile after the last one, the end of the game if there is none."""
    others = seat(w=(4, 6), s=(9, 11))
    for height, end_stack, follows in ((3, None, True), (2, None, True), (1, None, True), (1, "", False)):
        table = turn(seat(w=(3, 10), s=(2, 8)), others, heights={"5:1": height}, end_stack=end_stack)
        answer(table, "move:w:3>5")
        assert asked(table).kind == "main_action"
        assert (space(table, "1").left, space(table, "1").end_tile_follows) == (height - 1, follows)


def outcome(key: str, name: str, own: str = "", wanderers: Any = (12, 10), **more: Any) -> Outcome:
    """What comes of a space once a piece has moved there."""
    mine = seat(w=wanderers, s=(2, 8), papyri=0, lapis=1, symbols="river 2", mine=own)
    table = turn(mine, seat(w=(4, 6), s=(5, 11)), **more)
    answer(table, key)
    return space(table, name).outcome


def test_what_comes_of_each_sort_of_space() -> None:
    """5.5, 6: goods are used or lost, productions bring what they make, an empty space nothing."""
    learned = SCORING_TILES["W-RI-2"].knowledge
    assert outcome("move:w:12>1", "2", tops={"1:2": "W-RI-2"}) == ScoringOutcome(
        "river", Formula(3, 2, 5 + learned), learned
    )
    assert outcome("move:w:12>1", "1", tops={"1:1": "L01"}) == Taken("L01")
    assert outcome("move:w:12>2", "1") == Built("city", 1)
    assert outcome("move:w:12>2", "2") == Built("mine", 0)
    assert outcome("move:w:12>2", "2", "-1,0") == BuildingLost("mine", 0, "site")
    assert outcome("move:w:10>11", "2", "-1,0") == Produced(Amount("lapis", 1))
    assert outcome("move:w:7>9", "2", wanderers=(7, 10)) == Produced(Amount("papyrus", 2))
    assert outcome("move:s:2>3", "river", tops={"3:river": "X-MO"}) == Taken("X-MO")
    heights = {"1:2": 0}
    assert outcome("move:w:12>1", "2", heights=heights, triggered=True, end_stack="") == NothingThere()


def test_symbols_to_take_say_what_a_scoring_would_bring_with_them() -> None:
    """7.2: a river of 3, two symbols and one more."""
    table = turn(
        seat(w=(7, 10), s=(2, 8), symbols="river 2"), seat(w=(4, 6), s=(5, 11)), tops={"3:river": "X-RI"}
    )
    answer(table, "move:s:2>3")
    assert space(table, "river").multiplied == ("river", Formula(3, 3, 5))
    assert space(table, "1").multiplied is None


def test_a_production_that_the_other_action_could_raise_is_warned_of() -> None:
    """6.6, 6.7: the mine beside it would bring a lapis more if it came first; once it is mined, no more."""
    for mine, raised in (("", True), ("-1,0", False)):
        table = turn(seat(w=(7, 10), s=(2, 3), mine=mine), seat(w=(4, 6), s=(9, 11)))
        answer(table, "move:w:7>8")
        told = {name: space(table, name) for name in ("1", "2")}
        assert [each.raises for each in told.values()] == [False, raised]
        assert told["2"].risk is None


def test_a_scoring_that_would_bring_more_after_the_other_action() -> None:
    """6.2, 6.3 (R22): the landscape beside it lengthens the river from 3 to 4, by 2 symbols."""
    own = seat(w=(12, 6), s=(2, 8), symbols="river 2", knowledge=20)
    table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": "L01", "7:2": "W-RI-1"})
    answer(table, "move:w:6>7", "continue")
    told = space(table, "2")
    assert (told.points, told.points_later) == (6, 8)
    assert space(table, "1").points_later is None
    answer(table, "space:1", "place:2,0,0")


# -- Arrival ---------------------------------------------------------------------------------------


def test_bargains_say_what_is_paid_and_held_then() -> None:
    """5.4: a lapis for a papyrus; 2 papyri for 7 knowledge; 2 for a scoring, its knowledge first."""
    table = turn(seat(lapis=3, papyri=2, knowledge=5, symbols="river 2"), display="W-RI-2 W-ANY")
    view = seen(table)
    trade = bargain(view, 0, Trade(1))
    assert (trade.paid, trade.gain) == (Amount("lapis", 1), Amount("papyrus", 1))
    assert (trade.held, trade.knowledge) == (Held(2, 3), 5)
    bought = bargain(view, 0, Knowledge(2))
    assert (bought.held, bought.knowledge, bought.gain) == (Held(3, 0), 12, Amount("knowledge", 7))
    paid = bargain(view, 0, Extra(0))
    assert (paid.paid, paid.held) == (Amount("papyrus", 2), Held(3, 0))
    scored, free = extra_advice(view, 0, 0), extra_advice(view, 0, 1)
    assert scored.scoring is not None
    assert (scored.scoring.value, scored.scoring.multiplier) == (view.seats[0].values[1], 2)
    assert scored.scoring.knowledge == paid.knowledge == 5 + paid.gain.count
    assert (scored.kind, scored.points) == ("river", scored.scoring.points)
    assert (free.kind, free.scoring, free.points) == ("any", None, 5)
    assert scored.tiles_left == view.reserve
    assert extra_rank(view, 0, 0) == 10 * scored.points + paid.gain.count


# -- The realm -------------------------------------------------------------------------------------


def test_laying_tells_values_keys_goods_and_free_sides() -> None:
    """6.2: a landscape east of the priest on the Canal; three sides are free around it."""
    table = acting("3:1", seat(), tops={"3:1": "L29"})
    view, found = seen(table), [option for option in asked(table).options if ":2,0" in option.key]
    assert found
    for option in found:
        told = laying_advice(view, 0, option.value, laying(view, 0, option.value))
        assert told.free == ("north", "east", "south")
        assert told.held is None
        assert told.production == (Amount("lapis", 1),), "of its invention"
        falls = [change.after < change.before for change in told.changes]
        assert falls == sorted(falls), "what falls comes last"
        assert falls == [not change.rises for change in told.changes]
        assert all(change.scoring is None for change in told.changes), "there are no symbols yet"


def test_buildings_cost_more_each_time_and_mines_produce() -> None:
    """6.5, 6.6: the second temple costs 2 lapis; a mine brings a lapis with each production."""
    view = seen(turn(seat("2,0=L02@0", temple="0,-1", lapis=3)))
    assert (price(view.seats[0], "temple"), price(view.seats[0], "city")) == (2, 1)
    mine, city = Build("mine", "-1,0"), Build("city", "0,1")
    told = laying_advice(view, 0, mine, laying(view, 0, mine))
    assert (told.production, told.free, told.held) == ((Amount("lapis", 1),), None, None)
    told = laying_advice(view, 0, city, laying(view, 0, city))
    assert (told.held, told.production) == (Held(2, view.seats[0].papyri), ())


def test_a_building_that_breaks_something_up_tells_what_falls_last() -> None:
    """6.4, 7.4: a temple on the Shrine adds to temples, and takes the only sanctuary away."""
    temple = Build("temple", "0,-1")
    view = seen(turn(seat(symbols="sanctuary 2 temple 1", knowledge=9)))
    told = laying_advice(view, 0, temple, laying(view, 0, temple))
    assert [(change.kind, change.before, change.after, change.rises) for change in told.changes] == [
        ("temple", 0, 1, True),
        ("sanctuary", 1, 0, False),
    ]
    assert [change.scoring for change in told.changes] == [Formula(1, 1, 9), Formula(0, 2, 9)]


def test_a_landscape_counts_for_a_scoring_still_to_come() -> None:
    """6.2: the river of 4 instead of 3, by 2 symbols, where a river scoring is left in this turn."""
    own = seat(w=(12, 6), s=(2, 8), symbols="river 2", knowledge=20)
    for todo, points in (("W-RI-1", 2), ("W-CI-1", 0), ("W-ANY", 2)):
        table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": "L01", "7:2": todo})
        answer(table, "move:w:6>7", "continue", "space:1")
        view, site = seen(table), asked(table).option("place:2,0,0").value
        assert laying_advice(view, 0, site, laying(view, 0, site)).points == points


def test_a_key_that_comes_in_the_last_round_counts_with_its_scoring() -> None:
    """5.6, 8: the third temple brings the temple key, whose scoring is added at the end."""
    laid, temples = "1,-1=L25@0 2,0=L07@0", "0,-1 2,0"
    own = seat(laid, temple=temples, symbols="temple 2", lapis=3, w=(3, 12), knowledge=50)
    table = acting("4:2", own, seat(w=(5, 6)), triggered=True, end_stack="")
    view, temple = seen(table), asked(table).option("temple:1,-1").value
    told = laying_advice(view, 0, temple, laying(view, 0, temple))
    before = view.seats[0].standing.total
    answer(table, "temple:1,-1")
    assert told.keys_taken == ("K-TE-1",)
    assert told.points == seen(table).seats[0].standing.total - before > 0


def test_free_sides_of_the_settlement_and_beside_it() -> None:
    own = seen(turn()).seats[0]
    assert free_sides(own.realm, "0,0") == ()
    assert free_sides(own.realm, "1,0") == ("north", "east", "south")


def test_a_kind_tells_its_key_on_the_way_and_once_it_is_held() -> None:
    """5.6: what the river's key is for; a key that is held adds to the multiplier."""
    way = kind_advice(seen(turn(seat())).seats[0], "river")
    assert (way.keys_held, way.bonus) == (None, 0)
    assert way.goal == Goal(9, 3)
    held = kind_advice(seen(turn(seat(keys="K-RI-1", symbols="river 1"))).seats[0], "river")
    assert (held.keys_held, held.goal) == (3, None)
    assert held.scoring.multiplier == 1 + held.bonus > 1
    none = kind_advice(seen(turn()).seats[0], "mountain")
    assert (none.goal, none.keys_held) == (None, None), "it has no key"


def test_a_kind_tells_where_knowledge_limits_what_a_scoring_brings() -> None:
    """6.3 (R37): the river of the start, 3 by 2 symbols, brings 6 with as much knowledge."""
    for knowledge, points, limit in ((5, 5, 5), (6, 6, None), (9, 6, None)):
        told = kind_advice(seen(turn(seat(knowledge=knowledge, symbols="river 2"))).seats[0], "river")
        assert (told.scoring.value, told.scoring.multiplier) == (3, 2)
        assert (told.scoring.points, told.limit) == (points, limit)


def test_starting_tiles_tell_what_one_would_have() -> None:
    view = seen(turn(seat(knowledge=5, lapis=3, papyri=2)))
    for tile, row in START_TILES.items():
        told = start_advice(view, 0, tile)
        assert told.knowledge == (5 + row.knowledge if row.knowledge else None)
        assert told.held == (Held(3 + row.lapis, 2 + row.papyrus) if row.lapis or row.papyrus else None)
        kind = row.symbol_kind
        assert told.symbols == (None if kind == "none" else Symbols(kind, row.symbols))
    twice = start_advice(seen(turn(seat(symbols="mountain 1"))), 0, "A01")
    assert twice.symbols == Symbols("mountain", 2)


def test_what_is_held_after_paying_and_gaining() -> None:
    own = seen(turn(seat(lapis=3, papyri=2))).seats[0]
    assert held_after(own, Amount("lapis", 2), Amount("papyrus", 1)) == Held(1, 3)
    assert held_after(own) == Held(3, 2)


# -- The turn --------------------------------------------------------------------------------------


def test_steps_are_done_one_after_the_other() -> None:
    """Move, arrival, two actions; a ship with all three spaces before it has still two to do."""
    table = turn()
    kinds = []
    while asked(table).seat == 0 and table.state.turns == 0:
        kinds.append((asked(table).kind, steps_done(seen(table), 0, asked(table).kind)))
        answer(table, asked(table).options[-1].key)
    steps = [done for _, done in kinds]
    assert steps[0] == 0
    assert steps == sorted(steps)
    assert steps_done(seen(table), 0, "end_turn") == 4


def test_the_end_tile_that_a_decision_is_about() -> None:
    table = acting("5:1", seat(lapis=9, papyri=9), ends={"5:1": "E04"})
    while asked(table).kind == "main_action":
        answer(table, "space:1")
    told = end_advice(seen(table), asked(table))
    row = END_TILES["E04"]
    assert (told.tile, told.ends_left) == ("E04", seen(table).ends_left)
    assert told.held == Held(9 - row.pay_amount, 9)


def test_a_landscape_can_be_laid_beside_the_priest_or_not() -> None:
    """6.2 (R26): the settlement is enclosed from the start; the Canal is not."""
    assert not priest_is_free(seen(turn(seat(priest="0,0"))).seats[0])
    assert priest_is_free(seen(turn(seat(priest="1,0"))).seats[0])


def test_a_piece_tells_where_it_goes_best_and_how_far_it_can() -> None:
    """5.3: with 2 lapis a wanderer reaches more sectors than with none."""
    poor, rich = turn(seat(lapis=0)), turn(seat(lapis=2))
    reach = []
    for table in (poor, rich):
        view, decision = seen(table), asked(table)
        assert pieces_of(decision) == ["slot:w:3", "slot:w:10", "slot:s:2", "slot:s:8"]
        mine = [option for option in decision.options if piece_of(option.value) == "slot:w:3"]
        told = piece_advice(view, Foreseen().moves(view, 0, mine))
        assert (told.ring, told.origin, told.reach) == ("w", view.sectors[2], len(mine))
        best = [Foreseen().move(view, 0, option.value).forecast.best.points for option in mine]
        assert told.points == max(best) == best[mine.index(told.best)]
        reach.append(told.reach)
    assert reach[0] < reach[1]


def test_of_two_moves_that_bring_as_much_the_cheaper_one_is_best() -> None:
    """13.1: points, then losses, then what is made, then the lapis left."""
    table = turn(seat(lapis=3, w=(3, 10), s=(2, 8)), seat(w=(4, 6), s=(5, 11)))
    view, decision = seen(table), asked(table)
    for piece in pieces_of(decision):
        mine = [option for option in decision.options if piece_of(option.value) == piece]
        found = Foreseen().moves(view, 0, mine)
        ranks = [(*said.forecast.best.rank, said.lapis) for _, said in found]
        assert piece_advice(view, found).best == mine[ranks.index(max(ranks))]


def test_entering_pieces_come_from_nowhere() -> None:
    """5.2: a piece off the board has no origin; each ring is a group of its own."""
    table = turn(seat(w=(3,), s=(2, 5)), seat(w=(4, 6), s=(1, 9)))
    view, decision = seen(table), asked(table)
    assert pieces_of(decision) == ["enter:w"]
    told = piece_advice(view, Foreseen().moves(view, 0, [*decision.options]))
    assert (told.ring, told.origin, told.reach) == ("w", None, 9)


def test_what_lies_on_the_board() -> None:
    view = seen(turn(heights={"5:1": 3}, ends={"11:1": "E04"}))
    slot, free = slot_advice(view, "w", 3), slot_advice(view, "w", 12)
    assert (slot.sector, slot.owner, free.owner) == (view.sectors[2], 0, None)
    lies, end = lying_advice(view, "5:1"), lying_advice(view, "11:1")
    assert (lies.below, lies.good) == (2, view.spaces["5:1"].good)
    assert (end.good, end.sector, end.below) == (None, view.sectors[10], 0)


def test_what_lies_in_a_realm() -> None:
    own = seen(turn(seat(priest="1,0"))).seats[0]
    here, home = cell_advice(own, "1,0"), cell_advice(own, "0,0")
    assert here is not None
    assert home is not None
    assert (here.priest, here.free, here.laid) == (True, ("north", "east", "south"), own.realm["1,0"])
    assert (home.priest, home.free) == (False, ())
    assert cell_advice(own, "9,9") is None


# -- What is worked out once -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["move", "rest", "laying"])
def test_two_views_are_remembered_and_no_earlier_one(kind: str) -> None:
    """A forecast is the same object as long as its view is one of the two that were last asked about."""
    foreseen, tables = Foreseen(), [turn(seat(lapis=lapis)) for lapis in (1, 2, 3)]
    if kind == "rest":
        for table in tables:
            answer(table, "move:w:3>5")
    if kind == "laying":
        tables = [acting("3:1", seat(lapis=lapis), tops={"3:1": "L01"}) for lapis in (1, 2, 3)]

    def worked_out(table: Table[Any], view: PapyriaView) -> object:
        option = asked(table).options[0].value
        if kind == "rest":
            return foreseen.rest(view, 0)
        return foreseen.move(view, 0, option) if kind == "move" else foreseen.laying(view, 0, option)

    views = [seen(table) for table in tables]
    first, second = (worked_out(table, view) for table, view in zip(tables[:2], views[:2], strict=True))
    assert second is not first
    assert worked_out(tables[0], views[0]) is first
    _ = worked_out(tables[2], views[2])
    assert worked_out(tables[0], views[0]) is first
    assert worked_out(tables[1], views[1]) is not second


def test_a_space_that_no_running_turn_is_about_counts_as_usable() -> None:
    table, usable = turn(seat(w=(3, 10), s=(2, 8)), seat(w=(4, 6), s=(5, 11))), Way(Deed("1", done=True))
    assert Foreseen().way(seen(table), 0, "1") == usable
    answer(table, "move:w:3>5", "continue")
    view, rest = seen(table), rest_of_turn(seen(table), 0)
    assert rest is not None
    assert [Foreseen().way(view, 0, name) for name in rest.ways] == [*rest.ways.values()]
    assert Foreseen().way(view, 0, "nowhere") == Way(Deed("nowhere", done=True))


@pytest.mark.parametrize(("symbols", "risk"), [("river 2", "wasted"), ("", None)])
def test_a_ship_wastes_a_space_only_where_the_scoring_beside_it_brings_points(
    symbols: str, risk: str | None
) -> None:
    """R50: an enclosed priest lays nothing; without river symbols the scoring brings nothing either."""
    own = seat(w=(12, 10), s=(2, 6), priest="0,0", symbols=symbols, knowledge=20)
    tops = {"7:1": "L01", "7:2": "W-RI-1"}
    table = turn(own, seat(w=(4, 11), s=(5, 9)), tops=tops)
    answer(table, "move:s:6>7")
    if asked(table).kind == "arrival":
        answer(table, "continue")
    assert space(table, "1").outcome == LandscapeLost()
    assert (space(table, "1").risk, space(table, "2").risk) == (risk, None)


def test_only_a_landscape_that_is_being_laid_is_in_hand() -> None:
    laying_one = acting("3:1", seat(), tops={"3:1": "L29"})
    assert tile_in_hand(seen(laying_one)) == "L29"
    scoring = acting("4:1", seat(symbols="river 2", w=(3, 12)), seat(w=(5, 6)), tops={"4:1": "W-ANY"})
    assert seen(scoring).doing
    assert tile_in_hand(seen(scoring)) is None
    assert tile_in_hand(seen(turn(seat(w=(3, 10), s=(2, 8)), seat(w=(4, 6), s=(5, 11))))) is None


@pytest.mark.parametrize("good", ["temple", "city"])
def test_what_links_two_buildings_is_what_lies_between_them(good: Literal["temple", "city"]) -> None:
    built = realm(**{good: "0,1 0,-1"})
    assert between(built, good) == {"0,0"}
    assert between(realm(**{good: "0,1 0,0 0,-1"}), good) == frozenset()
    assert between(built, "city" if good == "temple" else "temple") == frozenset()
