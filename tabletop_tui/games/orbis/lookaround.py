"""What lies at a board element of Orbis, in sentences, for looking around without choosing."""

from rulesets.orbis.components import COLOURS
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Drawing
from tabletop_tui.games.orbis.details import wilderness_cost
from tabletop_tui.games.orbis.wording import OrbisWording


def elsewhere(drawing: Drawing, seat: int) -> Drawing:
    """The same drawing as that of another seat: its targets can be looked at, but not chosen."""
    spots = tuple(spot._replace(target=f"{spot.target}@{seat}") for spot in drawing.spots)
    return Drawing(drawing.lines, spots)


def describe(wording: OrbisWording, view: OrbisView, target: str, seat: int) -> list[str]:
    """What lies there; sites and supplies are those of a seat unless the target names another."""
    target, _, other = target.partition("@")
    seat = int(other) if other else seat
    noun, _, thing = target.partition(":")
    if noun == "slot":
        return _slot(wording, view, int(thing))
    if noun == "god":
        return [f"{wording.terms.god(thing)}: {wording.terms.god_text(thing)}"]
    if noun == "site":
        return _site(wording, view, thing, seat)
    held = view.seats[seat].supply[COLOURS.index(thing)]
    return [
        wording.say("look-supply", name=wording.name(seat), colour=wording.terms.colour(thing), count=held)
    ]


def _slot(wording: OrbisWording, view: OrbisView, slot: int) -> list[str]:
    tile = view.display[slot]
    if tile is None:
        if view.hand is None or slot != view.slot:
            return [wording.say("look-empty", slot=slot + 1)]
        return [wording.say("look-hand", slot=slot + 1), *wording.details.tile(view.hand)]
    lying = wording.terms.worshippers(view.worshippers[slot])
    return [*wording.details.tile(tile), wording.say("look-lying", worshippers=lying)]


def _site(wording: OrbisWording, view: OrbisView, site: str, seat: int) -> list[str]:
    own = view.seats[seat]
    where = wording.terms.site(own.world, site)
    laid = own.world.get(site)
    if laid is None:
        return [wording.say("look-free", where=where)]
    if laid.wild:
        return [wording.say("look-wild", where=where, lost=wilderness_cost(view, seat))]
    judged = own.verdicts[site]
    facts = {"points": judged.points, "have": judged.have, "need": judged.need}
    return [f"{where}:", *wording.details.tile(laid.tile), wording.say("look", judged.status, **facts)]
