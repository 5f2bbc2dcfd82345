"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def forge_title(words: Puts) -> str:
    """A better die"""
    return words.put("dice_forge_lesson-forge-title", {})


def forge_intro(words: Puts) -> str:
    """On every turn all players roll both dice and get what they show. With gold you forge better faces onto your own dice."""
    return words.put("dice_forge_lesson-forge-intro", {})


def forge_goal(words: Puts) -> str:
    """Forge a face of at least 4 gold over a 1 gold."""
    return words.put("dice_forge_lesson-forge-goal", {})


def forge_hint(words: Puts) -> str:
    """Let everyone roll, buy 6 gold, and put it on the light die over a 1 gold. From now on that die brings nearly 1 gold more a roll."""
    return words.put("dice_forge_lesson-forge-hint", {})


def forge_done(words: Puts) -> str:
    """On average that face comes up on every sixth roll of the die, and you roll on the others' turns too: 30 times in 10 rounds with three players. So forge early."""
    return words.put("dice_forge_lesson-forge-done", {})


def forge_wrong_rare(words: Puts) -> str:
    """You took off a face that isn't a 1 gold: shards and glory are rarer. Replace a 1 gold; you have plenty of them."""
    return words.put("dice_forge_lesson-forge-wrong-rare", {})


def forge_wrong_other(words: Puts) -> str:
    """Your turn is over, and you haven't forged a face with 4 gold or more. Look at the prices in the sanctuary: you could have paid for one."""
    return words.put("dice_forge_lesson-forge-wrong-other", {})


def two_title(words: Puts) -> str:
    """Two faces in one turn"""
    return words.put("dice_forge_lesson-two-title", {})


def two_intro(words: Puts) -> str:
    """One action may forge several faces, all different. Cards cost shards, so you need faces that give some."""
    return words.put("dice_forge_lesson-two-intro", {})


def two_goal(words: Puts) -> str:
    """Forge a moon shard and a sun shard on this turn, each over a 1 gold."""
    return words.put("dice_forge_lesson-two-goal", {})


def two_hint(words: Puts) -> str:
    """Buy 1 moon shard for 2 gold, then 1 sun shard for 3. Leave the glory (green) and the 3 gold where they are."""
    return words.put("dice_forge_lesson-two-hint", {})


def two_hint_plain(words: Puts) -> str:
    """Buy 1 moon shard for 2 gold, then 1 sun shard for 3. Leave the 2 glory and the 3 gold where they are."""
    return words.put("dice_forge_lesson-two-hint-plain", {})


def two_done(words: Puts) -> str:
    """Two faces for 5 gold, and now you roll shards of both kinds. Gold you keep isn't lost as long as your store has room; a new face works from the next roll on."""
    return words.put("dice_forge_lesson-two-done", {})


def two_wrong_covered(words: Puts) -> str:
    """You took off a face that isn't a 1 gold. Look at the change per roll: it says what you win and what you give up."""
    return words.put("dice_forge_lesson-two-wrong-covered", {})


def two_wrong_covered_plain(words: Puts) -> str:
    """You took off a face that isn't a 1 gold. The list names the face that makes way: give up a 1 gold each time."""
    return words.put("dice_forge_lesson-two-wrong-covered-plain", {})


def two_wrong_other(words: Puts) -> str:
    """Your turn ended without both of them. 2 gold for the moon shard and 3 for the sun shard are 5 of the 6 you had: a more expensive face uses up what the second one costs."""
    return words.put("dice_forge_lesson-two-wrong-other", {})


def card_title(words: Puts) -> str:
    """A card for every turn"""
    return words.put("dice_forge_lesson-card-title", {})


def card_intro(words: Puts) -> str:
    """A feat buys a card with shards. Cards with ↻ work at the start of each of your turns, the others don't."""
    return words.put("dice_forge_lesson-card-intro", {})


def card_intro_plain(words: Puts) -> str:
    """A feat buys a card with shards. Reinforcements work at the start of each of your turns, the other cards don't."""
    return words.put("dice_forge_lesson-card-intro-plain", {})


def card_goal(words: Puts) -> str:
    """Take a card that gives you something on each turn and costs nothing to use."""
    return words.put("dice_forge_lesson-card-goal", {})


def card_hint(words: Puts) -> str:
    """The Owl costs 2 sun shards: 4 glory at the end, and a gold or a shard of your choice on each turn of yours."""
    return words.put("dice_forge_lesson-card-hint", {})


def card_done(words: Puts) -> str:
    """The Owl will give you a gold or a shard of your choice on each of your turns: the earlier you take it, the more it pays."""
    return words.put("dice_forge_lesson-card-done", {})


def card_wrong_elder(words: Puts) -> str:
    """The Elder works on each of your turns, but takes 3 gold every time, and you have 1. It is a fine card for those who roll a lot of gold."""
    return words.put("dice_forge_lesson-card-wrong-elder", {})


def card_wrong_once(words: Puts) -> str:
    """That card doesn't work at the start of your turns. Look for ↻ on one that you can pay for."""
    return words.put("dice_forge_lesson-card-wrong-once", {})


def card_wrong_other(words: Puts) -> str:
    """Your turn is over without a card. You had 2 sun shards: look at what they buy on the islands."""
    return words.put("dice_forge_lesson-card-wrong-other", {})


def card_wrong_once_plain(words: Puts) -> str:
    """That card doesn't work at the start of your turns. Look for a reinforcement that you can pay for."""
    return words.put("dice_forge_lesson-card-wrong-once-plain", {})


def portal_title(words: Puts) -> str:
    """Don't help a rival"""
    return words.put("dice_forge_lesson-portal-title", {})


def portal_intro(words: Puts) -> str:
    """A feat brings your hero to the portal of its island. A hero who stands there is sent home, and that player rolls both dice at once."""
    return words.put("dice_forge_lesson-portal-intro", {})


def portal_goal(words: Puts) -> str:
    """Take a card without giving anyone a roll."""
    return words.put("dice_forge_lesson-portal-goal", {})


def portal_hint(words: Puts) -> str:
    """The Spirits cost 1 sun shard and stand at a free portal. They also bring 3 gold and 3 moon shards at once."""
    return words.put("dice_forge_lesson-portal-hint", {})


def portal_done(words: Puts, *, moon: int) -> str:
    """Nobody got a roll: the list marks portals where a hero stands, too. { $moon ->
        [one] You have 1 moon shard now; 4 pay for the Ferryman.
       *[other] You have { $moon } moon shards now; 4 pay for the Ferryman.
    }
    """
    return words.put("dice_forge_lesson-portal-done", {"moon": moon})


def portal_wrong_ousts(words: Puts) -> str:
    """You sent a rival's hero home, and that player rolled both good dice for nothing. It stood at the portal of Hammer and Chest; another portal was free."""
    return words.put("dice_forge_lesson-portal-wrong-ousts", {})


def portal_wrong_other(words: Puts) -> str:
    """Your turn is over without a card, though you had shards for one."""
    return words.put("dice_forge_lesson-portal-wrong-other", {})


def owl_title(words: Puts) -> str:
    """One shard short"""
    return words.put("dice_forge_lesson-owl-title", {})


def owl_intro(words: Puts) -> str:
    """Before the action your cards with ↻ work. You have the Owl, 3 sun shards and 3 moon shards."""
    return words.put("dice_forge_lesson-owl-intro", {})


def owl_intro_plain(words: Puts) -> str:
    """Before the action your reinforcements work. You have the Owl, 3 sun shards and 3 moon shards."""
    return words.put("dice_forge_lesson-owl-intro-plain", {})


def owl_goal(words: Puts) -> str:
    """Take a card that is worth 14 glory."""
    return words.put("dice_forge_lesson-owl-goal", {})


def owl_hint(words: Puts) -> str:
    """Gorgon counts 14 glory and costs 4 sun shards: let the Owl give you the fourth."""
    return words.put("dice_forge_lesson-owl-hint", {})


def owl_done(words: Puts) -> str:
    """First think of what you want to take, then let the Owl bring what you lack. Cards that do nothing but count at the end are best taken late."""
    return words.put("dice_forge_lesson-owl-done", {})


def owl_wrong_moon(words: Puts) -> str:
    """What the Owl gave you doesn't pay for a card of 14 glory: the Ferryman counts 12. Look for 14 on the islands first."""
    return words.put("dice_forge_lesson-owl-wrong-moon", {})


def owl_wrong_unused(words: Puts) -> str:
    """You went on without the Owl, and 3 sun shards don't buy a card of 14 glory. Cards with ↻ only work before the action."""
    return words.put("dice_forge_lesson-owl-wrong-unused", {})


def owl_wrong_unused_plain(words: Puts) -> str:
    """You went on without the Owl, and 3 sun shards don't buy a card of 14 glory. Reinforcements only work before the action."""
    return words.put("dice_forge_lesson-owl-wrong-unused-plain", {})


def owl_wrong_other(words: Puts) -> str:
    """You had the fourth sun shard, but didn't take the card that it buys."""
    return words.put("dice_forge_lesson-owl-wrong-other", {})


def hammer_title(words: Puts) -> str:
    """Gold for the hammer"""
    return words.put("dice_forge_lesson-hammer-title", {})


def hammer_intro(words: Puts) -> str:
    """Gold you get may go on the hammer: step 15 brings 10 glory. Your store holds 12 gold; what goes beyond that is lost."""
    return words.put("dice_forge_lesson-hammer-intro", {})


def hammer_goal(words: Puts) -> str:
    """Reach the 10 glory, and forge a 12-gold face on the same turn."""
    return words.put("dice_forge_lesson-hammer-goal", {})


def hammer_hint(words: Puts) -> str:
    """The roll brings 6 gold. Put 3 on the hammer: that is step 15, and the other 3 give you the 12 gold for a face."""
    return words.put("dice_forge_lesson-hammer-hint", {})


def hammer_done(words: Puts) -> str:
    """The hammer took what would have been lost, and brought 10 glory. "Just enough" in the list answers such questions for the rest of the game."""
    return words.put("dice_forge_lesson-hammer-done", {})


def hammer_done_plain(words: Puts) -> str:
    """The hammer took what would have been lost, and brought 10 glory. Always give it what your store has no room for."""
    return words.put("dice_forge_lesson-hammer-done-plain", {})


def hammer_wrong_lost(words: Puts) -> str:
    """Part of the gold found no room in your store and was lost. Just the 3 gold that the hammer takes are too much for your store."""
    return words.put("dice_forge_lesson-hammer-wrong-lost", {})


def hammer_wrong_much(words: Puts) -> str:
    """You have less than 12 gold now: too much went on the hammer. The 10 glory take only 3 gold."""
    return words.put("dice_forge_lesson-hammer-wrong-much", {})


def hammer_wrong_other(words: Puts) -> str:
    """You forged no face for 12 gold on this turn. They lie at the bottom of the sanctuary."""
    return words.put("dice_forge_lesson-hammer-wrong-other", {})


def hammer_wrong_other_plain(words: Puts) -> str:
    """You forged no face for 12 gold on this turn. They are the last ones in the list."""
    return words.put("dice_forge_lesson-hammer-wrong-other-plain", {})


def triple_title(words: Puts) -> str:
    """Which die gets it?"""
    return words.put("dice_forge_lesson-triple-title", {})


def triple_intro(words: Puts) -> str:
    """The Helmet lets you forge a ×3: it gives nothing itself, but what the other die shows counts three times."""
    return words.put("dice_forge_lesson-triple-intro", {})


def triple_goal(words: Puts) -> str:
    """Forge the ×3 onto the right die, over the face you need least."""
    return words.put("dice_forge_lesson-triple-goal", {})


def triple_hint(words: Puts) -> str:
    """Your dark die has the good faces: 3 glory, 2 moon shards. So the ×3 belongs on the light die, over a 1 gold."""
    return words.put("dice_forge_lesson-triple-hint", {})


def triple_done(words: Puts) -> str:
    """Now 3 glory can become 9. Keep the ×3 on one die and make the other one strong; more room in your store helps, too."""
    return words.put("dice_forge_lesson-triple-done", {})


def triple_wrong_strong(words: Puts) -> str:
    """On the dark die it triples what the light one shows, and that is mostly 1 gold. The good faces are on the dark die."""
    return words.put("dice_forge_lesson-triple-wrong-strong", {})


def triple_wrong_sun(words: Puts) -> str:
    """It is on the right die, but a face with a sun shard went for it. Replace a 1 gold."""
    return words.put("dice_forge_lesson-triple-wrong-sun", {})


def triple_wrong_other(words: Puts) -> str:
    """Your turn is over without a ×3. The Helmet costs 5 moon shards, and you had them."""
    return words.put("dice_forge_lesson-triple-wrong-other", {})


def second_title(words: Puts) -> str:
    """Two feats on one turn"""
    return words.put("dice_forge_lesson-second-title", {})


def second_intro(words: Puts) -> str:
    """For 2 sun shards you get an extra action on your turn. You have 6 sun shards and 4 moon shards, and the game is nearly over."""
    return words.put("dice_forge_lesson-second-intro", {})


def second_goal(words: Puts) -> str:
    """Take cards worth 26 glory together."""
    return words.put("dice_forge_lesson-second-goal", {})


def second_hint(words: Puts) -> str:
    """Gorgon for 4 sun shards counts 14. Pay the other 2 for an extra action: the Ferryman for 4 moon shards counts 12 more."""
    return words.put("dice_forge_lesson-second-hint", {})


def second_done(words: Puts) -> str:
    """26 glory on one turn. If you plan an extra action, keep 2 sun shards for it, on top of what both actions cost."""
    return words.put("dice_forge_lesson-second-done", {})


def second_wrong_spent(words: Puts) -> str:
    """That card leaves too few sun shards for an extra action. A card for 4 leaves the 2 that it costs."""
    return words.put("dice_forge_lesson-second-wrong-spent", {})


def second_wrong_other(words: Puts) -> str:
    """Your turn is over, and your cards of this turn count less than 26 glory. Two are needed: one for sun shards, one for moon shards."""
    return words.put("dice_forge_lesson-second-wrong-other", {})


def plan_title(words: Puts) -> str:
    """A plan over two turns"""
    return words.put("dice_forge_lesson-plan-title", {})


def plan_intro(words: Puts) -> str:
    """You have 1 sun shard, 1 moon shard and the Owl. The Ferryman costs 4 moon shards and counts 12 glory."""
    return words.put("dice_forge_lesson-plan-intro", {})


def plan_goal(words: Puts) -> str:
    """Take the Ferryman on your next turn at the latest, whatever the dice bring."""
    return words.put("dice_forge_lesson-plan-goal", {})


def plan_hint(words: Puts) -> str:
    """The Spirits give 3 moon shards at once for 1 sun shard: that makes 4. On your next turn those pay for the Ferryman."""
    return words.put("dice_forge_lesson-plan-hint", {})


def plan_done(words: Puts) -> str:
    """No luck was needed: the Spirits' moon shards pay for the Ferryman. At the end of each turn, look where your shards could lead."""
    return words.put("dice_forge_lesson-plan-done", {})


def plan_done_lucky(words: Puts) -> str:
    """The Ferryman is yours, but only because the dice helped. The Spirits would have brought 3 moon shards for certain: look for a card that pays for the next."""
    return words.put("dice_forge_lesson-plan-done-lucky", {})


def plan_wrong_moon(words: Puts) -> str:
    """You spent the moon shard, and your dice will hardly bring 4 of them by then. Look for the card that gives moon shards."""
    return words.put("dice_forge_lesson-plan-wrong-moon", {})


def plan_wrong_other(words: Puts) -> str:
    """Two turns are over without the Ferryman, who costs 4 moon shards. One card gives 3 of them at once."""
    return words.put("dice_forge_lesson-plan-wrong-other", {})
