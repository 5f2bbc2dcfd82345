"""What the sun's light does, and what temples cost and bring (specification d.2 and d.4 and d.10)."""

import pytest

from rulesets.helios import events
from rulesets.helios.components import COLOURS
from rulesets.helios.options import build_fault
from rulesets.helios.reasons import Why
from rulesets.helios.sun import light, temple_points
from tests.rulesets.helios.builders import (
    A,
    answer,
    asked,
    choosable,
    cube_keys,
    cubes,
    doing,
    ended,
    fields,
    forced,
    kind,
    moves,
    position,
    seat,
    table_at,
    these,
    told,
    turn,
    why,
)

LIT = "D4=granite E3=redwood E4=bamboo+temple F4=spring D5=obsidian[K] D6=oasis"
"""The land of the scenarios about light; the sun will stop on E5."""


def lit(**more: object) -> dict[str, str]:
    """The cubes on the land of the scenarios after the light."""
    table = moves(seat(LIT, "F5", **more))
    answer(table, "field:E5")
    return cubes(table)


def test_what_one_light_does() -> None:
    """S20 (LGT-1 to LGT-4; ruling R47): a cube for empty land, points for a temple with its neighbours."""
    table = moves(seat(LIT, "F5"))
    answer(table, "field:E5")
    assert cubes(table) == {"D5": "K", "F4": "B"}
    assert table.state.bags[A] == 5
    assert told(table)[1] == events.Shone(A, cubes=[("F4", "spring")], temples=(("E4", 5),))
    assert told(table)[2] == events.Scored(A, points=5, why="temples")


def test_the_warehouse_holds_two() -> None:
    """S21 (LGT-2, RES-1; ruling R30): the second cube comes with another light, one at a time."""
    assert lit(buildings="warehouse") == {"D5": "KK", "F4": "B"}
    table = moves(
        seat(LIT.replace("[K]", "[KK]").replace("spring", "spring[B]"), "F5", buildings="warehouse")
    )
    answer(table, "field:E5")
    assert cubes(table) == {"D5": "KK", "F4": "BB"}


def test_the_sun_altar_brings_one_more() -> None:
    """S22 (LGT-3): for each illuminated temple."""
    table = moves(seat(LIT, "F5", buildings="sun_altar"))
    answer(table, "field:E5")
    assert table.state.bags[A] == 6


def test_a_temple_with_everything_around_it() -> None:
    """S25 (LGT-3; rulings R43, R47): five neighbours and itself; seven with the Sun Altar."""
    around = "D4=granite+temple C3=redwood C4=redwood D5=bamboo E3=bamboo E4=spring"
    for buildings, points in (("", 6), ("sun_altar", 7)):
        table = moves(seat(around, "C2", buildings=buildings))
        answer(table, "field:D3")
        # The sun came over the lap line from the west.
        assert table.state.bags[A] == points + 5
    full = seat(f"{around} D3=oasis", "E2")
    assert temple_points(full, "D4") == 7, "with six neighbours it is out of the light"


def test_no_cube_of_a_colour_that_has_run_out() -> None:
    """S26 (SUP-1): light, newly turned up land and bonuses go without the colour."""
    gone = {"obsidian": 0}
    table = moves(seat("D4=granite[G] E4=obsidian D5=obsidian", "F4"), supply=gone)
    answer(table, "field:E5")
    assert cubes(table) == {"D4": "G"}
    later = table_at(position(display={"obsidian": None}, supply=gone, stage="refill"), "refill")
    assert later.state.display["obsidian"] == "obsidian"
    assert later.state.bare == ["obsidian"]
    assert events.TurnedUp(None, slot="obsidian", colour="obsidian", cube=False) in told(later)
    mixed = position(display={"extra": None, "bamboo": None}, supply={"bamboo": 1}, stage="refill")
    mixed.land["extra"].append("bamboo")
    both = table_at(mixed, "refill").state
    assert (both.display["extra"], both.bare, both.supply[3]) == ("bamboo", ["extra"], 0)
    bonus = doing("create_land", seat("D4=granite E4=bamboo"), supply=gone, bare=["obsidian"])
    answer(bonus, "land:obsidian", "field:E5")
    assert kind(bonus) == "choose_bonus_colour"
    assert choosable(bonus) == these("colour", "spring redwood granite bamboo")
    answer(bonus, "colour:spring")
    assert cubes(bonus) == {"E5": "B"}, "the tile itself came without a cube"
    assert bonus.state.bare == [], "the next tile in its slot may have one again"


def test_the_first_tiles_from_north_get_the_last_cubes() -> None:
    """SUP-1: where a colour doesn't suffice, clockwise from north around the sun."""
    own = seat("D4=granite E4=granite F4=granite E5=redwood")
    for left, served in ((0, []), (1, ["F4"]), (2, ["F4", "E4"])):
        supply = [5, 5, left, 5, 5]
        shed = light(own, supply, "F5")
        assert [place for place, colour in shed.cubes if COLOURS[colour] == "granite"] == served[:1]
        shed = light(own, supply, "F3")
        assert [place for place, _ in shed.cubes] == served[: min(left, 2)]
        assert supply == [5, 5, left, 5, 5]


# -- Temples ---------------------------------------------------------------------------------------

ENOUGH = (
    "D4=granite[G] E3=redwood[N] E4=bamboo[V] D5=granite[G] C4=bamboo[V] C3=redwood[N] "
    "D6=redwood[NN] E5=redwood[NN]"
)


@pytest.mark.parametrize(("lodge", "costs"), [("", (1, 2, 3)), ("stonemason", (0, 1, 2))])
def test_temples_cost_and_bring_more_and_more(lodge: str, costs: tuple[int, ...]) -> None:
    """S23 (TMP-1, TMP-3; ruling R28): 1, 2, 3 cubes, one fewer with the Lodge; 1, 2, 3 mana."""
    own = seat(ENOUGH, "D3", buildings=lodge)
    mana = 0
    for number, (site, cost) in enumerate(zip(("D4", "E3", "E4"), costs, strict=True), start=1):
        table = doing("build", own)
        held = sum(own.cubes)
        on_site = len(own.world[site].cubes)
        answer(table, "temple", f"field:{site}")
        for _ in range(cost):
            assert kind(table) == "pay_cube"
            key = next(key for key in sorted(choosable(table)) if f":{site}:" not in key)
            table.apply(key)
        assert ended(table)
        own = table.state.seats[A]
        mana += number
        assert own.mana == mana
        assert own.world[site].temple
        assert sum(own.cubes) == held - cost - on_site


def test_a_second_temple_needs_two_cubes() -> None:
    """S23 (TMP-1): with one cube `temple` is not offered; with the Lodge it is."""
    laid = "D4=granite+temple E4=bamboo[V]"
    table = doing("build", seat(laid))
    assert ended(table)
    assert forced(table) == [("choose_build", "waive")]
    table = doing("build", seat(laid, buildings="stonemason"))
    assert choosable(table) == {"temple", "waive"}
    answer(table, "temple")
    assert forced(table) == [("choose_temple_site", "field:E4")], "and the only cube pays for it"
    assert cubes(table) == {}


def test_the_first_temple_with_the_lodge_is_free() -> None:
    """Ruling R28: also for a player without a single cube."""
    table = doing("build", seat("D4=granite", buildings="stonemason"))
    assert choosable(table) == {"temple", "waive"}
    answer(table, "temple")
    assert ended(table)
    assert table.state.seats[A].world["D4"].temple
    assert table.state.seats[A].mana == 1
    assert events.Paid not in [type(event) for event in told(table)]


def test_cubes_on_the_site_of_a_temple() -> None:
    """S24 (TMP-2; rulings R29, R54): they may pay for it, what is left goes to the supply."""
    table = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    assert choosable(table) == {"temple", "waive"}
    answer(table, "temple", "field:E4")
    assert choosable(table) == cube_keys({"D4": "G", "E4": "V"})
    before = table.state.supply[:]
    answer(table, "cube:D4:granite")
    assert cubes(table) == {}
    gone = [after - once for after, once in zip(table.state.supply, before, strict=True)]
    assert gone == [0, 0, 1, 1, 0]
    other = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    answer(other, "temple", "field:E4", "cube:E4:bamboo")
    assert cubes(other) == {"D4": "G"}


def test_temples_stand_anywhere_on_own_land() -> None:
    """TMP-1: on land, on special tiles, next to each other or not; never two on one tile."""
    table = doing("build", seat("D4=granite+temple E4=oasis[V] F4=bamboo[V]"))
    answer(table, "temple")
    assert choosable(table) == fields("E4 F4")


def test_no_site_and_no_house() -> None:
    """Ruling R33 (SUP-3; specification d.9): why no temple can be built."""
    full = doing("build", seat("D4=granite+temple", buildings="stonemason"))
    fault = build_fault(9, full.state.seats[A], None)
    assert fault is Why.NO_SITE, "not that cubes are short"
    assert ended(full)
    assert events.Waived in [type(event) for event in told(full)]
    none_left = turn(
        seat("D4=granite[G] E4=redwood[N]", rows=["RRR", "", ""]),
        houses=0,
        columns={"build": "R", "create_land": "", "move_sun": ""},
    )
    assert kind(none_left) == "choose_bonus_action"
    assert why(none_left)["build"] == "no-house"
    assert ("choose_build", "waive") in forced(none_left)


def test_mana_may_run_short() -> None:
    """Ruling R32 (SUP-2): what is left is taken; of none left, nothing."""
    own = seat("D4=granite+temple E4=bamboo[VV] F3=redwood+temple E3=granite+temple C4=redwood[NN]")
    for left in (0, 2):
        table = doing("build", own, mana=left)
        answer(table, "temple", "field:E4")
        assert table.state.mana == 0
        assert table.state.seats[A].mana == left
    short = doing("create_land", seat("D4=granite E4=bamboo"), mana=0)
    answer(short, "land:granite", "field:F3")
    assert short.state.seats[A].mana == 0
    assert ended(short)


# -- Special tiles and field bonuses ---------------------------------------------------------------


def test_light_brings_special_tiles_nothing() -> None:
    """Ruling R10 (LGT-4): neither a cube nor points, unless a temple stands on them."""
    own = seat("D4=granite[G] E4=oasis D5=summit+temple")
    shed = light(own, [9] * 5, "E5")
    assert shed.cubes == ()
    assert shed.temples == (("D5", 3),)


@pytest.mark.parametrize(
    ("tile", "after"),
    [("land:redwood", "NK"), ("special:treasury", "K")],
)
def test_the_resource_field_puts_a_cube_on_the_tile_just_laid(tile: str, after: str) -> None:
    """Rulings R9 and R10 (LND-7): besides its own, also above its capacity; it stays there."""
    table = doing("create_land", seat("D4=granite E4=bamboo"))
    answer(table, tile, "field:E5")
    assert {option.target for option in asked(table).options} == {"field:E5"}
    answer(table, "colour:obsidian")
    assert cubes(table) == {"E5": after}
    lit_again = moves(seat(table.state.seats[A].world, "F5", range=2))
    answer(lit_again, "field:E6")
    assert cubes(lit_again)["E5"] == after


def test_what_other_fields_bring() -> None:
    """Ruling R9 (LND-7): one mana; a harbour nothing now; the rest nothing at all."""
    for field, mana in (("F3", 1), ("F4", 0), ("E5", 0), ("E3", 0)):
        table = doing("create_land", seat("D4=granite E4=bamboo", "D3"))
        answer(table, "special:summit", f"field:{field}")
        assert (table.state.seats[A].mana, kind(table) if table.decision else "") == (
            mana,
            "choose_bonus_colour" if field == "E5" else "",
        )


def test_no_cube_of_any_colour_is_left() -> None:
    """S54 (LND-7, SUP-1): the field asks for no colour, and the round's bonus is skipped."""
    nothing = dict.fromkeys(COLOURS, 0)
    table = doing("create_land", seat("D4=granite E4=bamboo"), supply=nothing)
    answer(table, "special:oasis", "field:E5")
    assert ended(table)
    assert cubes(table) == {}
    later = table_at(position(supply=nothing, stage="refill"), "round_bonus")
    assert kind(later) == "choose_action_tile"
