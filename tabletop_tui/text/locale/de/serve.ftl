# Tische über SSH: was der Server Gästen und seinem Gastgeber sagt.

# Bevor jemand drin ist. Von deren ssh gezeigt, Zeile für Zeile.
serve-name-empty = Sag, wie du heißt: ssh -p PORT ana@RECHNER
serve-name-hyphen = { $name } kann hier niemand heißen: Mit einem Bindestrich am Anfang sieht es wie die Option eines Befehls aus. Nimm einen anderen Namen: ssh -p PORT ana@RECHNER
serve-name-reserved = { $name } kann hier niemand heißen: So heißen Computergegner. Nimm einen anderen Namen: ssh -p PORT ana@RECHNER
serve-name-mixed = { $name } mischt Buchstaben mehrerer Schriften, die sich gleichen. Schreib den Namen in einer: ssh -p PORT ana@RECHNER
serve-name-long = Dieser Name ist zu lang: Namen sind höchstens { $cells } Zellen breit. { $name } hätte Platz. Melde dich mit einem kürzeren an: ssh -p PORT ana@RECHNER
serve-name-host = { $name } heißt schon, wer diese Tische öffnet. Nimm einen anderen Namen: ssh -p PORT ana@RECHNER
serve-name-taken = Der Name { $name } gehört jemandem mit einem anderen Schlüssel. Nimm einen anderen, oder komm von dort, wo du ihn zuerst benutzt hast.
serve-key-named = Dein Schlüssel heißt hier { $name }. Komm unter diesem Namen; ändern kann ihn der Gastgeber.
serve-banned = Der Gastgeber lässt dich hier nicht mehr herein.
serve-kept-out = Der Gastgeber hat dich hinausgeschickt. Wiederkommen kannst du ab { $until }.
serve-applied = { $name }, deine Bewerbung ist vorgemerkt. Herein kannst du, sobald der Gastgeber zugestimmt hat: Melde dich später wieder an.
serve-still-waits = { $name }, der Gastgeber hat noch nicht zugestimmt. Melde dich später wieder an.
serve-many-wait = Viele warten auf die Zustimmung des Gastgebers. Versuch es in einigen Tagen wieder.
serve-key-replaced = Der Gastgeber hat dir hier einen anderen Schlüssel gegeben; dieser gilt nicht mehr. Komm mit dem neuen; deine Plätze gehören dir.
serve-key-code-wrong = Der Code hinter deinem Namen gilt nicht. Ein Code gilt einmal, für kurze Zeit und nur mit dem Namen, für den er gemacht wurde.
serve-key-anothers = Dieser Schlüssel gehört hier einem anderen Mitglied. Komm mit einem, der hier nicht bekannt ist: ssh -i DATEI
serve-forgotten = Der Gastgeber hat deinen Namen freigegeben, deshalb bist du von den Tischen gegangen. Was du zuletzt getippt hast, galt nicht mehr.
serve-key-unknown = Dein Schlüssel ist keiner von denen, die hier eingelassen werden. Mit einer Einladung kommst du auch ohne ihn herein.
serve-code-instruction = An diese Tische kommst du mit einer Einladung. Wer sie öffnet, hat einen Code für dich.
serve-code-prompt = Code der Einladung:
serve-code-used = Diese Einladung gehört schon jemandem. Hast du sie selbst benutzt, dann komm mit dem Namen von damals.
serve-code-wrong = Diesen Code hat hier keine Einladung, oder ihre Zeit ist um. Codes sehen so aus: k7mp-3xqd-9fha.
serve-name-invited = { $name } ist mit einer anderen Einladung hier. Komm mit einem anderen Namen.
serve-tries = Das war zu oft falsch. Komm in einer Weile wieder.
serve-turned-away-full = Im Augenblick stehen zu viele Leute vor der Tür. Versuch es in einer halben Minute noch einmal.
serve-turned-away-crowd = Von deiner Adresse melden sich gerade zu viele andere an. Versuch es in einer halben Minute noch einmal.
serve-turned-away-penalty =
    { $minutes ->
        [0] Von deiner Adresse ist die Anmeldung zu oft misslungen. Versuch es in { $seconds } s noch einmal, oder mit einem Schlüssel, der hier bekannt ist.
        [one] Von deiner Adresse ist die Anmeldung zu oft misslungen. Versuch es in einer Minute noch einmal, oder mit einem Schlüssel, der hier bekannt ist.
       *[other] Von deiner Adresse ist die Anmeldung zu oft misslungen. Versuch es in { $minutes } Minuten noch einmal, oder mit einem Schlüssel, der hier bekannt ist.
    }
serve-no-session = Du bist hereingekommen, hast aber kein Terminal geöffnet.

# Was ein Gast liest, wenn es keinen Bildschirm gibt oder er geschlossen wurde.
serve-no-terminal = tabletop braucht ein Terminal zum Zeichnen: ssh -t -p PORT ana@RECHNER
serve-goodbye = Auf Wiedersehen, { $name }. Dein Platz bleibt dir.
serve-closing = Die Tische sind geschlossen worden. Alles ist gespeichert; komm wieder, wenn sie wieder offen sind.
serve-idle =
    { $minutes ->
        [one] Eine Minute lang wurde nichts getippt, darum ist diese Leitung geschlossen. Dein Platz bleibt dir; komm wieder, wann du magst.
       *[other] { $minutes } Minuten lang wurde nichts getippt, darum ist diese Leitung geschlossen. Dein Platz bleibt dir; komm wieder, wann du magst.
    }
serve-too-long =
    { $hours ->
        [one] Diese Leitung war eine Stunde lang offen und ist geschlossen worden. Dein Platz bleibt dir; komm wieder, wann du magst.
       *[other] Diese Leitung war { $hours } Stunden lang offen und ist geschlossen worden. Dein Platz bleibt dir; komm wieder, wann du magst.
    }
serve-failed = Bei uns ist etwas schiefgegangen, und dein Bildschirm musste geschlossen werden. Das Spiel ist gespeichert; komm wieder.
serve-refused-full = Es sind schon so viele Leute hier, wie Platz haben. Versuch es später noch einmal.
serve-refused-too-often = Du bist schon mehrmals hier. Schließ zuerst eines deiner anderen Terminals.
serve-barred = Der Gastgeber hat dich hinausgeschickt. Du kannst nicht herein, solange die Tische offen sind.
serve-shown-out = Du wurdest hinausgeschickt. Du kannst nicht zurück, solange die Tische offen sind.
serve-owner-unknown = { $name } ist hier noch nicht bekannt. Sag erst, welcher Schlüssel dazugehört: tabletop people --add { $name } --key DATEI

# Was liest, wer die Tische öffnet.
serve-host = Gastgeber
serve-host-key-open = Den Schlüssel dieses Servers, { $file }, können andere lesen. Niemand kann ihm mehr trauen. Lösch ihn, dann wird ein neuer gemacht; oder, falls ihn niemand gelesen hat: chmod 600 { $file }
serve-host-key-broken = Der Schlüssel dieses Servers, { $file }, ist kein privater Schlüssel von SSH. Schieb ihn beiseite, dann wird ein neuer gemacht.
serve-host-key-locked = Der Schlüssel dieses Servers, { $file }, ist mit einer Passphrase geschützt, und ein Server kann niemanden danach fragen. Entfern die Passphrase mit ssh-keygen -p -f { $file }, oder schieb den Schlüssel beiseite, dann wird ein neuer gemacht.
serve-open-to-all = Wer { $host } erreicht, könnte hereinkommen. Sag, wer darf: --authorized-keys DATEI, oder --invited für Leute, die du eingeladen hast, oder --allow-anonymous für alle.
serve-no-such-keys = Die Datei mit Schlüsseln { $file } lässt sich nicht lesen: { $problem }
serve-greeting = Tische sind offen auf { $host }, Port { $port }.
serve-join = Freunde kommen mit: ssh -p { $port } IHR-NAME@{ $address }
serve-join-also = Aus anderen Netzen: { $addresses }
serve-join-here = Nur dieser Rechner erreicht diese Tische: ssh -p { $port } NAME@{ $address }
serve-fingerprint = Der Schlüssel dieses Servers: { $fingerprint }
serve-how-none = Auf diesem Rechner sind keine Tische offen: tabletop serve öffnet sie.
serve-how-invite = Wer keinen Schlüssel hat, braucht eine Einladung: tabletop invite ID --seat N
serve-log = Verbindungen werden aufgeschrieben in { $file }
serve-how-to-end = Strg+C schließt die Tische.
serve-journal-silent = Die Datenbank antwortet nicht ({ $problem }). Den Gästen wird es gesagt; bis sie wieder antwortet, wird nichts geschrieben.
serve-journal-back = Die Datenbank antwortet wieder, nach { $seconds } s.
serve-no-prometheus = Die Überwachung braucht das Paket prometheus-client, das nicht installiert ist. Installieren mit: pip install 'tabletop-tui[metrics]'
serve-port-taken = Port { $port } auf { $host } lässt sich nicht öffnen: { $problem }
serve-workers-database = Mehrere Server können nur eine Datenbank teilen: tabletop serve --workers { $workers } --database postgresql://NAME@RECHNER/DATENBANK (tabletop store copy bringt Partien und Gäste dorthin).
serve-tables-each = Dieselbe Person kann nicht { $each } Tische offen haben, wenn es nur { $tables } gibt. Ändere --tables oder --tables-each.
serve-tables-days-each = Eine Person kann keine { $each } Tische über Tage haben, wenn es insgesamt nur { $tables } gibt. Ändere tables_over_days oder tables_over_days_each in server.toml.
serve-workers-system = Mehrere Server brauchen ein System, auf dem sich ein Prozess verzweigen kann, etwa Linux oder macOS. Ein Server geht auch hier: tabletop serve
serve-worker-died = Server { $number } ist beendet (Status { $status }) und wird neu gestartet. Seine Gäste können gleich wiederkommen, verloren ist nichts.
serve-close-question =
    { $count ->
        [one] Ein Gast ist hier. Die Tische schließen?
       *[other] { $count } Gäste sind hier. Die Tische schließen?
    }
serve-close-hint = Alles ist gespeichert. Sie können wiederkommen, wenn die Tische wieder offen sind.
serve-close-yes = Schließen

serve-notify-quotes = --notify ist nicht zu lesen ({ $problem }): { $command }
serve-notify-unknown = --notify: Es gibt kein Programm { $command }, das sich starten lässt.

# Was der Befehl von --notify an jemanden weitergibt, der nicht da ist.
serve-notice-turn = { $name }, du bist bei { $game } gefragt: { $link }
serve-notice-reminder = { $name }, deine Bedenkzeit bei { $game } ist um, und ein Computergegner darf einspringen: { $link }
serve-notice-soon = { $name }, deine Bedenkzeit bei { $game } ist bald um: { $link }
serve-notice-stood-in = { $name }, deine Bedenkzeit bei { $game } ist um, und der Computer spielt für dich, bis du zurück bist: { $link }
serve-notice-forfeit = { $name }, deine Bedenkzeit bei { $game } ist um, und damit ist die Partie verloren: { $link }
serve-notice-over = { $name }, deine Partie { $game } ist zu Ende: { $link }
serve-notice-expires = { $name }, deine Partie { $game } hat lange niemand gespielt, darum schließt ihr Tisch bald. Damit er offen bleibt, schau vorbei: { $link }

# tabletop people
serve-people-none = Noch ist niemand mit einem Schlüssel hereingekommen.
serve-people-name = Name
serve-people-key = Schlüssel
serve-people-since = seit
serve-people-seen = zuletzt hier
serve-people-forgotten = { $name } ist vergessen. Der nächste Schlüssel, der mit diesem Namen kommt, besitzt ihn.
serve-people-exchanged = { $name } kommt von jetzt an mit { $key }. Plätze, Einladungen und Einstellungen bleiben; der alte Schlüssel lässt niemanden mehr herein.
serve-people-new-key-named = Dieser Schlüssel gehört schon { $name }.
serve-people-new-key-anothers = Dieser Schlüssel hat hier einer anderen Person gehört. Nimm einen, der noch nicht benutzt wurde.
serve-people-key-added = { $name } kommt jetzt auch mit { $key } herein.
serve-people-key-removed = { $name } kommt mit { $key } nicht mehr herein. Plätze, Einladungen und Einstellungen bleiben.
serve-people-many-keys = { $name } hat { $most } Schlüssel; mehr gehen nicht. Entferne zuerst einen, mit --remove-key.
serve-people-not-their-key = { $name } hat keinen Schlüssel { $key }.
serve-people-last-key = { $name } hat keinen anderen Schlüssel. Füge zuerst einen hinzu (--add-key), oder ersetze diesen (--new-key).
serve-people-state = Stand
serve-people-banned = ausgesperrt
serve-people-away = weg bis { $until }
serve-people-is-banned = { $name } kann nicht mehr herein; wer da ist, muss sofort gehen. Die Plätze bleiben, wie sie sind: Freigeben kann man sie auf der Seite der Plätze. Wieder hereinlassen: tabletop people --unban { $quoted }
serve-people-is-sent-away = { $name } muss sofort gehen und kann { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} lang nicht herein. Vorher wieder hereinlassen: tabletop people --unban { $quoted }
serve-people-let-back = { $name } kann wieder herein.
serve-people-not-out = { $name } ist weder ausgesperrt noch hinausgeschickt.
serve-people-waits = wartet auf Zustimmung
serve-people-approved = { $name } kann jetzt herein.
serve-people-not-waiting = { $name } wartet nicht auf Zustimmung.
serve-people-line = Zeile { $line }: { $reason }
serve-people-line-no-key = Hinter dem Namen steht kein öffentlicher Schlüssel von SSH.
serve-people-none-imported = { $count ->
    [one] Eine Zeile geht nicht, deshalb wurde nichts geändert.
   *[other] { $count } Zeilen gehen nicht, deshalb wurde nichts geändert.
}
serve-people-imported = Neue Mitglieder: { $members }. Weitere Schlüssel: { $keys }. Schon da: { $there }.
serve-people-codes = { $count ->
    [one] Der Code lässt ein neues Mitglied herein
   *[other] Jeder Code lässt ein neues Mitglied herein
}, binnen { $days } Tagen: ssh -p { $port } NAME+CODE@{ $address }
serve-people-lost = { $name } hat Plätze in { $count ->
    [one] einer laufenden Partie
   *[other] { $count } laufenden Partien
} ({ $ids }). Sie bleiben beim alten Schlüssel: Der nächste Schlüssel mit diesem Namen hat nichts davon. So wird ein Schlüssel getauscht, und die Plätze bleiben: tabletop people --new-key { $quoted } --key DATEI
serve-people-no-new-key = --new-key braucht auch einen Schlüssel: --new-key ana --key ana.pub
serve-people-unknown = Niemand heißt hier { $name }.
serve-people-added = { $name } gehört von jetzt an { $key }.
serve-people-renamed = Der Name ist von jetzt an { $name }, auch in laufenden Spielen. Beim nächsten Mal kommt man mit ihm herein.
serve-former = früheres Mitglied
serve-people-erase-asks = Damit wird { $name } gelöscht: Schlüssel, Plätze in laufenden Spielen, Gesagtes und der Name in allen Spielen. Das lässt sich nicht rückgängig machen. Zum Bestätigen den Namen noch einmal eingeben:
serve-people-not-erased = Nichts wurde gelöscht: Eingegeben war ein anderer Name als { $name }.
serve-people-erased = { $name } ist gelöscht: Name, Schlüssel, Einstellungen und Gesagtes. { $count ->
    [0] In keinem Spiel kam der Name vor.
    [one] In 1 Spiel steht jetzt „{ $former }“; Plätze in laufenden Spielen sind frei.
   *[other] In { $count } Spielen steht jetzt „{ $former }“; Plätze in laufenden Spielen sind frei.
}
serve-people-erased-left = Es bleiben: Worte in fairen Spielen, ohne den Namen; Zeilen im Verbindungsprotokoll, höchstens 30 Tage; Sicherungen und früher exportierte Dateien.
serve-people-erased-later = { $count ->
    [one] Ein Server hat ein Spiel offen und es noch nicht geändert
   *[other] Ein Server hat { $count } Spiele offen und sie noch nicht geändert
} ({ $ids }). Er holt es nach, sobald er antwortet; zur Sicherheit den Befehl noch einmal ausführen.
serve-people-not-a-key = In { $file } ist kein öffentlicher Schlüssel von SSH.
serve-people-not-a-key-input = In der Standardeingabe ist kein öffentlicher Schlüssel von SSH.

serve-people-no-key = --add braucht auch einen Schlüssel: --add ana --key ana.pub

# tabletop invite
serve-invite-code = Einladung: { $code }
serve-invite-how = Gilt für eine Person bis { $until }. Sie kommt mit: ssh -p { $port } IHR-NAME@{ $address }
serve-more-key-title = Mit einem weiteren Schlüssel hereinkommen
serve-more-key-lead = Melde dich vom anderen Rechner einmal mit dessen Schlüssel an:
serve-more-key-command = ssh -p { $port } { $name }+{ $code }@{ $address }
serve-more-key-how = Der Code hinter deinem Namen gilt einmal, bis { $until }, und lässt jenen Schlüssel für immer herein. Zeig ihn niemandem. Plätze, Einladungen und Einstellungen sind mit jedem Schlüssel dieselben.
serve-more-key-have = { $count ->
    [one] Zurzeit lässt dich ein Schlüssel herein.
   *[other] Zurzeit lassen dich { $count } Schlüssel herein.
} Ist einer verloren gegangen, bitte den Gastgeber, ihn zu entfernen.
serve-more-key-none = Nur wer mit einem Schlüssel gekommen ist, kann einen weiteren hinzufügen.
serve-more-key-word = schlüssel
serve-more-key-plain = Mit „{ $word }“ kommst du auch mit einem weiteren Schlüssel herein.
serve-invite-kept = Der Platz wartet auf { $name }: Ihn bekommt, wer zuerst kommt, mit diesem Namen oder mit diesem Code.
serve-invite-occupied = Auf diesem Platz sitzt { $name }. Mit dem Code kann man zusehen und sich hinsetzen, sobald der Platz frei ist.
serve-invite-closed = Der Tisch { $id } ist geschlossen; ein Code würde nirgendwohin führen. Wieder öffnen: tabletop reopen { $id }
serve-reopened = Der Tisch { $id } ist wieder offen, auf allen Servern.
serve-reopened-next = Der Tisch { $id } ist wieder offen: binnen einer Sekunde auf einem laufenden Server, sonst beim nächsten Start von „tabletop serve“.
serve-reopen-over = Die Partie { $id } ist beendet, ihr Tisch bleibt geschlossen.
serve-reopen-keyboard = { $id } ist eine Partie an einer Tastatur. Fortsetzen: tabletop resume { $id }
serve-reopen-open = Der Tisch { $id } ist nicht geschlossen.
serve-resume-closed = { $id } ist ein Tisch des Clubs, und er ist geschlossen. Wieder öffnen: tabletop reopen { $id }
serve-resume-open = { $id } ist ein offener Tisch des Clubs: Wer dort spielt, kommt mit ssh.
serve-invite-no-seat = Das Spiel { $id } hat keinen Platz { $seat }; seine Plätze sind 1 bis { $seats }.
serve-invite-none = Keine Einladung ist offen.
serve-invite-game = Spiel
serve-invite-seat = Platz
serve-invite-any = irgendeiner
serve-invite-until = bis
serve-invite-state = Stand
serve-invite-used = benutzt
serve-invite-waiting = wartet

# Das Gästebuch.

serve-book-foreign = In { $file } sollten Namen und Schlüssel der Gäste stehen, aber das ist kein Gästebuch von tabletop. Die Datei bleibt, wie sie ist; wird sie verschoben, legt tabletop eine neue an.
serve-book-newer = Das Gästebuch { $file } stammt von einer neueren Version dieses Programms. Es bleibt, wie es ist.
serve-book-damaged = Das Gästebuch { $file } ist beschädigt ({ $problem }). Es bleibt, wie es ist. Wird es verschoben, legt tabletop ein neues an: Dann gehört jeder Name dem Gast, der zuerst mit ihm kommt, und offene Einladungen sind verfallen.
serve-book-failed = Das Gästebuch { $file } lässt sich nicht lesen oder beschreiben ({ $problem }). Bitte die Rechte der Datei und ihres Ordners prüfen, und ob der Datenträger voll ist.
serve-book-unusable = Diese Tische können gerade nicht nachsehen oder festhalten, wer hereinkommt, deshalb kann niemand eingelassen werden. Warum, steht im Protokoll des Gastgebers; bitte später noch einmal versuchen.

# tabletop tables
serve-tables-none = Es gibt keine Tische laufender Partien.
serve-tables-touched = zuletzt angerührt
serve-tables-state = Tisch
serve-tables-open = offen
serve-tables-open-clock = offen, { $clock }
serve-tables-closed = geschlossen
serve-tables-expires = schließt am { $day }
serve-tables-one = Einen Tisch schließen oder einen öffnen: --close und --reopen gehen nicht zusammen.
serve-tables-unknown = Einen Tisch { $id } einer laufenden Partie gibt es nicht. „tabletop tables“ nennt alle.
serve-tables-closed-already = Der Tisch { $id } ist schon geschlossen. Wieder öffnen: tabletop tables --reopen { $id }
serve-tables-now-closed = Der Tisch { $id } ist geschlossen, auf allen Servern. Wieder öffnen: tabletop tables --reopen { $id }
serve-tables-now-closed-next = Der Tisch { $id } ist geschlossen. Ein laufender Server bemerkt es, sobald ein Gast eine Taste drückt. Wieder öffnen: tabletop tables --reopen { $id }
