"""Two servers at one database, and time that is up: what follows is done once, and not too late."""

import asyncio
from pathlib import Path

from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.mail.notices import FORFEIT, SOON
from tabletop_tui.serve.tables.clocks import FORFEITS, STANDS_IN
from tabletop_tui.text.durations import DAY
from tests.postgres import Base
from tests.serve.club.two_servers import Club, club
from tests.serve.loopback import until
from tests.serve.tables.evening import BEN
from tests.serve.tables.test_days import Clock, Sent, log, plays
from tests.serve.tables.test_time_up import table_that_ends


async def _on_duty(both: Club, id: str) -> None:
    """Until one of the servers has the duty for a table."""
    await until(lambda: any(each.house.services.presence.on_duty(id) for each in both.servers))


async def test_a_game_is_lost_once_and_its_player_told_once_by_all_servers(
    base: Base, tmp_path: Path
) -> None:
    clock, sent = Clock(), Sent()
    async with club(base, tmp_path, clock=clock, limits=Limits(notice_grace=1e9)) as both:
        for server in both.servers:
            server.house.notify_by(sent)
        table = await table_that_ends(both.servers[0], FORFEITS)
        await plays(table)
        await both.quiet()
        tables = [each.house.tables[table.id] for each in both.servers]
        for each in tables:
            each.bots.playing.pause()
        await both.quiet()
        await _on_duty(both, table.id)
        for later in (DAY - 60, 61):
            clock.later += later
            for _ in range(2):
                await asyncio.gather(*(each.wait.look() for each in tables))
            await both.quiet()
        assert sent.told == [(SOON, "Ben"), (FORFEIT, "Ben")]
        for each in tables:
            assert each.session.record.people[1].lost
            assert log(each).count("tables-told-time-forfeits") == 1


async def test_who_comes_back_is_not_put_out_by_a_server_that_has_not_heard_of_it(
    base: Base, tmp_path: Path
) -> None:
    clock = Clock()
    async with club(base, tmp_path, clock=clock) as both:
        table = await table_that_ends(both.servers[0], STANDS_IN)
        await plays(table)
        await both.quiet()
        tables = [each.house.tables[table.id] for each in both.servers]
        for each in tables:
            each.bots.playing.pause()
        await both.quiet()
        await _on_duty(both, table.id)
        clock.later += DAY + 1
        await asyncio.gather(*(each.wait.look() for each in tables))
        await both.quiet()
        assert tables[1].seats.chair(1).kind == "bot"
        await tables[1].changes.bind(BEN)
        await asyncio.gather(*(each.wait.look() for each in tables))
        await both.quiet()
        for each in tables:
            assert (each.seats.chair(1).kind, each.session.record.people[1].lost) == ("remote", False)
