"""What commands of plain mode say, line by line: numbers of seats, reasons, the coach, who has won."""

import io
from collections.abc import Sequence

import pytest

from rulesets import load_rules
from rulesets.dice_forge import RULES
from tabletop_tui.plain import computers, standing_answers
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.lesson import learn
from tabletop_tui.play import acts
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.plain.talking import NAMES, game, talked
from tests.play.coach.test_notes import COACHED
from tests.rulesets.dice_forge.builders import hero, position, table_at

QUESTION = "Ana, take a landscape"


# -- Numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "name"),
    [("1", "Ana"), ("2", "Jürgen"), ("j", "Jürgen"), ("0", None), ("3", None), ("", "Total")],
)
def test_a_player_is_named_by_number_or_by_the_beginning_of_the_name(typed: str, name: str | None) -> None:
    talk = talked(game(), [f"score {typed}"])
    assert talk.says(f"{name}: 0 points" if name in NAMES else name or f'No player here is called "{typed}"')
    assert sum(line.endswith(": 0 points") for line in talk.lines) == (name in NAMES)


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("1 5", 0),
        ("2 0", 1),
        ("0 1", None),
        ("3 1", None),
        ("9 1", None),
        ("2 6", None),
        ("2", None),
        ("2 1 1", None),
    ],
)
def test_a_seat_is_given_away_by_its_number_and_a_level(typed: str, seat: int | None) -> None:
    assert computers.meant(game(), typed) == (None if seat is None else (seat, int(typed[-1])))


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("4 2", (1, "hammer", "finish")),
        ("1 1", (0, "hammer", "ask")),
        ("0 1", None),
        ("1 0", None),
        ("7 1", None),
        ("1 9", None),
        ("1", None),
    ],
)
def test_a_standing_answer_is_chosen_by_two_numbers(typed: str, chosen: tuple[int, str, str] | None) -> None:
    people = [Person(name, "red") for name in NAMES[:2]]
    session = Session.new(load_rules("dice_forge"), people, 7)
    found = standing_answers.fields(session)
    assert len(found) == 6
    assert standing_answers.meant(found, typed) == chosen


# -- Reasons ---------------------------------------------------------------------------------------


def test_what_is_typed_is_refused_for_its_own_reason() -> None:
    """Of options that are blocked for several reasons each has its own."""
    people = [Person(name, "red") for name in NAMES[:2]]
    session = Session.new(load_rules("dice_forge"), people, 7, {"first": "seat:0"})
    while session.record.decision is not None and session.record.decision.kind != "action":
        session.do(acts.answer(session.record.decision.options[0].key))
    talk = talked(session, ["buy:G6", "FEAT:SUN1", "quit"])
    assert talk.says("None is left.", "It costs 1 sun shard; you lack 1 sun shard.")
    assert sum(line == "None is left." for line in talk.lines) == 1


def test_what_can_be_chosen_says_what_it_would_do() -> None:
    """What `what` tells of an option is also told by `why`, where nothing stands against it."""
    for command in ("what 3", "why 3"):
        talk = talked(game(), [command])
        assert talk.says("lay: row 1", "gain: Take 1 worshipper of your choice"), command


# -- The coach -------------------------------------------------------------------------------------


def test_the_coach_is_turned_off_and_on_and_speaks_once() -> None:
    """What stood is not asked again; what it has said is told on demand, the last note first."""
    session = Session.new(load_rules("orbis"), COACHED[:2], 7, {"start": "seat:0"})
    talk = talked(session, ["coach off", "1", "1", "coach", "coach on", "coach", "quit"])
    first, second = "Take a tile", "Choose the colour"
    how = "“coach off” turns the coach off"
    assert talk.says(f"Coach: {first}", QUESTION, "The coach is off for Ana.", first, how)
    assert talk.says("The coach is on for Ana.", f"Coach: {second}", second, first, how)
    assert [line for line in talk.lines if line.startswith("The coach is")] == [
        "The coach is off for Ana.",
        "The coach is on for Ana.",
    ]
    assert sum(line.startswith("Coach: ") for line in talk.lines) == 2
    assert sum(QUESTION in line for line in talk.lines) == 1


# -- The end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("glory", "told"),
    [
        ((9, 4), "Ana wins with 9 points."),
        ((0, 1), "Jürgen wins with 1 point."),
        ((7, 7), "Ana and Jürgen share the victory with 7 points."),
    ],
)
def test_who_has_won_is_named_and_who_shares_the_victory(glory: tuple[int, int], told: str) -> None:
    """In Dice Forge, players with equal glory share a place."""
    people = [Person(name, "red") for name in NAMES[:2]]
    seats = hero(vp=glory[0]), hero(vp=glory[1], gold=2)
    table = table_at(position(*seats, players=2, turns=17), "action", RULES)
    talk = talked(Session.of_table(table, people), ["pass", "yes", "quit"])
    assert talk.says(
        "The game is over.", *(f"{name}: {n} point" for name, n in zip(NAMES, glory, strict=False)), told
    )


# -- Lessons ---------------------------------------------------------------------------------------


def lesson(
    typed: Sequence[str],
    done: Sequence[str] = (),
    number: int | None = None,
    ticks: list[str] | None = None,
) -> list[str]:
    """What a lesson in Orbis says to these lines; it begins with the list, or at a step from 0."""
    shown = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), shown)
    tick = ([] if ticks is None else ticks).append
    assert learn("orbis", number, Words("en"), done, tick, console=console) == 0
    return shown.getvalue().splitlines()


def test_a_lesson_lists_its_steps_with_ticks_and_proposes_the_first_that_is_not_done() -> None:
    steps = [step.id for step in lesson_of("orbis")]
    for done, proposed in (((), 1), (steps[:2], 3), (steps, 1)):
        said = lesson(["11", "99", ""], done)
        asked = f"Type the number of a step, or press Enter for step {proposed}."
        assert said.count(asked) == 3, "no other number is a step"
        assert said[1].startswith("0. - "), "a finished game"
        ticks = [line.split()[1] for line in said[2 : 2 + len(steps)]]
        assert ticks == ["✓" if step in done else "-" for step in steps]
        assert any(line.startswith(f"Orbis, lesson {proposed} of {len(steps)}: ") for line in said)


def test_the_first_step_tells_how_to_get_a_hint_and_what_else_can_be_typed() -> None:
    how = "Answer with the number of an option; hint gives a hint. "
    commands = "Commands: board, mine, score, log, since, what, why, again, undo, restart, help, rules, quit."
    assert how + commands in lesson([], number=0)
    assert not any(line.startswith(how) for line in lesson([], number=1))
    listed = [line.partition(": ")[0] for line in lesson(["help"], number=0) if ": " in line]
    known = "hint, board, mine, score, log, since, what, why, again, undo, restart, help, rules, quit"
    assert listed[-14:] == known.split(", ")
    game_s = (
        "board, mine, score, log, since, what, hint, coach, why, again, brief, undo, redo, restart, help, "
        "rules, computer, quit."
    )
    assert f"Answer with the number of an option. Commands: {game_s}" in talked(game(), []).lines


def test_a_step_that_is_missed_is_taken_back_by_enter_and_judged_once() -> None:
    """What speaks against it is told once; other commands are heeded meanwhile. It gets no tick."""
    ticks: list[str] = []
    said = lesson(["1", "1", "score", "", "quit"], number=0, ticks=ticks)
    assert ticks == []
    missed = [number for number, line in enumerate(said) if line.startswith("Not reached. ")]
    assert len(missed) == 1
    back = "Press Enter to take back the last answer; restart begins the step again, quit leaves."
    assert said.count(back) == 2
    assert said.index("Taken back.") > missed[0]
    assert sum(QUESTION in line for line in said) == 2
