"""What questions are about, and which options come first."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rulesets.bora_bora.advice.for_me import for_me
from rulesets.bora_bora.advice.now import announced
from rulesets.bora_bora.advice.options import keys_of
from rulesets.bora_bora.components import BLUE, HELPER, SEXES
from rulesets.bora_bora.gods import Way
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision


def white_follows(view: BoraBoraView) -> bool:
    """Whether a white god is paid for after the blue one that is being paid for."""
    return view.god == BLUE and all(announced(view))


class Gain(NamedTuple):
    """One of several equal gains of people in use."""

    number: int
    of: int

    @property
    def left(self) -> int:
        """How many are still to come, including this one."""
        return self.of - self.number + 1


def gain_of(view: BoraBoraView, kind: str) -> Gain | None:
    """Which gain of this kind of people is being asked about; `None` if it is the only one, or none."""
    using = view.using
    if using is None or using.kind != kind or using.value == 1:
        return None
    return Gain(using.value - using.left + 1, using.value)


Usable = Literal["both", "man", "woman", "man_first", "woman_first", "with_green"]
"""Who can be used: men and women; one sex, while the other has been used or (`_first`) can't be used now;
or anybody only `with_green`, a green god."""


def usable(view: BoraBoraView, decision: Decision[object]) -> Usable:
    """Whether men, women or both can still be used without a god."""
    offered = {key.split(":")[1] for key in keys_of(decision, "use")}
    if not offered:
        return "with_green"
    if len(offered) == len(SEXES):
        return "both"
    first = not any(view.seats[decision.seat].used[sex] for sex in SEXES)
    if "man" in offered:
        return "man_first" if first else "man"
    return "woman_first" if first else "woman"


Resolvable = Literal["met", "yellow", "none"]
"""Whether a task is met, or one could be met with a `yellow` god."""


def resolvable(decision: Decision[object]) -> Resolvable:
    """How a task can be resolved, other than by discarding it."""
    return "met" if keys_of(decision, "fulfil") else "yellow" if keys_of(decision, "yellow") else "none"


# -- which options come first ------------------------------------------------------------------------


def godless_first(keys: Sequence[str]) -> list[str]:
    """Keys of options in order, but those that cost a yellow god after the others."""
    return sorted(keys, key=lambda key: key.startswith("yellow:"))


UNKNOWN = 9
"""More units than any task lacks, for a task whose progress may not be seen."""


def _missing(view: BoraBoraView, decision: Decision[object], key: str) -> int:
    """How many units an option's task lacks."""
    known = view.seats[decision.seat].progress.get(key.partition(":")[2])
    return UNKNOWN if known is None else known.missing


def _least_lost(view: BoraBoraView, decision: Decision[object]) -> list[str]:
    """Tasks that are met, then discarding those that lack most, then stopping: no god is paid for."""
    dropped = sorted(keys_of(decision, "discard"), key=lambda key: -_missing(view, decision, key))
    return [*keys_of(decision, "fulfil"), *dropped, *keys_of(decision, "done")]


def _paid_back(view: BoraBoraView, decision: Decision[object]) -> list[str]:
    """The ways to pay a red god whose points are worth more than what is paid, at a helper's prices, the
    cheapest first; then not to pay.
    """
    offering, card = HELPER["offering"].die_points, HELPER["god_card"].die_points
    found: list[tuple[int, str]] = []
    for option in decision.options:
        told = for_me(view, decision.seat, decision, option.key)
        if not isinstance(option.value, Way) or told is None:
            continue
        price = (offering + card * max(1, option.value.cards)) // HELPER["vp"].die_points
        if told.now > price and not (told.step is not None and told.step.undoes):
            found.append((price + told.gives_up, option.key))
    return [*(key for _, key in sorted(found)), *keys_of(decision, "no")]


_GODS = frozenset({"pay_god", "green_offer"})
"""Decisions whose options cost gods, the cheapest first."""


def likely(view: BoraBoraView, decision: Decision[object]) -> list[str]:
    """The keys of the options at which to begin, the likeliest first; a god is paid only at the very end."""
    keys = [key for key in keys_of(decision) if key not in ("stop", "end", "pass", "done")]
    match decision.kind:
        case "place_die":
            from rulesets.bora_bora.advice.dice import needs_blue, placement_of  # a game begins without dice

            placed = {key: placement_of(key) for key in keys}
            return [
                key
                for key, (number, card, white) in placed.items()
                if not white and not needs_blue(view, number, card)
            ]
        case "use_people":
            return [key for key in keys if key.startswith("use:")] or ["end"]
        case "take_task":
            return sorted(keys, key=lambda key: _missing(view, decision, key))
        case "red_offer":
            return _paid_back(view, decision)
        case "build_tile":
            return keys[::-1]  # first the one that asks for the highest die
        case "resolve_task":
            return _least_lost(view, decision)
        case "final_task":  # nothing else can be done with a god any more
            told = {key: for_me(view, decision.seat, decision, key) for key in keys_of(decision, "yellow")}
            gains = [key for key, each in told.items() if each is not None and each.now > each.gives_up]
            return [*keys_of(decision, "fulfil"), *gains, *keys_of(decision, "done")]
    if decision.kind in _GODS:
        return keys
    worth = {key: _worth(view, decision, key) for key in keys}
    if decision.kind == "helper_spend":  # for each point of the die
        worth = {key: each / HELPER[key.partition(":")[0]].die_points for key, each in worth.items()}
    return sorted(keys, key=lambda key: -worth[key])


def _worth(view: BoraBoraView, decision: Decision[object], key: str) -> float:
    told = for_me(view, decision.seat, decision, key)
    return told.worth if told is not None else 0
