"""The table of Bora Bora in lines of words, for pipes, plain mode and screen readers."""

from typing import TYPE_CHECKING

from rulesets.bora_bora.components import (
    GODS,
    GROUND,
    HUTS,
    JEWELS,
    LAST_SPACE,
    MATERIALS,
    PEOPLE,
    PRIESTS,
    SEXES,
    STATUS,
)
from rulesets.bora_bora.preview import marker_of
from rulesets.bora_bora.view import BoraBoraView, SeatView
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.kit.boardtext import BoardText
from tabletop_tui.games.kit.thing import Moment

if TYPE_CHECKING:
    pass

Lines = list[str]


class BoraBoraText(BoardText[BoraBoraView]):
    """Writes a table of Bora Bora down in lines of text."""

    terms: Terms

    def text(self, view: BoraBoraView, seat: int | None) -> str:
        """Map, cards, tracks, displays and all players; the board of one, or of all without a seat."""
        blocks = [self._head(view), self._map(view), self._cards(view), self._tracks(view)]
        blocks[-1] += ["", *self._displays(view)]
        blocks += [self.seat(view, index, full=seat in (None, index)) for index in range(len(view.seats))]
        return "\n\n".join("\n".join(lines) for lines in blocks)

    def _named(self, seat: int | None) -> str:
        return self.name(seat) or self.say("none")

    def _head(self, view: BoraBoraView) -> Lines:
        facts = {"building": self.terms.vp(view.building_vp), "priest": self.terms.vp(view.priest_vp)}
        stage = self.say("stage", view.stage)
        head = self.say("text-head", round=view.round, rounds=view.rounds, stage=stage, **facts)
        return [head, self.say("text-order", names=", ".join(map(self.name, view.order)))]

    def _map(self, view: BoraBoraView) -> Lines:
        at, things = Moment(view, view.seat or 0), self.wording.things
        regions = [things["region"].known(at, id, "region") for id in view.map]
        return [self.say("text-map"), *("  " + self.say("text-region", **facts) for facts in regions)]

    def _cards(self, view: BoraBoraView) -> Lines:
        lines = [self.say("text-cards")]
        for card, dice in [*view.cards.items(), ("fishing", view.fished)]:
            shown = self.terms.listed(f"{self.name(die.seat)} {die.number}" for die in dice)
            lines.append("  " + self.say("text-card", card=self.say("card", card), dice=shown))
        return lines

    def _tracks(self, view: BoraBoraView) -> Lines:
        stacks = [
            self.say("text-stack", space=space, vp=self.terms.vp(STATUS[space]), names=", ".join(names))
            for space, stack in reversed([*enumerate(view.status)])
            if (names := [self.name(seat) for seat in reversed(stack)])
        ]
        temple = [
            self.say("text-space", space=space, name=self._named(there))
            for space, there in reversed([*enumerate(view.temple, start=1)])
        ]
        tiles = self.terms.some("god-tiles", view.god_tiles)
        status = self.say("text-status", stacks="; ".join(stacks))
        return [status, self.say("text-temple", spaces=", ".join(temple), tiles=tiles)]

    def _displays(self, view: BoraBoraView) -> Lines:
        lines = []
        for sex in SEXES:
            tiles = [self._place(number, tile) for number, tile in enumerate(view.places[sex], start=1)]
            lines.append(self.say("text-people", sex, tiles="; ".join(tiles)))
        row = [
            f"{place} {self.say('none') if god is None else self.terms.colour(god)}"
            for place, god in enumerate(view.open, start=1)
        ]
        discard = self.terms.hand([view.discard.count(god) for god in range(len(GODS))])
        lines.append(self.say("text-gods", row=", ".join(row), deck=view.deck, discard=discard))
        for number, column in enumerate(view.jewels, start=1):
            if column:
                which = "now" if number == view.round else "later"
                jewels = ", ".join(map(self._price, column))
                lines.append(self.say("text-jewels", which, round=number, jewels=jewels))
        shown = "; ".join(map(self.terms.task, view.display))
        return [*lines, self.say("text-display", tasks=shown)] if shown else lines

    def _place(self, number: int, tile: str | None) -> str:
        if tile is None:
            return self.say("text-space", space=number, name=self.say("none"))
        kind = self.terms.kind(PEOPLE[tile].kind, PEOPLE[tile].sex)
        return self.say("text-place", number=number, kind=kind, symbols=self.terms.symbols_of(tile))

    def _price(self, jewel: str) -> str:
        row, terms = JEWELS[jewel], self.terms
        facts = {"shells": terms.some("shells", row.shell_cost), "vp": terms.vp(row.vp)}
        return self.say("option-jewelry", kind=self.say("jewel", row.kind), **facts)

    # -- players -----------------------------------------------------------------------------------

    def seat(self, view: BoraBoraView, index: int, *, full: bool) -> Lines:
        """A player's things, counted, and, if `full`, people, ground, tasks and what else may be seen."""
        seat, terms, name = view.seats[index], self.terms, self.name(index)
        if index == view.active:
            name = self.say("text-turn", name=name)
        counted = {"offerings": seat.offerings, "shells": seat.shells}
        some = {noun: terms.some(noun, count) for noun, count in counted.items()}
        some |= {
            "tiles": terms.some("god-tiles", seat.god_tiles),
            "cards": terms.some("god-cards", seat.cards),
        }
        dice = " ".join(map(str, seat.dice)) or "-"
        counts = self.say(
            "text-counts",
            priests=PRIESTS - seat.priests,
            of=PRIESTS,
            on_map=sum(index in huts for huts in view.map.values()),
            huts=HUTS,
            people=len(seat.people),
            built=len({*seat.built.values()}),
            jewels=seat.jewels,
            tasks=seat.fulfilled,
            status=marker_of(view, index),
        )
        lines = [counts, *(self._board(view, index) if full else [])]
        head = self.say("text-seat", name=name, vp=terms.vp(seat.vp), dice=dice, **some)
        return [head, *("  " + line for line in lines)]

    def hand(self, view: BoraBoraView, index: int) -> str:
        """A seat's god cards, for those who may see them; else nothing."""
        held = view.seats[index].hand
        return "" if held is None else self.say("text-hand", cards=self.terms.hand(held))

    def _board(self, view: BoraBoraView, index: int) -> Lines:
        seat, terms = view.seats[index], self.terms
        beside = [
            terms.materials(material, count)
            for material, count in zip(MATERIALS, seat.beside, strict=True)
            if count
        ]
        numbers = " ".join(map(str, seat.unbuilt)) or "-"
        tasks = [terms.progress(task, seat.progress.get(task)) for task in seat.tasks]
        lines = [
            self.hand(view, index),
            self.say("text-spaces", spaces=self._spaces(seat)),
            self.say("text-ground", rows="; ".join(self._ground(seat))),
            self.say("text-unbuilt", numbers=numbers, beside=terms.listed(beside)),
            self.say("text-tasks", tasks="; ".join(tasks) or self.say("none")),
            self.say("text-own-jewels", jewels=", ".join(map(terms.jewel_line, seat.jewelry or ()))),
            self.say("text-done", tasks="; ".join(map(terms.task, seat.done or ()))),
        ]
        told = (seat.hand is not None, True, True, True, True, seat.jewelry, seat.done)
        return [line for line, known in zip(lines, told, strict=True) if known]

    def _spaces(self, seat: SeatView) -> str:
        """The twelve spaces: who stands there, shifted or not, huts, free ones."""
        people = [
            self.say("text-person", "shifted" if each.shifted else "up", person=self.terms.person(each.tile))
            for _, each in sorted(seat.people.items())
        ]
        huts, last = len(seat.huts), seat.on_last
        free = LAST_SPACE - huts - len(people) - (last > 0)
        return self.say("text-own-spaces", people=self.terms.listed(people), huts=huts, last=last, free=free)

    def _ground(self, seat: SeatView) -> Lines:
        """Row by row: a building tile, a material that lies there, or what the empty space shows."""
        rows: dict[int, Lines] = {}
        for space, row in GROUND.items():
            said = self.say(
                "text-tile" if space in seat.built else "text-material",
                *(() if space in seat.built else ("filled" if space in seat.ground else "empty",)),
                space=space,
                number=seat.built.get(space, 0),
                material=self.say("material", row.material),
            )
            rows.setdefault(row.row, []).append(said)
        return [", ".join(row) for row in rows.values()]
