"""What Bora Bora's lesson claims at the end of each step."""

from rulesets.bora_bora import events
from rulesets.bora_bora.components import JEWELS, PEOPLE, PERSON_KINDS, REGIONS, SITES, TASKS
from tabletop_tui.play.lesson import Attempt
from tests.play.lessons.claims import Claims, claim, facts_of, never, once, own, own_before, points, rule

BEN = 1


def huts(attempt: Attempt, seat: int = 0) -> set[str]:
    """The regions where a seat has a hut."""
    return {region for region, seats in attempt.view.map.items() if seat in seats}


def new_huts(attempt: Attempt) -> set[str]:
    """The regions in which the learner has a hut now and had none."""
    return huts(attempt) - {region for region, seats in attempt.before.map.items() if 0 in seats}


def trackers(attempt: Attempt) -> int:
    """How many Trackers the learner has."""
    return sum(PEOPLE[person.tile].kind == "land" for person in own(attempt).people.values())


def wants_trackers(attempt: Attempt) -> bool:
    """The learner has the task of two Trackers."""
    row = TASKS["t49"]
    return "t49" in own_before(attempt).tasks and (row.param, row.amount) == ("land", 2)


def shells(attempt: Attempt) -> int:
    """The learner's shells."""
    return int(own(attempt).shells)


def priests(attempt: Attempt, seat: int) -> list[int]:
    """The temple's spaces that a seat's priests hold."""
    return [space for space, holder in enumerate(attempt.view.temple, 1) if holder == seat]


def place_of(attempt: Attempt, seat: int) -> int:
    """How far a seat is on the status track."""
    return next(space for space, seats in enumerate(attempt.view.status) if seat in seats)


def pairs(attempt: Attempt) -> int:
    """How many pairs of materials lie side by side."""
    return sum({*pair} <= {*own(attempt).ground} for pair in SITES)


def lonely(attempt: Attempt, space: str) -> bool:
    """Nothing beside a space of the ground is free of buildings."""
    beside = {each for pair in SITES for each in pair if space in pair} - {space}
    return bool(beside) and not beside & ({*own(attempt).ground} | free(attempt))


def free(attempt: Attempt) -> set[str]:
    """The spaces of the ground without a material or a building."""
    every = {each for pair in SITES for each in pair}
    return (
        every
        - {*own(attempt).ground}
        - {*own(attempt).built}
        - {
            other
            for number in own(attempt).built.values()
            for spaces in (
                facts["spaces"] for facts in facts_of(attempt, "built") if facts["number"] == number
            )
            for other in spaces
        }
    )


def region_yields_offering(attempt: Attempt) -> bool:
    """The region settled last yields an offering."""
    return once(attempt, "gained_offerings", count=1)


def ben_leads(attempt: Attempt) -> bool:
    """Ben buys first in the order of the round that ends."""
    orders = [event.seats for event in attempt.events if isinstance(event, events.TurnOrder)]
    return bool(orders) and orders[-1][0] == BEN


CLAIMS: Claims = {
    "die/done": (
        claim(lambda a: len(new_huts(a)) == 1 and own(a).free_space is not None),
        claim(lambda a: a.view.cards["land_water_path"][-1].number == 2, "1"),
    ),
    "die/wrong-fished": (
        claim(lambda a: a.gained == 2 and a.keys[-1] == "place:2:fishing", "2"),
        claim(lambda a: a.before.cards["land_water_path"][-1].number == 3, "5"),
    ),
    "die/wrong-other": (
        claim(lambda a: not new_huts(a)),
        claim(lambda a: {"land_path", "water_path"}.isdisjoint(a.view.cards)),
        claim(lambda a: own_before(a).dice == (5, 2), "2"),
    ),
    "person/done": (
        claim(lambda a: trackers(a) == 2 and wants_trackers(a), "land"),
        claim(lambda a: PERSON_KINDS["land"].value(2) == 4, "4"),
        claim(lambda a: own_before(a).dice == (4,), "4"),
        rule("6"),
    ),
    "person/wrong-stranger": (
        claim(lambda a: trackers(a) == 1 and once(a, "took_person") and wants_trackers(a), "land"),
    ),
    "person/wrong-other": (claim(never("took_person")),),
    "helper/done": (claim(lambda a: shells(a) >= 4), rule("9")),
    "helper/wrong-spent": (
        claim(
            lambda a: (
                a.keys[-1] in ("offering", "god_card", "material", "move_hut") and own_before(a).dice == (3,)
            ),
            "2",
            "3",
        ),
        claim(lambda a: shells(a) < 4),
    ),
    "helper/wrong-other": (
        claim(lambda a: shells(a) < 4, "4"),
        claim(lambda a: all(PEOPLE[tile].shell_symbols > 0 for tile in ("woman_land_3", "woman_vp_1"))),
    ),
    "build/done": (
        claim(points(10), "10"),
        claim(lambda a: not any(lonely(a, space) for space in own(a).ground + tuple(free(a)))),
        rule("6"),
    ),
    "build/wrong-single": (
        claim(points(10), "10"),
        claim(lambda a: "a1" in own(a).ground and lonely(a, "a1")),
        rule("3", "4", "1"),
    ),
    "build/wrong-other": (claim(never("built")), claim(lambda a: own_before(a).dice == (2,), "2")),
    "gods/done": (
        claim(lambda a: once(a, "built") and a.gained == 10, "10"),
        claim(
            lambda a: (
                own_before(a).offerings - own(a).offerings == 1 and own_before(a).cards - own(a).cards == 1
            )
        ),
        claim(lambda a: once(a, "played_god", god="blue")),
        rule("6"),
    ),
    "gods/wrong-other": (claim(never("built")), claim(lambda a: own_before(a).dice == (4,))),
    "fish/done": (
        claim(lambda a: region_yields_offering(a) and own_before(a).offerings == 0 and own(a).offerings == 0),
        claim(lambda a: {REGIONS[region].terrain for region in new_huts(a)} == {"steppe"}),
        claim(lambda a: all(region in a.view.fish for region in new_huts(a))),
    ),
    "fish/wrong-dry": (
        claim(lambda a: len(new_huts(a)) == 1 and never("gained_offerings")(a) and own(a).offerings == 0),
    ),
    "fish/wrong-other": (claim(lambda a: not once(a, "scored", source="fish")),),
    "temple/done": (
        claim(lambda a: len(priests(a, 0)) == len(priests(a, BEN)) == 2),
        claim(lambda a: max(priests(a, 0)) > max(priests(a, BEN))),
    ),
    "temple/wrong-low": (
        claim(lambda a: len(priests(a, 0)) == len(priests(a, BEN)) == 2),
        claim(lambda a: max(priests(a, BEN)) == 5 > max(priests(a, 0)), "5"),
    ),
    "temple/wrong-other": (
        claim(lambda a: len(priests(a, 0)) == 1 and len(priests(a, BEN)) == 2),
        rule("5"),
    ),
    "people/done": (
        claim(lambda a: a.gained == 10 and once(a, "built"), "10"),
        claim(never("placed_die")),
    ),
    "people/wrong-points": (claim(lambda a: once(a, "used", sex="man") and a.gained >= 2, "build"),),
    "people/wrong-apart": (
        claim(lambda a: once(a, "placed_material") and pairs(a) == 0),
        claim(lambda a: "b2" in own(a).ground, "6", "stone"),
    ),
    "people/wrong-other": (claim(never("built")), rule("material", "build", "6")),
    "plan/done": (
        claim(lambda a: once(a, "bought_jewelry", jewel="jewel_bracelet_3")),
        claim(lambda a: own_before(a).dice == (2,)),
    ),
    "plan/wrong-late": (
        claim(lambda a: shells(a) >= JEWELS["jewel_bracelet_3"].shell_cost == 3),
        claim(lambda a: ben_leads(a) and never("bought_jewelry")(a)),
        claim(
            lambda a: a.decision is not None and (a.decision.seat, a.decision.kind) == (BEN, "buy_jewelry")
        ),
        rule("land"),  # the status track has nothing to do with Trackers
    ),
    "plan/wrong-poor": (
        claim(lambda a: shells(a) < 3 and never("bought_jewelry")(a)),
        claim(lambda a: PEOPLE["woman_build_2"].shell_symbols == 2, "2"),
    ),
    "plan/wrong-declined": (
        claim(lambda a: shells(a) >= 3 and "pass" in a.keys and not ben_leads(a)),
        claim(never("bought_jewelry")),
    ),
    "plan/wrong-other": (
        claim(lambda a: not once(a, "bought_jewelry", jewel="jewel_bracelet_3")),
        claim(lambda _a: JEWELS["jewel_bracelet_3"].shell_cost == 3, "bracelet", "3"),
        rule("land"),
    ),
    "round/done": (
        claim(lambda a: once(a, "scored", source="tasks") and once(a, "fulfilled_task")),
        claim(lambda a: a.before.rounds == 6),
        claim(lambda a: own(a).vp - own_before(a).vp <= a.gained),
    ),
    "round/wrong-other": (
        claim(lambda a: once(a, "discarded_task") and never("fulfilled_task")(a)),
        claim(lambda a: wants_trackers(a) and own_before(a).tasks[0] == "t49", "land"),
        claim(lambda a: len(own_before(a).tasks) == 3),
    ),
}
