"""The finished games of a server in lines of text: a list, and a game to look back at."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.ended import lost_by_time
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.sentences import on_sheet
from tabletop_tui.serve.inviting import PORT
from tabletop_tui.serve.plain.errand import Errand
from tabletop_tui.serve.records.archive import Past, as_text, how_to_export
from tabletop_tui.serve.records.archive_text import rows
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.screens.games_list import names
from tabletop_tui.tui.screens.scene import winners
from tabletop_tui.tui.screens.scoresheet import score_parts

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.session import Session


class PlainArchive(Errand):
    """Lists finished games, and tells what happened in one, until the guest goes back."""

    async def run(self, *, everyone: bool) -> None:
        """List the guest's own games, or those of others, too, and open those whose numbers are typed."""
        try:
            games = await self._house.archive.games(self._guest)
        except (SessionError, StoreError) as error:
            self._say_why(error)
            return
        listed = shown = [past for past in games if everyone or past.own is not None]
        say, quit = self._words.archive, self._vocabulary.name("quit")
        if not listed:
            self._console.say(say.empty_all() if everyone else say.empty_mine())
            return
        while True:
            for line in rows(self._words, shown, self._house.services.clock()):
                self._console.say(line)
            self._console.say(say.list_how(quit=quit))
            typed = await self._read()
            if self._leaves(typed):
                return
            number = int(typed) if typed and typed.isdecimal() and len(typed) < 5 else 0
            if 1 <= number <= len(shown):
                await self._open(shown[number - 1])
            elif typed:
                shown = [past for past in listed if self._is_called(past, typed)] or listed

    def _is_called(self, past: Past, typed: str) -> bool:
        return game_title(self._words, past.game.game).casefold().startswith(typed.casefold())

    async def _open(self, past: Past) -> None:
        """Tell a game's result, and answer what is asked about it."""
        try:
            session = await self._house.archive.open(past)
        except (SessionError, StoreError) as error:
            self._say_why(error)
            return
        words, say = self._words, self._console.say
        wording = game_parts(session.rules.id).wording(words, session.record.people)
        say(words.archive.opened(game=wording.title, names=names(words, past.game)))
        self._score(session, wording)
        while True:
            name = self._vocabulary.name
            say(
                words.archive.game_how(
                    score=name("score"),
                    log=name("log"),
                    board=name("board"),
                    answers=len(session.record.table.answers),
                    export=words.archive.word_export(),
                    quit=name("quit"),
                )
            )
            typed = await self._read()
            if typed is None or self._leaves(typed):
                return
            word, _, rest = typed.partition(" ")
            command = self._vocabulary.command(word)
            if command == "score":
                self._score(session, wording)
            elif command == "log":
                self._say_all(as_text(session, words))
            elif command == "board":
                self._board(session, wording, past, rest.strip())
            elif word.casefold() == words.archive.word_export():
                self._export(past)

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.say(line)

    def _score(self, session: "Session", wording: "Wording") -> None:
        """The winner, every seat's points, and how the game's chance can be checked."""
        standings = session.record.standings
        self._console.say(winners(wording, standings))
        for each in standings:
            place = self._words.game.place(place=each.place)
            parts = ", ".join(score_parts(wording, each))
            name = wording.name(each.seat)
            self._console.say(f"{name}: {each.total} ({place}){f': {parts}' if parts else ''}")
        self._say_all(lost_by_time(wording, session.record))
        self._say_all(on_sheet(session.record, self._words))

    def _board(self, session: "Session", wording: "Wording", past: Past, typed: str) -> None:
        """The table after so many answers, at the end if none are named, as the guest saw it then."""
        standing = [entry.number for entry in session.record.log if not entry.undone]
        asked = int(typed) if typed.isdecimal() and len(typed) < 6 else len(standing) - 1
        entry = standing[min(asked, len(standing) - 1)]
        table = session.record.table_after(entry) or session.record.table
        viewer = session.record.eyes(past.own, entry)
        self._say_all(wording.board_text(table.rules.view(table.state, viewer), viewer).split("\n"))

    def _export(self, past: Past) -> None:
        """The command that writes the game to a file on the guest's machine."""
        say = self._words.archive
        if past.own is None:
            self._console.say(say.not_yours())
            return
        entrance = self._house.entrance
        address, port = ("HOST", PORT) if entrance is None else (entrance.address, entrance.port)
        command = how_to_export(self._guest, past, address, port)
        self._console.say(say.to_file())
        self._console.say(self._words(command.id, **command.facts))
        self._console.say(say.to_file_text(id=past.game.id))
