# Dice Forge: everything said at the table.

dice_forge-title = Dice Forge
dice_forge-line = All players roll, all gain; gold buys better faces for your two dice.

# -- resources and notation --

dice_forge-letter-gold = G
dice_forge-letter-sun = S
dice_forge-letter-moon = M
dice_forge-letter-vp = V
dice_forge-decimal-point = .
dice_forge-resource-gold = gold
dice_forge-resource-sun = sun
dice_forge-resource-moon = moon
dice_forge-resource-vp = glory
dice_forge-amount-gold = { $count ->
    [one] 1 gold
   *[other] { $count } gold
}
dice_forge-amount-sun = { $count ->
    [one] 1 sun shard
   *[other] { $count } sun shards
}
dice_forge-amount-moon = { $count ->
    [one] 1 moon shard
   *[other] { $count } moon shards
}
dice_forge-amount-vp = { $count ->
    [one] 1 glory
   *[other] { $count } glory
}
dice_forge-nobody = -
dice_forge-nothing = nothing by itself
dice_forge-colour-red = red
dice_forge-colour-green = green
dice_forge-colour-yellow = yellow
dice_forge-colour-blue = blue

# -- faces, in six cells at most --

dice_forge-face-signs-triple = ×3
dice_forge-face-signs-mirror = mirror
dice_forge-face-signs-ship = ship
dice_forge-face-signs-shield = ◇{ $number }{ $sign }
dice_forge-face-signs-boar = boar
dice_forge-face-triple-name = times three
dice_forge-face-mirror-name = the mirror
dice_forge-face-ship-name = the celestial ship
dice_forge-face-shield-name = the { $resource } shield
dice_forge-face-boar-name = the { $colour } boar
dice_forge-face-does-sum = You gain { $what }.
dice_forge-face-does-choice = You choose one: { $what }.
dice_forge-face-chooses = You choose one of them.
dice_forge-face-does-triple = The other die counts three times; nothing if it is rolled alone or beside another ×3.
dice_forge-face-does-mirror = Counts as a face that is up on an opponent's die, of your choice.
dice_forge-face-does-ship = You may buy a face of the sanctuary for 2 gold less and forge it at once; 6 less beside a ×3.
dice_forge-face-does-shield = { $vp } if the other die gives { $resource }; otherwise { $amount }.
dice_forge-face-does-boar = You choose 1 sun shard or 1 moon shard; then the owner of the card of { $what } takes 1 sun shard, 1 moon shard or 3 glory.
dice_forge-die-1 = light die
    .short = light
dice_forge-die-2 = dark die
    .short = dark
dice_forge-die-of = { $name }, { $die }
dice_forge-face-of = { $face } of { $name }

# -- feats --

dice_forge-card-hammer = The Blacksmith's Hammer
    .short = Hammer
    .brief = gold may go on the hammer: 10, then 15 glory
    .does = From now on any gold you gain may go on the hammer instead of into the store: 10 glory after 15 gold, 15 more after the next 15.
    .few = gold on it: 10{ $vp } and 15{ $vp }
    .tiny = 15{ $gold } { $to } 10{ $vp }
dice_forge-card-chest = The Blacksmith's Chest
    .short = Chest
    .brief = room for 4 gold, 3 sun, 3 moon more
    .does = Your store takes 4 more gold, 3 more sun shards and 3 more moon shards.
    .few = room for 4{ $gold } 3{ $sun } 3{ $moon }
    .tiny = more room
dice_forge-card-hind = The Silver Hind
    .short = Hind
    .brief = every turn: roll one of your dice
    .does = Once in each of your turns: roll one of your dice and take what it shows.
    .few = every turn: roll a die
    .tiny = { $turn } one die
dice_forge-card-bear = Great Bear
    .short = Bear
    .brief = 3 glory when you oust or are ousted
    .does = 3 glory whenever you oust a hero or are ousted.
    .few = 3{ $vp } for every ousting
    .tiny = oust: +3{ $vp }
dice_forge-card-satyrs = Satyrs
    .short = Satyrs
    .brief = opponents roll, you apply 2 of their dice
    .does = All opponents roll both dice, without effect for them; you apply two of these dice as if they were yours.
    .few = they roll, you take 2
    .tiny = their dice
dice_forge-card-boar = Tenacious Boar
    .short = Boar
    .brief = an opponent bears a boar; you profit
    .does = An opponent of your choice must forge the boar. Whenever a player applies that face, you take 1 sun shard, 1 moon shard or 3 glory.
    .few = one bears it, you gain
    .tiny = burdens one
dice_forge-card-ferryman = Ferryman
    .short = Ferryman
    .brief = nothing but glory
    .does = It has no effect but its glory.
    .few = nothing but glory
    .tiny = only glory
dice_forge-card-cerberus = Cerberus
    .short = Cerberus
    .brief = token: apply a roll twice
    .does = You get a token: once, after a roll of yours, apply the same roll a second time.
    .few = token: one roll twice
    .tiny = roll again
dice_forge-card-helmet = Helmet of Invisibility
    .short = Helmet
    .brief = forge a ×3
    .does = You forge a ×3: it makes your other die count three times.
    .few = forge a { $times }3, times three
    .tiny = forge a { $times }3
dice_forge-card-cancer = Cancer
    .short = Cancer
    .brief = roll both dice, twice
    .does = You roll both dice and take what they show, twice in a row.
    .few = roll both dice, twice
    .tiny = two rolls
dice_forge-card-sentinel = Sentinel
    .short = Sentinel
    .brief = roll both dice, twice; shards may be 2 glory
    .does = You roll both dice and take what they show, twice in a row; of the sun and moon shards you may take 2 glory each instead.
    .few = two rolls, { $sun }{ $moon } { $to } 2{ $vp }
    .tiny = { $sun }{ $moon } { $to } 2{ $vp }
dice_forge-card-elder = The Elder
    .short = Elder
    .brief = every turn: 3 gold for 4 glory
    .does = Once in each of your turns: pay 3 gold for 4 glory.
    .few = every turn: 3{ $gold } for 4{ $vp }
    .tiny = { $turn } 3{ $gold } { $to } 4{ $vp }
dice_forge-card-spirits = Wild Spirits
    .short = Spirits
    .brief = 3 gold and 3 moon shards
    .does = You gain 3 gold and 3 moon shards.
    .few = gain 3{ $gold } and 3{ $moon }
    .tiny = +3{ $gold } +3{ $moon }
dice_forge-card-owl = The Guardian's Owl
    .short = Owl
    .brief = every turn: 1 gold, sun or moon
    .does = Once in each of your turns: gain 1 gold, 1 sun shard or 1 moon shard.
    .few = every turn: { $gold }, { $sun } or { $moon }
    .tiny = { $turn } { $gold }, { $sun } or { $moon }
dice_forge-card-ship = Celestial Ship
    .short = Ship
    .brief = forge a celestial ship
    .does = You forge a celestial ship: it lets you buy a face for 2 gold less.
    .few = forge a ship
    .tiny = a ship
dice_forge-card-minotaur = Minotaur
    .short = Minotaur
    .brief = opponents roll and lose it
    .does = All opponents roll both dice and lose what they show.
    .few = the others lose a roll
    .tiny = others lose
dice_forge-card-shield = The Guardian's Shield
    .short = Shield
    .brief = forge a shield of your choice
    .does = You choose one of the shields left and forge it.
    .few = forge a shield
    .tiny = a shield
dice_forge-card-gorgon = Gorgon
    .short = Gorgon
    .brief = nothing but glory
    .does = It has no effect but its glory.
    .few = nothing but glory
    .tiny = only glory
dice_forge-card-triton = Triton
    .short = Triton
    .brief = token: 6 gold, 2 sun or 2 moon
    .does = You get a token: once, during one of your turns, gain 6 gold, 2 sun shards or 2 moon shards.
    .few = token: 6{ $gold }, 2{ $sun } or 2{ $moon }
    .tiny = 6{ $gold } 2{ $sun } 2{ $moon }
dice_forge-card-mirror = Mirror of the Abyss
    .short = Mirror
    .brief = forge a mirror
    .does = You forge a mirror: it counts as a face that is up on an opponent's die.
    .few = forge a mirror
    .tiny = copy a face
dice_forge-card-sphinx = Sphinx
    .short = Sphinx
    .brief = roll one die 4 times
    .does = You choose one of your dice, roll it four times and take what it shows each time.
    .few = roll a die four times
    .tiny = a die 4 { $times }
dice_forge-card-cyclops = Cyclops
    .short = Cyclops
    .brief = roll one die 4 times; gold may be glory
    .does = You choose one of your dice and roll it four times; of the gold you may take as much glory instead.
    .few = a die 4 times, { $gold } { $to } { $vp }
    .tiny = 4 { $times }, { $gold } { $to } { $vp }
dice_forge-card-hydra = Hydra
    .short = Hydra
    .brief = nothing but glory
    .does = It has no effect but its glory.
    .few = nothing but glory
    .tiny = only glory
dice_forge-card-typhon = Typhon
    .short = Typhon
    .brief = 1 glory for each face you have forged
    .does = You gain 1 glory for each face you have forged so far.
    .few = 1{ $vp } per face forged
    .tiny = { $vp } per face

dice_forge-card-line = { $card } ({ $cost }, { $vp })

# -- who rolled what, and why --

dice_forge-lead-blessing = { $name }, you rolled { $faces }
dice_forge-lead-ousted = { $name }, you were ousted and rolled { $faces }
dice_forge-lead-hind = { $name }, with your Hind you rolled { $faces }
dice_forge-lead-cancer = { $name }, with Cancer you rolled { $faces }
dice_forge-lead-sentinel = { $name }, with the Sentinel you rolled { $faces }
dice_forge-lead-sphinx = { $name }, with the Sphinx you rolled { $faces }
dice_forge-lead-cyclops = { $name }, with the Cyclops you rolled { $faces }
dice_forge-lead-satyrs = { $name }, with the Satyrs you apply { $faces }
dice_forge-lead-minotaur = { $name }, the Minotaur takes what you rolled, { $faces }

# -- questions --

dice_forge-ask-mirror-choose = { $lead }: which face does the mirror copy?
dice_forge-ask-resolve-order = { $lead }: which of the two dice first?
dice_forge-ask-face-choose-take = { $lead }: what do you take{ $times ->
    [3] , three times
   *[other] {""}
}?
dice_forge-ask-face-choose-lose = { $lead }: what do you lose?
dice_forge-ask-hammer-allocate = { $name }, you gain { $gold } gold: how much of it goes on the hammer?
dice_forge-ask-boar-bonus-other = { $roller } applies your { $colour } boar. { $name }, take a bonus.
dice_forge-ask-boar-bonus-own = { $name }, you apply your own { $colour } boar: take a bonus.
dice_forge-ask-ship-forge = { $lead }: buy a face for { $discount } gold less?
dice_forge-ask-forge-slot-face = { $name }, which face do you replace with { $title }?
dice_forge-ask-forge-slot-ousted = { $name }, you were ousted, and your ship brings { $title }: which face do you replace?
dice_forge-ask-forge-slot-boar = { $giver } gives you the { $colour } boar. { $name }, which face does it replace, for good?
dice_forge-ask-use-cerberus = { $lead }: use a token to apply it twice?
dice_forge-ask-reinforcement = { $name }, use your reinforcements, in any order.
dice_forge-ask-action-both = { $name }, forge faces for gold, perform one feat for shards, or pass.
dice_forge-ask-action-buy = { $name }, forge faces for gold, or pass.
dice_forge-ask-action-feat = { $name }, perform a feat for shards, or pass.
dice_forge-ask-action-token = { $name }, use a Triton token, or pass.
dice_forge-ask-action-both-extra = { $name }, your extra action: forge faces or perform a feat.
dice_forge-ask-action-buy-extra = { $name }, your extra action: forge faces.
dice_forge-ask-action-feat-extra = { $name }, your extra action: perform a feat.
dice_forge-ask-action-token-extra = { $name }, your extra action: a Triton token has to pay for it.
dice_forge-ask-forge-more = { $name }, buy another, different face, or stop here.
dice_forge-ask-extra-action-pay = { $name }, take an extra action for { $count } sun shards, or end your turn?
dice_forge-ask-extra-action-token = { $name }, use a Triton token before your turn ends?
dice_forge-ask-shield-choose = { $name }, which shield do you forge?
dice_forge-ask-boar-bearer = { $name }, who must forge the { $colour } boar?
dice_forge-ask-satyrs-pick-first = { $name }, which of your opponents' dice do you apply? Pick two, the first now.
dice_forge-ask-satyrs-pick-second = { $name }, which of your opponents' dice do you apply second?
dice_forge-ask-sphinx-die = { $name }, which die do you roll four times ({ $feat })?

# -- options --

dice_forge-option-roll = let all players roll
dice_forge-option-buy = { $title } for { $cost } (×{ $left })
dice_forge-option-feat-alone = { $card } for { $cost } · { $printed } glory · { $brief }
dice_forge-option-feat-ousts = { $card } for { $cost } · { $printed } glory · { $brief } · ousts { $rival }
dice_forge-option-triton = Triton token: { $what }
dice_forge-option-over = over { $lies } ({ $die })
dice_forge-option-slot = { $die }: { $lies }
dice_forge-option-face = { $die }: { $title }
dice_forge-option-hammer-none = nothing on it
dice_forge-option-lose = lose { $what }
dice_forge-option-die-of = { $title } · { $name }, { $die }
dice_forge-option-owl = Owl: { $what }
dice_forge-option-hind = Hind: roll the { $die }
dice_forge-option-elder = Elder: { $asks } gold for { $what }
dice_forge-option-pass = pass: your turn ends
dice_forge-option-pay = extra action for { $costs } sun shards
dice_forge-option-end = end your turn
dice_forge-option-decline = buy nothing
dice_forge-option-done-reinforcement = go on to your action
dice_forge-option-done-forge-more = no more faces
dice_forge-option-other-first = the other die first
dice_forge-option-ship-first = the ship first
dice_forge-option-keep = keep { $what }
dice_forge-option-convert = take { $what } instead
dice_forge-option-yes = yes: apply it again
dice_forge-option-no = no: keep the token

# -- what an option would do --

dice_forge-warn-lost = Your store can't take it all: { $over } would be lost.
dice_forge-warn-better = The face there, { $lies }, is worth more than { $title }.
dice_forge-detail-last-face = It is the last one.
dice_forge-detail-triple = Beside your times three it brings { $thrice }; your store takes { $limit }.
dice_forge-detail-also = With the { $rest } left, you can also forge { $also }.
dice_forge-detail-face-odds = On average, its die shows it in one roll out of six.
dice_forge-detail-one-in-six = Then one roll in six shows { $title } instead of { $lies }, on average.
dice_forge-detail-no-change = no change
dice_forge-detail-die-now = { $die } now: { $faces }.
dice_forge-detail-sides = Its faces: { $sides }.
dice_forge-detail-average = · on average { $average }
dice_forge-detail-times-three = Beside your ×3 it counts three times.
dice_forge-detail-locked = It is locked: it stays on this die to the end.
dice_forge-detail-stay = Your hero stands there already: no one is ousted.
dice_forge-detail-oust = { $rival } is ousted and rolls both dice at once.
dice_forge-detail-oust-bear = { $rival } is ousted and rolls both dice at once. Your Bear brings you { $bears } glory.
dice_forge-detail-hammer-more = Then { $steps } steps are free on your hammer.
dice_forge-detail-boar = It is the { $colour } boar.
dice_forge-detail-typhon = Now that would be { $typhon }.
dice_forge-in-rolls = { $rolls ->
    [one] in every roll
   *[other] in { $hits } of { $rolls } rolls
}
dice_forge-times = { $count } times
dice_forge-detail-rolls = On average, { $count } rolls bring { $average }.
dice_forge-detail-rolls-die = { $count ->
    [one] On average, a roll of the { $die } brings { $average }.
   *[other] On average, { $count } rolls of the { $die } bring { $average }.
}
dice_forge-detail-hold = You would have { $held }.
dice_forge-detail-hold-limit = You would have { $held } of at most { $limit }.
dice_forge-detail-or-hammer = Or put it on the hammer: { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} free.
dice_forge-detail-hammer = Hammer: step { $before } → { $step } of { $last }.
dice_forge-detail-hammer-stays = Hammer: it stays on step { $step } of { $last }.
dice_forge-detail-hammer-glory = That brings { $brings } glory at once.
dice_forge-detail-hammer-next = { $coming ->
    [one] 1 more step brings { $mark } glory.
   *[other] { $coming } more steps bring { $mark } glory.
}
dice_forge-detail-bearer = { $name } chooses which face it replaces.
dice_forge-detail-elder = You would have { $gold } gold and { $held }.
dice_forge-detail-yes = { $faces } is applied again, with new choices; the token is gone.
dice_forge-detail-no = { $count ->
    [one] You keep your token.
   *[other] You keep { $count } tokens.
}
dice_forge-detail-pay = You keep { $stays }. Then forge or perform a feat, even one you have just performed.
dice_forge-detail-pass = No action, and no second one for sun shards: your turn is over.
dice_forge-detail-end = The next player's turn begins: all players roll.
dice_forge-detail-decline = You keep your gold; the ship stays on your die.
dice_forge-detail-done-reinforcement = What you haven't used is lost for this turn, and comes back in the next.
dice_forge-detail-done-forge-more = You keep { $gold }.
dice_forge-detail-other-first = The other die acts first; gold above your limit is lost. Then you may buy with the ship.
dice_forge-detail-ship-first = You may buy with the ship first, which makes room; the face it brings is up, and a mirror may copy it.

dice_forge-confirm-pass = You could still act. Pass anyway?
dice_forge-confirm-done = Not used yet, and free: { $unused }. Go on anyway?
dice_forge-confirm-lost = { $wasted } would be lost: your store has no room for it. Use the token anyway?
dice_forge-confirm-same = The face there is { $lies } already: nothing would change. Replace it anyway?
dice_forge-confirm-better = The face there, { $lies }, is worth more than { $title }. Replace it anyway?
dice_forge-confirm-fresh = You forged { $lies } there, and it has never come up since. Replace it anyway?
dice_forge-confirm-full = Your store for { $full } is full: you would get nothing. Take it anyway?

# -- why not --

# § d.6, R19
dice_forge-reason-face-taken-already = You have bought one like it in this action: all faces must differ.
# § d.6, R30
dice_forge-reason-face-out-of-stock = None is left.
# § d.6
dice_forge-reason-face-too-dear = It costs { $cost } gold; you have { $gold }.
# § d.7, R30
dice_forge-reason-stack-empty = No card is left.
# § d.7
dice_forge-reason-feat-too-dear = It costs { $cost }; you lack { $missing }.
# § d.4
dice_forge-reason-elder-needs-gold = The Elder asks for { $cost } gold; you have { $gold }.
# § d.9
dice_forge-reason-extra-needs-sun = It costs { $cost } sun shards; you have { $sun }.
# § d.9, R31
dice_forge-reason-extra-without-action = After paying for it, there would be nothing you could do.
# § d.6, R29
dice_forge-reason-face-locked = A boar is locked: it stays on the die.
dice_forge-token-triton = Triton token
    .short = Triton
dice_forge-token-cerberus = Cerberus token
    .short = Cerberus
dice_forge-element-card = { $feat } of { $name }
dice_forge-element-store = { $resource } of { $name }
dice_forge-element-token = { $token } of { $name }
# § g
dice_forge-reason-game-over = The game is over.
# § d.0
dice_forge-reason-not-your-turn = It is { $name }'s turn.
# § d.0
dice_forge-reason-action-later = This belongs to an action; another decision comes first.
# § c.5
dice_forge-reason-only-by-feats = Only feats bring the faces of the garden.
# § d.0
dice_forge-reason-others-die = This is { $name }'s die.
# § d.0
dice_forge-reason-die-not-asked = The current decision isn't about this die or face.
# § d.8
dice_forge-reason-no-token = There is no { $token }.
# § d.8, R21
dice_forge-reason-token-later = The { $token } can't be used now.
# § d.3
dice_forge-reason-hammer-later = Gold goes on the hammer when it is gained.
# § d.3, R16
dice_forge-reason-no-steps = There is no hammer with free steps.
# § d.4
dice_forge-reason-others-card = This card belongs to another player.
# § d.4
dice_forge-reason-card-by-itself = { $card } isn't a reinforcement: there is nothing to choose.
# § d.4
dice_forge-reason-card-later = { $card } is for the beginning of your turn, before the action.
# § d.4, R25
dice_forge-reason-card-used = { $card } has been used in this turn.

# -- what happened --

dice_forge-event-rolled-blessing = { $name } rolls { $faces }.
dice_forge-event-rolled-ousted = { $name } is ousted and rolls { $faces }.
dice_forge-event-rolled-hind = With the Hind { $name } rolls { $faces }.
dice_forge-event-rolled-cancer = With Cancer { $name } rolls { $faces }.
dice_forge-event-rolled-sentinel = With the Sentinel { $name } rolls { $faces }.
dice_forge-event-rolled-sphinx = With the Sphinx { $name } rolls { $faces }.
dice_forge-event-rolled-cyclops = With the Cyclops { $name } rolls { $faces }.
dice_forge-event-rolled-satyrs = For the Satyrs { $name } rolls { $faces }.
dice_forge-event-rolled-minotaur = Before the Minotaur { $name } rolls { $faces }.
dice_forge-event-gained = { $name } gains { $what }.
dice_forge-event-gained-nothing = { $name } has no room for { $spilt }.
dice_forge-event-lost = { $name } loses { $taken }.
dice_forge-event-with = { $head }: { $what }.
dice_forge-event-spilt = store full: { $lost } lost
dice_forge-event-spilt-all = { $lost } lost, as the store is full
dice_forge-event-taken = { $what } lost
dice_forge-event-paid-gold = { $name } pays { $what }.
dice_forge-event-paid-extra = { $name } pays { $what } for an extra action.
dice_forge-event-bought = { $name } buys { $face } for { $gold } gold.
dice_forge-event-converted = { $name } takes { $vp } instead of { $what }.
dice_forge-event-hammered = { $name } puts { $gold } gold on the hammer, step { $step }.
dice_forge-event-hammer-phase = The hammer brings { $name } { $vp }.
dice_forge-event-by-itself-hammer = { $name }'s gold is shared between hammer and store without a question.
dice_forge-event-by-itself-roll = { $name } rolls at once.
dice_forge-event-by-itself-cerberus = By a standing answer, { $name } keeps the Cerberus token.
dice_forge-event-glory-bear = The Bear brings { $name } { $vp }.
dice_forge-event-glory-typhon = Typhon brings { $name } { $vp }.
dice_forge-event-glory-elder = The Elder gives { $name } { $vp } for 3 gold.
dice_forge-event-used-triton = { $name } spends a Triton token.
dice_forge-event-used-cerberus = { $name } spends a Cerberus token to apply the roll again.
dice_forge-event-mirrored = { $name }'s mirror counts as { $face }.
dice_forge-event-mirror-blank = { $name }'s mirror finds nothing to copy.
dice_forge-event-boar-bonus = { $name } takes a bonus for the { $colour } boar.
dice_forge-event-satyrs-picked = { $name } applies { $faces }.
dice_forge-event-boar-given = { $name } has to forge the { $colour } boar.
dice_forge-event-forged = { $name } forges { $face } over { $old } ({ $die }).
dice_forge-event-moved = { $name }'s hero sets out.
dice_forge-event-ousted = { $name } is ousted by { $by }.
dice_forge-event-took-card-here = { $name } performs a feat: { $line }.
dice_forge-event-took-card-there = { $name } moves the hero and performs a feat: { $line }.
dice_forge-event-reinforced = { $name } uses a reinforcement, the { $card }.
dice_forge-event-no-action = { $name } can do nothing with the extra action.
dice_forge-event-passed = { $name } passes.
dice_forge-event-game-ended = The last turn is over.

# -- scores --

dice_forge-score-inventory = Glory gained
dice_forge-score-inventory-line = Glory gained in play, from dice, cards and the hammer
dice_forge-score-cards = Glory on cards
dice_forge-score-cards-line = Glory on cards: { $cards }
dice_forge-score-card = { $card } { $vp }
dice_forge-tie-break = Tied players share the place.

# -- set-up --

dice_forge-variant-first = First player
dice_forge-variant-first-random = drawn
dice_forge-variant-first-seat = player { $number }
dice_forge-variant-cards-hint = Nine places have two cards to choose from: those of the first game, the others, or either by lot.
dice_forge-variant-hint = Which of two cards lies at this place. As above: what “Cards” says.
dice_forge-variant-cards = Cards
dice_forge-variant-cards-intro = first game
dice_forge-variant-cards-alternative = the others
dice_forge-variant-cards-random = mixed
dice_forge-variant-moon3 = Card, 2 moon
dice_forge-variant-moon3-any = as above
dice_forge-variant-moon3-intro = Silver Hind
dice_forge-variant-moon3-alternative = Great Bear
dice_forge-variant-moon4 = Card, 3 moon
dice_forge-variant-moon4-any = as above
dice_forge-variant-moon4-intro = Satyrs
dice_forge-variant-moon4-alternative = Tenacious Boar
dice_forge-variant-moon5 = Card, 4 moon
dice_forge-variant-moon5-any = as above
dice_forge-variant-moon5-intro = Ferryman
dice_forge-variant-moon5-alternative = Cerberus
dice_forge-variant-moon7 = Card, 6 moon
dice_forge-variant-moon7-any = as above
dice_forge-variant-moon7-intro = Cancer
dice_forge-variant-moon7-alternative = Sentinel
dice_forge-variant-both = Card, 5 of each
dice_forge-variant-both-any = as above
dice_forge-variant-both-intro = Hydra
dice_forge-variant-both-alternative = Typhon
dice_forge-variant-sun7 = Card, 6 sun
dice_forge-variant-sun7-any = as above
dice_forge-variant-sun7-intro = Sphinx
dice_forge-variant-sun7-alternative = Cyclops
dice_forge-variant-sun5 = Card, 4 sun
dice_forge-variant-sun5-any = as above
dice_forge-variant-sun5-intro = Gorgon
dice_forge-variant-sun5-alternative = Triton
dice_forge-variant-sun4 = Card, 3 sun
dice_forge-variant-sun4-any = as above
dice_forge-variant-sun4-intro = Minotaur
dice_forge-variant-sun4-alternative = Guardian's Shield
dice_forge-variant-sun3 = Card, 2 sun
dice_forge-variant-sun3-any = as above
dice_forge-variant-sun3-intro = Guardian's Owl
dice_forge-variant-sun3-alternative = Celestial Ship

dice_forge-signs =
    { $gold } gold · { $sun } sun shards · { $moon } moon shards · { $vp } glory
    { $turn } every turn · × copies left, or equal faces · { $barred } can't be chosen now
    / one of these, of your choice · ×3 counts the other die three times
    ◇ a shield: glory if the other die gives what it shows

# -- help --

# § d.1, R5, R6
dice_forge-help-roll =
    At the beginning of a turn all players roll both dice and take what they show. There is nothing to choose; with two players it happens twice. F8 lets your turns begin without this question.
# § d.3, R8
dice_forge-help-mirror-choose =
    A mirror counts as a face that is up on an opponent's die; choose which. All opponents' dice count, whether they were just rolled or not. If an opponent shows a mirror, your own faces can be copied too. A mirror never copies a mirror.
# § d.3, R9
dice_forge-help-resolve-order =
    Both orders are allowed. Beside gold: with the ship first you pay for a face before the other die brings gold, so that less of it is lost; with the other die first you have more gold to spend. Beside a mirror: with the ship first, the mirror can copy the face that the ship brings; with the mirror first, a times three that it copies makes the ship's face 6 gold cheaper.
# § d.3, R10, R20
dice_forge-help-face-choose =
    Take one of the things the face shows. Beside a ×3 you choose once and get it three times. Before the Minotaur you choose what you lose: it may be something you have none of.
# § d.3, R16, R22
dice_forge-help-hammer-allocate =
    Any gold you gain may go on the hammer instead of into your store, as much of it as you like. 15 steps bring 10 glory, the next 15 steps 15 glory. Gold that neither goes on the hammer nor fits into the store is lost.
# § d.3, R15
dice_forge-help-sentinel-convert =
    With the Sentinel you may take 2 glory for each sun or moon shard a face brings: all shards of a kind on a face, or none.
# § d.3, R15
dice_forge-help-cyclops-convert =
    With the Cyclops you may take 1 glory for each gold a face brings: all of it, or none.
# § d.3, R11, R36
dice_forge-help-boar-bonus =
    Whenever a player applies the boar face of your card, you take 1 sun shard, 1 moon shard or 3 glory; three times beside a ×3.
# § d.3, c.5, R14
dice_forge-help-ship-forge =
    The ship lets you buy one face of the sanctuary for 2 gold less, 6 less beside a ×3, and forge it at once. Or buy nothing. Only feats bring the faces of the garden.
# § d.6, R29
dice_forge-help-forge-slot =
    The new face takes the place of an old one on either of your dice, which is out of the game for good. It is up now, but its effect doesn't happen yet. A boar is locked and can't be replaced.
# § d.3, R17
dice_forge-help-use-cerberus =
    A Cerberus token applies the roll you have just had once more, with all its choices. Each token works once, and only one may be used for each roll.
# § d.4, R25
dice_forge-help-reinforcement =
    Each reinforcement card may be used once in each of your turns, in any order: Hind, roll one of your dice; Owl, gain 1 gold, sun or moon shard; Elder, 3 gold for 4 glory. Cards you get in this turn wait until the next.
# § d.5, d.6, d.7, R18
dice_forge-help-action =
    One action: either buy faces with gold, all different, and forge them; or perform one feat with sun and moon shards. For a feat your hero goes to its portal; a player whose hero stands there is ousted and rolls both dice at once. Passing ends your turn.
# § d.6, R19
dice_forge-help-forge-more =
    You may buy as many faces in one action as your gold allows, but all of them must differ. Each is forged at once.
# § d.9, R43
dice_forge-help-extra-action =
    Once in a turn you may pay 2 sun shards for an extra action, of either kind. After that a Triton token may still be used.
# § c.5, d.3, R12
dice_forge-help-shield-choose =
    A shield brings 5 glory if your other die gives what it shows, otherwise some of that itself. There is one of each.
# § d.7, R29, R36
dice_forge-help-boar-bearer =
    An opponent of your choice forges the boar and chooses which face it replaces. It stays on that die to the end. You profit whenever it is applied.
# § d.7, R8
dice_forge-help-satyrs-pick =
    Your opponents have rolled; nothing happens to them. You apply two of their dice as if you had rolled them. A mirror among them sees all players' dice.
# § d.7
dice_forge-help-sphinx-die =
    The die you choose is rolled four times in a row, and each time you take what it shows.

# -- the table in lines of text --

dice_forge-part-islands = islands
dice_forge-part-forge = sanctuary
dice_forge-part-hero = hero
dice_forge-text-head = Round { $round } of { $rounds }, turn { $turn } of { $turns }: { $name }. First player: { $first }.
dice_forge-text-rolls = Rolled in this turn: { $rolls }.
dice_forge-text-roll = { $name } { $faces }
dice_forge-text-islands = Islands (+ you can pay now, cost, glory, cards left):
dice_forge-text-portal = portal { $portal } { $who }
dice_forge-text-hero-here = ({ $name } stands here)
dice_forge-text-place = { $mark } { $card }: cost { $cost }, { $vp }, { $left } left; { $brief }
dice_forge-text-sanctuary = Sanctuary (+ you can pay now):
dice_forge-text-pool = { $mark } { $cost } gold: { $faces }
dice_forge-text-garden = Garden (only by feats): { $faces }
dice_forge-text-turn = (to move)
dice_forge-text-hero = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards } of them on cards, hero { $where } { $turn }
dice_forge-text-die = { $die }, { $up } up: { $faces }; on average { $average }
dice_forge-text-cards = cards { $cards }; used in this turn { $used }
dice_forge-text-tokens = hammer { $hammer }, Triton tokens { $triton }, Cerberus tokens { $cerberus }, faces forged { $forged }

# -- beside and on the boards --

dice_forge-islands = Islands
dice_forge-sanctuary = Sanctuary
dice_forge-brought-nothing = nothing
dice_forge-at-home = at home

# -- averages --

dice_forge-averages = What dice yield on average
dice_forge-averages-intro = What a roll brings on average; beside it, how often faces come up that leave a choice or depend on others.
dice_forge-averages-together = both dice
dice_forge-averages-hint = Both dice: times three and shields counted for what they do beside the other die; a choice or boar beside a ×3 counts three times.

# -- looking around --

dice_forge-look-pool = { $face }, { $count } left
dice_forge-look-cost = { $each } each: { $faces }
dice_forge-look-free = Only feats bring it: { $faces }
dice_forge-look-die = { $name }, { $die }: { $sides }
dice_forge-look-up = { $title } is up.
dice_forge-look-store = { $name } has { $held }.
dice_forge-look-limit = { $name } has { $held } of at most { $limit }.
dice_forge-look-cards = { $name }: { $cards }
dice_forge-look-card = { $feat }: { $does }
dice_forge-look-face = { $title }: { $does }
dice_forge-look-seat = { $name }, { $where }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, faces forged { $forged }.
dice_forge-look-hammer = { $name }'s hammer: step { $step } of { $last }.
dice_forge-look-hammer-none = { $name } has no hammer.
dice_forge-look-portal = A portal of the islands: the hero of a player who takes { $cards } moves here.
dice_forge-look-portal-taken = { $name } stands here, and would be ousted by another hero: that gives { $name } a roll of both dice.
dice_forge-look-portal-free = Nobody stands here, so nobody would be ousted.
dice_forge-look-rolled = What { $name }'s last roll brought; what a full store couldn't hold is lost.
dice_forge-look-average = A roll of both of { $name }'s dice brings on average: { $brings }.
dice_forge-element-die = { $name }, { $die }
dice_forge-element-portal = portal { $cards }
dice_forge-about-islands = The islands: feats to buy for sun (☀) and moon shards (☾). A card brings its glory (★) at the end and its effect; ↻ means in each of your turns, × how many are left.
dice_forge-about-sanctuary = The sanctuary: faces to buy for gold, with price and how many are left. In one action you may buy several, each kind once.
dice_forge-about-heroes = The heroes: stores with their limits, both dice with all faces, what the last roll brought, cards.
dice_forge-about-bench = Both dice laid open: each face, and how forging it there would change an average roll.
dice_forge-about-trays = The throw that is being shown: the faces that came up, and what each brings.
dice_forge-about-stores = Your stores: gold, sun and moon shards, each with its limit. What a full store can't hold is lost.
dice_forge-about-round = In each round every player has a turn, and all players roll at the beginning of each turn.
dice_forge-standing-hammer = Gold and hammer
dice_forge-standing-hammer-finish = all until it is finished
dice_forge-standing-hammer-all = all on every hammer
dice_forge-standing-hammer-each = ask me even if the store is full
dice_forge-standing-hammer-nothing = nothing on it
dice_forge-standing-hammer-tip = How much of the gold you gain goes on your hammer, while it has free steps. What a full store would lose goes on it without a question.
dice_forge-standing-hammer-enough = just enough
dice_forge-standing-roll = Rolling the dice
dice_forge-standing-roll-at-once = at once, without Enter
dice_forge-standing-roll-tip = Whether your turns begin with the roll at once, without waiting for a key.
dice_forge-standing-cerberus = Cerberus token
dice_forge-standing-cerberus-never = never use it
dice_forge-standing-cerberus-tip = Whether a Cerberus token is used for a roll of yours. Switch back to being asked before the game ends.
dice_forge-look-token-triton = { $count ->
    [one] { $name } has { $count } Triton token: 6 gold, 2 sun or 2 moon shards, in their own turn.
   *[other] { $name } has { $count } Triton tokens: 6 gold, 2 sun or 2 moon shards, in their own turn.
}
dice_forge-look-token-cerberus = { $count ->
    [one] { $name } has { $count } Cerberus token: one of their own rolls counts twice.
   *[other] { $name } has { $count } Cerberus tokens: one of their own rolls counts twice.
}
dice_forge-look-place = { $left } of { $all } cards left.

# -- help, and the limit of undo --

# § g
dice_forge-scoring = The most glory wins: what your dice, the hammer and effects have brought so far, and what is printed on the cards of your feats. Gold, shards and tokens that are left over count for nothing.
dice_forge-undo-stops = You can't go back further: dice have been rolled since, or another player has decided.

# -- on the boards, in lists and in trays --

dice_forge-face-told-choice = { $number } gold, sun or moon
dice_forge-face-c1-title = 1 of your choice
dice_forge-face-c2-title = 2 of one kind, your choice
dice_forge-face-g1s1m1v1-title = 1 of each
dice_forge-change-choice = choice
dice_forge-at = at { $cards }
dice_forge-step-roll = all roll
dice_forge-step-cards = cards
dice_forge-step-action = action
dice_forge-step-extra = extra action
dice_forge-step-of = step { $number } of { $count }: { $step }
dice_forge-ask-roll-first = { $name }'s turn begins: let all players roll.
dice_forge-ask-roll-second = { $name }, all players roll once more.
dice_forge-ask-convert = { $lead }: keep { $what } or take { $vp }?
dice_forge-section-forge = Forge
dice_forge-section-feats = Feats
dice_forge-head-cost = cost
dice_forge-head-more = per roll
dice_forge-head-less = less
dice_forge-head-glory = glory
dice_forge-head-step = hammer
dice_forge-head-kept = you have
dice_forge-head-lost = lost
dice_forge-head-then = then
dice_forge-head-me = for me
dice_forge-me-then = then { $what }
dice_forge-me-gone = no longer { $what }
dice_forge-me-face = { $face } face
dice_forge-me-and-more = { $card } +{ $count }
dice_forge-said-face = the face “{ $face }”
dice_forge-said-then = Then you can pay for { $what }.
dice_forge-said-gone = Then you can no longer pay for { $what }.
dice_forge-said-no-extra = It leaves too few sun shards for an extra action.
dice_forge-head-whose = whose
dice_forge-head-average = on average
dice_forge-column-cost = what it costs.
dice_forge-column-more = what a roll of both dice brings more on average.
dice_forge-column-less = what it brings less.
dice_forge-column-then = what your store holds afterwards.
dice_forge-column-lost = what is lost because the store is full.
dice_forge-column-me = what it means for you, such as a card or face that comes within reach.
dice_forge-column-step = the step that the hammer reaches.
dice_forge-column-kept = what you have afterwards.
dice_forge-column-glory = the glory that it brings: the hammer's steps, or the card at the end.
dice_forge-column-whose = on whose die the face lies.
dice_forge-column-average = what that die brings on average in all rolls.
dice_forge-option-oust = { $card } ▸{ $initial }
dice_forge-option-slot-new = { $title } on the { $die }
dice_forge-option-hammer-all = { $gold ->
    [one] the gold on the hammer
   *[other] all { $gold } on the hammer
}
dice_forge-option-hammer-some = { $gold } on the hammer
dice_forge-option-hammer-alone = { $option }, { $held } then, { $brings } glory
dice_forge-fact-pay = pay
dice_forge-fact-keep = keep
dice_forge-fact-over = { $die } { $old }
dice_forge-fact-over-words = { $die }, over { $old }
dice_forge-fact-goes = replaces
dice_forge-fact-a-roll = per roll
dice_forge-left = ×{ $count } left
dice_forge-of-limit = of { $limit }
dice_forge-cell-lost = { $spilt } lost
dice_forge-cell-step = { $step }/{ $last }
dice_forge-lost = { $what } lost
dice_forge-warn-same = The face there is { $lies } already: nothing would change.
dice_forge-warn-fresh = You forged { $lies } there, and it has never come up since.
dice_forge-detail-roll = All players roll both dice and take what they show.
dice_forge-islands-aside = shards buy a card: its { $vp } and effect ({ $turn } every turn) · × left
dice_forge-sanctuary-aside = gold buys faces for dice
dice_forge-gone = gone
dice_forge-rolled = rolled
dice_forge-tray-copies = copies { $face }
dice_forge-tray-thrice = { $face } thrice
dice_forge-tray-count = roll { $number } of { $count }
dice_forge-tray-waits = not settled yet
dice_forge-tray-asked = decides now
dice_forge-tray-go-on = Enter: go on
dice_forge-tray-by-itself = without asking (F8)
dice_forge-tray-lost = { $what } lost: store full
dice_forge-bench-new = new face
dice_forge-bench-roll = a roll
dice_forge-bench-locked = locked
dice_forge-enter-pass = pass
dice_forge-enter-roll = let them roll
dice_forge-enter-forge-slot = forge here

# -- since your turn: what it means for the player --

dice_forge-recap-ousted = { $name } ousted your hero: it is at home again, and your dice were rolled for you.
dice_forge-recap-boar = You had to forge a boar: { $face }.
dice_forge-recap-taken = The Minotaur took { $what } from you.
dice_forge-recap-store-full = Your store was full; lost: { $what }.
dice_forge-recap-feat-gone = { $name } took the last card of its kind: { $card }. You could have paid for it.
dice_forge-recap-face-gone = { $name } bought the last face of its kind: { $face }. You had the gold.
dice_forge-recap-got = Your dice brought you { $what }.
dice_forge-recap-got-bonuses = Your boars brought you { $what }.
dice_forge-recap-turn-forges = forges { $face } over { $old }
dice_forge-recap-turn-feat = performs a feat: { $card }
dice_forge-recap-turn-hammer = the hammer brings { $vp }
dice_forge-recap-turn-brings = { $what } from the { $card }
dice_forge-recap-turn-hind = rolls { $faces } with the { $card }
dice_forge-recap-turn-triton = spends a Triton token
dice_forge-recap-turn-hammers = puts { $gold } on the hammer
dice_forge-recap-turn-passes = passes

# -- what a hint counts beyond the score sheet --

dice_forge-prospect-dice = what your dice bring
dice_forge-prospect-stores = what you have and what it buys
dice_forge-prospect-room = room in your stores
dice_forge-prospect-cards = cards that go on working
dice_forge-prospect-hammer = the way of the hammer
dice_forge-prospect-place = where your hero stands
dice_forge-prospect-now = glory now
dice_forge-said-better-die = It has the better faces of your two dice.
dice_forge-said-least-face = No face that you could replace is worth less.
dice_forge-said-too-late = { $glory ->
    [0] It is your last turn: the card can hardly bring you anything any more.
   *[other] It is your last turn: of the card hardly more than its { $glory } glory still counts.
}
dice_forge-said-only-glory = It brings { $glory } at the end and has no other effect.

# -- what hints compare at the end of a turn --

dice_forge-ahead-gold = { $more ->
    [yes] more
   *[no] less
} gold
dice_forge-ahead-sun = { $more ->
    [yes] more
   *[no] fewer
} sun shards
dice_forge-ahead-moon = { $more ->
    [yes] more
   *[no] fewer
} moon shards
dice_forge-ahead-yield-gold = { $more ->
    [yes] more
   *[no] less
} gold from your dice
dice_forge-ahead-yield-sun = { $more ->
    [yes] more
   *[no] fewer
} sun shards from your dice
dice_forge-ahead-yield-moon = { $more ->
    [yes] more
   *[no] fewer
} moon shards from your dice
dice_forge-ahead-yield-vp = { $more ->
    [yes] more
   *[no] less
} glory from your dice
dice_forge-ahead-cards = { $more ->
    [yes] more
   *[no] fewer
} cards
dice_forge-ahead-hammer = { $more ->
    [yes] more
   *[no] fewer
} steps on the hammer
dice_forge-ahead-best-card = { $more ->
    [yes] more
   *[no] less
} glory from the best card that you can pay for
dice_forge-ahead-forged = { $more ->
    [yes] more
   *[no] fewer
} forged faces
dice_forge-ahead-scored = { $more ->
    [yes] more
   *[no] less
} glory gained

# -- for who knows the game and hears every line: who is asked was said, and so was what was rolled --

dice_forge-brief-of = { $name }: { $asked }
dice_forge-brief-roll-first = Roll.
dice_forge-brief-roll-second = Roll again.
dice_forge-brief-mirror-choose = Mirror: which face?
dice_forge-brief-resolve-order = Which die first?
dice_forge-brief-face-take = Take what{ $times ->
    [3] , three times
   *[other] {""}
}?
dice_forge-brief-face-lose = Lose what?
dice_forge-brief-use-cerberus = Apply it twice?
dice_forge-brief-reinforcement = Reinforcements?
dice_forge-brief-action-both = Face, feat or pass?
dice_forge-brief-action-buy = Face or pass?
dice_forge-brief-action-feat = Feat or pass?
dice_forge-brief-action-both-extra = Face or feat?
dice_forge-brief-action-buy-extra = Which face?
dice_forge-brief-action-feat-extra = Which feat?
dice_forge-brief-forge-more = Another face?
dice_forge-brief-forge-slot = Which face for { $title }?
dice_forge-brief-extra-action = Extra action?
dice_forge-brief-convert = Keep { $what } or take { $vp }?
dice_forge-brief-brought = { $name }: { $what }.
dice_forge-brief-forged = { $name }: { $face } over { $old }, { $die }.
dice_forge-brief-extra-paid = { $name }: extra action.
dice_forge-brief-by-card = { $name }, { $card }.
