"""What the player's dice would bring on the action cards: a few words per cell, the price, or why not."""

from collections.abc import Sequence

from rulesets.bora_bora.advice.dice import Placement, costs_tile, needs_blue, placement_of
from rulesets.bora_bora.advice.for_me import ForMe, for_me
from rulesets.bora_bora.advice.map import reached
from rulesets.bora_bora.advice.temple import priests_gained
from rulesets.bora_bora.components import CARDS, FISHING_VP, PEOPLE, PERSON_KINDS, SEXES, TASK_VP, CardWord
from rulesets.bora_bora.reasons import NoPerson, NoRegion, NoTileLowEnough, NotLower, Why
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Reason
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.drawings.cards import Cell
from tabletop_tui.games.bora_bora.drawings.worth import DONE, advanced_brief, in_brief
from tabletop_tui.games.bora_bora.terms import GOD_TILE, Terms
from tabletop_tui.kit.notation import longest
from tabletop_tui.paint.drawing import Line, Run, cells


def cells_of(
    view: BoraBoraView, terms: Terms, decision: Decision[object], *, white: bool
) -> dict[tuple[int, str], Cell]:
    """The cells of the cards for each of the player's dice, with the white god where that helps."""
    found: dict[tuple[int, str], Cell] = {}
    for option in (*decision.blocked, *decision.options):
        number, card, with_white = placed = placement_of(option.key)
        if with_white != (white and number < 6 and card != FISHING):
            continue
        if option.blocked is not None:
            brief = terms.say.short_no_pair() if option.blocked is Why.NO_ADJACENT_MATERIALS else ""
            found[number, card] = Cell(why=in_short(terms, option.blocked), brief=brief)
            continue
        what, more = gives(view, terms, decision.seat, card, placed.value)
        told = for_me(view, decision.seat, decision, option.key)
        comes_to = mine(view, terms, decision.seat, placed, told, more)
        found[number, card] = Cell(
            f"die:{option.key[6:]}",
            what,
            comes_to,
            in_line(view, terms, placed, told, comes_to),
            more,
            price(view, terms, decision.seat, placed),
            _god(view, terms, decision.seat, placed),
        )
    return found


def _god(view: BoraBoraView, terms: Terms, seat: int, placed: Placement) -> str:
    """The sign of what is paid for placing a die."""
    if costs_tile(view, seat, placed):
        return terms.sign(GOD_TILE)
    return terms.sign("blue") if needs_blue(view, placed.number, placed.card) else ""


def in_line(
    view: BoraBoraView, terms: Terms, placed: Placement, told: ForMe | None, mine: Run
) -> tuple[Run, ...]:
    """What a die comes to in the rest of a line, the longest first; a building's points before a loss."""
    if told is None or told.completes:
        return (mine,)
    step, say = told.step, terms.say
    match CARDS[placed.card].actions:
        case ("build",) if step is None or not step.undoes:
            vp = terms.vp(view.building_vp)
            return (Run(say.me_now(vp=vp), "gold"), Run(f"+{vp}", "gold"))
        case ("temple",) if mine.role == "good":
            return (mine, Run(f"+{terms.sign(GOD_TILE)}", mine.role))
        case ("temple",) if mine.role == "gold":
            return (mine, Run(f"+{terms.vp(view.priest_vp)}", mine.role))
    if step is not None and not (step.undoes or step.sets_back):
        return (mine, Run(advanced_brief(terms, step), "strong"))
    return (mine,)


ROOM = 13
"""Cells of a line in a cell; a blank before all but a completed task is one of them."""


def mine(
    view: BoraBoraView, terms: Terms, seat: int, placed: Placement, told: ForMe | None, else_: str
) -> Run:
    """What placing a die comes to for the player, and where there is room, where: `✓c3: task +6★`."""
    if told is None:
        return Run(else_, "dim")
    say, actions = terms.say, CARDS[placed.card].actions
    noun, _, id = told.where.partition(":")
    where = say.gives_place(place=id) if noun in SEXES else id if noun == "region" else ""
    if told.completes:
        vp = f"+{terms.vp(TASK_VP)}"
        task = say.me_done_brief(vp=terms.vp(TASK_VP))
        forms = [f"{where}: {task}", f"{where} {vp}"] if where else [task, vp]
        return Run(f"{terms.sign('✓')}{longest(forms, ROOM - 1)}", DONE)
    match actions, told.lead:
        case ("temple",), "won":
            return Run(say.me_wins_tile(), "good")
        case ("temple",), _ if not priests_gained(view, seat, placed.value):
            return Run(say.gives_own_out(), "warn")
        case ("temple",), _:
            return Run(say.gives_priest(vp=terms.vp(view.priest_vp)), "gold")
    said = in_brief(terms, told, ROOM - 1)
    if said.text and said.role != "bad":
        there = f"{where}: {said.text}" if where else said.text
        return Run(there if cells(there) < ROOM else said.text, said.role)
    if said.text and not where:
        return said
    return Run(else_ if else_ and cells(else_) < ROOM else say.gives_no_task(), "dim")


def result_of(view: BoraBoraView, terms: Terms, seat: int, id: str) -> Line:
    """What a card gives for a die, in a word; the placement is named by the id of its option."""
    placed = placement_of(f"place:{id}")
    return (Run(gives(view, terms, seat, placed.card, placed.value)[0], "strong"),)


def in_short(terms: Terms, reason: Reason) -> str:
    """Why a die can't lie on a card, in a few words."""
    say = terms.say
    match reason:
        case NoRegion():
            return say.short_no_region()
        case Why.NO_HUT_LEFT:
            return say.short_no_hut_left()
        case NoPerson():
            return say.short_no_person(value=reason.value)
        case Why.NO_FREE_SPACE:
            return say.short_no_free_space()
        case Why.NO_PRIEST:
            return say.short_no_priest()
        case Why.ALL_BUILT:
            return say.short_all_built()
        case NoTileLowEnough():
            return say.short_no_tile_low_enough()
        case Why.NO_ADJACENT_MATERIALS:
            return say.short_no_adjacent_materials()
        case NotLower():
            one = reason.lowest == 1
            return say.short_not_lower_one() if one else say.short_not_lower(lowest=reason.lowest)
        case Why.WHITE_NOT_PAYABLE:
            return say.short_white_not_payable()
        case Why.GODS_NOT_PAYABLE:
            return say.short_gods_not_payable()
    raise ValueError(f"{reason} says nothing about dice")


def gives(view: BoraBoraView, terms: Terms, seat: int, card: CardWord, value: int) -> tuple[str, str]:
    """What a card with a value brings a seat, in a few words and in a few more."""
    say, actions = terms.say, CARDS[card].actions
    match actions:
        case ("land" | "water", *_):
            near = list(reached(view, seat, actions, value))
            named = terms.listing_or(near) if len(near) < 4 else ", ".join(near)
            return say.gives_regions(count=len(near)), named
        case ("woman" | "man", *_):
            return _people(view, terms, actions, value)
        case ("temple",):
            holder = view.temple[value - 1]
            said = "" if holder is None else say.gives_pushes(name=terms.name(holder))
            return say.gives_temple(value=value), said
        case ("helper",):
            return say.gives_spend_points(value=value), ""
        case ("build",):
            return say.gives_build(value=value), say.me_now(vp=terms.vp(view.building_vp))
    return say.me_now(vp=terms.vp(FISHING_VP)), say.gives_fishing()


def _people(view: BoraBoraView, terms: Terms, sexes: Sequence[str], value: int) -> tuple[str, str]:
    """How many people could be taken, from which places; who, if there is only one."""
    say = terms.say
    there = [tile for sex in sexes for tile in view.places[sex][:value] if tile is not None]
    if len(there) == 1:
        row = PEOPLE[there[0]]
        does = signs.does(terms, row.kind, PERSON_KINDS[row.kind].value(1))
        return terms.kind(row.kind, row.sex), "".join(run.text for run in does)
    places = say.gives_places(value=value)
    match sexes:
        case ("man",):
            return say.gives_man(count=len(there)), places
        case ("woman",):
            return say.gives_woman(count=len(there)), places
    return say.gives_people(count=len(there)), places


def price(view: BoraBoraView, terms: Terms, seat: int, placed: Placement) -> Run:
    """Why the die can lie there, or which gods that costs; a god tile, if nothing else pays for them."""
    number, card, white = placed
    say, blue, dice = terms.say, needs_blue(view, number, card), view.cards.get(card)
    if costs_tile(view, seat, placed):
        return Run(say.price_tile(sign=terms.sign(GOD_TILE)), "warn")
    if blue and white:
        return Run(f"{terms.sign('blue')}{terms.sign('white')} {say.price_both()}", "blue")
    if blue:
        return Run(f"{terms.sign('blue')} {say.price_blue()}", "blue")
    if white:
        return Run(f"{terms.sign('white')} {say.price_white()}", "white")
    if not dice:
        return Run(say.price_any() if dice is None else say.price_empty(), "dim")
    return Run(say.price_below(number=number, lowest=min(die.number for die in dice)), "dim")
