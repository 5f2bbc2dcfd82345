"""A moment may lay out the screen anew and plays to its end; if anything else does, it ends at once."""

import random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.games.dice_forge.screen import DiceForgeScreen
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tests.games.dice_forge.test_screen import at_roll
from tests.rulesets.dice_forge.builders import A, B, C
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, Table, sitting
from tests.tui.whole_games import SEATS
from tests.whole import sampled

ANSWERS = sampled(4, 14)


def frames_played(here: Table) -> tuple[int, int]:
    """How many frames the moment that runs has, and how many are shown if nothing comes between."""
    motion = here.game.motion
    frames, played = 1 + len(motion._frames), 1
    while motion.runs:
        motion._step()
        played += motion.runs
    return frames, played


@pytest.mark.parametrize("size", sampled([HOME], [SMALL, HOME, LARGE, HUGE]), ids=str)
@pytest.mark.parametrize("game", BUILT)
async def test_every_moment_plays_all_its_frames(game: str, size: tuple[int, int]) -> None:
    """Also those that open trays or turn a page."""
    session, chance, moments = Session.new(load_rules(game), SEATS[2], 5, {}), random.Random(3), 0
    async with sitting(session, size, motion="full") as here:
        for _ in range(sampled(20, 120)):
            session.do(acts.take_over)
            decision = session.record.decision
            if decision is None:
                break
            session.do(acts.answer(chance.choice(decision.options).key))
            if here.game.motion.runs:
                frames, played = frames_played(here)
                assert played == frames, session.record.log[-1].events
                moments += 1
    assert moments > 3


async def trays_open(here: Table) -> bool:
    """Roll, and see two frames; whether trays are open then."""
    await here.press("enter")
    here.game.motion._step()
    return isinstance(here.game, DiceForgeScreen) and here.game.has_place("trays")


async def test_a_resize_ends_a_moment_that_has_laid_out_the_screen_itself() -> None:
    session = at_roll(rolls=[(A, "X3 G1"), (B, "S1 G1"), (C, "G1 G1")])
    async with sitting(session, motion="full") as here:
        assert await trays_open(here)
        await here.resize(LARGE)
        here.game.motion._step()
        assert not here.game.motion.runs
        assert isinstance(here.game, DiceForgeScreen)
        assert not here.game.has_place("trays")
        assert here.game.has_place("heroes")


async def test_a_new_position_without_a_moment_of_its_own_ends_the_one_that_runs() -> None:
    session = at_roll(rolls=[(A, "X3 G1"), (B, "S1 G1"), (C, "G1 G1")])
    async with sitting(session, motion="full") as here:
        assert await trays_open(here)
        session.do(acts.answer("pass"))
        assert not here.game.motion.runs
        assert isinstance(here.game, DiceForgeScreen)
        assert not here.game.has_place("trays")
        assert here.game.has_place("heroes")


@pytest.mark.parametrize("game", BUILT)
async def test_boards_that_lose_their_place_within_a_moment_end_it(game: str) -> None:
    """The window shrinks and grows again while frames are still to come; another answer comes meanwhile."""
    session, chance = Session.new(load_rules(game), SEATS[2], 5, {}), random.Random(3)
    async with sitting(session, HOME, motion="full") as here:
        for number in range(ANSWERS):
            session.do(acts.take_over)
            decision = session.record.decision
            assert decision is not None
            session.do(acts.answer(chance.choice(decision.options).key))
            await here.pilot.pause(0.03)
            await here.pilot.resize_terminal(*(SMALL if number % 2 else HOME))
            await here.pilot.pause(0.15)
        assert here.app.is_running
        here.game.quiet()
        assert not here.game.motion.runs
