"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def start(words: Puts) -> str:
    """Keep two of the four. Lapis and papyri are spent once; a symbol counts in every scoring of its kind, best where your realm has a value."""
    return words.put("papyria_coach-start", {})


def priest(words: Puts) -> str:
    """Put your priest on a landscape: new ones are laid beside him. Leave him empty sides to build on."""
    return words.put("papyria_coach-priest", {})


def enter(words: Puts) -> str:
    """In your first four turns pieces enter for nothing. A wanderer does both actions of its sector; a ship does one and takes the symbol."""
    return words.put("papyria_coach-enter", {})


def main(words: Puts) -> str:
    """Choose which action comes first. Collect before you score: symbols and landscapes from the first action already count in the second."""
    return words.put("papyria_coach-main", {})


def landscape(words: Puts) -> str:
    """Lay it beside your priest; nothing has to match, r turns it. Join mountains, forests and river: the largest group of each counts."""
    return words.put("papyria_coach-landscape", {})


def landscape_plain(words: Puts) -> str:
    """Lay it beside your priest; nothing has to match, and it may be turned. Join mountains, forests and river: the largest group of each counts."""
    return words.put("papyria_coach-landscape-plain", {})


def multiply(words: Puts) -> str:
    """A scoring brings value times symbols, so nothing without a symbol. Raise both, and in two or three kinds rather than in all seven."""
    return words.put("papyria_coach-multiply", {})


def knowledge(words: Puts) -> str:
    """No scoring brings more points than you have knowledge. Buy some at border A, before it limits a big scoring."""
    return words.put("papyria_coach-knowledge", {})


def move(words: Puts) -> str:
    """From now on your pieces go clockwise: two steps are free, each further one costs 1 lapis. Occupied slots are skipped and don't count as steps."""
    return words.put("papyria_coach-move", {})


def poor(words: Puts) -> str:
    """You lack the lapis for some sectors. A production brings 1 for each mine and lapis invention: go there before you run out."""
    return words.put("papyria_coach-poor", {})


def arrival(words: Puts) -> str:
    """You crossed a border; what it offers is gone once the main actions begin. Buy it with papyri that your actions here don't need."""
    return words.put("papyria_coach-arrival", {})


def trade(words: Puts) -> str:
    """You meet another player's piece, and a papyrus is what you lack. Trade a lapis for it now: your actions here don't need it."""
    return words.put("papyria_coach-trade", {})


def saving(words: Puts) -> str:
    """You needn't take what the way offers. Keep the lapis and papyri that your actions here or your next move will cost, and go on."""
    return words.put("papyria_coach-saving", {})


def mine(words: Puts) -> str:
    """A mine costs nothing, makes its mountain count twice, and produces lapis. There is hardly a reason not to build it."""
    return words.put("papyria_coach-mine", {})


def temple(words: Puts) -> str:
    """A temple covers a sanctuary for good, and each one costs a lapis more than the last. Three of them bring a key: one more scoring at the end."""
    return words.put("papyria_coach-temple", {})


def city(words: Puts) -> str:
    """A city covers a forest for good, and each costs a lapis more than the last. Landscapes between cities count, so build them far apart."""
    return words.put("papyria_coach-city", {})


def scoring(words: Puts) -> str:
    """Choose the kind that is scored. Take the kind that brings the most points: value times symbols, but no more than your knowledge."""
    return words.put("papyria_coach-scoring", {})


def end_tile(words: Puts) -> str:
    """An end tile sells points, and knowledge doesn't limit them. Lapis and papyri bring no points at the end, so buy whenever you can spare them."""
    return words.put("papyria_coach-end-tile", {})


def priest_moves(words: Puts) -> str:
    """Another piece of yours is here too, so your priest may go to any of your landscapes. Put him where the next one should lie."""
    return words.put("papyria_coach-priest-moves", {})


def endgame(words: Puts) -> str:
    """Few end tiles are left, so the game may soon be over. Score your best kinds, and go where a majority can still be won."""
    return words.put("papyria_coach-endgame", {})
