"""Lessons: whole ones played by keys and in plain mode, mistakes, hints, ticks, ways in."""

import asyncio
import io
from pathlib import Path

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.games.orbis import lesson_messages
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.lesson import learn
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.glance import HANDED, REPEATED
from tabletop_tui.play.learned import FILE, Learned
from tabletop_tui.play.lesson import OPEN, REACHED, lesson_of
from tabletop_tui.play.texts import worded
from tabletop_tui.store import open_store
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.app import TabletopApp, learning
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.learn import LearnScreen
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.widgets.strip import in_parts
from tests.cli.running import ran
from tests.play.lessons.test_steps import GAMES
from tests.serve.tables.evening import ANA, evening
from tests.tui.driving import struck
from tests.tui.lobby.driving import HOME, SMALL, Visitor, program, visiting
from tests.whole import in_turn, sampled

LOOKS = [(HOME, "en"), (SMALL, "de"), (HOME, "de"), (SMALL, "en")]
"""Whole lessons are played by keys in one of the first two of these, in turn; in all under `make fuzz`."""


def on_lesson(folder: Path, game: str, step: int | None = None, language: str = "en") -> TabletopApp:
    """The program, opened at a lesson, its files below a folder."""
    settings = Settings(language=language, colour="true", motion="off")
    return TabletopApp(settings, Paths.below(folder), first=learning(game, step))


def at(visitor: Visitor) -> GameScreen:
    """The step's screen."""
    screen = visitor.app.screen
    assert isinstance(screen, GameScreen)
    return screen


def step_of(visitor: Visitor) -> Exercise:
    """The step that is played."""
    exercise = at(visitor).place.lesson
    assert exercise is not None
    return exercise


async def choose(visitor: Visitor, key: str) -> None:
    """Choose an option by the keys that stand on it, or with the cursor, and confirm it if that is asked."""
    screen = at(visitor)
    assert screen.scene.mode == DECIDE
    decision, label = screen.scene.decision, screen.scene.labels.get(key)
    if label:
        await visitor.press(*label)
    else:
        screen.cursor.to_entry(screen.scene, key)
        screen.follow_cursor()
        await visitor.press("enter")
    if step_of(visitor).record.decision is decision and step_of(visitor).outcome == OPEN:
        await visitor.press(*(label or ["enter"]))


async def read_in_full(visitor: Visitor, size: tuple[int, int]) -> str:
    """The screen; a small one with the page that shows all of what the strip begins."""
    seen = visitor.text()
    if size == SMALL:
        await visitor.press("f5")
        seen += visitor.text()
        await visitor.press("escape")
    return seen


@pytest.mark.parametrize(
    ("game", "size", "language"),
    sampled(
        [(game, *LOOKS[number % 2]) for number, game in enumerate(GAMES)],
        [(game, *look) for game in GAMES for look in LOOKS],
    ),
)
async def test_a_whole_lesson_is_played_by_keys(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    app, words = on_lesson(tmp_path, game, language=language), Words(language)
    async with visiting(app, size) as visitor:
        await visitor.press("down", "enter")
        for number, step in enumerate(lesson_of(game)):
            exercise = step_of(visitor)
            assert exercise.number == number
            goal = step.aim(words)
            if at(visitor).strip_lines < 3:
                await visitor.press("down", "up")  # it comes after the text
            assert goal.split()[0] in visitor.text()
            for key in step.solution:
                await choose(visitor, key)
            assert exercise.outcome == REACHED, step.id
            seen = await read_in_full(visitor, size)
            assert all(word in seen for word in exercise.verdict(words).split()), seen
            assert step.id in app.learned.done(game)
            await visitor.press("enter")
        assert isinstance(app.screen, LearnScreen)
        assert visitor.text().count(" ✓ ") == len(lesson_of(game))
    assert not Paths.below(tmp_path).saves.exists()
    assert set(Learned(Paths.below(tmp_path).data).done(game)) == {step.id for step in lesson_of(game)}


@pytest.mark.parametrize("size", [HOME, SMALL])
@pytest.mark.parametrize("arrow", ["down", "up", "right", "left"])
async def test_the_first_arrow_in_a_lesson_moves_what_enter_takes(
    tmp_path: Path, size: tuple[int, int], arrow: str
) -> None:
    async with visiting(on_lesson(tmp_path, "orbis", len(lesson_of("orbis")) - 1), size) as visitor:
        await visitor.press("2", "enter")
        screen = at(visitor)
        sites = {entry.key for entry in screen.scene.entries}
        (other,) = sites - {screen.cursor.takes(screen.scene)}
        await visitor.press(arrow)
        taken = screen.cursor.takes(screen.scene)
        assert taken == other or arrow in ("up", "left")
        await visitor.press("enter")
        assert step_of(visitor).keys[-1] == taken


@pytest.mark.parametrize(("game", "language"), in_turn(GAMES, WHOLE))
def test_a_whole_lesson_is_played_in_plain_mode(game: str, language: str) -> None:
    words, steps = Words(language), lesson_of(game)
    typed, rules, played = [], load_rules(game), list[Exercise]()
    for number, step in enumerate(steps):
        exercise = Exercise(rules, step, number, words)
        for key in step.solution:
            decision = exercise.record.decision
            assert decision is not None
            typed.append(key)
            exercise.do(exercise.answering(key))
            if exercise.record.decision is decision:
                typed.append("1")
        typed.append("")
        played.append(exercise)
    shown, ticks = io.StringIO(), list[str]()
    console = Console(io.StringIO("".join(f"{line}\n" for line in ["", *typed])), shown)
    assert learn(game, None, words, (), ticks.append, console=console) == 0
    assert ticks == [step.id for step in steps]
    said = shown.getvalue()
    for exercise in played:
        step = exercise.step
        told = (worded(step.intro, words, plain=True), step.aim(words), exercise.verdict(words, plain=True))
        assert all(text in said for text in told)
    assert words("lesson-plain-last", game=game) in said
    assert not words.problems


async def test_a_mistake_is_explained_and_taken_back_and_a_hint_leads_the_cursor(tmp_path: Path) -> None:
    app, words = on_lesson(tmp_path, "orbis", 0), Words("en")
    step = lesson_of("orbis")[0]
    async with visiting(app) as visitor:
        for wrong in step.wrong:
            for key in wrong.path:
                await choose(visitor, key)
            assert step_of(visitor).outcome == wrong.id
            text = step_of(visitor).verdict(words)
            assert " ".join(text.split()[:4]) in visitor.text()
            assert not app.learned.done("orbis")
            await visitor.press("enter")
            assert step_of(visitor).outcome == OPEN
            await visitor.press("U")
            assert not step_of(visitor).keys
        await visitor.press("h")
        assert "Hint:" in visitor.text()
        assert at(visitor).cursor.target == "slot:1"
        await visitor.press("f5")
        assert "What this step is about" in visitor.text()
        await visitor.press("escape", "q")
        assert isinstance(app.screen, LearnScreen)


async def test_a_hint_off_the_way_says_so_and_there_is_no_replay_of_a_lesson(tmp_path: Path) -> None:
    async with visiting(on_lesson(tmp_path, "orbis", 1)) as visitor:
        await choose(visitor, "landscape:3")
        await visitor.press("h")
        assert "fit the way you have begun" in visitor.text()
        await visitor.press("u", "h")
        assert at(visitor).cursor.target == "slot:4"
        await visitor.press("ctrl+n", "ctrl+k")
        assert "has no coach" in visitor.text()


@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_what_went_wrong_stays_whatever_is_pressed(tmp_path: Path, size: tuple[int, int]) -> None:
    step = lesson_of("orbis")[0]
    app, words = on_lesson(tmp_path, "orbis", 0), Words("en")
    async with visiting(app, size) as visitor:
        await choose(visitor, step.wrong[0].path[0])
        why = step_of(visitor).verdict(words).split()
        for key in ("z", "h", "x", "down", "ctrl+k", "escape"):
            await visitor.press(key)
            assert all(word in visitor.text() for word in why[:4]), (key, visitor.text())
            seen = await read_in_full(visitor, size)
            assert all(word in seen for word in why), (key, seen)
        await visitor.press("u")
        assert "Goal:" in visitor.text()
        assert " ".join(why[:3]) not in visitor.text()


async def test_what_is_typed_ahead_does_not_skip_what_has_come_of_a_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLETOP_GLANCE")
    async with visiting(on_lesson(tmp_path, "orbis", 0)) as visitor:
        *before, last = lesson_of("orbis")[0].solution
        for key in before:
            await choose(visitor, key)
        label = at(visitor).scene.labels[last]
        for key in (label, *["enter"] * 5):
            visitor.app.post_message(struck(visitor.app, key))
        await visitor.press()
        assert step_of(visitor).number == 0
        assert "Goal reached" in visitor.text()
        await asyncio.sleep(HANDED + REPEATED)
        await visitor.press("enter")
        assert step_of(visitor).number == 1


async def test_on_a_small_screen_the_goal_comes_after_the_text_and_wrong_keys_stay(
    tmp_path: Path,
) -> None:
    words, step = Words("en"), lesson_of("orbis")[5]
    intro, goal = worded(step.intro, words), step.aim(words)
    async with visiting(on_lesson(tmp_path, "orbis", 5), SMALL) as visitor:
        assert intro[:30] in visitor.text()
        await visitor.press("x")
        assert at(visitor).strip.voice.texts == (in_parts(intro, 80, 2)[1],)
        await visitor.press("down", "up")
        assert goal in visitor.text()
        assert intro[:30] in visitor.text()
        await visitor.press("h")
        assert "Hint:" in visitor.text()
        await visitor.press("escape", "escape", "3")  # reads on, and forgets the typed x
        assert "Enter or 3 again" in " ".join(visitor.text().split())
        await visitor.press("f5")
        assert intro[:30] in visitor.text()


async def test_guests_of_a_server_learn_too_and_leave_no_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("t")
        assert "Learn Orbis" in ana.text()
        assert "with a coach" in ana.text()
        await ana.press("down", "enter")
        screen = ana.app.screen
        assert isinstance(screen, GameScreen)
        assert isinstance(screen.session, Exercise)
        for key in screen.session.step.solution:
            label = screen.scene.labels[key]
            await ana.press(*label)
        assert screen.session.outcome == REACHED
        await ana.press("q")
        assert "1 of " in ana.text()
        await ana.press("escape")
        assert "No other guests" in ana.text()
    assert ana.app.learned.done("orbis")
    assert ana.app.learned.file is None


async def test_a_step_is_chosen_from_the_list_again_and_the_lobby_leads_there(tmp_path: Path) -> None:
    app = program(tmp_path)
    first = lesson_of(BUILT[0])[0]
    app.learned.tick(BUILT[0], first.id)
    async with visiting(app) as visitor:
        assert "t learn" in visitor.text()
        await visitor.press("t")
        assert isinstance(app.screen, LearnScreen)
        assert f"1 of {len(lesson_of(BUILT[0]))} done" in visitor.text()
        await visitor.press("up", "enter")
        assert step_of(visitor).number == 0
        await visitor.press("q", "n", "escape")
        assert visitor.where == "LobbyScreen"
        await visitor.press("t", "end", "up", "enter")
        assert visitor.where == "SoloScreen"
        await visitor.press("enter", "q")
    with open_store(Paths.below(tmp_path).saves) as store:
        (game,) = store.games()
        assert [person.coached for person in game.people if person.level is None] == [True]


def test_a_mistake_a_hint_and_commands_in_plain_mode() -> None:
    words = Words("en")
    shown, ticks = io.StringIO(), list[str]()
    lines = ["nonsense", "1", "hint", "1", "1", "", "hint", "score", "board", "2", "1", "restart", "quit"]
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), shown)
    assert learn("orbis", None, words, (), ticks.append, console=console) == 0
    said = shown.getvalue()
    assert lesson_messages.take_wrong_poor_plain(words) in said
    assert said.count("Hint: ") == 2
    assert "Goal reached." in said
    assert ticks == ["take"]


def test_the_command_begins_at_a_step_and_says_what_there_is_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert ran(capsys, "learn", "orbis", "--plain", "--step", "2").out.startswith("Orbis, lesson 2 of ")
    assert "steps" in ran(capsys, "learn", "orbis", "--plain", "--step", "99").err
    assert "--plain" in ran(capsys, "learn", "orbis").err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"orbis": 3, "helios": [1, "a"]}'])
def test_damaged_ticks_are_no_ticks(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    learned = Learned(tmp_path)
    assert not learned.done("orbis")
    learned.tick("orbis", "take")
    assert list(Learned(tmp_path).done("orbis")) == ["take"]
