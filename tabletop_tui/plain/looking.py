"""Commands that look something up and change nothing."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from tabletop_tui.plain import reasons, reports, since
from tabletop_tui.plain.choosing import Choice, Unclear, meant, meant_by_text, shown
from tabletop_tui.plain.lines import listened
from tabletop_tui.plain.places import Places
from tabletop_tui.play.rulings import rulings_in_force, rulings_on_points

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.kit.board_part import BoardPart
    from tabletop_tui.plain.speaker import Speaker

Command = Callable[[str], Awaitable[None]]
"""Carries out a command; it is given what was typed after its name."""

LOG_ENTRIES = 10
"""How many steps `log` shows if no number is given."""


class Looking:
    """The boards, points, log, options, reasons and rules, for the one who reads along."""

    def __init__(self, speaker: "Speaker", question: "Callable[[], Decision[object] | None]") -> None:
        """`question` is what a person at this place has to decide now."""
        self._speaker = speaker
        self._session = speaker.session
        self._question = question
        self.commands: dict[str, Command] = {
            "board": self._board,
            "mine": self._mine,
            "score": self._score,
            "log": self._log,
            "since": self._since,
            "what": self._what,
            "why": self._why,
            "help": self._help,
            "rules": self._rules,
        }

    def _seat_named(self, typed: str) -> int | None:
        """The seat with this number, or whose player's name begins like this; complains if there is none."""
        names = [person.name.casefold() for person in self._session.record.people]
        found = [seat for seat, name in enumerate(names) if name.startswith(typed.casefold())]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            found = [int(typed) - 1]
        if len(found) != 1:
            self._speaker.console.say(self._speaker.words.plain.nobody(text=shown(typed)))
            return None
        return found[0]

    async def _board(self, rest: str) -> None:
        """Say how the table stands and what its parts are called; or one part, a player's things, or all."""
        viewer, decision = self._speaker.reader.viewer, self._session.record.decision
        own = viewer if viewer is not None else 0 if decision is None else decision.seat
        parts = list(self._speaker.wording.board_parts(self._session.view(viewer), own))
        said, typed = self._speaker.words.plain, rest.casefold()
        if typed in said.words_all().split():
            self._say_parts(parts)
            return
        if not typed:
            self._say_parts([part for part in parts if not part.name])
            names = dict.fromkeys(part.name for part in parts if part.name)
            self._speaker.console.say(
                said.board_parts(
                    board=self._speaker.vocabulary.name("board"),
                    parts="; ".join(names),
                    all=said.words_all().split()[0],
                )
            )
            return
        named = [part for part in parts if part.name.startswith(typed)]
        if named:
            self._say_parts(named)
            return
        seat = self._seat_named(rest)
        if seat is not None:
            self._say_belongings(seat)

    async def _mine(self, _: str) -> None:
        """Say what lies before the reader."""
        seat = self._speaker.reader.viewer
        if seat is None:
            self._speaker.console.say(self._speaker.words.game.only_watching())
        else:
            self._say_belongings(seat)

    def _say_belongings(self, seat: int) -> None:
        """What lies before a player, without what is long."""
        parts = self._speaker.wording.board_parts(self._session.view(self._speaker.reader.viewer), seat)
        self._say_parts([part for part in parts if part.of == seat and not part.is_long])

    def _say_parts(self, parts: "Sequence[BoardPart]") -> None:
        from tabletop_tui.kit.board_part import joined

        if parts:
            self._speaker.console.say(listened(joined(parts)))

    async def _score(self, rest: str) -> None:
        """Show all points, or every line of one seat's."""
        if not rest:
            reports.show_points(self._speaker)
            return
        seat = self._seat_named(rest)
        if seat is not None:
            reports.show_lines(self._speaker, seat)

    async def _log(self, rest: str) -> None:
        """Show the last steps, as many as requested."""
        reports.show_log(self._speaker, int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_ENTRIES)

    async def _since(self, _: str) -> None:
        """Say what the others did since the reader's last turn, after what it means for them."""
        since.show(self._speaker)

    async def _what(self, rest: str) -> None:
        """Say what choosing an option would do, or what lies at a place of the table."""
        decision, speaker = self._question(), self._speaker
        places = Places(speaker)
        if not rest:
            speaker.console.say(speaker.words.plain.what_how(what=speaker.vocabulary.name("what")))
            speaker.console.say(speaker.words.plain.what_places(places="; ".join(places.names)))
            if places.of_others:
                speaker.console.say(speaker.words.plain.what_others(example=places.of_others))
            return
        choices = speaker.choices(decision) if decision is not None else ()
        found = meant(choices, rest) if choices else None
        if found is None and places.explain(rest, whole=True):
            return
        by_text = found or (meant_by_text(choices, rest) if choices else None)
        if not isinstance(by_text, Choice) and not rest.isdecimal() and places.explain(rest):
            return
        found = by_text
        if found is None or decision is None:
            nothing = speaker.words.plain.what_nothing(text=shown(rest))
            speaker.console.say(speaker.words.game.asked_nothing() if rest.isdecimal() else nothing)
            return
        if isinstance(found, Unclear):
            speaker.say(found.message, **found.facts)
            return
        speaker.console.say(speaker.words.plain.option(number=found.number, option=found.text))
        for line in speaker.wording.detail(self._session.view(decision.seat), decision, found.option):
            speaker.console.say(line.lstrip("! "))

    async def _why(self, rest: str) -> None:
        """Say why something can't be chosen: everything blocked, or what concerns one board element."""
        decision = self._question()
        if decision is None:
            self._speaker.console.say(self._speaker.words.game.asked_nothing())
        else:
            reasons.show_why(self._speaker, decision, rest)

    async def _help(self, _: str) -> None:
        """Say what is asked, and list the commands."""
        speaker, decision = self._speaker, self._session.record.decision
        if decision is not None:
            speaker.console.say(speaker.wording.help(decision))
            table = self._session.record.table
            on_points = rulings_on_points(table, speaker.wording)
            for line in (*rulings_in_force(table, decision, speaker.wording), *on_points):
                speaker.console.say(line)
            speaker.console.say()
        for name in speaker.vocabulary.names:
            command = speaker.vocabulary.command(name) or name
            speaker.console.say(
                speaker.words.plain.command(command=name, does=speaker.words(f"plain-does-{command}"))
            )

    async def _rules(self, rest: str) -> None:
        """Show the short rules, or the paragraphs with these words."""
        from tabletop_tui.text.short_rules import found, sections

        sought = [word.casefold() for word in rest.split()]
        parts = [found(section, sought) for section in sections(self._speaker.words, self._session.rules.id)]
        shown_parts = [part for part in parts if part is not None]
        for part in shown_parts:
            self._speaker.console.say(part.title)
            self._speaker.console.say(part.text)
        if not shown_parts:
            self._speaker.console.say(self._speaker.words.plain.rules_nothing(text=shown(rest)))
