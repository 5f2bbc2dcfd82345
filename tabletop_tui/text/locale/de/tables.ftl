# Die Tische eines Servers: die Liste, wer wo sitzt, einen öffnen, Gespräch am Tisch.

tables-title = Tische
tables-greeting = Hallo, { $name }.
tables-hint = Wähle einen Tisch oder öffne einen.
tables-open = Tische
tables-none = Noch ist kein Tisch offen. Ein Spiel ist neu für dich? { $learn } zeigt es dir in fünf Minuten.
tables-new = Einen Tisch öffnen
tables-over = Die Partie ist zu Ende.
tables-company-none = Sonst ist niemand hier.
tables-company-looks = { $name } sucht einen Tisch aus
tables-company-plays = { $name } spielt { $game }
tables-company-watches = { $name } sieht bei { $game } zu
tables-company-opens = { $name } öffnet einen Tisch für { $game }
tables-company-more = { $count } weitere
tables-your-seat = dein Platz
tables-kept-seat = ein Platz wartet auf dich
tables-your-turn = Du bist gefragt, seit { $time } · { $word } { $round }/{ $rounds }
tables-your-turn-open = Du bist gefragt, seit { $time } · { $word } { $round }
tables-your-keyboard-turn = { $name } ist an deiner Tastatur gefragt, seit { $time } · { $word } { $round }/{ $rounds }
tables-your-keyboard-turn-open = { $name } ist an deiner Tastatur gefragt, seit { $time } · { $word } { $round }
tables-opened-by = { $name } hat diesen Tisch geöffnet. { $does }
tables-call = Du bist bei { $game } gefragt.
tables-title-calm = tabletop
tables-title-turn = ▶ Du bist gefragt: { $game }
tables-elsewhere = ▶ Anderswo bist du gefragt: { $game }, seit { $time }. { $leave } führt hin.
tables-elsewhere-more = ▶ Anderswo gefragt: { $game }, seit { $time }, und noch { $count }. { $leave } führt hin.
tables-turn = { $name } ist gefragt, seit { $time } · { $word } { $round }/{ $rounds }
tables-turn-open = { $name } ist gefragt, seit { $time } · { $word } { $round }
tables-when-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
} { $time }
tables-span-days = { $days } T { $hours } h
tables-span-hours = { $hours } h { $minutes } min
tables-span-minutes = { $minutes } min
tables-clock = Bedenkzeit
tables-clock-0 = keine
tables-clock-1 = ein Tag je Zug
tables-clock-3 = drei Tage je Zug
tables-clock-7 = eine Woche je Zug
tables-clock-here = Bedenkzeit: { $clock }
tables-clock-left = noch { $time }
tables-closes = schließt am { $day }, wenn kein Spieler kommt
tables-clock-over = Zeit abgelaufen
tables-clock-ask = Wie lange darf ein Zug dauern?
tables-clock-hint = Die neue Bedenkzeit beginnt jetzt. Ist sie um, wird erinnert, und ein Computergegner darf einspringen; von selbst geschieht nichts.
tables-call-over = Deine Bedenkzeit bei { $game } ist um.
tables-notices-on = Du bekommst eine Nachricht, wenn du gefragt und nicht hier bist.
tables-notices-off = Du bekommst keine Nachrichten, wenn du nicht hier bist.
tables-notices-none = Dieser Server verschickt keine Nachrichten.
tables-undo-stands = Das lässt sich nicht mehr zurücknehmen: Wer jetzt gefragt ist, hat vielleicht schon Nachricht.
tables-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
tables-free-seat = frei
tables-watched = Es sehen zu: { $names }
tables-seat = Platz { $number }
tables-enter-opens = Enter öffnet einen Tisch für { $game }.
tables-enter-sits = Enter: zurück an deinen Platz.
tables-enter-joins = Enter: einen freien Platz nehmen. w sieht nur zu.
tables-enter-watches = Enter: zusehen.
tables-enter-lent = Enter: zusehen. Deinen Platz spielt solange der Gastgeber: p, dann Enter an deinem Platz, und er gehört wieder dir.

tables-seats-title = { $game }: wer wo sitzt
tables-seats-hint = Enter tut, was am Ende der Zeile steht.
tables-held-host = an der Tastatur des Gastgebers
tables-held-remote = über SSH
tables-held-lent = spielt inzwischen der Gastgeber
tables-here = da
tables-away = nicht da
tables-thinking = überlegt seit { $minutes }:{ $seconds }
tables-thinking-long = überlegt seit { $time }
tables-enter-sit = Enter: hier hinsetzen
tables-enter-take-over = Enter: übernehmen
tables-enter-give-back = Enter: zurückgeben
tables-sit-done = Der Platz gehört dir, { $name }.
tables-take-over-done = Du spielst jetzt für { $name }.
tables-give-back-done = { $name } spielt wieder selbst.
tables-free-done = Der Platz ist jetzt frei.
tables-held-bot = Computer, { $level }
tables-held-bot-for = der Computer ({ $level }) springt ein
tables-enter-play = Enter: selbst spielen
tables-play-done = Für { $name } spielst jetzt du.
tables-bot-done = Für { $name } spielt jetzt der Computer.
tables-wish-bot = { $by } möchte den Computer an diesem Platz spielen lassen
tables-bots-ask = Welcher Computergegner spielt für { $name }?
tables-bots-hint = Wer weg ist, bekommt den Platz bei der Rückkehr wieder.
tables-bots-level = An Tischen von Gästen spielen Computergegner hier höchstens auf Stufe { $level }.
tables-bots-too-many = An deinen Tischen dürfen { $count } Computergegner sitzen.
tables-leavers = Wer weggeht,
tables-leavers-wait = auf den wird gewartet
tables-said = Was gesagt wurde
tables-say-ask = Was willst du sagen?
tables-say-hint = Alle am Tisch können es lesen.
tables-say-yes = Sagen
tables-invite-free = Dort sitzt jemand an deiner Tastatur; gib den Platz erst frei (f).

tables-opening-title = Ein Tisch für { $game }
tables-opening-start = Öffnen
tables-opening-hint = Enter auf „Öffnen“ beginnt; freie Plätze nimmt, wer kommt.
tables-who-host = an dieser Tastatur
tables-who-mine = an meinem Terminal
tables-who-named = über SSH, unter diesem Namen
tables-who-open = frei
tables-name-missing = Platz { $place } braucht einen Namen.
tables-name-twice = { $name } ist zweimal da; zwei Leute brauchen zwei Namen.

tables-closing = Der Server schließt.
tables-too-many = Es gibt schon { $count } Tische. Spielt erst einen davon zu Ende.
tables-seat-taken = Der Platz von { $name } ist nicht mehr frei.
tables-not-yours = Der Platz von { $name } gehört dir nicht.
tables-only-host = Das kann nur der Gastgeber.
tables-only-charge = Das können nur der Gastgeber, der Verwalter und wer diesen Tisch eröffnet hat.
tables-not-over = Über { $name } hast du nicht zu bestimmen.
tables-not-there = Hier ist niemand, mit dem das ginge.
tables-not-invited = Deine Einladung gilt für einen anderen Tisch.
tables-too-many-days = Es gibt schon { $count } Tische mit Bedenkzeit. Spielt erst einen davon zu Ende, oder öffne einen ohne.
tables-too-many-days-yours = Du hast schon { $count } Tische mit Bedenkzeit offen. Spiel erst einen davon zu Ende, oder schließ einen.
tables-too-many-yours = Du hast schon { $count } Tische offen. Spiel erst einen davon zu Ende, oder schließ einen.
tables-you-are-sent-away = Du wurdest von diesem Tisch verwiesen.
tables-you-are-muted = Du kannst an diesem Tisch nichts mehr sagen.
tables-say-nothing = Davon bleibt nichts übrig, was man sagen könnte.
tables-say-slower = Nicht so schnell: Lass auch andere zu Wort kommen.
tables-hint-slower = Nicht so schnell: Warte ein wenig bis zum nächsten Tipp.
tables-was-closed = { $name } hat diesen Tisch geschlossen. Die Partie bleibt aufgehoben.
tables-was-closed-by-host = Der Gastgeber hat diesen Tisch geschlossen. Die Partie bleibt aufgehoben.
tables-was-deleted = Diese Partie wurde gelöscht.
tables-moved-on = Das Spiel ist an einem anderen Server weitergegangen, deshalb galt das nicht. Sieh noch einmal, was gefragt ist.
tables-keys-lost = Die Tasten kamen schneller, als sie gezeigt werden konnten; einige wurden ausgelassen.
tables-store-silent = Die Datenbank antwortet gerade nicht. Alles, was zu sehen war, ist gespeichert; weiter geht es, sobald sie wieder antwortet.
tables-store-unsure = Die Verbindung zur Datenbank ist abgerissen. Ob dieser Schritt noch zählt, zeigt sich, sobald sie wieder antwortet.
tables-store-refused = Die Datenbank konnte das gerade nicht. Geändert wurde nichts; das Protokoll des Gastgebers sagt, warum.
tables-store-back = Die Datenbank antwortet wieder. Es geht weiter.
tables-lent-to-host = { $game }: Deinen Platz spielt solange der Gastgeber. p am Tisch, dann Enter an deinem Platz, und er gehört wieder dir.
tables-asked = { $name } ist hier oder war es eben noch und wurde um Zustimmung gebeten.
tables-is-muted = darf nichts sagen
tables-is-away = { $name } wurde weggeschickt
tables-wish-lend = { $by } möchte diesen Platz spielen
tables-wish-free = { $by } möchte diesen Platz frei machen
tables-enter-agree = Enter: zustimmen
tables-enter-let-back = Enter: darf wiederkommen
tables-agree-done = Du hast zugestimmt.
tables-away-ask = { $name } wegschicken?
tables-away-table = Damit ist der Tisch verlassen, ein Zurück gibt es nicht. Der Platz kann nach einer Weile frei gemacht werden.
tables-away-house = Damit sind alle Tische verlassen, ein Zurück gibt es nicht, solange sie offen sind. Der Platz kann nach einer Weile frei gemacht werden.
tables-away-yes = Wegschicken
tables-close-ask = Diesen Tisch schließen?
tables-close-hint = Alle verlassen ihn, und die Partie geht nicht weiter. Sie bleibt aufgehoben; der Gastgeber kann den Tisch wieder öffnen.
tables-close-yes = Schließen

# Zeilen im Protokoll eines Tischs über Plätze und Leute.
tables-told-lend = { $by } spielt von jetzt an für { $name }.
tables-told-back = { $name } spielt wieder selbst.
tables-told-bot = { $by }: Für { $name } spielt ab jetzt der Computer.
tables-told-stands-in = { $name } ist weg; der Computer springt ein.
tables-told-for-bot = { $by } spielt ab jetzt für { $name }.
tables-told-clock-over = Die Bedenkzeit von { $name } ist um. Ein Computergegner darf einspringen (Strg+N).
tables-told-expires = Seit { $since } war niemand hier. Am { $day } schließt der Tisch, wenn kein Spieler kommt oder zieht. Die Partie bleibt aufgehoben.
tables-told-expired = Seit { $since } war niemand hier, darum wurde der Tisch geschlossen.
tables-told-clock-0 = { $by } hat die Bedenkzeit aufgehoben.
tables-told-clock-1 = { $by } hat die Bedenkzeit gesetzt: ab jetzt ein Tag je Zug.
tables-told-clock-3 = { $by } hat die Bedenkzeit gesetzt: ab jetzt drei Tage je Zug.
tables-told-clock-7 = { $by } hat die Bedenkzeit gesetzt: ab jetzt eine Woche je Zug.
tables-told-stuck = { $name }, ein Computergegner, kann nicht nachdenken ({ $error }).
tables-told-wish-bot = { $by } möchte den Computer für { $name } spielen lassen; { $name } kann auf der Seite der Plätze zustimmen (Strg+N).
tables-told-free = { $by } hat den Platz von { $name } frei gemacht.
tables-told-left = { $name } hat den Platz verlassen.
tables-told-wish-lend = { $by } möchte für { $name } spielen; { $name } kann bei den Plätzen zustimmen (Strg+N).
tables-told-wish-free = { $by } möchte den Platz von { $name } frei machen; { $name } kann bei den Plätzen zustimmen (Strg+N).
tables-told-muted = { $by }: { $name } darf hier nichts mehr sagen.
tables-told-hints-on = { $by } lässt an diesem Tisch Tipps zu.
tables-told-hints-off = { $by } lässt an diesem Tisch keine Tipps mehr zu.
tables-told-heard = { $by }: { $name } darf wieder sprechen.
tables-told-away = { $by } hat { $name } weggeschickt.
tables-told-let-back = { $by }: { $name } darf wiederkommen.
tables-told-mended = Die gespeicherte Partie war beschädigt. Sie geht ab der letzten heilen Stellung weiter, nach { $answers } Schritten.
tables-told-closed = { $by } hat den Tisch geschlossen.
