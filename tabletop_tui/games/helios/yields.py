"""What a stop of the sun, or a temple on some tile, brings: as short text."""

from rulesets.helios.components import SPECIALS
from rulesets.helios.preview import SunPreview
from rulesets.helios.scoring import special_value
from rulesets.helios.sun import temple_points
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.terms import Terms


class Yields:
    """Writes yields in one language."""

    def __init__(self, terms: Terms) -> None:
        """In the words of `terms`."""
        self.terms = terms
        self.say = terms.say

    def stop(self, preview: SunPreview) -> str:
        """A field where the sun may stop: `F2: 4 steps, +B +G, temple 5 VP, lap 5 VP`."""
        stop = preview.stop
        return self.say("stop", field=stop.field, what=", ".join([self.steps(stop.steps), *self.of(preview)]))

    def steps(self, count: int) -> str:
        """So many steps of the sun."""
        return self.terms.counted("steps", count)

    def of(self, preview: SunPreview) -> list[str]:
        """Cubes, temples and lap; a word for nothing at all."""
        cubes = " ".join(f"+{self.terms.letters([colour])}" for _, colour in preview.light.cubes)
        parts = [cubes] if cubes else []
        temples = preview.light.temples
        if temples:
            parts.append(self.terms.counted("temples", len(temples), vp=self.terms.vp(preview.light.points)))
        if preview.stop.lap and preview.lap:
            parts.append(self.say("lap", vp=self.terms.vp(preview.lap)))
        return parts or [self.say("no-yield")]

    def brief(self, preview: SunPreview) -> str:
        """The same in a few letters: `F2 BG 10 VP`."""
        cubes = self.terms.letters(colour for _, colour in preview.light.cubes)
        points = self.terms.vp(preview.points) if preview.points else ""
        return " ".join(part for part in (preview.stop.field, cubes, points) if part)

    def site(self, view: HeliosView, seat: int, field: str) -> str:
        """A tile that a temple could be built on: what it would score each time the sun lights it."""
        board = view.seats[seat].board
        tile = board.world[field]
        parts = [self.say("when-lit", vp=self.terms.vp(temple_points(board, field)))]
        if tile.colour is None and SPECIALS[tile.kind].scores == "own_temple":
            after = board.copy()
            after.world[field] = tile._replace(temple=True, cubes=())
            worth = special_value(after, field, tile.kind)
            parts.append(self.say("at-end", vp=self.terms.vp(worth)))
        return self.say("stop", field=self.terms.on_field(board, field), what=", ".join(parts))
