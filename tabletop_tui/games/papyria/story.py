"""What one answer brought about in Papyria: a deed, with what it cost and brought, is one sentence."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Final

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.papyria.components import KEY_TILES, OCCUPATION, SCORING_TILES, TRADE_PAPYRI, TRADE_PRICE
from rulesets.papyria.realm import Laid
from tabletop_tui.games.papyria.terms import HOME, Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_GAINS: Final = frozenset({"gained_knowledge", "scored", "took_key"})
"""What is said together with the deed of the same seat that brought it."""

_BRINGING: Final = frozenset({"bought_knowledge", "took_scoring", "placed_landscape", "built"})
"""What may bring such things."""

_SILENT: Final = frozenset({"forced"})
"""What follows tells it."""


@record(frozen=False)
class Told:
    """A sentence in the making."""

    event: Event
    """What it is about."""
    paid: Event | None = None
    """What was paid before it."""
    gains: list[Event] = field(default_factory=list)
    """What came of it."""


def _gathered(events: Sequence[Event]) -> list[Told]:
    """The events of one answer, with what belongs together put together."""
    told: list[Told] = []
    for event in events:
        last = told[-1] if told else None
        own = last if last is not None and last.event.seat == event.seat else None
        if event.kind in _SILENT:
            continue
        if event.kind in _GAINS and own is not None and own.event.kind in _BRINGING:
            own.gains.append(event)
        elif event.kind == "took_scoring" and own is not None and own.event.kind == "paid_extra_scoring":
            told[-1] = Told(event, paid=own.event)
        else:
            told.append(Told(event))
    return told


class Story:
    """The sentences of `Wording.story` and `Wording.event`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """In the words of one table."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._heads: Mapping[str, Callable[[Told, dict[str, Any]], str]] = {
            "bought_knowledge": self._bought,
            "built": self._built,
            "entered": self._entered,
            "gained_knowledge": self._knowledge,
            "gave_up": self._gave_up,
            "kept_end_tile": self._kept_end_tile,
            "kept_start_tile": self._kept_start_tile,
            "laid_end_tile": self._laid_end_tile,
            "moved": self._moved,
            "moved_priest": self._priest,
            "nothing_there": self._nothing,
            "paid_end_tile": self._paid_end_tile,
            "paid_extra_scoring": self._paid_extra,
            "placed_landscape": self._landscape,
            "placed_priest": self._priest,
            "produced": self._produced,
            "scored": self._scored,
            "took_key": self._key,
            "took_multiplier": self._multiplier,
            "took_scoring": self._scoring,
            "traded": self._traded,
            "turned_up": self._turned_up,
            "turned_up_at_border": self._turned_up,
        }

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        return [(told.event.seat, self._sentence(told)) for told in _gathered(events)]

    def _sentence(self, told: Told) -> str:
        facts: dict[str, Any] = {"name": self.name(told.event.seat)}
        said = self._heads.get(told.event.kind)
        head = said(told, facts) if said is not None else self.say("event", told.event.kind, **facts)
        gains = [self._gain(event) for event in told.gains]
        return self.say("event-with", head=head.removesuffix("."), what=", ".join(gains)) if gains else head

    def _gain(self, event: Event) -> str:
        """What came of something, in a few words."""
        facts = event.facts
        if event.kind == "gained_knowledge":
            return self.terms.knowledge(facts["count"])
        if event.kind == "scored":
            return self._product(facts)
        return self.terms.key_tile(facts["tile"])

    def _product(self, facts: Mapping[str, Any]) -> str:
        """A scoring worked out: `4 × 3 = 12 points`."""
        product = facts["value"] * facts["multiplier"]
        which = "capped" if product > facts["knowledge"] else "whole"
        shown = {"value": facts["value"], "multiplier": facts["multiplier"], "product": product}
        return self.say("product", which, **shown, points=self.terms.points(facts["points"]))

    # -- pieces ------------------------------------------------------------------------------------

    def _entered(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        return self.say("event-entered", given["ring"], **facts, position=given["position"])

    def _moved(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts |= {"start": given["start"], "end": given["end"]}
        said = self.say("event-moved", given["ring"], **facts)
        parts = [self.terms.lapis(given["cost"])] if given["cost"] else []
        if given["pushed"] is not None:
            pushed = {"name": self.name(given["pushed"]), "position": given["pushed_to"]}
            parts.append(self.say("event-pushed", lapis=self.terms.lapis(OCCUPATION), **pushed))
        return self.say("event-with", head=said.removesuffix("."), what=", ".join(parts)) if parts else said

    def _traded(self, told: Told, facts: dict[str, Any]) -> str:
        facts |= {"lapis": self.terms.lapis(TRADE_PRICE), "papyri": self.terms.papyri(TRADE_PAPYRI)}
        return self.say("event-traded", **facts, other=self.name(told.event.facts["owner"]))

    def _priest(self, told: Told, facts: dict[str, Any]) -> str:
        cell = told.event.facts["cell"]
        if cell == HOME:
            return self.say("event-moved-priest-home", **facts)
        return self.say("event", told.event.kind, **facts, spot=self.terms.spot(cell))

    # -- knowledge and scorings --------------------------------------------------------------------

    def _bought(self, told: Told, facts: dict[str, Any]) -> str:
        return self.say(
            "event-bought-knowledge", **facts, papyri=self.terms.papyri(told.event.facts["papyri"])
        )

    def _knowledge(self, told: Told, facts: dict[str, Any]) -> str:
        facts["knowledge"] = self.terms.knowledge(told.event.facts["count"])
        return self.say("event-gained-knowledge", **facts)

    def _paid_extra(self, told: Told, facts: dict[str, Any]) -> str:
        facts["papyri"] = self.terms.papyri(told.event.facts["papyri"])
        return self.say("event-paid-extra-scoring", **facts)

    def _scoring(self, told: Told, facts: dict[str, Any]) -> str:
        facts["kind"] = self.terms.kind(SCORING_TILES[told.event.facts["tile"]].kind)
        if told.paid is None:
            return self.say("event-took-scoring", **facts)
        facts["papyri"] = self.terms.papyri(told.paid.facts["papyri"])
        return self.say("event-took-extra-scoring", **facts)

    def _scored(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts |= {"kind": self.terms.kind(given["kind"]), "product": self._product(given)}
        return self.say("event-scored", **facts)

    def _key(self, told: Told, facts: dict[str, Any]) -> str:
        row = KEY_TILES[told.event.facts["tile"]]
        facts |= {"kind": self.terms.kind(row.kind), "keys": self.terms.keys(row.keys)}
        return self.say("event-took-key", **facts)

    # -- goods -------------------------------------------------------------------------------------

    def _kept_start_tile(self, told: Told, facts: dict[str, Any]) -> str:
        return self.say(
            "event-kept-start-tile", **facts, what=self.terms.start_tile(told.event.facts["tile"])
        )

    def _multiplier(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts["symbols"] = self.terms.symbols(given["kind"], given["symbols"])
        return self.say("event-took-multiplier", **facts)

    def _landscape(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts |= {
            "what": self.terms.shown(Laid(given["tile"], given["rotation"])),
            "spot": self.terms.spot(given["cell"]),
        }
        return self.say("event-placed-landscape", **facts)

    def _built(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts |= {"good": self.terms.good_object(given["good"]), "spot": self.terms.spot(given["cell"])}
        which = "paid" if given["lapis"] else "free"
        return self.say("event-built", which, **facts, lapis=self.terms.lapis(given["lapis"]))

    def _gave_up(self, told: Told, facts: dict[str, Any]) -> str:
        return self.say("event-gave-up", **facts, good=self.terms.good_object(told.event.facts["good"]))

    def _produced(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts["goods"] = self.terms.money(given["good"], given["count"])
        return self.say("event-produced", "some" if given["count"] else given["good"], **facts)

    def _nothing(self, told: Told, facts: dict[str, Any]) -> str:
        position, _, space = told.event.facts["space"].partition(":")
        return self.say("event-nothing-there", **facts, space=self.terms.space(space), position=position)

    # -- end tiles, and what is turned up ----------------------------------------------------------

    def _kept_end_tile(self, told: Told, facts: dict[str, Any]) -> str:
        return self.say("event-kept-end-tile", **facts, offer=self.terms.offer(told.event.facts["tile"]))

    def _paid_end_tile(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        price = self.terms.money(given["good"], given["amount"])
        return self.say(
            "event-paid-end-tile", **facts, price=price, points=self.terms.points(given["points"])
        )

    def _laid_end_tile(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        facts |= {"where": self.where(given["space"]), "what": self.terms.end_tile(given["tile"])}
        return self.terms.counted("event-laid-end-tile", given["left"], **facts)

    def _turned_up(self, told: Told, facts: dict[str, Any]) -> str:
        given = told.event.facts
        if told.event.kind == "turned_up_at_border":
            facts["what"] = self.terms.scoring_tile(given["tile"])
            return self.say("event-turned-up-at-border", **facts)
        facts |= {"where": self.where(given["space"]), "what": self.terms.thing(given["thing"])}
        return self.say("event-turned-up", **facts)

    def where(self, here: str) -> str:
        """A space of the board by numbers alone: `9, space 1`."""
        position, _, space = here.partition(":")
        return self.say("where", position=position, space=self.terms.space(space))
