"""The table of Orbis: left what is decided, right what one has and what the others have."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from rulesets.core import Decision, Event
from rulesets.orbis.components import GODS
from rulesets.orbis.preview import god_preview
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Drawing, Region, overlaid
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.games.kit.columns import in_columns
from tabletop_tui.games.kit.flight import flying
from tabletop_tui.games.kit.kept import TO_AND_FRO, Recipe
from tabletop_tui.games.orbis.drawings import display, moments, others, world
from tabletop_tui.games.orbis.drawings.display import (
    NO_MARKS,
    GodSize,
    Marks,
    Slot,
    TileSize,
    draw_display,
    draw_gods,
    marked,
    marks_of,
    slots_of,
)
from tabletop_tui.games.orbis.drawings.moments import (
    STEPS,
    arriving,
    display_flights,
    slots_during,
    world_during,
    world_flights,
)
from tabletop_tui.games.orbis.drawings.others import Other, draw_others, news_of
from tabletop_tui.games.orbis.drawings.world import (
    STILL,
    Moving,
    Temple,
    draw_about,
    draw_hold,
    draw_laid,
    draw_moved,
    temples_of,
    with_free_sites,
)
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.history import LogEntry
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

Move = Callable[[Sequence[Event], int], None]
"""Shows one frame of what has happened on a board."""
_ASKS = frozenset({"pay_any", "take_worshipper", "sacrifice_pick", "discard_excess"})
"""Decisions about one's worshippers."""

_RIGHT = (("world", 19), ("hold", 1), ("", 1), ("others", 0))
_LARGE = (("display", 31), ("gods", 7), (PANEL, 0)), (("world", 29), ("hold", 1), ("", 1), ("others", 0))
_COLUMNS = {
    HOME: ((58, (("display", 19), ("gods", 6), (PANEL, 0))), (0, _RIGHT)),
    LARGE: ((76, _LARGE[0]), (0, _LARGE[1])),
    HUGE: ((76, _LARGE[0]), (82, _LARGE[1]), (0, ((LOG, 0),))),
}
"""Left what is decided, right what one has and what the others have, and a third column for the log."""
_PAGES = {
    "display": (("display", 15), ("hold", 1), (PANEL, 0)),
    "world": (("world", 13), ("hold", 1), (PANEL, 0)),
    "others": (("others", 12), ("gods", 4), (PANEL, 0)),
}
"""The pages of a small screen."""


def _display(screen: "OrbisScreen", room: Region) -> Drawing:
    return screen.draw_slots(screen.slots(screen.marks))


def _gods(screen: "OrbisScreen", room: Region) -> Recipe:
    view, seat = screen.view, screen.may_take("god")
    left = [god for god in GODS if god in view.gods]  # in the order of their keys
    gods = {god: god_preview(view, seat, god) if seat is not None else None for god in left}
    size = GodSize(room.width, room.height, screen.tile_size.picture)
    return partial(draw_gods, gods, screen.terms, screen.look, size)


def _world(screen: "OrbisScreen", room: Region) -> Recipe:
    moving = replace(STILL, counting=screen.counting) if screen.counting else STILL
    return screen.world_of(screen.shown_seat, room, moving)


def _hold(screen: "OrbisScreen", room: Region) -> Recipe:
    seat, decision = screen.shown_seat, screen.scene.decision
    kind = decision.kind if decision is not None and decision.seat == seat else ""
    shown = {"own": bool(kind), "asks": kind in _ASKS, "gains": kind == "take_worshipper"}
    trades = screen.may_take("trade") == seat
    return partial(
        draw_hold, screen.view.seats[seat].supply, screen.terms, room.width, trades=trades, **shown
    )


def _others(screen: "OrbisScreen", room: Region) -> Recipe:
    shown = []
    for seat in screen.others:
        own, events = screen.view.seats[seat], screen.happened.get(seat, ())
        shown.append(Other(*screen.names[seat], own, news_of(own, screen.terms, seat, events)))
    size = others.size_for(room.width // max(1, len(shown)), room.height)
    about = (screen.terms, screen.look, size, room.width, room.height, screen.counting)
    return partial(draw_others, shown, *about)


class OrbisScreen(TableScreen[OrbisView]):
    """Display, gods and the card of what is under the cursor; own world, worshippers and the others."""

    BOARDS: ClassVar = (
        Board("display", _display, ("slot",)),
        Board("gods", _gods, ("god",)),
        Board("world", _world, ("site",), owned=True),
        Board("hold", _hold, ("supply",), owned=True),
        Board("others", _others),
    )
    PAGES: ClassVar = {page: tuple(dict(things)) for page, things in _PAGES.items()}
    NEEDED: ClassVar = {HUGE: (192, 56), LARGE: (152, 48), HOME: (119, 34)}
    COUNTED: ClassVar = ("world", "others")
    _slots: tuple[tuple[OrbisView, Terms, TileSize, int | None], list[Slot]] | None = None
    """What the display shows apart from marks, and of what that was worked out."""
    _temples: tuple[Sequence[Temple], Sequence[Temple]] = ((), ())
    """Who had the temples when the table was shown before, and who has them now."""

    @property
    def terms(self) -> Terms:
        """Names and signs in the notation of this terminal."""
        assert isinstance(self.wording, OrbisWording)
        return self.wording.terms

    @property
    def tile_size(self) -> display.TileSize:
        """How big the display's landscapes are."""
        large = self.shape in (LARGE, HUGE)
        return display.PAGE if self.shape == SMALL else display.LARGE if large else display.SMALL

    def slots(self, marks: Marks) -> list[Slot]:
        """What the display shows with these marks."""
        known = (self.view, self.terms, self.tile_size, self.may_take("landscape"))
        if self._slots is None or any(a is not b for a, b in zip(known, self._slots[0], strict=True)):
            self._slots = (known, slots_of(*known))
        return marked(self._slots[1], marks)

    def draw_slots(self, slots: Sequence[Slot]) -> Drawing:
        """The display; tiles that look as they did are taken from before."""
        return draw_display(slots, self.terms, self.look, self.tile_size, self.kept)

    def world_of(self, seat: int, room: Region, moving: Moving = STILL) -> Recipe:
        """A seat's world with what stands around it."""
        size = {SMALL: world.PAGE, LARGE: world.LARGE, HUGE: world.LARGE}.get(self.shape, world.SMALL)
        x = max(0, (room.width - size.board[0]) // 2)
        own, terms, look, name = self.view.seats[seat], self.terms, self.look, self.names[seat]
        width, temples = max(room.width, size.board[0]), self._temples[not moving.former]
        about = partial(
            draw_about, own, temples, terms, name, width, moving.swaps, airy=size is not world.PAGE
        )
        rest = replace(moving, site="", risen=None, picture="", swaps=frozenset(), former=False)
        laid = self.kept.drawing("laid", partial(draw_laid, own, terms, look, size, rest), TO_AND_FRO)
        if moving.site:
            laid = draw_moved(laid, own, terms, look, size, moving)
        whole = self.kept.drawing("whole", partial(overlaid, self.kept.drawing("about", about), laid, x, 0))
        decision = self.scene.decision
        asked = decision is not None and decision.seat == seat and moving is STILL
        trial = self.marked.get("world") if asked else None
        return partial(with_free_sites, whole, own, terms, look, size, trial, x)

    def show(self, view: OrbisView) -> None:
        """Draw all boards, and remember who had the temples before."""
        self._temples = (self._temples[1], temples_of(view, self.names))
        super().show(view)

    @property
    def temples_changed(self) -> frozenset[int]:
        """The temples, by points, that have other holders than when the table was shown before."""
        before = {temple.points: temple.holder for temple in self._temples[0]}
        return frozenset(
            each.points for each in self._temples[1] if before.get(each.points, each.holder) != each.holder
        )

    def places(self, width: int, height: int) -> Places:
        """By columns; on a small screen the open page."""
        if self.shape == SMALL:
            return in_columns([(0, _PAGES[self.page])], width, height)
        return in_columns(_COLUMNS[self.shape], width - (self.shape != HUGE), height, insets={PANEL: 1})

    def page_for(self, decision: Decision[Any]) -> str:
        """Worshippers are asked for beside the world, where the list has more room."""
        return "world" if decision.kind in _ASKS else super().page_for(decision)

    def marks_at(self, target: str | None) -> Mapping[str, Any]:
        """Under the cursor a landscape shows what taking it would do: new worshippers, sites that fit."""
        new = frozenset(event.facts["slot"] for event in self.since_last_turn("turned_up"))
        noun, _, slot = (target or "").partition(":")
        marks, trial = marks_of(self.view, self.scene.decision, int(slot) if noun == "slot" else None)
        return {"display": replace(marks, new=new), "world": trial}

    @property
    def marks(self) -> Marks:
        """What decision and cursor light up on the display."""
        found: Marks = self.marked.get("display", NO_MARKS)
        return found

    def moment(self, view: OrbisView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """What has just happened, in a few frames."""
        told = [event for entry in entries for event in entry.events]
        kinds = {event.kind for event in told}
        boards = {
            "display": (kinds & moments.ON_DISPLAY, self._move_display),
            "world": (kinds & moments.IN_WORLD or self.temples_changed, self._move_world),
        }
        moved = [move for board, (moves, move) in boards.items() if moves and self.has_place(board)]
        return [partial(self._show_frame, moved, told, step) for step in range(STEPS)] if moved else []

    def _show_frame(self, moved: Sequence[Move], told: Sequence[Event], step: int) -> None:
        for move in moved:
            move(told, step)

    def _move_display(self, told: Sequence[Event], step: int) -> None:
        board, marks = self.board("display"), replace(self.marks, slot=None, arriving=arriving(told))
        slots, signs = self.slots(marks), self.terms.signs
        flights = display_flights(board.drawing, told, self.view.slot, self.tile_size, signs, step)
        board.drawing = flying(self.draw_slots(slots_during(slots, told)), flights, step / STEPS)

    def _move_world(self, told: Sequence[Event], step: int) -> None:
        board, seat = self.board("world"), next((e.seat for e in told if e.seat is not None), self.shown_seat)
        own = self.view.seats[seat]
        moving = world_during(own, told, step, self.temples_changed)
        flights = world_flights(board.drawing, own, told)
        board.drawing = flying(self.world_of(seat, self.room("world"), moving)(), flights, (step + 1) / STEPS)

    def status(self, view: OrbisView) -> str:
        """How many landscapes are left, and of which level."""
        left = sum(view.stacks)
        levels = [level for level, count in enumerate(view.stacks, start=1) if count]
        if not left:
            return self.wording.say("left-none")
        which = "last" if left == 1 else "one" if len(levels) == 1 else "many"
        return self.wording.say("left", which, count=left, level=levels[0])
