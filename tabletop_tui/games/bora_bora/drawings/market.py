"""The men and women on display, a line each: what shifting them brings, what they do, whom it serves."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from rulesets.bora_bora.advice.for_me import for_me
from rulesets.bora_bora.components import PEOPLE, PERSON_KINDS, PLACES, SEXES, SexWord
from rulesets.core import Decision
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.drawings.figures import UNSEEN, Seen, kind_within
from tabletop_tui.games.bora_bora.drawings.worth import DONE, done_in, in_brief
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import SHELL, STATUS
from tabletop_tui.kit.thing import Title
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, fit, stacked
from tabletop_tui.paint.runs import cut

LINES = 2 * (1 + PLACES)
_SEXES: Final[Mapping[SexWord, tuple[Title, str]]] = {
    "man": (BoraBoraMessages.board_title_man, STATUS),
    "woman": (BoraBoraMessages.board_title_woman, SHELL),
}
"""The title of each row, and what its tiles bring when they are shifted down."""


@record
class Columns:
    """Where each column begins."""

    name: int
    symbols: int
    does: int
    mine: int


MEDIUM, WIDE = Columns(5, 17, 21, 35), Columns(5, 21, 25, 44)


def draw_market(seen: Seen, decision: Decision[object] | None, width: int) -> Drawing:
    """The men, then the women, each with a title and six places."""
    at = WIDE if width >= 60 else MEDIUM
    parts = []
    for sex in SEXES:
        loud = bool(seen.opened(sex))
        shows = (sex, loud, width)
        parts.append(seen.part(("people", sex), (width, 1), shows, partial(_title, seen, sex, at, loud=loud)))
        parts += [_place(seen, decision, sex, place, at, width) for place in range(1, PLACES + 1)]
    return seen.kept.joined(("market", width), parts, stacked)


def _title(seen: Seen, sex: SexWord, at: Columns, canvas: Canvas, *, loud: bool) -> None:
    say = seen.terms.say
    ground = "ground-raised" if loud else "ground-bar"
    canvas.fill(Region(0, 0, canvas.width, 1), ground)
    canvas.explain("board:market", 0, 0, canvas.width)
    title, symbol = _SEXES[sex]
    canvas.write(1, 0, f"{title(say)} {seen.terms.sign(sex)}", "title")
    canvas.runs(at.symbols, 0, [seen.terms.run(symbol)])
    canvas.write(at.does, 0, fit(say.board_each_round(), at.mine - at.does - 1), "" if loud else "dim")
    canvas.write(at.mine, 0, fit(say.board_for_you(), canvas.width - at.mine), "" if loud else "dim")


def _place(
    seen: Seen, decision: Decision[object] | None, sex: SexWord, place: int, at: Columns, width: int
) -> Drawing:
    """One place by itself."""
    target, tile = f"{sex}:{place}", seen.view.places[sex][place - 1]
    marks = seen.marks
    lit, opened, here = target in marks.places, target in marks.open, marks.target == target
    worth = Run("")
    if tile is not None and opened and decision is not None:
        told = for_me(seen.view, decision.seat, decision, target)
        worth = in_brief(seen.terms, told, width - at.mine) if told is not None else worth
        worth = worth if worth.text else Run(seen.terms.say.gives_no_task(), "dim")
    elif tile is not None and target in marks.done:
        worth = Run(done_in(seen.terms, width - at.mine), DONE)
    shows = (tile, lit, opened, here, worth)
    drawn = partial(_draw_place, seen, place, sex, tile, at, lit=lit, opened=opened, here=here, worth=worth)
    return seen.part(("place", target), (width, 1), shows, drawn)


def _draw_place(
    seen: Seen,
    place: int,
    sex: SexWord,
    tile: str | None,
    at: Columns,
    canvas: Canvas,
    *,
    lit: bool,
    opened: bool,
    here: bool,
    worth: Run,
) -> None:
    """Key, place, name, symbols, effect, and what it comes to."""
    terms, target = seen.terms, f"{sex}:{place}"
    whole = Region(0, 0, canvas.width, 1)
    bar = "here" if here else "ground-raised" if opened else ""
    if bar:
        canvas.fill(whole, bar)
    loud = lit or opened
    canvas.write(3, 0, str(place), f"{'you' if lit else 'dim'} {bar}".strip())
    canvas.spot(target, whole, (1, 0), bare=True, ring=UNSEEN, chip="chip" if tile is not None else "")
    if tile is None:
        canvas.write(at.name, 0, terms.say.board_taken(), f"faint {bar}".strip())
        return
    if opened:
        canvas.write(0, 0, "   ", "chip")
    if here:
        canvas.write(4, 0, "▸", f"you {bar}")
    row = PEOPLE[tile]
    name = kind_within(terms, row.kind, row.sex, at.symbols - at.name - 1)
    canvas.write(at.name, 0, name, f"{'strong' if loud else ''} {bar}".strip())
    symbols = signs.symbols(terms, tile)
    canvas.write(at.symbols, 0, symbols.text, f"{symbols.role} {bar}".strip())
    does = signs.does_within(terms, row.kind, PERSON_KINDS[row.kind].value(1), at.mine - at.does - 1)
    canvas.runs(at.does, 0, [Run(run.text, f"{run.role} {bar}".strip()) for run in does])
    done = worth.role == DONE
    role = DONE if done and here else f"{'good strong' if done else worth.role} {bar}".strip()
    canvas.runs(at.mine, 0, cut([Run(worth.text, role)], canvas.width - at.mine))
