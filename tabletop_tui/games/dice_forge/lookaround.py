"""What lies at a board element of Dice Forge, in sentences, for looking around without choosing."""

from typing import TYPE_CHECKING

from rulesets.dice_forge.components import POOLS, RESOURCES, SET_UPS
from rulesets.dice_forge.odds import die_yield
from rulesets.dice_forge.view import DiceForgeView

if TYPE_CHECKING:
    from tabletop_tui.games.dice_forge.wording import DiceForgeWording


def describe(wording: "DiceForgeWording", view: DiceForgeView, target: str, seat: int) -> list[str]:
    """What lies there; of a feat or face also what it would do for a seat."""
    noun, _, thing = target.partition(":")
    if noun == "place":
        return _place(wording, view, thing, seat)
    if noun == "pool":
        return _pool(wording, view, thing, seat)
    if noun == "die":
        return _die(wording, view, thing)
    owner = int(thing.partition("/")[0])
    if noun == "store":
        return _store(wording, view, owner, thing.partition("/")[2])
    if noun == "card":
        card = thing.partition("/")[2]
        return [f"{wording.terms.card(card)}: {wording.terms.card_does(card)}"]
    if noun == "token":
        return [_token(wording, view, owner, thing.partition("/")[2])]
    if noun == "hammer":
        return [_hammer(wording, view, owner)]
    return _seat(wording, view, owner)


def _place(wording: "DiceForgeWording", view: DiceForgeView, slot: str, seat: int) -> list[str]:
    copies = SET_UPS[len(view.seats)].cards_per_stack
    left = wording.say("look-place", left=view.stacks[slot], all=copies)
    lines = wording.details.feat(view, seat, slot)
    return [lines[0], left, *lines[1:-1]]


def _pool(wording: "DiceForgeWording", view: DiceForgeView, pool: str, seat: int) -> list[str]:
    row, terms = POOLS[pool], wording.terms
    faces = list(row.faces)
    stock = [wording.say("look-pool", face=terms.face(face), count=view.pools[face]) for face in faces]
    listed = "; ".join(stock)
    which = "look-free" if row.cost is None else "look-cost"
    lines = [wording.say(which, faces=listed, cost=row.cost if row.cost is not None else "")]
    if len(faces) == 1 and row.cost is not None:
        return [*lines, *wording.details.buy(view, seat, faces[0])]
    return [*lines, *(wording.details.named_face(face) for face in faces)]


def _die(wording: "DiceForgeWording", view: DiceForgeView, thing: str) -> list[str]:
    owner, die, *slot = (int(part) for part in thing.split("/"))
    faces, terms = view.seats[owner].dice[die - 1], wording.terms
    whole = wording.say(
        "look-die", name=wording.name(owner), die=terms.die(die - 1), faces=terms.die_faces(faces)
    )
    average = wording.say("detail-average", average=terms.yields(die_yield(faces)))
    if slot:
        return [wording.details.named_face(faces[slot[0] - 1]), whole, average]
    up = wording.say("look-up", face=terms.named(view.seats[owner].face_up(die - 1)))
    return [whole, up, average]


def _store(wording: "DiceForgeWording", view: DiceForgeView, owner: int, word: str) -> list[str]:
    resource = RESOURCES.index(word)
    hero = view.seats[owner]
    facts = {"name": wording.name(owner), "held": wording.terms.amount(resource, hero.stores[resource])}
    limit = hero.limits[resource]
    if limit is None:
        return [wording.say("look-store", **facts)]
    return [wording.say("look-limit", **facts, limit=limit)]


def _token(wording: "DiceForgeWording", view: DiceForgeView, owner: int, word: str) -> str:
    hero = view.seats[owner]
    count = hero.triton if word == "triton" else hero.cerberus
    return wording.say("look-token", word, name=wording.name(owner), count=count)


def _hammer(wording: "DiceForgeWording", view: DiceForgeView, owner: int) -> str:
    hero, name = view.seats[owner], wording.name(owner)
    if "hammer" not in hero.cards:
        return wording.say("look-hammer-none", name=name)
    return wording.say("look-hammer", name=name, step=hero.hammer, last=hero.hammer + hero.free_steps)


def _seat(wording: "DiceForgeWording", view: DiceForgeView, owner: int) -> list[str]:
    hero, terms = view.seats[owner], wording.terms
    facts = {"points": hero.standing.total, "forged": hero.forged}
    lines = [wording.say("look-seat", name=wording.name(owner), where=terms.portal(hero.portal), **facts)]
    cards = ", ".join(terms.cards(hero.cards))
    return [*lines, wording.say("status-cards", cards=cards)] if cards else lines
