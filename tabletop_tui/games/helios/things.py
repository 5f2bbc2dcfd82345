"""The things of Helios, one class per noun: action tiles, rows, land, fields; in `answers` the others."""

from collections.abc import Mapping

from rulesets.helios.advice import (
    PLACED,
    action_advice,
    land_advice,
    light_advice,
    place_advice,
    row_advice,
    site_advice,
    spot_advice,
)
from rulesets.helios.components import ACTION_TILES, ACTIONS, COLOURS, SPECIALS
from rulesets.helios.preview import (
    SunPreview,
    asking,
    field_preview,
    lost_on_site,
    possible,
    raised,
    sun_previews,
)
from rulesets.helios.state import Seat
from rulesets.helios.sun import temple_points
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.kit.thing import Facts, Figured
from tabletop_tui.games.kit.thing import Moment as Looked

Moment = Looked[HeliosView]
NONE = (Run("·", "faint"),)


class HeliosThing(Figured[HeliosView]):
    """A thing with the game's terms at hand."""

    terms: Terms

    def wanted(self, at: Moment, colour: str) -> Line:
        """How many buildings ask for a colour, as a figure of the list."""
        return (Run(str(asking(board_of(at), COLOURS.index(colour)))),)

    def sentence(self, what: str) -> str:
        """A clause as a sentence; empty for none."""
        return self.say("sentence", what=what[0].upper() + what[1:]) if what else ""

    def points(self, count: int) -> Line:
        """Points in gold, or a dot."""
        return (Run(self.terms.vp(count), "gold"),) if count else NONE

    def asks(self, at: Moment, kind: str) -> bool:
        """Whether it is a decision of this kind that is looked at."""
        return at.decision is not None and at.decision.kind == kind


def board_of(at: Moment) -> Seat:
    """The boards that are meant."""
    return at.view.seats[at.seat].board


class ActionThing(HeliosThing):
    """One of the three actions: as a bonus action, or as the column of tiles that shows it."""

    nouns = ("column", *ACTIONS)
    TELLS = {
        "column": "said-column-empty?empty said-becomes?then said-prospect?could !lapses-{act}?idle "
        "said-above#left said-last-tile?last",
        **dict.fromkeys(ACTIONS, "said-prospect?could !lapses-{act}?idle"),
    }
    LOOKS = {"column": "said-column-empty?empty look-column?tiles said-prospect?tiles"}
    PROSPECT = (
        "prospect-{act}-none?idle prospect-create-land#free =few prospect-build#can "
        "prospect-move-sun-best?best prospect-move-sun-none"
    )
    """What an action could do: the first of these that is said."""

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The action, with the colour of the tile that can be taken."""
        column = at.view.columns.get(id)
        if not column:
            return self.terms.action(id or noun)
        colour = self.terms.row(ACTION_TILES[column[-1]].colour)
        return self.say("option-column", action=self.terms.action(id), colour=colour)

    def prospect(self, at: Moment, action: str, *, brief: bool = False) -> str:
        """The best an action could do now, in some words; `brief` for a tile on the board."""
        facts = {**self.facts_of(action_advice(at.view, at.seat, action)), "act": action}
        return self.tell(self.PROSPECT, {**facts, "few": ""} if brief else facts)[0]

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What becomes of its row, and the best it could do."""
        facts = self.facts(at, id, noun)
        role = "gold" if noun == "move_sun" and facts["best"] else ""
        return {"row": (Run(facts.get("then", "")),), "could": (Run(facts.get("what", ""), role),)}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What its row gains, what it could do, and what it uncovers."""
        column = [ACTION_TILES[tile].colour for tile in at.view.columns.get(id, ())]
        if noun == "column" and not column:
            return {"empty": True}
        facts = {**self.facts_of(action_advice(at.view, at.seat, id or noun)), "act": id or noun}
        facts |= {"what": self.tell(self.PROSPECT, facts)[0], "could": not facts["idle"]}
        if not column:
            return facts
        row = self.facts_of(row_advice(at.view, at.seat, column[-1]))
        facts |= {"then": self.say("becomes", row["becomes"], **row), "last": len(column) == 1}
        tiles = ", ".join(map(self.terms.row, column))
        return {**facts, "left": len(column) - 1, "colour": self.terms.row(column[-2:][0]), "tiles": tiles}

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A tile whose action would lapse unasked, while another one's could be carried out."""
        others = at.decision is not None and len(at.decision.options) > 1
        lapses = noun == "column" and others and not possible(at.view, at.seat, id)
        return self.say("confirm-lapses", what=self.say("lapses", id)) if lapses else None


class RowThing(HeliosThing):
    """A row of action tiles on a player board, by its colour."""

    nouns = ("row",)
    TELLS = {"row": "said-row-{becomes} look-row?tiles look-row-empty?!tiles said-coming##coming"}
    LOOKS = {"row": "look-row?tiles look-row-empty?!tiles"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Which of the rows it is, by its colour."""
        return self.terms.row(id, "the")

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """How full the row would be with one tile more."""
        facts = self.facts(at, id, noun)
        then = self.say("becomes-row", facts["becomes"], **facts)
        return {"then": (Run(then, "gold" if facts["fills"] else ""),)}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What lies in it, and what the tile would bring there."""
        return self.facts_of(row_advice(at.view, at.seat, id))


class LandThing(HeliosThing):
    """A tile on offer: by slot, by special kind, or at the start by colour."""

    nouns = ("land", "slot", "special")
    TELLS = dict.fromkeys(
        nouns,
        "reason-slot-empty?empty !lapses-create-land?nowhere =scores said-special-best?most =remain "
        "said-bare?bare said-grows?cube said-needed#asked said-start?starts said-own#own said-own-none?none",
    )

    def kind(self, at: Moment, id: str, noun: str) -> str | None:
        """The kind of land that lies on the field."""
        fixed = noun == "special" or (noun == "land" and self.asks(at, "choose_start_land"))
        return id if fixed else at.view.display[id]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What it is called; an empty slot by its colour."""
        kind = self.kind(at, id, noun)
        return self.say("slot", id) if kind is None else self.terms.tile(kind)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Its cube or what it scores, whether one has any of it, how many are left."""
        kind, view = self.kind(at, id, noun), at.view
        if kind is None:
            return {}
        owned = sum(tile.kind == kind for tile in board_of(at).world.values())
        have = Run(str(owned), "dim") if owned else Run(self.say("none-yet"), "you")
        left: Line = (
            (Run(str((view.land | view.specials)[id]), "dim"),) if id in COLOURS + tuple(SPECIALS) else NONE
        )
        if kind in SPECIALS:
            return {
                "brings": (Run(self.terms.special_does(id, "brief"), "gold"),),
                "owned": (have,),
                "left": left,
            }
        cube = NONE if id in view.bare else self.terms.amounts([int(kind == colour) for colour in COLOURS])
        return {"wanted": self.wanted(at, kind), "brings": cube, "owned": (have,), "left": left}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it yields or scores, and what one has of it."""
        kind, starts = self.kind(at, id, noun), self.asks(at, "choose_start_land")
        if kind is None:
            return {"empty": True}
        facts = self.facts_of(land_advice(at.view, at.seat, id, kind))
        if starts:
            return {**facts, "starts": True, "nowhere": False, "bare": False}
        scores = self.sentence(self.terms.special_does(kind)) if kind in SPECIALS else ""
        return {**facts, "scores": scores, "own": facts["owned"], "none": not facts["owned"]}


class FieldThing(HeliosThing):
    """A field of one's world: a stop of the sun, a place for a tile, a temple's site, or only looked at."""

    nouns = ("field",)
    TELLS = {
        "field": "=scoring said-lap?lapped said-grow?grown said-full#crowded said-no-light?dark "
        "said-no-lap?no_lap !warn-site#stranded warn-site-pay#lying said-site##around "
        "said-own-temple?own_temple said-site-empty?bare "
        "said-special-now?special =raised =bonus said-touches?touches said-stops##targets"
    }
    LOOKS = {
        "field": "look-free-{water}?water look-stop?steps =lies look-temple?shines look-{grows}?grows "
        "look-special-worth?special look-bonus?bonus look-lap?laps"
    }
    ASKS = {"field": "confirm-site#needless"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it is; for a temple, what lies there."""
        if self.asks(at, "choose_sun_target"):
            return self.say("option-stop", field=id)
        return self.terms.on_field(board_of(at), id) if self.asks(at, "choose_temple_site") else id

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Its figures for the decision."""
        if self.asks(at, "choose_sun_target"):
            return self._stop(sun_previews(at.view, at.seat)[id])
        board, tile = board_of(at), at.view.in_hand
        if tile is None:
            lost = lost_on_site(board, id)
            light = self.points(temple_points(board, id))
            return {"lost": (Run(str(lost), "bad"),) if lost else NONE, "light": light}
        preview, sign = field_preview(at.view, at.seat, id, tile), self.terms.sign("temple")
        rises = [f"{sign}{before}→{after}" for before, after in raised(board, id).values()]
        scored = (
            (preview.special or 0) if tile.kind in SPECIALS and SPECIALS[tile.kind].scores in PLACED else 0
        )
        runs = [Run(f"{self.terms.vp(scored)} ", "gold")] if scored else []
        runs += [Run(self.say("bonus-short", preview.bonus), "you")] if preview.bonus else []
        stops = Run(str(preview.targets), "" if preview.targets > 1 else "bad")
        raises = (Run(" ".join(rises), "gold"),) if rises else NONE
        return {"stops": (stops,), "bonus": tuple(runs) or NONE, "raises": raises}

    def _stop(self, stop: SunPreview) -> Mapping[str, Line]:
        """The figures of a stop of the sun."""
        grown = [sum(c == colour for _, c in stop.light.cubes) for colour in range(len(COLOURS))]
        points = {"lap": stop.lap, "temple": stop.light.points}
        return {
            "steps": (Run(str(stop.stop.steps)),),
            **{head: (Run(f"+{count}", "gold"),) if count else NONE for head, count in points.items()},
            "grows": self.terms.amounts(grown) or NONE,
            "all": self.points(stop.points),
        }

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The stop, the site with what lies there, or the tile on the field."""
        tile = at.view.in_hand
        return (
            self.name(at, id, noun)
            if tile is None
            else self.say("title-place", tile=self.terms.tile(tile.kind), field=id)
        )

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What the sun, the temple or the tile would bring there."""
        if self.asks(at, "choose_sun_target"):
            stop = sun_previews(at.view, at.seat)[id]
            return (Run(self.terms.brings(stop), "gold" if stop.points else ""),)
        tile = at.view.in_hand
        if tile is None:
            return self.points(temple_points(board_of(at), id))
        preview = field_preview(at.view, at.seat, id, tile)
        points = preview.harbour + (preview.special or 0)
        return self.points(points) if points else ()

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the sun lights, what a temple scores and loses, or what a tile raises, brings and touches."""
        view, board, tile = at.view, board_of(at), at.view.in_hand
        if self.asks(at, "choose_sun_target"):
            return self.facts_of(light_advice(view, at.seat, sun_previews(view, at.seat)[id]))
        if self.asks(at, "choose_temple_site"):
            return self.facts_of(site_advice(board, id))
        bonus = self.terms.bonus(id)
        if tile is not None and at.decision is not None:
            place = place_advice(view, at.seat, id, tile)
            touches = self.listing([self.terms.on_field(board, other) for other in place.touches])
            return {**self.facts_of(place), "bonus": self.sentence(bonus), "touches": touches}
        lies = self.say("sentence", what=self.terms.on_field(board, id)) if id in board.world else ""
        special = lies and board.world[id].colour is None
        does = self.terms.special_does(board.world[id].kind) if special else ""
        return {**self.facts_of(spot_advice(view, at.seat, id)), "bonus": bonus, "lies": lies, "does": does}

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A site whose cubes are lost even after paying, while another one spares them."""
        return super().question(at, id, noun) if self.asks(at, "choose_temple_site") else None
