"""Makes `screenshots/*.svg`: every screen in its sizes, by the program itself, from fixed seeds and keys.

`make screenshots` (`python -m tests.screenshots [NAME...]`) writes them; `--check` makes all of them without
writing, and fails if one can't be made or isn't among the files.
"""

import argparse
import asyncio
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rulesets import load_rules
from tabletop_tui.app import FirstScreen, TabletopApp, lobby, playing, replaying, setting_up
from tabletop_tui.paths import Paths
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.store import Store
from tests.lobby.driving import HOME, HUGE, LARGE, NOW, PEOPLE, SMALL, TINY, Visitor, fill, whole_game

WAYS_OUT = ("pass", "done", "end", "waive", "end_turn", "stop")
"""Answers that do nothing."""
FOLDER = Path(__file__).parents[1] / "screenshots"
SEED = 7
SHOWN_HOME = Path("/home/ana")
"""What is shown in place of the folder that the pictures are made in."""

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
    """A game, played by a seed for so many answers (or to its end)."""

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

    def session(self) -> Session:
        """At the position."""
        people = PEOPLE[: self.people]
        session = Session.new(load_rules(self.game), people, self.seed, dict(self.variants))
        keys = iter(whole_game(self.seed, self.people)) if self.game == "orbis" else self._chosen(session)
        for given, key in enumerate(keys):
            if self._stops(session, given):
                break
            session.take_over()
            session.answer(key)
        if not self.hand_over:
            session.take_over()
        return session

    def _chosen(self, session: Session) -> Iterator[str]:
        """Answers of people who rather do something than nothing."""
        chance = Random(self.seed)
        while (decision := session.decision) is not None:
            keys = [option.key for option in decision.options]
            yield chance.choice([key for key in keys if key not in self.ways_out] or keys)

    def _stops(self, session: Session, given: int) -> bool:
        if self.answers is None or given < self.answers or session.decision is None:
            return False
        if self.hand_over:
            return session.hand_over_pending
        return self.kind in ("", session.decision.kind)

    def table(self) -> FirstScreen:
        """The table with this game on it."""
        return playing(self.session())

    def back(self) -> FirstScreen:
        """The game looked back at."""
        return replaying(self.session(), 40)


def forge(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Dice Forge with a mix of both card sets."""
    variants = (("first", "seat:0"), ("cards", "random"))
    return Game(people, answers, kind=kind, game="dice_forge", variants=variants)


def sun(people: int, answers: int | None, kind: str = "", hand_over: bool = False) -> Game:
    """A game of Helios."""
    variants = (("first", "seat:0"),)
    return Game(people, answers, hand_over=hand_over, kind=kind, game="helios", variants=variants)


def isles(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Bora Bora."""
    return Game(people, answers, kind=kind, game="bora_bora", variants=())


def rivers(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Papyria."""
    ways_out = (*WAYS_OUT, "decline", "keep", "continue")
    variants = (("first", "seat:0"),)
    return Game(people, answers, kind=kind, game="papyria", variants=variants, ways_out=ways_out)


BOTH = ("en", "de")
ALL = ("dark", "light", "sixteen", "mono")

EVERY = (SMALL, HOME, LARGE, HUGE)
ORBIS_KINDS = (
    *("pay_any", "take_worshipper", "sacrifice_choice", "sacrifice_pick"),
    *("eruption_choice", "eruption_pick", "discard_excess"),
)
"""The decisions of Orbis that have no pictures of their own otherwise."""

SHOTS = (
    Shot("lobby", lambda: lobby, languages=BOTH, themes=ALL),
    Shot("lobby-empty", lambda: lobby, games=(0, 0), sizes=(HOME,)),
    Shot("lobby-delete", lambda: lobby, ("down", "d"), sizes=(HOME,)),
    Shot("too-small", lambda: lobby, sizes=(TINY,)),
    Shot("set-up", lambda: setting_up("orbis"), ("tab", "tab", "right", "right"), languages=BOTH),
    Shot("settings", lambda: lobby, ("s",), languages=BOTH),
    Shot("rules", lambda: lobby, ("r", "down", "down", "down")),
    Shot("about", lambda: lobby, ("a",), sizes=(HOME,)),
    Shot("keys", lambda: lobby, ("?",), sizes=(HOME,)),
    Shot("orbis-start", Game(2, 0).table, sizes=EVERY),
    Shot("orbis", Game(4, 150, kind="choose_tile").table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot("orbis-place", Game(4, 150, kind="place").table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot("orbis-pay", Game(4, 160, kind="settle_cost").table, sizes=EVERY),
    *(
        Shot(f"orbis-{kind.replace('_', '-')}", Game(4, 60, kind=kind).table, sizes=(SMALL, HOME))
        for kind in ORBIS_KINDS
    ),
    Shot("orbis-trade", Game(4, 150, kind="choose_tile").table, ("x",), sizes=(SMALL, HOME)),
    Shot("orbis-three", Game(3, 120, kind="choose_tile").table),
    Shot("orbis-others", Game(4, 150, kind="choose_tile").table, ("tab",), sizes=(HOME, LARGE)),
    Shot("orbis-ascii", Game(4, 150, kind="choose_tile").table, sizes=(SMALL, HOME), ascii=True),
    Shot("orbis-hand-over", Game(3, 60, hand_over=True).table, sizes=(HOME, SMALL)),
    Shot("orbis-why", Game(3, 120, kind="choose_tile").table, ("w",), sizes=(HOME,)),
    Shot("orbis-help", Game(3, 120, kind="choose_tile").table, ("?",), sizes=(HOME,)),
    Shot("orbis-log", Game(3, 120).table, ("L",), sizes=(HOME,)),
    Shot("orbis-scores", Game(3, 120).table, ("s",), sizes=(HOME,)),
    Shot("orbis-end", Game(4, None).table, languages=BOTH),
    Shot("orbis-replay", Game(3, None).back, sizes=(HOME, SMALL)),
    Shot("dice-forge", forge(4, 130, "action").table, languages=BOTH, themes=ALL),
    Shot("dice-forge-two", forge(2, 60, "action").table),
    Shot("dice-forge-forging", forge(3, 90, "forge_slot").table),
    Shot("dice-forge-averages", forge(3, 90, "action").table, ("d",), sizes=(HOME,)),
    Shot("dice-forge-end", forge(3, None).table, sizes=(HOME, SMALL)),
    Shot("helios", sun(4, 115, "choose_sun_target").table, ("right", "down"), languages=BOTH, themes=ALL),
    Shot("helios-tiles", sun(3, 120, "choose_action_tile").table),
    Shot("helios-land", sun(2, 90, "choose_field").table),
    Shot("helios-build", sun(3, 90, "choose_build").table, sizes=(SMALL, HOME)),
    Shot("helios-persons", sun(3, 150, "persons_turn").table),
    Shot("helios-others", sun(3, 120, "choose_field").table, ("tab",), sizes=(HOME,)),
    Shot("helios-ascii", sun(4, 115, "choose_sun_target").table, sizes=(HOME,), ascii=True),
    Shot("helios-end", sun(3, None).table, sizes=(HOME, SMALL)),
    Shot("bora-bora", isles(4, 120, "place_die").table, ("enter",), languages=BOTH, themes=ALL),
    Shot("bora-bora-expand", isles(3, 100, "expand").table, ("enter",)),
    Shot("bora-bora-people", isles(3, 120, "use_people").table, ("enter",)),
    Shot("bora-bora-tasks", isles(2, 80, "resolve_task").table, ("enter",), sizes=(SMALL, HOME)),
    Shot("bora-bora-end", isles(3, None).table, sizes=(HOME, SMALL)),
    Shot("papyria", rivers(4, 200, "move_piece").table, languages=BOTH, themes=ALL),
    Shot("papyria-start", rivers(2, 0).table, sizes=(SMALL, HOME)),
    Shot("papyria-enter", rivers(3, 14, "move_piece").table, sizes=(SMALL, HOME)),
    Shot("papyria-landscape", rivers(3, 150, "place_landscape").table, languages=BOTH),
    Shot("papyria-others", rivers(3, 150, "place_landscape").table, ("tab",), sizes=(HOME,)),
    Shot("papyria-ascii", rivers(4, 200, "move_piece").table, sizes=(HOME,), ascii=True),
    Shot("papyria-end", rivers(3, None).table, sizes=(HOME, SMALL)),
)


# -- taking them -------------------------------------------------------------------------------


async def take(picture: Picture, folder: Path) -> str:
    """The picture as SVG, with the program's files below a folder."""
    shot = picture.shot
    paths = Paths.below(folder)
    paths.data.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        language=picture.language,
        theme=picture.theme,
        colour="mono" if picture.theme == "mono" else "true",
        ascii=shot.ascii,
        motion="off",
    )
    with Store(paths.saves) as store:
        fill(store, *shot.games)
        app = TabletopApp(settings, paths, first=shot.first(), store=store)
        app.clock = lambda: NOW
        async with app.run_test(size=picture.size) as pilot:
            await pilot.pause()
            visitor = Visitor(app, pilot)
            await visitor.press(*shot.keys)
            await pilot.pause()
            if "⟦" in visitor.text():
                raise RuntimeError(f"{picture.file}: a message is missing")
            drawn = app.export_screenshot(title=" ")
    return slim(drawn.replace(str(folder), str(SHOWN_HOME)))


def slim(svg: str) -> str:
    """The same picture in half the bytes, and right also where leading blanks are dropped."""
    svg = re.sub(r"terminal-\d+-", "t-", svg)
    svg = re.sub(r' clip-path="url\(#t-line-\d+\)"', "", svg)
    svg = re.sub(r'<clipPath id="t-line-\d+">.*?</clipPath>\s*', "", svg, flags=re.DOTALL)
    return _BLANKS.sub(_shifted, svg)


_BLANKS = re.compile(r'(<text class="[^"]*" )x="([\d.]+)"( y="[\d.]+" )textLength="([\d.]+)">((?:&#160;)+)')


def _shifted(match: re.Match[str]) -> str:
    """A text that begins with blanks, begun behind them."""
    blanks = match[5].count("&#160;") * 12.2
    x, length = float(match[2]) + blanks, float(match[4]) - blanks
    return f'{match[1]}x="{x:g}"{match[3]}textLength="{max(length, 0):g}">'


def all_pictures(names: list[str]) -> list[Picture]:
    """Those whose name begins with one of these; all of them without."""
    pictures = [picture for shot in SHOTS for picture in shot.pictures()]
    return [picture for picture in pictures if not names or picture.file.startswith(tuple(names))]


def main() -> int:
    """Make the pictures. Exit code 1 if one can't be made, or with `--check` if its file is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("name", nargs="*", help="only pictures whose name begins so")
    chosen = parser.parse_args()
    os.environ.update(TZ="UTC", COLORTERM="truecolor", TERM="xterm-256color")
    os.environ.pop("NO_COLOR", None)
    failed = []
    pictures = all_pictures(chosen.name)
    for picture in pictures:
        try:
            with TemporaryDirectory() as folder:
                drawn = asyncio.run(take(picture, Path(folder)))
        except Exception as error:  # noqa: BLE001 - every picture that fails is named
            failed.append(f"{picture.file}: {error!r}")
            continue
        if chosen.check:
            if not (FOLDER / picture.file).is_file():
                failed.append(f"{picture.file}: make screenshots writes it, but it isn't there")
        else:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / picture.file).write_text(drawn, encoding="utf-8")
    if not chosen.check and not chosen.name:
        for file in FOLDER.glob("*.svg"):
            if file.name not in {picture.file for picture in pictures}:
                file.unlink()
    print(f"{len(pictures) - len(failed)} of {len(pictures)} pictures")
    for line in failed:
        print(line, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
