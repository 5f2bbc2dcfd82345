# Statistik: was die beendeten Partien über die Spieler sagen.

stats-title = Spieler
stats-aside = aus den hier beendeten Partien
stats-player = Spieler
stats-rating = Wertung
stats-played = gespielt
stats-won = gewonnen
stats-average = Schnitt
stats-best = Bestes
stats-streak = in Folge
stats-longest = längste Folge
stats-source = Punkte aus
stats-ahead = vor-gleich-hinter
stats-computer = { $name } ({ $level })
stats-none = Hier wurde noch keine Partie zu Ende gespielt. Danach stehen hier die Zahlen ihrer Spieler.
stats-unread = { $count ->
    [one] 1 beendete Partie ist nicht lesbar und zählt nicht mit.
   *[other] { $count } beendete Partien sind nicht lesbar und zählen nicht mit.
}
stats-no-such-player = In keiner beendeten Partie sitzt jemand namens „{ $name }“.
stats-reading = Beendete Partien werden gelesen: { $done } von { $of } …
stats-plot = Wertung über { $games } Partien; bei 0 beginnt jeder
stats-games = Partien
stats-note = Eine Wertung beginnt bei { $start } und steigt mit erreichten Plätzen und mit gespielten Partien. Computerspieler einer Stufe zählen als ein Spieler.
stats-columns = Nur { $most } von { $players } Spielern haben eine Spalte: die mit den höchsten Wertungen und wer erfragt ist. --json hat alle.
