"""A game in progress: waits at a decision, takes answers, and can undo them.

The rules are a table of small phases, each a coroutine over a mutable state. The state is copied
at the start of every phase; undo, clone and recovery run only the current phase again.
"""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rulesets.core import jsonable, saves
from rulesets.core.chance import RecordingRng, Rng, ScriptedRng
from rulesets.core.decision import Decision, IllegalChoice, Option, RulesBug
from rulesets.core.event import Event
from rulesets.core.lean import LeanTable
from rulesets.core.rules import Rules
from rulesets.core.state import GameState

S = TypeVar("S", bound=GameState)


class Answer(NamedTuple):
    """An answer: the seat, and the key of the option it chose."""

    seat: int
    kind: str
    key: str


class _Checkpoint(NamedTuple, Generic[S]):
    """The start of a phase. Its state is never changed, so clones may share it."""

    phase: str
    answers: int
    """How many answers had been given."""
    events: int
    """How many events there had been since the last of them."""
    state: S


NOWHERE = ("", "")
"""In place of a version and its tables: no answers lead to the position, which was set up."""


class Table(Generic[S]):
    """One game: `decision` is what it waits for, `apply` answers. See `docs/engine.md`."""

    __slots__ = (
        "_checkpoints",
        "_digests",
        "_origin",
        "_rootless",
        "_run",
        "_undone",
        "answers",
        "decision",
        "listening",
        "recovered",
        "rules",
        "seats",
        "seed",
        "state",
        "story",
        "undo_limit",
        "variants",
    )

    decision: Decision[Any] | None
    """What the table waits for, or `None` when the game is over."""
    answers: list[Answer]
    """Everything that was chosen, without forced choices."""
    story: list[list[Event]]
    """The events emitted at set-up, then after each answer. Empty lists if the table doesn't listen."""
    undo_limit: int
    """How many answers are final: later ones may be taken back (see `undo`)."""
    recovered: bool
    """The rules had changed since the save, and the position came from its checkpoint."""

    def __init__(
        self, rules: Rules[S], seats: int, seed: int, variants: Mapping[str, str], *, listen: bool
    ) -> None:
        """For the class's own use; tables come from `new`, `at`, `load` and `clone`."""
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.variants = dict(variants)
        self.listening = listen
        self.answers = []
        self.story = [[]]
        self.undo_limit = 0
        self.decision = None
        self.recovered = False
        self._rootless = False
        self._origin = (rules.version, rules.components)
        """The version and the tables under which the answers lead to the position, or `NOWHERE`."""
        self._undone: list[Answer] = []
        self._digests: list[str | None] = [None]
        self._checkpoints: list[_Checkpoint[S]] = []
        self._run: Coroutine[Decision[Any], Any, str | None] | None = None

    # -- making tables -------------------------------------------------------------------------

    @classmethod
    def new(
        cls, rules: Rules[S], seats: int, seed: int = 0, *, listen: bool = True, **variants: str
    ) -> "Table[S]":
        """A new game, standing at its first decision.

        Events are kept in `story` if the table listens. Raises `ValueError` for a number of seats,
        a variant or a choice that the game doesn't have, and `RulesBug` if the rules fail at once.
        """
        return cls.drawing(rules, seats, seed, Rng(seed), variants, listen=listen)

    @classmethod
    def drawing(
        cls, rules: Rules[S], seats: int, seed: int, rng: Rng, variants: Mapping[str, str], *, listen: bool
    ) -> "Table[S]":
        """Like `new`, but drawing from this generator: one with this seed that records what it draws.

        Raises what `new` raises.
        """
        if seats not in rules.seat_counts:
            raise ValueError(f"{rules.id} is not for {seats} players")
        chosen = {variant.id: variant.default for variant in rules.variants}
        for name, choice in variants.items():
            known = {variant.id: variant.allowed(seats) for variant in rules.variants}
            if choice not in known.get(name, ()):
                raise ValueError(f"{rules.id} knows no variant {name}={choice}")
            chosen[name] = choice
        table = cls(rules, seats, seed, chosen, listen=listen)
        table._start(rules.set_up(seats, rng, chosen), rules.first_phase)
        return table

    @classmethod
    def at(
        cls, rules: Rules[S], state: S, phase: str, seats: int, *, seed: int = 0, listen: bool = True
    ) -> "Table[S]":
        """A table that starts from a position at the start of a phase; for tests and play-outs.

        The state belongs to the table from then on.
        """
        table = cls(rules, seats, seed, {}, listen=listen)
        table._rootless = True
        table._origin = NOWHERE
        table._start(state, phase)
        return table

    def clone(self, *, listen: bool = False) -> "Table[S]":
        """An independent table at the same decision, without the story; for bots and "what if"."""
        twin = Table(self.rules, self.seats, self.seed, self.variants, listen=listen)
        twin.answers = self.answers[:]
        twin.undo_limit = self.undo_limit
        twin.recovered = self.recovered
        twin._rootless = self._rootless
        twin._origin = self._origin
        twin.story = [[] for _ in range(len(self.answers) + 1)] if listen else []
        twin._undone = self._undone[:]
        twin._digests = self._digests[:]
        twin._checkpoints = self._checkpoints[:]
        twin._rerun(len(self.answers))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the running coroutine: copies and pickles run their phase again."""
        kept = {name: getattr(self, name) for name in self.__slots__ if name not in ("_run", "decision")}
        return kept | {"state": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore the position of the table that was copied."""
        for name, value in kept.items():
            setattr(self, name, value)
        self._run, self.decision = None, None
        self._rerun(len(self.answers))

    def lean(self) -> LeanTable[S]:
        """A table for search at the same decision, which can be forked; see `rulesets.core.lean`."""
        last = self._checkpoints[-1]
        twin = LeanTable(self.rules, self.rules.copy(last.state), last.phase, keeps=True)
        for answer in self.answers[last.answers :]:
            if twin.decision is None:
                raise RulesBug("the same answers led to an earlier end")
            twin.apply(twin.decision.option(answer.key))
        return twin

    def redealt(self, seat: int | None, rng: Rng, tries: int = 100, *, elsewhere: bool = False) -> "Table[S]":
        """A clone in which everything the seat can't see is drawn again, while all it knows stays the same.

        It is at the same decision: the same seat decides the same kind of thing. The options of another
        seat may differ, since they depend on what it hides; `elsewhere` also accepts deals in which a
        hidden hand leads to a different question that looks the same to this seat.

        Rolls of the running phase stay; its shuffles are repeated, and later luck is new. For the same
        `rng`, the deal depends only on what the seat can see. Raises `LookupError` if no such deal is
        found within this many tries; that happens only when something hidden was turned up within the
        running phase, or when few hands lead here.
        """
        last = self._checkpoints[-1]
        fallen = self._drawn_in_phase()
        shown = self.rules.view(self.state, seat)
        deal = self.rules.dealer(last.state, seat)
        for _ in range(tries):
            twin: Table[S] = self.clone()
            dealt = deal(rng)
            dealt.rng = ScriptedRng(fallen, dealt.rng.state)
            twin._checkpoints = [_Checkpoint(last.phase, last.answers, last.events, dealt)]
            twin._digests = [None] * len(twin._digests)
            try:
                twin._rerun(len(self.answers))
            except (IllegalChoice, RulesBug, ValueError):
                continue
            if (elsewhere or self._asks_like(twin)) and self.rules.view(twin.state, seat) == shown:
                return twin
        raise LookupError(f"no other deal looks the same to seat {seat}")

    def with_draws(self, coming: Sequence[int]) -> "Table[S]":
        """A clone whose next calls of `Rng.below` return these numbers; after that, chance is as usual.

        For expected values: one clone for every outcome of a roll, counted from 0. Rolls of the running phase
        stay; its shuffles are repeated. A number that doesn't fit makes the answer that draws it raise
        `RulesBug`. Don't save the clone: its answers don't lead to its position.
        """
        last = self._checkpoints[-1]
        start = self.rules.copy(last.state)
        start.rng = ScriptedRng([*self._drawn_in_phase(), *coming], start.rng.state)
        twin: Table[S] = self.clone()
        twin._checkpoints = [_Checkpoint(last.phase, last.answers, last.events, start)]
        twin._rootless = True
        twin._origin = NOWHERE
        twin._rerun(len(self.answers))
        return twin

    def deals(self, seat: int, rng: Rng, count: int, tries: int = 40) -> list[LeanTable[S]]:
        """Tables for search that can be forked, dealt as by `redealt`; fewer if no deal is found."""
        last = self._checkpoints[-1]
        given = self.answers[last.answers :]
        fallen = self._drawn_in_phase()
        shown = self.rules.view(self.state, seat)
        found: list[LeanTable[S]] = []
        deal = self.rules.dealer(last.state, seat)
        left = tries * count
        while len(found) < count and left:
            left -= 1
            dealt = deal(rng)
            if fallen:
                dealt.rng = ScriptedRng(fallen, dealt.rng.state)
            try:
                twin = LeanTable(self.rules, dealt, last.phase, keeps=True)
                for answer in given:
                    if twin.decision is None:
                        break
                    twin.apply(twin.decision.option(answer.key))
            except (IllegalChoice, RulesBug, ValueError):
                continue
            if self._asks_like(twin) and self.rules.view(twin.state, seat) == shown:
                found.append(twin)
        return found

    def _asks_like(self, other: "Table[S] | LeanTable[S]") -> bool:
        """Whether the same seat is asked the same kind of thing at both tables."""
        mine, theirs = self.decision, other.decision
        if mine is None or theirs is None:
            return mine is theirs
        return (mine.seat, mine.kind) == (theirs.seat, theirs.kind)

    def _drawn_in_phase(self) -> list[int | None]:
        """The numbers drawn since the running phase began, in order; `None` for a shuffle."""
        last = self._checkpoints[-1]
        start = self.rules.copy(last.state)
        script = start.rng.script if isinstance(start.rng, ScriptedRng) else ()
        recorder = RecordingRng(start.rng.state, script=script)
        start.rng = recorder
        twin: Table[S] = self.clone()
        twin._checkpoints = [_Checkpoint(last.phase, last.answers, last.events, start)]
        recorder.drawn.clear()
        twin._rerun(len(self.answers))
        return recorder.drawn[:]

    # -- answering -----------------------------------------------------------------------------

    def apply(self, key: str | Option[Any], *, automatic: bool = False) -> None:
        """Answer the decision; afterwards the table is at the next one, or the game is over.

        The answer is the key of an option, or an option of another table with the same key.

        An `automatic` answer is a standing answer of its seat: no player has decided, so
        what others answered before it may still be taken back.

        Raises `IllegalChoice` for a key that isn't on offer, and `RulesBug` if the rules fail; in
        both cases the table is as it was.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        if not isinstance(key, str):
            key = key.key
        option = decision.option(key)
        answers = self.answers
        if answers and answers[-1].seat != decision.seat and not automatic:
            limit = len(answers)
        else:
            limit = self.undo_limit
        news = self.state.news
        answers.append(Answer(decision.seat, decision.kind, key))
        self._digests.append(None)
        self._listen_anew()
        try:
            self._resume(option)
        except Exception as error:
            self._rerun(len(answers) - 1)
            raise RulesBug(f"{decision.kind}, answered {key!r}: {error!r}") from error
        if self._undone:
            self._undone.clear()
        self.undo_limit = len(answers) if self.state.news != news else limit
        if len(self._checkpoints) > 1:
            self._forget_checkpoints()
        if self._rootless:
            _ = self.digest  # a new game can't reproduce this later

    @property
    def from_start(self) -> bool:
        """Whether the same answers given to a new game of the same seed lead to this position."""
        return not self._rootless

    @property
    def phase_start(self) -> int:
        """How many answers had been given when the running phase began, which is where the checkpoint is."""
        return self._checkpoints[-1].answers

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        return len(self.answers) > self.undo_limit

    @property
    def can_redo(self) -> bool:
        """Whether an answer that was taken back can be restored."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last answer back.

        Possible down to `undo_limit`: not past new information (a roll, a card turned up, anything
        told to one seat alone), and not past another seat's answer. Raises `IllegalChoice`.
        """
        if not self.can_undo:
            raise IllegalChoice("there is nothing to take back")
        taken_back = self.answers[-1]
        self._rerun(len(self.answers) - 1)
        self._undone.append(taken_back)

    def redo(self, *, automatic: bool = False) -> None:
        """Restore the answer that was taken back last, as `apply` would. Raises `IllegalChoice`."""
        if not self._undone:
            raise IllegalChoice("there is nothing to give again")
        later = self._undone[:-1]
        self.apply(self._undone[-1].key, automatic=automatic)
        self._undone = later

    # -- knowing the position ------------------------------------------------------------------

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits for the position and what can be chosen in it."""
        known = self._digests[-1]
        if known is None:
            decision = self.decision
            asked = decision and [decision.seat, decision.kind, [o.key for o in decision.options]]
            known = jsonable.digest([self.state, asked])
            self._digests[-1] = known
        return known

    @property
    def digests(self) -> list[str]:
        """The digest before the first answer and after each; missing ones are computed now.

        A recovered table keeps the digests that its save had for earlier answers.
        """
        _ = self.digest  # of the present position: only those before need a second table
        if None in self._digests:
            twin = Table.new(self.rules, self.seats, self.seed, listen=False, **self.variants)
            for index, answer in enumerate([*self.answers, None]):
                if self._digests[index] is None:
                    self._digests[index] = twin.digest
                if answer is not None:
                    twin.apply(answer.key)
        return [known or "" for known in self._digests]

    def save(self) -> dict[str, Any]:
        """Everything needed to continue later, as plain JSON. See `rulesets.core.saves`."""
        last = self._checkpoints[-1]
        state = jsonable.to_json(last.state)
        return saves.document(
            self.rules,
            self._origin,
            seats=self.seats,
            seed=self.seed,
            variants=self.variants,
            answers=self.answers,
            digests=self.digests,
            checkpoint=saves.Checkpoint(last.phase, last.answers, state, jsonable.digest(state)),
        )

    @classmethod
    def load(cls, rules: Rules[S], data: Any, *, listen: bool = True) -> "Table[S]":
        """The table a save was made of, at the same decision.

        All answers are given again, and lead there if the save was made under the same rules and tables; if
        they don't, it is damaged. If it was made under other ones, the game continues from the save's
        checkpoint (`recovered`) with those later answers that are still on offer; `answers` says how many
        these are. Raises `saves.BadSave`.
        """
        saved = saves.read(rules, data)
        table = None
        try:
            table = cls.new(rules, saved.seats, saved.seed, listen=listen, **saved.variants)
            for _, _, key in saved.answers:
                table.apply(key)
            differs = bool(saved.digests) and table.digest != saved.digests[-1]
        except (IllegalChoice, RulesBug):
            differs = True
        if not differs and table is not None:
            return table
        if saved.is_of(rules):
            raise saves.BadSave("save-damaged", place=cls._first_difference(rules, saved))
        return cls._recover(rules, saved, listen=listen)

    @classmethod
    def _first_difference(cls, rules: Rules[S], saved: saves.Saved) -> str:
        """The place in a save at which its answers begin to lead elsewhere."""
        try:
            table = cls.new(rules, saved.seats, saved.seed, listen=False, **saved.variants)
        except RulesBug:
            return "seed"
        digests = saved.digests or [""] * (len(saved.answers) + 1)
        if digests[0] not in ("", table.digest):
            return "digests[0]"
        for number, (answer, digest) in enumerate(zip(saved.answers, digests[1:], strict=True)):
            try:
                table.apply(answer[2])
            except (IllegalChoice, RulesBug):
                return f"answers[{number}]"
            if digest not in ("", table.digest):
                return f"answers[{number}]"
        return "answers"

    @classmethod
    def _recover(cls, rules: Rules[S], saved: saves.Saved, *, listen: bool) -> "Table[S]":
        from rulesets.core import soundness  # most games never need it

        if saved.checkpoint is None:
            raise saves.BadSave("save-rules-changed", version=saved.version)
        start = saved.checkpoint
        state = saves.state_of(rules, start)
        table = cls(rules, saved.seats, saved.seed, saved.variants, listen=listen)
        table.recovered = True
        table._rootless = True
        table._origin = (saved.version, saved.components)
        table.answers = [Answer(*answer) for answer in saved.answers[: start.answers]]
        table.story = [[] for _ in range(start.answers + 1)]
        table.undo_limit = start.answers
        table._digests = [*saved.digests[: start.answers + 1]] or [*[""] * start.answers, None]
        try:
            soundness.check_start(rules, state)
            table._start(state, start.phase)
            for seat, kind, key in saved.answers[start.answers :]:
                if not table._offers(seat, kind, key):
                    break  # the question is a different one now: from here on, players answer again
                table.apply(key)
            soundness.check(table)
        except soundness.Unsound as error:
            raise saves.BadSave("save-damaged", place="checkpoint.state") from error
        except Exception as error:  # changed rules can raise anything for an old position
            raise saves.BadSave("save-rules-changed", version=saved.version) from error
        return table

    def _offers(self, seat: int, kind: str, key: str) -> bool:
        """Whether this is the current question, and the answer is among its options."""
        asked = self.decision
        if asked is None or (asked.seat, asked.kind) != (seat, kind):
            return False
        return any(option.key == key for option in asked.options)

    # -- running phases ------------------------------------------------------------------------

    def _start(self, state: S, phase: str) -> None:
        self.state = state
        self.state.events = self.story[-1] if self.listening else None
        try:
            self._begin(phase)
        except Exception as error:
            raise RulesBug(f"before the first decision: {error!r}") from error
        if self._rootless:
            _ = self.digest

    def _begin(self, phase: str | None) -> None:
        """Run phases from their start up to the next decision."""
        while phase is not None:
            self._keep_checkpoint(phase)
            phase = self._enter(phase)
            if self.decision is not None:
                return

    def _enter(self, phase: str) -> str | None:
        """Run one phase up to its first decision, or to its end, which returns the next one's name."""
        run = self.rules.phases[phase](self.state)
        try:
            self.decision = run.send(None)
        except StopIteration as finished:
            self.decision = None
            self._run = None
            following: str | None = finished.value
            return following
        self._run = run
        return None

    def _resume(self, option: Option[Any]) -> None:
        """Continue with an answer up to the next decision."""
        run = self._run
        if run is None:
            raise RulesBug("the table has lost its place in the rules")
        try:
            self.decision = run.send(option)
        except StopIteration as finished:
            self.decision = None
            self._run = None
            self._begin(finished.value)

    def _listen_anew(self) -> None:
        if self.listening:
            events: list[Event] = []
            self.story.append(events)
            self.state.events = events

    def _keep_checkpoint(self, phase: str) -> None:
        """Remember the start of a phase; it replaces a phase that asked for no decision."""
        answers = len(self.answers)
        checkpoints = self._checkpoints
        if checkpoints and checkpoints[-1].answers == answers:
            checkpoints.pop()
        events = len(self.story[-1]) if self.listening else 0
        checkpoints.append(_Checkpoint(phase, answers, events, self.rules.copy(self.state)))

    def _forget_checkpoints(self) -> None:
        """Drop checkpoints that no undo can reach now."""
        checkpoints = self._checkpoints
        while len(checkpoints) > 1 and checkpoints[1].answers <= self.undo_limit:
            del checkpoints[0]

    def _rerun(self, answers: int) -> None:
        """Go to the position after this many answers, by running the phase again."""
        checkpoints = self._checkpoints
        while checkpoints[-1].answers > answers:
            checkpoints.pop()
        start = checkpoints[-1]
        again = self.answers[start.answers : answers]
        digests = self._digests[start.answers + 1 : answers + 1]
        del self.answers[start.answers :]
        del self._digests[start.answers + 1 :]
        self.state = self.rules.copy(start.state)
        self.state.news = 0  # news is counted from the start of a phase, however often that is run
        if self.listening:
            del self.story[start.answers + 1 :]
            del self.story[-1][start.events :]
            self.state.events = self.story[-1]
        following = self._enter(start.phase)
        if self.decision is None:
            self._begin(following)
        for answer in again:
            if self.decision is None:
                raise RulesBug("the same answers led to an earlier end")
            option = self.decision.option(answer.key)
            self.answers.append(answer)
            self._digests.append(None)
            self._listen_anew()
            self._resume(option)
        self._digests[start.answers + 1 :] = digests
