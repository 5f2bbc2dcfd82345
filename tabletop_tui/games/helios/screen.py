"""The table of Helios: a stage for map, city or persons, the talk at its right, one's own things below it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from rulesets.core import Decision, Event
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Drawing, Line, Region, Run
from tabletop_tui.games.helios.drawings import boards
from tabletop_tui.games.helios.drawings.boards import LAND, SIZES, Shown
from tabletop_tui.games.helios.drawings.marks import NO_MARKS, Marks, marked
from tabletop_tui.games.helios.drawings.moments import Still, stills
from tabletop_tui.games.helios.drawings.offer import lying
from tabletop_tui.games.helios.drawings.strip import HEIGHT
from tabletop_tui.games.helios.drawings.world import GRID
from tabletop_tui.games.helios.things import ActionThing, Moment
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places, down
from tabletop_tui.games.kit.kept import Recipe
from tabletop_tui.games.kit.step import Step
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.scene import OVER
from tabletop_tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

SCOPE = "helios"
_OFFERS = frozenset({*LAND, "choose_action_tile", "choose_row"})
_LOG_LINES, _CARD = 4, 9
"""Lines that the log has at least, and those of a list's heading, its last line and a card."""


def _of(draw: Callable[[Shown, Region], Recipe]) -> Callable[["HeliosScreen", Region], Recipe]:
    """Draws a board from what is shown."""
    return lambda screen, room: draw(screen.shown, room)


def _map(screen: "HeliosScreen", _room: Region) -> Drawing:
    return boards.draw_map(screen.shown, screen.marks)


class HeliosScreen(TableScreen[HeliosView]):
    """Map, city and persons on one stage; list, action tiles, land, the others and the log beside it."""

    wording: HeliosWording
    BINDINGS = bindings(SCOPE)
    SCOPES = (*TableScreen.SCOPES, SCOPE)
    BOARDS: ClassVar = (
        Board("world", _map, ("field",), owned=True),
        Board("city", _of(boards.city), ("building", "map"), owned=True),
        Board("persons", _of(boards.persons), ("person",)),
        Board("tiles", _of(boards.tiles), ("column",)),
        Board("offer", _of(boards.land), ("slot", "special")),
        Board("mine", _of(boards.mine), ("row",), owned=True),
        Board("mini", _of(boards.own_world)),
        Board("others", _of(boards.others)),
    )
    PAGES: ClassVar = {
        "map": ("world",),
        "city": ("city",),
        "offer": ("tiles", "offer", "mine"),
        "persons": ("persons",),
        "others": ("others",),
    }
    NEEDED: ClassVar = {HUGE: (198, 60), LARGE: (154, 50), HOME: (118, 36)}
    _shown_now: Shown
    _away = ""
    """The page that is turned to again after a moment."""
    _ended = False
    """The end of the game has been shown."""
    _before: HeliosView | None = None
    """What was shown before what has just happened."""

    # -- what boards are drawn from ----------------------------------------------------------------

    @property
    def shown(self) -> Shown:
        """Everything that the boards are drawn from."""
        return self._shown_now._replace(cursor=self.cursor.target)

    @property
    def kind(self) -> str:
        """The kind of decision that is asked; empty for none."""
        return self.scene.decision.kind if self.scene.decision is not None else ""

    @property
    def marks(self) -> Marks:
        """What decision and cursor add to the map."""
        found: Marks = self.marked.get("world", NO_MARKS)
        return found

    def find_marks(self) -> None:
        """Find what all boards are drawn from since something has happened."""
        asked = self.kind == "choose_action_tile"
        prospects = self.prospects() if asked else {}
        news = {seat: self._news_of(seat) for seat in self.others}
        self._shown_now = boards.shown_of(self, self._keys(), news, prospects)
        super().find_marks()

    def prospects(self) -> Mapping[str, str]:
        """The best that each action could do now, in a few words."""
        actions, at = self.wording.things["column"], Moment(self.view, self.shown_seat)
        assert isinstance(actions, ActionThing)
        return {action: actions.prospect(at, action, brief=True) for action in self.view.columns}

    def _keys(self) -> Mapping[str, str]:
        """The keys at every target; two of them where two things can be chosen there, none for more."""
        found: dict[str, list[str]] = {}
        typed = self.scene.typed
        for entry in self.scene.entries:
            if entry.target is not None and entry.label and entry.label.startswith(typed):
                found.setdefault(entry.target, []).append(entry.label.removeprefix(typed))
        return {target: " ".join(keys) for target, keys in found.items() if len(keys) < 3}

    def _news_of(self, seat: int) -> Line:
        """What a seat has done since the viewer's last turn: the last sentence of it."""
        told = self.wording.story([event for event in self.happened.get(seat, ()) if event.seat == seat])
        said = told[-1][1].removeprefix(f"{self.wording.name(seat)} ") if told else ""
        return (Run("▸ ", "you"), Run(said, "dim")) if said else ()

    def marks_at(self, target: str | None) -> Mapping[str, Any]:
        """The map shows what would come of what is under the cursor; cards under it are lit."""
        decision, shown = self.scene.decision, self._shown_now
        noun, _, id = (target or "").partition("@")[0].partition(":")
        lit = {board.id: target for board in self.BOARDS if noun in board.nouns and board.id != "world"}
        if decision is None or decision.seat != shown.seat:
            marks = Marks(cursor=id if noun == "field" else None, new=shown.new[shown.seat])
        else:
            about = (shown.view, shown.terms, decision, shown.keys, f"{noun}:{id}", self.cursor.key)
            marks = marked(*about, long=self.shape in (LARGE, HUGE))
        return {**dict.fromkeys(("city", "persons", "tiles", "offer", "mine")), **lit, "world": marks}

    # -- room --------------------------------------------------------------------------------------

    @property
    def pages(self) -> Mapping[str, tuple[str, ...]]:
        """What the stage can show; from 200x60 on the map has its own place."""
        if self.shape == SMALL:
            return self.PAGES
        names = ("city", "persons") if self.shape == HUGE else ("map", "city", "persons")
        return {page: self.PAGES[page] for page in names}

    def page_for(self, decision: Decision[Any]) -> str:
        """City for building, persons for persons; what is on offer has a page of its own at 80x24."""
        own = {"choose_build": "city", "persons_turn": "persons"}.get(decision.kind)
        offered = "offer" if self.shape == SMALL and decision.kind in _OFFERS else "map"
        return own or (offered if offered in self.pages else "city")

    def places(self, width: int, height: int) -> Places:
        """The stage and one's own things left, the talk at the right."""
        across = SIZES[self.shape].board[0]
        if self.shape == SMALL:
            return self._page_places(across, width, height)
        stage, left = self.PAGES[self.page][0], Region(0, 0, across, height)
        talk = Region(across + 1, 0, width - across - 1, height)
        if self.shape == HUGE:
            return {**down(left, ("world", 0), ("mine", HEIGHT)), **self._huge_talk(talk, stage)}
        if stage != "world" and self.shape == LARGE:
            parts = (stage, 28), ("mini", height - HEIGHT - 28), ("mine", HEIGHT)
            return {**down(left, *parts), **self._talk(talk, stage)}
        return {**down(left, (stage, 0), ("mine", HEIGHT)), **self._talk(talk, stage)}

    def _talk(self, room: Region, stage: str) -> Places:
        """At the right: what the decision is about first, then the log; the others always at the bottom."""
        large, view, entries = self.shape == LARGE, self.scene.view, len(self.scene.entries)
        below = ("", 1), (LOG, 0), ("", 1), ("others", 19 if large else 1 + len(self.others))
        rest = room.height - 2 - below[3][1] - _LOG_LINES
        most = max(5, *map(len, view.columns.values()))
        if self.kind == "choose_action_tile" and stage == "world":
            tiles = min(13 + most, rest - 7)
            return down(room, ("tiles", tiles), (PANEL, min(rest - tiles, 9)), *below)
        if self.kind in LAND and stage == "world":
            high = (2 if self.kind == "choose_tile" else 1) * (5 if large else 4)
            return down(room, (PANEL, min(rest - high, entries + _CARD)), ("offer", high), *below)
        if stage != "world" and not large:
            small = 16 if rest - 16 >= entries + _CARD - 2 else 0
            panel = min(rest - small, entries + _CARD)
            return down(room, (PANEL, panel), *((("", 1), ("mini", 15)) if small else ()), *below)
        high = max(1 + len(lying(view)), 2 + max(map(len, view.columns.values())))
        first = 36 if large else 27
        high = max(4, min(8, high))
        panel = min(rest - high - 1, entries + _CARD)
        places = down(room, (PANEL, panel), ("", 1), ("tiles", high), *below)
        x, y, width, _ = places["tiles"]
        land = Region(x + first + 1, y, width - first - 1, high)
        return {**places, "tiles": Region(x, y, first, high), "offer": land}

    def _huge_talk(self, room: Region, stage: str) -> Places:
        """200x60: list, then city or persons beside tiles and land, then the others' worlds."""
        slot = {"choose_action_tile": "tiles", **dict.fromkeys(LAND, "offer")}.get(self.kind, stage)
        places = down(room, (PANEL, 11), (slot, 0), ("others", 19))
        x, y, width, high = places[slot]
        view = self.scene.view
        lines = {"tiles": 2 + max(1, *map(len, view.columns.values())), "offer": 1 + max(1, len(lying(view)))}
        beside = [part for board in lines if board != slot for part in ((board, lines[board]), ("", 1))]
        right = down(Region(x + 67, y, width - 67, high), *beside, (LOG, 0))
        return {**places, **right, slot: Region(x, y, 66, high)}

    def _page_places(self, across: int, width: int, height: int) -> Places:
        """80x24: the map with the list at its right; all other pages above the list."""
        whole = Region(0, 0, width, height)
        if self.page == "map":
            right = Region(across + 1, 0, width - across - 1, height)
            return {"world": Region(0, 0, across, height), PANEL: right}
        if self.page == "offer" and self.kind in _OFFERS - {"choose_row"}:
            tiles = self.kind == "choose_action_tile"
            first = (("tiles", 14), ("mine", 1)) if tiles else (("offer", 8),)
            return down(whole, *first, (PANEL, 0))
        if self.page == "offer":
            places = down(whole, ("tiles", 8), ("mine", HEIGHT), (PANEL, 0))
            return {**places, "tiles": Region(0, 0, 36, 8), "offer": Region(38, 0, width - 38, 8)}
        parts = {"city": (("city", 12),), "persons": (("persons", 8),), "others": (("others", 7), (LOG, 6))}
        return down(whole, *parts[self.page], (PANEL, 0))

    # -- moments -----------------------------------------------------------------------------------

    def update_game(self) -> None:
        """Something has happened: keep what was shown before."""
        scene = getattr(self, "scene", None)
        self._before = scene.view if scene is not None else None
        super().update_game()

    def show(self, view: HeliosView) -> None:
        """Draw all boards; at the end of the game the worlds once more."""
        if self.scene.mode == OVER and not self._ended:
            self._ended, self.page = True, next(iter(self.pages))
        super().show(view)

    def moment(self, view: HeliosView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """What has happened, on the boards of the seat that did it: these are turned to for the moment."""
        events = [event for entry in entries for event in entry.events]
        actor = next((event.seat for event in events if event.seat is not None), self.shown_seat)
        shown, before = self.shown._replace(seat=actor), (self._before or view).seats[actor].board
        frames = stills(events, before, shown.board, actor, shown.terms)
        moves = any(still.marks != NO_MARKS for still in frames)
        if moves and not self.has_place("world") and not self.place.shared:
            self._away, self.page = self.page, "map"
            self.lay_out()
        return [partial(self.show_still, shown, still) for still in frames]

    def show_still(self, shown: Shown, still: Still) -> None:
        """Show one frame of a moment."""
        stage = next((board for board in ("world", "city", "persons") if self.has_place(board)), "")
        for board_id in (stage,) if still.banner else ("world", "mine"):
            if self.has_place(board_id):
                board = self.board(board_id)
                board.drawing = boards.still_on(board_id, shown, self.room(board_id), still, board.drawing)

    def show_boards(self) -> None:
        """After a moment the page that the decision is about, again."""
        if self._away:
            self.page, self._away = self._away, ""
        super().show_boards()

    # -- words and keys ----------------------------------------------------------------------------

    def path(self) -> Sequence[Step]:
        """The action tile that has been taken, its action, and whether a bonus action follows."""
        wording, decision = self.wording, self.scene.decision
        events: list[Event] = []
        for entry in reversed(self.session.log_for(self.viewer)):
            events[:0] = () if entry.undone else entry.events
            if any(event.kind == "took_action_tile" for event in events):
                break
        return wording.path(self.scene.view, decision, events) if decision is not None else ()

    def action_hex(self, direction: str) -> None:
        """One of the six ways from hex to hex: to the next field that may be chosen, else the neighbour.

        Looking back, the same keys lead to the beginning and the end of the game.
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
        """A page on or back in the list; on the map up or down to the right."""
        if self.cursor.in_list:
            super().action_page_move(pages)
        else:
            self.action_hex("up-right" if pages < 0 else "down-right")
