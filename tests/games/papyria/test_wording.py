"""Everything that can be asked, chosen, told or scored in Papyria has its sentence in both languages."""

import re
from typing import Any, get_args

import pytest

from rulesets.core import Forced, Option, ScoreLine, Standing
from rulesets.papyria import events, reasons
from rulesets.papyria.advice.amounts import Formula
from rulesets.papyria.advice.spaces import ScoringOutcome, space_advice
from rulesets.papyria.components import (
    BUILDINGS,
    END_TILES,
    KINDS,
    LANDSCAPE_ROWS,
    MULTIPLIERS,
    POSITIONS,
    RINGS,
    SCORING_TILES,
    SECTORS,
    SPACES,
    STANDS,
)
from rulesets.papyria.events import PapyriaEvent
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.outcomes import in_a_sentence
from tabletop_tui.kit.reasons import OthersBoard
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.text.words import WHOLE
from tests.games.papyria.games import RULES, finished, moments, wording
from tests.rulesets.papyria.builders import seat, turn
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

GAMES = [(2, 1), (4, 3), (3, 2)]

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
NUMBERED = re.compile(r"\b(from|to|in|onto|von|nach) \d+\b")
"""A sector told by its number."""


def assert_said(*sentences: str | None) -> None:
    assert_whole(*sentences, never=(SINGULAR, NOTHING, ID))
    assert all(sentence.isprintable() for sentence in sentences if sentence)


@pytest.mark.parametrize("language", WHOLE)
def test_every_decision_option_and_event_of_random_games_has_its_words(language: str) -> None:
    said, asked = wording(language), set()
    for game in GAMES:
        for number, moment in enumerate(moments(*game)):
            sight, decision = moment.view, moment.decision
            fresh = decision.kind not in asked
            asked.add(decision.kind)
            assert_story_told(said, moment, assert_said)
            happened: list[Any] = [*moment.told]
            assert_whole(*(told for _, told in said.story(happened)), never=(NUMBERED,))
            if number % 7 and not fresh:
                continue
            assert_keys_apart(decision, said.labels(sight, decision))
            assert_said(said.question(sight, decision), said.question_alone(sight, decision))
            assert_said(said.help(decision))
            assert said.start(sight, decision) in {option.key for option in decision.options}
            if number % 100 == 0 or fresh:
                text = said.board_text(sight, decision.seat) + "\n" + said.board_text(sight, None)
                assert_said(*(line.strip() for line in text.split("\n") if line))
                assert_options_said(said, moment, assert_said, widest=76)
            keys = said.labels(sight, decision).values()
            for first in dict.fromkeys(
                label[0] for label in keys if len(label) > 1 and decision.kind in said.STEPWISE
            ):
                assert_said(said.group(sight, decision, first, 2))
    assert asked == KINDS_OF_DECISIONS
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_read_aloud_everything_is_words_and_options_are_told_apart(language: str) -> None:
    said = wording(language)
    said.spell_out()
    for number, moment in enumerate(moments(3, 2)):
        if number % 15:
            continue
        decision = moment.decision
        told = [said.option_alone(moment.view, decision, option) for option in decision.options]
        assert len({*told}) == len(told), told
        cards = [line for option in decision.options for line in said.detail(moment.view, decision, option)]
        assert not set("".join([*told, *cards])) & set("◆▤◉★▲≈♣☼■⌂¶♟◡♝⇄✗•")


REASONS: list[reasons.PapyriaReason] = [
    *reasons.Why,
    reasons.TooLittleLapis(needed=1, owned=0),
    reasons.TooFewPapyri(needed=1, owned=0),
    reasons.NotYourTurn(1),
    reasons.BorderNotCrossed("A"),
    reasons.RightGone("A"),
]


@pytest.mark.parametrize("language", WHOLE)
def test_every_reason_the_rules_can_give_has_its_sentence(language: str) -> None:
    said = wording(language)
    assert {type(reason) for reason in REASONS} == {*get_args(reasons.PapyriaReason)}
    for reason in (*REASONS, OthersBoard(1)):
        assert_said(said.reason(reason))
    assert said.words.problems == []


EVENTS: list[PapyriaEvent] = [
    events.KeptStartTile(0, tile="A02"),
    events.PlacedPriest(0, cell="1,0"),
    *(events.Entered(0, ring=ring, position=5, sector="I-a") for ring in RINGS),
    *(
        events.Moved(
            0,
            ring=ring,
            start=3,
            end=5,
            from_sector="I-a",
            to_sector="II-b",
            cost=cost,
            pushed=pushed,
            pushed_to=6 if pushed else None,
            pushed_sector="III-c" if pushed else None,
        )
        for ring in RINGS
        for cost in (0, 1)
        for pushed in (None, 1)
    ),
    events.BoughtKnowledge(0, papyri=1),
    events.GainedKnowledge(0, count=4),
    events.PaidExtraScoring(0, papyri=2),
    events.Traded(0, owner=1),
    events.MovedPriest(0, cell="0,0"),
    events.MovedPriest(0, cell="-1,2"),
    *(events.TookMultiplier(0, symbol=row.kind, count=row.symbols) for row in MULTIPLIERS.values()),
    *(events.TookScoring(0, tile=tile) for tile in SCORING_TILES),
    *(
        events.Scored(0, scoring=kind, value=4, multiplier=3, knowledge=most, points=min(12, most))
        for kind in KINDS
        for most in (8, 20)
    ),
    *(events.PlacedLandscape(0, tile=tile, cell="0,2", rotation=1) for tile in LANDSCAPE_ROWS),
    *(events.Built(0, good=good, cell="0,1", lapis=lapis) for lapis, good in enumerate(BUILDINGS)),
    *(events.GaveUp(0, good=good, thing=good) for good in BUILDINGS),
    events.GaveUp(0, good="landscape", thing="L01"),
    *(events.Produced(0, good="lapis", count=count) for count in (0, 1, 3)),
    *(events.Produced(0, good="papyrus", count=count) for count in (0, 1, 3)),
    events.TookKey(0, tile="K-RI-1"),
    events.NothingThere(0, space="9:1", sector="II-d"),
    events.KeptEndTile(0, tile="E01"),
    events.PaidEndTile(0, tile="E01", good="lapis", amount=1, points=4),
    events.PaidEndTile(0, tile="E01", good="papyrus", amount=1, points=4),
    *(events.LaidEndTile(None, space="9:river", sector="II-d", tile=tile, left=1) for tile in END_TILES),
    events.LaidEndTile(None, space="9:2", sector="II-d", tile="E01", left=0),
    events.TurnedUp(None, space="9:1", sector="II-d", thing="L04"),
    events.TurnedUp(None, space="9:2", sector="II-d", thing="W-ANY"),
    events.TurnedUp(None, space="9:river", sector="II-d", thing="X-CI"),
    events.TurnedUpAtBorder(None, slot=1, tile="W-FO-1"),
    events.EndTriggered(None),
    events.GameEnded(None),
]
"""Every event of the rules."""


@pytest.mark.parametrize("language", WHOLE)
def test_every_event_can_be_told_by_itself(language: str) -> None:
    said = wording(language)
    for event in EVENTS:
        assert_said(said.event(event))
    assert said.words.problems == []


def test_every_event_of_the_rules_is_among_them() -> None:
    assert {*map(type, EVENTS)} | {Forced} == {*get_args(PapyriaEvent)}
    assert wording().event(Forced(0, decision="main_action", key="space:1")) is None


@pytest.mark.parametrize("language", WHOLE)
def test_why_not_and_a_description_can_be_had_for_everything_on_the_boards(language: str) -> None:
    said = wording(language)
    for moment in picked(moments(3, 2), 60):
        view = moment.view
        displays = [f"display:{slot}" for slot in range(len(view.display))]
        for target in [*TARGETS, *displays, "ends"]:
            assert_said(*said.describe(view, target, moment.decision.seat))
        for target in [*TARGETS, *displays]:
            assert_blocked_said(said, RULES, moment, target, assert_said)
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_score_line_has_its_words_and_its_formula(language: str) -> None:
    said, formulas = wording(language), 0
    for seats, seed in ((2, 1), (4, 3)):
        standings = RULES.standings(finished(seats, seed).state)
        assert_standings_said(said, standings, assert_said)
        for line in (line for standing in standings for line in standing.lines if line.points):
            if line.id != "track":
                value, multiplier, _ = line.facts["formula"]
                assert f"{value} × {multiplier} = " in said.score_line(line)
                formulas += 1
    assert formulas
    assert_variants_said(said, RULES.variants, assert_said)


@pytest.mark.parametrize("language", WHOLE)
def test_sectors_go_by_their_names(language: str) -> None:
    said, column = wording(language), f"name_{language}"
    for sector in SECTORS.values():
        assert said.terms.sector(sector.id) == getattr(sector, column)


def test_a_move_says_what_it_costs_whom_it_pays_and_what_comes_of_it() -> None:
    """Specification 13.1, item 5: price, push, arrival and both actions, followed to the end."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    table = turn(own, seat(w=(2, 8), s=(3, 11)))
    said, decision = wording(), table.decision
    assert decision is not None
    view = RULES.view(table.state, 0)
    (option,) = [option for option in decision.options if option.key == "move:w:12>2"]
    card = said.card(view, decision, option)
    text = "\n".join(card.sentences)
    assert "The city costs 1 lapis, which you won't have, so it is lost." in text
    assert "Ben gets 1 lapis, and the wanderer there is pushed to Sippar." in text
    assert "Then you have 0 lapis." in text
    told = ["".join(run.text for run in cell) for cell in said.cells(view, decision, option)]
    way, then, and_then, price, mine, now = told
    assert (price, way.strip()) == ("1◆▸", "B")
    assert "City lost" in (then, and_then)
    assert mine == "·", "a city that is lost wins nothing"
    assert now == "·"
    assert isinstance(option, Option)


@pytest.mark.parametrize(("priest", "warned"), [("0,0", True), ("2,0", False)])
def test_ending_a_turn_with_an_enclosed_priest_is_warned_of(priest: str, warned: bool) -> None:
    table = turn(seat("2,0=L01@0", priest=priest))
    thing, id, noun = wording("en").thing("end_turn")
    said = thing.card(Looked(RULES.view(table.state, 0), 0, None), id, noun).text
    assert any(line.startswith("! ") for line in said) == warned


def test_a_ship_that_would_get_nothing_where_it_could_have_something_is_asked_once_more() -> None:
    said, asked = wording(), 0
    for moment in moments(3, 5):
        decision, view = moment.decision, moment.view
        if decision.kind != "main_action" or view.moved is None or view.moved.ring != "s":
            continue
        options = {option.key.removeprefix("space:"): option for option in decision.options}
        rest = said.foreseen.rest(view, decision.seat)
        told = {
            id: space_advice(
                view,
                decision.seat,
                view.moved.position,
                id,
                said.foreseen.way(view, decision.seat, id),
                rest,
            )
            for id in options
            if id in ("1", "2")
        }
        for id, known in told.items():
            wasted = known.risk == "wasted"
            question = said.confirm(view, decision, options[id]) or ""
            assert wasted == (question == said.words("papyria-confirm-first-wasted"))
            if wasted:
                asked += 1
                assert len(told) == 2
                assert not said.foreseen.way(view, decision.seat, id).deed.done
                assert all(other == id or each.risk != "wasted" for other, each in told.items())
    assert asked


@pytest.mark.parametrize(("language", "learned"), [("en", ", and 3 knowledge"), ("de", ", dazu 3 Wissen")])
def test_what_a_scoring_would_bring_names_its_knowledge(language: str, learned: str) -> None:
    terms, scoring = wording(language).terms, Formula(2, 3, 9)
    assert learned in in_a_sentence(terms, ScoringOutcome("city", scoring, 3))
    assert "," not in in_a_sentence(terms, ScoringOutcome("city", scoring, 0))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_column_of_a_list_says_what_it_shows(language: str) -> None:
    said = wording(language)
    titles = {title for heads in (*said.HEADS.values(), *said.GROUP_HEADS.values()) for title in heads}
    laying = {PapyriaMessages.head_gain}
    assert titles | laying == {*said.COLUMNS}
    assert_said(*(about(said.say) for about in said.COLUMNS.values()))


def test_points_since_a_turn_are_those_scored_in_it() -> None:
    """What the final scoring would bring changes whenever anyone builds."""
    said = wording()
    before = Standing(0, 1, 30, (ScoreLine("track", 4), ScoreLine("majority_c", 26, final=True)))
    after = Standing(0, 2, 19, (ScoreLine("track", 19), ScoreLine("majority_c", 0, final=True)))
    assert said.gained(before, after) == 15
