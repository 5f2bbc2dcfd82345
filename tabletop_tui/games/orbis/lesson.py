"""The lesson of Orbis: from the first landscape to a plan over a round; its texts: `orbis_lesson.ftl`."""

from collections.abc import Iterable, Mapping, Sequence

from rulesets.core import Rng, Table
from rulesets.orbis import RULES
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.setup import LEVELS, landscapes_for
from rulesets.orbis.state import Laid, Orbis, Seat, World, no_worshippers
from tabletop_tui.lesson import Attempt, Condition, Step, Wrong, chose, every, gains, told, turn_over

LETTERS = "YGBRW"
"""Colours as positions are written here."""
PLAYERS = 2
TEMPLES = [7, 2]


def worshippers(letters: str) -> list[int]:
    """`RRG` as five numbers."""
    counts = no_worshippers()
    for letter in letters:
        counts[LETTERS.index(letter)] += 1
    return counts


def world(text: str) -> World:
    """`1/0=B1-3 1/1=R1-2w 2/0=B2-1c`: what lies where; `w` a wilderness, `c` with a marker."""
    laid: World = {}
    for item in text.split():
        site, _, tile = item.partition("=")
        laid[site] = Laid(tile.rstrip("wc"), tile.endswith("w"), tile.endswith("c"))
    return laid


def _seat(supply: str, laid: str) -> Seat:
    lies = world(laid)
    farms = (LANDSCAPES[each.tile].benefit for each in lies.values() if not each.wild)
    return Seat(supply=worshippers(supply), world=lies, benefits=[farm for farm in farms if farm is not None])


def position(
    own: str = "",
    rival: str = "",
    *,
    holds: str = "",
    rival_holds: str = "",
    display: Mapping[int, str],
    lying: Mapping[int, str] | None = None,
    gods: Sequence[str] = ("fire", "nature", "training"),
    top: Iterable[str] = (),
) -> Table[Orbis]:
    """A table for two at the start of seat 0's turn, each with as many landscapes laid.

    `display` names landscapes by slot, `lying` the worshippers on them, `top` what is turned up next. What
    isn't named is filled up in the order of the component table.
    """
    seats = [_seat(holds, own), _seat(rival_holds, rival)]
    named = {*display.values(), *top, *(laid.tile for seat in seats for laid in seat.world.values())}
    rest = [tile for tile in landscapes_for(PLAYERS) if tile not in named]
    coming = [*top, *sorted(rest, key=lambda tile: LANDSCAPES[tile].level)]
    filling = (tile for tile in coming if tile not in top)
    shown = [display.get(slot) or next(filling) for slot in range(9)]
    left = [tile for tile in coming if tile not in shown]
    state = Orbis(
        rng=Rng(0),
        seats=seats,
        turns=PLAYERS * len(seats[0].world),
        display=[*shown],
        worshippers=[worshippers((lying or {}).get(slot, "")) for slot in range(9)],
        stacks=[[tile for tile in reversed(left) if LANDSCAPES[tile].level == level] for level in LEVELS],
        gods=list(gods),
        temples=TEMPLES[:],
    )
    return Table.at(RULES, state, "turn", PLAYERS)


# -- conditions ------------------------------------------------------------------------------------


def holds(count: int) -> Condition:
    """The learner holds at least so many worshippers."""
    return lambda attempt: sum(attempt.view.seats[attempt.seat].supply) >= count


def lies_on(slot: int, colour: str) -> Condition:
    """A worshipper of this colour has come onto a slot of the display."""
    place = COLOURS.index(colour)
    return lambda attempt: attempt.view.worshippers[slot][place] > attempt.before.worshippers[slot][place]


def lays(tile: str) -> Condition:
    """This landscape has been laid face up."""
    return told("laid", tile=tile, wild=False)


wild = told("turned_over")
"""A landscape was turned over."""


def god(attempt: Attempt) -> bool:
    """A god was taken."""
    return chose("god")(attempt)


# -- the steps -------------------------------------------------------------------------------------


def _first() -> Table[Orbis]:
    shown = ("G1-4", "Y1-4", "R1-4", "W1-2", "Y1-1", "G1-2", "R1-3", "Y1-3", "B1-2")
    return position(display=dict(enumerate(shown)))


def _pay() -> Table[Orbis]:
    shown = {0: "G1-4", 1: "W1-3", 2: "Y1-3", 3: "B1-3", 4: "R1-4", 5: "W1-2", 6: "Y1-1"}
    return position("1/0=R1-3", "1/0=Y1-4", display=shown, lying={4: "B", 3: "Y", 8: "Y"})


LESSON = (
    Step(
        "take",
        _first,
        every(turn_over, holds(2)),
        ("landscape:1", "pay"),
        (
            Wrong("wild", ("landscape:0",), wild),
            Wrong("god", ("god:fire",), god),
            Wrong("other", ("landscape:3", "pay", "gain:red")),
        ),
        about="display",
    ),
    Step(
        "pay",
        _pay,
        gains(1),
        ("landscape:4", "pay", "site:1/1"),
        (
            Wrong("empty", ("landscape:0",), told("turned_over", why="cannot-pay")),
            Wrong("wild", ("landscape:4", "wilderness"), wild),
            Wrong("other", ("landscape:3", "pay", "site:1/1")),
        ),
        about="display",
    ),
)
"""The steps in the order in which they are played."""
