"""What dice yield on average, against the facts of h.2 and the rules themselves."""

from fractions import Fraction
from itertools import product

import pytest

from rulesets.dice_forge.components import RESOURCES
from rulesets.dice_forge.odds import dice_yield, die_yield, difference, times
from rulesets.dice_forge.state import starting_dice
from tests.reasons import reason_facts
from tests.rulesets.dice_forge.builders import A, B, acting, answer, held, hero, rolled

LIGHT, DARK = starting_dice()
TRIPLED = ["X3", *LIGHT[1:]]


def fractions(text: str) -> tuple[Fraction, ...]:
    return tuple(Fraction(part) for part in text.split())


def test_the_starting_dice() -> None:
    """h.2: one divine blessing with the starting dice."""
    assert die_yield(LIGHT).amounts == fractions("5/6 1/6 0 0")
    assert die_yield(DARK).amounts == fractions("2/3 0 1/6 1/3")
    assert dice_yield([LIGHT, DARK]).amounts == fractions("3/2 1/6 1/6 1/3")


def test_times_three_on_the_light_die() -> None:
    """h.2: expectation per blessing gold 14/9, sun 1/6, moon 2/9, glory 4/9."""
    assert dice_yield([TRIPLED, DARK]).amounts == fractions("14/9 1/6 2/9 4/9")
    assert die_yield(TRIPLED).others == (("X3", Fraction(1, 6)),)
    assert dice_yield([TRIPLED, DARK]).others == ()


def test_two_times_three_cancel_each_other() -> None:
    """h.2: exactly one shows with 5/18, both with 1/36."""
    dice = [["X3", *["V2"] * 5], ["X3", *["M1"] * 5]]
    assert dice_yield(dice).amounts[3] == Fraction(25 * 2 + 5 * 6, 36)


def test_choices_and_what_depends_on_others_are_things_of_their_own() -> None:
    faces = ["C1", "C1", "MIR", "SHIP", "SH_M", "B_R"]
    assert die_yield(faces).amounts == fractions("0 0 0 0")
    chances = dict(die_yield(faces).others)
    assert chances == {
        "C1": Fraction(1, 3),
        **dict.fromkeys(("MIR", "SHIP", "SH_M", "B_R"), Fraction(1, 6)),
    }


def test_beside_times_three_a_choice_counts_three_times_and_a_ship_once() -> None:
    """Rulings R10 and R14."""
    dice = [["X3"] * 6, ["C1", "SHIP", "G1", "G1", "G1", "G1"]]
    average = dice_yield(dice)
    assert dict(average.others) == {"C1": Fraction(1, 2), "SHIP": Fraction(1, 6)}
    assert average.amounts == fractions("2 0 0 0")


@pytest.mark.parametrize(
    "dice",
    [
        [LIGHT, DARK],
        [TRIPLED, ["G4", "S1V1", "SH_M", "M1", "V2", "X3"]],
        [["SH_S", "S2", "G2M1", "X3", "M2V2", "G1S1M1V1"], ["SH_G", "G3", "M1", "SH_V", "V4", "S1"]],
    ],
)
def test_both_dice_together_are_what_the_rules_give_over_all_36_rolls(dice: list[list[str]]) -> None:
    total = [Fraction(0)] * 4
    for first, second in product(*dice):
        store = held(rolled(f"{first} {second}", hero(cards="chest chest chest")))
        for resource, word in enumerate(RESOURCES):
            total[resource] += Fraction(store.get(word, 0), 36)
    assert dice_yield(dice).amounts == tuple(total)


# -- why not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("place:moon1", "stack-empty"),
        ("place:moon7", "feat-too-dear"),
        ("place:moon2", "action-later"),
        ("place:nowhere", None),
        ("pool:g_triple", "only-by-feats"),
        ("pool:p12_mixed", "face-too-dear"),
        ("pool:p2_gold", "action-later"),
        ("pool:p3_sun", "face-out-of-stock"),
        ("die:0/1/2", "face-locked"),
        ("die:1/1", "others-die"),
        ("die:0/3", None),
        ("die:0/1/7", None),
        ("die:0/1/0", None),
        ("die:0/1", "die-not-asked"),
        ("token:0/triton", "token-later"),
        ("token:0/cerberus", "no-token"),
        ("hammer:0", "no-steps"),
        ("hammer:1", "hammer-later"),
        ("card:0/owl", "card-used"),
        ("card:0/hind", "card-later"),
        ("card:0/chest", "card-by-itself"),
        ("card:1/hammer", "others-card"),
        ("card:1/owl", None),
        ("store:0/gold", None),
        ("nonsense", None),
    ],
)
def test_every_board_element_says_why_it_can_not_be_chosen(target: str, reason: str | None) -> None:
    anna = hero(gold=7, moon=3, cards="owl hind chest", triton=1, used={"owl": 1})
    anna.dice[0][1] = "B_R"
    table = acting(anna, hero(cards="hammer"), stacks={"moon1": 0}, pools={"S1": 0})
    answer(table, "buy:G3")
    found = table.rules.why_not(table.state, A, target)
    assert [option.blocked.word for option in found if option.blocked] == ([reason] if reason else [])
    assert [option.key for option in found] == ([target] if reason else [])


def test_what_belongs_to_the_turn_of_another_says_so() -> None:
    table = acting(hero(gold=7))
    (refused,) = table.rules.why_not(table.state, B, "place:moon1")
    assert refused.blocked is not None
    assert (refused.blocked.word, reason_facts(refused.blocked)["seat"]) == ("not-your-turn", A)


# -- what changes with another face ----------------------------------------------------------------


def test_a_change_has_two_sides_each_resource_by_itself() -> None:
    before, after = die_yield(("G1",) * 6), die_yield(("G1S1M1V1", *("G1",) * 5))
    more, less = difference(before, after)
    assert more.amounts == tuple((Fraction(1, 6), resource) for resource in (1, 2, 3))
    assert not more.choice
    assert less.amounts == ()


def test_what_leaves_a_choice_is_on_its_side_of_a_change() -> None:
    plain, choosing = die_yield(("G1",) * 6), die_yield(("C1", *("G1",) * 5))
    more, less = difference(plain, choosing)
    assert (more.choice, less.choice, less.amounts) == (True, False, ((Fraction(1, 6), 0),))
    more, less = difference(choosing, plain)
    assert (more.choice, less.choice) == (False, True)


def test_several_rolls_bring_as_many_times_as_much() -> None:
    found = times(die_yield(("C1", "G3", *("G1",) * 4)), 4)
    assert (found.amounts[0], found.others) == (Fraction(28, 6), (("C1", Fraction(4, 6)),))
