"""Why something can't be chosen, or what speaks against it: `why` in plain mode."""

from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Option
from tabletop_tui.plain.choosing import Choice, meant

if TYPE_CHECKING:
    from tabletop_tui.plain.game import PlainGame


def tell_why(game: "PlainGame", decision: Decision[Any], typed: str) -> None:
    """Say why the typed thing can't be chosen; without one, give the reasons for all blocked options."""
    blocked = _blocked_like(game, decision, typed) if typed else list(decision.blocked)
    if not blocked:
        found = meant(game.choices(decision), typed) if typed else None
        if isinstance(found, Choice):
            _tell_against(game, decision, found)
        else:
            game.say("plain-why-nothing")
    for option in blocked:
        if option.blocked is not None:
            text = game.wording.option_alone(game.session.view(decision.seat), decision, option)
            game.say("plain-why", option=text, reason=game.wording.reason(option.blocked))


def _tell_against(game: "PlainGame", decision: Decision[Any], choice: Choice) -> None:
    """Say what speaks against something that can be chosen; if nothing does, what it would do."""
    view = game.session.view(decision.seat)
    against = game.wording.caution(view, decision, choice.option)
    for sentence in against:
        game.say("plain-why", option=choice.text, reason=sentence)
    if not against:
        game.say("plain-why-possible", text=choice.text)
        for line in game.wording.detail(view, decision, choice.option):
            game.console.say(line)


def _blocked_like(game: "PlainGame", decision: Decision[Any], typed: str) -> list[Option[Any]]:
    """Blocked options meant by their key, their board element or a part of their text."""
    word = typed.casefold()
    view = game.session.view(decision.seat)
    found = [
        option
        for option in decision.blocked
        if word in (option.key.casefold(), (option.target or "").casefold())
        or word in game.wording.option_alone(view, decision, option).casefold()
    ]
    if found or any(option.target == word for option in decision.options):
        return found
    rules, state = game.session.rules, game.session.record.table.state
    asked = rules.why_not(state, decision.seat, typed) or rules.why_not(state, decision.seat, word)
    return [option for option in asked if option.blocked is not None]
