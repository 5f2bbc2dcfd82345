"""The table of Papyria in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Iterator, Sequence

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.amounts import price, scored_by
from rulesets.papyria.advice.realms import progress
from rulesets.papyria.cells import place
from rulesets.papyria.components import (
    CROSSING,
    KEY_TILES,
    KEYED,
    KINDS,
    POSITIONS,
    PRODUCTIONS,
    RINGS,
    SPACES,
    STANDS,
    THRESHOLDS,
    Kind,
    Ring,
    rule,
)
from rulesets.papyria.realm import cities, mines, temples
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.arrivals import at_border
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.boardtext import BoardText


class PapyriaText(BoardText[PapyriaView]):
    """Writes a table of Papyria down in lines of text."""

    say: PapyriaMessages
    terms: Terms

    def parts(self, view: PapyriaView, seat: int | None) -> Iterator[BoardPart]:
        """Sectors, borders, key tiles and all players; one seat's realm, or, without a seat, all realms."""
        say, whole, first = self.say, rule("end_tiles_in_game", len(view.seats)), self.name(view.first)
        head = say.text_head_round(round=view.round, first=first)
        if view.stage == "set_up":
            head = say.text_head_set_up(first=first)
        last = [say.text_last_round()] if view.last_round and view.stage == "turns" else []
        yield BoardPart("", [head, say.text_ends(left=view.ends_left, of=whole), *last])
        yield BoardPart(say.part_ring(), [say.text_board(), *self._sectors(view)])
        keys = [f"  {self._key(view, kind)}" for kind in KEYED]
        yield BoardPart(say.part_keys(), [say.text_keys(), *keys])
        for index, own in enumerate(view.seats):
            yield BoardPart(say.part_player(), self._seat(view, index), of=index)
            if seat in (None, index):
                yield BoardPart(say.part_scorings(), [f"  {line}" for line in self._scorings(own)], of=index)
                land = [f"  {line}" for line in self._realm(own)]
                yield BoardPart(say.part_realm(), land, of=index, is_long=True)

    def _listed(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or self.say.none()

    def _key(self, view: PapyriaView, kind: Kind) -> str:
        """What a kind's key tiles are for, and which are left."""
        left = [str(KEY_TILES[tile].keys) for tile in reversed(view.key_stacks[kind])]
        goal = self.terms.goal(kind, THRESHOLDS[kind])
        return self.say.text_key(kind=self.terms.kind(kind), goal=goal, keys=self._listed(left))

    def _sectors(self, view: PapyriaView) -> list[str]:
        """The ring clockwise, with the borders in their places."""
        lines = []
        for position in range(1, POSITIONS + 1):
            pieces = ", ".join(self._slot(ring, view.rings[ring][position - 1]) for ring in RINGS)
            spaces = "; ".join(self._space(view, position, space) for space in SPACES)
            sector = self.terms.sector_at(view, position)
            lines.append(self.say.text_sector(sector=sector, pieces=pieces, spaces=spaces))
            lines += [at_border(self.terms, view, stand) for stand in STANDS if CROSSING[stand] == position]
        return [f"  {line}" for line in lines]

    def _slot(self, ring: Ring, owner: int | None) -> str:
        say = self.say
        if owner is None:
            return say.text_no_slot_w() if ring == "w" else say.text_no_slot_s()
        name = self.name(owner)
        return say.text_slot_w(name=name) if ring == "w" else say.text_slot_s(name=name)

    def _space(self, view: PapyriaView, position: int, space: str) -> str:
        """A space: its face-up good and how many, or its end tile."""
        here, named, say = view.spaces[space_id(position, space)], self.terms.space(space), self.say
        if here.end is not None:
            return say.text_space_end(space=named, what=self.terms.offer(here.end))
        if here.good in PRODUCTIONS:
            return say.text_space_production(space=named, good=self.terms.good(here.good))
        if not here.height:
            return say.text_space_empty(space=named)
        what = self.terms.thing(here.top or here.good)
        return say.text_space(space=named, what=what, count=here.height)

    def _seat(self, view: PapyriaView, index: int) -> list[str]:
        """What a player owns: goods, keys, symbols and points."""
        own, say, terms = view.seats[index], self.say, self.terms
        name = self.name(index) if index != view.active else say.text_turn(name=self.name(index))
        held = say.text_seat(
            name=name,
            points=terms.money("points", own.standing.total),
            made=own.standing.made,
            knowledge=terms.money("knowledge", own.knowledge),
            lapis=terms.money("lapis", own.lapis),
            papyri=terms.money("papyrus", own.papyri),
        )
        symbols = [
            say.text_symbols(kind=terms.kind(kind), count=count)
            for kind, count in zip(KINDS, own.symbols, strict=True)
            if count
        ]
        keys = [
            say.text_own_key(kind=terms.kind(kind), keys=terms.keys(tile)) for kind, tile in own.keys.items()
        ]
        counts = say.text_counts(
            temple=temples(own.realm),
            city=cities(own.realm),
            mine=mines(own.realm),
            tiles=len(own.tiles),
            symbols=self._listed(symbols),
            keys=self._listed(keys),
        )
        return [held, f"  {counts}"]

    def _scorings(self, own: SeatView) -> list[str]:
        """What scorings would bring now, productions, prices and ways to keys."""
        terms, say = self.terms, self.say
        made = terms.money("lapis", own.lapis_production), terms.money("papyrus", own.papyrus_production)
        temple, city = (terms.money("lapis", price(own, "temple")), terms.money("lapis", price(own, "city")))
        ways = [
            say.progress(kind=terms.kind(kind), count=count, of=THRESHOLDS[kind])
            for kind, count in progress(own).items()
            if kind not in own.keys
        ]
        off = [terms.pieces(ring, own.off[ring]) for ring in RINGS if own.off.get(ring)]
        dealt = "; ".join(map(terms.start_tile, own.dealt))
        lines = [
            say.text_kinds(),
            *(f"  {terms.kind(kind)}: {terms.product(scored_by(own, kind))}" for kind in KINDS),
            say.text_production(lapis=made[0], papyri=made[1]),
            say.text_prices(temple=temple, city=city),
            say.text_ways(ways=", ".join(ways)) if ways else "",
            say.text_off(pieces=", ".join(off)) if off else "",
            say.text_dealt(tiles=dealt) if dealt else "",
        ]
        return [line for line in lines if line]

    def _realm(self, own: SeatView) -> list[str]:
        """Every landscape, with its way from the settlement."""
        terms, say = self.terms, self.say
        lines = [say.text_realm()]
        for cell in sorted(own.realm, key=lambda name: (-place(name)[1], place(name)[0])):
            text = say.text_cell_priest if cell == own.priest else say.text_cell_plain
            lines.append("  " + text(spot=terms.spot(cell), shown=terms.shown(own.realm[cell])))
        return lines
