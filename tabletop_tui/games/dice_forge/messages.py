"""What the game can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.kit.messages import Messages, Shown


class DiceForgeMessages(Messages):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Dice Forge"""
        return self.put("dice_forge-title", {})

    def line(self) -> str:
        """All players roll, all gain; gold buys better faces for your two dice."""
        return self.put("dice_forge-line", {})

    def letter_gold(self) -> str:
        """G"""
        return self.put("dice_forge-letter-gold", {})

    def letter_sun(self) -> str:
        """S"""
        return self.put("dice_forge-letter-sun", {})

    def letter_moon(self) -> str:
        """M"""
        return self.put("dice_forge-letter-moon", {})

    def letter_vp(self) -> str:
        """V"""
        return self.put("dice_forge-letter-vp", {})

    def decimal_point(self) -> str:
        """."""
        return self.put("dice_forge-decimal-point", {})

    def resource_gold(self) -> str:
        """gold"""
        return self.put("dice_forge-resource-gold", {})

    def resource_sun(self) -> str:
        """sun"""
        return self.put("dice_forge-resource-sun", {})

    def resource_moon(self) -> str:
        """moon"""
        return self.put("dice_forge-resource-moon", {})

    def resource_vp(self) -> str:
        """glory"""
        return self.put("dice_forge-resource-vp", {})

    def amount_gold(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 gold
           *[other] { $count } gold
        }
        """
        return self.put("dice_forge-amount-gold", {"count": count})

    def amount_sun(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 sun shard
           *[other] { $count } sun shards
        }
        """
        return self.put("dice_forge-amount-sun", {"count": count})

    def amount_moon(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 moon shard
           *[other] { $count } moon shards
        }
        """
        return self.put("dice_forge-amount-moon", {"count": count})

    def amount_vp(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 glory
           *[other] { $count } glory
        }
        """
        return self.put("dice_forge-amount-vp", {"count": count})

    def nobody(self) -> str:
        """-"""
        return self.put("dice_forge-nobody", {})

    def nothing(self) -> str:
        """nothing by itself"""
        return self.put("dice_forge-nothing", {})

    def colour_red(self) -> str:
        """red"""
        return self.put("dice_forge-colour-red", {})

    def colour_green(self) -> str:
        """green"""
        return self.put("dice_forge-colour-green", {})

    def colour_yellow(self) -> str:
        """yellow"""
        return self.put("dice_forge-colour-yellow", {})

    def colour_blue(self) -> str:
        """blue"""
        return self.put("dice_forge-colour-blue", {})

    def face_signs_triple(self) -> str:
        """×3"""
        return self.put("dice_forge-face-signs-triple", {})

    def face_signs_mirror(self) -> str:
        """mirror"""
        return self.put("dice_forge-face-signs-mirror", {})

    def face_signs_ship(self) -> str:
        """ship"""
        return self.put("dice_forge-face-signs-ship", {})

    def face_signs_shield(self, *, number: Shown, sign: Shown) -> str:
        """◇{ $number }{ $sign }"""
        return self.put("dice_forge-face-signs-shield", {"number": number, "sign": sign})

    def face_signs_boar(self) -> str:
        """boar"""
        return self.put("dice_forge-face-signs-boar", {})

    def face_triple_name(self) -> str:
        """times three"""
        return self.put("dice_forge-face-triple-name", {})

    def face_mirror_name(self) -> str:
        """the mirror"""
        return self.put("dice_forge-face-mirror-name", {})

    def face_ship_name(self) -> str:
        """the celestial ship"""
        return self.put("dice_forge-face-ship-name", {})

    def face_shield_name(self, *, resource: Shown) -> str:
        """the { $resource } shield"""
        return self.put("dice_forge-face-shield-name", {"resource": resource})

    def face_boar_name(self, *, colour: Shown) -> str:
        """the { $colour } boar"""
        return self.put("dice_forge-face-boar-name", {"colour": colour})

    def face_does_sum(self, *, what: Shown) -> str:
        """You gain { $what }."""
        return self.put("dice_forge-face-does-sum", {"what": what})

    def face_does_choice(self, *, what: Shown) -> str:
        """You choose one: { $what }."""
        return self.put("dice_forge-face-does-choice", {"what": what})

    def face_chooses(self) -> str:
        """You choose one of them."""
        return self.put("dice_forge-face-chooses", {})

    def face_does_triple(self) -> str:
        """The other die counts three times; nothing if it is rolled alone or beside another ×3."""
        return self.put("dice_forge-face-does-triple", {})

    def face_does_mirror(self) -> str:
        """Counts as a face that is up on an opponent's die, of your choice."""
        return self.put("dice_forge-face-does-mirror", {})

    def face_does_ship(self) -> str:
        """You may buy a face of the sanctuary for 2 gold less and forge it at once; 6 less beside a ×3."""
        return self.put("dice_forge-face-does-ship", {})

    def face_does_shield(self, *, vp: Shown, resource: Shown, amount: Shown) -> str:
        """{ $vp } if the other die gives { $resource }; otherwise { $amount }."""
        return self.put("dice_forge-face-does-shield", {"vp": vp, "resource": resource, "amount": amount})

    def face_does_boar(self, *, what: Shown) -> str:
        """You choose 1 sun shard or 1 moon shard; then the owner of the card of { $what } takes 1 sun shard, 1 moon shard or 3 glory."""
        return self.put("dice_forge-face-does-boar", {"what": what})

    def die_1(self) -> str:
        """light die"""
        return self.put("dice_forge-die-1", {})

    def die_2(self) -> str:
        """dark die"""
        return self.put("dice_forge-die-2", {})

    def die_of(self, *, name: Shown, die: Shown) -> str:
        """{ $name }, { $die }"""
        return self.put("dice_forge-die-of", {"name": name, "die": die})

    def face_of(self, *, face: Shown, name: Shown) -> str:
        """{ $face } of { $name }"""
        return self.put("dice_forge-face-of", {"face": face, "name": name})

    def card_hammer(self) -> str:
        """The Blacksmith's Hammer"""
        return self.put("dice_forge-card-hammer", {})

    def card_chest(self) -> str:
        """The Blacksmith's Chest"""
        return self.put("dice_forge-card-chest", {})

    def card_hind(self) -> str:
        """The Silver Hind"""
        return self.put("dice_forge-card-hind", {})

    def card_bear(self) -> str:
        """Great Bear"""
        return self.put("dice_forge-card-bear", {})

    def card_satyrs(self) -> str:
        """Satyrs"""
        return self.put("dice_forge-card-satyrs", {})

    def card_boar(self) -> str:
        """Tenacious Boar"""
        return self.put("dice_forge-card-boar", {})

    def card_ferryman(self) -> str:
        """Ferryman"""
        return self.put("dice_forge-card-ferryman", {})

    def card_cerberus(self) -> str:
        """Cerberus"""
        return self.put("dice_forge-card-cerberus", {})

    def card_helmet(self) -> str:
        """Helmet of Invisibility"""
        return self.put("dice_forge-card-helmet", {})

    def card_cancer(self) -> str:
        """Cancer"""
        return self.put("dice_forge-card-cancer", {})

    def card_sentinel(self) -> str:
        """Sentinel"""
        return self.put("dice_forge-card-sentinel", {})

    def card_elder(self) -> str:
        """The Elder"""
        return self.put("dice_forge-card-elder", {})

    def card_spirits(self) -> str:
        """Wild Spirits"""
        return self.put("dice_forge-card-spirits", {})

    def card_owl(self) -> str:
        """The Guardian's Owl"""
        return self.put("dice_forge-card-owl", {})

    def card_ship(self) -> str:
        """Celestial Ship"""
        return self.put("dice_forge-card-ship", {})

    def card_minotaur(self) -> str:
        """Minotaur"""
        return self.put("dice_forge-card-minotaur", {})

    def card_shield(self) -> str:
        """The Guardian's Shield"""
        return self.put("dice_forge-card-shield", {})

    def card_gorgon(self) -> str:
        """Gorgon"""
        return self.put("dice_forge-card-gorgon", {})

    def card_triton(self) -> str:
        """Triton"""
        return self.put("dice_forge-card-triton", {})

    def card_mirror(self) -> str:
        """Mirror of the Abyss"""
        return self.put("dice_forge-card-mirror", {})

    def card_sphinx(self) -> str:
        """Sphinx"""
        return self.put("dice_forge-card-sphinx", {})

    def card_cyclops(self) -> str:
        """Cyclops"""
        return self.put("dice_forge-card-cyclops", {})

    def card_hydra(self) -> str:
        """Hydra"""
        return self.put("dice_forge-card-hydra", {})

    def card_typhon(self) -> str:
        """Typhon"""
        return self.put("dice_forge-card-typhon", {})

    def card_line(self, *, card: Shown, cost: Shown, vp: Shown) -> str:
        """{ $card } ({ $cost }, { $vp })"""
        return self.put("dice_forge-card-line", {"card": card, "cost": cost, "vp": vp})

    def lead_blessing(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, you rolled { $faces }"""
        return self.put("dice_forge-lead-blessing", {"name": name, "faces": faces})

    def lead_ousted(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, you were ousted and rolled { $faces }"""
        return self.put("dice_forge-lead-ousted", {"name": name, "faces": faces})

    def lead_hind(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, with your Hind you rolled { $faces }"""
        return self.put("dice_forge-lead-hind", {"name": name, "faces": faces})

    def lead_cancer(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, with Cancer you rolled { $faces }"""
        return self.put("dice_forge-lead-cancer", {"name": name, "faces": faces})

    def lead_sentinel(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, with the Sentinel you rolled { $faces }"""
        return self.put("dice_forge-lead-sentinel", {"name": name, "faces": faces})

    def lead_sphinx(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, with the Sphinx you rolled { $faces }"""
        return self.put("dice_forge-lead-sphinx", {"name": name, "faces": faces})

    def lead_cyclops(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, with the Cyclops you rolled { $faces }"""
        return self.put("dice_forge-lead-cyclops", {"name": name, "faces": faces})

    def lead_satyrs(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, with the Satyrs you apply { $faces }"""
        return self.put("dice_forge-lead-satyrs", {"name": name, "faces": faces})

    def lead_minotaur(self, *, name: Shown, faces: Shown) -> str:
        """{ $name }, the Minotaur takes what you rolled, { $faces }"""
        return self.put("dice_forge-lead-minotaur", {"name": name, "faces": faces})

    def ask_mirror_choose(self, *, lead: Shown) -> str:
        """{ $lead }: which face does the mirror copy?"""
        return self.put("dice_forge-ask-mirror-choose", {"lead": lead})

    def ask_resolve_order(self, *, lead: Shown) -> str:
        """{ $lead }: which of the two dice first?"""
        return self.put("dice_forge-ask-resolve-order", {"lead": lead})

    def ask_face_choose_take(self, *, lead: Shown, times: int) -> str:
        """{ $lead }: what do you take{ $times ->
            [3] , three times
           *[other] { "" }
        }?
        """
        return self.put("dice_forge-ask-face-choose-take", {"lead": lead, "times": times})

    def ask_face_choose_lose(self, *, lead: Shown) -> str:
        """{ $lead }: what do you lose?"""
        return self.put("dice_forge-ask-face-choose-lose", {"lead": lead})

    def ask_hammer_allocate(self, *, name: Shown, gold: Shown) -> str:
        """{ $name }, you gain { $gold } gold: how much of it goes on the hammer?"""
        return self.put("dice_forge-ask-hammer-allocate", {"name": name, "gold": gold})

    def ask_boar_bonus_other(self, *, roller: Shown, colour: Shown, name: Shown) -> str:
        """{ $roller } applies your { $colour } boar. { $name }, take a bonus."""
        return self.put("dice_forge-ask-boar-bonus-other", {"roller": roller, "colour": colour, "name": name})

    def ask_boar_bonus_own(self, *, name: Shown, colour: Shown) -> str:
        """{ $name }, you apply your own { $colour } boar: take a bonus."""
        return self.put("dice_forge-ask-boar-bonus-own", {"name": name, "colour": colour})

    def ask_ship_forge(self, *, lead: Shown, discount: Shown) -> str:
        """{ $lead }: buy a face for { $discount } gold less?"""
        return self.put("dice_forge-ask-ship-forge", {"lead": lead, "discount": discount})

    def ask_forge_slot_face(self, *, name: Shown, title: Shown) -> str:
        """{ $name }, which face do you replace with { $title }?"""
        return self.put("dice_forge-ask-forge-slot-face", {"name": name, "title": title})

    def ask_forge_slot_ousted(self, *, name: Shown, title: Shown) -> str:
        """{ $name }, you were ousted, and your ship brings { $title }: which face do you replace?"""
        return self.put("dice_forge-ask-forge-slot-ousted", {"name": name, "title": title})

    def ask_forge_slot_boar(self, *, giver: Shown, colour: Shown, name: Shown) -> str:
        """{ $giver } gives you the { $colour } boar. { $name }, which face does it replace, for good?"""
        return self.put("dice_forge-ask-forge-slot-boar", {"giver": giver, "colour": colour, "name": name})

    def ask_use_cerberus(self, *, lead: Shown) -> str:
        """{ $lead }: use a token to apply it twice?"""
        return self.put("dice_forge-ask-use-cerberus", {"lead": lead})

    def ask_reinforcement(self, *, name: Shown) -> str:
        """{ $name }, use your reinforcements, in any order."""
        return self.put("dice_forge-ask-reinforcement", {"name": name})

    def ask_action_both(self, *, name: Shown) -> str:
        """{ $name }, forge faces for gold, perform one feat for shards, or pass."""
        return self.put("dice_forge-ask-action-both", {"name": name})

    def ask_action_buy(self, *, name: Shown) -> str:
        """{ $name }, forge faces for gold, or pass."""
        return self.put("dice_forge-ask-action-buy", {"name": name})

    def ask_action_feat(self, *, name: Shown) -> str:
        """{ $name }, perform a feat for shards, or pass."""
        return self.put("dice_forge-ask-action-feat", {"name": name})

    def ask_action_token(self, *, name: Shown) -> str:
        """{ $name }, use a Triton token, or pass."""
        return self.put("dice_forge-ask-action-token", {"name": name})

    def ask_action_both_extra(self, *, name: Shown) -> str:
        """{ $name }, your extra action: forge faces or perform a feat."""
        return self.put("dice_forge-ask-action-both-extra", {"name": name})

    def ask_action_buy_extra(self, *, name: Shown) -> str:
        """{ $name }, your extra action: forge faces."""
        return self.put("dice_forge-ask-action-buy-extra", {"name": name})

    def ask_action_feat_extra(self, *, name: Shown) -> str:
        """{ $name }, your extra action: perform a feat."""
        return self.put("dice_forge-ask-action-feat-extra", {"name": name})

    def ask_action_token_extra(self, *, name: Shown) -> str:
        """{ $name }, your extra action: a Triton token has to pay for it."""
        return self.put("dice_forge-ask-action-token-extra", {"name": name})

    def ask_forge_more(self, *, name: Shown) -> str:
        """{ $name }, buy another, different face, or stop here."""
        return self.put("dice_forge-ask-forge-more", {"name": name})

    def ask_extra_action_pay(self, *, name: Shown, count: Shown) -> str:
        """{ $name }, take an extra action for { $count } sun shards, or end your turn?"""
        return self.put("dice_forge-ask-extra-action-pay", {"name": name, "count": count})

    def ask_extra_action_token(self, *, name: Shown) -> str:
        """{ $name }, use a Triton token before your turn ends?"""
        return self.put("dice_forge-ask-extra-action-token", {"name": name})

    def ask_shield_choose(self, *, name: Shown) -> str:
        """{ $name }, which shield do you forge?"""
        return self.put("dice_forge-ask-shield-choose", {"name": name})

    def ask_boar_bearer(self, *, name: Shown, colour: Shown) -> str:
        """{ $name }, who must forge the { $colour } boar?"""
        return self.put("dice_forge-ask-boar-bearer", {"name": name, "colour": colour})

    def ask_satyrs_pick_first(self, *, name: Shown) -> str:
        """{ $name }, which of your opponents' dice do you apply? Pick two, the first now."""
        return self.put("dice_forge-ask-satyrs-pick-first", {"name": name})

    def ask_satyrs_pick_second(self, *, name: Shown) -> str:
        """{ $name }, which of your opponents' dice do you apply second?"""
        return self.put("dice_forge-ask-satyrs-pick-second", {"name": name})

    def ask_sphinx_die(self, *, name: Shown, feat: Shown) -> str:
        """{ $name }, which die do you roll four times ({ $feat })?"""
        return self.put("dice_forge-ask-sphinx-die", {"name": name, "feat": feat})

    def option_roll(self) -> str:
        """let all players roll"""
        return self.put("dice_forge-option-roll", {})

    def option_buy(self, *, title: Shown, cost: Shown, left: Shown) -> str:
        """{ $title } for { $cost } (×{ $left })"""
        return self.put("dice_forge-option-buy", {"title": title, "cost": cost, "left": left})

    def option_feat_alone(self, *, card: Shown, cost: Shown, printed: Shown, brief: Shown) -> str:
        """{ $card } for { $cost } · { $printed } glory · { $brief }"""
        return self.put(
            "dice_forge-option-feat-alone", {"card": card, "cost": cost, "printed": printed, "brief": brief}
        )

    def option_feat_ousts(
        self, *, card: Shown, cost: Shown, printed: Shown, brief: Shown, rival: Shown
    ) -> str:
        """{ $card } for { $cost } · { $printed } glory · { $brief } · ousts { $rival }"""
        return self.put(
            "dice_forge-option-feat-ousts",
            {"card": card, "cost": cost, "printed": printed, "brief": brief, "rival": rival},
        )

    def option_triton(self, *, what: Shown) -> str:
        """Triton token: { $what }"""
        return self.put("dice_forge-option-triton", {"what": what})

    def option_over(self, *, lies: Shown, die: Shown) -> str:
        """over { $lies } ({ $die })"""
        return self.put("dice_forge-option-over", {"lies": lies, "die": die})

    def option_slot(self, *, die: Shown, lies: Shown) -> str:
        """{ $die }: { $lies }"""
        return self.put("dice_forge-option-slot", {"die": die, "lies": lies})

    def option_face(self, *, die: Shown, title: Shown) -> str:
        """{ $die }: { $title }"""
        return self.put("dice_forge-option-face", {"die": die, "title": title})

    def option_hammer_none(self) -> str:
        """nothing on it"""
        return self.put("dice_forge-option-hammer-none", {})

    def option_lose(self, *, what: Shown) -> str:
        """lose { $what }"""
        return self.put("dice_forge-option-lose", {"what": what})

    def option_die_of(self, *, title: Shown, name: Shown, die: Shown) -> str:
        """{ $title } · { $name }, { $die }"""
        return self.put("dice_forge-option-die-of", {"title": title, "name": name, "die": die})

    def option_owl(self, *, what: Shown) -> str:
        """Owl: { $what }"""
        return self.put("dice_forge-option-owl", {"what": what})

    def option_hind(self, *, die: Shown) -> str:
        """Hind: roll the { $die }"""
        return self.put("dice_forge-option-hind", {"die": die})

    def option_elder(self, *, asks: Shown, what: Shown) -> str:
        """Elder: { $asks } gold for { $what }"""
        return self.put("dice_forge-option-elder", {"asks": asks, "what": what})

    def option_pass(self) -> str:
        """pass: your turn ends"""
        return self.put("dice_forge-option-pass", {})

    def option_pay(self, *, costs: Shown) -> str:
        """extra action for { $costs } sun shards"""
        return self.put("dice_forge-option-pay", {"costs": costs})

    def option_end(self) -> str:
        """end your turn"""
        return self.put("dice_forge-option-end", {})

    def option_decline(self) -> str:
        """buy nothing"""
        return self.put("dice_forge-option-decline", {})

    def option_done_reinforcement(self) -> str:
        """go on to your action"""
        return self.put("dice_forge-option-done-reinforcement", {})

    def option_done_forge_more(self) -> str:
        """no more faces"""
        return self.put("dice_forge-option-done-forge-more", {})

    def option_other_first(self) -> str:
        """the other die first"""
        return self.put("dice_forge-option-other-first", {})

    def option_ship_first(self) -> str:
        """the ship first"""
        return self.put("dice_forge-option-ship-first", {})

    def option_keep(self, *, what: Shown) -> str:
        """keep { $what }"""
        return self.put("dice_forge-option-keep", {"what": what})

    def option_convert(self, *, what: Shown) -> str:
        """take { $what } instead"""
        return self.put("dice_forge-option-convert", {"what": what})

    def option_yes(self) -> str:
        """yes: apply it again"""
        return self.put("dice_forge-option-yes", {})

    def option_no(self) -> str:
        """no: keep the token"""
        return self.put("dice_forge-option-no", {})

    def warn_lost(self, *, over: Shown) -> str:
        """Your store can't take it all: { $over } would be lost."""
        return self.put("dice_forge-warn-lost", {"over": over})

    def warn_better(self, *, lies: Shown, title: Shown) -> str:
        """The face there, { $lies }, is worth more than { $title }."""
        return self.put("dice_forge-warn-better", {"lies": lies, "title": title})

    def detail_last_face(self) -> str:
        """It is the last one."""
        return self.put("dice_forge-detail-last-face", {})

    def detail_triple(self, *, thrice: Shown, limit: Shown) -> str:
        """Beside your times three it brings { $thrice }; your store takes { $limit }."""
        return self.put("dice_forge-detail-triple", {"thrice": thrice, "limit": limit})

    def detail_also(self, *, rest: Shown, also: Shown) -> str:
        """With the { $rest } left, you can also forge { $also }."""
        return self.put("dice_forge-detail-also", {"rest": rest, "also": also})

    def detail_face_odds(self) -> str:
        """On average, its die shows it in one roll out of six."""
        return self.put("dice_forge-detail-face-odds", {})

    def detail_one_in_six(self, *, title: Shown, lies: Shown) -> str:
        """Then one roll in six shows { $title } instead of { $lies }, on average."""
        return self.put("dice_forge-detail-one-in-six", {"title": title, "lies": lies})

    def detail_no_change(self) -> str:
        """no change"""
        return self.put("dice_forge-detail-no-change", {})

    def detail_die_now(self, *, die: Shown, faces: Shown) -> str:
        """{ $die } now: { $faces }."""
        return self.put("dice_forge-detail-die-now", {"die": die, "faces": faces})

    def detail_sides(self, *, sides: Shown) -> str:
        """Its faces: { $sides }."""
        return self.put("dice_forge-detail-sides", {"sides": sides})

    def detail_average(self, *, average: Shown) -> str:
        """· on average { $average }"""
        return self.put("dice_forge-detail-average", {"average": average})

    def detail_times_three(self) -> str:
        """Beside your ×3 it counts three times."""
        return self.put("dice_forge-detail-times-three", {})

    def detail_locked(self) -> str:
        """It is locked: it stays on this die to the end."""
        return self.put("dice_forge-detail-locked", {})

    def detail_stay(self) -> str:
        """Your hero stands there already: no one is ousted."""
        return self.put("dice_forge-detail-stay", {})

    def detail_oust(self, *, rival: Shown) -> str:
        """{ $rival } is ousted and rolls both dice at once."""
        return self.put("dice_forge-detail-oust", {"rival": rival})

    def detail_oust_bear(self, *, rival: Shown, bears: Shown) -> str:
        """{ $rival } is ousted and rolls both dice at once. Your Bear brings you { $bears } glory."""
        return self.put("dice_forge-detail-oust-bear", {"rival": rival, "bears": bears})

    def detail_hammer_more(self, *, steps: Shown) -> str:
        """Then { $steps } steps are free on your hammer."""
        return self.put("dice_forge-detail-hammer-more", {"steps": steps})

    def detail_boar(self, *, colour: Shown) -> str:
        """It is the { $colour } boar."""
        return self.put("dice_forge-detail-boar", {"colour": colour})

    def detail_typhon(self, *, typhon: Shown) -> str:
        """Now that would be { $typhon }."""
        return self.put("dice_forge-detail-typhon", {"typhon": typhon})

    def in_rolls(self, *, rolls: int, hits: Shown) -> str:
        """{ $rolls ->
            [one] in every roll
           *[other] in { $hits } of { $rolls } rolls
        }
        """
        return self.put("dice_forge-in-rolls", {"rolls": rolls, "hits": hits})

    def times(self, *, count: Shown) -> str:
        """{ $count } times"""
        return self.put("dice_forge-times", {"count": count})

    def detail_rolls(self, *, count: Shown, average: Shown) -> str:
        """On average, { $count } rolls bring { $average }."""
        return self.put("dice_forge-detail-rolls", {"count": count, "average": average})

    def detail_rolls_die(self, *, count: int, die: Shown, average: Shown) -> str:
        """{ $count ->
            [one] On average, a roll of the { $die } brings { $average }.
           *[other] On average, { $count } rolls of the { $die } bring { $average }.
        }
        """
        return self.put("dice_forge-detail-rolls-die", {"count": count, "die": die, "average": average})

    def detail_hold(self, *, held: Shown) -> str:
        """You would have { $held }."""
        return self.put("dice_forge-detail-hold", {"held": held})

    def detail_hold_limit(self, *, held: Shown, limit: Shown) -> str:
        """You would have { $held } of at most { $limit }."""
        return self.put("dice_forge-detail-hold-limit", {"held": held, "limit": limit})

    def detail_or_hammer(self, *, steps: int) -> str:
        """Or put it on the hammer: { $steps ->
            [one] 1 step is
           *[other] { $steps } steps are
        } free.
        """
        return self.put("dice_forge-detail-or-hammer", {"steps": steps})

    def detail_hammer(self, *, before: Shown, step: Shown, last: Shown) -> str:
        """Hammer: step { $before } → { $step } of { $last }."""
        return self.put("dice_forge-detail-hammer", {"before": before, "step": step, "last": last})

    def detail_hammer_stays(self, *, step: Shown, last: Shown) -> str:
        """Hammer: it stays on step { $step } of { $last }."""
        return self.put("dice_forge-detail-hammer-stays", {"step": step, "last": last})

    def detail_hammer_glory(self, *, brings: Shown) -> str:
        """That brings { $brings } glory at once."""
        return self.put("dice_forge-detail-hammer-glory", {"brings": brings})

    def detail_hammer_next(self, *, coming: int, mark: Shown) -> str:
        """{ $coming ->
            [one] 1 more step brings { $mark } glory.
           *[other] { $coming } more steps bring { $mark } glory.
        }
        """
        return self.put("dice_forge-detail-hammer-next", {"coming": coming, "mark": mark})

    def detail_bearer(self, *, name: Shown) -> str:
        """{ $name } chooses which face it replaces."""
        return self.put("dice_forge-detail-bearer", {"name": name})

    def detail_elder(self, *, gold: Shown, held: Shown) -> str:
        """You would have { $gold } gold and { $held }."""
        return self.put("dice_forge-detail-elder", {"gold": gold, "held": held})

    def detail_yes(self, *, faces: Shown) -> str:
        """{ $faces } is applied again, with new choices; the token is gone."""
        return self.put("dice_forge-detail-yes", {"faces": faces})

    def detail_no(self, *, count: int) -> str:
        """{ $count ->
            [one] You keep your token.
           *[other] You keep { $count } tokens.
        }
        """
        return self.put("dice_forge-detail-no", {"count": count})

    def detail_pay(self, *, stays: Shown) -> str:
        """You keep { $stays }. Then forge or perform a feat, even one you have just performed."""
        return self.put("dice_forge-detail-pay", {"stays": stays})

    def detail_pass(self) -> str:
        """No action, and no second one for sun shards: your turn is over."""
        return self.put("dice_forge-detail-pass", {})

    def detail_end(self) -> str:
        """The next player's turn begins: all players roll."""
        return self.put("dice_forge-detail-end", {})

    def detail_decline(self) -> str:
        """You keep your gold; the ship stays on your die."""
        return self.put("dice_forge-detail-decline", {})

    def detail_done_reinforcement(self) -> str:
        """What you haven't used is lost for this turn, and comes back in the next."""
        return self.put("dice_forge-detail-done-reinforcement", {})

    def detail_done_forge_more(self, *, gold: Shown) -> str:
        """You keep { $gold }."""
        return self.put("dice_forge-detail-done-forge-more", {"gold": gold})

    def detail_other_first(self) -> str:
        """The other die acts first; gold above your limit is lost. Then you may buy with the ship."""
        return self.put("dice_forge-detail-other-first", {})

    def detail_ship_first(self) -> str:
        """You may buy with the ship first, which makes room; the face it brings is up, and a mirror may copy it."""
        return self.put("dice_forge-detail-ship-first", {})

    def confirm_pass(self) -> str:
        """You could still act. Pass anyway?"""
        return self.put("dice_forge-confirm-pass", {})

    def confirm_done(self, *, unused: Shown) -> str:
        """Not used yet, and free: { $unused }. Go on anyway?"""
        return self.put("dice_forge-confirm-done", {"unused": unused})

    def confirm_lost(self, *, wasted: Shown) -> str:
        """{ $wasted } would be lost: your store has no room for it. Use the token anyway?"""
        return self.put("dice_forge-confirm-lost", {"wasted": wasted})

    def confirm_same(self, *, lies: Shown) -> str:
        """The face there is { $lies } already: nothing would change. Replace it anyway?"""
        return self.put("dice_forge-confirm-same", {"lies": lies})

    def confirm_better(self, *, lies: Shown, title: Shown) -> str:
        """The face there, { $lies }, is worth more than { $title }. Replace it anyway?"""
        return self.put("dice_forge-confirm-better", {"lies": lies, "title": title})

    def confirm_fresh(self, *, lies: Shown) -> str:
        """You forged { $lies } there, and it has never come up since. Replace it anyway?"""
        return self.put("dice_forge-confirm-fresh", {"lies": lies})

    def confirm_full(self, *, full: Shown) -> str:
        """Your store for { $full } is full: you would get nothing. Take it anyway?"""
        return self.put("dice_forge-confirm-full", {"full": full})

    def reason_face_taken_already(self) -> str:
        """You have bought one like it in this action: all faces must differ."""
        return self.put("dice_forge-reason-face-taken-already", {})

    def reason_face_out_of_stock(self) -> str:
        """None is left."""
        return self.put("dice_forge-reason-face-out-of-stock", {})

    def reason_face_too_dear(self, *, cost: Shown, gold: Shown) -> str:
        """It costs { $cost } gold; you have { $gold }."""
        return self.put("dice_forge-reason-face-too-dear", {"cost": cost, "gold": gold})

    def reason_stack_empty(self) -> str:
        """No card is left."""
        return self.put("dice_forge-reason-stack-empty", {})

    def reason_feat_too_dear(self, *, cost: Shown, missing: Shown) -> str:
        """It costs { $cost }; you lack { $missing }."""
        return self.put("dice_forge-reason-feat-too-dear", {"cost": cost, "missing": missing})

    def reason_elder_needs_gold(self, *, cost: Shown, gold: Shown) -> str:
        """The Elder asks for { $cost } gold; you have { $gold }."""
        return self.put("dice_forge-reason-elder-needs-gold", {"cost": cost, "gold": gold})

    def reason_extra_needs_sun(self, *, cost: Shown, sun: Shown) -> str:
        """It costs { $cost } sun shards; you have { $sun }."""
        return self.put("dice_forge-reason-extra-needs-sun", {"cost": cost, "sun": sun})

    def reason_extra_without_action(self) -> str:
        """After paying for it, there would be nothing you could do."""
        return self.put("dice_forge-reason-extra-without-action", {})

    def reason_face_locked(self) -> str:
        """A boar is locked: it stays on the die."""
        return self.put("dice_forge-reason-face-locked", {})

    def token_triton(self) -> str:
        """Triton token"""
        return self.put("dice_forge-token-triton", {})

    def token_cerberus(self) -> str:
        """Cerberus token"""
        return self.put("dice_forge-token-cerberus", {})

    def element_card(self, *, feat: Shown, name: Shown) -> str:
        """{ $feat } of { $name }"""
        return self.put("dice_forge-element-card", {"feat": feat, "name": name})

    def element_store(self, *, resource: Shown, name: Shown) -> str:
        """{ $resource } of { $name }"""
        return self.put("dice_forge-element-store", {"resource": resource, "name": name})

    def element_token(self, *, token: Shown, name: Shown) -> str:
        """{ $token } of { $name }"""
        return self.put("dice_forge-element-token", {"token": token, "name": name})

    def reason_game_over(self) -> str:
        """The game is over."""
        return self.put("dice_forge-reason-game-over", {})

    def reason_not_your_turn(self, *, name: Shown) -> str:
        """It is { $name }'s turn."""
        return self.put("dice_forge-reason-not-your-turn", {"name": name})

    def reason_action_later(self) -> str:
        """This belongs to an action; another decision comes first."""
        return self.put("dice_forge-reason-action-later", {})

    def reason_only_by_feats(self) -> str:
        """Only feats bring the faces of the garden."""
        return self.put("dice_forge-reason-only-by-feats", {})

    def reason_others_die(self, *, name: Shown) -> str:
        """This is { $name }'s die."""
        return self.put("dice_forge-reason-others-die", {"name": name})

    def reason_die_not_asked(self) -> str:
        """The current decision isn't about this die or face."""
        return self.put("dice_forge-reason-die-not-asked", {})

    def reason_no_token(self, *, token: Shown) -> str:
        """There is no { $token }."""
        return self.put("dice_forge-reason-no-token", {"token": token})

    def reason_token_later(self, *, token: Shown) -> str:
        """The { $token } can't be used now."""
        return self.put("dice_forge-reason-token-later", {"token": token})

    def reason_hammer_later(self) -> str:
        """Gold goes on the hammer when it is gained."""
        return self.put("dice_forge-reason-hammer-later", {})

    def reason_no_steps(self) -> str:
        """There is no hammer with free steps."""
        return self.put("dice_forge-reason-no-steps", {})

    def reason_others_card(self) -> str:
        """This card belongs to another player."""
        return self.put("dice_forge-reason-others-card", {})

    def reason_card_by_itself(self, *, card: Shown) -> str:
        """{ $card } isn't a reinforcement: there is nothing to choose."""
        return self.put("dice_forge-reason-card-by-itself", {"card": card})

    def reason_card_later(self, *, card: Shown) -> str:
        """{ $card } is for the beginning of your turn, before the action."""
        return self.put("dice_forge-reason-card-later", {"card": card})

    def reason_card_used(self, *, card: Shown) -> str:
        """{ $card } has been used in this turn."""
        return self.put("dice_forge-reason-card-used", {"card": card})

    def event_rolled_blessing(self, *, name: Shown, faces: Shown) -> str:
        """{ $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-blessing", {"name": name, "faces": faces})

    def event_rolled_ousted(self, *, name: Shown, faces: Shown) -> str:
        """{ $name } is ousted and rolls { $faces }."""
        return self.put("dice_forge-event-rolled-ousted", {"name": name, "faces": faces})

    def event_rolled_hind(self, *, name: Shown, faces: Shown) -> str:
        """With the Hind { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-hind", {"name": name, "faces": faces})

    def event_rolled_cancer(self, *, name: Shown, faces: Shown) -> str:
        """With Cancer { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-cancer", {"name": name, "faces": faces})

    def event_rolled_sentinel(self, *, name: Shown, faces: Shown) -> str:
        """With the Sentinel { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-sentinel", {"name": name, "faces": faces})

    def event_rolled_sphinx(self, *, name: Shown, faces: Shown) -> str:
        """With the Sphinx { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-sphinx", {"name": name, "faces": faces})

    def event_rolled_cyclops(self, *, name: Shown, faces: Shown) -> str:
        """With the Cyclops { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-cyclops", {"name": name, "faces": faces})

    def event_rolled_satyrs(self, *, name: Shown, faces: Shown) -> str:
        """For the Satyrs { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-satyrs", {"name": name, "faces": faces})

    def event_rolled_minotaur(self, *, name: Shown, faces: Shown) -> str:
        """Before the Minotaur { $name } rolls { $faces }."""
        return self.put("dice_forge-event-rolled-minotaur", {"name": name, "faces": faces})

    def event_gained(self, *, name: Shown, what: Shown) -> str:
        """{ $name } gains { $what }."""
        return self.put("dice_forge-event-gained", {"name": name, "what": what})

    def event_gained_nothing(self, *, name: Shown, spilt: Shown) -> str:
        """{ $name } has no room for { $spilt }."""
        return self.put("dice_forge-event-gained-nothing", {"name": name, "spilt": spilt})

    def event_lost(self, *, name: Shown, taken: Shown) -> str:
        """{ $name } loses { $taken }."""
        return self.put("dice_forge-event-lost", {"name": name, "taken": taken})

    def event_with(self, *, head: Shown, what: Shown) -> str:
        """{ $head }: { $what }."""
        return self.put("dice_forge-event-with", {"head": head, "what": what})

    def event_spilt(self, *, lost: Shown) -> str:
        """store full: { $lost } lost"""
        return self.put("dice_forge-event-spilt", {"lost": lost})

    def event_spilt_all(self, *, lost: Shown) -> str:
        """{ $lost } lost, as the store is full"""
        return self.put("dice_forge-event-spilt-all", {"lost": lost})

    def event_taken(self, *, what: Shown) -> str:
        """{ $what } lost"""
        return self.put("dice_forge-event-taken", {"what": what})

    def event_paid_gold(self, *, name: Shown, what: Shown) -> str:
        """{ $name } pays { $what }."""
        return self.put("dice_forge-event-paid-gold", {"name": name, "what": what})

    def event_paid_extra(self, *, name: Shown, what: Shown) -> str:
        """{ $name } pays { $what } for an extra action."""
        return self.put("dice_forge-event-paid-extra", {"name": name, "what": what})

    def event_bought(self, *, name: Shown, face: Shown, gold: Shown) -> str:
        """{ $name } buys { $face } for { $gold } gold."""
        return self.put("dice_forge-event-bought", {"name": name, "face": face, "gold": gold})

    def event_converted(self, *, name: Shown, vp: Shown, what: Shown) -> str:
        """{ $name } takes { $vp } instead of { $what }."""
        return self.put("dice_forge-event-converted", {"name": name, "vp": vp, "what": what})

    def event_hammered(self, *, name: Shown, gold: Shown, step: Shown) -> str:
        """{ $name } puts { $gold } gold on the hammer, step { $step }."""
        return self.put("dice_forge-event-hammered", {"name": name, "gold": gold, "step": step})

    def event_hammer_phase(self, *, name: Shown, vp: Shown) -> str:
        """The hammer brings { $name } { $vp }."""
        return self.put("dice_forge-event-hammer-phase", {"name": name, "vp": vp})

    def event_by_itself_hammer(self, *, name: Shown) -> str:
        """{ $name }'s gold is shared between hammer and store without a question."""
        return self.put("dice_forge-event-by-itself-hammer", {"name": name})

    def event_by_itself_roll(self, *, name: Shown) -> str:
        """{ $name } rolls at once."""
        return self.put("dice_forge-event-by-itself-roll", {"name": name})

    def event_by_itself_cerberus(self, *, name: Shown) -> str:
        """By a standing answer, { $name } keeps the Cerberus token."""
        return self.put("dice_forge-event-by-itself-cerberus", {"name": name})

    def event_glory_bear(self, *, name: Shown, vp: Shown) -> str:
        """The Bear brings { $name } { $vp }."""
        return self.put("dice_forge-event-glory-bear", {"name": name, "vp": vp})

    def event_glory_typhon(self, *, name: Shown, vp: Shown) -> str:
        """Typhon brings { $name } { $vp }."""
        return self.put("dice_forge-event-glory-typhon", {"name": name, "vp": vp})

    def event_glory_elder(self, *, name: Shown, vp: Shown) -> str:
        """The Elder gives { $name } { $vp } for 3 gold."""
        return self.put("dice_forge-event-glory-elder", {"name": name, "vp": vp})

    def event_used_triton(self, *, name: Shown) -> str:
        """{ $name } spends a Triton token."""
        return self.put("dice_forge-event-used-triton", {"name": name})

    def event_used_cerberus(self, *, name: Shown) -> str:
        """{ $name } spends a Cerberus token to apply the roll again."""
        return self.put("dice_forge-event-used-cerberus", {"name": name})

    def event_mirrored(self, *, name: Shown, face: Shown) -> str:
        """{ $name }'s mirror counts as { $face }."""
        return self.put("dice_forge-event-mirrored", {"name": name, "face": face})

    def event_mirror_blank(self, *, name: Shown) -> str:
        """{ $name }'s mirror finds nothing to copy."""
        return self.put("dice_forge-event-mirror-blank", {"name": name})

    def event_boar_bonus(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } takes a bonus for the { $colour } boar."""
        return self.put("dice_forge-event-boar-bonus", {"name": name, "colour": colour})

    def event_satyrs_picked(self, *, name: Shown, faces: Shown) -> str:
        """{ $name } applies { $faces }."""
        return self.put("dice_forge-event-satyrs-picked", {"name": name, "faces": faces})

    def event_boar_given(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } has to forge the { $colour } boar."""
        return self.put("dice_forge-event-boar-given", {"name": name, "colour": colour})

    def event_forged(self, *, name: Shown, face: Shown, old: Shown, die: Shown) -> str:
        """{ $name } forges { $face } over { $old } ({ $die })."""
        return self.put("dice_forge-event-forged", {"name": name, "face": face, "old": old, "die": die})

    def event_moved(self, *, name: Shown) -> str:
        """{ $name }'s hero sets out."""
        return self.put("dice_forge-event-moved", {"name": name})

    def event_ousted(self, *, name: Shown, by: Shown) -> str:
        """{ $name } is ousted by { $by }."""
        return self.put("dice_forge-event-ousted", {"name": name, "by": by})

    def event_took_card_here(self, *, name: Shown, line: Shown) -> str:
        """{ $name } performs a feat: { $line }."""
        return self.put("dice_forge-event-took-card-here", {"name": name, "line": line})

    def event_took_card_there(self, *, name: Shown, line: Shown) -> str:
        """{ $name } moves the hero and performs a feat: { $line }."""
        return self.put("dice_forge-event-took-card-there", {"name": name, "line": line})

    def event_reinforced(self, *, name: Shown, card: Shown) -> str:
        """{ $name } uses a reinforcement, the { $card }."""
        return self.put("dice_forge-event-reinforced", {"name": name, "card": card})

    def event_no_action(self, *, name: Shown) -> str:
        """{ $name } can do nothing with the extra action."""
        return self.put("dice_forge-event-no-action", {"name": name})

    def event_passed(self, *, name: Shown) -> str:
        """{ $name } passes."""
        return self.put("dice_forge-event-passed", {"name": name})

    def event_game_ended(self) -> str:
        """The last turn is over."""
        return self.put("dice_forge-event-game-ended", {})

    def score_inventory(self) -> str:
        """Glory gained"""
        return self.put("dice_forge-score-inventory", {})

    def score_inventory_line(self) -> str:
        """Glory gained in play, from dice, cards and the hammer"""
        return self.put("dice_forge-score-inventory-line", {})

    def score_cards(self) -> str:
        """Glory on cards"""
        return self.put("dice_forge-score-cards", {})

    def score_cards_line(self, *, cards: Shown) -> str:
        """Glory on cards: { $cards }"""
        return self.put("dice_forge-score-cards-line", {"cards": cards})

    def score_card(self, *, card: Shown, vp: Shown) -> str:
        """{ $card } { $vp }"""
        return self.put("dice_forge-score-card", {"card": card, "vp": vp})

    def tie_break(self) -> str:
        """Tied players share the place."""
        return self.put("dice_forge-tie-break", {})

    def variant_first(self) -> str:
        """First player"""
        return self.put("dice_forge-variant-first", {})

    def variant_first_random(self) -> str:
        """drawn"""
        return self.put("dice_forge-variant-first-random", {})

    def variant_first_seat(self, *, number: Shown) -> str:
        """player { $number }"""
        return self.put("dice_forge-variant-first-seat", {"number": number})

    def variant_cards_hint(self) -> str:
        """Nine places have two cards to choose from: those of the first game, the others, or either by lot."""
        return self.put("dice_forge-variant-cards-hint", {})

    def variant_hint(self) -> str:
        """Which of two cards lies at this place. As above: what “Cards” says."""
        return self.put("dice_forge-variant-hint", {})

    def variant_cards(self) -> str:
        """Cards"""
        return self.put("dice_forge-variant-cards", {})

    def variant_cards_intro(self) -> str:
        """first game"""
        return self.put("dice_forge-variant-cards-intro", {})

    def variant_cards_alternative(self) -> str:
        """the others"""
        return self.put("dice_forge-variant-cards-alternative", {})

    def variant_cards_random(self) -> str:
        """mixed"""
        return self.put("dice_forge-variant-cards-random", {})

    def variant_moon3(self) -> str:
        """Card, 2 moon"""
        return self.put("dice_forge-variant-moon3", {})

    def variant_moon3_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-moon3-any", {})

    def variant_moon3_intro(self) -> str:
        """Silver Hind"""
        return self.put("dice_forge-variant-moon3-intro", {})

    def variant_moon3_alternative(self) -> str:
        """Great Bear"""
        return self.put("dice_forge-variant-moon3-alternative", {})

    def variant_moon4(self) -> str:
        """Card, 3 moon"""
        return self.put("dice_forge-variant-moon4", {})

    def variant_moon4_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-moon4-any", {})

    def variant_moon4_intro(self) -> str:
        """Satyrs"""
        return self.put("dice_forge-variant-moon4-intro", {})

    def variant_moon4_alternative(self) -> str:
        """Tenacious Boar"""
        return self.put("dice_forge-variant-moon4-alternative", {})

    def variant_moon5(self) -> str:
        """Card, 4 moon"""
        return self.put("dice_forge-variant-moon5", {})

    def variant_moon5_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-moon5-any", {})

    def variant_moon5_intro(self) -> str:
        """Ferryman"""
        return self.put("dice_forge-variant-moon5-intro", {})

    def variant_moon5_alternative(self) -> str:
        """Cerberus"""
        return self.put("dice_forge-variant-moon5-alternative", {})

    def variant_moon7(self) -> str:
        """Card, 6 moon"""
        return self.put("dice_forge-variant-moon7", {})

    def variant_moon7_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-moon7-any", {})

    def variant_moon7_intro(self) -> str:
        """Cancer"""
        return self.put("dice_forge-variant-moon7-intro", {})

    def variant_moon7_alternative(self) -> str:
        """Sentinel"""
        return self.put("dice_forge-variant-moon7-alternative", {})

    def variant_both(self) -> str:
        """Card, 5 of each"""
        return self.put("dice_forge-variant-both", {})

    def variant_both_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-both-any", {})

    def variant_both_intro(self) -> str:
        """Hydra"""
        return self.put("dice_forge-variant-both-intro", {})

    def variant_both_alternative(self) -> str:
        """Typhon"""
        return self.put("dice_forge-variant-both-alternative", {})

    def variant_sun7(self) -> str:
        """Card, 6 sun"""
        return self.put("dice_forge-variant-sun7", {})

    def variant_sun7_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-sun7-any", {})

    def variant_sun7_intro(self) -> str:
        """Sphinx"""
        return self.put("dice_forge-variant-sun7-intro", {})

    def variant_sun7_alternative(self) -> str:
        """Cyclops"""
        return self.put("dice_forge-variant-sun7-alternative", {})

    def variant_sun5(self) -> str:
        """Card, 4 sun"""
        return self.put("dice_forge-variant-sun5", {})

    def variant_sun5_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-sun5-any", {})

    def variant_sun5_intro(self) -> str:
        """Gorgon"""
        return self.put("dice_forge-variant-sun5-intro", {})

    def variant_sun5_alternative(self) -> str:
        """Triton"""
        return self.put("dice_forge-variant-sun5-alternative", {})

    def variant_sun4(self) -> str:
        """Card, 3 sun"""
        return self.put("dice_forge-variant-sun4", {})

    def variant_sun4_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-sun4-any", {})

    def variant_sun4_intro(self) -> str:
        """Minotaur"""
        return self.put("dice_forge-variant-sun4-intro", {})

    def variant_sun4_alternative(self) -> str:
        """Guardian's Shield"""
        return self.put("dice_forge-variant-sun4-alternative", {})

    def variant_sun3(self) -> str:
        """Card, 2 sun"""
        return self.put("dice_forge-variant-sun3", {})

    def variant_sun3_any(self) -> str:
        """as above"""
        return self.put("dice_forge-variant-sun3-any", {})

    def variant_sun3_intro(self) -> str:
        """Guardian's Owl"""
        return self.put("dice_forge-variant-sun3-intro", {})

    def variant_sun3_alternative(self) -> str:
        """Celestial Ship"""
        return self.put("dice_forge-variant-sun3-alternative", {})

    def signs(self, *, gold: Shown, sun: Shown, moon: Shown, vp: Shown, turn: Shown, barred: Shown) -> str:
        """{ $gold } gold · { $sun } sun shards · { $moon } moon shards · { $vp } glory
        { $turn } every turn · × copies left, or equal faces · { $barred } can't be chosen now
        / one of these, of your choice · ×3 counts the other die three times
        ◇ a shield: glory if the other die gives what it shows
        """
        return self.put(
            "dice_forge-signs",
            {"gold": gold, "sun": sun, "moon": moon, "vp": vp, "turn": turn, "barred": barred},
        )

    def help_roll(self) -> str:
        """At the beginning of a turn all players roll both dice and take what they show. There is nothing to choose; with two players it happens twice. F8 lets your turns begin without this question."""
        return self.put("dice_forge-help-roll", {})

    def help_mirror_choose(self) -> str:
        """A mirror counts as a face that is up on an opponent's die; choose which. All opponents' dice count, whether they were just rolled or not. If an opponent shows a mirror, your own faces can be copied too. A mirror never copies a mirror."""
        return self.put("dice_forge-help-mirror-choose", {})

    def help_resolve_order(self) -> str:
        """Both orders are allowed. Beside gold: with the ship first you pay for a face before the other die brings gold, so that less of it is lost; with the other die first you have more gold to spend. Beside a mirror: with the ship first, the mirror can copy the face that the ship brings; with the mirror first, a times three that it copies makes the ship's face 6 gold cheaper."""
        return self.put("dice_forge-help-resolve-order", {})

    def help_face_choose(self) -> str:
        """Take one of the things the face shows. Beside a ×3 you choose once and get it three times. Before the Minotaur you choose what you lose: it may be something you have none of."""
        return self.put("dice_forge-help-face-choose", {})

    def help_hammer_allocate(self) -> str:
        """Any gold you gain may go on the hammer instead of into your store, as much of it as you like. 15 steps bring 10 glory, the next 15 steps 15 glory. Gold that neither goes on the hammer nor fits into the store is lost."""
        return self.put("dice_forge-help-hammer-allocate", {})

    def help_sentinel_convert(self) -> str:
        """With the Sentinel you may take 2 glory for each sun or moon shard a face brings: all shards of a kind on a face, or none."""
        return self.put("dice_forge-help-sentinel-convert", {})

    def help_cyclops_convert(self) -> str:
        """With the Cyclops you may take 1 glory for each gold a face brings: all of it, or none."""
        return self.put("dice_forge-help-cyclops-convert", {})

    def help_boar_bonus(self) -> str:
        """Whenever a player applies the boar face of your card, you take 1 sun shard, 1 moon shard or 3 glory; three times beside a ×3."""
        return self.put("dice_forge-help-boar-bonus", {})

    def help_ship_forge(self) -> str:
        """The ship lets you buy one face of the sanctuary for 2 gold less, 6 less beside a ×3, and forge it at once. Or buy nothing. Only feats bring the faces of the garden."""
        return self.put("dice_forge-help-ship-forge", {})

    def help_forge_slot(self) -> str:
        """The new face takes the place of an old one on either of your dice, which is out of the game for good. It is up now, but its effect doesn't happen yet. A boar is locked and can't be replaced."""
        return self.put("dice_forge-help-forge-slot", {})

    def help_use_cerberus(self) -> str:
        """A Cerberus token applies the roll you have just had once more, with all its choices. Each token works once, and only one may be used for each roll."""
        return self.put("dice_forge-help-use-cerberus", {})

    def help_reinforcement(self) -> str:
        """Each reinforcement card may be used once in each of your turns, in any order: Hind, roll one of your dice; Owl, gain 1 gold, sun or moon shard; Elder, 3 gold for 4 glory. Cards you get in this turn wait until the next."""
        return self.put("dice_forge-help-reinforcement", {})

    def help_action(self) -> str:
        """One action: either buy faces with gold, all different, and forge them; or perform one feat with sun and moon shards. For a feat your hero goes to its portal; a player whose hero stands there is ousted and rolls both dice at once. Passing ends your turn."""
        return self.put("dice_forge-help-action", {})

    def help_forge_more(self) -> str:
        """You may buy as many faces in one action as your gold allows, but all of them must differ. Each is forged at once."""
        return self.put("dice_forge-help-forge-more", {})

    def help_extra_action(self) -> str:
        """Once in a turn you may pay 2 sun shards for an extra action, of either kind. After that a Triton token may still be used."""
        return self.put("dice_forge-help-extra-action", {})

    def help_shield_choose(self) -> str:
        """A shield brings 5 glory if your other die gives what it shows, otherwise some of that itself. There is one of each."""
        return self.put("dice_forge-help-shield-choose", {})

    def help_boar_bearer(self) -> str:
        """An opponent of your choice forges the boar and chooses which face it replaces. It stays on that die to the end. You profit whenever it is applied."""
        return self.put("dice_forge-help-boar-bearer", {})

    def help_satyrs_pick(self) -> str:
        """Your opponents have rolled; nothing happens to them. You apply two of their dice as if you had rolled them. A mirror among them sees all players' dice."""
        return self.put("dice_forge-help-satyrs-pick", {})

    def help_sphinx_die(self) -> str:
        """The die you choose is rolled four times in a row, and each time you take what it shows."""
        return self.put("dice_forge-help-sphinx-die", {})

    def part_islands(self) -> str:
        """islands"""
        return self.put("dice_forge-part-islands", {})

    def part_forge(self) -> str:
        """sanctuary"""
        return self.put("dice_forge-part-forge", {})

    def part_hero(self) -> str:
        """hero"""
        return self.put("dice_forge-part-hero", {})

    def text_head(
        self, *, round: Shown, rounds: Shown, turn: Shown, turns: Shown, name: Shown, first: Shown
    ) -> str:
        """Round { $round } of { $rounds }, turn { $turn } of { $turns }: { $name }. First player: { $first }."""
        return self.put(
            "dice_forge-text-head",
            {"round": round, "rounds": rounds, "turn": turn, "turns": turns, "name": name, "first": first},
        )

    def text_rolls(self, *, rolls: Shown) -> str:
        """Rolled in this turn: { $rolls }."""
        return self.put("dice_forge-text-rolls", {"rolls": rolls})

    def text_roll(self, *, name: Shown, faces: Shown) -> str:
        """{ $name } { $faces }"""
        return self.put("dice_forge-text-roll", {"name": name, "faces": faces})

    def text_islands(self) -> str:
        """Islands (+ you can pay now, cost, glory, cards left):"""
        return self.put("dice_forge-text-islands", {})

    def text_portal(self, *, portal: Shown, who: Shown) -> str:
        """portal { $portal } { $who }"""
        return self.put("dice_forge-text-portal", {"portal": portal, "who": who})

    def text_hero_here(self, *, name: Shown) -> str:
        """({ $name } stands here)"""
        return self.put("dice_forge-text-hero-here", {"name": name})

    def text_place(
        self, *, mark: Shown, card: Shown, cost: Shown, vp: Shown, left: Shown, brief: Shown
    ) -> str:
        """{ $mark } { $card }: cost { $cost }, { $vp }, { $left } left; { $brief }"""
        return self.put(
            "dice_forge-text-place",
            {"mark": mark, "card": card, "cost": cost, "vp": vp, "left": left, "brief": brief},
        )

    def text_sanctuary(self) -> str:
        """Sanctuary (+ you can pay now):"""
        return self.put("dice_forge-text-sanctuary", {})

    def text_pool(self, *, mark: Shown, cost: Shown, faces: Shown) -> str:
        """{ $mark } { $cost } gold: { $faces }"""
        return self.put("dice_forge-text-pool", {"mark": mark, "cost": cost, "faces": faces})

    def text_garden(self, *, faces: Shown) -> str:
        """Garden (only by feats): { $faces }"""
        return self.put("dice_forge-text-garden", {"faces": faces})

    def text_turn(self) -> str:
        """(to move)"""
        return self.put("dice_forge-text-turn", {})

    def text_hero(self, *, name: Shown, points: int, cards: Shown, where: Shown, turn: Shown) -> str:
        """{ $name }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }, { $cards } of them on cards, hero { $where } { $turn }
        """
        return self.put(
            "dice_forge-text-hero",
            {"name": name, "points": points, "cards": cards, "where": where, "turn": turn},
        )

    def text_die(self, *, die: Shown, up: Shown, faces: Shown, average: Shown) -> str:
        """{ $die }, { $up } up: { $faces }; on average { $average }"""
        return self.put("dice_forge-text-die", {"die": die, "up": up, "faces": faces, "average": average})

    def text_cards(self, *, cards: Shown, used: Shown) -> str:
        """cards { $cards }; used in this turn { $used }"""
        return self.put("dice_forge-text-cards", {"cards": cards, "used": used})

    def text_tokens(self, *, hammer: Shown, triton: Shown, cerberus: Shown, forged: Shown) -> str:
        """hammer { $hammer }, Triton tokens { $triton }, Cerberus tokens { $cerberus }, faces forged { $forged }"""
        return self.put(
            "dice_forge-text-tokens",
            {"hammer": hammer, "triton": triton, "cerberus": cerberus, "forged": forged},
        )

    def islands(self) -> str:
        """Islands"""
        return self.put("dice_forge-islands", {})

    def sanctuary(self) -> str:
        """Sanctuary"""
        return self.put("dice_forge-sanctuary", {})

    def brought_nothing(self) -> str:
        """nothing"""
        return self.put("dice_forge-brought-nothing", {})

    def at_home(self) -> str:
        """at home"""
        return self.put("dice_forge-at-home", {})

    def averages(self) -> str:
        """What dice yield on average"""
        return self.put("dice_forge-averages", {})

    def averages_intro(self) -> str:
        """What a roll brings on average; beside it, how often faces come up that leave a choice or depend on others."""
        return self.put("dice_forge-averages-intro", {})

    def averages_together(self) -> str:
        """both dice"""
        return self.put("dice_forge-averages-together", {})

    def averages_hint(self) -> str:
        """Both dice: times three and shields counted for what they do beside the other die; a choice or boar beside a ×3 counts three times."""
        return self.put("dice_forge-averages-hint", {})

    def look_pool(self, *, face: Shown, count: Shown) -> str:
        """{ $face }, { $count } left"""
        return self.put("dice_forge-look-pool", {"face": face, "count": count})

    def look_cost(self, *, each: Shown, faces: Shown) -> str:
        """{ $each } each: { $faces }"""
        return self.put("dice_forge-look-cost", {"each": each, "faces": faces})

    def look_free(self, *, faces: Shown) -> str:
        """Only feats bring it: { $faces }"""
        return self.put("dice_forge-look-free", {"faces": faces})

    def look_die(self, *, name: Shown, die: Shown, sides: Shown) -> str:
        """{ $name }, { $die }: { $sides }"""
        return self.put("dice_forge-look-die", {"name": name, "die": die, "sides": sides})

    def look_up(self, *, title: Shown) -> str:
        """{ $title } is up."""
        return self.put("dice_forge-look-up", {"title": title})

    def look_store(self, *, name: Shown, held: Shown) -> str:
        """{ $name } has { $held }."""
        return self.put("dice_forge-look-store", {"name": name, "held": held})

    def look_limit(self, *, name: Shown, held: Shown, limit: Shown) -> str:
        """{ $name } has { $held } of at most { $limit }."""
        return self.put("dice_forge-look-limit", {"name": name, "held": held, "limit": limit})

    def look_cards(self, *, name: Shown, cards: Shown) -> str:
        """{ $name }: { $cards }"""
        return self.put("dice_forge-look-cards", {"name": name, "cards": cards})

    def look_card(self, *, feat: Shown, does: Shown) -> str:
        """{ $feat }: { $does }"""
        return self.put("dice_forge-look-card", {"feat": feat, "does": does})

    def look_face(self, *, title: Shown, does: Shown) -> str:
        """{ $title }: { $does }"""
        return self.put("dice_forge-look-face", {"title": title, "does": does})

    def look_seat(self, *, name: Shown, where: Shown, points: int, forged: Shown) -> str:
        """{ $name }, { $where }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }, faces forged { $forged }.
        """
        return self.put(
            "dice_forge-look-seat", {"name": name, "where": where, "points": points, "forged": forged}
        )

    def look_hammer(self, *, name: Shown, step: Shown, last: Shown) -> str:
        """{ $name }'s hammer: step { $step } of { $last }."""
        return self.put("dice_forge-look-hammer", {"name": name, "step": step, "last": last})

    def look_hammer_none(self, *, name: Shown) -> str:
        """{ $name } has no hammer."""
        return self.put("dice_forge-look-hammer-none", {"name": name})

    def look_portal(self, *, cards: Shown) -> str:
        """A portal of the islands: the hero of a player who takes { $cards } moves here."""
        return self.put("dice_forge-look-portal", {"cards": cards})

    def look_portal_taken(self, *, name: Shown) -> str:
        """{ $name } stands here, and would be ousted by another hero: that gives { $name } a roll of both dice."""
        return self.put("dice_forge-look-portal-taken", {"name": name})

    def look_portal_free(self) -> str:
        """Nobody stands here, so nobody would be ousted."""
        return self.put("dice_forge-look-portal-free", {})

    def look_rolled(self, *, name: Shown) -> str:
        """What { $name }'s last roll brought; what a full store couldn't hold is lost."""
        return self.put("dice_forge-look-rolled", {"name": name})

    def look_average(self, *, name: Shown, brings: Shown) -> str:
        """A roll of both of { $name }'s dice brings on average: { $brings }."""
        return self.put("dice_forge-look-average", {"name": name, "brings": brings})

    def element_die(self, *, name: Shown, die: Shown) -> str:
        """{ $name }, { $die }"""
        return self.put("dice_forge-element-die", {"name": name, "die": die})

    def element_portal(self, *, cards: Shown) -> str:
        """portal { $cards }"""
        return self.put("dice_forge-element-portal", {"cards": cards})

    def about_islands(self) -> str:
        """The islands: feats to buy for sun (☀) and moon shards (☾). A card brings its glory (★) at the end and its effect; ↻ means in each of your turns, × how many are left."""
        return self.put("dice_forge-about-islands", {})

    def about_sanctuary(self) -> str:
        """The sanctuary: faces to buy for gold, with price and how many are left. In one action you may buy several, each kind once."""
        return self.put("dice_forge-about-sanctuary", {})

    def about_heroes(self) -> str:
        """The heroes: stores with their limits, both dice with all faces, what the last roll brought, cards."""
        return self.put("dice_forge-about-heroes", {})

    def about_bench(self) -> str:
        """Both dice laid open: each face, and how forging it there would change an average roll."""
        return self.put("dice_forge-about-bench", {})

    def about_trays(self) -> str:
        """The throw that is being shown: the faces that came up, and what each brings."""
        return self.put("dice_forge-about-trays", {})

    def about_stores(self) -> str:
        """Your stores: gold, sun and moon shards, each with its limit. What a full store can't hold is lost."""
        return self.put("dice_forge-about-stores", {})

    def about_round(self) -> str:
        """In each round every player has a turn, and all players roll at the beginning of each turn."""
        return self.put("dice_forge-about-round", {})

    def standing_hammer(self) -> str:
        """Gold and hammer"""
        return self.put("dice_forge-standing-hammer", {})

    def standing_hammer_finish(self) -> str:
        """all until it is finished"""
        return self.put("dice_forge-standing-hammer-finish", {})

    def standing_hammer_all(self) -> str:
        """all on every hammer"""
        return self.put("dice_forge-standing-hammer-all", {})

    def standing_hammer_each(self) -> str:
        """ask me even if the store is full"""
        return self.put("dice_forge-standing-hammer-each", {})

    def standing_hammer_nothing(self) -> str:
        """nothing on it"""
        return self.put("dice_forge-standing-hammer-nothing", {})

    def standing_hammer_tip(self) -> str:
        """How much of the gold you gain goes on your hammer, while it has free steps. What a full store would lose goes on it without a question."""
        return self.put("dice_forge-standing-hammer-tip", {})

    def standing_hammer_enough(self) -> str:
        """just enough"""
        return self.put("dice_forge-standing-hammer-enough", {})

    def standing_roll(self) -> str:
        """Rolling the dice"""
        return self.put("dice_forge-standing-roll", {})

    def standing_roll_at_once(self) -> str:
        """at once, without Enter"""
        return self.put("dice_forge-standing-roll-at-once", {})

    def standing_roll_tip(self) -> str:
        """Whether your turns begin with the roll at once, without waiting for a key."""
        return self.put("dice_forge-standing-roll-tip", {})

    def standing_cerberus(self) -> str:
        """Cerberus token"""
        return self.put("dice_forge-standing-cerberus", {})

    def standing_cerberus_never(self) -> str:
        """never use it"""
        return self.put("dice_forge-standing-cerberus-never", {})

    def standing_cerberus_tip(self) -> str:
        """Whether a Cerberus token is used for a roll of yours. Switch back to being asked before the game ends."""
        return self.put("dice_forge-standing-cerberus-tip", {})

    def look_token_triton(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name } has { $count } Triton token: 6 gold, 2 sun or 2 moon shards, in their own turn.
           *[other] { $name } has { $count } Triton tokens: 6 gold, 2 sun or 2 moon shards, in their own turn.
        }
        """
        return self.put("dice_forge-look-token-triton", {"count": count, "name": name})

    def look_token_cerberus(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name } has { $count } Cerberus token: one of their own rolls counts twice.
           *[other] { $name } has { $count } Cerberus tokens: one of their own rolls counts twice.
        }
        """
        return self.put("dice_forge-look-token-cerberus", {"count": count, "name": name})

    def look_place(self, *, left: Shown, all: Shown) -> str:
        """{ $left } of { $all } cards left."""
        return self.put("dice_forge-look-place", {"left": left, "all": all})

    def scoring(self) -> str:
        """The most glory wins: what your dice, the hammer and effects have brought so far, and what is printed on the cards of your feats. Gold, shards and tokens that are left over count for nothing."""
        return self.put("dice_forge-scoring", {})

    def undo_stops(self) -> str:
        """You can't go back further: dice have been rolled since, or another player has decided."""
        return self.put("dice_forge-undo-stops", {})

    def face_told_choice(self, *, number: Shown) -> str:
        """{ $number } gold, sun or moon"""
        return self.put("dice_forge-face-told-choice", {"number": number})

    def face_c1_title(self) -> str:
        """1 of your choice"""
        return self.put("dice_forge-face-c1-title", {})

    def face_c2_title(self) -> str:
        """2 of one kind, your choice"""
        return self.put("dice_forge-face-c2-title", {})

    def face_g1s1m1v1_title(self) -> str:
        """1 of each"""
        return self.put("dice_forge-face-g1s1m1v1-title", {})

    def change_choice(self) -> str:
        """choice"""
        return self.put("dice_forge-change-choice", {})

    def at(self, *, cards: Shown) -> str:
        """at { $cards }"""
        return self.put("dice_forge-at", {"cards": cards})

    def step_roll(self) -> str:
        """all roll"""
        return self.put("dice_forge-step-roll", {})

    def step_cards(self) -> str:
        """cards"""
        return self.put("dice_forge-step-cards", {})

    def step_action(self) -> str:
        """action"""
        return self.put("dice_forge-step-action", {})

    def step_extra(self) -> str:
        """extra action"""
        return self.put("dice_forge-step-extra", {})

    def step_of(self, *, number: Shown, count: Shown, step: Shown) -> str:
        """step { $number } of { $count }: { $step }"""
        return self.put("dice_forge-step-of", {"number": number, "count": count, "step": step})

    def ask_roll_first(self, *, name: Shown) -> str:
        """{ $name }'s turn begins: let all players roll."""
        return self.put("dice_forge-ask-roll-first", {"name": name})

    def ask_roll_second(self, *, name: Shown) -> str:
        """{ $name }, all players roll once more."""
        return self.put("dice_forge-ask-roll-second", {"name": name})

    def ask_convert(self, *, lead: Shown, what: Shown, vp: Shown) -> str:
        """{ $lead }: keep { $what } or take { $vp }?"""
        return self.put("dice_forge-ask-convert", {"lead": lead, "what": what, "vp": vp})

    def section_forge(self) -> str:
        """Forge"""
        return self.put("dice_forge-section-forge", {})

    def section_feats(self) -> str:
        """Feats"""
        return self.put("dice_forge-section-feats", {})

    def head_cost(self) -> str:
        """cost"""
        return self.put("dice_forge-head-cost", {})

    def head_more(self) -> str:
        """per roll"""
        return self.put("dice_forge-head-more", {})

    def head_less(self) -> str:
        """less"""
        return self.put("dice_forge-head-less", {})

    def head_glory(self) -> str:
        """glory"""
        return self.put("dice_forge-head-glory", {})

    def head_step(self) -> str:
        """hammer"""
        return self.put("dice_forge-head-step", {})

    def head_kept(self) -> str:
        """you have"""
        return self.put("dice_forge-head-kept", {})

    def head_lost(self) -> str:
        """lost"""
        return self.put("dice_forge-head-lost", {})

    def head_then(self) -> str:
        """then"""
        return self.put("dice_forge-head-then", {})

    def head_me(self) -> str:
        """for me"""
        return self.put("dice_forge-head-me", {})

    def me_then(self, *, what: Shown) -> str:
        """then { $what }"""
        return self.put("dice_forge-me-then", {"what": what})

    def me_gone(self, *, what: Shown) -> str:
        """no longer { $what }"""
        return self.put("dice_forge-me-gone", {"what": what})

    def me_face(self, *, face: Shown) -> str:
        """{ $face } face"""
        return self.put("dice_forge-me-face", {"face": face})

    def me_and_more(self, *, card: Shown, count: Shown) -> str:
        """{ $card } +{ $count }"""
        return self.put("dice_forge-me-and-more", {"card": card, "count": count})

    def said_face(self, *, face: Shown) -> str:
        """the face “{ $face }”"""
        return self.put("dice_forge-said-face", {"face": face})

    def said_then(self, *, what: Shown) -> str:
        """Then you can pay for { $what }."""
        return self.put("dice_forge-said-then", {"what": what})

    def said_gone(self, *, what: Shown) -> str:
        """Then you can no longer pay for { $what }."""
        return self.put("dice_forge-said-gone", {"what": what})

    def said_no_extra(self) -> str:
        """It leaves too few sun shards for an extra action."""
        return self.put("dice_forge-said-no-extra", {})

    def head_whose(self) -> str:
        """whose"""
        return self.put("dice_forge-head-whose", {})

    def head_average(self) -> str:
        """on average"""
        return self.put("dice_forge-head-average", {})

    def column_cost(self) -> str:
        """what it costs."""
        return self.put("dice_forge-column-cost", {})

    def column_more(self) -> str:
        """what a roll of both dice brings more on average."""
        return self.put("dice_forge-column-more", {})

    def column_less(self) -> str:
        """what it brings less."""
        return self.put("dice_forge-column-less", {})

    def column_then(self) -> str:
        """what your store holds afterwards."""
        return self.put("dice_forge-column-then", {})

    def column_lost(self) -> str:
        """what is lost because the store is full."""
        return self.put("dice_forge-column-lost", {})

    def column_me(self) -> str:
        """what it means for you, such as a card or face that comes within reach."""
        return self.put("dice_forge-column-me", {})

    def column_step(self) -> str:
        """the step that the hammer reaches."""
        return self.put("dice_forge-column-step", {})

    def column_kept(self) -> str:
        """what you have afterwards."""
        return self.put("dice_forge-column-kept", {})

    def column_glory(self) -> str:
        """the glory that it brings: the hammer's steps, or the card at the end."""
        return self.put("dice_forge-column-glory", {})

    def column_whose(self) -> str:
        """on whose die the face lies."""
        return self.put("dice_forge-column-whose", {})

    def column_average(self) -> str:
        """what that die brings on average in all rolls."""
        return self.put("dice_forge-column-average", {})

    def option_oust(self, *, card: Shown, initial: Shown) -> str:
        """{ $card } ▸{ $initial }"""
        return self.put("dice_forge-option-oust", {"card": card, "initial": initial})

    def option_slot_new(self, *, title: Shown, die: Shown) -> str:
        """{ $title } on the { $die }"""
        return self.put("dice_forge-option-slot-new", {"title": title, "die": die})

    def option_hammer_all(self, *, gold: int) -> str:
        """{ $gold ->
            [one] the gold on the hammer
           *[other] all { $gold } on the hammer
        }
        """
        return self.put("dice_forge-option-hammer-all", {"gold": gold})

    def option_hammer_some(self, *, gold: Shown) -> str:
        """{ $gold } on the hammer"""
        return self.put("dice_forge-option-hammer-some", {"gold": gold})

    def option_hammer_alone(self, *, option: Shown, held: Shown, brings: Shown) -> str:
        """{ $option }, { $held } then, { $brings } glory"""
        return self.put("dice_forge-option-hammer-alone", {"option": option, "held": held, "brings": brings})

    def fact_pay(self) -> str:
        """pay"""
        return self.put("dice_forge-fact-pay", {})

    def fact_keep(self) -> str:
        """keep"""
        return self.put("dice_forge-fact-keep", {})

    def fact_over(self, *, die: Shown, old: Shown) -> str:
        """{ $die } { $old }"""
        return self.put("dice_forge-fact-over", {"die": die, "old": old})

    def fact_over_words(self, *, die: Shown, old: Shown) -> str:
        """{ $die }, over { $old }"""
        return self.put("dice_forge-fact-over-words", {"die": die, "old": old})

    def fact_goes(self) -> str:
        """replaces"""
        return self.put("dice_forge-fact-goes", {})

    def fact_a_roll(self) -> str:
        """per roll"""
        return self.put("dice_forge-fact-a-roll", {})

    def left(self, *, count: Shown) -> str:
        """×{ $count } left"""
        return self.put("dice_forge-left", {"count": count})

    def of_limit(self, *, limit: Shown) -> str:
        """of { $limit }"""
        return self.put("dice_forge-of-limit", {"limit": limit})

    def cell_lost(self, *, spilt: Shown) -> str:
        """{ $spilt } lost"""
        return self.put("dice_forge-cell-lost", {"spilt": spilt})

    def cell_step(self, *, step: Shown, last: Shown) -> str:
        """{ $step }/{ $last }"""
        return self.put("dice_forge-cell-step", {"step": step, "last": last})

    def lost(self, *, what: Shown) -> str:
        """{ $what } lost"""
        return self.put("dice_forge-lost", {"what": what})

    def warn_same(self, *, lies: Shown) -> str:
        """The face there is { $lies } already: nothing would change."""
        return self.put("dice_forge-warn-same", {"lies": lies})

    def warn_fresh(self, *, lies: Shown) -> str:
        """You forged { $lies } there, and it has never come up since."""
        return self.put("dice_forge-warn-fresh", {"lies": lies})

    def detail_roll(self) -> str:
        """All players roll both dice and take what they show."""
        return self.put("dice_forge-detail-roll", {})

    def islands_aside(self, *, vp: Shown, turn: Shown) -> str:
        """shards buy a card: its { $vp } and effect ({ $turn } every turn) · × left"""
        return self.put("dice_forge-islands-aside", {"vp": vp, "turn": turn})

    def sanctuary_aside(self) -> str:
        """gold buys faces for dice"""
        return self.put("dice_forge-sanctuary-aside", {})

    def gone(self) -> str:
        """gone"""
        return self.put("dice_forge-gone", {})

    def rolled(self) -> str:
        """rolled"""
        return self.put("dice_forge-rolled", {})

    def tray_copies(self, *, face: Shown) -> str:
        """copies { $face }"""
        return self.put("dice_forge-tray-copies", {"face": face})

    def tray_thrice(self, *, face: Shown) -> str:
        """{ $face } thrice"""
        return self.put("dice_forge-tray-thrice", {"face": face})

    def tray_count(self, *, number: Shown, count: Shown) -> str:
        """roll { $number } of { $count }"""
        return self.put("dice_forge-tray-count", {"number": number, "count": count})

    def tray_waits(self) -> str:
        """not settled yet"""
        return self.put("dice_forge-tray-waits", {})

    def tray_asked(self) -> str:
        """decides now"""
        return self.put("dice_forge-tray-asked", {})

    def tray_go_on(self) -> str:
        """Enter: go on"""
        return self.put("dice_forge-tray-go-on", {})

    def tray_by_itself(self) -> str:
        """without asking (F8)"""
        return self.put("dice_forge-tray-by-itself", {})

    def tray_lost(self, *, what: Shown) -> str:
        """{ $what } lost: store full"""
        return self.put("dice_forge-tray-lost", {"what": what})

    def bench_new(self) -> str:
        """new face"""
        return self.put("dice_forge-bench-new", {})

    def bench_roll(self) -> str:
        """a roll"""
        return self.put("dice_forge-bench-roll", {})

    def bench_locked(self) -> str:
        """locked"""
        return self.put("dice_forge-bench-locked", {})

    def enter_pass(self) -> str:
        """pass"""
        return self.put("dice_forge-enter-pass", {})

    def enter_roll(self) -> str:
        """let them roll"""
        return self.put("dice_forge-enter-roll", {})

    def enter_forge_slot(self) -> str:
        """forge here"""
        return self.put("dice_forge-enter-forge-slot", {})

    def recap_ousted(self, *, name: Shown) -> str:
        """{ $name } ousted your hero: it is at home again, and your dice were rolled for you."""
        return self.put("dice_forge-recap-ousted", {"name": name})

    def recap_boar(self, *, face: Shown) -> str:
        """You had to forge a boar: { $face }."""
        return self.put("dice_forge-recap-boar", {"face": face})

    def recap_taken(self, *, what: Shown) -> str:
        """The Minotaur took { $what } from you."""
        return self.put("dice_forge-recap-taken", {"what": what})

    def recap_store_full(self, *, what: Shown) -> str:
        """Your store was full; lost: { $what }."""
        return self.put("dice_forge-recap-store-full", {"what": what})

    def recap_feat_gone(self, *, name: Shown, card: Shown) -> str:
        """{ $name } took the last card of its kind: { $card }. You could have paid for it."""
        return self.put("dice_forge-recap-feat-gone", {"name": name, "card": card})

    def recap_face_gone(self, *, name: Shown, face: Shown) -> str:
        """{ $name } bought the last face of its kind: { $face }. You had the gold."""
        return self.put("dice_forge-recap-face-gone", {"name": name, "face": face})

    def recap_got(self, *, what: Shown) -> str:
        """Your dice brought you { $what }."""
        return self.put("dice_forge-recap-got", {"what": what})

    def recap_got_bonuses(self, *, what: Shown) -> str:
        """Your boars brought you { $what }."""
        return self.put("dice_forge-recap-got-bonuses", {"what": what})

    def recap_turn_forges(self, *, face: Shown, old: Shown) -> str:
        """forges { $face } over { $old }"""
        return self.put("dice_forge-recap-turn-forges", {"face": face, "old": old})

    def recap_turn_feat(self, *, card: Shown) -> str:
        """performs a feat: { $card }"""
        return self.put("dice_forge-recap-turn-feat", {"card": card})

    def recap_turn_hammer(self, *, vp: Shown) -> str:
        """the hammer brings { $vp }"""
        return self.put("dice_forge-recap-turn-hammer", {"vp": vp})

    def recap_turn_brings(self, *, what: Shown, card: Shown) -> str:
        """{ $what } from the { $card }"""
        return self.put("dice_forge-recap-turn-brings", {"what": what, "card": card})

    def recap_turn_hind(self, *, faces: Shown, card: Shown) -> str:
        """rolls { $faces } with the { $card }"""
        return self.put("dice_forge-recap-turn-hind", {"faces": faces, "card": card})

    def recap_turn_triton(self) -> str:
        """spends a Triton token"""
        return self.put("dice_forge-recap-turn-triton", {})

    def recap_turn_hammers(self, *, gold: Shown) -> str:
        """puts { $gold } on the hammer"""
        return self.put("dice_forge-recap-turn-hammers", {"gold": gold})

    def recap_turn_passes(self) -> str:
        """passes"""
        return self.put("dice_forge-recap-turn-passes", {})

    def prospect_dice(self) -> str:
        """what your dice bring"""
        return self.put("dice_forge-prospect-dice", {})

    def prospect_stores(self) -> str:
        """what you have and what it buys"""
        return self.put("dice_forge-prospect-stores", {})

    def prospect_room(self) -> str:
        """room in your stores"""
        return self.put("dice_forge-prospect-room", {})

    def prospect_cards(self) -> str:
        """cards that go on working"""
        return self.put("dice_forge-prospect-cards", {})

    def prospect_hammer(self) -> str:
        """the way of the hammer"""
        return self.put("dice_forge-prospect-hammer", {})

    def prospect_place(self) -> str:
        """where your hero stands"""
        return self.put("dice_forge-prospect-place", {})

    def prospect_now(self) -> str:
        """glory now"""
        return self.put("dice_forge-prospect-now", {})

    def said_better_die(self) -> str:
        """It has the better faces of your two dice."""
        return self.put("dice_forge-said-better-die", {})

    def said_least_face(self) -> str:
        """No face that you could replace is worth less."""
        return self.put("dice_forge-said-least-face", {})

    def said_too_late(self, *, glory: int) -> str:
        """{ $glory ->
            [0] It is your last turn: the card can hardly bring you anything any more.
           *[other] It is your last turn: of the card hardly more than its { $glory } glory still counts.
        }
        """
        return self.put("dice_forge-said-too-late", {"glory": glory})

    def said_only_glory(self, *, glory: Shown) -> str:
        """It brings { $glory } at the end and has no other effect."""
        return self.put("dice_forge-said-only-glory", {"glory": glory})

    def ahead_gold(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } gold
        """
        return self.put("dice_forge-ahead-gold", {"more": more})

    def ahead_sun(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } sun shards
        """
        return self.put("dice_forge-ahead-sun", {"more": more})

    def ahead_moon(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } moon shards
        """
        return self.put("dice_forge-ahead-moon", {"more": more})

    def ahead_yield_gold(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } gold from your dice
        """
        return self.put("dice_forge-ahead-yield-gold", {"more": more})

    def ahead_yield_sun(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } sun shards from your dice
        """
        return self.put("dice_forge-ahead-yield-sun", {"more": more})

    def ahead_yield_moon(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } moon shards from your dice
        """
        return self.put("dice_forge-ahead-yield-moon", {"more": more})

    def ahead_yield_vp(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } glory from your dice
        """
        return self.put("dice_forge-ahead-yield-vp", {"more": more})

    def ahead_cards(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } cards
        """
        return self.put("dice_forge-ahead-cards", {"more": more})

    def ahead_hammer(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps on the hammer
        """
        return self.put("dice_forge-ahead-hammer", {"more": more})

    def ahead_best_card(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } glory from the best card that you can pay for
        """
        return self.put("dice_forge-ahead-best-card", {"more": more})

    def ahead_forged(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } forged faces
        """
        return self.put("dice_forge-ahead-forged", {"more": more})

    def ahead_scored(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } glory gained
        """
        return self.put("dice_forge-ahead-scored", {"more": more})

    def brief_of(self, *, name: Shown, asked: Shown) -> str:
        """{ $name }: { $asked }"""
        return self.put("dice_forge-brief-of", {"name": name, "asked": asked})

    def brief_roll_first(self) -> str:
        """Roll."""
        return self.put("dice_forge-brief-roll-first", {})

    def brief_roll_second(self) -> str:
        """Roll again."""
        return self.put("dice_forge-brief-roll-second", {})

    def brief_mirror_choose(self) -> str:
        """Mirror: which face?"""
        return self.put("dice_forge-brief-mirror-choose", {})

    def brief_resolve_order(self) -> str:
        """Which die first?"""
        return self.put("dice_forge-brief-resolve-order", {})

    def brief_face_take(self, *, times: int) -> str:
        """Take what{ $times ->
            [3] , three times
           *[other] { "" }
        }?
        """
        return self.put("dice_forge-brief-face-take", {"times": times})

    def brief_face_lose(self) -> str:
        """Lose what?"""
        return self.put("dice_forge-brief-face-lose", {})

    def brief_use_cerberus(self) -> str:
        """Apply it twice?"""
        return self.put("dice_forge-brief-use-cerberus", {})

    def brief_reinforcement(self) -> str:
        """Reinforcements?"""
        return self.put("dice_forge-brief-reinforcement", {})

    def brief_action_both(self) -> str:
        """Face, feat or pass?"""
        return self.put("dice_forge-brief-action-both", {})

    def brief_action_buy(self) -> str:
        """Face or pass?"""
        return self.put("dice_forge-brief-action-buy", {})

    def brief_action_feat(self) -> str:
        """Feat or pass?"""
        return self.put("dice_forge-brief-action-feat", {})

    def brief_action_both_extra(self) -> str:
        """Face or feat?"""
        return self.put("dice_forge-brief-action-both-extra", {})

    def brief_action_buy_extra(self) -> str:
        """Which face?"""
        return self.put("dice_forge-brief-action-buy-extra", {})

    def brief_action_feat_extra(self) -> str:
        """Which feat?"""
        return self.put("dice_forge-brief-action-feat-extra", {})

    def brief_forge_more(self) -> str:
        """Another face?"""
        return self.put("dice_forge-brief-forge-more", {})

    def brief_forge_slot(self, *, title: Shown) -> str:
        """Which face for { $title }?"""
        return self.put("dice_forge-brief-forge-slot", {"title": title})

    def brief_extra_action(self) -> str:
        """Extra action?"""
        return self.put("dice_forge-brief-extra-action", {})

    def brief_convert(self, *, what: Shown, vp: Shown) -> str:
        """Keep { $what } or take { $vp }?"""
        return self.put("dice_forge-brief-convert", {"what": what, "vp": vp})

    def brief_brought(self, *, name: Shown, what: Shown) -> str:
        """{ $name }: { $what }."""
        return self.put("dice_forge-brief-brought", {"name": name, "what": what})

    def brief_forged(self, *, name: Shown, face: Shown, old: Shown, die: Shown) -> str:
        """{ $name }: { $face } over { $old }, { $die }."""
        return self.put("dice_forge-brief-forged", {"name": name, "face": face, "old": old, "die": die})

    def brief_extra_paid(self, *, name: Shown) -> str:
        """{ $name }: extra action."""
        return self.put("dice_forge-brief-extra-paid", {"name": name})

    def brief_by_card(self, *, name: Shown, card: Shown) -> str:
        """{ $name }, { $card }."""
        return self.put("dice_forge-brief-by-card", {"name": name, "card": card})
