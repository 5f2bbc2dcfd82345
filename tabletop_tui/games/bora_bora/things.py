"""The things of Bora Bora, one class per noun, with the texts about each, based on the rules' advice."""

from rulesets.bora_bora import advice, places_advice, player_advice
from rulesets.bora_bora.components import MATERIALS, SEXES
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.drawings.outcome import result_of
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.thing import Figured, alike
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line

Moment = Looked[BoraBoraView]
_CLIMB = "!warn-status-end?lost detail-status?later detail-status-still?still detail-overtakes?passed"
"""The sentences about steps on the status track."""


class Item(Figured[BoraBoraView]):
    """A thing of Bora Bora; where a player only looks, its name comes first."""

    terms: Terms

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its name, and what there is to say about it."""
        return [self.name(at, id, noun), *self.said(at, id, noun)]


class Die(Item):
    """A die on a card, perhaps with the white god; or a card by itself."""

    nouns = ("place", "die")
    ADVICE = staticmethod(advice.placement_advice)
    NAMES = {**dict.fromkeys(nouns, "option-fishing?fishing option-place-{gods}"), "card": "=card"}
    ALONES = {"place": "option-alone-{gods}?does"}
    TELLS = dict.fromkeys(
        ("place", "die", "card"),
        "detail-does?does detail-reach?reach detail-card-{rest}?rest detail-god-blue?blue "
        "detail-god-white?white detail-card?lying detail-card-empty?empty detail-purse?purse "
        "detail-fishing?fishing",
    )
    ASKS = {"place": "confirm-fishing?better"}

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What the card gives for this die, in a word."""
        return result_of(at.view, self.terms, at.seat, id) if noun != "card" else ()


class Region(Item):
    """A region to which a hut could go."""

    nouns = ("region",)
    ADVICE = staticmethod(places_advice.region_advice)
    NAMES = {"region": "=region"}
    TELLS = {"region": "detail-where-{where}?where detail-aside?holder detail-fish-{scored} detail-ways"}
    LOOKS = {"region": "text-region detail-fish-{scored}"}
    FIGURES = alike(
        nouns,
        path="=path/dim",
        brings="=brings",
        fish="=fish-signs",
        site="cell-aside/warn?holder cell-free/good",
    )


class Place(Item):
    """A place in the rows of men and women, or a person on a board."""

    nouns = (*SEXES, "person")
    ADVICE = staticmethod(advice.person_advice)
    NAMES = {noun: f"=who?who place-empty-{noun}" for noun in nouns}
    ALONES = dict.fromkeys(SEXES, "place-person?who")
    TELLS = dict.fromkeys(
        nouns, "detail-kind?kind detail-shift-{sex}?kind detail-serves?task detail-person-held?count"
    )
    FIGURES = alike(
        nouns, does="=does", with_mine="=with_mine?with_mine ·", once="=symbols", serves="=serves/gold?serves"
    )


class Jewel(Item):
    """A piece of jewelry, on sale or owned."""

    nouns = ("jewelry",)
    ADVICE = staticmethod(places_advice.jewel_advice)
    NAMES = {"jewelry": "jewel-{kind}"}
    TELLS = {"jewelry": "detail-jewel detail-jewel-held"}
    LOOKS = {"jewelry": "look-price look-sold?round"}
    FIGURES = alike(
        nouns, price="=price-signs", end="=gold", shells_left="=shells-signs", serves="=serves/gold?serves"
    )


class Temple(Item):
    """A space of the temple."""

    nouns = ("temple",)
    ADVICE = staticmethod(places_advice.temple_advice)
    TELLS = {"temple": "detail-pushes?pushes detail-temple-most detail-temple"}
    LOOKS = {"temple": "temple-{there}"}
    ASKS = {"temple": "confirm-temple?own_out"}
    FIGURES = alike(
        nouns, pushes="=pushes/warn?pushes cell-nobody/good", god_tile="=winner/good?mine =winner/dim"
    )


class Pay(Item):
    """A way to pay for a god, or not playing it."""

    nouns = ("card", "pair", "tile", "no")
    ADVICE = staticmethod(advice.payment_advice)
    NAMES = {"card": "=payment", "pair": "=payment", "tile": "option-tile"}
    TELLS = {
        **dict.fromkeys(
            ("card", "pair", "tile"),
            "detail-red?points detail-left?kept detail-god-tile?unused detail-white-too?white_too",
        ),
        "no": "detail-no",
    }
    FIGURES = alike(nouns, keeps="=hand/dim?hand", points="=gold?gold ·")


class GodCard(Item):
    """An open god card or the deck; as targets, also cards in the hand and god tiles."""

    nouns = ("open", "deck", "hand", "god_tile")
    ADVICE = staticmethod(advice.god_card_advice)
    NAMES = {
        **{noun: f"=paid?god element-{noun}" for noun in nouns},
        "deck": "option-deck?deck option-deck-empty",
    }
    ALONES = {"open": "place-god?god"}
    TELLS = {
        **dict.fromkeys(("open", "hand"), "god-does-{colour}?colour detail-held?like"),
        "deck": "detail-deck",
        "god_tile": "look-god-tile",
    }
    FIGURES = alike(nouns, effect="god-brief-{colour}?colour cell-unseen/dim", held="=held/dim?held ·?colour")


class Steps(Item):
    """Steps on the status track, and people to shift down for steps or shells."""

    nouns = ("status", "tattoo", "shells")
    ADVICE = staticmethod(advice.steps_advice)
    NAMES = {"status": "option-status?asked element-status"}
    TELLS = {"status": _CLIMB, "tattoo": f"{_CLIMB} detail-tattoo", "shells": "detail-shells detail-tattoo"}
    LOOKS = {"status": "look-status"}
    FIGURES = alike(nouns, price="=cost/dim", brings="=climb?climb =symbols", then="=climb", worth="=gold")


class Good(Item):
    """What the helper sells, the fire bonus brings, or the supply holds."""

    nouns = ("vp", "offering", "god_card", "material", "move_hut", "shell", "supply")
    ADVICE = staticmethod(advice.good_advice)
    NAMES = {"supply": "element-supply"}
    TELLS = {noun: f"detail-{noun}" for noun in nouns[:-1]}
    FIGURES = alike(nouns, price="=cost/dim?cost", brings="=brings", then="cell-change/dim", worth="=gold")


class Material(Item):
    """A building material to choose."""

    nouns = MATERIALS
    ADVICE = staticmethod(advice.material_advice)
    NAMES = dict.fromkeys(nouns, "=material")
    TELLS = dict.fromkeys(nouns, "detail-where-{where} detail-pairs#pairs")
    FIGURES = alike(nouns, free="=free?free none/bad", pairs="=pairs/good?pairs =pairs/dim")


class Ground(Item):
    """A space of the ceremonial ground, or two of them to build on."""

    nouns = ("ground",)
    ADVICE = staticmethod(advice.ground_advice)
    NAMES = {"ground": "=sites"}
    TELLS = {"ground": "!warn-single-spaces#single detail-site?pair all-fit#fit detail-beside-{joins}?joins"}
    LOOKS = {"ground": "look-ground-{lies}"}
    ASKS = {"ground": "confirm-site-{tight}?tight"}
    FIGURES = alike(
        nouns, points="=gold", fit="cell-room/bad?single cell-room/good?pair", neighbours="=near/good?near ·"
    )


class Board(Item):
    """A building tile, a people space of a player board, or moving one more hut."""

    nouns = ("building", "space", "another")
    ADVICE = staticmethod(advice.board_advice)
    NAMES = {"space": "element-space"}
    TELLS = {"building": "detail-building", "another": "detail-move-hut"}
    LOOKS = {"building": "look-building-{built}", "space": "look-space"}
    FIGURES = alike(nouns, points="=gold")


class Player(Item):
    """A player in the header, with all that is public; where the table is written down, also the rest."""

    nouns = ("seat",)
    ADVICE = staticmethod(player_advice.player_advice)
    NAMES = {"seat": "=mover"}
    TELLS = {"seat": "text-seat text-counts"}
    ALL = (
        "text-seat text-counts text-hand?hand text-spaces text-ground text-unbuilt text-tasks "
        "text-own-jewels?jewelry text-done?done"
    )

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """All that can be said; the first sentence names the player."""
        return list(self.said(at, id, noun))


class Use(Item):
    """Using all equal people in phase B; with a green god, doubled or with one more kind."""

    nouns = ("use", "doubled", "extra")
    ADVICE = staticmethod(advice.use_advice)
    TELLS = dict.fromkeys(
        nouns, f"detail-use-{{many}} detail-reach?reach {_CLIMB} detail-green?green detail-purse?purse"
    )
    FIGURES = alike(nouns, effect="=use", god="price-green/green?green ·", worth="=gold")


class Task(Item):
    """A task to fulfil, to discard, or to take from the board."""

    nouns = ("fulfil", "yellow", "discard", "take", "task")
    ADVICE = staticmethod(advice.task_advice)
    NAMES = {"take": "=named", "task": "=task_progress?looking =named"}
    TELLS = {
        **{noun: f"detail-{noun}" for noun in nouns},
        "yellow": "detail-yellow detail-purse",
        "task": "look-task back-{back}",
    }
    ASKS = {noun: f"confirm-{noun}?instead" for noun in ("yellow", "discard")}
    FIGURES = alike(nouns, progress="cell-progress/good?met cell-progress?need", points="=gold")


class WayOut(Item):
    """Options that end an action, pass, or stop a choice."""

    nouns = ("stop", "end", "pass", "done")
    ADVICE = staticmethod(advice.way_out_advice)
    NAMES = {"stop": "option-stop-{kind}"}
    TELLS = {noun: f"detail-{noun}" for noun in nouns}
    ASKS = {noun: f"confirm-{noun}?left" for noun in nouns}
