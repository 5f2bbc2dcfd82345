"""Saved games as plain JSON documents: what they hold, and how damage is recognised."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from rulesets.core import foreign, jsonable
from rulesets.core.message import Message
from rulesets.core.records import record
from rulesets.core.rules import Rules
from rulesets.core.state import GameState

S = TypeVar("S", bound=GameState)

FORMAT = 1
"""Increases when documents change in such a way that an older program can't read them."""

KIND = "tabletop-save"

LONGEST = 64
"""The most characters in a game's id, or in a version."""

LONGEST_KEY = 200
"""The most characters in the key of an option."""


class BadSave(Exception):
    """A document can't be used; `reason` says why, as a message id with facts."""

    def __init__(self, message_id: str, **facts: object) -> None:
        """`message_id` names the sentence, `facts` are what it mentions."""
        super().__init__(f"{message_id} {facts or ''}".strip())
        self.reason = Message(message_id, facts)


@record
class Checkpoint:
    """The position at the start of the running phase."""

    phase: str
    answers: int
    """How many answers had been given by then."""
    state: Any
    """The position as JSON values."""
    digest: str
    """Digest of the state, so that damage is noticed before the game continues."""


@record
class Saved:
    """A document that has been read and checked for shape, but not yet played."""

    game: str
    version: str
    components: str
    seats: int
    seed: int
    variants: dict[str, str]
    answers: list[tuple[int, str, str]]
    digests: list[str]
    checkpoint: Checkpoint | None

    def is_of(self, rules: Rules[Any]) -> bool:
        """Whether it claims to have been played under just these rules and tables.

        Then its answers lead to its position, or it is damaged, and its checkpoint is never needed.
        """
        return (self.version, self.components) == (rules.version, rules.components)


def document(
    rules: Rules[Any],
    origin: tuple[str, str],
    *,
    seats: int,
    seed: int,
    variants: Mapping[str, str],
    answers: Sequence[tuple[int, str, str]],
    digests: Sequence[str],
    checkpoint: Checkpoint,
) -> dict[str, Any]:
    """The document for a game. Digests: one before the first answer, one after each.

    `origin`: the version and the component tables under which the answers lead to the position.
    """
    return {
        "kind": KIND,
        "format": FORMAT,
        "game": rules.id,
        "version": origin[0],
        "components": origin[1],
        "seats": seats,
        "seed": seed,
        "variants": dict(variants),
        "answers": [list(answer) for answer in answers],
        "digests": list(digests),
        "checkpoint": {
            "phase": checkpoint.phase,
            "answers": checkpoint.answers,
            "state": checkpoint.state,
            "digest": checkpoint.digest,
        },
    }


def parse(text: str) -> Any:
    """The document in a file's text. Raises `BadSave` with the place, or `json.JSONDecodeError`."""
    try:
        return foreign.parsed(text)
    except foreign.BadDocument as error:
        raise BadSave("save-damaged", place=error.place) from error


def game_of(data: Any) -> str:
    """The id of the game a document belongs to. Raises `BadSave` if it isn't a readable document."""
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise BadSave("save-not-a-save")
    written = _number(data, "format")
    if written > FORMAT:
        raise BadSave("save-newer", format=written, known=FORMAT)
    return _text(data, "game")


def read(rules: Rules[Any], data: Any) -> Saved:
    """A document, checked for shape. Raises `BadSave` with the place that is wrong."""
    game = game_of(data)
    if game != rules.id:
        raise BadSave("save-other-game", game=game)
    saved = Saved(
        game=game,
        version=_text(data, "version"),
        components=_text(data, "components"),
        seats=_number(data, "seats"),
        seed=_number(data, "seed"),
        variants=_variants(rules, data),
        answers=_answers(data),
        digests=_digests(data),
        checkpoint=_checkpoint(rules, data),
    )
    if saved.seats not in rules.seat_counts:
        raise BadSave("save-damaged", place="seats")
    if len(saved.answers) > rules.most_answers * saved.seats:
        raise BadSave("save-damaged", place="answers")
    for number, answer in enumerate(saved.answers):
        if not 0 <= answer[0] < saved.seats:
            raise BadSave("save-damaged", place=f"answers[{number}]")
    for variant in rules.variants:
        if saved.variants[variant.id] not in variant.allowed(saved.seats):
            raise BadSave("save-damaged", place="variants")
    if saved.digests and len(saved.digests) != len(saved.answers) + 1:
        raise BadSave("save-damaged", place="digests")
    return saved


def _text(data: Mapping[str, Any], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str) or len(value) > LONGEST:
        raise BadSave("save-damaged", place=name)
    return value


def _number(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave("save-damaged", place=name)
    return value


def _variants(rules: Rules[Any], data: Mapping[str, Any]) -> dict[str, str]:
    chosen = data.get("variants")
    known = {variant.id: variant.choices for variant in rules.variants}
    if not isinstance(chosen, dict):
        raise BadSave("save-damaged", place="variants")
    for name, choice in chosen.items():
        if choice not in known.get(name, ()):
            raise BadSave("save-damaged", place=f"variants.{name}" if name in known else "variants")
    return rules.variants_of(chosen)


def _answers(data: Mapping[str, Any]) -> list[tuple[int, str, str]]:
    rows = data.get("answers")
    if not isinstance(rows, list):
        raise BadSave("save-damaged", place="answers")
    for number, row in enumerate(rows):
        right = isinstance(row, list) and [type(cell) for cell in row] == [int, str, str]
        if not right or any(len(text) > LONGEST_KEY for text in row[1:]):
            raise BadSave("save-damaged", place=f"answers[{number}]")
    return [(row[0], row[1], row[2]) for row in rows]


def _digests(data: Mapping[str, Any]) -> list[str]:
    rows = data.get("digests")
    if not isinstance(rows, list):
        raise BadSave("save-damaged", place="digests")
    for number, row in enumerate(rows):
        if not isinstance(row, str) or len(row) > LONGEST:
            raise BadSave("save-damaged", place=f"digests[{number}]")
    return rows


def _checkpoint(rules: Rules[Any], data: Mapping[str, Any]) -> Checkpoint | None:
    row = data.get("checkpoint")
    if row is None:
        return None
    if not isinstance(row, dict):
        raise BadSave("save-damaged", place="checkpoint")
    phase = row.get("phase")
    if not isinstance(phase, str) or phase not in rules.phases:
        raise BadSave("save-damaged", place="checkpoint.phase")
    answers = row.get("answers")
    if type(answers) is not int or not 0 <= answers <= len(data["answers"]):
        raise BadSave("save-damaged", place="checkpoint.answers")
    if not isinstance(row.get("digest"), str):
        raise BadSave("save-damaged", place="checkpoint.digest")
    return Checkpoint(phase, answers, row.get("state"), row["digest"])


def state_of(rules: Rules[S], checkpoint: Checkpoint) -> S:
    """The position in a checkpoint: the one that was saved, made of what positions are made of.

    Raises `BadSave` with the place.
    """
    if jsonable.digest(checkpoint.state) != checkpoint.digest:
        raise BadSave("save-damaged", place="checkpoint.state")
    try:
        state: S = jsonable.from_json(rules.state_type, checkpoint.state)
    except jsonable.Misfit as error:
        dot = "." if error.place else ""
        raise BadSave("save-damaged", place=f"checkpoint.state{dot}{foreign.clean(error.place)}") from error
    return state
