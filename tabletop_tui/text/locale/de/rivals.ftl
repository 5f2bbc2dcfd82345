# Ein Spiel allein: die Rivalen, und das Blatt, auf dem man sie wählt.

rivals-title = { $game }, allein
rivals-aside = Enter, und das Spiel beginnt
rivals-intro = { $count ->
    [one] Du spielst als { $name } gegen einen Rivalen. Die Plätze werden ausgelost.
   *[other] Du spielst als { $name } gegen { $count } Rivalen. Die Plätze werden ausgelost.
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
rivals-way-careful = behält von allem etwas
rivals-way-bold = gibt aus, was da ist
rivals-way-patient = zählt, was wächst
rivals-way-quick = will Punkte sofort
rivals-way-stubborn = bleibt bei einer Quelle
rivals-way-curious = schöpft aus vielen Quellen
rivals-way-thrifty = spart für später
rivals-way-watchful = spielt gegen die Spitze
rivals-by-chance = spielt auf gut Glück

rivals-new = Ihr kennt euch noch nicht.
rivals-ahead = Du führst { $ahead } zu { $behind }.
rivals-even = Es steht { $ahead } zu { $behind }.
rivals-behind = { $name } führt { $behind } zu { $ahead }.
rivals-improved = Gegen { $name } warst du um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } besser als beim letzten Mal.
rivals-first-beaten = Damit hast du Stufe { $level } zum ersten Mal geschlagen.
rivals-best-so-far = Dein bestes Ergebnis in { $count } Spielen allein.
rivals-one-stays = Mindestens ein Rivale muss mitspielen.
rivals-away = { $key } lädt { $name } ein.

rivals-keys-seat = Platz
rivals-keys-other = anderer Rivale
rivals-keys-level = Stufe
rivals-keys-come = dabei oder nicht

rivals-beaten = Diese Stufen hast du in { $game } geschlagen
rivals-beaten-none = Schlage eine Stufe, und sie wird hier abgehakt.
rivals-rated = Deine Wertung: { $rating }, zuletzt { $change }.
rivals-ladder = Rivalen, die du in { $game } geschlagen hast, und auf welcher Stufe
rivals-ladder-none = Rivalen, die es in { $game } zu schlagen gibt
rivals-played = { $count ->
    [one] Bisher ein Spiel allein, { $won } gewonnen.
   *[other] Bisher { $count } Spiele allein, { $won } gewonnen.
}

# Was Rivalen bemerken: zu ihrem besten Zug, zu deinem, wenn sie dir etwas nehmen, nach einem Sieg, am Ende anderer Spiele
rivals-says-mira-own = Zweimal geprüft. Es passt.
rivals-says-mira-yours = Das stand nicht in meinem Plan.
rivals-says-mira-taken = Ich brauchte den Platz. Verzeih.
rivals-says-mira-won = Fast alles lief nach Plan.
rivals-says-mira-end = Ein gutes Spiel. Alles notiert.
rivals-says-tor-own = War das zu viel? Gut so.
rivals-says-tor-yours = Das hätte ich gern selbst getan.
rivals-says-tor-taken = Platz da! Nichts für ungut.
rivals-says-tor-won = Alles gesetzt, und es hielt!
rivals-says-tor-end = Noch einmal! Und lauter.
rivals-says-opal-own = Langsam gewachsen, gern geerntet.
rivals-says-opal-yours = Das durfte reifen. Schön.
rivals-says-opal-taken = Ich brauchte nur etwas Platz.
rivals-says-opal-won = Geduld, und ein wenig Sonne.
rivals-says-opal-end = Danke für die ruhige Stunde.
rivals-says-pip-own = Zack, fertig! Wer ist dran?
rivals-says-pip-yours = Hui, wie hast du das gemacht?
rivals-says-pip-taken = Hoppla! Ich war schon unterwegs.
rivals-says-pip-won = Am Ziel! Ich bin nur gerannt.
rivals-says-pip-end = Schon vorbei? Gleich noch mal!
rivals-says-bram-own = Hab ich doch gesagt.
rivals-says-bram-yours = Hm. Saubere Arbeit.
rivals-says-bram-taken = Da wollte ich hin. Da steh ich.
rivals-says-bram-won = Ein Plan hat heute gereicht.
rivals-says-bram-end = Nächstes Mal derselbe Plan.
rivals-says-juno-own = Ach! Dafür ist das also gut.
rivals-says-juno-yours = Zeigst du mir das noch einmal?
rivals-says-juno-taken = Ich wollte wissen, was passiert.
rivals-says-juno-won = Ach, dahin führt das also!
rivals-says-juno-end = Heute fünf neue Dinge gelernt.
rivals-says-wen-own = Alles verwendet, bis zum Rest.
rivals-says-wen-yours = Teuer, aber gut angelegt.
rivals-says-wen-taken = Platz soll man nicht vergeuden.
rivals-says-wen-won = Heute zählte jeder Rest.
rivals-says-wen-end = Fast nichts übrig. Fast.
rivals-says-sol-own = Darauf hatte ich ein Auge.
rivals-says-sol-yours = Einmal kurz weggeschaut. Stark.
rivals-says-sol-taken = Ich sah dich da stehen. Verzeih.
rivals-says-sol-won = Ich habe gut zugesehen. Es half.
rivals-says-sol-end = Du siehst viel. Ich hab’s gemerkt.

# In lines of text
rivals-plain-word = allein
rivals-plain-how = „{ $word }“ spielt allein: zwei Rivalen etwa deiner Stufe.
rivals-plain = { $name } ist ein Computerspieler der Stufe { $level }, { $style }: { $way }.
rivals-plain-no-style = { $name } ist ein Computerspieler der Stufe { $level }.
rivals-plain-beaten = Diese Stufen hast du in { $game } geschlagen: { $levels }.
rivals-plain-ladder = Diese Rivalen hast du geschlagen, jeweils mit Stufe: { $rivals }.
rivals-plain-against = Gegen { $name }: { $how }
