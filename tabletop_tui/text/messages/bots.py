"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class BotsMessages(Catalogue):
    """One method per message, with its English text."""

    def level_1(self) -> str:
        """Novice"""
        return self.put("bots-level-1", {})

    def level_2(self) -> str:
        """Apprentice"""
        return self.put("bots-level-2", {})

    def level_3(self) -> str:
        """Journeyman"""
        return self.put("bots-level-3", {})

    def level_4(self) -> str:
        """Master"""
        return self.put("bots-level-4", {})

    def level_5(self) -> str:
        """Grandmaster"""
        return self.put("bots-level-5", {})

    def again(self, *, name: Shown, number: Shown) -> str:
        """{ $name } { $number }"""
        return self.put("bots-again", {"name": name, "number": number})

    def thinks(self, *, name: Shown) -> str:
        """{ $name } is thinking …"""
        return self.put("bots-thinks", {"name": name})

    def stopped(self, *, name: Shown) -> str:
        """{ $name } is up; the computer is stopped."""
        return self.put("bots-stopped", {"name": name})

    def stuck(self, *, name: Shown) -> str:
        """{ $name } can't think."""
        return self.put("bots-stuck", {"name": name})

    def heading(self, *, level: Shown) -> str:
        """Computer player, level { $level }"""
        return self.put("bots-heading", {"level": level})

    def row_step(self) -> str:
        """One answer"""
        return self.put("bots-row-step", {})

    def row_go_on(self) -> str:
        """Let the computer go on"""
        return self.put("bots-row-go-on", {})

    def row_retry(self) -> str:
        """Try again"""
        return self.put("bots-row-retry", {})

    def row_seat(self, *, name: Shown) -> str:
        """Play for { $name } yourself"""
        return self.put("bots-row-seat", {"name": name})

    def key_go_on(self) -> str:
        """go on"""
        return self.put("bots-key-go-on", {})

    def since(self) -> str:
        """Since your turn"""
        return self.put("bots-since", {})

    def so_far(self) -> str:
        """So far"""
        return self.put("bots-so-far", {})

    def waiting_hint(self, *, name: Shown, stop: Shown, help: Shown) -> str:
        """{ $name } is thinking. Meanwhile, look around. { $stop } stops the computer; { $help } shows all keys."""
        return self.put("bots-waiting-hint", {"name": name, "stop": stop, "help": help})

    def waiting_hint_only(self, *, name: Shown, help: Shown) -> str:
        """{ $name } is thinking. Meanwhile, look around; { $help } shows all keys."""
        return self.put("bots-waiting-hint-only", {"name": name, "help": help})

    def seats_title(self) -> str:
        """Who plays"""
        return self.put("bots-seats-title", {})

    def seats_aside(self) -> str:
        """applies at once"""
        return self.put("bots-seats-aside", {})

    def seats_hint(self) -> str:
        """Left and right give a seat to a person at this keyboard or to a computer player."""
        return self.put("bots-seats-hint", {})

    def seats_person(self, *, name: Shown) -> str:
        """{ $name } is played by a person from now on."""
        return self.put("bots-seats-person", {"name": name})

    def seats_computer(self, *, name: Shown, level: Shown) -> str:
        """{ $name } is played by the computer from now on: { $level }."""
        return self.put("bots-seats-computer", {"name": name, "level": level})

    def plain(self, *, name: Shown, level: Shown) -> str:
        """{ $name } (computer, level { $level })"""
        return self.put("bots-plain", {"name": name, "level": level})

    def plain_stopped(self, *, name: Shown, computer: Shown) -> str:
        """The computer is stopped before { $name } answers. An empty line lets it go on, 1 gives one answer. To change who plays, type { $computer }."""
        return self.put("bots-plain-stopped", {"name": name, "computer": computer})

    def plain_stuck(self, *, name: Shown, computer: Shown, seat: Shown) -> str:
        """An empty line tries again. To play for { $name } yourself, type { $computer } { $seat } 0."""
        return self.put("bots-plain-stuck", {"name": name, "computer": computer, "seat": seat})

    def plain_seat(self, *, number: Shown, name: Shown, who: Shown) -> str:
        """{ $number } { $name }: { $who }"""
        return self.put("bots-plain-seat", {"number": number, "name": name, "who": who})

    def plain_person(self) -> str:
        """a person"""
        return self.put("bots-plain-person", {})

    def plain_level(self, *, level: Shown) -> str:
        """computer, level { $level }"""
        return self.put("bots-plain-level", {"level": level})

    def plain_how(self, *, computer: Shown, first: Shown, last: Shown) -> str:
        """To change it: { $computer }, the seat's number, and a level from { $first } to { $last }, or 0 for a person."""
        return self.put("bots-plain-how", {"computer": computer, "first": first, "last": last})

    def failed(self, *, name: Shown, error: Shown, file: Shown) -> str:
        """{ $name } can't think ({ $error }). Try again, or play for { $name } yourself. Please report it with this file: { $file }"""
        return self.put("bots-failed", {"name": name, "error": error, "file": file})

    def failed_unreported(self, *, name: Shown, error: Shown) -> str:
        """{ $name } can't think ({ $error }). Try again, or play for { $name } yourself. No report could be written."""
        return self.put("bots-failed-unreported", {"name": name, "error": error})

    def word_stop(self) -> str:
        """stop"""
        return self.put("bots-word-stop", {})

    def word_go_on(self) -> str:
        """go on"""
        return self.put("bots-word-go-on", {})

    def plain_is_stopped(self) -> str:
        """The computer is stopped."""
        return self.put("bots-plain-is-stopped", {})

    def plain_goes_on(self) -> str:
        """The computer goes on."""
        return self.put("bots-plain-goes-on", {})

    def hint_name(self) -> str:
        """Hint"""
        return self.put("bots-hint-name", {})

    def hint_thinking(self) -> str:
        """Looking for the best options …"""
        return self.put("bots-hint-thinking", {})

    def hint_none(self) -> str:
        """No hint was found for this decision."""
        return self.put("bots-hint-none", {})

    def hint_not_now(self) -> str:
        """Hints are for your own decisions."""
        return self.put("bots-hint-not-now", {})

    def hint_off(self) -> str:
        """Hints are off at this table."""
        return self.put("bots-hint-off", {})

    def hint_told(self, *, name: Shown) -> str:
        """{ $name } looked at a hint."""
        return self.put("bots-hint-told", {"name": name})

    def hint_switched_on(self) -> str:
        """Hints are on at this table from now on."""
        return self.put("bots-hint-switched-on", {})

    def hint_switched_off(self) -> str:
        """Hints are off at this table from now on."""
        return self.put("bots-hint-switched-off", {})

    def hint(self, *, option: Shown) -> str:
        """Best: { $option }."""
        return self.put("bots-hint", {"option": option})

    def points(self, *, points: Shown) -> str:
        """{ $points }"""
        return self.put("bots-points", {"points": points})

    def hint_for(self, *, what: Shown) -> str:
        """In its favour: { $what }."""
        return self.put("bots-hint-for", {"what": what})

    def hint_against(self, *, what: Shown) -> str:
        """Against it: { $what }."""
        return self.put("bots-hint-against", {"what": what})

    def hint_others_less(self) -> str:
        """less for the others"""
        return self.put("bots-hint-others-less", {})

    def hint_others_more(self) -> str:
        """more for the others"""
        return self.put("bots-hint-others-more", {})

    def review_title(self) -> str:
        """Where the game turned"""
        return self.put("bots-review-title", {})

    def review_plot(self) -> str:
        """Expected lead at the end"""
        return self.put("bots-review-plot", {})

    def review_answers(self) -> str:
        """answers:"""
        return self.put("bots-review-answers", {})

    def review_points(self) -> str:
        """Turning points"""
        return self.put("bots-review-points", {})

    def review_chosen(self, *, name: Shown, word: Shown, round: Shown, option: Shown) -> str:
        """{ $name }, { $word } { $round }: { $option }"""
        return self.put("bots-review-chosen", {"name": name, "word": word, "round": round, "option": option})

    def review_better(self, *, option: Shown, gain: Shown) -> str:
        """Better: { $option }. Expected gain in the final lead: { $gain }."""
        return self.put("bots-review-better", {"option": option, "gain": gain})

    def review_none(self, *, count: int) -> str:
        """{ $count ->
            [one] In the one answer that was looked at, no other option would have been better.
           *[other] In none of { $count } answers would another option have been better.
        }
        """
        return self.put("bots-review-none", {"count": count})

    def review_how(self) -> str:
        """Judged like hints: by what the player could see at that moment, up to the end of the turn."""
        return self.put("bots-review-how", {})

    def review_progress(self, *, percent: Shown) -> str:
        """{ $percent } %"""
        return self.put("bots-review-progress", {"percent": percent})

    def review_interrupt(self) -> str:
        """You may leave this page at any time; the review continues later."""
        return self.put("bots-review-interrupt", {})

    def review_refused(self) -> str:
        """The saved review is damaged or belongs to another game, so a new one is made."""
        return self.put("bots-review-refused", {})

    def review_not_over(self) -> str:
        """Only finished games can be reviewed."""
        return self.put("bots-review-not-over", {})

    def review_changed(self) -> str:
        """The rules have changed since this game was played, so it can't be reviewed."""
        return self.put("bots-review-changed", {})

    def review_failed(self, *, error: Shown) -> str:
        """The computer can't review this game ({ $error }). Open this page again to retry."""
        return self.put("bots-review-failed", {"error": error})

    def review_unkept(self, *, error: Shown) -> str:
        """The review can't be saved: { $error }"""
        return self.put("bots-review-unkept", {"error": error})

    def hint_next(self, *, options: Shown) -> str:
        """Next best: { $options }."""
        return self.put("bots-hint-next", {"options": options})

    def retry_name(self, *, number: Shown) -> str:
        """Turning point { $number }"""
        return self.put("bots-retry-name", {"number": number})

    def retry_aim(self) -> str:
        """find an answer that promises more."""
        return self.put("bots-retry-aim", {})

    def retry_judging(self) -> str:
        """Your answer is being compared with the best one …"""
        return self.put("bots-retry-judging", {})

    def retry_unjudged(self) -> str:
        """The computer can't compare this answer."""
        return self.put("bots-retry-unjudged", {})

    def retry_recommends(self, *, option: Shown) -> str:
        """The review recommends: { $option }."""
        return self.put("bots-retry-recommends", {"option": option})

    def retry_same(self) -> str:
        """That is what was played."""
        return self.put("bots-retry-same", {})

    def retry_found(self) -> str:
        """That is the answer that the review recommends."""
        return self.put("bots-retry-found", {})

    def retry_equal(self, *, option: Shown) -> str:
        """It promises at least as much as the answer that the review recommends: { $option }."""
        return self.put("bots-retry-equal", {"option": option})

    def retry_reached(self, *, take: Shown) -> str:
        """You have found it. { $take } goes back to the turning points."""
        return self.put("bots-retry-reached", {"take": take})

    def retry_missed(self, *, take: Shown) -> str:
        """{ $take } tries it again."""
        return self.put("bots-retry-missed", {"take": take})

    def retry_back(self) -> str:
        """back to the turning points"""
        return self.put("bots-retry-back", {})

    def retry_again(self) -> str:
        """try it again"""
        return self.put("bots-retry-again", {})

    def retry_once(self) -> str:
        """Here, only one answer is given."""
        return self.put("bots-retry-once", {})

    def retry_cost(self, *, loss: Shown) -> str:
        """Expected loss in the final lead: { $loss }."""
        return self.put("bots-retry-cost", {"loss": loss})

    def retry_offer(self, *, key: Shown) -> str:
        """{ $key } tries it again."""
        return self.put("bots-retry-offer", {"key": key})

    def retry_show(self, *, key: Shown) -> str:
        """{ $key } shows what would have been better."""
        return self.put("bots-retry-show", {"key": key})

    def retry_plain_next(self, *, restart: Shown) -> str:
        """Press Enter to leave; { $restart } tries it again."""
        return self.put("bots-retry-plain-next", {"restart": restart})

    def hint_then(self, *, options: Shown) -> str:
        """Then: { $options }."""
        return self.put("bots-hint-then", {"options": options})

    def hint_equal(self, *, option: Shown) -> str:
        """“{ $option }” promises as much."""
        return self.put("bots-hint-equal", {"option": option})

    def hint_labelled(self, *, option: Shown, key: Shown) -> str:
        """{ $option } ({ $key })"""
        return self.put("bots-hint-labelled", {"option": option, "key": key})

    def hint_only(self) -> str:
        """The game warns against everything else."""
        return self.put("bots-hint-only", {})

    def hint_figures(self, *, what: Shown, count: Shown, other: Shown) -> str:
        """{ $what } ({ $count }, not { $other })"""
        return self.put("bots-hint-figures", {"what": what, "count": count, "other": other})

    def hint_about(self, *, what: Shown, count: Shown, other: Shown) -> str:
        """{ $what } (about { $count }, not { $other })"""
        return self.put("bots-hint-about", {"what": what, "count": count, "other": other})

    def hint_line(self, *, more: bool, what: Shown) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points for “{ $what }”
        """
        return self.put("bots-hint-line", {"more": more, "what": what})

    def hint_compared(self, *, option: Shown, better: Shown) -> str:
        """Compared with “{ $option }”, { $better }."""
        return self.put("bots-hint-compared", {"option": option, "better": better})

    def hint_compared_but(self, *, option: Shown, better: Shown, worse: Shown) -> str:
        """Compared with “{ $option }”, { $better }, but { $worse }."""
        return self.put("bots-hint-compared-but", {"option": option, "better": better, "worse": worse})

    def hint_have(self, *, what: Shown) -> str:
        """you end the turn with { $what }"""
        return self.put("bots-hint-have", {"what": what})

    def hint_has(self, *, name: Shown, what: Shown) -> str:
        """{ $name } has { $what }"""
        return self.put("bots-hint-has", {"name": name, "what": what})

    def hint_has_too(self, *, name: Shown, what: Shown) -> str:
        """{ $name } has { $what }"""
        return self.put("bots-hint-has-too", {"name": name, "what": what})

    def hint_have_too(self, *, what: Shown) -> str:
        """you have { $what }"""
        return self.put("bots-hint-have-too", {"what": what})

    def hint_alternative(self, *, option: Shown, what: Shown) -> str:
        """The alternative is “{ $option }”: { $what }"""
        return self.put("bots-hint-alternative", {"option": option, "what": what})
