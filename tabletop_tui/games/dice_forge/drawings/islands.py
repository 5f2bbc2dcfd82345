"""The islands: fifteen feats laid out as on the table, with their pictures, costs, glory and what they do.

The moon's cards lie at the left, the sun's at the right, the dearest at the top; heroes stand between the
two cards of a portal.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial

from rulesets.core.records import record
from rulesets.dice_forge.components import CARDS, PORTALS, VP
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.drawings.plates import GAME, chip_at
from tabletop_tui.games.dice_forge.terms import NEW, TURN, CardForm, Terms
from tabletop_tui.kit.barred import BARRED, BLOCK, barred
from tabletop_tui.kit.kept import TO_AND_FRO, Kept
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, cells, fit, wrap
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look, sprite

FAR = 4
"""The portal of the far island, which has three cards."""


@record
class TileSize:
    """The size of a card."""

    picture: str
    """The size of its picture; none for cards that are lines of text."""
    art: int
    """Columns of the picture and the blank after it."""
    text: int
    """Columns of the words."""
    height: int
    """Lines of a card."""
    effect: CardForm
    """The form in which it says what the card does."""
    initials: int
    """How many letters of a player's name a hero has room for."""
    portal: int = 4
    """Columns between the two cards of a portal."""

    @property
    def width(self) -> int:
        """Columns of a card: picture and text together."""
        return self.art + self.text

    @property
    def board(self) -> tuple[int, int]:
        """Columns and lines of all islands, with their title."""
        return 4 * self.width + 2 * self.portal + 3, 1 + 4 * (self.height + 1)


HOME = TileSize("small", 7, 11, 3, "tiny", 1)
LARGE = TileSize("large", 13, 12, 4, "few", 2)
HUGE = TileSize("large", 13, 22, 4, "few", 2)


@record
class Marks:
    """What is marked on islands and sanctuary."""

    opened: frozenset[str] = frozenset()
    """The targets that can be chosen."""
    about: frozenset[str] = frozenset()
    """The nouns that the decision is about: what can't be chosen of them has a sign."""
    coloured: frozenset[str] = frozenset()
    """The nouns that keep their colours, among them those that it is about."""
    new: frozenset[str] = frozenset()
    """The targets at which others have acted since the player's last turn."""
    away: frozenset[int] = frozenset()
    """The heroes on their way."""
    lit: frozenset[str] = frozenset()
    """The targets that a moment lights as if they could be chosen, but without a key."""


@cache  # each card and portal asks for its place: without it, an answer takes 1 % more
def places_of(size: TileSize) -> Mapping[str, tuple[int, int]]:
    """The upper left cell of every card, by place, and of every portal, as `portal:N`."""
    width, portal, pitch = size.width, size.portal, size.height + 1
    half = 2 * width + portal
    found: dict[str, tuple[int, int]] = {}
    for number, row in PORTALS.items():
        slots = row.slots.split()
        if number == FAR:
            far = sorted(slots, key=("moon7", "both", "sun7").index)
            x = (size.board[0] - 3 * width - portal - 2) // 2
            steps = (0, width + portal, 2 * width + portal + 2)
            found |= {slot: (x + step, 1) for slot, step in zip(far, steps, strict=True)}
            found[f"portal:{number}"] = (x + width, 1)
            continue
        ordered = sorted(slots, key=lambda slot: int(slot[-1]))
        x, y = (1 if ordered[0].startswith("moon") else 2 + half), 1 + abs(number - FAR) * pitch
        found |= {slot: (x + n * (width + portal), y) for n, slot in enumerate(ordered)}
        found[f"portal:{number}"] = (x + width, y)
    return found


@record
class Tile:
    """What is shown about a pile of cards on an island."""

    card: str
    left: int
    """Copies in its pile."""
    opened: bool
    """It looks as if it could be chosen."""
    keyed: bool
    """It can be."""
    barred: bool
    """It can't be chosen, though the decision is about the islands."""
    coloured: bool
    new: bool


Pawn = tuple[str, str] | None
"""Initials and colour of the hero in a portal."""


def draw_islands(
    view: DiceForgeView,
    terms: Terms,
    look: Look,
    names: Sequence[tuple[str, str]],
    size: TileSize,
    marks: Marks,
    kept: Kept | None = None,
) -> Drawing:
    """All cards and the heroes in portals; of what is `kept`, only what has changed is drawn."""
    kept = kept or Kept()
    standing: dict[int, Pawn] = {
        hero.portal: names[seat] for seat, hero in enumerate(view.seats) if seat not in marks.away
    }
    parts: dict[str, Tile | Pawn] = {"skies": None}
    for name in places_of(size):
        noun, _, number = name.partition(":")
        parts[name] = (
            standing.get(int(number)) if noun == "portal" else _tile_of(view, marks, name, f"place:{name}")
        )
    return kept.mosaic("islands").drawing(size.board, parts, _part, terms, look, size, kept)


def _tile_of(view: DiceForgeView, marks: Marks, slot: str, target: str) -> Tile:
    left, keyed = view.stacks[slot], target in marks.opened
    opened = keyed or target in marks.lit
    barred = "place" in marks.about and bool(left) and not opened
    coloured = "place" in marks.coloured and bool(left)
    return Tile(view.layout[slot], left, opened, keyed, barred, coloured, target in marks.new)


def _part(
    canvas: Canvas, name: str, part: Tile | Pawn, terms: Terms, look: Look, size: TileSize, kept: Kept
) -> None:
    """A card, a portal, or the sky with the title."""
    match part, name:
        case Tile(), _:
            (x, y), shows = places_of(size)[name], (part, terms, look, size, name)
            # Most turns light the cards that can be paid for, and turn them off again.
            canvas.cover(x, y, kept.once(name, shows, partial(_tile, *shows), TO_AND_FRO))
            area, target = Region(x, y, size.width, size.height), f"place:{name}"
            chip_at(canvas, area, target, area.right - 3, y, opened=part.keyed)
        case _, "skies":
            _skies(canvas, terms, look, size)
        case _:
            _portal(canvas, part, look, size, name)


def _skies(canvas: Canvas, terms: Terms, look: Look, size: TileSize) -> None:
    """The title, with moon and sun over their islands."""
    end = canvas.write(1, 0, terms.say.islands(), "title")
    aside = terms.say.islands_aside(vp=terms.signs[VP], turn=terms.sign(TURN))
    x = canvas.write(end + 2, 0, fit(aside, size.board[0] - end - 3), "dim")
    canvas.explain("board:islands", 1, 0, x)
    if not look.pictures:
        return
    far = places_of(size)
    for name, middle in (("moon_sky", far["moon7"][0] // 2), ("sun_sky", 0)):
        picture = sprite(GAME, name, size.picture)
        right = far["sun7"][0] + size.width
        x = middle - picture.width // 2 if middle else (right + size.board[0]) // 2 - picture.width // 2
        canvas.picture(x, 2, picture, NORMAL)


def _portal(canvas: Canvas, here: Pawn, look: Look, size: TileSize, name: str) -> None:
    """The hero who stands in it, with initials, or a quiet ring."""
    x, y = places_of(size)[name]
    room = Region(x, y, size.portal, size.height)
    canvas.fill(room, "ground-base")
    canvas.spot(name, room, bare=True, chip="")
    middle = x + size.portal // 2
    if here is None:
        canvas.write(middle, y + 1, "○", "faint")
    elif look.pictures:
        pawn = draw_pawn(here, size)
        canvas.place(x + (size.portal - pawn.width + 1) // 2, y + size.height - pawn.height, pawn)
    else:
        canvas.write(middle - 1, y + 1, f"({here[0][:1]})", f"{here[1]} strong")


@cache  # without it, a key takes 1 % more
def draw_pawn(who: tuple[str, str], size: TileSize) -> Drawing:
    """A hero with their player's initials."""
    picture = sprite(GAME, "hero", size.picture)
    canvas = Canvas(picture.width, (picture.height + 1) // 2, "ground-base")
    canvas.picture(0, picture.height % 2, picture, LOUD, inks={"H": who[1]})
    canvas.write(1, canvas.height // 2, who[0][: size.initials], f"seat-{who[1]}")
    return canvas.drawing()


def _tile(tile: Tile, terms: Terms, look: Look, size: TileSize, slot: str) -> Canvas:
    """A card: picture, name, cost, copies, glory, and what it does in a few words."""
    opened = tile.opened
    colour = "blue" if slot.startswith("moon") else "red"
    ground, bar = (f"ground-{colour}", f"ground-{colour}-bar") if opened else ("ground-panel", "ground-bar")
    bar = f"ground-{colour}" if tile.coloured and not opened else bar
    canvas = Canvas(size.width, size.height, ground)
    picture = sprite(GAME, tile.card, size.picture)
    if look.pictures:
        # Ground, title and key of a card make it loud, not its picture.
        volume = NORMAL if opened or tile.barred or tile.coloured else QUIET
        canvas.picture(0, 2 * size.height - picture.height, picture, volume)
    else:
        canvas.write(size.art // 2 - 1, size.height // 2, look.sign(picture), "strong")
    words = size.art
    canvas.fill(Region(words, 0, size.text, 1), bar)
    room = size.text - (BLOCK if opened or tile.barred else 0)
    if tile.barred:
        canvas.write_right(size.width, 0, *barred(terms.sign(BARRED)))
    canvas.write(words, 0, fit(terms.card(tile.card, "short"), room), "title" if opened else "")
    if tile.new:
        canvas.write(0, 0, terms.sign(NEW), "you")
    _price(canvas, Region(words, 1, size.text, 1), tile, terms)
    effect = terms.card(tile.card, size.effect)
    for y, line in enumerate(wrap(effect, size.text)[: size.height - 2], start=2):
        canvas.write(words, y, fit(line, size.text), "" if opened else "dim")
    return canvas


def _price(canvas: Canvas, line: Region, tile: Tile, terms: Terms) -> None:
    """What a card costs, how many copies there are, and its glory."""
    if not tile.left:
        canvas.write(line.x, line.y, terms.say.gone(), "faint")
        return
    spent = canvas.runs(line.x, line.y, terms.price(tile.card))
    glory = f"{CARDS[tile.card].vp}{terms.signs[VP]}"
    canvas.write_right(line.right, line.y, glory, "gold" if tile.opened else "yellow")
    count = f"{terms.sign('×')}{tile.left}"
    at = (spent + line.right - cells(glory) - cells(count) + 1) // 2
    canvas.write(at, line.y, count, "strong" if tile.opened else "faint")


def draw_small_islands(
    view: DiceForgeView, terms: Terms, names: Sequence[tuple[str, str]], width: int, marks: Marks
) -> Drawing:
    """For a small screen: one line per card, in two columns of eight."""
    canvas = Canvas(width, 8)
    half = width // 2
    ordered = [slot for row in PORTALS.values() for slot in row.slots.split()]
    standing = {hero.portal: names[seat] for seat, hero in enumerate(view.seats) if hero.portal}
    for number, slot in enumerate(ordered):
        x, y = number // 8 * half, number % 8
        card, target = view.layout[slot], f"place:{slot}"
        row, tile = CARDS[card], _tile_of(view, marks, slot, target)
        opened, role = tile.opened, "title" if tile.opened else "" if tile.coloured else "dim"
        if tile.keyed:
            canvas.write(x, y, "   ", "chip")
        elif tile.barred:
            canvas.write(x, y, *barred(terms.sign(BARRED)))
        canvas.write(x + 4, y, fit(terms.card(card, "short"), 9), role)
        canvas.runs(x + 14, y, terms.price(card) if view.stacks[slot] else [(terms.say.gone(), "faint")])
        if view.stacks[slot]:
            canvas.write(x + 19, y, f"{terms.sign('×')}{view.stacks[slot]}", "faint")
        canvas.write_right(x + 25, y, f"{row.vp}{terms.signs[VP]}", "gold" if opened else "yellow")
        canvas.write(x + 26, y, fit(terms.card(card, "tiny"), 11), role)
        if row.portal in standing:
            name, colour = standing[row.portal]
            canvas.write(x + 38, y, name[:1], f"seat-{colour}")
        canvas.spot(target, Region(x, y, half - 1, 1), (x + 1, y), bare=True, chip="chip")
    return canvas.drawing()
