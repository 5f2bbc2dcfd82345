"""How long whole turns in plain mode are to listen to: `python -m tests.plain.listening` prints the table.

Two people play what Enter would choose, now and then something else. Of each turn, all that is said counts,
as if nobody ever cut the reader short. With espeak-ng installed, the median turn is spoken as well.
"""

import io
import shutil
import statistics
import subprocess
from functools import cache
from random import Random
from typing import NamedTuple

from rulesets import BUILT
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.keyboard import KeyboardTalk
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tests.conformance.every_game import load_rules
from tests.tui.whole_games import SEATS

WORDS_A_MINUTE = 175
"""What espeak-ng says unless it is asked to hurry; people used to it listen at more than twice that."""
OTHERWISE = 0.15
"""How often a player chooses something else than what Enter would."""


def seconds(lines: list[str]) -> float:
    """How long lines take to be read out, by their words."""
    return sum(len(line.split()) for line in lines) * 60 / WORDS_A_MINUTE


class Turn(NamedTuple):
    """What is said from the first question of a turn to the last."""

    seconds: float
    lines: list[str]


class Listener(Console):
    """Answers every question, and keeps what is said, turn by turn."""

    def __init__(self, session: Session, words: Words, *, brief: bool) -> None:
        """Plays `session`; if `brief`, that command comes first."""
        super().__init__(io.StringIO(), io.StringIO())
        self.turns: list[list[str]] = []
        self.talk = KeyboardTalk(session, words, self, covers=False)
        self._chance, self._said = Random(1), list[str]()
        self._turn: object = None
        self._orders = ["brief"] if brief else []
        self._asked_at = -1

    def say(self, text: str = "") -> None:
        """Keep what would be read out."""
        self._said += text.split("\n")

    def read(self, prompt: str) -> str | None:
        """The next answer; a question about the last one is answered with yes."""
        session = self.talk.session
        decision, steps = session.record.decision, session.record.steps
        if decision is None:
            return None
        progress = session.rules.progress(session.record.table.state)
        if (progress.round, progress.active) != self._turn:
            self._turn = progress.round, progress.active
            self.turns.append([])
        self.turns[-1] += self._said
        self._said = []
        if self._orders:
            return self._orders.pop()
        choices = self.talk.speaker.choices(decision)
        if steps == self._asked_at:
            return self.talk.vocabulary.name("yes")
        self._asked_at = steps
        likely = self.talk.speaker.wording.start(session.view(decision.seat), decision)
        found = next((each for each in choices if each.option.key == likely), choices[0])
        return str((self._chance.choice(choices) if self._chance.random() < OTHERWISE else found).number)


@cache
def turns(game: str, language: str = "en", *, brief: bool, seed: int = 5) -> tuple[Turn, ...]:
    """The turns of a game of two after the first, which begins with what can be typed; played once."""
    session = Session.new(load_rules(game), SEATS[2], seed)
    listener = Listener(session, Words(language), brief=brief)
    listener.talk.converse()
    return tuple(Turn(seconds(lines), lines) for lines in listener.turns[1:])


def spoken(lines: list[str], language: str) -> float:
    """How long espeak-ng takes at its usual speed."""
    speaker = ["espeak-ng", "-v", language, "-s", str(WORDS_A_MINUTE), "--stdout"]
    done = subprocess.run(speaker, input="\n".join(lines).encode(), capture_output=True, check=True)
    return (len(done.stdout) - 44) / 2 / 22050


def _row(game: str, language: str) -> str:
    cells = [game, language]
    for brief in (False, True):
        found = sorted(turns(game, language, brief=brief))
        middle = found[len(found) // 2]
        cells += [f"{statistics.median(turn.seconds for turn in found):.0f}"]
        cells += [f"{spoken(middle.lines, language):.0f}" if shutil.which("espeak-ng") else "-"]
        cells += [f"{found[len(found) * 9 // 10].seconds:.0f}"]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    for language in ("en", "de"):
        for game in BUILT:
            print(_row(game, language))
