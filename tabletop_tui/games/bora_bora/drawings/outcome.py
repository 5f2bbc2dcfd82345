"""What the player's dice would bring on the action cards: a few words per cell, the price, or why not."""

from typing import Any

from rulesets.bora_bora.components import CARDS, FISHING_VP, PEOPLE, PERSON_KINDS, SEXES
from rulesets.bora_bora.preview import needs_blue, placement_of, reached
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.games.bora_bora.drawings.cards import Cell
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.paint.drawing import Line, Run


def cells_of(
    view: BoraBoraView, terms: Terms, decision: Decision[Any], *, white: bool
) -> dict[tuple[int, str], Cell]:
    """The cells of the cards for each of the player's dice, with the white god where that helps."""
    found = {}
    for option in (*decision.blocked, *decision.options):
        number, card, with_white = placed = placement_of(option.key)
        if with_white != (white and number < 6 and card != FISHING):
            continue
        if option.blocked is not None:
            reason, facts = option.blocked.id, option.blocked.facts
            nothing_under = reason == "not-lower" and facts["lowest"] == 1
            why = terms.say("short", reason, *(["one"] if nothing_under else []), **facts)
            brief = terms.say("short-no-pair") if reason == "no-adjacent-materials" else ""
            found[number, card] = Cell(why=why, brief=brief)
            continue
        brings = gives(view, terms, decision.seat, card, placed.value)
        found[number, card] = Cell(
            f"die:{option.key[6:]}", *brings, price(view, terms, number, card, white=with_white)
        )
    return found


def result_of(view: BoraBoraView, terms: Terms, seat: int, id: str) -> Line:
    """What a card gives for a die, in a word; the placement is named by the id of its option."""
    placed = placement_of(f"place:{id}")
    return (Run(gives(view, terms, seat, placed.card, placed.value)[0], "strong"),)


def gives(view: BoraBoraView, terms: Terms, seat: int, card: str, value: int) -> tuple[str, str]:
    """What a card with a value brings a seat, in a few words and in a few more."""
    first, *_ = actions = CARDS[card].action.split(" or ") if card != FISHING else [FISHING]
    if first in ("land", "water"):
        near = list(reached(view, seat, actions, value))
        named = terms.listing_or(near) if len(near) < 4 else ", ".join(near)
        return terms.counted("gives-regions", count=len(near)), named
    if first in SEXES:
        there = [tile for sex in actions for tile in view.places[sex][:value] if tile is not None]
        if len(there) == 1:
            row = PEOPLE[there[0]]
            return terms.kind(row.kind, row.sex), terms.use(row.kind, PERSON_KINDS[row.kind].value(1))
        which = "people" if len(actions) > 1 else first
        return terms.say("gives", which, count=len(there)), terms.say("gives-places", value=value)
    if first == "temple":
        holder = view.temple[value - 1]
        said = "" if holder is None else terms.say("gives-pushes", name=terms.name(holder))
        return terms.say("gives-temple", "one" if value == 1 else "many", value=value), said
    if first == "helper":
        return terms.some("point", value), terms.say("gives-spend")
    points = view.building_vp if first == "build" else FISHING_VP
    return terms.vp(points), terms.say("gives", first, value=value)


def price(view: BoraBoraView, terms: Terms, number: int, card: str, *, white: bool) -> Run:
    """Why the die can lie there, or which gods that costs."""
    blue, dice = needs_blue(view, number, card), view.cards.get(card)
    if blue or white:
        gods = "both" if blue and white else "blue" if blue else "white"
        signs = "".join(terms.sign(god) for god, paid in (("blue", blue), ("white", white)) if paid)
        return Run(f"{signs} {terms.say('price', gods)}", "blue" if blue else "white")
    if not dice:
        return Run(terms.say("price-any" if dice is None else "price-empty"), "good")
    lowest = min(die.number for die in dice)
    return Run(terms.say("price-below", number=number, lowest=lowest), "good")
