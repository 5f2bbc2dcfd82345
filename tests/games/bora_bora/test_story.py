"""What has happened, what is asked, why something can't be chosen, and the table as lines of text."""

from typing import Any

import pytest

from rulesets.bora_bora import events
from rulesets.bora_bora.components import KINDS
from rulesets.bora_bora.events import BoraBoraEvent
from rulesets.bora_bora.reasons import (
    BoraBoraReason,
    NoPerson,
    NoRegion,
    NoTileLowEnough,
    NotLower,
    NotYourTurn,
    NumberTooHigh,
    PathTooHigh,
    PlaceTooHigh,
    SpaceTooHigh,
    TooFewPoints,
    TooFewShells,
    Why,
)
from rulesets.core import Decision, Option, ScoreLine
from tests.games.bora_bora.games import RULES, wording
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    Player,
    answer,
    asked,
    at,
    finishing,
    placing,
    position,
    resolving,
    using,
)

SAID = wording()
SPELT = wording(spelt=True)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.RoundBegins(None, 2), "Round 2 begins."),
        (events.Rolled(A, [6, 4, 1]), "Dice: Ana (6 4 1)."),
        (events.PlacedDie(A, 5, "temple", False, False), "Ana places a 5 on Temple."),
        (events.PlacedDie(A, 5, "temple", True, False), "Ana places a 5 on Temple with a blue god."),
        (
            events.PlacedDie(A, 5, "temple", False, True),
            "Ana places a 5 on Temple; a white god makes it a 6.",
        ),
        (
            events.PlacedDie(A, 5, "temple", True, True),
            "Ana places a 5 on Temple with a blue god; a white god makes it a 6.",
        ),
        (events.PlacedDie(A, 5, "fishing", False, False), "Ana fishes with a 5."),
        (
            events.PlayedGod(A, "blue", ["red", "red"], False),
            "Ana plays the blue god for 2 red god cards and 1 offering.",
        ),
        (events.PlayedGod(A, "green", [], True), "Ana plays the green god for 1 god tile."),
        (events.Occupied(A, "c1", None), "Ana's hut goes to c1 Forest."),
        (events.Occupied(A, "c1", B), "Ana's hut goes to c1 Forest; Ben's moves aside."),
        (events.TookPerson(A, "man_land_2", 3, 1), "Ana takes Tracker (man, status +2) from place 3."),
        (events.TookPerson(A, "woman_land_3", 3, 1), "Ana takes Tracker (woman, 3 shells) from place 3."),
        (events.Shifted(A, "man_land_2"), "Ana shifts Tracker (man, status +2) down."),
        (events.MovedHut(A, 4), "Ana moves a hut to the 12th space."),
        (events.PlacedPriest(A, 6, None), "Ana's priest goes to temple space 6."),
        (events.PlacedPriest(A, 6, B), "Ana's priest goes to temple space 6 and pushes Ben's out."),
        (events.Built(A, 4, ["a1", "b1"]), "Ana builds tile 4 on ground 1 + 5."),
        (events.PlacedMaterial(A, "wood", "a2"), "Ana lays wood on ground 2."),
        (events.MaterialBeside(A, "sand"), "Ana lays sand beside the board."),
        (events.Scored(A, 3, "fishing"), "Ana gains 3★."),
        (events.Scored(A, 3, "fish"), "Ana gains 3★ for fish."),
        (events.Scored(A, 3, "helper"), "Ana gains 3★ from the helper."),
        (events.Scored(A, 3, "status"), "Status: Ana 3★."),
        (events.Scored(A, 3, "temple"), "Temple: Ana 3★."),
        (events.GainedOfferings(A, 2), "Ana gains 2 offerings."),
        (events.GainedShells(A, 1), "Ana gains 1 shell."),
        (events.GainedStatus(A, 5, 2), "Ana gains status +2 (now 5)."),
        (events.TookGodCard(A, "red", 2), "Ana gains 1 red god card."),
        (events.DrewGodCard(A), "Ana gains a card from the deck."),
        (events.DrewGodCard(A, "red"), "Ana gains 1 red god card from the deck."),
        (events.NoGodCard(A), "No god card is left for Ana."),
        (events.Reshuffled(None, 7), "The discard pile, 7 god cards, is shuffled."),
        (events.TurnedUp(None, "red", 2), "New in the open row: red."),
        (events.TurnOrder(None, [B, A]), "New turn order: Ben, Ana."),
        (events.WonGodTile(A, 1), "Ana wins a god tile with 1 priest in the temple."),
        (events.GodTileLost(None), "The temple is empty: a god tile leaves the game."),
        (events.BoughtJewelry(A, "jewel_ring_1"), "Ana buys Ring 1 (1★) for 1 shell."),
        (events.FulfilledTask(A, "t33", False, []), "Ana fulfils the task “3 sand”."),
        (events.FulfilledTask(A, "t33", True, []), "Ana fulfils the task “3 sand” with a yellow god."),
        (
            events.FulfilledTask(A, "t11", False, ["blue", "blue"]),
            "Ana fulfils the task “2 blue god cards”, showing 2 blue god cards.",
        ),
        (
            events.FulfilledTask(A, "t16", True, ["blue", "red", "green"]),
            (
                "Ana fulfils the task “4 different god cards” with a yellow god, "
                "showing 1 blue god card, 1 red god card and 1 green god card."
            ),
        ),
        (events.DiscardedTask(A, "t20"), "Ana discards the task “4 men”."),
        (events.TookTask(A, "t20"), "Ana takes the task “4 men”."),
        (events.GameEnded(None), "The last tasks are done."),
    ],
)
def test_an_event_has_its_sentence(event: BoraBoraEvent, said: str) -> None:
    assert SAID.event(event) == said


@pytest.mark.parametrize(
    ("how", "kind", "said"),
    [
        ("use", "land", "Ana uses ♂ Tracker, land path up to 4."),
        ("doubled", "land", "Ana uses ♂ Tracker doubled by the green god, land path up to 4."),
        ("extra", "land", "Ana also uses ♂ Tracker by the green god, land path up to 4."),
        ("use", "vp", "Ana uses ♂ Storyteller."),
        ("doubled", "vp", "Ana uses ♂ Storyteller doubled by the green god."),
        ("extra", "vp", "Ana also uses ♂ Storyteller by the green god."),
        ("use", "hut", "Ana uses ♂ Porter, up to 4 huts to the 12th space."),
        ("use", "status", "Ana uses ♂ Warrior."),
        ("use", "god_card", "Ana uses ♂ Shaman, 4 god cards."),
    ],
)
def test_a_use_says_its_effect_unless_that_follows_as_a_gain(how: Any, kind: str, said: str) -> None:
    assert SAID.event(events.Used(A, how, "man", kind, 4)) == said
    woman = SAID.event(events.Used(A, how, "woman", kind, 4))
    assert woman == said.replace("♂", "♀")


def test_what_a_deed_leads_to_joins_its_sentence() -> None:
    die = events.PlacedDie(A, 4, "woman_man", False, True)
    led_to: list[BoraBoraEvent] = [
        events.PlayedGod(A, "white", ["white"], False),
        events.TookPerson(A, "man_land_2", 3, 1),
        events.Occupied(A, "c1", None),
        events.PlacedMaterial(A, "wood", "a2"),
        events.MaterialBeside(A, "sand"),
        events.PlacedPriest(A, 2, None),
        events.Built(A, 4, ["a1", "b1"]),
        events.MovedHut(A, 3),
        events.NoGodCard(A),
        events.DrewGodCard(A, "red"),
    ]
    ((seat, said),) = SAID.story([die, *led_to])
    assert seat == A
    assert said == (
        "Ana places a 4 on Woman & man; a white god makes it a 6: "
        "white god for 1 white god card and 1 offering, Tracker (man, status +2), hut on c1 Forest, "
        "wood on ground 2, sand beside the board, priest on space 2, tile 4 on ground 1 + 5, "
        "a hut to the 12th space, "
        "no god card is left, 1 red god card from the deck."
    )
    assert [who for who, _ in SAID.story([die, events.GainedShells(B, 1)])] == [A, B]


def test_news_say_the_same_in_a_few_words() -> None:
    told: list[BoraBoraEvent] = [
        events.PlacedDie(A, 4, "woman_man", False, False),
        events.PlayedGod(A, "white", ["white"], False),
        events.Used(A, "use", "man", "land", 4),
        events.Occupied(A, "c1", B),
        events.PlacedMaterial(A, "wood", "a2"),
        events.MovedHut(A, 3),
        events.PlacedPriest(A, 2, None),
        events.Built(A, 4, ["a1", "b1"]),
        events.GainedStatus(A, 5, 2),
        events.TookGodCard(A, "red", 1),
        events.DrewGodCard(A),
        events.BoughtJewelry(A, "jewel_ring_1"),
        events.FulfilledTask(A, "t20", False, []),
        events.DiscardedTask(A, "t20"),
        events.TookTask(A, "t20"),
        events.Shifted(A, "man_land_2"),
        events.GainedShells(A, 2),
    ]
    assert SAID.news(told).split(" · ") == [
        "4 on Woman/Man",
        "used ♂ Tracker",
        "hut on c1",
        "wood",
        "+1 on 12",
        "priest on 2",
        "tile 4",
        "status +2",
        "red god",
        "a god card",
        "bought Ring 1 (1★)",
        "fulfilled “4 men”",
        "discarded “4 men”",
        "took “4 men”",
        "2 shells",
    ]
    assert SAID.news([]) == ""


def test_news_say_that_a_blue_god_let_a_die_follow_and_what_a_round_s_end_brought() -> None:
    """Else nobody would know why a 6 may follow a 4, nor where the points in front of the line come from."""
    told: list[BoraBoraEvent] = [
        events.PlacedDie(A, 6, "temple", True, False),
        events.Scored(A, 0, "status"),
        events.Scored(A, 4, "temple"),
    ]
    assert SAID.news(told) == "6 on Temple, blue god · 4★ for priests"
    assert SAID.news([events.Scored(A, 2, "status")]) == "2★ for status"


def test_another_s_line_counts_what_was_scored_and_not_what_the_end_would_bring() -> None:
    """A site or a god tile lost would stand as a minus before deeds that have nothing to do with it."""
    on_c1, without = (position(Player(), Player(), on_map=sites) for sites in ("c1:A", "c1:AB"))
    was, now = (RULES.standings(state)[A] for state in (on_c1, without))
    assert now.total != was.total
    assert SAID.gained(was, now) == 0


# -- questions and reasons -------------------------------------------------------------------------


def ask(table: Any, viewer: int = A) -> str:
    return SAID.ask(RULES.view(table.state, viewer), asked(table))


def test_what_is_bought_at_the_helper_is_told_once_and_added_up() -> None:
    """Each purchase is an answer; new god cards that turn up in between don't divide what it brings."""
    point = events.Scored(B, 1, "helper")
    answers: list[list[BoraBoraEvent]] = [
        [events.PlacedDie(B, 6, "helper", False, False)],
        [point],
        [events.TookGodCard(B, "blue", 1), events.TurnedUp(None, "yellow", 1)],
        [point],
        [point],
    ]
    said = "Ben places a 6 on Helper: 3★ from the helper, 1 blue god card."
    assert SAID.turn_story(answers) == [(B, said), (None, "New in the open row: yellow.")]
    assert SAID.turn([each for told in answers for each in told]).count("from the helper") == 1


def test_questions_say_what_is_left_and_how_far_one_can_go() -> None:
    dice = placing(Player(), Player(), dice="5 2")
    assert ask(dice) == "Ana, which die goes on which card?"
    assert ask(dice, B) == "Ana places a die."
    last = placing(Player(people="man_land_1"), Player(), dice="4")
    assert ask(last) == "Ana, on which card does your last die go?"
    answer(last, "place:4:helper")
    assert ask(last) == "Ana, what do you buy? 4 points: ●●●●"
    spelt = wording(spelt=True)
    assert spelt.ask(RULES.view(last.state, A), asked(last)) == "Ana, what do you buy? 4 points"
    people = placing(Player(), dice="4")
    answer(people, "place:4:woman")
    assert ask(people) == "Ana, which woman do you take, up to place 4?"
    either = placing(Player(), Player(), dice="4")
    answer(either, "place:4:woman_man")
    assert ask(either) == "Ana, whom do you take, up to place 4?"
    red = placing(Player(tiles=1), Player(), dice="4")
    answer(red, "place:4:land_water_path", "region:c2")
    assert ask(red) == "Ana, do you play a red god for the fish of c2 (3★)?"
    assert ask(red, B) == "Ana is deciding."
    answer(red, "tile")
    white = placing(
        Player(tiles=1, hand="BW", offerings=2), Player(), dice="3", cards_in_play={"temple": "1"}
    )
    answer(white, "place:3:temple:white")
    assert ask(white) == "Ana, how do you pay for the blue god? Then white."
    answer(white, "card")
    assert ask(white) == "Ana, how do you pay for the white god?"


def test_questions_of_gains_count_them() -> None:
    table = using(Player(people="man_material_1 man_material_2 woman_god_card_1"), Player())
    assert ask(table) == "Ana, use one kind of men and one of women."
    answer(table, "use:man:material")
    assert ask(table) == "Ana, which building material? 1 of 2"
    answer(table, "wood")
    assert ask(table) == "Ana, where on your ground does the wood go?"
    answer(table, "ground:a2")
    assert ask(table) == "Ana, which building material? 2 of 2"
    huts = using(Player(people="man_hut_1 man_hut_2 man_hut_3"), Player())
    answer(huts, "use:man:hut")
    assert ask(huts) == "Ana, move another hut? You can move 2 more."
    answer(huts, "another")
    assert ask(huts) == "Ana, move another hut? You can move 1 more."


def test_tasks_are_asked_about_by_what_can_be_done() -> None:
    met = resolving(Player(shells=5, offerings=4, tasks="t32 t31 t45"))
    assert ask(met) == "Ana, which task do you fulfil?"
    assert ask(resolving(Player(shells=4, tiles=1, tasks="t32 t45 t23"))) == (
        "Ana, no task is met: use a yellow god, or discard one?"
    )
    assert ask(resolving(Player(tasks="t32 t45 t23"))) == "Ana, no task is met: which one do you discard?"
    assert ask(finishing(Player(shells=5, tasks="t32 t45 t23"), Player())) == (
        "Ana, which of your last tasks do you fulfil?"
    )
    sale = at(position(Player(shells=3), Player(), stage="jewelry", jewels="ring_1", round=3), sound=False)
    assert ask(sale) == "Ana, buy one piece of jewelry? You have 3 shells."


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            NotLower(lowest=3),
            "The lowest die there is a 3: only a lower one may be placed.",
        ),
        (
            NotLower(lowest=3, cards=1, offerings=1),
            "The lowest die there is a 3; for a blue god you lack a card and 1 offering.",
        ),
        (
            NotLower(lowest=3, cards=0, offerings=1),
            "The lowest die there is a 3; for a blue god you lack 1 offering.",
        ),
        (
            NotLower(lowest=3, cards=1, offerings=0),
            "The lowest die there is a 3; for a blue god you lack a card.",
        ),
        (PathTooHigh(needed=5, value=4), "The path there needs 5; the value is 4."),
        (TooFewPoints(needed=2, points=1), "It costs 2 points; you have 1 point."),
        (TooFewShells(missing=1), "You lack 1 shell."),
        (NotYourTurn(seat=B), "It is Ben's turn."),
        (NoRegion(2), "No region is in reach with 2."),
        (NoPerson(2), "No tile lies on a place up to 2."),
        (NoTileLowEnough(2), "All your unbuilt tiles are higher than 2."),
        (PlaceTooHigh(2), "The place is higher than 2."),
        (SpaceTooHigh(2), "The space is higher than 2."),
        (NumberTooHigh(2), "The number is higher than 2."),
    ],
)
def test_a_reason_names_its_facts(reason: BoraBoraReason, said: str) -> None:
    assert SAID.reason(reason) == said


# -- the table as lines of text, scores and keys -----------------------------------------------------


def test_the_table_is_written_down_in_words() -> None:
    own = Player(
        hand="BW", offerings=1, shells=2, tiles=1, vp=5, tasks="t20 t45 t23", people="man_vp_1/ woman_vp_1",
        ground="a2", built={2: "b1 b2"}, beside="sand sand wood", jewelry="ring_6", done="t10",
    )  # fmt: skip
    table = placing(
        own,
        Player(),
        on_map="c4:A c1:AB",
        dice="4",
        round=3,
        jewels="ring_1",
        temple="..A...",
        status={2: "AB"},
        cards_in_play={"temple": "5"},
        men="man_land_1 -",
    )
    text = SAID.board_text(RULES.view(table.state, A), A)
    for line in (
        "Round 3 of 6: phase A, dice. In this round a building brings 7★, a priest 2★.",
        "Turn order: Ana, Ben.",
        "  Temple: Ben 5",
        "  Helper: -",
        "Status track, from the front, the upper marker first: space 2 (1★) Ben, Ana.",
        "Temple: 6 -, 5 -, 4 Ana, 3 -, 2 -, 1 -; left there: 4 god tiles.",
        "Men: 1 Tracker (status +1); 2 -; 3 -; 4 -; 5 -; 6 -.",
        "Jewelry of this round: Ring for 1 shell: 1★",
        "  Hand: blue, white.",
        "  Ground: 1 empty for sand, 2 holds wood, 3 empty for stone, 4 empty for sand; 5 tile 2, ",
        "  Tiles not built: 1 3 4 5 6. Beside the board: 2 sand, 1 wood.",
        "  Tasks: 4 men 1/4; ",
        "  Jewelry: Ring 6 (",
        "  Fulfilled: 3 god cards of one colour.",
        "  People: Storyteller (man, status +1) shifted, Storyteller (woman, ",
    ):
        assert line in text, text
    assert text.count("Jewelry of round ") == 3
    assert "Jewelry of round 4: " in text
    assert "c1 Forest: Ben holds the site, aside Ana; 1 wood; Parrotfish 6;" in text
    assert "Ana (to move): " in text
    other = SAID.board_text(RULES.view(table.state, B), B)
    assert "Hand: none." in other
    assert "Fulfilled" not in other


def test_lines_of_the_score_sheet_say_where_points_come_from() -> None:
    lines = (
        ScoreLine("track", 9, {"ledger": {"tasks": 6, "start": 3}}),
        ScoreLine("god_tiles", 2, {"count": 1}),
        ScoreLine("fish", 9, {"regions": ["c1", "c2"]}),
        ScoreLine("jewelry", 1, {"jewels": ["jewel_ring_1"]}),
        ScoreLine("jewelry", 0, {"jewels": []}),
        ScoreLine("bonus_huts", 6),
    )
    assert [SAID.score_line(line) for line in lines] == [
        "On the track: start 3, tasks 6",
        "1 god tile left",
        "Fish at own sites: c1, c2",
        "Jewelry: Ring 1 (1★)",
        "Jewelry: -",
        "Huts in all regions",
    ]
    assert SAID.tie_break([-2]) == "turn-order tile 3; the lower one wins."


@pytest.mark.parametrize("stage", ["dice", "people", "jewelry", "tasks"])
def test_the_steps_of_a_round_are_those_of_its_stages(stage: str) -> None:
    own = Player(shells=5, people="man_vp_1")
    state = position(own, Player(), stage=stage, round=2, dice="4" if stage == "dice" else "")
    table = at(state, sound=False)
    view = RULES.view(table.state, A)
    now = "dice 3/3" if stage == "dice" else stage
    assert SAID.step(view, asked(table)) == now
    first, *others = [step.label for step in SAID.steps(view, asked(table))]
    assert first == ("dice 3/3" if stage == "dice" else "dice")
    assert others == ["people", "jewelry", "tasks"]


def test_people_to_shift_have_the_letter_of_their_space() -> None:
    table = placing(Player(people="man_vp_1 woman_vp_1 man_land_1"), Player(), dice="4")
    answer(table, "place:4:helper")
    labels = SAID.labels(RULES.view(table.state, A), asked(table))
    assert (labels["tattoo:man_vp_1"], labels["shells:woman_vp_1"], labels["tattoo:man_land_1"]) == (
        "a",
        "b",
        "c",
    )
    uses = using(Player(people="man_land_1 woman_vp_1", tiles=1), Player())
    keys = SAID.labels(RULES.view(uses.state, A), asked(uses))
    assert keys["doubled:man:land"] == "g" + keys["use:man:land"]
    assert (keys["use:man:land"], keys["use:woman:vp"]) == ("a", "b")
    assert keys["end"] == "n"


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_the_sentence_of_its_name(why: Why) -> None:
    assert SAID.reason(why) == SAID.words(f"bora_bora-reason-{why.word}")


PLAIN_QUESTIONS = {
    "setup_hut": "Ana, where does your first hut go?",
    "expand": "Ana, where does your new hut go?",
    "build_site": "Ana, on which two materials do you build?",
    "fire_gift": "Ana, fire bonus: a god card or an offering?",
    "fire_mark": "Ana, fire bonus: a status step or a shell?",
    "take_task": "Ana, which new task do you take?",
}


@pytest.mark.parametrize("kind", PLAIN_QUESTIONS)
def test_a_question_without_facts_names_only_who_is_asked(kind: str) -> None:
    view = RULES.view(position(Player(), Player(), dice="4"), A)
    decision: Decision[None] = Decision(A, kind, [Option("stop", None)])
    assert SAID.ask(view, decision) == PLAIN_QUESTIONS[kind]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("use_people", "Ana uses men and women."),
        ("resolve_task", "Ana deals with a task."),
        ("final_task", "Ana deals with the last tasks."),
        ("red_offer", "Ana is deciding."),
        ("pay_god", "Ana is deciding."),
    ],
)
def test_others_learn_only_who_decides(kind: str, said: str) -> None:
    view = RULES.view(position(Player(), Player(), dice="4"), B)
    assert SAID.ask(view, Decision(A, kind, [Option("stop", None)])) == said


def test_questions_about_the_temple_and_building_say_the_value() -> None:
    temple = placing(Player(), Player(), dice="4")
    answer(temple, "place:4:temple")
    assert ask(temple) == "Ana, which temple space, up to 4?"
    build = placing(Player(ground="a1 a2"), Player(), dice="4")
    answer(build, "place:4:build")
    assert ask(build) == "Ana, which building tile, up to 4?"
    men = placing(Player(), dice="4")
    answer(men, "place:4:man")
    assert ask(men) == "Ana, which man do you take, up to place 4?"
    cards = using(Player(people="man_god_card_1 man_god_card_2"), Player())
    answer(cards, "use:man:god_card")
    assert ask(cards) == "Ana, which god card do you take? 1 of 2"
    one = placing(Player(), Player(), dice="4")
    answer(one, "place:4:helper", "god_card")
    assert ask(one) == "Ana, which god card do you take?"
    material = placing(Player(), Player(), dice="4")
    answer(material, "place:4:helper", "material")
    assert ask(material) == "Ana, which building material?"


def test_who_can_be_used_is_asked_for() -> None:
    used: dict[str, tuple[str, ...]] = {"man": ("vp",), "woman": ("vp",)}
    both = "man_vp_2 woman_vp_1"
    asks = {
        "man": using(Player(people=both, used={"woman": ("vp",)}), Player()),
        "woman": using(Player(people=both, used={"man": ("vp",)}), Player()),
        "man first": using(Player(people="man_vp_2"), Player()),
        "woman first": using(Player(people="woman_vp_1"), Player()),
        "green": using(Player(people="man_vp_2 man_status_1", hand="G", offerings=1, used=used), Player()),
    }
    assert {who: ask(table).removeprefix("Ana, ") for who, table in asks.items()} == {
        "man": "use one kind of men.",
        "woman": "use one kind of women.",
        "man first": "use one kind of men. No women can be used now.",
        "woman first": "use one kind of women. No men can be used now.",
        "green": "a green god for one more use?",
    }


# -- the list and its keys ---------------------------------------------------------------------------


def test_a_die_on_a_card_has_a_cell_and_a_letter_of_its_own() -> None:
    table = placing(Player(tiles=1), Player(), dice="5 2")
    view, decision = RULES.view(table.state, A), asked(table)
    labels = SAID.labels(view, decision)
    for option in decision.options:
        assert SAID.target(view, decision, option) == f"die:{option.key.removeprefix('place:')}"
        plain = labels[option.key.removesuffix(":white")]
        assert labels[option.key] == ("g" if option.key.endswith(":white") else "") + plain
    assert SAID.key_groups(labels) == [("5/2", "which die"), ("g", "white god")]
    assert SAID.group(view, decision, "g", 3) == "with the white god: 3"
    people = using(Player(people="man_vp_1", tiles=1), Player())
    assert SAID.group(RULES.view(people.state, A), asked(people), "g", 2) == "with the green god: 2"
    labels = SAID.labels(RULES.view(people.state, A), asked(people))
    assert SAID.key_groups(labels) == [("g", "green god")]
    assert SAID.key_groups({"place:4:temple": "a"}) == []
    answer(people, "use:man:vp")


def test_others_see_no_card_of_what_depends_on_a_hand_and_no_hand() -> None:
    table = placing(Player(hand="BWW"), Player(), dice="4")
    decision = asked(table)
    own, other = (RULES.view(table.state, viewer) for viewer in (A, B))
    assert SAID.card(own, decision, decision.options[0]).sentences
    assert not SAID.card(other, decision, decision.options[0]).sentences
    blocked = next(iter(decision.blocked), None)
    assert blocked is None or not SAID.card(own, decision, blocked).sentences
    assert SAID.hidden(own, A) == "Hand: blue, white ×2."
    assert SAID.hidden(other, A) == ""
    assert SAID.turn_order(own) == (A, B)


def test_the_cursor_begins_where_no_god_is_spent_and_lists_put_yellow_last() -> None:
    table = resolving(Player(shells=4, tiles=1, tasks="t32 t45 t23"))
    view, decision = RULES.view(table.state, A), asked(table)
    assert [option.key for option in SAID.in_order(decision)][-1] == "yellow:t32"
    assert "yellow:t32" not in [option.key for option in SAID.likely(view, decision)]
    setup = position(Player(), Player(), stage="set_up")
    assert SAID.steps(RULES.view(setup, A), decision) == ()
    assert SAID.step(RULES.view(setup, A), decision) == "set-up"


def test_what_kinds_of_people_do_is_said_with_their_value() -> None:
    assert {kind: SPELT.terms.use(kind, 2) for kind in KINDS} == {
        "land": "land path up to 2",
        "water": "water path up to 2",
        "woman": "woman up to 2",
        "man": "man up to 2",
        "build": "building tile up to 2",
        "material": "2 building materials",
        "hut": "up to 2 huts to the 12th space",
        "vp": "2 VP",
        "god_card": "2 god cards",
        "offering": "2 offerings",
        "status": "status +2",
        "shell": "2 shells",
    }
    assert SAID.terms.both_sexes("land", "many") == "Trackers"
    assert SAID.terms.materials("offering", 2) == "2 offerings"
    assert SAID.terms.materials("sand", 2) == "2 sand"
