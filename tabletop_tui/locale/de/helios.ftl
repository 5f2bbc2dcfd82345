# Helios: alles, was am Tisch gesagt wird.

# -- Namen und Mengen --

helios-vp = { $count } SP
helios-mana = { $count } Mana
helios-cubes-one = 1 Rohstoff
helios-cubes-many = { $count } Rohstoffe
helios-steps-one = 1 Schritt
helios-steps-many = { $count } Schritte
helios-temples-one = Tempel { $vp }
helios-temples-many = { $count } Tempel { $vp }
helios-lap = Umrundung { $vp }
helios-no-yield = kein Ertrag
helios-nothing = nichts
helios-no-cubes = keine Rohstoffe
helios-endless = ohne Grenze
helios-named = { $name }: { $does }

helios-colour-spring = Quelle
helios-colour-redwood = Mammutbaum
helios-colour-granite = Granit
helios-colour-bamboo = Bambus
helios-colour-obsidian = Obsidian
helios-cube = { $colour } ({ $letter })
helios-tile-spring-object = ein Landplättchen Quelle
helios-tile-redwood-object = ein Landplättchen Mammutbaum
helios-tile-granite-object = ein Landplättchen Granit
helios-tile-bamboo-object = ein Landplättchen Bambus
helios-tile-obsidian-object = ein Landplättchen Obsidian
helios-tile-sanctuary-object = ein Heiligtum
helios-tile-treasury-object = eine Schatzkammer
helios-tile-oasis-object = eine Oase
helios-tile-summit-object = einen Gipfel

helios-special-sanctuary = Heiligtum
helios-special-treasury = Schatzkammer
helios-special-oasis = Oase
helios-special-summit = Gipfel
helios-special-does-own-temple = { $vp }, wenn ein Tempel darauf steht
helios-special-does-resources-left = { $vp } je übrigem Rohstoff auf deinem Tableau
helios-special-does-adjacent-colours = { $vp } je Landfarbe daneben
helios-special-does-adjacent-tiles = { $vp } je Plättchen daneben, mit Tempel { $more }

helios-special-brief-own-temple = { $vp } mit Tempel
helios-special-brief-resources-left = { $vp } je Rohstoff übrig
helios-special-brief-adjacent-colours = { $vp } je Landfarbe
helios-special-brief-adjacent-tiles = { $vp } je Nachbar

helios-field-bonus-harbour = Hafen { $vp } am Ende
helios-field-bonus-mana = { $mana }
helios-field-bonus-resource = { $cubes } beliebiger Farbe

helios-action-create-land = Land erschaffen
helios-action-build = Errichten
helios-action-move-sun = Sonne bewegen
helios-action-create-land-word = Land erschaffen
helios-action-build-word = etwas errichten
helios-action-move-sun-word = die Sonne bewegen
helios-row-red = rot
helios-row-blue = blau
helios-row-yellow = gelb
helios-row-grey = grau
helios-row-after-open = Ablage { $row } { $count }/{ $of }
helios-row-after-full = Ablage { $row } { $count }/{ $of }: Bonusaktion
helios-row-fills = { $row } voll: Bonus
helios-row-any = grau: Ablage nach Wahl
helios-row-any-full = grau: Bonusaktion bei { $rows }

helios-building-palace = Palast
helios-building-warehouse = Lager
helios-building-stonemason = Steinmetzhütte
helios-building-observatory = Sternwarte
helios-building-sun-gate = Sonnentor
helios-building-sun-altar = Sonnenaltar
helios-building-sundial = Sonnenuhr
helios-building-market = Markt
helios-building-mana-well = Manabrunnen
helios-building-survey-office = Vermessungsamt
helios-building-sun-road = Sonnenstraße
helios-building-monument = Monument
helios-building-palace-object = den Palast
helios-building-warehouse-object = das Lager
helios-building-stonemason-object = die Steinmetzhütte
helios-building-observatory-object = die Sternwarte
helios-building-sun-gate-object = das Sonnentor
helios-building-sun-altar-object = den Sonnenaltar
helios-building-sundial-object = die Sonnenuhr
helios-building-market-object = den Markt
helios-building-mana-well-object = den Manabrunnen
helios-building-survey-office-object = das Vermessungsamt
helios-building-sun-road-object = die Sonnenstraße
helios-building-monument-object = das Monument
helios-does-bonus-action = sofort eine Bonusaktion
helios-does-store-two = auf deinen Landplättchen haben je { $cubes } Platz
helios-does-temple-discount = deine Tempel kosten 1 Rohstoff weniger
helios-does-endless-sun = deine Sonne zieht beliebig weit, Umrundungen bringen nichts mehr
helios-does-lap-ten = jede Umrundung bringt { $lap }
helios-does-temple-light = jeder bestrahlte Tempel bringt 1 SP mehr
helios-does-move-sun = sofort die Sonne bewegen
helios-does-take-two = sofort bis zu 2 Rohstoffe deiner Wahl
helios-does-create-land = sofort Land erschaffen
helios-no-function = keine Funktion
helios-sun-more = Zugweite +{ $count }

helios-person-explorer = Entdecker
helios-person-astronomer = Astronomin
helios-person-priestess = Hohepriesterin
helios-person-architect = Baumeister
helios-person-settler = Siedlerin
helios-person-mage = Magier
helios-person-herbalist = Kräuterfrau
helios-person-warden = Hüterin
helios-person-explorer-object = den Entdecker
helios-person-astronomer-object = die Astronomin
helios-person-priestess-object = die Hohepriesterin
helios-person-architect-object = den Baumeister
helios-person-settler-object = die Siedlerin
helios-person-mage-object = den Magier
helios-person-herbalist-object = die Kräuterfrau
helios-person-warden-object = die Hüterin
helios-scores-harbours = { $vp } je Hafen
helios-scores-sun-range = { $vp } je Schritt Zugweite
helios-scores-temples = { $vp } je Tempel
helios-scores-buildings = { $vp } je Gebäude
helios-scores-tiles = { $vp } je Plättchen auf deiner Karte
helios-scores-mana = { $vp } je übrigem Mana
helios-scores-colours = { $vp } je Landfarbe auf deiner Karte
helios-scores-special-tiles = { $vp } je Sonderplättchen auf deiner Karte

helios-slot-own = Auslageplatz { $colour }
helios-slot-extra = Auslageplatz des Zusatzstapels
helios-a-temple = einen Tempel
helios-temple-object = den Tempel auf { $field }

# -- Fragen --

helios-step-turn = Aktionsrunde { $turn }/{ $turns }
helios-step-full = Aktionsrunde { $turn }/{ $turns }, Ablage voll: Bonusaktion
helios-step-persons = Phase 2, Personen

helios-ask-choose-start-land = { $name }, welches Land liegt in der Mitte deiner Karte? Darauf liegt ein Rohstoff seiner Farbe.
helios-ask-choose-setup-bonus = { $name }, du bist spät an der Reihe: Welcher Rohstoff kommt auf dein Startland dazu?
helios-ask-choose-action-tile = { $name }, nimm das unterste Plättchen einer Spalte.
helios-ask-choose-row = { $name }, das Plättchen ist grau: An welche Ablage legst du es?
helios-ask-choose-tile = { $name }, Land erschaffen: Welches Plättchen nimmst du?
helios-ask-choose-field = { $name }, wohin legst du { $tile }?
helios-ask-choose-bonus-colour = { $name }, Feldbonus: Welcher Rohstoff kommt auf { $field }?
helios-ask-choose-build = { $name }, was errichtest du? Du hast { $held }.
helios-ask-choose-temple-site = { $name }, wo steht Tempel { $number }? Er kostet { $cost }.
helios-ask-pay-cube = { $name }, welchen Rohstoff bezahlst du?
helios-ask-pay-cube-any = { $name }, bezahle noch { $cubes } für { $what }, Farbe beliebig.
helios-ask-pay-cube-owed = { $name }, bezahle noch { $cubes } für { $what }; dabei sein muss { $owed }.
helios-ask-place-resource = { $name }, der Markt: Welcher Rohstoff kommt wohin?
helios-ask-choose-sun-target = { $name }, wohin zieht die Sonne? Ihre Zugweite ist { $range }.
helios-ask-choose-sun-target-endless = { $name }, wohin zieht die Sonne? Sie zieht so weit, wie du willst.
helios-ask-choose-bonus-action = { $name }, welche Bonusaktion?
helios-ask-persons-turn = { $name }, erwirb eine Person, aktiviere Personen oder höre auf. Du hast { $mana } und { $held }.
helios-ask-place-round-bonus = { $name }, du bist in diesem Durchgang spät an der Reihe: Welcher Rohstoff kommt wohin?

# -- Möglichkeiten --

helios-option-column = { $action } · { $becomes }
helios-option-column-alone = { $option } · darüber { $colour } (danach noch { $count })
helios-option-land-extra = { $option } (Zusatzstapel)
helios-option-special = { $tile } ×{ $left } · { $does }
helios-option-special-alone = { $tile }: { $does } (×{ $left })
helios-option-temple = Tempel { $number }: { $cost }, { $mana }
helios-option-temple-alone = Tempel { $number }: { $cost } beliebiger Farbe, bringt { $mana }
helios-option-building = { $building }: { $cubes }, { $vp }
helios-option-building-alone = { $building }: { $cost } · { $gives }
helios-cost-replaced = { $cost } ({ $cubes })
helios-option-cube-pay = { $cube } von { $place }
helios-option-cube-put = { $cube } auf { $place }
helios-option-buy = { $person } erwerben ({ $vp })
helios-option-buy-alone = { $person } erwerben: { $mana } · dann { $cost } · { $gives } (jetzt { $vp })
helios-option-activate = { $person } aktivieren ({ $vp })
helios-option-activate-alone = { $person } aktivieren: { $cost } · { $gives } (jetzt { $vp })
helios-option-create-land = Land erschaffen
helios-option-build = Tempel oder Gebäude errichten
helios-option-move-sun = Sonne bewegen
helios-option-waive-action = auf die Aktion verzichten
helios-option-waive-bonus-action = auf die Bonusaktion verzichten
helios-option-stop = kein Rohstoff mehr
helios-option-pass = passen: fertig in dieser Phase
helios-option-end-turn = Zug beenden
helios-brief = { $what } { $cost }
helios-stop = { $field }: { $what }
helios-when-lit = { $vp } je Bestrahlung
helios-at-end = { $vp } am Ende
helios-worth-now = dort jetzt { $vp } wert
helios-element-activate = Aktivieren: { $person }
helios-element-temple = Tempel
helios-element-create-land = Land erschaffen
helios-element-build = Errichten

# -- was eine Möglichkeit bewirkt --

helios-detail-row = Deine { $what }.
helios-detail-joker = Grau: Du wählst die Ablage. Vier Plättchen an einer Ablage bringen eine Bonusaktion.
helios-detail-row-holds = Dort liegt: { $tiles }.
helios-detail-above = Danach liegt dort unten ein Plättchen der Farbe { $colour }; übrig: { $count }.
helios-detail-last-tile = Es ist das letzte Plättchen dieser Spalte in diesem Durchgang.
helios-detail-land = Du könntest ein Plättchen legen auf { $fields }.
helios-detail-no-land = Du kannst jetzt kein Land erschaffen.
helios-detail-build = Du könntest errichten: { $what }.
helios-detail-no-build = Du kannst jetzt nichts errichten.
helios-detail-sun = Die Sonne könnte ziehen nach { $stops }.
helios-detail-grows = Hält die Sonne daneben und ist es leer, wächst ein Rohstoff: { $cube }.
helios-detail-start = Quelle und Obsidian können am Anfang nicht in der Mitte liegen.
helios-detail-slot = Davon hast du { $owned }. Noch im Stapel: { $left }.
helios-detail-slot-empty = Genommen; wird in Phase 3 aufgefüllt. Noch im Stapel: { $count }.
helios-detail-special-best = Jetzt { $vp }, auf { $field }.
helios-detail-special-now = { $name }: jetzt { $vp }.
helios-detail-harbour = Ein Hafen: { $vp } am Ende, mit aktivem Entdecker mehr.
helios-detail-field-bonus = Feldbonus: { $bonus }.
helios-detail-touches = Daneben: { $tiles }.
helios-detail-stops-one = Die Sonne könnte von ihrem Feld aus dann auf 1 Feld halten.
helios-detail-stops-many = Die Sonne könnte von ihrem Feld aus dann auf { $count } Feldern halten.
helios-detail-temple = Er bringt { $mana }, und Punkte, sooft die Sonne neben ihm hält: 1 SP für sein Plättchen und 1 SP für jedes Plättchen ringsum.
helios-detail-pay-any = Er kostet { $cost } beliebiger Farbe. Du hast { $held }.
helios-warn-site-one = Ein Rohstoff auf diesem Plättchen geht verloren, auch nach dem Bezahlen.
helios-warn-site-many = { $count } Rohstoffe auf diesem Plättchen gehen verloren, auch nach dem Bezahlen.
helios-warn-site-pay-one = Hier liegt ein Rohstoff: Bezahle damit, sonst geht er verloren.
helios-warn-site-pay-many = Hier liegen { $count } Rohstoffe: Bezahle damit, sonst gehen sie verloren.
helios-detail-vp = { $vp } am Ende
helios-detail-range = Zugweite { $before } → { $after }
helios-detail-built = Es ist errichtet.
helios-warn-no-laps = Danach bringen Umrundungen nichts mehr.
helios-detail-pay = Kosten: { $cost }. Du hast { $held }.
helios-detail-pay-replaced = Kosten: { $cost }; du hast { $held }. Es fehlt { $missing }: Beliebige { $ratio } ersetzen einen, also { $cubes } insgesamt.
helios-detail-own-colour-one = Du hast 1 Rohstoff { $cube }.
helios-detail-own-colour-many = Du hast { $count } Rohstoffe { $cube }.
helios-detail-regrows = Auf { $field } kann bei der nächsten Bestrahlung ein neuer wachsen.
helios-detail-regrows-not = Auf { $field } wächst er bei der nächsten Bestrahlung nicht nach.
helios-detail-left-to-pay = Danach noch zu bezahlen: { $cubes }.
helios-detail-from-site = Er liegt dort, wo der Tempel stehen wird; was dort bleibt, geht verloren.
helios-detail-cube = Auf { $field } wächst { $cube }.
helios-detail-lit-temple = Der Tempel auf { $field } bringt { $vp }.
helios-detail-lap = Die Sonne vollendet eine Umrundung: { $vp }.
helios-detail-no-lap = Keine Umrundung wird vollendet.
helios-detail-person-now = Wäre die Person jetzt aktiv: { $vp }.
helios-detail-person-once = Beim Aktivieren: { $what }.
helios-detail-active = Sie ist aktiv.
helios-detail-buy = Zum Erwerben: { $mana } von { $held }.
helios-detail-not-yet = Aktivieren könntest du sie noch nicht. Nur aktive Personen zählen.
helios-detail-waive = Du tust mit dieser Aktion nichts. Das Plättchen bleibt an seiner Ablage.
helios-detail-waive-bonus = Die Bonusaktion verfällt.
helios-detail-stop = Du nimmst keinen Rohstoff mehr.
helios-detail-pass = Du scheidest für diese Phase aus: keine Personen mehr in diesem Durchgang.
helios-detail-end-turn = Kommt die Reihe wieder an dich, darfst du eine weitere Person erwerben.

# -- noch einmal gefragt --

helios-confirm-waive = Du könntest noch { $action }. Trotzdem verzichten?
helios-confirm-waive-bonus = Eine Bonusaktion lässt sich nicht aufheben. Soll sie verfallen?
helios-confirm-stop = Es ist noch Platz für einen Rohstoff. Trotzdem aufhören?
helios-confirm-lapses-build = Du kannst jetzt nichts errichten: Die Aktion würde verfallen. Das Plättchen trotzdem nehmen?
helios-confirm-lapses-create-land = Du kannst jetzt kein Land erschaffen: Die Aktion würde verfallen. Das Plättchen trotzdem nehmen?
helios-confirm-pass = Du könntest noch jemanden erwerben oder aktivieren. Trotzdem für diese Phase passen?
helios-confirm-site-one = Ein Rohstoff auf { $field } ginge verloren. Trotzdem dort errichten?
helios-confirm-site-many = { $count } Rohstoffe auf { $field } gingen verloren. Trotzdem dort errichten?
helios-confirm-payment-one = Dann ginge auf { $field } ein Rohstoff unter dem Tempel verloren. Trotzdem mit diesem bezahlen?
helios-confirm-payment-many = Dann gingen auf { $field } { $count } Rohstoffe unter dem Tempel verloren. Trotzdem mit diesem bezahlen?

# -- warum nicht --

helios-reason-column-empty = { $action }: In dieser Spalte liegt in diesem Durchgang kein Plättchen mehr.
helios-reason-no-field = Auf deiner Karte ist kein Feld für ein Plättchen frei.
helios-reason-slot-empty = Sein Plättchen ist genommen; Phase 3 bringt ein neues.
helios-reason-special-gone = Davon ist keines übrig.
helios-reason-sun-is-there = Dort ist deine Sonne.
helios-reason-not-adjacent = Es liegt nicht neben deinem Land.
helios-reason-encloses-sun = Ein Plättchen dort würde deine Sonne umschließen.
helios-reason-no-house = Im Vorrat ist kein Haus mehr.
helios-reason-no-site = Auf jedem deiner Plättchen steht schon ein Tempel.
helios-reason-too-few-cubes-plain = Nötig: { $needed }; du hast { $owned }.
helios-reason-too-few-cubes-missing = Dir fehlt { $missing }, je zwei Rohstoffe ersetzen einen. Nötig: { $needed }; du hast { $owned }.
helios-reason-dead-end = Es ist eine Sackgasse; die Sonne zieht nie hinein.
helios-reason-no-tile = Kein Plättchen liegt aus.
helios-reason-nothing-to-build = Du kannst nichts davon bezahlen.
helios-reason-one-person-a-turn = In einem Zug darf nur { $most } Person erworben werden; kommt die Reihe wieder an dich, die nächste.
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
helios-reason-out-of-range-one = Mit Zugweite 1 kommt die Sonne nicht hin.
helios-reason-out-of-range-many = Mit Zugweite { $count } kommt die Sonne nicht hin.
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
helios-event-chose-start-land = { $name } wählt { $tile } als Startland.
helios-event-took-action-tile = { $name } nimmt ein Plättchen, { $colour }: { $action }.
helios-event-chose-row = { $name } legt das graue Plättchen an die Ablage { $row }.
helios-event-filled-row = { $name } hat { $of } Plättchen an der Ablage { $row }: eine Bonusaktion.
helios-event-no-action-tile = { $name } findet kein Aktionsplättchen und hat keine Aktion.
helios-event-cannot-create-land = { $head }, kann aber kein Land erschaffen.
helios-event-cannot-build = { $head }, kann aber nichts errichten.
helios-event-waived-create-land = { $name } erschafft kein Land.
helios-event-waived-build = { $name } errichtet nichts.
helios-event-waived-move-sun = { $name } bewegt die Sonne nicht.
helios-event-waived-bonus-action = { $name } lässt die Bonusaktion verfallen.
helios-event-laid-cube = { $name } legt { $tile } mit Rohstoff auf { $field }.
helios-event-laid-bare = { $name } legt { $tile } auf { $field }.
helios-event-laid-special = { $name } legt { $tile } auf { $field }.
helios-event-harbour = Hafen, { $vp } am Ende
helios-event-built-paid = { $name } errichtet { $building } ({ $vp }) für { $price }.
helios-event-built-plain = { $name } errichtet { $building } ({ $vp }).
helios-event-built-temple-paid = { $name } errichtet Tempel { $number } auf { $field } für { $price }.
helios-event-built-temple-plain = { $name } errichtet Tempel { $number } auf { $field }.
helios-event-lost = { $head } ({ $cubes } dort verloren).
helios-event-activated-paid = { $name } aktiviert { $person } für { $price }.
helios-event-activated-plain = { $name } aktiviert { $person }.
helios-event-bought = { $name } erwirbt { $person } für { $mana }.
helios-event-no-cube-room = { $name } hat keinen Platz für den fälligen Rohstoff und geht leer aus.
helios-event-no-cube-supply = Der Vorrat hat keinen Rohstoff mehr: { $name } geht leer aus.
helios-event-paid = { $name } bezahlt { $price }.
helios-event-passed = { $name } passt für diese Phase.
helios-event-moved-sun = { $name } bewegt die Sonne von { $start } nach { $end }, { $steps }.
helios-event-phase = Phase 2, Personen: { $first } beginnt.
helios-event-round-begins = Durchgang { $round } beginnt; { $name } hat den Drachen.
helios-event-column-short = { $action }: Es sind zu wenige Plättchen da; aufgedeckt: { $tiles }.
helios-event-reshuffled = Abgelegte Aktionsplättchen werden neu gemischt: { $piles }.
helios-event-turned-up = Neues Land liegt aus: { $tiles }.
helios-event-turned-up-extra = { $tile } (Zusatzstapel)
helios-event-turned-up-bare = { $tile } ohne Rohstoff
helios-event-game-ended = Der letzte Durchgang ist vorbei.
helios-gain-mana-field = { $mana }
helios-gain-mana-temple = { $mana }
helios-gain-mana-building = { $mana }
helios-gain-mana-person = { $mana }
helios-gain-cube = { $cube } auf { $field }
helios-gain-range = Zugweite { $range }
helios-gain-vp-lap = { $vp } für eine Umrundung
helios-gain-vp-temples = { $vp } für Tempel

# -- Wertung --

helios-score-bag = Säckchen
helios-score-bag-line = Säckchen: bestrahlte Tempel und Umrundungen
helios-score-buildings = Gebäude
helios-score-buildings-line = Gebäude: { $each }
helios-score-buildings-none = Gebäude
helios-score-persons = Aktive Personen
helios-score-persons-line = Aktive Personen: { $each }
helios-score-persons-none = Aktive Personen
helios-score-harbours = Häfen
helios-score-harbours-line = Häfen: { $each }
helios-score-harbours-none = Häfen
helios-score-specials = Sonderplättchen
helios-score-specials-line = Sonderplättchen: { $each }
helios-score-specials-none = Sonderplättchen
helios-tie-break = { $cubes } auf dem Tableau übrig
helios-scoring = Das Säckchen: bestrahlte Tempel und Umrundungen. Am Ende: Gebäude, aktive Personen, 4 SP für jeden Hafen mit einem Plättchen, Sonderplättchen. Übriges Mana und übrige Rohstoffe zählen nur durch eine Person oder ein Sonderplättchen; bei Gleichstand entscheiden die übrigen Rohstoffe.

# -- Aufbau --

helios-variant-first = Startspieler
helios-variant-first-random = ausgelost
helios-variant-first-seat = Spieler { $number }
helios-variant-bags = Säckchen
helios-variant-bags-closed = verdeckt (Spielregel)
helios-variant-bags-open = offen für alle

helios-undo-stops = Weiter zurück geht es nicht: Seitdem wurden Plättchen aufgedeckt, oder jemand anders hat entschieden.

helios-signs =
    B Quelle · N Mammutbaum · G Granit · V Bambus · K Obsidian · W Rohstoff beliebiger Farbe
    s Heiligtum · t Schatzkammer · o Oase · m Gipfel · auf einem Plättchen: Ziffer eigene Rohstoffe, + Rohstoff anderer Farbe, T Tempel
    (*) Sonne · * von ihr bestrahlt · = gelber Rand · ! Sackgasse · - See · ::: dunkler Rand · h Hafen · m Mana · r Rohstoff
    Aktionsplättchen R rot · U blau · Y gelb · J grau
    Stadt [#] errichtet · [$] jetzt bezahlbar

# -- Hilfe --

helios-help-choose-start-land =
    Dein erstes Land liegt in der Mitte deiner Karte und trägt einen Rohstoff seiner Farbe. Mehrere dürfen dasselbe wählen. Quelle und Obsidian sind für den Anfang zu kostbar.
helios-help-choose-setup-bonus =
    Wer als Dritter oder Vierter an der Reihe ist, erhält einen zweiten Rohstoff beliebiger Farbe auf sein Startland.
helios-help-choose-action-tile =
    Nimm das unterste Plättchen einer Spalte; das musst du auch, wenn du keine Aktion willst. Seine Farbe bestimmt die Ablage an deinem Tableau, die Spalte die Aktion. Das vierte Plättchen an einer Ablage bringt nach der regulären eine Bonusaktion, danach wird die Ablage leer. Was du nimmst, macht das nächste Plättchen für die anderen frei.
helios-help-choose-row =
    Ein graues Plättchen kommt an eine Ablage deiner Wahl. Das vierte Plättchen an einer Ablage, gleich welcher Farbe, bringt nach der regulären Aktion eine Bonusaktion.
helios-help-choose-tile =
    Nimm ein ausliegendes Landplättchen mit dem Rohstoff darauf oder ein Sonderplättchen. Der Auslageplatz bleibt bis Phase 3 leer. Auf Land wachsen im Licht der Sonne Rohstoffe; Sonderplättchen zählen am Ende.
helios-help-choose-field =
    Ein freies helles Feld neben deinem Land, nicht unter deiner Sonne und so, dass sie vom dunklen Rand nicht abgeschnitten wird. Felder mit m bringen Mana, mit r einen Rohstoff, mit h sind sie Häfen: 4 SP am Ende. Die Form deines Landes bestimmt, wohin die Sonne kommt: Buchten werden zu Abkürzungen oder Sackgassen.
helios-help-choose-bonus-colour =
    Das Feld bringt einen Rohstoff beliebiger Farbe. Er kommt auf das eben gelegte Plättchen, auch als zweiter.
helios-help-choose-build =
    Ein Tempel oder ein Gebäude, je ein Haus. Weiße Rohstoffe (W) dürfen jede Farbe haben, und eine Farbe, die du nicht hast, ersetzen zwei beliebige Rohstoffe. Gebäude bringen Zugweite, Mana und Funktion jetzt, ihre Punkte am Ende. Dein n-ter Tempel kostet n beliebige Rohstoffe und bringt n Mana.
helios-help-choose-temple-site =
    Ein Plättchen von dir ohne Tempel. Sooft die Sonne neben einem Tempel hält, bringt er 1 SP für sein Plättchen und 1 SP für jedes Plättchen ringsum. Rohstoffe liegen dort nie mehr: Was dort liegt, geht verloren, wenn du nicht damit bezahlst.
helios-help-pay-cube =
    Du bezahlst Rohstoff für Rohstoff, von Plättchen deiner Wahl. Hast du eine Farbe der Kosten, musst du sie in dieser Farbe bezahlen; jeden Rohstoff einer Farbe, die du nicht hast, ersetzen zwei beliebige. Auf einem leeren Plättchen kann im Licht der Sonne ein neuer wachsen.
helios-help-place-resource =
    Der Markt gibt bis zu zwei Rohstoffe, Farben des Vorrats nach Wahl, auf deine Plättchen mit Platz: einer je Plättchen, zwei auf Land mit dem Lager, keiner neben einem Tempel.
helios-help-choose-sun-target =
    Die Sonne zieht im Uhrzeigersinn an der Küste um dein Land, 1 Schritt bis zu ihrer Zugweite, und hält nie, wo sie war. Wo sie hält, bestrahlt sie alle Plättchen ringsum: Auf leerem Land wächst ein Rohstoff, Tempel bringen Punkte. Ist sie herum und erreicht die gelb umrandeten Felder (=), bringt die Umrundung 5 SP, höchstens einmal je Bewegung. An Sackgassen zieht sie vorbei; quer über eine Bucht kann es eine Abkürzung geben. Gibt es mehrere Wege, wird der beste für dich genommen.
helios-help-choose-bonus-action =
    Eine der drei Aktionen, ohne ein Plättchen zu nehmen, sofort oder nie. In ihr kann man auf nichts verzichten.
helios-help-persons-turn =
    In deinem Zug darfst du eine Person für Mana erwerben und beliebig viele deiner Personen mit Rohstoffen aktivieren. Nur aktive Personen bringen etwas: Zugweite und Mana sofort, Punkte am Ende. Es geht reihum, bis alle gepasst haben; wer passt, ist für diese Phase draußen.
helios-help-place-round-bonus =
    Wer in diesem Durchgang als Dritter oder Vierter an der Reihe ist, erhält einen Rohstoff beliebiger Farbe auf ein Plättchen, das dafür Platz hat.

# -- der Tisch in Zeilen --

helios-stage-set-up = Aufbau
helios-stage-actions = Phase 1, Aktionsrunde { $turn } von { $turns }
helios-stage-persons = Phase 2, Personen
helios-stage-refill = Phase 3, Auffüllen und Bonusrohstoffe
helios-stage-over = das Ende
helios-text-head = Durchgang { $round } von { $rounds }, { $stage }. Drache: { $dragon }.
helios-text-columns = Aktionsplättchen (das in Klammern ist zu haben; R rot, U blau, Y gelb, J grau):
helios-text-column = { $action }: { $tiles } (Stapel { $pile })
helios-text-land = Landauslage: { $tiles }
helios-text-extra = Zusatz { $tile }
helios-text-specials = Sonderplättchen:
helios-text-special = { $tile } [{ $letter }] ×{ $left }: { $does }
helios-text-supply = Vorrat: Mana { $mana }, Häuser { $houses }, Rohstoffe { $cubes }
helios-text-persons = Personen (Mana zum Erwerben; Rohstoffe zum Aktivieren):
helios-text-person = { $person }: { $mana }; { $cost }; { $gives }; { $whose }
helios-text-owner-night = Nachtseite, { $name }
helios-text-owner-day = aktiv, { $name }
helios-text-owner-nobody = liegt aus
helios-text-turn = (am Zug)
helios-text-seat = { $name }: Zugweite { $range }, Mana { $mana }, Rohstoffe { $cubes }, Plättchen { $tiles }, Tempel { $temples }, Gebäude { $buildings }, Personen { $day } aktiv und { $night } nicht, Häfen { $harbours }, Ablagen { $rows }, Säckchen { $bag }
helios-text-world = Welt von { $name }
helios-text-legend = [N1] Plättchen mit Rohstoffen, T Tempel, + andere Farbe; (*) Sonne, ... frei, ::: dunkler Rand, ! Sackgasse, - See; = gelber Rand, h Hafen, m Mana, r Rohstoff
helios-text-tiles = Plättchen: { $tiles }
helios-text-free = Ein Plättchen könnte liegen auf: { $fields }
helios-text-sun = Sonne auf { $field }, Zugweite { $range }. Sie könnte ziehen nach { $stops }
helios-text-rows = Ablagen ({ $of } Plättchen bringen eine Bonusaktion): { $rows }
helios-text-city = Stadt von { $name } ([#] errichtet, [$] jetzt bezahlbar)
helios-text-building = { $sign } { $building }: { $cost }; { $gives }
helios-text-temple = { $sign } Tempel { $number }: { $cost } beliebiger Farbe; { $mana }
helios-text-own-persons = Personen: { $persons }
helios-text-own-person-day = { $person } aktiv, jetzt { $vp }
helios-text-own-person-night = { $person } nicht aktiv, sonst { $vp }

# -- sich umsehen --

helios-look-tile = { $tile }
helios-look-temple = Ein Tempel: { $vp }, sooft die Sonne daneben hält.
helios-look-full = Voll: Das Licht bringt hier nichts ({ $cube }).
helios-look-grows = Hier ist Platz: Das Licht brächte { $cube }.
helios-look-special-worth = { $does }: jetzt { $vp }.
helios-look-free-sun = { $field }: die Sonne.
helios-look-free-dark = { $field }: ein dunkles Randfeld. Nur die Sonne darf hierher.
helios-look-free-lake = { $field }: ein See, für die Sonne unerreichbar.
helios-look-free-dead-end = { $field }: eine Sackgasse; die Sonne zieht nicht hinein.
helios-look-free-light = { $field }: frei.
helios-look-stop = Hier könnte die Sonne jetzt halten. { $stop }
helios-look-bonus = Feldbonus: { $bonus }.
helios-look-lap = Gelb umrandet: Hier vollendet die Sonne ihre Umrundungen.
helios-look-special = Noch da: { $count }.
helios-look-column = { $action }: { $tiles } (das letzte ist zu haben)
helios-look-column-empty = { $action }: In diesem Durchgang ist kein Plättchen mehr da.
helios-look-row = An der Ablage { $row } liegen { $count } von { $of }: { $tiles }.
