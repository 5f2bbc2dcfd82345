"""Databases on other machines: with TLS, or with a word that it isn't wanted. No name is looked up."""

from pathlib import Path

import pytest

pytest.importorskip("psycopg", reason="needs psycopg: pip install tabletop-tui[club]")

from tabletop_tui.store.club.address import VARIABLE, Address
from tabletop_tui.store.club.encryption import CHECKED, CLEAR, CLEAR_TEXT, HERE, UNCHECKED, secrecy_of
from tabletop_tui.store.club.link import parameters
from tabletop_tui.store.errors import StoreError
from tests.cli.running import ran
from tests.postgres import Base


def settings(address: str) -> dict[str, str]:
    """What an address says, as the library reads it."""
    from psycopg import conninfo

    return {name: str(text) for name, text in conninfo.conninfo_to_dict(address).items()}


def way(address: str) -> str:
    return secrecy_of(settings(address)).way


def refused(address: str) -> str:
    """Why an address isn't connected to."""
    with pytest.raises(StoreError) as caught:
        _ = parameters(Address.of(address, {}))
    return caught.value.reason.id


@pytest.mark.parametrize(
    "address",
    [
        "postgresql:///club",
        "postgresql:///club?host=/run/postgresql",
        "postgresql://%2Frun%2Fpostgresql/club",
        "postgresql:///club?host=@tabletop",
        "postgresql://ana@localhost/club",
        "postgresql://ana@LocalHost.:5433/club",
        "postgresql://ana@127.0.0.1/club?sslmode=disable",
        "postgresql://ana@127.8.9.10:5433/club",
        "postgresql://[::1]:5433/club",
        "postgresql://db.example.org/club?hostaddr=127.0.0.1",
        "postgresql://localhost,127.0.0.1/club",
        "host=/run/postgresql dbname=club",
        "hostaddr=::1 host=db.example.org sslmode=disable",
    ],
)
def test_on_this_machine_no_tls_is_needed(address: str) -> None:
    assert way(address) == HERE


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://db.example.org/club",
        "postgresql://ana:secret@192.0.2.7:5433/club",
        "postgresql://[2001:db8::7]/club",
        "postgresql://[fe80::1%25eth0]/club",
        "postgresql:///club?host=db.example.org",
        "postgresql:///club?hostaddr=192.0.2.7",
        "postgresql://localhost/club?hostaddr=192.0.2.7",
        "postgresql://localhost,db.example.org/club",
        "postgresql://localhost.example.org/club",
        "postgresql://0.0.0.0/club",
        "host=db.example.org dbname=club",
    ],
)
@pytest.mark.parametrize("mode", ["", "disable", "allow", "prefer", "no-such-mode"])
def test_elsewhere_whatever_may_be_clear_text_is_clear_text(address: str, mode: str) -> None:
    if mode:
        joint = (" " if "://" not in address else "&" if "?" in address else "?") + "sslmode="
        address += joint + mode
    assert way(address) == CLEAR
    if "://" in address:
        assert refused(address) == "database-clear-text"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("sslmode=verify-full", CHECKED),
        ("sslmode=verify-full&sslrootcert=system", CHECKED),
        ("sslrootcert=system", CHECKED),
        ("sslmode=verify-ca", UNCHECKED),
        ("sslmode=require", UNCHECKED),
        ("ssl=true", UNCHECKED),
        ("requiressl=1", UNCHECKED),
    ],
)
def test_elsewhere_with_tls(asked: str, expected: str) -> None:
    address = f"postgresql://db.example.org/club?{asked}"
    assert way(address) == expected
    given = parameters(Address.of(address, {}))
    assert given["sslmode"] == (
        "require" if "ssl=" in asked or "requiressl" in asked else secrecy_of(given).mode
    )


def test_the_environment_completes_an_address_and_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGHOST", "db.example.org")
    assert way("postgresql:///club") == CLEAR
    assert way("postgresql://localhost/club") == HERE
    monkeypatch.setenv("PGSSLMODE", "verify-full")
    assert way("postgresql:///club") == CHECKED
    assert way("postgresql:///club?sslmode=prefer") == CLEAR
    monkeypatch.setenv("PGHOST", "/run/postgresql")
    assert way("postgresql:///club") == HERE
    monkeypatch.setenv("PGHOSTADDR", "192.0.2.7")
    monkeypatch.setenv("PGSSLMODE", "disable")
    assert way("postgresql:///club") == CLEAR
    monkeypatch.delenv("PGSSLMODE")
    monkeypatch.setenv("PGREQUIRESSL", "1")
    assert way("postgresql:///club") == UNCHECKED
    monkeypatch.setenv("PGSSLROOTCERT", "system")
    assert way("postgresql:///club") == CHECKED


def test_a_service_of_the_environment_is_read_as_the_library_reads_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "services"
    file.write_text(
        "[far]\nhost=db.example.org\n[safe]\nhost=db.example.org\nsslmode=verify-full\n[near]\nhost=/run\n"
    )
    monkeypatch.setenv("PGSERVICEFILE", str(file))
    for service, expected in (("far", CLEAR), ("safe", CHECKED), ("near", HERE)):
        monkeypatch.setenv("PGSERVICE", service)
        assert way("postgresql:///club") == expected


def test_a_service_in_an_address_may_lead_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own words come before the environment's; what was found to be safe is what the library gets."""
    monkeypatch.setenv("PGHOST", "localhost")
    assert way("postgresql:///club?service=far") == CLEAR
    assert way("postgresql://localhost/club?service=far") == HERE
    assert way("postgresql:///club?service=far&sslmode=verify-full") == CHECKED
    monkeypatch.setenv("PGSSLMODE", "verify-full")
    given = parameters(Address.of("postgresql:///club?service=far", {}))
    assert (given["service"], given["sslmode"]) == ("far", "verify-full")


def test_what_isnt_an_address_stays_none() -> None:
    for typed in ("host=db.example.org dbname=club", "db.example.org", "service=far"):
        assert refused(typed) == "database-no-address"


def test_clear_text_is_allowed_by_one_word_only(monkeypatch: pytest.MonkeyPatch) -> None:
    address = "postgresql://db.example.org/club"
    for word in ("", "no", "1", "YES"):
        monkeypatch.setenv(CLEAR_TEXT, word)
        assert refused(address) == "database-clear-text"
    monkeypatch.setenv(CLEAR_TEXT, "yes")
    assert parameters(Address.of(address, {}))["sslmode"] == "prefer"


def test_the_sentence_says_how_to_ask_for_tls_and_how_to_do_without(
    base: Base, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """127.1 isn't written as a loopback address, but is one, so that nothing leaves this machine."""
    far = base.address.replace("127.0.0.1", "127.1")
    monkeypatch.setenv(VARIABLE, far)
    for command in (("people",), ("games",), ("serve", "--no-screen", "--port", "0")):
        ended = ran(capsys, *command)
        assert (ended.code, ended.out, ended.err.count("\n")) == (1, "", 1), command
        assert "sslmode=verify-full&sslrootcert=" in ended.err
        assert f"{CLEAR_TEXT}=yes" in ended.err
        assert "p%40ss" not in ended.err
    assert ran(capsys, "doctor").code == 1
    monkeypatch.setenv(CLEAR_TEXT, "yes")
    assert ran(capsys, "people").code == 0
    doctor = ran(capsys, "doctor")
    assert doctor.code == 0
    (line,) = (each for each in doctor.out.splitlines() if "sslmode=prefer" in each)
    assert line.startswith("--")
    assert "clear text" in line
    monkeypatch.setenv(VARIABLE, base.address)
    assert "stays on this machine" in ran(capsys, "doctor").out
