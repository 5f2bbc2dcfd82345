# Was an jedem Tisch dazugehört, erklärt sich selbst: Personen, Runde, Schritte eines Zugs, Verlauf, Liste.

around-player = { $name } hätte { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, wenn das Spiel jetzt zu Ende wäre: Rang { $place } von { $seats }.
around-player-some = { $name } hat { $points } Punkte, soweit du es sehen kannst; einige sind noch verborgen.
around-ahead-of-you = Das { $count ->
    [one] ist 1 Punkt
   *[other] sind { $count } Punkte
} mehr als bei dir.
around-behind-you = Das { $count ->
    [one] ist 1 Punkt
   *[other] sind { $count } Punkte
} weniger als bei dir.
around-level-with-you = Du hast genauso viele.
around-you-lead = Du liegst { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} vor { $name }.
around-you-trail = Du liegst { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} hinter { $name }.
around-you-tie = { $name } hat genauso viele.
around-points-from = Woher sie kommen: { $lines }.
around-points-line = { $title } { $points }
around-turn-now = { $name } ist am Zug.
around-round = { $word } { $round } von { $rounds }; dann ist das Spiel zu Ende.
around-round-open = { $word } { $round }; wie viele es werden, hängt davon ab, was alle tun.
around-step-done = { $step }: Dieser Schritt des Zugs ist getan.
around-step-now = { $step }: Dieser Schritt des Zugs wird jetzt entschieden.
around-step-later = { $step }: Dieser Schritt kommt später im Zug.
around-steps = Die Schritte dieses Zugs: Getanes hat einen Haken, der jetzige Schritt ist hell.
around-clock = So viel Zeit bleibt der Person, die entscheidet.
around-log = Was geschehen ist, das Neueste unten. { $log } öffnet den ganzen Verlauf, zum Suchen und Zurückblicken.
around-list = Was sich jetzt wählen lässt: je Spalte, was es kostet, bringt oder übrig lässt. { $why } sagt, warum anderes nicht geht.
around-column = { $title }: { $text }
around-of-other = { $name }: { $thing }
around-name-game = Spiel
around-name-log = Verlauf
around-name-list = Liste
around-name-turn = Zug
around-name-question = Frage
