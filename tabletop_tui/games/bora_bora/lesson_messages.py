"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts, Shown


def die_title(words: Puts) -> str:
    """Place a die, settle a region"""
    return words.put("bora_bora_lesson-die-title", {})


def die_intro(words: Puts) -> str:
    """A die must be lower than every die already on its card, and its number says how much you may do. Ben's 3 lies on the Land/Water card."""
    return words.put("bora_bora_lesson-die-intro", {})


def die_goal(words: Puts) -> str:
    """Put a hut in a new region."""
    return words.put("bora_bora_lesson-die-goal", {})


def die_hint(words: Puts) -> str:
    """Your 5 isn't lower than 3, but your 2 is. Place it on Land/Water and go to n2 or c1, whose paths need no more than 2."""
    return words.put("bora_bora_lesson-die-hint", {})


def die_done(words: Puts) -> str:
    """A hut on the map frees a space for a person, and its site gives you something at once. The next die on that card must be a 1: a low die closes a card."""
    return words.put("bora_bora_lesson-die-done", {})


def die_wrong_fished(words: Puts) -> str:
    """Fishing takes any die, but it brings only points: 2 this time. Your 2 could have gone where the 5 can't: onto the Land/Water card."""
    return words.put("bora_bora_lesson-die-wrong-fished", {})


def die_wrong_other(words: Puts) -> str:
    """You have no new hut. Only the Land/Water card takes you to another region, and only your 2 fits there."""
    return words.put("bora_bora_lesson-die-wrong-other", {})


def person_title(words: Puts) -> str:
    """People that go together"""
    return words.put("bora_bora_lesson-person-title", {})


def person_intro(words: Puts) -> str:
    """You can use people every round; men of one kind, or women of one kind, work together. Your task asks for 2 Trackers, and you have one."""
    return words.put("bora_bora_lesson-person-intro", {})


def person_goal(words: Puts) -> str:
    """Take a second Tracker with your 4."""
    return words.put("bora_bora_lesson-person-goal", {})


def person_hint(words: Puts) -> str:
    """A 4 reaches places 1 to 4, women or men. A Tracker stands on place 2 of the men; • marks people who help with a task of yours."""
    return words.put("bora_bora_lesson-person-hint", {})


def person_hint_plain(words: Puts) -> str:
    """A 4 reaches places 1 to 4, women or men. A Tracker stands on place 2 of the men; the option says which task he helps with."""
    return words.put("bora_bora_lesson-person-hint-plain", {})


def person_done(words: Puts) -> str:
    """The task is met: 6 points at the end of the round, and two Trackers together walk a path of up to 4. With a white god your 4 would have reached place 6."""
    return words.put("bora_bora_lesson-person-done", {})


def person_wrong_stranger(words: Puts) -> str:
    """A useful person, but no Tracker: your task still lacks one, and different people don't work together. Look for the name that you already have."""
    return words.put("bora_bora_lesson-person-wrong-stranger", {})


def person_wrong_other(words: Puts) -> str:
    """No one has come to you. People are on the card Woman/Man."""
    return words.put("bora_bora_lesson-person-wrong-other", {})


def helper_title(words: Puts) -> str:
    """The helper takes small steps"""
    return words.put("bora_bora_lesson-helper-title", {})


def helper_intro(words: Puts) -> str:
    """Each pip is a point to spend. For one point a person moves down, once in the game: a woman then gives as many shells as she shows (◗)."""
    return words.put("bora_bora_lesson-helper-intro", {})


def helper_intro_plain(words: Puts) -> str:
    """Each pip is a point to spend. For one point a person moves down, once in the game: a woman then gives as many shells as she shows."""
    return words.put("bora_bora_lesson-helper-intro-plain", {})


def helper_goal(words: Puts) -> str:
    """Get 4 shells with your 3."""
    return words.put("bora_bora_lesson-helper-goal", {})


def helper_hint(words: Puts) -> str:
    """Place the 3 on Helper. The Tracker collects 3 shells and the Storyteller 1, for a point each; the last point is yours to spend."""
    return words.put("bora_bora_lesson-helper-hint", {})


def helper_done(words: Puts) -> str:
    """Shells buy jewelry at the end of the round, up to 9 points apiece. A person moves down for only one point, so even a low die can do much here."""
    return words.put("bora_bora_lesson-helper-done", {})


def helper_wrong_spent(words: Puts) -> str:
    """That cost 2 of your 3 points, and the last one isn't enough for both women. Shells cost one point for each woman."""
    return words.put("bora_bora_lesson-helper-wrong-spent", {})


def helper_wrong_other(words: Puts) -> str:
    """You have fewer than 4 shells. Both women show some, and with the helper each collects hers for one point."""
    return words.put("bora_bora_lesson-helper-wrong-other", {})


def build_title(words: Puts) -> str:
    """Build without leaving gaps"""
    return words.put("bora_bora_lesson-build-title", {})


def build_intro(words: Puts) -> str:
    """A building tile covers two materials side by side. It brings 10 points in the first two rounds, less later. There are two ways to lay it here."""
    return words.put("bora_bora_lesson-build-intro", {})


def build_goal(words: Puts) -> str:
    """Build so that your other four tiles still fit."""
    return words.put("bora_bora_lesson-build-goal", {})


def build_hint(words: Puts) -> str:
    """Place the 2 on Build and cover ground 1 and 5. Otherwise 1 in the corner would be alone, as 2 is built on."""
    return words.put("bora_bora_lesson-build-hint", {})


def build_done(words: Puts) -> str:
    """10 points, and no space is lost: a ground that is full at the end brings 6 more, and so do all six building tiles."""
    return words.put("bora_bora_lesson-build-done", {})


def build_wrong_single(words: Puts) -> str:
    """10 points, but now ground 1 is alone: nothing beside it is free, so one of your tiles will never fit. "3/4" in the list warned of that."""
    return words.put("bora_bora_lesson-build-wrong-single", {})


def build_wrong_other(words: Puts) -> str:
    """You haven't built. Any number brings the same points, so your 2 is good enough for the card Build."""
    return words.put("bora_bora_lesson-build-wrong-other", {})


def build_wrong_single_plain(words: Puts) -> str:
    """10 points, but now ground 1 is alone: nothing beside it is free, so one of your tiles will never fit. "what" and the option's number warned of that."""
    return words.put("bora_bora_lesson-build-wrong-single-plain", {})


def gods_title(words: Puts) -> str:
    """A god breaks the rule"""
    return words.put("bora_bora_lesson-gods-title", {})


def gods_intro(words: Puts) -> str:
    """You could build, but a 2 lies on Build and you have a 4. For a card and an offering, a blue god lets you place a die that isn't lower."""
    return words.put("bora_bora_lesson-gods-intro", {})


def gods_goal(words: Puts) -> str:
    """Build in spite of the 2."""
    return words.put("bora_bora_lesson-gods-goal", {})


def gods_hint(words: Puts) -> str:
    """Place the 4 on Build: ❖ beside it is the price, a blue god. You have a blue card and an offering."""
    return words.put("bora_bora_lesson-gods-hint", {})


def gods_hint_plain(words: Puts) -> str:
    """Place the 4 on Build; the option names its price, a blue god. You have a blue card and an offering."""
    return words.put("bora_bora_lesson-gods-hint-plain", {})


def gods_done(words: Puts) -> str:
    """A card and an offering for 10 points. Keep one of each for such moments; a white god gives an action the value 6, and a god tile pays for any god."""
    return words.put("bora_bora_lesson-gods-done", {})


def gods_wrong_other(words: Puts) -> str:
    """You haven't built, and your materials have to wait. A blue god is made for a die like this."""
    return words.put("bora_bora_lesson-gods-wrong-other", {})


def fish_title(words: Puts) -> str:
    """An offering just in time"""
    return words.put("bora_bora_lesson-fish-title", {})


def fish_intro(words: Puts) -> str:
    """Right after a hut, a red god scores the region's fish at once, for a card and an offering. You have a red card, but no offering."""
    return words.put("bora_bora_lesson-fish-intro", {})


def fish_goal(words: Puts) -> str:
    """Score a fish with your red god."""
    return words.put("bora_bora_lesson-fish-goal", {})


def fish_hint(words: Puts) -> str:
    """What the region yields comes before the god, and a steppe yields an offering. Place the 5 on Land/Water; s2 has a fish of 4, c2 one of 2."""
    return words.put("bora_bora_lesson-fish-hint", {})


def fish_done(words: Puts) -> str:
    """The steppe has paid for the god. The fish stays there: at the end of the game it counts for the player who holds the site."""
    return words.put("bora_bora_lesson-fish-done", {})


def fish_wrong_dry(words: Puts) -> str:
    """That region yields no offering, so you couldn't pay for the god. Look for ✿ among the regions in reach."""
    return words.put("bora_bora_lesson-fish-wrong-dry", {})


def fish_wrong_dry_plain(words: Puts) -> str:
    """That region yields no offering, so you couldn't pay for the god. Look for a steppe among the regions in reach."""
    return words.put("bora_bora_lesson-fish-wrong-dry-plain", {})


def fish_wrong_other(words: Puts) -> str:
    """You scored no fish. Go to a steppe, and say yes to the red god."""
    return words.put("bora_bora_lesson-fish-wrong-other", {})


def temple_title(words: Puts) -> str:
    """Push in the temple"""
    return words.put("bora_bora_lesson-temple-title", {})


def temple_intro(words: Puts) -> str:
    """If a priest stands on your space, he moves down, and so do those below him as far as the first gap. Most priests win the god tile, in a tie the highest one. Ben has two."""
    return words.put("bora_bora_lesson-temple-intro", {})


def temple_goal(words: Puts) -> str:
    """Place a priest so that the god tile comes to you."""
    return words.put("bora_bora_lesson-temple-goal", {})


def temple_hint(words: Puts) -> str:
    """With two each, the highest priest decides. Place the 5 on Temple and take space 5: Ben's priest there moves down to 4."""
    return words.put("bora_bora_lesson-temple-hint", {})


def temple_done(words: Puts) -> str:
    """Two each, and yours is the highest: the god tile comes to you if it stays like that until the end of the round. And each priest brings points every round."""
    return words.put("bora_bora_lesson-temple-done", {})


def temple_wrong_low(words: Puts) -> str:
    """Two each, but Ben's is still the highest, on 5. The list says in advance who would get the god tile."""
    return words.put("bora_bora_lesson-temple-wrong-low", {})


def temple_wrong_other(words: Puts) -> str:
    """You still have one priest against Ben's two. With a 5 a priest may go to any space up to 5."""
    return words.put("bora_bora_lesson-temple-wrong-other", {})


def people_title(words: Puts) -> str:
    """The right order"""
    return words.put("bora_bora_lesson-people-title", {})


def people_intro(words: Puts) -> str:
    """After the dice, you use one kind of men and one kind of women. A Builder builds on two materials side by side, but only one lies there."""
    return words.put("bora_bora_lesson-people-intro", {})


def people_goal(words: Puts) -> str:
    """Build with your Builder."""
    return words.put("bora_bora_lesson-people-goal", {})


def people_hint(words: Puts) -> str:
    """First the Gatherer: take wood or sand and lay it beside the stone on ground 6, such as wood on 5. Then the Builder can work."""
    return words.put("bora_bora_lesson-people-hint", {})


def people_done(words: Puts) -> str:
    """10 points without a single die. Think of your people as a die that you have every round, and take some that help each other."""
    return words.put("bora_bora_lesson-people-done", {})


def people_wrong_points(words: Puts) -> str:
    """You used your men for points, and you use only one kind of men a round: the Builder has to wait."""
    return words.put("bora_bora_lesson-people-wrong-points", {})


def people_wrong_apart(words: Puts) -> str:
    """It lies apart from the stone on ground 6, so nothing can be built. "pairs" in the list counts the materials that lie beside another."""
    return words.put("bora_bora_lesson-people-wrong-apart", {})


def people_wrong_other(words: Puts) -> str:
    """Your turn ended without a building. First use the Gatherer and lay her material beside ground 6, then the Builder."""
    return words.put("bora_bora_lesson-people-wrong-other", {})


def plan_title(words: Puts) -> str:
    """Take the bracelet of round 2"""
    return words.put("bora_bora_lesson-plan-title", {})


def plan_intro(words: Puts) -> str:
    """One die is left. At the end of the round the player furthest on the status track buys first. The bracelet costs 3 shells: you have 1, Ben has 4, and he is ahead."""
    return words.put("bora_bora_lesson-plan-intro", {})


def plan_goal(words: Puts) -> str:
    """Buy the bracelet before Ben does."""
    return words.put("bora_bora_lesson-plan-goal", {})


def plan_hint(words: Puts) -> str:
    """Place the 2 on Helper: one point for the woman's 2 shells, one for the man's 2 status steps. Then buy."""
    return words.put("bora_bora_lesson-plan-hint", {})


def plan_done(words: Puts) -> str:
    """Shells, status and one low die together: that is a plan. Look at the end of the round first, and choose your dice by it."""
    return words.put("bora_bora_lesson-plan-done", {})


def plan_wrong_late(words: Puts) -> str:
    """You had the shells, but Ben was further on the status track and buys first. The man's tattoo would have taken you past him."""
    return words.put("bora_bora_lesson-plan-wrong-late", {})


def plan_wrong_poor(words: Puts) -> str:
    """When it was your turn to buy, you had too few shells. With the helper, the woman gives 2 for one point."""
    return words.put("bora_bora_lesson-plan-wrong-poor", {})


def plan_wrong_declined(words: Puts) -> str:
    """You had the shells and the first choice, but didn't buy. Shells left over at the end of the game bring nothing."""
    return words.put("bora_bora_lesson-plan-wrong-declined", {})


def plan_wrong_other(words: Puts) -> str:
    """The bracelet isn't yours. It takes 3 shells, and you have to be further on the status track than Ben: the helper brings both."""
    return words.put("bora_bora_lesson-plan-wrong-other", {})


def round_title(words: Puts) -> str:
    """A whole round"""
    return words.put("bora_bora_lesson-round-title", {})


def round_intro(words: Puts) -> str:
    """A round: you and Ben place three dice each in turn, then both use their people; then status, temple, jewelry and one task are settled. Your first task asks for 2 Trackers."""
    return words.put("bora_bora_lesson-round-intro", {})


def round_goal(words: Puts) -> str:
    """Play the round to its end, and score a task."""
    return words.put("bora_bora_lesson-round-goal", {})


def round_hint(words: Puts) -> str:
    """Place the 4 on Woman/Man: the second Tracker stands on place 2. The other dice are up to you; a priest in the temple pays every round. Then use your people."""
    return words.put("bora_bora_lesson-round-hint", {})


def round_done(words: Puts, *, points: Shown) -> str:
    """Dice, people, then status, temple, jewelry and a task: six such rounds make a game. This one brought you { $points } points. Look at the tasks first, and choose your dice by them."""
    return words.put("bora_bora_lesson-round-done", {"points": points})


def round_wrong_other(words: Puts) -> str:
    """The round is over, and you had to discard a task for nothing. One of the three should be met by then: with a second Tracker the first one is."""
    return words.put("bora_bora_lesson-round-wrong-other", {})
