"""Landscapes, prices, ways and changes in signs, for drawings and the columns of lists."""

from typing import TYPE_CHECKING, Final

from rulesets.papyria.advice.outlook import best_extra
from rulesets.papyria.components import (
    EAST,
    END_TILES,
    KINDS,
    LANDSCAPES,
    NORTH,
    OCCUPATION,
    SOUTH,
    WEST,
)
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.terms import NONE, Terms
from tabletop_tui.kit.card import points
from tabletop_tui.paint.drawing import Line, Run, cells, fit

if TYPE_CHECKING:
    from rulesets.papyria.advice.forecast import Arriving

_ARROWS: Final = {"↑": NORTH, "→": EAST, "↓": SOUTH, "←": WEST}
SHORT: Final = 5
"""Cells of a name that has no room as a whole, the same everywhere on the screen."""


# -- landscapes ------------------------------------------------------------------------------------


def features(terms: Terms, laid: Laid) -> Line:
    """What counts on a landscape now, besides its river: `♣♣▲¶◆`."""
    row = LANDSCAPES[laid.tile]
    words = ["forest"] * laid.forests + ["city"] * laid.cities
    words += [("mine" if laid.mine else "mountain")] * row.mountain
    words += ["sanctuary"] * laid.sanctuary + ["temple"] * laid.temple
    words += ["invention"] * (row.invention != "none") + ["lapis"] * row.lapis + ["papyrus"] * row.papyrus
    return tuple(terms.inked(word) for word in words)


def land(terms: Terms, laid: Laid) -> Line:
    """A landscape, its river first; in words where text is read aloud."""
    if terms.spelt:
        return (Run(terms.shown(laid)),)
    river = f"~{terms.course(laid.exits)} " if terms.ascii else terms.course(laid.exits)
    return ((Run(river, "blue"),) if laid.exits else ()) + features(terms, laid)


def river(terms: Terms, exits: int) -> Line:
    """A river by its four exits: `↑·↓·`; letters where there are no arrows."""
    arrows = "".join(arrow if exits & side else "·" for arrow, side in _ARROWS.items())
    return (Run(terms.course(exits) if terms.ascii else arrows if exits else "", "blue"),)


def change(terms: Terms, kind: int, before: int, after: int) -> Line:
    """A value now and then: `≈ 9▸11`; red if it falls."""
    sign = terms.kind_sign(KINDS[kind])
    if before == after:
        return (sign._replace(role="faint"), Run(f" {before}", "faint"))
    role = "you" if after > before else "bad"
    return (sign, Run(f" {before}{terms.sign('to')}", "dim"), Run(str(after), role))


def gained(terms: Terms, count: int) -> Run:
    """A change in points: `+4★`; a dot for none."""
    run = points(count)
    return run._replace(text=run.text + terms.sign("points")) if count else NONE


# -- the ring --------------------------------------------------------------------------------------


def short_name(name: str, room: int) -> str:
    """A name, or its short form if there is no room for all of it."""
    return name if cells(name) <= room else fit(name, min(room, SHORT))


def end_tile(terms: Terms, tile: str) -> Line:
    """What an end tile costs and gives: `3◆▸11★+1◉`."""
    row = END_TILES[tile]
    more = (terms.amount("knowledge", row.knowledge, "+"),) if row.knowledge else ()
    if terms.spelt:
        return (Run(terms.offer(tile)), *((Run(", "), *more) if more else ()))
    paid = terms.amount(row.pay_good, row.pay_amount)
    return (paid, Run(terms.sign("to"), "faint"), terms.amount("points", row.points), *more)


def paid(terms: Terms, choice: Move | Enter) -> Line:
    """What a move costs; `2◆▸`: a part of it goes to a player, who is named where text is read aloud."""
    if isinstance(choice, Enter) or not choice.price:
        return () if isinstance(choice, Enter) else (Run(terms.say.free(), "good"),)
    amount = terms.amount("lapis", choice.price)
    if choice.pushed is None:
        return (amount,)
    name, colour = terms.seat(choice.pushed)
    if terms.spelt:
        pays = terms.say.pays(lapis=terms.money("lapis", OCCUPATION), name=name)
        return (Run(f"{amount.text} ({pays})"),)
    return (amount, Run(terms.sign("to"), colour))


def way(terms: Terms, view: PapyriaView, seat: int, said: "Arriving") -> Line:
    """What a move passes and meets: borders, with points for an extra scoring, and pieces."""
    runs = [Run(f"{stand} ", "gold") for stand in sorted(said.crossed)]
    extra = best_extra(view, seat) if "extra_scoring" in said.forecast.offers else 0
    runs[-1:] = [Run("B", "gold"), terms.amount("points", extra), Run(" ")] if extra else runs[-1:]
    if said.owner_met == seat:
        runs.append(Run(terms.sign("priest"), "white"))
    elif "trade" in said.forecast.offers:
        runs.append(Run(terms.sign("trade"), "blue"))
    return tuple(runs) or (NONE,)
