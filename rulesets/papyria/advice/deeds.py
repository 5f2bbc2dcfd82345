"""What came of each main action of a turn, read off the events that tell it."""

from collections.abc import Sequence

from rulesets.core import Event
from rulesets.papyria.advice.amounts import Formula
from rulesets.papyria.advice.courses import Deed, Lack
from rulesets.papyria.components import END_TILES, Building, Good
from rulesets.papyria.options import building_sites
from rulesets.papyria.realm import Laid, Realm


def take_back(realm: Realm, event: Event) -> None:
    """Undo an event's change to a realm, so that the realm can be followed event by event."""
    facts = event.facts
    if event.kind == "placed_landscape":
        del realm[facts["cell"]]
    elif event.kind == "built":
        realm[facts["cell"]] = _built(realm[facts["cell"]], facts["good"], -1)


def _built(laid: Laid, good: Building, count: int) -> Laid:
    if good == "city":
        return laid._replace(cities=laid.cities + count)
    return laid._replace(temple=count > 0) if good == "temple" else laid._replace(mine=count > 0)


def deed_of(events: Sequence[Event], space: str, realm: Realm) -> Deed:
    """A deed, from the events that tell it; the realm follows along."""
    deed = Deed(space, done=True)
    for event in events:
        facts = event.facts
        if event.kind == "placed_landscape":
            realm[facts["cell"]] = Laid(facts["tile"], facts["rotation"])
        elif event.kind == "built":
            realm[facts["cell"]] = _built(realm[facts["cell"]], facts["good"], 1)
        elif event.kind == "scored":
            formula = Formula(facts["value"], facts["multiplier"], facts["knowledge"])
            deed = deed._replace(points=deed.points + facts["points"], formula=formula)
        elif event.kind == "paid_end_tile":
            deed = deed._replace(points=deed.points + facts["points"])
        elif event.kind == "gained_knowledge":
            deed = deed._replace(knowledge=deed.knowledge + facts["count"])
        elif event.kind == "produced":
            lapis = facts["good"] == "lapis"
            deed = deed._replace(**{"lapis" if lapis else "papyri": facts["count"]})
        elif event.kind == "took_key":
            deed = deed._replace(keys=(*deed.keys, facts["tile"]))
        elif event.kind == "gave_up":
            deed = deed._replace(done=False, lacks=_lack(facts["good"], realm))
        elif event.kind == "kept_end_tile":
            good = END_TILES[facts["tile"]].pay_good
            deed = deed._replace(done=False, lacks="lapis" if good == "lapis" else "papyri")
    return deed


def _lack(good: Good, realm: Realm) -> Lack:
    """Why a good had to be given up; only landscapes and buildings ever are."""
    match good:
        case "temple" | "city" | "mine":
            return "lapis" if building_sites(realm, good) else "site"
        case _:
            return "room"
