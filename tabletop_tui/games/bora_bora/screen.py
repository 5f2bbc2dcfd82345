"""The table of Bora Bora: map and market, action cards, a player board, everybody's figures."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from rulesets.bora_bora.components import YELLOW
from rulesets.bora_bora.gods import Purse, payable
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.drawing import Canvas, Drawing, Line, stacked
from tabletop_tui.games.bora_bora import atoll, cards, figures, market, ownboard
from tabletop_tui.games.bora_bora.layout import Layout, layout_of, small_layout
from tabletop_tui.games.bora_bora.lookaround import describe
from tabletop_tui.games.bora_bora.marks import NO_MARKS, Marks, fits_of, marks_at
from tabletop_tui.games.parts import names_of
from tabletop_tui.screens.paged import AROUND, PagedScreen
from tabletop_tui.screens.room import HOME, LARGE, SMALL
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.wording import BoraBoraWording
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session


MAP, MARKET, OWN = "map", "market", "own"
PAGES = (MAP, MARKET, OWN)
"""The pages of a small screen; players and log are a further one."""

_PAGE_FOR = {
    "take_person": MARKET,
    "temple_space": MARKET,
    "buy_jewelry": MARKET,
    "take_task": MARKET,
    "fire_mark": MARKET,
    "helper_spend": OWN,
    "use_people": OWN,
    "pay_god": OWN,
    "choose_material": OWN,
    "place_material": OWN,
    "build_tile": OWN,
    "build_site": OWN,
    "move_hut_more": OWN,
    "resolve_task": OWN,
    "final_task": OWN,
}
"""The page for a decision; the map for all others."""


class BoraBoraScreen(PagedScreen):
    """All boards above each other over the full width; on a small screen a page each."""

    wording: "BoraBoraWording"

    CSS_PATH: ClassVar[str] = "screen.tcss"
    PAGES = PAGES
    SIDE = {SMALL: 78, HOME: 49, LARGE: 74}
    OUT_OF_REACH = frozenset({"bar"})

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.page = MAP
        self._marks = NO_MARKS
        self._layout: Layout | None = None

    def compose_boards(self) -> ComposeResult:
        """The boards."""
        with Vertical(id="bora-bora"):
            yield BoardWidget("bar", centred=False)
            with Horizontal(id="top"):
                yield BoardWidget("map", centred=False)
                yield BoardWidget("market", centred=False)
            yield BoardWidget("cards", centred=False)
            yield BoardWidget("own", centred=False)

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, view: BoraBoraView) -> None:
        """Draw all boards."""
        self._names = names_of(self.people)
        self._lay_out()
        self._marks = self._marks_now(view, self.cursor.target)
        width = self.app.size.width
        self._board("bar").drawing = figures.draw_bar(view, self.words, self._names, width)
        self._board("cards").drawing = self._draw_cards(view)
        self._draw_map(view)
        self._draw_market(view)
        self._draw_own(view)

    def highlighted(self, view: BoraBoraView, target: str | None) -> None:
        """Under the cursor a choice shows on the boards what it would allow."""
        before, marks = self._marks, self._marks_now(view, target)
        if marks == before:
            return
        self._marks = marks
        if marks.reach != before.reach:
            self._draw_map(view)
        if (marks.places, marks.temple, marks.status) != (before.places, before.temple, before.status):
            self._draw_market(view)
        if (marks.tiles, marks.ground, marks.people) != (before.tiles, before.ground, before.people):
            self._draw_own(view)

    def _marks_now(self, view: BoraBoraView, target: str | None) -> Marks:
        decision = self._decided(view)
        return NO_MARKS if decision is None else marks_at(view, decision, self.cursor.key, target)

    def _decided(self, view: BoraBoraView) -> Decision[Any] | None:
        """What is asked, if whoever looks is the one to answer."""
        decision = self.scene.decision
        return decision if decision is not None and decision.seat == view.seat else None

    def _draw_map(self, view: BoraBoraView) -> None:
        shape, reach = self._room.shape, self._marks.reach
        self._board("map").drawing = atoll.draw_map(view, self.words, self._names, shape, reach)

    def _draw_cards(self, view: BoraBoraView) -> Drawing:
        fits, layout = fits_of(view, self._decided(view)), self._room
        if self.shape == SMALL:
            return cards.draw_cards_down(view, self.words, self._names, layout.right, fits)
        return self._set_apart(cards.draw_cards(view, self.words, self._names, self.app.size.width, fits))

    def _draw_market(self, view: BoraBoraView) -> None:
        layout, decision = self._room, self._decided(view)
        buying = decision is not None and decision.kind == "buy_jewelry"
        shells = view.seats[view.seat].shells if buying and view.seat is not None else None
        width = self.app.size.width if self.shape == SMALL else layout.right
        gaps = 0 if self.shape == SMALL else layout.market_gaps
        parts = market.Market(
            view, self.words, self._names, width, self._marks, shells, self._task_text, gaps
        )
        self._board("market").drawing = market.draw_market(parts)

    def _draw_own(self, view: BoraBoraView) -> None:
        seat = self.looking_at
        marks = self._marks if seat == view.seat else NO_MARKS
        name, yellow = self._names[seat], self._with_yellow(view, seat)
        board = ownboard.Board(view, self.words, name, seat, marks, self._task_text, yellow)
        drawing = ownboard.draw_board(board, self.app.size.width, high=self.shape == SMALL)
        if self.shape != SMALL:
            drawing = self._set_apart(drawing)
        self._board("own").drawing = drawing.renamed(self._ending)

    def _set_apart(self, drawing: Drawing) -> Drawing:
        """With a blank line above it where there is room."""
        return stacked(Canvas(1, 1).drawing(), drawing) if self._room.gap else drawing

    def _with_yellow(self, view: BoraBoraView, seat: int) -> frozenset[str]:
        """The tasks for which one unit is missing while a yellow god could be paid."""
        own, decision = view.seats[seat], self._decided(view)
        if own.hand is None or own.progress is None:
            return frozenset()
        if decision is not None and decision.kind in ("resolve_task", "final_task") and seat == decision.seat:
            keys = [option.key.partition(":") for option in decision.options]
            return frozenset(task for how, _, task in keys if how == "yellow")
        if not payable(Purse(own.hand, own.offerings, own.god_tiles), YELLOW):
            return frozenset()
        return frozenset(task for task, known in own.progress.items() if known.missing == 1)

    def _lay_out(self) -> None:
        """Divide the room, and on a small screen open the page that the decision is about."""
        width, height = self.app.size
        small = self.shape == SMALL
        if small:
            self.choose_page()
            layout = small_layout(width, height - AROUND, own=self.page == OWN)
        else:
            layout = layout_of(width, height - AROUND)
        self._layout = layout
        self.query_one("#boards").styles.height = layout.boards
        shown = (self.page,) if small else PAGES
        top, own, beside = self.query_one("#top"), self._board("own"), self._board("cards")
        map_, stalls = self._board("map"), self._board("market")
        self._board("bar").display = not small
        top.display = MAP in shown or MARKET in shown
        top.styles.height = "1fr" if small else layout.shape.height
        self.query_one("#bora-bora").styles.layout = "horizontal" if small else "vertical"
        map_.display, stalls.display = MAP in shown, MARKET in shown
        own.display, beside.display = OWN in shown, MAP in shown
        map_.styles.width = layout.left
        top.styles.width = layout.left if small and self.page == MAP else "1fr"
        beside.styles.height = "1fr" if small else layout.cards
        own.styles.height = "1fr" if small else layout.own

    def page_for(self, decision: Decision[Any]) -> str:
        """By the kind of the decision."""
        return _PAGE_FOR.get(decision.kind, MAP)

    # -- words -------------------------------------------------------------------------------------

    def status(self, view: BoraBoraView) -> str:
        """What the one who is looked at has."""
        seat = self.looking_at
        return figures.status(view, seat, self.words, self.people[seat].name)

    def legend(self, view: BoraBoraView) -> Sequence[str]:
        """What the signs on the boards mean; while a die is placed, those beside the dice that fit."""
        decision = self._decided(view)
        which = "legend-dice" if decision is not None and decision.kind == "place_die" else "legend"
        return [figures.short(self.words, which), figures.short(self.words, which, "short")]

    def seat_lines(self, view: BoraBoraView, words: Words, width: int) -> Sequence[Line]:
        """Everybody's figures, a line each."""
        return figures.seat_lines(view, words, names_of(self.people), self.scene.mover, width)

    def describe(self, view: BoraBoraView, target: str) -> list[str]:
        """What lies at a target."""
        target, _, seat = target.partition("@")
        return describe(self.wording, view, target, int(seat) if seat else self.looking_at)

    # -- keys --------------------------------------------------------------------------------------

    def action_look(self, step: int) -> None:
        """Look at the next player's board; on a small screen its page opens."""
        if self.shape == SMALL and not self.has_class("-page-side"):
            self.page = OWN
        super().action_look(step)

    # -- helpers -----------------------------------------------------------------------------------

    @property
    def _room(self) -> Layout:
        return self._layout or layout_of(*self.app.size)

    def _task_text(self, task: str) -> str:
        """A task in full."""
        return self.wording.terms.task(task)
