# The lesson of Dice Forge. For each step: its name, what it is about, the goal, a hint, and what came of it.

dice_forge_lesson-forge-title = A better die
# § d.1, d.6
dice_forge_lesson-forge-intro = On every turn all players roll both dice and get what they show. With gold you forge better faces onto your own dice.
dice_forge_lesson-forge-goal = Forge a face of at least 4 gold over a 1 gold.
dice_forge_lesson-forge-hint = Let everyone roll, buy 6 gold, and put it on the light die over a 1 gold. From now on that die brings nearly 1 gold more a roll.
dice_forge_lesson-forge-done = On average that face comes up on every sixth roll of the die, and you roll on the others' turns too: 30 times in 10 rounds with three players. So forge early.
dice_forge_lesson-forge-wrong-rare = You took off a face that isn't a 1 gold: shards and glory are rarer. Replace a 1 gold; you have plenty of them.
dice_forge_lesson-forge-wrong-other = Your turn is over, and you haven't forged a face with 4 gold or more. Look at the prices in the sanctuary: you could have paid for one.

dice_forge_lesson-two-title = Two faces in one turn
# § d.6, R19
dice_forge_lesson-two-intro = One action may forge several faces, all different. Cards cost shards, so you need faces that give some.
dice_forge_lesson-two-goal = Forge a moon shard and a sun shard on this turn, each over a 1 gold.
dice_forge_lesson-two-hint = Buy 1 moon shard for 2 gold, then 1 sun shard for 3. Leave the glory (green) and the 3 gold where they are.
dice_forge_lesson-two-hint-plain = Buy 1 moon shard for 2 gold, then 1 sun shard for 3. Leave the 2 glory and the 3 gold where they are.
dice_forge_lesson-two-done = Two faces for 5 gold, and now you roll shards of both kinds. Gold you keep isn't lost as long as your store has room; a new face works from the next roll on.
dice_forge_lesson-two-wrong-covered = You took off a face that isn't a 1 gold. Look at the change per roll: it says what you win and what you give up.
dice_forge_lesson-two-wrong-covered-plain = You took off a face that isn't a 1 gold. The list names the face that makes way: give up a 1 gold each time.
dice_forge_lesson-two-wrong-other = Your turn ended without both of them. 2 gold for the moon shard and 3 for the sun shard are 5 of the 6 you had: a more expensive face uses up what the second one costs.

dice_forge_lesson-card-title = A card for every turn
# § d.4, d.7
dice_forge_lesson-card-intro = A feat buys a card with shards. Cards with ↻ work at the start of each of your turns, the others don't.
dice_forge_lesson-card-intro-plain = A feat buys a card with shards. Reinforcements work at the start of each of your turns, the other cards don't.
dice_forge_lesson-card-goal = Take a card that gives you something on each turn and costs nothing to use.
dice_forge_lesson-card-hint = The Owl costs 2 sun shards: 4 glory at the end, and a gold or a shard of your choice on each turn of yours.
dice_forge_lesson-card-done = The Owl will give you a gold or a shard of your choice on each of your turns: the earlier you take it, the more it pays.
dice_forge_lesson-card-wrong-elder = The Elder works on each of your turns, but takes 3 gold every time, and you have 1. It is a fine card for those who roll a lot of gold.
dice_forge_lesson-card-wrong-once = That card doesn't work at the start of your turns. Look for ↻ on one that you can pay for.
dice_forge_lesson-card-wrong-other = Your turn is over without a card. You had 2 sun shards: look at what they buy on the islands.
dice_forge_lesson-card-wrong-once-plain = That card doesn't work at the start of your turns. Look for a reinforcement that you can pay for.

dice_forge_lesson-portal-title = Don't help a rival
# § d.7
dice_forge_lesson-portal-intro = A feat brings your hero to the portal of its island. A hero who stands there is sent home, and that player rolls both dice at once.
dice_forge_lesson-portal-goal = Take a card without giving anyone a roll.
dice_forge_lesson-portal-hint = The Spirits cost 1 sun shard and stand at a free portal. They also bring 3 gold and 3 moon shards at once.
dice_forge_lesson-portal-done = Nobody got a roll: the list marks portals where a hero stands, too. { $moon ->
    [one] You have 1 moon shard now; 4 pay for the Ferryman.
   *[other] You have { $moon } moon shards now; 4 pay for the Ferryman.
}
dice_forge_lesson-portal-wrong-ousts = You sent a rival's hero home, and that player rolled both good dice for nothing. It stood at the portal of Hammer and Chest; another portal was free.
dice_forge_lesson-portal-wrong-other = Your turn is over without a card, though you had shards for one.

dice_forge_lesson-owl-title = One shard short
# § d.4
dice_forge_lesson-owl-intro = Before the action your cards with ↻ work. You have the Owl, 3 sun shards and 3 moon shards.
dice_forge_lesson-owl-intro-plain = Before the action your reinforcements work. You have the Owl, 3 sun shards and 3 moon shards.
dice_forge_lesson-owl-goal = Take a card that is worth 14 glory.
dice_forge_lesson-owl-hint = Gorgon counts 14 glory and costs 4 sun shards: let the Owl give you the fourth.
dice_forge_lesson-owl-done = First think of what you want to take, then let the Owl bring what you lack. Cards that do nothing but count at the end are best taken late.
dice_forge_lesson-owl-wrong-moon = What the Owl gave you doesn't pay for a card of 14 glory: the Ferryman counts 12. Look for 14 on the islands first.
dice_forge_lesson-owl-wrong-unused = You went on without the Owl, and 3 sun shards don't buy a card of 14 glory. Cards with ↻ only work before the action.
dice_forge_lesson-owl-wrong-unused-plain = You went on without the Owl, and 3 sun shards don't buy a card of 14 glory. Reinforcements only work before the action.
dice_forge_lesson-owl-wrong-other = You had the fourth sun shard, but didn't take the card that it buys.

dice_forge_lesson-hammer-title = Gold for the hammer
# § d.3, R16, R22
dice_forge_lesson-hammer-intro = Gold you get may go on the hammer: step 15 brings 10 glory. Your store holds 12 gold; what goes beyond that is lost.
dice_forge_lesson-hammer-goal = Reach the 10 glory, and forge a 12-gold face on the same turn.
dice_forge_lesson-hammer-hint = The roll brings 6 gold. Put 3 on the hammer: that is step 15, and the other 3 give you the 12 gold for a face.
dice_forge_lesson-hammer-done = The hammer took what would have been lost, and brought 10 glory. "Just enough" in the list answers such questions for the rest of the game.
dice_forge_lesson-hammer-done-plain = The hammer took what would have been lost, and brought 10 glory. Always give it what your store has no room for.
dice_forge_lesson-hammer-wrong-lost = Part of the gold found no room in your store and was lost. Just the 3 gold that the hammer takes are too much for your store.
dice_forge_lesson-hammer-wrong-much = You have less than 12 gold now: too much went on the hammer. The 10 glory take only 3 gold.
dice_forge_lesson-hammer-wrong-other = You forged no face for 12 gold on this turn. They lie at the bottom of the sanctuary.
dice_forge_lesson-hammer-wrong-other-plain = You forged no face for 12 gold on this turn. They are the last ones in the list.

dice_forge_lesson-triple-title = Which die gets it?
# § d.3, d.7
dice_forge_lesson-triple-intro = The Helmet lets you forge a ×3: it gives nothing itself, but what the other die shows counts three times.
dice_forge_lesson-triple-goal = Forge the ×3 onto the right die, over the face you need least.
dice_forge_lesson-triple-hint = Your dark die has the good faces: 3 glory, 2 moon shards. So the ×3 belongs on the light die, over a 1 gold.
dice_forge_lesson-triple-done = Now 3 glory can become 9. Keep the ×3 on one die and make the other one strong; more room in your store helps, too.
dice_forge_lesson-triple-wrong-strong = On the dark die it triples what the light one shows, and that is mostly 1 gold. The good faces are on the dark die.
dice_forge_lesson-triple-wrong-sun = It is on the right die, but a face with a sun shard went for it. Replace a 1 gold.
dice_forge_lesson-triple-wrong-other = Your turn is over without a ×3. The Helmet costs 5 moon shards, and you had them.

dice_forge_lesson-second-title = Two feats on one turn
# § d.9
dice_forge_lesson-second-intro = For 2 sun shards you get an extra action on your turn. You have 6 sun shards and 4 moon shards, and the game is nearly over.
dice_forge_lesson-second-goal = Take cards worth 26 glory together.
dice_forge_lesson-second-hint = Gorgon for 4 sun shards counts 14. Pay the other 2 for an extra action: the Ferryman for 4 moon shards counts 12 more.
dice_forge_lesson-second-done = 26 glory on one turn. If you plan an extra action, keep 2 sun shards for it, on top of what both actions cost.
dice_forge_lesson-second-wrong-spent = That card leaves too few sun shards for an extra action. A card for 4 leaves the 2 that it costs.
dice_forge_lesson-second-wrong-other = Your turn is over, and your cards of this turn count less than 26 glory. Two are needed: one for sun shards, one for moon shards.

dice_forge_lesson-plan-title = A plan over two turns
# § d.7
dice_forge_lesson-plan-intro = You have 1 sun shard, 1 moon shard and the Owl. The Ferryman costs 4 moon shards and counts 12 glory.
dice_forge_lesson-plan-goal = Take the Ferryman on your next turn at the latest, whatever the dice bring.
dice_forge_lesson-plan-hint = The Spirits give 3 moon shards at once for 1 sun shard: that makes 4. On your next turn those pay for the Ferryman.
dice_forge_lesson-plan-done = No luck was needed: the Spirits' moon shards pay for the Ferryman. At the end of each turn, look where your shards could lead.
dice_forge_lesson-plan-done-lucky = The Ferryman is yours, but only because the dice helped. The Spirits would have brought 3 moon shards for certain: look for a card that pays for the next.
dice_forge_lesson-plan-wrong-moon = You spent the moon shard, and your dice will hardly bring 4 of them by then. Look for the card that gives moon shards.
dice_forge_lesson-plan-wrong-other = Two turns are over without the Ferryman, who costs 4 moon shards. One card gives 3 of them at once.
