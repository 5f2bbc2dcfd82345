# What the coach says in a first game of Papyria: what to do and why one would.

# § 4.12
papyria_coach-start = Keep two of the four. Lapis and papyri are spent once; a symbol counts in every scoring of its kind, best where your realm has a value.
# § 4.10, 6.2
papyria_coach-priest = Put your priest on a landscape: new ones are laid beside him. Leave him empty sides to build on.
# § 5.2, R50
papyria_coach-enter = In your first four turns pieces enter for nothing. A wanderer does both actions of its sector; a ship does one and takes the symbol.
# § 5.5, R22
papyria_coach-main = Choose which action comes first. Collect before you score: symbols and landscapes from the first action already count in the second.
# § 6.2, 7, R25
papyria_coach-landscape = Lay it beside your priest; nothing has to match, r turns it. Join mountains, forests and river: the largest group of each counts.
# § 6.2, 7, R25
papyria_coach-landscape-plain = Lay it beside your priest; nothing has to match, and it may be turned. Join mountains, forests and river: the largest group of each counts.
# § 6.3, R36
papyria_coach-multiply = A scoring brings value times symbols, so nothing without a symbol. Raise both, and in two or three kinds rather than in all seven.
# § 5.4, 6.3, R37
papyria_coach-knowledge = No scoring brings more points than you have knowledge. Buy some at border A, before it limits a big scoring.
# § 5.3
papyria_coach-move = From now on your pieces go clockwise: two steps are free, each further one costs 1 lapis. Occupied slots are skipped and don't count as steps.
# § 5.3, 6.7
papyria_coach-poor = You lack the lapis for some sectors. A production brings 1 for each mine and lapis invention: go there before you run out.
# § 5.4, R17
papyria_coach-arrival = You crossed a border; what it offers is gone once the main actions begin. Buy it with papyri that your actions here don't need.
# § 5.4, R20
papyria_coach-trade = You meet another player's piece, and a papyrus is what you lack. Trade a lapis for it now: your actions here don't need it.
# § 5.4
papyria_coach-saving = You needn't take what the way offers. Keep the lapis and papyri that your actions here or your next move will cost, and go on.
# § 6.6, 6.7, R29
papyria_coach-mine = A mine costs nothing, makes its mountain count twice, and produces lapis. There is hardly a reason not to build it.
# § 5.6, 6.4, R28
papyria_coach-temple = A temple covers a sanctuary for good, and each one costs a lapis more than the last. Three of them bring a key: one more scoring at the end.
# § 5.6, 6.5, 7.5, R28, R34
papyria_coach-city = A city covers a forest for good, and each costs a lapis more than the last. Landscapes between cities count, so build them far apart.
# § 6.3, R37
papyria_coach-scoring = Choose the kind that is scored. Take the kind that brings the most points: value times symbols, but no more than your knowledge.
# § 6.9, R37
papyria_coach-end-tile = An end tile sells points, and knowledge doesn't limit them. Lapis and papyri bring no points at the end, so buy whenever you can spare them.
# § 5.4, R21
papyria_coach-priest-moves = Another piece of yours is here too, so your priest may go to any of your landscapes. Put him where the next one should lie.
# § 8, R44
papyria_coach-endgame = Few end tiles are left, so the game may soon be over. Score your best kinds, and go where a majority can still be won.
