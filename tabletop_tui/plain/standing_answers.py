"""Standing answers as lines of text."""

from collections.abc import Sequence

from tabletop_tui.kit.standing_answers import ASK, StandingAnswer
from tabletop_tui.kit.wording import Wording
from tabletop_tui.play.session import Session


def fields(session: Session) -> list[tuple[int, StandingAnswer]]:
    """Every seat with every question that can have a standing answer, in the order of their numbers."""
    known = session.record.standing_answers.known
    return [(seat, each) for seat in range(len(session.record.people)) for each in known]


def meant(found: Sequence[tuple[int, StandingAnswer]], typed: str) -> tuple[int, str, str] | None:
    """The seat, the question and the choice that two numbers mean; `None` for anything else."""
    words = typed.split()
    if len(words) != 2 or not all(word.isdecimal() and len(word) < 4 for word in words):
        return None
    field, place = (int(word) - 1 for word in words)
    if not 0 <= field < len(found):
        return None
    seat, standing = found[field]
    choices = standing.all_choices
    return (seat, standing.id, choices[place]) if 0 <= place < len(choices) else None


def listed(
    session: Session, wording: Wording, found: Sequence[tuple[int, StandingAnswer]], command: str
) -> list[str]:
    """One line for each, with numbered choices and the current one in brackets, and how to change it."""
    words = wording.words
    if not found:
        return [words.standing.none()]
    lines = []
    for number, (seat, each) in enumerate(found, start=1):
        chosen = session.record.standing_answers.choice(seat, each.id)
        choices = [
            words(
                f"standing-{'chosen' if choice == chosen else 'choice'}",
                number=place,
                choice=words.standing.ask() if choice == ASK else wording.standing_answer(each, choice),
            )
            for place, choice in enumerate(each.all_choices, start=1)
        ]
        name, what = wording.name(seat), wording.standing_answer(each)
        lines.append(words.standing.line(number=number, name=name, what=what, choices=", ".join(choices)))
    return [*lines, words.standing.how(answers=command)]
