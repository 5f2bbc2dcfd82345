"""Plain mode's reports on points and events: `score`, `log`, and the end of a game."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.kit.totals import total_text
from tabletop_tui.play.fair.sentences import proof_in_log
from tabletop_tui.play.hinted import hints_in_log

if TYPE_CHECKING:
    from tabletop_tui.plain.game import PlainGame


def tell_points(game: "PlainGame") -> None:
    """The score sheet, as far as the player at the keyboard may know it."""
    for line in score_sheet(game.wording, game.session.record.standings_seen(game.viewer)):
        game.console.say(line)


def tell_lines(game: "PlainGame", seat: int) -> None:
    """Every line of one seat's score sheet."""
    standing = game.session.record.standings_seen(game.viewer)[seat]
    game.say("plain-points-of", name=game.wording.name(seat), count=total_text(standing))
    for line in standing.lines:
        game.say("plain-score-line", line=game.wording.score_line(line), points=line.points)


def tell_log(game: "PlainGame", count: int) -> None:
    """The last `count` steps, with hints looked at and proofs of chance in between."""
    entries = game.session.record.log_for(game.viewer)
    if len(entries) == 1:
        game.say("plain-log-empty")
    aside = [*proof_in_log(game.session, game.words), *hints_in_log(game.session.record.people, game.words)]
    for entry in entries[max(0, len(entries) - count) :]:
        for _, sentence in game.wording.story(entry.events):
            message = "plain-log-undone" if entry.undone else "plain-log"
            game.say(message, number=entry.number, sentence=sentence)
        for after, _, said in aside:
            if after == entry.number:
                game.say("plain-log", number=after, sentence=said)


def tell_end(game: "PlainGame") -> None:
    """Who has won, and every line of every seat's score sheet."""
    game.console.say()
    game.say("plain-over")
    standings = game.session.record.standings
    for line in score_sheet(game.wording, standings):
        game.console.say(line)
    for standing in standings:
        tell_lines(game, standing.seat)
    winners = [game.wording.name(s.seat) for s in standings if s.place == 1]
    best = max(s.total for s in standings)
    message = "plain-winner" if len(winners) == 1 else "plain-winners"
    game.say(message, names=game.wording.listing(winners), count=best)
