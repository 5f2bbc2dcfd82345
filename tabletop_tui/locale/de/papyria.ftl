# Papyria: alles, was am Tisch gesagt wird.

# -- Namen und Mengen --

papyria-points-one = 1 Punkt
papyria-points-many = { $count } Punkte
papyria-knowledge = { $count } Wissen
papyria-lapis = { $count } Lapis
papyria-papyri-one = 1 Papyrus
papyria-papyri-many = { $count } Papyri
papyria-symbols-one = 1 { $kind }-Symbol
papyria-symbols-many = { $count } { $kind }-Symbole
papyria-keys-one = 1 Schlüssel
papyria-keys-many = { $count } Schlüssel
papyria-none = keine
papyria-nothing = nichts

papyria-kind-mountain = Berg
papyria-kind-river = Fluss
papyria-kind-forest = Wald
papyria-kind-sanctuary = Heiligtum
papyria-kind-city = Stadt
papyria-kind-temple = Tempel
papyria-kind-invention = Erfindung
papyria-scoring-of = { $kind }-Wertung
papyria-scoring-any = beliebige Wertung
papyria-kind-any = beliebig
papyria-scoring-now = { $scoring }, jetzt { $points }
papyria-scoring-best = { $scoring }, jetzt bis zu { $points }
papyria-key-tile = Schlüssel-Plättchen { $kind } ({ $keys })
papyria-key-goal-river = einen Fluss durch { $count } Landschaften
papyria-key-goal-sanctuary = { $count } Heiligtümer nebeneinander
papyria-key-goal-city = { $count } Städte
papyria-key-goal-temple = { $count } Tempel
papyria-key-goal-invention = { $count } Erfindungen
papyria-offer = { $points } für { $price }

papyria-good-landscape = Landschaft
papyria-good-scoring = Wertungs-Plättchen
papyria-good-temple = Tempel
papyria-good-city = Stadt
papyria-good-mine = Bergwerk
papyria-good-multiplier = Multiplikator
papyria-good-lapis-production = Lapis-Produktion
papyria-good-papyrus-production = Papyrus-Produktion
papyria-good-end-tile = Spielende-Plättchen
papyria-good-landscape-object = eine Landschaft
papyria-good-temple-object = einen Tempel
papyria-good-city-object = eine Stadt
papyria-good-mine-object = ein Bergwerk
papyria-landscape-of = Landschaft mit { $what }

papyria-sector-at = { $position } { $sector }
papyria-sector-I-a = Mari
papyria-sector-I-b = Assur
papyria-sector-I-c = Ninive
papyria-sector-I-d = Eschnunna
papyria-sector-II-a = Sippar
papyria-sector-II-b = Babylon
papyria-sector-II-c = Kisch
papyria-sector-II-d = Nippur
papyria-sector-III-a = Isin
papyria-sector-III-b = Uruk
papyria-sector-III-c = Ur
papyria-sector-III-d = Lagasch
papyria-piece-w = Wanderer
papyria-piece-s = Schiff
papyria-pieces-w-one = 1 Wanderer
papyria-pieces-w-many = { $count } Wanderer
papyria-pieces-s-one = 1 Schiff
papyria-pieces-s-many = { $count } Schiffe
papyria-space-outer = Lager { $number }
papyria-space-river = Fluss
papyria-where = { $position }, { $space }

papyria-side-north = N
papyria-side-east = O
papyria-side-south = S
papyria-side-west = W
papyria-site = { $spot } { $name }
papyria-start-SET = Siedlung
papyria-start-SN = Hain
papyria-start-SE = Kanal
papyria-start-SS = Schrein
papyria-start-SW = Vorberge
papyria-river = Fluss { $exits }
papyria-no-river = kein Fluss
papyria-forests-one = 1 Wald
papyria-forests-many = { $count }× Wald
papyria-mountain = Berg
papyria-sanctuary = Heiligtum
papyria-cities-one = 1 Stadt
papyria-cities-many = { $count } Städte
papyria-invention = Erfindung
papyria-invention-named = Erfindung { $name }
papyria-producing = { $what } (+{ $brings })
papyria-change = { $kind } { $by }

papyria-invention-L01 = Rad
papyria-invention-L02 = Rohrgriffel
papyria-invention-L03 = Bronzeguss
papyria-invention-L04 = Keilschrift
papyria-invention-L06 = Rechenbrett
papyria-invention-L08 = Kalender
papyria-invention-L11 = Pflug
papyria-invention-L12 = Papyruspresse
papyria-invention-L13 = Steinbohrer
papyria-invention-L14 = Archiv
papyria-invention-L18 = Tontafel
papyria-invention-L20 = Streitwagen
papyria-invention-L21 = Sonnenuhr
papyria-invention-L22 = Schöpfwerk
papyria-invention-L23 = Erzwäsche
papyria-invention-L29 = Spitzhacke
papyria-invention-L30 = Schmelzofen
papyria-invention-L34 = Ziegelofen
papyria-invention-L35 = Rollsiegel
papyria-invention-L36 = Gesetzesstele
papyria-invention-L38 = Schreiberschule
papyria-invention-L39 = Waage
papyria-invention-L40 = Bewässerung
papyria-invention-L42 = Schleifrad

# -- Fragen --

papyria-step-set-up = Vorbereitung
papyria-step-move = Phase 1, Bewegen
papyria-step-action = Aktion { $number }/2
papyria-step-action-alone = Phase 2, Haupt-Aktion { $number } von 2
papyria-step-end = Ende des Zugs
papyria-step-last = letzte Runde
papyria-step-last-action = letzte Runde, { $number }/2
papyria-step-last-alone = { $step }, letzte Runde

papyria-ask-keep-start-tile-first = { $name }, welches Startplättchen behältst du als erstes?
papyria-ask-keep-start-tile-second = { $name }, welches Startplättchen behältst du als zweites?
papyria-ask-start-priest = { $name }, auf welcher Landschaft beginnt dein Priester?
papyria-ask-enter-both = { $name }, setz einen Wanderer oder ein Schiff ein.
papyria-ask-enter-w = { $name }, setz einen Wanderer ein.
papyria-ask-enter-s = { $name }, setz ein Schiff ein.
papyria-ask-move-piece = { $name }, beweg einen Wanderer oder ein Schiff.
papyria-ask-move-piece-alone = { $name }, beweg einen Wanderer oder ein Schiff. Du hast { $held }.
papyria-ask-arrival = { $name }, was nutzt du vor den Haupt-Aktionen?
papyria-ask-arrival-alone = { $name }, was nutzt du vor den Haupt-Aktionen? Du hast { $held }.
papyria-ask-main-action = { $name }, wähle eine Haupt-Aktion in { $sector }.
papyria-ask-place-landscape = { $name }, wohin legst du die Landschaft { $signs }?
papyria-ask-place-landscape-alone = { $name }, wohin legst du die Landschaft mit { $what }?
papyria-ask-build-temple = { $name }, Tempel für { $price }: welches Heiligtum?
papyria-ask-build-temple-alone = { $name }, welches Heiligtum überbaut der Tempel? Er kostet { $price }, du hast { $held }.
papyria-ask-build-city = { $name }, Stadt für { $price }: welcher Wald?
papyria-ask-build-city-alone = { $name }, welchen Wald überbaut die Stadt? Sie kostet { $price }, du hast { $held }.
papyria-ask-build-mine = { $name }, welchen Berg deckt das Bergwerk ab?
papyria-ask-choose-scoring = { $name }, welche Wertung führst du durch?
papyria-ask-end-tile = { $name }, zahlst du { $price } für { $points }?
papyria-ask-end-tile-alone = { $name }, ein Spielende-Plättchen: { $offer }? Du hast { $held }.
papyria-ask-end-turn = { $name }, versetzt du deinen Priester, bevor dein Zug endet?

# -- was zu wählen ist --

papyria-option-alone = { $option }: { $does }
papyria-option-sector = { $option } ({ $spaces })
papyria-option-enter = { $piece } auf { $sector }
papyria-option-move = { $piece } { $start } → { $sector }
papyria-pays-all = { $lapis } an { $name }
papyria-pays-part = { $lapis } ({ $given } an { $name })
papyria-past-A = über A
papyria-past-B = über B
papyria-past-AB = über A und B
papyria-meets-own = trifft eigene
papyria-meets-other = trifft { $name }
papyria-option-buy-knowledge = Grenze A: { $knowledge } für { $papyri }
papyria-option-extra-scoring = Grenze B für { $papyri }: { $what }
papyria-option-trade = Handel mit { $name }: { $lapis } für { $papyri }
papyria-option-priest = Priester nach { $site }
papyria-option-priest-home = Priester auf die Siedlung
papyria-option-continue = weiter zu den Haupt-Aktionen
papyria-option-space = { $space }: { $what }
papyria-on-space-end = Spielende-Plättchen, { $what }
papyria-on-space-production = { $good }, jetzt { $what }
papyria-on-space-nothing = leer, nichts geschieht
papyria-on-space-paid = { $good } für { $lapis }
papyria-on-space-free = { $good }, kostenlos
papyria-on-space-lost-lapis = { $good }, verloren: zu wenig Lapis
papyria-on-space-lost-site = { $good }, verloren: kein Bauplatz
papyria-on-space-lost-room = { $good }, verloren: kein Platz beim Priester
papyria-on-space-unpaid-lapis = { $what }; zu wenig Lapis zum Bezahlen
papyria-on-space-unpaid-papyri = { $what }; zu wenige Papyri zum Bezahlen
papyria-on-space-after = { $what }, aber erst nach: { $first }
papyria-first-trade = Handel
papyria-first-priest = Versetzen des Priesters
papyria-option-turned = { $spot }, Fluss { $exits }
papyria-no-change = kein Wert ändert sich
papyria-option-decline-landscape = auf die Landschaft verzichten
papyria-option-decline-temple = auf den Tempel verzichten
papyria-option-decline-city = auf die Stadt verzichten
papyria-option-decline-mine = auf das Bergwerk verzichten
papyria-option-score = { $kind } { $what }
papyria-product-whole = { $value } × { $multiplier } = { $points }
papyria-product-capped = { $value } × { $multiplier } = { $product }, begrenzt auf { $points }
papyria-option-pay = { $price } zahlen: { $points }
papyria-option-pay-plain = das Spielende-Plättchen bezahlen
papyria-option-keep = das Plättchen liegen lassen
papyria-option-end-turn = den Zug beenden
papyria-brief-piece-w = Wa
papyria-brief-piece-s = Sch
papyria-brief-move-free = { $piece } { $start } → { $end }
papyria-brief-move-paid = { $piece } { $start } → { $end }, { $price } l
papyria-brief-enter = { $piece } { $position }
papyria-brief-priest = Priester { $spot }
papyria-short-knowledge = A: { $knowledge } für { $papyri }
papyria-short-extra = B { $cost }: { $what }
papyria-short-scoring = { $scoring } +{ $knowledge }: { $points }
papyria-short-end = Spielende { $offer }
papyria-short-landscape = Landschaft { $signs }
papyria-short-lost-lapis = { $good }: zu teuer
papyria-short-lost-papyri = { $good }: zu teuer
papyria-short-lost-site = { $good }: kein Bauplatz
papyria-short-lost-room = { $good }: kein Platz
papyria-short-past = über { $stands }
papyria-short-no-change = keine Änderung
papyria-short-turned = { $spot }, { $exits }

papyria-element-slot = { $sector }, Platz für { $piece }
papyria-element-space = { $sector }, { $space }
papyria-element-border = Grenze { $stand }
papyria-element-display = an Grenze B: { $what }
papyria-element-start-tile = Startplättchen
papyria-element-ends = Spielende-Plättchen

# -- was eine Wahl bewirkt --

papyria-detail-left = Dann hast du { $held }.
papyria-detail-symbol = Jede { $scoring } von dir wird dann mit { $count } multipliziert.
papyria-detail-knowledge = Dann hast du { $knowledge }.
papyria-detail-knowledge-first = Erst das Wissen: Dann hast du { $knowledge }.
papyria-detail-pushes-w = Der Wanderer von { $name } rückt weiter auf { $position }.
papyria-detail-pushes-s = Das Schiff von { $name } rückt weiter auf { $position }.
papyria-detail-past-a-some = Es geht über Grenze A: Du darfst Wissen kaufen (du hast { $papyri }).
papyria-detail-past-a-trade = Es geht über Grenze A: Du darfst Wissen kaufen, wenn du dir erst einen Papyrus erhandelst.
papyria-detail-past-a-papyri = Es geht über Grenze A, doch du hast keine Papyri für Wissen.
papyria-detail-past-b-some = Es geht über Grenze B: eine Zusatz-Wertung für { $cost } (du hast { $papyri }).
papyria-detail-past-b-trade = Es geht über Grenze B: Eine Zusatz-Wertung kostet { $cost } (du hast { $papyri }); den fehlenden bringt zuvor ein Handel.
papyria-detail-past-b-papyri = Es geht über Grenze B, doch eine Zusatz-Wertung kostet { $cost } (du hast { $papyri }).
papyria-detail-past-b-tiles = Es geht über Grenze B, doch dort liegt kein Plättchen mehr für eine Zusatz-Wertung.
papyria-detail-meets-w = Dort steht ein Wanderer von { $name }: Du darfst { $name } { $lapis } zahlen und { $papyri } nehmen.
papyria-detail-meets-s = Dort liegt ein Schiff von { $name }: Du darfst { $name } { $lapis } zahlen und { $papyri } nehmen.
papyria-detail-meets-poor-w = Dort steht ein Wanderer von { $name }, doch ein Handel kostet { $lapis }, und du hättest keines mehr.
papyria-detail-meets-poor-s = Dort liegt ein Schiff von { $name }, doch ein Handel kostet { $lapis }, und du hättest keines mehr.
papyria-detail-meets-own-w = Dort steht dein eigener Wanderer: Einmal in diesem Zug darf dein Priester auf jede deiner Landschaften.
papyria-detail-meets-own-s = Dort liegt dein eigenes Schiff: Einmal in diesem Zug darf dein Priester auf jede deiner Landschaften.
papyria-detail-follow-w = Dann beide Lager am Außenweg, jedes für sich:
papyria-detail-follow-s = Dann eines der Lager am Außenweg und der Fluss, jedes für sich:
papyria-detail-display-next = Das nächste von { $count } Plättchen rückt nach.
papyria-detail-display-last = Es rückt kein Plättchen mehr nach.
papyria-detail-scores = Gewertet wird { $kind }: { $what }.
papyria-detail-any = Du wählst die Wertung; die beste bringt { $points }.
papyria-detail-capped = Dein Wissen begrenzt: { $knowledge }.
papyria-detail-not-capped = Deine Grenze wäre { $knowledge }.
papyria-detail-free = Eine Landschaft könnte dann auf { $spots } liegen.
papyria-detail-nothing = Hier liegt nichts mehr.
papyria-detail-one-outer = Das andere Lager am Außenweg bleibt, wie es ist.
papyria-detail-first = Nutzbar erst nach: { $first }.
papyria-detail-then-scores = Eine { $kind }-Wertung brächte dann { $what }.
papyria-detail-sites = Möglich auf { $spots }.
papyria-detail-stack = Danach liegen hier noch { $count }.
papyria-detail-stack-last = Es ist das letzte Gut: Ein Spielende-Plättchen kommt an seine Stelle.
papyria-detail-stack-end = Es ist das letzte Gut, und kein Spielende-Plättchen ist mehr da: Die Runde wird die letzte.
papyria-detail-decline-landscape = Sie kommt aus dem Spiel, und dein Priester bleibt.
papyria-detail-decline-temple = Er kommt aus dem Spiel; dein Lapis behältst du.
papyria-detail-decline-city = Sie kommt aus dem Spiel; dein Lapis behältst du.
papyria-detail-decline-mine = Es kommt aus dem Spiel.
papyria-detail-change = { $kind }: Wert { $before } → { $after }; eine Wertung brächte { $what }.
papyria-detail-no-change = Keiner deiner Werte ändert sich.
papyria-detail-key = Du nimmst das { $tile }.
papyria-detail-on-the-way-city = Stadt { $count } von { $of } für den Schlüssel.
papyria-detail-on-the-way-temple = Tempel { $count } von { $of } für den Schlüssel.
papyria-detail-produces = Jede solche Produktion bringt { $what } mehr.
papyria-detail-priest-goes = Dein Priester wandert dorthin.
papyria-detail-end-tile-some = Du darfst { $price } für { $points } zahlen.
papyria-detail-end-tile-none = Für seine { $points } fehlt dir etwas: Es kostet { $price }, du hast { $held }.
papyria-detail-paid-next = Das Plättchen geht, und das nächste von { $count } kommt an seine Stelle.
papyria-detail-paid-last = Das Plättchen geht, und es gibt kein nächstes: Diese Runde wird die letzte.
papyria-detail-keep = Das Plättchen bleibt für alle, die später kommen.
papyria-detail-continue = Was du von Grenze und Handel nicht genutzt hast, verfällt.
papyria-detail-end-turn = Dein Priester bleibt, wo er ist.
papyria-progress = { $kind } { $count } von { $of }
papyria-warn-no-points = Das bringt jetzt keine Punkte.
papyria-warn-enclosed = Von dort ließe sich keine Landschaft legen: Ringsum ist alles belegt.
papyria-warn-mine-first = Die andere Haupt-Aktion könnte diese Produktion erhöhen, wenn sie zuerst käme.
papyria-warn-no-site-temple = Du hast kein Heiligtum zum Überbauen: Der Tempel wäre verloren.
papyria-warn-no-site-city = Du hast keinen Wald zum Überbauen: Die Stadt wäre verloren.
papyria-warn-no-site-mine = Du hast keinen freien Berg: Das Bergwerk wäre verloren.
papyria-warn-too-dear = Das kostet { $lapis }, und du hast { $held }: Es wäre verloren.

# -- noch einmal gefragt --

papyria-confirm-decline-landscape = Du könntest diese Landschaft legen. Soll sie trotzdem aus dem Spiel?
papyria-confirm-decline-temple = Du kannst diesen Tempel bezahlen. Soll er trotzdem aus dem Spiel?
papyria-confirm-decline-city = Du kannst diese Stadt bezahlen. Soll sie trotzdem aus dem Spiel?
papyria-confirm-decline-mine = Du könntest dieses Bergwerk kostenlos bauen. Soll es trotzdem aus dem Spiel?
papyria-confirm-extra = Das brächte jetzt keine Punkte: { $tile }. Trotzdem bezahlen?
papyria-confirm-enclosed = Dein Priester ist eingeschlossen, die Landschaft wäre verloren; du darfst ihn erst versetzen. Trotzdem weiter?
papyria-confirm-too-dear-temple = Dir fehlt { $short } für den Tempel, und die Produktion hier könnte es erst bringen. Trotzdem weiter?
papyria-confirm-too-dear-city = Dir fehlt { $short } für die Stadt, und die Produktion hier könnte es erst bringen. Trotzdem weiter?
papyria-confirm-no-site-temple = Du hast kein Heiligtum zum Überbauen, der Tempel wäre verloren; bauen lässt er sich nach: { $first }. Trotzdem weiter?
papyria-confirm-no-site-city = Du hast keinen Wald zum Überbauen, die Stadt wäre verloren; bauen lässt sie sich nach: { $first }. Trotzdem weiter?
papyria-confirm-no-site-mine = Du hast keinen freien Berg, das Bergwerk wäre verloren; bauen lässt es sich nach: { $first }. Trotzdem weiter?
papyria-confirm-mine-first = Die andere Haupt-Aktion könnte deine Produktion erhöhen, wenn sie zuerst käme. Trotzdem jetzt produzieren?

# -- warum nicht --

papyria-reason-too-little-lapis = Das kostet { $needed }, und du hast { $owned }.
papyria-reason-too-few-papyri = Das kostet { $needed }, und du hast { $owned }.
papyria-reason-game-over = Das Spiel ist vorbei.
papyria-reason-not-your-turn = { $name } ist am Zug.
papyria-reason-others-board = Es liegt in der Auslage von { $name }.
papyria-reason-moved-already = Du hast in diesem Zug schon eine Figur bewegt.
papyria-reason-own-piece-there = Dort ist schon eine Figur von dir.
papyria-reason-slot-taken = Der Platz ist besetzt, und beim Einsetzen wird niemand verschoben.
papyria-reason-all-entered = Alle deine Figuren dieser Art sind auf dem Spielplan.
papyria-reason-out-of-reach = Mit deinem Lapis kommt keine deiner Figuren dorthin.
papyria-reason-move-first = Beweg erst eine Figur; Haupt-Aktionen folgen dort, wo sie ankommt.
papyria-reason-other-sector = Haupt-Aktionen gibt es nur dort, wo die bewegte Figur ist.
papyria-reason-only-ships = Nur Schiffe nutzen den Fluss.
papyria-reason-space-done = Dieses Lager ist in diesem Zug nicht mehr zu nutzen.
papyria-reason-priest-there = Dort steht dein Priester.
papyria-reason-nothing-for-it-now = Hier ist gerade nichts zu tun.
papyria-reason-beside-priest-only = Landschaften werden nur neben deinen Priester gelegt.
papyria-reason-no-landscape-now = Gerade wird keine Landschaft gelegt.
papyria-reason-border-not-crossed = Keine deiner Figuren kam in diesem Zug über Grenze { $stand }.
papyria-reason-right-gone = Grenze { $stand } nutzt man einmal, gleich nach der Bewegung: Das ist für diesen Zug vorbei.

# -- was geschah --

papyria-event-with = { $head }: { $what }.
papyria-event-kept-start-tile = { $name } behält ein Startplättchen: { $what }.
papyria-event-placed-priest = Der Priester von { $name } beginnt auf { $spot }.
papyria-event-entered-w = { $name } setzt einen Wanderer auf { $position }.
papyria-event-entered-s = { $name } setzt ein Schiff auf { $position }.
papyria-event-moved-w = { $name } bewegt einen Wanderer von { $start } nach { $end }.
papyria-event-moved-s = { $name } bewegt ein Schiff von { $start } nach { $end }.
papyria-event-pushed = { $lapis } an { $name }, die Figur dort rückt auf { $position }
papyria-event-bought-knowledge = { $name } kauft Wissen an Grenze A für { $papyri }.
papyria-event-gained-knowledge = { $name } erhält { $knowledge }.
papyria-event-paid-extra-scoring = { $name } zahlt { $papyri } an Grenze B.
papyria-event-took-scoring = { $name } nimmt ein Wertungs-Plättchen ({ $kind }).
papyria-event-took-extra-scoring = { $name } nimmt an Grenze B für { $papyri } ein Wertungs-Plättchen ({ $kind }).
papyria-event-scored = { $name } wertet { $kind }: { $product }.
papyria-event-took-key = { $name } nimmt das Schlüssel-Plättchen { $kind } mit { $keys }.
papyria-event-traded = { $name } zahlt { $other } { $lapis } und nimmt { $papyri }.
papyria-event-moved-priest = { $name } versetzt den Priester nach { $spot }.
papyria-event-moved-priest-home = { $name } versetzt den Priester auf die Siedlung.
papyria-event-took-multiplier = { $name } nimmt { $symbols }.
papyria-event-placed-landscape = { $name } legt eine Landschaft auf { $spot } ({ $what }).
papyria-event-built-paid = { $name } baut { $good } auf { $spot } für { $lapis }.
papyria-event-built-free = { $name } baut { $good } auf { $spot }.
papyria-event-gave-up = { $name } verzichtet auf { $good }.
papyria-event-produced-some = { $name } produziert { $goods }.
papyria-event-produced-lapis = { $name } produziert kein Lapis.
papyria-event-produced-papyrus = { $name } produziert keine Papyri.
papyria-event-nothing-there = { $name } findet nichts auf { $position }, { $space }.
papyria-event-kept-end-tile = { $name } lässt ein Spielende-Plättchen liegen: { $offer }.
papyria-event-paid-end-tile = { $name } zahlt { $price } für ein Spielende-Plättchen: { $points }.
papyria-event-laid-end-tile-one = Ein Spielende-Plättchen kommt auf { $where }: { $what }. Noch 1 ist übrig.
papyria-event-laid-end-tile-many = Ein Spielende-Plättchen kommt auf { $where }: { $what }. Noch { $count } sind übrig.
papyria-event-turned-up = Aufgedeckt auf { $where }: { $what }.
papyria-event-turned-up-at-border = Aufgedeckt an Grenze B: { $what }.
papyria-event-end-triggered = Es ist kein Spielende-Plättchen mehr da: Diese Runde ist die letzte.
papyria-event-game-ended = Die letzte Runde ist zu Ende.

# -- Punkte --

papyria-score-track = Punkte im Spiel
papyria-score-track-line = Punkte im Spiel
papyria-score-keys = Schlüssel-Wertungen
papyria-score-keys-line-some = Schlüssel-Wertungen: { $each }
papyria-score-keys-line-none = Kein Schlüssel-Plättchen
papyria-score-each = { $kind } { $count }
papyria-score-majority-a = Meiste Städte
papyria-score-majority-a-won = Meiste Städte ({ $count }): { $scoring }
papyria-score-majority-a-lost = Meiste Städte: andere haben mehr, oder niemand hat eine
papyria-score-majority-b = Meiste Tempel
papyria-score-majority-b-won = Meiste Tempel ({ $count }): { $scoring }
papyria-score-majority-b-lost = Meiste Tempel: andere haben mehr, oder niemand hat einen
papyria-score-majority-c = Größtes Flussnetz
papyria-score-majority-c-won = Größtes Flussnetz ({ $count }): { $scoring }
papyria-score-majority-c-lost = Größtes Flussnetz: andere haben ein größeres
papyria-score-majority-d = Meiste Wertungen
papyria-score-majority-d-won = Meiste Wertungs-Plättchen ({ $count }): { $scoring }
papyria-score-majority-d-lost = Meiste Wertungs-Plättchen: andere haben mehr, oder niemand hat eines
papyria-tie-break = { $knowledge }, Lapis und Papyri zusammen { $count }

papyria-scoring =
    Punkte bringen im Spiel Wertungen, Wert × Multiplikator, doch nie mehr als dein Wissen, und bezahlte Spielende-Plättchen. Am Ende bringt jedes Schlüssel-Plättchen noch eine Wertung seiner Art, die meisten Städte und die meisten Tempel je eine Wald-Wertung, das größte Flussnetz und die meisten Wertungs-Plättchen je eine Berg-Wertung. Übrige Lapis und Papyri sind nichts wert; bei Gleichstand zählt das Wissen, dann Lapis und Papyri zusammen.
papyria-undo-stops = Weiter zurück geht es nicht: Seither wurde ein Plättchen aufgedeckt, oder jemand anders hat entschieden.

# -- Aufbau --

papyria-variant-first = Wer beginnt
papyria-variant-first-random = ausgelost
papyria-variant-first-seat = Spieler { $number }
papyria-variant-board = Spielplan
papyria-variant-board-random = Teile gemischt und gedreht
papyria-variant-board-reference = Teile I, II, III, nicht gedreht

papyria-signs =
    Arten B ▲ Berg · F ≈ Fluss · W ♣ Wald · H ☼ Heiligtum · S ■ Stadt · T ⌂ Tempel · E ¶ Erfindung
    { "[R]" } Wanderer oder Schiff eines Spielers · ×4 so viele liegen dort · ♣+3w Wertungs-Plättchen mit 3 Wissen · +♣ Symbol
    3l>11+1w Spielende-Plättchen: 3 Lapis bringen 11 Punkte, jeder Besuch 1 Wissen · l Lapis · p Papyri · w Wissen
    Plätze: 2l kostet der Weg dorthin, 0/2l je nach Figur · (5l) zu teuer · > wird verlassen · »B wird dorthin verschoben · ⇄ Handel · @ Priester darf ziehen
    Wertungen: 3×4 Wert mal Symbole samt Schlüsselbonus · ≤9 durch Wissen begrenzt · 3▸4 so wäre es dann · S3 Schlüssel-Plättchen
    Auslage: ═ ║ ╔ ╬ Fluss · 2♣ Wälder · ▲ Berg · m Bergwerk · ☼ Heiligtum · ⌂ Tempel · ■ Stadt · @ Priester
    ¶ Erfindung · ¶l bringt Lapis · ¶p ¶pp Papyri

# -- Hilfe --

papyria-help-keep-start-tile =
    Von den vier Startplättchen vor dir behältst du zwei. Lapis, Papyri und Wissen kommen sofort; ein Symbol zählt das ganze Spiel als Multiplikator seiner Art. Die beiden anderen kommen aus dem Spiel.
papyria-help-start-priest =
    Neue Landschaften werden nur neben die gelegt, auf der dein Priester steht, und er wandert dann dorthin. Von der Siedlung aus ließe sich nichts legen, darum beginnt er auf einer der vier Landschaften ringsum.
papyria-help-move-piece =
    In jedem deiner ersten vier Züge kommt eine deiner Figuren auf einen beliebigen freien Platz ihres Rings. Später bewegst du einen Wanderer oder ein Schiff im Uhrzeigersinn: ein oder zwei Felder kosten nichts, jedes weitere ein Lapis. Besetzte Felder werden übersprungen und zählen nicht. Ein Feld mit einer fremden Figur kannst du für ein Lapis an ihren Besitzer besetzen; sie rückt auf das nächste freie. Was du tun kannst, sagt der Sektor, den du erreichst.
papyria-help-arrival =
    Vor den Haupt-Aktionen darfst du nutzen, was die Bewegung gebracht hat, jedes einmal und in beliebiger Folge: Wissen für Papyri, wenn die Figur über Grenze A kam, eine Zusatz-Wertung für 2 Papyri, wenn sie über Grenze B kam, und den Handel, ein Lapis für einen Papyrus, wenn auf dem anderen Feld des Sektors eine fremde Figur ist. Triffst du eine eigene, darfst du deinen Priester versetzen, jetzt oder später in diesem Zug.
papyria-help-main-action =
    Ein Wanderer führt beide Aktionen am Außenweg seines Sektors aus, ein Schiff eine davon und den Fluss; die Folge wählst du. Jedes Lager verliert dabei ein Gut, ob du es nutzen kannst oder nicht; nur Wertungs-Plättchen nimmst du immer. Nach dem letzten Gut kommt ein Spielende-Plättchen dorthin.
papyria-help-place-landscape =
    Die Landschaft kommt auf eine freie Stelle neben der deines Priesters, beliebig gedreht; Flüsse müssen nicht weiterführen. Danach wandert der Priester dorthin. Verzichtest du, kommt sie aus dem Spiel.
papyria-help-build-temple =
    Dein erster Tempel kostet 1 Lapis, der zweite 2 und so weiter. Er überbaut ein Heiligtum, das dann nicht mehr als solches zählt. Eine Tempel-Wertung zählt deine Tempel und die wenigsten Landschaften, die sie verbinden. Drei Tempel bringen den Tempel-Schlüssel.
papyria-help-build-city =
    Deine erste Stadt kostet 1 Lapis, die zweite 2 und so weiter. Sie überbaut für immer einen Wald; eine Landschaft mit mehreren Wäldern kann mehrere Städte tragen. Eine Stadt-Wertung zählt deine Städte und die wenigsten Landschaften, die sie verbinden. Drei Städte bringen den Stadt-Schlüssel.
papyria-help-build-mine =
    Ein Bergwerk ist kostenlos und deckt einen Berg ab. Seine Landschaft zählt in Berg-Wertungen doppelt, und jede Lapis-Produktion bringt 1 Lapis mehr.
papyria-help-choose-scoring =
    Eine Wertung bringt den Wert der Art mal ihren Multiplikator, doch nie mehr Punkte, als du Wissen hast.
papyria-help-end-tile =
    Das Wissen des Spielende-Plättchens hast du schon erhalten, wie bei jedem Besuch. Einmal je Besuch darfst du auch seinen Preis für seine Punkte zahlen; dann geht das Plättchen, und das nächste kommt. Gibt es kein nächstes, ist die Runde die letzte. Zahlst du nicht, bleibt es liegen.
papyria-help-end-turn =
    Du bist einer eigenen Figur begegnet, darum darf dein Priester noch auf jede andere deiner Landschaften, auch auf die Siedlung.

# -- der Tisch in Zeilen --

papyria-text-head-set-up = Vorbereitung. { $first } wird jede Runde beginnen.
papyria-text-head-round = Runde { $round }. { $first } beginnt jede Runde.
papyria-text-ends = Spielende-Plättchen im Stapel: { $left } von { $of }.
papyria-text-last-round = Das ist die letzte Runde.
papyria-text-board = Der Spielplan im Uhrzeigersinn:
papyria-text-sector = { $sector }: { $pieces }; { $spaces }
papyria-text-slot-w = Wanderer { $name }
papyria-text-slot-s = Schiff { $name }
papyria-text-no-slot-w = kein Wanderer
papyria-text-no-slot-s = kein Schiff
papyria-text-space = { $space }: { $what } (Stapel von { $count })
papyria-text-space-end = { $space }: Spielende-Plättchen, { $what }
papyria-text-space-production = { $space }: { $good }
papyria-text-space-empty = { $space }: leer
papyria-text-border-a = Grenze A: { $offers }.
papyria-text-offer = { $knowledge } für { $papyri }
papyria-text-border-b = Grenze B, eine Zusatz-Wertung für { $papyri }: { $tiles } (verdeckt: { $count }).
papyria-text-keys = Schlüssel-Plättchen, das nächste zuerst:
papyria-text-key = { $kind }, für { $goal }: Schlüssel { $keys }
papyria-text-turn = { $name } (am Zug)
papyria-text-seat = { $name }: { $held }; wenn jetzt Schluss wäre, { $total }
papyria-text-counts = Tempel { $temple }, Städte { $city }, Bergwerke { $mine }; Wertungs-Plättchen { $tiles }; Symbole: { $symbols }; Schlüssel-Plättchen: { $keys }
papyria-text-symbols = { $kind } { $count }
papyria-text-own-key = { $kind } mit { $keys }
papyria-text-kinds = Wertungen jetzt, Wert × Multiplikator:
papyria-text-production = Eine Produktion bringt { $lapis } oder { $papyri }.
papyria-text-prices = Der nächste Tempel kostet { $temple }, die nächste Stadt { $city }.
papyria-text-ways = Auf dem Weg zu Schlüssel-Plättchen: { $ways }.
papyria-text-off = Noch nicht auf dem Spielplan: { $pieces }.
papyria-text-dealt = Startplättchen zur Wahl: { $tiles }.
papyria-text-realm = Die Auslage, nach dem Weg von der Siedlung:
papyria-text-cell-plain = { $site }: { $shown }
papyria-text-cell-priest = { $site }: { $shown }; der Priester

# -- umsehen --

papyria-look-slot-w = Wanderer begegnen auf ihrem Ring nur Wanderern und nutzen beide Lager am Außenweg.
papyria-look-slot-s = Schiffe begegnen auf ihrem Ring nur Schiffen und nutzen ein Lager am Außenweg und den Fluss.
papyria-look-space = { $sector }: { $what }.
papyria-look-for = Für { $name }: { $what }.
papyria-look-end-tile = Sein Wissen gibt es bei jedem Besuch, seine Punkte gegen Bezahlung.
papyria-look-good-landscape = Sie wird neben den Priester gelegt, der dann dorthin wandert.
papyria-look-good-scoring = Erst kommt das Wissen, dann die Wertung.
papyria-look-good-temple = Er überbaut ein Heiligtum; der erste kostet 1 Lapis, der zweite 2 und so weiter.
papyria-look-good-city = Sie überbaut einen Wald; die erste kostet 1 Lapis, die zweite 2 und so weiter.
papyria-look-good-mine = Es deckt einen Berg ab und kostet nichts.
papyria-look-good-multiplier = Seine Symbole multiplizieren jede Wertung ihrer Art.
papyria-look-good-lapis-production = 1 Lapis für jedes Bergwerk und jede Erfindung, die Lapis bringt.
papyria-look-good-papyrus-production = 2 Papyri für die Siedlung, dazu die der Erfindungen, die Papyri bringen.
papyria-look-free = { $spot }: Hier liegt nichts.
papyria-look-display = Verdeckte Plättchen an Grenze B: { $count }.
papyria-look-kind = { $name }, { $kind }: { $what }.
papyria-look-symbols = { $symbols }, dazu { $bonus } vom Schlüssel-Plättchen.
papyria-look-key = Das Schlüssel-Plättchen gibt es für { $goal }: { $way }.
papyria-look-key-held = Das Schlüssel-Plättchen ist genommen, mit { $keys }.
papyria-look-start-tile = Ein Symbol zählt das ganze Spiel, das andere kommt sofort.
papyria-look-ends = Spielende-Plättchen im Stapel: { $count }. Wird eines mehr gebraucht, als da ist, ist die Runde die letzte.
papyria-value-mountain = Wert: die beste Gruppe benachbarter Landschaften mit Berg oder einer Erfindung, die Lapis bringt, jede 1, mit Bergwerk 2.
papyria-value-river = Wert: die Landschaften des größten zusammenhängenden Flussnetzes.
papyria-value-forest = Wert: die freien Wälder der benachbarten Gruppe, die davon am meisten hat.
papyria-value-sanctuary = Wert: freie Heiligtümer ohne ein anderes daneben.
papyria-value-city = Wert: deine Städte und die wenigsten Landschaften dazwischen, die sie alle verbinden.
papyria-value-temple = Wert: deine Tempel und die wenigsten Landschaften dazwischen, die sie alle verbinden.
papyria-value-invention = Wert: alle deine Erfindungen, auch die der Siedlung.
