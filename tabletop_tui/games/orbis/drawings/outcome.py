"""What taking a landscape would bring a seat, as the tile shows it: corner, task, progress."""

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, LANDSCAPES, Landscape
from rulesets.orbis.preview import TASKS, LandscapePreview, progress
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.notation import repeated
from tabletop_tui.paint.drawing import Line, Run, cells
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Volume


@record
class Outcome:
    """What taking the landscape would bring."""

    corner: Line
    """Points on a gold plate, a gift, `trade`, `0!`, or the loss by a wilderness."""
    volume: Volume
    """Loud where it is payable and brings something, quiet where it would be a wilderness."""


def outcome(terms: Terms, preview: LandscapePreview, lost: int) -> Outcome:
    """What taking a landscape would bring; `lost` is what a wilderness scores for the seat."""
    row = LANDSCAPES[preview.tile]
    if preview.forced:
        return Outcome((Run(f"−{abs(lost)}" if lost else "0", "bad"),), QUIET)
    if preview.fruitless:
        return Outcome((Run("0!", "warn strong"),), NORMAL)
    if preview.payable == "after-trades":
        return Outcome((Run(terms.say("corner-trade"), "warn"),), NORMAL)
    if preview.best > 0 or preview.hope:
        points = f"+{preview.best}" if preview.best > 0 else f"+{row.cp}?"
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
            runs += [terms.one(colour), Run(f" {terms.say('corner-free')}  ", "good")]
    return (*runs, *((*terms.amounts([], cost.any), *_met(terms, lacking.any)) if cost.any else ()))


def _met(terms: Terms, lacks: int) -> Line:
    return (Run(" "), terms.mark(met=not lacks), Run("  "))


def gift(terms: Terms, row: Landscape) -> Line:
    """What a landscape brings besides points: `● free`, `+2 ◆`, `✦✦ ☾9`."""
    if row.benefit is not None:
        free = Run(terms.signs[row.benefit], COLOURS[row.benefit])
        return (free, Run(f" {terms.say('corner-free')}", "good"))
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
    facts = terms.facts(row.id)
    chosen = ("any",) if long and row.gain_count and row.gain_colour is None else ()
    said = terms.say("task-long" if long else "task", row.effect, *chosen, **facts)
    if facts["signs"] and cells(said) > room:
        said = said.replace(f" {facts['signs']}", facts["signs"])
    return terms.signed(said)


def task_progress(
    terms: Terms, view: OrbisView, seat: int, preview: LandscapePreview, *, long: bool = False
) -> Line:
    """How far a seat is with the task now: `11 lie ✓`, `2 of 3`, or why it would be a wilderness."""
    row, how = LANDSCAPES[preview.tile], "stands-long" if long else "stands"
    if preview.forced:
        return (Run(terms.say(how, preview.forced, colour=terms.colour(row.colour)), "dim"),)
    if preview.payable == "after-trades":
        missing = terms.amounts(preview.lacking.coloured, preview.lacking.any)
        return (*missing, Run(f" {terms.say(how, 'short')}", "warn"))
    if row.effect == "farm":
        return (Run(terms.say(how, "for-good"), "dim"),)
    if row.effect not in {*TASKS, "holy_rock"}:
        return _mystic(terms, row, long=long)
    have, need = progress(view.seats[seat], preview)
    which = ("one" if have == 1 else "many",) if row.effect == "irrigation" else ()
    said = terms.say(how, row.effect, *which, have=have, need=need)
    if row.effect == "forest" and have < need and preview.hope:
        return (Run(said, "warn"),)
    return (Run(f"{said} ", "" if have >= need else "dim"), terms.mark(met=have >= need))


def _mystic(terms: Terms, row: Landscape, *, long: bool) -> Line:
    """The mystic value of a landscape without a task, where nothing else shows it."""
    if not row.mystic_value or (row.effect == "shrine" and not long):
        return ()
    if long:
        return (Run(terms.say("stands-long-mystic", mystic=row.mystic_value), "dim"),)
    return (Run(f"{terms.sign('mystic')}{row.mystic_value}", "dim"),)
