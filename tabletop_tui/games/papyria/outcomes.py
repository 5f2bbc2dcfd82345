"""What comes of an action, in a sentence."""

from rulesets.papyria.advice.spaces import (
    BuildingLost,
    Built,
    EndTileOutcome,
    LandscapeLost,
    NothingThere,
    Outcome,
    Produced,
    ScoringOutcome,
    Taken,
)
from rulesets.papyria.components import END_TILES, LANDSCAPES
from rulesets.papyria.realm import Laid
from tabletop_tui.games.papyria.terms import Terms, capital


def in_a_sentence(terms: Terms, outcome: Outcome) -> str:
    """An outcome; a loss as a warning."""
    say = terms.say
    match outcome:
        case EndTileOutcome(tile=tile, paid=paid):
            points, price = terms.money("points", END_TILES[tile].points), terms.end_price(tile)
            if paid:
                return say.does_end_paid(points=points, price=price)
            return say.does_end_unpaid(price=price, points=points)
        case Produced(made=made):
            return say.does_produce(goods=terms.amount_of(made))
        case NothingThere():
            return say.does_nothing()
        case ScoringOutcome():
            return _scores(terms, outcome)
        case Built(good="temple", lapis=lapis):
            return say.does_built_temple(price=terms.money("lapis", lapis))
        case Built(good="city", lapis=lapis):
            return say.does_built_city(price=terms.money("lapis", lapis))
        case Built():
            return say.does_built_mine()
        case BuildingLost(good="temple", lacks="lapis", lapis=lapis):
            return say.does_lost_lapis_temple(price=terms.money("lapis", lapis))
        case BuildingLost(good="city", lacks="lapis", lapis=lapis):
            return say.does_lost_lapis_city(price=terms.money("lapis", lapis))
        case BuildingLost(good="temple"):
            return say.does_lost_site_temple()
        case BuildingLost(good="city"):
            return say.does_lost_site_city()
        case BuildingLost():
            return say.does_lost_site_mine()
        case LandscapeLost():
            return say.does_lay_lost()
        case Taken(thing=tile) if tile in LANDSCAPES:
            return say.does_take_landscape(what=terms.shown(Laid(tile)))
        case Taken(thing=thing):  # symbols
            return say.does_take(what=terms.thing(thing))


def beside_its_name(terms: Terms, outcome: Outcome) -> str:
    """The same beside what the action is called, which isn't said again; empty where that says it all."""
    match outcome:
        case Taken(thing=tile) if tile in LANDSCAPES:
            return terms.say.shows(what=terms.shown(Laid(tile)))
        case Taken():  # symbols
            return ""
        case ScoringOutcome(knowledge=knowledge, scoring=scoring) if terms.spelt:
            product = terms.product(scoring)
            if not knowledge:
                return terms.say.scores(product=product)
            return terms.say.scores_knowing(goods=terms.money("knowledge", knowledge), product=product)
        case _:
            return in_a_sentence(terms, outcome)


def _scores(terms: Terms, outcome: ScoringOutcome) -> str:
    scoring, product = capital(terms.scoring(outcome.kind)), terms.product(outcome.scoring)
    if not outcome.knowledge:
        return terms.say.does_score(scoring=scoring, product=product)
    goods = terms.money("knowledge", outcome.knowledge)
    return terms.say.does_score_knowing(scoring=scoring, goods=goods, product=product)
