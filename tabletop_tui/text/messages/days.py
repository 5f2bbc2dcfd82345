"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class DaysMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """While you are away"""
        return self.put("days-title", {})

    def hint(self) -> str:
        """Enter changes what is under the cursor."""
        return self.put("days-hint", {})

    def messages_on(self) -> str:
        """Messages: yes"""
        return self.put("days-messages-on", {})

    def messages_off(self) -> str:
        """Messages: no"""
        return self.put("days-messages-off", {})

    def messages_none(self) -> str:
        """Messages: this server sends none"""
        return self.put("days-messages-none", {})

    def address(self, *, address: Shown) -> str:
        """Address: { $address }"""
        return self.put("days-address", {"address": address})

    def address_none(self) -> str:
        """Address: none"""
        return self.put("days-address-none", {})

    def address_asked(self, *, address: Shown) -> str:
        """A code has gone to { $address }"""
        return self.put("days-address-asked", {"address": address})

    def enter_switch(self) -> str:
        """Enter: switch"""
        return self.put("days-enter-switch", {})

    def enter_address(self) -> str:
        """Enter: add one"""
        return self.put("days-enter-address", {})

    def enter_other(self) -> str:
        """Enter: change or remove it"""
        return self.put("days-enter-other", {})

    def enter_code(self) -> str:
        """Enter: type the code"""
        return self.put("days-enter-code", {})

    def enter_vacation(self) -> str:
        """Enter: add days"""
        return self.put("days-enter-vacation", {})

    def vacation_none(self) -> str:
        """Vacation: none"""
        return self.put("days-vacation-none", {})

    def vacation(self, *, days: Shown) -> str:
        """Vacation: { $days }"""
        return self.put("days-vacation", {"days": days})

    def vacation_span(self, *, first: Shown, last: Shown) -> str:
        """{ $first } to { $last }"""
        return self.put("days-vacation-span", {"first": first, "last": last})

    def vacation_left(self, *, count: int, year: Shown) -> str:
        """{ $count ->
            [one] one more day
           *[other] { $count } more days
        } in { $year }
        """
        return self.put("days-vacation-left", {"count": count, "year": year})

    def ask_address(self) -> str:
        """Where should your messages go?"""
        return self.put("days-ask-address", {})

    def ask_address_mail(self) -> str:
        """A mail address. A code is sent there, which you then type here. A hyphen (-) removes the present one."""
        return self.put("days-ask-address-mail", {})

    def ask_address_webhook(self) -> str:
        """A webhook: an address with https:// that accepts JSON. A code is sent there, which you then type here. A hyphen (-) removes the present one."""
        return self.put("days-ask-address-webhook", {})

    def ask_address_both(self) -> str:
        """A mail address, or a webhook: an address with https:// that accepts JSON. A code is sent there, which you then type here. A hyphen (-) removes the present one."""
        return self.put("days-ask-address-both", {})

    def ask_code(self, *, address: Shown) -> str:
        """The code that went to { $address }"""
        return self.put("days-ask-code", {"address": address})

    def ask_code_hint(self) -> str:
        """It is valid for an hour."""
        return self.put("days-ask-code-hint", {})

    def ask_vacation(self) -> str:
        """Which days are you away?"""
        return self.put("days-ask-vacation", {})

    def ask_vacation_hint(self, *, first: Shown, last: Shown) -> str:
        """The first and the last day, such as { $first } { $last }. No clock runs for you meanwhile, at any table. A hyphen (-) ends your vacation with today and forgets those to come."""
        return self.put("days-ask-vacation-hint", {"first": first, "last": last})

    def yes(self) -> str:
        """Apply"""
        return self.put("days-yes", {})

    def code_sent(self, *, address: Shown) -> str:
        """A code is on its way to { $address }. Type it here when it has arrived."""
        return self.put("days-code-sent", {"address": address})

    def confirmed(self, *, address: Shown) -> str:
        """Your messages now go to { $address }."""
        return self.put("days-confirmed", {"address": address})

    def forgotten(self) -> str:
        """Your address has been removed."""
        return self.put("days-forgotten", {})

    def vacation_entered(self, *, days: Shown) -> str:
        """Entered: { $days }."""
        return self.put("days-vacation-entered", {"days": days})

    def vacation_ended(self) -> str:
        """Your vacation ends today, and later ones are cancelled."""
        return self.put("days-vacation-ended", {})

    def only_members(self) -> str:
        """Only members with a key can set this."""
        return self.put("days-only-members", {})

    def no_addresses(self) -> str:
        """This server sends no messages to members' own addresses."""
        return self.put("days-no-addresses", {})

    def no_address(self) -> str:
        """That is neither a mail address nor a webhook."""
        return self.put("days-no-address", {})

    def no_mail(self) -> str:
        """This server sends no mail."""
        return self.put("days-no-mail", {})

    def no_webhook(self) -> str:
        """This server sends nothing to webhooks."""
        return self.put("days-no-webhook", {})

    def codes_used(self, *, count: Shown) -> str:
        """You can have { $count } codes sent a day. Try again tomorrow."""
        return self.put("days-codes-used", {"count": count})

    def not_sent(self) -> str:
        """The code couldn't be sent. Check the address, or try again later."""
        return self.put("days-not-sent", {})

    def not_allowed(self) -> str:
        """Nothing may be sent to that address."""
        return self.put("days-not-allowed", {})

    def no_code(self) -> str:
        """No code is waiting for you. Enter an address first."""
        return self.put("days-no-code", {})

    def wrong_code(self) -> str:
        """That isn't the code."""
        return self.put("days-wrong-code", {})

    def no_dates(self, *, first: Shown, last: Shown) -> str:
        """Type two days like this: { $first } { $last }"""
        return self.put("days-no-dates", {"first": first, "last": last})

    def vacation_past(self) -> str:
        """A vacation can't begin before today, or end before it begins."""
        return self.put("days-vacation-past", {})

    def vacation_far(self, *, count: Shown) -> str:
        """A vacation has to end within { $count } days."""
        return self.put("days-vacation-far", {"count": count})

    def vacation_twice(self) -> str:
        """Some of these days are already vacation."""
        return self.put("days-vacation-twice", {})

    def vacation_too_long(self, *, count: int, year: Shown) -> str:
        """{ $count ->
            [0] No vacation days are left in { $year }.
            [one] Only one vacation day is left in { $year }.
           *[other] Only { $count } vacation days are left in { $year }.
        }
        """
        return self.put("days-vacation-too-long", {"count": count, "year": year})

    def mail_subject(self, *, game: Shown) -> str:
        """tabletop: { $game }"""
        return self.put("days-mail-subject", {"game": game})

    def code_subject(self) -> str:
        """tabletop: your code"""
        return self.put("days-code-subject", {})

    def code_body(self, *, code: Shown) -> str:
        """{ $code } is the code with which a member of a tabletop club confirms this address. Type it where you entered the address.

        If you didn't ask for it, ignore this message: without the code, nothing more is sent here.
        """
        return self.put("days-code-body", {"code": code})

    def word_address(self) -> str:
        """address"""
        return self.put("days-word-address", {})

    def word_code(self) -> str:
        """code"""
        return self.put("days-word-code", {})

    def word_vacation(self) -> str:
        """vacation"""
        return self.put("days-word-vacation", {})

    def plain_how(self, *, address: Shown, vacation: Shown) -> str:
        """{ $address } says where your messages go; with an address, changes it. { $vacation } says when you are away; with two days, enters them. A hyphen instead forgets the address, or ends the vacation."""
        return self.put("days-plain-how", {"address": address, "vacation": vacation})
