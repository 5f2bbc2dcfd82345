"""What the texts of a game teach, section by section of `docs/rules`: `make teachings GAME=helios`.

A message that teaches a rule has a line `# § R14, LAP-2` above it in the English catalogue, with what it
rests on. Such messages are the short rules, help, the scoring, reasons, the coach's notes, what is said of
points, and what a step of a lesson begins with, which speaks for the whole step.
`tests/docs/test_teachings.py` finds those that don't say.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from rulesets import GAMES

ROOT = Path(__file__).parents[1]
PARTS = ("", "_rules", "_coach", "_lesson", "_points")
TIE = re.compile(r"^§ (.+)$", re.MULTILINE)
UNTAUGHT = ("signs", "components")
"""Sections of the short rules that are about the screen and about our sources."""


@dataclass(frozen=True)
class Teaching:
    """A message that teaches, with all that belongs to it."""

    id: str
    rests_on: tuple[str, ...]
    """Sections, rulings and numbered rules; none if the catalogue doesn't say."""
    texts: tuple[tuple[str, str], ...]
    """English and German of the message, and of the others of a step."""


def teaches(game: str, id: str) -> bool:
    """Whether a message teaches a rule, by its name."""
    if id.startswith(f"{game}_coach-"):
        return True
    if id.startswith(f"{game}_points-"):
        return not id.endswith("-title")
    if id.startswith(f"{game}_lesson-"):
        return id.endswith("-intro")
    if id.startswith(f"{game}_rules-"):
        return (
            id.endswith("-text") and id.removeprefix(f"{game}_rules-").removesuffix("-text") not in UNTAUGHT
        )
    return id == f"{game}-scoring" or id.startswith((f"{game}-help-", f"{game}-reason-"))


@cache  # to find the sections, and to write what rests on them
def catalogue(game: str, language: str, part: str) -> dict[str, ast.Message]:
    """The messages of one file."""
    path = ROOT / "tabletop_tui" / "games" / game / "locale" / language / f"{game}{part}.ftl"
    body = parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def words(message: ast.Message | None) -> str:
    """A message's text, on one line."""
    return (
        "" if message is None or message.value is None else " ".join(serialize_pattern(message.value).split())
    )


def teachings(game: str) -> Iterator[Teaching]:
    """Everything a game's texts teach, in the order of the catalogues."""
    for part in PARTS:
        english, german = catalogue(game, "en", part), catalogue(game, "de", part)
        for id, message in english.items():
            if not teaches(game, id):
                continue
            found = TIE.findall(message.comment.content or "") if message.comment else []
            rests_on = tuple(each for line in found for each in line.split(", "))
            step = id.removesuffix("intro")
            ids = [other for other in english if other.startswith(step)] if part == "_lesson" else [id]
            texts = tuple((words(english[each]), words(german.get(each))) for each in ids)
            yield Teaching(id, rests_on, texts)


def written(game: str, sections: Sequence[str]) -> Iterator[str]:
    """Each section with all that rests on it, English beside German."""
    everything = [*teachings(game)]
    for section in sections:
        told = [each for each in everything if section in each.rests_on]
        if told:
            yield f"\n## {game}, {section}"
        for each in told:
            yield f"\n{each.id}"
            for english, german in each.texts:
                yield f"  en  {english}"
                yield f"  de  {german}"


def main(games: Sequence[str]) -> None:
    """Print what these games teach; all of them if none is named."""
    for game in games or GAMES:
        rested = dict.fromkeys(section for each in teachings(game) for section in each.rests_on)
        for line in written(game, sorted(rested, key=_by_number)):
            print(line)


def _by_number(section: str) -> list[tuple[str, int]]:
    return [
        (part, int(number or 0))
        for part, number in re.findall(r"([A-Za-z-]*)(\d*)\.?", section)
        if part or number
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
