"""Whole games between terminals: two seats over SSH, the host, and a watcher."""

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.screens.scene import DECIDE, WAIT
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Terminal, evening
from tests.whole import sampled

OPENING, FINISH = sampled((4, 3), (30, 25))
"""How many answers are given by keys at the beginning, and about as many at the end of a game."""
PAUSE = sampled(10, 25)
"""After so many answers, those who aren't asked press keys too."""


async def answer_by_key(terminal: Terminal, chooser: random.Random) -> None:
    """Press the key that the panel shows beside one of the options, again where it asks once more."""
    scene, session = terminal.game.scene, terminal.game.session
    entries = [entry for entry in scene.entries if entry.label]
    if scene.mode != DECIDE or not entries:
        await terminal.press("enter")
        return
    label = chooser.choice(entries).label or ""
    steps = session.record.steps
    await terminal.press(*label)
    if session.record.steps == steps and terminal.game.scene.mode == DECIDE:
        await terminal.press(*label)


def near_the_end(draft: GameRecord, chooser: random.Random) -> None:
    """Play on at random until about `FINISH` answers are missing."""
    ahead = draft.copy()
    keys = []
    while ahead.decision is not None:
        keys.append(chooser.choice(ahead.decision.options).key)
        acts.answer(keys[-1])(ahead)
    for key in keys[:-FINISH]:
        acts.answer(key)(draft)


@pytest.mark.parametrize("game", sampled(BUILT[1::2], BUILT))
async def test_a_whole_game_between_two_guests_and_the_host_while_a_guest_watches(
    game: str, tmp_path: Path
) -> None:
    chooser = random.Random(5)
    async with evening(tmp_path) as tonight:
        table = await tonight.open(game, ("Ana", "remote"), ("Ben", "remote"), ("Hana", "host"))
        ana, ben = await tonight.come(ANA), await tonight.come(BEN, (80, 24))
        host, zoe = await tonight.come(HOST), await tonight.come(ZOE)
        await host.press("enter")
        await zoe.press("w")
        session, players = table.session, [ana, ben, host]
        assert [player.where for player in players] == [zoe.where] * 3
        assert zoe.game.place.seats == ()
        for step in range(OPENING + 10 * FINISH):
            if step == OPENING:
                await table.game.do(partial(near_the_end, chooser=chooser))
                await asyncio.gather(*(player.pause() for player in (*players, zoe)))
            if session.record.decision is None:
                break
            decides = session.record.decision.seat
            for seat, player in enumerate(players):
                assert player.game.scene.mode == (DECIDE if seat == decides else WAIT)
                assert player.game.viewer == seat
            assert zoe.game.scene.mode == WAIT
            assert session.record.people[decides].name in "".join(zoe.rows()[:5])
            if step % PAUSE == 0:
                await zoe.press("enter", "1", "u", "tab")
                waiting = players[(decides + 1) % 3]
                steps = session.record.steps
                await waiting.press("1", "2", "enter", "tab")
                assert session.record.steps == steps, "only the player who is asked can answer"
            await answer_by_key(players[decides], chooser)
        assert session.record.over
        for player in (*players, zoe):
            await player.pause()
            assert isinstance(player.app.screen, EndingScreen)
            await player.press("s")
            assert all(
                f"{standing.total}".replace("-", "−") in player.text()
                for standing in session.record.standings
            )
            assert player.app.words.problems == []
        assert len(tonight.house.services.store.load(table.id).rows) == session.record.steps
