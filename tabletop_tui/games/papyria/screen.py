"""The table of Papyria: the ring of sectors, a realm, the seven kinds, keys and end tiles, all figures."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from rulesets.core import Decision, Option, Reason
from rulesets.papyria.preview import legal_cells
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Drawing, Line, stacked
from tabletop_tui.games.papyria import figures, kinds, realm, ring, strip
from tabletop_tui.games.papyria.layout import STRIP, Layout, layout_of, small_layout
from tabletop_tui.games.papyria.lookaround import describe
from tabletop_tui.games.papyria.marks import (
    NO_LANDING,
    NO_MARKS,
    NO_PROSPECT,
    Landing,
    Marks,
    Prospect,
    chosen,
    landing_of,
    marks_at,
    prospect_of,
)
from tabletop_tui.games.papyria.signs import short
from tabletop_tui.games.parts import Name, heading, names_of
from tabletop_tui.screens.paged import AROUND, PagedScreen
from tabletop_tui.screens.room import HOME, LARGE, SMALL
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

BOARD, REALM = "board", "realm"
_OWN_KINDS = frozenset(
    {
        "keep_start_tile",
        "start_priest",
        "place_landscape",
        "build_temple",
        "build_city",
        "build_mine",
        "choose_scoring",
    }
)
"""Decisions about one's own realm."""


class PapyriaScreen(PagedScreen):
    """The ring on the left, realm and table of kinds on the right; on a small screen a page each."""

    wording: "PapyriaWording"

    CSS_PATH: ClassVar[str] = "screen.tcss"
    PAGES = (BOARD, REALM)
    SIDE = {SMALL: 78, HOME: 50, LARGE: 78}
    OUT_OF_REACH = frozenset({"realm-title"})

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.page = BOARD
        self._layout: Layout | None = None
        self._names: list[Name] = []
        self._painter = ring.RingPainter()
        self._drawn: dict[str, object] = {}
        """What boards were drawn of, by name."""
        self._landing: Landing = NO_LANDING
        self._marks: Marks = NO_MARKS
        self._prospect: Prospect = NO_PROSPECT
        self._centred_on: Any = None
        """What the realm was last centred for."""

    def compose_boards(self) -> ComposeResult:
        """The boards."""
        with Horizontal(id="papyria"):
            with Vertical(id="left"):
                yield BoardWidget("ring", centred=False)
                yield BoardWidget("strip", centred=False)
            with Container(id="right"):
                with Vertical(id="own"):
                    yield BoardWidget("realm-title", centred=False)
                    yield BoardWidget("realm")
                yield BoardWidget("kinds", centred=False)

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, view: PapyriaView) -> None:
        """Draw all boards."""
        self._names = names_of(self.people)
        layout = self._lay_out()
        decision = self._decided
        self._landing = landing_of(decision)
        here = self._under_cursor(self.cursor.target)
        self._marks = marks_at(view, here)
        self._prospect = self._prospect_at(view, here)
        self._draw_ring(view)
        self._draw_realm(view)
        self._draw_kinds(view)
        self._draw_strip(view, layout)

    def _draw_strip(self, view: PapyriaView, layout: Layout) -> None:
        width = self.app.size.width - 1 if self.shape == SMALL else layout.left - 1
        narrow = layout.right <= kinds.WITH_KEYS
        drawing = strip.draw_strip(view, self.looking_at, self.words, width, with_progress=narrow)
        if layout.strip > STRIP:
            drawing = stacked(drawing, strip.draw_final(view, self.words, self._names, width))
        self._board("strip").drawing = drawing

    def _once(self, name: str, parts: object, draw: Callable[[], Drawing]) -> None:
        """Draw a board, unless all that its drawing is made of is as it was."""
        if self._drawn.get(name) != parts:
            self._drawn[name] = parts
            self._board(name).drawing = draw()

    def highlighted(self, view: PapyriaView, target: str | None) -> None:
        """Under the cursor a choice shows on the boards what it would do."""
        here = self._under_cursor(target)
        marks, prospect = marks_at(view, here), self._prospect_at(view, here)
        ring_changed, realm_changed = marks != self._marks, prospect.ghost != self._prospect.ghost
        kinds_changed = prospect.outlook != self._prospect.outlook
        self._marks, self._prospect = marks, prospect
        if ring_changed:
            self._draw_ring(view)
        if realm_changed:
            self._draw_realm(view)
        if kinds_changed:
            self._draw_kinds(view)

    def _under_cursor(self, target: str | None) -> list[Option[Any]]:
        decision = self._decided
        return [] if decision is None else chosen(decision, self.cursor.key, target)

    def _prospect_at(self, view: PapyriaView, options: Sequence[Option[Any]]) -> Prospect:
        decision = self._decided
        if decision is None or self.looking_at != decision.seat:
            return NO_PROSPECT
        return prospect_of(view, decision.seat, options)

    @property
    def _decided(self) -> Decision[Any] | None:
        """What is asked, if it may be answered here."""
        return self.scene.decision

    def _draw_ring(self, view: PapyriaView) -> None:
        seat = self.looking_at
        parts = ring.Ring(view, self.words, self._names, self._room.ring, seat, self._landing, self._marks)
        self._board("ring").drawing = self._painter.draw(parts)

    def _draw_realm(self, view: PapyriaView) -> None:
        seat, board, layout = self.looking_at, self._board("realm"), self._room
        own, decision = view.seats[seat], self._decided
        placing = decision is not None and decision.kind == "place_landscape" and decision.seat == seat
        ghost = self._prospect.ghost
        land = realm.Land(own.realm, own.priest, self._names[seat], legal_cells(own), placing, ghost)
        ending, words, tile = self._ending, self.words, layout.tile
        parts = (land, words, tile, ending)
        self._once("realm", parts, lambda: realm.draw_realm(land, words, tile).renamed(ending))
        self._board("realm-title").drawing = self._realm_title(board.drawing)
        about = (seat, own.priest, len(own.realm), self.app.size, self.page)
        if about != self._centred_on:
            self._centred_on = about
            board.centre_on(f"cell:{own.priest or '0,0'}{self._ending}")

    def _realm_title(self, drawing: Drawing) -> Drawing:
        """Whose realm it is; that there is more of it, where it has no room."""
        layout, name = self._room, self._names[self.looking_at]
        width = layout.left if self.shape == SMALL else layout.right
        more = drawing.height > layout.realm - 1 or drawing.width > width
        aside = short(self.words, "realm-scroll" if more else "realm-sign")
        return heading(short(self.words, "title-realm", name=name.text), width, f"{name.role} strong", aside)

    def _draw_kinds(self, view: PapyriaView) -> None:
        own = view.seats[self.looking_at]
        width, small = self._room.right - 1, self.shape == SMALL
        table = kinds.Table(own, self.words, width, self._prospect.outlook, with_purse=small)
        self._once("kinds", table, lambda: kinds.draw_kinds(table))

    def _lay_out(self) -> Layout:
        """Divide the room, and on a small screen open the page that the decision is about."""
        width, height = self.app.size
        small = self.shape == SMALL
        if small:
            self.choose_page()
        own = small and self.page == REALM
        layout = (
            small_layout(width, height - AROUND, realm=own) if small else layout_of(width, height - AROUND)
        )
        self._layout = layout
        self.query_one("#boards").styles.height = layout.boards
        self._board("ring").display = not own
        self._board("strip").display = own or not small
        for name in ("realm-title", "realm", "kinds"):
            self._board(name).display = own or not small
        self._board("ring").styles.height = layout.ring.height
        self._board("strip").styles.height = layout.strip
        self.query_one("#papyria").styles.layout = "vertical" if own else "horizontal"
        left, right, map_ = self.query_one("#left"), self.query_one("#right"), self.query_one("#own")
        left.styles.width = width if small else layout.left
        left.styles.height = STRIP if own else "1fr"
        right.display = own or not small
        right.styles.layout = "horizontal" if own else "vertical"
        map_.styles.width = layout.left if own else "1fr"
        map_.styles.height = layout.realm
        self._board("realm").styles.height = layout.realm - 1
        return layout

    def page_for(self, decision: Decision[Any]) -> str:
        """The realm for what is done there, the ring for all else."""
        return REALM if decision.kind in _OWN_KINDS else BOARD

    # -- words -------------------------------------------------------------------------------------

    def status(self, view: PapyriaView) -> str:
        """What the one who is looked at has."""
        seat = self.looking_at
        return figures.status(view, seat, self.words, self.people[seat].name)

    def legend(self, view: PapyriaView) -> Sequence[str]:
        """What the signs on the boards mean."""
        return [short(self.words, "legend"), short(self.words, "legend-short")]

    def seat_lines(self, view: PapyriaView, words: Words, width: int) -> Sequence[Line]:
        """Everybody's figures, a line each."""
        return figures.seat_lines(view, words, names_of(self.people), self.scene.mover, width)

    def describe(self, view: PapyriaView, target: str) -> list[str]:
        """What lies at a target."""
        target, _, seat = target.partition("@")
        return describe(self.wording, view, target, int(seat) if seat else self.looking_at)

    def why_not(self, seat: int, target: str) -> Sequence[Option[None]]:
        """Nothing can be chosen on others' boards; else what the rules say."""
        element, _, owner = target.partition("@")
        if owner:
            return [Option(element, None, element, Reason("others-board", {"seat": int(owner)}))]
        return super().why_not(seat, target)

    # -- keys --------------------------------------------------------------------------------------

    def action_look(self, step: int) -> None:
        """Look at the next player's realm; on a small screen its page opens."""
        if self.shape == SMALL and not self.has_class("-page-side"):
            self.page = REALM
        super().action_look(step)

    # -- helpers -----------------------------------------------------------------------------------

    @property
    def _room(self) -> Layout:
        return self._layout or layout_of(*self.app.size)
