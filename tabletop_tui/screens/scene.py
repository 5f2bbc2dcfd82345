"""What a game's screen shows at a moment: who is asked what, what can be chosen, what stands in the panel."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Option, Standing
from rulesets.core.records import record
from tabletop_tui.widgets.panel import Entry

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording
    from tabletop_tui.keys import KeyMap
    from tabletop_tui.place import Place
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import HandOver, Session

DECIDE, HAND_OVER, CURTAIN, OVER, LOOK_BACK = "decide", "hand-over", "curtain", "over", "look-back"
WAIT = "wait"
"""Somebody at another terminal decides."""


@record
class Scene:
    """Everything the screen needs to know about a moment; made anew after every answer."""

    mode: str
    view: Any
    """What the one at the keyboard may see; `None`'s view behind a curtain."""
    seat: int | None
    """Whose things to show first."""
    question: str
    heading: str
    entries: tuple[Entry, ...]
    decision: Decision[Any] | None = None
    """What is asked; only while it may be answered."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """The key of each option, or the keys that are typed one after the other, by option key."""
    highlighted: str | None = None
    """The entry that Enter takes at first, where that isn't left to the boards."""
    start: str | None = None
    """The option to begin at; the first one without."""
    waiting_for: int | None = None
    """The seat at another terminal that decides."""

    @property
    def mover(self) -> int | None:
        """The seat that all wait for, wherever it sits."""
        return self.seat if self.waiting_for is None else self.waiting_for

    def options_at(self, target: str) -> list[Entry]:
        """What can be chosen at a board element."""
        return [entry for entry in self.entries if entry.target == target and entry.blocked is None]

    def option(self, key: str) -> Option[Any] | None:
        """The option behind an entry."""
        if self.decision is None:
            return None
        return next((option for option in self.decision.options if option.key == key), None)

    def blocked_option(self, key: str) -> Option[Any] | None:
        """The option behind an entry that may not be chosen."""
        if self.decision is None:
            return None
        return next((option for option in self.decision.blocked if f"!{option.key}" == key), None)

    @property
    def open_targets(self) -> frozenset[str]:
        """Every board element at which something can be chosen."""
        return frozenset(e.target for e in self.entries if e.target is not None and e.blocked is None)

    @property
    def target_labels(self) -> dict[str, str]:
        """The key that leads to each board element and to no other one.

        That is the key of its single option, or what the keys of all its options begin with.
        """
        firsts: dict[str, set[str]] = {}
        for entry in self.entries:
            if entry.target is not None and entry.blocked is None:
                firsts.setdefault(entry.target, set()).add((entry.label or "")[:1])
        shared = Counter(first for keys in firsts.values() for first in keys)
        return {
            target: first
            for target, keys in firsts.items()
            for first in keys
            if len(keys) == 1 and first and shared[first] == 1
        }

    def begun_with(self, typed: str) -> list[Entry]:
        """What can be chosen by keys that begin like this."""
        return [e for e in self.entries if e.blocked is None and e.label and e.label.startswith(typed)]


def scene_of(
    place: "Place",
    wording: "Wording",
    keymap: "KeyMap",
    *,
    curtain: int | None,
    look_back: "LookBack | None",
) -> Scene:
    """The moment a screen stands at. `curtain` is the seat that hasn't come to the keyboard yet."""
    if look_back is not None:
        return look_back.scene(wording)
    session = place.session
    if place.hand_over is not None:
        return _handing_over(place, wording, keymap)
    if curtain is not None:
        return _behind_curtain(session, wording, keymap, curtain)
    decision = session.decision
    if decision is None:
        return _over(place, wording)
    if not place.decides:
        return _waiting(place, wording, decision.seat)
    view = session.view(decision.seat)
    labels = wording.labels(decision)
    heading = _counted(wording, decision)
    if len(labels) < len(decision.options):
        heading = wording.words("game-options-keyless", options=heading, take=keymap.shown("take"))
    if session.conveniences.of_kind(decision.kind) is not None:
        heading = wording.words("standing-offer", options=heading, key=keymap.shown("standing"))
    return Scene(
        DECIDE,
        view,
        decision.seat,
        wording.question(view, decision),
        heading,
        _entries(wording, view, decision, labels),
        decision,
        labels,
        start=wording.start(view, decision),
    )


def _entries(
    wording: "Wording", view: Any, decision: Decision[Any], labels: Mapping[str, str]
) -> tuple[Entry, ...]:
    """Every option, then every one that is blocked, in words."""
    entries = [
        Entry(
            option.key,
            wording.option(view, decision, option),
            labels.get(option.key),
            option.target,
            brief=wording.option_brief(view, decision, option),
            short=wording.option_short(view, decision, option),
        )
        for option in decision.options
    ]
    entries += [
        Entry(
            f"!{option.key}",
            wording.option(view, decision, option),
            None,
            option.target,
            wording.reason(option.blocked) if option.blocked is not None else "",
            wording.option_brief(view, decision, option),
            wording.option_short(view, decision, option),
        )
        for option in decision.blocked
    ]
    return tuple(entries)


def _counted(wording: "Wording", decision: Decision[Any]) -> str:
    """How many options there are, and how many that can't be chosen now."""
    count, blocked = len(decision.options), len(decision.blocked)
    said = wording.words(f"game-options-{'one' if count == 1 else 'many'}", count=count)
    return wording.words("game-options-blocked", options=said, count=blocked) if blocked else said


def _handing_over(place: "Place", wording: "Wording", keymap: "KeyMap") -> Scene:
    due = place.hand_over
    if due is None:
        raise LookupError("nobody hands over")
    words = wording.words
    facts = {**of_hand_over(wording, due), "take": keymap.shown("take"), "undo": keymap.shown("undo")}
    which = "other-decides" if not due.turn_over else "turn-over" if due.turn_to is None else "turn-over-owed"
    back = "-or-back" if due.can_take_back else ""
    question = words(f"game-{which}{back}", **facts)
    entries = [Entry("@pass", words("game-pass", **facts), None)]
    if due.can_take_back:
        entries.append(Entry("@undo", words("game-take-back", **facts), keymap.shown("undo")))
    view = place.session.view(place.viewer)
    heading = words("game-hand-over")
    return Scene(HAND_OVER, view, due.from_seat, question, heading, tuple(entries), highlighted="@pass")


def of_hand_over(wording: "Wording", due: "HandOver") -> dict[str, str]:
    """Who is meant in the sentences about a change of seats."""
    return {
        "name": wording.name(due.from_seat if due.turn_of is None else due.turn_of),
        "next": wording.name(due.to_seat),
        "turn": wording.name(due.turn_to),
    }


def _behind_curtain(session: "Session", wording: "Wording", keymap: "KeyMap", seat: int) -> Scene:
    words = wording.words
    facts = {"name": wording.name(seat), "take": keymap.shown("take")}
    entry = Entry("@lift", words("game-lift", **facts), None)
    return Scene(
        CURTAIN,
        session.view(None),
        seat,
        words("game-curtain", **facts),
        words("game-hand-over"),
        (entry,),
        highlighted="@lift",
    )


def _waiting(place: "Place", wording: "Wording", seat: int) -> Scene:
    """Somebody at another terminal decides: who that is, and nothing to choose."""
    words, viewer = wording.words, place.viewer
    facts = {"name": wording.name(seat)}
    since, question = place.waits_since(), "game-waiting"
    if place.is_away(seat):
        question = "game-waiting-away"
    elif since is not None:
        question = "game-waiting-since"
        facts["time"] = f"{datetime.fromtimestamp(since, UTC).astimezone():%H:%M}"
    return Scene(
        WAIT,
        place.session.view(viewer),
        seat if viewer is None else viewer,
        words(question, **facts),
        words("game-waiting-heading" if viewer is not None else "game-watching-heading", **facts),
        (),
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
        winners(wording, session.standings),
        words("game-over-heading"),
        entries,
        highlighted="@score",
    )


def winners(wording: "Wording", standings: Sequence[Standing]) -> str:
    """Who has won, with how many points, in a sentence."""
    first = [standing for standing in standings if standing.place == 1]
    names = wording.listing([wording.name(standing.seat) for standing in first])
    kind = "one" if len(first) == 1 else "many"
    return wording.words(f"game-won-{kind}", names=names, points=first[0].total if first else 0)
