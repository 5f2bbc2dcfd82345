# A game alone: the rivals, and the sheet on which they are chosen.

rivals-title = { $game }, alone
rivals-aside = Enter sits you down at once
rivals-intro = { $count ->
    [one] One rival comes to play. Seats are drawn by lot.
   *[other] { $count } rivals come to play. Seats are drawn by lot.
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
rivals-way-careful = prefers the sure thing
rivals-way-bold = hopes for the best
rivals-way-patient = counts what grows
rivals-way-quick = wants points now
rivals-way-stubborn = stays with one source
rivals-way-curious = tries everything once
rivals-way-thrifty = wastes nothing
rivals-way-watchful = plays against the leader
rivals-by-chance = plays by chance

rivals-new = You haven't met yet.
rivals-ahead = You lead { $ahead } to { $behind }.
rivals-even = It stands { $ahead } to { $behind }.
rivals-behind = { $name } leads { $behind } to { $ahead }.
rivals-one-stays = At least one rival has to come.
rivals-away = { $key } asks { $name } over.

rivals-keys-seat = seat
rivals-keys-other = another rival
rivals-keys-level = level
rivals-keys-come = come or go

rivals-beaten = Levels you have beaten in { $game }
rivals-beaten-none = Beat a level, and it is ticked off here.
rivals-played = { $count ->
    [one] One game alone so far, { $won } won.
   *[other] { $count } games alone so far, { $won } won.
}

# In lines of text
rivals-plain = { $name } is a computer player of level { $level }, { $style }: { $way }.
rivals-plain-no-style = { $name } is a computer player of level { $level }.
