# Papyria: everything said at the table.

# -- names and amounts --

papyria-points-one = 1 point
papyria-points-many = { $count } points
papyria-knowledge = { $count } knowledge
papyria-lapis = { $count } lapis
papyria-papyri-one = 1 papyrus
papyria-papyri-many = { $count } papyri
papyria-symbols-one = 1 { $kind } symbol
papyria-symbols-many = { $count } { $kind } symbols
papyria-keys-one = 1 key
papyria-keys-many = { $count } keys
papyria-none = none
papyria-nothing = nothing

papyria-kind-mountain = mountain
papyria-kind-river = river
papyria-kind-forest = forest
papyria-kind-sanctuary = sanctuary
papyria-kind-city = city
papyria-kind-temple = temple
papyria-kind-invention = invention
papyria-scoring-of = { $kind } scoring
papyria-scoring-any = scoring of any kind
papyria-kind-any = any kind
papyria-scoring-now = { $scoring }, now { $points }
papyria-scoring-best = { $scoring }, now up to { $points }
papyria-key-tile = { $kind } key tile ({ $keys })
papyria-key-goal-river = a river through { $count } landscapes
papyria-key-goal-sanctuary = { $count } sanctuaries side by side
papyria-key-goal-city = { $count } cities
papyria-key-goal-temple = { $count } temples
papyria-key-goal-invention = { $count } inventions
papyria-offer = { $points } for { $price }

papyria-good-landscape = landscape
papyria-good-scoring = scoring tile
papyria-good-temple = temple
papyria-good-city = city
papyria-good-mine = mine
papyria-good-multiplier = multiplier
papyria-good-lapis-production = lapis production
papyria-good-papyrus-production = papyrus production
papyria-good-end-tile = end tile
papyria-good-landscape-object = a landscape
papyria-good-temple-object = a temple
papyria-good-city-object = a city
papyria-good-mine-object = a mine
papyria-landscape-of = landscape with { $what }

papyria-sector-at = { $position } { $sector }
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
papyria-piece-w = wanderer
papyria-piece-s = ship
papyria-pieces-w-one = 1 wanderer
papyria-pieces-w-many = { $count } wanderers
papyria-pieces-s-one = 1 ship
papyria-pieces-s-many = { $count } ships
papyria-space-outer = space { $number }
papyria-space-river = river
papyria-where = { $position }, { $space }

papyria-side-north = N
papyria-side-east = E
papyria-side-south = S
papyria-side-west = W
papyria-site = { $spot } { $name }
papyria-start-SET = settlement
papyria-start-SN = Grove
papyria-start-SE = Canal
papyria-start-SS = Shrine
papyria-start-SW = Foothills
papyria-river = river { $exits }
papyria-no-river = no river
papyria-forests-one = 1 forest
papyria-forests-many = { $count } forests
papyria-mountain = mountain
papyria-sanctuary = sanctuary
papyria-cities-one = 1 city
papyria-cities-many = { $count } cities
papyria-invention = invention
papyria-invention-named = invention { $name }
papyria-producing = { $what } (+{ $brings })
papyria-change = { $kind } { $by }

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

# -- questions --

papyria-step-set-up = set-up
papyria-step-move = phase 1, move
papyria-step-action = action { $number }/2
papyria-step-action-alone = phase 2, main action { $number } of 2
papyria-step-end = end of the turn
papyria-step-last = last round
papyria-step-last-action = last round, { $number }/2
papyria-step-last-alone = { $step }, last round

papyria-ask-keep-start-tile-first = { $name }, which starting tile do you keep first?
papyria-ask-keep-start-tile-second = { $name }, which starting tile do you keep as your second?
papyria-ask-start-priest = { $name }, on which landscape does your priest begin?
papyria-ask-enter-both = { $name }, put a wanderer or a ship on the board.
papyria-ask-enter-w = { $name }, put a wanderer on the board.
papyria-ask-enter-s = { $name }, put a ship on the board.
papyria-ask-move-piece = { $name }, move a wanderer or a ship.
papyria-ask-move-piece-alone = { $name }, move a wanderer or a ship. You have { $held }.
papyria-ask-arrival = { $name }, what do you use before the main actions?
papyria-ask-arrival-alone = { $name }, what do you use before the main actions? You have { $held }.
papyria-ask-main-action = { $name }, choose a main action in { $sector }.
papyria-ask-place-landscape = { $name }, where do you lay the landscape { $signs }?
papyria-ask-place-landscape-alone = { $name }, where do you lay the landscape with { $what }?
papyria-ask-build-temple = { $name }, a temple for { $price }: which sanctuary?
papyria-ask-build-temple-alone = { $name }, which sanctuary does the temple cover? It costs { $price }, you have { $held }.
papyria-ask-build-city = { $name }, a city for { $price }: which forest?
papyria-ask-build-city-alone = { $name }, which forest does the city cover? It costs { $price }, you have { $held }.
papyria-ask-build-mine = { $name }, which mountain does the mine cover?
papyria-ask-choose-scoring = { $name }, which kind do you score?
papyria-ask-end-tile = { $name }, do you pay { $price } for { $points }?
papyria-ask-end-tile-alone = { $name }, an end tile: { $offer }? You have { $held }.
papyria-ask-end-turn = { $name }, do you move your priest before your turn ends?

# -- options --

papyria-option-alone = { $option }: { $does }
papyria-option-sector = { $option } ({ $spaces })
papyria-option-enter = { $piece } onto { $sector }
papyria-option-move = { $piece } { $start } → { $sector }
papyria-pays-all = { $lapis } to { $name }
papyria-pays-part = { $lapis } ({ $given } to { $name })
papyria-past-A = past A
papyria-past-B = past B
papyria-past-AB = past A and B
papyria-meets-own = meets own
papyria-meets-other = meets { $name }
papyria-option-buy-knowledge = border A: { $knowledge } for { $papyri }
papyria-option-extra-scoring = border B for { $papyri }: { $what }
papyria-option-trade = trade with { $name }: { $lapis } for { $papyri }
papyria-option-priest = priest to { $site }
papyria-option-priest-home = priest to the settlement
papyria-option-continue = on to the main actions
papyria-option-space = { $space }: { $what }
papyria-on-space-end = end tile, { $what }
papyria-on-space-production = { $good }, now { $what }
papyria-on-space-nothing = empty, nothing happens
papyria-on-space-paid = { $good } for { $lapis }
papyria-on-space-free = { $good }, free
papyria-on-space-lost-lapis = { $good }, lost: too little lapis
papyria-on-space-lost-site = { $good }, lost: nowhere to build
papyria-on-space-lost-room = { $good }, lost: no room beside your priest
papyria-on-space-unpaid-lapis = { $what }; too little lapis to pay
papyria-on-space-unpaid-papyri = { $what }; too few papyri to pay
papyria-on-space-after = { $what }, but only after { $first }
papyria-first-trade = a trade
papyria-first-priest = your priest's move
papyria-option-turned = { $spot }, river { $exits }
papyria-no-change = no value changes
papyria-option-decline-landscape = give up the landscape
papyria-option-decline-temple = give up the temple
papyria-option-decline-city = give up the city
papyria-option-decline-mine = give up the mine
papyria-option-score = { $kind } { $what }
papyria-product-whole = { $value } × { $multiplier } = { $points }
papyria-product-capped = { $value } × { $multiplier } = { $product }, limited to { $points }
papyria-option-pay = pay { $price }: { $points }
papyria-option-pay-plain = pay for the end tile
papyria-option-keep = leave the end tile there
papyria-option-end-turn = end your turn
papyria-brief-piece-w = W
papyria-brief-piece-s = S
papyria-brief-move-free = { $piece } { $start } → { $end }
papyria-brief-move-paid = { $piece } { $start } → { $end }, { $price } l
papyria-brief-enter = { $piece } { $position }
papyria-brief-priest = priest { $spot }
papyria-short-knowledge = A: { $knowledge } for { $papyri }
papyria-short-extra = B { $cost }: { $what }
papyria-short-scoring = { $scoring } +{ $knowledge }: { $points }
papyria-short-end = end tile { $offer }
papyria-short-landscape = landscape { $signs }
papyria-short-lost-lapis = { $good }: too dear
papyria-short-lost-papyri = { $good }: too dear
papyria-short-lost-site = { $good }: nowhere to build
papyria-short-lost-room = { $good }: no room
papyria-short-past = past { $stands }
papyria-short-no-change = no change
papyria-short-turned = { $spot }, { $exits }

papyria-element-slot = { $piece } slot of { $sector }
papyria-element-space = { $sector }, { $space }
papyria-element-border = border { $stand }
papyria-element-display = at border B: { $what }
papyria-element-start-tile = starting tile
papyria-element-ends = end tiles

# -- what an option would do --

papyria-detail-left = Then you have { $held }.
papyria-detail-symbol = Each { $scoring } of yours is then multiplied by { $count }.
papyria-detail-knowledge = Then you have { $knowledge }.
papyria-detail-knowledge-first = First the knowledge: then you have { $knowledge }.
papyria-detail-pushes-w = { $name }'s wanderer is pushed on to { $position }.
papyria-detail-pushes-s = { $name }'s ship is pushed on to { $position }.
papyria-detail-past-a-some = It passes border A: you may buy knowledge (you have { $papyri }).
papyria-detail-past-a-trade = It passes border A: you may buy knowledge if you trade for a papyrus first.
papyria-detail-past-a-papyri = It passes border A, but you have no papyri for knowledge.
papyria-detail-past-b-some = It passes border B: an extra scoring for { $cost } (you have { $papyri }).
papyria-detail-past-b-trade = It passes border B: an extra scoring costs { $cost } (you have { $papyri }); a trade first brings the one you lack.
papyria-detail-past-b-papyri = It passes border B, but an extra scoring costs { $cost } (you have { $papyri }).
papyria-detail-past-b-tiles = It passes border B, but no tile is left there for an extra scoring.
papyria-detail-meets-w = { $name }'s wanderer is there: you may pay { $name } { $lapis } and take { $papyri }.
papyria-detail-meets-s = { $name }'s ship is there: you may pay { $name } { $lapis } and take { $papyri }.
papyria-detail-meets-poor-w = { $name }'s wanderer is there, but a trade costs { $lapis }, and you would have none left.
papyria-detail-meets-poor-s = { $name }'s ship is there, but a trade costs { $lapis }, and you would have none left.
papyria-detail-meets-own-w = Your own wanderer is there: once in this turn your priest may go to any landscape of yours.
papyria-detail-meets-own-s = Your own ship is there: once in this turn your priest may go to any landscape of yours.
papyria-detail-follow-w = Then both outer spaces, each by itself:
papyria-detail-follow-s = Then one of the outer spaces and the river, each by itself:
papyria-detail-display-next = The next of { $count } tiles takes its place.
papyria-detail-display-last = No tile is left to take its place.
papyria-detail-scores = It scores { $kind }: { $what }.
papyria-detail-any = You choose the kind; the best one brings { $points }.
papyria-detail-capped = Your knowledge is the limit: { $knowledge }.
papyria-detail-not-capped = Your limit would be { $knowledge }.
papyria-detail-free = A landscape could then be laid on { $spots }.
papyria-detail-nothing = Nothing lies here any more.
papyria-detail-one-outer = The other outer space is left as it is.
papyria-detail-first = It can be used after { $first }.
papyria-detail-then-scores = A scoring of { $kind } would then bring { $what }.
papyria-detail-sites = It could stand on { $spots }.
papyria-detail-stack = Left there afterwards: { $count }.
papyria-detail-stack-last = It is the last one: an end tile takes its place.
papyria-detail-stack-end = It is the last one, and no end tile is left: the round becomes the last.
papyria-detail-decline-landscape = It leaves the game, and your priest stays.
papyria-detail-decline-temple = It leaves the game; you keep your lapis.
papyria-detail-decline-city = It leaves the game; you keep your lapis.
papyria-detail-decline-mine = It leaves the game.
papyria-detail-change = { $kind }: value { $before } → { $after }; a scoring would bring { $what }.
papyria-detail-no-change = None of your values changes.
papyria-detail-key = You take the { $tile }.
papyria-detail-on-the-way-city = City { $count } of { $of } for the key.
papyria-detail-on-the-way-temple = Temple { $count } of { $of } for the key.
papyria-detail-produces = Each production of it brings { $what } more.
papyria-detail-priest-goes = Your priest goes there.
papyria-detail-end-tile-some = You may pay { $price } for { $points }.
papyria-detail-end-tile-none = You can't pay { $price } for its { $points }: you have { $held }.
papyria-detail-paid-next = The tile goes, and the next of { $count } takes its place.
papyria-detail-paid-last = The tile goes, and there is no next one: this round becomes the last.
papyria-detail-keep = The tile stays for whoever comes here next.
papyria-detail-continue = What you haven't used of border and trade lapses.
papyria-detail-end-turn = Your priest stays where it is.
papyria-progress = { $kind } { $count } of { $of }
papyria-warn-no-points = It brings no points now.
papyria-warn-enclosed = No landscape could be laid from there: all around is taken.
papyria-warn-mine-first = The other main action could raise this production if it came first.
papyria-warn-no-site-temple = You have no sanctuary to cover: the temple would be lost.
papyria-warn-no-site-city = You have no forest to cover: the city would be lost.
papyria-warn-no-site-mine = You have no mountain to cover: the mine would be lost.
papyria-warn-too-dear = It costs { $lapis }, and you have { $held }: it would be lost.

# -- asked once more --

papyria-confirm-decline-landscape = You could lay this landscape. Let it leave the game all the same?
papyria-confirm-decline-temple = You can pay for this temple. Let it leave the game all the same?
papyria-confirm-decline-city = You can pay for this city. Let it leave the game all the same?
papyria-confirm-decline-mine = You could build this mine for nothing. Let it leave the game all the same?
papyria-confirm-extra = This would bring no points now: { $tile }. Pay for it all the same?
papyria-confirm-enclosed = Your priest is enclosed, so the landscape would be lost; you may move it first. Go on all the same?
papyria-confirm-too-dear-temple = You lack { $short } for the temple, and the production here could bring it first. Go on all the same?
papyria-confirm-too-dear-city = You lack { $short } for the city, and the production here could bring it first. Go on all the same?
papyria-confirm-no-site-temple = You have no sanctuary to cover, so the temple would be lost; it can be built after { $first }. Go on all the same?
papyria-confirm-no-site-city = You have no forest to cover, so the city would be lost; it can be built after { $first }. Go on all the same?
papyria-confirm-no-site-mine = You have no mountain to cover, so the mine would be lost; it can be built after { $first }. Go on all the same?
papyria-confirm-mine-first = The other main action could raise your production if it came first. Produce now all the same?

# -- why not --

papyria-reason-too-little-lapis = It takes { $needed }, and you have { $owned }.
papyria-reason-too-few-papyri = It takes { $needed }, and you have { $owned }.
papyria-reason-game-over = The game is over.
papyria-reason-not-your-turn = It is { $name }'s turn.
papyria-reason-others-board = It lies in { $name }'s realm.
papyria-reason-moved-already = You have moved a piece in this turn.
papyria-reason-own-piece-there = A piece of yours is there.
papyria-reason-slot-taken = It is taken, and entering pushes nobody away.
papyria-reason-all-entered = All your pieces of this kind are on the board.
papyria-reason-out-of-reach = None of your pieces gets there with the lapis you have.
papyria-reason-move-first = Move a piece first; main actions follow where it arrives.
papyria-reason-other-sector = Main actions are carried out only where the moved piece is.
papyria-reason-only-ships = Only ships use the river.
papyria-reason-space-done = This space can't be used any more in this turn.
papyria-reason-priest-there = Your priest stands there.
papyria-reason-nothing-for-it-now = Nothing can be done here now.
papyria-reason-beside-priest-only = Landscapes are laid only next to your priest.
papyria-reason-no-landscape-now = No landscape is being laid now.
papyria-reason-border-not-crossed = No piece of yours passed border { $stand } in this turn.
papyria-reason-right-gone = Border { $stand } is used once, on arrival: that is over for this turn.

# -- what happened --

papyria-event-with = { $head }: { $what }.
papyria-event-kept-start-tile = { $name } keeps a starting tile: { $what }.
papyria-event-placed-priest = { $name }'s priest begins on { $spot }.
papyria-event-entered-w = { $name } puts a wanderer on { $position }.
papyria-event-entered-s = { $name } puts a ship on { $position }.
papyria-event-moved-w = { $name }'s wanderer goes from { $start } to { $end }.
papyria-event-moved-s = { $name }'s ship goes from { $start } to { $end }.
papyria-event-pushed = { $lapis } to { $name }, who is pushed on to { $position }
papyria-event-bought-knowledge = { $name } buys knowledge at border A for { $papyri }.
papyria-event-gained-knowledge = { $name } gains { $knowledge }.
papyria-event-paid-extra-scoring = { $name } pays { $papyri } at border B.
papyria-event-took-scoring = { $name } takes a scoring tile ({ $kind }).
papyria-event-took-extra-scoring = { $name } takes a scoring tile ({ $kind }) at border B for { $papyri }.
papyria-event-scored = { $name } scores { $kind }: { $product }.
papyria-event-took-key = { $name } takes the { $kind } key tile with { $keys }.
papyria-event-traded = { $name } pays { $other } { $lapis } and takes { $papyri }.
papyria-event-moved-priest = { $name }'s priest goes to { $spot }.
papyria-event-moved-priest-home = { $name }'s priest goes to the settlement.
papyria-event-took-multiplier = { $name } takes { $symbols }.
papyria-event-placed-landscape = { $name } lays a landscape on { $spot } ({ $what }).
papyria-event-built-paid = { $name } builds { $good } on { $spot } for { $lapis }.
papyria-event-built-free = { $name } builds { $good } on { $spot }.
papyria-event-gave-up = { $name } gives up { $good }.
papyria-event-produced-some = { $name } produces { $goods }.
papyria-event-produced-lapis = { $name } produces no lapis.
papyria-event-produced-papyrus = { $name } produces no papyri.
papyria-event-nothing-there = { $name } finds nothing on { $position }, { $space }.
papyria-event-kept-end-tile = { $name } leaves an end tile where it is: { $offer }.
papyria-event-paid-end-tile = { $name } pays { $price } for an end tile: { $points }.
papyria-event-laid-end-tile-one = An end tile comes to { $where }: { $what }. 1 is left.
papyria-event-laid-end-tile-many = An end tile comes to { $where }: { $what }. { $count } are left.
papyria-event-turned-up = Turned up on { $where }: { $what }.
papyria-event-turned-up-at-border = Turned up at border B: { $what }.
papyria-event-end-triggered = No end tile is left to lay: this is the last round.
papyria-event-game-ended = The last round is over.

# -- scores --

papyria-score-track = Points in the game
papyria-score-track-line = Points in the game
papyria-score-keys = Key tiles
papyria-score-keys-line-some = Key tiles: { $each }
papyria-score-keys-line-none = No key tile
papyria-score-each = { $kind } { $count }
papyria-score-majority-a = Most cities
papyria-score-majority-a-won = Most cities ({ $count }): { $scoring }
papyria-score-majority-a-lost = Most cities: others have more, or nobody has one
papyria-score-majority-b = Most temples
papyria-score-majority-b-won = Most temples ({ $count }): { $scoring }
papyria-score-majority-b-lost = Most temples: others have more, or nobody has one
papyria-score-majority-c = Largest river network
papyria-score-majority-c-won = Largest river network ({ $count }): { $scoring }
papyria-score-majority-c-lost = Largest river network: others have a larger one
papyria-score-majority-d = Most scoring tiles
papyria-score-majority-d-won = Most scoring tiles ({ $count }): { $scoring }
papyria-score-majority-d-lost = Most scoring tiles: others have more, or nobody has one
papyria-tie-break = { $knowledge }, lapis and papyri together { $count }

papyria-scoring =
    Points come in the game from scorings, value × multiplier but never more than your knowledge, and from paid end tiles. At the end each key tile brings one more scoring of its kind, most cities and most temples a forest scoring each, the largest river network and most scoring tiles a mountain scoring each. Lapis and papyri left over are worth nothing; equal players compare knowledge, then lapis and papyri together.
papyria-undo-stops = No further back: since then a tile has been turned up, or somebody else has decided.

# -- set-up --

papyria-variant-first = Starting player
papyria-variant-first-random = drawn
papyria-variant-first-seat = player { $number }
papyria-variant-board = Board
papyria-variant-board-random = parts shuffled and turned
papyria-variant-board-reference = parts I, II, III, none turned

papyria-signs =
    kinds M ▲ mountain · R ≈ river · F ♣ forest · H ☼ sanctuary · C ■ city · T ⌂ temple · I ¶ invention
    { "[R]" } a player's wanderer or ship · ×4 how many lie there · ♣+3k scoring tile with 3 knowledge · +♣ symbol to take
    3l>11+1k end tile: 3 lapis bring 11 points, every visit 1 knowledge · l lapis · p papyri · k knowledge
    slots: 2l the price of going there, 0/2l by the piece · (5l) too dear · > is left · »B is pushed there · ⇄ trade · @ the priest may move
    scorings: 3×4 value times symbols, key bonus included · ≤9 limited by knowledge · 3▸4 as it would be · K3 key tile
    realm: ═ ║ ╔ ╬ river · 2♣ forests · ▲ mountain · m mine · ☼ sanctuary · ⌂ temple · ■ city · @ priest
    ¶ invention · ¶l makes lapis · ¶p ¶pp papyri

# -- help --

papyria-help-keep-start-tile =
    You keep two of the four starting tiles before you. Lapis, papyri and knowledge come at once; a symbol counts for the whole game as a multiplier of its kind. The two others leave the game.
papyria-help-start-priest =
    New landscapes are laid only next to the one your priest stands on, and the priest then goes there. From the settlement nothing could be laid, so it begins on one of the four landscapes around.
papyria-help-move-piece =
    In each of your first four turns one of your pieces enters on any empty slot of its ring. Later you move one wanderer or ship clockwise: one or two steps are free, each further one costs a lapis. Taken slots are jumped and don't count. You may end on somebody else's piece for a lapis to its owner; it goes on to the next empty slot. What you can do depends on the sector you reach.
papyria-help-arrival =
    Before the main actions you may use what the move brought, each once and in any order: knowledge for papyri if the piece passed border A, an extra scoring for 2 papyri if it passed border B, and a trade of a lapis for a papyrus if somebody else's piece is in the other slot. Meeting your own piece lets you move your priest, now or later in this turn.
papyria-help-main-action =
    A wanderer carries out both outer spaces of its sector, a ship one of them and the river; you choose the order. Every space with goods loses one, whether you can use it or not; only scoring tiles are always kept. After the last good an end tile comes to the space.
papyria-help-place-landscape =
    The landscape is laid on an empty place next to your priest's, any way round; rivers need not go on. The priest then goes there. If you give it up, it leaves the game.
papyria-help-build-temple =
    Your first temple costs 1 lapis, the second 2, and so on. It covers a sanctuary, which then no longer counts as one. A temple scoring counts your temples and the fewest landscapes that link them. Three temples bring the temple key.
papyria-help-build-city =
    Your first city costs 1 lapis, the second 2, and so on. It covers one forest symbol for good; a landscape with several forests can carry several cities. A city scoring counts your cities and the fewest landscapes that link them. Three cities bring the city key.
papyria-help-build-mine =
    A mine is free and covers a mountain. Its landscape counts twice in mountain scorings, and it produces 1 lapis in each lapis production.
papyria-help-choose-scoring =
    A scoring brings the value of the kind times its multiplier, but never more points than you have knowledge.
papyria-help-end-tile =
    The knowledge of an end tile has already come to you, as on every visit. Once in a visit you may also pay its price for its points; then the tile goes and the next one comes. Where none is left to come, the round is the last. If you don't pay, it stays.
papyria-help-end-turn =
    You met your own piece, so your priest may still go to any other landscape of yours, the settlement too.

# -- the table in lines of text --

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
papyria-text-seat = { $name }: { $held }; if the game ended now { $total }
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
papyria-text-cell-plain = { $site }: { $shown }
papyria-text-cell-priest = { $site }: { $shown }; the priest

# -- looking around --

papyria-look-slot-w = Wanderers meet wanderers on their ring, and use both outer spaces.
papyria-look-slot-s = Ships meet ships on their ring, and use one outer space and the river.
papyria-look-space = { $sector }: { $what }.
papyria-look-for = For { $name }: { $what }.
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
papyria-look-display = Tiles face down at border B: { $count }.
papyria-look-kind = { $name }, { $kind }: { $what }.
papyria-look-symbols = { $symbols }, and { $bonus } more from the key tile.
papyria-look-key = The key tile is for { $goal }: { $way }.
papyria-look-key-held = The key tile is taken, with { $keys }.
papyria-look-start-tile = A symbol counts for the whole game, the rest comes at once.
papyria-look-ends = End tiles left in the stack: { $count }. When one more is needed than there are, the round is the last.
papyria-value-mountain = Value: the best group of adjoining landscapes with a mountain or an invention that makes lapis, each 1, with a mine 2.
papyria-value-river = Value: the landscapes of the largest connected river network.
papyria-value-forest = Value: the uncovered forests of the adjoining group that has most of them.
papyria-value-sanctuary = Value: uncovered sanctuaries with no other one next to them.
papyria-value-city = Value: your cities and the fewest landscapes between them that link them all.
papyria-value-temple = Value: your temples and the fewest landscapes between them that link them all.
papyria-value-invention = Value: all your inventions, the settlement's too.
