# Bora Bora: alles, was am Tisch gesagt wird.

bora_bora-title = Bora Bora
bora_bora-line = Hütten, Männer, Frauen und Götter auf fünf Inseln, mit drei Würfeln je Durchgang.
bora_bora-round = Durchgang

# -- Mengen --

bora_bora-vp = { $count } SP
bora_bora-offering = { $count ->
    [0] keine Opfergaben
    [one] 1 Opfergabe
   *[other] { $count } Opfergaben
}
bora_bora-shell = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
}
bora_bora-step = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
bora_bora-point = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
bora_bora-priest = { $count ->
    [one] 1 Priester
   *[other] { $count } Priestern
}
bora_bora-god-card = { $count ->
    [one] 1 Götterkarte
   *[other] { $count } Götterkarten
}
bora_bora-god-tile = { $count ->
    [0] keine Hauptgötter
    [one] 1 Hauptgott
   *[other] { $count } Hauptgötter
}
bora_bora-materials = { $count } { $material }
bora_bora-times = { $what } ×{ $count }
bora_bora-none = -
bora_bora-nothing = nichts
bora_bora-quoted = „{ $task }“
bora_bora-purse = { $hand }; { $offerings }, { $tiles }
bora_bora-payment = { $cards } und { $offering }
bora_bora-payment-brief = { $count } { $colour } + { $offering }

# -- der Spielplan --

bora_bora-card-land-path = Landweg
    .board = Land
bora_bora-card-water-path = Wasserweg
    .board = Wasser
bora_bora-card-woman = Frau
    .board = Frau
bora_bora-card-man = Mann
    .board = Mann
bora_bora-card-helper = Helfer
    .board = Helfer
bora_bora-card-temple = Tempel
    .board = Tempel
bora_bora-card-build = Bauen
    .board = Bauen
bora_bora-card-land-water-path = Landweg & Wasserweg
    .board = Land/Wasser
bora_bora-card-woman-man = Frau & Mann
    .board = Frau/Mann
bora_bora-card-fishing = Fischen
    .board = Fischen
bora_bora-region = { $region } { $terrain }
bora_bora-terrain-mountain = Gebirge
    .many = Gebirge
bora_bora-terrain-beach = Strand
    .many = Strände
bora_bora-terrain-forest = Wald
    .many = Wälder
bora_bora-terrain-steppe = Steppe
    .many = Steppen
bora_bora-material-sand = Sand
bora_bora-material-stone = Stein
bora_bora-material-wood = Holz
bora_bora-good-offering = Opfergaben
bora_bora-good-vp = SP
bora_bora-good-shell = Muscheln
bora_bora-good-material = Baustoffe
bora_bora-fish-tile = { $kind } { $vp }
bora_bora-fish-parrotfish = Papageifisch
    .brief = Papagei
    .tiles = Papageifischplättchen
bora_bora-fish-butterflyfish = Falterfisch
    .brief = Falter
    .tiles = Falterfischplättchen
bora_bora-fish-surgeonfish = Doktorfisch
    .brief = Doktor
    .tiles = Doktorfischplättchen
bora_bora-fish-triggerfish = Drückerfisch
    .brief = Drücker
    .tiles = Drückerfischplättchen
bora_bora-does-land = Landweg bis { $value }
bora_bora-does-water = Wasserweg bis { $value }
bora_bora-does-land-water = Land- oder Wasserweg bis { $value }
bora_bora-way-land = Land { $ways }
bora_bora-way-water = Wasser { $ways }

# -- Götter --

bora_bora-god-blue = blauer Gott
    .object = den blauen Gott
    .colour = blau
    .cards = blaue
    .board = Blau
bora_bora-god-white = weißer Gott
    .object = den weißen Gott
    .colour = weiß
    .cards = weiße
    .board = Weiß
bora_bora-god-red = roter Gott
    .object = den roten Gott
    .colour = rot
    .cards = rote
    .board = Rot
bora_bora-god-green = grüner Gott
    .object = den grünen Gott
    .colour = grün
    .cards = grüne
    .board = Grün
bora_bora-god-yellow = gelber Gott
    .object = den gelben Gott
    .colour = gelb
    .cards = gelbe
    .board = Gelb
bora_bora-god-card-blue = { $count ->
    [one] 1 blaue Götterkarte
   *[other] { $count } blaue Götterkarten
}
bora_bora-god-card-white = { $count ->
    [one] 1 weiße Götterkarte
   *[other] { $count } weiße Götterkarten
}
bora_bora-god-card-red = { $count ->
    [one] 1 rote Götterkarte
   *[other] { $count } rote Götterkarten
}
bora_bora-god-card-green = { $count ->
    [one] 1 grüne Götterkarte
   *[other] { $count } grüne Götterkarten
}
bora_bora-god-card-yellow = { $count ->
    [one] 1 gelbe Götterkarte
   *[other] { $count } gelbe Götterkarten
}
bora_bora-god-does-blue = Blau: Ein Würfel darf liegen, obwohl er nicht kleiner ist als die auf seiner Karte.
bora_bora-god-does-white = Weiß: Ein Würfel zählt als 6.
bora_bora-god-does-red = Rot: wertet das Fischplättchen eines Gebiets, gleich wenn du es besetzt.
bora_bora-god-does-green = Grün: verdoppelt, was eine Art Personen tut, oder erlaubt eine weitere Art.
bora_bora-god-does-yellow = Gelb: ersetzt ein fehlendes Erfordernis einer Aufgabe, die dann 4 SP bringt.

# -- Personen --

bora_bora-person-man = { $kind }
bora_bora-person-woman = { $kind }
bora_bora-tile-man = { $kind } ({ $brings })
bora_bora-tile-woman = { $kind } ({ $brings })
bora_bora-kind-land-man = Fährtensucher
    .brief = Fährtens.
bora_bora-kind-land-woman = Fährtensucherin
    .brief = Fährtens.in
bora_bora-kind-land = Fährtensucher/in
    .many = Fährtensucher
bora_bora-kind-water-man = Seefahrer
bora_bora-kind-water-woman = Seefahrerin
bora_bora-kind-water = Seefahrer/in
    .many = Seefahrer
bora_bora-kind-woman-man = Brautwerber
    .brief = Brautwerb.
bora_bora-kind-woman-woman = Brautwerberin
    .brief = Brautwb.in
bora_bora-kind-woman = Brautwerber/in
    .many = Brautwerber
bora_bora-kind-man-man = Anwerber
bora_bora-kind-man-woman = Anwerberin
bora_bora-kind-man = Anwerber/in
    .many = Anwerber
bora_bora-kind-build-man = Baumeister
bora_bora-kind-build-woman = Baumeisterin
    .brief = Baumeist.in
bora_bora-kind-build = Baumeister/in
    .many = Baumeister
bora_bora-kind-material-man = Sammler
bora_bora-kind-material-woman = Sammlerin
bora_bora-kind-material = Sammler/in
    .many = Sammler
bora_bora-kind-hut-man = Träger
bora_bora-kind-hut-woman = Trägerin
bora_bora-kind-hut = Träger/in
    .many = Träger
bora_bora-kind-vp-man = Erzähler
bora_bora-kind-vp-woman = Erzählerin
bora_bora-kind-vp = Erzähler/in
    .many = Erzähler
bora_bora-kind-god-card-man = Schamane
bora_bora-kind-god-card-woman = Schamanin
bora_bora-kind-god-card = Schamane/Schamanin
    .many = Schamanen
bora_bora-kind-offering-man = Gabenbringer
    .brief = Gabenbr.
bora_bora-kind-offering-woman = Gabenbringerin
    .brief = Gabenbr.in
bora_bora-kind-offering = Gabenbringer/in
    .many = Gabenbringer
bora_bora-kind-status-man = Krieger
bora_bora-kind-status-woman = Kriegerin
bora_bora-kind-status = Krieger/in
    .many = Krieger
bora_bora-kind-shell-man = Taucher
bora_bora-kind-shell-woman = Taucherin
bora_bora-kind-shell = Taucher/in
    .many = Taucher
bora_bora-effect-land = Landweg bis
bora_bora-effect-water = Wasserweg bis
bora_bora-effect-woman = eine Frau bis Platz
bora_bora-effect-man = ein Mann bis Platz
bora_bora-effect-build = Bauplättchen bis
bora_bora-effect-material = Baustoffe
bora_bora-effect-hut = Hütten aufs 12. Feld, bis zu
bora_bora-effect-vp = SP
bora_bora-effect-god-card = Götterkarten
bora_bora-effect-offering = Opfergaben
bora_bora-effect-status = Statusschritte
bora_bora-effect-shell = Muscheln
bora_bora-use-land = Landweg bis { $value }
bora_bora-use-water = Wasserweg bis { $value }
bora_bora-use-woman = Frau bis { $value }
bora_bora-use-man = Mann bis { $value }
bora_bora-use-build = Bauplättchen bis { $value }
bora_bora-building-material = { $count ->
    [one] 1 Baustoff
   *[other] { $count } Baustoffe
}
bora_bora-huts-to-last = { $count ->
    [one] 1 Hütte aufs 12. Feld
   *[other] bis zu { $count } Hütten aufs 12. Feld
}
bora_bora-use-status = Status +{ $value }

# -- Schmuck und Aufgaben --

bora_bora-jewel-line = { $kind } { $cost } ({ $vp })
bora_bora-jewel-necklace = Kette
    .many = Ketten
    .few = Ketten
bora_bora-jewel-bracelet = Armband
    .many = Armbänder
    .few = Armbänder
bora_bora-jewel-earring = Ohrring
    .many = Ohrringe
    .few = Ohrringe
bora_bora-jewel-ring = Ring
    .many = Ringe
    .few = Ringe
bora_bora-jewel-headdress = Kopfschmuck
    .many = Kopfschmuckteile
    .few = Kopfschmuck
    .brief = Kopfputz
bora_bora-jewel-belt = Gürtel
    .many = Gürtel
    .few = Gürtel
bora_bora-task-woman-and-man = Frau und Mann
bora_bora-task-woman-and-man-short = Frau+Mann
bora_bora-task-woman-and-priest = Frau und Priester
bora_bora-task-woman-and-priest-brief = Frau + Priester
bora_bora-task-woman-and-priest-short = Frau+Priester
bora_bora-task-man-and-priest = Mann und Priester
bora_bora-task-man-and-priest-brief = Mann + Priester
bora_bora-task-man-and-priest-short = Mann+Priester
bora_bora-task-woman-and-jewelry = Frau und Schmuck
bora_bora-task-woman-and-jewelry-brief = Frau + Schmuck
bora_bora-task-woman-and-jewelry-short = Frau+Schmuck
bora_bora-task-man-and-first = Mann und Zugreihenfolge 1.
bora_bora-task-man-and-first-brief = Mann + Folge 1.
bora_bora-task-man-and-first-short = Mann+1.
bora_bora-task-priests = { $count } Priester im Tempel
bora_bora-task-priests-brief = { $count } Priester
bora_bora-task-regions = Hütten in { $count } Gebieten
bora_bora-task-regions-brief = { $count } Gebiete
bora_bora-task-islands = Hütten auf allen { $count } Inseln
bora_bora-task-islands-brief = Alle { $count } Inseln
bora_bora-task-gods-same = { $count } gleichfarbige Götterkarten
bora_bora-task-gods-same-brief = { $count } gleiche Götter
bora_bora-task-gods-same-short = { $count } gl. Götter
bora_bora-task-gods-colour = { $count } { $what } Götterkarten
bora_bora-task-gods-colour-brief = { $count } { $what } Götter
bora_bora-task-gods-different = { $count } verschiedene Götterkarten
bora_bora-task-gods-different-brief = { $count } Götterfarben
bora_bora-task-gods-different-short = { $count } Götterfarben
bora_bora-task-men-different = { $count } verschiedene Männer
bora_bora-task-men-different-brief = { $count } Männerarten
bora_bora-task-men-different-short = { $count } Männerarten
bora_bora-task-women-different = { $count } verschiedene Frauen
bora_bora-task-women-different-brief = { $count } Frauenarten
bora_bora-task-women-different-short = { $count } Frauenarten
bora_bora-task-jewelry-different = { $count } verschiedene Schmuckplättchen
bora_bora-task-jewelry-different-brief = { $count } Schmuckarten
bora_bora-task-jewelry-different-short = { $count } Schmuckarten
bora_bora-task-men = { $count } Männer
bora_bora-task-women = { $count } Frauen
bora_bora-task-jewelry = { $count } Schmuckplättchen
bora_bora-task-jewelry-brief = { $count } Schmuck
bora_bora-task-jewelry-short = { $count } Schmuck
bora_bora-task-built = { $count } verbaute Bauplättchen
bora_bora-task-built-brief = { $count } Plättchen
bora_bora-task-built-short = { $count } gebaut
bora_bora-task-jewelry-kind = { $count } { $what }
bora_bora-task-god-tiles = { $count } Hauptgottplättchen
bora_bora-task-god-tiles-brief = { $count } Hauptgötter
bora_bora-task-offerings = { $count } Opfergaben
bora_bora-task-shells = { $count } Muscheln
bora_bora-task-material = { $count } { $what }
bora_bora-task-materials-any = { $count } beliebige Baustoffe
bora_bora-task-materials-any-brief = { $count } Baustoffe
bora_bora-task-terrain-brief = Alle { $count } { $what }
bora_bora-task-fish-kind = Hütten an allen { $count } { $what }
bora_bora-task-fish-kind-brief = Alle { $count } { $what }fische
bora_bora-task-fish-kind-short = { $count } { $what }fische
bora_bora-task-huts-on-12 = { $count } Hütten auf dem 12. Feld
bora_bora-task-huts-on-12-brief = { $count } Hütten auf 12
bora_bora-task-shifted-men = { $count } heruntergeschobene Männer
bora_bora-task-shifted-men-brief = { $count } Männer unten
bora_bora-task-shifted-women = { $count } heruntergeschobene Frauen
bora_bora-task-shifted-women-brief = { $count } Frauen unten
bora_bora-task-shifted-people = { $count } heruntergeschobene Personen
bora_bora-task-shifted-people-brief = { $count } Personen unten
bora_bora-task-shifted-people-short = { $count } unten
bora_bora-task-person-kind = { $count } { $what }
bora_bora-task-progress = { $task } { $have }/{ $need }
bora_bora-task-terrain-mountain = Hütten in allen { $count } Gebirgen
bora_bora-task-terrain-beach = Hütten an allen { $count } Stränden
bora_bora-task-terrain-forest = Hütten in allen { $count } Wäldern
bora_bora-task-terrain-steppe = Hütten in allen { $count } Steppen
bora_bora-back-light = Die Rückseite ist hellgrün: eine von denen, die zu Beginn verteilt werden.
bora_bora-back-dark = Die Rückseite ist dunkelgrün.

# -- Fragen --

bora_bora-step-set-up = Vorbereitung
bora_bora-step-dice = Würfel { $turn }/{ $of }
bora_bora-step-people = Personen

bora_bora-ask-setup-hut = { $name }, wohin mit deiner ersten Hütte?
bora_bora-ask-place-die-some = { $name }, welcher Würfel auf welche Karte?
bora_bora-ask-place-die-last = { $name }, auf welche Karte mit dem letzten Würfel?
bora_bora-ask-pay-god-only = { $name }, womit bezahlst du { $god }?
bora_bora-ask-pay-god-first = { $name }, womit bezahlst du { $god }? Dann weiß.
bora_bora-ask-expand = { $name }, wohin kommt die neue Hütte?
bora_bora-ask-green-offer = { $name }, mit einem grünen Gott verdoppeln, für noch einmal { $cards }?
bora_bora-ask-red-offer = { $name }, spielst du einen roten Gott für den Fisch von { $spot } ({ $vp })?
bora_bora-ask-take-person-woman = { $name }, welche Frau nimmst du, bis Platz { $value }?
bora_bora-ask-take-person-man = { $name }, welchen Mann nimmst du, bis Platz { $value }?
bora_bora-ask-take-person-both = { $name }, wen nimmst du, bis Platz { $value }?
bora_bora-ask-helper-spend = { $name }, was kaufst du? { $cost }{ $dots }
bora_bora-ask-choose-material = { $name }, welchen Baustoff?
bora_bora-ask-choose-material-more = { $name }, welchen Baustoff? { $number } von { $of }
bora_bora-ask-place-material = { $name }, wohin auf dem Zeremonienplatz kommt { $material }?
bora_bora-ask-take-god-card = { $name }, welche Götterkarte nimmst du?
bora_bora-ask-take-god-card-more = { $name }, welche Götterkarte? Die { $number }. von { $of }
bora_bora-ask-temple-space = { $name }, welches Tempelfeld, bis { $value }?
bora_bora-ask-build-tile = { $name }, welches Bauplättchen, bis { $value }?
bora_bora-ask-build-site = { $name }, auf welchen zwei Baustoffen baust du?
bora_bora-ask-fire-gift = { $name }, Feuer-Bonus: Götterkarte oder Opfergabe?
bora_bora-ask-fire-mark = { $name }, Feuer-Bonus: Statusschritt oder Muschel?
bora_bora-ask-use-people-both = { $name }, nutze eine Art Männer und eine Art Frauen.
bora_bora-ask-use-people-man = { $name }, nutze eine Art Männer.
bora_bora-ask-use-people-woman = { $name }, nutze eine Art Frauen.
bora_bora-ask-use-people-man-first = { $name }, nutze eine Art Männer (Frauen gerade nicht).
bora_bora-ask-use-people-woman-first = { $name }, nutze eine Art Frauen (Männer gerade nicht).
bora_bora-ask-use-people-green = { $name }, mit einem grünen Gott noch eine Art nutzen?
bora_bora-ask-move-hut-more = { $count ->
    [one] { $name }, noch eine Hütte? Du kannst noch 1 versetzen.
   *[other] { $name }, noch eine Hütte? Du kannst noch { $count } versetzen.
}
bora_bora-ask-buy-jewelry = { $name }, ein Schmuckplättchen kaufen? Du hast { $shells }.
bora_bora-ask-resolve-task-met = { $name }, welche Aufgabe erfüllst du?
bora_bora-ask-resolve-task-yellow = { $name }, keine Aufgabe ist erfüllt: mit gelbem Gott, oder eine ablegen?
bora_bora-ask-resolve-task-none = { $name }, keine erfüllt: welche gibst du ab?
bora_bora-ask-take-task = { $name }, welche neue Aufgabe nimmst du?
bora_bora-ask-final-task = { $name }, welche letzte Aufgabe erfüllst du?
bora_bora-ask-other-place-die = { $name } setzt einen Würfel ein.
bora_bora-ask-other-pay-god = { $name } entscheidet.
bora_bora-ask-other-green-offer = { $name } entscheidet.
bora_bora-ask-other-red-offer = { $name } entscheidet.
bora_bora-ask-other-use-people = { $name } nutzt Männer und Frauen.
bora_bora-ask-other-resolve-task = { $name } ist bei den Aufgaben.
bora_bora-ask-other-final-task = { $name } ist bei den letzten Aufgaben.

# -- was zu wählen ist --

bora_bora-option-alone-plain = { $number } auf { $card }: { $does }
bora_bora-option-alone-blue = { $number } auf { $card } (blauer Gott): { $does }
bora_bora-option-alone-white = { $number } als 6 auf { $card } (weißer Gott): { $does }
bora_bora-option-alone-both = { $number } als 6 auf { $card } (blauer und weißer Gott): { $does }
bora_bora-option-place-plain = { $number } auf { $card }
bora_bora-option-place-blue = { $number } auf { $card } (blauer Gott)
bora_bora-option-place-white = { $number } als 6 auf { $card } (weißer Gott)
bora_bora-option-place-both = { $number } als 6 auf { $card } (blauer und weißer Gott)
bora_bora-option-fishing = { $number } auf Fischen: { $vp }
bora_bora-does-woman = Frau bis Platz { $value }
bora_bora-does-man = Mann bis Platz { $value }
bora_bora-does-woman-man = Mann oder Frau bis Platz { $value }
bora_bora-does-helper = { $points } ausgeben
bora_bora-does-temple = Priester auf ein Feld bis { $value }, Feuer-Bonus
bora_bora-does-build = Bauplättchen bis { $value }, { $vp }, Feuer-Bonus
bora_bora-place-person = { $place } { $who }
bora_bora-place-god = { $place } { $paid }
bora_bora-place-empty-man = Männerplatz { $place }, leer
bora_bora-place-empty-woman = Frauenplatz { $place }, leer
bora_bora-option-tile = { $payment } (du hast { $count })
bora_bora-option-no = kein Gott
bora_bora-option-deck = verdeckt, vom Stapel
bora_bora-option-deck-brief = vom Stapel
bora_bora-option-deck-empty = verdeckt, vom gemischten Ablagestapel
bora_bora-option-tattoo = { $who } tätowieren
bora_bora-option-shells = { $who } sammelt
bora_bora-option-shell = 1 Muschel
bora_bora-ground = Platz { $space } ({ $material })
bora_bora-ground-site = Plätze { $spaces } ({ $materials })
bora_bora-option-building = Plättchen { $number }
bora_bora-option-temple = Feld { $space }
bora_bora-look-temple-free = frei
bora_bora-look-temple-held = dort steht { $holder }
bora_bora-option-doubled = { $who } verdoppelt
bora_bora-option-extra = auch { $who }
bora_bora-option-end = den Zug beenden
bora_bora-option-another = noch eine Hütte auf Feld 12
bora_bora-option-stop-helper-spend = aufhören: der Rest verfällt
bora_bora-option-stop-move-hut-more = keine mehr
bora_bora-option-jewelry = { $kind } für { $price }: { $vp }
bora_bora-option-pass = nichts kaufen
bora_bora-option-fulfil = { $named } erfüllen
bora_bora-option-yellow = mit Gelb: { $named }
bora_bora-option-discard = die Aufgabe „{ $named }“ ablegen
bora_bora-option-done = keine mehr
bora_bora-element-open = Platz { $place } der Auslage, leer
bora_bora-element-space = Feld { $space } für Personen
bora_bora-element-supply = Vorrat: { $good }
bora_bora-element-status = die Statusleiste
bora_bora-element-god-tile = Hauptgottplättchen
bora_bora-missing-card = eine Karte

# -- was die Wahl bewirkt --

bora_bora-warn-status-end = Die Leiste endet dort: { $steps } verfallen.
bora_bora-warn-single-spaces = { $count ->
    [one] Einzelne Felder blieben übrig: Dein letztes Plättchen passte nicht mehr.
   *[other] Einzelne Felder blieben übrig: Von deinen anderen { $count } Plättchen passten höchstens { $room }.
}
bora_bora-detail-fishing = Jeder Würfel bringt dasselbe, und kein anderer steht im Weg.
bora_bora-detail-does = Aktion: { $does }.
bora_bora-detail-card = Würfel dort: { $lying }. Der nächste muss kleiner sein als { $lowest }.
bora_bora-detail-card-empty = Dort liegt kein Würfel.
bora_bora-detail-god-blue = Blauer Gott: { $number } ist nicht kleiner als alle Würfel dort.
bora_bora-detail-god-white = Danach zeigt die Karte eine { $number }.
bora_bora-detail-card-helper = 1 Punkt: 1 SP, oder eine Person herunterschieben. 2: Opfergabe, Götterkarte, Baustoff oder Hütte auf Feld 12.
bora_bora-detail-card-fire = Feuer-Bonus: Götterkarte oder Opfergabe, dann Statusschritt oder Muschel.
bora_bora-detail-takes-tile = Bezahlen kannst du das nur mit einem Hauptgott, der unbenutzt am Ende { $vp } bringt.
bora_bora-detail-purse = Für Götter hast du: { $purse }.
bora_bora-detail-reach = Erreichbar: { $reach }.
bora_bora-detail-fish-play = { $fish }: jetzt mit rotem Gott { $vp }, und am Ende, falls der Bauplatz noch deiner ist.
bora_bora-detail-fish-look = { $fish }: { $vp } mit einem roten Gott gleich nach einer Hütte, und am Ende, wenn der Bauplatz dir gehört.
bora_bora-detail-fish-later = { $fish }: { $vp } am Ende, falls der Bauplatz noch deiner ist.
bora_bora-detail-fish-first = { $fish }: { $vp }, aber erst am Ende und falls der Bauplatz noch deiner ist.
bora_bora-detail-aside = Die Hütte von { $holder } bleibt, verliert aber den Bauplatz.
bora_bora-detail-ways = Wege: { $ways }.
bora_bora-detail-where-some = Auf Platz { $free } kommt { $material }.
bora_bora-detail-where-one = Auf Platz { $free } kommt { $material }.
bora_bora-detail-where-none = Für { $material } ist kein Feld frei: kommt neben das Tableau, nur für Aufgaben.
bora_bora-detail-person-held = Von dieser Art hast du schon { $count }.
bora_bora-detail-kind = Je Durchgang, mit 1, 2 oder 3 von ihnen: { $effect } { $values }.
bora_bora-detail-kind-amount = Je Durchgang, mit 1, 2 oder 3 von ihnen: { $values } { $effect }.
bora_bora-detail-shift-man = Der Helfer tätowiert ihn einmal: { $what }.
bora_bora-detail-shift-woman = Mit dem Helfer sammelt sie einmal: { $what }.
bora_bora-detail-left = Du behältst: { $kept }.
bora_bora-detail-god-tile = Ohne Opfergabe, aber unbenutzt bringt ein Hauptgott am Ende { $unused }.
bora_bora-detail-red = { $vp } sofort.
bora_bora-detail-white-too = Der weiße Gott lässt sich danach noch bezahlen.
bora_bora-detail-no-green = Die Nutzung bleibt, wie sie war. Ein grüner Gott kann noch eine andere Art erlauben.
bora_bora-detail-only-blocks = Mit diesem Würfel ist die Aktion nicht auszuführen: Er blockiert nur die Karte, wie vereinbart.
bora_bora-detail-no = Das Fischplättchen bleibt, aber mit einem roten Gott wertest du es nicht mehr.
bora_bora-detail-held = Du hast { $like }.
bora_bora-detail-deck = Nur du siehst sie. Das lässt sich nicht zurücknehmen.
bora_bora-detail-tattoo = Jede Person wird nur einmal heruntergeschoben.
bora_bora-detail-shells = Du hättest { $shells }.
bora_bora-detail-vp = Du hättest insgesamt { $would }.
bora_bora-detail-offering = Du hättest { $would }. Jeder Gott mit Karten kostet eine.
bora_bora-detail-god-card = Eine der offenen oder die oberste vom Stapel, verdeckt.
bora_bora-detail-material = Sand, Stein oder Holz, für deinen Zeremonienplatz.
bora_bora-detail-move-hut = Auf ihr Feld kann dann eine Person; das 12. fasst beliebig viele Hütten.
bora_bora-detail-status = Am Ende des Durchgangs: { $later } statt { $now }.
bora_bora-detail-overtakes = Du überholst { $passed }.
bora_bora-detail-building = { $vp } sofort, gleich bei welcher Zahl. Niedrige lassen sich später auch mit kleinen Würfeln bauen.
bora_bora-detail-site = Beide Baustoffe gehen in den Vorrat; das Plättchen bleibt. Danach kommt der Feuer-Bonus.
bora_bora-detail-beside-some = Daneben liegt ein Baustoff auf Platz { $near }: Zusammen kann darauf gebaut werden.
bora_bora-detail-beside-none = Daneben liegt noch nichts. Zum Bauen fehlt ein zweiter Baustoff, auf Platz { $others }.
bora_bora-detail-temple = { $vp } am Ende dieses Durchgangs. Jetzt der Feuer-Bonus: Götterkarte oder Opfergabe, dann Statusschritt oder Muschel.
bora_bora-detail-pushes = Das verdrängt { $pushes }.
bora_bora-detail-push-down = { $name } auf { $spaces }
bora_bora-detail-push-out = { $name } ganz
bora_bora-detail-push-own-down = { $count ->
    [one] deinen eigenen Priester auf { $spaces }
   *[other] deine eigenen Priester auf { $spaces }
}
bora_bora-detail-push-own-out = deinen eigenen Priester ganz
bora_bora-detail-temple-most = Bleibt es so, gewinnt { $winner } den Hauptgott mit { $priests }.
bora_bora-detail-temple-most-own = Bleibt es so, gewinnst du den Hauptgott mit { $priests }.
bora_bora-detail-use = { $count ->
    [one] Eine Person: { $use }.
   *[other] { $count } Personen zusammen: { $use }.
}
bora_bora-detail-green = Ein grüner Gott je Zug.
bora_bora-detail-end = Was du nicht genutzt hast, verfällt für diesen Durchgang.
bora_bora-detail-jewel = Du behältst { $shells }. Am Ende bringt das Stück { $vp }.
bora_bora-detail-jewel-held = { $count ->
    [0] Es ist dein erstes Schmuckstück.
   *[other] Du hast bisher { $count }, von dieser Art { $same }.
}
bora_bora-detail-pass = Du behältst deine Muscheln. Was jetzt niemand kauft, kommt aus dem Spiel.
bora_bora-detail-fulfil = Nichts wird abgegeben. Das Plättchen kommt auf deine erfüllten Aufgaben.
bora_bora-detail-yellow = Der Gott wird zuerst bezahlt; dann darf der Aufgabe höchstens eins fehlen.
bora_bora-detail-discard = Die Aufgabe kommt aus dem Spiel und bringt nichts.
bora_bora-detail-take = Sie kommt an die Stelle der Aufgabe, die eben ging.
bora_bora-detail-done = Übrige Aufgaben bringen nichts.
bora_bora-detail-stop-helper-spend = Übrige Punkte verfallen.
bora_bora-detail-stop-move-hut-more = Deine übrigen Hütten bleiben auf ihren Feldern.

bora_bora-confirm-fishing = Der Helfer brächte für diesen Würfel mindestens { $better }, Fischen bringt { $vp }. Trotzdem fischen?
bora_bora-confirm-stop = Noch { $left }: Jeder könnte 1 SP sein. Trotzdem aufhören?
bora_bora-confirm-end = Noch zu nutzen: { $left }. Den Zug trotzdem beenden?
bora_bora-confirm-pass = Du könntest { $left } kaufen. Trotzdem nichts kaufen?
bora_bora-confirm-discard = Ein gelber Gott würde { $instead } für { $yellow } retten. Trotzdem abgeben?
bora_bora-confirm-yellow = Ohne Gott könntest du { $instead } erfüllen. Trotzdem den gelben Gott nutzen?
bora_bora-confirm-done = Du könntest noch { $left } erfüllen. Trotzdem aufhören?
bora_bora-confirm-temple = Dein eigener Priester würde verdrängt. Trotzdem?
bora_bora-confirm-site = { $room ->
    [one] Auf den Rest des Zeremonienplatzes passt dann nur noch 1 Plättchen. Trotzdem dort bauen?
   *[other] Auf den Rest des Zeremonienplatzes passen dann nur noch { $room } Plättchen. Trotzdem dort bauen?
}

# -- warum nicht --

bora_bora-reason-region-taken = Dort steht schon eine erste Hütte.
bora_bora-reason-path-too-high = Der Weg dorthin braucht { $needed }, der Wert ist { $value }.
bora_bora-reason-own-hut-there = Dort hast du schon eine Hütte.
bora_bora-reason-not-joined = Von deinen Hütten führt kein Weg dorthin, der jetzt erlaubt ist.
bora_bora-reason-no-expansion = Du breitest dich gerade nicht aus.
bora_bora-reason-no-region = Mit { $value } ist kein Gebiet erreichbar.
bora_bora-reason-no-hut-left = Auf deinem Tableau ist keine Hütte mehr.
bora_bora-reason-no-person = Auf den Plätzen bis { $value } liegt kein Plättchen.
bora_bora-reason-no-free-space = Du hast kein freies Feld für eine Person.
bora_bora-reason-no-priest = Du hast keinen Priester im Vorrat.
bora_bora-reason-all-built = Du hast alle Plättchen verbaut.
bora_bora-reason-no-tile-low-enough = Deine übrigen Plättchen sind alle höher als { $value }.
bora_bora-reason-no-adjacent-materials = Auf deinem Zeremonienplatz liegen keine zwei Baustoffe nebeneinander.
bora_bora-reason-not-lower = Der kleinste Würfel dort ist eine { $lowest }: Nur ein kleinerer darf dazu.
bora_bora-reason-not-lower-missing = Der kleinste Würfel dort ist eine { $lowest }; für einen blauen Gott fehlt dir { $missing }.
bora_bora-reason-white-not-payable = Du kannst keinen weißen Gott bezahlen.
bora_bora-reason-gods-not-payable = Du kannst blau und weiß nicht zusammen bezahlen.
bora_bora-reason-leaves-too-little = Was dann bleibt, würde für das Übrige nicht reichen.
bora_bora-reason-place-too-high = Der Platz ist höher als { $value }.
bora_bora-reason-too-few-points = Das kostet { $needed }, du hast { $points }.
bora_bora-reason-shifted-already = Diese Person ist schon heruntergeschoben.
bora_bora-reason-no-hut-to-move = Auf deinen Feldern 1 bis 11 steht keine Hütte.
bora_bora-reason-no-card-left = Es gibt keine Götterkarte mehr.
bora_bora-reason-no-card-now = Götterkarten bringen der Helfer, der Feuer-Bonus und Schamanen.
bora_bora-reason-no-god-now = Götter spielt man, wo gefragt wird: blau und weiß mit einem Würfel, rot gleich nach einer Hütte, grün beim Nutzen von Personen, gelb für eine Aufgabe.
bora_bora-reason-status-end = Dein Anzeigestein steht auf dem letzten Feld.
bora_bora-reason-no-status-now = Statusschritte bringen tätowierte Männer, der Feuer-Bonus und Krieger.
bora_bora-reason-no-gain-now = Von dort gibt es gerade nichts.
bora_bora-reason-space-too-high = Das Feld ist höher als { $value }.
bora_bora-reason-number-too-high = Die Zahl ist höher als { $value }.
bora_bora-reason-sex-used = Von diesem Geschlecht hast du schon eine Art genutzt.
bora_bora-reason-cannot-be-used = Was sie tun, ist gerade nicht möglich.
bora_bora-reason-doubling-useless = Verdoppeln würde nichts ändern.
bora_bora-reason-green-played = Deinen grünen Gott hast du in diesem Durchgang schon gespielt.
bora_bora-reason-green-not-payable = Du kannst keinen grünen Gott bezahlen.
bora_bora-reason-too-few-shells = Dir fehlt: { $missing }.
bora_bora-reason-units-missing = Es fehlt mehr als ein Erfordernis.
bora_bora-reason-yellow-not-payable = Du kannst keinen gelben Gott bezahlen, ohne zu verlieren, was die Aufgabe verlangt.
bora_bora-reason-task-is-met = Eine deiner Aufgaben ist erfüllt: Abgeben ist nicht erlaubt.
bora_bora-reason-game-over = Das Spiel ist aus.
bora_bora-reason-not-your-turn = { $seat } ist am Zug.
bora_bora-reason-no-die-now = Gerade wird kein Würfel eingesetzt.
bora_bora-reason-die-placed = Dein Würfel liegt schon: Erst kommt seine Aktion.
bora_bora-reason-action-impossible = Diese Aktion ist mit keinem Wert auszuführen.
bora_bora-reason-not-yours = Das liegt nicht auf deinem Tableau.
bora_bora-reason-people-later = Personen nutzt man, wenn alle Würfel liegen; herunter schiebt sie der Helfer.
bora_bora-reason-no-taking-now = Gerade wird keine Person genommen.
bora_bora-reason-jewel-gone = Das ist nicht mehr zu kaufen.
bora_bora-reason-jewel-later = Schmuck kauft man in Phase C seines Durchgangs.
bora_bora-reason-task-later = Neue Aufgaben nimmt man am Ende eines Durchgangs.
bora_bora-reason-tasks-later = Aufgaben erfüllt man am Ende eines Durchgangs.
bora_bora-reason-space-covered = Dort liegt ein Bauplättchen.
bora_bora-reason-space-filled = Dort liegt schon ein Baustoff.
bora_bora-reason-space-empty = Dort liegt noch nichts.
bora_bora-reason-built-already = Dieses Plättchen ist verbaut.
bora_bora-reason-no-building-now = Gerade wird nichts gebaut.
bora_bora-reason-no-temple-now = Gerade kommt kein Priester in den Tempel.

# -- was geschehen ist --

bora_bora-event-with = { $head }: { $what }.
bora_bora-event-gains = { $name } erhält { $what }.
bora_bora-event-round-begins = Durchgang { $round } beginnt.
bora_bora-event-rolled = Würfel: { $parts }.
bora_bora-event-placed-die-plain = { $name } setzt eine { $number } auf { $card }.
bora_bora-event-placed-die-blue = { $name } setzt mit dem blauen Gott eine { $number } auf { $card }.
bora_bora-event-placed-die-white = { $name } setzt mit dem weißen Gott eine { $number } als 6 auf { $card }.
bora_bora-event-placed-die-both = { $name } setzt mit dem blauen und dem weißen Gott eine { $number } als 6 auf { $card }.
bora_bora-event-placed-die-fishing = { $name } fischt mit einer { $number }.
bora_bora-event-played-god = { $name } spielt { $god } für { $payment }.
bora_bora-event-occupied-free = { $name } setzt eine Hütte nach { $region }.
bora_bora-event-occupied-aside = { $name } setzt eine Hütte nach { $region }, die von { $aside } weicht.
bora_bora-event-took-person = { $name } nimmt { $tile } von Platz { $place }.
bora_bora-event-placed-material = { $name } legt { $material } auf Platz { $space }.
bora_bora-event-material-beside = { $name } legt { $material } neben das Tableau.
bora_bora-event-shifted = { $name } schiebt { $tile } herunter.
bora_bora-event-moved-hut = { $count ->
    [one] { $name } versetzt eine Hütte aufs 12. Feld.
   *[other] { $name } versetzt { $count } Hütten aufs 12. Feld.
}
bora_bora-event-placed-priest-free = { $name } setzt einen Priester auf Tempelfeld { $space }.
bora_bora-event-placed-priest-out = { $name } setzt einen Priester auf Tempelfeld { $space }, der von { $out } wird verdrängt.
bora_bora-event-built = { $name } verbaut Plättchen { $number } auf Platz { $spaces }.
bora_bora-event-doubled = { $name } verdoppelt die Nutzung ({ $who }) mit einem eben gezogenen grünen Gott, noch einmal { $cards }, wie vereinbart.
bora_bora-event-used-use = { $name } nutzt { $who }, { $effect }.
bora_bora-event-used-doubled = { $name } nutzt { $who }, vom grünen Gott verdoppelt, { $effect }.
bora_bora-event-used-extra = { $name } nutzt mit dem grünen Gott auch { $who }, { $effect }.
bora_bora-event-used-use-gain = { $name } nutzt { $who }.
bora_bora-event-used-doubled-gain = { $name } nutzt { $who }, vom grünen Gott verdoppelt.
bora_bora-event-used-extra-gain = { $name } nutzt mit dem grünen Gott auch { $who }.
bora_bora-event-status = Status: { $parts }.
bora_bora-event-temple = Tempel: { $parts }.
bora_bora-name-vp = { $name } { $vp }
bora_bora-event-turn-order = Neue Zugreihenfolge: { $seats }.
bora_bora-event-won-god-tile = { $name } gewinnt einen Hauptgott mit { $priests } im Tempel.
bora_bora-event-god-tile-lost = Niemand ist im Tempel: Ein Hauptgott kommt aus dem Spiel.
bora_bora-event-bought-jewelry = { $name } kauft { $jewel } für { $shells }.
bora_bora-event-fulfilled-task-plain = { $name } erfüllt die Aufgabe „{ $task }“.
bora_bora-event-fulfilled-task-yellow = { $name } erfüllt mit einem gelben Gott die Aufgabe „{ $task }“.
bora_bora-event-fulfilled-task-plain-shown = { $name } erfüllt die Aufgabe „{ $task }“ und zeigt { $cards }.
bora_bora-event-fulfilled-task-yellow-shown = { $name } erfüllt mit einem gelben Gott die Aufgabe „{ $task }“ und zeigt { $cards }.
bora_bora-event-discarded-task = { $name } legt die Aufgabe „{ $task }“ ab.
bora_bora-event-took-task = { $name } nimmt die Aufgabe „{ $task }“.
bora_bora-event-reshuffled = Der Ablagestapel, { $cards }, wird gemischt.
bora_bora-event-turned-up = Neu in der Auslage: { $parts }.
bora_bora-event-no-god-card = Für { $name } gibt es keine Götterkarte mehr.
bora_bora-event-game-ended = Die letzten Aufgaben sind getan.
bora_bora-gain-played-god = { $paid } für { $payment }
bora_bora-gain-occupied-free = Hütte auf { $region }
bora_bora-gain-occupied-aside = Hütte auf { $region }, die von { $aside } weicht
bora_bora-gain-moved-hut = { $count ->
    [one] eine Hütte aufs 12. Feld
   *[other] { $count } Hütten aufs 12. Feld
}
bora_bora-gain-built = Plättchen { $number } auf Platz { $spaces }
bora_bora-gain-scored-fish = { $vp } für Fisch
bora_bora-gain-scored-helper = { $vp } vom Helfer
bora_bora-gain-material-beside = { $material } neben das Tableau
bora_bora-gain-drew-god-card-unseen = eine Karte vom Stapel
bora_bora-gain-drew-god-card-own = { $card } vom Stapel
bora_bora-gain-only-blocked = der Würfel blockiert nur die Karte, wie vereinbart
bora_bora-gain-no-god-card = keine Götterkarte mehr da

# -- Wertung --

bora_bora-score-track = Auf der Leiste
bora_bora-score-track-line = Auf der Leiste: { $ledger }
bora_bora-score-god-tiles = Hauptgötter
bora_bora-score-god-tiles-line = { $tiles } übrig
bora_bora-score-fish = Fisch an Bauplätzen
bora_bora-score-fish-line = Fisch an eigenen Bauplätzen: { $regions }
bora_bora-score-jewelry = Schmuck
bora_bora-score-jewelry-line = Schmuck: { $jewels }
bora_bora-score-bonus-tasks = 9 erfüllte Aufgaben
bora_bora-score-bonus-jewelry = 6 Schmuckplättchen
bora_bora-score-bonus-ground = Voller Zeremonienplatz
bora_bora-score-bonus-buildings = Alle verbaut
bora_bora-score-bonus-huts = Hütten in allen Gebieten
bora_bora-score-bonus-people = 12 Personen
bora_bora-source-start = Start { $count }
bora_bora-source-fishing = Fischen { $count }
bora_bora-source-helper = Helfer { $count }
bora_bora-source-fish = Fisch durch rote Götter { $count }
bora_bora-source-building = Bauen { $count }
bora_bora-source-people = Personen { $count }
bora_bora-source-status = Status { $count }
bora_bora-source-temple = Tempel { $count }
bora_bora-source-tasks = Aufgaben { $count }
bora_bora-tie-break = Zugreihenfolge-Plättchen { $tile }; das niedrigere gewinnt.

bora_bora-scoring =
    Wer die meisten SP hat, gewinnt: die auf der Leiste (Fischen, Helfer, Aufgaben, Status, Tempel, Bauen, Personen, Fisch durch rote Götter), dazu am Ende 2 je Hauptgott, der Fisch an Bauplätzen, die du hältst, dein Schmuck und je 6 für 9 erfüllte Aufgaben, 6 Schmuckplättchen, einen vollen Zeremonienplatz, alle Plättchen verbaut, Hütten in allen Gebieten und 12 Personen.
bora_bora-undo-stops = Weiter zurück geht es nicht: Seither kam Zufall oder Verdecktes ins Spiel, oder jemand anderes hat entschieden.

bora_bora-variant-blocking = Nur blockieren
bora_bora-variant-blocking-no = nein
bora_bora-variant-blocking-yes = ja
bora_bora-variant-blocking-hint = Ob ein Würfel, der auf einer Karte zum Ausbreiten oder dem Tempel nichts bewirkt, dort liegen darf, um sie zu blockieren.
bora_bora-variant-doubling = Götter doppeln
bora_bora-variant-doubling-before = vor der Nutzung
bora_bora-variant-doubling-drawn = auch danach
bora_bora-variant-doubling-hint = Ob ein grüner Gott, den eine Nutzung bringt, dieselbe Nutzung noch verdoppeln darf.
bora_bora-ruling-blocking-no = Für dieses Spiel vereinbart: Ein Würfel kommt nur dorthin, wo seine Aktion auszuführen ist; bloß blockieren kann er keine Karte.
bora_bora-ruling-blocking-yes = Für dieses Spiel vereinbart: Auf den Karten zum Ausbreiten und auf dem Tempel darf ein Würfel liegen, nur um die Karte zu blockieren.
bora_bora-ruling-doubling-before = Für dieses Spiel vereinbart: Ein grüner Gott verdoppelt nur eine Nutzung, vor der er gespielt wird. Einer, den sie bringt, verdoppelt sie nicht.
bora_bora-ruling-doubling-drawn = Für dieses Spiel vereinbart: Ein grüner Gott, den eine Nutzung bringt, darf dieselbe Nutzung noch verdoppeln.

bora_bora-signs =
    { $vp } Punkte · { $offering } Opfergabe · { $shell } Muschel · { $card } Götterkarte · { $tile } Hauptgott · { $priest } Priester · { $hut } Hütte · { $status } Status
    { $sand } Sand · { $stone } Stein · { $wood } Holz: was ein Bauplatz bringt und was ein Feld deines Zeremonienplatzes verlangt
    { $blue } blauer · { $white } weißer · { $red } roter · { $green } grüner · { $yellow } gelber Gott · { $man } Mann · { $woman } Frau
    { $parrotfish } Papagei- · { $butterflyfish } Falter- · { $surgeonfish } Doktor- · { $triggerfish } Drückerfisch mit seinen Punkten
    ══4══ Landweg, ╌╌4╌╌ Wasserweg: der nötige Wert
    { $hut }A gefüllt: hat den Bauplatz · { $hut } mit kleinem Buchstaben: steht daneben
    { $serves } nützt einer deiner Aufgaben · { $new } neu seit deinem letzten Zug · { $barred } kannst du nicht bezahlen
    { $status }{ $status } oder { $shell }{ $shell } neben einer Person: was der Helfer einmal für sie gibt

# -- Hilfe --

bora_bora-help-setup-hut =
    Jeder beginnt mit einer Hütte in einem Gebiet mit einem 1er-Fisch, das noch frei ist. Du erhältst den Ertrag des Bauplatzes. Fisch wird noch nicht gewertet.
bora_bora-help-place-die =
    Leg einen Würfel auf eine Aktionskarte und führ die Aktion aus. Er muss kleiner sein als alle Würfel, die dort liegen, außer du bezahlst einen blauen Gott. Mit einem weißen Gott hat seine Aktion den Wert 6. Was sich ausführen lässt, muss ausgeführt werden. Fischen geht immer und mit jedem Würfel.
bora_bora-help-pay-god =
    Ein Gott kostet eine Karte seiner Farbe und eine Opfergabe; oder zwei gleiche Karten einer anderen Farbe und eine Opfergabe; oder einen Hauptgott ohne Opfergabe.
bora_bora-help-expand =
    Eine neue Hütte kommt von deinem Tableau auf den Bauplatz eines Gebiets neben einem mit einer Hütte von dir, über einen Weg, dessen Zahl nicht höher ist als der Wert. Steht dort schon eine Hütte, rückt sie zur Seite, bleibt aber im Gebiet. Du erhältst den Ertrag des Bauplatzes. In jedem Gebiet darf jeder nur eine Hütte haben.
bora_bora-help-green-offer =
    Die Nutzung hat dir eben Götterkarten gebracht, und du kannst einen grünen Gott bezahlen. Er darf diese Nutzung verdoppeln: Du nimmst noch einmal so viele Karten. In dieser Phase darfst du nur einen grünen Gott spielen.
bora_bora-help-red-offer =
    Nur jetzt, mit der eben gesetzten Hütte, kann ein roter Gott das Fischplättchen dieses Gebiets werten. Das Plättchen bleibt liegen.
bora_bora-help-take-person =
    Das Plättchen kommt auf ein freies Feld deines Tableaus. Von nun an kannst du es in jedem Durchgang nutzen, wenn alle Würfel liegen, und der Helfer kann es einmal für Status oder Muscheln herunterschieben.
bora_bora-help-helper-spend =
    Der Würfel bringt Punkte zum Ausgeben. Für 1 Punkt: einen Mann für Statusschritte herunterschieben, eine Frau für Muscheln, oder 1 SP. Für 2 Punkte: eine Opfergabe, eine Götterkarte, ein Baustoff, oder eine Hütte aufs 12. Feld, womit ihr Feld frei wird. Was übrig bleibt, verfällt.
bora_bora-help-choose-material =
    Ein beliebiger Baustoff. Ist kein passendes Feld deines Zeremonienplatzes frei, kommt er neben das Tableau, wo er nur für Aufgaben zählt.
bora_bora-help-place-material =
    Baustoffe liegen auf Feldern, die sie zeigen, und werden nie versetzt. Auf zwei nebeneinander kann gebaut werden.
bora_bora-help-take-god-card =
    Eine Karte aus der Auslage, die sofort ergänzt wird, oder die oberste vom Stapel, die nur du siehst.
bora_bora-help-temple-space =
    Dein Priester kommt auf ein Feld bis zum Wert. Steht dort schon ein Priester, rückt er auf das nächstniedrigere und so weiter; von Feld 1 kommt ein Priester zu seinem Besitzer zurück. Dann folgt der Feuer-Bonus. Jeder Priester bringt am Ende jedes Durchgangs SP; wer die meisten hat, gewinnt einen Hauptgott, bei Gleichstand der mit dem höchsten.
bora_bora-help-build-tile =
    Eins deiner Bauplättchen bis zum Wert. Alle bringen gleich viel: 10 SP in Durchgang 1 und 2, 7 in 3 und 4, 4 in 5 und 6, dazu den Feuer-Bonus.
bora_bora-help-build-site =
    Zwei Baustoffe nebeneinander weichen dem Plättchen, das bis zum Ende dort liegt. Alle sechs passen nur, wenn kein Feld einzeln übrig bleibt.
bora_bora-help-fire-gift =
    Der Feuer-Bonus ist eine Götterkarte oder eine Opfergabe und danach ein Statusschritt oder eine Muschel.
bora_bora-help-fire-mark =
    Die zweite Hälfte des Feuer-Bonus: ein Schritt auf der Statusleiste oder eine Muschel für Schmuck.
bora_bora-help-use-people =
    In jedem Durchgang darfst du eine Art Männer und eine Art Frauen nutzen, in beliebiger Reihenfolge. Gleiche Männer zählen zusammen, ebenso gleiche Frauen; es bleibt aber eine Aktion. Ein grüner Gott verdoppelt, was eine Art tut, oder erlaubt eine weitere Art. Die Personen bleiben, wie sie sind.
bora_bora-help-move-hut-more =
    Hütten dürfen aufs 12. Feld, höchstens so viele wie angegeben. Jede macht ein Feld für eine Person frei.
bora_bora-help-buy-jewelry =
    In der neuen Zugreihenfolge darf jeder ein Schmuckplättchen dieses Durchgangs mit Muscheln kaufen. Seine SP bringt es am Ende, und es zählt für Aufgaben. Der Rest kommt aus dem Spiel.
bora_bora-help-resolve-task =
    Genau eine deiner drei Aufgaben geht: erfüllt für 6 SP, oder mit einem gelben Gott anstelle eines fehlenden Erfordernisses für 4 SP. Nur wenn keine ohne Gott erfüllt ist, darfst du eine abgeben. Außer für den Gott wird nichts bezahlt.
bora_bora-help-take-task =
    Jeder nimmt eine neue Aufgabe, auch im letzten Durchgang. Der Rest kommt aus dem Spiel.
bora_bora-help-final-task =
    Nach dem letzten Durchgang darfst du alle deine Aufgaben erfüllen, jede für 6 SP, mit einem gelben Gott für 4 SP. Die Reihenfolge kann wichtig sein: Karten, Opfergaben und Hauptgötter, die bezahlt sind, zählen nicht mehr.

# -- der Tisch in Textzeilen --

bora_bora-stage-set-up = Vorbereitung
bora_bora-stage-dice = Phase A, Würfel
bora_bora-stage-people = Phase B, Männer und Frauen
bora_bora-stage-jewelry = Phase C, Schmuck
bora_bora-stage-tasks = Phase C, Aufgaben
bora_bora-stage-new-tasks = Phase C, neue Aufgaben
bora_bora-stage-final-tasks = letzte Aufgaben
bora_bora-stage-over = zu Ende
bora_bora-part-map = karte
bora_bora-part-actions = aktionen
bora_bora-part-tracks = leisten
bora_bora-part-displays = auslagen
bora_bora-part-player = spieler
bora_bora-text-head = Durchgang { $round } von { $rounds }: { $stage }. In diesem Durchgang bringt Bauen { $building_vp }, ein Priester { $priest_vp }.
bora_bora-text-order = Zugreihenfolge: { $seats }.
bora_bora-text-map = Karte (Bauplatz; Ertrag; Fisch; Wege):
bora_bora-text-region = { $region }: { $holders }; { $good }; { $tile }; { $ways }
bora_bora-text-site-held = { $name } hält den Bauplatz
bora_bora-text-site-free = keine Hütte
bora_bora-text-beside = { $huts }, daneben { $names }
bora_bora-text-cards = Aktionskarten und die Würfel darauf:
bora_bora-text-card = { $card }: { $lying }
bora_bora-text-roll = { $name } ({ $dice })
bora_bora-text-status = Statusleiste, von vorn, der obere Stein zuerst: { $stacks }.
bora_bora-text-stack = Feld { $space } ({ $now }) { $seats }
bora_bora-text-temple = Tempel: { $temple }; dort noch { $god_tiles }.
bora_bora-text-space = { $space } { $name }
bora_bora-text-people-man = Männer: { $tiles }.
bora_bora-text-people-woman = Frauen: { $tiles }.
bora_bora-text-place = { $number } { $kind } ({ $what })
bora_bora-text-gods = Götterkarten, Auslage: { $row }. Aufnahmestapel: { $deck }. Ablagestapel: { $hand }.
bora_bora-text-jewels-now = Schmuck dieses Durchgangs: { $jewels }.
bora_bora-text-jewels-later = Schmuck von Durchgang { $round }: { $jewels }.
bora_bora-text-display = Ausliegende Aufgaben: { $tasks }.
bora_bora-text-turn = { $name } (am Zug)
bora_bora-text-seat = { $mover }: { $total } ({ $vp } auf der Leiste), Würfel { $dice }, { $offerings }, { $shells }, { $god_tiles }, { $cards }.
bora_bora-text-counts = Priester im Tempel { $in_temple } von { $of }, Hütten auf der Karte { $on_map } von { $all_huts }, Personen { $persons }, verbaut { $tiles_built }, Schmuck { $jewels_held }, erfüllte Aufgaben { $fulfilled }, Status { $marker }.
bora_bora-text-hand = Hand: { $hand }.
bora_bora-text-spaces = Personen: { $people }; Hütten auf den Feldern 1 bis 11: { $huts }, auf dem 12.: { $last }; freie Felder: { $vacant }.
bora_bora-text-person-shifted = { $tile } heruntergeschoben
bora_bora-text-ground = Zeremonienplatz: { $rows }.
bora_bora-text-ground-built = { $space } Plättchen { $number }
bora_bora-text-ground-filled = { $space } { $material } liegt dort
bora_bora-text-ground-empty = { $space } leer für { $material }
bora_bora-text-unbuilt = Nicht verbaut: { $unbuilt }. Neben dem Tableau: { $beside }.
bora_bora-text-tasks = Aufgaben: { $tasks }.
bora_bora-text-own-jewels = Schmuck: { $jewelry }.
bora_bora-text-done = Erfüllt: { $done }.

# -- umsehen --

bora_bora-look-price = Es kostet { $price } und bringt am Ende { $vp }.
bora_bora-look-sold = Zu kaufen in Durchgang { $round }.
bora_bora-look-task = Erfüllt bringt sie { $full }, mit einem gelben Gott { $yellow }.
bora_bora-look-ground-built = Platz { $space }: Bauplättchen { $number }.
bora_bora-look-ground-filled = Platz { $space }: Dort liegt { $material }.
bora_bora-look-ground-empty = Platz { $space }: leer, für { $material }.
bora_bora-look-building-open = Bauplättchen { $number }: noch nicht verbaut; jetzt { $vp } und der Feuer-Bonus.
bora_bora-look-building-built = Bauplättchen { $number }: verbaut.
bora_bora-look-space = Hütten auf den Feldern 1 bis 11: { $huts }; auf dem 12.: { $last }.
bora_bora-look-status = { $seat } ist auf Feld { $before } der Statusleiste: { $now } am Ende des Durchgangs.
bora_bora-look-offerings = { $name } hat { $has }. Eine Opfergabe bezahlt zusammen mit seiner Karte einen Gott; am Ende ist sie nichts wert.
bora_bora-look-shells = { $name } hat { $has }. Muscheln kaufen am Ende eines Durchgangs Schmuck; der bringt am Ende des Spiels Punkte.
bora_bora-look-cards = { $name } hat { $has } auf der Hand. Eine Karte und eine Opfergabe rufen ihren Gott; andere sehen nur, wie viele es sind.
bora_bora-look-god-tiles = { $name } hat { $has }. Jeder bezahlt einen beliebigen Gott ohne Opfergabe; ungenutzt bringt er am Ende 2 SP.
bora_bora-look-priests = { $name } hat { $placed } von { $of } Priestern im Tempel und { $left } noch einzusetzen. Am Ende eines Durchgangs bringt jeder Priester im Tempel Punkte.
bora_bora-look-huts = { $name } hat noch { $left } Hütten zu setzen und { $on_map } auf dem Plan. Jede Hütte, die geht, macht Platz für einen Mann oder eine Frau.
bora_bora-look-people = { $name } hat { $count ->
    [0] keine Person
    [one] 1 Person
   *[other] { $count } Personen
} und jetzt Platz für { $free } weitere.
bora_bora-look-people-once = { $count ->
    [0] Der Helfer kann niemanden davon mehr für Status oder Muscheln herunterschieben.
    [one] Der Helfer kann eine davon noch einmal für Status oder Muscheln herunterschieben.
   *[other] Der Helfer kann { $count } davon noch je einmal für Status oder Muscheln herunterschieben.
}
bora_bora-look-jewels = { $name } hat { $count ->
    [0] keinen Schmuck
    [one] 1 Schmuckplättchen
   *[other] { $count } Schmuckplättchen
}; jedes bringt am Ende seine Punkte.
bora_bora-look-tiles = Bauplättchen, die { $name } noch hat: { $left }. Das nächste bringt jetzt { $vp }.
bora_bora-look-tasks = { $name } hat bisher { $count ->
    [0] keine Aufgabe
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} erfüllt. Jede bringt { $vp }, wenn sie am Ende eines Durchgangs erfüllt wird.
bora_bora-look-beside = Baustoffe neben dem Tableau: { $held }. Sie zählen nur für Aufgaben.
bora_bora-look-land-path = Ein Landweg: Er braucht die Aktion Landweg mit mindestens { $value }.
bora_bora-look-water-path = Ein Wasserweg: Er braucht die Aktion Wasserweg mit mindestens { $value }.
bora_bora-look-path-from = Du hast eine Hütte in { $regions }, also kannst du ihn gehen.
bora_bora-look-path-none = Du hast an keinem Ende eine Hütte, also führt er dich noch nirgendwohin.
bora_bora-look-latest = Was { $name } seit deinem letzten Zug getan hat.
bora_bora-element-offerings = Opfergaben
bora_bora-element-shells = Muscheln
bora_bora-element-god-tiles = Hauptgötter
bora_bora-element-priests = Priester
bora_bora-element-huts = Hütten
bora_bora-element-tiles = Bauplättchen
bora_bora-element-beside = Baustoffe neben dem Tableau
bora_bora-element-land-path = Landweg { $a }–{ $b }
bora_bora-element-water-path = Wasserweg { $a }–{ $b }
bora_bora-about-players = Alle in Zugreihenfolge: Punkte, übrige Würfel, Status, Tempel und Vorräte. Beim Status steht der Platz auf der Leiste mit seinen Punkten am Ende des Durchgangs; die Vorräte sind Opfergaben, Muscheln, Götterkarten und Hauptgötter.
bora_bora-about-chips = Alle in Zugreihenfolge: Punkte und übrige Würfel.
bora_bora-about-map = Das Atoll: zwölf Gebiete mit dem, was eine Hütte dort bringt, dem Fisch und den Hütten. Die Zahl zwischen zwei Gebieten ist das, was der Weg braucht.
bora_bora-about-stores = Was jemand hat: Hütten, Opfergaben, Muscheln, Priester, Hauptgötter und Götterkarten.
bora_bora-about-market = Die Männer und Frauen in der Auslage: ihre Zeichen, was sie in jedem Durchgang tun, und was das für dich heißt. Ein Platz braucht eine Aktion mit mindestens seiner Zahl.
bora_bora-about-jewelry = Der Schmuck, Durchgang für Durchgang: sein Preis in Muscheln und seine Punkte am Ende.
bora_bora-about-gods = Die Götterkarten, offen oder vom Stapel.
bora_bora-about-evening = Das Ende des Durchgangs: Punkte für Status, die neue Zugreihenfolge, Punkte für Priester und wer den Hauptgott gewinnt, und alle Punkte.
bora_bora-about-cards = Die Aktionskarten, je mit dem niedrigsten Würfel darauf. Der nächste muss niedriger sein, wenn du nicht einen blauen Gott bezahlst.
bora_bora-about-choice = Was deine Würfel auf jeder Karte täten, eine Reihe je Würfel; oder der Mann oder die Frau unter dem Cursor.
bora_bora-about-bar = Was jemand hat: Punkte, Vorräte, Götterkarten auf der Hand, Schmuck.
bora_bora-about-own = Ein Tableau: Männer und Frauen mit Platz für weitere, der Zeremonienplatz und die Aufgaben.
bora_bora-about-others = Die anderen: Hütten, Leute, Gebautes, Schmuck und ihre Aufgaben.
bora_bora-about-since = Was die anderen seit deinem letzten Zug getan haben, deine Verluste zuerst.
bora_bora-about-round = In jedem Durchgang setzen alle drei Würfel, nutzen dann einen Mann und eine Frau und erfüllen eine Aufgabe.
bora_bora-look-god-tile = Hauptgötter: { $count }. Jeder bezahlt einen beliebigen Gott ohne Opfergabe; unbenutzt bringt er am Ende 2 SP.

# -- was eine Wahl bringt, in wenigen Worten --

bora_bora-option-vp = 1 SP
bora_bora-option-offering = 1 Opfergabe
bora_bora-option-god-card = eine Götterkarte
bora_bora-option-material = ein Baustoff
bora_bora-option-move-hut = eine Hütte auf Feld 12
bora_bora-option-brief-god-card = Götterkarte
bora_bora-option-brief-material = Baustoff
bora_bora-option-brief-move-hut = Hütte auf 12
bora_bora-option-status = 1 Statusschritt
bora_bora-step-dice-over = Würfel
bora_bora-step-jewelry = Schmuck
bora_bora-step-tasks = Aufgaben
bora_bora-detail-shell = Du hättest { $would }, für Schmuck.
bora_bora-detail-serves = Das dient deiner Aufgabe { $task }.
bora_bora-gives-regions = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}
bora_bora-gives-woman = { $count } Frauen
bora_bora-gives-man = { $count } Männer
bora_bora-gives-people = { $count } Personen
bora_bora-gives-places = Plätze 1–{ $value }
bora_bora-gives-temple = { $value ->
    [one] Feld 1
   *[other] Feld 1–{ $value }
}
bora_bora-gives-pushes = schiebt { $name }
bora_bora-gives-own-out = eigener geht
bora_bora-gives-build = { $value ->
    [1] Pl. 1
   *[other] Pl. 1–{ $value }
}
bora_bora-gives-fishing = jeder Würfel
bora_bora-price-any = jede Zahl
bora_bora-price-empty = leere Karte
bora_bora-price-below = { $number } unter { $lowest }
bora_bora-price-blue = blauer Gott
bora_bora-price-white = weißer Gott
bora_bora-price-both = 2 Götter
bora_bora-price-tile = { $sign } Hauptgott
bora_bora-price-green = { $sign }grün
bora_bora-short-no-region = unerreichbar
bora_bora-short-no-hut-left = keine Hütte
bora_bora-short-no-person = niemand bis { $value }
bora_bora-short-no-free-space = kein Feld frei
bora_bora-short-no-priest = kein Priester
bora_bora-short-all-built = alles gebaut
bora_bora-short-no-tile-low-enough = Zahlen zu hoch
bora_bora-short-no-adjacent-materials = kein Paar
bora_bora-short-not-lower = nur unter { $lowest }
bora_bora-short-not-lower-one = 1 liegt schon
bora_bora-short-white-not-payable = kein weißer Gott
bora_bora-short-gods-not-payable = keine 2 Götter
bora_bora-cell-aside = { $holder } weicht
bora_bora-cell-free = frei
bora_bora-cell-change = { $has } → { $then }
bora_bora-cell-room = { $room }/{ $of }
bora_bora-cell-progress = { $have }/{ $need }
bora_bora-cell-push-down = { $name } → { $space }
bora_bora-cell-push-out = { $name } raus
bora_bora-cell-unseen = siehst nur du
bora_bora-god-brief-blue = ein Würfel, der nicht kleiner ist
bora_bora-god-brief-white = ein Würfel zählt als 6
bora_bora-god-brief-red = Fisch sofort, nach einer Hütte
bora_bora-god-brief-green = Personen doppelt oder eine Art mehr
bora_bora-god-brief-yellow = ein fehlendes Stück einer Aufgabe
bora_bora-keys-die = welcher Würfel
bora_bora-keys-white = weißer Gott
bora_bora-keys-green = grüner Gott
bora_bora-head-path = Weg
bora_bora-head-brings = bringt
bora_bora-head-fish = Fisch am Ende
bora_bora-head-site = Bauplatz
bora_bora-head-keeps = bleibt in der Hand
bora_bora-head-does = tut
bora_bora-head-with-mine = mit meinen
bora_bora-head-once = einmal
bora_bora-head-price = Preis
bora_bora-head-end = am Ende
bora_bora-head-free = frei dafür
bora_bora-head-pairs = Paare
bora_bora-head-neighbours = daneben
bora_bora-head-effect = tut
bora_bora-head-held = habe ich
bora_bora-head-pushes = schiebt
bora_bora-head-god-tile = Hauptgott an
bora_bora-head-fit = passen noch
bora_bora-head-then = ich habe
bora_bora-head-god = Gott
bora_bora-head-shells-left = bleiben
bora_bora-head-progress = bisher
bora_bora-group-white = mit dem weißen Gott: { $count }
bora_bora-group-green = mit dem grünen Gott: { $count }
bora_bora-evening-title = Durchgang { $round } endet
bora_bora-evening-status = Status
bora_bora-evening-order = neue Folge
bora_bora-evening-temple = Tempel
bora_bora-evening-total = gesamt
bora_bora-evening-on = Enter: weiter
bora_bora-news-placed-die = { $number } auf { $brief }
bora_bora-news-placed-die-god = { $number } auf { $brief }, { $god }
bora_bora-news-used = nutzte { $who }
bora_bora-news-occupied = Hütte auf { $spot }
bora_bora-news-bought-jewelry = kaufte { $jewel }
bora_bora-news-fulfilled-task = erfüllte { $task }
bora_bora-gain-gained-status = Status +{ $steps } (jetzt { $space })
bora_bora-gain-placed-material = { $material } auf Platz { $space }
bora_bora-gain-placed-priest-free = Priester auf Feld { $space }
bora_bora-gain-placed-priest-out = Priester auf Feld { $space }, der von { $out } verdrängt
bora_bora-news-took-task = nahm { $task }
bora_bora-news-discarded-task = gab { $task } ab
bora_bora-news-placed-priest = Feld { $space }
bora_bora-news-drew-god-card = Götterkarte
bora_bora-news-moved-hut = +{ $count } auf 12
bora_bora-news-built = Plättchen { $number }
bora_bora-news-gained-status = Status +{ $steps }
bora_bora-news-won-god-tile = Hauptgott gewonnen
bora_bora-news-status = { $vp } für Status
bora_bora-news-temple = { $vp } für Priester
bora_bora-cell-nobody = niemanden
bora_bora-detail-status-still = Am Ende des Durchgangs weiter { $still }: Dieses Feld bringt dasselbe.
bora_bora-all-fit = { $count ->
    [one] Dein letztes Plättchen passt dann noch.
   *[other] Alle { $count } anderen Plättchen passen dann noch.
}
bora_bora-short-no-pair = kein Paar
bora_bora-detail-pairs = { $count ->
    [one] 1 dieser Felder liegt neben einem anderen Baustoff: ein Paar, auf dem du bauen kannst.
   *[other] { $count } dieser Felder liegen neben einem anderen Baustoff: Paare, auf denen du bauen kannst.
}
bora_bora-enter-setup-hut = siedeln
bora_bora-enter-expand = siedeln
bora_bora-enter-place-die = legen
bora_bora-enter-pay-god = zahlen
bora_bora-enter-green-offer = wählen
bora_bora-enter-red-offer = wählen
bora_bora-enter-helper-spend = wählen
bora_bora-enter-place-material = hierher
bora_bora-enter-temple-space = hierher
bora_bora-enter-build-tile = wählen
bora_bora-enter-build-site = hier bauen
bora_bora-enter-use-people = wählen
bora_bora-enter-move-hut-more = wählen
bora_bora-enter-buy-jewelry = wählen
bora_bora-enter-resolve-task = wählen
bora_bora-enter-final-task = wählen

# -- auf den Tafeln --

bora_bora-board-does-land = Land ≤{ $value }
bora_bora-board-does-water = Wasser ≤{ $value }
bora_bora-board-does-build = Bau ≤{ $value }
bora_bora-board-does-man = Mann ≤{ $value }
bora_bora-board-does-woman = Frau ≤{ $value }
bora_bora-board-does-material = { $count ->
    [one] 1 Baustoff
   *[other] { $count } Baustoffe
}
bora_bora-board-does-hut = { $count ->
    [one] 1 Hütte auf 12
   *[other] { $count } Hütten auf 12
}
bora_bora-board-free = frei
bora_bora-board-offering = Opfergabe
bora_bora-board-white = Weiß: als 6
bora_bora-board-title-jewelry = Schmuck
bora_bora-board-title-tasks = Deine Aufgaben
bora_bora-board-title-man = Männer
bora_bora-board-title-woman = Frauen
bora_bora-board-title-people = Personen
bora_bora-board-title-ground = Zeremonienplatz
bora_bora-board-title-gods = Götterkarten
bora_bora-board-taken = vergeben
bora_bora-board-round = Dg. { $round }
bora_bora-board-store-offerings = { $count ->
    [one] Opfergabe
   *[other] Opfergaben
}
bora_bora-board-store-shells = { $count ->
    [one] Muschel
   *[other] Muscheln
}
bora_bora-board-store-priests = { $count ->
    [one] Priester
   *[other] Priester
}
bora_bora-board-store-god-tiles = { $count ->
    [one] Hauptgott
   *[other] Hauptgötter
}
bora_bora-board-hand-empty = keine Götterkarte
bora_bora-board-jewels = { $count ->
    [one] Schmuckplättchen
   *[other] Schmuckplättchen
}
bora_bora-board-jewels-brief = Schmuck
bora_bora-board-huts = { $count ->
    [one] Hütte
   *[other] Hütten
}
bora_bora-board-nobody = noch niemand
bora_bora-board-tasks-done = { $count } erfüllt
bora_bora-board-each = je { $points }
bora_bora-board-beside = daneben
bora_bora-board-other-long = Hütten { $huts }, Personen { $people }, Bau { $built }, Schmuck { $jewels }, Aufgaben { $done }
bora_bora-board-other = ⌂{ $huts }, Pers. { $people }, Bau { $built }, Schmuck { $jewels }, Aufg. { $done }
bora_bora-board-other-brief = ⌂{ $huts }, Pers. { $people }, Bau { $built }, Schm. { $jewels }, Aufg. { $done }
bora_bora-board-no-jewelry-left = kein Schmuck da

# -- what an option comes to for the player --
bora_bora-me-completes = erfüllt eine Aufgabe, { $before } → { $after }, +{ $vp }
bora_bora-me-completes-brief = Aufgabe { $before }→{ $after } +{ $vp }
bora_bora-me-done = Aufgabe { $after } +{ $vp }
bora_bora-me-task = Aufgabe { $before }→{ $after }
bora_bora-me-stands = Aufgabe { $have }
bora_bora-me-undoes = verdirbt Aufgabe { $before }→{ $after }
bora_bora-me-loses = Aufgabe weg
bora_bora-me-given-up = −{ $vp } am Ende
bora_bora-me-now = +{ $vp } jetzt
bora_bora-me-status = Status { $before }→{ $after } +{ $vp }
bora_bora-me-build = dann Bau: { $vp }
bora_bora-me-bonus = Bonus +{ $vp }
bora_bora-me-wins-tile = +1 Hauptgott
bora_bora-me-loses-tile = verliert Hauptgott
bora_bora-where-man = dem Mann auf Platz { $place }
bora_bora-where-woman = der Frau auf Platz { $place }
bora_bora-said-bonus = Vollständig, was am Ende { $vp } bringt: { $what }.
bora_bora-said-completes = Erfüllt deine Aufgabe { $task }: { $vp }.
bora_bora-said-could-complete = Mit { $where } erfüllst du deine Aufgabe { $task }: { $vp }.
bora_bora-said-serves = Dient deiner Aufgabe { $task }: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-said-could-serve = Mit { $where } dient es deiner Aufgabe { $task }: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-said-sets-back = Wirft deine Aufgabe { $task } zurück: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-said-undoes = Macht deine Aufgabe { $task } zunichte: { $before }/{ $need } → { $after }/{ $need }.
bora_bora-me-nothing = keine Aufgabe
bora_bora-head-me = für mich
bora_bora-column-path = der Weg dorthin und der kleinste Wert, den er verlangt.
bora_bora-column-brings = was du dafür sofort bekommst.
bora_bora-column-fish = das Fischplättchen des Gebiets: Seine Punkte gehören am Ende dir, solange du den Bauplatz hältst.
bora_bora-column-site = ob der Bauplatz frei ist, oder wessen Hütte beiseitegeht.
bora_bora-column-keeps = die Götterkarten, die dir in der Hand bleiben.
bora_bora-column-does = was diese Person in jedem Durchgang tut.
bora_bora-column-with-mine = was sie zusammen mit deinen gleichen Personen tut.
bora_bora-column-once = Status oder Muscheln, die der Helfer von dieser Person einmal bekommt.
bora_bora-column-price = was du dafür zahlst: Punkte des Würfels oder Muscheln.
bora_bora-column-free = die freien Felder deines Zeremonienplatzes, die ihn aufnehmen.
bora_bora-column-pairs = wie viele dieser Felder neben einem Baustoff liegen, sodass auf beide gebaut werden könnte.
bora_bora-column-neighbours = die Felder daneben, auf denen schon ein Baustoff liegt.
bora_bora-column-effect = was es tut, wenn es genutzt wird.
bora_bora-column-held = wie viele solche Karten du schon hast.
bora_bora-column-pushes = wessen Priester aus dem Tempel gedrängt wird.
bora_bora-column-priests = wie viele Priester du danach im Tempel hast.
bora_bora-column-god-tile = wer den Hauptgott bekäme, wenn der Durchgang dann endete.
bora_bora-column-fit = wie viele Bauplättchen danach noch auf deinen Zeremonienplatz passen, von denen, die dir bleiben.
bora_bora-column-then = wie viele du hast, und wie viele du hättest.
bora_bora-column-god = der Gott, den es verlangt.
bora_bora-column-shells-left = die Muscheln, die dir bleiben.
bora_bora-column-end = seine Punkte am Ende des Spiels.
bora_bora-column-progress = wie weit du mit der Aufgabe bist.
bora_bora-column-me = was es für dich heißt: Aufgaben, Boni und Personen, denen es nützt, Punkte sofort.
bora_bora-cell-way-land = Land { $value }
bora_bora-cell-way-water = Wasser { $value }
bora_bora-cell-fish-now = { $vp } (roter Gott), { $vp } am Ende
bora_bora-cell-fish-end = { $vp } am Ende
bora_bora-cell-free-site = freier Bauplatz
bora_bora-cell-stays = bleibt { $kept }
bora_bora-cell-beside = neben { $near }
bora_bora-cell-beside-none = nichts daneben
bora_bora-cell-where = Platz { $free }
bora_bora-cell-pairs = { $count } neben anderen
bora_bora-cell-held = du hast { $count }
bora_bora-cell-god-tile = Hauptgott: { $name }
bora_bora-cell-priests = { $count ->
    [one] 1 Priester
   *[other] { $count } Priester
}
bora_bora-cell-pushes-none = schiebt niemanden
bora_bora-cell-fit = { $room }/{ $of } passen noch
bora_bora-cell-left = { $shells } bleiben
bora_bora-cell-end = +{ $vp } am Ende
bora_bora-board-order = Folge
bora_bora-board-dice = Augen
bora_bora-board-each-round = je Durchgang
bora_bora-board-for-you = für dich
bora_bora-board-lowest = tiefste Zahl je Karte
bora_bora-board-die = Würfel
bora_bora-board-happened = Was dir geschah
bora_bora-board-log = Verlauf
bora_bora-board-lost-priest = schob deinen Priester von Feld { $space } hinaus
bora_bora-board-lost-site = nahm deinen Bauplatz { $region }, Fisch { $vp }
bora_bora-board-tiles-all = Plättchen { $first }–{ $last }: { $vp }
bora_bora-board-tiles = Pl. { $numbers }: { $vp }
bora_bora-board-tiles-none = alle gebaut
bora_bora-board-this-option = diese Wahl: +{ $vp }
bora_bora-board-collect-all = { $count ->
    [one] Helfer schiebt noch 1
   *[other] Helfer schiebt noch alle { $count }
}
bora_bora-board-collect-some = { $count ->
    [0] alle heruntergeschoben
   *[other] Helfer schiebt noch { $count } von { $of }
}
bora_bora-board-on-last = { $count } auf dem 12.
bora_bora-board-people-room = { $free ->
    [one] 1 Feld frei, { $huts }
   *[other] { $free } Felder frei, { $huts }
}
bora_bora-board-hand = Hand
bora_bora-board-deck = Stapel
bora_bora-board-place = Platz { $place }
bora_bora-board-does-land-long = Landweg ≤{ $value }
bora_bora-board-does-water-long = Wasserweg ≤{ $value }
bora_bora-board-does-build-long = Bau bis { $value }
bora_bora-board-does-man-long = Mann bis { $value }
bora_bora-board-does-woman-long = Frau bis { $value }
bora_bora-board-does-status = { $count ->
    [one] 1 Statusfeld
   *[other] { $count } Statusfelder
}
bora_bora-board-does-status-brief = Status +{ $value }
bora_bora-gives-spend-points = gib { $value } aus
bora_bora-gives-priest = Priester +{ $vp }
bora_bora-gives-no-task = ohne Aufgabe
bora_bora-gives-place = Platz { $place }
bora_bora-person-task = { $task }: { $before } → { $after }
bora_bora-person-worth = { $vp } am Ende des Durchgangs
bora_bora-person-each = Je Durchgang { $does }
bora_bora-person-with = Je Durchgang { $does }, mit deinen zusammen { $more }
bora_bora-person-once-man = Einmal, vom Helfer tätowiert: { $what }
bora_bora-person-once-woman = Einmal, vom Helfer gesammelt: { $what }
bora_bora-person-fills = { $count ->
    [one] füllt dein letztes freies Feld
   *[other] füllt 1 von { $count } freien Feldern
}
bora_bora-person-then-man = Mit ihm hast du
bora_bora-person-then-woman = Mit ihr hast du
bora_bora-detail-later-jewels = Nächster Durchgang: { $jewels }.
bora_bora-board-jewelry-now = Schmuck jetzt
bora_bora-board-title-tasks-other = Aufgaben von { $name }
bora_bora-board-god-blue = jeder Würfel
bora_bora-board-god-white = Würfel als 6
bora_bora-board-god-red = Fisch ★ jetzt
bora_bora-board-god-green = mehr davon
bora_bora-board-god-yellow = Aufgabe 4★
bora_bora-me-done-brief = Aufgabe +{ $vp }
bora_bora-board-status = Status
bora_bora-board-temple = Tempel
bora_bora-head-priests = Priester dann
bora_bora-board-does-material-brief = { $value } { $sign }
bora_bora-board-does-hut-brief = { $value }{ $sign } auf 12
bora_bora-board-tiles-brief = Pl. { $numbers }
bora_bora-me-no-points = keine Punkte

# -- seit deinem Zug: was es für den Spieler heißt --

bora_bora-recap-site-taken = Die Hütte von { $name } hat dir den Bauplatz { $region } genommen, mit { $vp } für Fische.
bora_bora-recap-priest-out =
    { $left ->
        [0] { $name } hat deinen letzten Priester aus dem Tempel verdrängt.
        [one] { $name } hat einen deiner Priester aus dem Tempel verdrängt; 1 ist noch dort.
       *[other] { $name } hat einen deiner Priester aus dem Tempel verdrängt; { $left } sind noch dort.
    }
bora_bora-recap-priests-lead = Das Hauptgottplättchen käme jetzt zu dir: Priester { $own } zu { $other }; bei Gleichstand zählt der höchste.
bora_bora-recap-priests-behind = Das Hauptgottplättchen käme nicht mehr zu dir: Priester { $own } zu { $other }; bei Gleichstand zählt der höchste.
bora_bora-recap-card-closed = { $name } hat „{ $card }“ für deine Würfel geschlossen: Dort liegt eine { $lowest }.
bora_bora-recap-jewel-gone = { $name } hat { $jewel } gekauft; du hattest die Muscheln.
bora_bora-recap-overtaken = { $name } liegt auf der Statusleiste jetzt vor dir.
bora_bora-recap-points-start = Du hast { $vp } bekommen.
bora_bora-recap-points-fishing = Du hast { $vp } für Fischen bekommen.
bora_bora-recap-points-helper = Du hast { $vp } durch einen Helfer bekommen.
bora_bora-recap-points-fish = Du hast { $vp } für Fische bekommen (roter Gott).
bora_bora-recap-points-building = Du hast { $vp } für Bauen bekommen.
bora_bora-recap-points-people = Du hast { $vp } durch deine Leute bekommen.
bora_bora-recap-points-status = Du hast { $vp } für deinen Status bekommen.
bora_bora-recap-points-temple = Du hast { $vp } für deine Priester bekommen.
bora_bora-recap-points-tasks = Du hast { $vp } für eine Aufgabe bekommen.
bora_bora-recap-got-goods = Du hast { $what } bekommen.
bora_bora-recap-got-god-tile = Du hattest die meisten Priester: Ein Hauptgottplättchen gehört dir.
bora_bora-recap-new-order-later =
    In der Zugreihenfolge stehst du jetzt auf Platz { $place } statt { $before }: { $names } { $count ->
        [one] lag
       *[other] lagen
    } auf der Statusleiste vor dir.
bora_bora-recap-new-order-earlier = In der Zugreihenfolge stehst du jetzt auf Platz { $place } statt { $before }: Auf der Statusleiste lagst du vor { $names }.

# -- was ein Tipp außer dem Wertungsblatt zählt --

bora_bora-prospect-dice = die Würfel, die dir bleiben
bora_bora-prospect-gods = Götterkarten und was sie bezahlt
bora_bora-prospect-huts = Hütten auf den Inseln
bora_bora-prospect-people = deine Leute
bora_bora-prospect-ground = Bauen
bora_bora-prospect-tasks = Aufgaben
bora_bora-prospect-jewelry = Muscheln und Schmuck
bora_bora-prospect-status = Status und Zugreihenfolge
bora_bora-prospect-temple = der Tempel
bora_bora-prospect-now = Punkte jetzt
bora_bora-said-so-far = Bisher hast du { $have } von { $need } dafür.
bora_bora-said-none-lacks-less = Keiner anderen Aufgabe hier fehlt weniger.
bora_bora-said-none-lacks-more = Keiner anderen deiner Aufgaben fehlt mehr.
bora_bora-said-face-up = { $count ->
    [0] Keine Karte dafür liegt offen.
    [one] 1 Karte dafür liegt offen.
   *[other] { $count } Karten dafür liegen offen.
}
bora_bora-said-for-sale = { $count ->
    [0] Kein Schmuck dafür kommt mehr zum Verkauf.
    [one] 1 Schmuckplättchen dafür kommt noch zum Verkauf, in Durchgang { $round }.
   *[other] { $count } Schmuckplättchen dafür kommen noch zum Verkauf, das nächste in Durchgang { $round }.
}
bora_bora-said-first-card = Von diesen Karten hast du noch keine, und um eine zu spielen, hast du { $offerings ->
    [0] keine Opfergabe
    [one] 1 Opfergabe
   *[other] { $offerings } Opfergaben
}.
bora_bora-said-only-in-deck = Weder auf deiner Hand noch offen: { $gods }.

# -- was Tipps am Ende des Zuges vergleichen --

bora_bora-ahead-tasks-met = { $more ->
    [yes] mehr
   *[no] weniger
} Aufgaben, die du erfüllen kannst
bora_bora-ahead-tasks-part = { $more ->
    [yes] mehr
   *[no] weniger
} Fortschritt bei deinen Aufgaben
bora_bora-ahead-tasks-done = { $more ->
    [yes] mehr
   *[no] weniger
} erfüllte Aufgaben
bora_bora-ahead-regions = { $more ->
    [yes] mehr
   *[no] weniger
} Gebiete mit einer Hütte von dir
bora_bora-ahead-men = { $more ->
    [yes] mehr
   *[no] weniger
} Männer
bora_bora-ahead-women = { $more ->
    [yes] mehr
   *[no] weniger
} Frauen
bora_bora-ahead-cards = { $more ->
    [yes] mehr
   *[no] weniger
} Götterkarten
bora_bora-ahead-gods = { $more ->
    [yes] mehr
   *[no] weniger
} Arten von Götterkarten
bora_bora-ahead-offerings = { $more ->
    [yes] mehr
   *[no] weniger
} Opfergaben
bora_bora-ahead-god-tiles = { $more ->
    [yes] mehr
   *[no] weniger
} Hauptgötter
bora_bora-ahead-shells = { $more ->
    [yes] mehr
   *[no] weniger
} Muscheln
bora_bora-ahead-materials = { $more ->
    [yes] mehr
   *[no] weniger
} Baustoffe
bora_bora-ahead-built = { $more ->
    [yes] mehr
   *[no] weniger
} Gebäude
bora_bora-ahead-status = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte auf der Statusleiste
bora_bora-ahead-status-ahead = { $more ->
    [yes] mehr
   *[no] weniger
} Mitspieler auf niedrigeren Statusfeldern
bora_bora-ahead-temple = { $more ->
    [yes] mehr
   *[no] weniger
} Priester im Tempel
bora_bora-ahead-jewels = { $more ->
    [yes] mehr
   *[no] weniger
} Schmuckplättchen
bora_bora-ahead-jewel-now = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte vom besten Schmuck, den du bezahlen kannst
bora_bora-ahead-pips = { $more ->
    [yes] mehr
   *[no] weniger
} Augen auf den Würfeln, die dir bleiben
bora_bora-ahead-scored = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte
bora_bora-ahead-tasks-lack = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte, die deinen Aufgaben noch fehlen
