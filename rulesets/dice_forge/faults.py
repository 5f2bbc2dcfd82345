"""The invariants of every position (specification h.1), and what is wrong where one is broken."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rulesets.dice_forge.components import (
    CARDS,
    DICE,
    DIE_FACES,
    FACES,
    HAMMER_STEPS,
    POOLS,
    PORTALS,
    RESOURCES,
    SET_UPS,
    SIDES,
    START_DICE,
)
from rulesets.dice_forge.state import HOME, DiceForge

_AT_START = Counter(face for die in START_DICE for face in die.faces)
"""The faces on a player's two starting dice."""

_SHIELDS = [face for face, row in FACES.items() if row.kind == "shield"]
_BOARS = frozenset(face for face, row in FACES.items() if row.kind == "boar")

_FORGED_BY_CARD = {"SHIP": "ship", "X3": "helmet", "MIR": "mirror"}


def faults(state: DiceForge) -> list[str]:
    """Every broken invariant, in words for maintainers; empty in every reachable position."""
    return [*_faces(state), *_cards(state), *_boars(state), *_seats(state), *_heroes(state)]


def _faces(state: DiceForge) -> Iterator[str]:
    """Invariants 1 and 2: no face is lost, and as many have been removed as taken."""
    players = len(state.seats)
    for index, seat in enumerate(state.seats):
        if [len(faces) for faces in seat.dice] != [SIDES] * DICE:
            yield f"seat {index} has dice of {[len(faces) for faces in seat.dice]} faces"
        if len(seat.up) != DICE or not {*seat.up} <= {*range(SIDES)}:
            yield f"seat {index} has the sides {seat.up} up"
    for roll in state.rolls:
        if (
            not 0 <= roll.seat < players
            or not {*roll.faces} <= FACES.keys()
            or len(roll.faces) != len(roll.dice)
        ):
            yield f"there was a roll {roll}"
        if not {*roll.dice} <= {*range(DICE)}:
            yield f"dice {roll.dice} were rolled"
    kept_away = sum(
        pool.count_4p - SET_UPS[players].sanctuary_faces_per_pool
        for pool in POOLS.values()
        if pool.zone == "sanctuary"
    )
    absent = (max(SET_UPS) - players) * DICE * SIDES
    removed = sum(len(seat.removed) for seat in state.seats)
    in_hand = state.in_hand is not None
    faces = seen(state)
    total = sum(faces.values()) + absent + kept_away
    if total != DIE_FACES:
        yield f"there are {total} faces"
    yield from _kinds(players, faces)
    full = sum(pool.count_4p for pool in POOLS.values()) - kept_away
    if full - sum(state.pools.values()) != removed + in_hand:
        yield f"{removed} faces were removed, {full - sum(state.pools.values())} taken"
    if any(count < 0 for count in state.pools.values()):
        yield "a pool holds fewer than no faces"


def seen(state: DiceForge) -> Counter[str]:
    """How many of each face there are: in pools, on dice, removed, in hand."""
    faces = Counter(state.pools)
    for seat in state.seats:
        faces.update([*chain.from_iterable(seat.dice), *seat.removed])
    if state.in_hand is not None:
        faces[state.in_hand] += 1
    return faces


def _kinds(players: int, seen: Counter[str]) -> Iterator[str]:
    """Invariant 1, pool by pool: no face has turned into another."""
    faces = seen.copy()
    for face, count in _AT_START.items():
        faces[face] -= count * players
    for pool in POOLS.values():
        in_game = pool.count_4p if pool.zone == "garden" else SET_UPS[players].sanctuary_faces_per_pool
        complete = pool.faces
        found = {face: faces.pop(face) for face in complete}
        if sum(found.values()) != in_game or any(not 0 <= found[face] <= complete[face] for face in found):
            yield f"of {pool.pool} there are {found}"
    if wrong := {face: count for face, count in faces.items() if count}:
        yield f"too many or too few starting faces: {wrong}"


def _cards(state: DiceForge) -> Iterator[str]:
    """Invariants 4 and 7: cards and what they brought agree."""
    players = len(state.seats)
    cards = [card for seat in state.seats for card in seat.cards]
    for slot, card in state.layout.items():
        owned = cards.count(card)
        if state.stacks[slot] + owned != SET_UPS[players].cards_per_stack or state.stacks[slot] < 0:
            yield f"{slot} has {state.stacks[slot]} cards of {card}, {owned} are owned"
    for face, card in _FORGED_BY_CARD.items():
        taken = FACES[face].count_box - state.pools[face]
        owned = cards.count(card)
        if taken != owned:
            yield f"{taken} faces {face} were taken with {owned} cards"
    shields = sum([FACES[face].count_box - state.pools[face] for face in _SHIELDS])
    owned = cards.count("shield")
    if owned - shields not in (0, 1):
        yield f"{shields} shields were taken with {owned} cards"
    for index, seat in enumerate(state.seats):
        if seat.triton > seat.cards.count("triton") or seat.cerberus > seat.cards.count("cerberus"):
            yield f"seat {index} holds more tokens than its cards brought"
        if not 0 <= seat.hammer <= HAMMER_STEPS * seat.cards.count("hammer"):
            yield f"seat {index} is on hammer step {seat.hammer}"


def _boars(state: DiceForge) -> Iterator[str]:
    """Invariant 4: each boar owned is on another player's die, and stays there."""
    on_dice = {
        face: index
        for index, seat in enumerate(state.seats)
        for faces in seat.dice
        for face in faces
        if face in _BOARS
    }
    owners = {face: index for index, seat in enumerate(state.seats) for face in seat.boars}
    boars = [*state.boar_stack, *(face for seat in state.seats for face in seat.boars)]
    if len({*boars}) != len(boars) or len(boars) not in (0, len(state.seats)):
        yield f"boars in the stack {state.boar_stack}, owned {owners}"
    pending = {face for face in owners if face not in on_dice}
    if set(on_dice) - set(owners) or len(pending) > 1:
        yield f"boars on dice {on_dice}, owned {owners}"
    for face, bearer in on_dice.items():
        if owners.get(face) == bearer:
            yield f"seat {bearer} bears its own boar"
    for index, seat in enumerate(state.seats):
        if not _BOARS.isdisjoint(seat.removed):
            yield f"seat {index} has removed a boar"


def _seats(state: DiceForge) -> Iterator[str]:
    """Invariant 3: stores are between nothing and their limits."""
    for index, seat in enumerate(state.seats):
        if len(seat.stores) != len(RESOURCES):
            yield f"seat {index} has stores for {len(seat.stores)} resources"
            continue
        for resource, amount in enumerate(seat.stores):
            limit = seat.limit(resource)
            if amount < 0 or (limit is not None and amount > limit):
                yield f"seat {index} has {amount} {RESOURCES[resource]}"
        for card, used in seat.used.items():
            if used > seat.cards.count(card):
                yield f"seat {index} used {card} {used} times"
        if unknown := {*seat.cards} - CARDS.keys():
            yield f"seat {index} has cards {sorted(unknown)}"


def _heroes(state: DiceForge) -> Iterator[str]:
    """Invariants 6 and 8: one hero per portal, and no round too many."""
    away = [seat.portal for seat in state.seats if seat.portal != HOME]
    if len(set(away)) != len(away) or not set(away) <= set(PORTALS):
        yield f"heroes stand on {away}"
    for index, seat in enumerate(state.seats):
        if seat.portal != HOME and not seat.cards and index != state.active:
            yield f"seat {index} left home without a feat"
    if not 0 <= state.first < len(state.seats):
        yield f"seat {state.first} begins"
    if not 0 <= state.turns <= state.rounds * len(state.seats):
        yield f"{state.turns} turns were played"
