"""The rules of nine men's morris, in the order of a game; the rulings are listed in the README."""

from collections.abc import Mapping, Sequence

from rulesets.core import Option, Progress, Rng, Rules, ScoreLine, Standing, Variant, placed
from rulesets.core.observing import Observed
from tabletop_morris import events
from tabletop_morris.board import FEWEST, FINGERPRINT, MEN, POINTS
from tabletop_morris.faults import faults
from tabletop_morris.observed import OBSERVED
from tabletop_morris.reasons import Why
from tabletop_morris.state import Morris, copy, flies, in_mill, points_of, position, removable, ways
from tabletop_morris.view import MorrisView, view

START = Variant("start", ("random", "seat:0", "seat:1"), "random")
REPETITION = Variant("repetition", ("on", "off"), "on")
FIFTY = Variant("fifty", ("on", "off"), "on")
LIMITS = {"on": 50, "off": 200}
"""Quiet moves that end a game, by the variant `fifty` (ruling R7)."""
TIMES = 3
"""A position that comes up so often ends the game."""
WON, DRAWN = 10, 5
"""Points for a win, and for each player of a draw."""


def _options(noun: str, points: Sequence[str] = POINTS) -> Mapping[str, Option[str]]:
    return {point: Option(f"{noun}:{point}", point, target=f"point:{point}") for point in points}


PLACE, MAN, MOVE, REMOVE = (_options(noun) for noun in ("place", "man", "move", "remove"))
"""Options by point; made once and kept."""


# -- A turn ----------------------------------------------------------------------------------------


async def turn(g: Morris) -> str | None:
    """Place a man while there are any in hand, else move one; a mill takes a man off."""
    point = await place(g) if g.hands[g.active] else await move(g)
    if in_mill(g.men, point):
        await remove(g)
    g.turns += 1
    g.active = g.other
    end = over(g)
    if end is None:
        return "turn"
    why, g.winner = end
    g.ended = why
    g.emit(events.GameEnded, g.winner, why=why)
    return None


async def place(g: Morris) -> str:
    """A man from the hand goes to any empty point."""
    seat = g.active
    point = await g.ask(seat, "place", [PLACE[each] for each in POINTS if each not in g.men])
    g.men[point] = seat
    g.hands[seat] -= 1
    g.quiet, g.seen = 0, {}
    g.emit(events.Placed, seat, point=point, left=g.hands[seat])
    return point


async def move(g: Morris) -> str:
    """A man slides to the next empty point, or flies to any if only three are left (ruling R5)."""
    seat = g.active
    here = await g.ask(seat, "choose_man", movable(g, seat), lambda: stuck(g, seat))
    g.lifted = here
    there = await g.ask(seat, "move", [MOVE[each] for each in ways(g.men, g.hands, here)])
    flown = flies(g.men, g.hands, seat)
    g.lifted = ""
    g.men[there] = g.men.pop(here)
    g.quiet += 1
    g.emit(events.Moved, seat, start=here, point=there, flown=flown)
    return there


async def remove(g: Morris) -> None:
    """One man of the other player goes, even if two mills were closed at once (rulings R2, R3)."""
    victim = g.other
    g.emit(events.ClosedMill, g.active)
    offered = [REMOVE[point] for point in removable(g.men, victim)]
    if not offered:
        return
    point = await g.ask(g.active, "remove", offered, lambda: safe(g, victim))
    del g.men[point]
    g.quiet, g.seen = 0, {}
    g.emit(events.Removed, g.active, point=point, victim=victim)


# -- What may be chosen ----------------------------------------------------------------------------


def movable(g: Morris, seat: int) -> list[Option[str]]:
    """The men of a seat that have somewhere to go."""
    return [MAN[point] for point in points_of(g.men, seat) if ways(g.men, g.hands, point)]


def stuck(g: Morris, seat: int) -> list[Option[str]]:
    """Those that have nowhere to go."""
    return [
        Option(f"man:{point}", point, f"point:{point}", Why.STUCK)
        for point in points_of(g.men, seat)
        if not ways(g.men, g.hands, point)
    ]


def safe(g: Morris, victim: int) -> list[Option[str]]:
    """The men that a mill protects."""
    offered = removable(g.men, victim)
    return [
        Option(f"remove:{point}", point, f"point:{point}", Why.IN_MILL)
        for point in points_of(g.men, victim)
        if point not in offered
    ]


# -- The end ---------------------------------------------------------------------------------------


def over(g: Morris) -> tuple[events.EndReason, int | None] | None:
    """Why the game ends before the turn of the active seat, and who has won; `None` if it goes on."""
    seat = g.active
    if g.hands[seat]:
        return None  # men still to be placed count as men (ruling R1)
    if len(points_of(g.men, seat)) < FEWEST:
        return "few", g.other
    if not movable(g, seat):
        return "blocked", g.other
    if g.hands[g.other]:
        return None
    here = position(g)
    g.seen[here] = g.seen.get(here, 0) + 1
    if g.repetition and g.seen[here] == TIMES:
        return "repetition", None
    return ("quiet", None) if g.quiet >= g.limit else None


def standings(state: Morris) -> tuple[Standing, ...]:
    """Ten points for a win, five each for a draw; before the end a point for every man taken (ruling R8)."""
    if not state.ended:
        taken = [MEN - len(points_of(state.men, other)) - state.hands[other] for other in (1, 0)]
        return placed(
            (seat, (ScoreLine("taken", taken[seat], {"count": taken[seat]}),), ()) for seat in (0, 1)
        )
    which = "drawn" if state.winner is None else "won"
    points = [DRAWN if which == "drawn" else WON * (seat == state.winner) for seat in (0, 1)]
    return placed(
        (seat, (ScoreLine(which, points[seat], {"why": state.ended}, final=True),), ()) for seat in (0, 1)
    )


class MorrisRules(Rules[Morris]):
    """The rules of nine men's morris, for two players."""

    id = "morris"
    version = "1"
    components = FINGERPRINT
    seat_counts = range(2, 3)
    variants = (START, REPETITION, FIFTY)
    first_phase = "turn"
    phases = {"turn": turn}
    state_type = Morris

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> Morris:
        """An empty board and nine men in each hand."""
        chosen = variants[START.id]
        return Morris(
            men={},
            hands=[MEN] * seats,
            active=rng.below(seats) if chosen == "random" else int(chosen.removeprefix("seat:")),
            seen={},
            repetition=variants[REPETITION.id] == "on",
            limit=LIMITS[variants[FIFTY.id]],
            rng=rng,
        )

    def copy(self, state: Morris) -> Morris:
        """An independent copy: nothing of it is shared."""
        return copy(state)

    def view(self, state: Morris, seat: int | None) -> MorrisView:
        """What a seat may see: everything."""
        return view(state, seat)

    def standings(self, state: Morris) -> tuple[Standing, ...]:
        """How the seats stand, with every line of their score."""
        return standings(state)

    def faults(self, state: Morris) -> list[str]:
        """Broken invariants, in words; none in a sound position."""
        return faults(state)

    def redeal(self, state: Morris, seat: int | None, rng: Rng) -> Morris:
        """Nothing is hidden; only the luck to come, which the game doesn't use, is another."""
        dealt = copy(state)
        dealt.rng = Rng(rng.below(1 << 63))
        return dealt

    def progress(self, state: Morris) -> Progress:
        """The turn of both players as a round; how many there will be is open."""
        return Progress(state.turns // 2 + 1, 0, None if state.ended else state.active)

    def observed(self) -> Observed[Morris]:
        """What learning programs see: everything."""
        return OBSERVED

    def why_not(self, state: Morris, seat: int, target: str) -> Sequence[Option[object]]:
        """Why a point can't be chosen now."""
        reason = why_not(state, seat, target.partition(":")[2])
        return [Option(target, None, target, reason)] if reason is not None else []


def why_not(state: Morris, seat: int, point: str) -> Why | None:
    """What speaks against a point, if it isn't on offer and isn't listed as blocked."""
    if state.ended:
        return Why.GAME_OVER
    owner = state.men.get(point)
    if state.lifted:
        return Why.NOT_NEXT if owner is None else Why.TAKEN
    if state.hands[seat] and owner is not None:
        return Why.TAKEN
    if owner is None:
        return Why.EMPTY
    return Why.OWN if owner == seat else Why.OTHERS


RULES = MorrisRules()
"""The rules, as the program finds them."""
