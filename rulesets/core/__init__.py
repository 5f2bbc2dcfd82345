"""The engine of all games: decisions, chance, events and undo, but no particular game.

`docs/engine.md` shows how to drive a game in ten lines and how to add one.
"""

from rulesets.core.chance import Rng, ScriptedRng
from rulesets.core.dealing import Pool
from rulesets.core.decision import Decision, IllegalChoice, Option, Reason, RulesBug
from rulesets.core.event import ByItself, Event, Forced
from rulesets.core.lean import LeanTable
from rulesets.core.message import Message
from rulesets.core.records import record
from rulesets.core.rules import Progress, Rules, ScoreLine, Standing, Variant, placed
from rulesets.core.saves import BadSave
from rulesets.core.state import GameState
from rulesets.core.table import Answer, Table

__all__ = [
    "Answer",
    "BadSave",
    "ByItself",
    "Decision",
    "Event",
    "Forced",
    "GameState",
    "IllegalChoice",
    "LeanTable",
    "Message",
    "Option",
    "Pool",
    "Progress",
    "Reason",
    "Rng",
    "Rules",
    "RulesBug",
    "ScoreLine",
    "ScriptedRng",
    "Standing",
    "Table",
    "Variant",
    "placed",
    "record",
]
