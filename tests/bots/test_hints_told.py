"""Hints in plain mode and at tables: noted in the log, bounded for guests, switched off for a table."""

import asyncio
from pathlib import Path

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.hinted import allowed
from tabletop_tui.play.session import Session
from tabletop_tui.play.transcript import transcript
from tabletop_tui.serve.breath import Breath
from tabletop_tui.serve.limits import Limits
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests.plain.talking import talked
from tests.serve.tables.evening import ANA, BEN, Terminal, evening
from tests.serve.tables.test_plain import come
from tests.tui.driving import sitting

FIRST = {"start": "seat:0"}
A, B = Person("Ana", "red"), Person("Ben", "blue")


def orbis(**also: bool) -> Session:
    people = [Person("Ana", "red", unhinted=also.get("off", False)), B]
    return Session.new(load_rules("orbis"), people, 7, FIRST)


async def told(terminal: Terminal) -> str:
    """The hint, once it has come."""
    for _ in range(800):
        if terminal.game.hinting.said:
            await terminal.pause()
            return terminal.game.hinting.said
        await asyncio.sleep(0.02)
    raise AssertionError("no hint comes")


def test_in_plain_mode_a_hint_is_told_and_noted() -> None:
    session = orbis()
    talk = talked(session, ["hint", "log", "hint off", "hint", "hint on", "h", "quit"])
    assert talk.says(
        "Hint: Best: ",
        "Ana looked at a hint.",
        "Hints are off at this table from now on",
        "Hints are off at this table.",
        "Hints are on at this table from now on",
        "Hint: Best: ",
    )
    assert session.record.people[0].hinted == (0,), "twice at one decision is noted once"
    assert not talk.says("⟦")
    assert allowed(session.record.people)


def test_what_was_looked_at_is_kept_exported_and_told_in_a_replay() -> None:
    from tabletop_tui.kit.registry import game_parts
    from tabletop_tui.text.words import Words

    with open_store(Paths.find().saves) as store:
        with Session.new(load_rules("orbis"), (A, B), 7, FIRST, store) as session:
            talked(session, ["hint", "1", "hint off", "quit"])
            game_id = session.game_id or ""
        document = store.document(game_id)
    again = Session.of_document(document)
    assert (again.record.people[0].hinted, allowed(again.record.people)) == ((0,), False)
    wording = game_parts("orbis").wording(Words("en"), again.record.people)
    assert "   0  Ana looked at a hint." in transcript(wording, again)
    rematch = Session.new(load_rules("orbis"), again.record.people, 8, FIRST)
    assert (rematch.record.people[0].hinted, allowed(rematch.record.people)) == ((), False)


async def test_a_table_without_hints_gives_none_until_they_are_switched_on() -> None:
    async with sitting(orbis(off=True)) as table:
        await table.press("h")
        assert "Hints are off at this table" in table.text()
        assert not table.session.record.people[0].hinted
        await table.press("ctrl+n")
        table.pilot.app.screen.query_one("#hints").focus()
        await table.press("left")
        assert allowed(table.session.record.people)


async def test_over_ssh_a_hint_is_thought_out_in_the_shared_workers_and_the_log_tells_all_who_looked(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ben.press("h")
        assert "Hints are for your own decisions" in ben.text()
        await ana.press("h")
        said = await told(ana)
        await table.game.background.settled()
        await ben.pause()
        assert said.startswith("Best: ")
        assert tonight.house.services.thinking.workers.pids
        assert table.session.record.people[0].hinted == (0,)
        await ben.press("L")
        assert "Ana looked at a hint." in ben.text()
        assert "Best: " not in ben.text()
        assert not ben.game.hinting.said


async def test_over_ssh_guests_ask_only_so_often_and_those_in_charge_switch_hints_off(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(hints_at_once=1, hints_a_minute=0)) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        table.notes.facts.opener = ANA.id
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ana.press("h")
        _ = await told(ana)
        ana.game.controller.choose(ana.game.scene.entries[0].key)
        await ana.settled()
        await ana.pause()
        if table.session.record.decision is not None and table.session.record.decision.seat == 0:
            await ana.press("h")
            assert "wait a little before the next hint" in ana.text()
        await ben.press("ctrl+n", "n")
        assert "only" in ben.text().casefold()
        assert allowed(table.session.record.people)
        await ana.press("ctrl+n", "n")
        await table.game.background.settled()
        assert not allowed(table.session.record.people)
        assert "switched hints off" in ana.text()


async def test_in_lines_over_ssh_a_hint_is_told_and_noted(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        table.notes.facts.opener = ANA.id
        async with come(tonight, ANA) as ana, come(tonight, BEN) as ben:
            await ana.hear("Orbis for")
            await ben.hear("Orbis for")
            await ben.say("hint", "Hints are for your own decisions")
            await ana.say("hint", "Hint: Best: ")
            heard = await ben.hear("Ana looked at a hint.")
            assert "Best: " not in heard
            await ana.say("hint off", "switched hints off")
            await ana.say("hint", "Hints are off at this table")


def test_how_often_is_counted_for_each_person() -> None:
    now = [0.0]
    breath = Breath(lambda: (2, 6), lambda: now[0])
    assert [breath.may("ana"), breath.may("ana"), breath.may("ana"), breath.may("ben")] == [
        True,
        True,
        False,
        True,
    ]
    now[0] = 10.0
    assert [breath.may("ana"), breath.may("ana")] == [True, False]
