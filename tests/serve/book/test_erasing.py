"""A member is erased, or gets another name: in games, talk and proofs, whoever has them open."""

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.fair.check import check
from tabletop_tui.play.fair.contributions import Contributions, has_given
from tabletop_tui.play.fair.proof import NAMES_IN_CLEAR, Entry, committed, fresh_bound, proof_of, seed_of
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.copying import copy_book, without_erased_members
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.invitations import Invitation
from tabletop_tui.serve.book.place import place_of
from tabletop_tui.serve.book.renaming import Renaming
from tabletop_tui.serve.people.barred import BARRED, text_of
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FREE, chair_of
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.club.address import VARIABLE
from tabletop_tui.store.copying import copy_games, games_in
from tabletop_tui.store.people import Person
from tests.cli.running import Ran, ran
from tests.play.fair.playing import RULES, begun, finished, played
from tests.postgres import Base
from tests.serve.club.two_servers import club
from tests.serve.loopback import until
from tests.serve.tables.evening import evening

NAME, KEY, SAID = "Zwonimir", "SHA256:zwonimirskey", "my address is Hill Street 7"
BEN = "Ben"


@pytest.fixture(params=["file", "postgresql"])
def places(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Path | str, Path | str]:
    """Games and guest book, in files and in a database, as the commands find them."""
    if request.param == "postgresql":
        base: Base = request.getfixturevalue("base")
        monkeypatch.setenv(VARIABLE, base.address)
        return base.address, base.address
    paths = Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    return paths.saves, paths.people


def members(book: Guestbook) -> dict[str, str]:
    """Two members; their ids by name."""
    assert book.names.claim(NAME, KEY) is None
    assert book.names.claim(BEN, "SHA256:bens") is None
    return {name: book.names.owner_id(name) for name in (NAME, BEN)}


def people(ids: dict[str, str]) -> list[Person]:
    return [Person(name, colour, f"remote:{ids[name]}") for name, colour in ((NAME, "red"), (BEN, "blue"))]


def fair(store: Store, ids: dict[str, str], scheme: int = 2) -> Session:
    """A game that is fair by proof, begun by both."""
    seated = people(ids)
    if scheme == NAMES_IN_CLEAR:
        proof = replace(
            committed(), scheme=scheme, begun=True, entries=(Entry(0, NAME, "owl"), Entry(1, BEN, None))
        )
        return Session.new(RULES, seated, seed_of(RULES.id, 2, proof), {}, store, proof)
    contributions = Contributions(RULES, seated)
    contributions.note(0, "owl")
    contributions.note(1, None)
    seed, proof = contributions.begun()
    return Session.new(RULES, seated, seed, {}, store, proof)


def talk(ids: dict[str, str]) -> str:
    """What is kept of a table at which both have said something."""
    lines = [
        [0, NAME, 0, SAID, ids[NAME], "", {}],
        [0, BEN, 1, "hello", ids[BEN], "", {}],
        [0, "", None, "", "", "tables-told-left", {"name": NAME}],
        [0, "", None, "", "", "tables-told-back", {"name": f"{NAME} 2"}],
    ]
    return json.dumps({"opener": ids[NAME], "said": lines, "muted": {ids[NAME]: NAME}, "closed": False})


def erased(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str = NAME) -> Ran:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\n"))
    return ran(capsys, "people", "--erase", NAME)


def everything(places: tuple[Path | str, Path | str]) -> str:
    """All that is kept in games and guest book, and in files also what was deleted there."""
    games, book = places
    found = ""
    if isinstance(games, Path):
        for file in sorted(games.parent.glob("*.sqlite3*")):
            found += file.read_bytes().decode("latin-1") if file.is_file() else ""
    with open_store(games) as store:
        change: list[str] = []
        _ = store.rewrite(lambda id, head, people, _over: change.append(json.dumps([id, head, people])))
        found += "".join(change)
    with Guestbook(book) as opened:
        found += json.dumps(opened.tables.all()) + str(opened.names.people()) + str(opened.erasing.pending())
    return found


def test_nothing_is_left_of_an_erased_member_and_proofs_can_still_be_checked(
    places: tuple[Path | str, Path | str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Guestbook(places[1]) as book, open_store(places[0]) as store:
        ids = members(book)
        book.tables.keep(BARRED, text_of({ids[NAME]}))
        book.settings.change(ids[NAME], lambda _kept: "{}")
        _ = book.codes.for_key(ids[NAME])
        assert book.names.rename(NAME, f"{NAME}ek") is None
        assert book.names.owner("Unknown") is None, "it is kept what all names look like"
        assert book.names.rename(f"{NAME}ek", NAME) is None
        over = played(fair(store, ids))
        digest = str(over.record.game_digest)
        over.close()
        running = Session.new(load_rules("orbis"), people(ids), 7, store=store)
        running.do(acts.answer(next(iter(running.record.decision.options)).key))  # type: ignore[union-attr]
        running.close()
        gone = Session.new(load_rules("orbis"), people(ids), 8, store=store)
        gone.close()
        store.delete(str(gone.game_id))
        for session in (over, running):
            book.tables.keep(str(session.game_id), talk(ids))
    refused = erased(capsys, monkeypatch, "Ben")
    assert (refused.code, "Nothing was erased" in refused.err) == (1, True)
    assert NAME in everything(places)

    done = erased(capsys, monkeypatch)
    assert done.code == 0, done
    assert 'In 3 games it is now "a former player"' in done.out
    left = everything(places)
    for word in (NAME, KEY, ids[NAME], SAID):
        assert word not in left, word
    assert ids[BEN] in left
    with open_store(places[0]) as store, Guestbook(places[1]) as book:
        assert [p.name for p in store.load(str(running.game_id)).people] == ["a former player", BEN]
        assert chair_of(store.load(str(running.game_id)).people[0]).kind == FREE
        kept = json.loads(book.tables.kept(str(over.game_id)) or "")
        assert [line[3] for line in kept["said"]] == ["hello", "", ""]
        assert [line[6] for line in kept["said"][1:]] == [{"name": "a former player"}] * 2
        assert kept["muted"] == {}
        book.settings.change(ids[NAME], lambda _kept: "{}")
        assert book.settings.kept(ids[NAME]) is None, "what was under way is kept no more"
        assert not book.outbox.post("mark", ids[NAME], "[]")
        assert book.names.claim(NAME, KEY) is None, "who comes again is someone new"
        assert book.names.owner_id(NAME) != ids[NAME]

    checked = ran(capsys, "verify", str(over.game_id), "--digest", digest, "--hash", over.record.proof.hash)  # type: ignore[union-attr]
    assert (checked.code, checked.err) == (0, "")
    assert "a former player adds" in checked.out
    assert "its chance is proved" in checked.out
    assert "the name of a former player was erased" in checked.out
    told = json.loads(ran(capsys, "verify", str(over.game_id), "--digest", digest, "--json").out)
    assert told["chance_fits"]
    assert "players" in told["bound"]


def test_of_a_game_whose_seed_is_made_of_names_the_proof_says_what_is_lost(
    places: tuple[Path | str, Path | str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Guestbook(places[1]) as book, open_store(places[0]) as store:
        session = played(fair(store, members(book), NAMES_IN_CLEAR))
        digest = str(session.record.game_digest)
        session.close()
    id = str(session.game_id)
    assert ran(capsys, "verify", id, "--digest", digest).code == 0, "as before"
    assert erased(capsys, monkeypatch).code == 0
    checked = ran(capsys, "verify", id, "--digest", digest)
    assert (checked.code, checked.err) == (0, "")
    assert "made the seed of this game from the names, too" in checked.out
    assert "proved" not in checked.out
    told = json.loads(ran(capsys, "verify", id, "--digest", digest, "--json").out)
    assert (told["chance_fits"], told["answers_proven_to"]) == (False, session.record.steps)
    assert "seed" not in told["bound"]


def test_another_name_reaches_running_games_and_a_finished_one_keeps_the_one_it_was_played_under(
    places: tuple[Path | str, Path | str], capsys: pytest.CaptureFixture[str]
) -> None:
    with Guestbook(places[1]) as book, open_store(places[0]) as store:
        ids = members(book)
        over = played(fair(store, ids))
        over.close()
        running = Session.new(load_rules("orbis"), people(ids), 7, store=store)
        running.close()
        book.tables.keep(str(running.game_id), talk(ids))
    # They swap names, by way of a third.
    for old, new in ((NAME, "Tom"), (BEN, NAME), ("Tom", BEN)):
        assert ran(capsys, "people", "--rename", old, new).code == 0
    with open_store(places[0]) as store, Guestbook(places[1]) as book:
        assert [p.name for p in store.load(str(running.game_id)).people] == [BEN, NAME]
        assert [p.name for p in store.load(str(over.game_id)).people] == [NAME, BEN]
        kept = json.loads(book.tables.kept(str(running.game_id)) or "")
        assert [line[1] for line in kept["said"][:2]] == [BEN, NAME]
        assert not book.erasing.pending()
    stats = json.loads(ran(capsys, "stats", "--json").out)["games"]["orbis"]
    points = over.record.status.scores
    assert {each["player"]: each["best"] for each in stats} == {BEN: points[0], NAME: points[1]}


async def test_a_server_that_has_games_in_a_file_open_does_it_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        with Guestbook(tmp_path / "people.sqlite3") as book:
            ids = members(book)
            zwonimir = Guest(NAME, KEY, member=ids[NAME])
            table = await tonight.open("orbis", *((person.name, person.kind) for person in people(ids)))
            table.notes.facts.opener = ids[NAME]
            table.notes.add(zwonimir, 0, SAID)
            await table.notes.log("tables-told-left", name=NAME)
            for old, new in ((NAME, "Tim"), ("Tim", "Tom")):  # the second one before the first is done
                assert book.names.rename(old, new) is None
            tonight.house.book_changed()
            await until(lambda: not book.erasing.pending())
            assert [person.name for person in table.session.record.people] == ["Tom", BEN]
            assert [remark.name for remark in table.notes.talk.remarks] == ["Tom", ""]
            found = book.erasing.erase("Tom", "a former player")
            assert isinstance(found, list)
            with open_store(tmp_path / "games.sqlite3") as other:
                assert other.rewrite(found[0].in_game_of).in_use == (table.id,)
            tonight.house.book_changed()
            await until(lambda: not book.erasing.pending())
            assert [person.name for person in table.session.record.people] == ["a former player", BEN]
            assert [(remark.text, remark.facts) for remark in table.notes.talk.remarks] == [
                ("", {"name": "a former player"})
            ]
            # A remark that was under way is still written, and doesn't bring anything back.
            table.notes.add(zwonimir, 0, SAID)
            await table.notes.keep()
            kept = book.tables.kept(table.id) or ""
            assert (SAID in kept, ids[NAME] in kept) == (False, False)


async def test_talk_does_not_come_back_from_another_servers_memory(base: Base, tmp_path: Path) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        with Guestbook(base.address) as book, open_store(base.address) as store:
            ids = members(book)
            table = await one.open("orbis", *((person.name, person.kind) for person in people(ids)))
            await both.quiet()
            there = two.house.tables[table.id]
            table.notes.add(Guest(NAME, KEY, member=ids[NAME]), 0, SAID)
            await table.notes.keep()
            await both.quiet()
            assert [remark.text for remark in there.notes.talk.remarks] == [SAID]
            # One more is said there just now, and isn't written yet.
            there.notes.add(Guest(NAME, KEY, member=ids[NAME]), 0, SAID)
            found = book.erasing.erase(NAME, "a former player")
            assert isinstance(found, list)
            _ = store.rewrite(found[0].in_game_of)
            _ = book.erasing.apply(found[0], {})
            await there.notes.keep()
            book.erasing.done(found[0])
            await both.quiet()
            for each in (table, there):
                assert [person.name for person in each.session.record.people] == ["a former player", BEN]
            assert SAID not in (book.tables.kept(table.id) or "")
            assert not table.notes.talk.remarks


def test_a_copy_of_before_brings_nothing_back(tmp_path: Path) -> None:
    before, now = tmp_path / "before", tmp_path / "now"
    for folder in (before, now):
        folder.mkdir()
    with Guestbook(before / "people.sqlite3") as book, open_store(before / "games.sqlite3") as store:
        ids = members(book)
        played(fair(store, ids)).close()
        book.tables.keep(store.games()[0].id, talk(ids))

    def copy() -> None:
        source, target = place_of(before / "people.sqlite3"), place_of(now / "people.sqlite3")
        with games_in(before / "games.sqlite3") as one, games_in(now / "games.sqlite3") as other:
            _ = copy_games(one, other, lambda _done, _of: None, without_erased_members(target))
        _ = copy_book(source, target, set())
        source.close()
        target.close()

    copy()
    for _ in range(2):
        with Guestbook(now / "people.sqlite3") as book, open_store(now / "games.sqlite3") as store:
            found = book.erasing.erase(NAME, "a former player")
            for each in found if isinstance(found, list) else ():
                _ = store.rewrite(each.in_game_of)
                _ = book.erasing.apply(each, {store.games()[0].id: [NAME]})
                book.erasing.done(each)
        left = everything((now / "games.sqlite3", now / "people.sqlite3"))
        for word in (NAME, KEY, ids[NAME], SAID):
            assert word not in left, word
        (now / "games.sqlite3").unlink()
        copy()


def test_an_export_holds_no_id_or_fingerprint(
    places: tuple[Path | str, Path | str], capsys: pytest.CaptureFixture[str]
) -> None:
    old = {NAME: f"key {KEY}", BEN: "member abcdefghjkmnpqrs"}
    with open_store(places[0]) as store:
        contributions = Contributions(RULES, people(old))
        seed, proof = contributions.begun()
        entries = (Entry(0, NAME, "owl", member=old[NAME]),)
        proof = replace(proof, entries=entries)
        session = Session.new(RULES, people(old), seed, {}, store, proof)
        session.close()
    out: list[Any] = [ran(capsys, "export", str(session.game_id)).out]
    out.append(ran(capsys, "verify", str(session.game_id), "--json").out)
    for text in out:
        assert "SHA256" not in text
        assert "member" not in text


def test_who_has_added_words_is_not_asked_again_under_another_name_before_the_game_begins() -> None:
    proof = replace(committed(), entries=(Entry(0, NAME, "owl", bound=fresh_bound(), member="member a"),))
    head = {"seats": 2, "fair": proof.to_json()}
    seated = [{"name": NAME, "colour": "red", "kind": "remote:member a"}]
    renaming = Renaming("member a", frozenset({NAME.casefold()}), "Tom")
    changed = renaming.in_game(head, seated, over=False)
    assert changed is not None
    again = proof_of(changed[0])
    assert again is not None
    assert has_given(again, 0, "Tom")


def test_who_is_called_the_same_at_a_table_is_told_apart_by_a_number() -> None:
    renaming = Renaming("member a", frozenset({"ana"}), "a former player", "former 1")
    seated = [{"name": "Ana 2", "colour": "red", "kind": "remote:member a"}]
    other = {"name": "A former player", "colour": "blue", "kind": "remote:member b"}
    changed = renaming.in_game({}, [*seated, other], over=True)
    assert changed is not None
    assert [person["name"] for person in changed[1]] == ["a former player 2", "A former player"]


def test_no_name_in_place_of_an_erased_one_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(begun())
    document, digest = json.loads(json.dumps(session.record.document())), str(session.record.game_digest)
    proof = proof_of(document)
    assert proof is not None
    file, name = tmp_path / "game.json", document["people"][0]["name"]
    fair_part = document["fair"]
    fair_part["players"][0] = {"digest": proof.players[0].of(name)}
    fair_part["entries"][0][4] = {"digest": proof.entries[0].bound.of(name)}
    fair_part["entries"][0][1] = document["people"][0]["name"] = "Mallory"
    file.write_text(json.dumps(document), "utf-8")
    checked = ran(capsys, "verify", str(file), "--digest", digest, "--verbose")
    assert checked.code == 0, "the digests are right"
    assert "Mallory" not in checked.out
    assert "a former player adds" in checked.out


def test_a_game_whose_names_are_bound_by_digests_cannot_be_said_to_have_lost_its_words() -> None:
    document = finished()
    document["fair"]["erased"] = True
    assert not check(RULES, document).notes
    document["fair"]["entries"][0][2] = "other words"
    assert [fault.id for fault in check(RULES, document).faults] == ["fair-fault-contributions"]


def test_a_guest_with_a_code_is_not_taken_for_one_of_that_name_who_was_erased(
    places: tuple[Path | str, Path | str],
) -> None:
    """At the same table: what the new guest says and sets is kept, and each can be erased."""
    with Guestbook(places[1]) as book:
        ids = []
        for _ in range(3):
            found = book.invitations.redeem(book.invitations.invite("k7mp", 1), "Zoe")
            assert isinstance(found, Invitation)
            ids.append(Guest("Zoe", None, found.game, found.seat, found.namesakes).id)
            book.tables.keep("k7mp", json.dumps({"said": [[0, "Zoe", 1, "hello", ids[-1], "", {}]]}))
            assert "hello" in str(book.tables.kept("k7mp"))
            (renaming,) = erasing(book, "Zoe")
            assert renaming.id == ids[-1]
        assert len({*ids}) == 3
        assert "hello" not in str(book.tables.kept("k7mp"))


def erasing(book: Guestbook, name: str) -> list[Renaming]:
    """Erase a guest, in the book alone."""
    found = book.erasing.erase(name, "a former player")
    assert isinstance(found, list)
    for each in found:
        _ = book.erasing.apply(each, {})
        book.erasing.done(each)
    return found
