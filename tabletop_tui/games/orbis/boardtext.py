"""The table of Orbis in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Iterator

from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.components import LANDSCAPES, SCORED_KINDS, WORLD_SIZE
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import base_places
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.boardtext import BoardText


class OrbisText(BoardText[OrbisView]):
    """Writes a table of Orbis down in lines of text."""

    terms: Terms
    say: OrbisMessages

    def parts(self, view: OrbisView, seat: int | None) -> Iterator[BoardPart]:
        """Display, gods, temples, every seat, and one seat's world; without a seat, all worlds."""
        say = self.say
        stacks = [
            say.text_stack(level=level, count=count) for level, count in enumerate(view.stacks, start=1)
        ]
        gods = [f"{self.terms.god(god)}: {self.terms.god_text(god).rstrip('.')}" for god in view.gods]
        yield BoardPart("", [say.text_head(round=view.round, rounds=view.rounds, stacks=", ".join(stacks))])
        display = [self._slot(view, slot) for slot in range(len(view.display))]
        yield BoardPart(say.part_display(), display)
        yield BoardPart(say.part_gods(), [say.text_gods(gods="; ".join(gods) or say.nobody())])
        yield BoardPart(say.part_temples(), [say.text_temples(temples=", ".join(map(str, view.temples)))])
        seats = range(len(view.seats))
        for index in seats:
            yield BoardPart(say.part_players(), self._seat(view, index), of=index)
        for index in seats if seat is None else [seat]:
            yield BoardPart(say.part_world(), self.world(view.seats[index], self.name(index)), of=index)

    def _slot(self, view: OrbisView, slot: int) -> str:
        tile, seat = view.display[slot], view.seat if view.seat is not None else view.active
        if tile is None:
            return self.say.text_slot_empty(slot=slot + 1)
        words, cost = self.terms.tile(tile), self.terms.printed_cost(tile)
        does = f"{words.doing}, {words.worth}" if words.worth else words.doing
        lying = self.terms.held(view.worshippers[slot])
        can_take = view.slot is None and seat is not None and len(view.seats[seat].world) < WORLD_SIZE
        preview = landscape_preview(view, seat, slot) if can_take and seat is not None else None
        if preview is None:
            return self.say.text_slot(slot=slot + 1, tile=words.tile, cost=cost, does=does, lying=lying)
        sign = self.terms.prospect(preview.prospect)
        return self.say.text_slot_sign(
            slot=slot + 1, sign=sign, tile=words.tile, cost=cost, does=does, lying=lying
        )

    def _seat(self, view: OrbisView, index: int) -> list[str]:
        own, say, none = view.seats[index], self.say, self.say.text_none()
        scored = [
            say.text_scored(effect=self.terms.landscape(kind, "many"), count=count)
            for kind, count in own.tally.scored.items()
            if kind in SCORED_KINDS
        ]
        god = self.terms.god(own.god) if own.god else none
        seat = say.text_seat(
            name=self.name(index),
            points=own.standing.total,
            held=self.terms.held(own.supply),
            total=sum(own.supply),
            tiles=own.tiles,
            of=view.rounds,
            turn=say.text_turn() if index == view.active else "",
        )
        more = say.text_seat_more(
            benefits=", ".join(self.terms.colour(colour) for colour in own.benefits) or none,
            shrines=own.tally.shrines,
            mystic=own.tally.mystic or none,
            wild=own.tally.wildernesses,
            scored=", ".join(scored),
            god=say.text_god_failed(god=god) if own.god_marker else god,
        )
        return [seat.strip(), f"  {more}"]

    def world(self, own: SeatView, name: str) -> list[str]:
        """One world, row by row from the top; empty places within a row are left out."""
        lines = []
        for row in sorted(ROW_LENGTHS, reverse=True):
            sites = sorted((site for site in own.world if SITES[site].row == row), key=lambda s: SITES[s].x)
            if sites:
                laid = "; ".join(self._laid(own, site) for site in sites)
                lines.append(f"  {self.say.text_row(row=row, laid=laid)}")
        return [self.say.text_world(name=name), *(lines or [f"  {self.say.text_row_empty()}"])]

    def _laid(self, own: SeatView, site: str) -> str:
        """What lies there, after the places of the base row below it."""
        first, last = base_places(own.world, site)
        where = f"[{first}]" if first == last else f"[{first}-{last}]"
        return f"{where} {self._worth(own, site)}"

    def _worth(self, own: SeatView, site: str) -> str:
        laid, judged, say = own.world[site], own.verdicts[site], self.say
        tile = self.terms.tile(laid.tile).tile
        if laid.wild:
            return say.text_laid_wild()
        match judged.status:
            case "scores":
                return say.text_laid_scores(tile=tile, points=judged.points)
            case "failed":
                return say.text_laid_failed(tile=tile)
            case "open":
                return say.text_laid_open(tile=tile, have=judged.have, need=judged.need)
            case "pending":
                return say.text_laid_pending(tile=tile)
            case "plain" | "wilderness":
                return say.text_laid_plain(tile=tile, worth=self._plain(laid.tile))

    def _plain(self, tile: str) -> str:
        """What a landscape without points is good for: benefit, shrines, mystic value."""
        row, parts = LANDSCAPES[tile], []
        if row.benefit is not None:
            parts.append(self.say.text_benefit(colour=self.terms.colour(row.benefit)))
        if row.shrine_icons:
            parts.append(self.say.text_shrines(count=row.shrine_icons))
        if row.mystic_value:
            parts.append(self.say.mystic(value=row.mystic_value))
        return ", ".join(parts) or self.say.text_nothing()
