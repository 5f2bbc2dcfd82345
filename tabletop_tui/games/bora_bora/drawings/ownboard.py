"""What lies in front of one player of Bora Bora: stores and hand, people, ceremonial ground, tasks."""

from collections.abc import Sequence

from rulesets.bora_bora.components import (
    GODS,
    GROUND,
    JEWELS,
    LAST_SPACE,
    MATERIALS,
    PEOPLE,
    PERSON_KINDS,
    TASK_VP,
)
from rulesets.bora_bora.tasks import Progress
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.drawings.figures import (
    GAME,
    SEAT_GROUNDS,
    Seen,
    god_run,
    kind_within,
    points_run,
    task_within,
    total_run,
)
from tabletop_tui.games.bora_bora.terms import (
    CARD,
    GOD_TILE,
    HUT,
    OFFERING,
    PRIEST,
    SHELL,
)
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, beside, cells, fit, stacked
from tabletop_tui.paint.pictures import NORMAL, QUIET, sprite
from tabletop_tui.paint.runs import cut, wide

_MATERIAL_GROUNDS = {"sand": "ground-yellow-bar", "stone": "ground-grey-bar", "wood": "ground-orange-bar"}
_PICTURES = {
    "land": "tracker",
    "water": "seafarer",
    "woman": "matchmaker",
    "man": "recruiter",
    "build": "builder",
    "material": "gatherer",
    "hut": "porter",
    "vp": "storyteller",
    "god_card": "shaman",
    "offering": "gift_bearer",
    "status": "warrior",
    "shell": "diver",
}
"""The picture of each kind of people."""
_SYMBOLS = 3
"""Cells of the symbols on a man or woman."""
_ROOMY = 34
"""From this many cells on, words say whether a person has been shifted down."""
_SPACE = 6
"""Columns of a space of the ground."""
_GROUND = 4 * _SPACE + 2
_TASKS = 36
"""Columns that tasks need."""
_PORTRAIT = 21
"""Columns that a person needs with a picture."""
_FEW = 8
"""More people than these need more room."""


def draw_bar(seen: Seen, width: int) -> Drawing:
    """One line: name, points, all stores with their names, and the hand, or the number of cards in it."""
    own = seen.own
    stores = (total_text(own.standing), own.offerings, own.shells, own.priests, own.god_tiles, own.jewels)
    shows = (seen.seat, stores, own.hand, own.cards, own.jewelry)
    return seen.part("bar", (width, 1), shows, lambda canvas: _draw_bar(canvas, seen, width))


def _draw_bar(canvas: Canvas, seen: Seen, width: int) -> None:
    """Draw the line that `draw_bar` describes."""
    name, own, terms, say = seen.names[seen.seat], seen.own, seen.terms, seen.terms.say
    ground = SEAT_GROUNDS[name.role]
    canvas.write(0, 0, " " * width, ground)
    x = canvas.runs(0, 0, [seen.block(seen.seat, f" {fit(name.text, 12)} "), Run(" "), total_run(seen, own)])
    hand = _hand(seen)
    counts = (
        (OFFERING, own.offerings, say.board_store_offerings(count=own.offerings), "supply:offering"),
        (SHELL, own.shells, say.board_store_shells(count=own.shells), "supply:shell"),
        (PRIEST, own.priests, say.board_store_priests(count=own.priests), None),
        (GOD_TILE, own.god_tiles, say.board_store_god_tiles(count=own.god_tiles), "god_tile"),
    )
    jewels = _jewels(seen)
    room = width - x - wide([run for _, run in hand])
    words = room - wide(jewels) > 62
    if wide(jewels) > room - 26:
        jewels = _jewels(seen, brief=True)
    for sign, count, word, target in counts:
        said = f" {word}" if words else ""
        end = canvas.runs(x + 2, 0, [Run(str(count), "title"), terms.run(sign), Run(said, "")])
        if target is not None:
            canvas.spot(target, Region(x + 2, 0, end - x - 2, 1), (x + 1, 0), bare=True, chip="chip")
        x = end
    x += 2
    for target, run in hand:
        end = canvas.runs(x + 1, 0, [run])
        if target:
            canvas.spot(target, Region(x + 1, 0, end - x - 1, 1), (x + 1, 0), bare=True, chip="chip")
        x = end
    canvas.runs(max(x + 1, width - wide(jewels) - 1), 0, cut(jewels, max(0, width - x - 2)))


def _hand(seen: Seen) -> list[tuple[str, Run]]:
    """The god cards by colour, or only their number if they aren't the viewer's."""
    own, terms = seen.own, seen.terms
    if own.hand is None:
        return [("", Run(f" {own.cards}{terms.sign(CARD)} ", "dim ground-panel"))]
    held = [(f"hand:{GODS[god]}", god_run(seen, god, count)) for god, count in enumerate(own.hand) if count]
    return held or [("", Run(terms.say.board_hand_empty(), "dim"))]


def _jewels(seen: Seen, *, brief: bool = False) -> Line:
    """The jewelry: how many pieces and their points; for others only how many."""
    own, say = seen.own, seen.terms.say
    named = say.board_jewels_brief() if brief else say.board_jewels(count=own.jewels)
    if own.jewelry is None:
        return (Run(f"{own.jewels} {named}"),)
    points = sum(JEWELS[jewel].vp for jewel in own.jewelry)
    said = Run(f"{own.jewels} {named} ", "")
    return (said, points_run(seen, points)) if own.jewels else (Run(said.text),)


def draw_own(seen: Seen, width: int, height: int) -> Drawing:
    """People, ground and tasks side by side, or one below the other where there is little room."""
    narrow, own, marks = width < _GROUND + 60, seen.own, seen.marks
    share = width - _GROUND - _TASKS if len(own.people) > _FEW else (width - _GROUND) * 54 // 100
    people = width - _GROUND if narrow else max(40, share)
    upper, left = (5 if narrow else height), people + _GROUND
    about = (seen.seat, seen.asked)
    room = Region(0, 0, people - (1 if narrow else 2), upper)
    whom = (own.people, own.huts, own.on_last, own.used, seen.opened("person"), *about)
    materials = (own.ground, own.built, own.unbuilt, seen.view.building_vp)
    lit = (marks.ground, marks.tiles, marks.target, seen.opened("ground", "building"), *about)
    tasks = (own.tasks, own.progress, own.fulfilled, own.beside, seen.opened("task"), *about)
    place = Region(0, 0, width, 4) if narrow else Region(0, 0, width - left, height)
    drawn = (
        seen.part("people", (people, upper), whom, lambda canvas: draw_people(canvas, seen, room)),
        seen.part(
            "ground",
            (_GROUND, upper),
            (materials, lit),
            lambda canvas: draw_ground(canvas, seen, Region(0, 0, _GROUND, 4 if narrow else height)),
        ),
        seen.part(
            "tasks", (place.width, place.height), tasks, lambda canvas: draw_tasks(canvas, seen, place)
        ),
    )
    return seen.kept.joined(("own", narrow), drawn, _narrow if narrow else beside)


def _narrow(people: Drawing, ground: Drawing, tasks: Drawing) -> Drawing:
    """People and ground side by side, with the tasks below."""
    return stacked(beside(people, ground), tasks)


# -- people ----------------------------------------------------------------------------------------


def draw_people(canvas: Canvas, seen: Seen, place: Region) -> None:
    """The people, what shifting them would bring, and what they do; huts and free spaces above them."""
    own, terms, say = seen.own, seen.terms, seen.terms.say
    huts, last = len(own.huts), own.on_last
    free = LAST_SPACE - huts - len(own.people) - (last > 0)
    runs: list[Run] = [Run(say.board_title_people(), "title"), Run(f" {len(own.people)}  ", "dim")]
    runs += [Run(f"{terms.sign(HUT)} {huts}", seen.names[seen.seat].role)]
    runs += [
        Run(f" {say.board_huts(count=huts)}", "dim"),
        Run(f"  +{last}", seen.names[seen.seat].role),
    ]
    runs += [
        Run(f" {say.board_on_12()}", "dim"),
        Run(f"  {free} {say.board_spaces_free()}", "good" if free else "bad"),
    ]
    canvas.runs(place.x, place.y, cut(runs, place.width))
    if own.huts:
        at = place.x + wide(runs[:2])
        region = Region(at, place.y, wide(runs[2:4]), 1)
        canvas.spot(f"space:{own.huts[0]}", region, (at - 1, place.y), bare=True, chip="chip")
    people = [person for _, person in sorted(own.people.items())]
    columns = max(1, place.width // _PORTRAIT)
    if place.height > 5 and seen.look.pictures and len(people) <= columns * ((place.height - 1) // 2):
        each = place.width // columns
        pitch = min(3, (place.height - 1) // max(1, -(-len(people) // columns)))
        for index, person in enumerate(people):
            down, across = divmod(index, columns)
            region = Region(place.x + across * each, place.y + 1 + pitch * down, each - 1, min(pitch, 3))
            _draw_portrait(canvas, seen, person.tile, shifted=person.shifted, place=region)
        return
    rows = place.height - 1
    columns = max(1, -(-len(people) // rows))
    each = place.width // columns
    for index, person in enumerate(people):
        across, down = divmod(index, rows)
        region = Region(place.x + across * each, place.y + 1 + down, each - 1, 1)
        _draw_person(canvas, seen, person.tile, shifted=person.shifted, place=region)
    if not people:
        canvas.write(place.x, place.y + 1, say.board_nobody(), "faint")


def _draw_person(canvas: Canvas, seen: Seen, tile: str, *, shifted: bool, place: Region) -> None:
    """Sex, name, what shifting brings or brought and, where there is room, what all of that kind do."""
    own, terms, row = seen.own, seen.terms, PEOPLE[tile]
    same = sum(PEOPLE[p.tile].kind == row.kind and PEOPLE[p.tile].sex == row.sex for p in own.people.values())
    target = f"person:{tile}"
    opened, used = seen.asked and target in seen.marks.open, row.kind in own.used[row.sex]
    role = "faint" if used else "strong" if opened else ""
    sex = "chip" if opened else "pink" if row.sex == "woman" else "cyan"
    canvas.write(place.x, place.y, terms.sign(row.sex), sex)
    roomy = place.width >= _ROOMY
    longest = max(cells(terms.kind(PEOPLE[p.tile].kind, PEOPLE[p.tile].sex)) for p in own.people.values())
    left = min(longest, place.width - 2 - _SYMBOLS - (1 if place.width > _SYMBOLS + 16 else 0))
    canvas.write(place.x + 2, place.y, kind_within(terms, row.kind, row.sex, left), role)
    x = place.x + 2 + left + (1 if place.width > left + 2 + _SYMBOLS else 0)
    symbols = signs.symbols(terms, tile, "faint" if shifted else "")
    done = Run(terms.sign("✓"), "good")
    canvas.runs(x, place.y, [done if shifted and not roomy else symbols])
    x += _SYMBOLS + 1
    if roomy:
        state = terms.say.board_shifted() if shifted else terms.say.board_to_take()
        canvas.write(x, place.y, state, "faint" if shifted else "good")
        x += 10
    does = [
        Run(run.text, "faint" if used else run.role)
        for run in signs.does(terms, row.kind, PERSON_KINDS[row.kind].value(same))
    ]
    if x + wide(does) <= place.right:
        canvas.runs(x, place.y, does)
    canvas.spot(target, place, (place.x, place.y), bare=True)


def _draw_portrait(canvas: Canvas, seen: Seen, tile: str, *, shifted: bool, place: Region) -> None:
    """Two lines beside a picture: name with symbols, and what all of that kind do."""
    own, terms, row = seen.own, seen.terms, PEOPLE[tile]
    same = sum(PEOPLE[p.tile].kind == row.kind and PEOPLE[p.tile].sex == row.sex for p in own.people.values())
    target = f"person:{tile}"
    opened, used = seen.asked and target in seen.marks.open, row.kind in own.used[row.sex]
    size = "large" if place.height > 2 and place.width > 30 else "small"
    picture = sprite(GAME, _PICTURES[row.kind], size)
    canvas.picture(place.x, 2 * place.y, picture, QUIET if used else NORMAL)
    x, role = place.x + picture.width + 1, "faint" if used else "strong" if opened else ""
    symbols = Run(terms.sign("✓"), "good") if shifted else signs.symbols(terms, tile)
    sex = "chip" if opened else "pink" if row.sex == "woman" else "cyan"
    canvas.write(x, place.y, terms.sign(row.sex), sex)
    canvas.write(x + 2, place.y, kind_within(terms, row.kind, row.sex, place.right - x - 2), role)
    does = signs.does(terms, row.kind, PERSON_KINDS[row.kind].value(same))
    canvas.runs(x + 2, place.y + 1, cut((symbols, Run(" "), *does), place.right - x - 2))
    canvas.spot(target, Region(x, place.y, place.right - x, 2), (x, place.y), bare=True, chip="chip")


# -- the ceremonial ground -------------------------------------------------------------------------


def draw_ground(canvas: Canvas, seen: Seen, area: Region) -> None:
    """Twelve spaces, empty ones with the sign of what they require; above them the tiles left."""
    own, terms, x, y = seen.own, seen.terms, area.x, area.y
    pitch = max(1, (area.height - 1) // 3)
    tall = max(1, min(2, pitch - 1))
    if area.height >= 6:
        pitch = max(pitch, 2)
    at = canvas.write(x, y, f"{terms.say.board_title_ground()} ", "title")
    for number in range(1, 7):
        target, open_ = f"building:{number}", number in own.unbuilt
        lit = open_ and number <= seen.marks.tiles
        opened = seen.asked and target in seen.marks.open
        role = "chip" if opened else "you" if lit else "strong" if open_ else "faint"
        canvas.write(at, y, str(number) if open_ else "·", role)
        canvas.spot(target, Region(at, y, 1, 1), (at, y), bare=True)
        at += 2
    pays = points_run(seen, seen.view.building_vp)
    canvas.runs(max(at, x + _GROUND - 2 - cells(pays.text)), y, [pays])
    for space, row in GROUND.items():
        place = Region(x + (row.col - 1) * _SPACE, y + 1 + (row.row - 1) * pitch, _SPACE - 1, tall)
        _draw_space(canvas, seen, space, place)


def _draw_space(canvas: Canvas, seen: Seen, space: str, place: Region) -> None:
    own, terms, row = seen.own, seen.terms, GROUND[space]
    ground = "ground-panel"
    if space in own.built or space in own.ground:
        ground = "ground-red-bar" if space in own.built else _MATERIAL_GROUNDS[row.material]
    canvas.fill(place, ground)
    sign, target = terms.sign(row.material), f"ground:{space}"
    lit = seen.asked and (space in seen.marks.ground or target == seen.marks.target)
    opened = seen.asked and target in seen.marks.open
    ink = signs.GOOD_INKS[row.material]
    if space in own.built:
        number = own.built[space]
        twin = next((GROUND[s] for s in own.built if s != space and own.built[s] == number), row)
        canvas.write(place.x, place.y, f"{number:^{place.width}}", "title ground-red-bar")
        if twin.row == row.row and twin.col == row.col + 1:
            canvas.write(place.right, place.y, " ", "ground-red-bar")
    elif space in own.ground:
        canvas.write(
            place.x,
            place.y,
            f"▐{sign * 3}▌" if not seen.look.pictures else f" {sign * 3} ",
            f"{ink} strong {_MATERIAL_GROUNDS[row.material]}",
        )
    else:
        bright = lit or opened
        canvas.write(place.x, place.y, f"{row.number:>2}", f"{'dim' if bright else 'faint'} ground-panel")
        canvas.write(place.x + 3, place.y, sign, f"{ink if bright else 'faint'} ground-panel")
    if lit and space not in own.built:
        canvas.write(place.x, place.y, "[", "you")
        canvas.write(place.right - 1, place.y, "]", "you")
    if opened:
        canvas.write(place.x, place.y, "   ", "chip")
    canvas.spot(target, place, (place.x + 1, place.y), bare=True)


# -- tasks -----------------------------------------------------------------------------------------


def draw_tasks(canvas: Canvas, seen: Seen, place: Region) -> None:
    """Three tasks with a box for each unit; for others no progress, as that would reveal a hand."""
    own, terms = seen.own, seen.terms
    runs = [
        Run(terms.say.board_title_tasks(), "title"),
        Run(f"  {terms.say.board_tasks_done(count=own.fulfilled)}", "dim"),
    ]
    worth = points_run(seen, TASK_VP)
    before, _, after = terms.say.board_each(points=worth.text).partition(worth.text)
    runs += [Run(f"  {before}", "dim"), worth, Run(after, "dim")]
    canvas.runs(place.x, place.y, cut(runs, place.width))
    _draw_beside(canvas, seen, place, wide(runs) + 2)
    pitch = max(1, (place.height - 1 + (place.height == 6)) // 3)
    for down, task in enumerate(own.tasks[: place.height - 1]):
        target, y = f"task:{task}", place.y + 1 + down * pitch
        known = own.progress.get(task)
        opened = seen.asked and target in seen.marks.open
        boxes = _boxes(known, terms.ascii)
        room = place.width - wide(boxes) - 1
        region = Region(place.x, y, place.width, 1)
        text = task_within(terms, task, room)
        met = known is not None and not known.missing
        canvas.write(place.x, y, text, "good strong" if met else "strong" if opened else "")
        canvas.runs(place.right - wide(boxes), y, boxes)
        canvas.spot(target, region, (place.x, y), bare=True, chip="")


def _draw_beside(canvas: Canvas, seen: Seen, place: Region, left: int) -> None:
    """Materials beside the board, which count only for tasks, at the right end of the tasks' title."""
    held = [
        Run(f" {count}{seen.terms.sign(material)}", signs.GOOD_INKS[material])
        for material, count in zip(MATERIALS, seen.own.beside, strict=True)
        if count
    ]
    said = Run(seen.terms.say.board_beside(), "dim")
    shown = [said, *held] if left + cells(said.text) + wide(held) <= place.width else held
    if held:
        canvas.runs(place.right - wide(shown), place.y, shown)


def _boxes(known: Progress | None, ascii: bool) -> Sequence[Run]:
    """`■□□ 1/3`; `?` for what the viewer may not know."""
    if known is None:
        return (Run("?", "dim"),)
    have = min(known.have, known.need)
    full, empty = ("#", ".") if ascii else ("■", "□")
    role = "good" if not known.missing else "warn" if known.missing == 1 else ""
    boxes = (Run(full * have, "good"), Run(empty * (known.need - have), "faint"), Run(" "))
    return (*(boxes if known.need <= 5 else ()), Run(f"{known.have}/{known.need}", role or "dim"))


# -- all players -------------------------------------------------------------------------------------


def draw_seats(seen: Seen, order: Sequence[int], width: int) -> Drawing:
    """Two lines in the header, with a field per seat in turn order: points, dice left, the others' stores."""
    has = [
        (total_text(own.standing), own.dice, own.offerings, own.shells, own.cards, own.god_tiles)
        for own in seen.view.seats
    ]
    shows = (tuple(order), seen.view.active, seen.view.seat, has)
    return seen.part("seats", (width, 2), shows, lambda canvas: _draw_seats(canvas, seen, order))


def _draw_seats(canvas: Canvas, seen: Seen, order: Sequence[int]) -> None:
    """Draw the lines that `draw_seats` describes."""
    canvas.fill(Region(0, 0, canvas.width, 2), "ground-bar")
    each = canvas.width // len(order)
    for index, seat in enumerate(order):
        name, own = seen.names[seat], seen.view.seats[seat]
        x, room = index * each, each - 1
        ground = SEAT_GROUNDS[name.role]
        canvas.fill(Region(x, 0, room, 2), ground)
        now = seat == seen.view.active
        points = total_run(seen, own)
        left = canvas.write(x, 0, "▶" if now else str(index + 1), "title" if now else "dim")
        canvas.write(left + 1, 0, fit(name.text, room - 3 - cells(points.text)), "title" if now else "strong")
        canvas.runs(x + room - cells(points.text), 0, [points])
        at = x
        if own.dice:
            at = canvas.runs(x, 1, [Run(f" {' '.join(map(str, own.dice))} ", f"seat-{name.role}")])
        _draw_stores(canvas, seen, seat, at + 1, x + room)
        canvas.spot(f"seat:{seat}", Region(x, 0, room, 2), bare=True, chip="")


def draw_seats_down(seen: Seen, order: Sequence[int], width: int) -> Drawing:
    """The same in a narrow column, one seat below the other: name, points, dice, stores."""
    canvas = Canvas(width, 4 * len(order))
    for index, seat in enumerate(order):
        name, own, y = seen.names[seat], seen.view.seats[seat], 4 * index
        points = total_run(seen, own)
        canvas.fill(Region(0, y, width, 3), SEAT_GROUNDS[name.role])
        mark = "▶" if seat == seen.view.active else ""
        called, dice = f"{mark}{name.text}", f" {' '.join(map(str, own.dice))} " if own.dice else ""
        room, left = width - cells(points.text) - 1, width - cells(points.text)
        below = cells(called) > room >= cells(dice)  # beside the dice if the name needs the whole line
        shown = mark + fit(name.text, (width if below else room) - cells(mark))
        canvas.write(0, y, shown, "title" if mark else "strong")
        canvas.runs(left, y + below, [points])
        canvas.write(0, y + 1, dice, f"seat-{name.role}")
        x = 0
        for sign, count in ((OFFERING, own.offerings), (SHELL, own.shells), (CARD, own.cards)):
            x = canvas.runs(x, y + 2, [seen.terms.run(sign), Run(str(count), "strong")]) + 1
        canvas.spot(f"seat:{seat}", Region(0, y, width, 3), bare=True, chip="")
    return canvas.drawing()


def _draw_stores(canvas: Canvas, seen: Seen, seat: int, x: int, right: int) -> None:
    own, terms = seen.view.seats[seat], seen.terms
    if seat == seen.view.seat:
        said = terms.say.board_to_place() if own.dice else ""
        if x + cells(said) <= right:
            canvas.write(x, 1, said, "dim")
        return
    held = [(OFFERING, own.offerings), (SHELL, own.shells), (CARD, own.cards), (GOD_TILE, own.god_tiles)]
    held = held if own.god_tiles else held[:-1]
    apart = x + sum(1 + len(str(count)) for _, count in held) + len(held) - 1 <= right
    for sign, count in held:
        if x + 1 + len(str(count)) <= right:
            x = canvas.runs(x, 1, [terms.run(sign), Run(str(count), "strong")]) + apart


def draw_others(seen: Seen, seats: Sequence[int], width: int, height: int) -> Drawing:
    """The others' huts, buildings and jewelry; their tasks, without progress; their people."""
    canvas, say, y = Canvas(width, height), seen.terms.say, 0
    entries = [_task_lines(seen, seat, width - 1) for seat in seats]
    people = [_people_lines(seen, seat, width - 1) for seat in seats]
    if len(seats) + sum(map(len, (*entries, *people))) <= height:  # everyone's or nobody's
        entries = [[*tasks, *persons] for tasks, persons in zip(entries, people, strict=True)]
    spare = max(0, height - 2 * len(seats))
    apart = sum(max(0, len(lines) - 1) for lines in entries) + len(seats) - 1 <= spare
    for seat, lines in zip(seats, entries, strict=True):
        kept = lines[: 1 + spare]
        if len(kept) < len(lines):
            kept[-1] = " · ".join(lines[spare:])
        spare -= max(0, len(kept) - 1)
        own, name = seen.view.seats[seat], seen.names[seat]
        canvas.write(0, y, " " * width, SEAT_GROUNDS[name.role])
        huts, built = sum(seat in there for there in seen.view.map.values()), len({*own.built.values()})
        has, jewels, done = len(own.people), own.jewels, own.fulfilled
        most = min(10, cells(name.text))
        said = say.board_other(huts=huts, people=has, built=built, jewels=jewels, done=done)
        if cells(said) > width - most - 3:
            said = say.board_other_brief(huts=huts, people=has, built=built, jewels=jewels, done=done)
        called = fit(name.text, min(most, max(3, width - cells(said) - 3)))
        x = canvas.runs(0, y, [seen.block(seat, f" {called} "), Run(" ")])
        canvas.write(x, y, fit(said, width - x), "")
        for down, text in enumerate(kept, start=1):
            canvas.write(1, y + down, fit(text, width - 1), "dim")
        y += 1 + max(1, len(kept)) + apart
    return canvas.drawing()


def _task_lines(seen: Seen, seat: int, width: int) -> list[str]:
    """The open tasks of another seat, on as few lines as hold them uncut."""
    own, terms = seen.view.seats[seat], seen.terms
    tasks: list[str] = []
    for task in own.tasks:
        known = own.progress.get(task)
        so_far = f" {known.have}/{known.need}" if known else " ?"
        tasks.append(terms.task(task, "short") + so_far)
    return _filled(tasks, width)


def _people_lines(seen: Seen, seat: int, width: int) -> list[str]:
    """The men and women of another seat, equal ones with a count."""
    own, terms = seen.view.seats[seat], seen.terms
    kinds = [terms.named(PEOPLE[p.tile].kind, PEOPLE[p.tile].sex) for _, p in sorted(own.people.items())]
    counted = {kind: kinds.count(kind) for kind in kinds}
    return _filled([f"{kind} ×{count}" if count > 1 else kind for kind, count in counted.items()], width)


def _filled(items: Sequence[str], width: int) -> list[str]:
    """Items with a dot between them, as many on a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and cells(lines[-1]) + 3 + cells(item) <= width:
            lines[-1] += f" · {item}"
        else:
            lines.append(fit(item, width))
    return lines
