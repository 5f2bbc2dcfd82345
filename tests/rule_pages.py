"""The pages in `docs/rules`: what they number, and what code and tests cite of them."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from rulesets import GAMES

ROOT = Path(__file__).parents[1]

SECTION = r"(?:[a-k]|\d+)(?:\.\d+){0,2}"
"""`d`, `d.3`, `d.3.1` or `5.2`."""

HEADING = re.compile(rf"^#+ ({SECTION})[.)]? ", re.MULTILINE)
"""`## a. The game in brief`, `### d.3 What is done without asking`."""

ENTRY = re.compile(r"^- \*\*([A-Za-z]+-?\d+|[a-k]\.\d+)\*\* (.+(?:\n +\S.*)*)", re.MULTILINE)
"""`- **R12** The apex is …`, with the lines that go on with it."""

PRINTED = re.compile(r"^\| p\. (\d+) \|", re.MULTILINE)
"""A row of the table that tells what is on a page of the printed rulebook."""

STRING_OR_COMMENT = re.compile(
    r'"""(?P<doc>[^"\\]*(?:(?:\\[\s\S]|"(?!""))[^"\\]*)*)"""'
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
    r"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'"
    r"|(?P<comment>#.*(?:\n[ \t]*#.*)*)"
)
"""Strings on one line are read so that a `#` in them begins no comment. Successive comments are one."""

LIST = r"(?:,? and |, | to |-|–)"
CITED_SECTIONS = re.compile(
    rf"[Ss]pecification(?:'s|,)? \(?({SECTION}(?:{LIST}{SECTION})*)\b|[Ss]pecification\b"
)
CITED_PAGES = re.compile(rf"\bpp?\. (\d+(?:{LIST}\d+)*)")
BY_WORD = re.compile(r"\b(?:[Rr]uling|[Ss]cenario|[Ii]nvariant|[Ee]xample)s? ([A-Za-z]{1,3}-?\d+)\b(?!-\d)")
LINT = re.compile(r"noqa: [A-Z\d, ]+")


@dataclass(frozen=True)
class RulePage:
    """What one game's page numbers, and so what can be cited."""

    text: str
    sections: Counter[str]
    """How often each section and each numbered point of one (`j.2`) is there: once, if all is well."""
    entries: Mapping[str, str]
    """Rulings, scenarios, worked examples, invariants and numbered rules: id to text."""
    repeated: tuple[str, ...]
    """Ids that are there twice."""
    printed: frozenset[int]
    """Pages of the printed rulebook; none where it has no page numbers."""

    @cached_property
    def chapters(self) -> str:
        """A pattern of the numbers of its chapters: letters with most games, numbers with Papyria."""
        return r"\d+" if "1" in self.sections else "[a-k]"

    @cached_property
    def prefixes(self) -> frozenset[str]:
        """What stands before the number in an id: `R`, `S`, `SUN-`."""
        return frozenset(each.rstrip("0123456789") for each in self.entries)

    def cited(self, text: str) -> Iterator[str]:
        """What a text of this game cites, here or not."""
        return citations(text, self.prefixes, self.chapters)

    def has(self, cited: str) -> bool:
        """Whether a citation, as `cited` words it, leads somewhere."""
        if cited.startswith("p. "):
            return int(cited[3:]) in self.printed
        return cited in self.sections or cited in self.entries


def path_of(game: str) -> Path:
    """Where a game's rules are written down."""
    return ROOT / "docs" / "rules" / f"{game}.md"


@cache
def rule_page(game: str) -> RulePage:
    """A game's page, read once."""
    text = path_of(game).read_text(encoding="utf-8")
    found = [(name, " ".join(words.split())) for name, words in ENTRY.findall(text)]
    points = [name for name, _ in found if "." in name]
    entries = [(name, words) for name, words in found if "." not in name]
    times = Counter(name for name, _ in entries)
    return RulePage(
        text=text,
        sections=Counter([*HEADING.findall(text), *points]),
        entries=dict(entries),
        repeated=tuple(name for name, count in times.items() if count > 1),
        printed=frozenset(int(number) for number in PRINTED.findall(text)),
    )


def comments_in(code: str) -> Iterator[tuple[int, str]]:
    """Docstrings and comments of a module, each on one line, with the number of its first line."""
    for match in STRING_OR_COMMENT.finditer(code):
        words = match["doc"] or re.sub(r"^[ \t]*#", "", match["comment"] or "", flags=re.MULTILINE)
        if words.strip():
            yield code.count("\n", 0, match.start()) + 1, " ".join(words.split())


def citations(text: str, prefixes: frozenset[str] = frozenset(), chapters: str = "[a-k]") -> Iterator[str]:
    """Whatever a text cites: `d.3`, `R12`, `SUN-4`, `p. 5`; `specification` if it doesn't say which part.

    A landscape such as `R3-2` is no ruling.
    """
    text = LINT.sub("", text)
    for match in CITED_SECTIONS.finditer(text):
        yield from re.split(LIST, match[1]) if match[1] else ["specification"]
    for match in CITED_PAGES.finditer(text):
        yield from (f"p. {number}" for number in re.findall(r"\d+", match[1]))
    yield from re.findall(rf"(?<![\w./-]){chapters}\.\d+(?![\w/%])(?!\.\d)", text)
    yield from BY_WORD.findall(text)
    if prefixes:
        either = "|".join(sorted(prefixes))
        yield from re.findall(rf"(?<![\w-])(?:{either})\d+\b(?!-\d)", text)


def game_of(path: Path) -> str | None:
    """The game that a file belongs to, by its path; none for what all games share."""
    return next((game for game in GAMES if game in path.relative_to(ROOT).as_posix()), None)


@cache
def modules(game: str | None) -> tuple[Path, ...]:
    """All modules of a game, its rules, tests and screens; with `None` those of no game."""
    found = [
        path for folder in ("rulesets", "tests", "tabletop_tui") for path in (ROOT / folder).rglob("*.py")
    ]
    return tuple(sorted(path for path in found if game_of(path) == game))
