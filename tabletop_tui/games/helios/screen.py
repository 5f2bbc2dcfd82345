"""The table of Helios: a stage for map, city or persons, the talk at its right, one's own things below it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.core import Decision
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Drawing, Line, Region, Run
from tabletop_tui.games.helios import boards
from tabletop_tui.games.helios.boards import LAND, SIZES, Shown
from tabletop_tui.games.helios.marks import Still, changed, marked, stills
from tabletop_tui.games.helios.strip import HEIGHT
from tabletop_tui.games.helios.terms import NEW
from tabletop_tui.games.helios.things import ActionThing, Moment
from tabletop_tui.games.helios.wording import HeliosWording, row_full
from tabletop_tui.games.helios.world import GRID, NO_MARKS, Marks
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places, down
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.scene import OVER
from tabletop_tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "helios"
_NEEDED = ((HUGE, LARGE, (198, 60)), (LARGE, HOME, (154, 50)), (HOME, SMALL, (118, 36)))
"""Cells below which a shape gives way to the next smaller one."""
_OFFERS = frozenset({*LAND, "choose_action_tile", "choose_row"})


def _drawn(draw: Callable[[Shown, Region], Drawing]) -> Callable[[TableScreen[Any], Region], Drawing]:
    def board(screen: TableScreen[Any], room: Region) -> Drawing:
        assert isinstance(screen, HeliosScreen)
        return draw(screen.shown, room)

    return board


def _map(screen: TableScreen[Any], room: Region) -> Drawing:
    assert isinstance(screen, HeliosScreen)
    return screen.map_drawn()


class HeliosScreen(TableScreen[HeliosView]):
    """Map, city and persons on one stage; list, action tiles, land, the others and the log beside it."""

    BINDINGS = bindings(SCOPE)
    BOARDS: ClassVar = (
        Board("world", _map, ("field",), owned=True),
        Board("city", _drawn(boards.draw_city), ("building", "map"), owned=True),
        Board("persons", _drawn(boards.draw_persons), ("person",)),
        Board("tiles", _drawn(boards.draw_tiles), ("column",)),
        Board("offer", _drawn(boards.draw_offer), ("slot", "special")),
        Board("mine", _drawn(boards.draw_mine), ("row",), owned=True),
        Board("mini", _drawn(boards.draw_own)),
        Board("others", _drawn(boards.draw_others)),
    )
    PAGES: ClassVar = {
        "map": ("world",),
        "city": ("city",),
        "offer": ("tiles", "offer", "mine"),
        "persons": ("persons",),
        "others": ("others",),
    }
    marks: Marks = NO_MARKS
    _shown_now: Shown

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self._pointed: tuple[str | None, str | None] = (None, None)
        """What the cursor is on: a target, or an option of the list."""
        self._away = ""
        """The page that is turned to again after a moment."""
        self._ended = False
        """The end of the game has been shown."""
        self._maps: dict[tuple[str | None, str | None], Drawing] = {}
        """The map for every place of the cursor, since something has happened."""

    @property
    def shown(self) -> Shown:
        """Everything that the boards are drawn from."""
        return self._shown_now._replace(cursor=self.cursor.target)

    def _look(self) -> Shown:
        """What the boards show since something has happened."""
        wording, view, decision = self.wording, self.scene.view, self.scene.decision
        assert isinstance(wording, HeliosWording)
        prospects: dict[str, str] = {}
        actions = wording.things["column"]
        if self.kind == "choose_action_tile" and isinstance(actions, ActionThing):
            at = Moment(view, self.shown_seat, decision)
            prospects = {action: actions.prospect(at, action, brief=True) for action in view.columns}
        seats, others, names = self.shown_seat, self.others, self.names
        news = {seat: self._news_of(seat) for seat in others}
        new = {seat: changed(self.happened.get(seat, ()), seat) for seat in range(len(view.seats))}
        told = (wording.terms, self.look, self.shape, self.kind, self._keys())
        return Shown(view, seats, others, names, *told, None, news, new, prospects)

    @property
    def kind(self) -> str:
        """The kind of decision that is asked; empty for none."""
        return self.scene.decision.kind if self.scene.decision is not None else ""

    def _keys(self) -> Mapping[str, str]:
        """The keys at every target; two of them where two things can be chosen there, none for more."""
        found: dict[str, list[str]] = {}
        for entry in self.scene.entries:
            if entry.target is not None and entry.label:
                found.setdefault(entry.target, []).append(entry.label)
        return {target: " ".join(keys) for target, keys in found.items() if len(keys) < 3}

    def _news_of(self, seat: int) -> Line:
        """What a seat has done since the last turn of whoever looks: the last sentence of it."""
        told = self.wording.story([event for event in self.happened.get(seat, ()) if event.seat == seat])
        said = told[-1][1].removeprefix(f"{self.wording.name(seat)} ") if told else ""
        return (Run(f"{NEW} ", "you"), Run(said, "dim")) if said else ()

    def map_drawn(self) -> Drawing:
        """The map with what the cursor marks on it; drawn once for every place of the cursor."""
        if self._pointed not in self._maps:
            self._maps[self._pointed] = boards.draw_map(self.shown, self.marks)
        return self._maps[self._pointed]

    # -- room --------------------------------------------------------------------------------------

    @property
    def pages(self) -> Mapping[str, tuple[str, ...]]:
        """What the stage can show; from 200x60 on the map has its own place."""
        if self.shape == SMALL:
            return self.PAGES
        names = ("city", "persons") if self.shape == HUGE else ("map", "city", "persons")
        return {page: self.PAGES[page] for page in names}

    def show(self, view: HeliosView) -> None:
        """Draw all boards; at the end of the game the worlds once more."""
        if self.scene.mode == OVER and not self._ended:
            self._ended, self.page = True, next(iter(self.pages))
        super().show(view)

    def page_for(self, decision: Decision[Any]) -> str:
        """City for building, persons for persons; what is on offer has a page of its own at 80x24."""
        own = {"choose_build": "city", "persons_turn": "persons"}.get(decision.kind)
        offered = "offer" if self.shape == SMALL and decision.kind in _OFFERS else "map"
        return own or (offered if offered in self.pages else "city")

    def shape_for(self, width: int, height: int) -> str:
        """As for all games, but a size smaller where the map doesn't fit beside the talk."""
        shape = super().shape_for(width, height)
        for larger, smaller, least in _NEEDED:
            if shape == larger and (width < least[0] or height < least[1]):
                shape = smaller
        return shape

    def places(self, width: int, height: int) -> Places:
        """The stage and one's own things left, the talk at the right."""
        across = SIZES[self.shape].board[0]
        if self.shape == SMALL:
            return self._page_places(across, width, height)
        board, left = self.PAGES[self.page][0], Region(0, 0, across, height)
        talk = Region(across + 1, 0, width - across - 1, height)
        if self.shape == HUGE:
            return {**down(left, ("world", 0), ("mine", HEIGHT)), **self._huge_talk(talk, board)}
        small = ("mini", height - HEIGHT - 28) if board != "world" and self.shape == LARGE else ("", 0)
        stage = (board, 28 if small[0] else 0)
        parts = (stage, small, ("mine", HEIGHT)) if small[0] else (stage, ("mine", HEIGHT))
        return {**down(left, *parts), **self._talk(talk, board)}

    def _talk(self, room: Region, stage: str) -> Places:
        """At the right: what the decision is about first, then the others, then the log."""
        large, columns = self.shape == LARGE, self.scene.view.columns.values()
        others = ("others", 19 if large else 2 + len(self.others))
        below = (("", 1), others, (LOG, 3))
        rest = room.height - 4 - others[1]
        if self.kind == "choose_action_tile" and stage == "world":
            tiles = min(13 + max(5, *map(len, columns)), rest - 6)
            return down(room, ("tiles", tiles), (PANEL, 0), *below)
        if self.kind in LAND and stage == "world":
            high = (2 if self.kind == "choose_tile" else 1) * (5 if large else 4)
            return down(room, (PANEL, 0), ("offer", high), *below)
        if stage != "world" and not large:
            if room.height - 19 >= len(self.scene.entries) + 9:
                return down(room, (PANEL, 0), ("", 1), ("mini", 15), (LOG, 3))
            return down(room, (PANEL, 0), *below)
        high, first = 2 + max(6, *map(len, columns)), 36 if large else 27
        places = down(room, (PANEL, 0), ("", 1), ("tiles", high), *below)
        x, y, width, _ = places["tiles"]
        land = Region(x + first + 1, y, width - first - 1, high)
        return {**places, "tiles": Region(x, y, first, high), "offer": land}

    def _huge_talk(self, room: Region, stage: str) -> Places:
        """200x60: list, then city or persons beside tiles and land, then the others' worlds."""
        slot = {"choose_action_tile": "tiles", **dict.fromkeys(LAND, "offer")}.get(self.kind, stage)
        places = down(room, (PANEL, 11), (slot, 0), ("others", 19))
        x, y, width, high = places[slot]
        beside = [(board, 9) for board in ("tiles", "offer") if board != slot]
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
            return down(whole, ("tiles", 14) if tiles else ("offer", 8), (PANEL, 0))
        if self.page == "offer":
            places = down(whole, ("tiles", 8), ("mine", HEIGHT), (PANEL, 0))
            return {**places, "tiles": Region(0, 0, 36, 8), "offer": Region(38, 0, width - 38, 8)}
        parts = {"city": (("city", 12),), "persons": (("persons", 8),), "others": (("others", 7), (LOG, 6))}
        return down(whole, *parts[self.page], (PANEL, 0))

    # -- what the cursor changes -------------------------------------------------------------------

    def find_marks(self) -> None:
        """What the decision and the cursor add to the map."""
        self._maps.clear()
        self._shown_now = self._look()
        self._pointed = (self.cursor.target, self.cursor.key)
        self.marks = self._marked(self.cursor.target)

    def highlighted(self, view: HeliosView, target: str | None) -> None:
        """The map shows what would come of what is under the cursor; cards under it are lit."""
        (left, _), self._pointed = self._pointed, (target, self.cursor.key)
        nouns = {(each or "").partition(":")[0] for each in (left, target) if left != target}
        for board in self.BOARDS:
            if board.id != "world" and nouns & {*board.nouns}:
                self.draw(board.id)
        marks = self._marked(target)
        if marks != self.marks:
            self.marks = marks
            self.draw("world")

    def _marked(self, target: str | None) -> Marks:
        decision, shown = self.scene.decision, self.shown
        cursor = (target or "").partition("@")[0]
        if decision is None or decision.seat != shown.seat:
            field = cursor.removeprefix("field:") if cursor.startswith("field:") else None
            return Marks(cursor=field, new=shown.new[shown.seat])
        long = self.shape in (LARGE, HUGE)
        return marked(shown.view, shown.terms, decision, shown.keys, cursor, self.cursor.key, long=long)

    def moment(self, view: HeliosView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """The sun walks, what it lights or what is laid flashes, points and full rows are told.

        All of it on the boards of whoever did it: at one keyboard these are turned to for the moment.
        """
        events = [event for entry in entries for event in entry.events]
        actor = next((event.seat for event in events if event.seat is not None), self.shown_seat)
        shown = self.shown._replace(seat=actor)
        frames = stills(events, shown.board, actor, shown.terms)
        moves = any(still.marks != NO_MARKS for still in frames)
        if moves and not self.has_place("world") and not self.place.shared:
            self._away, self.page = self.page, "map"
            self.lay_out()
        return [partial(self.show_still, shown, still) for still in frames]

    def show_still(self, shown: Shown, still: Still) -> None:
        """Show one frame of a moment."""
        if self.has_place("world"):
            self.board("world").drawing = boards.draw_map(shown, still.marks).renamed(f"@{shown.seat}")
        if self.has_place("mine"):
            drawn = boards.draw_mine(shown, self.room("mine"), still.note)
            self.board("mine").drawing = drawn.renamed(f"@{shown.seat}")

    def show_boards(self) -> None:
        """After a moment the page that the decision is about, again."""
        if self._away:
            self.page, self._away = self._away, ""
        super().show_boards()

    # -- words and keys ----------------------------------------------------------------------------

    def status(self, view: HeliosView) -> str:
        """That a bonus action follows, until it has begun."""
        if not row_full(view, self.scene.decision):
            return ""
        for entry in reversed(self.session.log_for(self.viewer)):
            kinds = {event.kind for event in entry.events}
            if kinds & {"filled_row", "took_action_tile"}:
                return "" if "filled_row" in kinds else self.wording.say("board-bonus")
        return ""

    def action_hex(self, direction: str) -> None:
        """One of the six ways from hex to hex: to the next field that may be chosen, else the neighbour.

        Looking back, the same keys lead to the beginning and the end of the game.
        """
        if self.look_back is not None:
            (self.action_first if direction == "up-left" else self.action_last)()
            return
        target, at, seat = (self.cursor.target or "").partition("@")
        field = target.removeprefix("field:")
        if field not in GRID.fields or self.cursor.in_list:
            return
        self.quiet()
        along: list[str] = []
        following = GRID.neighbour(field, direction)
        while following is not None:
            along.append(f"field:{following}{at}{seat}")
            following = GRID.neighbour(following, direction)
        if along:
            self.cursor.to_target(next((name for name in along if name in self.scene.open_targets), along[0]))
            self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """A page on or back in the list; on the map up or down to the right."""
        if self.cursor.in_list:
            super().action_page_move(pages)
        else:
            self.action_hex("up-right" if pages < 0 else "down-right")
