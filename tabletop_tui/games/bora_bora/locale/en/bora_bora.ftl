# Bora Bora: everything said at the table.

bora_bora-title = Bora Bora
bora_bora-line = Huts, men, women and gods on five islands, with three dice a round.
bora_bora-round = round

# -- amounts --

bora_bora-vp = { $count } VP
bora_bora-offering = { $count ->
    [0] no offerings
    [one] 1 offering
   *[other] { $count } offerings
}
bora_bora-shell = { $count ->
    [one] 1 shell
   *[other] { $count } shells
}
bora_bora-step = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
bora_bora-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
bora_bora-priest = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
bora_bora-god-card = { $count ->
    [one] 1 god card
   *[other] { $count } god cards
}
bora_bora-god-tile = { $count ->
    [0] no god tiles
    [one] 1 god tile
   *[other] { $count } god tiles
}
bora_bora-materials = { $count } { $material }
bora_bora-times = { $what } ×{ $count }
bora_bora-none = -
bora_bora-nothing = none
bora_bora-quoted = “{ $task }”
bora_bora-purse = { $hand }; { $offerings }, { $tiles }
bora_bora-payment = { $cards } and { $offering }
bora_bora-payment-brief = { $count } { $colour } + { $offering }

# -- the board --

bora_bora-card-land-path = Land path
    .board = Land
bora_bora-card-water-path = Water path
    .board = Water
bora_bora-card-woman = Woman
    .board = Woman
bora_bora-card-man = Man
    .board = Man
bora_bora-card-helper = Helper
    .board = Helper
bora_bora-card-temple = Temple
    .board = Temple
bora_bora-card-build = Build
    .board = Build
bora_bora-card-land-water-path = Land path & water path
    .board = Land/Water
bora_bora-card-woman-man = Woman & man
    .board = Woman/Man
bora_bora-card-fishing = Fishing
    .board = Fishing
bora_bora-region = { $region } { $terrain }
bora_bora-terrain-mountain = Mountain
    .many = mountains
bora_bora-terrain-beach = Beach
    .many = beaches
bora_bora-terrain-forest = Forest
    .many = forests
bora_bora-terrain-steppe = Steppe
    .many = steppes
bora_bora-material-sand = sand
bora_bora-material-stone = stone
bora_bora-material-wood = wood
bora_bora-good-offering = offerings
bora_bora-good-vp = VP
bora_bora-good-shell = shells
bora_bora-good-material = building materials
bora_bora-fish-tile = { $kind } { $vp }
bora_bora-fish-parrotfish = Parrotfish
    .brief = parrot
    .tiles = parrotfish tiles
bora_bora-fish-butterflyfish = Butterflyfish
    .brief = butterfly
    .tiles = butterflyfish tiles
bora_bora-fish-surgeonfish = Surgeonfish
    .brief = surgeon
    .tiles = surgeonfish tiles
bora_bora-fish-triggerfish = Triggerfish
    .brief = trigger
    .tiles = triggerfish tiles
bora_bora-does-land = land path up to { $value }
bora_bora-does-water = water path up to { $value }
bora_bora-does-land-water = land or water path up to { $value }
bora_bora-way-land = land { $ways }
bora_bora-way-water = water { $ways }

# -- gods --

bora_bora-god-blue = blue god
    .object = the blue god
    .colour = blue
    .cards = blue
    .board = Blue
bora_bora-god-white = white god
    .object = the white god
    .colour = white
    .cards = white
    .board = White
bora_bora-god-red = red god
    .object = the red god
    .colour = red
    .cards = red
    .board = Red
bora_bora-god-green = green god
    .object = the green god
    .colour = green
    .cards = green
    .board = Green
bora_bora-god-yellow = yellow god
    .object = the yellow god
    .colour = yellow
    .cards = yellow
    .board = Yellow
bora_bora-god-card-blue = { $count ->
    [one] 1 blue god card
   *[other] { $count } blue god cards
}
bora_bora-god-card-white = { $count ->
    [one] 1 white god card
   *[other] { $count } white god cards
}
bora_bora-god-card-red = { $count ->
    [one] 1 red god card
   *[other] { $count } red god cards
}
bora_bora-god-card-green = { $count ->
    [one] 1 green god card
   *[other] { $count } green god cards
}
bora_bora-god-card-yellow = { $count ->
    [one] 1 yellow god card
   *[other] { $count } yellow god cards
}
bora_bora-god-does-blue = Blue: place a die on a card though it isn't lower than every die there.
bora_bora-god-does-white = White: a die counts as 6.
bora_bora-god-does-red = Red: score the fish tile of a region just when you occupy it.
bora_bora-god-does-green = Green: doubles what one kind of people does, or lets you use one more kind.
bora_bora-god-does-yellow = Yellow: replaces one missing unit of a task, which then brings 4 VP.

# -- people --

bora_bora-person-man = { $kind } (man)
bora_bora-person-woman = { $kind } (woman)
bora_bora-tile-man = { $kind } (man, { $brings })
bora_bora-tile-woman = { $kind } (woman, { $brings })
bora_bora-kind-land-man = Tracker
bora_bora-kind-land-woman = Tracker
bora_bora-kind-land = Tracker
    .many = Trackers
bora_bora-kind-water-man = Seafarer
bora_bora-kind-water-woman = Seafarer
bora_bora-kind-water = Seafarer
    .many = Seafarers
bora_bora-kind-woman-man = Matchmaker
    .brief = Matchmak.
bora_bora-kind-woman-woman = Matchmaker
    .brief = Matchmak.
bora_bora-kind-woman = Matchmaker
    .many = Matchmakers
bora_bora-kind-man-man = Recruiter
bora_bora-kind-man-woman = Recruiter
bora_bora-kind-man = Recruiter
    .many = Recruiters
bora_bora-kind-build-man = Builder
bora_bora-kind-build-woman = Builder
bora_bora-kind-build = Builder
    .many = Builders
bora_bora-kind-material-man = Gatherer
bora_bora-kind-material-woman = Gatherer
bora_bora-kind-material = Gatherer
    .many = Gatherers
bora_bora-kind-hut-man = Porter
bora_bora-kind-hut-woman = Porter
bora_bora-kind-hut = Porter
    .many = Porters
bora_bora-kind-vp-man = Storyteller
    .brief = Storytell.
bora_bora-kind-vp-woman = Storyteller
    .brief = Storytell.
bora_bora-kind-vp = Storyteller
    .many = Storytellers
bora_bora-kind-god-card-man = Shaman
bora_bora-kind-god-card-woman = Shaman
bora_bora-kind-god-card = Shaman
    .many = Shamans
bora_bora-kind-offering-man = Gift bearer
    .brief = Gift bear.
bora_bora-kind-offering-woman = Gift bearer
    .brief = Gift bear.
bora_bora-kind-offering = Gift bearer
    .many = Gift bearers
bora_bora-kind-status-man = Warrior
bora_bora-kind-status-woman = Warrior
bora_bora-kind-status = Warrior
    .many = Warriors
bora_bora-kind-shell-man = Diver
bora_bora-kind-shell-woman = Diver
bora_bora-kind-shell = Diver
    .many = Divers
bora_bora-effect-land = land path up to
bora_bora-effect-water = water path up to
bora_bora-effect-woman = a woman from places up to
bora_bora-effect-man = a man from places up to
bora_bora-effect-build = building tile up to
bora_bora-effect-material = building materials
bora_bora-effect-hut = huts to the 12th space, up to
bora_bora-effect-vp = VP
bora_bora-effect-god-card = god cards
bora_bora-effect-offering = offerings
bora_bora-effect-status = status steps
bora_bora-effect-shell = shells
bora_bora-use-land = land path up to { $value }
bora_bora-use-water = water path up to { $value }
bora_bora-use-woman = woman up to { $value }
bora_bora-use-man = man up to { $value }
bora_bora-use-build = building tile up to { $value }
bora_bora-building-material = { $count ->
    [one] 1 building material
   *[other] { $count } building materials
}
bora_bora-huts-to-last = { $count ->
    [one] 1 hut to the 12th space
   *[other] up to { $count } huts to the 12th space
}
bora_bora-use-status = status +{ $value }

# -- jewelry and tasks --

bora_bora-jewel-line = { $kind } { $cost } ({ $vp })
bora_bora-jewel-necklace = Necklace
    .many = necklaces
    .few = necklaces
bora_bora-jewel-bracelet = Bracelet
    .many = bracelets
    .few = bracelets
bora_bora-jewel-earring = Earring
    .many = earrings
    .few = earrings
bora_bora-jewel-ring = Ring
    .many = rings
    .few = rings
bora_bora-jewel-headdress = Headdress
    .many = headdresses
    .few = headdresses
bora_bora-jewel-belt = Belt
    .many = belts
    .few = belts
bora_bora-task-woman-and-man = Woman and man
bora_bora-task-woman-and-man-short = Woman+man
bora_bora-task-woman-and-priest = Woman and priest
bora_bora-task-woman-and-priest-brief = Woman + priest
bora_bora-task-woman-and-priest-short = Woman+priest
bora_bora-task-man-and-priest = Man and priest
bora_bora-task-man-and-priest-brief = Man + priest
bora_bora-task-man-and-priest-short = Man+priest
bora_bora-task-woman-and-jewelry = Woman and jewelry
bora_bora-task-woman-and-jewelry-brief = Woman + jewel
bora_bora-task-woman-and-jewelry-short = Woman+jewel
bora_bora-task-man-and-first = Man and turn-order tile 1
bora_bora-task-man-and-first-brief = Man + order 1st
bora_bora-task-man-and-first-short = Man+1st
bora_bora-task-priests = { $count } priests in the temple
bora_bora-task-priests-brief = { $count } priests
bora_bora-task-regions = Huts in { $count } regions
bora_bora-task-regions-brief = { $count } regions
bora_bora-task-islands = Huts on all { $count } islands
bora_bora-task-islands-brief = All { $count } islands
bora_bora-task-gods-same = { $count } god cards of one colour
bora_bora-task-gods-same-brief = { $count } equal god cards
bora_bora-task-gods-same-short = { $count } equal gods
bora_bora-task-gods-colour = { $count } { $what } god cards
bora_bora-task-gods-colour-brief = { $count } { $what } gods
bora_bora-task-gods-different = { $count } different god cards
bora_bora-task-gods-different-brief = { $count } different gods
bora_bora-task-gods-different-short = { $count } god colours
bora_bora-task-men-different = { $count } different men
bora_bora-task-men-different-brief = { $count } kinds of men
bora_bora-task-men-different-short = { $count } diff. men
bora_bora-task-women-different = { $count } different women
bora_bora-task-women-different-brief = { $count } kinds of women
bora_bora-task-women-different-short = { $count } diff. women
bora_bora-task-jewelry-different = { $count } different jewelry tiles
bora_bora-task-jewelry-different-brief = { $count } kinds of jewelry
bora_bora-task-jewelry-different-short = { $count } kinds jewels
bora_bora-task-men = { $count } men
bora_bora-task-women = { $count } women
bora_bora-task-jewelry = { $count } jewelry tiles
bora_bora-task-jewelry-brief = { $count } jewelry tiles
bora_bora-task-jewelry-short = { $count } jewels
bora_bora-task-built = { $count } built building tiles
bora_bora-task-built-brief = { $count } tiles built
bora_bora-task-built-short = { $count } built
bora_bora-task-jewelry-kind = { $count } { $what }
bora_bora-task-god-tiles = { $count } god tiles
bora_bora-task-god-tiles-brief = { $count } god tiles
bora_bora-task-offerings = { $count } offerings
bora_bora-task-shells = { $count } shells
bora_bora-task-material = { $count } { $what }
bora_bora-task-materials-any = { $count } building materials
bora_bora-task-materials-any-brief = { $count } materials
bora_bora-task-terrain-brief = All { $count } { $what }
bora_bora-task-fish-kind = Huts at all { $count } { $what }
bora_bora-task-fish-kind-brief = All { $count } { $what } fish
bora_bora-task-fish-kind-short = { $count } { $what } fish
bora_bora-task-huts-on-12 = { $count } huts on the 12th space
bora_bora-task-huts-on-12-brief = { $count } huts on 12
bora_bora-task-shifted-men = { $count } tattooed men
bora_bora-task-shifted-men-brief = { $count } men shifted
bora_bora-task-shifted-women = { $count } shifted women
bora_bora-task-shifted-women-brief = { $count } women shifted
bora_bora-task-shifted-people = { $count } shifted people
bora_bora-task-shifted-people-brief = { $count } people shifted
bora_bora-task-shifted-people-short = { $count } shifted
bora_bora-task-person-kind = { $count } { $what }
bora_bora-task-progress = { $task } { $have }/{ $need }
bora_bora-task-terrain-mountain = Huts in all { $count } mountains
bora_bora-task-terrain-beach = Huts in all { $count } beaches
bora_bora-task-terrain-forest = Huts in all { $count } forests
bora_bora-task-terrain-steppe = Huts in all { $count } steppes
bora_bora-back-light = It has a light green back: one of those dealt at the start.
bora_bora-back-dark = It has a dark green back.

# -- questions --

bora_bora-step-set-up = set-up
bora_bora-step-dice = dice { $turn }/{ $of }
bora_bora-step-people = people

bora_bora-ask-setup-hut = { $name }, where does your first hut go?
bora_bora-ask-place-die-some = { $name }, which die goes on which card?
bora_bora-ask-place-die-last = { $name }, on which card does your last die go?
bora_bora-ask-pay-god-only = { $name }, how do you pay for { $god }?
bora_bora-ask-pay-god-first = { $name }, how do you pay for { $god }? Then white.
bora_bora-ask-expand = { $name }, where does your new hut go?
bora_bora-ask-green-offer = { $name }, double this use with a green god, for { $cards } more?
bora_bora-ask-red-offer = { $name }, do you play a red god for the fish of { $spot } ({ $vp })?
bora_bora-ask-take-person-woman = { $name }, which woman do you take, up to place { $value }?
bora_bora-ask-take-person-man = { $name }, which man do you take, up to place { $value }?
bora_bora-ask-take-person-both = { $name }, whom do you take, up to place { $value }?
bora_bora-ask-helper-spend = { $name }, what do you buy? { $cost }{ $dots }
bora_bora-ask-choose-material = { $name }, which building material?
bora_bora-ask-choose-material-more = { $name }, which building material? { $number } of { $of }
bora_bora-ask-place-material = { $name }, where on your ground does the { $material } go?
bora_bora-ask-take-god-card = { $name }, which god card do you take?
bora_bora-ask-take-god-card-more = { $name }, which god card do you take? { $number } of { $of }
bora_bora-ask-temple-space = { $name }, which temple space, up to { $value }?
bora_bora-ask-build-tile = { $name }, which building tile, up to { $value }?
bora_bora-ask-build-site = { $name }, on which two materials do you build?
bora_bora-ask-fire-gift = { $name }, fire bonus: a god card or an offering?
bora_bora-ask-fire-mark = { $name }, fire bonus: a status step or a shell?
bora_bora-ask-use-people-both = { $name }, use one kind of men and one of women.
bora_bora-ask-use-people-man = { $name }, use one kind of men.
bora_bora-ask-use-people-woman = { $name }, use one kind of women.
bora_bora-ask-use-people-man-first = { $name }, use one kind of men. No women can be used now.
bora_bora-ask-use-people-woman-first = { $name }, use one kind of women. No men can be used now.
bora_bora-ask-use-people-green = { $name }, a green god for one more use?
bora_bora-ask-move-hut-more = { $count ->
    [one] { $name }, move another hut? You can move 1 more.
   *[other] { $name }, move another hut? You can move { $count } more.
}
bora_bora-ask-buy-jewelry = { $name }, buy one piece of jewelry? You have { $shells }.
bora_bora-ask-resolve-task-met = { $name }, which task do you fulfil?
bora_bora-ask-resolve-task-yellow = { $name }, no task is met: use a yellow god, or discard one?
bora_bora-ask-resolve-task-none = { $name }, no task is met: which one do you discard?
bora_bora-ask-take-task = { $name }, which new task do you take?
bora_bora-ask-final-task = { $name }, which of your last tasks do you fulfil?
bora_bora-ask-other-place-die = { $name } places a die.
bora_bora-ask-other-pay-god = { $name } is deciding.
bora_bora-ask-other-green-offer = { $name } is deciding.
bora_bora-ask-other-red-offer = { $name } is deciding.
bora_bora-ask-other-use-people = { $name } uses men and women.
bora_bora-ask-other-resolve-task = { $name } deals with a task.
bora_bora-ask-other-final-task = { $name } deals with the last tasks.

# -- options --

bora_bora-option-alone-plain = { $number } on { $card }: { $does }
bora_bora-option-alone-blue = { $number } on { $card } (blue god): { $does }
bora_bora-option-alone-white = { $number } as 6 on { $card } (white god): { $does }
bora_bora-option-alone-both = { $number } as 6 on { $card } (blue and white god): { $does }
bora_bora-option-place-plain = { $number } on { $card }
bora_bora-option-place-blue = { $number } on { $card } (blue god)
bora_bora-option-place-white = { $number } as 6 on { $card } (white god)
bora_bora-option-place-both = { $number } as 6 on { $card } (blue and white god)
bora_bora-option-fishing = { $number } on Fishing: { $vp }
bora_bora-does-woman = take a woman from places up to { $value }
bora_bora-does-man = take a man from places up to { $value }
bora_bora-does-woman-man = take a man or woman from places up to { $value }
bora_bora-does-helper = spend { $points }
bora_bora-does-temple = a priest on a space up to { $value }, fire bonus
bora_bora-does-build = a building tile up to { $value }, { $vp }, fire bonus
bora_bora-place-person = { $place } { $who }
bora_bora-place-god = { $place } { $paid }
bora_bora-place-empty-man = men's place { $place }, empty
bora_bora-place-empty-woman = women's place { $place }, empty
bora_bora-option-tile = { $payment } (you have { $count })
bora_bora-option-no = no god
bora_bora-option-deck = unseen, from the deck
bora_bora-option-deck-brief = from the deck
bora_bora-option-deck-empty = unseen, from the shuffled discard pile
bora_bora-option-tattoo = tattoo { $who }
bora_bora-option-shells = { $who } collects
bora_bora-option-shell = 1 shell
bora_bora-ground = ground { $space } ({ $material })
bora_bora-ground-site = ground { $spaces } ({ $materials })
bora_bora-option-building = tile { $number }
bora_bora-option-temple = space { $space }
bora_bora-look-temple-free = free
bora_bora-look-temple-held = { $holder } stands there
bora_bora-option-doubled = { $who } doubled
bora_bora-option-extra = { $who } as well
bora_bora-option-end = end your turn
bora_bora-option-another = move another hut to space 12
bora_bora-option-stop-helper-spend = stop: the rest is lost
bora_bora-option-stop-move-hut-more = no more
bora_bora-option-jewelry = { $kind } for { $price }: { $vp }
bora_bora-option-pass = buy nothing
bora_bora-option-fulfil = fulfil { $named }
bora_bora-option-yellow = with yellow: { $named }
bora_bora-option-discard = discard the task “{ $named }”
bora_bora-option-done = no more
bora_bora-element-open = place { $place } of the open row, empty
bora_bora-element-space = people space { $space }
bora_bora-element-supply = supply: { $good }
bora_bora-element-status = the status track
bora_bora-element-god-tile = god tile
bora_bora-missing-card = a card

# -- what an option would do --

bora_bora-warn-status-end = The track ends there: { $steps } would be lost.
bora_bora-warn-single-spaces = { $count ->
    [one] Single spaces would be left: your last tile would no longer fit.
   *[other] Single spaces would be left: at most { $room } of your other { $count } tiles would fit.
}
bora_bora-detail-fishing = Any die brings the same, and other dice don't prevent it.
bora_bora-detail-does = Action: { $does }.
bora_bora-detail-card = Dice there: { $lying }. The next must be lower than { $lowest }.
bora_bora-detail-card-empty = No die lies there.
bora_bora-detail-god-blue = It takes a blue god, because { $number } isn't lower than every die there.
bora_bora-detail-god-white = The card then shows a { $number }.
bora_bora-detail-card-helper = 1 point: 1 VP, or shift a person. 2: offering, god card, material, hut to 12.
bora_bora-detail-card-fire = Fire bonus: a god card or offering, then a status step or shell.
bora_bora-detail-takes-tile = Nothing else pays for it than a god tile, which unused brings { $vp } at the end.
bora_bora-detail-purse = To pay for gods: { $purse }.
bora_bora-detail-reach = In reach: { $reach }.
bora_bora-detail-fish-play = { $fish }: { $vp } with a red god now, and at the end if you still hold the site.
bora_bora-detail-fish-look = { $fish }: { $vp } with a red god right after a hut, and at the end for the player who holds the site.
bora_bora-detail-fish-later = { $fish }: { $vp } at the end if you still hold the site.
bora_bora-detail-fish-first = { $fish }: { $vp }, but only at the end and if your hut still holds the site.
bora_bora-detail-aside = { $holder }'s hut stays in the region, but loses the site.
bora_bora-detail-ways = Paths: { $ways }.
bora_bora-detail-where-some = The { $material } goes on ground { $free }.
bora_bora-detail-where-one = The { $material } goes on ground { $free }.
bora_bora-detail-where-none = No space for { $material } is free: it goes beside the board, for tasks only.
bora_bora-detail-person-held = You have { $count } of this kind already.
bora_bora-detail-kind = Each round, with 1, 2 or 3 of them: { $effect } { $values }.
bora_bora-detail-kind-amount = Each round, with 1, 2 or 3 of them: { $values } { $effect }.
bora_bora-detail-shift-man = The helper tattoos him once: { $what }.
bora_bora-detail-shift-woman = The helper lets her collect once: { $what }.
bora_bora-detail-left = You keep: { $kept }.
bora_bora-detail-god-tile = No offering is needed, but an unused god tile brings { $unused } at the end.
bora_bora-detail-red = { $vp } at once.
bora_bora-detail-white-too = The white god can still be paid after this.
bora_bora-detail-no-green = The use stays as it was. A green god can still allow another kind.
bora_bora-detail-only-blocks = The action can't be carried out with this die: it only blocks the card, as agreed.
bora_bora-detail-no = The fish tile stays, but you can no longer score it with a red god.
bora_bora-detail-held = You have { $like }.
bora_bora-detail-deck = Only you will see it. It can't be taken back.
bora_bora-detail-tattoo = Each person can be shifted down once.
bora_bora-detail-shells = You would have { $shells }.
bora_bora-detail-vp = You would have { $would } in all.
bora_bora-detail-offering = You would have { $would }. Every god paid by cards costs one.
bora_bora-detail-god-card = One of those face up, or the top one of the deck, unseen.
bora_bora-detail-material = Sand, stone or wood, for your ground.
bora_bora-detail-move-hut = A person can then take its space; the 12th holds any number of huts.
bora_bora-detail-status = At the end of the round: { $later } instead of { $now }.
bora_bora-detail-overtakes = You overtake { $passed }.
bora_bora-detail-building = { $vp } at once, whatever the number. Low numbers can be built with low dice later.
bora_bora-detail-site = Both materials return to the supply; the tile stays. Then comes the fire bonus.
bora_bora-detail-beside-some = It lies beside a material on ground { $near }: together they can be built on.
bora_bora-detail-beside-none = Nothing lies beside it yet. To build here, you need a second material, on ground { $others }.
bora_bora-detail-temple = { $vp } at the end of this round. Now the fire bonus: a god card or offering, then a status step or shell.
bora_bora-detail-pushes = This pushes { $pushes }.
bora_bora-detail-push-down = { $name } down to { $spaces }
bora_bora-detail-push-out = { $name } out
bora_bora-detail-push-own-down = { $count ->
    [one] your own priest down to { $spaces }
   *[other] your own priests down to { $spaces }
}
bora_bora-detail-push-own-out = your own priest out
bora_bora-detail-temple-most = If it stays like that, { $winner } wins the god tile with { $priests }.
bora_bora-detail-temple-most-own = If it stays like that, you win the god tile with { $priests }.
bora_bora-detail-use = { $count ->
    [one] One person: { $use }.
   *[other] { $count } people together: { $use }.
}
bora_bora-detail-green = Only one green god per turn.
bora_bora-detail-end = Uses that are left are lost for this round.
bora_bora-detail-jewel = You keep { $shells }. It brings { $vp } at the end.
bora_bora-detail-jewel-held =
    { $count ->
        [0] It is your first piece of jewelry.
        [one] You have 1 piece of jewelry, { $same } of this kind.
       *[other] You have { $count } pieces of jewelry, { $same } of this kind.
    }
bora_bora-detail-pass = You keep your shells. Pieces that aren't bought now leave the game.
bora_bora-detail-fulfil = You give up nothing. The tile goes onto your pile of fulfilled tasks.
bora_bora-detail-yellow = The god is paid first; the task must then lack at most one unit.
bora_bora-detail-discard = The task leaves the game and brings nothing.
bora_bora-detail-take = It takes the place of the task that has just left.
bora_bora-detail-done = Tasks that are left bring nothing.
bora_bora-detail-stop-helper-spend = Points that are left are lost.
bora_bora-detail-stop-move-hut-more = Your other huts stay on their spaces.

bora_bora-confirm-fishing = The helper would bring at least { $better } for this die; fishing brings { $vp }. Fish anyway?
bora_bora-confirm-stop = { $left } left: each could still be 1 VP. Stop anyway?
bora_bora-confirm-end = You could still use { $left }. End your turn anyway?
bora_bora-confirm-pass = You could afford { $left }. Buy nothing anyway?
bora_bora-confirm-discard = With a yellow god you could fulfil { $instead } for { $yellow }. Discard anyway?
bora_bora-confirm-yellow = Without any god you could fulfil { $instead }. Use a yellow god anyway?
bora_bora-confirm-done = You could still fulfil { $left }. Finish anyway?
bora_bora-confirm-temple = Your own priest would be pushed out. Do it anyway?
bora_bora-confirm-site = { $room ->
    [one] On the rest of your ground only 1 more tile would fit. Build there anyway?
   *[other] On the rest of your ground only { $room } more tiles would fit. Build there anyway?
}

# -- why not --

# § c
bora_bora-reason-region-taken = Another player already has the first hut there.
# § d.3.1, R3
bora_bora-reason-path-too-high = The path there needs { $needed }; the value is { $value }.
# § d.3.1
bora_bora-reason-own-hut-there = You have a hut there already.
# § d.3.1, R3
bora_bora-reason-not-joined = No path that may be used now leads there from your huts.
# § d.3.1
bora_bora-reason-no-expansion = You aren't expanding now.
# § d.3, R6
bora_bora-reason-no-region = No region is in reach with { $value }.
# § d.3, R6
bora_bora-reason-no-hut-left = You have no hut left on your board.
# § d.3, R6
bora_bora-reason-no-person = No tile lies on a place up to { $value }.
# § d.3, R6
bora_bora-reason-no-free-space = You have no free space for a person.
# § d.3, R18
bora_bora-reason-no-priest = You have no priest in your supply.
# § d.3, R6
bora_bora-reason-all-built = You have built all your tiles.
# § d.3, R6
bora_bora-reason-no-tile-low-enough = All your unbuilt tiles are higher than { $value }.
# § d.3, R6
bora_bora-reason-no-adjacent-materials = No two materials lie side by side on your ground.
# § d.2, R7
bora_bora-reason-not-lower = The lowest die there is a { $lowest }: only a lower one may be placed.
# § d.2, R7
bora_bora-reason-not-lower-missing = The lowest die there is a { $lowest }; for a blue god you lack { $missing }.
# § R8
bora_bora-reason-white-not-payable = You can't pay for a white god.
# § R9
bora_bora-reason-gods-not-payable = You can't pay for a blue and a white god together.
# § R9
bora_bora-reason-leaves-too-little = Too little would be left for the rest.
# § d.3.2
bora_bora-reason-place-too-high = The place is higher than { $value }.
# § d.3.3
bora_bora-reason-too-few-points = It costs { $needed }; you have { $points }.
# § d.3.3
bora_bora-reason-shifted-already = This person has been shifted down already.
# § d.3.3, d.5
bora_bora-reason-no-hut-to-move = You have no hut on spaces 1 to 11.
# § R16
bora_bora-reason-no-card-left = No god card is left.
# § d.3.3, d.3.7, d.5
bora_bora-reason-no-card-now = God cards come from the helper, the fire bonus and shamans.
# § d.4
bora_bora-reason-no-god-now = Gods are played where the game asks: blue and white with a die, red right after a hut, green when people are used, yellow for a task.
# § R22
bora_bora-reason-status-end = Your marker is on the last space.
# § d.3.3, d.3.7, d.5
bora_bora-reason-no-status-now = Status steps come from tattooed men, the fire bonus and warriors.
# § d.3
bora_bora-reason-no-gain-now = Nothing can be taken from there now.
# § d.3.4
bora_bora-reason-space-too-high = The space is higher than { $value }.
# § d.3.5
bora_bora-reason-number-too-high = The number is higher than { $value }.
# § d.5
bora_bora-reason-sex-used = You have used one kind of this sex already.
# § d.5
bora_bora-reason-cannot-be-used = What they do isn't possible now.
# § d.5, R25, R43
bora_bora-reason-doubling-useless = Doubling would change nothing.
# § d.5
bora_bora-reason-green-played = You have played your green god of this round.
# § d.5
bora_bora-reason-green-not-payable = You can't pay for a green god.
# § d.6
bora_bora-reason-too-few-shells = You lack { $missing }.
# § d.6, R30
bora_bora-reason-units-missing = More than one unit is missing.
# § d.6, R30
bora_bora-reason-yellow-not-payable = You can't pay for a yellow god without losing what the task asks for.
# § d.6, R29
bora_bora-reason-task-is-met = One of your tasks is met: nothing may be discarded.
# § g
bora_bora-reason-game-over = The game is over.
# § d.2
bora_bora-reason-not-your-turn = It is { $seat }'s turn.
# § d.2
bora_bora-reason-no-die-now = No die can be placed now.
# § d.2
bora_bora-reason-die-placed = Your die has been placed: its action comes first.
# § d.2, R6
bora_bora-reason-action-impossible = The action of this card can't be carried out with any value.
# § d.3
bora_bora-reason-not-yours = It isn't on your board.
# § d.3.3, d.5
bora_bora-reason-people-later = People are used once all dice are placed, and shifted down by the helper.
# § d.3.2
bora_bora-reason-no-taking-now = No person can be taken now.
# § d.6
bora_bora-reason-jewel-gone = It isn't for sale any more.
# § d.6
bora_bora-reason-jewel-later = Jewelry is bought in phase C of its round.
# § d.6
bora_bora-reason-task-later = New tasks are taken at the end of a round.
# § d.6
bora_bora-reason-tasks-later = Tasks are fulfilled at the end of a round.
# § d.3.5
bora_bora-reason-space-covered = A building tile lies there.
# § d.3.6
bora_bora-reason-space-filled = A material lies there already.
# § d.3.5
bora_bora-reason-space-empty = Nothing lies there yet.
# § d.3.5
bora_bora-reason-built-already = This tile has been built.
# § d.3.5
bora_bora-reason-no-building-now = Nothing can be built now.
# § d.3.4
bora_bora-reason-no-temple-now = No priest can go to the temple now.

# -- what happened --

bora_bora-event-with = { $head }: { $what }.
bora_bora-event-gains = { $name } gains { $what }.
bora_bora-event-round-begins = Round { $round } begins.
bora_bora-event-rolled = Dice: { $parts }.
bora_bora-event-placed-die-plain = { $name } places a { $number } on { $card }.
bora_bora-event-placed-die-blue = { $name } places a { $number } on { $card } with a blue god.
bora_bora-event-placed-die-white = { $name } places a { $number } on { $card }; a white god makes it a 6.
bora_bora-event-placed-die-both = { $name } places a { $number } on { $card } with a blue god; a white god makes it a 6.
bora_bora-event-placed-die-fishing = { $name } fishes with a { $number }.
bora_bora-event-played-god = { $name } plays { $god } for { $payment }.
bora_bora-event-occupied-free = { $name }'s hut goes to { $region }.
bora_bora-event-occupied-aside = { $name }'s hut goes to { $region }; { $aside }'s moves aside.
bora_bora-event-took-person = { $name } takes { $tile } from place { $place }.
bora_bora-event-placed-material = { $name } lays { $material } on ground { $space }.
bora_bora-event-material-beside = { $name } lays { $material } beside the board.
bora_bora-event-shifted = { $name } shifts { $tile } down.
bora_bora-event-moved-hut = { $count ->
    [one] { $name } moves a hut to the 12th space.
   *[other] { $name } moves { $count } huts to the 12th space.
}
bora_bora-event-placed-priest-free = { $name }'s priest goes to temple space { $space }.
bora_bora-event-placed-priest-out = { $name }'s priest goes to temple space { $space } and pushes { $out }'s out.
bora_bora-event-built = { $name } builds tile { $number } on ground { $spaces }.
bora_bora-event-doubled = { $name } doubles this use of { $who } by a green god just drawn, { $cards } more, as agreed.
bora_bora-event-used-use = { $name } uses { $who }, { $effect }.
bora_bora-event-used-doubled = { $name } uses { $who } doubled by the green god, { $effect }.
bora_bora-event-used-extra = { $name } also uses { $who } by the green god, { $effect }.
bora_bora-event-used-use-gain = { $name } uses { $who }.
bora_bora-event-used-doubled-gain = { $name } uses { $who } doubled by the green god.
bora_bora-event-used-extra-gain = { $name } also uses { $who } by the green god.
bora_bora-event-status = Status: { $parts }.
bora_bora-event-temple = Temple: { $parts }.
bora_bora-name-vp = { $name } { $vp }
bora_bora-event-turn-order = New turn order: { $seats }.
bora_bora-event-won-god-tile = { $name } wins a god tile with { $priests } in the temple.
bora_bora-event-god-tile-lost = The temple is empty: a god tile leaves the game.
bora_bora-event-bought-jewelry = { $name } buys { $jewel } for { $shells }.
bora_bora-event-fulfilled-task-plain = { $name } fulfils the task “{ $task }”.
bora_bora-event-fulfilled-task-yellow = { $name } fulfils the task “{ $task }” with a yellow god.
bora_bora-event-fulfilled-task-plain-shown = { $name } fulfils the task “{ $task }”, showing { $cards }.
bora_bora-event-fulfilled-task-yellow-shown = { $name } fulfils the task “{ $task }” with a yellow god, showing { $cards }.
bora_bora-event-discarded-task = { $name } discards the task “{ $task }”.
bora_bora-event-took-task = { $name } takes the task “{ $task }”.
bora_bora-event-reshuffled = The discard pile, { $cards }, is shuffled.
bora_bora-event-turned-up = New in the open row: { $parts }.
bora_bora-event-no-god-card = No god card is left for { $name }.
bora_bora-event-game-ended = The last tasks are done.
bora_bora-gain-played-god = { $paid } for { $payment }
bora_bora-gain-occupied-free = hut on { $region }
bora_bora-gain-occupied-aside = hut on { $region }, { $aside }'s moves aside
bora_bora-gain-moved-hut = { $count ->
    [one] a hut to the 12th space
   *[other] { $count } huts to the 12th space
}
bora_bora-gain-built = tile { $number } on ground { $spaces }
bora_bora-gain-scored-fish = { $vp } for fish
bora_bora-gain-scored-helper = { $vp } from the helper
bora_bora-gain-material-beside = { $material } beside the board
bora_bora-gain-drew-god-card-unseen = a card from the deck
bora_bora-gain-drew-god-card-own = { $card } from the deck
bora_bora-gain-only-blocked = it only blocks the card, as agreed
bora_bora-gain-no-god-card = no god card is left

# -- scores --

bora_bora-score-track = On the track
bora_bora-score-track-line = On the track: { $ledger }
bora_bora-score-god-tiles = God tiles
bora_bora-score-god-tiles-line = { $tiles } left
bora_bora-score-fish = Fish at own sites
bora_bora-score-fish-line = Fish at own sites: { $regions }
bora_bora-score-jewelry = Jewelry
bora_bora-score-jewelry-line = Jewelry: { $jewels }
bora_bora-score-bonus-tasks = 9 fulfilled tasks
bora_bora-score-bonus-jewelry = 6 pieces of jewelry
bora_bora-score-bonus-ground = Full ground
bora_bora-score-bonus-buildings = All tiles built
bora_bora-score-bonus-huts = Huts in all regions
bora_bora-score-bonus-people = 12 people
bora_bora-source-start = start { $count }
bora_bora-source-fishing = fishing { $count }
bora_bora-source-helper = helper { $count }
bora_bora-source-fish = fish by red gods { $count }
bora_bora-source-building = building { $count }
bora_bora-source-people = people { $count }
bora_bora-source-status = status { $count }
bora_bora-source-temple = temple { $count }
bora_bora-source-tasks = tasks { $count }
bora_bora-tie-break = turn-order tile { $tile }; the lower one wins.

# § g
bora_bora-scoring =
    The player with the most VP wins. On the track: fishing, helper, tasks, status, temple, buildings, people, and fish by red gods. At the end: 2 for each god tile, the fish of each building site you hold, your jewelry, and 6 each for 9 fulfilled tasks, 6 pieces of jewelry, a full ground, all tiles built, huts in all regions, and 12 people.
bora_bora-undo-stops = You can't go back further: something has been rolled, drawn or revealed since, or another player has decided.

bora_bora-variant-blocking = Dice may block
bora_bora-variant-blocking-no = no
bora_bora-variant-blocking-yes = yes
bora_bora-variant-blocking-hint = Whether a die that can't do anything on a card for expanding, or on the temple, may lie there to block it.
bora_bora-variant-doubling = Gods double
bora_bora-variant-doubling-before = before a use
bora_bora-variant-doubling-drawn = after drawing
bora_bora-variant-doubling-hint = Whether a green god that a use draws may still double this very use.
bora_bora-ruling-blocking-no = Agreed for this game: a die goes only where its action can be carried out; it can't merely block a card.
bora_bora-ruling-blocking-yes = Agreed for this game: on the cards for expanding and on the temple, a die may lie merely to block the card.
bora_bora-ruling-doubling-before = Agreed for this game: a green god doubles a use only if it is played before it. One drawn by the use can't double it.
bora_bora-ruling-doubling-drawn = Agreed for this game: a green god that a use draws may still double this use.

bora_bora-signs =
    { $vp } points · { $offering } offering · { $shell } shell · { $card } god card · { $tile } god tile · { $priest } priest · { $hut } hut · { $status } status
    { $sand } sand · { $stone } stone · { $wood } wood: what a site yields, and what a space of the ground asks for
    { $blue } blue · { $white } white · { $red } red · { $green } green · { $yellow } yellow god · { $man } man · { $woman } woman
    { $parrotfish } parrot · { $butterflyfish } butterfly · { $surgeonfish } surgeon · { $triggerfish } trigger fish, with its points
    ══4══ land path, ╌╌4╌╌ water path: the value that it takes
    { $hut }A filled: holds the site · { $hut } with a small letter: stands aside
    { $serves } serves one of your tasks · { $new } new since your last turn · { $barred } you can't pay for it
    { $status }{ $status } or { $shell }{ $shell } beside a person: what the helper gives for them once

# -- help --

# § c, R12
bora_bora-help-setup-hut =
    Every player begins with one hut, on a region with a 1-fish that no other player has taken. You get what its building site yields. Fish isn't scored now.
# § d.2, R6, R7, R8
bora_bora-help-place-die =
    Place one die on an action card and carry out the action. A die must be lower than every die lying there, unless you pay for a blue god. With a white god its action has the value 6. An action that can be carried out must be. Fishing is always possible, with any die.
# § d.4, R9
bora_bora-help-pay-god =
    A god costs a card of its colour and an offering; or two equal cards of another colour and an offering; or a god tile, without an offering.
# § d.3.1, R3
bora_bora-help-expand =
    A new hut goes from your board onto the building site of a region next to one with a hut of yours, over a path whose number isn't higher than the value. A hut standing on the site moves aside, but stays in the region. You get what the site yields. Each player may have one hut in a region.
# § d.5, R25
bora_bora-help-green-offer =
    The use has just brought god cards, and you can pay for a green god. It may double this very use: you take as many cards again. You may play only one green god in this phase.
# § d.3.1, R11
bora_bora-help-red-offer =
    Only now, with the hut just placed, a red god can score the fish tile of this region. The tile stays there.
# § d.3.2, d.3.3, R5, R24
bora_bora-help-take-person =
    The tile goes onto a free space of your board. From now on you can use it each round once all dice are placed, and the helper can shift it down once for status or shells.
# § d.3.3, R42
bora_bora-help-helper-spend =
    The die brings points to spend. For 1 point: shift a man down for status steps, shift a woman down for shells, or 1 VP. For 2 points: an offering, a god card, a building material, or a hut to the 12th space, which frees its space. Points that are left are lost.
# § d.3.6, R14
bora_bora-help-choose-material =
    Any building material. If no matching space of your ground is free, it is laid beside the board, where it only counts for tasks.
# § d.3.5, d.3.6, R14
bora_bora-help-place-material =
    Materials lie on spaces that show them, and never move. Two side by side can be built on.
# § d.3.8, R16
bora_bora-help-take-god-card =
    A card from the open row, which is filled up at once, or the top card of the deck, which only you will see.
# § d.3.4, d.6, R18
bora_bora-help-temple-space =
    Your priest goes onto a space up to the value. The priest that stands there moves to the next lower one, and so on; from space 1 a priest returns to its owner. Then comes the fire bonus. Every priest brings VP at the end of each round; the player with the most priests wins a god tile, and the highest priest decides ties.
# § d.3.5, R21, R50
bora_bora-help-build-tile =
    One of your building tiles up to the value. All bring the same: 10 VP in rounds 1 and 2, 7 in 3 and 4, 4 in 5 and 6, and the fire bonus.
# § d.3.5
bora_bora-help-build-site =
    Two materials side by side make way for the tile, which lies there to the end. All six tiles fit only if no single space is left over.
# § d.3.7
bora_bora-help-fire-gift =
    The fire bonus is a god card or an offering, and then a status step or a shell.
# § d.3.7
bora_bora-help-fire-mark =
    The second half of the fire bonus: a step on the status track, or a shell for jewelry.
# § d.5, R26, R51
bora_bora-help-use-people =
    In each round you may use one kind of men and one kind of women, in any order. All your people of one sex and kind count together, but make only one action. A green god doubles one use, or allows one more kind. People stay as they are.
# § d.5, R27
bora_bora-help-move-hut-more =
    Huts may move to the 12th space, up to the number given. Each frees a space for a person.
# § d.6, d.8
bora_bora-help-buy-jewelry =
    In the new turn order, every player may buy one piece of this round with shells. It brings its VP at the end, and counts for tasks. Pieces that aren't sold leave the game.
# § d.6, R29, R30
bora_bora-help-resolve-task =
    Exactly one of your three tasks leaves: fulfilled for 6 VP, or with a yellow god in place of one missing unit for 4 VP. You may discard one only if none is met without a god. You give up nothing but the god.
# § d.6, R31
bora_bora-help-take-task =
    Every player takes a new task, in the last round too. Tasks that are left leave the game.
# § d.7, R32
bora_bora-help-final-task =
    After the last round you may fulfil all your tasks, each for 6 VP, or with a yellow god for 4 VP. The order can matter: cards, offerings and god tiles that you pay no longer count.

# -- the table in lines of text --

bora_bora-stage-set-up = set-up
bora_bora-stage-dice = phase A, dice
bora_bora-stage-people = phase B, men and women
bora_bora-stage-jewelry = phase C, jewelry
bora_bora-stage-tasks = phase C, tasks
bora_bora-stage-new-tasks = phase C, new tasks
bora_bora-stage-final-tasks = final tasks
bora_bora-stage-over = over
bora_bora-part-map = map
bora_bora-part-actions = actions
bora_bora-part-tracks = tracks
bora_bora-part-displays = displays
bora_bora-part-player = player
bora_bora-text-head = Round { $round } of { $rounds }: { $stage }. In this round a building brings { $building_vp }, a priest { $priest_vp }.
bora_bora-text-order = Turn order: { $seats }.
bora_bora-text-map = Map (site; yield; fish; paths):
bora_bora-text-region = { $region }: { $holders }; { $good }; { $tile }; { $ways }
bora_bora-text-site-held = { $name } holds the site
bora_bora-text-site-free = no hut
bora_bora-text-beside = { $huts }, aside { $names }
bora_bora-text-cards = Action cards and the dice on them:
bora_bora-text-card = { $card }: { $lying }
bora_bora-text-roll = { $name } ({ $dice })
bora_bora-text-status = Status track, from the front, the upper marker first: { $stacks }.
bora_bora-text-stack = space { $space } ({ $now }) { $seats }
bora_bora-text-temple = Temple: { $temple }; left there: { $god_tiles }.
bora_bora-text-space = { $space } { $name }
bora_bora-text-people-man = Men: { $tiles }.
bora_bora-text-people-woman = Women: { $tiles }.
bora_bora-text-place = { $number } { $kind } ({ $what })
bora_bora-text-gods = God cards, open row: { $row }. Deck: { $deck }. Discard pile: { $hand }.
bora_bora-text-jewels-now = Jewelry of this round: { $jewels }.
bora_bora-text-jewels-later = Jewelry of round { $round }: { $jewels }.
bora_bora-text-display = Tasks on display: { $tasks }.
bora_bora-text-turn = { $name } (to move)
bora_bora-text-seat = { $mover }: { $total } ({ $vp } on the track), dice { $dice }, { $offerings }, { $shells }, { $god_tiles }, { $cards }.
bora_bora-text-counts = Priests in the temple { $in_temple } of { $of }, huts on the map { $on_map } of { $all_huts }, people { $persons }, built { $tiles_built }, jewelry { $jewels_held }, fulfilled tasks { $fulfilled }, status { $marker }.
bora_bora-text-hand = Hand: { $hand }.
bora_bora-text-spaces = People: { $people }; huts on spaces 1 to 11: { $huts }, on the 12th: { $last }; free spaces: { $vacant }.
bora_bora-text-person-shifted = { $tile } shifted
bora_bora-text-ground = Ground: { $rows }.
bora_bora-text-ground-built = { $space } tile { $number }
bora_bora-text-ground-filled = { $space } holds { $material }
bora_bora-text-ground-empty = { $space } empty for { $material }
bora_bora-text-unbuilt = Tiles not built: { $unbuilt }. Beside the board: { $beside }.
bora_bora-text-tasks = Tasks: { $tasks }.
bora_bora-text-own-jewels = Jewelry: { $jewelry }.
bora_bora-text-done = Fulfilled: { $done }.

# -- looking around --

bora_bora-look-price = It costs { $price } and brings { $vp } at the end.
bora_bora-look-sold = It is sold in round { $round }.
bora_bora-look-task = Fulfilled it brings { $full }, with a yellow god { $yellow }.
bora_bora-look-ground-built = Ground { $space }: building tile { $number }.
bora_bora-look-ground-filled = Ground { $space }: { $material } lies there.
bora_bora-look-ground-empty = Ground { $space }: empty, for { $material }.
bora_bora-look-building-open = Building tile { $number }: not built yet; now { $vp } and the fire bonus.
bora_bora-look-building-built = Building tile { $number }: built.
bora_bora-look-space = Huts on spaces 1 to 11: { $huts }; on the 12th: { $last }.
bora_bora-look-status = { $seat } is on space { $before } of the status track: { $now } at the end of the round.
bora_bora-look-offerings = { $name } has { $has }. An offering pays for a god together with its card; it is worth nothing at the end.
bora_bora-look-shells = { $name } has { $has }. Shells buy jewelry at the end of a round; a piece brings points at the end of the game.
bora_bora-look-cards = { $name } has { $has } in hand. A card and an offering call its god; others see only how many there are.
bora_bora-look-god-tiles = { $name } has { $has }. Each pays for any god without an offering; unused, it brings 2 VP at the end.
bora_bora-look-priests = { $name } has { $placed } of { $of } priests in the temple and { $left } still to place. At the end of a round each priest in the temple brings points.
bora_bora-look-huts = { $name } has { $left } huts still to place and { $on_map } on the map. Each hut that leaves makes room for a man or woman.
bora_bora-look-people = { $name } has { $count ->
    [0] no man or woman
    [one] 1 man or woman
   *[other] { $count } men and women
} and room for { $free } more now.
bora_bora-look-people-once = { $count ->
    [0] None of them can still be tattooed or collect shells.
    [one] One of them can still be tattooed or collect shells, once.
   *[other] { $count } of them can still be tattooed or collect shells, each once.
}
bora_bora-look-jewels = { $name } has { $count ->
    [0] no jewelry
    [one] 1 piece of jewelry
   *[other] { $count } pieces of jewelry
}; each brings its points at the end.
bora_bora-look-tiles = Building tiles that { $name } has left: { $left }. The next one brings { $vp } now.
bora_bora-look-tasks = { $name } has fulfilled { $count ->
    [0] no task
    [one] 1 task
   *[other] { $count } tasks
} so far. Each brings { $vp } when it is fulfilled at the end of a round.
bora_bora-look-beside = Materials beside the board: { $held }. They count only for tasks.
bora_bora-look-land-path = A land path: it takes an action Land path with { $value } or more.
bora_bora-look-water-path = A water path: it takes an action Water path with { $value } or more.
bora_bora-look-path-from = You have a hut in { $regions }, so you can go over it.
bora_bora-look-path-none = You have no hut at either end, so it leads you nowhere yet.
bora_bora-look-latest = What { $name } did since your last turn.
bora_bora-element-offerings = offerings
bora_bora-element-shells = shells
bora_bora-element-god-tiles = god tiles
bora_bora-element-priests = priests
bora_bora-element-huts = huts
bora_bora-element-tiles = building tiles
bora_bora-element-beside = materials beside the board
bora_bora-element-land-path = land path { $a }–{ $b }
bora_bora-element-water-path = water path { $a }–{ $b }
bora_bora-about-players = All players in turn order: points, dice left, status, temple, and their stores. Status shows the space on the track and its points at the end of the round; the stores are offerings, shells, god cards and god tiles.
bora_bora-about-chips = All players in turn order: points and dice left.
bora_bora-about-map = The atoll: twelve regions with what a hut there yields, the fish, and the huts. A number between two regions is what the path takes.
bora_bora-about-stores = What a player has: huts, offerings, shells, priests, god tiles and god cards.
bora_bora-about-market = The men and women to take: symbols that each can use once, what they do every round, and what that means for you. A place takes an action of at least its number.
bora_bora-about-jewelry = The jewelry on sale, round by round: its price in shells, and its points at the end.
bora_bora-about-gods = The god cards to take, open or from the deck.
bora_bora-about-evening = The end of the round: points for status, the new turn order, points for priests and who takes the god tile, and all points.
bora_bora-about-cards = The action cards, each with the lowest die on it: the next one must be lower, unless you pay for a blue god.
bora_bora-about-choice = What your dice would do on each card, a row for a die; or the man or woman under the cursor.
bora_bora-about-bar = What a player has: points, stores, god cards in hand, jewelry.
bora_bora-about-own = One player's board: people with room for more, the building ground, and tasks.
bora_bora-about-others = The other players: huts, people, buildings, jewelry, and their tasks.
bora_bora-about-since = What the others did since your last turn, losses of yours first.
bora_bora-about-round = In each round everyone places three dice, then uses a man and a woman and fulfils a task.
bora_bora-look-god-tile = God tiles: { $count }. Each pays for any god without an offering; unused, it brings 2 VP at the end.

# -- what choices come to, in a few words --

bora_bora-option-vp = 1 VP
bora_bora-option-offering = 1 offering
bora_bora-option-god-card = a god card
bora_bora-option-material = a building material
bora_bora-option-move-hut = a hut to space 12
bora_bora-option-brief-god-card = god card
bora_bora-option-brief-material = material
bora_bora-option-brief-move-hut = hut to 12
bora_bora-option-status = 1 status step
bora_bora-step-dice-over = dice
bora_bora-step-jewelry = jewelry
bora_bora-step-tasks = tasks
bora_bora-detail-shell = You would have { $would }, for jewelry.
bora_bora-detail-serves = It serves your task { $task }.
bora_bora-gives-regions = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
bora_bora-gives-woman = { $count } women
bora_bora-gives-man = { $count } men
bora_bora-gives-people = { $count } people
bora_bora-gives-places = places 1–{ $value }
bora_bora-gives-temple = { $value ->
    [one] space 1
   *[other] space 1–{ $value }
}
bora_bora-gives-pushes = pushes { $name }
bora_bora-gives-own-out = pushes yours
bora_bora-gives-build = { $value ->
    [1] tile 1
   *[other] tile 1–{ $value }
}
bora_bora-gives-fishing = any die
bora_bora-price-any = any die
bora_bora-price-empty = empty card
bora_bora-price-below = { $number } below { $lowest }
bora_bora-price-blue = blue god
bora_bora-price-white = white god
bora_bora-price-both = 2 gods
bora_bora-price-tile = { $sign } a god tile
bora_bora-price-green = { $sign }green
bora_bora-short-no-region = none in reach
bora_bora-short-no-hut-left = no hut left
bora_bora-short-no-person = none up to { $value }
bora_bora-short-no-free-space = no free space
bora_bora-short-no-priest = no priest left
bora_bora-short-all-built = all tiles built
bora_bora-short-no-tile-low-enough = tiles too high
bora_bora-short-no-adjacent-materials = no pair yet
bora_bora-short-not-lower = not below { $lowest }
bora_bora-short-not-lower-one = a 1 is there
bora_bora-short-white-not-payable = no white god
bora_bora-short-gods-not-payable = not two gods
bora_bora-cell-aside = { $holder } moves aside
bora_bora-cell-free = free
bora_bora-cell-change = { $has } → { $then }
bora_bora-cell-room = { $room }/{ $of }
bora_bora-cell-progress = { $have }/{ $need }
bora_bora-cell-push-down = { $name } → { $space }
bora_bora-cell-push-out = { $name } out
bora_bora-cell-unseen = only you will see it
bora_bora-god-brief-blue = a die that isn't the lowest
bora_bora-god-brief-white = a die counts as 6
bora_bora-god-brief-red = fish at once, after a hut
bora_bora-god-brief-green = one use doubled, or one more
bora_bora-god-brief-yellow = one missing unit of a task
bora_bora-keys-die = which die
bora_bora-keys-white = white god
bora_bora-keys-green = green god
bora_bora-head-path = path
bora_bora-head-brings = brings
bora_bora-head-fish = fish at the end
bora_bora-head-site = on its site
bora_bora-head-keeps = stays in hand
bora_bora-head-does = does
bora_bora-head-with-mine = with mine
bora_bora-head-once = once
bora_bora-head-price = price
bora_bora-head-end = at the end
bora_bora-head-free = free for it
bora_bora-head-pairs = pairs
bora_bora-head-neighbours = beside
bora_bora-head-effect = does
bora_bora-head-held = I hold
bora_bora-head-pushes = pushes
bora_bora-head-god-tile = god tile to
bora_bora-head-fit = still fit
bora_bora-head-then = I have
bora_bora-head-god = god
bora_bora-head-shells-left = left
bora_bora-head-progress = so far
bora_bora-group-white = with the white god: { $count }
bora_bora-group-green = with the green god: { $count }
bora_bora-evening-title = Round { $round } ends
bora_bora-evening-status = status
bora_bora-evening-order = new order
bora_bora-evening-temple = temple
bora_bora-evening-total = total
bora_bora-evening-on = Enter: go on
bora_bora-news-placed-die = { $number } on { $brief }
bora_bora-news-placed-die-god = { $number } on { $brief }, { $god }
bora_bora-news-used = used { $who }
bora_bora-news-occupied = hut on { $spot }
bora_bora-news-bought-jewelry = bought { $jewel }
bora_bora-news-fulfilled-task = fulfilled { $task }
bora_bora-gain-gained-status = status +{ $steps } (now { $space })
bora_bora-gain-placed-material = { $material } on ground { $space }
bora_bora-gain-placed-priest-free = priest on space { $space }
bora_bora-gain-placed-priest-out = priest on space { $space }, { $out }'s pushed out
bora_bora-news-took-task = took { $task }
bora_bora-news-discarded-task = discarded { $task }
bora_bora-news-placed-priest = priest on { $space }
bora_bora-news-drew-god-card = a god card
bora_bora-news-moved-hut = +{ $count } on 12
bora_bora-news-built = tile { $number }
bora_bora-news-gained-status = status +{ $steps }
bora_bora-news-won-god-tile = won a god tile
bora_bora-news-status = { $vp } for status
bora_bora-news-temple = { $vp } for priests
bora_bora-cell-nobody = none
bora_bora-detail-status-still = At the end of the round that still brings { $still }, as your present space does.
bora_bora-all-fit = { $count ->
    [one] Your last tile would still fit.
   *[other] All your other { $count } tiles would still fit.
}
bora_bora-short-no-pair = no pair
bora_bora-detail-pairs = { $count ->
    [one] 1 of these spaces lies beside another material: a pair to build on.
   *[other] { $count } of these spaces lie beside another material: pairs to build on.
}
bora_bora-enter-setup-hut = settle here
bora_bora-enter-expand = settle here
bora_bora-enter-place-die = place
bora_bora-enter-pay-god = pay
bora_bora-enter-green-offer = choose
bora_bora-enter-red-offer = choose
bora_bora-enter-helper-spend = choose
bora_bora-enter-place-material = lay here
bora_bora-enter-temple-space = place here
bora_bora-enter-build-tile = choose
bora_bora-enter-build-site = build here
bora_bora-enter-use-people = choose
bora_bora-enter-move-hut-more = choose
bora_bora-enter-buy-jewelry = choose
bora_bora-enter-resolve-task = choose
bora_bora-enter-final-task = choose

# -- on the boards --

bora_bora-board-does-land = land ≤{ $value }
bora_bora-board-does-water = water ≤{ $value }
bora_bora-board-does-build = tile ≤{ $value }
bora_bora-board-does-man = man ≤{ $value }
bora_bora-board-does-woman = woman ≤{ $value }
bora_bora-board-does-material = { $count ->
    [one] 1 material
   *[other] { $count } materials
}
bora_bora-board-does-hut = { $count ->
    [one] 1 hut to 12
   *[other] { $count } huts to 12
}
bora_bora-board-free = free
bora_bora-board-offering = offering
bora_bora-board-white = White: as 6
bora_bora-board-title-jewelry = Jewelry
bora_bora-board-title-tasks = Your tasks
bora_bora-board-title-man = Men
bora_bora-board-title-woman = Women
bora_bora-board-title-people = People
bora_bora-board-title-ground = Building ground
bora_bora-board-title-gods = God cards
bora_bora-board-taken = taken
bora_bora-board-round = round { $round }
bora_bora-board-store-offerings = { $count ->
    [one] offering
   *[other] offerings
}
bora_bora-board-store-shells = { $count ->
    [one] shell
   *[other] shells
}
bora_bora-board-store-priests = { $count ->
    [one] priest
   *[other] priests
}
bora_bora-board-store-god-tiles = { $count ->
    [one] god tile
   *[other] god tiles
}
bora_bora-board-hand-empty = no god card
bora_bora-board-jewels = { $count ->
    [one] jewel
   *[other] jewels
}
bora_bora-board-jewels-brief = jewels
bora_bora-board-huts = { $count ->
    [one] hut
   *[other] huts
}
bora_bora-board-nobody = no one yet
bora_bora-board-tasks-done = { $count } done
bora_bora-board-each = { $points } each
bora_bora-board-beside = beside
bora_bora-board-other-long = huts { $huts }, people { $people }, built { $built }, jewels { $jewels }, tasks { $done }
bora_bora-board-other = ⌂{ $huts }, people { $people }, built { $built }, jewels { $jewels }, tasks { $done }
bora_bora-board-other-brief = ⌂{ $huts }, ppl { $people }, built { $built }, jew. { $jewels }, tasks { $done }
bora_bora-board-no-jewelry-left = no jewelry left

# -- what an option comes to for the player --
bora_bora-me-completes = completes a task, { $before } → { $after }, +{ $vp }
bora_bora-me-completes-brief = task { $before }→{ $after } +{ $vp }
bora_bora-me-done = task { $after } +{ $vp }
bora_bora-me-task = task { $before }→{ $after }
bora_bora-me-stands = task { $have }
bora_bora-me-undoes = undoes a task { $before }→{ $after }
bora_bora-me-loses = undoes task
bora_bora-me-given-up = −{ $vp } later
bora_bora-me-now = +{ $vp } now
bora_bora-me-status = status { $before }→{ $after } +{ $vp }
bora_bora-me-build = then build: { $vp }
bora_bora-me-bonus = bonus +{ $vp }
bora_bora-me-wins-tile = +1 god tile
bora_bora-me-loses-tile = loses god tile
bora_bora-where-man = the man on place { $place }
bora_bora-where-woman = the woman on place { $place }
bora_bora-said-bonus = It completes what brings { $vp } at the end: { $what }.
bora_bora-said-completes = It completes your task { $task }: { $vp }.
bora_bora-said-could-complete = With { $where }, it completes your task { $task }: { $vp }.
bora_bora-said-serves = It serves your task { $task }: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-said-could-serve = With { $where }, it serves your task { $task }: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-said-sets-back = It sets your task { $task } back: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-said-undoes = It undoes your task { $task }: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-me-nothing = serves no task
bora_bora-head-me = for me
bora_bora-column-path = the path that leads there, and the lowest value that it takes.
bora_bora-column-brings = what you get for it at once.
bora_bora-column-fish = the fish tile of the region: its points are yours at the end, while you hold the site.
bora_bora-column-site = whether the building site is free, or whose hut has to stand aside.
bora_bora-column-keeps = the god cards that stay in your hand.
bora_bora-column-does = what this person does each round.
bora_bora-column-with-mine = what they do together with the equal people you have.
bora_bora-column-once = the status or shells that the helper can get from this person, once.
bora_bora-column-price = what you pay for it: points of the die, or shells.
bora_bora-column-free = the free spaces of your ground that take it.
bora_bora-column-pairs = how many of these spaces are beside a material, so that a tile could be built on both.
bora_bora-column-neighbours = the spaces beside it that hold a material already.
bora_bora-column-effect = what it does when it is used.
bora_bora-column-held = how many such cards you hold already.
bora_bora-column-pushes = whose priest is pushed out of the temple.
bora_bora-column-priests = how many priests you have in the temple afterwards.
bora_bora-column-god-tile = who would get the god tile if the round ended then.
bora_bora-column-fit = how many building tiles still fit on your ground afterwards, of those you have left.
bora_bora-column-then = how many you have, and how many you would have.
bora_bora-column-god = the god that it takes.
bora_bora-column-shells-left = the shells that stay with you.
bora_bora-column-end = its points at the end of the game.
bora_bora-column-progress = how far you are with the task.
bora_bora-column-me = what it comes to for you: tasks, bonuses and people that it serves, points now.
bora_bora-cell-way-land = land { $value }
bora_bora-cell-way-water = water { $value }
bora_bora-cell-fish-now = { $vp } (red god), { $vp } at the end
bora_bora-cell-fish-end = { $vp } at the end
bora_bora-cell-free-site = free site
bora_bora-cell-stays = keeps { $kept }
bora_bora-cell-beside = beside { $near }
bora_bora-cell-beside-none = nothing beside
bora_bora-cell-where = ground { $free }
bora_bora-cell-pairs = { $count } beside another
bora_bora-cell-held = you hold { $count }
bora_bora-cell-god-tile = god tile: { $name }
bora_bora-cell-priests = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
bora_bora-cell-pushes-none = pushes no one
bora_bora-cell-fit = { $room }/{ $of } tiles still fit
bora_bora-cell-left = { $shells } left
bora_bora-cell-end = +{ $vp } at the end
bora_bora-board-order = order
bora_bora-board-dice = dice
bora_bora-board-each-round = each round
bora_bora-board-for-you = for you
bora_bora-board-lowest = lowest die on a card
bora_bora-board-die = die
bora_bora-board-happened = What happened to you
bora_bora-board-log = log
bora_bora-board-lost-priest = pushed your priest out of space { $space }
bora_bora-board-lost-site = took your site { $region }, fish { $vp }
bora_bora-board-tiles-all = tiles { $first }–{ $last }, next { $vp }
bora_bora-board-tiles = tiles { $numbers }, { $vp }
bora_bora-board-tiles-none = all tiles built
bora_bora-board-this-option = this option: +{ $vp }
bora_bora-board-collect-all = { $count ->
    [one] helper can shift 1
   *[other] helper can shift all { $count }
}
bora_bora-board-collect-some = { $count ->
    [0] all shifted down
   *[other] helper can shift { $count } of { $of }
}
bora_bora-board-on-last = { $count } on the 12th
bora_bora-board-people-room = { $free ->
    [one] 1 space free, { $huts }
   *[other] { $free } spaces free, { $huts }
}
bora_bora-board-hand = hand
bora_bora-board-deck = deck
bora_bora-board-place = place { $place }
bora_bora-board-does-land-long = land path ≤{ $value }
bora_bora-board-does-water-long = water path ≤{ $value }
bora_bora-board-does-build-long = tile up to { $value }
bora_bora-board-does-man-long = man up to { $value }
bora_bora-board-does-woman-long = woman up to { $value }
bora_bora-board-does-status = { $count ->
    [one] 1 status step
   *[other] { $count } status steps
}
bora_bora-board-does-status-brief = status +{ $value }
bora_bora-gives-spend-points = spend { $value }
bora_bora-gives-priest = priest: +{ $vp }
bora_bora-gives-no-task = no task
bora_bora-gives-place = place { $place }
bora_bora-person-task = { $task }: { $before } → { $after }
bora_bora-person-worth = { $vp } at the end of this round
bora_bora-person-each = Each round { $does }
bora_bora-person-with = Each round { $does }, with those you have { $more }
bora_bora-person-once-man = Once, tattooed by the helper: { $what }
bora_bora-person-once-woman = Once, collected by the helper: { $what }
bora_bora-person-fills = { $count ->
    [one] fills your last free space
   *[other] fills 1 of { $count } free spaces
}
bora_bora-person-then-man = With him you have
bora_bora-person-then-woman = With her you have
bora_bora-detail-later-jewels = Next round: { $jewels }.
bora_bora-board-jewelry-now = Jewelry of this round
bora_bora-board-title-tasks-other = Tasks of { $name }
bora_bora-board-god-blue = any die
bora_bora-board-god-white = die as 6
bora_bora-board-god-red = fish ★ now
bora_bora-board-god-green = more of it
bora_bora-board-god-yellow = task 4★
bora_bora-me-done-brief = task +{ $vp }
bora_bora-board-status = status
bora_bora-board-temple = temple
bora_bora-head-priests = priests then
bora_bora-board-does-material-brief = { $value } { $sign }
bora_bora-board-does-hut-brief = { $value }{ $sign } to 12
bora_bora-board-tiles-brief = tiles { $numbers }
bora_bora-me-no-points = no points

# -- since your turn: what it means for the player --

bora_bora-recap-site-taken = { $name }'s hut took the site of { $region } from you, with { $vp } of fish.
bora_bora-recap-priest-out =
    { $left ->
        [0] { $name } pushed your last priest out of the temple.
        [one] { $name } pushed a priest of yours out of the temple; 1 is left.
       *[other] { $name } pushed a priest of yours out of the temple; { $left } are left.
    }
bora_bora-recap-priests-lead = The god tile would be yours now: priests { $own } to { $other }, the highest decides ties.
bora_bora-recap-priests-behind = The god tile would no longer be yours: priests { $own } to { $other }, the highest decides ties.
bora_bora-recap-card-closed = { $name } closed { $card } to your dice: a { $lowest } lies there.
bora_bora-recap-jewel-gone = { $name } bought { $jewel }; you had the shells.
bora_bora-recap-overtaken = { $name } is ahead of you on the status track now.
bora_bora-recap-points-start = You scored { $vp }.
bora_bora-recap-points-fishing = You scored { $vp } for fishing.
bora_bora-recap-points-helper = You scored { $vp } with a helper.
bora_bora-recap-points-fish = You scored { $vp } for fish, by a red god.
bora_bora-recap-points-building = You scored { $vp } for building.
bora_bora-recap-points-people = You scored { $vp } with your people.
bora_bora-recap-points-status = You scored { $vp } for status.
bora_bora-recap-points-temple = You scored { $vp } for your priests.
bora_bora-recap-points-tasks = You scored { $vp } for a task.
bora_bora-recap-got-goods = You got { $what }.
bora_bora-recap-got-god-tile = You had the most priests: a god tile is yours.
bora_bora-recap-new-order-later =
    You are player { $place } in the turn order now, not { $before }: { $names } { $count ->
        [one] was
       *[other] were
    } ahead of you on the status track.
bora_bora-recap-new-order-earlier = You are player { $place } in the turn order now, not { $before }: you were ahead of { $names } on the status track.

# -- what a hint counts beyond the score sheet --

bora_bora-prospect-dice = the dice you have left
bora_bora-prospect-gods = god cards and what pays for them
bora_bora-prospect-huts = huts on the islands
bora_bora-prospect-people = your people
bora_bora-prospect-ground = building
bora_bora-prospect-tasks = tasks
bora_bora-prospect-jewelry = shells and jewelry
bora_bora-prospect-status = status and turn order
bora_bora-prospect-temple = the temple
bora_bora-prospect-now = points now
bora_bora-said-so-far = So far you have { $have } of { $need } for it.
bora_bora-said-none-lacks-less = No other task here lacks less.
bora_bora-said-none-lacks-more = No other task of yours lacks more.
bora_bora-said-face-up = { $count ->
    [0] No card for it lies face up.
    [one] 1 card for it lies face up.
   *[other] { $count } cards for it lie face up.
}
bora_bora-said-for-sale = { $count ->
    [0] No more jewelry for it will be for sale.
    [one] 1 more piece for it will be for sale, in round { $round }.
   *[other] { $count } more pieces for it will be for sale, the next in round { $round }.
}
bora_bora-said-first-card = You have none of these cards yet, and { $offerings ->
    [0] no offering
    [one] 1 offering
   *[other] { $offerings } offerings
} to play one with.
bora_bora-said-only-in-deck = Neither in your hand nor face up: { $gods }.

# -- what hints compare at the end of a turn --

bora_bora-ahead-tasks-met = { $more ->
    [yes] more
   *[no] fewer
} tasks that you can fulfil
bora_bora-ahead-tasks-part = { $more ->
    [yes] more
   *[no] less
} progress on your tasks
bora_bora-ahead-tasks-done = { $more ->
    [yes] more
   *[no] fewer
} fulfilled tasks
bora_bora-ahead-regions = { $more ->
    [yes] more
   *[no] fewer
} regions with a hut of yours
bora_bora-ahead-men = { $more ->
    [yes] more
   *[no] fewer
} men
bora_bora-ahead-women = { $more ->
    [yes] more
   *[no] fewer
} women
bora_bora-ahead-cards = { $more ->
    [yes] more
   *[no] fewer
} god cards
bora_bora-ahead-gods = { $more ->
    [yes] more
   *[no] fewer
} kinds of god cards
bora_bora-ahead-offerings = { $more ->
    [yes] more
   *[no] fewer
} offerings
bora_bora-ahead-god-tiles = { $more ->
    [yes] more
   *[no] fewer
} god tiles
bora_bora-ahead-shells = { $more ->
    [yes] more
   *[no] fewer
} shells
bora_bora-ahead-materials = { $more ->
    [yes] more
   *[no] fewer
} building materials
bora_bora-ahead-built = { $more ->
    [yes] more
   *[no] fewer
} buildings
bora_bora-ahead-status = { $more ->
    [yes] more
   *[no] fewer
} steps on the status track
bora_bora-ahead-status-ahead = { $more ->
    [yes] more
   *[no] fewer
} players on lower status spaces
bora_bora-ahead-temple = { $more ->
    [yes] more
   *[no] fewer
} priests in the temple
bora_bora-ahead-jewels = { $more ->
    [yes] more
   *[no] less
} jewelry
bora_bora-ahead-jewel-now = { $more ->
    [yes] more
   *[no] fewer
} points from the best jewelry that you can pay for
bora_bora-ahead-pips = { $more ->
    [yes] more
   *[no] fewer
} pips on the dice that you keep
bora_bora-ahead-scored = { $more ->
    [yes] more
   *[no] fewer
} points scored
bora_bora-ahead-tasks-lack = { $more ->
    [yes] more
   *[no] fewer
} steps that your tasks still lack
