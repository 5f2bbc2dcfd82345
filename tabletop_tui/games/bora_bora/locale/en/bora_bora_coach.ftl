# What the coach says in a first game of Bora Bora: what to do and why one would.

bora_bora_coach-hut = Put your first hut in a region. What its site yields comes at once, and the paths from it are the ways you can expand.
bora_bora_coach-die = Place one die on a card and do its action: the number is how much you may do. It must be lower than every die that lies there.
bora_bora_coach-high = High dice do more, low ones fit almost everywhere. Play a high die early, while its card is empty, and keep a low one for later.
bora_bora_coach-material = Lay the material on a free space of your ground. Two side by side carry a building tile, and that brings 10 points in the first two rounds.
bora_bora_coach-expand = Each new hut frees a space for a man or a woman, and brings what the region yields. Look for the fish you want to hold at the end.
bora_bora_coach-task = At the end of each round one of your three tasks must be met, or be discarded for nothing. Choose dice by what a task still lacks: it brings 6 points.
bora_bora_coach-person = Take a man or a woman: they are used every round. Equal men or equal women count together, and tasks ask for them, too.
bora_bora_coach-helper = Spend the points one by one; any left over are lost. Shifting people brings status or shells, and each can be shifted once.
bora_bora_coach-temple = Send a priest as high as you can: he is pushed down by later ones, and each priest left brings points every round.
bora_bora_coach-gift = Gods need both a card and an offering. Take what you have less of, then a status step if you want to be early next round.
bora_bora_coach-god-card = Choose a god card. Blue lets you play a die that isn't lower, white makes it a 6: these two rescue bad rolls.
bora_bora_coach-people = Now use one kind of men and one kind of women. Use those that bring what a task lacks before you take simple points.
bora_bora_coach-not-lower = Cards with a low die on them are closed to you now. Next round, status decides who begins: the player furthest on the track chooses first.
bora_bora_coach-no-space = People need a space without a hut. Expand to the map, or let the helper move a hut to space 12.
bora_bora_coach-build = A building tile brings its points at once, more in early rounds. Cover two spaces so that no single space is left over.
bora_bora_coach-jewelry = Buy jewelry with shells: its points come at the end, and shells left over are worth nothing. Some tasks ask for jewelry, too.
bora_bora_coach-resolve = A task that is met must be scored. If none is met, a yellow god can supply one missing unit; else discard the one you are furthest from.
bora_bora_coach-new-task = Take a task that you are already halfway to. Those that ask for what you collect anyway cost you nothing.
bora_bora_coach-red = A red god scores the fish of the region right now, and the tile stays for the end. It pays off at about 4 points or more.
bora_bora_coach-last = The last round: six points each wait for a full ground, all people, huts everywhere. Offerings, cards and materials left over are worth nothing.
