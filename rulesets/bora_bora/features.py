"""Features of a seat of Bora Bora, for computer players that learn what they are worth."""

from rulesets.bora_bora.components import JEWELS, PEOPLE, REGIONS, ROUNDS, SEXES
from rulesets.bora_bora.gods import purse_of
from rulesets.bora_bora.state import BoraBora, Seat
from rulesets.bora_bora.tasks import progress

GONE = {
    "set_up": (0.0, 0.0),
    "dice": (0.0, 0.6),
    "people": (0.6, 0.2),
    "jewelry": (0.8, 0.05),
    "tasks": (0.85, 0.1),
    "new_tasks": (0.95, 0.05),
    "final_tasks": (0.98, 0.02),
}
"""The share of a round that is over when a stage begins, and the stage's own share."""

DICE = 3
"""Turns of a seat in the stage of dice."""


def left(state: BoraBora) -> float:
    """The share of the game still to come, from 1 to 0."""
    if state.stage == "over":
        return 0.0
    begun, length = GONE[state.stage]
    turns = len(state.seats) * (DICE if state.stage == "dice" else 1)
    gone = begun + length * min(1.0, state.turn / turns)
    return 1.0 - (state.round - 1 + gone) / ROUNDS


def around(state: BoraBora) -> list[tuple[object, ...]]:
    """For each seat, what else says how it stands: the board, the order, whose turn it is, the jewelry."""
    board = (
        *(*state.map.values(), *state.fish.values()),
        *(state.temple, state.status, state.order, state.round, state.jewels),
        None if state.over else state.active,
    )
    return [board] * len(state.seats)


def features(state: BoraBora, index: int) -> dict[str, float]:
    """Dice, regions, temple, status, people, tasks, and possible purchases."""
    seat = state.seats[index]
    found: dict[str, float] = {"to_move": not state.over and state.active == index}
    found["dice"], found["pips"] = len(seat.dice), sum(seat.dice)
    found["high"] = max(seat.dice, default=0)
    found["order"] = state.order.index(index)
    _map(state, index, found)
    _people(seat, found)
    _tasks(state, index, found)
    found["huts"] = seat.huts_left
    found["cards"], found["gods"] = seat.cards, sum(count > 0 for count in seat.hand)
    found["free_gods"] = min(seat.cards, seat.offerings) + seat.god_tiles
    found["materials"] = len(seat.ground) + sum(seat.beside)
    found["built"] = len({*seat.built.values()})
    found["covered"] = len(seat.built) + len(seat.ground)
    found["jewels"] = len(seat.jewelry)
    shells = seat.shells
    best = 0
    for jewel in state.jewels[state.round - 1]:
        row = JEWELS[jewel]
        if row.shell_cost <= shells:
            best = max(best, row.vp)
    found["jewel_now"] = best
    later = state.jewels[state.round] if state.round < ROUNDS else ()
    affordable = [JEWELS[jewel].vp for jewel in later if JEWELS[jewel].shell_cost <= shells]
    found["jewel_later"] = max(affordable, default=0)
    found["shells6"] = min(shells, 6)
    return found


def _map(state: BoraBora, index: int, found: dict[str, float]) -> None:
    """Regions, islands and building sites; priests and status."""
    own = state.regions_of(index)
    found["regions"] = len(own)
    found["islands"] = len({REGIONS[region].island for region in own})
    found["held"] = sum(state.holder(region) == index for region in own)
    priests = [state.temple.count(seat) for seat in range(len(state.seats))]
    found["in_temple"] = priests[index]
    others = max(count for seat, count in enumerate(priests) if seat != index)
    found["temple_ahead"] = min(2, max(0, priests[index] - others))
    found["temple_first"] = index in state.temple and next(s for s in state.temple if s is not None) == index
    markers = [state.marker(seat) for seat in range(len(state.seats))]
    found["status"] = markers[index]
    found["status_ahead"] = sum(markers[index] > other for other in markers)


def _people(seat: Seat, found: dict[str, float]) -> None:
    """Men and women, what they can still bring, and the numbers of each kind."""
    for person in seat.people.values():
        row = PEOPLE[person.tile]
        found[row.sex] = found.get(row.sex, 0.0) + 1
        if not person.shifted:
            found["status_open"] = found.get("status_open", 0.0) + row.status_symbols
            found["shells_open"] = found.get("shells_open", 0.0) + row.shell_symbols
    for sex in SEXES:
        kinds = seat.kinds(sex)
        found[f"{sex}_kinds"] = len(kinds)
        for kind, count in kinds.items():
            found[f"{sex}_{kind}"] = count
            found["twice"] = max(found.get("twice", 0), count)


def _tasks(state: BoraBora, index: int, found: dict[str, float]) -> None:
    """How many open tasks are met or nearly met, and the progress of the others."""
    seat = state.seats[index]
    purse = purse_of(seat)
    met = near = lacking = part = 0.0
    for task in seat.tasks:
        now = progress(state, index, task, purse)
        met += now.missing == 0
        near += now.missing == 1
        lacking += min(now.missing, 3)
        part += min(1.0, now.have / now.need) if now.need else 1.0
    found["tasks_met"], found["tasks_near"], found["tasks_lack"], found["tasks_part"] = (
        met,
        near,
        lacking,
        part,
    )
    found["tasks_done"] = len(seat.done)
    found["any_met"] = met > 0
