"""The coach's notes in a first game of Bora Bora, in this order; their texts: `bora_bora_coach.ftl`."""

from rulesets.bora_bora.advice.ground import site_advice
from rulesets.bora_bora.components import GODS
from rulesets.bora_bora.reasons import NotLower, Why
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.games.bora_bora import coach_messages as say
from tabletop_tui.play.coach import (
    Note,
    asks,
    blocks,
    both,
    from_round,
    most,
    near_end,
    offers,
    sees,
    such,
    taking,
    to_round,
)


def _rescues(view: BoraBoraView, _decision: Decision[object], place: str) -> bool:
    """An open card of blue or white."""
    lying = view.open[int(place) - 1]
    return lying is not None and GODS[lying] in ("blue", "white")


def _scarcer(view: BoraBoraView, decision: Decision[object]) -> list[str]:
    """What there is less of: offerings or god cards; a step of status for the mark."""
    own = view.seats[decision.seat]
    if decision.kind == "fire_mark":
        return [*taking("status")(view, decision)]
    less = ("offering", "god_card") if own.offerings == own.cards else ("offering",)
    return [*taking(*(less if own.offerings <= own.cards else ("god_card",)))(view, decision)]


def _no_gap(view: BoraBoraView, decision: Decision[object], site: str) -> int:
    """How many building tiles still fit after building there; 1 more, so that none is something, too."""
    return 1 + site_advice(view, decision.seat, decision, site).room


def _none_met(view: BoraBoraView, decision: Decision[object]) -> bool:
    """No task is met, so one is discarded or scored with a yellow god."""
    return not offers("fulfil")(view, decision)


NOTES = (
    Note("hut", say.hut, asks("setup_hut"), "map"),
    Note("die", say.die, asks("place_die"), "cards"),
    Note(
        "high",
        say.high,
        asks("place_die", when=sees(lambda view: len({*view.seats[view.seat].dice}) > 1)),
        "cards",
    ),
    Note("material", say.material, asks("place_material", "choose_material", when=to_round(2)), "own"),
    Note("expand", say.expand, asks("expand"), "map"),
    Note("task", say.task, asks("place_die", when=from_round(1)), "own"),
    Note("person", say.person, asks("take_person"), "market"),
    Note("helper", say.helper, asks("helper_spend"), "own"),
    Note(
        "temple", say.temple, asks("temple_space"), "market", most("temple", lambda _v, _d, space: int(space))
    ),
    Note("gift", say.gift, asks("fire_gift", "fire_mark"), "own", _scarcer),
    Note("god-card", say.god_card, asks("take_god_card"), "map", such("open", _rescues)),
    Note("people", say.people, asks("use_people"), "own", taking("use", "doubled")),
    Note("not-lower", say.not_lower, asks("place_die", when=blocks(NotLower)), "cards"),
    Note("no-space", say.no_space, asks("place_die", when=blocks(Why.NO_FREE_SPACE)), "own"),
    Note("build", say.build, asks("build_site"), "own", most("ground", _no_gap)),
    Note("jewelry", say.jewelry, asks("buy_jewelry"), "map", taking("jewelry")),
    Note("resolve", say.resolve, both(asks("resolve_task", "final_task"), offers("fulfil")), "own"),
    Note("unmet", say.unmet, both(asks("resolve_task", "final_task"), _none_met), "own"),
    Note("new-task", say.new_task, asks("take_task"), "own"),
    Note("red", say.red, asks("red_offer"), "own"),
    Note("last", say.last, asks("place_die", when=near_end()), "cards"),
)
