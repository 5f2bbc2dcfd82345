"""The ceremonial ground: materials, spaces, building sites and building tiles."""

from collections.abc import Iterable, Iterator

from rulesets.bora_bora.advice.ground import (
    MaterialAdvice,
    SiteAdvice,
    SpaceAdvice,
    material_advice,
    site_advice,
    space_advice,
)
from rulesets.bora_bora.components import GROUND, MATERIALS, material_of
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import NONE, BoraBoraThing, Figures, Moment, cell, warning


class MaterialThing(BoraBoraThing):
    """A building material to choose."""

    nouns = MATERIALS

    def advice(self, at: Moment, noun: str) -> MaterialAdvice:
        return material_advice(at.view, at.seat, material_of(noun))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.material(material_of(noun))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The spaces free for it, and how many of them are beside a material."""
        advice = self.advice(at, noun)
        return {
            BoraBoraMessages.head_free: cell(self._free(advice))
            if advice.free
            else cell(self.say.none(), "bad"),
            BoraBoraMessages.head_pairs: cell(
                self.unless_aloud(self.say.cell_pairs(count=advice.pairs), str(advice.pairs)),
                "" if advice.pairs else "dim",
            ),
        }

    def _free(self, advice: MaterialAdvice) -> str:
        free = self.terms.spaces(advice.free)
        return self.unless_aloud(self.say.cell_where(free=free), free)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Where it would go, and whether that makes pairs to build on."""
        advice = self.advice(at, noun)
        yield where_it_goes(self, advice)
        if advice.pairs:
            yield self.say.detail_pairs(count=advice.pairs)


def where_it_goes(thing: BoraBoraThing, advice: MaterialAdvice) -> str:
    """On which spaces of the ground a material can lie."""
    say, material = thing.say, thing.terms.material(advice.material)
    match advice.free:
        case ():
            return say.detail_where_none(material=material)
        case (only,):
            return say.detail_where_one(material=material, free=thing.terms.space(only))
    return say.detail_where_some(
        material=material, free=thing.listing_or([*map(thing.terms.space, advice.free)])
    )


class GroundThing(BoraBoraThing):
    """A space of the ceremonial ground, or two of them to build on: `a1-a2`, shown as 1 and 2."""

    nouns = ("ground",)
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"ground:{space}" for space in GROUND]

    def site(self, at: Moment, id: str) -> SiteAdvice | None:
        """What building on these two spaces leaves room for; `None` for a single space."""
        return site_advice(at.view, at.seat, at.decision, id) if "-" in id else None

    def space(self, at: Moment, id: str) -> SpaceAdvice:
        """What lies on a single space, and beside it."""
        return space_advice(at.view.seats[at.seat], id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.site(id.split("-"))

    def brief(self, at: Moment, id: str, noun: str) -> str:
        """Of two spaces to build on, the numbers."""
        return " + ".join(map(self.terms.space, id.split("-"))) if "-" in id else ""

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """For a site, the tiles that would still fit; for a space, the materials beside it."""
        site = self.site(at, id)
        if site is None:
            near = self.terms.spaces(self.space(at, id).near)
            shown = self.say.cell_beside(near=near) if near else self.say.cell_beside_none()
            said = cell(self.unless_aloud(shown, near), "" if near else "dim")
            return {BoraBoraMessages.head_neighbours: said}
        room, of = site.room, site.tiles_left
        fit = self.unless_aloud(self.say.cell_fit(room=room, of=of), self.say.cell_room(room=room, of=of))
        return {BoraBoraMessages.head_fit: cell(fit, "bad" if site.wastes else "dim")}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What is wasted or still fits; what lies beside a single space."""
        site = self.site(at, id)
        yield from self._of_space(self.space(at, id)) if site is None else self._of_site(site)

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What happens wherever something is built."""
        yield self.say.detail_site()

    def _of_site(self, site: SiteAdvice) -> Iterator[str]:
        if site.wastes:
            yield warning(self.say.warn_single_spaces(count=site.tiles_left, room=site.room))
        yield self.say.detail_site()
        if site.tiles_left and not site.wastes:
            yield self.say.all_fit(count=site.tiles_left)

    def _of_space(self, space: SpaceAdvice) -> Iterator[str]:
        if space.near:
            yield self.say.detail_beside_some(near=self.terms.spaces(space.near))
        else:
            yield self.say.detail_beside_none(
                others=self.terms.listing_or([*map(self.terms.space, space.others)])
            )

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What lies there."""
        space, say = self.space(at, id), self.say
        yield self.name(at, id, noun)
        material = self.terms.material(space.material)
        if space.tile is not None:
            yield say.look_ground_built(space=self.terms.space(id), number=space.tile)
        elif space.filled:
            yield say.look_ground_filled(space=self.terms.space(id), material=material)
        else:
            yield say.look_ground_empty(space=self.terms.space(id), material=material)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before building where fewer tiles would then fit than elsewhere."""
        site = self.site(at, id)
        return self.say.confirm_site(room=site.room) if site is not None and site.tight else None


class BuildingThing(BoraBoraThing):
    """A building tile, by its number."""

    nouns = ("building",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_building(number=id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Nothing but what it comes to: all tiles bring the same."""
        return {BoraBoraMessages.head_me: NONE}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_building(vp=self.terms.vp(at.view.building_vp))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Whether it is built."""
        yield self.name(at, id, noun)
        if int(id) in at.view.seats[at.seat].unbuilt:
            yield self.say.look_building_open(number=id, vp=self.terms.vp(at.view.building_vp))
        else:
            yield self.say.look_building_built(number=id)


class SpaceThing(BoraBoraThing):
    """A people space of a player board."""

    nouns = ("space",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_space(space=id)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Where the player's huts are."""
        own = at.view.seats[at.seat]
        yield self.name(at, id, noun)
        yield self.say.look_space(huts=len(own.huts), last=own.on_last)


class AnotherHutThing(BoraBoraThing):
    """Moving one more hut to the 12th space."""

    nouns = ("another",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_another()

    def brief(self, at: Moment, id: str, noun: str) -> str:
        return "".join(run.text for run in signs.good(self.terms, "move_hut"))

    def said(self, at: Moment, id: str, noun: str) -> Iterable[str]:
        return [self.say.detail_move_hut()]
