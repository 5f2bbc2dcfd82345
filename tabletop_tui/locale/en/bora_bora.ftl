# Bora Bora: everything said at the table.

# -- amounts --

bora_bora-vp = { $count } VP
bora_bora-offerings-one = 1 offering
bora_bora-offerings-many = { $count } offerings
bora_bora-shells-one = 1 shell
bora_bora-shells-many = { $count } shells
bora_bora-steps-one = 1 step
bora_bora-steps-many = { $count } steps
bora_bora-points-one = 1 point
bora_bora-points-many = { $count } points
bora_bora-priests-one = 1 priest
bora_bora-priests-many = { $count } priests
bora_bora-god-cards-one = 1 god card
bora_bora-god-cards-many = { $count } god cards
bora_bora-god-tiles-one = 1 god tile
bora_bora-god-tiles-many = { $count } god tiles
bora_bora-materials = { $count } { $material }
bora_bora-times = { $what } ×{ $count }
bora_bora-none = -
bora_bora-nothing = none
bora_bora-quoted = "{ $task }"
bora_bora-payment = { $cards } and { $offering }

# -- the board --

bora_bora-card-land-path = Land path
bora_bora-card-water-path = Water path
bora_bora-card-woman = Woman
bora_bora-card-man = Man
bora_bora-card-helper = Helper
bora_bora-card-temple = Temple
bora_bora-card-build = Build
bora_bora-card-land-water-path = Land path & water path
bora_bora-card-woman-man = Woman & man
bora_bora-card-fishing = Fishing
bora_bora-region = { $region } { $terrain }
bora_bora-terrain-mountain = Mountain
bora_bora-terrain-beach = Beach
bora_bora-terrain-forest = Forest
bora_bora-terrain-steppe = Steppe
bora_bora-material-sand = sand
bora_bora-material-stone = stone
bora_bora-material-wood = wood
bora_bora-good-sand = sand
bora_bora-good-stone = stone
bora_bora-good-wood = wood
bora_bora-good-offering = offerings
bora_bora-good-vp = victory points
bora_bora-good-shell = shells
bora_bora-good-material = building materials
bora_bora-fish = { $kind } { $vp }
bora_bora-fish-parrotfish = Parrotfish
bora_bora-fish-butterflyfish = Butterflyfish
bora_bora-fish-surgeonfish = Surgeonfish
bora_bora-fish-triggerfish = Triggerfish
bora_bora-paths-land = land path up to { $value }
bora_bora-paths-water = water path up to { $value }
bora_bora-paths-both = land or water path up to { $value }
bora_bora-way-land = land { $value } to { $region }
bora_bora-way-water = water { $value } to { $region }

# -- gods --

bora_bora-god-blue = blue god
bora_bora-god-white = white god
bora_bora-god-red = red god
bora_bora-god-green = green god
bora_bora-god-yellow = yellow god
bora_bora-god-blue-object = the blue god
bora_bora-god-white-object = the white god
bora_bora-god-red-object = the red god
bora_bora-god-green-object = the green god
bora_bora-god-yellow-object = the yellow god
bora_bora-god-colour-blue = blue
bora_bora-god-colour-white = white
bora_bora-god-colour-red = red
bora_bora-god-colour-green = green
bora_bora-god-colour-yellow = yellow
bora_bora-god-cards-blue-one = 1 blue god card
bora_bora-god-cards-blue-many = { $count } blue god cards
bora_bora-god-cards-white-one = 1 white god card
bora_bora-god-cards-white-many = { $count } white god cards
bora_bora-god-cards-red-one = 1 red god card
bora_bora-god-cards-red-many = { $count } red god cards
bora_bora-god-cards-green-one = 1 green god card
bora_bora-god-cards-green-many = { $count } green god cards
bora_bora-god-cards-yellow-one = 1 yellow god card
bora_bora-god-cards-yellow-many = { $count } yellow god cards
bora_bora-god-does-blue = Blue: place a die that isn't lower than those on its card.
bora_bora-god-does-white = White: a die counts as 6.
bora_bora-god-does-red = Red: score the fish tile of a region just when you occupy it.
bora_bora-god-does-green = Green: in phase B double a use of people, or use one more kind.
bora_bora-god-does-yellow = Yellow: replaces one missing unit of a task, which then brings 4 VP.

# -- people --

bora_bora-person-man = { $kind } (man)
bora_bora-person-woman = { $kind } (woman)
bora_bora-tile-man = { $kind } (man, { $count })
bora_bora-tile-woman = { $kind } (woman, { $count })
bora_bora-kind-land-man = Tracker
bora_bora-kind-land-woman = Tracker
bora_bora-kind-land-both = Tracker
bora_bora-kind-water-man = Seafarer
bora_bora-kind-water-woman = Seafarer
bora_bora-kind-water-both = Seafarer
bora_bora-kind-woman-man = Matchmaker
bora_bora-kind-woman-woman = Matchmaker
bora_bora-kind-woman-both = Matchmaker
bora_bora-kind-man-man = Recruiter
bora_bora-kind-man-woman = Recruiter
bora_bora-kind-man-both = Recruiter
bora_bora-kind-build-man = Builder
bora_bora-kind-build-woman = Builder
bora_bora-kind-build-both = Builder
bora_bora-kind-material-man = Gatherer
bora_bora-kind-material-woman = Gatherer
bora_bora-kind-material-both = Gatherer
bora_bora-kind-hut-man = Porter
bora_bora-kind-hut-woman = Porter
bora_bora-kind-hut-both = Porter
bora_bora-kind-vp-man = Storyteller
bora_bora-kind-vp-woman = Storyteller
bora_bora-kind-vp-both = Storyteller
bora_bora-kind-god-card-man = Shaman
bora_bora-kind-god-card-woman = Shaman
bora_bora-kind-god-card-both = Shaman
bora_bora-kind-offering-man = Gift bearer
bora_bora-kind-offering-woman = Gift bearer
bora_bora-kind-offering-both = Gift bearer
bora_bora-kind-status-man = Warrior
bora_bora-kind-status-woman = Warrior
bora_bora-kind-status-both = Warrior
bora_bora-kind-shell-man = Diver
bora_bora-kind-shell-woman = Diver
bora_bora-kind-shell-both = Diver
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
bora_bora-use-material-one = 1 building material
bora_bora-use-material-many = { $count } building materials
bora_bora-use-hut-one = 1 hut to the 12th space
bora_bora-use-hut-many = up to { $count } huts to the 12th space
bora_bora-status-more = status +{ $steps }
bora_bora-status-move = status { $before }→{ $after }, { $vp }

# -- jewelry and tasks --

bora_bora-jewel = { $kind } { $cost }
bora_bora-jewel-line = { $jewel } ({ $vp })
bora_bora-jewel-necklace = Necklace
bora_bora-jewel-bracelet = Bracelet
bora_bora-jewel-earring = Earring
bora_bora-jewel-ring = Ring
bora_bora-jewel-headdress = Headdress
bora_bora-jewel-belt = Belt
bora_bora-jewels-necklace = necklaces
bora_bora-jewels-bracelet = bracelets
bora_bora-jewels-earring = earrings
bora_bora-jewels-ring = rings
bora_bora-jewels-headdress = headdresses
bora_bora-jewels-belt = belts
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
bora_bora-task-jewelry-brief = { $count } pieces of jewelry
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
bora_bora-task-terrain = Huts { $what }
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
bora_bora-task-adjective-blue = blue
bora_bora-task-adjective-white = white
bora_bora-task-adjective-red = red
bora_bora-task-adjective-green = green
bora_bora-task-adjective-yellow = yellow
bora_bora-task-terrain-mountain = in all { $count } mountains
bora_bora-task-terrain-beach = in all { $count } beaches
bora_bora-task-terrain-forest = in all { $count } forests
bora_bora-task-terrain-steppe = in all { $count } steppes
bora_bora-task-fish-parrotfish = parrotfish tiles
bora_bora-task-fish-butterflyfish = butterflyfish tiles
bora_bora-task-fish-surgeonfish = surgeonfish tiles
bora_bora-task-fish-triggerfish = triggerfish tiles
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
bora_bora-ask-red-offer = { $name }, red god for the fish: { $vp }?
bora_bora-ask-take-person-woman = { $name }, which woman do you take, up to { $value }?
bora_bora-ask-take-person-man = { $name }, which man do you take, up to { $value }?
bora_bora-ask-take-person-both = { $name }, whom do you take, up to { $value }?
bora_bora-ask-helper-spend = { $name }, what to buy? { $points }: { $dots }
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
bora_bora-ask-use-people-man-first = { $name }, use one kind of men (no women now).
bora_bora-ask-use-people-woman-first = { $name }, use one kind of women (no men now).
bora_bora-ask-use-people-green = { $name }, a green god for one more use?
bora_bora-ask-move-hut-more-one = { $name }, move another hut? 1 is left.
bora_bora-ask-move-hut-more-many = { $name }, move another hut? { $count } are left.
bora_bora-ask-buy-jewelry = { $name }, buy one piece of jewelry? You have { $shells }.
bora_bora-ask-resolve-task-met = { $name }, which task do you fulfil?
bora_bora-ask-resolve-task-yellow = { $name }, none is met: yellow god, or discard one?
bora_bora-ask-resolve-task-none = { $name }, no task is met: which one goes?
bora_bora-ask-take-task = { $name }, which new task do you take?
bora_bora-ask-final-task = { $name }, which of your last tasks do you fulfil?
bora_bora-ask-other-place-die = { $name } places a die.
bora_bora-ask-other-pay-god = { $name } is deciding.
bora_bora-ask-other-red-offer = { $name } is deciding.
bora_bora-ask-other-use-people = { $name } uses men and women.
bora_bora-ask-other-resolve-task = { $name } deals with a task.
bora_bora-ask-other-final-task = { $name } deals with the last tasks.

# -- options --

bora_bora-option-alone = { $option }: { $does }
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
bora_bora-option-region = { $region }: { $good }, { $fish }
bora_bora-option-region-held = { $region }: { $good }, { $fish }, { $name } aside
bora_bora-option-person = { $number } { $person }: { $effect }; helper: { $symbols }
bora_bora-place-empty-man = men's place { $number }, empty
bora_bora-place-empty-woman = women's place { $number }, empty
bora_bora-option-tile = { $what } (you have { $count })
bora_bora-option-no = no god
bora_bora-option-open = { $card }, place { $place }
bora_bora-option-deck = unseen, from the deck
bora_bora-option-deck-empty = unseen, from the shuffled discard pile
bora_bora-option-tattoo = tattoo { $person }
bora_bora-option-shells = { $person } collects
bora_bora-option-shell = 1 shell
bora_bora-option-material-some = { $material }: free { $spaces }
bora_bora-option-material-none = { $material }: beside the board
bora_bora-ground = { $space } { $material }
bora_bora-option-building = tile { $number }
bora_bora-option-temple = space { $space }
bora_bora-temple-free = free
bora_bora-temple-held = { $name } stands there
bora_bora-option-use = { $person }
bora_bora-option-doubled = { $person } doubled
bora_bora-option-extra = { $person } as well
bora_bora-option-end = end your turn
bora_bora-option-another = move another hut to space 12
bora_bora-option-stop-helper-spend = stop: the rest is lost
bora_bora-option-stop-move-hut-more = no more
bora_bora-option-jewelry = { $kind } for { $shells }: { $vp }
bora_bora-option-pass = buy nothing
bora_bora-option-fulfil = fulfil { $task }
bora_bora-option-yellow = with yellow: { $task }
bora_bora-option-discard = discard { $task }
bora_bora-option-done = no more
bora_bora-element-open = place { $thing } of the open row, empty
bora_bora-element-space = people space { $thing }
bora_bora-element-supply = supply: { $thing }
bora_bora-element-status = the status track
bora_bora-element-god-tile = god tile
bora_bora-missing-card = a card

# -- what an option would do --

bora_bora-warn-status-end = The track ends there: { $steps } would be lost.
bora_bora-warn-single-spaces = Single spaces would be left: at most { $count } of your other { $of } tiles would fit.
bora_bora-detail-fishing = Any die brings the same, and no other die forbids it.
bora_bora-detail-does = Action: { $does }.
bora_bora-detail-card = Dice there: { $dice }. The next must be lower than { $lowest }.
bora_bora-detail-card-empty = No die lies there.
bora_bora-detail-god-blue = A blue god: { $number } isn't lower than all dice there.
bora_bora-detail-god-white = A white god: it counts as 6, but for the next die it stays a { $number }.
bora_bora-detail-card-helper = 1 point: 1 VP, or shift a person. 2: an offering, god card, material, or a hut to space 12.
bora_bora-detail-card-fire = Fire bonus: a god card or offering, then a status step or shell.
bora_bora-detail-purse = You have for gods: { $hand }; { $offerings }, { $tiles }.
bora_bora-detail-reach = In reach: { $regions }.
bora_bora-detail-fish = { $fish }: { $vp } now with a red god, and at the end if your hut still holds the site.
bora_bora-detail-fish-set-up = { $fish }: it counts only at the end, if your hut still holds the site.
bora_bora-detail-aside = { $name }'s hut moves aside: it stays in the region, but loses the site.
bora_bora-detail-ways = Paths: { $ways }.
bora_bora-detail-where-some = The { $material } goes on { $spaces }.
bora_bora-detail-where-none = No space for { $material } is free: it goes beside the board, for tasks only.
bora_bora-detail-person-held = You have { $count } of this kind already.
bora_bora-detail-kind = With 1, 2 or 3 of them: { $effect } { $values }.
bora_bora-detail-shift-man = The helper tattoos him once: { $what }.
bora_bora-detail-shift-woman = The helper lets her collect once: { $what }.
bora_bora-detail-left = You keep: { $hand }; { $offerings }, { $tiles }.
bora_bora-detail-god-tile = No offering is needed, but an unused god tile brings { $vp } at the end.
bora_bora-detail-red = { $vp } at once.
bora_bora-detail-white-too = The white god can still be paid after this.
bora_bora-detail-no = The fish tile stays, but you can't score it with a red god again.
bora_bora-detail-held = You have { $cards }.
bora_bora-detail-deck = Only you will see it. It can't be taken back.
bora_bora-detail-tattoo = Each person can be shifted down once.
bora_bora-detail-shells = You would have { $shells }.
bora_bora-detail-vp = You would have { $then }.
bora_bora-detail-offering = You would have { $then }. Every god paid by cards costs one.
bora_bora-detail-god-card = One of those face up, or the top one of the deck, unseen.
bora_bora-detail-material = Sand, stone or wood, for your ground.
bora_bora-detail-move-hut = A person can come onto its space then; the 12th holds any number of huts.
bora_bora-detail-status = At the end of the round: { $then } instead of { $now }.
bora_bora-detail-overtakes = You overtake { $names }.
bora_bora-detail-building = { $vp } at once, whatever the number.
bora_bora-detail-site = Both materials return to the supply; the tile stays.
bora_bora-detail-beside-some = Beside materials on { $spaces }: together they can be built on.
bora_bora-detail-beside-none = No material lies beside it yet.
bora_bora-detail-temple = { $vp } at the end of this round, and the fire bonus now.
bora_bora-detail-push-down = { $name }'s priest there moves down to space { $space }.
bora_bora-detail-push-out = { $name }'s priest on space 1 is pushed out.
bora_bora-detail-temple-most = As it would stand then, { $name } wins the god tile with { $priests }.
bora_bora-detail-use-one = One person: { $does }.
bora_bora-detail-use-many = { $count } people together: { $does }.
bora_bora-detail-green = One green god in a turn.
bora_bora-detail-end = What you have not used is lost for this round.
bora_bora-detail-jewel = You keep { $shells }. It brings { $vp } at the end.
bora_bora-detail-jewel-held = Jewelry you have: { $count }, of this kind { $same }.
bora_bora-detail-pass = You keep your shells. Pieces that aren't bought now leave the game.
bora_bora-detail-fulfil = Nothing is given away. The tile goes onto your pile of fulfilled tasks.
bora_bora-detail-yellow = The god is paid first; the task must then lack one unit at most.
bora_bora-detail-discard = The tile leaves the game without any VP.
bora_bora-detail-take = It takes the place of the one you have just given away.
bora_bora-detail-done = Tasks that are left bring nothing.
bora_bora-detail-stop = Points that are left are lost.

bora_bora-confirm-fishing = The helper would bring at least { $vp } for this die, fishing brings { $fish }. Fish all the same?
bora_bora-confirm-stop = { $points } left: each could still be 1 VP. Stop all the same?
bora_bora-confirm-end = You could still use { $people }. End your turn all the same?
bora_bora-confirm-pass = You could afford { $jewels }. Buy nothing all the same?
bora_bora-confirm-discard = A yellow god would save { $tasks } for { $vp }. Discard all the same?
bora_bora-confirm-yellow = Without any god you could fulfil { $tasks }. Use a yellow god all the same?
bora_bora-confirm-done = You could still fulfil { $tasks }. Finish all the same?
bora_bora-confirm-temple = Your own priest would be pushed out. Do it all the same?
bora_bora-confirm-site-one = On the rest of your ground only 1 more tile would fit. Build there all the same?
bora_bora-confirm-site-many = On the rest of your ground only { $count } more tiles would fit. Build there all the same?

# -- why not --

bora_bora-reason-region-taken = Another player already has the first hut there.
bora_bora-reason-path-too-high = The path there needs { $needed }, the value is { $value }.
bora_bora-reason-own-hut-there = You have a hut there already.
bora_bora-reason-not-joined = No path that may be used now leads there from your huts.
bora_bora-reason-no-expansion = This isn't an expansion.
bora_bora-reason-no-region = No region is in reach with { $value }.
bora_bora-reason-no-hut-left = You have no hut left on your board.
bora_bora-reason-no-person = No tile lies on a place up to { $value }.
bora_bora-reason-no-free-space = You have no free space for a person.
bora_bora-reason-no-priest = You have no priest in your supply.
bora_bora-reason-all-built = You have built all your tiles.
bora_bora-reason-no-tile-low-enough = All your unbuilt tiles are higher than { $value }.
bora_bora-reason-no-adjacent-materials = No two materials lie side by side on your ground.
bora_bora-reason-not-lower = The lowest die there is a { $lowest }: only a lower one may be placed.
bora_bora-reason-not-lower-missing = The lowest die there is a { $lowest }; for a blue god you lack { $missing }.
bora_bora-reason-white-not-payable = You can't pay for a white god.
bora_bora-reason-gods-not-payable = You can't pay for a blue and a white god together.
bora_bora-reason-leaves-too-little = What is left then wouldn't be enough for the rest.
bora_bora-reason-place-too-high = The place is higher than { $value }.
bora_bora-reason-too-few-points = It costs { $needed }, you have { $points }.
bora_bora-reason-shifted-already = This person has been shifted down already.
bora_bora-reason-no-hut-to-move = You have no hut on spaces 1 to 11.
bora_bora-reason-no-card-left = No god card is left.
bora_bora-reason-no-card-now = God cards come from the helper, the fire bonus and shamans.
bora_bora-reason-no-god-now = Gods are played where the game asks: blue and white with a die, red right after a hut, green in phase B, yellow for a task.
bora_bora-reason-status-end = Your marker is on the last space.
bora_bora-reason-no-status-now = Status steps come from tattooed men, the fire bonus and warriors.
bora_bora-reason-no-gain-now = Nothing can be taken from there now.
bora_bora-reason-space-too-high = The space is higher than { $value }.
bora_bora-reason-number-too-high = The number is higher than { $value }.
bora_bora-reason-sex-used = You have used one kind of this sex already.
bora_bora-reason-cannot-be-used = There is nothing it could do now.
bora_bora-reason-doubling-useless = Doubling would change nothing.
bora_bora-reason-green-played = You have played your green god of this round.
bora_bora-reason-green-not-payable = You can't pay for a green god.
bora_bora-reason-too-few-shells = You lack { $shells }.
bora_bora-reason-units-missing = More than one unit is missing.
bora_bora-reason-yellow-not-payable = You can't pay for a yellow god without losing what the task asks for.
bora_bora-reason-task-is-met = One of your tasks is met: nothing may be discarded.
bora_bora-reason-game-over = The game is over.
bora_bora-reason-not-your-turn = It is { $name }'s turn.
bora_bora-reason-no-die-now = No die is placed now.
bora_bora-reason-die-placed = Your die has been placed: its action comes first.
bora_bora-reason-action-impossible = The action of this card can't be carried out with any value.
bora_bora-reason-not-yours = It isn't on your board.
bora_bora-reason-people-later = People are used in phase B, and shifted by the helper.
bora_bora-reason-no-taking-now = No one can be taken now.
bora_bora-reason-jewel-gone = It isn't for sale any more.
bora_bora-reason-jewel-later = Jewelry is bought in phase C of its round.
bora_bora-reason-task-later = New tasks are taken at the end of a round.
bora_bora-reason-tasks-later = Tasks are fulfilled at the end of a round.
bora_bora-reason-space-covered = A building tile lies there.
bora_bora-reason-space-filled = A material lies there already.
bora_bora-reason-space-empty = Nothing lies there yet.
bora_bora-reason-built-already = This tile has been built.
bora_bora-reason-no-building-now = Nothing is built now.
bora_bora-reason-no-temple-now = No priest goes to the temple now.

# -- what happened --

bora_bora-event-with = { $head }: { $what }.
bora_bora-event-gained = { $name } gains { $what }.
bora_bora-event-round-begins = Round { $round } begins.
bora_bora-event-rolled = Dice: { $rolls }.
bora_bora-event-placed-die-plain = { $name } places a { $number } on { $card }.
bora_bora-event-placed-die-blue = { $name } places a { $number } on { $card } by the blue god.
bora_bora-event-placed-die-white = { $name } places a { $number } on { $card }, as 6 by the white god.
bora_bora-event-placed-die-both = { $name } places a { $number } on { $card }, by the blue god, as 6 by the white god.
bora_bora-event-fished = { $name } fishes with a { $number }.
bora_bora-event-played-god = { $name } plays { $god } for { $payment }.
bora_bora-event-occupied = { $name }'s hut goes to { $region }.
bora_bora-event-occupied-aside = { $name }'s hut goes to { $region }, { $other }'s moves aside.
bora_bora-event-took-person = { $name } takes { $person } from place { $number }.
bora_bora-event-shifted = { $name } shifts { $person } down.
bora_bora-event-moved-huts-one = { $name } moves a hut to the 12th space.
bora_bora-event-moved-huts-many = { $name } moves { $count } huts to the 12th space.
bora_bora-event-placed-priest = { $name }'s priest goes to temple space { $space }.
bora_bora-event-placed-priest-out = { $name }'s priest goes to temple space { $space } and pushes { $other }'s out.
bora_bora-event-built = { $name } builds tile { $number } on { $spaces }.
bora_bora-event-used-use = { $name } uses { $person }, { $effect }.
bora_bora-event-used-doubled = { $name } uses { $person } doubled by the green god, { $effect }.
bora_bora-event-used-extra = { $name } also uses { $person } by the green god, { $effect }.
bora_bora-event-used-use-gain = { $name } uses { $person }.
bora_bora-event-used-doubled-gain = { $name } uses { $person } doubled by the green god.
bora_bora-event-used-extra-gain = { $name } also uses { $person } by the green god.
bora_bora-event-scored-status = Status: { $points }.
bora_bora-event-scored-temple = Temple: { $points }.
bora_bora-name-vp = { $name } { $vp }
bora_bora-event-turn-order = New turn order: { $names }.
bora_bora-event-won-god-tile = { $name } wins a god tile with { $priests } in the temple.
bora_bora-event-god-tile-lost = The temple is empty: a god tile leaves the game.
bora_bora-event-bought-jewelry = { $name } buys { $jewel } for { $shells }.
bora_bora-event-fulfilled-task-plain = { $name } fulfils { $task }.
bora_bora-event-fulfilled-task-yellow = { $name } fulfils { $task } with the yellow god.
bora_bora-event-shows = { $head }, showing { $cards }.
bora_bora-event-discarded-task = { $name } discards { $task }.
bora_bora-event-took-task = { $name } takes the task { $task }.
bora_bora-event-reshuffled = The discard pile, { $cards }, is shuffled.
bora_bora-event-turned-up = New in the open row: { $cards }.
bora_bora-event-no-god-card = No god card is left for { $name }.
bora_bora-event-game-ended = The last tasks are done.
bora_bora-part-god = { $god } for { $payment }
bora_bora-part-occupied = hut on { $region }
bora_bora-part-occupied-aside = hut on { $region }, { $other }'s moves aside
bora_bora-part-moved-hut = a hut to the 12th space
bora_bora-part-built = tile { $number } on { $spaces }
bora_bora-part-fish = { $vp } for fish
bora_bora-part-helper = { $vp } from the helper
bora_bora-part-material-beside = { $material } beside the board
bora_bora-part-drawn = a card from the deck
bora_bora-part-drawn-own = { $card } from the deck
bora_bora-part-no-god-card = no god card is left

# -- scores --

bora_bora-score-track = On the track
bora_bora-score-track-line = On the track: { $each }
bora_bora-score-god-tiles = God tiles
bora_bora-score-god-tiles-line = { $tiles } left
bora_bora-score-fish = Fish at own sites
bora_bora-score-fish-line = Fish at own sites: { $each }
bora_bora-score-jewelry = Jewelry
bora_bora-score-jewelry-line = Jewelry: { $each }
bora_bora-score-bonus-tasks = 9 fulfilled tasks
bora_bora-score-bonus-jewelry = 6 pieces of jewelry
bora_bora-score-bonus-ground = Full ground
bora_bora-score-bonus-buildings = All tiles built
bora_bora-score-bonus-huts = Huts in all regions
bora_bora-score-bonus-people = 12 people
bora_bora-plain-points = { $what } ({ $vp })
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

bora_bora-scoring =
    The most VP win: those on the track (tasks, status, temple, buildings, people, fish by red gods), and at the end 2 for each god tile, the fish of each building site you hold, your jewelry, and 6 each for 9 fulfilled tasks, 6 pieces of jewelry, a full ground, all tiles built, huts in all regions, and 12 people.
bora_bora-undo-stops = You can't go back further: since then chance or something hidden has come up, or another player has decided.

bora_bora-signs =
    =4= land path · ~4~ water path · ≥4 in reach with that value
    { "[A]" } holds the building site · a small letter stands aside
    sa sand · st stone · wo wood · of offering: what a site yields
    P parrotfish · B butterflyfish · S surgeonfish · T triggerfish, with VP
    ▲ status · ◆ shells: what the helper gives once · ✓ done
    ● lies on the ground · ⌂ hut · · free
    5b needs a blue god · 5w needs a white one · 5+ also with a white one
    4>6 jewelry: shells > VP · status: of markers on one space the left one lies on top
    hu huts on the map · of offerings · sh shells · cd god cards · gt god tiles
    pr priests in the temple · pe people · bt built tiles · jw jewelry · tk fulfilled tasks

# -- help --

bora_bora-help-setup-hut =
    Every player begins with one hut, on a region with a 1-fish that no other player has taken. You get what its building site yields. Fish isn't scored now.
bora_bora-help-place-die =
    Place one die on an action card and carry out the action. A die must be lower than every die lying there, unless you pay for a blue god. With a white god it counts as 6. Only what can be carried out may be chosen; fishing always may, with any die.
bora_bora-help-pay-god =
    A god costs a card of its colour and an offering; or two equal cards of another colour and an offering; or a god tile, without an offering.
bora_bora-help-expand =
    A new hut goes from your board onto the building site of a region next to one with a hut of yours, over a path whose number isn't higher than the value. A hut standing on the site moves aside, but stays in the region. You get what the site yields. One hut for each player in a region.
bora_bora-help-red-offer =
    Only now, with the hut just placed, a red god can score the fish tile of this region. The tile stays there.
bora_bora-help-take-person =
    The tile goes onto a free space of your board. It is used in phase B from now on, and once by the helper for status or shells.
bora_bora-help-helper-spend =
    The die brings points to spend. For 1 point: shift a man down for status steps, shift a woman down for shells, or 1 VP. For 2 points: an offering, a god card, a building material, or a hut to the 12th space, which frees its space. Points that are left are lost.
bora_bora-help-choose-material =
    Any building material. If no matching space of your ground is free, it is laid beside the board, where it only counts for tasks.
bora_bora-help-place-material =
    Materials lie on spaces that show them, and never move. Two side by side can be built on.
bora_bora-help-take-god-card =
    A card from the open row, which is filled up at once, or the top card of the deck, which only you will see.
bora_bora-help-temple-space =
    Your priest goes onto a space up to the value. Who stands there moves to the next lower one, and so on; from space 1 a priest returns to its owner. Then comes the fire bonus. Every priest brings VP at the end of each round; most priests win a god tile, the highest one decides ties.
bora_bora-help-build-tile =
    One of your building tiles up to the value. All bring the same: 10 VP in rounds 1 and 2, 7 in 3 and 4, 4 in 5 and 6, and the fire bonus.
bora_bora-help-build-site =
    Two materials side by side make way for the tile, which lies there to the end. Six tiles fit only if no space is left single.
bora_bora-help-fire-gift =
    The fire bonus is a god card or an offering, and then a status step or a shell.
bora_bora-help-fire-mark =
    The second half of the fire bonus: a step on the status track, or a shell for jewelry.
bora_bora-help-use-people =
    In each round you may use one kind of men and one kind of women, in any order. All equal ones of a sex are added up, but it is one action. A green god doubles one use, or allows one more kind. People stay as they are.
bora_bora-help-move-hut-more =
    Up to so many huts move to the 12th space. Each frees a space for a person.
bora_bora-help-buy-jewelry =
    In the new turn order, every player may buy one piece of this round with shells. It brings its VP at the end, and counts for tasks. What is left leaves the game.
bora_bora-help-resolve-task =
    Exactly one of your three tasks leaves: fulfilled for 6 VP, or with a yellow god in place of one missing unit for 4 VP. Only if none is met without a god you may discard one. Nothing is given away but the god.
bora_bora-help-take-task =
    Every player takes a new task, in the last round too. What is left leaves the game.
bora_bora-help-final-task =
    After the last round you may fulfil all your tasks, each for 6 VP, or with a yellow god for 4 VP. The order can matter: cards, offerings and god tiles that pay don't count any more.

# -- the table in lines of text --

bora_bora-stage-set-up = set-up
bora_bora-stage-dice = phase A, dice
bora_bora-stage-people = phase B, men and women
bora_bora-stage-jewelry = phase C, jewelry
bora_bora-stage-tasks = phase C, tasks
bora_bora-stage-new-tasks = phase C, new tasks
bora_bora-stage-final-tasks = final tasks
bora_bora-stage-over = over
bora_bora-text-head = Round { $round } of { $rounds }: { $stage }. In this round a building brings { $building }, a priest { $priest }.
bora_bora-text-order = Turn order: { $names }.
bora_bora-text-map = Map (site; yield; fish; paths):
bora_bora-text-region = { $region }: { $huts }; { $good }; { $fish }; { $ways }
bora_bora-text-site-held = { $name } holds the site
bora_bora-text-site-free = no hut
bora_bora-text-beside = { $huts }, aside { $names }
bora_bora-text-cards = Action cards and the dice on them:
bora_bora-text-card = { $card }: { $dice }
bora_bora-text-roll = { $name } { $dice }
bora_bora-text-status = Status track, from the front, the upper marker first: { $stacks }.
bora_bora-text-stack = space { $space } ({ $vp }) { $names }
bora_bora-text-temple = Temple: { $spaces }; left there: { $tiles }.
bora_bora-text-space = { $space } { $name }
bora_bora-text-people-man = Men: { $tiles }.
bora_bora-text-people-woman = Women: { $tiles }.
bora_bora-text-place = { $number } { $kind } ({ $symbols })
bora_bora-text-gods = God cards, open row: { $row }. Deck: { $deck }. Discard pile: { $discard }.
bora_bora-text-jewels-now = Jewelry of this round: { $jewels }.
bora_bora-text-jewels-later = Jewelry of round { $round }: { $jewels }.
bora_bora-text-display = Tasks on display: { $tasks }.
bora_bora-text-turn = { $name } (to move)
bora_bora-text-seat = { $name }: { $vp }, dice { $dice }, { $offerings }, { $shells }, { $tiles }, { $cards }
bora_bora-text-counts = priests in the temple { $priests } of { $of }, huts on the map { $on_map } of { $huts }, people { $people }, built { $built }, jewelry { $jewels }, fulfilled tasks { $tasks }, status { $status }
bora_bora-text-hand = Hand: { $cards }.
bora_bora-text-spaces = People: { $spaces }.
bora_bora-text-own-spaces = { $people }; huts on spaces 1 to 11: { $huts }, on the 12th: { $last }; free spaces: { $free }
bora_bora-text-person-up = { $person }
bora_bora-text-person-shifted = { $person } shifted
bora_bora-text-ground = Ground: { $rows }.
bora_bora-text-tile = { $space } tile { $number }
bora_bora-text-material-filled = { $space } { $material } lies there
bora_bora-text-material-empty = { $space } empty for { $material }
bora_bora-text-unbuilt = Tiles not built: { $numbers }. Beside the board: { $beside }.
bora_bora-text-tasks = Tasks: { $tasks }.
bora_bora-text-own-jewels = Jewelry: { $jewels }.
bora_bora-text-done = Fulfilled: { $tasks }.

# -- looking around --

bora_bora-look-price = It costs { $shells } and brings { $vp } at the end.
bora_bora-look-sold = It is sold in round { $round }.
bora_bora-look-task = Fulfilled it brings { $vp }, with a yellow god { $yellow }.
bora_bora-look-ground-built = { $space }: building tile { $number }.
bora_bora-look-ground-filled = { $space }: { $material } lies there.
bora_bora-look-ground-empty = { $space }: empty, for { $material }.
bora_bora-look-building-open = Building tile { $number }: not built yet; now { $vp } and the fire bonus.
bora_bora-look-building-built = Building tile { $number }: built.
bora_bora-look-space = Huts on spaces 1 to 11: { $huts }; on the 12th: { $last }.
bora_bora-look-status = { $name } is on space { $space } of the status track: { $vp } at the end of the round.
bora_bora-look-god-tile = God tiles: { $count }. Each pays for any god without an offering; unused, it brings 2 VP at the end.

# -- what choices come to, in a few words --

bora_bora-option-vp = 1 victory point
bora_bora-option-offering = 1 offering
bora_bora-option-god-card = a god card
bora_bora-option-material = a building material
bora_bora-option-move-hut = a hut to space 12
bora_bora-option-status = 1 status step
bora_bora-option-priced = { $what } for { $price }
bora_bora-step-dice-over = dice
bora_bora-step-jewelry = jewelry
bora_bora-step-tasks = tasks
bora_bora-detail-shell = You would have { $then }, for jewelry.
bora_bora-detail-serves = It serves your task { $task }.
bora_bora-gives-regions-one = 1 region
bora_bora-gives-regions-many = { $count } regions
bora_bora-gives-woman = { $count } women
bora_bora-gives-man = { $count } men
bora_bora-gives-people = { $count } people
bora_bora-gives-places = places 1–{ $value }
bora_bora-gives-temple-one = space 1
bora_bora-gives-temple-many = space 1–{ $value }
bora_bora-gives-pushes = pushes { $name }
bora_bora-gives-spend = to spend
bora_bora-gives-tile = tile up to { $value }
bora_bora-gives-fishing = whatever die
bora_bora-price-any = any die
bora_bora-price-empty = empty card
bora_bora-price-below = { $number } below { $lowest }
bora_bora-price-blue = blue god
bora_bora-price-white = white god
bora_bora-price-both = 2 gods
bora_bora-price-green = green
bora_bora-price-none = no god
bora_bora-short-no-region = none in reach
bora_bora-short-no-hut-left = no hut left
bora_bora-short-no-person = nobody up to { $value }
bora_bora-short-no-free-space = no free space
bora_bora-short-no-priest = no priest left
bora_bora-short-all-built = all tiles built
bora_bora-short-no-tile-low-enough = tiles too high
bora_bora-short-no-adjacent-materials = no materials side by side
bora_bora-short-not-lower = not below { $lowest }
bora_bora-short-white-not-payable = no white god
bora_bora-short-gods-not-payable = not two gods
bora_bora-cell-aside = { $name } moves aside
bora_bora-cell-push-down = { $name } → { $space }
bora_bora-cell-push-out = { $name } out
bora_bora-cell-unseen = only you will see it
bora_bora-god-brief-blue = a die that isn’t lower
bora_bora-god-brief-white = a die counts as 6
bora_bora-god-brief-red = fish at once, after a hut
bora_bora-god-brief-green = one use doubled, or one more
bora_bora-god-brief-yellow = one missing unit of a task
bora_bora-head-path = path
bora_bora-head-brings = brings
bora_bora-head-fish = fish at the end
bora_bora-head-site = on its site
bora_bora-head-keeps = stays in hand
bora_bora-head-points = now
bora_bora-head-does = does
bora_bora-head-with-mine = with mine
bora_bora-head-once = once
bora_bora-head-serves = serves
bora_bora-head-price = price
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
bora_bora-evening-tile = The god tile goes to { $name }.
bora_bora-evening-no-tile = The temple is empty: a god tile leaves the game.
bora_bora-evening-on = Enter goes on
bora_bora-news-die = { $number } on { $card }
bora_bora-news-used = used { $person }
bora_bora-news-jewel = bought { $jewel }
bora_bora-news-task = fulfilled { $task }
bora_bora-part-with = { $head }: { $what }
bora_bora-part-alone = { $head }
bora_bora-part-gained-status = status +{ $steps } (now { $space })
bora_bora-part-placed-material = { $material } on { $space }
bora_bora-part-placed-priest = priest on space { $space }
bora_bora-part-placed-priest-out = priest on space { $space }, { $other }'s pushed out
bora_bora-kinds-land = Trackers
bora_bora-kinds-water = Seafarers
bora_bora-kinds-woman = Matchmakers
bora_bora-kinds-man = Recruiters
bora_bora-kinds-build = Builders
bora_bora-kinds-material = Gatherers
bora_bora-kinds-hut = Porters
bora_bora-kinds-vp = Storytellers
bora_bora-kinds-god-card = Shamans
bora_bora-kinds-offering = Gift bearers
bora_bora-kinds-status = Warriors
bora_bora-kinds-shell = Divers
bora_bora-task-terrain-mountain-brief = mountains
bora_bora-task-terrain-beach-brief = beaches
bora_bora-task-terrain-forest-brief = forests
bora_bora-task-terrain-steppe-brief = steppes
bora_bora-fishes-parrotfish = parrot
bora_bora-fishes-butterflyfish = butterfly
bora_bora-fishes-surgeonfish = surgeon
bora_bora-fishes-triggerfish = trigger
bora_bora-task-fish-parrotfish-brief = parrot
bora_bora-task-fish-butterflyfish-brief = butterfly
bora_bora-task-fish-surgeonfish-brief = surgeon
bora_bora-task-fish-triggerfish-brief = trigger
bora_bora-news-took = took { $task }
bora_bora-news-discarded = discarded { $task }
