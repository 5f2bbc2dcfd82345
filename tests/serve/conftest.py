"""Servers in tests run on the event loop that servers have."""

import asyncio

import pytest

from tabletop_tui.serve.fairloop import FairLoop


class FairPolicy(asyncio.DefaultEventLoopPolicy):
    """Makes loops that give turns."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        return FairLoop()


@pytest.fixture(scope="session")
def event_loop_policy() -> asyncio.AbstractEventLoopPolicy:
    return FairPolicy()
