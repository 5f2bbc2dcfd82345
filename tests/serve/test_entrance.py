"""Where the tables are, as friends would type it, and the note that a running server leaves."""

import errno
import json
import socket
from pathlib import Path

import ifaddr
import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.serve.lines.entrance import Entrance, noted, open_entrances
from tabletop_tui.text.words import Words

KEY = "SHA256:" + "k" * 43


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "localhost"),
        ("::1", "localhost"),
        ("localhost", "localhost"),
        ("192.0.2.7", "192.0.2.7"),
        ("tables.example", "tables.example"),
    ],
)
def test_friends_type_the_address_that_reaches_it(host: str, address: str) -> None:
    entrance = Entrance(host, 2222, KEY)
    assert f"-p 2222 {'NAME' if entrance.local else 'THEIR-NAME'}@{address}" in entrance.joining(Words("en"))


@pytest.mark.parametrize("host", ["", "0.0.0.0", "::"])
def test_of_all_addresses_one_that_can_be_typed_is_named(host: str) -> None:
    """The one by which this machine reaches others; its name if it is in no network."""
    address = Entrance(host, 2222, KEY).address
    assert address not in ("", host)
    assert address == socket.gethostname() or ":" in address or address.count(".") == 3


def test_a_note_is_there_as_long_as_its_server(tmp_path: Path) -> None:
    paths = Paths.below(tmp_path)
    entrance = Entrance("192.0.2.7", 2222, KEY)
    with noted(paths, entrance):
        assert open_entrances(paths) == [entrance]
    assert open_entrances(paths) == []


@pytest.mark.parametrize(
    "text",
    ["", "[", "[1]", '["h", "x", "k"]', '["\\u001b[2J", 1, "k"]', "[" * 2000, json.dumps(["h", 1, 2])],
)
def test_a_note_that_is_none_is_passed_over(tmp_path: Path, text: str) -> None:
    """A file there that a running program holds, and that isn't ours."""
    paths = Paths.below(tmp_path)
    with noted(paths, Entrance("192.0.2.7", 2222, KEY)):
        (file,) = (paths.state / "serving").glob("*.json")
        file.write_text(text)
        assert open_entrances(paths) == []


def test_where_nothing_can_be_written_the_tables_open_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("not a folder")
    paths = Paths.below(tmp_path)
    with noted(paths, Entrance("192.0.2.7", 2222, KEY)):
        assert open_entrances(paths) == []


def adapters(monkeypatch: pytest.MonkeyPatch, *addresses: tuple[str, str]) -> None:
    """Let this machine have these addresses, each with the name of its adapter."""
    found = [
        ifaddr.Adapter(name, name, [ifaddr.IP((ip, 0, 0) if ":" in ip else ip, 24, name)])
        for ip, name in addresses
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: found)


HOME = (("127.0.0.1", "lo"), ("::1", "lo"), ("fe80::1", "wlan0"), ("10.8.0.1", "wg0"), ("2001:db8::5", "wg0"))


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("0.0.0.0", "From other networks: 10.8.0.1 (wg0)"),
        ("::", "From other networks: 10.8.0.1 (wg0), 2001:db8::5 (wg0)"),
        ("", "From other networks: 10.8.0.1 (wg0), 2001:db8::5 (wg0)"),
        ("127.0.0.1", ""),
        ("192.0.2.7", ""),
    ],
)
def test_a_server_on_all_addresses_names_those_of_each_network(
    monkeypatch: pytest.MonkeyPatch, host: str, said: str
) -> None:
    """None that only this machine, or only this cable, can reach."""
    adapters(monkeypatch, *HOME)
    assert Entrance(host, 2222, KEY).also(Words("en")) == said


def test_the_address_that_friends_type_is_not_named_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    entrance = Entrance("::", 2222, KEY)
    adapters(monkeypatch, (entrance.address, "eth0"), ("10.8.0.1", "wg0"))
    assert entrance.also(Words("en")) == "From other networks: 10.8.0.1 (wg0)"


def test_a_host_who_gives_an_address_has_no_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters(monkeypatch, *HOME)
    assert Entrance("::", 2222, KEY, "tables.example").also(Words("en")) == ""


def test_a_service_that_may_not_ask_for_addresses_names_one_and_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The documented unit's `RestrictAddressFamilies=` keeps it from asking the system."""

    def refuse() -> None:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    monkeypatch.setattr(ifaddr, "get_adapters", refuse)
    assert Entrance("0.0.0.0", 2222, KEY).also(Words("en")) == ""
