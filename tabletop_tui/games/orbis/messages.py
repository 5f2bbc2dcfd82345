"""What the game can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.kit.messages import Messages, Shown


class OrbisMessages(Messages):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Orbis"""
        return self.put("orbis-title", {})

    def line(self) -> str:
        """Build a world of fourteen landscapes, and let a god crown it."""
        return self.put("orbis-line", {})

    def letter_yellow(self) -> str:
        """Y"""
        return self.put("orbis-letter-yellow", {})

    def letter_green(self) -> str:
        """G"""
        return self.put("orbis-letter-green", {})

    def letter_blue(self) -> str:
        """B"""
        return self.put("orbis-letter-blue", {})

    def letter_red(self) -> str:
        """R"""
        return self.put("orbis-letter-red", {})

    def letter_white(self) -> str:
        """W"""
        return self.put("orbis-letter-white", {})

    def colour_yellow(self) -> str:
        """yellow"""
        return self.put("orbis-colour-yellow", {})

    def colour_green(self) -> str:
        """green"""
        return self.put("orbis-colour-green", {})

    def colour_blue(self) -> str:
        """blue"""
        return self.put("orbis-colour-blue", {})

    def colour_red(self) -> str:
        """red"""
        return self.put("orbis-colour-red", {})

    def colour_white(self) -> str:
        """white"""
        return self.put("orbis-colour-white", {})

    def nobody(self) -> str:
        """-"""
        return self.put("orbis-nobody", {})

    def held_none(self) -> str:
        """nothing"""
        return self.put("orbis-held-none", {})

    def free(self) -> str:
        """free"""
        return self.put("orbis-free", {})

    def cp(self, *, cp: Shown) -> str:
        """{ $cp } CP"""
        return self.put("orbis-cp", {"cp": cp})

    def mystic(self, *, value: Shown) -> str:
        """mystic { $value }"""
        return self.put("orbis-mystic", {"value": value})

    def wilderness(self) -> str:
        """wilderness"""
        return self.put("orbis-wilderness", {})

    def some_yellow(self, *, count: int) -> str:
        """{ $count } yellow"""
        return self.put("orbis-some-yellow", {"count": count})

    def some_green(self, *, count: int) -> str:
        """{ $count } green"""
        return self.put("orbis-some-green", {"count": count})

    def some_blue(self, *, count: int) -> str:
        """{ $count } blue"""
        return self.put("orbis-some-blue", {"count": count})

    def some_red(self, *, count: int) -> str:
        """{ $count } red"""
        return self.put("orbis-some-red", {"count": count})

    def some_white(self, *, count: int) -> str:
        """{ $count } white"""
        return self.put("orbis-some-white", {"count": count})

    def worshippers(self, *, count: int, listed: Shown) -> str:
        """{ $count ->
            [one] { $listed } worshipper
           *[other] { $listed } worshippers
        }
        """
        return self.put("orbis-worshippers", {"count": count, "listed": listed})

    def no_worshippers(self) -> str:
        """no worshippers"""
        return self.put("orbis-no-worshippers", {})

    def any_worshippers(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 worshipper of any colour
           *[other] { $count } worshippers of any colour
        }
        """
        return self.put("orbis-any-worshippers", {"count": count})

    def tile(self, *, kind: Shown, colour: Shown, level: Shown) -> str:
        """{ $kind } ({ $colour }, level { $level })"""
        return self.put("orbis-tile", {"kind": kind, "colour": colour, "level": level})

    def landscape_farm(self) -> str:
        """Farm"""
        return self.put("orbis-landscape-farm", {})

    def landscape_village(self) -> str:
        """Village"""
        return self.put("orbis-landscape-village", {})

    def landscape_forest(self) -> str:
        """Forest"""
        return self.put("orbis-landscape-forest", {})

    def landscape_irrigation(self) -> str:
        """Irrigation"""
        return self.put("orbis-landscape-irrigation", {})

    def landscape_volcano(self) -> str:
        """Volcano"""
        return self.put("orbis-landscape-volcano", {})

    def landscape_shrine(self) -> str:
        """Shrine"""
        return self.put("orbis-landscape-shrine", {})

    def landscape_conversion(self) -> str:
        """Conversion"""
        return self.put("orbis-landscape-conversion", {})

    def landscape_holy_rock(self) -> str:
        """Holy Rock"""
        return self.put("orbis-landscape-holy-rock", {})

    def does_farm(self, *, gain: Shown) -> str:
        """From the next cost on, { $gain } costs you nothing."""
        return self.put("orbis-does-farm", {"gain": gain})

    def does_village(self, *, count: Shown) -> str:
        """Give back { $count } worshippers of any colours when it is laid."""
        return self.put("orbis-does-village", {"count": count})

    def does_forest(self, *, count: Shown, colours: Shown) -> str:
        """At the end { $count } of the landscapes around it must be { $colours }."""
        return self.put("orbis-does-forest", {"count": count, "colours": colours})

    def does_irrigation(self, *, colours: Shown) -> str:
        """One of the two landscapes below it must be { $colours }."""
        return self.put("orbis-does-irrigation", {"colours": colours})

    def does_volcano(self, *, count: Shown, colours: Shown) -> str:
        """Remove { $count } { $colours } worshippers from the display when it is laid."""
        return self.put("orbis-does-volcano", {"count": count, "colours": colours})

    def does_shrine(self, *, icons: Shown) -> str:
        """Counts as { $icons } for the temples at the end."""
        return self.put("orbis-does-shrine", {"icons": icons})

    def does_conversion(self, *, worshippers: Shown) -> str:
        """Take { $worshippers }."""
        return self.put("orbis-does-conversion", {"worshippers": worshippers})

    def does_conversion_any(self, *, count: int) -> str:
        """Take { $count } worshipper of your choice."""
        return self.put("orbis-does-conversion-any", {"count": count})

    def does_holy_rock(self) -> str:
        """It scores without a task."""
        return self.put("orbis-does-holy-rock", {})

    def god_love(self) -> str:
        """Goddess of Love"""
        return self.put("orbis-god-love", {})

    def god_seas(self) -> str:
        """God of the Seas"""
        return self.put("orbis-god-seas", {})

    def god_fire(self) -> str:
        """Goddess of Fire"""
        return self.put("orbis-god-fire", {})

    def god_nature(self) -> str:
        """Goddess of Nature"""
        return self.put("orbis-god-nature", {})

    def god_harvest(self) -> str:
        """God of the Harvest"""
        return self.put("orbis-god-harvest", {})

    def god_training(self) -> str:
        """Goddess in Training"""
        return self.put("orbis-god-training", {})

    def god_idleness(self) -> str:
        """Goddess of Idleness"""
        return self.put("orbis-god-idleness", {})

    def god_technology(self) -> str:
        """God of Technology"""
        return self.put("orbis-god-technology", {})

    def god_balance(self) -> str:
        """God of Balance"""
        return self.put("orbis-god-balance", {})

    def god_death(self) -> str:
        """God of Death"""
        return self.put("orbis-god-death", {})

    def god_text_gain(self, *, cp: Shown, count: Shown) -> str:
        """{ $cp } CP; take { $count } worshippers of your choice now."""
        return self.put("orbis-god-text-gain", {"cp": cp, "count": count})

    def god_text_most(self, *, cp: Shown, kinds: Shown) -> str:
        """{ $cp } CP if no player has more scored { $kinds } than you."""
        return self.put("orbis-god-text-most", {"cp": cp, "kinds": kinds})

    def god_text_sure(self, *, cp: Shown) -> str:
        """{ $cp } CP."""
        return self.put("orbis-god-text-sure", {"cp": cp})

    def god_text_idle(self, *, cp: Shown) -> str:
        """{ $cp } CP; your wildernesses cost 0 CP instead of −1."""
        return self.put("orbis-god-text-idle", {"cp": cp})

    def god_text_fewest(self, *, cp: Shown) -> str:
        """{ $cp } CP if no player has fewer wildernesses than you."""
        return self.put("orbis-god-text-fewest", {"cp": cp})

    def god_text_all(self, *, cp: Shown) -> str:
        """{ $cp } CP with a scored Village, a Shrine and a scored Volcano."""
        return self.put("orbis-god-text-all", {"cp": cp})

    def god_text_paid(self, *, cp: Shown, count: Shown) -> str:
        """{ $cp } CP if you give back { $count } worshippers now."""
        return self.put("orbis-god-text-paid", {"cp": cp, "count": count})

    def the_god(self, *, god: Shown) -> str:
        """the { $god }"""
        return self.put("orbis-the-god", {"god": god})

    def site_first(self) -> str:
        """row 1, the first landscape"""
        return self.put("orbis-site-first", {})

    def site_left(self) -> str:
        """row 1, left end"""
        return self.put("orbis-site-left", {})

    def site_right(self) -> str:
        """row 1, right end"""
        return self.put("orbis-site-right", {})

    def site_base(self, *, number: Shown) -> str:
        """row 1, place { $number }"""
        return self.put("orbis-site-base", {"number": number})

    def site_over(self, *, row: Shown, first: Shown, last: Shown) -> str:
        """row { $row } over { $first }-{ $last }"""
        return self.put("orbis-site-over", {"row": row, "first": first, "last": last})

    def site_brief_over(self, *, row: Shown, first: Shown, last: Shown) -> str:
        """row { $row }, { $first }-{ $last }"""
        return self.put("orbis-site-brief-over", {"row": row, "first": first, "last": last})

    def site_brief_left(self) -> str:
        """left end"""
        return self.put("orbis-site-brief-left", {})

    def site_brief_right(self) -> str:
        """right end"""
        return self.put("orbis-site-brief-right", {})

    def site_on(self, *, left: Shown, right: Shown) -> str:
        """{ $left } + { $right }"""
        return self.put("orbis-site-on", {"left": left, "right": right})

    def site_on_signs(self, *, left: Shown, right: Shown) -> str:
        """{ $left } { $right }"""
        return self.put("orbis-site-on-signs", {"left": left, "right": right})

    def ask_choose_tile_both(self, *, name: Shown) -> str:
        """{ $name }, take a landscape from the display, or a god."""
        return self.put("orbis-ask-choose-tile-both", {"name": name})

    def ask_choose_tile_landscape(self, *, name: Shown) -> str:
        """{ $name }, take a landscape from the display."""
        return self.put("orbis-ask-choose-tile-landscape", {"name": name})

    def ask_choose_tile_god(self, *, name: Shown) -> str:
        """{ $name }, your world is complete: take a god."""
        return self.put("orbis-ask-choose-tile-god", {"name": name})

    def ask_settle_cost_free(self, *, name: Shown, what: Shown) -> str:
        """{ $name }, lay { $what } at no cost, or turn it over into a wilderness?"""
        return self.put("orbis-ask-settle-cost-free", {"name": name, "what": what})

    def ask_settle_cost(self, *, name: Shown, cost: Shown, what: Shown) -> str:
        """{ $name }, pay { $cost } for { $what }, or turn it over into a wilderness?"""
        return self.put("orbis-ask-settle-cost", {"name": name, "cost": cost, "what": what})

    def ask_settle_cost_trade(self, *, name: Shown, cost: Shown, what: Shown) -> str:
        """{ $name }, trade to pay { $cost }, or turn { $what } over into a wilderness?"""
        return self.put("orbis-ask-settle-cost-trade", {"name": name, "cost": cost, "what": what})

    def ask_pay_any(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name }, give 1 worshipper of any colour to finish paying.
           *[other] { $name }, give { $count } worshippers of any colours to finish paying.
        }
        """
        return self.put("orbis-ask-pay-any", {"count": count, "name": name})

    def ask_place_face_up(self, *, name: Shown, what: Shown) -> str:
        """{ $name }, where do you lay { $what }, face up?"""
        return self.put("orbis-ask-place-face-up", {"name": name, "what": what})

    def ask_place_wild(self, *, name: Shown, what: Shown) -> str:
        """{ $name }, where do you lay { $what }, as a wilderness?"""
        return self.put("orbis-ask-place-wild", {"name": name, "what": what})

    def ask_take_worshipper(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name }, take 1 worshipper of any colour.
           *[other] { $name }, take { $count } worshippers of any colours, one at a time.
        }
        """
        return self.put("orbis-ask-take-worshipper", {"count": count, "name": name})

    def ask_sacrifice_choice(self, *, name: Shown, count: Shown, the: Shown, cp: Shown) -> str:
        """{ $name }, give back { $count } worshippers, so that { $the } scores { $cp } CP?"""
        return self.put("orbis-ask-sacrifice-choice", {"name": name, "count": count, "the": the, "cp": cp})

    def ask_sacrifice_pick(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name }, give back 1 more worshipper.
           *[other] { $name }, give back { $count } worshippers, one at a time.
        }
        """
        return self.put("orbis-ask-sacrifice-pick", {"count": count, "name": name})

    def ask_eruption_choice(self, *, count: int, name: Shown, colours: Shown, what: Shown, cp: Shown) -> str:
        """{ $count ->
            [one] { $name }, remove 1 worshipper ({ $colours }) from the display for { $what }, worth { $cp } CP?
           *[other] { $name }, remove { $count } worshippers ({ $colours }) from the display for { $what }, worth { $cp } CP?
        }
        """
        return self.put(
            "orbis-ask-eruption-choice",
            {"count": count, "name": name, "colours": colours, "what": what, "cp": cp},
        )

    def ask_eruption_pick(self, *, count: int, name: Shown, colours: Shown) -> str:
        """{ $count ->
            [one] { $name }, remove 1 more worshipper ({ $colours }) from the display.
           *[other] { $name }, remove { $count } worshippers ({ $colours }) from the display.
        }
        """
        return self.put("orbis-ask-eruption-pick", {"count": count, "name": name, "colours": colours})

    def ask_discard_excess(self, *, count: int, name: Shown, held: Shown, limit: Shown) -> str:
        """{ $count ->
            [one] { $name }, you hold { $held } of at most { $limit } worshippers: give 1 back, or trade.
           *[other] { $name }, you hold { $held } of at most { $limit } worshippers: give { $count } back, or trade.
        }
        """
        return self.put(
            "orbis-ask-discard-excess", {"count": count, "name": name, "held": held, "limit": limit}
        )

    def option_slot(self, *, slot: Shown, option: Shown) -> str:
        """slot { $slot }: { $option }"""
        return self.put("orbis-option-slot", {"slot": slot, "option": option})

    def option_does(self, *, option: Shown, doing: Shown) -> str:
        """{ $option }: { $doing }"""
        return self.put("orbis-option-does", {"option": option, "doing": doing})

    def option_empty_slot(self) -> str:
        """empty slot"""
        return self.put("orbis-option-empty-slot", {})

    def option_god(self, *, god: Shown, text: Shown) -> str:
        """{ $god }: { $text }"""
        return self.put("orbis-option-god", {"god": god, "text": text})

    def option_trade(self, *, price: Shown, give: Shown, get: Shown) -> str:
        """trade { $price } { $give } for 1 { $get }"""
        return self.put("orbis-option-trade", {"price": price, "give": give, "get": get})

    def option_give(self, *, sign: Shown, colour: Shown) -> str:
        """give { $sign } { $colour }"""
        return self.put("orbis-option-give", {"sign": sign, "colour": colour})

    def option_gain(self, *, sign: Shown, colour: Shown) -> str:
        """take { $sign } { $colour }"""
        return self.put("orbis-option-gain", {"sign": sign, "colour": colour})

    def option_remove(self, *, slot: Shown, where: Shown, sign: Shown, colour: Shown) -> str:
        """{ $slot } { $where }: remove { $sign } { $colour }"""
        return self.put("orbis-option-remove", {"slot": slot, "where": where, "sign": sign, "colour": colour})

    def option_sacrifice(self, *, count: Shown) -> str:
        """yes, give back { $count }"""
        return self.put("orbis-option-sacrifice", {"count": count})

    def option_erupt(self, *, count: Shown) -> str:
        """yes, remove { $count }"""
        return self.put("orbis-option-erupt", {"count": count})

    def option_decline(self) -> str:
        """no, it scores nothing"""
        return self.put("orbis-option-decline", {})

    def element_slot(self, *, slot: Shown) -> str:
        """slot { $slot }"""
        return self.put("orbis-element-slot", {"slot": slot})

    def element_supply(self, *, colour: Shown) -> str:
        """{ $colour } worshippers"""
        return self.put("orbis-element-supply", {"colour": colour})

    def warn_no_site(self, *, lost: Shown) -> str:
        """! It fits nowhere face up and becomes a wilderness ({ $lost } CP)."""
        return self.put("orbis-warn-no-site", {"lost": lost})

    def warn_cannot_pay(self, *, lost: Shown) -> str:
        """! You can't pay for it, not even with trades. It becomes a wilderness ({ $lost } CP)."""
        return self.put("orbis-warn-cannot-pay", {"lost": lost})

    def detail_tile(self, *, tile: Shown, cost: Shown) -> str:
        """{ $tile }. Cost: { $cost }."""
        return self.put("orbis-detail-tile", {"tile": tile, "cost": cost})

    def detail_does(self, *, doing: Shown, worth: Shown) -> str:
        """{ $doing } ({ $worth })."""
        return self.put("orbis-detail-does", {"doing": doing, "worth": worth})

    def short(self, *, missing: Shown) -> str:
        """{ $missing } missing; no trade can help."""
        return self.put("orbis-short", {"missing": missing})

    def short_tradable(self, *, trades: int, missing: Shown) -> str:
        """{ $trades ->
            [one] { $missing } missing; a trade can help.
           *[other] { $missing } missing; { $trades } trades can help.
        }
        """
        return self.put("orbis-short-tradable", {"trades": trades, "missing": missing})

    def detail_god_most(self, *, own: Shown, other: Shown) -> str:
        """Scored now: you { $own }, the best other player { $other }."""
        return self.put("orbis-detail-god-most", {"own": own, "other": other})

    def detail_god_fewest(self, *, own: Shown, other: Shown) -> str:
        """Wildernesses now: you { $own }, the best other player { $other }."""
        return self.put("orbis-detail-god-fewest", {"own": own, "other": other})

    def detail_god_all(self, *, village: Shown, shrine: Shown, volcano: Shown) -> str:
        """You have { $village } scored Villages, { $shrine } Shrines, { $volcano } scored Volcanoes."""
        return self.put("orbis-detail-god-all", {"village": village, "shrine": shrine, "volcano": volcano})

    def detail_god_pay_enough(self, *, own: Shown, other: Shown) -> str:
        """You hold { $own }, enough to give { $other }."""
        return self.put("orbis-detail-god-pay-enough", {"own": own, "other": other})

    def detail_god_pay_too_few(self, *, own: Shown, other: Shown) -> str:
        """You hold only { $own } of { $other }: the god would be worth nothing."""
        return self.put("orbis-detail-god-pay-too-few", {"own": own, "other": other})

    def detail_god_gain(self, *, total: Shown, limit: Shown) -> str:
        """You would hold { $total }; you may keep at most { $limit } when the turn ends."""
        return self.put("orbis-detail-god-gain", {"total": total, "limit": limit})

    def detail_god_idle(self, *, wildernesses: Shown) -> str:
        """You have { $wildernesses } wildernesses."""
        return self.put("orbis-detail-god-idle", {"wildernesses": wildernesses})

    def detail_pays(self, *, coloured: Shown, held: Shown) -> str:
        """You pay { $coloured } and keep { $held }."""
        return self.put("orbis-detail-pays", {"coloured": coloured, "held": held})

    def detail_pays_any(self, *, count: int, coloured: Shown, held: Shown) -> str:
        """{ $count ->
            [one] You pay { $coloured }, and 1 more of any colour out of { $held }.
           *[other] You pay { $coloured }, and { $count } more of any colours out of { $held }.
        }
        """
        return self.put("orbis-detail-pays-any", {"count": count, "coloured": coloured, "held": held})

    def detail_pays_any_only(self, *, count: int) -> str:
        """{ $count ->
            [one] You pay 1 worshipper of any colour.
           *[other] You pay { $count } worshippers of any colours.
        }
        """
        return self.put("orbis-detail-pays-any-only", {"count": count})

    def detail_pays_nothing(self) -> str:
        """It costs you nothing."""
        return self.put("orbis-detail-pays-nothing", {})

    def detail_saves(self, *, count: int, saved: Shown) -> str:
        """{ $count ->
            [one] Your benefit token saves { $saved }.
           *[other] Your benefit tokens save { $saved }.
        }
        """
        return self.put("orbis-detail-saves", {"count": count, "saved": saved})

    def detail_wilderness(self, *, lost: Shown) -> str:
        """You pay nothing. It has every colour and no effect, and scores { $lost } CP."""
        return self.put("orbis-detail-wilderness", {"lost": lost})

    def detail_wilderness_sites(self, *, count: int) -> str:
        """{ $count ->
            [one] It can lie on 1 site.
           *[other] It can lie on { $count } sites.
        }
        """
        return self.put("orbis-detail-wilderness-sites", {"count": count})

    def detail_hold(self, *, held: Shown, total: Shown) -> str:
        """You would hold { $held } ({ $total })."""
        return self.put("orbis-detail-hold", {"held": held, "total": total})

    def detail_watered(self, *, cp: Shown) -> str:
        """The colour it needs lies below: { $cp } CP."""
        return self.put("orbis-detail-watered", {"cp": cp})

    def detail_dry(self) -> str:
        """The colour it needs doesn't lie below: marker, no CP."""
        return self.put("orbis-detail-dry", {})

    def detail_forest_here(self, *, have: Shown, need: Shown) -> str:
        """It would touch { $have } of the { $need } landscapes it needs."""
        return self.put("orbis-detail-forest-here", {"have": have, "need": need})

    def detail_helps(self, *, where: Shown, have: Shown, need: Shown) -> str:
        """Helps your Forest in { $where }: { $have } of { $need }."""
        return self.put("orbis-detail-helps", {"where": where, "have": have, "need": need})

    def detail_effect_later(self, *, doing: Shown, cp: Shown) -> str:
        """{ $doing } ({ $cp } CP)."""
        return self.put("orbis-detail-effect-later", {"doing": doing, "cp": cp})

    def detail_remove(self, *, count: Shown, colour: Shown) -> str:
        """{ $count } { $colour } there."""
        return self.put("orbis-detail-remove", {"count": count, "colour": colour})

    def detail_sacrifice(self, *, left: int, count: Shown, cp: Shown) -> str:
        """{ $left ->
            [one] You give { $count } and keep 1 worshipper; it scores { $cp } CP.
           *[other] You give { $count } and keep { $left } worshippers; it scores { $cp } CP.
        }
        """
        return self.put("orbis-detail-sacrifice", {"left": left, "count": count, "cp": cp})

    def detail_decline(self, *, cp: Shown) -> str:
        """You keep everything and lose its { $cp } CP."""
        return self.put("orbis-detail-decline", {"cp": cp})

    def detail_erupt(self, *, count: Shown, lying: Shown, cp: Shown) -> str:
        """{ $count } of { $lying } eligible worshippers leave the display, and it scores { $cp } CP."""
        return self.put("orbis-detail-erupt", {"count": count, "lying": lying, "cp": cp})

    def confirm_no_site(self, *, kind: Shown, lost: Shown) -> str:
        """{ $kind } fits nowhere: wilderness, { $lost } CP."""
        return self.put("orbis-confirm-no-site", {"kind": kind, "lost": lost})

    def confirm_wilderness(self, *, what: Shown, lost: Shown) -> str:
        """You could still lay { $what } face up: a wilderness scores { $lost } CP."""
        return self.put("orbis-confirm-wilderness", {"what": what, "lost": lost})

    def confirm_cannot_pay(self, *, kind: Shown, lost: Shown) -> str:
        """You can't pay for { $kind }: wilderness, { $lost } CP."""
        return self.put("orbis-confirm-cannot-pay", {"kind": kind, "lost": lost})

    def confirm_god(self, *, god: Shown, other: Shown, own: Shown) -> str:
        """{ $god } asks for { $other } worshippers and you hold { $own }: it would score nothing."""
        return self.put("orbis-confirm-god", {"god": god, "other": other, "own": own})

    def confirm_site_irrigation(self, *, kind: Shown) -> str:
        """The { $kind } scores nothing here; on another site it would."""
        return self.put("orbis-confirm-site-irrigation", {"kind": kind})

    def confirm_site_forest(self, *, kind: Shown) -> str:
        """The { $kind } can never be complete here; on another site it can."""
        return self.put("orbis-confirm-site-forest", {"kind": kind})

    def fruitless_irrigation(self, *, kind: Shown, colours: Shown) -> str:
        """The { $kind } would score nothing: no site of yours has { $colours } below it."""
        return self.put("orbis-fruitless-irrigation", {"kind": kind, "colours": colours})

    def fruitless_forest(self, *, kind: Shown, count: Shown) -> str:
        """The { $kind } would score nothing: no site of yours can get { $count } such neighbours any more."""
        return self.put("orbis-fruitless-forest", {"kind": kind, "count": count})

    def fruitless_volcano(self, *, kind: Shown, have: Shown, count: Shown, colours: Shown) -> str:
        """The { $kind } would score nothing: { $have } of { $count } ({ $colours }) lie on the other slots."""
        return self.put(
            "orbis-fruitless-volcano", {"kind": kind, "have": have, "count": count, "colours": colours}
        )

    def fruitless_village(self, *, kind: Shown, have: Shown, count: Shown) -> str:
        """The { $kind } would score nothing: { $have } of { $count } worshippers would be left after paying."""
        return self.put("orbis-fruitless-village", {"kind": kind, "have": have, "count": count})

    def against_forced(self, *, lost: Shown) -> str:
        """Taking it would make it a wilderness ({ $lost } CP)."""
        return self.put("orbis-against-forced", {"lost": lost})

    def against_untraded(self, *, lost: Shown) -> str:
        """Without trading, taking it could only make it a wilderness ({ $lost } CP)."""
        return self.put("orbis-against-untraded", {"lost": lost})

    def reason_world_complete(self, *, size: Shown) -> str:
        """Your world is complete with { $size } landscapes: take a god."""
        return self.put("orbis-reason-world-complete", {"size": size})

    def reason_has_god(self, *, god: Shown) -> str:
        """You already have your god: { $god }."""
        return self.put("orbis-reason-has-god", {"god": god})

    def reason_no_face_up_site(self, *, colour: Shown) -> str:
        """No free site has { $colour } or a wilderness below it, so it can't be laid face up."""
        return self.put("orbis-reason-no-face-up-site", {"colour": colour})

    def reason_support_lacks_colour(self, *, colour: Shown) -> str:
        """Neither landscape below is { $colour } or a wilderness."""
        return self.put("orbis-reason-support-lacks-colour", {"colour": colour})

    def reason_game_over(self) -> str:
        """The game is over."""
        return self.put("orbis-reason-game-over", {})

    def reason_not_your_turn(self, *, name: Shown) -> str:
        """It is the turn of { $name }."""
        return self.put("orbis-reason-not-your-turn", {"name": name})

    def reason_slot_empty(self) -> str:
        """Its landscape has just been taken; a new one comes at the end of the turn."""
        return self.put("orbis-reason-slot-empty", {})

    def reason_one_tile_a_turn(self) -> str:
        """You have taken your tile for this turn."""
        return self.put("orbis-reason-one-tile-a-turn", {})

    def reason_nothing_to_remove(self, *, colours: Shown) -> str:
        """No worshipper that may be removed ({ $colours }) lies there."""
        return self.put("orbis-reason-nothing-to-remove", {"colours": colours})

    def reason_god_gone(self) -> str:
        """This god isn't on the table."""
        return self.put("orbis-reason-god-gone", {})

    def reason_none_held(self) -> str:
        """You hold none."""
        return self.put("orbis-reason-none-held", {})

    def reason_trade_needs_three(self, *, needed: Shown, held: Shown) -> str:
        """A trade takes { $needed } of one colour; you hold { $held }."""
        return self.put("orbis-reason-trade-needs-three", {"needed": needed, "held": held})

    def reason_trade_later(self) -> str:
        """A trade would gain you nothing now."""
        return self.put("orbis-reason-trade-later", {})

    def reason_site_taken(self) -> str:
        """A landscape lies there already."""
        return self.put("orbis-reason-site-taken", {})

    def reason_nothing_in_hand(self) -> str:
        """You have no landscape to lay now."""
        return self.put("orbis-reason-nothing-in-hand", {})

    def reason_cost_first(self) -> str:
        """Its cost must be settled first: pay, or turn it over."""
        return self.put("orbis-reason-cost-first", {})

    def reason_base_row_full(self, *, size: Shown) -> str:
        """The bottom row has its { $size } landscapes."""
        return self.put("orbis-reason-base-row-full", {"size": size})

    def reason_base_row_gap(self) -> str:
        """The bottom row grows only at its ends, without gaps."""
        return self.put("orbis-reason-base-row-gap", {})

    def reason_site_lacks_support(self) -> str:
        """Two landscapes must lie below it first."""
        return self.put("orbis-reason-site-lacks-support", {})

    def event_took_landscape(self, *, name: Shown, tile: Shown, slot: Shown) -> str:
        """{ $name } takes { $tile } from slot { $slot }."""
        return self.put("orbis-event-took-landscape", {"name": name, "tile": tile, "slot": slot})

    def event_created(self, *, colour: Shown, slots: Shown) -> str:
        """A { $colour } worshipper appears on each of slots { $slots }."""
        return self.put("orbis-event-created", {"colour": colour, "slots": slots})

    def event_collected(self, *, name: Shown, worshippers: Shown) -> str:
        """{ $name } collects { $worshippers } from it."""
        return self.put("orbis-event-collected", {"name": name, "worshippers": worshippers})

    def event_traded(self, *, name: Shown, given: Shown, got: Shown) -> str:
        """{ $name } trades { $given } for { $got }."""
        return self.put("orbis-event-traded", {"name": name, "given": given, "got": got})

    def event_turned_over_chosen(self, *, name: Shown, the: Shown) -> str:
        """{ $name } turns { $the } over into a wilderness."""
        return self.put("orbis-event-turned-over-chosen", {"name": name, "the": the})

    def event_turned_over_no_site(self, *, the: Shown, name: Shown) -> str:
        """Forced: { $the } fits nowhere face up in { $name }'s world and becomes a wilderness."""
        return self.put("orbis-event-turned-over-no-site", {"the": the, "name": name})

    def event_turned_over_cannot_pay(self, *, name: Shown, what: Shown) -> str:
        """Forced: { $name } can't pay for { $what }, not even with trades; it becomes a wilderness."""
        return self.put("orbis-event-turned-over-cannot-pay", {"name": name, "what": what})

    def event_paid(self, *, name: Shown, worshippers: Shown) -> str:
        """{ $name } pays { $worshippers }."""
        return self.put("orbis-event-paid", {"name": name, "worshippers": worshippers})

    def event_laid_face_up(self, *, name: Shown, tile: Shown, row: Shown) -> str:
        """{ $name } lays { $tile } face up in row { $row }."""
        return self.put("orbis-event-laid-face-up", {"name": name, "tile": tile, "row": row})

    def event_laid_wild(self, *, name: Shown, what: Shown, row: Shown) -> str:
        """{ $name } lays { $what } as a wilderness in row { $row }."""
        return self.put("orbis-event-laid-wild", {"name": name, "what": what, "row": row})

    def event_took_benefit(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } gets the benefit token: { $colour } costs nothing from now on."""
        return self.put("orbis-event-took-benefit", {"name": name, "colour": colour})

    def event_gained(self, *, name: Shown, worshippers: Shown) -> str:
        """{ $name } takes { $worshippers } from the general supply."""
        return self.put("orbis-event-gained", {"name": name, "worshippers": worshippers})

    def event_sacrificed(self, *, name: Shown, worshippers: Shown) -> str:
        """{ $name } gives back { $worshippers }."""
        return self.put("orbis-event-sacrificed", {"name": name, "worshippers": worshippers})

    def event_removed(self, *, name: Shown, worshipper: Shown, slot: Shown) -> str:
        """{ $name } removes { $worshipper } from slot { $slot }."""
        return self.put("orbis-event-removed", {"name": name, "worshipper": worshipper, "slot": slot})

    def event_marked_declined(self, *, name: Shown, the: Shown) -> str:
        """{ $name } declines: { $the } will score nothing."""
        return self.put("orbis-event-marked-declined", {"name": name, "the": the})

    def event_marked_not_below(self, *, colours: Shown, the: Shown) -> str:
        """Nothing { $colours } lies below { $the }: it will score nothing."""
        return self.put("orbis-event-marked-not-below", {"colours": colours, "the": the})

    def event_marked_too_few_village(self, *, name: Shown, count: Shown, the: Shown) -> str:
        """{ $name } can't give { $count } worshippers: { $the } will score nothing."""
        return self.put("orbis-event-marked-too-few-village", {"name": name, "count": count, "the": the})

    def event_marked_too_few_volcano(self, *, count: Shown, colours: Shown, the: Shown) -> str:
        """Fewer than { $count } worshippers ({ $colours }) lie on the display: { $the } will score nothing."""
        return self.put(
            "orbis-event-marked-too-few-volcano", {"count": count, "colours": colours, "the": the}
        )

    def event_took_god(self, *, name: Shown, the: Shown) -> str:
        """{ $name } takes { $the }."""
        return self.put("orbis-event-took-god", {"name": name, "the": the})

    def event_god_marked_declined(self, *, name: Shown, the: Shown) -> str:
        """{ $name } declines: { $the } will score nothing."""
        return self.put("orbis-event-god-marked-declined", {"name": name, "the": the})

    def event_god_marked_too_few(self, *, name: Shown, the: Shown) -> str:
        """{ $name } holds too few worshippers: { $the } will score nothing."""
        return self.put("orbis-event-god-marked-too-few", {"name": name, "the": the})

    def event_discarded(self, *, name: Shown, worshipper: Shown) -> str:
        """{ $name } gives back { $worshipper }, as at most 10 may be kept."""
        return self.put("orbis-event-discarded", {"name": name, "worshipper": worshipper})

    def event_turned_up(self, *, slot: Shown, tile: Shown) -> str:
        """New on slot { $slot }: { $tile }."""
        return self.put("orbis-event-turned-up", {"slot": slot, "tile": tile})

    def event_game_ended(self) -> str:
        """The last turn is over. The game ends."""
        return self.put("orbis-event-game-ended", {})

    def event_forced_pay_any(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } has only { $colour } left to pay with."""
        return self.put("orbis-event-forced-pay-any", {"name": name, "colour": colour})

    def event_forced_sacrifice_pick(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } has only { $colour } left to give."""
        return self.put("orbis-event-forced-sacrifice-pick", {"name": name, "colour": colour})

    def event_forced_discard_excess(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } has only { $colour } to give back."""
        return self.put("orbis-event-forced-discard-excess", {"name": name, "colour": colour})

    def event_forced_take_worshipper(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } takes { $colour }."""
        return self.put("orbis-event-forced-take-worshipper", {"name": name, "colour": colour})

    def event_forced_remove(self, *, colour: Shown, slot: Shown) -> str:
        """Only { $colour } on slot { $slot } is left to be removed."""
        return self.put("orbis-event-forced-remove", {"colour": colour, "slot": slot})

    def event_forced_site(self, *, row: Shown) -> str:
        """Only one site is possible: row { $row }."""
        return self.put("orbis-event-forced-site", {"row": row})

    def brief_took_landscape(self, *, slot: Shown, kind: Shown) -> str:
        """▸ { $slot } { $kind }"""
        return self.put("orbis-brief-took-landscape", {"slot": slot, "kind": kind})

    def brief_created(self, *, sign: Shown, places: Shown) -> str:
        """{ $sign }→{ $places }"""
        return self.put("orbis-brief-created", {"sign": sign, "places": places})

    def brief_collected(self, *, signs: Shown) -> str:
        """gets { $signs }"""
        return self.put("orbis-brief-collected", {"signs": signs})

    def brief_traded(self, *, given: Shown, got: Shown) -> str:
        """3{ $given } for { $got }"""
        return self.put("orbis-brief-traded", {"given": given, "got": got})

    def brief_paid(self, *, signs: Shown) -> str:
        """pays { $signs }"""
        return self.put("orbis-brief-paid", {"signs": signs})

    def brief_laid_face_up(self, *, row: Shown) -> str:
        """row { $row }"""
        return self.put("orbis-brief-laid-face-up", {"row": row})

    def brief_laid_wild(self, *, row: Shown) -> str:
        """wild in row { $row }"""
        return self.put("orbis-brief-laid-wild", {"row": row})

    def brief_took_benefit(self, *, sign: Shown) -> str:
        """{ $sign } free"""
        return self.put("orbis-brief-took-benefit", {"sign": sign})

    def brief_gained(self, *, sign: Shown) -> str:
        """gets { $sign }"""
        return self.put("orbis-brief-gained", {"sign": sign})

    def brief_sacrificed(self, *, signs: Shown) -> str:
        """gives { $signs }"""
        return self.put("orbis-brief-sacrificed", {"signs": signs})

    def brief_removed(self, *, sign: Shown) -> str:
        """burns { $sign }"""
        return self.put("orbis-brief-removed", {"sign": sign})

    def brief_marked(self) -> str:
        """✗"""
        return self.put("orbis-brief-marked", {})

    def brief_took_god(self, *, god: Shown) -> str:
        """▸ { $god }"""
        return self.put("orbis-brief-took-god", {"god": god})

    def brief_discarded(self, *, sign: Shown) -> str:
        """{ $sign } back"""
        return self.put("orbis-brief-discarded", {"sign": sign})

    def score_wilderness(self) -> str:
        """Wildernesses"""
        return self.put("orbis-score-wilderness", {})

    def score_temple(self) -> str:
        """Temple"""
        return self.put("orbis-score-temple", {})

    def score_god(self) -> str:
        """God"""
        return self.put("orbis-score-god", {})

    def score_count(self, *, kinds: Shown, count: Shown) -> str:
        """{ $kinds }: { $count }"""
        return self.put("orbis-score-count", {"kinds": kinds, "count": count})

    def score_scored(self, *, kinds: Shown, count: Shown) -> str:
        """{ $kinds }: { $count } scored"""
        return self.put("orbis-score-scored", {"kinds": kinds, "count": count})

    def score_temple_line(self, *, shrines: Shown, mystic: Shown) -> str:
        """Temple: shrines { $shrines }, mystic value { $mystic }"""
        return self.put("orbis-score-temple-line", {"shrines": shrines, "mystic": mystic})

    def score_temple_none(self) -> str:
        """Temple: no shrine"""
        return self.put("orbis-score-temple-none", {})

    def score_god_line(self, *, god: Shown) -> str:
        """God: { $god }"""
        return self.put("orbis-score-god-line", {"god": god})

    def score_god_none(self) -> str:
        """God: none yet"""
        return self.put("orbis-score-god-none", {})

    def tie_break(self, *, value0: Shown) -> str:
        """worshippers left: { $value0 }"""
        return self.put("orbis-tie-break", {"value0": value0})

    def variant_start(self) -> str:
        """Who begins"""
        return self.put("orbis-variant-start", {})

    def variant_start_random(self) -> str:
        """drawn at random"""
        return self.put("orbis-variant-start-random", {})

    def variant_start_seat(self, *, number: Shown) -> str:
        """player { $number }"""
        return self.put("orbis-variant-start-seat", {"number": number})

    def help_choose_tile(self) -> str:
        """Take one tile: a landscape from the display, or, exactly once in the game, a god. In 15 turns you take 14 landscapes and 1 god.

        Taking a landscape puts 1 worshipper of its colour on every landscape next to it (never diagonally), and you get the worshippers that lie on it. You may pay for it with them at once. This also happens when it becomes a wilderness.

        Trading: 3 worshippers of one colour for 1 of another, as often as you like.
        """
        return self.put("orbis-help-choose-tile", {})

    def help_settle_cost(self) -> str:
        """Pay the cost and lay the landscape face up, or turn it over: a wilderness costs nothing, has every colour and no effect, and scores −1 CP at the end.

        A benefit token saves the colour it shows, but never a worshipper of any colour. Trading 3 for 1 is allowed first, even with the worshippers just collected.
        """
        return self.put("orbis-help-settle-cost", {})

    def help_pay_any(self) -> str:
        """For this part of the cost, each worshipper may be of any colour. Benefit tokens don't help here."""
        return self.put("orbis-help-pay-any", {})

    def help_place(self) -> str:
        """The bottom row has 5 landscapes without gaps and may grow at both ends. Above it a landscape rests on two others; the rows have 4, 3 and 2 landscapes.

        Face up, one of the two landscapes below must have its colour or be a wilderness. The bottom row takes any colour. A wilderness may lie on any free site.

        A landscape never moves later.
        """
        return self.put("orbis-help-place", {})

    def help_take_worshipper(self) -> str:
        """Take a worshipper of any colour from the general supply. You may hold more than 10 until your turn ends."""
        return self.put("orbis-help-take-worshipper", {})

    def help_sacrifice_choice(self) -> str:
        """Give back exactly the number asked for, in any colours, and it scores. Or decline: it gets a marker and scores nothing. Benefit tokens don't help, as this is no cost."""
        return self.put("orbis-help-sacrifice-choice", {})

    def help_sacrifice_pick(self) -> str:
        """The worshippers you give go to the general supply. Any colours will do."""
        return self.put("orbis-help-sacrifice-pick", {})

    def help_eruption_choice(self) -> str:
        """Remove exactly the number of worshippers asked for, of the colours shown, from the eight other landscapes of the display, and the Volcano scores. Those that have just appeared count too. Or decline: it gets a marker and scores nothing."""
        return self.put("orbis-help-eruption-choice", {})

    def help_eruption_pick(self) -> str:
        """Choose a worshipper of a colour shown, on any landscape of the display. It goes to the general supply, not to you."""
        return self.put("orbis-help-eruption-pick", {})

    def help_discard_excess(self) -> str:
        """You may keep 10 worshippers when your turn ends. Give back the rest one by one, or trade 3 of one colour for 1 of another, which leaves you with fewer too."""
        return self.put("orbis-help-discard-excess", {})

    def signs(
        self,
        *,
        yellow: Shown,
        green: Shown,
        blue: Shown,
        red: Shown,
        white: Shown,
        any: Shown,
        shrine: Shown,
        mystic: Shown,
        failed: Shown,
        met: Shown,
        new: Shown,
    ) -> str:
        """Worshippers, and the colours of landscapes: { $yellow } yellow, { $green } green, { $blue } blue, { $red } red, { $white } white. { $any } is a worshipper of any colour. Up to four are shown one by one, more as a number: 5{ $yellow }.
        In the corner of a landscape: what taking it would bring. +5: you can pay now, and it brings 5 CP at once, your own Forests included. +5?: a Forest that can still bring 5 CP. { $shrine }{ $shrine } { $mystic }9, +1 { $any } or { $yellow } free: shrines with their mystic value, worshippers, a colour that costs nothing from then on.
        trade: you can pay after trading. 0!: you can pay, but it would bring nothing. { $failed } −1 on red: it would become a wilderness (#), because you can't pay or it fits nowhere face up.
        { $met } met or at hand. { $failed } not met or missing. 2/3?: a Forest with two of three neighbours. # wilderness. { $new } new on the display, [ ] laid by the others since your turn.
        In the bottom line of a landscape lie its worshippers. +{ $red }: it gets a red one if you take the landscape under the cursor. On a god: what it scores for you now.
        """
        return self.put(
            "orbis-signs",
            {
                "yellow": yellow,
                "green": green,
                "blue": blue,
                "red": red,
                "white": white,
                "any": any,
                "shrine": shrine,
                "mystic": mystic,
                "failed": failed,
                "met": met,
                "new": new,
            },
        )

    def part_display(self) -> str:
        """display"""
        return self.put("orbis-part-display", {})

    def part_gods(self) -> str:
        """gods"""
        return self.put("orbis-part-gods", {})

    def part_temples(self) -> str:
        """temples"""
        return self.put("orbis-part-temples", {})

    def part_players(self) -> str:
        """players"""
        return self.put("orbis-part-players", {})

    def part_world(self) -> str:
        """world"""
        return self.put("orbis-part-world", {})

    def text_head(self, *, round: Shown, rounds: Shown, stacks: Shown) -> str:
        """Round { $round } of { $rounds }. Stacks: { $stacks }."""
        return self.put("orbis-text-head", {"round": round, "rounds": rounds, "stacks": stacks})

    def text_stack(self, *, level: Shown, count: Shown) -> str:
        """level { $level }: { $count }"""
        return self.put("orbis-text-stack", {"level": level, "count": count})

    def text_slot(self, *, slot: Shown, tile: Shown, cost: Shown, does: Shown, lying: Shown) -> str:
        """Slot { $slot }: { $tile }, cost { $cost }. { $does }. On it: { $lying }."""
        return self.put(
            "orbis-text-slot", {"slot": slot, "tile": tile, "cost": cost, "does": does, "lying": lying}
        )

    def text_slot_sign(
        self, *, slot: Shown, sign: Shown, tile: Shown, cost: Shown, does: Shown, lying: Shown
    ) -> str:
        """Slot { $slot } [{ $sign }]: { $tile }, cost { $cost }. { $does }. On it: { $lying }."""
        return self.put(
            "orbis-text-slot-sign",
            {"slot": slot, "sign": sign, "tile": tile, "cost": cost, "does": does, "lying": lying},
        )

    def text_slot_empty(self, *, slot: Shown) -> str:
        """Slot { $slot }: just taken."""
        return self.put("orbis-text-slot-empty", {"slot": slot})

    def text_gods(self, *, gods: Shown) -> str:
        """Gods: { $gods }"""
        return self.put("orbis-text-gods", {"gods": gods})

    def text_temples(self, *, temples: Shown) -> str:
        """Temples: { $temples } CP"""
        return self.put("orbis-text-temples", {"temples": temples})

    def text_turn(self) -> str:
        """(to move)"""
        return self.put("orbis-text-turn", {})

    def text_seat(
        self, *, name: Shown, points: Shown, held: Shown, total: Shown, tiles: Shown, of: Shown, turn: Shown
    ) -> str:
        """{ $name }: { $points } CP, holds { $held } ({ $total }), tile { $tiles } of { $of } { $turn }"""
        return self.put(
            "orbis-text-seat",
            {
                "name": name,
                "points": points,
                "held": held,
                "total": total,
                "tiles": tiles,
                "of": of,
                "turn": turn,
            },
        )

    def text_seat_more(
        self, *, benefits: Shown, shrines: Shown, mystic: Shown, wild: Shown, scored: Shown, god: Shown
    ) -> str:
        """benefits { $benefits }, shrines { $shrines }, mystic { $mystic }, wildernesses { $wild }, scored { $scored }, god { $god }"""
        return self.put(
            "orbis-text-seat-more",
            {
                "benefits": benefits,
                "shrines": shrines,
                "mystic": mystic,
                "wild": wild,
                "scored": scored,
                "god": god,
            },
        )

    def text_scored(self, *, effect: Shown, count: Shown) -> str:
        """{ $effect } { $count }"""
        return self.put("orbis-text-scored", {"effect": effect, "count": count})

    def text_god_failed(self, *, god: Shown) -> str:
        """{ $god } (not fulfilled)"""
        return self.put("orbis-text-god-failed", {"god": god})

    def text_world(self, *, name: Shown) -> str:
        """World of { $name } (numbers: which places of the bottom row it stands above)"""
        return self.put("orbis-text-world", {"name": name})

    def text_row(self, *, row: Shown, laid: Shown) -> str:
        """Row { $row }: { $laid }"""
        return self.put("orbis-text-row", {"row": row, "laid": laid})

    def text_row_empty(self) -> str:
        """nothing yet"""
        return self.put("orbis-text-row-empty", {})

    def text_laid_wild(self) -> str:
        """wilderness"""
        return self.put("orbis-text-laid-wild", {})

    def text_laid_plain(self, *, tile: Shown, worth: Shown) -> str:
        """{ $tile } ({ $worth })"""
        return self.put("orbis-text-laid-plain", {"tile": tile, "worth": worth})

    def text_laid_scores(self, *, tile: Shown, points: Shown) -> str:
        """{ $tile }, { $points } CP"""
        return self.put("orbis-text-laid-scores", {"tile": tile, "points": points})

    def text_laid_failed(self, *, tile: Shown) -> str:
        """{ $tile }, failed"""
        return self.put("orbis-text-laid-failed", {"tile": tile})

    def text_laid_open(self, *, tile: Shown, have: Shown, need: Shown) -> str:
        """{ $tile }, { $have } of { $need } so far"""
        return self.put("orbis-text-laid-open", {"tile": tile, "have": have, "need": need})

    def text_laid_pending(self, *, tile: Shown) -> str:
        """{ $tile }, asks for worshippers"""
        return self.put("orbis-text-laid-pending", {"tile": tile})

    def text_benefit(self, *, colour: Shown) -> str:
        """{ $colour } is free"""
        return self.put("orbis-text-benefit", {"colour": colour})

    def text_shrines(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 shrine
           *[other] { $count } shrines
        }
        """
        return self.put("orbis-text-shrines", {"count": count})

    def text_nothing(self) -> str:
        """no points"""
        return self.put("orbis-text-nothing", {})

    def look_supply(self, *, name: Shown, count: int, colour: Shown) -> str:
        """{ $name } holds { $count ->
            [one] 1 { $colour } worshipper
           *[other] { $count } { $colour } worshippers
        }.
        """
        return self.put("orbis-look-supply", {"name": name, "count": count, "colour": colour})

    def look_empty(self, *, slot: Shown) -> str:
        """Slot { $slot } is empty."""
        return self.put("orbis-look-empty", {"slot": slot})

    def look_hand(self, *, slot: Shown) -> str:
        """Taken from slot { $slot }:"""
        return self.put("orbis-look-hand", {"slot": slot})

    def look_lying(self, *, worshippers: Shown) -> str:
        """It brings { $worshippers }."""
        return self.put("orbis-look-lying", {"worshippers": worshippers})

    def look_free(self, *, where: Shown) -> str:
        """A free site: { $where }."""
        return self.put("orbis-look-free", {"where": where})

    def look_wild(self, *, where: Shown, lost: Shown) -> str:
        """{ $where }: a wilderness, { $lost } CP. It has every colour."""
        return self.put("orbis-look-wild", {"where": where, "lost": lost})

    def look_scores(self, *, points: Shown) -> str:
        """It scores { $points } CP."""
        return self.put("orbis-look-scores", {"points": points})

    def look_failed(self) -> str:
        """Not fulfilled: it scores nothing."""
        return self.put("orbis-look-failed", {})

    def look_open(self, *, have: Shown, need: Shown) -> str:
        """It touches { $have } of the { $need } landscapes it needs at the end."""
        return self.put("orbis-look-open", {"have": have, "need": need})

    def look_pending(self) -> str:
        """It scores if it gets the worshippers that it asks for now."""
        return self.put("orbis-look-pending", {})

    def look_plain(self) -> str:
        """It has no points of its own."""
        return self.put("orbis-look-plain", {})

    def look_temples(self, *, best: Shown) -> str:
        """At the end, the most shrines bring the best temple, the next most the next: { $best } CP. Equal shrines: the higher mystic value decides."""
        return self.put("orbis-look-temples", {"best": best})

    def look_temple(self, *, points: Shown, place: Shown) -> str:
        """A temple: { $points } CP at the end for place { $place } in shrines."""
        return self.put("orbis-look-temple", {"points": points, "place": place})

    def look_temple_held(self, *, name: Shown, count: int) -> str:
        """Now { $name } would get it, with { $count ->
            [one] 1 shrine
           *[other] { $count } shrines
        }.
        """
        return self.put("orbis-look-temple-held", {"name": name, "count": count})

    def look_temple_free(self) -> str:
        """Now nobody would get it."""
        return self.put("orbis-look-temple-free", {})

    def look_shrines(self, *, count: int) -> str:
        """You have { $count ->
            [0] no shrine
            [one] 1 shrine
           *[other] { $count } shrines
        }.
        """
        return self.put("orbis-look-shrines", {"count": count})

    def look_held(self, *, name: Shown, count: int, limit: Shown) -> str:
        """{ $name } holds { $count ->
            [0] no worshippers
            [one] 1 worshipper
           *[other] { $count } worshippers
        }; more than { $limit } can't be kept at the end of a turn.
        """
        return self.put("orbis-look-held", {"name": name, "count": count, "limit": limit})

    def look_trade(self) -> str:
        """Three worshippers of one colour can be traded for one of another, as often as you like in your turn."""
        return self.put("orbis-look-trade", {})

    def look_laid(self, *, name: Shown, count: Shown, size: Shown) -> str:
        """{ $name } has laid { $count } of { $size } landscapes. The game ends when everyone has laid them all and taken a god."""
        return self.put("orbis-look-laid", {"name": name, "count": count, "size": size})

    def look_crown(self, *, name: Shown) -> str:
        """{ $name } has no god yet: one of the tiles taken in the course of the game has to be a god."""
        return self.put("orbis-look-crown", {"name": name})

    def look_benefits(self, *, colours: Shown, name: Shown) -> str:
        """{ $colours }: these colours cost { $name } nothing, because of a benefit token."""
        return self.put("orbis-look-benefits", {"colours": colours, "name": name})

    def look_no_benefits(self, *, name: Shown) -> str:
        """No colour is free for { $name }: only a benefit token does that."""
        return self.put("orbis-look-no-benefits", {"name": name})

    def look_god_of(self, *, name: Shown) -> str:
        """The god of { $name }, who is meant by “you”:"""
        return self.put("orbis-look-god-of", {"name": name})

    def look_latest(self, *, name: Shown) -> str:
        """What { $name } did since your last turn: what was laid or taken, and worshippers gained (+) and given (−)."""
        return self.put("orbis-look-latest", {"name": name})

    def element_temple(self, *, points: Shown) -> str:
        """temple { $points }"""
        return self.put("orbis-element-temple", {"points": points})

    def element_held(self) -> str:
        """worshippers held"""
        return self.put("orbis-element-held", {})

    def element_trade(self) -> str:
        """trade"""
        return self.put("orbis-element-trade", {})

    def element_laid(self) -> str:
        """landscapes laid"""
        return self.put("orbis-element-laid", {})

    def element_benefits(self) -> str:
        """free colours"""
        return self.put("orbis-element-benefits", {})

    def about_display(self) -> str:
        """The display: nine landscapes, of which the player to move takes one with the worshippers on it, or a god."""
        return self.put("orbis-about-display", {})

    def about_gods(self) -> str:
        """The gods left. Each player takes one in the course of the game; it scores at the end if its condition is met."""
        return self.put("orbis-about-gods", {})

    def about_world(self) -> str:
        """A world of fourteen landscapes in rows of five, four, three and two, under a god. What lies higher rests on two below, and face up needs the colour of one of them."""
        return self.put("orbis-about-world", {})

    def about_hold(self) -> str:
        """The worshippers with which landscapes are paid for. What is left at the end only breaks ties."""
        return self.put("orbis-about-hold", {})

    def about_others(self) -> str:
        """The other players: points, worshippers, world and latest turn. A number on a landscape is its points, # a wilderness, ✗ one that failed, ? one still open; • and [ ] mark what is new since your turn."""
        return self.put("orbis-about-others", {})

    def about_round(self) -> str:
        """In each round, everyone takes a landscape or a god."""
        return self.put("orbis-about-round", {})

    def about_status(self) -> str:
        """The landscapes still face down, by level. When a level runs out, those of the next come up: they cost more and bring more."""
        return self.put("orbis-about-status", {})

    def scoring(self) -> str:
        """Scored landscapes bring the creation points (CP) printed on them, and your god scores its own if its condition is met. The player with the most shrines gets the best temple, and each wilderness costs 1 CP. What you have left over only breaks ties."""
        return self.put("orbis-scoring", {})

    def undo_stops(self) -> str:
        """You can't go back further: new landscapes have been turned up since, or another player has decided."""
        return self.put("orbis-undo-stops", {})

    def any_counted(self, *, count: Shown) -> str:
        """any colour { $count }"""
        return self.put("orbis-any-counted", {"count": count})

    def text_none(self) -> str:
        """none"""
        return self.put("orbis-text-none", {})

    def text_collects(self, *, worshippers: Shown) -> str:
        """collects { $worshippers }"""
        return self.put("orbis-text-collects", {"worshippers": worshippers})

    def text_cost_none(self) -> str:
        """costs nothing"""
        return self.put("orbis-text-cost-none", {})

    def text_cost(self, *, cost: Shown) -> str:
        """cost { $cost }"""
        return self.put("orbis-text-cost", {"cost": cost})

    def text_sign_now(self) -> str:
        """can be paid for"""
        return self.put("orbis-text-sign-now", {})

    def text_sign_after_trades(self) -> str:
        """can be paid for after trading"""
        return self.put("orbis-text-sign-after-trades", {})

    def text_sign_fruitless(self) -> str:
        """would score nothing"""
        return self.put("orbis-text-sign-fruitless", {})

    def text_sign_forced(self) -> str:
        """would become a wilderness"""
        return self.put("orbis-text-sign-forced", {})

    def pay(self) -> str:
        """pay"""
        return self.put("orbis-pay", {})

    def no_cost(self) -> str:
        """no cost"""
        return self.put("orbis-no-cost", {})

    def new(self) -> str:
        """new"""
        return self.put("orbis-new", {})

    def corner_trade(self) -> str:
        """trade"""
        return self.put("orbis-corner-trade", {})

    def corner_free(self) -> str:
        """free"""
        return self.put("orbis-corner-free", {})

    def task_forest(self, *, count: Shown, signs: Shown) -> str:
        """{ $count } of { $signs }"""
        return self.put("orbis-task-forest", {"count": count, "signs": signs})

    def task_irrigation(self, *, signs: Shown) -> str:
        """over { $signs }"""
        return self.put("orbis-task-irrigation", {"signs": signs})

    def task_volcano(self, *, count: Shown, signs: Shown) -> str:
        """burn { $count } { $signs }"""
        return self.put("orbis-task-volcano", {"count": count, "signs": signs})

    def task_village(self, *, count: Shown) -> str:
        """give { $count }"""
        return self.put("orbis-task-village", {"count": count})

    def task_farm(self, *, sign: Shown) -> str:
        """{ $sign } is free"""
        return self.put("orbis-task-farm", {"sign": sign})

    def task_conversion(self, *, count: Shown, sign: Shown) -> str:
        """take { $count } { $sign }"""
        return self.put("orbis-task-conversion", {"count": count, "sign": sign})

    def task_holy_rock(self) -> str:
        """no task"""
        return self.put("orbis-task-holy-rock", {})

    def task_long_forest(self, *, cp: Shown, count: Shown, signs: Shown) -> str:
        """{ $cp } CP if { $count } { $signs } around"""
        return self.put("orbis-task-long-forest", {"cp": cp, "count": count, "signs": signs})

    def task_long_irrigation(self, *, cp: Shown, signs: Shown) -> str:
        """{ $cp } CP if { $signs } lies below"""
        return self.put("orbis-task-long-irrigation", {"cp": cp, "signs": signs})

    def task_long_volcano(self, *, cp: Shown, count: Shown, signs: Shown) -> str:
        """{ $cp } CP if { $count } { $signs } burn"""
        return self.put("orbis-task-long-volcano", {"cp": cp, "count": count, "signs": signs})

    def task_long_village(self, *, cp: Shown, count: Shown) -> str:
        """{ $cp } CP if you give { $count }"""
        return self.put("orbis-task-long-village", {"cp": cp, "count": count})

    def task_long_farm(self, *, sign: Shown) -> str:
        """{ $sign } costs nothing"""
        return self.put("orbis-task-long-farm", {"sign": sign})

    def task_long_conversion(self, *, count: Shown, sign: Shown) -> str:
        """take { $count } { $sign } at once"""
        return self.put("orbis-task-long-conversion", {"count": count, "sign": sign})

    def task_long_conversion_any(self, *, count: Shown) -> str:
        """take { $count } of any colour"""
        return self.put("orbis-task-long-conversion-any", {"count": count})

    def task_long_holy_rock(self, *, cp: Shown) -> str:
        """{ $cp } CP without a task"""
        return self.put("orbis-task-long-holy-rock", {"cp": cp})

    def task_long_shrine(self, *, shrines: Shown) -> str:
        """{ $shrines } for the temples"""
        return self.put("orbis-task-long-shrine", {"shrines": shrines})

    def stands_no_site(self) -> str:
        """no site"""
        return self.put("orbis-stands-no-site", {})

    def stands_cannot_pay(self) -> str:
        """too dear"""
        return self.put("orbis-stands-cannot-pay", {})

    def stands_volcano(self, *, have: Shown) -> str:
        """{ $have } lie"""
        return self.put("orbis-stands-volcano", {"have": have})

    def stands_village(self, *, have: Shown) -> str:
        """{ $have } left"""
        return self.put("orbis-stands-village", {"have": have})

    def stands_irrigation(self, *, have: int) -> str:
        """{ $have ->
            [one] { $have } site
           *[other] { $have } sites
        }
        """
        return self.put("orbis-stands-irrigation", {"have": have})

    def stands_forest(self, *, have: Shown, need: Shown) -> str:
        """{ $have } of { $need }"""
        return self.put("orbis-stands-forest", {"have": have, "need": need})

    def stands_holy_rock(self) -> str:
        """scores"""
        return self.put("orbis-stands-holy-rock", {})

    def stands_for_good(self) -> str:
        """for good"""
        return self.put("orbis-stands-for-good", {})

    def stands_short(self) -> str:
        """short"""
        return self.put("orbis-stands-short", {})

    def stands_long_no_site(self, *, colour: Shown) -> str:
        """no site for { $colour }"""
        return self.put("orbis-stands-long-no-site", {"colour": colour})

    def stands_long_cannot_pay(self) -> str:
        """too dear for you"""
        return self.put("orbis-stands-long-cannot-pay", {})

    def stands_long_volcano(self, *, have: Shown) -> str:
        """{ $have } lie around"""
        return self.put("orbis-stands-long-volcano", {"have": have})

    def stands_long_village(self, *, have: Shown) -> str:
        """{ $have } left to give"""
        return self.put("orbis-stands-long-village", {"have": have})

    def stands_long_irrigation(self, *, have: int) -> str:
        """{ $have ->
            [one] on { $have } site of yours
           *[other] on { $have } of your sites
        }
        """
        return self.put("orbis-stands-long-irrigation", {"have": have})

    def stands_long_forest(self, *, have: Shown, need: Shown) -> str:
        """{ $have } of { $need } lie there"""
        return self.put("orbis-stands-long-forest", {"have": have, "need": need})

    def stands_long_holy_rock(self) -> str:
        """always scores"""
        return self.put("orbis-stands-long-holy-rock", {})

    def stands_long_for_good(self) -> str:
        """from your next cost on"""
        return self.put("orbis-stands-long-for-good", {})

    def stands_long_short(self) -> str:
        """short: trade"""
        return self.put("orbis-stands-long-short", {})

    def stands_long_mystic(self, *, mystic: Shown) -> str:
        """mystic value { $mystic }"""
        return self.put("orbis-stands-long-mystic", {"mystic": mystic})

    def nobody_here(self) -> str:
        """nobody on it"""
        return self.put("orbis-nobody-here", {})

    def tile_in_hand(self) -> str:
        """in hand"""
        return self.put("orbis-tile-in-hand", {})

    def tile_empty(self) -> str:
        """empty"""
        return self.put("orbis-tile-empty", {})

    def tile_taken(self) -> str:
        """laid"""
        return self.put("orbis-tile-taken", {})

    def crown_none(self) -> str:
        """a god"""
        return self.put("orbis-crown-none", {})

    def site_no(self, *, sign: Shown) -> str:
        """no { $sign }"""
        return self.put("orbis-site-no", {"sign": sign})

    def site_below(self) -> str:
        """below"""
        return self.put("orbis-site-below", {})

    def site_points(self, *, cp: Shown) -> str:
        """{ $cp } CP"""
        return self.put("orbis-site-points", {"cp": cp})

    def site_here(self) -> str:
        """here"""
        return self.put("orbis-site-here", {})

    def site_nothing(self) -> str:
        """nothing"""
        return self.put("orbis-site-nothing", {})

    def site_lies(self) -> str:
        """lies"""
        return self.put("orbis-site-lies", {})

    def enter_trade(self) -> str:
        """trade"""
        return self.put("orbis-enter-trade", {})

    def enter_settle_cost(self) -> str:
        """choose"""
        return self.put("orbis-enter-settle-cost", {})

    def enter_pay_any(self) -> str:
        """give"""
        return self.put("orbis-enter-pay-any", {})

    def enter_place(self) -> str:
        """lay here"""
        return self.put("orbis-enter-place", {})

    def enter_sacrifice_choice(self) -> str:
        """choose"""
        return self.put("orbis-enter-sacrifice-choice", {})

    def enter_sacrifice_pick(self) -> str:
        """give"""
        return self.put("orbis-enter-sacrifice-pick", {})

    def enter_eruption_choice(self) -> str:
        """choose"""
        return self.put("orbis-enter-eruption-choice", {})

    def enter_eruption_pick(self) -> str:
        """remove"""
        return self.put("orbis-enter-eruption-pick", {})

    def enter_discard_excess(self) -> str:
        """give"""
        return self.put("orbis-enter-discard-excess", {})

    def keys_landscape(self) -> str:
        """landscape"""
        return self.put("orbis-keys-landscape", {})

    def keys_god(self) -> str:
        """god"""
        return self.put("orbis-keys-god", {})

    def keys_trade(self) -> str:
        """trade"""
        return self.put("orbis-keys-trade", {})

    def keys_site(self) -> str:
        """site"""
        return self.put("orbis-keys-site", {})

    def keys_remove(self) -> str:
        """slot"""
        return self.put("orbis-keys-remove", {})

    def keys_give(self) -> str:
        """worshipper"""
        return self.put("orbis-keys-give", {})

    def keys_gain(self) -> str:
        """worshipper"""
        return self.put("orbis-keys-gain", {})

    def gods_none(self) -> str:
        """No god is left."""
        return self.put("orbis-gods-none", {})

    def world_of(self, *, name: Shown) -> str:
        """{ $name }'s world"""
        return self.put("orbis-world-of", {"name": name})

    def laid_of(self, *, count: Shown, size: Shown) -> str:
        """{ $count } of { $size } laid"""
        return self.put("orbis-laid-of", {"count": count, "size": size})

    def temples(self) -> str:
        """Temples"""
        return self.put("orbis-temples", {})

    def most(self, *, sign: Shown) -> str:
        """most { $sign }"""
        return self.put("orbis-most", {"sign": sign})

    def nobody_yet(self) -> str:
        """nobody"""
        return self.put("orbis-nobody-yet", {})

    def from_landscapes(self) -> str:
        """landscapes"""
        return self.put("orbis-from-landscapes", {})

    def from_temple(self) -> str:
        """temple"""
        return self.put("orbis-from-temple", {})

    def from_god(self) -> str:
        """god"""
        return self.put("orbis-from-god", {})

    def from_temple_brief(self) -> str:
        """temple"""
        return self.put("orbis-from-temple-brief", {})

    def from_god_brief(self) -> str:
        """god"""
        return self.put("orbis-from-god-brief", {})

    def you_hold(self) -> str:
        """You hold"""
        return self.put("orbis-you-hold", {})

    def holds(self, *, name: Shown) -> str:
        """{ $name } holds"""
        return self.put("orbis-holds", {"name": name})

    def of_limit(self, *, count: Shown, limit: Shown) -> str:
        """{ $count } of { $limit }"""
        return self.put("orbis-of-limit", {"count": count, "limit": limit})

    def trade_offer(self, *, signs: Shown) -> str:
        """trade { $signs } for 1"""
        return self.put("orbis-trade-offer", {"signs": signs})

    def or_(self) -> str:
        """or"""
        return self.put("orbis-or", {})

    def the_others(self) -> str:
        """The others"""
        return self.put("orbis-the-others", {})

    def since_your_turn(self, *, marks: Shown) -> str:
        """{ $marks } since your turn"""
        return self.put("orbis-since-your-turn", {"marks": marks})

    def all_landscapes(self) -> str:
        """all landscapes"""
        return self.put("orbis-all-landscapes", {})

    def free_colours(self) -> str:
        """free"""
        return self.put("orbis-free-colours", {})

    def in_(self) -> str:
        """got"""
        return self.put("orbis-in", {})

    def out(self) -> str:
        """paid"""
        return self.put("orbis-out", {})

    def left_none(self) -> str:
        """The last landscapes lie on the display."""
        return self.put("orbis-left-none", {})

    def left_last(self, *, level: Shown) -> str:
        """1 landscape left, of level { $level }"""
        return self.put("orbis-left-last", {"level": level})

    def left_same_level(self, *, count: Shown, level: Shown) -> str:
        """{ $count } landscapes left, all of level { $level }"""
        return self.put("orbis-left-same-level", {"count": count, "level": level})

    def left_next_level(self, *, count: Shown, level: Shown) -> str:
        """{ $count } landscapes left, next of level { $level }"""
        return self.put("orbis-left-next-level", {"count": count, "level": level})

    def head_best(self) -> str:
        """best"""
        return self.put("orbis-head-best", {})

    def head_sites(self) -> str:
        """sites"""
        return self.put("orbis-head-sites", {})

    def head_left(self) -> str:
        """you keep"""
        return self.put("orbis-head-left", {})

    def head_rests(self) -> str:
        """rests on"""
        return self.put("orbis-head-rests", {})

    def head_scores(self) -> str:
        """scores"""
        return self.put("orbis-head-scores", {})

    def head_opens(self) -> str:
        """opens"""
        return self.put("orbis-head-opens", {})

    def head_brings(self) -> str:
        """CP"""
        return self.put("orbis-head-brings", {})

    def head_lies(self) -> str:
        """there"""
        return self.put("orbis-head-lies", {})

    def head_held(self) -> str:
        """have"""
        return self.put("orbis-head-held", {})

    def head_then(self) -> str:
        """then"""
        return self.put("orbis-head-then", {})

    def head_me(self) -> str:
        """for me"""
        return self.put("orbis-head-me", {})

    def column_best(self) -> str:
        """what the landscape would score on its best site, or else what it brings."""
        return self.put("orbis-column-best", {})

    def column_sites(self) -> str:
        """the number of sites where it could lie."""
        return self.put("orbis-column-sites", {})

    def column_left(self) -> str:
        """the worshippers left after paying; what comes after − is still to be paid in any colour."""
        return self.put("orbis-column-left", {})

    def column_rests(self) -> str:
        """the landscapes that it would lie on."""
        return self.put("orbis-column-rests", {})

    def column_scores(self) -> str:
        """the points that it would score there, and how far its task would be; +3? means that it can still be fulfilled."""
        return self.put("orbis-column-scores", {})

    def column_opens(self) -> str:
        """the colours that fit on the sites that it opens above itself."""
        return self.put("orbis-column-opens", {})

    def column_brings(self) -> str:
        """the points that it brings."""
        return self.put("orbis-column-brings", {})

    def column_lies(self) -> str:
        """how many worshippers of that colour lie there."""
        return self.put("orbis-column-lies", {})

    def column_held(self) -> str:
        """how many you hold now."""
        return self.put("orbis-column-held", {})

    def column_then(self) -> str:
        """how many you would hold afterwards."""
        return self.put("orbis-column-then", {})

    def column_me(self) -> str:
        """what it does for a god, or for a Forest of yours."""
        return self.put("orbis-column-me", {})

    def me_payable(self, *, what: Shown) -> str:
        """pays { $what }"""
        return self.put("orbis-me-payable", {"what": what})

    def me_unpayable(self, *, what: Shown) -> str:
        """can't pay { $what }"""
        return self.put("orbis-me-unpayable", {"what": what})

    def me_forest(self, *, have: Shown, need: Shown) -> str:
        """Forest { $have }/{ $need }"""
        return self.put("orbis-me-forest", {"have": have, "need": need})

    def me_god(self, *, god: Shown, points: Shown) -> str:
        """{ $god } { $points }"""
        return self.put("orbis-me-god", {"god": god, "points": points})

    def me_god_then(self, *, god: Shown, points: Shown) -> str:
        """{ $god } then { $points }"""
        return self.put("orbis-me-god-then", {"god": god, "points": points})

    def said_god_then(self, *, god: Shown, after: Shown, before: Shown) -> str:
        """{ $god } would then score { $after } CP for you, now { $before }."""
        return self.put("orbis-said-god-then", {"god": god, "after": after, "before": before})

    def said_god_more(self, *, god: Shown, after: Shown, before: Shown) -> str:
        """Your { $god } then scores { $after } CP, now { $before }."""
        return self.put("orbis-said-god-more", {"god": god, "after": after, "before": before})

    def warn_god_less(self, *, god: Shown, after: Shown, before: Shown) -> str:
        """! Your { $god } then scores { $after } CP, now { $before }."""
        return self.put("orbis-warn-god-less", {"god": god, "after": after, "before": before})

    def step_take(self) -> str:
        """take"""
        return self.put("orbis-step-take", {})

    def step_pay(self) -> str:
        """pay"""
        return self.put("orbis-step-pay", {})

    def step_lay(self) -> str:
        """lay"""
        return self.put("orbis-step-lay", {})

    def step_effect(self) -> str:
        """effect"""
        return self.put("orbis-step-effect", {})

    def step_of(self, *, number: Shown, count: Shown, step: Shown) -> str:
        """step { $number }/{ $count }: { $step }"""
        return self.put("orbis-step-of", {"number": number, "count": count, "step": step})

    def fact_create(self) -> str:
        """create"""
        return self.put("orbis-fact-create", {})

    def fact_collect(self) -> str:
        """collect"""
        return self.put("orbis-fact-collect", {})

    def fact_pay(self) -> str:
        """pay"""
        return self.put("orbis-fact-pay", {})

    def fact_lay(self) -> str:
        """lay"""
        return self.put("orbis-fact-lay", {})

    def fact_farm(self) -> str:
        """benefit"""
        return self.put("orbis-fact-farm", {})

    def fact_village(self) -> str:
        """task"""
        return self.put("orbis-fact-village", {})

    def fact_forest(self) -> str:
        """at the end"""
        return self.put("orbis-fact-forest", {})

    def fact_irrigation(self) -> str:
        """water"""
        return self.put("orbis-fact-irrigation", {})

    def fact_volcano(self) -> str:
        """erupt"""
        return self.put("orbis-fact-volcano", {})

    def fact_shrine(self) -> str:
        """shrines"""
        return self.put("orbis-fact-shrine", {})

    def fact_conversion(self) -> str:
        """gain"""
        return self.put("orbis-fact-conversion", {})

    def fact_holy_rock(self) -> str:
        """task"""
        return self.put("orbis-fact-holy-rock", {})

    def on_slots(self, *, slots: Shown) -> str:
        """on { $slots }"""
        return self.put("orbis-on-slots", {"slots": slots})

    def note_beside(self) -> str:
        """the tiles beside it"""
        return self.put("orbis-note-beside", {})

    def note_nobody(self) -> str:
        """no worshipper stands on it"""
        return self.put("orbis-note-nobody", {})

    def note_then(self, *, count: Shown) -> str:
        """you then hold { $count }"""
        return self.put("orbis-note-then", {"count": count})

    def note_keep(self, *, held: Shown, kept: Shown) -> str:
        """of { $held } you keep { $kept }"""
        return self.put("orbis-note-keep", {"held": held, "kept": kept})

    def note_now(self) -> str:
        """as things stand"""
        return self.put("orbis-note-now", {})

    def or_other_sites(self, *, count: int, site: Shown) -> str:
        """{ $count ->
            [one] { $site }, or 1 other site
           *[other] { $site }, or { $count } other sites
        }
        """
        return self.put("orbis-or-other-sites", {"count": count, "site": site})

    def of_level(self, *, colour: Shown, level: Shown) -> str:
        """{ $colour }, level { $level }"""
        return self.put("orbis-of-level", {"colour": colour, "level": level})

    def said_points(self, *, best: Shown) -> str:
        """Brings { $best } CP at once."""
        return self.put("orbis-said-points", {"best": best})

    def said_irrigation(self, *, cp: Shown) -> str:
        """Scores { $cp } CP at once where the colour lies below it."""
        return self.put("orbis-said-irrigation", {"cp": cp})

    def said_volcano(self, *, cp: Shown, count: Shown) -> str:
        """Scores { $cp } CP at once if you let it erupt: you pick which { $count } leave the display."""
        return self.put("orbis-said-volcano", {"cp": cp, "count": count})

    def said_village(self, *, cp: Shown, count: Shown) -> str:
        """Scores { $cp } CP at once if you then give back { $count } worshippers."""
        return self.put("orbis-said-village", {"cp": cp, "count": count})

    def said_forest_full(self, *, cp: Shown) -> str:
        """Scores { $cp } CP: it would touch enough landscapes of its colours."""
        return self.put("orbis-said-forest-full", {"cp": cp})

    def said_forest_open(self, *, cp: Shown, count: Shown) -> str:
        """Scores { $cp } CP at the end if { $count } neighbours have its colours by then."""
        return self.put("orbis-said-forest-open", {"cp": cp, "count": count})

    def said_temple(self, *, before: Shown, after: Shown) -> str:
        """Your temple: { $before } CP now, { $after } CP with it."""
        return self.put("orbis-said-temple", {"before": before, "after": after})

    def said_god(self, *, kinds: Shown, god: Shown) -> str:
        """With it, no other player has more scored { $kinds } than you: { $god }."""
        return self.put("orbis-said-god", {"kinds": kinds, "god": god})

    def said_god_once(self) -> str:
        """You take one god in the game; it uses a turn."""
        return self.put("orbis-said-god-once", {})

    def said_trade_payable(self, *, payable: Shown) -> str:
        """Then you can pay for { $payable }."""
        return self.put("orbis-said-trade-payable", {"payable": payable})

    def said_on_slot(self, *, landscape: Shown, slot: Shown) -> str:
        """{ $landscape } on slot { $slot }"""
        return self.put("orbis-said-on-slot", {"landscape": landscape, "slot": slot})

    def said_trade_unpayable(self, *, unpayable: Shown) -> str:
        """Then you could no longer pay for { $unpayable }."""
        return self.put("orbis-said-trade-unpayable", {"unpayable": unpayable})

    def said_trade_pays(self, *, what: Shown) -> str:
        """Then you can pay for { $what }."""
        return self.put("orbis-said-trade-pays", {"what": what})

    def said_over(self, *, count: int, limit: Shown) -> str:
        """{ $count ->
            [one] 1 over the limit of { $limit }: it goes back at the end of the turn.
           *[other] { $count } over the limit of { $limit }: they go back at the end of the turn.
        }
        """
        return self.put("orbis-said-over", {"count": count, "limit": limit})

    def every_colour(self) -> str:
        """every colour"""
        return self.put("orbis-every-colour", {})

    def said_opens(self, *, row: Shown, colours: Shown) -> str:
        """It opens row { $row } for { $colours }."""
        return self.put("orbis-said-opens", {"row": row, "colours": colours})

    def said_opens_none(self) -> str:
        """It opens no other site."""
        return self.put("orbis-said-opens-none", {})

    def hint_left(self, *, count: int, colours: Shown) -> str:
        """{ $count ->
            [0] no site for { $colours }
            [one] 1 site for { $colours }
           *[other] { $count } sites for { $colours }
        }
        """
        return self.put("orbis-hint-left", {"count": count, "colours": colours})

    def hint_left_each(self, *, count: int, colours: Shown) -> str:
        """{ $count ->
            [0] no site for { $colours }
            [one] 1 site each for { $colours }
           *[other] { $count } sites each for { $colours }
        }
        """
        return self.put("orbis-hint-left-each", {"count": count, "colours": colours})

    def hint_apart(self, *, left: Shown, option: Shown, other: Shown) -> str:
        """Above the bottom row it leaves { $left }; “{ $option }” leaves { $other }."""
        return self.put("orbis-hint-apart", {"left": left, "option": option, "other": other})

    def said_laid_for_good(self) -> str:
        """Once laid, a landscape stays where it lies."""
        return self.put("orbis-said-laid-for-good", {})

    def warn_forest_never(self) -> str:
        """! It can never get all its neighbours here."""
        return self.put("orbis-warn-forest-never", {})

    def god_counts_to(self, *, own: Shown, other: Shown) -> str:
        """{ $own } to { $other }"""
        return self.put("orbis-god-counts-to", {"own": own, "other": other})

    def god_counts_of(self, *, own: Shown, other: Shown) -> str:
        """{ $own }/{ $other }"""
        return self.put("orbis-god-counts-of", {"own": own, "other": other})

    def god_asks_gain(self, *, count: Shown) -> str:
        """take { $count }"""
        return self.put("orbis-god-asks-gain", {"count": count})

    def god_asks_most(self) -> str:
        """most"""
        return self.put("orbis-god-asks-most", {})

    def god_asks_sure(self) -> str:
        """always"""
        return self.put("orbis-god-asks-sure", {})

    def god_asks_idle(self) -> str:
        """# is 0"""
        return self.put("orbis-god-asks-idle", {})

    def god_asks_fewest(self) -> str:
        """fewest"""
        return self.put("orbis-god-asks-fewest", {})

    def god_tally_fewest(self) -> str:
        """wilderness"""
        return self.put("orbis-god-tally-fewest", {})

    def god_asks_all(self) -> str:
        """has all"""
        return self.put("orbis-god-asks-all", {})

    def god_tally_all(self) -> str:
        """Vill Shr Volc"""
        return self.put("orbis-god-tally-all", {})

    def god_asks_paid(self, *, count: Shown) -> str:
        """give { $count }"""
        return self.put("orbis-god-asks-paid", {"count": count})

    def god_tally_paid(self, *, own: Shown) -> str:
        """you hold { $own }"""
        return self.put("orbis-god-tally-paid", {"own": own})

    def option_held(self, *, option: Shown, held: Shown) -> str:
        """{ $option } (you hold { $held })"""
        return self.put("orbis-option-held", {"option": option, "held": held})

    def option_pay_cost(self, *, cost: Shown) -> str:
        """pay { $cost }"""
        return self.put("orbis-option-pay-cost", {"cost": cost})

    def option_pay_free(self) -> str:
        """lay it face up"""
        return self.put("orbis-option-pay-free", {})

    def option_wilderness(self) -> str:
        """wilderness"""
        return self.put("orbis-option-wilderness", {})

    def option_site(self, *, where: Shown, points: Shown) -> str:
        """{ $where }: { $points } CP"""
        return self.put("orbis-option-site", {"where": where, "points": points})

    def text_site(self, *, where: Shown, resting: Shown) -> str:
        """{ $where }, on { $resting }"""
        return self.put("orbis-text-site", {"where": where, "resting": resting})

    def event_forced_other(self, *, name: Shown) -> str:
        """{ $name } had no other choice."""
        return self.put("orbis-event-forced-other", {"name": name})

    def group_x(self, *, count: Shown) -> str:
        """trade 3 of a colour for 1 ({ $count } ways)"""
        return self.put("orbis-group-x", {"count": count})

    def group_slot(self, *, slot: Shown, kind: Shown, count: Shown) -> str:
        """{ $slot } { $kind }: { $count } colours"""
        return self.put("orbis-group-slot", {"slot": slot, "kind": kind, "count": count})

    def recap_landscape_gone(self, *, name: Shown, what: Shown, slot: Shown, points: Shown) -> str:
        """{ $name } took { $what } from slot { $slot }, worth { $points } CP to you."""
        return self.put(
            "orbis-recap-landscape-gone", {"name": name, "what": what, "slot": slot, "points": points}
        )

    def recap_landscape_gone_trades(self, *, name: Shown, what: Shown, slot: Shown, points: Shown) -> str:
        """{ $name } took { $what } from slot { $slot }, worth { $points } CP to you after trading."""
        return self.put(
            "orbis-recap-landscape-gone-trades", {"name": name, "what": what, "slot": slot, "points": points}
        )

    def recap_unpayable(self, *, count: int, name: Shown, slot: Shown, what: Shown) -> str:
        """{ $count ->
            [one] { $name } removed 1 worshipper from slot { $slot }: you can no longer pay for { $what }.
           *[other] { $name } removed { $count } worshippers from slot { $slot }: you can no longer pay for { $what }.
        }
        """
        return self.put("orbis-recap-unpayable", {"count": count, "name": name, "slot": slot, "what": what})

    def recap_god_gone(self, *, name: Shown, the: Shown, points: Shown) -> str:
        """{ $name } took { $the }, worth { $points } CP to you."""
        return self.put("orbis-recap-god-gone", {"name": name, "the": the, "points": points})

    def recap_god_less(self, *, god: Shown, kinds: Shown, own: Shown, other: Shown, points: Shown) -> str:
        """Your { $god } no longer scores for you: { $kinds } { $own } to { $other }, { $points } CP less."""
        return self.put(
            "orbis-recap-god-less", {"god": god, "kinds": kinds, "own": own, "other": other, "points": points}
        )

    def recap_god_more(self, *, god: Shown, kinds: Shown, own: Shown, other: Shown, points: Shown) -> str:
        """Your { $god } scores for you again: { $kinds } { $own } to { $other }, { $points } CP more."""
        return self.put(
            "orbis-recap-god-more", {"god": god, "kinds": kinds, "own": own, "other": other, "points": points}
        )

    def recap_majority_lost(self, *, god: Shown, kinds: Shown, own: Shown, other: Shown) -> str:
        """{ $god } would no longer score for you: { $kinds } { $own } to { $other }."""
        return self.put("orbis-recap-majority-lost", {"god": god, "kinds": kinds, "own": own, "other": other})

    def recap_majority_won(self, *, god: Shown, kinds: Shown, own: Shown, other: Shown) -> str:
        """{ $god } would score for you now: { $kinds } { $own } to { $other }."""
        return self.put("orbis-recap-majority-won", {"god": god, "kinds": kinds, "own": own, "other": other})

    def recap_temple_less(self, *, after: Shown, before: Shown) -> str:
        """Your temple scores { $after } CP, no longer { $before }."""
        return self.put("orbis-recap-temple-less", {"after": after, "before": before})

    def recap_temple_more(self, *, after: Shown, before: Shown) -> str:
        """Your temple scores { $after } CP now, not { $before }."""
        return self.put("orbis-recap-temple-more", {"after": after, "before": before})

    def recap_payable(self, *, count: int, slot: Shown, what: Shown) -> str:
        """{ $count ->
            [one] 1 more worshipper lies on slot { $slot }: now you can pay for { $what }.
           *[other] { $count } more worshippers lie on slot { $slot }: now you can pay for { $what }.
        }
        """
        return self.put("orbis-recap-payable", {"count": count, "slot": slot, "what": what})

    def recap_turn_laid(self, *, kind: Shown, row: Shown) -> str:
        """{ $kind } in row { $row }"""
        return self.put("orbis-recap-turn-laid", {"kind": kind, "row": row})

    def recap_turn_wild(self, *, kind: Shown, row: Shown) -> str:
        """{ $kind } as a wilderness in row { $row }"""
        return self.put("orbis-recap-turn-wild", {"kind": kind, "row": row})

    def recap_turn_free(self, *, colour: Shown) -> str:
        """{ $colour } costs nothing from now on"""
        return self.put("orbis-recap-turn-free", {"colour": colour})

    def recap_turn_gives(self, *, count: int) -> str:
        """{ $count ->
            [one] gives back 1 worshipper
           *[other] gives back { $count } worshippers
        }
        """
        return self.put("orbis-recap-turn-gives", {"count": count})

    def recap_turn_removes(self, *, count: int) -> str:
        """{ $count ->
            [one] removes 1 worshipper from the display
           *[other] removes { $count } worshippers from the display
        }
        """
        return self.put("orbis-recap-turn-removes", {"count": count})

    def recap_turn_in_vain(self) -> str:
        """it scores nothing"""
        return self.put("orbis-recap-turn-in-vain", {})

    def prospect_held(self) -> str:
        """what you hold"""
        return self.put("orbis-prospect-held", {})

    def prospect_payable(self) -> str:
        """landscapes you can pay for next"""
        return self.put("orbis-prospect-payable", {})

    def prospect_sites(self) -> str:
        """sites for what comes"""
        return self.put("orbis-prospect-sites", {})

    def prospect_shrines(self) -> str:
        """the race for the temples"""
        return self.put("orbis-prospect-shrines", {})

    def prospect_forests(self) -> str:
        """Forests that still wait"""
        return self.put("orbis-prospect-forests", {})

    def prospect_free(self) -> str:
        """colours that cost nothing"""
        return self.put("orbis-prospect-free", {})

    def prospect_world(self) -> str:
        """what lies in your world"""
        return self.put("orbis-prospect-world", {})

    def prospect_god(self) -> str:
        """your god"""
        return self.put("orbis-prospect-god", {})

    def prospect_wilderness(self) -> str:
        """what wildernesses cost"""
        return self.put("orbis-prospect-wilderness", {})

    def said_removed(self, *, after: int, before: Shown) -> str:
        """The next player to take that landscape would collect { $after ->
            [0] nothing
            [one] 1 worshipper
           *[other] { $after } worshippers
        }, not { $before }.
        """
        return self.put("orbis-said-removed", {"after": after, "before": before})

    def ahead_held(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } worshippers
        """
        return self.put("orbis-ahead-held", {"more": more})

    def ahead_colours(self, *, more: bool) -> str:
        """worshippers of { $more ->
            [yes] more
           *[no] fewer
        } colours
        """
        return self.put("orbis-ahead-colours", {"more": more})

    def ahead_payable(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } landscapes that your supply alone can pay for
        """
        return self.put("orbis-ahead-payable", {"more": more})

    def ahead_fitting(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } colours that fit into a higher row
        """
        return self.put("orbis-ahead-fitting", {"more": more})

    def ahead_forest_waits(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points in Forests that can still be completed
        """
        return self.put("orbis-ahead-forest-waits", {"more": more})

    def ahead_forest_lost(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points in Forests that can no longer be completed
        """
        return self.put("orbis-ahead-forest-lost", {"more": more})

    def ahead_shrines_ahead(self, *, more: bool) -> str:
        """a { $more ->
            [yes] bigger
           *[no] smaller
        } lead in shrines
        """
        return self.put("orbis-ahead-shrines-ahead", {"more": more})

    def ahead_shrines_behind(self, *, more: bool) -> str:
        """a { $more ->
            [yes] greater
           *[no] smaller
        } distance to the leader in shrines
        """
        return self.put("orbis-ahead-shrines-behind", {"more": more})

    def ahead_benefits(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } benefit tokens
        """
        return self.put("orbis-ahead-benefits", {"more": more})
