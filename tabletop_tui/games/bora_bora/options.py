"""What can be chosen in Bora Bora, in a few words: effect, cost and points."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesets.bora_bora.components import (
    FISHING_VP,
    GOD_TILES,
    GODS,
    GROUND,
    HELPER,
    JEWELS,
    MATERIALS,
    PEOPLE,
    PERSON_KINDS,
    TASK_VP,
    YELLOW_VP,
)
from rulesets.bora_bora.preview import marker_of, region_preview, status_preview, use_value
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core import Decision, Option
from tabletop_tui.games.bora_bora.moment import needs_blue, placement_of
from tabletop_tui.games.bora_bora.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_Say = Callable[[BoraBoraView, Decision[Any], Option[Any]], str]


class Options:
    """The sentences of `Wording.option`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._by_noun: dict[str, _Say] = {
            "another": self._another,
            "building": self._building,
            "card": self._card,
            "deck": self._deck,
            "discard": self._task,
            "doubled": self._use,
            "extra": self._use,
            "fulfil": self._task,
            "ground": self._ground,
            "jewelry": self._jewel,
            "man": self._person,
            "open": self._open,
            "pair": self._pair,
            "place": self._place,
            "region": self._region,
            "shells": self._shift,
            "status": self._status,
            "take": self._taken,
            "tattoo": self._shift,
            "temple": self._temple,
            "tile": self._tile,
            "use": self._use,
            "woman": self._person,
            "yellow": self._task,
        }
        for bought in ("vp", "offering", "god_card", "material", "move_hut"):
            self._by_noun[bought] = self._bought
        for material in MATERIALS:
            self._by_noun[material] = self._material

    def text(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        """Any option of the game; of a board element that `why_not` was asked about its name."""
        key = option.key
        if option.blocked is not None and key == option.target:
            return self.element(view, key)
        special = self._by_noun.get(key.partition(":")[0])
        if special is not None:
            return special(view, decision, option)
        return self.say("option", key, decision.kind) if key == "stop" else self.say("option", key)

    def alone(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `text`, with what the board says beside it."""
        said = self.text(view, decision, option)
        noun, _, thing = option.key.partition(":")
        if option.blocked is not None:
            return said
        if noun == "place":
            placing = placement_of(option.key)
            if placing.card != FISHING:
                return self.say(
                    "option-alone", option=said, does=self.does(view, placing.card, placing.value)
                )
        if noun == "temple":
            return self.say("option-alone", option=said, does=self.standing(view, int(thing)))
        return self._region_with(view, option, fish=self.terms.fish) if noun == "region" else said

    def element(self, view: BoraBoraView, target: str) -> str:
        """What a board element is called that can't be chosen."""
        noun, _, thing = target.partition(":")
        if noun in ("man", "woman"):
            return self._place_of(view, noun, int(thing))
        if noun == "ground":
            return self._spaces(thing)
        if noun == "building":
            return self.say("building", number=thing)
        if noun == "card":
            return self.terms.card(thing)
        if noun == "jewelry":
            return self.terms.jewel_line(thing)
        if noun == "person":
            return self.terms.person(thing)
        if noun == "region":
            return self.terms.region(thing)
        if noun == "task":
            return self.terms.task(thing)
        return self.say("element", noun, thing=thing)

    # -- dice --------------------------------------------------------------------------------------

    def _place(self, view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        number, card, _ = placement_of(option.key)
        if card == FISHING:
            return self.say("option-fishing", number=number, vp=self.terms.vp(FISHING_VP))
        return self.say(
            "option-place", self._gods(view, option.key), number=number, card=self.terms.card(card)
        )

    @staticmethod
    def _gods(view: BoraBoraView, key: str) -> str:
        """Which gods a placement needs, as a word of message ids."""
        number, card, white = placement_of(key)
        if needs_blue(view, number, card):
            return "both" if white else "blue"
        return "white" if white else "plain"

    def brief(self, view: BoraBoraView, option: Option[Any]) -> str:
        """A die on a card, or somebody on display, in a few words: there may be forty of them."""
        noun, _, thing = option.key.partition(":")
        tile = view.places[noun][int(thing) - 1] if noun in view.places else None
        if tile is not None:
            person = self.terms.kind(PEOPLE[tile].kind, noun)
            return self.say("brief-person", number=thing, person=person, symbols=self.terms.symbols_of(tile))
        if not option.key.startswith("place:"):
            return ""
        number, card, white = placement_of(option.key)
        signs = f"{'b' if needs_blue(view, number, card) else ''}{'w' if white else ''}"
        return self.say("brief", number=f"{number}{signs}", card=self.say("card-brief", card))

    def does(self, view: BoraBoraView, card: str, value: int) -> str:
        """What a card does with a value."""
        actions = self.terms.actions(card)
        if actions[0] in ("land", "water"):
            return self.terms.paths(actions, value)
        which = "woman-man" if len(actions) > 1 else actions[0]
        facts = {"value": value, "points": self.terms.points(value), "vp": self.terms.vp(view.building_vp)}
        return self.say("does", which, **facts)

    def _region(self, view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        """With the fish's letter, as on the map beside it."""
        return self._region_with(view, option, fish=self.terms.fish_sign)

    def _region_with(self, view: BoraBoraView, option: Option[Any], *, fish: Callable[[str], str]) -> str:
        region = option.key.partition(":")[2]
        preview = region_preview(view, region)
        facts = {
            "region": self.terms.region(region),
            "good": self.terms.good(preview.good),
            "fish": fish(view.fish[region]),
        }
        if preview.holder is None or option.blocked is not None:
            return self.say("option-region", **facts)
        return self.say("option-region-held", **facts, name=self.name(preview.holder))

    def _person(self, view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        sex, _, number = option.key.partition(":")
        return self._place_of(view, sex, int(number))

    def _place_of(self, view: BoraBoraView, sex: str, number: int) -> str:
        tile = view.places[sex][number - 1]
        if tile is None:
            return self.say("place-empty", sex, number=number)
        row = PEOPLE[tile]
        effect = self.terms.use(row.kind, PERSON_KINDS[row.kind].value(1))
        facts = {"number": number, "person": self.terms.kind(row.kind, sex), "effect": effect}
        return self.say("option-person", **facts, symbols=self.terms.symbols_of(tile))

    # -- gods --------------------------------------------------------------------------------------

    def _card(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        """A card of the god's own colour."""
        god = (option.target or f"hand:{GODS[0]}").partition(":")[2]
        return self.say("option-pay", what=self.terms.payment([god]))

    def _pair(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        god = option.key.partition(":")[2]
        return self.say("option-pay", what=self.terms.payment([god, god]))

    def _tile(self, view: BoraBoraView, decision: Decision[Any], _option: Option[Any]) -> str:
        facts = {"what": self.terms.payment([]), "vp": self.terms.vp(GOD_TILES.final_vp)}
        return self.say("option-tile", **facts, count=view.seats[decision.seat].god_tiles)

    def _open(self, view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        place = option.key.partition(":")[2]
        god = view.open[int(place) - 1]
        if god is None:
            return self.say("element-open", thing=place)
        return self.say("option-open", card=self.terms.cards_of(god, 1), place=place)

    def _deck(self, view: BoraBoraView, _decision: Decision[Any], _option: Option[Any]) -> str:
        return self.say("option-deck", count=view.deck) if view.deck else self.say("option-deck-empty")

    # -- the own board -----------------------------------------------------------------------------

    def _shift(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        row = PEOPLE[option.key.partition(":")[2]]
        person = self.terms.kind(row.kind, row.sex)
        if row.sex == "woman":
            return self.say("option-shells", person=person, shells=self.terms.shells(row.shell_symbols))
        return self.say(
            "option-tattoo", person=person, status=self.status(view, decision.seat, row.status_symbols)
        )

    def status(self, view: BoraBoraView, seat: int, steps: int) -> str:
        """What steps on the status track do: `status +2, 0→2, 1 VP`."""
        reached = status_preview(view, seat, steps)
        facts = {"steps": steps, "before": marker_of(view, seat), "after": reached.space}
        return self.say("status-move", **facts, vp=self.terms.vp(reached.points))

    def _status(self, view: BoraBoraView, decision: Decision[Any], _option: Option[Any]) -> str:
        return self.status(view, decision.seat, 1)

    def _bought(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        if decision.kind == "helper_spend":
            price = self.terms.points(HELPER[option.key].die_points)
            return self.say("option-helper", option.key, price=price)
        return self.say("option-gift", option.key)

    def _material(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        """With the spaces of the ground that are free for it."""
        free = free_ground(view.seats[decision.seat], option.key)
        which = "some" if free else "none"
        facts = {"material": self.terms.material(option.key), "spaces": ", ".join(free)}
        return self.say("option-material", which, **facts)

    def _building(self, view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        number = option.key.partition(":")[2]
        return self.say("option-building", number=number, vp=self.terms.vp(view.building_vp))

    def _ground(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        return self._spaces(option.key.partition(":")[2])

    def _spaces(self, spaces: str) -> str:
        named = [
            self.say("ground", space=space, material=self.terms.material(GROUND[space].material))
            for space in spaces.split("-")
        ]
        return " + ".join(named)

    def _temple(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        return self.say("option-temple", space=option.key.partition(":")[2])

    def standing(self, view: BoraBoraView, space: int) -> str:
        """Who stands on a space of the temple."""
        there = view.temple[space - 1]
        return self.say("temple-free") if there is None else self.say("temple-held", name=self.name(there))

    # -- phases B and C ----------------------------------------------------------------------------

    def _use(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        how, sex, kind = option.key.split(":")
        value = use_value(view, decision.seat, sex, kind, doubled=how == "doubled")
        status = kind == "status"
        effect = self.status(view, decision.seat, value) if status else self.terms.use(kind, value)
        return self.say("option", how, person=self.terms.kind(kind, sex), effect=effect)

    def _another(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        return self.say("option-another", space=(option.target or "space:").partition(":")[2])

    def _jewel(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        row = JEWELS[option.key.partition(":")[2]]
        facts = {"kind": self.say("jewel", row.kind), "vp": self.terms.vp(row.vp)}
        return self.say("option-jewelry", **facts, shells=self.terms.shells(row.shell_cost))

    def _task(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> str:
        how, _, task = option.key.partition(":")
        points = {"fulfil": TASK_VP, "yellow": YELLOW_VP}.get(how, 0)
        named = self.progress(view, decision.seat, task)
        if option.blocked is not None:
            return self.say("blocked", how, task=named)
        return self.say("option", how, task=named, vp=self.terms.vp(points))

    def progress(self, view: BoraBoraView, seat: int, task: str) -> str:
        """A task with how far it is, if that may be seen: `3 wood 2/3`."""
        known = view.seats[seat].progress
        if known is None or task not in known:
            return self.terms.task(task)
        return self.say(
            "task-progress", task=self.terms.task(task), have=known[task].have, need=known[task].need
        )

    def _taken(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> str:
        return self.terms.task(option.key.partition(":")[2])


def free_ground(seat: SeatView, material: str) -> list[str]:
    """The empty spaces of a seat's ground that show a material."""
    return [
        space
        for space, row in GROUND.items()
        if row.material == material and space not in seat.ground and space not in seat.built
    ]
