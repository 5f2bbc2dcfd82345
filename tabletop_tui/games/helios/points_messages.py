"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def good(words: Puts) -> str:
    """With two players, the strongest computer player averages 74 points, with three it may be more than 100; random play brings 22. Two thirds come from temples that the sun lights again and again, and from laps: so build temples on its way, and lengthen its range. Active persons and harbours add 10 to 20."""
    return words.put("helios_points-good", {})


def bag(words: Puts) -> str:
    """What the sun brought during the game. Build temples early and on its way, and lengthen its range."""
    return words.put("helios_points-bag", {})


def buildings(words: Puts) -> str:
    """Buildings bring few points themselves. Choose them for what they do: a longer way of the sun, cubes, cheaper temples."""
    return words.put("helios_points-buildings", {})


def persons(words: Puts) -> str:
    """An active person counts what you have much of anyway. Look at those on offer before you decide what to build."""
    return words.put("helios_points-persons", {})


def win(words: Puts) -> str:
    """Most points win. Temples score each time the sun lights them, and each lap of the sun brings 5 points; at the end, buildings, active persons, harbours and special tiles are added."""
    return words.put("helios_points-win", {})


def bag_temples_title(words: Puts) -> str:
    """temples in the light"""
    return words.put("helios_points-bag-temples-title", {})


def bag_temples(words: Puts) -> str:
    """Each time the sun lights a temple, it scores 1 point and 1 more for each tile around it. Temples that share a stop score together."""
    return words.put("helios_points-bag-temples", {})


def bag_laps_title(words: Puts) -> str:
    """laps of the sun"""
    return words.put("helios_points-bag-laps-title", {})


def bag_laps(words: Puts) -> str:
    """A short coast and a long range bring the sun round more often: 5 points a lap."""
    return words.put("helios_points-bag-laps", {})
