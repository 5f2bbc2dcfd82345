# Die Lektion von Papyria. Je Schritt: sein Name, worum es geht, das Ziel, ein Tipp, was daraus wurde, und was schiefging.

papyria_lesson-lay-title = Eine Landschaft legen
papyria_lesson-lay-intro = Eine Landschaft kommt neben deinen Priester, und nichts muss passen. Dein Wald ist so viel wert wie die Bäume seiner größten zusammenhängenden Gruppe.
papyria_lesson-lay-goal = Bring deinen Wald auf 6.
papyria_lesson-lay-hint = Östlich vom Priester berührt sie Hain und Kanal: 3 + 2 + 1 Bäume. Nimm b.
papyria_lesson-lay-hint-plain = Östlich vom Priester, auf O1 N1, berührt sie Hain und Kanal: 3 + 2 + 1 Bäume.
papyria_lesson-lay-done = Nachbarn mit Bäumen zählen zusammen. Dein Priester steht jetzt auf der neuen Landschaft: Neben sie kommt die nächste, er bestimmt also, wo deine Auslage wächst.
papyria_lesson-lay-wrong-gone = Du hast auf die Landschaft verzichtet: Sie ist aus dem Spiel. Wer einen Stapel nutzt, nimmt ein Gut von ihm, ob er es brauchen kann oder nicht.
papyria_lesson-lay-wrong-apart = Dort schließt sie nur an einen deiner Wälder an: { $trees } Bäume. Such die Stelle, die beide verbindet.

papyria_lesson-turn-title = Den Fluss drehen
papyria_lesson-turn-intro = Eine Landschaft darf gedreht werden, bevor sie liegt. Dein Fluss läuft durch Siedlung und Kanal, und länger wird er nur, wo Arm an Arm stößt.
papyria_lesson-turn-goal = Bring deinen Fluss auf 4.
papyria_lesson-turn-hint = Leg sie östlich vom Priester mit einem Arm nach Westen: r dreht, und ≈ 3▸4 in der Liste zeigt, dass sie anschließt.
papyria_lesson-turn-hint-plain = Leg sie östlich vom Priester, auf O2, mit einem Arm nach Westen (W): Die Möglichkeiten sagen, wohin ihr Fluss läuft.
papyria_lesson-turn-done = Eine Seite ohne Arm beendet den Fluss. Ein Fluss von 9 bringt einen Schlüssel; er darf sich verzweigen, lass ihm also offene Enden.
papyria_lesson-turn-wrong-gone = Du hast auf die Landschaft verzichtet, und dein Fluss ist nicht länger als zuvor.
papyria_lesson-turn-wrong-side = Dort schließt sie nicht an deinen Fluss an: Der im Kanal läuft von West nach Ost. Leg sie an sein Ende, östlich vom Priester.
papyria_lesson-turn-wrong-dry = Sie liegt am Ende deines Flusses, hat aber keinen Arm nach Westen, also schließt nichts an. Dreh sie mit r, bevor du sie legst.
papyria_lesson-turn-wrong-dry-plain = Sie liegt am Ende deines Flusses, hat aber keinen Arm nach Westen, also schließt nichts an. Nimm eine, deren Fluss nach W läuft.

papyria_lesson-order-title = Erst sammeln, dann werten
papyria_lesson-order-intro = Ein Wanderer nutzt beide Aktionen seines Sektors, in beliebiger Reihenfolge. Eine Wertung bringt Wert × Symbole, und du hast ein Wald-Symbol.
papyria_lesson-order-goal = Werte 6 Punkte.
papyria_lesson-order-hint = Nimm zuerst die Landschaft und leg sie so, dass der Wald 6 wird. Dann bringt die Wertung 6 × 1.
papyria_lesson-order-done = Was die erste Aktion bringt, zählt in der zweiten schon. Geh also dorthin, wo die eine Aktion der anderen hilft.
papyria_lesson-order-wrong-early = Du hast zuerst gewertet, mit einem Wald von nur { $value }. Nimm zuerst die Landschaft, dann zählt sie mit.
papyria_lesson-order-wrong-small = Dein Wald war nur { $value }, als du gewertet hast. Leg die Landschaft zwischen Hain und Kanal.
papyria_lesson-order-wrong-gone = Du hast auf die Landschaft verzichtet, und dein Wald bleibt, wie er war. Nimm sie, leg sie, dann werte.

papyria_lesson-ship-title = Symbole bringt das Schiff
papyria_lesson-ship-intro = In jedem deiner ersten vier Züge kommt eine Figur umsonst ins Spiel. Ein Schiff nimmt das Symbol am Fluss und nutzt eine der beiden Aktionen darüber.
papyria_lesson-ship-goal = Hol mit deinem Schiff 4 Punkte.
papyria_lesson-ship-hint = Setz es nach Ur: Der Fluss dort gibt ein zweites Wald-Symbol. Nimm das zuerst, dann wertest du 2 × 2.
papyria_lesson-ship-done = Wert mal Symbole: Das zweite Symbol hat verdoppelt, was dein Wald bringt. Darum schlagen viele Symbole weniger Arten ein wenig von allem.
papyria_lesson-ship-wrong-elsewhere = Dort liegt kein Wald-Symbol am Fluss, oder es gibt keine Wald-Wertung. Such einen Sektor mit beidem.
papyria_lesson-ship-wrong-early = Du hast gewertet, bevor du das zweite Symbol hattest: { $value } × { $symbols }. Erst der Fluss, dann die Wertung.
papyria_lesson-ship-wrong-other = Die eine Aktion deines Schiffs war etwas anderes als die Wald-Wertung. Ein Schiff nutzt nur eine der beiden.

papyria_lesson-walk-title = Schritte kosten Lapis
papyria_lesson-walk-intro = Figuren ziehen im Uhrzeigersinn: zwei Schritte frei, jeder weitere 1 Lapis, ein Platz, auf dem ein anderer steht, auch. Besetzte Plätze dazwischen werden übersprungen.
papyria_lesson-walk-goal = Bau mit deinem einzigen Lapis einen Tempel.
papyria_lesson-walk-hint = Zieh den Wanderer von Sippar nach Isin: Er überspringt Babylon, wo ein anderer steht, und macht nur einen Schritt, der nichts kostet.
papyria_lesson-walk-done = Du hast das Lapis für dein Ziel behalten. Rote Worte in der Liste sagen, was verloren wäre, sobald der Weg bezahlt ist.
papyria_lesson-walk-done-plain = Du hast das Lapis für dein Ziel behalten. Jede Möglichkeit sagt ihren Preis, und was danach verloren wäre.
papyria_lesson-walk-wrong-poor = Der Weg hat dein einziges Lapis gekostet, also konntest du den Tempel nicht bezahlen; die roten Worte in der Liste warnten davor. Such einen freien Weg.
papyria_lesson-walk-wrong-poor-plain = Der Weg hat dein einziges Lapis gekostet, also konntest du den Tempel nicht bezahlen; das hatte die Möglichkeit gesagt. Such einen freien Weg.
papyria_lesson-walk-wrong-other = Du hast keinen Tempel gebaut. Drei Sektoren bieten einen: Erreich einen davon, ohne für den Weg zu zahlen, dann bezahlt dein Lapis den Tempel.
papyria_lesson-walk-wrong-declined = Du hast einen Tempel erreicht und das Lapis noch gehabt, aber verzichtet. Bezahl das Lapis und stell den Tempel auf ein Heiligtum.
papyria_lesson-walk-wrong-traded = Du hast dein einziges Lapis eingetauscht und konntest den Tempel nicht bezahlen. Behalt es, bis du baust.

papyria_lesson-know-title = Wissen ist die Grenze
papyria_lesson-know-intro = Keine Wertung bringt mehr Punkte, als du Wissen hast. Dein Wald ist 6 × 3 = 18 wert, aber du hast 9 Wissen. Wer über Grenze A zieht, darf welches kaufen.
papyria_lesson-know-goal = Hol 18 Punkte.
papyria_lesson-know-hint = Zieh den Wanderer von Isin über A nach Ur. Kauf 9 Wissen für deine 3 Papyri, dann werte.
papyria_lesson-know-done = Papyri kaufen Wissen, und Wissen lässt große Wertungen durch. Geh über A, kurz bevor du es brauchst: ≤ in der Tabelle der Wertungen sagt, dass das Wissen nicht reicht.
papyria_lesson-know-done-plain = Papyri kaufen Wissen, und Wissen lässt große Wertungen durch. Geh über A, kurz bevor du es brauchst.
papyria_lesson-know-wrong-where = Von dort sind keine 18 zu holen: Dort liegt keine Wald-Wertung, oder du bist nicht über A gekommen und hast weiter 9 Wissen.
papyria_lesson-know-wrong-short = Dein Wissen hat die Wertung auf { $points } begrenzt. Kauf vor den Aktionen genug: 9 für 3 Papyri.

papyria_lesson-trade-title = Treffen und tauschen
papyria_lesson-trade-intro = Über B darf eine Figur für 2 Papyri eine Zusatz-Wertung kaufen; du hast einen. Trifft sie eine fremde Figur auf dem anderen Ring, darfst du 1 Lapis gegen 1 Papyrus tauschen.
papyria_lesson-trade-goal = Hol 6 Punkte an Grenze B.
papyria_lesson-trade-hint = Zieh den Wanderer von Ninive nach Mari: Er kommt über B und trifft ein Schiff. Tausch, dann nimm die Fluss-Wertung.
papyria_lesson-trade-done = Der Tausch hat die Wertung bezahlt. An B wertest du, ohne eine Aktion zu verbrauchen: Hab 2 Papyri, wenn eine Figur von dir vorbeikommt.
papyria_lesson-trade-wrong-away = Auf diesem Weg fehlt entweder B oder das Schiff zum Tauschen. Such B und ⇄ in einer Zeile der Liste.
papyria_lesson-trade-wrong-away-plain = Auf diesem Weg fehlt entweder B oder das Schiff zum Tauschen. „was“ und die Nummer einer Möglichkeit sagen, was ihr Weg bringt.
papyria_lesson-trade-wrong-kind =
    { $points ->
        [one] Diese Wertung brachte 1 Punkt.
       *[other] Diese Wertung brachte { $points } Punkte.
    } Du hast nur von einer Art Symbole: Nimm deren Wertung.
papyria_lesson-trade-wrong-lapsed = Du bist zu den Aktionen weitergegangen; was Grenze und Begegnung boten, ist dann vorbei. Erst tauschen, dann die Wertung kaufen.

papyria_lesson-key-title = Der dritte Tempel
papyria_lesson-key-intro = Dein dritter Tempel bringt den Tempel-Schlüssel; wer ihn als Erster nimmt, bekommt sofort 2 Symbole dazu. Tempel sind so viel wert wie ihre Zahl und die wenigsten Landschaften dazwischen.
papyria_lesson-key-goal = Hol 16 Punkte in Babylon.
papyria_lesson-key-hint = Zieh den Wanderer von Sippar nach Babylon. Bau zuerst, östlich vom Schrein; dann bringt die Wertung 4 × 4.
papyria_lesson-key-done = Der Schlüssel hat deine Symbole verdoppelt und bringt am Schluss noch eine Tempel-Wertung. Der erste einer Art ist der beste: Sei schneller als die anderen.
papyria_lesson-key-wrong-gone = Der dritte Tempel wurde nicht gebaut, also gibt es keinen Schlüssel. Er kostet 3 Lapis: Heb sie auf und bau, wo der Sektor einen Tempel bietet.
papyria_lesson-key-wrong-early = Du hast gewertet, bevor du den Schlüssel hattest: { $value } × { $symbols }. Bau zuerst.
papyria_lesson-key-wrong-other = Du hast keine 16 Punkte geholt. Die Tempel-Wertung liegt in Babylon, und dort kannst du zuerst einen Tempel bauen.

papyria_lesson-plan-title = Ein Plan über zwei Züge
papyria_lesson-plan-intro = Du hast ein Wald-Symbol und einen Wald von 6, und in Uruk liegt eine Wald-Wertung, an die sonst niemand kommt. Du hast zwei Züge: erst sammeln, dann werten.
papyria_lesson-plan-goal = Hol in zwei Zügen 18 Punkte.
papyria_lesson-plan-hint = Zieh das Schiff von Sippar nach Isin und nimm ein Wald-Symbol. Im nächsten Zug weiter nach Uruk: erst das Symbol, dann die Wertung, 6 × 3.
papyria_lesson-plan-done = Was du unterwegs gesammelt hast, hat die Wertung groß gemacht. Such eine Wertung und auf dem Weg dorthin Symbole; dann spiel eine erste Partie mit Begleiter.
papyria_lesson-plan-wrong-soon = Diese Wertung brachte { $value } × { $symbols } = { $points }. Es braucht drei Symbole: Nimm in jedem Zug eines und werte zuletzt.
papyria_lesson-plan-wrong-late = Zwei Züge sind um, ohne 18 Punkte. Dafür braucht es drei Symbole: Such +♣ auf dem Weg nach Uruk.
papyria_lesson-plan-wrong-late-plain = Zwei Züge sind um, ohne 18 Punkte. Dafür braucht es drei Symbole: Such Wald-Symbole auf dem Weg nach Uruk.
papyria_lesson-ring-title = Rund um den Ring
papyria_lesson-ring-intro = Der Plan ist ein Ring aus zwölf Sektoren. Deine Figuren ziehen im Uhrzeigersinn, zwei Schritte umsonst. Ein Wanderer nutzt beide Aktionen seines Sektors, ein Schiff eine und den Fluss.
papyria_lesson-ring-goal = Zieh dorthin, wo Lapis produziert wird, und produziere.
papyria_lesson-ring-hint = Ninive produziert Lapis, einen Schritt hinter Nippur; Lagasch auch, zwei Schritte hinter Uruk. Zieh eine Figur dorthin und nimm die Produktion.
papyria_lesson-ring-done = Bergwerke und manche Erfindungen bringen das Lapis: Wächst deine Auslage, bringt auch die Produktion mehr. Zweimal auf dem Ring liegt eine Grenze: An A gibt es für Papyri Wissen, an B eine Zusatz-Wertung.
papyria_lesson-ring-wrong-other = Dein Zug ist vorbei, und kein Lapis wurde produziert. Zwei Sektoren auf dem Ring tun das, Ninive und Lagasch; beide lagen nicht weiter als zwei Schritte.
