"""The table of Dice Forge: islands, sanctuary, everybody's hero with both dice, the rolls of the turn."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Horizontal

from rulesets.core import Event
from rulesets.dice_forge.components import PLACES, SANCTUARY
from rulesets.dice_forge.preview import can_buy, can_perform, glory_of
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Canvas, Drawing, Line, Run, cells
from tabletop_tui.games.dice_forge import pieces, rolls
from tabletop_tui.games.dice_forge.heroes import draw_heroes
from tabletop_tui.games.dice_forge.islands import Payable, draw_islands
from tabletop_tui.games.dice_forge.layout import Layout, layout_of, small_layout
from tabletop_tui.games.dice_forge.lookaround import describe
from tabletop_tui.games.dice_forge.pieces import Name
from tabletop_tui.games.dice_forge.sanctuary import Sanctuary
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.dice_forge.wording import DiceForgeWording
from tabletop_tui.keys import bindings
from tabletop_tui.screens.game import GameScreen
from tabletop_tui.screens.room import HOME, LARGE, SMALL
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.lines import LinesWidget
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "dice_forge"
_AROUND = 3
"""Lines of question and footer together."""

_PANEL = {SMALL: 8, HOME: 10, LARGE: 14}
_HOME_LINES = 36
"""With fewer lines than these the panel makes way."""

TABLE, HEROES = "table", "heroes"
"""The pages of a small screen; players and log are a third one."""

_BUYING = frozenset({"action", "forge_more", "ship_forge"})


class DiceForgeScreen(GameScreen):
    """Islands and sanctuary above, the heroes below them, then rolls and log; on a small screen in pages."""

    wording: DiceForgeWording

    CSS_PATH: ClassVar[str] = "screen.tcss"
    BINDINGS = bindings(SCOPE)

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self._page = HEROES
        self._rolls_room = (0, 0)
        """Columns and lines for the rolls, which lie beside the log or on a small screen above it."""
        self._found: list[rolls.Outcome] = []
        """The rolls of this turn, as they were when the boards were drawn."""
        self._paged: Any = None
        """The decision that the page was opened for."""

    def compose_boards(self) -> ComposeResult:
        """The boards."""
        yield LinesWidget("strip")
        with Container(id="forge"):
            with Horizontal(id="forge-top"):
                yield BoardWidget("islands", centred=False)
                yield BoardWidget("sanctuary", centred=False)
            yield BoardWidget("heroes", centred=False)

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, view: DiceForgeView) -> None:
        """Draw all boards."""
        layout = self._lay_out(len(view.seats))
        self._found = rolls.outcomes(view, self._events_of_turn(view))
        payable = self._payable(view)
        keys = self._face_keys()
        terms, names = self._terms, self._names
        places = draw_islands(view, terms, names, layout.islands, payable, tall=layout.tall)
        pools = Sanctuary(view, terms, payable, keys)
        if layout.titled:
            places = titled(places, terms.say("islands"), layout.islands, terms.say("legend"))
            faces = pools.draw(layout.sanctuary, tall=layout.tall)
            self._board("sanctuary").drawing = titled(
                faces, terms.say("sanctuary"), layout.sanctuary, terms.say("legend-faces")
            )
        else:
            self._board("sanctuary").drawing = pools.draw_small(layout.width)
        self._board("islands").drawing = places
        heroes = draw_heroes(view, terms, names, layout.grid, self.scene.open_targets)
        self._board("heroes").drawing = heroes
        self._draw_strip(view, layout.width)

    def _draw_strip(self, view: DiceForgeView, width: int) -> None:
        """A small screen's line: the last rolls, and beside the islands what one has to spend."""
        stores: list[Run] = []
        if self._page == TABLE:
            hero = view.seats[self.looking_at]
            for resource, letter in enumerate(self._terms.letters[:3]):
                text = f"{letter} {hero.stores[resource]}/{hero.limits[resource]} "
                stores.append(Run(text, f"{pieces.INKS[resource]} strong"))
        room = width - pieces.width(stores) - 2
        found = rolls.strip(view, self._terms, self._names, self._found, room)
        gap = Run(" " * (room + 1 - pieces.width(found)))
        self.query_one("#strip", LinesWidget).show_lines([(Run(" "), *found, gap, *stores)])

    def _lay_out(self, seats: int) -> Layout:
        """Divide the room, and on a small screen open the page that the decision is about."""
        width, height = self.app.size
        small = self.shape == SMALL
        panel = _PANEL[self.shape] - (0 if small else max(0, _HOME_LINES - height))
        self.panel.styles.height = panel
        room = height - _AROUND - panel
        if small:
            self._choose_page()
        layout = (small_layout if small else layout_of)(width, room, seats)
        islands, sanctuary = self._board("islands"), self._board("sanctuary")
        islands.styles.width = layout.islands + (0 if small else 1)
        islands.styles.height = sanctuary.styles.height = layout.top
        if small:
            islands.styles.height, sanctuary.styles.height = layout.top - 4, 4
        heroes = self._board("heroes")
        heroes.styles.height = layout.grid.lines(seats)
        self.query_one("#boards").styles.height = "1fr" if small else layout.top + layout.grid.lines(seats)
        self.query_one("#forge-top").styles.height = layout.top
        rest = room - layout.top - layout.grid.lines(seats)
        self._rolls_room = (width, 6) if small else (width // 2, rest)
        islands.display = sanctuary.display = not small or self._page == TABLE
        self.query_one("#forge-top").display = islands.display
        heroes.display = not small or self._page == HEROES
        return layout

    def _choose_page(self) -> None:
        decision = self.scene.decision
        if decision is None or decision is self._paged:
            return
        self._paged = decision
        about_table = any(
            (option.target or "").startswith(("place:", "pool:")) for option in decision.options
        )
        self._page = TABLE if about_table else HEROES

    def _payable(self, view: DiceForgeView) -> Payable:
        """What whoever may buy can pay: as the decision says, or else what the active player could."""
        decision = self.scene.decision
        if decision is not None and decision.kind in _BUYING:
            keys = {option.key for option in decision.options}
            return Payable(
                [slot for slot in PLACES if f"feat:{slot}" in keys],
                [face for face in SANCTUARY if f"buy:{face}" in keys],
            )
        seat = view.active
        if seat is None:
            return Payable()
        return Payable(
            [slot for slot in PLACES if can_perform(view, seat, slot)],
            [face for face in SANCTUARY if can_buy(view, seat, face)],
        )

    def _face_keys(self) -> Mapping[str, str]:
        """The keys of the faces that may be bought now."""
        labels = self.scene.labels
        return {key.removeprefix("buy:"): label for key, label in labels.items() if key.startswith("buy:")}

    # -- words -------------------------------------------------------------------------------------

    def status(self, view: DiceForgeView) -> str:
        """What the one who is looked at has."""
        terms, hero = self._terms, view.seats[self.looking_at]
        stores = [
            f"{held}" if limit is None else f"{held}/{limit}"
            for held, limit in zip(hero.stores, hero.limits, strict=True)
        ]
        gold, sun, moon, vp = stores
        facts = {"gold": gold, "sun": sun, "moon": moon, "vp": vp, "cards": glory_of(hero)[1]}
        said = terms.say("status", name=self.people[self.looking_at].name, **facts)
        cards = ", ".join(terms.cards(hero.cards))
        return f"{said} · {terms.say('status-cards', cards=cards)}" if cards else said

    def seat_lines(self, view: DiceForgeView, words: Words, width: int) -> Sequence[Line]:
        """The rolls of this turn: the heroes themselves are a board."""
        width, room = self._rolls_room
        lines = rolls.roll_lines(view, self._terms, self._names, self._found, width)
        if len(lines) >= room:
            return lines[-room:]
        head = (Run("─ ", "faint"), Run(self._terms.say("rolls"), "dim"), Run(" "))
        rule = Run("─" * max(0, width - 1 - sum(cells(run.text) for run in head)), "faint")
        return [(*head, rule), *lines]

    def describe(self, view: DiceForgeView, target: str) -> list[str]:
        """What lies at a target."""
        seat = self.scene.seat if self.scene.seat is not None else self.looking_at
        return describe(self.wording, view, target, seat)

    def _events_of_turn(self, view: DiceForgeView) -> list[Event]:
        """What was told of this turn, or more, to the moment that is shown."""
        last = self.look_back.entry if self.look_back is not None else len(self.session.log)
        parts: list[Sequence[Event]] = []
        wanted = len(view.rolls)
        for entry in reversed(self.session.log[: last + 1]):  # nothing in this game is private
            if wanted <= 0:
                break
            if entry.undone and entry.number != last:
                continue
            parts.append(entry.events)
            wanted -= sum(event.kind == "rolled" for event in entry.events)
        return [event for part in reversed(parts) for event in part]

    # -- keys --------------------------------------------------------------------------------------

    def action_averages(self) -> None:
        """What everybody's dice yield on average."""
        from tabletop_tui.games.dice_forge.averages import average_lines
        from tabletop_tui.screens.page import Page

        self.quiet()
        view, names = self.scene.view, self._names
        _ = self.tabletop.push_screen(
            Page(
                lambda: self._terms.say("averages"),
                lambda width: average_lines(view, self._terms, names, width),
            )
        )

    def action_page(self) -> None:
        """On a small screen: from the table to the heroes, to rolls and log, and round."""
        if self.shape != SMALL:
            return
        self.quiet()
        aside = self.has_class("-page-side")
        if self._page == TABLE and not aside:
            self._page = HEROES
        elif not aside:
            self.add_class("-page-side")
        else:
            self.remove_class("-page-side")
            self._page = TABLE
        self.show_boards()

    def action_back(self) -> None:
        """All options again, on the page that the decision is about."""
        super().action_back()
        if self.shape == SMALL:
            self._paged = None
            self.show_boards()
            self.cursor.begin(self.scene)
            self.follow_cursor()

    # -- helpers -----------------------------------------------------------------------------------

    @property
    def board_widgets(self) -> list[BoardWidget]:
        """The boards of the page that is open; they may not have been laid out yet."""
        return [board for board in self._boards if board.display]

    @property
    def _terms(self) -> Terms:
        return self.wording.terms

    @property
    def _names(self) -> list[Name]:
        return [Name(person.name, f"{person.colour} strong") for person in self.people]

    def _board(self, name: str) -> BoardWidget:
        return self.query_one(f"#{name}", BoardWidget)


def titled(drawing: Drawing, title: str, width: int, aside: str) -> Drawing:
    """The drawing below a line with its title, and at the end of that what its signs mean."""
    canvas = Canvas(width, drawing.height + 1)
    canvas.write(0, 0, "─" * width, "faint")
    end = canvas.write(2, 0, f" {title} ", "title")
    if end + cells(aside) + 3 <= width:
        canvas.write_right(width - 1, 0, f" {aside} ", "dim")
    canvas.place(0, 1, drawing)
    return canvas.drawing()
