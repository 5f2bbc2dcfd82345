# Helios: everything said at the table and on the screen.

helios-title = Helios
helios-line = Guide your own sun around your own world: everything it reaches grows.
helios-round = round

# -- names and amounts --

helios-vp = { $count } VP
helios-mana = { $count } mana
helios-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
helios-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
helios-nothing = nothing
helios-none = none
helios-none-built = empty
helios-no-cubes = no cubes
helios-none-yet = none yet
helios-endless = any distance
helios-temple = temple
helios-with-temple = with temple
helios-sentence = { $what }.
helios-of-any-colour = { $count } of any colour
helios-letter-spring = S
helios-letter-redwood = R
helios-letter-granite = G
helios-letter-bamboo = B
helios-letter-obsidian = O
helios-letter-red = r
helios-letter-blue = b
helios-letter-yellow = y
helios-letter-grey = g
helios-range-more = sun range +{ $count }
helios-now = now { $vp }
helios-if-active = { $vp } if active
helios-grows-back = regrows
helios-stays-empty = stays empty

helios-colour-spring = spring
    .object = spring land
helios-colour-redwood = redwood
    .object = redwood land
helios-colour-granite = granite
    .object = granite land
helios-colour-bamboo = bamboo
    .object = bamboo land
helios-colour-obsidian = obsidian
    .object = obsidian land

helios-special-sanctuary = Sanctuary
    .object = a Sanctuary
helios-special-treasury = Treasury
    .object = a Treasury
helios-special-oasis = Oasis
    .object = an Oasis
helios-special-summit = Summit
    .object = a Summit

helios-special-does-own-temple = { $vp } if a temple stands on it
helios-special-does-resources-left = { $vp } for each cube left on your board
helios-special-does-adjacent-colours = { $vp } for each land colour next to it
helios-special-does-adjacent-tiles = { $vp } for each tile next to it, { $more } with a temple
helios-special-does-own-temple-brief = { $vp } with a temple
helios-special-does-resources-left-brief = { $vp } a cube left
helios-special-does-adjacent-colours-brief = { $vp } a colour beside it
helios-special-does-adjacent-tiles-brief = { $vp } a neighbour

helios-field-bonus-harbour = harbour: { $vp } at the end
helios-field-bonus-resource = { $cubes } of any colour

helios-action-create-land = Create land
    .short = Land
    .verb = create land
helios-action-build = Build
    .short = Build
    .verb = build
helios-action-move-sun = Move sun
    .short = Sun
    .verb = move the sun
helios-row-red = red
    .the = the red row
    .tile = red tile
helios-row-blue = blue
    .the = the blue row
    .tile = blue tile
helios-row-yellow = yellow
    .the = the yellow row
    .tile = yellow tile
helios-row-grey = grey
    .tile = grey tile

helios-building-palace = Palace
    .object = the Palace
helios-building-warehouse = Warehouse
    .object = the Warehouse
helios-building-stonemason = Stonemasons' Lodge
    .object = the Stonemasons' Lodge
    .brief = Stonemasons
helios-building-observatory = Observatory
    .object = the Observatory
helios-building-sun-gate = Sun Gate
    .object = the Sun Gate
helios-building-sun-altar = Sun Altar
    .object = the Sun Altar
helios-building-sundial = Sundial
    .object = the Sundial
helios-building-market = Market
    .object = the Market
helios-building-mana-well = Mana Well
    .object = the Mana Well
helios-building-survey-office = Surveyors' Office
    .object = the Surveyors' Office
helios-building-sun-road = Sun Road
    .object = the Sun Road
helios-building-monument = Monument
    .object = the Monument

helios-does-bonus-action = a bonus action at once
helios-does-store-two = your land tiles hold { $cubes } each
helios-does-temple-discount = your temples cost 1 cube less
helios-does-endless-sun = your sun goes any distance, but laps no longer score
helios-does-lap-ten = each lap scores { $lap }
helios-does-temple-light = each temple the sun lights scores 1 VP more
helios-does-move-sun = move the sun at once
helios-does-take-two = up to 2 cubes of your choice at once
helios-does-create-land = create land at once

helios-does-bonus-action-brief = a bonus action
helios-does-store-two-brief = 2 cubes on a land
helios-does-temple-discount-brief = temples cost 1 less
helios-does-endless-sun-brief = sun: any distance
helios-does-lap-ten-brief = laps: { $lap }
helios-does-temple-light-brief = lit temples: +1 VP
helios-does-move-sun-brief = moves the sun
helios-does-take-two-brief = 2 cubes at once
helios-does-create-land-brief = new land at once

helios-person-explorer = Explorer
    .object = the Explorer
helios-person-astronomer = Astronomer
    .object = the Astronomer
helios-person-priestess = High Priestess
    .object = the High Priestess
    .brief = Priestess
helios-person-architect = Architect
    .object = the Architect
helios-person-settler = Settler
    .object = the Settler
helios-person-mage = Mage
    .object = the Mage
helios-person-herbalist = Herbalist
    .object = the Herbalist
helios-person-warden = Warden
    .object = the Warden

helios-scores-harbours = { $vp } per harbour
helios-scores-sun-range = { $vp } per step of sun range
helios-scores-temples = { $vp } per temple
helios-scores-buildings = { $vp } per building
helios-scores-tiles = { $vp } per tile on your map
helios-scores-mana = { $vp } per mana left
helios-scores-colours = { $vp } per land colour on your map
helios-scores-special-tiles = { $vp } per special tile on your map

helios-scores-harbours-card = { $vp } per harbour
helios-scores-sun-range-card = { $vp } per step of range
helios-scores-temples-card = { $vp } per temple
helios-scores-buildings-card = { $vp } per building
helios-scores-tiles-card = { $vp } per tile
helios-scores-mana-card = { $vp } per mana
helios-scores-colours-card = { $vp } per land colour
helios-scores-special-tiles-card = { $vp } per special tile

# -- questions --

helios-phase-actions = Actions
helios-phase-turn = Actions { $turn } of { $turns }
helios-phase-persons = Persons
helios-phase-refill = Refill
helios-step-turn = action turn { $turn } of { $turns }
helios-step-full = action turn { $turn } of { $turns }, then a bonus action

helios-ask-choose-start-land = { $name }, which land lies in the middle of your world? It comes with a cube.
helios-ask-choose-setup-bonus = { $name }, you play late: which cube do you add to your start land?
helios-ask-choose-action-tile = { $name }, take the bottom tile of a column.
helios-ask-choose-row = { $name }, which row does the grey tile ({ $action }) go into?
helios-ask-choose-tile = { $name }, create land: which tile do you take?
helios-ask-choose-field = { $name }, where do you lay { $tile }?
helios-ask-choose-bonus-colour = { $name }, field bonus: which cube do you put on { $field }?
helios-ask-choose-build = { $name }, what do you build? You have { $held }.
helios-ask-choose-temple-site = { $name }, where does the temple stand? It costs { $cubes }.
helios-ask-pay-cube-building = { $name }, pay { $cubes } for { $building }: { $owed }.
helios-ask-pay-cube-person = { $name }, pay { $cubes } for { $person }: { $owed }.
helios-ask-pay-cube-temple = { $name }, pay { $cubes } for the temple on { $field }: { $owed }.
helios-ask-place-resource = { $name }, the Market: which cube do you put where?
helios-ask-choose-sun-target-range = { $name }, where does the sun go? Up to { $steps }, clockwise around your land.
helios-ask-choose-sun-target-endless = { $name }, where does the sun go? As far as you like.
helios-ask-choose-bonus-action = { $name }, your bonus action: which one?
helios-ask-persons-turn = { $name }, buy a person, activate persons, or stop. You have { $mana } and { $held }.
helios-ask-place-round-bonus = { $name }, you play late in this round: which cube do you take, and where to?
helios-ask-cube-where = { $name }, where do you put { $cube }?

# -- the list --

helios-enter-choose-row = put here
helios-enter-choose-field = lay here
helios-enter-choose-build = build
helios-enter-choose-temple-site = build
helios-enter-pay-cube = pay
helios-enter-choose-sun-target = go here

helios-head-steps = steps
helios-head-lap = lap
helios-head-temple = temple
helios-head-grows = grows
helios-head-all = in all
helios-head-then = then
helios-head-brings = brings
helios-head-owned = you have
helios-head-left = left
helios-head-bonus = bonus
helios-head-raises = temples
helios-head-stops = stops then
helios-head-cost = cost
helios-head-once = at once
helios-head-end = at end
helios-head-light = each light
helios-head-lost = lost
helios-head-regrows = its tile
helios-head-to-pay = left to pay
helios-head-could = could do
helios-head-row = row then
helios-head-price = price
helios-head-now = if active
helios-head-wanted = buildings
helios-head-have = you have
helios-head-me = for me
helios-column-row = how full the tile makes its row; the fourth tile in a row brings a bonus action.
helios-column-could = the most that the action could do now.
helios-column-steps = how many steps the sun takes to that field.
helios-column-lap = the points for a lap that is completed on the way.
helios-column-temple = the points of your temples that the sun lights there.
helios-column-grows = the cubes that grow in its light there.
helios-column-all = the points for the lap and the temples together.
helios-column-me = the points that it brings or costs you at the end, above all from your persons and special tiles; “later”: once the person is active.
helios-column-then = how full the row is afterwards; the fourth tile in a row brings a bonus action.
helios-column-brings = the cube that comes with the land, or what a special tile scores.
helios-column-owned = how many tiles of this kind lie on your map.
helios-column-left = how many of them are left in the supply.
helios-column-wanted = how many buildings that you haven't built cost this colour.
helios-column-stops = how many fields the sun can reach with its next move, once the tile lies there.
helios-column-bonus = what the field brings, at once or at the end, and what a special tile scores there.
helios-column-raises = the temples beside it: what each scores in the light, now and then.
helios-column-cost = the cubes that it costs.
helios-column-once = the sun range and the mana that it brings at once.
helios-column-end = its points at the end of the game.
helios-column-lost = how many cubes lying there would be lost.
helios-column-light = the points that the temple would score each time the sun lights it.
helios-column-to-pay = how many cubes are still to be paid after this one.
helios-column-regrows = what becomes of the tile that the cube lies on, or what paying with it would lose elsewhere.
helios-column-price = the mana that buys the person, or the cubes that activate them.
helios-column-now = the points that the person would score as things stand, once active.
helios-column-have = how many cubes of this colour you have.
helios-me-later = { $vp } later
helios-said-serves = { $who }: { $vp } more at the end.
helios-said-serves-later = { $who }: { $vp } more at the end, once active.
helios-said-spoils = { $who }: { $vp } less at the end.
helios-said-spoils-later = { $who }: { $vp } less at the end, once active.

helios-option-column = { $action }, { $colour }
helios-option-stop = to { $field }
helios-option-cube-pay = { $cube } of { $field }
helios-option-cube-put = { $cube } on { $field }
helios-option-temple = temple, your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
helios-option-buy = buy { $who }
helios-option-activate = activate { $who }
helios-slot-spring = spring slot
helios-slot-redwood = redwood slot
helios-slot-granite = granite slot
helios-slot-bamboo = bamboo slot
helios-slot-obsidian = obsidian slot
helios-slot-extra = extra slot
helios-bonus-short-harbour = harbour
helios-bonus-short-mana = mana
helios-bonus-short-resource = a cube
helios-from-site = else lost
helios-lost-short = { $stranded } lost
helios-becomes-open = { $row } { $filled } of { $of }
helios-becomes-full = { $row } full, a bonus action
helios-becomes-any-open = any row
helios-becomes-row-open = { $filled } of { $of }
helios-becomes-row-full = bonus action
helios-prospect-create-land-none = no free field
helios-prospect-create-land = { $count ->
    [one] 1 free field
   *[other] { $count } free fields
}
helios-prospect-build-none = nothing payable
helios-prospect-build = { $count ->
    [one] 1 payable
   *[other] { $count } payable
}
helios-prospect-move-sun-none = brings nothing
helios-prospect-move-sun-best = up to { $best }
helios-out-choose-tile = create no land
helios-out-choose-build = build nothing
helios-out-choose-sun-target = leave the sun where it is
helios-out-choose-bonus-action = let the bonus action lapse
helios-out-short-waive = do nothing
helios-out-short-stop = no more
helios-out-short-pass = pass
helios-out-short-end-turn = end your turn
helios-out-stop = no more cubes
helios-out-pass = pass: out for this phase
helios-out-end-turn = end your turn

# -- what an option would do --

helios-title-place = { $kind } on { $field }
helios-lapses-create-land = There is no land you could create now: the action would lapse.
helios-lapses-build = There is nothing you could build now: the action would lapse.
helios-lapses-move-sun = The sun can't move now: the action would lapse.
helios-said-prospect = Now: { $what }.
helios-said-brings-nothing = Now it would bring nothing.
helios-said-payable = Payable now: { $what }.
helios-said-becomes = Your row: { $then }.
helios-said-becomes-any = It goes into any of your rows.
helios-said-becomes-any-full = It goes into any of your rows and could fill { $rows }, with a bonus action.
helios-said-column-empty = No tile is left here in this round.
helios-said-last-tile = It is the last tile of this column in this round.
helios-said-above = { $count ->
    [one] After it comes the last tile of this column, a { $colour } one.
   *[other] After it, a { $colour } tile is next in this column, which then has { $count }.
}
helios-said-row-open = { $of } tiles in a row bring a bonus action.
helios-said-row-full = The fourth tile: a bonus action follows, then the row is emptied.
helios-said-coming = { $count ->
    [0] No tile in the columns could still go there
    [one] 1 tile in the columns could still go there
   *[other] { $count } tiles in the columns could still go there
}, { $elsewhere }.
helios-coming-elsewhere = { $count } into { $row }
helios-said-coming-none = No other tile of this round could go into any row.
helios-said-does = { $does }.
helios-said-grows = If it is empty when the sun lights it, { $cube } grows there.
helios-said-bare = It comes without a cube: the supply had none.
helios-said-start = Spring and obsidian can't lie in the middle at the start.
helios-said-remain = { $count ->
    [one] 1 of them is left.
   *[other] { $count } of them are left.
}
helios-said-own = { $count ->
    [one] You have one such tile already.
   *[other] You have { $count } such tiles already.
}
helios-said-own-none = You have no such tile yet.
helios-said-needed = { $count ->
    [one] 1 building that you haven't built costs { $cube }.
   *[other] { $count } buildings that you haven't built cost { $cube }.
}
helios-said-special-best = As things stand { $most }, on { $field }.
helios-said-temple-lit = { $count ->
    [one] The temple on { $field } scores { $points }: itself and 1 tile around it.
   *[other] The temple on { $field } scores { $points }: itself and { $count } around it.
}
helios-said-lap = The sun completes a lap: { $lapped }.
helios-said-lap-again = It completes another lap: no points, as agreed, because a lap has scored in this turn.
helios-said-grow = It grows { $grown }.
helios-grows-on = { $cube } on { $field }
helios-said-full = { $count ->
    [one] { $fields } keeps what it has: there is no room.
   *[other] { $fields } keep what they have: there is no room.
}
helios-said-no-light = It would light nothing that can grow or score.
helios-said-next-points = From there, your next move could score { $points }, with a stop on { $field }.
helios-said-next-far = The next gain is { $steps } on from there: { $brings }, with a stop on { $field }.
helios-said-next-grows = From there, your next move could grow { $grown }, with a stop on { $field }.
helios-said-no-lap = It completes no lap.
helios-said-site = { $count ->
    [one] Each time the sun stops beside it, it scores { $around_scores }: itself and 1 tile around it.
   *[other] Each time the sun stops beside it, it scores { $around_scores }: itself and { $count } around it.
}
helios-said-site-empty = No cube lies here: nothing is lost.
helios-said-own-temple = With a temple this tile scores { $own_temple } at the end.
helios-warn-site = { $count ->
    [one] A cube on this tile is lost, even after paying.
   *[other] { $count } cubes on this tile are lost, even after paying.
}
helios-warn-site-pay = { $count ->
    [one] A cube lies here: pay with it, or it is lost.
   *[other] { $count } cubes lie here: pay with them, or they are lost.
}
helios-said-raised = The temple on { $field } then scores { $vp } instead of { $before }.
helios-said-special-now = { $kind }: { $special } as things stand.
helios-said-touches = Next to it: { $touches }.
helios-said-stops = { $count ->
    [one] The sun could then stop on 1 field (now on { $stops }).
   *[other] The sun could then stop on { $count } fields (now on { $stops }).
}
helios-said-stops-as-now = { $count ->
    [one] The sun could still stop on 1 field.
   *[other] The sun could still stop on { $count } fields.
}
helios-said-opens = { $count ->
    [one] With it you could pay for the { $buildings }.
   *[other] With it you could pay for any of these: { $buildings }.
}
helios-warn-payment = { $count ->
    [one] A cube on the temple's site would be lost.
   *[other] { $count } cubes on the temple's site would be lost.
}
helios-said-from-site = It lies where the temple will stand; what stays there is lost.
helios-said-regrows = { $field } can grow a new one in the next light.
helios-said-regrows-not = The next light won't bring this one back to { $field }.
helios-said-left = Left to pay then: { $rest }.
helios-said-all-paid = With that, all is paid.
helios-said-short = It costs { $cost }; you have { $held }: { $lacks } of any colour missing.
helios-said-pay = You pay { $cost }; you have { $held }.
helios-said-wake = Activating costs { $cost }; you have { $held }.
helios-said-wake-short = Activating costs { $cost }; you have { $held }: { $lacks } of any colour missing.
helios-said-replaced = You lack { $replaced }: any { $ratio } cubes replace one, so { $cubes } in all.
helios-said-cubes-left = { $count ->
    [one] 1 cube is left afterwards.
   *[other] { $count } cubes are left afterwards.
}
helios-said-no-cube-left = No cube is left afterwards.
helios-said-range = Your sun range grows from { $before } to { $after }.
helios-said-temple = It brings { $mana }, and points whenever the sun stops beside it.
helios-said-sites = It could stand on { $sites }.
helios-said-built = It is built.
helios-warn-no-laps = From then on, laps score nothing.
helios-said-function = At once: { $what }.
helios-said-scores = At the end { $what }, once active.
helios-said-active = Active.
helios-said-once = Activating brings { $once }.
helios-said-buy = You pay { $mana } and keep { $left }.
helios-said-too-dear = It takes { $mana }, and you have { $has }.
helios-said-not-yet = You couldn't pay for activating yet, and only active persons score.
helios-said-out-waive = You do nothing with this action. The tile stays in its row.
helios-said-out-waive-bonus = The bonus action lapses.
helios-said-out-stop = You take no further cube.
helios-said-out-pass = You are out for this phase: no more persons in this round.
helios-said-out-end-turn = When the turn comes round again, you may buy another person.

# -- asked once more --

helios-confirm-lapses = { $what } Take the tile anyway?
helios-confirm-choose-tile = You could still create land. Waive it anyway?
helios-confirm-choose-build = You could still build. Waive it anyway?
helios-confirm-choose-sun-target = You could still move the sun. Waive it anyway?
helios-confirm-choose-bonus-action = A bonus action can't be kept for later. Let it lapse?
helios-confirm-stop = There is room for another cube. Stop anyway?
helios-confirm-pass = You could still buy or activate a person. Pass for this phase anyway?
helios-confirm-useless = It is the last round, and you can't pay to activate { $who }: no points. Buy it anyway?
helios-confirm-site = { $count ->
    [one] A cube on { $field } would be lost. Build there anyway?
   *[other] { $count } cubes on { $field } would be lost. Build there anyway?
}
helios-confirm-payment = { $count ->
    [one] Then a cube would be lost under the temple. Pay with this one anyway?
   *[other] Then { $count } cubes would be lost under the temple. Pay with this one anyway?
}

# -- why not --

# § ACT-1
helios-reason-column-empty = { $action }: no tile is left in this column in this round.
# § LND-1
helios-reason-no-field = No field on your map can take a tile.
# § d.2, REF-2
helios-reason-slot-empty = Its tile has been taken; phase 3 brings a new one.
# § SUP-7
helios-reason-special-gone = None of these is left.
# § LND-4, SUN-5
helios-reason-sun-is-there = Your sun is there.
# § LND-3
helios-reason-not-adjacent = It isn't next to your land.
# § LND-5
helios-reason-encloses-sun = A tile there would enclose your sun.
# § SUP-3, R33
helios-reason-no-house = No house is left in the supply.
# § TMP-1
helios-reason-no-site = Every tile of yours has a temple already.
# § PAY-2
helios-reason-too-few-cubes-plain = It takes { $needed }, and you have { $owned }.
# § PAY-2, R26
helios-reason-too-few-cubes-missing = You don't have { $missing }. Two other cubes replace each: it takes { $needed }, and you have { $owned }.
# § DED-2
helios-reason-dead-end = It is a dead end; the sun never goes into one.
# § LND-1
helios-reason-no-tile = No tile is on offer.
# § PAY-2
helios-reason-nothing-to-build = There is nothing you could pay for.
# § PER-2
helios-reason-one-person-a-turn = Only { $most } person may be bought in a turn; you may buy again when the turn comes round.
# § PER-2
helios-reason-too-little-mana = It costs { $needed } mana, and you have { $owned }.
# § END-1
helios-reason-game-over = The game is over.
# § d.1
helios-reason-others-board = It lies on { $name }'s board.
# § d.1
helios-reason-not-your-turn = It is { $name }'s turn.
# § TMP-1
helios-reason-has-temple = A temple stands there already.
# § LND-2
helios-reason-tile-lies-there = A tile lies there already.
# § RES-1
helios-reason-tile-lies-there-full = A tile lies there already, and there is no room for another cube on it.
# § PAY-3
helios-reason-no-cube-to-pay = None of its cubes can be paid now.
# § RES-1
helios-reason-tile-full = There is no room for another cube on this tile.
# § LND-2
helios-reason-dark-field = No tile may ever lie on a dark edge field.
# § R20
helios-reason-lake = It is a lake: your sun can't get there.
# § SUN-1
helios-reason-off-the-coast = The sun keeps to the coast, and this field doesn't touch your land.
# § d.4
helios-reason-no-sun-move = The sun isn't being moved now.
# § SUN-4
helios-reason-out-of-range = { $count ->
    [one] The sun can't get there with a range of 1.
   *[other] The sun can't get there with a range of { $count }.
}
# § BLD-1
helios-reason-built-already = It is built already.
# § d.3
helios-reason-needs-build = For this you need the action Build.
# § PER-2
helios-reason-active-already = It is active already.
# § PER-2
helios-reason-person-taken = It belongs to { $name }.
# § d.7
helios-reason-persons-later = Persons are bought and activated in phase 2.
# § d.2
helios-reason-needs-create-land = For this you need the action Create land.
# § ACT-1
helios-reason-no-action-turn = Action tiles are taken in phase 1.
# § ACT-1
helios-reason-one-tile-a-turn = One action tile a turn; finish this action first.

# -- what happened --

helios-event-with = { $head }: { $what }.
helios-event-gains = { $name } gains { $what }.
helios-event-chose-start-land = { $name } begins with { $colour }.
helios-event-took-action-tile = { $name } takes a { $tile }: { $action }.
helios-event-chose-row = { $name } puts the grey tile into { $the_row }.
helios-event-filled-row = { $name } fills { $the_row }: a bonus action.
helios-event-no-action-tile = { $name } finds no action tile and has no action.
helios-event-lapsed-create-land = { $name } has no land to create: the action lapses.
helios-event-lapsed-build = { $name } has nothing to build: the action lapses.
helios-event-lapsed-move-sun = { $name } can't move the sun: the action lapses.
helios-event-waived-create-land = { $name } creates no land.
helios-event-waived-build = { $name } builds nothing.
helios-event-waived-move-sun = { $name } doesn't move the sun.
helios-event-waived-bonus-action = { $name } lets the bonus action lapse.
helios-event-laid-cube = { $name } lays { $tile } with its cube on { $field }.
helios-event-laid-bare = { $name } lays { $tile } on { $field }.
helios-event-built = { $name } builds { $building } ({ $vp }) for { $price }.
helios-event-built-temple-whole = { $name } builds temple { $number } on { $field } for { $price }.
helios-event-built-temple-lost = { $name } builds temple { $number } on { $field } for { $price } ({ $lost } lost there).
helios-event-activated = { $name } activates { $person } for { $price }.
helios-event-bought = { $name } buys { $person } for { $mana }.
helios-event-no-cube-room = { $name } has no room for the cube due and goes without.
helios-event-no-cube-supply = The supply has no cube left: { $name } goes without.
helios-event-paid = { $name } pays { $price }.
helios-event-passed = { $name } passes for this phase.
helios-event-moved-sun = { $name } moves the sun from { $start } to { $end }, { $steps }.
helios-event-phase = Phase 2, persons: { $first } begins.
helios-event-round-begins = Round { $round } begins; { $name } has the dragon.
helios-event-column-short = { $action }: too few tiles are left; revealed: { $tiles }.
helios-event-reshuffled = Discarded action tiles are shuffled into a new pile, { $action }: { $tiles }.
helios-event-turned-up = New land on offer: { $tiles }.
helios-event-game-ended = The last round is over.
helios-gain-gained-cube = { $colour } on { $field }
helios-gain-extended-range = sun range { $range }
helios-gain-scored-lap = { $vp } for a lap
helios-gain-lap-again = nothing for another lap in the same turn, as agreed
helios-gain-scored-temples = { $vp } for temples
helios-gain-harbour = harbour, { $vp } at the end

# -- a turn in a few words --

helios-brief-laid = { $kind } on { $field }
helios-brief-built-temple = temple on { $field }
helios-brief-moved-sun = sun to { $end }
helios-brief-gained = +{ $what }
helios-brief-bought = { $who } bought
helios-brief-activated = { $who } active
helios-brief-passed = passes
helios-without-create-land = creates no land
helios-without-build = builds nothing
helios-without-move-sun = leaves the sun where it is
helios-without-bonus-action = takes no bonus action

# -- scores --

helios-score-bag = Sun
helios-score-bag-line = Sun: temples lit, and laps
helios-score-buildings = Buildings
helios-score-persons = Active persons
helios-score-harbours = Harbours
helios-score-specials = Special tiles
helios-score-each = { $title }: { $each }

helios-tie-break = { $cubes } left on the board
# § END-2, END-3
helios-scoring = During the game: temples lit by the sun, and laps. At the end: buildings, active persons, 4 VP for each harbour with a tile, special tiles. Mana and cubes left over score only with a person or a special tile; tied players compare the cubes left.
helios-variant-first = Starting player
helios-variant-first-random = drawn
helios-variant-first-seat = player { $number }
helios-variant-bags-hint = Whether the points that temples and laps bring during the game stay hidden from the other players until the end, in bags.
helios-variant-bags = Points so far
helios-variant-bags-closed = hidden (rulebook)
helios-variant-bags-open = open for all to see
helios-variant-laps = Laps score
helios-variant-laps-turn = once a turn
helios-variant-laps-move = once a move
helios-variant-laps-hint = The sun can move twice in a turn and complete a lap each time: both score once together, or each of them.
helios-ruling-laps-turn = Agreed for this game: a lap scores once in a player's turn, even if the sun moves twice.
helios-ruling-laps-move = Agreed for this game: a lap scores once in each move of the sun, so perhaps twice in a turn.
helios-undo-stops = You can't go back further: tiles have been turned up since, or another player has decided.

helios-signs =
    { $spring } spring · { $redwood } redwood · { $granite } granite · { $bamboo } bamboo · { $obsidian } obsidian · { $any } a cube of any colour
    { $mana } mana · { $step } sun range · { $temple } temple · { $house } building · { $harbour } harbour · { $person } person · { $dragon } starts the round
    action tiles { $red } red · { $blue } blue · { $yellow } yellow · { $grey } grey, for any row
    { $night } person bought, not active · { $day } active
    { $barred } you can't pay for it; on the map: out of the sun's reach

# § SET-5
helios-help-choose-start-land =
    Your first land lies in the middle of your map and comes with a cube of its colour. Several players may choose the same. Spring and obsidian are too precious for the start.
# § SET-8, R2
helios-help-choose-setup-bonus =
    The third and fourth players get a second cube on the start land, of any colour.
# § ACT-1, ACT-2, BON-1
helios-help-choose-action-tile =
    Take the bottom tile of one of the columns; you must take one even if you want no action. Its colour decides the row on your board, its column the action.

    The fourth tile in a row brings a bonus action after the regular one, and the row is emptied. What you take uncovers the next tile for the others.
# § ACT-2, BON-1
helios-help-choose-row =
    A grey tile goes into any of your rows. The fourth tile in a row, whatever its colour, brings a bonus action after the regular action.
# § LND-6, LGT-2, d.2, REF-2
helios-help-choose-tile =
    Take one of the land tiles on offer, with the cube on it, or a special tile. The slot stays empty until phase 3. Land grows cubes in the sun's light; special tiles score at the end.
# § LND-2, LND-3, LND-4, LND-5, LND-7, R18
helios-help-choose-field =
    A free light field next to your land, not under your sun. It must not cut your sun off from the dark edge.

    Some fields bring mana or a cube at once; the six corners are harbours: 4 VP at the end. The shape of your land decides where the sun can go: bays can become shortcuts or dead ends.
# § LND-7, R10
helios-help-choose-bonus-colour =
    The field brings a cube of any colour. It lies on the tile just laid, even as a second one.
# § TMP-1, TMP-3, BLD-2, BLD-4, PAY-2, R26
helios-help-choose-build =
    A temple or a building, one house for each. For ○ you pay a cube of any colour. Cubes that you own of the colours in the cost must be paid; any two cubes replace each one still missing.

    Buildings bring their sun range, mana and function now, their points at the end. Your n-th temple costs n cubes of any colours and brings n mana.
# § TMP-1, TMP-2, LGT-3, R29
helios-help-choose-temple-site =
    Any tile of yours without a temple. Whenever the sun stops beside a temple, it scores 1 VP for its own tile and 1 VP for each tile around it. No cube may ever lie there again: those already there are lost unless you pay with them.
# § PAY-1, PAY-2, LGT-2, R26, R27
helios-help-pay-cube =
    You pay cube by cube, from the tiles of your choice. Cubes that you own of the colours in the cost must be paid; any two cubes replace each one still missing. An empty tile can grow a new cube when the sun lights it.
# § BLD-2, RES-1
helios-help-place-resource =
    The Market gives up to two cubes, of any colour in the supply, onto tiles of yours that have room: one cube a tile, two on land with the Warehouse, none on a tile with a temple.
# § SUN-1, SUN-3, SUN-4, SUN-5, SUN-7, LGT-1, LAP-2, DED-2, R16, R22
helios-help-choose-sun-target =
    The sun goes clockwise around your land, along the coast, from 1 step up to its range, and never stops on the field it started from.

    Where it stops, it lights all tiles around it: land with room grows a cube, temples score. When it has gone round and comes to the lap line, a lap scores 5 VP. It passes by dead ends; across the mouth of a bay there can be a shortcut. If there are several ways, the best one is taken for you.
# § BON-2, R13, R51, BLD-2, R44
helios-help-choose-bonus-action =
    Any of the three actions, without taking a tile, at once or never. The action that you choose can't be waived; a building's immediate effect can.
# § PER-2, PER-4, PER-5, R35, R37
helios-help-persons-turn =
    In your turn you may buy one person for mana, and activate as many of yours as you can pay for with cubes.

    Only active persons bring anything: sun range and mana at once, points at the end. The turn goes round until all players have passed; a player who passes is out for this phase.
# § REF-4, R39
helios-help-place-round-bonus =
    The third and fourth players of this round get a cube of any colour, on a tile that has room for it.

# -- the table in lines of text --

helios-stage-set-up = set-up
helios-stage-actions = phase 1, action turn { $turn } of { $turns }
helios-stage-persons = phase 2, persons
helios-stage-refill = phase 3, refill and bonus resources
helios-stage-over = the end
helios-part-actions = actions
helios-part-land = land
helios-part-special = special tiles
helios-part-persons = persons
helios-part-players = players
helios-part-map = map
helios-part-world = world
helios-part-city = city
helios-text-head = Round { $round } of { $rounds }, { $stage }. Dragon: { $dragon }.
helios-text-column = Action tiles:
helios-text-slot = Land on offer:
helios-text-special = Special tiles:
helios-text-person = Persons:
helios-text-building = City of { $name }:
helios-text-supply = Supply: mana { $mana }, houses { $houses }, cubes { $cubes }
helios-whose-night = Bought by { $name }, not active.
helios-whose-day = Active, { $name }.
helios-text-seat = { $name }: sun range { $range }, mana { $mana }, cubes { $cubes }, tiles { $tiles }, temples { $temples }, buildings { $buildings }, persons { $day } active and { $night } not, harbours { $harbours }, rows { $rows }, bag { $bag }
helios-text-world = World of { $name }
helios-text-legend = tile+number of cubes, +^ temple; (sun), ... free, ::: dark edge, ! dead end, - lake; = lap line, h harbour, m mana, r cube
helios-text-tiles = Tiles: { $tiles }
helios-text-free = A tile could be laid on: { $fields }
helios-text-sun = Sun on { $field }. It could go to { $stops }

# -- looking around --

helios-look-temple = A temple: { $shines } each time the sun stops beside it.
helios-look-full = Full: no more { $cube } grows here.
helios-look-grows = There is room: the light would bring { $cube }.
helios-look-special-worth = { $does }: { $special } as things stand.
helios-look-free-sun = { $field }: the sun.
helios-look-free-dark = { $field }: a dark edge field. Only the sun may come here.
helios-look-free-lake = { $field }: a lake, out of the sun's reach.
helios-look-free-dead-end = { $field }: a dead end; the sun doesn't go in.
helios-look-free-light = { $field }: free.
helios-look-stop = The sun could stop here: { $steps }, { $what }.
helios-look-bonus = Field bonus: { $bonus }.
helios-look-lap = Lap line: the sun completes its laps here.
helios-look-column = { $tiles } (the last one can be taken).
helios-look-row-empty = It is empty.
helios-look-row = It holds { $holds } of { $of }: { $tiles }.
helios-look-bag = { $name } has { $vp } in the bag, for temples lit and laps; they count at the end.
helios-look-bag-hidden = The bag holds points for temples lit and laps. You see only your own; all are opened at the end.
helios-look-mana = { $name } has { $mana }: it buys persons in phase 2.
helios-look-cubes = { $name } has these cubes: { $cubes }. They lie on the land tiles, pay for buildings and temples, and activate persons.
helios-look-range = { $name }'s sun goes up to { $range } steps in a move; { $most } is the most on this track.
helios-look-temples = { $name } has { $count ->
    [one] 1 temple
   *[other] { $count } temples
}; each brings points whenever the sun stops beside it.
helios-look-world = { $name }'s world has { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}. The sun goes around the land, and what lies beside its stop grows.
helios-look-city = { $name } has built: { $built }.
helios-look-payable = { $name } could pay for { $count ->
    [0] nothing
    [one] 1 building or temple
   *[other] { $count } buildings and temples
} now.
helios-look-persons = { $name }'s persons: active { $awake }; not active { $asleep }. Only active ones bring anything.
helios-look-legend-harbour = A harbour on a free field: 4 VP at the end for the player who lays a tile on it.
helios-look-legend-mana = Mana on a free field: the player who lays a tile on it gets it.
helios-look-legend-resource = A cube of any colour for the player who lays a tile on this field.
helios-look-legend-cubes = The five colours of cubes: they lie on land tiles of their colour, and pay for buildings, temples and persons.
helios-look-legend-fourth = The fourth action tile in a row brings a bonus action, and the row is emptied.
helios-look-supply = Left in the supply: { $mana } mana and { $houses } houses. Each building or temple takes a house.
helios-look-latest = What { $name } did since your last turn.
helios-element-bag = bag
helios-element-world = world
helios-element-supply = supply
helios-about-world = The map of one player's world: land tiles, with the sun going clockwise around them. Empty fields show what they bring when a tile is laid there.
helios-about-city = The buildings, of which every player can build each once: they bring sun range, mana and a function at once, points at the end.
helios-about-persons = The persons: bought for mana, activated for cubes. Only active ones bring anything.
helios-about-tiles = The action tiles on offer: the bottom one of a column can be taken. Its colour decides the row, its column the action.
helios-about-offer = The land and special tiles on offer.
helios-about-mine = The things of one player: points, mana, cubes, sun range, the rows of action tiles, city and persons.
helios-about-mini = One player's world in small, and where cubes and temples are.
helios-about-others = The other players: points in sight, sun range, mana, temples, buildings, cubes, and action tiles in each row. The flag marks who begins the round.

# -- on the boards --

helios-path-tile = action tile
helios-path-action = its action
helios-path-bonus = bonus action
helios-banner-persons = Phase 2: persons are bought and activated
helios-banner-refill = Round { $round } begins: new tiles, new land
helios-board-world = { $name }'s world
helios-board-counts = { $tiles }, { $temples }
helios-board-count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
helios-board-count-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
helios-board-legend-harbour = harbour: 4 VP
helios-board-legend-mana = mana
helios-board-legend-resource = any cube
helios-board-supply = in the supply
helios-board-lap = LAP
helios-board-sun = { $sign } sun
helios-board-lake = lake
helios-board-dead-end = dead end
helios-board-tiles = Action tiles
helios-board-land = Land on offer
helios-board-taken = taken
helios-board-gone = empty
helios-board-short = { $count ->
    [one] 1 cube short
   *[other] { $count } cubes short
}
helios-board-buy = buy for
helios-board-wake = activate
helios-board-side-night = bought by
helios-board-side-day = active
helios-board-vp = VP
helios-board-bag = { $count } in the bag
helios-board-mana = mana
helios-board-cubes = cubes
helios-board-range = range
helios-board-endless = no limit
helios-board-fourth = the 4th: a bonus action
helios-board-full = { $row } row full
helios-board-city = city
helios-board-persons = persons
helios-board-payable = { $count ->
    [one] 1 payable now
   *[other] { $count } payable now
}
helios-board-payable-none = nothing payable now
helios-board-on-offer = { $names } on offer
helios-board-others = Others
helios-board-head-vp = VP
helios-board-head-range = range
helios-board-head-mana = mana
helios-board-head-temples = temples
helios-board-head-built = built
helios-board-head-rows = rows
helios-board-own-cube = { $cube } on { $fields }
helios-board-own-temple = temple on { $fields }

# -- since your turn: what it means for the player --

helios-recap-person-gone = { $name } bought { $who }; you had the mana.
helios-recap-person-gone-worth = { $name } bought { $who }, worth { $vp } to you; you had the mana.
helios-recap-fourth-tile-gone = { $name } took the last tile on offer that would have filled { $the_row } for you.
helios-recap-action-gone = { $name } took the last tile: { $action } is no longer on offer in this round.
helios-recap-land-gone = { $colour }: no land is left in this round, and you have none.
helios-recap-special-gone = { $kind }: the last one is gone.
helios-recap-supply-empty = { $colour }: no cube is left in the supply.
helios-recap-cube-grew = A new cube on { $field }: { $colour }.
helios-recap-got-mana = You got { $mana }.
helios-recap-got-dragon = You have the dragon: you begin round { $round }.
helios-recap-turn-fills-row = fills a row
helios-recap-turn-no-action-tile = finds no action tile
helios-recap-turn-lays = lays { $tile } on { $field }
helios-recap-turn-builds = builds { $building }
helios-recap-turn-builds-temple = builds a temple on { $field }
helios-recap-turn-moves-sun = moves the sun to { $end }
helios-recap-turn-gains = gains { $what }
helios-recap-turn-buys = buys { $what }
helios-recap-turn-activates = activates { $person }
helios-recap-turn-passes = passes

# -- what a hint counts beyond the score sheet --

helios-prospect-mana = mana
helios-prospect-range = how far your sun reaches
helios-prospect-lap = the next lap
helios-prospect-cubes = cubes to pay with
helios-prospect-rows = rows on the way to a bonus action
helios-prospect-persons = persons
helios-prospect-land = room and land on your map
helios-prospect-temples = temples in the light
helios-prospect-city = your city
helios-prospect-now = points now

# -- what hints compare at the end of a turn --

helios-ahead-mana = { $more ->
    [yes] more
   *[no] less
} mana
helios-ahead-range = { $more ->
    [yes] more
   *[no] fewer
} steps for your sun
helios-ahead-cubes = { $more ->
    [yes] more
   *[no] fewer
} cubes on your land
helios-ahead-colours = { $more ->
    [yes] more
   *[no] fewer
} kinds of cubes on your land
helios-ahead-tiles = { $more ->
    [yes] more
   *[no] fewer
} tiles on your map
helios-ahead-temples = { $more ->
    [yes] more
   *[no] fewer
} temples
helios-ahead-neighbours = { $more ->
    [yes] more
   *[no] fewer
} tiles around your temples
helios-ahead-specials = { $more ->
    [yes] more
   *[no] fewer
} special tiles
helios-ahead-kinds = { $more ->
    [yes] more
   *[no] fewer
} kinds of land on your map
helios-ahead-harbours = { $more ->
    [yes] more
   *[no] fewer
} harbours that one more tile would reach
helios-ahead-row3 = { $more ->
    [yes] more
   *[no] fewer
} rows that lack one tile for a bonus action
helios-ahead-buildings = { $more ->
    [yes] more
   *[no] fewer
} buildings
helios-ahead-night = { $more ->
    [yes] more
   *[no] fewer
} persons waiting to be activated
helios-ahead-day = { $more ->
    [yes] more
   *[no] fewer
} active persons
helios-ahead-lap = { $more ->
    [yes] a
   *[no] no
} lap within reach of your sun
helios-ahead-reach = { $more ->
    [yes] more
   *[no] fewer
} fields where your sun could stop next
helios-ahead-room = { $more ->
    [yes] more
   *[no] fewer
} free places for cubes on your land
helios-ahead-buyable = { $more ->
    [yes] more
   *[no] fewer
} points from the best person that you could buy
helios-ahead-scored = { $more ->
    [yes] more
   *[no] fewer
} points for temples and laps
helios-ahead-night-points = { $more ->
    [yes] more
   *[no] fewer
} points to come from your waiting persons
