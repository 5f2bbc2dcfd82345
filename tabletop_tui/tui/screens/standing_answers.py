"""The page of standing answers: which recurring questions are answered for each player."""

from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.events import DescendantFocus

from tabletop_tui.kit.standing_answers import ASK, StandingAnswer
from tabletop_tui.paint.drawing import Run
from tabletop_tui.play import acts
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.fields import Choice, Fields, Item
from tabletop_tui.tui.screens.form import FormScreen
from tabletop_tui.tui.widgets.footer import KeyFooter
from tabletop_tui.tui.widgets.lines import LinesWidget

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class StandingAnswersScreen(FormScreen):
    """A line for every player and question; a change takes effect at once and is saved with the game."""

    CSS_PATH = ["menu.tcss", "standing_answers.tcss"]
    SCOPES = ("form",)
    BINDINGS = bindings(*SCREENS["form"])
    HINTS = ("menu-choose", "menu-up", "menu-down", "menu-left", "menu-right", "form-back")

    def __init__(self, here: "Viewpoint") -> None:
        """For all players of this game."""
        super().__init__()
        self.here = here
        self.session = here.session

    def compose(self) -> ComposeResult:
        """Each player's name, with their choices below it."""
        yield TitleBar()
        with Fields(id="middle"):
            for seat in self.here.place.seats:
                yield LinesWidget(f"person-{seat}", "person")
                for each in self.session.record.standing_answers.known:
                    yield Choice(f"{each.id}-{seat}")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Put the cursor on the player at the keyboard."""
        super().on_mount()
        first = self.session.record.standing_answers.known[0].id
        acting, seats = self.session.record.acting_seat, self.here.place.seats
        self.query_one(f"#{first}-{acting if acting in seats else min(seats)}").focus()

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words, wording = self.words, self.here.wording
        self.query_one(TitleBar).say(words.standing.title(), words.standing.aside())
        for seat in self.here.place.seats:
            person = self.session.record.people[seat]
            name = (Run("● ", person.colour), Run(person.name, f"{person.colour} strong"))
            self.query_one(f"#person-{seat}", LinesWidget).show_lines([name])
            for each in self.session.record.standing_answers.known:
                items = [Item(choice, self._choice(each, choice)) for choice in each.all_choices]
                field = self.query_one(f"#{each.id}-{seat}", Choice)
                chosen = self.session.record.standing_answers.choice(seat, each.id)
                field.offer(items, chosen, wording.standing_answer(each))

    def _choice(self, standing: StandingAnswer, choice: str) -> str:
        if choice == ASK:
            return self.words.standing.ask()
        return self.here.wording.standing_answer(standing, choice)

    def _meant(self, field_id: str) -> tuple[StandingAnswer, int]:
        """The question and the seat of a field."""
        name, _, seat = field_id.rpartition("-")
        return next(each for each in self.session.record.standing_answers.known if each.id == name), int(seat)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the question is about."""
        standing, _ = self._meant(event.widget.id or "")
        self.query_one(Saying).say(self.here.wording.standing_answer(standing, "tip"), "dim")

    @on(Choice.Changed)
    async def choose(self, message: Choice.Changed) -> None:
        """Apply the change and store it."""
        standing, seat = self._meant(message.choice.id or "")
        refused: list[StoreError] = []

        def say_so(error: Exception) -> None:
            if not isinstance(error, StoreError):
                raise error
            refused.append(error)
            self.relabel()
            self.say_reason(error.reason)

        place, value = self.here.place, message.value
        place.do(acts.let_answer(seat, standing.id, value), say_so)
        await place.settled()
        if refused:
            return
        kind = "asked" if message.value == ASK else "set"
        facts = {
            "name": self.session.record.people[seat].name,
            "what": self.here.wording.standing_answer(standing),
            "choice": self._choice(standing, message.value),
        }
        self.say(f"standing-{kind}", "good", **facts)
