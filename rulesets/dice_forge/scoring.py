"""Glory at the end, or at any time as if the game ended now (rulebook, end of the game; specification g)."""

from rulesets.core import ScoreLine, Standing, placed
from rulesets.dice_forge.components import VP
from rulesets.dice_forge.gains import card_glory
from rulesets.dice_forge.state import DiceForge, Seat


def standings(state: DiceForge) -> tuple[Standing, ...]:
    """Glory on the inventory and on the cards; tied seats share a place (ruling R32)."""
    return placed((index, lines(seat), ()) for index, seat in enumerate(state.seats))


def lines(seat: Seat) -> tuple[ScoreLine, ...]:
    """A seat's score sheet: what is counted all along, and what is printed on its cards."""
    return (
        ScoreLine("inventory", seat.stores[VP]),
        ScoreLine("cards", card_glory(seat.cards), {"cards": list(seat.cards)}),
    )
