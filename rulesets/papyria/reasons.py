"""Why something can't be chosen in Papyria."""

from enum import StrEnum


class Why(StrEnum):
    """Each reason, with the facts that come with it."""

    TOO_LITTLE_LAPIS = "too-little-lapis"
    """Lapis `needed` and `owned`."""
    TOO_FEW_PAPYRI = "too-few-papyri"
    """Papyri `needed` and `owned`."""
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    """`seat`, whose turn it is."""
    MOVED_ALREADY = "moved-already"
    OWN_PIECE_THERE = "own-piece-there"
    SLOT_TAKEN = "slot-taken"
    ALL_ENTERED = "all-entered"
    OUT_OF_REACH = "out-of-reach"
    MOVE_FIRST = "move-first"
    OTHER_SECTOR = "other-sector"
    ONLY_SHIPS = "only-ships"
    SPACE_DONE = "space-done"
    PRIEST_THERE = "priest-there"
    NOTHING_FOR_IT_NOW = "nothing-for-it-now"
    BESIDE_PRIEST_ONLY = "beside-priest-only"
    NO_LANDSCAPE_NOW = "no-landscape-now"
    BORDER_NOT_CROSSED = "border-not-crossed"
    """`stand`: the border."""
    RIGHT_GONE = "right-gone"
    """`stand`: the border."""
