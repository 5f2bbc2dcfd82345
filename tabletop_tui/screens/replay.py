"""Looking back: any moment of a game, without touching the game."""

from typing import TYPE_CHECKING, Any

from rulesets.core import Table
from tabletop_tui.screens.scene import LOOK_BACK, Scene
from tabletop_tui.widgets.log import sentences
from tabletop_tui.widgets.panel import Entry

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording
    from tabletop_tui.session import Session


class LookBack:
    """Steps through what stands of a game; may also stand at a moment that was taken back."""

    def __init__(self, session: "Session", answers: int = 0, *, viewer: int | None = None) -> None:
        """Stands after so many answers. `viewer` is the seat that looks, `None` a spectator."""
        self.session = session
        self.viewer = viewer
        standing = [entry.number for entry in session.log if not entry.undone]
        self._standing = standing
        self.entry = standing[max(0, min(answers, len(standing) - 1))]
        """The place in the log of the answer whose outcome is shown."""
        self._table: tuple[int, Table[Any]] | None = None

    @property
    def table(self) -> Table[Any]:
        """The table at this moment; where the rules have changed since, the game's own."""
        if self._table is None or self._table[0] != self.entry:
            found = self.session.table_after(self.entry)
            self._table = (self.entry, found if found is not None else self.session.table)
        return self._table[1]

    @property
    def answers(self) -> int:
        """How many answers had been given at this moment."""
        return sum(number <= self.entry for number in self._standing) - 1

    @property
    def last(self) -> int:
        """How many answers stand in all."""
        return len(self._standing) - 1

    def go_to(self, entry: int) -> None:
        """Show what an answer led to, also one that was taken back."""
        self.entry = max(0, min(entry, len(self.session.log) - 1))

    def step(self, answers: int) -> bool:
        """So many answers on or back. Returns whether it is another moment."""
        before = self.entry
        here = self.answers
        if answers < 0 and self.entry not in self._standing:
            answers += 1  # from what was taken back to what stood before it
        self.entry = self._standing[max(0, min(here + answers, self.last))]
        return self.entry != before

    def turn(self, turns: int) -> bool:
        """To where the next turn begins, or the one before. Returns whether it is another moment."""
        before = self.entry
        log = self.session.log
        place = self.answers
        step = 1 if turns > 0 else -1
        while 0 <= place + step <= self.last:
            place += step
            seat, after = log[self._standing[place]].seat, place + 1
            if after > self.last or place == 0 or log[self._standing[after]].seat != seat:
                break
        self.entry = self._standing[place]
        return self.entry != before

    def scene(self, wording: "Wording") -> Scene:
        """What the screen shows of this moment."""
        words = wording.words
        log = self.session.log_for(self.viewer)
        told = {entry.number: sentences(wording, [entry]) for entry in log}
        entries = [
            Entry(f"@at:{number}", " · ".join(s.text for s in told[number]) or self._silent(wording, number))
            for number in self._standing
        ]
        here = f"@at:{self.entry}"
        if self.entry not in self._standing:
            place = self.answers + 1
            text = " · ".join(s.text for s in told[self.entry])
            entries.insert(place, Entry(here, words("game-was-undone", text=text)))
        table = self.table
        seat = table.decision.seat if table.decision is not None else None
        return Scene(
            LOOK_BACK,
            table.rules.view(table.state, self.viewer),
            log[self.entry].seat if log[self.entry].seat is not None else seat,
            words("game-looking-back", at=self.answers, last=self.last),
            words("game-moments"),
            tuple(entries),
            highlighted=here,
        )

    @staticmethod
    def _silent(wording: "Wording", entry: int) -> str:
        """What to say of an answer of which nothing is told."""
        return wording.words("game-nothing-told" if entry else "game-start")

    def details(self, wording: "Wording") -> list[str]:
        """What happened at this moment, a sentence a line."""
        entry = self.session.log_for(self.viewer)[self.entry]
        return [sentence.text for sentence in sentences(wording, [entry])]
