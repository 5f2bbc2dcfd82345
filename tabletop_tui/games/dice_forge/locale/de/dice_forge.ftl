# Dice Forge: alles, was am Tisch gesagt wird.

dice_forge-title = Dice Forge
dice_forge-line = Alle würfeln, alle gewinnen; Gold kauft bessere Seiten für deine zwei Würfel.

# -- Vorräte und Zeichen --

dice_forge-letter-gold = G
dice_forge-letter-sun = S
dice_forge-letter-moon = M
dice_forge-letter-vp = R
dice_forge-decimal-point = ,
dice_forge-resource-gold = Gold
dice_forge-resource-sun = Sonne
dice_forge-resource-moon = Mond
dice_forge-resource-vp = Ruhm
dice_forge-amount-gold = { $count ->
    [one] 1 Gold
   *[other] { $count } Gold
}
dice_forge-amount-sun = { $count ->
    [one] 1 Sonnensplitter
   *[other] { $count } Sonnensplitter
}
dice_forge-amount-moon = { $count ->
    [one] 1 Mondsplitter
   *[other] { $count } Mondsplitter
}
dice_forge-amount-vp = { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
}
dice_forge-nobody = -
dice_forge-nothing = nichts von selbst
dice_forge-colour-red = rot
dice_forge-colour-green = grün
dice_forge-colour-yellow = gelb
dice_forge-colour-blue = blau

# -- Würfelseiten, in höchstens sechs Zellen --

dice_forge-face-signs-triple = ×3
dice_forge-face-signs-mirror = Spiegl
dice_forge-face-signs-ship = Schiff
dice_forge-face-signs-shield = ◇{ $number }{ $sign }
dice_forge-face-signs-boar = Eber
dice_forge-face-triple-name = Verdreifachung
dice_forge-face-mirror-name = Spiegel
dice_forge-face-ship-name = Himmelsschiff
dice_forge-face-shield-name = Schild ({ $resource })
dice_forge-face-boar-name = Eber ({ $colour })
dice_forge-face-does-sum = Du erhältst { $what }.
dice_forge-face-does-choice = Du wählst eins: { $what }.
dice_forge-face-chooses = Du wählst eins davon.
dice_forge-face-does-triple = Der andere Würfel zählt dreifach; nichts, wenn er allein geworfen wird oder auch ×3 zeigt.
dice_forge-face-does-mirror = Zählt wie eine Seite deiner Wahl, die auf einem Würfel der anderen oben liegt.
dice_forge-face-does-ship = Du darfst eine Seite des Heiligtums für 2 Gold weniger kaufen und gleich schmieden; neben ×3 für 6 weniger.
dice_forge-face-does-shield = { $vp }, wenn der andere Würfel { $resource } gibt; sonst { $amount }.
dice_forge-face-does-boar = Du wählst 1 Sonnensplitter oder 1 Mondsplitter; danach nimmt, wer die Karte zu { $what } hat, 1 Sonnensplitter, 1 Mondsplitter oder 3 Ruhmespunkte.
dice_forge-die-1 = heller Würfel
    .short = hell
dice_forge-die-2 = dunkler Würfel
    .short = dunkel
dice_forge-die-of = { $name }, { $die }
dice_forge-face-of = { $face } von { $name }

# -- Heldentaten --

dice_forge-card-hammer = Hammer des Schmieds
    .short = Hammer
    .brief = Gold auf den Hammer: 10, dann 15 Ruhm
    .does = Von jetzt an darf Gold, das du erhältst, statt in den Vorrat auf den Hammer: 10 Ruhmespunkte nach 15 Gold, noch 15 nach den nächsten 15.
    .few = Gold darauf: 10{ $vp }, 15{ $vp }
    .tiny = 15{ $gold } { $to } 10{ $vp }
dice_forge-card-chest = Truhe des Schmieds
    .short = Truhe
    .brief = Platz für 4 Gold, 3 Sonne, 3 Mond mehr
    .does = Dein Vorrat fasst 4 Gold, 3 Sonnensplitter und 3 Mondsplitter mehr.
    .few = Platz für 4{ $gold } 3{ $sun } 3{ $moon }
    .tiny = mehr Platz
dice_forge-card-hind = Silberne Hirschkuh
    .short = Hirschkuh
    .brief = jeden Zug: einen eigenen Würfel werfen
    .does = Einmal in jedem deiner Züge: Wirf einen deiner Würfel und nimm, was er zeigt.
    .few = jeden Zug ein Würfel
    .tiny = { $turn } ein Wurf
dice_forge-card-bear = Großer Bär
    .short = Bär
    .brief = 3 Ruhm, wenn du verdrängst oder wirst
    .does = 3 Ruhmespunkte, sooft du jemanden verdrängst oder verdrängt wirst.
    .few = 3{ $vp } je Verdrängen
    .tiny = +3{ $vp } je Stoß
dice_forge-card-satyrs = Satyrn
    .short = Satyrn
    .brief = die anderen werfen, du nutzt 2 Würfel
    .does = Alle anderen werfen beide Würfel, ohne Wirkung für sie; du nutzt zwei dieser Würfel, als wären es deine.
    .few = sie werfen, du nutzt 2
    .tiny = ihre Würfel
dice_forge-card-boar = Hartnäckiger Eber
    .short = Eber
    .brief = ein Gegner trägt einen Eber; dir nützt er
    .does = Ein Gegner deiner Wahl muss den Eber schmieden. Sooft jemand diese Seite nutzt, nimmst du 1 Sonnensplitter, 1 Mondsplitter oder 3 Ruhmespunkte.
    .few = hemmt einen, nützt dir
    .tiny = eine Last
dice_forge-card-ferryman = Fährmann
    .short = Fährmann
    .brief = nichts als Ruhm
    .does = Er wirkt nur durch seinen Ruhm.
    .few = nichts als Ruhm
    .tiny = nur Ruhm
dice_forge-card-cerberus = Zerberus
    .short = Zerberus
    .brief = Marker: ein Wurf zählt zweimal
    .does = Du bekommst einen Marker: Einmal, nach einem Wurf von dir, zählt derselbe Wurf noch einmal.
    .few = Marker: Wurf doppelt
    .tiny = noch einmal
dice_forge-card-helmet = Helm der Unsichtbarkeit
    .short = Helm
    .brief = schmiede eine Verdreifachung
    .does = Du schmiedest eine Verdreifachung (×3): Mit ihr zählt dein anderer Würfel dreifach.
    .few = ein { $times }3 schmieden
    .tiny = { $times }3 schmied.
dice_forge-card-cancer = Krebs
    .short = Krebs
    .brief = zweimal beide Würfel werfen
    .does = Du wirfst zweimal nacheinander beide Würfel und nimmst, was sie zeigen.
    .few = zweimal beide Würfel
    .tiny = zwei Würfe
dice_forge-card-sentinel = Schildwache
    .short = Wache
    .brief = zweimal werfen; Splitter auch als 2 Ruhm
    .does = Du wirfst zweimal nacheinander beide Würfel und nimmst, was sie zeigen; statt Sonnen- und Mondsplittern darfst du je 2 Ruhmespunkte nehmen.
    .few = zwei Würfe, { $sun }{ $moon } { $to } 2{ $vp }
    .tiny = { $sun }{ $moon } { $to } 2{ $vp }
dice_forge-card-elder = Der Älteste
    .short = Ältester
    .brief = jeden Zug: 3 Gold für 4 Ruhm
    .does = Einmal in jedem deiner Züge: Zahle 3 Gold für 4 Ruhmespunkte.
    .few = jeden Zug 3{ $gold } für 4{ $vp }
    .tiny = { $turn } 3{ $gold } { $to } 4{ $vp }
dice_forge-card-spirits = Wilde Geister
    .short = Geister
    .brief = 3 Gold und 3 Mondsplitter
    .does = Du erhältst 3 Gold und 3 Mondsplitter.
    .few = nimm 3{ $gold } und 3{ $moon }
    .tiny = +3{ $gold } +3{ $moon }
dice_forge-card-owl = Eule des Wächters
    .short = Eule
    .brief = jeden Zug: 1 Gold, Sonne oder Mond
    .does = Einmal in jedem deiner Züge: Nimm 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
    .few = jeden Zug { $gold }, { $sun } oder { $moon }
    .tiny = { $turn } { $gold }/{ $sun }/{ $moon }
dice_forge-card-ship = Himmelsschiff
    .short = Schiff
    .brief = schmiede ein Himmelsschiff
    .does = Du schmiedest ein Himmelsschiff: Mit ihm kaufst du eine Seite für 2 Gold weniger.
    .few = schmiede ein Schiff
    .tiny = ein Schiff
dice_forge-card-minotaur = Minotaurus
    .short = Minotaur
    .brief = die anderen werfen und verlieren es
    .does = Alle anderen werfen beide Würfel und verlieren, was sie zeigen.
    .few = die anderen verlieren
    .tiny = sie büßen
dice_forge-card-shield = Schild des Wächters
    .short = Schild
    .brief = schmiede einen Schild deiner Wahl
    .does = Du wählst einen der übrigen Schilde und schmiedest ihn.
    .few = schmiede einen Schild
    .tiny = ein Schild
dice_forge-card-gorgon = Gorgone
    .short = Gorgone
    .brief = nichts als Ruhm
    .does = Sie wirkt nur durch ihren Ruhm.
    .few = nichts als Ruhm
    .tiny = nur Ruhm
dice_forge-card-triton = Triton
    .short = Triton
    .brief = Marker: 6 Gold, 2 Sonne oder 2 Mond
    .does = Du bekommst einen Marker: Einmal, in einem Zug von dir, erhältst du 6 Gold, 2 Sonnensplitter oder 2 Mondsplitter.
    .few = Marker: 6{ $gold }/2{ $sun }/2{ $moon }
    .tiny = 6{ $gold } 2{ $sun } 2{ $moon }
dice_forge-card-mirror = Spiegel des Abgrunds
    .short = Spiegel
    .brief = schmiede einen Spiegel
    .does = Du schmiedest einen Spiegel: Er zählt wie eine Seite, die auf einem Würfel der anderen oben liegt.
    .few = Spiegel schmieden
    .tiny = ein Spiegel
dice_forge-card-sphinx = Sphinx
    .short = Sphinx
    .brief = einen Würfel viermal werfen
    .does = Du wählst einen deiner Würfel, wirfst ihn viermal und nimmst jedes Mal, was er zeigt.
    .few = ein Würfel viermal
    .tiny = 1 Würfel 4{ $times }
dice_forge-card-cyclops = Zyklop
    .short = Zyklop
    .brief = Würfel viermal; Gold auch als Ruhm
    .does = Du wählst einen deiner Würfel und wirfst ihn viermal; statt Gold darfst du ebenso viele Ruhmespunkte nehmen.
    .few = Würfel viermal, { $gold }{ $to }{ $vp }
    .tiny = 4 { $times }, { $gold } { $to } { $vp }
dice_forge-card-hydra = Hydra
    .short = Hydra
    .brief = nichts als Ruhm
    .does = Sie wirkt nur durch ihren Ruhm.
    .few = nichts als Ruhm
    .tiny = nur Ruhm
dice_forge-card-typhon = Typhon
    .short = Typhon
    .brief = 1 Ruhm je geschmiedeter Seite
    .does = Du erhältst 1 Ruhmespunkt für jede Seite, die du bisher geschmiedet hast.
    .few = 1{ $vp } je Schmieden
    .tiny = { $vp } je Seite

dice_forge-card-line = { $card } ({ $cost }, { $vp })

# -- wer was geworfen hat, und warum --

dice_forge-lead-blessing = { $name }, dein Wurf ist { $faces }
dice_forge-lead-ousted = { $name }, du wurdest verdrängt, dein Wurf ist { $faces }
dice_forge-lead-hind = { $name }, deine Hirschkuh wirft { $faces }
dice_forge-lead-cancer = { $name }, dein Wurf durch den Krebs ist { $faces }
dice_forge-lead-sentinel = { $name }, dein Wurf durch die Wache ist { $faces }
dice_forge-lead-sphinx = { $name }, dein Wurf durch die Sphinx ist { $faces }
dice_forge-lead-cyclops = { $name }, dein Wurf durch den Zyklopen ist { $faces }
dice_forge-lead-satyrs = { $name }, durch die Satyrn nutzt du { $faces }
dice_forge-lead-minotaur = { $name }, der Minotaurus nimmt dir deinen Wurf { $faces }

# -- Fragen --

dice_forge-ask-mirror-choose = { $lead }: Welche Seite spiegelst du?
dice_forge-ask-resolve-order = { $lead }: Welcher der beiden Würfel zuerst?
dice_forge-ask-face-choose-take = { $lead }: Was nimmst du{ $times ->
    [3] , dreimal
   *[other] {""}
}?
dice_forge-ask-face-choose-lose = { $lead }: Was verlierst du?
dice_forge-ask-hammer-allocate = { $name }, du erhältst { $gold } Gold: Wie viel davon kommt auf den Hammer?
dice_forge-ask-boar-bonus-other = { $roller } nutzt deinen Eber ({ $colour }). { $name }, nimm dir etwas.
dice_forge-ask-boar-bonus-own = { $name }, du nutzt deinen eigenen Eber ({ $colour }): Nimm dir etwas.
dice_forge-ask-ship-forge = { $lead }: Kaufst du eine Seite für { $discount } Gold weniger?
dice_forge-ask-forge-slot-face = { $name }, welche Seite ersetzt du durch { $title }?
dice_forge-ask-forge-slot-ousted = { $name }, du wurdest verdrängt, dein Schiff bringt { $title }: Welche Seite ersetzt du?
dice_forge-ask-forge-slot-boar = { $giver } gibt dir den Eber ({ $colour }). { $name }, welche Seite ersetzt er für immer?
dice_forge-ask-use-cerberus = { $lead }: Marker für noch einmal?
dice_forge-ask-reinforcement = { $name }, nutze deine Verstärkungen, in beliebiger Reihenfolge.
dice_forge-ask-action-both = { $name }, schmiede für Gold, vollbringe eine Heldentat für Splitter, oder passe.
dice_forge-ask-action-buy = { $name }, schmiede für Gold oder passe.
dice_forge-ask-action-feat = { $name }, vollbringe eine Heldentat für Splitter oder passe.
dice_forge-ask-action-token = { $name }, nutze einen Triton-Marker oder passe.
dice_forge-ask-action-both-extra = { $name }, deine Zusatzaktion: Schmiede oder vollbringe eine Heldentat.
dice_forge-ask-action-buy-extra = { $name }, deine Zusatzaktion: Schmiede.
dice_forge-ask-action-feat-extra = { $name }, deine Zusatzaktion: Vollbringe eine Heldentat.
dice_forge-ask-action-token-extra = { $name }, deine Zusatzaktion: Ein Triton-Marker muss sie bezahlen.
dice_forge-ask-forge-more = { $name }, kaufe noch eine andere Seite oder höre auf.
dice_forge-ask-extra-action-pay = { $name }, eine Zusatzaktion für { $count } Sonnensplitter, oder Zugende?
dice_forge-ask-extra-action-token = { $name }, noch ein Triton-Marker, bevor dein Zug endet?
dice_forge-ask-shield-choose = { $name }, welchen Schild schmiedest du?
dice_forge-ask-boar-bearer = { $name }, wer muss den Eber ({ $colour }) schmieden?
dice_forge-ask-satyrs-pick-first = { $name }, welche zwei Würfel der anderen nutzt du? Jetzt den ersten.
dice_forge-ask-satyrs-pick-second = { $name }, welchen Würfel der anderen nutzt du als zweiten?
dice_forge-ask-sphinx-die = { $name }, welchen Würfel wirfst du viermal ({ $feat })?

# -- Möglichkeiten --

dice_forge-option-roll = alle würfeln lassen
dice_forge-option-buy = { $title } für { $cost } (×{ $left })
dice_forge-option-feat-alone = { $card } für { $cost } · { $printed } Ruhm · { $brief }
dice_forge-option-feat-ousts = { $card } für { $cost } · { $printed } Ruhm · { $brief } · verdrängt { $rival }
dice_forge-option-triton = Triton-Marker: { $what }
dice_forge-option-over = über { $lies } ({ $die })
dice_forge-option-slot = { $die }: { $lies }
dice_forge-option-face = { $die }: { $title }
dice_forge-option-hammer-none = nichts darauf
dice_forge-option-lose = verliere { $what }
dice_forge-option-die-of = { $title } · { $name }, { $die }
dice_forge-option-owl = Eule: { $what }
dice_forge-option-hind = Hirschkuh: { $die }
dice_forge-option-elder = Ältester: { $asks } Gold für { $what }
dice_forge-option-pass = passen: dein Zug endet
dice_forge-option-pay = Zusatzaktion ({ $costs } Sonnensplitter)
dice_forge-option-end = Zug beenden
dice_forge-option-decline = nichts kaufen
dice_forge-option-done-reinforcement = weiter zur Aktion
dice_forge-option-done-forge-more = keine Seite mehr
dice_forge-option-other-first = zuerst der andere Würfel
dice_forge-option-ship-first = zuerst das Schiff
dice_forge-option-keep = { $what } behalten
dice_forge-option-convert = dafür { $what }
dice_forge-option-yes = ja: er zählt noch einmal
dice_forge-option-no = nein: Marker behalten

# -- was eine Möglichkeit bewirkt --

dice_forge-warn-lost = So viel fasst dein Vorrat nicht. Verloren ginge: { $over }.
dice_forge-warn-better = Die Seite dort, { $lies }, bringt mehr als { $title }.
dice_forge-detail-last-face = Es ist die letzte davon.
dice_forge-detail-triple = Neben deinem „mal drei“ bringt sie { $thrice }; dein Vorrat fasst { $limit }.
dice_forge-detail-also = Mit den übrigen { $rest } kannst du auch noch { $also } schmieden.
dice_forge-detail-face-odds = Im Schnitt zeigt ihr Würfel sie in jedem sechsten Wurf.
dice_forge-detail-one-in-six = Dann zeigt im Schnitt jeder sechste Wurf { $title } statt { $lies }.
dice_forge-detail-no-change = gleich viel
dice_forge-detail-die-now = { $die } jetzt: { $faces }.
dice_forge-detail-sides = Seine Seiten: { $sides }.
dice_forge-detail-average = · im Schnitt { $average }
dice_forge-detail-times-three = Neben deinem ×3 zählt sie dreimal.
dice_forge-detail-locked = Er bleibt bis zum Ende auf diesem Würfel.
dice_forge-detail-stay = Dein Held steht schon dort: Niemand wird verdrängt.
dice_forge-detail-oust = { $rival } wird verdrängt und wirft gleich beide Würfel.
dice_forge-detail-oust-bear = { $rival } wird verdrängt und wirft gleich beide Würfel. Dein Bär bringt dir { $bears } Ruhm.
dice_forge-detail-hammer-more = Dann sind { $steps } Schritte auf deinem Hammer frei.
dice_forge-detail-boar = Es ist der Eber ({ $colour }).
dice_forge-detail-typhon = Jetzt sind das { $typhon }.
dice_forge-in-rolls = { $rolls ->
    [one] in jedem Wurf
   *[other] in { $hits } von { $rolls } Würfen
}
dice_forge-times = { $count }-mal
dice_forge-detail-rolls = { $count } Würfe bringen im Schnitt { $average }.
dice_forge-detail-rolls-die = { $count ->
    [one] Ein Wurf ({ $die }) bringt im Schnitt { $average }.
   *[other] { $count } Würfe ({ $die }) bringen im Schnitt { $average }.
}
dice_forge-detail-hold = Du hättest { $held }.
dice_forge-detail-hold-limit = Du hättest { $held } von höchstens { $limit }.
dice_forge-detail-or-hammer = Oder auf den Hammer damit: { $steps ->
    [one] 1 Schritt ist
   *[other] { $steps } Schritte sind
} frei.
dice_forge-detail-hammer = Hammer: Schritt { $before } → { $step } von { $last }.
dice_forge-detail-hammer-stays = Hammer: Er bleibt auf Schritt { $step } von { $last }.
dice_forge-detail-hammer-glory = Das bringt sofort { $brings } Ruhmespunkte.
dice_forge-detail-hammer-next = { $coming ->
    [one] Noch 1 Schritt bringt { $mark } Ruhm.
   *[other] Noch { $coming } Schritte bringen { $mark } Ruhm.
}
dice_forge-detail-bearer = { $name } wählt, welche Seite ihm weicht.
dice_forge-detail-elder = Du hättest { $gold } Gold und { $held }.
dice_forge-detail-yes = { $faces } zählt noch einmal, mit neuen Entscheidungen; der Marker ist weg.
dice_forge-detail-no = { $count ->
    [one] Du behältst deinen Marker.
   *[other] Du behältst { $count } Marker.
}
dice_forge-detail-pay = Du behältst { $stays }. Dann schmiede oder vollbringe eine Heldentat, auch dieselbe noch einmal.
dice_forge-detail-pass = Keine Aktion, auch keine zweite für Sonnensplitter: Dein Zug ist vorbei.
dice_forge-detail-end = Der nächste Zug beginnt: Alle werfen.
dice_forge-detail-decline = Du behältst dein Gold; das Schiff bleibt auf dem Würfel.
dice_forge-detail-done-reinforcement = Was du nicht genutzt hast, verfällt für diesen Zug; im nächsten ist es wieder da.
dice_forge-detail-done-forge-more = Du behältst { $gold }.
dice_forge-detail-other-first = Erst wirkt der andere Würfel; zu viel Gold verfällt. Dann darf das Schiff kaufen.
dice_forge-detail-ship-first = Erst darf das Schiff kaufen, das macht Platz; was es bringt, liegt oben, und ein Spiegel darf es spiegeln.

dice_forge-confirm-pass = Du könntest noch etwas tun. Trotzdem passen?
dice_forge-confirm-done = Noch nicht genutzt und kostenlos: { $unused }. Trotzdem weiter?
dice_forge-confirm-lost = So viel fasst dein Vorrat nicht, verloren ginge: { $wasted }. Den Marker trotzdem nutzen?
dice_forge-confirm-same = Dort liegt schon { $lies }: Es würde sich nichts ändern. Trotzdem ersetzen?
dice_forge-confirm-better = Die Seite dort, { $lies }, bringt mehr als { $title }. Trotzdem ersetzen?
dice_forge-confirm-fresh = Dort hast du { $lies } geschmiedet, und das ist seitdem nie gefallen. Trotzdem ersetzen?
dice_forge-confirm-full = Dein Vorrat ist voll ({ $full }): Du bekämst nichts. Trotzdem nehmen?

# -- warum nicht --

dice_forge-reason-face-taken-already = Eine solche hast du in dieser Aktion schon gekauft: Alle Seiten müssen verschieden sein.
dice_forge-reason-face-out-of-stock = Davon ist keine mehr da.
dice_forge-reason-face-too-dear = Sie kostet { $cost } Gold, du hast { $gold }.
dice_forge-reason-stack-empty = Davon ist keine Karte mehr da.
dice_forge-reason-feat-too-dear = Sie kostet { $cost }; es fehlt noch: { $missing }.
dice_forge-reason-elder-needs-gold = Der Älteste will { $cost } Gold, du hast { $gold }.
dice_forge-reason-extra-needs-sun = Sie kostet { $cost } Sonnensplitter, du hast { $sun }.
dice_forge-reason-extra-without-action = Danach könntest du nichts mehr tun.
dice_forge-reason-face-locked = Ein Eber bleibt für immer auf dem Würfel.
dice_forge-token-triton = Triton-Marker
    .short = Triton
dice_forge-token-cerberus = Zerberus-Marker
    .short = Zerberus
dice_forge-element-card = { $feat } von { $name }
dice_forge-element-store = { $resource } von { $name }
dice_forge-element-token = { $token } von { $name }
dice_forge-reason-game-over = Das Spiel ist vorbei.
dice_forge-reason-not-your-turn = { $name } ist am Zug.
dice_forge-reason-action-later = Das gehört zu einer Aktion; gerade ist etwas anderes gefragt.
dice_forge-reason-only-by-feats = Die Seiten der Gärten gibt es nur durch Heldentaten.
dice_forge-reason-others-die = Das ist ein Würfel von { $name }.
dice_forge-reason-die-not-asked = Gerade ist kein Würfel oder nicht diese Seite gefragt.
dice_forge-reason-no-token = Es ist kein { $token } da.
dice_forge-reason-token-later = Der { $token } ist gerade nicht gefragt.
dice_forge-reason-hammer-later = Gold kommt auf den Hammer, wenn man es erhält.
dice_forge-reason-no-steps = Es ist kein Hammer mit freien Schritten da.
dice_forge-reason-others-card = Das ist eine Karte von jemand anderem.
dice_forge-reason-card-by-itself = { $card } ist keine Verstärkung: Da gibt es nichts zu wählen.
dice_forge-reason-card-later = { $card }: nur zu Beginn deines Zuges, vor der Aktion.
dice_forge-reason-card-used = { $card }: in diesem Zug schon genutzt.

# -- was geschehen ist --

dice_forge-event-rolled-blessing = { $name } wirft { $faces }.
dice_forge-event-rolled-ousted = { $name }, verdrängt, wirft { $faces }.
dice_forge-event-rolled-hind = Durch die Hirschkuh wirft { $name } { $faces }.
dice_forge-event-rolled-cancer = Durch den Krebs wirft { $name } { $faces }.
dice_forge-event-rolled-sentinel = Durch die Wache wirft { $name } { $faces }.
dice_forge-event-rolled-sphinx = Durch die Sphinx wirft { $name } { $faces }.
dice_forge-event-rolled-cyclops = Durch den Zyklopen wirft { $name } { $faces }.
dice_forge-event-rolled-satyrs = Für die Satyrn wirft { $name } { $faces }.
dice_forge-event-rolled-minotaur = Vor dem Minotaurus wirft { $name } { $faces }.
dice_forge-event-gained = { $name } erhält { $what }.
dice_forge-event-gained-nothing = { $name } hat keinen Platz für { $spilt }.
dice_forge-event-lost = { $name } verliert { $taken }.
dice_forge-event-with = { $head }: { $what }.
dice_forge-event-spilt = Vorrat voll: { $lost } verloren
dice_forge-event-spilt-all = { $lost } verloren, da der Vorrat voll ist
dice_forge-event-taken = { $what } verloren
dice_forge-event-paid-gold = { $name } zahlt { $what }.
dice_forge-event-paid-extra = { $name } zahlt { $what } für eine Zusatzaktion.
dice_forge-event-bought = { $name } kauft { $face } für { $gold } Gold.
dice_forge-event-converted = { $name } nimmt { $vp } statt { $what }.
dice_forge-event-hammered = { $name } legt { $gold } Gold auf den Hammer, Schritt { $step }.
dice_forge-event-hammer-phase = Der Hammer bringt { $name } { $vp }.
dice_forge-event-by-itself-hammer = Ohne Nachfrage wird das Gold von { $name } auf Hammer und Vorrat verteilt.
dice_forge-event-by-itself-roll = { $name } würfelt sofort.
dice_forge-event-by-itself-cerberus = Nach der Dauerantwort behält { $name } den Zerberus-Marker.
dice_forge-event-glory-bear = Der Bär bringt { $name } { $vp }.
dice_forge-event-glory-typhon = Typhon bringt { $name } { $vp }.
dice_forge-event-glory-elder = Der Älteste gibt { $name } { $vp } für 3 Gold.
dice_forge-event-used-triton = { $name } gibt einen Triton-Marker ab.
dice_forge-event-used-cerberus = { $name } lässt den Wurf mit einem Zerberus-Marker noch einmal zählen.
dice_forge-event-mirrored = Der Spiegel von { $name } zählt als { $face }.
dice_forge-event-mirror-blank = Der Spiegel von { $name } zeigt nichts.
dice_forge-event-boar-bonus = { $name } profitiert vom Eber ({ $colour }).
dice_forge-event-satyrs-picked = { $name } nutzt { $faces }.
dice_forge-event-boar-given = { $name } muss einen Eber ({ $colour }) schmieden.
dice_forge-event-forged = { $name } schmiedet { $face } anstelle von { $old } ({ $die }).
dice_forge-event-moved = Der Held von { $name } bricht auf.
dice_forge-event-ousted = { $name } wird von { $by } verdrängt.
dice_forge-event-took-card-here = { $name } vollbringt eine Heldentat: { $line }.
dice_forge-event-took-card-there = { $name } zieht los und vollbringt eine Heldentat: { $line }.
dice_forge-event-reinforced = { $name } nutzt eine Verstärkung, { $card }.
dice_forge-event-no-action = { $name } kann mit der Zusatzaktion nichts anfangen.
dice_forge-event-passed = { $name } passt.
dice_forge-event-game-ended = Der letzte Zug ist vorbei.

# -- Wertung --

dice_forge-score-inventory = Ruhm erhalten
dice_forge-score-inventory-line = Ruhm im Spiel, durch Würfel, Karten und Hammer
dice_forge-score-cards = Ruhm auf Karten
dice_forge-score-cards-line = Ruhm auf Karten: { $cards }
dice_forge-score-card = { $card } { $vp }
dice_forge-tie-break = Gleichauf teilt man sich den Rang.

# -- Vorbereitung --

dice_forge-variant-first = Startspieler
dice_forge-variant-first-random = ausgelost
dice_forge-variant-first-seat = Spieler { $number }
dice_forge-variant-cards-hint = An neun Plätzen stehen zwei Karten zur Wahl: die zum Einstieg, die anderen oder das Los.
dice_forge-variant-hint = Welche von zwei Karten an diesem Platz liegt. Wie oben: was „Karten“ sagt.
dice_forge-variant-cards = Karten
dice_forge-variant-cards-intro = Einstieg
dice_forge-variant-cards-alternative = die anderen
dice_forge-variant-cards-random = gemischt
dice_forge-variant-moon3 = Karte, 2 Mond
dice_forge-variant-moon3-any = wie oben
dice_forge-variant-moon3-intro = Silberne Hirschkuh
dice_forge-variant-moon3-alternative = Großer Bär
dice_forge-variant-moon4 = Karte, 3 Mond
dice_forge-variant-moon4-any = wie oben
dice_forge-variant-moon4-intro = Satyrn
dice_forge-variant-moon4-alternative = Hartnäckiger Eber
dice_forge-variant-moon5 = Karte, 4 Mond
dice_forge-variant-moon5-any = wie oben
dice_forge-variant-moon5-intro = Fährmann
dice_forge-variant-moon5-alternative = Zerberus
dice_forge-variant-moon7 = Karte, 6 Mond
dice_forge-variant-moon7-any = wie oben
dice_forge-variant-moon7-intro = Krebs
dice_forge-variant-moon7-alternative = Schildwache
dice_forge-variant-both = Karte, je 5
dice_forge-variant-both-any = wie oben
dice_forge-variant-both-intro = Hydra
dice_forge-variant-both-alternative = Typhon
dice_forge-variant-sun7 = Karte, 6 Sonne
dice_forge-variant-sun7-any = wie oben
dice_forge-variant-sun7-intro = Sphinx
dice_forge-variant-sun7-alternative = Zyklop
dice_forge-variant-sun5 = Karte, 4 Sonne
dice_forge-variant-sun5-any = wie oben
dice_forge-variant-sun5-intro = Gorgone
dice_forge-variant-sun5-alternative = Triton
dice_forge-variant-sun4 = Karte, 3 Sonne
dice_forge-variant-sun4-any = wie oben
dice_forge-variant-sun4-intro = Minotaurus
dice_forge-variant-sun4-alternative = Schild des Wächters
dice_forge-variant-sun3 = Karte, 2 Sonne
dice_forge-variant-sun3-any = wie oben
dice_forge-variant-sun3-intro = Eule des Wächters
dice_forge-variant-sun3-alternative = Himmelsschiff

dice_forge-signs =
    { $gold } Gold · { $sun } Sonnensplitter · { $moon } Mondsplitter · { $vp } Ruhm
    { $turn } jeden Zug · × so viele übrig, oder gleiche Seiten · { $barred } jetzt nicht möglich
    / eins davon nach Wahl · ×3 zählt den anderen Würfel dreifach
    ◇ ein Schild: Ruhm, wenn der andere Würfel gibt, was er zeigt

# -- Hilfe --

dice_forge-help-roll =
    Am Anfang eines Zuges würfeln alle mit beiden Würfeln und nehmen, was sie zeigen. Zu wählen gibt es nichts; zu zweit geschieht das zweimal. Mit F8 beginnen deine Züge ohne diese Frage.
dice_forge-help-mirror-choose =
    Ein Spiegel zählt wie eine Seite, die auf einem Würfel der anderen oben liegt; du wählst, welche. Alle Würfel der anderen zählen, auch die gerade nicht geworfenen. Zeigt jemand von ihnen einen Spiegel, darfst du auch deine eigenen Seiten spiegeln. Einen Spiegel zu spiegeln geht nicht.
dice_forge-help-resolve-order =
    Beide Reihenfolgen sind erlaubt. Neben Gold: Kommt das Schiff zuerst, bezahlst du eine Seite, bevor der andere Würfel Gold bringt, und weniger davon verfällt; kommt der andere Würfel zuerst, hast du mehr Gold auszugeben. Neben einem Spiegel: Kommt das Schiff zuerst, kann der Spiegel die Seite kopieren, die es bringt; kommt der Spiegel zuerst, macht eine Verdreifachung, die er kopiert, die Seite des Schiffs um 6 Gold billiger.
dice_forge-help-face-choose =
    Nimm eines von dem, was die Seite zeigt. Neben ×3 wählst du einmal und bekommst es dreimal. Beim Minotaurus wählst du, was du verlierst: auch etwas, wovon du nichts hast.
dice_forge-help-hammer-allocate =
    Gold, das du erhältst, darf statt in den Vorrat auf den Hammer, so viel davon du willst. 15 Schritte bringen 10 Ruhmespunkte, die nächsten 15 Schritte 15. Was weder auf den Hammer kommt noch in den Vorrat passt, verfällt.
dice_forge-help-sentinel-convert =
    Durch die Schildwache darfst du für jeden Sonnen- oder Mondsplitter einer Seite 2 Ruhmespunkte nehmen: für alle Splitter einer Art auf einer Seite oder für keinen.
dice_forge-help-cyclops-convert =
    Durch den Zyklopen darfst du für jedes Gold einer Seite 1 Ruhmespunkt nehmen: für alles oder für keines.
dice_forge-help-boar-bonus =
    Sooft jemand die Eberseite deiner Karte nutzt, nimmst du 1 Sonnensplitter, 1 Mondsplitter oder 3 Ruhmespunkte; neben ×3 dreimal.
dice_forge-help-ship-forge =
    Mit dem Schiff kaufst du eine Seite des Heiligtums für 2 Gold weniger, neben ×3 für 6 weniger, und schmiedest sie gleich. Oder du kaufst nichts. Die Seiten der Gärten gibt es nur durch Heldentaten.
dice_forge-help-forge-slot =
    Die neue Seite kommt an die Stelle einer alten auf einem deiner Würfel; die alte ist für immer aus dem Spiel. Die neue liegt oben, wirkt aber jetzt noch nicht. Ein Eber bleibt für immer, wo er ist.
dice_forge-help-use-cerberus =
    Mit einem Zerberus-Marker zählt dein letzter Wurf noch einmal, mit allen Entscheidungen. Jeder Marker wirkt einmal, und nur einer für jeden Wurf.
dice_forge-help-reinforcement =
    Jede Verstärkung darfst du in jedem deiner Züge einmal nutzen, in beliebiger Reihenfolge: Hirschkuh, wirf einen deiner Würfel; Eule, nimm 1 Gold, Sonnen- oder Mondsplitter; Ältester, 3 Gold für 4 Ruhmespunkte. Karten aus diesem Zug warten bis zum nächsten.
dice_forge-help-action =
    Eine Aktion: Entweder kaufst du mit Gold Seiten, lauter verschiedene, und schmiedest sie; oder du vollbringst mit Sonnen- und Mondsplittern eine Heldentat. Dafür geht dein Held zu ihrem Portal; wer dort steht, wird verdrängt und wirft gleich beide Würfel. Wer passt, beendet den Zug.
dice_forge-help-forge-more =
    In einer Aktion darfst du so viele Seiten kaufen, wie dein Gold reicht, aber lauter verschiedene. Jede wird gleich geschmiedet.
dice_forge-help-extra-action =
    Einmal im Zug darfst du für 2 Sonnensplitter eine Zusatzaktion ausführen, gleich welcher Art. Ein Triton-Marker geht auch danach noch.
dice_forge-help-shield-choose =
    Ein Schild bringt 5 Ruhmespunkte, wenn dein anderer Würfel gibt, was er zeigt, sonst etwas davon selbst. Von jedem gibt es einen.
dice_forge-help-boar-bearer =
    Ein Gegner deiner Wahl schmiedet den Eber und wählt, welche Seite ihm weicht. Er bleibt bis zum Ende auf dem Würfel. Sooft er genutzt wird, hast du etwas davon.
dice_forge-help-satyrs-pick =
    Die anderen haben geworfen; für sie geschieht nichts. Du nutzt zwei ihrer Würfel, als hättest du sie geworfen. Ein Spiegel darunter sieht die Würfel aller.
dice_forge-help-sphinx-die =
    Der gewählte Würfel wird viermal nacheinander geworfen, und jedes Mal nimmst du, was er zeigt.

# -- der Tisch in Zeilen --

dice_forge-part-islands = inseln
dice_forge-part-forge = heiligtum
dice_forge-part-hero = held
dice_forge-text-head = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }: { $name }. Startspieler: { $first }.
dice_forge-text-rolls = In diesem Zug geworfen: { $rolls }.
dice_forge-text-roll = { $name } { $faces }
dice_forge-text-islands = Inseln (+ jetzt bezahlbar, Kosten, Ruhm, Karten übrig):
dice_forge-text-portal = Portal { $portal } { $who }
dice_forge-text-hero-here = ({ $name } steht hier)
dice_forge-text-place = { $mark } { $card }: Kosten { $cost }, { $vp }, noch { $left }; { $brief }
dice_forge-text-sanctuary = Heiligtum (+ jetzt bezahlbar):
dice_forge-text-pool = { $mark } { $cost } Gold: { $faces }
dice_forge-text-garden = Gärten (nur durch Heldentaten): { $faces }
dice_forge-text-turn = (am Zug)
dice_forge-text-hero = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards } davon auf Karten, Held { $where } { $turn }
dice_forge-text-die = { $die }, oben { $up }: { $faces }; im Schnitt { $average }
dice_forge-text-cards = Karten { $cards }; in diesem Zug genutzt { $used }
dice_forge-text-tokens = Hammer { $hammer }, Triton-Marker { $triton }, Zerberus-Marker { $cerberus }, geschmiedete Seiten { $forged }

# -- neben und auf den Tafeln --

dice_forge-islands = Inseln
dice_forge-sanctuary = Heiligtum
dice_forge-brought-nothing = nichts
dice_forge-at-home = daheim

# -- Durchschnitte --

dice_forge-averages = Was Würfel im Schnitt bringen
dice_forge-averages-intro = Was ein Wurf im Schnitt bringt; daneben, wie oft Seiten fallen, die eine Wahl lassen oder von anderem abhängen.
dice_forge-averages-together = beide Würfel
dice_forge-averages-hint = Beide Würfel: Verdreifachung und Schilde sind eingerechnet, wie sie neben dem anderen Würfel wirken; eine Wahl oder ein Eber neben ×3 zählt dreimal.

# -- umsehen --

dice_forge-look-pool = { $face }, noch { $count }
dice_forge-look-cost = je { $each }: { $faces }
dice_forge-look-free = Nur durch Heldentaten: { $faces }
dice_forge-look-die = { $name }, { $die }: { $sides }
dice_forge-look-up = { $title } liegt oben.
dice_forge-look-store = { $name } hat { $held }.
dice_forge-look-limit = { $name } hat { $held } von höchstens { $limit }.
dice_forge-look-cards = { $name }: { $cards }
dice_forge-look-card = { $feat }: { $does }
dice_forge-look-face = { $title }: { $does }
dice_forge-look-seat = { $name }, { $where }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, geschmiedete Seiten: { $forged }.
dice_forge-look-hammer = Hammer von { $name }: Schritt { $step } von { $last }.
dice_forge-look-hammer-none = { $name } hat keinen Hammer.
dice_forge-look-portal = Ein Portal der Inseln: Wer { $cards } nimmt, stellt seinen Helden hierher.
dice_forge-look-portal-taken = { $name } steht hier und würde von einem anderen Helden verdrängt; das bringt { $name } einen Wurf beider Würfel.
dice_forge-look-portal-free = Hier steht niemand, also würde niemand verdrängt.
dice_forge-look-rolled = Was der letzte Wurf { $name } gebracht hat; was im Vorrat keinen Platz hat, verfällt.
dice_forge-look-average = Ein Wurf beider Würfel von { $name } bringt im Schnitt: { $brings }.
dice_forge-element-die = { $name }, { $die }
dice_forge-element-portal = Portal { $cards }
dice_forge-about-islands = Die Inseln: Heldentaten, zu kaufen für Sonnen- (☀) und Mondsplitter (☾). Eine Karte bringt am Ende ihren Ruhm (★) und ihre Wirkung; ↻ heißt in jedem deiner Züge, × wie viele übrig sind.
dice_forge-about-sanctuary = Das Heiligtum: Würfelseiten für Gold, mit Preis und wie viele übrig sind. Eine Aktion erlaubt mehrere, jede Art einmal.
dice_forge-about-heroes = Die Helden: Vorrat mit seinen Grenzen, beide Würfel mit allen Seiten, was der letzte Wurf brachte, Karten.
dice_forge-about-bench = Beide Würfel offen: jede Seite, und was ein Schmieden dort am durchschnittlichen Wurf ändern würde.
dice_forge-about-trays = Der Wurf, der gezeigt wird: die Seiten, die oben liegen, und was jede bringt.
dice_forge-about-stores = Dein Vorrat: Gold, Sonnen- und Mondsplitter, jedes mit seiner Grenze. Was nicht hineinpasst, verfällt.
dice_forge-about-round = In jeder Runde sind alle einmal am Zug, und zu Beginn jedes Zugs würfeln alle.
dice_forge-standing-hammer = Gold und Hammer
dice_forge-standing-hammer-finish = alles, bis er fertig ist
dice_forge-standing-hammer-all = alles auf jeden Hammer
dice_forge-standing-hammer-each = auch bei vollem Vorrat fragen
dice_forge-standing-hammer-nothing = nichts darauf
dice_forge-standing-hammer-tip = Wie viel deines Goldes auf deinen Hammer kommt, solange dort Felder frei sind. Ungefragt bekommt er, was ein voller Vorrat verlöre.
dice_forge-standing-hammer-enough = gerade genug
dice_forge-standing-roll = Würfeln
dice_forge-standing-roll-at-once = sofort, ohne Eingabetaste
dice_forge-standing-roll-tip = Ob deine Züge sofort mit dem Wurf beginnen, ohne auf eine Taste zu warten.
dice_forge-standing-cerberus = Zerberus-Marker
dice_forge-standing-cerberus-never = nie einsetzen
dice_forge-standing-cerberus-tip = Ob ein Zerberus-Marker für einen deiner Würfe eingesetzt wird. Vor dem Ende der Partie wieder auf Fragen stellen.
dice_forge-look-token-triton = { $count ->
    [one] { $name } hat { $count } Triton-Marker: 6 Gold, 2 Sonnen- oder 2 Mondsplitter, in einem eigenen Zug.
   *[other] { $name } hat { $count } Triton-Marker: 6 Gold, 2 Sonnen- oder 2 Mondsplitter, in einem eigenen Zug.
}
dice_forge-look-token-cerberus = { $count ->
    [one] { $name } hat { $count } Zerberus-Marker: Ein eigener Wurf zählt zweimal.
   *[other] { $name } hat { $count } Zerberus-Marker: Ein eigener Wurf zählt zweimal.
}
dice_forge-look-place = Karten übrig: { $left } von { $all }.

# -- Hilfe, und wo das Zurücknehmen endet --

dice_forge-scoring = Der meiste Ruhm gewinnt: was Würfel, Hammer und Wirkungen bisher gebracht haben, und was auf den Karten deiner Heldentaten steht. Gold, Splitter und Marker, die übrig bleiben, zählen nichts.
dice_forge-undo-stops = Weiter zurück geht es nicht: Seitdem ist gewürfelt worden, oder jemand anders hat entschieden.

# -- auf den Tafeln, in Listen und Schalen --

dice_forge-face-told-choice = { $number } Gold, Sonne oder Mond
dice_forge-face-c1-title = 1 nach Wahl
dice_forge-face-c2-title = 2 nach Wahl
dice_forge-face-g1s1m1v1-title = je 1 von allem
dice_forge-change-choice = Wahl
dice_forge-at = bei { $cards }
dice_forge-step-roll = alle würfeln
dice_forge-step-cards = Karten
dice_forge-step-action = Aktion
dice_forge-step-extra = Zusatzaktion
dice_forge-step-of = Schritt { $number } von { $count }: { $step }
dice_forge-ask-roll-first = { $name } ist am Zug: Alle würfeln.
dice_forge-ask-roll-second = { $name }: Alle würfeln noch einmal.
dice_forge-ask-convert = { $lead }: { $what } oder lieber { $vp }?
dice_forge-section-forge = Schmieden
dice_forge-section-feats = Heldentaten
dice_forge-head-cost = Preis
dice_forge-head-more = je Wurf
dice_forge-head-less = weniger
dice_forge-head-glory = Ruhm
dice_forge-head-step = Hammer
dice_forge-head-kept = dann
dice_forge-head-lost = verloren
dice_forge-head-then = dann
dice_forge-head-me = für mich
dice_forge-me-then = dann { $what }
dice_forge-me-gone = nicht mehr { $what }
dice_forge-me-face = Seite { $face }
dice_forge-me-and-more = { $card } +{ $count }
dice_forge-said-face = die Seite „{ $face }“
dice_forge-said-then = Dann kannst du bezahlen: { $what }.
dice_forge-said-gone = Dann kannst du nicht mehr bezahlen: { $what }.
dice_forge-said-no-extra = Danach reichen die Sonnensplitter nicht für eine Zusatzaktion.
dice_forge-head-whose = wessen
dice_forge-head-average = im Schnitt
dice_forge-column-cost = was sie kostet.
dice_forge-column-more = was ein Wurf beider Würfel im Schnitt mehr bringt.
dice_forge-column-less = was er weniger bringt.
dice_forge-column-then = was danach im Vorrat liegt.
dice_forge-column-lost = was verloren geht, weil der Vorrat voll ist.
dice_forge-column-me = was es für dich heißt, etwa eine Karte oder Seite, die in Reichweite kommt.
dice_forge-column-step = der Schritt, den der Hammer erreicht.
dice_forge-column-kept = was du danach hast.
dice_forge-column-glory = der Ruhm, den es bringt: die Schritte des Hammers, oder die Karte am Ende.
dice_forge-column-whose = auf wessen Würfel die Seite liegt.
dice_forge-column-average = was dieser Würfel in allen Würfen im Schnitt bringt.
dice_forge-option-oust = { $card } ▸{ $initial }
dice_forge-option-slot-new = { $title }, { $die }
dice_forge-option-hammer-all = { $gold ->
    [one] das Gold auf den Hammer
   *[other] alle { $gold } auf den Hammer
}
dice_forge-option-hammer-some = { $gold } auf den Hammer
dice_forge-option-hammer-alone = { $option }, dann { $held }, { $brings } Ruhm
dice_forge-fact-pay = zahlen
dice_forge-fact-keep = bleibt
dice_forge-fact-over = { $die } { $old }
dice_forge-fact-over-words = { $die }, statt { $old }
dice_forge-fact-goes = ersetzt
dice_forge-fact-a-roll = je Wurf
dice_forge-left = noch ×{ $count }
dice_forge-of-limit = von { $limit }
dice_forge-cell-lost = { $spilt } verloren
dice_forge-cell-step = { $step }/{ $last }
dice_forge-lost = { $what } verloren
dice_forge-warn-same = Dort liegt schon { $lies }: Es würde sich nichts ändern.
dice_forge-warn-fresh = Dort hast du { $lies } geschmiedet, und das ist seitdem nie gefallen.
dice_forge-detail-roll = Alle werfen beide Würfel und nehmen, was sie zeigen.
dice_forge-islands-aside = Splitter kaufen eine Karte: { $vp } und Wirkung ({ $turn } jeden Zug) · × übrig
dice_forge-sanctuary-aside = Gold kauft Würfelseiten
dice_forge-gone = weg
dice_forge-rolled = Wurf
dice_forge-tray-copies = spiegelt { $face }
dice_forge-tray-thrice = { $face } dreifach
dice_forge-tray-count = Wurf { $number } von { $count }
dice_forge-tray-waits = noch offen
dice_forge-tray-asked = entscheidet jetzt
dice_forge-tray-go-on = Eingabetaste: weiter
dice_forge-tray-by-itself = ungefragt (F8)
dice_forge-tray-lost = { $what } verloren (voll)
dice_forge-bench-new = neue Seite
dice_forge-bench-roll = ein Wurf
dice_forge-bench-locked = fest
dice_forge-enter-pass = passen
dice_forge-enter-roll = würfeln
dice_forge-enter-forge-slot = hier schmieden

# -- seit deinem Zug: was es für den Spieler heißt --

dice_forge-recap-ousted = { $name } hat deinen Helden verdrängt: Er ist wieder zu Hause, und für dich wurde gewürfelt.
dice_forge-recap-boar = Du musstest einen Eber schmieden: { $face }.
dice_forge-recap-taken = Der Minotaurus hat dir { $what } genommen.
dice_forge-recap-store-full = Dein Vorrat war voll; verloren: { $what }.
dice_forge-recap-feat-gone = { $name } hat die letzte Karte „{ $card }“ genommen; du hättest sie bezahlen können.
dice_forge-recap-face-gone = { $name } hat die letzte Seite dieser Art gekauft: { $face }. Du hattest das Gold.
dice_forge-recap-got = Deine Würfel haben dir { $what } gebracht.
dice_forge-recap-got-bonuses = Deine Eber haben dir { $what } gebracht.
dice_forge-recap-turn-forges = schmiedet { $face } über { $old }
dice_forge-recap-turn-feat = vollbringt „{ $card }“
dice_forge-recap-turn-hammer = der Hammer bringt { $vp }
dice_forge-recap-turn-brings = { $what } durch „{ $card }“
dice_forge-recap-turn-hind = wirft { $faces } („{ $card }“)
dice_forge-recap-turn-triton = gibt einen Triton-Marker ab
dice_forge-recap-turn-hammers = legt { $gold } auf den Hammer
dice_forge-recap-turn-passes = passt

# -- was ein Tipp außer dem Wertungsblatt zählt --

dice_forge-prospect-dice = was deine Würfel bringen
dice_forge-prospect-stores = was du hast und was es kauft
dice_forge-prospect-room = Platz im Vorrat
dice_forge-prospect-cards = Karten, die weiter wirken
dice_forge-prospect-hammer = der Weg des Hammers
dice_forge-prospect-place = wo dein Held steht
dice_forge-prospect-now = Ruhm jetzt
dice_forge-said-better-die = Seine Seiten sind besser als die des anderen Würfels.
dice_forge-said-least-face = Keine Seite, die du ersetzen könntest, ist weniger wert.
dice_forge-said-too-late = { $glory ->
    [0] Es ist dein letzter Zug: Die Karte kann dir kaum noch etwas bringen.
   *[other] Es ist dein letzter Zug: Von der Karte zählt kaum mehr als ihr Ruhm, { $glory }.
}
dice_forge-said-only-glory = Die Karte bringt am Ende { $glory } und hat sonst keinen Effekt.

# -- was Tipps am Ende des Zuges vergleichen --

dice_forge-ahead-gold = { $more ->
    [yes] mehr
   *[no] weniger
} Gold
dice_forge-ahead-sun = { $more ->
    [yes] mehr
   *[no] weniger
} Sonnensplitter
dice_forge-ahead-moon = { $more ->
    [yes] mehr
   *[no] weniger
} Mondsplitter
dice_forge-ahead-yield-gold = { $more ->
    [yes] mehr
   *[no] weniger
} Gold von deinen Würfeln
dice_forge-ahead-yield-sun = { $more ->
    [yes] mehr
   *[no] weniger
} Sonnensplitter von deinen Würfeln
dice_forge-ahead-yield-moon = { $more ->
    [yes] mehr
   *[no] weniger
} Mondsplitter von deinen Würfeln
dice_forge-ahead-yield-vp = { $more ->
    [yes] mehr
   *[no] weniger
} Ruhm von deinen Würfeln
dice_forge-ahead-cards = { $more ->
    [yes] mehr
   *[no] weniger
} Karten
dice_forge-ahead-hammer = { $more ->
    [yes] mehr
   *[no] weniger
} Schritte auf dem Hammer
dice_forge-ahead-best-card = { $more ->
    [yes] mehr
   *[no] weniger
} Ruhm von der besten Karte, die du bezahlen kannst
dice_forge-ahead-forged = { $more ->
    [yes] mehr
   *[no] weniger
} geschmiedete Seiten
dice_forge-ahead-scored = { $more ->
    [yes] mehr
   *[no] weniger
} gewonnenen Ruhm

# -- für alle, die das Spiel kennen und jede Zeile hören: Wer gefragt wird und was gewürfelt wurde, ist gesagt --

dice_forge-brief-of = { $name }: { $asked }
dice_forge-brief-roll-first = Würfeln.
dice_forge-brief-roll-second = Noch einmal.
dice_forge-brief-mirror-choose = Spiegel: Welche Seite?
dice_forge-brief-resolve-order = Welcher Würfel zuerst?
dice_forge-brief-face-take = Was nimmst du{ $times ->
    [3] , dreimal
   *[other] {""}
}?
dice_forge-brief-face-lose = Was verlierst du?
dice_forge-brief-use-cerberus = Noch einmal anwenden?
dice_forge-brief-reinforcement = Verstärkungen?
dice_forge-brief-action-both = Seite, Heldentat oder passen?
dice_forge-brief-action-buy = Seite oder passen?
dice_forge-brief-action-feat = Heldentat oder passen?
dice_forge-brief-action-both-extra = Seite oder Heldentat?
dice_forge-brief-action-buy-extra = Welche Seite?
dice_forge-brief-action-feat-extra = Welche Heldentat?
dice_forge-brief-forge-more = Noch eine Seite?
dice_forge-brief-forge-slot = Welche Seite für { $title }?
dice_forge-brief-extra-action = Zusatzaktion?
dice_forge-brief-convert = { $what } behalten oder { $vp } nehmen?
dice_forge-brief-brought = { $name }: { $what }.
dice_forge-brief-forged = { $name }: { $face } statt { $old }, { $die }.
dice_forge-brief-extra-paid = { $name }: Zusatzaktion.
dice_forge-brief-by-card = { $name }, { $card }.
