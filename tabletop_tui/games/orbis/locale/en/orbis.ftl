# Orbis: everything said at the table.

orbis-title = Orbis
orbis-line = Build a world of fourteen landscapes, and let a god crown it.

# -- colours and notation --

orbis-letter-yellow = Y
orbis-letter-green = G
orbis-letter-blue = B
orbis-letter-red = R
orbis-letter-white = W
orbis-colour-yellow = yellow
orbis-colour-green = green
orbis-colour-blue = blue
orbis-colour-red = red
orbis-colour-white = white

orbis-nobody = -
orbis-held-none = nothing
orbis-free = free
orbis-cp = { $cp } CP
orbis-mystic = mystic { $value }
orbis-wilderness = wilderness
    .brief = wild

orbis-some-yellow = { $count } yellow
orbis-some-green = { $count } green
orbis-some-blue = { $count } blue
orbis-some-red = { $count } red
orbis-some-white = { $count } white
orbis-worshippers =
    { $count ->
        [one] { $listed } worshipper
       *[other] { $listed } worshippers
    }
orbis-no-worshippers = no worshippers
orbis-any-worshippers =
    { $count ->
        [one] 1 worshipper of any colour
       *[other] { $count } worshippers of any colour
    }

# -- landscapes --

orbis-tile = { $kind } ({ $colour }, level { $level })
orbis-landscape-farm = Farm
    .the = the Farm
    .object = the Farm
    .many = Farms
orbis-landscape-village = Village
    .the = the Village
    .object = the Village
    .many = Villages
    .many-brief = Villages
orbis-landscape-forest = Forest
    .the = the Forest
    .object = the Forest
    .many = Forests
    .many-brief = Forests
orbis-landscape-irrigation = Irrigation
    .the = the Irrigation
    .object = the Irrigation
    .many = Irrigations
    .many-brief = Irrigation
    .brief = Irrigate
orbis-landscape-volcano = Volcano
    .the = the Volcano
    .object = the Volcano
    .many = Volcanoes
    .many-brief = Volcanoes
orbis-landscape-shrine = Shrine
    .the = the Shrine
    .object = the Shrine
    .many = Shrines
orbis-landscape-conversion = Conversion
    .the = the Conversion
    .object = the Conversion
    .many = Conversions
    .brief = Convert
orbis-landscape-holy-rock = Holy Rock
    .the = the Holy Rock
    .object = the Holy Rock
    .many = Holy Rocks
    .short = Rock
    .brief = Rock
orbis-does-farm = From the next cost on, { $gain } costs you nothing.
orbis-does-village = Give back { $count } worshippers of any colours when it is laid.
orbis-does-forest = At the end { $count } of the landscapes around it must be { $colours }.
orbis-does-irrigation = One of the two landscapes below it must be { $colours }.
orbis-does-volcano = Remove { $count } { $colours } worshippers from the display when it is laid.
orbis-does-shrine = Counts as { $icons } for the temples at the end.
orbis-does-conversion = Take { $worshippers }.
orbis-does-conversion-any = Take { $count } worshipper of your choice.
orbis-does-holy-rock = It scores without a task.

# -- gods --

orbis-god-love = Goddess of Love
    .short = Love
orbis-god-seas = God of the Seas
    .short = Seas
orbis-god-fire = Goddess of Fire
    .short = Fire
orbis-god-nature = Goddess of Nature
    .short = Nature
orbis-god-harvest = God of the Harvest
    .short = Harvest
orbis-god-training = Goddess in Training
    .short = Training
orbis-god-idleness = Goddess of Idleness
    .short = Idleness
orbis-god-technology = God of Technology
    .short = Technology
    .brief = Tech
orbis-god-balance = God of Balance
    .short = Balance
orbis-god-death = God of Death
    .short = Death
orbis-god-text-gain = { $cp } CP; take { $count } worshippers of your choice now.
orbis-god-text-most = { $cp } CP if no player has more scored { $kinds } than you.
orbis-god-text-sure = { $cp } CP.
orbis-god-text-idle = { $cp } CP; your wildernesses cost 0 CP instead of −1.
orbis-god-text-fewest = { $cp } CP if no player has fewer wildernesses than you.
orbis-god-text-all = { $cp } CP with a scored Village, a Shrine and a scored Volcano.
orbis-god-text-paid = { $cp } CP if you give back { $count } worshippers now.
orbis-the-god = the { $god }

# -- sites --

orbis-site-first = row 1, the first landscape
orbis-site-left = row 1, left end
orbis-site-right = row 1, right end
orbis-site-base = row 1, place { $number }
orbis-site-over = row { $row } over { $first }-{ $last }
orbis-site-brief-over = row { $row }, { $first }-{ $last }
orbis-site-brief-left = left end
orbis-site-brief-right = right end
orbis-site-on = { $left } + { $right }
orbis-site-on-signs = { $left } { $right }

# -- questions --

orbis-ask-choose-tile-both = { $name }, take a landscape from the display, or a god.
orbis-ask-choose-tile-landscape = { $name }, take a landscape from the display.
orbis-ask-choose-tile-god = { $name }, your world is complete: take a god.
orbis-ask-settle-cost-free = { $name }, lay { $what } at no cost, or turn it over into a wilderness?
orbis-ask-settle-cost = { $name }, pay { $cost } for { $what }, or turn it over into a wilderness?
orbis-ask-settle-cost-trade = { $name }, trade to pay { $cost }, or turn { $what } over into a wilderness?
orbis-ask-pay-any =
    { $count ->
        [one] { $name }, give 1 worshipper of any colour to finish paying.
       *[other] { $name }, give { $count } worshippers of any colours to finish paying.
    }
orbis-ask-place-face-up = { $name }, where do you lay { $what }, face up?
orbis-ask-place-wild = { $name }, where do you lay { $what }, as a wilderness?
orbis-ask-take-worshipper =
    { $count ->
        [one] { $name }, take 1 worshipper of any colour.
       *[other] { $name }, take { $count } worshippers of any colours, one at a time.
    }
orbis-ask-sacrifice-choice = { $name }, give back { $count } worshippers, so that { $the } scores { $cp } CP?
orbis-ask-sacrifice-pick =
    { $count ->
        [one] { $name }, give back 1 more worshipper.
       *[other] { $name }, give back { $count } worshippers, one at a time.
    }
orbis-ask-eruption-choice =
    { $count ->
        [one] { $name }, remove 1 worshipper ({ $colours }) from the display for { $what }, worth { $cp } CP?
       *[other] { $name }, remove { $count } worshippers ({ $colours }) from the display for { $what }, worth { $cp } CP?
    }
orbis-ask-eruption-pick =
    { $count ->
        [one] { $name }, remove 1 more worshipper ({ $colours }) from the display.
       *[other] { $name }, remove { $count } worshippers ({ $colours }) from the display.
    }
orbis-ask-discard-excess =
    { $count ->
        [one] { $name }, you hold { $held } of at most { $limit } worshippers: give 1 back, or trade.
       *[other] { $name }, you hold { $held } of at most { $limit } worshippers: give { $count } back, or trade.
    }

# -- options --

orbis-option-slot = slot { $slot }: { $option }
orbis-option-does = { $option }: { $doing }
orbis-option-empty-slot = empty slot
orbis-option-god = { $god }: { $text }
orbis-option-trade = trade { $price } { $give } for 1 { $get }
orbis-option-give = give { $sign } { $colour }
orbis-option-gain = take { $sign } { $colour }
orbis-option-remove = { $slot } { $where }: remove { $sign } { $colour }
orbis-option-sacrifice = yes, give back { $count }
orbis-option-erupt = yes, remove { $count }
orbis-option-decline = no, it scores nothing
orbis-element-slot = slot { $slot }
orbis-element-supply = { $colour } worshippers

# -- what an option would do --

orbis-warn-no-site = ! It fits nowhere face up and becomes a wilderness ({ $lost } CP).
orbis-warn-cannot-pay = ! You can't pay for it, not even with trades. It becomes a wilderness ({ $lost } CP).
orbis-detail-tile = { $tile }. Cost: { $cost }.
orbis-detail-does = { $doing } ({ $worth }).
orbis-short = { $missing } missing; no trade can help.
orbis-short-tradable =
    { $trades ->
        [one] { $missing } missing; a trade can help.
       *[other] { $missing } missing; { $trades } trades can help.
    }
orbis-detail-god-most = Scored now: you { $own }, the best other player { $other }.
orbis-detail-god-fewest = Wildernesses now: you { $own }, the best other player { $other }.
orbis-detail-god-all = You have { $village } scored Villages, { $shrine } Shrines, { $volcano } scored Volcanoes.
orbis-detail-god-pay-enough = You hold { $own }, enough to give { $other }.
orbis-detail-god-pay-too-few = You hold only { $own } of { $other }: the god would be worth nothing.
orbis-detail-god-gain = You would hold { $total }; you may keep at most { $limit } when the turn ends.
orbis-detail-god-idle = You have { $wildernesses } wildernesses.
orbis-detail-pays = You pay { $coloured } and keep { $held }.
orbis-detail-pays-any =
    { $count ->
        [one] You pay { $coloured }, and 1 more of any colour out of { $held }.
       *[other] You pay { $coloured }, and { $count } more of any colours out of { $held }.
    }
orbis-detail-pays-any-only =
    { $count ->
        [one] You pay 1 worshipper of any colour.
       *[other] You pay { $count } worshippers of any colours.
    }
orbis-detail-pays-nothing = It costs you nothing.
orbis-detail-saves = { $count ->
    [one] Your benefit token saves { $saved }.
   *[other] Your benefit tokens save { $saved }.
}
orbis-detail-wilderness = You pay nothing. It has every colour and no effect, and scores { $lost } CP.
orbis-detail-wilderness-sites =
    { $count ->
        [one] It can lie on 1 site.
       *[other] It can lie on { $count } sites.
    }
orbis-detail-hold = You would hold { $held } ({ $total }).
orbis-detail-watered = The colour it needs lies below: { $cp } CP.
orbis-detail-dry = The colour it needs doesn't lie below: marker, no CP.
orbis-detail-forest-here = It would touch { $have } of the { $need } landscapes it needs.
orbis-detail-helps = Helps your Forest in { $where }: { $have } of { $need }.
orbis-detail-effect-later = { $doing } ({ $cp } CP).
orbis-detail-remove = { $count } { $colour } there.
orbis-detail-sacrifice =
    { $left ->
        [one] You give { $count } and keep 1 worshipper; it scores { $cp } CP.
       *[other] You give { $count } and keep { $left } worshippers; it scores { $cp } CP.
    }
orbis-detail-decline = You keep everything and lose its { $cp } CP.
orbis-detail-erupt = { $count } of { $lying } eligible worshippers leave the display, and it scores { $cp } CP.

orbis-confirm-no-site = { $kind } fits nowhere: wilderness, { $lost } CP.
orbis-confirm-wilderness = You could still lay { $what } face up: a wilderness scores { $lost } CP.
orbis-confirm-cannot-pay = You can't pay for { $kind }: wilderness, { $lost } CP.
orbis-confirm-god = { $god } asks for { $other } worshippers and you hold { $own }: it would score nothing.
orbis-confirm-site-irrigation = The { $kind } scores nothing here; on another site it would.
orbis-confirm-site-forest = The { $kind } can never be complete here; on another site it can.
orbis-fruitless-irrigation = The { $kind } would score nothing: no site of yours has { $colours } below it.
orbis-fruitless-forest = The { $kind } would score nothing: no site of yours can get { $count } such neighbours any more.
orbis-fruitless-volcano = The { $kind } would score nothing: { $have } of { $count } ({ $colours }) lie on the other slots.
orbis-fruitless-village = The { $kind } would score nothing: { $have } of { $count } worshippers would be left after paying.

# -- why not --

orbis-against-forced = Taking it would make it a wilderness ({ $lost } CP).
orbis-against-untraded = Without trading, taking it could only make it a wilderness ({ $lost } CP).

# § d.4, R33
orbis-reason-world-complete = Your world is complete with { $size } landscapes: take a god.
# § d.4, R33
orbis-reason-has-god = You already have your god: { $god }.
# § d.4, R7, R21
orbis-reason-no-face-up-site = No free site has { $colour } or a wilderness below it, so it can't be laid face up.
# § d.4, R21
orbis-reason-support-lacks-colour = Neither landscape below is { $colour } or a wilderness.
# § g
orbis-reason-game-over = The game is over.
# § d
orbis-reason-not-your-turn = It is the turn of { $name }.
# § d.1, R31
orbis-reason-slot-empty = Its landscape has just been taken; a new one comes at the end of the turn.
# § d.1
orbis-reason-one-tile-a-turn = You have taken your tile for this turn.
# § d.4, R16
orbis-reason-nothing-to-remove = No worshipper that may be removed ({ $colours }) lies there.
# § d.4
orbis-reason-god-gone = This god isn't on the table.
# § d.2
orbis-reason-none-held = You hold none.
# § d.2
orbis-reason-trade-needs-three = A trade takes { $needed } of one colour; you hold { $held }.
# § d.2, R8
orbis-reason-trade-later = A trade would gain you nothing now.
# § d.4
orbis-reason-site-taken = A landscape lies there already.
# § d.1
orbis-reason-nothing-in-hand = You have no landscape to lay now.
# § d.1, R6
orbis-reason-cost-first = Its cost must be settled first: pay, or turn it over.
# § d.4, R10
orbis-reason-base-row-full = The bottom row has its { $size } landscapes.
# § d.4, R10
orbis-reason-base-row-gap = The bottom row grows only at its ends, without gaps.
# § d.4, R11
orbis-reason-site-lacks-support = Two landscapes must lie below it first.

# -- what happened --

orbis-event-took-landscape = { $name } takes { $tile } from slot { $slot }.
orbis-event-created = A { $colour } worshipper appears on each of slots { $slots }.
orbis-event-collected = { $name } collects { $worshippers } from it.
orbis-event-traded = { $name } trades { $given } for { $got }.
orbis-event-turned-over-chosen = { $name } turns { $the } over into a wilderness.
orbis-event-turned-over-no-site = Forced: { $the } fits nowhere face up in { $name }'s world and becomes a wilderness.
orbis-event-turned-over-cannot-pay = Forced: { $name } can't pay for { $what }, not even with trades; it becomes a wilderness.
orbis-event-paid = { $name } pays { $worshippers }.
orbis-event-laid-face-up = { $name } lays { $tile } face up in row { $row }.
orbis-event-laid-wild = { $name } lays { $what } as a wilderness in row { $row }.
orbis-event-took-benefit = { $name } gets the benefit token: { $colour } costs nothing from now on.
orbis-event-gained = { $name } takes { $worshippers } from the general supply.
orbis-event-sacrificed = { $name } gives back { $worshippers }.
orbis-event-removed = { $name } removes { $worshipper } from slot { $slot }.
orbis-event-marked-declined = { $name } declines: { $the } will score nothing.
orbis-event-marked-not-below = Nothing { $colours } lies below { $the }: it will score nothing.
orbis-event-marked-too-few-village = { $name } can't give { $count } worshippers: { $the } will score nothing.
orbis-event-marked-too-few-volcano = Fewer than { $count } worshippers ({ $colours }) lie on the display: { $the } will score nothing.
orbis-event-took-god = { $name } takes { $the }.
orbis-event-god-marked-declined = { $name } declines: { $the } will score nothing.
orbis-event-god-marked-too-few = { $name } holds too few worshippers: { $the } will score nothing.
orbis-event-discarded = { $name } gives back { $worshipper }, as at most 10 may be kept.
orbis-event-turned-up = New on slot { $slot }: { $tile }.
orbis-event-game-ended = The last turn is over. The game ends.
orbis-event-forced-pay-any = { $name } has only { $colour } left to pay with.
orbis-event-forced-sacrifice-pick = { $name } has only { $colour } left to give.
orbis-event-forced-discard-excess = { $name } has only { $colour } to give back.
orbis-event-forced-take-worshipper = { $name } takes { $colour }.
orbis-event-forced-remove = Only { $colour } on slot { $slot } is left to be removed.
orbis-event-forced-site = Only one site is possible: row { $row }.

# -- a turn in brief, for the log beside the boards --

orbis-brief-took-landscape = ▸ { $slot } { $kind }
orbis-brief-created = { $sign }→{ $places }
orbis-brief-collected = gets { $signs }
orbis-brief-traded = 3{ $given } for { $got }
orbis-brief-paid = pays { $signs }
orbis-brief-laid-face-up = row { $row }
orbis-brief-laid-wild = wild in row { $row }
orbis-brief-took-benefit = { $sign } free
orbis-brief-gained = gets { $sign }
orbis-brief-sacrificed = gives { $signs }
orbis-brief-removed = burns { $sign }
orbis-brief-marked = ✗
orbis-brief-took-god = ▸ { $god }
orbis-brief-discarded = { $sign } back

# -- the score sheet --

orbis-score-wilderness = Wildernesses
orbis-score-temple = Temple
orbis-score-god = God
orbis-score-count = { $kinds }: { $count }
orbis-score-scored = { $kinds }: { $count } scored
orbis-score-temple-line = Temple: shrines { $shrines }, mystic value { $mystic }
orbis-score-temple-none = Temple: no shrine
orbis-score-god-line = God: { $god }
orbis-score-god-none = God: none yet
orbis-tie-break = worshippers left: { $value0 }

# -- set-up --

orbis-variant-start = Who begins
orbis-variant-start-random = drawn at random
orbis-variant-start-seat = player { $number }

# -- help: the rule for a decision --

# § d.2, d.4, R33, R37
orbis-help-choose-tile =
    Take one tile: a landscape from the display, or, exactly once in the game, a god. In 15 turns you take 14 landscapes and 1 god.

    Taking a landscape puts 1 worshipper of its colour on every landscape next to it (never diagonally), and you get the worshippers that lie on it. You may pay for it with them at once. This also happens when it becomes a wilderness.

    Trading: 3 worshippers of one colour for 1 of another, as often as you like.
# § d.2, d.4, R6, R9, R20, R21
orbis-help-settle-cost =
    Pay the cost and lay the landscape face up, or turn it over: a wilderness costs nothing, has every colour and no effect, and scores −1 CP at the end.

    A benefit token saves the colour it shows, but never a worshipper of any colour. Trading 3 for 1 is allowed first, even with the worshippers just collected.
# § d.4, R20
orbis-help-pay-any =
    For this part of the cost, each worshipper may be of any colour. Benefit tokens don't help here.
# § d.4, R10, R11, R21
orbis-help-place =
    The bottom row has 5 landscapes without gaps and may grow at both ends. Above it a landscape rests on two others; the rows have 4, 3 and 2 landscapes.

    Face up, one of the two landscapes below must have its colour or be a wilderness. The bottom row takes any colour. A wilderness may lie on any free site.

    A landscape never moves later.
# § R28, R30
orbis-help-take-worshipper =
    Take a worshipper of any colour from the general supply. You may hold more than 10 until your turn ends.
# § d.4, R18, R27
orbis-help-sacrifice-choice =
    Give back exactly the number asked for, in any colours, and it scores. Or decline: it gets a marker and scores nothing. Benefit tokens don't help, as this is no cost.
# § d.4, R18
orbis-help-sacrifice-pick =
    The worshippers you give go to the general supply. Any colours will do.
# § d.4, R16, R17
orbis-help-eruption-choice =
    Remove exactly the number of worshippers asked for, of the colours shown, from the eight other landscapes of the display, and the Volcano scores. Those that have just appeared count too. Or decline: it gets a marker and scores nothing.
# § d.4, R16, R17
orbis-help-eruption-pick =
    Choose a worshipper of a colour shown, on any landscape of the display. It goes to the general supply, not to you.
# § d.2, d.4, R5
orbis-help-discard-excess =
    You may keep 10 worshippers when your turn ends. Give back the rest one by one, or trade 3 of one colour for 1 of another, which leaves you with fewer too.

# -- help: signs on the screen --

orbis-signs =
    Worshippers, and the colours of landscapes: { $yellow } yellow, { $green } green, { $blue } blue, { $red } red, { $white } white. { $any } is a worshipper of any colour. Up to four are shown one by one, more as a number: 5{ $yellow }.
    In the corner of a landscape: what taking it would bring. +5: you can pay now, and it brings 5 CP at once, your own Forests included. +5?: a Forest that can still bring 5 CP. { $shrine }{ $shrine } { $mystic }9, +1 { $any } or { $yellow } free: shrines with their mystic value, worshippers, a colour that costs nothing from then on.
    trade: you can pay after trading. 0!: you can pay, but it would bring nothing. { $failed } −1 on red: it would become a wilderness (#), because you can't pay or it fits nowhere face up.
    { $met } met or at hand. { $failed } not met or missing. 2/3?: a Forest with two of three neighbours. # wilderness. { $new } new on the display, [ ] laid by the others since your turn.
    In the bottom line of a landscape lie its worshippers. +{ $red }: it gets a red one if you take the landscape under the cursor. On a god: what it scores for you now.

# -- the table in lines of text --

orbis-part-display = display
orbis-part-gods = gods
orbis-part-temples = temples
orbis-part-players = players
orbis-part-world = world
orbis-text-head = Round { $round } of { $rounds }. Stacks: { $stacks }.
orbis-text-stack = level { $level }: { $count }
orbis-text-slot = Slot { $slot }: { $tile }, cost { $cost }. { $does }. On it: { $lying }.
orbis-text-slot-sign = Slot { $slot } [{ $sign }]: { $tile }, cost { $cost }. { $does }. On it: { $lying }.
orbis-text-slot-empty = Slot { $slot }: just taken.
orbis-text-gods = Gods: { $gods }
orbis-text-temples = Temples: { $temples } CP
orbis-text-turn = (to move)
orbis-text-seat = { $name }: { $points } CP, holds { $held } ({ $total }), tile { $tiles } of { $of } { $turn }
orbis-text-seat-more = benefits { $benefits }, shrines { $shrines }, mystic { $mystic }, wildernesses { $wild }, scored { $scored }, god { $god }
orbis-text-scored = { $effect } { $count }
orbis-text-god-failed = { $god } (not fulfilled)
orbis-text-world = World of { $name } (numbers: which places of the bottom row it stands above)
orbis-text-row = Row { $row }: { $laid }
orbis-text-row-empty = nothing yet
orbis-text-laid-wild = wilderness
orbis-text-laid-plain = { $tile } ({ $worth })
orbis-text-laid-scores = { $tile }, { $points } CP
orbis-text-laid-failed = { $tile }, failed
orbis-text-laid-open = { $tile }, { $have } of { $need } so far
orbis-text-laid-pending = { $tile }, asks for worshippers
orbis-text-benefit = { $colour } is free
orbis-text-shrines =
    { $count ->
        [one] 1 shrine
       *[other] { $count } shrines
    }
orbis-text-nothing = no points

# -- looking around --

orbis-look-supply = { $name } holds { $count ->
    [one] 1 { $colour } worshipper
   *[other] { $count } { $colour } worshippers
}.
orbis-look-empty = Slot { $slot } is empty.
orbis-look-hand = Taken from slot { $slot }:
orbis-look-lying = It brings { $worshippers }.
orbis-look-free = A free site: { $where }.
orbis-look-wild = { $where }: a wilderness, { $lost } CP. It has every colour.
orbis-look-scores = It scores { $points } CP.
orbis-look-failed = Not fulfilled: it scores nothing.
orbis-look-open = It touches { $have } of the { $need } landscapes it needs at the end.
orbis-look-pending = It scores if it gets the worshippers that it asks for now.
orbis-look-plain = It has no points of its own.
orbis-look-temples = At the end, the most shrines bring the best temple, the next most the next: { $best } CP. Equal shrines: the higher mystic value decides.
orbis-look-temple = A temple: { $points } CP at the end for place { $place } in shrines.
orbis-look-temple-held = Now { $name } would get it, with { $count ->
    [one] 1 shrine
   *[other] { $count } shrines
}.
orbis-look-temple-free = Now nobody would get it.
orbis-look-shrines = You have { $count ->
    [0] no shrine
    [one] 1 shrine
   *[other] { $count } shrines
}.
orbis-look-held = { $name } holds { $count ->
    [0] no worshippers
    [one] 1 worshipper
   *[other] { $count } worshippers
}; more than { $limit } can't be kept at the end of a turn.
orbis-look-trade = Three worshippers of one colour can be traded for one of another, as often as you like in your turn.
orbis-look-laid = { $name } has laid { $count } of { $size } landscapes. The game ends when everyone has laid them all and taken a god.
orbis-look-crown = { $name } has no god yet: one of the tiles taken in the course of the game has to be a god.
orbis-look-benefits = { $colours }: these colours cost { $name } nothing, because of a benefit token.
orbis-look-no-benefits = No colour is free for { $name }: only a benefit token does that.
orbis-look-god-of = The god of { $name }, who is meant by “you”:
orbis-look-latest = What { $name } did since your last turn: what was laid or taken, and worshippers gained (+) and given (−).
orbis-element-temple = temple { $points }
orbis-element-held = worshippers held
orbis-element-trade = trade
orbis-element-laid = landscapes laid
orbis-element-benefits = free colours
orbis-about-display = The display: nine landscapes, of which the player to move takes one with the worshippers on it, or a god.
orbis-about-gods = The gods left. Each player takes one in the course of the game; it scores at the end if its condition is met.
orbis-about-world = A world of fourteen landscapes in rows of five, four, three and two, under a god. What lies higher rests on two below, and face up needs the colour of one of them.
orbis-about-hold = The worshippers with which landscapes are paid for. What is left at the end only breaks ties.
orbis-about-others = The other players: points, worshippers, world and latest turn. A number on a landscape is its points, # a wilderness, ✗ one that failed, ? one still open; • and [ ] mark what is new since your turn.
orbis-about-round = In each round, everyone takes a landscape or a god.
orbis-about-status = The landscapes still face down, by level. When a level runs out, those of the next come up: they cost more and bring more.

# -- help, and the limit of undo --

# § g
orbis-scoring = Scored landscapes bring the creation points (CP) printed on them, and your god scores its own if its condition is met. The player with the most shrines gets the best temple, and each wilderness costs 1 CP. What you have left over only breaks ties.
orbis-undo-stops = You can't go back further: new landscapes have been turned up since, or another player has decided.

# -- plain mode: what the screen says with signs --

orbis-any-counted = any colour { $count }
orbis-text-none = none
orbis-text-collects = collects { $worshippers }
orbis-text-cost-none = costs nothing
orbis-text-cost = cost { $cost }
orbis-text-sign-now = can be paid for
orbis-text-sign-after-trades = can be paid for after trading
orbis-text-sign-fruitless = would score nothing
orbis-text-sign-forced = would become a wilderness

# -- on the tiles and sites, in a few cells --

orbis-pay = pay
orbis-no-cost = no cost
orbis-new = new
orbis-corner-trade = trade
orbis-corner-free = free
orbis-task-forest = { $count } of { $signs }
orbis-task-irrigation = over { $signs }
orbis-task-volcano = burn { $count } { $signs }
orbis-task-village = give { $count }
orbis-task-farm = { $sign } is free
orbis-task-conversion = take { $count } { $sign }
orbis-task-holy-rock = no task
orbis-task-long-forest = { $cp } CP if { $count } { $signs } around
orbis-task-long-irrigation = { $cp } CP if { $signs } lies below
orbis-task-long-volcano = { $cp } CP if { $count } { $signs } burn
orbis-task-long-village = { $cp } CP if you give { $count }
orbis-task-long-farm = { $sign } costs nothing
orbis-task-long-conversion = take { $count } { $sign } at once
orbis-task-long-conversion-any = take { $count } of any colour
orbis-task-long-holy-rock = { $cp } CP without a task
orbis-task-long-shrine = { $shrines } for the temples
orbis-stands-no-site = no site
orbis-stands-cannot-pay = too dear
orbis-stands-volcano = { $have } lie
orbis-stands-village = { $have } left
orbis-stands-irrigation =
    { $have ->
        [one] { $have } site
       *[other] { $have } sites
    }
orbis-stands-forest = { $have } of { $need }
orbis-stands-holy-rock = scores
orbis-stands-for-good = for good
orbis-stands-short = short
orbis-stands-long-no-site = no site for { $colour }
orbis-stands-long-cannot-pay = too dear for you
orbis-stands-long-volcano = { $have } lie around
orbis-stands-long-village = { $have } left to give
orbis-stands-long-irrigation =
    { $have ->
        [one] on { $have } site of yours
       *[other] on { $have } of your sites
    }
orbis-stands-long-forest = { $have } of { $need } lie there
orbis-stands-long-holy-rock = always scores
orbis-stands-long-for-good = from your next cost on
orbis-stands-long-short = short: trade
orbis-stands-long-mystic = mystic value { $mystic }
orbis-nobody-here = nobody on it
orbis-tile-in-hand = in hand
orbis-tile-empty = empty
orbis-tile-taken = laid
orbis-crown-none = a god
orbis-site-no = no { $sign }
orbis-site-below = below
orbis-site-points = { $cp } CP
orbis-site-here = here
orbis-site-nothing = nothing
orbis-site-lies = lies

orbis-enter-trade = trade
orbis-enter-settle-cost = choose
orbis-enter-pay-any = give
orbis-enter-place = lay here
orbis-enter-sacrifice-choice = choose
orbis-enter-sacrifice-pick = give
orbis-enter-eruption-choice = choose
orbis-enter-eruption-pick = remove
orbis-enter-discard-excess = give
orbis-keys-landscape = landscape
orbis-keys-god = god
orbis-keys-trade = trade
orbis-keys-site = site
orbis-keys-remove = slot
orbis-keys-give = worshipper
orbis-keys-gain = worshipper

# -- beside the boards --

orbis-gods-none = No god is left.
orbis-world-of = { $name }'s world
orbis-laid-of = { $count } of { $size } laid
orbis-temples = Temples
orbis-most = most { $sign }
orbis-nobody-yet = nobody
orbis-from-landscapes = landscapes
orbis-from-temple = temple
orbis-from-god = god
orbis-from-temple-brief = temple
orbis-from-god-brief = god
orbis-you-hold = You hold
orbis-holds = { $name } holds
orbis-of-limit = { $count } of { $limit }
orbis-trade-offer = trade { $signs } for 1
orbis-or = or
orbis-the-others = The others
orbis-since-your-turn = { $marks } since your turn
orbis-all-landscapes = all landscapes
orbis-free-colours = free
orbis-in = got
orbis-out = paid
orbis-left-none = The last landscapes lie on the display.
orbis-left-last = 1 landscape left, of level { $level }
orbis-left-same-level = { $count } landscapes left, all of level { $level }
orbis-left-next-level = { $count } landscapes left, next of level { $level }
orbis-head-best = best
orbis-head-sites = sites
orbis-head-left = you keep
orbis-head-rests = rests on
orbis-head-scores = scores
orbis-head-opens = opens
orbis-head-brings = CP
orbis-head-lies = there
orbis-head-held = have
orbis-head-then = then
orbis-head-me = for me
orbis-column-best = what the landscape would score on its best site, or else what it brings.
orbis-column-sites = the number of sites where it could lie.
orbis-column-left = the worshippers left after paying; what comes after − is still to be paid in any colour.
orbis-column-rests = the landscapes that it would lie on.
orbis-column-scores = the points that it would score there, and how far its task would be; +3? means that it can still be fulfilled.
orbis-column-opens = the colours that fit on the sites that it opens above itself.
orbis-column-brings = the points that it brings.
orbis-column-lies = how many worshippers of that colour lie there.
orbis-column-held = how many you hold now.
orbis-column-then = how many you would hold afterwards.
orbis-column-me = what it does for a god, or for a Forest of yours.
orbis-me-payable = pays { $what }
orbis-me-unpayable = can't pay { $what }
orbis-me-forest = Forest { $have }/{ $need }
orbis-me-god = { $god } { $points }
orbis-me-god-then = { $god } then { $points }
orbis-said-god-then = { $god } would then score { $after } CP for you, now { $before }.
orbis-said-god-more = Your { $god } then scores { $after } CP, now { $before }.
orbis-warn-god-less = ! Your { $god } then scores { $after } CP, now { $before }.
orbis-step-take = take
orbis-step-pay = pay
orbis-step-lay = lay
orbis-step-effect = effect
orbis-step-of = step { $number }/{ $count }: { $step }

# -- the card of what is under the cursor --

orbis-fact-create = create
orbis-fact-collect = collect
orbis-fact-pay = pay
orbis-fact-lay = lay
orbis-fact-farm = benefit
orbis-fact-village = task
orbis-fact-forest = at the end
orbis-fact-irrigation = water
orbis-fact-volcano = erupt
orbis-fact-shrine = shrines
orbis-fact-conversion = gain
orbis-fact-holy-rock = task
orbis-on-slots = on { $slots }
orbis-note-beside = the tiles beside it
orbis-note-nobody = no worshipper stands on it
orbis-note-then = you then hold { $count }
orbis-note-keep = of { $held } you keep { $kept }
orbis-note-now = as things stand
orbis-or-other-sites =
    { $count ->
        [one] { $site }, or 1 other site
       *[other] { $site }, or { $count } other sites
    }
orbis-of-level = { $colour }, level { $level }
orbis-said-points = Brings { $best } CP at once.
orbis-said-irrigation = Scores { $cp } CP at once where the colour lies below it.
orbis-said-volcano = Scores { $cp } CP at once if you let it erupt: you pick which { $count } leave the display.
orbis-said-village = Scores { $cp } CP at once if you then give back { $count } worshippers.
orbis-said-forest-full = Scores { $cp } CP: it would touch enough landscapes of its colours.
orbis-said-forest-open = Scores { $cp } CP at the end if { $count } neighbours have its colours by then.
orbis-said-temple = Your temple: { $before } CP now, { $after } CP with it.
orbis-said-god = With it, no other player has more scored { $kinds } than you: { $god }.
orbis-said-god-once = You take one god in the game; it uses a turn.
orbis-said-trade-payable = Then you can pay for { $payable }.
orbis-said-on-slot = { $landscape } on slot { $slot }
orbis-said-trade-unpayable = Then you could no longer pay for { $unpayable }.
orbis-said-trade-pays = Then you can pay for { $what }.
orbis-said-over =
    { $count ->
        [one] 1 over the limit of { $limit }: it goes back at the end of the turn.
       *[other] { $count } over the limit of { $limit }: they go back at the end of the turn.
    }
orbis-every-colour = every colour
orbis-said-opens = It opens row { $row } for { $colours }.
orbis-said-opens-none = It opens no other site.
orbis-hint-left = { $count ->
    [0] no site for { $colours }
    [one] 1 site for { $colours }
   *[other] { $count } sites for { $colours }
}
orbis-hint-left-each = { $count ->
    [0] no site for { $colours }
    [one] 1 site each for { $colours }
   *[other] { $count } sites each for { $colours }
}
orbis-hint-apart = Above the bottom row it leaves { $left }; “{ $option }” leaves { $other }.
orbis-said-laid-for-good = Once laid, a landscape stays where it lies.
orbis-warn-forest-never = ! It can never get all its neighbours here.
orbis-god-counts-to = { $own } to { $other }
orbis-god-counts-of = { $own }/{ $other }
orbis-god-asks-gain = take { $count }
orbis-god-asks-most = most
orbis-god-asks-sure = always
orbis-god-asks-idle = # is 0
orbis-god-asks-fewest = fewest
orbis-god-tally-fewest = wilderness
orbis-god-asks-all = has all
orbis-god-tally-all = Vill Shr Volc
orbis-god-asks-paid = give { $count }
orbis-god-tally-paid = you hold { $own }
orbis-option-held = { $option } (you hold { $held })
orbis-option-pay-cost = pay { $cost }
orbis-option-pay-free = lay it face up
orbis-option-wilderness = wilderness
orbis-option-site = { $where }: { $points } CP
orbis-text-site = { $where }, on { $resting }
orbis-event-forced-other = { $name } had no other choice.
orbis-group-x = trade 3 of a colour for 1 ({ $count } ways)
orbis-group-slot = { $slot } { $kind }: { $count } colours

# -- since your turn: what it means for the player --

orbis-recap-landscape-gone = { $name } took { $what } from slot { $slot }, worth { $points } CP to you.
orbis-recap-landscape-gone-trades = { $name } took { $what } from slot { $slot }, worth { $points } CP to you after trading.
orbis-recap-unpayable =
    { $count ->
        [one] { $name } removed 1 worshipper from slot { $slot }: you can no longer pay for { $what }.
       *[other] { $name } removed { $count } worshippers from slot { $slot }: you can no longer pay for { $what }.
    }
orbis-recap-god-gone = { $name } took { $the }, worth { $points } CP to you.
orbis-recap-god-less = Your { $god } no longer scores for you: { $kinds } { $own } to { $other }, { $points } CP less.
orbis-recap-god-more = Your { $god } scores for you again: { $kinds } { $own } to { $other }, { $points } CP more.
orbis-recap-majority-lost = { $god } would no longer score for you: { $kinds } { $own } to { $other }.
orbis-recap-majority-won = { $god } would score for you now: { $kinds } { $own } to { $other }.
orbis-recap-temple-less = Your temple scores { $after } CP, no longer { $before }.
orbis-recap-temple-more = Your temple scores { $after } CP now, not { $before }.
orbis-recap-payable =
    { $count ->
        [one] 1 more worshipper lies on slot { $slot }: now you can pay for { $what }.
       *[other] { $count } more worshippers lie on slot { $slot }: now you can pay for { $what }.
    }
orbis-recap-turn-laid = { $kind } in row { $row }
orbis-recap-turn-wild = { $kind } as a wilderness in row { $row }
orbis-recap-turn-free = { $colour } costs nothing from now on
orbis-recap-turn-gives =
    { $count ->
        [one] gives back 1 worshipper
       *[other] gives back { $count } worshippers
    }
orbis-recap-turn-removes =
    { $count ->
        [one] removes 1 worshipper from the display
       *[other] removes { $count } worshippers from the display
    }
orbis-recap-turn-in-vain = it scores nothing

# -- what a hint counts beyond the score sheet --

orbis-prospect-held = what you hold
orbis-prospect-payable = landscapes you can pay for next
orbis-prospect-sites = sites for what comes
orbis-prospect-shrines = the race for the temples
orbis-prospect-forests = Forests that still wait
orbis-prospect-free = colours that cost nothing
orbis-prospect-world = what lies in your world
orbis-prospect-god = your god
orbis-prospect-wilderness = what wildernesses cost
orbis-said-removed = The next player to take that landscape would collect { $after ->
    [0] nothing
    [one] 1 worshipper
   *[other] { $after } worshippers
}, not { $before }.

# -- what hints compare at the end of a turn --

orbis-ahead-held = { $more ->
    [yes] more
   *[no] fewer
} worshippers
orbis-ahead-colours = worshippers of { $more ->
    [yes] more
   *[no] fewer
} colours
orbis-ahead-payable = { $more ->
    [yes] more
   *[no] fewer
} landscapes that your supply alone can pay for
orbis-ahead-fitting = { $more ->
    [yes] more
   *[no] fewer
} colours that fit into a higher row
orbis-ahead-forest-waits = { $more ->
    [yes] more
   *[no] fewer
} points in Forests that can still be completed
orbis-ahead-forest-lost = { $more ->
    [yes] more
   *[no] fewer
} points in Forests that can no longer be completed
orbis-ahead-shrines-ahead = a { $more ->
    [yes] bigger
   *[no] smaller
} lead in shrines
orbis-ahead-shrines-behind = a { $more ->
    [yes] greater
   *[no] smaller
} distance to the leader in shrines
orbis-ahead-benefits = { $more ->
    [yes] more
   *[no] fewer
} benefit tokens
