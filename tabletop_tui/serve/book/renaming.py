"""Another name for a member in games and in what is kept of tables; for one who is erased, a former player's.

All of this works on what is stored, cell by cell, so that it reaches games whoever has them open, closed and
deleted ones included.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rulesets.core import BadSave
from rulesets.core.foreign import object_of
from rulesets.core.records import record
from tabletop_tui.play.contests.contest import FIELD, contests_of, renamed, with_contests
from tabletop_tui.play.fair.proof import NAMES_IN_CLEAR, Entry, proof_of
from tabletop_tui.serve.book.kept import list_in, object_in
from tabletop_tui.serve.people.names import alike, folded
from tabletop_tui.serve.people.seating import FREE, HOST, LENT, REMOTE, Chair, chair_of
from tabletop_tui.store.interface import Changed
from tabletop_tui.store.people import BOT, Person, clean_text
from tabletop_tui.store.rows import PROOF, person_of


@record
class Renaming:
    """Who gets another name."""

    id: str
    """Their `Guest.id`."""
    names: frozenset[str]
    """What they were called so far, folded."""
    called: str
    """What they are called from now on."""
    former: str = ""
    """The id that stands in place of theirs once they are erased; empty if they only changed their name."""

    def to_text(self) -> str:
        """As it is kept in the guest book until all servers have done it."""
        return json.dumps([self.id, sorted(self.names), self.called, self.former], ensure_ascii=False)

    @classmethod
    def of_text(cls, kept: str) -> "Renaming":
        """What `to_text` wrote."""
        id, names, called, former = json.loads(kept)
        return cls(id, frozenset(names), called, former)

    # -- games -------------------------------------------------------------------------------------

    def seats_in(self, people: Iterable[Mapping[str, Any]]) -> list[int]:
        """Their seats: those that are theirs by id, and those kept for their name."""
        return [seat for seat, kept in enumerate(people) if self._has(person_of(kept))]

    def _has(self, person: Person) -> bool:
        chair = chair_of(person)
        if chair.owner:
            return chair.owner == self.id and (bool(self.former) or is_called(person.name, self.names))
        return chair.kind == REMOTE and folded(person.name) in self.names

    def in_game(self, head: Mapping[str, Any], people: list[dict[str, Any]], *, over: bool) -> Changed | None:
        """Head and people of a game from now on; `None` if nothing changes. Raises one of `cells.WRONG`.

        A finished game keeps the name under which it was played, unless the member is erased.
        """
        if over and not self.former:
            return None
        seats, seated = self.seats_in(people), [dict(each) for each in people]
        for seat in seats:
            others = [str(each["name"]) for place, each in enumerate(seated) if place != seat]
            seated[seat]["name"] = fresh(self.called, others)
            if self.former:
                _ = seated[seat].pop("answers", None)
                self._leave(seated[seat], over=over)
        after = dict(head)
        if PROOF in head:
            after[PROOF] = self._in_proof(head, people, seats, over=over)
        return None if seated == people and after == head else (after, seated)

    def in_game_of(
        self, _id: str, head: Mapping[str, Any], people: list[dict[str, Any]], over: bool
    ) -> Changed | None:
        """As `in_game`, for `Store.rewrite`."""
        return self.in_game(head, people, over=over)

    def _leave(self, seat: dict[str, Any], *, over: bool) -> None:
        """Free the seat of a running game; in a finished one it is a former player's, who has no one's id."""
        chair = chair_of(person_of(seat))
        if over:
            seat["kind"] = replace(chair, owner=self.former).word
        elif chair.kind == BOT:
            seat["kind"] = Chair(BOT, level=chair.level).word
        elif chair.kind == LENT:
            seat["kind"] = Chair(HOST).word
        else:
            seat["kind"] = Chair(FREE).word
            seat["since"] = max(1, seat.get("since", 0))  # who takes it reads nothing that it was told before

    def _in_proof(
        self, head: Mapping[str, Any], people: list[dict[str, Any]], seats: list[int], *, over: bool
    ) -> Any:
        """What stays of a proof: digests in place of the names, so that it can be checked as before.

        A member with another name has it there, too, as long as the game hasn't begun.

        In games begun by older versions, the seed is made of the names themselves; it can't be checked then.
        """
        try:
            proof = proof_of(head)
        except BadSave:
            proof = None
        if proof is None or (not self.former and proof.begun):
            return head[PROOF]
        names = self.names | {folded(str(people[seat]["name"])) for seat in seats}
        entries = tuple(self._in_entry(entry, proof.scheme, names) for entry in proof.entries)
        if not self.former:
            return replace(proof, entries=entries).to_json()
        if proof.scheme == NAMES_IN_CLEAR:
            lost = entries != proof.entries or (over and bool(seats))
            return replace(proof, entries=entries, erased=proof.erased or lost).to_json()
        players = list(proof.players)
        for seat in seats if over and players else ():
            players[seat] = players[seat].erased(str(people[seat]["name"]))
        return replace(proof, entries=entries, players=tuple(players)).to_json()

    def _in_entry(self, entry: Entry, scheme: int, names: frozenset[str]) -> Entry:
        theirs = entry.member == self.id if entry.member else is_called(entry.name, names)
        if not theirs:
            return entry
        if scheme == NAMES_IN_CLEAR or not self.former:
            return replace(entry, name=self.called)
        return replace(entry, name=self.called, bound=entry.bound.erased(entry.name), member="")

    # -- what is kept of tables --------------------------------------------------------------------

    def in_text(self, kept: str, seated: Iterable[str] = ()) -> str:
        """What is kept of a table from now on; they were `seated` there under these names.

        What a member said goes with them when they are erased; the lines about them stay.
        """
        facts = object_of(kept)
        names = self.names | {folded(name) for name in seated} | self._names_in(facts)
        for field in ("muted", "away"):
            if self.id in (listed := object_in(facts, field)):
                others = {id: name for id, name in listed.items() if id != self.id}
                facts[field] = others if self.former else {**others, self.id: self.called}
        if self.id in (seen := object_in(facts, "saw_end")):
            others = {id: name for id, name in seen.items() if id != self.id}
            facts["saw_end"] = {**others, self.former or self.id: self.called}
        if self.former:
            if self.id in (left := object_in(facts, "left")):
                facts["left"] = {id: each for id, each in left.items() if id != self.id}
            if facts.get("opener") == self.id:
                facts["opener"] = self.former
            if wishes := object_in(facts, "wishes"):
                facts["wishes"] = {seat: wish for seat, wish in wishes.items() if self.id not in _ids(wish)}
        if said := list_in(facts, "said"):
            facts["said"] = [line for each in said if (line := self._in_line(each, names))]
        if FIELD in facts:
            contests = contests_of(facts)
            for each in contests:
                renamed(each, self.id, self.called, self.former)
            facts = with_contests(facts, contests)
        return kept if facts == object_of(kept) else json.dumps(facts, ensure_ascii=False)

    def _names_in(self, facts: Mapping[str, object]) -> frozenset[str]:
        """What they are called in what is kept of a table, where their id stands beside the name."""
        named = [object_in(facts, field) for field in ("muted", "away", "saw_end")]
        found = [each[self.id] for each in named if self.id in each]
        lines = [each for each in list_in(facts, "said") if isinstance(each, list) and len(each) == 7]
        return frozenset(
            folded(str(name)) for name in (*found, *(line[1] for line in lines if line[4] == self.id))
        )

    def _in_line(self, line: object, names: frozenset[str]) -> Any:
        """A line of the talk as it stays; `None` for what an erased member said."""
        if not isinstance(line, list) or len(line) != 7:
            return line
        after, name, seat, text, by, message, facts = line
        if by == self.id:
            return None if self.former else [after, self.called, seat, text, by, message, facts]
        if not message or not isinstance(facts, dict):
            return line
        told = {
            fact: self.called if self._is_told(str(value), names) else value for fact, value in facts.items()
        }
        return [after, name, seat, text, by, message, told]

    def _is_told(self, value: str, names: frozenset[str]) -> bool:
        """Whether a line names them: an erased member also with a number from a seat they have left."""
        return folded(value) in names or (bool(self.former) and is_called(value, names))


def _ids(wish: object) -> tuple[str, ...]:
    """Whose a request is, by what is kept of it."""
    by = wish[1] if isinstance(wish, list) and len(wish) > 1 else ()
    return tuple(each for each in by if isinstance(each, str)) if isinstance(by, list) else ()


def ids_in_game(head: Mapping[str, Any], people: Iterable[Mapping[str, Any]]) -> set[str]:
    """The ids of people in a game as it is kept. Raises one of `cells.WRONG`."""
    found = {chair_of(person_of(each)).owner for each in people}
    try:
        proof = proof_of(head)
    except BadSave:
        proof = None
    return (found | {entry.member for entry in (() if proof is None else proof.entries)}) - {""}


def ids_in(kept: str) -> set[str]:
    """The ids of people in what is kept of a table."""
    facts = object_of(kept)
    found = {str(facts.get("opener", ""))}
    for field in ("muted", "away", "saw_end", "left"):
        found |= {*object_in(facts, field)}
    for line in list_in(facts, "said"):
        if isinstance(line, list) and len(line) == 7:
            found.add(str(line[4]))
    for contest in contests_of(facts):
        found |= {*contest.players}
    for wish in object_in(facts, "wishes").values():
        found |= {*_ids(wish)}
    return found - {""}


def is_called(name: str, names: Iterable[str]) -> bool:
    """Whether a player's name is one of these (folded), perhaps with the number that tells two apart."""
    plain, _, number = name.rpartition(" ")
    at_table = {folded(name)} | ({folded(plain)} if number.isdecimal() else set())
    return not at_table.isdisjoint(names)


def fresh(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another player at the table has the same."""
    number, found, taken = 1, name, list(others)
    while any(alike(found, other) for other in taken):
        number += 1
        found = f"{clean_text(name, 20)} {number}"
    return found
