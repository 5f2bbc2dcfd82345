"""A player that doesn't look ahead: what the learned policy of the game finds most likely."""

from random import Random

from tabletop_tui.bots.policy import learned
from tabletop_tui.bots.seen import Seen


class MostLikely:
    """Takes the option that a good player most likely takes; only where that was learned."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """The policy's first choice."""
        world = seen.deals(1)[0]
        known = learned(seen.rules, len(world.state.seats))
        assert known is not None
        assert world.decision is not None
        return next(iter(known.likely(world.state, world.decision, 1)))
