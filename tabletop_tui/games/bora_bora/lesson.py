"""The lesson of Bora Bora: from the first die to a plan over a round; its texts: `bora_bora_lesson.ftl`."""

from collections.abc import Mapping
from typing import Any

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import (
    GOD_ROWS,
    GODS,
    HUTS,
    JEWELS,
    PEOPLE,
    PRIESTS,
    REGIONS,
    SEXES,
    SITES,
    TASKS,
)
from rulesets.bora_bora.setup import set_up
from rulesets.bora_bora.state import BoraBora, Die, Person, Seat, status_track
from rulesets.core import Rng, Table
from tabletop_tui.lesson import Attempt, Condition, Step, Wrong, chose, every, told

YOU, BEN = range(2)
FISH = (
    *("surgeonfish_3", "parrotfish_1", "triggerfish_1", "butterflyfish_5", "parrotfish_2", "butterflyfish_3"),
    *("parrotfish_6", "surgeonfish_1", "surgeonfish_5", "triggerfish_4", "butterflyfish_1", "triggerfish_4b"),
)
"""The fish tiles, in the order of the regions."""
TASKS_OF_YOU, TASKS_OF_BEN = ("t04", "t45", "t22"), ("t05", "t23", "t48")
"""Tasks far from being met: every step has its own goal."""


def seat(huts: int, people: str = "", *, last: int = 1, **more: Any) -> Seat:
    """A seat with so many huts on the map; of its people, `man_land_2/`, those with a stroke are shifted."""
    tiles = {n: Person(tile.rstrip("/"), tile.endswith("/")) for n, tile in enumerate(people.split(), 1)}
    hand = more.pop("hand", "")
    left = HUTS - huts - last
    built: Mapping[str, int] = more.get("built", {})
    return Seat(
        huts=tuple(range(12 - left, 12)),
        on_last=last,
        people=tiles,
        unbuilt=tuple(number for number in range(1, 7) if number not in built.values()),
        hand=tuple(hand.split().count(god) for god in GODS),
        **more,
    )


def position(
    you: Seat,
    ben: Seat,
    *,
    huts: Mapping[str, tuple[int, ...]],
    stage: str = "dice",
    round: int = 1,
    cards: Mapping[str, int] | None = None,
    rows: Mapping[str, str] | None = None,
    jewels: str = "",
    temple: tuple[int | None, ...] = (None,) * 6,
    status: Mapping[int, tuple[int, ...]] | None = None,
) -> Table[BoraBora]:
    """A table for two, seat 0 to move; what isn't named lies as it is dealt.

    `cards` are Ben's dice on the action cards, `rows` the tiles on the first places of men and women,
    `jewels` the pieces of this round.
    """
    state = set_up(2, Rng(1), {})
    state.seats, state.order, state.stage, state.round = [you, ben], (YOU, BEN), stage, round
    you.tasks, ben.tasks = you.tasks or TASKS_OF_YOU, TASKS_OF_BEN
    state.fish = {region: f"fish_{fish}" for region, fish in zip(REGIONS, FISH, strict=True)}
    state.map = {region: huts.get(region, ()) for region in REGIONS}
    state.temple = temple
    state.status = status_track((BEN, YOU))
    if status is not None:
        state.status = tuple(status.get(space, ()) for space in range(len(state.status)))
    for index, each in enumerate(state.seats):
        each.priests = PRIESTS - temple.count(index)
        each.ledger = {"start": each.vp}
    _lay_people(state, rows or {})
    _lay_rest(state, [f"jewel_{word}" for word in jewels.split()])
    if stage == "dice":
        _place_dice(state, cards or {})
    return Table.at(RULES, state, stage, len(state.seats))


def _lay_people(state: BoraBora, rows: Mapping[str, str]) -> None:
    """Fill the rows after those that are named; six tiles of each sex have left the stacks a round."""
    held = {person.tile for each in state.seats for person in each.people.values()}
    named = {tile for row in rows.values() for tile in row.split()}
    for sex in SEXES:
        count = sum(row.count for row in PEOPLE.values() if row.sex == sex)
        rest = [tile for tile, row in PEOPLE.items() if row.sex == sex and tile not in held | named]
        state.rng.shuffle(rest)
        stack = count - 6 * state.round
        row = [*rows.get(sex, "").split(), *rest[stack:]][:6]
        state.places[sex] = (*row, *[None] * (6 - len(row)))
        state.stacks[sex] = tuple(rest[:stack])


def _lay_rest(state: BoraBora, jewels: list[str]) -> None:
    """Tasks, jewelry and god cards that nobody has."""
    dark = [task for task, row in TASKS.items() if row.back == "dark"]
    dark = [task for task in dark if not any(task in each.tasks for each in state.seats)]
    shown = len(state.display)
    state.display, state.dark = tuple(dark[:shown]), tuple(dark[shown:][: 49 - shown * state.round])
    owned = [jewel for each in state.seats for jewel in each.jewelry]
    rest = [jewel for jewel in JEWELS if jewel not in jewels and jewel not in owned]
    state.rng.shuffle(rest)
    now = [*jewels, *rest][:4]
    rest = [jewel for jewel in rest if jewel not in now]
    later = [tuple(rest[place : place + 4]) for place in range(0, 4 * (6 - state.round), 4)]
    state.jewels = (*((),) * (state.round - 1), tuple(now), *later)
    left = [god for god, word in enumerate(GODS) for _ in range(GOD_ROWS[word].count)]
    for god in [god for each in state.seats for god, count in enumerate(each.hand) for _ in range(count)]:
        left.remove(god)
    state.open = (0, 1, 2, 3, 4)
    for god in state.open:
        left.remove(god)
    state.deck = tuple(left)


def _place_dice(state: BoraBora, cards: Mapping[str, int]) -> None:
    """Ben's dice lie on cards, what is left of both on fishing; Ben holds as many as the learner."""
    you, ben = state.seats
    placed = 3 - len(you.dice)
    state.turn = 2 * placed
    ben.dice = ben.dice or (1,) * len(you.dice)
    for card, number in cards.items():
        state.cards[card] = (Die(BEN, number),)
    state.fished = tuple(Die(YOU, 1) for _ in range(placed))
    state.fished += tuple(Die(BEN, 1) for _ in range(3 - len(ben.dice) - len(cards)))


# -- conditions ------------------------------------------------------------------------------------


def ben_first(attempt: Attempt) -> bool:
    """Ben has become first in the turn order."""
    orders = [event.facts["seats"] for event in attempt.events if event.kind == "turn_order"]
    return bool(orders) and orders[-1][0] == BEN


def shells(count: int) -> Condition:
    """The learner has at least so many shells."""
    return lambda attempt: bool(attempt.view.seats[YOU].shells >= count)


def no_pair(attempt: Attempt) -> bool:
    """A material was laid, and no two lie side by side."""
    laid = {event.facts["space"] for event in attempt.events if event.kind == "placed_material"}
    own = attempt.view.seats[YOU]
    return bool(laid) and not any({*pair} <= {*own.ground} for pair in SITES)


def buys_nothing(attempt: Attempt) -> bool:
    """The jewelry was sold, and the learner was never asked."""
    return (
        attempt.decision is not None
        and attempt.decision.kind == "resolve_task"
        and not chose("pass")(attempt)
    )


# -- the positions ---------------------------------------------------------------------------------


def _die() -> Table[BoraBora]:
    on_map = {"c2": (YOU,), "s2": (BEN,)}
    on_cards = {"land_water_path": 3}
    you, ben = seat(1, dice=(5, 2), offerings=1), seat(1, dice=(4, 1), offerings=2)
    return position(you, ben, huts=on_map, cards=on_cards)


def _person() -> Table[BoraBora]:
    you = seat(2, "woman_land_1/", dice=(4,), tasks=("t04", "t49", "t22"))
    rows = {
        "man": "man_vp_1 man_land_1 man_shell_2 man_build_1 man_hut_3 man_land_3",
        "woman": "woman_vp_2 woman_shell_1 woman_build_2 woman_offering_1 woman_status_1 woman_hut_1",
    }
    return position(you, seat(1), huts={"c2": (YOU,), "n2": (YOU,), "s2": (BEN,)}, rows=rows, round=2)


def _helper() -> Table[BoraBora]:
    you = seat(3, "woman_land_3 woman_vp_1 man_hut_1/", dice=(3,))
    return position(you, seat(1), huts={"c2": (YOU,), "n2": (YOU,), "c1": (YOU,), "s2": (BEN,)}, round=2)


def _build() -> Table[BoraBora]:
    you = seat(3, dice=(2,), ground=("a1", "b1", "b2"), built={"a2": 1, "a3": 1}, vp=12)
    return position(you, seat(1), huts={"c2": (YOU,), "c1": (YOU,), "c3": (YOU,), "s2": (BEN,)}, round=2)


def _gods() -> Table[BoraBora]:
    you = seat(2, dice=(4,), hand="blue yellow", offerings=1, ground=("b2", "b3"))
    on_cards = {"build": 2, "temple": 1}
    return position(you, seat(1, dice=(1,)), huts={"c2": (YOU,), "n2": (YOU,), "s2": (BEN,)}, cards=on_cards)


def _fish() -> Table[BoraBora]:
    return position(seat(1, dice=(5,), hand="red"), seat(1), huts={"c4": (YOU,), "n1": (BEN,)})


def _temple() -> Table[BoraBora]:
    temple = (None, YOU, BEN, None, BEN, None)
    return position(seat(1, dice=(5,)), seat(1), huts={"c2": (YOU,), "s2": (BEN,)}, temple=temple)


def _people() -> Table[BoraBora]:
    you = seat(4, "woman_material_1 man_build_2 man_vp_3", ground=("b2",))
    huts = {"c2": (YOU,), "c1": (YOU,), "n2": (YOU,), "c3": (YOU,), "s2": (BEN,)}
    return position(you, seat(1), huts=huts, stage="people", round=2)


def _plan() -> Table[BoraBora]:
    you = seat(3, "woman_build_2 man_build_2", dice=(2,), shells=1, offerings=1)
    ben = seat(1, dice=(1,), shells=4)
    return position(
        you,
        ben,
        huts={"c2": (YOU,), "n2": (YOU,), "c1": (YOU,), "s2": (BEN,)},
        round=2,
        jewels="bracelet_3 headdress_4 ring_5 necklace_6",
        status={0: (YOU,), 1: (BEN,)},
        cards={"temple": 1},
    )


# -- the steps -------------------------------------------------------------------------------------

LESSON = (
    Step(
        "die",
        _die,
        told("occupied"),
        ("place:2:land_water_path", "region:c1"),
        (
            Wrong("fished", ("place:2:fishing",), chose("place:2:fishing")),
            Wrong("other", ("place:2:helper", "vp", "vp")),
        ),
        about="cards",
    ),
    Step(
        "person",
        _person,
        told("took_person", tile="man_land_1"),
        ("place:4:woman_man", "man:2"),
        (
            Wrong("stranger", ("place:4:woman_man", "man:4"), told("took_person")),
            Wrong("other", ("place:4:fishing",)),
        ),
        about="own",
    ),
    Step(
        "helper",
        _helper,
        shells(4),
        ("place:3:helper", "shells:woman_land_3", "shells:woman_vp_1"),
        (
            Wrong("spent", ("place:3:helper", "offering"), told("gained_offerings")),
            Wrong("other", ("place:3:fishing",)),
        ),
        about="own",
    ),
    Step(
        "build",
        _build,
        told("built", spaces=["a1", "b1"]),
        ("place:2:build", "ground:a1-b1"),
        (
            Wrong("single", ("place:2:build", "ground:b1-b2"), told("built")),
            Wrong("other", ("place:2:fishing",)),
        ),
        about="own",
    ),
    Step(
        "gods",
        _gods,
        told("built"),
        ("place:4:build", "building:4"),
        (Wrong("other", ("place:4:fishing",)),),
        about="cards",
    ),
    Step(
        "fish",
        _fish,
        told("scored", source="fish"),
        ("place:5:land_water_path", "region:s2", "card"),
        (
            Wrong("dry", ("place:5:land_water_path", "region:c3"), told("occupied", region="c3")),
            Wrong("other", ("place:5:fishing",)),
        ),
        about="map",
    ),
    Step(
        "temple",
        _temple,
        told("placed_priest", space=5),
        ("place:5:temple", "temple:5"),
        (
            Wrong("low", ("place:5:temple", "temple:4"), told("placed_priest")),
            Wrong("other", ("place:5:fishing",)),
        ),
        about="market",
    ),
    Step(
        "people",
        _people,
        told("built"),
        ("use:woman:material", "wood", "ground:b1", "use:man:build", "building:3"),
        (
            Wrong("points", ("use:man:vp",), chose("use:man:vp")),
            Wrong("apart", ("use:woman:material", "stone", "ground:a3"), no_pair),
            Wrong("other", ("end", "discard:t04")),
        ),
        about="own",
    ),
    Step(
        "plan",
        _plan,
        told("bought_jewelry", jewel="jewel_bracelet_3"),
        ("place:2:helper", "shells:woman_build_2", "tattoo:man_build_2", "jewelry:jewel_bracelet_3"),
        (
            Wrong("late", ("place:2:helper", "shells:woman_build_2", "vp"), every(shells(3), ben_first)),
            Wrong("poor", ("place:2:helper", "tattoo:man_build_2", "vp"), buys_nothing),
            Wrong("declined", ("place:2:helper", "shells:woman_build_2", "tattoo:man_build_2", "pass")),
        ),
        replies=("place:1:fishing",),
        turns=2,
        about="market",
    ),
)
"""The steps in the order in which they are played."""
