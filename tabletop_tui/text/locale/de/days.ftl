# Partien über Tage: was Mitglieder für die Zeit einstellen, in der sie nicht hier sind; Nachrichten an sie.

days-title = Wenn du nicht da bist
days-hint = Enter ändert, was unter dem Cursor steht.
days-messages-on = Nachrichten: ja
days-messages-off = Nachrichten: nein
days-messages-none = Nachrichten: dieser Server schickt keine
days-address = Adresse: { $address }
days-address-none = Adresse: keine
days-address-asked = An { $address } ging ein Code
days-enter-switch = Enter: umschalten
days-enter-address = Enter: eine eingeben
days-enter-other = Enter: ändern oder löschen
days-enter-code = Enter: den Code eingeben
days-enter-vacation = Enter: Tage eintragen
days-vacation-none = Urlaub: keiner
days-vacation = Urlaub: { $days }
days-vacation-span = { $first } bis { $last }
days-vacation-left = { $year } noch { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
days-ask-address = Wohin sollen deine Nachrichten gehen?
days-ask-address-mail = Eine Mailadresse. Dorthin geht ein Code, den du dann hier eingibst. Ein Strich (-) löscht die bisherige.
days-ask-address-webhook = Ein Webhook: eine Adresse mit https://, die JSON annimmt. Dorthin geht ein Code, den du dann hier eingibst. Ein Strich (-) löscht die bisherige.
days-ask-address-both = Eine Mailadresse oder ein Webhook: eine Adresse mit https://, die JSON annimmt. Dorthin geht ein Code, den du dann hier eingibst. Ein Strich (-) löscht die bisherige.
days-ask-code = Der Code, der an { $address } ging
days-ask-code-hint = Er gilt eine Stunde.
days-ask-vacation = An welchen Tagen bist du weg?
days-ask-vacation-hint = Der erste und der letzte Tag, etwa { $first } { $last }. In dieser Zeit läuft deine Bedenkzeit an keinem Tisch. Ein Strich (-) beendet den Urlaub mit dem heutigen Tag und streicht künftige.
days-yes = Übernehmen
days-code-sent = Ein Code ist zu { $address } unterwegs. Gib ihn hier ein, wenn er da ist.
days-confirmed = Deine Nachrichten gehen jetzt an { $address }.
days-forgotten = Deine Adresse ist gelöscht.
days-vacation-entered = Eingetragen: { $days }.
days-vacation-ended = Dein Urlaub endet heute; spätere sind gestrichen.

# Warum nicht
days-only-members = Das können nur Mitglieder mit einem Schlüssel einstellen.
days-no-addresses = Dieser Server schickt nichts an eigene Adressen von Mitgliedern.
days-no-address = Das ist weder eine Mailadresse noch ein Webhook.
days-no-mail = Dieser Server schickt keine Mails.
days-no-webhook = Dieser Server schickt nichts an Webhooks.
days-codes-used = Am Tag kannst du dir { $count } Codes schicken lassen. Morgen geht es wieder.
days-not-sent = Der Code ließ sich nicht schicken. Prüf die Adresse, oder versuch es später noch einmal.
days-not-allowed = An diese Adresse darf nichts gehen.
days-no-code = Für dich ist kein Code unterwegs. Gib erst eine Adresse ein.
days-wrong-code = Das ist nicht der Code.
days-no-dates = Gib zwei Tage so ein: { $first } { $last }
days-vacation-past = Ein Urlaub kann nicht vor heute beginnen und nicht vor seinem Beginn enden.
days-vacation-far = Ein Urlaub muss in höchstens { $count } Tagen enden.
days-vacation-twice = Einige dieser Tage sind schon Urlaub.
days-vacation-too-long = { $count ->
    [0] { $year } ist kein Urlaubstag mehr übrig.
    [one] { $year } ist nur noch ein Urlaubstag übrig.
   *[other] { $year } sind nur noch { $count } Urlaubstage übrig.
}

# Mails und Webhooks
days-mail-subject = tabletop: { $game }
days-code-subject = tabletop: dein Code
days-code-body =
    { $code } ist der Code, mit dem ein Mitglied eines tabletop-Clubs diese Adresse bestätigt. Gib ihn dort ein, wo du die Adresse eingegeben hast.

    Hast du ihn nicht angefordert, musst du nichts tun: Ohne den Code wird nichts weiter an diese Adresse geschickt.

# Zeilenmodus
days-word-address = adresse
days-word-code = code
days-word-vacation = urlaub
days-plain-how = „{ $address }“ sagt, wohin deine Nachrichten gehen; mit einer Adresse dahinter ändert es sie. „{ $vacation }“ sagt, wann du weg bist; mit zwei Tagen dahinter trägt es sie ein. Ein Strich statt dessen vergisst die Adresse oder beendet den Urlaub.
