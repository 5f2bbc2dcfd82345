"""How facts are put into words, each in one place, for events, reasons, advice and the score sheet."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from rulesets.bora_bora.components import FISH, JEWELS, MATERIALS
from rulesets.bora_bora.deeds import in_order
from rulesets.bora_bora.gods import Purse
from rulesets.core import Event
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.terms import Terms, symbols_of
from tabletop_tui.kit.narration import Naming
from tabletop_tui.kit.totals import total_text

_SEATS: Final = ("aside", "holder", "out", "seat", "winner")
"""Facts that are players."""
_POINTS: Final = ("better", "building_vp", "full", "later", "now", "priest_vp", "unused", "vp", "yellow")
"""Facts that are victory points."""
_COUNTED: Final = {"cost": "point", "god_tiles": "god-tile", "lost": "step", "offerings": "offering"}
"""Facts that are counted, each by its noun."""
_SPACES: Final = {"free": ", ", "near": ", ", "spaces": " + ", "values": "/"}
"""Facts that are spaces or numbers in a row, and what separates them."""


def namings(terms: Terms) -> Mapping[str, Naming]:
    """How each fact is named, with these terms; a missing fact is empty."""
    names: dict[str, Naming] = {
        **dict.fromkeys(_SEATS, terms.name),
        **dict.fromkeys((*_POINTS, "still"), terms.vp),
        "standing": lambda standing: {"total": terms.vp(total_text(standing))},
        **{fact: partial(terms.some, noun) for fact, noun in _COUNTED.items()},
        **{fact: partial(_in_a_row, between) for fact, between in _SPACES.items()},
    }
    names |= {**_of_gods(terms), **_of_people(terms), **_of_places(terms), **_of_points(terms)}
    return {fact: _unless_none(naming) for fact, naming in names.items()}


def _unless_none(naming: Naming) -> Naming:
    return lambda value: "" if value is None else naming(value)


def _in_a_row(between: str, items: Sequence[object]) -> str:
    return between.join(map(str, items))


def _of_gods(terms: Terms) -> dict[str, Naming]:
    """Facts about gods, tasks and jewelry."""
    return {
        "cards": lambda paid: _cards(terms, paid),
        "god": lambda god: {
            "card": terms.cards_of(god, 1),
            "god": terms.god(god, "object"),
            "paid": terms.god(god),
        },
        "hand": terms.hand,
        "like": lambda like: terms.cards_of(*like),
        "instead": lambda tasks: terms.listing_or([terms.quoted(task) for task in tasks]),
        "jewel": lambda jewel: {
            "jewel": terms.jewel_line(jewel),
            "shells": terms.some("shell", JEWELS[jewel].shell_cost),
        },
        "done": lambda tasks: "; ".join(map(terms.task, tasks)),
        "jewelry": lambda jewels: ", ".join(map(terms.jewel_line, jewels)),
        "jewels": lambda jewels: terms.listed(map(terms.jewel_line, jewels)),
        "kept": lambda purse: _purse(terms, purse),
        "not-lower": lambda facts: _lacking(terms, **facts),
        "purse": lambda purse: _purse(terms, purse),
        "serves": lambda task: terms.task(task, "short"),
        "sign": lambda god: "" if terms.spelt else f"{terms.sign(god)} ",
        "task_progress": lambda found: terms.progress(*found),
        "tasks": lambda tasks: "; ".join(terms.progress(*each) for each in tasks) or terms.say("none"),
        "task": lambda task: {"task": terms.quoted(task), "named": terms.task(task)},
    }


def _cards(terms: Terms, paid: int | Sequence[str]) -> Mapping[str, str]:
    """Cards: shuffled ones by their number; cards shown or paid by their gods."""
    if isinstance(paid, int):
        return {"cards": terms.some("god-card", paid)}
    shown = terms.listing([terms.cards_of(god, list(paid).count(god)) for god in dict.fromkeys(paid)])
    alone = terms.say("payment", cards=shown, offering=terms.some("offering", 1))
    return {"cards": shown, "payment": alone if paid else terms.some("god-tile", 1)}


def _purse(terms: Terms, purse: Purse) -> str:
    """What a player has to pay for gods."""
    offerings, tiles = terms.some("offering", purse.offerings), terms.some("god-tile", purse.tiles)
    return terms.say("purse", hand=terms.hand(purse.hand), offerings=offerings, tiles=tiles)


def _lacking(terms: Terms, cards: int = 0, offerings: int = 0, **_facts: Any) -> Mapping[str, str]:
    """What is missing for a blue god."""
    missing = [terms.say("missing-card")] if cards else []
    missing += [terms.some("offering", offerings)] if offerings else []
    return {"missing": terms.listing(missing)}


def _of_people(terms: Terms) -> dict[str, Naming]:
    """Facts about men and women, what they do, and what they or the helper bring in."""
    return {
        "brings": lambda good: signs.good(terms, good),
        "climb": lambda climb: signs.climb(terms, *climb),
        "does": lambda does: signs.does(terms, *does),
        "dice": lambda dice: _in_a_row(" ", dice) or "-",
        "dots": lambda points: "" if terms.spelt else f": {'●' * points}",
        "effect": lambda kind: terms.say("effect", kind),
        "left": lambda keys: terms.listing_or([_left(terms, *key.split(":")) for key in keys]),
        "mover": lambda mover: _mover(terms, *mover),
        "people": lambda people: terms.listed(_standing(terms, *each) for each in people),
        "symbols": lambda tile: (signs.symbols(terms, tile),),
        "tile": lambda tile: terms.person(tile) if isinstance(tile, str) else "",
        "use": lambda use: terms.use(*use),
        "used": lambda facts: {
            "who": terms.named(facts["kind"], facts["sex"]),
            "effect": terms.use(facts["kind"], facts["value"]),
        },
        "what": lambda tile: terms.use(*symbols_of(tile)),
        "who": lambda who: terms.named(who.kind, who.sex) + (f" ×{who.number}" if who.number > 1 else ""),
        "with_mine": lambda does: signs.does(terms, *does),
        "would": lambda then: terms.vp(then[1]) if then[0] == "vp" else terms.some(*then),
    }


def _mover(terms: Terms, seat: int, moves: bool) -> str:
    return terms.say("text-turn", name=terms.name(seat)) if moves else terms.name(seat)


def _standing(terms: Terms, tile: str, shifted: bool) -> str:
    return terms.say("text-person", "shifted" if shifted else "up", tile=terms.person(tile))


def _left(terms: Terms, noun: str, id: str, kind: str = "") -> str:
    """What could still be bought, by the key of its option."""
    if noun == "use":
        return terms.named(kind, id)
    if noun == "points":
        return terms.some("point", int(id))
    return terms.jewel_line(id) if noun == "jewelry" else terms.quoted(id)


def _of_places(terms: Terms) -> dict[str, Naming]:
    """Facts about cards, map, temple and ground."""
    return {
        "beside": lambda counts: terms.listed(
            terms.materials(*each) for each in zip(MATERIALS, counts, strict=True) if each[1]
        ),
        "card": lambda card: {"card": terms.say("card", card), "brief": terms.board("card", card)},
        "lying": lambda dice: terms.listed(f"{terms.name(die.seat)} {die.number}" for die in dice),
        "doing": lambda doing: {"does": _action(terms, *doing)},
        "fish": lambda tile: _fish(terms, tile),
        "good": lambda good: terms.say("good", good),
        "holders": lambda found: _huts(terms, *found),
        "material": lambda material: terms.say("material", material),
        "others": lambda spaces: ", ".join(map(terms.ground, spaces)),
        "passed": lambda seats: terms.listing([terms.name(seat) for seat in seats]),
        "pushes": lambda moved: ", ".join(_pushed(terms, *each) for each in moved),
        "reach": lambda near: terms.listed(map(terms.region, near), "nothing"),
        "region": lambda region: {"region": terms.region(region), "spot": region},
        "regions": terms.listed,
        "rows": lambda rows: "; ".join(", ".join(_space(terms, *each) for each in row) for row in rows),
        "seats": lambda seats: ", ".join(map(terms.name, seats)),
        "sites": lambda spaces: " + ".join(map(terms.ground, spaces)),
        "stage": lambda stage: terms.say("stage", stage),
        "ways": lambda ways: "; ".join(_ways(terms, *each) for each in ways),
        "unbuilt": lambda numbers: _in_a_row(" ", numbers) or "-",
        "yields": lambda good: {"good": terms.materials(good), "brings": signs.yielded(terms, good)},
    }


def _action(terms: Terms, actions: Sequence[str], value: int, building_vp: int) -> str:
    """What a card of this value does."""
    points, vp = terms.some("point", value), terms.vp(building_vp)
    return terms.say("does", "-".join(actions), value=value, points=points, vp=vp)


def _fish(terms: Terms, tile: str) -> Mapping[str, Any]:
    """A fish tile: its kind, its points, and both in signs."""
    row, name = FISH[tile], terms.say("fish", FISH[tile].fish_kind)
    said = {"fish": name, "tile": terms.say("fish", kind=name, vp=row.vp), "vp": terms.vp(row.vp)}
    return {**said, "fish-signs": signs.fish(terms, tile)}


def _huts(terms: Terms, holder: int | None, aside: Sequence[int]) -> str:
    """The owners of the huts in a region."""
    huts = terms.say("text-site", "free" if holder is None else "held", name=terms.name(holder))
    names = terms.listed(map(terms.name, aside))
    return terms.say("text-beside", huts=huts, names=names) if aside else huts


def _pushed(terms: Terms, seat: int, space: int) -> str:
    return terms.say("cell-push", "down" if space else "out", name=terms.name(seat), space=space)


def _space(terms: Terms, space: str, material: str, lies: str, number: int) -> str:
    return terms.say(
        "text-ground", lies, space=space, number=number, material=terms.say("material", material)
    )


def _ways(terms: Terms, kind: str, ways: Sequence[tuple[int, str]]) -> str:
    return terms.say("way", kind, ways=", ".join(f"{region} ({value})" for value, region in ways))


def _of_points(terms: Terms) -> dict[str, Naming]:
    """Facts about points and shells, parts of lines about all seats, reasons and lines of the score sheet."""

    def points(count: int) -> Mapping[str, Any]:
        return {"points": count, "vp": terms.vp(count), "gold": signs.gold(terms, count)}

    return {
        "ledger": lambda counts: terms.listed(_source(terms, *each) for each in in_order(counts)),
        "parts": lambda events: ", ".join(_part(terms, event) for event in events),
        "points": points,
        "priests": lambda count: terms.some("priest", count),
        "price": lambda count: {
            "price": terms.some("shell", count),
            "price-signs": signs.shells(terms, count),
        },
        "score-god_tiles": lambda facts: {"tiles": terms.some("god-tile", facts["count"])},
        "shells": lambda count: {
            "shells": terms.some("shell", count),
            "shells-signs": signs.shells(terms, count),
        },
        "too-few-points": lambda facts: {fact: terms.some("point", facts[fact]) for fact in facts},
        "too-few-shells": lambda facts: {"missing": terms.some("shell", facts["missing"])},
    }


def _source(terms: Terms, source: str, count: int) -> str:
    return terms.say("source", source, count=count)


def _shells(terms: Terms, fact: str, count: int) -> Mapping[str, Any]:
    return {fact: terms.some("shell", count), f"{fact}-signs": signs.shells(terms, count)}


def _part(terms: Terms, event: Event) -> str:
    """One seat's part in a line about all seats."""
    if event.kind == "turned_up":
        return terms.colour(event.facts["god"])
    if event.kind == "rolled":
        return terms.say("text-roll", name=terms.name(event.seat), dice=_in_a_row(" ", event.facts["dice"]))
    return terms.say("name-vp", name=terms.name(event.seat), vp=terms.vp(event.facts["points"]))
