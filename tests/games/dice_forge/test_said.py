"""What is asked, what has happened, and the table in words: all sentences besides those of things."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from rulesets.core import Event, Table
from rulesets.dice_forge import events
from rulesets.dice_forge.components import GOLD, MOON, SUN, VP
from rulesets.dice_forge.gains import CYCLOPS
from rulesets.dice_forge.odds import Yield, dice_yield, die_yield
from rulesets.dice_forge.state import DiceForge
from rulesets.dice_forge.view import view
from tabletop_tui.games.dice_forge import coach
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tests.games.dice_forge.games import RULES, wording
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acted,
    acting,
    answer,
    asked,
    buying,
    buys,
    feats,
    hero,
    position,
    reinforcing,
    rolled,
    seen,
    table_at,
)


def after(table: Table[DiceForge], *keys: str) -> Table[DiceForge]:
    """The table after some answers."""
    answer(table, *keys)
    return table


# -- questions -------------------------------------------------------------------------------------

SATYRS = [(B, "C1 S1"), (C, "G1 M1")]
ASKED: list[tuple[Callable[[], Table[DiceForge]], str]] = [
    (
        lambda: table_at(position(players=2, rolls=[]), "roll", RULES),
        "Ana's turn begins: let all players roll.",
    ),
    (
        lambda: acting(hero(gold=4, sun=2)),
        "Ana, forge faces for gold, perform one feat for shards, or pass.",
    ),
    (lambda: acting(hero(gold=4)), "Ana, forge faces for gold, or pass."),
    (lambda: acting(hero(moon=2)), "Ana, perform a feat for shards, or pass."),
    (lambda: acting(hero(triton=1)), "Ana, use a Triton token, or pass."),
    (
        lambda: after(acted(hero(gold=4, sun=4)), "pay"),
        "Ana, your extra action: forge faces or perform a feat.",
    ),
    (lambda: after(acted(hero(gold=4, sun=2)), "pay"), "Ana, your extra action: forge faces."),
    (lambda: after(acted(hero(moon=2, sun=2)), "pay"), "Ana, your extra action: perform a feat."),
    (
        lambda: after(acted(hero(sun=2, triton=1)), "pay"),
        "Ana, your extra action: a Triton token has to pay for it.",
    ),
    (
        lambda: acted(hero(gold=4, sun=2)),
        "Ana, take an extra action for 2 sun shards, or end your turn?",
    ),
    (lambda: acted(hero(triton=1)), "Ana, use a Triton token before your turn ends?"),
    (lambda: rolled("C1 G4", hero()), "Ana, you rolled 1●/☀/☾ + 4●: what do you take?"),
    (lambda: rolled("X3 C2", hero()), "Ana, you rolled ×3 + 2●/☀/☾: what do you take, three times?"),
    (
        lambda: rolled("C1 G1", hero(gold=3), losing=True),
        "Ana, you rolled 1●/☀/☾ + 1●: what do you lose?",
    ),
    (
        lambda: rolled("2:G1", hero(), conversion=CYCLOPS),
        "Ana, you rolled 1●: keep 1 gold or take 1 glory?",
    ),
    (
        lambda: rolled("G6 M1", hero(gold=9, cards="hammer")),
        "Ana, you gain 6 gold: how much of it goes on the hammer?",
    ),
    (
        lambda: after(rolled("B_R G1", hero(), hero(boars="B_R")), "take:sun"),
        "Ana applies your red boar. Ben, take a bonus.",
    ),
    (
        lambda: after(rolled("B_R G1", hero(boars="B_R")), "take:sun"),
        "Ana, you apply your own red boar: take a bonus.",
    ),
    (lambda: rolled("SHIP V2", hero(gold=3)), "Ana, you rolled ship + 2★: buy a face for 2 gold less?"),
    (lambda: rolled("SHIP X3", hero(gold=3)), "Ana, you rolled ship + ×3: buy a face for 6 gold less?"),
    (lambda: after(acting(hero(gold=4)), "buy:G4"), "Ana, which face do you replace with 4 gold?"),
    (
        lambda: after(
            acting(hero(moon=4), hero(gold=5, portal=3), rolls=[(B, "SHIP G1")]), "feat:moon5", "buy:G3"
        ),
        "Ben, you were ousted, and your ship brings 3 gold: which face do you replace?",
    ),
    (
        lambda: after(
            acting(hero(moon=3), cards={"moon4": "boar"}, boar_stack=["B_G"]), "feat:moon4", "seat:2"
        ),
        "Ana gives you the green boar. Cleo, which face does it replace, for good?",
    ),
    (
        lambda: after(acting(hero(moon=3), cards={"moon4": "boar"}, boar_stack=["B_G"]), "feat:moon4"),
        "Ana, who must forge the green boar?",
    ),
    (
        lambda: after(acting(hero(moon=3), cards={"moon4": "satyrs"}, rolls=SATYRS), "feat:moon4"),
        "Ana, which of your opponents' dice do you apply? Pick two, the first now.",
    ),
    (
        lambda: after(acting(hero(moon=3), cards={"moon4": "satyrs"}, rolls=SATYRS), "feat:moon4", "die:1/1"),
        "Ana, which of your opponents' dice do you apply second?",
    ),
    (
        lambda: after(acting(hero(sun=6), rolls=[(A, "1:G1")] * 4), "feat:sun7"),
        "Ana, which die do you roll four times (Sphinx)?",
    ),
    (lambda: reinforcing(hero(cards="owl")), "Ana, use your reinforcements, in any order."),
    (
        lambda: after(acting(hero(gold=9)), "buy:G3", "slot:1/G1"),
        "Ana, buy another, different face, or stop here.",
    ),
    (
        lambda: after(acting(hero(sun=3), cards={"sun4": "shield"}), "feat:sun4"),
        "Ana, which shield do you forge?",
    ),
    (
        lambda: rolled("MIR G1", hero(), hero(shows="G4 M1")),
        "Ana, you rolled mirror + 1●: which face does the mirror copy?",
    ),
    (lambda: rolled("SHIP G4", hero(gold=11)), "Ana, you rolled ship + 4●: which of the two dice first?"),
    (
        lambda: after(rolled("C1 G1", hero(cerberus=2)), "take:sun"),
        "Ana, you rolled 1●/☀/☾ + 1●: use a token to apply it twice?",
    ),
    (
        lambda: after(reinforcing(hero(cards="hind"), rolls=[(A, "1:C1")]), "hind:1"),
        "Ana, with your Hind you rolled 1●/☀/☾: what do you take?",
    ),
]


@pytest.mark.parametrize(("build", "question"), ASKED, ids=[question for _, question in ASKED])
def test_who_is_asked_what(build: Callable[[], Table[DiceForge]], question: str) -> None:
    assert wording().ask(*seen(build())) == question


@pytest.mark.parametrize(
    ("table", "lit"),
    [
        (rolled("C1 G1", hero()), "all roll"),
        (reinforcing(hero(cards="owl")), "cards"),
        (acting(hero(gold=4)), "action"),
        (acted(hero(gold=4, sun=2)), "extra action"),
    ],
)
def test_the_header_lights_the_step_of_the_turn(table: Table[DiceForge], lit: str) -> None:
    steps = wording().steps(*seen(table))
    assert [step.label for step in steps] == ["all roll", "cards", "action", "extra action"]
    assert [step.label for step in steps if step.state == "now"] == [lit]
    assert wording().question(*seen(table)).endswith(f" of 4: {lit})")


def test_the_header_knows_who_has_had_their_turn() -> None:
    for turns, order, done in ((0, [0, 1, 2], set()), (1, [0, 1, 2], {0}), (2, [0, 1, 2], {0, 1})):
        sight = view(position(hero(), hero(), hero(), turns=turns), A)
        assert wording().turn_order(sight) == order
        assert {*wording().done(sight)} == done
    state = position(hero(), hero(), hero(), turns=1)
    state.first = 1
    later = view(state, A)
    assert wording().turn_order(later) == [1, 2, 0]
    assert {*wording().done(later)} == {1}


# -- the list --------------------------------------------------------------------------------------


def test_faces_and_feats_lie_side_by_side() -> None:
    sight, decision = seen(acting(hero(gold=4, sun=2, triton=1)))
    words = wording()
    assert [(each.title, each.heads) for each in words.sections(sight, decision)] == [
        ("Forge", ("cost", "per roll", "less")),
        ("Feats", ("cost", "glory", "")),
    ]
    sections = {option.key: words.section(sight, decision, option) for option in decision.options}
    assert (sections["buy:G3"], sections["feat:sun3"], sections["triton:gold"]) == ("forge", "feats", "feats")
    brief = {option.key: words.option_brief(sight, decision, option) for option in decision.options}
    assert (brief["buy:G4"], brief["feat:sun3"], brief["triton:gold"], brief["pass"]) == ("4●", "Owl", "", "")
    targets = {option.key: words.target(sight, decision, option) for option in decision.options}
    assert (targets["buy:G3"], targets["feat:sun3"]) == ("buy:G3", "place:sun3")
    only, _ = seen(acting(hero(gold=4)))
    assert [each.id for each in words.sections(only, asked(acting(hero(gold=4))))] == ["forge"]


def test_other_lists_have_no_groups() -> None:
    sight, decision = seen(reinforcing(hero(gold=3, cards="owl elder")))
    assert wording().sections(sight, decision) == []
    assert {wording().section(sight, decision, option) for option in decision.options} == {""}
    assert {wording().option_brief(sight, decision, option) for option in decision.options} == {""}


def keys_at(table: Table[DiceForge]) -> dict[str, str]:
    return wording().labels(*seen(table))


def test_keys_of_options_mean_the_same_all_game_long() -> None:
    table = acting(hero(gold=12, sun=6, moon=6, triton=1))
    found = keys_at(table)
    assert [found[f"buy:{face}"] for face in ("G3", "M1", "G4", "S1", "C32")] == [*"12349"]
    assert (found["feat:moon1"], found["feat:moon2"], found["pass"]) == ("a", "b", "p")
    assert [found[f"triton:{each}"] for each in ("gold", "sun", "moon")] == [*"XYZ"]
    slots = keys_at(after(table, "buy:G4"))
    assert (slots["slot:1/G1"], slots["slot:1/S1"], slots["slot:2/G1"]) == ("1", "6", "a")
    hammer = keys_at(rolled("G6 G6", hero(gold=2, cards="hammer")))
    assert [hammer[f"hammer:{gold}"] for gold in (0, 9, 10, 11, 12)] == [*"09abc"]
    takes = keys_at(rolled("C1 G1", hero()))
    assert [takes[f"take:{each}"] for each in ("gold", "sun", "moon")] == [*"123"]
    bearer = after(acting(hero(moon=3), cards={"moon4": "boar"}), "feat:moon4")
    assert keys_at(bearer) == {"seat:1": "2", "seat:2": "3"}


@pytest.mark.parametrize(
    ("seat", "keys"),
    [
        (A, {"die:1/1": "3", "die:1/2": "4", "die:2/1": "5", "die:2/2": "6"}),
        (B, {"die:0/1": "3", "die:0/2": "4", "die:2/1": "5", "die:2/2": "6"}),
        (C, {"die:0/1": "3", "die:0/2": "4", "die:1/1": "5", "die:1/2": "6"}),
    ],
)
def test_dice_are_counted_from_those_of_who_decides(seat: int, keys: dict[str, str]) -> None:
    heroes = [hero(moon=3) if each == seat else hero() for each in (A, B, C)]
    table = after(table_at(position(*heroes, turns=seat), "action"), "feat:moon4")
    _, decision = seen(table)
    found = keys_at(table)
    assert {option.target: found[option.key] for option in decision.options} == keys


def test_only_a_face_to_forge_begins_at_the_side_to_give_up() -> None:
    begins = {
        "forge_slot": after(acting(hero(gold=4, shows="G3 S2")), "buy:G4"),
        "action": acting(hero(gold=4)),
        "face_choose": rolled("C1 G1", hero()),
        "extra_action": acted(hero(sun=3)),
        "reinforcement": reinforcing(hero(gold=4, cards="elder")),
    }
    best = {kind: wording().best(*seen(table)) for kind, table in begins.items()}
    assert best == {**dict.fromkeys(begins), "forge_slot": "slot:1/G1"}


def test_a_side_that_is_not_the_cheapest_is_doubted() -> None:
    table = after(acting(hero(gold=4, shows="G3 S2")), "buy:G4")
    sight, decision = seen(table)
    doubted = {option.key for option in decision.options if wording().doubts(sight, decision, option)}
    assert doubted == {"slot:1/G3", "slot:1/S1", "slot:2/S2", "slot:2/M1", "slot:2/V2"}
    sight, decision = seen(acting(hero(gold=4)))
    assert not any(wording().doubts(sight, decision, option) for option in decision.options)


# -- what has happened -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        (events.Rolled(A, ["MIR", "G1"], [0, 1], "ousted"), "Ana is ousted and rolls mirror + 1●."),
        (events.Rolled(B, ["G1"], [0], "sphinx"), "With the Sphinx Ben rolls 1●."),
        (events.Mirrored(A, "G4"), "Ana's mirror counts as 4●."),
        (events.MirrorBlank(A), "Ana's mirror finds nothing to copy."),
        (events.UsedCerberus(A), "Ana spends a Cerberus token to apply the roll again."),
        (events.BoarBonus(B, "vp", "B_R"), "Ben takes a bonus for the red boar."),
        (events.SatyrsPicked(A, ["G1", "M1"], [B, C]), "Ana applies 1● of Ben and 1☾ of Cleo."),
        (events.Converted(A, "sun", 6, 12), "Ana takes 12 glory instead of 6 sun shards."),
        (events.Hammered(A, 4, 16), "Ana puts 4 gold on the hammer, step 16."),
        (events.HammerPhase(A, 10), "The hammer brings Ana 10 glory."),
        (events.Glory(A, 3, "bear"), "The Bear brings Ana 3 glory."),
        (events.Glory(A, 4, "typhon"), "Typhon brings Ana 4 glory."),
        (events.Glory(A, 4, "elder"), "The Elder gives Ana 4 glory for 3 gold."),
        (events.Paid(A, 3, 0, 0), "Ana pays 3 gold."),
        (events.Paid(A, 0, 2, 0), "Ana pays 2 sun shards for an extra action."),
        (events.Reinforced(A, "owl"), "Ana uses a reinforcement, the Owl."),
        (events.UsedTriton(A, "sun"), "Ana spends a Triton token."),
        (events.Bought(A, "C32", 5, False), "Ana buys 3●/2★ for 5 gold."),
        (events.Bought(A, "C1", 4, False), "Ana buys 1 gold, sun or moon for 4 gold."),
        (
            events.Forged(A, "C2", "C1", 1, False),
            "Ana forges 2 gold, sun or moon over 1 gold, sun or moon (dark die).",
        ),
        (events.Forged(A, "G4", "G1", 0, False), "Ana forges 4● over 1● (light die)."),
        (events.BoarGiven(B, "B_G"), "Ben has to forge the green boar."),
        (events.Moved(A, 3), "Ana's hero sets out."),
        (events.Ousted(B, 3, A), "Ben is ousted by Ana."),
        (events.TookCard(A, "hydra", "both"), "Ana performs a feat: Hydra (5☀5☾, 26★)."),
        (events.NoAction(A), "Ana can do nothing with the extra action."),
        (events.GameEnded(None), "The last turn is over."),
    ],
)
def test_each_kind_of_event_is_told(happened: Event, sentence: str) -> None:
    assert wording().event(happened) == sentence


def test_what_a_roll_brings_and_takes_is_told_with_it() -> None:
    roll = events.Rolled(A, ["MIR", "G3"], [0, 1], "blessing")
    copied, gained = events.Mirrored(A, "S1"), events.Gained(A, "gold", 3, 1)
    told = [roll, copied, gained, events.Gained(A, "sun", 1, 1), events.Passed(B)]
    assert wording().story(told) == [
        (A, "Ana rolls mirror=1☀ + 3●: 2 gold (store full: 1 gold and 1 sun shard lost)."),
        (B, "Ben passes."),
    ]
    assert wording().story([roll, events.Gained(A, "sun", 1, 1)]) == [
        (A, "Ana rolls mirror + 3●: 1 sun shard lost, as the store is full.")
    ]
    assert wording().story([roll, events.MirrorBlank(A), events.Lost(A, "gold", 3)]) == [
        (A, "Ana rolls mirror=- + 3●: 3 gold lost.")
    ]
    spilt = events.Gained(A, "vp", 2, 0), events.Lost(A, "gold", 3), events.Gained(A, "sun", 1, 1)
    assert wording().story([roll, *spilt]) == [
        (A, "Ana rolls mirror + 3●: 2 glory, 3 gold lost (store full: 1 sun shard lost).")
    ]


def test_others_acts_leave_out_the_rolls_that_begin_turns() -> None:
    roll, hind = (events.Rolled(A, ["G1"], [0], why) for why in ("blessing", "hind"))
    told = [roll, events.Gained(A, "gold", 1, 0), hind, events.Gained(A, "gold", 1, 0), events.Passed(A)]
    assert wording().acts(told) == "With the Hind Ana rolls 1●: 1 gold. Ana passes."
    assert wording().acts([roll]) == ""


# -- standing answers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ("finish", "hammer:6"),
        ("all", "hammer:6"),
        ("nothing", "hammer:0"),
        ("enough", "hammer:3"),
        ("each", None),
    ],
)
def test_a_standing_answer_chooses_gold_for_the_hammer(choice: str, key: str | None) -> None:
    """Six gold, three steps before the first mark."""
    hammer = STANDING_ANSWERS[0]
    decision = asked(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12)))
    assert hammer.key(decision, choice) == key


def test_the_hammer_is_finished_once_its_card_is() -> None:
    hammer = STANDING_ANSWERS[0]
    assert hammer.ends is not None
    for steps, done in ((12, False), (23, False), (24, True), (27, True)):
        decision = asked(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=steps)))
        assert not any(hammer.ends(decision, choice) for choice in ("all", "nothing", "enough", "each"))
        assert hammer.ends(decision, "finish") is done
        assert not hammer.ends(decision, "all")
    assert hammer.sensible is not None
    full = asked(rolled("G6 M1", hero(gold=12, cards="hammer", hammer=3)))
    assert hammer.sensible(full) == "hammer:6"
    assert hammer.sensible(asked(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12)))) is None


# -- names and notation ----------------------------------------------------------------------------

NAMES = {
    "G4": ("4●", "4 gold", "4 gold", "You gain 4 gold."),
    "G2M1": (
        "2● 1☾",
        "2 gold and 1 moon shard",
        "2 gold and 1 moon shard",
        "You gain 2 gold and 1 moon shard.",
    ),
    "G1S1M1V1": (
        "1●☀☾★",
        "1 gold, 1 sun shard, 1 moon shard and 1 glory",
        "1 of each",
        "You gain 1 gold, 1 sun shard, 1 moon shard and 1 glory.",
    ),
    "C1": ("1●/☀/☾", "1 gold, 1 sun shard or 1 moon shard", "1 of your choice", ""),
    "C2": ("2●/☀/☾", "2 gold, 2 sun shards or 2 moon shards", "2 of one kind, your choice", ""),
    "C32": ("3●/2★", "3 gold or 2 glory", "3 gold or 2 glory", "You choose one: 3 gold or 2 glory."),
    "X3": ("×3", "times three", "times three", ""),
    "MIR": ("mirror", "the mirror", "the mirror", ""),
    "SHIP": ("ship", "the celestial ship", "the celestial ship", ""),
    "SH_M": (
        "◇2☾",
        "the moon shield",
        "the moon shield",
        "5 glory if the other die gives moon; otherwise 2 moon shards.",
    ),
    "B_Y": ("boar", "the yellow boar", "the yellow boar", ""),
}


@pytest.mark.parametrize("face", NAMES)
def test_a_face_is_named_in_signs_in_words_and_in_a_list(face: str) -> None:
    signs, name, title, does = NAMES[face]
    terms = wording().terms
    assert (terms.face(face), terms.face_name(face), terms.face_title(face)) == (signs, name, title)
    assert terms.face_does(face).startswith(does)
    spelt = wording()
    spelt.spell_out()
    assert spelt.terms.face(face) == name


def test_amounts_are_counted_and_listed() -> None:
    terms = wording().terms
    assert [terms.amount(each, 1) for each in (GOLD, SUN, MOON, VP)] == [
        *("1 gold", "1 sun shard", "1 moon shard", "1 glory")
    ]
    assert terms.several([(GOLD, 2), (SUN, 0), (MOON, 1)]) == "2 gold and 1 moon shard"
    assert terms.listed({"vp": 3, "gold": 1}) == "1 gold and 3 glory"
    assert [terms.resource(each) for each in (GOLD, SUN, MOON, VP)] == ["gold", "sun", "moon", "glory"]
    assert (terms.decimal(Fraction(1, 3)), terms.decimal(Fraction(5, 2)), terms.decimal(Fraction(10))) == (
        *("0.33", "2.5", "10"),
    )


def test_dice_are_written_down() -> None:
    terms = wording().terms
    assert terms.die_faces(("G4", "G1", "G1", "S1")) == "4●, 1● ×2, 1☀"
    assert terms.rolled(("MIR", "G1"), ("G4",)) == "mirror=4● + 1●"
    assert terms.rolled(("MIR", "G1"), (None, "G1")) == "mirror=- + 1●"
    assert (terms.die(0), terms.die(1, begins=True), terms.die_short(1)) == ("light die", "Dark die", "dark")
    assert (
        terms.yields(die_yield(("G1", "G1", "G1", "G1", "S1", "X3"))) == "0.67● + 0.17☀, ×3 in 1 of 6 rolls"
    )
    assert terms.yields(Yield((Fraction(0),) * 4, ())) == "nothing by itself"
    spelt = wording()
    spelt.spell_out()
    assert spelt.terms.yields(die_yield(("G1",) * 5 + ("S1",))) == "0.83 gold, 0.17 sun"


def test_where_a_hero_stands_and_which_cards_it_has() -> None:
    sight, _ = seen(acting(hero(gold=4, cards="owl hydra owl"), hero(portal=3)))
    terms = wording().terms
    assert [terms.whereabouts(each.portal, sight.layout) for each in sight.seats[:2]] == [
        *("at home", "at Ferryman/Helmet")
    ]
    assert terms.cards(sight.seats[0]) == ["↻Owl×2", "Hydra"]
    assert terms.card_line("hydra") == "Hydra (5☀5☾, 26★)"


# -- the table in lines, scores, the coach ---------------------------------------------------------


def test_the_table_in_lines_says_what_can_be_paid_now() -> None:
    own = hero(gold=4, sun=2, cards="hammer owl owl", hammer=3, used={"owl": 1}, triton=1, portal=4)
    table = acting(own, hero(sun=6, portal=1), stacks={"sun1": 0})
    lines = wording().board_text(seen(table)[0], A).splitlines()
    for line in (
        "portal 1 (Ben stands here)",
        "portal 2",
        "  + Owl: cost ☀☀, 4 glory, 3 left; every turn: 1 gold, sun or moon",
        "  - Minotaur: cost ☀☀☀, 8 glory, 3 left; opponents roll and lose it",
        "  - Elder: cost ☀, 0 glory, 0 left; every turn: 3 gold for 4 glory",
        "  + 4 gold: 6● ×1, 1●/☀/☾ ×1, 1☀ 1★ ×1, 2● 1☾ ×1",
        "  - 5 gold: 3●/2★ ×4",
        "Ana: 8 points, 8 of them on cards, hero at Cancer/Hydra/Sphinx (to move)",
        "  4 gold / 12, 2 sun shards / 6, 0 moon shards / 6, 0 glory",
        "  Light die, 1● up: 1● ×5, 1☀; on average 0.83● + 0.17☀",
        "  cards Hammer, ↻Owl×2; used in this turn Owl",
        "  hammer 3/30, Triton tokens 1, Cerberus tokens 0, faces forged 0",
        "Ben: 0 points, 0 of them on cards, hero at Hammer/Chest",
    ):
        assert line in lines, line
    assert lines[0] == "Round 1 of 10, turn 1 of 3: Ana. First player: Ana."
    assert sum(line.startswith("  cards ") for line in lines) == 1
    everyone = wording().board_text(seen(table)[0], None).splitlines()
    assert sum(line.startswith("  cards ") for line in everyone) == 3
    assert "  cards -; used in this turn -" in everyone
    assert "  hammer -, Triton tokens 0, Cerberus tokens 0, faces forged 0" in everyone


def test_the_rolls_of_a_turn_stand_in_the_table() -> None:
    text = wording().board_text(seen(rolled("C1 G4", hero()))[0], A)
    assert "Rolled in this turn: Ana 1●/☀/☾ + 4●." in text
    assert "Rolled" not in wording().board_text(seen(acting(hero(gold=4)))[0], A)


def test_the_score_sheet_says_where_glory_comes_from() -> None:
    own = hero(gold=4, vp=7, cards="owl hydra owl hammer")
    lines = {line.id: line for line in RULES.standings(acting(own).state)[0].lines}
    words = wording()
    assert words.score_line(lines["inventory"]) == "Glory gained in play, from dice, cards and the hammer"
    assert words.score_line(lines["cards"]) == "Glory on cards: Owl 8, Hydra 26"
    assert [words.score_title(id) for id in ("inventory", "cards")] == ["Glory gained", "Glory on cards"]
    bare = {line.id: line for line in RULES.standings(acting(hero(gold=4)).state)[0].lines}
    assert words.score_line(bare["cards"]) == "Glory on cards: -"
    assert words.tie_break(()) == "Tied players share the place."


def noted(name: str, table: Table[DiceForge]) -> bool:
    (note,) = [each for each in coach.NOTES if each.id == name]
    return bool(note.when(*seen(table)))


@pytest.mark.parametrize(("gold", "full"), [(8, False), (9, True), (12, True)])
def test_the_coach_speaks_of_a_store_that_is_almost_full(gold: int, full: bool) -> None:
    assert noted("full", acting(hero(gold=gold))) is full


@pytest.mark.parametrize(("round", "elder"), [(1, True), (5, True), (6, False)])
def test_the_coach_speaks_of_the_elder_in_the_first_half(round: int, elder: bool) -> None:
    """Of ten rounds with three players, for one whose dice bring gold."""
    rich = hero(sun=1, shows="G6 G4")
    assert noted("elder", acting(rich, turns=3 * (round - 1))) is elder
    assert not noted("elder", acting(hero(sun=1), turns=0))
    assert not noted("elder", acting(rich, stacks={"sun1": 0}, turns=0))


@pytest.mark.parametrize(
    ("round", "halfway"), [(4, False), (5, False), (6, True), (7, False)], ids=["4", "5", "6", "7"]
)
def test_the_coach_speaks_once_the_second_half_has_begun(round: int, halfway: bool) -> None:
    assert noted("halfway", acting(hero(gold=4), turns=3 * (round - 1))) is halfway


def recommended(name: str, table: Table[DiceForge]) -> set[str] | None:
    """What a note recommends; nothing if it isn't said now."""
    (note,) = [each for each in coach.NOTES if each.id == name]
    if not note.when(*seen(table)):
        return None
    return set(note.follows(*seen(table))) if note.follows is not None else set()


def test_the_coach_recommends_what_its_note_speaks_of() -> None:
    rich = hero(sun=1, gold=12, shows="G6 G4")
    assert recommended("elder", acting(rich)) == {"feat:sun1"}
    assert recommended("full", acting(hero(gold=12))) == buys(12)
    assert recommended("full", acting(hero(gold=12, moon=1))) == buys(12) | {"feat:moon2"}
    assert recommended("slot", after(acting(hero(gold=4)), "buy:G4")) == {"slot:1/G1", "slot:2/G1"}
    assert recommended("feat", acting(hero(sun=2, moon=2))) == {"feat:sun1", "feat:sun3", "feat:moon3"}
    assert recommended("last", acting(hero(moon=3), turns=27)) == feats("moon2 moon3 moon4")
    assert recommended("shards", acting(hero(gold=4))) == buying("M1 S1 S1V1 G2M1 C1")


@pytest.mark.parametrize("moon", [3, 4, 6])
def test_the_coach_is_silent_on_faces_where_a_great_card_can_be_paid_for(moon: int) -> None:
    """The Satyrs count 6, the Ferryman 12, Cancer 8."""
    assert recommended("action", acting(hero(gold=4, moon=moon))) is None
    assert recommended("action", acting(hero(gold=4, moon=2))) == buys(4)


def test_the_coach_speaks_of_a_full_store_unless_a_card_tempts() -> None:
    assert recommended("full", acting(hero(gold=12, sun=1))) is None, "the Elder works in each turn"
    assert recommended("full", acting(hero(gold=12, moon=2))) is None, "the Hind does, too"
    assert recommended("full", acting(hero(gold=12, moon=1))) is not None, "the Chest counts two"
    assert recommended("full", acting(hero(gold=12, moon=3), stacks={"moon3": 0})) is None, "Satyrs count six"


def test_averages_are_of_both_dice() -> None:
    own = seen(acting(hero(gold=4)))[0].seats[A]
    assert wording().terms.yields(dice_yield(own.dice)) == "1.5● + 0.17☀ + 0.17☾ + 0.33★"
