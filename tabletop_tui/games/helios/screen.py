"""The table of Helios: a world of hexes, the city, the persons, what is on offer, everybody's figures."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from rulesets.core import Decision, Option, Reason
from rulesets.helios.preview import free_fields, reach, sun_previews
from rulesets.helios.sun import lit
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Drawing, Line, Run, stacked
from tabletop_tui.games.helios import city, figures, offer, others
from tabletop_tui.games.helios.layout import Layout, layout_of, small_layout
from tabletop_tui.games.helios.lookaround import describe
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.games.helios.world import NO_MARKS, Marks, draw_world
from tabletop_tui.games.parts import Name, heading, line
from tabletop_tui.keys import bindings
from tabletop_tui.screens.paged import AROUND, PagedScreen
from tabletop_tui.screens.room import HOME, LARGE, SMALL
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "helios"
_HEADS = 3
"""Lines of headings and supply on the right."""

MAP, CITY, PERSONS = "map", "city", "persons"
PAGES = (MAP, CITY, PERSONS)
"""The pages of a small screen; players and log are a further one."""

_PAGE_FOR = {"choose_build": CITY}
"""The page for a decision, where its options' targets don't tell."""

_PAGE_OF = {"building": CITY, "slot": PERSONS, "special": PERSONS, "person": PERSONS}
"""The page that shows a target; the map for all others."""

_LAND_KINDS = frozenset({"choose_tile", "choose_field"})


class HeliosScreen(PagedScreen):
    """World and offer on the left, city and persons on the right; on a small screen a page each."""

    wording: HeliosWording

    CSS_PATH: ClassVar[str] = "screen.tcss"
    PAGES = PAGES
    SIDE = {SMALL: 78, HOME: 48, LARGE: 64}
    BINDINGS = bindings(SCOPE)

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self.page = MAP
        self._marks = NO_MARKS
        self._layout: Layout | None = None

    def compose_boards(self) -> ComposeResult:
        """The boards."""
        with Horizontal(id="helios"):
            with Vertical(id="left"):
                yield BoardWidget("world", centred=False)
                yield BoardWidget("offer", centred=False)
            with Vertical(id="right"):
                yield BoardWidget("city", centred=False)
                yield BoardWidget("persons", centred=False)

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, view: HeliosView) -> None:
        """Draw all boards."""
        layout = self._lay_out()
        self._marks = self._marks_at(view, self.cursor.target)
        self._draw_world(view)
        self._board("offer").drawing = self._draw_offer(view, layout)
        self._board("city").drawing = self._draw_city(view, layout)
        self._board("persons").drawing = self._draw_persons(view, layout)

    def highlighted(self, view: HeliosView, target: str | None) -> None:
        """Under the cursor an action tile or a tile shows on the map what it would allow."""
        marks = self._marks_at(view, target)
        if marks != self._marks:
            self._marks = marks
            self._draw_world(view)

    def _marks_at(self, view: HeliosView, target: str | None) -> Marks:
        """Where the action in hand, or the one under the cursor, could be carried out."""
        decision = self.scene.decision
        if decision is None or decision.seat != self.looking_at:
            return NO_MARKS
        kind = decision.kind
        action = self.cursor.key if kind == "choose_bonus_action" else (target or "").removeprefix("column:")
        if kind == "choose_sun_target" or action == "move_sun":
            stops = sun_previews(view, decision.seat)
            field = (target or "").removeprefix("field:")
            from_there = lit(view.seats[decision.seat].board.world, field) if field in stops else ()
            return Marks(stops=stops, lit=frozenset(from_there))
        if kind in _LAND_KINDS:
            return Marks(legal=frozenset(free_fields(view, decision.seat)))
        if action == "create_land":
            return Marks(legal=reach(view, decision.seat, action))
        if action == "build":
            return Marks(lit=reach(view, decision.seat, action))
        return NO_MARKS

    def _draw_world(self, view: HeliosView) -> None:
        layout = self._room
        seat = self.looking_at
        board, words, person = view.seats[seat].board, self._terms.words, self.people[seat]
        owner = Run(person.name, f"{person.colour} strong") if self.shape == SMALL else None
        drawing = draw_world(board, layout.grid, figures.legend(words), self._marks, owner)
        if owner is None:
            title = Run(words("helios_board-world", name=person.name), f"{person.colour} strong")
            head = offer.draw_head(board, title, words("helios_board-rows"), layout.left - 1)
            drawing = stacked(head, drawing)
        self._board("world").drawing = drawing.renamed(self._ending)

    def _draw_offer(self, view: HeliosView, layout: Layout) -> Drawing:
        board = view.seats[self.looking_at].board
        if self.shape == SMALL:
            return self._draw_beside_map(view, layout)
        width = layout.left - 1
        words = self._terms.words
        head = heading(words("helios_board-columns"), width, aside=words("helios_board-columns-sign"))
        columns = offer.draw_columns(view, board, self._terms, width)
        return stacked(head, columns, *self._draw_land(view, width))

    def _draw_land(self, view: HeliosView, width: int) -> tuple[Drawing, Drawing]:
        head = heading(self._terms.words("helios_board-land"), width)
        return head, offer.draw_land(view, self._terms, width)

    def _draw_beside_map(self, view: HeliosView, layout: Layout) -> Drawing:
        """On a small screen's map page: columns, rows and figures in a narrow column."""
        width = layout.right
        board = view.seats[self.looking_at].board
        columns = offer.draw_columns_down(view, self._terms, width)
        head = heading(self._terms.words("helios_board-columns"), width)
        rows = offer.draw_rows_down(board, self._terms.words("helios_board-rows"), width)
        rows = rows.renamed(self._ending)
        facts = figures.own_figures(view, self.looking_at, self._terms, width)
        return stacked(head, columns, rows, facts)

    def _draw_city(self, view: HeliosView, layout: Layout) -> Drawing:
        width = self._right_width(layout)
        seat, person = self.looking_at, self.people[self.looking_at]
        title = self._terms.words("helios_board-city", name=person.name)
        head = city.city_head(self._terms, width, title, f"{person.colour} strong")
        return stacked(head, city.draw_city(view, seat, self._terms, width).renamed(self._ending))

    def _draw_persons(self, view: HeliosView, layout: Layout) -> Drawing:
        width = self._right_width(layout)
        names = [Name(person.name, person.colour) for person in self.people]
        head = city.persons_head(self._terms, width)
        persons = city.draw_persons(view, self.looking_at, self._terms, names, width)
        supply = line(offer.supply_runs(view, self._terms.words), width)
        if self.shape == SMALL:
            return stacked(*self._draw_land(view, width), head, persons, supply)
        if layout.boards < city.CITY_LINES + city.PERSON_LINES + _HEADS + others.HEIGHT:
            return stacked(head, persons, supply)
        maps = others.draw_others(view, self.looking_at, names, width)
        return stacked(head, persons, supply, maps)

    def _right_width(self, layout: Layout) -> int:
        return self.app.size.width if self.shape == SMALL else layout.right

    def _lay_out(self) -> Layout:
        """Divide the room, and on a small screen open the page that the decision is about."""
        width, height = self.app.size
        small = self.shape == SMALL
        layout = (small_layout if small else layout_of)(width, height - AROUND)
        if small:
            self.choose_page()
        self._layout = layout
        self.query_one("#boards").styles.height = layout.boards
        shown = PAGES if not small else (self.page,)
        left, right = self.query_one("#left"), self.query_one("#right")
        left.styles.width = layout.left
        world, offered = self._board("world"), self._board("offer")
        beside = small and self.page == MAP
        world.styles.height = layout.grid.height + (0 if small else 1)
        offered.styles.height = layout.boards if small else layout.boards - layout.grid.height - 1
        left.styles.layout = "horizontal" if small else "vertical"
        if small:
            left.styles.width = width
            world.styles.width, offered.styles.width = layout.left, layout.right
        else:
            world.styles.width = offered.styles.width = "1fr"
        left.display = MAP in shown
        offered.display = beside or not small
        right.display = CITY in shown or PERSONS in shown
        self._board("city").display = CITY in shown
        self._board("persons").display = PERSONS in shown
        self._board("city").styles.height = 1 + city.CITY_LINES
        self._board("persons").styles.height = "1fr"
        return layout

    def page_for(self, decision: Decision[Any]) -> str:
        """By the things that can be chosen."""
        targets = [option.target for option in decision.options if option.target]
        nouns = [target.partition(":")[0] for target in targets]
        page = next((_PAGE_OF[noun] for noun in nouns if noun in _PAGE_OF), MAP)
        return _PAGE_FOR.get(decision.kind, page)

    # -- words -------------------------------------------------------------------------------------

    def status(self, view: HeliosView) -> str:
        """What the one who is looked at has."""
        return figures.status(view, self.looking_at, self._terms, self.people[self.looking_at].name)

    def seat_lines(self, view: HeliosView, words: Words, width: int) -> Sequence[Line]:
        """Everybody's main figures, a line each."""
        names = [Name(person.name, person.colour) for person in self.people]
        return figures.seat_lines(view, words, names, self.scene.mover, width)

    def describe(self, view: HeliosView, target: str) -> list[str]:
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

    def action_hex(self, direction: str) -> None:
        """One of the six ways from hex to hex: to the next field that may be chosen, else the neighbour.

        Looking back, the same keys lead to the beginning and the end of the game.
        """
        if self.look_back is not None:
            (self.action_first if direction == "up-left" else self.action_last)()
            return
        target, at, seat = (self.cursor.target or "").partition("@")
        noun, _, field = target.partition(":")
        grid = self._room.grid
        if noun != "field" or field not in grid.fields or self.cursor.in_list:
            return
        self.quiet()
        opened = self.scene.open_targets
        along, following = [], grid.neighbour(field, direction)
        while following is not None:
            along.append(f"field:{following}{at}{seat}")
            following = grid.neighbour(following, direction)
        if along:
            self.cursor.to_target(next((name for name in along if name in opened), along[0]))
            self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """A page on or back in the list; on the map up or down to the right."""
        if self.cursor.in_list:
            super().action_page_move(pages)
        else:
            self.action_hex("up-right" if pages < 0 else "down-right")

    def action_look(self, step: int) -> None:
        """Look at the next player's boards; a cursor on a field stays at that field."""
        super().action_look(step)
        target, at, _ = (self.cursor.target or "").partition("@")
        if at:
            self.cursor.to_target(target + self._ending)
            self.follow_cursor()

    # -- helpers -----------------------------------------------------------------------------------

    @property
    def _room(self) -> Layout:
        return self._layout or layout_of(*self.app.size)

    @property
    def _terms(self) -> Terms:
        return self.wording.terms
