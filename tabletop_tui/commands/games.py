"""Stub."""

from typing import Any

from tabletop_tui.commands.invocation import Invocation


def run(invocation: Invocation, **p: Any) -> None:
    """Stub."""
