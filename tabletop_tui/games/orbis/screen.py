"""The table of Orbis: what is decided at the left, what the player and the others have at the right."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from rulesets.core import Decision, Event
from rulesets.orbis.events import TurnedUp
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.drawings import boards
from tabletop_tui.games.orbis.drawings.display import marks_of
from tabletop_tui.games.orbis.drawings.moments import MOMENTS, STEPS
from tabletop_tui.games.orbis.drawings.trophy import draw_trophy
from tabletop_tui.games.orbis.drawings.world import Temple, temples_of
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.kit.columns import in_columns
from tabletop_tui.kit.showing import Move
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

_RIGHT = (("world", 19), ("hold", 1), ("others", 0))
_LARGE = (("display", 31), ("gods", 7), (PANEL, 0)), (("world", 29), ("hold", 1), ("", 1), ("others", 0))
_COLUMNS = {
    HOME: ((58, (("display", 19), ("gods", 5), (PANEL, 0))), (0, _RIGHT)),
    LARGE: ((76, _LARGE[0]), (0, _LARGE[1])),
    HUGE: ((76, _LARGE[0]), (82, _LARGE[1]), (0, ((LOG, 0),))),
}
"""What is decided at the left, what players have at the right; a third column for the log."""
_PAGES = {
    "display": (("display", 15), ("hold", 1), (PANEL, 0)),
    "world": (("world", 13), ("hold", 1), (PANEL, 0)),
    "others": (("others", 12), ("gods", 4), (PANEL, 0)),
}
"""The pages of a small screen."""


class OrbisScreen(TableScreen[OrbisView]):
    """Display, gods, the card of what is under the cursor; the player's world and worshippers; the others."""

    wording: OrbisWording
    BOARDS: ClassVar = (
        Board("display", boards.the_display, ("slot",)),
        Board("gods", boards.the_gods, ("god",)),
        Board("world", boards.the_world, ("site",), owned=True),
        Board("hold", boards.the_hold, ("supply",), owned=True),
        Board("others", boards.the_others),
    )
    PAGES: ClassVar = {page: tuple(dict(things)) for page, things in _PAGES.items()}
    NEEDED: ClassVar = {HUGE: (192, 56), LARGE: (152, 48), HOME: (119, 34)}
    COUNTED: ClassVar = ("world", "others")
    # Five colours to take or give fill the panel, and the strip says what the card would.
    LEAST_CARD: ClassVar = 0
    STEPS: ClassVar = STEPS
    MOMENTS: ClassVar = MOMENTS
    temples: Sequence[Temple] = ()
    temples_before: Sequence[Temple] = ()

    def show(self, view: OrbisView) -> None:
        """Draw all boards, and remember who holds the temples."""
        self.temples_before, self.temples = self.temples, temples_of(view, self.names)
        super().show(view)

    def finished(self, seat: int, width: int, height: int) -> Drawing:
        """The pyramid that a seat has laid."""
        return draw_trophy(self.view.seats[seat])

    def places(self, width: int, height: int) -> Places:
        """In columns; on a small screen, the open page."""
        if self.shape == SMALL:
            return in_columns([(0, _PAGES[self.page])], width, height)
        return in_columns(_COLUMNS[self.shape], width - (self.shape != HUGE), height, insets={PANEL: 1})

    def page_for(self, decision: Decision[object]) -> str:
        """The world for paying and for decisions about worshippers, as the list has more room there."""
        pays = decision.kind == "settle_cost"
        asked = pays or any(option.key.startswith(boards.WORSHIPPERS) for option in decision.options)
        return "world" if asked else super().page_for(decision)

    def marks_at(self, target: str | None) -> Mapping[str, object]:
        """The landscape under the cursor shows what taking it would do: new worshippers, sites that fit."""
        new = frozenset(event.slot for event in self.since_last_turn(TurnedUp))
        noun, _, slot = (target or "").partition(":")
        marks, trial = marks_of(self.view, self.asked, int(slot) if noun == "slot" else None)
        return {"display": replace(marks, new=new), "world": trial}

    def moves(self, events: Sequence[Event]) -> Mapping[str, Move]:
        """Worshippers come and go, landscapes rise, temples change hands."""
        return boards.moves(self, events)

    def status(self, view: OrbisView) -> str:
        """How many landscapes are left, of which level."""
        left, say = sum(view.stacks), self.wording.say
        levels = [level for level, count in enumerate(view.stacks, start=1) if count]
        if not levels:
            return say.left_none()
        if left == 1:
            return say.left_last(level=levels[0])
        if len(levels) == 1:
            return say.left_same_level(count=left, level=levels[0])
        return say.left_next_level(count=left, level=levels[0])
