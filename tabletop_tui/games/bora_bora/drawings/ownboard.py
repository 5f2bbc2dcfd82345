"""What lies in front of one player of Bora Bora: stores and hand, people, ceremonial ground, tasks."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from rulesets.bora_bora.advice.for_me import TaskStep
from rulesets.bora_bora.components import (
    GODS,
    GROUND,
    JEWELS,
    MATERIALS,
    PEOPLE,
    PERSON_KINDS,
    TASK_VP,
    KindWord,
    SexWord,
)
from rulesets.bora_bora.state import Person
from rulesets.bora_bora.tasks import Progress
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.drawings.figures import (
    GAME,
    SEAT_GROUNDS,
    UNSEEN,
    Seen,
    god_run,
    kind_within,
    points_run,
    task_within,
    total_run,
)
from tabletop_tui.games.bora_bora.task_names import TaskForm
from tabletop_tui.games.bora_bora.terms import (
    CARD,
    GOD_TILE,
    HUT,
    OFFERING,
    PRIEST,
    SHELL,
    symbols_of,
)
from tabletop_tui.kit.notation import longest
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import NORMAL, QUIET, sprite
from tabletop_tui.paint.runs import cut, wide

_MATERIAL_GROUNDS = {"sand": "ground-yellow-bar", "stone": "ground-grey-bar", "wood": "ground-orange-bar"}
PICTURES = {
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
_PEOPLE, _GROUND, _TASKS = 30, 20, 27
"""Columns that people, ground and tasks need."""
_TASK_LINES = 4
_PORTRAIT = 24
"""Columns that a person needs with a picture."""


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
    canvas.explain(f"player:{seen.seat}", 0, 0, x)
    hand = _hand(seen)
    counts = (
        (OFFERING, own.offerings, say.board_store_offerings(count=own.offerings), "supply:offering"),
        (SHELL, own.shells, say.board_store_shells(count=own.shells), "supply:shell"),
        (PRIEST, own.priests, say.board_store_priests(count=own.priests), "store:priest"),
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
        canvas.spot(target, Region(x + 2, 0, end - x - 2, 1), (x + 1, 0), bare=True, chip="chip")
        x = end
    x += 2
    for target, run in hand:
        end = canvas.runs(x + 1, 0, [run])
        if target:
            canvas.spot(target, Region(x + 1, 0, end - x - 1, 1), (x + 1, 0), bare=True, chip="chip")
        else:
            canvas.explain("store:card", x + 1, 0, end)
        x = end
    shorter = (jewels, _jewels(seen, brief=True), jewels[1:])
    jewels = next((line for line in shorter if line and wide(line) <= width - x - 2), ())
    at = width - wide(jewels) - 1
    canvas.explain("store:jewel", at, 0, canvas.runs(at, 0, jewels))


def draw_stores(seen: Seen, width: int, height: int) -> Drawing:
    """The same in a narrow column, a line each."""
    own = seen.own
    shows = (
        seen.seat,
        own.standing,
        own.offerings,
        own.shells,
        own.priests,
        own.god_tiles,
        own.hand,
        own.huts,
    )
    return seen.part("stores", (width, height), shows, lambda canvas: _draw_stores(canvas, seen))


def _draw_stores(canvas: Canvas, seen: Seen) -> None:
    """Draw the column that `draw_stores` describes."""
    name, own, terms, say = seen.names[seen.seat], seen.own, seen.terms, seen.terms.say
    canvas.fill(Region(0, 0, canvas.width, 1), SEAT_GROUNDS[name.role])
    points = total_run(seen, own)
    canvas.write(0, 0, fit(name.text, canvas.width - cells(points.text) - 1), name.role)
    canvas.runs(canvas.width - cells(points.text), 0, [points])
    canvas.explain(f"player:{seen.seat}", 0, 0, canvas.width)
    counts = (
        (HUT, "hut", len(own.huts), say.board_huts(count=len(own.huts))),
        (OFFERING, "offering", own.offerings, say.board_store_offerings(count=own.offerings)),
        (SHELL, "shell", own.shells, say.board_store_shells(count=own.shells)),
        (PRIEST, "priest", own.priests, say.board_store_priests(count=own.priests)),
        (GOD_TILE, "god_tile", own.god_tiles, say.board_store_god_tiles(count=own.god_tiles)),
    )
    y = 1
    for sign, good, count, word in counts:
        x = canvas.runs(0, y, [Run(f"{count:>2}", "strong"), terms.run(sign), Run(" ")])
        x = canvas.write(x, y, word if cells(word) <= canvas.width - x else "", "dim")
        canvas.explain(f"store:{good}@{seen.seat}", 0, y, x)
        y += 1
    canvas.write(0, y + 1, say.board_hand(), "dim")
    if own.hand is not None and not any(own.hand):
        canvas.explain(f"store:card@{seen.seat}", 1, y + 2, canvas.write(1, y + 2, "–", "dim"))
        return
    down = y + 2
    for god, count in enumerate(own.hand or ()):
        if count:  # the number first, as above: at the end it would be cut off
            card = god_run(seen, god)
            card = card._replace(text=card.text.rstrip())
            x = canvas.runs(0, down, [Run(str(count), "strong"), *cut([card], canvas.width - 1)])
            canvas.explain(f"store:card@{seen.seat}", 0, down, x)
            down += 1
    if own.hand is None:
        x = canvas.runs(0, down, [Run(f"{own.cards:>2}", "strong"), terms.run(CARD)])
        canvas.explain(f"store:card@{seen.seat}", 0, down, x)


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


@record
class Parts:
    """Where people, ground and tasks lie on the player's board."""

    people: Region
    ground: Region
    tasks: Region


def parts_of(width: int, height: int) -> Parts:
    """The three parts side by side; on a small screen, the tasks below the others."""
    if width < _PEOPLE + _GROUND + _TASKS:
        upper = height - _TASK_LINES
        people = width - _GROUND - 1
        return Parts(
            Region(0, 0, people, upper),
            Region(people + 1, 0, _GROUND, upper),
            Region(0, upper, width, _TASK_LINES),
        )
    wide_ = width >= 2 * _PEOPLE + _GROUND + _TASKS
    ground = _GROUND + (8 if wide_ else 0)
    tasks = max(_TASKS, (width - ground) * 2 // 5)
    people = width - ground - tasks - 3
    return Parts(
        Region(0, 0, people, height),
        Region(people + 1, 0, ground, height),
        Region(people + ground + 3, 0, tasks, height),
    )


def draw_own(seen: Seen, width: int, height: int) -> Drawing:
    """People, ground and tasks of the seat shown."""
    own, marks, parts = seen.own, seen.marks, parts_of(width, height)
    about = (seen.seat, seen.asked, seen.view.seat)
    whom = (own.people, own.huts, own.on_last, own.used, seen.opened("person", "space"), *about)
    materials = (own.ground, own.built, own.unbuilt, seen.view.building_vp)
    lit = (marks.ground, marks.tiles, marks.target, seen.opened("ground", "building"), *about)
    tasks = (own.tasks, own.progress, own.fulfilled, own.beside, seen.opened("task"), marks.step, *about)
    drawn = [
        (parts.people, _part(seen, "people", parts.people, whom, draw_people)),
        (parts.ground, _part(seen, "ground", parts.ground, (materials, lit), draw_ground)),
        (parts.tasks, _part(seen, "tasks", parts.tasks, tasks, draw_tasks)),
    ]
    places = [place for place, _ in drawn]
    join = partial(_placed, width, height, places)
    return seen.kept.joined(("own", width, height), [drawing for _, drawing in drawn], join)


def _part(
    seen: Seen, name: str, place: Region, shows: object, draw: Callable[[Canvas, Seen, Region], None]
) -> Drawing:
    whole = Region(0, 0, place.width, place.height)
    return seen.part(name, (place.width, place.height), shows, lambda canvas: draw(canvas, seen, whole))


def _placed(width: int, height: int, places: Sequence[Region], *drawings: Drawing) -> Drawing:
    """The parts in their places, with a rule before each that lies beside another."""
    canvas = Canvas(width, height)
    for place, drawing in zip(places, drawings, strict=True):
        canvas.place(place.x, place.y, drawing)
        for y in range(place.y, place.bottom if place.x else place.y):
            canvas.write(place.x - 1, y, "│", "faint")
    return canvas.drawing()


# -- people ----------------------------------------------------------------------------------------


def draw_people(canvas: Canvas, seen: Seen, place: Region) -> None:
    """The people, what shifting them would bring, and what they do; room for more above them."""
    own, terms, say = seen.own, seen.terms, seen.terms.say
    huts = len(own.huts)
    free = own.free_spaces
    x = canvas.write(1, 0, say.board_title_people(), "title") + 2
    room = say.board_people_room(free=free, huts=f"{huts}{terms.sign(HUT)}")
    opened = own.huts and seen.asked and f"space:{own.huts[0]}" in seen.marks.open
    x += 2 if opened else 0
    said = say.board_people_room(free=free, huts=f"{huts} {say.board_huts(count=huts)}")
    forms = [
        f"{said}, {say.board_on_last(count=own.on_last)}" if own.on_last else said,
        f"{room} +{own.on_last}" if own.on_last else room,
        room,
        room.partition(",")[0],
    ]
    text = fit(longest(forms, place.width - x), place.width - x)
    end = canvas.write(x, 0, text, "dim" if free else "warn")
    if not own.huts:
        canvas.explain("store:people", x, 0, end)
    else:
        region = Region(x, 0, end - x, 1)
        canvas.spot(f"space:{own.huts[0]}", region, (x - 2, 0), bare=True, chip="chip")
    people = [person for _, person in sorted(own.people.items())]
    if not people:
        canvas.write(1, 1, say.board_nobody(), "faint")
        return
    rows = place.height - 1
    pictured = (
        seen.look.pictures and rows >= 6 and len(people) <= (rows // 2) * max(1, place.width // _PORTRAIT)
    )
    if pictured:
        _draw_portraits(canvas, seen, people, place)
        return
    if len(people) > rows:
        _draw_kinds(canvas, seen, people, place)
        return
    for down, person in enumerate(people, start=1):
        region = Region(0, down, place.width - 1, 1)
        _draw_person(canvas, seen, person.tile, shifted=person.shifted, place=region)
    if len(people) < rows:
        _draw_to_collect(canvas, seen, place.height - 1)


def _draw_kinds(canvas: Canvas, seen: Seen, people: Sequence[Person], place: Region) -> None:
    """Where there are more people than lines, those of a kind together, with what shifting them brings."""
    terms, kinds = seen.terms, dict[tuple[SexWord, KindWord], list[Person]]()
    for person in people:
        row = PEOPLE[person.tile]
        kinds.setdefault((row.sex, row.kind), []).append(person)
    rows = place.height - 1
    columns = max(1, -(-len(kinds) // rows))
    each = place.width // columns
    for index, ((sex, kind), equal) in enumerate(kinds.items()):
        across, down = divmod(index, rows)
        x, y = across * each, 1 + down
        symbols = [symbols_of(person.tile) for person in equal if not person.shifted]
        count = sum(number for _, number in symbols)
        name = kind_within(terms, kind, sex, each - 4)
        shown = terms.sign(symbols[0][0]) if symbols else terms.sign("✓")
        if symbols and cells(name) + cells(f"{count}{shown}") + 3 <= each:
            shown = f"{count}{shown}"
        opened, _, role = _role_of(seen, equal[0].tile)
        canvas.write(x, y, terms.sign(sex), "chip" if opened else signs.SEX_INKS[sex])
        times = terms.times(len(equal))
        name = kind_within(terms, kind, sex, each - 3 - cells(shown))
        end = canvas.write(x + 2, y, name, role)
        if cells(f"{name}{times}{shown}") + 3 < each:
            canvas.write(end, y, times, "strong")
        else:
            canvas.write(x + 1, y, times.removeprefix(" ×"), "strong")
        canvas.write(x + each - 1 - cells(shown), y, shown, "dim" if symbols else "good")
        for person in equal:
            region = Region(x, y, each - 1, 1)
            canvas.spot(f"person:{person.tile}", region, (x, y), bare=True, ring=UNSEEN, chip="chip")


def _draw_to_collect(canvas: Canvas, seen: Seen, y: int) -> None:
    """How many people can still be shifted down."""
    people = seen.own.people.values()
    left, say = sum(not person.shifted for person in people), seen.terms.say
    said = (
        say.board_collect_all(count=left)
        if left == len(people)
        else say.board_collect_some(count=left, of=len(people))
    )
    canvas.explain("store:people", 1, y, canvas.write(1, y, fit(said, canvas.width - 2), "dim"))


def _draw_portraits(canvas: Canvas, seen: Seen, people: Sequence[Person], place: Region) -> None:
    """Everyone with a picture, two lines each."""
    columns = max(1, place.width // _PORTRAIT)
    each = place.width // columns
    pitch = 3 if -(-len(people) // columns) * 3 <= place.height - 1 else 2
    for index, person in enumerate(people):
        down, across = divmod(index, columns)
        region = Region(across * each, 1 + pitch * down, each - 1, 2)
        _draw_portrait(canvas, seen, person.tile, shifted=person.shifted, place=region)


def _role_of(seen: Seen, tile: str) -> tuple[bool, bool, str]:
    """Whether a person can be chosen, whether the kind has been used, and the role of the name."""
    row, target = PEOPLE[tile], f"person:{tile}"
    opened = seen.asked and target in seen.marks.open
    used = row.kind in seen.own.used[row.sex]
    return opened, used, "faint" if used else "strong" if opened else ""


def _value(seen: Seen, tile: str) -> int:
    """What all of its kind and sex do together."""
    row, people = PEOPLE[tile], seen.own.people.values()
    same = sum((PEOPLE[p.tile].kind, PEOPLE[p.tile].sex) == (row.kind, row.sex) for p in people)
    return PERSON_KINDS[row.kind].value(same)


def _draw_person(canvas: Canvas, seen: Seen, tile: str, *, shifted: bool, place: Region) -> None:
    """Sex, name, what shifting brings or brought and, where there is room, what all of that kind do."""
    terms, row, target = seen.terms, PEOPLE[tile], f"person:{tile}"
    opened, used, role = _role_of(seen, tile)
    bar = " here" if seen.marks.target == target else ""
    canvas.fill(place, bar.strip())
    x = place.x + 1
    sex = "chip" if opened else f"{signs.SEX_INKS[row.sex]}{bar}"
    canvas.write(x, place.y, terms.sign(row.sex), sex)
    left = 11
    canvas.write(x + 2, place.y, kind_within(terms, row.kind, row.sex, left), f"{role}{bar}")
    symbols = Run(terms.sign("✓"), "good") if shifted else signs.symbols(terms, tile)
    at = x + 3 + left
    canvas.runs(at, place.y, [Run(symbols.text, f"{symbols.role}{bar}")])
    begin = at + _SYMBOLS + 1
    does = signs.does_within(terms, row.kind, _value(seen, tile), place.right - begin)
    canvas.runs(begin, place.y, [Run(run.text, f"{'faint' if used else run.role}{bar}") for run in does])
    canvas.spot(target, place, (x, place.y), bare=True, ring=UNSEEN, chip="chip")


def _draw_portrait(canvas: Canvas, seen: Seen, tile: str, *, shifted: bool, place: Region) -> None:
    """Two lines beside a picture: name with symbols, and what all of that kind do."""
    terms, row, target = seen.terms, PEOPLE[tile], f"person:{tile}"
    opened, used, role = _role_of(seen, tile)
    picture = sprite(GAME, PICTURES[row.kind], "small")
    bar = " here" if seen.marks.target == target else ""
    canvas.fill(place, bar.strip())
    canvas.picture(place.x, 2 * place.y, picture, QUIET if used else NORMAL)
    x = place.x + picture.width + 1
    sex = "chip" if opened else f"{signs.SEX_INKS[row.sex]}{bar}"
    canvas.write(x, place.y, terms.sign(row.sex), sex)
    canvas.write(x + 2, place.y, kind_within(terms, row.kind, row.sex, place.right - x - 2), f"{role}{bar}")
    symbols = Run(terms.sign("✓"), "good") if shifted else signs.symbols(terms, tile)
    room = place.right - x - 2 - cells(symbols.text) - 1
    does = signs.does_within(terms, row.kind, _value(seen, tile), room)
    runs = [Run(run.text, f"{run.role}{bar}") for run in (symbols, Run(" "), *does)]
    canvas.runs(x + 2, place.y + 1, runs)
    canvas.spot(target, place, (x, place.y), bare=True, ring=UNSEEN, chip="chip")


# -- the ceremonial ground -------------------------------------------------------------------------


def draw_ground(canvas: Canvas, seen: Seen, area: Region) -> None:
    """Twelve numbered spaces with the sign of what they require; below them the tiles left."""
    own = seen.own
    canvas.write(0, 0, fit(seen.terms.say.board_title_ground(), area.width), "title")
    tall = 2 if area.height >= 8 else 1
    each = area.width // 4
    for space, row in GROUND.items():
        place = Region((row.col - 1) * each, 1 + (row.row - 1) * tall, each - 1, tall)
        _draw_space(canvas, seen, space, place)
    if area.height > 1 + 3 * tall:
        _draw_tiles(canvas, seen, area.height - 1, loud=bool(own.unbuilt))


def _draw_tiles(canvas: Canvas, seen: Seen, y: int, *, loud: bool) -> None:
    """The building tiles that are left, with what any of them brings now."""
    own, say = seen.own, seen.terms.say
    vp = seen.terms.vp(seen.view.building_vp)
    numbers = own.unbuilt
    if not loud:
        canvas.write(0, y, say.board_tiles_none(), "dim")
        return
    opened = seen.asked and bool(seen.opened("building"))
    gapless = len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1
    apart = " ".join(map(str, numbers))
    text = say.board_tiles(numbers=apart, vp=vp)
    if gapless and not opened:
        text = say.board_tiles_all(first=numbers[0], last=numbers[-1], vp=vp)
    if cells(text) > canvas.width:
        text = say.board_tiles_brief(numbers=apart)
    before, found, after = text.rpartition(vp) if vp in text else (text, "", "")
    x = canvas.write(0, y, before, "dim")
    canvas.write(x, y, found, "gold")
    canvas.explain("store:tiles", 0, y, canvas.write(x + cells(found), y, after, "dim"))
    at = before.find(apart)
    for index, number in enumerate(numbers if at >= 0 else ()):
        target, lit = f"building:{number}", number <= seen.marks.tiles
        here = seen.marks.target == target
        canvas.write(at + 2 * index, y, str(number), "here you" if here else "you" if lit else "strong")
        canvas.spot(
            target, Region(at + 2 * index, y, 1, 1), (at + 2 * index, y), bare=True, ring=UNSEEN, chip="chip"
        )


def _draw_space(canvas: Canvas, seen: Seen, space: str, place: Region) -> None:
    own, terms, row = seen.own, seen.terms, GROUND[space]
    sign, target, y = terms.sign(row.material), f"ground:{space}", place.bottom - 1
    lit = seen.asked and (space in seen.marks.ground or target == seen.marks.target)
    opened = seen.asked and target in seen.marks.open
    ink = signs.GOOD_INKS[row.material]
    filled = space in own.ground
    number = (
        f"{row.number:>2} " if filled and place.height == 1 and not (opened or lit) else f"{row.number:>3}"
    )
    ground = "ground-panel"
    if space in own.built:
        ground = "ground-red-bar"
    elif space in own.ground:
        ground = _MATERIAL_GROUNDS[row.material]
    elif opened or lit:
        ground = "ground-raised"
    if lit:
        ground = "here" if not (space in own.built or space in own.ground) else ground
    canvas.fill(place, ground)
    if space in own.built:
        tile = own.built[space]
        canvas.write(place.x, place.y, f"{terms.sign('■')}{tile}".rjust(3), f"title {ground}")
        if own.built.get(f"{space[0]}{row.col + 1}") == tile:  # it covers the space at the right, too
            canvas.write(place.right, place.y, " ", ground)
    else:
        strong = "strong" if filled or opened or lit else "dim"
        canvas.write(place.x, place.y, number, f"{strong} {ground}")
        # A space that isn't filled has one sign; what lies there is seen without colours, too.
        shown_twice = filled and not (opened or lit)
        much = sign * (min(4, place.width - 1) if place.height > 1 and filled else 2 if shown_twice else 1)
        canvas.write_right(
            place.right, y, much, f"{'strong' if filled else ink if opened or lit else 'dim'} {ground}"
        )
    if lit:
        canvas.write(place.x, place.y, "▸", f"you {ground}")
    canvas.spot(target, place, (place.x, place.y), bare=True, ring=UNSEEN, chip="chip")


# -- tasks -----------------------------------------------------------------------------------------


def draw_tasks(canvas: Canvas, seen: Seen, place: Region) -> None:
    """Three tasks with a box for each unit; for others no progress, as that would reveal a hand."""
    own, terms, say = seen.own, seen.terms, seen.terms.say
    mine = seen.seat == seen.view.seat
    title = say.board_title_tasks() if mine else say.board_title_tasks_other(name=seen.names[seen.seat].text)
    runs = [
        Run(fit(title, place.width), "title"),
        Run(f"  {say.board_tasks_done(count=own.fulfilled)}", "dim"),
    ]
    worth = points_run(seen, TASK_VP)
    before, _, after = say.board_each(points=worth.text).partition(worth.text)
    each = [Run(f", {before}", "dim"), worth, Run(after, "dim")]
    runs += each if wide([*runs, *each]) <= place.width else []
    canvas.explain("store:tasks", 0, 0, canvas.runs(0, 0, cut(runs, place.width)))
    step = seen.marks.step if mine else None
    pitch = 2 if place.height >= 7 else 1
    for down, task in enumerate(own.tasks[: (place.height - 1) // pitch]):
        at = Region(0, 1 + down * pitch, place.width, 1)
        _draw_task(canvas, seen, task, at, step if step is not None and step.task == task else None)
    last = place.height - 1
    if last <= len(own.tasks) * pitch:
        return
    if step is not None and step.completes:
        said = f"{terms.sign('✓')} {say.board_this_option(vp=terms.vp(TASK_VP))}"
        canvas.explain("store:tasks", 0, last, canvas.write(0, last, fit(said, place.width), "good strong"))
    else:
        _draw_beside(canvas, seen, place._replace(y=last, height=1), 0)


def _draw_task(canvas: Canvas, seen: Seen, task: str, place: Region, step: TaskStep | None) -> None:
    """A task with its boxes; those that the option under the cursor fills are gold."""
    target, known = f"task:{task}", seen.own.progress.get(task)
    opened = seen.asked and target in seen.marks.open
    here = seen.marks.target == target
    ground = "here" if here else "ground-green" if step is not None and step.completes else ""
    if ground:
        canvas.fill(place, ground)
    boxes = _boxes(known, step, ascii=seen.terms.ascii)
    text = task_within(seen.terms, task, place.width - wide(boxes) - 1)
    met = known is not None and not known.missing
    role = "good strong" if met else "strong" if opened or step is not None else ""
    canvas.write(0, place.y, text, f"{role} {ground}".strip())
    canvas.runs(
        place.right - wide(boxes), place.y, [Run(run.text, f"{run.role} {ground}".strip()) for run in boxes]
    )
    canvas.spot(target, place, (0, place.y), bare=True, ring=UNSEEN, chip="")


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
        x = place.right - wide(shown)
        canvas.explain("store:beside", x, place.y, canvas.runs(x, place.y, shown))


def _boxes(known: Progress | None, step: TaskStep | None, *, ascii: bool) -> Sequence[Run]:
    """`■□□ 1/3`, `■■□ 1→2/3` for what an option would make of it; `?` for what the viewer may not know."""
    if known is None:
        return (Run("?", "dim"),)
    have = min(known.have, known.need)
    then = have if step is None else min(step.after, step.need)
    full, empty = ("#", ".") if ascii else ("■", "□")
    role = "good" if then >= known.need else "warn" if known.need - then == 1 else ""
    kept = min(have, then)
    boxes = (
        Run(full * kept, "good"),
        Run(full * max(0, then - have), "gold"),
        Run(empty * max(0, have - then), "bad"),
        Run(empty * (known.need - max(have, then)), "faint"),
        Run(" "),
    )
    changes = "" if then == have else f"{have}{'->' if ascii else '→'}"
    return (*(boxes if known.need <= 5 else ()), Run(f"{changes}{then}/{known.need}", role or "dim"))


# -- the others --------------------------------------------------------------------------------------


_NAME = 10
"""Cells that the name of another player has at most."""


class OtherForm(Protocol):
    """A message that counts what another seat has."""

    def __call__(self, *, huts: int, people: int, built: int, jewels: int, done: int) -> str: ...


def draw_others(seen: Seen, seats: Sequence[int], width: int, height: int) -> Drawing:
    """The others' huts, buildings and jewelry; their tasks, without progress; their people."""
    canvas, y = Canvas(width, height), 0
    entries = [_task_lines(seen, seat, width - 1) for seat in seats]
    people = [_people_lines(seen, seat, width - 1) for seat in seats]
    if len(seats) + sum(map(len, (*entries, *people))) <= height:  # everyone's or nobody's
        entries = [[*tasks, *persons] for tasks, persons in zip(entries, people, strict=True)]
    counts = _counts(seen, seats, width)
    spare = max(0, height - 2 * len(seats))
    apart = sum(max(0, len(lines) - 1) for lines in entries) + len(seats) - 1 <= spare
    for seat, lines in zip(seats, entries, strict=True):
        kept = lines[: 1 + spare]
        if len(kept) < len(lines):
            kept[-1] = " · ".join(lines[spare:])
        spare -= max(0, len(kept) - 1)
        name, said = seen.names[seat], counts[seat]
        canvas.write(0, y, " " * width, SEAT_GROUNDS[name.role])
        called = fit(name.text, min(_NAME, cells(name.text), max(3, width - cells(said) - 3)))
        x = canvas.runs(0, y, [seen.block(seat, f" {called} "), Run(" ")])
        canvas.write(x, y, fit(said, width - x), "")
        canvas.explain(f"seat:{seat}", 0, y, width)
        for down, text in enumerate(kept, start=1):
            x = canvas.write(1, y + down, fit(text, width - 1), "dim")
            canvas.explain(f"seat:{seat}", 1, y + down, x)
        y += 1 + max(1, len(kept)) + apart
    return canvas.drawing()


def _counts(seen: Seen, seats: Sequence[int], width: int) -> dict[int, str]:
    """What each of the others has, for all in the longest words that leave everyone's name its room."""
    say = seen.terms.say
    rooms = {seat: width - min(_NAME, cells(seen.names[seat].text)) - 3 for seat in seats}
    for form in (say.board_other_long, say.board_other):
        said = {seat: _counted(seen, seat, form) for seat in seats}
        if all(cells(said[seat]) <= room for seat, room in rooms.items()):
            return said
    return {seat: _counted(seen, seat, say.board_other_brief) for seat in seats}


def _counted(seen: Seen, seat: int, form: OtherForm) -> str:
    own = seen.view.seats[seat]
    huts = sum(seat in there for there in seen.view.map.values())
    return form(
        huts=huts,
        people=len(own.people),
        built=len({*own.built.values()}),
        jewels=own.jewels,
        done=own.fulfilled,
    )


def _task_lines(seen: Seen, seat: int, width: int) -> list[str]:
    """The open tasks of another seat, on as few lines as hold them uncut, in the longest words for these."""
    own, terms = seen.view.seats[seat], seen.terms
    so_far = {task: f" {known.have}/{known.need}" for task, known in own.progress.items()}
    forms: tuple[TaskForm, ...] = ("", "brief", "short")
    named = [[terms.task(task, form) + so_far.get(task, " ?") for task in own.tasks] for form in forms]
    whole = [tasks for tasks in named if all(cells(task) <= width for task in tasks)]
    return min((_filled(tasks, width) for tasks in whole or named[-1:]), key=len)


def _people_lines(seen: Seen, seat: int, width: int) -> list[str]:
    """The men and women of another seat, equal ones with a count."""
    own, terms = seen.view.seats[seat], seen.terms
    kinds = [terms.named(PEOPLE[p.tile].kind, PEOPLE[p.tile].sex) for _, p in sorted(own.people.items())]
    counted = {kind: kinds.count(kind) for kind in kinds}
    return _filled([f"{kind}{terms.times(count)}" for kind, count in counted.items()], width)


def _filled(items: Sequence[str], width: int) -> list[str]:
    """Items with a dot between them, as many on a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and cells(lines[-1]) + 3 + cells(item) <= width:
            lines[-1] += f" · {item}"
        else:
            lines.append(fit(item, width))
    return lines
