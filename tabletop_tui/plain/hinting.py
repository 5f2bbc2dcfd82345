"""Hints in plain mode: what `hint` says, and how a table switches hints off."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.bots.hints import Hint
from tabletop_tui.play.advice_text import hint_text, worth_showing
from tabletop_tui.play.hinted import allowed, hints_in_log, looked, switched

if TYPE_CHECKING:
    from tabletop_tui.plain.game import PlainGame
    from tabletop_tui.text.words import Words


def wanted(words: "Words", rest: str) -> bool | None:
    """Whether `hint off` or `hint on` was typed; `None` for anything else."""
    for on in (True, False):
        if rest.casefold() in words("plain-hint-on" if on else "plain-hint-off").split():
            return on
    return None


def hint(game: "PlainGame", rest: str) -> None:
    """Give a hint for the current decision, at one keyboard; or switch hints on or off for the table."""
    on = wanted(game.words, rest)
    if on is not None:
        if game.try_to(lambda: game.session.do(switched(on=on))):
            game.say("bots-hint-switched-on" if on else "bots-hint-switched-off")
        return
    decision = game.session.record.decision
    if decision is None or not allowed(game.session.record.people):
        game.say("bots-hint-not-now" if decision is None else "bots-hint-off")
        return
    game.say("bots-hint-thinking")
    game.console.flush()
    try:
        found = game.company.hints_found()
    except KeyboardInterrupt:
        found = []
    if found and game.try_to(lambda: game.session.do(looked(decision.seat))):
        tell(game, found)
    elif not found:
        game.say("bots-hint-none")


def tell(game: "PlainGame", found: Sequence[Hint]) -> None:
    """Write the hint that was found for the current decision."""
    decision: Any = game.session.record.decision
    view, offered = game.session.view(decision.seat), {option.key: option for option in decision.options}

    def named(key: str) -> str:
        return game.wording.option_alone(view, decision, offered[key]) if key in offered else key

    worth = worth_showing(game.wording, view, decision, found)
    game.console.say(f"{game.words('bots-hint-name')}: {hint_text(game.wording, named, worth)}")


def tell_who_looked(game: "PlainGame", heard: int) -> int:
    """Say who has looked at a hint since this many such lines; returns how many there are now."""
    lines = hints_in_log(game.session.record.people, game.words)
    for _, _, said in sorted(lines)[heard:]:
        game.console.say(said)
    return len(lines)
