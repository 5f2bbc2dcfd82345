# Ein Spiel allein: die Rivalen, und das Blatt, auf dem man sie wählt.

rivals-title = { $game }, allein
rivals-aside = Enter, und das Spiel beginnt
rivals-intro = { $count ->
    [one] Ein Rivale kommt zum Spiel. Die Plätze werden ausgelost.
   *[other] { $count } Rivalen kommen zum Spiel. Die Plätze werden ausgelost.
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

# Was ein Rivale gern tut: das Wort, und was es am Brett heißt
rivals-style-careful = vorsichtig
rivals-style-bold = kühn
rivals-style-patient = geduldig
rivals-style-quick = schnell
rivals-style-stubborn = stur
rivals-style-curious = neugierig
rivals-style-thrifty = sparsam
rivals-style-watchful = wachsam
rivals-way-careful = nimmt lieber das Sichere
rivals-way-bold = hofft auf das Beste
rivals-way-patient = zählt, was wächst
rivals-way-quick = will Punkte sofort
rivals-way-stubborn = bleibt bei einer Quelle
rivals-way-curious = probiert alles einmal
rivals-way-thrifty = vergeudet nichts
rivals-way-watchful = spielt gegen die Spitze
rivals-by-chance = spielt auf gut Glück

rivals-new = Ihr kennt euch noch nicht.
rivals-ahead = Du führst { $ahead } zu { $behind }.
rivals-even = Es steht { $ahead } zu { $behind }.
rivals-behind = { $name } führt { $behind } zu { $ahead }.
rivals-one-stays = Mindestens ein Rivale muss kommen.
rivals-away = { $key } lädt { $name } ein.

rivals-keys-seat = Platz
rivals-keys-other = anderer Rivale
rivals-keys-level = Stufe
rivals-keys-come = kommt oder geht

rivals-beaten = Diese Stufen hast du in { $game } geschlagen
rivals-beaten-none = Schlage eine Stufe, und sie wird hier abgehakt.
rivals-played = { $count ->
    [one] Bisher ein Spiel allein, { $won } gewonnen.
   *[other] Bisher { $count } Spiele allein, { $won } gewonnen.
}

# In lines of text
rivals-plain = { $name } ist ein Computerspieler der Stufe { $level }, { $style }: { $way }.
rivals-plain-no-style = { $name } ist ein Computerspieler der Stufe { $level }.
