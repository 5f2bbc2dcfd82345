"""Everything that can be asked, chosen, told or scored in Dice Forge has its sentence in both languages."""

from typing import Any, get_args

import pytest

from rulesets.core import ByItself, Decision, Event, Forced, Table
from rulesets.dice_forge import events
from rulesets.dice_forge.components import CARDS, FACES, PLACES, POOLS, RESOURCES, ResourceWord
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.setup import VARIANTS
from rulesets.dice_forge.state import Cause, DiceForge
from rulesets.dice_forge.view import DiceForgeView, view
from tabletop_tui.games.dice_forge.base import untitled
from tabletop_tui.games.dice_forge.labels import AVERAGES
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tabletop_tui.games.dice_forge.terms import CardForm
from tabletop_tui.games.dice_forge.wording import GROUPED, GROUPS, DiceForgeWording
from tabletop_tui.kit.wording import RESERVED, Wording
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.program import AsciiWords
from tests.games.dice_forge.games import PEOPLE, RULES, finished, moments, wording
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acted,
    acting,
    answer,
    blessed,
    hero,
    position,
    reinforcing,
    rolled,
    table_at,
)
from tests.tui.random_games import picked
from tests.tui.sentences import assert_blocked_said

GAMES = [(2, 1, "alternative"), (3, 2, "intro"), (4, 2, "alternative")]

KINDS = {
    *("mirror_choose", "resolve_order", "face_choose", "hammer_allocate", "sentinel_convert"),
    *("cyclops_convert", "boar_bonus", "ship_forge", "forge_slot", "use_cerberus", "reinforcement"),
    *(
        "action",
        "forge_more",
        "extra_action",
        "shield_choose",
        "boar_bearer",
        "satyrs_pick",
        "sphinx_die",
        "roll",
    ),
}
"""Every decision of the game (specification d.11)."""


def assert_said(*sentences: str | None) -> None:
    for sentence in sentences:
        assert sentence
        assert "⟦" not in sentence
        assert sentence == sentence.strip()


def seen(table: Table[DiceForge]) -> tuple[DiceForgeView, Decision[Any]]:
    """What stands at a table: the view and the decision."""
    assert table.decision is not None
    return view(table.state, table.decision.seat), table.decision


def asked(table: Table[DiceForge], language: str = "en") -> str:
    return wording(language).question(*seen(table))


def options(table: Table[DiceForge]) -> dict[str, str]:
    sight, decision = seen(table)
    return {option.key: wording().option(sight, decision, option) for option in decision.options}


def details(table: Table[DiceForge], key: str) -> list[str]:
    sight, decision = seen(table)
    return wording().detail(sight, decision, decision.option(key))


def figures(table: Table[DiceForge], key: str) -> list[str]:
    """What stands in the columns of an option."""
    sight, decision = seen(table)
    cells = wording().cells(sight, decision, decision.option(key))
    return ["".join(run.text for run in cell) for cell in cells]


def confirm(table: Table[DiceForge], key: str) -> str | None:
    sight, decision = seen(table)
    return wording().confirm(sight, decision, decision.option(key))


# -- coverage --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("seats", "seed", "cards"), GAMES)
def test_every_decision_option_and_event_of_random_games_has_its_words(
    language: str, seats: int, seed: int, cards: str
) -> None:
    said: Wording = wording(language)
    for number, moment in enumerate(moments(seats, seed, cards)):
        sight, decision = moment.view, moment.decision
        assert_said(said.question(sight, decision), said.help(decision))
        if number % 20 == 0:
            assert_said(said.board_text(sight, decision.seat), said.board_text(sight, None))
        for option in (*decision.options, *decision.blocked) if number % 5 == 0 else decision.options[:1]:
            assert_said(said.option(sight, decision, option), said.option_alone(sight, decision, option))
            assert_said(*said.detail(sight, decision, option))
            if option.blocked is not None:
                assert_said(said.reason(option.blocked))
            if (question := said.confirm(sight, decision, option)) is not None:
                assert_said(question)
        for event in moment.told:
            if (sentence := said.event(event)) is not None:
                assert_said(sentence)
    assert said.words.problems == []


def test_together_these_games_ask_everything_there_is_to_ask() -> None:
    """What random play reaches too rarely stands here by hand."""
    kinds = {m.decision.kind for game in GAMES for m in moments(*game)}
    ship = rolled("SHIP G4", hero(gold=11))
    mirror = rolled("MIR G1", hero(), hero(shows="G4 M1"))
    sentinel = rolled("M1 V2", hero(), conversion=SENTINEL)
    cyclops = acting(hero(sun=6), cards={"sun7": "cyclops"}, rolls=[(A, "2:G1")] * 4)
    answer(cyclops, "feat:sun7")
    for language in WHOLE:
        for table in (ship, cyclops, mirror, sentinel):
            sight, decision = seen(table)
            kinds.add(decision.kind)
            for option in decision.options:
                assert_said(wording(language).option(sight, decision, option))
                assert_said(*wording(language).detail(sight, decision, option))
            assert_said(asked(table, language), wording(language).help(decision))
    answer(cyclops, "die:2")
    assert kinds | {seen(cyclops)[1].kind} >= KINDS
    for language in WHOLE:
        assert_said(asked(cyclops, language), *options(cyclops).values(), *details(cyclops, "convert"))
        assert_said(wording(language).help(seen(cyclops)[1]))


@pytest.mark.parametrize("language", WHOLE)
def test_why_not_is_answered_in_words_for_everything_on_the_boards(language: str) -> None:
    said = wording(language)
    targets = [f"place:{slot}" for slot in PLACES] + [f"pool:{pool}" for pool in POOLS]
    for seat in range(3):
        targets += [f"die:{seat}/{die}" for die in (1, 2)] + [f"die:{seat}/1/{slot}" for slot in range(1, 7)]
        targets += [f"hammer:{seat}", f"token:{seat}/triton", f"token:{seat}/cerberus"]
        targets += [f"card:{seat}/{card}" for card in CARDS]
    for moment in picked(moments(3, 4, "alternative"), 9):
        for target in targets:
            assert_blocked_said(said, RULES, moment, target, assert_said)
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_line_of_the_score_sheet_has_its_words(language: str) -> None:
    said = wording(language)
    for standing in RULES.standings(finished(3, 5).state):
        assert_said(said.tie_break(standing.tie_break))
        for line in standing.lines:
            assert_said(said.score_title(line.id), said.score_line(line))


@pytest.mark.parametrize("language", WHOLE)
def test_every_choice_of_the_set_up_has_its_words(language: str) -> None:
    said = wording(language)
    for variant in VARIANTS:
        assert_said(
            said.variant(variant.id), *(said.variant(variant.id, choice) for choice in variant.choices)
        )
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_card_and_face_says_what_it_does(language: str) -> None:
    terms = wording(language).terms
    for card in CARDS:
        assert_said(*(terms.card(card, form) for form in ("", "short", "does", "brief")))
        assert len(terms.card(card, "short")) <= 9
        assert len(terms.card(card, "brief")) <= 45
    for face in FACES:
        assert_said(terms.face(face), terms.face_name(face), terms.face_does(face))
        assert len(terms.face(face)) <= 7
    told = {terms.face(face) for face in FACES if FACES[face].kind != "boar"}
    assert len(told) == len([face for face in FACES.values() if face.kind != "boar"])
    assert len(set(terms.signs)) == len(RESOURCES)


@pytest.mark.parametrize("language", WHOLE)
def test_every_card_has_all_forms_of_its_name(language: str) -> None:
    words = Words(language)
    for card in CARDS:
        for form in get_args(CardForm):
            assert not words.lacks(f"dice_forge-card-{card}{form and f'.{form}'}"), (card, form)


def test_what_cards_do_in_few_words_is_written_in_the_signs_of_the_terminal() -> None:
    said = wording()
    assert said.terms.card("owl", "few") == "every turn: ●, ☀ or ☾"
    assert said.terms.card("helmet", "tiny") == "forge a ×3"
    said.in_ascii()
    assert said.terms.card("owl", "few") == "every turn: G, S or M"
    assert said.terms.card("cyclops", "tiny") == "4 x, G > V"
    for language in WHOLE:
        spelt = DiceForgeWording(AsciiWords(language), PEOPLE)
        spelt.in_ascii()
        for card in CARDS:
            for form in get_args(CardForm):
                assert spelt.terms.card(card, form).isascii(), (card, form)
        assert spelt.terms.card("spirits", "tiny") == "+3G +3M"
        assert spelt.words.problems == []


def test_names_are_those_of_the_component_tables() -> None:
    english, german = wording("en").terms, wording("de").terms
    for card in CARDS.values():
        assert (english.card(card.id), german.card(card.id)) == (card.english_name, card.german_name)
    for place in PLACES.values():
        if place.alternative_card:
            for choice, card_id in (("intro", place.intro_card), ("alternative", place.alternative_card)):
                assert wording("en").variant(place.slot, choice) in english.card(card_id)
                assert wording("de").variant(place.slot, choice) == german.card(card_id)


@pytest.mark.parametrize(("seats", "seed", "cards"), GAMES)
def test_every_option_has_a_key_of_its_own_that_means_nothing_else(seats: int, seed: int, cards: str) -> None:
    always: dict[str, str] = {}
    for moment in moments(seats, seed, cards):
        labels = wording().labels(moment.view, moment.decision)
        assert list(labels) == [option.key for option in moment.decision.options]
        assert len(set(labels.values())) == len(labels)
        assert not (RESERVED | {AVERAGES}) & set(labels.values())
        for key, label in labels.items():
            if key.startswith(("buy:", "feat:", "take:", "triton:")):
                assert always.setdefault(key, label) == label


# -- what is asked, and of whom --------------------------------------------------------------------


def test_a_roll_is_named_before_anything_is_asked() -> None:
    table = rolled("C1 G4", hero())
    assert asked(table).startswith("Ana, you rolled 1●/☀/☾ + 4●: what do you take?")
    assert options(table)["take:sun"] == "1 sun shard"
    assert figures(table, "take:sun") == ["1☀ of 6", "", "then Spirits +1"]
    assert "three times" in asked(rolled("X3 C2", hero()))
    assert options(rolled("X3 C2", hero()))["take:sun"] == "6 sun shards"


def test_everyone_reads_why_they_are_asked() -> None:
    """Mirrors say what they have become; the ousted, boars' owners and bearers, losers why."""
    table = rolled("MIR C1", hero(), hero(shows="V2 G1"), hero(shows="S1 G1"))
    answer(table, "face:V2")
    assert asked(table).startswith("Ana, you rolled mirror=2★ + 1●/☀/☾: what do you take?")
    table = acting(hero(moon=4), hero(shows="C1 G1", portal=3), rolls=[(B, "C1 G1")])
    answer(table, "feat:moon5")
    assert asked(table).startswith("Ben, you were ousted and rolled 1●/☀/☾ + 1●: what do you take?")
    table = rolled("B_R G1", hero(), hero(boars="B_R"))
    answer(table, "take:sun")
    assert asked(table).startswith("Ana applies your red boar. Ben, take a bonus.")
    table = acting(hero(moon=3), cards={"moon4": "boar"})
    answer(table, "feat:moon4", "seat:2")
    assert asked(table).startswith("Ana gives you the ")
    table = rolled("C1 G1", hero(gold=3), losing=True)
    assert "what do you lose?" in asked(table)
    assert options(table)["take:gold"] == "lose 1 gold"


def test_the_turn_begins_with_a_question_that_has_one_answer() -> None:
    table = table_at(position(players=2, rolls=[]), "roll", RULES)
    assert asked(table).startswith("Ana's turn begins: let all players roll.")
    answer(table, "roll")
    assert asked(table).startswith("Ana, all players roll once more.")


def test_conversions_say_what_is_kept_and_what_is_taken_instead() -> None:
    table = rolled("X3 S2", hero(), conversion=SENTINEL)
    assert "keep 6 sun shards or take 12 glory?" in asked(table)
    assert options(table) == {"keep": "keep 6 sun shards", "convert": "take 12 glory instead"}
    table = rolled("2:G1", hero(), conversion=CYCLOPS)
    assert "keep 1 gold or take 1 glory?" in asked(table)


def test_the_hammer_says_its_step_the_glory_that_is_reached_and_what_is_lost() -> None:
    table = rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12))
    assert asked(table).startswith("Ana, you gain 6 gold: how much of it goes on the hammer?")
    assert list(options(table).items())[:3] == [
        ("hammer:6", "all 6 on the hammer"),
        ("hammer:0", "nothing on it"),
        ("hammer:3", "3 on the hammer"),
    ]
    assert figures(table, "hammer:0") == ["12/30", "12●", "3", "", "then 4★ face"]
    assert figures(table, "hammer:3") == ["15/30", "12●", "", "+10★", "then 4★ face"]
    assert details(table, "hammer:0")[:3] == [
        "! Your store can't take it all: 3 gold would be lost.",
        "Then you can pay for the face “4 glory”.",
        "Hammer: it stays on step 12 of 30.",
    ]
    assert "That brings 10 glory at once." in details(table, "hammer:4")
    last = rolled("G6 M1", hero(gold=9, cards="hammer", hammer=27))
    assert "3 more steps bring 15 glory." in details(last, "hammer:0")
    assert "1 more step brings 15 glory." in details(last, "hammer:2")
    assert details(last, "hammer:3") == [
        "Then you can pay for the face “4 glory”.",
        "Hammer: step 27 → 30 of 30.",
        "That brings 15 glory at once.",
        "You would have 12 gold of at most 12.",
    ]


def test_a_single_step_or_point_is_told_as_one() -> None:
    table = rolled("C1 M1", hero(gold=3, cards="hammer", hammer=29))
    assert "Or put it on the hammer: 1 step is free." in details(table, "take:gold")
    table = rolled("C1 M1", hero(gold=3, cards="hammer", hammer=28))
    assert "Or put it on the hammer: 2 steps are free." in details(table, "take:gold")
    sight, _ = seen(acting(hero(gold=4, vp=1), hero(vp=2)))
    assert wording().describe(sight, "seat:0", A)[0] == "Ana, at home: 1 point, faces forged 0."
    assert wording("de").describe(sight, "seat:1", A)[0] == "Ben, daheim: 2 Punkte, geschmiedete Seiten: 0."
    assert "Ana: 1 point, " in wording().board_text(sight, A)


def test_a_hammer_at_which_nothing_is_asked_goes_by_its_name() -> None:
    table = acting(hero(gold=4, cards="hammer"))
    sight, decision = seen(table)
    [option] = RULES.why_not(table.state, A, "hammer:0")
    said = wording()
    assert said.option_alone(sight, decision, option) == "The Blacksmith's Hammer of Ana"
    assert said.detail(sight, decision, option) == []
    assert said.words.problems == []


# -- cards and figures -----------------------------------------------------------------------------


def test_a_feat_says_its_cost_effect_what_is_kept_and_how_many_are_left() -> None:
    table = acting(hero(sun=2, moon=3), hero(portal=2))
    assert figures(table, "feat:moon3")[:2] == ["☾☾", "2★"]
    assert details(table, "feat:moon3") == [
        "pay: ☾☾  keep 1☾ (×3 left)",
        "Once in each of your turns: roll one of your dice and take what it shows.",
        "Ben is ousted and rolls both dice at once.",
    ]
    assert options(table)["feat:moon3"] == "Hind ▸B"
    sight, decision = seen(table)
    alone = wording().option_alone(sight, decision, decision.option("feat:moon3"))
    assert alone == "Hind for ☾☾ · 2 glory · every turn: roll one of your dice · ousts Ben"


def test_a_face_says_its_cost_and_what_either_die_would_yield_with_it() -> None:
    table = acting(hero(gold=4))
    assert figures(table, "buy:G4") == ["3●", "+0.5●", ""]
    assert details(table, "buy:G4") == [
        "pay: 3●  keep 1● (×4 left)",
        "light 1●: +0.5●",
        "dark 1●: +0.5●",
        "On average, its die shows it in one roll out of six.",
    ]
    assert figures(table, "buy:C1") == ["4●", "choice", "−0.17●"]
    assert figures(rolled("SHIP V2", hero(gold=3)), "buy:C32")[0] == "5 3●"


def test_a_face_says_what_else_the_gold_buys_but_not_where_a_ship_buys_a_single_one() -> None:
    rich = acting(hero(gold=9, shows="X3 G1"))
    assert details(rich, "buy:G6")[-3:-1] == [
        "Beside your times three it brings 18 gold; your store takes 12.",
        "With the 5 gold left, you can also forge 3 gold or 2 glory or 1 of your choice.",
    ]
    assert not any("also" in said for said in details(rolled("SHIP V2", hero(gold=9)), "buy:G6"))


def test_german_numbers_have_a_decimal_comma() -> None:
    sight, decision = seen(acting(hero(gold=4)))
    assert "+0,5●" in wording("de").detail(sight, decision, decision.option("buy:G4"))[1]


def test_forging_begins_at_the_worst_face_and_warns_of_better_and_of_fresh_ones() -> None:
    """A face that is worth more, or was forged and has never come up, is asked about once more."""
    table = acting(hero(gold=9, shows="M2 X3"))
    answer(table, "buy:G4")
    sight, decision = seen(table)
    assert wording().start(sight, decision) == "slot:1/G1"
    assert confirm(table, "slot:1/M2") == (
        "The face there, 2 moon shards, is worth more than 4 gold. Replace it anyway?"
    )
    assert confirm(table, "slot:2/X3") is not None
    assert confirm(table, "slot:1/G1") is None
    assert details(table, "slot:2/V2")[0] == "! The face there, 2 glory, is worth more than 4 gold."
    answer(table, "slot:1/G1", "buy:C32")
    assert confirm(table, "slot:1/G4") == (
        "You forged 4 gold there, and it has never come up since. Replace it anyway?"
    )


def test_forging_a_face_over_one_like_it_is_asked_about() -> None:
    table = acting(hero(gold=2))
    answer(table, "buy:M1")
    assert confirm(table, "slot:2/M1") == (
        "The face there is 1 moon shard already: nothing would change. Replace it anyway?"
    )


def test_a_face_of_the_start_and_a_boar_have_their_worth() -> None:
    """Two glory are on no die that is for sale (ruling R29: a boar serves its owner, not its bearer)."""
    table = acting(hero(gold=2, shows="V2 G1"))
    answer(table, "buy:G3")
    assert confirm(table, "slot:1/V2") is not None
    assert confirm(table, "slot:1/G1") is None
    table = acting(hero(moon=3), hero(shows="V4 S1"), cards={"moon4": "boar"})
    answer(table, "feat:moon4", "seat:1")
    assert confirm(table, "slot:1/V4") is not None
    assert confirm(table, "slot:2/S1") is not None
    assert confirm(table, "slot:1/G1") is None


def test_a_mirror_beside_a_times_three_says_so() -> None:
    table = rolled("MIR X3", hero(), hero(shows="G4 M1"), hero())
    assert details(table, "face:G4") == ["You gain 4 gold.", "Beside your ×3 it counts three times."]
    assert figures(table, "face:G4") == ["Ben, light die"]


def test_what_would_be_lost_or_left_undone_is_asked_for_once_more() -> None:
    table = acted(hero(sun=6, gold=12, triton=1))
    assert details(table, "triton:sun")[0] == "! Your store can't take it all: 2 sun shards would be lost."
    assert confirm(table, "triton:sun") is not None
    assert confirm(table, "triton:moon") is None
    assert confirm(table, "end") is None
    table = rolled("C1 G1", hero(sun=6))
    assert confirm(table, "take:sun") is not None
    assert confirm(table, "take:moon") is None
    assert confirm(rolled("C1 G1", hero(sun=6), losing=True), "take:sun") is None
    assert confirm(acting(hero(gold=4)), "pass") == "You could still act. Pass anyway?"
    assert confirm(acting(hero(triton=1)), "pass") is None
    table = reinforcing(hero(gold=3, cards="owl hind elder"))
    assert confirm(table, "done") == "Not used yet, and free: Hind and Owl. Go on anyway?"
    assert confirm(reinforcing(hero(gold=3, cards="elder")), "done") is None


def test_where_text_is_read_aloud_no_sign_stands_for_a_word() -> None:
    for language in WHOLE:
        said = wording(language)
        said.spell_out()
        for number, moment in enumerate(moments(3, 6)):
            if number % 7:
                continue
            sight, decision = moment.view, moment.decision
            told = [said.question(sight, decision), said.board_text(sight, None)]
            for option in decision.options:
                told += [said.option_alone(sight, decision, option), *said.detail(sight, decision, option)]
            assert not set("".join(told)) & set("●☀☾★⚒◆")


def test_looking_around_tells_whose_things_lie_there() -> None:
    sight, _ = seen(acting(hero(gold=4), hero(moon=2, portal=3, triton=1, cards="owl hammer", hammer=3)))
    told = {
        "seat:1": ["Ben, at Ferryman/Helmet: 4 points, faces forged 0.", "Ben: ↻Owl, Hammer"],
        "store:1/moon": ["Ben has 2 moon shards of at most 6."],
        "store:1/vp": ["Ben has 0 glory."],
        "hammer:1": ["Ben's hammer: step 3 of 30."],
        "hammer:0": ["Ana has no hammer."],
    }
    assert {target: wording().describe(sight, target, A) for target in told} == told
    assert wording().describe(sight, "card:1/owl", A)[0].startswith("The Guardian's Owl: Once in each")
    assert wording().describe(sight, "token:1/triton", A)[0].startswith("Ben has 1 Triton token: ")
    assert wording().describe(sight, "die:1/2/6", A)[1].startswith("Ben, dark die: ")


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            events.Rolled(0, ["G1", "S1"], [0, 1], "blessing"),
            "Ana rolls 1● + 1☀.",
        ),
        (
            events.Gained(1, "gold", 4, 1),
            "Ben gains 3 gold (store full: 1 gold lost).",
        ),
        (
            events.Gained(1, "sun", 2, 2),
            "Ben has no room for 2 sun shards.",
        ),
        (events.Lost(1, "vp", 0), None),
        (events.Lost(1, "vp", 2), "Ben loses 2 glory."),
        (Forced(1, "action", "pass"), None),
        (ByItself(1, "roll"), "Ben rolls at once."),
        (events.Passed(1), "Ben passes."),
        (
            events.Forged(2, "B_R", "G1", 1, True),
            "Cleo forges the red boar over 1● (dark die).",
        ),
    ],
)
def test_the_log_says_what_happened(event: Event, sentence: str | None) -> None:
    assert wording().event(event) == sentence


@pytest.mark.parametrize("why", get_args(Cause))
def test_every_reason_to_roll_is_told(why: Cause) -> None:
    for language in WHOLE:
        assert_said(wording(language).event(events.Rolled(A, ["G1"], [0], why)))
        assert Words(language).has(f"dice_forge-lead-{why}")


def test_every_standing_answer_is_told() -> None:
    for language in WHOLE:
        for standing in STANDING_ANSWERS:
            assert_said(wording(language).event(ByItself(A, standing.id)))


def story(table: Table[DiceForge], language: str = "en") -> list[str]:
    """The log after the last answer."""
    return [sentence for _, sentence in wording(language).story(table.story[-1])]


def test_a_roll_and_all_that_it_gives_are_one_sentence() -> None:
    table = blessed(hero(), hero(gold=11), rolls=[(A, "G4 S1"), (B, "G1 G3"), (C, "C1 G1")])
    assert story(table) == [
        "Ana rolls 4● + 1☀: 4 gold and 1 sun shard.",
        "Ben rolls 1● + 3●: 1 gold (store full: 3 gold lost).",
        "Cleo rolls 1●/☀/☾ + 1●: 1 gold.",
    ]
    assert story(table, "de")[0] == "Ana wirft 4● + 1☀: 4 Gold und 1 Sonnensplitter."
    answer(table, "take:moon")
    assert story(table) == ["Cleo gains 1 moon shard."]


def test_what_the_minotaur_takes_stands_with_the_roll() -> None:
    table = acting(hero(sun=3), hero(gold=5), hero(vp=1), rolls=[(B, "G1 G3"), (C, "G1 S1")])
    answer(table, "feat:sun4")
    assert story(table) == [
        "Ana moves the hero and performs a feat: Minotaur (☀☀☀, 8★).",
        "Before the Minotaur Ben rolls 1● + 3●: 4 gold lost.",
        "Before the Minotaur Cleo rolls 1● + 1☀.",
    ]


def test_an_ousted_player_has_lines_of_their_own() -> None:
    table = acting(hero(moon=4), hero(portal=3), rolls=[(B, "S1 G1")])
    answer(table, "feat:moon5")
    assert story(table) == [
        "Ana's hero sets out.",
        "Ben is ousted by Ana.",
        "Ben is ousted and rolls 1☀ + 1●: 1 gold and 1 sun shard.",
        "Ana performs a feat: Ferryman (☾☾☾☾, 12★).",
    ]


def test_a_purchase_names_the_face_and_its_price() -> None:
    table = acting(hero(gold=4))
    answer(table, "buy:G4")
    assert story(table) == ["Ana buys 4● for 3 gold."]
    answer(table, "slot:1/G1")
    assert story(table) == ["Ana forges 4● over 1● (light die)."]


def test_reinforcements_and_tokens_say_what_they_bring() -> None:
    table = reinforcing(hero(gold=4, cards="owl hind elder", triton=1), rolls=[(A, "1:G1")])
    answer(table, "owl:sun")
    assert story(table) == ["Ana uses a reinforcement, the Owl: 1 sun shard."]
    answer(table, "elder")
    assert story(table) == ["The Elder gives Ana 4 glory for 3 gold."]
    answer(table, "triton:moon")
    assert story(table) == ["Ana spends a Triton token: 2 moon shards."]
    answer(table, "hind:1")
    assert story(table)[0] == "With the Hind Ana rolls 1●: 1 gold."


def test_a_second_action_says_what_the_sun_shards_are_for() -> None:
    table = acted(hero(gold=4, sun=2))
    answer(table, "pay")
    assert story(table) == ["Ana pays 2 sun shards for an extra action."]


def test_a_mirror_says_with_the_roll_what_it_counts_as() -> None:
    """Only one face can be copied: nothing is asked."""
    table = rolled("MIR G1", hero(), hero(shows="G1 G1"), players=2)
    assert story(table) == ["Ana rolls mirror=1● + 1●: 2 gold."]


def test_gold_on_the_hammer_says_the_glory_that_it_reaches() -> None:
    table = rolled("G6 M1", hero(cards="hammer", hammer=12))
    answer(table, "hammer:4")
    assert story(table) == ["Ana puts 4 gold on the hammer, step 16: 10 glory.", "Ana gains 2 gold."]


def test_the_bonus_of_a_boar_is_its_owners() -> None:
    table = rolled("B_R G1", hero(), hero(boars="B_R"))
    answer(table, "take:sun")
    answer(table, "take:vp")
    assert story(table) == ["Ben takes a bonus for the red boar: 3 glory."]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("seats", "seed", "cards"), GAMES)
def test_the_log_of_random_games_leaves_no_gain_out(language: str, seats: int, seed: int, cards: str) -> None:
    """Every amount that was told is in the sentences of its answer, gathered or not."""
    said = wording(language)
    for moment in moments(seats, seed, cards):
        text = " ".join(sentence for _, sentence in said.story(moment.told))
        assert "⟦" not in text
        gained: dict[tuple[int | None, ResourceWord], int] = {}
        for event in moment.told:
            if isinstance(event, events.Gained) and (kept := event.amount - event.lost):
                key = (event.seat, event.resource)
                gained[key] = gained.get(key, 0) + kept
        for seat, resource in gained:
            word = said.terms.amount(RESOURCES.index(resource), 2).partition(" ")[2][:4]
            assert word in text
            assert said.name(seat) in text
    assert said.words.problems == []


QUESTION_ROOM = 78
"""Cells for a question at 80x24, which has one line."""


@pytest.mark.parametrize("language", WHOLE)
def test_on_a_small_screen_no_question_is_cut_off(language: str) -> None:
    said = wording(language)
    for game in GAMES:
        for moment in moments(*game):
            question = said.ask(moment.view, moment.decision)
            assert len(question) <= QUESTION_ROOM, question


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_column_of_a_list_says_what_it_shows(language: str) -> None:
    said = wording(language)
    titles = {title for heads in (*said.HEADS.values(), *GROUPS.values()) for title in heads}
    assert titles - {untitled} == {*said.COLUMNS}
    assert all(about(said.say).endswith(".") for about in said.COLUMNS.values())


def test_the_columns_of_faces_and_feats_are_those_of_the_groups_that_are_listed() -> None:
    said, shown = wording(), set()
    for moment in moments(2, 1):
        if moment.decision.kind in GROUPED:
            heads = [
                head for group in said.sections(moment.view, moment.decision) for head in group.heads if head
            ]
            assert [*said.columns(moment.view, moment.decision)] == [*dict.fromkeys(heads)]
            shown.update(heads)
    assert shown == {"cost", "per roll", "less", "glory"}
