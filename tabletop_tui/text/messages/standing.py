"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class StandingMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Standing answers"""
        return self.put("standing-title", {})

    def aside(self) -> str:
        """recurring questions, answered for you the same way every time until you change it"""
        return self.put("standing-aside", {})

    def ask(self) -> str:
        """ask me"""
        return self.put("standing-ask", {})

    def set(self, *, name: Shown, what: Shown, choice: Shown) -> str:
        """{ $name }, { $what }: { $choice }. The log shows each of these answers, and undo takes it back."""
        return self.put("standing-set", {"name": name, "what": what, "choice": choice})

    def asked(self, *, name: Shown, what: Shown) -> str:
        """{ $name } is asked again: { $what }."""
        return self.put("standing-asked", {"name": name, "what": what})

    def always(self, *, choice: Shown) -> str:
        """from now on: { $choice }"""
        return self.put("standing-always", {"choice": choice})

    def offer(self, *, key: Shown) -> str:
        """{ $key } always answers this the same way"""
        return self.put("standing-offer", {"key": key})

    def none(self) -> str:
        """This game asks every question."""
        return self.put("standing-none", {})

    def line(self, *, number: Shown, name: Shown, what: Shown, choices: Shown) -> str:
        """{ $number }. { $name }, { $what }: { $choices }"""
        return self.put("standing-line", {"number": number, "name": name, "what": what, "choices": choices})

    def choice(self, *, number: Shown, choice: Shown) -> str:
        """{ $number } { $choice }"""
        return self.put("standing-choice", {"number": number, "choice": choice})

    def chosen(self, *, number: Shown, choice: Shown) -> str:
        """[{ $number } { $choice }]"""
        return self.put("standing-chosen", {"number": number, "choice": choice})

    def how(self, *, answers: Shown) -> str:
        """To change one: { $answers }, its number and the number of the choice, for example { $answers } 1 2"""
        return self.put("standing-how", {"answers": answers})
