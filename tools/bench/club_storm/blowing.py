"""A storm from its first server to the last look."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncssh

from rulesets import load_rules
from rulesets.core.rules import Rules
from tabletop_tui.play import acts
from tabletop_tui.play.fair.contributions import Contributions
from tabletop_tui.play.fair.proof import Proof
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import COLOURS, Person
from tests import postgres
from tools.bench.club_storm.audit import audit
from tools.bench.club_storm.eye import Sight, judge
from tools.bench.club_storm.guests import Storming, Table
from tools.bench.club_storm.lines import AsyncLine, by_ssh
from tools.bench.club_storm.lookers import Looker
from tools.bench.club_storm.servers import Served, serving
from tools.bench.club_storm.storm import SILENCE, Storm
from tools.bench.club_storm.unrest import stir
from tools.bench.club_storm.weather import blow


async def run(storm: Storm, base: postgres.Base, folder: Path) -> Storm:
    """Let it blow, and see what is left. Raises `RuntimeError` if OpenSSH is asked for and isn't there."""
    chance = random.Random(storm.seed)
    names = _open_tables(storm, base)
    async with serving(storm, base, folder) as served:
        guests = _guests(storm, names, served, folder)
        tables = {name: id for id, all in names.items() for name in all}
        lookers = [
            Looker(storm, f"look{number}", served, _key(folder, f"look{number}"), tables)
            for number in range(storm.screens)
        ]
        everybody: list[Storming | Looker] = [*guests, *lookers]
        running = [asyncio.create_task(each.run(), name=each.name) for each in everybody]
        try:
            stirring = asyncio.create_task(stir(storm, base, served, guests, folder))
            await blow(storm, base, served, guests, chance)
            await stirring
            for guest in guests:
                guest.resting = True
            # No one answers any more; all come to rest, and look once more at what is asked.
            await asyncio.sleep(SILENCE * 2 + 4)
            _look_at_screens(storm, base, guests)
        finally:
            for each in everybody:
                each.over = True
            for task in running:
                task.cancel()
            storm.wrong += await fallen(running)
    turns = audit(storm, base, guests)
    judge(storm, turns, [each.seen for each in everybody])
    return storm


async def fallen(running: Sequence[asyncio.Task[None]]) -> list[str]:
    """What tasks that have ended, or are being cancelled, have failed with: who fell has judged nothing."""
    ended = await asyncio.gather(*running, return_exceptions=True)
    return [
        f"{task.get_name()} fell: {error!r}"
        for task, error in zip(running, ended, strict=True)
        if isinstance(error, Exception)
    ]


def _open_tables(storm: Storm, base: postgres.Base) -> dict[str, list[str]]:
    """Tables, with the names of their guests by the tables' ids; every fourth has a computer player, too."""
    names: dict[str, list[str]] = {}
    chance = random.Random(storm.seed)
    with open_store(base.address) as store:
        for number in range(storm.tables):
            people = [
                Person(f"g{number:02}{'abc'[seat]}", COLOURS[seat], "remote") for seat in range(storm.guests)
            ]
            if has_bots(number):
                people.append(Person("Robot", COLOURS[storm.guests], "bot:1:"))
            rules = load_rules(storm.games[number % len(storm.games)])
            seed, proof = _fair(rules, people) if number % 2 else (number + 1, None)
            session = Session.new(rules, people, seed, store=store, proof=proof)
            while session.record.steps < storm.played and session.record.decision is not None:
                session.do(acts.answer(chance.choice(session.record.decision.options).key))
            session.close()
            assert session.game_id is not None
            names[session.game_id] = [person.name for person in people[: storm.guests]]
    return names


def _fair(rules: Rules[Any], people: Sequence[Person]) -> tuple[int, Proof]:
    """Seed and proof of a game that is fair by proof, to which all have added words."""
    contributions = Contributions(rules, people)
    for seat in contributions.pending:
        contributions.note(seat, f"words of {people[seat].name}")
    return contributions.begun()


def has_bots(number: int) -> bool:
    """Whether a computer player sits at the table with this number: at every fourth."""
    return number % 4 == 3


def _guests(storm: Storm, names: dict[str, list[str]], served: list[Served], folder: Path) -> list[Storming]:
    """All of them. Those with OpenSSH are the first of every table, then the second, and so on."""
    tables = {id: Table(id, names[id], has_bots=has_bots(number)) for number, id in enumerate(names)}
    seated = [(all[seat], tables[id]) for seat in range(storm.guests) for id, all in names.items()]
    ssh = by_ssh() if storm.ssh else AsyncLine.open
    return [
        Storming(
            storm, name, table, served, _key(folder, name), ssh if number < storm.ssh else AsyncLine.open
        )
        for number, (name, table) in enumerate(seated)
    ]


def _key(folder: Path, name: str) -> Path:
    """A guest's private key."""
    file = folder / f"key-{name}"
    asyncssh.generate_private_key("ssh-ed25519").write_private_key(str(file))
    file.chmod(0o600)
    return file


def _look_at_screens(storm: Storm, base: postgres.Base, guests: list[Storming]) -> None:
    """Every guest's screen says whose turn it is, as the store does."""
    with open_store(base.address) as store:
        turns = {game.id: None if game.turn is None else game.people[game.turn] for game in store.games()}
    for each in guests:
        asked = turns[each.table.id]
        if asked is None or asked.level is not None:
            continue  # the game is over; or a computer player may answer while we look
        if not each.seen.right(Sight(0, None, each.table.id, each.stands), asked.name):
            storm.wrong.append(f"{each.name}: {asked.name} is asked, and the screen says {each.stands!r}")
