"""Heroic feats: moving, ousting, and what each card does (specification d.7)."""

import pytest

from tests.rulesets.dice_forge.builders import (
    SLOTS_AT_START,
    A,
    B,
    C,
    D,
    acting,
    answer,
    choosable,
    die,
    ended,
    faces,
    feats,
    held,
    hero,
    kinds_told,
    layout,
    question,
    rolls_told,
    taking,
    targets,
    these,
    told,
)

# -- Moving and ousting ----------------------------------------------------------------------------


def test_from_the_own_portal_no_one_is_ousted() -> None:
    """S6 (rulebook, footnote; ruling R26): no movement, no player rolls; A forges a times three."""
    table = acting(hero(portal=3, moon=5))
    answer(table, "feat:moon6")
    assert question(table) == (A, "forge_slot")
    assert choosable(table) == SLOTS_AT_START
    assert kinds_told(table) == ["paid", "took_card"]
    answer(table, "slot:2/G1")
    assert die(table, 2) == ("X3 G1 G1 G1 M1 V2", "X3")
    assert table.state.pools["X3"] == 3
    assert table.state.seats[A].portal == 3
    assert rolls_told(table) == []


def test_ousting_on_the_far_island() -> None:
    """S59 (d.7; ruling R28): C goes home and is blessed, then A takes the Hydra."""
    table = acting(
        hero(sun=5, moon=5), hero(), hero(portal=4), hero(), rolls=[(C, "G1 V2")], stacks={"both": 4}
    )
    answer(table, "feat:both")
    assert held(table, C) == {"gold": 1, "vp": 2}
    assert [seat.portal for seat in table.state.seats] == [4, 0, 0, 0]
    assert kinds_told(table) == ["paid", "moved", "ousted", "rolled", "gained", "gained", "took_card"]
    assert table.state.seats[A].cards == ["hydra"]
    for again in ("moon7", "sun7"):
        table = acting(hero(portal=4, sun=6, moon=6), hero(), hero(portal=1), hero())
        answer(table, f"feat:{again}")
        assert "ousted" not in [kind for kind, _, _ in told(table)]
        assert table.state.seats[C].portal == 1


def test_the_ousted_players_ship_comes_before_the_card() -> None:
    """Ruling R28 (rulebook, order 1, 2, 3): he may forge while the card still lies on its stack."""
    table = acting(hero(moon=5, gold=2), hero(portal=3, gold=1, shows="SHIP G1"), rolls=[(B, "SHIP G1")])
    answer(table, "feat:moon6")
    assert question(table) == (B, "ship_forge")
    assert table.state.seats[A].cards == []
    answer(table, "buy:C1", "slot:2/V2")
    assert question(table) == (A, "forge_slot")
    assert table.state.seats[A].cards == ["helmet"]


def test_great_bears_pay_both_sides() -> None:
    """S46 (ruling R27): before the blessing, and before the card is taken."""
    table = acting(
        hero(moon=2, cards="bear", portal=1),
        hero(cards="bear bear", portal=2),
        players=4,
        cards={"moon3": "bear"},
        stacks={"moon3": 1},
        rolls=[(B, "G1 G1")],
    )
    answer(table, "feat:moon3")
    assert (held(table, A), held(table, B)) == ({"vp": 3}, {"gold": 2, "vp": 6})
    assert kinds_told(table) == [
        *("paid", "moved", "ousted", "glory", "glory", "rolled", "gained", "gained", "took_card")
    ]
    assert [seat for kind, seat, _ in told(table) if kind == "glory"] == [A, B]
    assert table.state.seats[A].cards == ["bear", "bear"]
    assert [seat.portal for seat in table.state.seats] == [2, 0, 0, 0]
    assert table.state.stacks["moon3"] == 0


def test_a_bear_does_not_pay_for_its_own_taking() -> None:
    """Ruling R27: the first Bear of a player brings nothing yet; later oustings pay."""
    table = acting(
        hero(moon=5, sun=2),
        hero(portal=2),
        hero(portal=3),
        cards={"moon3": "bear"},
        rolls=[(B, "G1 G1"), (C, "G1 G1")],
    )
    answer(table, "feat:moon3")
    assert held(table) == {"moon": 3, "sun": 2}
    answer(table, "pay")
    assert choosable(table) == feats("moon1 moon2 moon3 moon4")
    table = acting(hero(moon=4, cards="bear"), hero(portal=3), rolls=[(B, "G1 G1")])
    answer(table, "feat:moon5")
    assert held(table) == {"vp": 3}


# -- What feats do at once -------------------------------------------------------------------------


def test_satyrs_pick_two_dice() -> None:
    """S40 (d.7): different dice of the opponents, who get nothing; with two players both are taken."""
    table = acting(hero(moon=3), rolls=[(B, "X3 G1"), (C, "G1 M2")])
    answer(table, "feat:moon4")
    assert question(table) == (A, "satyrs_pick")
    assert choosable(table) == these("die", "1/1 1/2 2/1 2/2")
    assert targets(table)["die:2/1"] == "die:2/1"
    answer(table, "die:1/1")
    assert question(table) == (A, "satyrs_pick")
    assert choosable(table) == these("die", "1/2 2/1 2/2")
    answer(table, "die:2/2")
    assert (held(table), held(table, B), held(table, C)) == ({"moon": 6}, {}, {})
    assert ended(table)
    table = acting(hero(moon=3), players=2, rolls=[(B, "X3 M2")])
    answer(table, "feat:moon4")
    assert (held(table), ended(table)) == ({"moon": 6}, True)


def test_satyrs_roll_clockwise_from_the_left() -> None:
    """d.7: all opponents roll before anything is picked."""
    table = acting(hero(), hero(moon=3), hero(), turns=1, rolls=[(C, "G1 G1"), (A, "G1 G1")])
    answer(table, "feat:moon4")
    assert rolls_told(table) == [(C, "satyrs"), (A, "satyrs")]
    assert choosable(table) == these("die", "0/1 0/2 2/1 2/2")


def test_satyrs_pick_a_mirror() -> None:
    """S56 (rulings R8 and R17): it sees each player's dice; there is no Cerberus for others' rolls."""
    table = acting(
        hero(moon=3, shows="S2 G1", cards="cerberus", cerberus=1),
        rolls=[(B, "MIR G1"), (C, "G1 V3")],
    )
    answer(table, "feat:moon4", "die:1/1", "die:2/2")
    assert question(table) == (A, "mirror_choose")
    assert choosable(table) == faces("S2 G1 V3")
    assert targets(table) == {"face:G1": "die:1/2", "face:V3": "die:2/2", "face:S2": "die:0/1"}
    answer(table, "face:S2")
    assert (held(table), ended(table)) == ({"sun": 2, "vp": 3}, True)
    assert table.state.seats[A].cerberus == 1


def test_satyrs_apply_dice_in_picking_order() -> None:
    """d.3: of two shields the one picked first pays its own resource (ruling R13)."""
    for first, second in (("1/1", "2/1"), ("2/1", "1/1")):
        table = acting(hero(moon=3), rolls=[(B, "C1 G1"), (C, "C32 G1")])
        answer(table, "feat:moon4", f"die:{first}", f"die:{second}")
        assert choosable(table) == taking("gold sun moon" if first == "1/1" else "gold vp")


def test_satyrs_with_a_ship_ask_about_the_picked_dice() -> None:
    """Ruling R9: the order is asked as for the player's roll; the board shows the picked dice."""
    table = acting(hero(moon=3, gold=12), rolls=[(B, "G1 G4"), (C, "SHIP G1")])
    answer(table, "feat:moon4", "die:1/2", "die:2/1")
    assert question(table) == (A, "resolve_order")
    assert targets(table) == {"other_first": "die:1/2", "ship_first": "die:2/1"}
    answer(table, "ship_first", "buy:V4", "slot:1/G1")
    assert held(table) == {"gold": 6}


def test_the_minotaur_takes_what_is_shown() -> None:
    """S38 (ruling R20, R24): sums first, then the choice, even of what one has none of."""
    table = acting(hero(sun=3), hero(vp=1), hero(gold=1, sun=2), rolls=[(B, "G1 V2"), (C, "C1 G1")])
    answer(table, "feat:sun4")
    assert held(table, B) == {}
    assert held(table, C) == {"sun": 2}
    assert question(table) == (C, "face_choose")
    assert choosable(table) == taking("gold sun moon")
    answer(table, "take:gold")
    assert held(table, C) == {"sun": 2}
    assert rolls_told(table) == [(B, "minotaur"), (C, "minotaur")]
    assert ended(table)


def test_all_roll_before_the_minotaur_takes_anything() -> None:
    """Ruling R20: clockwise from the left; C has rolled when B chooses, so a mirror of B's sees C's dice."""
    table = acting(
        hero(),
        hero(sun=3),
        hero(gold=1, vp=2),
        hero(vp=9),
        turns=1,
        rolls=[(C, "MIR G1"), (D, "V3 G1"), (A, "S1 G1")],
    )
    answer(table, "feat:sun4")
    assert rolls_told(table) == [(C, "minotaur"), (D, "minotaur"), (A, "minotaur")]
    assert (question(table), choosable(table)) == ((C, "mirror_choose"), faces("V3 G1 S1"))
    assert held(table, D) == {"vp": 9}
    answer(table, "face:V3")
    assert (held(table, C), held(table, D)) == ({}, {"vp": 6})


def test_the_minotaur_with_a_ship_and_with_a_boar() -> None:
    """S39 (rulings R20 and R36): a ship does nothing; the boar's owner gains although the roller loses."""
    table = acting(hero(sun=3), hero(gold=5), rolls=[(B, "SHIP G3"), (C, "G1 G1")])
    answer(table, "feat:sun4")
    assert held(table, B) == {"gold": 2}
    assert ended(table)
    table = acting(hero(sun=3), hero(gold=12), rolls=[(B, "SHIP G4"), (C, "G1 G1")])
    answer(table, "feat:sun4")
    assert (held(table, B), ended(table)) == ({"gold": 8}, True)
    table = acting(hero(sun=3, boars="B_R"), hero(sun=1), rolls=[(B, "B_R G3"), (C, "G1 G1")])
    answer(table, "feat:sun4")
    assert question(table) == (B, "face_choose")
    answer(table, "take:sun")
    assert held(table, B) == {}
    assert question(table) == (A, "boar_bonus")
    answer(table, "take:vp")
    assert held(table) == {"vp": 3}


@pytest.mark.parametrize(
    ("roll", "before", "after"),
    [
        ("X3 G1", {"gold": 5, "vp": 1}, {"gold": 2, "vp": 1}),
        ("SH_M M1", {"moon": 3, "vp": 7}, {"moon": 2, "vp": 2}),
        ("SH_M M1", {"vp": 3}, {}),
        ("SH_M G1", {"moon": 3, "gold": 1}, {"moon": 1}),
        ("V4 X3", {"vp": 5, "gold": 3}, {"gold": 3}),
        ("X3 X3", {"gold": 3}, {"gold": 3}),
    ],
)
def test_special_faces_before_the_minotaur(roll: str, before: dict[str, int], after: dict[str, int]) -> None:
    """Rulings R12, R20 and R24: times three and shields on losses, down to nought, even on an empty store."""
    table = acting(hero(sun=3), hero(**before), rolls=[(B, roll), (C, "G1 G1")])  # type: ignore[arg-type]
    answer(table, "feat:sun4")
    assert held(table, B) == after
    assert ended(table)


def test_no_cerberus_no_triton_and_no_hammer_before_the_minotaur() -> None:
    """Rulings R17 and R20: it is no blessing; the hammer's gold is safe."""
    victim = hero(gold=2, cards="cerberus hammer triton", cerberus=1, triton=1, hammer=9)
    table = acting(hero(sun=3), victim, rolls=[(B, "SHIP G3"), (C, "G1 G1")])
    answer(table, "feat:sun4")
    assert ended(table)
    assert (held(table, B), table.state.seats[B].hammer) == ({}, 9)


def test_a_mirror_before_the_minotaur() -> None:
    """Ruling R20: the victim chooses which face takes something from him."""
    table = acting(hero(sun=3, shows="V2 G1"), hero(gold=3, vp=3), rolls=[(B, "MIR G1"), (C, "G1 G1")])
    answer(table, "feat:sun4")
    assert (question(table), choosable(table)) == ((B, "mirror_choose"), faces("V2 G1"))
    answer(table, "face:V2")
    assert held(table, B) == {"gold": 2, "vp": 1}


def test_typhon_counts_forged_faces() -> None:
    """S47 (ruling R38): one glory for each, and 16 on the card."""
    table = acting(hero(sun=5, moon=5, forged=9), cards={"both": "typhon"})
    answer(table, "feat:both")
    assert held(table) == {"vp": 9}
    assert table.rules.standings(table.state)[A].total == 9 + 16


def test_typhon_counts_a_boar_one_had_to_bear() -> None:
    """Ruling R38: faces removed for whatever reason, up to now."""
    table = acting(hero(moon=3), hero(sun=5, moon=5), cards={"moon4": "boar"})
    answer(table, "feat:moon4", "seat:1", "slot:1/G1")
    assert len(table.state.seats[B].removed) == 1
    table = acting(hero(), table.state.seats[B].copy(), turns=1, cards={"both": "typhon"})
    answer(table, "feat:both")
    assert held(table, B) == {"vp": 1}


def test_cancer_brings_two_blessings_one_after_the_other() -> None:
    """d.2: each rolled and resolved completely."""
    table = acting(hero(moon=6), rolls=[(A, "C1 G1"), (A, "M1 V2")])
    answer(table, "feat:moon7")
    assert question(table) == (A, "face_choose")
    assert rolls_told(table) == [(A, "cancer")]
    answer(table, "take:sun")
    assert rolls_told(table) == [(A, "cancer")] * 2
    assert held(table) == {"gold": 1, "sun": 1, "moon": 1, "vp": 2}


def test_the_cyclops_asks_at_every_one_of_its_blessings() -> None:
    """Ruling R15 (d.2): four minor blessings, from the first to the last; a Cerberus repetition too (R41)."""
    rolls = [(A, "1:G3"), *[(A, "1:G1")] * 3]
    table = acting(hero(sun=6, cerberus=1, cards="cerberus"), cards={"sun7": "cyclops"}, rolls=rolls)
    answer(table, "feat:sun7", "die:1", "convert", "yes", "keep")
    assert held(table) == {"gold": 3, "vp": 3}
    for blessing in range(3):
        assert question(table) == (A, "cyclops_convert")
        answer(table, "convert")
        assert held(table) == {"gold": 3, "vp": 4 + blessing}
    assert rolls_told(table) == [(A, "cyclops")] * 4
    assert ended(table)


def test_the_sphinx_brings_four_minor_blessings_with_one_die() -> None:
    """d.2 and d.7: the die is chosen once; each roll may be repeated by a Cerberus token (ruling R17)."""
    rolls = [(A, "2:G1"), (A, "2:V2"), (A, "2:M1"), (A, "2:G1")]
    table = acting(hero(sun=6, cerberus=1, cards="cerberus"), rolls=rolls)
    answer(table, "feat:sun7")
    assert targets(table) == {"die:1": "die:0/1", "die:2": "die:0/2"}
    answer(table, "die:2", "no")
    assert question(table) == (A, "use_cerberus")
    answer(table, "yes")
    assert held(table) == {"gold": 2, "moon": 1, "vp": 4}
    assert table.state.seats[A].face_up(0) == "G1"


@pytest.mark.parametrize(
    ("slot", "card", "cost", "face"),
    [
        ("moon6", "helmet", {"moon": 5}, "X3"),
        ("sun6", "mirror", {"sun": 5}, "MIR"),
        ("sun3", "ship", {"sun": 2}, "SHIP"),
    ],
)
def test_cards_that_bring_a_face(slot: str, card: str, cost: dict[str, int], face: str) -> None:
    """d.7: taken from the garden and forged at once; it counts as forged."""
    table = acting(hero(**cost), cards={slot: card})  # type: ignore[arg-type]
    answer(table, f"feat:{slot}")
    assert (question(table), choosable(table)) == ((A, "forge_slot"), SLOTS_AT_START)
    assert table.state.in_hand == face
    answer(table, "slot:1/S1")
    assert die(table, 1) == (f"G1 G1 G1 G1 G1 {face}", face)
    assert table.state.pools[face] == 3
    assert (table.state.seats[A].removed, table.state.seats[A].cards) == (["S1"], [card])
    assert (held(table), ended(table)) == ({}, True)


def test_a_shield_is_chosen_among_those_left() -> None:
    """d.7: of four different shields; the last one without a question."""
    table = acting(hero(sun=3), cards={"sun4": "shield"}, pools={"SH_G": 0})
    answer(table, "feat:sun4")
    assert (question(table), choosable(table)) == ((A, "shield_choose"), faces("SH_S SH_M SH_V"))
    assert {*targets(table).values()} == {"pool:g_shield"}
    answer(table, "face:SH_V", "slot:1/G1")
    assert die(table, 1)[1] == "SH_V"
    assert table.state.pools["SH_V"] == 0
    table = acting(hero(sun=3), cards={"sun4": "shield"}, pools={"SH_S": 0, "SH_M": 0, "SH_V": 0})
    answer(table, "feat:sun4")
    assert question(table) == (A, "forge_slot")
    assert table.state.in_hand == "SH_G"


@pytest.mark.parametrize(
    ("slot", "card", "cost"),
    [("moon5", "cerberus", {"moon": 4}), ("sun5", "triton", {"sun": 4})],
)
def test_cards_that_bring_a_token(slot: str, card: str, cost: dict[str, int]) -> None:
    """d.7: one token each; a Triton token is offered in the same turn (ruling R21)."""
    table = acting(hero(**cost), cards={slot: card})  # type: ignore[arg-type]
    answer(table, f"feat:{slot}")
    owner = table.state.seats[A]
    assert (owner.cerberus, owner.triton) == ((1, 0) if card == "cerberus" else (0, 1))
    assert ended(table) == (card == "cerberus")


@pytest.mark.parametrize(("slot", "card"), [("moon5", "ferryman"), ("sun5", "gorgon"), ("both", "hydra")])
def test_cards_without_effect(slot: str, card: str) -> None:
    """d.7: they only bring the glory printed on them."""
    table = acting(hero(sun=6, moon=6))
    assert layout()[slot] == card
    answer(table, f"feat:{slot}")
    assert [kind for kind, _, _ in told(table)] == ["paid", "moved", "took_card"]
    assert table.state.seats[A].cards == [card]


def test_a_chest_works_at_once() -> None:
    """d.7: the limits rise with the card."""
    table = acting(hero(moon=1, gold=12))
    answer(table, "feat:moon2")
    assert [table.state.seats[A].limit(resource) for resource in range(3)] == [16, 9, 9]


def test_wild_spirits() -> None:
    """d.7: three moon shards and three gold, up to the limits."""
    table = acting(hero(sun=1, gold=10, moon=5))
    answer(table, "feat:sun2")
    assert held(table) == {"gold": 12, "moon": 6}


def test_ousting_is_told_to_the_one_it_happens_to() -> None:
    """d.7: who, from where, by whom."""
    table = acting(hero(), hero(), hero(moon=1), hero(portal=1), turns=2, rolls=[(D, "G1 G1")])
    answer(table, "feat:moon1")
    assert ("ousted", D, {"portal": 1, "by": C}) in told(table)
