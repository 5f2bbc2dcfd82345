# Nachweisbar fair: ein Zufall, der vor der ersten Antwort festgelegt wird und sich danach prüfen lässt.

fair-choice = Zufall
fair-choice-usual = wie üblich
fair-choice-proof = nachweisbar fair
fair-hint = „Nachweisbar fair“ legt das Geheimnis hinter allen Würfeln und Stapeln zuerst fest. Alle fügen eigene Worte hinzu, und nach dem Ende kann jeder prüfen, dass aller Zufall daraus kam.
fair-plain-word = fair

fair-title = { $game }: nachweisbar fair
fair-title-more = bevor das Spiel beginnt
fair-heading-hash = SHA-256-Hash des eben gezogenen Geheimnisses
fair-note-hash = Schreib ihn auf oder mach ein Bild: Nur damit kannst du später zeigen, dass das Geheimnis nicht vertauscht wurde.
fair-heading-words = Wer was hinzufügt; alle sehen es sofort, und es bleibt dabei
fair-row-gave = { $number }. { $words }
fair-row-drawn = { $number }. { $words } (vom Programm gezogen)
fair-row-declined = { $number }. nichts
fair-row-asked = ist jetzt gefragt
fair-row-waits = hat noch nichts hinzugefügt
fair-row-free = freier Platz: beginnt ohne Beitrag
fair-row-computer = Computergegner fügen nichts hinzu
fair-label = { $name } fügt hinzu
fair-add = Hinzufügen
fair-decline = Nichts hinzufügen
fair-begin = Jetzt beginnen
fair-seats = Plätze
fair-back = Zurück
fair-how = So geht es: Das Geheimnis und alle diese Worte zusammen ergeben die Startzahl für jeden Wurf, jede Ziehung und jedes Mischen. Das Geheimnis stand vor den Worten fest, und nur die Person, die das Programm betreibt, könnte es kennen. Wenn du ihr nicht traust, füge deine Worte nach ihren hinzu. Am Ende wird das Geheimnis aufgedeckt, und tabletop verify prüft, dass aller Zufall daraus kam. Für die Antworten leistet das der Digest auf dem Wertungsblatt.
fair-say-typed = Worte, die niemand errät; Enter fügt sie hinzu. Wer zuletzt kommt, ist selbst dann geschützt, wenn sich alle anderen absprechen.
fair-say-empty = Enter ohne Worte: Das Programm zieht welche. Das nützt nichts gegen die Person, die es betreibt.
fair-say-waits = Es fehlt noch: { $names }. Du kannst gehen; dein Platz bleibt dir.
fair-say-ready = Alle hier wurden gefragt. Wer den Tisch leitet, kann jetzt beginnen oder auf die freien Plätze warten.
fair-say-ready-yours = Alle hier wurden gefragt. Beginne jetzt, oder warte, bis die freien Plätze besetzt sind.

fair-told-hash = Nachweisbar fair. SHA-256 des Geheimnisses: { $hash }
fair-told-gave = { $name } fügt „{ $words }“ hinzu.
fair-told-drawn = { $name } fügt hinzu, was das Programm gezogen hat: { $words }.
fair-told-declined = { $name } fügt nichts hinzu.
fair-told-secret = Das Geheimnis wird aufgedeckt: { $secret }
fair-told-late = Das Spiel begann ohne einen Beitrag von { $name }: Der Platz war frei.
fair-told-digest = Digest dieses Spiels: { $digest }
fair-scope = Der Hash deckt Würfel, Karten und Mischen ab, der Digest Antworten, Namen, Varianten und Materialtabellen. Schreib ihn auf: Ein später geändertes Spiel hat einen anderen.

fair-sheet-title = Nachweisbar fair
fair-sheet-hash = Zu Beginn gezeigter Hash: { $hash }
fair-sheet-secret = Geheimnis: { $secret }
fair-sheet-later = Das Geheimnis wird am Ende des Spiels aufgedeckt.
fair-sheet-digest = Digest dieses Spiels: { $digest }
fair-sheet-digest-so-far = { $answers ->
    [one] Digest nach 1 Antwort: { $digest }
   *[other] Digest nach { $answers } Antworten: { $digest }
}
fair-sheet-check = Zum Prüfen: tabletop verify { $id }

fair-waits = Das Spiel hat noch nicht begonnen: Es fehlen Beiträge.
fair-too-late = Das Spiel hat begonnen: Es kann nichts mehr hinzugefügt werden.
fair-not-asked = Für diesen Platz ist nichts hinzuzufügen.
fair-host-first = { $name } betreibt den Server und könnte das Geheimnis kennen: Dieser Beitrag muss zuerst kommen.
fair-host-late = Andere haben schon etwas hinzugefügt, und wer den Server betreibt, könnte das Geheimnis kennen: Dieser Platz kann nichts mehr hinzufügen.
fair-final = Das Geheimnis ist aufgedeckt, deshalb lässt sich nichts mehr zurücknehmen.
fair-no-seed = Ein nachweisbar faires Spiel hat keine gewählte Startzahl: Lass entweder --seed oder --fair weg.
fair-list-waits = vor dem Beginn · Beitrag fehlt von { $names }
fair-list-ready = vor dem Beginn · bereit
fair-seat-waits = hat noch nichts zum Zufall hinzugefügt

fair-plain-how = Für ein nachweisbar faires Spiel { $word } hinter die Zahl setzen.
fair-plain-intro = Dieses Spiel soll nachweisbar fair sein. Der SHA-256 seines Geheimnisses: { $hash }
fair-plain-note = Schreib ihn auf: Nur damit kannst du später zeigen, dass das Geheimnis nicht vertauscht wurde.
fair-plain-ask = { $name }, gib Worte ein, die niemand errät. Enter allein: Das Programm zieht welche, was nichts nützt gegen die Person, die es betreibt. „-“: nichts.
fair-plain-decline = { $name }, „-“ fügt nichts hinzu.
fair-plain-leave = „{ $quit }“ führt hinaus; dein Platz bleibt dir.
fair-plain-waits = Es fehlt noch: { $names }.
fair-plain-ready = Alle hier wurden gefragt. „{ $begin }“ beginnt ohne die freien Plätze.
fair-plain-ready-others = Alle hier wurden gefragt. Gewartet wird auf die freien Plätze oder darauf, dass der Tisch begonnen wird.
fair-plain-begin-word = beginnen
fair-plain-charge = Du leitest den Tisch: „{ $people }“ nennt die Plätze; „{ $free } 2“ macht Platz 2 frei, „{ $invite } 2“ gibt einen Code für ihn, „{ $close }“ schließt den Tisch.
fair-plain-begun = Das Spiel beginnt. Enter führt an den Tisch.

fair-verify-hash = Hash in der Datei: { $hash }
fair-verify-digest = Digest des Spiels in der Datei: { $digest }
fair-verify-running = Das Spiel ist nicht zu Ende: Erst dann wird das Geheimnis aufgedeckt, und vorher ist nichts nachgewiesen.
fair-verify-secret = Geheimnis: { $secret }. Sein SHA-256 ist jener Hash.
fair-verify-seed = Geheimnis und Beiträge ergeben die Startzahl { $seed }.
fair-verify-chance = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}, { $draws ->
    [one] 1 Ziehung
   *[other] { $draws } Ziehungen
}, { $shuffles ->
    [one] 1 Mischen
   *[other] { $shuffles } Mal Mischen
}: alles aus dieser Startzahl, in dieser Reihenfolge. { $answers ->
    [one] Die Stellung nach 1 Antwort ist wie festgehalten.
   *[other] Die Stellungen nach allen { $answers } Antworten sind wie festgehalten.
}
fair-verify-replayed = Jede Antwort ist also eine, die die Regeln dort zulassen, und die Datei widerspricht sich nicht.
fair-verify-fits = { $file }: Der Zufall passt zum Hash in der Datei. Woher Würfel, Karten und Mischen kamen, ist damit nur nachgewiesen, wenn du dir diesen Hash vor dem Spiel notiert und diese Beiträge gesehen hast; --hash vergleicht den Hash.
fair-verify-proven = { $file }: Der Zufall ist nachgewiesen, denn der Hash ist der notierte. Wenn die Beiträge die sind, die du gesehen hast, standen alle Würfel, Karten und alles Mischen fest, als der letzte von ihnen da war.
fair-verify-answers-fit = Dass diese Antworten gegeben wurden, zeigt das nicht. Wenn du dir den Digest von einem Wertungsblatt notiert hast, vergleicht --digest ihn.
fair-verify-answers-proven = Der Digest ist der notierte: Spieler, Varianten, Regeln, Materialtabellen und alle { $answers } Antworten sind die des Spiels, in dem du ihn notiert hast.
fair-verify-answers-proven-to = Der notierte Digest ist der nach Antwort { $answer }: Varianten, Regeln, Materialtabellen und alle Antworten bis dahin sind die des Spiels, in dem du ihn notiert hast. Spätere Antworten und die Namen deckt er nicht ab.
fair-verify-answers-taken-back = Der notierte Digest gehört zu einem Moment, nach dem etwas zurückgenommen wurde: Er deckt die { $answers } Antworten ab, die bis dahin gegeben waren, wie sie im Verlauf in der Datei stehen.
fair-verify-still-unbound = Nicht Teil des Nachweises: was zurückgenommen wurde.
fair-verify-unbound = Nicht Teil des Nachweises: Antworten, Spieler und ihre Plätze, Varianten, Regeln und Materialtabellen sowie alles, was zurückgenommen wurde. Wer die Datei hat, könnte sie so geändert haben, dass noch immer alles passt. Vergleiche sie mit dem, was du gesehen hast: tabletop replay zeigt sie.
fair-note-player = { $file }: Die Worte für Platz { $seat } kamen von { $name }, die Datei nennt dort aber { $now }. Plätze können im Spiel den Besitzer wechseln, und Namen in einer Datei lassen sich ändern.
fair-note-rules = { $file }: Laut Datei wurde nach Version { $version } der Regeln gespielt; geprüft wurde nach Version { $here }, und alle Stellungen sind dieselben.
fair-note-components = { $file }: Laut Datei wurde mit anderen Materialtabellen ({ $components }) gespielt als denen hier ({ $here }). Mit denen hier sind alle Stellungen dieselben.
fair-note-erased = { $file }: Der Name eines früheren Mitglieds wurde gelöscht. An seiner Stelle steht ein Digest, alles andere ist also belegt wie zuvor; wer mitgespielt hat, lässt sich nicht mehr zeigen, gleich welcher Name dort steht.
fair-note-erased-clear = { $file }: Der Name eines früheren Mitglieds wurde gelöscht. In diesem Spiel hat eine ältere Version die Startzahl auch aus den Namen gebildet: Dass sie und damit aller Zufall aus diesem Geheimnis und diesen Worten kommt, lässt sich nicht mehr zeigen.
fair-event-at = Antwort { $answer }, { $name }
fair-event-set-up = Aufbau
fair-event-roll = Würfel mit { $of } Seiten: { $gave }
fair-event-draw = eines von { $of }: Nummer { $gave }
fair-event-shuffle = { $of } Dinge gemischt

fair-fault-count = { $file }: Es gibt { $answers } Antworten, aber { $digests } Stellungen; es muss eine Stellung mehr sein. Eine Antwort oder eine Stellung fehlt.
fair-fault-noted = { $file }: Der Hash in der Datei, { $hash }, ist nicht der notierte, { $noted }.
fair-fault-digest = { $file }: In keinem Moment dieses Spiels war der Digest { $noted }. Eine Antwort, eine Variante oder die Fassung der Regeln oder Materialtabellen wurde geändert, oder es ist ein anderes Spiel.
fair-fault-digest-players = { $file }: Die Antworten sind die des notierten Digests, aber Namen oder Plätze der Spieler wurden geändert.
fair-fault-digest-short = Der Digest { $noted } ist nicht vollständig: Er hat { $answers } Ziffern während des Spiels und { $players } weitere an seinem Ende.
fair-fault-digest-later = { $file }: Der Digest lässt sich erst vergleichen, wenn das Spiel zu Ende und das Geheimnis aufgedeckt ist.
fair-fault-not-begun = { $file }: Das Spiel hat noch nicht begonnen; es fehlen Beiträge.
fair-fault-no-proof = { $file }: Dieses Spiel hat keinen Nachweis seines Zufalls, obwohl du einen Hash notiert hast. Geprüft wurden nur die Antworten; vielleicht wurde der Nachweis entfernt.
fair-fault-no-secret = { $file }: Das Spiel ist zu Ende, aber das Geheimnis fehlt. Vielleicht wurde es vor seinem Ende exportiert.
fair-fault-hash = { $file }: Der Hash ist nicht der des Geheimnisses. Gezeigt wurde { $hash }, der des Geheimnisses ist { $right }. Der Hash wurde geändert, oder gespielt wurde mit einem anderen Geheimnis als dem festgelegten.
fair-fault-secret = { $file }: Das Geheimnis ist ein anderes. Sein Hash ist { $right }, gezeigt wurde { $hash }, und auch die Startzahl folgt nicht daraus.
fair-fault-seed = { $file }: Die Startzahl ist eine andere. Geheimnis und Beiträge ergeben { $right }; in der Datei steht { $seed }.
fair-fault-contributions = { $file }: Geheimnis und Beiträge ergeben die Startzahl { $right }, gespielt wurde aber mit { $seed }. Ein Beitrag, ein Name oder ihre Plätze wurden geändert.
fair-fault-answer = { $file }: Antwort { $answer } ist keine, die das Spiel dort zulässt. Eine Antwort davor fehlt, oder sie selbst wurde geändert.
fair-fault-set-up = { $file }: Der Aufbau ist nicht der, den die Startzahl ergibt.
fair-fault-chance = { $file }: Nach Antwort { $answer } ist die Stellung nicht die, die die Startzahl ergibt. Ein Wurf, eine Ziehung oder ein Mischen kam anderswoher, oder eine Antwort fehlt oder wurde geändert.
fair-fault-rules = { $file }: Die Stellung weicht ab Antwort { $answer } ab, und gespielt wurde nach anderen Regeln als denen dieser Version. Prüfe es mit der Version, mit der gespielt wurde.
fair-fault-answers-missing = { $file }: Das Geheimnis ist aufgedeckt, aber nach { $answers } Antworten ist das Spiel nicht zu Ende. Am Ende fehlen Antworten.
fair-fault-checkpoint = { $file }: Die am Beginn der letzten Phase festgehaltene Stellung ist nicht die, die die Startzahl ergibt.
fair-fault-history = { $file }: Der Verlauf mit allem Zurückgenommenen führt nicht zu diesen Antworten.
