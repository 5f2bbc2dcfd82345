"""`tabletop verify F`: whether a save replays exactly."""

from typing import Any

from rulesets.core import BadSave, IllegalChoice, RulesBug, Table, saves
from rulesets.core.rules import Rules
from tabletop_tui.commands.invocation import Complaint, Invocation
from tabletop_tui.commands.rulebook import game_name
from tabletop_tui.commands.saved import document_of, rules_of_document


def first_difference(rules: Rules[Any], saved: saves.Saved) -> tuple[int | None, Table[Any]]:
    """The first answer after which the position isn't the recorded one (0: the set-up), and the table."""
    table: Table[Any] = Table.new(rules, saved.seats, saved.seed, listen=False, **saved.variants)
    if saved.digests and saved.digests[0] != table.digest:
        return 0, table
    for number, answer in enumerate(saved.answers, start=1):
        try:
            table.apply(answer[2])
        except (IllegalChoice, RulesBug):
            return number, table
        if table.answers[-1] != answer or (saved.digests and saved.digests[number] != table.digest):
            return number, table
    return None, table


def run(invocation: Invocation, source: str) -> int:
    """Play all answers again and compare the position after each of them; 1 if any differs."""
    document = document_of(invocation.paths, source)
    rules = rules_of_document(invocation.paths, document)
    saved = saves.read(rules, document)
    wrong, table = first_difference(rules, saved)
    if wrong is None:
        invocation.say(
            invocation.words(
                "cli-verified",
                file=source,
                game=game_name(invocation.words, rules.id),
                answers=len(saved.answers),
                over=table.decision is None,
            )
        )
        return 0
    try:
        Table.load(rules, document, listen=False)
    except BadSave as error:
        raise Complaint("cli-verify-differs", code=1, file=source, answer=wrong) from error
    raise Complaint("cli-verify-recovered", code=1, file=source, answer=wrong)
