"""Positions of Dice Forge with everything that players are told about them (specification d.2 to d.11)."""

from collections.abc import Callable, Iterator
from typing import Any

from rulesets.core import Event, Table
from rulesets.dice_forge import RULES
from rulesets.dice_forge.advice import (
    die_advice,
    face_advice,
    feat_advice,
    gain_advice,
    hammer_advice,
    held_advice,
    hero_advice,
    pool_advice,
    room_for_gold,
    swaps,
    word_advice,
)
from rulesets.dice_forge.components import PLACES
from rulesets.dice_forge.deeds import deeds_in, rolls_in, together
from rulesets.dice_forge.odds import difference
from rulesets.dice_forge.preview import glory_of, ousted_at
from rulesets.dice_forge.questions import first_slot, question, step_of
from rulesets.dice_forge.state import DiceForge
from tests.conformance.play import played
from tests.playthroughs import DOERS
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    acted,
    acting,
    answer,
    asked,
    blessed,
    hero,
    reinforcing,
    rolled,
)
from tests.rulesets.dice_forge.test_decisions import INDEX
from tests.told import events, reasons, refusals, short

Advice = Callable[..., Any]
ADVICE: dict[str, Advice] = {
    **dict.fromkeys(("take", "owl", "triton", "keep", "convert", "elder"), gain_advice),
    **dict.fromkeys(("store", "token", "card"), held_advice),
    **dict.fromkeys(("feat", "place"), feat_advice),
    **dict.fromkeys(("buy", "face"), face_advice),
    **dict.fromkeys(("slot", "die", "hind"), die_advice),
    "hammer": hammer_advice,
    "seat": hero_advice,
    "pool": pool_advice,
}
"""What works out what is told of a thing, by its noun; of all others it is `word_advice`."""

TARGETS = [
    *(f"place:{slot}" for slot in PLACES),
    *(f"pool:{pool}" for pool in dict.fromkeys(["p2_gold", "p4_gold", "p12_v", "g_boar", "g_shield"])),
    *("die:0/1", "die:0/2/6", "die:1/1", "die:1/1/1", "die:0/3", "die:0/1/7", "die:3/1", "die:x"),
    *("token:0/triton", "token:0/cerberus", "token:1/triton", "token:0/sun", "token:9/triton"),
    *(
        "hammer:0",
        "hammer:1",
        "hammer:7",
        "card:0/hind",
        "card:0/bear",
        "card:1/bear",
        "card:0/moon",
        "moon:1",
    ),
]
"""Things that some positions don't offer, and some that aren't there."""


def told() -> Iterator[str]:
    """Every position in turn, and what is told of it."""
    for kind, build, _ in INDEX:
        yield f"DECISION {kind}"
        yield from decision(build())
    yield from before_an_action()
    yield from nearly_full_stores()
    yield from the_hammer_at_work()
    yield from forging()
    yield from a_minotaur_and_a_ship()
    yield from what_is_told_of_a_game()


def before_an_action() -> Iterator[str]:
    """d.4, d.5: what can be paid, who would be ousted, what lies behind every reason."""
    yield "BEFORE AN ACTION"
    own = hero(gold=5, sun=4, moon=3, cards="bear hind", portal=2, forged=2, triton=1, shows="S1 V2")
    rival = hero(gold=9, vp=7, cards="bear", portal=5, cerberus=1, boars="B_R", shows="B_R G1")
    table = acting(own, rival, stacks={"moon1": 0}, pools={"G3": 0, "G4": 1}, cards={"moon4": "boar"})
    yield from decision(table)
    yield from reasons(RULES, table, A, TARGETS)
    yield from reasons(RULES, table, B, TARGETS)
    view = RULES.view(table.state, A)
    for word in ("store:0/gold", "store:1/vp", "token:0/triton", "token:1/cerberus", "card:1/bear", "seat:1"):
        yield looked_at(table, word)
    for word in (*(f"pool:{pool}" for pool in ("p2_gold", "g_boar")), "die:1/1", "die:1/1/6", "hammer:0"):
        yield looked_at(table, word)
    for index in (A, B):
        yield f"  glory {glory_of(view.seats[index])} room {room_for_gold(view.seats[index])}"
        ousted = [ousted_at(view, index, portal) for portal in range(8)]
        yield f"  first {first_slot(view, index)} ousted {short(ousted)}"
    for face in ("V4", "X3", "MIR", "SHIP"):
        for swap in swaps(view.seats[A], face):
            yield f"  {face} {short(swap)} {short(difference(*swap.change, together=True))}"


def nearly_full_stores() -> Iterator[str]:
    """d.1, d.8 (R16, R21): what a store can't take is told before, the hammer's share aside."""
    yield "NEARLY FULL STORES"
    own = hero(gold=11, sun=5, moon=6, cards="owl elder triton hammer", triton=1, hammer=14)
    yield from decision(reinforcing(own))
    yield from decision(reinforcing(hero(gold=12, sun=6, moon=6, cards="owl elder hind triton", triton=1)))
    yield from decision(rolled("C32 G1", hero(gold=12, vp=1)))
    yield from decision(rolled("C32 X3", hero(gold=4), losing=True))
    yield from decision(rolled("G4 C1", hero(gold=10, sun=5, moon=6, cards="hammer", hammer=28)))
    own = hero(gold=11, sun=6, moon=5, cards="hammer", hammer=3, forged=4, portal=1)
    cards = {"moon5": "sentinel", "sun4": "typhon"}
    yield from decision(acting(own, hero(portal=3), hero(portal=6), cards=cards))


def the_hammer_at_work() -> Iterator[str]:
    """d.6 (R16): all, nothing, just enough for a mark, and what is lost of the rest."""
    yield "THE HAMMER AT WORK"
    for gold, steps in ((9, 12), (12, 28)):
        yield from decision(rolled("G6 G4", hero(gold=gold, cards="hammer", hammer=steps)))
    yield from decision(rolled("G6 G4", hero(gold=2, cards="hammer hammer", hammer=29)))


def forging() -> Iterator[str]:
    """d.4, d.7 (R29): over the same, a better or a fresh face; a locked boar stays."""
    yield "FORGING"
    table = acting(hero(gold=12, shows="B_G S2"), hero(boars="B_G"))
    answer(table, "buy:G3")
    yield from decision(table)
    yield from reasons(RULES, table, A, TARGETS)
    answer(table, "slot:1/G1")
    yield from decision(table)
    answer(table, "buy:G4")
    yield from decision(table)
    yield from decision(acted(hero(gold=6, sun=2, moon=1)))
    yield from decision(acted(hero(gold=1, sun=1, cards="triton", triton=1)))


def a_minotaur_and_a_ship() -> Iterator[str]:
    """d.3, d.5: everybody else loses; a tripled ship makes a face 6 cheaper."""
    yield "A MINOTAUR AND A SHIP"
    yield from decision(rolled("SHIP X3", hero(gold=4)))
    table = acting(
        hero(sun=6, moon=6, shows="G1 G1"), hero(gold=5, sun=2, moon=2, shows="C1 S1"), hero(gold=1)
    )
    for slot in ("moon4", "sun5", "moon3"):
        twin = table.clone(listen=True)
        answer(twin, f"feat:{slot}")
        yield from events([*twin.story[-1]])
        if twin.decision is not None:
            yield from decision(twin)
    yield from decision(blessed(hero(gold=1), rolls=[(0, "G1 S1"), (1, "C1 G1"), (2, "G1 V2")]))


def what_is_told_of_a_game() -> Iterator[str]:
    """What events come to in sentences, over the first turns of a game."""
    yield "EVENTS OF A GAME"
    story: list[Event] = []
    for number, table in enumerate(played(RULES, 3, 2, tastes=DOERS)):
        story += table.story[-1]
        yield from events(together([*table.story[-1]], acts=number % 2 == 1))
        if number == 90:
            break
    yield from (f"  {short(told)}" for told in rolls_in(story)[-25:])
    yield from (f"  {short(told)}" for told in deeds_in(story)[-25:])


# -- What is written of a position -----------------------------------------------------------------


def looked_at(table: Table[DiceForge], word: str) -> str:
    """What is told of a thing while a player only looks around."""
    noun, _, id = word.partition(":")
    view = RULES.view(table.state, A)
    return f"  look {word} {short(ADVICE[noun](view, A, None, noun, id))}"


def decision(table: Table[DiceForge]) -> Iterator[str]:
    """What is asked, what speaks for each option, what is refused and why."""
    asking = asked(table)
    view = RULES.view(table.state, asking.seat)
    yield f"{asking.seat} {asking.kind} {step_of(view, asking)} {short(question(view, asking))}"
    yield from events([*table.story[-1]])
    for option in asking.options:
        noun, _, id = option.key.partition(":")
        advice = ADVICE.get(noun, word_advice)(view, asking.seat, asking, noun, id)
        yield f"  {option.key} @{option.target} {short(advice)}"
    yield from refusals(asking)
