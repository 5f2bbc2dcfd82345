# Dauerantworten: wiederkehrende Fragen, die für jemanden von selbst beantwortet werden.

standing-title = Dauerantworten
standing-aside = was für euch immer gleich beantwortet wird, bis ihr es ändert
standing-ask = fragen
standing-set = { $name }, { $what }: { $choice }. Jede solche Antwort steht im Verlauf und kann zurückgenommen werden.
standing-asked = { $name } wird wieder gefragt: { $what }.
standing-always = ab jetzt: { $choice }
standing-offer = { $key } beantwortet das immer gleich
standing-none = In diesem Spiel wird jede Frage gestellt.
standing-line = { $number }. { $name }, { $what }: { $choices }
standing-choice = { $number } { $choice }
standing-chosen = [{ $number } { $choice }]
standing-how = Ändern: { $answers }, die Nummer der Frage und die Nummer der Wahl, zum Beispiel { $answers } 1 2
