"""The lesson of Dice Forge: from a first face to a plan over turns; texts: `dice_forge_lesson.ftl`."""

from collections import Counter
from itertools import chain
from typing import TypeVar

from rulesets.core import Event, Rng, Table
from rulesets.dice_forge import RULES, events
from rulesets.dice_forge.components import GARDEN, GOLD, MOON, PLACES, SANCTUARY, SET_UPS, START_DICE
from rulesets.dice_forge.state import HOME, DiceForge, Seat
from tabletop_tui.games.dice_forge import lesson_messages as say
from tabletop_tui.play.lesson import (
    Attempt,
    Condition,
    Step,
    Told,
    Wrong,
    chose,
    every,
    gains,
    happened,
    without,
)
from tabletop_tui.play.texts import Both
from tabletop_tui.text.messages.catalogue import Puts

E = TypeVar("E", bound=Event)
PLAYERS = 3
_STARTING = Counter(face for die in START_DICE for face in die.faces)
_LAYOUT = {place.slot: place.intro_card for place in PLACES.values()}


def hero(
    *,
    gold: int = 0,
    sun: int = 0,
    moon: int = 0,
    light: str = "",
    dark: str = "",
    cards: str = "",
    portal: int = HOME,
    hammer: int = 0,
) -> Seat:
    """A seat. `light` and `dark` are forged faces, each in place of the next 1 gold."""
    seat = Seat(stores=[gold, sun, moon, 0], cards=cards.split(), portal=portal, hammer=hammer)
    for die, forged in enumerate((light, dark)):
        for face in forged.split():
            seat.dice[die][seat.dice[die].index("G1")] = face
            seat.removed.append("G1")
    return seat


def position(phase: str, *named: Seat, round: int = 1, seed: int = 0) -> Table[DiceForge]:
    """A table for three, with introductory cards, in a phase of seat 0's turn; `seed` fixes the rolls to
    come.
    """
    seats = [*named, *(hero() for _ in range(PLAYERS - len(named)))]
    pools = {face: pool.faces[face] for face, pool in {**SANCTUARY, **GARDEN}.items()}
    for seat in seats:
        for face, count in (Counter(chain(*seat.dice)) - _STARTING).items():
            pools[face] -= count
    copies = SET_UPS[PLAYERS].cards_per_stack
    owned = [card for seat in seats for card in seat.cards]
    state = DiceForge(
        rng=Rng(seed),
        seats=seats,
        turns=PLAYERS * (round - 1),
        layout=dict(_LAYOUT),
        stacks={slot: copies - owned.count(card) for slot, card in _LAYOUT.items()},
        boar_stack=[],
        pools=pools,
    )
    return Table.at(RULES, state, phase, PLAYERS)


# -- conditions ------------------------------------------------------------------------------------


def forged(*faces: str, die: int | None = None) -> Condition:
    """One of these faces has been forged, on this die (from 0) or on any."""
    return happened(events.Forged, lambda event: event.face in faces and die in (None, event.die))


def took(*cards: str) -> Condition:
    """One of these cards has been taken."""
    return happened(events.TookCard, lambda event: event.card in cards)


def covers(*allowed: str) -> Condition:
    """A face has been forged over a face other than these."""

    def holds(attempt: Attempt) -> bool:
        return any(event.old not in allowed for event in _own(attempt, events.Forged))

    return holds


def ousts(attempt: Attempt) -> bool:
    """Another hero has been sent home."""
    return any(isinstance(event, events.Ousted) for event in attempt.events)


def spills(attempt: Attempt) -> bool:
    """Something didn't fit into the store."""
    return any(event.lost for event in _own(attempt, events.Gained))


def acts_with_less(gold: int) -> Condition:
    """The decision is about the action, and the learner has less gold than this."""

    def holds(attempt: Attempt) -> bool:
        asked = attempt.decision is not None and attempt.decision.kind == "action"
        return asked and attempt.view.seats[attempt.seat].stores[GOLD] < gold

    return holds


def _own(attempt: Attempt, kind: type[E]) -> list[E]:
    return [event for event in attempt.events if isinstance(event, kind) and event.seat == attempt.seat]


# -- sentences about what was played -----------------------------------------------------------------


def _portal_done(words: Puts, attempt: Attempt) -> str:
    return say.portal_done(words, moon=attempt.view.seats[attempt.seat].stores[MOON])


def _plan_done(words: Puts, attempt: Attempt) -> str:
    return say.plan_done(words) if took("spirits")(attempt) else say.plan_done_lucky(words)


# -- the positions ---------------------------------------------------------------------------------


def _forge() -> Table[DiceForge]:
    return position("roll", hero(gold=3), hero(gold=2), hero(gold=1), seed=19)


def _two() -> Table[DiceForge]:
    return position("action", hero(gold=6, dark="G3"), hero(gold=4), hero(gold=3), round=2)


def _card() -> Table[DiceForge]:
    return position("action", hero(gold=1, sun=2, moon=1, light="S1", dark="M1"), hero(gold=3), round=3)


def _portal() -> Table[DiceForge]:
    rival = hero(gold=2, light="G6 S2", dark="V3 M2", cards="hammer", portal=1)
    return position("action", hero(gold=1, sun=1, moon=1, dark="M1", cards="owl"), rival, round=4)


def _owl() -> Table[DiceForge]:
    own = hero(gold=2, sun=3, moon=3, light="S1", dark="M1", cards="owl", portal=6)
    # no Spirits are left, or their moon shards would lead to another 14
    rivals = hero(gold=3, cards="spirits spirits"), hero(cards="spirits")
    return position("reinforcement", own, *rivals, round=6)


def _hammer() -> Table[DiceForge]:
    own = hero(gold=9, light="G6", dark="G4 G4", cards="hammer", hammer=12, portal=1)
    return position("roll", own, hero(gold=2), round=5, seed=31)


def _triple() -> Table[DiceForge]:
    own = hero(gold=2, moon=5, light="S1", dark="V3 V3 M2", cards="owl", portal=6)
    return position("action", own, hero(gold=3), round=5)


def _second() -> Table[DiceForge]:
    own = hero(gold=1, sun=6, moon=4, light="S2 S1", dark="M2 M1", cards="owl", portal=6)
    return position("action", own, hero(gold=3), round=8)


def _plan() -> Table[DiceForge]:
    own = hero(gold=4, sun=1, moon=1, light="S1", dark="M1", cards="owl", portal=6)
    return position("action", own, hero(gold=3), hero(gold=2), round=6, seed=1)


LESSON = (
    Step(
        "forge",
        say.forge_title,
        say.forge_intro,
        say.forge_goal,
        say.forge_hint,
        say.forge_done,
        _forge,
        every(forged("G6", "G4"), without(covers("G1"))),
        ("roll", "buy:G6", "slot:1/G1"),
        (
            Wrong("rare", say.forge_wrong_rare, ("roll", "buy:G6", "slot:2/M1"), covers("G1")),
            Wrong("other", say.forge_wrong_other, ("roll", "pass")),
        ),
        about="bench",
    ),
    Step(
        "two",
        say.two_title,
        say.two_intro,
        say.two_goal,
        Both(say.two_hint, say.two_hint_plain),
        say.two_done,
        _two,
        every(forged("M1"), forged("S1"), without(covers("G1"))),
        ("buy:M1", "slot:2/G1", "buy:S1", "slot:1/G1"),
        (
            Wrong(
                "covered",
                Both(say.two_wrong_covered, say.two_wrong_covered_plain),
                ("buy:M1", "slot:2/G3"),
                covers("G1"),
            ),
            Wrong("other", say.two_wrong_other, ("buy:G6", "slot:1/G1", "done")),
        ),
        about="bench",
        speaks_of=("buy:M1", "buy:S1", "bench"),
    ),
    Step(
        "card",
        say.card_title,
        Both(say.card_intro, say.card_intro_plain),
        say.card_goal,
        say.card_hint,
        say.card_done,
        _card,
        took("owl"),
        ("feat:sun3",),
        (
            Wrong("elder", say.card_wrong_elder, ("feat:sun1",), took("elder")),
            Wrong(
                "once",
                Both(say.card_wrong_once, say.card_wrong_once_plain),
                ("feat:sun2",),
                happened(events.TookCard),
            ),
            Wrong("other", say.card_wrong_other, ("pass",)),
        ),
        about="islands",
    ),
    Step(
        "portal",
        say.portal_title,
        say.portal_intro,
        say.portal_goal,
        say.portal_hint,
        Told(_portal_done),
        _portal,
        every(happened(events.TookCard), without(ousts)),
        ("feat:sun2",),
        (
            Wrong("ousts", say.portal_wrong_ousts, ("feat:moon2",), ousts),
            Wrong("other", say.portal_wrong_other, ("pass",)),
        ),
        about="islands",
    ),
    Step(
        "owl",
        say.owl_title,
        Both(say.owl_intro, say.owl_intro_plain),
        say.owl_goal,
        say.owl_hint,
        say.owl_done,
        _owl,
        gains(14),
        ("owl:sun", "feat:sun5"),
        (
            Wrong("moon", say.owl_wrong_moon, ("owl:moon",), chose("owl:moon", "owl:gold")),
            Wrong(
                "unused",
                Both(say.owl_wrong_unused, say.owl_wrong_unused_plain),
                ("done",),
                every(chose("done"), without(chose("owl"))),
            ),
            Wrong("other", say.owl_wrong_other, ("owl:sun", "pass")),
        ),
        about="islands",
        speaks_of=("card:0/owl",),
    ),
    Step(
        "hammer",
        say.hammer_title,
        say.hammer_intro,
        say.hammer_goal,
        say.hammer_hint,
        Both(say.hammer_done, say.hammer_done_plain),
        _hammer,
        every(gains(10), forged("V4", "M2V2", "C2", "G1S1M1V1")),
        ("roll", "hammer:3", "buy:V4", "slot:1/G1"),
        (
            Wrong("lost", say.hammer_wrong_lost, ("roll", "hammer:0"), spills),
            Wrong("much", say.hammer_wrong_much, ("roll", "hammer:6"), acts_with_less(12)),
            Wrong(
                "other",
                Both(say.hammer_wrong_other, say.hammer_wrong_other_plain),
                ("roll", "hammer:3", "pass"),
            ),
        ),
        about="heroes",
        speaks_of=("hammer:0", "store:0/gold"),
    ),
    Step(
        "triple",
        say.triple_title,
        say.triple_intro,
        say.triple_goal,
        say.triple_hint,
        say.triple_done,
        _triple,
        every(forged("X3", die=0), without(covers("G1"))),
        ("feat:moon6", "slot:1/G1"),
        (
            Wrong("strong", say.triple_wrong_strong, ("feat:moon6", "slot:2/G1"), forged("X3", die=1)),
            Wrong("sun", say.triple_wrong_sun, ("feat:moon6", "slot:1/S1"), forged("X3")),
            Wrong("other", say.triple_wrong_other, ("pass",)),
        ),
        about="bench",
        speaks_of=("place:moon6", "bench"),
    ),
    Step(
        "second",
        say.second_title,
        say.second_intro,
        say.second_goal,
        say.second_hint,
        say.second_done,
        _second,
        gains(26),
        ("feat:sun5", "pay", "feat:moon5"),
        (
            Wrong("spent", say.second_wrong_spent, ("feat:sun7",), took("sphinx", "mirror")),
            Wrong("other", say.second_wrong_other, ("feat:sun5", "end")),
        ),
        about="islands",
    ),
    Step(
        "plan",
        say.plan_title,
        say.plan_intro,
        say.plan_goal,
        say.plan_hint,
        Told(_plan_done),
        _plan,
        took("ferryman"),
        ("feat:sun2", "roll", "owl:sun", "feat:moon5"),
        (
            Wrong(
                "moon",
                say.plan_wrong_moon,
                ("feat:moon2",),
                every(took("hammer", "chest"), without(chose("roll"))),
            ),
            Wrong("other", say.plan_wrong_other, ("pass", "roll", "done", "pass")),
        ),
        turns=2,
        about="islands",
        speaks_of=("place:moon5", "card:0/owl"),
    ),
)
