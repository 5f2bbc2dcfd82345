"""What happens when a computer player can't think: a report for maintainers, a sentence for the table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.text.words import Words


def stopped_because(
    words: "Words", name: str, error: Exception, game: str, paths: "Paths | None" = None
) -> str:
    """Write a report, if possible, and say what has happened and what to do."""
    from tabletop_tui.host.reports import write_report

    said = str(error) or type(error).__name__
    try:
        file = str(write_report(error, paths, ["bot", game]))
    except OSError:
        return words.bots.failed_unreported(name=name, error=said)
    return words.bots.failed(name=name, error=said, file=file)
