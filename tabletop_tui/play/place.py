"""A terminal's place at a table: the seats for which its people answer, and what they may do and see.

At one keyboard that is every seat. At a table that is played from several terminals each has a place
of its own (`tabletop_tui.serve.tables.table`), and what is done there is saved before any screen shows it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.play import acts, undo
from tabletop_tui.play.coach import Coach
from tabletop_tui.play.company import Company, given_to
from tabletop_tui.play.hinted import allowed
from tabletop_tui.store.people import HERE

if TYPE_CHECKING:
    from tabletop_tui.play.acting import Playing
    from tabletop_tui.play.exercise import Exercise
    from tabletop_tui.play.record import Act, HandOver, Pauses
    from tabletop_tui.play.session import Session
    from tabletop_tui.play.solo import Earlier
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words


@record
class Remark:
    """Something that a person has said at the table."""

    after: int
    """The last entry of the log when it was said."""
    name: str
    seat: int | None
    """Where they sit; `None` if they only watch."""
    text: str
    by: str = ""
    """The id of the guest who said it; for talk."""
    message: str = ""
    """The id of the sentence about something that was done to people or seats; empty for talk."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """What that sentence speaks of."""

    def said(self, words: "Words") -> str:
        """The remark with its speaker, as a sentence."""
        return (
            words(self.message, **self.facts)
            if self.message
            else words.game.remark(name=self.name, text=self.text)
        )


@record
class Memory:
    """The state of a guest's screen of a table, kept for their return."""

    steps: int
    """How many steps had been taken in the game."""
    looking_at: int
    target: str | None
    """What was under the cursor on a board."""
    key: str | None
    """The entry of the list that was under the cursor."""
    narrowed: str | None
    """The list showed only what can be chosen here."""


class Place:
    """The only keyboard there is: all players of the table sit in front of it."""

    shared = False
    """Others are at the same table with terminals of their own."""

    def __init__(self, session: "Session", games: "Callable[[], Sequence[GameSummary]]" = list) -> None:
        """At the table of this session; `games` reads those that are kept at this keyboard."""
        self.session = session
        self._games = games
        self.company = Company(session)
        """The computer players, whose seats people don't play."""
        self.playing: Playing | None = None
        """How they play: whether they are stopped, or can't; `None` as long as the table isn't shown."""
        self.at_keyboard: int | None = None
        """The seat that last viewed the screen, if several take turns at it."""
        self.coach = Coach(session)
        """Gives their notes to the seats that are coached."""

    # -- whose terminal it is ----------------------------------------------------------------------

    @property
    def seats(self) -> Collection[int]:
        """The seats that are played here."""
        return self.company.people

    @property
    def every_seat(self) -> bool:
        """Whether every seat is played here."""
        return not self.company.plays

    @property
    def _by(self) -> Collection[int] | None:
        return None if self.every_seat else self.seats

    @property
    def hand_over(self) -> "HandOver | None":
        """A player at this keyboard is next and hasn't taken over yet."""
        due = self.session.record.hand_over
        return due if due is not None and self.hands_over(due) else None

    def hands_over(self, due: "HandOver") -> bool:
        """Whether another player has to come to this keyboard, straight after one or after the computer."""
        if due.to_seat not in self.seats:
            return False
        computer = self.company.level(due.from_seat) is not None
        return self.at_keyboard not in (None, due.to_seat) if computer else due.from_seat in self.seats

    @property
    def viewer(self) -> int | None:
        """The seat whose things may be shown here now; `None` for what any watcher may see."""
        record, seats = self.session.record, self.seats
        if not seats:
            return None
        if len(seats) == 1:
            return next(iter(seats))
        if self.hand_over is not None:
            before = self.hand_over.from_seat
            return self._handing_over(before if before in seats else self.at_keyboard)
        acting = record.acting_seat
        if acting is not None and acting in seats and (record.over or self.decides):
            return acting
        return self.at_keyboard if self.at_keyboard is not None and self.at_keyboard in seats else None

    def _handing_over(self, seat: int | None) -> int | None:
        """The seat that hands over, if its own player is looking: anyone may have resumed the game."""
        rules, state = self.session.rules, self.session.record.table.state
        return seat if seat is None or seat == self.at_keyboard or not rules.hides(state, seat) else None

    @property
    def decides(self) -> bool:
        """Whether a seat played here decides."""
        decision = self.session.record.decision
        return decision is not None and decision.seat in self.seats

    @property
    def lesson(self) -> "Exercise | None":
        """The step of a lesson that is played here, if it is one."""
        return None

    # -- what may be done --------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether something that was answered here may be taken back."""
        return undo.can_undo(self.session.record, self._by)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back here may be given again."""
        return undo.can_redo(self.session.record, self._by)

    @property
    def can_restart(self) -> bool:
        """Whether the running turn is played here and may begin again."""
        return undo.can_restart(self.session.record, self._by)

    @property
    def why_no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        return undo.why_not(self.session.record, self._by)

    def answer(self, key: str, seat: int) -> "Act":
        """Answer as a seat that is played here."""
        return acts.answer(key, seat)

    def coached(self, seat: int, *, on: bool) -> "Act":
        """Turn the coach of a seat that is played here on or off."""
        return self.coach.switched(seat, on=on)

    @property
    def undo(self) -> "Act":
        """Take back the last answer that was given here."""
        return acts.undo(by=self._by)

    @property
    def redo(self) -> "Act":
        """The act that redoes the last answer taken back."""
        return acts.redo(by=self._by)

    @property
    def restart(self) -> "Act":
        """Take back the whole turn."""
        return acts.restart_turn(by=self._by)

    def do(self, act: "Act", refused: Callable[[Exception], None]) -> None:
        """Change the game; `refused` is told why that can't be done, or hasn't been stored."""
        try:
            self.session.do(act)
        except Exception as error:  # noqa: BLE001 - `refused` raises what it doesn't know
            refused(error)

    async def settled(self) -> None:
        """Wait until all changes made here have been stored, so that the next key meets their outcome."""

    @property
    def too_soon(self) -> bool:
        """Whether the question came up by itself just a moment ago, and so can't have been read yet."""
        return False

    def begin_hint(self) -> str:
        """Ask to be given a hint now: the message that says why none is given, empty if one is."""
        return "" if allowed(self.session.record.people) else "bots-hint-off"

    @property
    def may_review(self) -> bool:
        """Whether the people at this terminal may have the game reviewed."""
        return self.session.record.over

    @property
    def alone(self) -> int | None:
        """The seat of the one player among rivals, if it is played here."""
        from tabletop_tui.play.solo import own_among_rivals  # only the end of a game asks

        own = own_among_rivals(self.session.record.people)
        return own if own is not None and own in self.seats else None

    async def earlier(self) -> "Earlier | None":
        """The games up to this one of the player who is `alone` here; `None` if nobody is, or it isn't kept.

        Raises `SessionError`, `StoreError`.
        """
        own, id = self.alone, self.session.game_id
        if own is None or id is None:
            return None
        from tabletop_tui.play.solo import Earlier, at_this_keyboard, up_to

        return Earlier(up_to(self._games(), id), at_this_keyboard(self.session.record.people[own].name))

    # -- being there -------------------------------------------------------------------------------

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call `changed` after everything that happens at the table, until what is returned is called."""
        return self.session.watch(changed)

    def pause_when(self, pauses: "Pauses") -> None:
        """Say which hand-overs between seats that are played here wait until they are taken."""
        self.session.record.pause_when(pauses)

    def waits_since(self, words: "Words") -> str:
        """When the wait for the deciding seat began, as players read it; empty if unknown."""
        return ""

    def clock(self, words: "Words") -> str:
        """How much time is left to the seat that decides; empty where no clock runs."""
        return ""

    def is_away(self, seat: int) -> bool:
        """Whether the player of a seat isn't at the table now."""
        return False

    @property
    def remarks(self) -> Sequence[Remark]:
        """The table talk, oldest first."""
        return ()

    @property
    def in_charge(self) -> bool:
        """Whether the person at this terminal is in charge of a table over SSH."""
        return False

    @property
    def gets_messages(self) -> bool:
        """Whether the server has a way to tell players that it is their turn while they aren't there."""
        return False

    @property
    def runs_bots(self) -> bool:
        """Whether the person at this terminal may stop computer players, and play for them."""
        return True

    @property
    def last_word(self) -> Remark | None:
        """The last remark of another person."""
        return None

    def elsewhere(self, words: "Words", leave: str) -> str:
        """Says that this terminal's turn has come at another table, and that `leave` goes there; or empty."""
        return ""

    def play_for(self, seat: int, refused: Callable[[Exception], None]) -> None:
        """Let a person take over a computer player's seat; `refused` is told why not."""
        self.do(given_to(seat, HERE), refused)

    @property
    def offers_rematch(self) -> bool:
        """Whether the same people may play once more, if the game is over."""
        return not self.shared

    def keep(self, memory: "Memory") -> None:
        """The screen closes: this is how it stood."""

    def kept(self) -> "Memory | None":
        """How the screen stood when these people were last here, if nothing has happened since."""
        return None

    def leave(self) -> None:
        """Leave the table; a table that no one else can sit at is closed."""
        self.session.close()
