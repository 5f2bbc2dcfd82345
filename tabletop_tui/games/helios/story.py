"""What happens in Helios: a sentence for each event, with what it brings; few words beside a small world."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from rulesets.helios.advice.deeds import Deed, Gain, Harbour, Lapsed, NewLand, Priced, together
from rulesets.helios.components import BUILDINGS
from rulesets.helios.events import (
    Activated,
    Bought,
    Built,
    BuiltTemple,
    ChoseRow,
    ChoseStartLand,
    ColumnShort,
    CompletedLap,
    Cubes,
    ExtendedRange,
    FilledRow,
    GainedCube,
    GainedMana,
    GameEnded,
    HeliosEvent,
    Laid,
    MovedSun,
    NoActionTile,
    NoCube,
    Paid,
    Passed,
    Phase,
    Reshuffled,
    RoundBegins,
    Scored,
    Shone,
    TookActionTile,
    Waived,
)
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.thing import Title

WITHOUT: Final[Mapping[str, Title]] = {
    "create_land": HeliosMessages.without_create_land,
    "build": HeliosMessages.without_build,
    "move_sun": HeliosMessages.without_move_sun,
    "bonus_action": HeliosMessages.without_bonus_action,
}
"""Where an action wasn't carried out: what wasn't done."""


class Story:
    """The sentences for events; one method for each kind."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[HeliosEvent]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join what the seat did before."""
        found: list[tuple[Deed, list[str]]] = []
        for deed in together(events):
            joins = isinstance(deed, Gain) and bool(found) and found[-1][0].seat == deed.seat
            said = self.gain(deed) if isinstance(deed, Gain) and joins else self.sentence(deed)
            if said and joins:
                found[-1][1].append(said)
            elif said:
                found.append((deed, [said]))
        return [(deed.seat, self._joined(*parts)) for deed, parts in found]

    def gain(self, deed: Gain) -> str:
        """What a seat gains, as part of a sentence about what it did; empty for nothing."""
        match deed:
            case GainedMana():
                return self.gained_mana(deed)
            case GainedCube():
                return self.gained_cube(deed)
            case ExtendedRange():
                return self.extended_range(deed)
            case Scored():
                return self.scored(deed)
            case CompletedLap():
                return self.say.gain_lap_again()
            case Shone():
                return self.shone(deed)
            case Harbour():
                return self.harbour(deed)
            case _:
                assert_never(deed)

    def sentence(self, deed: Deed) -> str:
        """A deed as it stands alone; empty if it isn't worth a sentence."""
        if isinstance(deed, Gain):
            gain = self.gain(deed)
            return self.say.event_gains(name=self.name(deed.seat), what=gain) if gain else ""
        match deed:
            case ChoseStartLand():
                return self.chose_start_land(deed)
            case TookActionTile():
                return self.took_action_tile(deed)
            case ChoseRow():
                return self.chose_row(deed)
            case FilledRow():
                return self.filled_row(deed)
            case NoActionTile():
                return self.no_action_tile(deed)
            case Lapsed():
                return self.lapsed(deed)
            case Waived():
                return self.waived(deed)
            case Laid():
                return self.laid(deed)
            case Priced():
                return self.priced(deed)
            case Bought():
                return self.bought(deed)
            case NoCube():
                return self.no_cube(deed)
            case Paid():
                return self.paid(deed)
            case Passed():
                return self.passed(deed)
            case MovedSun():
                return self.moved_sun(deed)
            case Phase():
                return self.phase(deed)
            case RoundBegins():
                return self.round_begins(deed)
            case ColumnShort():
                return self.column_short(deed)
            case Reshuffled():
                return self.reshuffled(deed)
            case NewLand():
                return self.new_land(deed)
            case GameEnded():
                return self.game_ended(deed)
            case _:
                assert_never(deed)

    def brief(self, deed: Deed) -> str:
        """A deed in a few words, for the others' small worlds; empty if it isn't worth any."""
        match deed:
            case Laid():
                return self.say.brief_laid(kind=self.terms.tile(deed.tile), field=deed.field)
            case Priced(event=Built() as built):
                return self.terms.building(built.building)
            case Priced(event=BuiltTemple() as built):
                return self.say.brief_built_temple(field=built.field)
            case Priced(event=Activated() as woken):
                return self.say.brief_activated(who=self.terms.person(woken.person, "brief"))
            case MovedSun():
                return self.say.brief_moved_sun(end=deed.end)
            case Bought():
                return self.say.brief_bought(who=self.terms.person(deed.person, "brief"))
            case Waived(action="bonus_action"):
                return ""
            case Lapsed() | Waived():
                return WITHOUT[deed.action](self.say)
            case Passed():
                return self.say.brief_passed()
            case _:
                gain = self.gain_in_short(deed)
                return self.say.brief_gained(what=gain) if gain else ""

    def gain_in_short(self, deed: Deed) -> str:
        """What a deed has brought, in a few words; empty if that isn't worth a word."""
        match deed:
            case Scored():
                return self.terms.vp(deed.points)
            case Shone(cubes=cubes) if cubes:
                return self.cubes(cubes)
            case GainedMana():
                return self.terms.mana(deed.count)
            case GainedCube():
                return self.terms.colour(deed.colour)
            case _:
                return ""

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self.say.event_with(head=head.removesuffix("."), what=", ".join(gains))

    # -- what somebody does ------------------------------------------------------------------------

    def chose_start_land(self, event: ChoseStartLand) -> str:
        colour = self.terms.colour(event.colour)
        return self.say.event_chose_start_land(name=self.name(event.seat), colour=colour)

    def took_action_tile(self, event: TookActionTile) -> str:
        tile, action = self.terms.row(event.colour, "tile"), self.terms.action(event.action)
        return self.say.event_took_action_tile(name=self.name(event.seat), tile=tile, action=action)

    def chose_row(self, event: ChoseRow) -> str:
        row = self.terms.row(event.row, "the")
        return self.say.event_chose_row(name=self.name(event.seat), the_row=row)

    def filled_row(self, event: FilledRow) -> str:
        row = self.terms.row(event.row, "the")
        return self.say.event_filled_row(name=self.name(event.seat), the_row=row)

    def no_action_tile(self, event: NoActionTile) -> str:
        return self.say.event_no_action_tile(name=self.name(event.seat))

    def lapsed(self, event: Lapsed) -> str:
        """An action that couldn't be carried out."""
        name = self.name(event.seat)
        match event.action:
            case "create_land":
                return self.say.event_lapsed_create_land(name=name)
            case "build":
                return self.say.event_lapsed_build(name=name)
            case "move_sun":
                return self.say.event_lapsed_move_sun(name=name)

    def waived(self, event: Waived) -> str:
        """An action that could have been carried out."""
        name = self.name(event.seat)
        match event.action:
            case "create_land":
                return self.say.event_waived_create_land(name=name)
            case "build":
                return self.say.event_waived_build(name=name)
            case "move_sun":
                return self.say.event_waived_move_sun(name=name)
            case "bonus_action":
                return self.say.event_waived_bonus_action(name=name)

    def laid(self, event: Laid) -> str:
        name = self.name(event.seat)
        tile, field = self.terms.tile(event.tile, "object"), event.field
        if event.cubes:
            return self.say.event_laid_cube(name=name, tile=tile, field=field)
        return self.say.event_laid_bare(name=name, tile=tile, field=field)

    def priced(self, deed: Priced) -> str:
        """A temple, a building or a person, with what was paid."""
        price = self.cubes(deed.price)
        match deed.event:
            case Built():
                return self.built(deed.event, price)
            case BuiltTemple():
                return self.built_temple(deed.event, price)
            case Activated():
                return self.activated(deed.event, price)

    def built(self, event: Built, price: str) -> str:
        id, terms = event.building, self.terms
        vp = terms.vp(BUILDINGS[id].vp)
        name, building = self.name(event.seat), terms.building(id, "object")
        return self.say.event_built(name=name, building=building, vp=vp, price=price)

    def built_temple(self, event: BuiltTemple, price: str) -> str:
        """A temple, its price, and the cubes lost on its site."""
        name = self.name(event.seat)
        number, field = event.number, event.field
        if not event.lost:
            return self.say.event_built_temple_whole(name=name, number=number, field=field, price=price)
        lost = self.terms.cubes(event.lost)
        return self.say.event_built_temple_lost(name=name, number=number, field=field, price=price, lost=lost)

    def activated(self, event: Activated, price: str) -> str:
        person = self.terms.person(event.person, "object")
        return self.say.event_activated(name=self.name(event.seat), person=person, price=price)

    def bought(self, event: Bought) -> str:
        person = self.terms.person(event.person, "object")
        mana = self.terms.mana(event.mana)
        return self.say.event_bought(name=self.name(event.seat), person=person, mana=mana)

    def no_cube(self, event: NoCube) -> str:
        """A cube that was due lacks room, or the supply had none."""
        name = self.name(event.seat)
        match event.lacks:
            case "room":
                return self.say.event_no_cube_room(name=name)
            case "supply":
                return self.say.event_no_cube_supply(name=name)

    def paid(self, event: Paid) -> str:
        """Cubes paid for nothing that is said in the same answer."""
        return self.say.event_paid(name=self.name(event.seat), price=self.cubes(event.cubes))

    def passed(self, event: Passed) -> str:
        return self.say.event_passed(name=self.name(event.seat))

    def moved_sun(self, event: MovedSun) -> str:
        name, steps = self.name(event.seat), self.terms.steps(event.steps)
        return self.say.event_moved_sun(name=name, start=event.start, end=event.end, steps=steps)

    # -- what happens at the table -----------------------------------------------------------------

    def phase(self, event: Phase) -> str:
        return self.say.event_phase(first=self.name(event.first))

    def round_begins(self, event: RoundBegins) -> str:
        """The round, and who has the dragon."""
        return self.say.event_round_begins(round=event.round, name=self.name(event.seat))

    def column_short(self, event: ColumnShort) -> str:
        action = self.terms.action(event.action)
        return self.say.event_column_short(action=action, tiles=event.tiles)

    def reshuffled(self, event: Reshuffled) -> str:
        action = self.terms.action(event.action)
        return self.say.event_reshuffled(action=action, tiles=event.tiles)

    def new_land(self, event: NewLand) -> str:
        return self.say.event_turned_up(tiles=self.terms.listing([*map(self.terms.colour, event.colours)]))

    def game_ended(self, _event: GameEnded) -> str:
        return self.say.event_game_ended()

    # -- gains -------------------------------------------------------------------------------------

    def gained_mana(self, event: GainedMana) -> str:
        return self.terms.mana(event.count)

    def gained_cube(self, event: GainedCube) -> str:
        colour = self.terms.colour(event.colour)
        return self.say.gain_gained_cube(colour=colour, field=event.field)

    def extended_range(self, event: ExtendedRange) -> str:
        return self.say.gain_extended_range(range=event.range)

    def scored(self, event: Scored) -> str:
        vp = self.terms.vp(event.points)
        match event.why:
            case "lap":
                return self.say.gain_scored_lap(vp=vp)
            case "temples":
                return self.say.gain_scored_temples(vp=vp)

    def shone(self, event: Shone) -> str:
        """The cubes that grew, if any."""
        return self.terms.on_fields(event.cubes)

    def harbour(self, event: Harbour) -> str:
        return self.say.gain_harbour(vp=self.terms.vp(event.points))

    def cubes(self, cubes: Cubes) -> str:
        """Cubes by their colours."""
        return self.terms.paid(word for _, word in cubes)
