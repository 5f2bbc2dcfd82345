"""The things of Helios that are only looked at: a seat's figures, legends, what a seat did last."""

from collections.abc import Iterable, Iterator, Mapping

from rulesets.helios.advice.prices import buildable
from rulesets.helios.components import MAX_RANGE
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.things import HeliosThing, Moment, board_of
from tabletop_tui.kit.thing import Title

_NAMES: Mapping[str, Title] = {
    "points": HeliosMessages.element_bag,
    "mana": HeliosMessages.board_mana,
    "cubes": HeliosMessages.board_cubes,
    "range": HeliosMessages.board_range,
    "temples": HeliosMessages.board_head_temples,
    "world": HeliosMessages.element_world,
    "city": HeliosMessages.board_city,
    "persons": HeliosMessages.board_persons,
}
"""What the figures of a seat are called, by their ids."""


class StatThing(HeliosThing):
    """A figure of a seat."""

    nouns = ("stat",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        return _NAMES[id](self.say)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How much it is, and what it is for."""
        board, name, say, terms = board_of(at), self.wording.name(at.seat), self.say, self.terms
        match id:
            case "points":
                bag = at.view.seats[at.seat].bag
                yield say.look_bag(name=name, vp=terms.vp(bag)) if bag is not None else say.look_bag_hidden()
            case "mana":
                yield say.look_mana(name=name, mana=terms.mana(board.mana))
            case "cubes":
                yield say.look_cubes(name=name, cubes=terms.held(board.cubes))
            case "range":
                yield say.look_range(name=name, range=board.range, most=MAX_RANGE)
            case "temples":
                yield say.look_temples(name=name, count=board.temples)
            case "world":
                yield say.look_world(name=name, tiles=len(board.world))
            case "city":
                built = self.listing([terms.building(each) for each in board.buildings]) or say.none()
                yield say.look_city(name=name, built=built)
                yield say.look_payable(name=name, count=len(buildable(at.view, at.seat)))
            case "persons":
                sides = (("day", board.day), ("night", board.night))
                awake, asleep = (self.listing([terms.person(each) for each in own]) for _, own in sides)
                yield say.look_persons(name=name, awake=awake or say.none(), asleep=asleep or say.none())

    def places(self, at: Moment) -> Iterable[str]:
        return [f"stat:{id}" for id in _NAMES]


class LegendThing(HeliosThing):
    """What stands beside the map to explain it, and the supply."""

    nouns = ("legend",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_supply()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the sign means, or what is left."""
        say = self.say
        match id:
            case "harbour":
                yield say.look_legend_harbour()
            case "mana":
                yield say.look_legend_mana()
            case "resource":
                yield say.look_legend_resource()
            case "cubes":
                yield say.look_legend_cubes()
            case "fourth":
                yield say.look_legend_fourth()
            case _:
                yield say.look_supply(mana=at.view.mana, houses=at.view.houses)

    def places(self, at: Moment) -> Iterable[str]:
        return ("legend:supply",)


class LatestThing(HeliosThing):
    """What a seat did since the reader's last turn."""

    nouns = ("latest",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.board_others()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_latest(name=self.wording.name(at.seat))
