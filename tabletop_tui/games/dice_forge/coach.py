"""What the coach tells in a first game of Dice Forge, in this order; its texts: `dice_forge_coach.ftl`."""

from tabletop_tui.coach import Note, asks, blocks, from_round, near_end, offers

NOTES = (
    Note("roll", asks("roll"), "heroes"),
    Note("action", asks("action"), "sanctuary"),
    Note("slot", asks("forge_slot"), "bench"),
    Note("more", asks("forge_more"), "sanctuary"),
    Note("shards", asks("action", when=blocks("feat-too-dear")), "islands"),
    Note("feat", asks("action", when=offers("feat")), "islands"),
    Note("choose", asks("face_choose"), "heroes"),
    Note("hammer", asks("hammer_allocate"), "heroes"),
    Note("extra", asks("extra_action"), "sanctuary"),
    Note("reinforce", asks("reinforcement"), "heroes"),
    Note("ousted", asks("action", when=from_round(3)), "islands"),
    Note("face-dear", asks("action", when=blocks("face-too-dear")), "sanctuary"),
    Note("satyrs", asks("satyrs_pick"), "heroes"),
    Note("sold-out", asks("action", when=blocks("stack-empty", "face-out-of-stock")), "sanctuary"),
    Note("halfway", asks("action", when=lambda view, _decision: 2 * view.round > view.rounds), "islands"),
    Note("last", asks("action", when=near_end()), "islands"),
)
