"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def start(words: Puts) -> str:
    """Choose the land in the middle of your world; it brings a cube of its colour. Take a colour many buildings need: the list says how many."""
    return words.put("helios_coach-start", {})


def column(words: Puts) -> str:
    """Take a column's lowest tile: the column is your action, its colour decides the row. Create land or build early: the sun lights little yet."""
    return words.put("helios_coach-column", {})


def land(words: Puts) -> str:
    """Take land with the cube that lies on it. Different colours pay for more buildings than many cubes of one."""
    return words.put("helios_coach-land", {})


def field(words: Puts) -> str:
    """Lay it beside your land. Keep the land compact: a short coast lets the sun come round sooner, and each lap brings points."""
    return words.put("helios_coach-field", {})


def sun(words: Puts) -> str:
    """Choose where the sun stops: it lights all tiles around it. Land grows a cube and temples score, so stop where it touches many of them."""
    return words.put("helios_coach-sun", {})


def full(words: Puts) -> str:
    """Land without room for another cube grows nothing. Spend cubes first, then let the sun shine there."""
    return words.put("helios_coach-full", {})


def build(words: Puts) -> str:
    """Build something: what lengthens the sun's way helps on every later turn, and a temple scores whenever the sun stops beside it."""
    return words.put("helios_coach-build", {})


def temple(words: Puts) -> str:
    """The temple scores itself and the tiles around it each time the sun stops beside it. Put it among many tiles, near the coast."""
    return words.put("helios_coach-temple", {})


def cubes(words: Puts) -> str:
    """Pay with cubes from where the sun will soon shine again. Take those on the site of a new temple first: there they would be lost."""
    return words.put("helios_coach-cubes", {})


def row(words: Puts) -> str:
    """A grey tile goes into any row. The fourth in a row brings a bonus action after this one: fill a row when you have a use for it."""
    return words.put("helios_coach-row", {})


def bonus(words: Puts) -> str:
    """A full row or the Palace brings an action of your choice, at once. Use it for what you couldn't take from the columns."""
    return words.put("helios_coach-bonus", {})


def column_empty(words: Puts) -> str:
    """An empty column stays empty until the next round. Watch how many tiles are left of the action you need most, and take one in time."""
    return words.put("helios_coach-column-empty", {})


def persons(words: Puts) -> str:
    """Buy a person for mana, and activate one with cubes. Only active persons score: choose the one who counts what you have most of."""
    return words.put("helios_coach-persons", {})


def colour(words: Puts) -> str:
    """Take the colour that you lack for your next building. A field's cube lies on the tile just laid; otherwise you choose the tile, too."""
    return words.put("helios_coach-colour", {})


def dead_end(words: Puts) -> str:
    """The sun never enters a dead end or a lake. Lay land so that no field has only one free side, or that stretch of coast stays dark."""
    return words.put("helios_coach-dead-end", {})


def harbour(words: Puts) -> str:
    """A tile on a harbour (♆) brings 4 VP at the end. Reach for one while your land still grows that way."""
    return words.put("helios_coach-harbour", {})


def last(words: Puts) -> str:
    """Last round: buildings, lit temples and an active person score. Cubes left over need a special tile or a tie, mana needs a person."""
    return words.put("helios_coach-last", {})
