"""The lobby in lines of text: running games, new ones, and what else there is to do."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.cli import daily, learn, play, puzzle, resume, solo, stats
from tabletop_tui.cli.failures import explain, is_unheard
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.layout import unwrapped
from tabletop_tui.cli.people import people_of
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.kit.registry import playable
from tabletop_tui.kit.titles import game_title
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.lines import listened
from tabletop_tui.plain.vocabulary import Vocabulary
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.short_rules import Section, found, sections
from tabletop_tui.tui.screens.games_list import ago

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary

Do = Callable[[], object]
_SAID_AT_ONCE = 2
"""Sections of the rules with a word that are said; of more, only the titles."""


class PlainLobby:
    """A conversation: a number goes on with a game or begins one, a word does something else."""

    def __init__(self, invocation: Invocation, console: Console) -> None:
        """What is chosen does the same as the program's commands with `--plain`."""
        self._invocation = invocation
        self._console = console
        self._words = invocation.words
        self._vocabulary = Vocabulary(invocation.words)

    def run(self) -> int:
        """Ask what to do until the player leaves. Returns the exit code."""
        listed = True
        while True:
            found = self._offered()
            if listed:
                self._list(found)
            typed = self._console.read(self._words.plain.prompt())
            if typed is None or self._leaves(typed):
                return 0
            do = self._meant(typed, found)
            listed = do is not None
            if do is not None:
                self._try(do)
            elif typed:
                if self._vocabulary.command(typed) != "help":
                    self._console.say(self._words.plain.lobby_unknown(text=typed))
                self._console.say(self._how(len(found) + len(playable())))

    def _offered(self) -> "list[GameSummary]":
        """The running games, the one played last first; none if they can't be read."""
        found: list[GameSummary] = []
        self._try(lambda: found.extend(game for game in saved_games(self._invocation.paths, own=True)))
        return [game for game in found if not game.over]

    def _leaves(self, typed: str) -> bool:
        return self._vocabulary.command(typed) == "quit"

    def _try(self, do: Do) -> None:
        """Do something; a failure is said, and the lobby goes on."""
        try:
            do()
        except Exception as error:
            if is_unheard(error):
                raise
            self._console.say(explain(error, self._invocation, self._invocation.arguments)[1])

    # -- the list ----------------------------------------------------------------------------------

    def _list(self, running: "list[GameSummary]") -> None:
        words, say = self._words, self._console.say
        say()
        for number, game in enumerate(running, start=1):
            say(f"{number}. {self._said(game)}")
        for number, game_id in enumerate(playable(), start=len(running) + 1):
            say(words.plain.lobby_new(number=number, game=game_title(words, game_id)))
        say(self._how(len(running) + len(playable())))

    def _said(self, game: "GameSummary") -> str:
        """A running game: its name, who plays, who decides, and when it was played last."""
        words, title = self._words, game_title(self._words, game.game)
        assert game.turn is not None
        return words.plain.lobby_running(
            game=words.lobby.row_name(name=game.name, game=title) if game.name else title,
            people=", ".join(person.name for person in game.people),
            decides=game.people[game.turn].name,
            ago=ago(words, game.updated, time.time()),
        )

    def _how(self, last: int) -> str:
        plain, today = self._words.plain, self._words.today
        return plain.lobby_how(
            last=last,
            today=today.word(),
            puzzle=plain.lobby_puzzle(),
            record=today.word_record(),
            quit=self._vocabulary.name("quit"),
        )

    # -- what is done ------------------------------------------------------------------------------

    def _meant(self, typed: str, running: "list[GameSummary]") -> Do | None:
        """What a line asks for; `None` for nothing that the lobby knows."""
        invocation, words = self._invocation, self._words
        others: dict[str, Do] = {
            words.today.word(): lambda: daily.run(invocation, share=False, plain=True),
            words.plain.lobby_puzzle(): lambda: puzzle.run(invocation, None, plain=True),
            words.today.word_record(): lambda: stats.run(invocation, None, as_json=False, as_csv=False),
        }
        if typed.casefold() in others:
            return others[typed.casefold()]
        number = int(typed) if typed.isdecimal() and len(typed) < 5 else 0
        if 1 <= number <= len(running):
            chosen = running[number - 1].id
            return lambda: resume.run(invocation, chosen, plain=True)
        if 0 < number - len(running) <= len(playable()):
            game = playable()[number - len(running) - 1]
            return lambda: self._begin(game)
        return None

    def _begin(self, game: str) -> None:
        """Ask how a game is to be played, until it has been, or the player goes back."""
        invocation, plain = self._invocation, self._words.plain
        alone, lesson, short_rules = self._words.rivals.plain_word(), plain.lobby_learn(), plain.lobby_rules()
        while True:
            self._console.say(
                plain.lobby_who(
                    game=game_title(self._words, game), alone=alone, learn=lesson, rules=short_rules
                )
            )
            typed = self._console.read(plain.prompt()) or ""
            if not typed or self._leaves(typed):
                return
            if typed.casefold() == short_rules:
                self._read_rules(game)
                continue
            if typed.casefold() == alone:
                solo.run(invocation, game, None, plain=True)
            elif typed.casefold() == lesson:
                learn.run(invocation, game, None, points=False, plain=True)
            else:
                players = tuple(part.strip() for part in typed.split(","))
                try:
                    people_of(self._words, rules_of(invocation.paths, game), players)
                except Complaint as wrong:
                    self._console.say(explain(wrong, invocation, invocation.arguments)[1])
                    continue
                play.run(invocation, game, players, None, (), plain=True)
            return

    def _read_rules(self, game: str) -> None:
        """Name the sections of the rules, and say those that are asked for, until the player goes back."""
        plain, every = self._words.plain, sections(self._words, game)
        offered = every
        while True:
            for section in offered:
                self._console.say(f"{every.index(section) + 1}. {section.title}")
            self._console.say(plain.lobby_sections(last=len(every)))
            typed = self._console.read(plain.prompt()) or ""
            if not typed or self._leaves(typed):
                return
            offered = []
            number = int(typed) if typed.isdecimal() and len(typed) < 5 else 0
            if 1 <= number <= len(every):
                self._say_section(every[number - 1])
                continue
            wanted = typed.casefold().split()
            holding = [(each, part) for each in every if (part := found(each, wanted)) is not None]
            if not holding:
                self._console.say(plain.lobby_no_section(text=typed))
            elif len(holding) <= _SAID_AT_ONCE:
                for _, part in holding:
                    self._say_section(part)
            else:
                offered = [each for each, _ in holding]

    def _say_section(self, section: Section) -> None:
        self._console.say(f"{section.title}.")
        for line in unwrapped(section.text):
            self._console.say(listened(line))
