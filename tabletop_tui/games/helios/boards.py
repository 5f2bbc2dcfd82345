"""The boards of Helios as drawings, each from what the screen shows now and the room it has."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesets.helios.components import COLOURS, START_COLOURS
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Drawing, Line, Region, Run
from tabletop_tui.games.helios import cards, offer, strip, world
from tabletop_tui.games.helios.hexes import HUGE, LARGE, MINI, PAGE, SMALL, WIDE_MINI
from tabletop_tui.games.helios.offer import Asked
from tabletop_tui.games.helios.terms import ANY, HARBOUR, HOUSE, INKS, MANA, STEP, Terms
from tabletop_tui.games.helios.world import Marks
from tabletop_tui.pictures import Look
from tabletop_tui.screens import room as rooms

SIZES = {rooms.SMALL: PAGE, rooms.HOME: SMALL, rooms.LARGE: LARGE, "huge": HUGE}
"""How big the hexes are in each shape of the screen."""
LAND = frozenset({"choose_tile", "choose_start_land"})
"""Decisions about a tile on offer."""


class Shown(NamedTuple):
    """What the screen shows at a moment."""

    view: HeliosView
    seat: int
    """Whose things are shown."""
    others: Sequence[int]
    names: Sequence[tuple[str, str]]
    terms: Terms
    look: Look
    shape: str
    kind: str
    """The kind of decision that is asked; empty for none."""
    keys: Mapping[str, str]
    """The keys of what can be chosen, by target."""
    cursor: str | None
    news: Mapping[int, Line]
    """What each of the others has done in its last turn."""
    new: Mapping[int, frozenset[str]]
    """The fields of their worlds that have changed by it."""
    prospects: Mapping[str, str]
    """The best that each action could do now."""

    @property
    def board(self) -> Seat:
        """Both boards of the seat that is shown."""
        return self.view.seats[self.seat].board

    @property
    def title(self) -> Run:
        """Whose world it is."""
        name, colour = self.names[self.seat]
        return Run(self.terms.say("board-world", name=name), f"{colour} strong")

    def asked(self, *nouns: str) -> Asked:
        """What can be chosen on a board with these nouns."""
        keys = {target: key for target, key in self.keys.items() if target.partition(":")[0] in nouns}
        return Asked(keys, self.cursor, bool(keys))


def draw_map(shown: Shown, marks: Marks) -> Drawing:
    """The map, with what stands in its free corners."""
    size = SIZES[shown.shape]
    return world.draw_world(shown.board, shown.terms, shown.look, size, marks, _corners(shown))


def _corners(shown: Shown) -> world.Corners:
    terms, board = shown.terms, shown.board
    if shown.shape == rooms.SMALL:
        name, points = shown.names[shown.seat], strip.points_of(shown.view.seats[shown.seat])
        signs = ((STEP, board.range, "orange"), (MANA, board.mana, "cyan"))
        figures = tuple(Run(f"{terms.sign(sign)}{count} ", role) for sign, count, role in signs)
        gold: Line = (Run(f"{points} {terms.say('board-vp')}", "gold"),)
        held = tuple(strip.spread(terms.amounts(board.cubes)))
        left: list[Line] = [(Run(name[0], f"{name[1]} strong"),), gold, figures]
        return {"left": left, "below": [held or (Run(terms.say("no-cubes"), "dim"),)]}
    tiles = terms.counted("board-count-tiles", count=len(board.world))
    temples = terms.counted("board-count-temples", count=board.temples)
    counts = (Run(terms.say("board-counts", tiles=tiles, temples=temples), "dim"),)
    bonuses = ((HARBOUR, "harbour", "white"), (MANA, "mana", "cyan"), (ANY, "resource", "white"))
    right = [
        (Run(f"{terms.sign(sign)} ", role), Run(terms.say("board-legend", word), "dim"))
        for sign, word, role in bonuses
    ]
    below = [
        (Run(f"{sign} ", ink), Run(terms.colour(n), "dim"))
        for n, (sign, ink) in enumerate(zip(terms.signs, INKS, strict=True))
    ]
    stock = Run(f"{terms.sign(MANA)} {shown.view.mana}  {terms.sign(HOUSE)} {shown.view.houses}", "dim")
    beside = [(Run(terms.say("board-supply"), "faint"),), (stock,)]
    return {"left": [(shown.title,), counts], "right": right, "below": below, "beside": beside}


def draw_city(shown: Shown, room: Region) -> Drawing:
    """The buildings of the seat that is shown."""
    view, seat, terms, asked = shown.view, shown.seat, shown.terms, shown.asked("building")
    if shown.shape == rooms.SMALL:
        return cards.draw_city_table(view, seat, terms, asked, room.width)
    return cards.draw_city(view, seat, terms, shown.look, asked, room.width, room.height)


def draw_persons(shown: Shown, room: Region) -> Drawing:
    """The persons, for the seat that is shown."""
    view, seat, terms, asked = shown.view, shown.seat, shown.terms, shown.asked("person")
    if shown.shape == rooms.SMALL:
        return cards.draw_persons_table(view, seat, terms, asked, shown.names, room.width)
    return cards.draw_persons(view, seat, terms, shown.look, asked, shown.names, room.width, room.height)


def draw_tiles(shown: Shown, room: Region) -> Drawing:
    """The action tiles: large while one is taken."""
    if shown.kind != "choose_action_tile":
        return offer.draw_columns(shown.view, shown.terms, room.width, room.height)
    asked, said = shown.asked("column"), shown.prospects
    board, size = shown.board, (room.width, room.height)
    return offer.draw_tiles(shown.view, board, shown.terms, shown.look, asked, said, *size)


def draw_offer(shown: Shown, room: Region) -> Drawing:
    """Land and special tiles: as hexes while one is chosen."""
    view, terms, look = shown.view, shown.terms, shown.look
    if shown.kind not in LAND:
        return offer.draw_land(view, terms, look, room.width, room.height)
    starts = [COLOURS[colour] for colour in START_COLOURS] if shown.kind == "choose_start_land" else []
    size = SMALL if SIZES[shown.shape].art == "large" else PAGE
    asked = shown.asked("slot", "special")
    return offer.draw_offer(view, terms, look, asked, starts, size, room.width, room.height)


def draw_mine(shown: Shown, room: Region, note: str = "") -> Drawing:
    """The strip of one's own things."""
    name, asked = shown.names[shown.seat], shown.asked("row")
    return strip.draw_mine(shown.view, shown.seat, shown.terms, name, asked, room.width, note)


def draw_own(shown: Shown, room: Region) -> Drawing:
    """The world in small, where the stage shows something else, with where cubes and temples are."""
    return strip.draw_own(shown.board, shown.terms, shown.look, shown.title, room.width, room.height)


def draw_others(shown: Shown, room: Region) -> Drawing:
    """The other players: a line each, or their worlds in small."""
    view, terms, names, seats = shown.view, shown.terms, shown.names, shown.others
    if SIZES[shown.shape].art != "large":
        return strip.draw_others(view, terms, names, seats, room.width, room.height)
    size = WIDE_MINI if room.width // max(1, len(seats)) > 31 else MINI
    return strip.draw_worlds(view, terms, shown.look, names, seats, shown.news, shown.new, size, room.width)
