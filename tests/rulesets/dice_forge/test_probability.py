"""Probabilities and expectations (specification h.2): exactly, by rolling everything, and by real dice."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from rulesets.core import Rng, Table
from rulesets.core.chance import ScriptedRng
from rulesets.dice_forge import RULES, DiceForgeRules
from rulesets.dice_forge.components import RESOURCES
from rulesets.dice_forge.odds import dice_yield, die_yield
from rulesets.dice_forge.resolution import roll_dice
from rulesets.dice_forge.state import DiceForge, Seat
from rulesets.dice_forge.turn import PHASES
from tests.rulesets.dice_forge.builders import A, answer, hero, position, rolled, table_at

START_ROLLS = [(light, dark) for light in range(6) for dark in range(6)]
"""The slots of a roll of both dice: 36 equally likely results."""

Expected = dict[str, Fraction]


def expected(gold: str = "0", sun: str = "0", moon: str = "0", vp: str = "0") -> Expected:
    """Amounts as fractions, by resource."""
    return {name: Fraction(text) for name, text in zip(RESOURCES, (gold, sun, moon, vp), strict=True)}


def mean(stores: Sequence[Sequence[int]]) -> Expected:
    """The average of equally likely stores."""
    return {
        name: Fraction(sum(each[index] for each in stores), len(stores))
        for index, name in enumerate(RESOURCES)
    }


def outcome(state: DiceForge, phase: str, slots: Iterable[int], *keys: str, chosen: str = "") -> list[int]:
    """A's stores at the end of the turn (or its next decision) when these slots come up.

    `keys` are answered first; then `chosen`, as often as it is on offer.
    """
    state.rng = ScriptedRng([*slots])
    table = table_at(state, phase)
    answer(table, *keys)
    while table.decision is not None and chosen in {option.key for option in table.decision.options}:
        table.apply(chosen)
    assert isinstance(table.state.rng, ScriptedRng)
    assert not table.state.rng.script, "not all dice were rolled"
    return table.state.seats[A].stores


# -- One blessing ----------------------------------------------------------------------------------


def test_what_the_starting_dice_show() -> None:
    """Facts of h.2: of 36 results 20 are two gold."""
    seen: Counter[tuple[str, ...]] = Counter()
    for light, dark in START_ROLLS:
        state = position()
        state.rng = ScriptedRng([light, dark])
        seen[tuple(roll_dice(state, A, (0, 1), "blessing"))] += 1
    assert seen == {
        ("G1", "G1"): 20,
        ("G1", "M1"): 5,
        ("G1", "V2"): 5,
        ("S1", "G1"): 4,
        ("S1", "M1"): 1,
        ("S1", "V2"): 1,
    }


def one_blessing(seat: Seat) -> list[list[int]]:
    """What A has after each of the 36 results of a blessing."""
    others = [0] * 4  # B and C roll slot 1 twice
    return [outcome(position(seat.copy()), "blessing", [*slots, *others]) for slots in START_ROLLS]


def test_what_a_blessing_brings() -> None:
    """Facts of h.2: gold 2, 1 or 0 with 5/9, 7/18, 1/18; expectation 3/2, variance 13/36."""
    stores = one_blessing(hero())
    assert Counter(gold for gold, *_ in stores) == {2: 20, 1: 14, 0: 2}
    assert mean(stores) == expected("3/2", "1/6", "1/6", "1/3")
    assert Fraction(sum(gold**2 for gold, *_ in stores), 36) - Fraction(3, 2) ** 2 == Fraction(13, 36)


def test_a_times_three_in_place_of_gold() -> None:
    """Facts of h.2: light die with one G1 replaced by a times three, dark die unchanged."""
    seat = hero()
    seat.dice[0][0] = "X3"
    assert mean(one_blessing(seat)) == expected("14/9", "1/6", "2/9", "4/9")


def test_how_often_times_three_shows() -> None:
    """Facts of h.2: one on each die: exactly one with 5/18, both with 1/36."""
    seat = hero()
    seat.dice[0][0] = seat.dice[1][0] = "X3"
    shown = Counter([seat.dice[0][light], seat.dice[1][dark]].count("X3") for light, dark in START_ROLLS)
    assert (Fraction(shown[1], 36), Fraction(shown[2], 36)) == (Fraction(5, 18), Fraction(1, 36))
    assert sum(stores == [0, 0, 0, 0] for stores in one_blessing(seat)) == 1


def test_gold_of_the_first_double_blessing() -> None:
    """Facts of h.2: two players, first turn: 4, 3, 2, 1, 0 gold with 25/81, 35/81, 23/108, 7/162, 1/324."""
    golds: Counter[int] = Counter()
    for first, second in product(START_ROLLS, repeat=2):
        state = position(players=2)
        state.rng = ScriptedRng([*first, 0, 0, *second, 0, 0])
        table = table_at(state, "blessing", DOUBLE)
        golds[table.state.seats[A].stores[0]] += 1
    total = Fraction(36**2)
    assert {gold: count / total for gold, count in golds.items()} == {
        4: Fraction(25, 81),
        3: Fraction(35, 81),
        2: Fraction(23, 108),
        1: Fraction(7, 162),
        0: Fraction(1, 324),
    }
    assert sum(gold * count for gold, count in golds.items()) / total == 3


AFTER_BLESSINGS = ("reinforcement", "action")
"""The phases that may follow; the first one only for an owner of reinforcements."""


class _Blessings(DiceForgeRules):
    """The rules, but a turn is over after its blessings: for what each player has then."""

    def __init__(self, whole_round: bool) -> None:
        instead = _next_turn if whole_round else _stop
        self.phases = {**PHASES, "roll": _at_once, **dict.fromkeys(AFTER_BLESSINGS, instead)}


async def _at_once(g: DiceForge) -> str | None:
    """No player is waited for."""
    return "blessing"


async def _stop(g: DiceForge) -> str | None:
    return None


async def _next_turn(g: DiceForge) -> str | None:
    """No player acts; after the first round the dice rest."""
    g.turns += 1
    g.blessings = 0
    g.rolls.clear()
    return None if g.turns == len(g.seats) else "blessing"


DOUBLE = _Blessings(whole_round=False)
ROUND = _Blessings(whole_round=True)


# -- Cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "slot", "card", "chosen", "brought"),
    [
        (1, "sun7", "sphinx", "", expected(gold="10/3", sun="2/3")),
        (2, "sun7", "sphinx", "", expected(gold="8/3", moon="2/3", vp="4/3")),
        (2, "sun7", "cyclops", "convert", expected(moon="2/3", vp="4")),
    ],
)
def test_four_minor_blessings(die: int, slot: str, card: str, chosen: str, brought: Expected) -> None:
    """Facts of h.2: Sphinx and Cyclops on a starting die, over all 1296 results."""
    stores = [
        outcome(
            position(hero(sun=6), cards={slot: card}),
            "action",
            slots,
            *(f"feat:{slot}", f"die:{die}"),
            chosen=chosen,
        )
        for slots in product(range(6), repeat=4)
    ]
    assert mean(stores) == brought


@pytest.mark.parametrize(
    ("card", "chosen", "brought"),
    [
        ("cancer", "", expected("3", "1/3", "1/3", "2/3")),
        ("sentinel", "convert", expected(gold="3", vp="2")),
    ],
)
def test_two_blessings(card: str, chosen: str, brought: Expected) -> None:
    """Facts of h.2: Cancer and Sentinel with the starting dice, over all 1296 results."""
    stores = [
        outcome(position(hero(moon=6), cards={"moon7": card}), "action", slots, "feat:moon7", chosen=chosen)
        for slots in product(range(6), repeat=4)
    ]
    assert mean(stores) == brought


# -- What the screen says a die yields -------------------------------------------------------------


def test_the_odds_shown_are_those_of_the_rules() -> None:
    """Facts of h.2, as `odds` works them out; for the starting dice and with a times three."""
    light, dark = hero().dice
    assert dict(zip(RESOURCES, die_yield(light).amounts, strict=True)) == expected("5/6", "1/6")
    assert dict(zip(RESOURCES, die_yield(dark).amounts, strict=True)) == expected("2/3", "0", "1/6", "1/3")
    with_triple = ["X3", *light[1:]]
    for dice in ([light, dark], [with_triple, dark]):
        seat = hero()
        seat.dice = [list(faces) for faces in dice]
        shown = dict(zip(RESOURCES, dice_yield(dice).amounts, strict=True))
        assert shown == mean(one_blessing(seat))


@pytest.mark.parametrize("pair", ["SH_M G2M1", "SH_S SH_G", "V4 SH_V", "X3 SH_G", "X3 X3", "G6 V2"])
def test_the_odds_of_special_faces(pair: str) -> None:
    """d.3: dice of six equal faces yield what such a roll brings."""
    dice = [[face] * 6 for face in pair.split()]
    amounts = dice_yield(dice).amounts
    assert [int(amount) for amount in amounts] == rolled(pair).state.seats[A].stores


def test_the_odds_of_two_equal_shields() -> None:
    """Ruling R13: the first pays its own resource, the second matches it."""
    dice = [["SH_M"] * 6, ["SH_M"] * 6]
    assert dict(zip(RESOURCES, dice_yield(dice).amounts, strict=True)) == expected(moon="2", vp="5")


def test_the_odds_of_faces_that_depend_on_something_else() -> None:
    """A choice beside times three counts three times, a ship once (ruling R14)."""
    choice = dice_yield([["C1"] * 6, ["X3"] * 6])
    ship = dice_yield([["SHIP"] * 6, ["X3"] * 6])
    assert dict(choice.others) == {"C1": Fraction(3)}
    assert dict(ship.others) == {"SHIP": Fraction(1)}
    assert not any((*choice.amounts, *ship.amounts))


# -- Real dice -------------------------------------------------------------------------------------

SIGMAS = 4.5
"""How far a mean may be off, in standard errors: once in 150 000 checks with sound dice."""


def off(values: Sequence[float], mean: float, variance: float) -> float:
    """How many standard errors the average of the values lies from the mean."""
    return abs(sum(values) / len(values) - mean) / sqrt(variance / len(values))


def first_rounds(players: int, games: int, deal: Callable[[int], Rng] = Rng) -> list[list[list[int]]]:
    """Each player's stores after the blessings of each game's first round, in which no player acts."""
    found = []
    for seed in range(games):
        variants = {variant.id: variant.default for variant in RULES.variants} | {"first": "seat:0"}
        state = RULES.set_up(players, deal(seed), variants)
        for seat in state.seats:
            seat.stores[0] = 0
        table = Table.at(ROUND, state, "blessing", players, listen=False)
        assert table.decision is None
        found.append([seat.stores for seat in table.state.seats])
    return found


def deviations(rounds: list[list[list[int]]], blessings: int) -> dict[str, float]:
    """How far the averages of gold, shards and glory lie from h.2, in standard errors."""
    facts = {  # mean and variance of one blessing
        "gold": (3 / 2, 13 / 36),
        "sun": (1 / 6, 5 / 36),
        "moon": (1 / 6, 5 / 36),
        "vp": (1 / 3, 20 / 36),
    }
    return {
        name: off(
            [stores[index] for each in rounds for stores in each], blessings * mean, blessings * variance
        )
        for index, (name, (mean, variance)) in enumerate(facts.items())
    }


@pytest.mark.parametrize(("players", "blessings"), [(2, 4), (3, 3), (4, 4)])
def test_real_dice_bring_what_they_should(players: int, blessings: int) -> None:
    """Facts of h.2: over 7200 blessings or more, means within 4.5 standard errors (0.03 gold a blessing)."""
    games = 2400 // players
    found = deviations(first_rounds(players, games), blessings)
    assert max(found.values()) < SIGMAS, found


class _Loaded(Rng):
    """A generator whose dice show their last slot a little less often than the others."""

    __slots__ = ()

    def copy(self) -> "_Loaded":
        return _Loaded(self.state)

    def below(self, limit: int) -> int:
        drawn = super().below(limit)
        return super().below(limit) if drawn == limit - 1 else drawn


def test_the_statistical_test_can_fail() -> None:
    """With slot 6 at 1/36 instead of 1/6 the same check finds it at once."""
    found = deviations(first_rounds(4, 600, _Loaded), 4)
    assert found["sun"] > SIGMAS
    assert found["vp"] > SIGMAS
    assert found["gold"] > SIGMAS


def test_every_slot_comes_up_equally_often() -> None:
    """d.1: chi-square over 12 000 rolls of each die; its 0.9999 quantile with 5 degrees is 25.7."""
    state = position()
    state.rng = Rng(2017)
    counts = [Counter[int](), Counter[int]()]
    for _ in range(12_000):
        roll_dice(state, A, (0, 1), "blessing")
        state.rolls.clear()
        for die in (0, 1):
            counts[die][state.seats[A].up[die]] += 1
    for count in counts:
        assert {*count} == {*range(6)}
        assert sum((seen - 2000) ** 2 / 2000 for seen in count.values()) < 25.7


@pytest.mark.parametrize(("players", "golds"), [(2, (6, 8)), (3, (4.5, 5, 5.5)), (4, (4.5, 5, 5.5, 6))])
def test_gold_before_the_first_action(players: int, golds: Sequence[float]) -> None:
    """Facts of h.2: starting gold and the blessings until one's first turn; no limit is reached before."""
    before: list[list[int]] = [[] for _ in range(players)]

    async def act(g: DiceForge) -> str | None:
        before[g.active].append(g.seats[g.active].stores[0])
        return await _next_turn(g)

    rules = _Blessings(whole_round=True)
    rules.phases = {**rules.phases, **dict.fromkeys(AFTER_BLESSINGS, act)}
    for seed in range(1500):
        table = Table.new(rules, players, seed, listen=False, first="seat:0")
        assert all(seat.stores[0] < 12 for seat in table.state.seats)
    for seat, gold in enumerate(golds):
        blessings = 2 * (seat + 1) if players == 2 else seat + 1
        assert len(before[seat]) == 1500
        assert off(before[seat], gold, blessings * 13 / 36) < SIGMAS
    if players > 2:
        assert min(before[0]) >= 3, "the first player can always forge"
