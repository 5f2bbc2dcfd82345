"""What lies on the table, for players who type the name of what they look at: `what PLACE`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.play.around import Around

if TYPE_CHECKING:
    from tabletop_tui.plain.speaker import Speaker

_LISTED = 6
"""How many places are named when several begin alike."""


class Places:
    """Everything on the table that the reader may see, by its name: players, round, and the game's things."""

    def __init__(self, speaker: "Speaker") -> None:
        """As it is now, for the one who reads along."""
        session, me = speaker.session, speaker.reader.viewer
        record, wording = session.record, speaker.wording
        self._speaker, self._me = speaker, me
        self._view = session.view(me)
        self._seat = me if me is not None else record.decision.seat if record.decision is not None else 0
        self._around = Around(
            record.table,
            wording,
            speaker.words,
            self._view,
            record.standings_seen(me),
            me,
            record.decision,
            speaker.vocabulary.name("log"),
            speaker.vocabulary.name("why"),
        )
        named = {**self._around.places(), **wording.places(self._view, self._seat)}
        self._targets: dict[str, str] = {}
        for target, name in named.items():
            self._targets.setdefault(name, target)

    @property
    def names(self) -> Sequence[str]:
        """What can be typed, as players see it; without what lies before others."""
        return [name for name, target in self._targets.items() if "@" not in target]

    @property
    def of_others(self) -> str:
        """The name of something that lies before another player; empty if there is nothing of that kind."""
        return next((name for name, target in self._targets.items() if "@" in target), "")

    def explain(self, typed: str, *, whole: bool = False) -> bool:
        """Say what lies at the place with a name that is typed; unless `whole`, its beginning or a part of it
        is enough.

        Returns whether there is one, or several, which are named.
        """
        word, console = typed.casefold(), self._speaker.console
        names = {name: name.casefold() for name in self._targets}
        found = [name for name, folded in names.items() if folded == word]
        if not found and not whole:
            found = [name for name, folded in names.items() if folded.startswith(word)]
            found = found or [name for name, folded in names.items() if word in folded]
        if len(found) > 1:
            more = ["…"] if len(found) > _LISTED else []
            several = "; ".join([*found[:_LISTED], *more])
            console.say(self._speaker.words.plain.what_several(places=several))
        elif found:
            console.say(self._speaker.words.plain.what_place(place=found[0]))
            for line in self._described(self._targets[found[0]]):
                if line != found[0]:
                    console.say(line.removeprefix("! "))
        return bool(found)

    def _described(self, target: str) -> Sequence[str]:
        said = self._around.describe(target)
        return (
            said
            if said is not None
            else self._speaker.wording.describe(self._view, target, self._seat, self._me)
        )
