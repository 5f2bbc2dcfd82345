"""What stands on the rivers of Papyria: the offers of both borders, key tiles and end tiles that are left."""

from typing import Final

from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KEY_TILES,
    KEYED,
    KNOWLEDGE_PRICES,
    SCORING_TILES,
    rule,
)
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Canvas, Region, Run
from tabletop_tui.games.papyria.outcome import best_worth
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.runs import wide

SOON: Final = 3
"""End tiles left from which on it is said louder."""


class Water:
    """The three lines between the banks, drawn on a ring."""

    def __init__(
        self, canvas: Canvas, view: PapyriaView, terms: Terms, seat: int, gates: frozenset[str]
    ) -> None:
        """`seat` is for whom worth is told, `gates` are the borders that are lit."""
        self.canvas, self.view, self.terms, self.seat, self.gates = canvas, view, terms, seat, gates

    def draw(self, y: int, width: int) -> None:
        """What passing the borders offers, the names of the rivers, keys and end tiles."""
        terms = self.terms
        lit_a, lit_b = "A" in self.gates, "B" in self.gates
        left = [
            Run(f"{terms.say('passing', stand='B')}  ", "strong" if lit_b else "dim"),
            *self._extra(lit_b),
        ]
        right = [
            Run(f"{terms.say('passing', stand='A')}  ", "strong" if lit_a else "dim"),
            *self._knowledge(lit_a),
        ]
        self.canvas.runs(2, y, left)
        self.canvas.spot("border:B", Region(0, y + 1, 12, 1), (1, y + 1), bare=True, chip="")
        self.canvas.runs(width - 2 - wide(right), y, right)
        self.canvas.spot(
            "border:A", Region(width - wide(right) - 2, y, wide(right), 1), (width - 3, y), bare=True, chip=""
        )
        names = f"{terms.say('euphrates')} · {terms.say('tigris')}"
        waves = ("≈ " * width)[: width - 6]
        self.canvas.write(3, y + 1, waves, "blue")
        self.canvas.write_centred(Region(0, y, width, 1), y + 1, f"  {names}  ", "blue strong")
        x = self.canvas.write(2, y + 2, f"{terms.say('keys-left')}  ", "dim")
        for kind in KEYED:
            stack = "".join(str(KEY_TILES[key].keys) for key in reversed(self.view.key_stacks[kind])) or "-"
            start = x
            x = self.canvas.runs(x, y + 2, [terms.kind_sign(kind), Run(f" {stack}  ", "")])
            self.canvas.spot(
                f"key:{kind}", Region(start, y + 2, x - start - 2, 1), (start, y + 2), bare=True, chip=""
            )
        ends = self._ends()
        start = width - 2 - wide(ends)
        self.canvas.runs(start, y + 2, ends)
        self.canvas.spot("ends", Region(start, y + 2, wide(ends), 1), (start, y + 2), bare=True, chip="")

    def _ends(self) -> list[Run]:
        view, terms = self.view, self.terms
        if view.last_round or view.stage == "over":
            return [Run(terms.say("over" if view.stage == "over" else "last-round-loud"), "warn")]
        whole, left = rule("end_tiles_in_game", len(view.seats)), view.ends_left
        ink = "warn" if left <= SOON else "gold"
        bar = [Run("━" * left, ink), Run("╌" * (whole - left), "faint")] if not terms.ascii else []
        return [
            Run(f"{terms.say('ends')} ", "dim"),
            *bar,
            Run(f" {terms.say('ends-left', left=left, whole=whole)}", ink if left <= SOON else ""),
        ]

    def _extra(self, lit: bool) -> list[Run]:
        """The tiles at border B with what they would bring the seat."""
        terms, own = self.terms, self.view.seats[self.seat]
        paid = terms.amount("papyrus", EXTRA_SCORING_PRICE)
        runs = [paid if lit else paid._replace(role="dim"), Run(f" {terms.say('for-one')}  ", "dim")]
        for tile in self.view.display:
            row = SCORING_TILES[tile]
            points = best_worth(own, row.kind, row.knowledge)
            sign = terms.kind_sign(row.kind)
            worth = terms.amount("points", points)
            more = terms.amount("knowledge", row.knowledge, "+")
            runs += [sign, Run(" "), worth if lit else worth._replace(role="dim")]
            runs += [more if lit else more._replace(role="faint")] if row.knowledge else []
            runs.append(Run("  "))
        return [*runs, Run(f"+{self.view.reserve}", "faint")]

    def _knowledge(self, lit: bool) -> list[Run]:
        runs: list[Run] = []
        for papyri, knowledge in KNOWLEDGE_PRICES.items():
            pair = (
                self.terms.amount("papyrus", papyri),
                Run(self.terms.sign("to"), "faint"),
                self.terms.amount("knowledge", knowledge),
            )
            runs += [*(pair if lit else [run._replace(role="dim") for run in pair]), Run("  ")]
        return runs[:-1]
