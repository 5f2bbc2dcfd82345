"""Ways to pay for a god, and god cards on display."""

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.gods import PaymentAdvice, open_card_advice, payment_advice, purse_of
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    Player,
    answer,
    choosable,
    hand,
    placing,
    position,
    resolving,
)


def advised(table: Table[BoraBora], key: str, viewer: int = A) -> PaymentAdvice:
    return payment_advice(RULES.view(table.state, viewer), A, table.decision, key)


def test_each_pair_says_what_it_leaves_itself() -> None:
    table = placing(Player(hand="GGWW", offerings=1), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    white, green = (advised(table, key) for key in ("pair:white", "pair:green"))
    assert (white.kept, green.kept) == (Purse(hand("GG"), 0, 0), Purse(hand("WW"), 0, 0))
    assert (white.cards, green.cards) == (("white", "white"), ("green", "green"))
    assert white.tile_points is None


def test_what_would_be_left_after_a_payment_is_told_its_payer_alone() -> None:
    """And only of ways to pay that are on offer."""
    table = placing(Player(hand="GGWW", offerings=1), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    own, other = (advised(table, "pair:white", viewer) for viewer in (A, B))
    assert own.kept == Purse(hand("GG"), 0, 0)
    assert other.kept is None
    assert advised(table, "pair:yellow").kept is None


def test_a_red_god_says_the_points_of_the_fish_and_a_god_tile_what_it_would_be_worth() -> None:
    """Parrotfish 6 lies at c1: the red card, or a god tile that would bring 2 points at the end."""
    table = placing(Player(hand="R", offerings=1, tiles=2), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    assert choosable(table) == {"no", "card", "tile"}
    card, tile = advised(table, "card"), advised(table, "tile")
    assert (card.cards, card.fish_points, card.tile_points) == (("red",), 6, None)
    assert (tile.cards, tile.fish_points, tile.tile_points, tile.tiles_held) == ((), 6, 2, 2)
    assert tile.kept == Purse(hand("R"), 1, 1)
    assert not card.white_follows


def test_a_blue_god_says_whether_a_white_one_follows_and_brings_no_points() -> None:
    purse, temple = Player(hand="BWW", offerings=2, tiles=1), {"temple": "1"}
    alone, table = (placing(purse, dice="3", cards_in_play=temple) for _ in range(2))
    answer(alone, "place:3:temple")
    answer(table, "place:3:temple:white")
    for each, follows in ((alone, False), (table, True)):
        told = advised(each, "card")
        assert (told.cards, told.fish_points, told.white_follows) == (("blue",), 0, follows)
    answer(table, "card")
    assert advised(table, "card").cards == ("white",)
    assert not advised(table, "card").white_follows


def test_a_yellow_god_is_followed_by_no_other() -> None:
    table = resolving(Player(hand="YGG", offerings=1, tiles=1, tasks="t30"))
    answer(table, "yellow:t30")
    assert advised(table, "card").cards == ("yellow",)
    assert not advised(table, "card").white_follows


def test_an_open_card_says_how_many_like_it_are_in_the_hand_of_who_may_know() -> None:
    state = position(Player(hand="WW"), Player(), dice="4", open="BW")
    view, others = RULES.view(state, A), RULES.view(state, B)
    blue, white = (open_card_advice(view, A, place) for place in (1, 2))
    assert blue is not None
    assert (blue.god, blue.like) == ("blue", 0)
    assert white is not None
    assert (white.god, white.like) == ("white", 2)
    unseen = open_card_advice(others, A, 2)
    assert unseen is not None
    assert unseen.like == 0
    assert open_card_advice(view, A, 3) is None


def test_a_purse_holds_what_pays_for_gods_and_of_others_no_cards() -> None:
    state = position(Player(hand="BW", offerings=2, tiles=1), Player(), dice="4")
    assert purse_of(RULES.view(state, A).seats[A]) == Purse(hand("BW"), 2, 1)
    assert purse_of(RULES.view(state, B).seats[A]) == Purse((), 2, 1)
