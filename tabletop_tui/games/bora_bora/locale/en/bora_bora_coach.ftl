# What the coach says in a first game of Bora Bora: what to do and why one would.

# § c, d.3.1
bora_bora_coach-hut = Put your first hut in a region. What its site yields comes at once, and from here you expand along the paths.
# § d.2, d.3
bora_bora_coach-die = Place one die on a card and do its action: the number says how much you may do. It must be lower than every die that lies there.
# § d.2
bora_bora_coach-high = High dice do more, low ones fit almost anywhere. Place a high die early, while its card is empty, and keep a low one for later.
# § d.3.5, d.3.6, R14, R21
bora_bora_coach-material = Lay the material on a free space of your ground that shows it. Two side by side carry a building tile: 10 points in rounds one and two.
# § d.3.1, g
bora_bora_coach-expand = Each new hut frees a space for a man or a woman, and brings what the region yields. Look for fish that you can hold to the end.
# § d.6, R29
bora_bora_coach-task = A task brings 6 points: choose dice by what it lacks. At the end of each round you score one of your three, or discard one for nothing.
# § d.3.2, d.5, R51
bora_bora_coach-person = Take a man or a woman: you can use them every round. Men of one kind, or women of one kind, count together, and tasks ask for them too.
# § d.3.3, R42
bora_bora_coach-helper = Spend the points one by one; what is left over is lost. Moving people down brings status or shells, once for each of them.
# § d.3.4, d.6
bora_bora_coach-temple = Send a priest as high as you can: later ones push him down, and every priest who is left brings points each round.
# § d.4, d.3.7
bora_bora_coach-gift = Gods need both a card and an offering. Take what you have less of, then a step of status if you want to be early next round.
# § d.4
bora_bora_coach-god-card = Choose a god card. Blue lets you place a die that isn't lower, white gives an action the value 6: these two save bad rolls.
# § d.5
bora_bora_coach-people = Now you may use men of one kind and women of one kind. First use those who bring what a task lacks, then take simple points.
# § d.2, d.6
bora_bora_coach-not-lower = Cards with a low die on them are closed to you now. Next round, status decides who begins: the player furthest on the track.
# § d.3.2, d.3.3
bora_bora_coach-no-space = People need a space without a hut. Expand to another region, or let the helper move a hut to space 12.
# § d.3.5, R21
bora_bora_coach-build = A building tile brings its points at once, more in early rounds. Cover two spaces so that no single space is left alone.
# § d.6, g
bora_bora_coach-jewelry = Buy jewelry with shells: its points come at the end, and shells left over are worth nothing. Some tasks ask for jewelry, too.
# § d.6, R29, R30
bora_bora_coach-resolve = You meet a task, so one has to be scored. If you meet several, score the one that could be lost first.
# § d.6, R29, R30
bora_bora_coach-unmet = No task is met: discard the one that lacks most. A yellow god, if you can pay for it, stands in for one missing unit.
# § d.6, R31
bora_bora_coach-new-task = Take a task that you are already halfway to. One that asks for what you collect anyway costs you nothing.
# § d.3.1, R11
bora_bora_coach-red = A red god scores the fish of the region right now, and the fish stays for the end. It pays off at about 4 points or more.
# § g
bora_bora_coach-last = Last round: 6 points each for a full ground, all people, and huts everywhere. Offerings, cards and materials left over score nothing.
