"""What a choice would come to, as far as a player looking at the board can see; worked out from a view."""

from rulesets.core.records import record
from tabletop_morris.board import LINES_OF, NEXT_TO
from tabletop_morris.state import Men, flies, in_mill, ways
from tabletop_morris.view import MorrisView


@record
class Prospect:
    """What stands on and around a point, for one seat."""

    closes: bool
    """A man of the seat that comes here closes a mill."""
    stops: bool
    """The other player could close one here in the next turn."""
    opens: bool
    """The man here leaves a mill if it goes."""
    goes: tuple[str, ...]
    """Where the man here may go."""


def prospect(view: MorrisView, seat: int, point: str) -> Prospect:
    """What a point is worth to a seat: to go there, or for the man that stands there."""
    men = {each: owner for each, owner in view.men.items() if each != view.lifted}
    owner = view.men.get(point)
    goes = tuple(ways(view.men, view.hands, point)) if owner is not None else ()
    if owner is not None:
        left = {each: who for each, who in view.men.items() if each != point}
        closes = any(_closes(left, owner, there) for there in goes)
        return Prospect(closes, False, in_mill(view.men, point), goes)
    return Prospect(_closes(men, seat, point), _reaches_mill(view, 1 - seat, point), False, goes)


def _closes(men: Men, seat: int, point: str) -> bool:
    """Whether a man of a seat on an empty point would stand in a mill."""
    return any(all(men.get(each) == seat for each in line if each != point) for line in LINES_OF[point])


def _reaches_mill(view: MorrisView, seat: int, point: str) -> bool:
    """Whether a seat could come to a point and close a mill there."""
    if view.hands[seat] or flies(view.men, view.hands, seat):
        return _closes(view.men, seat, point)
    near = [each for each in NEXT_TO[point] if view.men.get(each) == seat]
    return any(_closes({at: who for at, who in view.men.items() if at != each}, seat, point) for each in near)
