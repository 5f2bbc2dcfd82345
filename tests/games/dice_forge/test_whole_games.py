"""Complete games of Dice Forge at the screen, by the keys shown beside the options, and by mouse alone."""

import random
from collections import Counter
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tabletop_tui.kit.standing_answers import StandingAnswers
from tabletop_tui.paint.drawing import Region
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.widgets.panel import Entry
from tests.tui.driving import HOME, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui.whole_games import MOST_STEPS, SEATS, play_by_the_keys_shown, under_way
from tests.whole import sampled


@pytest.mark.parametrize(
    ("seats", "size", "language", "played"),
    [(2, HOME, "en", 0), (2, SMALL, "de", sampled(100, 0))],
)
async def test_a_game_to_its_end_by_the_keys_shown(
    seats: int, size: tuple[int, int], language: str, played: int
) -> None:
    variants = {"first": "seat:0", "cards": "random"}
    session = Session.new(load_rules("dice_forge"), SEATS[seats], 3, variants)
    await play_by_the_keys_shown(under_way(session, played), size, language)


async def _click(here: Sitting, region: Region) -> None:
    await here.pilot.click(offset=(region.x + region.width // 2, region.y + region.height // 2))
    await here.pilot.pause()


def _place(here: Sitting, entry: Entry) -> Region:
    """Where to click for an option: on a board that has it alone, else in the list."""
    game = here.game
    for board in game.board_widgets:
        spot = board.drawing.spot(entry.target or "")
        if spot is not None and len(game.scene.options_at(entry.target or "")) == 1:
            return board.place_of(spot)
    game.cursor.to_entry(game.scene, entry.key)  # so it is in sight
    return game.panel.place_on_screen()


async def test_a_game_by_mouse_alone_to_its_end() -> None:
    """Trays are left by a click beside everything; what is asked about twice is clicked twice."""
    session, chooser = (
        Session.new(load_rules("dice_forge"), SEATS[2], 5, {"first": "seat:0"}),
        random.Random(5),
    )
    under_way(session, sampled(110, 0))
    async with sitting(session, HOME) as here:
        for _ in range(MOST_STEPS):
            if session.record.over:
                break
            if here.game.motion.runs:
                await _click(here, Region(0, 0, 2, 1))
                continue
            entries = [entry for entry in here.game.scene.entries if not entry.key.startswith("@always")]
            entry, given = chooser.choice(entries), len(here.keys_taken())
            place = _place(here, entry)
            await _click(here, place)
            if len(here.keys_taken()) == given and not session.record.over:
                await _click(here, place)
        await here.pilot.pause()
        assert session.record.over
        assert isinstance(here.app.screen, EndingScreen)


@pytest.mark.parametrize("seats", [2, 4])
def test_at_most_a_tenth_of_the_questions_is_about_the_hammer(seats: int) -> None:
    """For one who answers at random by the rows of the list, the offered standing answers among them."""
    hammer = STANDING_ANSWERS[0]
    asked: Counter[str] = Counter()
    for seed in range(4):
        chooser, standing = random.Random(seed), StandingAnswers(STANDING_ANSWERS, ({},) * seats)
        table: Table[Any] = Table.new(load_rules("dice_forge"), seats, seed)
        while (decision := table.decision) is not None:
            if (key := standing.answer(decision)) is not None:
                standing = standing.after(decision)
                table.apply(key)
                continue
            asked[decision.kind] += 1
            rows = hammer.rows if decision.kind == hammer.kind else ()
            key = chooser.choice([*rows, *(option.key for option in decision.options)])
            if key in rows:
                standing = standing.chosen(decision.seat, hammer.id, key)
            else:
                table.apply(key)
    assert 0 < asked[hammer.kind] <= asked.total() / 10
