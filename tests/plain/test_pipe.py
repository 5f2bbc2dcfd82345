"""Whole games as lines of text through a real pipe, in both languages."""

import random
import signal
import subprocess
from collections.abc import Iterator

import pytest

from rulesets import BUILT
from tabletop_tui.host.paths import Paths
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.text.words import Words
from tests.plain.talking import NAMES, Talk, piped, read_until, started, the_only_game
from tests.whole import sampled

MOST_LINES = 6000

SEATS = ((2, "en"), (3, "de"), (4, "en"))
WHOLE = [(game, *seats) for game in BUILT for seats in SEATS]
SAMPLE = [(game, *SEATS[number % len(SEATS)]) for number, game in enumerate(BUILT)]
"""Each game with one number of players; `make fuzz` plays all."""
WHOLE_OF_SEATS = [(game, seats) for game, seats, _ in WHOLE]
SAMPLE_OF_SEATS = [(game, seats) for game, seats, _ in SAMPLE if game in ("orbis", "bora_bora")]
"""A game without hidden things and the one with hands."""


def typed(seed: int, comings: float) -> Iterator[str]:
    """Numbers by chance, now and then something else that doesn't end the game, and players' own keys."""
    chance = random.Random(seed)
    others = (
        "undo",
        "redo",
        "log",
        "score",
        "board",
        "why",
        "what 1",
        "",
        "zurück",
        "hilfe",
        "0",
        "99",
        "?!",
    )
    for _ in range(MOST_LINES):
        yield chance.choice(others) if chance.random() < 0.12 else str(chance.randint(1, 6))
        if chance.random() < comings:
            yield chance.choice(NAMES)[0]


@pytest.mark.parametrize(("game", "seats", "language"), sampled(SAMPLE, WHOLE))
def test_a_whole_game_through_a_pipe(game: str, seats: int, language: str) -> None:
    """To the score sheet with every line of each player, in words and nothing but words."""
    players = [argument for name in NAMES[:seats] for argument in ("-p", name)]
    lines = "".join(f"{line}\n" for line in typed(seats, 0.8 if game == "bora_bora" else 0))
    talk = piped(["play", game, "--plain", "--seed", "5", "--lang", language, *players], lines.encode())
    assert (talk.code, talk.err) == (0, "")
    text = "\n".join(talk.lines)
    assert "⟦" not in text
    assert "\x1b" not in text
    assert all(line.isprintable() for line in talk.lines)
    game_id, over, _ = the_only_game()
    assert over
    end = talk.lines[-100:]
    with open_store(Paths.find().saves) as store, Session.resume(store, game_id) as session:
        wording = game_parts(game).wording(Words(language), session.record.people)
        for standing in session.record.standings:
            assert any(line.startswith(f"{wording.name(standing.seat)}: ") for line in end)
            for kind in standing.lines:
                title = wording.score_title(kind.id)
                assert any(line.startswith(title) for line in end), f"no line of the score sheet for {title}"


def for_ever(line: str, *arguments: str) -> Talk:
    """The program with one line, typed again and again by another program that never ends by itself."""
    with subprocess.Popen(["yes", line], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as typing:
        assert typing.stdout is not None
        program = started(*arguments, given=typing.stdout)
        typing.stdout.close()
        try:
            out, err = program.communicate(timeout=60)
        finally:
            program.kill()
    return Talk(program.returncode, out.decode().splitlines(), err.decode())


@pytest.mark.parametrize(("game", "seats"), sampled(SAMPLE_OF_SEATS, WHOLE_OF_SEATS))
def test_the_first_option_for_ever_ends_a_game(game: str, seats: int) -> None:
    """No line is needed for a hand-over: where no terminal shows them, no one sees another player's hand."""
    players = [argument for name in NAMES[:seats] for argument in ("-p", name)]
    talk = for_ever("1", "play", game, "--plain", "--seed", "5", *players)
    assert (talk.code, talk.err) == (0, "")
    assert talk.says("The game is over.", "The game is saved as")
    assert the_only_game()[1]


@pytest.mark.parametrize("line", sampled(["99", "", "why"], ["99", "x", "", "undo", "why"]))
def test_lines_that_change_nothing_end_at_some_time(line: str) -> None:
    """A line that is refused is refused again: a thousand in a row are enough, and nothing is lost."""
    talk = for_ever(line, "play", "orbis", "--plain", "-p", "Ana", "-p", "Ben")
    game_id, over, _ = the_only_game()
    assert (talk.code, talk.err, over) == (1, "", False)
    assert talk.lines[-2] == "The last 1,000 lines have changed nothing, so no more are read."
    assert talk.lines[-1] == f"The game is saved. To play on: tabletop resume {game_id} --plain"


@pytest.mark.parametrize("line", sampled(["1", "nonsense"], ["1", "", "nonsense"]))
def test_a_lesson_through_a_pipe_ends_too(line: str) -> None:
    talk = for_ever(line, "learn", "orbis", "--plain")
    assert (talk.code, talk.err) == (1, "")
    assert talk.lines[-1] == "The last 1,000 lines have changed nothing, so no more are read."


def test_every_answer_is_heard_at_once_and_the_end_of_input_keeps_the_game() -> None:
    program = started(
        "play", "orbis", "--plain", "-p", "Ana", "-p", "Ben", "--seed", "7", "--set", "start=seat:0"
    )
    assert program.stdin is not None
    read_until(program, "Ana, take a landscape")
    program.stdin.write(b"1\n")
    program.stdin.flush()
    read_until(program, "Ana takes Conversion")
    read_until(program, "Ana, lay the Conversion at no cost")
    game_id, over, rows = the_only_game()
    assert (over, rows) == (False, 1)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (0, b"")
    assert f"tabletop resume {game_id} --plain" in out.decode().splitlines()[-1]
    again = piped(["resume", game_id, "--plain"], b"1\nlog\n")
    assert again.code == 0
    assert again.says(
        "Resuming Orbis for Ana and Ben", "Ana takes Conversion", "Ana, lay", "1: Ana takes", "resume"
    )
    assert the_only_game()[2] == 2


def test_ctrl_c_leaves_cleanly_and_keeps_the_game() -> None:
    program = started("play", "orbis", "--plain", "-p", "Ana", "-p", "Ben")
    read_until(program, "take a landscape")
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (130, b"")
    assert "tabletop resume" in out.decode().splitlines()[-1]


def test_a_reader_who_goes_away_does_no_harm_and_hears_how_to_play_on() -> None:
    program = started("play", "orbis", "--plain", "-p", "Ana", "-p", "Ben")
    read_until(program, "take a landscape")
    assert program.stdout is not None
    assert program.stdin is not None
    assert program.stderr is not None
    program.stdout.close()
    program.stdin.write(b"1\n" * 50)
    program.stdin.close()
    assert program.wait(timeout=60) == 1
    said = program.stderr.read().decode()
    program.stderr.close()
    game_id, _, _ = the_only_game()
    assert said == f"tabletop: The game is saved. To play on: tabletop resume {game_id} --plain\n"
    with open_store(Paths.find().saves) as store:
        Session.resume(store, game_id).close()


def test_bytes_that_are_no_text_get_a_sentence() -> None:
    talk = piped(["play", "orbis", "--plain", "-p", "Ana", "-p", "Ben"], b"\xff\xfe\n\x1b[2J\n")
    assert (talk.code, talk.err) == (0, "")
    assert talk.says("is neither an option", "is neither an option")
    assert all(line.isprintable() for line in talk.lines)


def test_a_game_that_is_open_elsewhere_is_refused() -> None:
    program = started("play", "orbis", "--plain", "-p", "Ana", "-p", "Ben")
    read_until(program, "take a landscape")
    game_id, _, _ = the_only_game()
    talk = piped(["resume", game_id, "--plain"], b"")
    assert talk.code == 1
    assert f"The game {game_id} is open in another tabletop (process {program.pid})" in talk.err
    program.communicate(timeout=60)
    assert piped(["resume", game_id, "--plain"], b"").code == 0


def test_the_program_itself_loses_nothing_by_kill_9() -> None:
    """Must show 4, seen from outside: each question that was shown stands for a saved answer before it."""
    chance = random.Random(4)
    arguments: tuple[str, ...] = ("play", "orbis", "--plain", "-p", "Ana", "-p", "Ben", "--seed", "7")
    saved = 0
    for _ in range(5):
        program = started(*arguments)
        assert program.stdin is not None
        assert program.stdout is not None
        shown = questions(read_until(program, "1. "))
        program.stdin.write(b"1\n" * 100)
        program.stdin.flush()
        for _ in range(chance.randint(1, 120)):
            shown += questions([program.stdout.readline().decode()])
        program.kill()
        shown += questions(program.stdout.read().decode().split("\n")[:-1])
        program.wait()
        for stream in (program.stdin, program.stdout, program.stderr):
            if stream is not None:
                stream.close()
        game_id, _, rows = the_only_game()
        assert rows >= saved + shown - 1
        saved, arguments = rows, ("resume", game_id, "--plain")
    assert saved > 10


def questions(lines: list[str]) -> int:
    """How many decisions have been shown; asking once more is none."""
    return sum(line.startswith("1. ") and not line.startswith("1. yes") for line in lines)
