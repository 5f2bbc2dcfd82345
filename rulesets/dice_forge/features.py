"""Features of a seat of Dice Forge, for computer players that learn what they are worth."""

from functools import lru_cache

from rulesets.dice_forge.components import CARDS, FACES, GOLD, MOON, RESOURCES, SET_UPS, SUN
from rulesets.dice_forge.odds import rolled
from rulesets.dice_forge.state import DiceForge

_YIELDS = tuple(f"yield_{resource}" for resource in RESOURCES)
_BIG = frozenset(card for card, row in CARDS.items() if row.cost_sun + row.cost_moon >= 4)
"""Cards that cost four shards or more."""


def left(state: DiceForge) -> float:
    """The share of all turns still to come, from 1 to 0."""
    return 1.0 - state.turns / (state.rounds * len(state.seats))


def closing(state: DiceForge, index: int) -> dict[str, float] | None:
    """The glory that the dice of a seat bring on average in the turns of others after its last one."""
    seats = len(state.seats)
    last = (state.rounds - 1) * seats + (index - state.first) % seats
    if state.turns <= last:
        return None
    rolls = (state.rounds * seats - state.turns) * SET_UPS[seats].divine_blessings_per_turn
    found = _yield((*map(tuple, state.seats[index].dice),))
    chosen = sum(
        found.get(f"yield_{face}", 0.0) * row.vp for face, row in FACES.items() if row.kind == "choice"
    )
    return {"own.yield_vp": rolls * (found["yield_vp"] + chosen)}


def around(state: DiceForge) -> list[tuple[bool, tuple[str, ...]]]:
    """For each seat, what else its features depend on: whether it is its turn, and the cards to be had."""
    cards = _on_offer(state)
    active = None if state.over else state.active
    return [(index == active, cards) for index in range(len(state.seats))]


@lru_cache(1 << 12)  # with it, the features of a position take half of the time
def _yield(dice: tuple[tuple[str, ...], ...]) -> dict[str, float]:
    """What a blessing brings on average, by name; not to be changed."""
    amounts, others, rolls = rolled(dice)
    found = {name: amount / rolls for name, amount in zip(_YIELDS, amounts, strict=True)}
    for face in FACES:
        times = others.get(face)
        if times:
            name = f"yield_{face}"
            found[name] = found.get(name, 0.0) + times / rolls
    return found


def features(state: DiceForge, index: int) -> dict[str, float]:
    """What the dice yield, what the stores can buy, and what the cards do."""
    seat = state.seats[index]
    cards = seat.cards
    found = _yield((*map(tuple, seat.dice),)).copy()
    gold, sun, moon, _ = seat.stores
    found["to_move"] = not state.over and state.active == index
    for resource, held in ((GOLD, gold), (SUN, sun), (MOON, moon)):
        limit = seat.limit(resource) or 0
        found[f"room{resource}"] = limit - held
        found[f"full{resource}"] = held - limit + 2 if held > limit - 2 else 0
    found["best_card"] = _best(_on_offer(state), sun, moon)
    found["big_cards"] = len([card for card in cards if card in _BIG])
    found["forged"] = len(seat.removed)
    found["gold6"], found["sun3"], found["moon3"] = min(gold, 6), min(sun, 3), min(moon, 3)
    found["sun5"], found["moon5"] = min(sun, 5), min(moon, 5)
    found["elder_gold"] = cards.count("elder") * min(gold, 3)
    found["steps"] = seat.free_steps
    return found


def _on_offer(state: DiceForge) -> tuple[str, ...]:
    """The cards of which there are any left."""
    stacks = state.stacks
    return tuple([card for place, card in state.layout.items() if stacks[place]])


@lru_cache(1 << 10)  # with it, they take three quarters
def _best(cards: tuple[str, ...], sun: int, moon: int) -> int:
    """The most glory on a card that these shards could pay."""
    rows = [CARDS[card] for card in cards]
    return max([row.vp for row in rows if row.cost_sun <= sun and row.cost_moon <= moon], default=0)
