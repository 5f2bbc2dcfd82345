"""What the specification of Papyria numbers: scenarios, worked examples, rulings and invariants.

Restated in a line each. `tests/conformance/test_traceability.py` proves that each is covered.
Worked examples 8.1 to 8.3 are E1 to E3 here, invariants 1 to 15 are h1 to h15.
"""

from typing import Any

DECISIONS_PER_SEAT = 60 * 12 + 12
"""A game has fewer decisions than this times its seats: 60 rounds of at most 12 each (h12)."""

DECISION_KINDS = (
    "keep_start_tile",
    "start_priest",
    "move_piece",
    "arrival",
    "main_action",
    "place_landscape",
    "build_temple",
    "build_city",
    "build_mine",
    "choose_scoring",
    "end_tile",
    "end_turn",
)
"""Every kind of decision the specification knows; random play has to reach each."""

SECTIONS = {
    "2": "what lies in the box",
    "3": "the board",
    "4": "set-up",
    "5.1": "every decision, its keys and targets, what is done without asking, what is blocked",
    "5.2": "entering",
    "5.3": "moving",
    "5.4": "arrival",
    "5.5": "main actions",
    "5.6": "keys",
    "6": "the actions",
    "7": "values",
    "8": "the end and final scoring",
    "10": "what is hidden",
    "11": "invariants",
    "13.1": "what a player sees at a glance",
}
"""The parts of the specification that rules and tests name where they stand for them."""

ONLY_LUCK_IS_HIDDEN = False
FACE_DOWN = False
"""Stacks lie face down."""

LAYOUTS: tuple[dict[str, Any], ...] = ({}, {"board": "reference"}, {"first": "seat:1"})
"""The variants to play in turns: boards drawn or as in the specification, a first seat drawn or fixed."""

SCENARIOS = {
    "S1": "set-up for four players",
    "S2": "set-up for two and three players",
    "S3": "turned and shuffled parts of the board",
    "S4": "values of the realm everybody begins with",
    "S5": "what starting tiles bring",
    "S6": "24 ways to enter first, 23 after a wanderer stands",
    "S7": "with only a ship off the board, only that may enter",
    "S8": "20 moves with two lapis",
    "S9": "eight moves without lapis",
    "S10": "a piece is pushed one slot on",
    "S11": "a pushed piece skips taken slots; then trade",
    "S12": "one's own piece beside: the priest moves before the actions",
    "S13": "knowledge at border A, by papyri",
    "S14": "knowledge at A bought with a traded papyrus",
    "S15": "an extra scoring at border B",
    "S16": "a mine before or after the lapis production",
    "S17": "a ship: river and one outer space",
    "S18": "cells and rotations for a landscape",
    "S19": "a priest without room gives the landscape up",
    "S20": "the priest moves onto the new landscape, values grow",
    "S21": "knowledge caps a scoring",
    "S22": "no symbols, no points",
    "S23": "the tile with the question mark",
    "S24": "a second temple for two lapis",
    "S25": "too poor for a temple: it is gone all the same",
    "S26": "two cities on one landscape",
    "S27": "a mine counts two and produces",
    "S28": "what mines and inventions produce",
    "S29": "a space is emptied: an end tile, not to be used at once",
    "S30": "paying for an end tile; the next comes",
    "S31": "knowledge of an end tile without paying",
    "S32": "no end tile left: the last round",
    "S33": "laying the last end tile doesn't end anything",
    "S34": "keys of the first and the second with three temples",
    "S35": "a key helps in the second action of the same turn",
    "S36": "a river with an arm that isn't linked",
    "S37": "forests and cities in them",
    "S38": "mountains, lapis inventions and mines",
    "S39": "lonely sanctuaries and temples on them",
    "S40": "cities and what lies between",
    "S41": "inventions",
    "S42": "grey markers on the tracks",
    "S43": "majorities that nobody or two have",
    "S44": "equal points: knowledge decides",
    "S45": "the worked examples",
    "S46": "giving a landscape up: nothing turned up before",
    "S47": "the question mark at border B, and an empty display",
    "S48": "an end tile on a river space",
    "S49": "the priest at the end of the turn",
    "S50": "the sixtieth round is the last",
    "S51": "three cities on one landscape, and the key",
    "S52": "mines beat more landscapes",
}

EXAMPLES = {
    "E1": "two players with complete realms, 170 to 169",
    "E2": "three players with ties, 158, 208 and 140",
    "E3": "single scorings in the game",
}

RULINGS = {
    "R1": "what isn't in the rule text is reconstructed, and labelled so",
    "R2": "two to four players",
    "R3": "three parts of four sectors, shuffled and turned",
    "R4": "stand A in the east, B in the west",
    "R5": "heights of stacks by number of players",
    "R6": "twelve of the twenty end tiles, however many players",
    "R7": "as many key tiles of a kind as players, the most keys on top",
    "R8": "a key tile adds its keys less one",
    "R9": "starting goods; more lapis for later seats",
    "R10": "the starting realm is a cross, the priest starts beside the settlement",
    "R11": "one piece enters in each of the first four turns",
    "R12": "two rings that have nothing to do with each other",
    "R13": "an occupied target counts as a step, jumped slots don't",
    "R14": "no second lap",
    "R15": "a pushed piece goes to the next empty slot, and nothing else happens",
    "R16": "one's own pieces can't be pushed",
    "R17": "A and B before the main actions, in any order with trade",
    "R18": "one purchase, one extra scoring in a turn",
    "R19": "a tile at B gives its knowledge first; three lie there",
    "R20": "occupation and trade in one turn; trade before the main actions",
    "R21": "when the priest may be moved",
    "R22": "main actions in any order",
    "R23": "both main actions, given up or not",
    "R24": "what may be declined",
    "R25": "landscapes needn't match, the realm has no limits",
    "R26": "a priest without room can only decline",
    "R27": "several cities on one landscape, several buildings too",
    "R28": "prices rise with what one has built",
    "R29": "a mountain under a mine counts twice",
    "R30": "mine and lapis invention on one landscape count two",
    "R31": "rivers link where both sides have an exit",
    "R32": "the forest with the most symbols",
    "R33": "a covered sanctuary doesn't count anywhere",
    "R34": "the fewest landscapes between, and the number of buildings",
    "R35": "the settlement is a landscape and an invention",
    "R36": "multipliers are symbols on tiles, not the base's labels",
    "R37": "knowledge caps each scoring by itself",
    "R38": "an end tile: knowledge each time, paying optional and once",
    "R39": "an end tile that appears can't be used in the same turn",
    "R40": "emptied spaces stay empty after the trigger",
    "R41": "no end tiles beside the board",
    "R42": "the display at B shrinks when its stack is empty",
    "R43": "keys come unasked and stay",
    "R44": "majorities need one at least, ties score all",
    "R45": "ties: knowledge, then goods, then shared",
    "R46": "tracks of fifty with grey markers",
    "R47": "the game ends after sixty rounds at the latest",
    "R48": "five sanctuaries side by side for the key, lonely ones for scoring",
    "R49": "the river value decides majority c and the key",
    "R50": "two outer actions, or one and the river",
    "R51": "who gets the lapis",
    "R52": "what can't be built is gone all the same",
    "R53": "walls between sectors mean nothing",
    "R54": "the mountains with the best total",
    "R55": "the next tile is turned up after the action",
}

INVARIANTS = {
    "h1": "goods never below nought; knowledge and points never fall",
    "h2": "two wanderers and two ships each, one on a slot; all on the board after four turns",
    "h3": "no good is lost",
    "h4": "key tiles: as many as players, one of a kind for a seat, bonus is keys less one",
    "h5": "twelve end tiles; never on goods or productions",
    "h6": "realms are connected, no landscape is in two places",
    "h7": "buildings stand on their symbols",
    "h8": "the priest stands in its realm",
    "h9": "a turn moves one piece and carries out its two spaces, each losing one good",
    "h10": "a scoring brings at most the knowledge",
    "h11": "a move is paid from what was there before; who is pushed gets a lapis",
    "h12": "all have taken as many turns; at most sixty rounds, twelve decisions a turn",
    "h13": "symbols are those of the tiles",
    "h14": "bounds of the values",
    "h15": "same seed and answers, same game; options never run dry",
}
