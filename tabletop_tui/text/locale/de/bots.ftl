# Computergegner: wie ihre Stufen heißen, und was über sie gesagt wird.

bots-level-1 = Neuling
bots-level-2 = Lehrling
bots-level-3 = Geselle
bots-level-4 = Meister
bots-level-5 = Großmeister
bots-again = { $name } { $number }
bots-thinks = { $name } denkt nach …
bots-stopped = { $name } ist am Zug; der Computer ist angehalten.
bots-stuck = { $name } kann nicht nachdenken.
bots-heading = Computergegner, Stufe { $level }
bots-row-step = Eine Antwort
bots-row-go-on = Den Computer weiterspielen lassen
bots-row-retry = Noch einmal versuchen
bots-row-seat = Selbst für { $name } spielen
bots-key-go-on = weiter
bots-since = Seit deinem Zug
bots-so-far = Bisher
bots-waiting-hint = { $name } denkt nach. Schau dich inzwischen um. { $stop } hält den Computer an; { $help } zeigt alle Tasten.
bots-waiting-hint-only = { $name } denkt nach. Schau dich inzwischen um; { $help } zeigt alle Tasten.
bots-seats-title = Wer spielt
bots-seats-aside = gilt sofort
bots-seats-hint = Links und rechts geben einen Platz einem Menschen an dieser Tastatur oder einem Computergegner.
bots-seats-person = Für { $name } spielt ab jetzt ein Mensch.
bots-seats-computer = Für { $name } spielt ab jetzt der Computer: { $level }.
bots-plain = { $name } (Computer, Stufe { $level })
bots-plain-stopped = Der Computer ist angehalten, bevor { $name } antwortet. Mit einer leeren Zeile spielt er weiter, 1 gibt eine Antwort. Wer spielt, ändert der Befehl { $computer }.
bots-plain-stuck = Eine leere Zeile versucht es noch einmal. Mit { $computer } { $seat } 0 spielst du selbst für { $name }.
bots-plain-seat = { $number } { $name }: { $who }
bots-plain-person = ein Mensch
bots-plain-level = Computer, Stufe { $level }
bots-plain-how = Ändern: { $computer }, die Nummer des Platzes und eine Stufe von { $first } bis { $last }, oder 0 für einen Menschen.
bots-failed = { $name } kann nicht nachdenken ({ $error }). Versuch es noch einmal, oder spiel selbst für { $name }. Bitte melde es mit dieser Datei: { $file }
bots-failed-unreported = { $name } kann nicht nachdenken ({ $error }). Versuch es noch einmal, oder spiel selbst für { $name }. Einen Bericht zu schreiben ist nicht gelungen.
bots-word-stop = anhalten stop
bots-word-go-on = weiter
bots-plain-is-stopped = Der Computer ist angehalten.
bots-plain-goes-on = Der Computer spielt weiter.
bots-hint-name = Tipp
bots-hint-thinking = Die besten Möglichkeiten werden gesucht …
bots-hint-none = Für diese Entscheidung fand sich kein Tipp.
bots-hint-not-now = Tipps gibt es für eigene Entscheidungen.
bots-hint-off = An diesem Tisch gibt es keine Tipps.
bots-hint-told = { $name } hat sich einen Tipp angesehen.
bots-hint-switched-on = An diesem Tisch gibt es Tipps.
bots-hint-switched-off = An diesem Tisch gibt es ab jetzt keine Tipps.
bots-hint = Am besten: { $option }.
bots-points = { $points }
bots-hint-for = Dafür spricht: { $what }.
bots-hint-against = Dagegen spricht: { $what }.
bots-hint-others-less = weniger für die anderen
bots-hint-others-more = mehr für die anderen
bots-review-title = Wo das Spiel kippte
bots-review-plot = Vorsprung, der am Ende zu erwarten war
bots-review-answers = Antworten:
bots-review-points = Wendepunkte
bots-review-chosen = { $name }, { $word } { $round }: { $option }
bots-review-better = Besser: { $option }. Das versprach { $gain } beim Vorsprung am Ende.
bots-review-none = { $count ->
    [one] Bei der einen Antwort, die geprüft wurde, wäre nichts anderes besser gewesen.
   *[other] Bei keiner von { $count } Antworten wäre etwas anderes besser gewesen.
}
bots-review-how = Beurteilt wie Tipps: nach dem, was in diesem Augenblick zu sehen war, bis zum Ende des Zuges.
bots-review-progress = { $percent } %
bots-review-interrupt = Du kannst diese Seite jederzeit verlassen; später geht es von hier aus weiter.
bots-review-refused = Die aufgehobene Auswertung ist beschädigt oder gehört zu einer anderen Partie und wird neu erstellt.
bots-review-not-over = Auswerten lassen sich nur Partien, die zu Ende sind.
bots-review-changed = Seit dieser Partie haben sich die Regeln geändert; eine Auswertung ist nicht möglich.
bots-review-failed = Der Computer kann diese Partie nicht auswerten ({ $error }). Öffne die Seite noch einmal, um es wieder zu versuchen.
bots-review-unkept = Die Auswertung lässt sich nicht aufheben: { $error }
bots-hint-next = Sonst: { $options }.
bots-retry-name = Wendepunkt { $number }
bots-retry-aim = Finde eine Antwort, die mehr verspricht.
bots-retry-judging = Deine Antwort wird mit der besten verglichen …
bots-retry-unjudged = Der Computer kann diese Antwort nicht vergleichen.
bots-retry-recommends = Die Auswertung empfiehlt: { $option }.
bots-retry-same = So wurde gespielt.
bots-retry-found = Das ist die Antwort, die die Auswertung empfiehlt.
bots-retry-equal = Sie verspricht mindestens so viel wie die Antwort, die die Auswertung empfiehlt: { $option }.
bots-retry-reached = Gefunden! { $take } führt zurück zu den Wendepunkten.
bots-retry-missed = { $take }: noch ein Versuch.
bots-retry-back = zurück zu den Wendepunkten
bots-retry-again = noch einmal versuchen
bots-retry-once = Hier wird nur eine Antwort gegeben.
bots-retry-cost = Erwarteter Verlust beim Vorsprung am Ende: { $loss }.
bots-retry-offer = { $key } versucht es noch einmal.
bots-retry-show = { $key } zeigt, was besser gewesen wäre.
bots-retry-plain-next = Enter verlässt die Stellung; { $restart } versucht es noch einmal.
bots-hint-then = Weiter mit: { $options }.
bots-hint-equal = Genauso viel verspricht „{ $option }“.
bots-hint-figures = { $what } ({ $count } statt { $other })
bots-hint-about = { $what } (etwa { $count } statt { $other })
bots-hint-less-for = weniger für { $name }: { $what }
bots-hint-compared = Verglichen mit „{ $option }“ { $what }.
bots-hint-more = besser: { $what }
bots-hint-less = schlechter: { $what }
bots-hint-line = { $what } ({ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} statt { $other })
bots-hint-about-line = { $what } (etwa { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} statt { $other })
bots-hint-more-for = mehr für { $name }: { $what }
bots-hint-labelled = { $option } ({ $key })
bots-hint-only = Vor allen anderen Möglichkeiten warnt das Spiel.
