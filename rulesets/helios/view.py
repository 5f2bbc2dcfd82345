"""What a seat may see (specification f): everything but the order of piles and the others' bags."""

from collections import Counter

from rulesets.core import Standing
from rulesets.core.records import record
from rulesets.helios.components import ACTIONS, EXTRA, SET_UPS, SLOTS
from rulesets.helios.scoring import seen_standings
from rulesets.helios.state import Helios, Payment, Seat, Tile


@record
class SeatView:
    """What lies in front of a player."""

    board: Seat
    """Both boards, mana and persons, as an independent copy."""
    bag: int | None
    """Points in the bag, or `None` if they are concealed."""
    standing: Standing
    """As if the game ended now; without the bag where that is concealed."""


@record
class HeliosView:
    """The table as one seat, or a watcher, sees it."""

    seat: int | None
    """Whose view this is."""
    seats: tuple[SeatView, ...]
    dragon: int
    round: int
    rounds: int
    stage: str
    """`set_up`, `actions`, `persons`, `refill` or `over`."""
    turn: int
    """The action turn of this round, from 1; every seat has one before the next begins."""
    turns: int
    """Action turns per seat in a round."""
    active: int | None
    """The seat whose turn it is in the phases of action turns and of persons."""
    columns: dict[str, tuple[str, ...]]
    """Revealed action tiles by action, the bottom one last."""
    piles: dict[str, int]
    """Face-down action tiles left, by action."""
    piled: dict[str, dict[str, int]]
    """Which tiles these are, by action: any player could work that out."""
    discards: dict[str, tuple[str, ...]]
    taken: str | None
    display: dict[str, str | None]
    """The land tile in each slot, as its colour."""
    bare: tuple[str, ...]
    """Slots whose tile has no cube."""
    land: dict[str, int]
    """Face-down land tiles left, by slot."""
    extra: dict[str, int]
    """The colours left in the mixed stack."""
    specials: dict[str, int]
    in_hand: Tile | None
    persons: tuple[str, ...]
    """Persons that no player has bought."""
    supply: tuple[int, ...]
    mana: int
    houses: int
    payment: Payment | None
    passed: tuple[int, ...]
    """Seats that are out of this phase of persons."""


def shows_bag(state: Helios, seat: int | None, owner: int) -> bool:
    """Whether a seat, or a watcher, may see an owner's bag now (ruling R41)."""
    return state.open_bags or state.over or seat == owner


def view(state: Helios, seat: int | None) -> HeliosView:
    """A new object made of what this seat may see."""
    seats = len(state.seats)
    stood = seen_standings(state, [shows_bag(state, seat, owner) for owner in range(seats)])
    return HeliosView(
        seat=seat,
        seats=tuple(
            SeatView(board.copy(), state.bags[owner] if shows_bag(state, seat, owner) else None, stood[owner])
            for owner, board in enumerate(state.seats)
        ),
        dragon=state.dragon,
        round=state.round,
        rounds=state.rounds,
        stage=state.stage,
        turn=state.turns // seats + 1,
        turns=SET_UPS[seats].action_turns_per_player_per_round,
        active={"actions": state.active, "persons": state.turn_of}.get(state.stage),
        columns={action: tuple(state.columns[action]) for action in ACTIONS},
        piles={action: len(state.piles[action]) for action in ACTIONS},
        piled={action: _counts(state.piles[action]) for action in ACTIONS},
        discards={action: tuple(state.discards[action]) for action in ACTIONS},
        taken=state.taken,
        display=dict(state.display),
        bare=tuple(state.bare),
        land={slot: len(state.land[slot]) for slot in SLOTS},
        extra=_counts(state.land[EXTRA]),
        specials=dict(state.specials),
        in_hand=state.in_hand,
        persons=tuple(state.persons),
        supply=tuple(state.supply),
        mana=state.mana,
        houses=state.houses,
        payment=state.payment,
        passed=tuple(state.passed),
    )


def _counts(pieces: list[str]) -> dict[str, int]:
    return dict(sorted(Counter(pieces).items()))
