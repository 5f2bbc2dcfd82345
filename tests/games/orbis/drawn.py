"""The drawings of Orbis for tests: how terminals look, positions to draw, and what stands at a target."""

import itertools
import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rulesets.orbis.advice.gods import god_preview
from rulesets.orbis.advice.trials import Trial
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.drawings import display, others, world
from tabletop_tui.games.orbis.drawings.display import NO_MARKS, GodSize, Marks, TileSize
from tabletop_tui.games.orbis.drawings.others import NO_NEWS, MiniSize, News, Other
from tabletop_tui.games.orbis.drawings.world import SiteSize
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.kit.kept import Kept
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.paint.pictures import Look
from tabletop_tui.text.words import Words
from tests.games.orbis.games import NAMES, moments, wording
from tests.tui.random_games import PEOPLE

V = TypeVar("V")

PICTURES, MONO, ASCII = Look(), Look(pictures=False, mono=True), Look(pictures=False, ascii=True)
LOOKS = {"pictures": PICTURES, "mono": MONO, "ascii": ASCII}
PLAYERS = list(zip(NAMES, ("red", "blue", "green", "yellow"), strict=True))
TILES = {"80x24": display.PAGE, "120x36": display.SMALL, "160x50": display.LARGE}
SITES = {"80x24": world.PAGE, "120x36": world.SMALL, "160x50": world.LARGE}
PIXELS = set("▀▄█")
"""What pictures are made of."""


class Spelt(Words):
    """Words in ASCII, as the program says them where a terminal shows nothing else."""

    def put(self, message_id: str, facts: object) -> str:
        """The message without umlauts."""
        from tabletop_tui.paint.glyphs import spelt_in_ascii

        return spelt_in_ascii(super().put(message_id, facts))  # type: ignore[arg-type]


def terms(language: str = "en", look: Look = PICTURES) -> Terms:
    """The names and signs of a language, as this terminal shows them."""
    if not look.ascii:
        return wording(language).terms
    said = OrbisWording(Spelt(language), PEOPLE)
    said.in_ascii()
    return said.terms


def every(views: Iterable[V], *axes: Iterable[Any], least: int = 1) -> Iterator[tuple[Any, ...]]:
    """Positions, each with another combination of sizes, looks and languages; every combination comes up."""
    combinations = list(itertools.product(*axes))
    count = 0
    for view, combination in zip(views, itertools.cycle(combinations), strict=False):
        yield view, *combination
        count += 1
    assert count >= least * len(combinations), "too few positions for all combinations"


def views(seats: int = 3, seed: int = 7, share: float = 0.2) -> Iterator[OrbisView]:
    """Positions of a random game."""
    chance = random.Random(seed)
    for moment in moments(seats, seed, eager=0.9):
        if chance.random() < share:
            yield moment.view


def draw_display(
    view: OrbisView, said: Terms, look: Look, size: TileSize, seat: int | None = None, marks: Marks = NO_MARKS
) -> Drawing:
    """The display of a view, with what its landscapes would come to for a seat."""
    slots = display.slots_of(view, said, size, seat)
    return display.draw_display(display.marked(slots, marks), said, look, size, Kept())


def draw_gods(view: OrbisView, said: Terms, look: Look, size: GodSize, seat: int | None) -> Drawing:
    """The gods of a view, with what they would count for a seat."""
    gods = {god: god_preview(view, seat, god) if seat is not None else None for god in view.gods}
    return display.draw_gods(gods, said, look, size)


def draw_world(
    view: OrbisView, said: Terms, look: Look, seat: int, size: SiteSize, trial: Trial | None = None
) -> Drawing:
    """A seat's world."""
    return world.draw_world(view.seats[seat], said, look, size, trial=trial)


def draw_about(view: OrbisView, said: Terms, seat: int, width: int) -> Drawing:
    """What stands beside a seat's world."""
    temples = world.temples_of(view, PLAYERS)
    return world.draw_about(view.seats[seat], temples, said, PLAYERS[seat], width)


def draw_hold(
    view: OrbisView, said: Terms, seat: int, width: int, *, trades: bool, asks: bool, name: str = ""
) -> Drawing:
    """What a seat holds."""
    return world.draw_hold(view.seats[seat].supply, said, width, trades=trades, name=name, asks=asks)


def draw_others(
    view: OrbisView,
    said: Terms,
    look: Look,
    news: Mapping[int, News],
    size: MiniSize,
    width: int,
    height: int,
) -> Drawing:
    """The seats of which there are news, with these."""
    shown = [Other(*PLAYERS[seat], view.seats[seat], found) for seat, found in news.items()]
    return others.draw_others(shown, said, look, size, width, height)


def part(drawing: Drawing, target: str) -> list[str]:
    """The lines of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    rows = ["".join(run.text for run in line).ljust(drawing.width) for line in drawing.lines]
    region = spot.region
    return [rows[y][region.x : region.right] for y in range(region.y, region.bottom)]


def all_drawings(view: OrbisView, language: str, look: Look) -> Iterator[Drawing]:
    """Every board, in every size."""
    said, seat = terms(language, look), view.active or 0
    seats = range(len(view.seats))
    taker = seat if view.slot is None and len(view.seats[seat].world) < 14 else None
    trial = Trial(view.hand, view.turned_over) if view.hand else None
    for tile in TILES.values():
        yield draw_display(view, said, look, tile, taker, Marks(4))
    for site in SITES.values():
        for each in seats:
            yield draw_world(view, said, look, each, site, trial=trial)
    for size in (GodSize(58, 6, "small"), GodSize(76, 7, "large"), GodSize(80, 4, "small")):
        yield draw_gods(view, said, look, size, seat)
    yield draw_about(view, said, seat, 60)
    for asks in (False, True):
        yield draw_hold(view, said, seat, 60, trades=True, asks=asks)
    news = {each: News(frozenset(view.seats[each].world)) if each else NO_NEWS for each in seats}
    for mini, width, height in ((others.SMALL, 60, 13), (others.LARGE, 82, 18), (others.FULL, 160, 30)):
        rest = {each: found for each, found in news.items() if each != seat}
        yield draw_others(view, said, look, rest, mini, width, height)
