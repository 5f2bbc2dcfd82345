"""Why something can't be chosen, or what speaks against it: `why` in plain mode."""

from typing import TYPE_CHECKING

from rulesets.core import Decision, Option
from tabletop_tui.plain.choosing import Choice, meant
from tabletop_tui.play.rulings import rulings_in_force

if TYPE_CHECKING:
    from tabletop_tui.plain.speaker import Speaker


def show_why(speaker: "Speaker", decision: Decision[object], typed: str) -> None:
    """Say why the typed thing can't be chosen; without one, give the reasons for all blocked options."""
    blocked = _blocked_like(speaker, decision, typed) if typed else list(decision.blocked)
    if not blocked:
        found = meant(speaker.choices(decision), typed) if typed else None
        if isinstance(found, Choice):
            _show_against(speaker, decision, found)
        else:
            speaker.console.say(speaker.words.plain.why_nothing())
    for option in blocked:
        if option.blocked is not None:
            text = speaker.wording.option_alone(speaker.session.view(decision.seat), decision, option)
            speaker.console.say(
                speaker.words.plain.why(option=text, reason=speaker.wording.reason(option.blocked))
            )
    for line in rulings_in_force(speaker.session.record.table, decision, speaker.wording):
        speaker.console.say(line)


def _show_against(speaker: "Speaker", decision: Decision[object], choice: Choice) -> None:
    """Say what speaks against something that can be chosen; if nothing does, what it would do."""
    view = speaker.session.view(decision.seat)
    against = speaker.wording.caution(view, decision, choice.option)
    for sentence in against:
        speaker.console.say(speaker.words.plain.why(option=choice.text, reason=sentence))
    if not against:
        speaker.console.say(speaker.words.plain.why_possible(text=choice.text))
        for line in speaker.wording.detail(view, decision, choice.option):
            speaker.console.say(line)


def _blocked_like(speaker: "Speaker", decision: Decision[object], typed: str) -> list[Option[object]]:
    """Blocked options meant by their key, their board element or a part of their text."""
    word = typed.casefold()
    view = speaker.session.view(decision.seat)
    found = [
        option
        for option in decision.blocked
        if word in (option.key.casefold(), (option.target or "").casefold())
        or word in speaker.wording.option_alone(view, decision, option).casefold()
    ]
    if found or any(option.target == word for option in decision.options):
        return found
    rules, state = speaker.session.rules, speaker.session.record.table.state
    asked = rules.why_not(state, decision.seat, typed) or rules.why_not(state, decision.seat, word)
    return [option for option in asked if option.blocked is not None]
