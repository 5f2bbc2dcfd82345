# What the coach says in a first game of Orbis: what to do and why one would.

orbis_coach-take = Take one landscape; the yellow corner of each says what it would bring you now. Start with something you can pay: what lies on it may pay for it.
orbis_coach-take-plain = Take one landscape; each says what it would bring you now. Start with something you can pay: what lies on it may pay for it.
orbis_coach-create = Taking a landscape drops a worshipper on each of its neighbours, and the others may collect them too. From the middle you feed four tiles, from a corner only two.
orbis_coach-pay = Pay the worshippers it costs, or turn it over into a wilderness for nothing. A wilderness has all colours but costs you a point, so pay unless you need these worshippers more.
orbis_coach-place = Choose where it lies. Above the bottom row it needs its own colour beneath it, so spread the colours you mean to build on.
orbis_coach-short = You can't pay for this one yet, but a trade can bring what is missing: three of one colour for one of another. If that is too dear, a wilderness costs only a point.
orbis_coach-colours = Some sites are closed: no tile of this colour lies below them. Keep a neighbour of each colour in the bottom row and few landscapes will be lost later.
orbis_coach-trade = Three worshippers of one colour become one of another, as often as you like. Trade when a single colour stands between you and the points.
orbis_coach-temples = The most shrines (✦) at the end win the largest temple, worth more than most landscapes. Even one shrine can win a small one if others have none.
orbis_coach-temples-plain = The most shrines at the end win the largest temple, worth more than most landscapes. Even one shrine can win a small one if others have none.
orbis_coach-god = Instead of a landscape you may take a god, once in the game. It feeds nothing to the others, so it also makes a good turn when the display offers you little.
orbis_coach-excess = You may keep ten worshippers. Give back the colour that you need least for what lies on the display.
orbis_coach-gain = Choose the colour of the new worshipper. Look at the landscape you would like next and take what it still lacks.
orbis_coach-erupt = Let the Volcano erupt and it scores its points; the worshippers it burns come off the display. It also takes them from the player after you.
orbis_coach-pick = Choose what burns. Burn what the next players want, and leave what you hope to collect yourself.
orbis_coach-any = Any colour will do for ✱. Give the one that you need least for the landscape you would like next.
orbis_coach-any-plain = Any colour will do here. Give the one that you need least for the landscape you would like next.
orbis_coach-sacrifice = Give worshippers now for points that are sure. Those you keep score nothing at the end; they only break ties.
orbis_coach-middle = Half of your world is built. From now on, look first at what fits above your colours: a landscape that can't lie face up is only a wilderness.
orbis_coach-last = The game is nearly over. Worshippers are worth nothing afterwards: take the tile that scores most now, whatever it costs.
