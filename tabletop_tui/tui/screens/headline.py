"""The header of a game: game, round, seats in turn order, steps of the turn, question."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import round_in_short, round_word
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.text.cells import at_table
from tabletop_tui.tui.screens.scene import LOOK_BACK
from tabletop_tui.tui.widgets.header import Headline, SeatTag

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


_NUMBER = "#"
"""Stands for the number of the round where its place in the words is sought: no word for a round has it."""


def round_of(here: "Viewpoint") -> str:
    """Which round it is, and of how many if that is known."""
    return "".join(text for text, _ in round_line(here))


def round_line(here: "Viewpoint") -> Line:
    """The same with the number of the round in bright ink."""
    progress = here.table.rules.progress(here.table.state)
    word, say = round_word(here.words, here.wording.game), here.words.game
    if progress.rounds:
        said = say.round(word=word, round=_NUMBER, rounds=progress.rounds)
    else:
        said = say.round_open(word=word, round=_NUMBER)
    before, _, after = said.partition(_NUMBER)
    return Run(before, "dim"), Run(str(progress.round), "strong"), Run(after, "dim")


def headline_of(here: "Viewpoint", hooks: "GameHooks") -> Headline:
    """The headline of the scene that is shown."""
    scene, table, wording, words = here.scene, here.table, here.wording, here.words
    progress = table.rules.progress(table.state)
    name, colour = "", ""
    if scene.mover is not None and scene.mode != LOOK_BACK:
        name, colour = here.people[scene.mover].name, here.people[scene.mover].colour
    decision, decider = scene.decision, ""
    if decision is not None and progress.active not in (None, decision.seat):
        decider = words.game.decides(name=wording.name(decision.seat))
    return Headline(
        wording.title,
        round_line(here),
        _seat_tags(here, progress.active) if hooks.seats_in_header else (),
        tuple(wording.steps(scene.view, decision)) if decision is not None else (),
        wording.step(scene.view, decision) if decision is not None else "",
        decider,
        scene.question,
        name,
        colour,
        _status(here, hooks),
        tuple(hooks.path()) if decision is not None else (),
        decides=decision.seat if decision is not None else 0,
        round_in_short=round_in_short(words, progress.round, progress.rounds),
        clock=here.place.clock(words) if scene.mode != LOOK_BACK else "",
    )


def _seat_tags(here: "Viewpoint", active: int | None) -> tuple[SeatTag, ...]:
    """The seats in the order of play."""
    view, wording = here.scene.view, here.wording
    done = wording.done(view)
    names = at_table(here.names)
    return tuple(
        SeatTag(
            names[seat],
            here.people[seat].colour,
            seat == active,
            seat in done,
            f"{here.people[seat].sign}{wording.seat_sign(view, seat)}".lstrip(),
            seat,
        )
        for seat in wording.turn_order(view)
    )


def _status(here: "Viewpoint", hooks: "GameHooks") -> str:
    """The state of the whole table, and the seat shown if it isn't one of this terminal."""
    scene = here.scene
    status = hooks.status(scene.view)
    if here.looking_at != scene.seat and scene.seat is not None:
        looking = here.words.game.looking_at(name=here.wording.name(here.looking_at))
        return f"{looking}  {status}"
    return status
