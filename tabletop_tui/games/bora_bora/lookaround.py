"""What lies at a board element of Bora Bora, in sentences, for looking around without choosing."""

from typing import TYPE_CHECKING

from rulesets.bora_bora.components import GODS, GROUND, JEWELS, LAST_SPACE, STATUS, TASK_VP, TASKS, YELLOW_VP
from rulesets.bora_bora.preview import marker_of
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.wording import BoraBoraWording

Lines = list[str]


def describe(wording: "BoraBoraWording", view: BoraBoraView, target: str, seat: int) -> Lines:
    """What lies there; of what belongs to a player board, on that of `seat`."""
    noun, _, thing = target.partition(":")
    if noun == "region":
        return [wording.boards.region(view, thing), wording.details.neighbours(thing)]
    if noun == "card":
        return _card(wording, view, thing)
    if noun in ("man", "woman"):
        tile = view.places[noun][int(thing) - 1]
        return [
            wording.options.element(view, target),
            *(wording.details.tile(tile) if tile is not None else []),
        ]
    if noun == "person":
        return [wording.terms.person(thing), *wording.details.tile(thing)]
    if noun == "jewelry":
        return _jewel(wording, view, thing)
    if noun == "task":
        return _task(wording, view, thing, seat)
    if noun == "ground":
        return _ground(wording, view, thing, seat)
    if noun == "building":
        which = "open" if int(thing) in view.seats[seat].unbuilt else "built"
        return [wording.say("look-building", which, number=thing, vp=wording.terms.vp(view.building_vp))]
    if noun == "temple":
        return [wording.say("look-temple", space=thing, who=wording.options.standing(view, int(thing)))]
    if noun == "space":
        return [_space(wording, view, int(thing), seat)]
    if noun == "open":
        god = view.open[int(thing) - 1]
        return [wording.options.element(view, target)] if god is None else _god(wording, god)
    return _other(wording, view, noun, thing, seat)


def _card(wording: "BoraBoraWording", view: BoraBoraView, card: str) -> Lines:
    name = wording.terms.card(card)
    if card == FISHING:
        return [name, wording.say("detail-fishing")]
    lines = [name, wording.say("detail-does", does=wording.options.does(view, card, 6))]
    return [*lines, wording.details.on_card(view, card)] if card in view.cards else lines


def _god(wording: "BoraBoraWording", god: int) -> Lines:
    return [wording.terms.cards_of(god, 1), wording.say("god-does", GODS[god])]


def _jewel(wording: "BoraBoraWording", view: BoraBoraView, jewel: str) -> Lines:
    cost = wording.terms.shells(JEWELS[jewel].shell_cost)
    lines = [wording.terms.jewel_line(jewel), wording.say("look-price", shells=cost)]
    sold = next((number for number, column in enumerate(view.jewels, start=1) if jewel in column), None)
    return [*lines, wording.say("look-sold", round=sold)] if sold is not None else lines


def _task(wording: "BoraBoraWording", view: BoraBoraView, task: str, seat: int) -> Lines:
    points = {"vp": wording.terms.vp(TASK_VP), "yellow": wording.terms.vp(YELLOW_VP)}
    back = wording.say("back", TASKS[task].back)
    return [wording.options.progress(view, seat, task), wording.say("look-task", **points), back]


def _ground(wording: "BoraBoraWording", view: BoraBoraView, space: str, seat: int) -> Lines:
    own = view.seats[seat]
    material = wording.terms.material(GROUND[space].material)
    which = "built" if space in own.built else "filled" if space in own.ground else "empty"
    facts = {"space": space, "material": material, "number": own.built.get(space, "")}
    return [wording.say("look-ground", which, **facts)]


def _space(wording: "BoraBoraWording", view: BoraBoraView, space: int, seat: int) -> str:
    own = view.seats[seat]
    if space in own.people:
        person = own.people[space]
        which = "shifted" if person.shifted else "up"
        said = wording.say("text-person", which, person=wording.terms.person(person.tile))
        return wording.say("look-space", space=space, what=said)
    huts = own.on_last if space == LAST_SPACE else int(space in own.huts)
    what = wording.terms.counted("huts", huts) if huts else wording.say("look-free")
    return wording.say("look-space", space=space, what=what)


def _other(wording: "BoraBoraWording", view: BoraBoraView, noun: str, thing: str, seat: int) -> Lines:
    if noun == "deck":
        return [wording.say("option-deck", count=view.deck)]
    if noun == "status":
        space = marker_of(view, seat)
        facts = {"space": space, "vp": wording.terms.vp(STATUS[space])}
        return [wording.say("look-status", name=wording.name(seat), **facts)]
    if noun == "god_tile":
        return [wording.say("look-god-tile", count=view.seats[seat].god_tiles)]
    if noun == "hand":
        return [wording.say("god-does", thing)]
    if noun == "supply":
        return [wording.say("element-supply", thing=wording.say("good", thing))]
    return []
