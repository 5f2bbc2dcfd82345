"""The table of Helios: a stage for map, city or persons, texts at its right, the player's things below."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from rulesets.core import Decision, Event
from rulesets.helios.events import TookActionTile
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings import boards, layout
from tabletop_tui.games.helios.drawings.moments import MOMENTS
from tabletop_tui.games.helios.drawings.world import GRID
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.kit.boards import Board, Places
from tabletop_tui.kit.columns import in_columns
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.showing import Move
from tabletop_tui.kit.step import Step
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.tui.keys import bindings
from tabletop_tui.tui.screens.motion import Frame
from tabletop_tui.tui.screens.scene import OVER
from tabletop_tui.tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

SCOPE = "helios"
_OFFERS = frozenset({"choose_start_land", "choose_tile", "choose_action_tile", "choose_row"})


class HeliosScreen(TableScreen[HeliosView]):
    """Map, city and persons on one stage; list, action tiles, land, the others and the log beside it."""

    wording: HeliosWording
    BINDINGS = bindings(SCOPE)
    SCOPES = (*TableScreen.SCOPES, SCOPE)
    BOARDS: ClassVar = (
        Board("world", boards.the_map, ("field",), owned=True),
        Board("city", boards.the_city, ("building", "map"), owned=True),
        Board("persons", boards.the_persons, ("person",)),
        Board("tiles", boards.the_tiles, ("column",)),
        Board("offer", boards.the_land, ("slot", "special")),
        Board("mine", boards.the_mine, ("row",), owned=True),
        Board("mini", boards.the_own_world),
        Board("others", boards.the_others),
    )
    PAGES: ClassVar = {
        "map": ("world",),
        "city": ("city",),
        "offer": ("tiles", "offer", "mine"),
        "persons": ("persons",),
        "others": ("others",),
    }
    LEAST_CARD: ClassVar = 0
    MOMENTS: ClassVar = MOMENTS
    NEEDED: ClassVar = {HUGE: (198, 60), LARGE: (154, 50), HOME: (118, 36)}
    _shown_now: boards.Shown
    _away = ""
    """The page to return to after a moment."""
    _ended = False
    """The end of the game has been shown."""

    @property
    def shown(self) -> boards.Shown:
        """Everything that the boards are drawn from."""
        return self._shown_now._replace(cursor=self.cursor.target)

    def find_marks(self) -> None:
        """Find what all boards are drawn from, after something has happened."""
        self._shown_now = boards.shown_of(self)
        super().find_marks()

    def marks_at(self, target: str | None) -> Mapping[str, object]:
        """The map shows what the choice under the cursor would bring; a card under it is lit."""
        noun = (target or "").partition("@")[0].partition(":")[0]
        lit = {board.id: target if noun in board.nouns else None for board in self.BOARDS if board.nouns}
        lit["mine"] = target if noun in ("row", "column") else None
        return {**lit, "world": boards.map_marks(self, target, self.cursor.key)}

    def picture_of(self, key: str | None) -> Drawing:
        """The action tile or the land that an option takes."""
        return boards.picture_of(self, key)

    # -- room --------------------------------------------------------------------------------------

    @property
    def pages(self) -> Mapping[str, tuple[str, ...]]:
        """The pages of the stage; from 200x60 on, the map has a place of its own."""
        if self.shape == SMALL:
            return self.PAGES
        names = ("city", "persons") if self.shape == HUGE else ("map", "city", "persons")
        return {page: self.PAGES[page] for page in names}

    def page_for(self, decision: Decision[object]) -> str:
        """The city for building, the persons for persons; at 80x24, the offer has a page of its own."""
        own = {"choose_build": "city", "persons_turn": "persons"}.get(decision.kind)
        offered = "offer" if self.shape == SMALL and decision.kind in _OFFERS else "map"
        return own or (offered if offered in self.pages else "city")

    def places(self, width: int, height: int) -> Places:
        """The stage and the player's own things at the left, texts at the right."""
        return in_columns(layout.columns_of(self, self.page), width, height, gap=1)

    # -- moments -----------------------------------------------------------------------------------

    def show(self, view: HeliosView) -> None:
        """Draw all boards; at the end of the game, show the worlds once more."""
        if self.scene.mode == OVER and not self._ended:
            self._ended, self.page = True, next(iter(self.pages))
        super().show(view)

    def finished(self, seat: int, width: int, height: int) -> Drawing:
        """The world of a seat, with its sun."""
        from tabletop_tui.games.helios.drawings.trophy import draw_trophy  # at the end only

        return draw_trophy([each.board for each in self.view.seats], seat, width, height)

    def moves(self, events: Sequence[Event]) -> Mapping[str, Move]:
        """The sun moves, land appears, a row flies off, a phase is announced."""
        stage = next((board for board in ("world", "city", "persons") if self.has_place(board)), "")
        return boards.moves_of(*boards.stills_of(self, events), stage)

    def moment(self, view: HeliosView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """What has happened, on the boards of the seat that did it, which the stage shows for the moment."""
        events = [event for entry in entries for event in entry.events]
        count = len(boards.stills_of(self, events)[1])
        if "world" in self.moves(events) and not self.has_place("world") and not self.place.shared:
            return [partial(self._show_on_map, events, step) for step in range(count)]
        return self.frames(self.moves(events), count)

    def _show_on_map(self, events: Sequence[Event], step: int) -> None:
        """A frame on the page of the map, which the first one opens."""
        if not step:
            self._away, self.page = self.page, "map"
            self._still = frozenset()
            self.lay_out()
        self.frames(self.moves(events), step + 1)[step]()

    def show_boards(self) -> None:
        """After a moment, return to the page of the decision."""
        if self._away:
            self.page, self._away = self._away, ""
        super().show_boards()

    # -- words and keys ----------------------------------------------------------------------------

    def path(self) -> Sequence[Step]:
        """The action tile taken, its action, and whether a bonus action follows."""
        events: list[Event] = []
        for entry in reversed(self.here.record.log_for(self.viewer)):
            events[:0] = () if entry.undone else entry.events
            if any(isinstance(event, TookActionTile) for event in events):
                break
        decision = self.asked
        return self.wording.path(self.view, decision, events) if decision is not None else ()

    def action_hex(self, direction: str) -> None:
        """Move in one of the six directions: to the next field that can be chosen, else to the neighbour.

        In a replay, the same keys lead to the beginning and the end of the game.
        """
        if self.look_back is not None:
            self.action_step(-(10**6) if direction == "up-left" else 10**6)
            return
        target, at, seat = (self.cursor.target or "").partition("@")
        field = target.removeprefix("field:")
        if field not in GRID.fields or self.cursor.in_list:
            return
        self.quiet()
        along = [f"field:{name}{at}{seat}" for name in GRID.along(field, direction)]
        if along:
            self.cursor.to_target(next((name for name in along if name in self.scene.open_targets), along[0]))
            self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """One page on or back in the list; on the map, up or down to the right."""
        if self.cursor.in_list:
            super().action_page_move(pages)
        else:
            self.action_hex("up-right" if pages < 0 else "down-right")
