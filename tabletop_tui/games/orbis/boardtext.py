"""The table of Orbis in lines of words, for pipes, plain mode and screen readers."""

from rulesets.orbis.components import DISPLAY_SIZE, LANDSCAPES, SCORED_KINDS
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.preview import landscape_preview
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.terms import Terms, base_places
from tabletop_tui.games.wording import Wording


class BoardText:
    """Writes the table down."""

    def __init__(self, wording: Wording, terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms

    def text(self, view: OrbisView, seat: int | None) -> str:
        """Display, gods, temples, every seat, and one world, or all of them without a seat."""
        worlds = range(len(view.seats)) if seat is None else [seat]
        parts = [self._head(view), *self._display(view)]
        parts += [self._gods(view), self._temples(view), ""]
        for index in range(len(view.seats)):
            parts += self._seat(view, index)
        for index in worlds:
            parts += ["", *self.world(view, index)]
        return "\n".join(parts)

    def _head(self, view: OrbisView) -> str:
        levels = [
            self.say("text-stack", level=level, count=count)
            for level, count in enumerate(view.stacks, start=1)
        ]
        return self.say("text-head", round=view.round, rounds=view.rounds, stacks=", ".join(levels))

    def _display(self, view: OrbisView) -> list[str]:
        return [self._slot(view, slot) for slot in range(DISPLAY_SIZE)]

    def _slot(self, view: OrbisView, slot: int) -> str:
        tile = view.display[slot]
        lying = self.terms.held(view.worshippers[slot])
        if tile is None:
            return self.say("text-slot-empty", slot=slot + 1)
        facts = {
            "slot": slot + 1,
            "tile": self.terms.tile(tile),
            "cost": self.terms.cost(LANDSCAPES[tile]),
            "does": self._does(tile),
            "lying": lying,
        }
        seat = view.seat if view.seat is not None else view.active
        if seat is None or view.slot is not None or len(view.seats[seat].world) == sum(ROW_LENGTHS.values()):
            return self.say("text-slot", **facts)
        preview = landscape_preview(view, seat, slot)
        if preview is None:
            return self.say("text-slot", **facts)
        which = "fruitless" if preview.fruitless else "forced" if preview.forced else preview.payable
        return self.say("text-slot-sign", **facts, sign=self.say("text-sign", which))

    def _does(self, tile: str) -> str:
        worth = self.terms.worth(tile)
        does = self.terms.does(tile).rstrip(".")
        return f"{does}, {worth}" if worth else does

    def _gods(self, view: OrbisView) -> str:
        gods = "; ".join(
            f"{self.terms.god(god)}: {self.terms.god_text(god).rstrip('.')}" for god in view.gods
        )
        return self.say("text-gods", gods=gods or self.say("nobody"))

    def _temples(self, view: OrbisView) -> str:
        return self.say("text-temples", temples=", ".join(str(temple) for temple in view.temples))

    def _seat(self, view: OrbisView, index: int) -> list[str]:
        own = view.seats[index]
        scored = [
            self.say(
                "text-scored",
                effect=self.wording.form("landscape", kind, form="many"),
                count=own.tally.scored[kind],
            )
            for kind in SCORED_KINDS
        ]
        none = self.say("text-none")
        benefits = [self.terms.colour(c) for c in own.benefits]
        god = self.terms.god(own.god) if own.god else none
        return [
            self.say(
                "text-seat",
                turn=self.say("text-turn") if index == view.active else "",
                name=self.wording.name(index),
                held=self.terms.held(own.supply),
                total=sum(own.supply),
                points=own.standing.total,
                tiles=own.tiles,
                of=view.rounds,
            ).strip(),
            "  "
            + self.say(
                "text-seat-more",
                benefits=", ".join(benefits) or none,
                shrines=own.tally.shrines,
                mystic=own.tally.mystic or none,
                wild=own.tally.wildernesses,
                scored=", ".join(scored),
                god=self.say("text-god-failed", god=god) if own.god_marker else god,
            ),
        ]

    def world(self, view: OrbisView, index: int) -> list[str]:
        """One world, row by row from the top, empty places within a row left out."""
        own = view.seats[index]
        lines = [self.say("text-world", name=self.wording.name(index))]
        for row in sorted(ROW_LENGTHS, reverse=True):
            sites = sorted(
                (site for site in own.world if SITES[site].row == row), key=lambda site: SITES[site].x
            )
            if sites:
                laid = "; ".join(self._laid(view, index, site) for site in sites)
                lines.append("  " + self.say("text-row", row=row, laid=laid))
        if len(lines) == 1:
            lines.append("  " + self.say("text-row-empty"))
        return lines

    def _laid(self, view: OrbisView, index: int, site: str) -> str:
        own = view.seats[index]
        laid, judged = own.world[site], own.verdicts[site]
        where = self._place(view, index, site)
        if laid.wild:
            return f"{where}{self.say('text-laid-wild')}"
        facts = {"tile": self.terms.tile(laid.tile), "points": judged.points}
        if judged.status == "plain":
            return f"{where}{self.say('text-laid-plain', **facts, worth=self._plain(laid.tile))}"
        facts |= {"have": judged.have, "need": judged.need}
        return f"{where}{self.say('text-laid', judged.status, **facts)}"

    def _plain(self, tile: str) -> str:
        """What a landscape without points is good for: benefit, shrines, mystic value."""
        landscape = LANDSCAPES[tile]
        parts = []
        if landscape.benefit is not None:
            parts.append(self.say("text-benefit", colour=self.terms.colour(landscape.benefit)))
        if landscape.shrine_icons:
            parts.append(self.wording.counted("text-shrines", count=landscape.shrine_icons))
        if landscape.mystic_value:
            parts.append(self.say("mystic", value=landscape.mystic_value))
        return ", ".join(parts) or self.say("text-nothing")

    def _place(self, view: OrbisView, index: int, site: str) -> str:
        """Above the base: between which places of the row below a landscape lies, as `1+2 `."""
        first, last = base_places(view.seats[index].world, site)
        return f"[{first}] " if first == last else f"[{first}-{last}] "
