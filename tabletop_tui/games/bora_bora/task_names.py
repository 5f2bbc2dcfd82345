"""What tasks are called: in full, in brief and in a few letters."""

from collections.abc import Mapping
from typing import Final, Literal, Protocol

from rulesets.bora_bora.components import RequirementWord
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages

TaskForm = Literal["", "brief", "short"]


class Counting(Protocol):
    """A message about a number of something."""

    def __call__(self, say: BoraBoraMessages, /, *, count: int) -> str: ...


TERRAINS: Final[Mapping[str, Counting]] = {
    "mountain": BoraBoraMessages.task_terrain_mountain,
    "beach": BoraBoraMessages.task_terrain_beach,
    "forest": BoraBoraMessages.task_terrain_forest,
    "steppe": BoraBoraMessages.task_terrain_steppe,
}
"""Huts in all regions of a terrain."""


def task_name(say: BoraBoraMessages, asks: RequirementWord, count: int, what: str, form: TaskForm) -> str:
    """A task by its requirement, how much of it, and the name of `what` it refers to."""
    found = ""
    if form == "short":
        found = _short(say, asks, count, what)
    if form:
        found = found or _brief(say, asks, count, what)
    return found or _full(say, asks, count, what)


def _full(say: BoraBoraMessages, asks: RequirementWord, count: int, what: str) -> str:
    match asks:
        case "woman_and_man":
            return say.task_woman_and_man()
        case "woman_and_priest":
            return say.task_woman_and_priest()
        case "man_and_priest":
            return say.task_man_and_priest()
        case "woman_and_jewelry":
            return say.task_woman_and_jewelry()
        case "man_and_first":
            return say.task_man_and_first()
        case "priests":
            return say.task_priests(count=count)
        case "regions":
            return say.task_regions(count=count)
        case "islands":
            return say.task_islands(count=count)
        case "gods_same":
            return say.task_gods_same(count=count)
        case "gods_colour":
            return say.task_gods_colour(count=count, what=what)
        case "gods_different":
            return say.task_gods_different(count=count)
        case "men_different":
            return say.task_men_different(count=count)
        case "women_different":
            return say.task_women_different(count=count)
        case "jewelry_different":
            return say.task_jewelry_different(count=count)
        case "men":
            return say.task_men(count=count)
        case "women":
            return say.task_women(count=count)
        case "jewelry":
            return say.task_jewelry(count=count)
        case "built":
            return say.task_built(count=count)
        case "jewelry_kind":
            return say.task_jewelry_kind(count=count, what=what)
        case "god_tiles":
            return say.task_god_tiles(count=count)
        case "offerings":
            return say.task_offerings(count=count)
        case "shells":
            return say.task_shells(count=count)
        case "material":
            return say.task_material(count=count, what=what)
        case "materials_any":
            return say.task_materials_any(count=count)
        case "terrain":
            return TERRAINS[what](say, count=count)
        case "fish_kind":
            return say.task_fish_kind(count=count, what=what)
        case "huts_on_12":
            return say.task_huts_on_12(count=count)
        case "shifted_men":
            return say.task_shifted_men(count=count)
        case "shifted_women":
            return say.task_shifted_women(count=count)
        case "shifted_people":
            return say.task_shifted_people(count=count)
        case "person_kind":
            return say.task_person_kind(count=count, what=what)


def _brief(say: BoraBoraMessages, asks: RequirementWord, count: int, what: str) -> str:
    """In fewer words; empty for a task that has no brief name."""
    match asks:
        case "woman_and_priest":
            return say.task_woman_and_priest_brief()
        case "man_and_priest":
            return say.task_man_and_priest_brief()
        case "woman_and_jewelry":
            return say.task_woman_and_jewelry_brief()
        case "man_and_first":
            return say.task_man_and_first_brief()
        case "priests":
            return say.task_priests_brief(count=count)
        case "regions":
            return say.task_regions_brief(count=count)
        case "islands":
            return say.task_islands_brief(count=count)
        case "gods_same":
            return say.task_gods_same_brief(count=count)
        case "gods_colour":
            return say.task_gods_colour_brief(count=count, what=what)
        case "gods_different":
            return say.task_gods_different_brief(count=count)
        case "men_different":
            return say.task_men_different_brief(count=count)
        case "women_different":
            return say.task_women_different_brief(count=count)
        case "jewelry_different":
            return say.task_jewelry_different_brief(count=count)
        case "jewelry":
            return say.task_jewelry_brief(count=count)
        case "built":
            return say.task_built_brief(count=count)
        case "god_tiles":
            return say.task_god_tiles_brief(count=count)
        case "materials_any":
            return say.task_materials_any_brief(count=count)
        case "terrain":
            return say.task_terrain_brief(count=count, what=what)
        case "fish_kind":
            return say.task_fish_kind_brief(count=count, what=what)
        case "huts_on_12":
            return say.task_huts_on_12_brief(count=count)
        case "shifted_men":
            return say.task_shifted_men_brief(count=count)
        case "shifted_women":
            return say.task_shifted_women_brief(count=count)
        case "shifted_people":
            return say.task_shifted_people_brief(count=count)
    return ""


def _short(say: BoraBoraMessages, asks: RequirementWord, count: int, what: str) -> str:
    """In a few letters; empty for a task that has no such name."""
    match asks:
        case "woman_and_man":
            return say.task_woman_and_man_short()
        case "woman_and_priest":
            return say.task_woman_and_priest_short()
        case "man_and_priest":
            return say.task_man_and_priest_short()
        case "woman_and_jewelry":
            return say.task_woman_and_jewelry_short()
        case "man_and_first":
            return say.task_man_and_first_short()
        case "gods_same":
            return say.task_gods_same_short(count=count)
        case "gods_different":
            return say.task_gods_different_short(count=count)
        case "men_different":
            return say.task_men_different_short(count=count)
        case "women_different":
            return say.task_women_different_short(count=count)
        case "jewelry_different":
            return say.task_jewelry_different_short(count=count)
        case "jewelry":
            return say.task_jewelry_short(count=count)
        case "built":
            return say.task_built_short(count=count)
        case "fish_kind":
            return say.task_fish_kind_short(count=count, what=what)
        case "shifted_people":
            return say.task_shifted_people_short(count=count)
    return ""
