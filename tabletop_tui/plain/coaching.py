"""The coach in plain mode: its note before a question, and its earlier notes."""

from typing import TYPE_CHECKING

from tabletop_tui.play.texts import worded

if TYPE_CHECKING:
    from tabletop_tui.plain.speaker import Speaker
    from tabletop_tui.play.coach import Note


def show_note(speaker: "Speaker") -> None:
    """The coach's note for the seat that decides."""
    note = speaker.place.coach.note()
    if note is not None:
        speaker.console.say(f"{speaker.words.coach.name()}: {_text(speaker, note)}")


def show_notes(speaker: "Speaker") -> None:
    """The notes that the reader has had, latest first, and how to turn the coach on or off."""
    seat = speaker.reader.viewer
    for note in reversed(speaker.place.coach.shown(seat) if seat is not None else ()):
        speaker.console.say(_text(speaker, note))
    on, off = (speaker.words(f"plain-hint-{which}").split()[0] for which in ("on", "off"))
    speaker.console.say(speaker.words.plain.coach_how(coach=speaker.vocabulary.name("coach"), on=on, off=off))


def show_switched(speaker: "Speaker", seat: int, *, on: bool) -> None:
    """Whether it is now on for a seat, and its note for the open question."""
    say = speaker.words.plain.coach_is_on if on else speaker.words.plain.coach_is_off
    speaker.console.say(say(name=speaker.wording.name(seat)))
    decision = speaker.session.record.decision
    if decision is not None and decision.seat == seat:
        show_note(speaker)


def _text(speaker: "Speaker", note: "Note") -> str:
    """A note; if it mentions what only screens show, plain mode has its own version."""
    return worded(note.text, speaker.words, plain=True)
