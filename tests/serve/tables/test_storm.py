"""Some seconds of `make club-storm`: servers killed and stopped, connections cut, no answer lost."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.postgres import Base
from tests.serve.loopback import SSH
from tools.bench.club_storm.audit import fits
from tools.bench.club_storm.blowing import fallen, run
from tools.bench.club_storm.eye import Seen, Sight, Turns, wrongs
from tools.bench.club_storm.guests import CONFIRMED, REFUSED_SO, SENT
from tools.bench.club_storm.lines import SshLine
from tools.bench.club_storm.servers import Served
from tools.bench.club_storm.storm import Storm


@pytest.mark.waits
@pytest.mark.timeout(180)
async def test_in_a_storm_no_answer_is_lost_and_none_doubled(base: Base, tmp_path: Path) -> None:
    ssh = 2 if SSH else 0
    storm = Storm(3, 4, 2, ssh, 0, seconds=12, arriving=1, kill_every=5, cut_every=4, stop_for=3)
    _ = await run(storm, base, tmp_path)
    assert storm.faults == []
    assert min(storm.kills, storm.cuts, storm.stops) > 0
    assert storm.confirmed > 10
    assert storm.right_after
    assert storm.came_right_after


def test_what_was_answered_fits_what_is_kept_only_if_nothing_is_lost_doubled_or_out_of_order() -> None:
    a, b, c = ["a", CONFIRMED], ["b", CONFIRMED], ["c", CONFIRMED]
    assert fits([a, b, c], ["a", "b", "c"])
    assert not fits([a, b, c], ["a", "c"])
    assert not fits([a, b, c], ["a", "b", "b", "c"])
    assert not fits([a, b, c], ["a", "c", "b"])
    unknown, refused = ["b", SENT], ["b", REFUSED_SO]
    assert fits([a, unknown, c], ["a", "c"])
    assert fits([a, unknown, c], ["a", "b", "c"])
    assert fits([a, refused, c], ["a", "c"])
    assert not fits([a, refused, c], ["a", "b", "c"])
    assert not fits([a], ["a", "b"])


def test_a_storm_misses_with_one_screen_that_is_wrong_for_too_long_and_with_nothing_measured() -> None:
    storm = Storm(
        seconds=1, screens=0, rows=2, right_after=[0.1], came_right_after=[0.2], stop_right_after=[0.3]
    )
    assert storm.held
    assert not replace(storm, right_after=[0.1, 2.1]).held
    assert not replace(storm, came_right_after=[2.1]).held
    assert not replace(storm, stop_right_after=[]).held
    assert not replace(storm, unlike=["ana's answers differ"]).held
    assert "MISSED" in replace(storm, wrong=["a screen"]).report()


def test_a_screen_is_wrong_from_another_turn_or_a_login_until_it_says_so_while_its_server_runs() -> None:
    server = Served(0, {}, halts=[(30.0, 50.0)])
    turns = Turns()
    for at, name in ((0.0, "ana"), (10.0, "ben"), (20.0, "ana"), (40.0, "ben"), (60.0, "ana"), (61.0, None)):
        turns.add(at, name)

    def wrong(*sights: tuple[float, str]) -> list[tuple[float, bool]]:
        said = [Sight(at, server, "t", says, came=not says) for at, says in sights if says != "gone"]
        gone = [Sight(at, None) for at, says in sights if says == "gone"]
        seen = Seen("ana", sights=sorted([*said, *gone], key=lambda each: each.at))
        return [(each.took, each.came) for each in wrongs(seen, {"t": turns})]

    ben = "Waiting for ben."
    assert wrong((1, ""), (1.5, "asked"), (10.5, ben), (21, "asked"), (29, "gone")) == [
        (0.5, True),
        (0.5, False),
        (1.0, False),
    ]
    assert wrong((22, ""), (23, "asked"), (51, ben), (59, "gone")) == [(1.0, True), (1.0, False)]
    assert wrong((1, ""), (2, "asked"), (15, "gone")) == [(1.0, True), (5.0, False)], "never right"
    assert wrong((1, ""), (2, "asked"), (11, "gone")) == [(1.0, True)], "left in time to become right"
    assert wrong((61.5, ""), (70, "gone")) == [], "the game is over"
    assert wrong() == []
    last = [Sight(59, server, "t", "Waiting for ben."), Sight(60, server, "t", "Waiting for ana.")]
    watcher = [*last, Sight(61.2, server, "t", "wins with"), Sight(62, server), Sight(70, None)]
    assert wrongs(Seen("zoe", full=True, sights=watcher), {"t": turns}) == [], "back at the list"
    assert wrongs(Seen("zoe", full=True, sights=watcher[3:]), {"t": turns}) == [], "no game runs"


async def test_a_guest_or_a_looker_who_falls_makes_the_storm_miss() -> None:
    async def falls() -> None:
        raise ValueError("no such line")

    async def stays() -> None:
        await asyncio.sleep(60)

    running = [asyncio.create_task(falls(), name="ana"), asyncio.create_task(stays(), name="ben")]
    await asyncio.sleep(0)
    for task in running:
        task.cancel()
    assert await fallen(running) == ["ana fell: ValueError('no such line')"]


async def test_the_end_of_a_line_is_heard_also_if_it_comes_with_the_last_text() -> None:
    master, slave = os.openpty()
    os.set_blocking(master, False)
    line = SshLine(await asyncio.create_subprocess_exec("true"), master)
    _ = os.write(slave, b"Connection closed by remote host.")
    os.close(slave)
    await asyncio.sleep(0.2)
    async with asyncio.timeout(5):
        assert await line.read() == "Connection closed by remote host."
        assert await line.read() == ""
        assert await line.read() == "", "and for good"
    line.close()
