"""Tournaments and leagues in words, for screens, lines of text and the command."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.contests.contest import JOINING, LEAGUE, RUNNING, Contest, Match
from tabletop_tui.play.contests.standings import Standing, rounds_of, standings
from tabletop_tui.play.stats.tables import Cells
from tabletop_tui.serve.tables.expiry import day

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

LATEST_LISTED = 20
"""How many games of a league are listed, the latest ones."""


def about(words: "Words", contest: Contest, player: str = "") -> str:
    """What it is, how far it has come, and whether a player takes part."""
    parts = [words(f"contests-kind-{contest.kind}"), game_title(words, contest.game), _state(words, contest)]
    if contest.kind != LEAGUE and player in contest.staying:
        parts.append(words.contests.you())
    return " · ".join(parts)


def _state(words: "Words", contest: Contest) -> str:
    say = words.contests
    if contest.kind == LEAGUE:
        last = contest.ends - 1  # the last day counts whole, so the time ends with the next one
        games = len(contest.played[0]) if contest.played else 0
        return say.state_league(first=day(contest.begins), last=day(last), games=games)
    if contest.state == JOINING:
        return say.state_joining(players=len(contest.players))
    if contest.state == RUNNING:
        return say.state_running(round=max(1, len(contest.played)), rounds=rounds_of(contest))
    return words(f"contests-state-{contest.state}")


def number(words: "Words", value: Fraction) -> str:
    """A number with at most two digits after the point, or comma."""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text if words.language == "en" else text.replace(".", ",")


def table(words: "Words", contest: Contest) -> Cells:
    """A row for each player, the best first."""
    say = words.contests
    second = say.won() if contest.kind == LEAGUE else say.buchholz()
    heading = [say.player(), say.place(), say.points(), second, say.played()]
    return [heading, *(_row(words, contest, each) for each in standings(contest))]


def _row(words: "Words", contest: Contest, each: Standing) -> list[str]:
    name = words.contests.gone(name=each.name) if each.id in contest.gone else each.name
    second = str(each.won) if contest.kind == LEAGUE else number(words, each.buchholz)
    return [name, f"{each.place}.", number(words, each.points), second, str(each.played)]


def rounds(words: "Words", contest: Contest) -> list[tuple[str, Sequence[str]]]:
    """The tables of each round under a heading, the last round first; of a league, its latest games."""
    say = words.contests
    if contest.kind == LEAGUE:
        latest = contest.played[0][: -LATEST_LISTED - 1 : -1] if contest.played else []
        said = [match_said(words, contest, match) for match in latest]
        return [(say.games(), said)] if said else []
    return [
        (say.round(round=place + 1), [match_said(words, contest, match) for match in contest.played[place]])
        for place in reversed(range(len(contest.played)))
    ]


def match_said(words: "Words", contest: Contest, match: Match) -> str:
    """Who sits at a table, and how it ended."""
    say, names = words.contests, [contest.players[player] for player in match.players]
    if len(names) == 1:
        return say.bye(name=names[0])
    if not match.over:
        said = say.plays if match.game else say.waits
        return said(names=", ".join(names))
    ranks = match.ranks
    results = [
        say.forfeit(name=name)
        if player in match.forfeited
        else say.result(name=name, place=words.game.place(place=ranks[player]))
        for player, name in zip(match.players, names, strict=True)
    ]
    return say.ended(results=", ".join(results))


def note(words: "Words", contest: Contest) -> str:
    """How points are counted and equal ones settled."""
    return words.contests.note_league() if contest.kind == LEAGUE else words.contests.note_swiss()


def lines(words: "Words", contest: Contest, player: str = "") -> list[str]:
    """All of it in lines of text."""
    heading, *others = table(words, contest)
    said = [f"{contest.name}: {about(words, contest, player)}"]
    for name, place, *cells in others:
        pairs = zip(heading[2:], cells, strict=True)
        said.append(f"{place} {name}: {', '.join(f'{title} {cell}' for title, cell in pairs)}")
    if not others:
        said.append(words.contests.nobody())
    for title, matches in rounds(words, contest):
        said += [f"{title}:", *(f"  {each}" for each in matches)]
    return [*said, note(words, contest)]
