# Das Rätsel des Tages.

puzzle-name = Rätsel { $day }
puzzle-intro = So stand eine Partie zwischen Computern der Stufe 3. Eine Antwort ist klar die beste: Stufe 5 findet sie, Stufe 3 nicht.
puzzle-aim = Finde sie. Der erste Versuch zählt.
puzzle-aim-again = Finde sie.
puzzle-hint = Stufe 3 spielt „{ $option }“. Es geht besser.
puzzle-found = Das ist die beste Antwort; Stufe 3 spielt „{ $option }“.
puzzle-missed = Besser: { $option }.
puzzle-judging = Beide werden verglichen …
puzzle-gain = Zwei Runden später ist der Vorsprung um etwa { $points } größer.
puzzle-gain-of = Zwei Runden später ist der Vorsprung um etwa { $points } größer als nach „{ $option }“, wie Stufe 3 spielt.
puzzle-reached = Gefunden! { $take } führt zurück.
puzzle-again = { $take }: noch ein Versuch; gezählt hat nur der erste.
puzzle-back = zurück
puzzle-streak = ★ { $days ->
    [one] { $days } Rätsel
   *[other] { $days } Rätsel
} in Folge
puzzle-tried = Das heutige Rätsel hast du schon versucht: { $found ->
    [yes] beim ersten Mal gefunden.
   *[no] beim ersten Mal nicht gefunden.
}
puzzle-gone = Dieses Rätsel lässt sich nicht zeigen: Deine Materialtabellen oder die Regeln sind nicht die, mit denen es gemacht wurde.
puzzle-none = Es sind keine Rätsel installiert.
puzzle-tomorrow = { $day } kommt erst noch.
