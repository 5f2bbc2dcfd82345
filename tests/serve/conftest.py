"""What tests of servers share: the event loop that servers have, and a guest book."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.lines.fairloop import FairLoop
from tests.postgres import Base
from tests.serve.test_admission import Clock


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], FairLoop]]:
    """The loop for all tests here."""
    return {"fair": FairLoop}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["file", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the book is kept: every test of it runs in both places."""
    if request.param == "file":
        return tmp_path / "people.sqlite3"
    base: Base = request.getfixturevalue("base")
    return base.address


@pytest.fixture
def book(where: Path | str, clock: Clock) -> Iterator[Guestbook]:
    with Guestbook(where, clock) as book:
        yield book
