"""Computer players in plain mode: they answer, sentences say what, and a person may play on for them."""

import io
import signal

from rulesets import load_rules
from tabletop_tui.bots.workers import Workers
from tabletop_tui.host.paths import Paths
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.keyboard import KeyboardTalk
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.plain.talking import read_until, started, talked

ANA, BEN = Person("Ana", "red"), Person("Ben", "green")
MAX = Person("Max", "blue", "bot:1")


def game_of(game: str, *people: Person) -> Session:
    return Session.new(load_rules(game), people, 7)


def conversation(session: Session, typed: list[str]) -> tuple[KeyboardTalk, io.StringIO]:
    """A conversation that hasn't begun."""
    shown = io.StringIO()
    given = io.StringIO("".join(f"{line}\n" for line in typed))
    return KeyboardTalk(session, Words("en"), Console(given, shown)), shown


def test_a_whole_game_against_the_computer_is_played_and_told() -> None:
    session = game_of("orbis", ANA, MAX)
    talk = talked(session, ["1", "yes"] * 900)
    assert session.record.over
    assert talk.says("Ana and Max (computer, level 1)", "Max ", "Ana")
    assert not talk.says("Max, is at the keyboard")
    assert not any("⟦" in line for line in talk.lines)
    assert {answer.seat for answer in session.record.table.answers} == {0, 1}


def test_only_a_computer_player_s_own_seat_is_played_by_it_and_no_one_has_to_come() -> None:
    session = game_of("bora_bora", ANA, MAX)
    talk = talked(session, [])
    assert session.record.decision is not None
    assert session.record.decision.seat == 0
    assert not talk.says("Enter")


def test_two_people_still_come_to_the_keyboard_one_after_the_other() -> None:
    session = game_of("bora_bora", ANA, MAX, BEN)
    talk = talked(session, ["B", "1", "1", "1", "A", "1"])
    assert talk.says("Ben is next and has hidden things", "Ana is next and has hidden things")
    assert not talk.says("Max is next")


def test_an_own_answer_can_be_taken_back_until_the_computer_has_answered() -> None:
    session = Session.new(load_rules("orbis"), (ANA, MAX), 7, {"start": "seat:0"})
    talk = talked(session, ["1", "undo", "1", "1", "1", "undo"])
    assert talk.says("Taken back: Ana takes", "Max takes", "only that player could have taken it back")
    assert [answer.seat for answer in session.record.table.answers] == [0, 0, 0, 1]


def test_a_game_against_the_computer_goes_on_where_it_was_left() -> None:
    with open_store(Paths.find().saves) as store:
        with Session.new(load_rules("orbis"), (ANA, MAX), 7, {"start": "seat:0"}, store) as session:
            talked(session, ["1"] * 12)
            game_id, answers = session.game_id, len(session.record.table.answers)
        assert game_id is not None
        with Session.resume(store, game_id) as again:
            assert again.record.people[1].level == 1
            talked(again, ["1"] * 6)
            assert len(again.record.table.answers) > answers


def test_a_computer_player_that_can_t_think_leaves_a_report_and_people_play_on() -> None:
    session = Session.new(load_rules("orbis"), (ANA, BEN, MAX), 7, {"start": "seat:2"})
    game, shown = conversation(session, ["", "computer 3 0", "1", "1", "1"])
    game.place.company.use(Workers(command=["false"]))
    assert game.converse() == 0
    lines = shown.getvalue()
    assert lines.count("Max can't think (its process ends each time") == 2, "tried again, and it still can't"
    assert "To play for Max yourself, type computer 3 0." in lines
    assert "3 Max: a person" in lines
    assert "Max, take" in lines
    assert session.record.table.answers[0].seat == 2
    reports = [*Paths.find().reports.glob("*.txt")]
    assert len(reports) == 2
    assert "ends each time" in reports[0].read_text(encoding="utf-8")


def test_seats_are_given_to_the_computer_and_back_by_a_command() -> None:
    session = Session.new(load_rules("orbis"), (ANA, BEN), 7, {"start": "seat:0"})
    talk = talked(session, ["computer", "computer 2 1", "1", "1", "1", "computer 2 0", "quit"])
    how = "To change it: computer, the seat's number, and a level from 1 to 5, or 0 for a person."
    assert talk.says("2 Ben: a person", how, "2 Ben: computer, level 1", "Ben takes")
    assert [person.kind for person in session.record.people] == ["hotseat", "hotseat"]
    assert 1 in {answer.seat for answer in session.record.table.answers}


def test_stopped_computer_players_give_one_answer_or_go_on() -> None:
    session = Session.new(load_rules("orbis"), (ANA, MAX), 7, {"start": "seat:0"})
    typed = ["computer stop", "goddess of nature", "board all", "why", "xyzzy", "1"]
    stopped, max_s = "The computer is stopped before Max answers.", "It is Max's decision now."
    talk = talked(session, typed)
    assert talk.says("The computer is stopped.", "Ana takes the Goddess", stopped, "World of Ana", stopped)
    assert talk.says("No decision is open", stopped, max_s, stopped, "Max takes", "Ana, take a landscape")
    assert not talked(session, [""]).says(stopped), "what was stopped in one conversation goes on in the next"


def test_ctrl_c_stops_computer_players_and_a_second_one_leaves() -> None:
    players = ("-p", "bot:5", "-p", "bot:5", "-p", "Ana")
    program = started("play", "orbis", "--plain", *players, "--seed", "7", "--set", "start=seat:0")
    assert program.stdout is not None
    assert program.stdin is not None
    _ = read_until(program, " takes ")
    program.send_signal(signal.SIGINT)
    _ = read_until(program, "The computer is stopped before")
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (130, b"")
    assert "tabletop resume" in out.decode().splitlines()[-1]


def test_where_no_hint_can_be_worked_out_that_is_said_and_nothing_is_noted() -> None:
    session = Session.new(load_rules("orbis"), (ANA, BEN), 7, {"start": "seat:0"})
    game, shown = conversation(session, ["hint", "quit"])
    game.place.company.use(Workers(command=["false"]))
    assert game.converse() == 0
    assert "No hint was found for this decision." in shown.getvalue()
    assert session.record.people[0].hinted == ()
