# Die Lektion von Papyria. Je Schritt: sein Name, worum es geht, das Ziel, ein Tipp, was daraus wurde, und was schiefging.

papyria_lesson-lay-title = Eine Landschaft legen
papyria_lesson-lay-intro = Landschaften kommen neben deinen Priester, und nichts muss passen. Ein Wald ist so viel wert wie die Bäume seiner größten Gruppe von Nachbarn.
papyria_lesson-lay-goal = Bring deinen Wald auf 6.
papyria_lesson-lay-hint = Östlich vom Priester berührt sie Hain und Kanal: 3 + 2 + 1 Bäume. Nimm b.
papyria_lesson-lay-hint-plain = Östlich vom Priester, auf O1 N1, berührt sie Hain und Kanal: 3 + 2 + 1 Bäume.
papyria_lesson-lay-done = Alle Nachbarn mit Bäumen zählen zusammen. Dein Priester steht jetzt dort: Neben ihn kommt die nächste Landschaft, er bestimmt also, wo dein Reich wächst.
papyria_lesson-lay-wrong-gone = Du hast auf die Landschaft verzichtet: Sie ist aus dem Spiel. Was auf einem Lager liegt, ist nach der Aktion weg, genutzt oder nicht.
papyria_lesson-lay-wrong-apart = Dort berührt sie nur den Hain: 5 Bäume. Such die Stelle, die deine beiden Wälder verbindet.

papyria_lesson-turn-title = Den Fluss drehen
papyria_lesson-turn-intro = Eine Landschaft darf gedreht werden, bevor sie liegt. Dein Fluss läuft durch Siedlung und Kanal, und es zählt nur, was Arm an Arm anschließt.
papyria_lesson-turn-goal = Bring deinen Fluss auf 4.
papyria_lesson-turn-hint = Leg sie östlich vom Priester mit einem Arm nach Westen: r dreht, und ≈ 3▸4 in der Liste zeigt, dass sie anschließt.
papyria_lesson-turn-hint-plain = Leg sie östlich vom Priester, auf O2, mit einem Arm nach Westen (W): Die Möglichkeiten sagen, wohin ihr Fluss läuft.
papyria_lesson-turn-done = Ein Ufer ohne Arm beendet ihn nur. Ein Fluss von 9 bringt einen Schlüssel; er darf sich verzweigen, lass ihm also offene Enden.
papyria_lesson-turn-wrong-gone = Du hast auf die Landschaft verzichtet, und dein Fluss ist so lang wie zuvor.
papyria_lesson-turn-wrong-side = Dorthin führt kein Arm des Kanals: Sein Fluss läuft von West nach Ost. Leg sie an sein Ende, östlich vom Priester.
papyria_lesson-turn-wrong-dry = Sie liegt am Ende deines Flusses, hat aber keinen Arm nach Westen, also schließt nichts an. Dreh sie mit r, bevor du sie legst.
papyria_lesson-turn-wrong-dry-plain = Sie liegt am Ende deines Flusses, hat aber keinen Arm nach Westen, also schließt nichts an. Nimm eine, deren Fluss nach W läuft.

papyria_lesson-order-title = Erst sammeln, dann werten
papyria_lesson-order-intro = Ein Wanderer nutzt beide Aktionen seines Sektors, in beliebiger Reihenfolge. Eine Wertung bringt Wert × Symbole, und du hast ein Wald-Symbol.
papyria_lesson-order-goal = Werte 6 Punkte.
papyria_lesson-order-hint = Nimm zuerst die Landschaft und leg sie so, dass der Wald 6 wird. Dann bringt die Wertung 6 × 1.
papyria_lesson-order-done = Was die erste Aktion bringt, zählt in der zweiten schon. Geh also dorthin, wo ein Lager dem anderen hilft.
papyria_lesson-order-wrong-early = Du hast zuerst gewertet: Dein Wald war erst 2. Nimm zuerst die Landschaft, dann zählt sie mit.
papyria_lesson-order-wrong-small = Der Wald war kleiner als 6, als du gewertet hast. Leg die Landschaft zwischen Hain und Kanal, und verzichte nicht auf sie.

papyria_lesson-ship-title = Symbole bringt das Schiff
papyria_lesson-ship-intro = In deinen ersten vier Zügen kommt je eine Figur umsonst ins Spiel. Ein Schiff nimmt das Symbol am Fluss und nutzt eine der beiden Aktionen darüber.
papyria_lesson-ship-goal = Werte 4 Punkte mit deinem Schiff.
papyria_lesson-ship-hint = Setz es nach Ur: Der Fluss dort gibt ein zweites Wald-Symbol. Nimm das zuerst, dann werte 2 × 2.
papyria_lesson-ship-done = Wert mal Symbole: Das zweite Symbol hat deinen Wald verdoppelt. Darum schlagen wenige Arten mit vielen Symbolen ein wenig von allem.
papyria_lesson-ship-wrong-elsewhere = Dort liegt kein Wald-Symbol am Fluss, oder es gibt keine Wald-Wertung. Such einen Sektor mit beidem.
papyria_lesson-ship-wrong-early = Du hast gewertet, bevor das zweite Symbol dein war: 2 × 1. Erst der Fluss, dann die Wertung.
papyria_lesson-ship-wrong-other = Die eine Aktion des Schiffs ging für anderes drauf als die Wald-Wertung. Ein Schiff nutzt nur eine der beiden.

papyria_lesson-walk-title = Schritte kosten Lapis
papyria_lesson-walk-intro = Figuren ziehen im Uhrzeigersinn: zwei Schritte frei, jeder weitere 1 Lapis, ein fremder Platz auch. Besetzte dazwischen werden übersprungen.
papyria_lesson-walk-goal = Bau einen Tempel; dein einziges Lapis reicht dafür.
papyria_lesson-walk-hint = Zieh den Wanderer von Sippar nach Isin: Er überspringt Babylon, der Schritt ist also frei.
papyria_lesson-walk-done = Du hast das Lapis für dein Ziel behalten. Rote Worte in der Liste sagen, was verloren wäre, sobald der Weg bezahlt ist.
papyria_lesson-walk-done-plain = Du hast das Lapis für dein Ziel behalten. Jede Möglichkeit sagt ihren Preis, und was danach verloren wäre.
papyria_lesson-walk-wrong-poor = Der Weg hat dein einziges Lapis gekostet, und der Tempel ging verloren: Davor hatten die roten Worte in der Liste gewarnt. Such einen freien Weg.
papyria_lesson-walk-wrong-poor-plain = Der Weg hat dein einziges Lapis gekostet, und der Tempel ging verloren; das hatte die Möglichkeit gesagt. Such einen freien Weg.
papyria_lesson-walk-wrong-other = Du hast keinen Tempel gebaut. Drei Sektoren haben welche; erreiche einen, ohne für den Weg zu zahlen, und bezahl den Tempel mit deinem Lapis.

papyria_lesson-know-title = Wissen ist die Grenze
papyria_lesson-know-intro = Keine Wertung bringt mehr Punkte, als du Wissen hast. Dein Wald ist 6 × 3 = 18 wert, aber du hast 9 Wissen. Wer über Grenze A zieht, darf welches kaufen.
papyria_lesson-know-goal = Werte 18 Punkte.
papyria_lesson-know-hint = Zieh den Wanderer von Isin über A nach Ur. Kauf 9 Wissen für deine 3 Papyri, dann werte.
papyria_lesson-know-done = Papyri kaufen Wissen, und Wissen lässt große Wertungen durch. Geh über A, kurz bevor du es brauchst: ≤ in der Tabelle der Wertungen sagt, dass es knapp ist.
papyria_lesson-know-done-plain = Papyri kaufen Wissen, und Wissen lässt große Wertungen durch. Geh über A, kurz bevor du es brauchst.
papyria_lesson-know-wrong-where = Von dort sind keine 18 zu holen: Dort liegt keine Wald-Wertung, oder du bist nicht über A gekommen und hast weiter 9 Wissen.
papyria_lesson-know-wrong-short = Das Wissen hat die Wertung gekappt. Kauf vor den Aktionen so viel, wie du brauchst: 9 für 3 Papyri.

papyria_lesson-trade-title = Treffen und tauschen
papyria_lesson-trade-intro = Über B darf eine Figur für 2 Papyri eine Zusatz-Wertung kaufen; du hast eins. Trifft sie eine fremde Figur auf dem anderen Ring, darfst du ein Lapis gegen ein Papyrus tauschen.
papyria_lesson-trade-goal = Werte 6 Punkte an Grenze B.
papyria_lesson-trade-hint = Zieh den Wanderer von Ninive nach Mari: Er kommt über B und trifft ein Schiff. Tausch, dann nimm die Fluss-Wertung.
papyria_lesson-trade-done = Der Handel hat die Wertung bezahlt. B wertet, ohne eine Aktion zu kosten: Hab 2 Papyri, wenn eine Figur von dir vorbeikommt.
papyria_lesson-trade-wrong-away = Auf diesem Weg fehlt entweder B oder das Schiff zum Tauschen. Such B und ⇄ in einer Zeile der Liste.
papyria_lesson-trade-wrong-away-plain = Auf diesem Weg fehlt entweder B oder das Schiff zum Tauschen. „was“ und die Nummer einer Möglichkeit sagen, was ihr Weg bringt.
papyria_lesson-trade-wrong-kind = Diese Wertung brachte weniger als 6. Du hast Symbole von nur einer Art; nimm deren Wertung.
papyria_lesson-trade-wrong-lapsed = Du bist zu den Aktionen weitergegangen: Was Grenze und Treffen boten, ist dann vorbei. Erst tauschen, dann werten.

papyria_lesson-key-title = Der dritte Tempel
papyria_lesson-key-intro = Dein dritter Tempel bringt den Tempel-Schlüssel, der erste sofort 2 Symbole dazu. Tempel sind so viel wert wie die Landschaften, die sie verbinden.
papyria_lesson-key-goal = Werte 16 Punkte in Babylon.
papyria_lesson-key-hint = Zieh den Wanderer von Sippar nach Babylon. Bau zuerst, östlich vom Schrein; dann bringt die Wertung 4 × 4.
papyria_lesson-key-done = Der Schlüssel hat deine Symbole verdoppelt und bringt am Schluss noch eine Tempel-Wertung. Der erste einer Art ist der beste: Sei schneller.
papyria_lesson-key-wrong-gone = Der dritte Tempel wurde nicht gebaut, also gibt es keinen Schlüssel. Heb Lapis für ihn auf und verzichte nicht auf ihn.
papyria_lesson-key-wrong-early = Du hast gewertet, bevor der Schlüssel dein war: 4 × 2. Bau zuerst.
papyria_lesson-key-wrong-other = Es wurden keine 16 Punkte gewertet. Die Tempel-Wertung liegt in Babylon, gleich neben einem Tempel.

papyria_lesson-plan-title = Ein Plan über zwei Züge
papyria_lesson-plan-intro = Ein Wald-Symbol, ein Wald von 6, und in Uruk eine Wald-Wertung, an die sonst niemand kommt. Zwei Züge: erst sammeln, dann ernten.
papyria_lesson-plan-goal = Werte in zwei Zügen 18 Punkte.
papyria_lesson-plan-hint = Das Schiff von Sippar holt in Isin ein Wald-Symbol. Im nächsten Zug weiter nach Uruk: erst das Symbol, dann die Wertung, 6 × 3.
papyria_lesson-plan-done = Ein Zug hat gesammelt, einer geerntet, und das Schiff war schon unterwegs. Such solche Paare, und spiel dann eine Partie mit Begleiter.
papyria_lesson-plan-wrong-soon = Zu früh gewertet, mit zu wenigen Symbolen: Jedes bringt 6 Punkte. Sammle im ersten Zug, werte im zweiten.
papyria_lesson-plan-wrong-late = Zwei Züge sind um, ohne 18 Punkte. Dafür braucht es drei Symbole: Such +♣ auf dem Weg nach Uruk.
papyria_lesson-plan-wrong-late-plain = Zwei Züge sind um, ohne 18 Punkte. Dafür braucht es drei Symbole: Such Wald-Symbole auf dem Weg nach Uruk.
