# Helios: everything said at the table.

# -- names and amounts --

helios-vp = { $count } VP
helios-mana = { $count } mana
helios-cubes-one = 1 cube
helios-cubes-many = { $count } cubes
helios-steps-one = 1 step
helios-steps-many = { $count } steps
helios-temples-one = temple { $vp }
helios-temples-many = { $count } temples { $vp }
helios-lap = lap { $vp }
helios-no-yield = no yield
helios-nothing = nothing
helios-no-cubes = no cubes
helios-endless = endless
helios-named = { $name }: { $does }

helios-colour-spring = spring
helios-colour-redwood = redwood
helios-colour-granite = granite
helios-colour-bamboo = bamboo
helios-colour-obsidian = obsidian
helios-cube = { $colour } ({ $letter })
helios-tile-spring-object = spring land
helios-tile-redwood-object = redwood land
helios-tile-granite-object = granite land
helios-tile-bamboo-object = bamboo land
helios-tile-obsidian-object = obsidian land
helios-tile-sanctuary-object = a Sanctuary
helios-tile-treasury-object = a Treasury
helios-tile-oasis-object = an Oasis
helios-tile-summit-object = a Summit

helios-special-sanctuary = Sanctuary
helios-special-treasury = Treasury
helios-special-oasis = Oasis
helios-special-summit = Summit
helios-special-does-own-temple = { $vp } if a temple stands on it
helios-special-does-resources-left = { $vp } for each cube left on your board
helios-special-does-adjacent-colours = { $vp } for each land colour next to it
helios-special-does-adjacent-tiles = { $vp } for each tile next to it, { $more } with a temple

helios-special-brief-own-temple = { $vp } with a temple
helios-special-brief-resources-left = { $vp } a cube left
helios-special-brief-adjacent-colours = { $vp } a land colour
helios-special-brief-adjacent-tiles = { $vp } a neighbour

helios-field-bonus-harbour = harbour { $vp } at the end
helios-field-bonus-mana = { $mana }
helios-field-bonus-resource = { $cubes } of any colour

helios-action-create-land = Create land
helios-action-build = Build
helios-action-move-sun = Move sun
helios-action-create-land-word = create land
helios-action-build-word = build
helios-action-move-sun-word = move the sun
helios-row-red = red
helios-row-blue = blue
helios-row-yellow = yellow
helios-row-grey = grey
helios-row-after-open = { $row } row { $count }/{ $of }
helios-row-after-full = { $row } row { $count }/{ $of }: bonus action
helios-row-fills = { $row } row full: bonus
helios-row-any = grey: any row
helios-row-any-full = grey: any row, bonus action in { $rows }

helios-building-palace = Palace
helios-building-warehouse = Warehouse
helios-building-stonemason = Stonemasons' Lodge
helios-building-observatory = Observatory
helios-building-sun-gate = Sun Gate
helios-building-sun-altar = Sun Altar
helios-building-sundial = Sundial
helios-building-market = Market
helios-building-mana-well = Mana Well
helios-building-survey-office = Surveyors' Office
helios-building-sun-road = Sun Road
helios-building-monument = Monument
helios-building-palace-object = the Palace
helios-building-warehouse-object = the Warehouse
helios-building-stonemason-object = the Stonemasons' Lodge
helios-building-observatory-object = the Observatory
helios-building-sun-gate-object = the Sun Gate
helios-building-sun-altar-object = the Sun Altar
helios-building-sundial-object = the Sundial
helios-building-market-object = the Market
helios-building-mana-well-object = the Mana Well
helios-building-survey-office-object = the Surveyors' Office
helios-building-sun-road-object = the Sun Road
helios-building-monument-object = the Monument
helios-does-bonus-action = at once a bonus action
helios-does-store-two = your land tiles hold { $cubes } each
helios-does-temple-discount = your temples cost 1 cube less
helios-does-endless-sun = your sun goes any distance, laps score nothing any more
helios-does-lap-ten = each lap scores { $lap }
helios-does-temple-light = each temple the sun lights scores 1 VP more
helios-does-move-sun = at once move the sun
helios-does-take-two = at once up to 2 cubes of your choice
helios-does-create-land = at once create land
helios-no-function = no function
helios-sun-more = sun +{ $count }

helios-person-explorer = Explorer
helios-person-astronomer = Astronomer
helios-person-priestess = High Priestess
helios-person-architect = Architect
helios-person-settler = Settler
helios-person-mage = Mage
helios-person-herbalist = Herbalist
helios-person-warden = Warden
helios-person-explorer-object = the Explorer
helios-person-astronomer-object = the Astronomer
helios-person-priestess-object = the High Priestess
helios-person-architect-object = the Architect
helios-person-settler-object = the Settler
helios-person-mage-object = the Mage
helios-person-herbalist-object = the Herbalist
helios-person-warden-object = the Warden
helios-scores-harbours = { $vp } per harbour
helios-scores-sun-range = { $vp } per step of sun range
helios-scores-temples = { $vp } per temple
helios-scores-buildings = { $vp } per building
helios-scores-tiles = { $vp } per tile on your map
helios-scores-mana = { $vp } per mana left
helios-scores-colours = { $vp } per land colour on your map
helios-scores-special-tiles = { $vp } per special tile on your map

helios-slot-own = { $colour } slot
helios-slot-extra = extra slot
helios-a-temple = a temple
helios-temple-object = the temple on { $field }

# -- questions --

helios-step-turn = action turn { $turn }/{ $turns }
helios-step-full = action turn { $turn }/{ $turns }, row full: bonus action
helios-step-persons = phase 2, persons

helios-ask-choose-start-land = { $name }, which land lies in the middle of your map? It comes with a cube of its colour.
helios-ask-choose-setup-bonus = { $name }, you play late: which cube do you add to your start land?
helios-ask-choose-action-tile = { $name }, take the bottom tile of a column.
helios-ask-choose-row = { $name }, the tile is grey: which row do you put it into?
helios-ask-choose-tile = { $name }, create land: which tile do you take?
helios-ask-choose-field = { $name }, where do you lay { $tile }?
helios-ask-choose-bonus-colour = { $name }, field bonus: which cube do you put on { $field }?
helios-ask-choose-build = { $name }, what do you build? You have { $held }.
helios-ask-choose-temple-site = { $name }, where does temple { $number } stand? It costs { $cost }.
helios-ask-pay-cube = { $name }, which cube do you pay?
helios-ask-pay-cube-any = { $name }, pay { $cubes } more for { $what }, of any colour.
helios-ask-pay-cube-owed = { $name }, pay { $cubes } more for { $what }; { $owed } must be among them.
helios-ask-place-resource = { $name }, the Market: which cube do you put where?
helios-ask-choose-sun-target = { $name }, where does the sun go? Its range is { $range }.
helios-ask-choose-sun-target-endless = { $name }, where does the sun go? It goes as far as you like.
helios-ask-choose-bonus-action = { $name }, your bonus action: which?
helios-ask-persons-turn = { $name }, buy a person, activate persons, or stop. You have { $mana } and { $held }.
helios-ask-place-round-bonus = { $name }, you play late in this round: which cube do you take, and where to?

# -- options --

helios-option-column = { $action } · { $becomes }
helios-option-column-alone = { $option } · { $colour } lies above ({ $count } left)
helios-option-land-extra = { $option } (extra stack)
helios-option-special = { $tile } ×{ $left } · { $does }
helios-option-special-alone = { $tile }: { $does } (×{ $left })
helios-option-temple = temple { $number }: { $cost }, { $mana }
helios-option-temple-alone = temple { $number }: { $cost } of any colour, brings { $mana }
helios-option-building = { $building }: { $cubes }, { $vp }
helios-option-building-alone = { $building }: { $cost } · { $gives }
helios-cost-replaced = { $cost } ({ $cubes })
helios-option-cube-pay = { $cube } from { $place }
helios-option-cube-put = { $cube } onto { $place }
helios-option-buy = buy { $person } (now { $vp })
helios-option-buy-alone = buy { $person }: { $mana } · then { $cost } · { $gives } (now { $vp })
helios-option-activate = activate { $person } (now { $vp })
helios-option-activate-alone = activate { $person }: { $cost } · { $gives } (now { $vp })
helios-option-create-land = create land
helios-option-build = build
helios-option-move-sun = move the sun
helios-option-waive-action = waive the action
helios-option-waive-bonus-action = waive the bonus action
helios-option-stop = no more cubes
helios-option-pass = pass: out for this phase
helios-option-end-turn = end your turn
helios-brief = { $what } { $cost }
helios-stop = { $field }: { $what }
helios-when-lit = { $vp } each time it is lit
helios-at-end = { $vp } at the end
helios-worth-now = worth { $vp } there now
helios-element-activate = activating { $person }
helios-element-temple = temple
helios-element-create-land = create land
helios-element-build = build

# -- what an option would do --

helios-detail-row = Your { $what }.
helios-detail-joker = Grey: you choose the row. Four tiles in a row bring a bonus action.
helios-detail-row-holds = It holds: { $tiles }.
helios-detail-above = Then a { $colour } tile can be taken there; tiles left: { $count }.
helios-detail-last-tile = It is the last tile of this column in this round.
helios-detail-land = You could lay a tile on { $fields }.
helios-detail-no-land = There is no land you could create now.
helios-detail-build = You could build: { $what }.
helios-detail-no-build = There is nothing you could build now.
helios-detail-sun = The sun could go to { $stops }.
helios-detail-grows = When the sun stops beside it and it is empty, it grows a cube: { $cube }.
helios-detail-start = Spring and obsidian can't lie in the middle at the start.
helios-detail-slot = You have { $owned } of this kind. Tiles left in the stack: { $left }.
helios-detail-slot-empty = Taken; refilled in phase 3. Tiles left in the stack: { $count }.
helios-detail-special-best = As things stand { $vp }, on { $field }.
helios-detail-special-now = { $name }: { $vp } as things stand.
helios-detail-harbour = A harbour: { $vp } at the end, with an active Explorer more.
helios-detail-field-bonus = Field bonus: { $bonus }.
helios-detail-touches = Next to it: { $tiles }.
helios-detail-stops-one = From where it is the sun could then stop on 1 field.
helios-detail-stops-many = From where it is the sun could then stop on { $count } fields.
helios-detail-temple = It brings { $mana }, and points whenever the sun stops beside it: 1 VP for its tile and 1 VP for each tile around it.
helios-detail-pay-any = It costs { $cost } of any colour. You have { $held }.
helios-warn-site-one = A cube on this tile is lost, even after paying.
helios-warn-site-many = { $count } cubes on this tile are lost, even after paying.
helios-warn-site-pay-one = A cube lies here: pay with it, or it is lost.
helios-warn-site-pay-many = { $count } cubes lie here: pay with them, or they are lost.
helios-detail-vp = { $vp } at the end
helios-detail-range = sun range { $before } → { $after }
helios-detail-built = It is built.
helios-warn-no-laps = From then on laps score nothing.
helios-detail-pay = It costs { $cost }. You have { $held }.
helios-detail-pay-replaced = It costs { $cost }; you have { $held }. Missing { $missing }: any { $ratio } cubes replace one, so { $cubes } in all.
helios-detail-own-colour-one = You own 1 cube of { $cube }.
helios-detail-own-colour-many = You own { $count } cubes of { $cube }.
helios-detail-regrows = { $field } can grow a new one in the next light.
helios-detail-regrows-not = The light won't bring this one back to { $field } at once.
helios-detail-left-to-pay = Left to pay then: { $cubes }.
helios-detail-from-site = It lies where the temple will stand; what stays there is lost.
helios-detail-cube = { $field } grows { $cube }.
helios-detail-lit-temple = The temple on { $field } scores { $vp }.
helios-detail-lap = The sun completes a lap: { $vp }.
helios-detail-no-lap = No lap is completed.
helios-detail-person-now = If it were active now: { $vp }.
helios-detail-person-once = When it becomes active: { $what }.
helios-detail-active = It is active.
helios-detail-buy = To buy: { $mana } of { $held }.
helios-detail-not-yet = You couldn't activate it yet. Only active persons score.
helios-detail-waive = You do nothing with this action. The tile stays in its row.
helios-detail-waive-bonus = The bonus action lapses.
helios-detail-stop = You take no further cube.
helios-detail-pass = You are out for this phase: no more persons in this round.
helios-detail-end-turn = When the turn comes round again, you may buy another person.

# -- asked once more --

helios-confirm-waive = You could still { $action }. Waive it all the same?
helios-confirm-waive-bonus = A bonus action can't be kept for later. Let it lapse?
helios-confirm-stop = There is room for another cube. Stop all the same?
helios-confirm-lapses-build = There is nothing you could build now: the action would lapse. Take the tile all the same?
helios-confirm-lapses-create-land = There is no land you could create now: the action would lapse. Take the tile all the same?
helios-confirm-pass = You could still buy or activate somebody. Pass for this phase all the same?
helios-confirm-site-one = A cube on { $field } would be lost. Build there all the same?
helios-confirm-site-many = { $count } cubes on { $field } would be lost. Build there all the same?
helios-confirm-payment-one = Then a cube on { $field } would be lost under the temple. Pay with this one all the same?
helios-confirm-payment-many = Then { $count } cubes on { $field } would be lost under the temple. Pay with this one all the same?

# -- why not --

helios-reason-column-empty = { $action }: no tile is left in this column in this round.
helios-reason-no-field = There is no free field for a tile on your map.
helios-reason-slot-empty = Its tile has been taken; phase 3 brings a new one.
helios-reason-special-gone = None of these is left.
helios-reason-sun-is-there = Your sun is there.
helios-reason-not-adjacent = It isn't next to your land.
helios-reason-encloses-sun = A tile there would enclose your sun.
helios-reason-no-house = No house is left in the supply.
helios-reason-no-site = Every tile of yours has a temple already.
helios-reason-too-few-cubes-plain = It takes { $needed }, and you have { $owned }.
helios-reason-too-few-cubes-missing = You lack { $missing }, and two cubes replace each: it takes { $needed }, and you have { $owned }.
helios-reason-dead-end = It is a dead end; the sun never goes into one.
helios-reason-no-tile = No tile is on offer.
helios-reason-nothing-to-build = There is nothing you could pay for.
helios-reason-one-person-a-turn = Only { $most } person may be bought in a turn; you may buy again when the turn comes round.
helios-reason-too-little-mana = It costs { $needed } mana, and you have { $owned }.
helios-reason-game-over = The game is over.
helios-reason-others-board = It lies on { $name }'s board.
helios-reason-not-your-turn = It is { $name }'s turn.
helios-reason-has-temple = A temple stands there already.
helios-reason-tile-lies-there = A tile lies there already.
helios-reason-tile-lies-there-full = A tile lies there already, and there is no room for another cube on it.
helios-reason-no-cube-to-pay = None of its cubes can be paid now.
helios-reason-tile-full = There is no room for another cube on this tile.
helios-reason-dark-field = No tile may ever lie on a dark edge field.
helios-reason-lake = It is a lake: your sun can't get there.
helios-reason-off-the-coast = The sun keeps to the coast, and this field doesn't touch your land.
helios-reason-no-sun-move = The sun isn't being moved now.
helios-reason-out-of-range-one = The sun can't get there with a range of 1.
helios-reason-out-of-range-many = The sun can't get there with a range of { $count }.
helios-reason-built-already = It is built already.
helios-reason-needs-build = For this you need the action Build.
helios-reason-active-already = It is active already.
helios-reason-person-taken = It belongs to { $name }.
helios-reason-persons-later = Persons are bought and activated in phase 2.
helios-reason-needs-create-land = For this you need the action Create land.
helios-reason-no-action-turn = Action tiles are taken in phase 1.
helios-reason-one-tile-a-turn = One action tile a turn; finish this action first.

# -- what happened --

helios-event-with = { $head }: { $what }.
helios-event-gains = { $name } gains { $what }.
helios-event-chose-start-land = { $name } begins with { $tile }.
helios-event-took-action-tile = { $name } takes a { $colour } tile: { $action }.
helios-event-chose-row = { $name } puts the grey tile into the { $row } row.
helios-event-filled-row = { $name }'s { $row } row has { $of } tiles: a bonus action.
helios-event-no-action-tile = { $name } finds no action tile and has no action.
helios-event-cannot-create-land = { $head }, but there is no land to create.
helios-event-cannot-build = { $head }, but nothing can be built.
helios-event-waived-create-land = { $name } creates no land.
helios-event-waived-build = { $name } builds nothing.
helios-event-waived-move-sun = { $name } doesn't move the sun.
helios-event-waived-bonus-action = { $name } lets the bonus action lapse.
helios-event-laid-cube = { $name } lays { $tile } with its cube on { $field }.
helios-event-laid-bare = { $name } lays { $tile } on { $field }.
helios-event-laid-special = { $name } lays { $tile } on { $field }.
helios-event-harbour = harbour, { $vp } at the end
helios-event-built-paid = { $name } builds { $building } ({ $vp }) for { $price }.
helios-event-built-plain = { $name } builds { $building } ({ $vp }).
helios-event-built-temple-paid = { $name } builds temple { $number } on { $field } for { $price }.
helios-event-built-temple-plain = { $name } builds temple { $number } on { $field }.
helios-event-lost = { $head } ({ $cubes } there lost).
helios-event-activated-paid = { $name } activates { $person } for { $price }.
helios-event-activated-plain = { $name } activates { $person }.
helios-event-bought = { $name } buys { $person } for { $mana }.
helios-event-no-cube-room = { $name } has no room for the cube due and goes without.
helios-event-no-cube-supply = The supply has no cube left: { $name } goes without.
helios-event-paid = { $name } pays { $price }.
helios-event-passed = { $name } passes for this phase.
helios-event-moved-sun = { $name } moves the sun from { $start } to { $end }, { $steps }.
helios-event-phase = Phase 2, persons: { $first } begins.
helios-event-round-begins = Round { $round } begins; { $name } has the dragon.
helios-event-column-short = { $action }: too few tiles are left; revealed: { $tiles }.
helios-event-reshuffled = Discarded action tiles are shuffled into new piles: { $piles }.
helios-event-turned-up = New land on offer: { $tiles }.
helios-event-turned-up-extra = { $tile } (extra)
helios-event-turned-up-bare = { $tile } without a cube
helios-event-game-ended = The last round is over.
helios-gain-mana-field = { $mana }
helios-gain-mana-temple = { $mana }
helios-gain-mana-building = { $mana }
helios-gain-mana-person = { $mana }
helios-gain-cube = { $cube } on { $field }
helios-gain-range = sun range { $range }
helios-gain-vp-lap = { $vp } for a lap
helios-gain-vp-temples = { $vp } for temples

# -- scores --

helios-score-bag = Bag
helios-score-bag-line = Bag: temples lit and laps
helios-score-buildings = Buildings
helios-score-buildings-line = Buildings: { $each }
helios-score-buildings-none = Buildings
helios-score-persons = Active persons
helios-score-persons-line = Active persons: { $each }
helios-score-persons-none = Active persons
helios-score-harbours = Harbours
helios-score-harbours-line = Harbours: { $each }
helios-score-harbours-none = Harbours
helios-score-specials = Special tiles
helios-score-specials-line = Special tiles: { $each }
helios-score-specials-none = Special tiles
helios-tie-break = { $cubes } left on the board
helios-scoring = The bag: temples lit by the sun and laps. At the end: buildings, active persons, 4 VP for each harbour with a tile, special tiles. Mana and cubes left over score only by a person or a special tile; equal players compare the cubes left.

# -- set-up --

helios-variant-first = Starting player
helios-variant-first-random = drawn
helios-variant-first-seat = player { $number }
helios-variant-bags = Bags
helios-variant-bags-closed = closed (rulebook)
helios-variant-bags-open = open for all to see

helios-undo-stops = No further back: since then tiles have been turned up, or somebody else has decided.

helios-signs =
    B spring · N redwood · G granite · V bamboo · K obsidian · W cube of any colour
    s Sanctuary · t Treasury · o Oasis · m Summit · on a tile: digit its own cubes, + a cube of another colour, T temple
    (*) sun · * lit by it · = lap line · ! dead end · - lake · ::: dark edge · h harbour · m mana · r resource
    action tiles R red · U blue · Y yellow · J grey
    city [#] built · [$] can be paid now

# -- help --

helios-help-choose-start-land =
    Your first land lies in the middle of your map and comes with a cube of its colour. Several players may choose the same. Spring and obsidian are too precious for the start.
helios-help-choose-setup-bonus =
    Whoever plays third or fourth gets a second cube on the start land, of any colour.
helios-help-choose-action-tile =
    Take the bottom tile of one of the columns; it must be taken even if you want no action. Its colour decides the row on your board, its column the action. The fourth tile in a row brings a bonus action after the regular one, and the row is emptied. What you take uncovers the next tile for the others.
helios-help-choose-row =
    A grey tile goes into any of your rows. The fourth tile in a row, whatever its colour, brings a bonus action after the regular action.
helios-help-choose-tile =
    Take one of the land tiles on offer, with the cube on it, or a special tile. The slot stays empty until phase 3. Land grows cubes in the sun's light; special tiles score at the end.
helios-help-choose-field =
    A free light field next to your land, not under your sun, and so that your sun isn't cut off from the dark edge. Fields with m bring mana, those with r a cube, those with h are harbours: 4 VP at the end. The shape of your land decides where the sun can go: bays can become shortcuts or dead ends.
helios-help-choose-bonus-colour =
    The field brings a cube of any colour. It lies on the tile just laid, even as a second one.
helios-help-choose-build =
    A temple or a building, one house for each. White cubes (W) may have any colour, and a colour you don't own can be replaced by any two cubes. Buildings bring their sun range, mana and function now, their points at the end. Your n-th temple costs n cubes of any colours and brings n mana.
helios-help-choose-temple-site =
    Any tile of yours without a temple. Whenever the sun stops beside a temple, it scores 1 VP for its own tile and 1 VP for each tile around it. Never again can a cube lie there: those that do are lost unless you pay with them.
helios-help-pay-cube =
    You pay cube by cube, from the tiles of your choice. A colour of the cost that you own must be paid in that colour; each cube of a colour you don't own is replaced by any two. An empty tile can grow a new cube when the sun lights it.
helios-help-place-resource =
    The Market gives up to two cubes, of any colour in the supply, onto tiles of yours that have room: one cube a tile, two on land with the Warehouse, none beside a temple.
helios-help-choose-sun-target =
    The sun goes clockwise around your land, along the coast, 1 step up to its range, and never stops where it was. Where it stops, it lights all tiles around it: empty land grows a cube, temples score. When it has gone round and comes to the yellow fields (=), a lap scores 5 VP, at most once a move. Dead ends are passed by; across the mouth of a bay there can be a shortcut. If there are several ways, the best one is taken for you.
helios-help-choose-bonus-action =
    Any of the three actions, without taking a tile, at once or never. Within it nothing can be waived.
helios-help-persons-turn =
    In your turn you may buy one person for mana, and activate as many of yours as you can pay for with cubes. Only active persons bring anything: sun range and mana at once, points at the end. The turn goes round until everybody has passed; who passes is out for this phase.
helios-help-place-round-bonus =
    Whoever plays third or fourth in this round gets a cube of any colour onto a tile that has room for it.

# -- the table in lines of text --

helios-stage-set-up = set-up
helios-stage-actions = phase 1, action turn { $turn } of { $turns }
helios-stage-persons = phase 2, persons
helios-stage-refill = phase 3, refill and bonus resources
helios-stage-over = the end
helios-text-head = Round { $round } of { $rounds }, { $stage }. Dragon: { $dragon }.
helios-text-columns = Action tiles (the one in brackets can be taken; R red, U blue, Y yellow, J grey):
helios-text-column = { $action }: { $tiles } (pile { $pile })
helios-text-land = Land on offer: { $tiles }
helios-text-extra = extra { $tile }
helios-text-specials = Special tiles:
helios-text-special = { $tile } [{ $letter }] ×{ $left }: { $does }
helios-text-supply = Supply: mana { $mana }, houses { $houses }, cubes { $cubes }
helios-text-persons = Persons (mana to buy; cubes to activate):
helios-text-person = { $person }: { $mana }; { $cost }; { $gives }; { $whose }
helios-text-owner-night = night side, { $name }
helios-text-owner-day = active, { $name }
helios-text-owner-nobody = on offer
helios-text-turn = (to move)
helios-text-seat = { $name }: sun range { $range }, mana { $mana }, cubes { $cubes }, tiles { $tiles }, temples { $temples }, buildings { $buildings }, persons { $day } active and { $night } not, harbours { $harbours }, rows { $rows }, bag { $bag }
helios-text-world = World of { $name }
helios-text-legend = [N1] tile with cubes, T temple, + another colour; (*) sun, ... free, ::: dark edge, ! dead end, - lake; = lap line, h harbour, m mana, r resource
helios-text-tiles = Tiles: { $tiles }
helios-text-free = A tile could be laid on: { $fields }
helios-text-sun = Sun on { $field }, range { $range }. It could go to { $stops }
helios-text-rows = Rows ({ $of } tiles bring a bonus action): { $rows }
helios-text-city = City of { $name } ([#] built, [$] can be paid now)
helios-text-building = { $sign } { $building }: { $cost }; { $gives }
helios-text-temple = { $sign } temple { $number }: { $cost } of any colour; { $mana }
helios-text-own-persons = Persons: { $persons }
helios-text-own-person-day = { $person } active, { $vp } now
helios-text-own-person-night = { $person } not active, { $vp } if it were

# -- looking around --

helios-look-tile = { $tile }
helios-look-temple = A temple: { $vp } each time the sun stops beside it.
helios-look-full = Full: the light brings nothing here ({ $cube }).
helios-look-grows = There is room: the light would bring { $cube }.
helios-look-special-worth = { $does }: { $vp } as things stand.
helios-look-free-sun = { $field }: the sun.
helios-look-free-dark = { $field }: a dark edge field. Only the sun may come here.
helios-look-free-lake = { $field }: a lake, out of the sun's reach.
helios-look-free-dead-end = { $field }: a dead end; the sun doesn't go in.
helios-look-free-light = { $field }: free.
helios-look-stop = The sun could stop here now. { $stop }
helios-look-bonus = Field bonus: { $bonus }.
helios-look-lap = Lap line: the sun completes its laps here.
helios-look-special = Left: { $count }.
helios-look-column = { $action }: { $tiles } (the last one can be taken)
helios-look-column-empty = { $action }: no tile left in this round.
helios-look-row = The { $row } row holds { $count } of { $of }: { $tiles }.
