"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class RivalsMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self, *, game: Shown) -> str:
        """{ $game }, alone"""
        return self.put("rivals-title", {"game": game})

    def aside(self) -> str:
        """Enter sits you down at once"""
        return self.put("rivals-aside", {})

    def intro(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] You play as { $name } against one rival. Seats are drawn by lot.
           *[other] You play as { $name } against { $count } rivals. Seats are drawn by lot.
        }
        """
        return self.put("rivals-intro", {"count": count, "name": name})

    def name_mira(self) -> str:
        """Mira"""
        return self.put("rivals-name-mira", {})

    def name_tor(self) -> str:
        """Tor"""
        return self.put("rivals-name-tor", {})

    def name_opal(self) -> str:
        """Opal"""
        return self.put("rivals-name-opal", {})

    def name_pip(self) -> str:
        """Pip"""
        return self.put("rivals-name-pip", {})

    def name_bram(self) -> str:
        """Bram"""
        return self.put("rivals-name-bram", {})

    def name_juno(self) -> str:
        """Juno"""
        return self.put("rivals-name-juno", {})

    def name_wen(self) -> str:
        """Wen"""
        return self.put("rivals-name-wen", {})

    def name_sol(self) -> str:
        """Sol"""
        return self.put("rivals-name-sol", {})

    def named(self, *, name: Shown, style: Shown) -> str:
        """{ $name }, { $style }"""
        return self.put("rivals-named", {"name": name, "style": style})

    def style_careful(self) -> str:
        """careful"""
        return self.put("rivals-style-careful", {})

    def style_bold(self) -> str:
        """bold"""
        return self.put("rivals-style-bold", {})

    def style_patient(self) -> str:
        """patient"""
        return self.put("rivals-style-patient", {})

    def style_quick(self) -> str:
        """quick"""
        return self.put("rivals-style-quick", {})

    def style_stubborn(self) -> str:
        """stubborn"""
        return self.put("rivals-style-stubborn", {})

    def style_curious(self) -> str:
        """curious"""
        return self.put("rivals-style-curious", {})

    def style_thrifty(self) -> str:
        """thrifty"""
        return self.put("rivals-style-thrifty", {})

    def style_watchful(self) -> str:
        """watchful"""
        return self.put("rivals-style-watchful", {})

    def way_careful(self) -> str:
        """keeps a little of everything"""
        return self.put("rivals-way-careful", {})

    def way_bold(self) -> str:
        """spends all there is"""
        return self.put("rivals-way-bold", {})

    def way_patient(self) -> str:
        """counts what grows"""
        return self.put("rivals-way-patient", {})

    def way_quick(self) -> str:
        """wants points now"""
        return self.put("rivals-way-quick", {})

    def way_stubborn(self) -> str:
        """stays with one source"""
        return self.put("rivals-way-stubborn", {})

    def way_curious(self) -> str:
        """draws on many sources"""
        return self.put("rivals-way-curious", {})

    def way_thrifty(self) -> str:
        """saves up for later"""
        return self.put("rivals-way-thrifty", {})

    def way_watchful(self) -> str:
        """plays against the leader"""
        return self.put("rivals-way-watchful", {})

    def by_chance(self) -> str:
        """plays by chance"""
        return self.put("rivals-by-chance", {})

    def new(self) -> str:
        """You haven't met yet."""
        return self.put("rivals-new", {})

    def ahead(self, *, ahead: Shown, behind: Shown) -> str:
        """You lead { $ahead } to { $behind }."""
        return self.put("rivals-ahead", {"ahead": ahead, "behind": behind})

    def even(self, *, ahead: Shown, behind: Shown) -> str:
        """It stands { $ahead } to { $behind }."""
        return self.put("rivals-even", {"ahead": ahead, "behind": behind})

    def behind(self, *, name: Shown, behind: Shown, ahead: Shown) -> str:
        """{ $name } leads { $behind } to { $ahead }."""
        return self.put("rivals-behind", {"name": name, "behind": behind, "ahead": ahead})

    def improved(self, *, name: Shown, points: int) -> str:
        """Against { $name } you did { $points ->
            [one] one point
           *[other] { $points } points
        } better than last time.
        """
        return self.put("rivals-improved", {"name": name, "points": points})

    def first_beaten(self, *, level: Shown) -> str:
        """That is level { $level } beaten for the first time."""
        return self.put("rivals-first-beaten", {"level": level})

    def best_so_far(self, *, count: Shown) -> str:
        """That is your best result in { $count } games alone."""
        return self.put("rivals-best-so-far", {"count": count})

    def one_stays(self) -> str:
        """At least one rival has to join."""
        return self.put("rivals-one-stays", {})

    def away(self, *, key: Shown, name: Shown) -> str:
        """{ $key } invites { $name }."""
        return self.put("rivals-away", {"key": key, "name": name})

    def keys_seat(self) -> str:
        """seat"""
        return self.put("rivals-keys-seat", {})

    def keys_other(self) -> str:
        """another rival"""
        return self.put("rivals-keys-other", {})

    def keys_level(self) -> str:
        """level"""
        return self.put("rivals-keys-level", {})

    def keys_come(self) -> str:
        """join or leave"""
        return self.put("rivals-keys-come", {})

    def beaten(self, *, game: Shown) -> str:
        """Levels you have beaten in { $game }"""
        return self.put("rivals-beaten", {"game": game})

    def beaten_none(self) -> str:
        """Beat a level, and it is ticked off here."""
        return self.put("rivals-beaten-none", {})

    def rated(self, *, rating: Shown, change: Shown) -> str:
        """Your rating: { $rating }, last game { $change }."""
        return self.put("rivals-rated", {"rating": rating, "change": change})

    def ladder(self, *, game: Shown) -> str:
        """Rivals you have beaten in { $game }, and at which level"""
        return self.put("rivals-ladder", {"game": game})

    def ladder_none(self, *, game: Shown) -> str:
        """Rivals to beat in { $game }"""
        return self.put("rivals-ladder-none", {"game": game})

    def played(self, *, count: int, won: Shown) -> str:
        """{ $count ->
            [one] One game alone so far, { $won } won.
           *[other] { $count } games alone so far, { $won } won.
        }
        """
        return self.put("rivals-played", {"count": count, "won": won})

    def says_mira_own(self) -> str:
        """Checked twice, and it fits."""
        return self.put("rivals-says-mira-own", {})

    def says_mira_yours(self) -> str:
        """I had no plan for that. Well done."""
        return self.put("rivals-says-mira-yours", {})

    def says_mira_taken(self) -> str:
        """I needed the room. Forgive me."""
        return self.put("rivals-says-mira-taken", {})

    def says_mira_won(self) -> str:
        """It went as planned. Nearly all."""
        return self.put("rivals-says-mira-won", {})

    def says_mira_end(self) -> str:
        """A good game. I kept a list."""
        return self.put("rivals-says-mira-end", {})

    def says_tor_own(self) -> str:
        """Was that too much? Good."""
        return self.put("rivals-says-tor-own", {})

    def says_tor_yours(self) -> str:
        """I wish that had been mine."""
        return self.put("rivals-says-tor-yours", {})

    def says_tor_taken(self) -> str:
        """Make room! Nothing personal."""
        return self.put("rivals-says-tor-taken", {})

    def says_tor_won(self) -> str:
        """All in, and it held!"""
        return self.put("rivals-says-tor-won", {})

    def says_tor_end(self) -> str:
        """Again! And louder this time."""
        return self.put("rivals-says-tor-end", {})

    def says_opal_own(self) -> str:
        """Slowly grown, gladly picked."""
        return self.put("rivals-says-opal-own", {})

    def says_opal_yours(self) -> str:
        """That had time to ripen. Lovely."""
        return self.put("rivals-says-opal-yours", {})

    def says_opal_taken(self) -> str:
        """I only needed a little room."""
        return self.put("rivals-says-opal-taken", {})

    def says_opal_won(self) -> str:
        """Patience, and a little sun."""
        return self.put("rivals-says-opal-won", {})

    def says_opal_end(self) -> str:
        """Thank you for the quiet hour."""
        return self.put("rivals-says-opal-end", {})

    def says_pip_own(self) -> str:
        """Quick, quick, done! Next?"""
        return self.put("rivals-says-pip-own", {})

    def says_pip_yours(self) -> str:
        """Whoa, how did you do that?"""
        return self.put("rivals-says-pip-yours", {})

    def says_pip_taken(self) -> str:
        """Oops! I was already running."""
        return self.put("rivals-says-pip-taken", {})

    def says_pip_won(self) -> str:
        """First! I ran the whole way."""
        return self.put("rivals-says-pip-won", {})

    def says_pip_end(self) -> str:
        """Over already? Another one!"""
        return self.put("rivals-says-pip-end", {})

    def says_bram_own(self) -> str:
        """Told you so. Told myself, too."""
        return self.put("rivals-says-bram-own", {})

    def says_bram_yours(self) -> str:
        """Hm. Solid work, that."""
        return self.put("rivals-says-bram-yours", {})

    def says_bram_taken(self) -> str:
        """I said I would stand there."""
        return self.put("rivals-says-bram-taken", {})

    def says_bram_won(self) -> str:
        """One plan was enough today."""
        return self.put("rivals-says-bram-won", {})

    def says_bram_end(self) -> str:
        """Next time, the same plan."""
        return self.put("rivals-says-bram-end", {})

    def says_juno_own(self) -> str:
        """Oh! So that is what it does."""
        return self.put("rivals-says-juno-own", {})

    def says_juno_yours(self) -> str:
        """Show me that one again, please."""
        return self.put("rivals-says-juno-yours", {})

    def says_juno_taken(self) -> str:
        """I wondered what would happen."""
        return self.put("rivals-says-juno-taken", {})

    def says_juno_won(self) -> str:
        """So that is where it leads!"""
        return self.put("rivals-says-juno-won", {})

    def says_juno_end(self) -> str:
        """I learned five new things today."""
        return self.put("rivals-says-juno-end", {})

    def says_wen_own(self) -> str:
        """Every last bit put to use."""
        return self.put("rivals-says-wen-own", {})

    def says_wen_yours(self) -> str:
        """Costly, and worth it. Nicely done."""
        return self.put("rivals-says-wen-yours", {})

    def says_wen_taken(self) -> str:
        """Room should never go to waste."""
        return self.put("rivals-says-wen-taken", {})

    def says_wen_won(self) -> str:
        """Every last bit counted today."""
        return self.put("rivals-says-wen-won", {})

    def says_wen_end(self) -> str:
        """Nothing left over. Almost."""
        return self.put("rivals-says-wen-end", {})

    def says_sol_own(self) -> str:
        """I kept an eye on that one."""
        return self.put("rivals-says-sol-own", {})

    def says_sol_yours(self) -> str:
        """I looked away for one turn. Fair."""
        return self.put("rivals-says-sol-yours", {})

    def says_sol_taken(self) -> str:
        """I saw you standing there. Sorry."""
        return self.put("rivals-says-sol-taken", {})

    def says_sol_won(self) -> str:
        """I watched you closely. It helped."""
        return self.put("rivals-says-sol-won", {})

    def says_sol_end(self) -> str:
        """You see a lot. I noticed."""
        return self.put("rivals-says-sol-end", {})

    def plain_word(self) -> str:
        """alone"""
        return self.put("rivals-plain-word", {})

    def plain_how(self, *, word: Shown) -> str:
        """“{ $word }” plays alone: two rivals near your level."""
        return self.put("rivals-plain-how", {"word": word})

    def plain(self, *, name: Shown, level: Shown, style: Shown, way: Shown) -> str:
        """{ $name } is a computer player of level { $level }, { $style }: { $way }."""
        return self.put("rivals-plain", {"name": name, "level": level, "style": style, "way": way})

    def plain_no_style(self, *, name: Shown, level: Shown) -> str:
        """{ $name } is a computer player of level { $level }."""
        return self.put("rivals-plain-no-style", {"name": name, "level": level})

    def plain_beaten(self, *, game: Shown, levels: Shown) -> str:
        """Levels you have beaten in { $game }: { $levels }."""
        return self.put("rivals-plain-beaten", {"game": game, "levels": levels})

    def plain_ladder(self, *, rivals: Shown) -> str:
        """Rivals you have beaten, and at which level: { $rivals }."""
        return self.put("rivals-plain-ladder", {"rivals": rivals})

    def plain_against(self, *, name: Shown, how: Shown) -> str:
        """Against { $name }: { $how }"""
        return self.put("rivals-plain-against", {"name": name, "how": how})
