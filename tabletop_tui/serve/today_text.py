"""The table of the day and a guest's own record in words, for screens and lines of text."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.stats.tables import COLUMNS, Cells, overview

if TYPE_CHECKING:
    from tabletop_tui.serve.today import Entry, Overview
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
