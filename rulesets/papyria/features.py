"""Features of a seat of Papyria, for computer players that learn what they are worth."""

from functools import lru_cache

from rulesets.papyria.actions import REACHED
from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KEYED,
    KINDS,
    MAJORITIES,
    SCORING_TILES,
    THRESHOLDS,
)
from rulesets.papyria.realm import Laid, lapis_production, papyrus_production, values
from rulesets.papyria.scoring import counted
from rulesets.papyria.state import Papyria

GOODS_AT_START = {2: 40, 3: 55, 4: 70}
"""About how many goods are taken until the game ends, by number of seats."""


def left(state: Papyria) -> float:
    """The share of the game still to come, from 1 to 0, by the goods on its shortest stacks.

    The end comes when an end tile is needed and none is left: one is laid for every stack that runs out.
    """
    if state.stage == "over":
        return 0.0
    if state.last_round:
        return 0.02
    heights = sorted([len(stack) for stack in state.goods.values() if stack])
    to_take = sum(heights[: len(state.end_stack) + 1])
    return min(1.0, 0.03 + to_take / GOODS_AT_START[len(state.seats)])


@lru_cache(1 << 12)  # without it, a search takes 3 % more
def _lacking(realm: tuple[tuple[str, Laid], ...]) -> tuple[int, ...]:
    """What a realm lacks for each key."""
    return tuple(max(0, THRESHOLDS[kind] - REACHED[kind](dict(realm))) for kind in KEYED)


def around(state: Papyria) -> list[tuple[object, ...]]:
    """For each seat, what else says how it stands: majorities, the display, and whose turn it is."""
    counts = [tuple(counted(state, majority)) for majority in MAJORITIES]
    table = (state.display, state.nought_scores)
    return [(*table, state.active == index, *counts) for index in range(len(state.seats))]


def features(state: Papyria, index: int) -> dict[str, float]:
    """What scorings would bring now, what limits them, and what the realm produces."""
    seat = state.seats[index]
    found: dict[str, float] = {"to_move": state.active == index}
    knowledge = seat.knowledge
    own = values(seat.realm)
    worths, capped = [], 0
    for kind, value in enumerate(own):
        multiplier = seat.multiplier(kind)
        product = value * multiplier
        worth = min(product, knowledge)
        worths.append(worth)
        capped += product > knowledge
        found[f"value{kind}"], found[f"multiplier{kind}"], found[f"worth{kind}"] = value, multiplier, worth
        found[f"open{kind}"] = min(product - worth, 30)
    worth_of_kind = worths[:]
    worths.sort(reverse=True)
    found["best"], found["second"], found["third"] = worths[0], worths[1], worths[2]
    found["sum"], found["capped"], found["spread"] = sum(worths), capped, sum(own)
    found["symbols"] = sum(seat.symbols)
    found["lapis_made"] = lapis_production(seat.realm)
    found["papyri_made"] = papyrus_production(seat.realm)
    found["lapis3"], found["papyri3"] = min(3, seat.lapis), min(3, seat.papyri)
    found["keys"] = len(seat.keys)
    lacking = _lacking(tuple(seat.realm.items()))
    for place, key in enumerate(KEYED):
        if key in seat.keys:
            found[f"key_{key}"] = worth_of_kind[KINDS.index(key)]
        else:
            found[f"to_key_{key}"] = lacking[place]
    found["off"] = sum(seat.off.values())
    shown = [0] * len(KINDS)
    for tile in state.display:
        word = SCORING_TILES[tile].kind
        if word in KINDS:
            shown[KINDS.index(word)] = 1
    here = [worth for kind, worth in enumerate(worth_of_kind) if shown[kind]]
    found["display"] = max(here, default=0)
    found["display_payable"] = found["display"] if seat.papyri >= EXTRA_SCORING_PRICE else 0
    return found
