"""A screen's next frame: at once, not too soon after the last one, and nothing after it."""

import asyncio

from textual.screen import UPDATE_PERIOD

from tabletop_tui.tui.terminal.frames import FrameTimer


class Painted:
    """A timer, and when it had a frame painted."""

    def __init__(self) -> None:
        self.at: list[float] = []
        self.timer = FrameTimer(lambda: self.at.append(asyncio.get_running_loop().time()))

    async def pass_on(self) -> None:
        """Let everything run that is to be done at once."""
        for _ in range(4):
            await asyncio.sleep(0)


async def test_what_is_asked_for_together_is_one_frame_which_comes_at_once() -> None:
    painted = Painted()
    painted.timer.resume()
    painted.timer.resume()
    assert not painted.at
    await painted.pass_on()
    assert len(painted.at) == 1


async def test_what_the_next_step_of_the_loop_changes_is_in_the_same_frame() -> None:
    painted = Painted()
    painted.timer.resume()
    asyncio.get_running_loop().call_soon(painted.timer.resume)
    await asyncio.sleep(2 * UPDATE_PERIOD)
    assert len(painted.at) == 1


async def test_the_next_frame_waits_for_its_time() -> None:
    painted = Painted()
    painted.timer.resume()
    await painted.pass_on()
    painted.timer.resume()
    await asyncio.sleep(4 * UPDATE_PERIOD)
    first, second = painted.at
    assert second - first >= UPDATE_PERIOD * 0.9  # the clock of a loop is a little coarse


async def test_a_frame_that_is_no_longer_due_is_not_painted() -> None:
    painted = Painted()
    painted.timer.resume()
    painted.timer.pause()
    await painted.pass_on()
    assert not painted.at
    painted.timer.resume()
    await painted.pass_on()
    assert len(painted.at) == 1
