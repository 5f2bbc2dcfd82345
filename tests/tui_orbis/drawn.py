"""The drawings of Orbis for tests: how terminals look, positions to draw, and what stands at a target."""

import random
from collections.abc import Iterator

from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Drawing
from tabletop_tui.games.orbis import display, others, world
from tabletop_tui.games.orbis.display import GodSize, Marks, draw_display, draw_gods
from tabletop_tui.games.orbis.others import NO_NEWS, News, draw_others
from tabletop_tui.games.orbis.outcome import Trial
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.games.orbis.world import draw_about, draw_hold, draw_world
from tabletop_tui.pictures import Look
from tabletop_tui.words import Words
from tests.tui_orbis.games import NAMES, moments, wording

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
        from tabletop_tui.glyphs import spelt_in_ascii

        return spelt_in_ascii(super().put(message_id, facts))  # type: ignore[arg-type]


def terms(language: str = "en", look: Look = PICTURES) -> Terms:
    """The names and signs of a language, as this terminal shows them."""
    said = wording(language)
    if look.ascii:
        said.words = Spelt(language)
        said.in_ascii()
    return said.terms


def views(seats: int = 3, seed: int = 7, share: float = 0.2) -> Iterator[OrbisView]:
    """Positions of a random game."""
    chance = random.Random(seed)
    for moment in moments(seats, seed, eager=0.9):
        if chance.random() < share:
            yield moment.view


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
    count = len(view.seats)
    names, seats = PLAYERS[:count], range(count)
    marks = Marks(seat if view.slot is None and len(view.seats[seat].world) < 14 else None, 4)
    trial = Trial(view.hand, view.turned_over) if view.hand else None
    for tile in TILES.values():
        yield draw_display(view, said, look, tile, marks)
    for site in SITES.values():
        for each in seats:
            yield draw_world(view, said, look, each, site, trial=trial)
    for size in (GodSize(58, 6, "small"), GodSize(76, 7, "large"), GodSize(80, 4, "small")):
        yield draw_gods(view, said, look, size, seat)
    yield draw_about(view, said, names, seat, 60)
    for asks in (False, True):
        yield draw_hold(view, said, seat, 60, trades=True, own=True, asks=asks)
    news = {each: News(frozenset(view.seats[each].world)) if each else NO_NEWS for each in seats}
    for mini, width, height in ((others.SMALL, 60, 13), (others.LARGE, 82, 18), (others.FULL, 160, 30)):
        rest = [each for each in seats if each != seat]
        yield draw_others(view, said, look, names, rest, news, mini, width, height)
