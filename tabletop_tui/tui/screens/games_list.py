"""What the lobby says about each saved game: two lines, for a list of any width."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import round_in_short, round_word
from tabletop_tui.paint.drawing import Line, Run, cells, fit
from tabletop_tui.play.places import places_of
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def ago(words: Words, then: float, now: float) -> str:
    """How long ago something was, as people would say; both times in seconds since 1970.

    A time in the future (after the clock was set back) counts as just now.
    """
    seconds = now - then
    if seconds < MINUTE:
        return words.lobby.ago_now()
    if seconds < HOUR:
        return words.lobby.ago_minutes(count=int(seconds // MINUTE))
    day, today = datetime.fromtimestamp(then).date(), datetime.fromtimestamp(now).date()  # noqa: DTZ006
    if seconds < DAY / 2 or day == today:
        return words.lobby.ago_hours(count=int(seconds // HOUR))
    if (today - day).days == 1:
        return words.lobby.ago_yesterday()
    month = words(f"lobby-month-{day.month}")
    if day.year == today.year:
        return words.lobby.date(day=str(day.day), month=month)
    return words.lobby.date_year(day=str(day.day), month=month, year=str(day.year))


def names(words: Words, game: "GameSummary") -> str:
    """The names of the players: `Ana, Ben and Cleo`."""
    people = [person.shown for person in game.people]
    if len(people) < 2:
        return "".join(people)
    return words.lobby.names(names=", ".join(people[:-1]), last=people[-1])


def lines(words: Words, game: "GameSummary", title: str, width: int, now: float) -> tuple[Line, Line]:
    """A game as two lines of exactly this many cells: what, who and when; then its state."""
    when = fit(ago(words, game.updated, now), width)
    if game.name:
        title = words.lobby.row_name(name=game.name, game=title)
    room = max(width - cells(when) - 2, 0)
    people = _within([person.shown for person in game.people], room - cells(title) - 2)
    head = _fitted([Run(title, "strong"), Run(f"  {people}")], room)
    gap = width - cells(when) - sum(cells(run.text) for run in head)
    first = (*head, Run(" " * gap), Run(when, "dim"))
    return first, _fitted(_result(words, game) if game.over else _turn(words, game, width), width)


def _within(people: list[str], room: int) -> str:
    """As many names as there is room for, and how many more there are; at least the first one."""
    for count in range(len(people), 1, -1):
        more = f" +{len(people) - count}" if count < len(people) else ""
        said = ", ".join(people[:count]) + more
        if cells(said) <= room:
            return said
    return people[0] + (f" +{len(people) - 1}" if len(people) > 1 else "") if people else ""


def _turn(words: Words, game: "GameSummary", width: int) -> list[Run]:
    """Whose turn it is and how far the game has come, in as many words as there is room for."""
    turn = game.turn if game.turn is not None else 0
    person = game.people[turn] if turn < len(game.people) else None
    mover = words.lobby.row_turn(name=person.name if person else str(turn + 1))
    message = "lobby-row-round" if game.rounds else "lobby-row-round-open"
    played = " · " + words(message, word=round_word(words, game.game), round=game.round, rounds=game.rounds)
    if cells(mover + played) + 2 > width:
        played = f" · {round_in_short(words, game.round, game.rounds)}"
        mover = fit(mover, max(width - 2 - cells(played), 4))
    return [Run("▶ ", "you"), Run(mover, person.colour if person else ""), Run(played, "dim")]


def _result(words: Words, game: "GameSummary") -> list[Run]:
    """The totals in the order of seats, the winner's in gold."""
    runs: list[Run] = []
    for person, points, place in zip(game.people, game.scores, places_of(game), strict=False):
        if runs:
            runs.append(Run(" · ", "dim"))
        said = words.lobby.row_lost if person.lost else words.lobby.row_score
        score = said(name=person.name, points=points)
        runs.append(Run(score, "gold strong" if place == 1 else ""))
    return runs


def _fitted(runs: Sequence[Run], width: int) -> Line:
    """Runs, cut off at a width."""
    kept: list[Run] = []
    for run in runs:
        text = fit(run.text, width)
        kept.append(Run(text, run.role))
        width -= cells(text)
        if text != run.text:
            break
    return tuple(kept)
