"""`tabletop verify` for games that are fair by proof: what it proves, and every fault it finds."""

import hmac
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.core.chance import ScriptedRng
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.fair.chance import DRAW, ROLL, SHUFFLE, Witness
from tabletop_tui.play.fair.proof import Proof, hash_of, seed_of
from tabletop_tui.store import open_store
from tests.cli.running import Ran, ran
from tests.play.fair.playing import RULES, begun, finished, played

OTHER = "0" * 63 + "1"


def verified(capsys: pytest.CaptureFixture[str], folder: Path, document: Any, *more: str) -> Ran:
    """A document in a file, checked."""
    file = folder / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return ran(capsys, "verify", str(file), *more)


def other_secret(document: Any) -> None:
    document["fair"]["secret"] = OTHER


def other_secret_and_hash(document: Any) -> None:
    document["fair"] |= {"secret": OTHER, "hash": hash_of(OTHER)}


def other_hash(document: Any) -> None:
    document["fair"]["hash"] = "ab" * 32


def swapped_contributions(document: Any) -> None:
    first, second = document["fair"]["entries"]
    first[2], second[2] = second[2], first[2]


def left_out_contribution(document: Any) -> None:
    del document["fair"]["entries"][1]


def other_seed(document: Any) -> None:
    document["seed"] += 1


def changed_roll(document: Any) -> None:
    """Somewhere in the middle chance gave something else than the seed would have: all after it fits that."""
    answers, seed = document["answers"], document["seed"]
    usual = Witness(seed)
    Table.drawing(RULES, 2, seed, usual, {}, listen=False)
    table = Table.new(RULES, 2, seed, listen=False)
    digests = [table.digest]
    for number, answer in enumerate(answers[:40], start=1):
        if number == 20:
            table.state.rng = ScriptedRng([], table.state.rng.state + 1)
        if answer[2] not in [option.key for option in table.decision.options if table.decision]:  # type: ignore[union-attr]
            break
        table.apply(answer[2])
        digests.append(table.digest)
    document["digests"][: len(digests)] = digests


def missing_answer(document: Any) -> None:
    del document["answers"][10], document["digests"][11], document["history"]


def missing_answer_with_its_position_left(document: Any) -> None:
    del document["answers"][10], document["history"]


def missing_end(document: Any) -> None:
    for name, kept in (("answers", -3), ("digests", -3)):
        document[name] = document[name][:kept]
    del document["history"]
    document["checkpoint"] = None


def other_answer(document: Any) -> None:
    document["answers"][4][2] = "nothing:0"
    del document["history"]


def no_secret(document: Any) -> None:
    del document["fair"]["secret"]


def other_checkpoint(document: Any) -> None:
    document["checkpoint"]["digest"] = "0" * 16


def other_history(document: Any) -> None:
    document["history"] = document["history"][:-1]


FAULTS: list[tuple[Callable[[Any], None], str]] = [
    (other_secret, "this isn't the secret that was committed to"),
    (other_secret_and_hash, "A contribution, a name or a seat was changed"),
    (other_hash, "the hash isn't that of the secret"),
    (swapped_contributions, "A contribution, a name or a seat was changed"),
    (left_out_contribution, "A contribution, a name or a seat was changed"),
    (other_seed, "the seed is wrong"),
    (changed_roll, "A roll, draw or shuffle came from elsewhere"),
    (missing_answer, "after answer 11 |answer 11 isn't possible"),
    (missing_answer_with_its_position_left, "An answer or a position is missing"),
    (missing_end, "Answers are missing at the end"),
    (other_answer, "answer 5 isn't possible at that point"),
    (no_secret, "its secret is missing"),
    (other_checkpoint, "the position kept at the start of the last phase"),
    (other_history, "the history with what was taken back"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS, ids=[change.__name__ for change, _ in FAULTS])
def test_every_fault_is_named_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Callable[[Any], None], said: str
) -> None:
    document = finished()
    change(document)
    in_german = verified(capsys, tmp_path, document, "--lang", "de")
    ended = verified(capsys, tmp_path, document)
    assert (in_german.code, ended.code) == (1, 1)
    assert "⟦" not in in_german.out + in_german.err
    assert not re.search("fits|proved", ended.out)
    assert re.search(said, ended.err), ended.err
    faults = json.loads(verified(capsys, tmp_path, document, "--json").out)
    assert not faults["chance_fits"]
    assert not faults["chance_proven"]
    assert re.search(said, " ".join(each["sentence"] for each in faults["faults"]))


def test_a_whole_forgery_is_found_by_those_who_noted_the_hash(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    real, forged = finished(), played(begun()).record.document()
    assert verified(capsys, tmp_path, forged).code == 0
    ended = verified(capsys, tmp_path, forged, "--hash", real["fair"]["hash"])
    assert ended.code == 1
    assert "isn't the one that was noted" in ended.err
    assert verified(capsys, tmp_path, real, "--hash", real["fair"]["hash"].upper()).code == 0


def test_who_noted_a_hash_is_told_that_a_file_has_no_proof(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    document = finished()
    noted = document.pop("fair")["hash"]
    ended = verified(capsys, tmp_path, document, "--hash", noted)
    assert ended.code == 1
    assert "has no proof of its chance" in ended.err
    assert json.loads(verified(capsys, tmp_path, document, "--hash", noted, "--json").out)["faults"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_chance_of_a_fair_game_fits_with_every_chance_event_listed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    document = finished()
    ended = verified(capsys, tmp_path, document, "--verbose", "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert "⟦" not in ended.out
    fair = document["fair"]
    for shown in (fair["hash"], fair["secret"], "blue horse", str(document["seed"])):
        assert shown in ended.out
    told = json.loads(verified(capsys, tmp_path, document, "--json").out)
    assert told["chance_fits"]
    assert not told["chance_proven"]  # no hash was compared
    mixed = hmac.digest(bytes.fromhex(fair["secret"]), told["fair"]["message"].encode(), "sha256")
    assert int.from_bytes(mixed[:8], "big") >> 1 == told["fair"]["seed"] == document["seed"]
    assert (told["differs_at"], told["faults"]) == (None, [])
    shuffles = [each for each in told["chance"] if each["what"] == SHUFFLE]
    assert shuffles
    assert all(len(each["numbers"]) == max(0, each["of"] - 1) for each in shuffles)
    listed = [line for line in ended.out.splitlines() if re.match(r"(set-up|Aufbau|answer|Antwort)\b", line)]
    assert len(listed) == len(told["chance"])
    assert seed_of("orbis", 2, Proof(fair["hash"], fair["secret"])) != document["seed"]


def other_answers(document: Any) -> None:
    """From the 41st answer on, all are others that the rules allow, and every position fits them."""
    table = Table.new(RULES, 2, document["seed"], listen=False)
    for answer in document["answers"][:40]:
        table.apply(answer[2])
    chooser = RandomChooser(99)
    while table.decision is not None:
        table.apply(chooser.choose(table.decision))
    assert table.answers[:40] == [tuple(answer) for answer in document["answers"][:40]]
    assert table.answers != [tuple(answer) for answer in document["answers"]]
    forged = table.save()
    del document["history"]
    document |= {name: forged[name] for name in ("answers", "digests", "checkpoint")}


def swapped_players(document: Any) -> None:
    document["people"].reverse()


def swapped_players_and_contributions(document: Any) -> None:
    document["people"].reverse()
    for entry in document["fair"]["entries"]:
        entry[0] = 1 - entry[0]


def other_components(document: Any) -> None:
    document["components"] = "0123456789ab"


def other_version(document: Any) -> None:
    document["version"] = "0.0"


def no_history(document: Any) -> None:
    """What was taken back is gone from the file."""
    del document["history"]


UNSEEN: list[tuple[Callable[[Any], None], str, str]] = [
    (other_answers, "answers", ""),
    (swapped_players, "players", "the words for seat 1 came from Ana, but the file names Jürgen"),
    (other_components, "components", r"other component tables \(0123456789ab\)"),
    (other_version, "rules", r"under version 0\.0 of the rules"),
    (no_history, "history", ""),
]


@pytest.mark.parametrize(("change", "unbound", "said"), UNSEEN, ids=[each[0].__name__ for each in UNSEEN])
def test_of_what_the_proof_does_not_bind_the_verdict_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Callable[[Any], None], unbound: str, said: str
) -> None:
    """These can be changed such that all of it fits: chance is proved, never the game as a whole."""
    document = finished()
    change(document)
    noted = document["fair"]["hash"]
    ended = verified(capsys, tmp_path, document, "--hash", noted)
    assert (ended.code, ended.err) == (0, "")
    assert "its chance is proved" in ended.out
    assert not re.search(r"(?<!its chance is )proved", ended.out)
    named = {
        "answers": "answers",
        "players": "players and their seats",
        "rules": "rules and component tables",
        "components": "rules and component tables",
        "history": "what was taken back",
    }
    (line,) = [line for line in ended.out.splitlines() if line.startswith("Not part of the proof")]
    assert named[unbound] in line
    assert re.search(said, ended.out)
    assert "doesn't show that these answers were given" in ended.out
    in_german = verified(capsys, tmp_path, document, "--hash", noted, "--lang", "de").out
    assert "Nicht Teil des Nachweises" in in_german
    assert "⟦" not in in_german
    told = json.loads(verified(capsys, tmp_path, document, "--hash", noted, "--json").out)
    assert unbound in told["unbound"]
    assert "proven" not in told
    assert told["chance_proven"]
    assert bool(told["notes"]) == bool(said)


def test_contributions_cannot_follow_players_to_other_seats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    document = finished()
    swapped_players_and_contributions(document)
    ended = verified(capsys, tmp_path, document)
    assert ended.code == 1
    assert "A contribution, a name or a seat was changed" in ended.err


def test_an_untouched_game_has_nothing_to_note_and_a_noted_hash_proves_its_chance(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    document = finished()
    alone = verified(capsys, tmp_path, document).out
    assert "only if you noted this hash before the game" in alone
    assert "is proved" not in alone
    assert "is proved" in verified(capsys, tmp_path, document, "--hash", document["fair"]["hash"]).out
    assert json.loads(verified(capsys, tmp_path, document, "--json").out)["notes"] == []


def test_a_file_without_readable_players_is_damaged(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    document = finished()
    document["people"] = 5
    ended = verified(capsys, tmp_path, document, "--verbose")
    assert ended.code == 1
    assert "people" in ended.err


def test_of_a_running_game_neither_secret_nor_chance_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    with open_store(paths.saves) as store, begun(store) as session:
        played(session, 12)
        secret = session.record.saved.head["fair"]["secret"]
        assert session.game_id is not None
    for more in ((), ("--verbose",), ("--json",)):
        ended = ran(capsys, "verify", session.game_id, *more)
        assert ended.code == 0
        assert secret not in ended.out
        assert "set-up" not in ended.out
        assert str(session.record.table.seed) not in ended.out
    assert secret not in ran(capsys, "export", session.game_id).out


def test_a_witness_draws_what_every_generator_draws_and_notes_it() -> None:
    witness, usual = Witness(5), ScriptedRng([], 5)
    deck, same = list(range(9)), list(range(9))
    assert [witness.roll(), witness.below(7), witness.pick("abc")] == [
        usual.roll(),
        usual.below(7),
        usual.pick("abc"),
    ]
    witness.shuffle(deck)
    usual.shuffle(same)
    assert deck == same
    assert [(each.what, each.of) for each in witness.happened] == [
        (ROLL, 6),
        (DRAW, 7),
        (DRAW, 3),
        (SHUFFLE, 9),
    ]
    before = len(witness.happened)
    assert witness.copy().roll() == usual.roll()
    assert len(witness.happened) == before
