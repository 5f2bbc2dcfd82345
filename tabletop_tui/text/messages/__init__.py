"""The program's catalogues, loaded when one is first needed; written by `make messages`."""

from functools import cached_property
from typing import TYPE_CHECKING

from tabletop_tui.text.messages.catalogue import Puts

if TYPE_CHECKING:
    from tabletop_tui.text.messages.archive import ArchiveMessages
    from tabletop_tui.text.messages.around import AroundMessages
    from tabletop_tui.text.messages.bots import BotsMessages
    from tabletop_tui.text.messages.cli import CliMessages
    from tabletop_tui.text.messages.coach import CoachMessages
    from tabletop_tui.text.messages.contests import ContestsMessages
    from tabletop_tui.text.messages.daily import DailyMessages
    from tabletop_tui.text.messages.database import DatabaseMessages
    from tabletop_tui.text.messages.days import DaysMessages
    from tabletop_tui.text.messages.errors import ErrorsMessages
    from tabletop_tui.text.messages.fair import FairMessages
    from tabletop_tui.text.messages.game import GameMessages
    from tabletop_tui.text.messages.games import GamesMessages
    from tabletop_tui.text.messages.keys import KeysMessages
    from tabletop_tui.text.messages.lesson import LessonMessages
    from tabletop_tui.text.messages.limits import LimitsMessages
    from tabletop_tui.text.messages.lobby import LobbyMessages
    from tabletop_tui.text.messages.plain import PlainMessages
    from tabletop_tui.text.messages.puzzle import PuzzleMessages
    from tabletop_tui.text.messages.rivals import RivalsMessages
    from tabletop_tui.text.messages.saves import SavesMessages
    from tabletop_tui.text.messages.serve import ServeMessages
    from tabletop_tui.text.messages.settings import SettingsMessages
    from tabletop_tui.text.messages.standing import StandingMessages
    from tabletop_tui.text.messages.stats import StatsMessages
    from tabletop_tui.text.messages.tables import TablesMessages
    from tabletop_tui.text.messages.today import TodayMessages


class Catalogues(Puts):
    """A language, by catalogue."""

    @cached_property
    def archive(self) -> "ArchiveMessages":
        from tabletop_tui.text.messages.archive import ArchiveMessages

        return ArchiveMessages(self)

    @cached_property
    def around(self) -> "AroundMessages":
        from tabletop_tui.text.messages.around import AroundMessages

        return AroundMessages(self)

    @cached_property
    def bots(self) -> "BotsMessages":
        from tabletop_tui.text.messages.bots import BotsMessages

        return BotsMessages(self)

    @cached_property
    def cli(self) -> "CliMessages":
        from tabletop_tui.text.messages.cli import CliMessages

        return CliMessages(self)

    @cached_property
    def coach(self) -> "CoachMessages":
        from tabletop_tui.text.messages.coach import CoachMessages

        return CoachMessages(self)

    @cached_property
    def contests(self) -> "ContestsMessages":
        from tabletop_tui.text.messages.contests import ContestsMessages

        return ContestsMessages(self)

    @cached_property
    def daily(self) -> "DailyMessages":
        from tabletop_tui.text.messages.daily import DailyMessages

        return DailyMessages(self)

    @cached_property
    def database(self) -> "DatabaseMessages":
        from tabletop_tui.text.messages.database import DatabaseMessages

        return DatabaseMessages(self)

    @cached_property
    def days(self) -> "DaysMessages":
        from tabletop_tui.text.messages.days import DaysMessages

        return DaysMessages(self)

    @cached_property
    def errors(self) -> "ErrorsMessages":
        from tabletop_tui.text.messages.errors import ErrorsMessages

        return ErrorsMessages(self)

    @cached_property
    def fair(self) -> "FairMessages":
        from tabletop_tui.text.messages.fair import FairMessages

        return FairMessages(self)

    @cached_property
    def game(self) -> "GameMessages":
        from tabletop_tui.text.messages.game import GameMessages

        return GameMessages(self)

    @cached_property
    def games(self) -> "GamesMessages":
        from tabletop_tui.text.messages.games import GamesMessages

        return GamesMessages(self)

    @cached_property
    def keys(self) -> "KeysMessages":
        from tabletop_tui.text.messages.keys import KeysMessages

        return KeysMessages(self)

    @cached_property
    def lesson(self) -> "LessonMessages":
        from tabletop_tui.text.messages.lesson import LessonMessages

        return LessonMessages(self)

    @cached_property
    def limits(self) -> "LimitsMessages":
        from tabletop_tui.text.messages.limits import LimitsMessages

        return LimitsMessages(self)

    @cached_property
    def lobby(self) -> "LobbyMessages":
        from tabletop_tui.text.messages.lobby import LobbyMessages

        return LobbyMessages(self)

    @cached_property
    def plain(self) -> "PlainMessages":
        from tabletop_tui.text.messages.plain import PlainMessages

        return PlainMessages(self)

    @cached_property
    def puzzle(self) -> "PuzzleMessages":
        from tabletop_tui.text.messages.puzzle import PuzzleMessages

        return PuzzleMessages(self)

    @cached_property
    def rivals(self) -> "RivalsMessages":
        from tabletop_tui.text.messages.rivals import RivalsMessages

        return RivalsMessages(self)

    @cached_property
    def saves(self) -> "SavesMessages":
        from tabletop_tui.text.messages.saves import SavesMessages

        return SavesMessages(self)

    @cached_property
    def serve(self) -> "ServeMessages":
        from tabletop_tui.text.messages.serve import ServeMessages

        return ServeMessages(self)

    @cached_property
    def settings(self) -> "SettingsMessages":
        from tabletop_tui.text.messages.settings import SettingsMessages

        return SettingsMessages(self)

    @cached_property
    def standing(self) -> "StandingMessages":
        from tabletop_tui.text.messages.standing import StandingMessages

        return StandingMessages(self)

    @cached_property
    def stats(self) -> "StatsMessages":
        from tabletop_tui.text.messages.stats import StatsMessages

        return StatsMessages(self)

    @cached_property
    def tables(self) -> "TablesMessages":
        from tabletop_tui.text.messages.tables import TablesMessages

        return TablesMessages(self)

    @cached_property
    def today(self) -> "TodayMessages":
        from tabletop_tui.text.messages.today import TodayMessages

        return TodayMessages(self)
