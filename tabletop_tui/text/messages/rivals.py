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

    def intro(self, *, count: int) -> str:
        """{ $count ->
            [one] One rival comes to play. Seats are drawn by lot.
           *[other] { $count } rivals come to play. Seats are drawn by lot.
        }
        """
        return self.put("rivals-intro", {"count": count})

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
        """prefers the sure thing"""
        return self.put("rivals-way-careful", {})

    def way_bold(self) -> str:
        """hopes for the best"""
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
        """tries everything once"""
        return self.put("rivals-way-curious", {})

    def way_thrifty(self) -> str:
        """wastes nothing"""
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

    def one_stays(self) -> str:
        """At least one rival has to come."""
        return self.put("rivals-one-stays", {})

    def away(self, *, key: Shown, name: Shown) -> str:
        """{ $key } asks { $name } over."""
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
        """come or go"""
        return self.put("rivals-keys-come", {})

    def beaten(self, *, game: Shown) -> str:
        """Levels you have beaten in { $game }"""
        return self.put("rivals-beaten", {"game": game})

    def beaten_none(self) -> str:
        """Beat a level, and it is ticked off here."""
        return self.put("rivals-beaten-none", {})

    def played(self, *, count: int, won: Shown) -> str:
        """{ $count ->
            [one] One game alone so far, { $won } won.
           *[other] { $count } games alone so far, { $won } won.
        }
        """
        return self.put("rivals-played", {"count": count, "won": won})

    def plain(self, *, name: Shown, level: Shown, style: Shown, way: Shown) -> str:
        """{ $name } is a computer player of level { $level }, { $style }: { $way }."""
        return self.put("rivals-plain", {"name": name, "level": level, "style": style, "way": way})

    def plain_no_style(self, *, name: Shown, level: Shown) -> str:
        """{ $name } is a computer player of level { $level }."""
        return self.put("rivals-plain-no-style", {"name": name, "level": level})
