"""What laying a landscape or building would bring, from what a seat may see (specification 13.1)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesets.papyria.actions import space_id
from rulesets.papyria.components import KINDS, SCORING_TILES
from rulesets.papyria.foresight import final_with
from rulesets.papyria.preview import Outlook, keys_with, outlook, outlook_after, realm_after
from rulesets.papyria.realm import Realm
from rulesets.papyria.view import PapyriaView


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


def laying(view: PapyriaView, seat: int, key: str) -> Laying:
    """The outcome of an option to lay or build, by its key."""
    own, now = view.seats[seat], outlook(view.seats[seat])
    realm, then = realm_after(view, seat, key), outlook_after(view, seat, key) or now
    keys = keys_with(view, seat, realm)
    points = 0
    for word in scoring_left(view):
        chosen = [KINDS.index(word)] if word in KINDS else range(len(KINDS))
        points += max(map(then.worth, chosen)) - max(map(now.worth, chosen))
    if view.last_round:
        points += final_with(view, seat, realm, keys) - own.standing.total
    return Laying(realm, then, tuple(keys), points)


def scoring_left(view: PapyriaView) -> list[str]:
    """The kinds of scorings that can still be carried out in the running turn."""
    if view.moved is None:
        return []
    here = [view.spaces[space_id(view.moved.position, space)] for space in view.todo]
    tiles = [each.top or "" for each in here if each.end is None and each.height]
    return [SCORING_TILES[tile].kind for tile in tiles if tile in SCORING_TILES]


def changing(now: Sequence[int], found: Iterable[Sequence[int]], most: int) -> list[int]:
    """The kinds whose value changes most often in these outcomes, in order."""
    counts = dict.fromkeys(range(len(KINDS)), 0)
    for values in found:
        for kind in counts:
            counts[kind] += values[kind] != now[kind]
    often = sorted((kind for kind in counts if counts[kind]), key=lambda kind: -counts[kind])
    return sorted(often[:most])
