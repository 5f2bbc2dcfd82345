"""What the seven scorings would bring: now, and after an answer."""

from typing import NamedTuple

from rulesets.core import Option
from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.realms import reached, realm_after
from rulesets.papyria.components import (
    ANY,
    END_TILES,
    KEY_TILES,
    KINDS,
    KNOWLEDGE_PRICES,
    MULTIPLIERS,
    SCORING_TILES,
    START_TILES,
    THRESHOLDS,
    SymbolKind,
)
from rulesets.papyria.options import Build, Extra, Knowledge, Site
from rulesets.papyria.realm import Realm, values
from rulesets.papyria.view import PapyriaView, SeatView


class Outlook(NamedTuple):
    """Everything that the seven scorings depend on."""

    values: tuple[int, ...]
    multipliers: tuple[int, ...]
    knowledge: int

    def product(self, kind: int) -> int:
        """Value times multiplier, whatever the knowledge."""
        return self.values[kind] * self.multipliers[kind]

    def worth(self, kind: int) -> int:
        """What a scoring of a kind would bring (R37)."""
        return min(self.product(kind), self.knowledge)

    def learned(self, knowledge: int) -> "Outlook":
        """With more knowledge."""
        return self._replace(knowledge=self.knowledge + knowledge)

    def with_symbols(self, kind: SymbolKind, symbols: int) -> "Outlook":
        """With more symbols of a kind."""
        more = [count + symbols * (word == kind) for word, count in zip(KINDS, self.multipliers, strict=True)]
        return self._replace(multipliers=tuple(more))


def outlook(own: SeatView) -> Outlook:
    """What a seat could score with its present realm."""
    return Outlook(own.values, own.multipliers, own.knowledge)


def tile_worth(own: SeatView, tile: str) -> int:
    """What a scoring tile would bring now, including its knowledge; for a tile of any kind, the best."""
    row = SCORING_TILES[tile]
    then = outlook(own).learned(row.knowledge)
    kinds = range(len(KINDS)) if row.kind == ANY else (KINDS.index(row.kind),)
    return max(map(then.worth, kinds))


def best_extra(view: PapyriaView, seat: int) -> int:
    """The most that an extra scoring at border B would bring now."""
    return max((tile_worth(view.seats[seat], tile) for tile in view.display), default=0)


def with_start_tile(own: SeatView, tile: str) -> Outlook:
    """The outlook once a starting tile is kept."""
    row = START_TILES[tile]
    return outlook(own).learned(row.knowledge).with_symbols(row.symbol_kind, row.symbols)


def with_realm(view: PapyriaView, seat: int, realm: Realm) -> Outlook:
    """The outlook with another realm, with the bonus of the keys that it would bring (5.6)."""
    own, found = view.seats[seat], values(realm)
    then = Outlook(found, own.multipliers, own.knowledge)
    for kind, count in reached(realm, found).items():
        if kind not in own.keys and count >= THRESHOLDS[kind]:
            then = then.with_symbols(kind, KEY_TILES[view.key_stacks[kind][-1]].multiplier_bonus)
    return then


def outlook_after(view: PapyriaView, seat: int, option: Option[object]) -> Outlook | None:
    """The outlook after an answer, including keys that it completes; `None` if it stays the same."""
    own, (noun, _, id) = view.seats[seat], option.key.partition(":")
    match option.value:
        case Site() | Build() as choice:
            return with_realm(view, seat, realm_after(view, seat, choice))
        case Knowledge(papyri):
            return outlook(own).learned(KNOWLEDGE_PRICES[papyri])
        case Extra(slot):
            return outlook(own).learned(SCORING_TILES[view.display[slot]].knowledge)
        case str() if noun == "keep":
            return with_start_tile(own, id)
        case str() if noun == "space":
            return after_space(view, seat, id)
        case _:
            return None


def after_space(view: PapyriaView, seat: int, space: str) -> Outlook | None:
    """The outlook with what a space brings at once, knowledge or symbols; `None` if it brings neither."""
    if view.moved is None:
        return None
    now, here = outlook(view.seats[seat]), view.spaces[space_id(view.moved.position, space)]
    if here.end is not None:
        return now.learned(END_TILES[here.end].knowledge)
    if here.top in SCORING_TILES:
        return now.learned(SCORING_TILES[here.top].knowledge)
    if here.top in MULTIPLIERS:
        row = MULTIPLIERS[here.top]
        return now.with_symbols(row.kind, row.symbols)
    return None
