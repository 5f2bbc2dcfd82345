# What the coach says in a first game of Papyria: what to do and why one would.

papyria_coach-start = Keep two of your four tiles. Symbols count all game long, goods come once: take the symbols of kinds in which you already have a value.
papyria_coach-priest = Put your priest on a landscape: new ones are laid beside him. Give him empty sides to build on.
papyria_coach-enter = Each of your first four turns brings a piece onto the ring, at no cost. A wanderer does both actions of its sector; a ship does one of them and takes the symbol at the river.
papyria_coach-main = Choose which action comes first. Collect before you score: symbols and landscapes taken first already count in the second action.
papyria_coach-landscape = Lay it beside your priest; nothing has to match, and r turns it. Join like to like: mountains, forests and the river count by their largest group.
papyria_coach-landscape-plain = Lay it beside your priest; nothing has to match, and it may be turned. Join like to like: mountains, forests and the river count by their largest group.
papyria_coach-multiply = A scoring brings value times symbols. With no symbol it brings nothing, so raise both, and in two or three kinds rather than in all seven.
papyria_coach-knowledge = Knowledge is the most points one scoring can bring you. Buy some at border A, before it cuts a big scoring short.
papyria_coach-move = From now on a piece walks clockwise: two steps are free, further ones cost a lapis each. Occupied slots are skipped and don't count.
papyria_coach-poor = You lack the lapis for some sectors. A production space brings one for each mine and lapis invention you have: visit it before you run dry.
papyria_coach-arrival = Crossing a border brought you something extra, and it is gone once the main actions begin. Buy it now with papyri that your actions here don't need.
papyria_coach-trade = You meet another player's piece, and a papyrus is what you lack. Trade a lapis for it now: your actions here don't need that lapis.
papyria_coach-saving = You needn't take what the way offers. Keep the goods that your actions here or your next move will cost, and go on.
papyria_coach-mine = A mine is free, makes its mountain count twice, and produces lapis. There is hardly a reason not to build it.
papyria_coach-temple = A temple covers a sanctuary for good, and each one costs a lapis more. Three of them bring a key: one more scoring at the end.
papyria_coach-city = A city covers a forest for good, and each one costs a lapis more. Their value also counts the landscapes between them: build them apart.
papyria_coach-scoring = Choose the kind that is scored. Take the highest value times symbols that your knowledge still allows.
papyria_coach-end-tile = An end tile sells points that knowledge doesn't limit. Goods left at the end are worth nothing, so buy whenever you can spare them.
papyria_coach-priest-moves = Your own piece is here too, so the priest may go to any landscape of yours. Put him where the next one should lie.
papyria_coach-endgame = Few end tiles are left, so the game may soon be over. Cash in: score your best kinds, and go where a majority can still be won.
