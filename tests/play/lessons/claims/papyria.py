"""What Papyria's lesson claims at the end of each step."""

from itertools import pairwise

from rulesets.papyria.components import KINDS
from tabletop_tui.play.lesson import Attempt, Condition
from tests.play.lessons.claims import Claims, claim, facts_of, never, once, own, own_before, rule

FOREST, RIVER, TEMPLE = (KINDS.index(kind) for kind in ("forest", "river", "temple"))
BORDER_A, BORDER_B = (6, 7), (12, 1)


def value(kind: int, count: int) -> Condition:
    """A kind is worth just this now."""
    return lambda attempt: own(attempt).values[kind] == count


def scored(attempt: Attempt) -> int:
    """The points scored, not counting the final scoring."""
    return int(own(attempt).points - own_before(attempt).points)


def last(attempt: Attempt) -> tuple[int, int, int]:
    """Value, symbols and points of the last scoring."""
    found = facts_of(attempt, "scored")[-1]
    return found["value"], found["multiplier"], found["points"]


def is_last(*names: str) -> Condition:
    """The facts of the verdict are those of the last scoring, as the position has them."""

    def holds(attempt: Attempt) -> bool:
        kind = KINDS.index(facts_of(attempt, "scored")[-1]["scoring"])
        worth, symbols, gained = last(attempt)
        known = worth <= own(attempt).values[kind] and symbols <= own(attempt).multipliers[kind]
        return bool(known and gained == min(worth * symbols, facts_of(attempt, "scored")[-1]["knowledge"]))

    return holds


def symbols(attempt: Attempt, kind: int) -> int:
    """The learner's symbols of a kind."""
    return int(own(attempt).multipliers[kind])


def end(attempt: Attempt) -> str:
    """The position a piece has come to."""
    found = facts_of(attempt, "moved") or facts_of(attempt, "entered")
    return str(found[-1].get("end", found[-1].get("position")))


def crosses(attempt: Attempt, border: tuple[int, int]) -> bool:
    """The last move went over a border, by where it began and ended on the ring of twelve."""
    move = facts_of(attempt, "moved")[-1]
    walked = [move["start"]]
    while walked[-1] != move["end"]:
        walked.append(walked[-1] % 12 + 1)
    return any(pair == border for pair in pairwise(walked))


def paid(attempt: Attempt) -> bool:
    """The last move cost lapis."""
    move = facts_of(attempt, "moved")[-1]
    return bool(move["cost"]) or move["pushed"] is not None


def offers_forest(attempt: Attempt) -> bool:
    """A forest scoring lay in the sector reached."""
    return any(
        (space := attempt.before.spaces[f"{end(attempt)}:{place}"]).top and "FO" in space.top
        for place in ("1", "2")
    )


def meets_ship(attempt: Attempt) -> bool:
    """Ben's ship stands on the position reached by a wanderer."""
    move = facts_of(attempt, "moved")[-1]
    return bool(move["ring"] == "w") and attempt.before.rings["s"][move["end"] - 1] == 1


def temples(attempt: Attempt) -> int:
    """The learner's temples."""
    return sum(laid.temple for laid in own(attempt).realm.values())


def within(position: int, steps: int) -> Condition:
    """A piece of the learner's reached a position within so many steps, occupied slots not counted."""

    def holds(attempt: Attempt) -> bool:
        for slots in attempt.before.rings.values():
            for start in (place + 1 for place, seat in enumerate(slots) if seat == attempt.seat):
                at, walked = start, 0
                while walked < steps:
                    at = at % 12 + 1
                    walked += slots[at - 1] is None
                    if at == position and slots[at - 1] is None:
                        return True
        return False

    return holds


def sector_named(position: int, word: str) -> Condition:
    """The reference board has this sector there."""
    from tabletop_tui.text.words import Words

    return lambda attempt: word in Words("en")(f"papyria-sector-{attempt.view.sectors[position - 1]}")


CLAIMS: Claims = {
    "ring/done": (
        claim(lambda a: once(a, "produced", good="lapis") and facts_of(a, "produced")[-1]["count"] >= 1),
        claim(lambda a: own(a).lapis_production >= 1),
    ),
    "ring/wrong-other": (
        claim(lambda a: a.turns == 1 and not once(a, "produced", good="lapis")),
        claim(within(11, 2), "III-c", "d", "c", "I"),
        claim(within(8, 2)),
        claim(sector_named(11, "Nineveh"), "i", "I-c", "III-d"),
        claim(sector_named(8, "Lagash")),
    ),
    "lay/done": (
        claim(value(FOREST, 6)),
        claim(lambda a: own(a).priest != own_before(a).priest and own(a).priest in own(a).realm),
    ),
    "lay/wrong-gone": (claim(lambda a: once(a, "gave_up") and never("placed_landscape")(a)),),
    "lay/wrong-apart": (claim(lambda a: 2 <= own(a).values[FOREST] < 6), rule("forest")),
    "turn/done": (claim(value(RIVER, 4), "river"), rule("9")),
    "turn/wrong-gone": (
        claim(lambda a: once(a, "gave_up") and own(a).values[RIVER] == own_before(a).values[RIVER], "river"),
    ),
    "turn/wrong-side": (
        claim(lambda a: own(a).values[RIVER] == own_before(a).values[RIVER] == 3, "river"),
        claim(lambda a: facts_of(a, "placed_landscape")[-1]["cell"] != "2,0"),
    ),
    "turn/wrong-dry": (
        claim(lambda a: own(a).values[RIVER] == own_before(a).values[RIVER] == 3, "river"),
        claim(lambda a: facts_of(a, "placed_landscape")[-1]["cell"] == "2,0"),
    ),
    "order/done": (claim(lambda a: last(a) == (6, 1, 6) and once(a, "placed_landscape")),),
    "order/wrong-early": (
        claim(lambda a: never("placed_landscape")(a) and a.keys[0] == "space:2", "forest"),
        claim(is_last("value")),
    ),
    "order/wrong-gone": (
        claim(lambda a: once(a, "gave_up")),
        claim(lambda a: own(a).values[FOREST] == own_before(a).values[FOREST], "forest"),
    ),
    "order/wrong-small": (
        claim(lambda a: once(a, "placed_landscape") and last(a)[0] < 6, "forest"),
        claim(is_last("value")),
    ),
    "ship/done": (
        claim(lambda a: last(a) == (2, 2, 4) and once(a, "took_multiplier"), "forest"),
        claim(lambda a: last(a)[2] == 2 * last(a)[0]),
    ),
    "ship/wrong-elsewhere": (
        claim(
            lambda a: not offers_forest(a) or (a.before.spaces[f"{end(a)}:river"].top or "")[:4] != "X-FO",
            "forest",
        ),
    ),
    "ship/wrong-early": (
        claim(lambda a: last(a)[1] == 1 == own_before(a).multipliers[FOREST]),
        claim(is_last()),
    ),
    "ship/wrong-other": (claim(lambda a: end(a) == "7" and scored(a) == 0, "forest"),),
    "walk/done": (
        claim(lambda a: once(a, "built", good="temple") and not paid(a)),
        claim(lambda a: own_before(a).lapis == 1),
    ),
    "walk/wrong-poor": (
        claim(lambda a: paid(a) and own(a).lapis == 0 and own_before(a).lapis == 1),
        claim(lambda a: once(a, "gave_up", good="temple") and temples(a) == 0, "temple"),
    ),
    "walk/wrong-declined": (
        claim(lambda a: own(a).lapis >= 1 and once(a, "gave_up", good="temple"), "temple"),
        claim(lambda a: not paid(a)),
        rule("sanctuary"),
    ),
    "walk/wrong-traded": (
        claim(lambda a: "trade" in a.keys and own(a).lapis == 0 and not paid(a)),
        claim(lambda a: temples(a) == 0, "temple"),
    ),
    "walk/wrong-other": (
        claim(lambda a: temples(a) == 0 and a.turns == 1, "temple"),
        claim(
            lambda a: (
                len(
                    {
                        place.partition(":")[0]
                        for place, space in a.before.spaces.items()
                        if space.good == "temple"
                    }
                )
                == 3
            )
        ),
    ),
    "know/done": (
        claim(lambda a: own(a).knowledge >= 18 and once(a, "bought_knowledge")),
        claim(lambda a: last(a)[2] == 18),
    ),
    "know/wrong-where": (
        claim(lambda a: not offers_forest(a) or not crosses(a, BORDER_A), "forest", "18"),
        claim(lambda a: own(a).knowledge == 9, "9"),
    ),
    "know/wrong-short": (
        claim(lambda a: last(a)[2] == facts_of(a, "scored")[-1]["knowledge"] < last(a)[0] * last(a)[1]),
        claim(lambda a: own_before(a).papyri == 3, "3", "9"),
    ),
    "trade/done": (
        claim(lambda a: once(a, "traded") and once(a, "paid_extra_scoring")),
        claim(lambda a: own_before(a).papyri == 1),
        rule("2"),
    ),
    "trade/wrong-away": (claim(lambda a: not crosses(a, BORDER_B) or not meets_ship(a)),),
    "trade/wrong-kind": (
        claim(lambda a: scored(a) == last(a)[2] < 6),
        claim(lambda a: sum(count > 0 for count in own(a).multipliers) == 1),
        claim(is_last("points")),
    ),
    "trade/wrong-lapsed": (claim(lambda a: "continue" in a.keys and never("paid_extra_scoring")(a)),),
    "key/done": (
        claim(lambda a: own(a).multipliers[TEMPLE] == 2 * own_before(a).multipliers[TEMPLE] == 4),
        claim(lambda a: once(a, "took_key") and last(a)[2] == 16, "temple"),
        claim(lambda a: any(each.id == "key_temple" and each.points for each in own(a).standing.lines)),
    ),
    "key/wrong-gone": (
        claim(lambda a: temples(a) == 2 and not own(a).keys, "temple"),
        claim(lambda a: own_before(a).lapis == 3, "3"),
        claim(lambda a: once(a, "gave_up", good="temple")),
    ),
    "key/wrong-early": (
        claim(lambda a: not own(a).keys and facts_of(a, "scored")[-1]["scoring"] == "temple"),
        claim(is_last()),
    ),
    "key/wrong-other": (
        claim(lambda a: scored(a) < 16, "16"),
        claim(
            lambda a: (
                {a.before.spaces["4:1"].top, a.before.spaces["4:2"].good} == {"W-TE-1", "temple"}
                and sector_named(4, "Babylon")(a)
            ),
            "temple",
            "babylon",
            "II-b",
        ),
    ),
    "plan/done": (
        claim(lambda a: last(a)[2] >= 18 or scored(a) >= 18),
        claim(lambda a: once(a, "took_multiplier")),
    ),
    "plan/wrong-soon": (
        claim(is_last("value", "symbols", "points")),
        claim(lambda a: scored(a) < 18),
    ),
    "plan/wrong-late": (
        claim(lambda a: a.turns == 2 and scored(a) < 18, "18"),
        claim(lambda a: own_before(a).values[FOREST] == 6),
        rule("forest", "uruk", "III-b"),
    ),
}
