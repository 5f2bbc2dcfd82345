"""A game being played: its record, how it changes, where it is kept, and who watches it.

There is one way to change a game: something is done to a copy of its record (`draft`), what that writes is
written, and the copy takes the record's place (`adopt`). So whatever is shown has been saved already, and
what can't be saved hasn't happened.
"""

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from rulesets.core import BadSave, Table
from rulesets.core.rules import Rules
from tabletop_tui.play import reading
from tabletop_tui.play.errors import RulesFailed, SessionError
from tabletop_tui.play.record import Act, GameRecord
from tabletop_tui.store.errors import GameDamaged, StoreError
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import Later, Record, exported

if TYPE_CHECKING:
    from tabletop_tui.play.fair.proof import Proof
    from tabletop_tui.play.review import Reviewing
    from tabletop_tui.store import Hold, Store


def _showable(record: GameRecord) -> GameRecord:
    """The same, once it is sure that it can be shown. Raises `BadSave`.

    The rules have led to most positions themselves; the one of a checkpoint was only found possible.
    """
    if record.table.recovered:
        from tabletop_tui.play import showable

        showable.check(record)
    return record


class Session:
    """One game at one table. Made by `new`, `resume`, `of_table` or `of_document`."""

    record: GameRecord
    """What has been done so far; only to be read. Each change puts another one in its place."""
    game_id: str | None
    """The id in the store, or `None` for a game that isn't kept."""
    hold: "Hold | None"
    """Where it is stored; no other program can open it there."""

    def __init__(self, record: GameRecord) -> None:
        """Continue a game; nothing is stored until `keep_in` says where."""
        self.record = record
        self.rules: Rules[Any] = record.rules
        self.game_id = None
        self.hold = None
        self.reports: Path | None = None
        """The folder for reports about failures of the rules; `None` is the usual one."""
        self.kept_as = ""
        """For a replay: the id under which its game is stored, if any."""
        self.reviewing: tuple[str, Reviewing] | None = None
        """The digest of the end that the review starts from, and the review, once it was asked for."""
        self.shares_views = False
        """Whether several screens show it: a view is then made once for all that may see the same."""
        self._views: tuple[int, dict[int | None, Any]] = (-1, {})
        self._worked_out: tuple[Act, GameRecord, Hold | None, GameRecord] | None = None
        """An act, what it was done to, where that was kept, and the draft."""
        self._watchers: list[Callable[[], None]] = []

    @classmethod
    def new(
        cls,
        rules: Rules[Any],
        people: Sequence[Person],
        seed: int,
        variants: Mapping[str, str] | None = None,
        store: "Store | None" = None,
        proof: "Proof | None" = None,
        meanwhile: Callable[[], object] | None = None,
    ) -> "Session":
        """A new game, saved if there is a store; `proof` says how its seed came about.

        `meanwhile` is called while the game is being written to the store. Raises `ValueError` for a number
        of people or a variant the game doesn't know, and `StoreError` if it can't be saved.
        """
        table: Table[Any] = Table.new(rules, len(people), seed, listen=True, **(variants or {}))
        people = [replace(person, hinted=()) for person in people]
        session = cls(reading.of_table(table, people, proof))
        if store is not None:
            session.keep_in(store.create(session.record.saved, session.record.status, meanwhile))
        return session

    def keep_in(self, hold: "Hold") -> None:
        """Write everything there from now on; what there is so far has been written (`Store.create`)."""
        self.hold, self.game_id = hold, hold.game_id

    @classmethod
    def resume(
        cls, store: "Store", game_id: str, rules: Rules[Any] | None = None, *, not_begun: bool = False
    ) -> "Session":
        """A game from the store, where it was left; `rules` are those of its game.

        Raises `StoreError` if there is no such game, if it can't be read, or if another program has
        it open, and `BadSave` if it can't go on with these rules, or still waits for contributions (unless
        games that have `not_begun` are wanted, too). `last_sound` may then find a position from which it can.
        """
        hold = store.hold(game_id)
        try:
            record = reading.of_saved(reading.checked(store.load(game_id), game_id, rules), rules)
            session = cls(_showable(record))
            session.keep_in(hold)
            if record.awaits_contributions and not not_begun:
                raise BadSave("fair-not-begun")
            if record.unkept:
                hold.append(record.unkept, record.status.turn, status=record.status)
        except BaseException:
            hold.close()
            raise
        return session

    REFUSED = frozenset({"save-damaged", "save-unshowable", "save-rules-changed", "saves-game-damaged"})
    """The reasons for which a stored game can't be resumed, but perhaps from an earlier position."""

    @classmethod
    def last_sound(cls, store: "Store", game_id: str, rules: Rules[Any] | None = None) -> "Session | None":
        """A stored game that can't be resumed, as it was before what is wrong with it; kept nowhere yet.

        `None` if there is no such position.
        """
        left: Record | None = None
        try:
            left = store.load(game_id)
        except GameDamaged as error:
            left = error.left
        except StoreError:
            return None
        record = None if left is None else reading.sound_part(left, rules)
        return None if record is None else cls(record)

    def keep_as_new(self, store: "Store") -> None:
        """Keep it as a game of its own from now on. Raises `StoreError`."""
        self.keep_in(store.create(self.record.saved, self.record.status))

    @classmethod
    def of_document(
        cls, document: Mapping[str, Any], rules: Rules[Any] | None = None, people: Sequence[Person] = ()
    ) -> "Session":
        """A game from a save document, not kept anywhere; for replays. See `reading.of_document`."""
        return cls(_showable(reading.of_document(document, rules, people)))

    @classmethod
    def taken_in(cls, document: Mapping[str, Any], rules: Rules[Any] | None = None) -> "Session":
        """A game from a stranger's save document, all of which can be shown. Raises `BadSave`."""
        from tabletop_tui.play import showable

        record = reading.of_document(document, rules, exactly=True)
        showable.check(record)
        return cls(record)

    @classmethod
    def of_table(cls, table: Table[Any], people: Sequence[Person] = ()) -> "Session":
        """A session around a table at its present position, stored nowhere; for tests and replays."""
        return cls(reading.of_table(table, people))

    def view(self, seat: int | None) -> Any:
        """What a seat, or a watcher (`None`), may see; made once for all screens that share it."""
        if not self.shares_views:
            return self.record.view(seat)
        if self._views[0] != self.record.steps:
            self._views = (self.record.steps, {})
        views = self._views[1]
        if seat not in views:
            views[seat] = self.record.view(seat)
        return views[seat]

    # -- changing ------------------------------------------------------------------------------

    def draft(self, act: Act) -> GameRecord:
        """A copy of the record to which this has been done; `adopt` it once its `writes` are written.

        Raises what the act raises, and `SessionError` if the rules fail. The session stays as it is.
        """
        known, self._worked_out = self._worked_out, None
        if known is not None and known[0] is act and known[1] is self.record and known[2] is self.hold:
            return known[3]
        draft = self.record.copy(kept=self.hold is not None)
        try:
            act(draft)
        except RulesFailed as failure:
            raise self._reported(failure) from failure.__cause__
        return draft

    def work_out(self, act: Act) -> GameRecord | None:
        """Make the draft of what may be done next: `draft` finds it, unless the game has changed since.

        Returns `None` for what can't be done; `draft` says so if it is really to be done.
        """
        draft = self.record.copy(kept=self.hold is not None)
        try:
            act(draft)
        except Exception:  # noqa: BLE001 - raised again, and reported, by `draft`
            return None
        self._worked_out = act, self.record, self.hold, draft
        return draft

    def adopt(self, draft: GameRecord) -> None:
        """Put a draft, whose writes are stored, in the place of the record."""
        draft.pause_when(self.record.pauses)
        self._views = (-1, {})
        self.record = draft
        self._notify()

    def do(self, act: Act) -> None:
        """Do something to the game. It is saved when this returns.

        Raises what the act raises, `SessionError` if the rules fail, and `StoreError` if it can't be
        saved. Then nothing has changed.
        """
        draft = self.draft(act)
        if self.hold is not None and draft.writes:
            draft.writes.write(self.hold)
        self.adopt(draft)

    def follow(self, later: Later) -> bool:
        """Repeat what another program has done and stored in the same game. Returns whether there was any.

        Raises `Diverged` if it doesn't go on from here; then nothing has changed, and the game has to be
        read again (`anew`).
        """
        if not reading.is_behind(self.record, later):
            return False
        draft = self.record.copy()
        reading.follow(draft, later)
        self.adopt(draft)
        return True

    def anew(self, saved: Record) -> GameRecord:
        """The game as it is kept, whatever was here; `adopt` it. Raises `BadSave`, `StoreError`.

        Its `unkept` rows are still to be kept.
        """
        checked = reading.checked(saved, self.game_id or "", self.rules)
        return _showable(reading.of_saved(checked, self.rules))

    def _reported(self, failure: RulesFailed) -> SessionError:
        """Write a report that `tabletop verify` and `tabletop replay` can read."""
        from tabletop_tui.host.files import write_report

        folder = self.reports
        if folder is None:
            from tabletop_tui.host.paths import Paths

            folder = Paths.find().reports
        what = {"error": str(failure.__cause__), "key": failure.key}
        report = {**exported(self.record.document()), "report": what}
        try:
            file = write_report(folder, self.rules.id, json.dumps(report, ensure_ascii=False))
        except OSError as error:
            return SessionError("saves-rules-bug-unreported", problem=str(error))
        return SessionError("saves-rules-bug", file=str(file))

    # -- watching ------------------------------------------------------------------------------

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change, until what is returned is called. A failing one stops no others."""
        self._watchers.append(callback)

        def unwatch() -> None:
            with contextlib.suppress(ValueError):
                self._watchers.remove(callback)

        return unwatch

    def _notify(self) -> None:
        failure: Exception | None = None
        for callback in tuple(self._watchers):
            try:
                callback()
            except Exception as error:  # noqa: BLE001 - raised below, once all screens have been notified
                failure = failure or error
        if failure is not None:
            raise failure

    def close(self) -> None:
        """Release the game, so that another program can open it."""
        if self.hold is not None:
            self.hold.close()

    def __enter__(self) -> Self:
        """The session itself; it releases the game at the end of the block."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the game, so that another program can open it."""
        self.close()
