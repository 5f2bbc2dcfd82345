"""What happens in a game, told as it becomes known: new entries of the log, taken back ones, a turn's end."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.plain.speaker import Speaker
    from tabletop_tui.play.record import HandOver

LAST = 3
"""Steps told to those who come to a running game."""


class Events:
    """Knows how much of a game's log was told."""

    def __init__(self, speaker: "Speaker") -> None:
        """The last steps of a running game are still to be told."""
        self._speaker = speaker
        self._session = speaker.session
        log = self._session.record.log
        self._said = [entry.undone for entry in log[: max(0, len(log) - LAST)]]
        """For every log entry that was told: whether it was undone at that time."""
        self._handed = self._due
        """The change of seats told last."""

    def say_again(self, entries: int) -> None:
        """Only so many entries were told to the one who reads along now."""
        self._said = self._said[:entries]

    def show(self) -> None:
        """Tell what was taken back or restored, and what is new."""
        speaker, log = self._speaker, self._session.record.log
        changed = [entry for entry, undone in zip(log, self._said, strict=False) if entry.undone != undone]
        if any(entry.undone for entry in changed):
            speaker.reader.back()
        viewer = speaker.reader.viewer
        for entry in reversed(changed):
            if entry.undone:
                self._show_changed("plain-undone", self._session.record.entry_for(viewer, entry))
        for entry in changed:
            if not entry.undone:
                self._show_changed("plain-table-again", self._session.record.entry_for(viewer, entry))
        for entry in self._session.record.log_for(viewer, len(self._said)):
            if not entry.undone:
                for sentence in speaker.news(entry):
                    speaker.console.say(sentence)
        self._said = [entry.undone for entry in log]
        speaker.reader.has_read(len(log))
        handed, self._handed = self._handed, self._due
        if self._handed is not None and self._handed is not handed:
            self._show_hand_over(self._handed)

    def _show_changed(self, message: str, entry: "LogEntry") -> None:
        sentences = self._speaker.sentences(entry)
        self._speaker.say(message, sentence=next(iter(sentences), "") or self._silent(entry))

    def _silent(self, entry: "LogEntry") -> str:
        """An answer without events, in the words of its option, if its own player is asked the same again."""
        decision, place = self._session.record.decision, self._speaker.place
        if decision is not None and place.decides and entry.seat in place.seats:
            for option in decision.options:
                if option.key == entry.key:
                    view = self._session.view(decision.seat)
                    return self._speaker.wording.option_alone(view, decision, option)
        return self._speaker.words.plain.undone_silent()

    @property
    def _due(self) -> "HandOver | None":
        return self._session.record.hand_over or self._session.record.passed

    def _show_hand_over(self, due: "HandOver") -> None:
        """Say that a turn is over, and who comes next at this terminal.

        In brief, the line with which the next turn begins says that.
        """
        speaker = self._speaker
        if speaker.brevity.on and due.turn_to is None:
            return
        if due.turn_over and {due.from_seat, due.to_seat} <= {*speaker.place.seats}:
            name = speaker.wording.name
            which = "plain-turn-over" if due.turn_to is None else "plain-turn-over-owed"
            speaker.say(
                f"{which}-undo" if due.can_take_back else which,
                name=name(due.turn_of),
                other=name(due.to_seat),
                turn=name(due.turn_to),
                undo=speaker.vocabulary.name("undo"),
            )
