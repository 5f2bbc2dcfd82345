# What the coach says in a first game of Dice Forge: what to do and why one would.

# § a, d.1
dice_forge_coach-roll = The player with the most glory (★) wins. Every turn all roll both dice for what they show, so better faces pay on the others' turns too.
# § a, d.1
dice_forge_coach-roll-plain = The player with the most glory wins. Every turn all roll both dice for what they show, so better faces pay on the others' turns too.
# § d.5
dice_forge_coach-action = Forge with gold, or perform a feat with shards. In the first rounds, forge: a face bought now is rolled again and again.
# § d.6
dice_forge_coach-slot = Choose the face that it replaces. Replace a 1 gold, and gather gold on one die and shards on the other, so that most rolls bring both.
# § d.6, R19, R22
dice_forge_coach-more = You may go on forging while the gold lasts, each face only once in an action. What you don't spend is safe up to the limit of your store.
# § d.7
dice_forge_coach-shards = Feats ask for moon or sun shards. Forge a face with shards early: cards bring most of the glory at the end.
# § d.4, d.7
dice_forge_coach-feat = You can pay for a feat. Take cards with ↻ early, because they work on each of your turns; cards that only count at the end can wait.
# § d.4, d.7
dice_forge_coach-feat-plain = You can pay for a feat. Take cards that work on each of your turns early; cards that only count at the end can wait.
# § d.3, R22
dice_forge_coach-full = Your store is nearly full, and what the others' turns bring would be lost. Spend gold before a feat, or make room with the Chest.
# § d.4
dice_forge_coach-elder = An Elder turns 3 gold into 4 glory on each of your turns. With dice that bring a lot of gold, one or two of them early often win games.
# § b.1, d.3
dice_forge_coach-choose = This face gives one thing of your choice. Take what your store has room for, and what you lack for your next purchase.
# § d.3, R16
dice_forge_coach-hammer = Gold may go on the hammer: 15 steps bring 10 glory at once. Give it what you can't spend, above all what a full store would lose.
# § d.9
dice_forge_coach-extra = Two sun shards buy an extra action on this turn. It pays if both actions bring a lot, such as two feats.
# § d.4, R25
dice_forge_coach-reinforce = Before your action, each of your cards with ↻ works once. Use those that help to pay for your action.
# § d.4, R25
dice_forge_coach-reinforce-plain = Before your action, each of your reinforcements works once. Use those that help to pay for your action.
# § d.7
dice_forge_coach-ousted = A portal holds one hero: the next to arrive sends it home, and its player rolls both dice. Avoid that where it would help the leader.
# § b.1, R22
dice_forge_coach-face-dear = Expensive faces are worth saving for: those for 12 gold give the most. Mind the limit of your store: gold beyond it is lost.
# § d.7
dice_forge_coach-satyrs = Use two of the dice that the others have rolled. Take what you could hardly roll yourself.
# § d.6, d.7, R30
dice_forge_coach-sold-out = Faces and cards run out and don't come back. When only one copy of what you want is left, it is time to take it.
# § g
dice_forge_coach-halfway = Half of the game is over: from now on feats bring more than faces. A new face must still be rolled often to pay for itself.
# § g, d.9
dice_forge_coach-last = This is your last turn. Gold and shards left over are worth nothing: buy as much glory as you can, and remember the extra action.
