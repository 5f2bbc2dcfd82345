"""What rolled faces bring: sums, choices, times three, mirrors, shields (specification d.3)."""

import pytest

from rulesets.dice_forge.gains import SENTINEL
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acting,
    answer,
    asked,
    buys,
    choosable,
    ended,
    faces,
    forced,
    hammered,
    held,
    hero,
    kinds_told,
    question,
    reinforcing,
    rolled,
    taking,
    targets,
    told,
)

# -- Stores ----------------------------------------------------------------------------------------


def test_surplus_is_lost() -> None:
    """S12 (rulebook, end of the track; ruling R22): 12 gold and 6 sun shards, no more."""
    table = rolled("G4 S1", hero(gold=10, sun=6))
    assert held(table) == {"gold": 12, "sun": 6}
    assert ("gained", A, {"resource": "gold", "amount": 4, "lost": 2}) in told(table)


def test_a_chest_raises_the_limits() -> None:
    """S13 (d.3): 4 more gold, 3 more of each shard."""
    assert held(rolled("G4 S1", hero(gold=10, sun=6, cards="chest"))) == {"gold": 14, "sun": 7}


def test_limits_of_all_stores() -> None:
    """Ruling R22: gold 12, sun 6, moon 6; each chest adds 4, 3 and 3."""
    for chests in range(5):
        seat = hero(cards="chest " * chests)
        limits = [12 + 4 * chests, 6 + 3 * chests, 6 + 3 * chests, None]
        assert [seat.limit(resource) for resource in range(4)] == limits


def test_glory_has_no_limit() -> None:
    """Ruling R23: no marker of 100 is needed."""
    assert held(rolled("V4 X3", hero(vp=95))) == {"vp": 107}


def test_everything_shown_is_gained() -> None:
    """d.3: sum faces of both dice, without a question."""
    table = rolled("G1S1M1V1 M2V2")
    assert held(table) == {"gold": 1, "sun": 1, "moon": 3, "vp": 3}
    assert ended(table)


# -- Times three -----------------------------------------------------------------------------------


def test_times_three() -> None:
    """S15 (d.3 B): everything on the other die."""
    assert held(rolled("X3 M2V2")) == {"moon": 6, "vp": 6}


def test_two_times_three_bring_nothing() -> None:
    """S16 (d.3 B): they have no effect on each other."""
    table = rolled("X3 X3", hero())
    assert (held(table), ended(table)) == ({}, True)


def test_times_three_alone_brings_nothing() -> None:
    """S17 (ruling R37): there is no other die in a minor blessing."""
    assert held(rolled("1:X3")) == {}


def test_times_three_multiplies_one_choice() -> None:
    """S18 (ruling R10): one decision, tripled, up to the limit."""
    table = rolled("X3 C2")
    assert question(table) == (A, "face_choose")
    assert choosable(table) == taking("gold sun moon")
    answer(table, "take:sun")
    assert (held(table), ended(table)) == ({"sun": 6}, True)


@pytest.mark.parametrize(
    ("face", "options"),
    [("C1", "gold sun moon"), ("C2", "gold sun moon"), ("C32", "gold vp"), ("B_R", "sun moon")],
)
def test_choices_are_those_printed(face: str, options: str) -> None:
    """b.1 and d.3: exactly one of the alternatives."""
    table = rolled(f"{face} V2", hero(), hero(boars="B_R"))
    assert held(table) == {"vp": 2}  # the sum comes first, so that the choice is made knowing it
    assert choosable(table) == taking(options)
    assert targets(table) == {f"take:{word}": f"store:0/{word}" for word in options.split()}


def test_two_choices_go_by_dice() -> None:
    """d.3 C: choice faces, die 1 before die 2."""
    table = rolled("C32 C1")
    assert choosable(table) == taking("gold vp")
    answer(table, "take:gold")
    assert choosable(table) == taking("gold sun moon")
    answer(table, "take:moon")
    assert held(table) == {"gold": 3, "moon": 1}


# -- Mirrors ---------------------------------------------------------------------------------------


def test_a_mirror_copies_an_opponents_face() -> None:
    """S19 (d.3 A): equal faces are offered once, at the first die clockwise."""
    table = rolled("MIR G3", hero(), hero(shows="M2V2 G1"), hero(shows="G1 S2"))
    assert question(table) == (A, "mirror_choose")
    assert choosable(table) == faces("M2V2 G1 S2")
    assert targets(table) == {"face:M2V2": "die:1/1", "face:G1": "die:1/2", "face:S2": "die:2/2"}
    answer(table, "face:M2V2")
    assert held(table) == {"gold": 3, "moon": 2, "vp": 2}


def test_a_mirror_with_one_face_to_copy() -> None:
    """S20 (d.0): no question."""
    table = rolled("MIR G3")
    assert (held(table), ended(table)) == ({"gold": 4}, True)
    assert forced(table) == [("mirror_choose", "face:G1")]


@pytest.mark.parametrize(("copied", "gained"), [("G4", {"gold": 12}), ("X3", {})])
def test_a_mirror_beside_a_times_three(copied: str, gained: dict[str, int]) -> None:
    """S21 (d.3 B): the copy is tripled; a copied times three cancels the other."""
    table = rolled("MIR X3", hero(), hero(shows="G4 M1"), hero(shows="X3 S1"))
    assert choosable(table) == faces("G4 M1 X3 S1")
    answer(table, f"face:{copied}")
    assert (held(table), ended(table)) == (gained, True)


def test_a_mirror_copies_a_times_three() -> None:
    """S22 (d.3 B): it then triples the other die."""
    table = rolled("MIR S2", hero(), hero(shows="G4 M1"), hero(shows="X3 S1"))
    answer(table, "face:X3")
    assert held(table) == {"sun": 6}


def test_mirror_in_mirror() -> None:
    """S23 (ruling R8): an opponent's mirror shows the player's own dice; mirrors alone bring nothing."""
    table = rolled("MIR V4", hero(), hero(shows="MIR G1"))
    assert choosable(table) == faces("G1 V4")
    assert targets(table) == {"face:G1": "die:1/2", "face:V4": "die:0/2"}
    answer(table, "face:V4")
    assert held(table) == {"vp": 8}
    blank = rolled("MIR MIR", hero(), hero(shows="MIR MIR"), players=2)
    assert (held(blank), ended(blank)) == ({}, True)
    assert kinds_told(blank) == ["rolled", "mirror_blank", "mirror_blank"]


def test_own_dice_stay_unseen_without_an_opponents_mirror() -> None:
    """Ruling R8: a mirror looks at opponents only."""
    table = rolled("MIR V4", hero(), hero(shows="S1 G1"), players=2)
    assert choosable(table) == faces("S1 G1")


def test_each_mirror_chooses_for_itself() -> None:
    """d.3 A: in die order; both may copy the same face."""
    table = rolled("MIR MIR", hero(), hero(shows="S1 G1"), players=2)
    answer(table, "face:S1")
    assert question(table) == (A, "mirror_choose")
    answer(table, "face:S1")
    assert held(table) == {"sun": 2}


def test_a_mirror_in_a_minor_blessing() -> None:
    """S57 (rulings R8 and R37): mirror in mirror with a Hind; a copied times three does nothing alone."""
    hind = hero(cards="hind", shows="G1 V2")
    for copied, gained in (("V2", {"vp": 2}), ("X3", {})):
        table = reinforcing(*(hind.copy(), hero(shows="X3 G1"), hero(shows="MIR M1")), rolls=[(A, "1:MIR")])
        answer(table, "hind:1")
        assert question(table) == (A, "mirror_choose")
        assert choosable(table) == faces("X3 G1 M1 V2")
        answer(table, f"face:{copied}")
        assert held(table) == gained


# -- Shields ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "gained"),
    [
        ("SH_M M1", {"moon": 1, "vp": 5}),
        ("SH_M G2M1", {"gold": 2, "moon": 1, "vp": 5}),
        ("SH_M G4", {"gold": 4, "moon": 2}),
        ("SH_M X3", {"moon": 6}),
        ("SH_M SH_S", {"moon": 2, "sun": 2}),
        ("SH_V V3", {"vp": 8}),
        ("SH_V S1V1", {"sun": 1, "vp": 6}),
        ("SH_G G3", {"gold": 3, "vp": 5}),
        ("1:SH_G", {"gold": 3}),
        ("M1 SH_M", {"moon": 1, "vp": 5}),
        ("SH_V X3", {"vp": 9}),
        ("SH_S S2", {"sun": 2, "vp": 5}),
    ],
)
def test_shields(roll: str, gained: dict[str, int]) -> None:
    """S24 (d.3 D; rulings R13 and R37): 5 glory on a match, otherwise the shield's own resource."""
    table = rolled(roll)
    assert (held(table), ended(table)) == (gained, True)


def test_two_equal_shields() -> None:
    """Ruling R13: copied by mirrors, the first pays its own resource, the second matches it."""
    table = rolled("MIR MIR", hero(), hero(shows="SH_M G1"), players=2)
    answer(table, "face:SH_M", "face:SH_M")
    assert held(table) == {"moon": 2, "vp": 5}


@pytest.mark.parametrize(
    ("chosen", "gained"), [("moon", {"moon": 1, "vp": 5}), ("gold", {"gold": 1, "moon": 2})]
)
def test_a_shield_waits_for_the_choice_beside_it(chosen: str, gained: dict[str, int]) -> None:
    """S25 (d.3 C): it compares with the alternative that was chosen."""
    for roll in ("C1 SH_M", "SH_M C1"):
        table = rolled(roll)
        assert held(table) == {}
        answer(table, f"take:{chosen}")
        assert held(table) == gained


def test_what_is_lost_or_hammered_was_given() -> None:
    """S26 (ruling R12): overflow and the hammer don't matter to a shield."""
    assert held(rolled("M2 SH_M", hero(moon=6))) == {"moon": 6, "vp": 5}
    table = rolled("G4 SH_G", hero(cards="hammer"))
    assert choosable(table) == hammered(4)
    answer(table, "hammer:4")
    assert held(table) == {"vp": 5}
    assert table.state.seats[A].hammer == 4


def test_a_ship_gives_a_shield_nothing() -> None:
    """S27 (d.3 D): the shield pays its own resource, then the ship buys."""
    table = rolled("SH_M SHIP", hero(gold=5))
    assert held(table) == {"gold": 5, "moon": 2}
    assert question(table) == (A, "ship_forge")
    assert choosable(table) == buys(7) | {"decline"}


def test_what_counts_as_given() -> None:
    """S54 (ruling R42): neither glory of a conversion nor a boar's bonus."""
    table = rolled("S2 SH_V", hero(), conversion=SENTINEL)
    answer(table, "convert")
    assert (held(table), ended(table)) == ({"vp": 7}, True)
    table = rolled("MIR SH_V", hero(boars="B_R"), hero(shows="B_R G1"))
    answer(table, "face:B_R", "take:moon")
    assert held(table) == {"moon": 1}
    answer(table, "take:vp")
    assert held(table) == {"moon": 1, "vp": 6}


def test_a_matched_shields_glory_is_not_given() -> None:
    """Ruling R42: the 5 glory of one shield don't match a glory shield beside it."""
    table = rolled("MIR SH_V", hero(), hero(shows="SH_M G1"), players=2)
    answer(table, "face:SH_M")
    assert held(table) == {"moon": 2, "vp": 3}


# -- Cerberus --------------------------------------------------------------------------------------


def test_a_cerberus_token_repeats_a_blessing() -> None:
    """S44 (d.3 E; ruling R17): once per roll, with new choices."""
    table = rolled("G1 V2", hero(cerberus=1, cards="cerberus"))
    assert held(table) == {"gold": 1, "vp": 2}
    assert question(table) == (A, "use_cerberus")
    assert choosable(table) == {"no", "yes"}
    answer(table, "yes")
    assert (held(table), ended(table)) == ({"gold": 2, "vp": 4}, True)
    table = rolled("1:C1", hero(cerberus=2, cards="cerberus cerberus"))
    answer(table, "take:sun", "yes", "take:moon")
    assert (held(table), ended(table)) == ({"sun": 1, "moon": 1}, True)
    assert table.state.seats[A].cerberus == 1


def test_a_cerberus_token_may_be_kept() -> None:
    """Ruling R17: nothing happens; the token stays."""
    table = rolled("G1 V2", hero(cerberus=1, cards="cerberus"))
    answer(table, "no")
    assert (held(table), table.state.seats[A].cerberus, ended(table)) == ({"gold": 1, "vp": 2}, 1, True)


@pytest.mark.parametrize("roll", ["X3 X3", "1:X3"])
def test_nothing_but_times_three_is_not_worth_a_cerberus_token(roll: str) -> None:
    """Ruling R17 (d.3 E): no question."""
    assert ended(rolled(roll, hero(cerberus=1, cards="cerberus")))


def test_a_repeated_mirror_chooses_anew() -> None:
    """Ruling R17: the same rolled faces, so the mirror is a mirror again."""
    table = rolled("MIR X3", hero(cerberus=1, cards="cerberus"), hero(shows="G4 X3"), players=2)
    answer(table, "face:X3")
    assert question(table) == (A, "use_cerberus")
    answer(table, "yes", "face:G4")
    assert (held(table), ended(table)) == ({"gold": 12}, True)


def test_an_ousted_player_may_use_a_cerberus_token() -> None:
    """Ruling R17: in the middle of another player's feat, before the card is taken."""
    table = acting(hero(moon=4), hero(portal=3, cards="cerberus", cerberus=1), rolls=[(B, "C1 G1")])
    answer(table, "feat:moon5")
    assert question(table) == (B, "face_choose")
    answer(table, "take:sun")
    assert question(table) == (B, "use_cerberus")
    assert targets(table) == {"no": "token:1/cerberus", "yes": "token:1/cerberus"}
    assert table.state.seats[A].cards == []
    answer(table, "yes", "take:moon")
    assert held(table, B) == {"gold": 2, "sun": 1, "moon": 1}
    assert table.state.seats[A].cards == ["ferryman"]


# -- The hammer ------------------------------------------------------------------------------------


def test_gold_on_the_hammer() -> None:
    """S41 (d.3; ruling R16): over the end of a phase, up to the end of a card, and the rest in the store."""
    table = rolled("G6 M1", hero(cards="hammer", hammer=12))
    assert question(table) == (A, "hammer_allocate")
    assert choosable(table) == hammered(6)
    answer(table, "hammer:4")
    assert (held(table), table.state.seats[A].hammer) == ({"gold": 2, "moon": 1, "vp": 10}, 16)
    table = rolled("G6 M1", hero(cards="hammer", hammer=28))
    assert choosable(table) == hammered(2)
    answer(table, "hammer:2")
    assert (held(table), table.state.seats[A].hammer) == ({"gold": 4, "moon": 1, "vp": 15}, 30)
    table = rolled("G6 M1", hero(cards="hammer", hammer=30))
    assert (held(table), ended(table)) == ({"gold": 6, "moon": 1}, True)
    table = acting(hero(sun=1, moon=5, cards="hammer", hammer=13))
    answer(table, "feat:sun2")
    assert held(table) == {"moon": 6}
    assert choosable(table) == hammered(3)
    answer(table, "hammer:3")
    assert (held(table), table.state.seats[A].hammer) == ({"moon": 6, "vp": 10}, 16)


def test_a_second_hammer_follows_the_first() -> None:
    """Ruling R16: steps 31 to 60, 10 glory at 45 and 15 at 60; one gain may end two phases."""
    table = rolled("G6 X3", hero(cards="hammer hammer", hammer=28))
    assert choosable(table) == hammered(18)
    answer(table, "hammer:18")
    assert (held(table), table.state.seats[A].hammer) == ({"vp": 25}, 46)
    table = rolled("G6 X3", hero(cards="hammer hammer", hammer=42))
    answer(table, "hammer:18")
    assert (held(table), table.state.seats[A].hammer) == ({"vp": 25}, 60)
    assert ended(rolled("G6 X3", hero(cards="hammer hammer", hammer=60)))


def test_every_amount_says_what_the_hammer_brings_and_the_store_can_not_take() -> None:
    """Two steps end the first hammer for 15 glory, 15 more bring the 10 of the second; the store is full."""
    table = rolled("G6 X3", hero(cards="hammer hammer", hammer=28, gold=12))
    said = {option.value.gold: option.value for option in asked(table).options}
    assert [said[gold].glory for gold in (0, 1, 2, 16, 17, 18)] == [0, 0, 15, 15, 25, 25]
    assert [said[gold].lost for gold in (0, 1, 17, 18)] == [18, 17, 1, 0]
    assert [said[gold].step for gold in (0, 1, 18)] == [28, 29, 46]


def test_the_hammer_is_asked_about_once_a_roll() -> None:
    """Ruling R16: the gold of both dice together; the amounts that are mostly wanted come first."""
    table = rolled("G6 G3", hero(gold=10, cards="hammer", hammer=8))
    assert question(table) == (A, "hammer_allocate")
    assert choosable(table) == hammered(9)
    assert [option.key for option in asked(table).options][:3] == ["hammer:9", "hammer:0", "hammer:7"]
    values = [option.value for option in asked(table).options]
    assert values[:3] == [(9, 10, 0, 17), (0, 0, 7, 8), (7, 10, 0, 15)]
    answer(table, "hammer:7")
    assert (held(table), ended(table)) == ({"gold": 12, "vp": 10}, True)


def test_a_choice_comes_before_the_hammer_and_a_ship_after_it() -> None:
    """Ruling R16: all gold of the roll is known when it is asked, and what is kept can be spent."""
    table = rolled("G4 C1", hero(cards="hammer"))
    answer(table, "take:gold")
    assert choosable(table) == hammered(5)
    table = rolled("SHIP G4", hero(cards="hammer"))
    answer(table, "hammer:1")
    assert question(table) == (A, "ship_forge")
    assert held(table) == {"gold": 3}


def test_gold_beyond_the_store_may_go_on_the_hammer() -> None:
    """Ruling R16: what the hammer takes isn't lost, the rest is up to the limit."""
    table = rolled("G6 V2", hero(gold=12, cards="hammer"))
    answer(table, "hammer:6")
    assert held(table) == {"gold": 12, "vp": 2}


def test_an_owls_gold_may_go_on_the_hammer() -> None:
    """Ruling R16 (d.3): every gain of gold, whatever it comes from."""
    table = reinforcing(hero(cards="owl hammer"))
    answer(table, "owl:gold")
    assert choosable(table) == hammered(1)


# -- Sentinel and Cyclops --------------------------------------------------------------------------


def test_the_sentinel_turns_shards_into_glory() -> None:
    """S42 (d.3; rulings R12 and R15): a question for each kind and face, all or nothing, tripled first."""
    table = acting(hero(moon=6), cards={"moon7": "sentinel"}, rolls=[(A, "S2 M1"), (A, "G1 G1")])
    answer(table, "feat:moon7")
    assert question(table) == (A, "sentinel_convert")
    assert targets(table) == {"keep": "store:0/sun", "convert": "store:0/sun"}
    answer(table, "convert")
    assert targets(table) == {"keep": "store:0/moon", "convert": "store:0/moon"}
    answer(table, "keep")
    assert held(table) == {"gold": 2, "moon": 1, "vp": 4}
    table = rolled("G1S1M1V1 X3", hero(), conversion=SENTINEL)
    answer(table, "keep", "convert")
    assert held(table) == {"gold": 3, "sun": 3, "vp": 9}
    table = rolled("S2 SH_M", hero(), conversion=SENTINEL)
    answer(table, "convert", "convert")
    assert held(table) == {"vp": 8}
    table = rolled("M2 SH_M", hero(), conversion=SENTINEL)
    answer(table, "convert")
    assert (held(table), ended(table)) == ({"vp": 9}, True)


def test_the_cyclops_turns_gold_into_glory() -> None:
    """S43 (d.3; ruling R15): four minor blessings with one die, each decided for itself."""
    rolls = [(A, "2:G1"), (A, "2:G1"), (A, "2:G1"), (A, "2:M1")]
    table = acting(hero(sun=6), cards={"sun7": "cyclops"}, rolls=rolls)
    answer(table, "feat:sun7")
    assert question(table) == (A, "sphinx_die")
    assert choosable(table) == {"die:1", "die:2"}
    answer(table, "die:2")
    assert question(table) == (A, "cyclops_convert")
    answer(table, "keep", "convert", "convert")
    assert held(table) == {"gold": 1, "vp": 2, "moon": 1}
    assert ended(table)


def test_converted_gold_does_not_reach_the_hammer() -> None:
    """d.3: conversion first, then the hammer (ruling R15)."""
    rolls = [(A, "1:G1")] * 4
    table = acting(hero(sun=6, cards="hammer"), cards={"sun7": "cyclops"}, rolls=rolls)
    answer(table, "feat:sun7", "die:1", "convert")
    assert question(table) == (A, "cyclops_convert")
    answer(table, "keep")
    assert question(table) == (A, "hammer_allocate")


def test_a_cerberus_repetition_is_converted_again() -> None:
    """Ruling R41: repetitions belong to the blessing."""
    table = rolled("S1 V2", hero(cerberus=1, cards="cerberus"), conversion=SENTINEL)
    answer(table, "keep", "yes", "convert")
    assert held(table) == {"sun": 1, "vp": 6}


def test_a_boars_bonus_is_not_converted() -> None:
    """S53 (rulings R35 and R41): the roller's shard may be, the owner's bonus may not."""
    table = acting(
        hero(moon=6, boars="B_R"),
        hero(shows="B_R G1"),
        cards={"moon7": "sentinel", "moon4": "boar"},
        rolls=[(A, "MIR G1"), (A, "G1 G1")],
    )
    answer(table, "feat:moon7")
    assert question(table) == (A, "mirror_choose")
    assert choosable(table) == faces("B_R G1")
    answer(table, "face:B_R")
    assert held(table) == {"gold": 1}
    assert choosable(table) == taking("sun moon")
    answer(table, "take:sun")
    assert question(table) == (A, "sentinel_convert")
    answer(table, "convert")
    assert held(table) == {"gold": 1, "vp": 2}
    assert question(table) == (A, "boar_bonus")
    answer(table, "take:moon")
    assert held(table) == {"gold": 3, "moon": 1, "vp": 2}


def test_everyone_else_keeps_what_their_dice_give() -> None:
    """Ruling R41: the Sentinel's owner alone is asked, and only during its blessings."""
    table = rolled("S2 M1", hero(cards="sentinel"))
    assert held(table) == {"sun": 2, "moon": 1}
    assert held(rolled("S2 M1", hero(), seat=C), C) == {"sun": 2, "moon": 1}
