"""Positions of Bora Bora with everything that players are told about them (specification d.4 to d.11)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from rulesets.bora_bora.foresight import allowed
from rulesets.bora_bora.places_advice import jewel_advice, region_advice, temple_advice
from rulesets.bora_bora.player_advice import player_advice
from rulesets.bora_bora.preview import most_priests, pushed, status_preview
from rulesets.bora_bora.questions import likely, question

from rulesets.bora_bora import RULES
from rulesets.bora_bora import positions as lesson
from rulesets.bora_bora.advice import (
    board_advice,
    god_card_advice,
    good_advice,
    ground_advice,
    material_advice,
    payment_advice,
    person_advice,
    placement_advice,
    steps_advice,
    task_advice,
    use_advice,
    way_out_advice,
)
from rulesets.bora_bora.components import MATERIALS, REGIONS, SEXES
from rulesets.bora_bora.deeds import WAYS, in_order, together
from rulesets.bora_bora.round_end import last_round_end
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Event, Table
from tests.conformance.play import played
from tests.playthroughs import SETTLERS
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    Player,
    answer,
    asked,
    at,
    finishing,
    placing,
    position,
    resolving,
    using,
)
from tests.told import events, reasons, refusals, short

Advice = Callable[..., Any]
ADVICE: dict[str, Advice] = {
    **dict.fromkeys(("place", "die"), placement_advice),
    **dict.fromkeys((*SEXES, "person"), person_advice),
    **dict.fromkeys(("card", "pair", "tile", "no"), payment_advice),
    **dict.fromkeys(("open", "deck", "hand", "god_tile"), god_card_advice),
    **dict.fromkeys(("status", "tattoo", "shells"), steps_advice),
    **dict.fromkeys(("vp", "offering", "god_card", "material", "move_hut", "shell", "supply"), good_advice),
    **dict.fromkeys(MATERIALS, material_advice),
    **dict.fromkeys(("building", "space", "another"), board_advice),
    **dict.fromkeys(("use", "doubled", "extra"), use_advice),
    **dict.fromkeys(("fulfil", "yellow", "discard", "take", "task"), task_advice),
    **dict.fromkeys(("stop", "end", "pass", "done"), way_out_advice),
    "region": region_advice,
    "jewelry": jewel_advice,
    "temple": temple_advice,
    "ground": ground_advice,
    "seat": player_advice,
}
"""What works out what is told of a thing, by its noun."""

TARGETS = [
    *(f"card:{card}" for card in ("helper", "temple", "build", "land_water_path", "fishing", "moon")),
    *(f"region:{region}" for region in REGIONS),
    *(f"{sex}:{place}" for sex in SEXES for place in (1, 2, 6, 7)),
    *("person:man_vp_1", "person:woman_land_1", "person:man_land_2", "person:nobody"),
    *("jewelry:jewel_ring_1", "jewelry:jewel_ring_6", "jewelry:jewel_belt_5", "jewelry:nothing"),
    *("task:t09", "task:t26", "task:t60", "ground:a1", "ground:b1", "ground:a1-a2", "ground:z9"),
    *(
        "building:1",
        "building:2",
        "building:7",
        "temple:1",
        "temple:4",
        "temple:7",
        "open:1",
        "open:6",
        "deck",
    ),
    *("hand:blue", "hand:red", "god_tile", "status", "supply:offering", "supply:shell", "nothing"),
]
"""Things that some positions don't offer, and some that aren't there."""


def told() -> Iterator[str]:
    """Every position in turn, and what is told of it."""
    yield from dice_and_gods()
    yield from a_new_hut()
    yield from the_helper()
    yield from building_and_the_temple()
    yield from people_in_use()
    yield from tasks_and_jewelry()
    yield from positions_of_lessons()
    yield from a_game()


def dice_and_gods() -> Iterator[str]:
    """d.5: a die has to be lower, or costs a blue god; a white one makes it a 6."""
    yield "DICE AND GODS"
    own = Player(
        hand="BBWW", offerings=1, tiles=1, shells=2, people="man_land_2 woman_vp_1/", ground="a1 b2 b4"
    )
    rival = Player(hand="RG", people="man_vp_1", tasks="t20 t27")
    lying = {"temple": "4", "helper": "2", "land_water_path": "5"}
    table = placing(own, rival, Player(), on_map="c4:A c2:AB w1:B", dice="5 2", cards_in_play=lying)
    yield from decision(table)
    yield from reasons(RULES, table, A, TARGETS)
    yield from reasons(RULES, table, B, ["card:helper", "region:n1", "deck"])
    for word in (
        *(
            "card:temple",
            "seat:0",
            "seat:1",
            "hand:white",
            "hand:red",
            "god_tile",
            "deck",
            "open:1",
            "status",
        ),
        *("ground:a1", "ground:a2", "building:1", "space:3", "person:man_land_2", "task:t20", "supply:shell"),
        *("temple:1", "region:c2", "region:n1", "man:1", "sand"),
    ):
        yield looked_at(table, word)
    answer(table, "place:5:temple:white")
    yield from decision(table)
    answer(table, next(option.key for option in asked(table).options))
    yield from decision(table)


def a_new_hut() -> Iterator[str]:
    """d.6 (R2): where it can go, who is pushed aside, what the region yields, and a red god's fish."""
    yield "A NEW HUT"
    own = Player(hand="RWW", offerings=2, ground="a1 b4")
    table = placing(own, Player(), on_map="c2:A c1:B n1:B e1:A", dice="5")
    answer(table, "place:5:land_water_path")
    while table.decision is not None and asked(table).seat == A:
        yield from decision(table)
        answer(table, asked(table).options[0].key)


def the_helper() -> Iterator[str]:
    """d.6: points of the helper are spent one thing at a time."""
    yield "THE HELPER"
    own = Player(hand="G", shells=1, people="man_vp_1/ woman_vp_1 man_land_2", vp=3)
    table = placing(own, Player(), on_map="c4:A c1:AB", dice="6", status={0: "A", 2: "B"})
    answer(table, "place:6:helper")
    for _ in range(3):
        yield from decision(table)
        answer(table, next(key for key in keys(table) if not key.startswith("vp")))
    yield from decision(table)


def building_and_the_temple() -> Iterator[str]:
    """d.6: pairs of equal materials, tiles that still fit, priests that are pushed out."""
    yield "BUILDING AND THE TEMPLE"
    own = Player(ground="a1 a2 b3 c2 c3", built={2: "b1 b2"}, beside="sand wood")
    table = placing(own, Player(), dice="5 3", temple="AB..BA", status={14: "A", 0: "B"})
    view = RULES.view(table.state, A)
    for space in range(1, 7):
        yield f"  {space} pushes {short(pushed(view, space))} most {short(most_priests(view, A, space))}"
    yield from (f"  {steps} steps {short(status_preview(view, B, steps))}" for steps in (0, 1, 5, 20))
    yield from (looked_at(table, material) for material in MATERIALS)
    for card in ("build", "temple"):
        twin = table.clone(listen=True)
        answer(twin, f"place:5:{card}")
        while twin.decision is not None and len(twin.answers) < 5 and asked(twin).seat == A:
            yield from decision(twin)
            answer(twin, keys(twin)[-1])


def people_in_use() -> Iterator[str]:
    """d.7: all equal people at once; green gods double them or use one kind more."""
    yield "PEOPLE IN USE"
    people = "man_land_2 man_vp_1 man_vp_2 woman_status_1 woman_build_1 woman_material_2/"
    own = Player(hand="GG", offerings=1, people=people, ground="a1 a2 b4")
    table = using(own, Player(), on_map="c4:A", status={3: "A", 4: "B"})
    yield from decision(table)
    yield from reasons(RULES, table, A, TARGETS)
    answer(table, "use:man:vp")
    yield from decision(table)
    for use, kinds in (
        ("woman:material", ("choose_material", "place_material")),
        ("man:hut", ("move_hut_more",)),
    ):
        three = " ".join(f"{use.replace(':', '_')}_{number}" for number in (1, 2, 3))
        several = using(Player(people=three), Player(), on_map="c4:A")
        answer(several, f"use:{use}")
        while several.decision is not None and several.decision.kind in kinds:
            view = RULES.view(several.state, A)
            yield f"  {several.decision.kind} {short(question(view, several.decision))}"
            answer(several, keys(several)[0])
    poor = using(Player(people=people, used={"man": ("vp",)}), Player(), on_map="c4:A")
    yield from decision(poor)


def tasks_and_jewelry() -> Iterator[str]:
    """d.8: how far tasks are, yellow gods, what jewelry costs and when it comes."""
    yield "TASKS AND JEWELRY"
    own = Player(
        hand="YY", shells=6, offerings=3, tasks="t32 t26 t09", people="man_vp_1 man_vp_2", jewelry="ring_6"
    )
    table = resolving(own, Player(), round=3)
    yield from decision(table)
    yield from reasons(RULES, table, A, TARGETS)
    yield from decision(finishing(Player(hand="Y", shells=5, tasks="t32 t26 t09"), Player()))
    state = position(own, Player(), stage="jewelry", jewels="ring_1 belt_5 necklace_6 ring_2", round=3)
    sale = at(state, sound=False)
    yield from decision(sale)
    yield from reasons(RULES, sale, A, TARGETS)


def positions_of_lessons() -> Iterator[str]:
    """What a position holds of which little is named, and one of a later round of which much is."""
    yield "POSITIONS OF LESSONS"
    huts: Mapping[str, tuple[int, ...]] = {"c2": (A,), "s2": (B, A)}
    plain = lesson.position(lesson.seat(2), lesson.seat(1), huts=huts)
    you = lesson.seat(2, "man_land_2/ woman_vp_1", dice=(5, 2), hand="blue red red", built={"a1": 2, "a2": 2})
    rows, temple = {"man": "man_vp_1 man_land_1", "woman": "woman_vp_2"}, (None, A, None, B, None, None)
    rich = lesson.position(
        you, lesson.seat(1, last=3), huts=huts, round=3, cards={"helper": 3}, rows=rows,
        jewels="ring_1 ring_2", temple=temple, status={0: (A,), 3: (B,)},
    )  # fmt: skip
    later = lesson.position(lesson.seat(2), lesson.seat(1), huts=huts, round=6, stage="jewelry")
    for state in (plain, rich, later):
        yield f"  faults {short(RULES.faults(state))} around {short(RULES.around(state))}"
        saved = [each.name for each in fields(state) if each.metadata.get("saved", True)]
        yield from (f"  {name} {short(getattr(state, name))}" for name in saved if name != "rng")


def a_game() -> Iterator[str]:
    """The first decisions of each kind in a game, and what is told of its rounds."""
    yield "A GAME"
    story: list[Event] = []
    asked_before: dict[str, int] = {}
    for table in played(RULES, 3, 2, tastes=SETTLERS):
        story += table.story[-1]
        if table.decision is None:
            break
        kind = table.decision.kind
        asked_before[kind] = asked_before.get(kind, 0) + 1
        if asked_before[kind] in (2, 9):
            yield from decision(table)
            features = RULES.features(table.state, asked(table).seat)
            yield f"  left {RULES.left(table.state):.4g} {short(features)}"
            yield f"  {short(last_round_end(RULES.view(table.state, None), table.story, 6))}"
    for event in together(story)[-60:]:
        way = WAYS.get(event.kind)
        yield f"  {event.kind} {way(event) if way is not None else ''} {short(event.facts)}"
    for own in RULES.view(table.state, None).seats:
        yield f"  {short(in_order(own.ledger))} {short(own.standing)}"


# -- What is written of a position -----------------------------------------------------------------


def keys(table: Table[BoraBora]) -> list[str]:
    """What can be chosen, in order."""
    return [option.key for option in asked(table).options]


def looked_at(table: Table[BoraBora], word: str) -> str:
    """What is told of a thing while a player only looks around."""
    noun, _, id = word.partition(":")
    advice = placement_advice if noun == "card" else ADVICE[noun]
    return f"  look {word} {short(advice(RULES.view(table.state, A), A, None, noun, id))}"


def decision(table: Table[BoraBora]) -> Iterator[str]:
    """What is asked, what speaks for each option and what it would allow; what is refused and why."""
    asking = asked(table)
    view = RULES.view(table.state, asking.seat)
    yield f"{asking.seat} {asking.kind} {short(question(view, asking))}"
    yield from events(together([*table.story[-1]]))
    yield f"  likeliest {next(iter(likely(view, asking)), None)} allows {short(allowed(view, asking, None))}"
    for option in asking.options:
        noun, _, id = option.key.partition(":")
        advice = short(ADVICE[noun](view, asking.seat, asking, noun, id))
        yield f"  {option.key} @{option.target} {short(allowed(view, asking, option.key))} {advice}"
    yield from refusals(asking)
