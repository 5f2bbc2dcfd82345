"""The digest of a fair game: noted from a score sheet, it binds answers, players, variants and tables."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.fair.digest import ANSWERS, PLAYERS, digits, links, shown
from tabletop_tui.play.fair.proof import proof_of
from tabletop_tui.play.fair.sentences import on_sheet
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.text.words import Words
from tests.cli.running import Ran, ran
from tests.play.fair.playing import PEOPLE, begun, finished, played
from tests.play.fair.test_verify import (
    other_answers,
    other_components,
    other_version,
    swapped_players,
)

CHECKER = Path(__file__).parents[3] / "examples" / "check_fair.py"


def on_paper(session: Session) -> str:
    """The digest as a player writes it down from the score sheet."""
    said = next(line for line in on_sheet(session.record, Words("en")) if line.startswith("Digest"))
    return said.partition(": ")[2]


def verified(capsys: pytest.CaptureFixture[str], folder: Path, document: Any, *more: str) -> Ran:
    file = folder / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return ran(capsys, "verify", str(file), *more)


def test_at_the_end_players_read_it_on_the_score_sheet_and_it_proves_every_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = played(begun())
    noted, document = on_paper(session), session.record.document()
    assert len(digits(noted)) == ANSWERS + PLAYERS
    ended = verified(capsys, tmp_path, document, "--digest", noted)
    assert (ended.code, ended.err) == (0, "")
    assert f"all {len(document['answers'])} answers are those of the game" in ended.out
    assert "doesn't show that these answers were given" not in ended.out
    assert "Not part of the proof: what was taken back." in ended.out
    told = json.loads(verified(capsys, tmp_path, document, "--digest", noted, "--json").out)
    assert (told["digest"], told["answers_proven_to"]) == (noted, len(document["answers"]))
    assert (told["unbound"], {"answers", "players", "variants"} <= {*told["bound"]}) == (["history"], True)


@pytest.mark.parametrize("how", [str.upper, digits, lambda noted: f"  {noted} "])
def test_it_may_be_typed_with_or_without_blanks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, how: Callable[[str], str]
) -> None:
    session = played(begun())
    document = session.record.document()
    assert verified(capsys, tmp_path, document, "--digest", how(on_paper(session))).code == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_answers, "at no moment of this game was its digest"),
        (other_components, "at no moment of this game was its digest"),
        (other_version, "at no moment of this game was its digest"),
        (swapped_players, "the players' names or their seats were changed"),
    ],
)
def test_a_change_of_what_the_hash_does_not_bind_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Callable[[Any], None], said: str
) -> None:
    """Without a digest, all of these pass: see `test_of_what_the_proof_does_not_bind_the_verdict_says_so`."""
    session = played(begun())
    noted, document = on_paper(session), json.loads(json.dumps(session.record.document()))
    change(document)
    assert verified(capsys, tmp_path, document).code == 0
    ended = verified(capsys, tmp_path, document, "--digest", noted)
    assert ended.code == 1
    assert said in ended.err
    told = json.loads(verified(capsys, tmp_path, document, "--digest", noted, "--json").out)
    assert (told["answers_proven_to"], told["chance_fits"]) == (None, False)


def test_one_noted_during_the_game_binds_all_answers_up_to_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = played(begun(), 40)
    noted = on_paper(session)
    assert len(digits(noted)) == ANSWERS
    document = played(session).record.document()
    ended = verified(capsys, tmp_path, document, "--digest", noted)
    assert ended.code == 0
    assert "is the one after answer 40" in ended.out
    forged = json.loads(json.dumps(document))
    other_answers(forged)
    assert verified(capsys, tmp_path, forged, "--digest", noted).code == 0, "the same up to answer 40"
    later = played(begun(), 41)
    assert verified(capsys, tmp_path, document, "--digest", on_paper(later)).code == 1, "another game"


def test_one_noted_before_an_answer_was_taken_back_is_found_in_the_history(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = played(begun(), 30)
    while True:
        decision = session.record.decision
        assert decision is not None
        before = on_paper(session)
        session.do(acts.answer(decision.options[0].key))
        if len(decision.options) > 1 and session.record.table.can_undo:
            break
    noted = on_paper(session)
    session.do(acts.undo())
    assert on_paper(session) == before
    session.do(acts.answer(decision.options[-1].key))
    document = played(session).record.document()
    ended = verified(capsys, tmp_path, document, "--digest", noted)
    assert (ended.code, ended.err) == (0, "")
    assert "after which something was taken back" in ended.out


def test_a_running_game_compares_no_digest_and_a_short_one_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = played(begun(), 12)
    document = session.record.document()
    ended = verified(capsys, tmp_path, document, "--digest", on_paper(session))
    assert (ended.code, "once the game is over" in ended.err) == (1, True)
    ended = verified(capsys, tmp_path, finished(), "--digest", "3f2a 91bc")
    assert (ended.code, "isn't whole" in ended.err) == (1, True)


def test_without_the_secret_no_hidden_answer_can_be_found_by_trying() -> None:
    """Hidden choices: the same game with another secret has another digest at every moment."""
    document = finished()
    proof = proof_of(document)
    assert proof is not None
    own = [shown(link) for link in links(document, proof, document["answers"])]
    others = [shown(link) for link in links(document, replace(proof, secret="0" * 64), document["answers"])]
    assert not {*own} & {*others}
    assert len({*own}) == len(document["answers"]) + 1


def test_in_plain_mode_score_says_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    with open_store(paths.saves) as store, begun(store) as session:
        noted = on_paper(played(session, 12))
        assert session.game_id is not None
    monkeypatch.setattr("sys.stdin", io.StringIO("score\nquit\n"))
    ended = ran(capsys, "resume", session.game_id, "--plain")
    assert f"Digest after 12 answers: {noted}" in ended.out


def test_a_running_game_from_a_file_has_none_as_its_secret_stayed_behind() -> None:
    document = played(begun(), 12).record.document()
    document["fair"].pop("secret", None)
    session = Session.of_document(document)
    assert session.record.game_digest is None
    assert not [line for line in on_sheet(session.record, Words("en")) if line.startswith("Digest")]


def test_a_game_without_a_proof_has_none() -> None:
    session = Session.new(load_rules("orbis"), PEOPLE, 7)
    assert session.record.game_digest is None
    assert on_sheet(session.record, Words("en")) == []


def checked(*typed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(CHECKER), *typed]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_checker_written_from_the_page_alone_finds_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """`examples/check_fair.py` uses nothing of this program: hash, seed, digest, and every random number."""
    document = finished()
    told = json.loads(verified(capsys, tmp_path, document, "--json").out)
    file, chance = tmp_path / "game.json", tmp_path / "chance.json"
    chance.write_text(json.dumps(told), encoding="utf-8")
    ended = checked(str(file), str(chance), document["fair"]["hash"], told["digest"])
    assert (ended.returncode, ended.stderr) == (0, "")
    for line in ("hash fits", "seed fits", "digest fits", f"{len(told['chance'])} uses of chance fit"):
        assert line in ended.stdout
    document["answers"][3][0] = 1 - document["answers"][3][0]
    file.write_text(json.dumps(document), encoding="utf-8")
    ended = checked(str(file), str(chance), document["fair"]["hash"], told["digest"])
    assert (ended.returncode, "digest" in ended.stderr) == (1, True)
    told["chance"][-1]["numbers"][0] += 1
    chance.write_text(json.dumps(told), encoding="utf-8")
    ended = checked(str(file), str(chance), "ab" * 32, told["digest"])
    assert (ended.returncode, "hash" in ended.stderr) == (1, True)
