"""Before a game that is fair by proof: the hash, for everyone to see, and what each person adds."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.widgets import Input

from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line, Run, pad, wrap
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.proof import MOST_CELLS, Entry
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import NAME_CELLS
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Fitted, Saying, TitleBar
from tabletop_tui.tui.screens.fields import Fields, Label, Press, TextLine
from tabletop_tui.tui.screens.form import FormScreen
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from textual.screen import Screen

    from tabletop_tui.play.fair.contributions import Contributions
    from tabletop_tui.store.people import Person
    from tabletop_tui.text.words import Words

Seats = Callable[[], "Screen[None]"]
"""Makes the page for inviting guests to seats, and for freeing them or giving them to the computer."""


class ContributionsScreen(FormScreen):
    """Asks the people at this terminal one after the other; pressing Enter is enough."""

    CSS_PATH = [Path(__file__).with_name(name) for name in ("menu.tcss", "contributions.tcss")]
    SCOPES = ("form",)
    BINDINGS = bindings(*SCREENS["form"])
    HINTS: ClassVar[Sequence[str]] = ("menu-choose", "menu-up", "menu-down", "form-help", "form-back")
    AUTO_FOCUS = "#words"

    def __init__(
        self, contributions: "Contributions", done: Callable[[], object], seats: "Seats | None" = None
    ) -> None:
        """`done` is called once all contributions are in; `seats` adds a button for that page."""
        super().__init__()
        self.contributions = contributions
        self._done = done
        self._seats = seats
        self._unwatch: Callable[[], None] = lambda: None
        self._finished = self._adding = False

    def compose(self) -> ComposeResult:
        """The hash, the people, a line to type in, the buttons."""
        yield TitleBar()
        with Fields(id="form"):
            yield ContributionsList("contributions")
            with Horizontal(id="line", classes="line"):
                yield Label("label-words")
                yield TextLine("", "words", max_length=2 * MOST_CELLS)
            with Horizontal(id="buttons", classes="line"):
                for name in ("add", "decline", "begin", *(("seats",) if self._seats else ()), "back"):
                    yield Press(name)
            yield Fitting("how")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Follow what others add from now on."""
        self._unwatch = self.contributions.watch(self.show)

    def on_unmount(self) -> None:
        """Stop following what others add."""
        self._unwatch()

    # -- what is shown -----------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        title = words.fair.title(game=game_title(words, self.contributions.game))
        self.query_one(TitleBar).say(title, words.fair.title_more())
        for press in self.query(Press):
            press.say(words(f"fair-{press.id}"))
        self.query_one("#how", Fitting).make(_how(words))
        self.show()

    def come_back(self) -> None:
        """Return from the page of seats."""
        self.show()

    def show(self) -> None:
        """Show the present state; once all contributions are in, the game begins."""
        if self._finished or not self.query(ContributionsList):
            return
        contributions = self.contributions
        if contributions.over:
            self._finished = True
            self._done()
            return
        self.query_one(ContributionsList).show(contributions, self.words)
        asked = contributions.asked
        for id in ("line", "add"):
            self.query_one(f"#{id}").display = self._adds
        self.query_one("#decline").display = asked is not None
        self.query_one("#begin").display = contributions.may_begin
        if asked is not None:
            name = contributions.people[asked].name
            self.query_one("#label-words", Label).say(self.words.fair.label(name=name))
        self._refresh_focus()
        self._say_what_now()

    @property
    def _adds(self) -> bool:
        """Whether the person who is asked can add words, or can only decline."""
        asked = self.contributions.asked
        return asked is not None and not self.contributions.only_declines(asked)

    def _refresh_focus(self) -> None:
        """Put the focus where the next key answers the question."""
        here = self.focused
        if here is None or not here.display or not all(above.display for above in here.ancestors_with_self):
            asked, begins = self.contributions.asked is not None, self.contributions.may_begin
            first = "#words" if self._adds else "#decline" if asked else "#begin" if begins else "#back"
            self.query_one(first).focus()

    def _say_what_now(self) -> None:
        contributions = self.contributions
        if contributions.asked is not None and not self._adds:
            self.say_line(self.words.fair.host_late(), "dim")
        elif contributions.asked is not None:
            typed = self.query_one("#words", TextLine).value.strip()
            self.say_line(self.words.fair.say_typed() if typed else self.words.fair.say_empty(), "dim")
        elif contributions.pending:
            names = ", ".join(contributions.people[seat].name for seat in contributions.pending)
            self.say_line(self.words.fair.say_waits(names=names), "dim")
        else:
            self.say_line(
                self.words.fair.say_ready_yours() if contributions.may_begin else self.words.fair.say_ready(),
                "dim",
            )

    # -- doing -------------------------------------------------------------------------------------

    @on(Input.Changed)
    def typed(self) -> None:
        """Show what Enter would do now."""
        self._say_what_now()

    @on(Input.Submitted)
    async def submit(self) -> None:
        """Enter adds the words on the line."""
        await self._add(self.query_one("#words", TextLine).value)

    @on(Press.Pressed)
    async def press(self, message: Press.Pressed) -> None:
        """Do what the button says: add, add nothing, begin, or leave."""
        which = message.button.id
        if which == "add":
            await self.submit()
        elif which == "decline":
            await self._add(None)
        elif which == "begin":
            await self._try(self.contributions.begin)
        elif which == "seats" and self._seats is not None:
            self.open(self._seats())
        elif which == "back":
            self.action_back()

    def action_choose(self) -> None:
        """As a click on the key's name."""
        self.call_later(self.submit)

    def action_across(self, way: int) -> None:
        """Go from one button to the other."""
        if isinstance(self.focused, Press):
            self.action_move(way)

    async def _add(self, typed: str | None) -> None:
        asked = self.contributions.asked
        if asked is None:
            return
        if await self._try(lambda: self.contributions.add(asked, typed)):
            self.query_one("#words", TextLine).value = ""

    async def _try(self, doing: "Callable[[], object]") -> bool:
        """Try a change, or say why it isn't possible; keys pressed meanwhile do nothing."""
        if not self.is_active or self._adding:
            return False
        self._adding = True
        try:
            await doing()  # type: ignore[misc]
        except (SessionError, StoreError) as error:
            self.show()
            self.say_reason(error.reason)
            return False
        finally:
            self._adding = False
        self.show()
        return True


class Fitting(Fitted):
    """A few paragraphs, exactly as high as they need to be."""

    def __init__(self, id: str) -> None:
        """Empty until `say` is called."""
        super().__init__(id=id)
        self._made: Callable[[int], list[Line]] = lambda _width: []

    def make(self, made: Callable[[int], list[Line]]) -> None:
        """Show the lines made for a width."""
        self._made = made
        self.refit()
        _ = self.refresh(layout=True)

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """All its lines, whatever the height."""
        return self._made(width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are."""
        return len(self._made(width))


class ContributionsList(Fitting):
    """The hash, and a row for every seat."""

    def show(self, contributions: "Contributions", words: "Words") -> None:
        """Show the present state of the contributions."""
        proof, people = contributions.proof, contributions.people
        pending, free, asked = contributions.pending, contributions.free, contributions.asked

        def made(width: int) -> list[Line]:
            lines: list[Line] = [(), (Run(f" {words.fair.heading_hash()}", "title"),), ()]
            lines.append((Run(" "), Run(proof.hash, "gold strong")))
            lines.append(())
            lines += [(Run(f" {text}", "dim"),) for text in wrap(words.fair.note_hash(), width - 2)]
            lines += [(), (Run(f" {words.fair.heading_words()}", "title"),), ()]
            for seat, person in enumerate(people):
                given = [(n, e) for n, e in enumerate(proof.entries, start=1) if e.seat == seat]
                state = _state(seat, person, words, pending, free, asked)
                lines += _row(person, given, state, words, width, asked=asked == seat)
            return lines

        self.make(made)


def _how(words: "Words") -> Callable[[int], list[Line]]:
    """What contributions are for, below everything that can be done."""
    return lambda width: [(Run(f" {text}", "dim"),) for text in wrap(words.fair.how(), min(width - 2, 90))]


def _state(
    seat: int,
    person: "Person",
    words: "Words",
    pending: Sequence[int],
    free: Sequence[int],
    asked: int | None,
) -> str:
    """What is still to come from a seat; empty if nothing is."""
    if person.level is not None:
        return words.fair.row_computer()
    if seat in free:
        return words.fair.row_free()
    if seat == asked:
        return words.fair.row_asked()
    return words.fair.row_waits() if seat in pending else ""


def _row(
    person: "Person",
    given: Sequence[tuple[int, Entry]],
    state: str,
    words: "Words",
    width: int,
    *,
    asked: bool,
) -> list[Line]:
    """A seat: its name, then what was added there, and what is still to come."""
    lines: list[Line] = []
    for number, entry in given:
        which = "declined" if entry.words is None else "drawn" if entry.drawn else "gave"
        said = words(f"fair-row-{which}", number=number, words=entry.words or "")
        for place, text in enumerate(wrap(said, max(width - NAME_CELLS - 6, 20), "   ")):
            name = "" if place else entry.name
            lines.append(
                (Run(" ▌ ", person.colour), Run(pad(name, NAME_CELLS + 1), person.colour), Run(text))
            )
    if state or not given:
        role, mark = (" strong", "▶") if asked else ("", "▌")
        name = pad(person.shown, NAME_CELLS + 1)
        status = Run(state, "you strong" if asked else "dim")
        lines.append((Run(f" {mark} ", person.colour), Run(name, person.colour + role), status))
    return lines
