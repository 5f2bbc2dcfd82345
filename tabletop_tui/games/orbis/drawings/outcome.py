"""What taking a landscape would bring a seat, as the tile shows it: corner, task, progress."""

from typing import Literal

from rulesets.core.records import record
from rulesets.orbis.advice.landscapes import LandscapePreview, Progress, progress
from rulesets.orbis.components import COLOURS, LANDSCAPES, Landscape
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.barred import barred_for
from tabletop_tui.kit.notation import repeated
from tabletop_tui.paint.drawing import Line, Run, cells
from tabletop_tui.paint.pictures import LOUD, NORMAL, Volume

Task = Literal["village", "forest", "irrigation", "volcano", "holy_rock"]
"""The effects of which a tile says how far the seat is."""


@record
class Outcome:
    """What taking the landscape would bring."""

    corner: Line
    """Points on a gold plate, a gift, `trade`, `0!`, or the loss by a wilderness."""
    volume: Volume
    """Loud where it is payable and brings something."""
    barred: bool = False
    """It would be a wilderness, as it can't be paid for or fits nowhere."""


def outcome(terms: Terms, preview: LandscapePreview, lost: int) -> Outcome:
    """What taking a landscape would bring; `lost` is what a wilderness scores for the seat."""
    row = LANDSCAPES[preview.tile]
    if preview.forced:
        corner = barred_for(terms.sign("failed"), f"−{abs(lost)}" if lost else "0")
        return Outcome((corner,), NORMAL, barred=True)
    if preview.fruitless:
        return Outcome((Run("0!", "warn strong"),), NORMAL)
    if preview.payable == "after-trades":
        return Outcome((Run(terms.say.corner_trade(), "warn"),), NORMAL)
    if preview.best or preview.hope:
        points = f"+{preview.best}" if preview.best else f"+{row.cp}?"
        return Outcome((Run(f" {points} ", "plate"),), LOUD)
    return Outcome(gift(terms, row), LOUD)


def price(terms: Terms, preview: LandscapePreview) -> Line:
    """What a landscape costs, each part marked as met or not; in words, without marks."""
    cost, lacking = preview.cost, preview.lacking
    if terms.spelt:
        return (Run(terms.cost(cost)),)
    runs: list[Run] = []
    for colour, (asked, lacks) in enumerate(zip(cost.coloured, lacking.coloured, strict=True)):
        if asked:
            runs += [Run(repeated(terms.signs[colour], asked), COLOURS[colour]), *_met(terms, lacks)]
        elif LANDSCAPES[preview.tile].cost[colour]:
            runs += [terms.one(colour), Run(f" {terms.say.corner_free()}  ", "good")]
    return (*runs, *((*terms.amounts([], cost.any), *_met(terms, lacking.any)) if cost.any else ()))


def _met(terms: Terms, lacks: int) -> Line:
    return (Run(" "), terms.mark(met=not lacks), Run("  "))


def gift(terms: Terms, row: Landscape) -> Line:
    """What a landscape brings besides points: `● free`, `+2 ◆`, `✦✦ ☾9`."""
    if row.benefit is not None:
        free = Run(terms.signs[row.benefit], COLOURS[row.benefit])
        return (free, Run(f" {terms.say.corner_free()}", "good"))
    if row.gain_count:
        return (Run(f"+{row.gain_count} ", "good"), *terms.worshipper(row.gain_colour))
    return shrine(terms, row)


def shrine(terms: Terms, row: Landscape) -> Line:
    """Shrines and mystic value: `✦✦ ☾9`."""
    shrines = Run(terms.sign("shrine") * row.shrine_icons, "white strong")
    mystic = Run(f"{terms.sign('mystic')}{row.mystic_value}" if row.mystic_value else "", "white")
    gap = Run(" " if shrines.text and mystic.text else "")
    return tuple(run for run in (shrines, gap, mystic) if run.text)


def task(terms: Terms, row: Landscape, room: int = 99, *, long: bool = False) -> Line:
    """What the effect asks for or brings, in this many cells: `burn 4 ◆▲`, or, if `long`, `burns 4 of ◆▲`."""
    if row.effect == "shrine" and not long:
        return shrine(terms, row)
    signs = "".join(terms.signs[colour] for colour in sorted(row.need))
    said = _task_at_length(terms, row, signs) if long else _task_in_brief(terms, row, signs)
    if signs and cells(said) > room:
        said = said.replace(f" {signs}", signs)
    return terms.signed(said)


def _task_in_brief(terms: Terms, row: Landscape, signs: str) -> str:
    """`burn 4 ◆▲`, with the signs of the colours that it asks for."""
    say, gained = terms.say, row.benefit if row.benefit is not None else row.gain_colour
    sign = terms.sign("any") if gained is None else terms.signs[gained]
    match row.effect:
        case "farm":
            return say.task_farm(sign=sign)
        case "village":
            return say.task_village(count=row.need_count)
        case "forest":
            return say.task_forest(count=row.need_count, signs=signs)
        case "irrigation":
            return say.task_irrigation(signs=signs)
        case "volcano":
            return say.task_volcano(count=row.need_count, signs=signs)
        case "conversion":
            return say.task_conversion(count=row.gain_count, sign=sign)
        case "holy_rock":
            return say.task_holy_rock()
        case "shrine":
            return ""  # `shrine` draws it


def _task_at_length(terms: Terms, row: Landscape, signs: str) -> str:
    """`4 CP if 3 ◆▲ burn`, with the signs of the colours that it asks for."""
    say, gained = terms.say, row.benefit if row.benefit is not None else row.gain_colour
    sign = terms.sign("any") if gained is None else terms.signs[gained]
    match row.effect:
        case "farm":
            return say.task_long_farm(sign=sign)
        case "village":
            return say.task_long_village(cp=row.cp, count=row.need_count)
        case "forest":
            return say.task_long_forest(cp=row.cp, count=row.need_count, signs=signs)
        case "irrigation":
            return say.task_long_irrigation(cp=row.cp, signs=signs)
        case "volcano":
            return say.task_long_volcano(cp=row.cp, count=row.need_count, signs=signs)
        case "conversion" if row.gain_colour is None:
            return say.task_long_conversion_any(count=row.gain_count)
        case "conversion":
            return say.task_long_conversion(count=row.gain_count, sign=sign)
        case "shrine":
            return say.task_long_shrine(shrines=terms.sign("shrine") * row.shrine_icons)
        case "holy_rock":
            return say.task_long_holy_rock(cp=row.cp)


def task_progress(
    terms: Terms, view: OrbisView, seat: int, preview: LandscapePreview, *, long: bool = False
) -> Line:
    """How far a seat is with the task: `11 lie ✓`, `2 of 3`, or why it would be a wilderness; spelt, no ✓."""
    row, say = LANDSCAPES[preview.tile], terms.say
    match preview.forced:
        case "no-site":
            colour = terms.colour(row.colour)
            return (Run(say.stands_long_no_site(colour=colour) if long else say.stands_no_site(), "dim"),)
        case "cannot-pay":
            return (Run(say.stands_long_cannot_pay() if long else say.stands_cannot_pay(), "dim"),)
        case None:
            pass
    if preview.payable == "after-trades":
        missing = terms.amounts(preview.lacking.coloured, preview.lacking.any)
        return (*missing, Run(f" {say.stands_long_short() if long else say.stands_short()}", "warn"))
    match row.effect:
        case "farm":
            return (Run(say.stands_long_for_good() if long else say.stands_for_good(), "dim"),)
        case "shrine" | "conversion":
            return _mystic(terms, row, long=long)
        case _:
            found = progress(view.seats[seat], preview)
            said = _progress(terms, row.effect, found, long=long)
    if preview.hope and not found.met:
        return (Run(said, "warn"),)
    if terms.spelt:
        return (Run(said),)
    return (Run(f"{said} ", "" if found.met else "dim"), terms.mark(met=found.met))


def _progress(terms: Terms, effect: Task, found: Progress, *, long: bool) -> str:
    say, (have, need) = terms.say, found
    match effect:
        case "village":
            return say.stands_long_village(have=have) if long else say.stands_village(have=have)
        case "forest":
            forest = say.stands_long_forest if long else say.stands_forest
            return forest(have=have, need=need)
        case "irrigation":
            return say.stands_long_irrigation(have=have) if long else say.stands_irrigation(have=have)
        case "volcano":
            return say.stands_long_volcano(have=have) if long else say.stands_volcano(have=have)
        case "holy_rock":
            return say.stands_long_holy_rock() if long else say.stands_holy_rock()


def _mystic(terms: Terms, row: Landscape, *, long: bool) -> Line:
    """The mystic value of a landscape without a task, where nothing else shows it."""
    if not row.mystic_value or (row.effect == "shrine" and not long):
        return ()
    if long:
        return (Run(terms.say.stands_long_mystic(mystic=row.mystic_value), "dim"),)
    return (Run(f"{terms.sign('mystic')}{row.mystic_value}", "dim"),)
