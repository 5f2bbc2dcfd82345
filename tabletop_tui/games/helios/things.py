"""The things of Helios, one class per noun: action tiles, rows, land, fields; in `answers` the others."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rulesets.core import Option
from rulesets.helios.advice.actions import (
    ActionAdvice,
    ColumnAdvice,
    JokerAdvice,
    RowAdvice,
    action_advice,
    column_advice,
    row_advice,
)
from rulesets.helios.advice.fields import FieldAdvice, FreeAdvice, PlaceAdvice, SpotAdvice, field_advice
from rulesets.helios.advice.for_me import Served, at_end, for_me
from rulesets.helios.advice.land import LandAdvice, SpecialAdvice, land_advice, special_advice
from rulesets.helios.advice.sites import SiteAdvice
from rulesets.helios.advice.sun import LightAdvice, SunPreview
from rulesets.helios.components import ACTION_TILES, ACTIONS, PERSONS, ROWS, TILES_FOR_BONUS
from rulesets.helios.geometry import FIELDS
from rulesets.helios.payment import Cube
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.thing import Figured, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

Moment = Looked[HeliosView]
Figures = Mapping[Title, Line]
NONE = (Run("·", "faint"),)
"""The figure for nothing."""
FEW = 2
"""Up to this many buildings are named in a list of what could be built; more are counted."""


def cell(number: int | str, role: str = "") -> Line:
    """A number or a few words in a list."""
    return (Run(str(number), role),)


def warning(sentence: str) -> str:
    """A sentence that warns of a loss."""
    return f"! {sentence}"


class HeliosThing(Figured[HeliosView]):
    """A thing with the game's messages and terms at hand."""

    say: HeliosMessages
    terms: Terms

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its figures, and what it does for the persons and special tiles of the player who decides."""
        row = list(super().cells(at, id, noun))
        if at.decision is not None and HeliosMessages.head_me in self.wording.row_titles(
            at.view, at.decision
        ):
            row[-1:] = [self.comes_to(at, id, noun)] if row else []
        return row

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """The same in sentences, before all others."""
        card = super().card(at, id, noun)
        served = tuple(map(self._served, self.serves(at, id, noun)))
        return replace(card, sentences=(*served, *card.sentences)) if served else card

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it spoils."""
        yield from (self._served(each) for each in self.serves(at, id, noun) if each.more < 0)

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return at_end(self.serves(at, id, noun))

    def serves(self, at: Moment, id: str, noun: str) -> Sequence[Served]:
        """What choosing it would serve or spoil of what the player has."""
        option: Option[object] | None = at.option(f"{noun}:{id}" if id else noun)
        if at.decision is None or option is None or option.blocked is not None:
            return ()
        return for_me(at.view, at.seat, at.decision, option)

    def comes_to(self, at: Moment, id: str, noun: str) -> Line:
        """The points at the end; those of persons who aren't active only if there are no others."""
        served = self.serves(at, id, noun)
        told = [each for each in served if each.counts] or list(served)
        count = sum(each.more for each in told)
        if count and not told[0].counts:
            return cell(self.say.me_later(vp=self.signed(count)), "dim")
        return cell(self.signed(count), "bad" if count < 0 else "gold") if count else NONE

    def signed(self, count: int) -> str:
        """Points more or less: `+2 VP`."""
        return f"{'+' if count > 0 else '−'}{self.terms.vp(abs(count))}"

    def _served(self, served: Served) -> str:
        say = self.say
        if served.more < 0:
            said = say.said_spoils if served.counts else say.said_spoils_later
        else:
            said = say.said_serves if served.counts else say.said_serves_later
        return said(who=self._name_of(served), vp=self.terms.vp(abs(served.more)))

    def _name_of(self, served: Served) -> str:
        word = served.word
        return self.terms.person(word) if word in PERSONS else self.terms.tile(word)

    def points(self, count: int) -> Line:
        """Points in gold, or a dot."""
        return cell(self.terms.vp(count), "gold") if count else NONE

    def lapses(self, action: str) -> str:
        """That an action could not be carried out."""
        return LAPSES[action](self.say)

    def prospect(self, advice: ActionAdvice, *, brief: bool = False) -> str:
        """The best an action could do now, in a few words; `brief` without names."""
        if advice.idle:
            return IDLE[advice.action](self.say)
        if advice.free_fields:
            return self.say.prospect_create_land(count=advice.free_fields)
        if len(advice.buildable) > FEW or (advice.buildable and brief):
            return self.say.prospect_build(count=len(advice.buildable))
        if advice.buildable:
            names = [self.terms.building(id) if id else self.say.temple() for id in advice.buildable]
            return self.listing_or(names)
        if advice.best is None:
            return self.say.prospect_move_sun_none()
        return self.say.prospect_move_sun_best(best=self.most(advice.best))

    def could_do(self, advice: ActionAdvice) -> str:
        """The same as a sentence."""
        what, payable = self.prospect(advice), len(advice.buildable)
        if payable and not advice.idle:
            return self.say.said_payable(what=str(payable) if payable > FEW else what)
        if advice.idle or advice.free_fields or advice.best is not None:
            return self.say.said_prospect(what=what)
        return self.say.said_brings_nothing()

    def most(self, stop: SunPreview) -> str:
        """The points that a stop of the sun brings, else its cubes."""
        return self.terms.vp(stop.points) if stop.points else self.terms.cubes(len(stop.light.cubes))

    def asks(self, at: Moment, kind: str) -> bool:
        """Whether the decision is of this kind."""
        return at.decision is not None and at.decision.kind == kind


def board_of(at: Moment) -> Seat:
    """The boards of the moment's seat."""
    return at.view.seats[at.seat].board


class ColumnThing(HeliosThing):
    """A column of action tiles, by its action: its last tile can be taken."""

    nouns = ("column",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"column:{action}" for action in ACTIONS]

    def advice(self, at: Moment, id: str) -> ColumnAdvice | None:
        return column_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The action, with the colour of the tile that can be taken."""
        column = at.view.columns[id]
        if not column:
            return self.terms.action(id)
        colour = self.terms.row(ACTION_TILES[column[-1]].colour)
        return self.say.option_column(action=self.terms.action(id), colour=colour)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What happens to its row, and the best its action could do."""
        advice = self.advice(at, id)
        if advice is None:
            return {}
        return {
            HeliosMessages.head_row: cell(self._row_becomes(advice)),
            HeliosMessages.head_could: cell(self.prospect(advice.action, brief=True)),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What happens to its row, the best its action could do, and what comes free for the others."""
        advice, say = self.advice(at, id), self.say
        if advice is None:
            yield say.said_column_empty()
            return
        yield self._said_row(advice)
        if advice.action.idle:
            yield warning(self.lapses(id))
        else:
            yield self.could_do(advice.action)
        if advice.others:
            yield say.said_above(count=advice.others, colour=self.terms.row(advice.tiles[-2]))
        else:
            yield say.said_last_tile()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What comes free for the others, and an action that brings nothing."""
        yield from super().quiet(at, id, noun)
        advice = self.advice(at, id)
        if advice is None:
            return
        if advice.action.best is not None and not brings_something(advice.action.best):
            yield self.could_do(advice.action)
        if advice.others:
            yield self.say.said_above(count=advice.others, colour=self.terms.row(advice.tiles[-2]))
        else:
            yield self.say.said_last_tile()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The tiles in it, and the best its action could do."""
        advice = self.advice(at, id)
        if advice is None:
            yield self.say.said_column_empty()
            return
        yield self.say.look_column(tiles=", ".join(map(self.terms.row, advice.tiles)))
        yield self.could_do(advice.action)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked for a tile whose action would lapse while another one's could be carried out."""
        advice, others = self.advice(at, id), at.decision is not None and len(at.decision.options) > 1
        lapses = others and advice is not None and advice.action.idle
        return self.say.confirm_lapses(what=self.lapses(id)) if lapses else None

    def _row_becomes(self, advice: ColumnAdvice) -> str:
        """The same beside a name that says the colour."""
        say, row = self.say, advice.row
        if row.fills:
            return say.becomes_row_full()
        if isinstance(row, JokerAdvice):
            return say.becomes_any_open()
        return say.becomes_row_open(filled=row.filled, of=TILES_FOR_BONUS)

    def _said_row(self, advice: ColumnAdvice) -> str:
        """What happens to the row that it goes into, in a sentence."""
        say, row = self.say, advice.row
        if isinstance(row, JokerAdvice):
            rows = self.listing_or([self.terms.row(each, "the") for each in row.fills])
            return say.said_becomes_any_full(rows=rows) if rows else say.said_becomes_any()
        colour = self.terms.row(advice.colour)
        if row.fills:
            return say.said_becomes(then=say.becomes_full(row=colour))
        return say.said_becomes(then=say.becomes_open(row=colour, filled=row.filled, of=TILES_FOR_BONUS))


class ActionThing(HeliosThing):
    """One of the three actions, as a bonus action."""

    nouns = ACTIONS

    def advice(self, at: Moment, action: str) -> ActionAdvice:
        return action_advice(at.view, at.seat, action)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.action(noun)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        advice = self.advice(at, noun)
        return {HeliosMessages.head_could: cell(self.prospect(advice), "gold" if advice.best else "")}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        advice = self.advice(at, noun)
        yield (warning(self.lapses(noun)) if advice.idle else self.could_do(advice))


class RowThing(HeliosThing):
    """A row of action tiles on a player board, by its colour."""

    nouns = ("row",)
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"row:{row}" for row in ROWS]

    def advice(self, at: Moment, id: str) -> RowAdvice:
        return row_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.row(id, "the")

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """How many tiles it would hold, or that it would be full."""
        advice, say = self.advice(at, id), self.say
        if advice.fills:
            return {HeliosMessages.head_then: cell(say.becomes_row_full(), "gold")}
        open_still = say.becomes_row_open(filled=advice.filled, of=TILES_FOR_BONUS)
        return {HeliosMessages.head_then: cell(open_still)}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Whether it brings a bonus action, what lies in it, and what could still come."""
        advice, say = self.advice(at, id), self.say
        if at.decision is not None:
            yield say.said_row_full() if advice.fills else say.said_row_open(of=TILES_FOR_BONUS)
        yield from self.describe(at, id, noun)
        if at.decision is not None and advice.coming is not None:
            yield self._coming(advice.coming, advice.elsewhere)

    def _coming(self, here: int, elsewhere: Sequence[tuple[str, int]]) -> str:
        """How many tiles could still go into this row, and how many into the others."""
        say = self.say
        if not here and not any(count for _, count in elsewhere):
            return say.said_coming_none()
        others = [
            say.coming_elsewhere(count=count, row=self.terms.row(row, "the")) for row, count in elsewhere
        ]
        return say.said_coming(count=here, elsewhere=self.listing(others))

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What a full row brings."""
        yield self.say.said_row_open(of=TILES_FOR_BONUS)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        holds, say = self.advice(at, id).holds, self.say
        tiles = ", ".join(map(self.terms.row, holds))
        yield (
            say.look_row(holds=len(holds), of=TILES_FOR_BONUS, tiles=tiles) if holds else say.look_row_empty()
        )


class LandThing(HeliosThing):
    """A land tile on offer by its slot; at the start, by its colour."""

    nouns = ("land", "slot")

    def places(self, at: Moment) -> Iterable[str]:
        return [f"slot:{slot}" for slot, kind in at.view.display.items() if kind is not None]

    def advice(self, at: Moment, id: str) -> LandAdvice | None:
        """What speaks for and against it; `None` for an empty slot."""
        return land_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The land; the slot, if it is empty."""
        advice = self.advice(at, id)
        return self.terms.slot(id) if advice is None else self.terms.tile(advice.kind)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Buildings that cost its colour, its cube, how many the player has, and how many are left."""
        advice = self.advice(at, id)
        if advice is None:
            return {}
        return {
            HeliosMessages.head_wanted: cell(advice.asked),
            HeliosMessages.head_brings: self.terms.amounts(advice.cubes) or NONE,
            HeliosMessages.head_owned: owned_figure(self.say, advice.owned),
            HeliosMessages.head_left: NONE if advice.pile is None else cell(advice.pile, "dim"),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What hinders it, what grows there, what its cubes are good for, and how many the player has."""
        advice, say = self.advice(at, id), self.say
        if advice is None:
            yield say.reason_slot_empty()
            return
        cube = self.terms.cube(advice.colour)
        if advice.nowhere:
            yield warning(say.lapses_create_land())
        if advice.bare:
            yield say.said_bare()
        yield say.said_grows(cube=cube)
        if advice.asked:
            yield say.said_needed(count=advice.asked, cube=cube)
        if advice.starts:
            yield say.said_start()
        if advice.owned:
            yield say.said_own(count=advice.owned)
        elif not advice.starts:
            yield say.said_own_none()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What every land of its colour grows."""
        yield from super().quiet(at, id, noun)
        if (advice := self.advice(at, id)) is not None:
            yield self.say.said_grows(cube=self.terms.cube(advice.colour))


class SpecialThing(HeliosThing):
    """A kind of special tile on offer."""

    nouns = ("special",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"special:{kind}" for kind, left in at.view.specials.items() if left]

    def advice(self, at: Moment, id: str) -> SpecialAdvice:
        return special_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.tile(id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What it scores, how many the player has, and how many are left."""
        advice = self.advice(at, id)
        return {
            HeliosMessages.head_brings: cell(self.terms.special_does_in_brief(id), "gold"),
            HeliosMessages.head_owned: owned_figure(self.say, advice.owned),
            HeliosMessages.head_left: cell(advice.left, "dim"),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What hinders it, what it scores, how many are left, and how many the player has."""
        advice, say = self.advice(at, id), self.say
        if advice.nowhere:
            yield warning(say.lapses_create_land())
        yield say.said_does(does=self.terms.special_does(id))
        if advice.best is not None:
            points, field = advice.best
            yield say.said_special_best(most=self.terms.vp(points), field=field)
        yield say.said_remain(count=advice.left)
        yield say.said_own(count=advice.owned) if advice.owned else say.said_own_none()


def brings_something(stop: SunPreview) -> bool:
    """Whether a stop of the sun brings points or cubes."""
    return bool(stop.points or stop.light.cubes)


def owned_figure(say: HeliosMessages, count: int) -> Line:
    """How many of a kind the player has; that it would be the first, so that it stands out."""
    return cell(count, "dim") if count else cell(say.none_yet(), "you")


class FieldThing(HeliosThing):
    """A field of a world: a stop of the sun, a place for a tile, a temple's site, or only to look at."""

    nouns = ("field",)
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"field:{field}" for field in FIELDS]

    def advice(self, at: Moment, id: str) -> FieldAdvice:
        """What the field would bring, as what it is asked for."""
        return field_advice(at.view, at.seat, at.decision, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its place; for a temple, what lies there."""
        if self.asks(at, "choose_temple_site") and id in board_of(at).world:
            return self.terms.on_field(id, board_of(at).world[id])
        return self.say.option_stop(field=id) if self.asks(at, "choose_sun_target") else id

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """Its name; for a place, with the tile that would lie there."""
        match self.advice(at, id):
            case PlaceAdvice(tile=tile):
                return self.say.title_place(kind=self.terms.tile(tile), field=id)
        return self.name(at, id, noun)

    # -- figures -----------------------------------------------------------------------------------

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What it would bring, as stop, site or place."""
        match self.advice(at, id):
            case LightAdvice(stop=stop):
                return self._figures_of_stop(stop)
            case SiteAdvice() as site:
                return {
                    HeliosMessages.head_lost: cell(site.stranded, "bad") if site.stranded else NONE,
                    HeliosMessages.head_light: self.points(site.points),
                }
            case PlaceAdvice() as place:
                sign = self.terms.sign("temple")
                rises = " ".join(f"{sign}{now}→{then}" for _, now, then in place.raised)
                return {
                    HeliosMessages.head_stops: cell(place.stops_then, "bad" if place.stuck else ""),
                    HeliosMessages.head_bonus: self._gains(place) or NONE,
                    HeliosMessages.head_raises: cell(rises, "gold") if rises else NONE,
                }
        return {}

    def _figures_of_stop(self, stop: SunPreview) -> Figures:
        light, terms = stop.light, self.terms
        grown = [sum(colour == each for _, each in light.cubes) for colour in range(len(terms.signs))]
        return {
            HeliosMessages.head_steps: cell(stop.stop.steps),
            HeliosMessages.head_lap: cell(f"+{stop.lap}", "gold") if stop.lap else NONE,
            HeliosMessages.head_temple: cell(f"+{light.points}", "gold") if light.points else NONE,
            HeliosMessages.head_grows: terms.amounts(grown) or NONE,
            HeliosMessages.head_all: self.points(stop.points),
        }

    def _gains(self, place: PlaceAdvice) -> Line:
        """What depends on the place: points of a special tile, and the bonus of its field."""
        points = place.special if place.depends else 0
        advice = (Run(f"{self.terms.vp(points)} ", "gold"),) if points else ()
        return (*advice, Run(BONUS_IN_SHORT[place.bonus](self.say), "you")) if place.bonus else advice

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What a stop brings, what a temple scores in each light, or what a tile scores at the end."""
        match self.advice(at, id):
            case LightAdvice(stop=stop):
                return cell(self.terms.brings(stop), "gold" if stop.points else "")
            case SiteAdvice(points=points) if points:
                return self.points(points)
            case PlaceAdvice() if points := self.gain(at, id, noun):
                return self.points(points)
        return ()

    def comes_to(self, at: Moment, id: str, noun: str) -> Line:
        """For a place, with what a harbour or the tile itself scores."""
        match self.advice(at, id):
            case PlaceAdvice(at_end=points) if points and (count := self.gain(at, id, noun)):
                return cell(self.signed(count), "gold" if count > 0 else "bad")
        return super().comes_to(at, id, noun)

    # -- sentences ---------------------------------------------------------------------------------

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it would bring, as stop, site or place."""
        match self.advice(at, id):
            case LightAdvice() as light:
                yield from self._of_light(light)
            case SiteAdvice() as site:
                yield from self._of_site(site)
            case PlaceAdvice() as place:
                yield from self._of_place(place)
            case SpotAdvice():
                yield from self.describe(at, id, noun)

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What a stop doesn't do."""
        yield from super().quiet(at, id, noun)
        match self.advice(at, id):
            case LightAdvice(crowded=crowded):
                if crowded:
                    yield self.say.said_full(count=len(crowded), fields=self.listing(crowded))
                yield self.say.said_no_light()
                yield self.say.said_no_lap()
            case PlaceAdvice(tile=tile, special=0):
                yield self.say.said_special_now(kind=self.terms.tile(tile), special=self.terms.vp(0))

    def _of_light(self, light: LightAdvice) -> Iterator[str]:
        """The temples it scores, the lap, what grows, and what has no room."""
        say = self.say
        for temple in light.temples:
            yield say.said_temple_lit(count=temple.around, field=temple.field, points=temple.points)
        if light.lap:
            yield say.said_lap(lapped=self.terms.vp(light.lap))
        if light.lap_again:
            yield say.said_lap_again()
        if light.grown:
            yield say.said_grow(grown=self.terms.on_fields(light.grown))
        if light.crowded:
            yield say.said_full(count=len(light.crowded), fields=self.listing(light.crowded))
        if light.no_light:
            yield say.said_no_light()
        if light.next is not None:
            yield self._next(light.next, light.next_steps)
        if light.no_lap:
            yield say.said_no_lap()

    def _next(self, stop: SunPreview, steps: int | None) -> str:
        """What the next move could bring from there, or how far on the next thing is."""
        say, field = self.say, stop.stop.field
        grown = self.terms.on_fields([Cube(*each) for each in stop.light.cubes])
        brings = self.terms.vp(stop.points) if stop.points else grown
        if steps is not None:
            return say.said_next_far(steps=self.terms.steps(steps), brings=brings, field=field)
        if stop.points:
            return say.said_next_points(points=brings, field=field)
        return say.said_next_grows(grown=grown, field=field)

    def _of_site(self, site: SiteAdvice) -> Iterator[str]:
        """The cubes that are lost there, and what the temple scores."""
        say = self.say
        if site.stranded:
            yield warning(say.warn_site(count=site.stranded))
        if site.lying:
            yield say.warn_site_pay(count=site.lying)
        yield say.said_site(count=site.around, around_scores=site.points)
        if site.own_temple:
            yield say.said_own_temple(own_temple=self.terms.vp(site.own_temple))
        if site.bare:
            yield say.said_site_empty()

    def _of_place(self, place: PlaceAdvice) -> Iterator[str]:
        """What the tile scores, the temples it raises, the field's bonus, and where the sun could stop."""
        say, terms = self.say, self.terms
        if place.special is not None:
            yield say.said_special_now(kind=terms.tile(place.tile), special=terms.vp(place.special))
        for temple in place.raised:
            yield say.said_raised(field=temple.field, vp=terms.vp(temple.then), before=temple.now)
        yield terms.sentence(terms.bonus(place.bonus))
        if place.beside:
            yield say.said_touches(touches=self.listing([terms.on_field(*each) for each in place.beside]))
        if place.stops_then == place.stops_now:
            yield say.said_stops_as_now(count=place.stops_then)
        else:
            yield say.said_stops(count=place.stops_then, stops=place.stops_now)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What lies there, or where the sun could go."""
        advice, say, terms = self.advice(at, id), self.say, self.terms
        assert isinstance(advice, SpotAdvice)
        if advice.free is not None:
            yield from self._of_water(advice.free, id)
        if advice.tile is not None:
            yield terms.sentence(terms.on_field(id, advice.tile))
        if advice.temple:
            yield say.look_temple(shines=terms.vp(advice.temple))
        if advice.land is not None:
            cube = terms.cube(advice.land.colour)
            yield say.look_full(cube=cube) if advice.land.full else say.look_grows(cube=cube)
        if advice.special is not None:
            does, points = terms.special_does(advice.special.kind), terms.vp(advice.special.points)
            yield say.look_special_worth(does=does, special=points)
        if advice.bonus is not None:
            yield say.look_bonus(bonus=terms.bonus(advice.bonus))
        if advice.laps:
            yield say.look_lap()

    def _of_water(self, free: FreeAdvice, field: str) -> Iterator[str]:
        """What kind of water it is, and what the sun would bring there."""
        yield WATER[free.water](self.say, field=field)
        if free.stop is not None:
            steps = self.terms.steps(free.stop.stop.steps)
            yield self.say.look_stop(steps=steps, what=self.terms.brings(free.stop))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """Points at once and at the end."""
        served = super().gain(at, id, noun)
        match self.advice(at, id):
            case LightAdvice(stop=stop):
                return stop.points + served
            case PlaceAdvice(at_end=points):
                return points + served
        return served

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before a temple buries cubes that another site would spare."""
        match self.advice(at, id):
            case SiteAdvice(needless=lost) if lost:
                return self.say.confirm_site(count=lost, field=id)
        return None


LAPSES: Mapping[str, Title] = {
    "create_land": HeliosMessages.lapses_create_land,
    "build": HeliosMessages.lapses_build,
    "move_sun": HeliosMessages.lapses_move_sun,
}
"""That an action can't be carried out now, in a sentence, by action."""
IDLE: Mapping[str, Title] = {
    "create_land": HeliosMessages.prospect_create_land_none,
    "build": HeliosMessages.prospect_build_none,
    "move_sun": HeliosMessages.prospect_move_sun_none,
}
"""The same in a few words."""
BONUS_IN_SHORT: Mapping[str, Title] = {
    "harbour": HeliosMessages.bonus_short_harbour,
    "mana": HeliosMessages.bonus_short_mana,
    "resource": HeliosMessages.bonus_short_resource,
}
"""What a field brings, in a word."""
WATER = {
    "sun": HeliosMessages.look_free_sun,
    "dark": HeliosMessages.look_free_dark,
    "lake": HeliosMessages.look_free_lake,
    "dead_end": HeliosMessages.look_free_dead_end,
    "light": HeliosMessages.look_free_light,
}
"""What a free field is, by its water."""
