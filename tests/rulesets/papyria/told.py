"""Positions of Papyria with everything that players are told about them (specification 5, 6, 7, 13.1)."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.components import KINDS
from rulesets.papyria.foreseen import Foreseen
from rulesets.papyria.preview import between
from rulesets.papyria.questions import cards_of, pieces_of, question_of, steps_done
from rulesets.papyria.realm import members, value
from tests.rulesets.papyria.builders import acting, answer, asked, realm, seat, turn
from tests.rulesets.papyria.test_why_not import TARGETS
from tests.told import events, reasons, refusals, short


def told() -> Iterator[str]:
    """Every position in turn, and what is told of it."""
    yield from before_the_first_turn()
    yield from entering()
    yield from across_border_b()
    yield from with_a_ship_of_the_same_seat_at_border_a()
    yield from a_ship_and_its_two_actions()
    yield from buildings()
    yield from the_last_round()


def before_the_first_turn() -> Iterator[str]:
    """4.12: starting tiles and the priest's first landscape; the last seat chooses first."""
    yield "BEFORE THE FIRST TURN"
    table = Table.new(RULES, 3, 1, first="seat:1", board="reference")
    for key in ("", *[option.key for option in asked(table).options[1:3]]):
        if key:
            answer(table, key)
        yield from decision(table)


def entering() -> Iterator[str]:
    """5.2: pieces enter on empty slots, and meet a piece in the other slot."""
    yield "ENTERING"
    table = turn(seat(w=(3,), s=(2, 5), lapis=1, papyri=3), seat(w=(4, 6), s=(1, 9)), ends={"7:1": "E02"})
    yield from decision(table, "1", "2", "5", "7", "9")
    yield from reasons(RULES, table, 0, [*TARGETS])


def across_border_b() -> Iterator[str]:
    """5.3, 5.4: lapis pays for the way, for pushing and for a trade; papyri for a scoring."""
    yield "ACROSS BORDER B"
    own = seat("0,2=L09@0", w=(12, 3), s=(8, 10), lapis=1, papyri=1, symbols="forest 2", keys="K-RI-1")
    rival = seat(w=(1, 6), s=(2, 11))
    ends, shown = {"2:2": "E02", "1:1": "E11"}, "W-FO-4 W-ANY W-RI-1"
    table = turn(own, rival, ends=ends, display=shown)
    yield from seats(table)
    yield from decision(table, "12>", "10>")
    for key in ("move:w:12>2", "trade", "extra_scoring:1", "score:forest"):
        answer(table, key)
        yield from decision(table)
    answer(table, "space:1")
    yield from events([*table.story[-1]])


def with_a_ship_of_the_same_seat_at_border_a() -> Iterator[str]:
    """5.4 (R18, R21): knowledge for papyri, the priest's move before, between or after the actions."""
    yield "WITH A SHIP OF THE SAME SEAT AT BORDER A"
    own = seat("2,0=L01@0 0,-2=L03@0", w=(6, 3), s=(7, 2), papyri=2, symbols="river 2", priest="0,0")
    table = turn(own, seat(w=(10, 12), s=(5, 11)), tops={"7:1": "L27", "7:2": "W-RI-1"}, heights={"7:2": 1})
    for key in ("move:w:6>7", "buy_knowledge:1", "priest:2,0", "space:1"):
        answer(table, key)
        yield from decision(table)
    yield from reasons(RULES, table, 0, [*TARGETS])


def a_ship_and_its_two_actions() -> Iterator[str]:
    """5.5 (R22, R50), 6.7: a ship's river and one outer space; what is produced pays for what follows."""
    yield "A SHIP AND ITS TWO ACTIONS"
    own = seat("2,0=L31@0", w=(10, 3), s=(8, 1), lapis=1, mine="-1,0", symbols="mountain 1")
    table = turn(own, seat(w=(4, 6), s=(5, 9)), ends={"11:1": "E04"}, tops={"11:river": "X-MO"})
    yield from decision(table, "8>")
    for key in ("move:s:8>11", "space:river"):
        answer(table, key)
        yield from decision(table)


def buildings() -> Iterator[str]:
    """6.4 to 6.6, 5.6: prices, the key that a third temple brings, sites of cities and mines."""
    for space in ("5:2", "2:1", "3:2"):
        yield f"BUILDING ON {space}"
        own = seat("1,-1=L25@0 2,0=L07@0", temple="0,-1 2,0", city="0,1", symbols="temple 2 city 1", lapis=3)
        table = acting(space, own, seat(w=(4, 6), s=(5, 11), lapis=1), players=3)
        yield from decision(table)
    found = realm("1,-1=L25@0 2,0=L07@0", temple="0,-1 2,0", city="0,1")
    yield from (f"  {kind} is worth {value(found, kind)}: {short(members(found, kind))}" for kind in KINDS)
    yield f"  between temples {short(between(found, 'temple'))} cities {short(between(found, 'city'))}"


def the_last_round() -> Iterator[str]:
    """6.2, 8: in the last round a landscape also brings what keys and majorities score."""
    yield "THE LAST ROUND"
    laid = "0,-2=L03@0 2,0=L07@0 2,-1=L08@0 2,-2=L10@0"
    own = seat(laid, w=(2, 10), symbols="sanctuary 1", knowledge=9)
    table = acting(
        "3:1", own, seat(w=(4, 6), s=(5, 11), lapis=1), tops={"3:1": "L27"}, triggered=True, end_stack=""
    )
    yield from decision(table)
    view, foreseen = RULES.view(table.state, None), Foreseen()
    for name in ("3:1", "3:2", "3:river", "11:1"):
        yield f"  space {short(foreseen.advice(view, 0, None, 'space', name))}"
    for noun, ids in (("kind", KINDS), ("cell", ("0,0", "2,0", "9,9")), ("slot", ("w:2", "w:12"))):
        yield from (f"  {noun} {short(foreseen.advice(view, 0, None, noun, id))}" for id in ids)
    answer(table, "place:1,-1,0")
    yield from events([event for part in table.story for event in part])
    yield from seats(table)


# -- What is written of a position -----------------------------------------------------------------


def seats(table: Table[Any]) -> Iterator[str]:
    """What lies before each player, and the score sheet."""
    view = RULES.view(table.state, None)
    yield f"  left {RULES.left(table.state):.4g} {short(RULES.progress(table.state))} {view.active} plays"
    for index, own in enumerate(view.seats):
        yield f"  seat {index} cards {short(cards_of(own))}"
        yield f"    {short(RULES.features(table.state, index))}"
        for each in fields(own):
            if each.name != "standing":
                yield f"    {each.name} {short(getattr(own, each.name))}"
        standing = own.standing
        yield f"    place {standing.place} of {standing.total} points, {short(standing.tie_break)}"
        yield from (f"    {line.id} {line.points} {short(line.facts)}" for line in standing.lines)


def decision(table: Table[Any], *about: str) -> Iterator[str]:
    """What is asked and what speaks for each option; of moves those whose keys hold one of these words."""
    asking, view, foreseen = asked(table), RULES.view(table.state, None), Foreseen()
    question = short(question_of(view, asking))
    yield f"{asking.seat} {asking.kind} {question} steps {steps_done(view, asking.seat, asking.kind)}"
    yield from events([*table.story[-1]])
    for option in asking.options:
        if about and not option.key.endswith(about) and not any(word in option.key for word in about):
            continue
        noun, _, id = option.key.partition(":")
        advice = foreseen.advice(view, asking.seat, asking, noun, id)
        value = foreseen.value(view, asking, option.key)
        yield f"  {option.key} @{option.target} {short(value)} {short(advice)}"
    yield from refusals(asking)
    if asking.kind == "move_piece":
        for piece in pieces_of(asking):
            yield f"  piece {piece} {short(foreseen.advice(view, asking.seat, asking, 'piece', piece))}"
    if asking.kind.startswith(("place", "build")):
        yield f"  columns {short(foreseen.changing(view, asking))}"
