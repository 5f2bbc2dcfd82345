"""The table of Orbis: the display, a world, the gods and the supply of whoever decides."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Container, Horizontal

from rulesets.orbis.components import LANDSCAPES, SUPPLY_LIMIT
from rulesets.orbis.preview import landscape_preview
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import EMPTY, Drawing, Line, Run
from tabletop_tui.games.orbis import tables
from tabletop_tui.games.orbis.display import NO_MARKS, Marks, Pictures, draw_display
from tabletop_tui.games.orbis.layout import Layout, layout_of
from tabletop_tui.games.orbis.lookaround import describe, elsewhere
from tabletop_tui.games.orbis.tables import Name
from tabletop_tui.games.orbis.terms import Terms, last_laid
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.games.orbis.world import Trial, draw_world
from tabletop_tui.screens.game import HOME, LARGE, SMALL, GameScreen
from tabletop_tui.screens.scene import HAND_OVER
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.lines import LinesWidget
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

_SIDE = {SMALL: 0, HOME: 34, LARGE: 46}
_AROUND = {SMALL: 11, HOME: 13, LARGE: 17}
"""Lines of question, panel and footer together."""

_ERUPTION = frozenset({"eruption_choice", "eruption_pick"})


class OrbisScreen(GameScreen):
    """Display and world side by side; gods and supply beneath where there is room."""

    CSS_PATH: ClassVar[str] = "screen.tcss"
    _marks: Marks = NO_MARKS
    _trial: Trial | None = None
    _layout: Layout | None = None
    _pictured: Terms | None = None
    _pictures: Pictures

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """See `GameScreen`."""
        super().__init__(session, look_back)
        self._displays: dict[Marks, Drawing] = {}
        """Displays drawn since something happened, by what is marked on them."""

    def compose_boards(self) -> ComposeResult:
        """The boards."""
        with Container(id="orbis"):
            with Horizontal(id="orbis-top"):
                yield BoardWidget("display", centred=False)
                yield BoardWidget("world", centred=False)
            yield BoardWidget("gods", centred=False)
            with Horizontal(id="orbis-below"):
                yield BoardWidget("supply", centred=False)
                yield LinesWidget("temples")

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, view: OrbisView) -> None:
        """Draw all boards."""
        self._marks, self._trial = self._marks_at(view, self.cursor.target)
        self._lay_out()
        self._displays.clear()
        self._draw_display(view)
        self._draw_world(view)
        self._draw_below(view)

    def highlighted(self, view: OrbisView, target: str | None) -> None:
        """Under the cursor a landscape shows what taking it would do: new worshippers, sites that fit."""
        marks, trial = self._marks_at(view, target)
        if marks != self._marks:
            self._marks = marks
            self._draw_display(view)
        if trial != self._trial:
            self._trial = trial
            self._draw_world(view)

    def _marks_at(self, view: OrbisView, target: str | None) -> tuple[Marks, Trial | None]:
        """What the boards show while the cursor is on a target."""
        marks, trial = self._standing_marks(view)
        slot = _slot_of(target)
        preview = None
        if marks.seat is not None and slot is not None:
            preview = landscape_preview(view, marks.seat, slot)
        if preview is None:
            return marks, trial
        return replace(marks, slot=slot), Trial(preview.tile, wild=preview.forced is not None)

    def _standing_marks(self, view: OrbisView) -> tuple[Marks, Trial | None]:
        """What the boards show wherever the cursor is."""
        decision = self.scene.decision
        trial = Trial(view.hand, view.turned_over) if view.hand is not None else None
        if decision is None:
            return NO_MARKS, None
        if decision.kind == "choose_tile":
            whole = any(option.key.startswith("landscape:") for option in decision.options)
            return Marks(seat=decision.seat) if whole else NO_MARKS, None
        laid = last_laid(view.seats[decision.seat])
        if decision.kind in _ERUPTION and laid is not None:
            return Marks(eligible=LANDSCAPES[laid[1]].need), None
        return NO_MARKS, trial

    def _lay_out(self) -> None:
        """Divide the room anew if it has changed."""
        width, height = self.app.size
        layout = layout_of(width - _SIDE[self.shape], height - _AROUND[self.shape])
        if layout == self._layout:
            return
        self._layout = layout
        display, world = self._board("display"), self._board("world")
        display.styles.width, display.styles.height = layout.left, layout.top
        world.styles.width, world.styles.height = layout.right, layout.top
        self._board("gods").styles.height = layout.gods
        self._board("gods").display = bool(layout.gods)
        self.query_one("#orbis-below").display = bool(layout.gods)

    def _draw_display(self, view: OrbisView) -> None:
        known = self._displays.get(self._marks)
        if known is None:
            known = self._displays[self._marks] = self._display_drawing(view)
        self._board("display").drawing = known

    def _display_drawing(self, view: OrbisView) -> Drawing:
        layout = self._room
        if self._pictured is not self._terms:
            self._pictured, self._pictures = self._terms, {}
        drawing = draw_display(view, self._terms, layout.tile, self._marks, self._pictures)
        title = [Run(f"{self._terms.say('display')}  ", "title"), *tables.stack_line(view, self._terms)]
        return _titled(drawing, title, layout.left, layout.titled, centred=False)

    def _draw_world(self, view: OrbisView) -> None:
        layout, seat = self._room, self.looking_at
        deciding = self.scene.decision is not None and self.scene.decision.seat == seat
        looking = self.scene.seat is not None and self.scene.seat != seat
        called = self._names[seat]
        owner = [] if layout.titled else tables.owner_runs(view, self._terms, seat, called, looking=looking)
        trial = self._trial if deciding else None
        drawing = draw_world(view, self._terms, seat, layout.site, trial, owner)
        if not self._own_things(seat):
            drawing = elsewhere(drawing, seat)
        title = tables.world_title(view, self._terms, seat, called, looking=looking)
        self._board("world").drawing = _titled(drawing, title, layout.right, layout.titled, centred=True)

    def _draw_below(self, view: OrbisView) -> None:
        layout = self._room
        if not layout.gods:
            self._board("gods").drawing = self._board("supply").drawing = EMPTY
            return
        self._board("gods").drawing = tables.draw_gods(view, self._terms, layout.width, layout.gods)
        seat = self.looking_at
        supply = tables.draw_supply(view, self._terms, seat, self._names[seat])
        self._board("supply").drawing = supply if self._own_things(seat) else elsewhere(supply, seat)
        temples = tables.temple_line(view, self._terms, self._names, layout.width - tables.SUPPLY_WIDTH)
        self.query_one("#temples", LinesWidget).show_lines((temples,))

    # -- words -------------------------------------------------------------------------------------

    def status(self, view: OrbisView) -> str:
        """What the one who decides holds; what the letters mean, or how many landscapes are left."""
        terms, seat = self._terms, self.scene.seat
        titled = self._room.titled  # the stacks stand above the display then
        more = tables.legend_line(terms) if titled else tables.stack_line(view, terms)
        rest = "".join(run.text for run in more)
        if seat is None:
            return rest
        supply = view.seats[seat].supply
        facts = {"held": terms.held(supply), "total": sum(supply), "limit": SUPPLY_LIMIT}
        return f"{terms.say('status-holds', name=self.people[seat].name, **facts)}   {rest}"

    def legend(self, view: OrbisView) -> Sequence[str]:
        """The letters, where the line beneath the question has no room for them."""
        if self._room.titled:
            return ()
        return self._terms.say("legend-brief"), self._terms.say("legend-briefer")

    def seat_lines(self, view: OrbisView, words: Words, width: int) -> Sequence[Line]:
        """Everybody's public things; on a small screen the gods and temples as well."""
        handing_over = self.scene.mode == HAND_OVER
        at = self.scene.seat if handing_over else None
        lines = tables.seat_lines(view, self._terms, self._names, width, at)
        if self.shape != SMALL:
            return [*lines, ()]
        labels = self.scene.target_labels
        gods = tables.draw_gods(view, self._terms, width, len(view.gods), labels).lines
        return [*lines, (), *gods, tables.temple_line(view, self._terms, self._names), ()]

    def describe(self, view: OrbisView, target: str) -> list[str]:
        """What lies at a target."""
        return describe(self._orbis_wording, view, target, self.looking_at)

    def _own_things(self, seat: int) -> bool:
        """Whether what lies before a seat is that of whoever decides, and so can be chosen."""
        return self.scene.decision is None or self.scene.decision.seat == seat

    # -- helpers -----------------------------------------------------------------------------------

    @property
    def _orbis_wording(self) -> OrbisWording:
        return cast("OrbisWording", self.wording)

    @property
    def _terms(self) -> Terms:
        return self._orbis_wording.terms

    @property
    def _names(self) -> list[Name]:
        return [Name(person.name, f"{person.colour} strong") for person in self.people]

    @property
    def _room(self) -> Layout:
        if self._layout is None:
            self._lay_out()
        return cast("Layout", self._layout)

    def _board(self, name: str) -> BoardWidget:
        return self.query_one(f"#{name}", BoardWidget)


def _titled(drawing: Drawing, title: Sequence[Run], width: int, titled: bool, *, centred: bool) -> Drawing:
    """The drawing with a line above it, as wide as its board."""
    x = (width - drawing.width) // 2 if centred else 0
    return drawing.below([tuple(title)] if titled else [], x)


def _slot_of(target: str | None) -> int | None:
    if target is None or not target.startswith("slot:"):
        return None
    return int(target.removeprefix("slot:"))
