"""What stands beside the stage of Papyria: own things, scorings, seats, the others' realms, the hand."""

from collections.abc import Mapping, Sequence

from rulesets.core.records import record
from rulesets.papyria.components import KEY_TILES, KEYED, KINDS, MAJORITIES, START_TILES, THRESHOLDS
from rulesets.papyria.preview import Outlook, outlook, progress
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Region, Run, cells, fit, wrap
from tabletop_tui.games.papyria.outcome import doing, price
from tabletop_tui.games.papyria.realm import Land, TileSize, draw_map, draw_realm, frame_of
from tabletop_tui.games.papyria.scenes import GAME
from tabletop_tui.games.papyria.terms import HOME, INKS, Terms
from tabletop_tui.pictures import LOUD, NORMAL, Look, sprite

ROOMY = 40
"""Columns from which on things are told in words."""
Names = Sequence[tuple[str, str]]


def total(view: PapyriaView, seat: int) -> int:
    """Points as they stand on the board; at the end with those of the final scoring."""
    own = view.seats[seat]
    return own.standing.total if view.stage == "over" else own.points


def draw_own(view: PapyriaView, terms: Terms, names: Names, seat: int, width: int) -> Drawing:
    """Whose things are shown, points, and what there is to pay with."""
    canvas, own = Canvas(width, 3), view.seats[seat]
    name, colour = names[seat]
    canvas.write(0, 0, " " * width, f"ground-{colour}-bar")
    points = terms.money("points", total(view, seat))
    canvas.write(1, 0, fit(name, width - cells(points) - 3), f"strong ground-{colour}-bar")
    canvas.write_right(width - 1, 0, points, f"gold ground-{colour}-bar")
    goods = (
        ("lapis", own.lapis, 0, 1),
        ("papyrus", own.papyri, width // 2, 1),
        ("knowledge", own.knowledge, 0, 2),
    )
    for good, count, x, y in goods:
        sign = Run(f"{terms.sign(good)} ", {"lapis": "blue", "papyrus": "brown"}.get(good, "orange"))
        word = terms.say("goods", good)
        canvas.runs(x, y, [sign, Run(str(count), "strong"), Run(f" {word}", "dim")])
    if width >= ROOMY:
        canvas.runs(width // 2, 2, _makes(terms, own.lapis_production, own.papyrus_production))
    return canvas.drawing()


def _makes(terms: Terms, lapis: int, papyri: int) -> list[Run]:
    made = [terms.amount("lapis", lapis, "+"), Run(" "), terms.amount("papyrus", papyri, "+")]
    return [Run(f"{terms.say('makes')} ", "dim"), *made]


def draw_kinds(
    view: PapyriaView, terms: Terms, seat: int, width: int, height: int, then: Outlook | None, at: str
) -> Drawing:
    """The seven scorings: value, signs, points now; ways to keys, or what a choice would change."""
    canvas, own = Canvas(width, height), view.seats[seat]
    now, reached = outlook(own), progress(own)
    roomy = width >= ROOMY
    x_value, x_points = (width - 18, width - 11) if roomy else (15, 18)
    canvas.write(0, 0, terms.say("scorings"), "dim")
    canvas.write_right(x_value, 0, terms.say("value-times", "long" if roomy else "short"), "dim")
    canvas.write_right(x_points + (1 if roomy else 0), 0, terms.sign("points"), "gold")
    canvas.write_right(
        width, 0, terms.say("then" if then is not None else "to-key"), "you" if then else "dim"
    )
    for kind, word in enumerate(KINDS):
        y, shown = kind + 1, then or now
        idle = not now.product(kind) and not shown.product(kind)
        canvas.runs(0, y, [terms.kind_sign(word)])
        name = terms.kind(word).capitalize()
        role = "dim" if idle else "you" if at == word else ""
        value = f"{shown.values[kind]}×{shown.multipliers[kind]}"
        canvas.write(2, y, fit(name, x_value - cells(value) - 2 - (len(value) > 3)), role)
        changed = then is not None and (then.values[kind], then.multipliers[kind]) != (
            now.values[kind],
            now.multipliers[kind],
        )
        ink = "you" if changed else "faint" if idle else ""
        canvas.write_right(x_value, y, value, ink)
        points = shown.worth(kind)
        capped = "≤" if shown.product(kind) > shown.knowledge else ""
        canvas.write_right(
            x_points + (1 if roomy else 0), y, f"{capped}{points}", "gold" if points else "faint"
        )
        _last_column(canvas, terms, own.keys, word, (width, y), then, now, reached, roomy=roomy)
        canvas.spot(f"kind:{word}", Region(0, y, width, 1), (1, y), bare=True)
    _prices(canvas, terms, view, seat, width, height, roomy=roomy)
    return canvas.drawing()


def _last_column(
    canvas: Canvas,
    terms: Terms,
    keys: Mapping[str, str],
    word: str,
    at: tuple[int, int],
    then: Outlook | None,
    now: Outlook,
    reached: Mapping[str, int],
    *,
    roomy: bool,
) -> None:
    """How far its key is or that it is held; while a choice is looked at, the points more or less."""
    kind = KINDS.index(word)
    if then is not None:
        by = then.worth(kind) - now.worth(kind)
        if by:
            canvas.write_right(*at, f"{by:+d}".replace("-", "−"), "good strong" if by > 0 else "bad strong")
    elif word in keys:
        canvas.write_right(*at, f"{terms.sign('key')}{KEY_TILES[keys[word]].keys}", "gold")
    elif word in KEYED:
        near = "warn" if reached[word] == THRESHOLDS[word] - 1 else "dim"
        text = f"{reached[word]}/{THRESHOLDS[word]}"
        canvas.write_right(
            *at, terms.say("of", count=reached[word], of=THRESHOLDS[word]) if roomy else text, near
        )


def _prices(
    canvas: Canvas, terms: Terms, view: PapyriaView, seat: int, width: int, height: int, *, roomy: bool
) -> None:
    """What productions bring, and what the next temple and city cost."""
    own, y = view.seats[seat], len(KINDS) + 1
    if height <= y:
        return
    if not roomy and height > y + 1:
        canvas.runs(0, y, _makes(terms, own.lapis_production, own.papyrus_production))
        y += 1
    runs = [Run(f"{terms.say('next')} ", "dim")]
    for good in ("temple", "city"):
        cost = price(own, good)
        lapis = terms.amount("lapis", cost)
        paid = lapis if cost <= own.lapis else lapis._replace(role="bad")
        runs += [terms.kind_sign(good), Run(" "), paid, Run("  ")]
    canvas.runs(0, y, runs)


def draw_seats(
    view: PapyriaView, terms: Terms, names: Names, seat: int, width: int, height: int, changed: frozenset[int]
) -> Drawing:
    """Everybody in a line: key tiles, points, knowledge, goods; signs of all kinds where there is room."""
    canvas = Canvas(width, height)
    roomy = width >= ROOMY
    columns = [(terms.sign("points"), 4, "gold"), (terms.sign("knowledge"), 4, "orange")]
    columns += [(terms.sign("lapis"), 3, "blue"), (terms.sign("papyrus"), 3, "brown")]
    kinds = [(terms.sign(kind), 2, INKS[kind]) for kind in KINDS] if roomy else []
    room = width - sum(each for _, each, _ in [*columns, *kinds])
    canvas.write(0, 0, terms.say("seats"), "dim")
    x = room
    for sign, each, ink in [*columns, *kinds]:
        x += each
        canvas.write_right(x, 0, sign, ink)
    for y, (own, (name, colour)) in enumerate(zip(view.seats, names, strict=True), start=1):
        index = y - 1
        if index == seat:
            canvas.write(0, y, " " * width, "ground-raised")
        keys = "".join(terms.sign(kind) for kind in own.keys)
        new = terms.sign("new") if index in changed else ""
        canvas.write(
            0,
            y,
            fit(name, room - cells(keys) - len(new) - 1),
            f"{colour} strong" if index == view.active else colour,
        )
        x = room - cells(keys) - len(new)
        x = canvas.write(x, y, new, "warn")
        for kind in own.keys:
            x = canvas.runs(x, y, [terms.kind_sign(kind)])
        counts = [total(view, index), own.knowledge, own.lapis, own.papyri]
        x = room
        for (_, each, ink), count in zip(columns, counts, strict=True):
            x += each
            canvas.write_right(x, y, str(count), ink if ink == "gold" else "" if count else "faint")
        for (_, each, _), count in zip(kinds, own.multipliers, strict=False):
            x += each
            canvas.write_right(x, y, str(count) if count else "·", "" if count else "faint")
    if height > len(names) + 2:
        _majorities(canvas, view, terms, names, len(names) + 2)
    return canvas.drawing()


def _majorities(canvas: Canvas, view: PapyriaView, terms: Terms, names: Names, y: int) -> None:
    """Who has most of what the final scoring counts, and what that brings."""
    for line, (majority, row) in enumerate(MAJORITIES.items(), start=y):
        if line >= canvas.height:
            return
        x = canvas.write(0, line, f"{terms.say('score', f'majority_{majority}')}: ", "dim")
        lines = [
            next(each for each in own.standing.lines if each.id == f"majority_{majority}")
            for own in view.seats
        ]
        order = sorted(range(len(lines)), key=lambda seat: -int(lines[seat].facts["count"]))
        for seat in order[:2]:
            name, colour = names[seat]
            x = canvas.write(x, line, f"{fit(name, 8)} ", colour)
            x = canvas.write(
                x, line, f"{lines[seat].facts['count']} ", "" if lines[seat].facts["won"] else "dim"
            )
            if lines[seat].facts["won"]:
                gain = terms.amount("points", lines[seat].points, "+")
                x = canvas.runs(x, line, [terms.kind_sign(row.scoring), gain, Run(" ")])


def draw_others(
    view: PapyriaView, terms: Terms, look: Look, names: Names, seats: Sequence[int], width: int, height: int
) -> Drawing:
    """The others' realms side by side, as maps or, with much room, landscape by landscape."""
    canvas = Canvas(width, height)
    each = width // max(1, len(seats))
    for index, seat in enumerate(seats):
        x, own = index * each, view.seats[seat]
        name, colour = names[seat]
        points = f"{total(view, seat)}{terms.sign('points')}"
        end = canvas.write(x, 0, fit(name, each - len(points) - 2), f"{colour} strong")
        canvas.write(end + 1, 0, points, "gold")
        land = Land(own.realm, own.priest, colour)
        frame = frame_of(land, look, each - 1, height - 1)
        fits = frame.width < each and frame.height < height
        draws = draw_realm if fits and look.pictures else draw_map
        drawing = draws(land, terms, look, each - 1, height - 1)
        canvas.place(x, 1, Drawing(drawing.lines[: height - 1]))
    return canvas.drawing()


# -- the ring in small -----------------------------------------------------------------------------


def draw_small_ring(
    view: PapyriaView, terms: Terms, names: Names, seat: int, width: int, height: int
) -> Drawing:
    """Where all pieces are, while the realm is on the stage; the sector of the turn lit and named."""
    canvas = Canvas(width, height)
    step = 3 if width < ROOMY else 6
    left = (width - 6 * step) // 2
    canvas.fill(Region(left - 1, 2, 6 * step + 2, 6), "ground-deep")
    for ring, rows in (("w", (0, 9)), ("s", (2, 7))):
        for position, owner in enumerate(view.rings[ring], start=1):
            north = position <= 6
            x = left + step * ((position - 1) if north else (12 - position))
            y = rows[0] if north else rows[1]
            here = view.moved is not None and view.moved.position == position
            if owner is None:
                canvas.write(x, y, "·" if ring == "w" else " ", "faint")
            else:
                colour = names[owner][1]
                role = f"seat-{colour}" if owner == seat else f"strong ground-{colour}-bar"
                canvas.write(x, y, f" {terms.sign(ring)} "[: step - 1].ljust(step - 1), role)
            if here and ring == "w":
                canvas.write(x, 1 if north else 8, ("▾" if north else "▴") * (step - 1), "you")
    if view.moved is not None:
        sector = terms.sector(view, view.moved.position)
        told = terms.say("piece-at", piece=terms.piece(view.moved.ring), sector=sector)
        canvas.write_centred(Region(left - 1, 4, 6 * step + 2, 1), 4, fit(told, 6 * step), "strong")
    return canvas.drawing()


# -- what is in hand -------------------------------------------------------------------------------


@record
class Hand:
    """What a decision about the realm is about."""

    title: str = ""
    laid: Laid | None = None
    """The landscape to be laid, as it lies now."""
    turns: tuple[tuple[str, Laid, bool], ...] = ()
    """Every way round with its key and whether it is the one under the cursor."""
    tiles: tuple[tuple[str, str, bool, bool], ...] = ()
    """Starting tiles: id, key, kept, under the cursor."""


def draw_hand(view: PapyriaView, terms: Terms, look: Look, hand: Hand, width: int, height: int) -> Drawing:
    """The landscape in hand large and in words, its other ways round, what lies in which corner."""
    canvas = Canvas(width, height)
    if hand.tiles:
        _draw_tiles(canvas, terms, look, hand)
    elif hand.laid is not None:
        _draw_landscape(canvas, view, terms, look, hand)
    elif hand.title:
        canvas.write(0, 0, hand.title, "dim")
    return canvas.drawing()


def _draw_landscape(canvas: Canvas, view: PapyriaView, terms: Terms, look: Look, hand: Hand) -> None:
    laid, width = hand.laid, canvas.width
    assert laid is not None
    canvas.write(0, 0, terms.say("in-hand"), "dim")
    size = TileSize(12, 5) if look.pictures else TileSize(10, 3)
    _one(canvas, terms, look, laid, 0, 1, size, loud=True)
    canvas.write(14, 1, fit(hand.title, width - 14), "strong")
    said = wrap(terms.shown(laid), width - 15)
    for y, line in enumerate(said[:3], start=2):
        canvas.write(14, y, line, "")
    here = doing(view)
    if here is not None:
        word = (
            terms.say("stack-last-short")
            if here.height == 1
            else terms.say("left-there", count=here.height - 1)
        )
        canvas.write(14, 5, word, "dim")
    if len(hand.turns) > 1 and canvas.height > 12:
        canvas.write(0, 7, terms.say("ways-round"), "strong")
        canvas.write(cells(terms.say("ways-round")) + 2, 7, terms.say("turns-it"), "dim")
        for index, (key, turned, chosen) in enumerate(hand.turns):
            x = index * 9
            if chosen:
                canvas.fill(Region(x, 8, 8, 4), "ground-open")
            _one(canvas, terms, look, turned, x + 1, 8, TileSize(6, 3), loud=chosen)
            canvas.write(x + 1, 11, f" {key} ", "chip" if chosen else "chip-quiet")
    if canvas.height > 17:
        _legend(canvas, terms, canvas.height - 5)


def _one(
    canvas: Canvas, terms: Terms, look: Look, laid: Laid, x: int, y: int, size: TileSize, *, loud: bool
) -> None:
    """A single landscape."""
    land = Land({HOME: laid}, "", "green", loud=loud)
    gap = 0 if look.pictures else 2
    if gap and size.width < 8:
        canvas.write(x, y, terms.course(laid.exits) or "-", "blue")
        return
    drawing = draw_realm(land, terms, look, size.width + gap, size.height + gap)
    canvas.place(x, y, Drawing(drawing.lines))


def _legend(canvas: Canvas, terms: Terms, y: int) -> None:
    """What lies in which corner of a landscape."""
    width = min(canvas.width - 1, 35)
    canvas.write(0, y, terms.say("corners"), "dim")
    canvas.fill(Region(0, y + 1, width, 3), "ground-panel")
    kinds = {word: f"{terms.sign(word)} {terms.kind(word)}" for word in KINDS}
    mine = f"{terms.sign('mine')} {terms.good('mine')}"
    canvas.write(1, y + 1, f"{kinds['forest']} {kinds['city']}", "")
    canvas.write_right(width - 1, y + 1, f"{kinds['mountain']} {mine}", "")
    canvas.write(0, y + 2, kinds["river"].center(width), "strong ground-blue-bar")
    canvas.write(1, y + 3, f"{kinds['sanctuary']} {kinds['temple']}", "")
    canvas.write_right(width - 1, y + 3, kinds["invention"], "")


def _draw_tiles(canvas: Canvas, terms: Terms, look: Look, hand: Hand) -> None:
    """The starting tiles that may be kept, and those kept, a card each."""
    canvas.write(0, 0, hand.title, "dim")
    across = canvas.width // 2
    for index, (tile, key, kept, at) in enumerate(hand.tiles):
        x, y = (index % 2) * across, 2 + (index // 2) * 8
        _card(canvas, terms, look, tile, Region(x, y, across - 1, 7), key, kept=kept, at=at)


def _card(
    canvas: Canvas, terms: Terms, look: Look, tile: str, room: Region, key: str, *, kept: bool, at: bool
) -> None:
    row = START_TILES[tile]
    canvas.fill(room, "ground-open" if at else "ground-panel")
    canvas.fill(Region(room.x, room.y, room.width, 1), "ground-green-bar" if kept else "ground-bar")
    if kept:
        canvas.write(room.x + 1, room.y, f"✓ {terms.say('kept')}", "good ground-green-bar")
    else:
        canvas.write(room.x, room.y, f" {key} ", "chip")
    goods = (("lapis", row.lapis), ("papyrus", row.papyrus), ("knowledge", row.knowledge))
    things = [(row.symbol_kind, row.symbols)] if row.symbol_kind in KINDS else []
    y = room.y + 1
    for word, count in [*things, *((good, count) for good, count in goods if count)]:
        if look.pictures:
            canvas.picture(room.x + 1, 2 * y, sprite(GAME, word, "small"), NORMAL if kept else LOUD)
        told = terms.symbols(word, count) if word in KINDS else terms.money(word, count)
        for line, text in enumerate(wrap(told, room.width - 8)[:2]):
            canvas.write(room.x + 7, y + line, text, "dim" if kept else "strong")
        y += 3
    canvas.spot(
        f"start_tile:{tile}",
        room,
        (room.x + 1, room.y),
        bare=True,
        ring=NO_RING,
        chip="" if kept else "chip",
    )
