"""What the specification of Orbis numbers: scenarios, worked examples, rulings and invariants.

Restated in a line each. `tests/conformance/test_traceability.py` proves that each is covered.
"""

from typing import Any

DECISIONS_PER_SEAT = 170
"""A game has fewer decisions than this times its seats (invariant h12)."""

DECISION_KINDS = (
    "choose_tile",
    "settle_cost",
    "pay_any",
    "place",
    "take_worshipper",
    "sacrifice_choice",
    "sacrifice_pick",
    "eruption_choice",
    "eruption_pick",
    "discard_excess",
)
"""Every kind of decision the specification knows; random play has to reach each."""

SECTIONS = {
    "b": "what lies in the box",
    "c": "set-up",
    "d": "the turn",
    "d.2": "trading",
    "d.3": "what is done without asking",
    "d.4": "every decision and what may be chosen",
    "d.6": "what a position is made of",
    "d.7": "keys, targets and blocked options",
    "f": "what is hidden",
    "g": "the end and scoring",
    "h": "invariants",
}

ONLY_LUCK_IS_HIDDEN = False
FACE_DOWN = False
"""The stacks lie face down."""

SCENARIOS = {
    "S1": "a landscape creates worshippers on its orthogonal neighbours",
    "S2": "worshippers lying on the taken landscape are collected",
    "S3": "a cost of blue, green and any: payable, payable after trades, or forced over",
    "S4": "a benefit token lowers red and green to one red",
    "S5": "a benefit token never pays an any symbol",
    "S6": "worshippers just collected pay for their landscape",
    "S7": "the base row grows at both ends; the first landscape lies unasked",
    "S8": "which colours fit above a full base row",
    "S9": "gaps in row 2 are fine; a colour cut off is turned over",
    "S10": "row 3 may be begun before the base row is full",
    "S11": "every colour fits above a wilderness",
    "S12": "a forced wilderness creates, collects and costs nothing",
    "S13": "payable but nowhere to lie: turned over, nothing paid",
    "S14": "one wilderness carries and fulfils an Irrigation",
    "S15": "an Irrigation looks at the two below, not beside",
    "S16": "Forests with and without enough neighbours",
    "S17": "a Volcano removes what its own taking created",
    "S18": "exactly enough is removed unasked; declining marks",
    "S19": "too few worshippers: marked unasked",
    "S20": "a Village with too few, exactly enough and more worshippers",
    "S21": "giving back or trading down to ten",
    "S22": "sixteen worshippers in mid-turn",
    "S23": "the slot is filled from the lowest level left",
    "S24": "a Conversion of any colour, a Farm's token",
    "S25": "one trade, two trades, no trade can cover a cost",
    "S26": "Love brings five, then ten are kept",
    "S27": "Death with five, six and eight worshippers",
    "S28": "a god is taken exactly once",
    "S29": "a free landscape may be turned over",
    "S30": "temples by icons, ties by mystic value",
    "S31": "a turned-over mystic value doesn't count",
    "S32": "no Shrine, no temple",
    "S33": "Fire: tied, beaten, and nobody has any",
    "S34": "Technology and Idleness",
    "S35": "Balance with a marked and an unmarked Volcano",
    "S36": "equal points are placed by worshippers left",
    "S37": "set-up for two, three and four",
    "S38": "a landscape with no site is turned over before any trade",
    "S39": "undo within a turn, not past a landscape turned up, past a god",
    "S40": "blocked options and a single legal site",
}

EXAMPLES = {
    "E1": "two players, 29 to 28",
    "E2": "three players, 22, 19 and 27",
    "E3": "four players, 23, 27, 26 and 31",
}

RULINGS = {
    "R1": "the garbled purple figure means six of level 3",
    "R2": "white stars leave below four players, purple ones at two",
    "R3": "black stars are always in",
    "R4": "the start seat is chosen or drawn",
    "R5": "a god's turn has no phases, but its end checks the limit",
    "R6": "paying or turning over is one decision, in phase 3",
    "R7": "no paying where nothing could lie face up",
    "R8": "when trading is offered, and only for another colour",
    "R9": "what was just collected can be traded",
    "R10": "the base row grows to both sides of the first landscape",
    "R11": "gaps above the base row are allowed",
    "R12": "the apex is for the god and no site",
    "R13": "an Irrigation in the base row is marked",
    "R14": "effects decided when laid are never looked at again",
    "R15": "what surrounds a Forest",
    "R16": "which worshippers a Volcano removes, and where they go",
    "R17": "a Volcano removes all or none",
    "R18": "a Village's gift is no cost",
    "R19": "markers never run out",
    "R20": "how benefit tokens work",
    "R21": "what a wilderness is and isn't",
    "R22": "each shrine icon is one Shrine",
    "R23": "temples go from the best down, only to seats with a Shrine",
    "R24": "the highest mystic value face up decides ties",
    "R25": "among the most or fewest of all seats, also when nobody has any",
    "R26": "what the God of Balance wants",
    "R27": "six for the God of Death now or never",
    "R28": "all five of Love come before the limit",
    "R29": "worshippers never run out",
    "R30": "a Conversion is mandatory",
    "R31": "only the vacated slot is filled, without worshippers",
    "R32": "the stacks run out with the last landscape of the game",
    "R33": "the god is taken in any one turn, at the latest in the fifteenth",
    "R34": "how equal points are placed",
    "R35": "points may fall below nought",
    "R36": "Idleness: wildernesses cost nothing but count",
    "R37": "a turned-over landscape creates its printed colour",
    "R38": "nothing is wiped from the display",
}

INVARIANTS = {
    "h1": "each landscape of the game is somewhere, once",
    "h2": "a full display and the right number in the stacks before each turn; levels never fall",
    "h3": "after k rounds each seat has k tiles; gods differ, one is left",
    "h4": "at most ten worshippers between turns, never fewer than none",
    "h5": "worshippers appear and vanish only by the rules that say so",
    "h6": "worlds keep the rules of laying",
    "h7": "markers lie only where they may",
    "h8": "an Irrigation is marked exactly when nothing below has its colour",
    "h9": "benefits are those of one's face-up Farms, none twice",
    "h10": "options never run dry; nine or no landscapes, no or at least two gods",
    "h11": "a wilderness has every site the face-up landscape has",
    "h12": "a game ends, after a bounded number of decisions",
    "h13": "the highest temples, one for each seat with a Shrine",
    "h14": "points add up and are at least -14",
    "h15": "same seed, same answers, same game; views don't tell the stacks' order",
    "h16": "paying never goes below nought and is never offered where the wilderness is forced",
}

LAYOUTS: tuple[dict[str, Any], ...] = ({},)
"""The variants to play in turns: none changes what can happen."""
