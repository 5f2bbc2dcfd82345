"""A page or dialog over a screen, which no game begins with."""

from textual.geometry import Region
from textual.screen import ModalScreen, ScreenResultType
from textual.strip import Strip

from tabletop_tui.tui.terminal.compositor import PartCompositor
from tabletop_tui.tui.terminal.screen import LeanScreen


class LeanModal(LeanScreen[ScreenResultType], ModalScreen[ScreenResultType]):
    """A page or dialog over a screen that stays in sight around it."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """What the screen below shows, row by row as it is painted.

        Textual would put all of it through Rich for every frame: three times what the page itself costs.
        """
        stack = self.app.screen_stack
        place = stack.index(self) if self in stack else 0
        if not place or self.styles.background.a:
            return super().render_lines(crop)
        below = stack[place - 1]._compositor
        if not isinstance(below, PartCompositor):
            return super().render_lines(crop)
        # While the window grows, that screen is still as small as it was.
        strips = [
            strip.crop(crop.x, crop.right).adjust_cell_length(crop.width) for strip in below.strips_in(crop)
        ]
        return [*strips, *[Strip.blank(crop.width)] * (crop.height - len(strips))]
