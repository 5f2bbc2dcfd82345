"""Every door through which text comes in from outside, and all surfaces that it could reach from there.

Each takes characters that may not be shown, pushes them through, and returns where they were seen.
"""

import asyncio
import contextlib
import csv
import io
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from textual import events

from rulesets import BUILT, load_rules
from rulesets.core import foreign, tables
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.cli.failures import explain
from tabletop_tui.cli.tree import COMMANDS
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import load as load_settings
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.choices import Choices, book_file, host_guest
from tabletop_tui.serve.lines.terminal import Terminal, welcome
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import name_or_reason
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.complaints import reported
from tabletop_tui.text.words import Words
from tabletop_tui.tui.app import replaying
from tabletop_tui.tui.screens.about import AboutScreen, KeysScreen
from tabletop_tui.tui.screens.settings import SettingsScreen
from tabletop_tui.tui.screens.setup_form import memory
from tests.corrected_tables import corrected
from tests.foreign.characters import pieces
from tests.foreign.surfaces import MARK, Seen, home, marked, screen, written
from tests.serve.tables.evening import HOST, Evening, evening

ROOT = Path(__file__).parents[2]

PLAIN = "board\nscore\nlog\nhelp\nquit\n"


def played(store: Store | None = None, answers: int = 6) -> Session:
    """A game of Ana and Ben, some answers old."""
    people = [Person("Ana", "red"), Person("Ben", "blue")]
    session = Session.new(load_rules("orbis"), people, 7, {}, store)
    chooser = RandomChooser(3)
    for _ in range(answers):
        assert session.record.decision is not None
        session.do(acts.answer(chooser.choose(session.record.decision)))
    return session


# -- saves -----------------------------------------------------------------------------------------


def friendly(text: str) -> Any:
    """A save that is taken in, with foreign text wherever it doesn't matter for the game."""
    document = played().record.document()
    document["name"] = text
    for person in document["people"]:
        person.update(name=f"{person['name']}{text}", colour=text, kind=text, answers={text: text})
        person[text] = text
    return {**document, text: text, "report": {text: text}}


def refused(text: str) -> Iterable[tuple[bool, Any]]:
    """Saves that aren't taken in; whether the complaint quotes the text."""
    document = played().record.document()
    unlike = {**document, "digests": ["0"] * len(document["digests"]), "checkpoint": None}
    answers = [[0, text, text], *document["answers"][1:]]
    history = [[text, *document["history"][0][1:]], *document["history"][1:]]
    yield True, {**document, "game": text}
    yield True, {**unlike, "version": text, "answers": answers, "history": None}
    yield True, {**document, text: 10**400}
    yield False, {**document, "kind": text}
    yield False, {**document, "variants": {text: text}}
    yield False, {**document, "people": text}
    yield False, {**document, "history": history}
    yield False, {**document, "checkpoint": {**document["checkpoint"], "phase": text}}
    yield False, text


def saves(characters: str, folder: Path) -> list[str]:
    """A save's name, its people's, its game and version, and everything else that is text in it."""
    seen, text = Seen(), marked(characters)
    with home(folder) as paths:
        file = folder / "save.json"
        for escaped in (True, False):
            made = json.dumps(friendly(text), ensure_ascii=escaped)
            file.write_text(made, encoding="utf-8", errors="replace")
            game = seen.run("import", str(file), there=False).split("resume ")[-1].strip()
            _look_at_game(seen, paths, game, ("json", "txt", "svg") if escaped else ("json",))
        for quoted, document in refused(text):
            file.write_text(json.dumps(document), encoding="utf-8")
            for command in ("import", "verify", "export", "replay"):
                # `verify` looks at the answers first: they lead elsewhere, whatever the version
                seen.run(command, str(file), there=quoted and command != "verify")
            if quoted:
                asyncio.run(_import(seen, paths, file))
        asyncio.run(_lobby(seen, paths))
    return seen.faults


def _look_at_game(seen: Seen, paths: Paths, game: str, kinds: Sequence[str]) -> None:
    seen.run("games")
    seen.run("resume", game, "--plain", typed=PLAIN)
    for kind in kinds:
        file = paths.data / f"{game}.{kind}"
        seen.run("export", game, "-o", str(file), there=False)
        seen.look_at_file(file)
        file.unlink()


async def _lobby(seen: Seen, paths: Paths) -> None:
    """The list of games, the dialogs about one, and the game or why it can't be played."""
    async with screen(paths) as visitor:
        seen.look_at_screen("the lobby", visitor)
        for key in ("n", "e", "d"):
            await visitor.press("down", key)
            seen.look_at_screen(f"a dialog about a game ({key})", visitor, there=False)
            await visitor.press("escape")
        await visitor.press("enter")
        seen.look_at_screen("a game", visitor)


async def _import(seen: Seen, paths: Paths, file: Path) -> None:
    async with screen(paths) as visitor:
        await visitor.press("i")
        visitor.app.post_message(events.Paste(str(file)))
        await visitor.press("enter")
        seen.look_at_screen("an import", visitor)


# -- databases -------------------------------------------------------------------------------------


def raw(text: str) -> bytes:
    """As a program of another kind would write it: halves of characters, too."""
    return text.encode("utf-8", "surrogatepass")


class Change(NamedTuple):
    """What another program has done to the rows of a game."""

    statements: Sequence[str]
    """Each with the text once, as bytes."""
    text: str
    listed: bool = True
    """Whether the text is to be seen in a list of games,"""
    opened: bool = True
    """and where one goes on with the game."""


def changes(text: str) -> Iterable[Change]:
    """Foreign text wherever a database has text."""
    people = [{"name": f"{name}{text}", "colour": text, "kind": text, text: text} for name in ("Ana", "Ben")]
    head = json.dumps({**played().record.document(), "game": text, "version": text})
    name = "UPDATE games SET name = CAST(? AS TEXT)"
    for escaped in (True, False):
        made = json.dumps(people, ensure_ascii=escaped)
        yield Change(["UPDATE games SET people = CAST(? AS TEXT)"], made)
    yield Change([name, "UPDATE answers SET digest = CAST(? AS TEXT) WHERE number = 1"], text, opened=False)
    yield Change(["UPDATE games SET head = CAST(? AS TEXT)"], head)
    # A game of an id that is none is only counted: no player could name it in a command.
    yield Change(["UPDATE games SET id = CAST(? AS TEXT)"], text, listed=False, opened=False)
    yield Change([name, "UPDATE answers SET kind = CAST(?1 AS TEXT), key = ?1"], text, opened=False)


def databases(characters: str, folder: Path) -> list[str]:
    """Every text in the file of saved games, whatever program has written it."""
    seen, text = Seen(), marked(characters)
    for number, change in enumerate(changes(text)):
        with home(folder / str(number)) as paths:
            with open_store(paths.saves) as store, played(store) as session:
                game = session.game_id or ""
            with contextlib.closing(sqlite3.connect(paths.saves)) as database:
                query = "SELECT sql FROM sqlite_schema WHERE name = 'answers_stay'"
                (guard,) = database.execute(query).fetchone()
                database.execute("DROP TRIGGER answers_stay")
                for statement in change.statements:
                    database.execute(statement, (raw(change.text),))
                # A file with other definitions than ours is damaged, and none of its text would be shown.
                database.execute(guard)
                database.commit()
            seen.run("games", there=change.listed)
            for command in ("export", "verify", "replay"):
                seen.run(command, game, there=False)
            seen.run("resume", "--plain", typed=PLAIN, there=change.opened)
            seen.run("doctor", there=False)
            if change.opened:
                asyncio.run(_lobby(seen, paths))
    return seen.faults


def guest_books(characters: str, folder: Path) -> list[str]:
    """Names, keys and the games of invitations, and what is asked about them."""
    seen, text = Seen(), marked(characters)
    with home(folder) as paths:
        with Guestbook(book_file(paths)) as book:
            book.names.claim("Ana", "SHA256:ana")
            book.invitations.invite("game", 1)
        with contextlib.closing(sqlite3.connect(book_file(paths))) as database:
            database.execute(
                "UPDATE people SET name = CAST(?1 AS TEXT), member = CAST(?1 AS TEXT)", (raw(text),)
            )
            database.execute(
                "UPDATE keys SET key = CAST(?1 AS TEXT), member = CAST(?1 AS TEXT)", (raw(text),)
            )
            database.execute("UPDATE invitations SET game = CAST(? AS TEXT)", (raw(text),))
            database.commit()
        seen.run("people")
        seen.run("invite")
        text = marked("".join(filter(_in_environment, characters)))
        seen.run("people", "--forget", text)
        seen.run("people", "--rename", text, text)
        seen.run("people", "--add", text, "--key", str(folder / "no key"), there=False)
        seen.run("people", "--add", "Ben", "--key", text)
    return seen.faults


# -- settings, tables, environment, command line ---------------------------------------------------


def settings(characters: str, folder: Path) -> list[str]:
    """What a player may have written into the file of settings."""
    seen, text = Seen(), marked(characters)
    quoted = '"' + "".join(f"\\U{ord(c):08x}" for c in text if not "\ud800" <= c <= "\udfff") + '"'
    unquoted = "".join(filter(_in_text, text))
    wrong = [f"{quoted} = 1", f"theme = {quoted}", f"[keys]\n{quoted} = 1", f"theme = '{unquoted}", unquoted]
    with home(folder) as paths:
        for source in wrong:
            paths.settings.write_text(source, encoding="utf-8")
            seen.run("where", there=source == wrong[0])
            seen.run("doctor", there=source == wrong[0])
        paths.settings.write_text(f'[keys]\n"undo" = {quoted}\n{quoted} = {quoted}\n', encoding="utf-8")
        keys = load_settings(paths).keys
        asyncio.run(_keys(seen, paths, keys))
    return seen.faults


async def _keys(seen: Seen, paths: Paths, keys: Any) -> None:
    async with screen(paths, lambda _app: SettingsScreen(), keys=keys) as visitor:
        seen.look_at_screen("the settings", visitor, there=False)
    async with screen(paths, lambda _app: KeysScreen("game"), keys=keys) as visitor:
        seen.look_at_screen("all keys", visitor)
    async with screen(paths, replaying(played(), 0), keys=keys) as visitor:
        seen.look_at_screen("a table", visitor, there=False)


SIGNS = ("letter", "symbol")
"""Columns from which boards take a sign of one cell."""


def _spoilt(source: str, text: str) -> str:
    """A component table with foreign text in every cell that is only read by people, and behind signs."""
    heading, *lines = csv.reader(source.splitlines())
    names = ("name_", "english", "german", "note")
    free = [column.startswith(names) or "provenance" in column for column in heading]
    ends = [text if is_free else "" for is_free in free]
    ends = [
        text.replace(MARK, "") if column in SIGNS else end for column, end in zip(heading, ends, strict=True)
    ]
    shown = io.StringIO()
    writer = csv.writer(shown, lineterminator="\n")
    writer.writerow(heading)
    for line in lines:
        writer.writerow([f"{cell}{end}" for cell, end in zip(line, ends, strict=False)])
    return shown.getvalue()


def component_tables(characters: str, folder: Path) -> list[str]:
    """Corrected tables of all games: their names, and what is wrong in them."""
    seen, text = Seen(), marked("".join(filter(_in_text, characters)))
    for game in BUILT:
        module = import_module(f"rulesets.{game}.components")
        originals = sorted(Path(str(module.__file__)).parent.glob("*.csv"))
        with corrected(module, folder) as own:
            for file in originals:
                (own.folder / file.name).write_text(_spoilt(own.original(file.name), text), encoding="utf-8")
            found = [row for table in own.load_game().values() for row in _rows(table)]
            seen.look(f"tables of {game}", "\n".join(str(vars(row)) for row in found))
            for number, file in enumerate(originals, start=len(text) + ord(text[len(MARK)])):
                wrong = [*_wrong(own.original(file.name), text)]
                (own.folder / file.name).write_text(wrong[number % len(wrong)], encoding="utf-8")
                _complaint(seen, own.load_game, file.name)
                (own.folder / file.name).unlink()
    return seen.faults


def corrected_games(characters: str, folder: Path, games: Sequence[str] = ("papyria",)) -> list[str]:
    """What screens, plain mode and exports say of games with corrected tables."""
    seen, text = Seen(), marked("".join(filter(_in_text, characters)))
    with home(folder) as paths:
        for game in games:
            originals = Path(str(import_module(f"rulesets.{game}").__file__)).parent.glob("*.csv")
            own = paths.tables / game
            own.mkdir(parents=True)
            for file in originals:
                (own / file.name).write_text(_spoilt(written(file), text), encoding="utf-8")
        command = [sys.executable, "-m", "tests.foreign.corrected_games", *games]
        done = subprocess.run(command, capture_output=True, timeout=300, check=False, cwd=ROOT)
        for part in done.stdout.decode("utf-8", "surrogatepass").split("\n=== ")[1:]:
            seen.look(part.partition("\n")[0], part, there=False)
        seen.look("what went wrong", done.stderr.decode("utf-8", "replace")[-2000:], there=False)
        if done.returncode:
            seen.faults.append(f"corrected games ended with {done.returncode}")
    return seen.faults


def _in_text(char: str) -> bool:
    """Whether it can stand in a line of a text file."""
    return char not in "\n\r" and not "\ud800" <= char <= "\udfff"


def _rows(found: Any) -> Iterable[Any]:
    """The rows of a table; nothing of what else a module has."""
    if isinstance(found, dict):
        yield from (row for row in found.values() if hasattr(row, "__dict__"))


def _wrong(source: str, text: str) -> Iterable[str]:
    """A table with a wrong heading, with a cell too many, and with a wrong cell."""
    heading, first, *rest = source.splitlines()
    yield "\n".join([f"{heading},{text}", first, *rest])
    yield "\n".join([heading, f"{first},{text}", *rest])
    yield "\n".join([heading, first.replace(",1,", f",{text},").replace(",2,", f",{text},"), *rest])


def _complaint(seen: Seen, load: Callable[[], Any], name: str) -> None:
    """What is said of a table that may be wrong."""
    try:
        load()
    except tables.TableError as error:
        _, sentence = explain(error, None, [])
        seen.look(f"what is wrong in {name}", sentence, there=False)
        seen.look(f"what doctor finds in {name}", foreign.spelt(str(error)), there=False)


def environment(characters: str, folder: Path) -> list[str]:
    """Variables of the environment, the host's and a guest's."""
    seen, text = Seen(), marked("".join(filter(_in_environment, characters)))
    here = folder / text.replace("/", "")
    spoilt = dict.fromkeys(("LC_ALL", "LANG", "TERM", "COLORTERM", "COLUMNS", "USER", "LOGNAME"), text)
    with home(here, **spoilt) as paths:
        for command in ("where", "doctor"):
            seen.run(command)
        seen.run("games", there=False)
        seen.run("resume", there=False)
        paths.saves.write_text("my diary", encoding="utf-8")
        seen.run("games")
        seen.run("doctor")
        seen.look("the host's name", host_guest(Choices(), "host").name, there=text.isascii())
        asyncio.run(_about(seen, paths))
        problem = reported(Words("en"), ValueError(text), paths, [text])
        seen.look("a report's name", problem.replace("inside tabletop", ""))
        seen.look_at_file(next(paths.reports.iterdir()))
    for name in (b"TERM", b"LANG", b"LC_ALL"):
        taken = welcome(name, os.fsencode(text))
        seen.look("a guest's environment", "" if taken is None else taken[1], there=False)
    guest = Terminal(text, {"LANG": text, "COLORTERM": text})
    seen.look("a guest's terminal", f"{guest.colours} {guest.language('en')}", there=False)
    return seen.faults


def _in_environment(char: str) -> bool:
    """Whether the system lets it stand in a variable or the name of a file."""
    return char not in "\x00/" and (not "\ud800" <= char <= "\udfff" or ("\udc80" <= char <= "\udcff"))


async def _about(seen: Seen, paths: Paths) -> None:
    async with screen(paths, lambda _app: AboutScreen()) as visitor:
        await visitor.press("pagedown")
        seen.look_at_screen("the places", visitor)


def command_line(characters: str, folder: Path) -> list[str]:
    """Every argument of every command, and the names of files that are there."""
    seen, text = Seen(), marked("".join(filter(_in_environment, characters)))
    with home(folder) as paths:
        here = folder / text
        with open_store(paths.saves) as store, played(store) as session:
            game = session.game_id or ""
        seen.run(text)
        seen.run(f"--{text}")
        for command in COMMANDS:
            if command not in (
                "games",
                "doctor",
                "where",
                "rules",
                "auto",
                "match",
                "play",
                "completion",
                "serve",
            ):
                seen.run(command, text)
            seen.run(command, f"--{text}")
        for options in (
            ["play", text], ["play", "orbis", text], ["play", "orbis", "--seed", text], ["auto", text],
            ["match", text, "bot:1"], ["match", "bot:1", text],
            ["match", "bot:1", "bot:1", "--game", text],
            ["play", "orbis", "-p", f"bot:{text}", "-p", "Ben"], ["play", "orbis", "-p", text, "-p", text],
            ["play", "orbis", "--set", text], ["play", "orbis", "--set", f"{text}={text}"],
            ["play", "orbis", "--set", f"start={text}"], ["rules", text], ["rules", "orbis", text],
            ["games", text], ["games", "--lang", text], ["--theme", text], ["completion", text],
            ["export", game, "-o", text], ["export", game, "-o", str(here / "x.json")],
            ["export", game, "--format", text], ["serve", "--port", text], ["serve", "--host", text],
            ["serve", "--authorized-keys", text], ["invite", game, "--seat", text],
            ["replay", game, "--at", text],
        ):  # fmt: skip
            seen.run(*options)
        seen.run("play", "orbis", "--plain", "-p", f"{text}1", "-p", f"{text}2", typed=PLAIN)
        here.write_text("{}", encoding="utf-8")
        for command in ("import", "verify", "export", "replay"):
            seen.run(command, str(here), there=False)
        seen.run("export", game, "-o", f"{here}.json")
        seen.run("replay", f"{here}.json")
        here.write_text("{", encoding="utf-8")
        seen.run("import", str(here))
    return seen.faults


# -- people ----------------------------------------------------------------------------------------


def typed(characters: str, folder: Path) -> list[str]:
    """What is pasted into a line of text: names, names of games and of files, a search."""
    seen, text = Seen(), marked(characters)
    with home(folder) as paths:
        with open_store(paths.saves) as store:
            played(store).close()
        for answer in (text, f"why {text}", f"look {text}", f"rules {text}"):
            seen.run("resume", "--plain", typed=f"{answer}\nquit\n", there=False)
        seen.run("resume", "--plain", typed=f"{marked(''.join(filter(_in_text, text)))}\nquit\n")
        asyncio.run(_paste(seen, paths, text))
    return seen.faults


async def _paste(seen: Seen, paths: Paths, text: str) -> None:
    pasted = text.replace("\n", "").replace("\r", "")  # the line ends there
    async with screen(paths) as visitor:
        for keys, said in (("n", False), ("e", True), ("i", True), ("r", False)):
            await visitor.press("home", "down", keys)
            visitor.app.post_message(events.Paste(pasted))
            await visitor.pilot.pause()
            seen.look_at_screen(f"{keys} with something pasted", visitor, there=keys != "r")
            await visitor.press("enter")
            seen.look_at_screen(f"{keys} and what is said", visitor, there=said)
            await visitor.press("escape")
    kept = {"players": 2, "names": [text] * 4, "variants": {text: text}, "order": text}
    memory(paths).write_text(json.dumps(kept), encoding="utf-8")
    async with screen(paths) as visitor:
        await visitor.press("enter")
        seen.look_at_screen("the names of last time", visitor)
        await visitor.press("tab", "tab")
        visitor.app.post_message(events.Paste(pasted))
        await visitor.pilot.pause()
        seen.look_at_screen("the set-up", visitor, there=False)


def tables_over_ssh(characters: str, folder: Path) -> list[str]:
    """A guest's name and talk, seen by the host and in the log."""
    seen, text = Seen(), marked(characters)
    with home(folder) as paths:
        name, reason = name_or_reason(text)
        assert reason is None, "the marks at both ends are a name"
        guest = Guest(name, "SHA256:guest")
        with Guestbook(book_file(paths)) as book:
            book.names.claim(name, "SHA256:guest")
        seen.run("people")
        log = ConnectionLog(file=folder / "log.jsonl")
        log.write("in", name=text, address=text)
        log.write("problem", text=text)
        log.close()
        lines = [json.loads(line) for line in written(folder / "log.jsonl").splitlines()]
        seen.look("the log of connections", "\n".join(str(fact) for line in lines for fact in line.values()))
        asyncio.run(_evening(seen, guest, text, folder))
    return seen.faults


async def _evening(seen: Seen, guest: Guest, text: str, folder: Path) -> None:
    async with evening(folder) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), (text, "remote"))
        for who in (HOST, guest):
            await _meet(seen, tonight, who)
        assert table.say(guest, text) is None
        await _meet(seen, tonight, HOST)
        said = [
            [0, text, None, text, text, "", {}],
            [0, "", None, "", "", "tables-told-free", {"name": text, "by": text}],
        ]
        kept = json.dumps({"opener": text, "said": said, "muted": {text: text}, "away": {text: text}})
        await tonight.house.services.texts.keep_text(table.id, kept, None)
    async with evening(folder) as tonight:
        await _meet(seen, tonight, HOST)


async def _meet(seen: Seen, tonight: Evening, who: Guest) -> None:
    """A player comes, sits down and looks who is here and what was said."""
    terminal = await tonight.come(who)
    seen.look(f"the tables for {'the host' if who.host else 'the guest'}", terminal.text(), there=False)
    for key in ("enter", "ctrl+n", "escape", "L"):
        await terminal.press(key)
        seen.look(f"the table after {key}", terminal.text(), there=key == "ctrl+n")


DOORS: dict[str, Callable[[str, Path], list[str]]] = {
    each.__name__: each
    for each in (
        saves,
        databases,
        guest_books,
        settings,
        component_tables,
        corrected_games,
        environment,
        command_line,
        typed,
        tables_over_ssh,
    )
}
"""Every door by its name."""


# -- all of them, for `make fuzz` ------------------------------------------------------------------


class Part(NamedTuple):
    """Some characters for one door."""

    door: str
    characters: str


def check(part: Part) -> list[str]:
    """Push them through. What fails on the way is a fault, too."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = _through(part, Path(folder))
        except Exception as error:  # noqa: BLE001 - whatever it is, it was the text
            found = [f"{part.characters!a}: {error!r}"]
    return [f"{part.door}: {fault}" for fault in found]


def _through(part: Part, folder: Path) -> list[str]:
    if part.door != corrected_games.__name__:
        return DOORS[part.door](part.characters, folder)
    one = BUILT[sum(map(ord, part.characters)) % len(BUILT)]
    return corrected_games(part.characters, folder, (one,))


def parts() -> list[Part]:
    """Every character for every door, some at a time."""
    return [Part(door, piece) for door, piece in product(DOORS, pieces())]


def check_all(jobs: int, out: TextIO) -> list[str]:
    """Every character through every door. Returns what was seen that should not be."""
    work = parts()
    faults: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        for number, found in enumerate(pool.map(check, work), start=1):
            faults += found
            if number % 20 == 0 or number == len(work):
                line = f"foreign text: {number} of {len(work)} times through a door, {len(faults)} faults"
                print(line, file=out, flush=True)
    return faults
