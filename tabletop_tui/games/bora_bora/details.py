"""What a choice in Bora Bora would do, line by line, before it is made."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rulesets.bora_bora.actions import reach
from rulesets.bora_bora.components import (
    FISH,
    GOD_TILES,
    GODS,
    GROUND,
    JEWELS,
    LAST_STATUS,
    PEOPLE,
    PERSON_KINDS,
    SITES,
    STATUS,
    TASKS,
    WAYS,
)
from rulesets.bora_bora.gods import Way
from rulesets.bora_bora.preview import marker_of, most_priests, region_preview, status_preview, use_value
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Option
from tabletop_tui.games.bora_bora.figures import short
from tabletop_tui.games.bora_bora.moment import announced, needs_blue, placement_of, tiles_of
from tabletop_tui.games.bora_bora.options import Options, free_ground
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.wordparts import DetailsOf, GameDetails

Lines = list[str]


class Details(GameDetails[Terms, Options]):
    """The lines of `Wording.detail`, for every kind of option."""

    def by_noun(self) -> Mapping[str, DetailsOf]:
        """What says the lines, by what an option's key begins with."""
        return {
            "building": self._building,
            "card": self._pay,
            "deck": self._deck,
            "discard": self._discard,
            "doubled": self._use,
            "extra": self._use,
            "fulfil": self._fulfil,
            "ground": self._ground,
            "jewelry": self._jewel,
            "man": self._person,
            "offering": self._offering,
            "open": self._open,
            "pair": self._pay,
            "place": self._place,
            "region": self._region,
            "shell": self._shell,
            "shells": self._shells,
            "status": self._status,
            "take": self._take,
            "tattoo": self._tattoo,
            "temple": self._temple,
            "tile": self._pay,
            "use": self._use,
            "vp": self._vp,
            "woman": self._person,
            "yellow": self._yellow,
        }

    def plain(self, _view: BoraBoraView, _decision: Decision[Any], option: Option[Any]) -> Lines:
        """What there is to say about an option of few words, if anything."""
        message = self.wording.message("detail", option.key.partition(":")[0])
        return [self.wording.words(message)] if self.wording.words.has(message) else []

    # -- dice --------------------------------------------------------------------------------------

    def _place(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        number, card, white = placement_of(option.key)
        if card == FISHING:
            return [self.say("detail-fishing")]
        lines = [self.say("detail-does", does=self.options.does(view, card, 6 if white else number))]
        blue = needs_blue(view, number, card)
        lines.append(self.on_card(view, card))
        gods = [god for god, played in (("blue", blue), ("white", white)) if played]
        lines += [self.say("detail-god", god, number=number) for god in gods]
        if gods:
            lines.append(self._purse(view, decision.seat))
        value = 6 if white else number
        actions = self.terms.actions(card)
        if actions[0] in ("land", "water"):
            lines.append(self._in_reach(view, decision.seat, tuple(actions), value))
        elif actions[0] in ("helper", "temple", "build"):
            lines.append(self.say("detail-card", "helper" if actions[0] == "helper" else "fire"))
        return lines

    def on_card(self, view: BoraBoraView, card: str) -> str:
        """The dice on a card, and what may still be placed there."""
        dice = view.cards[card]
        if not dice:
            return self.say("detail-card-empty")
        shown = ", ".join(f"{self.wording.name(die.seat)} {die.number}" for die in dice)
        return self.say("detail-card", dice=shown, lowest=min(die.number for die in dice))

    def _in_reach(self, view: BoraBoraView, seat: int, actions: tuple[str, ...], value: int) -> str:
        own = tuple(region for region, huts in view.map.items() if seat in huts)
        near = reach(own, actions).regions
        regions = [self.terms.region(region) for region in view.map if near.get(region, 7) <= value]
        return self.say("detail-reach", regions=", ".join(regions) or self.say("nothing"))

    def _purse(self, view: BoraBoraView, seat: int) -> str:
        own = view.seats[seat]
        return self.say(
            "detail-purse",
            hand=self.terms.hand(own.hand or ()),
            offerings=self.terms.offerings(own.offerings),
            tiles=self.terms.god_tiles(own.god_tiles),
        )

    def _region(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        region = option.key.partition(":")[2]
        preview = region_preview(view, region)
        fish = self.terms.fish_kind(view.fish[region])
        lines = []
        if preview.good != "offering":
            lines.append(self._where(view, decision.seat, preview.good))
        if decision.kind == "setup_hut":
            lines.append(self.say("detail-fish-set-up", fish=fish))
        else:
            lines.append(self.say("detail-fish", fish=fish, vp=self.terms.vp(preview.fish)))
        if preview.holder is not None:
            lines.append(self.say("detail-aside", name=self.wording.name(preview.holder)))
        return [*lines, self.neighbours(region)]

    def neighbours(self, region: str) -> str:
        """Where paths lead from a region."""
        ways = [
            self.say("way", kind, region=other, value=value)
            for kind in ("land", "water")
            for value, other in WAYS[kind][region]
        ]
        return self.say("detail-ways", ways=", ".join(ways))

    def _where(self, view: BoraBoraView, seat: int, material: str) -> str:
        free = free_ground(view.seats[seat], material)
        which = "some" if free else "none"
        facts = {"material": self.terms.material(material), "spaces": ", ".join(free)}
        return self.say("detail-where", which, **facts)

    def _person(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        sex, _, number = option.key.partition(":")
        tile = view.places[sex][int(number) - 1]
        if tile is None:
            return []
        held = len(tiles_of(view, decision.seat, sex, PEOPLE[tile].kind))
        return [*self.tile(tile), self.say("detail-person-held", count=held)]

    def tile(self, tile: str) -> Lines:
        """What a man or woman can do, alone, in twos and in threes, and what shifting brings."""
        row = PEOPLE[tile]
        kind = PERSON_KINDS[row.kind]
        values = [kind.value(count) for count in (1, 2, 3)]
        return [
            self.say("detail-kind", effect=self.say("effect", row.kind), values=" / ".join(map(str, values))),
            self.say("detail-shift", row.sex, what=self.terms.symbols_of(tile)),
        ]

    # -- gods --------------------------------------------------------------------------------------

    def _pay(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        own, way = view.seats[decision.seat], option.value
        if own.hand is None or not isinstance(way, Way):
            return []
        left = list(own.hand)
        if way.cards:
            left[way.colour] -= way.cards
        facts = {
            "hand": self.terms.hand(left),
            "offerings": self.terms.offerings(own.offerings - bool(way.cards)),
            "tiles": self.terms.god_tiles(own.god_tiles - (not way.cards)),
        }
        lines = [self.say("detail-left", **facts)]
        if not way.cards:
            lines.append(self.say("detail-god-tile", vp=self.terms.vp(GOD_TILES.final_vp)))
        if decision.kind == "red_offer" and view.region is not None:
            vp = self.terms.vp(FISH[view.fish[view.region]].vp)
            lines.append(self.say("detail-red", vp=vp))
        elif view.god == GODS.index("blue") and all(announced(view)):
            lines.append(self.say("detail-white-too"))
        return lines

    def _open(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        god = view.open[int(option.key.partition(":")[2]) - 1]
        if god is None:
            return []
        held = view.seats[decision.seat].hand
        lines = [self.say("god-does", GODS[god])]
        if held is not None and held[god]:
            lines.append(self.say("detail-held", cards=self.terms.cards_of(god, held[god])))
        return lines

    def _deck(self, view: BoraBoraView, _decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [self.say("detail-deck")]

    # -- the own board -----------------------------------------------------------------------------

    def _tattoo(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        steps = PEOPLE[option.key.partition(":")[2]].status_symbols
        lines = self._status_lines(view, decision.seat, steps)
        return [*lines, self.say("detail-tattoo")]

    def _shells(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        brought = PEOPLE[option.key.partition(":")[2]].shell_symbols
        held = view.seats[decision.seat].shells
        return [
            self.say("detail-shells", shells=self.terms.shells(held + brought)),
            self.say("detail-tattoo"),
        ]

    def _status(self, view: BoraBoraView, decision: Decision[Any], _option: Option[Any]) -> Lines:
        return self._status_lines(view, decision.seat, 1)

    def _status_lines(self, view: BoraBoraView, seat: int, steps: int) -> Lines:
        """Points before and after, who is overtaken, what the end of the track swallows."""
        before, after = marker_of(view, seat), status_preview(view, seat, steps)
        now = self.terms.vp(STATUS[before])
        lines = [self.say("detail-status", now=now, then=self.terms.vp(after.points))]
        passed = [
            self.wording.name(index)
            for index in range(len(view.seats))
            if index != seat
            and before <= marker_of(view, index) <= after.space
            and self._ahead(view, index, seat)
        ]
        if passed:
            lines.append(self.say("detail-overtakes", names=self.terms.listing(passed)))
        if before + steps > LAST_STATUS:
            lines.append(self.warn("status-end", steps=self.terms.steps(before + steps - LAST_STATUS)))
        return lines

    @staticmethod
    def _ahead(view: BoraBoraView, index: int, seat: int) -> bool:
        """Whether a marker is further than another, or lies above it."""
        one, other = marker_of(view, index), marker_of(view, seat)
        return one > other or view.status[one].index(index) > view.status[other].index(seat)

    def _vp(self, view: BoraBoraView, decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [self.say("detail-vp", vp=self.terms.vp(view.seats[decision.seat].vp + 1))]

    def _offering(self, view: BoraBoraView, decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [
            self.say("detail-offering", offerings=self.terms.offerings(self._offerings(view, decision) + 1))
        ]

    @staticmethod
    def _offerings(view: BoraBoraView, decision: Decision[Any]) -> int:
        return view.seats[decision.seat].offerings

    def _shell(self, view: BoraBoraView, decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [self.say("detail-shells", shells=self.terms.shells(view.seats[decision.seat].shells + 1))]

    def _building(self, view: BoraBoraView, _decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [self.say("detail-building", vp=self.terms.vp(view.building_vp))]

    def _ground(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        seat = view.seats[decision.seat]
        spaces = option.key.partition(":")[2].split("-")
        if len(spaces) == 1:
            around = [other for pair in SITES if spaces[0] in pair for other in pair if other != spaces[0]]
            filled = [space for space in around if space in seat.ground]
            which = "some" if filled else "none"
            return [self.say("detail-beside", which, spaces=", ".join(filled))]
        fits, wanted = self.room(view, decision, option)
        lines = [self.say("detail-site")]
        if fits < wanted:
            lines.append(self.warn("single-spaces", count=fits, of=wanted))
        return lines

    def room(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> tuple[int, int]:
        """How many building tiles would still fit the ground after building there, and how many are left."""
        seat = view.seats[decision.seat]
        covered = {*seat.built, *option.key.partition(":")[2].split("-")}
        free = tuple(space for space in GROUND if space not in covered)
        return most_tiles(free), len(seat.unbuilt) - 1

    def _temple(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        space = int(option.key.partition(":")[2])
        lines = [self.say("detail-temple", vp=self.terms.vp(view.priest_vp))]
        moved = []
        for lower in range(space - 1, -1, -1):
            there = view.temple[lower]
            if there is None:
                break
            which = "down" if lower else "out"
            moved.append(self.say("detail-push", which, name=self.wording.name(there), space=lower))
        most = most_priests(view, decision.seat, space)
        facts = {"name": self.wording.name(most.seat), "priests": self.terms.counted("priests", most.priests)}
        return [*lines, *moved, self.say("detail-temple-most", **facts)]

    # -- phases B and C ----------------------------------------------------------------------------

    def _use(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        how, sex, kind = option.key.split(":")
        seat = decision.seat
        tiles = len(tiles_of(view, seat, sex, kind))
        value = use_value(view, seat, sex, kind, doubled=how == "doubled")
        lines = [self.terms.counted("detail-use", tiles, effect=self.say("effect", kind), value=value)]
        if kind in ("land", "water"):
            lines.append(self._in_reach(view, seat, (kind,), value))
        elif kind == "status":
            lines += self._status_lines(view, seat, value)
        if how != "use":
            lines += [self.say("detail-green"), self._purse(view, seat)]
        return lines

    def _jewel(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        row = JEWELS[option.key.partition(":")[2]]
        own = view.seats[decision.seat]
        kinds = [JEWELS[jewel].kind for jewel in own.jewelry or ()]
        left = self.terms.shells(own.shells - row.shell_cost)
        lines = [self.say("detail-jewel", shells=left, vp=self.terms.vp(row.vp))]
        return [*lines, self.say("detail-jewel-held", count=len(kinds), same=kinds.count(row.kind))]

    def _fulfil(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        return [self.say("detail-fulfil"), *self.kind_sign(option)]

    def _yellow(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        return [self.say("detail-yellow"), self._purse(view, decision.seat), *self.kind_sign(option)]

    def _discard(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        return [self.say("detail-discard"), *self.kind_sign(option)]

    def _take(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Lines:
        return [*self.kind_sign(option), self.say("detail-take")]

    def kind_sign(self, option: Option[Any]) -> Lines:
        """By which word the people that a task asks for can be found on the boards."""
        row = TASKS[option.key.partition(":")[2]]
        if row.requirement != "person_kind":
            return []
        sign = short(self.wording.words, "kind", row.param)
        return [self.say("detail-kind-sign", kind=self.say("kind", row.param, "both"), sign=sign)]


@lru_cache(1 << 12)
def most_tiles(free: tuple[str, ...]) -> int:
    """How many building tiles fit on these spaces of the ground at most."""
    if len(free) < 2:
        return 0
    first, rest = free[0], free[1:]
    best = most_tiles(rest)
    for one, other in SITES:
        if one == first and other in rest:
            best = max(best, 1 + most_tiles(tuple(space for space in rest if space != other)))
    return best
