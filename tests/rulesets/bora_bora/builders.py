"""Positions of Bora Bora in a few words, and how to answer and look at them.

`LAYOUT_0` and the players Anna, Ben, Cleo and Don are those of the scenarios. What isn't mentioned lies
where it does no harm: cards in the deck, people and tasks in their stacks, dice on fishing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import (
    CARDS,
    DICE,
    GOD_ROWS,
    GODS,
    HUTS,
    JEWELS,
    LAST_SPACE,
    MATERIALS,
    PEOPLE,
    PRIESTS,
    REGIONS,
    ROUNDS,
    SET_UPS,
    SEXES,
    TASKS,
)
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import BoraBora, Die, Person, Seat, status_track
from rulesets.core import Decision, Option, Rng, Table
from rulesets.core.event import facts_of
from tests.reasons import reason_facts

A, B, C, D = range(4)
"""Anna, Ben, Cleo and Don."""
NAMES = "ABCD"

LAYOUT_0 = {
    "n1": "surgeonfish_5",
    "n2": "parrotfish_1",
    "w1": "triggerfish_1",
    "w2": "butterflyfish_5",
    "c1": "parrotfish_6",
    "c2": "butterflyfish_3",
    "c3": "triggerfish_4",
    "c4": "surgeonfish_3",
    "e1": "surgeonfish_1",
    "e2": "parrotfish_2",
    "s1": "butterflyfish_1",
    "s2": "triggerfish_4b",
}
"""The fish of the scenarios."""

PLAIN_TASKS = ("t09", "t22", "t23", "t45", "t48", "t19", "t46", "t47", "t41", "t42", "t43", "t44")
"""Tasks that no player meets by chance."""

SHORT = {"B": 0, "W": 1, "R": 2, "G": 3, "Y": 4}
"""God cards by their letters."""


@dataclass
class Player:
    """What a player of a position has, in words."""

    hand: str = ""
    """`BWW`: a blue card and two white ones."""
    offerings: int = 0
    shells: int = 0
    tiles: int = 0
    vp: int = 0
    people: str = ""
    """`man_land_2 woman_vp_1/`: tiles, a stroke for those shifted down."""
    ground: str = ""
    built: Mapping[int, str] = field(default_factory=dict)
    """`{2: "a1 a2"}`: building tiles and what they cover."""
    beside: str = ""
    tasks: str = ""
    done: str = ""
    jewelry: str = ""
    huts: str | None = None
    """People spaces 1 to 11 with a hut; by default as many as leave a space free, the highest ones."""
    last: int | None = None
    dice: str | None = None
    used: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    green: bool = False


def hand(letters: str) -> tuple[int, ...]:
    """Cards as five numbers."""
    return tuple(letters.count(letter) for letter in SHORT)


def cards(letters: str) -> tuple[int, ...]:
    """Cards in this order."""
    return tuple(SHORT[letter] for letter in letters)


def _seat(player: Player, on_map: int, priests: int, spare: Sequence[str]) -> Seat:
    people = {
        space: Person(tile.rstrip("/"), tile.endswith("/"))
        for space, tile in enumerate(player.people.split(), start=1)
    }
    free = [space for space in range(1, LAST_SPACE) if space not in people]
    left = HUTS - on_map
    if player.huts is not None:
        huts = [int(space) for space in player.huts.split()]
        last = left - len(huts) if player.last is None else player.last
    else:
        last = min(left, max(1, left - len(free) + 1)) if player.last is None else player.last
        huts = free[len(free) - (left - last) :] if left > last else []
    built = {space: number for number, spaces in player.built.items() for space in spaces.split()}
    tasks = player.tasks.split()
    return Seat(
        vp=player.vp,
        ledger={"start": player.vp} if player.vp else {},
        dice=tuple(sorted(map(int, (player.dice or "").split()), reverse=True)),
        huts=tuple(huts),
        on_last=last,
        people=people,
        ground=tuple(sorted(player.ground.split())),
        built=built,
        beside=tuple(player.beside.split().count(material) for material in MATERIALS),
        unbuilt=tuple(number for number in range(1, 7) if number not in player.built),
        hand=hand(player.hand),
        offerings=player.offerings,
        shells=player.shells,
        god_tiles=player.tiles,
        priests=priests,
        tasks=(*tasks, *spare),
        done=tuple(player.done.split()),
        jewelry=tuple(f"jewel_{word}" for word in player.jewelry.split()),
        used={sex: tuple(player.used.get(sex, ())) for sex in SEXES},
        green=player.green,
    )


def names(letters: str) -> tuple[int, ...]:
    """`CA`: Cleo, then Anna."""
    return tuple(NAMES.index(letter) for letter in letters)


def huts_on(text: str) -> dict[str, tuple[int, ...]]:
    """`c4:A c2:CA`: who has a hut where, the holder of the site last."""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(REGIONS, ())
    for item in text.split():
        region, _, letters = item.partition(":")
        found[region] = names(letters)
    return found


def _rows(taken: Iterable[str], men: str | None, women: str | None) -> dict[str, tuple[str | None, ...]]:
    """The displayed people: as named (`-` a gap), or the first six no player has."""
    gone = {*taken, *(men or "").split(), *(women or "").split()}
    found: dict[str, tuple[str | None, ...]] = {}
    for sex, text in (("man", men), ("woman", women)):
        if text is None:
            found[sex] = tuple(tile for tile, row in PEOPLE.items() if row.sex == sex and tile not in gone)[
                :6
            ]
        else:
            words = [None if word == "-" else word for word in text.split()]
            found[sex] = (*words, *[None] * (6 - len(words)))
    return found


def _stacks(held: set[str], round_: int) -> dict[str, tuple[str, ...]]:
    stacks: dict[str, tuple[str, ...]] = {}
    for sex in SEXES:
        left = [tile for tile, row in PEOPLE.items() if row.sex == sex and tile not in held]
        stacks[sex] = tuple(left[: 36 - 6 * round_])
    return stacks


def _seats(
    players: Sequence[Player],
    huts: Mapping[str, tuple[int, ...]],
    priests: Sequence[int | None],
    display: str | None,
    round_: int,
) -> tuple[list[Seat], list[str]]:
    """The seats of these players, and the dark tasks that neither they nor the display hold."""
    held = {task for player in players for task in f"{player.tasks} {player.done}".split()}
    mentioned = held | {*(display or "").split()}
    spare = [task for task in dict.fromkeys((*PLAIN_TASKS, *TASKS)) if task not in mentioned]
    dark = [task for task in spare if TASKS[task].back == "dark"]
    light = [task for task in spare if TASKS[task].back == "light"] if round_ == 1 else []
    seats = []
    for index, player in enumerate(players):
        regions = sum(index in where for where in huts.values())
        lacking = 3 - len(player.tasks.split())
        tasks = [light.pop()] * min(1, lacking) if light else []
        tasks += [dark.pop(0) for _ in range(lacking - len(tasks))]
        seats.append(_seat(player, regions, PRIESTS - priests.count(index), tasks))
    return seats, dark


def _empty_cards(count: int) -> dict[str, tuple[Die, ...]]:
    """The action cards of a game for this many players, without dice."""
    return {card.id: () for card in CARDS.values() if card.in_play(count) and card.id != FISHING}


def _market(
    seats: Sequence[Seat], round_: int, men: str | None, women: str | None, jewels: str | None, stage: str
) -> dict[str, Any]:
    """People on display and in the stacks, and the jewelry of all rounds, by the fields that hold them."""
    held = {person.tile for seat in seats for person in seat.people.values()}
    places = _rows(held, men, women)
    held |= {tile for tiles in places.values() for tile in tiles if tile is not None}
    owned = [jewel for seat in seats for jewel in seat.jewelry]
    return {
        "places": places,
        "stacks": _stacks(held, round_),
        "jewels": _columns(jewels, round_, owned, stage),
    }


def _tasks(
    dark: Sequence[str], count: int, round_: int, display: str | None, stage: str, turn: int
) -> dict[str, Any]:
    """The dark tasks in the stack and on display, by the fields that hold them; named ones come first."""
    full = SET_UPS[count].task_display
    shown = {"new_tasks": full - turn, "final_tasks": 0, "over": 0}.get(stage, full)
    named = [] if display is None else display.split()
    return {
        "dark": tuple(dark[max(0, shown - len(named)) :][: 53 - 2 * count - round_ * full]),
        "display": (*named, *dark)[:shown],
    }


def _god_cards(face_up: str, discard: str) -> dict[str, Any]:
    """The open row and the discard pile; the deck is dealt later (`_deal`)."""
    return {
        "deck": (),
        "open": (*cards(face_up), *[None] * (5 - len(face_up))),
        "discard": cards(discard),
    }


AFTER_TEMPLE = ("jewelry", "tasks", "new_tasks", "final_tasks", "over")
AFTER_JEWELRY = AFTER_TEMPLE[1:]


def position(
    *players: Player,
    on_map: str = "",
    order: str = "",
    round: int = 2,
    stage: str = "dice",
    turn: int = 0,
    dice: str = "",
    cards_in_play: Mapping[str, str] | None = None,
    fish: Mapping[str, str] | None = None,
    men: str | None = None,
    women: str | None = None,
    display: str | None = None,
    jewels: str | None = None,
    open: str = "BWRGY",
    deck: str | None = None,
    discard: str = "",
    rest: int | None = None,
    temple: str = "......",
    status: Mapping[int, str] | None = None,
    god_tiles: int | None = None,
) -> BoraBora:
    """A position. `dice` are those of the first player, who is to move; `temple` goes from 6 to 1.

    `deck` holds what is nowhere else, unless it is given: then `rest` has all other cards in hand.
    """
    count = len(players)
    seat_order = names(order or NAMES[:count])
    huts = huts_on(on_map)
    priests = tuple(None if letter == "." else NAMES.index(letter) for letter in reversed(temple))
    seats, dark = _seats(players, huts, priests, display, round)
    state = BoraBora(
        rng=Rng(0),
        seats=seats,
        order=seat_order,
        round=round,
        stage=stage,
        turn=turn,
        fish={region: f"fish_{(fish or LAYOUT_0)[region]}" for region in REGIONS},
        map=huts,
        cards=_empty_cards(count),
        **_tasks(dark, count, round, display, stage, turn),
        **_market(seats, round, men, women, jewels, stage),
        **_god_cards(open, discard),
        temple=priests,
        god_tiles=7 - round - (stage in AFTER_TEMPLE) if god_tiles is None else god_tiles,
        status=_status(status, seat_order),
    )
    _deal(state, deck, rest)
    for place, index in enumerate(seat_order):
        if stage in ("tasks", "new_tasks") and (place < turn) == (stage == "tasks"):
            seats[index].tasks = seats[index].tasks[:2]
    if stage == "dice":
        return _with_dice(state, dice, cards_in_play or {})
    if stage not in ("set_up", "final_tasks", "over"):
        state.fished = tuple(Die(index, 1) for index in range(count) for _ in range(DICE))
    return state


def _columns(named: str | None, round_: int, owned: Sequence[str], stage: str) -> tuple[tuple[str, ...], ...]:
    shown = [f"jewel_{word}" for word in (named or "").split()]
    left = [jewel for jewel in JEWELS if jewel not in shown and jewel not in owned]
    columns: list[tuple[str, ...]] = []
    for column in range(1, ROUNDS + 1):
        if column < round_ + (stage in AFTER_JEWELRY):
            columns.append(())
        elif column == round_ and named is not None:
            more = 0 if stage == "jewelry" else 4 - len(shown)
            columns.append((*shown, *left[:more]))
            left = left[more:]
        else:
            columns.append(tuple(left[:4]))
            left = left[4:]
    return tuple(columns)


def _status(stacks: Mapping[int, str] | None, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if stacks is None:
        return status_track(order[::-1])
    return tuple(names(stacks.get(space, "")) for space in range(15))


def _deal(state: BoraBora, deck: str | None, rest: int | None) -> None:
    left = [row.count for row in GOD_ROWS.values()]
    for card in (*state.discard, *(card for card in state.open if card is not None), *cards(deck or "")):
        left[card] -= 1
    for seat in state.seats:
        left = [have - held for have, held in zip(left, seat.hand, strict=True)]
    assert min(left) >= 0, f"more cards than there are: {dict(zip(GODS, left, strict=True))}"
    if deck is None:
        state.deck = tuple(god for god, count in enumerate(left) for _ in range(count))
        return
    state.deck = cards(deck)
    if rest is not None:
        owner = state.seats[rest]
        owner.hand = tuple(have + more for have, more in zip(owner.hand, left, strict=True))


def _with_dice(state: BoraBora, dice: str, on_cards: Mapping[str, str]) -> BoraBora:
    """The first player is to move with these dice; what the others need lies on cards or fishing."""
    count, first = len(state.seats), state.order.index(0)
    state.seats[0].dice = tuple(sorted(map(int, dice.split()), reverse=True))
    each = len(state.seats[0].dice)
    state.turn = (DICE - each) * count + first
    for place, index in enumerate(state.order):
        if index:
            state.seats[index].dice = (1,) * (each - (place < first))
    placed = [DICE - len(seat.dice) for seat in state.seats]
    for card, numbers in on_cards.items():
        for number in map(int, numbers.split()):
            owner = max(range(count), key=lambda index: (placed[index], index))
            placed[owner] -= 1
            state.cards[card] = (*state.cards[card], Die(owner, number))
    state.fished = tuple(Die(index, 1) for index in range(count) for _ in range(max(0, placed[index])))
    return state


# -- Tables ----------------------------------------------------------------------------------------


def others(count: int = 3) -> list[Player]:
    """Players without anything."""
    return [Player() for _ in range(count)]


def at(state: BoraBora, phase: str | None = None, *, sound: bool = True) -> Table[BoraBora]:
    """A table that takes up a position at the start of its stage. It has no faults unless told otherwise."""
    if sound:
        assert RULES.faults(state) == [], RULES.faults(state)
    return Table.at(RULES, state, phase or state.stage, len(state.seats))


def placing(
    first: Player, *rest: Player, on_map: str = "c4:A", dice: str = "4", **more: Any
) -> Table[BoraBora]:
    """Anna is to place a die; with three others unless some are given."""
    return at(position(first, *(rest or others()), on_map=on_map, dice=dice, **more))


def using(first: Player, *rest: Player, on_map: str = "c4:A", **more: Any) -> Table[BoraBora]:
    """Anna is to use people."""
    return at(position(first, *(rest or others()), on_map=on_map, stage="people", **more))


def resolving(first: Player, *rest: Player, stage: str = "tasks", **more: Any) -> Table[BoraBora]:
    """Anna has to resolve a task."""
    return at(position(first, *(rest or others()), stage=stage, **more))


def finishing(first: Player, *rest: Player, **more: Any) -> Table[BoraBora]:
    """Anna may fulfil final tasks."""
    return resolving(first, *rest, stage="final_tasks", round=6, display="", god_tiles=0, **more)


# -- Answering and looking -------------------------------------------------------------------------


def answer(table: Table[BoraBora], *keys: str) -> None:
    """Give these answers one after the other."""
    for key in keys:
        table.apply(key)


def asked(table: Table[BoraBora]) -> Decision[Any]:
    """The decision the table stands at."""
    assert table.decision is not None
    return table.decision


def question(table: Table[BoraBora]) -> tuple[int, str]:
    """Who decides, and what."""
    return (asked(table).seat, asked(table).kind)


def choosable(table: Table[BoraBora]) -> set[str]:
    """The keys that may be chosen."""
    keys = [option.key for option in asked(table).options]
    assert len(set(keys)) == len(keys)
    return set(keys)


def on(table: Table[BoraBora], card: str) -> set[str]:
    """What may be placed on a card: `4` or `4w` with a white god."""
    found = set()
    for key in choosable(table):
        _, number, where, *white = key.split(":")
        if where == card:
            found.add(number + ("w" if white else ""))
    return found


def regions(table: Table[BoraBora]) -> set[str]:
    """The regions that may be chosen."""
    assert asked(table).kind in ("expand", "setup_hut")
    return {key.removeprefix("region:") for key in choosable(table)}


def blocked(table: Table[BoraBora]) -> dict[str, Option[Any]]:
    """What is listed but may not be chosen, by key."""
    return {option.key: option for option in asked(table).blocked}


def why(table: Table[BoraBora]) -> dict[str, str]:
    """Why each blocked option is blocked."""
    return {key: option.blocked.word for key, option in blocked(table).items() if option.blocked}


def facts(table: Table[BoraBora], key: str) -> dict[str, Any]:
    """What the reason of a blocked option speaks of."""
    reason = blocked(table)[key].blocked
    assert reason is not None
    return reason_facts(reason)


def targets(table: Table[BoraBora]) -> dict[str, str | None]:
    """The board elements of the options, by key."""
    return {option.key: option.target for option in asked(table).options}


def told(table: Table[BoraBora], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind so far."""
    return [facts_of(event) for part in table.story for event in part if event.kind == kind]


def forced(table: Table[BoraBora]) -> list[tuple[str, str]]:
    """What was taken without a question and told: kind and key."""
    return [(facts["decision"], facts["key"]) for facts in told(table, "forced")]


def me(table: Table[BoraBora], index: int = A) -> Seat:
    """What a player has, Anna by default."""
    return table.state.seats[index]


def letters(counts: Sequence[int]) -> str:
    """A hand as letters."""
    return "".join(letter * count for letter, count in zip(SHORT, counts, strict=True))
