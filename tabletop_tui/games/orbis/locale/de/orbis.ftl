# Orbis: alles, was am Tisch gesagt wird.

orbis-title = Orbis
orbis-line = Baue eine Welt aus vierzehn Landschaften, die eine Gottheit krönt.

# -- Farben und Zeichen --

orbis-letter-yellow = E
orbis-letter-green = N
orbis-letter-blue = B
orbis-letter-red = R
orbis-letter-white = W
orbis-colour-yellow = gelb
    .masculine = gelber
orbis-colour-green = grün
    .masculine = grüner
orbis-colour-blue = blau
    .masculine = blauer
orbis-colour-red = rot
    .masculine = roter
orbis-colour-white = weiß
    .masculine = weißer

orbis-nobody = -
orbis-held-none = nichts
orbis-free = frei
orbis-cp = { $cp } SP
orbis-mystic = Mystik { $value }
orbis-wilderness = Wildnis
    .brief = Wildnis

orbis-some-yellow =
    { $count ->
        [one] { $count } gelben
       *[other] { $count } gelbe
    }
orbis-some-green =
    { $count ->
        [one] { $count } grünen
       *[other] { $count } grüne
    }
orbis-some-blue =
    { $count ->
        [one] { $count } blauen
       *[other] { $count } blaue
    }
orbis-some-red =
    { $count ->
        [one] { $count } roten
       *[other] { $count } rote
    }
orbis-some-white =
    { $count ->
        [one] { $count } weißen
       *[other] { $count } weiße
    }
orbis-worshippers = { $listed } Anhänger
orbis-no-worshippers = keine Anhänger
orbis-any-worshippers =
    { $count ->
        [one] 1 beliebigen Anhänger
       *[other] { $count } beliebige Anhänger
    }

# -- Landschaften --

orbis-tile = { $kind } ({ $colour }, Stufe { $level })
orbis-landscape-farm = Bauernhof
    .the = der Bauernhof
    .object = den Bauernhof
    .many = Bauernhöfe
    .short = Hof
    .brief = Hof
orbis-landscape-village = Dorf
    .the = das Dorf
    .object = das Dorf
    .many = Dörfer
    .many-brief = Dörfer
orbis-landscape-forest = Wald
    .the = der Wald
    .object = den Wald
    .many = Wälder
    .many-brief = Wälder
orbis-landscape-irrigation = Bewässerungsanlage
    .the = die Bewässerungsanlage
    .object = die Bewässerungsanlage
    .many = Bewässerungsanlagen
    .many-brief = Wasserbau
    .short = Bewässerung
    .brief = Wasserbau
orbis-landscape-volcano = Vulkan
    .the = der Vulkan
    .object = den Vulkan
    .many = Vulkane
    .many-brief = Vulkane
orbis-landscape-shrine = Kultstätte
    .the = die Kultstätte
    .object = die Kultstätte
    .many = Kultstätten
    .brief = Kultort
orbis-landscape-conversion = Bekehrung
    .the = die Bekehrung
    .object = die Bekehrung
    .many = Bekehrungen
orbis-landscape-holy-rock = Heiliger Felsen
    .the = der Heilige Felsen
    .object = den Heiligen Felsen
    .many = Heilige Felsen
    .short = Felsen
    .brief = Felsen
orbis-does-farm = Ab den nächsten Kosten zahlst du nichts mehr für { $gain }.
orbis-does-village = Lege beim Auslegen { $count } beliebige Anhänger zurück.
orbis-does-forest = Am Ende müssen { $count } der Landschaften ringsum { $colours } sein.
orbis-does-irrigation = Eine der beiden Landschaften darunter muss { $colours } sein.
orbis-does-volcano = Entferne beim Auslegen { $count } Anhänger ({ $colours }) aus der Auslage.
orbis-does-shrine = Zählt am Ende { $icons } für die Tempel.
orbis-does-conversion = Nimm { $worshippers }.
orbis-does-conversion-any = Nimm { $count } Anhänger deiner Wahl.
orbis-does-holy-rock = Bringt seine Punkte ohne ein Ziel.

# -- Gottheiten --

orbis-god-love = Göttin der Liebe
    .short = Liebe
orbis-god-seas = Gott der Meere
    .short = Meere
orbis-god-fire = Göttin des Feuers
    .short = Feuer
orbis-god-nature = Göttin der Natur
    .short = Natur
orbis-god-harvest = Gott der Ernte
    .short = Ernte
orbis-god-training = Göttin in Ausbildung
    .short = Ausbildung
    .brief = Lehrling
orbis-god-idleness = Göttin des Müßiggangs
    .short = Müßiggang
    .brief = Muße
orbis-god-technology = Gott der Technologie
    .short = Technologie
    .brief = Technik
orbis-god-balance = Gott des Gleichgewichts
    .short = Gleichgewicht
    .brief = Balance
orbis-god-death = Gott des Todes
    .short = Tod
orbis-god-text-gain = { $cp } SP; nimm sofort { $count } Anhänger deiner Wahl.
orbis-god-text-most = { $cp } SP, wenn niemand mehr gewertete { $kinds } hat als du.
orbis-god-text-sure = { $cp } SP.
orbis-god-text-idle = { $cp } SP; deine Wildnisse zählen 0 SP statt −1.
orbis-god-text-fewest = { $cp } SP, wenn niemand weniger Wildnisse hat als du.
orbis-god-text-all = { $cp } SP mit gewertetem Dorf, Kultstätte und gewertetem Vulkan.
orbis-god-text-paid = { $cp } SP, wenn du sofort { $count } Anhänger zurücklegst.
orbis-the-god = die Gottheit „{ $god }“

# -- Plätze der Welt --

orbis-site-first = Ebene 1, die erste Landschaft
orbis-site-left = Ebene 1, linkes Ende
orbis-site-right = Ebene 1, rechtes Ende
orbis-site-base = Ebene 1, Platz { $number }
orbis-site-over = Ebene { $row } über { $first }-{ $last }
orbis-site-brief-over = Ebene { $row }, { $first }-{ $last }
orbis-site-brief-left = linkes Ende
orbis-site-brief-right = rechtes Ende
orbis-site-on = { $left } + { $right }
orbis-site-on-signs = { $left } { $right }

# -- Fragen --

orbis-ask-choose-tile-both = { $name }, nimm eine Landschaft aus der Auslage oder eine Gottheit.
orbis-ask-choose-tile-landscape = { $name }, nimm eine Landschaft aus der Auslage.
orbis-ask-choose-tile-god = { $name }, deine Welt ist fertig: nimm eine Gottheit.
orbis-ask-settle-cost-free = { $name }, legst du { $what } kostenlos offen oder als Wildnis?
orbis-ask-settle-cost-trade = { $name }, tauschst du für { $cost }, oder legst du { $what } als Wildnis?
orbis-ask-settle-cost = { $name }, zahlst du { $cost } für { $what } oder wird daraus eine Wildnis?
orbis-ask-pay-any =
    { $count ->
        [one] { $name }, gib noch 1 beliebigen Anhänger, um fertig zu bezahlen.
       *[other] { $name }, gib noch { $count } beliebige Anhänger, um fertig zu bezahlen.
    }
orbis-ask-place-face-up = { $name }, wohin legst du { $what }, Vorderseite oben?
orbis-ask-place-wild = { $name }, wohin legst du { $what } als Wildnis?
orbis-ask-take-worshipper =
    { $count ->
        [one] { $name }, nimm 1 Anhänger einer beliebigen Farbe.
       *[other] { $name }, nimm { $count } Anhänger beliebiger Farben, einen nach dem anderen.
    }
orbis-ask-sacrifice-choice = { $name }, legst du { $count } Anhänger zurück? Dafür zählt { $the } { $cp } SP.
orbis-ask-sacrifice-pick =
    { $count ->
        [one] { $name }, lege noch 1 Anhänger zurück.
       *[other] { $name }, lege { $count } Anhänger zurück, einen nach dem anderen.
    }
orbis-ask-eruption-choice =
    { $count ->
        [one] { $name }, entfernst du 1 Anhänger ({ $colours }) aus der Auslage? Dafür zählt der Vulkan { $cp } SP.
       *[other] { $name }, entfernst du { $count } Anhänger ({ $colours }) aus der Auslage? Dafür zählt der Vulkan { $cp } SP.
    }
orbis-ask-eruption-pick =
    { $count ->
        [one] { $name }, entferne noch 1 Anhänger ({ $colours }) aus der Auslage.
       *[other] { $name }, entferne { $count } Anhänger ({ $colours }) aus der Auslage.
    }
orbis-ask-discard-excess =
    { $count ->
        [one] { $name }, du hast { $held } von höchstens { $limit } Anhängern: lege 1 zurück oder tausche.
       *[other] { $name }, du hast { $held } von höchstens { $limit } Anhängern: lege { $count } zurück oder tausche.
    }

# -- Möglichkeiten --

orbis-option-slot = Platz { $slot }: { $option }
orbis-option-does = { $option }: { $doing }
orbis-option-empty-slot = leerer Platz
orbis-option-god = { $god }: { $text }
orbis-option-trade = { $price } { $give } gegen 1 { $get } tauschen
orbis-option-give = { $sign } { $colour } abgeben
orbis-option-gain = { $sign } { $colour } nehmen
orbis-option-remove = { $slot } { $where }: { $sign } { $colour } entfernen
orbis-option-sacrifice = ja, { $count } abgeben
orbis-option-erupt = ja, { $count } entfernen
orbis-option-decline = nein, sie bringt nichts
orbis-element-slot = Platz { $slot }
orbis-element-supply = Anhänger ({ $colour })

# -- was eine Möglichkeit bewirkt --

orbis-warn-no-site = ! Sie passt nirgends offen hin und wird zur Wildnis ({ $lost } SP).
orbis-warn-cannot-pay = ! Du kannst sie auch mit Tauschen nicht bezahlen. Sie wird zur Wildnis ({ $lost } SP).
orbis-detail-tile = { $tile }. Kosten: { $cost }.
orbis-detail-does = { $doing } ({ $worth }).
orbis-short = Du brauchst noch { $missing }; Tauschen hilft nicht.
orbis-short-tradable =
    { $trades ->
        [one] Du brauchst noch { $missing }; ein Tausch kann helfen.
       *[other] Du brauchst noch { $missing }; { $trades } Tausche können helfen.
    }
orbis-detail-god-most = Jetzt gewertet: du { $own }, der beste andere { $other }.
orbis-detail-god-fewest = Wildnisse jetzt: du { $own }, der beste andere { $other }.
orbis-detail-god-all = Du hast gewertete Dörfer: { $village }, Kultstätten: { $shrine }, gewertete Vulkane: { $volcano }.
orbis-detail-god-pay-enough = Du hast { $own }, genug, um { $other } zurückzulegen.
orbis-detail-god-pay-too-few = Du hast nur { $own } von { $other }: Die Gottheit wäre nichts wert.
orbis-detail-god-gain = Du hättest { $total }; höchstens { $limit } bleiben am Ende des Zuges.
orbis-detail-god-idle = Deine Wildnisse: { $wildernesses }.
orbis-detail-pays = Du zahlst { $coloured } und behältst { $held }.
orbis-detail-pays-any =
    { $count ->
        [one] Du zahlst { $coloured } und 1 beliebigen aus { $held }.
       *[other] Du zahlst { $coloured } und { $count } beliebige aus { $held }.
    }
orbis-detail-pays-any-only =
    { $count ->
        [one] Du zahlst 1 beliebigen Anhänger.
       *[other] Du zahlst { $count } beliebige Anhänger.
    }
orbis-detail-pays-nothing = Sie kostet dich nichts.
orbis-detail-saves = { $count ->
    [one] Deine Vergünstigung erspart dir { $saved }.
   *[other] Deine Vergünstigungen ersparen dir { $saved }.
}
orbis-detail-wilderness = Du zahlst nichts. Sie hat alle Farben, keinen Effekt und zählt { $lost } SP.
orbis-detail-wilderness-sites =
    { $count ->
        [one] Sie kann auf 1 Platz liegen.
       *[other] Sie kann auf { $count } Plätzen liegen.
    }
orbis-detail-hold = Du hättest { $held } ({ $total }).
orbis-detail-watered = Die nötige Farbe liegt darunter: { $cp } SP.
orbis-detail-dry = Die nötige Farbe liegt nicht darunter: „Nicht erfüllt“, keine SP.
orbis-detail-forest-here = Er berührt dort { $have } von { $need } nötigen Landschaften.
orbis-detail-helps = Hilft deinem Wald in { $where }: { $have } von { $need }.
orbis-detail-effect-later = { $doing } ({ $cp } SP).
orbis-detail-remove = Dort liegen { $count } ({ $colour }).
orbis-detail-sacrifice = Du gibst { $count }, behältst { $left } Anhänger und { $cp } SP.
orbis-detail-decline = Du behältst alle Anhänger und verlierst die { $cp } SP.
orbis-detail-erupt = { $count } von { $lying } möglichen Anhängern verlassen die Auslage; du behältst { $cp } SP.

orbis-confirm-no-site = { $kind } passt nirgends: Wildnis, { $lost } SP.
orbis-confirm-wilderness = Du könntest { $what } noch offen legen: Eine Wildnis zählt { $lost } SP.
orbis-confirm-cannot-pay = { $kind } ist zu teuer: Wildnis, { $lost } SP.
orbis-confirm-god = { $god } verlangt { $other } Anhänger, du hast { $own }: Die Gottheit wäre nichts wert.
orbis-confirm-site-irrigation = Die { $kind } zählt auf diesem Platz nichts, auf einem anderen schon.
orbis-confirm-site-forest = { $kind } kann auf diesem Platz nie erfüllt werden, auf einem anderen schon.
orbis-fruitless-irrigation = Als { $kind } würde es nichts zählen: Kein Platz bei dir hat { $colours } unter sich.
orbis-fruitless-forest = Als { $kind } würde es nichts zählen: Kein Platz bei dir bekommt noch { $count } solche Nachbarn.
orbis-fruitless-volcano = Als { $kind } würde es nichts zählen: { $have } von { $count } ({ $colours }) liegen auf den anderen Plätzen.
orbis-fruitless-village = Als { $kind } würde es nichts zählen: Nach dem Bezahlen blieben { $have } von { $count } Anhängern.

# -- warum nicht --

orbis-against-forced = Nähmst du sie, würde sie zur Wildnis ({ $lost } SP).
orbis-against-untraded = Ohne Tauschen könnte sie nur zur Wildnis werden ({ $lost } SP).

orbis-reason-world-complete = Deine Welt ist mit { $size } Landschaften fertig: nimm eine Gottheit.
orbis-reason-has-god = Du hast deine Gottheit schon: { $god }.
orbis-reason-no-face-up-site = Kein freier Platz hat { $colour } oder eine Wildnis unter sich; sie kann nicht offen liegen.
orbis-reason-support-lacks-colour = Keine der Landschaften darunter ist { $colour } oder eine Wildnis.
orbis-reason-game-over = Das Spiel ist aus.
orbis-reason-not-your-turn = { $name } ist am Zug.
orbis-reason-slot-empty = Diese Landschaft wurde eben genommen; am Ende des Zuges kommt eine neue.
orbis-reason-one-tile-a-turn = Du hast dein Plättchen in diesem Zug schon genommen.
orbis-reason-nothing-to-remove = Dort liegt kein Anhänger, der entfernt werden darf ({ $colours }).
orbis-reason-god-gone = Diese Gottheit liegt nicht auf dem Tisch.
orbis-reason-none-held = Davon hast du keine.
orbis-reason-trade-needs-three = Getauscht werden { $needed } einer Farbe; du hast { $held }.
orbis-reason-trade-later = Jetzt brächte dir ein Tausch nichts.
orbis-reason-site-taken = Dort liegt schon eine Landschaft.
orbis-reason-nothing-in-hand = Du hast jetzt keine Landschaft zu legen.
orbis-reason-cost-first = Erst geht es um die Kosten: bezahlen oder umdrehen.
orbis-reason-base-row-full = Die unterste Ebene hat ihre { $size } Landschaften.
orbis-reason-base-row-gap = Die unterste Ebene wächst nur an ihren Enden, ohne Lücken.
orbis-reason-site-lacks-support = Erst müssen zwei Landschaften darunter liegen.

# -- was geschah --

orbis-event-took-landscape = { $name } nimmt von Platz { $slot }: { $tile }.
orbis-event-created = Auf den Plätzen { $slots } entsteht je ein { $colour } Anhänger.
orbis-event-collected = { $name } sammelt { $worshippers } davon ein.
orbis-event-traded = { $name } tauscht { $given } gegen { $got }.
orbis-event-turned-over-chosen = { $name } legt die Landschaft als Wildnis ({ $the }).
orbis-event-turned-over-no-site = Erzwungen: { $the } passt offen nirgends hin und wird zur Wildnis.
orbis-event-turned-over-cannot-pay = Erzwungen: { $name } kann { $what } auch mit Tauschen nicht bezahlen; daraus wird eine Wildnis.
orbis-event-paid = { $name } zahlt { $worshippers }.
orbis-event-laid-face-up = { $name } legt offen auf Ebene { $row }: { $tile }.
orbis-event-laid-wild = { $name } legt { $what } als Wildnis auf Ebene { $row }.
orbis-event-took-benefit = { $name } bekommt die Vergünstigung: { $colour } kostet ab jetzt nichts.
orbis-event-gained = { $name } nimmt { $worshippers } aus dem allgemeinen Vorrat.
orbis-event-sacrificed = { $name } legt { $worshippers } zurück.
orbis-event-removed = { $name } entfernt { $worshipper } von Platz { $slot }.
orbis-event-marked-declined = { $name } verzichtet: { $the } zählt nichts.
orbis-event-marked-not-below = Nichts davon liegt darunter: { $colours }. { $the } zählt nichts.
orbis-event-marked-too-few-village = { $name } kann keine { $count } Anhänger zurücklegen: { $the } zählt nichts.
orbis-event-marked-too-few-volcano = In der Auslage liegen keine { $count } Anhänger ({ $colours }): { $the } zählt nichts.
orbis-event-took-god = { $name } nimmt { $the }.
orbis-event-god-marked-declined = { $name } verzichtet: { $the } zählt nichts.
orbis-event-god-marked-too-few = { $name } hat zu wenige Anhänger: { $the } zählt nichts.
orbis-event-discarded = { $name } legt { $worshipper } zurück, denn höchstens 10 bleiben.
orbis-event-turned-up = Neu auf Platz { $slot }: { $tile }.
orbis-event-game-ended = Der letzte Zug ist vorbei. Das Spiel ist aus.
orbis-event-forced-pay-any = { $name } kann nur noch mit { $colour } bezahlen.
orbis-event-forced-sacrifice-pick = { $name } kann nur noch { $colour } zurücklegen.
orbis-event-forced-discard-excess = { $name } kann nur { $colour } zurücklegen.
orbis-event-forced-take-worshipper = { $name } nimmt { $colour }.
orbis-event-forced-remove = Nur noch auf Platz { $slot } ist etwas zu entfernen: { $colour }.
orbis-event-forced-site = Nur ein Platz ist möglich: Ebene { $row }.

# -- der Wertungsbogen --

orbis-score-wilderness = Wildnisse
orbis-score-temple = Tempel
orbis-score-god = Gottheit
orbis-score-count = { $kinds }: { $count }
orbis-score-scored = { $kinds }: { $count } gewertet
orbis-score-temple-line = Tempel: Kultstätten { $shrines }, Mystik { $mystic }
orbis-score-temple-none = Tempel: keine Kultstätte
orbis-score-god-line = Gottheit: { $god }
orbis-score-god-none = Gottheit: noch keine
orbis-tie-break = übrige Anhänger: { $value0 }

# -- Vorbereitung --

orbis-variant-start = Wer beginnt
orbis-variant-start-random = wird ausgelost
orbis-variant-start-seat = Spieler { $number }

# -- Hilfe: die Regel zu einer Entscheidung --

orbis-help-choose-tile =
    Nimm ein Plättchen: eine Landschaft aus der Auslage oder, genau einmal im Spiel, eine Gottheit. In 15 Zügen sind es 14 Landschaften und 1 Gottheit.

    Nimmst du eine Landschaft, entsteht auf jeder Landschaft daneben (nie schräg) 1 Anhänger ihrer Farbe, und die Anhänger auf ihr bekommst du. Sie können sofort für sie bezahlen. Das gilt auch, wenn sie zur Wildnis wird.

    Tauschen: 3 Anhänger einer Farbe gegen 1 einer anderen, so oft du willst.
orbis-help-settle-cost =
    Bezahle und lege die Landschaft offen, oder drehe sie um: eine Wildnis kostet nichts, hat alle Farben und keinen Effekt und zählt am Ende −1 SP.

    Eine Vergünstigung erspart ihre Farbe, aber nie einen beliebigen Anhänger. Vorher darf 3 gegen 1 getauscht werden, auch mit eben eingesammelten Anhängern.
orbis-help-pay-any =
    Diesen Teil der Kosten bezahlst du mit Anhängern beliebiger Farbe. Vergünstigungen helfen hier nicht.
orbis-help-place =
    Die unterste Ebene hat 5 Landschaften ohne Lücken und wächst an beiden Enden. Darüber ruht jede Landschaft auf zwei anderen; die Ebenen haben 4, 3 und 2 Landschaften.

    Offen muss eine der beiden Landschaften darunter ihre Farbe haben oder eine Wildnis sein. Auf der untersten Ebene ist jede Farbe erlaubt. Eine Wildnis darf auf jeden freien Platz.

    Später wird nichts mehr bewegt.
orbis-help-take-worshipper =
    Nimm einen Anhänger beliebiger Farbe aus dem allgemeinen Vorrat. Bis zum Ende des Zuges darfst du mehr als 10 haben.
orbis-help-sacrifice-choice =
    Lege genau die verlangte Zahl Anhänger beliebiger Farben zurück, dann zählt es. Oder verzichte: dann ist es „nicht erfüllt“ und zählt nichts. Vergünstigungen helfen nicht, denn das sind keine Kosten.
orbis-help-sacrifice-pick =
    Zurückgelegte Anhänger kommen in den allgemeinen Vorrat. Jede Farbe ist recht.
orbis-help-eruption-choice =
    Entferne genau die verlangte Zahl Anhänger der gezeigten Farben von den acht anderen Landschaften der Auslage, dann zählt der Vulkan. Die eben entstandenen zählen mit. Oder verzichte: dann ist er „nicht erfüllt“ und zählt nichts.
orbis-help-eruption-pick =
    Wähle einen Anhänger einer gezeigten Farbe auf einer Landschaft der Auslage. Er kommt in den allgemeinen Vorrat, nicht zu dir.
orbis-help-discard-excess =
    Am Ende deines Zuges darfst du 10 Anhänger behalten. Lege die übrigen einzeln zurück, oder tausche 3 einer Farbe gegen 1 einer anderen, dann werden es auch weniger.

# -- Hilfe: Zeichen auf dem Bildschirm --

orbis-signs =
    Anhänger und die Farben der Landschaften: { $yellow } gelb, { $green } grün, { $blue } blau, { $red } rot, { $white } weiß. { $any } ist ein beliebiger Anhänger. Bis zu vier stehen einzeln da, mehr als Zahl: 5{ $yellow }.
    In der Ecke einer Landschaft: was sie bringt, wenn du sie nimmst. +5: Du kannst sie jetzt bezahlen, und sie bringt sofort 5 SP, deine eigenen Wälder mitgezählt. +5?: ein Wald, der noch 5 SP bringen kann. { $shrine }{ $shrine } { $mystic }9, +1 { $any } oder { $yellow } frei: Kultstätten mit Mystikwert, Anhänger, eine Farbe, die ab dann nichts kostet.
    Tausch: nach Tauschen zu bezahlen. 0!: zu bezahlen, aber sie brächte nichts. { $failed } −1 auf Rot: Sie würde zur Wildnis (#), weil sie nicht zu bezahlen ist oder offen nirgends passt.
    { $met } erfüllt oder vorhanden. { $failed } nicht erfüllt oder fehlend. 2/3?: ein Wald mit zwei von drei Nachbarn. # Wildnis. { $new } neu in der Auslage, [ ] von den anderen seit deinem Zug gelegt.
    In der untersten Zeile einer Landschaft stehen ihre Anhänger. +{ $red }: Sie bekommt einen roten, wenn du die Landschaft unter dem Zeiger nimmst. Bei einer Gottheit: was sie dir jetzt zählt.

# -- der Tisch in Textzeilen --

orbis-part-display = auslage
orbis-part-gods = götter
orbis-part-temples = tempel
orbis-part-players = spieler
orbis-part-world = welt
orbis-text-head = Runde { $round } von { $rounds }. Stapel: { $stacks }.
orbis-text-stack = Stufe { $level }: { $count }
orbis-text-slot = Platz { $slot }: { $tile }, Kosten { $cost }. { $does }. Darauf: { $lying }.
orbis-text-slot-sign = Platz { $slot } [{ $sign }]: { $tile }, Kosten { $cost }. { $does }. Darauf: { $lying }.
orbis-text-slot-empty = Platz { $slot }: eben genommen.
orbis-text-gods = Gottheiten: { $gods }
orbis-text-temples = Tempel: { $temples } SP
orbis-text-turn = (am Zug)
orbis-text-seat = { $name }: { $points } SP, hat { $held } ({ $total }), Plättchen { $tiles } von { $of } { $turn }
orbis-text-seat-more = Vergünstigungen { $benefits }, Kultstätten { $shrines }, Mystik { $mystic }, Wildnisse { $wild }, gewertet { $scored }, Gottheit { $god }
orbis-text-scored = { $effect } { $count }
orbis-text-god-failed = { $god } (nicht erfüllt)
orbis-text-world = Welt von { $name } (die Zahlen: über welchen Plätzen der untersten Ebene)
orbis-text-row = Ebene { $row }: { $laid }
orbis-text-row-empty = noch nichts
orbis-text-laid-wild = Wildnis
orbis-text-laid-plain = { $tile } ({ $worth })
orbis-text-laid-scores = { $tile }, { $points } SP
orbis-text-laid-failed = { $tile }, nicht erfüllt
orbis-text-laid-open = { $tile }, bisher { $have } von { $need }
orbis-text-laid-pending = { $tile }, verlangt Anhänger
orbis-text-benefit = { $colour } kostenlos
orbis-text-shrines =
    { $count ->
        [one] 1 Kultstätte
       *[other] { $count } Kultstätten
    }
orbis-text-nothing = keine SP

# -- sich umsehen --

orbis-look-supply = { $name } hat { $count } Anhänger der Farbe { $colour }.
orbis-look-empty = Platz { $slot } ist leer.
orbis-look-hand = Von Platz { $slot } genommen:
orbis-look-lying = Sie bringt { $worshippers } mit.
orbis-look-free = Ein freier Platz: { $where }.
orbis-look-wild = { $where }: eine Wildnis, { $lost } SP. Sie hat alle Farben.
orbis-look-scores = Zählt { $points } SP.
orbis-look-failed = Nicht erfüllt: zählt nichts.
orbis-look-open = Berührt { $have } der { $need } Landschaften, die er am Ende braucht.
orbis-look-pending = Es zählt, wenn es die Anhänger bekommt, die es jetzt verlangt.
orbis-look-plain = Zählt selbst keine SP.
orbis-look-temples = Am Ende bringen die meisten Kultstätten den besten Tempel, die nächstmeisten den nächsten: { $best } SP. Bei gleich vielen entscheidet der höhere Mystikwert.
orbis-look-temple = Ein Tempel: { $points } SP am Ende für Rang { $place } bei den Kultstätten.
orbis-look-temple-held = Jetzt bekäme ihn { $name } mit { $count ->
    [one] 1 Kultstätte
   *[other] { $count } Kultstätten
}.
orbis-look-temple-free = Jetzt bekäme ihn niemand.
orbis-look-shrines = Du hast { $count ->
    [0] keine Kultstätte
    [one] 1 Kultstätte
   *[other] { $count } Kultstätten
}.
orbis-look-held = { $name } hat { $count ->
    [0] keine Anhänger
   *[other] { $count } Anhänger
}; mehr als { $limit } lassen sich am Ende eines Zugs nicht behalten.
orbis-look-trade = Drei Anhänger einer Farbe lassen sich gegen einen anderen tauschen, in deinem Zug so oft du willst.
orbis-look-laid = { $name } hat { $count } von { $size } Landschaften gelegt. Das Spiel ist zu Ende, wenn alle sie alle gelegt und eine Gottheit genommen haben.
orbis-look-crown = { $name } hat noch keine Gottheit: Eins der Teile, die im Lauf des Spiels genommen werden, muss eine sein.
orbis-look-benefits = { $colours }: Diese Farben kosten { $name } dank einer Vergünstigung nichts.
orbis-look-no-benefits = Für { $name } ist keine Farbe frei: Das macht nur eine Vergünstigung.
orbis-look-god-of = Die Gottheit von { $name }; „du“ ist { $name }:
orbis-look-latest = Was { $name } seit deinem letzten Zug getan hat: gelegt oder genommen, dazu gewonnene (+) und abgegebene Anhänger (−).
orbis-element-temple = Tempel { $points }
orbis-element-held = Anhänger insgesamt
orbis-element-trade = Tausch
orbis-element-laid = gelegte Landschaften
orbis-element-benefits = freie Farben
orbis-about-display = Die Auslage: neun Landschaften. Wer am Zug ist, nimmt eine mit den Anhängern darauf, oder eine Gottheit.
orbis-about-gods = Die übrigen Gottheiten. Alle nehmen im Lauf des Spiels eine; sie zählt am Ende, wenn ihre Bedingung erfüllt ist.
orbis-about-world = Eine Welt aus vierzehn Landschaften in Ebenen von fünf, vier, drei und zwei, darüber eine Gottheit. Was höher liegt, ruht auf zweien darunter, und offen braucht es die Farbe einer der beiden.
orbis-about-hold = Die Anhänger, mit denen Landschaften bezahlt werden. Was am Ende übrig ist, entscheidet nur bei Gleichstand.
orbis-about-others = Die anderen: Punkte, Anhänger, Welt und letzter Zug. Eine Zahl auf einer Landschaft sind ihre Punkte, # ist eine Wildnis, ✗ misslungen, ? noch offen; • und [ ] zeigen, was seit deinem Zug neu ist.
orbis-about-round = In jeder Runde nehmen alle eine Landschaft oder eine Gottheit.
orbis-about-status = Die Landschaften, die noch verdeckt liegen, nach Stufe. Geht eine Stufe aus, kommen die der nächsten: Sie kosten mehr und bringen mehr.

# -- Hilfe, und wo das Zurücknehmen endet --

orbis-scoring = Gewertete Landschaften bringen die aufgedruckten Schaffenspunkte (SP), deine Gottheit die ihren, wenn ihre Bedingung erfüllt ist. Wer die meisten Kultstätten hat, bekommt den besten Tempel; eine Wildnis kostet 1 SP. Was an Anhängern übrig ist, entscheidet nur bei Gleichstand.
orbis-undo-stops = Weiter zurück geht es nicht: Seitdem sind neue Landschaften aufgedeckt worden, oder jemand anders hat entschieden.

# -- Textmodus: was der Bildschirm mit Zeichen sagt --

orbis-any-counted = beliebige Farbe { $count }
orbis-text-none = keine
orbis-text-collects = bringt { $worshippers } ein
orbis-text-cost-none = kostenlos
orbis-text-cost = Kosten { $cost }
orbis-text-sign-now = bezahlbar
orbis-text-sign-after-trades = nach Tauschen bezahlbar
orbis-text-sign-fruitless = würde nichts zählen
orbis-text-sign-forced = würde zur Wildnis

# -- auf Plättchen und Plätzen, in wenigen Zellen --

orbis-pay = zahle
orbis-no-cost = kostenlos
orbis-new = neu
orbis-corner-trade = Tausch
orbis-corner-free = frei
orbis-task-forest = { $count } von { $signs }
orbis-task-irrigation = über { $signs }
orbis-task-volcano = weg { $count } { $signs }
orbis-task-village = gib { $count }
orbis-task-farm = { $sign } frei
orbis-task-conversion = nimm { $count } { $sign }
orbis-task-holy-rock = ohne Ziel
orbis-task-long-forest = { $cp } SP: { $count } { $signs } ringsum
orbis-task-long-irrigation = { $cp } SP: { $signs } darunter
orbis-task-long-volcano = { $cp } SP: { $count } { $signs } weg
orbis-task-long-village = { $cp } SP: { $count } abgeben
orbis-task-long-farm = { $sign } kostet nichts
orbis-task-long-conversion = nimm sofort { $count } { $sign }
orbis-task-long-conversion-any = nimm { $count } nach Wahl
orbis-task-long-holy-rock = { $cp } SP ohne Bedingung
orbis-task-long-shrine = { $shrines } für die Tempel
orbis-stands-no-site = kein Ort
orbis-stands-cannot-pay = zu teuer
orbis-stands-volcano = { $have } da
orbis-stands-village = noch { $have }
orbis-stands-irrigation =
    { $have ->
        [one] { $have } Ort
       *[other] { $have } Orte
    }
orbis-stands-forest = { $have } von { $need }
orbis-stands-holy-rock = zählt
orbis-stands-for-good = dauerhaft
orbis-stands-short = fehlt
orbis-stands-long-no-site = kein Platz für { $colour }
orbis-stands-long-cannot-pay = zu teuer für dich
orbis-stands-long-volcano = { $have } liegen da
orbis-stands-long-village = { $have } bleiben übrig
orbis-stands-long-irrigation =
    { $have ->
        [one] auf { $have } Platz
       *[other] auf { $have } Plätzen
    }
orbis-stands-long-forest = { $have } von { $need } liegen da
orbis-stands-long-holy-rock = zählt immer
orbis-stands-long-for-good = für spätere Kosten
orbis-stands-long-short = fehlt noch
orbis-stands-long-mystic = Mystikwert { $mystic }
orbis-nobody-here = niemand darauf
orbis-tile-in-hand = in der Hand
orbis-tile-empty = leer
orbis-tile-taken = gelegt
orbis-crown-none = Gottheit
orbis-site-no = kein { $sign }
orbis-site-below = darunter
orbis-site-points = { $cp } SP
orbis-site-here = hierher
orbis-site-nothing = nichts
orbis-site-lies = passt

# -- neben den Plänen --

orbis-enter-trade = tauschen
orbis-enter-settle-cost = wählen
orbis-enter-pay-any = abgeben
orbis-enter-place = hierher
orbis-enter-sacrifice-choice = wählen
orbis-enter-sacrifice-pick = abgeben
orbis-enter-eruption-choice = wählen
orbis-enter-eruption-pick = entfernen
orbis-enter-discard-excess = abgeben
orbis-keys-landscape = Landschaft
orbis-keys-god = Gottheit
orbis-keys-trade = Tausch
orbis-keys-site = Platz
orbis-keys-remove = Auslage
orbis-keys-give = Anhänger
orbis-keys-gain = Anhänger

orbis-gods-none = Keine Gottheit ist mehr da.
orbis-world-of = Welt von { $name }
orbis-laid-of = { $count } von { $size } gelegt
orbis-temples = Tempel
orbis-most = meiste { $sign }
orbis-nobody-yet = niemand
orbis-from-landscapes = Landschaften
orbis-from-temple = Tempel
orbis-from-god = Gottheit
orbis-from-temple-brief = Tempel
orbis-from-god-brief = Gott
orbis-you-hold = Du hast
orbis-holds = { $name } hat
orbis-of-limit = { $count } von { $limit }
orbis-trade-offer = tausche { $signs } gegen 1
orbis-or = oder
orbis-the-others = Die anderen
orbis-since-your-turn = { $marks } seit deinem Zug
orbis-all-landscapes = nur Landschaften
orbis-free-colours = frei
orbis-in = erhält
orbis-out = gibt
orbis-left-none = Die letzten Landschaften liegen aus.
orbis-left-last = noch 1 Landschaft, Stufe { $level }
orbis-left-same-level = noch { $count } Landschaften, alle Stufe { $level }
orbis-left-next-level = noch { $count } Landschaften, nächste Stufe { $level }
orbis-head-best = bestens
orbis-head-sites = Orte
orbis-head-left = du behältst
orbis-head-rests = liegt auf
orbis-head-scores = bringt
orbis-head-opens = öffnet
orbis-head-brings = SP
orbis-head-lies = dort
orbis-head-held = hast
orbis-head-then = dann
orbis-head-me = für mich
orbis-column-best = was die Landschaft am besten Ort werten würde, sonst, was sie bringt.
orbis-column-sites = an wie vielen Orten sie liegen könnte.
orbis-column-left = die Anhänger, die nach dem Bezahlen bleiben; was nach − steht, ist noch in beliebiger Farbe zu zahlen.
orbis-column-rests = die Landschaften, auf denen sie läge.
orbis-column-scores = die Punkte, die sie dort werten würde, und wie weit ihre Aufgabe wäre; +3? heißt, dass sie noch zu erfüllen ist.
orbis-column-opens = die Farben, die auf die Orte passen, die sie über sich öffnet.
orbis-column-brings = die Punkte, die es bringt.
orbis-column-lies = wie viele Anhänger dieser Farbe dort liegen.
orbis-column-held = wie viele du jetzt hast.
orbis-column-then = wie viele du danach hättest.
orbis-column-me = was es für eine Gottheit tut, oder für einen deiner Wälder.
orbis-me-payable = zahlt { $what }
orbis-me-unpayable = zahlt nicht { $what }
orbis-me-forest = Wald { $have }/{ $need }
orbis-me-god = { $god } { $points }
orbis-me-god-then = { $god } dann { $points }
orbis-said-god-then = { $god } brächte dir dann { $after } SP, jetzt { $before }.
orbis-said-god-more = Deine Gottheit „{ $god }“ bringt dann { $after } SP, jetzt { $before }.
orbis-warn-god-less = ! Deine Gottheit „{ $god }“ bringt dann { $after } SP, jetzt { $before }.
orbis-step-take = nehmen
orbis-step-pay = zahlen
orbis-step-lay = legen
orbis-step-effect = Effekt
orbis-step-of = Schritt { $number }/{ $count }: { $step }

# -- die Karte zu dem, worauf der Zeiger steht --

orbis-fact-create = entsteht
orbis-fact-collect = nehmen
orbis-fact-pay = zahlen
orbis-fact-lay = legen
orbis-fact-farm = Vorteil
orbis-fact-village = Ziel
orbis-fact-forest = am Ende
orbis-fact-irrigation = Wasser
orbis-fact-volcano = Ausbruch
orbis-fact-shrine = Kultstätten
orbis-fact-conversion = erhalten
orbis-fact-holy-rock = Ziel
orbis-on-slots = auf { $slots }
orbis-note-beside = die Plättchen daneben
orbis-note-nobody = niemand steht darauf
orbis-note-then = du hast dann { $count }
orbis-note-keep = von { $held } behältst du { $kept }
orbis-note-now = nach jetzigem Stand
orbis-or-other-sites =
    { $count ->
        [one] { $site } oder 1 anderer Platz
       *[other] { $site } oder { $count } andere Plätze
    }
orbis-of-level = { $colour }, Stufe { $level }
orbis-said-points = Bringt sofort { $best } SP.
orbis-said-irrigation = Bringt sofort { $cp } SP, wo die Farbe darunterliegt.
orbis-said-volcano = Bringt sofort { $cp } SP, wenn er ausbricht: Du wählst, welche { $count } die Auslage verlassen.
orbis-said-village = Bringt sofort { $cp } SP, wenn du dann { $count } Anhänger abgibst.
orbis-said-forest-full = Bringt { $cp } SP: Er berührt dann genug Landschaften seiner Farben.
orbis-said-forest-open = Bringt am Ende { $cp } SP, wenn dann { $count } Nachbarn seine Farben haben.
orbis-said-temple = Dein Tempel: jetzt { $before } SP, damit { $after } SP.
orbis-said-god = Damit hat niemand mehr gewertete { $kinds } als du: { $god }.
orbis-said-god-once = Du nimmst im Spiel eine Gottheit; das kostet einen Zug.
orbis-said-trade-payable = Dann bezahlbar: { $payable }.
orbis-said-on-slot = { $landscape } auf Platz { $slot }
orbis-said-trade-unpayable = Dann kannst du { $unpayable } nicht mehr bezahlen.
orbis-said-trade-pays = Dann kannst du { $what } bezahlen.
orbis-said-over =
    { $count ->
        [one] 1 über dem Höchststand von { $limit }: Er geht am Ende des Zuges zurück.
       *[other] { $count } über dem Höchststand von { $limit }: Sie gehen am Ende des Zuges zurück.
    }
orbis-every-colour = jede Farbe
orbis-said-opens = Sie öffnet Ebene { $row } für { $colours }.
orbis-said-opens-none = Sie öffnet keinen weiteren Platz.
orbis-hint-left = { $count ->
    [0] keinen Platz für { $colours }
    [one] 1 Platz für { $colours }
   *[other] { $count } Plätze für { $colours }
}
orbis-hint-left-each = { $count ->
    [0] keinen Platz für { $colours }
    [one] je 1 Platz für { $colours }
   *[other] je { $count } Plätze für { $colours }
}
orbis-hint-apart = Über der untersten Ebene lässt das { $left }; „{ $option }“ lässt { $other }.
orbis-said-laid-for-good = Was liegt, bleibt an seinem Platz.
orbis-warn-forest-never = ! Hier bekommt er nie alle seine Nachbarn.
orbis-god-counts-to = { $own } zu { $other }
orbis-god-counts-of = { $own }/{ $other }
orbis-god-asks-gain = nimm { $count }
orbis-god-asks-most = meiste
orbis-god-asks-sure = immer
orbis-god-asks-idle = # ist 0
orbis-god-asks-fewest = wenig
orbis-god-tally-fewest = Wildnisse
orbis-god-asks-all = alle
orbis-god-tally-all = Dorf✦Vulkan
orbis-god-asks-paid = gib { $count }
orbis-god-tally-paid = du hast { $own }
orbis-option-held = { $option } (du hast { $held })
orbis-option-pay-cost = { $cost } zahlen
orbis-option-pay-free = offen legen
orbis-option-wilderness = Wildnis
orbis-option-site = { $where }: { $points } SP
orbis-text-site = { $where }, auf { $resting }
orbis-event-forced-other = { $name } hatte keine andere Wahl.
orbis-group-x = 3 einer Farbe gegen 1 tauschen ({ $count } Wege)
orbis-group-slot = { $slot } { $kind }: { $count } Farben

# -- a turn in brief, for the log beside the boards --

orbis-brief-took-landscape = ▸ { $slot } { $kind }
orbis-brief-created = { $sign }→{ $places }
orbis-brief-collected = nimmt { $signs }
orbis-brief-traded = 3{ $given } gegen { $got }
orbis-brief-paid = zahlt { $signs }
orbis-brief-laid-face-up = Ebene { $row }
orbis-brief-laid-wild = wild in Ebene { $row }
orbis-brief-took-benefit = { $sign } frei
orbis-brief-gained = nimmt { $sign }
orbis-brief-sacrificed = gibt { $signs }
orbis-brief-removed = entfernt { $sign }
orbis-brief-marked = ✗
orbis-brief-took-god = ▸ { $god }
orbis-brief-discarded = { $sign } zurück

# -- seit deinem Zug: was es für den Spieler heißt --

orbis-recap-landscape-gone = { $name } hat { $what } von Platz { $slot } genommen, für dich { $points } SP wert.
orbis-recap-landscape-gone-trades = { $name } hat { $what } von Platz { $slot } genommen, nach einem Tausch für dich { $points } SP wert.
orbis-recap-unpayable =
    { $count ->
        [one] { $name } hat 1 Anhänger von Platz { $slot } entfernt: Du kannst { $what } nicht mehr bezahlen.
       *[other] { $name } hat { $count } Anhänger von Platz { $slot } entfernt: Du kannst { $what } nicht mehr bezahlen.
    }
orbis-recap-god-gone = { $name } hat { $the } genommen, für dich { $points } SP wert.
orbis-recap-god-less = Deine Gottheit „{ $god }“ zählt nicht mehr: { $kinds } { $own } zu { $other }, { $points } SP weniger.
orbis-recap-god-more = Deine Gottheit „{ $god }“ zählt wieder: { $kinds } { $own } zu { $other }, { $points } SP mehr.
orbis-recap-majority-lost = { $god } würde für dich nicht mehr zählen: { $kinds } { $own } zu { $other }.
orbis-recap-majority-won = { $god } würde jetzt für dich zählen: { $kinds } { $own } zu { $other }.
orbis-recap-temple-less = Dein Tempel zählt nur noch { $after } SP statt { $before }.
orbis-recap-temple-more = Dein Tempel zählt jetzt { $after } SP statt { $before }.
orbis-recap-payable =
    { $count ->
        [one] Auf Platz { $slot } liegt 1 Anhänger mehr: Jetzt kannst du { $what } bezahlen.
       *[other] Auf Platz { $slot } liegen { $count } Anhänger mehr: Jetzt kannst du { $what } bezahlen.
    }
orbis-recap-turn-laid = { $kind } in Ebene { $row }
orbis-recap-turn-wild = { $kind } als Wildnis in Ebene { $row }
orbis-recap-turn-free = { $colour } kostet ab jetzt nichts
orbis-recap-turn-gives =
    { $count ->
        [one] gibt 1 Anhänger zurück
       *[other] gibt { $count } Anhänger zurück
    }
orbis-recap-turn-removes =
    { $count ->
        [one] entfernt 1 Anhänger aus der Auslage
       *[other] entfernt { $count } Anhänger aus der Auslage
    }
orbis-recap-turn-in-vain = zählt nichts

# -- was ein Tipp außer dem Wertungsblatt zählt --

orbis-prospect-held = was du hältst
orbis-prospect-payable = Landschaften, die du als Nächstes bezahlen kannst
orbis-prospect-sites = Plätze für das, was kommt
orbis-prospect-shrines = das Rennen um die Tempel
orbis-prospect-forests = Wälder, die noch warten
orbis-prospect-free = Farben, die nichts kosten
orbis-prospect-world = was in deiner Welt liegt
orbis-prospect-god = deine Gottheit
orbis-prospect-wilderness = was Wildnisse kosten
orbis-said-removed = Wer diese Landschaft als Nächstes nimmt, bekäme { $after ->
    [0] nichts
    [one] 1 Anhänger
   *[other] { $after } Anhänger
} statt { $before }.

# -- was Tipps am Ende des Zuges vergleichen --

orbis-ahead-held = { $more ->
    [yes] mehr
   *[no] weniger
} Anhänger
orbis-ahead-colours = Anhänger in { $more ->
    [yes] mehr
   *[no] weniger
} Farben
orbis-ahead-payable = { $more ->
    [yes] mehr
   *[no] weniger
} Landschaften, für die dein Vorrat allein reicht
orbis-ahead-fitting = { $more ->
    [yes] mehr
   *[no] weniger
} Farben, die in eine höhere Ebene passen
orbis-ahead-forest-waits = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte in Wäldern, die noch fertig werden können
orbis-ahead-forest-lost = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte in Wäldern, die nicht mehr fertig werden können
orbis-ahead-shrines-ahead = einen { $more ->
    [yes] größeren
   *[no] kleineren
} Vorsprung an Kultstätten
orbis-ahead-shrines-behind = einen { $more ->
    [yes] größeren
   *[no] kleineren
} Rückstand an Kultstätten
orbis-ahead-benefits = { $more ->
    [yes] mehr
   *[no] weniger
} Vergünstigungen
