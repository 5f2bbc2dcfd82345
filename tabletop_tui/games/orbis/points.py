"""What is said of points, for "How points are made"."""

from tabletop_tui.games.orbis import points_messages as say
from tabletop_tui.play.points import Points

POINTS = Points(
    win=say.win,
    good=say.good,
    lines={
        "village": say.village,
        "forest": say.forest,
        "irrigation": say.irrigation,
        "volcano": say.volcano,
        "holy_rock": say.holy_rock,
        "wilderness": say.wilderness,
        "temple": say.temple,
        "god": say.god,
    },
)
