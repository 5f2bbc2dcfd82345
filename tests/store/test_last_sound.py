"""A stored game with a damaged row can be continued from its last sound position; nothing of it is lost."""

import contextlib
import io
import sqlite3
from pathlib import Path

import pytest

from rulesets.core import BadSave
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, StoreError, open_store
from tabletop_tui.store.people import Person
from tests.cli.running import ran
from tests.conformance.every_game import every_game
from tests.conformance.every_game import load_rules as rules_of
from tests.conformance.play import Player
from tests.foreign.surfaces import home, screen
from tests.serve.tables.evening import HOST, evening

STEPS, WRONG = 12, 8
"""How many answers were given, and the number of the damaged one."""

DAMAGE = {
    "an option there isn't": "key = 'no-such:thing'",
    "another seat": "seat = 1 - seat",
    "another question": "kind = 'no_such_question'",
    "not an answer": "what = 'undo'",
    "not text": "key = x'ff00'",
    "not a number": "seat = 'x'",
}


def kept(store: Store, game: str = "orbis", kinds: tuple[str, str] = ("hotseat", "hotseat")) -> str:
    """A game some answers old."""
    people = [Person("Ana", "red", kinds[0]), Person("Ben", "blue", kinds[1])]
    with Session.new(rules_of(game), people, 7, None, store) as session:
        player = Player(3)
        for _ in range(STEPS):
            assert session.record.decision is not None
            session.do(acts.answer(player.choose(session.record.decision)))
            session.do(acts.take_over)
        return session.game_id or ""


def damage(file: Path, change: str) -> None:
    """Write something else into a row, as a failing disk or another program might."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        (guard,) = database.execute("SELECT sql FROM sqlite_schema WHERE name = 'answers_stay'").fetchone()
        database.execute("DROP TRIGGER answers_stay")
        database.execute(f"UPDATE answers SET {change} WHERE number = {WRONG}")
        database.execute(guard)
        database.commit()


@every_game
@pytest.mark.parametrize("change", DAMAGE.values(), ids=DAMAGE)
def test_a_game_goes_on_from_before_its_damaged_row(game: str, change: str, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with open_store(file) as store:
        game_id = kept(store, game)
        before = store.load(game_id).rows
    damage(file, change)
    with open_store(file) as store:
        with pytest.raises((BadSave, StoreError), match="|".join(Session.REFUSED)):
            Session.resume(store, game_id, rules_of(game))
        sound = Session.last_sound(store, game_id, rules_of(game))
        assert sound is not None
        assert sound.record.steps == WRONG - 1
        assert sound.record.table.digest == before[WRONG - 2].digest
        assert [person.name for person in sound.record.people] == ["Ana", "Ben"]
        sound.keep_as_new(store)
        assert {each.id for each in store.games()} == {game_id, sound.game_id}
        player = Player(4)
        for _ in range(3):
            assert sound.record.decision is not None
            sound.do(acts.answer(player.choose(sound.record.decision)))
            sound.do(acts.take_over)
        sound.close()
        with Session.resume(store, sound.game_id or "", rules_of(game)) as again:
            assert again.record.table.digest == sound.record.table.digest


def test_a_sound_game_has_all_of_itself_as_its_sound_part(tmp_path: Path) -> None:
    with open_store(tmp_path / "games.sqlite3") as store:
        game_id = kept(store)
        sound = Session.last_sound(store, game_id)
        assert sound is not None
        assert sound.record.steps == STEPS
        assert Session.last_sound(store, "none") is None


def test_plain_mode_asks_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`tabletop resume ID --plain`: a sentence, a question, and the game; a no changes nothing."""
    paths = Paths.find()
    paths.data.mkdir(parents=True)
    with open_store(paths.saves) as store:
        game_id = kept(store)
    damage(paths.saves, DAMAGE["an option there isn't"])
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n"))
    refused = ran(capsys, "resume", game_id, "--plain")
    assert refused.code == 1
    assert f"(answers[{WRONG - 1}])" in refused.err
    assert f"after {WRONG - 1} steps" in refused.out
    monkeypatch.setattr("sys.stdin", io.StringIO("maybe\nyes\nboard\nquit\n"))
    went_on = ran(capsys, "resume", game_id, "--plain")
    assert went_on.code == 0
    assert "inside tabletop" not in went_on.err
    with open_store(paths.saves) as store:
        assert sorted(each.answers for each in store.games()) == [WRONG - 1, STEPS]


async def test_the_lobby_asks_and_goes_on(tmp_path: Path) -> None:
    """Enter on a damaged game: the reason with its place, and the game from before it."""
    with home(tmp_path) as paths:
        with open_store(paths.saves) as store:
            kept(store)
        damage(paths.saves, DAMAGE["an option there isn't"])
        async with screen(paths) as visitor:
            await visitor.press("down", "enter")
            assert f"after {WRONG - 1} steps" in visitor.text()
            assert f"(answers[{WRONG - 1}])" in visitor.text()
            await visitor.press("right", "enter")
            assert visitor.app.screen.session.record.steps == WRONG - 1
            assert visitor.app.screen.session.game_id is not None


async def test_a_server_goes_on_with_a_damaged_table_and_tells_its_players(tmp_path: Path) -> None:
    """Once: the damaged table counts as closed, and the next evening has the mended one only."""
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        player = Player(3)
        for _ in range(STEPS):
            decision = table.session.record.decision
            assert decision is not None
            key = player.choose(decision)
            await table.game.do(acts.answer(key))
        damaged = table.id
    damage(tmp_path / "games.sqlite3", DAMAGE["an option there isn't"])
    for _ in range(2):
        async with evening(tmp_path) as tonight:
            (mended,) = tonight.house.tables.values()
            assert mended.id != damaged
            assert mended.session.record.steps == WRONG - 1
            assert [each.message for each in mended.notes.talk.remarks] == ["tables-told-mended"]
            terminal = await tonight.come(HOST)
            await terminal.press("enter", "L")
            assert "goes on from the last sound position" in " ".join(terminal.text().split())
