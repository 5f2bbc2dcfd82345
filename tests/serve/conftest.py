"""Servers in tests run on the event loop that servers have."""

from collections.abc import Callable, Mapping

import pytest

from tabletop_tui.serve.fairloop import FairLoop


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], FairLoop]]:
    """The loop for all tests here."""
    return {"fair": FairLoop}
