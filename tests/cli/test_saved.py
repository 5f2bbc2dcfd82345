"""Commands on saved games: listing, export, import, verify, and every way a file can be wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests.cli.running import ran


def saved_game(answers: int = 30) -> str:
    """A game of Ana and Jürgen after this many answers, kept in the test's home; its id."""
    paths = Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    with open_store(paths.saves) as store:
        people = [Person("Ana", "red"), Person("Jürgen", "blue")]
        with Session.new(load_rules("orbis"), people, 7, {}, store) as session:
            chooser = RandomChooser(3)
            for _ in range(answers):
                if session.record.decision is not None:
                    session.do(acts.answer(chooser.choose(session.record.decision)))
            assert session.game_id is not None
            return session.game_id


def exported(capsys: pytest.CaptureFixture[str], file: Path, change: Callable[[Any], None]) -> Path:
    """An exported game, changed."""
    assert ran(capsys, "export", saved_game(), "-o", str(file)).code == 0
    document = json.loads(file.read_text(encoding="utf-8"))
    change(document)
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


def deep(levels: int) -> Any:
    """A list in a list in a list."""
    return [deep(levels - 1)] if levels else []


@pytest.mark.parametrize("written", ["as a save", "as text"])
def test_an_export_names_its_players_and_holds_no_id_or_fingerprint_of_theirs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, written: str
) -> None:
    """A seat is kept for its player's name in what is exported, as for one who hasn't come yet."""
    kinds = ("remote:key SHA256:secret", "lent.4:member secret", "bot.3:2:member secret", "free")
    people = [Person(f"P{seat}", "red", kind) for seat, kind in enumerate(kinds)]
    Paths.find().data.mkdir(parents=True, exist_ok=True)
    with open_store(Paths.find().saves) as store:
        with Session.new(load_rules("orbis"), people[:2], 7, {}, store) as session:
            first = str(session.game_id)
        with Session.new(load_rules("bora_bora"), people, 7, {}, store) as session:
            game = str(session.game_id)
    file, text = tmp_path, ""
    for id, seats in ((first, 2), (game, 4)):
        file = tmp_path / f"{id}.{'json' if written == 'as a save' else 'txt'}"
        assert ran(capsys, "export", id, "-o", str(file)).code == 0
        text = file.read_text(encoding="utf-8")
        assert "secret" not in text
        assert all(f"P{seat}" in text for seat in range(seats))
    if written == "as a save":
        kept = [person["kind"] for person in json.loads(text)["people"]]
        assert kept == ["remote", "lent.4", "bot.3:2:", "free"]
        assert ran(capsys, "import", str(file)).code == 0


def test_without_games_the_list_says_so_and_makes_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys, "games")
    assert (ended.code, ended.err) == (0, "")
    assert "tabletop play orbis" in ended.out
    assert not Paths.find().saves.exists()


def test_games_are_listed_the_one_played_last_first(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = saved_game(), saved_game()
    lines = ran(capsys, "games").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [second, first]
    assert "Orbis" in lines[1]
    assert "Ana, Jürgen" in lines[1]


def test_an_export_comes_back_by_import_and_verifies(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    before = saved_game()
    assert ran(capsys, "export", before, "-o", str(file)).code == 0
    assert ran(capsys, "verify", str(file)).code == 0
    Paths.find().saves.unlink()
    new_id = ran(capsys, "import", str(file)).out.split()[-1]
    assert ran(capsys, "verify", new_id).code == 0
    again = ran(capsys, "export", new_id).out
    assert json.loads(again)["answers"] == json.loads(file.read_text(encoding="utf-8"))["answers"]


def test_a_text_export_tells_the_game_and_the_scores(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    assert ran(capsys, "export", saved_game(), "-o", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    assert "Jürgen" in text
    assert "Total" in text
    assert "⟦" not in text
    assert ran(capsys, "export", saved_game(), "--format", "txt", "--ascii").out.isascii()


def test_a_picture_export_is_an_svg(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    assert ran(capsys, "export", saved_game(), "-o", str(file)).code == 0
    assert file.read_text(encoding="utf-8").lstrip().startswith("<svg")


def test_a_changed_answer_is_found_by_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def swap(document: Any) -> None:
        document["digests"][12] = "0" * 16

    ended = ran(capsys, "verify", str(exported(capsys, tmp_path / "g.json", swap)))
    assert ended.code == 1
    assert "answer 12 " in ended.err


@pytest.mark.parametrize("command", ["verify", "import"])
@pytest.mark.parametrize(
    ("change", "hint"),
    [
        (lambda d: d.update(format=99), "newer"),
        (lambda d: d.update(format=10**400), "damaged (format)"),
        (lambda d: d.update(format=2**64 - 1), f"format {2**64 - 1}"),
        (lambda d: d.update(format=True), "damaged (format)"),
        (lambda d: d.update(seed=-(10**400)), "damaged (seed)"),
        (lambda d: d.update(seed=float("inf")), "damaged (seed)"),
        (lambda d: d.update(game="x" * 10_000), "damaged (game)"),
        (lambda d: d.update(version="x" * 10_000), "damaged (version)"),
        (lambda d: d["answers"][3].__setitem__(0, 2), "damaged (answers[3])"),
        (lambda d: d.update(checkpoint=deep(100)), "damaged (checkpoint)"),
        (lambda d: d.pop("kind"), "not a saved game"),
        (lambda d: d.update(game="chess"), "chess"),
        (lambda d: d.update(seats=9), "damaged"),
        (lambda d: d.update(answers=[[1]]), "damaged"),
        (lambda d: d.update(variants={"x": "y"}), "damaged"),
    ],
)
def test_a_wrong_save_is_one_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    command: str,
    change: Callable[[Any], None],
    hint: str,
) -> None:
    file = exported(capsys, tmp_path / "g.json", change)
    text = file.read_bytes()
    ended = ran(capsys, command, str(file))
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.count("\n") == 1
    assert hint in ended.err
    assert file.read_bytes() == text


def undone_by(document: Any, seat: int) -> None:
    """Let a seat have taken back the last answer."""
    rows = document["history"]
    rows.append(["undo", seat, *rows[-1][2:4], rows[-2][4], len(rows)])
    _ = document["answers"].pop(), document["digests"].pop(), document.pop("checkpoint")


@pytest.mark.parametrize(
    "change",
    [
        lambda d: undone_by(d, 2**63),
        lambda d: undone_by(d, -1),
        lambda d: d["history"][-1].__setitem__(5, 2**63),
    ],
)
def test_a_history_of_numbers_that_mean_nothing_is_damaged(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Callable[[Any], None]
) -> None:
    """Including numbers that SQLite can't keep."""
    ended = ran(capsys, "import", str(exported(capsys, tmp_path / "g.json", change)))
    assert (ended.code, ended.out) == (1, "")
    assert "damaged (history" in ended.err


@pytest.mark.parametrize("command", ["verify", "import", "export", "replay"])
def test_what_is_no_save_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    (tmp_path / "text").write_text("hello", encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"\xff\x00")
    (tmp_path / "cut.json").write_text('{"kind": "tabletop-save", "format": 1, "answ', encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    for name in ("text", "bytes", "cut.json", "list.json", "deep.json", "nothing", "."):
        ended = ran(capsys, command, str(tmp_path / name))
        assert ended.code in (1, 2), name
        assert ended.out == ""
        assert ended.err.count("\n") == 1
        assert "wrong inside" not in ended.err, name


def test_a_damaged_database_is_said_and_left_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    game_id = saved_game()
    file = Paths.find().saves
    file.write_bytes(file.read_bytes()[:5000])
    before = file.read_bytes()
    for arguments in (["games"], ["export", game_id], ["verify", game_id], ["doctor"]):
        ended = ran(capsys, *arguments)
        assert ended.code == 1, arguments
        assert str(file) in ended.err + ended.out
        assert "Traceback" not in ended.err
    assert file.read_bytes() == before


def test_a_file_of_another_kind_is_not_taken_for_saved_games(capsys: pytest.CaptureFixture[str]) -> None:
    file = Paths.find().saves
    file.parent.mkdir(parents=True)
    file.write_text("my diary", encoding="utf-8")
    ended = ran(capsys, "games")
    assert ended.code == 1
    assert ended.err.count("\n") == 1
    assert file.read_text(encoding="utf-8") == "my diary"


def test_an_export_into_a_missing_folder_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ended = ran(capsys, "export", saved_game(), "-o", str(tmp_path / "no" / "game.json"))
    assert ended.code == 1
    assert ended.err.count("\n") == 1


def test_an_ending_that_says_nothing_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, "export", saved_game(), "-o", "game.pdf").code == 2
    assert ran(capsys, "export", saved_game(), "--format", "pdf").code == 2


def test_a_position_from_other_rules_is_drawn_before_it_is_taken_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What rules and words accept, but no board can draw, is refused at import: nothing is kept."""
    from tabletop_tui.games.orbis.drawings import boards

    def of_other_rules(document: Any) -> None:
        document["version"] = "earlier"
        document["digests"] = ["0" * 16 for _ in document["digests"]]
        for row in document["history"]:
            row[4] = "0" * 16

    file = exported(capsys, tmp_path / "g.json", of_other_rules)
    before = ran(capsys, "games").out
    taken = ran(capsys, "import", str(file))
    assert taken.code == 0, taken.err

    def fails(*_: Any) -> Any:
        raise KeyError("no such landscape")

    monkeypatch.setattr(boards, "slots_of", fails)
    after = ran(capsys, "games").out
    ended = ran(capsys, "import", str(file))
    assert (ended.code, ended.out) == (1, "")
    assert "can't be shown (checkpoint.state)" in ended.err
    assert ran(capsys, "games").out == after
    assert len(after.splitlines()) == len(before.splitlines()) + 1
