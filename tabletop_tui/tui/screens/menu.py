"""The base of the screens around the games: the app's services, the bars, the sentence above the keys."""

from collections.abc import Callable, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.screen import Screen

from rulesets.core import Message
from tabletop_tui.paint.drawing import wrap
from tabletop_tui.tui.keys import KEYS
from tabletop_tui.tui.screens.bars import Saying
from tabletop_tui.tui.screens.room import LEAST, WHOLE, is_too_small
from tabletop_tui.tui.terminal.screen import LeanScreen
from tabletop_tui.tui.widgets.footer import Hint, KeyFooter
from tabletop_tui.tui.widgets.lines import LinesWidget, line_of

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.program import Program

SHEET = Path(__file__).with_name("menu.tcss")
"""The style sheet of all menus, for screens in other packages."""

T = TypeVar("T")

_ACTIONS = {key.id: key.action for key in KEYS}


class MenuScreen(LeanScreen[None]):
    """A screen with a title at the top, keys at the bottom and a sentence above them."""

    app: "Program"

    CSS_PATH: ClassVar[list[str | PurePath]] = ["menu.tcss"]

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]

    SCOPES: ClassVar[Sequence[str]] = ()
    """The scopes whose keys the command palette lists."""

    HINTS: ClassVar[Sequence[str]] = ()
    """The keys of the bar, by their ids in the registry, the most important first."""

    _was_covered = False

    @property
    def tabletop(self) -> "Program":
        """The program that shows this screen."""
        return self.app

    @property
    def words(self) -> "Words":
        """The catalogues of the current language."""
        return self.tabletop.words

    @property
    def now(self) -> float:
        """The time now, in seconds since 1970."""
        return self.tabletop.clock()

    def say(self, message_id: str, /, role: str = "", **facts: object) -> None:
        """Show the player the sentence with an id that came with what happened."""
        self.say_line(self.words(message_id, **facts), role)

    def say_line(self, said: str, role: str = "") -> None:
        """Show the player a sentence above the keys."""
        # A screen being removed still gets messages from its rows, but no longer has this line.
        for line in self.query(Saying):
            line.say(said, role)

    def say_reason(self, reason: Message) -> None:
        """Show why something can't be done, or (`...-done`) that it has been done."""
        from tabletop_tui.text.complaints import sentence_of

        said = sentence_of(self.words, reason)
        self.say_line(said, "good" if reason.id.endswith("-done") else "warn")

    def open(self, screen: "Screen[T]", then: "Callable[[T | None], None] | None" = None) -> None:
        """Show a screen on top of this one; `then` gets its result."""
        _ = self.app.push_screen(screen, then)

    def close(self) -> None:
        """Return to the screen below, or to the lobby if there is none."""
        if not self.is_active:
            return  # keys can arrive faster than the screen closes
        if len(self.app.screen_stack) > 1:
            _ = self.dismiss()
        else:
            self.tabletop.leave_game()

    def action_back(self) -> None:
        """Back to where the player came from."""
        self.close()

    def relabel(self) -> None:
        """Show everything in the current words. Subclasses do the rest."""
        self.show_hints(self.HINTS)
        self._say_size()

    def show_hints(self, ids: Sequence[str]) -> None:
        """Show these keys at the bottom, the most important first."""
        keymap = self.tabletop.keymap
        hints = [Hint(keymap.shown(id), self.words(f"keys-{id}"), _ACTIONS[id]) for id in ids]
        self.query_one(KeyFooter).show_hints(hints)

    def on_resize(self) -> None:
        """Say so if there is too little room."""
        self._say_size()

    def _say_size(self) -> None:
        width, height = self.size
        self.set_class(width < WHOLE[0], "-pocket")
        small = is_too_small(width, height)
        self.set_class(small, "-too-small")
        if small:
            now = f"{width}x{height}"
            text = self.words.lobby.too_small(width=LEAST[0], height=LEAST[1], now=now)
            lines = [line_of(f" {line}", "warn") for line in wrap(text, max(width - 2, 1))]
            self.query_one("#too-small", LinesWidget).show_lines([(), *lines])

    def compose_small(self) -> LinesWidget:
        """What is shown instead of everything else if there is too little room."""
        return LinesWidget("too-small")

    def before_composing(self) -> None:
        """Begin in the layout that suits the terminal: Textual would change to it after the first frame."""
        width, height = self.app.size
        for size, breakpoints in (
            (width, self.HORIZONTAL_BREAKPOINTS),
            (height, self.VERTICAL_BREAKPOINTS),
        ):
            fits = [name for least, name in breakpoints or () if size >= least]
            self.add_class(fits[-1])
        self.set_class(self.app.size.width < WHOLE[0], "-pocket")

    def on_mount(self) -> None:
        """Show everything for the first time."""
        self.relabel()

    def on_screen_suspend(self) -> None:
        """Another screen is on top."""
        self._was_covered = True

    def on_screen_resume(self) -> None:
        """Something may have changed while another screen was on top."""
        if self._was_covered:
            self._was_covered = False
            self.come_back()

    def come_back(self) -> None:
        """Show what may have changed meanwhile, as subclasses know."""
