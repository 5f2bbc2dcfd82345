"""With the real `ssh`: a name is forgotten, or gets another key, while its owner plays."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import asyncssh
import pytest

from rulesets.orbis import RULES
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.people.seating import REMOTE, Chair
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests import postgres
from tests.cli.running import Ran, told
from tests.serve.loopback import Terminal, ssh_options, terminal, until
from tests.serve.test_command import free_port, headless, home, needs_ssh
from tests.whole import sampled

pytestmark = [needs_ssh, pytest.mark.waits]


@dataclass
class Club:
    """A server in a process of its own, and a game at which all seats are Ana's."""

    port: int
    folder: Path
    place: Path | str
    game: str

    @property
    def given(self) -> int:
        """How many answers are kept."""
        with open_store(self.place) as store:
            return store.steps((self.game,))[self.game]

    @property
    def seats(self) -> list[str]:
        """How the seats are held."""
        with open_store(self.place) as store:
            return [person.kind for person in store.load(self.game).people]

    def ana(
        self, key: str, *, screen: bool = False, name: str = "ana"
    ) -> contextlib.AbstractAsyncContextManager[Terminal]:
        if not (self.folder / key).exists():
            _ = new_key(self.folder, key)
        command = [*ssh_options(self.folder / key), "-p", str(self.port), f"{name}@127.0.0.1"]
        return terminal(command, (100, 30), None if screen else {"TERM": "dumb"})

    def people(self, *arguments: str) -> Ran:
        """The command, while the server runs in another process."""
        return told("people", *arguments)


def new_key(folder: Path, name: str) -> str:
    """A key in a file of this name; its fingerprint."""
    made = asyncssh.generate_private_key("ssh-ed25519")
    made.write_private_key(str(folder / name))
    made.write_public_key(str(folder / f"{name}.pub"))
    (folder / name).chmod(0o600)
    return str(made.get_fingerprint())


@pytest.fixture
def place(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Path | str:
    """Where games and guests are kept."""
    if request.param == "file":
        (home() / "data").mkdir(parents=True, mode=0o700)
        return home() / "data" / "games.sqlite3"
    base: postgres.Base = request.getfixturevalue("base")
    monkeypatch.setenv("TABLETOP_DATABASE", base.address)
    return base.address


@contextlib.asynccontextmanager
async def club(place: Path | str, folder: Path) -> AsyncIterator[Club]:
    _ = new_key(folder, "first")
    added = told("people", "--add", "ana", "--key", str(folder / "first.pub"))
    assert added.code == 0
    with Guestbook(place.with_name("people.sqlite3") if isinstance(place, Path) else place) as book:
        kind = Chair(REMOTE, book.names.owner_id("ana")).word
    people = [Person("ana", "red", kind), Person("ana 2", "blue", kind)]
    with open_store(place) as store, Session.new(RULES, people, 5, None, store) as session:
        game = str(session.game_id)
    here = Club(free_port(), folder, place, game)
    async with headless(here.port, "--invited"):
        yield here


async def sit_down(here: Club, ana: Terminal, *, screen: bool = False) -> None:
    """Ana is at the table, and gives an answer there."""
    before = here.given
    await ana.see("round 1" if screen else "Orbis for ana and ana 2")
    await answer(ana, screen=screen)
    await until(lambda: here.given > before)


async def answer(ana: Terminal, *, screen: bool = False) -> None:
    await asyncio.sleep(0.8)  # a key that comes with a new question is ignored
    ana.type("\r" if screen else "1\r")


@pytest.mark.parametrize(
    ("place", "screen"),
    sampled([("database", True)], [("file", False), ("database", True)]),
    indirect=["place"],
)
async def test_the_next_answer_of_a_guest_who_was_forgotten_is_not_accepted(
    place: Path | str, tmp_path: Path, screen: bool
) -> None:
    async with club(place, tmp_path) as here, here.ana("first", screen=screen) as ana:
        await sit_down(here, ana, screen=screen)
        given, seats = here.given, here.seats
        forgotten = here.people("--forget", "ana")
        assert forgotten.code == 0
        assert f"ana has seats in a running game ({here.game})." in forgotten.out
        assert "tabletop people --new-key ana --key FILE" in forgotten.out
        await answer(ana, screen=screen)
        assert await ana.ended() == 1
        assert "The host has released your name" in ana.flat
        assert (here.given, here.seats) == (given, seats)
        async with here.ana("first") as again:  # who isn't known isn't admitted
            await again.see("Your key isn't among those that are admitted here")


@pytest.mark.parametrize("place", sampled(["database"], ["file", "database"]), indirect=True)
async def test_a_new_key_sits_at_the_seats_of_the_old_one_which_is_refused(
    place: Path | str, tmp_path: Path
) -> None:
    async with club(place, tmp_path) as here:
        mark, seats = new_key(tmp_path, "second"), here.seats
        async with here.ana("first") as ana:
            await sit_down(here, ana)
            given = here.given
            changed = here.people("--new-key", "Ana", "--key", str(tmp_path / "second.pub"))
            assert changed.code == 0, changed.err
            assert mark in changed.out
            await answer(ana)
            assert await ana.ended() == 1
            assert "The host has given you another key here" in ana.flat
            assert here.given == given
        async with here.ana("first") as old:
            assert await old.ended() != 0
            assert "this one no longer lets you in" in old.flat
        await asyncio.sleep(2.2)  # refused logins make the address wait
        async with here.ana("second") as new:
            await sit_down(here, new)
        assert here.given > given
        assert here.seats == seats
        assert mark in (here.people()).out


@pytest.mark.parametrize(
    ("place", "screen"),
    sampled([("database", False)], [("file", True), ("database", False)]),
    indirect=["place"],
)
async def test_a_guest_gets_a_code_and_sits_at_the_same_seats_with_a_second_key(
    place: Path | str, tmp_path: Path, screen: bool
) -> None:
    async with club(place, tmp_path) as here:
        mark, seats = new_key(tmp_path, "second"), here.seats
        async with here.ana("first", screen=screen) as ana:
            await sit_down(here, ana, screen=screen)
            given = here.given
            ana.type("q" if screen else "quit\r")
            await ana.see("Hello, ana." if screen else "Type a number from")
            ana.type("K" if screen else "key\r")
            await ana.see("If you have lost one")
            found = re.search(r"ana\+([a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4})@", ana.flat)
            assert found is not None
        async with here.ana("second", name=f"ben+{found[1]}") as other:
            assert await other.ended() != 0
            assert "The code after your name isn't valid" in other.flat
        await asyncio.sleep(2.2)  # refused logins make the address wait
        async with here.ana("second", name=f"ana+{found[1]}") as new:
            await sit_down(here, new)
        assert here.given > given
        assert here.seats == seats
        for key in ("second", "first"):
            async with here.ana(key) as again:
                await again.see("round 1 of 15")
        async with here.ana("third", name=f"ana+{found[1]}") as late:
            assert await late.ended() != 0
        assert mark in (here.people()).out
        removed = here.people("--remove-key", "ana", mark)
        assert removed.code == 0, removed.err
        assert mark not in (here.people()).out


@pytest.mark.parametrize(
    ("place", "screen"),
    sampled([("database", True)], [("file", False), ("database", True)]),
    indirect=["place"],
)
async def test_who_is_banned_leaves_at_once_without_a_key_and_comes_back_when_let(
    place: Path | str, tmp_path: Path, screen: bool
) -> None:
    async with club(place, tmp_path) as here:
        async with here.ana("first", screen=screen) as ana:
            await sit_down(here, ana, screen=screen)
            given, seats = here.given, here.seats
            assert (here.people("--ban", "ana")).code == 0
            assert await ana.ended() == 1, "nothing was typed"
            assert "The host doesn't let you in here any more" in ana.flat
        assert "banned" in (here.people()).out
        async with here.ana("first") as again:
            await again.see("The host doesn't let you in here any more")
        assert (here.people("--unban", "ana")).code == 0
        assert (here.people("--unban", "ana")).code == 1
        async with here.ana("first", screen=screen) as back:
            await sit_down(here, back, screen=screen)
            assert here.seats == seats
            assert (here.people("--send-away", "ana", "--hours", "3")).code == 0
            given = here.given
            await answer(back, screen=screen)
            assert await back.ended() == 1
            assert "The host has sent you away. You can come back at" in back.flat
        assert (here.given, here.seats) == (given, seats)


@pytest.mark.parametrize("place", sampled(["file"], ["file", "database"]), indirect=True)
async def test_a_guest_whose_name_is_changed_plays_on(place: Path | str, tmp_path: Path) -> None:
    async with club(place, tmp_path) as here, here.ana("first") as ana:
        await sit_down(here, ana)
        given = here.given
        assert (here.people("--rename", "ana", "anna")).code == 0
        await answer(ana)
        await until(lambda: here.given > given)
