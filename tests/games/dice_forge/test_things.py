"""What players are told of each thing: its row, its figures, its card, and what is asked first."""

from typing import Any, NamedTuple

import pytest

from rulesets.core import Option, Table
from rulesets.dice_forge.components import CARDS
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.state import DiceForge
from rulesets.dice_forge.view import view
from tabletop_tui.kit.wording import Wording
from tests.games.dice_forge.games import RULES, wording
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acted,
    acting,
    answer,
    hero,
    position,
    reinforcing,
    rolled,
    seen,
    table_at,
    why,
)


def after(table: Table[DiceForge], *keys: str) -> Table[DiceForge]:
    """The table after some answers."""
    answer(table, *keys)
    return table


class Said(NamedTuple):
    """All that is said of an option."""

    name: str
    alone: str
    title: str
    worth: str
    card: list[str]
    question: str | None
    figures: list[str]
    roles: list[str]


def said(table: Table[DiceForge], key: str, *, spelt: bool = False) -> Said:
    sight, decision = seen(table)
    words = wording()
    if spelt:
        words.spell_out()
    option: Option[Any] = decision.option(key)
    card, cells = words.card(sight, decision, option), words.cells(sight, decision, option)
    return Said(
        words.option(sight, decision, option),
        words.option_alone(sight, decision, option),
        "".join(run.text for run in card.title),
        "".join(run.text for run in card.worth).strip(),
        card.text,
        words.confirm(sight, decision, option),
        ["".join(run.text for run in cell) for cell in cells],
        [" ".join(run.role for run in cell) for cell in cells],
    )


def looked(table: Table[DiceForge], target: str) -> list[str]:
    return wording().describe(view(table.state, A), target, A)


# -- feats -----------------------------------------------------------------------------------------


def test_a_feat_is_known_by_its_card_and_the_hero_in_its_way() -> None:
    table = acting(hero(moon=4), hero(portal=2))
    told = said(table, "feat:moon3")
    assert (told.name, told.title, told.worth) == ("Hind ▸B", "The Silver Hind", "2★")
    assert told.alone == "Hind for ☾☾ · 2 glory · every turn: roll one of your dice · ousts Ben"
    assert told.figures == ["☾☾", "2★", "every turn: roll a die"]
    assert told.roles == ["blue", "gold", "dim"]
    assert told.question is None
    free = said(table, "feat:moon5")
    assert (free.name, free.title) == ("Ferryman", "Ferryman")
    assert free.alone == "Ferryman for ☾☾☾☾ · 12 glory · nothing but glory"


def test_many_shards_are_counted_and_each_kind_is_kept_by_itself() -> None:
    told = said(acting(hero(sun=6, moon=5)), "feat:both")
    assert told.figures[0] == "5☀5☾"
    assert told.card[0] == "pay: 5☀5☾  keep 1☀0☾ (×3 left)"
    spelt = said(acting(hero(sun=6, moon=5)), "feat:both", spelt=True)
    assert spelt.card[0] == "pay: 5 sun shards and 5 moon shards  keep 1 sun shard0 moon shards (×3 left)"


OUSTED = "Ben is ousted and rolls both dice at once."
FEATS: dict[str, tuple[dict[str, Any], str, str]] = {
    "a hero who stands there": (
        {"moon": 4, "portal": 3},
        "moon5",
        "Your hero stands there already: no one is ousted.",
    ),
    "another hero": ({"moon": 2}, "moon3", OUSTED),
    "a bear": ({"moon": 2, "cards": "bear"}, "moon3", f"{OUSTED} Your Bear brings you 3 glory."),
    "two bears": ({"moon": 2, "cards": "bear bear"}, "moon3", f"{OUSTED} Your Bear brings you 6 glory."),
    "another hammer": (
        {"moon": 1, "cards": "hammer", "hammer": 12},
        "moon1",
        "Then 48 steps are free on your hammer.",
    ),
    "typhon": ({"sun": 5, "moon": 5, "forged": 3}, "both", "Now that would be 3 glory."),
    "cancer": ({"moon": 6}, "moon7", "On average, 2 rolls bring 3● + 0.33☀ + 0.33☾ + 0.67★."),
    "a full store": (
        {"sun": 1, "gold": 11, "moon": 6},
        "sun2",
        "! Your store can't take it all: 2 gold and 3 moon shards would be lost.",
    ),
}


@pytest.mark.parametrize(("own", "slot", "sentence"), FEATS.values(), ids=FEATS)
def test_a_feat_says_what_it_comes_to_now(own: dict[str, Any], slot: str, sentence: str) -> None:
    table = acting(hero(**own), hero(portal=2), cards={"both": "typhon"})
    assert sentence in said(table, f"feat:{slot}").card


def test_a_feat_without_more_to_say_says_what_it_does() -> None:
    told = said(acting(hero(moon=6, sun=6)), "feat:sun5")
    assert told.card == ["pay: ☀☀☀☀  keep 2☀ (×3 left)", "It has no effect but its glory."]


def test_one_die_is_chosen_by_what_its_rolls_bring() -> None:
    table = acting(hero(sun=6), cards={"sun7": "cyclops"}, rolls=[(A, "1:G1")] * 4)
    assert said(table, "feat:sun7").card[-3:] == [
        "On average, 4 rolls of the light die bring 3.33● + 0.67☀.",
        "On average, 4 rolls of the dark die bring 2.67● + 0.67☾ + 1.33★.",
        "It leaves too few sun shards for an extra action.",
    ]
    answer(table, "feat:sun7")
    told = said(table, "die:2")
    assert (told.name, told.figures) == ("dark die", ["2.67● + 0.67☾ + 1.33★"])
    assert told.card == [
        "Its faces: 1● ×4, 1☾, 2★.",
        "On average, 4 rolls of the dark die bring 2.67● + 0.67☾ + 1.33★.",
    ]


def test_a_place_says_its_card_and_how_many_are_left() -> None:
    table = acting(hero(moon=4), hero(portal=3), stacks={"moon5": 2})
    assert looked(table, "place:moon5") == [
        "Ferryman (☾☾☾☾, 12★)",
        "It has no effect but its glory.",
        "2 of 3 cards left.",
    ]
    sight, _ = seen(table)
    place, id, noun = wording().thing("place:moon5")
    at = wording().moment(sight, seen(table)[1])
    assert place.name(at, id, noun) == place.alone(at, id, noun) == "Ferryman"
    assert list(place.said(at, id, noun)) == []


def test_the_boar_of_a_feat_has_a_colour() -> None:
    table = acting(hero(moon=3), cards={"moon4": "boar"}, boar_stack=["B_G", "B_Y"])
    assert "It is the yellow boar." in said(table, "feat:moon4").card


# -- faces and dice --------------------------------------------------------------------------------


def test_a_face_to_buy_says_its_price_what_it_changes_and_how_many_are_left() -> None:
    table = acting(hero(gold=6), pools={"C1": 1})
    told = said(table, "buy:C1")
    assert (told.name, told.alone) == ("1 of your choice", "1 of your choice for 4 gold (×1)")
    assert (told.figures, told.roles) == (["4●", "choice", "−0.17●"], ["yellow", "purple", "dim"])
    assert told.card == [
        "pay: 4●  keep 2● (×1 left)",
        "light 1●: choice −0.17●",
        "dark 1●: choice −0.17●",
        "You choose one: 1 gold, 1 sun shard or 1 moon shard.",
        "It is the last one.",
        "With the 2 gold left, you can also forge 3 gold or 1 moon shard.",
    ]
    many = said(acting(hero(gold=3)), "buy:G4")
    assert "It is the last one." not in many.card
    assert not any("also" in each for each in many.card)


def test_two_faces_left_are_not_the_last_one() -> None:
    for left, last in ((1, True), (2, False)):
        card = said(acting(hero(gold=3), pools={"G4": left}), "buy:G4").card
        assert ("It is the last one." in card) is last


def test_a_ship_strikes_out_the_usual_price() -> None:
    told = said(rolled("SHIP V2", hero(gold=3)), "buy:G4")
    assert (told.figures[0], told.roles[0]) == ("3 1●", "undone yellow")
    assert told.alone == "4 gold for 1 gold (×4)"
    assert told.card[0] == "pay: 1●  keep 2● (×4 left)"
    usual = said(acting(hero(gold=3)), "buy:G4")
    assert (usual.figures[0], usual.roles[0]) == ("3●", "yellow")


def test_where_signs_are_spelt_a_face_says_which_one_makes_way() -> None:
    card = said(acting(hero(gold=3)), "buy:G4", spelt=True).card
    assert card[1] == "light, over 1 gold: +0.5 gold"


def test_a_face_to_copy_says_whose_it_is() -> None:
    table = rolled("MIR G1", hero(), hero(shows="C1 M1"))
    told = said(table, "face:C1")
    assert (told.figures, told.roles) == (["Ben, light die"], ["dim"])
    assert told.alone == told.name == "1 of your choice"
    assert told.card == ["You choose one: 1 gold, 1 sun shard or 1 moon shard."]
    assert said(table, "face:M1").card == ["You gain 1 moon shard."]


def test_a_shield_says_what_it_changes_on_either_die_and_costs_nothing() -> None:
    table = after(acting(hero(sun=3), cards={"sun4": "shield"}), "feat:sun4")
    told = said(table, "face:SH_S")
    assert (told.name, told.alone) == ("the sun shield", "the sun shield")
    assert told.figures == ["+0.28☀ +0.14★", "−0.17●"]
    assert told.card == [
        "light 1●: +0.33☀ −0.17●",
        "dark 1●: +0.28☀ +0.14★",
        "−0.17●",
        "5 glory if the other die gives sun; otherwise 2 sun shards.",
    ]


def test_looking_at_a_face_or_a_pool_says_what_it_does() -> None:
    table = acting(hero(gold=3), pools={"G3": 2})
    assert looked(table, "buy:G3") == [
        "3 gold: You gain 3 gold.",
        "pay: 2●  keep 1● (×2 left)",
        "light 1●: +0.33●",
        "dark 1●: +0.33●",
        "On average, its die shows it in one roll out of six.",
    ]
    assert looked(table, "pool:p2_gold") == ["2 gold each: 3 gold, 2 left", "You gain 3 gold."]
    garden = looked(table, "pool:g_boar")
    assert garden[0] == (
        "Only feats bring it: the red boar, 1 left; the green boar, 1 left; "
        "the yellow boar, 1 left; the blue boar, 1 left"
    )
    assert len(garden) == 5
    sight, decision = seen(table)
    pool, id, noun = wording().thing("pool:p4_mixed")
    assert pool.name(wording().moment(sight, decision), id, noun) == (
        "6 gold, 1 of your choice, 1 sun shard and 1 glory, 2 gold and 1 moon shard"
    )


def test_forging_says_what_makes_way_and_what_changes() -> None:
    table = after(acting(hero(gold=2)), "buy:G3")
    told = said(table, "slot:2/M1")
    assert (told.name, told.title) == ("dark die: 1 moon shard", "3 gold on the dark die")
    assert told.figures == ["+0.5●", "−0.17☾"]
    assert told.card == [
        "replaces: 1 moon shard",
        "per roll: +0.5● −0.17☾",
        "Then one roll in six shows 3 gold instead of 1 moon shard, on average.",
    ]
    assert told.question is None


@pytest.mark.parametrize(
    ("keys", "slot", "warned"),
    [
        (("buy:G3",), "slot:2/V2", "The face there, 2 glory, is worth more than 3 gold."),
        (("buy:M1",), "slot:2/M1", "The face there is 1 moon shard already: nothing would change."),
        (
            ("buy:G3", "slot:1/G1", "buy:G4"),
            "slot:1/G3",
            "You forged 3 gold there, and it has never come up since.",
        ),
    ],
)
def test_a_face_that_is_worth_keeping_is_warned_of_and_asked_about(
    keys: tuple[str, ...], slot: str, warned: str
) -> None:
    table = after(acting(hero(gold=9)), *keys)
    told = said(table, slot)
    assert told.card[0] == f"! {warned}"
    assert told.question == f"{warned} Replace it anyway?"
    assert not any(each.startswith("! ") for each in said(table, "slot:2/G1").card)


def test_a_boar_to_forge_is_locked_and_its_bearer_is_chosen_by_dice() -> None:
    table = after(acting(hero(moon=3), cards={"moon4": "boar"}, boar_stack=["B_B"]), "feat:moon4")
    assert said(table, "seat:1").card == [
        "Ben chooses which face it replaces.",
        "Light die now: 1● ×5, 1☀.",
        "Dark die now: 1● ×4, 1☾, 2★.",
    ]
    assert said(table, "seat:2").name == "Cleo"
    told = said(after(table, "seat:2"), "slot:1/G1")
    assert told.title == "the blue boar on the light die"
    assert told.card[-1] == "It is locked: it stays on this die to the end."
    assert told.card[-2].startswith("You choose 1 sun shard or 1 moon shard; ")


def test_dice_of_opponents_are_picked_by_the_face_that_is_up() -> None:
    rolls = [(B, "C1 S1"), (C, "G1 M1")]
    table = acting(hero(moon=3), hero(), hero(), cards={"moon4": "satyrs"}, rolls=rolls)
    told = said(after(table, "feat:moon4"), "die:2/2")
    assert (told.name, told.card) == ("1 moon shard · Cleo, dark die", ["You gain 1 moon shard."])


def test_a_die_on_the_table_says_what_is_up_and_a_face_what_it_does() -> None:
    table = acting(hero(gold=3), hero(shows="S1 V2"))
    sides = "Ben, dark die: 1● ×4, 1☾, 2★"
    average = "· on average 0.67● + 0.17☾ + 0.33★"
    assert looked(table, "die:1/2") == ["2 glory is up.", sides, average]
    assert looked(table, "die:1/2/5") == ["You gain 1 moon shard.", sides, average]
    sight, decision = seen(table)
    die, id, noun = wording().thing("die:1/2/5")
    assert die.name(wording().moment(sight, decision), id, noun) == "dark die: 1 moon shard"


# -- gains -----------------------------------------------------------------------------------------


def test_what_is_taken_says_what_the_store_would_hold_and_lose() -> None:
    table = rolled("X3 C2", hero(sun=5))
    told = said(table, "take:sun")
    assert (told.name, told.figures[:2], told.roles[1]) == ("6 sun shards", ["6☀ of 6", "5 lost"], "bad")
    assert told.card == [
        "! Your store can't take it all: 5 sun shards would be lost.",
        "Then you can pay for Sphinx.",
        "You would have 6 sun shards of at most 6.",
    ]
    assert told.question is None
    fits = said(table, "take:moon")
    assert (fits.figures[:2], fits.card[-1]) == (
        ["6☾ of 6", ""],
        "You would have 6 moon shards of at most 6.",
    )


def test_glory_has_no_limit_to_tell() -> None:
    told = said(rolled("C32 G1", hero(vp=1)), "take:vp")
    assert (told.figures, told.card) == (["3★", "", "·"], ["You would have 3 glory."])


def test_taking_nothing_is_asked_about_while_something_would_be_kept() -> None:
    question = "Your store for sun is full: you would get nothing. Take it anyway?"
    assert said(rolled("C1 M1", hero(sun=6)), "take:sun").question == question
    assert said(rolled("C1 M1", hero(sun=6)), "take:moon").question is None
    assert said(rolled("C1 M1", hero(gold=12, sun=6, moon=6)), "take:sun").question is None
    owl = reinforcing(hero(gold=3, sun=6, cards="owl"))
    assert said(owl, "owl:sun").question == question
    assert said(owl, "owl:gold").question is None
    full = reinforcing(hero(gold=12, sun=6, moon=6, cards="owl"))
    assert said(full, "owl:sun").question is None


def test_what_the_minotaur_takes_says_what_is_left() -> None:
    told = said(rolled("C32 G1", hero(gold=9, vp=1), losing=True), "take:gold")
    assert (told.name, told.figures) == ("lose 3 gold", ["5●", "", "✗ 2☀ face"])
    assert told.card == ["Then you can no longer pay for the face “2 sun shards”.", "You would have 5 gold."]
    assert told.question is None


def test_gold_may_go_on_the_hammer_instead() -> None:
    told = said(rolled("C1 M1", hero(gold=12, cards="hammer", hammer=3)), "take:gold")
    assert told.card == [
        "You would have 12 gold of at most 12.",
        "Or put it on the hammer: 27 steps are free.",
    ]
    assert (told.figures, told.question) == (["12● of 12", "", "·"], None)


def test_a_token_says_what_of_its_gift_is_lost() -> None:
    table = acted(hero(gold=8, sun=5, triton=1))
    told = said(table, "triton:gold")
    assert told.name == "Triton token: 6 gold"
    assert told.card[0] == "! Your store can't take it all: 2 gold would be lost."
    assert told.question == "2 gold would be lost: your store has no room for it. Use the token anyway?"
    assert said(table, "triton:moon").question is None


def test_a_conversion_says_what_either_choice_brings() -> None:
    table = rolled("X3 S2", hero(sun=3, vp=1), conversion=SENTINEL)
    keep, convert = said(table, "keep"), said(table, "convert")
    assert (keep.name, keep.figures) == ("keep 6 sun shards", ["6☀ of 6", "3 lost", "then Gorgon +2"])
    assert keep.card[0] == "! Your store can't take it all: 3 sun shards would be lost."
    assert (convert.name, convert.figures) == ("take 12 glory instead", ["13★", "", "·"])
    assert convert.card == ["You would have 13 glory."]
    cyclops = rolled("2:G1", hero(), conversion=CYCLOPS)
    assert said(cyclops, "convert").name == "take 1 glory instead"


def test_reinforcements_say_what_they_bring() -> None:
    table = reinforcing(hero(gold=11, vp=2, cards="owl elder hind"))
    assert said(table, "owl:gold").card == [
        "Then you can pay for the face “4 glory”.",
        "You would have 12 gold of at most 12.",
    ]
    assert said(table, "owl:moon").name == "Owl: 1 moon shard"
    elder = said(table, "elder")
    assert (elder.name, elder.card) == ("Elder: 3 gold for 4 glory", ["You would have 8 gold and 6 glory."])
    hind = said(table, "hind:2")
    assert hind.name == "Hind: roll the dark die"
    assert hind.card == [
        "Its faces: 1● ×4, 1☾, 2★.",
        "On average, a roll of the dark die brings 0.67● + 0.17☾ + 0.33★.",
    ]


# -- the hammer ------------------------------------------------------------------------------------


def test_gold_for_the_hammer_says_what_is_kept_lost_and_gained() -> None:
    table = rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12))
    nothing, some, everything = (said(table, f"hammer:{gold}") for gold in (0, 4, 6))
    assert nothing.alone == "nothing on it, 12 gold then, 0 glory, 3 lost"
    assert some.alone == "4 on the hammer, 11 gold then, 10 glory"
    assert everything.alone == "all 6 on the hammer, 9 gold then, 10 glory"
    assert nothing.figures == ["12/30", "12●", "3", "", "then 4★ face"]
    assert nothing.roles == ["", "yellow", "bad", "", "good"]
    assert (some.figures, some.roles[3]) == (["16/30", "11●", "", "+10★", "·"], "gold")
    assert nothing.card == [
        "! Your store can't take it all: 3 gold would be lost.",
        "Then you can pay for the face “4 glory”.",
        "Hammer: it stays on step 12 of 30.",
        "3 more steps bring 10 glory.",
        "You would have 12 gold of at most 12.",
    ]
    assert some.card == [
        "Hammer: step 12 → 16 of 30.",
        "That brings 10 glory at once.",
        "14 more steps bring 15 glory.",
        "You would have 11 gold of at most 12.",
    ]


# -- what heroes have ------------------------------------------------------------------------------


def test_whose_things_lie_there() -> None:
    table = acting(
        hero(gold=4, vp=3, cards="chest"),
        hero(moon=2, portal=3, triton=2, cerberus=1, cards="owl owl hammer", hammer=3, forged=2),
    )
    told = {
        "store:0/gold": ["Ana has 4 gold of at most 16."],
        "store:0/vp": ["Ana has 3 glory."],
        "token:1/triton": [
            "Ben has 2 Triton tokens: 6 gold, 2 sun or 2 moon shards, in their own turn.",
        ],
        "token:1/cerberus": ["Ben has 1 Cerberus token: one of their own rolls counts twice."],
        "token:0/cerberus": ["Ana has 0 Cerberus tokens: one of their own rolls counts twice."],
        "card:1/owl": [
            "The Guardian's Owl: Once in each of your turns: gain 1 gold, 1 sun shard or 1 moon shard."
        ],
        "hammer:1": ["Ben's hammer: step 3 of 30."],
        "hammer:0": ["Ana has no hammer."],
        "seat:1": ["Ben, at Ferryman/Helmet: 8 points, faces forged 2.", "Ben: ↻Owl×2, Hammer"],
        "seat:2": ["Cleo, at home: 0 points, faces forged 0."],
    }
    assert {target: looked(table, target) for target in told} == told
    assert CARDS["owl"].vp * 2 == 8


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("store:1/moon", "moon of Ben"),
        ("token:1/triton", "Triton token of Ben"),
        ("token:0/cerberus", "Cerberus token of Ana"),
        ("card:1/owl", "The Guardian's Owl of Ben"),
        ("hammer:1", "The Blacksmith's Hammer of Ben"),
        ("seat:2", "Cleo"),
    ],
)
def test_what_heroes_have_goes_by_its_owner(target: str, name: str) -> None:
    sight, decision = seen(acting(hero(gold=4), hero(cards="owl hammer", triton=1)))
    thing, id, noun = wording().thing(target)
    at = wording().moment(sight, decision)
    assert thing.name(at, id, noun) == thing.alone(at, id, noun) == name


# -- words -----------------------------------------------------------------------------------------


WORDS: dict[str, tuple[Table[DiceForge], str, str]] = {
    "roll": (
        table_at(position(players=2, rolls=[]), "roll", RULES),
        "let all players roll",
        "All players roll both dice and take what they show.",
    ),
    "decline": (
        rolled("SHIP V2", hero(gold=3)),
        "buy nothing",
        "You keep your gold; the ship stays on your die.",
    ),
    "other_first": (
        rolled("SHIP G4", hero(gold=11)),
        "the other die first",
        "The other die acts first; gold above your limit is lost. Then you may buy with the ship.",
    ),
    "ship_first": (
        rolled("SHIP G4", hero(gold=11)),
        "the ship first",
        "You may buy with the ship first, which makes room; the face it brings is up, and a mirror may ",
    ),
    "end": (
        acted(hero(gold=4, sun=9)),
        "end your turn",
        "The next player's turn begins: all players roll.",
    ),
    "pay": (
        acted(hero(gold=4, sun=9)),
        "extra action for 2 sun shards",
        "You keep 7 sun shards. Then forge or perform a feat, even one you have just performed.",
    ),
    "pass": (
        acting(hero(triton=1)),
        "pass: your turn ends",
        "No action, and no second one for sun shards: your turn is over.",
    ),
    "no": (
        after(rolled("C1 G1", hero(cerberus=2)), "take:sun"),
        "no: keep the token",
        "You keep 2 tokens.",
    ),
}


@pytest.mark.parametrize("key", WORDS)
def test_an_answer_in_words_says_what_follows(key: str) -> None:
    table, name, follows = WORDS[key]
    told = said(table, key)
    assert (told.name, told.title, told.question) == (name, name, None)
    assert len(told.card) == 1
    assert told.card[0].startswith(follows)


def test_going_on_says_what_is_left_behind() -> None:
    table = reinforcing(hero(gold=3, cards="owl hind elder"))
    told = said(table, "done")
    assert told.name == "go on to your action"
    assert told.card == ["What you haven't used is lost for this turn, and comes back in the next."]
    assert told.question == "Not used yet, and free: Hind and Owl. Go on anyway?"
    more = said(after(acting(hero(gold=9)), "buy:G3", "slot:1/G1"), "done")
    assert (more.name, more.card) == ("no more faces", ["You keep 7 gold."])
    assert more.question is None


def test_passing_is_asked_about_while_something_can_be_done() -> None:
    assert said(acting(hero(gold=4)), "pass").question == "You could still act. Pass anyway?"
    assert said(acting(hero(moon=2)), "pass").question == "You could still act. Pass anyway?"


def test_using_a_token_again_says_each_face_once() -> None:
    told = said(after(rolled("C1 C1", hero(cerberus=1)), "take:sun", "take:sun"), "yes")
    assert told.name == "yes: apply it again"
    assert told.card == [
        "1●/☀/☾ + 1●/☀/☾ is applied again, with new choices; the token is gone.",
        "1●/☀/☾: You choose one: 1 gold, 1 sun shard or 1 moon shard.",
    ]


def doubted(table: Table[DiceForge], key: str) -> bool:
    """Whether no hint would advise an option."""
    sight, decision = seen(table)
    return wording().doubts(sight, decision, decision.option(key))


def test_using_a_token_again_says_what_the_stores_have_no_room_for() -> None:
    """Where nothing at all would be kept, no hint advises it."""
    table = rolled("G1 G1", hero(cerberus=1, gold=12))
    told = said(table, "yes")
    assert told.card == [
        "! Your store can't take it all: 2 gold would be lost.",
        "1● + 1● is applied again, with new choices; the token is gone.",
    ]
    assert doubted(table, "yes")
    assert not doubted(table, "no")
    assert not doubted(rolled("G1 V2", hero(cerberus=1, gold=12)), "yes"), "glory is always kept"
    assert not doubted(rolled("C1 G1", hero(cerberus=1, gold=12)), "take:sun"), "another question"
    hammering = after(rolled("G1 G1", hero(cerberus=1, gold=12, cards="hammer")), "hammer:0")
    assert not doubted(hammering, "yes"), "gold can go on the hammer"


def test_the_average_on_the_bench_is_of_the_dice_that_lie_there() -> None:
    """Those of who forges: a boar is forged in another player's turn."""
    other = hero(shows="G6 S2")
    own = acting(hero(moon=3), other, cards={"moon4": "boar"})
    assert looked(own, "average:")[0].startswith("A roll of both of Ana's dice")
    forging = after(own, "feat:moon4", "seat:1")
    assert seen(forging)[0].forging == B
    assert looked(forging, "average:")[0].startswith("A roll of both of Ben's dice")


# -- what a hint says ------------------------------------------------------------------------------


def hinted(table: Table[DiceForge], key: str) -> list[str]:
    """What a hint says of an option."""
    sight, decision = seen(table)
    return list(wording().hinted(sight, decision, decision.option(key)))


def test_a_face_that_should_stay_says_nothing_against_the_one_that_was_bought() -> None:
    """The game asks before 2 glory is replaced with 3 gold; another face can be replaced."""
    table = after(acting(hero(gold=9)), "buy:G3")
    sight, decision = seen(table)
    asked = [o for o in decision.options if wording().confirm(sight, decision, o) is not None]
    assert "slot:2/V2" in [option.key for option in asked]
    assert not any(wording().gives_up(sight, decision, option) for option in decision.options)
    action, deciding = seen(acting(hero(gold=4)))
    assert wording().gives_up(action, deciding, deciding.option("pass"))


def test_a_hint_says_of_a_card_whose_effect_comes_too_late_that_hardly_more_than_its_glory_counts() -> None:
    """In a seat's last turn; what a roll begins could still be of use in the turns of others."""
    late = "It is your last turn: of the card hardly more than its 2 glory still counts."
    nothing = "It is your last turn: the card can hardly bring you anything any more."
    for rounds, is_late in ((8, False), (9, True)):
        table = acting(hero(moon=4, sun=4), turns=3 * rounds)
        assert (hinted(table, "feat:moon2") == [late]) == is_late
        assert (hinted(table, "feat:sun1") == [nothing]) == is_late
        assert hinted(table, "feat:moon1") != [nothing]
    for turn, is_late in ((0, False), (1, False), (2, True)):
        last = acting(*(hero(moon=5, sun=4) for _ in range(3)), turns=27 + turn)
        assert (hinted(last, "feat:moon1") == [nothing]) == is_late
        assert (hinted(last, "feat:moon6") == [late.replace("2", "4")]) == is_late
        assert hinted(last, "feat:sun2") == ["You gain 3 gold and 3 moon shards."]


def test_a_hint_says_of_a_card_without_effect_that_it_brings_only_its_glory() -> None:
    table = acting(hero(moon=4, sun=4))
    assert hinted(table, "feat:moon5") == ["It brings 12 glory at the end and has no other effect."]
    assert hinted(table, "feat:sun5") == ["It brings 14 glory at the end and has no other effect."]
    assert hinted(table, "feat:sun2") == ["You gain 3 gold and 3 moon shards."]
    assert hinted(table, "feat:moon3") == [
        "Once in each of your turns: roll one of your dice and take what it shows."
    ]


def test_a_hint_says_which_die_is_the_better_one_for_the_hind() -> None:
    better = "It has the better faces of your two dice."
    light, dark = (reinforcing(hero(cards="hind", shows=shows)) for shows in ("G6 G1", "G1 G6"))
    assert [better in hinted(light, f"hind:{die}") for die in (1, 2)] == [True, False]
    assert [better in hinted(dark, f"hind:{die}") for die in (1, 2)] == [False, True]
    even = hero(cards="hind")
    even.dice[1] = list(even.dice[0])
    assert [better in hinted(reinforcing(even), f"hind:{die}") for die in (1, 2)] == [False, False]


def test_a_hint_says_of_the_cheapest_face_that_it_is_no_loss() -> None:
    table = after(acting(hero(gold=4, shows="G3 S2")), "buy:G4")
    least = "No face that you could replace is worth less."
    _, decision = seen(table)
    assert {option.key for option in decision.options if least in hinted(table, option.key)} == {
        "slot:1/G1",
        "slot:2/G1",
    }


def glory(table: Table[DiceForge], key: str) -> int:
    """What an option brings at once, for lists that sort by it."""
    sight, decision = seen(table)
    return wording().gain(sight, decision, decision.option(key))


def test_what_an_answer_brings_at_once_counts_in_glory() -> None:
    hammer = rolled("G6 S1", hero(gold=5, cards="hammer", hammer=12))
    assert [glory(hammer, f"hammer:{gold}") for gold in (0, 2, 3, 6)] == [0, 0, 10, 10]
    boar = after(rolled("B_R S1", hero(), hero(boars="B_R")), "take:sun")
    assert [glory(boar, f"take:{word}") for word in ("sun", "moon", "vp")] == [0, 0, 3]
    either = rolled("C32 S1", hero(vp=9))
    assert (glory(either, "take:gold"), glory(either, "take:vp")) == (0, 2)
    taken = rolled("C32 S1", hero(vp=9), losing=True)
    assert (glory(taken, "take:gold"), glory(taken, "take:vp")) == (0, -2)
    sentinel = rolled("S1 G1", hero(), conversion=SENTINEL)
    assert (glory(sentinel, "keep"), glory(sentinel, "convert")) == (0, 2)


# -- what comes within reach -----------------------------------------------------------------------


def reach_of(table: Table[DiceForge], key: str, *, spelt: bool = False) -> tuple[str, str]:
    """The last column of an option, what it means for the player, and the role of that."""
    told = said(table, key, spelt=spelt)
    return told.figures[-1], told.roles[-1]


@pytest.mark.parametrize(
    ("table", "key", "meant"),
    [
        (rolled("C2 G1", hero(gold=1)), "take:gold", "then 6● face"),
        (rolled("C2 G1", hero(gold=1)), "take:moon", "then Chest +2"),
        (rolled("C1 G1", hero()), "take:sun", "then Spirits +1"),
        (rolled("C1 G1", hero(sun=1)), "take:sun", "then Owl"),
    ],
)
def test_a_list_says_what_comes_within_reach_in_short(table: Table[DiceForge], key: str, meant: str) -> None:
    assert reach_of(table, key) == (meant, "good")


def test_a_list_says_what_goes_out_of_reach_before_what_comes() -> None:
    lost = rolled("C1 G1", hero(gold=3, sun=2), losing=True)
    assert reach_of(lost, "take:sun") == ("✗ Owl", "bad")
    assert reach_of(lost, "take:gold") == ("✗ 3● face", "bad")
    assert reach_of(lost, "take:moon") == ("·", "faint")
    assert reach_of(lost, "take:sun", spelt=True)[0] == "no longer Owl"


# -- what is refused -------------------------------------------------------------------------------


def reason_of(option: Option[Any]) -> str:
    """Why an option is refused."""
    said: Wording = wording()
    return said.reason(option.blocked)


def refused(table: Table[DiceForge], key: str) -> str:
    """Why an option that is listed can't be chosen."""
    _, decision = seen(table)
    (found,) = [option for option in decision.blocked if option.key == key]
    assert found.blocked is not None
    assert why(table)[key] == found.blocked.word
    return reason_of(found)


def test_a_refused_option_says_what_is_missing() -> None:
    poor = acting(hero(gold=3, sun=2, moon=1), stacks={"sun3": 0}, pools={"G3": 0})
    assert refused(poor, "feat:both") == (
        "It costs 5 sun shards and 5 moon shards; you lack 3 sun shards and 4 moon shards."
    )
    assert refused(poor, "feat:moon7") == "It costs 6 moon shards; you lack 5 moon shards."
    assert refused(poor, "feat:sun3") == "No card is left."
    assert refused(poor, "buy:G6") == "It costs 4 gold; you have 3."
    assert refused(poor, "buy:G3") == "None is left."
    again = after(acting(hero(gold=9)), "buy:G3", "slot:1/G1")
    assert refused(again, "buy:G3") == ("You have bought one like it in this action: all faces must differ.")
    elder = reinforcing(hero(gold=2, cards="elder owl"))
    assert refused(elder, "elder") == "The Elder asks for 3 gold; you have 2."
    assert refused(acted(hero(sun=1, triton=1)), "pay") == "It costs 2 sun shards; you have 1."
    locked = acting(hero(gold=4, shows="B_R S1"))
    assert refused(after(locked, "buy:G4"), "slot:1/B_R") == "A boar is locked: it stays on the die."


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("place:moon1", "No card is left."),
        ("place:moon7", "It costs 6 moon shards; you lack 3 moon shards."),
        ("place:moon2", "This belongs to an action; another decision comes first."),
        ("pool:g_triple", "Only feats bring the faces of the garden."),
        ("pool:p12_mixed", "It costs 12 gold; you have 5."),
        ("die:1/1", "This is Ben's die."),
        ("die:0/1", "The current decision isn't about this die or face."),
        ("token:0/triton", "The Triton token can't be used now."),
        ("token:0/cerberus", "There is no Cerberus token."),
        ("hammer:0", "There is no hammer with free steps."),
        ("hammer:1", "Gold goes on the hammer when it is gained."),
        ("card:0/owl", "Owl has been used in this turn."),
        ("card:0/hind", "Hind is for the beginning of your turn, before the action."),
        ("card:0/chest", "Chest isn't a reinforcement: there is nothing to choose."),
        ("card:1/hammer", "This card belongs to another player."),
    ],
)
def test_everything_on_the_table_says_why_it_can_not_be_chosen(target: str, reason: str) -> None:
    own = hero(gold=7, moon=3, cards="owl hind chest", triton=1, used={"owl": 1})
    table = after(acting(own, hero(cards="hammer"), stacks={"moon1": 0}), "buy:G3")
    (found,) = RULES.why_not(table.state, A, target)
    assert reason_of(found) == reason


def test_another_players_turn_is_named() -> None:
    table = acting(hero(gold=7), hero(gold=3))
    for target in ("place:moon2", "pool:p2_gold"):
        (found,) = RULES.why_not(table.state, B, target)
        assert reason_of(found) == "It is Ana's turn."
