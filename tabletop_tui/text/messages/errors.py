"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class ErrorsMessages(Catalogue):
    """One method per message, with its English text."""

    def table(self, *, file: Shown, line: Shown, column: Shown, problem: Shown) -> str:
        """{ $file }, line { $line }, column { $column }: { $problem }. Correct the cell, or remove the file to play with the default table."""
        return self.put("errors-table", {"file": file, "line": line, "column": column, "problem": problem})

    def file(self, *, file: Shown, problem: Shown) -> str:
        """{ $file }: { $problem }."""
        return self.put("errors-file", {"file": file, "problem": problem})

    def system(self, *, problem: Shown) -> str:
        """The system refused: { $problem }."""
        return self.put("errors-system", {"problem": problem})

    def no_module(self, *, module: Shown) -> str:
        """This needs the Python module { $module }, which isn't there on this system."""
        return self.put("errors-no-module", {"module": module})

    def bug(self, *, file: Shown) -> str:
        """Something went wrong inside tabletop. This is our mistake; saved games are safe. A report is in { $file }"""
        return self.put("errors-bug", {"file": file})

    def bug_unreported(self, *, error: Shown) -> str:
        """Something went wrong inside tabletop, and the report couldn't be written: { $error }"""
        return self.put("errors-bug-unreported", {"error": error})

    def changed(self, *, error: Shown, file: Shown) -> str:
        """A part of tabletop could not be loaded ({ $error }). If you have just updated tabletop, start it again; otherwise reinstall it. Saved games are safe. Details are in { $file }"""
        return self.put("errors-changed", {"error": error, "file": file})

    def changed_unreported(self, *, error: Shown) -> str:
        """A part of tabletop could not be loaded ({ $error }). If you have just updated tabletop, start it again; otherwise reinstall it. Saved games are safe."""
        return self.put("errors-changed-unreported", {"error": error})

    def not_json(self, *, file: Shown, line: Shown) -> str:
        """{ $file } is not a saved game: from line { $line } on, it isn't valid JSON."""
        return self.put("errors-not-json", {"file": file, "line": line})

    def not_text(self, *, file: Shown) -> str:
        """{ $file } is not a saved game: it isn't text."""
        return self.put("errors-not-text", {"file": file})

    def save_not_a_save(self) -> str:
        """This is not a saved game of tabletop."""
        return self.put("errors-save-not-a-save", {})

    def save_damaged(self, *, place: Shown) -> str:
        """The saved game is damaged ({ $place }). The file has been left as it is."""
        return self.put("errors-save-damaged", {"place": place})

    def save_unshowable(self, *, place: Shown) -> str:
        """The saved game holds something that can't be shown ({ $place }). The file has been left as it is."""
        return self.put("errors-save-unshowable", {"place": place})

    def save_newer(self, *, format: Shown, known: Shown) -> str:
        """The saved game comes from a newer version (format { $format }; this version reads up to { $known }). Update tabletop to open it."""
        return self.put("errors-save-newer", {"format": format, "known": known})

    def save_other_game(self, *, game: Shown) -> str:
        """The saved game belongs to another game ({ $game })."""
        return self.put("errors-save-other-game", {"game": game})

    def save_rules_changed(self, *, version: Shown) -> str:
        """The saved game was played under other rules (version { $version }) and can't continue under these."""
        return self.put("errors-save-rules-changed", {"version": version})

    def game_name(self, *, package: Shown, game: Shown) -> str:
        """The package { $package } offers a game as "{ $game }", which isn't a valid id or is already taken. The game is left out."""
        return self.put("errors-game-name", {"package": package, "game": game})

    def game_twice(self, *, other: Shown, package: Shown, game: Shown) -> str:
        """The packages { $other } and { $package } both offer the game "{ $game }". The one from { $package } is left out."""
        return self.put("errors-game-twice", {"other": other, "package": package, "game": game})

    def game_lacks(self, *, package: Shown, game: Shown, file: Shown) -> str:
        """The package { $package } offers the game "{ $game }", but { $file } is missing. The game is left out."""
        return self.put("errors-game-lacks", {"package": package, "game": game, "file": file})

    def game_broken(self, *, game: Shown, package: Shown, problem: Shown) -> str:
        """The game "{ $game }" can't be played: its package { $package } failed ({ $problem }). Update or remove the package. All saved games are safe."""
        return self.put("errors-game-broken", {"game": game, "package": package, "problem": problem})

    def game_gone(self, *, game: Shown) -> str:
        """This is a saved game of "{ $game }", which isn't installed here. Install its package to play on; the saved game is safe."""
        return self.put("errors-game-gone", {"game": game})

    def fair_not_begun(self) -> str:
        """This game hasn't begun: its players are still adding to its chance. Open it with tabletop serve."""
        return self.put("errors-fair-not-begun", {})
