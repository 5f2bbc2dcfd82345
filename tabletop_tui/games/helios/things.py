"""The things of Helios, one class per noun: action tiles, rows, land, fields; in `answers` the others."""

from collections.abc import Mapping

from rulesets.helios.advice import action_advice, row_advice
from rulesets.helios.components import ACTION_TILES, ACTIONS
from rulesets.helios.map_advice import field_advice, land_advice
from rulesets.helios.preview import (
    possible,
)
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.thing import Facts, Figured
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

Moment = Looked[HeliosView]
NONE = (Run("·", "faint"),)


class HeliosThing(Figured[HeliosView]):
    """A thing with the game's terms at hand."""

    terms: Terms
    PROSPECT = (
        "prospect-{act}-none?idle prospect-create-land#free =few prospect-build#can "
        "prospect-move-sun-best?best prospect-move-sun-none"
    )
    """What an action could do: the first of these that applies."""

    def points(self, count: int) -> Line:
        """Points in gold, or a dot."""
        return (Run(self.terms.vp(count), "gold"),) if count else NONE

    def prospect(self, at: Moment, action: str, *, brief: bool = False) -> str:
        """The best an action could do now, in a few words; `brief` for a tile on the board."""
        facts = {**self.facts_of(action_advice(at.view, at.seat, action)), "act": action}
        return self.tell(self.PROSPECT, {**facts, "few": ""} if brief else facts)[0]

    def asks(self, at: Moment, kind: str) -> bool:
        """Whether the decision is of this kind."""
        return at.decision is not None and at.decision.kind == kind


def board_of(at: Moment) -> Seat:
    """The boards of the moment's seat."""
    return at.view.seats[at.seat].board


class ActionThing(HeliosThing):
    """One of the three actions: a bonus action, or the column of tiles that shows it."""

    nouns = ("column", *ACTIONS)
    TELLS = {
        "column": "said-column-empty?empty said-becomes?then said-prospect?could !lapses-{act}?idle "
        "said-above#left said-last-tile?last",
        **dict.fromkeys(ACTIONS, "said-prospect?could !lapses-{act}?idle"),
    }
    LOOKS = {"column": "said-column-empty?empty look-column?tiles said-prospect?tiles"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The action, with the colour of the tile that can be taken."""
        column = at.view.columns.get(id)
        if not column:
            return self.terms.action(id or noun)
        colour = self.terms.row(ACTION_TILES[column[-1]].colour)
        return self.say("option-column", action=self.terms.action(id), colour=colour)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What happens to its row, and the best it could do."""
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
        """Asked for a tile whose action would lapse while another one's could be carried out."""
        others = at.decision is not None and len(at.decision.options) > 1
        lapses = noun == "column" and others and not possible(at.view, at.seat, id)
        return self.say("confirm-lapses", what=self.say("lapses", id)) if lapses else None


class RowThing(HeliosThing):
    """A row of action tiles on a player board, by its colour."""

    nouns = ("row",)
    TELLS = {"row": "said-row-{becomes} look-row?tiles look-row-empty?!tiles said-coming##coming"}
    LOOKS = {"row": "look-row?tiles look-row-empty?!tiles"}
    FIGURES = {"row": {"then": "becomes-row-{becomes}/gold?fills becomes-row-{becomes}"}}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The row's name, by its colour."""
        return self.terms.row(id, "the")

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What lies in it, and what placing the tile there would bring."""
        return self.facts_of(row_advice(at.view, at.seat, id))


class LandThing(HeliosThing):
    """A tile on offer: by slot, by special kind, or, at the start, by colour."""

    nouns = ("land", "slot", "special")
    ADVICE = staticmethod(land_advice)
    NAMES = dict.fromkeys(nouns, "=kind?kind slot-{thing}?!kind")
    FIGURES = {
        "land": {
            "wanted": "=asked",
            "brings": "=comes?comes ·",
            "owned": "=owned/dim?owned none-yet/you",
            "left": "=pile/dim?pile ·",
        },
        "special": {
            "brings": "=brief/gold",
            "owned": "=owned/dim?owned none-yet/you",
            "left": "=pile/dim",
        },
    }
    TELLS = dict.fromkeys(
        nouns,
        "reason-slot-empty?!kind !lapses-create-land?nowhere said-does?does said-special-best?most "
        "said-remain##remain said-bare?bare said-grows?cube said-needed#asked said-start?starts "
        "said-own#owned said-own-none?none",
    )


class FieldThing(HeliosThing):
    """A field of a world: a stop of the sun, a place for a tile, a temple's site, or only to look at."""

    nouns = ("field",)
    ADVICE = staticmethod(field_advice)
    FIGURES = {
        "field": {
            "steps": "=far",
            "lap": "=lap/gold?lap ·",
            "temple": "=temple/gold?temple ·",
            "grows": "=yields?yields ·",
            "all": "=all/gold?all ·",
            "lost": "=stranded/bad?stranded ·",
            "light": "=shines/gold",
            "stops": "=targets/bad?stuck =targets",
            "bonus": "=gains?gains ·",
            "raises": "=rises/gold?rises ·",
        }
    }
    TELLS = {
        "field": "=scoring said-lap?lapped said-grow?grown said-full#crowded said-no-light?dark "
        "said-no-lap?no_lap !warn-site#stranded warn-site-pay#lying said-site##around "
        "said-own-temple?own_temple said-site-empty?bare "
        "said-special-now?special =raised =gives said-touches?touches said-stops##targets"
    }
    LOOKS = {
        "field": "look-free-{water}?water look-stop?steps =lies look-temple?shines "
        "look-{grows}?grows look-special-worth?special look-bonus?bonus look-lap?laps"
    }
    ASKS = {"field": "confirm-site#needless"}
    TITLES = {"field": "title-place?kind"}
    RESULTS = {"field": "=what/gold?all =what?what =shines/gold?shines =at_end/gold?at_end"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its place; for a temple, what lies there."""
        if self.asks(at, "choose_temple_site") and id in board_of(at).world:
            return self.terms.on_field(id, board_of(at).world[id])
        return self.say("option-stop", field=id) if self.asks(at, "choose_sun_target") else id
