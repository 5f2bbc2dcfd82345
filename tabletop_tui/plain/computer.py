"""Computer players in plain mode: they answer at a pace, stop at ^C, and seats change hands by a command."""

import time
from collections.abc import Generator
from typing import TYPE_CHECKING

from tabletop_tui.bots.workers import CantThinkError
from tabletop_tui.plain.vocabulary import WHILE_WAITING
from tabletop_tui.play.company import given_to
from tabletop_tui.store.people import BOT, HERE, LEVELS

if TYPE_CHECKING:
    from tabletop_tui.plain.game import PlainGame
    from tabletop_tui.play.record import Act
    from tabletop_tui.play.session import Session

ONE = "1"
"""What a player types to get one answer while computer players are stopped."""


class PlainComputer:
    """The computer players of a conversation."""

    def __init__(self, game: "PlainGame", pace: float) -> None:
        """They play until they are stopped; `pace` is in seconds from one answer to the next."""
        self._game = game
        self._pace = pace
        self._stopped = False
        self._told_at = 0.0

    def turn(self, seat: int) -> Generator[None, str | None, None]:
        """Let the deciding computer player answer; if it is stopped or can't think, say what to do."""
        game = self._game
        name = game.wording.name(seat)
        if not self._stopped:
            try:
                if self._answer():
                    return
                stuck = "bots-plain-stuck"
            except KeyboardInterrupt:
                self._stopped, stuck = True, ""
                game.console.say()
        else:
            stuck = ""
        computer = game.vocabulary.name("computer")
        game.say(stuck or "bots-plain-stopped", name=name, computer=computer, seat=seat + 1)
        typed = yield
        if typed is None:
            game.left = True
        elif not typed:
            self._stopped = False
        elif typed == ONE:
            _ = self._answer()
        else:
            self._heed(typed)

    def _heed(self, typed: str) -> None:
        """Carry out a command while no person decides."""
        word = self._game.vocabulary.command(typed.partition(" ")[0])
        if word in WHILE_WAITING | {"computer"}:
            _ = self._game.carried_out(typed)

    def _answer(self) -> bool:
        """Think, wait, answer, and report it. Returns whether that worked; if not, the reason has been
        given.
        """
        game = self._game
        question = game.company.question()
        if question is None:
            return True
        try:
            key = game.company.ask(question).result()
        except CantThinkError as error:
            from tabletop_tui.play.reporting import stopped_because

            game.console.say(
                stopped_because(game.words, game.wording.name(question.seat), error, game.session.rules.id)
            )
            return False
        time.sleep(max(0.0, self._told_at + self._pace - time.monotonic()) if self._pace else 0)
        answered = game.try_to(lambda: game.session.do(game.company.answer(question, key)))
        game.console.flush()
        self._told_at = time.monotonic()
        return answered

    def seats(self, rest: str) -> None:
        """Say who plays each seat; two numbers change it."""
        game = self._game
        act = meant(game.session, rest)
        if act is not None:
            _ = game.try_to(lambda: game.session.do(act))
            game.forget_question()
        for line in listed(game):
            game.console.say(line)


def meant(session: "Session", typed: str) -> "Act | None":
    """The change that a seat's number and a level mean (0: a person); `None` for anything else."""
    words = typed.split()
    if len(words) != 2 or not all(word.isdecimal() and len(word) < 4 for word in words):
        return None
    seat, level = int(words[0]) - 1, int(words[1])
    if not 0 <= seat < len(session.record.people) or level not in (0, *LEVELS):
        return None
    return given_to(seat, f"{BOT}:{level}" if level else HERE)


def listed(game: "PlainGame") -> list[str]:
    """One line for each seat, and how to change it."""
    words = game.words
    lines = []
    for number, person in enumerate(game.session.record.people, start=1):
        level = person.level
        who = words("bots-plain-person") if level is None else words("bots-plain-level", level=level)
        lines.append(words("bots-plain-seat", number=number, name=person.name, who=who))
    computer = game.vocabulary.name("computer")
    return [*lines, words("bots-plain-how", computer=computer, first=LEVELS[0], last=LEVELS[-1])]
