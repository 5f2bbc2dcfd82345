"""The table of Orbis: left what is decided, right what one has and what the others have."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from rulesets.core import Decision
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.preview import (
    Trial,
    god_preview,
    landscape_preview,
    last_laid,
    trial_in_hand,
    trial_of,
)
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Drawing, Region, overlaid
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.games.kit.kept import Recipe
from tabletop_tui.games.orbis import display, others, world
from tabletop_tui.games.orbis.display import (
    NO_MARKS,
    GodSize,
    Marks,
    Slot,
    TileSize,
    draw_display,
    draw_gods,
    marked,
    slots_of,
)
from tabletop_tui.games.orbis.moments import frames_of
from tabletop_tui.games.orbis.others import Other, draw_others, news_of
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.games.orbis.world import (
    STILL,
    Moving,
    Temple,
    draw_about,
    draw_hold,
    draw_laid,
    temples_of,
    with_free_sites,
)
from tabletop_tui.history import LogEntry
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

_ERUPTION = frozenset({"eruption_choice", "eruption_pick"})
_ASKS = frozenset({"pay_any", "take_worshipper", "sacrifice_pick", "discard_excess"})
"""Decisions about one's worshippers."""

_NEEDED = ((HUGE, LARGE, (192, 56)), (LARGE, HOME, (152, 48)), (HOME, SMALL, (119, 34)))
"""Cells below which a shape gives way to the next smaller one."""


def _display(screen: TableScreen[OrbisView], room: Region) -> Drawing:
    assert isinstance(screen, OrbisScreen)
    return screen.draw_slots(screen.slots(screen.marks))


def _gods(screen: TableScreen[OrbisView], room: Region) -> Recipe:
    assert isinstance(screen, OrbisScreen)
    view, decision = screen.view, screen.scene.decision
    asked = decision is not None and any(option.key.startswith("god:") for option in decision.options)
    previews = {
        god: god_preview(view, decision.seat, god) if decision is not None and asked else None
        for god in view.gods
    }
    size = GodSize(room.width, room.height, screen.tile_size.picture)
    return partial(draw_gods, previews, screen.terms, screen.look, size)


def _world(screen: TableScreen[OrbisView], room: Region) -> Recipe:
    assert isinstance(screen, OrbisScreen)
    moving = replace(STILL, counting=screen.counting) if screen.counting else STILL
    return screen.world_of(screen.shown_seat, room, moving)


def _hold(screen: TableScreen[OrbisView], room: Region) -> Recipe:
    assert isinstance(screen, OrbisScreen)
    seat, decision = screen.shown_seat, screen.scene.decision
    own = decision is not None and decision.seat == seat
    asks = own and decision is not None and decision.kind in _ASKS
    trades = own and decision is not None and any(o.key.startswith("trade:") for o in decision.options)
    gains = asks and decision is not None and decision.kind == "take_worshipper"
    shown = {"trades": trades, "own": own, "asks": asks, "gains": gains}
    return partial(draw_hold, screen.view.seats[seat].supply, screen.terms, room.width, **shown)


def _others(screen: TableScreen[OrbisView], room: Region) -> Recipe:
    assert isinstance(screen, OrbisScreen)
    shown = []
    for seat in screen.others:
        own, events = screen.view.seats[seat], screen.happened.get(seat, ())
        shown.append(Other(*screen.names[seat], own, news_of(own, screen.terms, seat, events)))
    size = others.size_for(room.width // max(1, len(shown)), room.height)
    return partial(
        draw_others, shown, screen.terms, screen.look, size, room.width, room.height, screen.counting
    )


class OrbisScreen(TableScreen[OrbisView]):
    """Display, gods and the card of what is under the cursor; own world, worshippers and the others."""

    BOARDS: ClassVar = (
        Board("display", _display, ("slot",)),
        Board("gods", _gods, ("god",)),
        Board("world", _world, ("site",), owned=True),
        Board("hold", _hold, ("supply",), owned=True),
        Board("others", _others),
    )
    PAGES: ClassVar = {
        "display": ("display", "hold"),
        "world": ("world", "hold"),
        "others": ("others", "gods"),
    }
    marks: Marks = NO_MARKS
    trial: Trial | None = None
    _slots: tuple[tuple[OrbisView, Terms, TileSize, int | None], list[Slot]] | None = None
    """What the display shows apart from marks, and of what that was worked out."""
    _temples: tuple[Sequence[Temple], Sequence[Temple]] = ((), ())
    """Who had the temples when the table was shown before, and who has them now."""
    counting = ""
    """The line of the score sheet that is being counted."""

    @property
    def view(self) -> OrbisView:
        """What is shown."""
        view: OrbisView = self.scene.view
        return view

    @property
    def terms(self) -> Terms:
        """Names and notation."""
        assert isinstance(self.wording, OrbisWording)
        return self.wording.terms

    @property
    def tile_size(self) -> display.TileSize:
        """How big the display's landscapes are."""
        large = self.shape in (LARGE, HUGE)
        return display.PAGE if self.shape == SMALL else display.LARGE if large else display.SMALL

    def slots(self, marks: Marks) -> list[Slot]:
        """What the display shows with these marks."""
        terms, size, decision = self.terms, self.tile_size, self.scene.decision
        takes = decision is not None and any(o.key.startswith("landscape:") for o in decision.options)
        known = (self.view, terms, size, decision.seat if takes and decision is not None else None)
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
        about = partial(draw_about, own, temples, terms, name, width, moving.swaps)
        laid = self.kept.drawing("laid", partial(draw_laid, own, terms, look, size, moving))
        whole = self.kept.drawing("whole", partial(overlaid, self.kept.drawing("about", about), laid, x, 0))
        decision = self.scene.decision
        asked = decision is not None and decision.seat == seat and moving is STILL
        trial = self.trial if asked else None
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

    def count_on_boards(self, line: str) -> None:
        """Light the landscapes that bring points in a line of the score sheet."""
        self.counting = line
        self.draw("world")
        self.draw("others")

    def shape_for(self, width: int, height: int) -> str:
        """As for all games, but a size smaller where display and pyramid don't fit side by side."""
        shape = super().shape_for(width, height)
        for larger, smaller, least in _NEEDED:
            if shape == larger and (width < least[0] or height < least[1]):
                shape = smaller
        return shape

    def places(self, width: int, height: int) -> Places:
        """Left display, gods, panel; right world, worshippers, others; a third column for the log."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        if self.shape in (LARGE, HUGE):
            third = max(38, width - 162) if self.shape == HUGE else 0
            left, right = 76, width - third - 78 - (2 if third else 0)
            tops = {"display": 31, "gods": 7, "world": 29}
        else:
            third, left, right = 0, 58, width - 60
            tops = {"display": 19, "gods": 6, "world": 19}
        top = tops["display"] + tops["gods"]
        rest = height - tops["world"] - 1
        places = {
            "display": Region(0, 0, left, tops["display"]),
            "gods": Region(0, tops["display"], left, tops["gods"]),
            PANEL: Region(1, top, left - 1, height - top),
            "world": Region(left + 2, 0, right, tops["world"]),
            "hold": Region(left + 2, tops["world"], right, 1),
            "others": Region(left + 2, height - rest + 1, right, rest - 1),
        }
        if third:
            places[LOG] = Region(width - third, 0, third, height)
        return places

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the board of the open page above, the panel below."""
        panel = Region(0, 16, width, height - 16)
        if self.page == "display":
            return {"display": Region(0, 0, width, 15), "hold": Region(0, 15, width, 1), PANEL: panel}
        if self.page == "world":
            below = Region(0, 14, width, height - 14)
            return {"world": Region(2, 0, width - 4, 13), "hold": Region(0, 13, width, 1), PANEL: below}
        return {
            "others": Region(1, 0, width - 2, 12),
            "gods": Region(0, 12, width, 4),
            PANEL: panel,
        }

    def page_for(self, decision: Decision[Any]) -> str:
        """Worshippers are asked for beside the world, where the list has more room."""
        return "world" if decision.kind in _ASKS else super().page_for(decision)

    # -- what the cursor changes -------------------------------------------------------------------

    def find_marks(self) -> None:
        """Worshippers to come and sites that fit, for the landscape under the cursor."""
        self.marks, self.trial = self._marked(self.cursor.target)

    def highlighted(self, view: OrbisView, target: str | None) -> None:
        """Under the cursor a landscape shows what taking it would do: new worshippers, sites that fit."""
        marks, trial = self._marked(target)
        if marks != self.marks:
            self.marks = marks
            self.draw("display")
        if trial != self.trial:
            self.trial = trial
            self.draw("world")

    def _marked(self, target: str | None) -> tuple[Marks, Trial | None]:
        """What display and world show while the cursor is on a target."""
        view, decision = self.view, self.scene.decision
        new = frozenset(
            event.facts["slot"]
            for events in self.happened.values()
            for event in events
            if event.kind == "turned_up"
        )
        if decision is None:
            return replace(NO_MARKS, new=new), None
        if decision.kind != "choose_tile":
            laid = last_laid(view.seats[decision.seat])
            erupts = decision.kind in _ERUPTION and laid is not None
            need = LANDSCAPES[laid[1]].need if erupts and laid is not None else frozenset()
            return Marks(eligible=need, new=new), trial_in_hand(
                view, decision.seat, unpaid=decision.kind == "settle_cost"
            )
        marks = Marks(new=new)
        if target is None or not target.startswith("slot:"):
            return marks, None
        slot = int(target.partition(":")[2])
        preview = landscape_preview(view, decision.seat, slot)
        if preview is None:
            return marks, None
        return replace(marks, slot=slot), trial_of(view, decision.seat, preview)

    def moment(self, view: OrbisView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """What has just happened, in a few frames."""
        return frames_of(self, entries)

    def status(self, view: OrbisView) -> str:
        """How many landscapes are left, and of which level."""
        left = sum(view.stacks)
        levels = [level for level, count in enumerate(view.stacks, start=1) if count]
        if not left:
            return self.wording.say("left-none")
        which = "last" if left == 1 else "one" if len(levels) == 1 else "many"
        return self.wording.say("left", which, count=left, level=levels[0])
