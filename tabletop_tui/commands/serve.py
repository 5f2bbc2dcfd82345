"""`tabletop serve`: tables over SSH, in a later version."""

from tabletop_tui.commands.invocation import Complaint, Invocation


def run(invocation: Invocation, anything: tuple[str, ...]) -> None:
    """Say that it comes later."""
    raise Complaint("cli-serve-later")
