"""What a seat may see (specification f): all but the others' hands and what lies face down (R28)."""

from rulesets.bora_bora.components import LAST_SPACE, REGIONS, ROUND_ROWS, ROUNDS
from rulesets.bora_bora.scoring import seen_standings
from rulesets.bora_bora.state import BoraBora, Die, Person, Placing, Using
from rulesets.bora_bora.tasks import Progress, is_public, progress
from rulesets.core import Standing
from rulesets.core.records import record


@record
class SeatView:
    """What lies in front of a player, as far as the viewer may see it."""

    vp: int
    ledger: dict[str, int]
    dice: tuple[int, ...]
    huts: tuple[int, ...]
    """The people spaces 1 to 11 with a hut."""
    on_last: int
    people: dict[int, Person]
    free_space: int | None
    ground: tuple[str, ...]
    built: dict[str, int]
    beside: tuple[int, ...]
    unbuilt: tuple[int, ...]
    cards: int
    """How many god cards are in the hand."""
    hand: tuple[int, ...] | None
    """God cards by god; `None` for another player's, even at the end, as they count for nothing."""
    offerings: int
    shells: int
    god_tiles: int
    priests: int
    """Priests in the player's supply."""
    tasks: tuple[str, ...]
    progress: dict[str, Progress]
    """The progress of each task, and of those on display while tasks are taken; for others only where it
    reveals
    neither hand nor jewelry."""
    fulfilled: int
    done: tuple[str, ...] | None
    """Fulfilled tasks; `None` for another player's, which lie face down until the end."""
    jewels: int
    jewelry: tuple[str, ...] | None
    """Jewelry; `None` for another player's, which is turned up at the end."""
    used: dict[str, tuple[str, ...]]
    green: bool
    standing: Standing
    """As if the game ended now; for others, without jewelry."""

    @property
    def free_spaces(self) -> int:
        """How many people spaces have neither hut nor person."""
        return LAST_SPACE - len(self.huts) - len(self.people) - bool(self.on_last)


@record
class BoraBoraView:
    """The table as one seat, or a watcher, sees it."""

    seat: int | None
    """Whose view this is."""
    seats: tuple[SeatView, ...]
    order: tuple[int, ...]
    round: int
    rounds: int
    stage: str
    """`set_up`, `dice`, `people`, `jewelry`, `tasks`, `new_tasks`, `final_tasks` or `over`."""
    pass_: int
    """Which of their three dice the seats are placing, first to third."""
    active: int | None
    building_vp: int
    priest_vp: int
    fish: dict[str, str]
    map: dict[str, tuple[int, ...]]
    """Seats with a hut in a region; the last one holds the building site."""
    cards: dict[str, tuple[Die, ...]]
    fished: tuple[Die, ...]
    places: dict[str, tuple[str | None, ...]]
    display: tuple[str, ...]
    jewels: tuple[tuple[str, ...], ...]
    deck: int
    """God cards left in the deck."""
    open: tuple[int | None, ...]
    discard: tuple[int, ...]
    temple: tuple[int | None, ...]
    god_tiles: int
    status: tuple[tuple[int, ...], ...]
    placing: Placing | None
    points: int
    """The helper's points still to be spent."""
    using: Using | None
    """The use of people being carried out; `None` while others may be asked about red."""
    god: int | None
    """The god for which the viewer is paying; never another seat's."""
    region: str | None
    """The region that the viewer has just occupied; never another seat's."""


def view(state: BoraBora, seat: int | None) -> BoraBoraView:
    """A new object made of what this seat may see."""
    count = len(state.seats)
    own = [state.over or index == seat for index in range(count)]
    stood = seen_standings(state, own)
    return BoraBoraView(
        seat=seat,
        seats=tuple(_seat_view(state, index, stood[index], mine=index == seat) for index in range(count)),
        order=tuple(state.order),
        round=state.round,
        rounds=ROUNDS,
        stage=state.stage,
        pass_=state.turn // count + 1 if state.stage == "dice" else 0,
        active=None if state.over else state.active,
        building_vp=ROUND_ROWS[state.round].building_vp,
        priest_vp=ROUND_ROWS[state.round].priest_vp,
        fish=dict(state.fish),
        map={region: tuple(state.map[region]) for region in REGIONS},
        cards={card: tuple(dice) for card, dice in state.cards.items()},
        fished=tuple(state.fished),
        places={sex: tuple(tiles) for sex, tiles in state.places.items()},
        display=tuple(state.display),
        jewels=tuple(tuple(column) for column in state.jewels),
        deck=len(state.deck),
        open=tuple(state.open),
        discard=tuple(state.discard),
        temple=tuple(state.temple),
        god_tiles=state.god_tiles,
        status=tuple(tuple(stack) for stack in state.status),
        placing=state.placing,
        points=state.points,
        using=state.using if seat == state.active or not _offers_god(state) else None,
        god=state.god if seat == state.active else None,
        region=state.region if seat == state.active else None,
    )


def _offers_god(state: BoraBora) -> bool:
    """Whether the seat is asked what it wouldn't be without a certain hand: a red or a green god."""
    return state.region is not None or (state.using is not None and not state.using.left)


def _seat_view(state: BoraBora, index: int, standing: Standing, *, mine: bool) -> SeatView:
    seat = state.seats[index]
    own = mine or state.over
    looked_at = (*seat.tasks, *state.display) if mine and state.stage == "new_tasks" else tuple(seat.tasks)
    return SeatView(
        vp=seat.vp,
        ledger=dict(seat.ledger),
        dice=tuple(seat.dice),
        huts=tuple(seat.huts),
        on_last=seat.on_last,
        people=dict(seat.people),
        free_space=seat.free_space,
        ground=tuple(seat.ground),
        built=dict(seat.built),
        beside=tuple(seat.beside),
        unbuilt=tuple(seat.unbuilt),
        cards=seat.cards,
        hand=seat.hand if mine else None,
        offerings=seat.offerings,
        shells=seat.shells,
        god_tiles=seat.god_tiles,
        priests=seat.priests,
        tasks=tuple(seat.tasks),
        progress={task: progress(state, index, task) for task in looked_at if mine or is_public(task)},
        fulfilled=len(seat.done),
        done=tuple(seat.done) if own else None,
        jewels=len(seat.jewelry),
        jewelry=tuple(seat.jewelry) if own else None,
        used={sex: tuple(kinds) for sex, kinds in seat.used.items()},
        green=seat.green,
        standing=standing,
    )
