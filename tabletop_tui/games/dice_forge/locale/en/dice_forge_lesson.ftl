# The lesson of Dice Forge. For each step: its name, what it is about, the goal, a hint, and what came of it.

dice_forge_lesson-forge-title = A better die
dice_forge_lesson-forge-intro = All players roll both dice at the start of every turn and keep what they show. With gold you forge better faces onto your own dice.
dice_forge_lesson-forge-goal = Forge a face that gives at least 4 gold over a 1 gold.
dice_forge_lesson-forge-hint = Let all roll, buy 6 gold, and put it on the light die over a 1 gold. From now on that die brings nearly 1 gold more a roll.
dice_forge_lesson-forge-done = On average that face comes up in every sixth roll of the die, and you roll in the others' turns too: 30 times in 10 rounds with three players. So forge early.
dice_forge_lesson-forge-wrong-rare = You took off a face that isn't a 1 gold: shards and glory are rarer than gold. Cover a 1 gold, you have plenty of them.
dice_forge_lesson-forge-wrong-other = Your turn is over, and no face with 4 gold or more lies on your dice. Look at the prices in the sanctuary: you can afford one.

dice_forge_lesson-two-title = Two faces in one turn
dice_forge_lesson-two-intro = One action may forge several faces, all different. Cards are paid with shards, so you need faces that give some.
dice_forge_lesson-two-goal = Forge a moon shard and a sun shard in this turn, each over a 1 gold.
dice_forge_lesson-two-hint = Buy 1 moon shard for 2 gold, then 1 sun shard for 3. Leave the glory (green) and the 3 gold where they are.
dice_forge_lesson-two-hint-plain = Buy 1 moon shard for 2 gold, then 1 sun shard for 3. Leave the 2 glory and the 3 gold where they are.
dice_forge_lesson-two-done = Two faces for 5 gold, and now you roll shards of both kinds. Gold you keep isn't lost as long as your store isn't full; a face forged now works from the next roll on.
dice_forge_lesson-two-wrong-covered = You took off a face that was worth more than a 1 gold. Look at the change per roll: it says what you win and what you give up.
dice_forge_lesson-two-wrong-covered-plain = You took off a face that was worth more than a 1 gold. The list names the face that makes way: give up a 1 gold each time.
dice_forge_lesson-two-wrong-other = Your turn ended without both of them. 2 gold for the moon shard and 3 for the sun shard are 5 of your 6: a more expensive face uses up what the second one needs.

dice_forge_lesson-card-title = A card for every turn
dice_forge_lesson-card-intro = A feat takes a card for shards. Cards with ↻ work at the start of every turn of yours, the others only once.
dice_forge_lesson-card-intro-plain = A feat takes a card for shards. Reinforcements work at the start of every turn of yours, the other cards only once.
dice_forge_lesson-card-goal = Take a card that gives you something in every turn and costs nothing to use.
dice_forge_lesson-card-hint = The Owl costs 2 sun shards: 4 glory at once, and a gold or a shard of your choice every turn.
dice_forge_lesson-card-done = The Owl will give you a gold or a shard of your choice in each of the turns to come: the earlier you take it, the more it pays.
dice_forge_lesson-card-wrong-elder = The Elder works every turn, but asks for 3 gold each time, and you have 1. A fine card for those who roll much gold.
dice_forge_lesson-card-wrong-once = That card gives its gift once, or none at all. Look for one that works in every turn.
dice_forge_lesson-card-wrong-other = Your turn is over without a card. You have 2 sun shards: look at what they buy on the islands.

dice_forge_lesson-portal-title = Don't help a rival
dice_forge_lesson-portal-intro = A feat brings your hero to the portal of its island. A hero standing there is sent home, and its player rolls both dice at once.
dice_forge_lesson-portal-goal = Take a card without giving anyone a roll.
dice_forge_lesson-portal-hint = The Spirits cost 1 sun shard and stand at a free portal. They also bring 3 gold and 3 moon shards at once.
dice_forge_lesson-portal-done = No roll for your rival: a hero at a portal is marked in the list, too. { $moon ->
    [one] You have 1 moon shard now; with 4, the Ferryman could be next.
   *[other] You have { $moon } moon shards now; with 4, the Ferryman could be next.
}
dice_forge_lesson-portal-wrong-ousts = Your rival was ousted and rolled both good dice for free. A hero stood at the portal of Hammer and Chest; another portal was free.
dice_forge_lesson-portal-wrong-other = Your turn is over without a card, though you had shards for one.

dice_forge_lesson-owl-title = One shard short
dice_forge_lesson-owl-intro = Before the action your cards with ↻ work. You have the Owl, 3 sun shards and 3 moon shards.
dice_forge_lesson-owl-intro-plain = Before the action your reinforcements work. You have the Owl, 3 sun shards and 3 moon shards.
dice_forge_lesson-owl-goal = Gain 14 glory in this turn.
dice_forge_lesson-owl-hint = Gorgon is worth 14 glory and costs 4 sun shards: let the Owl give you the fourth.
dice_forge_lesson-owl-done = First think of what you want to take, then let the Owl bring what it lacks. Cards that do nothing but score come late in the game.
dice_forge_lesson-owl-wrong-moon = With what the Owl gave you, you can't pay for a card of 14 glory: the Ferryman brings 12. Look for 14 on the islands first.
dice_forge_lesson-owl-wrong-unused = You went on without the Owl; 3 shards don't buy a card of 14 glory. Cards with ↻ only work before the action.
dice_forge_lesson-owl-wrong-unused-plain = You went on without the Owl; 3 shards don't buy a card of 14 glory. Reinforcements only work before the action.
dice_forge_lesson-owl-wrong-other = The fourth sun shard was there, but you didn't take the card that it buys.

dice_forge_lesson-hammer-title = Gold for the hammer
dice_forge_lesson-hammer-intro = Gold you gain may go on the hammer: at step 15 it brings 10 glory. Your store takes 12 gold; more than that is lost.
dice_forge_lesson-hammer-goal = Reach the 10 glory, and forge a 12-gold face in the same turn.
dice_forge_lesson-hammer-hint = The roll brings 6 gold. Put 3 on the hammer: that is step 15, and with the other 3 you have 12 to forge with.
dice_forge_lesson-hammer-done = The hammer took what would have been lost, and brought 10 glory. "Just enough" in the list answers such questions for the rest of the game.
dice_forge_lesson-hammer-done-plain = The hammer took what would have been lost, and brought 10 glory. Always give it what your store has no room for.
dice_forge_lesson-hammer-wrong-lost = Part of the gold found no room in your store and was lost. The 10 glory take 3 gold, and that much is too much for your store.
dice_forge_lesson-hammer-wrong-much = You have less than 12 gold now: too much went on the hammer. The 10 glory take only 3 gold.
dice_forge_lesson-hammer-wrong-other = No face for 12 gold was forged in this turn. They lie at the bottom of the sanctuary.
dice_forge_lesson-hammer-wrong-other-plain = No face for 12 gold was forged in this turn. They are the last ones in the list.

dice_forge_lesson-triple-title = Which die gets it?
dice_forge_lesson-triple-intro = The Helmet lets you forge a ×3: it gives nothing itself, but the face of the other die counts three times.
dice_forge_lesson-triple-goal = Forge the ×3 onto the right die, over a face you need least.
dice_forge_lesson-triple-hint = Your dark die has the good faces: 3 glory, 2 moon shards. So the ×3 belongs on the light die, over a 1 gold.
dice_forge_lesson-triple-done = Now 3 glory can become 9. Build one die for the ×3 and the other one strong; more room in the store helps, too.
dice_forge_lesson-triple-wrong-strong = On the dark die it triples the light one, which has mostly 1 gold, and you lose a face of the better die.
dice_forge_lesson-triple-wrong-sun = It is on the right die, but your sun shards went for it. Cover a 1 gold.
dice_forge_lesson-triple-wrong-other = Your turn is over without a ×3. The Helmet costs 5 moon shards; you have them.

dice_forge_lesson-second-title = Two feats in one turn
dice_forge_lesson-second-intro = For 2 sun shards you get a second action in a turn. You have 6 sun shards and 4 moon shards, and the game is nearly over.
dice_forge_lesson-second-goal = Gain 26 glory in this turn.
dice_forge_lesson-second-hint = Gorgon for 4 sun shards is 14 glory. Pay the other 2 for a second action: the Ferryman for 4 moon shards is 12 more.
dice_forge_lesson-second-done = 26 glory in one turn. A player who plans a second action keeps 2 sun shards for it, over and above the costs of both actions.
dice_forge_lesson-second-wrong-spent = The sun shards are gone, and with them the second action. A card for 4 leaves the 2 that a second action costs.
dice_forge_lesson-second-wrong-other = Your turn is over with less than 26 glory. Two cards are needed: one for sun, one for moon shards.

dice_forge_lesson-plan-title = A plan over two turns
dice_forge_lesson-plan-intro = You have 1 sun shard, 1 moon shard and the Owl. The Ferryman costs 4 moon shards and is worth 12 glory.
dice_forge_lesson-plan-goal = Take the Ferryman no later than in your next turn, whatever the dice bring.
dice_forge_lesson-plan-hint = The Spirits give 3 moon shards at once for 1 sun shard: that makes 4. In the next turn they pay for the Ferryman.
dice_forge_lesson-plan-done = { $plan ->
    [spirits] A plan without luck: the Spirits' moon shards pay for the Ferryman. At the end of a turn look where your shards could lead.
   *[other] The Ferryman is yours, but the dice had to help. The Spirits would have brought 3 moon shards for certain: look for a card that pays for the next.
}
dice_forge_lesson-plan-wrong-moon = You spent the moon shard, and your dice will hardly roll 4 of them by then. Look for the card that gives moon shards.
dice_forge_lesson-plan-wrong-other = Two turns are over without the Ferryman. He costs 4 moon shards, and one card gives 3 of them at once.
