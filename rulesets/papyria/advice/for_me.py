"""What an option wins for a seat at the end, or loses, as things stand: majorities and key tiles."""

from collections.abc import Mapping, Sequence

from rulesets.core import Option
from rulesets.core.records import record
from rulesets.papyria.advice.realms import keys_with, realm_after
from rulesets.papyria.advice.spaces import Built, Outcome, ScoringOutcome
from rulesets.papyria.components import MAJORITIES
from rulesets.papyria.options import Build, Extra, Site
from rulesets.papyria.realm import Realm, cities, temples, values
from rulesets.papyria.scoring import PLACE
from rulesets.papyria.view import PapyriaView

Counts = Mapping[str, int]
"""What a seat has of what majorities compare, by the word in the table."""


@record
class MajorityMoves:
    """A majority that would become the seat's, or no longer be."""

    majority: str
    own: int
    """What the seat would have of what it compares."""
    other: int
    """The same for the best other seat now."""

    @property
    def wins(self) -> bool:
        """Whether it would be the seat's, alone or shared."""
        return self.own >= self.other


@record
class ForMe:
    """What an option completes, wins or loses."""

    majorities: tuple[MajorityMoves, ...] = ()
    keys: tuple[str, ...] = ()
    """Key tiles that come with it."""


def for_me(view: PapyriaView, seat: int, option: Option[object], outcome: Outcome | None = None) -> ForMe:
    """What an option to lay, to build, to score at a border, or to carry out a space with this outcome would
    win or lose.
    """
    match option.value:
        case Site() | Build() as choice:
            realm = realm_after(view, seat, choice)
            return ForMe(_moved(view, seat, _of_realm(realm)), keys_with(view, seat, realm))
        case Extra():
            return ForMe(_moved(view, seat, _with_more(view, seat, {"scoring_tiles": 1})))
    return of_turn(view, seat, () if outcome is None else (outcome,))


def of_turn(view: PapyriaView, seat: int, outcomes: Sequence[Outcome], keys: tuple[str, ...] = ()) -> ForMe:
    """What a turn with these outcomes and key tiles would win or lose, wherever landscapes would be laid."""
    more: dict[str, int] = {}
    for each in outcomes:
        match each:
            case Built(good="temple"):
                more["temples"] = more.get("temples", 0) + 1
            case Built(good="city"):
                more["cities"] = more.get("cities", 0) + 1
            case ScoringOutcome():
                more["scoring_tiles"] = more.get("scoring_tiles", 0) + 1
    return ForMe(_moved(view, seat, _with_more(view, seat, more)), keys)


def _with_more(view: PapyriaView, seat: int, more: Counts) -> Counts:
    now = counts(view, seat) if more else {}
    return {measure: now[measure] + count for measure, count in more.items()}


def counts(view: PapyriaView, seat: int) -> Counts:
    """What a seat has of what majorities compare."""
    lines = {line.id: line for line in view.seats[seat].standing.lines}
    return {row.measure: int(lines[f"majority_{id}"].facts["count"]) for id, row in MAJORITIES.items()}


def _of_realm(realm: Realm) -> Counts:
    river = values(realm)[PLACE["river"]]
    return {"cities": cities(realm), "temples": temples(realm), "river_value": river}


def _moved(view: PapyriaView, seat: int, then: Counts) -> tuple[MajorityMoves, ...]:
    """The majorities that change hands for the seat, with what it would have `then`: losses first."""
    if not then:
        return ()
    own, *others = (counts(view, each) for each in (seat, *_others(view, seat)))
    found = []
    for id, row in MAJORITIES.items():
        now, best = own[row.measure], max(other[row.measure] for other in others)
        after = then.get(row.measure, now)
        if _has(now, best, row.minimum) != _has(after, best, row.minimum):
            found.append(MajorityMoves(id, after, best))
    return tuple(sorted(found, key=lambda each: each.wins))


def _others(view: PapyriaView, seat: int) -> list[int]:
    return [other for other in range(len(view.seats)) if other != seat]


def _has(own: int, best: int, minimum: int) -> bool:
    return own >= max(best, minimum)
