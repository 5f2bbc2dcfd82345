"""What the game can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.kit.messages import Messages, Shown


class MorrisMessages(Messages):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Nine Men's Morris"""
        return self.put("morris-title", {})

    def line(self) -> str:
        """Three in a row take a man: place nine, then slide, and at last fly."""
        return self.put("morris-line", {})

    def round(self) -> str:
        """round"""
        return self.put("morris-round", {})

    def variant_start(self) -> str:
        """Begins"""
        return self.put("morris-variant-start", {})

    def variant_start_random(self) -> str:
        """drawn"""
        return self.put("morris-variant-start-random", {})

    def variant_start_seat(self, *, number: Shown) -> str:
        """player { $number }"""
        return self.put("morris-variant-start-seat", {"number": number})

    def variant_repetition(self) -> str:
        """Repetition"""
        return self.put("morris-variant-repetition", {})

    def variant_repetition_on(self) -> str:
        """a draw"""
        return self.put("morris-variant-repetition-on", {})

    def variant_repetition_off(self) -> str:
        """no draw"""
        return self.put("morris-variant-repetition-off", {})

    def variant_repetition_hint(self) -> str:
        """Whether the game is drawn when the same position comes up for the third time."""
        return self.put("morris-variant-repetition-hint", {})

    def variant_fifty(self) -> str:
        """Fifty moves"""
        return self.put("morris-variant-fifty", {})

    def variant_fifty_on(self) -> str:
        """a draw"""
        return self.put("morris-variant-fifty-on", {})

    def variant_fifty_off(self) -> str:
        """after 200 only"""
        return self.put("morris-variant-fifty-off", {})

    def variant_fifty_hint(self) -> str:
        """Whether 50 moves without a man taken off are a draw; otherwise it takes 200."""
        return self.put("morris-variant-fifty-hint", {})

    def ask_place(self, *, name: Shown, left: Shown) -> str:
        """{ $name }, place a man ({ $left } in hand)."""
        return self.put("morris-ask-place", {"name": name, "left": left})

    def ask_choose_man(self, *, name: Shown) -> str:
        """{ $name }, which man moves?"""
        return self.put("morris-ask-choose-man", {"name": name})

    def ask_move(self, *, name: Shown, start: Shown) -> str:
        """{ $name }, where does the man on { $start } go?"""
        return self.put("morris-ask-move", {"name": name, "start": start})

    def ask_remove(self, *, name: Shown, other: Shown) -> str:
        """{ $name }, a mill! Take one of { $other }'s men off."""
        return self.put("morris-ask-remove", {"name": name, "other": other})

    def step_place(self) -> str:
        """place"""
        return self.put("morris-step-place", {})

    def step_lift(self) -> str:
        """choose"""
        return self.put("morris-step-lift", {})

    def step_move(self) -> str:
        """move"""
        return self.put("morris-step-move", {})

    def step_take(self) -> str:
        """take off"""
        return self.put("morris-step-take", {})

    def step_of(self, *, number: Shown, count: Shown, step: Shown) -> str:
        """step { $number }/{ $count }: { $step }"""
        return self.put("morris-step-of", {"number": number, "count": count, "step": step})

    def head_goes(self) -> str:
        """ways"""
        return self.put("morris-head-goes", {})

    def head_closes(self) -> str:
        """mill"""
        return self.put("morris-head-closes", {})

    def head_opens(self) -> str:
        """opens"""
        return self.put("morris-head-opens", {})

    def fact_line(self) -> str:
        """line"""
        return self.put("morris-fact-line", {})

    def keys_place(self) -> str:
        """point"""
        return self.put("morris-keys-place", {})

    def keys_man(self) -> str:
        """man"""
        return self.put("morris-keys-man", {})

    def keys_move(self) -> str:
        """point"""
        return self.put("morris-keys-move", {})

    def keys_remove(self) -> str:
        """man"""
        return self.put("morris-keys-remove", {})

    def where_outer_corner(self) -> str:
        """outer corner"""
        return self.put("morris-where-outer-corner", {})

    def where_outer_side(self) -> str:
        """outer side"""
        return self.put("morris-where-outer-side", {})

    def where_middle_corner(self) -> str:
        """middle corner"""
        return self.put("morris-where-middle-corner", {})

    def where_middle_side(self) -> str:
        """middle side"""
        return self.put("morris-where-middle-side", {})

    def where_inner_corner(self) -> str:
        """inner corner"""
        return self.put("morris-where-inner-corner", {})

    def where_inner_side(self) -> str:
        """inner side"""
        return self.put("morris-where-inner-side", {})

    def note_closes(self) -> str:
        """closes a mill"""
        return self.put("morris-note-closes", {})

    def note_stops(self) -> str:
        """stops a mill"""
        return self.put("morris-note-stops", {})

    def note_opens(self) -> str:
        """opens a mill"""
        return self.put("morris-note-opens", {})

    def note_goes(self, *, count: int) -> str:
        """{ $count ->
            [one] can go to 1 point
           *[other] can go to { $count } points
        }
        """
        return self.put("morris-note-goes", {"count": count})

    def says_closes(self, *, name: Shown) -> str:
        """Closes a mill: you then take one of { $name }'s men off."""
        return self.put("morris-says-closes", {"name": name})

    def says_stops(self, *, name: Shown) -> str:
        """{ $name } could close a mill here next turn; this stops it."""
        return self.put("morris-says-stops", {"name": name})

    def says_near(self, *, points: Shown) -> str:
        """Next to it: { $points }."""
        return self.put("morris-says-near", {"points": points})

    def says_goes(self, *, points: Shown) -> str:
        """It can go to { $points }."""
        return self.put("morris-says-goes", {"points": points})

    def says_man_closes(self) -> str:
        """One of these moves closes a mill."""
        return self.put("morris-says-man-closes", {})

    def says_man_opens(self, *, name: Shown) -> str:
        """It stands in a mill. Once it has left, { $name } may take off any of the three."""
        return self.put("morris-says-man-opens", {"name": name})

    def says_remove_man(self, *, name: Shown) -> str:
        """{ $name } loses this man for good."""
        return self.put("morris-says-remove-man", {"name": name})

    def says_remove_mill(self, *, name: Shown) -> str:
        """{ $name } could close a mill with this man; without it that threat is gone."""
        return self.put("morris-says-remove-mill", {"name": name})

    def reason_stuck(self) -> str:
        """Every point next to it is taken."""
        return self.put("morris-reason-stuck", {})

    def reason_in_mill(self) -> str:
        """It stands in a mill, and other men don't."""
        return self.put("morris-reason-in-mill", {})

    def reason_game_over(self) -> str:
        """The game is over."""
        return self.put("morris-reason-game-over", {})

    def reason_not_next(self) -> str:
        """It isn't next to the man you move. Only with three men left may you fly."""
        return self.put("morris-reason-not-next", {})

    def reason_taken(self) -> str:
        """There is a man already."""
        return self.put("morris-reason-taken", {})

    def reason_empty(self) -> str:
        """There is no man here."""
        return self.put("morris-reason-empty", {})

    def reason_own(self) -> str:
        """This man is yours."""
        return self.put("morris-reason-own", {})

    def reason_others(self) -> str:
        """This man is the other player's."""
        return self.put("morris-reason-others", {})

    def event_placed(self, *, name: Shown, point: Shown) -> str:
        """{ $name } places a man on { $point }."""
        return self.put("morris-event-placed", {"name": name, "point": point})

    def event_moved_slid(self, *, name: Shown, start: Shown, point: Shown) -> str:
        """{ $name } moves from { $start } to { $point }."""
        return self.put("morris-event-moved-slid", {"name": name, "start": start, "point": point})

    def event_moved_flown(self, *, name: Shown, start: Shown, point: Shown) -> str:
        """{ $name } flies from { $start } to { $point }."""
        return self.put("morris-event-moved-flown", {"name": name, "start": start, "point": point})

    def event_closed_mill(self, *, name: Shown) -> str:
        """{ $name } closes a mill."""
        return self.put("morris-event-closed-mill", {"name": name})

    def event_removed(self, *, name: Shown, victim: Shown, point: Shown) -> str:
        """{ $name } takes { $victim }'s man on { $point } off."""
        return self.put("morris-event-removed", {"name": name, "victim": victim, "point": point})

    def event_game_ended_few(self, *, name: Shown) -> str:
        """{ $name } wins: the other player has only two men left."""
        return self.put("morris-event-game-ended-few", {"name": name})

    def event_game_ended_blocked(self, *, name: Shown) -> str:
        """{ $name } wins: the other player can't move."""
        return self.put("morris-event-game-ended-blocked", {"name": name})

    def event_game_ended_repetition(self) -> str:
        """The same position came up for the third time: a draw."""
        return self.put("morris-event-game-ended-repetition", {})

    def event_game_ended_quiet(self) -> str:
        """Too many moves without a man taken off: a draw."""
        return self.put("morris-event-game-ended-quiet", {})

    def brief_placed(self, *, point: Shown) -> str:
        """{ $point }"""
        return self.put("morris-brief-placed", {"point": point})

    def brief_moved(self, *, start: Shown, point: Shown) -> str:
        """{ $start }-{ $point }"""
        return self.put("morris-brief-moved", {"start": start, "point": point})

    def brief_removed(self, *, point: Shown) -> str:
        """×{ $point }"""
        return self.put("morris-brief-removed", {"point": point})

    def score_won(self) -> str:
        """Win"""
        return self.put("morris-score-won", {})

    def score_won_few(self) -> str:
        """the other player has two men left"""
        return self.put("morris-score-won-few", {})

    def score_won_blocked(self) -> str:
        """the other player can't move"""
        return self.put("morris-score-won-blocked", {})

    def score_drawn(self) -> str:
        """Draw"""
        return self.put("morris-score-drawn", {})

    def score_drawn_repetition(self) -> str:
        """the same position three times"""
        return self.put("morris-score-drawn-repetition", {})

    def score_drawn_quiet(self) -> str:
        """too many moves without a man taken off"""
        return self.put("morris-score-drawn-quiet", {})

    def score_taken(self) -> str:
        """Men taken off"""
        return self.put("morris-score-taken", {})

    def score_taken_line(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 man taken off
           *[other] { $count } men taken off
        }
        """
        return self.put("morris-score-taken-line", {"count": count})

    def tie_break(self) -> str:
        """players with the same points share the place"""
        return self.put("morris-tie-break", {})

    def scoring(self) -> str:
        """A win is 10 points, a draw 5 for each player; until then every man that you take off counts 1. You win when the other player has only two men left, or can't move."""
        return self.put("morris-scoring", {})

    def men(self, *, hand: Shown, men: Shown, lost: Shown) -> str:
        """hand { $hand } · board { $men } · lost { $lost }"""
        return self.put("morris-men", {"hand": hand, "men": men, "lost": lost})

    def flies(self) -> str:
        """flies"""
        return self.put("morris-flies", {})

    def quiet(self, *, quiet: Shown, limit: Shown) -> str:
        """Moves since a man was placed or taken off: { $quiet } of { $limit }"""
        return self.put("morris-quiet", {"quiet": quiet, "limit": limit})

    def quiet_brief(self, *, quiet: Shown, limit: Shown) -> str:
        """{ $quiet } of { $limit } quiet moves"""
        return self.put("morris-quiet-brief", {"quiet": quiet, "limit": limit})

    def look_empty(self, *, point: Shown) -> str:
        """{ $point } is empty."""
        return self.put("morris-look-empty", {"point": point})

    def look_man(self, *, name: Shown, point: Shown) -> str:
        """{ $name } has a man on { $point }."""
        return self.put("morris-look-man", {"name": name, "point": point})

    def part_board(self) -> str:
        """points"""
        return self.put("morris-part-board", {})

    def text_row(self, *, row: Shown, points: Shown) -> str:
        """Row { $row }: { $points }"""
        return self.put("morris-text-row", {"row": row, "points": points})

    def text_empty(self) -> str:
        """empty"""
        return self.put("morris-text-empty", {})

    def text_seat(self, *, name: Shown, men: Shown, hand: Shown, lost: Shown) -> str:
        """{ $name }: { $men } on the board, { $hand } in hand, { $lost } lost"""
        return self.put("morris-text-seat", {"name": name, "men": men, "hand": hand, "lost": lost})

    def help_place(self) -> str:
        """Place one of your nine men on any empty point. Three of yours in a row along a line are a mill: you take one of the other player's men off.

        When all eighteen men are placed, they move.
        """
        return self.put("morris-help-place", {})

    def help_choose_man(self) -> str:
        """Choose the man that moves. It slides along a line to the next point, if that is empty. With three men left, your men may fly to any empty point.

        A player who can't move has lost.
        """
        return self.put("morris-help-choose-man", {})

    def help_move(self) -> str:
        """The man slides to an empty point next to it; with three men left it may fly to any. A mill that is opened may be closed again in the next turn and counts again."""
        return self.put("morris-help-move", {})

    def help_remove(self) -> str:
        """Take one man off that stands in no mill. If all of them stand in mills, you may take any. Two mills closed at once take one man only."""
        return self.put("morris-help-remove", {})

    def signs(self, *, own: Shown, others: Shown, empty: Shown) -> str:
        """On the board, a man has its player's colour and letter. In the lines of a card: { $own } a man of yours, { $others } one of the other player's, { $empty } an empty point.
        A bright point may be chosen: its keys are its letter and its number. ›A‹ has just come, ‹A› is the man that moves.
        """
        return self.put("morris-signs", {"own": own, "others": others, "empty": empty})
