# Mühle: alles, was am Tisch gesagt wird, und in der Lobby darüber.

morris-title = Mühle
morris-line = Drei in einer Reihe schlagen einen Stein: setzen, ziehen und zuletzt springen.
morris-round = Runde

morris-variant-start = Beginnt
morris-variant-start-random = ausgelost
morris-variant-start-seat = Person { $number }
morris-variant-repetition = Wiederholung
morris-variant-repetition-on = Remis
morris-variant-repetition-off = kein Remis
morris-variant-repetition-hint = Ob die Partie remis ist, wenn dieselbe Stellung zum dritten Mal entsteht.
morris-variant-fifty = Fünfzig Züge
morris-variant-fifty-on = Remis
morris-variant-fifty-off = erst nach 200
morris-variant-fifty-hint = Ob 50 Züge ohne geschlagenen Stein ein Remis sind; sonst sind es 200.

morris-ask-place = { $name }, setze einen Stein ({ $left } in der Hand).
morris-ask-choose-man = { $name }, welcher Stein zieht?
morris-ask-move = { $name }, wohin zieht der Stein auf { $start }?
morris-ask-remove = { $name }, eine Mühle! Nimm { $other } einen Stein weg.

morris-step-place = setzen
morris-step-lift = wählen
morris-step-move = ziehen
morris-step-take = schlagen
morris-step-of = Schritt { $number }/{ $count }: { $step }

morris-head-goes = Wege
morris-head-closes = Mühle
morris-head-opens = öffnet
morris-fact-line = Linie
morris-keys-place = Punkt
morris-keys-man = Stein
morris-keys-move = Punkt
morris-keys-remove = Stein

morris-where-outer-corner = Außenecke
morris-where-outer-side = Außenseite
morris-where-middle-corner = Mittelecke
morris-where-middle-side = Mittelseite
morris-where-inner-corner = Innenecke
morris-where-inner-side = Innenseite

morris-note-closes = schließt eine Mühle
morris-note-stops = verhindert eine Mühle
morris-note-opens = öffnet eine Mühle
morris-note-goes =
    { $count ->
        [one] kann auf 1 Punkt ziehen
       *[other] kann auf { $count } Punkte ziehen
    }

morris-says-closes = Schließt eine Mühle: Danach nimmst du { $name } einen Stein weg.
morris-says-stops = { $name } könnte hier im nächsten Zug eine Mühle schließen; das verhindert es.
morris-says-near = Daneben liegen: { $points }.
morris-says-goes = Er kann nach { $points } ziehen.
morris-says-man-closes = Einer dieser Züge schließt eine Mühle.
morris-says-man-opens = Er steht in einer Mühle. Ist er fort, darf { $name } jeden der drei schlagen.
morris-says-remove-man = { $name } verliert diesen Stein für immer.
morris-says-remove-mill = { $name } könnte mit diesem Stein eine Mühle schließen; ohne ihn ist die Drohung weg.

morris-reason-stuck = Alle Punkte daneben sind besetzt.
morris-reason-in-mill = Er steht in einer Mühle, und andere Steine nicht.
morris-reason-game-over = Die Partie ist zu Ende.
morris-reason-not-next = Der Punkt liegt nicht neben deinem Stein. Springen darfst du erst mit drei Steinen.
morris-reason-taken = Dort steht schon ein Stein.
morris-reason-empty = Hier steht kein Stein.
morris-reason-own = Das ist dein eigener Stein.
morris-reason-others = Der Stein gehört der anderen Person.

morris-event-placed = { $name } setzt einen Stein auf { $point }.
morris-event-moved-slid = { $name } zieht von { $start } nach { $point }.
morris-event-moved-flown = { $name } springt von { $start } nach { $point }.
morris-event-closed-mill = { $name } schließt eine Mühle.
morris-event-removed = { $name } nimmt { $victim } den Stein auf { $point } weg.
morris-event-game-ended-few = { $name } gewinnt: Auf der anderen Seite sind nur noch zwei Steine.
morris-event-game-ended-blocked = { $name } gewinnt: Die andere Seite kann nicht ziehen.
morris-event-game-ended-repetition = Dieselbe Stellung zum dritten Mal: remis.
morris-event-game-ended-quiet = Zu viele Züge ohne geschlagenen Stein: remis.

morris-brief-placed = { $point }
morris-brief-moved = { $start }-{ $point }
morris-brief-removed = ×{ $point }

morris-score-won = Sieg
morris-score-won-few = die andere Seite hat noch zwei Steine
morris-score-won-blocked = die andere Seite kann nicht ziehen
morris-score-drawn = Remis
morris-score-drawn-repetition = dreimal dieselbe Stellung
morris-score-drawn-quiet = zu viele Züge ohne geschlagenen Stein
morris-score-taken = Geschlagene Steine
morris-score-taken-line =
    { $count ->
        [one] 1 geschlagener Stein
       *[other] { $count } geschlagene Steine
    }
morris-tie-break = wer gleich viele Punkte hat, teilt sich den Platz
morris-scoring = Ein Sieg bringt 10 Punkte, ein Remis jeder Seite 5; bis dahin zählt jeder geschlagene Stein 1. Du gewinnst, wenn die andere Seite nur noch zwei Steine hat oder nicht ziehen kann.

morris-men = Hand { $hand } · Brett { $men } · verloren { $lost }
morris-flies = springt
morris-quiet = Züge, seit ein Stein gesetzt oder geschlagen wurde: { $quiet } von { $limit }
morris-quiet-brief = { $quiet } von { $limit } ruhigen Zügen

morris-look-empty = { $point } ist leer.
morris-look-man = { $name } hat einen Stein auf { $point }.
morris-part-board = punkte
morris-text-row = Reihe { $row }: { $points }
morris-text-empty = leer
morris-text-seat = { $name }: { $men } auf dem Brett, { $hand } in der Hand, { $lost } verloren

morris-help-place =
    Setze einen deiner neun Steine auf einen freien Punkt. Drei eigene in einer Reihe entlang einer Linie sind eine Mühle: Du nimmst der anderen Seite einen Stein weg.

    Sind alle achtzehn Steine gesetzt, wird gezogen.
morris-help-choose-man =
    Wähle den Stein, der zieht. Er geht entlang einer Linie auf den nächsten Punkt, wenn dieser frei ist. Mit nur noch drei Steinen darfst du auf jeden freien Punkt springen.

    Wer nicht ziehen kann, hat verloren.
morris-help-move =
    Der Stein zieht auf einen freien Punkt daneben; mit nur noch drei Steinen springt er auf jeden. Eine geöffnete Mühle darf im nächsten Zug wieder geschlossen werden und zählt dann neu.
morris-help-remove =
    Nimm einen Stein weg, der in keiner Mühle steht. Stehen alle in Mühlen, ist jeder erlaubt. Zwei Mühlen auf einmal schlagen nur einen Stein.
morris-signs =
    Auf dem Brett hat ein Stein die Farbe und den Buchstaben seiner Person. In den Linien einer Karte: { $own } ein Stein von dir, { $others } einer der anderen Seite, { $empty } ein freier Punkt.
    Ein heller Punkt ist wählbar: Seine Tasten sind Buchstabe und Zahl. ›A‹ ist gerade gekommen, ‹A› ist der Stein, der zieht.
