"""What a decision is about, and what speaks for one of its options: facts, worked out from views."""

from collections.abc import Sequence
from typing import Any

from rulesets.bora_bora.advice import keys_of
from rulesets.bora_bora.components import (
    BLUE,
    FISH,
    GODS,
    GROUND,
    SEXES,
)
from rulesets.bora_bora.preview import (
    actions_now,
    announced,
    needs_blue,
    placement_of,
    value_now,
)
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.records import record


@record
class Question:
    """What a decision is about."""

    which: str
    """Which of several questions of its kind this is; empty if there is only one."""
    value: int
    cost: int
    """The helper's points that can be spent."""
    dots: int
    """The same."""
    shells: int
    god: str
    points: int
    """Points of the fish tile in this `region` that a red god would score."""
    region: str
    material: str | None
    number: int
    """Which gain of several this is, `of` how many, with `count` left."""
    of: int
    count: int


def question(view: BoraBoraView, decision: Decision[Any]) -> Question:
    """The facts for the question of a decision."""
    region = view.region or next(iter(view.fish))
    space = decision.options[0].key.partition(":")[2]
    of, left = (view.using.value, view.using.left) if view.using is not None else (1, 1)
    return Question(
        _which(view, decision),
        value_now(view),
        view.points,
        view.points,
        view.seats[decision.seat].shells,
        GODS[view.god or 0],
        FISH[view.fish[region]].vp,
        region,
        GROUND[space].material if decision.kind == "place_material" else None,
        of - left + 1,
        of,
        left,
    )


def _which(view: BoraBoraView, decision: Decision[Any]) -> str:
    """Which of its sentences asks a question: `Question.which`."""
    kind, actions, using = decision.kind, actions_now(view), view.using
    if kind == "place_die":
        return "last" if len(view.seats[decision.seat].dice) == 1 else "some"
    if kind == "take_person":
        return "both" if len(actions) > 1 else actions[0]
    if kind == "pay_god":
        return "first" if view.god == BLUE and all(announced(view)) else "only"
    if kind == "move_hut_more":
        return "one" if using is None or using.left == 1 else "many"
    if kind == "use_people":
        return _who(view, decision)
    if kind == "resolve_task":
        return "met" if keys_of(decision, "fulfil") else "yellow" if keys_of(decision, "yellow") else "none"
    several = {"choose_material": "material", "take_god_card": "god_card"}.get(kind)
    return "more" if using is not None and using.kind == several and using.value > 1 else ""


def _who(view: BoraBoraView, decision: Decision[Any]) -> str:
    """Whether men, women or both can still be used without a god."""
    plain = {key.split(":")[1] for key in keys_of(decision, "use")}
    free = [sex for sex in SEXES if not view.seats[decision.seat].used[sex]]
    if len(plain) == 2 or not plain:
        return "both" if plain else "green"
    return f"{next(iter(plain))}-first" if len(free) == 2 else next(iter(plain))


def godless_first(keys: Sequence[str]) -> list[str]:
    """Keys of options in order, but those that cost a yellow god after the others."""
    return sorted(keys, key=lambda key: key.startswith("yellow:"))


def _missing(view: BoraBoraView, decision: Decision[Any], key: str) -> int:
    """How many units an option's task lacks; 9 if that may not be seen."""
    known = view.seats[decision.seat].progress.get(key.partition(":")[2])
    return 9 if known is None else known.missing


def _least_lost(view: BoraBoraView, decision: Decision[Any]) -> list[str]:
    """Tasks that are met, then discarding those that lack most, then stopping: no god is paid for."""
    dropped = sorted(keys_of(decision, "discard"), key=lambda key: -_missing(view, decision, key))
    return [*keys_of(decision, "fulfil"), *dropped, *keys_of(decision, "done")]


def likely(view: BoraBoraView, decision: Decision[Any]) -> list[str]:
    """The keys of the options at which to begin, the likeliest first, none that costs a god."""
    keys = [key for key in keys_of(decision) if key not in ("stop", "end", "pass", "done")]
    if decision.kind == "place_die":
        free = [key for key in keys if not placement_of(key).white]
        return [key for key in free if not needs_blue(view, *placement_of(key)[:2])]
    if decision.kind == "use_people":
        return [key for key in keys if key.startswith("use:")] or ["end"]
    if decision.kind == "take_task":
        return sorted(keys, key=lambda key: _missing(view, decision, key))
    if decision.kind == "build_tile":
        return keys[::-1]  # first the one that asks for the highest die
    if decision.kind in ("resolve_task", "final_task"):
        return _least_lost(view, decision)
    return keys
