"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class LessonMessages(Catalogue):
    """One method per message, with its English text."""

    def name(self, *, number: Shown, count: Shown) -> str:
        """Lesson { $number }/{ $count }"""
        return self.put("lesson-name", {"number": number, "count": count})

    def goal(self, *, goal: Shown) -> str:
        """Goal: { $goal }"""
        return self.put("lesson-goal", {"goal": goal})

    def hint(self, *, hint: Shown) -> str:
        """Hint: { $hint }"""
        return self.put("lesson-hint", {"hint": hint})

    def astray(self, *, undo: Shown) -> str:
        """This hint doesn't fit the way you have begun: { $undo } takes back a step."""
        return self.put("lesson-astray", {"undo": undo})

    def reached(self, *, take: Shown) -> str:
        """Goal reached! { $take } goes on to the next step."""
        return self.put("lesson-reached", {"take": take})

    def reached_last(self, *, take: Shown) -> str:
        """Goal reached! That was the last step. { $take } goes back to the list, where a first game waits."""
        return self.put("lesson-reached-last", {"take": take})

    def missed(self, *, take: Shown) -> str:
        """The goal isn't reached yet: { $take } takes back the last answer."""
        return self.put("lesson-missed", {"take": take})

    def card_reached(self) -> str:
        """✓ Goal reached"""
        return self.put("lesson-card-reached", {})

    def card_missed(self) -> str:
        """✗ Not reached"""
        return self.put("lesson-card-missed", {})

    def next(self) -> str:
        """next step"""
        return self.put("lesson-next", {})

    def again(self) -> str:
        """this step again"""
        return self.put("lesson-again", {})

    def back(self) -> str:
        """take back an answer"""
        return self.put("lesson-back", {})

    def steps(self) -> str:
        """all steps"""
        return self.put("lesson-steps", {})

    def leave(self) -> str:
        """steps"""
        return self.put("lesson-leave", {})

    def no_replay(self) -> str:
        """There is no replay of a lesson."""
        return self.put("lesson-no-replay", {})

    def page(self) -> str:
        """What this step is about"""
        return self.put("lesson-page", {})

    def page_end(self, *, rules: Shown) -> str:
        """In the game, h gives a hint. { $rules } opens the rules in short."""
        return self.put("lesson-page-end", {"rules": rules})

    def list_title(self, *, game: Shown) -> str:
        """Learn { $game }"""
        return self.put("lesson-list-title", {"game": game})

    def list_done(self, *, done: Shown, count: Shown) -> str:
        """{ $done } of { $count } done"""
        return self.put("lesson-list-done", {"done": done, "count": count})

    def list_hint(self) -> str:
        """Enter begins a step. All are played with the real rules; everything can be taken back."""
        return self.put("lesson-list-hint", {})

    def list_none(self, *, game: Shown) -> str:
        """There is no lesson for { $game } yet."""
        return self.put("lesson-list-none", {"game": game})

    def list_play(self) -> str:
        """Play a first game, with a coach"""
        return self.put("lesson-list-play", {})

    def list_rules(self) -> str:
        """Read the short rules"""
        return self.put("lesson-list-rules", {})

    def plain_begin(self, *, game: Shown, number: Shown, count: Shown, title: Shown) -> str:
        """{ $game }, lesson { $number } of { $count }: { $title }"""
        return self.put(
            "lesson-plain-begin", {"game": game, "number": number, "count": count, "title": title}
        )

    def plain_hint(self, *, hint: Shown, commands: Shown) -> str:
        """Answer with the number of an option; { $hint } gives a hint. Commands: { $commands }."""
        return self.put("lesson-plain-hint", {"hint": hint, "commands": commands})

    def plain_reached(self, *, done: Shown) -> str:
        """Goal reached. { $done }"""
        return self.put("lesson-plain-reached", {"done": done})

    def plain_missed(self, *, why: Shown) -> str:
        """Not reached. { $why }"""
        return self.put("lesson-plain-missed", {"why": why})

    def plain_next(self, *, restart: Shown, quit: Shown) -> str:
        """Press Enter for the next step, { $restart } plays this one again, { $quit } leaves."""
        return self.put("lesson-plain-next", {"restart": restart, "quit": quit})

    def plain_last(self, *, game: Shown) -> str:
        """That was the last step. For a first game with a coach: tabletop solo { $game } --plain"""
        return self.put("lesson-plain-last", {"game": game})

    def plain_back(self, *, restart: Shown, quit: Shown) -> str:
        """Press Enter to take back the last answer; { $restart } begins the step again, { $quit } leaves."""
        return self.put("lesson-plain-back", {"restart": restart, "quit": quit})

    def plain_taken_back(self) -> str:
        """Taken back."""
        return self.put("lesson-plain-taken-back", {})

    def plain_step(self, *, number: Shown, mark: Shown, title: Shown) -> str:
        """{ $number }. { $mark } { $title }"""
        return self.put("lesson-plain-step", {"number": number, "mark": mark, "title": title})

    def plain_which(self, *, number: Shown) -> str:
        """Type the number of a step, or press Enter for step { $number }."""
        return self.put("lesson-plain-which", {"number": number})

    def list_points(self) -> str:
        """A finished game: how one wins, and where the points came from"""
        return self.put("lesson-list-points", {})

    def points_win(self) -> str:
        """How one wins"""
        return self.put("lesson-points-win", {})

    def points_title(self, *, name: Shown, points: Shown) -> str:
        """{ $name } won with { $points } points. Up and down go from line to line."""
        return self.put("lesson-points-title", {"name": name, "points": points})

    def points_lines(self, *, points: Shown) -> str:
        """Where { $points } points came from"""
        return self.put("lesson-points-lines", {"points": points})

    def points_good(self) -> str:
        """What good players score"""
        return self.put("lesson-points-good", {})

    def points_gone(self) -> str:
        """With your corrected components, the finished game can't be shown."""
        return self.put("lesson-points-gone", {})

    def points_plain(self, *, game: Shown) -> str:
        """{ $game }: a finished game of the strongest computer player"""
        return self.put("lesson-points-plain", {"game": game})

    def points_plain_line(self, *, points: Shown, line: Shown) -> str:
        """{ $points } for { $line }"""
        return self.put("lesson-points-plain-line", {"points": points, "line": line})
