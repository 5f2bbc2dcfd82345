"""A game at one keyboard that is fair by proof: from the set-up, and in lines."""

import io
from pathlib import Path

import pytest

from tabletop_tui.cli.main import main
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.fair.proof import hash_of
from tabletop_tui.store import open_store
from tests.tui.lobby.driving import SMALL, program, visiting
from tests.tui.lobby.test_setup import session_of


async def test_every_person_at_the_keyboard_is_asked_and_then_the_game_begins(tmp_path: Path) -> None:
    async with visiting(program(tmp_path), SMALL) as visitor:
        await visitor.press("enter")
        await visitor.press("up", "up")
        await visitor.press("right")
        assert "is fixed first" in visitor.said
        assert "Seed" not in visitor.text()
        await visitor.press("down", "enter")
        assert visitor.where == "ContributionsScreen"
        await visitor.write("blue horse")
        assert "who adds last" in visitor.said
        await visitor.press("enter")
        assert "1. blue horse" in visitor.text()
        await visitor.press("down", "down", "enter")  # past the button that adds what is typed
        session = session_of(visitor)
        proof = session.record.proof
        assert proof is not None
        assert proof.begun
        assert [entry.words for entry in proof.entries] == ["blue horse", None]
        await visitor.press("f12")
        assert session.record.table.digest in visitor.text()
        assert str(session.record.table.seed) not in visitor.text()
        assert hash_of(session.record.saved.head["fair"]["secret"]) == proof.hash


def test_in_lines_each_person_is_asked_in_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("blue horse\n-\n"))
    players = ("-p", "Ana", "-p", "bot:1", "-p", "Ben")
    assert main(["play", "orbis", "--fair", "--plain", *players]) == 0
    said = capsys.readouterr().out
    assert 'Ana adds "blue horse".' in said
    assert "Ben adds nothing." in said
    with open_store(Paths.find().saves) as store:
        (game,) = store.games()
        head = store.load(game.id).head
    assert head["fair"]["hash"] in said
    assert head["fair"]["secret"] not in said
    assert f"Seed {head['seed']}" not in said


def test_a_chosen_seed_and_fairness_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "orbis", "--fair", "--seed", "7", "--plain"]) == 2
    assert "no chosen seed" in capsys.readouterr().err
