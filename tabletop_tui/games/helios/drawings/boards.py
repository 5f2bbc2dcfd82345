"""The boards of Helios as recipes, each from what the screen shows now and the room it has."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from rulesets.helios.components import COLOURS, START_COLOURS
from rulesets.helios.preview import buildable
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Canvas, Drawing, Line, Region, Run
from tabletop_tui.games.helios.drawings import cards, offer, strip, world
from tabletop_tui.games.helios.drawings.hexes import HUGE, LARGE, MINI, PAGE, SMALL, WIDE_MINI
from tabletop_tui.games.helios.drawings.marks import NO_MARKS, Marks, changed
from tabletop_tui.games.helios.drawings.moments import Still
from tabletop_tui.games.helios.drawings.offer import Asked
from tabletop_tui.games.helios.terms import BONUSES, INKS, Terms
from tabletop_tui.games.kit import showing
from tabletop_tui.games.kit.kept import Kept, Recipe
from tabletop_tui.games.kit.showing import Showing
from tabletop_tui.pictures import Look
from tabletop_tui.runs import spaced

SIZES = {showing.SMALL: PAGE, showing.HOME: SMALL, showing.LARGE: LARGE, showing.HUGE: HUGE}
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
    kept: Kept
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
        """The title over a world: whose it is."""
        name, colour = self.names[self.seat]
        return Run(self.terms.say("board-world", name=name), f"{colour} strong")

    def asked(self, *nouns: str) -> Asked:
        """What can be chosen on a board with these nouns."""
        keys = {target: key for target, key in self.keys.items() if target.partition(":")[0] in nouns}
        cursor = self.cursor if (self.cursor or "").partition(":")[0] in nouns else None
        return Asked(keys, cursor)


def shown_of(
    table: Showing[HeliosView],
    keys: Mapping[str, str],
    news: Mapping[int, Line],
    prospects: Mapping[str, str],
) -> Shown:
    """What a screen shows, with the keys of targets, what others have done and what actions could do."""
    new = {seat: changed(table.happened.get(seat, ()), seat) for seat in range(len(table.view.seats))}
    return Shown(
        table.view,
        table.shown_seat,
        table.others,
        table.names,
        table.terms,
        table.look,
        table.shape,
        table.kept,
        table.asked.kind if table.asked is not None else "",
        keys,
        None,
        news,
        new,
        prospects,
    )


def still_on(board_id: str, shown: Shown, room: Region, still: Still, before: Drawing) -> Drawing:
    """One frame of a moment on a board: words across it, the map, or a player's own things."""
    if still.banner:
        return banner_over(before, still.banner)
    drawn = draw_still(shown, still) if board_id == "world" else mine(shown, room, still)()
    return drawn.renamed(f"@{shown.seat}")


# -- the map ---------------------------------------------------------------------------------------


def draw_map(shown: Shown, marks: Marks) -> Drawing:
    """The map, with what stands in its free corners."""
    return _map(shown, shown.board, marks)


def draw_still(shown: Shown, still: Still) -> Drawing:
    """The map in one frame of a moment."""
    return _map(shown, still.board, still.marks)


def _map(shown: Shown, board: Seat, marks: Marks) -> Drawing:
    size, corners, before = SIZES[shown.shape], _corners(shown, board), shown.kept.mosaic(f"{shown.seat}")
    return world.draw_world(board, shown.terms, shown.look, size, marks, corners, before)


def banner_over(drawing: Drawing, text: str) -> Drawing:
    """A line of words across a drawing: a phase begins."""
    canvas = Canvas.on(drawing)
    band = Region(0, drawing.height // 2 - 1, drawing.width, 3)
    canvas.fill(band, "ground-bar")
    canvas.write_centred(band, band.y + 1, text, "you strong ground-bar")
    return canvas.drawing()


def _corners(shown: Shown, board: Seat) -> world.Corners:
    terms = shown.terms
    if shown.shape == showing.SMALL:
        name, points = shown.names[shown.seat], strip.points_of(shown.view.seats[shown.seat])
        signs = (("step", board.range, "orange"), ("mana", board.mana, "cyan"))
        figures = tuple(Run(f"{terms.sign(sign)}{count} ", role) for sign, count, role in signs)
        gold: Line = (Run(f"{points} {terms.say('board-vp')}", "gold"),)
        held = spaced(terms.amounts(board.cubes)) or (Run(terms.say("no-cubes"), "dim"),)
        return {"left": [(Run(name[0], f"{name[1]} strong"),), gold, figures], "below": [held]}
    tiles = terms.counted("board-count-tiles", count=len(board.world))
    temples = terms.counted("board-count-temples", count=board.temples)
    counts = (Run(terms.say("board-counts", tiles=tiles, temples=temples), "dim"),)
    right = [
        (Run(f"{terms.sign(sign)} ", role), Run(terms.say("board-legend", word), "dim"))
        for word, (sign, role) in BONUSES.items()
    ]
    below = [
        (Run(f"{sign} ", ink), Run(terms.colour(n), "dim"))
        for n, (sign, ink) in enumerate(zip(terms.signs, INKS, strict=True))
    ]
    stock = Run(f"{terms.sign('mana')} {shown.view.mana}  {terms.sign('house')} {shown.view.houses}", "dim")
    beside = [(Run(terms.say("board-supply"), "faint"),), (stock,)]
    return {"left": [(shown.title,), counts], "right": right, "below": below, "beside": beside}


# -- everything else -------------------------------------------------------------------------------


def city(shown: Shown, room: Region) -> Recipe:
    """The buildings of the seat that is shown."""
    plots = cards.plots_of(shown.view, shown.seat, shown.asked("building"))
    if shown.shape == showing.SMALL:
        return partial(cards.draw_city_table, plots, shown.terms, room.width)
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("city"))
    return partial(cards.draw_city, plots, *about)


def persons(shown: Shown, room: Region) -> Recipe:
    """The persons, for the seat that is shown."""
    figures = cards.figures_of(shown.view, shown.seat, shown.asked("person"), shown.names)
    if shown.shape == showing.SMALL:
        return partial(cards.draw_persons_table, figures, shown.terms, room.width)
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("persons"))
    return partial(cards.draw_persons, figures, *about)


def tiles(shown: Shown, room: Region) -> Recipe:
    """The action tiles: large while one is taken."""
    columns = offer.columns_of(shown.view, shown.prospects, shown.asked("column"))
    if shown.kind != "choose_action_tile":
        return partial(offer.draw_columns, columns, shown.terms, room.width, room.height)
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("tiles"))
    return partial(offer.draw_tiles, columns, shown.board, *about)


def land(shown: Shown, room: Region) -> Recipe:
    """Land and special tiles: as hexes while one is chosen."""
    view, about, size = shown.view, (shown.terms, shown.look), (room.width, room.height)
    if shown.kind not in LAND:
        return partial(offer.draw_land, offer.offered(view), frozenset(view.bare), *about, *size)
    starts = [COLOURS[colour] for colour in START_COLOURS] if shown.kind == "choose_start_land" else []
    hexes = SMALL if SIZES[shown.shape].art == "large" else PAGE
    offers = offer.offers_of(view, starts, shown.asked("slot", "special"))
    return partial(offer.draw_offer, offers, *about, hexes, *size, shown.kept.mosaic("offer"))


def mine(shown: Shown, room: Region, still: Still | None = None) -> Recipe:
    """The strip of one's own things, or what it is in one frame of a moment."""
    view, seat, asked = shown.view, shown.seat, shown.asked("row")
    own, payable = view.seats[seat], len(buildable(view, seat))
    told = strip.Mine(own, shown.names[seat], payable, view.persons, asked)
    if still is not None:
        told = told._replace(own=replace(own, board=still.board), note=still.note, flown=still.flown)
    return partial(strip.draw_mine, told, shown.terms, room.width, shown.kept.mosaic("mine"))


def own_world(shown: Shown, room: Region) -> Recipe:
    """The world in small, where the stage shows something else, with where cubes and temples are."""
    about = (shown.terms, shown.look, shown.title, room.width, room.height)
    return partial(strip.draw_own, shown.board, *about)


def others(shown: Shown, room: Region) -> Recipe:
    """The other players: a line each, or their worlds in small."""
    view, of = shown.view, len(shown.others)
    told = [
        strip.Other(
            number,
            of,
            seat,
            shown.names[seat],
            view.seats[seat],
            seat == view.dragon,
            shown.news.get(seat, ()),
            shown.new.get(seat, frozenset()),
        )
        for number, seat in enumerate(shown.others)
    ]
    if SIZES[shown.shape].art != "large":
        return partial(strip.draw_others, told, shown.terms, room.width, room.height)
    size = WIDE_MINI if room.width // max(1, of) > 31 else MINI
    about = (shown.terms, shown.look, size, room.width, shown.kept.mosaic("others"))
    return partial(strip.draw_worlds, told, *about)


__all__ = ["LAND", "NO_MARKS", "SIZES", "Shown", "draw_map", "draw_still"]
