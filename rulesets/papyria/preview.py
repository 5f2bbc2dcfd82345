"""What an option would bring, from what a seat may see (specification 13.1)."""

from typing import NamedTuple

from rulesets.papyria.actions import REACHED, space_id
from rulesets.papyria.cells import around
from rulesets.papyria.components import (
    ANY,
    END_TILES,
    KEY_TILES,
    KEYED,
    KINDS,
    KNOWLEDGE_PRICES,
    MULTIPLIERS,
    SCORING_TILES,
    START_TILES,
    THRESHOLDS,
)
from rulesets.papyria.moves import Move, next_empty
from rulesets.papyria.realm import Laid, Realm, members, values
from rulesets.papyria.view import PapyriaView, SeatView


def pushed_to(view: PapyriaView, move: Move) -> int | None:
    """Where a piece that a move pushes away goes."""
    if move.pushed is None:
        return None
    slots = list(view.rings[move.ring])
    slots[move.start - 1] = None
    return next_empty(slots, move.end)


def built_on(own: SeatView, good: str, cell: str) -> Realm:
    """A seat's realm with one more building."""
    laid = own.realm[cell]
    if good == "temple":
        built = laid._replace(temple=True)
    elif good == "city":
        built = laid._replace(cities=laid.cities + 1)
    else:
        built = laid._replace(mine=True)
    return {**own.realm, cell: built}


def free_cells(realm: Realm, cell: str) -> list[str]:
    """Where a landscape could be laid with the priest on a cell."""
    return [other for other in around(cell) if other not in realm]


def legal_cells(own: SeatView) -> list[str]:
    """Where the priest's next landscape could lie."""
    return free_cells(own.realm, own.priest) if own.priest else []


def between(realm: Realm, good: str) -> frozenset[str]:
    """The landscapes without a temple or city that link all temples or cities."""
    return frozenset(
        name
        for name in members(realm, good)
        if not (realm[name].temple if good == "temple" else realm[name].cities)
    )


# -- The seven scorings ----------------------------------------------------------------------------


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


def outlook(own: SeatView) -> Outlook:
    """What a seat could score with its present realm."""
    return Outlook(own.values, own.multipliers, own.knowledge)


def tile_worth(own: SeatView, tile: str) -> int:
    """What a scoring tile would bring now, including its knowledge; for a tile of any kind, the best."""
    row = SCORING_TILES[tile]
    found = outlook(own)._replace(knowledge=own.knowledge + row.knowledge)
    kinds = range(len(KINDS)) if row.kind == ANY else (KINDS.index(row.kind),)
    return max(map(found.worth, kinds))


def best_extra(view: PapyriaView, seat: int) -> int:
    """The most that an extra scoring at border B would bring now."""
    return max((tile_worth(view.seats[seat], tile) for tile in view.display), default=0)


def outlook_after(view: PapyriaView, seat: int, key: str) -> Outlook | None:
    """The outlook after an option, including keys it completes; `None` if it stays the same."""
    own, now = view.seats[seat], outlook(view.seats[seat])
    noun, _, thing = key.partition(":")
    if noun in ("temple", "city", "mine"):
        return _with_realm(view, own, built_on(own, noun, thing))
    if noun == "place":
        tile = tile_in_hand(view)
        cell, _, rotation = thing.rpartition(",")
        return _with_realm(view, own, {**own.realm, cell: Laid(tile, int(rotation))}) if tile else None
    if noun == "buy_knowledge":
        return now._replace(knowledge=own.knowledge + KNOWLEDGE_PRICES[int(thing)])
    if noun == "extra_scoring":
        return now._replace(knowledge=own.knowledge + SCORING_TILES[view.display[int(thing)]].knowledge)
    if noun == "keep" and thing:
        start = START_TILES[thing]
        return _with_symbols(
            now._replace(knowledge=own.knowledge + start.knowledge), start.symbol_kind, start.symbols
        )
    return _after_space(view, now, thing) if noun == "space" else None


def tile_in_hand(view: PapyriaView) -> str | None:
    """The landscape that lies on the space being carried out."""
    if view.moved is None or not view.doing:
        return None
    here = view.spaces[space_id(view.moved.position, view.doing)]
    return here.top if here.good == "landscape" and here.end is None else None


def _after_space(view: PapyriaView, now: Outlook, space: str) -> Outlook | None:
    """Knowledge and symbols that a space brings at once."""
    if view.moved is None:
        return None
    here = view.spaces[space_id(view.moved.position, space)]
    if here.end is not None:
        return now._replace(knowledge=now.knowledge + END_TILES[here.end].knowledge)
    if here.top in SCORING_TILES:
        return now._replace(knowledge=now.knowledge + SCORING_TILES[here.top].knowledge)
    if here.top in MULTIPLIERS:
        row = MULTIPLIERS[here.top]
        return _with_symbols(now, row.kind, row.symbols)
    return None


def _with_symbols(now: Outlook, kind: str, symbols: int) -> Outlook:
    more = [count + symbols * (word == kind) for word, count in zip(KINDS, now.multipliers, strict=True)]
    return now._replace(multipliers=tuple(more))


def _with_realm(view: PapyriaView, own: SeatView, realm: Realm) -> Outlook:
    """Another realm, with the bonus of the keys that it would bring (5.6)."""
    found, multipliers = values(realm), list(own.multipliers)
    for kind, reached in _reached(realm, found).items():
        if kind not in own.keys and reached >= THRESHOLDS[kind]:
            multipliers[KINDS.index(kind)] += KEY_TILES[view.key_stacks[kind][-1]].multiplier_bonus
    return Outlook(found, tuple(multipliers), own.knowledge)


def realm_after(view: PapyriaView, seat: int, key: str) -> Realm:
    """A seat's realm after laying or building, by the option's key; unchanged for other options."""
    own = view.seats[seat]
    noun, _, thing = key.partition(":")
    if noun in ("temple", "city", "mine"):
        return built_on(own, noun, thing)
    tile = tile_in_hand(view) if noun == "place" else None
    if tile is None:
        return own.realm
    cell, _, rotation = thing.rpartition(",")
    return {**own.realm, cell: Laid(tile, int(rotation))}


def keys_with(view: PapyriaView, seat: int, realm: Realm) -> list[str]:
    """The key tiles that a seat takes as soon as its realm is like this (5.6)."""
    own = view.seats[seat]
    return [
        view.key_stacks[kind][-1]
        for kind, reached in _reached(realm, values(realm)).items()
        if kind not in own.keys and view.key_stacks[kind] and reached >= THRESHOLDS[kind]
    ]


def progress(own: SeatView) -> dict[str, int]:
    """A realm's progress towards each key."""
    return _reached(own.realm, own.values)


def _reached(realm: Realm, found: tuple[int, ...]) -> dict[str, int]:
    """What each key counts; for some that is a value, which is known already."""
    return {
        kind: found[KINDS.index(kind)] if kind in ("river", "invention") else REACHED[kind](realm)
        for kind in KEYED
    }
