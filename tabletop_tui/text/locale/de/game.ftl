# Der Bildschirm jedes Spiels: Weitergabe, Liste, Hilfe, Verlauf, Rückblick, Wertung.

game-round = { $word } { $round } von { $rounds }
game-round-open = { $word } { $round }
game-round-in-short = { $round }/{ $rounds }
game-round-open-in-short = { $round }
game-decides = { $name } entscheidet
game-not-possible = { $count ->
    [one] 1 weitere geht jetzt nicht
   *[other] { $count } weitere gehen jetzt nicht
} · { $why } sagt, warum
game-not-possible-short = { $count } gesperrt · { $why } sagt, warum
game-options-one = Eine Möglichkeit
game-options-many = { $count } Möglichkeiten
game-options-keyless = { $options } · • mit Pfeilen und { $take }
game-more = { $count } versteckt
game-group = { $first } … { $count } Möglichkeiten
game-several = { $count } Möglichkeiten hier: Enter zeigt sie.
game-log = Verlauf
game-since-your-turn = Seit deinem Zug
game-since-for-all = Seit deinem Zug, für alle zu sehen
game-for-you = Für dich: { $text }
game-no-choice = Du hattest keine Wahl: { $text }.
game-since-turn = { $name }: { $text }.
game-since-turn-gained = { $name } ({ $points }): { $text }.
game-looking-at = Zu sehen: { $name }.
game-too-small = Zu wenig Platz: { $now }. Das Spiel braucht { $width }x{ $height } und geht von selbst weiter, sobald das Fenster so groß ist. Textzeilen (--plain) brauchen keine Größe.
game-not-on-offer = Das geht jetzt nicht.
game-confirm = { $question } Noch einmal { $take } bestätigt.
game-confirm-label = { $question } Noch einmal { $take } oder { $label } bestätigt.
game-keys-hint = { $help } zeigt alle Tasten.
game-key-idle = { $key } hat hier keine Wirkung. { $help } zeigt alle Tasten.
game-turn-just-began = In diesem Zug ist noch nichts geantwortet; { $undo } nimmt zurück, was davor war.
game-asked-nothing = Gerade wird nichts gefragt, also spricht auch nichts dagegen.
game-commands = Befehle

game-hand-over = Weitergabe
game-turn-over = { $name } ist fertig. { $next }, drück { $key }.
game-turn-over-or-back = { $name } ist fertig. { $next }, drück { $key }; { $undo } nimmt zurück.
game-turn-over-owed = { $name } ist fertig, { $turn } ist am Zug. Vorher entscheidet { $next }. { $next }, drück { $key }.
game-turn-over-owed-or-back = { $name } ist fertig, { $turn } ist am Zug. Vorher entscheidet { $next }. { $next }, drück { $key }; { $undo } nimmt zurück.
game-other-decides = Jetzt entscheidet { $next }. { $next }, drück { $key }.
game-other-decides-or-back = Jetzt entscheidet { $next }. { $next }, drück { $key }; { $undo } nimmt zurück.
game-now-turn = { $name } ist fertig. Jetzt entscheidet { $next }.
game-now-turn-or-back = { $name } ist fertig ({ $undo } nimmt zurück). Jetzt entscheidet { $next }.
game-now-owed = { $name } ist fertig, { $turn } ist am Zug. Vorher entscheidet { $next }.
game-now-owed-or-back = { $name } ist fertig ({ $undo } nimmt zurück), { $turn } ist am Zug. Vorher entscheidet { $next }.
game-now-decides = Jetzt entscheidet { $next }.
game-now-decides-or-back = Jetzt entscheidet { $next }; { $undo } nimmt die letzte Antwort zurück.
game-pass = An { $next } weitergeben
game-take-back = Letzte Antwort zurücknehmen
game-curtain = { $name } ist dran. { $name }, drück { $key }, wenn niemand sonst hinsieht.
game-lift = Ich bin { $name }: zeig den Tisch
game-hand-over-waits = { $name } ist dran und übernimmt mit { $key }.
game-is-here = { $name } ist da

game-too-soon = Das steht erst seit eben da. Sieh es dir an und drück dann noch einmal.
game-waiting = Warten auf { $name }.
game-waiting-since = Warten auf { $name }, seit { $time }.
game-waiting-away = Warten auf { $name }; gerade nicht da.
game-waiting-heading = { $name } ist gefragt
game-watching-heading = Du schaust zu: { $name } ist gefragt
game-waiting-hint = { $name } entscheidet an einem anderen Terminal. Du kannst dich inzwischen umsehen; { $help } zeigt alle Tasten.
game-only-watching = Du schaust nur zu.
game-debug-not-now = Was dort steht, würde dir zu viel verraten, solange gespielt wird.
game-remark = { $name }: „{ $text }“
game-quoted = „{ $text }“
game-keys-shared = Tasten an einem Tisch mit mehreren Terminals

game-help = Hilfe
game-help-scoring = Womit man punktet
game-help-signs = Zeichen auf dem Bildschirm
game-help-learn = Es gibt eine Lektion von fünf Minuten: { $learn } in der Lobby, oder tabletop learn { $game }. { $coach } ruft den Begleiter oder schickt ihn weg, { $hint } gibt einen Tipp.
game-help-labels = Die Taste an einer Möglichkeit wählt sie sofort, mehrere nacheinander: auf der Tafel und in der Liste dieselben.
game-keys-game = Tasten am Tisch
game-keys-dice_forge = Tasten von Dice Forge
game-keys-helios = Tasten von Helios
game-keys-papyria = Tasten von Papyria
game-keys-replay = Tasten beim Rückblick
game-keys-app = Tasten überall
game-why = Warum nicht?
game-help-ruling = Hier lesen nicht alle die Spielregel gleich: { $rules } zeigt beide Lesarten.
game-why-line = { $option }: { $reason }
game-why-blocked = Bei dieser Entscheidung nicht möglich
game-why-nothing = Alles, worum es bei dieser Entscheidung geht, ist möglich.
game-why-nothing-here = Dagegen spricht nichts.
game-why-only-seen = Das ist jetzt nur anzusehen; keine Möglichkeit betrifft es.
game-why-columns = Was die Spalten der Liste zeigen
game-why-hint = Umschalt mit den Pfeiltasten führt den Zeiger zu allem auf den Tafeln; w fragt nach dem, worauf er steht.

game-log-title = Was geschehen ist
game-log-type = tippen, um zu suchen
game-log-search = „{ $text }“: { $count }
game-log-all = alles zeigen
game-log-move = wählen
game-log-jump = noch einmal ansehen
game-log-nothing = Nirgends steht „{ $text }“.
game-log-empty = Noch ist nichts geschehen.

game-looking-back = Rückblick: nach Schritt { $at } von { $last }.
game-moments = Schritte
game-start = Der Anfang der Partie
game-between = Zwischen zwei Schritten
game-was-undone = × zurückgenommen: { $text }

game-counting = Die Punkte werden gezählt
game-over-heading = Das Spiel ist aus
game-lost-by-time = { $name } hat auf Zeit verloren; der Computer hat zu Ende gespielt.
game-won-one = { $names } gewinnt mit { $points } Punkten.
game-won-many = { $names } gewinnen gemeinsam mit je { $points } Punkten.
game-over-score = Wertung
game-over-replay = Von Anfang an ansehen
game-over-rematch = Revanche mit denselben Leuten
game-over-lobby = Zurück zur Lobby
game-score-now = Wertung, als wäre das Spiel jetzt aus
game-score-final = Wertung
game-score-total = Summe
game-score-place = Platz
game-score-nothing = { $line } (0)
game-place = { $place }.
game-saved-at = Geschrieben nach { $file }
game-no-files-here = Dateien schreibt auf dem Rechner des Gastgebers nur er selbst.
game-plot = Die Punkte im Lauf der Partie
game-plot-turn = Zug
game-key-moments = Entscheidende Augenblicke
game-best-turn = Der beste Zug von { $name }, { $word } { $round } (+{ $points }): { $text }.
game-moment-gain =
    { $points ->
        [one] Der beste Zug von { $name }: 1 Punkt in { $word } { $round }.
       *[other] Der beste Zug von { $name }: { $points } Punkte in { $word } { $round }.
    }
game-moment-lead-one = Die Führung wechselte einmal: { $name } übernahm sie in { $word } { $round }.
game-moment-lead-many = Die Führung wechselte { $count } Mal, zuletzt in { $word } { $round } an { $name }.
game-podium-rest = der Rest
game-came = { $name } wird { $place } mit { $points }.
game-ahead = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} vor { $names }
game-next-time = Fürs nächste Mal: In { $word } { $round } kostete dich „{ $what }“ am meisten; mit { $key } kannst du es noch einmal versuchen.

game-debug = Einblick
game-debug-hint = Für Fehlerberichte. In der Datei der Partie steht das alles auch.
