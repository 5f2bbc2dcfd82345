"""The heroes of Dice Forge as a drawing: everybody's stores, both dice with all faces, cards, tokens."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.dice_forge.components import CARDS, DICE, GOLD, MOON, RESOURCES, SIDES, SUN
from rulesets.dice_forge.preview import glory_of
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.dice_forge import pieces
from tabletop_tui.games.dice_forge.pieces import Name
from tabletop_tui.games.dice_forge.terms import Terms

COMPACT, FOLDED, ROW, FRAMED = "compact", "folded", "row", "framed"
"""How a hero is drawn: equal faces together; a die in two lines; in one; as a strip with a frame."""

LINES = {COMPACT: 6, FOLDED: 10, ROW: 8, FRAMED: 12}
"""Lines of each form."""

LEAST = {COMPACT: 38, FOLDED: 26, ROW: 2 + SIDES * 9, FRAMED: 2 + SIDES * 7 + 1}
"""Columns of each form."""

_OTHERS = (1,)
_PILES = (("^", (3,)), ("*", (2,)), ("o", _OTHERS))
"""The piles of cards by the sign that stands before them: reinforcements, what works by itself, the rest."""
_TOP_BAR = 20


@record
class Grid:
    """How the heroes share a board."""

    form: str
    columns: int
    width: int
    """Of one hero, the gap to the next not counted."""
    spare: int = 0
    """Lines more than the form needs, for cards."""

    @property
    def each(self) -> int:
        """Lines of one hero."""
        return LINES[self.form] + self.spare

    def lines(self, seats: int) -> int:
        """Lines of all heroes."""
        return self.each * -(-seats // self.columns)


def grid_of(seats: int, width: int, height: int, *, spare: int = 0) -> Grid:
    """The richest form in which all heroes fit side by side; else two columns of the compact one.

    So many `spare` lines at most go to cards.
    """
    each = (width + 1) // seats - 1
    for form in (FRAMED, ROW, FOLDED):
        if each >= LEAST[form] and height >= LINES[form]:
            return Grid(form, seats, each, min(spare, height - LINES[form]))
    return Grid(COMPACT, 2, (width + 1) // 2 - 1)


class _Piece(NamedTuple):
    """Something that a hero has, to be written into a line."""

    target: str
    name: str
    text: str


def draw_heroes(
    view: DiceForgeView, terms: Terms, names: Sequence[Name], grid: Grid, opened: Collection[str] = ()
) -> Drawing:
    """All heroes, seat by seat; what can be chosen (`opened`) has room for its key."""
    rows = -(-len(view.seats) // grid.columns)
    canvas = Canvas(grid.columns * (grid.width + 1) - 1, grid.lines(len(view.seats)))
    for seat, name in enumerate(names[: len(view.seats)]):
        down, across = divmod(seat, grid.columns)
        x, y = across * (grid.width + 1), down * grid.each
        region = Region(x, y, grid.width, grid.each)
        Panel(canvas, view, terms, seat, name, region, opened).draw(grid.form)
        if across and rows == 1:
            for line in range(y, y + grid.each):
                canvas.write(x - 1, line, "│", "faint")
    return canvas.drawing()


@record
class Panel:
    """One hero on the canvas."""

    canvas: Canvas
    view: DiceForgeView
    terms: Terms
    seat: int
    name: Name
    region: Region
    opened: Collection[str]

    @property
    def hero(self) -> HeroView:
        """The hero itself."""
        return self.view.seats[self.seat]

    def draw(self, form: str) -> None:
        """All lines of a form."""
        y = self.region.y
        self._header(y)
        if form == COMPACT:
            self._small_stores(y + 1)
            for die in range(DICE):
                self._grouped(die, y + 2 + die)
            self._cards(y + 4, self._tokens_aside(y + 4))
            return
        self._stores(y + 1)
        y += 3
        for die in range(DICE):
            y += self._die(die, y, form)
        last = self.region.bottom - 1
        self._cards(y, [self.region.right] * (last - y))
        self._tokens(last)

    # -- head and stores ---------------------------------------------------------------------------

    def _header(self, y: int) -> None:
        x, right = self.region.x, self.region.right
        active = self.view.active == self.seat
        own, on_cards = glory_of(self.hero)
        letter = self.terms.letters[3]
        glory = f"{own}+{on_cards}={own + on_cards}{letter}" if on_cards else f"{own}{letter}"
        where = f"P{self.hero.portal}" if self.hero.portal else self.terms.say("at-home")
        target = f"store:{self.seat}/vp"
        start = right - cells(glory) - self._gap(target)
        self.canvas.write(start, y, f"{glory:>{right - start}}", "gold")
        self._spot(target, start, y, right)
        place = start - cells(where) - (2 if target in self.opened else 1)
        room = place - x - 3
        self.canvas.write(x, y, "─" * (start - x), "faint")
        self.canvas.write(place, y, f" {where} ", "dim")
        self.canvas.write(x, y, "▶ " if active else "  ", "you")
        called = fit(self.name.text, room)
        end = self.canvas.write(x + 2, y, f"{called} ", f"{self.name.role}")
        first = f"{self.terms.say('first-short')} "
        if self.seat == self.view.first and place - end > cells(first) + 3:
            end = self.canvas.write(end, y, first, "dim")
        self.canvas.spot(f"seat:{self.seat}", Region(x, y, place - x, 1), (end, y))

    def _stores(self, y: int) -> None:
        x, width = self.region.x, self.region.width
        self._store(GOLD, Region(x, y, width, 1), _TOP_BAR)
        half = width // 2
        self._store(SUN, Region(x, y + 1, half - 1, 1), 9)
        self._store(MOON, Region(x + half, y + 1, width - half, 1), 9)

    def _store(self, resource: int, region: Region, most: int) -> None:
        """Key, letter, bar, and `7/12`."""
        held, limit = self.hero.stores[resource], self.hero.limits[resource] or 0
        target = f"store:{self.seat}/{RESOURCES[resource]}"
        text, gap = f"{held}/{limit}", self._gap(target)
        role = f"{pieces.INKS[resource]} strong"
        room = min(most, region.width - 3 - gap - cells(text))
        x, y = region.x, region.y
        x = self.canvas.write(x + gap, y, f"{self.terms.letters[resource]} ", role)
        x = self.canvas.runs(x, y, pieces.bar(held, limit, room, role))
        x = self.canvas.write(x + 1, y, text, "strong" if held else "dim")
        self._spot(target, region.x, y, x)

    def _small_stores(self, y: int) -> None:
        """`G 6/12 S 2/6 M 4/6`."""
        x = self.region.x
        for resource in (GOLD, SUN, MOON):
            held, limit = self.hero.stores[resource], self.hero.limits[resource]
            target, role = f"store:{self.seat}/{RESOURCES[resource]}", f"{pieces.INKS[resource]} strong"
            end = self.canvas.write(x + self._gap(target), y, f"{self.terms.letters[resource]} ", role)
            end = self.canvas.write(end, y, f"{held}/{limit}", "strong" if held else "dim")
            self._spot(target, x, y, end)
            x = end + 1

    def _gap(self, target: str) -> int:
        """Cells to leave for a key."""
        return 3 if target in self.opened else 1

    def _spot(self, target: str, x: int, y: int, end: int) -> None:
        """A target of one line with its key in front."""
        self.canvas.spot(target, Region(x, y, end - x, 1), (x, y))

    # -- dice --------------------------------------------------------------------------------------

    def _die(self, die: int, y: int, form: str) -> int:
        """A die unfolded. Returns how many lines that takes."""
        x, width = self.region.x, self.region.width
        across = SIDES if form in (ROW, FRAMED) else SIDES // 2
        lines = {ROW: 1, FOLDED: 2, FRAMED: 3}[form]
        whole = Region(x, y, width, lines)
        self.canvas.spot(f"die:{self.seat}/{die + 1}", whole, (x, y), bare=form == FRAMED)
        self.canvas.write(x, y + (form == FRAMED), self.terms.say(f"die-letter-{die + 1}"), "dim")
        each = min((width - 3) // across if form == FRAMED else (width - 2) // across, 12)
        for slot, face in enumerate(self.hero.dice[die]):
            down, right = divmod(slot, across)
            target = f"die:{self.seat}/{die + 1}/{slot + 1}"
            if form == FRAMED:
                region = Region(x + 2 + right * each, y, each + 1, 3)
                self._framed(target, die, slot, face, region)
            else:
                self._cell(target, die, slot, face, Region(x + 2 + right * each, y + down, each, 1))
        return lines

    def _cell(self, target: str, die: int, slot: int, face: str, region: Region) -> None:
        """A face in one line: key, mark, face."""
        up = self.hero.up[die] == slot
        x, y = region.x, region.y
        self.canvas.write(x + 1, y, pieces.UP if up else " ", "you strong")
        room = region.width - 2
        text = pieces.tile(self.terms, face, min(room, pieces.FACE_CELLS), up=up)
        self.canvas.runs(x + 2, y, [Run(text.text[:room], text.role)])
        self.canvas.spot(target, Region(x, y, region.width, 1), (x, y), bare=True)

    def _framed(self, target: str, die: int, slot: int, face: str, region: Region) -> None:
        """A face in a frame that it shares with its neighbours."""
        up = self.hero.up[die] == slot
        self.canvas.box(region, "dim")
        inner = Region(region.x + 1, region.y + 1, region.width - 2, 1)
        self.canvas.fill(inner, pieces.ground(face))
        role = pieces.tile(self.terms, face, up=up).role
        self.canvas.write_centred(inner, inner.y, pieces.face_text(self.terms, face), role)
        if slot:
            self.canvas.write(region.x, region.y, "┬", "dim")
            self.canvas.write(region.x, region.y + 2, "┴", "dim")
        if up:
            self.canvas.write_centred(inner, region.y + 2, "▲", "you strong")
        self.canvas.spot(target, region, (region.x + 1, region.y), bare=True)

    def _grouped(self, die: int, y: int) -> None:
        """A die in one line with equal faces together: `L >4G 1G×4 1S`."""
        x = self.region.x
        hero = self.hero
        faces = hero.dice[die]
        target = f"die:{self.seat}/{die + 1}"
        self.canvas.spot(target, Region(x, y, self.region.width, 1), (x, y))
        self.canvas.write(x, y, self.terms.say(f"die-letter-{die + 1}"), "dim")
        x += self._gap(target)
        for face in dict.fromkeys(faces):
            count, slot = faces.count(face), faces.index(face)
            target = f"die:{self.seat}/{die + 1}/{slot + 1}"
            start = x
            x += self._gap(target)
            if hero.face_up(die) == face:
                x = self.canvas.write(x, y, pieces.UP, "you strong")
            x = self.canvas.runs(x, y, [pieces.tile(self.terms, face, up=hero.face_up(die) == face)])
            x = self.canvas.write(x, y, f"×{count}", "dim") if count > 1 else x
            self._spot(target, start, y, x)

    # -- cards and tokens --------------------------------------------------------------------------

    def _cards(self, y: int, rights: Sequence[int]) -> None:
        """All cards in as many lines as there are ends of lines: what works every turn first.

        Reinforcements that were used stand in brackets; what doesn't fit ends in `…`.
        """
        groups = [(sign, pieces.owned(self.terms, self.hero, piles)) for sign, piles in _PILES]
        flow = [
            ("" if number else f"{sign} ", owned)
            for sign, cards in groups
            for number, owned in enumerate(cards)
        ]
        others = sum(cells(owned.text) + 1 for owned in groups[-1][1]) + 1
        x, line = self.region.x + 1, 0
        if not flow:
            self.canvas.write(x, y, self.terms.say("no-cards"), "faint")
        for sign, owned in flow:
            target = f"card:{self.seat}/{owned.card}"
            key = 3 if target in self.opened else 0
            needed = cells(sign) + key + cells(owned.text)
            if sign == "o " and others < rights[-1] - self.region.x - 1:
                needed = others
            if x + needed > rights[line] and line + 1 < len(rights) and x > self.region.x + 1:
                x, line = self.region.x + 1, line + 1
            x = self.canvas.write(x, y + line, sign, "dim" if sign == "o " else "cyan")
            text = fit(owned.text, max(0, rights[line] - x - key))
            role = "dim" if owned.used else "" if CARDS[owned.card].pile in _OTHERS else "strong"
            end = self.canvas.write(x + key, y + line, text, role)
            self._spot(target, x, y + line, end)
            x = end + 1

    def _pieces(self, room: int) -> tuple[list[_Piece], str]:
        """Hammer and tokens, and how many faces were forged, as far as they can be said in the room."""
        say, hero, seat = self.terms.say, self.hero, self.seat
        found = [("hammer", f"hammer:{seat}", pieces.hammer_text(hero))] if "hammer" in hero.cards else []
        for word, count in (("triton", hero.triton), ("cerberus", hero.cerberus)):
            if count:
                found.append((word, f"token:{seat}/{word}", str(count)))
        forged = say("forged", count=hero.forged)
        long, short = (
            [_Piece(target, f"{say(f'{word}-{form}')} ", text) for word, target, text in found]
            for form in ("long", "short")
        )
        for parts, end in ((long, forged), (short, forged), (short, f"{say('forged-short')} {hero.forged}")):
            if self._width(parts) + 1 + cells(end) <= room:
                return parts, end
        return short, ""

    def _width(self, parts: Sequence[_Piece]) -> int:
        return sum(self._gap(part.target) + cells(part.name) + cells(part.text) for part in parts)

    def _tokens(self, y: int) -> None:
        """What there is of hammer and tokens, and at the end of the line the faces forged."""
        parts, forged = self._pieces(self.region.width)
        x = self.region.x
        for part in parts:
            x = self._piece(part, x, y)
        self.canvas.write_right(self.region.right, y, forged, "dim")

    def _piece(self, part: _Piece, x: int, y: int) -> int:
        end = self.canvas.write(x + self._gap(part.target), y, part.name, "dim")
        end = self.canvas.write(end, y, part.text, "strong")
        self._spot(part.target, x, y, end)
        return end

    def _tokens_aside(self, y: int) -> tuple[int, int]:
        """Hammer and tokens at the end of a line, faces forged at that of the next. Their first columns."""
        right = self.region.right
        parts, forged = self._pieces(self.region.width // 2)
        width = self._width(parts)
        x = right - width
        for part in parts:
            x = self._piece(part, x, y)
        forged = forged or f"{self.terms.say('forged-short')} {self.hero.forged}"
        self.canvas.write_right(right, y + 1, forged, "dim")
        return right - width - 1, right - cells(forged) - 1
