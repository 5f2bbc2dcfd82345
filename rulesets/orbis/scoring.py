"""Creation points, at any time as if the game ended now (p. 6, specification g)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rulesets.core import ScoreLine, Standing, placed
from rulesets.orbis.components import EFFECT_KINDS, GODS, LANDSCAPES, SCORED_KINDS, WILDERNESS_POINTS, God
from rulesets.orbis.state import Laid, Orbis, Seat, World
from rulesets.orbis.worlds import forest_count

LINE_EFFECTS = tuple(
    effect
    for effect in EFFECT_KINDS
    if any(tile.cp and tile.effect == effect for tile in LANDSCAPES.values())
)
"""The effects with a line on the score sheet: those whose landscapes can bring points."""


Status = Literal["scores", "failed", "open", "wilderness", "pending", "plain"]
"""How a landscape stands: `failed` has a marker, `open` is a Forest that still lacks neighbours, `pending` a
Village or Volcano that asks for worshippers now, `plain` has nothing to score."""


class Verdict(NamedTuple):
    """What a landscape that lies in a world is worth."""

    status: Status
    points: int
    have: int = 0
    """A Forest's neighbours of its colours so far."""
    need: int = 0


def verdict(world: World, site: str) -> Verdict:
    """What the landscape on this site is worth now, without regard to the Goddess of Idleness."""
    laid = world[site]
    tile = LANDSCAPES[laid.tile]
    if laid.wild:
        return Verdict("wilderness", WILDERNESS_POINTS)
    if laid.marker:
        return Verdict("failed", 0)
    if tile.effect == "forest":
        have = forest_count(world, site)
        fulfilled = have >= tile.need_count
        return Verdict("scores" if fulfilled else "open", tile.cp if fulfilled else 0, have, tile.need_count)
    return Verdict("scores" if tile.cp else "plain", tile.cp)


class Tally(NamedTuple):
    """What a seat's world contributes to gods and temples."""

    points: dict[str, int]
    """Creation points of scored landscapes by effect."""
    counts: dict[str, int]
    """How many landscapes of each effect score."""
    scored: dict[str, int]
    """How many landscapes of each kind that gods count are scored: village, forest, irrigation, volcano."""
    wildernesses: int
    shrines: int
    """Shrine icons on face-up landscapes (ruling R22)."""
    mystic: int
    """The highest mystic value on a face-up white landscape, 0 without one (ruling R24)."""
    lines: tuple[ScoreLine, ...]
    """The score sheet's lines of landscapes, wildernesses last."""


def tally(world: World) -> Tally:
    """Count in a world what scoring asks for: kinds, shrines, mystic values; not to be changed."""
    return _tally(tuple(world), tuple(world.values()))


@lru_cache(1 << 12)  # without it, a search takes 81 % more
def _tally(sites: tuple[str, ...], laid_there: tuple[Laid, ...]) -> Tally:
    world = dict(zip(sites, laid_there, strict=True))
    points: dict[str, int] = {}
    counts: dict[str, int] = {}
    scored = dict.fromkeys(SCORED_KINDS, 0)
    wildernesses = shrines = mystic = 0
    for site, laid in world.items():
        if laid.wild:
            wildernesses += 1
            continue
        judged = verdict(world, site)
        tile = LANDSCAPES[laid.tile]
        effect = tile.effect
        shrines += tile.shrine_icons
        if tile.mystic_value > mystic:
            mystic = tile.mystic_value
        points[effect] = points.get(effect, 0) + judged.points
        if judged.status == "scores":
            counts[effect] = counts.get(effect, 0) + 1
            if effect in scored:
                scored[effect] += 1
    lines = [
        ScoreLine(effect, points.get(effect, 0), {"count": counts.get(effect, 0)}) for effect in LINE_EFFECTS
    ]
    lines.append(ScoreLine("wilderness", WILDERNESS_POINTS * wildernesses, {"count": wildernesses}))
    return Tally(points, counts, scored, wildernesses, shrines, mystic, tuple(lines))


def temple_points(tallies: Sequence[Tally], temples: Sequence[int]) -> list[int]:
    """Each seat's temple: most shrines first, then the highest mystic value (rulings R23, R24)."""
    pious = [seat for seat, tally in enumerate(tallies) if tally.shrines]
    pious.sort(key=lambda seat: (-tallies[seat].shrines, -tallies[seat].mystic))
    points = [0] * len(tallies)
    for seat, temple in zip(pious, sorted(temples, reverse=True), strict=False):
        points[seat] = temple
    return points


def god_points(seats: Sequence[Seat], tallies: Sequence[Tally], index: int) -> int:
    """What a seat's god is worth now (p. 7, rulings R25 and R26); 0 without a god."""
    seat = seats[index]
    if seat.god is None:
        return 0
    god = GODS[seat.god]
    return god.cp if _pleased(god, seat, tallies, index) else 0


def _pleased(god: God, seat: Seat, tallies: Sequence[Tally], index: int) -> bool:
    own = tallies[index]
    if god.condition == "always":
        return True
    if god.condition == "if_paid":
        return not seat.god_marker
    if god.condition == "most_scored":
        (kind,) = god.condition_on
        return own.scored[kind] == max(tally.scored[kind] for tally in tallies)
    if god.condition == "fewest":
        return own.wildernesses == min(tally.wildernesses for tally in tallies)
    if god.condition == "has_all":
        return all(own.shrines if kind == "shrine" else own.scored[kind] for kind in god.condition_on)
    raise ValueError(f"no god has the condition {god.condition!r}")


def _lines(
    seats: Sequence[Seat], tallies: Sequence[Tally], temples: Sequence[int], index: int
) -> tuple[ScoreLine, ...]:
    """A seat's score sheet, in the order of the specification's g; no floor at 0 (ruling R35).

    With the Goddess of Idleness wildernesses cost nothing, yet still count (ruling R36).
    """
    seat, own = seats[index], tallies[index]
    lines = own.lines
    if seat.god is not None and GODS[seat.god].passive == "wilderness_costs_0":
        lines = (*lines[:-1], ScoreLine("wilderness", 0, {"count": own.wildernesses}))
    pious = {"shrines": own.shrines, "mystic": own.mystic}
    pleased = god_points(seats, tallies, index)
    return (
        *lines,
        ScoreLine("temple", temples[index], pious, final=True),
        ScoreLine("god", pleased, {"god": seat.god or "none"}, final=True),
    )


def as_they_count(state: Orbis) -> list[Seat]:
    """The seats, with a marker on what has been taken but still asks for worshippers."""
    if state.pending is None:
        return state.seats
    seats, own = state.seats[:], state.seat.copy()
    noun, _, site = state.pending.partition(":")
    if noun == "god":
        own.god_marker = True
    else:
        own.world[site] = own.world[site]._replace(marker=True)
    seats[state.active] = own
    return seats


def standings(state: Orbis) -> tuple[Standing, ...]:
    """Every seat's score and place; equal points: more worshippers left, else shared (ruling R34)."""
    seats = as_they_count(state)
    return standings_of(state, seats, [tally(seat.world) for seat in seats])


def lines(state: Orbis, index: int) -> tuple[ScoreLine, ...]:
    """The lines of a seat's score sheet."""
    seats = as_they_count(state)
    tallies = [tally(seat.world) for seat in seats]
    return _lines(seats, tallies, temple_points(tallies, state.temples), index)


def standings_of(state: Orbis, seats: Sequence[Seat], tallies: Sequence[Tally]) -> tuple[Standing, ...]:
    """The same for seats whose worlds have been counted."""
    temples = temple_points(tallies, state.temples)
    return placed(
        (index, _lines(seats, tallies, temples, index), (sum(seat.supply),))
        for index, seat in enumerate(seats)
    )
