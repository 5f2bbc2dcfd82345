# Das Spiel des Tages.

daily-name = Tagesspiel { $day }
daily-line = { $key } Spiel des Tages: { $game }
daily-line-running = { $key } Das Spiel des Tages geht weiter: { $game }
daily-line-done = heute: { $place } von { $players }, { $points } Punkte
daily-streak = ★ { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} in Folge
# Der Kasten auf dem Blatt der Rivalen; die Buchstaben der Wochentage, ab Montag
daily-box = Spiel des Tages: { $game }
daily-box-running = Spiel des Tages, weiter: { $game }
daily-against = gegen { $first } und { $second }, Stufe { $level }
daily-once = Ein Versuch zählt.
daily-weekdays = M D M D F S S

daily-done = Das heutige { $game } hast du gespielt: { $place } von { $players } mit { $points } Punkten. Es steht bei den beendeten Spielen; morgen gibt es ein neues.
daily-none = Das Spiel des Tages ist noch nicht zu Ende gespielt: tabletop daily

# Der Text zum Weitergeben: kein Wort darüber, was geschah
daily-share-title = tabletop, Spiel des Tages { $day } · { $game }
daily-share-result = { $place } von { $players } · { $points } Punkte
daily-share-best = { $place } von { $players } · { $points } Punkte · mein bestes { $game }
daily-plain = Das Spiel des Tages ist { $game } gegen { $first } und { $second }, Stufe { $level }. Ein Versuch zählt.
daily-plain-streak = Du hast { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} in Folge gespielt.
