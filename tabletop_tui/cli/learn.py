"""`tabletop learn GAME`: a lesson of five minutes."""

from rulesets.core.saves import BadSave
from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.points import file_of, finished, taken_apart
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, game: str, step: int | None, points: bool, plain: bool) -> int:
    """The list of steps, or the `step` of this number, counted from 1; or how `points` are made."""
    if points:
        return _points(invocation, game, plain=plain)
    steps = lesson_of(game)
    if not steps:
        raise Complaint("cli-no-lesson", game=game)
    if step is not None and step > len(steps):
        raise Complaint("cli-no-such-step", game=game, last=len(steps))
    number = None if step is None else step - 1
    if plain:
        from tabletop_tui.plain.lesson import learn
        from tabletop_tui.play.learned import Learned

        learned = Learned(invocation.paths.data)
        return learn(
            game,
            number,
            invocation.words,
            learned.done(game),
            lambda done: learned.tick(game, done),
            ascii=invocation.settings.ascii,
        )
    invocation.need_terminal(f"tabletop learn {game} --plain")
    game_parts(game).check()
    return front.learn(invocation, game, number)


def _points(invocation: Invocation, game: str, *, plain: bool) -> int:
    """A finished game, taken apart line by line."""
    if file_of(game) is None:
        raise Complaint("cli-no-points", game=game)
    try:
        session = finished(game, invocation.words)
    except BadSave as error:
        raise Complaint("lesson-points-gone", code=1) from error
    if plain:
        for line in taken_apart(session, invocation.words):
            invocation.say(line)
        return 0
    invocation.need_terminal(f"tabletop learn {game} --points --plain")
    return front.points(invocation, game)
