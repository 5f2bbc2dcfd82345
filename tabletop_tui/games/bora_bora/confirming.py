"""What is asked once more before it is chosen in Bora Bora: what a first-time player might regret."""

from typing import Any

from rulesets.bora_bora.components import FISHING_VP, HELPER, YELLOW_VP
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Option
from tabletop_tui.games.bora_bora.details import Details
from tabletop_tui.games.bora_bora.moment import needs_blue, placement_of
from tabletop_tui.games.bora_bora.terms import Terms


class Confirming:
    """Finds what may be a mistake."""

    def __init__(self, terms: Terms, details: Details) -> None:
        """In the words of `terms`."""
        self.say = terms.say
        self.terms = terms
        self.details = details

    def question(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What to ask once more, or `None`."""
        key = option.key
        noun = key.partition(":")[0]
        if noun == "place" and placement_of(key).card == FISHING:
            return self._fishing(view, decision, placement_of(key).number)
        if key == "stop" and decision.kind == "helper_spend":
            return self.say("confirm-stop", points=self.terms.points(view.points))
        if key == "end":
            return self._end(decision)
        if key == "pass":
            return self._pass(view, decision)
        if noun in ("discard", "yellow"):
            return self._task(decision, noun)
        if key == "done":
            return self.say("confirm-done", tasks=self._names(decision, "fulfil", "yellow"))
        if noun == "temple":
            return self._temple(view, decision, option)
        if noun == "ground" and decision.kind == "build_site":
            return self._site(view, decision, option)
        return None

    def _fishing(self, view: BoraBoraView, decision: Decision[Any], number: int) -> str | None:
        """The helper gives a point for each point of the die, without any god."""
        points = number // HELPER["vp"].die_points
        offered = any(option.key == f"place:{number}:helper" for option in decision.options)
        if not offered or needs_blue(view, number, "helper") or points <= FISHING_VP:
            return None
        return self.say("confirm-fishing", vp=self.terms.vp(points), fish=self.terms.vp(FISHING_VP))

    def _end(self, decision: Decision[Any]) -> str | None:
        """Somebody could still be used, without a god."""
        left = [option.key.split(":") for option in decision.options if option.key.startswith("use:")]
        kinds = list(dict.fromkeys(self.terms.kind(kind, sex) for _, sex, kind in left))
        return self.say("confirm-end", people=self.terms.listing_or(kinds)) if kinds else None

    def _pass(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        jewels = [option.key.partition(":")[2] for option in decision.options if option.key != "pass"]
        named = [self.terms.jewel_line(jewel) for jewel in jewels]
        return self.say("confirm-pass", jewels=self.terms.listing_or(named))

    def _task(self, decision: Decision[Any], how: str) -> str | None:
        """Discarding what a yellow god could save; a yellow god where a task is met without one."""
        if how == "discard":
            saved = self._names(decision, "yellow")
            vp = self.terms.vp(YELLOW_VP)
            return self.say("confirm-discard", tasks=saved, vp=vp) if saved else None
        met = self._names(decision, "fulfil") if decision.kind == "resolve_task" else ""
        return self.say("confirm-yellow", tasks=met) if met else None

    def _names(self, decision: Decision[Any], *ways: str) -> str:
        """Tasks that can be dealt with in one of these ways."""
        keys = [option.key.partition(":") for option in decision.options]
        return self.terms.listing_or([self.terms.quoted(task) for way, _, task in keys if way in ways])

    def _temple(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """The own priest would be pushed out, and another space would not do that."""
        if not pushes_out(view, int(option.value)) or view.temple[0] != decision.seat:
            return None
        spared = any(not pushes_out(view, int(other.value)) for other in decision.options)
        return self.say("confirm-temple") if spared else None

    def _site(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """Fewer tiles would fit than on another site."""
        fits, wanted = self.details.room(view, decision, option)
        best = max(self.details.room(view, decision, other)[0] for other in decision.options)
        if fits >= min(best, wanted):
            return None
        return self.terms.counted("confirm-site", fits)


def pushes_out(view: BoraBoraView, space: int) -> bool:
    """Whether a priest on this space of the temple pushes somebody out."""
    return all(there is not None for there in view.temple[:space])
