# Lektionen: was bei allen Spielen gleich ist. Die Texte der einzelnen Schritte stehen in <spiel>_lesson.ftl.

lesson-name = Lektion { $number }/{ $count }
lesson-goal = Ziel: { $goal }
lesson-hint = Tipp: { $hint }
lesson-astray = Der Tipp gilt für einen anderen Weg als deinen: { $undo } nimmt einen Schritt zurück.
lesson-reached = Ziel erreicht! Mit { $take } geht es weiter zum nächsten Schritt.
lesson-reached-last = Ziel erreicht! Das war der letzte Schritt. { $take } führt zur Liste, wo eine erste Partie wartet.
lesson-missed = Das Ziel ist noch nicht erreicht: { $take } nimmt die letzte Antwort zurück.
lesson-card-reached = ✓ Ziel erreicht
lesson-card-missed = ✗ Nicht erreicht
lesson-next = nächster Schritt
lesson-again = Schritt von vorn
lesson-back = letzte Antwort zurück
lesson-steps = zu allen Schritten
lesson-leave = Schritte
lesson-no-replay = Von einer Lektion gibt es keine Wiedergabe.
lesson-page = Worum es in diesem Schritt geht
lesson-page-end = Im Spiel gibt h einen Tipp. { $rules } öffnet die Kurzregeln.

lesson-list-title = { $game } lernen
lesson-list-done = { $done } von { $count } geschafft
lesson-list-hint = Enter beginnt einen Schritt. Gespielt wird nach den echten Regeln; alles lässt sich zurücknehmen.
lesson-list-none = Für { $game } gibt es noch keine Lektion.
lesson-list-play = Eine erste Partie spielen, mit Begleiter
lesson-list-rules = Die Kurzregeln lesen

# Im Textmodus
lesson-plain-begin = { $game }, Lektion { $number } von { $count }: { $title }
lesson-plain-hint = Antworte mit der Nummer einer Möglichkeit; { $hint } gibt einen Tipp. Befehle: { $commands }.
lesson-plain-reached = Ziel erreicht. { $done }
lesson-plain-missed = Nicht erreicht. { $why }
lesson-plain-next = Enter beginnt den nächsten Schritt, { $restart } diesen noch einmal, { $quit } beendet.
lesson-plain-last = Das war der letzte Schritt. Für eine erste Partie mit Begleiter: tabletop solo { $game } --plain
lesson-plain-back = Enter nimmt die letzte Antwort zurück; { $restart } beginnt den Schritt von vorn, { $quit } beendet.
lesson-plain-taken-back = Zurückgenommen.
lesson-plain-step = { $number }. { $mark } { $title }
lesson-plain-which = Gib die Nummer eines Schritts ein, oder drücke Enter für Schritt { $number }.

# Woher Punkte kommen
lesson-list-points = Eine fertige Partie: wie man gewinnt und woher die Punkte kommen
lesson-points-win = So gewinnt man
lesson-points-title = { $name } hat mit { $points } Punkten gewonnen. Hoch und runter gehen von Zeile zu Zeile.
lesson-points-lines = Woher { $points } Punkte kamen
lesson-points-good = Was gute Spieler erreichen
lesson-points-gone = Mit deinen berichtigten Bestandteilen kann die fertige Partie nicht gezeigt werden.
lesson-points-plain = { $game }: eine fertige Partie des stärksten Computergegners
lesson-points-plain-line = { $points } für { $line }
