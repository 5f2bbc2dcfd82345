"""Ships that buy within a roll, and boars that others carry (specification d.3 D, d.6, d.7)."""

import pytest

from rulesets.dice_forge.gains import SENTINEL
from tests.rulesets.dice_forge.builders import (
    SLOTS_AT_START,
    START,
    TRITON,
    A,
    B,
    C,
    acting,
    answer,
    asked,
    blessed,
    buying,
    buys,
    choosable,
    die,
    ended,
    faces,
    held,
    hero,
    kinds_told,
    position,
    question,
    reinforcing,
    rolled,
    table_at,
    taking,
    targets,
    these,
    why,
)

# -- Ships -----------------------------------------------------------------------------------------


def test_gold_first_then_the_ship() -> None:
    """S28 (d.3; ruling R14): two gold less for one face."""
    table = rolled("SHIP G3", hero(gold=1))
    assert held(table) == {"gold": 4}
    assert question(table) == (A, "ship_forge")
    assert choosable(table) == buys(6) | {"decline"}
    answer(table, "buy:C32")
    assert held(table) == {"gold": 1}
    assert question(table) == (A, "forge_slot")
    answer(table, "slot:2/V2")
    assert ended(table)
    assert die(table, 2) == ("G3 G1 G1 G1 M1 C32", "C32")


def test_a_ship_may_be_declined() -> None:
    """Ruling R14: optional; what is too expensive or sold out is blocked with its reason."""
    table = rolled("SHIP G3", hero(gold=1), pools={"C32": 0})
    assert why(table) == {
        "buy:C32": "face-out-of-stock",
        **dict.fromkeys(buys(12) - buys(6), "face-too-dear"),
    }
    answer(table, "decline")
    assert (held(table), ended(table)) == ({"gold": 4}, True)


def test_a_ship_without_a_face_to_buy_is_skipped() -> None:
    """d.3 D: no question when nothing can be bought."""
    assert ended(rolled("1:SHIP", pools={"G3": 0, "M1": 0}))


@pytest.mark.parametrize(("order", "gold"), [("ship_first", 9), ("other_first", 6)])
def test_the_order_of_ship_and_gold(order: str, gold: int) -> None:
    """S29 (ruling R9): asked only when gold would overflow."""
    table = rolled("SHIP G4", hero(gold=11))
    assert question(table) == (A, "resolve_order")
    assert choosable(table) == {"other_first", "ship_first"}
    assert targets(table) == {"other_first": "die:0/2", "ship_first": "die:0/1"}
    answer(table, order, "buy:V3", "slot:1/S1")
    assert (held(table), ended(table)) == ({"gold": gold}, True)
    assert question(rolled("SHIP G4", hero(gold=8))) == (A, "ship_forge")


@pytest.mark.parametrize(
    ("roll", "gold", "wanted"),
    [
        ("G4 SHIP", 9, "resolve_order"),
        ("SHIP C1", 12, "resolve_order"),
        ("SHIP C2", 11, "resolve_order"),
        ("SHIP C32", 10, "resolve_order"),
        ("SHIP SH_G", 10, "resolve_order"),
        ("SHIP G2M1", 11, "resolve_order"),
        ("SHIP SH_G", 9, "ship_forge"),
        ("SHIP S2", 12, "ship_forge"),
        ("SHIP X3", 12, "ship_forge"),
        ("SHIP SHIP", 12, "ship_forge"),
    ],
)
def test_when_the_order_is_asked(roll: str, gold: int, wanted: str) -> None:
    """Ruling R9: one ship, beside a face that can give gold, and the store would overflow."""
    table = rolled(roll, hero(gold=gold))
    assert asked(table).kind == wanted
    if wanted == "resolve_order":
        ship = roll.split().index("SHIP") + 1
        assert targets(table)["ship_first"] == f"die:0/{ship}"
        assert targets(table)["other_first"] == f"die:0/{3 - ship}"


def test_a_ship_may_act_before_a_mirror_that_sees_what_it_brings() -> None:
    """Ruling R9: an opponent's mirror shows the player's own dice, so what is forged now can be copied."""
    table = rolled("SHIP MIR", hero(gold=10), hero(shows="MIR G1"))
    assert question(table) == (A, "resolve_order")
    assert targets(table) == {"other_first": "die:0/2", "ship_first": "die:0/1"}
    answer(table, "ship_first", "buy:V4", "slot:1/SHIP")
    assert question(table) == (A, "mirror_choose")
    assert "face:V4" in choosable(table)
    answer(table, "face:V4")
    assert (held(table), ended(table)) == ({"vp": 4}, True)


def test_a_mirror_may_act_before_the_ship_beside_it() -> None:
    """Ruling R9: then it may stand for a times three, and the ship brings a face for six gold less."""
    table = rolled("SHIP MIR", hero(gold=6), hero(shows="MIR G1"), hero(shows="X3 G1"))
    answer(table, "other_first", "face:X3")
    assert question(table) == (A, "ship_forge")
    assert "buy:V4" in choosable(table)


def test_a_mirror_that_sees_opponents_only_leaves_no_order_to_choose() -> None:
    """Ruling R9: what the ship brings lies on the player's own dice."""
    table = rolled("SHIP MIR", hero(gold=6), hero(shows="V2 G1"))
    assert question(table) == (A, "mirror_choose")


def test_the_order_is_not_asked_when_the_ship_has_nothing_to_buy() -> None:
    """Ruling R9: it would be skipped if it came now; a hammer doesn't matter."""
    nothing = dict.fromkeys(sorted(key.removeprefix("buy:") for key in buys(12)), 0)
    assert ended(rolled("SHIP G4", hero(gold=11), pools=nothing))
    assert question(rolled("SHIP G4", hero(gold=11, cards="hammer"))) == (A, "resolve_order")
    token = hero(gold=4, cards="triton", triton=1)
    assert question(rolled("SHIP G4", token, pools=nothing)) == (A, "resolve_order")
    dear_ones = {face: count for face, count in nothing.items() if face != "V4"}
    assert question(rolled("SHIP G4", hero(gold=11), pools=dear_ones)) == (A, "resolve_order")
    assert question(rolled("SHIP G4", hero(gold=9), pools=dear_ones)) == (A, "ship_forge")


def test_a_ship_with_times_three() -> None:
    """S30 (ruling R14): one face for six gold less."""
    table = rolled("SHIP X3", hero(gold=6))
    assert choosable(table) == buys(12) | {"decline"}
    answer(table, "buy:V4", "slot:1/G1")
    assert (held(table), ended(table)) == ({}, True)


def test_faces_for_nothing_and_two_ships() -> None:
    """S31 (ruling R14): never below nought; two ships may forge the same kind of face twice."""
    table = rolled("1:SHIP")
    assert choosable(table) == buying("G3 M1") | {"decline"}
    answer(table, "buy:M1", "slot:1/S1")
    assert (held(table), ended(table)) == ({}, True)
    table = rolled("SHIP X3")
    assert choosable(table) == buys(6) | {"decline"}
    answer(table, "buy:G3", "slot:1/S1")
    assert (held(table), ended(table)) == ({}, True)
    table = rolled("SHIP SHIP")
    answer(table, "buy:G3", "slot:1/G1")
    assert choosable(table) == buying("G3 M1") | {"decline"}
    answer(table, "buy:G3", "slot:2/G1")
    assert (held(table), ended(table)) == ({}, True)
    assert table.state.pools["G3"] == 2


def test_the_active_players_ship_takes_the_last_face() -> None:
    """S32 (rulebook, phase 1; ruling R5): turn order where it matters."""
    table = blessed(
        hero(gold=1),
        hero(gold=1),
        pools={"S1": 1},
        rolls=[(A, "SHIP M1"), (B, "SHIP M1"), (C, "G1 G1")],
    )
    assert question(table) == (A, "ship_forge")
    assert choosable(table) == buying("G3 M1 G4 S1") | {"decline"}
    answer(table, "buy:S1", "slot:1/G1")
    assert question(table) == (B, "ship_forge")
    assert choosable(table) == buying("G3 M1 G4") | {"decline"}


def test_a_mirror_sees_a_face_forged_a_moment_ago() -> None:
    """S33 (rulings R5 and R7): the new face is up, but A still received what was rolled."""
    state = position(hero(gold=1), hero(), players=2, rolls=[(A, "SHIP M1"), (B, "MIR G1")])
    table = table_at(state, "blessing")
    answer(table, "buy:G4", "slot:2/M1")
    assert question(table) == (B, "mirror_choose")
    assert choosable(table) == faces("SHIP G4")
    assert held(table, A) == {"moon": 1}
    answer(table, "face:G4")
    assert held(table, B) == {"gold": 5}


def test_a_forged_over_face_is_still_resolved() -> None:
    """Ruling R7: the second ship buys although its face was replaced by the first."""
    table = rolled("SHIP SHIP", hero(gold=4))
    answer(table, "buy:G3", "slot:2/SHIP")
    assert question(table) == (A, "ship_forge")


def test_a_triton_token_within_a_ship() -> None:
    """S52 (d.8; ruling R21): in the player's own turn only; the question is asked again."""
    table = reinforcing(hero(cards="hind triton", triton=1), rolls=[(A, "1:SHIP")])
    answer(table, "hind:1")
    assert question(table) == (A, "ship_forge")
    assert choosable(table) == buying("G3 M1") | TRITON | {"decline"}
    answer(table, "triton:gold")
    assert held(table) == {"gold": 6}
    assert choosable(table) == buys(8) | {"decline"}
    answer(table, "buy:V3", "slot:1/G1")
    assert held(table) == {}
    table = rolled("SHIP M1", hero(), hero(cards="triton", triton=1), seat=B)
    assert question(table) == (B, "ship_forge")
    assert choosable(table) == buying("G3 M1") | {"decline"}


def test_a_triton_tokens_shards_are_not_converted() -> None:
    """Ruling R41: within a Sentinel's blessing the token's shards go to the store unasked."""
    table = rolled("SHIP G1", hero(cards="triton", triton=1), conversion=SENTINEL)
    answer(table, "triton:sun")
    assert question(table) == (A, "ship_forge")
    assert held(table) == {"gold": 1, "sun": 2}


def test_the_order_with_a_triton_token() -> None:
    """S58 (rulings R9 and R21): its gold could overflow the store; only in the player's own turn."""
    owner = {"gold": 4, "cards": "triton", "triton": 1}
    table = rolled("SHIP G4", hero(**owner))  # type: ignore[arg-type]
    assert question(table) == (A, "resolve_order")
    answer(table, "ship_first", "triton:gold")
    assert held(table) == {"gold": 10}
    answer(table, "buy:V4")
    assert held(table) == {}
    answer(table, "slot:1/G1")
    assert (held(table), ended(table)) == ({"gold": 4}, True)
    table = rolled("SHIP G4", hero(**owner))  # type: ignore[arg-type]
    answer(table, "other_first")
    assert held(table) == {"gold": 8}
    answer(table, "triton:gold")
    assert held(table) == {"gold": 12}
    answer(table, "buy:V4", "slot:1/G1")
    assert (held(table), ended(table)) == ({"gold": 2}, True)
    assert question(rolled("SHIP G4", hero(gold=4))) == (A, "ship_forge")
    two = {"cards": "triton triton", "triton": 2}
    assert question(rolled("SHIP G1", hero(**two))) == (A, "resolve_order")  # type: ignore[arg-type]
    assert question(rolled("SHIP G1", hero(cards="triton", triton=1))) == (A, "ship_forge")
    table = rolled("SHIP G4", hero(), hero(**owner), seat=B)  # type: ignore[arg-type]
    assert question(table) == (B, "ship_forge")


# -- Boars -----------------------------------------------------------------------------------------


def test_a_boar_is_given_to_an_opponent() -> None:
    """S34 (d.7; ruling R29): who bears it chooses where it goes."""
    table = acting(hero(moon=3), cards={"moon4": "boar"})
    answer(table, "feat:moon4")
    assert question(table) == (A, "boar_bearer")
    assert targets(table) == {"seat:1": "seat:1", "seat:2": "seat:2"}
    answer(table, "seat:1")
    assert question(table) == (B, "forge_slot")
    assert choosable(table) == SLOTS_AT_START
    assert targets(table)["slot:1/S1"] == "die:1/1/6"
    answer(table, "slot:1/S1")
    assert die(table, 1, B) == ("G1 G1 G1 G1 G1 B_B", "B_B")
    assert die(table, 2, B) == (START[1], "G1")
    assert table.state.seats[B].removed == ["S1"]
    assert table.state.seats[A].cards == ["boar"]
    assert table.state.seats[A].boars == ["B_B"]
    assert table.state.boar_stack == ["B_R", "B_G"]
    assert table.rules.standings(table.state)[A].total == 4


def test_with_two_players_the_boar_goes_to_the_other() -> None:
    """d.7: no question who bears it."""
    table = acting(hero(moon=3), players=2, cards={"moon4": "boar"}, boar_stack=("B_Y", "B_G"))
    answer(table, "feat:moon4")
    assert question(table) == (B, "forge_slot")
    answer(table, "slot:2/G1")
    assert die(table, 2, B)[1] == "B_G"


def test_a_boar_with_times_three() -> None:
    """S35 (ruling R11): one choice of the roller, three bonuses of the owner."""
    table = rolled("B_R X3", hero(boars="B_R"), seat=B)
    assert question(table) == (B, "face_choose")
    assert choosable(table) == taking("sun moon")
    answer(table, "take:moon")
    assert held(table, B) == {"moon": 3}
    for chosen in ("vp", "sun", "vp"):
        assert question(table) == (A, "boar_bonus")
        assert choosable(table) == taking("sun moon vp")
        answer(table, f"take:{chosen}")
    assert ended(table)
    assert held(table, A) == {"sun": 1, "vp": 6}


def test_the_owner_copies_his_own_boar() -> None:
    """S36 (ruling R36): a shard and then the bonus."""
    table = rolled("MIR G1", hero(boars="B_R"), hero(shows="B_R G1"))
    assert choosable(table) == faces("B_R G1")
    answer(table, "face:B_R", "take:sun", "take:moon")
    assert (held(table), ended(table)) == ({"gold": 1, "sun": 1, "moon": 1}, True)


def test_another_player_copies_a_boar() -> None:
    """Ruling R36: the owner is paid, whichever player applies the face."""
    table = rolled("MIR G1", hero(), hero(shows="B_R G1"), hero(boars="B_R"))
    answer(table, "face:B_R", "take:sun")
    assert question(table) == (C, "boar_bonus")
    assert targets(table)["take:vp"] == "store:2/vp"
    answer(table, "take:vp")
    assert (held(table), held(table, C)) == ({"gold": 1, "sun": 1}, {"vp": 3})


def test_a_boar_is_locked() -> None:
    """S37 (ruling R29): not among the faces to replace, but shown with the reason."""
    table = acting(hero(boars="B_R"), hero(gold=2, shows="B_R G1"), turns=1)
    answer(table, "buy:G3")
    assert question(table) == (B, "forge_slot")
    assert choosable(table) == these("slot", "1/G1 1/S1 2/G1 2/M1 2/V2")
    assert why(table) == {"slot:1/B_R": "face-locked"}


def test_several_boars_on_one_die() -> None:
    """Ruling R29: a die may carry several; the bearer still chooses die and face."""
    bearer = hero(shows="B_R G1")
    table = acting(hero(moon=3, boars="B_R"), bearer, cards={"moon4": "boar"}, boar_stack=("B_G",))
    answer(table, "feat:moon4", "seat:1", "slot:1/S1")
    assert die(table, 1, B) == ("B_R G1 G1 G1 G1 B_G", "B_G")


def test_the_bonus_of_a_repeated_roll() -> None:
    """Rulings R11 and R17: the boar's owner is paid again when a Cerberus token repeats the roll."""
    table = rolled("B_R G1", hero(boars="B_R"), hero(cerberus=1, cards="cerberus"), seat=B)
    answer(table, "take:sun", "take:vp", "yes", "take:moon", "take:vp")
    assert ended(table)
    assert (held(table, A), held(table, B)) == ({"vp": 6}, {"gold": 2, "sun": 1, "moon": 1})


def test_a_boars_bonus_respects_the_limits() -> None:
    """d.3: a bonus of a shard above the limit is lost."""
    table = rolled("B_R G1", hero(sun=6, boars="B_R"), seat=B)
    answer(table, "take:sun", "take:sun")
    assert held(table, A) == {"sun": 6}
    assert kinds_told(table).count("boar_bonus") == 1
