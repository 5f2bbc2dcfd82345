"""What is saved about a game: its head, its players, one row for every answer, undo and redo."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesets.core import saves
from rulesets.core.records import record
from tabletop_tui.store.people import Person, clean_name, without_id

if TYPE_CHECKING:
    from rulesets.core.rules import Rules

ANSWER, UNDO, REDO = "answer", "undo", "redo"

PROOF = "fair"
"""Where a head holds how its seed came about, if that can be proved."""

AUTOMATIC = 0
"""The `of` of an answer that no player gave at the time: a standing answer."""


class Row(NamedTuple):
    """One thing that was done at the table. Rows are only ever added."""

    number: int
    """Number of the row in its game, from 1, without gaps."""
    what: str
    """What the row is: `answer`, `undo` or `redo`."""
    seat: int
    """The seat that answered, took back or restored."""
    kind: str
    """The decision, for all three."""
    key: str
    """The option, for all three."""
    digest: str
    """Digest of the position after it."""
    of: int | None = None
    """For an undo or redo: the number of the answer that is meant. For an answer: `AUTOMATIC`, or none."""

    @property
    def automatic(self) -> bool:
        """An answer that was a standing one."""
        return self.what == ANSWER and self.of == AUTOMATIC


def in_force(rows: Iterable[Row]) -> list[int]:
    """The numbers of the answers that are in force (not taken back), in the order in which they were given.

    Raises `ValueError` for rows that contradict one another.
    """
    stack: list[int] = []
    undone: list[int] = []
    for number, row in enumerate(rows, start=1):
        if row.number != number:
            raise ValueError(f"row {number} is missing")
        if row.what == ANSWER:
            stack.append(number)
            undone.clear()
        elif row.what == UNDO and stack and stack[-1] == row.of:
            undone.append(stack.pop())
        elif row.what == REDO and undone and undone[-1] == row.of:
            stack.append(undone.pop())
        else:
            raise ValueError(f"row {number} has nothing to {row.what}")
    return stack


@record
class Status:
    """The state of a game, for lists of games."""

    turn: int | None
    """The seat that decides, or `None` when the game is over."""
    round: int
    rounds: int
    scores: tuple[int, ...]
    places: tuple[int, ...] = ()
    """Once the game is over: by seat, from 1, by its rules for ties."""

    @property
    def scores_cell(self) -> str:
        """What databases keep as `scores`: the points by seat, then the places by seat.

        Versions that knew no places kept the points alone, and they read the points of both.
        """
        return json.dumps([*self.scores, *self.places])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None


@dataclass(slots=True, eq=False, repr=False)
class Record:
    """A game as the store keeps it."""

    head: dict[str, Any]
    """The document's fields that never change: kind, format, game, version, seats, seed, variants.
    A game that is fair by proof also has its proof (`tabletop_tui.play.fair.proof`), with the secret."""
    people: tuple[Person, ...]
    first_digest: str
    """Digest of the position before the first answer."""
    checkpoint: dict[str, Any] | None
    rows: list[Row] = field(default_factory=list)
    name: str = ""
    """The name that the players gave it; empty if they gave none."""
    standing_answers: tuple[Mapping[str, str], ...] = ()
    """Each seat's standing answers (`tabletop_tui.kit.standing_answers`); empty if there are none."""

    def is_of(self, rules: "Rules[Any]") -> bool:
        """Whether it claims to have been played under just these rules and tables (`Saved.is_of`)."""
        return (self.head.get("version"), self.head.get("components")) == (rules.version, rules.components)

    @property
    def seated(self) -> list[dict[str, Any]]:
        """The people with their standing answers, as JSON values."""
        people: list[dict[str, Any]] = [dict(person.to_json()) for person in self.people]
        for person, chosen in zip(people, self.standing_answers, strict=False):
            if chosen:
                person["answers"] = dict(chosen)
        return people

    def taken_back(self, answers: Sequence[int], digest: str) -> list[Row]:
        """The rows that take back the last answers, given by number; `digest` is of the position then."""
        rows = [self.rows[number - 1] for number in reversed(answers)]
        first = len(self.rows) + 1
        return [
            row._replace(number=number, what=UNDO, digest=digest, of=row.number)
            for number, row in enumerate(rows, start=first)
        ]

    def document(self, *, over: bool = False) -> dict[str, Any]:
        """The save document that `Table.load` reads; `people` and `history` are added to it.

        The secret of a game that is fair by proof is in it only if the game is `over`. Raises `ValueError`
        for rows that contradict one another.
        """
        answers = [self.rows[number - 1] for number in in_force(self.rows)]
        digests = [self.first_digest, *(row.digest for row in answers)]
        checkpoint = self.checkpoint
        if checkpoint is not None and checkpoint["answers"] > len(answers):
            checkpoint = None
        head = self.head if over else without_secret(self.head)
        return {
            **head,
            "answers": [[row.seat, row.kind, row.key] for row in answers],
            "digests": digests if all(digests) else [],
            "checkpoint": checkpoint,
            "people": self.seated,
            "name": self.name,
            "history": [[row.what, row.seat, row.kind, row.key, row.digest, row.of] for row in self.rows],
        }


def exported(document: Mapping[str, Any]) -> dict[str, Any]:
    """A save document as it may be given away: with names, but without ids or fingerprints of members."""
    people = [{**person, "kind": without_id(person["kind"])} for person in document["people"]]
    given = {**document, "people": people}
    if isinstance(document.get(PROOF), dict):
        given[PROOF] = _without_members(document[PROOF])
    return given


def _without_members(proof: Mapping[str, Any]) -> dict[str, Any]:
    """A proof as it is kept, without the ids of those who added words."""

    def given(cell: Any) -> Any:
        if not isinstance(cell, dict):
            return cell
        return {name: kept for name, kept in cell.items() if name != "member"}

    return {**proof, "entries": [[given(cell) for cell in entry] for entry in proof["entries"]]}


@record
class Later:
    """What a store has of a game beyond the rows that are known already."""

    rows: tuple[Row, ...]
    """The rows after those, in order."""
    people: tuple[Person, ...]
    """Who sits at the table now."""
    standing_answers: tuple[Mapping[str, str], ...] = ()
    """As `Record.standing_answers`, now."""


def head_of(document: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a save document that never change."""
    names = ("kind", "format", "game", "version", "components", "seats", "seed", "variants")
    head = {name: document[name] for name in names}
    return head | ({PROOF: document[PROOF]} if PROOF in document else {})


def without_secret(head: Mapping[str, Any]) -> dict[str, Any]:
    """A head as it may be seen while the game runs."""
    proof = head.get(PROOF)
    if not isinstance(proof, Mapping) or "secret" not in proof:
        return dict(head)
    return {**head, PROOF: {name: kept for name, kept in proof.items() if name != "secret"}}


def record_of(document: Mapping[str, Any], people: Sequence[Person] = ()) -> Record:
    """A record from a save document of the right shape (`rulesets.core.saves.read` checks that).

    Its own people and history are used, if it has them. Raises `BadSave` if these are wrong.
    """
    digests: list[str] = list(document["digests"])
    answers: list[Any] = document["answers"]
    if not digests:
        digests = [""] * (len(answers) + 1)
    rows = _history(document)
    if rows is None:
        rows = [
            Row(number, ANSWER, seat, kind, key, digests[number])
            for number, (seat, kind, key) in enumerate(answers, start=1)
        ]
    found = people_in(document) or tuple(people)
    if len(found) != document["seats"]:
        raise saves.BadSave("save-damaged", place="people")
    name = document.get("name", "")
    return Record(
        head_of(document),
        found,
        digests[0],
        document.get("checkpoint"),
        rows,
        clean_name(name) if isinstance(name, str) else "",
        standing_answers_of(document.get("people") or ()),
    )


def standing_answers_of(people: Sequence[Mapping[str, Any]]) -> tuple[dict[str, str], ...]:
    """The standing answers in a save; anything but words is ignored."""
    kept = [person.get("answers") for person in people]
    return tuple(
        {str(name): str(choice) for name, choice in each.items()} if isinstance(each, dict) else {}
        for each in kept
    )


def people_in(document: Mapping[str, Any]) -> tuple[Person, ...]:
    """The people that a save document names, in seat order; none if it names none. Raises `BadSave`."""
    listed = document.get("people")
    if listed is None:
        return ()
    if not isinstance(listed, list):
        raise saves.BadSave("save-damaged", place="people")
    found = []
    for number, kept in enumerate(listed):
        try:
            found.append(person_of(kept))
        except (TypeError, KeyError, ValueError, AttributeError) as error:
            raise saves.BadSave("save-damaged", place=f"people[{number}]") from error
    return tuple(found)


def person_of(kept: Mapping[str, Any]) -> Person:
    """A person as they are kept. Raises `TypeError`, `KeyError`, `ValueError` or `AttributeError`."""
    for name in ("name", "colour", "kind"):
        if not isinstance(kept.get(name, ""), str):
            raise TypeError(name)
    kind = str(kept.get("kind", "hotseat"))
    coached = kept.get("coached") is True
    hinted, unhinted = hinted_of(kept), kept.get("unhinted") is True
    return Person(
        str(kept["name"]),
        str(kept["colour"]),
        kind,
        since_of(kept),
        coached,
        hinted,
        unhinted,
        notes_shown_to(kept),
        since_of(kept, "coached_from"),
        kept.get("lost") is True,
        kept.get("won") is True,
        kept.get("unrated") is True,
        rival if isinstance(rival := kept.get("rival", ""), str) else "",
    )


def notes_shown_to(person: Mapping[str, Any]) -> tuple[str, ...]:
    """The `Person.notes_shown` of a person as they are kept; what can't be the id of a note is left out."""
    listed = person.get("told", ())
    return tuple(note for note in listed if isinstance(note, str)) if isinstance(listed, list) else ()


def hinted_of(person: Mapping[str, Any]) -> tuple[int, ...]:
    """The `Person.hinted` of a person as they are kept; what can't be an entry of a log is left out."""
    listed = person.get("hinted", ())
    entries = listed if isinstance(listed, list) else []
    return tuple(sorted({entry for entry in entries if type(entry) is int and entry >= 0}))


def since_of(person: Mapping[str, Any], what: str = "since") -> int:
    """The `Person.since` of a person as they are kept, or another count; 0 for what can't be one."""
    since = person.get(what, 0)
    return since if type(since) is int and since > 0 else 0


def _history(document: Mapping[str, Any]) -> list[Row] | None:
    """The rows of a document's history, if they lead to its answers; `None` if there is no history."""
    listed = document.get("history")
    if listed is None:
        return None
    if not isinstance(listed, list):
        raise saves.BadSave("save-damaged", place="history")
    shape = ([str, int, str, str, str, int], [str, int, str, str, str, type(None)])
    for number, row in enumerate(listed):
        right = isinstance(row, list) and [type(cell) for cell in row] in shape
        if not right or not 0 <= row[1] < document["seats"] or any(map(_is_long, row[2:5])):
            raise saves.BadSave("save-damaged", place=f"history[{number}]")
        if row[0] == ANSWER and row[5] not in (AUTOMATIC, None):
            raise saves.BadSave("save-damaged", place=f"history[{number}]")
    rows = [Row(number, *row) for number, row in enumerate(listed, start=1)]
    try:
        stood = [rows[number - 1] for number in in_force(rows)]
    except ValueError as error:
        raise saves.BadSave("save-damaged", place="history") from error
    answers = [tuple(answer) for answer in document["answers"]]
    if [row[2:5] for row in stood] != answers:
        pairs = zip(stood, answers, strict=False)
        differs = [f"history[{row.number - 1}]" for row, answer in pairs if row[2:5] != answer]
        raise saves.BadSave("save-damaged", place=next(iter(differs), "history"))
    digests = document["digests"]
    for number, row in enumerate(stood):
        if digests and row.digest != digests[number + 1]:
            raise saves.BadSave("save-damaged", place=f"digests[{number + 1}]")
    return rows


def _is_long(text: str) -> bool:
    """Whether a kind, a key or a digest is longer than any of ours."""
    return len(text) > saves.LONGEST_KEY
