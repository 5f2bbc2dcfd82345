"""What players do to a game: answer, undo, redo, take over. `Session.do` carries an act out.

An act changes the copy of the game that it is given. It writes nothing and shows nothing, and if it raises
an exception, that copy is dropped.
"""

from collections.abc import Collection

from rulesets.core import IllegalChoice, RulesBug
from tabletop_tui.play import undo as undoing
from tabletop_tui.play.errors import RulesFailed, SessionError
from tabletop_tui.play.hand_over import hand_on
from tabletop_tui.play.record import Act, GameRecord, Step


def answer(key: str, seat: int | None = None) -> Act:
    """Answer the decision, as `seat` if given, and give the standing answers that follow.

    Raises `IllegalChoice` for a key that isn't on offer, `SessionError` if it isn't that seat's
    decision, `RulesFailed` if the rules fail.
    """

    def act(draft: GameRecord) -> None:
        decision = draft.decision
        if decision is not None and seat is not None and seat != decision.seat:
            raise SessionError("saves-not-your-decision", name=draft.people[decision.seat].name)
        try:
            done = [draft.step(key)]
        except RulesBug as bug:
            raise RulesFailed(key) from bug
        _go_on(draft, done)

    return act


def let_answer(seat: int, standing_id: str, choice: str) -> Act:
    """Have a seat's recurring question answered by itself from now on, including the one at hand.

    `choice` is one of the choices that the question has, or `ask`. It is kept with the game. Raises
    `ValueError` for what the game doesn't know.
    """

    def act(draft: GameRecord) -> None:
        draft.choose(draft.standing_answers.chosen(seat, standing_id, choice))
        if draft.decision is not None and draft.decision.seat == seat:
            _go_on(draft, [])

    return act


def _go_on(draft: GameRecord, done: list[Step]) -> None:
    """After these answers, give those that are to be given by themselves; note all of them."""
    chosen = draft.standing_answers
    while (decision := draft.decision) is not None and (key := chosen.answer(decision)) is not None:
        try:
            done.append(draft.step(key, after=len(done), automatic=True))
        except (IllegalChoice, RulesBug):
            break  # then the player is asked after all
        chosen = chosen.after(decision)
    if done:
        draft.note([row for row, _ in done])
        for step in done:
            draft.add(step)
        if chosen is not draft.standing_answers:
            draft.choose(chosen)
        hand_on(draft)


def undo(*, by: Collection[int] | None = None) -> Act:
    """Take back the last answer that a player gave, and the standing answers that followed.

    If that isn't possible, take back the player's own standing answer after it, and ask instead.
    All of it stays in the log. `by` are the seats of the player who wants it, if others play elsewhere.
    Raises `SessionError`.
    """

    def act(draft: GameRecord) -> None:
        count = undoing.undo_count(draft, undoing.at_keyboard(draft, by))
        if not count:
            raise SessionError(undoing.why_not(draft, by))
        undoing.take_back(draft, count)

    return act


def redo(*, by: Collection[int] | None = None) -> Act:
    """Restore what was taken back last, with the standing answers that followed; `by` as for `undo`.

    Raises `SessionError`, `RulesFailed`.
    """

    def act(draft: GameRecord) -> None:
        if not undoing.can_redo(draft, by):
            raise SessionError("saves-nothing-to-redo")
        try:
            undoing.give_again(draft)
        except RulesBug as bug:
            raise RulesFailed("redo") from bug
        hand_on(draft)

    return act


def restart_turn(*, by: Collection[int] | None = None) -> Act:
    """Take back all answers of the running turn, as far as that is possible; `by` as for `undo`.

    Before a hand-over is taken, the running turn is the one that was just played.
    Raises `SessionError`.
    """

    def act(draft: GameRecord) -> None:
        if not undoing.can_restart(draft, by):
            raise SessionError(undoing.why_not(draft, by))
        undoing.take_back(draft, undoing.restart_count(draft))

    return act


def take_over(draft: GameRecord) -> None:
    """The next player is now at the keyboard; what came before can no longer be taken back."""
    draft.hand_over = None
