# Papyria: alles, was am Tisch gesagt wird.

papyria-title = Papyria
papyria-line = Rund um den Plan wandern und segeln, Land auslegen, Wissen vervielfachen.

papyria-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
papyria-knowledge = { $count } Wissen
papyria-lapis = { $count } Lapis
papyria-papyrus = { $count ->
    [one] 1 Papyrus
   *[other] { $count } Papyri
}
papyria-symbols = { $count ->
    [one] 1 { $kind }-Symbol
   *[other] { $count } { $kind }-Symbole
}
papyria-keys = { $count } Schlüssel
papyria-none = keine
papyria-nothing = nichts
papyria-kind-mountain = Berg
    .joined = Berg
papyria-kind-river = Fluss
    .joined = Fluss
papyria-kind-forest = Wald
    .joined = Wald
papyria-kind-sanctuary = Heiligtum
    .joined = Heiligtums
papyria-kind-city = Stadt
    .joined = Stadt
papyria-kind-temple = Tempel
    .joined = Tempel
papyria-kind-invention = Erfindung
    .joined = Erfindungs
papyria-scoring-of = { $kind }-Wertung
papyria-scoring-any = beliebige Wertung
papyria-kind-any = beliebig
    .joined = beliebig
papyria-key-tile = Schlüssel-Plättchen { $kind } ({ $keys })
papyria-key-goal-river = einen Fluss durch { $count } Landschaften
papyria-key-goal-sanctuary = { $count } Heiligtümer nebeneinander
papyria-key-goal-city = { $count } Städte
papyria-key-goal-temple = { $count } Tempel
papyria-key-goal-invention = { $count } Erfindungen
papyria-offer = { $points } für { $price }
papyria-landscape-of = Landschaft mit { $what }
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
papyria-pieces-w = { $count } Wanderer
papyria-pieces-s = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
papyria-space-1 = Lager 1
papyria-space-2 = Lager 2
papyria-space-river = Fluss
papyria-side-north = N
papyria-side-east = O
papyria-side-south = S
papyria-side-west = W
papyria-toward-north = im Norden
papyria-toward-east = im Osten
papyria-toward-south = im Süden
papyria-toward-west = im Westen
papyria-start-SET = Siedlung
papyria-start-SN = Hain
papyria-start-SE = Kanal
papyria-start-SS = Schrein
papyria-start-SW = Vorberge
papyria-river = Fluss { $exits }
papyria-forests = { $count ->
    [one] 1 Wald
   *[other] { $count }× Wald
}
papyria-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
papyria-producing = { $what } (+{ $brings })
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
papyria-ask-keep-start-tile-first = { $name }, welches Startplättchen behältst du als erstes?
papyria-ask-keep-start-tile-second = { $name }, welches Startplättchen behältst du als zweites?
papyria-ask-start-priest = { $name }, auf welcher Landschaft beginnt dein Priester?
papyria-ask-move-piece-both = { $name }, setz einen Wanderer oder ein Schiff ein.
papyria-ask-move-piece-w = { $name }, setz einen Wanderer ein.
papyria-ask-move-piece-s = { $name }, setz ein Schiff ein.
papyria-ask-build-mine = { $name }, welchen Berg überbaut das Bergwerk?
papyria-ask-choose-scoring = { $name }, welche Wertung führst du durch?
papyria-ask-end-turn = { $name }, versetzt du deinen Priester, bevor dein Zug endet?
papyria-option-decline-short = verzichten
papyria-option-decline-landscape = auf die Landschaft verzichten
papyria-option-decline-temple = auf den Tempel verzichten
papyria-option-decline-city = auf die Stadt verzichten
papyria-option-decline-mine = auf das Bergwerk verzichten
papyria-product-whole = { $value } × { $multiplier } = { $points }
papyria-product-capped = { $value } × { $multiplier } = { $product }, begrenzt auf { $points }
papyria-progress = { $kind } { $count } von { $of }
papyria-confirm-decline-landscape = Du könntest diese Landschaft legen. Soll sie trotzdem aus dem Spiel?
papyria-confirm-decline-temple = Du kannst diesen Tempel bezahlen. Soll er trotzdem aus dem Spiel?
papyria-confirm-decline-city = Du kannst diese Stadt bezahlen. Soll sie trotzdem aus dem Spiel?
papyria-confirm-decline-mine = Du könntest dieses Bergwerk kostenlos bauen. Soll es trotzdem aus dem Spiel?
papyria-reason-too-little-lapis = Das kostet { $needed } Lapis, und du hast { $owned } Lapis.
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
papyria-event-with = { $head }: { $what }.
papyria-event-bought-knowledge = { $name } kauft Wissen an Grenze A für { $papyri }.
papyria-event-paid-extra-scoring = { $name } zahlt { $papyri } an Grenze B.
papyria-event-scored = { $name } wertet { $kind }: { $product }.
papyria-event-moved-priest-there = { $name } versetzt den Priester nach { $spot }.
papyria-event-moved-priest-home = { $name } versetzt den Priester auf die Siedlung.
papyria-event-took-multiplier = { $name } nimmt { $symbols }.
papyria-event-placed-landscape = { $name } legt eine Landschaft auf { $spot } mit { $what }.
papyria-event-built-paid = { $name } baut { $good } auf { $spot } für { $lapis }.
papyria-event-built-free = { $name } baut { $good } auf { $spot }.
papyria-event-gave-up = { $name } verzichtet auf { $good }.
papyria-event-produced-some = { $name } produziert { $goods }.
papyria-event-produced-lapis = { $name } produziert kein Lapis.
papyria-event-produced-papyrus = { $name } produziert keine Papyri.
papyria-event-paid-end-tile = { $name } zahlt { $price } für ein Spielende-Plättchen: { $points }.
papyria-event-end-triggered = Es ist kein Spielende-Plättchen mehr da: Diese Runde ist die letzte.
papyria-event-game-ended-nought-nobody = Die letzte Runde ist zu Ende. Niemand hat etwas, das für diese Mehrheiten zählt; darum wertet sie niemand, wie vereinbart: { $what }.
papyria-event-game-ended-nought-all = Die letzte Runde ist zu Ende. Niemand hat etwas, das für diese Mehrheiten zählt; darum liegen alle gleichauf und werten, wie vereinbart: { $what }.
papyria-event-game-ended = Die letzte Runde ist zu Ende.
papyria-score-track = Punkte im Spiel
papyria-score-track-line = { $points } im Spiel
papyria-score-majority-a = Meiste Städte
papyria-score-majority-a-lost = Meiste Städte: andere haben mehr, oder niemand hat eine
papyria-score-majority-b = Meiste Tempel
papyria-score-majority-b-lost = Meiste Tempel: andere haben mehr, oder niemand hat einen
papyria-score-majority-c = Größtes Flussnetz
papyria-score-majority-c-lost = Größtes Flussnetz: andere haben ein größeres
papyria-score-majority-d = Meiste Wertungen
papyria-score-majority-d-lost = Meiste Wertungs-Plättchen: andere haben mehr, oder niemand hat eines
papyria-tie-break = { $knowledge } Wissen, Lapis und Papyri zusammen { $goods }
papyria-scoring =
    Punkte bringen im Spiel Wertungen, Wert × Multiplikator, doch nie mehr als dein Wissen, und bezahlte Spielende-Plättchen. Am Ende bringt jedes Schlüssel-Plättchen noch eine Wertung seiner Art, die meisten Städte und die meisten Tempel je eine Wald-Wertung, das größte Flussnetz und die meisten Wertungs-Plättchen je eine Berg-Wertung. Übrige Lapis und Papyri sind nichts wert; bei Gleichstand zählt das Wissen, dann Lapis und Papyri zusammen. Die Punkte neben einem Namen zählen all das so, als wäre das Spiel jetzt zu Ende; sie sinken also, wenn jemand anders eine Mehrheit übernimmt.
papyria-undo-stops = Weiter zurück geht es nicht: Seither wurde ein Plättchen aufgedeckt, oder jemand anders hat entschieden.
papyria-variant-first = Wer beginnt
papyria-variant-first-random = ausgelost
papyria-variant-first-seat = Spieler { $number }
papyria-variant-nought = Mehrheit bei 0
papyria-variant-nought-nobody = niemand wertet
papyria-variant-nought-all = alle werten
papyria-variant-nought-hint = Ob niemand oder alle für die meisten Städte, Tempel oder Wertungs-Plättchen werten, wenn am Ende niemand welche hat.
papyria-ruling-nought-nobody = Für dieses Spiel vereinbart: Hat niemand Städte, Tempel oder Wertungs-Plättchen, wertet niemand für die meisten.
papyria-ruling-nought-all = Für dieses Spiel vereinbart: Hat niemand Städte, Tempel oder Wertungs-Plättchen, liegen alle gleichauf und werten.
papyria-variant-board-hint = Wie die drei Teile des Spielplans liegen: ausgelost oder immer gleich.
papyria-variant-board = Spielplan
papyria-variant-board-random = Teile gemischt und gedreht
papyria-variant-board-reference = Teile I, II, III, nicht gedreht
papyria-help-keep-start-tile =
    Von den vier Startplättchen vor dir behältst du zwei. Lapis, Papyri und Wissen kommen sofort; ein Symbol zählt das ganze Spiel als Multiplikator seiner Art. Die beiden anderen kommen aus dem Spiel.
papyria-help-start-priest =
    Neue Landschaften werden nur neben die gelegt, auf der dein Priester steht, und er wandert dann dorthin. Von der Siedlung aus ließe sich nichts legen, darum beginnt er auf einer der vier Landschaften ringsum.
papyria-help-move-piece =
    In jedem deiner ersten vier Züge kommt eine deiner Figuren auf einen beliebigen freien Platz ihres Rings. Später bewegst du einen Wanderer oder ein Schiff im Uhrzeigersinn: ein oder zwei Felder kosten nichts, jedes weitere ein Lapis. Besetzte Felder werden übersprungen und zählen nicht. Ein Feld mit einer fremden Figur kannst du für ein Lapis an ihren Besitzer besetzen; sie rückt auf das nächste freie. Was du tun kannst, sagt der Sektor, den du erreichst.
papyria-help-arrival =
    Vor den Haupt-Aktionen darfst du nutzen, was die Bewegung gebracht hat, jedes einmal und in beliebiger Folge: Wissen für Papyri, wenn die Figur über Grenze A kam, eine Zusatz-Wertung für 2 Papyri, wenn sie über Grenze B kam, und den Handel, ein Lapis für einen Papyrus, wenn auf dem anderen Feld des Sektors eine fremde Figur ist. Triffst du eine eigene, darfst du deinen Priester versetzen, jetzt oder später in diesem Zug.
papyria-help-main-action =
    Ein Wanderer führt beide Aktionen am Außenweg seines Sektors aus, ein Schiff eine davon und den Fluss; die Folge wählst du. Ein Stapel verliert dabei ein Gut, ob du es nutzen kannst oder nicht; Wertungs-Plättchen und Multiplikatoren nimmst du immer. Produktionen gehen nie zu Ende; ein Spielende-Plättchen geht nur, wenn es bezahlt wird. Nach dem letzten Gut kommt ein Spielende-Plättchen dorthin.
papyria-help-place-landscape =
    Die Landschaft kommt auf eine freie Stelle neben der deines Priesters, beliebig gedreht; Flüsse müssen nicht weiterführen. Danach wandert der Priester dorthin. Verzichtest du, kommt sie aus dem Spiel.
papyria-help-build-temple =
    Dein erster Tempel kostet 1 Lapis, der zweite 2 und so weiter. Er überbaut ein Heiligtum, das dann nicht mehr als solches zählt. Eine Tempel-Wertung zählt deine Tempel und die wenigsten Landschaften, die sie verbinden. Drei Tempel bringen den Tempel-Schlüssel.
papyria-help-build-city =
    Deine erste Stadt kostet 1 Lapis, die zweite 2 und so weiter. Sie überbaut für immer einen Wald; eine Landschaft mit mehreren Wäldern kann mehrere Städte tragen. Eine Stadt-Wertung zählt deine Städte und die wenigsten Landschaften, die sie verbinden. Drei Städte bringen den Stadt-Schlüssel.
papyria-help-build-mine =
    Ein Bergwerk ist kostenlos und überbaut einen Berg. Seine Landschaft zählt in Berg-Wertungen doppelt, und jede Lapis-Produktion bringt 1 Lapis mehr.
papyria-help-choose-scoring =
    Eine Wertung bringt den Wert der Art mal ihren Multiplikator, doch nie mehr Punkte, als du Wissen hast.
papyria-help-end-tile =
    Das Wissen des Spielende-Plättchens hast du schon erhalten, wie bei jedem Besuch. Einmal je Besuch darfst du auch seinen Preis für seine Punkte zahlen; dann geht das Plättchen, und das nächste kommt. Gibt es kein nächstes, ist die Runde die letzte. Zahlst du nicht, bleibt es liegen.
papyria-help-end-turn =
    Du bist einer eigenen Figur begegnet, darum darf dein Priester noch auf jede andere deiner Landschaften, auch auf die Siedlung.
papyria-part-ring = ring
papyria-part-keys = schlüssel
papyria-part-player = spieler
papyria-part-scorings = wertungen
papyria-part-realm = reich
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
papyria-text-seat = { $name }: { $points } (ohne die Schlusswertung { $made }), { $knowledge }, { $lapis }, { $papyri }
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
papyria-text-cell-plain = { $spot }: { $shown }
papyria-text-cell-priest = { $spot }: { $shown }; der Priester
papyria-value-mountain = Wert: deine beste Gruppe benachbarter Landschaften mit Berg (1), Bergwerk (2) oder einer Erfindung, die Lapis bringt (1).
papyria-value-river = Wert: die Landschaften des größten zusammenhängenden Flussnetzes.
papyria-value-forest = Wert: die freien Wälder der benachbarten Gruppe, die davon am meisten hat.
papyria-value-sanctuary = Wert: freie Heiligtümer ohne ein anderes daneben.
papyria-value-city = Wert: deine Städte und die wenigsten Landschaften dazwischen, die sie alle verbinden.
papyria-value-temple = Wert: deine Tempel und die wenigsten Landschaften dazwischen, die sie alle verbinden.
papyria-value-invention = Wert: alle deine Erfindungen, auch die der Siedlung.

papyria-site = { $name } ({ $spot })
papyria-invention-named = Erfindung { $name }
papyria-good-landscape = Landschaft
    .title = Land
    .short = Land
    .object = eine Landschaft
papyria-good-scoring = Wertungs-Plättchen
    .title = Wertung
    .short = Wertg
papyria-good-temple = Tempel
    .title = Tempel
    .object = einen Tempel
papyria-good-city = Stadt
    .title = Stadt
    .object = eine Stadt
papyria-good-mine = Bergwerk
    .title = Bergwerk
    .object = ein Bergwerk
papyria-good-multiplier = Multiplikator
    .title = Symbole
papyria-good-lapis-production = Lapis-Produktion
    .title = Lapis
papyria-good-papyrus-production = Papyrus-Produktion
    .title = Papyri
papyria-good-end-tile = Spielende-Plättchen
    .title = Spielende
    .short = Ende
papyria-piece-w = Wanderer
    .the = der Wanderer
papyria-piece-s = Schiff
    .the = das Schiff
papyria-beside-north = nördlich von { $priest }
papyria-beside-east = östlich von { $priest }
papyria-beside-south = südlich von { $priest }
papyria-beside-west = westlich von { $priest }
papyria-empty = leer
papyria-free = frei
papyria-lost = weg
papyria-after = später

# -- Fragen --

papyria-step-tile = erstes Plättchen
papyria-step-second = zweites Plättchen
papyria-step-priest = Priester
papyria-step-move = bewegen
papyria-step-arrive = ankommen
papyria-step-first = Aktion 1
papyria-step-then = Aktion 2
papyria-step-end = Ende des Zugs
papyria-last-round = letzte Runde
papyria-ask-move-piece = { $name }, welche Figur bewegst du?
papyria-ask-where-piece = { $name }, wohin geht { $the } aus { $origin }? { $count } erreichbar mit { $lapis } · Esc: zurück
papyria-ask-where-priest = { $name }, wohin geht dein Priester? · Esc: zu den Aktionen
papyria-ask-where-enter = { $name }, wohin kommt { $the }? · Esc: andere Figur
papyria-ask-arrival = { $name }, was nutzt du vor den Aktionen?
papyria-ask-main-action = { $name }, welche Aktion führst du in { $sector } aus?
papyria-ask-place-landscape = { $name }, wohin kommt die Landschaft { $what }?
papyria-ask-build-temple = { $name }, ein Tempel für { $price }: Welches Heiligtum überbaut er?
papyria-ask-build-city = { $name }, eine Stadt für { $price }: Welchen Wald überbaut sie?
papyria-ask-end-tile = { $name }, zahlst du { $price } für { $points }?
papyria-ask-held = { $asked } Du hast { $held }.

# -- Listen --

papyria-head-price = Preis
papyria-head-way = dazu
papyria-head-then = Aktion 1
papyria-head-and = Aktion 2
papyria-head-now = Punkte
papyria-head-piece = Figur
papyria-head-reach = erreichbar
papyria-head-best = bestenfalls
papyria-head-at = wo
papyria-head-pay = zahlen
papyria-head-get = erhalten
papyria-head-costs = kostet
papyria-head-brings = bringt
papyria-head-there = dort
papyria-head-room = freie Seiten
papyria-head-river = Arme
papyria-head-gain = Punkte
papyria-head-value = Wert
papyria-head-signs = Symbole
papyria-head-cap = Grenze
papyria-head-scorings = je Wertung
papyria-column-price = Lapis für den Weg; ▸ heißt, dass ein Teil davon an den Spieler geht, dessen Figur weiterzieht.
papyria-column-way = was der Weg außer den Aktionen erlaubt: A Wissen, B eine Zusatz-Wertung, ⇄ einen Tausch, ♝ einen Zug des Priesters.
papyria-column-me = was es dir am Ende einbrächte, so wie es steht: eine Mehrheit oder ein Schlüssel-Plättchen.
papyria-column-then = was die erste der beiden Aktionen bringt, in der besseren Reihenfolge.
papyria-column-and = was die andere Aktion bringt; bei einem Schiff ist eine davon das Symbol am Fluss.
papyria-column-now = was du sofort wertest. Schlusswertungen zählen hier nicht.
papyria-column-piece = ob es ein Wanderer oder ein Schiff ist.
papyria-column-reach = wie viele Sektoren mit deinem Lapis zu erreichen sind.
papyria-column-best = die meisten Punkte, die einer dieser Wege sofort bringt.
papyria-column-at = wo es zu haben ist: an Grenze A oder B, oder vom Spieler, dessen Figur du triffst.
papyria-column-pay = was du dafür gibst.
papyria-column-get = was du dafür bekommst, außer Punkten.
papyria-column-costs = was es kostet; ✗ oder „weg“: Es geht nicht, und das Gut ist trotzdem weg.
papyria-column-brings = was es bringt. ▸ steht zwischen dem Preis eines Spielende-Plättchens und dem, was es dafür gibt.
papyria-column-there = was auf der Landschaft liegt, in Zeichen.
papyria-column-room = an wie vielen Seiten noch Platz für neue Landschaften ist.
papyria-column-river = die Seiten, an denen ihr Fluss sie verlässt, so wie sie liegt.
papyria-column-gain = was die Wertungen dieses Zuges damit mehr bringen, in der letzten Runde auch die am Ende.
papyria-column-scorings = wie viele Punkte mehr je eine Wertung jeder Art zusammen brächte, so wie deine Auslage jetzt ist.
papyria-column-value = was deine Auslage in dieser Art wert ist.
papyria-column-signs = deine Symbole dieser Art: Mit ihnen wird der Wert multipliziert.
papyria-column-cap = dein Wissen, wo es die Wertung begrenzt.
papyria-column-kind = dein Wert in dieser Art, vorher und nachher.
papyria-group-piece = { $sign } { $origin }
papyria-group-entering = { $sign } { $piece }
papyria-group-priest = { $priest } Priester: { $count } Landschaften
papyria-option-enter = { $piece } nach { $end }: { $what }
papyria-option-move = { $piece } von { $origin } nach { $end }: { $what }
papyria-pays = { $lapis } davon an { $name }
papyria-past = über { $stand }
papyria-option-pay = das Spielende-Plättchen bezahlen
papyria-option-keep = das Plättchen liegen lassen
papyria-option-trade = Handel mit { $partner }
papyria-option-continue = weiter zu den Aktionen
papyria-option-priest = Priester nach { $spot }
papyria-option-space = { $space }: { $what }
papyria-option-paid = { $what }: { $price }
papyria-option-kind = { $kind }: { $product }
papyria-option-turned = { $spot }, Fluss { $course }
papyria-option-end-turn = den Zug beenden
papyria-element-slot = { $sector }, Platz für { $piece }
papyria-element-space = { $sector }, { $space }
papyria-element-border = Grenze { $stand }
papyria-element-ends = Spielende-Plättchen

# -- was eine Wahl bewirkt --

papyria-planned-landscape = Landschaft { $site }
papyria-planned-building = { $building } auf { $site }
papyria-left = Dann hast du { $held }.
papyria-priest-moves = Landschaften werden neben deinen Priester gelegt. Er darf einmal in diesem Zug auf jede deiner Landschaften gehen.
papyria-then-lapis = Dann hast du { $kept }.
papyria-then-knowledge = Dann hast du { $knowledge }.
papyria-forgoes = Die Aktionen hier bringen dann { $points } weniger.
papyria-knowledge-caps = Keine Wertung bringt mehr Punkte, als du Wissen hast.
papyria-best-there = Jetzt am besten: { $sector }.
papyria-way-straight = von { $origin }
papyria-way-by = von { $origin } über { $borders }
papyria-does-end-paid = Das Spielende-Plättchen bringt { $points } für { $price }; das kannst du zahlen.
papyria-does-end-unpaid = ! Das Spielende-Plättchen bringt { $points } für { $price }; das kannst du nicht zahlen.
papyria-does-produce = Du produzierst { $goods }.
papyria-does-nothing = Dort liegt nichts.
papyria-does-score = { $scoring }: { $product }.
papyria-does-score-knowing = { $scoring }: { $product }, dazu { $goods }.
papyria-does-built-temple = Du kannst { $price } für den Tempel zahlen und hast ein Heiligtum dafür.
papyria-does-built-city = Du kannst { $price } für die Stadt zahlen und hast einen Wald dafür.
papyria-does-built-mine = Das Bergwerk ist kostenlos, und du hast einen Berg dafür.
papyria-does-lost-lapis-temple = ! Der Tempel kostet { $price }, so viel hast du dann nicht: Er ist verloren.
papyria-does-lost-lapis-city = ! Die Stadt kostet { $price }, so viel hast du dann nicht: Sie ist verloren.
papyria-does-lost-site-temple = ! Du hast kein Heiligtum für den Tempel: Er ist verloren.
papyria-does-lost-site-city = ! Du hast keinen Wald für die Stadt: Sie ist verloren.
papyria-does-lost-site-mine = ! Du hast keinen freien Berg für das Bergwerk: Es ist verloren.
papyria-does-lay-lost = ! Dein Priester ist eingeschlossen: Die Landschaft ist verloren.
papyria-does-take = Du nimmst { $what }.
papyria-does-take-landscape = Du nimmst eine Landschaft mit { $what }.
papyria-shows = Darauf: { $what }.
papyria-scoring-then = { $scoring } dann: { $product }.
papyria-clash = ! Eines von beiden geht, aber nicht beides.
papyria-space-trade = ein Handel
papyria-space-priest = das Versetzen des Priesters
papyria-only-after = Davor kommt: { $first }.
papyria-takes-key = Du nimmst das { $key }.
papyria-at-border-a-now = A: Wissen 4, 7 oder 9 für 1, 2 oder 3 Papyri. Du hast { $papyri }.
papyria-at-border-a-trade = A: Du darfst Wissen kaufen, wenn du dir erst einen Papyrus erhandelst.
papyria-at-border-a-no = A: Wissen kostet Papyri, und du hast keine.
papyria-at-border-b-now = B: Eine Zusatz-Wertung für 2 Papyri bringt jetzt bis zu { $extra }.
papyria-at-border-b-nothing = B: Eine Zusatz-Wertung für 2 Papyri bringt jetzt keine Punkte.
papyria-at-border-b-trade = B: Eine Zusatz-Wertung kostet 2 Papyri; den fehlenden bringt erst ein Handel.
papyria-at-border-b-no = B: Eine Zusatz-Wertung kostet 2 Papyri. Du hast { $papyri }.
papyria-at-border-b-empty = B: Dort liegt kein Plättchen mehr für eine Zusatz-Wertung.
papyria-pushes-w = { $other } bekommt 1 Lapis; der Wanderer dort rückt weiter nach { $sector }.
papyria-pushes-s = { $other } bekommt 1 Lapis; das Schiff dort rückt weiter nach { $sector }.
papyria-meets-own-w = Dort steht dein Wanderer: Dein Priester darf auf jede deiner Landschaften.
papyria-meets-own-s = Dort liegt dein Schiff: Dein Priester darf auf jede deiner Landschaften.
papyria-meets-trade-w = Dort steht ein Wanderer von { $other }: Du darfst 1 Lapis gegen 1 Papyrus tauschen.
papyria-meets-trade-s = Dort liegt ein Schiff von { $other }: Du darfst 1 Lapis gegen 1 Papyrus tauschen.
papyria-meets-poor-w = Dort steht ein Wanderer von { $other }, doch für einen Handel bleibt kein Lapis.
papyria-meets-poor-s = Dort liegt ein Schiff von { $other }, doch für einen Handel bleibt kein Lapis.
papyria-confirm-both-lost = Beide Güter dort wären verloren. Trotzdem dorthin?
papyria-confirm-first-lost = Davor kommt: { $first }. Jetzt ausgeführt wäre es verloren. Trotzdem weiter?
papyria-confirm-first-unpaid = Davor kommt: { $first }. Jetzt ausgeführt ließe es sich nicht bezahlen. Trotzdem weiter?
papyria-confirm-first-wasted = Das bringt jetzt nichts, und ein Schiff nutzt nur eins von beiden. Trotzdem weiter?
papyria-confirm-mine-first = Die andere Aktion könnte deine Produktion erhöhen, wenn sie zuerst käme. Trotzdem jetzt produzieren?
papyria-confirm-extra = Diese Wertung brächte keine Punkte. Trotzdem bezahlen?
papyria-better-later = ! Nach der anderen ausgeführt brächte sie { $later }.
papyria-mine-first = ! Die andere Aktion könnte diese Produktion erhöhen, wenn sie zuerst käme.
papyria-stack = { $count ->
    [one] Danach liegt hier noch 1 Gut.
   *[other] Danach liegen hier noch { $count } Güter.
}
papyria-stack-last = Es ist das letzte Gut: Ein Spielende-Plättchen kommt an seine Stelle.
papyria-stack-end = Es ist das letzte Gut, und kein Spielende-Plättchen ist mehr da: Die Runde wird die letzte.
papyria-one-outer = Ein Schiff nutzt nur eines der beiden äußeren Lager, das andere bleibt.
papyria-paid-next = Das Plättchen geht, und das nächste von { $count } kommt an seine Stelle.
papyria-paid-last = Das Plättchen geht, und es gibt kein nächstes: Diese Runde wird die letzte.
papyria-keeps = Das Plättchen bleibt für alle, die später kommen.
papyria-continue = Was du von Grenze und Handel nicht genutzt hast, verfällt.
papyria-end-turn = Dein Priester bleibt, wo er ist.
papyria-stays-enclosed = Rings um deinen Priester ist alles belegt: Solange er bleibt, ist jede Landschaft verloren.
papyria-scores = Sie bringt { $product }.
papyria-scores-knowing = Sie bringt { $goods }, dann { $product }.
papyria-scores-any = Du wählst die Wertung; die beste bringt { $points }.
papyria-no-points = Das bringt jetzt keine Punkte.
papyria-display-next = { $count ->
    [one] Das letzte Plättchen rückt nach.
   *[other] Das nächste von { $count } Plättchen rückt nach.
}
papyria-display-last = Es rückt kein Plättchen mehr nach.
papyria-produces = Jede solche Produktion bringt { $made } mehr.
papyria-lies-there = { $what }.
papyria-no-change = Keiner deiner Werte ändert sich.
papyria-change-up = { $kind } { $before } auf { $after }: Eine Wertung brächte { $product }.
papyria-change-down = ! { $kind } { $before } auf { $after }: Eine Wertung brächte { $product }.
papyria-change-up-bare = { $kind } { $before } auf { $after }; dafür fehlt dir noch ein Symbol.
papyria-change-down-bare = ! { $kind } { $before } auf { $after }; dafür fehlt dir noch ein Symbol.
papyria-free-sides = Frei daneben: { $sides }.
papyria-enclosed = ! Ringsum ist alles belegt: Von dort ließe sich keine Landschaft legen.
papyria-decline-landscape = Sie kommt aus dem Spiel, und dein Priester bleibt.
papyria-decline-temple = Er kommt aus dem Spiel; dein Lapis behältst du.
papyria-decline-city = Sie kommt aus dem Spiel; dein Lapis behältst du.
papyria-decline-mine = Es kommt aus dem Spiel.
papyria-symbol = Jede { $scoring } von dir wird dann mit { $count } multipliziert.

# -- sich umsehen --

papyria-look-slot-taken = { $sector }: { $piece } von { $other }.
papyria-look-slot-free = { $sector }: Der Platz für { $piece } ist frei.
papyria-look-ring-w = Wanderer gehen außen und nutzen beide Lager am Außenweg.
papyria-look-ring-s = Schiffe fahren auf dem Fluss und nutzen ein Lager am Außenweg und das am Fluss.
papyria-look-space = { $sector }: { $what }.
papyria-look-offer = Spielende-Plättchen: { $offer }, dazu { $knowledge }
papyria-look-end-tile = Sein Wissen kommt bei jedem Besuch, seine Punkte erst, wenn es bezahlt wird.
papyria-look-good-landscape = Sie wird neben den Priester gelegt, der dann dorthin geht.
papyria-look-good-scoring = Erst kommt sein Wissen, dann die Wertung.
papyria-look-good-temple = Er überbaut ein Heiligtum; der erste kostet 1 Lapis, der zweite 2 und so weiter.
papyria-look-good-city = Sie überbaut einen Wald; die erste kostet 1 Lapis, die zweite 2 und so weiter.
papyria-look-good-mine = Es überbaut einen Berg und ist kostenlos.
papyria-look-good-multiplier = Seine Symbole vervielfachen jede Wertung ihrer Art.
papyria-look-good-lapis-production = 1 Lapis für jedes Bergwerk und jede Erfindung, die Lapis bringt.
papyria-look-good-papyrus-production = 2 Papyri für die Siedlung und die der Erfindungen, die Papyri bringen.
papyria-look-free = { $spot }: Hier liegt nichts.
papyria-look-kind = Eine Wertung jetzt: { $product }.
papyria-look-bonus = Das Schlüssel-Plättchen erhöht den Multiplikator um { $bonus }.
papyria-look-key = Das Schlüssel-Plättchen gibt es für { $goal }: { $reached } von { $of }.
papyria-look-key-held = Das Schlüssel-Plättchen ist genommen, mit { $keys }.
papyria-look-ends = Spielende-Plättchen im Stapel: { $left }. Fehlt eines beim Legen, ist die Runde die letzte.
papyria-look-lapis = { $name } hat { $held }. Damit werden weitere Schritte, Tempel und Städte bezahlt, und eine Figur, die weiterzieht.
papyria-look-papyri = { $name } hat { $held }. Damit werden Wissen an Grenze A und eine Zusatz-Wertung an Grenze B bezahlt.
papyria-look-knowledge = { $name } hat { $held }: Mehr Punkte bringt keine Wertung.
papyria-look-makes = Was Produktionen { $name } bringen: jede Lapis-Produktion { $lapis }, jede Papyrus-Produktion { $papyri }.
papyria-look-price = Der nächste Tempel kostet { $temple }, die nächste Stadt { $city }; { $name } hat { $held }.
papyria-look-kinds = Die sieben Wertungen: Wert mal Multiplikator, und die Punkte jetzt, nie mehr als das Wissen. Die letzte Spalte ist der Weg zum Schlüssel, oder was die Wahl ändern würde.
papyria-look-seats = Alle: Punkte, wenn das Spiel jetzt zu Ende wäre, Wissen, Lapis und Papyri, und wo Platz ist, ihre Multiplikatoren je Art.
papyria-look-majority = { $title }: Wer hier am Ende vorn liegt, bekommt eine weitere Wertung: { $scoring }.
papyria-look-count = { $name } { $count }
papyria-look-counts = Jetzt: { $counts }.
papyria-look-sector = { $sector }: { $first } und { $second } für einen Wanderer; eins davon und { $river } für ein Schiff.
papyria-look-standing = { $piece } von { $name }
papyria-look-realm = Die Auslage von { $name }: die Siedlung und die Landschaften darum, zusammen { $count }. Tab zeigt sie ganz.
papyria-look-hand = Die Landschaft, die gelegt wird: Jede Taste ist eine Drehung. Das Bild zeigt, wo ihre Flüsse hinausführen.
papyria-element-makes = Produktionen
papyria-element-price = Preise
papyria-element-realm = Auslage
papyria-about-ring = Der Ring: Wanderer gehen außen auf der Straße, Schiffe fahren innen auf den Flüssen, alle im Uhrzeigersinn. Was eine Figur tun kann, hängt vom Sektor ab, den sie erreicht.
papyria-about-realm = Eine Auslage: die Siedlung und die Landschaften darum. Was darin zusammenhängt, ist der Wert von Wertungen.
papyria-about-hand = Die Landschaft, die gelegt wird, mit ihren Drehungen.
papyria-about-own = Was jemand hat: Punkte, dazu Lapis, Papyri und Wissen zum Bezahlen und Werten.
papyria-about-kinds = Die sieben Arten von Wertungen, mit dem, was jede jetzt brächte.
papyria-about-seats-table = Alle mit Punkten, Gütern und Multiplikatoren, und wer bei den Mehrheiten vorn liegt.
papyria-about-others = Die Auslagen der anderen.
papyria-about-round = Die letzte Runde kommt, wenn ein Spielende-Plättchen gebraucht wird und keins mehr im Stapel ist.

# -- die Pläne --

papyria-from-here = Start
papyria-slot-free = frei
papyria-ring-costs = kostet
papyria-ring-makes = bringt
papyria-ring-now = jetzt
papyria-ring-pay = für
papyria-ring-for = gibt
papyria-left-there = noch { $count }
papyria-stack-last-short = die letzte
papyria-passing = Über { $stand }:
papyria-for-one = werten eines von
papyria-in-reserve = { $count ->
    [0] keine weiteren
    [one] 1 weiteres folgt
   *[other] { $count } weitere folgen
}
papyria-euphrates = E U P H R A T
papyria-tigris = T I G R I S
papyria-keys-left = Schlüssel
papyria-ends = Spielende
papyria-ends-left = noch { $left } von { $whole }
papyria-last-round-loud = LETZTE RUNDE: kein Plättchen mehr
papyria-over = Das Spiel ist aus
papyria-goods-lapis = Lapis
papyria-goods-papyrus = Papyri
papyria-goods-knowledge = Wissen
papyria-makes = bringt
papyria-next = nächste
papyria-scorings = Wertungen
papyria-value-times-short = W×S
papyria-value-times-long = Wert × Symbole
papyria-then = +
papyria-to-key = Schlüssel
papyria-of = { $count } von { $of }
papyria-seats = Plätze
papyria-in-hand = In der Hand
papyria-landscape-from = Landschaft aus { $sector }
papyria-turns-it = r dreht sie
papyria-keep-two = Behalte zwei von diesen vier
papyria-kept = behalten
papyria-page-head-sector = Ort
papyria-page-head-space-1 = Lager 1
papyria-page-head-space-2 = Lager 2

# -- was geschah, wo das Protokoll Orte nennt --

papyria-event-placed-priest = Der Priester von { $name } beginnt auf { $spot }.
papyria-event-entered-w = { $name } setzt einen Wanderer nach { $sector }.
papyria-event-entered-s = { $name } setzt ein Schiff nach { $sector }.
papyria-event-moved-w = Der Wanderer von { $name } geht von { $start } nach { $end }.
papyria-event-moved-w-paid = Der Wanderer von { $name } geht von { $start } nach { $end }: { $cost }.
papyria-event-moved-w-pushed = Der Wanderer von { $name } geht von { $start } nach { $end }: 1 Lapis an { $other }, Figur weiter nach { $to }.
papyria-event-moved-w-paid-pushed = Der Wanderer von { $name } geht von { $start } nach { $end }: { $cost }, 1 Lapis an { $other }, Figur weiter nach { $to }.
papyria-event-moved-s = Das Schiff von { $name } fährt von { $start } nach { $end }.
papyria-event-moved-s-paid = Das Schiff von { $name } fährt von { $start } nach { $end }: { $cost }.
papyria-event-moved-s-pushed = Das Schiff von { $name } fährt von { $start } nach { $end }: 1 Lapis an { $other }, Figur weiter nach { $to }.
papyria-event-moved-s-paid-pushed = Das Schiff von { $name } fährt von { $start } nach { $end }: { $cost }, 1 Lapis an { $other }, Figur weiter nach { $to }.
papyria-event-gained-knowledge = { $name } erhält { $knowledge }.
papyria-event-kept-start-tile = { $name } behält ein Startplättchen: { $tile }.
papyria-event-took-scoring = { $name } nimmt ein Wertungs-Plättchen ({ $tile }).
papyria-event-took-key = { $name } nimmt das Schlüssel-Plättchen { $kind } mit { $tile }.
papyria-event-traded = { $name } zahlt { $other } 1 Lapis und nimmt 1 Papyrus.
papyria-event-nothing-there = { $name } findet in { $sector }, { $space }, nichts.
papyria-event-kept-end-tile = { $name } lässt ein Spielende-Plättchen liegen: { $tile }.
papyria-event-laid-end-tile = Ein Spielende-Plättchen kommt nach { $sector }, { $space }: { $tile }. Übrig: { $left }.
papyria-event-turned-up = Aufgedeckt in { $sector }, { $space }: { $what }.
papyria-event-turned-up-at-border = Aufgedeckt an Grenze B: { $tile }.
papyria-score-key-river = Schlüssel: Fluss
papyria-score-key-sanctuary = Schlüssel: Heiligtum
papyria-score-key-city = Schlüssel: Stadt
papyria-score-key-temple = Schlüssel: Tempel
papyria-score-key-invention = Schlüssel: Erfindung
papyria-score-key-held = Schlüssel-Plättchen, { $kind }-Wertung: { $product }
papyria-score-key-none = Kein Schlüssel-Plättchen für { $kind }
papyria-score-majority-a-won = Meiste Städte ({ $count }), { $kind }-Wertung: { $product }
papyria-score-majority-b-won = Meiste Tempel ({ $count }), { $kind }-Wertung: { $product }
papyria-score-majority-c-won = Größtes Flussnetz ({ $count }), { $kind }-Wertung: { $product }
papyria-score-majority-d-won = Meiste Wertungs-Plättchen ({ $count }), { $kind }-Wertung: { $product }
papyria-signs =
    { $mountain } Berg · { $mine } Bergwerk · { $river } Fluss · { $forest } Wald · { $sanctuary } Heiligtum · { $city } Stadt · { $temple } Tempel · { $invention } Erfindung
    { $lapis } Lapis · { $papyrus } Papyri · { $knowledge } Wissen · { $points } Punkte · { $end } Spielende-Plättchen · { $key } Schlüssel-Plättchen
    { $w } Wanderer · { $s } Schiff · { $priest } Priester · { $trade } Handel · { $lost } verloren oder nicht bezahlbar · { $new } seit deinem Zug verändert
    ×4 wie viele dort liegen · 3{ $lapis }{ $to }11{ $points }+1{ $knowledge } ein Spielende-Plättchen: 3 Lapis bringen 11 Punkte, jeder Besuch 1 Wissen
    Wertungen: 3×4 Wert mal Symbole, Bonus des Schlüssels eingerechnet · ≤9 das Wissen ist die Grenze

# -- seit deinem Zug: was es für den Spieler heißt --

papyria-recap-pushed-w = { $name } hat deinen Wanderer von { $start } nach { $end } versetzt und dir 1 Lapis gezahlt.
papyria-recap-pushed-s = { $name } hat dein Schiff von { $start } nach { $end } versetzt und dir 1 Lapis gezahlt.
papyria-recap-got-lapis = { $name } hat mit dir getauscht: Du hast 1 Lapis bekommen.
papyria-recap-majority-lost =
    { $points ->
        [one] { $title }: nicht mehr bei dir ({ $own } zu { $other }), am Ende 1 Punkt weniger.
       *[other] { $title }: nicht mehr bei dir ({ $own } zu { $other }), am Ende { $points } Punkte weniger.
    }
papyria-recap-majority-won =
    { $points ->
        [one] { $title }: jetzt bei dir ({ $own } zu { $other }), am Ende 1 Punkt mehr.
       *[other] { $title }: jetzt bei dir ({ $own } zu { $other }), am Ende { $points } Punkte mehr.
    }
papyria-recap-scoring-gone =
    { $points ->
        [one] { $name } hat ein Wertungs-Plättchen ({ $kind }) genommen; dir hätte es 1 Punkt gebracht.
       *[other] { $name } hat ein Wertungs-Plättchen ({ $kind }) genommen; dir hätte es { $points } Punkte gebracht.
    }
papyria-recap-any-scoring-gone =
    { $points ->
        [one] { $name } hat das Wertungs-Plättchen für eine beliebige Art genommen; mit { $kind } hätte es dir 1 Punkt gebracht.
       *[other] { $name } hat das Wertungs-Plättchen für eine beliebige Art genommen; mit { $kind } hätte es dir { $points } Punkte gebracht.
    }
papyria-recap-end-tile-gone = { $name } hat ein Spielende-Plättchen bezahlt: { $points }; du hattest { $held }.
papyria-recap-emptied = { $sector }, { $good }: Dort ist nichts mehr.
papyria-recap-emptied-end = { $sector }, { $good }: Dort ist nichts mehr; jetzt liegt dort ein Spielende-Plättchen, { $offer }.
papyria-recap-keys-fewer = Das nächste Schlüssel-Plättchen für { $kind } hat { $after ->
        [one] 1 Schlüssel
       *[other] { $after } Schlüssel
    } statt { $before }.
papyria-recap-end-nears =
    { $left ->
        [one] 1 Spielende-Plättchen liegt noch im Stapel.
       *[other] { $left } Spielende-Plättchen liegen noch im Stapel.
    }
papyria-recap-end-next = Kein Spielende-Plättchen liegt mehr im Stapel: Fehlt das nächste, ist die Runde die letzte.
papyria-recap-last-round = Diese Runde ist die letzte.
papyria-recap-turn-moves = geht nach { $sector }
papyria-recap-turn-knowledge = kauft Wissen
papyria-recap-turn-trades = tauscht mit { $other }
papyria-recap-turn-takes = nimmt { $what }
papyria-recap-turn-scores = wertet { $kind }: { $points }
papyria-recap-turn-key = nimmt den Schlüssel { $kind }
papyria-recap-turn-landscape = legt eine Landschaft
papyria-recap-turn-builds = baut { $good }
papyria-recap-turn-priest = zieht den Priester
papyria-recap-turn-gives-up = verzichtet auf { $good }
papyria-recap-turn-end-tile = bezahlt ein Spielende-Plättchen: { $points }

# -- was ein Tipp außer dem Wertungsblatt zählt --

papyria-prospect-goods = Lapis und Papyri
papyria-prospect-made = was deine Auslage erzeugt
papyria-prospect-knowledge = Wissen
papyria-prospect-symbols = Symbole für spätere Wertungen
papyria-prospect-realm = Werte deiner Auslage
papyria-prospect-scorings = was Wertungen dir wert sind
papyria-prospect-keys = Schlüssel
papyria-prospect-tiles = Wertungs-Plättchen
papyria-prospect-pieces = Figuren auf den Ringen
papyria-prospect-priest = wo dein Priester steht
papyria-prospect-now = Punkte jetzt
papyria-head-me = für mich
papyria-me-key = Schlüssel { $kind }
papyria-me-majority = meiste { $what }
papyria-me-majority-lost = nicht mehr { $what }
papyria-me-tiles = Plättchen
papyria-said-majority-won = { $title }: Du hättest { $own }, die anderen { $other ->
    [0] 0
   *[other] höchstens { $other }
}.
papyria-said-majority-shared = { $title }: Du lägst mit { $own } gleichauf.
papyria-said-majority-lost = { $title }: nicht mehr bei dir, { $own } zu { $other }.
papyria-said-bargain = Du bekommst { $gain } für { $price }.

# -- was Tipps am Ende des Zuges vergleichen --

papyria-ahead-lapis = { $more ->
    [yes] mehr
   *[no] weniger
} Lapis
papyria-ahead-papyri = { $more ->
    [yes] mehr
   *[no] weniger
} Papyri
papyria-ahead-knowledge = { $more ->
    [yes] mehr
   *[no] weniger
} Wissen
papyria-ahead-lapis-made = { $more ->
    [yes] mehr
   *[no] weniger
} Lapis bei jeder Produktion
papyria-ahead-papyri-made = { $more ->
    [yes] mehr
   *[no] weniger
} Papyri bei jeder Produktion
papyria-ahead-keys = { $more ->
    [yes] mehr
   *[no] weniger
} Schlüssel-Plättchen
papyria-ahead-display = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von der besten Wertung in der Auslage
papyria-ahead-tiles = { $more ->
    [yes] mehr
   *[no] weniger
} Wertungs-Plättchen
papyria-ahead-realm = { $more ->
    [yes] mehr
   *[no] weniger
} Landschaften in deiner Auslage
papyria-ahead-worth-mountain = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Berg-Wertung
papyria-ahead-worth-river = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Fluss-Wertung
papyria-ahead-worth-forest = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Wald-Wertung
papyria-ahead-worth-sanctuary = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Heiligtums-Wertung
papyria-ahead-worth-city = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Stadt-Wertung
papyria-ahead-worth-temple = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Tempel-Wertung
papyria-ahead-worth-invention = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von einer Erfindungs-Wertung
papyria-ahead-multiplier-mountain = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Berg-Wertungen
papyria-ahead-multiplier-river = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Fluss-Wertungen
papyria-ahead-multiplier-forest = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Wald-Wertungen
papyria-ahead-multiplier-sanctuary = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Heiligtums-Wertungen
papyria-ahead-multiplier-city = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Stadt-Wertungen
papyria-ahead-multiplier-temple = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Tempel-Wertungen
papyria-ahead-multiplier-invention = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Multiplikator für Erfindungs-Wertungen
papyria-ahead-value-mountain = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Berg-Wert
papyria-ahead-value-river = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Fluss-Wert
papyria-ahead-value-forest = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Wald-Wert
papyria-ahead-value-sanctuary = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Heiligtums-Wert
papyria-ahead-value-city = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Stadt-Wert
papyria-ahead-value-temple = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Tempel-Wert
papyria-ahead-value-invention = einen { $more ->
    [yes] höheren
   *[no] niedrigeren
} Erfindungs-Wert
papyria-ahead-scored = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte
papyria-ahead-to-key-temple = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte bis zum Tempel-Schlüssel
papyria-ahead-to-key-city = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte bis zum Stadt-Schlüssel
papyria-ahead-to-key-river = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte bis zum Fluss-Schlüssel
papyria-ahead-to-key-invention = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte bis zum Erfindungs-Schlüssel
papyria-ahead-to-key-sanctuary = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte bis zum Heiligtums-Schlüssel
