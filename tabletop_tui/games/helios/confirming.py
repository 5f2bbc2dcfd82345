"""What is asked once more before it is chosen in Helios: what a first-time player might regret."""

from typing import Any, Final

from rulesets.core import Decision, Option
from rulesets.helios.options import temple_cost
from rulesets.helios.payment import Cube
from rulesets.helios.preview import possible
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.terms import Terms

_ACTION_OF: Final = {
    "choose_tile": "create_land",
    "choose_build": "build",
    "choose_sun_target": "move_sun",
}


class Confirming:
    """Finds what may be a mistake."""

    def __init__(self, terms: Terms) -> None:
        """In the words of `terms`."""
        self.terms = terms
        self.say = terms.say

    def question(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What to ask once more, or `None`."""
        kind, key = decision.kind, option.key
        if key == "waive" and len(decision.options) > 1:
            if kind == "choose_bonus_action":
                return self.say("confirm-waive-bonus")
            return self.say("confirm-waive", action=self.terms.action_word(_ACTION_OF[kind]))
        if key == "stop":
            return self.say("confirm-stop")
        if key == "pass" and len(decision.options) > 1:
            return self.say("confirm-pass")
        if kind == "choose_action_tile":
            return self._column(view, decision, str(option.value))
        if kind == "choose_temple_site":
            return self._site(view, decision, str(option.value))
        if kind == "pay_cube" and isinstance(option.value, Cube):
            return self._payment(view, decision, option.value)
        return None

    def _column(self, view: HeliosView, decision: Decision[Any], action: str) -> str | None:
        """A tile whose action would lapse unasked, while another's could be carried out."""
        others = [str(other.value) for other in decision.options if other.value != action]
        if possible(view, decision.seat, action) or not others:
            return None
        return self.say("confirm-lapses", action)

    def _site(self, view: HeliosView, decision: Decision[Any], field: str) -> str | None:
        """Cubes that can't be used for paying are lost with the site."""
        lost = lost_on_site(view, decision.seat, field)
        spared = any(not lost_on_site(view, decision.seat, str(other.value)) for other in decision.options)
        return self.terms.counted("confirm-site", lost, field=field) if lost and spared else None

    def _payment(self, view: HeliosView, decision: Decision[Any], cube: Cube) -> str | None:
        """Paying from elsewhere while cubes lie on the temple's site, which then are lost."""
        payment = view.payment
        if payment is None or payment.field is None or cube.field == payment.field:
            return None
        on_site = len(view.seats[decision.seat].board.world[payment.field].cubes)
        unavoidable = max(0, on_site - payment.left)
        lost = max(0, on_site - (payment.left - 1))
        if lost <= unavoidable:
            return None
        return self.terms.counted("confirm-payment", lost, field=payment.field)


def lost_on_site(view: HeliosView, seat: int, field: str) -> int:
    """Cubes on a temple's site that are lost even if as many as possible of them pay for it."""
    board = view.seats[seat].board
    return max(0, len(board.world[field].cubes) - temple_cost(board))
