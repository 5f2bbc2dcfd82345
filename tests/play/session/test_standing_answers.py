"""Standing answers: given automatically, as ordinary answers; kept with the game; taken back sensibly."""

from pathlib import Path
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import ByItself, Decision, Event, Option, Table, record
from rulesets.dice_forge.options import Hammering
from tabletop_tui.kit.registry import game_parts, standing_answers_of
from tabletop_tui.kit.standing_answers import ASK, StandingAnswer, StandingAnswers
from tabletop_tui.play import acts, undo
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, StoreError, open_store
from tabletop_tui.store.database import SqliteStore
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import WHOLE, Words
from tests.rulesets.core.toys import Toy, ToyRules
from tests.rulesets.dice_forge.builders import hero, rolled

ANA, BEN, CLEO = PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"), Person("Cleo", "green"))


@record
class Tithed(Event):
    """A tithe was given, or none."""

    given: int


ALWAYS = StandingAnswer("tithe", "tithe", ("all", "nothing"), lambda _decision, choice: choice)


async def tithes(g: Toy) -> str | None:
    """The active seat plays a card, then each player in turn is asked for a tithe."""
    seats = len(g.points)
    card = await g.ask(g.active, "play", [Option("card:1", 1), Option("card:2", 2)])
    g.points[g.active] += card
    for step in range(seats):
        seat = (g.active + step) % seats
        given = await g.ask(seat, "tithe", [Option("nothing", 0), Option("all", 1)])
        g.points[seat] -= given
        g.emit(Tithed, seat, given=given)
    g.turns += 1
    return "play" if g.turns < 6 else None


def toy(seats: int = 3) -> Session:
    """A toy game that asks the same question over and over."""
    session = Session.new(ToyRules(play=tithes), PEOPLE[:seats], 3)
    session.record.standing_answers = StandingAnswers((ALWAYS,), ({},) * seats)
    return session


def keys(session: Session) -> list[str]:
    return [answer.key for answer in session.record.table.answers]


def answer(session: Session, *given: str) -> None:
    for key in given:
        session.do(acts.answer(key))


# -- answering -------------------------------------------------------------------------------------


def test_without_a_choice_every_question_is_asked() -> None:
    session = toy()
    answer(session, "card:1")
    assert session.record.decision is not None
    assert (session.record.decision.seat, session.record.decision.kind) == (0, "tithe")


def test_a_standing_answer_is_an_ordinary_answer_in_the_save_and_is_told_in_the_log() -> None:
    session = toy()
    session.do(acts.let_answer(1, "tithe", "all"))
    answer(session, "card:1", "nothing")
    assert keys(session) == ["card:1", "nothing", "all"]
    assert [row.automatic for row in session.record.saved.rows] == [False, False, True]
    last = session.record.log[-1]
    assert (last.seat, last.kind, last.key) == (1, "tithe", "all")
    assert last.events == (ByItself(1, "tithe"), Tithed(1, given=1))
    assert [type(told) for told in session.record.log[-2].events] == [Tithed]
    straight: Table[Any] = Table.load(session.rules, session.record.document())
    assert straight.digest == session.record.table.digest


def test_many_standing_answers_follow_one_another() -> None:
    session = toy()
    for seat in range(3):
        session.do(acts.let_answer(seat, "tithe", "nothing"))
    answer(session, "card:1")
    assert keys(session) == ["card:1", "nothing", "nothing", "nothing"]
    assert session.record.decision is not None
    assert (session.record.decision.seat, session.record.decision.kind) == (1, "play")


def test_a_choice_made_at_its_question_answers_it_at_once_and_only_one_s_own() -> None:
    session = toy()
    answer(session, "card:1")
    session.do(acts.let_answer(1, "tithe", "all"))
    assert keys(session) == ["card:1"]
    session.do(acts.let_answer(0, "tithe", "nothing"))
    assert keys(session) == ["card:1", "nothing", "all"]


def test_ask_means_being_asked_again() -> None:
    session = toy()
    session.do(acts.let_answer(0, "tithe", "all"))
    session.do(acts.let_answer(0, "tithe", ASK))
    answer(session, "card:1")
    assert keys(session) == ["card:1"]


@pytest.mark.parametrize(
    ("seat", "name", "choice"), [(0, "tithe", "half"), (0, "tax", "all"), (9, "tithe", "all")]
)
def test_what_the_game_does_not_know_is_refused(seat: int, name: str, choice: str) -> None:
    with pytest.raises(ValueError, match="can't have"):
        toy().do(acts.let_answer(seat, name, choice))


# -- taking back -----------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision_a_person_answered() -> None:
    session = toy()
    session.do(acts.let_answer(1, "tithe", "all"))
    session.do(acts.let_answer(2, "tithe", "nothing"))
    answer(session, "card:1", "all")
    assert keys(session) == ["card:1", "all", "all", "nothing"]
    session.do(acts.undo())
    assert keys(session) == ["card:1"]
    assert [entry.undone for entry in session.record.log] == [False, False, True, True, True]
    session.do(acts.undo())
    assert keys(session) == []


def test_the_next_player_may_take_back_their_own_standing_answer_but_not_the_other_s_answer() -> None:
    session = toy()
    session.do(acts.let_answer(1, "tithe", "all"))
    session.do(acts.let_answer(2, "tithe", "nothing"))
    answer(session, "card:1", "all")
    session.do(acts.take_over)
    session.do(acts.undo())
    assert keys(session) == ["card:1", "all"]
    assert session.record.decision is not None
    assert (session.record.decision.seat, session.record.decision.kind) == (1, "tithe")
    assert not undo.can_undo(session.record)


def test_redo_gives_again_what_followed_by_itself() -> None:
    session = toy()
    session.do(acts.let_answer(1, "tithe", "all"))
    session.do(acts.let_answer(2, "tithe", "nothing"))
    answer(session, "card:1", "all")
    digest, log = session.record.table.digest, list(session.record.log)
    session.do(acts.undo())
    session.do(acts.undo())
    session.do(acts.redo())
    assert keys(session) == ["card:1"]
    session.do(acts.redo())
    assert (session.record.table.digest, session.record.log) == (digest, log)
    assert not undo.can_redo(session.record)


def test_where_no_person_s_answer_can_be_taken_back_the_own_standing_one_can() -> None:
    """After a roll: the player sees what was answered, takes it back, and is asked."""

    async def rolls(g: Toy) -> str | None:
        await g.ask(0, "play", [Option("card:1", 1), Option("card:2", 2)])
        g.rng.below(6)
        g.news += 1
        await g.ask(0, "tithe", [Option("nothing", 0), Option("all", 1)])
        await g.ask(0, "play", [Option("card:1", 1), Option("card:2", 2)])
        return None

    session = Session.new(ToyRules(play=rolls), PEOPLE[:2], 3)
    session.record.standing_answers = StandingAnswers((ALWAYS,), ({"tithe": "all"}, {}))
    answer(session, "card:1")
    assert keys(session) == ["card:1", "all"]
    session.do(acts.undo())
    assert keys(session) == ["card:1"]
    assert session.record.decision is not None
    assert session.record.decision.kind == "tithe"
    assert not undo.can_undo(session.record)
    answer(session, "nothing")
    assert keys(session) == ["card:1", "nothing"]


def test_restart_goes_back_to_the_first_decision_of_the_turn_that_a_person_answered() -> None:
    session = toy(2)
    session.do(acts.let_answer(1, "tithe", "all"))
    answer(session, "card:1", "all")
    session.do(acts.restart_turn())
    assert keys(session) == []


def test_the_hand_over_is_from_the_person_who_answered_last() -> None:
    session = toy()
    session.do(acts.let_answer(1, "tithe", "all"))
    answer(session, "card:1", "nothing")
    assert session.record.hand_over == HandOver(0, 2, turn_over=False, can_take_back=True)


# -- hand-overs that pass by themselves ------------------------------------------------------------


def test_a_hand_over_that_no_one_waits_for_leaves_undo_to_the_player_who_answered_last() -> None:
    session = toy()
    session.record.pause_when(lambda _due: False)
    answer(session, "card:1", "nothing")
    assert session.record.hand_over is None
    assert session.record.passed == HandOver(0, 1, turn_over=False, can_take_back=True)
    assert session.record.acting_seat == 1
    with pytest.raises(SessionError):
        session.do(acts.undo(by=(2,)))
    session.do(acts.undo(by=(0,)))
    assert keys(session) == ["card:1"]
    answer(session, "nothing", "all")
    session.do(acts.undo())
    assert keys(session) == ["card:1", "nothing"]
    with pytest.raises(SessionError):
        session.do(acts.undo())


def test_a_hand_over_that_waits_already_passes_when_that_is_wished() -> None:
    session = toy()
    answer(session, "card:1", "nothing")
    assert session.record.acting_seat == 0
    session.record.pause_when(lambda due: due.turn_over)
    assert (session.record.hand_over, session.record.passed) == (
        None,
        HandOver(0, 1, turn_over=False, can_take_back=True),
    )


# -- keeping ---------------------------------------------------------------------------------------


def dice_forge(store: Store | None = None) -> Session:
    """A game in which gold may go on a hammer soon: both hold one."""
    return Session.new(load_rules("dice_forge"), PEOPLE[:2], 12, {"first": "seat:0"}, store)


def play_until_hammered(session: Session, seats: int = 2) -> None:
    """Play on, each player taking a hammer as soon as possible, until one was filled automatically."""
    for _ in range(200):
        decision = session.record.decision
        if decision is None or any(row.automatic for row in session.record.saved.rows):
            return
        offered = [option.key for option in decision.options]
        session.do(acts.take_over)
        session.do(acts.answer("feat:moon1a" if "feat:moon1a" in offered else offered[0]))


def test_choices_are_kept_with_the_game_and_with_its_document(tmp_path: Path) -> None:
    with open_store(tmp_path / "games.sqlite3") as store:
        session = dice_forge(store)
        session.do(acts.let_answer(0, "hammer", "all"))
        session.do(acts.let_answer(1, "cerberus", "never"))
        session.close()
        assert session.game_id is not None
        with Session.resume(store, session.game_id) as again:
            assert again.record.standing_answers.by_seat == ({"hammer": "all"}, {"cerberus": "never"})
            document = again.record.document()
        imported = Session.of_document(document)
        assert imported.record.standing_answers.by_seat == ({"hammer": "all"}, {"cerberus": "never"})
        game_id = store.import_document(document, imported.record.status)
        with Session.resume(store, game_id) as kept:
            assert kept.record.standing_answers.choice(0, "hammer") == "all"


def test_a_game_with_standing_answers_comes_back_as_it_was(tmp_path: Path) -> None:
    with open_store(tmp_path / "games.sqlite3") as store:
        session = dice_forge(store)
        for seat in range(2):
            session.do(acts.let_answer(seat, "hammer", "all"))
        play_until_hammered(session)
        automatic = [row for row in session.record.saved.rows if row.automatic]
        assert automatic
        assert automatic[0].kind == "hammer_allocate"
        assert any(
            event == ByItself(event.seat, "hammer") for entry in session.record.log for event in entry.events
        )
        log, digest, count = (
            list(session.record.log),
            session.record.table.digest,
            undo.undo_count(session.record, (0, 1)),
        )
        session.close()
        assert session.game_id is not None
        with Session.resume(store, session.game_id) as again:
            assert (again.record.log, again.record.table.digest) == (log, digest)
            assert undo.undo_count(again.record, (0, 1)) == count
        assert Session.of_document(session.record.document()).record.log == log


def test_a_choice_that_cannot_be_saved_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store(tmp_path / "games.sqlite3") as store:
        session = dice_forge(store)

        def fail(*_: Any) -> None:
            raise StoreError("saves-disk-full")

        monkeypatch.setattr(SqliteStore, "put_people", fail)
        with pytest.raises(StoreError):
            session.do(acts.let_answer(0, "hammer", "all"))
        assert session.record.standing_answers.choice(0, "hammer") == ASK
        session.close()


@pytest.mark.parametrize("wrong", [{"hammer": "half"}, {"tax": "all"}, {"hammer": 7}, "all", None, [1]])
def test_what_a_save_says_wrong_is_passed_over(wrong: Any) -> None:
    document = dice_forge().record.document()
    document["people"][0]["answers"] = wrong
    assert Session.of_document(document).record.standing_answers.by_seat == ({}, {})


# -- the games' own --------------------------------------------------------------------------------


def test_orbis_has_none_and_dice_forge_has_three() -> None:
    assert {game: [each.id for each in standing_answers_of(game)] for game in ("orbis", "dice_forge")} == {
        "orbis": [],
        "dice_forge": ["hammer", "cerberus", "roll"],
    }


@pytest.mark.parametrize("game", BUILT)
@pytest.mark.parametrize("language", WHOLE)
def test_every_standing_answer_has_words(game: str, language: str) -> None:
    words = Words(language)
    wording = game_parts(game).wording(words, PEOPLE)
    for each in standing_answers_of(game):
        for choice in (None, "tip", *each.choices):
            assert wording.standing_answer(each, choice)
        assert "Ana" in (wording.event(ByItself(0, each.id)) or "")
    assert words.problems == []


def with_hammer(gold: int, hammer: int, steps: str = "hammer") -> Session:
    """Ana is asked how much of a roll's six gold goes on her hammer."""
    table = rolled("G6 M1", hero(gold=gold, cards=steps, hammer=hammer), players=2)
    return Session.of_table(table, PEOPLE[:2])


def test_gold_that_a_full_store_would_lose_goes_on_the_hammer_unasked_unless_the_player_wants_to_be() -> None:
    session = with_hammer(12, 3)
    session.do(acts.let_answer(0, "hammer", "each"))
    assert keys(session) == []
    session.do(acts.let_answer(0, "hammer", ASK))
    assert keys(session) == ["hammer:6"]
    session = with_hammer(11, 3)  # one gold has room: that is for the player to say
    session.do(acts.let_answer(0, "hammer", ASK))
    assert keys(session) == []


@pytest.mark.parametrize(("hammer", "key", "next_choice"), [(3, "hammer:6", "finish"), (26, "hammer:4", ASK)])
def test_until_the_hammer_is_finished_all_gold_goes_on_it_and_then_the_player_is_asked(
    hammer: int, key: str, next_choice: str
) -> None:
    session = with_hammer(0, hammer, "hammer hammer")
    session.do(acts.let_answer(0, "hammer", "finish"))
    assert keys(session) == [key]
    assert session.record.standing_answers.choice(0, "hammer") == next_choice


@pytest.mark.parametrize(
    ("choice", "key"), [("all", "hammer:4"), ("nothing", "hammer:0"), ("enough", "hammer:3")]
)
def test_the_hammer_gets_all_there_is_room_for_or_nothing_or_what_reaches_the_next_mark(
    choice: str, key: str
) -> None:
    amounts = [Hammering(gold, 10 if gold > 2 else 0, max(0, 2 - gold)) for gold in range(5)]
    options = [Option(f"hammer:{amount.gold}", amount) for amount in amounts]
    hammer, *_ = standing_answers_of("dice_forge")
    assert hammer.key(Decision(0, "hammer_allocate", options), choice) == key


def test_a_cerberus_token_is_never_used() -> None:
    _, cerberus, _ = standing_answers_of("dice_forge")
    decision = Decision(0, "use_cerberus", (Option("no", False), Option("yes", True)))
    assert cerberus.key(decision, "never") == "no"
