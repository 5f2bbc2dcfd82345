"""Looking back at games: what could be expected, where they turned, and how it is kept."""

import asyncio
import io
import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Decision, Table
from tabletop_tui.bots import judging
from tabletop_tui.bots.levels import ByGame, WholeRounds
from tabletop_tui.bots.playing import play
from tabletop_tui.bots.policy import learned
from tabletop_tui.bots.weighing import prospects
from tabletop_tui.bots.worker import Positions, reply
from tabletop_tui.bots.workers import CLOSELY, PASSING, CantThinkError, Thought
from tabletop_tui.host.paths import Paths
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play import review
from tabletop_tui.play.advice_text import table_at, turning_point
from tabletop_tui.play.lesson import OPEN, REACHED
from tabletop_tui.play.retry import SAME, UNJUDGED, WORSE, Retry, RetryPlace
from tabletop_tui.play.review import CANDIDATES, LEAST_GAIN, Reviewing, TurningPoint
from tabletop_tui.play.reviewing import reviewing
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.store.reviews import Reviews
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.screens.review import ReviewPage
from tests.cli.running import ran
from tests.tui.driving import sitting
from tests.whole import sampled

ANA, MAX = Person("Ana", "red"), Person("Max", "blue", "bot:1")


def played(game: str, seed: int = 5, levels: tuple[int, ...] = (1, 1)) -> Session:
    """A whole game between computer players of low levels; the first seat counts as a person's."""
    rules = load_rules(game)
    table: Table[Any] = Table.new(rules, len(levels), seed)
    for key in computers_answers(game, seed, levels):
        table.apply(key)
    return Session.of_table(table, (ANA, MAX))


@cache
def computers_answers(game: str, seed: int, levels: tuple[int, ...]) -> Sequence[str]:
    """What computer players of these levels answer in a game."""
    return play(load_rules(game), [f"bot:{level}" for level in levels], seed).keys


KEPT: dict[bytes, str] = {}
"""What was thought about the positions of these games, most of which several tests look back at."""


class Here:
    """Thinks about everything in this process, as a worker does."""

    def __init__(self, most: int = 10_000) -> None:
        """Is interrupted before the question with the number `most`."""
        self.asked: list[Thought] = []
        self._most, self._positions = most, Positions()

    def think(self, thought: Thought) -> "Future[Any]":
        if len(self.asked) >= self._most:
            raise KeyboardInterrupt
        self.asked.append(thought)
        future: Future[Any] = Future()
        asked = replace(thought, table="").line
        if asked not in KEPT:
            KEPT[asked] = json.dumps(reply(self._positions, thought.line)["thought"])
        future.set_result(json.loads(KEPT[asked]))
        return future


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "GLANCE", (1, 4))
    monkeypatch.setattr(judging, "CLOSE", (3, 6))
    monkeypatch.setattr(judging, "ALTERNATIVES", 2)
    monkeypatch.setattr(judging, "STRONGEST", ByGame(WholeRounds((4, 3), 3, 200), {}))


def look_back(session: Session, saves: Path | None = None) -> Reviewing:
    return reviewing(session, Words("en"), saves)


def nothing(_part: float) -> None:
    pass


@pytest.mark.parametrize("game", sampled(BUILT[:3], BUILT))
def test_a_game_is_looked_back_at_to_its_end(game: str) -> None:
    session = played(game)
    parts: list[float] = []
    looked, here = look_back(session), Here()
    found = looked.run(here, parts.append)
    answers, totals = session.record.table.answers, [s.total for s in session.record.standings]
    assert looked.done
    assert parts == sorted(parts), "the bar only grows"
    assert len(found.margins) == len(answers) + 1
    assert found.margins[-1] == [totals[0] - totals[1], totals[1] - totals[0]]
    assert all(sum(each) == pytest.approx(0, abs=0.11) for each in found.margins), "two seats: opposite leads"
    assert 1 <= len(found.turning_points) <= 3
    assert sum(thought.level == CLOSELY for thought in here.asked) <= CANDIDATES
    for point in found.turning_points:
        check_point(session, point)
    document = json.loads(json.dumps(found.document(session.record)))
    assert {"game": game, "answers": len(answers)}.items() <= document.items()
    assert [point["answers"] for point in document["turning_points"]] == [
        p.answers for p in found.turning_points
    ]


def test_an_answer_that_the_policy_finds_unlikely_is_looked_at_with_what_it_finds_likely() -> None:
    """Whatever the search of the turn thinks of it."""
    table: Table[Any] = Table.new(load_rules("bora_bora"), 2, 5)
    policy = learned(table.rules, 2)
    assert policy is not None
    assert table.decision is not None
    behind = policy.behind(table.state, table.decision)
    likeliest, *_, unlikeliest = behind
    ((_, found),) = judging.passed(table, [unlikeliest], [True], "x")
    assert found is not None
    assert found[0] >= round(-behind[unlikeliest], 2) > LEAST_GAIN
    assert found[1][0] == likeliest


def test_options_that_no_turn_was_searched_after_are_looked_at_as_likely_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table: Table[Any] = Table.new(load_rules("bora_bora"), 2, 5)
    policy = learned(table.rules, 2)
    assert policy is not None
    assert table.decision is not None
    likeliest, *_, unlikeliest = policy.behind(table.state, table.decision)
    monkeypatch.setattr(
        judging, "prospects", lambda *asked: [each for each in prospects(*asked) if each.key == unlikeliest]
    )
    ((_, found),) = judging.passed(table, [unlikeliest], [True], "x")
    assert found is not None
    assert found[1][0] == likeliest


def test_two_answers_of_a_turn_are_examined_and_the_graver_one_is_told() -> None:
    """At a glance the first of them seems worse; looked at closely, the second is."""
    look = Reviewing(played("orbis").record, lambda _at, _key: True, None)
    answers = look.record.table.answers
    first = next(at for at, (one, other) in enumerate(pairwise(answers)) if one.seat == other.seat == 0)
    glances, gains = {first: 2.0, first + 1: 1.0}, {first: 1.0, first + 1: 5.0}
    examined = []
    while not look.done:
        question = look.question()
        at = len(question.answers)
        if question.level == PASSING:
            numbers = range(at, at + len(question.asked["then"]))
            keys = [answers[each].key for each in numbers]
            look.take(
                [
                    ((0.0, 0.0), (glances[each], [key]) if each in glances else None)
                    for each, key in zip(numbers, keys, strict=True)
                ]
            )
        else:
            examined.append(at)
            look.take([[answers[at].key, gains[at], 9.0, 8.0, [], []]])
    assert examined == [first, first + 1]
    assert [point.answers for point in look.result.turning_points] == [first + 1]


def check_point(session: Session, point: TurningPoint) -> None:
    """The person gave the answer, and the better one was on offer; both are said in words."""
    table = table_at(session.record, point.answers)
    assert table.decision is not None
    offered = {option.key for option in table.decision.options}
    assert (table.decision.seat, table.answers) == (0, session.record.table.answers[: point.answers])
    assert session.record.table.answers[point.answers].key == point.chosen != point.better
    assert {point.chosen, point.better} <= offered
    assert point.gain >= LEAST_GAIN
    for language in WHOLE:
        wording = game_parts(table.rules.id).wording(Words(language), session.record.people)
        told = turning_point(wording, session.record, point)
        assert "Ana" in told[0]
        assert not any("⟦" in text for text in told)


def test_an_interrupted_look_back_goes_on_where_it_was() -> None:
    session, saves = played("orbis"), Paths.find().saves
    session.kept_as = "abcd"
    with pytest.raises(KeyboardInterrupt):
        look_back(session, saves).run(Here(most=9), nothing)
    session.reviewing = None
    again = look_back(session, saves)
    assert 0 < again.progress < 1
    rest, whole = Here(), Here()
    found = again.run(rest, nothing)
    session.reviewing = None
    fresh = look_back(session).run(whole, nothing)
    assert len(rest.asked) == len(whole.asked) - 9
    assert found == fresh


def test_a_look_back_is_kept_and_not_made_again() -> None:
    session, saves = played("orbis"), Paths.find().saves
    session.kept_as = "abcd"
    found = look_back(session, saves).run(Here(), nothing)
    session.reviewing = None
    again = look_back(session, saves)
    assert again.done
    assert not again.refused
    assert again.result == found


def cut(text: str) -> str:
    return text[:200]


def other_seat(text: str) -> str:
    kept = json.loads(text)
    kept["points"][0][1] = 1
    return json.dumps(kept)


def not_on_offer(text: str) -> str:
    kept = json.loads(text)
    kept["points"][0][3] = "nothing:like this"
    return json.dumps(kept)


def endless(text: str) -> str:
    kept = json.loads(text)
    kept["expected"][0][0] = float("inf")
    return json.dumps(kept)


def of_another_game(text: str) -> str:
    return text.replace('"digest":"', '"digest":"0')


@pytest.mark.parametrize("damage", [cut, other_seat, not_on_offer, endless, of_another_game])
def test_what_is_kept_but_damaged_or_of_another_game_is_refused(damage: Callable[[str], str]) -> None:
    session, saves = played("orbis"), Paths.find().saves
    session.kept_as = "abcd"
    look_back(session, saves).run(Here(), nothing)
    file = Reviews(saves).file("abcd")
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")
    session.reviewing = None
    again = look_back(session, saves)
    assert again.refused
    assert again.progress == 0
    assert not again.done


def test_only_a_game_that_is_over_is_looked_back_at() -> None:
    session = Session.new(load_rules("orbis"), (ANA, MAX), 7)
    with pytest.raises(LookupError):
        look_back(session)


def kept_game() -> str:
    """The id of a finished game among the saved ones."""
    session, paths = played("orbis"), Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    with open_store(paths.saves) as store:
        return store.import_document(session.record.document(), session.record.status)


def reviewed_game() -> str:
    """The id of a finished game that has been looked back at already."""
    game_id = kept_game()
    session = played("orbis")
    session.kept_as = game_id
    _ = look_back(session, Paths.find().saves).run(Here(), nothing)
    return game_id


def test_a_command_tells_it_in_both_languages_and_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = reviewed_game()
    told = ran(capsys, "review", game_id)
    assert (told.code, told.err) == (0, "")
    assert "Turning points" in told.out
    assert "Better: " in told.out
    assert "Wendepunkte" in ran(capsys, "review", game_id, "--lang", "de").out
    document = json.loads(ran(capsys, "review", game_id, "--json").out)
    assert document["kind"] == "tabletop-review"
    assert [seat["name"] for seat in document["seats"]] == ["Ana", "Max"]
    file = Reviews(Paths.find().saves).file(game_id)
    file.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(review, "CANDIDATES", 2)  # a worker takes a second for each, with all its worlds
    anew = ran(capsys, "review", game_id, "--json")
    assert "damaged or belongs to another game" in anew.err
    found = json.loads(anew.out)
    assert found["seats"] == document["seats"]
    assert found["turning_points"]
    kept = ran(capsys, "review", game_id, "--json")
    assert (kept.err, kept.out) == ("", anew.out)


def test_a_command_says_that_a_game_isn_t_over(capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    with open_store(paths.saves) as store:
        session = Session.new(load_rules("orbis"), (ANA, MAX), 7, store=store)
        game_id = session.game_id or ""
        session.close()
    told = ran(capsys, "review", game_id)
    assert told.code == 1
    assert "Only finished games" in told.err


async def test_a_key_at_the_end_shows_it_and_a_digit_goes_to_a_turning_point() -> None:
    session = played("orbis")
    found = look_back(session).run(Here(), nothing)
    async with sitting(session) as table:
        await table.pilot.pause()
        await table.press("v")
        assert "Turning points" in table.text()
        assert "1 Ana, round" in table.text()
        await table.press("1")
        back = table.pilot.app.screen.look_back  # type: ignore[attr-defined]
        assert back.answers == found.turning_points[0].answers
        await table.press("v")
        assert "Turning points" in table.text()


async def test_while_it_is_thought_out_a_bar_is_shown_and_the_page_can_be_left() -> None:
    session = played("orbis")
    async with sitting(session) as table:
        await table.pilot.pause()
        await table.press("v")
        assert " %" in table.text()
        assert "leave this page at any time" in table.text()
        await table.press("escape")
        assert session.reviewing is not None
        assert not session.reviewing[1].done


# -- a turning point tried again -------------------------------------------------------------------


def reviewed(game: str = "orbis") -> tuple[Session, Reviewing]:
    """A game whose review is done."""
    session = played(game)
    looked = look_back(session)
    looked.run(Here(), nothing)
    return session, looked


def answers_of(retry: Retry, here: Here, key: str) -> str:
    """What comes of an answer, as the computer judges it in this process."""

    async def think(thought: Thought) -> Any:
        return here.think(thought).result()

    place = RetryPlace(retry, think)

    async def give() -> None:
        if retry.keys:
            place.do(place.restart, raised)
        place.do(place.answer(key, retry.seat), raised)
        await place.settled()

    asyncio.run(give())
    return retry.outcome


def raised(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("game", BUILT)
def test_a_turning_point_tried_again_is_judged_as_the_review_judged_it(game: str) -> None:
    session, looked = reviewed(game)
    for number, point in enumerate(looked.result.turning_points):
        retry, here = Retry(looked, number, Words("en")), Here()
        decision = retry.record.decision
        assert decision is not None
        assert table_at(session.record, point.answers).digest == retry.record.table.digest
        assert retry.outcome == OPEN
        assert answers_of(retry, here, point.better) == REACHED
        assert answers_of(retry, here, point.chosen) == SAME
        assert not here.asked, "both are known from the review"
        for option in decision.options[:4]:
            if option.key in (point.better, point.chosen):
                continue
            outcome = answers_of(retry, here, option.key)
            rows = here.think(looked.comparing(point, option.key)).result()
            gain = next(row[1] for row in rows if row[0] == option.key)
            equal = gain >= point.gain - LEAST_GAIN
            assert outcome == (REACHED if equal else WORSE), option.key
            for language in WHOLE:
                said = retry.verdict(Words(language))
                better = "promises at least" if equal else "Better: "
                assert language != "en" or better in said
                assert "⟦" not in said


def test_an_equal_answer_is_as_good_as_the_recommended_one() -> None:
    """A tile of the same worth, another key: what counts is the lead that it promises."""
    _, looked = reviewed()
    point = looked.result.turning_points[0]
    retry = Retry(looked, 0, Words("en"))
    other = next(o.key for o in decided(retry).options if o.key not in (point.better, point.chosen))

    class Equal(Here):
        def think(self, thought: Thought) -> "Future[Any]":
            future: Future[Any] = Future()
            assert thought.asked["others"] == [other]
            future.set_result([[other, point.gain - LEAST_GAIN, 1.0, 1.0, []]])
            return future

    assert answers_of(retry, Equal(), other) == REACHED
    assert "promises at least as much" in retry.verdict(Words("en"))


def decided(retry: Retry) -> "Decision[object]":
    decision = retry.record.decision
    assert decision is not None
    return decision


def test_an_answer_that_no_worker_can_compare_is_said_to_be_so() -> None:
    _, looked = reviewed()
    point = looked.result.turning_points[0]
    retry = Retry(looked, 0, Words("en"))
    other = next(o.key for o in decided(retry).options if o.key not in (point.better, point.chosen))

    class Lost(Here):
        def think(self, thought: Thought) -> "Future[Any]":
            raise CantThinkError("gone")

    assert answers_of(retry, Lost(), other) == UNJUDGED
    assert "can't compare" in retry.verdict(Words("en"))
    assert answers_of(retry, Here(), point.better) == REACHED


@pytest.mark.parametrize("worlds", [0, 1, 2])
def test_where_worlds_run_out_an_answer_is_said_to_be_incomparable(
    worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deals are tried for the chosen answer, for the other one, and for playing on after both."""
    _, looked = reviewed()
    point = looked.result.turning_points[0]
    retry = Retry(looked, 0, Words("en"))
    other = next(o.key for o in decided(retry).options if o.key not in (point.better, point.chosen))
    deals, found = Table.deals, iter(range(worlds))

    def scarce(table: Table[Any], *asked: Any) -> Sequence[Any]:
        return [] if next(found, None) is None else deals(table, *asked)

    monkeypatch.setattr(Table, "deals", scarce)
    monkeypatch.setattr("tests.bots.test_review.KEPT", {})
    assert answers_of(retry, Here(), other) == UNJUDGED
    for language, said in (("en", "can't compare"), ("de", "nicht vergleichen")):
        assert said in retry.verdict(Words(language))


@pytest.mark.parametrize(("language", "found"), [("en", "You have found it"), ("de", "Gefunden!")])
async def test_a_key_on_a_turning_point_opens_it_as_an_exercise_and_one_goes_back(
    language: str, found: str
) -> None:
    session, looked = reviewed()
    point = looked.result.turning_points[0]
    async with sitting(session, language=language) as table:
        await table.pilot.pause()
        await table.press("v")
        assert "Better: " not in table.text()
        assert "Besser: " not in table.text()
        await table.press("a")
        game = table.game
        assert isinstance(game.place, RetryPlace)
        assert table.game.scene.decision is not None
        label = game.scene.labels[point.better]
        await table.press("h")
        assert table.game.cursor.key == point.better or table.game.cursor.target
        await table.press(*label)
        if game.place.retry.outcome == OPEN:
            await table.press("enter")
        assert game.place.retry.outcome == REACHED
        assert found in table.text()
        await table.press("U")
        assert game.place.retry.outcome == OPEN
        await table.press("q")
        assert isinstance(table.app.screen, ReviewPage)
        await table.press("m")
        assert ("Better: " if language == "en" else "Besser: ") in table.text()


async def test_another_answer_is_compared_while_the_screen_says_so() -> None:
    session, looked = reviewed()
    point = looked.result.turning_points[0]
    async with sitting(session) as table:
        await table.pilot.pause()
        await table.press("v", "a")
        place = table.game.place
        assert isinstance(place, RetryPlace)
        here, waits = Here(), asyncio.Event()

        async def think(thought: Thought) -> Any:
            await waits.wait()
            return here.think(thought).result()

        place._think = think
        other = next(o.key for o in decided(place.retry).options if o.key not in (point.better, point.chosen))
        table.game.controller.choose(other)
        table.game.controller.choose(other)  # where the game would warn of it
        await table.pilot.pause()
        assert "being compared" in table.text()
        waits.set()
        await place.settled()
        await table.pilot.pause()
        assert place.retry.outcome in (REACHED, WORSE)
        assert "being compared" not in table.text()
        await table.press("q")
        assert isinstance(table.app.screen, ReviewPage)


@pytest.mark.parametrize(
    ("language", "found"), [("en", "the answer that the review"), ("de", "die Antwort, die")]
)
def test_a_command_tries_a_turning_point_again_in_lines_of_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, found: str
) -> None:
    game_id = reviewed_game()
    document = json.loads(ran(capsys, "review", game_id, "--json").out)
    point = document["turning_points"][0]
    _, looked = reviewed()
    retry = Retry(looked, 0, Words(language))
    numbers = {option.key: str(n) for n, option in enumerate(decided(retry).options, start=1)}
    restart, yes = ("restart", "yes") if language == "en" else ("zugneu", "ja")
    table = retry.record.table
    chosen = decided(retry).option(point["chosen"])
    asks = retry.wording.confirm(table.rules.view(table.state, 0), decided(retry), chosen) is not None
    agreed = f"{yes}\n" if asks else ""
    typed = f"{numbers[chosen.key]}\n{agreed}{restart}\n{numbers[point['better']]}\n\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    told = ran(capsys, "review", game_id, "--try", "1", "--lang", language)
    assert told.code == 0
    assert ("That is what was played" if language == "en" else "So wurde gespielt") in told.out
    assert found in told.out


def test_a_command_says_how_many_turning_points_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    game_id = reviewed_game()
    told = ran(capsys, "review", game_id, "--try", "9")
    assert told.code == 2
    assert "turning point" in told.err
