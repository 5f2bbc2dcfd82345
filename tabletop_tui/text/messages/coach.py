"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class CoachMessages(Catalogue):
    """One method per message, with its English text."""

    def name(self) -> str:
        """Coach"""
        return self.put("coach-name", {})

    def on(self, *, name: Shown, rules: Shown) -> str:
        """The coach is on for { $name }. { $rules } shows again what it has said."""
        return self.put("coach-on", {"name": name, "rules": rules})

    def off(self, *, name: Shown) -> str:
        """The coach is off for { $name }."""
        return self.put("coach-off", {"name": name})

    def none(self) -> str:
        """This game has no coach."""
        return self.put("coach-none", {})

    def page(self) -> str:
        """What the coach has said"""
        return self.put("coach-page", {})

    def page_end(self, *, rules: Shown, coach: Shown) -> str:
        """{ $rules } opens the rules in short. { $coach } turns the coach off or on."""
        return self.put("coach-page-end", {"rules": rules, "coach": coach})
