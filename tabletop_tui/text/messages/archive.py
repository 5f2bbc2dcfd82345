"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class ArchiveMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Finished games"""
        return self.put("archive-title", {})

    def shows(self, *, whose: Shown, game: Shown, count: Shown) -> str:
        """{ $whose } · { $game } · { $count }"""
        return self.put("archive-shows", {"whose": whose, "game": game, "count": count})

    def mine(self) -> str:
        """mine"""
        return self.put("archive-mine", {})

    def all(self) -> str:
        """mine and those open to watchers"""
        return self.put("archive-all", {})

    def every(self) -> str:
        """all games"""
        return self.put("archive-every", {})

    def empty_mine(self) -> str:
        """You have finished no game here yet."""
        return self.put("archive-empty-mine", {})

    def empty_all(self) -> str:
        """No game has been finished here yet."""
        return self.put("archive-empty-all", {})

    def hint(self) -> str:
        """Enter looks back at the game, with its score sheet and proof."""
        return self.put("archive-hint", {})

    def none(self, *, id: Shown) -> str:
        """There is no finished game { $id } that you may see."""
        return self.put("archive-none", {"id": id})

    def not_yours(self) -> str:
        """Only its players can export a game."""
        return self.put("archive-not-yours", {})

    def to_file(self) -> str:
        """Type this on your own machine:"""
        return self.put("archive-to-file", {})

    def command(self, *, port: Shown, name: Shown, address: Shown, id: Shown, file: Shown) -> str:
        """ssh -p { $port } { $name }@{ $address } export { $id } > { $file }"""
        return self.put(
            "archive-command", {"port": port, "name": name, "address": address, "id": id, "file": file}
        )

    def to_file_text(self, *, id: Shown) -> str:
        """“export { $id } txt” gives the same game as text to read. Neither holds anyone's keys."""
        return self.put("archive-to-file-text", {"id": id})

    def word(self) -> str:
        """history"""
        return self.put("archive-word", {})

    def word_all(self) -> str:
        """all"""
        return self.put("archive-word-all", {})

    def word_ratings(self) -> str:
        """ratings"""
        return self.put("archive-word-ratings", {})

    def how(self, *, word: Shown, all: Shown, ratings: Shown) -> str:
        """“{ $word }” lists your finished games, “{ $word } { $all }” those open to watchers, too; “{ $ratings }” lists everyone's ratings."""
        return self.put("archive-how", {"word": word, "all": all, "ratings": ratings})

    def row(self, *, number: Shown, game: Shown, when: Shown, result: Shown) -> str:
        """{ $number }: { $game }, { $when }. { $result }."""
        return self.put("archive-row", {"number": number, "game": game, "when": when, "result": result})

    def result(self, *, name: Shown, points: Shown, place: Shown) -> str:
        """{ $name } { $points } ({ $place })"""
        return self.put("archive-result", {"name": name, "points": points, "place": place})

    def list_how(self, *, quit: Shown) -> str:
        """A number opens a game, the name of a game lists only that one, “{ $quit }” goes back."""
        return self.put("archive-list-how", {"quit": quit})

    def opened(self, *, game: Shown, names: Shown) -> str:
        """{ $game }: { $names }. Nothing here can be changed."""
        return self.put("archive-opened", {"game": game, "names": names})

    def game_how(
        self, *, score: Shown, log: Shown, board: Shown, answers: Shown, export: Shown, quit: Shown
    ) -> str:
        """“{ $score }” gives the points, “{ $log }” all that happened, “{ $board } 12” the table after answer 12 of { $answers }, “{ $export }” the way to a file; “{ $quit }” goes back."""
        return self.put(
            "archive-game-how",
            {"score": score, "log": log, "board": board, "answers": answers, "export": export, "quit": quit},
        )

    def word_export(self) -> str:
        """export"""
        return self.put("archive-word-export", {})

    def ratings(self) -> str:
        """Ratings"""
        return self.put("archive-ratings", {})

    def no_ratings(self) -> str:
        """Nobody has finished a game here yet."""
        return self.put("archive-no-ratings", {})

    def more(self, *, count: Shown) -> str:
        """and { $count } more"""
        return self.put("archive-more", {"count": count})

    def command_none(self) -> str:
        """There is no command like that: ask for “help”."""
        return self.put("archive-command-none", {})

    def command_how(self) -> str:
        """Commands: games, games all, record, ratings, contests, export ID, export ID txt."""
        return self.put("archive-command-how", {})
