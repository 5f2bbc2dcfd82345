"""The things of Dice Forge that are only answers: gains, gold for the hammer, heroes, ways to decline."""

from rulesets.dice_forge.advice import gain_advice, hammer_advice, held_advice, hero_advice, word_advice
from tabletop_tui.games.dice_forge.things import ForgeThing, Moment

_HELD = "detail-hold?!limit detail-hold-limit?limit detail-or-hammer?steps !warn-lost?over"


class GainThing(ForgeThing):
    """Something gained, kept or lost through a face, a token or a card."""

    nouns = ("take", "owl", "triton", "keep", "convert", "elder")
    ADVICE = staticmethod(gain_advice)
    NAMES = {noun: f"option-lose?loses option-{noun}" for noun in nouns}
    FIGURES = {noun: {"then": "=then", "lost": "cell-lost/bad?spilt"} for noun in nouns}
    TELLS = {**dict.fromkeys(nouns, _HELD), "elder": "detail-elder"}
    ASKS = {"triton": "confirm-lost?wasted", **dict.fromkeys(("take", "owl"), "confirm-full?full")}


class HeldThing(ForgeThing):
    """A hero's store, token or card."""

    nouns = ("store", "token", "card")
    ADVICE = staticmethod(held_advice)
    NAMES = {noun: f"element-{noun}" for noun in nouns}
    LOOKS = {
        "store": "look-store?!limit look-limit?limit",
        "token": "look-token-triton##count?triton look-token-cerberus##count?cerberus",
        "card": "look-card",
    }


class HammerThing(ForgeThing):
    """Gold for the hammer, or a hero's hammer itself."""

    nouns = ("hammer",)
    ADVICE = staticmethod(hammer_advice)
    NAMES = {"hammer": "element-card?looked option-hammer-{which}?!looked"}
    FIGURES = {
        "hammer": {
            "step": "cell-step",
            "kept": "=kept",
            "lost": "=spilt/bad?spilt",
            "glory": "=brought?brings",
        }
    }
    TELLS = {
        "hammer": "!warn-lost?over detail-hammer?!looked detail-hammer-glory?brings "
        "detail-hammer-next#coming detail-hold-limit?!looked"
    }
    LOOKS = {"hammer": "look-hammer?last look-hammer-none?!last"}

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Like `name`, with what is kept, lost and gained; for a hero's hammer itself, only the name."""
        facts = {**self.known(at, id, noun), "option": self.name(at, id, noun)}
        if "looked" in facts:
            return str(facts["option"])
        return ", ".join(self.tell("option-hammer-alone cell-lost?spilt", facts))


class SeatThing(ForgeThing):
    """A hero that can be chosen."""

    nouns = ("seat",)
    ADVICE = staticmethod(hero_advice)
    NAMES = {"seat": "=name"}
    TELLS = {"seat": "detail-bearer =dice"}
    LOOKS = {"seat": "look-seat look-cards?cards"}


class WordThing(ForgeThing):
    """An answer that rolls, ends, declines or settles an order: nothing on the table."""

    nouns = ("roll", "pass", "pay", "done", "end", "decline", "yes", "no", "other_first", "ship_first")
    ADVICE = staticmethod(word_advice)
    NAMES = {**{noun: f"option-{noun}" for noun in nouns}, "done": "option-done-{kind}"}
    TELLS = {
        **{noun: f"detail-{noun}" for noun in nouns},
        "yes": "detail-yes =does",
        "done": "detail-done-{kind}",
    }
    ASKS = {"pass": "confirm-pass?acts", "done": "confirm-done?unused"}
