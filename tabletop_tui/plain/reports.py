"""Plain mode's reports on points and events: `score`, `log`, and the end of a game."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.kit.totals import total_text
from tabletop_tui.play.ended import best_turns_said, lost_by_time
from tabletop_tui.play.fair.sentences import digest_line, proof_in_log
from tabletop_tui.play.hinted import hints_in_log
from tabletop_tui.play.solo import own_among_rivals

if TYPE_CHECKING:
    from tabletop_tui.plain.speaker import Speaker


def show_points(speaker: "Speaker") -> None:
    """The score sheet, as far as the reader may know it, with the digest of a fair game."""
    record = speaker.session.record
    for line in score_sheet(speaker.wording, record.standings_seen(speaker.reader.viewer)):
        speaker.console.say(line)
    for line in lost_by_time(speaker.wording, record):
        speaker.console.say(line)
    for line in digest_line(record, speaker.words):
        speaker.console.say(line)


def show_lines(speaker: "Speaker", seat: int, *, brought: bool = False) -> None:
    """Every line of one seat's score sheet, or only what `brought` or cost points."""
    standing = speaker.session.record.standings_seen(speaker.reader.viewer)[seat]
    name, say = speaker.wording.name(seat), speaker.words.plain
    if standing.concealed:
        speaker.console.say(say.points_of_some(name=name, points=total_text(standing)))
    else:
        speaker.console.say(say.points_of(name=name, count=standing.total))
    for line in standing.lines:
        if brought and not line.points:
            continue
        speaker.console.say(
            speaker.words.plain.score_line(line=speaker.wording.score_line(line), points=line.points)
        )


def show_log(speaker: "Speaker", count: int) -> None:
    """The last `count` steps, with hints looked at and proofs of chance in between."""
    session, words = speaker.session, speaker.words
    entries = session.record.log_for(speaker.reader.viewer)
    if len(entries) == 1:
        speaker.console.say(speaker.words.plain.log_empty())
    aside = [*proof_in_log(session, words), *hints_in_log(session.record.people, words)]
    for entry in entries[max(0, len(entries) - count) :]:
        for sentence in speaker.sentences(entry):
            message = "plain-log-undone" if entry.undone else "plain-log"
            speaker.say(message, number=entry.number, sentence=sentence)
        for after, _, said in aside:
            if after == entry.number:
                speaker.console.say(speaker.words.plain.log(number=after, sentence=said))


def show_end(speaker: "Speaker") -> None:
    """Who has won, where every seat's points come from, and what can now be known of chance."""
    speaker.console.say()
    speaker.console.say(speaker.words.plain.over())
    standings, wording = speaker.session.record.standings, speaker.wording
    for line in score_sheet(wording, standings):
        speaker.console.say(line)
    for standing in standings:
        show_lines(speaker, standing.seat, brought=True)
    for line in lost_by_time(wording, speaker.session.record):
        speaker.console.say(line)
    winners = [wording.name(s.seat) for s in standings if s.place == 1]
    best = max(s.total for s in standings if s.place == 1)
    message = "plain-winner" if len(winners) == 1 else "plain-winners"
    speaker.say(message, names=wording.listing(winners), count=best)
    own = own_among_rivals(speaker.session.record.people)
    if own is not None and standings[own].place > 1:
        came, name = speaker.words.game.came, wording.name(own)
        place = speaker.words.game.place(place=standings[own].place)
        speaker.console.say(came(name=name, place=place, points=standings[own].total))
    for sentence in best_turns_said(wording, speaker.session.record, speaker.reader.viewer):
        speaker.console.say(sentence)
    speaker.show_proof()
