"""What taking a landscape would come to for a seat, as it stands on the tile: corner, task, how it stands."""

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, WILDERNESS_POINTS, Landscape
from rulesets.orbis.costs import cost_of
from rulesets.orbis.preview import LandscapePreview, Outlook, outlook, points_gained
from rulesets.orbis.scoring import temple_points
from rulesets.orbis.state import Laid, World
from rulesets.orbis.view import OrbisView
from rulesets.orbis.worlds import forest_count
from tabletop_tui.drawing import Line, Run, cells
from tabletop_tui.games.orbis.terms import ANY, FAILED, MET, MYSTIC, SHRINE, SIGN_ROLES, Terms
from tabletop_tui.pictures import LOUD, NORMAL, QUIET, Volume


@record
class Outcome:
    """What taking the landscape comes to."""

    corner: Line
    """Points on a gold plate, a gift, `trade`, `0!`, or what a wilderness costs."""
    volume: Volume
    """Loud where it is payable and comes to something, quiet where it would be a wilderness."""


TASKS = frozenset({"forest", "irrigation", "volcano", "village"})
"""Effects whose points depend on a task."""


@record
class Trial:
    """A landscape that might be laid: every free site promises what would become of it there."""

    tile: str
    wild: bool = False
    """It would lie as a wilderness."""
    served: bool = True
    """What a Village or Volcano asks for is there."""
    lost: int = WILDERNESS_POINTS
    """What a wilderness counts for the seat."""


def wilderness_cost(view: OrbisView, seat: int) -> int:
    """What a wilderness counts for a seat now: -1, or 0 with the Goddess of Idleness."""
    god = view.seats[seat].god
    idle = god is not None and GODS[god].passive == "wilderness_costs_0"
    return 0 if idle else WILDERNESS_POINTS


def trial_of(view: OrbisView, seat: int, preview: LandscapePreview) -> Trial:
    """A landscape of the display, if the seat took it."""
    row = LANDSCAPES[preview.tile]
    there = {"village": preview.left, "volcano": preview.eligible}.get(row.effect, row.need_count)
    return Trial(preview.tile, bool(preview.forced), there >= row.need_count, wilderness_cost(view, seat))


def trial_in_hand(view: OrbisView, seat: int, *, unpaid: bool = False, wild: bool = False) -> Trial | None:
    """The landscape in hand as it would lie, or `None`; `unpaid`: its cost still leaves the supply."""
    if view.hand is None:
        return None
    row, cost = LANDSCAPES[view.hand], wilderness_cost(view, seat)
    price = cost_of(row, view.seats[seat].benefits)
    left = sum(view.seats[seat].supply) - (sum(price.coloured) + price.any if unpaid else view.owed)
    lying = sum(colours[c] for colours in view.worshippers for c in row.need)
    there = {"village": left, "volcano": lying}.get(row.effect, row.need_count)
    return Trial(view.hand, wild or view.turned_over, there >= row.need_count, cost)


def promise(world: World, site: str, trial: Trial) -> Outlook:
    """How many points more the world counts with the landscape on a site, and whether a Forest has hope."""
    if not trial.wild:
        return outlook(world, site, trial.tile, done=trial.served)
    gained = points_gained(world, site, Laid(trial.tile, wild=True))
    return Outlook(gained + trial.lost - WILDERNESS_POINTS, hope=False)


def outcome(terms: Terms, preview: LandscapePreview, lost: int) -> Outcome:
    """What taking a landscape comes to; `lost` is what a wilderness counts for the seat."""
    row = LANDSCAPES[preview.tile]
    if preview.forced:
        return Outcome((Run(f"−{abs(lost)}" if lost else "0", "bad"),), QUIET)
    if preview.fruitless:
        return Outcome((Run("0!", "warn strong"),), NORMAL)
    if preview.payable == "after-trades":
        return Outcome((Run(terms.say("corner-trade"), "warn"),), NORMAL)
    if preview.best > 0:
        return Outcome((Run(f" +{preview.best} ", "plate"),), LOUD)
    if preview.hope:
        return Outcome((Run(f" +{row.cp}? ", "plate"),), LOUD)
    return Outcome(gift(terms, row), LOUD)


def gift(terms: Terms, row: Landscape) -> Line:
    """What a landscape brings besides points: `● free`, `+2 ◆`, `✦✦ ☾9`."""
    if row.benefit is not None:
        free = Run(terms.signs[row.benefit], COLOURS[row.benefit])
        return (free, Run(f" {terms.say('corner-free')}", "good"))
    if row.gain_count:
        known = row.gain_colour is not None
        sign = terms.signs[row.gain_colour] if row.gain_colour is not None else terms.sign(ANY)
        role = COLOURS[row.gain_colour] if row.gain_colour is not None else SIGN_ROLES[ANY]
        return (Run(f"+{row.gain_count} ", "good"), Run(sign, role if known else SIGN_ROLES[ANY]))
    return shrine(terms, row)


def shrine(terms: Terms, row: Landscape) -> Line:
    """Shrines and mystic value: `✦✦ ☾9`."""
    shrines = Run(terms.sign(SHRINE) * row.shrine_icons, "white strong")
    mystic = Run(f"{terms.sign(MYSTIC)}{row.mystic_value}" if row.mystic_value else "", "white")
    gap = Run(" " if shrines.text and mystic.text else "")
    return tuple(run for run in (shrines, gap, mystic) if run.text)


def task(terms: Terms, row: Landscape, room: int = 99, *, long: bool = False) -> Line:
    """What the effect asks for or brings, in so many cells: `burn 4 ◆▲`, or in `long`, `burns 4 of ◆▲`."""
    if row.effect == "shrine" and not long:
        return shrine(terms, row)
    colours = "".join(terms.signs[c] for c in sorted(row.need))
    gained = row.benefit if row.benefit is not None else row.gain_colour
    facts = {
        "count": row.gain_count or row.need_count,
        "sign": terms.sign(ANY) if gained is None else terms.signs[gained],
        "cp": row.cp,
        "shrines": terms.sign(SHRINE) * row.shrine_icons,
    }
    said = terms.say("task-long" if long else "task", row.effect, colours=colours, **facts)
    if colours and cells(said) > room:
        said = said.replace(f" {colours}", colours)
    return terms.signed(said)


def stands(
    terms: Terms, view: OrbisView, seat: int, preview: LandscapePreview, *, long: bool = False
) -> Line:
    """How the task stands for a seat now: `11 lie ✓`, `2 of 3`, or why it would be a wilderness."""
    row, how = LANDSCAPES[preview.tile], "stands-long" if long else "stands"
    if preview.forced:
        colour = terms.colour(row.colour)
        return (Run(terms.say(how, preview.forced, colour=colour), "dim"),)
    if preview.payable == "after-trades":
        missing = terms.amounts(preview.lacking.coloured, preview.lacking.any)
        return (*missing, Run(f" {terms.say(how, 'short')}", "warn"))
    if row.effect == "farm":
        return (Run(terms.say(how, "for-good"), "dim"),)
    if row.effect not in {*TASKS, "holy_rock"}:
        return _mystic(terms, row, long=long)
    have = {
        "volcano": preview.eligible,
        "village": preview.left,
        "irrigation": len(preview.fulfilling_sites),
        "forest": best_forest(view, seat, preview) if row.effect == "forest" else 0,
    }.get(row.effect, 0)
    need = 1 if row.effect == "irrigation" else row.need_count
    which = ("one" if have == 1 else "many",) if row.effect == "irrigation" else ()
    said = terms.say(how, row.effect, *which, have=have, need=need)
    if row.effect == "forest" and have < need and preview.hope:
        return (Run(said, "warn"),)
    met = have >= need
    mark = MET if met else FAILED
    return (Run(f"{said} ", "" if met else "dim"), Run(terms.sign(mark), SIGN_ROLES[mark]))


def _mystic(terms: Terms, row: Landscape, *, long: bool) -> Line:
    """The mystic value of a landscape that has no task, where its task doesn't name it."""
    if not row.mystic_value or (row.effect == "shrine" and not long):
        return ()
    if long:
        return (Run(terms.say("stands-long-mystic", mystic=row.mystic_value), "dim"),)
    return (Run(f"{terms.sign(MYSTIC)}{row.mystic_value}", "dim"),)


def best_forest(view: OrbisView, seat: int, preview: LandscapePreview) -> int:
    """The most neighbours of its colours a Forest would have at once."""
    world = view.seats[seat].world
    laid = Laid(preview.tile)
    return max((forest_count({**world, site: laid}, site) for site in preview.face_up_sites), default=0)


def temple_now(view: OrbisView, seat: int, shrines: int, mystic: int) -> tuple[int, int]:
    """What a seat's temple counts now, and with so many more shrines and this mystic value."""
    tallies = [each.tally for each in view.seats]
    before = temple_points(tallies, view.temples)[seat]
    own = tallies[seat]
    tallies[seat] = own._replace(shrines=own.shrines + shrines, mystic=max(own.mystic, mystic))
    return before, temple_points(tallies, view.temples)[seat]
