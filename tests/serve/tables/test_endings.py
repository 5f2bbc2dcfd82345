"""The end of a game alone on a server: what the guest did better than before, from the games kept there."""

from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.serve.people.seating import REMOTE, Chair, held
from tabletop_tui.serve.tables.place import TablePlace
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import BOT, Person
from tabletop_tui.tui.screens.ending import EndingScreen
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, Evening, Terminal, evening
from tests.serve.tables.test_plain import come
from tests.serve.tables.test_solo import played_out

RIVALS = ("mira", "tor")


async def alone(tonight: Evening, seed: int) -> OpenTable:
    """A table of Ana's against two rivals, who don't think: a test answers for all."""
    seated = [held(Person("Ana", "red"), Chair(REMOTE, ANA.id))]
    for rival, colour in zip(RIVALS, ("blue", "green"), strict=True):
        person = Person(rival.title(), colour, f"{BOT}:1", rival=rival)
        seated.append(held(person, Chair(BOT, level=1)))
    table = await tonight.house.tables.open(load_rules("orbis"), seated, {"start": "seat:0"}, seed=seed)
    table.bots.playing.paused = True
    return table


async def at_the_end(tonight: Evening, table: OpenTable, terminal: Terminal) -> str:
    """What the podium says, once the games kept on the server have been read."""
    await until(lambda: isinstance(terminal.app.screen, EndingScreen))
    await table.services.writer.do(tonight.house.services.store.games)
    await terminal.pause()
    return " ".join(terminal.text().split())


async def better_at_last(tonight: Evening) -> OpenTable:
    """A table at which Ana is going to do 18 points better against Mira than in the game before."""
    await played_out(await alone(tonight, 1))
    return await alone(tonight, 2)


async def test_the_podium_says_what_went_better_and_how_it_stands_to_those_who_played(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await better_at_last(tonight)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        if ana.where == "TablesScreen":
            await ana.press("enter")
        await ben.press("w")
        assert isinstance(ana.game.place, TablePlace)
        assert ana.game.place.table is table
        assert ben.game.place.seats == ()
        await played_out(table)
        seen = await at_the_end(tonight, table, ana)
        assert "Against Mira you did 18 points better than last time." in seen
        assert "That is your best result in 2 games alone." in seen
        assert seen.count("You lead 2 to 0.") == len(RIVALS)
        watched = await at_the_end(tonight, table, ben)
        assert "better than last time" not in watched
        assert "You lead" not in watched


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Against Mira you did 18 points better than last time."),
        ("de", "Gegen Mira warst du um 18 Punkte besser als beim letzten Mal."),
    ],
)
async def test_lines_of_text_say_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(TablePlace, "may_review", False)  # or a process would go on to look for mistakes
    async with evening(tmp_path) as tonight:
        table = await better_at_last(tonight)
        async with come(tonight, ANA, language) as typist:
            _ = await typist.hear("Mira")
            await played_out(table)
            _ = await typist.hear(said)
