"""An invitation says how it is used and what it is good for; talk is kept with its table."""

from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.reception import Reception
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests.serve.tables.evening import ANA, BEN, HOST, evening

NOW = 1_700_000_000.0


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("kind", "good_for"),
    [
        ("free", ""),
        ("remote", "The seat is kept for the name Ben"),
        ("remote:key SHA256:ben", "Ben has this seat. A guest with this code can watch"),
    ],
)
async def test_the_screen_says_what_the_command_prints(
    tmp_path: Path, width: int, kind: str, good_for: str
) -> None:
    async with evening(tmp_path) as tonight:
        tonight.house.entrance = Entrance("192.0.2.7", 2345, "SHA256:x")
        await tonight.open("orbis", ("Hana", "host"), ("Ben", kind))
        host = await tonight.come(HOST, size=(width, 24))
        await host.press("p", "down", "i")
        said = " ".join(host.text().split())
        assert "Invitation: " in said
        assert "Good for one guest until 2023-11-15 00:13" in said
        assert "ssh -p 2345 THEIR-NAME@192.0.2.7" in said
        assert good_for in said
        assert ("once the seat is free." in said) == (kind == "remote:key SHA256:ben"), "the whole sentence"


async def test_an_invitation_to_an_occupied_seat_is_good_for_what_it_says(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote:key SHA256:ben"))
        carl = await tonight.come(Guest("Carl", None, table.id, 1))
        assert carl.where == "OrbisScreen"
        assert not table.seats.of(carl.app.guest)
        assert await table.changes.free(BEN, 1)
        await carl.press("q")
        await carl.press("home", "enter")
        assert table.session.record.people[1].name == "Carl"


async def test_talk_survives_a_restart(tmp_path: Path) -> None:
    """As it was said, with who said it; not beyond what is kept of it anyway."""
    async with evening(tmp_path):
        pass
    for _ in range(2):
        with open_store(tmp_path / "kept.sqlite3") as store, Guestbook(tmp_path / "people.sqlite3") as book:
            house = Reception(store, book=book, clock=lambda: NOW)
            if not house.tables:
                table = await _open(house)
                assert table.say(ANA, "good luck") is None
                assert table.say(BEN, "thanks") is None
                await table.game.background.settled()
            else:
                (table,) = house.tables.values()
                assert [(remark.name, remark.text) for remark in table.notes.talk.remarks] == [
                    ("Ana", "good luck"),
                    ("Ben", "thanks"),
                ]
            house.closing()


async def _open(house: Reception) -> OpenTable:
    people = [Person("Ana", "red", "remote:key SHA256:ana"), Person("Ben", "blue", "remote:key SHA256:ben")]
    return await house.tables.open(load_rules("orbis"), people, seed=7)
