"""The header of a game: game, round, seats in turn order, steps of the turn, question."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.kit.titles import round_word
from tabletop_tui.text.cells import at_table
from tabletop_tui.tui.screens.scene import LOOK_BACK
from tabletop_tui.tui.widgets.header import Headline, SeatTag

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.game import GameScreen


def headline_of(game: "GameScreen") -> Headline:
    """The headline of the scene that a game's screen shows."""
    scene, table, wording, words = game.scene, game.table, game.wording, game.words
    progress = table.rules.progress(table.state)
    message = "game-round" if progress.rounds else "game-round-open"
    word = round_word(words, wording.game)
    facts = {"word": word, "round": progress.round, "rounds": progress.rounds}
    name, colour = "", ""
    if scene.mover is not None and scene.mode != LOOK_BACK:
        name, colour = game.people[scene.mover].name, game.people[scene.mover].colour
    decision, decider = scene.decision, ""
    if decision is not None and progress.active not in (None, decision.seat):
        decider = words("game-decides", name=wording.name(decision.seat))
    return Headline(
        wording.title,
        words(message, **facts),
        _seat_tags(game, progress.active) if game.SEATS_IN_HEADER or game.shape == SMALL else (),
        tuple(wording.steps(scene.view, decision)) if decision is not None else (),
        wording.step(scene.view, decision) if decision is not None else "",
        decider,
        scene.question,
        name,
        colour,
        _status(game),
        tuple(game.path()) if decision is not None else (),
        clock=game.place.clock(words) if scene.mode != LOOK_BACK else "",
    )


def _seat_tags(game: "GameScreen", active: int | None) -> tuple[SeatTag, ...]:
    """The seats in the order of play."""
    view, wording = game.scene.view, game.wording
    done = wording.done(view)
    names = at_table([wording.name(seat) for seat in range(len(game.people))])
    return tuple(
        SeatTag(
            names[seat],
            game.people[seat].colour,
            seat == active,
            seat in done,
            f"{game.people[seat].sign}{wording.seat_sign(view, seat)}".lstrip(),
        )
        for seat in wording.turn_order(view)
    )


def _status(game: "GameScreen") -> str:
    """The state of the whole table, and the seat shown if it isn't one of this terminal."""
    scene = game.scene
    status = game.status(scene.view)
    if game.looking_at != scene.seat and scene.seat is not None:
        looking = game.words("game-looking-at", name=game.wording.name(game.looking_at))
        return f"{looking}  {status}"
    return status
