# Woher die Punkte kommen: jede Zeile der Wertung, und was gute Spieler erreichen.

orbis_points-good = Zu zweit erreichen gute Spieler 25 bis 30 Punkte, zu dritt und viert etwas weniger: Der stärkste Computergegner kommt zu zweit im Schnitt auf 27. Drei oder vier große Landschaften, ein Tempel, eine Gottheit, die zählt, und höchstens zwei Wildnisse machen so eine Partie; mit sechs Wildnissen bleibt man bei 0.
orbis_points-village = Ein Dorf bezahlst du zweimal: seine Kosten und dann zwei bis vier beliebige Anhänger. Sammle also, was herumsteht, und lege es, wenn du sechs oder mehr hast.
orbis_points-forest = Ein Wald bringt von allem Sicheren am meisten, wenn du Grün an Grün baust: Jeder zählt den nächsten als Nachbarn. Zwei oder drei, die sich berühren, sind ein Plan für eine ganze Partie.
orbis_points-irrigation = Plane vorher, was darunter liegt: Blau, damit sie dort liegen darf, und die Farbe, die sie bewässert. Du musst nichts abgeben, also sind diese Punkte billig.
orbis_points-volcano = Nimm einen Vulkan, wenn genug Anhänger seiner Farben in der Auslage liegen, die eben erschaffenen mitgezählt. Den anderen lässt er weniger übrig.
orbis_points-holy-rock = Ein Heiliger Felsen ist 1 Punkt für einen Anhänger, früh im Spiel und ohne Aufgabe.
orbis_points-wilderness = Auch starke Spieler haben eine oder zwei: Eine Wildnis mit allen Farben am richtigen Platz öffnet Plätze für Landschaften, die mehr zählen, als sie kostet.
orbis_points-temple = Kultstätten bringen selbst nichts, aber der Tempel für die meisten zählt so viel wie zwei große Landschaften. Habe eine mehr als der Nächste, und nicht mehr als das.
orbis_points-god = Eine Gottheit kostet einen Zug, und nur der Gott des Todes kostet Anhänger. Wähle eine, deren Bedingung du ohnehin erfüllst, und nimm sie, bevor ein Zug kommt, in dem du nur eine Wildnis legen könntest.
orbis_points-win = Wer nach vierzehn Landschaften und einer Gottheit die meisten Punkte hat, gewinnt. Landschaften zählen für ihre Aufgaben, Kultstätten bringen einen Tempel, die meisten den größten, die Gottheit zählt, wenn ihre Bedingung stimmt; jede Wildnis kostet einen Punkt. Anhänger entscheiden nur bei Gleichstand.
