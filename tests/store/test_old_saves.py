"""Games that earlier versions have saved load as they were, and go on to their ends."""

import itertools
import json
import lzma
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts, undo
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tests.whole import sampled

FOLDER = Path(__file__).parent / "old_saves"
VERSIONS = [file.name.partition(".")[0] for file in sorted(FOLDER.glob("*.games.db.xz"))]
WRITTEN = {"511910c0": 9, "9e49967f": 15, "78006ed7": 15, "caccb700": 15}
"""How many games each version has written."""
RECOVERED = {("511910c0", "dice_forge")}
"""Versions and games whose rules have changed since then: these go on from their last checkpoint."""


def unpacked(version: str, what: str) -> bytes:
    """A file that a version has written."""
    return lzma.decompress((FOLDER / f"{version}.{what}.xz").read_bytes())


def documents(version: str) -> list[Mapping[str, Any]]:
    """The save documents that a version has exported."""
    found: list[Mapping[str, Any]] = json.loads(unpacked(version, "saves.json"))
    return found


CHOSEN_SINCE = {
    "helios": {"laps": "move"},
    "bora_bora": {"blocking": "no", "doubling": "before"},
    "papyria": {"nought": "nobody"},
}
"""Rulings that players choose now, and what games that don't say were played by."""


def assert_played_by_the_rules_of_then(session: Session) -> None:
    chosen = CHOSEN_SINCE.get(session.rules.id, {})
    assert chosen.items() <= session.record.table.variants.items()
    assert {each.id: each.of_old for each in session.rules.variants if each.ruling} == chosen


def play_on(session: Session, seed: int, most: int | None = None) -> None:
    """Take back and restore once where that is possible, then answer by chance, to the end or so often."""
    chance = random.Random(seed)
    answers = itertools.count()
    if undo.can_undo(session.record):
        before = session.record.table.digest
        session.do(acts.undo())
        session.do(acts.redo())
        assert session.record.table.digest == before
    while not session.record.over and next(answers) != most:
        assert session.record.decision is not None
        session.do(acts.answer(chance.choice(session.record.decision.options).key))
        session.do(acts.take_over)


def test_every_version_is_there() -> None:
    assert {*VERSIONS} == {*WRITTEN}


@pytest.mark.parametrize("version", VERSIONS)
def test_the_store_of_an_earlier_version_opens_and_its_games_go_on(version: str, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(unpacked(version, "games.db"))
    with open_store(file) as store:
        summaries = store.games()
        assert len(summaries) == WRITTEN[version]
        assert any(each.over for each in summaries)
        left = [each for each in summaries if not each.over]
        ending = {each.id for each in sampled([*{each.game: each for each in left}.values()], left)}
        for number, each in enumerate(summaries):
            record = store.load(each.id)
            with Session.resume(store, each.id, load_rules(each.game)) as session:
                recovered = (version, each.game) in RECOVERED
                assert session.record.table.recovered == recovered
                assert session.record.table.digest == record.rows[-1].digest or (recovered and each.over)
                assert session.record.over == each.over
                assert_played_by_the_rules_of_then(session)
                assert [person.name for person in session.record.people] == [
                    person.name for person in each.people
                ]
                assert session.record.standing_answers.by_seat == record.standing_answers
                if each.over:
                    assert tuple(standing.total for standing in session.record.standings) == each.scores
                play_on(session, number, None if each.id in ending else 10)
        assert ending <= {each.id for each in store.games() if each.over}


@pytest.mark.parametrize("version", VERSIONS)
def test_the_save_documents_of_an_earlier_version_are_taken_in_and_go_on(version: str) -> None:
    """As do the games of its store, from the same positions: one of each kind is played to its end."""
    for number, document in enumerate(documents(version)):
        session = Session.taken_in(document, load_rules(document["game"]))
        assert session.record.table.recovered == ((version, document["game"]) in RECOVERED)
        assert session.record.table.digest == document["digests"][-1]
        assert_played_by_the_rules_of_then(session)
        play_on(session, number, most=3)
