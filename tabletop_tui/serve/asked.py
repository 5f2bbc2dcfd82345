"""What a guest can ask for in one line, after `ssh`: lists, and a game to keep. The answer is text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.records.archive import JSON, TEXT
from tabletop_tui.serve.records.archive_text import rows
from tabletop_tui.serve.records.contest_text import lines
from tabletop_tui.serve.records.today import overview
from tabletop_tui.serve.records.today_text import rating_lines, record_lines

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.text.words import Words

GAMES, EXPORT, RECORD, RATINGS, CONTESTS, HELP = "games", "export", "record", "ratings", "contests", "help"
"""The commands: the same in every language, as scripts use them."""
COMMANDS = frozenset({GAMES, EXPORT, RECORD, RATINGS, CONTESTS, HELP})

LONGEST = 80
"""Characters of a command; no longer one means anything."""


def is_command(asked: str) -> bool:
    """Whether something that was asked for begins with one of these commands."""
    return len(asked) <= LONGEST and asked.partition(" ")[0] in COMMANDS


async def answered(house: "House", guest: "Guest", words: "Words", asked: str) -> str:
    """What a command writes. Raises `SessionError`, `StoreError`."""
    match asked.split():
        case ["export", game]:
            return await house.archive.export(guest, game, JSON, words)
        case ["export", game, ("json" | "txt") as kind]:
            return await house.archive.export(guest, game, TEXT if kind == "txt" else JSON, words)
        case ["games"] | ["games", "all"]:
            games = await house.archive.games(guest)
            shown = [past for past in games if past.own is not None or asked.split()[1:]]
            return _text(rows(words, shown, house.services.clock(), ids=True) or [words.archive.empty_mine()])
        case ["record"]:
            return _text(record_lines(words, await overview(house, guest)))
        case ["ratings"]:
            return _text(rating_lines(words, await overview(house, guest)))
        case ["contests"]:
            contests = await house.contests.all()
            said = [line for each in contests for line in (*lines(words, each, guest.id), "")]
            return _text(said or [words.contests.none()])
        case ["help"]:
            return _text([words.archive.command_how()])
        case _:
            raise SessionError("archive-command-none")


def _text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
