"""What a digest that a player noted says of a finished game in a file: how much of it is as it was."""

from collections.abc import Mapping
from typing import Any

from rulesets.core import BadSave, Message
from rulesets.core.records import record
from tabletop_tui.play.fair.digest import ANSWERS, Digest, at_the_end, digits, links, players_digits, shown
from tabletop_tui.play.fair.proof import Proof
from tabletop_tui.store.rows import in_force, people_in, record_of

BY_DIGEST = ("answers", "players", "variants", "rules", "components")
"""What nobody can change in a file without another digest at the end of the game."""


@record
class Noted:
    """The digest of the game in a file, and at which of its moments players were shown the noted one."""

    digest: Digest
    """At the end of the game in the file."""
    fault: Message | None = None
    """What the noted one shows to be wrong."""
    answers: int | None = None
    """After how many answers it was shown; `None` if none was noted, or there is a fault."""
    players: bool = False
    """Whether it covers the names, too: it is that of the whole game."""
    taken_back: bool = False
    """Whether some of these answers were taken back later."""


def compared(document: Mapping[str, Any], proof: Proof, noted: str) -> Noted:
    """Compare what was noted, if anything, with a save document of the right shape and its secret."""
    answers, players = document["answers"], players_digits(proof)
    chain = list(links(document, proof, answers))
    end = at_the_end(chain[-1], proof, [person.name for person in people_in(document)])
    typed = digits(noted)
    if not typed:
        return Noted(end)
    if len(typed) not in (ANSWERS, ANSWERS + players):
        facts = {"noted": noted.strip(), "answers": ANSWERS, "players": players}
        return Noted(end, Message("fair-fault-digest-short", facts))
    moment, names = typed[:ANSWERS], typed[ANSWERS:]
    if names and not proof.erased:
        if moment == end.answers and names == end.players:
            return Noted(end, answers=len(answers), players=True)
        which = "fair-fault-digest-players" if moment == end.answers else "fair-fault-digest"
        return Noted(end, Message(which, {} if moment == end.answers else {"noted": noted.strip()}))
    for number, link in enumerate(chain):
        if shown(link).answers == moment:
            return Noted(end, answers=number)
    taken_back = _before_undo(document, proof, moment)
    if taken_back is not None:
        return Noted(end, answers=taken_back, taken_back=True)
    return Noted(end, Message("fair-fault-digest", {"noted": noted.strip()}))


def _before_undo(document: Mapping[str, Any], proof: Proof, moment: str) -> int | None:
    """After how many answers, some of which were taken back, a digest was shown; `None` if never."""
    try:
        rows = record_of(document).rows
        for number in range(1, len(rows) + 1):
            given = [rows[place - 1] for place in in_force(rows[:number])]
            *_, link = links(document, proof, [(row.seat, row.kind, row.key) for row in given])
            if shown(link).answers == moment:
                return len(given)
    except (BadSave, ValueError):
        pass  # the history is wrong, which is a fault of its own
    return None
