"""Since your turn, in Orbis: what others took from a player or let them have, and what each of them did."""

from collections.abc import Callable, Sequence
from typing import assert_never

from rulesets.orbis.advice.gods import god_kind
from rulesets.orbis.advice.recap import (
    GodChanged,
    GodGone,
    LandscapeGone,
    MajorityChanged,
    OrbisChange,
    Payable,
    TempleChanged,
    Unpayable,
    changes,
    is_loss,
)
from rulesets.orbis.components import GODS
from rulesets.orbis.events import (
    GodMarked,
    Laid,
    Marked,
    OrbisEvent,
    Removed,
    Sacrificed,
    TookBenefit,
    TookGod,
)
from rulesets.orbis.geometry import SITES
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.recap import Meant


class OrbisRecap:
    """Sentences for a player whose turn begins: one method per kind of change."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.terms, self.say, self.name = terms, terms.say, name

    def meant(
        self, before: OrbisView, after: OrbisView, seat: int, events: Sequence[OrbisEvent]
    ) -> list[Meant]:
        """What others' turns have changed for a seat, losses first."""
        found = changes(before, after, seat, events)
        return [Meant(self.sentence(each), is_loss(each), self.target(each)) for each in found]

    def sentence(self, change: OrbisChange) -> str:
        match change:
            case LandscapeGone():
                return self.landscape_gone(change)
            case Unpayable():
                return self.unpayable(change)
            case GodGone():
                return self.god_gone(change)
            case GodChanged():
                return self.god_changed(change)
            case MajorityChanged():
                return self.majority_changed(change)
            case TempleChanged():
                return self.temple_changed(change)
            case Payable():
                return self.payable(change)
            case _:
                assert_never(change)

    def landscape_gone(self, change: LandscapeGone) -> str:
        the = self.terms.kind(change.tile, "object")
        say = self.say.recap_landscape_gone_trades if change.trades else self.say.recap_landscape_gone
        return say(name=self.name(change.by), what=the, slot=change.slot + 1, points=change.points)

    def unpayable(self, change: Unpayable) -> str:
        what, name = self.terms.kind(change.tile, "object"), self.name(change.by)
        return self.say.recap_unpayable(name=name, count=change.worshippers, what=what, slot=change.slot + 1)

    def god_gone(self, change: GodGone) -> str:
        the = self.terms.the_god(change.god)
        return self.say.recap_god_gone(name=self.name(change.by), the=the, points=change.points)

    def god_changed(self, change: GodChanged) -> str:
        kinds, god = self._counted(change.god), self.terms.god(change.god)
        say = self.say.recap_god_less if change.after < change.before else self.say.recap_god_more
        points = abs(change.after - change.before)
        return say(god=god, kinds=kinds, own=change.own, other=change.other, points=points)

    def majority_changed(self, change: MajorityChanged) -> str:
        """A god on the table that the player could still take."""
        kinds, god = self._counted(change.god), self.terms.god(change.god)
        say = self.say.recap_majority_lost if change.after < change.before else self.say.recap_majority_won
        return say(god=god, kinds=kinds, own=change.own, other=change.other)

    def temple_changed(self, change: TempleChanged) -> str:
        say = self.say.recap_temple_less if change.after < change.before else self.say.recap_temple_more
        return say(before=change.before, after=change.after)

    def payable(self, change: Payable) -> str:
        what = self.terms.kind(change.tile, "object")
        return self.say.recap_payable(count=change.worshippers, what=what, slot=change.slot + 1)

    def _counted(self, god: str) -> str:
        """What a god counts: `Volcanoes`."""
        if god_kind(god) == "fewest":
            return self.say.score_wilderness()
        return self.terms.landscape(GODS[god].condition_on[0], "many")

    @staticmethod
    def target(change: OrbisChange) -> str | None:
        """Where on the boards a change shows."""
        match change:
            case LandscapeGone() | Unpayable() | Payable():
                return f"slot:{change.slot}"
            case MajorityChanged():
                return f"god:{change.god}"
            case GodGone() | GodChanged() | TempleChanged():
                return None
            case _:
                assert_never(change)

    # -- what another seat did ---------------------------------------------------------------------

    def turn(self, events: Sequence[OrbisEvent]) -> str:
        """A seat's turns in a few words: `Volcano, row 2: removes 4 worshippers`."""
        parts: list[str] = []
        failed = any(isinstance(event, Marked | GodMarked) for event in events)
        for event in events:
            match event:
                case Laid():
                    parts.append(self._laid(event))
                case TookGod():
                    parts.append(self.terms.god(event.god))
                case TookBenefit():
                    parts.append(self.say.recap_turn_free(colour=self.terms.colour(event.colour)))
                case Sacrificed():
                    parts.append(self.say.recap_turn_gives(count=sum(event.worshippers)))
                case _:
                    pass  # told by what came of it
        removed = sum(isinstance(event, Removed) for event in events)
        if removed:
            parts.append(self.say.recap_turn_removes(count=removed))
        if failed:
            parts.append(self.say.recap_turn_in_vain())
        return "; ".join(parts)

    def _laid(self, event: Laid) -> str:
        kind, row = self.terms.kind(event.tile), SITES[event.site].row
        if event.wild:
            return self.say.recap_turn_wild(kind=kind, row=row)
        return self.say.recap_turn_laid(kind=kind, row=row)
