"""Everything that can be asked, chosen, told or scored in Papyria has its sentence in both languages."""

import re

import pytest

from rulesets.core import Event, Line, Option, Reason, Table
from rulesets.papyria.components import (
    END_TILES,
    KEY_TILES,
    KIND_ROWS,
    KINDS,
    LANDSCAPE_ROWS,
    MAJORITIES,
    MULTIPLIERS,
    POSITIONS,
    RINGS,
    SCORING_TILES,
    SECTORS,
    SPACES,
    STANDS,
    START_ROWS,
    START_TILES,
)
from rulesets.papyria.state import Papyria
from tabletop_tui.games.papyria.lookaround import describe
from tabletop_tui.words import LANGUAGES
from tests.papyria.builders import seat, turn
from tests.tui.sentences import (
    AN_ID,
    assert_blocked_said,
    assert_keys_apart,
    assert_options_said,
    assert_standings_said,
    assert_story_told,
    assert_variants_said,
    assert_whole,
    first_offered,
    literals,
)
from tests.tui_papyria.games import RULES, WAYS_OUT, Moment, finished, moments, wording

GAMES = [(2, 1), (2, 5), (3, 2), (3, 6), (4, 3), (4, 4)]

KINDS_OF_DECISIONS = {
    *("keep_start_tile", "start_priest", "move_piece", "arrival", "main_action", "place_landscape"),
    *("build_temple", "build_city", "build_mine", "choose_scoring", "end_tile", "end_turn"),
}
"""Every decision of the game (specification 5.1)."""

TARGETS = [
    *(f"slot:{ring}:{position}" for ring in RINGS for position in range(1, POSITIONS + 1)),
    *(f"space:{position}:{space}" for position in range(1, POSITIONS + 1) for space in SPACES),
    *(f"cell:{x},{y}" for x in range(-2, 3) for y in range(-2, 3)),
    *(f"border:{stand}" for stand in STANDS),
    *(f"kind:{kind}" for kind in KINDS),
]
"""Everything on the boards that is always there."""

SINGULAR = re.compile(
    r"\b1 (points|papyri|keys|forests|cities|wanderers|ships|\w+ symbols"
    r"|Punkte|Papyri|Wälder|Städte|Schiffe|\w+-Symbole)\b"
)
NOTHING = re.compile(r"\bNone\b(?! of)")
ID = re.compile(AN_ID.pattern + r"|\b[WXK]-[A-Z]{2}\b|\b[ALE]\d\d\b|-?\d,-?\d\b")


def assert_said(*sentences: str | None) -> None:
    assert_whole(*sentences, never=(SINGULAR, NOTHING, ID))
    assert all(sentence.isprintable() for sentence in sentences if sentence)


def first(kind: str, key: str, *game: int) -> Moment:
    """The first moment of the random games at which this option is on offer."""
    return first_offered((moments(seats, seed) for seats, seed in ([game] if game else GAMES)), kind, key)


# -- coverage --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_decision_option_and_event_of_random_games_has_its_words(
    language: str, seats: int, seed: int
) -> None:
    said = wording(language)
    for number, moment in enumerate(moments(seats, seed)):
        sight, decision = moment.view, moment.decision
        assert_said(said.question(sight, decision), said.question_alone(sight, decision))
        assert_said(said.help(decision))
        assert said.start(sight, decision) in {option.key for option in decision.options}
        if number % 20 == 0:
            text = said.board_text(sight, decision.seat) + "\n" + said.board_text(sight, None)
            assert_said(*(line.strip() for line in text.split("\n") if line))
        assert_options_said(said, moment, assert_said, widest=76)
        for option in (*decision.options, *decision.blocked):
            assert "⟦" not in said.option_short(sight, decision, option)
            assert len(said.option_brief(sight, decision, option)) <= 28
            assert option.blocked is None or said.detail(sight, decision, option) == []
        assert_story_told(said, moment, assert_said)
    assert said.words.problems == []


def test_together_these_games_ask_everything_there_is_to_ask() -> None:
    assert {m.decision.kind for game in GAMES for m in moments(*game)} == KINDS_OF_DECISIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_one_decision_are_told_apart(language: str) -> None:
    said = wording(language)
    for moment in moments(3, 2):
        told = [said.option(moment.view, moment.decision, option) for option in moment.decision.options]
        if moment.decision.kind == "keep_start_tile":
            continue
        assert len({*told}) == len(told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_the_rules_can_give_has_its_sentence(language: str) -> None:
    ids = literals("papyria", r'"([a-z]+-[a-z-]+)"')
    assert {"right-gone", "border-not-crossed", "too-little-lapis", "beside-priest-only"} <= ids
    assert len(ids) >= 19
    said = wording(language)
    for reason in ids:
        assert_said(said.reason(Reason(reason, {"needed": 1, "owned": 0, "seat": 1, "stand": "A"})))
    assert said.words.problems == []


EVENTS = [
    Event("kept_start_tile", 0, {"tile": "A02"}),
    Event("placed_priest", 0, {"cell": "1,0"}),
    *(Event("entered", 0, {"ring": ring, "position": 5}) for ring in RINGS),
    *(
        Event(
            "moved",
            0,
            {
                "ring": ring,
                "start": 3,
                "end": 5,
                "cost": cost,
                "pushed": pushed,
                "pushed_to": 6 if pushed else None,
            },
        )
        for ring in RINGS
        for cost in (0, 1)
        for pushed in (None, 1)
    ),
    Event("bought_knowledge", 0, {"papyri": 1}),
    Event("gained_knowledge", 0, {"count": 4}),
    Event("paid_extra_scoring", 0, {"papyri": 2}),
    Event("traded", 0, {"owner": 1}),
    Event("moved_priest", 0, {"cell": "0,0"}),
    Event("moved_priest", 0, {"cell": "-1,2"}),
    *(
        Event("took_multiplier", 0, {"kind": row.kind, "symbols": row.symbols})
        for row in MULTIPLIERS.values()
    ),
    *(Event("took_scoring", 0, {"tile": tile}) for tile in SCORING_TILES),
    *(
        Event(
            "scored",
            0,
            {"kind": kind, "value": 4, "multiplier": 3, "knowledge": most, "points": min(12, most)},
        )
        for kind in KINDS
        for most in (8, 20)
    ),
    *(Event("placed_landscape", 0, {"tile": tile, "cell": "0,2", "rotation": 1}) for tile in LANDSCAPE_ROWS),
    *(
        Event("built", 0, {"good": good, "cell": "0,1", "lapis": lapis})
        for good, lapis in (("temple", 1), ("city", 2), ("mine", 0))
    ),
    *(Event("gave_up", 0, {"good": good, "thing": good}) for good in ("temple", "city", "mine")),
    Event("gave_up", 0, {"good": "landscape", "thing": "L01"}),
    *(Event("produced", 0, {"good": good, "count": n}) for good in ("lapis", "papyrus") for n in (0, 1, 3)),
    Event("took_key", 0, {"kind": "river", "tile": "K-RI-1"}),
    Event("nothing_there", 0, {"space": "9:1"}),
    Event("kept_end_tile", 0, {"tile": "E01"}),
    *(
        Event("paid_end_tile", 0, {"tile": "E01", "good": good, "amount": 1, "points": 4})
        for good in ("lapis", "papyrus")
    ),
    *(Event("laid_end_tile", None, {"space": "9:river", "tile": tile, "left": 1}) for tile in END_TILES),
    Event("laid_end_tile", None, {"space": "9:2", "tile": "E01", "left": 0}),
    Event("turned_up", None, {"space": "9:1", "thing": "L04"}),
    Event("turned_up", None, {"space": "9:2", "thing": "W-ANY"}),
    Event("turned_up", None, {"space": "9:river", "thing": "X-CI"}),
    Event("turned_up_at_border", None, {"slot": 1, "tile": "W-FO-1"}),
    Event("end_triggered", None, {}),
    Event("game_ended", None, {}),
]
"""Every event of the rules."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_by_itself(language: str) -> None:
    said = wording(language)
    for event in EVENTS:
        assert_said(said.event(event))
    assert said.words.problems == []


def test_every_event_of_the_rules_is_among_them() -> None:
    assert literals("papyria", r'\.tell\(\s*"([a-z_]+)"') == {event.kind for event in EVENTS}
    assert wording().event(Event("forced", 0, {"kind": "main_action", "key": "space:1"})) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_and_a_description_can_be_had_for_everything_on_the_boards(language: str) -> None:
    said = wording(language)
    for number, moment in enumerate(moments(3, 2)):
        if number % 20:
            continue
        index = moment.decision.seat
        display = [f"display:{slot}" for slot in range(len(moment.view.display))]
        for target in (*TARGETS, *display):
            assert_blocked_said(said, RULES, moment, target, assert_said)
            assert_said(said.options.element(moment.view, target, index))
            lines = describe(said, moment.view, target, index)
            assert lines, target
            assert_said(*lines)
        for target in (*(f"start_tile:{tile}" for tile in START_TILES), "ends"):
            assert_said(*describe(said, moment.view, target, index))
    assert said.words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_scoring_and_the_limit_of_undo_are_explained(language: str) -> None:
    said = wording(language)
    assert "[R]" in said.signs()
    assert all(row.symbol in said.signs() for row in KIND_ROWS.values())
    assert_said(said.scoring(), said.say("undo-stops"))
    assert_variants_said(said, RULES.variants, assert_said)
    assert said.words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_has_its_words(language: str) -> None:
    said = wording(language)
    for won in (False, True):
        for majority, row in MAJORITIES.items():
            line = Line(f"majority_{majority}", 0, {"won": won, "count": 1, "kind": row.scoring})
            assert_said(said.score_title(line.id), said.score_line(line))
            assert said.tells(line) == won
    assert_said(said.score_line(Line("keys", 70, {"each": {"river": 38, "invention": 32}})))
    assert_standings_said(said, RULES.standings(finished(3, 6).state), assert_said)
    assert said.words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_component_tables(language: str) -> None:
    said = wording(language)
    terms, column = said.terms, f"name_{language}"
    for kind in KIND_ROWS.values():
        assert terms.kind(kind.id).casefold() == getattr(kind, column).casefold()
    for sector in SECTORS.values():
        assert said.say("sector", sector.id) == getattr(sector, column)
    for start in START_ROWS.values():
        assert said.say("start", start.id).casefold() == getattr(start, column).casefold()
    for land in LANDSCAPE_ROWS.values():
        if land.invention != "none":
            assert said.say("invention", land.id) == getattr(land, f"invention_{language}")
    for tile in SCORING_TILES.values():
        if tile.kind in KINDS:
            assert terms.scoring(tile.kind).casefold() == getattr(tile, column).casefold()
    for key in KEY_TILES.values():
        assert str(key.threshold) in terms.key_goal(key.kind, key.threshold)


# -- labels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_option_has_a_key_of_its_own(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        labels = wording().labels(moment.decision)
        assert set(labels) == {option.key for option in moment.decision.options}
        assert_keys_apart(moment.decision, labels)


def test_entering_goes_by_position_and_ways_out_by_n() -> None:
    labels = wording().labels(first("move_piece", "enter:").decision)
    assert (labels["enter:w:1"], labels["enter:s:1"], labels["enter:w:12"]) == ("a", "A", "p")
    assert wording().labels(first("place_landscape", "decline").decision)["decline"] == "n"
    assert wording().labels(first("arrival", "continue").decision)["continue"] == "n"
    assert wording().labels(first("main_action", "space:river").decision)["space:river"] == "r"


# -- what is said ----------------------------------------------------------------------------------


def _spoken(kind: str, key: str, language: str = "en", *game: int) -> str:
    moment = first(kind, key, *game)
    option = next(option for option in moment.decision.options if option.key.startswith(key))
    return wording(language).option(moment.view, moment.decision, option)


def test_options_say_effect_cost_and_points() -> None:
    assert re.fullmatch(r"(wanderer|ship) onto \d+ \w+", _spoken("move_piece", "enter:"))
    assert re.fullmatch(r"border A: \d knowledge for \d papyr(us|i)", _spoken("arrival", "buy_knowledge:"))
    assert re.fullmatch(
        r"border B for 2 papyri: [\w ]+ scoring.*, now (up to )?\d+ points?",
        _spoken("arrival", "extra_scoring:"),
    )
    assert re.fullmatch(r"trade with \w+: 1 lapis for 1 papyrus", _spoken("arrival", "trade"))
    assert re.fullmatch(r"river: \d \w+ symbols?", _spoken("main_action", "space:river"))
    assert re.fullmatch(r"[NESW]\d[\w ]*: sanctuary -1.*, temple \+1", _spoken("build_temple", "temple:"))
    assert re.fullmatch(r"pay \d (lapis|papyri|papyrus): \d+ points", _spoken("end_tile", "pay"))


def test_a_move_says_what_it_costs_whom_it_pays_and_what_it_passes() -> None:
    said = wording()
    told = {
        said.option(moment.view, moment.decision, option)
        for game in GAMES[:3]
        for moment in moments(*game)
        if moment.decision.kind == "move_piece"
        for option in moment.decision.options
        if option.key.startswith("move:")
    }
    assert all(re.match(r"(wanderer|ship) \d+ → \d+ \w+(: .+)?$", text) for text in told)
    for part in ("1 lapis to ", "past A", "past B", "meets own", "meets Ben", ": 1 lapis"):
        assert any(part in text for text in told), part
    assert any(re.search(r": [2-9] lapis \([1-9] to \w+\)", text) for text in told)


def test_a_move_is_told_in_full_where_no_board_is_beside_it() -> None:
    moment = first("move_piece", "move:s:")
    option = next(option for option in moment.decision.options if option.key.startswith("move:s:"))
    text = wording().option_alone(moment.view, moment.decision, option)
    assert re.search(r"\(space 1: .+; space 2: .+; river: .+\)$", text)


def test_the_points_of_a_scoring_are_those_that_it_brings() -> None:
    """The tile's own knowledge counts before it limits the points (6.3)."""
    said, compared = wording(), 0
    for moment in moments(3, 2):
        for option in moment.decision.options:
            text = said.option(moment.view, moment.decision, option)
            found = re.search(r"scoring.*, now (\d+) points?$", text)
            if found is None:
                continue
            twin = moment.table.clone(listen=True)
            before = twin.state.seats[moment.decision.seat].points
            twin.apply(option.key)
            (scored, *_) = [event for event in twin.story[-1] if event.kind == "scored"]
            assert scored.facts["points"] == int(found[1])
            compared += before >= 0
    assert compared > 20


def test_what_an_answer_brings_is_one_sentence() -> None:
    said = wording()
    scoring = [
        Event("paid_extra_scoring", 0, {"papyri": 2}),
        Event("took_scoring", 0, {"tile": "W-RI-7"}),
        Event("gained_knowledge", 0, {"count": 4}),
        Event("scored", 0, {"kind": "river", "value": 3, "multiplier": 2, "knowledge": 9, "points": 6}),
        Event("turned_up_at_border", None, {"slot": 0, "tile": "W-FO-1"}),
    ]
    assert said.story(scoring) == [
        (0, "Ana takes a scoring tile (river) at border B for 2 papyri: 4 knowledge, 3 × 2 = 6 points."),
        (None, "Turned up at border B: forest scoring."),
    ]
    capped = Event("scored", 0, {"kind": "forest", "value": 4, "multiplier": 4, "knowledge": 8, "points": 8})
    assert said.story([capped]) == [(0, "Ana scores forest: 4 × 4 = 16, limited to 8 points.")]
    moved = {"ring": "w", "start": 3, "end": 4, "cost": 1, "pushed": 1, "pushed_to": 5}
    assert said.story([Event("moved", 0, moved)]) == [
        (0, "Ana's wanderer goes from 3 to 4: 1 lapis, 1 lapis to Ben, who is pushed on to 5.")
    ]
    built = [
        Event("built", 0, {"good": "temple", "cell": "1,-1", "lapis": 3}),
        Event("took_key", 0, {"kind": "temple", "tile": "K-TE-1"}),
    ]
    assert said.story(built) == [(0, "Ana builds a temple on E1 S1 for 3 lapis: temple key tile (3 keys).")]


def test_two_seats_never_share_a_sentence() -> None:
    events = [
        Event("took_scoring", 0, {"tile": "W-ANY"}),
        Event("gained_knowledge", 1, {"count": 1}),
    ]
    assert wording().story(events) == [
        (0, "Ana takes a scoring tile (any kind)."),
        (1, "Ben gains 1 knowledge."),
    ]


def test_the_last_round_is_said_with_every_question() -> None:
    said, last = wording(), 0
    for game in GAMES:
        for moment in moments(*game):
            told = "last round" in said.question(moment.view, moment.decision)
            assert told == moment.view.triggered
            last += told
    assert last > 10


def test_main_actions_are_counted() -> None:
    said = wording()
    numbers = []
    for moment in moments(2, 1):
        if moment.decision.kind == "main_action":
            number = said.step(moment.view, moment.decision)[-3]
            numbers.append((int(number), moment.table.state.acted + 1))
            assert f"main action {number} of 2" in said.question_alone(moment.view, moment.decision)
    assert numbers
    assert {*numbers} == {(1, 1), (2, 2)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_short_options_fit_into_their_lines(language: str) -> None:
    """A question beside the title at 80 columns, an option in the list at 120."""
    said, seen = wording(language), 0
    title = len(" Papyria · Runde 19  ")
    for game in GAMES:
        for moment in moments(*game):
            view, decision = moment.view, moment.decision
            if not view.last_round:
                question = said.question(view, decision)
                assert title + len(question) <= 80, question
            for option in decision.options[:: 1 + len(decision.options) // 8]:
                text = said.option(view, decision, option)
                short = said.option_short(view, decision, option) if len(text) > 32 else text
                assert 0 < len(short) <= 32 or decision.kind == "move_piece", (text, short)
                seen += text != short
    assert seen > 100


def test_alone_a_question_says_what_there_is_to_pay_with() -> None:
    moment = first("build_city", "city:")
    said, own = wording(), moment.view.seats[moment.decision.seat]
    assert f"you have {own.lapis}." in said.question_alone(moment.view, moment.decision)
    assert "you have" not in said.question(moment.view, moment.decision)


# -- what is asked once more -----------------------------------------------------------------------


def test_only_what_may_be_a_mistake_is_asked_for_once_more() -> None:
    asked: dict[str, int] = {}
    for game in GAMES:
        for moment in moments(*game):
            for option in moment.decision.options:
                if wording().confirm(moment.view, moment.decision, option) is not None:
                    noun = option.key.partition(":")[0]
                    asked[noun] = asked.get(noun, 0) + 1
    assert {"decline", "extra_scoring", "space"} == set(asked)


def test_an_extra_scoring_is_asked_about_only_if_it_brings_nothing() -> None:
    said = wording()
    for moment in moments(3, 6):
        for option in moment.decision.options:
            if option.key.startswith("extra_scoring:"):
                nothing = said.option(moment.view, moment.decision, option).endswith("now 0 points")
                best = said.option(moment.view, moment.decision, option).endswith("up to 0 points")
                asked = said.confirm(moment.view, moment.decision, option) is not None
                assert asked == (nothing or best)


def test_a_production_that_a_mine_would_raise_is_asked_about() -> None:
    """5.7: in Lagash the mine comes first, or its lapis is lost for this turn."""
    said, asked = wording(), []
    for game in GAMES:
        for moment in moments(*game):
            if moment.decision.kind != "main_action" or moment.view.moved is None:
                continue
            for option in moment.decision.options:
                question = said.confirm(moment.view, moment.decision, option)
                if question is not None and "production" in question and option.key == "space:2":
                    sector = moment.view.sectors[moment.view.moved.position - 1]
                    asked.append(SECTORS[sector].name_en)
                    assert moment.view.moved.ring == "w"
                    assert said.caution(moment.view, moment.decision, option)
    assert {"Lagash"} <= {*asked} <= {"Lagash", "Nineveh"}


def test_ways_out_are_never_where_the_cursor_begins() -> None:
    for moment in moments(4, 4):
        start = wording().start(moment.view, moment.decision)
        assert start not in WAYS_OUT


def test_an_element_that_was_only_asked_about_is_named() -> None:
    moment = first("move_piece", "move:")
    target = "space:9:river"
    said = wording().option(moment.view, moment.decision, Option(target, None, target, Reason("move-first")))
    assert said == f"9 {wording().terms.sector_name(moment.view, 9)}, river"


# -- What is said of a move is true ----------------------------------------------------------------


def detail_at(table: Table[Papyria], key: str, language: str = "en") -> str:
    """All that is said of an option of A's."""
    assert table.decision is not None
    option = table.decision.option(key)
    said, view = wording(language), RULES.view(table.state, None)
    return "\n".join([said.option(view, table.decision, option), *said.detail(view, table.decision, option)])


@pytest.mark.parametrize(
    ("language", "lost", "trade"),
    [
        ("en", "space 1: city, lost: too little lapis", "but a trade costs 1 lapis, and you would have none"),
        ("de", "Lager 1: Stadt, verloren: zu wenig Lapis", "doch ein Handel kostet 1 Lapis, und du hättest"),
    ],
)
def test_a_move_that_leaves_no_lapis_promises_neither_city_nor_trade(
    language: str, lost: str, trade: str
) -> None:
    """5.3, 5.4, 6.5: to Assur, where a ship of Ben's lies, for the only lapis."""
    table = turn(seat(w=(12, 10), s=(1, 7), lapis=1), seat(w=(6, 8), s=(3, 2)))
    far = detail_at(table, "move:w:10>2", language)
    assert lost in far
    assert trade in far
    assert "meets" not in far
    near = detail_at(table, "move:w:12>2", language)
    assert lost not in near
    assert trade not in near


def test_an_enclosed_priest_is_told_before_the_move() -> None:
    """6.2 (R26): in the settlement; with one's own ship there, after the priest's move."""
    table = turn(seat(w=(3, 10), s=(2, 8), priest="0,0"), seat(w=(4, 6), s=(9, 11)))
    assert "space 1: landscape, lost: no room beside your priest" in detail_at(table, "move:w:3>5")
    table = turn(seat(w=(3, 10), s=(2, 5), priest="0,0"), seat(w=(4, 6), s=(9, 11)))
    assert re.search(
        r"space 1: landscape with .*, but only after your priest's move$",
        detail_at(table, "move:w:3>5"),
        re.MULTILINE,
    )


def test_a_landscape_is_told_as_it_lies() -> None:
    """2.1: L11 has exits south and east as printed; a quarter turn makes them west and south."""
    laid = Event("placed_landscape", 0, {"tile": "L11", "cell": "0,2", "rotation": 1})
    for language, printed, lying in (("en", "E-S", "S-W"), ("de", "O-S", "S-W")):
        told = wording(language).event(laid)
        assert told is not None
        assert lying in told
        assert printed not in told
