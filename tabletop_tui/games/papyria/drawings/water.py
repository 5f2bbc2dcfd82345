"""What is shown on the rivers of Papyria: the offers of both borders, and the key and end tiles left."""

from typing import Final, Literal, NamedTuple

from rulesets.papyria.advice.outlook import tile_worth
from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KEY_TILES,
    KEYED,
    KNOWLEDGE_PRICES,
    SCORING_TILES,
    ScoringKind,
    rule,
)
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, cells
from tabletop_tui.paint.runs import wide

SOON: Final = 3
"""With this many end tiles left, their number is shown louder."""
_GAP: Final = 3
"""Cells at least between the offers of both borders."""


class OnWater(NamedTuple):
    """Everything shown on the rivers."""

    extra: tuple[tuple[ScoringKind, int, int], ...]
    """The tiles at border B: kind, points for the viewer, knowledge."""
    reserve: int
    gates: frozenset[str]
    """The borders that are lit."""
    keys: tuple[tuple[int, int], ...]
    """For each kind, the keys on the next key tile, and how many tiles are left."""
    ends: tuple[int, int]
    """How many end tiles are left, and how many there were."""
    last: Literal["over", "last round"] | None
    """Why they are no longer counted."""


def on_water(view: PapyriaView, seat: int, gates: frozenset[str]) -> OnWater:
    """What a view shows there; `seat` is the one whose prospects are shown."""
    rows = [SCORING_TILES[tile] for tile in view.display]
    own = view.seats[seat]
    stacks = (view.key_stacks[kind] for kind in KEYED)
    return OnWater(
        tuple((row.kind, tile_worth(own, row.id), row.knowledge) for row in rows),
        view.reserve,
        gates,
        tuple((KEY_TILES[stack[-1]].keys if stack else 0, len(stack)) for stack in stacks),
        (view.ends_left, rule("end_tiles_in_game", len(view.seats))),
        "over" if view.stage == "over" else "last round" if view.last_round else None,
    )


def draw_water(shown: OnWater, terms: Terms, width: int) -> Drawing:
    """Three lines: what passing the borders offers, the names of the rivers, keys and end tiles."""
    canvas = Canvas(width, 3, "ground-deep")
    knowledge = _knowledge(terms, lit="A" in shown.gates)
    x = width - 1 - wide(knowledge)
    extra = _extra(shown, terms, x - 1 - _GAP)
    canvas.runs(1, 0, extra)
    canvas.spot("border:B", Region(1, 0, wide(extra), 1), (1, 0), bare=True, chip="")
    canvas.runs(x, 0, knowledge)
    canvas.spot("border:A", Region(x, 0, wide(knowledge), 1), (x, 0), bare=True, chip="")
    canvas.write(2, 1, ("≈ " * width)[: width - 4], "blue")
    names = f"  {terms.say.euphrates()} · {terms.say.tigris()}  "
    canvas.write_centred(Region(0, 1, width, 1), 1, names, "blue strong")
    x = canvas.write(1, 2, f"{terms.say.keys_left()}  ", "dim")
    for kind, (keys, left) in zip(KEYED, shown.keys, strict=True):
        stack = [Run(f" {keys}{terms.sign('key')}"), Run(f" ×{left}", "faint")] if left else [Run(" -")]
        start, x = x, canvas.runs(x, 2, [terms.kind_sign(kind), *stack, Run("  ")])
        canvas.spot(f"key:{kind}", Region(start, 2, x - start - 2, 1), (start, 2), bare=True, chip="")
    ends = _ends(shown, terms)
    x = width - 1 - wide(ends)
    canvas.runs(x, 2, ends)
    canvas.spot("ends", Region(x, 2, wide(ends), 1), (x, 2), bare=True, chip="")
    return canvas.drawing()


def _ends(shown: OnWater, terms: Terms) -> list[Run]:
    """The number of end tiles left, as a bar and in words."""
    if shown.last is not None:
        say = terms.say
        return [Run(say.over() if shown.last == "over" else say.last_round_loud(), "warn")]
    left, whole = shown.ends
    ink = "warn" if left <= SOON else "gold"
    bar = [Run("━" * left, ink), Run("╌" * (whole - left), "faint")] if not terms.ascii else []
    rest = Run(f" {terms.say.ends_left(left=left, whole=whole)}", ink if left <= SOON else "")
    return [Run(f"{terms.say.ends()} ", "dim"), *bar, rest]


def _extra(shown: OnWater, terms: Terms, room: int) -> list[Run]:
    """The tiles at border B with what they would bring, and how many more there are: in words if they fit."""
    lit = "B" in shown.gates
    paid = terms.amount("papyrus", EXTRA_SCORING_PRICE)
    runs = [Run(f"{terms.say.passing(stand='B')} ", "strong" if lit else "dim")]
    runs += [paid if lit else paid._replace(role="dim"), Run(f" {terms.say.for_one()}  ", "dim")]
    for kind, points, knowledge in shown.extra:
        worth, more = terms.amount("points", points), terms.amount("knowledge", knowledge, "+")
        runs += [terms.kind_sign(kind), Run(" "), worth if lit else worth._replace(role="dim")]
        runs += [more if lit else more._replace(role="faint")] if knowledge else []
        runs.append(Run("  "))
    reserve = terms.say.in_reserve(count=shown.reserve)
    if wide(runs) + cells(reserve) > room:
        reserve = f"+{shown.reserve}"
    return [*runs, Run(reserve, "faint")]


def _knowledge(terms: Terms, *, lit: bool) -> list[Run]:
    """What knowledge costs at border A."""
    runs = [Run(f"{terms.say.passing(stand='A')} ", "strong" if lit else "dim")]
    for papyri, knowledge in KNOWLEDGE_PRICES.items():
        pair = [
            terms.amount("papyrus", papyri),
            Run(terms.sign("to"), "faint"),
            terms.amount("knowledge", knowledge),
        ]
        runs += [*(pair if lit else [run._replace(role="dim") for run in pair]), Run("  ")]
    return runs[:-1]
