"""The lesson of Bora Bora: from the first die to a plan over a round; its texts: `bora_bora_lesson.ftl`."""

from typing import Any

from rulesets.bora_bora import RULES, events
from rulesets.bora_bora.components import SITES
from rulesets.bora_bora.positions import BEN, YOU, position, seat
from rulesets.bora_bora.state import BoraBora, Seat
from rulesets.core import Table
from tabletop_tui.games.bora_bora import lesson_messages as say
from tabletop_tui.play.lesson import Attempt, Condition, Step, Told, Wrong, chose, every, happened
from tabletop_tui.play.texts import Both

# -- conditions ------------------------------------------------------------------------------------


def ben_first(attempt: Attempt) -> bool:
    """Ben is now first in the turn order."""
    orders = [event.seats for event in attempt.events if isinstance(event, events.TurnOrder)]
    return bool(orders) and orders[-1][0] == BEN


def shells(count: int) -> Condition:
    """The learner has at least this many shells."""
    return lambda attempt: bool(attempt.view.seats[YOU].shells >= count)


def no_pair(attempt: Attempt) -> bool:
    """A material was laid, but no two lie side by side."""
    laid = {event.space for event in attempt.events if isinstance(event, events.PlacedMaterial)}
    own = attempt.view.seats[YOU]
    return bool(laid) and not any({*pair} <= {*own.ground} for pair in SITES)


def buys_nothing(attempt: Attempt) -> bool:
    """The jewelry phase has passed, and the learner was never asked."""
    return (
        attempt.decision is not None
        and attempt.decision.kind == "resolve_task"
        and not chose("pass")(attempt)
    )


_FOR_TWO = ("offering", "god_card", "material", "move_hut")
"""What the helper sells for two points."""


# -- the positions ---------------------------------------------------------------------------------


def _at(*seats: Seat, stage: str = "dice", **more: Any) -> Table[BoraBora]:
    return Table.at(RULES, position(*seats, stage=stage, **more), stage, len(seats))


def _die() -> Table[BoraBora]:
    on_map = {"c2": (YOU,), "s2": (BEN,)}
    on_cards = {"land_water_path": 3}
    you, ben = seat(1, dice=(5, 2), offerings=1), seat(1, dice=(4, 1), offerings=2)
    return _at(you, ben, huts=on_map, cards=on_cards)


def _person() -> Table[BoraBora]:
    you = seat(2, "man_land_2/", dice=(4,), tasks=("t04", "t49", "t22"))
    rows = {
        "man": "man_vp_1 man_land_1 man_shell_2 man_build_1 man_hut_3 man_land_3",
        "woman": "woman_vp_2 woman_shell_1 woman_build_2 woman_offering_1 woman_status_1 woman_hut_1",
    }
    return _at(you, seat(1), huts={"c2": (YOU,), "n2": (YOU,), "s2": (BEN,)}, rows=rows, round=2)


def _helper() -> Table[BoraBora]:
    you = seat(3, "woman_land_3 woman_vp_1 man_hut_1/", dice=(3,))
    return _at(you, seat(1), huts={"c2": (YOU,), "n2": (YOU,), "c1": (YOU,), "s2": (BEN,)}, round=2)


def _build() -> Table[BoraBora]:
    you = seat(3, dice=(2,), ground=("a1", "b1", "b2"), built={"a2": 1, "a3": 1}, vp=12)
    return _at(you, seat(1), huts={"c2": (YOU,), "c1": (YOU,), "c3": (YOU,), "s2": (BEN,)}, round=2)


def _gods() -> Table[BoraBora]:
    you = seat(2, dice=(4,), hand="blue yellow", offerings=1, ground=("b2", "b3"))
    on_cards = {"build": 2, "temple": 1}
    return _at(you, seat(1, dice=(1,)), huts={"c2": (YOU,), "n2": (YOU,), "s2": (BEN,)}, cards=on_cards)


def _fish() -> Table[BoraBora]:
    return _at(seat(1, dice=(5,), hand="red"), seat(1), huts={"c4": (YOU,), "n1": (BEN,)})


def _temple() -> Table[BoraBora]:
    temple = (None, YOU, BEN, None, BEN, None)
    return _at(seat(1, dice=(5,)), seat(1), huts={"c2": (YOU,), "s2": (BEN,)}, temple=temple)


def _people() -> Table[BoraBora]:
    you = seat(4, "woman_material_1 man_build_2 man_vp_3", ground=("b2",))
    huts = {"c2": (YOU,), "c1": (YOU,), "n2": (YOU,), "c3": (YOU,), "s2": (BEN,)}
    return _at(you, seat(1), huts=huts, stage="people", round=2)


def _round() -> Table[BoraBora]:
    you = seat(2, "man_land_2", dice=(4, 5, 2), tasks=("t49", "t04", "t22"))
    rows = {"man": "man_vp_1 man_land_1 man_shell_2 man_build_1 man_hut_3 man_land_3"}
    return _at(
        you, seat(1, dice=(6, 3, 1)), huts={"c2": (YOU,), "n2": (YOU,), "s2": (BEN,)}, rows=rows, round=2
    )


def _plan() -> Table[BoraBora]:
    you = seat(3, "woman_build_2 man_build_2", dice=(2,), shells=1, offerings=1)
    ben = seat(1, dice=(1,), shells=4)
    return _at(
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
        say.die_title,
        say.die_intro,
        say.die_goal,
        say.die_hint,
        say.die_done,
        _die,
        happened(events.Occupied),
        ("place:2:land_water_path", "region:c1"),
        (
            Wrong("fished", say.die_wrong_fished, ("place:2:fishing",), chose("place:2:fishing")),
            Wrong("other", say.die_wrong_other, ("place:2:helper", "vp", "vp")),
        ),
        about="cards",
    ),
    Step(
        "person",
        say.person_title,
        say.person_intro,
        say.person_goal,
        Both(say.person_hint, say.person_hint_plain),
        say.person_done,
        _person,
        happened(events.TookPerson, lambda event: event.tile == "man_land_1"),
        ("place:4:woman_man", "man:2"),
        (
            Wrong(
                "stranger",
                say.person_wrong_stranger,
                ("place:4:woman_man", "man:4"),
                happened(events.TookPerson),
            ),
            Wrong("other", say.person_wrong_other, ("place:4:fishing",)),
        ),
        about="own",
        speaks_of=("person:man_land_2",),
    ),
    Step(
        "helper",
        say.helper_title,
        Both(say.helper_intro, say.helper_intro_plain),
        say.helper_goal,
        say.helper_hint,
        say.helper_done,
        _helper,
        shells(4),
        ("place:3:helper", "shells:woman_land_3", "shells:woman_vp_1"),
        (
            Wrong("spent", say.helper_wrong_spent, ("place:3:helper", "god_card"), chose(*_FOR_TWO)),
            Wrong("other", say.helper_wrong_other, ("place:3:fishing",)),
        ),
        about="own",
        speaks_of=("die:3:helper", "person:woman_land_3", "person:woman_vp_1"),
    ),
    Step(
        "build",
        say.build_title,
        say.build_intro,
        say.build_goal,
        say.build_hint,
        say.build_done,
        _build,
        happened(events.Built, lambda event: event.spaces == ["a1", "b1"]),
        ("place:2:build", "ground:a1-b1"),
        (
            Wrong(
                "single",
                Both(say.build_wrong_single, say.build_wrong_single_plain),
                ("place:2:build", "ground:b1-b2"),
                happened(events.Built),
            ),
            Wrong("other", say.build_wrong_other, ("place:2:fishing",)),
        ),
        about="own",
        speaks_of=("die:2:build",),
    ),
    Step(
        "gods",
        say.gods_title,
        say.gods_intro,
        say.gods_goal,
        Both(say.gods_hint, say.gods_hint_plain),
        say.gods_done,
        _gods,
        happened(events.Built),
        ("place:4:build", "building:4"),
        (Wrong("other", say.gods_wrong_other, ("place:4:fishing",)),),
        about="cards",
        speaks_of=("die:4:build", "hand:blue"),
    ),
    Step(
        "fish",
        say.fish_title,
        say.fish_intro,
        say.fish_goal,
        say.fish_hint,
        say.fish_done,
        _fish,
        happened(events.Scored, lambda event: event.source == "fish"),
        ("place:5:land_water_path", "region:s2", "card"),
        (
            Wrong(
                "dry",
                Both(say.fish_wrong_dry, say.fish_wrong_dry_plain),
                ("place:5:land_water_path", "region:c3"),
                chose("region:c3", "region:e2"),
            ),
            Wrong("other", say.fish_wrong_other, ("place:5:fishing",)),
        ),
        about="map",
        speaks_of=("hand:red", "map"),
    ),
    Step(
        "temple",
        say.temple_title,
        say.temple_intro,
        say.temple_goal,
        say.temple_hint,
        say.temple_done,
        _temple,
        happened(events.PlacedPriest, lambda event: event.space == 5),
        ("place:5:temple", "temple:5"),
        (
            Wrong("low", say.temple_wrong_low, ("place:5:temple", "temple:4"), happened(events.PlacedPriest)),
            Wrong("other", say.temple_wrong_other, ("place:5:fishing",)),
        ),
        about="players",
        speaks_of=("temple:1", "temple:2", "temple:3", "temple:4", "temple:5"),
    ),
    Step(
        "people",
        say.people_title,
        say.people_intro,
        say.people_goal,
        say.people_hint,
        say.people_done,
        _people,
        happened(events.Built),
        ("use:woman:material", "wood", "ground:b1", "use:man:build", "building:3"),
        (
            Wrong("points", say.people_wrong_points, ("use:man:vp",), chose("use:man:vp")),
            Wrong("apart", say.people_wrong_apart, ("use:woman:material", "stone", "ground:a3"), no_pair),
            Wrong("other", say.people_wrong_other, ("end", "discard:t04")),
        ),
        about="own",
        speaks_of=("person:woman_material_1",),
    ),
    Step(
        "plan",
        say.plan_title,
        say.plan_intro,
        say.plan_goal,
        say.plan_hint,
        say.plan_done,
        _plan,
        happened(events.BoughtJewelry, lambda event: event.jewel == "jewel_bracelet_3"),
        ("place:2:helper", "shells:woman_build_2", "tattoo:man_build_2", "jewelry:jewel_bracelet_3"),
        (
            Wrong(
                "late",
                say.plan_wrong_late,
                ("place:2:helper", "shells:woman_build_2", "vp"),
                every(shells(3), ben_first),
            ),
            Wrong("poor", say.plan_wrong_poor, ("place:2:helper", "tattoo:man_build_2", "vp"), buys_nothing),
            Wrong(
                "declined",
                say.plan_wrong_declined,
                ("place:2:helper", "shells:woman_build_2", "tattoo:man_build_2", "pass"),
                every(chose("pass"), shells(3)),
            ),
            Wrong("other", say.plan_wrong_other, ("place:2:woman_man", "woman:2", "end")),
        ),
        replies=("place:1:fishing",),
        turns=2,
        about="map",
        speaks_of=("jewelry:jewel_bracelet_3",),
    ),
    Step(
        "round",
        say.round_title,
        say.round_intro,
        say.round_goal,
        say.round_hint,
        Told(lambda words, attempt: say.round_done(words, points=attempt.gained)),
        _round,
        happened(events.Scored, lambda event: event.source == "tasks"),
        (
            *("place:4:woman_man", "man:2", "place:5:temple", "temple:5", "offering", "status"),
            *("place:2:land_water_path", "ground:b1", "use:man:land", "region:c3", "ground:c2"),
        ),
        (
            Wrong(
                "other",
                say.round_wrong_other,
                ("place:4:fishing", "place:5:fishing", "place:2:fishing", "end", "discard:t22"),
            ),
        ),
        replies=("place:6:fishing", "place:3:fishing", "place:1:fishing"),
        turns=4,
        about="cards",
    ),
)
"""The steps in the order in which they are played."""
