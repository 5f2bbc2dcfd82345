"""Where the glory gained during the game came from, for "How points are made"."""

from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from rulesets.dice_forge import events as of
from tabletop_tui.games.dice_forge import points_messages as say
from tabletop_tui.play.points import Part, Points


def _inventory(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """What dice have rolled, what cards have brought, and the hammer."""
    cards = sum(event.amount for event in events if isinstance(event, of.Glory))
    hammer = sum(event.vp for event in events if isinstance(event, of.HammerPhase))
    return {"dice": line.points - cards - hammer, "cards": cards, "hammer": hammer}


POINTS = Points(
    win=say.win,
    good=say.good,
    lines={
        "inventory": say.inventory,
        "cards": say.cards,
    },
    split={"inventory": _inventory},
    parts={
        "dice": Part(say.inventory_dice_title, say.inventory_dice),
        "cards": Part(say.inventory_cards_title, say.inventory_cards),
        "hammer": Part(say.inventory_hammer_title, say.inventory_hammer),
    },
)
