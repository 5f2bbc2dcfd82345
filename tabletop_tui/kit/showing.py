"""What drawings of boards may know about the screen they are on."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tabletop_tui.kit.kept import Kept
from tabletop_tui.paint.drawing import Drawing, Region, TableName
from tabletop_tui.paint.pictures import Look

if TYPE_CHECKING:
    from rulesets.core import Decision, Event

V_co = TypeVar("V_co", covariant=True)

SMALL, HOME, LARGE, HUGE = "small", "home", "large", "huge"
"""The shapes of a screen: 80x24, 120x36, 160x50, 200x60 and up."""

Move = Callable[[Region, Drawing, int], Drawing]
"""A frame of a moment on one board, from the board's room, what it shows, and the frame's number (from 0)."""


class Showing(Protocol[V_co]):
    """A screen as its drawings see it: what it shows to whom and how, and what has happened recently."""

    counting: str
    kept: Kept
    marked: Mapping[str, Any]
    happened: dict[int, list[Any]]
    """The game's events since the shown seat's last turn, by the seat that caused them."""
    recent: "list[Event]"
    """The same events in the order in which they happened."""

    @property
    def shape(self) -> str:
        """How much room there is: `small`, `home`, `large` or `huge`."""

    @property
    def view(self) -> V_co:
        """What the viewer may see of the table."""

    @property
    def asked(self) -> "Decision[object] | None":
        """The decision that is asked, of any seat."""

    @property
    def shown_seat(self) -> int:
        """The seat whose things are on the boards."""

    @property
    def others(self) -> list[int]:
        """All other seats, in the order of play."""

    @property
    def names(self) -> Sequence[tuple[str, str]]:
        """The name and colour of each seat."""

    @property
    def players(self) -> Sequence[tuple[TableName, str]]:
        """The name and colour of each seat, without star and sign."""

    @property
    def look(self) -> Look:
        """What the terminal can show."""

    @property
    def terms(self) -> Any:
        """Names and notation of the game."""

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys at every target, less what has been typed; none where there are more than two."""

    def may_take(self, noun: str) -> int | None:
        """The seat that has options of this noun now."""
