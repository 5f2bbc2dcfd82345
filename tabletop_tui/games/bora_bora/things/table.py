"""What is only looked at: stores and counts of players, paths of the atoll, what a player did last."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rulesets.bora_bora.components import MATERIALS, PATHS, PRIESTS, TASK_VP
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Moment
from tabletop_tui.kit.thing import Title

_NAMES: Mapping[str, Title] = {
    "offering": BoraBoraMessages.element_offerings,
    "shell": BoraBoraMessages.element_shells,
    "card": BoraBoraMessages.board_title_gods,
    "god_tile": BoraBoraMessages.element_god_tiles,
    "priest": BoraBoraMessages.element_priests,
    "hut": BoraBoraMessages.element_huts,
    "people": BoraBoraMessages.board_title_people,
    "jewel": BoraBoraMessages.board_title_jewelry,
    "tiles": BoraBoraMessages.element_tiles,
    "tasks": BoraBoraMessages.board_title_tasks,
    "beside": BoraBoraMessages.element_beside,
}
"""What the stores are called."""


class StoreThing(BoraBoraThing):
    """What a player has of something."""

    nouns = ("store",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        return _NAMES[id](self.say)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How many there are, and what they are for."""
        own, name, say = at.view.seats[at.seat], self.terms.name(at.seat), self.say
        match id:
            case "offering":
                yield say.look_offerings(name=name, has=say.offering(count=own.offerings))
            case "shell":
                yield say.look_shells(name=name, has=say.shell(count=own.shells))
            case "card":
                yield say.look_cards(name=name, has=say.god_card(count=own.cards))
                if own.hand is not None and any(own.hand):
                    yield say.text_hand(hand=self.terms.hand(own.hand))
            case "god_tile":
                yield say.look_god_tiles(name=name, has=say.god_tile(count=own.god_tiles))
            case "priest":
                placed = sum(holder == at.seat for holder in at.view.temple)
                yield say.look_priests(name=name, left=own.priests, placed=placed, of=PRIESTS)
            case "hut":
                on_map = sum(at.seat in huts for huts in at.view.map.values())
                yield say.look_huts(name=name, left=len(own.huts), on_map=on_map)
            case "people":
                unused = sum(not person.shifted for person in own.people.values())
                yield say.look_people(name=name, count=len(own.people), free=own.free_spaces)
                yield say.look_people_once(count=unused)
            case "jewel":
                yield say.look_jewels(name=name, count=own.jewels)
            case "tiles":
                left = " ".join(map(str, own.unbuilt)) or say.none()
                yield say.look_tiles(name=name, left=left, vp=self.terms.vp(at.view.building_vp))
            case "tasks":
                yield say.look_tasks(name=name, count=own.fulfilled, vp=self.terms.vp(TASK_VP))
            case _:
                held = [
                    self.terms.materials(*each) for each in zip(MATERIALS, own.beside, strict=True) if each[1]
                ]
                yield say.look_beside(held=self.terms.listed(held) or say.none())

    def places(self, at: Moment) -> Iterable[str]:
        return [f"store:{id}" for id in _NAMES]


_PATH_NAMES: Final = {
    "land": BoraBoraMessages.element_land_path,
    "water": BoraBoraMessages.element_water_path,
}
_PATH_VALUES: Final = {"land": BoraBoraMessages.look_land_path, "water": BoraBoraMessages.look_water_path}


class PathThing(BoraBoraThing):
    """A path between two regions."""

    nouns = ("path",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        row = PATHS[id]
        return _PATH_NAMES[row.kind](self.say, a=row.a, b=row.b)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it takes to go there, and whether the reader has a hut at either end."""
        row, say = PATHS[id], self.say
        yield self.name(at, id, noun)
        yield _PATH_VALUES[row.kind](say, value=row.value)
        if at.me is not None:
            mine = [region for region in (row.a, row.b) if at.me in at.view.map[region]]
            yield say.look_path_from(regions=self.terms.listed(mine)) if mine else say.look_path_none()

    def places(self, at: Moment) -> Iterable[str]:
        return [f"path:{path}" for path in PATHS]


class LatestThing(BoraBoraThing):
    """What a player did since the reader's last turn."""

    nouns = ("latest",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.board_happened()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_latest(name=self.terms.name(at.seat))
