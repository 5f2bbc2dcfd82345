"""What a game's screen provides: its boards, and optionally more. Most of it has a default."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.paint.drawing import EMPTY, Drawing
from tabletop_tui.tui.screens.surroundings import around_of

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import Key as Pressed

    from rulesets.core import Option, Standing, Table
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.kit.step import Step
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.play.session import Session
    from tabletop_tui.store.people import Person
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.screens.motion import Frame
    from tabletop_tui.tui.screens.replay import LookBack
    from tabletop_tui.tui.screens.scene import Scene
    from tabletop_tui.tui.screens.viewpoint import Viewpoint
    from tabletop_tui.tui.widgets.listing import Entry


class GameHooks:
    """`show` is required; everything else is optional."""

    MOMENTS: ClassVar[frozenset[str]] = frozenset()
    """All that is shown as a moment: kinds of events, and names of what no event tells. Tests see each."""
    SEATS_IN_HEADER: ClassVar[bool] = True
    """The header names all players, unless a game's boards do so in that place."""
    SEATS_IN_SMALL_HEADER: ClassVar[bool] = True
    """The same at 80x24."""

    # -- what a game draws from --------------------------------------------------------------------

    here: "Viewpoint"
    """The game as this terminal sees it."""

    @property
    def seats_in_header(self) -> bool:
        """Whether the header names all players in this shape of the screen."""
        return self.SEATS_IN_SMALL_HEADER if self.here.shape == SMALL else self.SEATS_IN_HEADER

    @property
    def place(self) -> "Place":
        """The place of this terminal at the table."""
        return self.here.place

    @property
    def session(self) -> "Session":
        """The game as it is changed, saved and watched."""
        return self.here.session

    @property
    def look_back(self) -> "LookBack | None":
        """The moment of a replay; `None` while the game is played."""
        return self.here.look_back

    @property
    def scene(self) -> "Scene":
        """What is shown, to be chosen from and said now."""
        return self.here.scene

    @property
    def wording(self) -> "Wording":
        """The game in the words of the current language."""
        return self.here.wording

    @property
    def words(self) -> "Words":
        """The catalogues of the current language."""
        return self.here.words

    @property
    def people(self) -> "Sequence[Person]":
        """The players, in seat order."""
        return self.here.people

    @property
    def table(self) -> "Table[Any]":
        """The table as shown: now, or at a moment of the replay."""
        return self.here.table

    @property
    def standings(self) -> "Sequence[Standing]":
        """The scores as if the game ended now, as far as this terminal may know them."""
        return self.here.standings

    @property
    def viewer(self) -> int | None:
        """The seat that views the screen; `None` behind a curtain."""
        return self.here.viewer

    @property
    def shape(self) -> str:
        """How much room there is: `small`, `home`, `large` or `huge`."""
        return self.here.shape

    @property
    def looking_at(self) -> int:
        """The seat whose own boards are shown."""
        return self.here.looking_at

    @looking_at.setter
    def looking_at(self, seat: int) -> None:
        self.here.looking_at = seat

    # -- what a game provides ----------------------------------------------------------------------

    def compose_boards(self) -> "ComposeResult":
        """The boards of a screen without a stage, each with an id; containers can lay them out."""
        yield from ()

    @abstractmethod
    def show(self, view: Any) -> None:
        """Draw all boards from the view; `shape` and `looking_at` say how large, and whose."""

    def draw_next(self, record: "GameRecord", scene: "Scene") -> "Iterator[None]":
        """Draw the boards, one at a time, as they would be with this record in this scene, which may come.

        What is shown stays as it is.
        """
        return iter(())

    def tells_turn_of(self, seat: int) -> bool:
        """Whether a board in sight says what another seat did, so that the strip needn't."""
        return False

    def arrangement(self) -> object:
        """A value to compare layouts by: frames of a moment are made for one arrangement of boards."""
        return None

    def status(self, view: Any) -> str:
        """The state of the whole table in a line: stacks, piles, what is left."""
        return ""

    def path(self) -> "Sequence[Step]":
        """What has been done in the current turn and what is left of it, for the header's second line."""
        return ()

    def picture_of(self, key: str | None) -> Drawing:
        """A picture for the explanation of an option, four to six lines high; none in most games."""
        return EMPTY

    def legend(self, view: Any) -> Sequence[str]:
        """What letters on the boards mean, the longest wording first; none if boards need no legend."""
        return ()

    def describe(self, view: Any, target: str) -> list[str]:
        """What lies at a target, one sentence per line, for looking around."""
        return around_of(self.here, self.path()).describe(target) or []

    def why_not(self, seat: int, target: str) -> "Sequence[Option[object]]":
        """Why nothing can be chosen at a target now; by default according to the rules."""
        table = self.session.record.table
        return table.rules.why_not(table.state, seat, target)

    def highlighted(self, view: Any, target: str | None) -> None:
        """The cursor has come to a target: a game can mark on its boards what choosing it would do."""

    def uses_up(self, pressed: "Pressed") -> bool:
        """What a game's screen does with a key before all others; whether that is all it does."""
        return False

    def keys_begun(self, typed: str) -> None:
        """The first of several keys has been typed, or (empty) has been dropped.

        A game can show on its boards what can follow.
        """

    def meant(self, here: "Sequence[Entry]") -> "Entry | None":
        """Which of several things at one target a choice there means; `None` lists them."""
        return None

    def moment(self, view: Any, entries: "Sequence[LogEntry]") -> "Sequence[Frame]":
        """The frames that show what these entries of the log have brought about; none by default."""
        return ()

    def count_on_boards(self, line: str) -> None:
        """At the end: show on the boards what a line of the score sheet counts; if empty, show everything
        again.
        """

    def turn_to_counted(self, line: str) -> None:
        """On a small screen: open the page on which a line of the score sheet counts."""

    def finished(self, seat: int, width: int, height: int) -> Drawing:
        """What a seat has made in the game, in small pictures without words, for the podium."""
        return EMPTY

    @property
    def moment_stays(self) -> float:
        """Seconds for which the last frame of the latest moment stays, to be read."""
        return 0

    @property
    def taken_by_enter(self) -> str:
        """What Enter takes: the key of an option, or the target whose things it lists; empty for nothing."""
        return ""

    enter_goes_on = False
    """Whether there is something to read, other than a moment, that Enter only puts away."""
