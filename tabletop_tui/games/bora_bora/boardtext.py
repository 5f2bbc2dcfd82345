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
    WAYS,
)
from rulesets.bora_bora.preview import marker_of, region_preview
from rulesets.bora_bora.view import BoraBoraView, SeatView
from tabletop_tui.games.bora_bora.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

Lines = list[str]


class BoardText:
    """Writes the table down."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.wording = wording
        self.say = wording.say
        self.name = wording.name
        self.terms = terms

    def text(self, view: BoraBoraView, seat: int | None) -> str:
        """Map, cards, tracks, displays and all players; the board of one, or of all without a seat."""
        parts = [self._head(view), self._order(view), ""]
        parts += [
            *self._map(view),
            "",
            *self._cards(view),
            "",
            *self._tracks(view),
            "",
            *self._displays(view),
        ]
        for index in range(len(view.seats)):
            parts += ["", *self.seat(view, index, full=seat in (None, index))]
        return "\n".join(parts)

    def _head(self, view: BoraBoraView) -> str:
        facts = {"round": view.round, "rounds": view.rounds, "stage": self.say("stage", view.stage)}
        facts |= {"building": self.terms.vp(view.building_vp), "priest": self.terms.vp(view.priest_vp)}
        return self.say("text-head", **facts)

    def _order(self, view: BoraBoraView) -> str:
        return self.say("text-order", names=", ".join(self.name(seat) for seat in view.order))

    def _map(self, view: BoraBoraView) -> Lines:
        return [self.say("text-map"), *("  " + self.region(view, region) for region in view.map)]

    def region(self, view: BoraBoraView, region: str) -> str:
        """A region with its huts, yield, fish tile and paths."""
        *others, holder = view.map[region] or (None,)
        beside = [self.name(seat) for seat in others]
        which = "held" if holder is not None else "free"
        huts = self.say("text-site", which, name=self.name(holder))
        if beside:
            huts = self.say("text-beside", huts=huts, names=", ".join(beside))
        ways = [
            self.say("way", kind, region=other, value=value)
            for kind in ("land", "water")
            for value, other in WAYS[kind][region]
        ]
        return self.say(
            "text-region",
            region=self.terms.region(region),
            huts=huts,
            good=self.terms.good(region_preview(view, region).good),
            fish=self.terms.fish(view.fish[region]),
            ways=", ".join(ways),
        )

    def _cards(self, view: BoraBoraView) -> Lines:
        lines = [self.say("text-cards")]
        for card, dice in [*view.cards.items(), ("fishing", view.fished)]:
            shown = ", ".join(f"{self.name(die.seat)} {die.number}" for die in dice)
            lines.append(
                "  " + self.say("text-card", card=self.terms.card(card), dice=shown or self.say("none"))
            )
        return lines

    # -- tracks and displays -----------------------------------------------------------------------

    def _tracks(self, view: BoraBoraView) -> Lines:
        stacks = [
            self.say(
                "text-stack",
                space=space,
                vp=self.terms.vp(STATUS[space]),
                names=", ".join(self.name(seat) for seat in reversed(stack)),
            )
            for space, stack in reversed([*enumerate(view.status)])
            if stack
        ]
        spaces = [
            self.say("text-space", space=space, name=self.name(there) or self.say("none"))
            for space, there in reversed([*enumerate(view.temple, start=1)])
        ]
        return [
            self.say("text-status", stacks="; ".join(stacks)),
            self.say(
                "text-temple", spaces=", ".join(spaces), tiles=self.terms.some("god-tiles", view.god_tiles)
            ),
        ]

    def _displays(self, view: BoraBoraView) -> Lines:
        lines = []
        for sex in SEXES:
            tiles = [self._place(number, tile) for number, tile in enumerate(view.places[sex], start=1)]
            lines.append(self.say("text-people", sex, tiles="; ".join(tiles)))
        row = [self.terms.colour(god) if god is not None else self.say("none") for god in view.open]
        discard = self.terms.hand([view.discard.count(god) for god in range(len(GODS))])
        lines.append(
            self.say(
                "text-gods",
                row=", ".join(f"{place} {god}" for place, god in enumerate(row, start=1)),
                deck=view.deck,
                discard=discard,
            )
        )
        for number, column in enumerate(view.jewels, start=1):
            if column:
                jewels = ", ".join(self._price(jewel) for jewel in column)
                which = "now" if number == view.round else "later"
                lines.append(self.say("text-jewels", which, round=number, jewels=jewels))
        if view.display:
            shown = "; ".join(self.terms.task(task) for task in view.display)
            lines.append(self.say("text-display", tasks=shown))
        return lines

    def _place(self, number: int, tile: str | None) -> str:
        if tile is None:
            return self.say("text-space", space=number, name=self.say("none"))
        row = PEOPLE[tile]
        kind = self.say("kind", row.kind, row.sex)
        return self.say("text-place", number=number, kind=kind, symbols=self.terms.symbols_of(tile))

    def _price(self, jewel: str) -> str:
        row = JEWELS[jewel]
        return self.say(
            "option-jewelry",
            kind=self.say("jewel", row.kind),
            shells=self.terms.some("shells", row.shell_cost),
            vp=self.terms.vp(row.vp),
        )

    # -- players -----------------------------------------------------------------------------------

    def seat(self, view: BoraBoraView, index: int, *, full: bool) -> Lines:
        """A player's things, counted, and, if `full`, people, ground, tasks and what else may be seen."""
        seat, terms = view.seats[index], self.terms
        name = self.name(index)
        if index == view.active:
            name = self.say("text-turn", name=name)
        on_map = sum(index in huts for huts in view.map.values())
        lines = [
            self.say(
                "text-seat",
                name=name,
                vp=terms.vp(seat.vp),
                dice=terms.numbers(seat.dice),
                offerings=terms.some("offerings", seat.offerings),
                shells=terms.some("shells", seat.shells),
                tiles=terms.some("god-tiles", seat.god_tiles),
                cards=terms.some("god-cards", seat.cards),
            ),
            "  "
            + self.say(
                "text-counts",
                priests=PRIESTS - seat.priests,
                of=PRIESTS,
                on_map=on_map,
                huts=HUTS,
                people=len(seat.people),
                built=len({*seat.built.values()}),
                jewels=seat.jewels,
                tasks=seat.fulfilled,
                status=marker_of(view, index),
            ),
        ]
        return lines + ["  " + line for line in (self._board(view, index) if full else [])]

    def hand(self, view: BoraBoraView, index: int) -> str:
        """A seat's god cards, for those who may see them; else nothing."""
        held = view.seats[index].hand
        return "" if held is None else self.say("text-hand", cards=self.terms.hand(held))

    def _board(self, view: BoraBoraView, index: int) -> Lines:
        seat, terms = view.seats[index], self.terms
        hand = self.hand(view, index)
        lines = [hand] if hand else []
        lines += [self.say("text-spaces", spaces=self._spaces(seat))]
        lines += [self.say("text-ground", rows="; ".join(self._ground(seat)))]
        unbuilt = terms.numbers(seat.unbuilt)
        beside = [
            terms.materials(material, count)
            for material, count in zip(MATERIALS, seat.beside, strict=True)
            if count
        ]
        lines.append(self.say("text-unbuilt", numbers=unbuilt, beside=", ".join(beside) or self.say("none")))
        tasks = [self._task(view, index, task) for task in seat.tasks]
        lines.append(self.say("text-tasks", tasks="; ".join(tasks) or self.say("none")))
        if seat.jewelry:
            jewels = ", ".join(terms.jewel_line(jewel) for jewel in seat.jewelry)
            lines.append(self.say("text-own-jewels", jewels=jewels))
        if seat.done:
            lines.append(self.say("text-done", tasks="; ".join(terms.task(task) for task in seat.done)))
        return lines

    def _task(self, view: BoraBoraView, index: int, task: str) -> str:
        """A task with how far it is, if that may be known."""
        known, named = view.seats[index].progress.get(task), self.terms.task(task)
        return self.say("task-progress", task=named, have=known.have, need=known.need) if known else named

    def _spaces(self, seat: SeatView) -> str:
        """The twelve spaces: who stands there, shifted or not, huts, free ones."""
        people = []
        for _, person in sorted(seat.people.items()):
            which = "shifted" if person.shifted else "up"
            people.append(self.say("text-person", which, person=self.terms.person(person.tile)))
        huts = len(seat.huts)
        taken = huts + len(seat.people) + (seat.on_last > 0)
        facts = {"huts": huts, "last": seat.on_last, "free": LAST_SPACE - taken}
        return self.say("text-own-spaces", people=", ".join(people) or self.say("none"), **facts)

    def _ground(self, seat: SeatView) -> Lines:
        """Row by row: a building tile, a material that lies there, or what the empty space shows."""
        rows: dict[int, Lines] = {}
        for space, row in GROUND.items():
            if space in seat.built:
                said = self.say("text-tile", space=space, number=seat.built[space])
            else:
                which = "filled" if space in seat.ground else "empty"
                said = self.say(
                    "text-material", which, space=space, material=self.terms.material(row.material)
                )
            rows.setdefault(row.row, []).append(said)
        return [", ".join(row) for row in rows.values()]
