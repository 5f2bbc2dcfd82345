"""What lies at a board element of Papyria, in sentences, for looking around without choosing."""

from typing import TYPE_CHECKING

from rulesets.papyria.components import KEY_TILES, KEYED, KINDS, POSITIONS, PRODUCTIONS, THRESHOLDS
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.moment import worth

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Lines = list[str]


def describe(wording: "PapyriaWording", view: PapyriaView, target: str, seat: int) -> Lines:
    """What lies there; of what belongs to a realm, in that of `seat`."""
    noun, _, thing = target.partition(":")
    if noun == "slot":
        return _slot(wording, view, thing)
    if noun == "space":
        return _space(wording, view, thing, seat)
    if noun == "cell":
        return _cell(wording, view, thing, seat)
    if noun == "border":
        return [wording.boards.border(view, thing)]
    if noun == "display":
        return _display(wording, view, int(thing), seat)
    if noun in ("kind", "key"):
        return _kind(wording, view, thing, seat)
    if noun == "start_tile":
        return [wording.terms.start_tile(thing), wording.say("look-start-tile")]
    if noun == "ends":
        return [wording.say("look-ends", count=view.ends_left)]
    return []


def _slot(wording: "PapyriaWording", view: PapyriaView, thing: str) -> Lines:
    ring, _, number = thing.partition(":")
    position = int(number)
    if not 1 <= position <= POSITIONS:
        return []
    return [*wording.boards.sector(view, position), wording.say("look-slot", ring)]


def _space(wording: "PapyriaWording", view: PapyriaView, here: str, seat: int) -> Lines:
    position, _, space = here.partition(":")
    found = view.spaces[here]
    sector = wording.terms.sector(view, int(position))
    lines = [wording.say("look-space", sector=sector, what=wording.boards.space(view, int(position), space))]
    if found.end is not None:
        return [*lines, *wording.details.end_tile(view.seats[seat], found.end), wording.say("look-end-tile")]
    if found.good in PRODUCTIONS or found.height:
        what = wording.options.on_space(view, seat, here)
        lines.append(wording.say("look-for", name=wording.name(seat), what=what))
    return [*lines, wording.say("look-good", found.good)]


def _cell(wording: "PapyriaWording", view: PapyriaView, cell: str, seat: int) -> Lines:
    own = view.seats[seat]
    if cell not in own.realm:
        return [wording.say("look-free", spot=wording.terms.spot(cell))]
    return [wording.boards.cell(own, cell), wording.details.free_around(own.realm, cell)]


def _display(wording: "PapyriaWording", view: PapyriaView, slot: int, seat: int) -> Lines:
    if slot >= len(view.display):
        return []
    tile = view.display[slot]
    lines = [wording.terms.scoring_tile(tile), *wording.details.scoring(view.seats[seat], tile)]
    return [*lines, wording.say("look-display", count=view.reserve)]


def _kind(wording: "PapyriaWording", view: PapyriaView, kind: str, seat: int) -> Lines:
    own, terms = view.seats[seat], wording.terms
    index = KINDS.index(kind)
    facts = {
        "name": wording.name(seat),
        "kind": terms.kind(kind),
        "what": wording.options.product(worth(own, kind)),
    }
    lines = [wording.say("look-kind", **facts), wording.say("value", kind)]
    bonus = own.multipliers[index] - own.symbols[index]
    lines.append(wording.say("look-symbols", symbols=terms.symbols(kind, own.symbols[index]), bonus=bonus))
    if kind in KEYED:
        if kind in own.keys:
            keys = terms.keys(KEY_TILES[own.keys[kind]].keys)
            lines.append(wording.say("look-key-held", keys=keys))
        else:
            goal = terms.key_goal(kind, THRESHOLDS[kind])
            lines.append(wording.say("look-key", goal=goal, way=wording.details.key_progress(own, kind)))
        lines.append(wording.boards.key(view, kind))
    return lines
