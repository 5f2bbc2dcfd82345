"""Names and notation of Orbis without signs and letters, for plain mode: it may be read aloud."""

from collections.abc import Sequence

from rulesets.orbis.components import Landscape
from rulesets.orbis.costs import Cost
from tabletop_tui.games.orbis.terms import Terms


class SpeltTerms(Terms):
    """Says `white 1, any colour 1` for `W *`, and `Farm (yellow, level 1)` for `Farm Y1`."""

    spelt = True

    def held(self, counts: Sequence[int]) -> str:
        """Counts by colour: `yellow 1, red 4`, or that it is nothing."""
        return self._counted(counts) or self.say("held-none")

    def row(self, counts: Sequence[int]) -> str:
        """Counts by colour, as `held`."""
        return self.held(counts)

    def cost(self, cost: Cost | Landscape) -> str:
        """What a landscape costs: `red 1, any colour 2`, or that it is free."""
        coloured = cost.coloured if isinstance(cost, Cost) else cost.cost
        extra = cost.any if isinstance(cost, Cost) else cost.cost_any
        parts = [self._counted(coloured), self.say("any-counted", count=extra) if extra else ""]
        return ", ".join(part for part in parts if part) or self.say("free")

    def short(self, tile: str) -> str:
        """A landscape by kind, colour and level."""
        return self.tile(tile)

    def brief(self, tile: str) -> str:
        """A landscape by kind, colour and level."""
        return self.tile(tile)

    def worth(self, tile: str, *, brief: bool = False) -> str:
        """A landscape's points and mystic value, never in letters."""
        return super().worth(tile)

    def _counted(self, counts: Sequence[int]) -> str:
        return ", ".join(f"{self.colour(c)} {count}" for c, count in enumerate(counts) if count)
