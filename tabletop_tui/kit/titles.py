"""What a game is called outside its table: in the lobby, in lists, in notices."""

from tabletop_tui.text.words import Words


def game_title(words: Words, game: str) -> str:
    """A game's name; its id if its package is gone."""
    title = f"{game}-title"
    return words(title) if words.has(title) else game


def game_line(words: Words, game: str) -> str:
    """A game in one line, for the lobby."""
    return words(f"{game}-line")


def round_word(words: Words, game: str) -> str:
    """What a game calls one of its rounds, for use before a number."""
    own = f"{game}-round"
    return words(own if words.has(own) else "games-round")


def round_in_short(words: Words, round: int, rounds: int | None) -> str:
    """Which round it is, without a word: `4/9`."""
    if rounds:
        return words.game.round_in_short(round=round, rounds=rounds)
    return words.game.round_open_in_short(round=round)
