"""What a game's own screen gives: its boards, and more where the game likes. Most of it has a default."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.drawing import EMPTY, Drawing

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from tabletop_tui.games.kit.step import Step
    from tabletop_tui.history import LogEntry
    from tabletop_tui.screens.motion import Frame
    from tabletop_tui.widgets.listing import Entry


class GivenByGame:
    """`show` has to be given; everything else may be."""

    def compose_boards(self) -> "ComposeResult":
        """The boards of a screen without a stage, each with an id; containers may lay them out."""
        yield from ()

    @abstractmethod
    def show(self, view: Any) -> None:
        """Draw all boards from what may be seen; `shape` and `looking_at` say how and whose."""

    def place_coach(self) -> None:
        """The coach's note has come or gone."""

    def arrangement(self) -> object:
        """Where boards lie, to be compared: frames of a moment are made for one arrangement of them."""
        return None

    def status(self, view: Any) -> str:
        """What the table as a whole is like, in a line: stacks, piles, what is left."""
        return ""

    def path(self) -> "Sequence[Step]":
        """What has been done in the turn that runs and what is left of it, for the header's second line."""
        return ()

    def picture_of(self, key: str | None) -> Drawing:
        """A picture for the explanation of an option, four to six lines high; none in most games."""
        return EMPTY

    def legend(self, view: Any) -> Sequence[str]:
        """What letters on the boards mean, the longest wording first; none where boards need no legend."""
        return ()

    def describe(self, view: Any, target: str) -> list[str]:
        """What lies at a target, a sentence a line; for looking around."""
        return []

    def highlighted(self, view: Any, target: str | None) -> None:
        """The cursor has come to a target: a game may mark on its boards what that would do."""

    def keys_begun(self, typed: str) -> None:
        """The first of several keys has been typed, or (with nothing) isn't meant any more.

        A game may show on its boards what can follow.
        """

    def meant(self, here: "Sequence[Entry]") -> "Entry | None":
        """Which of several things at one target is chosen there; `None` lists them."""
        return None

    def moment(self, view: Any, entries: "Sequence[LogEntry]") -> "Sequence[Frame]":
        """The frames that show what these entries of the log have brought about; none in most games yet."""
        return ()

    def count_on_boards(self, line: str) -> None:
        """At the end: show on the boards what a line of the score sheet counts; empty for all of it again."""

    def turn_to_counted(self, line: str) -> None:
        """On a small screen: open the page on which a line of the score sheet is counted."""

    @property
    def moment_stays(self) -> float:
        """Seconds for which the last frame of the moment that was made last stays, to be read."""
        return 0

    enter_goes_on = False
    """Whether something beside a moment is there to be read that Enter only puts away."""
