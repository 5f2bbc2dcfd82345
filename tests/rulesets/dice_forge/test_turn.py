"""The phases of a turn: blessing, reinforcements, action, extra action.

Specification d.1 and d.4 and d.5 and d.9.
Also what surrounds them: specification d.2 and d.6 and d.8 and d.10 and f.
"""

import pytest

from rulesets.core import Table
from rulesets.dice_forge import RULES
from rulesets.dice_forge.state import DiceForge, Roll, Seat
from tests.rulesets.dice_forge.builders import (
    SLOTS_AT_START,
    TRITON,
    A,
    B,
    C,
    acted,
    acting,
    answer,
    blessed,
    blocked,
    buying,
    buys,
    choosable,
    die,
    ended,
    feats,
    forced,
    held,
    hero,
    kinds_told,
    position,
    question,
    reinforcing,
    rolls_told,
    table_at,
    these,
    told,
    why,
)

OWLS = these("owl", "gold sun moon")

# -- Phase 1 ---------------------------------------------------------------------------------------


def test_two_players_are_blessed_twice_in_a_turn() -> None:
    """S10 (rulebook, phase 1; ruling R6): each player rolls and resolves, then once more."""
    rolls = [(A, "G1 G1"), (B, "G1 M1"), (A, "S1 V2"), (B, "G1 G1")]
    once = table_at(position(hero(gold=3), hero(gold=2), players=2, rolls=rolls), "blessing")
    assert (held(once, A), held(once, B)) == ({"gold": 5}, {"gold": 3, "moon": 1})
    table = blessed(hero(gold=3), hero(gold=2), players=2, rolls=rolls)
    assert question(table) == (A, "roll")
    answer(table, "roll")
    assert held(table, A) == {"gold": 5, "sun": 1, "vp": 2}
    assert held(table, B) == {"gold": 5, "moon": 1}
    assert rolls_told(table) == [(seat, "blessing") for seat in (A, B, A, B)]
    assert question(table) == (A, "action")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_double_blessing_comes_in_every_turn(players: int) -> None:
    """Ruling R6: not once a round; with three and four players there is one blessing in each turn."""
    table = table_at(position(*[hero(gold=3) for _ in range(players)], players=players), "roll", RULES)
    blessings = 2 if players == 2 else 1
    for turn in range(players):
        for _ in range(blessings):
            assert question(table) == (turn, "roll")
            answer(table, "roll")
        assert len(rolls_told(table)) == (turn + 1) * players * blessings
        answer(table, "pass")


def test_the_dice_wait_until_the_active_player_lets_everyone_roll() -> None:
    """d.1: the only answer is asked for; until it is given, the turn before can be taken back."""
    table = acted_for_real(hero(gold=9))
    answer(table, "pass")
    assert question(table) == (B, "roll")
    assert choosable(table) == {"roll"}
    assert rolls_told(table) == []
    table.undo()
    assert question(table) == (A, "action")
    table.redo()
    answer(table, "roll")
    assert len(rolls_told(table)) == 3
    assert not table.can_undo


def acted_for_real(*seats: Seat) -> Table[DiceForge]:
    """A table at an action, after which the game goes on."""
    return table_at(position(*seats), "action", RULES)


def test_all_roll_before_anyone_resolves() -> None:
    """Ruling R5 (d.1): C, though last to resolve, has rolled when the active player decides."""
    table = blessed(hero(), turns=1, rolls=[(B, "C1 G1"), (C, "C1 G1"), (A, "C1 V2")])
    assert question(table) == (B, "face_choose")
    assert rolls_told(table) == [(B, "blessing"), (C, "blessing"), (A, "blessing")]
    assert [held(table, seat) for seat in (A, B, C)] == [{}, {"gold": 1}, {}]
    answer(table, "take:sun")
    assert question(table) == (C, "face_choose")
    answer(table, "take:moon")
    assert question(table) == (A, "face_choose")
    answer(table, "take:moon")
    assert held(table, A) == {"moon": 1, "vp": 2}
    assert held(table, B) == {"gold": 1, "sun": 1}


# -- Phase 2 ---------------------------------------------------------------------------------------


def test_reinforcements_in_any_order_each_card_once() -> None:
    """S1 (d.4; ruling R25): a Hind and two Owls, then the phase ends without a question."""
    table = reinforcing(hero(gold=4, moon=4, cards="hind owl owl"), players=4, rolls=[(A, "1:G4")])
    assert question(table) == (A, "reinforcement")
    assert choosable(table) == these("hind", "1 2") | OWLS | {"done"}
    answer(table, "hind:1")
    assert held(table) == {"gold": 8, "moon": 4}
    assert choosable(table) == OWLS | {"done"}
    answer(table, "owl:gold")
    assert held(table) == {"gold": 9, "moon": 4}
    assert choosable(table) == OWLS | {"done"}
    answer(table, "owl:moon")
    assert held(table) == {"gold": 9, "moon": 5}
    assert question(table) == (A, "action")


def test_an_elder_needs_three_gold() -> None:
    """S14 (d.4): one of two Elders can be paid; without gold and token the phase isn't asked at all."""
    table = reinforcing(hero(gold=5, cards="elder elder"))
    assert choosable(table) == {"elder", "done"}
    answer(table, "elder")
    assert held(table) == {"gold": 2, "vp": 4}
    assert question(table) == (A, "action")
    assert question(reinforcing(hero(gold=2, cards="elder elder"))) == (A, "action")


def test_an_elder_waits_for_a_triton_token() -> None:
    """Rulings R21 and R25: an Elder that can't be paid keeps the phase open while a token is held."""
    table = reinforcing(hero(gold=2, cards="elder triton", triton=1))
    assert choosable(table) == TRITON | {"done"}
    assert why(table) == {"elder": "elder-needs-gold"}
    answer(table, "triton:gold")
    assert held(table) == {"gold": 8}
    assert choosable(table) == {"elder", "done"}
    answer(table, "elder")
    assert (held(table), question(table)) == ({"gold": 5, "vp": 4}, (A, "action"))


def test_a_used_elder_waits_for_nothing() -> None:
    """Ruling R25 (d.0, d.4): no question for a token alone, and a used Elder isn't called too expensive."""
    table = reinforcing(hero(gold=3, cards="elder triton", triton=1))
    answer(table, "elder")
    assert (held(table), question(table)) == ({"vp": 4}, (A, "action"))
    table = reinforcing(hero(gold=3, cards="elder owl"))
    answer(table, "elder")
    assert choosable(table) == OWLS | {"done"}
    assert why(table) == {}


def test_reinforcements_may_be_declined() -> None:
    """Ruling R25: all are optional."""
    table = reinforcing(hero(gold=4, cards="hind owl elder"))
    answer(table, "done")
    assert question(table) == (A, "action")
    assert held(table) == {"gold": 4}


def test_a_token_alone_opens_no_phase_of_reinforcements() -> None:
    """d.4: without a card the question would be in vain; the token is offered in phase 3."""
    assert question(reinforcing(hero(gold=2, triton=1, cards="triton"))) == (A, "action")


def test_a_reinforcement_bought_now_waits_for_the_next_turn() -> None:
    """Ruling R25: an Owl of phase 3 isn't used in this turn."""
    table = acting(hero(sun=4, gold=2))
    answer(table, "feat:sun3")
    assert question(table) == (A, "extra_action")
    answer(table, "pay")
    assert choosable(table) == buys(2)
    answer(table, "buy:G3", "slot:1/G1")
    assert ended(table)
    assert held(table) == {}


def test_a_used_card_is_fresh_in_the_next_turn() -> None:
    """Ruling R25: once per turn, and again in one's next turn."""
    owner = hero(cards="owl", used={"owl": 1})
    state = position(owner, rolls=[(B, "G1 G1"), (C, "G1 G1"), (A, "G1 G1")])
    table = table_at(state, "action", RULES)
    assert table.state.active == B
    assert table.state.seats[A].used == {}


# -- Phase 3 ---------------------------------------------------------------------------------------


def test_three_different_faces_are_forged() -> None:
    """S2 (rulebook, example turn; ruling R39): S1 and G4 for 3 gold each, M1 for 2."""
    table = acting(hero(gold=9))
    assert choosable(table) == buys(8) | {"pass"}
    answer(table, "buy:S1")
    assert held(table) == {"gold": 6}
    assert question(table) == (A, "forge_slot")
    assert choosable(table) == SLOTS_AT_START
    answer(table, "slot:1/G1")
    assert question(table) == (A, "forge_more")
    assert choosable(table) == buys(6, but="S1") | {"done"}
    answer(table, "buy:G4", "slot:2/G1")
    assert held(table) == {"gold": 3}
    assert choosable(table) == buying("G3 M1") | {"done"}
    assert {why(table)["buy:S1"], why(table)["buy:G4"]} == {"face-taken-already"}
    answer(table, "buy:M1", "slot:2/V2")
    assert ended(table)
    assert table.state.seats[A].removed == ["G1", "G1", "V2"]
    assert die(table, 1) == ("S1 G1 G1 G1 G1 S1", "S1")
    assert die(table, 2) == ("G4 G1 G1 G1 M1 M1", "M1")
    assert held(table) == {"gold": 1}


def test_forging_stops_when_one_likes() -> None:
    """Ruling R19: one by one; a face forged a moment ago may be replaced, and its effect doesn't happen."""
    table = acting(hero(gold=9))
    answer(table, "buy:S1", "slot:1/G1", "buy:M1", "slot:1/S1")
    assert die(table, 1) == ("M1 G1 G1 G1 G1 S1", "M1")
    assert held(table) == {"gold": 4}
    assert table.state.pools["S1"] == 3
    assert table.state.seats[A].removed == ["G1", "S1"]
    answer(table, "done")
    assert ended(table)


def test_the_same_face_may_be_bought_again_in_the_extra_action() -> None:
    """Ruling R19 (d.9): "different faces" holds for one action and starts afresh."""
    table = acting(hero(gold=6, sun=2))
    answer(table, "buy:S1", "slot:1/G1", "done", "pay")
    assert choosable(table) == buys(3)
    answer(table, "buy:S1", "slot:2/G1")
    assert ended(table)
    assert table.state.pools["S1"] == 2


def test_a_triton_token_buys_more_faces() -> None:
    """Ruling R21 (d.6): offered beside `done`, then the question is asked again."""
    table = acting(hero(gold=2, triton=1, cards="triton"))
    answer(table, "buy:G3", "slot:1/G1")
    assert choosable(table) == TRITON | {"done"}
    answer(table, "triton:gold")
    assert choosable(table) == buys(6, but="G3") | {"done"}


def test_an_empty_stack_is_not_on_offer() -> None:
    """S5 (rulebook, "Wichtig"; ruling R30)."""
    table = acting(hero(moon=4), stacks={"moon5": 0})
    assert choosable(table) == feats("moon1 moon2 moon3 moon4") | {"pass"}
    assert why(table)["feat:moon5"] == "stack-empty"
    assert why(table)["feat:moon6"] == "feat-too-dear"
    answer(table, "feat:moon1")
    assert table.state.stacks["moon1"] == 2


def test_a_face_out_of_stock_is_not_on_offer() -> None:
    """Ruling R30: neither to buy nor for a ship; it stays visible with the reason."""
    table = acting(hero(gold=3), pools={"G4": 0})
    assert choosable(table) == buys(3, but="G4") | {"pass"}
    assert why(table)["buy:G4"] == "face-out-of-stock"
    assert why(table)["buy:V4"] == "face-too-dear"
    both = acting(hero(gold=3), pools={"V4": 0})  # more gold wouldn't help
    assert why(both)["buy:V4"] == "face-out-of-stock"


def test_everything_out_of_reach_is_blocked_with_its_reason() -> None:
    """d.0: all 18 kinds of faces and 15 places are either on offer or blocked."""
    table = acting(hero(gold=4, sun=1))
    offered = buys(4) | feats("sun1 sun2") | {"pass"}
    assert choosable(table) == offered
    shut = {*blocked(table)}
    assert not shut & offered
    assert shut | offered == buys(12) | these("feat", table.state.layout) | {"pass"}


def test_passing_ends_the_turn() -> None:
    """Ruling R18: no extra action after passing, however much sun there is."""
    table = acting(hero(gold=4, sun=6))
    answer(table, "pass")
    assert ended(table)
    assert held(table) == {"gold": 4, "sun": 6}


def test_a_triton_token_before_the_action() -> None:
    """S45 (d.8; ruling R21): two moon shards bring more feats into reach."""
    table = acting(hero(moon=1, triton=1, cards="triton"))
    assert choosable(table) == feats("moon1 moon2") | TRITON | {"pass"}
    answer(table, "triton:moon")
    assert held(table) == {"moon": 3}
    assert table.state.seats[A].triton == 0
    assert choosable(table) == feats("moon1 moon2 moon3 moon4") | {"pass"}


def test_only_passing_is_possible() -> None:
    """S8 (d.5): the action isn't asked, the turn ends, and there is no extra action."""
    table = acting(hero(gold=1))
    assert ended(table)
    assert forced(table) == [("action", "pass")]


# -- Phase 4 ---------------------------------------------------------------------------------------


def test_an_extra_action_needs_something_to_do() -> None:
    """S9 (d.9; ruling R31): nothing left after paying: no question, unless a Triton token is held."""
    assert ended(acted(hero(sun=2, gold=1)))
    table = acted(hero(sun=2, gold=1, triton=1, cards="triton"))
    assert question(table) == (A, "extra_action")
    assert choosable(table) == {"pay", "end"} | TRITON


def test_the_price_of_the_extra_action_can_not_be_spent_twice() -> None:
    """Ruling R31: three sun shards pay for it and for an Elder; two don't."""
    assert choosable(acted(hero(sun=3))) == {"pay", "end"}
    assert ended(acted(hero(sun=2)))
    assert ended(acted(hero(sun=2), stacks={"sun1": 0}))
    assert ended(acted(hero(sun=3), stacks={"sun1": 0, "sun2": 0}))


def test_why_an_extra_action_can_not_be_paid() -> None:
    """Ruling R31 (d.0): `pay` stays visible while a Triton token keeps the question open."""
    table = acted(hero(sun=1, gold=5, triton=1, cards="triton"))
    assert choosable(table) == TRITON | {"end"}
    assert why(table) == {"pay": "extra-needs-sun"}
    answer(table, "triton:sun")
    assert choosable(table) == {"pay", "end"}


def test_an_extra_action_may_be_forfeited() -> None:
    """Ruling R31 (d.9): paid with a token in hand that then brings nothing to do with it."""
    table = acted(hero(sun=2, triton=1, cards="triton"), pools=dict.fromkeys(["G3", "M1"], 0))
    answer(table, "pay")
    assert choosable(table) == TRITON
    answer(table, "triton:moon")
    assert choosable(table) == feats("moon1 moon2 moon3")
    sold_out = dict.fromkeys(table.state.stacks, 0)
    table = acted(hero(sun=2, triton=1, cards="triton"), stacks=sold_out)
    answer(table, "pay", "triton:moon")
    assert ended(table)
    assert "no_action" in kinds_told(table)
    assert held(table) == {"moon": 2}


def test_an_extra_action_performs_a_feat_and_ousts() -> None:
    """S3 (rulebook, example turn; d.7, d.9; ruling R28): B is blessed before A gets the Ferryman."""
    table = acted(
        hero(gold=1, sun=2, moon=5),
        hero(cards="helmet", portal=3),
        stacks={"moon6": 2},
        rolls=[(B, "G1 M1")],
    )
    assert choosable(table) == {"pay", "end"}
    answer(table, "pay")
    assert held(table) == {"gold": 1, "moon": 5}
    assert choosable(table) == feats("moon1 moon2 moon3 moon4 moon5 moon6")
    answer(table, "feat:moon5")
    assert held(table) == {"gold": 1, "moon": 1}
    assert [seat.portal for seat in table.state.seats] == [3, 0, 0]
    assert held(table, B) == {"gold": 1, "moon": 1}
    assert kinds_told(table) == ["paid", "moved", "ousted", "rolled", "gained", "gained", "took_card"]
    assert table.state.seats[A].cards == ["ferryman"]
    assert table.state.stacks["moon5"] == 2
    assert ended(table)


def test_the_ousted_players_roll_is_a_whole_blessing() -> None:
    """S4 (d.2): with times three, and no player asked who has nothing to decide."""
    table = acted(
        hero(gold=1, sun=2, moon=5),
        hero(gold=2, cards="helmet", portal=3),
        rolls=[(B, "X3 G1")],
    )
    answer(table, "pay", "feat:moon5")
    assert held(table, B) == {"gold": 5}
    assert ended(table)


def test_the_same_feat_twice() -> None:
    """S7 (d.7; ruling R26): from the own portal no hero is ousted."""
    table = acting(hero(sun=4))
    answer(table, "feat:sun2")
    assert held(table) == {"gold": 3, "sun": 3, "moon": 3}
    assert choosable(table) == {"pay", "end"}
    answer(table, "pay")
    assert held(table) == {"gold": 3, "sun": 1, "moon": 3}
    assert choosable(table) == buys(3) | feats("sun1 sun2 moon1 moon2 moon3 moon4")
    answer(table, "feat:sun2")
    assert held(table) == {"gold": 6, "moon": 6}
    assert table.state.seats[A].cards == ["spirits", "spirits"]
    assert ended(table)


def test_a_triton_token_after_the_extra_action() -> None:
    """S55 (d.9; ruling R43): a hammer bought with it takes the token's gold; no `pass`, no second `pay`."""
    table = acted(hero(sun=2, moon=1, triton=1))
    assert choosable(table) == {"pay", "end"} | TRITON
    answer(table, "pay")
    assert choosable(table) == feats("moon1 moon2") | TRITON
    answer(table, "feat:moon1")
    assert question(table) == (A, "extra_action")
    assert choosable(table) == TRITON | {"end"}
    assert why(table) == {}  # `pay` isn't missing for want of sun: it was used
    answer(table, "triton:gold")
    assert question(table) == (A, "hammer_allocate")
    assert choosable(table) == these("hammer", map(str, range(7)))
    answer(table, "hammer:6")
    assert table.state.seats[A].hammer == 6
    assert held(table) == {}
    assert ended(table)


def test_there_is_one_extra_action_a_turn() -> None:
    """Ruling R31 (d.9; invariant h11): after it, a second payment isn't offered."""
    table = acted(hero(sun=6, gold=4))
    answer(table, "pay", "buy:G3", "slot:1/G1", "done")
    assert ended(table)
    assert held(table) == {"sun": 4, "gold": 2}


# -- The end of a turn, a round, the game ----------------------------------------------------------


def test_the_rolls_shown_are_those_of_the_turn() -> None:
    """Part d.10: with the next turn the rolls of the last one go."""
    rolls = [(B, "G1 M1"), (C, "G1 G1"), (A, "S1 G1")]
    table = table_at(position(hero(gold=2), hero(gold=3), rolls=rolls), "action", RULES)
    table.state.rolls.append(Roll(A, ("G1",), (0,), "hind"))
    answer(table, "pass")
    assert table.state.active == B
    assert table.state.rolls == []
    answer(table, "roll")
    assert [(roll.seat, roll.faces) for roll in table.state.rolls] == [
        *((B, ("G1", "M1")), (C, ("G1", "G1")), (A, ("S1", "G1")))
    ]


def test_the_game_ends_after_the_last_turn() -> None:
    """d.10: scored at once; no player is blessed again."""
    table = table_at(position(hero(), hero(), hero(gold=2), turns=29), "action", RULES)
    assert (table.state.round, question(table)) == (10, (C, "action"))
    answer(table, "pass")
    assert ended(table)
    assert table.state.over
    assert told(table) == [("passed", C, {}), ("game_ended", None, {})]
    assert RULES.progress(table.state).active is None
