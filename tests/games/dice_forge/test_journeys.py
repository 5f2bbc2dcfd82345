"""What moves across the table of Dice Forge, from where to where; without a screen."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.events import Forged, Moved, Ousted, Passed, TookCard
from tabletop_tui.games.dice_forge.drawings import islands
from tabletop_tui.games.dice_forge.drawings.islands import draw_pawn, places_of
from tabletop_tui.games.dice_forge.drawings.journeys import journeys_of
from tabletop_tui.games.dice_forge.drawings.plates import PLATE, SMALL
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.showing import HOME
from tabletop_tui.kit.showing import SMALL as SMALL_SCREEN
from tabletop_tui.paint.drawing import Region
from tabletop_tui.paint.pictures import Look, sprite
from tests.games.dice_forge.games import NAMES
from tests.games.dice_forge.test_boards import shows
from tests.rulesets.dice_forge.builders import A, B, C, acting, hero

PLACES = {
    "seat:0": (2, 30),
    "seat:1": (42, 30),
    "die:0/1": (3, 33),
    "die:0/2": (20, 33),
    "die:1/2": (60, 33),
    "buy:G3": (90, 5),
    "buy:M1": (90, 9),
    "place:moon2": (11, 13),
    "place:sun3": (50, 33),
}
"""Where things lie on this screen; Cleo's can't be seen."""
CORNER = (1, 2)
"""The upper left cell of the islands."""


@record
class Laid:
    """A screen that knows where things lie."""

    hidden: frozenset[str] = frozenset()
    """The boards that can't be seen."""
    pictures: bool = True
    shape: str = HOME

    def __getattr__(self, name: str) -> Any:
        return getattr(shows(acting(hero(gold=4)), look=Look(pictures=self.pictures)), name)

    def place_of(self, board_id: str, target: str) -> Region | None:
        at = PLACES.get(target) if board_id not in self.hidden else None
        return Region(*at, 5, 3) if at is not None else None

    def has_place(self, board_id: str) -> bool:
        return board_id not in self.hidden

    def room(self, board_id: str) -> Region:
        return Region(*CORNER, 83, 17)


Way = tuple[tuple[int, int], tuple[int, int]]


def log_of(*events: Event) -> list[LogEntry]:
    """A log of answers that had one of these events each."""
    return [LogEntry(number, event.seat, "", "", [event]) for number, event in enumerate(events)]


def ways(event: Event, *before: Event, hidden: str = "", pictures: bool = True) -> list[Way]:
    """Where pictures set out, and where they go."""
    screen = cast("Any", Laid(frozenset(hidden.split()), pictures))
    return [(each.start, each.end) for each in journeys_of(screen, [event], log_of(*before))]


def portal(number: int) -> tuple[int, int]:
    x, y = places_of(islands.HOME)[f"portal:{number}"]
    return CORNER[0] + x, CORNER[1] + y


def test_a_plate_goes_from_the_sanctuary_to_its_die() -> None:
    light, dark = (Forged(A, "G3", "G1", die, locked=False) for die in (0, 1))
    assert ways(light) == [(PLACES["buy:G3"], PLACES["die:0/1"])]
    assert ways(dark) == [(PLACES["buy:G3"], PLACES["die:0/2"])]
    assert ways(Forged(B, "M1", "G1", 1, locked=False)) == [(PLACES["buy:M1"], PLACES["die:1/2"])]


def test_a_card_goes_from_its_place_to_who_took_it() -> None:
    assert ways(TookCard(B, "chest", "moon2")) == [(PLACES["place:moon2"], PLACES["seat:1"])]
    assert ways(TookCard(A, "owl", "sun3")) == [(PLACES["place:sun3"], PLACES["seat:0"])]


def test_a_hero_walks_from_where_it_stood() -> None:
    assert ways(Moved(A, 3)) == [(PLACES["seat:0"], portal(3))], "from home"
    assert ways(Moved(A, 3), Moved(A, 5)) == [(portal(5), portal(3))]
    assert ways(Moved(A, 3), Moved(A, 5), Moved(A, 2)) == [(portal(2), portal(3))], "where it stood last"
    assert ways(Moved(A, 3), Moved(A, 5), Moved(B, 2)) == [(portal(5), portal(3))], "others don't matter"
    assert ways(Moved(A, 3), Moved(B, 5)) == [(PLACES["seat:0"], portal(3))]
    assert ways(Moved(A, 3), Moved(A, 5), Ousted(A, 5, B)) == [(PLACES["seat:0"], portal(3))]
    assert ways(Moved(A, 3), Moved(A, 5), Passed(A)) == [(portal(5), portal(3))]


def test_an_ousted_hero_goes_home() -> None:
    assert ways(Ousted(B, 3, A)) == [(portal(3), PLACES["seat:1"])]


def test_a_hero_who_stays_where_it_is_goes_nowhere() -> None:
    assert ways(Moved(A, 5), Moved(A, 5)) == []


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (Forged(A, "G3", "G1", 0, locked=False), "sanctuary"),
        (Forged(A, "G3", "G1", 0, locked=False), "heroes"),
        (Forged(A, "X3", "G1", 0, locked=False), ""),
        (TookCard(A, "chest", "moon2"), "islands"),
        (TookCard(C, "chest", "moon2"), ""),
        (Moved(A, 3), "islands"),
        (Moved(A, 3), "heroes"),
        (Ousted(B, 3, A), "heroes"),
        (Passed(A), ""),
    ],
)
def test_nothing_moves_unless_both_ends_can_be_seen(event: Event, hidden: str) -> None:
    assert ways(event, hidden=hidden) == []


def test_nothing_moves_without_pictures() -> None:
    for event in (Forged(A, "G3", "G1", 0, locked=False), TookCard(A, "chest", "moon2"), Moved(A, 3)):
        assert ways(event, pictures=False) == []


def test_on_a_small_screen_heroes_do_not_walk() -> None:
    """Its islands are lines of text."""
    screen = cast("Any", Laid(shape=SMALL_SCREEN))
    assert journeys_of(screen, [Moved(A, 3)], log_of(Moved(A, 5))) == []
    assert journeys_of(screen, [Ousted(B, 3, A)], ()) == []


def test_several_things_move_at_once() -> None:
    events: Sequence[Event] = [Moved(A, 3), Passed(A), TookCard(A, "chest", "moon2")]
    screen = cast("Any", Laid())
    found = journeys_of(screen, events, ())
    assert [journey.end for journey in found] == [portal(3), PLACES["seat:0"]]


def test_each_thing_is_pictured_as_itself() -> None:
    screen = cast("Any", Laid())
    plate, card, pawn = (
        journeys_of(screen, [event], ())[0].picture
        for event in (Forged(A, "G3", "G1", 0, locked=False), TookCard(A, "chest", "moon2"), Moved(A, 3))
    )
    chest = sprite("dice_forge", "chest", "small")
    assert (plate.width, plate.height) == PLATE[SMALL]
    assert (card.width, card.height) == (chest.width, (chest.height + 1) // 2)
    assert pawn == draw_pawn((NAMES[A][0][:2], NAMES[A][1]), islands.HOME)


def test_a_hero_has_one_initial_on_small_islands_and_two_on_large_ones() -> None:
    who = ("An", "red")
    for size, said in ((islands.HOME, "A"), (islands.LARGE, "An"), (islands.HUGE, "An")):
        written = [run.text for line in draw_pawn(who, size).lines for run in line if run.role == "seat-red"]
        assert "".join(written).strip() == said
