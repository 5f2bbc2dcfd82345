"""Where the tables are, as friends would type it, and the note that a running server leaves."""

import json
import socket
from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.serve.entrance import Entrance, noted, open_entrances
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
