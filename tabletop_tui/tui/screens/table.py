"""The screen of a game that declares its boards: one stage, on which everything has its place."""

import asyncio
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from textual.app import ComposeResult

from rulesets.core import Decision, Option
from tabletop_tui.kit.boards import CARD, FOOTER, HEADER, LOG, NO_CARD, PANEL, STRIP, Board, Places
from tabletop_tui.kit.kept import TO_AND_FRO, Kept
from tabletop_tui.kit.reasons import OthersBoard
from tabletop_tui.kit.showing import HOME, HUGE, LARGE, SMALL, Move
from tabletop_tui.kit.since import events_by_seat, since_last_turn
from tabletop_tui.paint.drawing import Drawing, Region, TableName, at_table
from tabletop_tui.paint.pictures import Look
from tabletop_tui.tui.screens.cursor import Cursor
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.headline import headline_of
from tabletop_tui.tui.screens.motion import Frame
from tabletop_tui.tui.screens.room import WHOLE, shape_of
from tabletop_tui.tui.screens.scene import CURTAIN, HAND_OVER
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.header import Header, header_lines
from tabletop_tui.tui.widgets.lines import LinesWidget
from tabletop_tui.tui.widgets.listing import LEAST_CARD
from tabletop_tui.tui.widgets.log import Sentence
from tabletop_tui.tui.widgets.stage import Stage
from tabletop_tui.tui.widgets.strip import strip_height

if TYPE_CHECKING:
    from rulesets.core import Event
    from tabletop_tui.kit.flight import Journey
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.tui.screens.pocket import View
    from tabletop_tui.tui.screens.replay import LookBack
    from tabletop_tui.tui.screens.scene import Scene

V = TypeVar("V")
E = TypeVar("E", bound="Event")

_AHEAD = 0.02
"""Seconds after an answer for painting its frame; then there is time to draw what comes later."""


def star_of(look: Look) -> str:
    """The sign of the winner."""
    return "*" if look.ascii else "★"


class TableScreen(GameScreen, Generic[V]):
    """The table of a game, which provides `BOARDS`, `PAGES` and `places`."""

    SHEETS = ("game.tcss",)
    BOARDS: ClassVar[Sequence[Board]] = ()
    PAGES: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The pages of a small screen by name, each with its boards."""
    PAGE_BETWEEN: ClassVar = ""
    """The page that opens while the keyboard is passed on; empty for the one that is open."""
    NEEDED: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """Cells across and down below which a shape gives way to the next smaller one."""

    LEAST_CARD: ClassVar = LEAST_CARD
    """Lines that a long list leaves to the explanation below it; none where the strip says it all."""

    page = ""
    """The open page, if there are pages."""
    _paged: "Decision[object] | int | None" = None
    """The decision for which the page was opened; between two players, the number of the game's steps."""
    _paged_in = ""
    """The shape of the screen when it was opened; in a different shape it is opened again."""

    def __init__(self, place: "Place", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(place, look_back)
        self.page = next(iter(self.PAGES), "")
        self.kept = Kept()
        """Drawings of boards and of parts of them."""
        self.marked: Mapping[str, Any] = {}
        """What the cursor marks on boards, by their ids."""
        self.happened: dict[int, list[Any]] = {}
        """The game's events since the shown seat's last turn, by the seat that caused them."""
        self.recent: list[Event] = []
        """The same events in the order in which they happened."""

        self._drawn_in: dict[str, Region] = {}
        """The room in which each board was last drawn."""
        self._still: frozenset[str] = frozenset()
        """The boards that wait for a moment's second frame, or for that of a game that begins covered."""

    STEPS: ClassVar[int] = 4
    """The number of frames in a moment."""
    COUNTED: ClassVar[tuple[str, ...]] = ()
    """The boards that light up what a line of the score sheet counts, at the end of the game."""
    counting = ""
    """That line; empty while nothing is counted."""

    # -- what a game provides ----------------------------------------------------------------------

    def marks_at(self, target: str | None) -> Mapping[str, Any]:
        """What boards show, by id, while the cursor is on a target, besides the usual."""
        return {}

    @abstractmethod
    def places(self, width: int, height: int) -> Places:
        """Where everything lies in this many cells, without header and footer; depends on `shape` and
        `page`.
        """

    # -- making the screen -------------------------------------------------------------------------

    def compose_table(self) -> ComposeResult:
        """All boards, the panel and the log, on one stage."""
        with Stage("stage"):
            yield self._header
            for board in self.BOARDS:
                yield BoardWidget(board.id, centred=False)
            yield self.panel
            yield self.panel.card_apart
            yield self._log
            yield self.strip
            yield self._footer
        yield LinesWidget("curtain")
        yield LinesWidget("too-small")

    @property
    def look(self) -> Look:
        """What the terminal can show."""
        return self.tabletop.look

    @property
    def names(self) -> list[tuple[str, str]]:
        """The name and colour of each seat; the winner has a star if the end is shown."""
        over = self.table.decision is None
        star = f"{star_of(self.look)} "
        won = {each.seat: star for each in self.standings if each.place == 1} if over else {}
        names = at_table([person.shown for person in self.people], won)
        return [(name, person.colour) for name, person in zip(names, self.people, strict=True)]

    @property
    def players(self) -> Sequence[tuple[TableName, str]]:
        """The name and colour of each seat, without star and sign."""
        names = at_table([person.name for person in self.people])
        return [(name, person.colour) for name, person in zip(names, self.people, strict=True)]

    @property
    def shown_seat(self) -> int:
        """The seat whose own things are on the boards."""
        return self.looking_at

    @property
    def view(self) -> V:
        """The view that the boards are drawn from."""
        view: V = self.scene.view
        return view

    @property
    def terms(self) -> Any:
        """The game's names and notation in the current language."""
        return getattr(self.wording, "terms", None)

    @property
    def asked(self) -> "Decision[object] | None":
        """The decision, of any seat."""
        return self.scene.decision

    def may_take(self, noun: str) -> int | None:
        """The seat that has options of a noun now."""
        decision = self.asked
        if decision is None or not any(o.key.startswith(f"{noun}:") for o in decision.options):
            return None
        return decision.seat

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys at every target, less what has been typed; none where there are more than two."""
        found: dict[str, list[str]] = {}
        typed = self.scene.typed
        for entry in self.scene.entries:
            if entry.target is not None and entry.label and entry.label.startswith(typed):
                found.setdefault(entry.target, []).append(entry.label.removeprefix(typed))
        return {target: " ".join(keys) for target, keys in found.items() if len(keys) < 3}

    def since_last_turn(self, kind: type[E]) -> list[E]:
        """The events of one kind that other seats have caused since the shown seat's last turn."""
        return [event for event in self.recent if isinstance(event, kind)]

    @property
    def others(self) -> list[int]:
        """All other seats, in the order of play after the shown one."""
        order = list(self.wording.turn_order(self.scene.view))
        at = order.index(self.shown_seat)
        return [*order[at + 1 :], *order[:at]]

    # -- showing -----------------------------------------------------------------------------------

    before: V | None = None
    """The view shown before the latest events; `None` at first."""

    def update_game(self) -> None:
        """Something has happened: keep the former view."""
        self.before = self.scene.view
        super().update_game()

    def show(self, view: V) -> None:
        """Draw all boards that have a place."""
        self._find_shown()
        self.panel.folded = self.folds
        little = self.here.is_pocket or self.shape == SMALL  # the strip says what the card would
        self.panel.least_card = 0 if little else self.LEAST_CARD
        self.panel.more = self.to_read
        for widget in self._boards.values():
            widget.shows_edges = self.here.is_pocket
        self.lay_out()
        begins_covered = self.here.curtain_is_down and not self._drawn_in
        # Nothing of them is seen at a start: they are drawn once the curtain hangs.
        self._still = frozenset({board.id for board in self.BOARDS}) if begins_covered else self._left_still()
        for board in self.BOARDS:
            if board.id not in self._still:
                self._draw(board)
        for board in self.BOARDS:
            self.board(board.id).keep_in_sight(self._asked_about(board) if self.here.is_pocket else ())
        if self._still:
            rooms = {name: self._rooms[name] for name in self._still if name in self._rooms}
            _ = asyncio.get_running_loop().call_later(_AHEAD, self._draw_ahead, self.scene, rooms)

    def draw_next(self, record: "GameRecord", scene: "Scene") -> Iterator[None]:
        """On a copy of this screen. What it draws is `kept` for both, and found there if it comes."""
        then = copy(self)
        then.here = self.here.supposing(record, scene)
        then.cursor = Cursor(self._explained_boards, self.panel, then.meant)
        return then.draw_unseen()

    def draw_unseen(self) -> Iterator[None]:
        """Draw the boards for `kept` alone, one at a time."""
        self.cursor.foresee(self.scene)
        self._find_shown()
        _ = self._find_places()
        for board in self.BOARDS:
            region = self._rooms.get(board.id)
            if region is not None:
                yield
                with self.kept.ahead():
                    _ = self._drawn(board, region)

    def _find_shown(self) -> None:
        """Find what the boards are drawn from, and open the page for it."""
        self.find_recent()
        self._open_page()
        self.find_marks()

    def find_recent(self) -> None:
        """Find what has happened since the last turn of who looks."""
        viewer = self.viewer if self.viewer is not None else self.shown_seat
        log = self.here.record.log_for(self.viewer)
        if self.look_back is not None:
            log = log[: self.look_back.entry + 1]
        entries = since_last_turn(log, viewer)
        self.happened = {**events_by_seat(entries)}
        self.recent = [event for entry in entries for event in entry.events]

    def _asked_about(self, board: Board) -> Sequence[str]:
        """What a board in the window marks though it can't be chosen: where a landscape would lie."""
        if board.id != self._in_window or self.asked is None:
            return ()
        own = [each for each in self.board(board.id).drawing.targets if each.partition(":")[0] in board.nouns]
        return () if self.scene.open_targets.intersection(own) else own

    def _draw_ahead(self, scene: "Scene", rooms: Places) -> None:
        """Draw the final state of moving boards while nothing else happens, in the rooms they will have then.

        A key that ends the moment then finds them drawn, also those that it covers while it runs.
        """
        if self.scene is scene and self.is_running:
            for board in self.BOARDS:
                if board.id in self._still and board.id in rooms:
                    _ = self._drawn(board, rooms[board.id])

    def find_marks(self) -> None:
        """Find what the cursor marks on boards beside the choices; called before they get their places."""
        self.marked = self.marks_at(self.cursor.target)

    def highlighted(self, view: V, target: str | None) -> None:
        """Draw the boards again on which the cursor marks something else now."""
        if self.marks_are_drawn:
            return
        before, self.marked = self.marked, self.marks_at(target)
        for board_id, marks in self.marked.items():
            if marks != before.get(board_id):
                self.draw(board_id)

    def count_on_boards(self, line: str) -> None:
        """Light what a line of the score sheet counts."""
        self.counting = line
        for board_id in self.COUNTED:
            self.draw(board_id)

    def turn_to_counted(self, line: str) -> None:
        """Open the page of the first board that counts."""
        pages = (page for page, boards in self.pages.items() if {*self.COUNTED[:1]} & {*boards})
        self.page = next(pages, self.page) if line else self.page

    def narrow(self, target: str | None) -> None:
        """A list that is narrowed is shown even where the board is the list."""
        super().narrow(target)
        if self.panel.apart:
            self.show_boards()

    @property
    def folds(self) -> bool:
        """Whether the board is the list."""
        decision = self.scene.decision
        return decision is not None and decision.kind in getattr(self.wording, "FOLDED", ())

    @property
    def to_read(self) -> Sequence[str]:
        """What is said below the card: the rule for the decision, on a large screen also what signs mean."""
        decision = self.scene.decision
        if decision is None or self.shape == SMALL:
            return ()
        signs = self.wording.signs().split("\n") if self.shape == HUGE else ()
        return [*self.wording.help(decision).split("\n\n"), *signs]

    def draw(self, board_id: str) -> None:
        """Draw one board again, and leave the others as they are."""
        self._draw(next(board for board in self.BOARDS if board.id == board_id))

    def _draw(self, board: Board) -> None:
        region = self._rooms.get(board.id)
        if region is None:
            self._drawn_in.pop(board.id, None)
            return
        self.board(board.id).drawing = self._drawn(board, region)
        self._drawn_in[board.id] = region

    def _drawn(self, board: Board, region: Region) -> Drawing:
        """What a board looks like, with nothing on its way across it."""
        made = board.draw(self, region)
        drawing = made if isinstance(made, Drawing) else self.kept.drawing(board.id, made, TO_AND_FRO)
        return drawing.renamed(self.ending) if board.owned else drawing

    def carry(self, journeys: "Sequence[Journey]", share: float) -> None:
        """One frame of a moment: draw the boards that pictures cross, with them on their way."""
        from tabletop_tui.kit.flight import carried  # nothing moves at a start

        for board in self.BOARDS:
            region = self._rooms.get(board.id)
            if region is not None:
                self.board(board.id).drawing = carried(self._drawn(board, region), region, journeys, share)

    def moves(self, events: "Sequence[Event]") -> Mapping[str, Move]:
        """What moves in `STEPS` after these events, by the ids of the boards on which it does."""
        return {}

    def moment(self, view: V, entries: "Sequence[LogEntry]") -> Sequence[Frame]:
        """What has just happened, in a few frames: by what `moves`, or in a game's own way."""
        return self.frames(self.moves([event for entry in entries for event in entry.events]), self.STEPS)

    def frames(self, moves: Mapping[str, Move], steps: int) -> Sequence[Frame]:
        """A moment of this many frames in which something moves on these boards; none if no board is seen."""
        seen = {board_id: move for board_id, move in moves.items() if self.has_place(board_id)}
        return [partial(self._show_frame, seen, step) for step in range(steps if seen else 0)]

    def _left_still(self) -> frozenset[str]:
        """The boards that stay as they were in the first frame of the moment that comes now.

        What moves begins where it was, and nothing is drawn that would be gone at once. A board is drawn all
        the same where it has another room, or where there is something to be chosen that didn't lie on it.
        """
        events = [event for entry in self.moments.coming for event in entry.events]
        moves, opened = self.moves(events) if events else (), self.scene.open_targets
        return frozenset(
            board.id
            for board in self.BOARDS
            if board.id in moves
            and self.has_place(board.id)
            and self._drawn_in.get(board.id) == self.room(board.id)
            and self.board(board.id).drawing.targets
            >= {target for target in opened if target.partition(":")[0] in board.nouns}
        )

    def _show_frame(self, moves: Mapping[str, Move], step: int) -> None:
        """Draw one frame of a moment on the boards that move."""
        for board_id, move in moves.items():
            if step or board_id not in self._still:
                board = self.board(board_id)
                board.drawing = move(self.room(board_id), board.drawing, step)

    def place_of(self, board_id: str, target: str) -> Region | None:
        """Where a target of a board lies on the screen; `None` where it can't be seen."""
        region, spot = self._places.get(board_id), self.board(board_id).drawing.spot(target)
        return spot.region.moved(region.x, region.y) if region is not None and spot is not None else None

    @property
    def ending(self) -> str:
        """What targets on boards of a seat that isn't asked end with: nothing can be chosen there."""
        seat = self.scene.seat
        return "" if seat in (None, self.looking_at) else f"@{self.looking_at}"

    def has_place(self, board_id: str) -> bool:
        """Whether a board can be seen."""
        return board_id in self._places

    def arrangement(self) -> object:
        """The boards that can be seen, with their rooms."""
        return [(board.id, self._rooms.get(board.id)) for board in self.BOARDS]

    def room(self, board_id: str) -> Region:
        """The room that a board with a place is drawn in; of a window, more than can be seen."""
        return self._rooms[board_id]

    def board(self, board_id: str) -> BoardWidget:
        """The widget of a board; one that is drawn while the screen closes is no longer found by Textual."""
        found = self._boards.get(board_id)
        return found if found is not None else self.query_one(f"#{board_id}", BoardWidget)

    def describe(self, view: V, target: str) -> list[str]:
        """What lies at a target, a sentence a line: what belongs to every table, or what the game says."""
        said = super().describe(view, target)
        if said or target.startswith("board:"):
            return said
        return self.wording.describe(view, target, self.looking_at, self.scene.seat)

    def why_not(self, seat: int, target: str) -> Sequence[Option[object]]:
        """That nothing can be chosen on others' boards, in games that say so; else the rules' reasons."""
        element, _, owner = target.partition("@")
        if owner and self.wording.WORDS_OTHERS_BOARD:
            return [Option(element, None, element, OthersBoard(int(owner)))]
        return super().why_not(seat, target)

    # -- room --------------------------------------------------------------------------------------

    def shape_for(self, width: int, height: int) -> str:
        """`small`, `home`, `large`, or `huge` from 200x60 on."""
        shape = HUGE if width >= 190 and height >= 56 else shape_of(width, height)
        for larger, smaller in ((HUGE, LARGE), (LARGE, HOME), (HOME, SMALL)):
            wide, high = self.NEEDED.get(larger, (0, 0))
            if shape == larger and (width < wide or height < high):
                shape = smaller
        return shape

    _places: Places = {}
    """Where everything lies on the screen."""
    _rooms: Places = {}
    """The rooms in which the boards that have a place are drawn."""
    _in_window = ""
    """Below 80x24: the board in the window."""

    def lay_out(self) -> None:
        """Give everything its place in the room that header, strip and footer leave."""
        inner = self._find_places()
        self.panel.apart, self.panel.shows_rule = CARD in inner, inner.get(CARD) == NO_CARD
        self.query_one("#stage", Stage).put(self._places)

    def _find_places(self) -> Places:
        """Find where everything lies; returns what lies between header and strip."""
        width, height = self.app.size
        lines = self.strip_lines
        bottom = height - 1 - lines
        top = header_lines(headline_of(self.here, self), width) if self.here.is_pocket else Header.HEIGHT
        rooms = inner = self._with_step_end(self._whole(width, bottom - top))
        if self.here.is_pocket:
            inner = self._window(inner, width, bottom - top, asked=top - 1)
            shown = self._in_window
            rooms = {name: rooms[name] if name == shown in rooms else inner[name] for name in inner}
        self._rooms = {name: region.moved(0, top) for name, region in rooms.items()}
        self._places = {
            HEADER: Region(0, 0, width, top),
            FOOTER: Region(0, height - 1, width, 1),
            STRIP: Region(0, bottom, width, lines),
            **{name: region.moved(0, top) for name, region in inner.items()},
        }
        return inner

    def _whole(self, width: int, height: int) -> Places:
        """The game's own places, which below 80x24 are those of that size."""
        wide, high = WHOLE
        return self.places(max(width, wide), max(height, high - Header.HEIGHT - 1 - strip_height(SMALL)))

    def _window(self, whole: Places, width: int, height: int, *, asked: int) -> Places:
        """The board in the window and the list, from the places of the open page."""
        from tabletop_tui.tui.screens.pocket import in_pocket, in_turn  # most terminals are larger

        beside = self.PAGES.get(self.page, ())
        boards = in_turn(beside, whole)
        shown = self._in_window if self._in_window in boards else boards[0]
        if shown in beside:
            self._in_window = shown
        folds = self.panel.is_folded
        return in_pocket(shown, whole, beside, width, height, folds=folds, asked=asked)

    @property
    def _views(self) -> "Sequence[View]":
        """What can be turned to below 80x24."""
        from tabletop_tui.tui.screens.pocket import views_of

        open_page, places = self.page, {}
        for page in self.PAGES:
            self.page = page  # where things lie depends on the open one
            places[page] = self._whole(*self.app.size)
        self.page = open_page
        return views_of(self.PAGES, places)

    def _with_step_end(self, inner: Places) -> Places:
        """The same places; at the end of a lesson's step, its list takes the lines that it lacks from above.

        Lists of a decision have their rows, or scroll: nothing gives way to them.
        """
        panel, listing = inner.get(PANEL), self.scene.listing
        lacks = 1 + len(listing.ordered) - (panel.height if panel is not None else 0)
        if panel is None or lacks <= 0 or self.place.lesson is None or self.asked is not None:
            return inner
        top = panel.y - lacks
        found = {**inner, PANEL: panel._replace(y=top, height=panel.height + lacks)}
        for name, region in inner.items():
            beside = region.right <= panel.x or panel.right <= region.x
            if not beside and top < region.bottom <= panel.y:
                found[name] = region._replace(height=max(0, top - region.y))
        return {name: region for name, region in found.items() if region.height > 0}

    @property
    def log_is_seen(self) -> bool:
        """Whether the log has a place."""
        return LOG in self._places

    def log_lines(self) -> list[Sentence]:
        """One line per turn in a game that tells turns in brief, else sentences."""
        return (self.log_text.in_brief() or self.log_text.sentences()) if self.log_is_seen else []

    @property
    def board_widgets(self) -> list[BoardWidget]:
        """The boards that have a place now."""
        return [board for board_id, board in self._boards.items() if board_id in self._places]

    # -- pages -------------------------------------------------------------------------------------

    @property
    def pages(self) -> Mapping[str, tuple[str, ...]]:
        """The pages in this room, with their boards; none on larger screens."""
        return self.PAGES if self.shape == SMALL else {}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """As for all games; turning pages is possible if there are any."""
        return bool(self.pages) if action == "page" else super().check_action(action, parameters)

    def _open_page(self) -> None:
        """Open the page for the current decision, only once, so that a player can go elsewhere."""
        decision = self.scene.decision
        if self.shape != self._paged_in:
            self._paged_in, self._paged = self.shape, None
        if self.pages and self.page not in self.pages:
            self.page, self._paged = next(iter(self.pages)), None
        between = bool(self.PAGE_BETWEEN) and self.scene.mode in (HAND_OVER, CURTAIN)
        now = self.here.record.steps if between else decision
        if not self.pages or now is None or now is self._paged or (between and now == self._paged):
            return
        self._paged = now
        self.page = self.PAGE_BETWEEN if decision is None else self.page_for(decision)
        if decision is not None:
            self._in_window = self._board_for(decision)
        _ = self._turn_to_cursor()

    def _turn_to_cursor(self) -> bool:
        """Where the board is the list, open a page with what the cursor stands on, unless this one has it.

        Returns whether another page is open now.
        """
        noun, before = (self.cursor.target or "").partition(":")[0], self.page
        board = next((board.id for board in self.BOARDS if noun in board.nouns), None)
        having = [page for page, boards in self.pages.items() if board in boards]
        if self.folds and having and self.page not in having:
            self.page = having[0]
        return self.page != before

    def follow_cursor(self) -> None:
        """As for all games; the page that shows what the cursor stands on is opened."""
        if self._turn_to_cursor():
            self.show_boards()
            if self.cursor.in_list:
                self.cursor.to_entry(self.scene, self.cursor.key)
        super().follow_cursor()

    def page_for(self, decision: "Decision[object]") -> str:
        """The page with the board that has the most options of a decision; the open page if there are
        none.
        """
        counts: dict[str, int] = {}
        for board, count in self._options_on_boards(decision).items():
            for page, boards in self.pages.items():
                if board in boards:
                    counts[page] = counts.get(page, 0) + count
        return max(counts, key=lambda page: counts[page], default=self.page)

    def _board_for(self, decision: "Decision[object]") -> str:
        """The board of the open page with the most options of a decision; empty if it has none."""
        counts = self._options_on_boards(decision)
        boards = [board for board in self.pages[self.page] if board in counts]
        return max(boards, key=lambda board: counts[board], default="")

    def _options_on_boards(self, decision: "Decision[object]") -> Mapping[str, int]:
        """How many options of a decision lie on each board."""
        nouns = Counter((option.target or "").partition(":")[0] for option in decision.options)
        board_of = {noun: board.id for board in reversed(self.BOARDS) for noun in board.nouns}
        counts: Counter[str] = Counter()
        for noun, count in nouns.items():
            if noun in board_of:
                counts[board_of[noun]] += count
        return counts

    def action_page(self) -> None:
        """Turn to the next page, going round, if there are pages; what there is to read stays."""
        if not self.pages:
            return
        self.quiet(notes=False)
        if self.here.is_pocket:
            views = self._views
            now = next((n for n, view in enumerate(views) if view[1] == self._in_window), -1)
            self.page, self._in_window = views[(now + 1) % len(views)]
        else:
            pages = list(self.pages)
            self.page = pages[(pages.index(self.page) + 1) % len(pages)]
        self.show_boards()

    def action_back(self) -> None:
        """Show all options again, on the page for the decision."""
        super().action_back()
        if self.pages:
            self._paged = None
            self.show_boards()
            self.cursor.begin(self.scene)
            self.follow_cursor()


__all__ = ["HOME", "HUGE", "LARGE", "SMALL", "TableScreen"]
