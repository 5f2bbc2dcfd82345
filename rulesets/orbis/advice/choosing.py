"""Which option is likely, where the cursor begins."""

from rulesets.core import Decision
from rulesets.orbis.advice.landscapes import best_slot
from rulesets.orbis.advice.trials import best_site
from rulesets.orbis.advice.worshippers import best_trade
from rulesets.orbis.components import COLOURS
from rulesets.orbis.view import OrbisView


def likeliest(view: OrbisView, decision: Decision[object]) -> str | None:
    """The key of the option that brings most, of a trade that helps, or of the colour held most or least."""
    seat, keys = decision.seat, [option.key for option in decision.options]
    held = dict(zip(COLOURS, view.seats[seat].supply, strict=True))
    wanted: str | None
    match decision.kind:
        case "choose_tile":
            wanted = f"landscape:{best_slot(view, seat)}"
        case "place":
            wanted = f"site:{best_site(view, seat)}"
        case "settle_cost":
            wanted = "pay" if "pay" in keys else best_trade(view, seat, decision.options)
        case _ if any(key.startswith("gain:") for key in keys):
            wanted = f"gain:{min(held, key=lambda colour: held[colour])}"
        case _:
            wanted = f"give:{max(held, key=lambda colour: held[colour])}"
    return wanted if wanted in keys else None
