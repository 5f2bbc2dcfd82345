"""What can be typed in plain mode, and what is answered."""

import io

import pytest

from rulesets import GAMES, load_rules
from rulesets.core import Decision, Option
from tabletop_tui.bots.hints import hints
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain import Brevity
from tabletop_tui.plain.choosing import Unclear, choices_of, meant
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.hinting import show_hint
from tabletop_tui.plain.reader import Reader
from tabletop_tui.plain.speaker import Speaker
from tabletop_tui.plain.typed import TypedLines
from tabletop_tui.plain.vocabulary import Vocabulary
from tabletop_tui.play import acts, undo
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.plain.talking import NAMES, game, talked
from tests.rulesets.bora_bora.builders import Player, at, position
from tests.rulesets.helios.builders import answer, doing, seat


def keys(session: Session) -> list[str]:
    return [answer.key for answer in session.record.table.answers]


@pytest.mark.parametrize("typed", ["3", "landscape:2", "LANDSCAPE:2", "slot 3"])
def test_an_option_is_chosen_by_number_key_or_text(typed: str) -> None:
    session = game()
    talked(session, [typed])
    assert keys(session) == ["landscape:2"]


@pytest.mark.parametrize("name", GAMES)
def test_enter_alone_takes_what_the_cursor_begins_at_when_it_is_pressed_twice(name: str) -> None:
    """The first time, the question is asked again with what Enter would choose; other lines take it back."""
    people = [Person("Ana", "red"), Person("Ben", "blue", "bot:1")]
    session = Session.new(load_rules(name), people, 7)
    first = talked(session, [""])
    assert any(line.startswith("Enter again: ") for line in first.lines)
    before, decision = keys(session), session.record.decision
    assert decision is not None
    start = game_parts(name).wording(Words("en"), people).start(session.view(decision.seat), decision)
    talked(session, ["", "score", ""])
    assert keys(session) == before
    talked(session, ["", ""])
    assert keys(session)[len(before)] == start


def test_an_enter_that_is_held_down_or_typed_ahead_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for the player who has just read the question, nor for the next one."""
    monkeypatch.setenv("TABLETOP_GLANCE", "0.3")
    session = game()
    talked(session, [""] * 9)
    assert keys(session) == []
    talk = talked(session, ["3", "1", "1", *[""] * 9])
    assert keys(session)[0] == "landscape:2"
    assert {answer.seat for answer in session.record.table.answers} == {0}
    assert session.record.decision is not None
    assert session.record.decision.seat == 1
    assert any("Enter again: " in line for line in talk.lines)


def test_an_option_is_chosen_by_its_label_on_the_board() -> None:
    session = game()
    talked(session, ["3", "o", "yes"])
    assert keys(session) == ["landscape:2", "wilderness"]


def test_a_number_is_always_the_number_listed_also_where_boards_have_other_digits() -> None:
    """On boards the colours are 1 to 5, whichever of them are held."""
    held = (Option("give:green", 1), Option("give:white", 4), Option("trade:white/red", 5))
    decision = Decision(0, "discard_excess", held)
    labels = {"give:green": "2", "give:white": "5", "trade:white/red": "x"}
    choices = choices_of(decision, ["green", "white", "white for red"], labels)
    assert [meant(choices, typed) for typed in "123x"] == [*choices, choices[2]]
    assert isinstance(meant(choices, "5"), Unclear)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no option 0; the options are 1 to"),
        ("13", "There is no option 13; the options are 1 to 12."),
        ("-1", '"-1" is neither an option (1 to 12) nor a command'),
        ("conversion", '"conversion" could be one of the options 1, 2'),
        ("xyzzy", '"xyzzy" is neither an option'),
        ("1 2", '"1 2" is neither an option'),
        ("9" * 5000, "There is no option 999"),
        ("score Nobody", 'No player here is called "Nobody"'),
        ("what", "Name an option or a place, for example: what 1"),
        ("what 77", "There is no option 77"),
        ("undo", "There is nothing to take back yet."),
        ("redo", "There is nothing to redo."),
        ("restart", "There is nothing to take back yet."),
        ("rules xyzzy", 'The short rules say nothing about "xyzzy".'),
    ],
)
def test_wrong_input_gets_a_sentence_and_changes_nothing(typed: str, answer: str) -> None:
    session = game()
    assert talked(session, [typed]).says(answer)
    assert keys(session) == []


def test_an_empty_line_asks_again() -> None:
    assert talked(game(), [""]).says("Ana, take a landscape", "Ana, take a landscape")


def test_a_question_is_not_repeated_after_looking_something_up() -> None:
    talk = talked(game(), ["score", "log", "why"])
    assert sum("Ana, take a landscape" in line for line in talk.lines) == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "command", ["board", "brett", "score", "punkte", "help", "hilfe", "rules", "regeln", "log"]
)
def test_commands_are_understood_in_both_languages(language: str, command: str) -> None:
    talk = talked(game(), [command], language)
    words = Words(language)
    refused = words("plain-not-understood", text=command, last=12)
    assert refused not in talk.lines
    assert len(talk.lines) > 17


def test_a_command_may_be_shortened() -> None:
    assert talked(game(), ["sco"]).says("Total")


def test_every_command_is_explained_in_help() -> None:
    talk = talked(game(), ["help"], "de")
    for command in (
        "brett",
        "punkte",
        "protokoll",
        "was",
        "warum",
        "zurück",
        "vor",
        "zugneu",
        "regeln",
        "ende",
    ):
        assert any(line.startswith(f"{command}: ") for line in talk.lines)


def test_quit_leaves_and_says_where_the_game_is() -> None:
    session = game()
    talk = talked(session, ["quit", "1"])
    assert talk.code == 0
    assert talk.lines[-1] == "The game is not saved."
    assert keys(session) == []


def test_a_step_is_taken_back_and_given_again() -> None:
    session = game()
    talk = talked(session, ["3", "undo", "redo"])
    assert talk.says(
        "Ana takes Conversion",
        "Taken back: Ana takes Conversion",
        "Redone: Ana takes Conversion",
        "Ana, lay the",
    )
    assert keys(session) == ["landscape:2"]


def test_an_answer_that_nothing_is_told_of_is_taken_back_in_words() -> None:
    """Buying nothing leaves no line in the log; undo says it as it was offered."""
    people = [Person(name, "red") for name in NAMES[:2]]
    table = at(position(Player(shells=9), Player(shells=9), stage="jewelry"))
    talk = talked(Session.of_table(table, people), ["buy nothing", "1", "undo"])
    assert talk.says("Taken back: buy nothing", "Ana, buy one piece of jewelry?")


def test_what_was_taken_back_stays_in_the_log() -> None:
    assert talked(game(), ["3", "undo", "1", "log"]).says("1, taken back: Ana takes", "2: Ana takes")


def test_restart_takes_back_the_whole_turn() -> None:
    session = game()
    talk = talked(session, ["3", "1", "restart"])
    assert talk.says("Taken back: ", "Taken back: Ana takes", "Ana, take a landscape")
    assert keys(session) == []


def test_undo_stops_where_a_tile_was_turned_up() -> None:
    """Must show 5: the end of a turn with a new landscape can't be taken back."""
    session = game()
    talk = talked(session, ["3", "1", "1", "undo"])
    assert talk.says(
        "New on slot 3",
        "Ana's turn is over. Jürgen comes next.",
        "Jürgen, take",
        "new information has been revealed",
    )
    assert len(keys(session)) == 3


def test_a_turn_that_told_nothing_new_can_be_taken_back_until_the_next_one_answers() -> None:
    session = game()
    talk = talked(session, ["goddess of nature", "undo", "goddess of nature", "1", "undo", "undo"])
    assert talk.says(
        "Ana takes the Goddess of Nature.",
        "Ana's turn is over; undo takes it back. Jürgen comes next.",
        "Taken back: Ana takes the Goddess of Nature.",
        "Ana, take a landscape",
        "Ana's turn is over; undo takes it back.",
        "Jürgen takes",
        "Taken back: Jürgen takes",
        "another player's",
    )
    assert keys(session) == ["god:nature"]


def test_a_landscape_that_becomes_a_wilderness_by_force_is_asked_for_once_more() -> None:
    session = game()
    talk = talked(session, ["4", "maybe", "no", "4", "ja"])
    assert talk.says("wilderness, −1 CP", "1. yes, 2. no", "1. yes, 2. no", "Cancelled.", "1. yes", "Forced:")
    assert keys(session)[0] == "landscape:3"


def test_why_names_what_is_blocked_and_its_reason() -> None:
    session = game()
    talked(session, ["goddess of nature", "1", "1", "1"])
    while session.record.decision and session.record.decision.seat != 0:
        session.do(acts.answer(session.record.decision.options[0].key))
    talk = talked(session, ["why", "why god:seas", "god:seas", "why 1"])
    reason = "You already have your god: Goddess of Nature."
    assert talk.says("more can't be chosen now", reason, reason, reason, "can be chosen")
    assert keys(session)[-1] != "god:seas"


def test_why_names_what_is_missing_for_a_landscape_that_would_become_a_wilderness() -> None:
    talk = talked(game(), ["why 4", "why 3"])
    assert talk.says(
        "missing; no trade can help.", "Taking it would make it a wilderness (−1 CP).", "can be chosen"
    )
    assert sum("can be chosen" in line for line in talk.lines) == 1


def test_why_tells_what_stands_against_a_board_element_at_any_decision() -> None:
    talk = talked(game(), ["why site:2/0", "3", "why slot:1", "why slot:2", "why site:1/0"])
    assert talk.says("Two landscapes must lie below it first.", "You have taken your tile for this turn.")
    assert talk.says("Nothing here is known to be blocked", "Its cost must be settled first")


def test_why_names_a_field_of_helios_that_is_no_site() -> None:
    """A free field has its letter and number as a name, and nothing to bring."""
    people = [Person(name, "red") for name in NAMES[:2]]
    table = doing("build", seat("D4=granite[G] E4=bamboo"), players=2)
    answer(table, "temple")
    talk = talked(Session.of_table(table, people), ["why field:A1"])
    assert talk.says("A1: ")


def test_the_scores_of_one_player_come_line_by_line() -> None:
    talk = talked(game(), ["score jür"])
    assert talk.says("Jürgen: 0 points", "  0 for Villages: 0 scored", "  0 for God: none yet")


def test_the_last_step_of_the_game_can_still_be_taken_back() -> None:
    session = game()
    before = ""
    while session.record.decision is not None:
        before = session.record.table.digest
        session.do(acts.answer(session.record.decision.options[0].key))
    assert undo.can_undo(session.record)
    talk = talked(session, ["undo", "quit"])
    assert talk.says("The game is over.", "takes the last step back", "Taken back:", "The game is not saved.")
    assert session.record.table.digest == before


def test_ascii_output_is_ascii() -> None:
    talk = talked(game(), ["board", "score", "1", "1"], "de", ascii=True)
    assert all(line.isascii() for line in talk.lines)


def dice_forge() -> Session:
    """A new game of Dice Forge that isn't kept."""
    people = [Person(name, "red") for name in NAMES[:2]]
    return Session.new(load_rules("dice_forge"), people, 7, {"first": "seat:0"})


def test_standing_answers_are_listed_and_changed_by_numbers() -> None:
    session = dice_forge()
    talk = talked(session, ["answers", "answers 4 2", "answers 9 9"])
    assert talk.says(
        "1. Ana, Gold and hammer: [1 ask me], 2 all until it is finished, 3 just enough, 4 nothing on it",
        "5. Jürgen, Cerberus token: [1 ask me], 2 never use it",
        "for example answers 1 2",
        "4. Jürgen, Gold and hammer: 1 ask me, [2 all until it is finished], 3 just enough, 4 nothing on it",
    )
    assert session.record.standing_answers.by_seat == ({}, {"hammer": "finish"})


def test_a_question_that_stays_is_not_repeated_after_a_change_for_later() -> None:
    """Standing answers, the seats' players and hints change the game, but not what is asked."""
    talk = talked(dice_forge(), ["answers 4 2", "hint off", "hint on", "computer 2 1", "computer 2 0"])
    assert talk.says("Hints are off", "Hints are on", "2 Jürgen: computer, level 1", "2 Jürgen: a person")
    assert sum("let all players roll. (step" in line for line in talk.lines) == 1


def test_standing_answers_are_those_of_people() -> None:
    people = [Person("Ana", "red"), Person("Max", "blue", "bot:1")]
    session = Session.new(load_rules("dice_forge"), people, 7, {"first": "seat:0"})
    talk = talked(session, ["answers"])
    assert talk.says("1. Ana, Gold and hammer")
    assert not any("Max, Gold and hammer" in line for line in talk.lines)


def test_after_the_end_nothing_is_asked() -> None:
    session = game()
    while session.record.decision is not None:
        session.do(acts.answer(session.record.decision.options[0].key))
    talk = talked(session, ["what 1", "why", "hint", "quit"])
    nothing = "No decision is open"
    assert talk.says("The game is over.", nothing, nothing, "Hints are for your own decisions.")
    assert sum("takes the last step back" in line for line in talk.lines) == 4


def test_a_hint_that_comes_after_the_end_is_not_said() -> None:
    """The game may end at another terminal of the same seat while the hint is worked out."""
    session, shown, words = game(), io.StringIO(), Words("en")
    found = hints(session.record.table)
    while session.record.decision is not None:
        session.do(acts.answer(session.record.decision.options[0].key))
    place = Place(session)
    lines = TypedLines(Console(io.StringIO(), shown), words, lambda: session.record.steps)
    speaker = Speaker(place, words, lines, Vocabulary(words), Reader(place, covers=True), Brevity())
    show_hint(speaker, found)
    assert shown.getvalue() == ""


def test_a_game_without_standing_answers_says_so_and_does_not_list_the_command() -> None:
    talk = talked(game(), ["help", "antworten"])
    assert talk.says("This game asks every question.")
    assert not any(line.startswith("answers: ") for line in talk.lines)


def test_the_short_rules_are_printed_whole_or_by_paragraphs_with_a_word() -> None:
    whole = talked(game(), ["rules"])
    assert whole.says(
        "What it is about", "creation points", "Set-up", "Goddess of Love", "About the landscapes"
    )
    part = talked(game(), ["rules mystic value"])
    assert part.says("Effects of landscapes", "White landscapes also have a mystic value")
    assert not part.says("Goddess of Love")


def test_a_game_that_goes_on_tells_its_last_steps_but_not_all() -> None:
    session = game()
    for _ in range(5):
        session.do(acts.take_over)
        assert session.record.decision is not None
        session.do(acts.answer(session.record.decision.options[0].key))
    lines = talked(session, []).lines
    wording = game_parts("orbis").wording(Words("en"), session.record.people)
    ends = [wording.story(entry.events)[-1][1] for entry in session.record.log[1:]]
    assert len(set(ends)) == 5
    assert [end in lines for end in ends] == [False, False, True, True, True]
