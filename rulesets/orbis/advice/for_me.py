"""What an option does for a seat's god, or for a god that it could take."""

from collections.abc import Iterator
from dataclasses import replace

from rulesets.core.records import record
from rulesets.orbis.advice.gods import god_preview
from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.advice.sites import site_preview
from rulesets.orbis.advice.trials import last_laid
from rulesets.orbis.components import GODS, LANDSCAPES
from rulesets.orbis.scoring import Tally
from rulesets.orbis.view import OrbisView


@record
class GodServed:
    """A god that would score another number of points for a seat."""

    god: str
    before: int
    after: int
    own: bool
    """It is the seat's own god; otherwise one that the seat could take."""


def served(view: OrbisView, seat: int, key: str) -> list[GodServed]:
    """The gods that an option would serve or spoil by what it lets score or makes a wilderness: losses first.

    For a landscape of the display, if all that it promises comes true.
    """
    tally = _tally_after(view, seat, key)
    if tally is None:
        return []
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], tally=tally)
    return sorted(_changes(view, replace(view, seats=tuple(seats)), seat), key=lambda each: each.after)


def _changes(view: OrbisView, then: OrbisView, seat: int) -> Iterator[GodServed]:
    own = view.seats[seat].god
    for god in view.gods if own is None else (own,):
        if GODS[god].condition == "if_paid":
            continue  # paid for once, when it is taken
        before, after = (god_preview(each, seat, god).points for each in (view, then))
        if before != after:
            yield GodServed(god, before, after, god == own)


def _tally_after(view: OrbisView, seat: int, key: str) -> Tally | None:
    """What gods count of the seat's world after an option; `None` if that changes nothing."""
    noun, _, id = key.partition(":")
    tally = view.seats[seat].tally
    match noun:
        case "landscape":
            preview = landscape_preview(view, seat, int(id))
            if preview is None or not preview.at_once:
                return _wilder(tally) if preview is not None and preview.forced else None
            return _scored(tally, preview.tile) if preview.best > 0 or _shrines(preview.tile) else None
        case "wilderness":
            return _wilder(tally)
        case "site" if view.hand is not None:
            here = site_preview(view, seat, view.hand, id, wild=view.turned_over)
            forest = here.forest is not None and here.forest.have >= here.forest.need
            return _scored(tally, view.hand) if here.watered or forest else None
        case "erupt" | "sacrifice":
            laid = last_laid(view.seats[seat])
            return _scored(tally, laid.tile) if laid is not None and view.slot is not None else None
    return None


def _wilder(tally: Tally) -> Tally:
    return tally._replace(wildernesses=tally.wildernesses + 1)


def _scored(tally: Tally, tile: str) -> Tally:
    """With one more scored landscape, or with its shrines."""
    effect = LANDSCAPES[tile].effect
    scored = {**tally.scored, effect: tally.scored[effect] + 1} if effect in tally.scored else tally.scored
    return tally._replace(scored=scored, shrines=tally.shrines + _shrines(tile))


def _shrines(tile: str) -> int:
    """How many shrines it brings."""
    return LANDSCAPES[tile].shrine_icons
