"""Using men and women in phase B (specification d.5)."""

from collections.abc import Awaitable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from rulesets.bora_bora import events
from rulesets.bora_bora.actions import (
    NO,
    SHARED,
    STOP,
    act,
    blocked,
    least_build,
    least_expansion,
    least_person,
    move_hut,
)
from rulesets.bora_bora.components import GREEN, LAST_STATUS, PEOPLE, PERSON_KINDS, SEXES
from rulesets.bora_bora.gains import choose_material, gain_offerings, gain_shells, gain_status, gain_vp
from rulesets.bora_bora.gods import cards_left, pay, pay_god, take_god_card, ways_to_pay
from rulesets.bora_bora.reasons import Why
from rulesets.bora_bora.state import BoraBora, Seat, Using
from rulesets.core import Option

END: Final[Option[None]] = Option("end", None)


VALUES: Final = {
    kind: [(0, 0), *[(row.value(tiles), row.value(tiles, doubled=True)) for tiles in (1, 2, 3)]]
    for kind, row in PERSON_KINDS.items()
}
"""The value of each number of equal tiles, plain and doubled, by kind."""


class Use(NamedTuple):
    """Using all equal people of a sex and kind."""

    how: events.UseWord
    sex: str
    kind: str


@cache  # without it, random play takes 2 % more
def use_option(how: events.UseWord, sex: str, kind: str, tile: str) -> Option[Use]:
    """The option for a use; `tile` is the first of its kind."""
    return Option(f"{how}:{sex}:{kind}", Use(how, sex, kind), f"person:{tile}")


def equals(seat: Seat) -> dict[str, dict[str, list[str]]]:
    """The tiles of each sex and kind, in the order in which they came."""
    found: dict[str, dict[str, list[str]]] = {sex: {} for sex in SEXES}
    for tile, _ in seat.people.values():
        sex, kind = _EACH[tile]
        found[sex].setdefault(kind, []).append(tile)
    return found


_EACH: Final = {tile: (row.sex, row.kind) for tile, row in PEOPLE.items()}
"""The sex and kind of each tile."""


def can_use(g: BoraBora, index: int, kind: str, value: int) -> bool:
    """Whether a use of a certain value can be carried out."""
    seat = g.seats[index]
    if kind in ("land", "water"):
        return least_expansion(g, index, (kind,)) <= value
    if kind in ("woman", "man"):
        return least_person(g, index, (kind,)) <= value
    if kind == "build":
        return least_build(g, index) <= value
    if kind == "hut":
        return bool(seat.huts)
    if kind == "god_card":
        return cards_left(g)
    if kind == "status":
        return g.marker(index) < LAST_STATUS
    return True


def against(g: BoraBora, index: int, kind: str, value: int) -> Why | None:
    """The reason against a use of a certain value."""
    return None if can_use(g, index, kind, value) else Why.CANNOT_BE_USED


def doubling_helps(seat: Seat, kind: str, plain: int, doubled: int) -> bool:
    """Whether doubling changes anything (R25, R43); there must be huts to move."""
    return doubled > plain and (kind != "hut" or len(seat.huts) > plain)


def uses(g: BoraBora, index: int) -> Iterator[tuple[tuple[events.UseWord, str, str, str], Why | None]]:
    """Every conceivable use, as `use_option` takes it, with the reason against it, if any.

    Equal people always count together (R51), even those just taken (R24); men and women, and land and water,
    are never one kind (R44). A second kind of a sex needs a green god (R26).
    """
    seat = g.seats[index]
    if not seat.people:
        return
    no_green = None
    if seat.green:
        no_green = Why.GREEN_PLAYED
    elif not ways_to_pay(seat, GREEN):
        no_green = Why.GREEN_NOT_PAYABLE
    for sex, kinds in equals(seat).items():
        used = seat.used[sex]
        for kind, tiles in kinds.items():
            plain, double = VALUES[kind][len(tiles)]
            tile = tiles[0]
            if used:
                yield ("use", sex, kind, tile), Why.SEX_USED
                if kind not in used:
                    yield ("extra", sex, kind, tile), no_green or against(g, index, kind, plain)
                continue
            able = against(g, index, kind, plain)
            yield ("use", sex, kind, tile), able
            if not doubling_helps(seat, kind, plain, double):
                yield ("doubled", sex, kind, tile), Why.DOUBLING_USELESS
            else:  # what can be used plainly can be used doubled
                why = no_green or (able and against(g, index, kind, double))
                yield ("doubled", sex, kind, tile), why


def betrays(g: BoraBora, index: int, options: Sequence[Option[Use | None]]) -> bool:
    """Whether asking or not asking a question would reveal something about a hand to others.

    That is so at the start of a turn in which only a green god makes, or would make, a use possible.
    """
    seat = g.seats[index]
    if not seat.people or not seat.may_pay_with_cards or any(seat.used.values()):
        return False
    return "use" not in [option.value.how for option in options if option.value is not None]


def use_options(g: BoraBora, index: int) -> list[Option[Use | None]]:
    """What can be used now, and to end the turn."""
    return [*[use_option(*use) for use, why in uses(g, index) if not why], END]


def blocked_uses(g: BoraBora, index: int) -> list[Option[Use]]:
    """What can't, with the reason."""
    return [blocked(use_option(*use), why) for use, why in uses(g, index) if why]


async def use_people(g: BoraBora, index: int, options: Sequence[Option[Use | None]]) -> bool:
    """One use. Returns whether there was one; if not, the turn is over."""
    choice = await g.ask(index, "use_people", options, lambda: blocked_uses(g, index), secret=True)
    if choice is None:
        return False
    how, sex, kind = choice
    seat = g.seats[index]
    plain, doubled = VALUES[kind][len(equals(seat)[sex][kind])]
    value = doubled if how == "doubled" else plain
    g.emit(events.Used, index, how=how, sex=sex, person_kind=kind, value=value)
    if how != "use":
        seat.green = True
        await pay_god(g, index, GREEN)
    seat.used[sex] = (*seat.used[sex], kind)
    g.using = Using(sex, kind, value, value)
    await carry_out(g, index, kind, value)
    if g.late_doubling and how == "use" and kind == "god_card":
        await green_offer(g, index, Using(sex, kind, doubled, 0), doubled - plain)
    g.using = None
    return True


async def green_offer(g: BoraBora, index: int, using: Using, more: int) -> None:
    """A green god doubles the use that has just drawn it (R25); asked only if one can be paid.

    `using` is the doubled use, `more` how many cards that adds.
    """
    seat = g.seats[index]
    offered = ways_to_pay(seat, GREEN)
    if seat.green or not offered or not cards_left(g):
        return
    g.using = using._replace(value=more)
    way = await g.ask(index, "green_offer", [NO, *offered], secret=True)
    if way is not None:
        seat.green = True
        g.emit(events.Doubled, index, sex=using.sex, person_kind=using.kind, more=more)
        pay(g, index, GREEN, way)
        g.using = using
        await take_god_cards(g, index, more)


def carry_out(g: BoraBora, index: int, kind: str, value: int) -> Awaitable[None]:
    """One use is one action, however high its value."""
    if kind in SHARED:
        return act(g, index, (kind,), value)
    if kind == "material":
        return choose_materials(g, index, value)
    if kind == "hut":
        return move_huts(g, index, value)
    if kind == "god_card":
        return take_god_cards(g, index, value)
    return gain_plainly(g, index, kind, value)


async def choose_materials(g: BoraBora, index: int, count: int) -> None:
    """Any materials, one after the other."""
    for done in range(count):
        g.using = _left(g, count - done)
        await choose_material(g, index)


async def take_god_cards(g: BoraBora, index: int, count: int) -> None:
    """God cards, one after the other, as long as there are any."""
    for done in range(count):
        g.using = _left(g, count - done)
        if cards_left(g):
            await take_god_card(g, index)


def _left(g: BoraBora, left: int) -> Using | None:
    return g.using and g.using._replace(left=left)


async def gain_plainly(g: BoraBora, index: int, kind: str, value: int) -> None:
    """Points, offerings, shells or status steps."""
    if kind == "vp":
        gain_vp(g, index, value, "people")
    elif kind == "offering":
        gain_offerings(g, index, value)
    elif kind == "shell":
        gain_shells(g, index, value)
    else:
        gain_status(g, index, value)


def another_option(space: int) -> Option[bool]:
    """The option to move one more hut to space 12 (R27)."""
    return Option("another", True, f"space:{space}")


async def move_huts(g: BoraBora, index: int, value: int) -> None:
    """Move at least one hut, and at most this many, to space 12 (R27)."""
    move_hut(g, index)
    for done in range(1, value):
        g.using = _left(g, value - done)
        huts = g.seats[index].huts
        if not huts or not await g.ask(index, "move_hut_more", [another_option(huts[0]), STOP]):
            return
        move_hut(g, index)
