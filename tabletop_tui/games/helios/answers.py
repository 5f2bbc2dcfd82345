"""The things of Helios to pay, build, meet or decline: cubes, buildings, persons, ways out."""

from rulesets.helios.advice import build_advice, cube_advice, meeting_advice, nobody_left
from rulesets.helios.components import BUILDINGS
from rulesets.helios.preview import with_range
from tabletop_tui.games.helios.things import HeliosThing, Moment
from tabletop_tui.kit.thing import Facts, alike


class CubeThing(HeliosThing):
    """A cube to pay from a field or put on one, or only its colour."""

    nouns = ("cube", "colour")
    ADVICE = staticmethod(cube_advice)
    FIGURES = {
        "cube": {
            "wanted": "=asked",
            "have": "=have",
            "to-pay": "=owing",
            "regrows": "lost-short/bad?stranded from-site/good?on_site yes/good?grows no/dim",
        },
        "colour": {"wanted": "=asked", "have": "=have"},
    }
    TELLS = dict.fromkeys(
        nouns,
        "!warn-payment#stranded said-from-site?on_site said-regrows?grows said-regrows-not?stays "
        "said-left?pays said-needed#asked said-opens#opens",
    )
    ASKS = {"cube": "confirm-payment#stranded"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The cube's colour and its field."""
        field, _, word = id.rpartition(":")
        which, cube = "pay" if self.asks(at, "pay_cube") else "put", self.terms.cube(word)
        return self.say("option-cube", which, cube=cube, field=field) if field else cube


PAYS = "said-short?lacks said-pay?pays said-replaced?replaced said-cubes-left#spare said-no-cube-left?spent"
"""The price, what the player has, and what replaces missing colours."""


class BuildingThing(HeliosThing):
    """A building of the city, or a temple."""

    nouns = ("building", "temple", "map")
    ADVICE = staticmethod(build_advice)
    NAMES = {"building": "=called", "temple": "option-temple", "map": "option-temple"}
    FIGURES = alike(nouns, cost="=bill", once="=brings?brings ·", end="=worth/gold?worth ·")
    RESULTS = {"building": "=worth/gold?worth ·"}
    TELLS = {
        "building": "=does said-built?built !warn-no-laps?endless !lapses-{lapses}?lapses "
        f"said-function?at_once said-range?before {PAYS}",
        **dict.fromkeys(("temple", "map"), f"said-temple said-sites?sites {PAYS}"),
    }
    LOOKS = {
        "building": "=printed !warn-no-laps?endless !lapses-{lapses}?lapses =does said-built?built "
        f"said-function?at_once said-range?before {PAYS}",
    }

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What its function would bring now, and its price."""
        facts = super().facts(at, id, noun)
        if facts.get("at_once"):
            then = Moment(with_range(at.view, at.seat, BUILDINGS[id].sun), at.seat)
            facts["what"] = self.prospect(then, facts["at_once"])
        return facts


class PersonThing(HeliosThing):
    """A person, to buy, activate or look at."""

    nouns = ("buy", "activate", "person")
    ADVICE = staticmethod(meeting_advice)
    NAMES = {"buy": "option-buy", "activate": "option-activate", "person": "=who"}
    TITLES = dict.fromkeys(nouns, "=who")
    RESULTS = dict.fromkeys(nouns, "now/gold?pending =earned/gold?earned ·?active")
    FIGURES = {
        "buy": {"price": "=fee", "once": "=brings?brings ·", "now": "=worth/gold?worth ·"},
        "activate": {"price": "=bill", "once": "=brings?brings ·", "now": "=worth/gold?worth ·"},
    }
    TELLS = dict.fromkeys(
        nouns,
        "said-scores said-active?active !said-not-yet?unpayable said-once?once said-buy?buys "
        f"said-too-dear?dear {PAYS}",
    )
    LOOKS = {
        "person": "whose-{side}?side !said-not-yet?unpayable said-scores said-active?active said-once?once "
        f"said-buy?buys said-too-dear?dear {PAYS}",
    }
    ASKS = {"buy": "confirm-useless?useless"}


class OutThing(HeliosThing):
    """Ways to do nothing, or nothing more."""

    nouns = ("waive", "stop", "pass", "end_turn")
    TELLS = {
        "waive": "said-out-waive?acts said-out-waive-bonus?!acts",
        **{noun: f"said-out-{noun}" for noun in nouns[1:]},
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the player leaves undone, as worded in the list."""
        return self.say("out", self.facts(at, id, noun)["out"])

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is left undone: an action, by its kind of decision."""
        out = at.decision.kind if noun == "waive" and at.decision is not None else noun
        return {"out": out, "acts": out != "choose_bonus_action"}

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """The question before something that could still be done is given up."""
        if at.decision is None or len(at.decision.options) == 1 or noun == "end_turn":
            return None
        if noun == "pass" and nobody_left(at.view, at.decision):
            return None
        return self.say("confirm", self.facts(at, id, noun)["out"])
