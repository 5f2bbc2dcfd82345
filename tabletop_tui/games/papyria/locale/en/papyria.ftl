# Papyria: everything said at the table.

papyria-title = Papyria
papyria-line = Wander and sail around the board, build a realm, and multiply what you know.

papyria-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
papyria-knowledge = { $count } knowledge
papyria-lapis = { $count } lapis
papyria-papyrus = { $count ->
    [one] 1 papyrus
   *[other] { $count } papyri
}
papyria-symbols = { $count ->
    [one] 1 { $kind } symbol
   *[other] { $count } { $kind } symbols
}
papyria-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
papyria-none = none
papyria-nothing = nothing
papyria-kind-mountain = mountain
    .joined = mountain
papyria-kind-river = river
    .joined = river
papyria-kind-forest = forest
    .joined = forest
papyria-kind-sanctuary = sanctuary
    .joined = sanctuary
papyria-kind-city = city
    .joined = city
papyria-kind-temple = temple
    .joined = temple
papyria-kind-invention = invention
    .joined = invention
papyria-scoring-of = { $kind } scoring
papyria-scoring-any = scoring of any kind
papyria-kind-any = any kind
    .joined = any kind
papyria-key-tile = { $kind } key tile ({ $keys })
papyria-key-goal-river = a river through { $count } landscapes
papyria-key-goal-sanctuary = { $count } sanctuaries side by side
papyria-key-goal-city = { $count } cities
papyria-key-goal-temple = { $count } temples
papyria-key-goal-invention = { $count } inventions
papyria-offer = { $points } for { $price }
papyria-landscape-of = landscape with { $what }
papyria-sector-I-a = Mari
papyria-sector-I-b = Assur
papyria-sector-I-c = Nineveh
papyria-sector-I-d = Eshnunna
papyria-sector-II-a = Sippar
papyria-sector-II-b = Babylon
papyria-sector-II-c = Kish
papyria-sector-II-d = Nippur
papyria-sector-III-a = Isin
papyria-sector-III-b = Uruk
papyria-sector-III-c = Ur
papyria-sector-III-d = Lagash
papyria-pieces-w = { $count ->
    [one] 1 wanderer
   *[other] { $count } wanderers
}
papyria-pieces-s = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
papyria-space-1 = space 1
papyria-space-2 = space 2
papyria-space-river = river
papyria-side-north = N
papyria-side-east = E
papyria-side-south = S
papyria-side-west = W
papyria-toward-north = north
papyria-toward-east = east
papyria-toward-south = south
papyria-toward-west = west
papyria-start-SET = settlement
papyria-start-SN = Grove
papyria-start-SE = Canal
papyria-start-SS = Shrine
papyria-start-SW = Foothills
papyria-river = river { $exits }
papyria-forests = { $count ->
    [one] 1 forest
   *[other] { $count } forests
}
papyria-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
papyria-producing = { $what } (+{ $brings })
papyria-invention-L01 = Wheel
papyria-invention-L02 = Reed stylus
papyria-invention-L03 = Bronze casting
papyria-invention-L04 = Cuneiform script
papyria-invention-L06 = Abacus
papyria-invention-L08 = Calendar
papyria-invention-L11 = Plough
papyria-invention-L12 = Papyrus press
papyria-invention-L13 = Stone drill
papyria-invention-L14 = Archive
papyria-invention-L18 = Clay tablet
papyria-invention-L20 = Chariot
papyria-invention-L21 = Sundial
papyria-invention-L22 = Well sweep
papyria-invention-L23 = Ore washing
papyria-invention-L29 = Pickaxe
papyria-invention-L30 = Smelting furnace
papyria-invention-L34 = Brick kiln
papyria-invention-L35 = Cylinder seal
papyria-invention-L36 = Law stele
papyria-invention-L38 = School of scribes
papyria-invention-L39 = Scales
papyria-invention-L40 = Irrigation
papyria-invention-L42 = Grinding wheel
papyria-ask-keep-start-tile-first = { $name }, which starting tile do you keep first?
papyria-ask-keep-start-tile-second = { $name }, which starting tile do you keep as your second?
papyria-ask-start-priest = { $name }, on which landscape does your priest begin?
papyria-ask-move-piece-both = { $name }, put a wanderer or a ship on the board.
papyria-ask-move-piece-w = { $name }, put a wanderer on the board.
papyria-ask-move-piece-s = { $name }, put a ship on the board.
papyria-ask-build-mine = { $name }, which mountain does the mine cover?
papyria-ask-choose-scoring = { $name }, which kind do you score?
papyria-ask-end-turn = { $name }, do you move your priest before your turn ends?
papyria-option-decline-short = give it up
papyria-option-decline-landscape = give up the landscape
papyria-option-decline-temple = give up the temple
papyria-option-decline-city = give up the city
papyria-option-decline-mine = give up the mine
papyria-product-whole = { $value } × { $multiplier } = { $points }
papyria-product-capped = { $value } × { $multiplier } = { $product }, but no more than your knowledge: { $points }
papyria-progress = { $kind } { $count } of { $of }
papyria-confirm-decline-landscape = You could lay this landscape. Let it leave the game anyway?
papyria-confirm-decline-temple = You can pay for this temple. Let it leave the game anyway?
papyria-confirm-decline-city = You can pay for this city. Let it leave the game anyway?
papyria-confirm-decline-mine = You could build this mine for nothing. Let it leave the game anyway?
# § 5.3
papyria-reason-too-little-lapis = It takes { $needed } lapis, and you have { $owned } lapis.
# § 5.4
papyria-reason-too-few-papyri = It takes { $needed }, and you have { $owned }.
# § 8
papyria-reason-game-over = The game is over.
# § 5
papyria-reason-not-your-turn = It is { $name }'s turn.
# § 5
papyria-reason-others-board = It lies in { $name }'s realm.
# § 5.1
papyria-reason-moved-already = You have moved a piece in this turn.
# § 5.3, R16
papyria-reason-own-piece-there = A piece of yours is there.
# § 5.2
papyria-reason-slot-taken = It is occupied, and an entering piece can't push another away.
# § 5.2
papyria-reason-all-entered = All your pieces of this kind are on the board.
# § 5.3
papyria-reason-out-of-reach = None of your pieces gets there with the lapis you have.
# § 5.1, 5.5
papyria-reason-move-first = Move a piece first; main actions follow where it arrives.
# § 5.5
papyria-reason-other-sector = Main actions are carried out only where the moved piece is.
# § 5.5, R50
papyria-reason-only-ships = Only ships use the river.
# § 5.5
papyria-reason-space-done = This space can't be used any more in this turn.
# § 5.4
papyria-reason-priest-there = Your priest stands there.
# § 5
papyria-reason-nothing-for-it-now = Nothing can be done here now.
# § 6.2
papyria-reason-beside-priest-only = Landscapes are laid only next to your priest.
# § 6.2
papyria-reason-no-landscape-now = No landscape is being laid now.
# § 5.4, R17
papyria-reason-border-not-crossed = No piece of yours passed border { $stand } in this turn.
# § 5.4, R17
papyria-reason-right-gone = Border { $stand } can be used once, on arrival: that is over for this turn.
papyria-event-with = { $head }: { $what }.
papyria-event-bought-knowledge = { $name } buys knowledge at border A for { $papyri }.
papyria-event-paid-extra-scoring = { $name } pays { $papyri } at border B.
papyria-event-scored = { $name } scores { $kind }: { $product }.
papyria-event-moved-priest-there = { $name }'s priest goes to { $spot }.
papyria-event-moved-priest-home = { $name }'s priest goes to the settlement.
papyria-event-took-multiplier = { $name } takes { $symbols }.
papyria-event-placed-landscape = { $name } lays a landscape on { $spot } with { $what }.
papyria-event-built-paid = { $name } builds { $good } on { $spot } for { $lapis }.
papyria-event-built-free = { $name } builds { $good } on { $spot }.
papyria-event-gave-up = { $name } gives up { $good }.
papyria-event-produced-some = { $name } produces { $goods }.
papyria-event-produced-lapis = { $name } produces no lapis.
papyria-event-produced-papyrus = { $name } produces no papyri.
papyria-event-paid-end-tile = { $name } pays { $price } for an end tile: { $points }.
papyria-event-end-triggered = No end tile is left to lay: this is the last round.
papyria-event-game-ended-nought-nobody = The last round is over. No player has anything that counts for these majorities, so nobody scores them, as agreed: { $what }.
papyria-event-game-ended-nought-all = The last round is over. No player has anything that counts for these majorities, so all are tied and score them, as agreed: { $what }.
papyria-event-game-ended = The last round is over.
papyria-score-track = Points in the game
papyria-score-track-line = { $points } in the game
papyria-score-majority-a = Most cities
papyria-score-majority-a-lost = Most cities: others have more, or no player has one
papyria-score-majority-b = Most temples
papyria-score-majority-b-lost = Most temples: others have more, or no player has one
papyria-score-majority-c = Largest river network
papyria-score-majority-c-lost = Largest river network: others have a larger one
papyria-score-majority-d = Most scoring tiles
papyria-score-majority-d-lost = Most scoring tiles: others have more, or no player has one
papyria-tie-break = { $knowledge } knowledge, lapis and papyri together { $goods }
# § 8, R37, R44, R45
papyria-scoring =
    During the game, points come from scorings (value × multiplier, but never more than your knowledge) and from paid end tiles. At the end each key tile brings one more scoring of its kind, most cities and most temples a forest scoring each, the largest river network and most scoring tiles a mountain scoring each. Lapis and papyri left over are worth nothing; tied players compare knowledge, then lapis and papyri together. The points beside a name count all of this as if the game ended now, so they fall when another player takes over a majority.
papyria-undo-stops = You can't go back further: a tile has been turned up since, or another player has decided.
papyria-variant-first = Starting player
papyria-variant-first-random = drawn
papyria-variant-first-seat = player { $number }
papyria-variant-nought = Majority of 0
papyria-variant-nought-nobody = nobody scores
papyria-variant-nought-all = all score
papyria-variant-nought-hint = Whether nobody or all score for the most cities, temples or scoring tiles if no player has any at the end.
papyria-ruling-nought-nobody = Agreed for this game: if no player has any cities, temples or scoring tiles, nobody scores for the most of them.
papyria-ruling-nought-all = Agreed for this game: if no player has any cities, temples or scoring tiles, all are tied for the most of them and score.
papyria-variant-board-hint = How the three parts of the board lie: drawn by lot, or always the same.
papyria-variant-board = Board
papyria-variant-board-random = parts shuffled and turned
papyria-variant-board-reference = parts I, II, III, none turned
# § 4.12
papyria-help-keep-start-tile =
    You keep two of the four starting tiles before you. Lapis, papyri and knowledge come at once; a symbol counts for the whole game as a multiplier of its kind. The other two leave the game.
# § 4.10, R10
papyria-help-start-priest =
    New landscapes are laid only next to the one your priest stands on, and the priest then goes there. From the settlement nothing could be laid, so the priest begins on one of the four landscapes around it.
# § 5.2, 5.3, R11, R13
papyria-help-move-piece =
    In each of your first four turns one of your pieces enters on any empty slot of its ring. Later you move one wanderer or ship clockwise: one or two steps are free, each further one costs a lapis. Occupied slots are skipped and don't count. You may end on another player's piece for a lapis to its owner; it goes on to the next empty slot. What you can do depends on the sector you reach.
# § 5.4, R17, R21
papyria-help-arrival =
    Before the main actions you may use what the move brought, each once and in any order: knowledge for papyri if the piece passed border A, an extra scoring for 2 papyri if it passed border B, and a trade of a lapis for a papyrus if another player's piece is in the other slot. Meeting your own piece lets you move your priest, now or later in this turn.
# § 5.5, 6.10, R22, R24, R50
papyria-help-main-action =
    A wanderer carries out both outer spaces of its sector, a ship one of them and the river; you choose the order. A stack of goods loses one, whether you can use it or not; you always keep scoring tiles and multipliers. Productions never run out; an end tile leaves only when it is paid. When the last good is gone, an end tile comes to the space.
# § 6.2, R25
papyria-help-place-landscape =
    The landscape is laid on an empty place next to your priest's, any way round; rivers need not connect. The priest then goes there. If you give it up, it leaves the game.
# § 6.4, 7.6, R28, R33
papyria-help-build-temple =
    Your first temple costs 1 lapis, the second 2, and so on. It covers a sanctuary, which then no longer counts as one. A temple scoring counts your temples and the fewest landscapes that link them. Three temples bring the temple key.
# § 6.5, 7.5, R27, R28
papyria-help-build-city =
    Your first city costs 1 lapis, the second 2, and so on. It covers one forest symbol for good; a landscape with several forests can carry several cities. A city scoring counts your cities and the fewest landscapes that link them. Three cities bring the city key.
# § 6.6, R29
papyria-help-build-mine =
    A mine is free and covers a mountain. Its landscape counts twice in mountain scorings, and it produces 1 lapis in each lapis production.
# § 6.3, R37
papyria-help-choose-scoring =
    A scoring brings the value of the kind times its multiplier, but never more points than you have knowledge.
# § 6.9, R38
papyria-help-end-tile =
    The knowledge of an end tile has already come to you, as on every visit. Once per visit you may also pay its price for its points; the tile then leaves, and the next one takes its place. If none is left, this round becomes the last. If you don't pay, the tile stays.
# § 5.4, R21, R35
papyria-help-end-turn =
    You met your own piece, so your priest may still go to any other landscape of yours, including the settlement.
papyria-part-ring = ring
papyria-part-keys = keys
papyria-part-player = player
papyria-part-scorings = scorings
papyria-part-realm = realm
papyria-text-head-set-up = Set-up. { $first } will begin every round.
papyria-text-head-round = Round { $round }. { $first } begins every round.
papyria-text-ends = End tiles in the stack: { $left } of { $of }.
papyria-text-last-round = This is the last round.
papyria-text-board = The board, clockwise:
papyria-text-sector = { $sector }: { $pieces }; { $spaces }
papyria-text-slot-w = wanderer { $name }
papyria-text-slot-s = ship { $name }
papyria-text-no-slot-w = no wanderer
papyria-text-no-slot-s = no ship
papyria-text-space = { $space }: { $what } (stack of { $count })
papyria-text-space-end = { $space }: end tile, { $what }
papyria-text-space-production = { $space }: { $good }
papyria-text-space-empty = { $space }: empty
papyria-text-border-a = Border A: { $offers }.
papyria-text-offer = { $knowledge } for { $papyri }
papyria-text-border-b = Border B, an extra scoring for { $papyri }: { $tiles } (face down: { $count }).
papyria-text-keys = Key tiles, the next one first:
papyria-text-key = { $kind }, for { $goal }: keys { $keys }
papyria-text-turn = { $name } (to move)
papyria-text-seat = { $name }: { $points } (without the final scoring { $made }), { $knowledge }, { $lapis }, { $papyri }
papyria-text-counts = temples { $temple }, cities { $city }, mines { $mine }; scoring tiles { $tiles }; symbols: { $symbols }; key tiles: { $keys }
papyria-text-symbols = { $kind } { $count }
papyria-text-own-key = { $kind } with { $keys }
papyria-text-kinds = Scorings now, value × multiplier:
papyria-text-production = A production brings { $lapis }, or { $papyri }.
papyria-text-prices = The next temple costs { $temple }, the next city { $city }.
papyria-text-ways = On the way to key tiles: { $ways }.
papyria-text-off = Not on the board yet: { $pieces }.
papyria-text-dealt = Starting tiles to choose from: { $tiles }.
papyria-text-realm = The realm, by the way from the settlement:
papyria-text-cell-plain = { $spot }: { $shown }
papyria-text-cell-priest = { $spot }: { $shown }; the priest
papyria-value-mountain = Value: your best group of adjoining landscapes with a mountain (1), a mine (2) or an invention that makes lapis (1).
papyria-value-river = Value: the landscapes of the largest connected river network.
papyria-value-forest = Value: the uncovered forests of the adjoining group with the most of them.
papyria-value-sanctuary = Value: uncovered sanctuaries with no other one next to them.
papyria-value-city = Value: your cities and the fewest landscapes between them that link them all.
papyria-value-temple = Value: your temples and the fewest landscapes between them that link them all.
papyria-value-invention = Value: all your inventions, including the settlement's.

papyria-site = { $name } ({ $spot })
papyria-invention-named = invention { $name }
papyria-good-landscape = landscape
    .title = Landscape
    .short = Land
    .object = a landscape
papyria-good-scoring = scoring tile
    .title = Scoring
    .short = Score
papyria-good-temple = temple
    .title = Temple
    .object = a temple
papyria-good-city = city
    .title = City
    .object = a city
papyria-good-mine = mine
    .title = Mine
    .object = a mine
papyria-good-multiplier = multiplier
    .title = Symbols
papyria-good-lapis-production = lapis production
    .title = Lapis
papyria-good-papyrus-production = papyrus production
    .title = Papyri
papyria-good-end-tile = end tile
    .title = End tile
    .short = End
papyria-piece-w = wanderer
    .the = the wanderer
papyria-piece-s = ship
    .the = the ship
papyria-beside-north = north of { $priest }
papyria-beside-east = east of { $priest }
papyria-beside-south = south of { $priest }
papyria-beside-west = west of { $priest }
papyria-empty = empty
papyria-free = free
papyria-lost = lost
papyria-after = later

# -- questions --

papyria-step-tile = first tile
papyria-step-second = second tile
papyria-step-priest = priest
papyria-step-move = move
papyria-step-arrive = arrive
papyria-step-first = action 1
papyria-step-then = action 2
papyria-step-end = end of the turn
papyria-last-round = last round
papyria-ask-move-piece = { $name }, which piece do you move?
papyria-ask-where-piece = { $name }, where does { $the } of { $origin } go? { $count } in reach with { $lapis } · Esc: back
papyria-ask-where-priest = { $name }, where does your priest go? · Esc: the actions
papyria-ask-where-enter = { $name }, where do you put { $the }? · Esc: another piece
papyria-ask-arrival = { $name }, what do you use before the actions?
papyria-ask-main-action = { $name }, which action do you carry out in { $sector }?
papyria-ask-place-landscape = { $name }, where does the landscape { $what } go?
papyria-ask-build-temple = { $name }, a temple for { $price }: which sanctuary does it cover?
papyria-ask-build-city = { $name }, a city for { $price }: which forest does it cover?
papyria-ask-end-tile = { $name }, do you pay { $price } for { $points }?
papyria-ask-held = { $asked } You have { $held }.

# -- lists --

papyria-head-price = cost
papyria-head-way = also
papyria-head-then = action 1
papyria-head-and = action 2
papyria-head-now = points
papyria-head-piece = piece
papyria-head-reach = in reach
papyria-head-best = best now
papyria-head-at = at
papyria-head-pay = pay
papyria-head-get = get
papyria-head-costs = costs
papyria-head-brings = brings
papyria-head-there = there
papyria-head-room = free sides
papyria-head-river = exits
papyria-head-gain = points
papyria-head-value = value
papyria-head-signs = signs
papyria-head-cap = limit
papyria-head-scorings = per scoring
papyria-column-price = the lapis that the way costs; ▸ means that a part of it goes to the player whose piece is pushed on.
papyria-column-way = what the way allows besides the actions: A knowledge, B an extra scoring, ⇄ a trade, ♝ a move of your priest.
papyria-column-me = what it would win you at the end as things stand: a majority, or a key tile.
papyria-column-then = what the first of both actions brings, in the better order.
papyria-column-and = what the other action brings; for a ship, one of both is the symbol at the river.
papyria-column-now = what you score at once. Final scorings aren't counted here.
papyria-column-piece = whether it is a wanderer or a ship.
papyria-column-reach = how many sectors it can go to with your lapis.
papyria-column-best = the most points that one of these ways scores at once.
papyria-column-at = where it is to be had: at border A or B, or from the player whose piece you meet.
papyria-column-pay = what you give for it.
papyria-column-get = what you get for it, apart from points.
papyria-column-costs = what carrying it out costs; ✗ or “lost”: you can't, and the good is gone all the same.
papyria-column-brings = what carrying it out brings. ▸ stands between the price of an end tile and what it sells.
papyria-column-there = what lies on that landscape, as signs.
papyria-column-room = how many sides of it are free for new landscapes.
papyria-column-river = the sides on which its river leaves it, the way it is turned.
papyria-column-gain = what the scorings of this turn bring more with it; in the last round, those at the end, too.
papyria-column-scorings = how many points more one scoring of each kind would bring in all, as your realm is now.
papyria-column-value = what your realm is worth in that kind.
papyria-column-signs = your symbols of that kind: the value is multiplied by them.
papyria-column-cap = your knowledge, where it limits the scoring.
papyria-column-kind = your value of that kind, before and after.
papyria-group-piece = { $sign } { $origin }
papyria-group-entering = { $sign } { $piece }
papyria-group-priest = { $priest } priest: { $count } landscapes
papyria-option-enter = { $piece } onto { $end }: { $what }
papyria-option-move = { $piece } from { $origin } to { $end }: { $what }
papyria-pays = { $lapis } of it to { $name }
papyria-past = past { $stand }
papyria-option-pay = pay for the end tile
papyria-option-keep = leave the end tile there
papyria-option-trade = trade with { $partner }
papyria-option-continue = on to the actions
papyria-option-priest = priest to { $spot }
papyria-option-space = { $space }: { $what }
papyria-option-paid = { $what }: { $price }
papyria-option-kind = { $kind }: { $product }
papyria-option-turned = { $spot }, river { $course }
papyria-option-end-turn = end your turn
papyria-element-slot = { $sector }, place for a { $piece }
papyria-element-space = { $sector }, { $space }
papyria-element-border = border { $stand }
papyria-element-ends = end tiles

# -- what an option would do --

papyria-planned-landscape = landscape { $site }
papyria-planned-building = { $building } on { $site }
papyria-left = Then you have { $held }.
papyria-priest-moves = Landscapes are laid next to your priest. It may go to any landscape of yours, once in this turn.
papyria-then-lapis = Then you have { $kept }.
papyria-then-knowledge = Then you have { $knowledge }.
papyria-forgoes = The actions here then bring { $points } less.
papyria-knowledge-caps = No scoring brings more points than you have knowledge.
papyria-best-there = Best now: { $sector }.
papyria-way-straight = from { $origin }
papyria-way-by = from { $origin } by way of { $borders }
papyria-does-end-paid = The end tile brings { $points } for { $price }, which you can pay.
papyria-does-end-unpaid = ! The end tile brings { $points } for { $price }, which you can't pay.
papyria-does-produce = You produce { $goods }.
papyria-does-nothing = Nothing lies there.
papyria-does-score = { $scoring }: { $product }.
papyria-does-score-knowing = { $scoring }: { $product }, and { $goods }.
papyria-does-built-temple = You can pay { $price } for the temple and have a sanctuary to cover.
papyria-does-built-city = You can pay { $price } for the city and have a forest to cover.
papyria-does-built-mine = The mine is free, and you have a mountain to cover.
papyria-does-lost-lapis-temple = ! The temple costs { $price }, which you won't have, so it is lost.
papyria-does-lost-lapis-city = ! The city costs { $price }, which you won't have, so it is lost.
papyria-does-lost-site-temple = ! You have no sanctuary for the temple to cover, so it is lost.
papyria-does-lost-site-city = ! You have no forest for the city to cover, so it is lost.
papyria-does-lost-site-mine = ! You have no mountain for the mine to cover, so it is lost.
papyria-does-lay-lost = ! Your priest is enclosed, so the landscape is lost.
papyria-does-take = You take { $what }.
papyria-does-take-landscape = You take a landscape with { $what }.
papyria-shows = It shows { $what }.
papyria-scoring-then = { $scoring } then: { $product }.
papyria-clash = ! You can have one of the two, not both.
papyria-space-trade = a trade
papyria-space-priest = your priest's move
papyria-only-after = This works only after { $first }.
papyria-takes-key = You take the { $key }.
papyria-at-border-a-now = A: 4, 7 or 9 knowledge for 1, 2 or 3 papyri. You have { $papyri }.
papyria-at-border-a-trade = A: you may buy knowledge if you trade for a papyrus first.
papyria-at-border-a-no = A: knowledge costs papyri, and you have none.
papyria-at-border-b-now = B: an extra scoring for 2 papyri brings up to { $extra } now.
papyria-at-border-b-nothing = B: an extra scoring for 2 papyri brings no points now.
papyria-at-border-b-trade = B: an extra scoring takes 2 papyri; a trade first brings the one you lack.
papyria-at-border-b-no = B: an extra scoring takes 2 papyri. You have { $papyri }.
papyria-at-border-b-empty = B: no tile is left there for an extra scoring.
papyria-pushes-w = { $other } gets 1 lapis, and the wanderer there is pushed to { $sector }.
papyria-pushes-s = { $other } gets 1 lapis, and the ship there is pushed to { $sector }.
papyria-meets-own-w = Your wanderer is there: your priest may go to any landscape of yours.
papyria-meets-own-s = Your ship is there: your priest may go to any landscape of yours.
papyria-meets-trade-w = { $other }'s wanderer is there: you may trade 1 lapis for 1 papyrus.
papyria-meets-trade-s = { $other }'s ship is there: you may trade 1 lapis for 1 papyrus.
papyria-meets-poor-w = { $other }'s wanderer is there, but no lapis is left for a trade.
papyria-meets-poor-s = { $other }'s ship is there, but no lapis is left for a trade.
papyria-confirm-both-lost = Both goods there would be lost. Move there anyway?
papyria-confirm-first-lost = This works only after { $first }. Carried out now, it would be lost. Go on anyway?
papyria-confirm-first-unpaid = This works only after { $first }. You couldn't pay for it now. Go on anyway?
papyria-confirm-first-wasted = That brings nothing now, and a ship uses only one of these two. Go on anyway?
papyria-confirm-mine-first = The other action could raise your production if it came first. Produce now anyway?
papyria-confirm-extra = This scoring would bring no points. Pay for it anyway?
papyria-better-later = ! Carried out after the other one it would bring { $later }.
papyria-mine-first = ! The other action could raise this production if it came first.
papyria-stack = Left there afterwards: { $count }.
papyria-stack-last = It is the last one: an end tile takes its place.
papyria-stack-end = It is the last one, and no end tile is left: this round becomes the last.
papyria-one-outer = A ship uses only one of the two outer spaces; the other one stays as it is.
papyria-paid-next = The tile goes, and the next of { $count } takes its place.
papyria-paid-last = The tile goes, and there is no next one: this round becomes the last.
papyria-keeps = The tile stays for the next piece that comes here.
papyria-continue = What you haven't used of border and trade lapses.
papyria-end-turn = Your priest stays where it is.
papyria-stays-enclosed = Every place beside your priest is taken: while it stays there, every landscape is lost.
papyria-scores = It scores { $product }.
papyria-scores-knowing = It brings { $goods }, then scores { $product }.
papyria-scores-any = You choose the kind; the best one brings { $points }.
papyria-no-points = It brings no points now.
papyria-display-next = { $count ->
    [one] The last tile takes its place.
   *[other] The next of { $count } tiles takes its place.
}
papyria-display-last = No tile is left to take its place.
papyria-produces = Each production brings { $made } more.
papyria-lies-there = { $what }.
papyria-no-change = None of your values changes.
papyria-change-up = { $kind } { $before } to { $after }: a scoring would bring { $product }.
papyria-change-down = ! { $kind } { $before } to { $after }: a scoring would bring { $product }.
papyria-change-up-bare = { $kind } { $before } to { $after }; you have no symbol of it yet.
papyria-change-down-bare = ! { $kind } { $before } to { $after }; you have no symbol of it yet.
papyria-free-sides = Free beside it: { $sides }.
papyria-enclosed = ! Every place beside it is taken: no landscape could be laid from there.
papyria-decline-landscape = It leaves the game, and your priest stays.
papyria-decline-temple = It leaves the game; you keep your lapis.
papyria-decline-city = It leaves the game; you keep your lapis.
papyria-decline-mine = It leaves the game.
papyria-symbol = Each { $scoring } of yours is then multiplied by { $count }.

# -- looking around --

papyria-look-slot-taken = { $other }'s { $piece } in { $sector }.
papyria-look-slot-free = { $sector }: the place for a { $piece } is free.
papyria-look-ring-w = Wanderers walk on the road and use both outer spaces.
papyria-look-ring-s = Ships sail on the river and use one outer space and the one at the river.
papyria-look-space = { $sector }: { $what }.
papyria-look-offer = End tile: { $offer }, and { $knowledge }
papyria-look-end-tile = Its knowledge comes with every visit, its points once it is paid.
papyria-look-good-landscape = It is laid next to the priest, who then goes there.
papyria-look-good-scoring = Its knowledge comes first, then the scoring.
papyria-look-good-temple = It covers a sanctuary; the first costs 1 lapis, the second 2, and so on.
papyria-look-good-city = It covers a forest; the first costs 1 lapis, the second 2, and so on.
papyria-look-good-mine = It covers a mountain and is free.
papyria-look-good-multiplier = Its symbols multiply every scoring of their kind.
papyria-look-good-lapis-production = 1 lapis for each mine and for each invention that makes lapis.
papyria-look-good-papyrus-production = 2 papyri for the settlement, and those of inventions that make papyri.
papyria-look-free = { $spot }: nothing lies here.
papyria-look-kind = A scoring now: { $product }.
papyria-look-bonus = The key tile adds { $bonus } to the multiplier.
papyria-look-key = The key tile is for { $goal }: { $reached } of { $of }.
papyria-look-key-held = The key tile is taken, with { $keys }.
papyria-look-ends = End tiles left in the stack: { $left }. When another is needed and none is left, the round becomes the last.
papyria-look-lapis = { $name } has { $held }. They pay for further steps, temples and cities, and for a piece that goes on.
papyria-look-papyri = { $name } has { $held }. They pay for knowledge at border A and an extra scoring at border B.
papyria-look-knowledge = { $name } has { $held }: no scoring brings more points than that.
papyria-look-makes = What productions bring { $name }: { $lapis } each lapis production, { $papyri } each papyrus production.
papyria-look-price = The next temple costs { $temple }, the next city { $city }; { $name } has { $held }.
papyria-look-kinds = The seven scorings: value times multiplier, and the points now, never more than the knowledge. The last column is the way to the key tile, or what the choice would change.
papyria-look-seats = All players: points if the game ended now, knowledge, lapis and papyri, and their multipliers of each kind where there is room.
papyria-look-majority = { $title }: the player who has them at the end gets one more { $scoring }.
papyria-look-count = { $name } { $count }
papyria-look-counts = Now: { $counts }.
papyria-look-sector = { $sector }: { $first } and { $second } for a wanderer; one of them, and { $river }, for a ship.
papyria-look-standing = { $name }'s { $piece }
papyria-look-realm = The realm of { $name }: the settlement and the landscapes laid around it, { $count } in all. Tab shows it in full.
papyria-look-hand = The landscape that is being laid: each key is one way round. The picture shows where its rivers leave it.
papyria-element-makes = productions
papyria-element-price = prices
papyria-element-realm = realm
papyria-about-ring = The ring: wanderers walk on the road outside, ships on the rivers inside, all of them clockwise. What a piece can do depends on the sector it reaches.
papyria-about-realm = A realm: the settlement and the landscapes laid around it. What connects in it is the value of scorings.
papyria-about-hand = The landscape that is being laid, with its ways round.
papyria-about-own = What a player has: points, and lapis, papyri and knowledge to pay with or to score by.
papyria-about-kinds = The seven kinds of scoring, with what each would bring now.
papyria-about-seats-table = All players with their points, goods and multipliers, and who leads in each majority.
papyria-about-others = The realms of the other players.
papyria-about-round = The last round comes when an end tile is needed and none is left in the stack.

# -- the boards --

papyria-from-here = start
papyria-slot-free = free
papyria-ring-costs = costs
papyria-ring-makes = makes
papyria-ring-now = now
papyria-ring-pay = pay
papyria-ring-for = for
papyria-left-there = { $count } left
papyria-stack-last-short = the last one
papyria-passing = Passing { $stand }:
papyria-for-one = scores one of
papyria-in-reserve = { $count ->
    [0] no more to come
   *[other] { $count } more to come
}
papyria-euphrates = E U P H R A T E S
papyria-tigris = T I G R I S
papyria-keys-left = Keys left
papyria-ends = End tiles
papyria-ends-left = { $left } of { $whole } left
papyria-last-round-loud = LAST ROUND: no end tile is left
papyria-over = The game is over
papyria-goods-lapis = lapis
papyria-goods-papyrus = papyri
papyria-goods-knowledge = knowledge
papyria-makes = makes
papyria-next = next
papyria-scorings = Scorings
papyria-value-times-short = v×s
papyria-value-times-long = value × signs
papyria-then = +
papyria-to-key = key
papyria-of = { $count } of { $of }
papyria-seats = Seats
papyria-in-hand = In hand
papyria-landscape-from = Landscape of { $sector }
papyria-turns-it = r turns it
papyria-keep-two = Keep two of these four
papyria-kept = kept
papyria-page-head-sector = sector
papyria-page-head-space-1 = space 1
papyria-page-head-space-2 = space 2

# -- what happened, where the log names places --

papyria-event-placed-priest = { $name }'s priest begins on { $spot }.
papyria-event-entered-w = { $name } puts a wanderer on { $sector }.
papyria-event-entered-s = { $name } puts a ship on { $sector }.
papyria-event-moved-w = { $name }'s wanderer goes from { $start } to { $end }.
papyria-event-moved-w-paid = { $name }'s wanderer goes from { $start } to { $end }: { $cost }.
papyria-event-moved-w-pushed = { $name }'s wanderer goes from { $start } to { $end }: 1 lapis to { $other }, who is pushed on to { $to }.
papyria-event-moved-w-paid-pushed = { $name }'s wanderer goes from { $start } to { $end }: { $cost }, 1 lapis to { $other }, who is pushed on to { $to }.
papyria-event-moved-s = { $name }'s ship goes from { $start } to { $end }.
papyria-event-moved-s-paid = { $name }'s ship goes from { $start } to { $end }: { $cost }.
papyria-event-moved-s-pushed = { $name }'s ship goes from { $start } to { $end }: 1 lapis to { $other }, who is pushed on to { $to }.
papyria-event-moved-s-paid-pushed = { $name }'s ship goes from { $start } to { $end }: { $cost }, 1 lapis to { $other }, who is pushed on to { $to }.
papyria-event-gained-knowledge = { $name } gains { $knowledge }.
papyria-event-kept-start-tile = { $name } keeps a starting tile: { $tile }.
papyria-event-took-scoring = { $name } takes a scoring tile ({ $tile }).
papyria-event-took-key = { $name } takes the { $kind } key tile with { $tile }.
papyria-event-traded = { $name } pays { $other } 1 lapis and takes 1 papyrus.
papyria-event-nothing-there = { $name } finds nothing in { $sector }, { $space }.
papyria-event-kept-end-tile = { $name } leaves an end tile where it is: { $tile }.
papyria-event-laid-end-tile = An end tile comes to { $sector }, { $space }: { $tile }. Left: { $left }.
papyria-event-turned-up = Turned up in { $sector }, { $space }: { $what }.
papyria-event-turned-up-at-border = Turned up at border B: { $tile }.
papyria-score-key-river = Key: river
papyria-score-key-sanctuary = Key: sanctuary
papyria-score-key-city = Key: city
papyria-score-key-temple = Key: temple
papyria-score-key-invention = Key: invention
papyria-score-key-held = Key tile, { $kind } scoring: { $product }
papyria-score-key-none = No { $kind } key tile
papyria-score-majority-a-won = Most cities ({ $count }), { $kind } scoring: { $product }
papyria-score-majority-b-won = Most temples ({ $count }), { $kind } scoring: { $product }
papyria-score-majority-c-won = Largest river network ({ $count }), { $kind } scoring: { $product }
papyria-score-majority-d-won = Most scoring tiles ({ $count }), { $kind } scoring: { $product }
papyria-signs =
    { $mountain } mountain · { $mine } mine · { $river } river · { $forest } forest · { $sanctuary } sanctuary · { $city } city · { $temple } temple · { $invention } invention
    { $lapis } lapis · { $papyrus } papyri · { $knowledge } knowledge · { $points } points · { $end } end tile · { $key } key tile
    { $w } wanderer · { $s } ship · { $priest } priest · { $trade } trade · { $lost } lost, or not payable · { $new } changed since your turn
    ×4 how many lie there · 3{ $lapis }{ $to }11{ $points }+1{ $knowledge } an end tile: 3 lapis bring 11 points, every visit 1 knowledge
    scorings: 3×4 value times symbols, a key tile's bonus included · ≤9 knowledge is the limit

# -- since your turn: what it means for the player --

papyria-recap-pushed-w = { $name } pushed your wanderer from { $start } on to { $end }, and paid you 1 lapis.
papyria-recap-pushed-s = { $name } pushed your ship from { $start } on to { $end }, and paid you 1 lapis.
papyria-recap-got-lapis = { $name } traded with you: you got 1 lapis.
papyria-recap-majority-lost =
    { $points ->
        [one] { $title }: no longer yours ({ $own } to { $other }), 1 point less at the end.
       *[other] { $title }: no longer yours ({ $own } to { $other }), { $points } points less at the end.
    }
papyria-recap-majority-won =
    { $points ->
        [one] { $title }: yours now ({ $own } to { $other }), 1 point more at the end.
       *[other] { $title }: yours now ({ $own } to { $other }), { $points } points more at the end.
    }
papyria-recap-scoring-gone =
    { $points ->
        [one] { $name } took a scoring tile for { $kind }; it would have brought you 1 point.
       *[other] { $name } took a scoring tile for { $kind }; it would have brought you { $points } points.
    }
papyria-recap-any-scoring-gone =
    { $points ->
        [one] { $name } took the scoring tile for any kind; with { $kind } it would have brought you 1 point.
       *[other] { $name } took the scoring tile for any kind; with { $kind } it would have brought you { $points } points.
    }
papyria-recap-end-tile-gone = { $name } paid for an end tile of { $points }; you had the { $held }.
papyria-recap-emptied = { $sector }, { $good }: nothing is left there.
papyria-recap-emptied-end = { $sector }, { $good }: nothing is left there; an end tile lies there now, { $offer }.
papyria-recap-keys-fewer = The next { $kind } key tile has { $after ->
        [one] 1 key
       *[other] { $after } keys
    }, not { $before }.
papyria-recap-end-nears =
    { $left ->
        [one] 1 end tile is left in the stack.
       *[other] { $left } end tiles are left in the stack.
    }
papyria-recap-end-next = No end tile is left in the stack: when the next one is needed, the round becomes the last.
papyria-recap-last-round = This round is the last.
papyria-recap-turn-moves = goes to { $sector }
papyria-recap-turn-knowledge = buys knowledge
papyria-recap-turn-trades = trades with { $other }
papyria-recap-turn-takes = takes { $what }
papyria-recap-turn-scores = scores { $kind }: { $points }
papyria-recap-turn-key = takes the key for { $kind }
papyria-recap-turn-landscape = lays a landscape
papyria-recap-turn-builds = builds { $good }
papyria-recap-turn-priest = moves the priest
papyria-recap-turn-gives-up = gives up { $good }
papyria-recap-turn-end-tile = pays for an end tile: { $points }

# -- what a hint counts beyond the score sheet --

papyria-prospect-goods = lapis and papyri
papyria-prospect-made = what your realm produces
papyria-prospect-knowledge = knowledge
papyria-prospect-symbols = symbols for later scorings
papyria-prospect-realm = values of your realm
papyria-prospect-scorings = what scorings are worth to you
papyria-prospect-keys = keys
papyria-prospect-tiles = scoring tiles
papyria-prospect-pieces = pieces on the rings
papyria-prospect-priest = where your priest stands
papyria-prospect-now = points now
papyria-head-me = for me
papyria-me-key = { $kind } key
papyria-me-majority = most { $what }
papyria-me-majority-lost = no longer { $what }
papyria-me-tiles = tiles
papyria-said-majority-won = { $title }: you would have { $own }, the others { $other ->
    [0] none
   *[other] at most { $other }
}.
papyria-said-majority-shared = { $title }: you would tie for it with { $own }.
papyria-said-majority-lost = { $title }: it would no longer be yours, { $own } to { $other }.
papyria-said-bargain = You get { $gain } for { $price }.

# -- what hints compare at the end of a turn --

papyria-ahead-lapis = { $more ->
    [yes] more
   *[no] less
} lapis
papyria-ahead-papyri = { $more ->
    [yes] more
   *[no] fewer
} papyri
papyria-ahead-knowledge = { $more ->
    [yes] more
   *[no] less
} knowledge
papyria-ahead-lapis-made = { $more ->
    [yes] more
   *[no] less
} lapis from each production
papyria-ahead-papyri-made = { $more ->
    [yes] more
   *[no] fewer
} papyri from each production
papyria-ahead-keys = { $more ->
    [yes] more
   *[no] fewer
} key tiles
papyria-ahead-display = { $more ->
    [yes] more
   *[no] fewer
} points from the best scoring on display
papyria-ahead-tiles = { $more ->
    [yes] more
   *[no] fewer
} scoring tiles
papyria-ahead-realm = { $more ->
    [yes] more
   *[no] fewer
} landscapes in your realm
papyria-ahead-worth-mountain = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of mountains
papyria-ahead-worth-river = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of rivers
papyria-ahead-worth-forest = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of forests
papyria-ahead-worth-sanctuary = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of sanctuaries
papyria-ahead-worth-city = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of cities
papyria-ahead-worth-temple = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of temples
papyria-ahead-worth-invention = { $more ->
    [yes] more
   *[no] fewer
} points from a scoring of inventions
papyria-ahead-multiplier-mountain = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for mountain scorings
papyria-ahead-multiplier-river = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for river scorings
papyria-ahead-multiplier-forest = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for forest scorings
papyria-ahead-multiplier-sanctuary = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for sanctuary scorings
papyria-ahead-multiplier-city = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for city scorings
papyria-ahead-multiplier-temple = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for temple scorings
papyria-ahead-multiplier-invention = a { $more ->
    [yes] higher
   *[no] lower
} multiplier for invention scorings
papyria-ahead-value-mountain = a { $more ->
    [yes] higher
   *[no] lower
} mountain value
papyria-ahead-value-river = a { $more ->
    [yes] higher
   *[no] lower
} river value
papyria-ahead-value-forest = a { $more ->
    [yes] higher
   *[no] lower
} forest value
papyria-ahead-value-sanctuary = a { $more ->
    [yes] higher
   *[no] lower
} sanctuary value
papyria-ahead-value-city = a { $more ->
    [yes] higher
   *[no] lower
} city value
papyria-ahead-value-temple = a { $more ->
    [yes] higher
   *[no] lower
} temple value
papyria-ahead-value-invention = a { $more ->
    [yes] higher
   *[no] lower
} invention value
papyria-ahead-scored = { $more ->
    [yes] more
   *[no] fewer
} points scored
papyria-ahead-to-key-temple = { $more ->
    [yes] more
   *[no] fewer
} steps to the temple key tile
papyria-ahead-to-key-city = { $more ->
    [yes] more
   *[no] fewer
} steps to the city key tile
papyria-ahead-to-key-river = { $more ->
    [yes] more
   *[no] fewer
} steps to the river key tile
papyria-ahead-to-key-invention = { $more ->
    [yes] more
   *[no] fewer
} steps to the invention key tile
papyria-ahead-to-key-sanctuary = { $more ->
    [yes] more
   *[no] fewer
} steps to the sanctuary key tile
