"""Set-up of a game (specification c)."""

from collections.abc import Mapping

from rulesets.core import Rng, Variant
from rulesets.dice_forge.components import GARDEN, GOLD, PLACES, POOLS, SANCTUARY, SET_UPS
from rulesets.dice_forge.state import DiceForge, Seat

FIRST = Variant("first", ("random", "seat:0", "seat:1", "seat:2", "seat:3"), "random")
"""Who begins: drawn, or fixed (ruling R1)."""

CARD_SETS = Variant("cards", ("intro", "alternative", "random"), "intro")
"""The card set for every place that has two; `random` tosses a coin for each."""

SHARED_PLACES = tuple(place.slot for place in PLACES.values() if place.alternative_card)
"""The nine places with two sets."""

BY_PLACE = tuple(Variant(slot, ("any", "intro", "alternative"), "any") for slot in SHARED_PLACES)
"""One place's set chosen by hand; `any` leaves it to `cards`."""

VARIANTS = (FIRST, CARD_SETS, *BY_PLACE)


def set_up(players: int, rng: Rng, variants: Mapping[str, str]) -> DiceForge:
    """The position before the first blessing; chance is drawn in the order of specification c."""
    table = SET_UPS[players]
    chosen = variants[FIRST.id]
    first = rng.below(players) if chosen == "random" else int(chosen.removeprefix("seat:"))
    layout = _layout(rng, variants)
    boars = _boars(players, rng) if layout_has(layout, "boar") else []
    seats = [Seat() for _ in range(players)]
    for turn, gold in enumerate(table.start_gold):
        seats[(first + turn) % players].stores[GOLD] = gold
    return DiceForge(
        rng=rng,
        seats=seats,
        first=first,
        layout=layout,
        stacks=dict.fromkeys(layout, table.cards_per_stack),
        boar_stack=boars,
        pools=_pools(table.sanctuary_faces_per_pool, rng),
    )


def layout_has(layout: Mapping[str, str], card: str) -> bool:
    """Whether a card is in this game."""
    return card in layout.values()


def _layout(rng: Rng, variants: Mapping[str, str]) -> dict[str, str]:
    mode = variants[CARD_SETS.id]
    layout = {}
    for place in PLACES.values():
        used = "intro"
        if place.alternative_card:
            used = mode if mode != "random" else rng.pick(("intro", "alternative"))
            by_hand = variants[place.slot]
            used = used if by_hand == "any" else by_hand
        layout[place.slot] = place.alternative_card if used == "alternative" else place.intro_card
    return layout


def _boars(players: int, rng: Rng) -> list[str]:
    """As many of the four boars as there are players, in random order (ruling R2)."""
    boars = [face for face, pool in GARDEN.items() if pool.pool == "g_boar"]
    rng.shuffle(boars)
    return boars[:players]


_SANCTUARY_POOLS = frozenset(pool.pool for pool in SANCTUARY.values())
_IN_POOLS = tuple(
    (pool.pool, tuple(pool.faces), [face for face, count in pool.faces.items() for _ in range(count)])
    for pool in POOLS.values()
)
"""For every pool its name, its kinds of faces, and all its faces."""


def _pools(faces_per_pool: int, rng: Rng) -> dict[str, int]:
    """All faces on offer; with two players, two of each sanctuary pool are left out (ruling R3)."""
    counts = {}
    for pool, kinds, every in _IN_POOLS:
        faces = every[:]
        if pool in _SANCTUARY_POOLS and len(faces) > faces_per_pool:
            if len(kinds) > 1:
                rng.shuffle(faces)
            del faces[faces_per_pool:]
        for face in kinds:
            counts[face] = faces.count(face)
    return counts
