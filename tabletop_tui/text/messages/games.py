"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class GamesMessages(Catalogue):
    """One method per message, with its English text."""

    def and_(self, *, items: Shown, last: Shown) -> str:
        """{ $items } and { $last }"""
        return self.put("games-and", {"items": items, "last": last})

    def or_(self, *, items: Shown, last: Shown) -> str:
        """{ $items } or { $last }"""
        return self.put("games-or", {"items": items, "last": last})

    def seat(self, *, number: Shown) -> str:
        """Player { $number }"""
        return self.put("games-seat", {"number": number})

    def round(self) -> str:
        """round"""
        return self.put("games-round", {})
