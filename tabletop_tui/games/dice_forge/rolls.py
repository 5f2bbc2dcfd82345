"""The rolls of this turn: who rolled what, and what it has brought so far."""

from collections.abc import Iterable, Sequence
from dataclasses import field

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.components import RESOURCES
from rulesets.dice_forge.state import Roll
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Line, Run, cells, fit
from tabletop_tui.games.dice_forge import pieces
from tabletop_tui.games.dice_forge.pieces import Name
from tabletop_tui.games.dice_forge.terms import Terms

_NAME = 8
_LEFT_BEHIND = frozenset({"reinforced", "took_card", "moved", "passed"})
"""What is gained after these doesn't come from a roll, until somebody rolls again."""


@record(frozen=False)
class Outcome:
    """A roll and what it has brought."""

    roll: Roll
    amounts: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    """Gold, sun, moon and glory; below 0 what was lost."""
    hammer: int = 0
    overflow: int = 0
    """What the stores couldn't take."""
    copies: list[str] = field(default_factory=list)
    """What mirrors counted as, in order."""
    forged: list[str] = field(default_factory=list)
    others: list[tuple[int, int, int]] = field(default_factory=list)
    """Bonuses of boar owners: seat, resource, how much."""
    again: bool = False
    """A Cerberus applied it a second time."""


def outcomes(view: DiceForgeView, told: Iterable[Event]) -> list[Outcome]:
    """The rolls of this turn with what has been told of them. `told` is the log, this turn included."""
    count = len(view.rolls)
    if not count:
        return []
    events = list(told)
    starts = [index for index, event in enumerate(events) if event.kind == "rolled"]
    if len(starts) < count:
        return [Outcome(roll) for roll in view.rolls]
    reader = _Reader(list(view.rolls))
    for event in events[starts[-count] :]:
        reader.read(event)
    return reader.found


class _Reader:
    """Goes through the events of a turn."""

    def __init__(self, rolls: list[Roll]) -> None:
        self.found: list[Outcome] = []
        self._rolls = iter(rolls)
        self._open: dict[int, Outcome] = {}
        self._last: Outcome | None = None
        self._bonus = self._token = False

    def read(self, event: Event) -> None:
        """Note what an event says of a roll."""
        seat, facts = event.seat, event.facts
        if event.kind == "rolled":
            self._rolled(seat)
        elif event.kind in _LEFT_BEHIND or (event.kind == "bought" and not facts["ship"]):
            self._open.clear()
        elif event.kind == "satyrs_picked" and seat is not None:
            roll = Roll(seat, tuple(facts["faces"]), (), "satyrs")
            self._open = {seat: Outcome(roll)}
            self.found.append(self._open[seat])
        elif event.kind == "boar_bonus":
            self._bonus = True
        elif event.kind in ("used_triton", "paid", "forged"):
            self._token = event.kind == "used_triton"
        if seat is not None:
            self._note(event, seat)

    def _rolled(self, seat: int | None) -> None:
        roll = next(self._rolls)
        self.found.append(Outcome(roll))
        if seat is not None:
            self._open[seat] = self.found[-1]
        self._bonus = self._token = False

    def _note(self, event: Event, seat: int) -> None:
        facts = event.facts
        if event.kind == "gained" and self._bonus:
            self._bonus = False
            if self._last is not None:
                bonus = (seat, RESOURCES.index(facts["resource"]), facts["amount"] - facts["lost"])
                self._last.others.append(bonus)
            return
        outcome = self._open.get(seat)
        if outcome is None or (self._token and event.kind in ("gained", "hammered")):
            return
        if event.kind in ("gained", "lost"):
            gain = facts["amount"] - facts["lost"] if event.kind == "gained" else -facts["amount"]
            outcome.amounts[RESOURCES.index(facts["resource"])] += gain
            outcome.overflow += facts.get("lost", 0)
        elif event.kind == "converted":
            outcome.amounts[-1] += facts["vp"]
        elif event.kind == "hammered":
            outcome.hammer += facts["gold"]
        elif event.kind == "mirrored":
            outcome.copies.append(facts["face"])
        elif event.kind == "forged":
            outcome.forged.append(facts["face"])
        elif event.kind == "used_cerberus":
            outcome.again = True
        else:
            return
        self._last = outcome


# -- as lines --------------------------------------------------------------------------------------


def roll_lines(
    view: DiceForgeView, terms: Terms, names: Sequence[Name], found: Sequence[Outcome], width: int
) -> list[Line]:
    """A line for each roll: `Ana  1G + ?1GSM  +1G +1S`; `…` while it is being applied."""
    if not found:
        return [_none(view, terms, " ")]
    now = _current(view, found)
    return [_line(terms, names, outcome, width, going=outcome is now) for outcome in found]


def _none(view: DiceForgeView, terms: Terms, indent: str = "") -> Line:
    """That nobody has rolled in this turn; nothing when the game is over."""
    return () if view.active is None else (Run(f"{indent}{terms.say('rolls-none')}", "dim"),)


def strip(
    view: DiceForgeView, terms: Terms, names: Sequence[Name], found: Sequence[Outcome], width: int
) -> Line:
    """As many of the last rolls as fit into one line, with what they brought if there is room for it."""
    if not found:
        return _none(view, terms)
    now = _current(view, found)
    batch = min(len(names), len(found))
    told = [_short(terms, names, outcome, going=outcome is now) for outcome in found]
    bare = [_short(terms, names, outcome, going=outcome is now, told=False) for outcome in found]
    chosen = told if _fits(told[-batch:], width) else bare
    runs: list[Run] = []
    for part in reversed(chosen):
        if pieces.width(part) + pieces.width(runs) + 2 > width:
            break
        runs = [*part, Run("  "), *runs]
    return tuple(runs or [Run(fit("".join(run.text for run in bare[-1]), width))])


def _fits(parts: Sequence[Sequence[Run]], width: int) -> bool:
    return sum(pieces.width(part) + 2 for part in parts) <= width


def _current(view: DiceForgeView, found: Sequence[Outcome]) -> Outcome | None:
    """The roll that is being applied."""
    if view.resolving is None:
        return None
    return next((each for each in reversed(found) if each.roll.seat == view.resolving.seat), None)


def _line(terms: Terms, names: Sequence[Name], outcome: Outcome, width: int, *, going: bool) -> Line:
    name, roll = names[outcome.roll.seat], outcome.roll
    runs = [Run("▸" if going else " ", "you"), Run(f"{fit(name.text, _NAME):<{_NAME}} ", name.role)]
    if roll.why != "blessing":
        runs.append(Run(f"{terms.say('why', roll.why)} ", "dim"))
    runs += _faces(terms, outcome)
    gap = 30 - pieces.width(runs)
    runs += [Run(" " * max(1, gap)), *_brought(terms, names, outcome)]
    if going:
        runs.append(Run(" …", "you"))
    return _cut(runs, width)


def _short(
    terms: Terms, names: Sequence[Name], outcome: Outcome, *, going: bool, told: bool = True
) -> list[Run]:
    name = names[outcome.roll.seat]
    runs = [Run("▸" if going else "", "you"), Run(f"{fit(name.text, _NAME)} ", name.role)]
    runs += _faces(terms, outcome)
    brought = _brought(terms, names, outcome) if told else []
    return [*runs, Run(" "), *brought] if brought else runs


def _faces(terms: Terms, outcome: Outcome) -> list[Run]:
    """`1G + Mir=4G`."""
    runs: list[Run] = []
    copies = list(outcome.copies)
    for face in outcome.roll.faces:
        if runs:
            runs.append(Run("+", "dim"))
        runs.append(pieces.tile(terms, face, up=True))
        if face == "MIR" and copies:
            copy = copies.pop(0)
            runs += [Run("=", "dim"), pieces.tile(terms, copy, up=True)]
    return runs


def _brought(terms: Terms, names: Sequence[Name], outcome: Outcome) -> list[Run]:
    """`+1G +1S`, gold on the hammer, faces forged, bonuses of others."""
    runs: list[Run] = []
    for resource, amount in enumerate(outcome.amounts):
        if amount:
            runs += [
                Run(f"{amount:+d}{terms.letters[resource]}", f"{pieces.INKS[resource]} strong"),
                Run(" "),
            ]
    if outcome.hammer:
        runs.append(Run(f"{terms.say('hammer-short')}+{outcome.hammer} ", "yellow"))
    if outcome.overflow:
        runs.append(Run(f"({terms.say('too-much', count=outcome.overflow)}) ", "warn"))
    for face in outcome.forged:
        runs += [Run("» ", "dim"), pieces.tile(terms, face, up=True), Run(" ")]
    for seat, resource, amount in outcome.others:
        runs.append(Run(f"{fit(names[seat].text, _NAME)} ", names[seat].role))
        runs.append(Run(f"+{amount}{terms.letters[resource]} ", f"{pieces.INKS[resource]} strong"))
    if outcome.again:
        runs.append(Run(terms.say("rolls-again"), "dim"))
    return runs


def _cut(runs: Sequence[Run], width: int) -> Line:
    """The runs in so many cells at most."""
    kept: list[Run] = []
    room = width
    for run in runs:
        if cells(run.text) > room:
            kept.append(Run(fit(run.text, room), run.role))
            break
        kept.append(run)
        room -= cells(run.text)
    return tuple(kept)
