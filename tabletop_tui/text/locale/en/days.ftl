# Games over days: what members set for the time when they aren't here; messages to them.

days-title = While you are away
days-hint = Enter changes what is under the cursor.
days-messages-on = Messages: yes
days-messages-off = Messages: no
days-messages-none = Messages: this server sends none
days-address = Address: { $address }
days-address-none = Address: none
days-address-asked = A code has gone to { $address }
days-enter-switch = Enter: switch
days-enter-address = Enter: add one
days-enter-other = Enter: change or remove it
days-enter-code = Enter: type the code
days-enter-vacation = Enter: add days
days-vacation-none = Vacation: none
days-vacation = Vacation: { $days }
days-vacation-span = { $first } to { $last }
days-vacation-left = { $count ->
        [one] one more day
       *[other] { $count } more days
    } in { $year }
days-ask-address = Where should your messages go?
days-ask-address-mail = A mail address. A code is sent there, which you then type here. A hyphen (-) removes the present one.
days-ask-address-webhook = A webhook: an address with https:// that accepts JSON. A code is sent there, which you then type here. A hyphen (-) removes the present one.
days-ask-address-both = A mail address, or a webhook: an address with https:// that accepts JSON. A code is sent there, which you then type here. A hyphen (-) removes the present one.
days-ask-code = The code that went to { $address }
days-ask-code-hint = It is valid for an hour.
days-ask-vacation = Which days are you away?
days-ask-vacation-hint = The first and the last day, such as { $first } { $last }. No clock runs for you meanwhile, at any table. A hyphen (-) ends your vacation with today and forgets those to come.
days-yes = Apply
days-code-sent = A code is on its way to { $address }. Type it here when it has arrived.
days-confirmed = Your messages now go to { $address }.
days-forgotten = Your address has been removed.
days-vacation-entered = Entered: { $days }.
days-vacation-ended = Your vacation ends today, and later ones are cancelled.

# Why not
days-only-members = Only members with a key can set this.
days-no-addresses = This server sends no messages to members' own addresses.
days-no-address = That is neither a mail address nor a webhook.
days-no-mail = This server sends no mail.
days-no-webhook = This server sends nothing to webhooks.
days-codes-used = You can have { $count } codes sent a day. Try again tomorrow.
days-not-sent = The code couldn't be sent. Check the address, or try again later.
days-not-allowed = Nothing may be sent to that address.
days-no-code = No code is waiting for you. Enter an address first.
days-wrong-code = That isn't the code.
days-no-dates = Type two days like this: { $first } { $last }
days-vacation-past = A vacation can't begin before today, or end before it begins.
days-vacation-far = A vacation has to end within { $count } days.
days-vacation-twice = Some of these days are already vacation.
days-vacation-too-long = { $count ->
    [0] No vacation days are left in { $year }.
    [one] Only one vacation day is left in { $year }.
   *[other] Only { $count } vacation days are left in { $year }.
}

# Mails and webhooks
days-mail-subject = tabletop: { $game }
days-code-subject = tabletop: your code
days-code-body =
    { $code } is the code with which a member of a tabletop club confirms this address. Type it where you entered the address.

    If you didn't ask for it, ignore this message: without the code, nothing more is sent here.

# Plain mode
days-word-address = address
days-word-code = code
days-word-vacation = vacation
days-plain-how = { $address } says where your messages go; with an address, changes it. { $vacation } says when you are away; with two days, enters them. A hyphen instead forgets the address, or ends the vacation.
