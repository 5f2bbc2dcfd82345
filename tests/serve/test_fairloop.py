"""The event loop of a server: whose work is done when, and what is left as in any loop."""

import asyncio
import time
from collections.abc import Callable

import pytest

from tabletop_tui.serve.lines.fairloop import FairLoop, Lane, Lanes, begin_for_all, run
from tabletop_tui.serve.lines.turns import CREDIT


def spend(seconds: float) -> None:
    """Use the processor."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def lanes_of(*names: str) -> list[Lane]:
    lanes = Lanes()
    return [lanes.enter(name) for name in names]


async def greedy(lane: Lane, until: Callable[[], bool], cost: float = 0.005) -> None:
    """Have a lane busy without a pause."""

    async def work() -> None:
        while not until():
            spend(cost)
            await asyncio.sleep(0)

    await lane.begin(work())


async def test_a_calm_guest_waits_for_one_piece_of_the_others() -> None:
    calm, *others = lanes_of("calm", *(f"hasty {number}" for number in range(10)))
    over = False
    busy = [asyncio.ensure_future(greedy(each, lambda: over)) for each in others]
    await asyncio.sleep(CREDIT * 12)  # while the others take their turns, the calm one saves
    waits = []
    for _ in range(10):
        done, began = asyncio.Event(), time.thread_time()
        calm.take(done.set)
        await done.wait()
        waits.append(time.thread_time() - began)
        await asyncio.sleep(0.02)
    over = True
    await asyncio.gather(*busy)
    assert max(waits) < 0.02, "two pieces, and not ten"


async def test_all_that_a_guest_begins_belongs_to_them_also_in_tasks_of_tasks() -> None:
    ana, ben = lanes_of("ana", "ben")
    order: list[str] = []

    async def inner(name: str) -> None:
        await asyncio.sleep(0)
        spend(0.002)
        order.append(name)

    async def outer(name: str) -> None:
        for _ in range(5):
            await asyncio.create_task(inner(name))

    await asyncio.gather(ana.begin(outer("ana")), ben.begin(outer("ben")))
    assert order.count("ana") == order.count("ben") == 5
    assert set(order[:3]) == {"ana", "ben"}, "they take turns"


async def test_a_person_with_three_connections_has_one_lane() -> None:
    lanes = Lanes()
    lane = lanes.enter("ana")
    assert lanes.enter("ana") is lane
    assert lanes.enter("ben") is not lane
    lanes.leave("ana")
    assert lanes.enter("ana") is lane, "as long as one of them is left"
    for _ in range(2):
        lanes.leave("ana")
    assert lanes.enter("ana") is not lane


async def test_order_is_kept_and_what_comes_later_is_last() -> None:
    (lane,) = lanes_of("ana")
    order: list[int] = []
    lane.later(lambda: order.append(3))
    lane.take(lambda: order.append(1))
    lane.take(lambda: order.append(2))
    await asyncio.sleep(0.02)
    assert order == [1, 2, 3]


async def test_what_fails_is_reported_and_the_next_one_is_served() -> None:
    loop = asyncio.get_running_loop()
    said: list[str] = []
    loop.set_exception_handler(lambda _loop, context: said.append(str(context["exception"])))
    (lane,) = lanes_of("ana")

    def fail() -> None:
        raise RuntimeError("oops")

    order: list[int] = []
    lane.take(fail)
    lane.take(lambda: order.append(1))
    await asyncio.sleep(0.02)
    assert (said, order) == (["oops"], [1])


async def test_what_was_cancelled_isnt_done() -> None:
    loop = asyncio.get_running_loop()
    (lane,) = lanes_of("ana")
    order: list[int] = []
    handle = loop.call_soon(order.append, 1, context=lane.context.copy())
    _ = loop.call_soon(order.append, 2, context=lane.context.copy())
    handle.cancel()
    await asyncio.sleep(0.02)
    assert order == [2]


async def test_what_all_wait_for_isnt_done_in_the_turns_of_whoever_began_it() -> None:
    hasty, calm = lanes_of("hasty", "calm")
    over = False
    looked: list[asyncio.Task[None]] = []

    async def look() -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def begin() -> None:
        looked.append(begin_for_all(look()))

    busy = asyncio.ensure_future(greedy(calm, lambda: over, 0.02))
    await hasty.begin(begin())
    began = time.thread_time()
    await looked[0]
    waited = time.thread_time() - began
    over = True
    await busy
    assert waited < 20 * 0.05


async def test_sockets_and_timers_are_looked_at_between_turns() -> None:
    (lane,) = lanes_of("hasty")
    over = False
    busy = asyncio.ensure_future(greedy(lane, lambda: over, 0.002))
    late = []
    for _ in range(20):
        began = time.thread_time()
        await asyncio.sleep(0.001)
        late.append(time.thread_time() - began)
    over = True
    await busy
    assert sorted(late)[10] < 0.02


def test_a_server_runs_on_it() -> None:
    async def which() -> type[asyncio.AbstractEventLoop]:
        return type(asyncio.get_running_loop())

    assert run(which()) is FairLoop


def test_without_it_everything_is_done_as_it_comes() -> None:
    order: list[int] = []

    async def plain() -> None:
        (lane,) = lanes_of("ana")
        lane.hurried(1)
        lane.later(lambda: order.append(1))
        lane.take(lambda: order.append(2))
        await lane.begin(asyncio.sleep(0.01))

    with asyncio.Runner() as runner:
        runner.run(plain())
    assert order == [1, 2]


@pytest.mark.parametrize("who", ["member", "stranger"])
async def test_an_address_is_forgotten_with_its_last_stranger(who: str) -> None:
    lanes = Lanes()
    address = "192.0.2.7" if who == "stranger" else None
    lane = lanes.enter(who, address)
    assert (lanes.enter(f"{who} too", address) is lane) is False
    lanes.leave(who)
    lanes.leave(f"{who} too")
    assert lanes.enter(who, address) is not lane
