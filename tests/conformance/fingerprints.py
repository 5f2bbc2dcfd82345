"""A digest of everything that happens in some games; printed when run as a program."""

from rulesets.core.event import facts_of
from rulesets.core.jsonable import digest, to_json
from tests.conformance.every_game import EVERY, load_rules
from tests.conformance.play import played
from tests.whole import sampled


def fingerprints() -> list[str]:
    """One for each game and number of players: options in order, blocked ones, events, views.

    In the suite, one for each game and as many players as it takes.
    """
    found = []
    for game in EVERY:
        rules = load_rules(game)
        for seats in sampled(rules.seat_counts[-1:], rules.seat_counts):
            seen: list[object] = []
            for number, table in enumerate(played(rules, seats, 20 + seats)):
                seen.append([[event.kind, event.seat, facts_of(event)] for event in table.story[-1]])
                if number % sampled(3, 1) == 0:
                    seen.append([to_json(rules.view(table.state, 0)), table.digest])
                if table.decision is not None:
                    seen.append([[o.key, o.target] for o in table.decision.options])
                    seen.append([[o.key, o.blocked and o.blocked.word] for o in table.decision.blocked])
            found.append(digest(seen))
    return found


if __name__ == "__main__":
    print("\n".join(fingerprints()))
