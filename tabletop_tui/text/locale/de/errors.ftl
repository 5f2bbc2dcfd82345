# Was mit Dateien, Spielständen und dem Programm selbst schiefgehen kann. Je eine Zeile, mit dem, was zu tun ist.

errors-table = { $file }, Zeile { $line }, Spalte { $column }: { $problem }. Die Zelle berichtigen, oder die Datei entfernen, um mit der üblichen Tabelle zu spielen.
errors-file = { $file }: { $problem }.
errors-system = Das System hat abgelehnt: { $problem }.
errors-no-module = Dazu ist das Python-Modul { $module } nötig, das es auf diesem System nicht gibt.
errors-bug = In tabletop ist etwas schiefgegangen, und das ist unser Fehler. Gespeicherte Partien sind sicher. Was geschehen ist, steht in { $file }
errors-bug-unreported = In tabletop ist etwas schiefgegangen, und es ließ sich kein Bericht schreiben: { $error }

errors-changed = Ein Teil von tabletop ließ sich nicht laden ({ $error }). Ist tabletop gerade aktualisiert worden, starte es neu; sonst installiere es neu. Gespeicherte Partien sind sicher. Mehr steht in { $file }
errors-changed-unreported = Ein Teil von tabletop ließ sich nicht laden ({ $error }). Ist tabletop gerade aktualisiert worden, starte es neu; sonst installiere es neu. Gespeicherte Partien sind sicher.

errors-not-json = { $file } ist keine gespeicherte Partie: ab Zeile { $line } ist es kein JSON.
errors-not-text = { $file } ist keine gespeicherte Partie: es ist kein Text.
errors-save-not-a-save = Das ist keine gespeicherte Partie von tabletop.
errors-save-damaged = Die gespeicherte Partie ist beschädigt ({ $place }). Die Datei blieb, wie sie ist.
errors-save-unshowable = Der Spielstand enthält etwas, das sich nicht anzeigen lässt ({ $place }). Die Datei bleibt unverändert.
errors-save-newer = Die gespeicherte Partie stammt von einer neueren Fassung (Format { $format }, diese kennt bis { $known }). Zum Öffnen tabletop aktualisieren.
errors-save-other-game = Die gespeicherte Partie gehört zu einem anderen Spiel ({ $game }).
errors-save-rules-changed = Die gespeicherte Partie wurde mit anderen Regeln gespielt (Fassung { $version }) und kann mit diesen nicht weitergehen.

errors-game-name = Das Paket { $package } bietet ein Spiel als „{ $game }“ an; das ist keine Kennung, oder sie ist vergeben. Dieses Spiel bleibt weg.
errors-game-twice = Die Pakete { $other } und { $package } bieten beide das Spiel „{ $game }“ an. Das von { $package } bleibt weg.
errors-game-lacks = Das Paket { $package } bietet das Spiel „{ $game }“ an, aber { $file } fehlt. Das Spiel bleibt weg.
errors-game-broken = Das Spiel „{ $game }“ ist nicht spielbar: Sein Paket { $package } ist gescheitert ({ $problem }). Das Paket aktualisieren oder entfernen. Alle gespeicherten Partien sind sicher.
errors-game-gone = Das ist eine gespeicherte Partie von „{ $game }“, das hier nicht installiert ist. Zum Weiterspielen das Paket installieren; die Partie ist sicher.
errors-fair-not-begun = Dieses Spiel hat noch nicht begonnen: Es fehlen Beiträge zu seinem Zufall. Öffne es mit tabletop serve.
