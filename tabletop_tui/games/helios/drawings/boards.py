"""The boards of Helios as recipes, each made from what the screen shows now and the room it has."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from rulesets.core import Event
from rulesets.helios.advice.deeds import together
from rulesets.helios.advice.prices import buildable
from rulesets.helios.components import ACTION_TILES, COLOURS, START_COLOURS
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings import cards, offer, strip, world
from tabletop_tui.games.helios.drawings.hexes import HUGE, LARGE, MINI, PAGE, SMALL, WIDE_MINI
from tabletop_tui.games.helios.drawings.marks import NO_MARKS, Marks, changed, marked
from tabletop_tui.games.helios.drawings.moments import Still, stills
from tabletop_tui.games.helios.drawings.offer import Asked
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import BONUSES, INKS, Terms
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.kit import showing
from tabletop_tui.kit.kept import Kept, Recipe
from tabletop_tui.kit.showing import Move, Showing
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Line, Region, Run
from tabletop_tui.paint.pictures import Look
from tabletop_tui.paint.runs import spaced

SIZES = {showing.SMALL: PAGE, showing.HOME: SMALL, showing.LARGE: LARGE, showing.HUGE: HUGE}
"""The size of hexes in each shape of the screen."""

ABOUT = {"choose_build": "building", "persons_turn": "person"}
"""The noun of the cards that a kind of decision is about."""
LEGEND = {
    "harbour": HeliosMessages.board_legend_harbour,
    "mana": HeliosMessages.board_legend_mana,
    "resource": HeliosMessages.board_legend_resource,
}
"""What the signs for what fields bring mean."""


class Table(Showing[HeliosView], Protocol):
    """The screen of Helios as its boards see it."""

    wording: HeliosWording
    before: HeliosView | None

    @property
    def shown(self) -> "Shown":
        """Everything that the boards are drawn from."""

    @property
    def ending(self) -> str:
        """The ending of targets on the boards of a seat that isn't asked."""


class Shown(NamedTuple):
    """What the screen shows at one moment."""

    view: HeliosView
    seat: int
    """The seat whose things are shown."""
    others: Sequence[int]
    names: Sequence[tuple[str, str]]
    terms: Terms
    look: Look
    shape: str
    kept: Kept
    kind: str
    """The kind of the decision; empty for none."""
    keys: Mapping[str, str]
    """The keys of what can be chosen, by target."""
    news: Mapping[int, Line]
    """What each of the others did in its last turn."""
    new: Mapping[int, frozenset[str]]
    """The fields of their worlds that this changed."""
    cursor: str | None = None
    about: str = ""
    """The noun of the cards that the player shown chooses from."""

    @property
    def board(self) -> Seat:
        """Both boards of the seat that is shown."""
        return self.view.seats[self.seat].board

    @property
    def title(self) -> Run:
        """The title over a world: its owner."""
        name, colour = self.names[self.seat]
        return Run(self.terms.say.board_world(name=name), f"{colour} strong")

    def asked(self, *nouns: str) -> Asked:
        """What can be chosen on a board that has these nouns."""
        keys = {target: key for target, key in self.keys.items() if target.partition(":")[0] in nouns}
        cursor = self.cursor if (self.cursor or "").partition(":")[0] in nouns else None
        return Asked(keys, cursor, self.about in nouns)


def shown_of(table: Table) -> Shown:
    """What a screen shows, with the targets' keys, what others have done and what actions could do."""
    view, kind = table.view, table.asked.kind if table.asked is not None else ""
    own = table.asked is not None and table.asked.seat == table.shown_seat
    return Shown(
        view,
        table.shown_seat,
        table.others,
        table.names,
        table.terms,
        table.look,
        table.shape,
        table.kept,
        kind,
        table.keys,
        {seat: _news(table, seat) for seat in table.others},
        {seat: changed(table.happened.get(seat, ()), seat) for seat in range(len(view.seats))},
        about=ABOUT.get(kind, "") if own else "",
    )


def _news(table: Table, seat: int) -> Line:
    """What a seat has done since the viewer's last turn, in a few words per event."""
    events = together([event for event in table.happened.get(seat, ()) if event.seat == seat])
    said = " · ".join(filter(None, (table.wording.stories.brief(event) for event in events)))
    return (Run(f"{table.terms.sign('new')} ", "you"), Run(said, "dim")) if said else ()


def map_marks(table: Table, target: str | None, key: str | None) -> Marks:
    """What the map shows of the decision, with the cursor on a target or an option."""
    decision, shown = table.asked, table.shown
    element, _, at = (target or "").partition("@")
    noun, _, id = element.partition(":")
    if decision is None or decision.seat != shown.seat:
        here = noun == "field" and at == table.ending.removeprefix("@")
        return Marks(cursor=id if here else None, new=shown.new[shown.seat])
    long = SIZES[shown.shape].art == "large"
    return marked(shown.view, shown.terms, decision, shown.keys, f"{noun}:{id}", key, long=long)


# -- moments ---------------------------------------------------------------------------------------


def stills_of(table: Table, events: Sequence[Event]) -> tuple[Shown, list[Still]]:
    """The frames of what has just happened, and the boards of the seat that did it."""
    actor = next((event.seat for event in events if event.seat is not None), table.shown_seat)
    shown, before = table.shown._replace(seat=actor), (table.before or table.view).seats[actor].board
    return shown, stills(events, before, shown.board, actor, shown.terms)


def moves_of(shown: Shown, frames: Sequence[Still], stage: str) -> Mapping[str, Move]:
    """What changes in these frames: the map and the player's things, or words across the stage."""
    drawn = {"mine"} if any(not still.banner for still in frames) else set()
    drawn |= {"world"} if any(still.marks != NO_MARKS for still in frames) else set()
    named = {stage} if any(still.banner for still in frames) else set()
    return {board: partial(_during, board, shown, frames, board == stage) for board in drawn | named}


def _during(
    board: str, shown: Shown, frames: Sequence[Still], staged: bool, room: Region, before: Drawing, step: int
) -> Drawing:
    """A board in one frame of a moment."""
    still = frames[step]
    if still.banner:
        return under_banner(before, still.banner) if staged else before
    if board not in ("world", "mine"):
        return before
    drawn = _map(shown, still.board, still.marks) if board == "world" else _mine(shown, room, still)()
    return drawn.renamed(f"@{shown.seat}")


def under_banner(drawing: Drawing, text: str) -> Drawing:
    """A line of words across a drawing: a phase begins.

    It lies on the first blank line, or else along the top: below that it would hide the sun. One frame
    is drawn over another, so it may be there already.
    """
    if text in drawing.text():
        return drawing
    free = next((y for y, line in enumerate(drawing.lines) if all(map(_is_blank, line))), 0)
    canvas, band = Canvas.on(drawing), Region(0, free, drawing.width, 1)
    canvas.fill(band, "ground-bar")
    canvas.write_centred(band, free, text, "you strong ground-bar")
    return canvas.drawing()


def _is_blank(run: Run) -> bool:
    """Whether there is neither text nor a picture."""
    return not run.text.strip() and "px:" not in run.role


# -- the map ---------------------------------------------------------------------------------------


def the_map(table: Table, _room: Region) -> Drawing:
    """The map, with words in its free corners."""
    return _map(table.shown, table.shown.board, table.marked.get("world", NO_MARKS))


def _map(shown: Shown, board: Seat, marks: Marks) -> Drawing:
    size, corners, before = SIZES[shown.shape], _corners(shown, board), shown.kept.mosaic(f"{shown.seat}")
    meant = _MEANT_SMALL if shown.shape == showing.SMALL else _MEANT
    meant = {"left:0": f"player:{shown.seat}", **meant}
    return world.draw_world(board, shown.terms, shown.look, size, marks, corners, before, meant)


_MEANT_SMALL = {"left:1": "stat:points", "left:2": "stat:range", "below:0": "stat:cubes"}
_MEANT = {
    "left:1": "stat:world",
    **{f"right:{n}": f"legend:{bonus}" for n, bonus in enumerate(LEGEND)},
    **{f"below:{n}": "legend:cubes" for n in range(len(INKS))},
    "beside:0": "legend:supply",
    "beside:1": "legend:supply",
}
"""What stands in the corners of the map, by line."""


def _corners(shown: Shown, board: Seat) -> world.Corners:
    terms = shown.terms
    if shown.shape == showing.SMALL:
        name, points = shown.names[shown.seat], total_text(shown.view.seats[shown.seat].standing)
        signs = (("step", board.range, "orange"), ("mana", board.mana, "cyan"))
        figures = tuple(Run(f"{terms.sign(sign)}{count} ", role) for sign, count, role in signs)
        gold: Line = (Run(f"{points} {terms.say.board_vp()}", "gold"),)
        held = spaced(terms.amounts(board.cubes)) or (Run(terms.say.no_cubes(), "dim"),)
        return {"left": [(Run(name[0], f"{name[1]} strong"),), gold, figures], "below": [held]}
    tiles = terms.say.board_count_tiles(count=len(board.world))
    temples = terms.say.board_count_temples(count=board.temples)
    counts = (Run(terms.say.board_counts(tiles=tiles, temples=temples), "dim"),)
    right = [
        (Run(f"{terms.sign(sign)} ", role), Run(LEGEND[bonus](terms.say), "dim"))
        for bonus, (sign, role) in BONUSES.items()
    ]
    below = [
        (Run(f"{sign} ", ink), Run(terms.colour(n), "dim"))
        for n, (sign, ink) in enumerate(zip(terms.signs, INKS, strict=True))
    ]
    stock = Run(f"{terms.sign('mana')} {shown.view.mana}  {terms.sign('house')} {shown.view.houses}", "dim")
    beside = [(Run(terms.say.board_supply(), "faint"),), (stock,)]
    return {"left": [(shown.title,), counts], "right": right, "below": below, "beside": beside}


# -- everything else -------------------------------------------------------------------------------


def the_city(table: Table, room: Region) -> Recipe:
    """The buildings of the seat shown."""
    shown = table.shown
    plots = cards.plots_of(shown.view, shown.seat, shown.asked("building"))
    if shown.shape == showing.SMALL:
        return partial(cards.draw_city_table, plots, shown.terms, room.width)
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("city"))
    return partial(cards.draw_city, plots, *about)


def the_persons(table: Table, room: Region) -> Recipe:
    """The persons, for the seat shown."""
    shown = table.shown
    figures = cards.figures_of(shown.view, shown.seat, shown.asked("person"), shown.names)
    if shown.shape == showing.SMALL:
        return partial(cards.draw_persons_table, figures, shown.terms, room.width)
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("persons"))
    return partial(cards.draw_persons, figures, *about)


def the_tiles(table: Table, room: Region) -> Recipe:
    """The action tiles."""
    shown = table.shown
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("tiles"))
    return partial(offer.draw_tiles, offer.columns_of(shown.view, shown.asked("column")), *about)


def the_land(table: Table, room: Region) -> Recipe:
    """Land and special tiles."""
    shown = table.shown
    starts = [COLOURS[colour] for colour in START_COLOURS] if shown.kind == "choose_start_land" else []
    offers = offer.offers_of(shown.view, starts, shown.asked("slot", "special"))
    about = (shown.terms, shown.look, room.width, room.height, shown.kept.mosaic("offer"))
    return partial(offer.draw_offer, offers, *about)


def picture_of(table: Table, key: str | None) -> Drawing:
    """The picture of the action tile or the land that an option takes."""
    noun = (key or "").partition(":")[0]
    return offer.draw_taken(key or "", table.look) if noun in ("column", "land", "special") else EMPTY


def the_mine(table: Table, room: Region) -> Recipe:
    """The strip of the player's own things."""
    return _mine(table.shown, room)


def _mine(shown: Shown, room: Region, still: Still | None = None) -> Recipe:
    """That strip, or what it is in one frame of a moment."""
    view, seat, asked = shown.view, shown.seat, shown.asked("row")
    own, payable = view.seats[seat], len(buildable(view, seat))
    mine = strip.Mine(own, shown.names[seat], payable, view.persons, asked, _aimed(shown), seat=seat)
    if still is not None:
        mine = mine._replace(own=replace(own, board=still.board), note=still.note, flown=still.flown)
    return partial(strip.draw_mine, mine, shown.terms, room.width, shown.kept.mosaic("mine"))


def _aimed(shown: Shown) -> str:
    """The colour of the action tile under the cursor, which would lie in a row; empty for none."""
    action = (shown.asked("column").cursor or "").partition(":")[2]
    tiles = shown.view.columns[action] if action and shown.kind == "choose_action_tile" else ()
    return ACTION_TILES[tiles[-1]].colour if tiles else ""


def the_own_world(table: Table, room: Region) -> Recipe:
    """A small world while the stage shows something else, and where cubes and temples are."""
    shown = table.shown
    about = (shown.terms, shown.look, shown.title, room.width, room.height)
    return partial(strip.draw_own, shown.board, *about)


def the_others(table: Table, room: Region) -> Recipe:
    """The other players: one line each, or their worlds in small."""
    shown = table.shown
    view, of = shown.view, len(shown.others)
    players = [
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
        return partial(strip.draw_others, players, shown.terms, room.width, room.height)
    size = WIDE_MINI if room.width // max(1, of) > 31 else MINI
    about = (shown.terms, shown.look, size, room.width, room.height, shown.kept.mosaic("others"))
    return partial(strip.draw_worlds, players, *about)
