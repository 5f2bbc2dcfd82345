"""Every test finds the game as if its package were installed, and has a home of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import _own_home
from tests.packages import installed

__all__ = ["_own_home"]


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path / "site", "morris"):
        yield
