"""What happens in Helios: a sentence for each event, with what it brings; few words beside a small world."""

from collections.abc import Callable, Mapping, Sequence

from rulesets.core import Event
from rulesets.helios.components import BUILDINGS
from rulesets.helios.deeds import together
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import Terms


class Story:
    """The sentences for events; one method for each kind."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join what the seat did before."""
        found: list[tuple[Event, list[str]]] = []
        for event in together(events):
            joins = event.kind in GAINS and bool(found) and found[-1][0].seat == event.seat
            said = GAINS[event.kind](self, event) if joins else self.sentence(event)
            if said and joins:
                found[-1][1].append(said)
            elif said:
                found.append((event, [said]))
        return [(event.seat, self._joined(*parts)) for event, parts in found]

    def sentence(self, event: Event) -> str:
        """An event as it stands alone; empty if it isn't worth a sentence."""
        if event.kind not in GAINS:
            return SENTENCES[event.kind](self, event)
        gain = GAINS[event.kind](self, event)
        return self.say.event_gains(name=self.name(event.seat), what=gain) if gain else ""

    def brief(self, event: Event) -> str:
        """An event in a few words, for the others' small worlds; empty if it isn't worth any."""
        return BRIEF[event.kind](self, event) if event.kind in BRIEF else ""

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self.say.event_with(head=head.removesuffix("."), what=", ".join(gains))

    # -- what somebody does ------------------------------------------------------------------------

    def chose_start_land(self, event: Event) -> str:
        colour = self.terms.colour(event.facts["colour"])
        return self.say.event_chose_start_land(name=self.name(event.seat), colour=colour)

    def took_action_tile(self, event: Event) -> str:
        tile, action = self.terms.row(event.facts["colour"], "tile"), self.terms.action(event.facts["action"])
        return self.say.event_took_action_tile(name=self.name(event.seat), tile=tile, action=action)

    def chose_row(self, event: Event) -> str:
        row = self.terms.row(event.facts["row"], "the")
        return self.say.event_chose_row(name=self.name(event.seat), the_row=row)

    def filled_row(self, event: Event) -> str:
        row = self.terms.row(event.facts["row"], "the")
        return self.say.event_filled_row(name=self.name(event.seat), the_row=row)

    def no_action_tile(self, event: Event) -> str:
        return self.say.event_no_action_tile(name=self.name(event.seat))

    def lapsed(self, event: Event) -> str:
        """An action that couldn't be carried out."""
        return LAPSED[event.facts["action"]](self.say, name=self.name(event.seat))

    def waived(self, event: Event) -> str:
        """An action that could have been carried out."""
        return WAIVED[event.facts["action"]](self.say, name=self.name(event.seat))

    def laid(self, event: Event) -> str:
        facts, name = event.facts, self.name(event.seat)
        tile, field = self.terms.tile(facts["tile"], "object"), facts["field"]
        if facts["cubes"]:
            return self.say.event_laid_cube(name=name, tile=tile, field=field)
        return self.say.event_laid_bare(name=name, tile=tile, field=field)

    def built(self, event: Event) -> str:
        id, terms = event.facts["building"], self.terms
        vp, price = terms.vp(BUILDINGS[id].vp), self._price(event)
        name, building = self.name(event.seat), terms.building(id, "object")
        return self.say.event_built(name=name, building=building, vp=vp, price=price)

    def built_temple(self, event: Event) -> str:
        """A temple, its price, and the cubes lost on its site."""
        facts, name, price = event.facts, self.name(event.seat), self._price(event)
        number, field = facts["number"], facts["field"]
        if not facts["lost"]:
            return self.say.event_built_temple_whole(name=name, number=number, field=field, price=price)
        lost = self.terms.cubes(facts["lost"])
        return self.say.event_built_temple_lost(name=name, number=number, field=field, price=price, lost=lost)

    def activated(self, event: Event) -> str:
        person, price = self.terms.person(event.facts["person"], "object"), self._price(event)
        return self.say.event_activated(name=self.name(event.seat), person=person, price=price)

    def bought(self, event: Event) -> str:
        person = self.terms.person(event.facts["person"], "object")
        mana = self.terms.mana(event.facts["mana"])
        return self.say.event_bought(name=self.name(event.seat), person=person, mana=mana)

    def no_cube(self, event: Event) -> str:
        """A cube that was due lacks room, or the supply had none."""
        name = self.name(event.seat)
        if event.facts["lacks"] == "room":
            return self.say.event_no_cube_room(name=name)
        return self.say.event_no_cube_supply(name=name)

    def paid(self, event: Event) -> str:
        """Cubes paid for nothing that is said in the same answer."""
        return self.say.event_paid(name=self.name(event.seat), price=self._price(event))

    def passed(self, event: Event) -> str:
        return self.say.event_passed(name=self.name(event.seat))

    def moved_sun(self, event: Event) -> str:
        facts, steps = event.facts, self.terms.steps(event.facts["steps"])
        name = self.name(event.seat)
        return self.say.event_moved_sun(name=name, start=facts["start"], end=facts["end"], steps=steps)

    # -- what happens at the table -----------------------------------------------------------------

    def phase(self, event: Event) -> str:
        return self.say.event_phase(first=self.name(event.facts["first"]))

    def round_begins(self, event: Event) -> str:
        """The round, and who has the dragon."""
        return self.say.event_round_begins(round=event.facts["round"], name=self.name(event.seat))

    def column_short(self, event: Event) -> str:
        action = self.terms.action(event.facts["action"])
        return self.say.event_column_short(action=action, tiles=event.facts["tiles"])

    def reshuffled(self, event: Event) -> str:
        action = self.terms.action(event.facts["action"])
        return self.say.event_reshuffled(action=action, tiles=event.facts["tiles"])

    def turned_up(self, event: Event) -> str:
        return self.say.event_turned_up(
            tiles=self.terms.listing([*map(self.terms.colour, event.facts["new"])])
        )

    def game_ended(self, _event: Event) -> str:
        return self.say.event_game_ended()

    # -- gains -------------------------------------------------------------------------------------

    def gained_mana(self, event: Event) -> str:
        return self.terms.mana(event.facts["count"])

    def gained_cube(self, event: Event) -> str:
        colour = self.terms.colour(event.facts["colour"])
        return self.say.gain_gained_cube(colour=colour, field=event.facts["field"])

    def extended_range(self, event: Event) -> str:
        return self.say.gain_extended_range(range=event.facts["range"])

    def scored(self, event: Event) -> str:
        vp = self.terms.vp(event.facts["points"])
        if event.facts["why"] == "lap":
            return self.say.gain_scored_lap(vp=vp)
        return self.say.gain_scored_temples(vp=vp)

    def shone(self, event: Event) -> str:
        """The cubes that grew, if any."""
        return self.terms.on_fields(event.facts["cubes"])

    def harbour(self, event: Event) -> str:
        return self.say.gain_harbour(vp=self.terms.vp(event.facts["points"]))

    # -- in a few words ----------------------------------------------------------------------------

    def brief_laid(self, event: Event) -> str:
        return self.say.brief_laid(kind=self.terms.tile(event.facts["tile"]), field=event.facts["field"])

    def brief_built(self, event: Event) -> str:
        return self.terms.building(event.facts["building"])

    def brief_built_temple(self, event: Event) -> str:
        return self.say.brief_built_temple(field=event.facts["field"])

    def brief_moved_sun(self, event: Event) -> str:
        return self.say.brief_moved_sun(end=event.facts["end"])

    def brief_scored(self, event: Event) -> str:
        return self.say.brief_gained(what=self.terms.vp(event.facts["points"]))

    def brief_shone(self, event: Event) -> str:
        cubes = event.facts["cubes"]
        return self.say.brief_gained(what=self.terms.paid(word for _, word in cubes)) if cubes else ""

    def brief_gained_mana(self, event: Event) -> str:
        return self.say.brief_gained(what=self.terms.mana(event.facts["count"]))

    def brief_gained_cube(self, event: Event) -> str:
        return self.say.brief_gained(what=self.terms.colour(event.facts["colour"]))

    def brief_bought(self, event: Event) -> str:
        return self.say.brief_bought(who=self.terms.person(event.facts["person"], "brief"))

    def brief_activated(self, event: Event) -> str:
        return self.say.brief_activated(who=self.terms.person(event.facts["person"], "brief"))

    def brief_no_action(self, event: Event) -> str:
        """An action wasn't carried out; bonus actions aren't mentioned."""
        return "" if event.facts["action"] == "bonus_action" else self.say.brief_no_action()

    def brief_passed(self, _event: Event) -> str:
        return self.say.brief_passed()

    def _price(self, event: Event) -> str:
        return self.terms.paid(word for _, word in event.facts["price"])


Saying = Callable[[Story, Event], str]
SENTENCES: Mapping[str, Saying] = {
    "chose_start_land": Story.chose_start_land,
    "took_action_tile": Story.took_action_tile,
    "chose_row": Story.chose_row,
    "filled_row": Story.filled_row,
    "no_action_tile": Story.no_action_tile,
    "lapsed": Story.lapsed,
    "waived": Story.waived,
    "laid": Story.laid,
    "built": Story.built,
    "built_temple": Story.built_temple,
    "activated": Story.activated,
    "bought": Story.bought,
    "no_cube": Story.no_cube,
    "paid": Story.paid,
    "passed": Story.passed,
    "moved_sun": Story.moved_sun,
    "phase": Story.phase,
    "round_begins": Story.round_begins,
    "column_short": Story.column_short,
    "reshuffled": Story.reshuffled,
    "turned_up": Story.turned_up,
    "game_ended": Story.game_ended,
}
"""The sentence for each kind of event; `together` leaves out those that others say."""
GAINS: Mapping[str, Saying] = {
    "gained_mana": Story.gained_mana,
    "gained_cube": Story.gained_cube,
    "extended_range": Story.extended_range,
    "scored": Story.scored,
    "shone": Story.shone,
    "harbour": Story.harbour,
}
"""What a seat gains, as part of a sentence about what it did."""
BRIEF: Mapping[str, Saying] = {
    "laid": Story.brief_laid,
    "built": Story.brief_built,
    "built_temple": Story.brief_built_temple,
    "moved_sun": Story.brief_moved_sun,
    "scored": Story.brief_scored,
    "shone": Story.brief_shone,
    "gained_mana": Story.brief_gained_mana,
    "gained_cube": Story.brief_gained_cube,
    "bought": Story.brief_bought,
    "activated": Story.brief_activated,
    "lapsed": Story.brief_no_action,
    "waived": Story.brief_no_action,
    "passed": Story.brief_passed,
}
"""The same in a few words; other events aren't mentioned there."""
LAPSED = {
    "create_land": HeliosMessages.event_lapsed_create_land,
    "build": HeliosMessages.event_lapsed_build,
    "move_sun": HeliosMessages.event_lapsed_move_sun,
}
WAIVED = {
    "create_land": HeliosMessages.event_waived_create_land,
    "build": HeliosMessages.event_waived_build,
    "move_sun": HeliosMessages.event_waived_move_sun,
    "bonus_action": HeliosMessages.event_waived_bonus_action,
}
