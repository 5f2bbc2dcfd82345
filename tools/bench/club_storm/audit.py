"""Afterwards: what guests have seen beside what is kept, and every row played again."""

import random
from collections.abc import Sequence

from rulesets import load_rules
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play import acts
from tabletop_tui.play.fair.check import check
from tabletop_tui.play.session import Session
from tabletop_tui.store import Record, Store, open_store
from tabletop_tui.store.rows import ANSWER, PROOF, Later
from tabletop_tui.text.words import Words
from tests import postgres
from tools.bench.club_storm.eye import Turns, times
from tools.bench.club_storm.guests import CONFIRMED, REFUSED_SO, SENT, TEXT, Storming
from tools.bench.club_storm.storm import Storm


def audit(storm: Storm, base: postgres.Base, guests: Sequence[Storming]) -> dict[str, Turns]:
    """Lay what guests have answered beside what is kept. Whose turn it was at each table, and when."""
    turns: dict[str, Turns] = {}
    given = times(base)
    by_table: dict[str, dict[str, Storming]] = {}
    for each in guests:
        by_table.setdefault(each.table.id, {})[each.name] = each
        known = [what for _, what in each.answers]
        storm.confirmed += known.count(CONFIRMED)
        storm.refused += known.count(REFUSED_SO)
        storm.unknown += known.count(SENT)
    with open_store(base.address) as store:
        for id, here in by_table.items():
            record = store.load(id)
            storm.rows += len(record.rows)
            turns[id] = Turns(unowned=storm.unowned.get(id, ()))
            texts = _replayed(storm, id, record, given.get(id, []), turns[id])
            for seat, (name, guest) in enumerate(here.items()):
                storm.judged += 1
                if not fits(guest.answers, texts[seat]):
                    storm.unlike.append(
                        f"{id}: the answers of {name} differ: {guest.answers} / {texts[seat]}"
                    )
        prove(storm, store, [id for id, here in by_table.items() if not here.keys().isdisjoint(storm.erased)])
    return turns


def prove(storm: Storm, store: Store, ids: Sequence[str]) -> None:
    """Play these games to their end, since only then the secret is known, and check their proofs."""
    chance = random.Random(storm.seed)
    for id in ids:
        if PROOF not in store.load(id).head:
            continue
        session = Session.resume(store, id)
        while session.record.decision is not None:
            session.do(acts.answer(chance.choice(session.record.decision.options).key))
        session.close()
        document = store.document(id)
        found = check(session.rules, document)
        storm.proofs += 1
        if found.faults or not found.over or found.wrong_at is not None:
            storm.unproved.append(f"{id}: {[each.id for each in found.faults]} {found.wrong_at}")


def _replayed(
    storm: Storm, id: str, record: Record, given: Sequence[float], turns: Turns
) -> dict[int, list[str]]:
    """Play all rows again from a new game, each digest compared; by seat what the list called each answer.

    `given` is when each row was given to the store; `turns` gets whose turn it was from then on.
    """
    rules = load_rules(record.head["game"])
    session = Session.of_document(
        {**record.document(), "answers": [], "digests": [], "history": [], "checkpoint": None}, rules
    )
    session.record.pause_when(lambda _due: False)
    words = Words("en")
    wording = game_parts(rules.id).wording(words, record.people)
    wording.spell_out()
    texts: dict[int, list[str]] = {seat: [] for seat in range(len(record.people))}
    turns.add(float("-inf"), _asked(session))
    for row, at in zip(record.rows, given, strict=True):
        decision = session.record.decision
        if row.what != ANSWER or decision is None or decision.seat != row.seat:
            storm.unplayed.append(f"{id}: row {row.number} is no answer to what is asked")
            return texts
        option = next((each for each in decision.options if each.key == row.key), None)
        if option is not None and not row.automatic and row.number > storm.played:
            view = session.view(decision.seat)
            texts[row.seat].append(wording.option_alone(view, decision, option).strip()[:TEXT])
        try:
            _ = session.follow(Later((row,), session.record.people, session.record.saved.standing_answers))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            storm.unplayed.append(f"{id}: row {row.number}: {error}")
            return texts
        turns.add(at, _asked(session))
    return texts


def _asked(session: Session) -> str | None:
    """The name of the player who is asked."""
    return (
        None if session.record.decision is None else session.record.people[session.record.decision.seat].name
    )


def fits(given: Sequence[Sequence[str]], kept: Sequence[str]) -> bool:
    """Whether what is kept was typed: all that was confirmed, nothing refused, each once, in order."""
    reached = {0}
    for text, known in given:
        nexts: set[int] = set()
        for at in reached:
            if known != REFUSED_SO and at < len(kept) and kept[at] == text:
                nexts.add(at + 1)
            if known != CONFIRMED:
                nexts.add(at)
        reached = nexts
    return len(kept) in reached
