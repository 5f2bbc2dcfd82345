# Die Datenbank eines Clubs: was mit PostgreSQL schiefgehen kann und was hilft. Je eine Zeile; $problem sagt die Datenbank.

database-no-address = Das ist keine Adresse einer Datenbank. Sie sollte aussehen wie postgresql://NAME@RECHNER:5432/DATENBANK; Sonderzeichen darin werden geschrieben wie in Webadressen, zum Beispiel %40 für @.
database-no-psycopg = Spiele in PostgreSQL brauchen das Paket psycopg, das nicht installiert ist. So wird es installiert: pip install 'tabletop-tui[club]'
database-password-shown = Ein Passwort in einer Befehlszeile können andere Benutzer dieses Rechners lesen. Die ganze Adresse gehört in die Umgebungsvariable TABLETOP_DATABASE oder das Passwort in ~/.pgpass; hier bleibt es weg.
database-clear-text = Die Datenbank in { $address } ist auf einem anderen Rechner, und mit sslmode={ $mode } können andere unterwegs alles mitlesen und ändern. Verlange TLS in der Adresse: ?sslmode=verify-full&sslrootcert=DATEI; in DATEI steht das Zertifikat der Stelle, die das der Datenbank unterschrieben hat („system“ für die öffentlichen). Ist das Netz auch so sicher, dann erlaube Klartext mit { $allow } in der Umgebung.
database-unreachable = Unter { $address } antwortet keine Datenbank ({ $problem }). Läuft PostgreSQL dort, und ist es zu erreichen?
database-not-admitted = Die Datenbank unter { $address } lässt diesen Benutzer nicht herein ({ $problem }). Stimmen Name und Passwort?
database-unknown = Die Datenbank aus { $address } gibt es nicht ({ $problem }). Sie muss erst angelegt werden, zum Beispiel so: createdb --owner=NAME DATENBANK
database-no-rights = Dieser Benutzer darf in der Datenbank unter { $address } nicht, was nötig ist ({ $problem }). Sie sollte ihm gehören: ALTER DATABASE … OWNER TO …
database-read-only = In die Datenbank unter { $address } lässt sich gerade nicht schreiben ({ $problem }). Vielleicht ist sie eine Kopie, die nur einer anderen folgt.
database-foreign = In der Datenbank unter { $address } ist ein Schema namens { $schema }, das nicht von tabletop stammt. Es blieb, wie es ist; bitte eine andere Datenbank nehmen.
database-newer = Die Datenbank unter { $address } stammt von einem neueren tabletop (Format { $version }; diese Version liest bis { $known }). Bitte tabletop aktualisieren; die Datenbank blieb, wie sie ist.
database-disk-full = Die Platte der Datenbank unter { $address } ist voll ({ $problem }). Der letzte Schritt wurde nicht ausgeführt.
database-busy = Die Datenbank unter { $address } ist überlastet ({ $problem }). Der letzte Schritt wurde nicht ausgeführt; gleich noch einmal versuchen.
database-cut = Die Verbindung zur Datenbank unter { $address } ging verloren ({ $problem }). Ob der letzte Schritt noch gespeichert wurde, zeigt sich, sobald die Datenbank wieder antwortet.
database-failed = Die Datenbank unter { $address } hat unerwartet etwas verweigert ({ $problem }).

# -- tabletop store copy --

database-copy-same = VON und NACH sind derselbe Ort.
database-copy-nothing = In { $file } gibt es keine gespeicherten Partien.
database-copying = { $done } von { $count } Partien …
database-copied-games = Partien: { $copied } kopiert, { $grown } auf den neuesten Stand gebracht, { $there } schon vorhanden, { $differs } so gelassen.
database-copied-guests = Gäste und Einladungen: { $copied } kopiert, { $there } schon vorhanden, { $differs } so gelassen.
database-game-differs = Die Partie { $id } ist dort eine andere oder wurde dort weitergespielt; sie blieb, wie sie ist.
database-person-differs = Der Name { $name } oder einer, der so aussieht, gehört dort zu einem anderen Schlüssel; er blieb, wie er ist.
database-invitation-differs = Eine Einladung zur Partie { $id } ist dort eine andere oder wurde dort benutzt; sie blieb, wie sie ist.
database-table-differs = Gespräch und Einstellungen des Tisches { $id } sind dort andere; sie blieben, wie sie sind.
database-entry-differs = Die Einstellungen des Gastes „{ $name }“ sind dort andere; sie blieben, wie sie sind.
