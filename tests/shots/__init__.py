"""What pictures are taken of: one module per game with its `SHOTS`; here is what they are made of."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.tui.app import FirstScreen, playing, replaying
from tests.at_once import answered
from tests.conformance.every_game import load_rules
from tests.tui.lobby.driving import HOME, HUGE, LARGE, PEOPLE, POCKET, SMALL, answers_of

WAYS_OUT = ("pass", "done", "end", "waive", "end_turn", "stop")
"""Answers that do nothing."""
SEED = 7
BOTH = ("en", "de")
"""Languages."""
ALL = ("dark", "light", "sixteen", "mono")
"""Themes."""
EVERY = (SMALL, HOME, LARGE, HUGE)
PHONE = (POCKET, *EVERY)
"""Sizes; the second with one board at a time."""

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Shot:
    """A screen to take pictures of."""

    name: str
    first: Callable[[], FirstScreen]
    """Makes what the program opens with."""
    keys: tuple[str, ...] = ()
    sizes: tuple[Size, ...] = (SMALL, HOME, LARGE)
    languages: tuple[str, ...] = ("en",)
    themes: tuple[str, ...] = ("dark",)
    games: tuple[int, int] = (4, 3)
    """How many running and finished games there are."""
    ascii: bool = False
    moves: bool = False
    """One picture that shows what each of the keys does, one after another."""
    draw: "Callable[[Picture, Path], Awaitable[str]] | None" = None
    """Makes the picture as SVG in another way, with files below a folder."""

    def pictures(self) -> Iterator["Picture"]:
        """Every size; the other languages and themes at 120x36."""
        for size in self.sizes:
            yield Picture(self, size, self.languages[0], self.themes[0])
        for language in self.languages[1:]:
            yield Picture(self, HOME, language, self.themes[0])
        for theme in self.themes[1:]:
            yield Picture(self, HOME, self.languages[0], theme)


@dataclass(frozen=True, slots=True)
class Picture:
    """One file."""

    shot: Shot
    size: Size
    language: str
    theme: str

    @property
    def file(self) -> str:
        """Its name."""
        parts = [self.shot.name, f"{self.size[0]}x{self.size[1]}"]
        parts += [self.language] if self.language != "en" else []
        parts += [self.theme] if self.theme != "dark" else []
        return "-".join(parts) + ".svg"


# -- what the pictures show --------------------------------------------------------------------


@dataclass
class Game:
    """A game, played by a seed for this many answers (or to its end)."""

    people: int = 3
    answers: int | None = 60
    hand_over: bool = False
    """Stop where the next answer is another person's."""
    kind: str = ""
    """Stop at a decision of this kind."""
    seed: int = SEED
    game: str = "orbis"
    variants: tuple[tuple[str, str], ...] = (("start", "seat:0"),)
    ways_out: tuple[str, ...] = WAYS_OUT
    """Answers that are given only where there is no other."""
    coached: bool = False

    def session(self) -> Session:
        """At the position."""
        people = [replace(person, coached=self.coached) for person in PEOPLE[: self.people]]
        session = Session.new(load_rules(self.game), people, self.seed, dict(self.variants))
        session.do(self._play)
        if not self.hand_over:
            session.do(acts.take_over)
        return session

    def _play(self, draft: GameRecord) -> None:
        """Give the answers."""
        keys = iter(answers_of(self.seed, self.people)) if self.game == "orbis" else self._chosen(draft)
        for given, key in enumerate(keys):
            if self._stops(draft, given):
                break
            answered(draft, key)

    def _chosen(self, draft: GameRecord) -> Iterator[str]:
        """Answers of people who rather do something than nothing."""
        chance = Random(self.seed)
        while (decision := draft.decision) is not None:
            keys = [option.key for option in decision.options]
            yield chance.choice([key for key in keys if key not in self.ways_out] or keys)

    def _stops(self, draft: GameRecord, given: int) -> bool:
        if self.answers is None or given < self.answers or draft.decision is None:
            return False
        if self.hand_over:
            return draft.hand_over is not None
        return self.kind in ("", draft.decision.kind)

    def table(self) -> FirstScreen:
        """The table with this game on it."""
        return playing(self.session())

    def back(self) -> FirstScreen:
        """The game looked back at."""
        return replaying(self.session(), 40)
