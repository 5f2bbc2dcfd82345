"""The same sentences at the keyboard, over SSH and in plain mode: what happened to a player, and a hint."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.recap import recap
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.scene import CURTAIN, HAND_OVER
from tests.plain.talking import talked
from tests.serve.tables.bens_turn import (
    PEOPLE,
    SEED,
    come_to_bens_turn,
    played,
    uncovering,
    until_bens_turn,
)
from tests.serve.tables.evening import Terminal, evening
from tests.tui.driving import Table, sitting
from tests.whole import in_turn


async def uncovered(table: Table) -> None:
    """Ben takes over the keyboard where his hand was covered."""
    if table.game.scene.mode in (HAND_OVER, CURTAIN):
        await table.press("B")


async def strip_of(table: Table | Terminal, pause: Callable[[], Awaitable[None]]) -> list[str]:
    """What the strip says once the beginning of the turn has been looked into, after any notice."""
    for _ in range(50):
        if table.game.strip.voice.texts:
            break
        await pause()
    table.game.say("")
    return [text.replace("\u00a0", " ") for text in table.game.strip.voice.texts]


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, ["en", "de"]))
async def test_a_recap_says_the_same_everywhere(game: str, language: str, tmp_path: Path) -> None:
    keys = until_bens_turn(game)
    session = played(Session.new(load_rules(game), PEOPLE, SEED), keys)
    wording = game_parts(game).wording(Words(language), session.record.people)
    meant = [each.text for each in recap(session.record, wording, 1).meant]
    assert meant
    async with sitting(session, language=language) as table:
        await uncovered(table)
        here = await strip_of(table, table.pilot.pause)
        shown = "\n".join(table.rows())
    async with evening(tmp_path) as tonight:
        terminal = await come_to_bens_turn(tonight, game, keys, language=language)
        there = await strip_of(terminal, terminal.pause)
        far = terminal.text()
    for said in (here, there):  # as many as there is room for
        begun = [text.removesuffix(" Esc").removesuffix(" …") for text in said]
        texts = [text.removeprefix("! ").removeprefix("+ ") for text in begun]
        assert texts[: len(meant)] == meant[: len(texts)]
    first = meant[0][:40]
    assert first in shown
    assert first in far
    since = {"en": "since", "de": "seither"}[language]
    again = played(Session.new(load_rules(game), PEOPLE, SEED), keys)
    lines = (await asyncio.to_thread(talked, again, [*uncovering(again), since, "quit"], language)).lines
    spelt = game_parts(game).wording(Words(language), again.record.people)
    spelt.spell_out()
    told = {"en": "For you: ", "de": "Für dich: "}[language]
    for each in recap(again.record, spelt, 1).meant:
        assert f"{told}{each.text}" in lines


def words_of(hint: str) -> list[str]:
    """The sentences after the option's name."""
    return re.split(r"(?<=[.:]) ", hint.removeprefix("Tipp: "))[2:]


async def hint_of(table: Table | Terminal, pause: Callable[[], Awaitable[None]]) -> str:
    """The hint, once it has been worked out."""
    for _ in range(1500):
        if table.game.hinting.said:
            break
        await pause()
        await asyncio.sleep(0.01)
    return table.game.hinting.said


@pytest.mark.parametrize("game", ["bora_bora", "dice_forge"])
async def test_a_hint_says_the_same_everywhere(game: str, tmp_path: Path) -> None:
    """Where no board is beside them, options have longer names, and signs are words."""
    keys = until_bens_turn(game)
    session = played(Session.new(load_rules(game), PEOPLE, SEED), keys)
    async with sitting(session, language="de") as table:
        await uncovered(table)
        await table.press("h")
        here = await hint_of(table, table.pilot.pause)
    async with evening(tmp_path) as tonight:
        terminal = await come_to_bens_turn(tonight, game, keys, language="de")
        await terminal.press("h")
        assert await hint_of(terminal, terminal.pause) == here
    again = played(Session.new(load_rules(game), PEOPLE, SEED), keys)
    lines = (await asyncio.to_thread(talked, again, [*uncovering(again), "tipp", "quit"], "de")).lines
    told = next(line for line in lines if line.startswith("Tipp: Am besten: "))
    assert here.startswith("Am besten: ")
    assert {*words_of(here)} & {*words_of(told)}
