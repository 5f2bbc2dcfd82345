"""What a seat's temple scores before and after something."""

from typing import NamedTuple

from rulesets.orbis.scoring import temple_points
from rulesets.orbis.view import OrbisView


class TempleChange(NamedTuple):
    """What a seat's temple scores before and after something."""

    before: int
    after: int


def temple_now(view: OrbisView, seat: int, shrines: int, mystic: int) -> TempleChange:
    """What a seat's temple scores now, and with this many more shrines and this mystic value."""
    tallies = [each.tally for each in view.seats]
    before = temple_points(tallies, view.temples)[seat]
    own = tallies[seat]
    tallies[seat] = own._replace(shrines=own.shrines + shrines, mystic=max(own.mystic, mystic))
    return TempleChange(before, temple_points(tallies, view.temples)[seat])
