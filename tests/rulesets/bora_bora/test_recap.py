"""What others' turns have meant for a seat: Ben looks on while Anna plays."""

from collections.abc import Sequence
from typing import Any

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.recap import (
    BoraBoraChange,
    CardClosed,
    GotGodTile,
    GotGoods,
    GotPoints,
    JewelGone,
    NewOrder,
    PriestOut,
    PriestsLeadChanged,
    SiteTaken,
    StatusOvertaken,
    changes,
    is_loss,
)
from rulesets.bora_bora.components import FISH, JEWELS
from rulesets.bora_bora.events import (
    BoraBoraEvent,
    BoughtJewelry,
    GainedOfferings,
    GainedShells,
    Occupied,
    PlacedDie,
    PlacedPriest,
    Scored,
    TurnOrder,
    WonGodTile,
)
from rulesets.bora_bora.state import BoraBora, Die
from tests.rulesets.bora_bora.builders import LAYOUT_0, A, B, C, D, Player, position


def changed(before: BoraBora, after: BoraBora, events: Sequence[BoraBoraEvent] = ()) -> list[BoraBoraChange]:
    """What is different for Ben between two positions."""
    return changes(RULES.view(before, B), RULES.view(after, B), B, events)


def test_a_site_another_hut_holds_now_is_a_loss_with_its_fish() -> None:
    """R2: the hut that held the site moves aside, and its fish counts for the new holder."""
    same = position(Player(), Player(), on_map="c4:BA")
    found = changed(same, same, [Occupied(A, "c4", B)])
    assert found == [SiteTaken("c4", A, FISH[f"fish_{LAYOUT_0['c4']}"].vp)]
    assert is_loss(found[0])
    assert changed(same, same, [Occupied(B, "c4", A)]) == []


def test_a_priest_pushed_out_is_a_loss_with_those_left() -> None:
    same = position(Player(), Player(), temple="..BA..")
    assert changed(same, same, [PlacedPriest(A, 1, B)]) == [PriestOut(A, 1)]
    assert changed(same, same, [PlacedPriest(B, 1, B)]) == []


def test_most_priests_are_lost_and_won_and_the_highest_decides_ties() -> None:
    ben_leads = position(Player(), Player(), temple="B...A.")
    anna_leads = position(Player(), Player(), temple="A...B.")
    assert changed(ben_leads, anna_leads) == [PriestsLeadChanged(False, 1, 1)]
    assert changed(anna_leads, ben_leads) == [PriestsLeadChanged(True, 1, 1)]
    assert [is_loss(each) for each in changed(ben_leads, anna_leads)] == [True]


def with_dice(*on_temple: int, left: tuple[int, ...]) -> BoraBora:
    """Anna's dice on the temple's card, and those that Ben has left."""
    state = position(Player(), Player())
    state.cards["temple"] = tuple(Die(A, number) for number in on_temple)
    state.seats[B].dice = left
    return state


PLACED: list[BoraBoraEvent] = [PlacedDie(A, 3, "temple", blue=False, white=False)]


def test_a_card_closes_to_dice_that_are_not_lower() -> None:
    """A die must be lower than every die on the card."""
    before, closed, still = (with_dice(*dice, left=(3,)) for dice in ((5,), (5, 3), (5, 4)))
    assert changed(before, closed, PLACED) == [CardClosed("temple", 3, A)]
    assert changed(before, still, [PlacedDie(A, 4, "temple", blue=False, white=False)]) == []
    before, closed = (with_dice(*dice, left=(6, 4)) for dice in ((5,), (5, 3)))
    assert changed(before, closed, PLACED) == [CardClosed("temple", 3, A)], "no die of one's own is lower"
    before, still = (with_dice(*dice, left=(6, 2)) for dice in ((5,), (5, 3)))
    assert changed(before, still, PLACED) == [], "the 2 still fits"
    before, closed = (with_dice(*dice, left=(3,)) for dice in ((), (3,)))
    assert changed(before, closed, PLACED) == [CardClosed("temple", 3, A)], "the card was empty"
    before, closed = (with_dice(*dice, left=(3,)) for dice in ((3,), (3, 2)))
    assert changed(before, closed, PLACED) == [], "it was closed before"


def test_a_card_closes_only_to_a_die_that_could_carry_out_its_action() -> None:
    """Nothing to build on, no hut or priest left, nobody who stands low enough: then nothing is lost."""

    def closing(card: str, ben: Player, number: int = 3, own: int = 3, **more: Any) -> bool:
        state = position(Player(), ben, **more)
        state.seats[B].dice = (own,)
        state.cards = {card: ()}
        return bool(changed(state, state, [PlacedDie(A, number, card, blue=False, white=False)]))

    assert closing("build", Player(ground="a1 a2"))
    assert not closing("build", Player(ground="a1 a3"))
    assert closing("build", Player(ground="a1 a2"), number=1, own=1)
    built = Player(ground="a1 a2", built={1: "c1 c2"})
    assert not closing("build", built, number=1, own=1), "all that is left asks for a higher die"
    assert closing("temple", Player())
    assert not closing("temple", Player(), temple="BBBB")
    assert closing("woman_man", Player())
    assert not closing("woman_man", Player(huts="1 2 3 4 5 6 7 8 9 10 11"))


def test_the_die_that_closed_a_card_is_named_and_none_that_came_after_it() -> None:
    """A blue god lets a higher die follow: it closes nothing."""
    before = position(Player(), Player(), Player())
    before.seats[B].dice = (3,)
    closed = PlacedDie(A, 2, "temple", blue=False, white=False)
    followed = PlacedDie(C, 4, "temple", blue=True, white=False)
    lower = PlacedDie(C, 1, "temple", blue=False, white=False)
    assert changed(before, before, [closed, followed]) == [CardClosed("temple", 2, A)]
    assert changed(before, before, [closed, lower]) == [CardClosed("temple", 2, A)]


def test_a_card_does_not_close_to_a_player_without_dice() -> None:
    assert changed(with_dice(5, left=()), with_dice(5, 3, left=()), PLACED) == []


def test_jewelry_is_gone_for_those_who_had_the_shells() -> None:
    rich, poor = position(Player(), Player(shells=9)), position(Player(), Player(shells=0))
    bought = [BoughtJewelry(A, "jewel_ring_2")]
    assert changed(rich, rich, bought) == [JewelGone("jewel_ring_2", A)]
    assert changed(poor, poor, bought) == []
    cost = JEWELS["jewel_ring_2"].shell_cost
    for shells, gone in ((cost - 1, []), (cost, [JewelGone("jewel_ring_2", A)])):
        held = position(Player(), Player(shells=shells))
        assert changed(held, held, bought) == gone
    three = position(Player(), Player(shells=9), Player())
    assert changed(three, three, [BoughtJewelry(C, "jewel_ring_2")]) == [], (
        "the seat had its turn to buy before"
    )
    three.order = (C, A, B)
    assert changed(three, three, [BoughtJewelry(C, "jewel_ring_2")]) == [JewelGone("jewel_ring_2", C)]
    assert changed(three, three, [BoughtJewelry(B, "jewel_ring_2")]) == [], "bought by the seat itself"


def test_a_marker_that_passes_ones_own_on_the_status_track_is_a_loss() -> None:
    before, after = (
        position(Player(), Player(), status={2: "AB"}),
        position(Player(), Player(), status={2: "B", 4: "A"}),
    )
    assert changed(before, after) == [StatusOvertaken(A)]
    assert changed(after, after) == []
    assert changed(after, before) == [], "it fell back"
    behind = position(Player(), Player(), status={2: "B", 1: "A"})
    assert changed(behind, before) == [], "it stands beside one's own"
    assert changed(behind, after) == [StatusOvertaken(A)]
    assert changed(behind, position(Player(), Player(), status={9: "B", 1: "A"})) == [], "one's own went on"


def test_what_comes_in_others_turns_is_a_gain() -> None:
    same = position(Player(), Player())
    got: list[BoraBoraEvent] = [
        Scored(B, 3, "status"),
        Scored(B, 2, "temple"),
        Scored(A, 9, "status"),
        GainedOfferings(B, 1),
        GainedShells(B, 2),
        WonGodTile(B, 2),
        GainedOfferings(A, 4),
        GainedShells(A, 4),
        Scored(B, 1, "status"),
        WonGodTile(A, 2),
    ]
    found = changed(same, same, got)
    assert changed(same, same, [WonGodTile(A, 2), GainedShells(A, 1)]) == []
    assert changed(same, same, [GainedShells(B, 1)]) == [GotGoods(0, 1)]
    assert changed(same, same, [GainedOfferings(B, 1)]) == [GotGoods(1, 0)]
    assert found == [GotGodTile(), GotPoints(4, "status"), GotPoints(2, "temple"), GotGoods(1, 2)]
    assert not any(map(is_loss, found))


def test_a_new_turn_order_is_told_where_ones_place_changes() -> None:
    same = position(Player(), Player())
    assert changed(same, same, [TurnOrder(None, [B, A])]) == [NewOrder(1, 2, (A,))]
    assert changed(same, same, [TurnOrder(None, [A, B])]) == []
    three = position(Player(), Player(), Player())
    assert changed(three, three, [TurnOrder(None, [A, C, B])]) == [NewOrder(3, 2, (C,))]
    four = position(Player(), Player(), Player(), Player())
    assert changed(four, four, [TurnOrder(None, [D, C, A, B])]) == [NewOrder(4, 2, (D, C))]
    assert changed(four, four, [TurnOrder(None, [D, B, A, C])]) == [], "its place is the same"
    earlier, later = NewOrder(1, 2, (A,)), NewOrder(2, 1, (A,))
    assert (is_loss(earlier), is_loss(later)) == (False, True)
