"""What lies beside the boards of Orbis as drawings: gods, temples, stacks, supplies, seats."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesets.orbis.components import COLOURS, SCORED_KINDS, SUPPLY_LIMIT, WORLD_SIZE
from rulesets.orbis.view import OrbisView, SeatView
from tabletop_tui.drawing import Canvas, Drawing, Line, Region, Run, cells, fit, pad
from tabletop_tui.games.orbis import tiles
from tabletop_tui.games.orbis.terms import Terms

LABEL = 4
"""Cells left free for a key in front of what can be chosen."""


class Name(NamedTuple):
    """How a seat is called, and its colour."""

    text: str
    role: str = "strong"


# -- gods, temples, stacks -------------------------------------------------------------------------


def draw_gods(
    view: OrbisView, terms: Terms, width: int, height: int, labels: Mapping[str, str] | None = None
) -> Drawing:
    """The gods that are left: one a line with their text, or several a line where there is no room.

    `labels` are the keys that choose them, by target, where no board marks them.
    """
    gods, title = view.gods, terms.say("gods")
    start = cells(title) + 1
    columns = max(1, -(-len(gods) // height))
    rows = max(1, -(-len(gods) // columns))
    each = (width - start) // columns
    canvas = Canvas(width, rows)
    canvas.write(0, 0, title, "dim")
    if not gods:
        canvas.write(start, 0, terms.say("gods-none"), "dim")
    for index, god in enumerate(gods):
        x, y = start + index // rows * each, index % rows
        canvas.spot(f"god:{god}", Region(x, y, each - 1, 1))
        if labels and (label := labels.get(f"god:{god}")):
            canvas.write(x, y, f"[{label}]", "key")
        canvas.runs(x + LABEL, y, _god(terms, god, each - LABEL - 1))
    return canvas.drawing()


def _god(terms: Terms, god: str, room: int) -> Sequence[Run]:
    """A god in as many words as there is room for."""
    short = terms.god_short(god)
    for told in (terms.god_text(god), terms.god_brief(god)):
        if cells(short) + 2 + cells(told) <= room:
            return Run(short, "strong"), Run(f": {told}", "")
    brief = terms.god_brief(god)
    return Run(fit(f"{short} {brief}", room), "strong"), Run("")


def temple_line(view: OrbisView, terms: Terms, names: Sequence[Name], width: int = 60) -> Line:
    """The temples and who would get them now: `Temples 11 Ana · 7 Ben · 4 - · 2 -`."""
    holders = {
        line.points: names[seat]
        for seat, own in enumerate(view.seats)
        for line in own.standing.lines
        if line.id == "temple" and line.points
    }
    title = terms.say("temples")
    room = max(3, (width - cells(title)) // max(1, len(view.temples)) - 5)
    runs = [Run(f"{title} ", "dim")]
    for index, temple in enumerate(view.temples):
        holder = holders.get(temple)
        runs += [Run("· ", "faint")] if index else []
        runs.append(Run(f"{temple} ", "gold"))
        runs.append(Run(f"{fit(holder.text, room)} ", holder.role) if holder else Run("- ", "faint"))
    return tuple(runs)


def stack_line(view: OrbisView, terms: Terms) -> Line:
    """How many landscapes are left of each level."""
    runs = [Run(f"{terms.say('stacks')} ", "dim")]
    for level, count in enumerate(view.stacks, start=1):
        runs.append(Run(f"{terms.say('level', level=level)} ", "dim"))
        runs.append(Run(f"{count}  ", "strong" if count else "faint"))
    return tuple(runs)


def legend_line(terms: Terms) -> Line:
    """What the letters mean."""
    return (Run(terms.say("legend"), "dim"),)


# -- supplies --------------------------------------------------------------------------------------


def draw_supply(view: OrbisView, terms: Terms, seat: int, owner: Name) -> Drawing:
    """What a seat holds, a colour each to be picked: `Ana [1]Y3 [2]G0 …  6/10`."""
    own = view.seats[seat]
    called = fit(owner.text, _OWNER)
    start, each = cells(called) + 1, 6
    canvas = Canvas(start + 5 * each + 5, 1)
    canvas.write(0, 0, called, owner.role)
    for colour, count in enumerate(own.supply):
        x = start + colour * each
        word = COLOURS[colour]
        canvas.spot(f"supply:{word}", Region(x, 0, each - 1 if count < 10 else each, 1))
        canvas.write(x + 3, 0, terms.letters[colour], f"{word} strong" if count else "faint")
        canvas.write(x + 4, 0, str(count), "strong" if count else "faint")
    total = sum(own.supply)
    canvas.write(start + 5 * each, 0, f"{total}/{SUPPLY_LIMIT}", "warn" if total > SUPPLY_LIMIT else "dim")
    return canvas.drawing()


def world_title(view: OrbisView, terms: Terms, seat: int, owner: Name, *, looking: bool) -> list[Run]:
    """Whose world it is, and how much of it is laid; marked where it is only `looking` at another's."""
    title = [Run(f"{terms.say('world-of', name=owner.text)}  ", owner.role)]
    mark = [Run(f"{terms.say('looking')}  ", "warn strong")] if looking else []
    return [*title, *mark, Run(f"{len(view.seats[seat].world)}/{WORLD_SIZE}", "dim")]


def owner_runs(view: OrbisView, terms: Terms, seat: int, owner: Name, *, looking: bool = False) -> list[Run]:
    """Whose world it is and what the seat holds, for screens without room for the supply."""
    own = view.seats[seat]
    total = sum(own.supply)
    held = Run(f"{total}/{SUPPLY_LIMIT} ", "warn" if total > SUPPLY_LIMIT else "dim")
    mark = [Run(f"{terms.say('looking')} ", "warn strong")] if looking else []
    return [Run(f"{fit(owner.text, _OWNER)} ", owner.role), *mark, *_held(terms, own), held]


SUPPLY_WIDTH = 44
"""Columns that `draw_supply` may take."""
_OWNER = 8


# -- seats -----------------------------------------------------------------------------------------

_SHORT_NAME = 10


def seat_lines(
    view: OrbisView, terms: Terms, names: Sequence[Name], width: int, at: int | None = None
) -> list[Line]:
    """Everybody's public things: a table where there is room, else a few lines for each and a legend.

    The arrow stands at the seat `at`, that is, at whoever's turn it is if it isn't given.
    """
    at = view.active if at is None else at
    seats = range(len(view.seats))
    if width >= _table_width(terms):
        rows = [_row(view, terms, names, seat) for seat in seats]
        return [_head(terms), *((_arrow(seat == at), *row) for seat, row in zip(seats, rows, strict=True))]
    if width >= 70:
        rows = [_one_line(view, terms, names, seat, width) for seat in seats]
        return [*((_arrow(seat == at), *row) for seat, row in zip(seats, rows, strict=True)), signs(terms)]
    blocks = [_block(view, terms, names, seat, width) for seat in seats]
    for seat, block in zip(seats, blocks, strict=True):
        block[0] = (_arrow(seat == at), *block[0])
    return [*(line for block in blocks for line in block), *signs_in_two(terms)]


def signs(terms: Terms) -> Line:
    """What the signs in a seat's line mean."""
    first, second = signs_in_two(terms)
    return (*first, *second)


def signs_in_two(terms: Terms) -> tuple[Line, Line]:
    """The same in two lines."""
    scored = " ".join(f"{tiles.SYMBOLS[kind]} {terms.say('brief', kind)}" for kind in SCORED_KINDS)
    first = terms.say("signs-of-seat", shrine=tiles.SYMBOLS["shrine"], wild=tiles.WILD)
    second = terms.say("signs-scored", kinds=scored)
    return (Run(f"  {first}", "dim"),), (Run(f"  {second}", "dim"),)


def _columns(terms: Terms) -> list[tuple[str, int]]:
    """Heads and widths of the table's columns behind the name."""
    letters = [(letter, 3) for letter in terms.letters]
    kinds = [(terms.say("brief", kind), 4) for kind in SCORED_KINDS]
    return [
        *letters,
        (terms.say("col-sum"), 6),
        (terms.say("col-benefit"), 9),
        (terms.say("col-shrines"), 5),
        (terms.say("col-mystic"), 5),
        (terms.say("col-wild"), 5),
        *kinds,
        (terms.say("col-tiles"), 7),
        (terms.say("col-points"), 5),
    ]


def _table_width(terms: Terms) -> int:
    return 2 + _SHORT_NAME + sum(width for _, width in _columns(terms)) + 2 + 12


def _head(terms: Terms) -> Line:
    cells_ = "".join(f"{head:>{width}}" for head, width in _columns(terms))
    return (Run(f"  {pad('', _SHORT_NAME)}{cells_}  {terms.say('col-god')}", "dim"),)


def _row(view: OrbisView, terms: Terms, names: Sequence[Name], seat: int) -> Line:
    own, name = view.seats[seat], names[seat]
    runs = [Run(pad(name.text, _SHORT_NAME), name.role)]
    for colour, count in enumerate(own.supply):
        runs.append(Run(f"{count:>3}", f"{COLOURS[colour]} strong" if count else "faint"))
    total = sum(own.supply)
    runs.append(Run(f"{total:>3}/{SUPPLY_LIMIT}", "warn" if total > SUPPLY_LIMIT else ""))
    benefits = "".join(terms.letters[c] for c in own.benefits) or "-"
    tally = own.tally
    numbers = [tally.shrines, tally.mystic, tally.wildernesses]
    runs.append(Run(f"{benefits:>9}", "good" if own.benefits else "faint"))
    runs += [Run(f"{number:>5}", "" if number else "faint") for number in numbers]
    scored = [tally.scored[kind] for kind in SCORED_KINDS]
    runs += [Run(f"{number:>4}", "" if number else "faint") for number in scored]
    runs.append(Run(f"{own.tiles:>4}/{view.rounds}", ""))
    runs.append(Run(f"{own.standing.total:>5}", "gold"))
    runs += [Run("  "), *_god_of(terms, own)]
    return tuple(runs)


def _one_line(view: OrbisView, terms: Terms, names: Sequence[Name], seat: int, width: int) -> Line:
    own, name = view.seats[seat], names[seat]
    total = sum(own.supply)
    held = _held(terms, own)
    runs = [Run(pad(name.text, 8), name.role), *held]
    runs.append(Run(" " * max(1, 24 - tiles.width(runs))))
    runs.append(Run(f"{total:>2}/{SUPPLY_LIMIT} ", "warn" if total > SUPPLY_LIMIT else "dim"))
    runs += _benefits(terms, own)
    tally = own.tally
    runs.append(Run(f"{tiles.SYMBOLS['shrine']}{tally.shrines} m{tally.mystic} #{tally.wildernesses} "))
    scored = " ".join(f"{tiles.SYMBOLS[kind]}{tally.scored[kind]}" for kind in SCORED_KINDS)
    runs.append(Run(f"{scored}  {own.tiles}/{view.rounds} "))
    runs.append(Run(f"{terms.say('cp', cp=own.standing.total):>6} ", "gold"))
    room = width - tiles.width(runs) - 2
    if own.god and room > 3:
        runs += [Run(fit(run.text, room), run.role) for run in _god_of(terms, own)]
    return tuple(runs)


def _block(view: OrbisView, terms: Terms, names: Sequence[Name], seat: int, width: int) -> list[Line]:
    own, name, tally = view.seats[seat], names[seat], view.seats[seat].tally
    total = sum(own.supply)
    points = terms.say("cp", cp=own.standing.total)
    tiles_taken = f"{own.tiles}/{view.rounds}"
    who = pad(name.text, width - 4 - cells(points) - cells(tiles_taken))
    first = (Run(who, name.role), Run(f"{tiles_taken}  ", "dim"), Run(points, "gold"))
    of = "= " if total else ""
    count = Run(f"{of}{total}/{SUPPLY_LIMIT}", "warn" if total > SUPPLY_LIMIT else "dim")
    held = [*_held(terms, own), count]
    second = (Run("  "), *held, Run("  "), *_benefits(terms, own))
    scored = " ".join(f"{tiles.SYMBOLS[kind]}{tally.scored[kind]}" for kind in SCORED_KINDS)
    shrines = f"{tiles.SYMBOLS['shrine']}{tally.shrines} m{tally.mystic}"
    counts = Run(f"  {shrines} #{tally.wildernesses} {scored} ", "dim")
    god, *failed = _god_of(terms, own)
    room = width - cells(counts.text) - tiles.width(failed)
    return [first, second, (counts, Run(fit(god.text, room), god.role), *failed)]


def _arrow(here: bool) -> Run:
    return Run("▶ ", "you") if here else Run("  ")


def _held(terms: Terms, own: SeatView) -> list[Run]:
    return [
        Run(f"{terms.letters[colour]}{count} ", f"{COLOURS[colour]} strong")
        for colour, count in enumerate(own.supply)
        if count
    ]


def _benefits(terms: Terms, own: SeatView) -> list[Run]:
    """Colours that cost nothing: `GW=0`."""
    if not own.benefits:
        return []
    letters = [Run(terms.letters[colour], f"{COLOURS[colour]} strong") for colour in own.benefits]
    return [*letters, Run("=0 ", "good")]


def _god_of(terms: Terms, own: SeatView) -> list[Run]:
    if own.god is None:
        return [Run("-", "faint")]
    failed = f" {terms.say('state-failed')}" if own.god_marker else ""
    return [Run(terms.god_short(own.god), "gold"), *([Run(failed, "bad")] if failed else [])]
