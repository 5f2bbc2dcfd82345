"""What every store can do, wherever it keeps its games: an SQLite file, or PostgreSQL."""

from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, Self

from rulesets.core import Message
from rulesets.core.records import record
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import Record, Row, Status

ANSWERS, PEOPLE, TABLES, CHARGE = "answers", "people", "tables", "charge"
GUESTS, HERE, AGAIN = "guests", "here", "again"
"""What an `Announcement` can be about."""


@record
class GameSummary:
    """A game in a list of games."""

    id: str
    game: str
    name: str
    """The name given by the players; empty if none."""
    people: tuple[Person, ...]
    turn: int | None
    """The seat that decides, or `None` when the game is over."""
    round: int
    rounds: int
    scores: tuple[int, ...]
    """The totals at the start of the running turn, or at the end."""
    answers: int
    """How many rows there are: answers, undos and redos."""
    created: float
    """When the game began, in seconds since 1970."""
    updated: float
    """When something was last done in it, in seconds since 1970."""
    places: tuple[int, ...] = ()
    """Once the game is over: by seat, from 1, by its rules for ties. Empty if an older version kept it."""
    seed: int = 0
    """What fixes all chance; 0 if it isn't known."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None


@record
class Seated:
    """Who sits at a game, with their standing answers."""

    people: tuple[Person, ...]
    standing_answers: tuple[Mapping[str, str], ...]


@record
class Announcement:
    """Something has been written, here or by another server at the same store."""

    what: str
    """`ANSWERS`: rows were added. `PEOPLE`: someone else sits there. `TABLES`: a game was begun, renamed,
    deleted or brought back. `CHARGE`: what is kept of a table beside its game (opener, talk). `GUESTS`: a
    name was forgotten, or got another key. `HERE`: a server has come, has gone or has other guests
    (`Store.beat`). `AGAIN`: the connection is a new one, so
    what was announced meanwhile is unknown; look at everything again."""
    id: str = ""
    """The game; empty for `AGAIN`, `GUESTS` and `HERE`."""
    number: int = 0
    """For `ANSWERS`: the number of the last row."""
    origin: str = ""
    """The `origin` of the store or guest book that wrote it."""


Changed = tuple[dict[str, Any], list[dict[str, Any]]]
"""Head and people of a game, as they are kept."""

Change = Callable[[str, dict[str, Any], list[dict[str, Any]], bool], Changed | None]
"""From a game's id, head, people, and whether it is over: its head and people from now on, or `None`."""


@record
class Rewritten:
    """What became of games that were to be changed."""

    changed: tuple[str, ...] = ()
    in_use: tuple[str, ...] = ()
    """Left alone, since another program has them open."""


class Hold(Protocol):
    """A game that this program has open for playing."""

    @property
    def game_id(self) -> str:
        """The id of the game that is held."""

    def append(
        self,
        rows: Sequence[Row],
        turn: int | None,
        checkpoint: Mapping[str, Any] | None = None,
        status: Status | None = None,
    ) -> None:
        """Add what was done, all or nothing; when this returns, it is on the disk.

        `turn` is the seat that decides now. `checkpoint` and `status` are written if given. Raises
        `StoreError`: `saves-moved-on` if other rows of these numbers are there already, or if the row before
        them isn't.
        """

    def put_people(self, record: Record, known: int | None = None) -> None:
        """Write the people again, with each person's standing answers.

        Raises `StoreError`: `saves-moved-on` if another server has written them since this hold last
        read them (`seated`) or wrote them, or if there are more rows than the `known` ones.
        """

    def begin(self, record: Record, status: Status, was: Mapping[str, Any]) -> None:
        """Write head, first digest, checkpoint and status of a game again that has no answers yet.

        For games that are fair by proof, before their first answer. The people stay as they are. Raises
        `StoreError`: `saves-moved-on` if there are answers, or the head is no longer as it `was`.
        """

    def seated(self) -> Seated:
        """Who sits at the game, as it is kept. Raises `StoreError`."""

    def together(self) -> AbstractContextManager[None]:
        """A block in which everything that is written is kept as a whole, or not at all."""

    def close(self) -> None:
        """Let others open the game, where only one can have it open."""


class Store(Protocol):
    """All games of this player, or of a club's servers."""

    notice: Message | None
    """A sentence for the player about the place of the games, or `None`."""

    @property
    def shared(self) -> bool:
        """Whether several servers may hold the same game; each then has to catch up with the others."""

    @property
    def origin(self) -> str:
        """The name by which this store knows its own announcements."""

    def games(self) -> list[GameSummary]:
        """All games that weren't deleted, the one played last first. Raises `StoreError`."""

    def updated(self, game_id: str) -> float:
        """When something was last done in a game, in seconds since 1970. Raises `StoreError`."""

    def load(self, game_id: str) -> Record:
        """All that is kept of a game. Raises `StoreError`."""

    def document(self, game_id: str) -> dict[str, Any]:
        """A game as a save document: what `Table.load` reads, its people and all that was undone."""

    def create(self, record: Record, status: Status, meanwhile: Callable[[], object] | None = None) -> Hold:
        """Keep a new game, and hold it; `meanwhile` is called while the disk is written.

        Raises `StoreError`, and what `meanwhile` raises.
        """

    def hold(self, game_id: str) -> Hold:
        """Open a game for playing.

        Raises `StoreError` if there is none, or if another program has it and the store isn't shared.
        """

    def import_document(self, document: Mapping[str, Any], status: Status) -> str:
        """Keep a game from a save document that was read and checked (`Session.of_document`)."""

    def rename(self, game_id: str, name: str) -> None:
        """Give a game the name that its players chose. Raises `StoreError`."""

    def delete(self, game_id: str) -> None:
        """Take a game off the lists; `restore` brings it back. Raises `StoreError` if it is open."""

    def restore(self, game_id: str) -> None:
        """Bring back a game that was deleted. Raises `StoreError`."""

    def rewrite(self, change: Change, held: str = "") -> Rewritten:
        """Change head and people of games, deleted ones included: of all, or only of the one `held` here.

        A game that another program has open in a file is left alone. Where games are shared, all servers are
        told. Raises `StoreError`.
        """

    def rows_since(self, game_id: str, number: int) -> list[Row]:
        """The rows of a game after the one with this number, in order. Raises `StoreError`."""

    def steps(self, game_ids: Collection[str]) -> dict[str, int]:
        """How many rows are kept of games, by their ids; without those that are gone. Raises `StoreError`."""

    def announcements(self) -> AsyncGenerator[Announcement, None]:
        """What is written from now on, also by other servers, once each after it can be read.

        The first is `AGAIN`, once the store listens; and one comes each time after the connection was
        lost. Ends at once where the store isn't shared. Belongs to the event loop that runs it; never
        raises because of the network: it tries again, with a pause of at most a second.
        """

    def beat(self, server: str, here: str) -> dict[str, str]:
        """Say that a server is running, and who is there. Returns what others said in the last four seconds.

        Announced if it differs from what the server has said before. Raises `StoreError`.
        """

    def no_beat(self, server: str) -> None:
        """Say that a server has ended. Raises `StoreError`."""

    def tidy(self) -> None:
        """Called at quiet moments: do what a later write would have to do otherwise."""

    def close(self) -> None:
        """Close the file or the connection."""

    def __enter__(self) -> Self:
        """The store itself; it is closed at the end of the block."""

    def __exit__(self, *_: object) -> None:
        """Close the store at the end of the block."""
