"""Hints at a table in plain mode, worked out in the background so that others don't have to wait."""

from typing import TYPE_CHECKING

from tabletop_tui.plain.hinting import tell, tell_who_looked, wanted
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.hinted import hints_in_log, looked
from tabletop_tui.store.errors import StoreError

if TYPE_CHECKING:
    from tabletop_tui.serve.plain.table import PlainTable


class TableHinting:
    """The command `hint` at one terminal of a table."""

    def __init__(self, game: "PlainTable") -> None:
        """Hints that were looked at before the guest came aren't reported."""
        self._game = game
        self._heard = len(hints_in_log(game.session.record.people, game.words))

    async def ask(self, rest: str) -> None:
        """Give a hint if the guest decides; or, for those in charge, switch hints off or on here."""
        game, on = self._game, wanted(self._game.words, rest)
        try:
            if on is not None:
                await game.place.table.charge.switch_hints(game.place.guest, on=on)
            elif not game.place.decides:
                game.say("bots-hint-not-now")
            else:
                await self._hint()
        except (SessionError, StoreError) as error:
            game.say(error.reason.id, **error.reason.facts)

    async def _hint(self) -> None:
        game, place = self._game, self._game.place
        why_not, steps, decision = place.begin_hint(), game.session.record.steps, game.session.record.decision
        if why_not or decision is None:
            game.say(why_not or "bots-hint-not-now")
            return
        found = await place.company.hints()
        if not found or steps != game.session.record.steps or not place.decides:
            game.say("bots-hint-none")
            return
        await place.table.game.do(looked(decision.seat))
        tell(game, found)

    def tell_who_looked(self) -> None:
        """Report who has looked at a hint since the last report."""
        self._heard = tell_who_looked(self._game, self._heard)
