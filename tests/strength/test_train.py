"""What a position is worth is learned in several runs, whose mean is written."""

import json
from pathlib import Path

import pytest

from tools import train


def run(folder: Path, name: str, game: str, **weights: tuple[float, float]) -> Path:
    """A file as a run writes it."""
    head = {"game": game, "rules": "1", "made": "2026-11-30", "recipe": {"seed": len(name)}}
    file = folder / name
    file.write_text(train.written(head, weights), encoding="utf-8")
    return file


def test_a_weight_is_the_mean_of_all_runs_and_nothing_where_a_run_left_it_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run(tmp_path, "a.json", "papyria", one=(1.0, 4.0), left=(0.5, 0.0))
    second = run(tmp_path, "bb.json", "papyria", one=(2.0, 8.0))
    into = tmp_path / "mean.json"
    monkeypatch.setattr(
        "sys.argv", ["train", "papyria", "--out", str(into), "--mean", str(first), str(second)]
    )
    train.main()
    found = json.loads(into.read_text(encoding="utf-8"))
    assert found["weights"] == {"one": [1.5, 6.0], "left": [0.25, 0.0]}
    assert found["recipe"] == {"mean of": [{"seed": 6}, {"seed": 7}]}
    assert (found["game"], found["rules"]) == ("papyria", "1")


def test_runs_of_another_game_have_no_mean_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = run(tmp_path, "a.json", "papyria", one=(1.0, 4.0))
    second = run(tmp_path, "b.json", "orbis", one=(2.0, 8.0))
    into = tmp_path / "mean.json"
    monkeypatch.setattr(
        "sys.argv", ["train", "papyria", "--out", str(into), "--mean", str(first), str(second)]
    )
    with pytest.raises(SystemExit):
        train.main()
    assert "papyria" in capsys.readouterr().err
    assert not into.exists()
