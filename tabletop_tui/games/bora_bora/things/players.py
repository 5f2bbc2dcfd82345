"""Players, with all that is public of them, and with whatever else the viewer may see."""

from collections.abc import Iterator

from rulesets.bora_bora.advice.ground import SpaceAdvice
from rulesets.bora_bora.advice.players import PlayerAdvice, player_advice
from rulesets.bora_bora.components import HUTS, MATERIALS, PRIESTS
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Moment
from tabletop_tui.kit.totals import total_text


class PlayerThing(BoraBoraThing):
    """A player in the header, by seat."""

    nouns = ("seat",)

    def advice(self, at: Moment, id: str) -> PlayerAdvice:
        return player_advice(at.view, int(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The player, and whether it is their turn."""
        name = self.terms.name(int(id))
        return self.say.text_turn(name=name) if self.advice(at, id).to_move else name

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Points and stores, then what is on the boards, counted."""
        advice, say = self.advice(at, id), self.say
        own = advice.own
        yield say.text_seat(
            mover=self.name(at, id, noun),
            total=self.terms.vp(total_text(own.standing)),
            vp=self.terms.vp(own.vp),
            dice=" ".join(map(str, own.dice)) or say.none(),
            offerings=say.offering(count=own.offerings),
            shells=say.shell(count=own.shells),
            god_tiles=say.god_tile(count=own.god_tiles),
            cards=say.god_card(count=own.cards),
        )
        yield say.text_counts(
            in_temple=advice.priests_in_temple,
            of=PRIESTS,
            on_map=advice.huts_on_map,
            all_huts=HUTS,
            persons=len(own.people),
            tiles_built=advice.tiles_built,
            jewels_held=own.jewels,
            fulfilled=own.fulfilled,
            marker=advice.status,
        )

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The same; the first sentence names the player."""
        yield from self.said(at, id, noun)

    def in_full(self, at: Moment, id: str) -> Iterator[str]:
        """Also people, ground, tasks and what is hidden from others: the table in lines of text."""
        advice, say, terms = self.advice(at, id), self.say, self.terms
        own = advice.own
        yield from self.said(at, id, "seat")
        if own.hand is not None:
            yield say.text_hand(hand=terms.hand(own.hand))
        yield say.text_spaces(
            people=terms.listed(
                self._person(tile, shifted=shifted) for _, (tile, shifted) in sorted(own.people.items())
            ),
            huts=len(own.huts),
            last=own.on_last,
            vacant=advice.free_spaces,
        )
        rows = [", ".join(self._space(space, lies) for space, lies in row) for row in advice.ground]
        yield say.text_ground(rows="; ".join(rows))
        beside = [terms.materials(*each) for each in zip(MATERIALS, own.beside, strict=True) if each[1]]
        unbuilt = " ".join(map(str, own.unbuilt)) or say.none()
        yield say.text_unbuilt(unbuilt=unbuilt, beside=terms.listed(beside))
        tasks = [terms.progress(task, own.progress.get(task)) for task in own.tasks]
        yield say.text_tasks(tasks="; ".join(tasks) or say.none())
        if own.jewelry:
            yield say.text_own_jewels(jewelry=", ".join(map(terms.jewel, own.jewelry)))
        if own.done:
            yield say.text_done(done="; ".join(map(terms.task, own.done)))

    def _person(self, tile: str, *, shifted: bool) -> str:
        person = self.terms.person(tile)
        return self.say.text_person_shifted(tile=person) if shifted else person

    def _space(self, space: str, lies: SpaceAdvice) -> str:
        say, material, space = self.say, self.terms.material(lies.material), self.terms.space(space)
        if lies.tile is not None:
            return say.text_ground_built(space=space, number=lies.tile)
        if lies.filled:
            return say.text_ground_filled(space=space, material=material)
        return say.text_ground_empty(space=space, material=material)
