# Die Spiele der Schachtel: ihre Namen, je eine Zeile für die Eingangshalle und was alle Sätze teilen.

games-and = { $items } und { $last }
games-or = { $items } oder { $last }
games-seat = Spieler { $number }
games-round = Runde

games-orbis-title = Orbis
games-orbis-line = Baue eine Welt aus vierzehn Landschaften, die eine Gottheit krönt.
games-papyria-title = Papyria
games-papyria-line = Rund um den Plan wandern und segeln, ein Reich bauen, Wissen vervielfachen.
games-helios-title = Helios
games-helios-line = Führe deine Sonne um deine Welt: was sie erreicht, gedeiht.
games-helios-round = Durchgang
games-dice-forge-title = Dice Forge
games-dice-forge-line = Alle würfeln, alle gewinnen; Gold kauft bessere Seiten für deine zwei Würfel.
games-bora-bora-title = Bora Bora
games-bora-bora-line = Hütten, Männer, Frauen und Götter auf fünf Inseln, mit drei Würfeln je Durchgang.
games-bora-bora-round = Durchgang
