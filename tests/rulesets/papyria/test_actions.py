"""The main actions and what they lead to, keys among it (specification 5.5, 5.6 and 6)."""

from typing import Any

import pytest

from rulesets.papyria import RULES, events
from rulesets.papyria.components import KINDS
from rulesets.papyria.options import building_price
from rulesets.papyria.realm import (
    lapis_production,
    mountain_value,
    papyrus_production,
    river_value,
    sanctuary_group,
    temple_value,
    value,
)
from tests.rulesets.papyria.builders import (
    REFERENCE,
    A,
    B,
    Owned,
    acting,
    answer,
    asked,
    choosable,
    forced,
    goods,
    happened,
    question,
    realm,
    seat,
    these,
    turn,
)


def away(added: str = "", **more: Any) -> Owned:
    """A seat for B with no ship on 5, so that no piece is met there."""
    return seat(added, w=(4, 6), s=(9, 11), **more)


# -- Which spaces, in which order ------------------------------------------------------------------


def test_a_mine_before_or_after_the_production() -> None:
    """S16 (specification 5.5; R22): the order of a wanderer's two actions is free."""
    pieces = seat(w=(7, 10), s=(2, 3), lapis=0)
    table = turn(pieces)
    answer(table, "move:w:7>8")
    assert question(table) == (A, "main_action")
    assert choosable(table) == {"space:1", "space:2"}
    assert asked(table).option("space:1").target == "space:8:1"
    twin = table.clone()
    answer(table, "space:1")
    assert question(table) == (A, "build_mine")
    assert choosable(table) == {"mine:-1,0", "decline"}
    assert asked(table).option("mine:-1,0").target == "cell:-1,0"
    answer(table, "mine:-1,0")
    assert goods(table)[0] == 1
    answer(twin, "space:2", "mine:-1,0")
    assert goods(twin)[0] == 0


def test_a_ship_uses_the_river_and_one_outer_space() -> None:
    """S17 (5.5; R22, R50): in any order; the other outer space stays as it was."""
    table = turn(tops={"9:river": "X-CI"})
    before = table.state.goods["9:1"]
    answer(table, "move:s:8>9")
    assert choosable(table) == {"space:1", "space:2", "space:river"}
    assert asked(table).option("space:river").target == "space:9:river"
    twin = table.clone()
    answer(table, "space:river")
    assert table.state.seats[A].symbols[KINDS.index("city")] == 2
    assert len(table.state.goods["9:river"]) == 2
    assert choosable(table) == {"space:1", "space:2"}
    answer(table, "space:2")
    assert goods(table)[1] == 4
    assert question(table) == (B, "move_piece")
    assert table.state.goods["9:1"] == before
    answer(twin, "space:2")
    assert question(twin) == (B, "move_piece"), "only the river is left, and is carried out unasked"
    assert twin.state.seats[A].symbols[KINDS.index("city")] == 2


def test_actions_that_can_not_be_declined() -> None:
    """R23 and R24 (5.5): multipliers, scorings and productions have no `decline`; both are carried out."""
    table = turn(tops={"9:river": "X-FO"})
    answer(table, "move:s:8>9", "space:2")
    told = [type(event) for part in table.story for event in part]
    assert told.index(events.Produced) < told.index(events.TookMultiplier)
    assert ("main_action", "space:river") in forced(table)
    for space, good in (("5:1", "landscape"), ("5:2", "temple"), ("2:1", "city"), ("2:2", "mine")):
        table = acting(space, seat(lapis=9, w=(3, 12)), away())
        assert asked(table).kind.endswith(good)
        assert "decline" in choosable(table)


# -- Landscapes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "rotations"), [("L13", 4), ("L01", 2), ("L27", 1), ("L29", 1), ("L22", 4)])
def test_cells_and_rotations(tile: str, rotations: int) -> None:
    """S18 (specification 6.2, R25): cells beside the priest, every rotation that differs."""
    table = acting("5:1", seat(w=(3, 12)), away(), tops={"5:1": tile})
    assert question(table) == (A, "place_landscape")
    assert choosable(table) == {
        *(f"place:{cell},{r}" for cell in ("1,1", "2,0", "1,-1") for r in range(rotations)),
        "decline",
    }
    assert len(choosable(table)) == 3 * rotations + 1
    assert {option.target for option in asked(table).options} == {
        None, "cell:1,1", "cell:2,0", "cell:1,-1"
    }  # fmt: skip


def test_a_priest_without_room() -> None:
    """S19 (R26): nothing to ask; the landscape is gone, the priest stays."""
    table = acting("5:1", seat(w=(3, 12), priest="0,0"), away(), tops={"5:1": "L01"})
    assert ("place_landscape", "decline") in forced(table)
    own = table.state.seats[A]
    assert (len(own.realm), own.priest) == (5, "0,0")
    assert len(table.state.goods["5:1"]) == 3
    assert "L01" in table.state.removed
    assert question(table) == (B, "move_piece")


def test_placing_a_landscape() -> None:
    """S20 (6.2): the priest goes onto it; values grow."""
    table = acting("5:1", seat(w=(3, 12)), away(), tops={"5:1": "L01"})
    answer(table, "place:2,0,0")
    own = table.state.seats[A]
    assert own.priest == "2,0"
    assert (own.realm["2,0"].tile, own.realm["2,0"].rotation) == ("L01", 0)
    assert [value(own.realm, kind) for kind in ("river", "invention", "forest")] == [4, 2, 2]


def test_nothing_has_to_match() -> None:
    """R25 (6.2): a river may end at a neighbour's dry side."""
    table = acting("5:1", seat(w=(3, 12)), away(), tops={"5:1": "L01"})
    answer(table, "place:2,0,1")
    assert river_value(table.state.seats[A].realm) == 3


def test_nothing_is_turned_up_before_the_decision() -> None:
    """S46 (5.5, R55, R23): the stack is as high as before until it is declined; undo is possible."""
    table = turn(seat(), away(), tops={"5:1": "L01 L05"})
    answer(table, "move:w:3>5", "space:1")
    assert question(table) == (A, "place_landscape")
    assert len(choosable(table)) == 7
    seen = RULES.view(table.state, A).spaces["5:1"]
    assert (seen.height, seen.top) == (4, "L01")
    before = table.can_undo
    answer(table, "decline")
    seen = RULES.view(table.state, A).spaces["5:1"]
    assert (seen.height, seen.top) == (3, "L05")
    own = table.state.seats[A]
    assert (own.priest, len(own.realm)) == ("1,0", 5)
    assert "L01" in table.state.removed
    assert (before, table.can_undo) == (True, False)
    assert forced(table)[-1] == ("main_action", "space:2")
    assert question(table) == (A, "build_temple")
    assert choosable(table) == {"temple:0,-1", "decline"}


# -- Scorings --------------------------------------------------------------------------------------


def test_knowledge_caps_a_scoring() -> None:
    """S21 (specification 6.3; R37): the tile's knowledge first, then at most as many points."""
    table = acting("4:1", seat("0,2=L09@0", symbols="forest 4", w=(4, 12)), seat(w=(5, 6)),
                   tops={"4:1": "W-FO-6"})  # fmt: skip
    assert goods(table) == (3, 2, 8, 8)
    assert table.state.seats[A].tiles == ("W-FO-6",)
    scored = events.Scored(A, scoring="forest", value=4, multiplier=4, knowledge=8, points=8)
    assert happened(table, events.Scored) == [scored]


def test_no_symbols_no_points() -> None:
    """S22 (6.3; R36, R24): the tile is kept, its knowledge gained."""
    table = acting("4:1", seat("0,2=L09@0", w=(4, 12)), seat(w=(5, 6)), tops={"4:1": "W-FO-6"})
    assert goods(table) == (3, 2, 8, 0)
    assert table.state.seats[A].tiles == ("W-FO-6",)


def test_the_question_mark() -> None:
    """S23 (6.3): one of the seven kinds; what each would bring."""
    own = seat("0,2=L09@0 1,1=L41@0", symbols="forest 3 river 4 invention 2", knowledge=12, w=(4, 12))
    table = acting("4:1", own, seat(w=(5, 6)), tops={"4:1": "W-ANY"})
    assert question(table) == (A, "choose_scoring")
    assert choosable(table) == these("score", " ".join(KINDS))
    assert asked(table).option("score:city").target == "kind:city"
    wanted = dict.fromkeys(KINDS, 0) | {"forest": 12, "river": 12, "invention": 2}
    for kind, points in wanted.items():
        twin = table.clone()
        answer(twin, f"score:{kind}")
        assert goods(twin)[3] == points, kind
        assert twin.state.seats[A].tiles == ("W-ANY",)


# -- Temples, cities, mines ------------------------------------------------------------------------


def test_a_second_temple() -> None:
    """S24 (specification 6.4, R28): two lapis; the four landscapes from one to the other."""
    own = seat("2,0=L07@0", temple="0,-1", lapis=2, w=(3, 12))
    table = acting("5:2", own, away())
    assert question(table) == (A, "build_temple")
    assert choosable(table) == {"temple:2,0", "decline"}
    answer(table, "temple:2,0")
    assert goods(table)[0] == 0
    assert temple_value(table.state.seats[A].realm) == 4


def test_too_poor_for_a_temple() -> None:
    """S25 (R52, R24): only to be given up, unasked; the temple is gone."""
    own = seat("2,0=L07@0", temple="0,-1", lapis=1, w=(3, 12))
    table = acting("5:2", own, away())
    assert ("build_temple", "decline") in forced(table)
    assert goods(table)[0] == 1
    assert len(table.state.goods["5:2"]) == 1
    assert "temple" in table.state.removed


def test_two_cities_on_one_landscape() -> None:
    """S26 (specification 6.5; R27, R28): one for each forest; one lapis, then two."""
    sites = {"city:0,-1", "city:0,1", "city:1,0"}
    table = acting("2:1", seat(lapis=3, w=(3, 12)))
    assert choosable(table) == {*sites, "decline"}
    answer(table, "city:0,1")
    own = table.state.seats[A]
    assert (own.lapis, value(own.realm, "forest"), value(own.realm, "city")) == (2, 1, 1)
    again = acting("2:1", seat(city="0,1", lapis=2, w=(3, 12)))
    assert choosable(again) == {*sites, "decline"}
    assert building_price(again.state.seats[A].realm, "city") == 2
    answer(again, "city:0,1")
    own = again.state.seats[A]
    assert (own.lapis, value(own.realm, "forest"), value(own.realm, "city")) == (0, 1, 2)


def test_a_mine() -> None:
    """S27 (specification 6.6; R29): free; it counts two and produces lapis."""
    table = acting("2:2", seat(lapis=0, w=(3, 12)))
    assert choosable(table) == {"mine:-1,0", "decline"}
    answer(table, "mine:-1,0")
    own = table.state.seats[A].realm
    assert (mountain_value(own), lapis_production(own)) == (2, 1)
    full = acting("2:2", seat(mine="-1,0", w=(3, 12)))
    assert ("build_mine", "decline") in forced(full), "one mine to a mountain (R27)"


def test_three_cities_on_one_landscape() -> None:
    """S51 (R27, R28, R43): 1 + 2 + 3 lapis; the third brings the key; the fourth elsewhere."""
    for number, lapis in ((1, 6), (2, 5), (3, 3)):
        own = seat("0,2=L32@0", city="0,2 " * (number - 1), lapis=lapis, w=(3, 12))
        table = acting("2:1", own)
        answer(table, "city:0,2")
        assert goods(table)[0] == lapis - number
        own_seat = table.state.seats[A]
        assert own_seat.keys == ({"city": "K-CI-1"} if number == 3 else {})
        assert own_seat.multiplier(KINDS.index("city")) == (2 if number == 3 else 0)
        assert (value(own_seat.realm, "forest"), value(own_seat.realm, "city")) == (5 - number, number)
    fourth = seat("0,2=L32@0", city="0,2 0,2 0,2", keys="K-CI-1", lapis=4, w=(3, 12))
    table = acting("2:1", fourth)
    assert choosable(table) == {"city:0,-1", "city:0,1", "city:1,0", "decline"}
    answer(table, "city:0,-1")
    assert goods(table)[0] == 0
    assert value(table.state.seats[A].realm, "city") == 6
    assert table.state.seats[A].keys == {"city": "K-CI-1"}


def test_different_buildings_share_a_landscape() -> None:
    """R27 (6.4 to 6.6): each covers its own symbol only."""
    own = realm("0,-2=L33@0", temple="0,-2", city="0,-2", mine="0,-2")
    laid = own["0,-2"]
    assert (laid.forests, laid.sanctuary, laid.mine) == (0, False, True)
    for good, left in (("temple", "temple:0,-1"), ("mine", "mine:-1,0")):
        space = {"temple": "5:2", "mine": "2:2"}[good]
        table = acting(space, seat("0,-2=L33@0", temple="0,-2", city="0,-2", mine="0,-2", lapis=5,
                                   w=(3, 12)), away())  # fmt: skip
        assert choosable(table) == {left, "decline"}


@pytest.mark.parametrize(("temples", "lapis"), [("0,-1", 1), ("0,-1 2,0", 9)], ids=["no lapis", "no site"])
def test_what_can_not_be_built_is_given_up_unasked(temples: str, lapis: int) -> None:
    """5.1 (R52): if it costs too much or has no site, only `decline` is left; the event says so."""
    table = acting("5:2", seat("2,0=L07@0", temple=temples, lapis=lapis, w=(3, 12)), away())
    assert forced(table)[-1] == ("build_temple", "decline")
    assert happened(table, events.GaveUp) == [events.GaveUp(A, good="temple", thing="temple")]
    assert goods(table)[0] == lapis
    assert question(table) == (B, "move_piece")


# -- Productions -----------------------------------------------------------------------------------


def test_what_is_produced() -> None:
    """S28 (specification 6.7, 6.8): mines and lapis inventions; the settlement and papyrus inventions."""
    mined = realm("-2,0=L29@0 -2,1=L13@0", mine="-1,0 -2,0")
    assert lapis_production(mined) == 4
    written = realm("0,2=L02@0 0,3=L04@0")
    assert papyrus_production(written) == 5
    table = acting("8:2", seat("-2,0=L29@0 -2,1=L13@0", mine="-1,0 -2,0", w=(3, 12), lapis=1))
    assert goods(table)[0] == 5
    table = acting("9:2", seat("0,2=L02@0 0,3=L04@0", w=(3, 12), papyri=1))
    assert goods(table)[1] == 6


def test_productions_never_run_out() -> None:
    """5.5 and 6.10: nothing lies there, and no end tile comes."""
    table = acting("9:2", seat(w=(3, 12)))
    assert "9:2" not in table.state.goods
    assert table.state.ends == {}


# -- End tiles -------------------------------------------------------------------------------------


def test_a_space_is_emptied() -> None:
    """S29 (specification 6.10; R39): an end tile comes at once, to be used from the next turn on."""
    table = turn(seat(lapis=0), seat(w=(4, 6), s=(5, 11)), heights={"5:2": 1}, end_stack="E07 E01 E02")
    answer(table, "move:w:3>5")
    assert question(table) == (A, "main_action"), "no lapis, no trade, no arrival"
    answer(table, "space:2")
    assert ("build_temple", "decline") in forced(table)
    assert table.state.goods["5:2"] == ()
    assert table.state.ends == {"5:2": "E07"}
    assert forced(table)[-1] == ("main_action", "space:1")
    assert question(table) == (A, "place_landscape")
    answer(table, "decline")
    assert question(table) == (B, "move_piece")
    assert table.state.ends == {"5:2": "E07"}


def test_paying_for_an_end_tile() -> None:
    """S30 (specification 6.9, R38): knowledge, then pay or keep; the next tile comes at once."""
    table = turn(seat(lapis=2), away(), ends={"5:2": "E04"}, end_stack="E15 E01")
    answer(table, "move:w:3>5", "space:2")
    assert question(table) == (A, "end_tile")
    assert goods(table) == (2, 2, 6, 0)
    assert choosable(table) == {"pay", "keep"}
    assert asked(table).option("pay").target == "space:5:2"
    twin = table.clone()
    answer(table, "pay")
    assert goods(table) == (0, 2, 6, 8)
    assert table.state.ends == {"5:2": "E15"}
    assert "E04" in table.state.fulfilled
    assert not table.can_undo, "the next end tile was turned up"
    answer(twin, "keep")
    assert twin.can_undo
    assert goods(twin) == (2, 2, 6, 0)
    assert twin.state.ends == {"5:2": "E04"}


def test_knowledge_of_an_end_tile_without_paying() -> None:
    """S31 (6.9, R38): on every visit; the tile stays."""
    own: dict[str, Any] = {"lapis": 1, "w": (3, 12)}
    table = acting("5:2", seat(**own), away(), ends={"5:2": "E04"}, end_stack="E15 E01")
    assert ("end_tile", "keep") in forced(table)
    assert goods(table) == (1, 2, 6, 0)
    assert table.state.ends == {"5:2": "E04"}
    again = acting("5:2", seat(**own, knowledge=6), away(), ends={"5:2": "E04"}, end_stack="E15 E01")
    assert goods(again)[2] == 7


def test_an_end_tile_on_a_river_space() -> None:
    """S48 (6.10): the last multiplier gone; the next ship gets the end tile instead of one."""
    table = turn(tops={"9:river": "X-FO"}, heights={"9:river": 1}, end_stack="E11 E01")
    answer(table, "move:s:8>9", "space:river")
    assert table.state.seats[A].symbols[KINDS.index("forest")] == 1
    assert table.state.ends == {"9:river": "E11"}
    later = acting("9:river", seat(s=(2, 12)), seat(), ends={"9:river": "E11"}, end_stack="E01")
    assert question(later) == (A, "end_tile")
    assert goods(later)[2] == 8
    answer(later, "pay")
    assert goods(later) == (3, 1, 8, 4)
    assert later.state.seats[A].multipliers == ()


def test_an_end_tile_that_is_too_dear() -> None:
    """5.1 (6.9): listed nowhere when only `keep` is left, since nothing is asked."""
    own = seat(papyri=0, w=(3, 12))
    table = acting("5:2", own, away(), ends={"5:2": "E20"}, end_stack="E01")
    assert ("end_tile", "keep") in forced(table)
    assert goods(table)[2] == 6


# -- Keys ------------------------------------------------------------------------------------------

SHRINES = "2,0=L07@0 0,-2=L37@0"
"""With the starting shrine three sanctuaries."""


def test_keys_go_to_the_first_and_the_second() -> None:
    """S34 (specification 5.6; R7, R8, R43): three keys, then one; the bonus is keys less one."""
    own = seat(SHRINES, temple="0,-1 2,0", lapis=3, symbols="temple 2", w=(3, 12))
    table = acting("5:2", own, away())
    answer(table, "temple:0,-2")
    first = table.state.seats[A]
    assert first.keys == {"temple": "K-TE-1"}
    assert first.multiplier(KINDS.index("temple")) == 2 + 2
    second = seat(SHRINES, temple="0,-1 2,0", lapis=3, symbols="temple 2", w=(3, 12))
    other = away("2,0=L10@0 0,-2=L16@0", temple="0,-1 2,0 0,-2", keys="K-TE-1")
    table = acting("5:2", second, other)
    answer(table, "temple:0,-2")
    late = table.state.seats[A]
    assert late.keys == {"temple": "K-TE-3"}
    assert late.multiplier(KINDS.index("temple")) == 2
    line = next(line for line in RULES.standings(table.state)[A].lines if line.id == "key_temple")
    assert (line.points, line.facts["formula"]) == (min(5 * 2, 5), [5, 2, 5])


def test_a_key_counts_in_the_same_turn() -> None:
    """S35 (5.6, 5.7): temple first, then its scoring with the key's bonus; or the other way round."""
    own = seat(
        "1,-1=L25@0 2,0=L07@0", temple="0,-1 2,0", symbols="temple 2", lapis=3, knowledge=40, w=(3, 12)
    )
    table = turn(own, seat(w=(5, 6), s=(9, 11)), tops={"4:1": "W-TE-4"})
    answer(table, "move:w:3>4")
    twin = table.clone()
    answer(table, "space:2", "temple:1,-1")
    assert goods(table) == (0, 2, 42, 16)
    assert table.state.seats[A].keys == {"temple": "K-TE-1"}
    answer(twin, "space:1")
    assert goods(twin) == (3, 2, 42, 8)


def test_keys_of_landscapes() -> None:
    """5.6 (R43, R48, R49): river, inventions and sanctuaries, several at once."""
    shrines = "0,-2=L36@0 0,-3=L38@0 1,-2=L39@0"
    own = seat(shrines, priest="1,-2", w=(3, 12))
    table = acting("5:1", own, away(), tops={"5:1": "L42"})
    answer(table, "place:2,-2,0")
    assert sanctuary_group(table.state.seats[A].realm) == 5
    assert table.state.seats[A].keys == {"sanctuary": "K-SA-1"}
    wet = "2,0=L01@0 3,0=L02@0 4,0=L06@0 5,0=L08@0 6,0=L04@0"
    own = seat(f"{wet} 7,0=L03@0", priest="7,0", w=(3, 12))
    assert river_value(own[0].realm) == 9
    below = seat(wet, priest="6,0", w=(3, 12))
    table = acting("5:1", below, away(), tops={"5:1": "L03"})
    assert table.state.seats[A].keys == {}
    answer(table, "place:7,0,0")
    assert table.state.seats[A].keys == {"river": "K-RI-1"}
    watched = ("placed_landscape", "took_key", "turned_up")
    order = [event.kind for event in table.story[-1] if event.kind in watched]
    assert order == ["placed_landscape", "took_key", "turned_up"], "effect, keys, next landscape (5.5)"
    more = seat(f"{wet} 0,2=L36@0", priest="6,0", w=(3, 12))
    table = acting("5:1", more, away(), tops={"5:1": "L03"})
    answer(table, "place:7,0,0")
    assert {*table.state.seats[A].keys} == {"river", "invention"}


def test_a_key_stays() -> None:
    """R43 and R33 (5.6): a temple on one of the five sanctuaries takes no key away."""
    shrines = "0,-2=L36@0 0,-3=L38@0 1,-2=L39@0 2,-2=L42@0"
    own = seat(shrines, keys="K-SA-1", lapis=5, w=(3, 12))
    table = acting("5:2", own, away())
    answer(table, "temple:0,-2")
    assert sanctuary_group(table.state.seats[A].realm) < 5
    assert table.state.seats[A].keys == {"sanctuary": "K-SA-1"}


def test_no_second_key_of_a_kind() -> None:
    """5.6: a fourth temple brings no second tile."""
    own = seat(f"{SHRINES} 0,2=L41@0", temple="0,-1 2,0 0,-2", keys="K-TE-1", lapis=9, w=(3, 12))
    table = acting("5:2", own, away())
    answer(table, "temple:0,2")
    assert table.state.seats[A].keys == {"temple": "K-TE-1"}
    assert len(table.state.key_stacks["temple"]) == 1


def test_nothing_lies_there_after_the_trigger() -> None:
    """R40 (5.5): an empty space does nothing; a ship may choose it."""
    table = turn(heights={"9:1": 0}, end_stack="", triggered=True)
    answer(table, "move:s:8>9")
    assert choosable(table) == {"space:1", "space:2", "space:river"}
    answer(table, "space:1")
    assert happened(table, events.NothingThere) == [events.NothingThere(A, space="9:1", sector=REFERENCE[8])]
    assert table.state.ends == {}
