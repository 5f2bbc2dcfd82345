"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class SavesMessages(Catalogue):
    """One method per message, with its English text."""

    def is_folder(self, *, file: Shown) -> str:
        """{ $file } is a folder, but should be the file of saved games. Move it away, and tabletop starts a new one."""
        return self.put("saves-is-folder", {"file": file})

    def empty_file(self, *, file: Shown) -> str:
        """{ $file } is empty, so no saved game can be read from it. It has been left as it is; move it away, and tabletop starts a new one."""
        return self.put("saves-empty-file", {"file": file})

    def not_a_database(self, *, file: Shown) -> str:
        """{ $file } isn't a file of saved games. It has been left as it is; move it away, and tabletop starts a new one."""
        return self.put("saves-not-a-database", {"file": file})

    def newer(self, *, file: Shown, version: Shown, known: Shown) -> str:
        """The saved games in { $file } come from a newer tabletop (format { $version }; this version reads up to { $known }). Update tabletop to play on; the file has been left as it is."""
        return self.put("saves-newer", {"file": file, "version": version, "known": known})

    def cut_off(self, *, file: Shown) -> str:
        """The file of saved games, { $file }, is cut off. It has been left as it is. To see what can be read from it: tabletop games"""
        return self.put("saves-cut-off", {"file": file})

    def damaged(self, *, file: Shown, problem: Shown) -> str:
        """The file of saved games, { $file }, is damaged ({ $problem }). It has been left as it is. To see what can be read from it: tabletop games"""
        return self.put("saves-damaged", {"file": file, "problem": problem})

    def salvaged(self, *, file: Shown, readable: int, total: int) -> str:
        """The file of saved games, { $file }, is damaged and has been left as it is. { $readable } of { $total } { $total ->
            [one] game
           *[other] games
        } could be read. Export them with tabletop export ID -o FILE.json, move the damaged file away, then add them with tabletop import FILE.json
        """
        return self.put("saves-salvaged", {"file": file, "readable": readable, "total": total})

    def games_damaged(self, *, count: int, file: Shown) -> str:
        """{ $count ->
            [one] One saved game in { $file } is damaged and isn't listed
           *[other] { $count } saved games in { $file } are damaged and aren't listed
        }. The others can be played; the file has been left as it is.
        """
        return self.put("saves-games-damaged", {"count": count, "file": file})

    def log_cut(self, *, file: Shown) -> str:
        """{ $file } ends in the middle of an entry, as after a power cut. Everything before it has been read."""
        return self.put("saves-log-cut", {"file": file})

    def log_without_file(self, *, log: Shown, file: Shown) -> str:
        """There is a log of saved games, { $log }, but not the file it belongs to, { $file }. Bring the file back, or move the log away."""
        return self.put("saves-log-without-file", {"log": log, "file": file})

    def read_only(self, *, file: Shown, problem: Shown) -> str:
        """{ $file } can't be opened or written ({ $problem }). Check the permissions of the file and its folder."""
        return self.put("saves-read-only", {"file": file, "problem": problem})

    def disk_full(self) -> str:
        """The disk is full. The last step could not be saved and was not taken. Free some space and try again."""
        return self.put("saves-disk-full", {})

    def disk_fails(self, *, file: Shown, problem: Shown) -> str:
        """{ $file } could not be read or written ({ $problem }). The disk may be full or failing, or a limit has been reached. The last step was not taken."""
        return self.put("saves-disk-fails", {"file": file, "problem": problem})

    def busy(self, *, file: Shown) -> str:
        """Another program is using the saved games in { $file }. Try again in a moment."""
        return self.put("saves-busy", {"file": file})

    def failed(self, *, file: Shown, problem: Shown) -> str:
        """The saved games in { $file } could not be used ({ $problem })."""
        return self.put("saves-failed", {"file": file, "problem": problem})

    def no_such_game(self, *, id: Shown) -> str:
        """There is no saved game { $id }. For a list: tabletop games"""
        return self.put("saves-no-such-game", {"id": id})

    def game_damaged(self, *, id: Shown) -> str:
        """The saved game { $id } is damaged; it has been left as it is."""
        return self.put("saves-game-damaged", {"id": id})

    def in_use(self, *, id: Shown, pid: Shown) -> str:
        """The game { $id } is open in another tabletop (process { $pid }). Play on there, or close it there first. To look at it as it stands: tabletop replay { $id }"""
        return self.put("saves-in-use", {"id": id, "pid": pid})

    def moved_on(self) -> str:
        """Another program has changed this game. Open it again to see where it stands."""
        return self.put("saves-moved-on", {})

    def not_your_decision(self, *, name: Shown) -> str:
        """It is { $name }'s decision now."""
        return self.put("saves-not-your-decision", {"name": name})

    def nothing_to_undo(self) -> str:
        """There is nothing to take back yet."""
        return self.put("saves-nothing-to-undo", {})

    def nothing_to_redo(self) -> str:
        """There is nothing to redo."""
        return self.put("saves-nothing-to-redo", {})

    def undo_other_seat(self) -> str:
        """The last step was another player's; only that player could have taken it back."""
        return self.put("saves-undo-other-seat", {})

    def undo_new_information(self) -> str:
        """You can't go back further: new information has been revealed since, or another player has decided."""
        return self.put("saves-undo-new-information", {})

    def rules_bug(self, *, file: Shown) -> str:
        """The rules failed, and that is our mistake. The game is unchanged and saved; please choose something else. A report that can be replayed is in { $file }"""
        return self.put("saves-rules-bug", {"file": file})

    def rules_bug_unreported(self, *, problem: Shown) -> str:
        """The rules failed, and that is our mistake. The game is unchanged and saved; please choose something else. The report could not be written ({ $problem })."""
        return self.put("saves-rules-bug-unreported", {"problem": problem})
