# Helios: alles, was am Tisch und auf dem Bildschirm gesagt wird.

helios-title = Helios
helios-line = Führe deine Sonne um deine Welt: was sie erreicht, gedeiht.
helios-round = Durchgang

# -- Namen und Mengen --

helios-vp = { $count } SP
helios-mana = { $count } Mana
helios-cubes = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
}
helios-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
helios-nothing = nichts
helios-none = keine
helios-none-built = leer
helios-no-cubes = keine Rohstoffe
helios-none-yet = noch keins
helios-endless = beliebig weit
helios-temple = Tempel
helios-with-temple = mit Tempel
helios-sentence = { $what }.
helios-of-any-colour = { $count } beliebiger Farbe
helios-letter-spring = Q
helios-letter-redwood = M
helios-letter-granite = G
helios-letter-bamboo = B
helios-letter-obsidian = O
helios-letter-red = r
helios-letter-blue = b
helios-letter-yellow = g
helios-letter-grey = x
helios-range-more = Zugweite +{ $count }
helios-now = jetzt { $vp }
helios-if-active = { $vp }, wenn aktiv
helios-grows-back = wächst nach
helios-stays-empty = bleibt leer

helios-colour-spring = Quelle
    .object = ein Landplättchen Quelle
helios-colour-redwood = Mammutbaum
    .object = ein Landplättchen Mammutbaum
helios-colour-granite = Granit
    .object = ein Landplättchen Granit
helios-colour-bamboo = Bambus
    .object = ein Landplättchen Bambus
helios-colour-obsidian = Obsidian
    .object = ein Landplättchen Obsidian

helios-special-sanctuary = Heiligtum
    .object = ein Heiligtum
helios-special-treasury = Schatzkammer
    .object = eine Schatzkammer
    .brief = Schatz
helios-special-oasis = Oase
    .object = eine Oase
helios-special-summit = Gipfel
    .object = einen Gipfel

helios-special-does-own-temple = { $vp }, wenn ein Tempel darauf steht
helios-special-does-resources-left = { $vp } je übrigem Rohstoff auf deinem Tableau
helios-special-does-adjacent-colours = { $vp } je Landfarbe daneben
helios-special-does-adjacent-tiles = { $vp } je Plättchen daneben, mit Tempel { $more }
helios-special-does-own-temple-brief = { $vp } mit Tempel
helios-special-does-resources-left-brief = { $vp } je Rohstoff übrig
helios-special-does-adjacent-colours-brief = { $vp } je Farbe daneben
helios-special-does-adjacent-tiles-brief = { $vp } je Nachbar

helios-field-bonus-harbour = Hafen: { $vp } am Ende
helios-field-bonus-resource = { $cubes } beliebiger Farbe

helios-action-create-land = Land erschaffen
    .short = Land
    .verb = Land erschaffen
helios-action-build = Errichten
    .short = Bau
    .verb = etwas errichten
helios-action-move-sun = Sonne bewegen
    .short = Sonne
    .verb = die Sonne bewegen
helios-row-red = rot
    .the = die rote Ablage
    .tile = rotes Plättchen
helios-row-blue = blau
    .the = die blaue Ablage
    .tile = blaues Plättchen
helios-row-yellow = gelb
    .the = die gelbe Ablage
    .tile = gelbes Plättchen
helios-row-grey = grau
    .tile = graues Plättchen

helios-building-palace = Palast
    .object = den Palast
helios-building-warehouse = Lager
    .object = das Lager
helios-building-stonemason = Steinmetzhütte
    .object = die Steinmetzhütte
    .short = Steinmetz
helios-building-observatory = Sternwarte
    .object = die Sternwarte
helios-building-sun-gate = Sonnentor
    .object = das Sonnentor
helios-building-sun-altar = Sonnenaltar
    .object = den Sonnenaltar
helios-building-sundial = Sonnenuhr
    .object = die Sonnenuhr
helios-building-market = Markt
    .object = den Markt
helios-building-mana-well = Manabrunnen
    .object = den Manabrunnen
helios-building-survey-office = Vermessungsamt
    .object = das Vermessungsamt
    .short = Vermessung
helios-building-sun-road = Sonnenstraße
    .object = die Sonnenstraße
helios-building-monument = Monument
    .object = das Monument

helios-does-bonus-action = sofort eine Bonusaktion
helios-does-store-two = auf deinen Landplättchen haben je { $cubes } Platz
helios-does-temple-discount = deine Tempel kosten 1 Rohstoff weniger
helios-does-endless-sun = deine Sonne zieht beliebig weit, Umrundungen bringen nichts mehr
helios-does-lap-ten = jede Umrundung bringt { $lap }
helios-does-temple-light = jeder bestrahlte Tempel bringt 1 SP mehr
helios-does-move-sun = sofort die Sonne bewegen
helios-does-take-two = sofort bis zu 2 Rohstoffe deiner Wahl
helios-does-create-land = sofort Land erschaffen

helios-does-bonus-action-brief = eine Bonusaktion
helios-does-store-two-brief = je Land 2 Rohstoffe
helios-does-temple-discount-brief = Tempel 1 billiger
helios-does-endless-sun-brief = Sonne: unbegrenzt
helios-does-lap-ten-brief = Umrundungen { $lap }
helios-does-temple-light-brief = Tempel im Licht +1
helios-does-move-sun-brief = bewegt die Sonne
helios-does-take-two-brief = gleich 2 Rohstoffe
helios-does-create-land-brief = gleich neues Land

helios-person-explorer = Entdecker
    .object = den Entdecker
helios-person-astronomer = Astronomin
    .object = die Astronomin
helios-person-priestess = Hohepriesterin
    .object = die Hohepriesterin
    .brief = Priesterin
helios-person-architect = Baumeister
    .object = den Baumeister
helios-person-settler = Siedlerin
    .object = die Siedlerin
helios-person-mage = Magier
    .object = den Magier
helios-person-herbalist = Kräuterfrau
    .object = die Kräuterfrau
helios-person-warden = Hüterin
    .object = die Hüterin

helios-scores-harbours = { $vp } je Hafen
helios-scores-sun-range = { $vp } je Schritt Zugweite
helios-scores-temples = { $vp } je Tempel
helios-scores-buildings = { $vp } je Gebäude
helios-scores-tiles = { $vp } je Plättchen auf deiner Karte
helios-scores-mana = { $vp } je übrigem Mana
helios-scores-colours = { $vp } je Landfarbe auf deiner Karte
helios-scores-special-tiles = { $vp } je Sonderplättchen auf deiner Karte

helios-scores-harbours-card = { $vp } je Hafen
helios-scores-sun-range-card = { $vp } je Schritt Zugweite
helios-scores-temples-card = { $vp } je Tempel
helios-scores-buildings-card = { $vp } je Gebäude
helios-scores-tiles-card = { $vp } je Plättchen
helios-scores-mana-card = { $vp } je Mana
helios-scores-colours-card = { $vp } je Landfarbe
helios-scores-special-tiles-card = { $vp } je Sonderplättchen

# -- Fragen --

helios-phase-actions = Aktionen
helios-phase-turn = Aktionen { $turn } von { $turns }
helios-phase-persons = Personen
helios-phase-refill = Auffüllen
helios-step-turn = Aktionsrunde { $turn } von { $turns }
helios-step-full = Aktionsrunde { $turn } von { $turns }, dann eine Bonusaktion

helios-ask-choose-start-land = { $name }, welches Land liegt in der Mitte deiner Welt? Darauf liegt ein Rohstoff.
helios-ask-choose-setup-bonus = { $name }, du bist spät an der Reihe: Welcher Rohstoff kommt auf dein Startland dazu?
helios-ask-choose-action-tile = { $name }, nimm das unterste Plättchen einer Spalte.
helios-ask-choose-row = { $name }, an welche Ablage kommt das graue Plättchen ({ $action })?
helios-ask-choose-tile = { $name }, Land erschaffen: Welches Plättchen nimmst du?
helios-ask-choose-field = { $name }, wohin legst du { $tile }?
helios-ask-choose-bonus-colour = { $name }, Feldbonus: Welcher Rohstoff kommt auf { $field }?
helios-ask-choose-build = { $name }, was errichtest du? Du hast { $held }.
helios-ask-choose-temple-site = { $name }, wo steht der Tempel? Er kostet { $cubes }.
helios-ask-pay-cube-building = { $name }, bezahle { $cubes } für { $building }: { $owed }.
helios-ask-pay-cube-person = { $name }, bezahle { $cubes } für { $person }: { $owed }.
helios-ask-pay-cube-temple = { $name }, bezahle { $cubes } für den Tempel auf { $field }: { $owed }.
helios-ask-place-resource = { $name }, der Markt: Welcher Rohstoff kommt wohin?
helios-ask-choose-sun-target-range = { $name }, wohin zieht die Sonne? Bis zu { $steps }, im Uhrzeigersinn um dein Land.
helios-ask-choose-sun-target-endless = { $name }, wohin zieht die Sonne? So weit, wie du willst.
helios-ask-choose-bonus-action = { $name }, welche Bonusaktion?
helios-ask-persons-turn = { $name }, erwirbst oder aktivierst du eine Person? Du hast { $mana }, { $held }.
helios-ask-place-round-bonus = { $name }, du bist spät an der Reihe: Welcher Rohstoff kommt wohin?
helios-ask-cube-where = { $name }, wohin kommt { $cube }?

# -- die Liste --

helios-enter-choose-row = anlegen
helios-enter-choose-field = legen
helios-enter-choose-build = errichten
helios-enter-choose-temple-site = errichten
helios-enter-pay-cube = bezahlen
helios-enter-choose-sun-target = ziehen

helios-head-steps = Weg
helios-head-lap = Runde
helios-head-temple = Tempel
helios-head-grows = wächst
helios-head-all = gesamt
helios-head-then = dann
helios-head-brings = bringt
helios-head-owned = du hast
helios-head-left = übrig
helios-head-bonus = Bonus
helios-head-raises = Tempel
helios-head-stops = Halte dann
helios-head-cost = Kosten
helios-head-once = sofort
helios-head-end = am Ende
helios-head-light = je Licht
helios-head-lost = verloren
helios-head-regrows = sein Feld
helios-head-to-pay = bleibt
helios-head-could = Aussicht
helios-head-row = Ablage dann
helios-head-price = Preis
helios-head-now = wenn aktiv
helios-head-wanted = Gebäude
helios-head-have = du hast
helios-head-me = für mich
helios-column-row = wie voll das Plättchen seine Ablage macht; das vierte einer Ablage bringt eine Bonusaktion.
helios-column-could = das Beste, was die Aktion jetzt tun könnte.
helios-column-steps = wie viele Schritte die Sonne bis dorthin geht.
helios-column-lap = die Punkte für eine Umrundung, die dabei voll wird.
helios-column-temple = die Punkte deiner Tempel, auf die dort Licht fällt.
helios-column-grows = die Rohstoffe, die dort in ihrem Licht wachsen.
helios-column-all = die Punkte für Umrundung und Tempel zusammen.
helios-column-me = die Punkte, die es dir am Ende bringt oder nimmt, vor allem durch Personen und Sonderplättchen; „später“: sobald die Person aktiv ist.
helios-column-then = wie voll die Ablage danach ist; das vierte Plättchen bringt eine Bonusaktion.
helios-column-brings = der Rohstoff, der mit dem Land kommt, oder was ein Sonderplättchen zählt.
helios-column-owned = wie viele Plättchen dieser Art auf deiner Karte liegen.
helios-column-left = wie viele davon noch im Vorrat sind.
helios-column-wanted = wie viele Gebäude, die du noch nicht hast, diese Farbe kosten.
helios-column-stops = wie viele Felder die Sonne im nächsten Zug erreicht, wenn das Plättchen dort liegt.
helios-column-bonus = was das Feld bringt, sofort oder am Ende, und was ein Sonderplättchen dort zählt.
helios-column-raises = die Tempel daneben: was jeder im Licht zählt, jetzt und dann.
helios-column-cost = die Rohstoffe, die es kostet.
helios-column-once = Zugweite und Mana, die es sofort bringt.
helios-column-end = seine Punkte am Ende des Spiels.
helios-column-lost = wie viele Rohstoffe dort verloren gingen.
helios-column-light = die Punkte, die der Tempel jedes Mal zählt, wenn Licht auf ihn fällt.
helios-column-to-pay = wie viele Rohstoffe nach diesem noch zu zahlen sind.
helios-column-regrows = was aus dem Feld des Rohstoffs wird, oder was diese Zahlung anderswo verliert.
helios-column-price = das Mana, das die Person kostet, oder die Rohstoffe, die sie aktivieren.
helios-column-now = die Punkte, die die Person nach jetzigem Stand zählt, wenn sie aktiv ist.
helios-column-have = wie viele Rohstoffe dieser Farbe du hast.
helios-me-later = { $vp } später
helios-said-serves = { $who }: am Ende { $vp } mehr.
helios-said-serves-later = { $who }: am Ende { $vp } mehr, sobald aktiv.
helios-said-spoils = { $who }: am Ende { $vp } weniger.
helios-said-spoils-later = { $who }: am Ende { $vp } weniger, sobald aktiv.

helios-option-column = { $action }, { $colour }
helios-option-stop = nach { $field }
helios-option-cube-pay = { $cube } von { $field }
helios-option-cube-put = { $cube } auf { $field }
helios-option-temple = dein { $number }. Tempel
helios-option-buy = { $who } erwerben
helios-option-activate = { $who } aktivieren
helios-slot-spring = Auslageplatz Quelle
helios-slot-redwood = Auslageplatz Mammutbaum
helios-slot-granite = Auslageplatz Granit
helios-slot-bamboo = Auslageplatz Bambus
helios-slot-obsidian = Auslageplatz Obsidian
helios-slot-extra = Auslageplatz des Zusatzstapels
helios-bonus-short-harbour = Hafen
helios-bonus-short-mana = Mana
helios-bonus-short-resource = Rohstoff
helios-from-site = sonst weg
helios-lost-short = { $stranded } verloren
helios-becomes-open = { $row } { $filled } von { $of }
helios-becomes-full = { $row } voll, eine Bonusaktion
helios-becomes-any-open = Ablage nach Wahl
helios-becomes-row-open = { $filled } von { $of }
helios-becomes-row-full = Bonusaktion
helios-prospect-create-land-none = kein Feld frei
helios-prospect-create-land = { $count ->
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
helios-prospect-build-none = nichts möglich
helios-prospect-build = { $count ->
    [one] 1 bezahlbar
   *[other] { $count } bezahlbar
}
helios-prospect-move-sun-none = bringt nichts
helios-prospect-move-sun-best = bis { $best }
helios-out-choose-tile = kein Land erschaffen
helios-out-choose-build = nichts errichten
helios-out-choose-sun-target = die Sonne stehen lassen
helios-out-choose-bonus-action = die Bonusaktion verfallen lassen
helios-out-short-waive = verzichten
helios-out-short-stop = genug
helios-out-short-pass = passen
helios-out-short-end-turn = Zug beenden
helios-out-stop = kein Rohstoff mehr
helios-out-pass = passen: fertig in dieser Phase
helios-out-end-turn = Zug beenden

# -- was eine Möglichkeit bewirkt --

helios-title-place = { $kind } auf { $field }
helios-lapses-create-land = Du kannst jetzt kein Land erschaffen: Die Aktion würde verfallen.
helios-lapses-build = Du kannst jetzt nichts errichten: Die Aktion würde verfallen.
helios-lapses-move-sun = Die Sonne kann jetzt nicht ziehen: Die Aktion würde verfallen.
helios-said-prospect = Jetzt: { $what }.
helios-said-brings-nothing = Jetzt brächte das nichts.
helios-said-payable = Jetzt bezahlbar: { $what }.
helios-said-becomes = Deine Ablage: { $then }.
helios-said-becomes-any = Du legst es an eine Ablage deiner Wahl.
helios-said-becomes-any-full = Du legst es an eine Ablage deiner Wahl; voll wäre { $rows }, mit einer Bonusaktion.
helios-said-column-empty = Hier liegt in diesem Durchgang kein Plättchen mehr.
helios-said-last-tile = Es ist das letzte Plättchen dieser Spalte in diesem Durchgang.
helios-said-above = { $count ->
    [one] Danach kommt das letzte: { $colour }.
   *[other] Danach kommt { $colour }; dann sind es noch { $count }.
}
helios-said-row-open = { $of } Plättchen an einer Ablage bringen eine Bonusaktion.
helios-said-row-full = Das vierte: Eine Bonusaktion folgt, dann wird die Ablage geleert.
helios-said-coming = { $count ->
    [0] In den Spalten passt kein Plättchen mehr dazu
    [one] In den Spalten passt noch 1 Plättchen dazu
   *[other] In den Spalten passen noch { $count } Plättchen dazu
}, { $elsewhere }.
helios-coming-elsewhere = { $count } an { $row }
helios-said-coming-none = Kein anderes Plättchen dieses Durchgangs passt noch an eine Ablage.
helios-said-does = { $does }.
helios-said-grows = Scheint die Sonne darauf und ist es leer, wächst { $cube }.
helios-said-bare = Es liegt ohne Rohstoff da: Der Vorrat hatte keinen.
helios-said-start = Quelle und Obsidian können am Anfang nicht in der Mitte liegen.
helios-said-remain = { $count ->
    [one] 1 davon ist übrig.
   *[other] { $count } davon sind übrig.
}
helios-said-own = { $count ->
    [one] Du hast schon ein solches Plättchen.
   *[other] Du hast schon { $count } solche Plättchen.
}
helios-said-own-none = Du hast noch kein solches Plättchen.
helios-said-needed = { $count ->
    [one] 1 Gebäude, das dir fehlt, kostet { $cube }.
   *[other] { $count } Gebäude, die dir fehlen, kosten { $cube }.
}
helios-said-special-best = Jetzt { $most }, auf { $field }.
helios-said-temple-lit = { $count ->
    [one] Der Tempel auf { $field } bringt { $points }: sich selbst und 1 Plättchen ringsum.
   *[other] Der Tempel auf { $field } bringt { $points }: sich selbst und { $count } ringsum.
}
helios-said-lap = Die Sonne vollendet eine Umrundung: { $lapped }.
helios-said-lap-again = Sie vollendet noch eine Umrundung: keine Punkte, wie vereinbart, da in diesem Zug schon eine gezählt hat.
helios-said-grow = Es wächst { $grown }.
helios-grows-on = { $cube } auf { $field }
helios-said-full = { $fields }: kein Platz für mehr.
helios-said-no-light = Sie träfe nichts, was wächst oder zählt.
helios-said-next-points = Von dort könnte dein nächster Zug mit ihr { $points } bringen, mit einem Halt auf { $field }.
helios-said-next-far = Der nächste Gewinn liegt von dort { $steps } weiter: { $brings }, mit einem Halt auf { $field }.
helios-said-next-grows = Von dort könnte bei deinem nächsten Zug mit ihr { $grown } wachsen, mit einem Halt auf { $field }.
helios-said-no-lap = Keine Umrundung wird vollendet.
helios-said-site = { $count ->
    [one] Sooft die Sonne daneben hält, bringt er { $around_scores }: sich selbst und 1 Plättchen ringsum.
   *[other] Sooft die Sonne daneben hält, bringt er { $around_scores }: sich selbst und { $count } ringsum.
}
helios-said-site-empty = Hier liegt kein Rohstoff: Nichts geht verloren.
helios-said-own-temple = Mit Tempel bringt dieses Plättchen { $own_temple } am Ende.
helios-warn-site = { $count ->
    [one] Ein Rohstoff auf diesem Plättchen geht verloren, auch nach dem Bezahlen.
   *[other] { $count } Rohstoffe auf diesem Plättchen gehen verloren, auch nach dem Bezahlen.
}
helios-warn-site-pay = { $count ->
    [one] Hier liegt ein Rohstoff: Bezahle damit, sonst geht er verloren.
   *[other] Hier liegen { $count } Rohstoffe: Bezahle damit, sonst gehen sie verloren.
}
helios-said-raised = Der Tempel auf { $field } bringt dann { $vp } statt { $before }.
helios-said-special-now = { $kind }: jetzt { $special }.
helios-said-touches = Daneben: { $touches }.
helios-said-stops = { $count ->
    [one] Die Sonne könnte dann auf 1 Feld halten; jetzt auf { $stops }.
   *[other] Die Sonne könnte dann auf { $count } Feldern halten; jetzt auf { $stops }.
}
helios-said-stops-as-now = { $count ->
    [one] Die Sonne könnte weiterhin auf 1 Feld halten.
   *[other] Die Sonne könnte weiterhin auf { $count } Feldern halten.
}
helios-said-opens = Damit wäre bezahlbar: { $buildings }.
helios-warn-payment = { $count ->
    [one] Ein Rohstoff am Ort des Tempels ginge verloren.
   *[other] { $count } Rohstoffe am Ort des Tempels gingen verloren.
}
helios-said-from-site = Er liegt dort, wo der Tempel stehen wird; was dort bleibt, geht verloren.
helios-said-regrows = Auf { $field } kann bei der nächsten Bestrahlung ein neuer wachsen.
helios-said-regrows-not = Auf { $field } wächst er bei der nächsten Bestrahlung nicht nach.
helios-said-left = Danach noch zu bezahlen: { $rest }.
helios-said-all-paid = Damit ist alles bezahlt.
helios-said-short = Kosten: { $cost }; du hast { $held }. Es fehlt noch: { $lacks } beliebiger Farbe.
helios-said-pay = Du bezahlst { $cost }; du hast { $held }.
helios-said-wake = Zum Aktivieren bezahlst du { $cost }; du hast { $held }.
helios-said-wake-short = Zum Aktivieren brauchst du { $cost }; du hast { $held }. Es fehlt noch: { $lacks } beliebiger Farbe.
helios-said-replaced = Es fehlt: { $replaced }. Je { $ratio } beliebige ersetzen einen, also { $cubes } insgesamt.
helios-said-cubes-left = { $count ->
    [one] Danach bleibt 1 Rohstoff.
   *[other] Danach bleiben { $count } Rohstoffe.
}
helios-said-no-cube-left = Danach bleibt kein Rohstoff.
helios-said-range = Deine Zugweite wächst von { $before } auf { $after }.
helios-said-temple = Er bringt { $mana }, und Punkte, sooft die Sonne daneben hält.
helios-said-sites = Er könnte auf { $sites } stehen.
helios-said-built = Es ist errichtet.
helios-warn-no-laps = Danach bringen Umrundungen nichts mehr.
helios-said-function = Sofort: { $what }.
helios-said-scores = Am Ende { $what }, wenn aktiv.
helios-said-active = Aktiv.
helios-said-once = Aktivieren bringt { $once }.
helios-said-buy = Du bezahlst { $mana } und behältst { $left }.
helios-said-too-dear = Das kostet { $mana }, du hast { $has }.
helios-said-not-yet = Aktivieren könntest du noch nicht, und nur aktive Personen zählen.
helios-said-out-waive = Du tust mit dieser Aktion nichts. Das Plättchen bleibt an seiner Ablage.
helios-said-out-waive-bonus = Die Bonusaktion verfällt.
helios-said-out-stop = Du nimmst keinen Rohstoff mehr.
helios-said-out-pass = Du scheidest für diese Phase aus: keine Personen mehr in diesem Durchgang.
helios-said-out-end-turn = Kommt die Reihe wieder an dich, darfst du eine weitere Person erwerben.

# -- noch einmal gefragt --

helios-confirm-lapses = { $what } Das Plättchen trotzdem nehmen?
helios-confirm-choose-tile = Du könntest noch Land erschaffen. Trotzdem verzichten?
helios-confirm-choose-build = Du könntest noch etwas errichten. Trotzdem verzichten?
helios-confirm-choose-sun-target = Du könntest noch die Sonne bewegen. Trotzdem verzichten?
helios-confirm-choose-bonus-action = Eine Bonusaktion lässt sich nicht aufheben. Soll sie verfallen?
helios-confirm-stop = Es ist noch Platz für einen Rohstoff. Trotzdem aufhören?
helios-confirm-pass = Du könntest noch jemanden erwerben oder aktivieren. Trotzdem für diese Phase passen?
helios-confirm-useless = Es ist der letzte Durchgang, und aktivieren kannst du nicht ({ $who }): keine Punkte. Trotzdem erwerben?
helios-confirm-site = { $count ->
    [one] Ein Rohstoff auf { $field } ginge verloren. Trotzdem dort errichten?
   *[other] { $count } Rohstoffe auf { $field } gingen verloren. Trotzdem dort errichten?
}
helios-confirm-payment = { $count ->
    [one] Dann ginge ein Rohstoff unter dem Tempel verloren. Trotzdem mit diesem bezahlen?
   *[other] Dann gingen { $count } Rohstoffe unter dem Tempel verloren. Trotzdem mit diesem bezahlen?
}

# -- warum nicht --

helios-reason-column-empty = { $action }: In dieser Spalte liegt in diesem Durchgang kein Plättchen mehr.
helios-reason-no-field = Kein Feld deiner Karte kann ein Plättchen aufnehmen.
helios-reason-slot-empty = Sein Plättchen ist genommen; Phase 3 bringt ein neues.
helios-reason-special-gone = Davon ist keines übrig.
helios-reason-sun-is-there = Dort ist deine Sonne.
helios-reason-not-adjacent = Es liegt nicht neben deinem Land.
helios-reason-encloses-sun = Ein Plättchen dort würde deine Sonne umschließen.
helios-reason-no-house = Im Vorrat ist kein Haus mehr.
helios-reason-no-site = Auf jedem deiner Plättchen steht schon ein Tempel.
helios-reason-too-few-cubes-plain = Nötig: { $needed }; du hast { $owned }.
helios-reason-too-few-cubes-missing = Es fehlt: { $missing }. Je zwei andere Rohstoffe ersetzen einen; nötig: { $needed }, du hast { $owned }.
helios-reason-dead-end = Es ist eine Sackgasse; die Sonne zieht nie hinein.
helios-reason-no-tile = Kein Plättchen liegt aus.
helios-reason-nothing-to-build = Es gibt nichts, was du bezahlen könntest.
helios-reason-one-person-a-turn = In einem Zug darf nur { $most } Person erworben werden; die nächste, wenn du wieder an der Reihe bist.
helios-reason-too-little-mana = Das kostet { $needed } Mana, du hast { $owned }.
helios-reason-game-over = Das Spiel ist vorbei.
helios-reason-others-board = Es liegt auf dem Tableau von { $name }.
helios-reason-not-your-turn = { $name } ist an der Reihe.
helios-reason-has-temple = Dort steht schon ein Tempel.
helios-reason-tile-lies-there = Dort liegt schon ein Plättchen.
helios-reason-tile-lies-there-full = Dort liegt schon ein Plättchen, und es hat keinen Platz für einen weiteren Rohstoff.
helios-reason-no-cube-to-pay = Von dort kann jetzt kein Rohstoff bezahlt werden.
helios-reason-tile-full = Auf diesem Plättchen ist kein Platz für einen weiteren Rohstoff.
helios-reason-dark-field = Auf ein dunkles Randfeld darf nie ein Plättchen.
helios-reason-lake = Es ist ein See: Deine Sonne kommt nicht hin.
helios-reason-off-the-coast = Die Sonne bleibt an der Küste, und dieses Feld berührt dein Land nicht.
helios-reason-no-sun-move = Die Sonne wird jetzt nicht bewegt.
helios-reason-out-of-range = { $count ->
    [one] Mit Zugweite 1 kommt die Sonne nicht hin.
   *[other] Mit Zugweite { $count } kommt die Sonne nicht hin.
}
helios-reason-built-already = Es ist schon errichtet.
helios-reason-needs-build = Dafür brauchst du die Aktion Errichten.
helios-reason-active-already = Diese Person ist schon aktiv.
helios-reason-person-taken = Diese Person gehört { $name }.
helios-reason-persons-later = Personen werden in Phase 2 erworben und aktiviert.
helios-reason-needs-create-land = Dafür brauchst du die Aktion Land erschaffen.
helios-reason-no-action-turn = Aktionsplättchen nimmt man in Phase 1.
helios-reason-one-tile-a-turn = Ein Aktionsplättchen je Zug; führe erst diese Aktion zu Ende.

# -- was geschehen ist --

helios-event-with = { $head }: { $what }.
helios-event-gains = { $name } erhält { $what }.
helios-event-chose-start-land = { $name } wählt als Startland { $colour }.
helios-event-took-action-tile = { $name } nimmt ein { $tile }: { $action }.
helios-event-chose-row = { $name } legt das graue Plättchen an { $the_row }.
helios-event-filled-row = { $name } füllt { $the_row }: eine Bonusaktion.
helios-event-no-action-tile = { $name } findet kein Aktionsplättchen und hat keine Aktion.
helios-event-lapsed-create-land = { $name } kann kein Land erschaffen: Die Aktion verfällt.
helios-event-lapsed-build = { $name } kann nichts errichten: Die Aktion verfällt.
helios-event-lapsed-move-sun = { $name } kann die Sonne nicht bewegen: Die Aktion verfällt.
helios-event-waived-create-land = { $name } erschafft kein Land.
helios-event-waived-build = { $name } errichtet nichts.
helios-event-waived-move-sun = { $name } bewegt die Sonne nicht.
helios-event-waived-bonus-action = { $name } lässt die Bonusaktion verfallen.
helios-event-laid-cube = { $name } legt { $tile } mit Rohstoff auf { $field }.
helios-event-laid-bare = { $name } legt { $tile } auf { $field }.
helios-event-built = { $name } errichtet { $building } ({ $vp }) für { $price }.
helios-event-built-temple-whole = { $name } errichtet Tempel { $number } auf { $field } für { $price }.
helios-event-built-temple-lost = { $name } errichtet Tempel { $number } auf { $field } für { $price } ({ $lost } dort verloren).
helios-event-activated = { $name } aktiviert { $person } für { $price }.
helios-event-bought = { $name } erwirbt { $person } für { $mana }.
helios-event-no-cube-room = { $name } hat keinen Platz für den fälligen Rohstoff und geht leer aus.
helios-event-no-cube-supply = Der Vorrat hat keinen Rohstoff mehr: { $name } geht leer aus.
helios-event-paid = { $name } bezahlt { $price }.
helios-event-passed = { $name } passt für diese Phase.
helios-event-moved-sun = { $name } bewegt die Sonne von { $start } nach { $end }, { $steps }.
helios-event-phase = Phase 2, Personen: { $first } beginnt.
helios-event-round-begins = Durchgang { $round } beginnt; { $name } hat den Drachen.
helios-event-column-short = { $action }: Es sind zu wenige Plättchen da; aufgedeckt: { $tiles }.
helios-event-reshuffled = Abgelegte Aktionsplättchen werden neu gemischt, { $action }: { $tiles }.
helios-event-turned-up = Neues Land liegt aus: { $tiles }.
helios-event-game-ended = Der letzte Durchgang ist vorbei.
helios-gain-gained-cube = { $colour } auf { $field }
helios-gain-extended-range = Zugweite { $range }
helios-gain-scored-lap = { $vp } für eine Umrundung
helios-gain-lap-again = nichts für noch eine Umrundung im selben Zug, wie vereinbart
helios-gain-scored-temples = { $vp } für Tempel
helios-gain-harbour = Hafen, { $vp } am Ende

# -- ein Zug in wenigen Worten --

helios-brief-laid = { $kind } auf { $field }
helios-brief-built-temple = Tempel auf { $field }
helios-brief-moved-sun = Sonne nach { $end }
helios-brief-gained = +{ $what }
helios-brief-bought = { $who } erworben
helios-brief-activated = { $who } aktiv
helios-brief-passed = passt
helios-without-create-land = erschafft kein Land
helios-without-build = errichtet nichts
helios-without-move-sun = lässt die Sonne stehen
helios-without-bonus-action = verzichtet auf die Bonusaktion

# -- Wertung --

helios-score-bag = Sonne
helios-score-bag-line = Sonne: bestrahlte Tempel und Umrundungen
helios-score-buildings = Gebäude
helios-score-persons = Aktive Personen
helios-score-harbours = Häfen
helios-score-specials = Sonderplättchen
helios-score-each = { $title }: { $each }

helios-tie-break = { $cubes } auf dem Tableau übrig
helios-scoring = Während des Spiels: bestrahlte Tempel und Umrundungen. Am Ende: Gebäude, aktive Personen, 4 SP für jeden Hafen mit einem Plättchen, Sonderplättchen. Übriges Mana und übrige Rohstoffe zählen nur durch eine Person oder ein Sonderplättchen; bei Gleichstand entscheiden die übrigen Rohstoffe.
helios-variant-first = Startspieler
helios-variant-first-random = ausgelost
helios-variant-first-seat = Spieler { $number }
helios-variant-bags-hint = Ob die Punkte, die Tempel und Umrundungen während des Spiels bringen, den anderen bis zum Schluss verborgen bleiben, in Säckchen.
helios-variant-bags = Punkte bisher
helios-variant-bags-closed = verdeckt (Spielregel)
helios-variant-bags-open = für alle sichtbar
helios-variant-laps = Umrundung zählt
helios-variant-laps-turn = einmal im Zug
helios-variant-laps-move = einmal je Bewegung
helios-variant-laps-hint = In einem Zug kann die Sonne zweimal ziehen und jedes Mal eine Umrundung vollenden: Beide zählen zusammen einmal, oder jede zählt.
helios-ruling-laps-turn = Für dieses Spiel vereinbart: Eine Umrundung zählt im Zug eines Spielers einmal, auch wenn die Sonne zweimal zieht.
helios-ruling-laps-move = Für dieses Spiel vereinbart: Eine Umrundung zählt einmal je Bewegung der Sonne, im Zug also vielleicht zweimal.
helios-undo-stops = Weiter zurück geht es nicht: Seitdem wurden Plättchen aufgedeckt, oder jemand anders hat entschieden.

helios-signs =
    { $spring } Quelle · { $redwood } Mammutbaum · { $granite } Granit · { $bamboo } Bambus · { $obsidian } Obsidian · { $any } Rohstoff beliebiger Farbe
    { $mana } Mana · { $step } Zugweite · { $temple } Tempel · { $house } Gebäude · { $harbour } Hafen · { $person } Person · { $dragon } beginnt den Durchgang
    Aktionsplättchen { $red } rot · { $blue } blau · { $yellow } gelb · { $grey } grau, für jede Ablage
    { $night } Person erworben, nicht aktiv · { $day } aktiv
    { $barred } kannst du nicht bezahlen; auf der Karte: für die Sonne unerreichbar

helios-help-choose-start-land =
    Dein erstes Land liegt in der Mitte deiner Karte und trägt einen Rohstoff seiner Farbe. Mehrere dürfen dasselbe wählen. Quelle und Obsidian sind für den Anfang zu kostbar.
helios-help-choose-setup-bonus =
    Wer als Dritter oder Vierter an der Reihe ist, erhält einen zweiten Rohstoff beliebiger Farbe auf sein Startland.
helios-help-choose-action-tile =
    Nimm das unterste Plättchen einer Spalte; eines musst du nehmen, auch wenn du keine Aktion willst. Seine Farbe bestimmt die Ablage an deinem Tableau, die Spalte die Aktion.

    Das vierte Plättchen an einer Ablage bringt nach der regulären Aktion eine Bonusaktion, dann wird die Ablage geleert. Nimmst du ein Plättchen, wird für die anderen das nächste frei.
helios-help-choose-row =
    Ein graues Plättchen kommt an eine Ablage deiner Wahl. Das vierte Plättchen an einer Ablage, gleich welcher Farbe, bringt nach der regulären Aktion eine Bonusaktion.
helios-help-choose-tile =
    Nimm ein ausliegendes Landplättchen mit dem Rohstoff darauf oder ein Sonderplättchen. Der Auslageplatz bleibt bis Phase 3 leer. Auf Land wachsen im Licht der Sonne Rohstoffe; Sonderplättchen zählen am Ende.
helios-help-choose-field =
    Ein freies helles Feld neben deinem Land, nicht unter deiner Sonne. Das Plättchen darf sie nicht vom dunklen Rand abschneiden.

    Manche Felder bringen gleich Mana oder einen Rohstoff; die sechs Ecken sind Häfen: 4 SP am Ende. Die Form deines Landes bestimmt, wohin die Sonne kommt: Buchten können zu Abkürzungen oder Sackgassen werden.
helios-help-choose-bonus-colour =
    Das Feld bringt einen Rohstoff beliebiger Farbe. Er kommt auf das eben gelegte Plättchen, auch als zweiter.
helios-help-choose-build =
    Ein Tempel oder ein Gebäude; jedes braucht ein Haus. Rohstoffe beliebiger Farbe (○) wählst du selbst. Hast du Rohstoffe einer anderen verlangten Farbe, musst du mit ihnen bezahlen; jeden, der dann noch fehlt, ersetzen zwei beliebige.

    Gebäude bringen Zugweite, Mana und Funktion jetzt, ihre Punkte am Ende. Dein n-ter Tempel kostet n beliebige Rohstoffe und bringt n Mana.
helios-help-choose-temple-site =
    Wähl eines deiner Plättchen ohne Tempel. Sooft die Sonne neben einem Tempel hält, bringt er 1 SP für sein Plättchen und 1 SP für jedes Plättchen ringsum. Rohstoffe können dort nie mehr liegen: Was noch dort liegt, geht verloren, wenn du nicht damit bezahlst.
helios-help-pay-cube =
    Du bezahlst Rohstoff für Rohstoff, von Plättchen deiner Wahl. Hast du Rohstoffe einer verlangten Farbe, musst du mit ihnen bezahlen; jeden, der dann noch fehlt, ersetzen zwei beliebige. Auf einem leeren Plättchen kann im Licht der Sonne ein neuer wachsen.
helios-help-place-resource =
    Der Markt bringt bis zu zwei Rohstoffe aus dem Vorrat, in Farben deiner Wahl, auf deine Plättchen mit Platz. Auf einem Plättchen ist Platz für einen, auf Land mit dem Lager für zwei, auf einem Plättchen mit Tempel für keinen.
helios-help-choose-sun-target =
    Die Sonne zieht im Uhrzeigersinn an der Küste um dein Land, von 1 Schritt bis zu ihrer Zugweite, und hält nie auf dem Feld, von dem sie kommt.

    Wo sie hält, bestrahlt sie alle Plättchen ringsum: Auf Land mit Platz wächst ein Rohstoff, Tempel bringen Punkte. Ist sie ganz herum und kommt auf die gelb umrandeten Felder, bringt die Umrundung 5 SP. An Sackgassen zieht sie vorbei; quer über eine Bucht kann es eine Abkürzung geben. Gibt es mehrere Wege, wird der beste für dich genommen.
helios-help-choose-bonus-action =
    Eine der drei Aktionen, ohne ein Plättchen zu nehmen, sofort oder nie. Auf die gewählte Aktion kannst du nicht verzichten, auf die einmalige Funktion eines Gebäudes schon.
helios-help-persons-turn =
    In deinem Zug darfst du eine Person für Mana erwerben und beliebig viele deiner Personen mit Rohstoffen aktivieren.

    Nur aktive Personen bringen etwas: Zugweite und Mana sofort, Punkte am Ende. Es geht reihum, bis alle gepasst haben; wer passt, ist für diese Phase draußen.
helios-help-place-round-bonus =
    Wer in diesem Durchgang als Dritter oder Vierter an der Reihe ist, erhält einen Rohstoff beliebiger Farbe auf ein Plättchen, das dafür Platz hat.

# -- der Tisch in Textzeilen --

helios-stage-set-up = Aufbau
helios-stage-actions = Phase 1, Aktionsrunde { $turn } von { $turns }
helios-stage-persons = Phase 2, Personen
helios-stage-refill = Phase 3, Auffüllen und Bonusrohstoffe
helios-stage-over = Ende
helios-part-actions = aktionen
helios-part-land = land
helios-part-special = sonderplättchen
helios-part-persons = personen
helios-part-players = spieler
helios-part-map = karte
helios-part-world = welt
helios-part-city = stadt
helios-text-head = Durchgang { $round } von { $rounds }, { $stage }. Drache: { $dragon }.
helios-text-column = Aktionsplättchen:
helios-text-slot = Land zur Wahl:
helios-text-special = Sonderplättchen:
helios-text-person = Personen:
helios-text-building = Stadt von { $name }:
helios-text-supply = Vorrat: Mana { $mana }, Häuser { $houses }, Rohstoffe { $cubes }
helios-whose-night = Von { $name } erworben, nicht aktiv.
helios-whose-day = Aktiv, { $name }.
helios-text-seat = { $name }: Zugweite { $range }, Mana { $mana }, Rohstoffe { $cubes }, Plättchen { $tiles }, Tempel { $temples }, Gebäude { $buildings }, Personen { $day } aktiv und { $night } nicht, Häfen { $harbours }, Ablagen { $rows }, Säckchen { $bag }
helios-text-world = Welt von { $name }
helios-text-legend = Plättchen+Zahl der Rohstoffe, +^ Tempel; (sun) Sonne, ... frei, ::: dunkler Rand, ! Sackgasse, - See; = gelb umrandet, h Hafen, m Mana, r Rohstoff
helios-text-tiles = Plättchen: { $tiles }
helios-text-free = Ein Plättchen könnte liegen auf: { $fields }
helios-text-sun = Sonne auf { $field }. Sie könnte ziehen nach { $stops }

# -- umsehen --

helios-look-temple = Ein Tempel: { $shines }, sooft die Sonne daneben hält.
helios-look-full = Voll: Weiterer Rohstoff ({ $cube }) wächst hier nicht.
helios-look-grows = Hier ist Platz: Das Licht brächte { $cube }.
helios-look-special-worth = { $does }: jetzt { $special }.
helios-look-free-sun = { $field }: die Sonne.
helios-look-free-dark = { $field }: dunkles Randfeld. Nur die Sonne darf hierher.
helios-look-free-lake = { $field }: ein See, für die Sonne unerreichbar.
helios-look-free-dead-end = { $field }: eine Sackgasse; die Sonne zieht nicht hinein.
helios-look-free-light = { $field }: frei.
helios-look-stop = Hier könnte die Sonne halten: { $steps }, { $what }.
helios-look-bonus = Feldbonus: { $bonus }.
helios-look-lap = Gelb umrandet: Hier vollendet die Sonne ihre Umrundungen.
helios-look-column = { $tiles } (das letzte kann genommen werden).
helios-look-row-empty = Sie ist leer.
helios-look-row = Darin liegen { $holds } von { $of }: { $tiles }.
helios-look-bag = { $name } hat { $vp } im Säckchen, für bestrahlte Tempel und Umrundungen; sie zählen am Ende.
helios-look-bag-hidden = Im Säckchen sind Punkte für bestrahlte Tempel und Umrundungen. Du siehst nur deins; am Ende werden alle geöffnet.
helios-look-mana = { $name } hat { $mana }: Damit werden in Phase 2 Personen erworben.
helios-look-cubes = { $name } hat diese Rohstoffe: { $cubes }. Sie liegen auf den Landplättchen, bezahlen Gebäude und Tempel und aktivieren Personen.
helios-look-range = Die Sonne von { $name } zieht bis zu { $range } Schritte weit; { $most } ist das Höchste auf dieser Leiste.
helios-look-temples = { $name } hat { $count } Tempel; jeder bringt Punkte, wenn die Sonne neben ihm anhält.
helios-look-world = Die Welt von { $name } hat { $tiles } Plättchen. Die Sonne zieht um das Land, und was neben ihrem Halt liegt, gedeiht.
helios-look-city = Von { $name } gebaut: { $built }.
helios-look-payable = Bezahlen könnte { $name } jetzt { $count ->
    [0] nichts
    [one] 1 Gebäude oder Tempel
   *[other] { $count } Gebäude und Tempel
}.
helios-look-persons = Die Personen von { $name }: aktiv { $awake }; nicht aktiv { $asleep }. Nur aktive bringen etwas.
helios-look-legend-harbour = Ein Hafen auf einem freien Feld: 4 SP am Ende, wenn dort ein Plättchen liegt.
helios-look-legend-mana = Mana auf einem freien Feld: Es kommt, wenn dort ein Plättchen gelegt wird.
helios-look-legend-resource = Ein Rohstoff beliebiger Farbe, wenn auf diesem Feld ein Plättchen gelegt wird.
helios-look-legend-cubes = Die fünf Farben der Rohstoffe: Sie liegen auf Landplättchen ihrer Farbe und bezahlen Gebäude, Tempel und Personen.
helios-look-legend-fourth = Das vierte Aktionsplättchen einer Ablage bringt eine Bonusaktion, und die Ablage wird geleert.
helios-look-supply = Noch im Vorrat: { $mana } Mana und { $houses } Häuser. Jedes Gebäude und jeder Tempel braucht ein Haus.
helios-look-latest = Was { $name } seit deinem letzten Zug getan hat.
helios-element-bag = Säckchen
helios-element-world = Welt
helios-element-supply = Vorrat
helios-about-world = Die Karte einer Welt: Landplättchen, um die die Sonne im Uhrzeigersinn zieht. Leere Felder zeigen, was sie bringen, wenn dort ein Plättchen gelegt wird.
helios-about-city = Die Gebäude, die alle je einmal bauen können: Sie bringen sofort Zugweite, Mana und eine Funktion, am Ende Punkte.
helios-about-persons = Die Personen: für Mana erworben, mit Rohstoffen aktiviert. Nur aktive bringen etwas.
helios-about-tiles = Die Aktionsplättchen: Aus einer Spalte lässt sich das unterste nehmen. Seine Farbe bestimmt die Ablage, die Spalte die Aktion.
helios-about-offer = Die Land- und Sonderplättchen in der Auslage.
helios-about-mine = Was jemand hat: Punkte, Mana, Rohstoffe, Zugweite, die Ablagen der Aktionsplättchen, Stadt und Personen.
helios-about-mini = Eine Welt im Kleinen, und wo Rohstoffe und Tempel sind.
helios-about-others = Die anderen: sichtbare Punkte, Zugweite, Mana, Tempel, Gebäude, Rohstoffe und Aktionsplättchen je Ablage. Die Fahne zeigt, wer den Durchgang beginnt.

# -- auf den Tableaus --

helios-path-tile = Aktionsplättchen
helios-path-action = seine Aktion
helios-path-bonus = Bonusaktion
helios-banner-persons = Phase 2: Personen werden erworben und aktiviert
helios-banner-refill = Durchgang { $round } beginnt: neue Plättchen, neues Land
helios-board-world = Welt von { $name }
helios-board-counts = { $tiles }, { $temples }
helios-board-count-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
helios-board-count-temples = { $count ->
    [one] 1 Tempel
   *[other] { $count } Tempel
}
helios-board-legend-harbour = Hafen: 4 SP
helios-board-legend-mana = Mana
helios-board-legend-resource = Rohstoff
helios-board-supply = im Vorrat
helios-board-lap = RUNDE
helios-board-sun = { $sign } Sonne
helios-board-lake = See
helios-board-dead-end = gesperrt
helios-board-tiles = Aktionsplättchen
helios-board-land = Land zur Wahl
helios-board-taken = genommen
helios-board-gone = leer
helios-board-short = { $count ->
    [one] 1 Rohstoff fehlt
   *[other] { $count } Rohstoffe fehlen
}
helios-board-buy = Preis
helios-board-wake = aktiv für
helios-board-side-night = erworben
helios-board-side-day = aktiv
helios-board-vp = SP
helios-board-bag = { $count } im Säckchen
helios-board-mana = Mana
helios-board-cubes = Rohstoffe
helios-board-range = Weite
helios-board-endless = endlos
helios-board-fourth = das 4.: Bonusaktion
helios-board-full = Ablage { $row } voll
helios-board-city = Stadt
helios-board-persons = Personen
helios-board-payable = { $count ->
    [one] 1 jetzt bezahlbar
   *[other] { $count } jetzt bezahlbar
}
helios-board-payable-none = jetzt nichts bezahlbar
helios-board-on-offer = zu haben: { $names }
helios-board-others = Andere
helios-board-head-vp = SP
helios-board-head-range = Weite
helios-board-head-mana = Mana
helios-board-head-temples = Tempel
helios-board-head-built = Bauten
helios-board-head-rows = Ablagen
helios-board-own-cube = { $cube } auf { $fields }
helios-board-own-temple = Tempel auf { $fields }

# -- seit deinem Zug: was es für den Spieler heißt --

helios-recap-person-gone = { $name } hat { $who } erworben; du hattest das Mana.
helios-recap-person-gone-worth = { $name } hat { $who } erworben, für dich { $vp } wert; du hattest das Mana.
helios-recap-fourth-tile-gone = { $name } hat das letzte ausliegende Plättchen genommen, das bei dir { $the_row } gefüllt hätte.
helios-recap-action-gone = { $name } hat das letzte Plättchen genommen: „{ $action }“ gibt es in diesem Durchgang nicht mehr.
helios-recap-land-gone = { $colour }: In diesem Durchgang ist kein Land mehr da, und du hast keines.
helios-recap-special-gone = { $kind }: Das letzte ist weg.
helios-recap-supply-empty = { $colour }: Im Vorrat ist kein Rohstoff dieser Farbe mehr.
helios-recap-cube-grew = Ein neuer Rohstoff auf { $field }: { $colour }.
helios-recap-got-mana = Du hast { $mana } bekommen.
helios-recap-got-dragon = Du hast den Drachen: Du beginnst Durchgang { $round }.
helios-recap-turn-fills-row = füllt eine Reihe
helios-recap-turn-no-action-tile = findet kein Aktionsplättchen
helios-recap-turn-lays = legt { $tile } auf { $field }
helios-recap-turn-builds = errichtet { $building }
helios-recap-turn-builds-temple = errichtet einen Tempel auf { $field }
helios-recap-turn-moves-sun = bewegt die Sonne nach { $end }
helios-recap-turn-gains = erhält { $what }
helios-recap-turn-buys = erwirbt { $what }
helios-recap-turn-activates = aktiviert { $person }
helios-recap-turn-passes = passt

# -- was ein Tipp außer dem Wertungsblatt zählt --

helios-prospect-mana = Mana
helios-prospect-range = wie weit deine Sonne reicht
helios-prospect-lap = die nächste Umrundung
helios-prospect-cubes = Rohstoffe zum Bezahlen
helios-prospect-rows = Ablagen auf dem Weg zu einer Bonusaktion
helios-prospect-persons = Personen
helios-prospect-land = Platz und Land auf deiner Karte
helios-prospect-temples = Tempel im Licht
helios-prospect-city = deine Stadt
helios-prospect-now = Punkte jetzt

# -- was Tipps am Ende des Zuges vergleichen --

helios-ahead-mana = { $more ->
    [yes] mehr
   *[no] weniger
} Mana
helios-ahead-range = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte für deine Sonne
helios-ahead-cubes = { $more ->
    [yes] mehr
   *[no] weniger
} Rohstoffe auf deinem Land
helios-ahead-colours = { $more ->
    [yes] mehr
   *[no] weniger
} Arten von Rohstoffen auf deinem Land
helios-ahead-tiles = { $more ->
    [yes] mehr
   *[no] weniger
} Plättchen auf deiner Karte
helios-ahead-temples = { $more ->
    [yes] mehr
   *[no] weniger
} Tempel
helios-ahead-neighbours = { $more ->
    [yes] mehr
   *[no] weniger
} Plättchen um deine Tempel
helios-ahead-specials = { $more ->
    [yes] mehr
   *[no] weniger
} Sonderplättchen
helios-ahead-kinds = { $more ->
    [yes] mehr
   *[no] weniger
} Arten von Land auf deiner Karte
helios-ahead-harbours = { $more ->
    [yes] mehr
   *[no] weniger
} Häfen, die du mit dem nächsten Plättchen erreichen kannst
helios-ahead-row3 = { $more ->
    [yes] mehr
   *[no] weniger
} Ablagen, denen ein Plättchen zur Bonusaktion fehlt
helios-ahead-buildings = { $more ->
    [yes] mehr
   *[no] weniger
} Gebäude
helios-ahead-night = { $more ->
    [yes] mehr
   *[no] weniger
} Personen, die auf ihre Aktivierung warten
helios-ahead-day = { $more ->
    [yes] mehr
   *[no] weniger
} aktive Personen
helios-ahead-lap = { $more ->
    [yes] eine
   *[no] keine
} Umrundung in Reichweite deiner Sonne
helios-ahead-reach = { $more ->
    [yes] mehr
   *[no] weniger
} Felder, auf denen deine Sonne als Nächstes halten könnte
helios-ahead-room = { $more ->
    [yes] mehr
   *[no] weniger
} freie Plätze für Rohstoffe auf deinem Land
helios-ahead-buyable = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte von der besten Person, die du kaufen könntest
helios-ahead-scored = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte für Tempel und Umrundungen
helios-ahead-night-points = { $more ->
    [yes] mehr
   *[no] weniger
} Punkte, die deine wartenden Personen brächten
