# What the coach says in a first game of Dice Forge: what to do and why one would.

dice_forge_coach-roll = The most glory (★) after the last round wins. All players roll both dice at the start of every turn and keep what they show, so a better face pays off every turn.
dice_forge_coach-roll-plain = The most glory after the last round wins. All players roll both dice at the start of every turn and keep what they show, so a better face pays off every turn.
dice_forge_coach-action = Forge with gold, or perform a feat with shards. In the first rounds, forge: a face bought now is rolled again and again.
dice_forge_coach-slot = Choose which face it replaces. Cover a 1 gold, and gather gold on one die and shards on the other, so both come with nearly every roll.
dice_forge_coach-more = You may go on forging while the gold lasts, each face only once in an action. What you don't spend is safe up to the limit of your store.
dice_forge_coach-shards = Feats ask for moon or sun shards. Forge a face with shards early: cards bring most of the glory at the end.
dice_forge_coach-feat = You can pay for a feat. Take cards with ↻ early, because they work in every turn of yours; cards that bring only glory can wait.
dice_forge_coach-feat-plain = You can pay for a feat. Take cards that work in every turn of yours early; cards that bring only glory can wait.
dice_forge_coach-full = Your store is nearly full, and the others' turns bring gold as well: whatever finds no room is lost. Forge before you perform a feat, or make room with the Chest.
dice_forge_coach-elder = Every Elder turns 3 gold into 4 glory in each turn of yours. With dice that bring much gold, one or two of them early decide games.
dice_forge_coach-choose = This face gives one thing of your choice. Take what a full store wouldn't waste, and what the next purchase lacks.
dice_forge_coach-hammer = Gold may go on the hammer: 15 steps bring 10 glory at once. Give it what you can't spend, above all what a full store would lose.
dice_forge_coach-extra = Two sun shards buy a second action in this turn. It is worth it when both actions count, for example two feats at once.
dice_forge_coach-reinforce = Before your action, each of your ↻ cards works once. Use them for what your action will cost.
dice_forge_coach-reinforce-plain = Before your action, each of your reinforcements works once. Use them for what your action will cost.
dice_forge_coach-ousted = A portal holds one hero: the next one to arrive ousts it, and the ousted player rolls both dice. Stay away if that would help the leader.
dice_forge_coach-face-dear = Expensive faces are worth saving for: the 12-gold ones give four things or pure glory. Watch the limit of your store: gold above it is lost.
dice_forge_coach-satyrs = Apply two of the dice that the others have rolled. Take what would cost you most to roll yourself.
dice_forge_coach-sold-out = Faces and cards run out and don't come back. When one copy of what you want is left, it is time to take it.
dice_forge_coach-halfway = Half of the game is over: from now on feats bring more than faces. A face must still be rolled often to pay for itself.
dice_forge_coach-last = This is your last turn. Gold and shards left over are worth nothing: buy glory with everything you have, and remember the extra action.
