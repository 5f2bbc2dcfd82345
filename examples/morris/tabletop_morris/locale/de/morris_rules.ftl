# Die Regeln von Mühle in Kürze.

morris_rules-sections = aim place mills move fly end rulings

morris_rules-aim-title = Worum es geht
morris_rules-aim-text =
    Zwei Personen, je neun Steine, ein Brett mit 24 Punkten auf drei Quadraten. Drei eigene Steine in einer Reihe entlang einer Linie sind eine Mühle, und jede Mühle, die du schließt, schlägt einen Stein der anderen Seite. Wer nur noch zwei Steine hat oder nicht ziehen kann, hat verloren.

morris_rules-place-title = Setzen
morris_rules-place-text =
    Beide setzen abwechselnd je einen Stein auf einen freien Punkt, bis alle achtzehn gesetzt sind. Vorher wird nicht gezogen.

morris_rules-mills-title = Mühlen
morris_rules-mills-text =
    Wer durch Setzen oder Ziehen eine Mühle schließt, nimmt sofort einen Stein der anderen Seite vom Brett. Er ist aus dem Spiel.

    - Ein Stein in einer Mühle ist geschützt, solange die andere Seite Steine außerhalb von Mühlen hat.
    - Zwei Mühlen auf einmal schlagen nur einen Stein.
    - Eine Mühle darf beliebig oft geöffnet und wieder geschlossen werden; sie zählt jedes Mal.

morris_rules-move-title = Ziehen
morris_rules-move-text =
    Sind alle Steine gesetzt, zieht man in jedem Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn dieser frei ist.

morris_rules-fly-title = Springen
morris_rules-fly-text =
    Wer nur noch drei Steine hat, darf auf jeden freien Punkt ziehen.

morris_rules-end-title = Das Ende
morris_rules-end-text =
    Wer nur noch zwei Steine hat, verliert; ebenso, wer am Zug ist und nicht ziehen kann.

    Remis ist die Partie, wenn dieselbe Stellung mit derselben Person am Zug zum dritten Mal entsteht, und nach 50 Zügen ohne geschlagenen Stein. Beides lässt sich beim Vorbereiten abschalten; 200 solche Züge sind in jedem Fall ein Remis.

morris_rules-rulings-title = Klarstellungen
morris_rules-rulings-text =
    - Steine in der Hand zählen als Steine: Niemand verliert, bevor alle gesetzt sind.
    - Solange gesetzt wird, ist niemand blockiert.
    - Fünfzig Züge sind die beider Seiten zusammen. Gezählt wird neu, sobald ein Stein gesetzt oder geschlagen wird.
    - Ein Sieg bringt 10 Punkte, ein Remis jeder Seite 5. Bis dahin zählt jeder geschlagene Stein 1 Punkt.
