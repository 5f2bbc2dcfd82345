"""Sentences for a player when something is refused or fails unexpectedly."""

from typing import TYPE_CHECKING

from rulesets.core.message import Message
from tabletop_tui.host.codes import FAILED, WRONG_USAGE
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths


class Complaint(Exception):
    """The command can't be carried out: one sentence for the player, and an exit code."""

    def __init__(self, message_id: str, /, *, code: int = WRONG_USAGE, **facts: object) -> None:
        """`message_id` and `facts` as for `Words`; `code` is one of `host/codes.py`."""
        super().__init__(message_id, facts)
        self.message_id = message_id
        self.facts = facts
        self.code = code


def comply(reason: Message | None) -> None:
    """Complain if there is a reason why something can't be done."""
    if reason is not None:
        raise Complaint(reason.id, code=FAILED, **reason.facts)


def sentence_of(words: Words, reason: Message) -> str:
    """Why a save, a store or a session refuses something."""
    message_id = f"errors-{reason.id}"
    return words(message_id if words.has(message_id) else reason.id, **reason.facts)


def unshowable(words: Words) -> str:
    """That a position from a file can't be shown after all."""
    return words.errors.save_unshowable(place="checkpoint.state")


def reported(words: Words, error: Exception, paths: "Paths | None", arguments: list[str]) -> str:
    """The sentence for an unexpected error, which is written to a report if possible.

    What can't be loaded while the program runs has most likely been replaced by an update.
    """
    kind = "errors-changed" if isinstance(error, (ImportError, SyntaxError)) else "errors-bug"
    said = f"{type(error).__name__}: {error}"
    try:
        from tabletop_tui.host.reports import write_report

        file = write_report(error, paths, arguments)
    except Exception:  # noqa: BLE001 - whatever it is, the first error matters more
        return words(f"{kind}-unreported", error=said)
    return words(kind, error=said, file=str(file))
