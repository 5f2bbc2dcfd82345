"""The table of Orbis in lines of words, for pipes, plain mode and screen readers."""

from rulesets.orbis.components import LANDSCAPES, SCORED_KINDS, WORLD_SIZE
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.preview import landscape_preview
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import base_places
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.boardtext import BoardText


class OrbisText(BoardText[OrbisView]):
    """Writes a table of Orbis down in lines of text."""

    terms: Terms

    def text(self, view: OrbisView, seat: int | None) -> str:
        """Display, gods, temples, every seat, and one seat's world; without a seat, all worlds."""
        stacks = [
            self.say("text-stack", level=level, count=count)
            for level, count in enumerate(view.stacks, start=1)
        ]
        gods = [f"{self.terms.god(god)}: {self.terms.god_text(god).rstrip('.')}" for god in view.gods]
        parts = [
            self.say("text-head", round=view.round, rounds=view.rounds, stacks=", ".join(stacks)),
            *(self._slot(view, slot) for slot in range(len(view.display))),
            self.say("text-gods", gods="; ".join(gods) or self.say("nobody")),
            self.say("text-temples", temples=", ".join(map(str, view.temples))),
            "",
        ]
        for index in range(len(view.seats)):
            parts += self._seat(view, index)
        for index in range(len(view.seats)) if seat is None else [seat]:
            parts += ["", *self.world(view.seats[index], self.name(index))]
        return "\n".join(parts)

    def _slot(self, view: OrbisView, slot: int) -> str:
        tile, seat = view.display[slot], view.seat if view.seat is not None else view.active
        if tile is None:
            return self.say("text-slot-empty", slot=slot + 1)
        facts = self.terms.facts(tile)
        does = ", ".join(filter(None, (facts["doing"], facts["worth"])))
        facts = {**facts, "slot": slot + 1, "does": does, "lying": self.terms.held(view.worshippers[slot])}
        if seat is None or view.slot is not None or len(view.seats[seat].world) == WORLD_SIZE:
            return self.say("text-slot", **facts)
        preview = landscape_preview(view, seat, slot)
        return self.say(
            "text-slot-sign", **{**facts, "sign": self.say("text-sign", preview.outlook) if preview else ""}
        )

    def _seat(self, view: OrbisView, index: int) -> list[str]:
        own, none = view.seats[index], self.say("text-none")
        scored = [
            self.say("text-scored", effect=self.wording.form("landscape", kind, form="many"), count=count)
            for kind, count in own.tally.scored.items()
            if kind in SCORED_KINDS
        ]
        god = self.terms.god(own.god) if own.god else none
        facts = {
            "turn": self.say("text-turn") if index == view.active else "",
            "name": self.name(index),
            "held": self.terms.held(own.supply),
            "total": sum(own.supply),
            "points": own.standing.total,
            "tiles": own.tiles,
            "of": view.rounds,
            "benefits": ", ".join(self.terms.colour(c) for c in own.benefits) or none,
            "shrines": own.tally.shrines,
            "mystic": own.tally.mystic or none,
            "wild": own.tally.wildernesses,
            "scored": ", ".join(scored),
            "god": self.say("text-god-failed", god=god) if own.god_marker else god,
        }
        return [self.say("text-seat", **facts).strip(), f"  {self.say('text-seat-more', **facts)}"]

    def world(self, own: SeatView, name: str) -> list[str]:
        """One world, row by row from the top; empty places within a row are left out."""
        lines = []
        for row in sorted(ROW_LENGTHS, reverse=True):
            sites = sorted((site for site in own.world if SITES[site].row == row), key=lambda s: SITES[s].x)
            if sites:
                laid = "; ".join(self._laid(own, site) for site in sites)
                lines.append(f"  {self.say('text-row', row=row, laid=laid)}")
        return [self.say("text-world", name=name), *(lines or [f"  {self.say('text-row-empty')}"])]

    def _laid(self, own: SeatView, site: str) -> str:
        """What lies there, after the places of the base row below it."""
        laid, judged = own.world[site], own.verdicts[site]
        first, last = base_places(own.world, site)
        where = f"[{first}] " if first == last else f"[{first}-{last}] "
        if laid.wild:
            return f"{where}{self.say('text-laid-wild')}"
        facts = {"tile": self.terms.facts(laid.tile)["tile"], "worth": self._plain(laid.tile)}
        judgement = {"points": judged.points, "have": judged.have, "need": judged.need}
        return f"{where}{self.say('text-laid', judged.status, **facts, **judgement)}"

    def _plain(self, tile: str) -> str:
        """What a landscape without points is good for: benefit, shrines, mystic value."""
        row, parts = LANDSCAPES[tile], []
        if row.benefit is not None:
            parts.append(self.say("text-benefit", colour=self.terms.colour(row.benefit)))
        if row.shrine_icons:
            parts.append(self.counted("text-shrines", count=row.shrine_icons))
        if row.mystic_value:
            parts.append(self.say("mystic", value=row.mystic_value))
        return ", ".join(parts) or self.say("text-nothing")
