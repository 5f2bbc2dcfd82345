"""The figures of players as tables of words, for the command and the screen; as JSON and CSV."""

from collections.abc import Mapping, Sequence
from csv import writer
from decimal import ROUND_HALF_UP, Decimal
from io import StringIO
from typing import TYPE_CHECKING, Any

from tabletop_tui.kit.registry import game_parts, playable
from tabletop_tui.play.stats.figures import Figures
from tabletop_tui.play.stats.results import Who
from tabletop_tui.text.cells import with_minus

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

Cells = list[list[str]]
"""Rows of cells; the first is the heading, the first cell of each row a name."""

MOST_PLAYERS = 5
"""How many players have a column of their own where players are side by side."""

COLUMNS = ("rating", "played", "won", "average", "best", "streak", "longest")
"""What is shown of each player, in this order."""


def shown(words: "Words", figures: Figures) -> str:
    """A player's name; that of a computer player by its level."""
    level = figures.who[1]
    return words.stats.computer(name=words(f"bots-level-{level}"), level=level) if level else figures.name


def overview(words: "Words", players: Sequence[Figures]) -> Cells:
    """A row for each player, the best rated first."""
    heading = [words.stats.player(), *(words(f"stats-{column}") for column in COLUMNS)]
    return [heading, *([shown(words, each), *_cells(words, each)] for each in players)]


def _cells(words: "Words", figures: Figures) -> list[str]:
    return [
        str(figures.rating),
        str(figures.played),
        f"{figures.wins} ({rounded(100 * figures.wins, figures.played)} %)",
        tenths(words, sum(figures.points) / figures.played),
        with_minus(str(figures.best.points)),
        str(figures.streak),
        str(figures.longest),
    ]


def rounded(part: int, whole: int) -> int:
    """A quotient to the nearest whole number; a half is rounded up."""
    return (2 * part + whole) // (2 * whole)


def tenths(words: "Words", value: float) -> str:
    """A number with one digit behind the comma or point, as the language has it; a half is rounded up."""
    text = str(Decimal(repr(value)).quantize(Decimal("0.1"), ROUND_HALF_UP))
    return with_minus(text if words.language == "en" else text.replace(".", ","))


def value_of(figure: str) -> float:
    """The number that `tenths` has written."""
    return float(figure.replace(",", ".").replace("−", "-"))


def side_by_side(players: Sequence[Figures], first: Who | None = None) -> Sequence[Figures]:
    """Those who have a column of their own: the best rated, and before them whoever is asked about."""
    own = [each for each in players if each.who == first]
    return [*own, *(each for each in players if each.who != first)][:MOST_PLAYERS]


def sources(words: "Words", game: str, players: Sequence[Figures], first: Who | None = None) -> Cells:
    """Where the points come from: a row for each line of the score sheet, the average of each player."""
    wording = game_parts(game).wording(words, ()) if game in playable() else None
    columns = side_by_side(players, first)
    rows = [
        [
            wording.score_title(line) if wording else line,
            *(tenths(words, each.sources.get(line, 0)) for each in columns),
        ]
        for line in dict.fromkeys(line for each in columns for line in each.sources)
    ]
    return [[words.stats.source(), *(shown(words, each) for each in columns)], *rows]


def duels(words: "Words", players: Sequence[Figures], first: Who | None = None) -> Cells:
    """Who was ahead of whom at the same table: `ahead-level-behind`, read from the left."""
    columns = side_by_side(players, first)
    rows = [[shown(words, each), *(_duel(each, other.who) for other in columns)] for each in columns]
    return [[words.stats.ahead(), *(shown(words, each) for each in columns)], *rows]


def _duel(figures: Figures, other: Who) -> str:
    met = figures.duels.get(other)
    return "·" if met is None else f"{met.ahead}-{met.level}-{met.behind}"


def document(found: Mapping[str, Sequence[Figures]]) -> dict[str, Any]:
    """Everything as JSON values: `{"games": {GAME: [{"player", "level", "rating", …}]}}`."""
    return {"games": {game: [_json(each, players) for each in players] for game, players in found.items()}}


def _json(figures: Figures, players: Sequence[Figures]) -> dict[str, Any]:
    names = {each.who: each.name if not each.who[1] else f"bot:{each.who[1]}" for each in players}
    return {
        "player": names[figures.who],
        "level": figures.who[1] or None,
        "rating": figures.rating,
        "ratings": list(figures.ratings),
        "played": figures.played,
        "won": figures.wins,
        "average": round(figures.average, 2),
        "best": figures.best.points,
        "streak": figures.streak,
        "longest": figures.longest,
        "sources": {line: round(points, 2) for line, points in figures.sources.items()},
        "against": {
            names[who]: {"ahead": duel.ahead, "level": duel.level, "behind": duel.behind}
            for who, duel in figures.duels.items()
            if who in names
        },
    }


def csv(found: Mapping[str, Sequence[Figures]]) -> str:
    """A line for each player and game, with a heading."""
    text = StringIO()
    table = writer(text, lineterminator="\n")
    table.writerow(["game", "player", "level", *COLUMNS])
    for game, players in found.items():
        for each in players:
            row = [each.rating, each.played, each.wins, f"{each.average:.2f}", each.best.points]
            name, level = each.who
            table.writerow(
                [game, each.name if name else f"bot:{level}", level or "", *row, each.streak, each.longest]
            )
    return text.getvalue()
