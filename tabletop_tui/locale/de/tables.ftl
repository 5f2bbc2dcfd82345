# Die Tische eines Servers: die Liste, wer wo sitzt, einen öffnen, Gespräch am Tisch.

tables-title = Tische
tables-greeting = Hallo, { $name }.
tables-hint = Wähle einen Tisch oder öffne einen.
tables-open = Tische
tables-none = Noch ist kein Tisch offen.
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
tables-turn = { $name } ist gefragt, seit { $time } · { $word } { $round }/{ $rounds }
tables-turn-open = { $name } ist gefragt, seit { $time } · { $word } { $round }
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

tables-seats-title = { $game }: wer wo sitzt
tables-seats-hint = Enter tut, was am Ende der Zeile steht.
tables-held-host = an der Tastatur des Gastgebers
tables-held-remote = über SSH
tables-held-lent = spielt inzwischen der Gastgeber
tables-here = da
tables-away = nicht da
tables-thinking = überlegt seit { $minutes }:{ $seconds }
tables-enter-sit = Enter: hier hinsetzen
tables-enter-take-over = Enter: übernehmen
tables-enter-give-back = Enter: zurückgeben
tables-sit-done = Der Platz gehört dir, { $name }.
tables-take-over-done = Du spielst jetzt für { $name }.
tables-give-back-done = { $name } spielt wieder selbst.
tables-free-done = Der Platz ist jetzt frei.
tables-said = Was gesagt wurde
tables-say-ask = Was willst du sagen?
tables-say-hint = Alle am Tisch können es lesen.
tables-say-yes = Sagen
tables-invite-code = Für eine Person ohne Schlüssel: { $code }
tables-invite-free = Dort sitzt jemand an deiner Tastatur; gib den Platz erst frei (f).

tables-opening-title = Ein Tisch für { $game }
tables-opening-start = Öffnen
tables-opening-hint = Enter auf „Öffnen“ beginnt; freie Plätze nimmt, wer kommt.
tables-who-host = an dieser Tastatur
tables-who-mine = an meinem Terminal
tables-who-named = über SSH, unter diesem Namen
tables-who-anybody = frei
tables-name-missing = Platz { $place } braucht einen Namen.
tables-name-twice = { $name } ist zweimal da; zwei Leute brauchen zwei Namen.

tables-closing = Der Server schließt.
tables-too-many = Es gibt schon { $count } Tische. Spielt erst einen davon zu Ende.
tables-seat-taken = Der Platz von { $name } ist nicht mehr frei.
tables-not-yours = Der Platz von { $name } gehört dir nicht.
tables-only-host = Das kann nur der Gastgeber.
