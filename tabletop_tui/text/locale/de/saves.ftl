# Gespeicherte Spiele und Sitzungen: was schiefgehen kann und was zu tun ist. Je eine Zeile.

# -- die Datei aller Spiele --

saves-is-folder = { $file } ist ein Ordner; dort sollte die Datei der gespeicherten Spiele sein. Wird er verschoben, legt tabletop eine neue an.
saves-empty-file = { $file } ist leer; daraus lässt sich kein gespeichertes Spiel lesen. Die Datei bleibt, wie sie ist; wird sie verschoben, legt tabletop eine neue an.
saves-not-a-database = { $file } enthält keine gespeicherten Spiele von tabletop. Die Datei bleibt, wie sie ist; wird sie verschoben, legt tabletop eine neue an.
saves-newer = Die gespeicherten Spiele in { $file } stammen von einem neueren tabletop (Format { $version }, dieses kennt bis { $known }). Zum Weiterspielen tabletop aktualisieren; die Datei bleibt, wie sie ist.
saves-cut-off = Die Datei der gespeicherten Spiele, { $file }, ist abgeschnitten. Sie bleibt, wie sie ist. Was sich daraus lesen lässt: tabletop games
saves-damaged = Die Datei der gespeicherten Spiele, { $file }, ist beschädigt ({ $problem }). Sie bleibt, wie sie ist. Was sich daraus lesen lässt: tabletop games
saves-salvaged = Die Datei der gespeicherten Spiele, { $file }, ist beschädigt und bleibt, wie sie ist. { $readable } von { $total } { $total ->
    [one] Spiel
   *[other] Spielen
} { $readable ->
    [one] ließ
   *[other] ließen
} sich lesen. Mit tabletop export ID -o DATEI.json herausschreiben, die beschädigte Datei verschieben, dann tabletop import DATEI.json
saves-games-damaged = { $count ->
    [one] Ein gespeichertes Spiel in { $file } ist beschädigt und steht nicht in der Liste
   *[other] { $count } gespeicherte Spiele in { $file } sind beschädigt und stehen nicht in der Liste
}. Die anderen können gespielt werden; die Datei bleibt, wie sie ist.
saves-log-cut = { $file } endet mitten in einem Eintrag, wie nach einem Stromausfall. Alles davor wurde gelesen.
saves-log-without-file = Es gibt ein Protokoll gespeicherter Spiele, { $log }, aber nicht die Datei dazu, { $file }. Die Datei zurückholen oder das Protokoll verschieben.
saves-read-only = { $file } lässt sich nicht öffnen oder beschreiben ({ $problem }). Bitte die Rechte der Datei und ihres Ordners prüfen.
saves-disk-full = Der Datenträger ist voll: Der letzte Schritt konnte nicht gespeichert werden und gilt nicht. Platz schaffen und noch einmal versuchen.
saves-disk-fails = { $file } ließ sich nicht lesen oder beschreiben ({ $problem }): Der Datenträger ist voll, eine Grenze ist erreicht, oder er ist fehlerhaft. Der letzte Schritt gilt nicht.
saves-busy = Ein anderes Programm belegt gerade die gespeicherten Spiele in { $file }. Bitte gleich noch einmal versuchen.
saves-failed = Die gespeicherten Spiele in { $file } ließen sich nicht verwenden ({ $problem }).

# -- ein Spiel --

saves-no-such-game = Es gibt kein gespeichertes Spiel { $id }. Alle Spiele: tabletop games
saves-game-damaged = Das gespeicherte Spiel { $id } ist beschädigt; es bleibt, wie es ist.
saves-in-use = Die Partie { $id } ist in einem anderen tabletop offen (Prozess { $pid }). Spiel dort weiter, oder schließ sie dort zuerst. Um sie anzusehen, wie sie steht: tabletop replay { $id }
saves-moved-on = Ein anderes Programm hat dieses Spiel fortgesetzt. Neu öffnen zeigt, wie es steht.

# -- beim Spielen --

saves-not-your-decision = Jetzt entscheidet { $name }.
saves-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
saves-nothing-to-redo = Es gibt nichts zu wiederholen.
saves-undo-other-seat = Den letzten Schritt hat jemand anders getan; nur wer ihn tat, hätte ihn zurücknehmen können.
saves-undo-new-information = Weiter zurück geht es nicht: Seitdem ist etwas Neues bekannt geworden, oder jemand anders hat entschieden.
saves-rules-bug = Die Regeln haben versagt; das ist unser Fehler. Das Spiel steht wie zuvor und ist gespeichert; bitte etwas anderes wählen. Ein Bericht, der sich nachspielen lässt, liegt in { $file }
saves-rules-bug-unreported = Die Regeln haben versagt; das ist unser Fehler. Das Spiel steht wie zuvor und ist gespeichert; bitte etwas anderes wählen. Ein Bericht ließ sich nicht schreiben ({ $problem }).
