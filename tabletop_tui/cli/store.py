"""`tabletop store copy`: everything that is kept, from files into a database and back."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import typed_address
from tabletop_tui.host.paths import typed
from tabletop_tui.store.club.address import Address, is_address
from tabletop_tui.text.complaints import Complaint, sentence_of

if TYPE_CHECKING:
    from tabletop_tui.store.copying import Outcome

GAMES, BOOK = "games.sqlite3", "people.sqlite3"
"""The files in a folder, as `tabletop where` names them."""

EVERY = 100
"""How many games are copied between two progress messages."""


def run(invocation: Invocation, action: str, origin: str, target: str) -> int:
    """Copy all games and the guest book; exit code 1 if anything was left alone."""
    from tabletop_tui.serve.book.copying import copy_book, without_erased_members
    from tabletop_tui.serve.book.place import place_of
    from tabletop_tui.store.copying import GROWN, copy_games, games_in

    _ = action
    words = invocation.words
    games, book = _places(origin)
    to_games, to_book = _places(target)
    if _same(games, to_games):
        raise Complaint("database-copy-same")
    if isinstance(games, Path) and not games.exists():
        raise Complaint("database-copy-nothing", code=1, file=str(games))

    def progress(done: int, count: int) -> None:
        if done and done % EVERY == 0:
            invocation.warn(words.database.copying(done=done, count=count))

    with closing(place_of(to_book)) as into_book:
        with games_in(games) as one, games_in(to_games) as other:
            copied = copy_games(one, other, progress, without_erased_members(into_book))
        _say(invocation, "database-copied-games", copied)
        left = copied.left
        if is_address(book) or Path(book).exists():
            grown = {game for game, became in copied.became.items() if became == GROWN}
            with closing(place_of(book)) as from_book:
                guests = copy_book(from_book, into_book, grown)
            _say(invocation, "database-copied-guests", guests)
            left = left + guests.left
    for reason in left:
        invocation.warn(sentence_of(words, reason))
    return 1 if left else 0


def _say(invocation: Invocation, message: str, outcome: "Outcome") -> None:
    counts = {name: outcome.counts[name] for name in ("copied", "grown", "there", "differs")}
    invocation.say(invocation.words(message, **counts))


def _places(named: str) -> tuple[Path | str, Path | str]:
    """The places of games and guest book that an argument names: an address, a folder, a file of games."""
    if is_address(named):
        address = typed_address(named)
        return address, address
    place = typed(named)
    if place.is_file() or place.suffix:
        return place, place.with_name(BOOK)
    return place / GAMES, place / BOOK


def _same(one: Path | str, other: Path | str) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return Address(one).shown == Address(other).shown
    return isinstance(one, Path) and isinstance(other, Path) and one.resolve() == other.resolve()
