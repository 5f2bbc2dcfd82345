# What stands on the boards of Bora Bora.

bora_bora_board-status-line = { $name }: offerings { $offerings } · shells { $shells } · god tiles { $tiles } · hand { $cards }
bora_bora_board-points = VP
bora_bora_board-order = Order
bora_bora_board-stage-set-up = Set-up: everybody's first hut
bora_bora_board-stage-dice = A Dice
bora_bora_board-stage-people = B People
bora_bora_board-stage-evening = C
bora_bora_board-stage-jewelry = Jewelry
bora_bora_board-stage-tasks = Tasks
bora_bora_board-stage-new-tasks = New tasks
bora_bora_board-stage-final-tasks = Final tasks
bora_bora_board-stage-over = The game is over
bora_bora_board-round-pays = Round { $round } pays
bora_bora_board-pays-building = built
bora_bora_board-pays-priest = priest
bora_bora_board-round = R{ $round }
bora_bora_board-legend = ▲ status  ◆ shells  ● material lies here  ✓ shifted down
bora_bora_board-legend-short = ▲ status  ◆ shells  ● lies here
bora_bora_board-legend-dice = fits: 5b with blue god, 5w with white, 5+ without or with white
bora_bora_board-legend-dice-short = 5b blue  5w white  5+ both

# Words of the table's columns

bora_bora_board-column-points = VP
bora_bora_board-column-dice = dice
bora_bora_board-column-map = hu
bora_bora_board-column-offerings = of
bora_bora_board-column-shells = sh
bora_bora_board-column-cards = cd
bora_bora_board-column-god-tiles = gt
bora_bora_board-column-priests = pr
bora_bora_board-column-people = pe
bora_bora_board-column-built = bt
bora_bora_board-column-jewels = jw
bora_bora_board-column-done = tk
bora_bora_board-long-map = map
bora_bora_board-long-offerings = off
bora_bora_board-long-shells = shl
bora_bora_board-long-cards = card
bora_bora_board-long-god-tiles = god
bora_bora_board-long-priests = pri
bora_bora_board-long-people = ppl
bora_bora_board-long-built = blt
bora_bora_board-long-jewels = jew
bora_bora_board-long-done = task

# Map

bora_bora_board-terrain-mountain = Mountain
bora_bora_board-terrain-beach = Beach
bora_bora_board-terrain-forest = Forest
bora_bora_board-terrain-steppe = Steppe
bora_bora_board-good-sand = sa
bora_bora_board-good-stone = st
bora_bora_board-good-wood = wo
bora_bora_board-good-offering = of
bora_bora_board-good-long-sand = sand
bora_bora_board-good-long-stone = stone
bora_bora_board-good-long-wood = wood
bora_bora_board-good-long-offering = offering
bora_bora_board-fish-vp = VP
bora_bora_board-sign-land = land path
bora_bora_board-sign-water = water path
bora_bora_board-sign-holder = has site
bora_bora_board-sign-aside = hut aside
bora_bora_board-gods = God cards
bora_bora_board-deck = deck { $deck } +{ $discard }
bora_bora_board-god-blue = Blue
bora_bora_board-god-white = White
bora_bora_board-god-red = Red
bora_bora_board-god-green = Green
bora_bora_board-god-yellow = Yellow

# Action cards

bora_bora_board-card-land-path = Land
bora_bora_board-card-water-path = Water
bora_bora_board-card-land-water-path = Land/Water
bora_bora_board-card-woman = Woman
bora_bora_board-card-man = Man
bora_bora_board-card-woman-man = Woman/Man
bora_bora_board-card-helper = Helper
bora_bora_board-card-temple = Temple
bora_bora_board-card-build = Build
bora_bora_board-card-fishing = Fishing
bora_bora_board-does-land-path = hut by land
bora_bora_board-does-water-path = hut by water
bora_bora_board-does-land-water-path = hut, any way
bora_bora_board-does-woman = take one
bora_bora_board-does-man = take one
bora_bora_board-does-woman-man = take one
bora_bora_board-does-helper = spend points
bora_bora_board-does-temple = a priest
bora_bora_board-does-build = { $vp } VP each

# Market

bora_bora_board-title-status = Status
bora_bora_board-title-temple = Temple
bora_bora_board-title-jewelry = Jewelry
bora_bora_board-title-display = Tasks
bora_bora_board-title-tasks = Tasks
bora_bora_board-title-man = Men
bora_bora_board-title-woman = Women
bora_bora_board-title-people = People
bora_bora_board-title-ground = Ground
bora_bora_board-temple-pays = { $vp } VP · { $tiles } tiles
bora_bora_board-temple-tiles = { $tiles } tiles
bora_bora_board-jewelry-now-short = now
bora_bora_board-jewelry-now = now: shells>VP
bora_bora_board-jewel-necklace = Necklace
bora_bora_board-jewel-bracelet = Bracelet
bora_bora_board-jewel-earring = Earring
bora_bora_board-jewel-ring = Ring
bora_bora_board-jewel-headdress = Headdress
bora_bora_board-jewel-belt = Belt
bora_bora_board-jewel-letters-necklace = Nk
bora_bora_board-jewel-letters-bracelet = Br
bora_bora_board-jewel-letters-earring = Er
bora_bora_board-jewel-letters-ring = Ri
bora_bora_board-jewel-letters-headdress = Hd
bora_bora_board-jewel-letters-belt = Be
bora_bora_board-kind-land = land
bora_bora_board-kind-water = water
bora_bora_board-kind-woman = woman
bora_bora_board-kind-man = man
bora_bora_board-kind-build = build
bora_bora_board-kind-material = material
bora_bora_board-kind-hut = hut
bora_bora_board-kind-vp = VP
bora_bora_board-kind-god-card = god card
bora_bora_board-kind-offering = offering
bora_bora_board-kind-status = status
bora_bora_board-kind-shell = shells
bora_bora_board-sex-man = M
bora_bora_board-sex-woman = W

# Tasks

bora_bora_board-task-woman-and-man = woman and man
bora_bora_board-task-woman-and-priest = woman and priest
bora_bora_board-task-man-and-priest = man and priest
bora_bora_board-task-woman-and-jewelry = woman and jewelry
bora_bora_board-task-man-and-first = man and order 1st
bora_bora_board-task-priests = { $count } priests
bora_bora_board-task-regions = huts: { $count } regions
bora_bora_board-task-islands = huts: { $count } islands
bora_bora_board-task-gods-same = { $count } equal god cards
bora_bora_board-task-gods-colour = { $count } { $what } god cards
bora_bora_board-task-gods-different = { $count } god colours
bora_bora_board-task-men-different = { $count } kinds of men
bora_bora_board-task-women-different = { $count } kinds of women
bora_bora_board-task-jewelry-different = { $count } kinds jewelry
bora_bora_board-task-men = { $count } men
bora_bora_board-task-women = { $count } women
bora_bora_board-task-jewelry = { $count } jewelry tiles
bora_bora_board-task-built = { $count } buildings
bora_bora_board-task-jewelry-kind = { $count } { $what }
bora_bora_board-task-god-tiles = { $count } god tiles
bora_bora_board-task-offerings = { $count } offerings
bora_bora_board-task-shells = { $count } shells
bora_bora_board-task-material = { $count } { $what }
bora_bora_board-task-materials-any = { $count } materials
bora_bora_board-task-terrain = huts: { $count } { $what }
bora_bora_board-task-fish-kind = huts: { $count } { $what }
bora_bora_board-task-huts-on-12 = { $count } huts on 12
bora_bora_board-task-shifted-men = { $count } men shifted
bora_bora_board-task-shifted-women = { $count } women shifted
bora_bora_board-task-shifted-people = { $count } people shifted
bora_bora_board-task-person-kind = { $count } people: { $what }
bora_bora_board-what-necklace = necklaces
bora_bora_board-what-bracelet = bracelets
bora_bora_board-what-earring = earrings
bora_bora_board-what-ring = rings
bora_bora_board-what-headdress = headdresses
bora_bora_board-what-belt = belts
bora_bora_board-what-sand = sand
bora_bora_board-what-stone = stone
bora_bora_board-what-wood = wood
bora_bora_board-what-mountain = mountains
bora_bora_board-what-beach = beaches
bora_bora_board-what-forest = forests
bora_bora_board-what-steppe = steppes
bora_bora_board-what-parrotfish = fish P
bora_bora_board-what-butterflyfish = fish B
bora_bora_board-what-surgeonfish = fish S
bora_bora_board-what-triggerfish = fish T
bora_bora_board-what-blue = blue
bora_bora_board-what-white = white
bora_bora_board-what-red = red
bora_bora_board-what-green = green
bora_bora_board-what-yellow = yellow

# The own board

bora_bora_board-store-offerings = offerings
bora_bora_board-store-shells = shells
bora_bora_board-store-god-tiles = god tiles
bora_bora_board-store-priests = priests
bora_bora_board-hand = hand
bora_bora_board-hand-empty = no god card
bora_bora_board-cards-hidden = hand { $count }
bora_bora_board-people-counts = { $people } · huts { $huts } · free { $free }
bora_bora_board-tasks-done = fulfilled { $count }
