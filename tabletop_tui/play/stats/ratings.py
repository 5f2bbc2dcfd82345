"""Ratings of players from the places they reached, for two to four at a table.

By openskill's Plackett-Luce model: a player's skill is an average with an uncertainty, and each game moves
both. What is shown is the skill that is almost certain: three deviations below the average, so it rises with
skill and with every game that makes it more certain.
"""

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from tabletop_tui.play.stats.results import START, Finished, Who

SCALE = 24
"""Rating points for one point of the model, which has 25 between no skill and a beginner's."""
SURE = 3
"""How many deviations below the average."""


def ratings(results: Sequence[Finished]) -> dict[Who, list[int]]:
    """The rating of every player after each game of theirs; the results are in the order of play.

    An unrated game moves nothing. A player who has two seats of a table is rated by the better one.
    """
    model = PlackettLuce()
    known: dict[Who, PlackettLuceRating] = {}
    found: dict[Who, list[int]] = {}
    for result in results:
        places: dict[Who, int] = {}
        for seat in result.seats:
            places[seat.who] = min(seat.place, places.get(seat.who, seat.place))
            known.setdefault(seat.who, model.rating())
            found.setdefault(seat.who, [])
        if result.rated and len(places) > 1:
            teams = model.rate(
                [[known[who]] for who in places], ranks=[float(place) for place in places.values()]
            )
            known.update({who: team[0] for who, team in zip(places, teams, strict=True)})
        for seat in result.seats:
            found[seat.who].append(round(known[seat.who].ordinal(z=SURE, alpha=SCALE, target=START)))
    return found
