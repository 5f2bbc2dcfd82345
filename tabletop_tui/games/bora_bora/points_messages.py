"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def good(words: Puts) -> str:
    """With two players, the strongest computer players average about 100 points; random play brings 71. At least two thirds come round by round on the track, jewelry and fish on top. So choose tasks that your next actions fulfil anyway."""
    return words.put("bora_bora_points-good", {})


def track(words: Puts) -> str:
    """What came round by round. What pays in every round is worth getting early."""
    return words.put("bora_bora_points-track", {})


def jewelry(words: Puts) -> str:
    """Jewelry costs shells and counts at the end. Use what men and women bring in each round, as shells are worth nothing afterwards."""
    return words.put("bora_bora_points-jewelry", {})


def win(words: Puts) -> str:
    """Most points after six rounds win. Each round brings points for a task, temple, status, people and buildings; at the end jewelry, fish, god tiles and bonuses are added."""
    return words.put("bora_bora_points-win", {})


def track_tasks_title(words: Puts) -> str:
    """tasks"""
    return words.put("bora_bora_points-track-tasks-title", {})


def track_tasks(words: Puts) -> str:
    """A task met brings 6 points at the end of each round: let your dice do what one of the three lacks."""
    return words.put("bora_bora_points-track-tasks", {})


def track_building_title(words: Puts) -> str:
    """buildings"""
    return words.put("bora_bora_points-track-building-title", {})


def track_building(words: Puts) -> str:
    """A building tile brings its points at once: 10 in the first two rounds, less later."""
    return words.put("bora_bora_points-track-building", {})


def track_temple_title(words: Puts) -> str:
    """priests in the temple"""
    return words.put("bora_bora_points-track-temple-title", {})


def track_temple(words: Puts) -> str:
    """Each priest who is still in the temple at the end of a round brings 1, 2 or 3 points, more in later rounds."""
    return words.put("bora_bora_points-track-temple", {})


def track_status_title(words: Puts) -> str:
    """status"""
    return words.put("bora_bora_points-track-status-title", {})


def track_status(words: Puts) -> str:
    """Each round the status track pays what your space shows, and sets the order of the next round."""
    return words.put("bora_bora_points-track-status", {})


def track_people_title(words: Puts) -> str:
    """people"""
    return words.put("bora_bora_points-track-people-title", {})


def track_people(words: Puts) -> str:
    """People of the point kind bring points each round; several of one kind bring more."""
    return words.put("bora_bora_points-track-people", {})


def track_other_title(words: Puts) -> str:
    """fishing, helper, red gods and yields"""
    return words.put("bora_bora_points-track-other-title", {})


def track_other(words: Puts) -> str:
    """Small change from dice that had nothing better to do, and fish that a red god scored at once."""
    return words.put("bora_bora_points-track-other", {})
