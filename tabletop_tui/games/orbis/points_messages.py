"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def good(words: Puts) -> str:
    """With two players, good players reach 25 to 30 points, and about as many with three or four. The strongest computer player averages 30. Three or four large landscapes, a temple, a god that scores and at most two wildernesses make such a game; a beginner with six wildernesses ends near 0."""
    return words.put("orbis_points-good", {})


def village(words: Puts) -> str:
    """You pay for a Village twice: first its cost, then any two to four worshippers. So collect worshippers first, and lay the Village when you hold six or more."""
    return words.put("orbis_points-village", {})


def forest(words: Puts) -> str:
    """A Forest is the most valuable landscape you can be sure of, if you build green side by side: each one counts the next as its neighbour. Two or three that touch are a plan for a whole game."""
    return words.put("orbis_points-forest", {})


def irrigation(words: Puts) -> str:
    """Plan what lies below it before you take it: blue to let it lie there, and the colour that it waters, or one wilderness for both. Nothing has to be given beyond its cost, so these points are cheap."""
    return words.put("orbis_points-irrigation", {})


def volcano(words: Puts) -> str:
    """Take a Volcano when enough worshippers of its colours lie on the other eight landscapes of the display, your own new ones included. It also leaves the others with less."""
    return words.put("orbis_points-volcano", {})


def holy_rock(words: Puts) -> str:
    """A Holy Rock is 1 point for one worshipper, early in the game and without any task."""
    return words.put("orbis_points-holy-rock", {})


def wilderness(words: Puts) -> str:
    """Even strong players have one or two: a wilderness counts as every colour, and in the right place it opens sites for landscapes that score more than it costs."""
    return words.put("orbis_points-wilderness", {})


def temple(words: Puts) -> str:
    """Shrines bring nothing themselves, but the largest temple is worth 7, 9 or 11 points with two, three or four players. Have one shrine more than the next player, or as many and the higher mystic value, and no more than that."""
    return words.put("orbis_points-temple", {})


def god(words: Puts) -> str:
    """You take a god in exactly one of your 15 turns, and only the God of Death costs worshippers. Choose one whose condition you fulfil anyway, and take it in a turn in which you could otherwise only lay a wilderness, or before someone else does."""
    return words.put("orbis_points-god", {})


def win(words: Puts) -> str:
    """The most points after fourteen landscapes and a god win. Landscapes score for their tasks, shrines bring a temple, the most shrines the largest, and the god scores if its condition holds; each wilderness costs a point. Worshippers only break ties."""
    return words.put("orbis_points-win", {})
