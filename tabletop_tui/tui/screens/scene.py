"""What a game's screen shows at a moment: who decides what, the options, and the panel's words."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Option, Standing
from rulesets.core.records import record
from tabletop_tui.tui.widgets.listing import GROUP, Entry, Figures, Listing

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.exercise import Exercise
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.record import GameRecord, HandOver
    from tabletop_tui.play.session import Session
    from tabletop_tui.tui.keys import KeyMap

DECIDE, HAND_OVER, CURTAIN, OVER, LOOK_BACK = "decide", "hand-over", "curtain", "over", "look-back"
WAIT = "wait"
"""A player at another terminal, or a computer player, decides."""
STOPPED = "stopped"
"""A computer player's turn, but it was stopped or can't think: a person here says what to do."""
LESSON = "lesson"
"""A step of a lesson has ended, its goal reached or missed."""


@record
class Scene:
    """Everything that the screen needs to know about a moment; made anew after every answer."""

    mode: str
    view: Any
    """The view of the player at the keyboard; behind a curtain, a watcher's."""
    seat: int | None
    """The seat whose things are shown first."""
    question: str
    listing: Listing
    """The options, and the lines around them."""
    decision: Decision[object] | None = None
    """The decision, while it can be answered here."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """The key, or the keys to type one after the other, of each option, by option key."""
    highlighted: str | None = None
    """The entry that Enter takes at first, unless the boards decide that."""
    start: str | None = None
    """The option to begin at; if not given, the first."""
    waiting_for: int | None = None
    """The deciding seat, if it is at another terminal or a computer player's."""
    typed: str = ""
    """The first of the keys that choose something in two steps, if typed."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that can be chosen."""
        return self.listing.entries

    @property
    def mover(self) -> int | None:
        """The seat that everyone waits for, at any terminal."""
        return self.seat if self.waiting_for is None else self.waiting_for

    @property
    def offered(self) -> Sequence[Entry]:
        """What boards offer now; in the first of two steps, the rows with a target."""
        listing = self.listing
        if not listing.stepwise:
            return self.entries
        if self.typed:
            return self.begun_with(self.typed)
        rows = [row for row in listing.groups if row.target is not None]
        begun = {row.label for row in rows}
        return [*rows, *(entry for entry in self.entries if (entry.label or " ")[0] not in begun)]

    @cached_property  # without it, a key takes 1 % more
    def by_target(self) -> Mapping[str, Sequence[Entry]]:
        """What can be chosen at each board element."""
        found: dict[str, list[Entry]] = {}
        for entry in self.offered:
            if entry.target is not None:
                found.setdefault(entry.target, []).append(entry)
        return found

    def options_at(self, target: str) -> Sequence[Entry]:
        """What can be chosen at a board element."""
        return self.by_target.get(target, ())

    def option(self, key: str) -> Option[object] | None:
        """The option behind an entry."""
        if self.decision is None:
            return None
        return next((option for option in self.decision.options if option.key == key), None)

    def targets_of(self, keys: Collection[str]) -> frozenset[str]:
        """Where these options lie on the boards."""
        return frozenset(entry.target for entry in self.entries if entry.key in keys and entry.target)

    @property
    def open_targets(self) -> frozenset[str]:
        """Every board element at which something can be chosen."""
        return frozenset(self.by_target)

    @property
    def target_labels(self) -> dict[str, str]:
        """The key that leads to each board element, and to no other.

        That is the key of its single option, or what the keys of all its options begin with.
        """
        typed = len(self.typed)
        firsts = {
            target: {(entry.label or "")[typed:][:1] for entry in entries}
            for target, entries in self.by_target.items()
        }
        shared = Counter(first for keys in firsts.values() for first in keys)
        return {
            target: first
            for target, keys in firsts.items()
            for first in keys
            if len(keys) == 1 and first and shared[first] == 1
        }

    def begun_with(self, typed: str) -> list[Entry]:
        """The options whose keys begin with these."""
        return [e for e in self.entries if e.label and e.label.startswith(typed)]


NOTHING = Scene("", None, None, "", Listing())
"""Before anything is shown."""


def scene_of(
    place: "Place",
    wording: "Wording",
    keymap: "KeyMap",
    *,
    curtain: int | None,
    covered: bool = False,
    own_key: str = "",
) -> Scene:
    """What a game that is being played shows now.

    `curtain` is the seat whose player isn't at the keyboard yet. `covered`: the next player has hidden
    things, so the hand-over already acts as the curtain. `own_key` is the key with which the next player
    takes over.
    """
    if place.lesson is not None and (scene := _lesson_ended(place.lesson, wording, keymap)) is not None:
        return scene
    session = place.session
    if place.hand_over is not None:
        return _handing_over(place, wording, keymap, own_key, covered=covered)
    if curtain is not None:
        return _behind_curtain(session, wording, own_key, curtain)
    decision = session.record.decision
    if decision is None:
        return _over(place, wording)
    if not place.decides:
        return _waiting(place, wording, keymap, decision.seat)
    start = wording.start if place.lesson is None else wording.harmless
    return deciding(session.record, decision, session.view(decision.seat), wording, keymap, start)


def deciding(
    record: "GameRecord",
    decision: Decision[object],
    view: Any,
    wording: "Wording",
    keymap: "KeyMap",
    start: Callable[[Any, Decision[object]], str | None],
) -> Scene:
    """A decision of a game, shown to who decides; `start` says at which option the cursor begins."""
    labels = wording.labels(view, decision)
    return Scene(
        DECIDE,
        view,
        decision.seat,
        wording.ask(view, decision),
        _listing(record, wording, keymap, view, decision, labels),
        decision,
        labels,
        start=start(view, decision),
    )


def _lesson_ended(exercise: "Exercise", wording: "Wording", keymap: "KeyMap") -> Scene | None:
    from tabletop_tui.tui.screens.step_end import ended

    end = ended(exercise, wording, keymap)
    if end is None:
        return None
    view, first = exercise.view(exercise.seat), end.listing.entries[0].key
    return Scene(LESSON, view, exercise.seat, end.asked, end.listing, highlighted=first)


def _listing(
    record: "GameRecord",
    wording: "Wording",
    keymap: "KeyMap",
    view: Any,
    decision: Decision[object],
    labels: Mapping[str, str],
) -> Listing:
    """Every option in words, and the number of things that aren't possible now."""
    words = wording.words
    entries = tuple(
        Entry(
            option.key,
            wording.option(view, decision, option),
            labels.get(option.key),
            wording.target(view, decision, option),
            cells=Figures(partial(wording.cells, view, decision, option)),
            way_out=wording.is_way_out(option),
            brief=wording.option_brief(view, decision, option),
            short=wording.option_short(view, decision, option),
            section=wording.section(view, decision, option),
        )
        for option in wording.in_order(decision)
    )
    groups = _groups(wording, view, decision, entries)
    stepwise = decision.kind in wording.STEPWISE and bool(groups)
    begun = {row.label for row in groups} if stepwise else set()
    count = len(begun) + sum((entry.label or " ")[0] not in begun for entry in entries)
    heading = words(f"game-options-{'one' if count == 1 else 'many'}", count=count)
    if len(labels) < len(entries):
        heading = words.game.options_keyless(options=heading, take=keymap.shown("take"))
    return Listing(
        _with_standing_answers(record, wording, decision, entries),
        heading,
        tuple(wording.heads(view, decision)),
        _closing(record, wording, keymap, decision),
        _closing(record, wording, keymap, decision, short=True),
        words.game.more(count="#"),
        tuple(wording.sections(view, decision)),
        groups,
        stepwise,
        tuple(wording.group_heads(view, decision)),
        wording.left_heads,
    )


def _closing(
    record: "GameRecord",
    wording: "Wording",
    keymap: "KeyMap",
    decision: Decision[object],
    *,
    short: bool = False,
) -> str:
    """The line below a list: how much isn't possible now, and that a standing answer can be set.

    `short` where the list has no room for it.
    """
    parts = []
    if decision.blocked:
        count, why, say = len(decision.blocked), keymap.shown("why"), wording.words.game
        parts.append(
            say.not_possible_short(count=count, why=why) if short else say.not_possible(count=count, why=why)
        )
    if record.standing_answers.of_kind(decision.kind) is not None:
        parts.append(wording.words.standing.offer(key=keymap.shown("standing")))
    return " · ".join(parts)


def _groups(
    wording: "Wording", view: Any, decision: Decision[object], entries: Sequence[Entry]
) -> tuple[Entry, ...]:
    """The rows that stand for all options whose keys begin alike."""
    firsts = Counter(entry.label[0] for entry in entries if entry.label and len(entry.label) > 1)
    stepwise = decision.kind in wording.STEPWISE
    return tuple(
        Entry(
            GROUP + first,
            wording.group(view, decision, first, count),
            first,
            wording.group_target(view, decision, first),
            tuple(wording.group_cells(view, decision, first)),
        )
        for first, count in firsts.items()
        if stepwise or (count > 1 and wording.is_grouped(decision, first))
    )


def _with_standing_answers(
    record: "GameRecord", wording: "Wording", decision: Decision[object], entries: tuple[Entry, ...]
) -> tuple[Entry, ...]:
    """A list with extra rows, after its first answers, that answer the question the same way from now on."""
    known = record.standing_answers.of_kind(decision.kind)
    if known is None or not known.offered:
        return entries
    said = {choice: wording.standing_answer(known, choice) for choice in known.rows}
    rows = [
        Entry(f"@always:{known.id}:{choice}", wording.words.standing.always(choice=text))
        for choice, text in said.items()
    ]
    return (*entries[: known.offered], *rows, *entries[known.offered :])


def _handing_over(
    place: "Place", wording: "Wording", keymap: "KeyMap", own_key: str, *, covered: bool
) -> Scene:
    due = place.hand_over
    if due is None:
        raise LookupError("nobody hands over")
    words = wording.words
    facts = {**of_hand_over(wording, due), "key": own_key, "undo": keymap.shown("undo")}
    which = "other-decides" if not due.turn_over else "turn-over" if due.turn_to is None else "turn-over-owed"
    may_take_back = due.can_take_back and place.can_undo
    back = "-or-back" if may_take_back else ""
    question = words(f"game-{which}{back}", **facts)
    lift = words.game.lift(name=facts["next"])
    entries = [Entry("@pass", lift if covered else words.game.pass_(next=facts["next"]), own_key)]
    if may_take_back:
        entries.append(Entry("@undo", words.game.take_back(), keymap.shown("undo")))
    view = place.session.view(None if covered else place.viewer)
    listing = Listing(tuple(entries), words.game.hand_over())
    return Scene(HAND_OVER, view, due.from_seat, question, listing, highlighted="@pass")


def of_hand_over(wording: "Wording", due: "HandOver") -> dict[str, str]:
    """The players named in sentences about a change of seats."""
    return {
        "name": wording.name(due.from_seat if due.turn_of is None else due.turn_of),
        "next": wording.name(due.to_seat),
        "turn": wording.name(due.turn_to),
    }


def _behind_curtain(session: "Session", wording: "Wording", own_key: str, seat: int) -> Scene:
    words = wording.words
    name = wording.name(seat)
    entry = Entry("@lift", words.game.lift(name=name), own_key)
    return Scene(
        CURTAIN,
        session.view(None),
        seat,
        words.game.curtain(name=name, key=own_key),
        Listing((entry,), words.game.hand_over()),
        highlighted="@lift",
    )


def _waiting(place: "Place", wording: "Wording", keymap: "KeyMap", seat: int) -> Scene:
    """A player at another terminal, or a computer player, decides: show the name, with nothing to choose."""
    words, viewer = wording.words, place.viewer
    facts = {"name": wording.name(seat)}
    since, question = place.waits_since(words), "game-waiting"
    heading = "game-waiting-heading" if viewer is not None else "game-watching-heading"
    level = place.company.level(seat)
    if level is not None:
        return _computer_decides(place, wording, keymap, seat, level)
    if place.is_away(seat):
        question = "game-waiting-away"
    elif since:
        question = "game-waiting-since"
        facts["time"] = since
    return Scene(
        WAIT,
        place.session.view(viewer),
        seat if viewer is None else viewer,
        words(question, **facts),
        Listing(heading=words(heading, **facts)),
        waiting_for=seat,
    )


def _computer_decides(place: "Place", wording: "Wording", keymap: "KeyMap", seat: int, level: int) -> Scene:
    """A computer player decides: it is thinking, or what to do if it was stopped or can't think."""
    words, viewer, playing = wording.words, place.viewer, place.playing
    facts = {"name": wording.name(seat), "level": str(level)}
    stuck = playing is not None and playing.stuck
    stopped = playing is not None and playing.paused
    which = "bots-stuck" if stuck else "bots-stopped" if stopped else "bots-thinks"
    rows: dict[str, str | None] = {}
    if place.runs_bots and stuck:
        rows = {"retry": None, "seat": None}
    elif place.runs_bots and stopped:
        rows = {"step": None, "go-on": keymap.shown("pause"), "seat": None}
    entries = tuple(Entry(f"@{row}", words(f"bots-row-{row}", **facts), key) for row, key in rows.items())
    return Scene(
        STOPPED if entries else WAIT,
        place.session.view(viewer),
        seat if viewer is None else viewer,
        words(which, **facts),
        Listing(entries, words.bots.heading(level=facts["level"])),
        highlighted=entries[0].key if entries else None,
        waiting_for=seat,
    )


def _over(place: "Place", wording: "Wording") -> Scene:
    words, session, viewer = wording.words, place.session, place.viewer
    again = ("rematch",) if place.offers_rematch else ()
    choices = ("score", "replay", *again, "lobby")
    entries = tuple(Entry(f"@{choice}", words(f"game-over-{choice}")) for choice in choices)
    return Scene(
        OVER,
        session.view(viewer),
        viewer,
        winners(wording, session.record.standings),
        Listing(entries, words.game.over_heading()),
        highlighted="@score",
    )


def winners(wording: "Wording", standings: Sequence[Standing]) -> str:
    """Who has won, with how many points, in a sentence."""
    first = [standing for standing in standings if standing.place == 1]
    names = wording.listing([wording.name(standing.seat) for standing in first])
    kind = "one" if len(first) == 1 else "many"
    return wording.words(f"game-won-{kind}", names=names, points=first[0].total if first else 0)


def asks_anew(before: Scene, scene: Scene) -> bool:
    """Whether the seat or the question has changed, so that the deciding player sees their own things."""
    return (before.seat, before.mode) != (scene.seat, scene.mode) or before.decision is not scene.decision


def asks_the_same(before: Scene, scene: Scene) -> bool:
    """Whether table and question are the same, and people only came, went or spoke."""
    return (
        (before.mode, before.seat, before.waiting_for) == (scene.mode, scene.seat, scene.waiting_for)
        and before.view is scene.view
        and len(before.entries) == len(scene.entries)
    )
