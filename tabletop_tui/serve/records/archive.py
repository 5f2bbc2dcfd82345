"""The finished games that a guest may look back at: those they played, and those that anyone could watch."""

import asyncio
import json
import shlex
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesets.core import BadSave, Message
from rulesets.core.records import record
from tabletop_tui.kit.registry import BrokenGame, playable, rules_of
from tabletop_tui.play.daily import today
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.kept import is_private
from tabletop_tui.serve.people.seating import is_own, is_served
from tabletop_tui.serve.records.days_game import is_of_its_day
from tabletop_tui.store.rows import exported

if TYPE_CHECKING:
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.reach import Clerk
    from tabletop_tui.serve.tables.texts import Texts
    from tabletop_tui.store import GameSummary, Store
    from tabletop_tui.text.words import Words

OTHERS_LISTED = 200
"""How many games of others are listed, the latest ones."""

JSON, TEXT = "json", "txt"
"""What a game can be exported as."""


@record
class Past:
    """A finished game that a guest may look back at."""

    game: "GameSummary"
    own: int | None
    """The seat that was theirs; of several, the first. `None` if they didn't play."""


class Archive:
    """The finished games of this server, or of all servers of a club."""

    def __init__(self, store: "Store", writer: "Clerk", texts: "Texts", clock: Callable[[], float]) -> None:
        """Nothing is read before it is asked for; `clock` gives seconds since 1970."""
        self._store, self._writer, self._texts, self._clock = store, writer, texts, clock
        self._private: dict[str, bool] = {}
        """Whether nobody could watch a finished game, by its id: that never changes."""
        self._one_by_one = asyncio.Lock()

    async def games(self, guest: "Guest") -> list[Past]:
        """Those of this guest, and the latest of others, the latest first. Raises `StoreError`."""
        return await self._writer.do(lambda: self._games(guest))

    def _games(self, guest: "Guest") -> list[Past]:
        day, others = today(self._clock()), 0
        invited = guest.key is None and not guest.host  # an invitation is for one table
        found: list[Past] = []
        for game in sorted(self._store.games(), key=lambda each: each.updated, reverse=True):
            if not _is_kept(game):
                continue
            own = _own(game, guest)
            if own is None:
                # Who has yet to play the day's game mustn't look up its dice.
                if invited or others == OTHERS_LISTED or (today(game.created) == day and is_of_its_day(game)):
                    continue
                if self._is_private(game.id):
                    continue
                others += 1
            found.append(Past(game, own))
        return found

    def _is_private(self, game_id: str) -> bool:
        if game_id not in self._private:
            self._private[game_id] = is_private(self._texts.now(game_id))
        return self._private[game_id]

    async def find(self, guest: "Guest", game_id: str) -> Past:
        """A game by its id. Raises `SessionError` unless the guest may look back at it, `StoreError`."""
        for past in await self.games(guest):
            if past.game.id == game_id:
                return past
        raise SessionError("archive-none", id=game_id)

    async def open(self, past: Past) -> Session:
        """A game to look at, held nowhere. Raises `SessionError` if it can't be shown, `StoreError`."""
        store, id = self._store, past.game.id
        async with self._one_by_one:  # all of a game is played again: not several of them at a time
            document = await self._writer.do(lambda: store.document(id))
            try:
                session = await asyncio.to_thread(
                    lambda: Session.of_document(document, rules_of(past.game.game))
                )
            except (BadSave, BrokenGame) as error:
                raise SessionError(error.reason.id, **error.reason.facts) from error
        session.kept_as = id
        return session

    async def export(self, guest: "Guest", game_id: str, kind: str, words: "Words") -> str:
        """A game that the guest has played, without ids or keys of anyone, as a save or as text.

        Raises `SessionError`, `StoreError`.
        """
        past = await self.find(guest, game_id)
        if past.own is None:
            raise SessionError("archive-not-yours")
        session = await self.open(past)
        if kind == TEXT:
            return "\n".join(as_text(session, words)) + "\n"
        return json.dumps(exported(session.record.document()), ensure_ascii=False, indent=1) + "\n"


class ArchivePlace(Place):
    """Looks at a finished game, from the seat that was the guest's or as a watcher."""

    shared = True

    def __init__(self, session: Session, own: int | None) -> None:
        """`own` is the guest's seat, if they played."""
        super().__init__(session)
        self._own = own

    @property
    def seats(self) -> Sequence[int]:
        """The guest's seat."""
        return () if self._own is None else (self._own,)

    @property
    def may_review(self) -> bool:
        """Only who played may have the server think about it."""
        return self._own is not None


def as_text(session: Session, words: "Words") -> list[str]:
    """All that happened in a finished game, its boards, points and proof."""
    from tabletop_tui.kit.registry import game_parts
    from tabletop_tui.play.transcript import transcript

    wording = game_parts(session.rules.id).wording(words, session.record.people)
    return transcript(wording, session)


def _is_kept(game: "GameSummary") -> bool:
    """Whether it is a finished game of the tables; those at the host's own keyboard are nobody's business."""
    kinds = [person.kind for person in game.people]
    return game.over and bool(game.scores) and game.game in playable() and is_served(kinds)


def _own(game: "GameSummary", guest: "Guest") -> int | None:
    return next((seat for seat, person in enumerate(game.people) if is_own(person, guest)), None)


def how_to_export(guest: "Guest", past: Past, address: str, port: int) -> Message:
    """The command that writes a game to a file on the guest's own machine."""
    return Message(
        "archive-command",
        {
            "port": str(port),
            "name": shlex.quote(guest.name),
            "address": address,
            "id": past.game.id,
            "file": f"{past.game.game}-{past.game.id}.json",
        },
    )
