"""The table of Bora Bora in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rulesets.bora_bora.components import CARDS, GODS, JEWELS, PEOPLE, STATUS
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import Die
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import Terms, symbols_of
from tabletop_tui.games.bora_bora.things.base import Moment
from tabletop_tui.games.bora_bora.things.map import RegionThing
from tabletop_tui.games.bora_bora.things.players import PlayerThing
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.boardtext import BoardText
from tabletop_tui.kit.thing import Title

Lines = list[str]
STAGES: Final[Mapping[str, Title]] = {
    "set_up": BoraBoraMessages.stage_set_up,
    "dice": BoraBoraMessages.stage_dice,
    "people": BoraBoraMessages.stage_people,
    "jewelry": BoraBoraMessages.stage_jewelry,
    "tasks": BoraBoraMessages.stage_tasks,
    "new_tasks": BoraBoraMessages.stage_new_tasks,
    "final_tasks": BoraBoraMessages.stage_final_tasks,
    "over": BoraBoraMessages.stage_over,
}


class BoraBoraText(BoardText[BoraBoraView]):
    """Writes a table of Bora Bora down in lines of text."""

    terms: Terms
    say: BoraBoraMessages

    def parts(self, view: BoraBoraView, seat: int | None) -> Iterator[BoardPart]:
        """Map, cards, tracks, displays and all players; one seat's board, or, without a seat, everyone's."""
        say = self.say
        yield BoardPart("", self._head(view))
        yield BoardPart(say.part_map(), self._map(view))
        yield BoardPart(say.part_actions(), self._cards(view))
        yield BoardPart(say.part_tracks(), self._tracks(view))
        yield BoardPart(say.part_displays(), self._displays(view))
        for index in range(len(view.seats)):
            lines = self.seat(view, index, full=seat in (None, index))
            yield BoardPart(say.part_player(), lines, of=index)

    def _head(self, view: BoraBoraView) -> Lines:
        head = self.say.text_head(
            round=view.round,
            rounds=view.rounds,
            stage=STAGES[view.stage](self.say),
            building_vp=self.terms.vp(view.building_vp),
            priest_vp=self.terms.vp(view.priest_vp),
        )
        return [head, self.say.text_order(seats=self._names(view.order))]

    def _names(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.name, seats))

    def _map(self, view: BoraBoraView) -> Lines:
        at, region = Moment(view, view.seat or 0), RegionThing(self.wording)
        return [self.say.text_map(), *(f"  {region.in_a_line(at, id)}" for id in view.map)]

    def _cards(self, view: BoraBoraView) -> Lines:
        there = (*view.cards.items(), (FISHING, view.fished))
        lines = [
            self.say.text_card(card=self.terms.card(CARDS[card].id), lying=self._dice(dice))
            for card, dice in there
        ]
        return [self.say.text_cards(), *(f"  {line}" for line in lines)]

    def _dice(self, dice: Iterable[Die]) -> str:
        return self.terms.listed(f"{self.name(die.seat)} {die.number}" for die in dice)

    def _tracks(self, view: BoraBoraView) -> Lines:
        """Status and temple."""
        say = self.say
        stacks = [
            say.text_stack(space=space, now=self.terms.vp(STATUS[space]), seats=self._names(stack[::-1]))
            for space, stack in reversed([*enumerate(view.status)])
            if stack
        ]
        temple = [self._space(space, self.name(there)) for space, there in enumerate(view.temple, start=1)]
        god_tiles = say.god_tile(count=view.god_tiles)
        return [
            say.text_status(stacks="; ".join(stacks)),
            say.text_temple(temple=", ".join(temple[::-1]), god_tiles=god_tiles),
        ]

    def _displays(self, view: BoraBoraView) -> Lines:
        """People, god cards, jewelry and tasks."""
        say = self.say
        lines = [
            say.text_people_man(tiles=self._people(view.places["man"])),
            say.text_people_woman(tiles=self._people(view.places["woman"])),
            self._gods(view),
        ]
        for number, column in enumerate(view.jewels, start=1):
            jewels = ", ".join(map(self._price, column))
            if jewels:
                now = number == view.round
                lines.append(
                    say.text_jewels_now(jewels=jewels)
                    if now
                    else say.text_jewels_later(round=number, jewels=jewels)
                )
        shown = "; ".join(map(self.terms.task, view.display))
        return [*lines, say.text_display(tasks=shown)] if shown else lines

    def _gods(self, view: BoraBoraView) -> str:
        """The open row, the deck and the discard pile."""
        colours = ["" if god is None else self.terms.god(GODS[god], "colour") for god in view.open]
        row = [self._space(place, colour) for place, colour in enumerate(colours, start=1)]
        discard = self.terms.hand([view.discard.count(god) for god in range(len(GODS))])
        return self.say.text_gods(row=", ".join(row), deck=view.deck, hand=discard)

    def _space(self, space: int, there: str) -> str:
        return self.say.text_space(space=space, name=there or self.say.none())

    def _people(self, tiles: Iterable[str | None]) -> str:
        return "; ".join(self._place(place, tile) for place, tile in enumerate(tiles, start=1))

    def _place(self, number: int, tile: str | None) -> str:
        if tile is None:
            return self._space(number, "")
        kind = self.terms.kind(PEOPLE[tile].kind, PEOPLE[tile].sex)
        return self.say.text_place(number=number, kind=kind, what=self.terms.use(*symbols_of(tile)))

    def _price(self, jewel: str) -> str:
        row = JEWELS[jewel]
        kind, price = self.terms.jewel_kind(row.kind), self.say.shell(count=row.shell_cost)
        return self.say.option_jewelry(kind=kind, price=price, vp=self.terms.vp(row.vp))

    # -- players -----------------------------------------------------------------------------------

    def seat(self, view: BoraBoraView, index: int, *, full: bool) -> Lines:
        """A player's things, counted; if `full`, also people, ground, tasks and whatever else may be seen."""
        player, at, id = PlayerThing(self.wording), Moment(view, index), str(index)
        head, *lines = player.in_full(at, id) if full else player.said(at, id, "seat")
        return [head, *(f"  {line}" for line in lines)]
