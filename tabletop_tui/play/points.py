"""How points are made: a finished game of a strong computer player, explained line by line.

`points.json` in a game's folder is the save of such a game; texts about its lines and about what good players
reach are in `<game>_points.ftl`. docs/lessons.md says how to add them.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rulesets.core import ScoreLine, Standing, saves
from rulesets.core.event import Event
from rulesets.core.records import record
from tabletop_tui.host import registered
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import BOT, COLOURS, Person
from tabletop_tui.text.words import Words

STEP = "points"
"""What the finished game is called among the steps of a lesson that have been done: it is step 0."""

LEVEL = 5
"""Whose games they are: the strongest computer player's."""


def file_of(game: str) -> Path | None:
    """The file with the finished game; `None` for a game without one."""
    package = registered.packages().get(game)
    file = None if package is None else package.folder / "points.json"
    return file if file is not None and file.is_file() else None


def finished(game: str, words: Words) -> Session:
    """The finished game, which isn't stored.

    Raises `FileNotFoundError` where there is none, and `BadSave` if the present rules lead elsewhere, as they
    may with corrected component tables.
    """
    file = file_of(game)
    if file is None:
        raise FileNotFoundError(game)
    document = saves.parse(file.read_text(encoding="utf-8"))
    people = [
        Person(words(f"lobby-setup-usual-{seat + 1}"), COLOURS[seat], f"{BOT}:{LEVEL}")
        for seat in range(document["seats"])
    ]
    session = Session.of_document(document, people=people)
    if not session.record.over:
        raise saves.BadSave("save-rules-changed", version=session.rules.version)
    return session


def winner(session: Session) -> Standing:
    """The standing to explain: the first of the winners."""
    return next(standing for standing in session.record.standings if standing.place == 1)


def lines_of(standing: Standing) -> Sequence[ScoreLine]:
    """The lines of a standing that brought or cost points, in the order of the score sheet."""
    return [line for line in standing.lines if line.points]


Splits = Mapping[str, Callable[[ScoreLine, Sequence[Event]], Mapping[str, int]]]
"""How a game splits lines of its score sheet by where their points came from (`PARTS` in its `points.py`):
the points of each part, from the line and the events of the winner's seat."""


@record
class Row:
    """A line of the winner's score, or a part of one."""

    line: ScoreLine
    part: str
    """Empty for a whole line."""
    points: int

    @property
    def id(self) -> str:
        """What the row is called in messages, such as `track-tasks`."""
        name = self.line.id.replace("_", "-")
        return f"{name}-{self.part}" if self.part else name


def rows_of(session: Session, standing: Standing) -> Sequence[Row]:
    """The lines that brought or cost points, each followed by where its points came from, if that differs."""
    splits: Splits = registered.part_of(session.rules.id, "points", "PARTS", {})
    log = session.record.log
    events = [event for entry in log for event in entry.events if event.seat == standing.seat]
    found = []
    for line in lines_of(standing):
        found.append(Row(line, "", line.points))
        parts = splits[line.id](line, events) if line.id in splits else {}
        found += [Row(line, part, points) for part, points in parts.items() if points]
    return found


def about(words: Words, game: str, row: str) -> str:
    """What there is to say about a row: how such points are made; or empty."""
    message = f"{game}_points-{row.replace('_', '-')}"
    return words(message) if words.has(message) else ""


def part_title(words: Words, game: str, row: Row) -> str:
    """What a part of a line is called."""
    return words(f"{game}_points-{row.id}-title")


def win(words: Words, game: str) -> str:
    """How one wins."""
    return words(f"{game}_points-win")


def good(words: Words, game: str) -> str:
    """What good players score, and from what; or empty."""
    message = f"{game}_points-good"
    return words(message) if words.has(message) else ""


def taken_apart(session: Session, words: Words) -> list[str]:
    """The game as lines of text: the winner's boards, each line of the score, and what good players reach."""
    from tabletop_tui.kit.registry import game_parts

    game, standing = session.rules.id, winner(session)
    wording = game_parts(game).wording(words, session.record.people)
    wording.spell_out()
    view = session.view(standing.seat)
    lines = [
        words.lesson.points_plain(game=wording.title),
        *wording.board_text(view, standing.seat).split("\n"),
    ]
    lines += ["", words.lesson.points_win() + ": " + win(words, game)]
    lines += ["", words.lesson.points_lines(points=standing.total)]
    for row in rows_of(session, standing):
        title = part_title(words, game, row) if row.part else wording.score_line(row.line)
        said = words.lesson.points_plain_line(points=row.points, line=title)
        begins = "  " if row.part else ""
        lines += [begins + said, *(f"{begins}  {text}" for text in (about(words, game, row.id),) if text)]
    return [*lines, "", words.lesson.points_good() + ": " + good(words, game)]
