"""The table of Bora Bora in lines of words, for pipes, plain mode and screen readers."""

from rulesets.bora_bora.components import GODS, JEWELS, PEOPLE, PLACES, SEXES, STATUS
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.bora_bora.things import Player
from tabletop_tui.kit.boardtext import BoardText
from tabletop_tui.kit.thing import Moment

Lines = list[str]


class BoraBoraText(BoardText[BoraBoraView]):
    """Writes a table of Bora Bora down in lines of text."""

    terms: Terms

    def text(self, view: BoraBoraView, seat: int | None) -> str:
        """Map, cards, tracks, displays and all players; one seat's board, or, without a seat, everyone's."""
        blocks = [self._head(view), self._map(view), self._cards(view), self._displays(view)]
        blocks += [self.seat(view, index, full=seat in (None, index)) for index in range(len(view.seats))]
        return "\n\n".join("\n".join(lines) for lines in blocks)

    def _head(self, view: BoraBoraView) -> Lines:
        facts = {"building_vp": view.building_vp, "priest_vp": view.priest_vp, "stage": view.stage}
        head = self.line("text-head", round=view.round, rounds=view.rounds, **facts)
        return [head, self.line("text-order", seats=view.order)]

    def _map(self, view: BoraBoraView) -> Lines:
        at, region = Moment(view, view.seat or 0), self.wording.things["region"]
        lines = [self.say("text-region", **region.known(at, id, "region")) for id in view.map]
        return [self.say("text-map"), *(f"  {line}" for line in lines)]

    def _cards(self, view: BoraBoraView) -> Lines:
        there = [*view.cards.items(), ("fishing", view.fished)]
        lines = [self.line("text-card", card=card, lying=dice) for card, dice in there]
        return [self.say("text-cards"), *(f"  {line}" for line in lines)]

    def _displays(self, view: BoraBoraView) -> Lines:
        """Status, temple, people, god cards, jewelry and tasks."""
        stacks = [
            self.line("text-stack", space=space, now=STATUS[space], seats=stack[::-1])
            for space, stack in reversed([*enumerate(view.status)])
            if stack
        ]
        temple = [self._space(space, self.name(there)) for space, there in enumerate(view.temple, start=1)]
        colours = ["" if god is None else self.terms.colour(GODS[god]) for god in view.open]
        gods = [self._space(place, colour) for place, colour in enumerate(colours, start=1)]
        discard = tuple(view.discard.count(god) for god in range(len(GODS)))
        people = {sex: map(self._place, range(1, PLACES + 1), view.places[sex]) for sex in SEXES}
        lines = [
            self.say("text-status", stacks="; ".join(stacks)),
            self.line("text-temple", temple=", ".join(temple[::-1]), god_tiles=view.god_tiles),
            "",
            *(self.say("text-people", sex, tiles="; ".join(tiles)) for sex, tiles in people.items()),
            self.line("text-gods", row=", ".join(gods), deck=view.deck, hand=discard),
        ]
        for number, column in enumerate(view.jewels, start=1):
            if column:
                which = "now" if number == view.round else "later"
                jewels = ", ".join(map(self._price, column))
                lines.append(self.say("text-jewels", which, round=number, jewels=jewels))
        shown = "; ".join(map(self.terms.task, view.display))
        return [*lines, self.say("text-display", tasks=shown)] if shown else lines

    def _space(self, space: int, there: str) -> str:
        return self.say("text-space", space=space, name=there or self.say("none"))

    def _place(self, number: int, tile: str | None) -> str:
        if tile is None:
            return self._space(number, "")
        kind = self.terms.kind(PEOPLE[tile].kind, PEOPLE[tile].sex)
        return self.line("text-place", number=number, kind=kind, what=tile)

    def _price(self, jewel: str) -> str:
        row = JEWELS[jewel]
        kind = self.say("jewel", row.kind)
        return self.line("option-jewelry", kind=kind, price=row.shell_cost, points=row.vp)

    # -- players -----------------------------------------------------------------------------------

    def seat(self, view: BoraBoraView, index: int, *, full: bool) -> Lines:
        """A player's things, counted; if `full`, also people, ground, tasks and whatever else may be seen."""
        player = self.wording.things["seat"]
        facts = player.known(Moment(view, index), str(index), "seat")
        head, *lines = player.tell(Player.ALL if full else Player.TELLS["seat"], facts)
        return [head, *(f"  {line}" for line in lines)]
