"""`tabletop verify F`: whether a save replays exactly, and whether its chance was fair."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rulesets.core import BadSave, Message, Table
from rulesets.core.rules import Rules
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.saved import document_of, rules_of_document
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.fair.chance import DRAW, ROLL, SHUFFLE, Happened
from tabletop_tui.play.fair.check import BOUND, UNBOUND, Checked, check
from tabletop_tui.play.fair.noted import BY_DIGEST
from tabletop_tui.play.fair.proof import Proof, message_of, proof_of
from tabletop_tui.play.fair.sentences import gave
from tabletop_tui.text.complaints import Complaint


def run(
    invocation: Invocation,
    source: str,
    noted: str = "",
    noted_digest: str = "",
    verbose: bool = False,
    as_json: bool = False,
) -> int:
    """Play all answers again, compare every position, and check a proof if there is one; 1 if any differs."""
    document = document_of(invocation.paths, source)
    rules = rules_of_document(invocation.paths, document)
    checked = check(rules, document, noted, noted_digest)
    if as_json:
        found = _as_json(invocation, source, document, checked, noted=bool(noted))
        invocation.say(json.dumps(found, ensure_ascii=False))
        return 1 if checked.faults or checked.wrong_at is not None else 0
    if checked.proof is None and not checked.faults:
        return _plain(invocation, source, rules, document, checked, verbose=verbose)
    if checked.proof is not None:
        _say_proof(invocation, checked.proof)
    if checked.noted is not None:
        invocation.say(invocation.words.fair.verify_digest(digest=str(checked.noted.digest)))
    if verbose:
        _say_chance(invocation, document, checked)
    for fault in checked.faults:
        invocation.warn(invocation.words(fault.id, file=source, **fault.facts))
    if checked.faults:
        return 1
    _say_what_holds(invocation, source, document, checked, noted=bool(noted))
    _say_notes(invocation, source, checked)
    return 0


def _plain(
    invocation: Invocation,
    source: str,
    rules: Rules[Any],
    document: Any,
    checked: Checked,
    *,
    verbose: bool,
) -> int:
    """A game without a proof: only whether it replays."""
    if checked.wrong_at is None:
        name = game_title(invocation.words, rules.id)
        if verbose:
            _say_chance(invocation, document, checked)
        said = invocation.words.cli.verified(
            file=source, game=name, answers=checked.answers, over=checked.over
        )
        invocation.say(said)
        _say_notes(invocation, source, checked)
        return 0
    try:
        Table.load(rules, document, listen=False)
    except BadSave as error:
        raise Complaint("cli-verify-differs", code=1, file=source, answer=checked.wrong_at) from error
    raise Complaint("cli-verify-recovered", code=1, file=source, answer=checked.wrong_at)


def _say_proof(invocation: Invocation, proof: Proof) -> None:
    """What was shown at the start, to compare with the player's own notes."""
    words = invocation.words
    invocation.say(words.fair.verify_hash(hash=proof.hash))
    for entry in proof.entries:
        invocation.say(gave(entry, words))


def _say_notes(invocation: Invocation, source: str, checked: Checked) -> None:
    for note in checked.notes:
        invocation.say(invocation.words(note.id, file=source, **note.facts))


def _say_what_holds(
    invocation: Invocation, source: str, document: Any, checked: Checked, *, noted: bool
) -> None:
    """What is right, a sentence each, and what the proof doesn't cover; `noted`: the hash was compared."""
    words, proof = invocation.words, checked.proof
    if proof is None or not checked.over:
        invocation.say(words.fair.verify_running())
        return
    if proof.erased:
        invocation.say(words.fair.verify_secret(secret=proof.secret))
        invocation.say(words.fair.verify_replayed())
        _say_answers(invocation, checked)
        return
    counts = Counter(each.what for each in checked.happened)
    rolls, draws, shuffles = counts[ROLL], counts[DRAW], counts[SHUFFLE]
    invocation.say(words.fair.verify_secret(secret=proof.secret))
    invocation.say(words.fair.verify_seed(seed=str(document["seed"])))
    invocation.say(
        words.fair.verify_chance(rolls=rolls, draws=draws, shuffles=shuffles, answers=checked.answers)
    )
    invocation.say(words.fair.verify_replayed())
    invocation.say((words.fair.verify_proven if noted else words.fair.verify_fits)(file=source))
    _say_answers(invocation, checked)


def _say_answers(invocation: Invocation, checked: Checked) -> None:
    """How far the digest that was noted binds what the players did, and what is bound by nothing."""
    say, noted = invocation.words.fair, checked.noted
    if noted is None or noted.answers is None:
        invocation.say(say.verify_answers_fit())
        invocation.say(say.verify_unbound())
    elif noted.players:
        invocation.say(say.verify_answers_proven(answers=noted.answers))
        invocation.say(say.verify_still_unbound())
    elif noted.taken_back:
        invocation.say(say.verify_answers_taken_back(answers=noted.answers))
        invocation.say(say.verify_unbound())
    else:
        invocation.say(say.verify_answers_proven_to(answer=noted.answers))


def _say_chance(invocation: Invocation, document: Any, checked: Checked) -> None:
    """Every roll, draw and shuffle, in order; nothing while a game runs: it would show hidden things."""
    if checked.over or checked.wrong_at is not None:
        for happened in checked.happened:
            invocation.say(_in_words(invocation, document, happened))


def _in_words(invocation: Invocation, document: Any, happened: Happened) -> str:
    words = invocation.words
    at = words.fair.event_set_up()
    if happened.answer:
        at = words.fair.event_at(answer=happened.answer, name=_name(invocation, document, happened.answer))
    gave = happened.numbers[0] + 1 if happened.what != SHUFFLE else ""
    return f"{at}: {words(f'fair-event-{happened.what}', of=happened.of, gave=gave)}"


def _name(invocation: Invocation, document: Any, answer: int) -> str:
    """Who gave an answer; the seat's number if the file has no name. An erased name is bound by nothing."""
    seat = document["answers"][answer - 1][0]
    people, proof = document.get("people"), proof_of(document)
    if proof is not None and proof.players and proof.players[seat].digest:
        return invocation.words.serve.former()
    return str(people[seat]["name"]) if people else str(seat + 1)


def _as_json(
    invocation: Invocation, source: str, document: Any, checked: Checked, *, noted: bool
) -> dict[str, Any]:
    """All of it as JSON values; chance only of finished games."""
    proof = checked.proof

    def said(reasons: Sequence[Message]) -> list[dict[str, str]]:
        return [
            {"id": each.id, "sentence": invocation.words(each.id, file=source, **each.facts)}
            for each in reasons
        ]

    sound = proof is not None and checked.over and not checked.faults
    fits = sound and proof is not None and not proof.erased
    found = checked.happened if checked.over or checked.wrong_at is not None else []
    digest = checked.noted
    proven_to = digest.answers if sound and digest is not None else None
    by_digest = BY_DIGEST if sound and digest is not None and digest.players else ()
    by_hash = () if proof is None else ("secret",) if proof.erased else BOUND
    bound = (*by_hash, *by_digest)
    return {
        "file": source,
        "game": document["game"],
        "answers": checked.answers,
        "over": checked.over,
        "differs_at": checked.wrong_at,
        "chance_fits": fits,
        "chance_proven": fits and noted,
        "digest": str(digest.digest) if digest is not None else None,
        "answers_proven_to": proven_to,
        "bound": list(bound),
        "unbound": [each for each in UNBOUND if each not in by_digest],
        "fair": None if proof is None else _proof_as_json(proof, document, over=checked.over),
        "faults": said(checked.faults),
        "notes": said(checked.notes),
        "chance": [
            {"answer": each.answer, "what": each.what, "of": each.of, "numbers": list(each.numbers)}
            for each in found
        ],
    }


def _proof_as_json(proof: Proof, document: Any, *, over: bool) -> dict[str, Any]:
    """The proof, with the seed once the game is over, and the message that the seed is made of."""
    message = message_of(document["game"], document["seats"], proof).decode("utf-8", "replace")
    shown = proof.without_members().to_json()
    return {**shown, "message": message, "seed": document["seed"] if over else None}
