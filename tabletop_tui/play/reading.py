"""The records of games, read from saves, documents and tables; and what another program has stored since."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesets.core import IllegalChoice, RulesBug, Table, saves
from rulesets.core.rules import Rules
from rulesets.core.saves import BadSave
from tabletop_tui.play.errors import Diverged
from tabletop_tui.play.hand_over import hand_on
from tabletop_tui.play.record import GameRecord
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.store.rows import ANSWER, PROOF, UNDO, Later, Record, Row, in_force, record_of

if TYPE_CHECKING:
    from tabletop_tui.play.fair.proof import Proof


def of_table(table: Table[Any], people: Sequence[Person] = (), proof: "Proof | None" = None) -> GameRecord:
    """What was played at a table so far; `proof` says how its seed came about."""
    saved = record_of(table.save(), people or unnamed(table.seats))
    if proof is not None:
        saved.head[PROOF] = proof.to_json()
    record = GameRecord(table, saved)
    record.add_answers()
    return record


def of_document(
    document: Mapping[str, Any],
    rules: Rules[Any] | None = None,
    people: Sequence[Person] = (),
    *,
    exactly: bool = False,
) -> GameRecord:
    """A game from a save document, not kept anywhere.

    `people` are used where the document names none; `exactly` as for `of_saved`. Raises `BadSave`.
    """
    used = rules or _rules_of(saves.game_of(document))
    saves.read(used, document)
    return of_saved(record_of(document, people or unnamed(document["seats"])), used, exactly=exactly)


def of_saved(saved: Record, rules: Rules[Any] | None = None, *, exactly: bool = False) -> GameRecord:
    """A game that was kept, where it was left; `rules` are those of its game. Raises `BadSave`.

    `exactly`: every position on the way is compared, not only the last one.
    """
    used = rules or _rules_of(saved.head["game"])
    try:
        in_force(saved.rows)
    except ValueError as error:
        raise BadSave("save-damaged", place="history") from error
    if len(saved.people) != saved.head["seats"]:
        raise BadSave("save-damaged", place="people")
    if any(not 0 <= row.seat < len(saved.people) for row in saved.rows):
        raise BadSave("save-damaged", place="history")
    same_rules = saved.is_of(used)
    record, sound = _replayed(saved, used, exactly=exactly and same_rules)
    if sound:
        if record.table.can_undo:
            hand_on(record)
        return record
    if same_rules:
        record, _ = _replayed(saved, used, exactly=True)
        raise BadSave("save-damaged", place=_next_place(record, saved))
    return _recovered(saved, used)


def sound_part(saved: Record, rules: Rules[Any] | None = None) -> GameRecord | None:
    """The game up to the last position that it is sure to have had, as a game of its own.

    For what `of_saved` refuses; `None` if not even its beginning can be played.
    """
    used = rules or _rules_of(saves.game_of(saved.head))
    head = {**saved.head, "version": used.version, "components": used.components}
    saved = replace(saved, head=head, checkpoint=None)
    try:
        saves.read(used, replace(saved, rows=[]).document())
        record, _ = _replayed(saved, used, exactly=True)
        if record.steps == 0 and saved.first_digest != record.table.digest:
            saved = replace(saved, first_digest=record.table.digest, rows=[])
            record, _ = _replayed(saved, used, exactly=True)
    except (BadSave, ValueError, KeyError, TypeError, RulesBug):
        return None
    record.saved.checkpoint = record.table.save()["checkpoint"]
    if record.table.can_undo:
        hand_on(record)
    return record


def checked(saved: Record, game_id: str, rules: Rules[Any] | None = None) -> Record:
    """What a store holds, if a document can be made of it: its file may be damaged.

    Raises `BadSave`, `StoreError`.
    """
    from tabletop_tui.store.errors import StoreError

    try:
        document = saved.document()
    except (ValueError, KeyError, TypeError) as error:
        raise StoreError("saves-game-damaged", id=game_id) from error
    saves.read(rules or _rules_of(saves.game_of(document)), document)
    return saved


def unnamed(seats: int) -> tuple[Person, ...]:
    """People for a table that names none: A, B, C, D."""
    return tuple(Person("ABCDEFGH"[seat], COLOURS[seat % len(COLOURS)]) for seat in range(seats))


# -- following another program ---------------------------------------------------------------------


def is_behind(record: GameRecord, later: Later) -> bool:
    """Whether another program has done something in this game that hasn't been repeated here."""
    return bool(later.rows) or _seated(record, later).seated != record.saved.seated


def follow(record: GameRecord, later: Later) -> None:
    """Repeat what another program has done in this game; each row is checked against its digest.

    Raises `Diverged` for rows that don't go on from here; then this copy can no longer be used.
    """
    for row in later.rows:
        try:
            _repeat(record, row)
        except (IllegalChoice, RulesBug, ValueError, IndexError) as error:
            raise Diverged(f"row {row.number}: {error}") from error
        if record.table.digest != row.digest:
            raise Diverged(f"row {row.number}: {record.table.digest} instead of {row.digest}")
    record.seated_elsewhere(_seated(record, later))
    if later.rows and later.rows[-1].what == UNDO:
        record.hand_over = record.passed = None
    elif later.rows:
        hand_on(record)


def _seated(record: GameRecord, later: Later) -> Record:
    """What is saved, with the people who now have the seats."""
    return replace(record.saved, people=later.people, standing_answers=later.standing_answers)


# -- replaying -------------------------------------------------------------------------------------


def _replayed(saved: Record, used: Rules[Any], *, exactly: bool) -> tuple[GameRecord, bool]:
    """As much of a game as can be done again, and whether that is all of it and leads where it led.

    `exactly`: every position on the way has to be the one it was. Raises `BadSave`.
    """
    head = saved.head
    played_by = used.variants_of(head["variants"])
    table: Table[Any] = Table.new(used, head["seats"], head["seed"], listen=True, **played_by)
    record = GameRecord(table, replace(saved, rows=[]))
    _ = record.proof  # has to be readable
    fits = saved.first_digest in ("", table.digest)
    for row in saved.rows:
        if exactly and not fits:
            break
        try:
            _repeat(record, row)
        except (IllegalChoice, RulesBug, Diverged):
            return record, False
        if exactly or row is saved.rows[-1]:
            fits = row.digest in ("", table.digest)
    if exactly and not fits and record.steps:
        return _replayed(replace(saved, rows=saved.rows[: record.steps - 1]), used, exactly=True)[0], False
    return record, fits and record.steps == len(saved.rows)


def _repeat(record: GameRecord, row: Row) -> None:
    """Do again what a row says, without writing it. Raises `IllegalChoice`, `RulesBug`, `Diverged`."""
    table, rows = record.table, record.saved.rows
    if row.number != len(rows) + 1:
        raise Diverged(f"row {row.number} is not the next one")
    if row.what == ANSWER:
        asked = table.decision
        if asked is None or (asked.seat, asked.kind) != (row.seat, row.kind):
            raise Diverged(f"row {row.number} answers another question")
        table.apply(row.key, automatic=row.automatic)
        record.add((row, record.entry_of(row, len(record.log), table.story[-1])))
        record.by_itself.append(row.automatic)
        record.turns.note(table)
    elif row.of is None or not 0 < row.of <= len(rows) or rows[row.of - 1][2:5] != row[2:5]:
        raise Diverged(f"row {row.number} is about another answer")
    elif row.what == UNDO:
        table.undo()
        record.by_itself.pop()
        record.mark(row.of, undone=True)
        record.turns.forget_after(len(table.answers))
    else:
        automatic = rows[row.of - 1].automatic
        table.redo(automatic=automatic)
        record.by_itself.append(automatic)
        record.mark(row.of, undone=False)
        record.turns.note(table)
    rows.append(row)


def _recovered(saved: Record, rules: Rules[Any]) -> GameRecord:
    """The rules have changed since: continue from the checkpoint; the log has gaps."""
    table: Table[Any] = Table.load(rules, saved.document())
    stood = in_force(saved.rows)
    dropped = saved.taken_back(stood[len(table.answers) :], table.digest)
    saved = replace(saved, rows=[*saved.rows, *dropped])
    record = GameRecord(table, saved)
    record.unkept = dropped
    happened = dict(zip(stood, table.story[1:], strict=False))
    for row in saved.rows:
        if row.what == ANSWER:
            entry = record.entry_of(row, len(record.log), happened.get(row.number, ()))
            record.add((row, replace(entry, undone=row.number not in happened)))
    record.by_itself = [saved.rows[number - 1].automatic for number in stood[: len(table.answers)]]
    return record


def _next_place(record: GameRecord, saved: Record) -> str:
    """The place in a save document of the first row that can't be done again after what was played."""
    if not record.steps and saved.first_digest not in ("", record.table.digest):
        return "digests[0]"
    plain = all(row.what == ANSWER for row in saved.rows)
    return f"{'answers' if plain else 'history'}[{record.steps}]"


def _rules_of(game: str) -> Rules[Any]:
    from tabletop_tui.kit.registry import BrokenGame, rules_of

    try:
        return rules_of(game)
    except KeyError:
        raise BadSave("game-gone", game=game) from None
    except BrokenGame as error:
        raise BadSave(error.reason.id, **error.reason.facts) from error
