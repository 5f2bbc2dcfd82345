"""`python -m tests.foreign.corrected_games GAME...`: all that is said of games with corrected tables.

In a process of its own: a game's tables are read once, when its rules are loaded.
"""

import asyncio
import io
import sys

from rulesets import load_rules
from rulesets.core import tables
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.host.paths import Paths
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain import play
from tabletop_tui.plain.console import Console
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.play.transcript import transcript
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.app import playing
from tabletop_tui.tui.picture import svg_of
from tests.foreign.surfaces import screen

PLAIN = "board\nscore\nlog\nwhy\nhelp\n1\nboard\nquit\n"
KEYS = ("tab", "w", "escape", "L", "escape", "s", "escape", "question_mark", "escape", "f5")


def begun(game: str) -> Session:
    """A game, forty answers old."""
    session = Session.new(load_rules(game), [Person("Ana", "red"), Person("Ben", "blue")], 7)
    chooser = RandomChooser(3)
    for _ in range(40):
        if session.record.decision is not None:
            session.do(acts.answer(chooser.choose(session.record.decision)))
            session.do(acts.take_over)
    return session


def in_lines(game: str, language: str) -> str:
    """The game as an export and in plain mode."""
    session, words, shown = begun(game), Words(language), io.StringIO()
    wording = game_parts(game).wording(words, session.record.people)
    print(*transcript(wording, session), sep="\n", file=shown)
    play(session, words, Console(io.StringIO(PLAIN), shown))
    return shown.getvalue()


async def on_screen(game: str) -> str:
    """The game on its screen, with its pages, and as a picture."""
    said = []
    async with screen(Paths.find(), playing(begun(game))) as visitor:
        for key in KEYS:
            said.append(visitor.text())
            await visitor.press(key)
        said += [visitor.text(), svg_of(visitor.app)]
    return "\n".join(said)


def main() -> None:
    """Say all of it, for every game."""
    tables.set_override_folder(Paths.find().tables)
    out = sys.stdout  # apps put something else in its place
    assert isinstance(out, io.TextIOWrapper)
    out.reconfigure(encoding="utf-8", errors="surrogatepass")
    for game in sys.argv[1:]:
        for language in ("en", "de"):
            print(f"\n=== {game} in lines, {language}", in_lines(game, language), sep="\n", file=out)
        print(f"\n=== {game} on screen", asyncio.run(on_screen(game)), sep="\n", file=out)
    out.flush()


if __name__ == "__main__":
    main()
