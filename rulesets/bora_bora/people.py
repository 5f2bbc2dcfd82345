"""Using men and women in phase B (specification d.5)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from rulesets.bora_bora.actions import (
    STOP,
    blocked,
    build,
    expand,
    least_build,
    least_expansion,
    least_person,
    move_hut,
    take_person,
)
from rulesets.bora_bora.components import GREEN, LAST_STATUS, PEOPLE, PERSON_KINDS, SEXES
from rulesets.bora_bora.gains import choose_material, gain_offerings, gain_shells, gain_status, gain_vp
from rulesets.bora_bora.gods import cards_left, pay_god, payable, purse_of, take_god_card
from rulesets.bora_bora.state import BoraBora, Seat, Using
from rulesets.core import Option

END: Final[Option[Any]] = Option("end", None)


class Use(NamedTuple):
    """Use all equal people of a sex and kind."""

    how: str
    """`use`, or with a green god `doubled` or `extra`."""
    sex: str
    kind: str


@cache
def use_option(how: str, sex: str, kind: str, tile: str) -> Option[Use]:
    """A use; `tile` is the first of that kind."""
    return Option(f"{how}:{sex}:{kind}", Use(how, sex, kind), f"person:{tile}")


def equals(seat: Seat, sex: str) -> dict[str, tuple[str, int]]:
    """For each kind of a sex the first tile and how many there are, in the order they came."""
    found: dict[str, tuple[str, int]] = {}
    for tile, _ in seat.people.values():
        row = PEOPLE[tile]
        if row.sex == sex:
            first, count = found.get(row.kind, (tile, 0))
            found[row.kind] = first, count + 1
    return found


def can_use(g: BoraBora, index: int, kind: str, value: int) -> bool:
    """Whether a use can be carried out with a value."""
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


def doubling_helps(seat: Seat, kind: str, plain: int, doubled: int) -> bool:
    """Whether doubling changes anything (R25, R43); huts that aren't there can't be moved."""
    return doubled > plain and (kind != "hut" or len(seat.huts) > plain)


def uses(g: BoraBora, index: int) -> Iterator[tuple[Option[Use], str]]:
    """Every conceivable use, with the reason against it, or nothing.

    Equal people are added up, always (R51), also those taken a moment ago (R24); men and women, land and
    water are never one kind (R44). A second kind of a sex needs a green god (R26).
    """
    seat = g.seats[index]
    green = payable(purse_of(seat), GREEN)
    no_green = "green-played" if seat.green else "" if green else "green-not-payable"
    for sex in SEXES:
        used = seat.used[sex]
        for kind, (tile, tiles) in equals(seat, sex).items():
            row = PERSON_KINDS[kind]
            plain, double = row.value(tiles), row.value(tiles, doubled=True)
            able = "" if can_use(g, index, kind, plain) else "cannot-be-used"
            if used:
                yield use_option("use", sex, kind, tile), "sex-used"
                if kind not in used:
                    yield use_option("extra", sex, kind, tile), no_green or able
                continue
            yield use_option("use", sex, kind, tile), able
            why = no_green if doubling_helps(seat, kind, plain, double) else "doubling-useless"
            if not why and not can_use(g, index, kind, double):
                why = "cannot-be-used"
            yield use_option("doubled", sex, kind, tile), why


def betrays(g: BoraBora, index: int, options: Sequence[Option[Any]]) -> bool:
    """Whether others learn something of a hand from there being a question, or none.

    At the beginning of a turn in which only a green god makes, or would make, a use possible.
    """
    seat = g.seats[index]
    if not seat.may_pay_with_cards or not seat.people or any(seat.used.values()):
        return False
    return not any(option.value and option.value.how == "use" for option in options)


def use_options(g: BoraBora, index: int) -> list[Option[Any]]:
    """What can be used now, and to end the turn."""
    return [*[option for option, why in uses(g, index) if not why], END]


def blocked_uses(g: BoraBora, index: int) -> list[Option[Any]]:
    """What can't, with the reason."""
    return [blocked(option, why) for option, why in uses(g, index) if why]


async def use_people(g: BoraBora, index: int, options: Sequence[Option[Any]]) -> bool:
    """One use. Whether there was one: else the turn is over."""
    choice = await g.ask(index, "use_people", options, lambda: blocked_uses(g, index), secret=True)
    if choice is None:
        return False
    how, sex, kind = choice
    seat = g.seats[index]
    value = PERSON_KINDS[kind].value(seat.kinds(sex)[kind], doubled=how == "doubled")
    g.tell("used", index, how=how, sex=sex, kind=kind, value=value)
    if how != "use":
        seat.green = True
        await pay_god(g, index, GREEN)
    seat.used[sex] = (*seat.used[sex], kind)
    g.using = Using(sex, kind, value, value)
    await carry_out(g, index, kind, value)
    g.using = None
    return True


async def carry_out(g: BoraBora, index: int, kind: str, value: int) -> None:
    """One use is one action, however high its value."""
    if kind in ("land", "water"):
        await expand(g, index, (kind,), value)
    elif kind in ("woman", "man"):
        await take_person(g, index, (kind,), value)
    elif kind == "build":
        await build(g, index, value)
    elif kind == "material":
        for done in range(value):
            g.using = _left(g, value - done)
            await choose_material(g, index)
    elif kind == "hut":
        await move_huts(g, index, value)
    elif kind == "god_card":
        for done in range(value):
            g.using = _left(g, value - done)
            if cards_left(g):
                await take_god_card(g, index)
    else:
        gain_plainly(g, index, kind, value)


def _left(g: BoraBora, left: int) -> Using | None:
    return g.using and g.using._replace(left=left)


def gain_plainly(g: BoraBora, index: int, kind: str, value: int) -> None:
    """Points, offerings, shells or status steps."""
    if kind == "vp":
        gain_vp(g, index, value, "people")
    elif kind == "offering":
        gain_offerings(g, index, value)
    elif kind == "shell":
        gain_shells(g, index, value)
    else:
        gain_status(g, index, value)


@cache
def another_option(space: int) -> Option[bool]:
    """The option to move one more hut to space 12 (R27)."""
    return Option("another", True, f"space:{space}")


async def move_huts(g: BoraBora, index: int, value: int) -> None:
    """At least one hut to space 12, at most this many (R27)."""
    move_hut(g, index)
    for done in range(1, value):
        g.using = _left(g, value - done)
        huts = g.seats[index].huts
        if not huts or not await g.ask(index, "move_hut_more", [another_option(huts[0]), STOP]):
            return
        move_hut(g, index)
