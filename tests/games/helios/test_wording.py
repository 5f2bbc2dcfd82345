"""Everything that can be asked, chosen, told or scored in Helios has its sentence in both languages."""

import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from rulesets.core import Decision, Forced, ScoreLine, Table
from rulesets.helios import events, reasons
from rulesets.helios.advice.persons import person_advice
from rulesets.helios.components import ACTIONS, BUILDINGS, PERSONS, ROWS, SLOTS, SPECIALS
from rulesets.helios.geometry import FIELDS
from rulesets.helios.setup import VARIANTS
from rulesets.helios.state import Helios
from rulesets.helios.view import HeliosView, view
from tabletop_tui.kit.reasons import OthersBoard
from tabletop_tui.kit.wording import Wording
from tabletop_tui.text.words import WHOLE
from tests.games.helios.games import RULES, Moment, finished, moments, wording
from tests.rulesets.helios.builders import A, answer, doing, persons, position, seat, turn
from tests.tui.random_games import picked
from tests.tui.sentences import (
    AN_ID,
    assert_blocked_said,
    assert_keys_apart,
    assert_options_said,
    assert_standings_said,
    assert_story_told,
    assert_variants_said,
    assert_whole,
)

KINDS = {
    *("choose_start_land", "choose_setup_bonus", "choose_action_tile", "choose_row", "choose_tile"),
    *("choose_field", "choose_bonus_colour", "choose_build", "choose_temple_site", "pay_cube"),
    *("place_resource", "choose_sun_target", "choose_bonus_action", "persons_turn", "place_round_bonus"),
}
"""Every decision of the game (specification d.9)."""

TARGETS = [
    *(f"field:{name}" for name in FIELDS),
    *(f"building:{building}" for building in BUILDINGS),
    *(f"person:{person}" for person in PERSONS),
    *(f"slot:{slot}" for slot in SLOTS),
    *(f"special:{kind}" for kind in SPECIALS),
    *(f"column:{action}" for action in ACTIONS),
]


SINGULAR = re.compile(r"\b1 (cubes|steps|temples|tiles|fields|Rohstoffe|Schritte|Felder)\b")


def assert_said(*sentences: str | None) -> None:
    assert_whole(*sentences, never=(SINGULAR, AN_ID))


def seen(table: Table[Helios]) -> tuple[HeliosView, Decision[Any]]:
    """What stands at a table: the view and the decision."""
    assert table.decision is not None
    return view(table.state, table.decision.seat), table.decision


def asked(table: Table[Helios], language: str = "en") -> str:
    return wording(language).ask(*seen(table))


def rows(table: Table[Helios], language: str = "en") -> dict[str, str]:
    """The list as it is shown: words, then the figures of each column."""
    (sight, decision), said = seen(table), wording(language)
    return {
        option.key: " | ".join(
            [
                said.option(sight, decision, option),
                *("".join(run.text for run in cell) for cell in said.cells(sight, decision, option)),
            ]
        )
        for option in decision.options
    }


def alone(table: Table[Helios], key: str) -> str:
    sight, decision = seen(table)
    said = wording()
    said.spell_out()
    return said.option_alone(sight, decision, decision.option(key))


def details(table: Table[Helios], key: str) -> list[str]:
    sight, decision = seen(table)
    return wording().detail(sight, decision, decision.option(key))


def confirm(table: Table[Helios], key: str) -> str | None:
    sight, decision = seen(table)
    return wording().confirm(sight, decision, decision.option(key))


def start(table: Table[Helios]) -> str | None:
    return wording().start(*seen(table))


def told(table: Table[Helios], language: str = "en") -> list[str]:
    """What the last answer brought about."""
    said: Wording = wording(language)
    return [sentence for _, sentence in said.story(table.story[-1])]


# -- coverage --------------------------------------------------------------------------------------


def sampled() -> Iterator[Moment]:
    """Some moments of games with two and four, every kind of decision among them."""
    chance, kinds = random.Random(1), set[str]()
    for game in ((2, 1), (4, 3), (3, 5)):
        for moment in moments(*game):
            kind = f"{moment.decision.kind} {bool(moment.decision.blocked)}"
            if kind not in kinds or (game != (3, 5) and chance.random() < 0.25):
                kinds.add(kind)
                yield moment


def test_every_decision_option_and_event_has_its_words_on_screens_in_ascii_and_read_aloud() -> None:
    """A key means the same from first to last, and no two options of a decision share one."""
    voices = [wording("en"), wording("de"), wording("de"), wording("en")]
    voices[2].spell_out()
    voices[3].in_ascii()
    always: dict[str, str] = {}
    kinds = set()
    for number, moment in enumerate(sampled()):
        sight, decision = moment.view, moment.decision
        kinds.add(decision.kind)
        said = voices[number % len(voices)]
        assert_said(said.question(sight, decision), said.help(decision))
        assert_options_said(said, moment, assert_said, widest=66)
        assert_story_told(said, moment, assert_said)
        for option in decision.options:
            cells = said.cells(sight, decision, option)
            assert len(cells) in (0, len(said.heads(sight, decision)))
            assert all("⟦" not in run.text for cell in cells for run in cell)
        labels = said.labels(sight, decision)
        assert_keys_apart(decision, labels)
        for key, label in labels.items():
            if not key.startswith("cube:"):
                assert always.setdefault(key, label) == label
        if number % 20 == 0:
            assert "⟦" not in said.board_text(sight, None)
    assert all(said.words.problems == [] for said in voices)
    assert KINDS - kinds <= {"place_resource"}


def test_a_cube_that_is_paid_has_the_key_of_its_field_and_of_its_colour_where_two_lie_there() -> None:
    own = seat("D4=bamboo[VN] E4=granite[G] E3=redwood[N]", buildings="warehouse")
    table = doing("build", own)
    answer(table, "temple", "field:E3")
    view, decision = seen(table)
    assert decision.kind == "pay_cube"
    keys = {"cube:D4:bamboo": "14", "cube:D4:redwood": "12", "cube:E4:granite": "4", "cube:E3:redwood": "3"}
    found = wording().labels(view, decision)
    assert len(found) == 4
    assert found == keys


def test_a_row_says_what_it_holds_and_what_could_still_come_even_if_that_is_nothing() -> None:
    own = seat("D4=granite", rows=["RR", "", "YYY"])
    table = turn(own, columns={"create_land": "J", "build": "", "move_sun": ""})  # there is only one tile
    assert details(table, "row:red") == [
        "4 tiles in a row bring a bonus action.",
        "It holds 2 of 4: red, red.",
        "No other tile of this round could go into any row.",
    ]
    assert details(table, "row:blue")[1] == "It is empty."
    assert details(table, "row:yellow") == [
        "The fourth tile: a bonus action follows, then the row is emptied.",
        "It holds 3 of 4: yellow, yellow, yellow.",
    ]


def test_a_row_says_how_many_tiles_could_go_into_the_others_instead() -> None:
    """A grey tile fits every row."""
    columns = {"create_land": "UURJ", "build": "J", "move_sun": "U"}
    table = turn(seat("D4=granite"), columns=columns)
    answer(table, "column:create_land")
    assert details(table, "row:red")[-1] == (
        "2 tiles in the columns could still go there, 4 into the blue row and 1 into the yellow row."
    )
    assert details(table, "row:yellow")[-1] == (
        "1 tile in the columns could still go there, 2 into the red row and 4 into the blue row."
    )


@pytest.mark.parametrize(
    ("middle", "brings"), [("granite", "could grow granite ■ on D4"), ("granite+temple", "could score 2 VP")]
)
def test_a_stop_that_lights_nothing_says_what_the_next_move_could_bring(middle: str, brings: str) -> None:
    """Beside D6 lies only a special tile; C4, two steps on, lies beside D4."""
    table = doing("move_sun", seat(f"D4={middle} D5=oasis", sun="E5", range=2))
    assert details(table, "field:D6")[:2] == [
        "It would light nothing that can grow or score.",
        f"From there, your next move {brings}, with a stop on C4.",
    ]


def test_a_stop_that_brings_nothing_says_how_far_on_the_next_thing_is() -> None:
    """A range of 1: from D6 the sun goes on to C5, B5 and so on; C4, two steps on, lies beside D4."""
    table = doing("move_sun", seat("D4=granite D5=oasis", sun="E5", range=1))
    assert details(table, "field:D6")[1] == (
        "The next gain is 2 steps on from there: granite ■ on D4, with a stop on C4."
    )


def test_in_the_last_turn_no_stop_speaks_of_a_next_move() -> None:
    own = seat("D4=granite D5=oasis", sun="E5", range=2)
    for round, turns, said in ((2, 5, True), (3, 4, True), (3, 5, False)):
        table = doing("move_sun", own, round=round, turns=3 * turns)
        assert seen(table)[0].turns == 6
        lines = details(table, "field:D6")
        assert lines[0] == "It would light nothing that can grow or score."
        assert any("your next move" in line for line in lines) == said


def test_the_market_asks_where_cubes_go() -> None:
    market = doing("build", seat("D4=bamboo[VV] E4=granite[GG] E3=redwood", buildings="warehouse"))
    answer(market, "building:market")
    while seen(market)[1].kind == "pay_cube":
        answer(market, seen(market)[1].options[0].key)
    for language in WHOLE:
        assert_said(asked(market, language), *rows(market, language).values())
    assert confirm(market, "stop") == "There is room for another cube. Stop anyway?"


REASONS: list[reasons.HeliosReason] = [
    *reasons.Why,
    reasons.ColumnEmpty("build"),
    reasons.TooFewCubes(needed=3, owned=2, missing=(1, 0, 0, 0, 0)),
    reasons.TooFewCubes(needed=3, owned=2),
    reasons.TooLittleMana(needed=3, owned=2),
    reasons.NotYourTurn(0),
    reasons.OutOfRange(4),
    reasons.PersonTaken(0),
]


@pytest.mark.parametrize("language", WHOLE)
def test_every_reason_event_score_line_and_choice_of_set_up_has_its_sentence(language: str) -> None:
    said = wording(language)
    assert {type(reason) for reason in REASONS} == {*get_args(reasons.HeliosReason)}
    for reason in (*REASONS, OthersBoard(1)):
        assert_said(said.reason(reason))
    for event in EVENTS:
        assert_said(said.event(event))
    full = [
        ScoreLine("buildings", 4, {"each": {"palace": 4}}),
        ScoreLine("persons", 8, {"each": {"explorer": 8}}),
        ScoreLine("harbours", 4, {"fields": ["F2"]}),
        ScoreLine("specials", 3, {"each": {"D3": 3}, "kinds": {"D3": "summit"}}),
    ]
    assert_said(*map(said.score_line, full))
    assert_variants_said(said, VARIANTS, assert_said)
    assert_said(*said.signs().split("\n"), said.scoring(), said.say.undo_stops())
    assert said.words.problems == []


EVENTS: list[events.HeliosEvent] = [
    events.ChoseStartLand(A, "granite"),
    events.TookActionTile(A, action="move_sun", colour="grey"),
    events.ChoseRow(A, "red"),
    events.FilledRow(A, "yellow"),
    events.NoActionTile(A),
    events.Waived(A, "create_land"),
    events.Waived(A, "build"),
    events.Waived(A, "move_sun"),
    events.Waived(A, "bonus_action"),
    events.Laid(A, tile="spring", field="E4", cubes=1),
    events.Laid(A, tile="spring", field="E4", cubes=0),
    events.Laid(A, tile="oasis", field="F2", cubes=0),
    events.BuiltTemple(A, field="E4", number=2, lost=1),
    events.Built(A, "palace"),
    events.MovedSun(A, start="D3", end="E3", steps=1),
    events.Shone(A, cubes=[("E4", "spring")], temples=[("D4", 3)]),
    events.Scored(A, 5, "lap"),
    events.Scored(A, 5, "temples"),
    events.GainedMana(A, 2, "field"),
    events.GainedCube(A, field="D4", colour="bamboo", why="setup"),
    events.ExtendedRange(A, 5),
    events.Paid(A, purpose="temple", cubes=[("D4", "granite")]),
    events.Bought(A, person="mage", mana=2),
    events.Activated(A, "mage"),
    events.Passed(A),
    events.NoCube(A, lacks="room", why="round"),
    events.NoCube(A, lacks="supply", why="round"),
    events.Phase(None, phase="persons", first=1),
    events.RoundBegins(A, 2),
    events.Reshuffled(None, action="build", tiles=7),
    events.ColumnShort(None, action="build", tiles=2),
    events.TurnedUp(None, slot="extra", colour="spring", cube=False),
    events.GameEnded(None),
]
"""Every event of the rules that has a line of its own."""


def test_every_event_of_the_rules_is_among_them() -> None:
    silent: list[events.HeliosEvent] = [
        events.CompletedLap(A),
        events.Shone(A, cubes=[], temples=[("D4", 2)]),
        Forced(A, "choose_build", "waive"),
    ]
    assert {*map(type, [*EVENTS, *silent])} == {*get_args(events.HeliosEvent)}
    assert [wording().event(event) for event in silent] == [None, None, None]


def test_why_not_a_description_and_the_score_sheet_can_be_had_for_everything() -> None:
    voices = [wording("en"), wording("de")]
    for number, moment in enumerate(picked(itertools.chain(moments(3, 2), moments(3, 5)), 40)):
        said, index = voices[number % 2], moment.decision.seat
        for target in (*TARGETS, *(f"row:{row}" for row in ROWS)):
            if not target.startswith("row:"):
                assert_blocked_said(said, RULES, moment, target, assert_said)
            lines = said.describe(moment.view, target, index)
            assert lines
            assert_said(*lines)
    for said in voices:
        assert_standings_said(said, RULES.standings(finished(3, 6).state), assert_said)
        assert said.words.problems == []


def test_names_are_those_of_the_component_tables() -> None:
    english, german = wording("en").terms, wording("de").terms
    for building in BUILDINGS.values():
        names = english.building(building.id), german.building(building.id)
        assert names == (building.english, building.german)
    for person in PERSONS.values():
        assert (english.person(person.id), german.person(person.id)) == (person.english, person.german)
    for special in SPECIALS.values():
        assert (english.tile(special.id), german.tile(special.id)) == (special.english, special.german)


@pytest.mark.parametrize("language", WHOLE)
def test_dead_ends_and_lakes_can_be_looked_at(language: str) -> None:
    lake = seat(
        "C2=granite C3=bamboo D2=granite D4=granite E4=bamboo F2=redwood F3=redwood E2=spring", sun="D1"
    )
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    said = wording(language)
    for own, field, expected in (
        (lake, "D3", said.say.look_free_lake(field="D3")),
        (tube, "E3", said.say.look_free_dead_end(field="E3")),
    ):
        lines = said.describe(view(position(own, seat()), A), f"field:{field}", A)
        assert lines[0] == expected


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    locale = Path(__file__).parents[3] / "tabletop_tui" / "games" / "helios" / "locale"
    for part in ("helios", "helios_rules"):
        texts = [(locale / lang / f"{part}.ftl").read_text("utf-8") for lang in WHOLE]
        found = [set(re.findall(r"^[\w-]+(?= =)", text, re.MULTILINE)) for text in texts]
        assert found[0] == found[1]


# -- what is promised before the choice -----------------------------------------------------------


def test_an_action_tile_says_what_its_row_gains_and_the_best_its_action_could_do() -> None:
    own = seat("D4=granite+temple E4=spring", sun="C3", range=3, rows=["RRJ", "U", ""])
    table = turn(own, columns={"create_land": "YR", "build": "J", "move_sun": "RY"})
    assert alone(table, "column:create_land") == (
        "Create land, red: row then bonus action; could do 7 free fields"
    )
    assert alone(table, "column:build") == ("Build, grey: row then bonus action; could do nothing payable")
    assert alone(table, "column:move_sun") == "Move sun, yellow: row then 1 of 4; could do up to 7 VP"
    assert "After it comes the last tile of this column, a yellow one." in details(
        table, "column:create_land"
    )
    assert (
        details(table, "column:build")[0] == "! There is nothing you could build now: the action would lapse."
    )
    assert confirm(table, "column:build") is not None
    assert confirm(table, "column:move_sun") is None
    assert start(table) == "column:create_land"


def test_a_stop_of_the_sun_says_steps_lap_temple_cubes_and_all() -> None:
    table = doing("move_sun", seat("D4=granite+temple E4=spring", sun="C3", range=3))
    assert rows(table)["field:D3"] == "to D3 | 1 | +5 | +2 | · | 7 VP"
    assert rows(table)["field:E3"] == "to E3 | 2 | +5 | +2 | ≈ | 7 VP"
    assert rows(table, "de")["field:E3"] == "nach E3 | 2 | +5 | +2 | ≈ | 7 SP"
    assert alone(table, "field:E3") == "to E3: steps 2; lap +5; temple +2; grows 1 spring; in all 7 VP"
    assert details(table, "field:E3") == [
        "The temple on D4 scores 2: itself and 1 tile around it.",
        "The sun completes a lap: 5 VP.",
        "It grows spring ≈ on E4.",
    ]
    assert start(table) == "field:E3"
    assert asked(table) == "Ana, where does the sun go? Up to 3 steps, clockwise around your land."
    endless = doing("move_sun", seat("D4=granite E4=spring", sun="D5", buildings="observatory"))
    assert asked(endless) == "Ana, where does the sun go? As far as you like."


def test_a_building_says_its_price_as_it_is_paid_now_its_gains_and_what_its_function_comes_to() -> None:
    own = seat("D4=granite[G] E4=redwood[NN] E3=bamboo[VV]", buildings="warehouse")
    table = doing("build", own)
    assert rows(table)["building:palace"] == "Palace | ■○○○○ | ☀ +1 ✦ +1 | 4 VP"
    assert alone(table, "building:palace") == (
        "Palace: cost 1 granite and 4 of any colour; at once sun range +1, 1 mana; at end 4 VP"
    )
    assert details(table, "building:palace")[-3:] == [
        "You pay ≈ ■ ◆; you have ♠♠ ■ ♣♣.",
        "You lack ≈ ◆: any 2 cubes replace one, so 5 cubes in all.",
        "No cube is left afterwards.",
    ]
    assert any(line.startswith("At once: ") for line in details(table, "building:sundial"))


def test_paying_says_what_is_owed_and_what_grows_again() -> None:
    table = doing("build", seat("D4=granite[G] E4=granite[G] E3=bamboo[V] D5=bamboo[V]"))
    answer(table, "building:stonemason")
    assert asked(table) == "Ana, pay 3 cubes for the Stonemasons' Lodge: ■■ ○."
    assert asked(table, "de") == "Ana, bezahle 3 Rohstoffe für die Steinmetzhütte: ■■ ○."
    answer(table, "cube:D4:granite")
    assert asked(table) == "Ana, pay 2 cubes for the Stonemasons' Lodge: ■ ○."
    assert rows(table)["cube:E3:bamboo"] == "bamboo ♣ of E3 | 1 | regrows"


def test_a_field_says_its_bonus_the_temples_it_raises_and_where_the_sun_could_stop_then() -> None:
    table = doing("create_land", seat("D4=granite+temple E4=spring E3=bamboo"))
    answer(table, "special:oasis")
    assert rows(table)["field:F3"] == "F3 | 2 | 4 VP mana | · | +4 VP"
    assert rows(table)["field:C4"] == "C4 | 2 | 2 VP  | ▲3→4 | +2 VP"
    assert "The temple on D4 then scores 4 VP instead of 3." in details(table, "field:C4")


def test_a_person_says_mana_what_activating_brings_and_what_it_would_score_now() -> None:
    table = persons(seat("D4=granite[G] F2=oasis E3=redwood", mana=5))
    assert rows(table)["buy:explorer"] == "buy Explorer | 4✦ | · | 4 VP | ·"
    assert alone(table, "buy:explorer") == "buy Explorer: price 4 mana; if active 4 VP"
    said = details(table, "buy:explorer")
    assert "! You couldn't pay for activating yet, and only active persons score." in said
    assert confirm(table, "buy:explorer") is None
    last = persons(seat("D4=granite[G] F2=oasis E3=redwood", mana=5), round=4, players=2)
    assert confirm(last, "buy:explorer") is not None


# -- what is asked once more -----------------------------------------------------------------------


@pytest.mark.parametrize("action", ACTIONS)
def test_waiving_what_could_be_done_is_asked_for_once_more(action: str) -> None:
    question = confirm(doing(action, seat("D4=granite[G] E4=granite[G]")), "waive")
    assert question is not None
    assert question.endswith("Waive it anyway?")


def test_bonus_actions_purchases_sites_and_payments_are_not_lost_without_a_question() -> None:
    assert confirm(doing("bonus", seat()), "waive") is not None
    assert confirm(persons(seat(mana=5)), "pass") is not None
    assert confirm(persons(seat(mana=5)), "buy:mage") is None
    table = doing("build", seat("D4=granite[GB] E4=bamboo[V] D5=redwood"))
    answer(table, "temple")
    assert confirm(table, "field:D4") == "A cube on D4 would be lost. Build there anyway?"
    assert confirm(table, "field:E4") is None
    assert "A cube lies here: pay with it, or it is lost." in details(table, "field:E4")
    table = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    answer(table, "temple", "field:E4")
    assert confirm(table, "cube:D4:granite") is not None
    assert confirm(table, "cube:E4:bamboo") is None


# -- the log ---------------------------------------------------------------------------------------


def test_what_was_done_is_one_sentence_with_all_it_brought() -> None:
    table = doing("move_sun", seat("D4=granite+temple E4=spring", sun="C3", range=3))
    answer(table, "field:E3")
    assert told(table) == [
        "Ana moves the sun from C3 to E3, 2 steps: 5 VP for a lap, spring ≈ on E4, 2 VP for temples."
    ]
    table = doing("build", seat("D4=granite[G] E4=spring[B] E3=obsidian[K]"))
    answer(table, "building:mana_well")
    while table.decision is not None:
        answer(table, seen(table)[1].options[0].key)
    assert told(table) == ["Ana builds the Mana Well (3 VP) for ≈ ■ ◆: sun range 3, 3 mana."]
    table = doing("build", seat("D4=granite[GB] E4=bamboo"))
    answer(table, "temple", "field:D4", "cube:D4:granite")
    assert told(table) == ["Ana builds temple 1 on D4 for ■ (1 cube lost there): 1 mana."]
    table = doing("create_land", seat("D4=granite E3=spring"))
    answer(table, "special:summit", "field:F2")
    assert told(table)[0] == "Ana lays a Summit on F2: harbour, 4 VP at the end."
    table = turn(seat("D4=granite"), columns={"create_land": "Y", "build": "R", "move_sun": "Y"})
    answer(table, "column:build")
    assert told(table)[:2] == ["Ana takes a red tile: Build.", "Ana has nothing to build: the action lapses."]


# -- what is hidden, and the table as text ---------------------------------------------------------


def test_the_bags_of_others_are_question_marks_in_the_text_unless_all_may_see_them() -> None:
    for opened in (False, True):
        state = position(seat(), seat(), bags=[11, 22, 0], open_bags=opened)
        lines = wording().board_text(view(state, A), A).split("\n")
        ana, ben = (next(line for line in lines if line.startswith(name)) for name in ("Ana", "Ben"))
        assert ana.endswith("bag 11")
        assert ben.endswith("bag 22" if opened else "bag ?")
        assert ("22" in "".join(lines)) == opened


def test_the_map_stands_there_in_letters() -> None:
    own = seat("D4=granite[G] E3=redwood+temple E4=bamboo[VB] F3=oasis D5=spring", sun="D3")
    text = wording().board_text(view(position(own, seat()), A), A)
    for sign in ("grani…+1", "redwo…+^", "bamboo+2", "Oasis", "(sun)", ":::", "...", "D1=", "D2= h", "B3 m"):
        assert sign in text
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    assert " ! " in wording().board_text(view(position(tube, seat()), A), A)


def test_in_the_last_round_passing_is_not_asked_about_if_no_purchase_would_score() -> None:
    for rounds, asked in ((3, True), (4, False)):
        table = persons(seat("D4=granite[G]", mana=3), seat(), round=rounds, players=2)
        assert table.decision is not None
        option = next(o for o in table.decision.options if o.key == "pass")
        assert (wording().confirm(*seen(table), option) is not None) == asked


def test_the_cursor_begins_at_the_person_who_would_score_most() -> None:
    table = persons(seat("D4=granite[G] E4=bamboo[V] E5=spring", mana=4), seat(), players=2)
    shown, decision = seen(table)
    worth = {
        option.key: person_advice(shown, 0, option.key.partition(":")[2]).points
        for option in decision.options
        if option.key.startswith("buy:")
    }
    assert len({*worth.values()}) > 1
    begun = start(table)
    assert begun is not None
    assert worth[begun] == max(worth.values())


def test_a_cube_on_the_site_pays_best() -> None:
    own = seat("D4=granite[G] E4=bamboo[V]")
    table = turn(own, columns={"create_land": "YR", "build": "J", "move_sun": "RY"})
    answer(table, "column:build", "row:red", "temple", "field:E4")
    assert wording().start(*seen(table)) == "cube:E4:bamboo"


def test_the_header_names_the_action_that_a_building_brings() -> None:
    own = seat("D4=granite[G] E4=bamboo[V] E3=redwood[N]")
    table = turn(own, columns={"create_land": "YR", "build": "U", "move_sun": "RY"})
    answer(table, "column:build", "building:sundial")
    events = [event for told in table.story for event in told]
    steps = [(each.label, each.state) for each in wording().path(*seen(table), events)]
    assert steps == [("blue tile", "done"), ("build", "done"), ("move the sun", "now")]


def test_a_land_to_begin_with_is_neither_taken_nor_without_a_place() -> None:
    view, decision = seen(next(iter(moments(2, 1)))[0])
    assert decision.kind == "choose_start_land"
    for option in decision.options:
        said = " ".join(wording().describe(view, option.target or "", decision.seat))
        assert "taken" not in said
        assert "no land" not in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_column_of_a_list_says_what_it_shows(language: str) -> None:
    said = wording(language)
    titles = {title for heads in (*said.HEADS.values(), *said.GROUP_HEADS.values()) for title in heads}
    assert titles == {*said.COLUMNS}
    assert_said(*(about(said.say) for about in said.COLUMNS.values()))
    assert all(about(said.say).endswith(".") for about in said.COLUMNS.values())
    for heads in said.HEADS.values():
        assert len({title(said.say) for title in heads}) == len(heads), "one title, one column"
