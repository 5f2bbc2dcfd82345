"""What lessons, the coach and questions say lies over nothing, so that what it is about stays in sight."""

from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.geometry import Region

from rulesets import BUILT, load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.lesson import OPEN, Step, lesson_of
from tabletop_tui.play.session import Session
from tabletop_tui.play.texts import worded
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.table import TableScreen
from tabletop_tui.tui.widgets.panel import DecisionPanel
from tabletop_tui.tui.widgets.stage import Stage
from tests.play.coach.test_notes import COACHED
from tests.play.lessons.test_at_the_screen import at, choose, on_lesson, step_of
from tests.play.lessons.test_steps import GAMES
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, Table, sitting
from tests.tui.lobby.driving import Visitor, visiting
from tests.whole import in_turn, sampled

SIZES = [SMALL, HOME, LARGE, HUGE]
UNKNOWN = "Z"
"""A key that no game knows."""
FEW = sampled(SIZES[:2], SIZES)
POSITIONS = sampled(5, 150)
"""In how many positions of a random game the coach speaks and questions are asked."""
APART = sampled(8, 1)
"""In the suite, one step of a lesson in this many is seen, at one size, in turn; else each at each."""
ASKED = sampled(3, 20)
"""How many questions are asked at each size."""


def table_at(visitor: Visitor | Table) -> TableScreen[Any]:
    """The table on the screen."""
    screen = visitor.game if isinstance(visitor, Table) else at(visitor)
    assert isinstance(screen, TableScreen)
    return screen


def assert_nothing_lies_over_anything(screen: TableScreen[Any]) -> None:
    """All regions of the stage are apart and on the screen, and a list has a row at least."""
    width, height = screen.app.size
    places = {name: Region(*region) for name, region in screen.query_one(Stage).places.items()}
    places = {name: region for name, region in places.items() if region.area}
    for one, other in combinations(places, 2):
        assert not places[one].overlaps(places[other]), (one, places[one], other, places[other])
    for name, region in places.items():
        assert Region(0, 0, width, height).contains_region(region), name
    if not screen.has_place("panel") or screen.folds:
        return
    panel = screen.query_one(DecisionPanel)
    assert panel.region.height >= (not panel.bare) + min(1, len(screen.scene.listing.scrolling)), (
        "no row of the list is left"
    )


def steps_at(game: str, size: tuple[int, int], apart: int) -> list[tuple[int, Step]]:
    """The steps of a lesson with their numbers: this many apart, other ones at each size."""
    return list(enumerate(lesson_of(game)))[SIZES.index(size) % apart :: apart]


async def begin(visitor: Visitor, game: str, number: int) -> None:
    """Go to a step, once the one with which the program opens is there: else that would come on top."""
    opened = await another(visitor, None)
    visitor.app.begin_step(game, number, instead=True)
    await another(visitor, opened)


async def another(visitor: Visitor, than: GameScreen | None) -> GameScreen:
    """Wait for another game's screen with everything in its place: screens change in the background."""
    for _ in range(200):
        await visitor.pilot.pause()
        screen = visitor.app.screen
        if isinstance(screen, GameScreen) and screen is not than and visitor.text().strip():
            return screen
    raise AssertionError(visitor.where)


def unseen(screen: TableScreen[Any]) -> list[str]:
    """What can be chosen on boards of this page, but isn't in sight with its key and most of its lines."""
    found = []
    for board in screen.board_widgets:
        for spot, place in board.places():
            region = Region(*place)
            key = spot.label_place[1] - spot.region.y + region.y
            seen = region.intersection(board.region)
            if spot.target in screen.scene.open_targets and not (
                seen.width == region.width
                and 2 * seen.height >= region.height
                and board.region.y <= key < board.region.bottom
            ):
                found.append(spot.target)
    return found


def rows_of(table: Table | Visitor, region: Region) -> str:
    """The words in a region of the screen, one after the other."""
    cut = [row[region.x : region.right] for row in table.rows()[region.y : region.bottom]]
    return " ".join(" ".join(cut).split())


@pytest.mark.parametrize(("game", "size", "language"), in_turn(GAMES, SIZES, ("de", "en")))
async def test_what_a_step_says_lies_over_nothing(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    app = on_lesson(tmp_path, game, 0, language)
    async with visiting(app, size) as visitor:
        for number, step in steps_at(game, size, APART):
            await begin(visitor, game, number)
            screen = table_at(visitor)
            assert_nothing_lies_over_anything(screen)
            assert not unseen(screen), step.id
            shown = screen.has_place(step.about)
            for key in step.solution:
                for pressed in ("h", UNKNOWN):
                    await visitor.press(pressed)
                    assert_nothing_lies_over_anything(screen)
                    assert not unseen(screen), step.id
                await choose(visitor, key)
                shown = shown or screen.has_place(step.about)
                assert_nothing_lies_over_anything(screen)
            assert shown or size == SMALL, step.id
            assert step_of(visitor).outcome != OPEN
            rows = rows_of(visitor, screen.panel.region)
            assert all(entry.text in rows for entry in screen.scene.entries), rows


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, FEW))
async def test_a_key_that_does_nothing_takes_nothing_of_a_step_s_text_away(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    app = on_lesson(tmp_path, game, 0)
    async with visiting(app, size) as visitor:
        for number, step in steps_at(game, size, sampled(5, 1)):
            await begin(visitor, game, number)
            texts = [worded(step.intro, app.words).split(), step.aim(app.words).split()]
            for key in (UNKNOWN, "€"):
                await visitor.press(key)
                assert texts[0][0] in visitor.text(), (step.id, key)
                await visitor.press("down", "up", "down")  # in a short strip, the goal comes after the text
                assert all(word in visitor.text() for word in texts[1]), step.id
                if table_at(visitor).strip_lines > 2:
                    assert all(word in visitor.text() for word in texts[0]), (step.id, key)


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, FEW))
async def test_the_coach_and_a_question_leave_what_they_are_about_in_sight(
    game: str, size: tuple[int, int]
) -> None:
    session, chance, asked = Session.new(load_rules(game), COACHED[:2], 4), Random(4), 0
    async with sitting(session, size) as table:
        for _ in range(POSITIONS):
            decision = session.record.decision
            if decision is None:
                break
            session.do(acts.take_over)
            table.game.place.at_keyboard = decision.seat
            table.game.update_game()
            table.game.motion.skip()
            screen = table_at(table)
            await table.pilot.pause()
            assert_nothing_lies_over_anything(screen)
            scene = screen.scene
            about = [o for o in decision.options if screen.wording.confirm(scene.view, decision, o)]
            if about and asked < ASKED:
                asked += 1
                option = chance.choice(about)
                screen.controller.choose(option.key)
                await table.pilot.pause()
                assert_nothing_lies_over_anything(screen)
                assert_is_asked_in_sight(table, option.key)
                await table.press("escape")
            session.do(acts.answer(chance.choice(decision.options).key))


def assert_is_asked_in_sight(table: Table, key: str) -> None:
    """The question is there in full, and so is what it is about, in the list or on a board."""
    screen = table_at(table)
    panel = screen.panel
    seen = table.text()
    assert screen.notice
    assert all(word in seen for word in screen.notice.split()), (screen.notice, seen)
    entry = next(entry for entry in screen.scene.offered if entry.key == key)
    if screen.cursor.in_list or not any(entry.target in b.drawing.targets for b in screen.board_widgets):
        row = rows_of(table, Region(*panel.place_on_screen()))
        assert screen.folds or row.startswith(entry.label or "•"), (row, entry, seen)
    else:
        assert entry.target not in unseen(screen)
