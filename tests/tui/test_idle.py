"""A pilot goes on when the program has come to rest, and not before."""

import asyncio
import threading
import time

import pytest
import textual.pilot

from tests import idle


def test_pilots_wait_in_our_way() -> None:
    assert textual.pilot.wait_for_idle is idle.wait_for_idle  # type: ignore[attr-defined]


@pytest.mark.parametrize("links", [1, 40])
async def test_messages_that_lead_to_others_are_waited_for(links: int) -> None:
    done: list[int] = []

    async def pass_on(link: int) -> None:
        await asyncio.sleep(0)
        done.append(link)
        if link < links:
            waiting.append(asyncio.create_task(pass_on(link + 1)))

    waiting = [asyncio.create_task(pass_on(1))]
    await idle.wait_for_idle(0)
    assert len(done) == len(waiting) == links


async def test_timers_that_are_due_soon_are_waited_for_and_later_ones_are_not() -> None:
    done: list[str] = []
    loop = asyncio.get_running_loop()
    _ = loop.call_later(idle.SOON / 2, done.append, "soon")
    later = loop.call_later(3600, done.append, "later")
    await idle.wait_for_idle(0)
    assert done == ["soon"]
    later.cancel()


async def test_a_timer_set_by_much_work_is_waited_for() -> None:
    done: list[str] = []
    loop = asyncio.get_running_loop()

    def work() -> None:
        end = time.process_time() + 3 * idle.WORK
        while time.process_time() < end:
            pass
        _ = loop.call_later(idle.SOON * 0.9, done.append, "drawn")

    _ = loop.call_later(idle.SOON * 0.9, work)
    await idle.wait_for_idle(0)
    assert done == ["drawn"]


@pytest.mark.parametrize("name", ["writer", idle.PARKED])
async def test_beside_other_threads_the_processor_is_asked_as_by_textual(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    asked: list[float] = []

    async def ask(min_sleep: float, max_sleep: float) -> None:
        asked.append(min_sleep)

    monkeypatch.setattr(idle, "sleep_until_idle", ask)
    end, before = threading.Event(), idle.others_may_work()
    thread = threading.Thread(target=end.wait, name=name)
    thread.start()
    try:
        await idle.wait_for_idle(0)
    finally:
        end.set()
        thread.join()
    assert asked == ([0] if before or name != idle.PARKED else [])


@pytest.mark.parametrize("pause", [0, idle.SOON / 4])
async def test_what_never_rests_is_waited_for_no_longer_than_asked(pause: float) -> None:
    loop, over = asyncio.get_running_loop(), asyncio.Event()

    def turn() -> None:
        if not over.is_set():
            _ = loop.call_later(pause, turn) if pause else loop.call_soon(turn)

    turn()
    async with asyncio.timeout(10):
        await idle.wait_for_idle(0, 3 * idle.SOON)
    over.set()
