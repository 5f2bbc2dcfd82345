"""What Dice Forge's lesson claims at the end of each step."""

from rulesets.dice_forge.components import (
    CARDS,
    EXTRA_ACTION_PRICE,
    FACES,
    GOLD,
    MOON,
    POOLS,
    SPIRITS_GIFT,
    SUN,
)
from tabletop_tui.play.lesson import Attempt, Condition
from tests.play.lessons.claims import (
    Claim,
    Claims,
    claim,
    facts_of,
    never,
    once,
    own,
    own_before,
    rule,
)


def stores(attempt: Attempt, kind: int) -> int:
    """What the learner has of something now."""
    return int(own(attempt).stores[kind])


def had(kind: int, count: int, *words: str) -> Claim:
    """The learner began with just so many."""
    return claim(lambda attempt: own_before(attempt).stores[kind] == count, *words)


def forged(attempt: Attempt) -> list[str]:
    """The faces forged, in their order."""
    return [each["face"] for each in facts_of(attempt, "forged")]


def old(attempt: Attempt) -> list[str]:
    """The faces that made way."""
    return [each["old"] for each in facts_of(attempt, "forged")]


def cards(attempt: Attempt) -> list[str]:
    """The cards taken."""
    return [each["card"] for each in facts_of(attempt, "took_card")]


def card(name: str, sun: int = 0, moon: int = 0, glory: int | None = None) -> Condition:
    """A card costs this and counts this."""
    row = CARDS[name]
    return lambda _a: (row.cost_sun, row.cost_moon) == (sun, moon) and glory in (None, row.vp)


def price(face: str, gold: int) -> Condition:
    """A face costs this."""
    return lambda _a: next(pool.cost for pool in POOLS.values() if face in pool.faces) == gold


def dear(attempt: Attempt) -> list[str]:
    """The faces forged that cost 12 gold."""
    return [face for face in forged(attempt) if price(face, 12)(attempt)]


def over(attempt: Attempt) -> bool:
    """The learner's turn is over."""
    return attempt.turns >= 1


def gold_of(face: str) -> int:
    """The gold that a face gives."""
    return int(FACES[face].gold)


CLAIMS: Claims = {
    "forge/done": (
        claim(lambda a: any(gold_of(face) >= 4 for face in forged(a)) and {*old(a)} == {"G1"}),
        claim(lambda a: a.before.rounds == 10 and len(a.before.seats) == 3, "10", "30"),
    ),
    "forge/wrong-rare": (claim(lambda a: old(a)[-1] != "G1"), rule("1")),
    "forge/wrong-other": (
        claim(lambda a: over(a) and not any(gold_of(face) >= 4 for face in forged(a)), "4"),
        claim(lambda a: max(own(a).stores[GOLD], own_before(a).stores[GOLD]) >= 0 and price("G4", 3)(a)),
    ),
    "two/done": (
        claim(lambda a: sorted(forged(a)) == ["M1", "S1"] and old(a) == ["G1", "G1"]),
        claim(lambda a: own_before(a).stores[GOLD] - stores(a, GOLD) == 5, "5"),
    ),
    "two/wrong-covered": (claim(lambda a: old(a)[-1] != "G1"), rule("1")),
    "two/wrong-other": (
        claim(lambda a: over(a) and not {"M1", "S1"} <= {*forged(a)}),
        claim(price("M1", 2), "2"),
        claim(price("S1", 3), "3", "5"),
        had(GOLD, 6, "6"),
    ),
    "card/done": (claim(lambda a: cards(a) == ["owl"], "owl"),),
    "card/wrong-elder": (
        claim(lambda a: cards(a) == ["elder"], "elder"),
        claim(lambda a: stores(a, GOLD) == 1, "1"),
        rule("3"),
    ),
    "card/wrong-once": (
        claim(lambda a: len(cards(a)) == 1 and CARDS[cards(a)[0]].effect_type != "reinforcement"),
        claim(card("owl", sun=2)),
        had(SUN, 2),
    ),
    "card/wrong-other": (claim(lambda a: over(a) and not cards(a)), had(SUN, 2, "2")),
    "portal/done": (
        claim(lambda a: len(cards(a)) == 1 and not any(event.kind == "ousted" for event in a.events)),
        claim(card("ferryman", moon=4), "4", "ferryman"),
    ),
    "portal/wrong-ousts": (
        claim(lambda a: any(event.kind == "ousted" and event.seat == 1 for event in a.events)),
        claim(lambda a: {CARDS["hammer"].portal, CARDS["chest"].portal} == {1}, "hammer", "chest"),
        claim(lambda a: any(event.kind == "rolled" and event.seat == 1 for event in a.events)),
        claim(lambda a: all(seat.portal != CARDS["spirits"].portal for seat in a.before.seats)),
    ),
    "portal/wrong-other": (claim(lambda a: over(a) and not cards(a)), had(SUN, 1), had(MOON, 1)),
    "owl/done": (
        claim(lambda a: a.gained == 14 and cards(a) == ["gorgon"]),
        claim(lambda a: once(a, "reinforced", card="owl"), "owl"),
    ),
    "owl/wrong-moon": (
        claim(lambda a: stores(a, SUN) == 3 and once(a, "reinforced", card="owl"), "owl"),
        claim(card("gorgon", sun=4, glory=14), "14"),
        claim(card("ferryman", moon=4, glory=12), "ferryman", "12"),
        claim(lambda _a: [name for name, row in CARDS.items() if row.vp == 14] == ["gorgon"]),
    ),
    "owl/wrong-unused": (
        claim(lambda a: never("reinforced")(a) and stores(a, SUN) == 3, "owl", "3"),
        claim(lambda _a: [name for name, row in CARDS.items() if row.vp == 14] == ["gorgon"], "14"),
    ),
    "owl/wrong-other": (
        claim(lambda a: over(a) and a.keys[0] == "owl:sun" and "gorgon" not in cards(a)),
        had(SUN, 3),
    ),
    "hammer/done": (
        claim(lambda a: once(a, "hammered", gold=3, step=15) and a.gained == 10, "10", "hammer"),
        claim(lambda a: own_before(a).stores[GOLD] + 6 - own(a).limits[GOLD] == 3),
        claim(lambda a: len(dear(a)) == 1),
    ),
    "hammer/wrong-lost": (
        claim(lambda a: any(each["lost"] for each in facts_of(a, "gained"))),
        claim(lambda a: own_before(a).stores[GOLD] + 6 - own(a).limits[GOLD] == 3, "3", "hammer"),
    ),
    "hammer/wrong-much": (
        claim(lambda a: stores(a, GOLD) < 12, "12"),
        claim(lambda a: sum(each["gold"] for each in facts_of(a, "hammered")) > 3, "3", "10", "hammer"),
    ),
    "hammer/wrong-other": (claim(lambda a: over(a) and not dear(a), "12"),),
    "triple/done": (
        claim(lambda a: once(a, "forged", face="X3", die=0, old="G1")),
        claim(lambda a: "V3" in own(a).dice[1], "3", "9"),
    ),
    "triple/wrong-strong": (
        claim(lambda a: once(a, "forged", face="X3", die=1)),
        claim(lambda a: own(a).dice[0].count("G1") > 3, "1"),
        claim(lambda a: sum(own_before(a).dice[1].count(face) for face in ("V3", "M2")) == 3),
    ),
    "triple/wrong-sun": (
        claim(lambda a: once(a, "forged", face="X3", die=0, old="S1")),
        rule("1"),
    ),
    "triple/wrong-other": (
        claim(lambda a: over(a) and "X3" not in forged(a), "3"),
        claim(card("helmet", moon=5), "helmet", "5"),
        had(MOON, 5),
    ),
    "second/done": (
        claim(lambda a: a.gained == 26 and len(cards(a)) == 2, "26"),
        claim(lambda _a: EXTRA_ACTION_PRICE == 2, "2"),
    ),
    "second/wrong-spent": (
        claim(lambda a: stores(a, SUN) < EXTRA_ACTION_PRICE == 2 and len(cards(a)) == 1, "2"),
        had(SUN, 6),
        rule("4"),
    ),
    "second/wrong-other": (claim(lambda a: over(a) and a.gained < 26, "26"),),
    "plan/done": (
        claim(lambda a: "ferryman" in cards(a), "ferryman"),
        claim(lambda a: ("spirits" in cards(a)) == once(a, "took_card", card="spirits"), "spirits"),
        claim(lambda _a: SPIRITS_GIFT == 3, "3"),
    ),
    "plan/wrong-moon": (
        claim(lambda a: stores(a, MOON) == 0 and once(a, "paid", moon=1)),
        claim(card("ferryman", moon=4), "4"),
    ),
    "plan/wrong-other": (
        claim(lambda a: a.turns == 2 and "ferryman" not in cards(a), "ferryman"),
        claim(card("ferryman", moon=4), "4"),
        claim(lambda _a: SPIRITS_GIFT == 3, "3"),
    ),
}
