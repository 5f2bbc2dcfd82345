"""The coach in plain mode: its note before a question, its earlier notes, and turning it off."""

from typing import TYPE_CHECKING

from tabletop_tui.plain.hinting import wanted

if TYPE_CHECKING:
    from tabletop_tui.plain.game import PlainGame
    from tabletop_tui.play.coach import Note


def advise(game: "PlainGame") -> None:
    """The coach's note for the seat that decides."""
    note = game.coach.note()
    if note is not None:
        game.console.say(f"{game.words('coach-name')}: {_text(game, note)}")


def speak_of_coach(game: "PlainGame", rest: str) -> None:
    """Show the coach's notes to the player at the keyboard, latest first; or turn the coach on or off."""
    on, seat = wanted(game.words, rest), game.viewer
    if not game.coach.notes:
        game.say("coach-none")
    elif on is not None:
        game.switch_coach(on=on)
    else:
        for note in reversed(game.coach.shown(seat) if seat is not None else ()):
            game.console.say(_text(game, note))
        _tell_how(game)


def tell_of_coach(game: "PlainGame", seat: int, *, on: bool) -> None:
    """Say whether it is now on, and its note for the open question."""
    game.say(f"plain-coach-is-{'on' if on else 'off'}", name=game.wording.name(seat))
    decision = game.session.record.decision
    if decision is not None and decision.seat == seat:
        advise(game)


def _text(game: "PlainGame", note: "Note") -> str:
    """A note; if it mentions what only screens show, plain mode has its own version."""
    message = note.message(game.wording.game)
    plain = f"{message}-plain"
    return game.words(plain if game.words.has(plain) else message)


def _tell_how(game: "PlainGame") -> None:
    on, off = (game.words(f"plain-hint-{which}").split()[0] for which in ("on", "off"))
    game.say("plain-coach-how", coach=game.vocabulary.name("coach"), on=on, off=off)
