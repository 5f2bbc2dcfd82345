"""How points are made: a finished game of a strong computer player, explained line by line.

`points.json` in a game's folder is the save of such a game; texts about its lines and about what good players
reach are in `<game>_points.ftl`. docs/lessons.md says how to add them.
"""

from collections.abc import Sequence
from pathlib import Path

from rulesets.core import ScoreLine, Standing, saves
from tabletop_tui.host import registered
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import BOT, COLOURS, Person
from tabletop_tui.text.words import Words

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


def about(words: Words, game: str, line: str) -> str:
    """What there is to say about a line of the score sheet: how such points are made; or empty."""
    message = f"{game}_points-{line.replace('_', '-')}"
    return words(message) if words.has(message) else ""


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
    lines += ["", words.lesson.points_lines(points=standing.total)]
    for line in lines_of(standing):
        said = words.lesson.points_plain_line(points=line.points, line=wording.score_line(line))
        lines += [said, *(f"  {text}" for text in (about(words, game, line.id),) if text)]
    return [*lines, "", words.lesson.points_good() + ": " + good(words, game)]
