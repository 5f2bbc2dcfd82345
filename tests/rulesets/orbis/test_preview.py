"""What is said about a choice before it is made is what happens when it is made (specification j)."""

from collections.abc import Iterator
from typing import TypeVar

import pytest

from rulesets.core import Event, Table
from rulesets.orbis import RULES, events
from rulesets.orbis.advice.gods import god_to_please
from rulesets.orbis.advice.landscapes import LandscapePreview, gives, landscape_preview
from rulesets.orbis.advice.sites import site_preview
from rulesets.orbis.advice.worshippers import best_trade, traded
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.costs import cost_of, shortfall
from rulesets.orbis.options import Trade
from rulesets.orbis.scoring import verdict
from rulesets.orbis.state import Orbis
from rulesets.orbis.worlds import base_places, can_become_full
from tests.conformance.play import Player
from tests.rulesets.orbis.builders import answer, asked, at, seat, world

E = TypeVar("E", bound=Event)
every_size = pytest.mark.parametrize("players", [2, 3, 4])


def eager(players: int, seeds: range) -> Iterator[Table[Orbis]]:
    """Every decision of games whose players rather pay than make wildernesses."""
    for seed in seeds:
        table = Table.new(RULES, players, seed)
        player = Player(seed, {"pay": 40, "wilderness": 1, "trade": 1, "landscape": 5, "god": 1})
        while table.decision is not None:
            yield table
            table.apply(player.choose(table.decision))


def event(table: Table[Orbis], kind: type[E]) -> E | None:
    """The first event of this kind after the last answer, or `None`."""
    return next((event for event in table.story[-1] if isinstance(event, kind)), None)


def check_landscape(table: Table[Orbis], slot: int) -> str:
    """Compare the preview of a slot with taking its landscape; how it can be paid comes back."""
    state = table.state
    seat = state.active
    preview = landscape_preview(RULES.view(state, seat), seat, slot)
    assert preview is not None
    taken = table.clone(listen=True)
    taken.apply(f"landscape:{slot}")
    assert event(taken, events.TookLandscape) == events.TookLandscape(seat, slot, preview.tile)
    assert event(taken, events.Created) == events.Created(
        seat, COLOURS[LANDSCAPES[preview.tile].colour], preview.creates_on
    )
    if taken.state.active != seat or not taken.state.hand:
        return "laid"
    over = event(taken, events.TurnedOver)
    assert preview.forced == (over and over.why)
    assert list(preview.holding) == taken.state.seats[seat].supply
    need = LANDSCAPES[preview.tile].need
    assert preview.eligible == sum(colours[c] for colours in taken.state.worshippers for c in need)
    assert taken.decision is not None
    keys = {option.key for option in taken.decision.options}
    if preview.forced:
        assert taken.decision.kind == "place"
        assert preview.wilderness_sites == len(keys)
        return preview.forced
    assert (preview.payable == "now") == ("pay" in keys)
    assert preview.payable != "never"
    if preview.payable == "now":
        check_sites(taken, preview)
    return preview.payable


def check_sites(taken: Table[Orbis], preview: LandscapePreview) -> None:
    """Pay, and compare the sites on which it would fit and, for an Irrigation, score."""
    seat = taken.state.active
    taken.apply("pay")
    while taken.decision is not None and taken.decision.kind == "pay_any":
        taken.apply(taken.decision.options[0].key)
    if taken.decision is None or taken.decision.kind != "place":
        assert len(preview.face_up_sites) == 1
        return
    assert [f"site:{site}" for site in preview.face_up_sites] == [o.key for o in taken.decision.options]
    view = RULES.view(taken.state, seat)
    for site in preview.face_up_sites:
        watered = site_preview(view, seat, preview.tile, site, wild=False).watered
        laid = taken.clone()
        laid.apply(f"site:{site}")
        if LANDSCAPES[preview.tile].effect == "irrigation":
            assert watered == (site in preview.fulfilling_sites)
            assert watered != laid.state.seats[seat].world[site].marker
        else:
            assert (watered, preview.fulfilling_sites) == (None, ())


@every_size
def test_taking_a_landscape_does_what_its_preview_says(players: int) -> None:
    """Specification j.2: worshippers, cost (A2, A3), sites and what a Volcano could remove."""
    seen = set()
    for table in eager(players, range(50, 54)):
        decision = table.decision
        if decision is None or decision.kind != "choose_tile":
            continue
        for slot in range(9):
            if f"landscape:{slot}" in {option.key for option in decision.options}:
                seen.add(check_landscape(table, slot))
    assert {"now", "after-trades", "cannot-pay", "no-site"} <= seen


@every_size
def test_laying_does_what_its_preview_says(players: int) -> None:
    """Specification j.3 and ruling R15: the Forest's own neighbours, and the Forests that gain one."""
    helped = 0
    for table in eager(players, range(60, 64)):
        decision, state = table.decision, table.state
        if decision is None or decision.kind != "place" or state.hand is None:
            continue
        seat, tile, wild = state.active, state.hand, state.turned_over
        view = RULES.view(state, seat)
        before = state.seats[seat].world
        for option in decision.options:
            preview = site_preview(view, seat, tile, option.value, wild=wild)
            laid = table.clone()
            laid.apply(option.key)
            after = laid.state.seats[seat].world
            unfinished = [site for site in before if verdict(before, site).status == "open"]
            gained = {
                site: verdict(after, site)
                for site in unfinished
                if verdict(after, site).have > verdict(before, site).have
            }
            assert preview.forests_helped == gained
            own = verdict(after, option.value)
            is_forest = LANDSCAPES[tile].effect == "forest" and not wild
            assert preview.forest == ((own.have, own.need) if is_forest else None)
            helped += len(gained)
    assert helped


def test_a_slot_that_is_empty_has_no_preview() -> None:
    table = at()
    table.apply("landscape:4")
    assert landscape_preview(RULES.view(table.state, 0), 0, 4) is None


def comes_to(table: Table[Orbis], seat: int) -> Iterator[int]:
    """What the seat's world counts after everything it could do with the landscape in hand, if it pays."""
    decision = table.decision
    if decision is None or table.state.active != seat or decision.kind == "choose_tile":
        world = table.state.seats[seat].world
        yield sum(verdict(world, site).points for site in world)
        return
    keys = [option.key for option in decision.options if not option.key.startswith(("trade:", "wilderness"))]
    if decision.kind != "place":
        keys = keys[:1]  # which worshippers are given or removed changes nothing; `erupt` comes first
    for key in keys:
        on = table.clone()
        on.apply(key)
        yield from comes_to(on, seat)


def test_a_landscape_that_is_called_fruitless_scores_nothing_and_no_other_one_does() -> None:
    """In some positions every landscape that can be paid for now is paid for, and laid on every site."""
    seen = set()
    tables = (table for players in (2, 3, 4) for table in eager(players, range(70, 73)))
    for count, table in enumerate(tables):
        decision, state = table.decision, table.state
        if count % 4 or decision is None or decision.kind != "choose_tile":
            continue
        for slot in range(9):
            preview = landscape_preview(RULES.view(state, state.active), state.active, slot)
            payable = preview is not None and preview.payable == "now" and not preview.forced
            if preview is None or not payable or f"landscape:{slot}" not in {o.key for o in decision.options}:
                continue
            gained = gained_by(table, slot)
            assert preview.best == max(gained)
            assert preview.fruitless == (max(gained) <= 0 and not preview.hope and not gives(preview.tile))
            seen.add((LANDSCAPES[preview.tile].effect, preview.fruitless))
    assert seen >= {("irrigation", True), ("irrigation", False), ("volcano", False), ("village", False)}


def gained_by(table: Table[Orbis], slot: int) -> list[int]:
    """By how much the world of whose turn it is counts more after each way to pay for and lay a landscape."""
    seat = table.state.active
    world = table.state.seats[seat].world
    before = sum(verdict(world, site).points for site in world)
    taken = table.clone()
    taken.apply(f"landscape:{slot}")
    return [points - before for points in comes_to(taken, seat)]


@pytest.mark.parametrize(
    ("laid", "site", "full"),
    [
        ("1/0=G2-1", "1/0", True),
        ("1/0=G2-1 1/1=R1-1 1/2=R1-2 1/3=R1-3 1/4=R1-4", "1/0", False),
        ("1/0=R1-1 1/1=R1-2 1/2=G2-1 1/3=R1-3 1/4=R1-4", "1/2", False),
        ("1/0=B1-1 1/1=R1-2 1/2=G2-1 1/3=B1-2 1/4=R1-4", "1/2", True),
    ],
)
def test_a_forest_can_become_full_as_long_as_places_around_it_are_open(
    laid: str, site: str, full: bool
) -> None:
    """G2-1 asks for three green or blue neighbours; at the end of a full base row it has three in all."""
    assert can_become_full(at("", laid).state.seats[0].world, site) == full


@pytest.mark.parametrize(
    ("laid", "site", "places"),
    [
        ("1/0=B1-3 1/1=R1-2", "2/0", (1, 2)),
        ("1/0=B1-3 1/1=R1-2 1/2=G1-3", "2/1", (2, 3)),
        ("1/0=B1-3 1/1=R1-2 1/2=G1-3 2/0=B1-4 2/1=R1-4", "3/0", (1, 3)),
        ("1/-1=W1-3 1/0=B1-3 1/1=R1-2", "2/0", (2, 3)),
    ],
)
def test_a_site_names_the_places_of_the_base_row_over_which_it_stands(
    laid: str, site: str, places: tuple[int, int]
) -> None:
    """Counted from 1 at the left end, wherever the row has grown to (specification d.4)."""
    assert base_places(world(laid), site) == places


@pytest.mark.parametrize(
    ("mine", "theirs", "god", "pleased"),
    [
        (0, 1, None, "seas"),
        (0, 2, None, None),
        (1, 1, None, None),
        (0, 1, "seas", "seas"),
        (0, 1, "love", None),
    ],
)
def test_one_more_irrigation_pleases_the_god_of_the_seas_where_it_makes_the_most(
    mine: int, theirs: int, god: str | None, pleased: str | None
) -> None:
    """A tie for the most is enough (ruling R25); nothing is new where it had been reached already."""
    irrigations = [tile for tile, row in LANDSCAPES.items() if row.effect == "irrigation" and row.level == 3]
    own = " ".join(f"1/{x}={irrigations[x]}" for x in range(mine))
    others = " ".join(f"1/{x}={irrigations[x + mine]}" for x in range(theirs))
    gods = [each for each in ("love", "seas") if each != god]
    table = at("", own, others=[seat("", others)], god=god, gods=gods)
    assert god_to_please(RULES.view(table.state, 0), 0, "irrigation") == pleased


def test_the_best_trade_leaves_least_missing() -> None:
    """Of the trades on offer the one after which the cost in hand lacks least."""
    table = at("YYYRRR", "", display={0: "B1-2"}, lying={})
    answer(table, "landscape:0")
    options = asked(table).options
    trades = {option.key: option.value for option in options if isinstance(option.value, Trade)}
    assert trades, "the landscape can only be paid for by a trade"
    view = RULES.view(table.state, 0)
    cost = cost_of(LANDSCAPES["B1-2"], ())
    supply = view.seats[0].supply
    lacking = {key: shortfall(traded(supply, trade), cost) for key, trade in trades.items()}
    best = lacking[best_trade(view, 0, options) or ""]
    payable = [each for each in lacking.values() if each.tradable]
    assert all((best.trades, best.any) <= (other.trades, other.any) for other in payable)
