"""Dice Forge in sentences: questions, options, reasons, score lines."""

from collections.abc import Callable, Sequence
from typing import Any

from rulesets.core import Decision, Event, Line, Option, Reason
from rulesets.dice_forge.components import (
    CARDS,
    ELDER_GLORY,
    ELDER_PRICE,
    EXTRA_ACTION_PRICE,
    FACES,
    PLACES,
    POOLS,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.options import Buy, Feat, Triton, price
from rulesets.dice_forge.preview import hammered
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.boardtext import BoardText
from tabletop_tui.games.dice_forge.confirming import Confirming
from tabletop_tui.games.dice_forge.conveniences import CONVENIENCES
from tabletop_tui.games.dice_forge.details import Details
from tabletop_tui.games.dice_forge.events import Events
from tabletop_tui.games.dice_forge.labels import labels
from tabletop_tui.games.dice_forge.moment import (
    VP_FOR,
    bonus_of,
    die_of,
    face_at,
    gain_at,
    may_pass,
    ship_discount,
    taken_amount,
)
from tabletop_tui.games.dice_forge.story import Story
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.wording import Named, Wording
from tabletop_tui.words import Words

_PHASES = {"reinforcement": "2", "extra_action": "4"}


class DiceForgeWording(Wording):
    """The words of Dice Forge."""

    game = "dice_forge"
    labels = staticmethod(labels)
    conveniences = CONVENIENCES

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        super().__init__(words, people)
        self.terms = Terms(self.say, self.listing)
        self.details = Details(self, self.terms)
        self._confirming = Confirming(self.say, self.terms)
        self._events = Events(self, self.terms)
        self._story = Story(self, self.terms, self._events)
        self._asks: dict[str, Callable[[DiceForgeView, Decision[Any]], str]] = {
            "action": self._ask_action,
            "boar_bearer": self._ask_boar_bearer,
            "boar_bonus": self._ask_boar_bonus,
            "cyclops_convert": self._ask_convert,
            "extra_action": self._ask_extra,
            "face_choose": self._ask_face,
            "forge_slot": self._ask_slot,
            "hammer_allocate": self._ask_hammer,
            "satyrs_pick": self._ask_satyrs,
            "sentinel_convert": self._ask_convert,
            "sphinx_die": self._ask_sphinx,
        }

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        """The sentence of `question` without the steps: who rolled what, before anything is asked."""
        special = self._asks.get(decision.kind)
        if special is not None:
            return special(view, decision)
        facts = {"name": self.name(decision.seat), "lead": self._lead(view, decision)}
        return self.say("ask", decision.kind, **facts, discount=ship_discount(view))

    def step(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        """The phase of the turn."""
        phase = _PHASES.get(decision.kind)
        if decision.kind == "action":
            phase = "3" if may_pass(decision) else "4"
        elif decision.kind == "roll":
            phase = "1"
        elif view.resolving is not None and view.resolving.why in ("blessing", "hind"):
            phase = "1" if view.resolving.why == "blessing" else "2"
        return self.say("step", phase) if phase is not None else ""

    def _lead(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        """Who rolled what, and why: `Cleo, you were ousted and rolled 1G + ?1GSM`."""
        roll, name = view.resolving, self.name(decision.seat)
        if roll is None:
            return name
        return self.say("lead", roll.why, name=name, faces=self.terms.rolled(roll.rolled, roll.counts))

    def _ask_action(self, _view: DiceForgeView, decision: Decision[Any]) -> str:
        can = {option.key.partition(":")[0] for option in decision.options} & {"buy", "feat"}
        which = "both" if len(can) == 2 else next(iter(can), "token")
        extra = "" if may_pass(decision) else "-extra"
        return self.say("ask", f"action-{which}{extra}", name=self.name(decision.seat))

    def _ask_extra(self, _view: DiceForgeView, decision: Decision[Any]) -> str:
        which = "pay" if any(option.key == "pay" for option in decision.options) else "token"
        return self.say("ask-extra-action", which, name=self.name(decision.seat), count=EXTRA_ACTION_PRICE)

    def _ask_face(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        face, factor = face_at(view)
        which = "lose" if view.resolving is not None and view.resolving.losing else "take"
        shown = self.terms.face(face)
        shown = self.say("times", face=shown, count=factor) if factor > 1 else shown
        return self.say("ask-face-choose", which, lead=self._lead(view, decision), face=shown)

    def _ask_hammer(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        gold = gain_at(view).amount
        return self.say("ask-hammer-allocate", name=self.name(decision.seat), gold=gold)

    def _ask_convert(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        gain = gain_at(view)
        return self.say(
            "ask-convert",
            lead=self._lead(view, decision),
            amount=self.terms.amount(gain.resource, gain.amount),
            vp=self.terms.amount(VP, gain.amount * VP_FOR[decision.kind]),
        )

    def _ask_boar_bonus(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        face, _ = face_at(view)
        roller = view.resolving.seat if view.resolving is not None else decision.seat
        which = "own" if roller == decision.seat else "other"
        facts = {"name": self.name(decision.seat), "roller": self.name(roller)}
        return self.say("ask-boar-bonus", which, **facts, colour=self.terms.boar(face))

    def _ask_slot(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        face, name = view.in_hand or "G1", self.name(decision.seat)
        if FACES[face].kind == "boar":
            giver, colour = self.name(view.active), self.terms.boar(face)
            return self.say("ask-forge-slot-boar", name=name, giver=giver, colour=colour)
        ousted = view.resolving is not None and view.resolving.why == "ousted"
        which = "ousted" if ousted else "face"
        return self.say("ask-forge-slot", which, name=name, face=self.terms.face(face))

    def _ask_boar_bearer(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        colour = self.terms.boar(view.seats[decision.seat].boars[-1])
        return self.say("ask-boar-bearer", name=self.name(decision.seat), colour=colour)

    def _ask_satyrs(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        all_dice = 2 * (len(view.seats) - 1)
        which = "first" if len(decision.options) == all_dice else "second"
        return self.say("ask-satyrs-pick", which, name=self.name(decision.seat))

    def _ask_sphinx(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        card = self.terms.card(view.seats[decision.seat].cards[-1])
        return self.say("ask-sphinx-die", name=self.name(decision.seat), card=card)

    # -- options -----------------------------------------------------------------------------------

    def option(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        """What can be chosen, in a few words."""
        value, terms, seat = option.value, self.terms, decision.seat
        kind, key = decision.kind, option.key
        asked_about = option.blocked is not None and key == option.target
        if asked_about and kind not in ("satyrs_pick", "boar_bearer"):
            return self._element(view, key)
        if isinstance(value, Buy):
            return self._buy(view, value.face, ship_discount(view) if kind == "ship_forge" else 0)
        if isinstance(value, Feat):
            card = view.layout[value.slot]
            row = CARDS[card]
            cost = terms.price(row.cost_sun, row.cost_moon)
            return self.say("option-feat", card=terms.card_short(card), cost=cost, vp=row.vp)
        if isinstance(value, Triton):
            return self.say("option-triton", what=terms.amount(value.resource, TRITON_GIFTS[value.resource]))
        if kind == "forge_slot":
            die, slot = value.die, value.slot
            return self.say(
                "option-slot", die=terms.die(die), face=terms.face(view.seats[seat].dice[die][slot])
            )
        if kind == "hammer_allocate":
            return self._hammer(view, seat, value.gold)
        if kind in ("face_choose", "boar_bonus"):
            return self._take(view, decision, int(value))
        if kind in ("mirror_choose", "shield_choose"):
            return self._copy(option) if kind == "mirror_choose" else terms.named(str(value))
        if key.startswith("die:"):
            return self._die(view, option)
        if kind == "boar_bearer":
            return self.name(value)
        if key.startswith(("owl:", "hind:")):
            return self._reinforce(option)
        return self._word(view, decision, option)

    def option_alone(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `option`; a feat with its place and what it does."""
        said = self.option(view, decision, option)
        if isinstance(option.value, Feat):
            card = view.layout[option.value.slot]
            place = PLACES[option.value.slot]
            return self.say(
                "option-feat-alone", option=said, portal=place.portal, brief=self.terms.card_brief(card)
            )
        if isinstance(option.value, Buy):
            return f"{said} · {self.terms.face_name(option.value.face)}"
        return said

    def _element(self, view: DiceForgeView, target: str) -> str:
        """What a board element is called that `why_not` was asked about."""
        noun, _, thing = target.partition(":")
        if noun == "place":
            return self.terms.card(view.layout[thing])
        if noun == "pool":
            return ", ".join(self.terms.face(face) for face in POOLS[thing].faces)
        owner, _, rest = thing.partition("/")
        facts = {"name": self.name(int(owner)), "what": rest}
        if noun == "die":
            facts["what"] = self.terms.die(int(rest.partition("/")[0]) - 1)
        elif noun == "card":
            facts["what"] = self.terms.card(rest)
        elif noun == "token":
            facts["what"] = self.say("token", rest)
        else:
            facts["what"] = self.terms.card("hammer")
        return self.say("element", **facts)

    def _buy(self, view: DiceForgeView, face: str, discount: int) -> str:
        cost, left = price(face, discount), view.pools[face]
        return self.say("option-buy", face=self.terms.face(face), cost=cost, left=left)

    def _hammer(self, view: DiceForgeView, seat: int, gold: int) -> str:
        done = hammered(view.seats[seat], gold)
        kept = gain_at(view).amount - gold
        which = "glory" if done.glory else "plain" if gold else "none"
        facts = {"gold": gold, "kept": kept, "vp": f"{done.glory}{self.terms.letters[VP]}"}
        return self.say("option-hammer", which, **facts)

    def _take(self, view: DiceForgeView, decision: Decision[Any], resource: int) -> str:
        seat = decision.seat
        if decision.kind == "boar_bonus":
            amount, losing = bonus_of(resource), False
        else:
            amount = taken_amount(view, resource)
            losing = view.resolving is not None and view.resolving.losing
        held, limit = view.seats[seat].stores[resource], view.seats[seat].limits[resource]
        what = self.terms.amount(resource, amount)
        if losing:
            return self.say("option-lose", what=what, held=held)
        return self.say("option-take", what=what, held=held if limit is None else f"{held}/{limit}")

    def _copy(self, option: Option[Any]) -> str:
        seat, die = die_of(option.target)
        whose = self.say("die-of", name=self.name(seat), die=self.terms.die(die))
        return self.say("option-copy", face=self.terms.face(str(option.value)), whose=whose)

    def _die(self, view: DiceForgeView, option: Option[Any]) -> str:
        seat, die = die_of(option.target)
        hero, terms = view.seats[seat], self.terms
        if option.key.count("/"):
            face = terms.face(hero.face_up(die))
            return self.say("option-die-of", name=self.name(seat), die=terms.die(die), face=face)
        return self.say("option-die", die=terms.die(die), faces=terms.die_faces(hero.dice[die]))

    def _reinforce(self, option: Option[Any]) -> str:
        card, _, thing = option.key.partition(":")
        if card == "owl":
            return self.say("option-owl", what=self.terms.amount(thing, 1))
        return self.say("option-hind", die=self.terms.die(int(thing) - 1))

    def _word(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        facts: dict[str, Any] = {"price": ELDER_PRICE, "vp": ELDER_GLORY, "cost": EXTRA_ACTION_PRICE}
        if option.key in ("keep", "convert"):
            gain = gain_at(view)
            facts["what"] = self.terms.amount(gain.resource, gain.amount)
            facts["vp"] = self.terms.amount(VP, gain.amount * VP_FOR[decision.kind])
        if option.key == "done":
            return self.say("option-done", decision.kind)
        return self.say("option", option.key, **facts)

    def detail(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What choosing it would do, a short sentence a line: cost, gain, odds, warnings."""
        return self.details.lines(view, decision, option)

    def confirm(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What a first-time player might regret is asked for once more."""
        return self._confirming.question(view, decision, option)

    # -- reasons, events, scores -------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen."""
        facts = dict(reason.facts)
        if "card" in facts:
            facts["card"] = self.terms.card(facts["card"])
        if "seat" in facts:
            facts["name"] = self.name(facts["seat"])
        if "token" in facts:
            facts["token"] = self.say("token", facts["token"])
        if reason.id == "feat-too-dear":
            missing = {
                "sun": max(0, facts["sun"] - facts["has_sun"]),
                "moon": max(0, facts["moon"] - facts["has_moon"]),
            }
            cost = self.terms.amounts({"sun": facts["sun"], "moon": facts["moon"]})
            return self.say("reason-feat-too-dear", cost=cost, missing=self.terms.amounts(missing))
        return self.say("reason", reason.id, **facts)

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if another one says it as well."""
        return self._events.sentence(event)

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """What one answer brought about: a roll with all that it gives is one sentence."""
        return self._story.tell(events)

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        if line.id == "cards":
            cards = [
                self.say("score-card", card=name, vp=CARDS[card].vp * line.facts["cards"].count(card))
                for card, name in zip(
                    dict.fromkeys(line.facts["cards"]), self.terms.cards(line.facts["cards"]), strict=True
                )
                if CARDS[card].vp
            ]
            return self.say("score-cards-line", points=line.points, cards=", ".join(cards) or "-")
        return self.say("score", line.id, "line", points=line.points)

    def tie_break(self, values: Sequence[int]) -> str:
        """Nothing breaks ties (ruling R32)."""
        return self.say("tie-break")

    def board_text(self, view: DiceForgeView, seat: int | None) -> str:
        """The table in lines of text: islands, sanctuary, everybody's hero with all faces."""
        return BoardText(self, self.terms).text(view, seat)
