"""What an option comes to for the player, in the words that there is room for: the end of each option."""

from rulesets.bora_bora.advice.for_me import ForMe, TaskStep
from rulesets.bora_bora.components import TASK_VP
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.notation import longest
from tabletop_tui.paint.drawing import Line, Run, cells

DONE = "plate-task"
"""The role of what completes a task."""


def for_me(terms: Terms, told: ForMe | None) -> Line:
    """The last column of a list: `✓task 2/3→3/3 +6★`, `+3★ now`, `then build: 7★`, `serves no task`."""
    if told is None:
        return ()
    say, step = terms.say, told.step
    found = (_bonus(terms, told), _lead(terms, told), _now(terms, told), _climb(terms, told))
    parts = [run for run in (*found, _building(terms, told)) if run is not None]
    if step is not None and step.completes:
        parts.insert(0, Run(completed(terms, step), DONE))
        parts = [run for run in parts if run.role == DONE]
    elif step is not None and step.undoes:
        undone = say.me_undoes(before=_units(step, step.before), after=_units(step, step.after))
        parts.insert(0, Run(undone, "bad"))
    elif step is not None:
        ink = "bad" if step.sets_back else "strong"
        parts.insert(min(1, len(told.bonuses)), Run(_advanced(terms, step), ink))
    parts, price = parts[:2], _given_up(terms, told)
    if price is not None:  # never left out for what the option brings
        parts.append(price)
    if not parts:
        return (Run(say.me_nothing(), "dim"),)
    first, *others = parts
    return (first, *(Run(f", {run.text}", run.role) for run in others))


def in_brief(terms: Terms, told: ForMe, room: int) -> Run:
    """The same in a cell of a table; empty if it serves no task."""
    say, step = terms.say, told.step
    if step is not None and step.completes:
        forms = [completed(terms, step), completed_brief(terms, step), _check(terms, f"+{terms.vp(TASK_VP)}")]
        return Run(longest(forms, room), DONE)
    if step is not None and step.undoes:
        return Run(say.me_loses(), "bad")
    bonus = _bonus(terms, told)
    if bonus is not None:
        return bonus if cells(bonus.text) <= room else Run(_check(terms, f"+{terms.vp(told.bonus)}"), DONE)
    if step is not None:
        ink = "bad" if step.sets_back else "strong"
        units = _units(step, step.after)
        brief = units if step.before == step.after else advanced_brief(terms, step)
        return Run(longest([_advanced(terms, step), brief, units], room), ink)
    found = _now(terms, told) or _climb(terms, told) or _building(terms, told)
    return found if found is not None and cells(found.text) <= room else Run("")


def completed(terms: Terms, step: TaskStep) -> str:
    """`✓task 2/3→3/3 +6★`."""
    before, after, vp = _units(step, step.before), _units(step, step.after), terms.vp(TASK_VP)
    if terms.spelt:
        return terms.say.me_completes(before=before, after=after, vp=vp)
    return _check(terms, terms.say.me_completes_brief(before=before, after=after, vp=vp))


def completed_brief(terms: Terms, step: TaskStep) -> str:
    """`✓task 3/3 +6★`."""
    return _check(terms, terms.say.me_done(after=_units(step, step.after), vp=terms.vp(TASK_VP)))


def done_in(terms: Terms, room: int) -> str:
    """That something completes a task, wherever it is: `✓task +6★`."""
    vp = terms.vp(TASK_VP)
    return longest([_check(terms, terms.say.me_done_brief(vp=vp)), _check(terms, f"+{vp}")], room)


def _check(terms: Terms, text: str) -> str:
    return f"{terms.sign('✓')}{text}"


def _advanced(terms: Terms, step: TaskStep) -> str:
    """A task that comes nearer, or (a new one) how far it is already."""
    say = terms.say
    if step.before == step.after:
        return say.me_stands(have=_units(step, step.after))
    return say.me_task(before=_units(step, step.before), after=_units(step, step.after))


def advanced_brief(terms: Terms, step: TaskStep) -> str:
    """`1→2/3`: never the new count alone, which would read as what the player has."""
    arrow = "->" if terms.ascii else "→"
    return f"{min(step.before, step.need)}{arrow}{_units(step, step.after)}"


def _units(step: TaskStep, have: int) -> str:
    return f"{min(have, step.need)}/{step.need}"


def _bonus(terms: Terms, told: ForMe) -> Run | None:
    """`✓bonus +6★`: something that brings points at the end is complete."""
    if not told.bonuses:
        return None
    return Run(_check(terms, terms.say.me_bonus(vp=terms.vp(told.bonus))), DONE)


def _lead(terms: Terms, told: ForMe) -> Run | None:
    match told.lead:
        case "won":
            return Run(terms.say.me_wins_tile(), "good")
        case "lost":
            return Run(terms.say.me_loses_tile(), "bad")
        case None:
            return None


def _now(terms: Terms, told: ForMe) -> Run | None:
    return Run(terms.say.me_now(vp=terms.vp(told.now)), "gold") if told.now else None


def _given_up(terms: Terms, told: ForMe) -> Run | None:
    """`−2★ later`: a god tile that is paid brings nothing at the end."""
    return Run(terms.say.me_given_up(vp=terms.vp(told.gives_up)), "bad") if told.gives_up > 0 else None


def _climb(terms: Terms, told: ForMe) -> Run | None:
    climb = told.climb
    if climb is None:
        return None
    vp = terms.vp(climb.points)
    return Run(terms.say.me_status(before=climb.before, after=climb.after, vp=vp), "gold")


def _building(terms: Terms, told: ForMe) -> Run | None:
    return Run(terms.say.me_build(vp=terms.vp(told.building)), "strong") if told.building else None
