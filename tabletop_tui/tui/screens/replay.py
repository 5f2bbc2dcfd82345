"""The replay: any moment of a game, without touching the game."""

from typing import TYPE_CHECKING, Any

from rulesets.core import Table
from tabletop_tui.kit.card import Card, card_of
from tabletop_tui.tui.screens.scene import LOOK_BACK, Scene
from tabletop_tui.tui.widgets.listing import Entry, Listing
from tabletop_tui.tui.widgets.log import sentences

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.session import Session


MOMENT = "@at:"
"""How the key of a row for a moment begins."""


class LookBack:
    """Steps through the answers in force; it can also be at an answer that was taken back."""

    def __init__(self, session: "Session", answers: int = 0, *, viewer: int | None = None) -> None:
        """Begin after this many answers. `viewer` is the seat that looks, `None` a watcher."""
        self.session = session
        self._looks = viewer
        standing = [entry.number for entry in session.record.log if not entry.undone]
        self._standing = standing
        self.entry = standing[max(0, min(answers, len(standing) - 1))]
        """The log entry of the answer whose outcome is shown."""
        self._table: tuple[int, Table[Any]] | None = None
        self._step_entries = standing
        """The answers with a sentence in the log, which are the steps."""
        self._worded: tuple[Wording, dict[int, list[str]]] | None = None

    @property
    def table(self) -> Table[Any]:
        """The table at this moment; if the rules have changed since, the game's present table."""
        if self._table is None or self._table[0] != self.entry:
            found = self.session.record.table_after(self.entry)
            self._table = (self.entry, found if found is not None else self.session.record.table)
        return self._table[1]

    @property
    def viewer(self) -> int | None:
        """The seat that views this step; `None` also for a player who took the seat later."""
        return self.session.record.eyes(self._looks, self.entry)

    @property
    def answers(self) -> int:
        """How many answers had been given at this moment."""
        return sum(number <= self.entry for number in self._standing) - 1

    @property
    def last(self) -> int:
        """How many answers are in force."""
        return len(self._standing) - 1

    def go_to(self, entry: int) -> None:
        """Show what an answer led to, even one that was taken back."""
        self.entry = max(0, min(entry, len(self.session.record.log) - 1))

    @property
    def place(self) -> int:
        """How many steps come before this moment."""
        return sum(number <= self.entry for number in self._step_entries) - 1

    @property
    def steps(self) -> int:
        """The total number of steps."""
        return len(self._step_entries) - 1

    def step(self, steps: int) -> bool:
        """Go this many steps on or back. Returns whether the moment has changed."""
        before = self.entry
        if steps < 0 and self.entry not in self._step_entries:
            steps += 1  # from an answer taken back, or without a sentence, to the one before it
        self.entry = self._step_entries[max(0, min(self.place + steps, self.steps))]
        return self.entry != before

    def turn(self, turns: int) -> bool:
        """Go to the start of the next turn or the one before. Returns whether the moment has changed."""
        before = self.entry
        log = self.session.record.log
        place = self.answers
        step = 1 if turns > 0 else -1
        while 0 <= place + step <= self.last:
            place += step
            seat, after = log[self._standing[place]].seat, place + 1
            if after > self.last or place == 0 or log[self._standing[after]].seat != seat:
                break
        there = self._standing[place]
        self.entry = next((number for number in self._step_entries if number >= there), there)
        return self.entry != before

    def scene(self, wording: "Wording") -> Scene:
        """What the screen shows of this moment."""
        words = wording.words
        worded = self._sentences(wording)
        entries = [
            Entry(f"{MOMENT}{number}", _row(worded[number]) or words.game.start())
            for number in self._step_entries
        ]
        here = f"{MOMENT}{self.entry}"
        if self.entry not in self._step_entries:
            undone = self.entry not in self._standing
            text = _row(worded[self.entry])
            said = words.game.was_undone(text=text) if undone else words.game.between()
            entries.insert(self.place + 1, Entry(here, said))
        table, seat = self.table, self.session.record.log[self.entry].seat
        if seat is None and table.decision is not None:
            seat = table.decision.seat
        return Scene(
            LOOK_BACK,
            table.rules.view(table.state, self.viewer),
            seat,
            words.game.looking_back(at=self.place, last=self.steps),
            Listing(tuple(entries), words.game.moments(), whole=True),
            highlighted=here,
        )

    def _sentences(self, wording: "Wording") -> dict[int, list[str]]:
        """The sentences about each answer, worded once; answers without sentences aren't steps."""
        if self._worded is None or self._worded[0] is not wording:
            log = self.session.record.log_for(self._looks)
            worded = {entry.number: [said.text for said in sentences(wording, [entry])] for entry in log}
            self._worded = (wording, worded)
            ends = (0, self._standing[-1])
            self._step_entries = [number for number in self._standing if worded[number] or number in ends]
        return self._worded[1]

    takes_apart = False
    """Whether a score is explained line by line."""

    @property
    def line(self) -> str:
        """The line of the score sheet that boards light up; empty if no line is explained."""
        return ""

    def choose(self, key: str) -> None:
        """Go to the moment of a row."""
        self.go_to(int(key.removeprefix(MOMENT)))

    def note(self, wording: "Wording") -> tuple[str, str] | None:
        """The text about the line lit up on the boards: a word and a sentence."""
        return None

    def card(self, wording: "Wording") -> Card:
        """The text about this moment."""
        return card_of("", self.details(wording))

    def details(self, wording: "Wording") -> list[str]:
        """What else happened at this moment besides the sentence in the list, one sentence per line."""
        return self._sentences(wording)[self.entry][1:]


def _row(sentences: list[str]) -> str:
    """The first sentence, and whether there are more."""
    return " ".join([*sentences[:1], *["…"][: len(sentences) - 1]])
