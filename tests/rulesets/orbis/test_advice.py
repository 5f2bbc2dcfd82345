"""What a player is told before deciding, in positions set up for it: gods, costs, trades, points to come."""

from dataclasses import replace
from typing import Any

import pytest

from rulesets.orbis import RULES
from rulesets.orbis.advice.choosing import likeliest
from rulesets.orbis.advice.features import around, features
from rulesets.orbis.advice.gods import GodPreview, god_preview, god_to_please
from rulesets.orbis.advice.landscapes import (
    LandscapeAdvice,
    best_slot,
    landscape_advice,
    landscape_preview,
    progress,
    shows_shrine,
)
from rulesets.orbis.advice.sites import site_preview, wasted_on
from rulesets.orbis.advice.trials import sites_for
from rulesets.orbis.advice.worshippers import CostAdvice, cost_advice, supply_advice
from rulesets.orbis.components import GODS, LANDSCAPES, WORLD_SIZE
from rulesets.orbis.scoring import as_they_count, god_points, tally
from rulesets.orbis.view import OrbisView
from tests.rulesets.orbis.builders import COMPLETE, answer, at, position, seat, world, worshippers
from tests.rulesets.orbis.test_preview import eager


def seen(supply: str = "", laid: str = "", **more: Any) -> OrbisView:
    """The first seat's view of a position; it is to move."""
    return RULES.view(at(supply, laid, **more).state, 0)


def advised(tile: str, supply: str = "", laid: str = "", **more: Any) -> LandscapeAdvice:
    """What is said of a landscape that lies on the middle slot."""
    advice = landscape_advice(seen(supply, laid, display={4: tile}, **more), 0, 4)
    assert advice is not None
    return advice


@pytest.mark.parametrize(
    ("god", "mine", "theirs", "told"),
    [
        ("seas", "1/0=B3-1", "", GodPreview(3, 1, 0)),
        ("seas", "1/0=B3-1", "1/0=B3-2", GodPreview(3, 1, 1)),
        ("seas", "1/0=B3-1", "1/0=B3-2 1/1=B3-3", GodPreview(0, 1, 2)),
        ("fire", "1/0=R3-1", "1/0=B3-2 1/1=B3-3", GodPreview(3, 1, 0)),
        ("harvest", "1/0=R3-1", "1/0=Y3-1", GodPreview(0, 0, 1)),
        ("technology", "1/0=R3-1w", "", GodPreview(0, 1, 0)),
        ("technology", "1/0=R3-1w", "1/0=R3-2w", GodPreview(0, 1, 0)),
        ("technology", "1/0=R3-1", "1/0=R3-2w", GodPreview(3, 0, 0)),
        ("balance", "1/0=Y3-1 1/1=W3-1 1/2=R3-1", "", GodPreview(3, 3, 3)),
        ("balance", "1/0=Y3-1 1/1=W3-1 1/2=W3-4", "", GodPreview(0, 2, 3)),
        ("training", "1/0=R3-1w", "", GodPreview(2, 0, 0)),
        ("love", "", "1/0=R3-2 1/1=R3-1", GodPreview(1, 0, 0)),
    ],
)
def test_a_god_is_worth_its_points_where_its_condition_is_met_against_the_best_of_the_others(
    god: str, mine: str, theirs: str, told: GodPreview
) -> None:
    """Rulings R25 and R26; the third and fourth player have laid nothing."""
    assert god_preview(seen("", mine, others=[seat("", theirs)]), 0, god) == told


def test_wildernesses_are_compared_with_the_player_who_has_fewest() -> None:
    others = [seat("", "1/0=R3-2w 1/1=R3-3w"), seat("", "1/0=B3-1w"), seat("", "1/0=B3-2w 1/1=B3-3w")]
    assert god_preview(seen("", "1/0=R3-1w", others=others), 0, "technology") == GodPreview(3, 1, 1)
    worse = seen("", "1/0=R3-1w 1/1=Y3-1w", others=others)
    assert god_preview(worse, 0, "technology") == GodPreview(0, 2, 1)


@pytest.mark.parametrize(("held", "points"), [("YYYGG", 0), ("YYYGGG", 3), ("YYYGGGG", 3)])
def test_the_god_of_death_is_worth_its_points_from_six_worshippers(held: str, points: int) -> None:
    assert god_preview(seen(held), 0, "death") == GodPreview(points, len(held), 6)


def test_what_a_god_would_be_worth_is_what_it_then_scores() -> None:
    """Every god that asks for no worshippers, for every seat, through random games."""
    worth: dict[str, set[int]] = {}
    sure = [god for god, row in GODS.items() if row.condition != "if_paid"]
    for number, table in enumerate(eager(3, range(80, 84))):
        if number % 5:
            continue
        counting = as_they_count(table.state)
        tallies, view = [tally(each.world) for each in counting], RULES.view(table.state, None)
        for index, own in enumerate(counting):
            for god in sure:
                taken = [*counting[:index], replace(own, god=god, god_marker=False), *counting[index + 1 :]]
                told = god_preview(view, index, god).points
                assert told == god_points(taken, tallies, index), (god, own.world)
                worth.setdefault(god, set()).add(told)
    assert all(worth[god] == {0, GODS[god].cp} for god in ("seas", "fire", "harvest", "technology"))


@pytest.mark.parametrize(
    ("effect", "laid", "theirs", "god"),
    [
        ("irrigation", "", "1/0=B3-1", "seas"),
        ("volcano", "", "1/0=R3-1", "fire"),
        ("village", "1/0=Y3-1", "1/0=Y3-2 1/1=Y3-3", "harvest"),
    ],
)
def test_one_more_of_its_own_kind_pleases_a_god_and_no_other_god(
    effect: str, laid: str, theirs: str, god: str
) -> None:
    every = [each for each, row in GODS.items() if row.condition == "most_scored"]
    view = seen("", laid, others=[seat("", theirs)], gods=every)
    assert god_to_please(view, 0, effect) == god
    rest = seen("", laid, others=[seat("", theirs)], gods=[each for each in every if each != god])
    assert god_to_please(rest, 0, effect) is None


def test_a_landscape_that_gives_the_most_of_its_kind_names_the_god_it_would_please() -> None:
    said = advised(
        "R2-1", "GRRR", "1/0=B1-3", others=[seat("", "1/0=R3-1")], gods=["fire", "seas"], lying={1: "RR"}
    )
    assert (said.scoring, said.best, said.god) == ("volcano", 2, "fire")


def test_a_landscape_that_scores_nothing_at_once_pleases_no_god() -> None:
    """A Forest far from full counts for no god yet."""
    said = advised("G2-2", "GY", "1/0=B1-3", others=[seat("", "1/0=Y3-1")], gods=["nature"])
    assert (said.scoring, said.best, said.god) == ("forest-open", 0, None)


def test_a_volcano_that_only_completes_a_forest_brings_the_points_of_the_forest() -> None:
    """R3-4 would remove five, but only the four that it creates lie there; G2-4 waits for a neighbour."""
    said = advised("R3-4", "YRR", "1/0=R1-4 1/1=G2-4 1/2=R1-2")
    assert (said.scoring, said.best) == ("points", 2)


@pytest.mark.parametrize(
    ("before", "then", "payable", "unpayable"),
    [
        ("YB", "GR", [(2, "R2-1")], [(4, "B2-1")]),
        ("YB", "YBGR", [(2, "R2-1")], []),
        ("YBGR", "GR", [], [(4, "B2-1")]),
        ("YB", "YBB", [], []),
        ("RRR", "RRRR", [], []),
        ("YRRR", "YB", [(4, "B2-1")], []),
        ("YB", "YRRR", [], [(4, "B2-1")]),
    ],
)
def test_other_worshippers_change_which_landscapes_can_be_paid_for_without_trading(
    before: str, then: str, payable: list[tuple[int, str]], unpayable: list[tuple[int, str]]
) -> None:
    """Free landscapes never change; what needs a trade counts as not payable."""
    view = seen(before, "1/0=B1-3", display={2: "R2-1", 4: "B2-1"})
    said = supply_advice(view, 0, tuple(worshippers(then)))
    assert (list(said.payable), list(said.unpayable)) == (payable, unpayable)


def test_paying_says_what_goes_by_its_colour_and_what_is_still_owed() -> None:
    table = at("RRY", "1/0=B1-3", display={4: "R2-2"})
    assert cost_advice(RULES.view(table.state, 0), 0) is None
    answer(table, "landscape:4")
    assert cost_advice(RULES.view(table.state, 0), 0) == CostAdvice(
        "R2-2", (1, 0, 0, 1, 0), (0, 0, 0, 0, 0), (0, 0, 0, 1, 0), 1, free=False
    )


def test_a_benefit_saves_the_worshippers_of_its_colour() -> None:
    """Y1-3 is a Farm that saves red; the volcano R2-1 costs green and red."""
    table = at("GRY", "1/0=B1-3 1/1=Y1-3", display={4: "R2-1"})
    answer(table, "landscape:4")
    said = cost_advice(RULES.view(table.state, 0), 0)
    assert said is not None
    assert (said.coloured, said.saved) == ((0, 1, 0, 0, 0), (0, 0, 0, 1, 0))
    assert said.held == (1, 0, 0, 1, 0)


def test_only_the_seat_to_move_is_to_move_and_nobody_once_the_game_is_over() -> None:
    state = position()
    for turns in range(4):
        state.turns = turns
        assert [to_move for to_move, *_ in around(state)] == [each == state.active for each in range(4)]
    state.turns = 15 * 4
    assert state.over
    assert not any(to_move for to_move, *_ in around(state))


def test_what_can_not_be_paid_says_what_is_lost_where_it_may_lie_and_what_is_missing() -> None:
    said = advised("B2-1", "R", "1/0=B1-3 1/1=Y1-1")
    assert (said.forced, said.sites, said.lost) == ("cannot-pay", 3, -1)
    assert said.lacking is not None
    assert said.lacking.coloured == (1, 0, 1, 0, 0)
    assert (said.untraded, said.scoring, said.fruitless) == (False, None, False)


def test_a_trade_that_is_needed_is_said_with_what_is_missing() -> None:
    said = advised("B2-1", "RRRY", "1/0=B1-3 1/1=Y1-1")
    assert (said.forced, said.untraded, said.scoring) == (None, True, "irrigation")
    assert said.lacking is not None
    assert said.lacking.coloured == (0, 0, 1, 0, 0)
    paid = advised("B2-1", "YB", "1/0=B1-3 1/1=Y1-1")
    assert (paid.untraded, paid.lacking) == (False, None)


def test_where_nothing_fits_nothing_is_said_of_what_is_missing() -> None:
    """Row 1 is full and no yellow lies in it."""
    said = advised("Y3-1", "", "1/0=R3-1 1/1=R3-2 1/2=R3-3 1/3=R3-4 1/4=R3-5")
    assert (said.forced, said.lacking) == ("no-site", None)


def test_the_goddess_of_idleness_spares_what_a_wilderness_loses() -> None:
    assert advised("B2-1", "R", "1/0=B1-3", god="idleness").lost == 0
    assert advised("B2-1", "R", "1/0=B1-3", god="training").lost == -1


@pytest.mark.parametrize(
    ("tile", "supply", "over"),
    [
        ("Y1-4", "RRRRRRRR", 0),
        ("Y1-4", "RRRRRRRRR", 1),
        ("Y1-4", "RRRRRRRRRRR", 3),
        ("Y2-3", "YRRRRRRRRRRRR", 0),
        ("R1-4", "RRRRRRRRRRRR", 1),
    ],
)
def test_worshippers_above_ten_are_foretold_unless_a_village_may_take_them(
    tile: str, supply: str, over: int
) -> None:
    """Y1-4 brings two, R1-4 costs one, the Village Y2-3 asks for some."""
    assert advised(tile, supply, "1/0=B1-3").over == over


def test_a_farm_or_conversion_is_a_gift_and_a_shrine_changes_the_temple() -> None:
    assert (advised("Y1-4").gift, advised("Y1-4").scoring) == (True, None)
    assert (advised("Y2-1", "GG").gift, advised("Y2-1", "GG").temple) == (True, None)
    shrine = advised("W2-1", "W", "1/0=B1-3", others=[seat("", "1/0=W2-3")])
    assert (shrine.gift, shrine.scoring, shrine.temple) == (False, None, (0, 7))
    assert advised("W2-1", "W", "1/0=W3-4").temple is None


def test_a_holy_rock_brings_its_point_at_once_and_a_village_only_if_enough_are_left() -> None:
    assert (advised("R1-4", "R").scoring, advised("R1-4", "R").best) == ("points", 1)
    village = advised("Y2-3", "YRGG", "1/0=B1-3")
    assert (village.scoring, village.best, village.have) == ("village", 3, 2)
    poor = advised("Y2-3", "YRG", "1/0=B1-3")
    assert (poor.fruitless, poor.scoring, poor.have) == (True, None, 1)


def test_a_volcano_counts_what_lies_on_the_other_tiles_and_what_it_creates() -> None:
    """R3-1 removes three red: four are created beside slot 5, none beside itself."""
    assert (advised("R3-1", "RRW").scoring, advised("R3-1", "RRW").have) == ("volcano", 4)
    assert advised("R2-4", "RG", lying={4: "GG"}).fruitless
    assert advised("R2-4", "RG", lying={0: "G", 1: "G"}).scoring == "volcano"


def test_a_forest_says_whether_its_neighbours_lie_there_already() -> None:
    """G2-2 asks for two green neighbours."""
    full = advised("G2-2", "GY", "1/0=G1-3 1/1=G1-4")
    assert (full.scoring, full.best) == ("forest-full", 2)
    waits = advised("G2-2", "GY", "1/0=G1-3")
    assert (waits.scoring, waits.best) == ("forest-open", 0)


@pytest.mark.parametrize(
    ("tile", "supply", "laid", "have", "need"),
    [
        ("G2-2", "GY", "1/0=G1-3", 1, 2),
        ("G2-2", "GY", "1/0=G1-3 1/1=G1-4", 2, 2),
        ("B2-1", "YB", "1/0=Y1-1 1/1=B1-4", 1, 1),
        ("B2-1", "YB", "1/0=R1-2 1/1=B1-4", 0, 1),
        ("R3-1", "RRW", "", 4, 3),
        ("Y2-3", "YRGG", "", 2, 2),
        ("Y1-1", "YY", "", 0, 0),
        ("Y1-4", "", "", 0, 0),
        ("W2-1", "W", "", 0, 0),
        ("R1-4", "R", "", 0, 0),
    ],
)
def test_how_far_a_task_would_be_is_counted_by_what_it_asks_for(
    tile: str, supply: str, laid: str, have: int, need: int
) -> None:
    """Neighbours of a Forest, sites that water an Irrigation, worshippers for a Volcano or a Village."""
    view = seen(supply, laid, display={4: tile})
    preview = landscape_preview(view, 0, 4)
    assert preview is not None
    assert progress(view.seats[0], preview) == (have, need)


def test_only_an_irrigation_or_a_forest_can_lose_its_task_by_the_site_it_is_laid_on() -> None:
    laid = world("1/0=B1-4 1/1=G1-4")
    lost = {row.effect for tile, row in LANDSCAPES.items() if wasted_on(laid, "2/0", tile)}
    assert lost == {"irrigation"}
    full = world("1/0=R1-1 1/1=R1-2 1/2=R1-3 1/3=R1-4 1/4=R2-1")
    lost = {row.effect for tile, row in LANDSCAPES.items() if wasted_on(full, "2/0", tile)}
    assert lost == {"irrigation", "forest"}


@pytest.mark.parametrize("me", [0, 1, 2, 3])
def test_what_a_god_counts_is_compared_with_every_other_seat(me: int) -> None:
    """Each other seat in turn has two Irrigations; one Irrigation more makes it a tie at the most."""
    for rival in {0, 1, 2, 3} - {me}:
        worlds = {me: "1/0=B3-1", rival: "1/0=B3-2 1/1=B3-3"}
        seats = [seat("", worlds.get(each, "")) for each in range(4)]
        state = position(others=seats[1:], gods=["seas"])
        state.seats[0] = seats[0]
        view = RULES.view(state, me)
        assert god_preview(view, me, "seas") == GodPreview(0, 1, 2)
        assert god_preview(view, rival, "seas") == GodPreview(3, 2, 1)
        assert god_to_please(view, me, "irrigation") == "seas"
        assert god_to_please(view, rival, "irrigation") is None


def test_the_cursor_begins_at_what_can_be_paid_at_once_even_if_more_would_follow_trades() -> None:
    """R1-4 costs one of any colour and brings 1; the Volcano R2-1 would bring 2, but green is missing."""
    view = seen("RRRRRR", "1/0=B1-3", display={0: "R1-4", 1: "R2-1"}, lying={8: "RR"})
    dear, free = landscape_preview(view, 0, 1), landscape_preview(view, 0, 0)
    assert dear is not None
    assert free is not None
    assert (dear.prospect, dear.best, free.prospect, free.best) == ("after-trades", 2, "now", 1)
    only = replace(view, display=(None, "R2-1", *[None] * 7))
    both = replace(view, display=("R1-4", "R2-1", *[None] * 7))
    assert (best_slot(only, 0), best_slot(both, 0)) == (1, 0)


def test_a_landscape_turned_over_lies_on_any_site_and_one_face_up_where_its_colour_is() -> None:
    own = seen("", "1/0=B1-3 1/1=Y1-1").seats[0]
    face_up, wild = (sites_for(own, "R3-1", wild=wild) for wild in (False, True))
    assert wild == own.open_sites
    assert set(face_up) < set(wild)
    assert "2/0" in set(wild) - set(face_up)
    assert sites_for(own, None, wild=False) == own.open_sites


def test_what_a_landscape_gives_or_asks_for_later_is_told_only_face_up() -> None:
    view = seen("", "1/0=B1-3")
    found = {
        (tile, wild): site_preview(view, 0, tile, "1/1", wild=wild)
        for tile in ("Y1-1", "Y2-3", "R2-1", "R1-4")
        for wild in (False, True)
    }
    assert [key for key, each in found.items() if each.gives] == [("Y1-1", False)]
    assert [key for key, each in found.items() if each.later] == [("Y2-3", False), ("R2-1", False)]


@pytest.mark.parametrize(("supply", "key"), [("YB", "pay"), ("YRRR", "trade:red/blue")])
def test_the_cursor_begins_at_paying_or_at_the_trade_that_helps(supply: str, key: str) -> None:
    """B2-1 costs yellow and blue."""
    table = at(supply, "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"})
    answer(table, "landscape:4")
    assert table.decision is not None
    assert likeliest(RULES.view(table.state, 0), table.decision) == key


@pytest.mark.parametrize(
    ("display", "supply", "over"), [("R1-4", "R" * 13, 2), ("R1-4", "R" * 11, 0), ("Y2-3", "YR" * 7, 0)]
)
def test_too_many_worshippers_are_a_warning_unless_the_landscape_takes_some(
    display: str, supply: str, over: int
) -> None:
    """A seat keeps ten; the Village asks for two more once it is paid."""
    assert advised(display, supply, "1/0=Y1-1").over == over


@pytest.mark.parametrize(
    ("tile", "shrine"), [("W2-1", True), ("R2-1", False), ("Y2-3", False), ("B1-3", False)]
)
def test_temples_matter_while_a_landscape_with_shrines_lies_on_the_display(tile: str, shrine: bool) -> None:
    view = replace(seen(), display=(None, tile, *["B1-1"] * 7))
    assert shows_shrine(view) == shrine
    assert not shows_shrine(replace(view, display=(None,) * 9))


def test_only_an_irrigation_has_sites_that_water_it() -> None:
    view = seen("YYGGBBRR", "1/0=B1-3 1/1=Y1-1", display={0: "B2-1", 1: "G2-3", 2: "R2-2", 3: "Y1-1"})
    found = [landscape_preview(view, 0, slot) for slot in range(4)]
    assert [each.fulfilling_sites for each in found if each is not None] == [("2/0",), (), (), ()]


def part_of(found: dict[str, float], expected: dict[str, float]) -> None:
    """Compare what is expected, and leave out all else."""
    assert {name: found.get(name, 0.0) for name in expected} == expected


def test_computer_players_see_supplies_waiting_forests_and_what_fits() -> None:
    laid = "1/0=G1-3 1/1=R1-2w 1/2=Y1-1 2/0=G2-1"
    state = position("YYGRRRRRRRRR", laid, god="fire", others=[seat("", "1/0=W2-1")])
    own, other, third = (features(state, index) for index in range(3))
    part_of(
        own, {"held": 12, "over": 2, "colours": 3, "most": 9, "tiles": 5, "has_god": True, "to_move": True}
    )
    part_of(own, {"forest_waits": 3.0, "forest_part": 2.0, "forest_lost": 0.0})
    part_of(own, {"colour0": 1, "colour1": 2, "colour3": 0})
    part_of(own, {"sites": 3, "upper": 1, "fitting": 5, "fits3": True})
    part_of(own, {"shrines_ahead": 0, "shrines_behind": 1})
    part_of(other, {"shrines_ahead": 1, "shrines_behind": 0, "to_move": False, "has_god": False, "tiles": 1})
    part_of(third, {"sites": 1, "upper": 0, "fitting": 0, "over": 0})
    state.turns = 4 * (WORLD_SIZE + 1)
    assert state.over
    assert not features(state, 0)["to_move"]


def test_computer_players_see_that_a_forest_is_lost_and_which_colours_fit_between_others() -> None:
    """Red and blue lie around the Forest G2-2, and whatever comes beside it above rests on red or blue."""
    laid = "1/0=G2-2 1/1=R1-2 1/2=R1-1 1/-1=B1-1 1/-2=B1-2 2/-1=R2-1 2/0=R2-2"
    found = features(position("", laid), 0)
    part_of(found, {"forest_lost": 2.0, "forest_waits": 0.0, "forest_part": 0.0})
    part_of(found, {"sites": 3, "upper": 3, "fitting": 2, "fits2": True, "fits3": True, "fits1": False})
    done = features(position("", COMPLETE), 0)
    part_of(done, {"tiles": 14, "sites": 0, "upper": 0, "fitting": 0, "shrines_ahead": 3})


@pytest.mark.parametrize(
    ("supply", "laid", "payable", "best"),
    [("", "", 1, 0), ("YB", "", 2, 2), ("YBW", "", 3, 2), ("YBWGR", "", 4, 2), ("B", "1/0=Y1-3", 1, 0)],
)
def test_computer_players_see_what_a_supply_pays_for_without_trades(
    supply: str, laid: str, payable: int, best: int
) -> None:
    """B1-1 is free, B2-1 costs yellow and blue, W2-1 white, R2-1 green and red."""
    state = position(supply, laid)
    state.display[:] = ["B1-1", "B2-1", "W2-1", "R2-1", *[None] * 5]
    part_of(features(state, 0), {"payable": payable, "best": best})
