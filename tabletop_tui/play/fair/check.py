"""Whether a finished game proves that its chance was fair: hash, seed, and all of it played again.

The hash binds chance and nothing else: `BOUND` and `UNBOUND` name what it covers and what it doesn't. The
digest that a player noted binds more (`noted.BY_DIGEST`).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesets.core import BadSave, IllegalChoice, Message, RulesBug, Table, jsonable, saves
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.play.fair.chance import Happened, Witness
from tabletop_tui.play.fair.noted import Noted, compared
from tabletop_tui.play.fair.proof import Proof, hash_of, proof_of, seed_of
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import people_in, record_of

BOUND = ("secret", "game", "seats", "contributions", "seed")
"""What nobody can change in a file without another hash or another seed."""

UNBOUND = ("answers", "players", "variants", "rules", "components", "history")
"""What can be changed in a file such that all of it still fits the seed."""


@record
class Checked:
    """The result of checking a save document."""

    proof: Proof | None
    """`None` for a game without one."""
    faults: list[Message]
    """Everything that is wrong, as messages of `fair.ftl`; empty if all is right."""
    notes: list[Message]
    """What is no fault but worth a look: players and tables that may have been changed in the file."""
    answers: int
    over: bool
    """Whether the game has ended; before that, a proof can't be checked."""
    wrong_at: int | None
    """The first answer after which the position isn't the recorded one (0: the set-up), or `None`."""
    happened: list[Happened]
    """Every roll, draw and shuffle, in order, as far as the game could be played again."""
    noted: Noted | None = None
    """The game's digest beside the one that was noted; `None` until the secret is revealed."""


@record
class _Replay:
    table: Table[Any]
    witness: Witness
    wrong_at: int | None
    refused: bool
    """Whether that answer isn't possible there."""
    checkpoint_holds: bool


def check(rules: Rules[Any], document: Mapping[str, Any], noted: str = "", noted_digest: str = "") -> Checked:
    """Check a save document; players have `noted` a hash first, and a digest later. Raises `BadSave`."""
    proof = proof_of(document)
    if proof is not None:
        missing = _missing_digests(document)
        if missing is not None:
            return Checked(proof, [missing], [], len(document["answers"]), False, None, [])
    saved = saves.read(rules, document)
    notes = [*_of_players(proof, people_in(document)), *_of_erased(proof)]
    replay = _replayed(rules, saved)
    over = replay.wrong_at is None and replay.table.decision is None
    if replay.wrong_at is None:
        notes += _of_tables(rules, saved)
    faults: list[Message] = []
    if proof is not None:
        faults += _of_proof(proof, document, saved, replay, noted)
    elif noted or noted_digest:
        faults.append(Message("fair-fault-no-proof", {}))
    digest = None
    if proof is not None and proof.secret:
        digest = compared(document, proof, noted_digest)
        faults += [digest.fault] if digest.fault is not None else []
    elif proof is not None and noted_digest:
        faults.append(Message("fair-fault-digest-later", {}))
    happened = replay.witness.happened
    return Checked(proof, faults, notes, len(saved.answers), over, replay.wrong_at, happened, digest)


def _missing_digests(document: Mapping[str, Any]) -> Message | None:
    """Answers were taken out of the file, or put into it: there is one digest more than answers."""
    answers, digests = document.get("answers"), document.get("digests")
    if not isinstance(answers, list) or not isinstance(digests, list) or len(digests) == len(answers) + 1:
        return None
    return Message("fair-fault-count", {"answers": len(answers), "digests": len(digests)})


def _of_players(proof: Proof | None, people: Sequence[Person]) -> Iterator[Message]:
    """Seats at which the file names another player than the one who added words there."""
    if proof is None:
        return
    added: dict[int, list[str]] = {}
    for entry in proof.entries:
        added.setdefault(entry.seat, []).append(entry.name)
    erased = {entry.seat for entry in proof.entries if entry.is_erased}
    erased |= {seat for seat, bound in enumerate(proof.players) if bound.digest}
    for seat, names in sorted(added.items()):
        if seat not in erased and seat < len(people) and people[seat].name not in names:
            yield Message("fair-note-player", {"seat": seat + 1, "name": names[-1], "now": people[seat].name})


def _of_erased(proof: Proof | None) -> Iterator[Message]:
    """Names that were erased, and what that leaves of the proof."""
    if proof is not None and proof.erased:
        yield Message("fair-note-erased-clear")
    elif proof is not None and proof.erased_names:
        yield Message("fair-note-erased", {"count": proof.erased_names})


def _of_tables(rules: Rules[Any], saved: saves.Saved) -> Iterator[Message]:
    """Rules or component tables in the file that aren't those with which the game was played again."""
    if saved.version != rules.version:
        yield Message("fair-note-rules", {"version": saved.version, "here": rules.version})
    if saved.components != rules.components:
        yield Message("fair-note-components", {"components": saved.components, "here": rules.components})


def _replayed(rules: Rules[Any], saved: saves.Saved) -> _Replay:
    """Play the game again from its seed, up to the first difference."""
    witness = Witness(saved.seed)
    table = Table.drawing(rules, saved.seats, saved.seed, witness, saved.variants, listen=False)
    holds = _holds(saved, table)
    if saved.digests and saved.digests[0] != table.digest:
        return _Replay(table, witness, 0, False, holds)
    for number, answer in enumerate(saved.answers, start=1):
        witness.answer = number
        try:
            table.apply(answer[2])
        except (IllegalChoice, RulesBug):
            return _Replay(table, witness, number, True, holds)
        if table.answers[-1] != answer:
            return _Replay(table, witness, number, True, holds)
        if saved.digests and saved.digests[number] != table.digest:
            return _Replay(table, witness, number, False, holds)
        holds = holds and _holds(saved, table)
    return _Replay(table, witness, None, False, holds)


def _holds(saved: saves.Saved, table: Table[Any]) -> bool:
    """Whether the file's position at this moment, if it has one, is the table's."""
    kept = saved.checkpoint
    if kept is None or kept.answers != len(table.answers):
        return True
    here = table.save()["checkpoint"]
    same = here["answers"] == kept.answers and here["phase"] == kept.phase
    return bool(same and here["digest"] == kept.digest == jsonable.digest(kept.state))


def _of_proof(
    proof: Proof, document: Mapping[str, Any], saved: saves.Saved, replay: _Replay, noted: str
) -> Iterator[Message]:
    """The faults of a game that was to be fair by proof, the worst first."""
    over = replay.wrong_at is None and replay.table.decision is None
    if noted and noted.strip().lower() != proof.hash:
        yield Message("fair-fault-noted", {"hash": proof.hash, "noted": noted.strip().lower()})
    if not proof.begun:
        yield Message("fair-fault-not-begun", {})
        return
    if proof.secret:
        yield from _of_seed(proof, saved, replay)
    elif over:
        yield Message("fair-fault-no-secret", {})
    if replay.wrong_at is not None:
        yield _of_replay(rules_differ=_rules_differ(saved, replay), replay=replay)
    elif proof.secret and not over:
        yield Message("fair-fault-answers-missing", {"answers": len(saved.answers)})
    if not replay.checkpoint_holds:
        yield Message("fair-fault-checkpoint", {})
    if _history_differs(document):
        yield Message("fair-fault-history", {})


def _of_seed(proof: Proof, saved: saves.Saved, replay: _Replay) -> Iterator[Message]:
    """Which of secret, hash, contributions and seed doesn't fit the others."""
    game, seats = saved.game, saved.seats
    hash_fits = hash_of(proof.secret) == proof.hash
    if proof.erased:  # what the seed is made of isn't known any more
        if not hash_fits:
            yield Message("fair-fault-hash", {"hash": proof.hash, "right": hash_of(proof.secret)})
        return
    made = seed_of(game, seats, proof)
    if made == saved.seed:
        if not hash_fits:
            yield Message("fair-fault-hash", {"hash": proof.hash, "right": hash_of(proof.secret)})
    elif not hash_fits:
        yield Message("fair-fault-secret", {"hash": proof.hash, "right": hash_of(proof.secret)})
    elif replay.wrong_at == 0:
        yield Message("fair-fault-seed", {"seed": str(saved.seed), "right": str(made)})
    else:
        yield Message("fair-fault-contributions", {"seed": str(saved.seed), "right": str(made)})


def _rules_differ(saved: saves.Saved, replay: _Replay) -> bool:
    rules = replay.table.rules
    return (saved.version, saved.components) != (rules.version, rules.components)


def _of_replay(*, rules_differ: bool, replay: _Replay) -> Message:
    """What follows from the first difference between the file and the replayed game."""
    facts = {"answer": replay.wrong_at}
    if rules_differ:
        return Message("fair-fault-rules", facts)
    if replay.refused:
        return Message("fair-fault-answer", facts)
    return Message("fair-fault-chance" if replay.wrong_at else "fair-fault-set-up", facts)


def _history_differs(document: Mapping[str, Any]) -> bool:
    """Whether the file's full history, with answers taken back, leads to other answers."""
    try:
        _ = record_of(document)
    except BadSave:
        return document.get("history") is not None
    return False
