# A game alone: the rivals, and the sheet on which they are chosen.

rivals-title = { $game }, alone
rivals-aside = Enter sits you down at once
rivals-intro = { $count ->
    [one] You play as { $name } against one rival. Seats are drawn by lot.
   *[other] You play as { $name } against { $count } rivals. Seats are drawn by lot.
}

rivals-name-mira = Mira
rivals-name-tor = Tor
rivals-name-opal = Opal
rivals-name-pip = Pip
rivals-name-bram = Bram
rivals-name-juno = Juno
rivals-name-wen = Wen
rivals-name-sol = Sol

rivals-named = { $name }, { $style }

# What a rival likes: the word, and what it means at the board
rivals-style-careful = careful
rivals-style-bold = bold
rivals-style-patient = patient
rivals-style-quick = quick
rivals-style-stubborn = stubborn
rivals-style-curious = curious
rivals-style-thrifty = thrifty
rivals-style-watchful = watchful
rivals-way-careful = keeps a little of everything
rivals-way-bold = spends all there is
rivals-way-patient = counts what grows
rivals-way-quick = wants points now
rivals-way-stubborn = stays with one source
rivals-way-curious = draws on many sources
rivals-way-thrifty = saves up for later
rivals-way-watchful = plays against the leader
rivals-by-chance = plays by chance

rivals-new = You haven't met yet.
rivals-ahead = You lead { $ahead } to { $behind }.
rivals-even = It stands { $ahead } to { $behind }.
rivals-behind = { $name } leads { $behind } to { $ahead }.
rivals-improved = Against { $name } you did { $points ->
    [one] one point
   *[other] { $points } points
  } better than last time.
rivals-first-beaten = That is level { $level } beaten for the first time.
rivals-best-so-far = That is your best result in { $count } games alone.
rivals-one-stays = At least one rival has to join.
rivals-away = { $key } invites { $name }.

rivals-keys-seat = seat
rivals-keys-other = another rival
rivals-keys-level = level
rivals-keys-come = join or leave

rivals-beaten = Levels you have beaten in { $game }
rivals-beaten-none = Beat a level, and it is ticked off here.
rivals-rated = Your rating: { $rating }, last game { $change }.
rivals-ladder = Rivals you have beaten in { $game }, and at which level
rivals-ladder-none = Rivals to beat in { $game }
rivals-played = { $count ->
    [one] One game alone so far, { $won } won.
   *[other] { $count } games alone so far, { $won } won.
}

# What rivals remark: on their best turn, on yours, when they take something from you, after winning, at the end of other games
rivals-says-mira-own = Checked twice, and it fits.
rivals-says-mira-yours = I had no plan for that. Well done.
rivals-says-mira-taken = I needed the room. Forgive me.
rivals-says-mira-won = It went as planned. Nearly all.
rivals-says-mira-end = A good game. I kept a list.
rivals-says-tor-own = Was that too much? Good.
rivals-says-tor-yours = I wish that had been mine.
rivals-says-tor-taken = Make room! Nothing personal.
rivals-says-tor-won = All in, and it held!
rivals-says-tor-end = Again! And louder this time.
rivals-says-opal-own = Slowly grown, gladly picked.
rivals-says-opal-yours = That had time to ripen. Lovely.
rivals-says-opal-taken = I only needed a little room.
rivals-says-opal-won = Patience, and a little sun.
rivals-says-opal-end = Thank you for the quiet hour.
rivals-says-pip-own = Quick, quick, done! Next?
rivals-says-pip-yours = Whoa, how did you do that?
rivals-says-pip-taken = Oops! I was already running.
rivals-says-pip-won = First! I ran the whole way.
rivals-says-pip-end = Over already? Another one!
rivals-says-bram-own = Told you so. Told myself, too.
rivals-says-bram-yours = Hm. Solid work, that.
rivals-says-bram-taken = I said I would stand there.
rivals-says-bram-won = One plan was enough today.
rivals-says-bram-end = Next time, the same plan.
rivals-says-juno-own = Oh! So that is what it does.
rivals-says-juno-yours = Show me that one again, please.
rivals-says-juno-taken = I wondered what would happen.
rivals-says-juno-won = So that is where it leads!
rivals-says-juno-end = I learned five new things today.
rivals-says-wen-own = Every last bit put to use.
rivals-says-wen-yours = Costly, and worth it. Nicely done.
rivals-says-wen-taken = Room should never go to waste.
rivals-says-wen-won = Every last bit counted today.
rivals-says-wen-end = Nothing left over. Almost.
rivals-says-sol-own = I kept an eye on that one.
rivals-says-sol-yours = I looked away for one turn. Fair.
rivals-says-sol-taken = I saw you standing there. Sorry.
rivals-says-sol-won = I watched you closely. It helped.
rivals-says-sol-end = You see a lot. I noticed.

# In lines of text
rivals-plain-word = alone
rivals-plain-how = “{ $word }” plays alone: two rivals near your level.
rivals-plain = { $name } is a computer player of level { $level }, { $style }: { $way }.
rivals-plain-no-style = { $name } is a computer player of level { $level }.
rivals-plain-beaten = Levels you have beaten in { $game }: { $levels }.
rivals-plain-ladder = Rivals you have beaten, and at which level: { $rivals }.
rivals-plain-against = Against { $name }: { $how }
