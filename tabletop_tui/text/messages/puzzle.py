"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class PuzzleMessages(Catalogue):
    """One method per message, with its English text."""

    def name(self, *, day: Shown) -> str:
        """Puzzle { $day }"""
        return self.put("puzzle-name", {"day": day})

    def intro(self) -> str:
        """A game between computers of level 3 stood like this. One answer is clearly the best: level 5 finds it, level 3 doesn't."""
        return self.put("puzzle-intro", {})

    def aim(self) -> str:
        """find it. The first try counts."""
        return self.put("puzzle-aim", {})

    def aim_again(self) -> str:
        """find it."""
        return self.put("puzzle-aim-again", {})

    def hint(self, *, option: Shown) -> str:
        """Level 3 plays “{ $option }”. Something is better."""
        return self.put("puzzle-hint", {"option": option})

    def found(self, *, option: Shown) -> str:
        """That is the best answer; level 3 plays “{ $option }”."""
        return self.put("puzzle-found", {"option": option})

    def missed(self, *, option: Shown) -> str:
        """Better: { $option }."""
        return self.put("puzzle-missed", {"option": option})

    def judging(self) -> str:
        """Both are being compared …"""
        return self.put("puzzle-judging", {})

    def gain(self, *, points: Shown) -> str:
        """Two rounds later, the lead is larger by about { $points }."""
        return self.put("puzzle-gain", {"points": points})

    def gain_of(self, *, points: Shown, option: Shown) -> str:
        """Two rounds later, the lead is larger by about { $points } than after “{ $option }”, which level 3 plays."""
        return self.put("puzzle-gain-of", {"points": points, "option": option})

    def reached(self, *, take: Shown) -> str:
        """You have found it. { $take } goes back."""
        return self.put("puzzle-reached", {"take": take})

    def again(self, *, take: Shown) -> str:
        """{ $take } tries it again; only the first try counted."""
        return self.put("puzzle-again", {"take": take})

    def back(self) -> str:
        """back"""
        return self.put("puzzle-back", {})

    def streak(self, *, days: int) -> str:
        """★ { $days ->
            [one] { $days } puzzle
           *[other] { $days } puzzles
        } in a row
        """
        return self.put("puzzle-streak", {"days": days})

    def tried(self, *, found: bool) -> str:
        """You have tried today's puzzle: { $found ->
            [yes] found at the first try.
           *[no] not found at the first try.
        }
        """
        return self.put("puzzle-tried", {"found": found})

    def gone(self) -> str:
        """This puzzle can't be shown: your component tables or the rules aren't those it was made with."""
        return self.put("puzzle-gone", {})

    def none(self) -> str:
        """No puzzles are installed."""
        return self.put("puzzle-none", {})

    def tomorrow(self, *, day: Shown) -> str:
        """{ $day } is still to come."""
        return self.put("puzzle-tomorrow", {"day": day})
