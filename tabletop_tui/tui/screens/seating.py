"""Who plays which seat at one keyboard: people or computer players; changed in the middle of a game."""

from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult

from tabletop_tui.play.company import given_to
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.hinted import allowed, switched
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT, HERE, LEVELS
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.fields import Choice, Fields, Item
from tabletop_tui.tui.screens.form import FormScreen
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


def fair_items(words: "Words") -> list[Item]:
    """The kinds of chance: usual, or fair by proof."""
    return [Item(each, words(f"fair-choice-{each}")) for each in ("usual", "proof")]


def kinds(words: "Words") -> list[Item]:
    """Who can have a seat: a person at this keyboard, or a computer player of each level."""
    bots = [Item(f"{BOT}:{level}", f"⚙{level} {words(f'bots-level-{level}')}") for level in LEVELS]
    return [Item(HERE, words.lobby.setup_person()), *bots]


class SeatingScreen(FormScreen):
    """A line for every seat; a change takes effect at once and is saved with the game."""

    CSS_PATH = ["menu.tcss", "seating.tcss"]
    SCOPES = ("form",)
    BINDINGS = bindings(*SCREENS["form"])
    HINTS = ("menu-up", "menu-down", "menu-left", "menu-right", "form-back")

    def __init__(self, here: "Viewpoint") -> None:
        """For all seats of this game."""
        super().__init__()
        self.here = here
        self.session = here.session

    def compose(self) -> ComposeResult:
        """A choice for each seat."""
        yield TitleBar()
        with Fields(id="middle"):
            for seat in range(len(self.session.record.people)):
                yield Choice(f"seat-{seat}")
            yield Choice("hints")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Put the cursor on the seat that decides."""
        super().on_mount()
        decision = self.session.record.decision
        self.query_one(f"#seat-{0 if decision is None else decision.seat}").focus()

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        self.query_one(TitleBar).say(words.bots.seats_title(), words.bots.seats_aside())
        self.say_line(self.words.bots.seats_hint(), "dim")
        for seat, person in enumerate(self.session.record.people):
            level = person.level
            kind = HERE if level is None else f"{BOT}:{level}"
            self.query_one(f"#seat-{seat}", Choice).offer(kinds(words), kind, person.name)
        offered = [Item(each, words(f"lobby-setup-hints-{each}")) for each in ("on", "off")]
        hints = "on" if allowed(self.session.record.people) else "off"
        self.query_one("#hints", Choice).offer(offered, hints, words.lobby.setup_hints())

    def _refused(self, error: Exception) -> None:
        """Say why a change can't be made or stored, and show the actual state."""
        if not isinstance(error, (SessionError, StoreError)):
            raise error
        self.relabel()
        self.say_reason(error.reason)

    @on(Choice.Changed)
    def choose(self, message: Choice.Changed) -> None:
        """Apply the change and store it."""
        if message.choice.id == "hints":
            on = message.value == "on"
            self.here.place.do(switched(on=on), self._refused)
            bots = self.words.bots
            self.say_line(bots.hint_switched_on() if on else bots.hint_switched_off(), "good")
            return
        seat = int((message.choice.id or "").removeprefix("seat-"))
        name = self.session.record.people[seat].name
        before = self.session.record.people
        self.here.place.do(given_to(seat, message.value), self._refused)
        if self.session.record.people is before:
            return
        level = self.session.record.people[seat].level
        if level is None:
            self.say_line(self.words.bots.seats_person(name=name), "good")
        else:
            self.say_line(
                self.words.bots.seats_computer(name=name, level=self.words(f"bots-level-{level}")), "good"
            )
