"""Moments of Bora Bora: what has just happened moves for a few frames, then everything stands as it does."""

import random

import pytest

from rulesets import load_rules
from rulesets.bora_bora.events import FulfilledTask, PlacedDie
from tabletop_tui.games.bora_bora.drawings import motions
from tabletop_tui.games.bora_bora.drawings.boards import FISH, moving_kind
from tabletop_tui.games.bora_bora.screen import BoraBoraScreen
from tabletop_tui.paint.drawing import Canvas, Region
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tests.games.bora_bora.test_drawings import seen
from tests.rulesets.bora_bora.builders import A, B, Player, using
from tests.tui.driving import HOME, sitting
from tests.tui.whole_games import SEATS

MOVING = {
    "rolled": "players",
    "placed_die": "cards",
    "occupied": "map",
    "placed_priest": "players",
    "built": "own",
    "fulfilled_task": "players",
    "turn_order": "evening",
}
"""What moves, and the board on which it does."""


async def test_what_happens_moves_on_its_board_and_comes_to_rest() -> None:
    session, chooser, moved = (
        Session.new(load_rules("bora_bora"), SEATS[2], 11, {}),
        random.Random(11),
        set[str](),
    )
    async with sitting(session, HOME, handover="never") as here:
        game = here.game
        assert isinstance(game, BoraBoraScreen)
        while session.record.decision is not None and moved < {*MOVING, "fish"}:
            before, stood = len(session.record.log), game.view
            keys = [option.key for option in session.record.decision.options]
            doing = [key for key in keys if key not in ("no", "end", "stop", "pass", "done")]
            session.do(acts.answer(chooser.choice(doing if chooser.random() < 0.8 and doing else keys)))
            session.do(acts.take_over)
            await here.pilot.pause()
            game.motion.skip()  # what the screen itself shows of it
            entries = [entry for entry in session.record.log[before:] if not entry.undone]
            happened = {event.kind: event for entry in entries for event in entry.events}
            game.before = stood  # two things may have been shown since
            frames = game.moment(game.view, entries)
            assert len(frames) <= 8, "a moment is short"
            still = {name: game.board(name).drawing for name in game._places if name in MOVING.values()}
            seen: dict[str, set[str]] = {name: set() for name in still}
            for frame in frames:
                frame()
                for name in still:
                    seen[name].add(game.board(name).drawing.text())
            game.show_boards()
            assert [name for name in still if game.board(name).drawing.lines != still[name].lines] == []
            moved |= {
                kind for kind, name in MOVING.items() if kind in happened and len(seen.get(name, ())) > 1
            }
            fished = any(moving_kind(event) == FISH for event in happened.values())
            moved |= {"fish"} if fished and len(seen.get("map", ())) > 1 else set()
    assert moved == {*MOVING, "fish"}


@pytest.mark.parametrize("height", [5, 7])
def test_a_placed_die_is_seen_on_its_way_on_low_cards_too(height: int) -> None:
    table, board = seen(using(Player())), Canvas(120, height).drawing()
    event = PlacedDie(A, 4, "temple", blue=False, white=False)
    shown = [motions.draw_die(board, table, event, step).text() for step in range(motions.FRAMES)]
    assert len({*shown}) == motions.FRAMES


@pytest.mark.parametrize(
    ("width", "yellow", "said"),
    [
        (40, False, "✓ Ben +6★ Woman+man"),
        (14, False, "✓ Ben +6★"),
        (14, True, "✓ Ben +4★"),
    ],
)
def test_a_fulfilled_task_says_whose_it_is_and_what_it_brought(width: int, yellow: bool, said: str) -> None:
    """The name of the task only where there is room for all of it; a yellow god makes it worth less."""
    canvas = Canvas(width, 1)
    canvas.spot(f"seat:{B}", Region(0, 0, width, 1), (0, 0))
    event = FulfilledTask(B, "t01", yellow, [])
    assert motions.draw_task(canvas.drawing(), seen(using(Player())), event, 0).text().rstrip() == said
