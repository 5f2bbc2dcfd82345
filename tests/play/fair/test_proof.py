"""Hash, contributions and seed."""

import hashlib
import json
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulesets.core import BadSave
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play import acts, undo
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.contributions import Contributions
from tabletop_tui.play.fair.proof import (
    NAMES_BOUND,
    NAMES_IN_CLEAR,
    Entry,
    Proof,
    committed,
    fresh_bound,
    hash_of,
    message_of,
    proof_of,
    seed_of,
)
from tabletop_tui.play.session import Session
from tabletop_tui.play.transcript import transcript
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import WHOLE, Words
from tests.play.fair.playing import PEOPLE, RULES, begun, finished, played


def text_of(session: Session) -> str:
    """The game as it is written down for everyone."""
    wording = game_parts("orbis").wording(Words("en"), session.record.people)
    return "\n".join(transcript(wording, session))


SECRET = "00" * 31 + "2a"
ENTRIES = (Entry(1, "Ben", None), Entry(0, "Ana", "blauer Käfer"))


def of(*entries: Entry, scheme: int = NAMES_BOUND) -> Proof:
    return Proof(hash_of(SECRET), SECRET, entries, scheme=scheme)


@pytest.mark.parametrize(
    ("scheme", "message"),
    [
        (NAMES_BOUND, '["tabletop fair 2","orbis",2,[[1,null,false],[0,"blauer Käfer",false]]]'),
        (
            NAMES_IN_CLEAR,
            '["tabletop fair 1","orbis",2,[[1,"Ben",null,false],[0,"Ana","blauer Käfer",false]]]',
        ),
    ],
)
def test_the_seed_is_what_other_programs_make_of_secret_and_contributions(scheme: int, message: str) -> None:
    proof = of(*ENTRIES, scheme=scheme)
    assert message_of("orbis", 2, proof).decode() == message
    openssl = ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", f"hexkey:{SECRET}"]
    try:
        said = subprocess.run(openssl, input=message.encode(), capture_output=True, check=True, timeout=60)
    except FileNotFoundError:
        pytest.skip("there is no openssl here")
    mixed = said.stdout.decode().split()[-1]
    assert seed_of("orbis", 2, proof) == int(mixed[:16], 16) >> 1


def test_every_contribution_and_seat_and_their_order_change_the_seed_and_no_salt_does() -> None:
    others = [
        (Entry(0, "Ana", "blauer Kafer"), ENTRIES[0]),
        (Entry(1, "Ana", "blauer Käfer"), ENTRIES[0]),
        (ENTRIES[1],),
        (Entry(0, "Ana", "blauer Käfer"), Entry(1, "Ben", "")),
        (ENTRIES[0], Entry(0, "Ana", "blauer Käfer", drawn=True)),
        ENTRIES[::-1],
    ]
    seeds = {seed_of("orbis", 2, of(*entries)) for entries in [ENTRIES, *others]}
    assert len(seeds) == len(others) + 1
    salted = [replace(entry, bound=fresh_bound()) for entry in ENTRIES]
    assert seed_of("orbis", 2, of(*salted)) in seeds, "who draws salts can't choose the seed"


def test_the_hash_is_shown_before_the_first_contribution_and_the_secret_is_not() -> None:
    contributions = Contributions(RULES, [*PEOPLE, Person("⚙", "green", "bot:2")])
    shown = contributions.proof
    assert (shown.secret, shown.entries, contributions.pending) == ("", (), [0, 1])
    contributions.note(0, "x")
    contributions.note(1, None)
    seed, proof = contributions.begun()
    assert contributions.over
    assert proof.hash == shown.hash == hashlib.sha256(bytes.fromhex(proof.secret)).hexdigest()
    assert seed == seed_of("orbis", 3, proof)
    assert [(entry.words, entry.drawn) for entry in proof.entries] == [("x", False), (None, False)]


@given(typed=st.text(max_size=200))
@settings(max_examples=200)
@example("\u0337 \u0310\u11fe\u0356\u11db\u0321")
@example("e\u0301\u0301\u0301" * 90)
def test_whatever_is_typed_can_be_read_again(typed: str) -> None:
    contributions = Contributions(RULES, PEOPLE)
    contributions.note(0, typed)
    contributions.note(1, None)
    _, proof = contributions.begun()
    again = proof_of({"seats": 2, "fair": json.loads(json.dumps(proof.to_json()))})
    assert again == proof


def test_two_games_have_two_secrets() -> None:
    assert committed().secret != committed().secret


def test_the_secret_is_in_no_document_of_a_running_game_and_in_all_of_a_finished_one(tmp_path: Path) -> None:
    with open_store(tmp_path / "games.sqlite3") as store, begun(store) as session:
        secret = session.record.saved.head["fair"]["secret"]
        assert session.game_id is not None
        for document in (session.record.document(), store.document(session.game_id)):
            assert secret not in json.dumps(document)
            assert document["fair"]["hash"] == hash_of(secret)
        assert secret not in text_of(session)
        assert str(session.record.table.seed) not in text_of(session)
        played(session)
        for document in (session.record.document(), store.document(session.game_id)):
            assert document["fair"]["secret"] == secret
        assert secret in text_of(session)
        assert store.load(session.game_id).head["fair"]["secret"] == secret


def test_a_finished_game_comes_back_from_its_document_with_its_proof(tmp_path: Path) -> None:
    document = finished()
    with open_store(tmp_path / "games.sqlite3") as store:
        session = Session.of_document(document)
        game_id = store.import_document(session.record.document(), session.record.status)
        assert store.document(game_id)["fair"] == document["fair"]


def test_what_is_revealed_ends_taking_back() -> None:
    session = played(begun())
    assert session.record.over
    assert not undo.can_undo(session.record)
    assert undo.why_not(session.record) == "fair-final" if session.record.table.can_undo else True
    with pytest.raises(SessionError):
        session.do(acts.undo())


@pytest.mark.parametrize(
    "fair",
    [
        "x",
        {},
        {"hash": "12", "entries": [], "begun": True},
        {"hash": "a" * 64, "entries": [], "begun": 1},
        {"hash": "a" * 64, "entries": [[2, "Ana", "x", False]], "begun": True},
        {"hash": "a" * 64, "entries": [[0, "Ana", "\x1b[2J", False]], "begun": True},
        {"hash": "a" * 64, "entries": [[0, "Ana", "x" * 401, False]], "begun": True},
        {"hash": "a" * 64, "entries": [], "begun": True, "secret": "A" * 64},
    ],
)
def test_a_damaged_proof_is_refused_in_a_sentence(fair: object) -> None:
    with pytest.raises(BadSave) as caught:
        proof_of({"seats": 2, "fair": fair})
    for language in WHOLE:
        words = Words(language)
        assert words(f"errors-{caught.value.reason.id}", **caught.value.reason.facts)
        assert not words.problems
    with pytest.raises(BadSave):
        Session.of_document({**finished(), "fair": fair})
