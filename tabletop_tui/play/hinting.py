"""Working out a hint for the people at a terminal, and recording that they looked at it."""

from typing import TYPE_CHECKING

from tabletop_tui.play.hinted import looked

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.advice_text import Hints
    from tabletop_tui.play.place import Place


async def hints_found(place: "Place", wording: "Wording") -> "Hints":
    """The best options for the open question, once the log says that the player has looked at them.

    None if none can be worked out, or if something else is asked by then. Raises `SessionError` if hints were
    switched off meanwhile, and `StoreError` if it can't be recorded.
    """
    from tabletop_tui.play.advice_text import worth_showing  # loads all of the search: not at the start

    session, steps, decision = place.session, place.session.record.steps, place.session.record.decision
    found = await place.company.hints()
    if decision is None or not found or steps != session.record.steps or not place.decides:
        return ()
    refusals: list[Exception] = []
    place.do(looked(decision.seat), refusals.append)
    await place.settled()
    if refusals:
        raise refusals[0]
    return worth_showing(wording, session.record.table, session.view(decision.seat), found)
