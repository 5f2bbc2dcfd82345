"""How points are made: a finished game of a strong computer player, explained line by line.

`points.json` in a game's folder is the save of such a game. `POINTS` in its `points.py` names what is said
about its lines and about what good players reach: messages of `<game>_points.ftl`. docs/lessons.md says how
to add them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from pathlib import Path

from rulesets.core import ScoreLine, Standing, saves
from rulesets.core.event import Event
from rulesets.core.records import record
from tabletop_tui.host import registered
from tabletop_tui.play.session import Session
from tabletop_tui.play.texts import Sentence
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


Split = Callable[[ScoreLine, Sequence[Event]], Mapping[str, int]]
"""Where the points of a line came from: the points of each part, from the events of the winner's seat."""


@record
class Part:
    """A part of a line: what it is called, and how such points are made."""

    title: Sentence
    text: Sentence


@record
class Points:
    """What a game says of its points (`POINTS` in its `points.py`)."""

    win: Sentence
    """How one wins."""
    good: Sentence
    """What good players score, and from what."""
    lines: Mapping[str, Sentence]
    """How the points of a line are made, by the line's id; there is nothing to say of some."""
    split: Mapping[str, Split] = field(default_factory=dict)
    """The line that is split by where its points came from, if one is."""
    parts: Mapping[str, Part] = field(default_factory=dict)
    """Its parts, as `split` names them."""


@record
class Row:
    """A line of the winner's score, or a part of one."""

    line: ScoreLine
    part: str
    """Empty for a whole line."""
    points: int

    @property
    def id(self) -> str:
        """What the row is called in a list, such as `track-tasks`."""
        return f"{self.line.id}-{self.part}" if self.part else self.line.id


def rows_of(session: Session, standing: Standing) -> Sequence[Row]:
    """The lines that brought or cost points, each followed by where its points came from, if that differs."""
    split = points_of(session.rules.id).split
    log = session.record.log
    events = [event for entry in log for event in entry.events if event.seat == standing.seat]
    found = []
    for line in lines_of(standing):
        found.append(Row(line, "", line.points))
        parts = split[line.id](line, events) if line.id in split else {}
        found += [Row(line, part, points) for part, points in parts.items() if points]
    return found


def points_of(game: str) -> Points:
    """What a game with a `points.json` says."""
    found: Points = registered.part_of(game, "points", "POINTS", None)
    return found


def about(words: Words, game: str, row: Row) -> str:
    """What there is to say about a row: how such points are made; or empty."""
    own = points_of(game)
    said = own.parts[row.part].text if row.part else own.lines.get(row.line.id)
    return said(words) if said is not None else ""


def part_title(words: Words, game: str, row: Row) -> str:
    """What a part of a line is called."""
    return points_of(game).parts[row.part].title(words)


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
    lines += ["", words.lesson.points_win() + ": " + points_of(game).win(words)]
    lines += ["", words.lesson.points_lines(points=standing.total)]
    for row in rows_of(session, standing):
        title = part_title(words, game, row) if row.part else wording.score_line(row.line)
        said = words.lesson.points_plain_line(points=row.points, line=title)
        begins = "  " if row.part else ""
        lines += [begins + said, *(f"{begins}  {text}" for text in (about(words, game, row),) if text)]
    return [*lines, "", words.lesson.points_good() + ": " + points_of(game).good(words)]
