"""Everything that can be asked, chosen, told or scored in Helios has its sentence in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from rulesets.core import Decision, Event, Line, Reason, Table
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, ROWS, SLOTS, SPECIALS
from rulesets.helios.geometry import FIELDS
from rulesets.helios.setup import VARIANTS
from rulesets.helios.state import Helios
from rulesets.helios.view import HeliosView, view
from tabletop_tui.games.helios.lookaround import describe
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.words import LANGUAGES
from tests.helios.builders import A, answer, doing, persons, position, seat, turn
from tests.tui.sentences import (
    AN_ID,
    assert_blocked_said,
    assert_keys_apart,
    assert_options_said,
    assert_standings_said,
    assert_story_told,
    assert_variants_said,
    assert_whole,
    literals,
)
from tests.tui_helios.games import RULES, finished, moments, wording

GAMES = [(2, 1), (2, 5), (3, 2), (3, 6), (4, 3), (4, 4)]

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
    return wording(language).question(*seen(table))


def options(table: Table[Helios], language: str = "en") -> dict[str, str]:
    sight, decision = seen(table)
    return {option.key: wording(language).option(sight, decision, option) for option in decision.options}


def options_alone(table: Table[Helios]) -> dict[str, str]:
    sight, decision = seen(table)
    return {option.key: wording().option_alone(sight, decision, option) for option in decision.options}


def details(table: Table[Helios], key: str) -> list[str]:
    sight, decision = seen(table)
    return wording().detail(sight, decision, decision.option(key))


def confirm(table: Table[Helios], key: str) -> str | None:
    sight, decision = seen(table)
    return wording().confirm(sight, decision, decision.option(key))


def why(table: Table[Helios], key: str) -> str:
    sight, decision = seen(table)
    option = next(option for option in decision.blocked if option.key == key)
    assert option.blocked is not None
    return f"{wording().option(sight, decision, option)}: {wording().reason(option.blocked)}"


def told(table: Table[Helios], language: str = "en") -> list[str]:
    """What the last answer brought about."""
    return [sentence for _, sentence in wording(language).story(table.story[-1])]


# -- coverage --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_decision_option_and_event_of_random_games_has_its_words(
    language: str, seats: int, seed: int
) -> None:
    said = wording(language)
    for number, moment in enumerate(moments(seats, seed)):
        sight, decision = moment.view, moment.decision
        assert_said(said.question(sight, decision), said.help(decision))
        if number % 20 == 0:
            assert_said(*said.board_text(sight, None).replace("\n\n", "\n").split("\n")[:1])
            assert "⟦" not in said.board_text(sight, decision.seat) + said.board_text(sight, None)
        assert_options_said(said, moment, assert_said, widest=66)
        assert_story_told(said, moment, assert_said)
    assert said.words.problems == []


def test_together_these_games_ask_nearly_everything_and_the_market_asks_the_rest() -> None:
    kinds = {m.decision.kind for game in GAMES for m in moments(*game)}
    market = doing("build", seat("D4=bamboo[VV] E4=granite[GG] E3=redwood", buildings="warehouse"))
    answer(market, "building:market")
    while seen(market)[1].kind == "pay_cube":
        answer(market, seen(market)[1].options[0].key)
    assert kinds | {seen(market)[1].kind} == KINDS
    for language in LANGUAGES:
        assert_said(asked(market, language), *options(market, language).values())
        assert_said(wording(language).help(seen(market)[1]))
    assert confirm(market, "stop") == "There is room for another cube. Stop all the same?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_the_rules_can_give_has_its_sentence(language: str) -> None:
    facts = {"action": "build", "seat": 0, "needed": 3, "owned": 2, "missing": {"spring": 1}}
    ids = literals("helios", r'"([a-z]+-[a-z-]+)"') | literals("helios", r'Reason\("([a-z-]+)"')
    assert {"no-house", "too-few-cubes", "encloses-sun", "lake", "nothing-to-build", "slot-empty"} <= ids
    said = wording(language)
    for reason in ids:
        given = facts | ({"range": 4} if reason == "out-of-range" else {})
        assert_said(said.reason(Reason(reason, given)))
    assert said.words.problems == []


EVENTS = [
    Event("chose_start_land", A, {"colour": "granite"}),
    Event("took_action_tile", A, {"action": "move_sun", "colour": "grey"}),
    Event("chose_row", A, {"row": "red"}),
    Event("filled_row", A, {"row": "yellow"}),
    Event("no_action_tile", A, {}),
    *(Event("waived", A, {"action": action}) for action in (*ACTIONS, "bonus_action")),
    Event("laid", A, {"tile": "spring", "field": "E4", "cubes": 1}),
    Event("laid", A, {"tile": "spring", "field": "E4", "cubes": 0}),
    Event("laid", A, {"tile": "oasis", "field": "F2", "cubes": 0}),
    Event("built_temple", A, {"field": "E4", "number": 2, "lost": 1}),
    Event("built", A, {"building": "palace"}),
    Event("moved_sun", A, {"start": "D3", "end": "E3", "steps": 1}),
    Event("shone", A, {"cubes": [["E4", "spring"]], "temples": [["D4", 3]]}),
    *(Event("scored", A, {"points": 5, "why": why}) for why in ("lap", "temples")),
    *(Event("gained_mana", A, {"count": 2, "why": why}) for why in ("field", "temple", "building", "person")),
    *(
        Event("gained_cube", A, {"field": "D4", "colour": "bamboo", "why": why})
        for why in ("setup", "field", "market", "round")
    ),
    Event("extended_range", A, {"range": 5}),
    Event("paid", A, {"purpose": "temple", "cubes": [["D4", "granite"]]}),
    Event("bought", A, {"person": "mage", "mana": 2}),
    Event("activated", A, {"person": "mage"}),
    Event("passed", A, {}),
    *(Event("no_cube", A, {"lacks": lacks, "why": "round"}) for lacks in ("room", "supply")),
    Event("phase", None, {"phase": "persons", "first": 1}),
    Event("round_begins", A, {"round": 2}),
    Event("reshuffled", None, {"action": "build", "tiles": 7}),
    Event("column_short", None, {"action": "build", "tiles": 2}),
    Event("turned_up", None, {"slot": "extra", "colour": "spring", "cube": False}),
    Event("game_ended", None, {}),
]
"""Every event of the rules that has a line of its own."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event.kind))
def test_every_event_can_be_told_by_itself(language: str, event: Event) -> None:
    said = wording(language)
    assert_said(said.event(event))
    assert said.words.problems == []


def test_every_event_of_the_rules_is_among_them() -> None:
    kinds = literals("helios", r'\.tell\(\s*"([a-z_]+)"')
    assert kinds == {event.kind for event in EVENTS} | {"completed_lap"}
    silent = (
        Event("completed_lap", A, {}),
        Event("shone", A, {"cubes": [], "temples": [["D4", 2]]}),
        Event("forced", A, {"kind": "choose_build", "key": "waive"}),
    )
    assert [wording().event(event) for event in silent] == [None, None, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_and_a_description_can_be_had_for_everything_on_the_boards(language: str) -> None:
    said = wording(language)
    for number, moment in enumerate(moments(3, 2)):
        if number % 15:
            continue
        index = moment.decision.seat
        for target in TARGETS:
            assert_blocked_said(said, RULES, moment, target, assert_said)
            lines = describe(said, moment.view, target, index)
            assert lines
            assert_said(*lines)
        for row in ROWS:
            assert_said(*describe(said, moment.view, f"row:{row}", index))
    assert said.words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_has_its_words(language: str) -> None:
    said = wording(language)
    full = [
        Line("buildings", 4, {"each": {"palace": 4}}),
        Line("persons", 8, {"each": {"explorer": 8}}),
        Line("harbours", 4, {"fields": ["F2"]}),
        Line("specials", 3, {"each": {"D3": 3}, "kinds": {"D3": "summit"}}),
    ]
    for line in full:
        assert_said(said.score_line(line))
    assert_standings_said(said, RULES.standings(finished(3, 6).state), assert_said)
    assert said.words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_the_set_up_has_its_words(language: str) -> None:
    said = wording(language)
    assert_variants_said(said, VARIANTS, assert_said)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_an_object_and_a_short_effect(language: str) -> None:
    terms = wording(language).terms
    for building in BUILDINGS:
        assert_said(terms.building(building), terms.building_built(building), *terms.building_gives(building))
    for person in PERSONS:
        assert_said(terms.person(person), terms.person_met(person), *terms.person_gives(person))
    for kind in (*COLOURS, *SPECIALS):
        assert_said(terms.tile(kind), terms.tile_laid(kind))
    for kind in SPECIALS:
        assert_said(terms.special_does(kind), terms.special_brief(kind))
        assert len(terms.special_brief(kind)) <= 24
    for more in ("signs", "scoring", "undo-stops", "endless", "ask-pay-cube"):
        assert_said(*wording(language).say(more, name="Ana").split("\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_dead_ends_and_lakes_can_be_looked_at(language: str) -> None:
    lake = seat(
        "C2=granite C3=bamboo D2=granite D4=granite E4=bamboo F2=redwood F3=redwood E2=spring", sun="D1"
    )
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    said = wording(language)
    for own, field, which in ((lake, "D3", "lake"), (tube, "E3", "dead-end")):
        lines = describe(said, view(position(own, seat()), A), f"field:{field}", A)
        assert lines[0] == said.say("look-free", which, field=field)


def test_both_languages_have_the_same_messages() -> None:
    locale = Path(__file__).parents[2] / "tabletop_tui" / "locale"
    for part in ("helios", "helios_rules"):
        found = [
            set(
                re.findall(r"^[\w-]+(?= =)", (locale / lang / f"{part}.ftl").read_text("utf-8"), re.MULTILINE)
            )
            for lang in LANGUAGES
        ]
        assert found[0] == found[1]


# -- keys ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_option_has_a_key_of_its_own_that_means_nothing_else(seats: int, seed: int) -> None:
    always: dict[str, str] = {}
    for moment in moments(seats, seed):
        labels = HeliosWording.labels(moment.decision)
        assert_keys_apart(moment.decision, labels)
        if len(moment.decision.options) <= 44:
            assert set(labels) == {option.key for option in moment.decision.options}
        for key, label in labels.items():
            if not key.startswith(("field:", "cube:")):
                assert always.setdefault(key, label) == label


def test_the_nearest_stop_of_the_sun_has_the_first_key() -> None:
    table = doing("move_sun", seat(range=4))
    labels = HeliosWording.labels(seen(table)[1])
    assert [labels[f"field:{name}"] for name in ("E3", "E4", "D5", "C4")] == ["1", "2", "3", "4"]
    assert labels["waive"] == "n"


# -- questions and options -------------------------------------------------------------------------


def test_an_action_tile_says_what_its_row_gains() -> None:
    table = turn(seat(rows=["RRJ", "U", ""]), columns={"create_land": "YR", "build": "J", "move_sun": "RY"})
    assert options(table) == {
        "column:create_land": "Create land · red row full: bonus",
        "column:build": "Build · grey: any row, bonus action in red",
        "column:move_sun": "Move sun · yellow row 1/4",
    }
    assert "Then a yellow tile can be taken there; tiles left: 1." in details(table, "column:create_land")
    assert "It is the last tile of this column in this round." in details(table, "column:build")


def test_an_empty_column_says_that_it_is_used_up() -> None:
    table = turn(seat(), columns={"create_land": "YR", "build": "", "move_sun": "RY"})
    assert why(table, "column:build") == "Build: Build: no tile is left in this column in this round."


def test_a_stop_of_the_sun_says_steps_cubes_temples_and_lap() -> None:
    table = doing("move_sun", seat("D4=granite+temple E4=spring", sun="C3", range=3))
    assert options(table)["field:D3"] == "D3: 1 step, temple 2 VP, lap 5 VP"
    assert options(table)["field:E3"] == "E3: 2 steps, +B, temple 2 VP, lap 5 VP"
    assert options(table, "de")["field:E3"] == "E3: 2 Schritte, +B, Tempel 2 SP, Umrundung 5 SP"
    assert details(table, "field:E3") == [
        "E4 grows spring (B).",
        "The temple on D4 scores 2 VP.",
        "The sun completes a lap: 5 VP.",
    ]


def test_a_stop_that_brings_nothing_says_so() -> None:
    table = doing("move_sun", seat("D4=granite[G]", range=1))
    assert options(table)["field:E3"] == "E3: 1 step, no yield"


def test_a_building_says_its_price_points_and_gains_and_what_replaces_missing_colours() -> None:
    table = doing("build", seat("D4=granite[G] E4=redwood[NN] E3=bamboo[VV]", buildings="warehouse"))
    assert options(table)["building:palace"] == "Palace: 5 cubes, 4 VP"
    said = options_alone(table)["building:palace"]
    assert said == "Palace: BGK (5 cubes) · 4 VP, sun +1, 1 mana, at once a bonus action"
    assert details(table, "building:palace") == [
        "Palace: at once a bonus action",
        "4 VP at the end, sun range 2 → 3 and 1 mana",
        "It costs BGK; you have N2 G1 V2. Missing BK: any 2 cubes replace one, so 5 cubes in all.",
    ]
    assert why(table, "building:observatory") == (
        "Observatory: You lack BK, and two cubes replace each: it takes 6 cubes, and you have 5."
    )


def test_paying_says_what_is_left_and_which_colours_must_be_among_it() -> None:
    table = doing("build", seat("D4=granite[G] E4=granite[G] E3=bamboo[V] D5=bamboo[V]"))
    answer(table, "building:stonemason")
    assert asked(table).startswith("Ana, pay 3 cubes more for the Stonemasons' Lodge; GG must be among them.")
    assert asked(table, "de").startswith(
        "Ana, bezahle noch 3 Rohstoffe für die Steinmetzhütte; dabei sein muss GG."
    )
    answer(table, "cube:D4:granite")
    assert "pay 2 cubes more for the Stonemasons' Lodge; G must be among them." in asked(table)
    assert options(table)["cube:E3:bamboo"] == "bamboo (V) from E3 [V1]"


def test_a_field_says_its_bonus_and_what_a_special_tile_is_worth_there() -> None:
    table = doing("create_land", seat("D4=granite E4=spring E3=bamboo"))
    answer(table, "special:oasis")
    said = options(table)
    assert said["field:F3"] == "F3: 1 mana, worth 4 VP there now"
    assert said["field:F4"] == "F4: harbour 4 VP at the end, worth 2 VP there now"
    assert said["field:D5"] == "D5: worth 4 VP there now"


def test_a_person_says_mana_cubes_and_what_it_would_score_now() -> None:
    table = persons(seat("D4=granite[G] F2=oasis E3=redwood", mana=5))
    assert options(table)["buy:explorer"] == "buy Explorer (now 4 VP)"
    assert options_alone(table)["buy:explorer"] == (
        "buy Explorer: 4 mana · then BVW (5 cubes) · 4 VP per harbour (now 4 VP)"
    )
    assert "If it were active now: 4 VP." in details(table, "buy:explorer")
    assert why(persons(seat(mana=2)), "buy:explorer") == "Explorer: It costs 4 mana, and you have 2."


def test_the_sun_that_knows_no_bounds_is_asked_for_without_a_range() -> None:
    table = doing("move_sun", seat("D4=granite E4=spring", sun="D5", buildings="observatory"))
    assert asked(table).startswith("Ana, where does the sun go? It goes as far as you like.")


# -- what is asked once more -----------------------------------------------------------------------


@pytest.mark.parametrize("action", ACTIONS)
def test_waiving_what_could_be_done_is_asked_for_once_more(action: str) -> None:
    table = doing(action, seat("D4=granite[G] E4=granite[G]"))
    question = confirm(table, "waive")
    assert question is not None
    assert question.endswith("Waive it all the same?")


def test_a_bonus_action_and_a_purchase_are_not_let_go_without_a_question() -> None:
    assert confirm(doing("bonus", seat()), "waive") is not None
    assert confirm(persons(seat(mana=5)), "pass") is not None
    assert confirm(persons(seat(mana=5)), "buy:mage") is None


def test_a_temple_site_whose_cubes_are_lost_is_asked_for_once_more() -> None:
    table = doing("build", seat("D4=granite[GB] E4=bamboo[V] D5=redwood"))
    answer(table, "temple")
    assert confirm(table, "field:D4") == "A cube on D4 would be lost. Build there all the same?"
    assert confirm(table, "field:E4") is None
    assert "! A cube lies here: pay with it, or it is lost." in details(table, "field:E4")


def test_paying_from_elsewhere_than_the_site_is_asked_for_once_more() -> None:
    table = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    answer(table, "temple", "field:E4")
    assert confirm(table, "cube:D4:granite") is not None
    assert confirm(table, "cube:E4:bamboo") is None


# -- the log ---------------------------------------------------------------------------------------


def test_a_move_of_the_sun_with_all_it_brings_is_one_sentence() -> None:
    table = doing("move_sun", seat("D4=granite+temple E4=spring", sun="C3", range=3))
    answer(table, "field:E3")
    assert told(table) == [
        "Ana moves the sun from C3 to E3, 2 steps: 5 VP for a lap, B on E4, 2 VP for temples."
    ]
    assert told(table, "de") == [
        "Ana bewegt die Sonne von C3 nach E3, 2 Schritte: 5 SP für eine Umrundung, B auf E4, 2 SP für Tempel."
    ]


def test_a_building_with_price_and_gains_is_one_sentence() -> None:
    table = doing("build", seat("D4=granite[G] E4=spring[B] E3=obsidian[K]"))
    answer(table, "building:mana_well")
    while table.decision is not None:
        answer(table, seen(table)[1].options[0].key)
    assert told(table) == ["Ana builds the Mana Well (3 VP) for BGK: sun range 3, 3 mana."]


def test_a_temple_says_where_it_stands_and_what_was_lost() -> None:
    table = doing("build", seat("D4=granite[GB] E4=bamboo"))
    answer(table, "temple", "field:D4", "cube:D4:granite")
    assert told(table) == ["Ana builds temple 1 on D4 for G (1 cube there lost): 1 mana."]


def test_a_tile_on_a_harbour_and_one_on_mana_say_so() -> None:
    table = doing("create_land", seat("D4=granite E3=spring"))
    answer(table, "special:summit", "field:F2")
    assert told(table)[0] == "Ana lays a Summit on F2: harbour, 4 VP at the end."
    table = doing("create_land", seat("D4=granite E3=spring"))
    answer(table, "land:bamboo", "field:F3")
    assert told(table)[0] == "Ana lays bamboo land with its cube on F3: 1 mana."


def test_an_action_that_is_not_possible_is_told_with_the_tile_that_was_taken() -> None:
    table = turn(seat("D4=granite"), columns={"create_land": "Y", "build": "R", "move_sun": "Y"})
    answer(table, "column:build")
    assert told(table)[0] == "Ana takes a red tile: Build, but nothing can be built."


# -- what is hidden, and the table as text ---------------------------------------------------------


def test_the_bags_of_others_are_question_marks_in_the_text() -> None:
    state = position(seat(), seat(), bags=[11, 22, 0])
    lines = wording().board_text(view(state, A), A).split("\n")
    ana, ben = (next(line for line in lines if line.startswith(name)) for name in ("Ana", "Ben"))
    assert ana.endswith("bag 11")
    assert ben.endswith("bag ?")
    assert "22" not in "".join(lines)


def test_the_map_stands_there_in_letters_and_signs() -> None:
    own = seat("D4=granite[G] E3=redwood+temple E4=bamboo[VB] F3=oasis D5=spring", sun="D3")
    text = wording().board_text(view(position(own, seat()), A), A)
    for sign in ("[G1]", "[NT]", "[V1+]", "[o ]", "[B ]", "(*)", ":::", "...", "D1=", "D2=h", "C2 r", "B3 m"):
        assert sign in text
    assert text.isascii() or set(text) - set(map(chr, range(128))) <= {"×", "→", "·"}
    drawn = text.split("World of Ana\n")[1].split("\n")[:14]
    assert max(map(len, drawn)) <= 56


def test_dead_ends_and_lakes_have_signs_of_their_own() -> None:
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    text = wording().board_text(view(position(tube, seat()), A), A)
    assert text.count(" ! ") >= 2
    lake = seat(
        "C2=granite C3=bamboo D2=granite D4=granite E4=bamboo F2=redwood F3=redwood E2=spring", sun="D1"
    )
    assert " - " in wording().board_text(view(position(lake, seat()), A), A)


def test_open_bags_and_a_finished_game_show_all_points() -> None:
    state = position(seat(), seat(), bags=[11, 22, 0], open_bags=True)
    assert "bag 22" in wording().board_text(view(state, A), A)
    assert COLOURS[0] in wording().board_text(view(state, None), None)
