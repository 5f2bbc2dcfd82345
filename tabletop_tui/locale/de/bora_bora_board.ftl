# Was auf den Plänen von Bora Bora steht.

bora_bora_board-status-line = { $name }: Opfergaben { $offerings } · Muscheln { $shells } · Hauptgötter { $tiles } · Hand { $cards }
bora_bora_board-points = SP
bora_bora_board-order = Folge
bora_bora_board-stage-set-up = Aufbau: für jeden die erste Hütte
bora_bora_board-stage-dice = A Würfel
bora_bora_board-stage-people = B Personen
bora_bora_board-stage-evening = C
bora_bora_board-stage-jewelry = Schmuck
bora_bora_board-stage-tasks = Aufgaben
bora_bora_board-stage-new-tasks = neue
bora_bora_board-stage-final-tasks = Aufgaben bei Spielende
bora_bora_board-stage-over = Das Spiel ist aus
bora_bora_board-round-pays = Durchgang { $round }
bora_bora_board-pays-building = Bauen
bora_bora_board-pays-priest = Priester
bora_bora_board-round = D{ $round }
bora_bora_board-legend = ▲ Status  ◆ Muscheln  ● Baustoff liegt  ✓ heruntergeschoben
bora_bora_board-legend-short = ▲ Status  ◆ Muscheln  ● liegt
bora_bora_board-legend-dice = passt: 5b mit blauem Gott, 5w mit weißem, 5+ ohne oder mit weißem
bora_bora_board-legend-dice-short = 5b blau  5w weiß  5+ beides

# Spalten

bora_bora_board-column-points = SP
bora_bora_board-column-dice = Wü
bora_bora_board-column-map = Hü
bora_bora_board-column-offerings = Op
bora_bora_board-column-shells = Mu
bora_bora_board-column-cards = Ka
bora_bora_board-column-god-tiles = Gö
bora_bora_board-column-priests = Pr
bora_bora_board-column-people = Pe
bora_bora_board-column-built = Ba
bora_bora_board-column-jewels = Sm
bora_bora_board-column-done = Au
bora_bora_board-long-map = Ins.
bora_bora_board-long-offerings = Opf.
bora_bora_board-long-shells = Mus.
bora_bora_board-long-cards = Kart
bora_bora_board-long-god-tiles = Gött
bora_bora_board-long-priests = Pri.
bora_bora_board-long-people = Per.
bora_bora_board-long-built = Bau.
bora_bora_board-long-jewels = Sch.
bora_bora_board-long-done = Auf.

# Die Inseln

bora_bora_board-terrain-mountain = Gebirge
bora_bora_board-terrain-beach = Strand
bora_bora_board-terrain-forest = Wald
bora_bora_board-terrain-steppe = Steppe
bora_bora_board-good-sand = Sa
bora_bora_board-good-stone = St
bora_bora_board-good-wood = Ho
bora_bora_board-good-offering = Op
bora_bora_board-good-long-sand = Sand
bora_bora_board-good-long-stone = Stein
bora_bora_board-good-long-wood = Holz
bora_bora_board-good-long-offering = Opfergabe
bora_bora_board-fish-vp = SP
bora_bora_board-sign-land = Landweg
bora_bora_board-sign-water = Wasserweg
bora_bora_board-sign-holder = auf Platz
bora_bora_board-sign-aside = daneben
bora_bora_board-gods = Götterkarten
bora_bora_board-deck = Stap. { $deck }+{ $discard }
bora_bora_board-god-blue = Blau
bora_bora_board-god-white = Weiß
bora_bora_board-god-red = Rot
bora_bora_board-god-green = Grün
bora_bora_board-god-yellow = Gelb

# Aktionskarten

bora_bora_board-card-land-path = Land
bora_bora_board-card-water-path = Wasser
bora_bora_board-card-land-water-path = Land/Wasser
bora_bora_board-card-woman = Frau
bora_bora_board-card-man = Mann
bora_bora_board-card-woman-man = Frau/Mann
bora_bora_board-card-helper = Helfer
bora_bora_board-card-temple = Tempel
bora_bora_board-card-build = Bauen
bora_bora_board-card-fishing = Fischen
bora_bora_board-does-land-path = Hütte
bora_bora_board-does-water-path = Hütte
bora_bora_board-does-land-water-path = Hütte
bora_bora_board-does-woman = nehmen
bora_bora_board-does-man = nehmen
bora_bora_board-does-woman-man = nehmen
bora_bora_board-does-helper = Punkte
bora_bora_board-does-temple = Priester
bora_bora_board-does-build = je { $vp } SP

# Auslagen

bora_bora_board-title-status = Status
bora_bora_board-title-temple = Tempel
bora_bora_board-title-jewelry = Schmuck
bora_bora_board-title-display = Aufg.
bora_bora_board-title-tasks = Aufgaben
bora_bora_board-title-man = Männer
bora_bora_board-title-woman = Frauen
bora_bora_board-title-people = Personen
bora_bora_board-title-ground = Platz
bora_bora_board-temple-pays = { $vp } SP · { $tiles } Götter
bora_bora_board-temple-tiles = { $tiles } Götter
bora_bora_board-jewelry-now-short = jetzt
bora_bora_board-jewelry-now = jetzt: Muscheln>SP
bora_bora_board-jewel-necklace = Kette
bora_bora_board-jewel-bracelet = Armband
bora_bora_board-jewel-earring = Ohrring
bora_bora_board-jewel-ring = Ring
bora_bora_board-jewel-headdress = Kopfschmuck
bora_bora_board-jewel-belt = Gürtel
bora_bora_board-jewel-letters-necklace = Ke
bora_bora_board-jewel-letters-bracelet = Ar
bora_bora_board-jewel-letters-earring = Oh
bora_bora_board-jewel-letters-ring = Ri
bora_bora_board-jewel-letters-headdress = Ko
bora_bora_board-jewel-letters-belt = Gü
bora_bora_board-kind-land = Land
bora_bora_board-kind-water = Wasser
bora_bora_board-kind-woman = Frau
bora_bora_board-kind-man = Mann
bora_bora_board-kind-build = Bauen
bora_bora_board-kind-material = Baustoff
bora_bora_board-kind-hut = Hütte
bora_bora_board-kind-vp = SP
bora_bora_board-kind-god-card = Gott
bora_bora_board-kind-offering = Opfer
bora_bora_board-kind-status = Status
bora_bora_board-kind-shell = Muschel
bora_bora_board-sex-man = M
bora_bora_board-sex-woman = F

# Aufgaben

bora_bora_board-task-woman-and-man = Frau und Mann
bora_bora_board-task-woman-and-priest = Frau und Priester
bora_bora_board-task-man-and-priest = Mann und Priester
bora_bora_board-task-woman-and-jewelry = Frau und Schmuck
bora_bora_board-task-man-and-first = Mann und Folge 1.
bora_bora_board-task-priests = { $count } Priester
bora_bora_board-task-regions = in { $count } Gebieten
bora_bora_board-task-islands = auf { $count } Inseln
bora_bora_board-task-gods-same = { $count } gleiche Götter
bora_bora_board-task-gods-colour = { $count } { $what } Götter
bora_bora_board-task-gods-different = { $count } versch. Götter
bora_bora_board-task-men-different = { $count } versch. Männer
bora_bora_board-task-women-different = { $count } versch. Frauen
bora_bora_board-task-jewelry-different = { $count } versch. Schmuck
bora_bora_board-task-men = { $count } Männer
bora_bora_board-task-women = { $count } Frauen
bora_bora_board-task-jewelry = { $count } Schmuck
bora_bora_board-task-built = { $count } Bauplättchen
bora_bora_board-task-jewelry-kind = { $count } { $what }
bora_bora_board-task-god-tiles = { $count } Hauptgötter
bora_bora_board-task-offerings = { $count } Opfergaben
bora_bora_board-task-shells = { $count } Muscheln
bora_bora_board-task-material = { $count } { $what }
bora_bora_board-task-materials-any = { $count } Baustoffe
bora_bora_board-task-terrain = in { $count } { $what }
bora_bora_board-task-fish-kind = an { $count } { $what }
bora_bora_board-task-huts-on-12 = { $count } Hütten auf 12
bora_bora_board-task-shifted-men = { $count } Männer unten
bora_bora_board-task-shifted-women = { $count } Frauen unten
bora_bora_board-task-shifted-people = { $count } Pers. unten
bora_bora_board-task-person-kind = { $count } Pers.: { $what }
bora_bora_board-what-necklace = Ketten
bora_bora_board-what-bracelet = Armbänder
bora_bora_board-what-earring = Ohrringe
bora_bora_board-what-ring = Ringe
bora_bora_board-what-headdress = Kopfschmuck
bora_bora_board-what-belt = Gürtel
bora_bora_board-what-sand = Sand
bora_bora_board-what-stone = Stein
bora_bora_board-what-wood = Holz
bora_bora_board-what-mountain = Gebirgen
bora_bora_board-what-beach = Stränden
bora_bora_board-what-forest = Wäldern
bora_bora_board-what-steppe = Steppen
bora_bora_board-what-parrotfish = Fischen P
bora_bora_board-what-butterflyfish = Fischen B
bora_bora_board-what-surgeonfish = Fischen S
bora_bora_board-what-triggerfish = Fischen T
bora_bora_board-what-blue = blaue
bora_bora_board-what-white = weiße
bora_bora_board-what-red = rote
bora_bora_board-what-green = grüne
bora_bora_board-what-yellow = gelbe

# Das eigene Tableau

bora_bora_board-store-offerings = Opfer
bora_bora_board-store-shells = Muscheln
bora_bora_board-store-god-tiles = Hauptgött.
bora_bora_board-store-priests = Priester
bora_bora_board-hand = Hand
bora_bora_board-hand-empty = keine Götterkarte
bora_bora_board-cards-hidden = Hand { $count }
bora_bora_board-people-counts = { $people } · Hütten { $huts } · frei { $free }
bora_bora_board-tasks-done = erfüllt { $count }
