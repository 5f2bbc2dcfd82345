"""Since your turn, in Papyria: what others took from a player or let them have, and what each of them did."""

from collections.abc import Callable, Sequence
from typing import assert_never

from rulesets.papyria.advice.recap import (
    EndNears,
    EndTileGone,
    GotLapis,
    KeysFewer,
    LastRound,
    MajorityChanged,
    PapyriaChange,
    PushedOn,
    ScoringGone,
    SpaceEmptied,
    changes,
    is_loss,
)
from rulesets.papyria.components import KEY_TILES
from rulesets.papyria.events import (
    BoughtKnowledge,
    Built,
    Entered,
    GaveUp,
    Moved,
    MovedPriest,
    PaidEndTile,
    PapyriaEvent,
    PlacedLandscape,
    Produced,
    Scored,
    TookKey,
    TookMultiplier,
    TookScoring,
    Traded,
)
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.panels import MAJORITY_TITLES
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.recap import Meant


class PapyriaRecap:
    """Sentences for a player whose turn begins: one method per kind of change."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.terms, self.say, self.name = terms, terms.say, name

    def meant(
        self, before: PapyriaView, after: PapyriaView, seat: int, events: Sequence[PapyriaEvent]
    ) -> list[Meant]:
        """What others' turns have changed for a seat, losses first."""
        found = changes(before, after, seat, events)
        return [Meant(self.sentence(each), is_loss(each), self.target(each)) for each in found]

    def sentence(self, change: PapyriaChange) -> str:
        match change:
            case PushedOn():
                return self.pushed_on(change)
            case GotLapis():
                return self.say.recap_got_lapis(name=self.name(change.by))
            case MajorityChanged():
                return self.majority_changed(change)
            case ScoringGone():
                return self.scoring_gone(change)
            case EndTileGone():
                return self.end_tile_gone(change)
            case SpaceEmptied():
                return self.emptied(change)
            case KeysFewer():
                return self.keys_fewer(change)
            case EndNears():
                return (
                    self.say.recap_end_nears(left=change.left) if change.left else self.say.recap_end_next()
                )
            case LastRound():
                return self.say.recap_last_round()
            case _:
                assert_never(change)

    def pushed_on(self, change: PushedOn) -> str:
        say = self.say.recap_pushed_w if change.ring == "w" else self.say.recap_pushed_s
        start, end = self.terms.sector(change.from_sector), self.terms.sector(change.to_sector)
        return say(name=self.name(change.by), start=start, end=end)

    def majority_changed(self, change: MajorityChanged) -> str:
        title = MAJORITY_TITLES[change.majority](self.say)
        say = self.say.recap_majority_lost if change.after < change.before else self.say.recap_majority_won
        points = abs(change.after - change.before)
        return say(title=title, own=change.own, other=change.other, points=points)

    def scoring_gone(self, change: ScoringGone) -> str:
        kind, name = self.terms.kind(change.kind), self.name(change.by)
        say = self.say.recap_any_scoring_gone if change.any_kind else self.say.recap_scoring_gone
        return say(name=name, kind=kind, points=change.points)

    def end_tile_gone(self, change: EndTileGone) -> str:
        points = self.terms.money("points", change.points)
        held = self.terms.money(change.good, change.amount)
        return self.say.recap_end_tile_gone(name=self.name(change.by), points=points, held=held)

    def emptied(self, change: SpaceEmptied) -> str:
        sector, good = self.terms.sector(change.sector), self.terms.good(change.good, "title")
        if change.end is None:
            return self.say.recap_emptied(sector=sector, good=good)
        return self.say.recap_emptied_end(sector=sector, good=good, offer=self.terms.offer(change.end))

    def keys_fewer(self, change: KeysFewer) -> str:
        kind = self.terms.kind(change.kind)
        return self.say.recap_keys_fewer(kind=kind, before=change.before, after=change.after)

    @staticmethod
    def target(change: PapyriaChange) -> str | None:
        """Where on the boards a change shows."""
        match change:
            case PushedOn():
                return f"slot:{change.ring}:{change.position}"
            case SpaceEmptied():
                ring = "s" if change.space.endswith(":river") else "w"
                return f"slot:{ring}:{change.position}"
            case KeysFewer():
                return f"key:{change.kind}"
            case EndNears() | LastRound():
                return "ends"
            case GotLapis() | MajorityChanged() | ScoringGone() | EndTileGone():
                return None
            case _:
                assert_never(change)

    # -- what another seat did ---------------------------------------------------------------------

    def turn(self, events: Sequence[PapyriaEvent]) -> str:
        """A seat's turn in a few words: `to Babylon; builds a temple; scores forest 12`."""
        return ", ".join(said for event in events if (said := self.part(event)) is not None)

    def part(self, event: PapyriaEvent) -> str | None:
        """An event as part of a turn; `None` for one that shows in what came of it."""
        say, terms = self.say, self.terms
        match event:
            case Entered():
                return say.recap_turn_moves(sector=terms.sector(event.sector))
            case Moved():
                return say.recap_turn_moves(sector=terms.sector(event.to_sector))
            case MovedPriest():
                return say.recap_turn_priest()
            case GaveUp():
                return say.recap_turn_gives_up(good=terms.good(event.good, "object"))
            case BoughtKnowledge():
                return say.recap_turn_knowledge()
            case Traded():
                return say.recap_turn_trades(other=self.name(event.owner))
            case TookMultiplier():
                return say.recap_turn_takes(what=terms.symbols(event.symbol, event.count))
            case TookScoring():
                return None
            case Scored():
                return say.recap_turn_scores(kind=terms.kind(event.scoring), points=event.points)
            case TookKey():
                return say.recap_turn_key(kind=terms.kind(KEY_TILES[event.tile].kind))
            case PlacedLandscape():
                return say.recap_turn_landscape()
            case Built():
                return say.recap_turn_builds(good=terms.good(event.good, "object"))
            case Produced():
                return (
                    say.recap_turn_takes(what=terms.money(event.good, event.count)) if event.count else None
                )
            case PaidEndTile():
                return say.recap_turn_end_tile(points=terms.money("points", event.points))
            case _:
                return None
