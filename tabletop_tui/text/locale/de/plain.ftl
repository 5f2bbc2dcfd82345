# Ein Spiel als Textzeilen. Wortlisten: was eingegeben werden kann, das erste ist der Name.

plain-words-board = brett tisch auslage
plain-words-mine = meins meine
plain-words-all = alles
plain-words-score = punkte wertung stand s
plain-words-log = protokoll verlauf l
plain-words-since = seither
plain-words-what = was
plain-words-coach = begleiter rat
plain-words-why = warum w
plain-words-hint = tipp hinweis h
plain-words-undo = zurück zurueck rückgängig u
plain-words-again = nochmal noch
plain-words-brief = kurz knapp
plain-words-redo = vor wiederholen
plain-words-restart = zugneu neustart
plain-words-help = hilfe ?
plain-words-rules = regeln
plain-words-answers = antworten dauerantworten
plain-words-computer = computer
plain-words-say = sag sagen
plain-words-people = leute wer
plain-words-sit = setzen platz
plain-words-stand = aufstehen
plain-words-agree = zustimmen
plain-words-free = freimachen
plain-words-invite = einladen
plain-words-mute = stumm
plain-words-away = wegschicken
plain-words-close = schließen
plain-words-clock = bedenkzeit uhr
plain-words-messages = nachrichten
plain-words-quit = ende schluss q
plain-words-yes = ja j
plain-words-no = nein n

plain-does-board = wie der Tisch steht, und wie seine Teile heißen; mit einem davon: dieser Teil; mit einem Namen: alles, was vor dieser Person liegt; mit alles: der ganze Tisch
plain-does-mine = was vor dir liegt
plain-board-parts = Mehr: { $board } und dann { $parts }, ein Name oder { $all }.
plain-does-score = die Punkte aller; mit einem Namen: woher sie kommen
plain-does-log = was geschehen ist; mit einer Zahl: so viele Schritte
plain-does-since = was seit deinem Zug geschehen ist und was es für dich heißt
plain-does-what = mit der Nummer einer Möglichkeit: was sie bewirken würde; mit einem Ort oder einer Person: was dort ist
plain-does-hint = was am besten ist und was dafür spricht; in einer Lektion, wie das Ziel erreicht wird; der Verlauf vermerkt es. Mit aus oder an: ob es an diesem Tisch Tipps gibt
plain-hint-on = an ja
plain-hint-off = aus nein
plain-does-coach = was der Begleiter dir bisher geraten hat; mit aus oder an: ob er etwas sagt
plain-coach-is-on = Der Begleiter rät { $name }.
plain-coach-is-off = Der Begleiter schweigt für { $name }.
plain-coach-how = „{ $coach } { $off }“ schaltet den Begleiter aus, „{ $coach } { $on }“ ein.
plain-does-why = was jetzt nicht geht, mit den Gründen
plain-does-again = noch einmal, was gefragt ist
plain-does-brief = nur, was neu ist, und Möglichkeiten beim Namen, für alle, die das Spiel kennen; gilt auch für spätere Spiele; noch einmal: alles ausführlich
plain-does-undo = den letzten Schritt zurücknehmen
plain-does-redo = Zurückgenommenes wiederholen
plain-does-restart = alles aus diesem Zug zurücknehmen, was sich zurücknehmen lässt
plain-does-help = diese Hilfe
plain-does-rules = die Regeln in Kürze; mit einem Wort: nur, was davon handelt
plain-does-answers = was für wen von selbst beantwortet wird; mit zwei Nummern: ändern
plain-does-computer = wer welchen Platz spielt; mit zwei Nummern: einer Stufe des Computers geben, oder (0) einem Menschen
plain-does-say = mit Worten dahinter: sie allen am Tisch sagen
plain-does-people = wer wo sitzt, und wer zuschaut
plain-does-sit = einen freien Platz nehmen, oder den eigenen zurück
plain-does-stand = den eigenen Platz freimachen
plain-does-agree = dem zustimmen, worum man dich wegen deines Platzes bittet
plain-does-free = mit der Nummer eines Platzes: ihn frei machen
plain-does-invite = mit der Nummer eines Platzes: ein Code für einen Gast ohne Schlüssel
plain-does-mute = mit einem Namen: diese Person stumm schalten oder wieder sprechen lassen
plain-does-away = mit einem Namen: diese Person wegschicken oder wiederkommen lassen
plain-does-close = den Tisch schließen; die Partie bleibt aufgehoben
plain-table-no-wish = Um deinen Platz bittet niemand.
plain-table-wish-lend = { $name } möchte deinen Platz spielen. Zum Annehmen: zustimmen
plain-table-wish-bot = { $name } möchte den Computer an deinem Platz spielen lassen. Zum Annehmen: zustimmen
plain-table-wish-free = { $name } möchte deinen Platz frei machen. Zum Annehmen: zustimmen
plain-table-which-seat = Welcher Platz? Sag seine Nummer, 1 bis { $last }.
plain-does-clock = wie lange ein Zug hier dauern darf; mit 1, 3 oder 7 Tagen (0: beliebig lange) ändern
plain-does-messages = ob du eine Nachricht bekommst, wenn du gefragt und nicht hier bist; aus und an ändern es
plain-does-quit = aufhören; das Spiel bleibt, wie es ist

plain-prompt = { "> " }
plain-begin = { $game } für { $people }. Startzahl { $seed }.
plain-again = Weiter mit { $game } für { $people }. Startzahl { $seed }.
plain-id = Das Spiel wird nach jedem Schritt als { $id } gespeichert.
plain-recovered = Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde. Es geht am Anfang der Phase weiter, in der es war.
plain-hint = Mit der Nummer einer Möglichkeit antworten. Befehle: { $commands }.
plain-turn = { $name } ist am Zug, { $word } { $round } von { $rounds }. { $points }.
plain-turn-open = { $name } ist am Zug, { $word } { $round }. { $points }.
plain-turn-brief = { $name }, { $word } { $round }. { $points }.
plain-points = { $name } { $count }
plain-option = { $number }. { $option }
plain-brief-on = Ab jetzt kurz, auch in späteren Spielen: Gesagt wird nur, was neu ist; bis zu vier Möglichkeiten beim Namen, von mehr die Anzahl. { $what } mit einer Nummer sagt mehr über eine, { $brief } sagt wieder alles.
plain-brief-off = Alles wird wieder ausführlich gesagt.
plain-brief-many = { $count } Möglichkeiten; gib eine Nummer oder einen Namen ein. { $again } nennt sie.
plain-brief-count = { $count } zur Wahl.
plain-blocked = { $count ->
    [one] Eine weitere Möglichkeit gibt
   *[other] { $count } weitere Möglichkeiten gibt
} es jetzt nicht; { $why } nennt die Gründe.
plain-last-sound = Ab der letzten heilen Stellung könnt ihr weiterspielen, nach { $answers } { $answers ->
    [one] Schritt
   *[other] Schritten
}. Das ist eine neue Partie; die beschädigte bleibt in der Liste. Weiterspielen? 1. { $yes }, 2. { $no }
plain-confirm = Trotzdem tun? 1. { $yes }, 2. { $no }
plain-enter-takes = Nochmals Enter: { $number }. { $option }
plain-not-taken = Abgebrochen.
plain-turn-over = Der Zug von { $name } ist zu Ende. Als Nächstes: { $other }.
plain-turn-over-owed = Der Zug von { $name } ist zu Ende. Als Nächstes: { $turn }; vorher entscheidet { $other }.
plain-turn-over-owed-undo = Der Zug von { $name } ist zu Ende; { $undo } nimmt ihn zurück. Als Nächstes: { $turn }; vorher entscheidet { $other }.
plain-turn-over-undo = Der Zug von { $name } ist zu Ende; { $undo } nimmt ihn zurück. Als Nächstes: { $other }.
plain-come = { $name } ist dran, und es gibt etwas, das sonst niemand sehen darf: { $key } tippen, wenn niemand sonst hinsieht.
plain-undone = Zurückgenommen: { $sentence }
plain-undone-silent = eine Antwort, die nichts geändert hat.
plain-log-empty = Noch ist nichts geschehen.
plain-for-you = Für dich: { $text }
plain-since-turn = { $name }: { $text }.
plain-since-gained = { $name }: { $text }, { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}.
plain-since-nothing = Die anderen haben seit deinem Zug nichts getan.
plain-log = { $number }: { $sentence }
plain-log-undone = { $number }, zurückgenommen: { $sentence }
plain-why = { $option }: { $reason }
plain-why-nothing = Hier ist nichts bekannt, was im Wege stünde.
plain-why-possible = „{ $text }“ kann gewählt werden.
plain-what-how = Sag, welche Möglichkeit oder welcher Ort, zum Beispiel: { $what } 1
plain-what-places = Orte: { $places }
plain-what-others = Mit einem Namen davor, was dort liegt: { $example }
plain-what-place = { $place }:
plain-what-several = Was davon: { $places }?
plain-what-nothing = Hier heißt nichts { $text }.
plain-command = { $command }: { $does }
plain-points-of = { $name }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
plain-points-of-some = { $name }: { $points } Punkte
plain-score-line = { "  " }{ $points } für { $line }
plain-rules-nothing = In den kurzen Regeln steht nichts über „{ $text }“.

plain-no-such-number = Eine Möglichkeit { $number } gibt es nicht; es sind 1 bis { $last }.
plain-several = „{ $text }“ könnte eine der Möglichkeiten { $numbers } sein; bitte die Nummer nennen.
plain-not-understood = „{ $text }“ ist weder eine Möglichkeit (1 bis { $last }) noch ein Befehl. Alle Befehle: hilfe
plain-no-longer = Das kann jetzt nicht gewählt werden.
plain-nobody = Niemand hier heißt „{ $text }“, oder mehr als eine Person.

plain-over = Das Spiel ist zu Ende.
plain-winner = { $names } gewinnt mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
plain-winners = { $names } teilen sich den Sieg mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
plain-last-undo = { $undo } nimmt den letzten Schritt zurück; alles andere beendet.
plain-looking-back = Ein Rückblick sucht etwas fürs nächste Mal; Strg+C bricht ab.
plain-next-time = Fürs nächste Mal: In { $word } { $round } kostete dich „{ $what }“ am meisten.
plain-kept = Das Spiel ist als { $id } aufbewahrt: tabletop review { $id } (wo es kippte), tabletop replay { $id }, tabletop export { $id } -o spiel.txt
plain-left = Das Spiel ist gespeichert. Weiter geht es mit: tabletop resume { $id } --plain
plain-stalled = Die letzten { $count } Zeilen haben nichts geändert, also wird nicht weiter gelesen.
plain-left-unsaved = Das Spiel ist nicht gespeichert.

# Das Vorzimmer an dieser Tastatur.
plain-lobby-running = { $game }: { $people }. { $decides } ist gefragt; zuletzt gespielt { $ago }.
plain-lobby-new = { $number }. { $game } spielen
plain-lobby-how = Gib eine Nummer von 1 bis { $last } ein: Ein neues Spiel fragt, wer spielt, und bietet Lektion und Regeln an. Oder gib ein: { $today } für die Partie des Tages, { $puzzle } für das Rätsel des Tages, { $record } für deine Ergebnisse, oder { $quit }, um zu gehen.
plain-lobby-unknown = „{ $text }“ bedeutet hier nichts.
plain-lobby-who = Wer spielt { $game }? Gib Namen mit Kommas dazwischen ein, etwa Ana, Ben; bot:3 ist ein Computer der Stufe 3. { $alone } spielt gegen zwei Rivalen in deiner Stärke, { $learn } ist eine Lektion, { $rules } nennt die Regeln. Eine leere Zeile führt zurück.
plain-lobby-puzzle = rätsel
plain-lobby-learn = lernen
plain-lobby-rules = regeln
plain-lobby-sections = Gib eine Nummer von 1 bis { $last } ein, um den Abschnitt zu hören, oder Wörter, nach denen gesucht wird. Eine leere Zeile führt zurück.
plain-lobby-no-section = In keinem Abschnitt steht „{ $text }“.

# Über SSH: die Liste der Tische, und ein Tisch mit mehreren Terminals.
plain-tables-none = Noch ist kein Tisch offen.
plain-tables-table = { $number }. { $game }: { $people }. { $does }
plain-tables-decides = Dort bist du gefragt.
plain-tables-sits = Dort ist dein Platz.
plain-tables-joins = Ein Platz ist für dich frei.
plain-tables-watches = Du kannst zuschauen.
plain-tables-since = Seit { $time }.
plain-tables-waits = { $name } ist gefragt, seit { $time }.
plain-closing = Er { $closing }.
plain-clock = Bedenkzeit: { $clock }.
plain-clock-how = { $clock } 1, 3 oder 7 setzt so viele Tage je Zug, { $clock } 0 hebt sie auf.
plain-tables-messages = { $messages } sagt, ob du eine Nachricht bekommst, wenn du gefragt und nicht hier bist; aus und an ändern es.
plain-tables-new = { $number }. Einen Tisch für { $game } öffnen.
plain-tables-how = Gib eine Nummer von 1 bis { $last } ein, oder { $quit }, um zu gehen.
plain-tables-how-many = Für wie viele, { $least } bis { $most }? Alles andere führt zurück.
plain-word-forfeit = verloren
plain-word-unrated = ungewertet
plain-tables-days-how = Hinter die Zahl für eine Partie über Tage: { $clock } und 1, 3 oder 7 (Tage je Zug), { $bank } und 1, 3 oder 7 (Tage für die Partie). Ist die Zeit um, springt mit { $bot } und einer Stufe (1 bis 5) der Computer ein, mit { $forfeit } ist die Partie verloren. { $unrated } zählt nicht für die Wertung.
plain-word-bank = konto
plain-table-begin = { $game } für { $people }.
plain-table-watching = Du schaust zu.
plain-table-waits = { $name } ist gefragt.
plain-table-waits-away = { $name } ist gefragt und gerade nicht da.
plain-table-not-you = Jetzt entscheidet { $name }. Alle Befehle: hilfe
plain-table-again = Wiederholt: { $sentence }
plain-table-over = { $quit } führt zurück zur Liste der Tische.
plain-table-say-how = Was willst du sagen? Zum Beispiel: { $say } guten Abend
plain-table-person = { $number }. { $name }: { $held }
plain-table-no-seat = Hier ist kein Platz für dich frei.
