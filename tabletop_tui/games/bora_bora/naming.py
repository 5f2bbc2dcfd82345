"""How facts are put into words, each in one place: those of events, reasons, advice and score lines alike."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from rulesets.bora_bora.advice import Doing, Person
from rulesets.bora_bora.components import FISH, JEWELS, MATERIALS
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.tasks import Progress
from rulesets.core import Event
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.bora_bora.terms import CARD, GOOD_INKS, OFFERING, SHELL, STATUS, VP, Terms
from tabletop_tui.games.kit.narration import Naming
from tabletop_tui.games.kit.thing import NOTHING

_COUNTED: Final = {"cost": "points", "lost": "steps", "priests": "priests"}
"""Facts that are counted, each by its noun; what is 0 is empty."""
_POINTS: Final = ("now", "later", "full", "yellow", "unused", "better")
"""Facts that are victory points; empty for none."""
_GOODS: Final = {"vp": VP, "offering": OFFERING, "god_card": CARD, "shell": SHELL}
"""The signs of goods that can be had."""
_LEDGER: Final = ("start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks")
"""Where points on the track come from, in the order of a score sheet."""


def namings(terms: Terms) -> Mapping[str, Naming]:
    """How each fact is named, with these terms."""
    counted = {fact: partial(_counted, terms, fact, noun) for fact, noun in _COUNTED.items()}
    points = {fact: partial(_points, terms, fact) for fact in _POINTS}
    return {
        **counted,
        **points,
        **_of_seats(terms),
        **_of_gods(terms),
        **_of_people(terms),
        **_of_places(terms),
    }


def _counted(terms: Terms, fact: str, noun: str, count: int) -> dict[str, str]:
    return {fact: terms.some(noun, count) if count else ""}


def _points(terms: Terms, fact: str, points: int | None) -> dict[str, str]:
    return {fact: terms.vp(points) if points is not None else ""}


def _of_seats(terms: Terms) -> dict[str, Naming]:
    """Facts about players: who it is, points, what somebody has or lacks."""

    def points(count: int) -> dict[str, Any]:
        gold: Line = (Run(f"+{terms.vp(count)}", "gold"),) if count else (NOTHING,)
        return {"points": count, "vp": terms.vp(count), "gold": gold}

    def shells(fact: str, count: int) -> dict[str, Any]:
        said = terms.some("shells", count)
        signs = (Run(said),) if terms.spelt else (Run(str(count)), terms.run(SHELL))
        return {fact: said, f"{fact}-signs": signs}

    def holder(seat: int | None) -> dict[str, Any]:
        site = Run(terms.board("free"), "good")
        if seat is not None:
            site = Run(terms.say("cell-aside", name=terms.name(seat)), "warn")
        return {"name": terms.name(seat), "holder": terms.name(seat), "site": (site,)}

    return {
        "aside": lambda seat: {"other": terms.name(seat)},
        "holder": holder,
        "out": lambda seat: {"other": terms.name(seat)},
        "parts": lambda events: {"parts": ", ".join(_part(terms, event) for event in events)},
        "passed": lambda seats: {"names": terms.listing([terms.name(seat) for seat in seats])},
        "points": points,
        "price": partial(shells, "price"),
        "seat": lambda seat: {"name": terms.name(seat)},
        "seats": lambda seats: {"names": ", ".join(map(terms.name, seats))},
        "shells": partial(shells, "shells"),
        "winner": lambda seat: {"winner": terms.name(seat)},
        "not-lower": partial(_lacking, terms),
        "too-few-points": lambda facts: {fact: terms.some("points", facts[fact]) for fact in facts},
        "too-few-shells": lambda facts: {"missing": terms.some("shells", facts["missing"])},
    }


def _part(terms: Terms, event: Event) -> str:
    """One seat's part in a line about all of them."""
    if event.kind == "turned_up":
        return terms.colour(event.facts["god"])
    if event.kind == "rolled":
        dice = " ".join(map(str, event.facts["dice"]))
        return terms.say("text-roll", name=terms.name(event.seat), dice=dice)
    return terms.say("name-vp", name=terms.name(event.seat), vp=terms.vp(event.facts["points"]))


def _lacking(terms: Terms, facts: Mapping[str, Any]) -> dict[str, str]:
    """What is missing for a blue god."""
    missing = [terms.say("missing-card")] if facts.get("cards") else []
    missing += [terms.some("offerings", facts["offerings"])] if facts.get("offerings") else []
    return {"missing": terms.listing(missing)}


def _of_gods(terms: Terms) -> dict[str, Naming]:
    """Facts about gods and what they are paid with, about tasks, jewelry, and lines of the score sheet."""

    def cards(paid: int | Sequence[str]) -> dict[str, str]:
        if isinstance(paid, int):
            return {"cards": terms.some("god-cards", paid)}
        counts = {god: list(paid).count(god) for god in paid}
        listed = [terms.cards_of(god, count) for god, count in counts.items()]
        return {"cards": terms.listing(listed), "payment": terms.payment(paid)}

    def god(god: str | None) -> dict[str, str]:
        if god is None:
            return {}
        return {"card": terms.cards_of(god, 1), "god": terms.god(god, "object"), "paid": terms.god(god)}

    def green(takes: bool) -> dict[str, Any]:
        sign = "" if terms.spelt else f"{terms.sign('green')} "
        cost = (
            Run(f"{sign}{terms.say('price-green')}", "green")
            if takes
            else Run(terms.say("price-none"), "good")
        )
        return {"green": takes, "god": (cost,)}

    def ledger(counts: Mapping[str, int]) -> dict[str, str]:
        each = [terms.say("source", word, count=counts[word]) for word in _LEDGER if counts.get(word)]
        return {"each": terms.listed(each)}

    def stands(found: tuple[str, Progress | None]) -> dict[str, Any]:
        task, known = found
        so_far = Run(f"{known.have}/{known.need}", "" if known.missing else "good") if known else Run("")
        return {"stands": terms.progress(task, known), "so-far": (so_far,)}

    return {
        "cards": cards,
        "god": god,
        "green": green,
        "held": lambda held: {"held": str(held[1]), "cards": terms.cards_of(*held)} if held else {},
        "instead": lambda tasks: {"tasks": terms.listing_or([terms.quoted(task) for task in tasks])},
        "jewel": lambda jewel: {
            "jewel": terms.jewel_line(jewel),
            "shells": terms.some("shells", JEWELS[jewel].shell_cost),
        },
        "jewels": lambda jewels: {"each": terms.listed(map(terms.jewel_line, jewels))},
        "kept": lambda purse: {"kept": purse is not None, **_purse(terms, purse)},
        "ledger": lambda ledger: {
            "each": terms.listed(
                terms.say("source", word, count=ledger[word]) for word in _LEDGER if ledger.get(word)
            )
        },
        "purse": lambda purse: {"purse": purse is not None, **_purse(terms, purse)},
        "regions": lambda regions: {"each": terms.listed(regions)},
        "score-god_tiles": lambda facts: {"tiles": terms.some("god-tiles", facts["count"])},
        "serves": lambda task: {
            "serves": (Run(terms.task(task, "short"), "gold"),) if task else (),
            "task": terms.quoted(task) if task else "",
        },
        "stands": stands,
        "task": lambda task: {"task": terms.quoted(task), "named": terms.task(task)},
    }


def _purse(terms: Terms, purse: Purse | None) -> dict[str, str]:
    """What gods are paid with; a question mark for a hand that may not be seen."""
    if purse is None:
        return {"hand": "?"}
    offerings, tiles = terms.some("offerings", purse.offerings), terms.some("god-tiles", purse.tiles)
    return {"hand": terms.hand(purse.hand), "offerings": offerings, "tiles": tiles}


def _of_people(terms: Terms) -> dict[str, Naming]:
    """Facts about men and women, what they do, and what they or the helper bring."""

    def who(person: Person | None) -> dict[str, str]:
        if person is None:
            return {}
        times = f" ×{person.number}" if person.number > 1 else ""
        return {"person": terms.named(person.kind, person.sex) + times}

    def symbols(tile: str | None) -> dict[str, Any]:
        if tile is None:
            return {}
        said = terms.symbols_of(tile)
        return {"what": said, "symbols": (Run(said) if terms.spelt else terms.symbols(tile),)}

    def climb(found: tuple[int, int, int] | None) -> dict[str, Any]:
        if found is None:
            return {}
        steps, before, after = found
        up = Run(terms.use("status", steps)) if terms.spelt else terms.run(STATUS, steps)
        return {"climb": (up, Run(f" {before}→{after}", "dim"))}

    def brings(good: str) -> dict[str, Line]:
        if terms.spelt:
            return {"brings": ()}
        if good in _GOODS:
            return {"brings": (terms.run(_GOODS[good], 1),)}
        return {"brings": terms.does("hut" if good == "move_hut" else "material", 1)}

    def would(then: tuple[str, int] | None) -> dict[str, str]:
        if then is None:
            return {}
        good, count = then
        return {"would": terms.vp(count) if good == "vp" else terms.some(f"{good}s", count)}

    def used(facts: Mapping[str, Any]) -> dict[str, str]:
        effect = terms.use(facts["kind"], facts["value"])
        return {"person": terms.named(facts["kind"], facts["sex"]), "effect": effect}

    return {
        "brings": brings,
        "change": lambda change: {"change": f"{change[0]} → {change[1]}"},
        "climb": climb,
        "dots": lambda points: {"dots": "●" * points},
        "does": lambda does: {"does": terms.does(*does)},
        "left": lambda keys: {"what": terms.listing_or([_left(terms, key) for key in keys])},
        "symbols": symbols,
        "tile": lambda tile: {"person": terms.person(tile)} if isinstance(tile, str) else {},
        "use": lambda use: {"does": terms.use(*use)},
        "used": used,
        "values": lambda found: {
            "effect": terms.say("effect", found[0]),
            "values": "/".join(map(str, found[1])),
        },
        "who": who,
        "with_mine": lambda does: {"with-mine": terms.does(*does) if does else (NOTHING,)},
        "would": would,
    }


def _left(terms: Terms, key: str) -> str:
    """What could still be had, by the key of its option."""
    noun, id, *kind = key.split(":")
    if noun == "use":
        return terms.named(kind[0], id)
    if noun == "points":
        return terms.some("points", int(id))
    return terms.jewel_line(id) if noun == "jewelry" else terms.quoted(id)


def _of_places(terms: Terms) -> dict[str, Naming]:
    """Facts about cards, map, temple and ground."""

    def doing(found: Doing | None) -> dict[str, str]:
        if found is None:
            return {}
        facts = {
            "value": found.value,
            "points": terms.some("points", found.value),
            "vp": terms.vp(found.building_vp),
        }
        return {"does": terms.say("does", "-".join(found.actions), **facts)}

    def fish(tile: str) -> dict[str, Any]:
        row = FISH[tile]
        shown = () if terms.spelt else terms.fish_runs(tile)[:1]
        kind = Run(f"{' ' if shown else ''}{terms.say('fishes', row.fish_kind)} ")
        said = {"fish": terms.say("fish", row.fish_kind), "tile": terms.fish(tile), "vp": terms.vp(row.vp)}
        return {**said, "fish-signs": (*shown, kind, Run(terms.vp(row.vp), "gold"))}

    def holders(found: tuple[int | None, tuple[int, ...]]) -> dict[str, str]:
        holder, aside = found
        huts = terms.say("text-site", "free" if holder is None else "held", name=terms.name(holder))
        names = terms.listed(map(terms.name, aside))
        return {"huts": terms.say("text-beside", huts=huts, names=names) if aside else huts}

    def room(found: tuple[int, int]) -> dict[str, Any]:
        count, of = found
        return {"count": count, "of": of, "fit": (Run(f"{count}/{of}", "good" if count >= of else "bad"),)}

    def yields(good: str) -> dict[str, Any]:
        sign = () if terms.spelt else (Run(f"{terms.sign(good)} ", GOOD_INKS[good]),)
        return {"good": terms.materials(good), "brings": (*sign, Run(terms.board("good", good)))}

    return {
        "card": lambda card: {"card": terms.say("card", card), "brief": terms.board("card", card)},
        "doing": doing,
        "fish": fish,
        "free": lambda spaces: {"free": ", ".join(spaces), "spaces": ", ".join(spaces)},
        "good": lambda good: {"good": terms.say("good", good)} if good else {},
        "holders": holders,
        "lying": lambda dice: {"dice": ", ".join(f"{terms.name(die.seat)} {die.number}" for die in dice)},
        "material": lambda good: {"material": terms.say("material", good) if good in MATERIALS else ""},
        "near": lambda spaces: {"near": ", ".join(spaces), "spaces": ", ".join(spaces)},
        "others": lambda spaces: {"others": ", ".join(map(terms.ground, spaces))},
        "place": lambda place: {"number": place},
        "pushes": lambda moved: {"pushes": ", ".join(_pushed(terms, *each) for each in moved)},
        "reach": lambda near: (
            {} if near is None else {"reach": terms.listed(map(terms.region, near), "nothing")}
        ),
        "region": lambda region: {"region": terms.region(region), "spot": region},
        "room": room,
        "sites": lambda spaces: {"sites": " + ".join(map(terms.ground, spaces))},
        "spaces": lambda spaces: {"spaces": " + ".join(spaces)},
        "ways": lambda ways: {"ways": "; ".join(_ways(terms, *each) for each in ways)},
        "yields": yields,
    }


def _pushed(terms: Terms, seat: int, space: int) -> str:
    return terms.say("cell-push", "down" if space else "out", name=terms.name(seat), space=space)


def _ways(terms: Terms, kind: str, ways: Sequence[tuple[int, str]]) -> str:
    return terms.say("way", kind, ways=", ".join(f"{region} ({value})" for value, region in ways))
