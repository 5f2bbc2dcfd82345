"""The things of Helios, one class per noun: action tiles, rows, land, fields; in `answers` the others."""

from collections.abc import Sequence

from rulesets.helios.advice import light_advice, place_advice, site_advice
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    COLOURS,
    JOKER,
    ROWS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import BIT, LAP_LINE
from rulesets.helios.preview import (
    SunPreview,
    asking,
    best_special,
    best_stop,
    buildable,
    field_preview,
    free_fields,
    lost_on_site,
    possible,
    raised,
    row_fills,
    sun_previews,
    water_of,
)
from rulesets.helios.scoring import special_value
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import temple_points
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.kit.thing import Facts, Figured
from tabletop_tui.games.kit.thing import Moment as Looked

Moment = Looked[HeliosView]
NONE = (Run("·", "faint"),)
FEW = 2
"""So many things are named where one could be built, else counted."""
PLACED = frozenset({"adjacent_colours", "adjacent_tiles"})
"""What special tiles score that depends on where they lie."""


class HeliosThing(Figured[HeliosView]):
    """A thing with the game's terms at hand."""

    terms: Terms

    def wanted(self, at: Moment, colour: str) -> Line:
        """How many buildings ask for a colour, as a figure of the list."""
        return (Run(str(asking(board_of(at), COLOURS.index(colour)))),)

    def sentence(self, what: str) -> str:
        """A clause as a sentence; empty for none."""
        return self.say("sentence", what=what[0].upper() + what[1:]) if what else ""

    def needed(self, at: Moment, colour: str) -> str:
        """The same in a sentence; empty for none."""
        count = asking(board_of(at), COLOURS.index(colour))
        return self.counted("said-needed", count=count, cube=self.terms.cube(colour)) if count else ""

    def points(self, count: int) -> Line:
        """Points in gold, or a dot."""
        return (Run(self.terms.vp(count), "gold"),) if count else NONE


def board_of(at: Moment) -> Seat:
    """The boards that are meant."""
    return at.view.seats[at.seat].board


class ActionThing(HeliosThing):
    """One of the three actions: as a bonus action, or as the column of tiles that shows it."""

    nouns = ("column", *ACTIONS)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The action, with the colour of the tile that can be taken."""
        if noun != "column":
            return self.terms.action(noun)
        column = at.view.columns.get(id)
        if not column:
            return self.terms.action(id)
        colour = self.terms.row(ACTION_TILES[column[-1]].colour)
        return self.say("option-column", action=self.terms.action(id), colour=colour)

    def becomes(self, at: Moment, colour: str) -> str:
        """What a tile of a colour does to its row: `red row 3 of 4`, or that a bonus action follows."""
        board = board_of(at)
        if colour in ROWS:
            row = ROWS.index(colour)
            which = "full" if row_fills(board, row) else "open"
            facts = {"row": self.terms.row(row), "count": len(board.rows[row]) + 1, "of": TILES_FOR_BONUS}
            return self.say("becomes", which, **facts)
        full = [self.terms.row(row) for row in range(len(ROWS)) if row_fills(board, row)]
        return self.say("becomes-any", "full" if full else "open", rows=self.listing_or(full))

    def prospect(self, at: Moment, action: str, *, brief: bool = False) -> str:
        """The best an action could do now, in some words; `brief` for a tile on the board."""
        view, seat = at.view, at.seat
        if not possible(view, seat, action):
            return self.say("prospect", action, "none")
        if action == "create_land":
            return self.counted("prospect-create-land", count=len(free_fields(view, seat)))
        if action == "build":
            can = [
                self.terms.building(each) if each else self.say("temple") for each in buildable(view, seat)
            ]
            return (
                self.counted("prospect-build", count=len(can))
                if brief or len(can) > FEW
                else self.listing_or(can)
            )
        return self.best_stop(at)

    def best_stop(self, at: Moment) -> str:
        """The most that the sun could bring now."""
        best = best_stop(at.view, at.seat)
        if best is None or not (best.points or best.light.cubes):
            return self.say("prospect-move-sun-none")
        what = self.terms.vp(best.points) if best.points else self.terms.cubes(len(best.light.cubes))
        return self.say("prospect-move-sun-best", what=what)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What becomes of its row, and the best it could do."""
        said, column = self.prospect(at, id or noun), at.view.columns.get(id)
        could = (Run(said, "gold" if noun == "move_sun" and any(map(str.isdigit, said)) else ""),)
        return ((Run(self.becomes(at, ACTION_TILES[column[-1]].colour)),), could) if column else (could,)

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What its row gains, what it could do, and what it uncovers."""
        action = id or noun
        said = [self.say("said-prospect", what=self.prospect(at, action))]
        if not possible(at.view, at.seat, action):
            said = [f"! {self.say('lapses', action)}"]
        if noun != "column":
            return said
        column = at.view.columns[id]
        if not column:
            return [self.say("said-column-empty")]
        becomes = self.becomes(at, ACTION_TILES[column[-1]].colour)
        more = self.say("said-last-tile")
        if len(column) > 1:
            above = self.terms.row(ACTION_TILES[column[-2]].colour)
            more = self.counted("said-above", colour=above, count=len(column) - 1)
        return [self.say("said-becomes", what=becomes), *said, more]

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A tile whose action would lapse unasked, while another one's could be carried out."""
        others = [o for o in (at.decision.options if at.decision else ()) if o.key != f"{noun}:{id}"]
        lapses = noun == "column" and others and not possible(at.view, at.seat, id)
        return self.say("confirm-lapses", what=self.say("lapses", id)) if lapses else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """All tiles of a column."""
        tiles = [self.terms.row(ACTION_TILES[tile].colour) for tile in at.view.columns[id]]
        if not tiles:
            return [self.say("said-column-empty")]
        listed = self.say("look-column", tiles=", ".join(tiles))
        return [listed, self.say("said-prospect", what=self.prospect(at, id))]


class RowThing(HeliosThing):
    """A row of action tiles on a player board, by its colour."""

    nouns = ("row",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Which of the rows it is, by its colour."""
        return self.terms.row(id, "the")

    def becomes(self, at: Moment, id: str) -> str:
        """How many tiles it would hold, or that a bonus action follows."""
        row = ROWS.index(id)
        facts = {"count": len(board_of(at).rows[row]) + 1, "of": TILES_FOR_BONUS}
        return self.say("becomes-row", "full" if row_fills(board_of(at), row) else "open", **facts)

    def rank(self, at: Moment, id: str, noun: str) -> int:
        """A row that becomes full first."""
        return len(board_of(at).rows[ROWS.index(id)])

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """How full the row would be with one tile more."""
        full = row_fills(board_of(at), ROWS.index(id))
        return ((Run(self.becomes(at, id), "gold" if full else ""),),)

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies in it, and what the tile would bring there."""
        full = row_fills(board_of(at), ROWS.index(id))
        said = self.say("said-row", "full" if full else "open", of=TILES_FOR_BONUS)
        coming = [tile for column in at.view.columns.values() for tile in column]
        left = sum(ACTION_TILES[tile].colour in (id, JOKER) for tile in coming)
        still = self.counted("said-coming", count=left, row=self.terms.row(id)) if not full else ""
        return [said, *self.describe(at, id, noun), still]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """The tiles in the row, in sentences for plain mode."""
        lying = board_of(at).rows[ROWS.index(id)]
        tiles = ", ".join(self.terms.row(ACTION_TILES[tile].colour) for tile in lying)
        facts = {"count": len(lying), "of": TILES_FOR_BONUS, "tiles": tiles}
        return [self.say("look-row", **facts) if lying else self.say("look-row-empty")]


class LandThing(HeliosThing):
    """A tile on offer: by slot, by special kind, or at the start by colour."""

    nouns = ("land", "slot", "special")
    TELLS = dict.fromkeys(
        nouns,
        "reason-slot-empty?empty !lapses-create-land?nowhere =scores said-special-best?best =remain "
        "said-bare?bare said-grows?cube said-needed#asked said-start?starts said-own#own said-own-none?none",
    )

    def kind(self, at: Moment, id: str, noun: str) -> str | None:
        """The kind of land that lies on the field."""
        starts = at.decision is not None and at.decision.kind == "choose_start_land"
        return id if noun == "special" or (starts and noun == "land") else at.view.display[id]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What it is called; an empty slot by its colour."""
        kind = self.kind(at, id, noun)
        if kind is None:
            return (
                self.say("slot-extra")
                if id not in COLOURS
                else self.say("slot", colour=self.terms.colour(id))
            )
        return self.terms.tile(kind)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its cube or what it scores, whether one has any of it, how many are left."""
        kind = self.kind(at, id, noun)
        owned = sum(tile.kind == kind for tile in board_of(at).world.values())
        have = Run(self.say("none-yet"), "you") if not owned else Run(str(owned), "dim")
        if kind is None:
            return ()
        if noun == "special":
            brings: Line = (Run(self.terms.special_does(id, "brief"), "gold"),)
            return (brings, (have,), (Run(str(at.view.specials.get(id, 0)), "dim"),))
        bare, starts = id in at.view.bare, at.decision is not None and at.decision.kind == "choose_start_land"
        sign = NONE if bare else self.terms.amounts([int(c == COLOURS.index(kind)) for c in range(5)])
        if starts:
            return (self.wanted(at, kind), sign)
        left: Line = (Run(str(at.view.land.get(id, 0)), "dim"),) if id in COLOURS else NONE
        return (sign, (have,), left)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it yields or scores, and what one has of it."""
        kind, board = self.kind(at, id, noun), board_of(at)
        if kind is None:
            return {"empty": True}
        starts = at.decision is not None and at.decision.kind == "choose_start_land"
        owned = sum(tile.kind == kind for tile in board.world.values())
        facts: Facts = {"starts": starts, "own": 0 if starts else owned, "none": not (starts or owned)}
        facts["nowhere"] = not (starts or free_fields(at.view, at.seat))
        if kind in SPECIALS:
            placed = SPECIALS[kind].scores in PLACED
            best, field = best_special(at.view, at.seat, kind) if placed else (0, "")
            scores = self.say("sentence", what=self.terms.special_does(kind))
            facts |= {"scores": scores, "best": best and self.terms.vp(best), "field": field}
            return {**facts, "remain": self.counted("said-remain", count=at.view.specials[kind])}
        bare, asked = id in at.view.bare and not starts, asking(board, COLOURS.index(kind))
        return {**facts, "bare": bare, "cube": self.terms.cube(kind), "asked": asked}


class FieldThing(HeliosThing):
    """A field of one's world: a stop of the sun, a place for a tile, a temple's site, or only looked at."""

    nouns = ("field",)
    TELLS = {
        "field": "=scoring said-lap?lapped said-grow?grown said-full#crowded said-no-light?dark "
        "said-no-lap?no_lap !warn-site#stranded warn-site-pay#lying =site said-own-temple?own_temple "
        "said-site-empty?bare said-special-now?special =raised =bonus said-touches?touches =next =lies"
    }

    def _stop(self, at: Moment, field: str) -> SunPreview | None:
        asked = at.decision is None or at.decision.kind == "choose_sun_target"
        return sun_previews(at.view, at.seat).get(field) if asked and board_of(at).world else None

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it is; for a temple, what lies there."""
        if at.decision is None or at.decision.kind == "choose_field" or id not in board_of(at).world:
            moves = at.decision is not None and at.decision.kind == "choose_sun_target"
            return self.say("option-stop", field=id) if moves else id
        return self.terms.on_field(board_of(at), id)

    def rank(self, at: Moment, id: str, noun: str) -> int:
        """Points first, then cubes and what else it brings."""
        stop, board = self._stop(at, id), board_of(at)
        if stop is not None:
            return 10 * stop.points + len(stop.light.cubes)
        if at.view.in_hand is None:
            return -lost_on_site(board, id) if id in board.world else 0
        preview = field_preview(at.view, at.seat, id, at.view.in_hand)
        return preview.harbour + (preview.special or 0) + len(raised(board, id)) + bool(preview.bonus)

    def brings(self, stop: SunPreview) -> str:
        """What a stop brings, in words: points, then cubes."""
        cubes = self.terms.paid(COLOURS[colour] for _, colour in stop.light.cubes) if stop.light.cubes else ""
        points = [self.terms.vp(stop.points)] if stop.points else []
        return self.listing([*points, *([cubes] if cubes else [])]) or self.say("nothing")

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its figures for the decision."""
        stop, board = self._stop(at, id), board_of(at)
        if stop is not None:
            grows = self.terms.amounts([sum(c == colour for _, c in stop.light.cubes) for colour in range(5)])
            more = [(Run(f"+{count}", "gold"),) if count else NONE for count in (stop.lap, stop.light.points)]
            return ((Run(str(stop.stop.steps)),), *more, grows or NONE, self.points(stop.points))
        if at.decision is not None and at.decision.kind == "choose_temple_site":
            lost = lost_on_site(board, id)
            return ((Run(str(lost), "bad"),) if lost else NONE, self.points(temple_points(board, id)))
        preview = field_preview(at.view, at.seat, id, at.view.in_hand or Tile(COLOURS[0]))
        rises = [
            f"{self.terms.sign('temple')}{before}→{after}" for before, after in raised(board, id).values()
        ]
        bonus: Line = (Run(self.say("bonus-short", preview.bonus), "you"),) if preview.bonus else NONE
        if (
            preview.special
            and at.view.in_hand is not None
            and SPECIALS[at.view.in_hand.kind].scores in PLACED
        ):
            bonus = (Run(f"{self.terms.vp(preview.special)} ", "gold"), *(bonus if preview.bonus else ()))
        stops = Run(str(preview.targets), "" if preview.targets > 1 else "bad")
        return ((stops,), bonus, (Run(" ".join(rises), "gold"),) if rises else NONE)

    @staticmethod
    def _is_site(at: Moment) -> bool:
        return at.decision is not None and at.decision.kind == "choose_temple_site"

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The stop, the site with what lies there, or the tile on the field."""
        tile = at.view.in_hand
        if self._stop(at, id) is not None:
            return self.say("option-stop", field=id)
        if self._is_site(at):
            return self.terms.on_field(board_of(at), id)
        return id if tile is None else self.say("title-place", tile=self.terms.tile(tile.kind), field=id)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What the sun, the temple or the tile would bring there."""
        stop, tile = self._stop(at, id), at.view.in_hand
        if stop is not None:
            return (Run(self.brings(stop), "gold" if stop.points else ""),)
        if self._is_site(at):
            return self.points(temple_points(board_of(at), id))
        if tile is None:
            return ()
        preview = field_preview(at.view, at.seat, id, tile)
        points = preview.harbour + (preview.special or 0)
        return self.points(points) if points else ()

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the sun lights, what a temple scores and loses, or what a tile raises, brings and touches."""
        stop, board, tile = self._stop(at, id), board_of(at), at.view.in_hand
        if stop is not None:
            return self.facts_of(light_advice(at.view, at.seat, stop))
        if self._is_site(at):
            site = site_advice(board, id)
            said = self.counted("said-site", count=site.around, points=site.scores)
            return {**self.facts_of(site), "site": said}
        if tile is None:
            return {"lies": self.describe(at, id, noun)}
        place = place_advice(at.view, at.seat, id, tile)
        return {
            **self.facts_of(place),
            "bonus": self.sentence(self.terms.bonus(id)),
            "touches": self.listing([self.terms.on_field(board, other) for other in place.touches]),
            "next": self.counted("said-stops", count=place.targets, before=place.stops),
        }

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A site whose cubes are lost even after paying, while another one spares them."""
        decision, board = at.decision, board_of(at)
        if decision is None or decision.kind != "choose_temple_site":
            return None
        lost = lost_on_site(board, id)
        spared = any(not lost_on_site(board, str(other.value)) for other in decision.options)
        return self.counted("confirm-site", count=lost, field=id) if lost and spared else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies there, or what kind of water it is."""
        board, terms = board_of(at), self.terms
        tile, bonus = board.world.get(id), self.terms.bonus(id)
        if tile is None:
            said = [self.say("look-free", water_of(board, id), field=id)]
            stop = sun_previews(at.view, at.seat).get(id) if board.world else None
            steps = terms.steps(stop.stop.steps) if stop else ""
            said += [self.say("look-stop", steps=steps, what=self.brings(stop))] if stop is not None else []
        else:
            said = [self.say("sentence", what=terms.on_field(board, id))]
            if tile.temple:
                said.append(self.say("look-temple", vp=terms.vp(temple_points(board, id))))
            elif tile.colour is not None:
                full = len(tile.cubes) >= board.capacity(tile)
                said.append(self.say("look-full" if full else "look-grows", cube=terms.cube(tile.colour)))
            if tile.colour is None:
                facts = {
                    "does": terms.special_does(tile.kind),
                    "vp": terms.vp(special_value(board, id, tile.kind)),
                }
                said.append(self.say("look-special-worth", **facts))
        said += [self.say("look-bonus", bonus=bonus)] if bonus else []
        return [*said, self.say("look-lap")] if BIT[id] & LAP_LINE else said
