# What the coach says in a first game of Orbis: what to do and why one would.

# § d.4
orbis_coach-take = Take a tile; its yellow corner says what it brings you now. Begin with a landscape you can pay for: what lies on it may help to pay.
# § d.4
orbis_coach-take-plain = Take a tile; each says what it brings you now. Begin with a landscape you can pay for: what lies on it may help to pay.
# § d.1, d.4, R37
orbis_coach-create = A landscape you take puts a worshipper on each neighbour, for the others too. From the middle you feed four tiles, from a corner two.
# § d.4, R6, R21
orbis_coach-pay = Pay the worshippers, or turn it over for nothing. A wilderness has all colours but costs a point: pay unless you need them more.
# § d.4, R21
orbis_coach-place = Choose where it lies. Face up above the bottom row, it needs its colour or a wilderness below: spread the colours you build on.
# § d.2, R6
orbis_coach-short = A trade can bring what you lack for it: three of one colour for one of another. If that is too dear, a wilderness costs only a point.
# § d.4, R21
orbis_coach-colours = Some places are closed: this colour doesn't lie below them. With every colour in your bottom row, you will lose few landscapes.
# § d.2, R8
orbis_coach-trade = Three worshippers of one colour become one of another, as often as you like. Trade when a single colour stands between you and the points.
# § g, R22, R23
orbis_coach-temples = Have the most shrines (✦) at the end to win the largest temple, worth more than most landscapes. Even one shrine earns you a temple.
# § g, R22, R23
orbis_coach-temples-plain = Have the most shrines at the end to win the largest temple, worth more than most landscapes. Even one shrine earns you a temple.
# § d.4, R33
orbis_coach-god = Exactly once you take a god instead of a landscape. It puts nothing on the display: a good turn when the display offers you little.
# § d.4, R5
orbis_coach-excess = You may keep ten worshippers. Give back the colour that you need least for what lies on the display.
# § d.4, R28, R30
orbis_coach-gain = Choose the colour of the new worshipper. Look at the landscape you would like next, and take what you still lack for it.
# § d.4, R16, R17
orbis_coach-erupt = If the Volcano erupts, it scores its points; the worshippers it burns come off the display, and the next player can't collect them.
# § d.4, R16, R17
orbis_coach-pick = Choose what burns. Burn what the next players want, and leave what you hope to collect yourself.
# § d.4, R20
orbis_coach-any = Any colour will do for ✱. Give the one that you need least for the landscape you would like next.
# § d.4, R20
orbis_coach-any-plain = Any colour will do here. Give the one that you need least for the landscape you would like next.
# § d.4, R18, R27, R34
orbis_coach-sacrifice = Give worshippers now for points that are sure. Those you keep score nothing at the end; they only break ties.
# § d.3, R6
orbis_coach-middle = Look first at what fits on your colours, now that half of your world is built. A landscape that can't lie face up is only a wilderness.
# § g, R34
orbis_coach-last = The end is near: spend worshippers on a landscape or shrine that scores, or take a god that does. Left over, they only break ties.
# § g, R34
orbis_coach-last-spend = The end is near: spend worshippers on a landscape that scores or a shrine that wins a temple. Left over, they only break ties.
