"""What laying a landscape or building would bring (specification 13.1)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rulesets.core.records import record
from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.amounts import Amount, Formula, Held, held_after, price
from rulesets.papyria.advice.outlook import Outlook, outlook, with_realm
from rulesets.papyria.advice.positions import final_with
from rulesets.papyria.advice.realms import Side, free_sides, keys_with, realm_after
from rulesets.papyria.components import KINDS, LANDSCAPES, SCORING_TILES, Kind, ScoringKind
from rulesets.papyria.options import Build, Site
from rulesets.papyria.realm import Realm
from rulesets.papyria.view import PapyriaView

_COLUMNS: Final = 3
"""How many changing kinds have a column of their own."""


class Laying(NamedTuple):
    """A realm with one more thing in it."""

    realm: Realm
    then: Outlook
    keys: tuple[str, ...]
    """Key tiles that come with it."""
    points: int
    """Additional points in scorings of this turn and, in the last round, in the final scoring."""

    @property
    def rank(self) -> tuple[int, int, int]:
        """Points, then values times symbols, then values."""
        products = sum(self.then.product(kind) for kind in range(len(KINDS)))
        return self.points, products, sum(self.then.values)


def laying(view: PapyriaView, seat: int, choice: Site | Build) -> Laying:
    """The outcome of laying the landscape in hand, or of building."""
    own, now, realm = view.seats[seat], outlook(view.seats[seat]), realm_after(view, seat, choice)
    then, keys, points = with_realm(view, seat, realm), keys_with(view, seat, realm), 0
    for word in scoring_left(view):
        chosen = range(len(KINDS)) if word == "any" else [KINDS.index(word)]
        points += max(map(then.worth, chosen)) - max(map(now.worth, chosen))
    if view.last_round:
        points += final_with(view, seat, realm, keys) - own.standing.total
    return Laying(realm, then, keys, points)


def scoring_left(view: PapyriaView) -> list[ScoringKind]:
    """The kinds of scorings that can still be carried out in the running turn."""
    if view.moved is None:
        return []
    here = [view.spaces[space_id(view.moved.position, space)] for space in view.todo]
    tiles = [each.top or "" for each in here if each.end is None and each.height]
    return [SCORING_TILES[tile].kind for tile in tiles if tile in SCORING_TILES]


def changing(now: Sequence[int], found: Iterable[Sequence[int]], most: int = _COLUMNS) -> list[int]:
    """The kinds whose value changes most often in these outcomes, in order."""
    counts = dict.fromkeys(range(len(KINDS)), 0)
    for values in found:
        for kind in counts:
            counts[kind] += values[kind] != now[kind]
    often = sorted((kind for kind in counts if counts[kind]), key=lambda kind: -counts[kind])
    return sorted(often[:most])


# -- What is said of it ----------------------------------------------------------------------------


@record
class Change:
    """A value that would change."""

    kind: Kind
    before: int
    after: int
    scoring: Formula | None
    """What a scoring would multiply then; `None` without symbols of the kind."""

    @property
    def rises(self) -> bool:
        """Whether it gets better."""
        return self.after > self.before


@record
class LayingAdvice:
    """What laying or building would change."""

    points: int
    """Additional points in this turn, or at the end in the last round; 0 if there are fewer."""
    changes: tuple[Change, ...]
    """Values that rise, then those that fall."""
    keys_taken: tuple[str, ...]
    """The key tiles that come with it."""
    production: tuple[Amount, ...]
    """How much more each production brings."""
    held: Held | None
    """What is left after paying for a temple or city; `None` for what is free."""
    free: tuple[Side, ...] | None
    """The sides on which the next landscape could lie; `None` if the priest doesn't move."""


def laying_advice(view: PapyriaView, seat: int, choice: Site | Build, found: Laying) -> LayingAdvice:
    """What an option to lay or build would change, by what it brings."""
    own, points = view.seats[seat], max(0, found.points)
    changes = _changes(own.values, found.then)
    if isinstance(choice, Site):
        row, free = LANDSCAPES[found.realm[choice.cell].tile], free_sides(found.realm, choice.cell)
        makes = (Amount("lapis", row.lapis), Amount("papyrus", row.papyrus))
        made = tuple(amount for amount in makes if amount.count)
        return LayingAdvice(points, changes, found.keys, made, None, free)
    if choice.good == "mine":
        return LayingAdvice(points, changes, found.keys, (Amount("lapis", 1),), None, None)
    held = held_after(own, Amount("lapis", price(own, choice.good)))
    return LayingAdvice(points, changes, found.keys, (), held, None)


def _changes(now: Sequence[int], then: Outlook) -> tuple[Change, ...]:
    changes = [
        Change(kind, before, after, Formula(after, signs, then.knowledge) if signs else None)
        for kind, before, after, signs in zip(KINDS, now, then.values, then.multipliers, strict=True)
        if before != after
    ]
    return tuple(sorted(changes, key=lambda change: not change.rises))
