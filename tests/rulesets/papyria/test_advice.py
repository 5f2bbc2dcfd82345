"""What speaks for and against an answer, as it is told before the answer is given (13.1)."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.advice import (
    Doing,
    MoveAdvice,
    SpaceAdvice,
    bargain,
    free_sides,
    held_after,
    kind_advice,
    laying_advice,
    move_advice,
    price,
    space_advice,
    start_advice,
)
from rulesets.papyria.components import END_TILES, START_TILES
from rulesets.papyria.foreseen import Foreseen
from rulesets.papyria.foresight import arriving, rest_of_turn
from rulesets.papyria.laying import laying
from rulesets.papyria.questions import end_advice, pieces_of, steps_done
from rulesets.papyria.ring_advice import lying_advice, slot_advice
from rulesets.papyria.view import PapyriaView
from tests.conformance.play import played
from tests.rulesets.papyria.builders import acting, answer, asked, seat, turn


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
    assert far.doings[0] == Doing("lost-lapis-city", price=("lapis", 1))
    assert (far.kept, near.kept) == (("lapis", 0), None)
    assert "built-city" in [each.does for each in near.doings]
    assert (near.piece_met, near.owner_met, near.ring) == ("trade-s", 1, "w")
    assert far.piece_met == "poor-s"


def test_whom_a_move_pushes_goes_to_the_next_empty_slot() -> None:
    """5.3: Ben's wanderer on 12 is pushed on to 1."""
    told = move(turn(seat(lapis=2, w=(3, 10)), seat(w=(4, 12))), "move:w:10>12")
    assert told.pushed == 1
    assert told.sector == seen(turn()).sectors[0]
    assert told.kept == ("lapis", 1)


def test_what_borders_offer_on_the_way() -> None:
    """5.4: knowledge for papyri at A, an extra scoring at B, after a trade, or not at all."""
    table = turn(seat(w=(9, 3), s=(2, 8), lapis=9, papyri=2), seat(w=(4, 6), s=(5, 11)))
    told = [move(table, option.key) for option in asked(table).options]
    assert (
        {"now"} < {each.knowledge_at_a for each in told} | {each.scoring_at_b for each in told} == {"now", ""}
    )
    poor = turn(seat(w=(9, 3), s=(2, 8), lapis=9, papyri=0), seat(w=(4, 6), s=(5, 11)))
    told = [move(poor, option.key) for option in asked(poor).options]
    assert "no" in {each.knowledge_at_a for each in told} | {each.scoring_at_b for each in told}
    bare = turn(seat(w=(9, 3), s=(2, 8), lapis=9), seat(w=(4, 6), s=(5, 11)), display="", reserve="")
    assert {move(bare, option.key).scoring_at_b for option in asked(bare).options} == {"", "empty"}


def test_one_of_two_actions_only() -> None:
    """R22, R28: the lapis for an end tile is gone for the city; a tile that stays is no loss."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    told = move(turn(own, seat(w=(6, 8), s=(3, 2)), ends={"2:2": "E02"}), "move:w:12>2")
    assert told.clash
    assert not told.gone


def test_a_move_after_which_both_goods_are_lost() -> None:
    """6.2, 6.6: an enclosed priest lays nothing, and Sippar's mine has no mountain to cover."""
    own = seat(w=(2, 10), s=(1, 8), mine="-1,0", priest="0,0")
    told = move(turn(own, seat(w=(4, 6), s=(9, 11)), tops={"3:1": "L01"}), "move:w:2>3")
    assert told.gone
    assert {each.does for each in told.doings} == {"lay-lost", "lost-site-mine"}


# -- Actions ---------------------------------------------------------------------------------------


def test_what_has_to_come_before_a_space_and_what_it_would_mean_now() -> None:
    """6.7, 6.9 (R22): a production first pays for the end tile beside it; both are told before."""
    own = seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=1)
    table = turn(own, seat(w=(4, 6), s=(5, 9)), ends={"11:1": "E04"})
    answer(table, "move:w:10>11")
    told = space(table, "1")
    assert (told.first, told.loss, told.doings[0].does) == (("2",), "unpaid", "end-paid")
    assert told.stack == "", "an end tile lies there, no goods"
    made = space(table, "2")
    assert (made.doings[0].does, made.doings[0].goods, made.stack) == ("produce", ("lapis", 1), "")


def test_a_ship_wastes_nothing_where_an_end_tile_brings_knowledge() -> None:
    """6.9, R50: an end tile's knowledge comes also unpaid; only what brings nothing at all is wasted."""
    others = seat(w=(4, 6), s=(5, 9))
    for tile, own, other in (("E02", "", ""), ("E05", "wasted", "")):
        table = turn(seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=0), others, ends={"11:1": tile})
        answer(table, "move:s:8>11")
        assert space(table, "1").doings[0].does == "end-unpaid"
        assert (space(table, "1").loss, space(table, "2").loss) == (own, other)
    for tile, told in (("E01", "wasted"), ("E05", "")):
        table = turn(seat(w=(10, 3), s=(1, 8), mine="-1,0", lapis=0), others, ends={"2:1": tile})
        answer(table, "move:s:1>2")
        mine, end = space(table, "2"), space(table, "1")
        assert (mine.doings[0].does, mine.loss, end.loss) == ("lost-site-mine", told, "")


def test_a_move_too_dear_does_not_call_a_free_mine_too_dear() -> None:
    """6.6, R28: a mine costs nothing, so it is left out where the move alone can't be paid."""
    table = turn(seat("2,0=L31@0", lapis=0, w=(12, 10), s=(1, 7)), seat(w=(6, 8), s=(4, 2)))
    view = seen(table)
    dear = [option for option in asked(table).blocked if option.value.end in (2, 3, 8)]
    assert dear
    for option in dear:
        told = move_advice(view, 0, option.value, arriving(view, 0, option.value))
        assert "lost-lapis-mine" not in {each.does for each in told.doings}


def test_what_is_left_on_a_space() -> None:
    """6.9: goods that are left, an end tile after the last one, the end of the game if there is none."""
    others = seat(w=(4, 6), s=(9, 11))
    for height, end_stack, told in ((2, None, "stack"), (1, None, "stack-last"), (1, "", "stack-end")):
        table = turn(seat(w=(3, 10), s=(2, 8)), others, heights={"5:1": height}, end_stack=end_stack)
        answer(table, "move:w:3>5")
        assert asked(table).kind == "main_action"
        assert (space(table, "1").stack, space(table, "1").count) == (told, height - 1)


# -- Arrival ---------------------------------------------------------------------------------------


def test_bargains_say_what_is_paid_and_held_then() -> None:
    """5.4: a lapis for a papyrus; 2 papyri for 7 knowledge; 2 for a scoring, its knowledge first."""
    table = turn(seat(lapis=3, papyri=2, knowledge=5, symbols="river 2"), display="W-RI-1 W-ANY")
    view = seen(table)
    trade = bargain(view, 0, "trade", "")
    assert (trade.paid, trade.gain, trade.stand) == (("lapis", 1), ("papyrus", 1), "")
    assert trade.held == (("lapis", 2), ("papyrus", 3))
    bought = bargain(view, 0, "buy_knowledge", "2")
    assert (bought.held, bought.knowledge, bought.stand) == ((("lapis", 3), ("papyrus", 0)), 12, "A")
    scored, free = bargain(view, 0, "extra_scoring", "0"), bargain(view, 0, "extra_scoring", "1")
    value = view.seats[0].values[1]
    assert scored.product == (value, 2, 5 + scored.gain[1])
    assert scored.points == min(2 * value, scored.knowledge)
    assert free.product is None
    assert scored.count == view.reserve


# -- The realm -------------------------------------------------------------------------------------


def test_laying_tells_values_keys_goods_and_free_sides() -> None:
    """6.2: a landscape east of the priest on the Canal; three sides are free around it."""
    table = acting("3:1", seat(), tops={"3:1": "L01"})
    view, found = seen(table), [option for option in asked(table).options if ":2,0" in option.key]
    assert found
    for option in found:
        told = laying_advice(view, 0, "place", option.key.partition(":")[2], laying(view, 0, option.key))
        assert told.free == ("north", "east", "south")
        assert told.held == ()
        falls = [change.after < change.before for change in told.changes]
        assert falls == sorted(falls), "what falls comes last"
        assert falls == [change.how.startswith("down") for change in told.changes]


def test_buildings_cost_more_each_time_and_mines_produce() -> None:
    """6.5, 6.6: the second temple costs 2 lapis; a mine brings a lapis with each production."""
    view = seen(turn(seat("2,0=L02@0", temple="0,-1", lapis=3)))
    assert (price(view.seats[0], "temple"), price(view.seats[0], "city")) == (2, 1)
    mine = laying_advice(view, 0, "mine", "-1,0", laying(view, 0, "mine:-1,0"))
    assert (mine.made, mine.free, mine.held) == ((("lapis", 1),), None, ())
    city = laying_advice(view, 0, "city", "0,1", laying(view, 0, "city:0,1"))
    assert city.held == (("lapis", 2), ("papyrus", view.seats[0].papyri))


def test_free_sides_of_the_settlement_and_beside_it() -> None:
    own = seen(turn()).seats[0]
    assert free_sides(own.realm, "0,0") == ()
    assert free_sides(own.realm, "1,0") == ("north", "east", "south")


def test_a_kind_tells_its_key_on_the_way_and_once_it_is_held() -> None:
    """5.6: what the river's key is for; a key that is held adds to the multiplier."""
    way = kind_advice(seen(turn(seat())).seats[0], "river")
    assert (way.keys, way.of > way.reached > 0, way.bonus) == (0, True, 0)
    held = kind_advice(seen(turn(seat(keys="K-RI-1", symbols="river 1"))).seats[0], "river")
    assert (held.keys > 0, held.of) == (True, 0)
    assert held.product[1] == 1 + held.bonus
    none = kind_advice(seen(turn()).seats[0], "mountain")
    assert (none.of, none.goal, none.reached) == (0, None, 0), "it has no key"


def test_a_kind_tells_where_knowledge_limits_what_a_scoring_brings() -> None:
    """6.3 (R37): the river of the start, 3 by 2 symbols, brings 6 with as much knowledge."""
    for knowledge, points, cap in ((5, 5, 5), (6, 6, 0), (9, 6, 0)):
        told = kind_advice(seen(turn(seat(knowledge=knowledge, symbols="river 2"))).seats[0], "river")
        assert (told.value, told.signs) == (3, 2)
        assert (told.points, told.cap) == (points, cap)


def test_starting_tiles_tell_what_one_would_have() -> None:
    view = seen(turn(seat(knowledge=5, lapis=3, papyri=2)))
    assert start_advice(view, 0, "").left == view.ends_left
    for tile, row in START_TILES.items():
        told = start_advice(view, 0, tile)
        assert told.knowledge == (5 + row.knowledge if row.knowledge else 0)
        assert told.held == ((("lapis", 3 + row.lapis), ("papyrus", 2 + row.papyrus)) if told.held else ())
        assert bool(told.held) == bool(row.lapis or row.papyrus)
        assert bool(told.scoring) == bool(told.count)


def test_what_is_held_after_paying_and_gaining() -> None:
    own = seen(turn(seat(lapis=3, papyri=2))).seats[0]
    assert held_after(own, ("lapis", -2), ("papyrus", 1)) == (("lapis", 1), ("papyrus", 3))
    assert held_after(own) == (("lapis", 3), ("papyrus", 2))


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
    assert (told.offer, told.points) == ("E04", row.points)
    assert dict(told.held)[row.pay_good] == 9 - row.pay_amount
    assert (told.next, told.count) == ("next", seen(table).ends_left)


def test_a_piece_tells_where_it_goes_best_and_how_far_it_can() -> None:
    """5.3: with 2 lapis a wanderer reaches more sectors than with none."""
    poor, rich = turn(seat(lapis=0)), turn(seat(lapis=2))
    reach = []
    for table in (poor, rich):
        view, decision = seen(table), asked(table)
        assert pieces_of(decision) == ["slot:w:3", "slot:w:10", "slot:s:2", "slot:s:8"]
        told = Foreseen().advice(view, 0, decision, "piece", "slot:w:3")
        best = decision.option(told.best)
        assert (told.ring, told.origin) == ("w", view.sectors[2])
        assert told.sector == view.sectors[best.value.end - 1]
        assert told.points >= Foreseen().move(view, 0, best.value).forecast.best.points
        reach.append(told.reach)
    assert reach[0] < reach[1]


def test_what_lies_on_the_board() -> None:
    view = seen(turn(heights={"5:1": 3}, ends={"11:1": "E04"}))
    slot, free = Foreseen().advice(view, 0, None, "slot", "w:3"), slot_advice(view, "w:12")
    assert (slot.ring, slot.sector, slot.owner, free.owner) == ("w", view.sectors[2], 0, None)
    lies, end = lying_advice(view, "5:1"), lying_advice(view, "11:1")
    assert (lies.count, lies.end, lies.good) == (2, False, view.spaces["5:1"].good)
    assert (end.end, end.good, end.sector) == (True, "", view.sectors[10])


# -- All of it, by option --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_options_of_a_decision_are_compared_and_advised(seats: int) -> None:
    """What speaks for options has the same form in each decision, and each tells something but its name."""
    foreseen, advised, looked = Foreseen(), set[str](), set[str]()
    for table in played(RULES, seats, 30):
        decision, view = table.decision, seen(table)
        if decision is None:
            break
        looked |= {option.key.partition(":")[0] for option in decision.options}
        values = [foreseen.value(view, decision, option.key) for option in decision.options]
        if not {"decline", "end_turn", "continue"} & {option.key for option in decision.options}:
            assert len({type(value) for value in values}) == 1
        for option in decision.options:
            noun, _, id = option.key.partition(":")
            if foreseen.advice(view, decision.seat, decision, noun, id) is not None:
                advised.add(noun)
    assert advised == looked


def test_nothing_of_an_earlier_view_is_remembered() -> None:
    foreseen, before, after = Foreseen(), seen(turn(seat(lapis=1))), seen(turn(seat(lapis=2)))
    assert [foreseen.cached(view, "lapis", lambda: 0) for view in (before, before)] == [0, 0]
    assert foreseen.cached(before, "lapis", lambda: 1) == 0
    assert foreseen.cached(after, "lapis", lambda: 2) == 2
    assert foreseen.cached(before, "lapis", lambda: 3) == 3
