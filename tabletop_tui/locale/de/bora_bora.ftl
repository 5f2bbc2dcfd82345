# Bora Bora: alles, was am Tisch gesagt wird.

# -- Mengen --

bora_bora-vp = { $count } SP
bora_bora-offerings-one = 1 Opfergabe
bora_bora-offerings-many = { $count } Opfergaben
bora_bora-shells-one = 1 Muschel
bora_bora-shells-many = { $count } Muscheln
bora_bora-steps-one = 1 Schritt
bora_bora-steps-many = { $count } Schritte
bora_bora-points-one = 1 Punkt
bora_bora-points-many = { $count } Punkte
bora_bora-priests-one = 1 Priester
bora_bora-priests-many = { $count } Priestern
bora_bora-huts-one = 1 Hütte
bora_bora-huts-many = { $count } Hütten
bora_bora-god-cards-one = 1 Götterkarte
bora_bora-god-cards-many = { $count } Götterkarten
bora_bora-god-tiles-one = 1 Hauptgott
bora_bora-god-tiles-many = { $count } Hauptgötter
bora_bora-materials = { $count } { $material }
bora_bora-times = { $what } ×{ $count }
bora_bora-none = -
bora_bora-nothing = nichts
bora_bora-quoted = „{ $task }“
bora_bora-payment = { $cards } und { $offering }

# -- der Spielplan --

bora_bora-card-land-path = Landweg
bora_bora-card-water-path = Wasserweg
bora_bora-card-woman = Frau
bora_bora-card-man = Mann
bora_bora-card-helper = Helfer
bora_bora-card-temple = Tempel
bora_bora-card-build = Bauen
bora_bora-card-land-water-path = Landweg & Wasserweg
bora_bora-card-woman-man = Frau & Mann
bora_bora-card-fishing = Fischen
bora_bora-region = { $region } { $terrain }
bora_bora-terrain-mountain = Gebirge
bora_bora-terrain-beach = Strand
bora_bora-terrain-forest = Wald
bora_bora-terrain-steppe = Steppe
bora_bora-material-sand = Sand
bora_bora-material-stone = Stein
bora_bora-material-wood = Holz
bora_bora-good-sand = Sand
bora_bora-good-stone = Stein
bora_bora-good-wood = Holz
bora_bora-good-offering = Opfergaben
bora_bora-good-vp = Siegpunkte
bora_bora-good-shell = Muscheln
bora_bora-good-material = Baustoffe
bora_bora-fish = { $kind } { $vp }
bora_bora-fish-parrotfish = Papageifisch
bora_bora-fish-butterflyfish = Falterfisch
bora_bora-fish-surgeonfish = Doktorfisch
bora_bora-fish-triggerfish = Drückerfisch
bora_bora-paths-land = Landweg bis { $value }
bora_bora-paths-water = Wasserweg bis { $value }
bora_bora-paths-both = Land- oder Wasserweg bis { $value }
bora_bora-way-land = Land { $value } nach { $region }
bora_bora-way-water = Wasser { $value } nach { $region }

# -- Götter --

bora_bora-god-blue = blauer Gott
bora_bora-god-white = weißer Gott
bora_bora-god-red = roter Gott
bora_bora-god-green = grüner Gott
bora_bora-god-yellow = gelber Gott
bora_bora-god-blue-object = den blauen Gott
bora_bora-god-white-object = den weißen Gott
bora_bora-god-red-object = den roten Gott
bora_bora-god-green-object = den grünen Gott
bora_bora-god-yellow-object = den gelben Gott
bora_bora-god-colour-blue = blau
bora_bora-god-colour-white = weiß
bora_bora-god-colour-red = rot
bora_bora-god-colour-green = grün
bora_bora-god-colour-yellow = gelb
bora_bora-god-cards-blue-one = 1 blaue Götterkarte
bora_bora-god-cards-blue-many = { $count } blaue Götterkarten
bora_bora-god-cards-white-one = 1 weiße Götterkarte
bora_bora-god-cards-white-many = { $count } weiße Götterkarten
bora_bora-god-cards-red-one = 1 rote Götterkarte
bora_bora-god-cards-red-many = { $count } rote Götterkarten
bora_bora-god-cards-green-one = 1 grüne Götterkarte
bora_bora-god-cards-green-many = { $count } grüne Götterkarten
bora_bora-god-cards-yellow-one = 1 gelbe Götterkarte
bora_bora-god-cards-yellow-many = { $count } gelbe Götterkarten
bora_bora-god-does-blue = Blau: Ein Würfel darf liegen, obwohl er nicht kleiner ist als die auf seiner Karte.
bora_bora-god-does-white = Weiß: Ein Würfel zählt als 6.
bora_bora-god-does-red = Rot: wertet das Fischplättchen eines Gebiets, gleich wenn du es besetzt.
bora_bora-god-does-green = Grün: verdoppelt in Phase B eine Nutzung oder erlaubt eine weitere Art.
bora_bora-god-does-yellow = Gelb: ersetzt ein fehlendes Erfordernis einer Aufgabe, die dann 4 SP bringt.

# -- Personen --

bora_bora-person-man = { $kind }
bora_bora-person-woman = { $kind }
bora_bora-tile-man = { $kind } ({ $count })
bora_bora-tile-woman = { $kind } ({ $count })
bora_bora-kind-land-man = Fährtensucher
bora_bora-kind-land-woman = Fährtensucherin
bora_bora-kind-land-both = Fährtensucher/in
bora_bora-kind-water-man = Seefahrer
bora_bora-kind-water-woman = Seefahrerin
bora_bora-kind-water-both = Seefahrer/in
bora_bora-kind-woman-man = Brautwerber
bora_bora-kind-woman-woman = Brautwerberin
bora_bora-kind-woman-both = Brautwerber/in
bora_bora-kind-man-man = Anwerber
bora_bora-kind-man-woman = Anwerberin
bora_bora-kind-man-both = Anwerber/in
bora_bora-kind-build-man = Baumeister
bora_bora-kind-build-woman = Baumeisterin
bora_bora-kind-build-both = Baumeister/in
bora_bora-kind-material-man = Sammler
bora_bora-kind-material-woman = Sammlerin
bora_bora-kind-material-both = Sammler/in
bora_bora-kind-hut-man = Träger
bora_bora-kind-hut-woman = Trägerin
bora_bora-kind-hut-both = Träger/in
bora_bora-kind-vp-man = Erzähler
bora_bora-kind-vp-woman = Erzählerin
bora_bora-kind-vp-both = Erzähler/in
bora_bora-kind-god-card-man = Schamane
bora_bora-kind-god-card-woman = Schamanin
bora_bora-kind-god-card-both = Schamane/Schamanin
bora_bora-kind-offering-man = Gabenbringer
bora_bora-kind-offering-woman = Gabenbringerin
bora_bora-kind-offering-both = Gabenbringer/in
bora_bora-kind-status-man = Krieger
bora_bora-kind-status-woman = Kriegerin
bora_bora-kind-status-both = Krieger/in
bora_bora-kind-shell-man = Taucher
bora_bora-kind-shell-woman = Taucherin
bora_bora-kind-shell-both = Taucher/in
bora_bora-effect-land = Landweg bis
bora_bora-effect-water = Wasserweg bis
bora_bora-effect-woman = eine Frau von den Plätzen bis
bora_bora-effect-man = ein Mann von den Plätzen bis
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
bora_bora-use-material-one = 1 Baustoff
bora_bora-use-material-many = { $count } Baustoffe
bora_bora-use-hut-one = 1 Hütte aufs 12. Feld
bora_bora-use-hut-many = bis zu { $count } Hütten aufs 12. Feld
bora_bora-status-more = Status +{ $steps }
bora_bora-status-move = Status { $before }→{ $after }, { $vp }

# -- Schmuck und Aufgaben --

bora_bora-jewel = { $kind } { $cost }
bora_bora-jewel-line = { $jewel } ({ $vp })
bora_bora-jewel-necklace = Kette
bora_bora-jewel-bracelet = Armband
bora_bora-jewel-earring = Ohrring
bora_bora-jewel-ring = Ring
bora_bora-jewel-headdress = Kopfschmuck
bora_bora-jewel-belt = Gürtel
bora_bora-jewels-necklace = Ketten
bora_bora-jewels-bracelet = Armbänder
bora_bora-jewels-earring = Ohrringe
bora_bora-jewels-ring = Ringe
bora_bora-jewels-headdress = Kopfschmuckteile
bora_bora-jewels-belt = Gürtel
bora_bora-task-woman-and-man = Frau und Mann
bora_bora-task-woman-and-man-short = ♀ + ♂
bora_bora-task-woman-and-priest = Frau und Priester
bora_bora-task-woman-and-priest-brief = Frau + Priester
bora_bora-task-woman-and-priest-short = ♀ + Priester
bora_bora-task-man-and-priest = Mann und Priester
bora_bora-task-man-and-priest-brief = Mann + Priester
bora_bora-task-man-and-priest-short = ♂ + Priester
bora_bora-task-woman-and-jewelry = Frau und Schmuck
bora_bora-task-woman-and-jewelry-brief = Frau + Schmuck
bora_bora-task-woman-and-jewelry-short = ♀ + Schmuck
bora_bora-task-man-and-first = Mann und Zugreihenfolge 1.
bora_bora-task-man-and-first-brief = Mann + Folge 1.
bora_bora-task-man-and-first-short = ♂ + Folge 1.
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
bora_bora-task-gods-different-brief = { $count } versch. Götter
bora_bora-task-gods-different-short = { $count } Götterfarben
bora_bora-task-men-different = { $count } verschiedene Männer
bora_bora-task-men-different-brief = { $count } versch. Männer
bora_bora-task-men-different-short = { $count } Arten ♂
bora_bora-task-women-different = { $count } verschiedene Frauen
bora_bora-task-women-different-brief = { $count } versch. Frauen
bora_bora-task-women-different-short = { $count } Arten ♀
bora_bora-task-jewelry-different = { $count } verschiedene Schmuckplättchen
bora_bora-task-jewelry-different-brief = { $count } versch. Schmuck
bora_bora-task-jewelry-different-short = { $count } Schmuckarten
bora_bora-task-men = { $count } Männer
bora_bora-task-women = { $count } Frauen
bora_bora-task-jewelry = { $count } Schmuckplättchen
bora_bora-task-jewelry-brief = { $count } Schmuckstücke
bora_bora-task-jewelry-short = { $count } Schmuck
bora_bora-task-built = { $count } verbaute Bauplättchen
bora_bora-task-built-brief = { $count } Tafeln gebaut
bora_bora-task-built-short = { $count } gebaut
bora_bora-task-jewelry-kind = { $count } { $what }
bora_bora-task-god-tiles = { $count } Hauptgottplättchen
bora_bora-task-god-tiles-brief = { $count } Hauptgötter
bora_bora-task-offerings = { $count } Opfergaben
bora_bora-task-shells = { $count } Muscheln
bora_bora-task-material = { $count } { $what }
bora_bora-task-materials-any = { $count } beliebige Baustoffe
bora_bora-task-materials-any-brief = { $count } Baustoffe
bora_bora-task-terrain = Hütten { $what }
bora_bora-task-terrain-brief = Alle { $count } { $what }
bora_bora-task-fish-kind = Hütten an allen { $count } { $what }
bora_bora-task-fish-kind-brief = Alle { $count } { $what }fische
bora_bora-task-fish-kind-short = { $count } { $what }fische
bora_bora-task-huts-on-12 = { $count } Hütten auf dem 12. Feld
bora_bora-task-huts-on-12-brief = { $count } Hütten auf 12
bora_bora-task-shifted-men = { $count } heruntergeschobene Männer
bora_bora-task-shifted-men-brief = { $count } Männer unten
bora_bora-task-shifted-men-short = { $count } ♂ unten
bora_bora-task-shifted-women = { $count } heruntergeschobene Frauen
bora_bora-task-shifted-women-brief = { $count } Frauen unten
bora_bora-task-shifted-women-short = { $count } ♀ unten
bora_bora-task-shifted-people = { $count } heruntergeschobene Personen
bora_bora-task-shifted-people-brief = { $count } Personen unten
bora_bora-task-shifted-people-short = { $count } unten
bora_bora-task-person-kind = { $count } { $what }
bora_bora-task-progress = { $task } { $have }/{ $need }
bora_bora-task-adjective-blue = blaue
bora_bora-task-adjective-white = weiße
bora_bora-task-adjective-red = rote
bora_bora-task-adjective-green = grüne
bora_bora-task-adjective-yellow = gelbe
bora_bora-task-terrain-mountain = in allen { $count } Gebirgen
bora_bora-task-terrain-beach = an allen { $count } Stränden
bora_bora-task-terrain-forest = in allen { $count } Wäldern
bora_bora-task-terrain-steppe = in allen { $count } Steppen
bora_bora-task-fish-parrotfish = Papageifischplättchen
bora_bora-task-fish-butterflyfish = Falterfischplättchen
bora_bora-task-fish-surgeonfish = Doktorfischplättchen
bora_bora-task-fish-triggerfish = Drückerfischplättchen
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
bora_bora-ask-red-offer = { $name }, roter Gott für den Fisch: { $vp }?
bora_bora-ask-take-person-woman = { $name }, welche Frau nimmst du, bis { $value }?
bora_bora-ask-take-person-man = { $name }, welchen Mann nimmst du, bis { $value }?
bora_bora-ask-take-person-both = { $name }, wen nimmst du, bis { $value }?
bora_bora-ask-helper-spend = { $name }, was kaufst du? { $points }: { $dots }
bora_bora-ask-choose-material = { $name }, welchen Baustoff?
bora_bora-ask-choose-material-more = { $name }, welchen Baustoff? { $number } von { $of }
bora_bora-ask-place-material = { $name }, wohin auf deinem Platz kommt { $material }?
bora_bora-ask-take-god-card = { $name }, welche Götterkarte nimmst du?
bora_bora-ask-take-god-card-more = { $name }, welche Götterkarte? Die { $number }. von { $of }
bora_bora-ask-temple-space = { $name }, welches Tempelfeld, bis { $value }?
bora_bora-ask-build-tile = { $name }, welches Bauplättchen, bis { $value }?
bora_bora-ask-build-site = { $name }, auf welchen zwei Baustoffen?
bora_bora-ask-fire-gift = { $name }, Feuer-Bonus: Götterkarte oder Opfergabe?
bora_bora-ask-fire-mark = { $name }, Feuer-Bonus: Statusschritt oder Muschel?
bora_bora-ask-use-people-both = { $name }, nutz eine Männer- und eine Frauenart.
bora_bora-ask-use-people-man = { $name }, nutz eine Männerart.
bora_bora-ask-use-people-woman = { $name }, nutz eine Frauenart.
bora_bora-ask-use-people-man-first = { $name }, nutz eine Männerart (jetzt keine Frauen).
bora_bora-ask-use-people-woman-first = { $name }, nutz eine Frauenart (jetzt keine Männer).
bora_bora-ask-use-people-green = { $name }, ein grüner Gott für eine Nutzung mehr?
bora_bora-ask-move-hut-more-one = { $name }, noch eine Hütte? Es bleibt 1.
bora_bora-ask-move-hut-more-many = { $name }, noch eine Hütte? Es bleiben { $count }.
bora_bora-ask-buy-jewelry = { $name }, ein Stück kaufen? Du hast { $shells }.
bora_bora-ask-resolve-task-met = { $name }, welche Aufgabe erfüllst du?
bora_bora-ask-resolve-task-yellow = { $name }, keine erfüllt: gelber Gott oder abgeben?
bora_bora-ask-resolve-task-none = { $name }, keine erfüllt: welche gibst du ab?
bora_bora-ask-take-task = { $name }, welche neue Aufgabe nimmst du?
bora_bora-ask-final-task = { $name }, welche letzte Aufgabe erfüllst du?
bora_bora-ask-other-place-die = { $name } setzt einen Würfel ein.
bora_bora-ask-other-pay-god = { $name } entscheidet.
bora_bora-ask-other-red-offer = { $name } entscheidet.
bora_bora-ask-other-use-people = { $name } nutzt Männer und Frauen.
bora_bora-ask-other-resolve-task = { $name } ist bei den Aufgaben.
bora_bora-ask-other-final-task = { $name } ist bei den letzten Aufgaben.

# -- was zu wählen ist --

bora_bora-option-alone = { $option }: { $does }
bora_bora-option-place-plain = { $number } auf { $card }
bora_bora-option-place-blue = { $number } auf { $card } (blauer Gott)
bora_bora-option-place-white = { $number } als 6 auf { $card } (weißer Gott)
bora_bora-option-place-both = { $number } als 6 auf { $card } (blauer und weißer Gott)
bora_bora-option-fishing = { $number } auf Fischen: { $vp }
bora_bora-does-woman = Frau von Platz 1 bis { $value }
bora_bora-does-man = Mann von Platz 1 bis { $value }
bora_bora-does-woman-man = Mann oder Frau von Platz 1 bis { $value }
bora_bora-does-helper = { $points } ausgeben
bora_bora-does-temple = Priester auf ein Feld bis { $value }, Feuer-Bonus
bora_bora-does-build = Bauplättchen bis { $value }, { $vp }, Feuer-Bonus
bora_bora-option-region = { $region }: { $good }, { $fish }
bora_bora-option-region-held = { $region }: { $good }, { $fish }, { $name } weicht
bora_bora-option-person = { $number } { $person }: { $effect }; Helfer: { $symbols }
bora_bora-place-empty-man = Männerplatz { $number }, leer
bora_bora-place-empty-woman = Frauenplatz { $number }, leer
bora_bora-option-tile = { $what } (du hast { $count })
bora_bora-option-no = kein Gott
bora_bora-option-open = { $card }, Platz { $place }
bora_bora-option-deck = verdeckt, vom Stapel
bora_bora-option-deck-empty = verdeckt, vom gemischten Ablagestapel
bora_bora-option-tattoo = { $person } tätowieren
bora_bora-option-shells = { $person } sammelt
bora_bora-option-shell = 1 Muschel
bora_bora-option-material-some = { $material }: frei { $spaces }
bora_bora-option-material-none = { $material }: neben das Tableau
bora_bora-ground = { $space } { $material }
bora_bora-option-building = Plättchen { $number }
bora_bora-option-temple = Feld { $space }
bora_bora-temple-free = frei
bora_bora-temple-held = dort steht { $name }
bora_bora-option-use = { $person }
bora_bora-option-doubled = { $person } verdoppelt
bora_bora-option-extra = auch { $person }
bora_bora-option-end = den Zug beenden
bora_bora-option-another = noch eine Hütte auf Feld 12
bora_bora-option-stop-helper-spend = aufhören: der Rest verfällt
bora_bora-option-stop-move-hut-more = keine mehr
bora_bora-option-jewelry = { $kind } für { $shells }: { $vp }
bora_bora-option-pass = nichts kaufen
bora_bora-option-fulfil = { $task } erfüllen
bora_bora-option-yellow = mit Gelb: { $task }
bora_bora-option-discard = { $task } abgeben
bora_bora-option-done = keine mehr
bora_bora-element-open = Platz { $thing } der Auslage, leer
bora_bora-element-space = Feld { $thing } für Personen
bora_bora-element-supply = Vorrat: { $thing }
bora_bora-element-status = die Statusleiste
bora_bora-element-god-tile = Hauptgottplättchen
bora_bora-missing-card = eine Karte

# -- was die Wahl bewirkt --

bora_bora-warn-status-end = Die Leiste endet dort: { $steps } verfallen.
bora_bora-warn-single-spaces = Einzelne Felder blieben übrig: Von deinen anderen { $of } Plättchen passten höchstens { $count }.
bora_bora-detail-fishing = Jeder Würfel bringt dasselbe, und kein anderer steht im Weg.
bora_bora-detail-does = Aktion: { $does }.
bora_bora-detail-card = Würfel dort: { $dice }. Der nächste muss kleiner sein als { $lowest }.
bora_bora-detail-card-empty = Dort liegt kein Würfel.
bora_bora-detail-god-blue = Blauer Gott: { $number } ist nicht kleiner als alle Würfel dort.
bora_bora-detail-god-white = Weißer Gott: zählt als 6, bleibt für den nächsten Würfel aber eine { $number }.
bora_bora-detail-card-helper = 1 Punkt: 1 SP oder eine Person. 2: Opfergabe, Götterkarte, Baustoff oder Hütte auf Feld 12.
bora_bora-detail-card-fire = Feuer-Bonus: Götterkarte oder Opfergabe, dann Statusschritt oder Muschel.
bora_bora-detail-purse = Für Götter hast du: { $hand }; { $offerings }, { $tiles }.
bora_bora-detail-reach = Erreichbar: { $regions }.
bora_bora-detail-fish = { $fish }: jetzt mit rotem Gott { $vp }, und am Ende, falls der Bauplatz noch deiner ist.
bora_bora-detail-fish-set-up = { $fish }: zählt erst am Ende, falls der Bauplatz noch deiner ist.
bora_bora-detail-aside = Die Hütte von { $name } rückt zur Seite: Sie bleibt im Gebiet, verliert aber den Bauplatz.
bora_bora-detail-ways = Wege: { $ways }.
bora_bora-detail-where-some = { $material } kommt auf { $spaces }.
bora_bora-detail-where-none = Für { $material } ist kein Feld frei: kommt neben das Tableau, nur für Aufgaben.
bora_bora-detail-person-held = Von dieser Art hast du schon { $count }.
bora_bora-detail-kind = Zu 1, 2 oder 3: { $effect } { $values }.
bora_bora-detail-shift-man = Der Helfer tätowiert ihn einmal: { $what }.
bora_bora-detail-shift-woman = Mit dem Helfer sammelt sie einmal: { $what }.
bora_bora-detail-left = Du behältst: { $hand }; { $offerings }, { $tiles }.
bora_bora-detail-god-tile = Ohne Opfergabe, aber unbenutzt bringt ein Hauptgott am Ende { $vp }.
bora_bora-detail-red = { $vp } sofort.
bora_bora-detail-white-too = Der weiße Gott lässt sich danach noch bezahlen.
bora_bora-detail-no = Das Fischplättchen bleibt, aber mit einem roten Gott wertest du es nicht mehr.
bora_bora-detail-held = Du hast { $cards }.
bora_bora-detail-deck = Nur du siehst sie. Das lässt sich nicht zurücknehmen.
bora_bora-detail-tattoo = Jede Person wird nur einmal heruntergeschoben.
bora_bora-detail-shells = Du hättest { $shells }.
bora_bora-detail-vp = Du hättest { $then }.
bora_bora-detail-offering = Du hättest { $then }. Jeder Gott mit Karten kostet eine.
bora_bora-detail-god-card = Eine der offenen oder die oberste vom Stapel, verdeckt.
bora_bora-detail-material = Sand, Stein oder Holz, für deinen Zeremonienplatz.
bora_bora-detail-move-hut = Auf ihr Feld kann dann eine Person; das 12. fasst beliebig viele Hütten.
bora_bora-detail-status = Am Ende des Durchgangs: { $then } statt { $now }.
bora_bora-detail-overtakes = Du überholst { $names }.
bora_bora-detail-building = { $vp } sofort, bei jeder Zahl.
bora_bora-detail-site = Beide Baustoffe gehen in den Vorrat; das Plättchen bleibt.
bora_bora-detail-beside-some = Daneben liegt etwas auf { $spaces }: Zusammen kann darauf gebaut werden.
bora_bora-detail-beside-none = Daneben liegt noch kein Baustoff.
bora_bora-detail-temple = { $vp } am Ende dieses Durchgangs, jetzt der Feuer-Bonus.
bora_bora-detail-push-down = Der Priester von { $name } rückt auf Feld { $space }.
bora_bora-detail-push-out = Der Priester von { $name } auf Feld 1 wird verdrängt.
bora_bora-detail-temple-most = So, wie es dann steht, gewinnt { $name } den Hauptgott, mit { $priests }.
bora_bora-detail-use-one = Eine Person: { $effect } { $value }.
bora_bora-detail-use-many = { $count } Personen zusammen: { $effect } { $value }.
bora_bora-detail-green = Ein grüner Gott je Zug.
bora_bora-detail-end = Was du nicht genutzt hast, verfällt für diesen Durchgang.
bora_bora-detail-jewel = Du behältst { $shells }. Am Ende bringt es { $vp }.
bora_bora-detail-jewel-held = Schmuck, den du hast: { $count }, von dieser Art { $same }.
bora_bora-detail-pass = Du behältst deine Muscheln. Was jetzt niemand kauft, kommt aus dem Spiel.
bora_bora-detail-fulfil = Nichts wird abgegeben. Das Plättchen kommt auf deine erfüllten Aufgaben.
bora_bora-detail-yellow = Der Gott wird zuerst bezahlt; dann darf der Aufgabe höchstens eins fehlen.
bora_bora-detail-discard = Das Plättchen kommt ohne SP aus dem Spiel.
bora_bora-detail-take = Sie ersetzt die gerade abgelegte.
bora_bora-detail-done = Übrige Aufgaben bringen nichts.
bora_bora-detail-stop = Übrige Punkte verfallen.

bora_bora-confirm-fishing = Der Helfer brächte für diesen Würfel mindestens { $vp }, Fischen bringt { $fish }. Trotzdem fischen?
bora_bora-confirm-stop = Noch { $points }: Jeder könnte 1 SP sein. Trotzdem aufhören?
bora_bora-confirm-end = Noch zu nutzen: { $people }. Den Zug trotzdem beenden?
bora_bora-confirm-pass = Du könntest { $jewels } bezahlen. Trotzdem nichts kaufen?
bora_bora-confirm-discard = Ein gelber Gott würde { $tasks } für { $vp } retten. Trotzdem abgeben?
bora_bora-confirm-yellow = Ohne Gott könntest du { $tasks } erfüllen. Trotzdem den gelben Gott nutzen?
bora_bora-confirm-done = Du könntest noch { $tasks } erfüllen. Trotzdem aufhören?
bora_bora-confirm-temple = Dein eigener Priester würde verdrängt. Trotzdem?
bora_bora-confirm-site-one = Auf den Rest des Zeremonienplatzes passt dann nur noch 1 Plättchen. Trotzdem dort bauen?
bora_bora-confirm-site-many = Auf den Rest des Zeremonienplatzes passen dann nur noch { $count } Plättchen. Trotzdem dort bauen?

# -- warum nicht --

bora_bora-reason-region-taken = Dort steht schon eine erste Hütte.
bora_bora-reason-path-too-high = Der Weg dorthin braucht { $needed }, der Wert ist { $value }.
bora_bora-reason-own-hut-there = Dort hast du schon eine Hütte.
bora_bora-reason-not-joined = Von deinen Hütten führt kein Weg dorthin, der jetzt erlaubt ist.
bora_bora-reason-no-expansion = Gerade breitet sich niemand aus.
bora_bora-reason-no-region = Mit { $value } ist kein Gebiet erreichbar.
bora_bora-reason-no-hut-left = Auf deinem Tableau ist keine Hütte mehr.
bora_bora-reason-no-person = Auf den Plätzen bis { $value } liegt niemand.
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
bora_bora-reason-no-god-now = Götter spielt man, wo gefragt wird: blau und weiß mit einem Würfel, rot gleich nach einer Hütte, grün in Phase B, gelb für eine Aufgabe.
bora_bora-reason-status-end = Dein Anzeigestein steht auf dem letzten Feld.
bora_bora-reason-no-status-now = Statusschritte bringen tätowierte Männer, der Feuer-Bonus und Krieger.
bora_bora-reason-no-gain-now = Von dort gibt es gerade nichts.
bora_bora-reason-space-too-high = Das Feld ist höher als { $value }.
bora_bora-reason-number-too-high = Die Zahl ist höher als { $value }.
bora_bora-reason-sex-used = Von diesem Geschlecht hast du schon eine Art genutzt.
bora_bora-reason-cannot-be-used = Damit wäre jetzt nichts anzufangen.
bora_bora-reason-doubling-useless = Verdoppeln würde nichts ändern.
bora_bora-reason-green-played = Deinen grünen Gott dieses Durchgangs hast du gespielt.
bora_bora-reason-green-not-payable = Du kannst keinen grünen Gott bezahlen.
bora_bora-reason-too-few-shells = Dir fehlt: { $shells }.
bora_bora-reason-units-missing = Es fehlt mehr als eins.
bora_bora-reason-yellow-not-payable = Du kannst keinen gelben Gott bezahlen, ohne zu verlieren, was die Aufgabe verlangt.
bora_bora-reason-task-is-met = Eine deiner Aufgaben ist erfüllt: Abgeben ist nicht erlaubt.
bora_bora-reason-game-over = Das Spiel ist aus.
bora_bora-reason-not-your-turn = { $name } ist am Zug.
bora_bora-reason-no-die-now = Gerade wird kein Würfel eingesetzt.
bora_bora-reason-die-placed = Dein Würfel liegt schon: Erst kommt seine Aktion.
bora_bora-reason-action-impossible = Diese Aktion ist mit keinem Wert auszuführen.
bora_bora-reason-not-yours = Das liegt nicht auf deinem Tableau.
bora_bora-reason-people-later = Personen werden in Phase B genutzt und vom Helfer heruntergeschoben.
bora_bora-reason-no-taking-now = Gerade wird niemand genommen.
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
bora_bora-event-gained = { $name } erhält { $what }.
bora_bora-event-round-begins = Durchgang { $round } beginnt.
bora_bora-event-rolled = Würfel: { $rolls }.
bora_bora-event-placed-die-plain = { $name } setzt eine { $number } auf { $card }.
bora_bora-event-placed-die-blue = { $name } setzt mit dem blauen Gott eine { $number } auf { $card }.
bora_bora-event-placed-die-white = { $name } setzt mit dem weißen Gott eine { $number } als 6 auf { $card }.
bora_bora-event-placed-die-both = { $name } setzt mit dem blauen und dem weißen Gott eine { $number } als 6 auf { $card }.
bora_bora-event-fished = { $name } fischt mit einer { $number }.
bora_bora-event-played-god = { $name } spielt { $god } für { $payment }.
bora_bora-event-occupied = { $name } setzt eine Hütte nach { $region }.
bora_bora-event-occupied-aside = { $name } setzt eine Hütte nach { $region }, die von { $other } weicht.
bora_bora-event-took-person = { $name } nimmt { $person } von Platz { $number }.
bora_bora-event-shifted = { $name } schiebt { $person } herunter.
bora_bora-event-moved-huts-one = { $name } versetzt eine Hütte aufs 12. Feld.
bora_bora-event-moved-huts-many = { $name } versetzt { $count } Hütten aufs 12. Feld.
bora_bora-event-placed-priest = { $name } setzt einen Priester auf Tempelfeld { $space }.
bora_bora-event-placed-priest-out = { $name } setzt einen Priester auf Tempelfeld { $space }, der von { $other } wird verdrängt.
bora_bora-event-built = { $name } verbaut Plättchen { $number } auf { $spaces }.
bora_bora-event-used-use = { $name } nutzt { $person }, { $effect }.
bora_bora-event-used-doubled = { $name } nutzt { $person }, vom grünen Gott verdoppelt, { $effect }.
bora_bora-event-used-extra = { $name } nutzt mit dem grünen Gott auch { $person }, { $effect }.
bora_bora-event-used-use-gain = { $name } nutzt { $person }.
bora_bora-event-used-doubled-gain = { $name } nutzt { $person }, vom grünen Gott verdoppelt.
bora_bora-event-used-extra-gain = { $name } nutzt mit dem grünen Gott auch { $person }.
bora_bora-event-scored-status = Status: { $points }.
bora_bora-event-scored-temple = Tempel: { $points }.
bora_bora-name-vp = { $name } { $vp }
bora_bora-event-turn-order = Neue Zugreihenfolge: { $names }.
bora_bora-event-won-god-tile = { $name } gewinnt einen Hauptgott mit { $priests } im Tempel.
bora_bora-event-god-tile-lost = Niemand ist im Tempel: Ein Hauptgott kommt aus dem Spiel.
bora_bora-event-bought-jewelry = { $name } kauft { $jewel } für { $shells }.
bora_bora-event-fulfilled-task-plain = { $name } erfüllt { $task }.
bora_bora-event-fulfilled-task-yellow = { $name } erfüllt mit dem gelben Gott { $task }.
bora_bora-event-shows = { $head } und zeigt { $cards }.
bora_bora-event-discarded-task = { $name } gibt { $task } ab.
bora_bora-event-took-task = { $name } nimmt die Aufgabe { $task }.
bora_bora-event-reshuffled = Der Ablagestapel, { $cards }, wird gemischt.
bora_bora-event-turned-up = Neu in der Auslage: { $cards }.
bora_bora-event-no-god-card = Für { $name } gibt es keine Götterkarte mehr.
bora_bora-event-game-ended = Die letzten Aufgaben sind getan.
bora_bora-part-god = { $god } für { $payment }
bora_bora-part-occupied = Hütte auf { $region }
bora_bora-part-occupied-aside = Hütte auf { $region }, die von { $other } weicht
bora_bora-part-moved-hut = eine Hütte aufs 12. Feld
bora_bora-part-built = Plättchen { $number } auf { $spaces }
bora_bora-part-fish = { $vp } für Fisch
bora_bora-part-helper = { $vp } vom Helfer
bora_bora-part-material-beside = { $material } neben das Tableau
bora_bora-part-drawn = eine Karte vom Stapel
bora_bora-part-drawn-own = { $card } vom Stapel
bora_bora-part-no-god-card = keine Götterkarte mehr da

# -- Wertung --

bora_bora-score-track = Auf der Leiste
bora_bora-score-track-line = Auf der Leiste: { $each }
bora_bora-score-god-tiles = Hauptgötter
bora_bora-score-god-tiles-line = { $tiles } übrig
bora_bora-score-fish = Fisch an Bauplätzen
bora_bora-score-fish-line = Fisch an eigenen Bauplätzen: { $each }
bora_bora-score-jewelry = Schmuck
bora_bora-score-jewelry-line = Schmuck: { $each }
bora_bora-score-bonus-tasks = 9 erfüllte Aufgaben
bora_bora-score-bonus-jewelry = 6 Schmuckstücke
bora_bora-score-bonus-ground = Voller Platz
bora_bora-score-bonus-buildings = Alle verbaut
bora_bora-score-bonus-huts = Hütten in allen Gebieten
bora_bora-score-bonus-people = 12 Personen
bora_bora-plain-points = { $what } ({ $vp })
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
    Die meisten SP gewinnen: die auf der Leiste (Aufgaben, Status, Tempel, Bauen, Personen, Fisch durch rote Götter), dazu am Ende 2 je Hauptgott, der Fisch an Bauplätzen, die du hältst, dein Schmuck und je 6 für 9 erfüllte Aufgaben, 6 Schmuckstücke, einen vollen Zeremonienplatz, alle Plättchen verbaut, Hütten in allen Gebieten und 12 Personen.
bora_bora-undo-stops = Weiter zurück geht es nicht: Seither kam Zufall oder Verdecktes ins Spiel, oder jemand anderes hat entschieden.

bora_bora-signs =
    =4= Landweg · ~4~ Wasserweg · ≥4 mit diesem Wert erreichbar
    { "[A]" } hält den Bauplatz · ein kleiner Buchstabe steht daneben
    Sa Sand · St Stein · Ho Holz · Op Opfergabe: Ertrag des Bauplatzes
    P Papageifisch · B Falterfisch · S Doktorfisch · T Drückerfisch, mit SP
    ▲ Status · ◆ Muscheln: einmal durch den Helfer · ✓ erledigt
    ● liegt auf dem Zeremonienplatz · ⌂ Hütte · · frei
    5b braucht einen blauen Gott · 5w einen weißen · 5+ geht auch mit weißem
    4>6 Schmuck: Muscheln > SP · Status: von mehreren auf einem Feld liegt der linke oben
    Hü Hütten auf der Karte · Op Opfergaben · Mu Muscheln · Ka Götterkarten · Gö Hauptgötter
    Pr Priester im Tempel · Pe Personen · Ba Verbautes · Sm Schmuck · Au erfüllte Aufgaben

# -- Hilfe --

bora_bora-help-setup-hut =
    Jeder beginnt mit einer Hütte in einem Gebiet mit einem 1er-Fisch, das noch frei ist. Du erhältst den Ertrag des Bauplatzes. Fisch wird noch nicht gewertet.
bora_bora-help-place-die =
    Leg einen Würfel auf eine Aktionskarte und führ die Aktion aus. Er muss kleiner sein als alle Würfel, die dort liegen, außer du bezahlst einen blauen Gott. Mit einem weißen Gott zählt er als 6. Wählbar ist nur, was sich ausführen lässt; Fischen geht immer und mit jedem Würfel.
bora_bora-help-pay-god =
    Ein Gott kostet eine Karte seiner Farbe und eine Opfergabe; oder zwei gleiche Karten einer anderen Farbe und eine Opfergabe; oder einen Hauptgott ohne Opfergabe.
bora_bora-help-expand =
    Eine neue Hütte kommt von deinem Tableau auf den Bauplatz eines Gebiets neben einem mit einer Hütte von dir, über einen Weg, dessen Zahl nicht höher ist als der Wert. Steht dort schon eine Hütte, rückt sie zur Seite, bleibt aber im Gebiet. Du erhältst den Ertrag des Bauplatzes. Je Spieler und Gebiet eine Hütte.
bora_bora-help-red-offer =
    Nur jetzt, mit der eben gesetzten Hütte, kann ein roter Gott das Fischplättchen dieses Gebiets werten. Das Plättchen bleibt liegen.
bora_bora-help-take-person =
    Das Plättchen kommt auf ein freies Feld deines Tableaus. Genutzt wird es von nun an in Phase B, und einmal durch den Helfer für Status oder Muscheln.
bora_bora-help-helper-spend =
    Der Würfel bringt Punkte zum Ausgeben. Für 1 Punkt: einen Mann für Statusschritte herunterschieben, eine Frau für Muscheln, oder 1 SP. Für 2 Punkte: eine Opfergabe, eine Götterkarte, ein Baustoff, oder eine Hütte aufs 12. Feld, womit ihr Feld frei wird. Was übrig bleibt, verfällt.
bora_bora-help-choose-material =
    Ein beliebiger Baustoff. Ist kein passendes Feld deines Zeremonienplatzes frei, kommt er neben das Tableau, wo er nur für Aufgaben zählt.
bora_bora-help-place-material =
    Baustoffe liegen auf Feldern, die sie zeigen, und werden nie versetzt. Auf zwei nebeneinander kann gebaut werden.
bora_bora-help-take-god-card =
    Eine Karte aus der Auslage, die sofort ergänzt wird, oder die oberste vom Stapel, die nur du siehst.
bora_bora-help-temple-space =
    Dein Priester kommt auf ein Feld bis zum Wert. Wer dort steht, rückt auf das nächst niedrigere und so weiter; von Feld 1 kommt ein Priester zu seinem Besitzer zurück. Dann folgt der Feuer-Bonus. Jeder Priester bringt am Ende jedes Durchgangs SP; die meisten Priester gewinnen einen Hauptgott, bei Gleichstand der höchste.
bora_bora-help-build-tile =
    Eins deiner Bauplättchen bis zum Wert. Alle bringen gleich viel: 10 SP in Durchgang 1 und 2, 7 in 3 und 4, 4 in 5 und 6, dazu den Feuer-Bonus.
bora_bora-help-build-site =
    Zwei Baustoffe nebeneinander weichen dem Plättchen, das bis zum Ende dort liegt. Sechs Plättchen passen nur, wenn kein Feld einzeln übrig bleibt.
bora_bora-help-fire-gift =
    Der Feuer-Bonus ist eine Götterkarte oder eine Opfergabe und danach ein Statusschritt oder eine Muschel.
bora_bora-help-fire-mark =
    Die zweite Hälfte des Feuer-Bonus: ein Schritt auf der Statusleiste oder eine Muschel für Schmuck.
bora_bora-help-use-people =
    In jedem Durchgang darfst du eine Männerart und eine Frauenart nutzen, in beliebiger Reihenfolge. Alle gleichen eines Geschlechts werden addiert, es bleibt aber eine Aktion. Ein grüner Gott verdoppelt eine Nutzung oder erlaubt eine weitere Art. Die Personen bleiben, wie sie sind.
bora_bora-help-move-hut-more =
    Bis zu so viele Hütten kommen aufs 12. Feld. Jede macht ein Feld für eine Person frei.
bora_bora-help-buy-jewelry =
    In der neuen Zugreihenfolge darf jeder ein Schmuckstück dieses Durchgangs mit Muscheln kaufen. Seine SP bringt es am Ende, und es zählt für Aufgaben. Der Rest kommt aus dem Spiel.
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
bora_bora-text-head = Durchgang { $round } von { $rounds }: { $stage }. In diesem Durchgang bringt Bauen { $building }, ein Priester { $priest }.
bora_bora-text-order = Zugreihenfolge: { $names }.
bora_bora-text-map = Karte (Bauplatz; Ertrag; Fisch; Wege):
bora_bora-text-region = { $region }: { $huts }; { $good }; { $fish }; { $ways }
bora_bora-text-site-held = { $name } hält den Bauplatz
bora_bora-text-site-free = keine Hütte
bora_bora-text-beside = { $huts }, daneben { $names }
bora_bora-text-cards = Aktionskarten und die Würfel darauf:
bora_bora-text-card = { $card }: { $dice }
bora_bora-text-roll = { $name } { $dice }
bora_bora-text-status = Statusleiste, von vorn, der obere Stein zuerst: { $stacks }.
bora_bora-text-stack = Feld { $space } ({ $vp }) { $names }
bora_bora-text-temple = Tempel: { $spaces }; dort noch { $tiles }.
bora_bora-text-space = { $space } { $name }
bora_bora-text-people-man = Männer: { $tiles }.
bora_bora-text-people-woman = Frauen: { $tiles }.
bora_bora-text-place = { $number } { $kind } ({ $symbols })
bora_bora-text-gods = Götterkarten, Auslage: { $row }. Aufnahmestapel: { $deck }. Ablagestapel: { $discard }.
bora_bora-text-jewels-now = Schmuck dieses Durchgangs: { $jewels }.
bora_bora-text-jewels-later = Schmuck von Durchgang { $round }: { $jewels }.
bora_bora-text-display = Ausliegende Aufgaben: { $tasks }.
bora_bora-text-turn = { $name } (am Zug)
bora_bora-text-seat = { $name }: { $vp }, Würfel { $dice }, { $offerings }, { $shells }, { $tiles }, { $cards }
bora_bora-text-counts = Priester im Tempel { $priests } von { $of }, Hütten auf der Karte { $on_map } von { $huts }, Personen { $people }, verbaut { $built }, Schmuck { $jewels }, erfüllte Aufgaben { $tasks }, Status { $status }
bora_bora-text-hand = Hand: { $cards }.
bora_bora-text-spaces = Personen: { $spaces }.
bora_bora-text-own-spaces = { $people }; Hütten auf den Feldern 1 bis 11: { $huts }, auf dem 12.: { $last }; freie Felder: { $free }
bora_bora-text-person-up = { $person }
bora_bora-text-person-shifted = { $person } heruntergeschoben
bora_bora-text-ground = Zeremonienplatz: { $rows }.
bora_bora-text-tile = { $space } Plättchen { $number }
bora_bora-text-material-filled = { $space } { $material } liegt dort
bora_bora-text-material-empty = { $space } leer für { $material }
bora_bora-text-unbuilt = Nicht verbaut: { $numbers }. Neben dem Tableau: { $beside }.
bora_bora-text-tasks = Aufgaben: { $tasks }.
bora_bora-text-own-jewels = Schmuck: { $jewels }.
bora_bora-text-done = Erfüllt: { $tasks }.

# -- umsehen --

bora_bora-look-price = Es kostet { $shells } und bringt am Ende { $vp }.
bora_bora-look-sold = Zu kaufen in Durchgang { $round }.
bora_bora-look-task = Erfüllt bringt sie { $vp }, mit einem gelben Gott { $yellow }.
bora_bora-look-ground-built = { $space }: Bauplättchen { $number }.
bora_bora-look-ground-filled = { $space }: Dort liegt { $material }.
bora_bora-look-ground-empty = { $space }: leer, für { $material }.
bora_bora-look-building-open = Bauplättchen { $number }: noch nicht verbaut; jetzt { $vp } und der Feuer-Bonus.
bora_bora-look-building-built = Bauplättchen { $number }: verbaut.
bora_bora-look-temple = Tempelfeld { $space }: { $who }.
bora_bora-look-space = Hütten auf den Feldern 1 bis 11: { $huts }; auf dem 12.: { $last }.
bora_bora-look-status = { $name } ist auf Feld { $space } der Statusleiste: { $vp } am Ende des Durchgangs.
bora_bora-look-god-tile = Hauptgötter: { $count }. Jeder bezahlt einen beliebigen Gott ohne Opfergabe; unbenutzt bringt er am Ende 2 SP.

# -- was eine Wahl bringt, in wenigen Worten --

bora_bora-option-vp = 1 Siegpunkt
bora_bora-option-offering = 1 Opfergabe
bora_bora-option-god-card = eine Götterkarte
bora_bora-option-material = ein Baustoff
bora_bora-option-move-hut = eine Hütte auf Feld 12
bora_bora-option-status = 1 Statusschritt
bora_bora-option-priced = { $what } für { $price }
bora_bora-step-dice-over = Würfel
bora_bora-step-jewelry = Schmuck
bora_bora-step-tasks = Aufgaben
bora_bora-detail-shell = Du hättest { $then }, für Schmuck.
bora_bora-detail-serves = Das dient deiner Aufgabe { $task }.
bora_bora-gives-regions-one = 1 Gebiet
bora_bora-gives-regions-many = { $count } Gebiete
bora_bora-gives-woman = { $count } Frauen
bora_bora-gives-man = { $count } Männer
bora_bora-gives-people = { $count } Personen
bora_bora-gives-places = Plätze 1–{ $value }
bora_bora-gives-temple-one = Feld 1
bora_bora-gives-temple-many = Feld 1–{ $value }
bora_bora-gives-pushes = schiebt { $name }
bora_bora-gives-spend = zum Ausgeben
bora_bora-gives-tile = Tafel bis { $value }
bora_bora-gives-fishing = jeder Würfel
bora_bora-price-any = jeder Würfel
bora_bora-price-empty = leere Karte
bora_bora-price-below = { $number } unter { $lowest }
bora_bora-price-blue = blauer Gott
bora_bora-price-white = weißer Gott
bora_bora-price-both = 2 Götter
bora_bora-price-green = grün
bora_bora-price-none = ohne Gott
bora_bora-short-no-region = nichts nah
bora_bora-short-no-hut-left = keine Hütte
bora_bora-short-no-person = niemand bis { $value }
bora_bora-short-no-free-space = kein Feld frei
bora_bora-short-no-priest = kein Priester
bora_bora-short-all-built = alles gebaut
bora_bora-short-no-tile-low-enough = Tafeln zu hoch
bora_bora-short-no-adjacent-materials = nichts nebeneinander
bora_bora-short-not-lower = nicht unter { $lowest }
bora_bora-short-white-not-payable = kein weißer Gott
bora_bora-short-gods-not-payable = keine 2 Götter
bora_bora-cell-aside = { $name } weicht
bora_bora-cell-push-down = { $name } → { $space }
bora_bora-cell-push-out = { $name } raus
bora_bora-cell-unseen = siehst nur du
bora_bora-god-brief-blue = ein Würfel, der nicht kleiner ist
bora_bora-god-brief-white = ein Würfel zählt als 6
bora_bora-god-brief-red = Fisch sofort, nach einer Hütte
bora_bora-god-brief-green = eine Nutzung doppelt oder mehr
bora_bora-god-brief-yellow = ein fehlendes Stück einer Aufgabe
bora_bora-head-path = Weg
bora_bora-head-brings = bringt
bora_bora-head-fish = Fisch am Ende
bora_bora-head-site = Bauplatz
bora_bora-head-keeps = bleibt in der Hand
bora_bora-head-points = jetzt
bora_bora-head-does = tut
bora_bora-head-with-mine = mit meinen
bora_bora-head-once = einmal
bora_bora-head-serves = dient
bora_bora-head-price = Preis
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
bora_bora-head-shells-left = übrig
bora_bora-head-progress = bisher
bora_bora-group-white = mit dem weißen Gott: { $count }
bora_bora-group-green = mit dem grünen Gott: { $count }
bora_bora-evening-title = Durchgang { $round } endet
bora_bora-evening-status = Status
bora_bora-evening-order = neue Folge
bora_bora-evening-temple = Tempel
bora_bora-evening-total = gesamt
bora_bora-evening-tile = Der Hauptgott geht an { $name }.
bora_bora-evening-no-tile = Niemand ist im Tempel: Ein Hauptgott verlässt das Spiel.
bora_bora-evening-on = Enter: weiter
bora_bora-news-die = { $number } auf { $card }
bora_bora-news-used = nutzte { $person }
bora_bora-news-jewel = kaufte { $jewel }
bora_bora-news-task = erfüllte { $task }
bora_bora-part-with = { $head }: { $what }
bora_bora-part-alone = { $head }
bora_bora-part-gained-status = Status +{ $steps } (jetzt { $space })
bora_bora-part-placed-material = { $material } auf { $space }
bora_bora-part-placed-priest = Priester auf Feld { $space }
bora_bora-part-placed-priest-out = Priester auf Feld { $space }, der von { $other } verdrängt
bora_bora-kinds-land = Fährtensucher
bora_bora-kinds-water = Seefahrer
bora_bora-kinds-woman = Brautwerber
bora_bora-kinds-man = Anwerber
bora_bora-kinds-build = Baumeister
bora_bora-kinds-material = Sammler
bora_bora-kinds-hut = Träger
bora_bora-kinds-vp = Erzähler
bora_bora-kinds-god-card = Schamanen
bora_bora-kinds-offering = Gabenbringer
bora_bora-kinds-status = Krieger
bora_bora-kinds-shell = Taucher
bora_bora-terrains-mountain = Gebirge
bora_bora-terrains-beach = Strände
bora_bora-terrains-forest = Wälder
bora_bora-terrains-steppe = Steppen
bora_bora-fishes-parrotfish = Papagei
bora_bora-fishes-butterflyfish = Falter
bora_bora-fishes-surgeonfish = Doktor
bora_bora-fishes-triggerfish = Drücker
