"""The man or woman under the cursor, before being taken: task, effect alone and with one's own, symbols."""

from collections import Counter
from typing import Final

from rulesets.bora_bora.advice.for_me import ForMe, TaskStep, for_me
from rulesets.bora_bora.advice.people import PersonAdvice, person_advice
from rulesets.bora_bora.components import PEOPLE, PERSON_KINDS, TASK_VP, KindWord, SexWord
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.drawings.figures import GAME, UNSEEN, Seen, kind_within
from tabletop_tui.games.bora_bora.drawings.ownboard import PICTURES
from tabletop_tui.games.bora_bora.drawings.worth import for_me as comes_to
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import symbols_of
from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Line, Region, Run, cells
from tabletop_tui.paint.pictures import LOUD, sprite
from tabletop_tui.paint.runs import cut, spaced, wide

_PICTURE = 13
_OWN, _OWN_NARROW = 42, 28
"""Columns for what the player would have then."""
_ONCE: Final = {"man": BoraBoraMessages.person_once_man, "woman": BoraBoraMessages.person_once_woman}
"""What shifting down a man or woman brings."""
_THEN: Final = {"man": BoraBoraMessages.person_then_man, "woman": BoraBoraMessages.person_then_woman}
"""The title over everyone whom the player would have."""


def draw_person(seen: Seen, decision: Decision[object], key: str, width: int, height: int) -> Drawing:
    """The person on a place on display, beside everyone whom the player would have then."""
    sex, _, place = seen.marks.target.partition(":") if seen.marks.target else ("", "", "")
    tile = seen.view.places[sex][int(place) - 1] if sex in seen.view.places else None
    if tile is None:
        return EMPTY
    told = for_me(seen.view, decision.seat, decision, seen.marks.target or "")
    own = seen.view.seats[decision.seat]
    shows = (tile, place, key, told, own.people, own.huts, own.on_last)
    advice = person_advice(seen.view, decision.seat, tile)
    return seen.part(
        "person",
        (width, height),
        shows,
        lambda canvas: _draw(canvas, seen, decision.seat, advice, place, key, told),
    )


def _draw(
    canvas: Canvas, seen: Seen, seat: int, advice: PersonAdvice, place: str, key: str, told: ForMe | None
) -> None:
    """Draw the card that `draw_person` describes."""
    say, terms, height = seen.terms.say, seen.terms, canvas.height
    whole = Region(0, 0, canvas.width, height)
    canvas.fill(whole, "ground-panel")
    canvas.spot("board:choice", whole, bare=True, ring=UNSEEN, chip="")
    left = 1
    if seen.look.pictures:
        canvas.fill(Region(0, 0, _PICTURE, height), "ground-raised")
        canvas.picture(1, height - 3, sprite(GAME, PICTURES[advice.kind], "large"), LOUD)
        left = _PICTURE + 1
    own = _OWN if canvas.width >= 110 else _OWN_NARROW
    right = canvas.width - own
    title = terms.kind(advice.kind, advice.sex)
    canvas.runs(
        left,
        0,
        [
            Run(f" {key} ", "chip"),
            Run(f" {terms.sign(advice.sex)} ", signs.SEX_INKS[advice.sex]),
            Run(title, "title"),
            Run(f"   {say.board_place(place=place)}", "dim"),
        ],
    )
    does = signs.does(terms, advice.kind, advice.value)
    lines: list[Line] = []
    across = right - left - 2
    served = [_task(seen, told), _task(seen, told, brief=True)]
    for y, forms in enumerate((served, _each_round(seen, advice, does), [_once(seen, advice)]), start=1):
        lines.append(next((form for form in forms if wide(form) <= across), cut(forms[-1], across)))
        canvas.runs(left, y, lines[-1])
    fills = Run(_fills(seen, seat), "dim")
    room = right - left - 5 - wide([fills])
    beside = next((y for y in (3, 2, 1) if y < height and wide(lines[y - 1]) <= room), None)
    if beside is not None:
        canvas.write_right(right - 2, beside, fills.text, fills.role)
    for y in range(height):
        canvas.write(right - 1, y, "│", "faint")
    _draw_then(canvas, seen, seat, advice, Region(right + 1, 0, own - 2, height))


def _task(seen: Seen, told: ForMe | None, *, brief: bool = False) -> Line:
    """The task that it completes or brings nearer, by its name; else what it comes to.

    In brief, it doesn't say when its points come.
    """
    terms, step = seen.terms, told.step if told is not None else None
    if step is None:
        return comes_to(terms, told)
    said = terms.say.person_task(
        task=terms.task(step.task, "brief"), before=_units(step, step.before), after=_units(step, step.after)
    )
    if not step.completes:
        return (Run(said, "strong"),)
    points = f"+{terms.vp(TASK_VP)}"
    worth = points if brief else terms.say.person_worth(vp=points)
    return (Run(f"{terms.sign('✓')} {said}", "good strong"), Run(f"  {worth}", "gold"))


def _units(step: TaskStep, have: int) -> str:
    return f"{min(have, step.need)}/{step.need}"


def _each_round(seen: Seen, advice: PersonAdvice, does: Line) -> list[Line]:
    """What it does each round, alone and with those that one has; where that is too long, with those."""
    say, terms = seen.terms.say, seen.terms
    alone = "".join(run.text for run in does)
    if advice.value_with_mine is None:
        return [(Run(say.person_each(does=alone)),)]
    more = "".join(run.text for run in signs.does(terms, advice.kind, advice.value_with_mine))
    return [(Run(say.person_with(does=alone, more=more)),), (Run(say.person_each(does=more)),)]


def _once(seen: Seen, advice: PersonAdvice) -> Line:
    what = seen.terms.use(*symbols_of(advice.tile))
    said = Run(_ONCE[advice.sex](seen.terms.say, what=what))
    return (*spaced([said, signs.symbols(seen.terms, advice.tile)]),)


def _fills(seen: Seen, seat: int) -> str:
    """How many free spaces there are for people."""
    return seen.terms.say.person_fills(count=seen.view.seats[seat].free_spaces)


def _draw_then(canvas: Canvas, seen: Seen, seat: int, advice: PersonAdvice, place: Region) -> None:
    """Everyone whom the player would have, by kind, the new one first."""
    terms = seen.terms
    canvas.write(place.x, place.y, _THEN[advice.sex](terms.say), "dim")
    counted = _kinds(seen.view, seat, advice)
    rows, each = place.height - 1, place.width
    if len(counted) > rows:
        each = place.width // 2
    large = each > 30
    for index, ((kind, sex), count) in enumerate(counted[: rows * (place.width // each)]):
        across, down = divmod(index, rows)
        x, y = place.x + across * each, place.y + 1 + down
        new = (kind, sex) == (advice.kind, advice.sex)
        number = f" {count} " if large or count > 1 else " "
        x = canvas.runs(x, y, [Run(terms.sign(sex), signs.SEX_INKS[sex]), Run(number, "strong")])
        does = signs.does(terms, kind, PERSON_KINDS[kind].value(count), brief=True)
        room = each - cells(number) - 2 - (wide(does) + 1 if large else 0)
        canvas.write(x, y, kind_within(terms, kind, sex, room), "strong" if new else "")
        if large:
            canvas.runs(place.x + 24, y, cut(does, place.width - 24))


def _kinds(view: BoraBoraView, seat: int, advice: PersonAdvice) -> list[tuple[tuple[KindWord, SexWord], int]]:
    """Kinds of people with their number, the new one's first."""
    rows = [PEOPLE[person.tile] for person in view.seats[seat].people.values()]
    new = (advice.kind, advice.sex)
    counted = Counter([new, *((row.kind, row.sex) for row in rows)])
    return list(counted.items())
