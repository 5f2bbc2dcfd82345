"""What came of each main action of a turn, read off the events that tell it."""

from collections.abc import Sequence

from rulesets.core import Event
from rulesets.papyria.advice.amounts import Formula
from rulesets.papyria.advice.courses import Deed, Lack
from rulesets.papyria.advice.realms import with_building
from rulesets.papyria.components import END_TILES, Good
from rulesets.papyria.events import (
    Built,
    GainedKnowledge,
    GaveUp,
    KeptEndTile,
    PaidEndTile,
    PlacedLandscape,
    Produced,
    Scored,
    TookKey,
)
from rulesets.papyria.options import building_sites
from rulesets.papyria.realm import Laid, Realm


def deed_of(events: Sequence[Event], space: str, realm: Realm) -> Deed:
    """A deed, from the events that tell it; the realm follows along."""
    deed = Deed(space, done=True)
    for event in events:
        match event:
            case PlacedLandscape():
                realm[event.cell] = Laid(event.tile, event.rotation)
            case Built():
                realm[event.cell] = with_building(realm[event.cell], event.good)
            case Scored():
                formula = Formula(event.value, event.multiplier, event.knowledge)
                deed = deed._replace(points=deed.points + event.points, formula=formula)
            case PaidEndTile():
                deed = deed._replace(points=deed.points + event.points)
            case GainedKnowledge():
                deed = deed._replace(knowledge=deed.knowledge + event.count)
            case Produced(good="lapis"):
                deed = deed._replace(lapis=event.count)
            case Produced():
                deed = deed._replace(papyri=event.count)
            case TookKey():
                deed = deed._replace(keys=(*deed.keys, event.tile))
            case GaveUp():
                deed = deed._replace(done=False, lacks=_lack(event.good, realm))
            case KeptEndTile():
                lapis = END_TILES[event.tile].pay_good == "lapis"
                deed = deed._replace(done=False, lacks="lapis" if lapis else "papyri")
    return deed


def _lack(good: Good, realm: Realm) -> Lack:
    """Why a good had to be given up; only landscapes and buildings ever are."""
    match good:
        case "temple" | "city" | "mine":
            return "lapis" if building_sites(realm, good) else "site"
        case _:
            return "room"
