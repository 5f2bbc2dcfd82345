"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def good(words: Puts) -> str:
    """With two players, the strongest computer player averages about 240 points; random play brings about 50. About two thirds come during the game, from scorings and end tiles; key tiles and majorities bring the rest at the end. So raise two or three kinds, value and symbols both, rather than a little of everything."""
    return words.put("papyria_points-good", {})


def track(words: Puts) -> str:
    """Points during the game. A scoring is value times symbols, up to your knowledge: collect first, buy knowledge at border A, then score the same kind again and again."""
    return words.put("papyria_points-track", {})


def key_river(words: Puts) -> str:
    """Nine landscapes on one river bring the key: turn each new one so that its river joins an open end of yours. It is one more river scoring at the end."""
    return words.put("papyria_points-key-river", {})


def key_sanctuary(words: Puts) -> str:
    """Five uncovered sanctuaries side by side bring the key, though neighbouring ones don't count in scorings. Take it only if your realm leads there anyway."""
    return words.put("papyria_points-key-sanctuary", {})


def key_city(words: Puts) -> str:
    """Three cities bring the key, for 6 lapis in all. Build them apart: the landscapes between them count as well."""
    return words.put("papyria_points-key-city", {})


def key_temple(words: Puts) -> str:
    """Three temples bring the key, for 6 lapis in all. Be first: the first key of a kind adds 2 symbols, the last one none."""
    return words.put("papyria_points-key-temple", {})


def key_invention(words: Puts) -> str:
    """Eight inventions bring the key, the settlement's included. Take landscapes with inventions that produce: they pay for the rest."""
    return words.put("papyria_points-key-invention", {})


def majority_a(words: Puts) -> str:
    """The player with the most cities scores their forest once more; tied players all do. Remember that every city covers a tree."""
    return words.put("papyria_points-majority-a", {})


def majority_b(words: Puts) -> str:
    """Most temples bring a forest scoring, too. A third temple is often worth it for key and majority together."""
    return words.put("papyria_points-majority-b", {})


def majority_c(words: Puts) -> str:
    """The largest river network brings a mountain scoring. It takes a mountain symbol or two to be worth anything."""
    return words.put("papyria_points-majority-c", {})


def majority_d(words: Puts) -> str:
    """Most scoring tiles bring a mountain scoring: here small scorings count as much as big ones."""
    return words.put("papyria_points-majority-d", {})


def win(words: Puts) -> str:
    """Most points win. A scoring brings value times symbols of one kind, at most your knowledge; end tiles sell points. After the last round keys and majorities score some kinds once more."""
    return words.put("papyria_points-win", {})


def track_mountain_title(words: Puts) -> str:
    """mountains"""
    return words.put("papyria_points-track-mountain-title", {})


def track_river_title(words: Puts) -> str:
    """river"""
    return words.put("papyria_points-track-river-title", {})


def track_forest_title(words: Puts) -> str:
    """forest"""
    return words.put("papyria_points-track-forest-title", {})


def track_sanctuary_title(words: Puts) -> str:
    """sanctuaries"""
    return words.put("papyria_points-track-sanctuary-title", {})


def track_city_title(words: Puts) -> str:
    """cities"""
    return words.put("papyria_points-track-city-title", {})


def track_temple_title(words: Puts) -> str:
    """temples"""
    return words.put("papyria_points-track-temple-title", {})


def track_invention_title(words: Puts) -> str:
    """inventions"""
    return words.put("papyria_points-track-invention-title", {})


def track_end_title(words: Puts) -> str:
    """end tiles"""
    return words.put("papyria_points-track-end-title", {})


def track_end(words: Puts) -> str:
    """End tiles sell points for lapis or papyri, which bring none at the end. Knowledge doesn't limit them."""
    return words.put("papyria_points-track-end", {})


def track_mountain(words: Puts) -> str:
    """The landscapes with a mountain or a lapis invention in your largest group; one with a mine counts 2."""
    return words.put("papyria_points-track-mountain", {})


def track_river(words: Puts) -> str:
    """The landscapes of your largest river network, side arms included."""
    return words.put("papyria_points-track-river", {})


def track_forest(words: Puts) -> str:
    """The trees of your largest connected forest; each city covers one."""
    return words.put("papyria_points-track-forest", {})


def track_sanctuary(words: Puts) -> str:
    """Your uncovered sanctuaries with no other uncovered one next to them; each temple covers one."""
    return words.put("papyria_points-track-sanctuary", {})


def track_city(words: Puts) -> str:
    """Your cities and the fewest landscapes that link them: build them far apart."""
    return words.put("papyria_points-track-city", {})


def track_temple(words: Puts) -> str:
    """Your temples and the fewest landscapes that link them: build them far apart."""
    return words.put("papyria_points-track-temple", {})


def track_invention(words: Puts) -> str:
    """The inventions in your realm; the settlement has one."""
    return words.put("papyria_points-track-invention", {})
