"""A game being played: shown, answered and kept. All front ends talk to a session and to nothing behind it.

There is one way to change a game: something is done to a copy (`draft`), what that writes is written, and the
copy takes the game's place (`adopt`). So whatever is shown has already been saved, and what can't be saved
hasn't happened.
"""

import contextlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from rulesets.core import BadSave, Decision, Standing, Table
from rulesets.core.rules import Rules
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.play.game import Act, Game, HandOver, Pauses, RulesFailed, SessionError
from tabletop_tui.play.played import Played, checked
from tabletop_tui.store.errors import GameDamaged, StoreError
from tabletop_tui.store.people import Person, clean_name
from tabletop_tui.store.rows import Later, Record, Status

if TYPE_CHECKING:
    from tabletop_tui.kit.standing_answers import StandingAnswers
    from tabletop_tui.play.fair.proof import Proof
    from tabletop_tui.play.review import Reviewing
    from tabletop_tui.store import Hold, Store

__all__ = ["HandOver", "LogEntry", "Person", "Session", "SessionError", "clean_name"]


def _showable(played: Played) -> Played:
    """The same, once it is sure that it can be shown. Raises `BadSave`.

    The rules have led to most positions themselves; the one of a checkpoint was only found possible.
    """
    if played.recovered:
        from tabletop_tui.play import showable

        showable.check(played)
    return played


class Session:
    """One game at one table. Made by `new`, `resume`, `of_table` or `of_document`."""

    game_id: str | None
    """The id in the store, or `None` for a game that isn't kept."""
    hold: "Hold | None"
    """Where it is stored; no other program can open it there."""

    def __init__(self, game: Game) -> None:
        """Continue a game; nothing is stored until `keep_in` says where."""
        self.game = game
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
        session = cls(Game(Played.of_table(table, people, proof)))
        if store is not None:
            session.keep_in(store.create(session.played.record, session.status, meanwhile))
        return session

    def keep_in(self, hold: "Hold") -> None:
        """Write everything there from now on; what there is so far has been written (`Store.create`)."""
        self.hold, self.game_id = hold, hold.game_id

    @classmethod
    def resume(
        cls, store: "Store", game_id: str, rules: Rules[Any] | None = None, *, gathering: bool = False
    ) -> "Session":
        """A game from the store, where it was left; `rules` are those of its game.

        Raises `StoreError` if there is no such game, if it can't be read, or if another program has
        it open, and `BadSave` if it can't go on with these rules, or still waits for contributions (unless
        `gathering`). `last_sound` may then find a position from which it can.
        """
        hold = store.hold(game_id)
        try:
            session = cls(
                Game(_showable(Played.of_record(checked(store.load(game_id), game_id, rules), rules)))
            )
            session.keep_in(hold)
            if session.played.gathers and not gathering:
                raise BadSave("fair-not-begun")
            if session.played.unkept:
                turn = None if session.decision is None else session.decision.seat
                hold.append(session.played.unkept, turn, status=session.status)
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
        played = None if left is None else Played.sound_part(left, rules)
        return None if played is None else cls(Game(played))

    def keep_as_new(self, store: "Store") -> None:
        """Keep it as a game of its own from now on. Raises `StoreError`."""
        self.keep_in(store.create(self.played.record, self.status))

    @classmethod
    def of_document(
        cls, document: Mapping[str, Any], rules: Rules[Any] | None = None, people: Sequence[Person] = ()
    ) -> "Session":
        """A game from a save document, not kept anywhere; for replays. See `Played.of_document`."""
        return cls(Game(_showable(Played.of_document(document, rules, people))))

    @classmethod
    def taken_in(cls, document: Mapping[str, Any], rules: Rules[Any] | None = None) -> "Session":
        """A game from a stranger's save document, all of which can be shown. Raises `BadSave`."""
        from tabletop_tui.play import showable

        played = Played.of_document(document, rules, exactly=True)
        showable.check(played)
        return cls(Game(played))

    @classmethod
    def of_table(cls, table: Table[Any], people: Sequence[Person] = ()) -> "Session":
        """A session around a table at its present position, stored nowhere; for tests and replays."""
        return cls(Game(Played.of_table(table, people)))

    # -- what every screen reads (the rest is in `played`) -----------------------------------------

    @property
    def played(self) -> Played:
        """What was done so far; only to be read."""
        return self.game.played

    @property
    def table(self) -> Table[Any]:
        """The table of the rules, after the last answer."""
        return self.played.table

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits around it, in seat order."""
        return self.played.people

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game that is played."""
        return self.played.rules

    @property
    def standing_answers(self) -> "StandingAnswers":
        """The standing answers of every seat."""
        return self.played.standing_answers

    @property
    def log(self) -> list[LogEntry]:
        """The set-up, then every answer ever given; those that were taken back are marked as undone."""
        return self.played.log

    @property
    def decision(self) -> Decision[Any] | None:
        """What the table waits for, or `None` when the game is over."""
        return self.played.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.played.over

    @property
    def steps(self) -> int:
        """How many answers, undos and redos there were so far."""
        return self.played.steps

    @property
    def seed(self) -> int:
        """The seed: the number that fixes all chance of the game."""
        return self.played.seed

    @property
    def seed_shown(self) -> str:
        """The seed as it may be shown: a question mark in a fair game that isn't over."""
        hidden = self.played.proof is not None and not self.over
        return "?" if hidden else str(self.seed)

    @property
    def variants(self) -> dict[str, str]:
        """What was chosen at set-up."""
        return self.played.variants

    @property
    def status(self) -> Status:
        """The state of the game, for lists of games."""
        return self.played.status

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, as if the game ended now."""
        return self.played.standings

    def standings_seen(self, seat: int | None) -> tuple[Standing, ...]:
        """How the seats stand, as far as a seat or a watcher may know; all of it once the game is over."""
        return self.played.standings_seen(seat)

    def log_for(self, seat: int | None, start: int = 0) -> Sequence[LogEntry]:
        """The log from an entry on, as one seat, or a watcher, may read it."""
        return self.played.log_for(seat, start)

    def entry_for(self, seat: int | None, entry: LogEntry) -> LogEntry:
        """An entry as one seat, or a watcher, may read it; before a player came, as a watcher."""
        return self.played.entry_for(seat, entry)

    def document(self) -> dict[str, Any]:
        """The save document: what `Table.load` reads, and the people and what was undone."""
        return self.played.document()

    def view(self, seat: int | None) -> Any:
        """What a seat, or a watcher (`None`), may see."""
        if not self.shares_views:
            return self.played.view(seat)
        if self._views[0] != self.steps:
            self._views = (self.steps, {})
        views = self._views[1]
        if seat not in views:
            views[seat] = self.played.view(seat)
        return views[seat]

    @property
    def acting_seat(self) -> int | None:
        """Who is at the keyboard: until a hand-over is taken, the seat that answered last."""
        return self.game.acting_seat

    # -- changing ------------------------------------------------------------------------------

    def draft(self, act: Act) -> Game:
        """A copy of the game to which this has been done; `adopt` it once its `writes` are written.

        Raises what the act raises, and `SessionError` if the rules fail. The session stays as it is.
        """
        draft = self.game.copy(kept=self.hold is not None)
        try:
            act(draft)
        except RulesFailed as failure:
            raise self._reported(failure) from failure.__cause__
        return draft

    def adopt(self, draft: Game) -> None:
        """Put a draft, whose writes are stored, in the place of the game."""
        draft.pause_when(self.game.pauses)
        self._views = (-1, {})
        self.game = draft
        self._changed()

    def follow(self, later: Later) -> bool:
        """Repeat what another program has done and stored in the same game. Returns whether there was any.

        Raises `Diverged` if it doesn't go on from here; then nothing has changed, and the game has to be
        read again (`anew`).
        """
        if not self.played.is_behind(later):
            return False
        draft = self.game.copy()
        draft.follow(later)
        self.adopt(draft)
        return True

    def anew(self, record: Record) -> Game:
        """The game as it is kept, whatever was here; `adopt` it. Raises `BadSave`, `StoreError`.

        Its `played.unkept` is still to be kept.
        """
        played = Played.of_record(checked(record, self.game_id or "", self.rules), self.rules)
        return Game(_showable(played), self.game.pauses)

    def do(self, act: Act) -> None:
        """Do something to the game. It is saved when this returns.

        Raises what the act raises, `SessionError` if the rules fail, and `StoreError` if it can't be
        saved. Then nothing has changed.
        """
        draft = self.draft(act)
        if self.hold is not None and draft.writes:
            draft.writes.write(self.hold)
        self.adopt(draft)

    def answer(self, key: str, seat: int | None = None) -> None:
        """As `Game.answer`; saved and announced."""
        self.do(lambda game: game.answer(key, seat))

    def let_answer(self, seat: int, standing_id: str, choice: str) -> None:
        """As `Game.let_answer`; saved and announced."""
        self.do(lambda game: game.let_answer(seat, standing_id, choice))

    def seat_people(self, people: Sequence[Person]) -> None:
        """As `Game.seat_people`; saved and announced."""
        self.do(lambda game: game.seat_people(people))

    def undo(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """As `Game.undo`; saved and announced."""
        self.do(lambda game: game.undo(seat, by=by))

    def redo(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """As `Game.redo`; saved and announced."""
        self.do(lambda game: game.redo(seat, by=by))

    def restart_turn(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """As `Game.restart_turn`; saved and announced."""
        self.do(lambda game: game.restart_turn(seat, by=by))

    def _reported(self, failure: RulesFailed) -> SessionError:
        """Write a report that `tabletop verify` and `tabletop replay` can read."""
        from tabletop_tui.host.files import write_report

        folder = self.reports
        if folder is None:
            from tabletop_tui.host.paths import Paths

            folder = Paths.find().reports
        told = {"error": str(failure.__cause__), "key": failure.key}
        report = {**self.played.document(), "report": told}
        try:
            file = write_report(folder, self.rules.id, json.dumps(report, ensure_ascii=False))
        except OSError as error:
            return SessionError("saves-rules-bug-unreported", problem=str(error))
        return SessionError("saves-rules-bug", file=str(file))

    # -- taking back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the player at the keyboard may take back what they answered last: only their own."""
        return self.may_undo()

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back last can be restored."""
        return self.may_redo()

    @property
    def can_restart(self) -> bool:
        """Whether any answer of the running turn may be taken back."""
        return self.may_restart()

    def may_undo(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may take back what they answered last; all seats if not given."""
        return self.game.may_undo(by)

    def may_redo(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats can restore what was taken back last."""
        return self.game.back.may_redo(by)

    def may_restart(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may take back any answer of the running turn."""
        return self.game.may_restart(by)

    @property
    def why_no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        return self.why_none_back()

    def why_none_back(self, by: Collection[int] | None = None) -> str:
        """The message that says why these seats can take nothing back."""
        return self.game.why_none_back(by)

    # -- handing over --------------------------------------------------------------------------

    @property
    def hand_over(self) -> HandOver | None:
        """The next player hasn't taken over yet."""
        return self.game.hand_over

    @property
    def passed(self) -> HandOver | None:
        """After the last answer another seat decides, whose player didn't have to be called."""
        return self.game.passed

    def pause_when(self, pauses: Pauses) -> None:
        """As `Game.pause_when`: says at which changes of players the game waits."""
        self.game.pause_when(pauses)

    def take_over(self) -> None:
        """The next player is now at the keyboard; what came before can no longer be taken back."""
        if self.hand_over is not None:
            self.do(Game.take_over)

    # -- watching ------------------------------------------------------------------------------

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change, until what is returned is called. A failing one stops no others."""
        self._watchers.append(callback)

        def unwatch() -> None:
            with contextlib.suppress(ValueError):
                self._watchers.remove(callback)

        return unwatch

    def _changed(self) -> None:
        failure: Exception | None = None
        for callback in tuple(self._watchers):
            try:
                callback()
            except Exception as error:  # noqa: BLE001 - raised below, once all screens have been told
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
