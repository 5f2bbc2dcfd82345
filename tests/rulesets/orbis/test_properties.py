"""Costs, worlds, Forests and scores against plain definitions of the same thing, for any position."""

from collections.abc import Sequence
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.orbis import RULES
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, SCORED_KINDS, WORLD_SIZE
from rulesets.orbis.costs import Cost, can_pay, cost_of, could_pay, shortfall
from rulesets.orbis.geometry import SITES, SLOT_NEIGHBOURS
from rulesets.orbis.scoring import tally, temple_points, verdict
from rulesets.orbis.state import Laid, Seat, World
from rulesets.orbis.worlds import (
    face_up_sites,
    fits_face_up,
    fits_somewhere,
    forest_count,
    open_sites,
    waters,
)
from tests.rulesets.orbis.builders import scoring
from tests.whole import sampled

# -- Costs -----------------------------------------------------------------------------------------

supplies = st.lists(st.integers(0, 5), min_size=5, max_size=5).map(tuple)
costs = st.builds(Cost, st.lists(st.integers(0, 2), min_size=5, max_size=5).map(tuple), st.integers(0, 2))


@cache
def reachable(supply: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """Every supply that trades can make of this one, found by trying them all."""
    found = {supply}
    waiting = [supply]
    while waiting:
        held = waiting.pop()
        for give in range(5):
            for get in range(5):
                if give != get and held[give] >= 3:
                    traded = list(held)
                    traded[give] -= 3
                    traded[get] += 1
                    if (new := tuple(traded)) not in found:
                        found.add(new)
                        waiting.append(new)
    return frozenset(found)


def covers(supply: Sequence[int], cost: Cost) -> bool:
    """Each colour is there, and enough are left for the any symbols."""
    enough = all(held >= asked for held, asked in zip(supply, cost.coloured, strict=True))
    return enough and sum(supply) >= sum(cost.coloured) + cost.any


@settings(max_examples=sampled(80, 400))
@given(supply=supplies, cost=costs)
def test_trades_that_would_cover_a_cost_are_found(supply: tuple[int, ...], cost: Cost) -> None:
    """Specification d.3 (A3): the short test agrees with trying every row of trades (ruling R8)."""
    assert can_pay(supply, cost) == covers(supply, cost)
    tradable = any(covers(held, cost) for held in reachable(supply))
    assert shortfall(supply, cost).tradable == tradable
    assert could_pay(supply, cost) == (covers(supply, cost), tradable)


@given(supply=supplies, cost=costs)
def test_what_is_said_to_be_missing_is_missing(supply: tuple[int, ...], cost: Cost) -> None:
    """With the missing ones added it could be paid, with one less it couldn't."""
    lacking = shortfall(supply, cost)
    assert lacking.trades == sum(lacking.coloured)
    filled = [held + more for held, more in zip(supply, lacking.coloured, strict=True)]
    assert can_pay([*filled[:-1], filled[-1] + lacking.any], cost)
    assert can_pay(supply, cost) == (not lacking.trades and not lacking.any)
    for colour, count in enumerate(lacking.coloured):
        if count:
            less = filled[:]
            less[colour] -= 1
            assert not can_pay([*less[:-1], less[-1]], Cost(cost.coloured, 0))


@given(tile=st.sampled_from(sorted(LANDSCAPES)), benefits=st.lists(st.integers(0, 4), unique=True))
def test_benefits_take_their_colours_off_and_nothing_else(tile: str, benefits: list[int]) -> None:
    """Ruling R20 (p. 6): any symbols and other colours stay as printed."""
    printed, cost = LANDSCAPES[tile], cost_of(LANDSCAPES[tile], benefits)
    assert cost.any == printed.cost_any
    for colour in range(5):
        assert cost.coloured[colour] == (0 if colour in benefits else printed.cost[colour])


# -- Worlds ----------------------------------------------------------------------------------------


def at(site: str) -> tuple[int, int]:
    row, x = site.split("/")
    return int(row), int(x)


def plainly_open(world: World) -> set[tuple[int, int]]:
    """The definition of specification d.4, by coordinates."""
    filled = {at(site) for site in world}
    base = {x for row, x in filled if row == 1}
    if not base:
        return {(1, 0)}
    found = {(1, min(base) - 1), (1, max(base) + 1)} if len(base) < 5 else set()
    for row in (2, 3, 4):
        for x in range(-10, 11):
            if (row, x) not in filled and {(row - 1, x), (row - 1, x + 1)} <= filled:
                found.add((row, x))
    return found


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A world as players build them: some landscapes one after the other, some of them turned over."""
    tiles = draw(st.lists(st.sampled_from(sorted(LANDSCAPES)), max_size=WORLD_SIZE, unique=True))
    world: World = {}
    for tile in tiles:
        places = sorted(plainly_open(world))
        row, x = draw(st.sampled_from(places))
        site = f"{row}/{x}"
        wild = draw(st.booleans()) or not plainly_fits(world, site, LANDSCAPES[tile].colour)
        marked = False
        if not wild and LANDSCAPES[tile].effect == "irrigation":
            marked = not any(plainly_has(world, below, LANDSCAPES[tile].need) for below in supports(site))
        elif not wild and LANDSCAPES[tile].effect in ("village", "volcano"):
            marked = draw(st.booleans())
        world[site] = Laid(tile, wild, marked)
    return world


def supports(site: str) -> list[str]:
    row, x = at(site)
    return [f"{row - 1}/{x}", f"{row - 1}/{x + 1}"] if row > 1 else []


def plainly_has(world: World, site: str, colours: frozenset[int]) -> bool:
    """Whether something of these colours lies there; a wilderness is of all (ruling R21)."""
    laid = world.get(site)
    return laid is not None and (laid.wild or LANDSCAPES[laid.tile].colour in colours)


def plainly_fits(world: World, site: str, colour: int) -> bool:
    below = supports(site)
    return not below or any(plainly_has(world, each, frozenset({colour})) for each in below)


@given(world=worlds())
def test_open_sites_are_those_of_the_definition(world: World) -> None:
    """Rulings R10 and R11 (p. 3): whatever was laid in whatever order."""
    found = open_sites(world)
    assert len({*found}) == len(found)
    assert {at(site) for site in found} == plainly_open(world)
    assert bool(found) == (len(world) < WORLD_SIZE)
    assert [*found] == sorted(found, key=at)
    assert {*found} <= {*SITES}


@given(world=worlds(), colour=st.integers(0, 4))
def test_face_up_sites_are_open_sites_with_the_colour_below(world: World, colour: int) -> None:
    """h11 (p. 3): the wilderness could always go there too."""
    face_up = face_up_sites(world, colour)
    assert {*face_up} <= {*open_sites(world)}
    assert {*face_up} == {site for site in open_sites(world) if plainly_fits(world, site, colour)}
    assert fits_somewhere(world, colour) == bool(face_up) or not open_sites(world)
    assert all(fits_face_up(world, site, colour) for site in face_up)


@given(world=worlds())
def test_what_players_build_has_no_fault(world: World) -> None:
    """h6, h7, h8: the invariants agree with building by the definition."""
    state = scoring(Seat(supply=[0] * 5, world=world), Seat(supply=[0] * 5))
    about = [fault for fault in RULES.faults(state) if fault.startswith("seat 0: ")]
    assert [fault for fault in about if "benefits" not in fault] == []


@given(world=worlds())
def test_forests_count_what_touches_them(world: World) -> None:
    """Ruling R15 (p. 6): by the distance of the middles of two sites, not by a list of neighbours."""
    for site, laid in world.items():
        tile = LANDSCAPES[laid.tile]
        if tile.effect != "forest" or laid.wild:
            continue
        row, x = at(site)
        touching = [
            other
            for other in world
            if other != site
            and abs(at(other)[0] - row) <= 1
            and abs((2 * at(other)[1] + at(other)[0]) - (2 * x + row)) == 2 - abs(at(other)[0] - row)
        ]
        count = sum(plainly_has(world, other, tile.need) for other in touching)
        assert forest_count(world, site) == count
        judged = verdict(world, site)
        assert (judged.have, judged.need) == (count, tile.need_count)
        assert judged.points == (tile.cp if count >= tile.need_count else 0)


def test_each_site_has_the_neighbours_the_specification_counts() -> None:
    """Ruling R15: at most 2 at an end of the base row, 4 in its middle or at an end above, 6 inside."""
    base = [f"1/{x}" for x in range(-4, 1)]
    there = {*base}
    for row in (2, 3, 4):
        there |= {f"{row}/{x}" for x in range(-4, 2 - row)}
    most = {site: sum(n in there for n in SITES[site].neighbours) for site in there}
    assert [most[site] for site in base] == [2, 4, 4, 4, 2]
    assert [most[f"2/{x}"] for x in range(-4, 0)] == [4, 6, 6, 4]
    assert [most[f"3/{x}"] for x in range(-4, -1)] == [4, 6, 4]
    assert [most[f"4/{x}"] for x in range(-4, -2)] == [3, 3]


def test_neighbours_are_mutual() -> None:
    """Ruling R15 for worlds, phase 1 for the display: what touches is touched."""
    for site in SITES.values():
        assert all(site.id in SITES[other].neighbours for other in site.neighbours)
    for slot, others in enumerate(SLOT_NEIGHBOURS):
        assert all(slot in SLOT_NEIGHBOURS[other] for other in others)
    assert [len(others) for others in SLOT_NEIGHBOURS] == [2, 3, 2, 3, 4, 3, 2, 3, 2]


@given(
    world=worlds(),
    tile=st.sampled_from(sorted(t.id for t in LANDSCAPES.values() if t.effect == "irrigation")),
)
def test_irrigations_look_below(world: World, tile: str) -> None:
    """Ruling R13 (p. 7): one of the two below, on every open site; nothing below the base row."""
    for site in open_sites(world):
        expected = any(plainly_has(world, each, LANDSCAPES[tile].need) for each in supports(site))
        assert waters({**world, site: Laid(tile)}, site, LANDSCAPES[tile]) == expected


# -- Scores ----------------------------------------------------------------------------------------


@given(
    lies=st.lists(worlds(), min_size=2, max_size=4),
    gods=st.permutations(sorted(GODS)),
    without=st.lists(st.booleans(), min_size=4, max_size=4),
)
def test_scores_are_sums_of_their_parts(lies: list[World], gods: list[str], without: list[bool]) -> None:
    """h14 and rulings R21, R35, R36: landscapes, wildernesses, temple and god, each on its own line."""
    seats = [
        Seat(supply=[1] * 5, world=world, god=None if without[index] else gods[index])
        for index, world in enumerate(lies)
    ]
    state = scoring(*seats)
    for standing, seat in zip(RULES.standings(state), seats, strict=True):
        lines = {line.id: line.points for line in standing.lines}
        assert standing.total == sum(lines.values())
        wild = sum(laid.wild for laid in seat.world.values())
        scored = {
            effect: sum(
                verdict(seat.world, site).points
                for site, laid in seat.world.items()
                if not laid.wild and LANDSCAPES[laid.tile].effect == effect
            )
            for effect in ("holy_rock", "village", "forest", "irrigation", "volcano")
        }
        assert {effect: lines[effect] for effect in scored} == scored
        counts = {line.id: line.facts.get("count") for line in standing.lines}
        assert counts["wilderness"] == wild
        assert all(bool(counts[effect]) == bool(points) for effect, points in scored.items())
        assert {effect: counts[effect] for effect in SCORED_KINDS} == tally(seat.world).scored
        assert lines["wilderness"] == (0 if seat.god == "idleness" else -wild)
        assert lines["temple"] in (0, *state.temples)
        assert lines["god"] in ((0,) if seat.god is None else (0, GODS[seat.god].cp))
        assert standing.tie_break == (5,)


@given(lies=st.lists(worlds(), min_size=2, max_size=4))
def test_temples_follow_shrines_and_mystic_values(lies: list[World]) -> None:
    """h13 and rulings R22, R23, R24: more icons never get less, no icons get nothing."""
    tallies = [tally(world) for world in lies]
    given_out = temple_points(tallies, [11, 7, 4, 2][: len(lies)])
    for own, temple in zip(tallies, given_out, strict=True):
        assert bool(temple) == bool(own.shrines)
        for other, others in zip(tallies, given_out, strict=True):
            if (own.shrines, own.mystic) > (other.shrines, other.mystic):
                assert temple >= others
    mystic = [tally.mystic for tally in tallies]
    assert all(0 <= value <= 13 for value in mystic)


@given(world=worlds())
def test_turning_a_landscape_over_takes_its_points_and_one_more(world: World) -> None:
    """Ruling R21 (p. 5): a wilderness has no property of its own; others may gain from its colours."""
    for site, laid in world.items():
        if laid.wild:
            continue
        after = {**world, site: Laid(laid.tile, True)}
        assert verdict(after, site).points == -1
        for other in world:
            if other != site:
                assert verdict(after, other).points >= verdict(world, other).points
        assert tally(after).wildernesses == tally(world).wildernesses + 1
        assert tally(after).shrines == tally(world).shrines - LANDSCAPES[laid.tile].shrine_icons


def test_there_are_five_colours() -> None:
    assert COLOURS == ("yellow", "green", "blue", "red", "white")
