"""Features of a seat of Dice Forge, for computer players that learn what they are worth."""

from functools import lru_cache

from rulesets.dice_forge.components import CARDS, GOLD, MOON, RESOURCES, SUN
from rulesets.dice_forge.odds import dice_yield
from rulesets.dice_forge.state import DiceForge


def left(state: DiceForge) -> float:
    """The part of all turns that is still to come, from 1 to 0."""
    return 1.0 - state.turns / (state.rounds * len(state.seats))


def around(state: DiceForge) -> list[tuple[bool, tuple[str, ...]]]:
    """For each seat, what else its features depend on: whether it is its turn, and the cards to be had."""
    stacks = state.stacks
    cards = tuple([card for place, card in state.layout.items() if stacks[place]])
    active = None if state.over else state.active
    return [(index == active, cards) for index in range(len(state.seats))]


@lru_cache(1 << 14)
def _yield(dice: tuple[tuple[str, ...], ...]) -> dict[str, float]:
    """What a blessing brings on average, by name."""
    expected = dice_yield(dice)
    found: dict[str, float] = {
        f"yield_{RESOURCES[number]}": float(amount) for number, amount in enumerate(expected.amounts)
    }
    for face, times in expected.others:
        name = f"yield_{face}"
        found[name] = found.get(name, 0.0) + float(times)
    return found


def features(state: DiceForge, index: int) -> dict[str, float]:
    """What the dice yield, what the stores can buy, and what the cards do."""
    seat = state.seats[index]
    found = _yield((tuple(sorted(seat.dice[0])), tuple(sorted(seat.dice[1])))).copy()
    gold, sun, moon = seat.stores[GOLD], seat.stores[SUN], seat.stores[MOON]
    found["to_move"] = not state.over and state.active == index
    for resource, held in ((GOLD, gold), (SUN, sun), (MOON, moon)):
        limit = seat.limit(resource) or 0
        found[f"room{resource}"] = limit - held
        found[f"full{resource}"] = max(0, held - limit + 2)
    best = 0
    for place, card in state.layout.items():
        if state.stacks[place]:
            row = CARDS[card]
            if row.cost_sun <= sun and row.cost_moon <= moon:
                best = max(best, row.vp)
    found["best_card"] = best
    found["big_cards"] = sum(CARDS[card].cost_sun + CARDS[card].cost_moon >= 4 for card in seat.cards)
    found["forged"] = len(seat.removed)
    found["gold6"], found["sun3"], found["moon3"] = min(gold, 6), min(sun, 3), min(moon, 3)
    found["sun5"], found["moon5"] = min(sun, 5), min(moon, 5)
    found["elder_gold"] = seat.cards.count("elder") * min(gold, 3)
    found["steps"] = seat.free_steps
    return found
