"""The table of the day and a guest's own record in words, for screens and lines of text."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.stats.tables import COLUMNS, Cells, overview

if TYPE_CHECKING:
    from tabletop_tui.serve.records.today import Entry, Overview
    from tabletop_tui.text.words import Words


def day_rows(words: "Words", found: "Overview") -> Cells:
    """A row for each player who has finished the day's game, the best first."""
    say = words.today
    heading = [say.player(), say.place(), say.points()]
    rows = [
        [
            each.name,
            say.place_of(place=words.game.place(place=each.place), players=each.players),
            str(each.points),
        ]
        for each in found.entries
    ]
    return [heading, *rows]


def day_said(words: "Words", found: "Overview") -> list[str]:
    """Who still plays, or that nobody has finished it."""
    said = [] if found.entries else [words.today.none()]
    if found.playing:
        said.append(words.today.playing(names=", ".join(found.playing)))
    return said


def own_rows(words: "Words", found: "Overview") -> Cells:
    """A row for each game that the guest has finished: rating, games, wins, points, streaks."""
    heading = [words.today.kind(), *(words(f"stats-{column}") for column in COLUMNS)]
    rows = [
        [game_title(words, game), *overview(words, [own])[1][1:]]
        for game, own in sorted(found.figures.items())
    ]
    return [heading, *rows]


BEST_LISTED = 20
"""How many players of a game are listed with their ratings, the best ones."""


def rating_rows(words: "Words", found: "Overview", game: str) -> Cells:
    """A row for each of the best rated players of a game: rating, games, wins."""
    return [row[:4] for row in overview(words, found.club[game][:BEST_LISTED])]


def rating_said(words: "Words", found: "Overview", game: str) -> list[str]:
    """How many more there are."""
    more = len(found.club[game]) - BEST_LISTED
    return [words.archive.more(count=more)] if more > 0 else []


def own_said(words: "Words", found: "Overview") -> list[str]:
    """The levels that the guest has beaten, and the days in a row."""
    say = words.today
    said = [] if found.figures else [say.no_record()]
    said += [
        say.beaten(game=game_title(words, game), levels=", ".join(map(str, levels)))
        for game, levels in sorted(found.beaten.items())
    ]
    if found.streak:
        said.append(words.daily.streak(days=found.streak))
    return said


def done(words: "Words", entry: "Entry") -> str:
    """How the guest's own game of the day ended."""
    place = words.game.place(place=entry.place)
    return words.today.done(
        game=game_title(words, entry.game), place=place, players=entry.players, points=entry.points
    )


def record_lines(words: "Words", found: "Overview") -> list[str]:
    """The table of the day and the guest's own record, in lines of text."""
    return [
        words.today.game(game=game_title(words, found.daily.game)),
        *_in_lines(day_rows(words, found)),
        *day_said(words, found),
        *_in_lines(own_rows(words, found)),
        *own_said(words, found),
    ]


def rating_lines(words: "Words", found: "Overview") -> list[str]:
    """How everyone is rated, in lines of text."""
    lines: list[str] = []
    for game in sorted(found.club):
        lines += [f"{game_title(words, game)}:", *_in_lines(rating_rows(words, found, game))]
        lines += rating_said(words, found, game)
    return lines or [words.archive.no_ratings()]


def _in_lines(rows: Cells) -> list[str]:
    """A line for each row below the heading: the name, then each figure after what it is."""
    heading, *others = rows
    return [
        f"{name}: {', '.join(f'{title} {cell}' for title, cell in zip(heading[1:], cells, strict=True))}"
        for name, *cells in others
    ]
