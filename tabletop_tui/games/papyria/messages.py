"""What the game can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.kit.messages import Messages, Shown


class PapyriaMessages(Messages):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Papyria"""
        return self.put("papyria-title", {})

    def line(self) -> str:
        """Wander and sail around the board, build a realm, and multiply what you know."""
        return self.put("papyria-line", {})

    def points(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 point
           *[other] { $count } points
        }
        """
        return self.put("papyria-points", {"count": count})

    def knowledge(self, *, count: Shown) -> str:
        """{ $count } knowledge"""
        return self.put("papyria-knowledge", {"count": count})

    def lapis(self, *, count: Shown) -> str:
        """{ $count } lapis"""
        return self.put("papyria-lapis", {"count": count})

    def papyrus(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 papyrus
           *[other] { $count } papyri
        }
        """
        return self.put("papyria-papyrus", {"count": count})

    def symbols(self, *, count: int, kind: Shown) -> str:
        """{ $count ->
            [one] 1 { $kind } symbol
           *[other] { $count } { $kind } symbols
        }
        """
        return self.put("papyria-symbols", {"count": count, "kind": kind})

    def keys(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 key
           *[other] { $count } keys
        }
        """
        return self.put("papyria-keys", {"count": count})

    def none(self) -> str:
        """none"""
        return self.put("papyria-none", {})

    def nothing(self) -> str:
        """nothing"""
        return self.put("papyria-nothing", {})

    def kind_mountain(self) -> str:
        """mountain"""
        return self.put("papyria-kind-mountain", {})

    def kind_river(self) -> str:
        """river"""
        return self.put("papyria-kind-river", {})

    def kind_forest(self) -> str:
        """forest"""
        return self.put("papyria-kind-forest", {})

    def kind_sanctuary(self) -> str:
        """sanctuary"""
        return self.put("papyria-kind-sanctuary", {})

    def kind_city(self) -> str:
        """city"""
        return self.put("papyria-kind-city", {})

    def kind_temple(self) -> str:
        """temple"""
        return self.put("papyria-kind-temple", {})

    def kind_invention(self) -> str:
        """invention"""
        return self.put("papyria-kind-invention", {})

    def scoring_of(self, *, kind: Shown) -> str:
        """{ $kind } scoring"""
        return self.put("papyria-scoring-of", {"kind": kind})

    def scoring_any(self) -> str:
        """scoring of any kind"""
        return self.put("papyria-scoring-any", {})

    def kind_any(self) -> str:
        """any kind"""
        return self.put("papyria-kind-any", {})

    def key_tile(self, *, kind: Shown, keys: Shown) -> str:
        """{ $kind } key tile ({ $keys })"""
        return self.put("papyria-key-tile", {"kind": kind, "keys": keys})

    def key_goal_river(self, *, count: Shown) -> str:
        """a river through { $count } landscapes"""
        return self.put("papyria-key-goal-river", {"count": count})

    def key_goal_sanctuary(self, *, count: Shown) -> str:
        """{ $count } sanctuaries side by side"""
        return self.put("papyria-key-goal-sanctuary", {"count": count})

    def key_goal_city(self, *, count: Shown) -> str:
        """{ $count } cities"""
        return self.put("papyria-key-goal-city", {"count": count})

    def key_goal_temple(self, *, count: Shown) -> str:
        """{ $count } temples"""
        return self.put("papyria-key-goal-temple", {"count": count})

    def key_goal_invention(self, *, count: Shown) -> str:
        """{ $count } inventions"""
        return self.put("papyria-key-goal-invention", {"count": count})

    def offer(self, *, points: Shown, price: Shown) -> str:
        """{ $points } for { $price }"""
        return self.put("papyria-offer", {"points": points, "price": price})

    def landscape_of(self, *, what: Shown) -> str:
        """landscape with { $what }"""
        return self.put("papyria-landscape-of", {"what": what})

    def sector_I_a(self) -> str:
        """Mari"""
        return self.put("papyria-sector-I-a", {})

    def sector_I_b(self) -> str:
        """Assur"""
        return self.put("papyria-sector-I-b", {})

    def sector_I_c(self) -> str:
        """Nineveh"""
        return self.put("papyria-sector-I-c", {})

    def sector_I_d(self) -> str:
        """Eshnunna"""
        return self.put("papyria-sector-I-d", {})

    def sector_II_a(self) -> str:
        """Sippar"""
        return self.put("papyria-sector-II-a", {})

    def sector_II_b(self) -> str:
        """Babylon"""
        return self.put("papyria-sector-II-b", {})

    def sector_II_c(self) -> str:
        """Kish"""
        return self.put("papyria-sector-II-c", {})

    def sector_II_d(self) -> str:
        """Nippur"""
        return self.put("papyria-sector-II-d", {})

    def sector_III_a(self) -> str:
        """Isin"""
        return self.put("papyria-sector-III-a", {})

    def sector_III_b(self) -> str:
        """Uruk"""
        return self.put("papyria-sector-III-b", {})

    def sector_III_c(self) -> str:
        """Ur"""
        return self.put("papyria-sector-III-c", {})

    def sector_III_d(self) -> str:
        """Lagash"""
        return self.put("papyria-sector-III-d", {})

    def pieces_w(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 wanderer
           *[other] { $count } wanderers
        }
        """
        return self.put("papyria-pieces-w", {"count": count})

    def pieces_s(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 ship
           *[other] { $count } ships
        }
        """
        return self.put("papyria-pieces-s", {"count": count})

    def space_1(self) -> str:
        """space 1"""
        return self.put("papyria-space-1", {})

    def space_2(self) -> str:
        """space 2"""
        return self.put("papyria-space-2", {})

    def space_river(self) -> str:
        """river"""
        return self.put("papyria-space-river", {})

    def side_north(self) -> str:
        """N"""
        return self.put("papyria-side-north", {})

    def side_east(self) -> str:
        """E"""
        return self.put("papyria-side-east", {})

    def side_south(self) -> str:
        """S"""
        return self.put("papyria-side-south", {})

    def side_west(self) -> str:
        """W"""
        return self.put("papyria-side-west", {})

    def toward_north(self) -> str:
        """north"""
        return self.put("papyria-toward-north", {})

    def toward_east(self) -> str:
        """east"""
        return self.put("papyria-toward-east", {})

    def toward_south(self) -> str:
        """south"""
        return self.put("papyria-toward-south", {})

    def toward_west(self) -> str:
        """west"""
        return self.put("papyria-toward-west", {})

    def start_SET(self) -> str:
        """settlement"""
        return self.put("papyria-start-SET", {})

    def start_SN(self) -> str:
        """Grove"""
        return self.put("papyria-start-SN", {})

    def start_SE(self) -> str:
        """Canal"""
        return self.put("papyria-start-SE", {})

    def start_SS(self) -> str:
        """Shrine"""
        return self.put("papyria-start-SS", {})

    def start_SW(self) -> str:
        """Foothills"""
        return self.put("papyria-start-SW", {})

    def river(self, *, exits: Shown) -> str:
        """river { $exits }"""
        return self.put("papyria-river", {"exits": exits})

    def forests(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 forest
           *[other] { $count } forests
        }
        """
        return self.put("papyria-forests", {"count": count})

    def cities(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 city
           *[other] { $count } cities
        }
        """
        return self.put("papyria-cities", {"count": count})

    def producing(self, *, what: Shown, brings: Shown) -> str:
        """{ $what } (+{ $brings })"""
        return self.put("papyria-producing", {"what": what, "brings": brings})

    def invention_L01(self) -> str:
        """Wheel"""
        return self.put("papyria-invention-L01", {})

    def invention_L02(self) -> str:
        """Reed stylus"""
        return self.put("papyria-invention-L02", {})

    def invention_L03(self) -> str:
        """Bronze casting"""
        return self.put("papyria-invention-L03", {})

    def invention_L04(self) -> str:
        """Cuneiform script"""
        return self.put("papyria-invention-L04", {})

    def invention_L06(self) -> str:
        """Abacus"""
        return self.put("papyria-invention-L06", {})

    def invention_L08(self) -> str:
        """Calendar"""
        return self.put("papyria-invention-L08", {})

    def invention_L11(self) -> str:
        """Plough"""
        return self.put("papyria-invention-L11", {})

    def invention_L12(self) -> str:
        """Papyrus press"""
        return self.put("papyria-invention-L12", {})

    def invention_L13(self) -> str:
        """Stone drill"""
        return self.put("papyria-invention-L13", {})

    def invention_L14(self) -> str:
        """Archive"""
        return self.put("papyria-invention-L14", {})

    def invention_L18(self) -> str:
        """Clay tablet"""
        return self.put("papyria-invention-L18", {})

    def invention_L20(self) -> str:
        """Chariot"""
        return self.put("papyria-invention-L20", {})

    def invention_L21(self) -> str:
        """Sundial"""
        return self.put("papyria-invention-L21", {})

    def invention_L22(self) -> str:
        """Well sweep"""
        return self.put("papyria-invention-L22", {})

    def invention_L23(self) -> str:
        """Ore washing"""
        return self.put("papyria-invention-L23", {})

    def invention_L29(self) -> str:
        """Pickaxe"""
        return self.put("papyria-invention-L29", {})

    def invention_L30(self) -> str:
        """Smelting furnace"""
        return self.put("papyria-invention-L30", {})

    def invention_L34(self) -> str:
        """Brick kiln"""
        return self.put("papyria-invention-L34", {})

    def invention_L35(self) -> str:
        """Cylinder seal"""
        return self.put("papyria-invention-L35", {})

    def invention_L36(self) -> str:
        """Law stele"""
        return self.put("papyria-invention-L36", {})

    def invention_L38(self) -> str:
        """School of scribes"""
        return self.put("papyria-invention-L38", {})

    def invention_L39(self) -> str:
        """Scales"""
        return self.put("papyria-invention-L39", {})

    def invention_L40(self) -> str:
        """Irrigation"""
        return self.put("papyria-invention-L40", {})

    def invention_L42(self) -> str:
        """Grinding wheel"""
        return self.put("papyria-invention-L42", {})

    def ask_keep_start_tile_first(self, *, name: Shown) -> str:
        """{ $name }, which starting tile do you keep first?"""
        return self.put("papyria-ask-keep-start-tile-first", {"name": name})

    def ask_keep_start_tile_second(self, *, name: Shown) -> str:
        """{ $name }, which starting tile do you keep as your second?"""
        return self.put("papyria-ask-keep-start-tile-second", {"name": name})

    def ask_start_priest(self, *, name: Shown) -> str:
        """{ $name }, on which landscape does your priest begin?"""
        return self.put("papyria-ask-start-priest", {"name": name})

    def ask_move_piece_both(self, *, name: Shown) -> str:
        """{ $name }, put a wanderer or a ship on the board."""
        return self.put("papyria-ask-move-piece-both", {"name": name})

    def ask_move_piece_w(self, *, name: Shown) -> str:
        """{ $name }, put a wanderer on the board."""
        return self.put("papyria-ask-move-piece-w", {"name": name})

    def ask_move_piece_s(self, *, name: Shown) -> str:
        """{ $name }, put a ship on the board."""
        return self.put("papyria-ask-move-piece-s", {"name": name})

    def ask_build_mine(self, *, name: Shown) -> str:
        """{ $name }, which mountain does the mine cover?"""
        return self.put("papyria-ask-build-mine", {"name": name})

    def ask_choose_scoring(self, *, name: Shown) -> str:
        """{ $name }, which kind do you score?"""
        return self.put("papyria-ask-choose-scoring", {"name": name})

    def ask_end_turn(self, *, name: Shown) -> str:
        """{ $name }, do you move your priest before your turn ends?"""
        return self.put("papyria-ask-end-turn", {"name": name})

    def option_decline_short(self) -> str:
        """give it up"""
        return self.put("papyria-option-decline-short", {})

    def option_decline_landscape(self) -> str:
        """give up the landscape"""
        return self.put("papyria-option-decline-landscape", {})

    def option_decline_temple(self) -> str:
        """give up the temple"""
        return self.put("papyria-option-decline-temple", {})

    def option_decline_city(self) -> str:
        """give up the city"""
        return self.put("papyria-option-decline-city", {})

    def option_decline_mine(self) -> str:
        """give up the mine"""
        return self.put("papyria-option-decline-mine", {})

    def product_whole(self, *, value: Shown, multiplier: Shown, points: Shown) -> str:
        """{ $value } × { $multiplier } = { $points }"""
        return self.put("papyria-product-whole", {"value": value, "multiplier": multiplier, "points": points})

    def product_capped(self, *, value: Shown, multiplier: Shown, product: Shown, points: Shown) -> str:
        """{ $value } × { $multiplier } = { $product }, but no more than your knowledge: { $points }"""
        return self.put(
            "papyria-product-capped",
            {"value": value, "multiplier": multiplier, "product": product, "points": points},
        )

    def progress(self, *, kind: Shown, count: Shown, of: Shown) -> str:
        """{ $kind } { $count } of { $of }"""
        return self.put("papyria-progress", {"kind": kind, "count": count, "of": of})

    def confirm_decline_landscape(self) -> str:
        """You could lay this landscape. Let it leave the game anyway?"""
        return self.put("papyria-confirm-decline-landscape", {})

    def confirm_decline_temple(self) -> str:
        """You can pay for this temple. Let it leave the game anyway?"""
        return self.put("papyria-confirm-decline-temple", {})

    def confirm_decline_city(self) -> str:
        """You can pay for this city. Let it leave the game anyway?"""
        return self.put("papyria-confirm-decline-city", {})

    def confirm_decline_mine(self) -> str:
        """You could build this mine for nothing. Let it leave the game anyway?"""
        return self.put("papyria-confirm-decline-mine", {})

    def reason_too_little_lapis(self, *, needed: Shown, owned: Shown) -> str:
        """It takes { $needed } lapis, and you have { $owned } lapis."""
        return self.put("papyria-reason-too-little-lapis", {"needed": needed, "owned": owned})

    def reason_too_few_papyri(self, *, needed: Shown, owned: Shown) -> str:
        """It takes { $needed }, and you have { $owned }."""
        return self.put("papyria-reason-too-few-papyri", {"needed": needed, "owned": owned})

    def reason_game_over(self) -> str:
        """The game is over."""
        return self.put("papyria-reason-game-over", {})

    def reason_not_your_turn(self, *, name: Shown) -> str:
        """It is { $name }'s turn."""
        return self.put("papyria-reason-not-your-turn", {"name": name})

    def reason_others_board(self, *, name: Shown) -> str:
        """It lies in { $name }'s realm."""
        return self.put("papyria-reason-others-board", {"name": name})

    def reason_moved_already(self) -> str:
        """You have moved a piece in this turn."""
        return self.put("papyria-reason-moved-already", {})

    def reason_own_piece_there(self) -> str:
        """A piece of yours is there."""
        return self.put("papyria-reason-own-piece-there", {})

    def reason_slot_taken(self) -> str:
        """It is occupied, and an entering piece can't push another away."""
        return self.put("papyria-reason-slot-taken", {})

    def reason_all_entered(self) -> str:
        """All your pieces of this kind are on the board."""
        return self.put("papyria-reason-all-entered", {})

    def reason_out_of_reach(self) -> str:
        """None of your pieces gets there with the lapis you have."""
        return self.put("papyria-reason-out-of-reach", {})

    def reason_move_first(self) -> str:
        """Move a piece first; main actions follow where it arrives."""
        return self.put("papyria-reason-move-first", {})

    def reason_other_sector(self) -> str:
        """Main actions are carried out only where the moved piece is."""
        return self.put("papyria-reason-other-sector", {})

    def reason_only_ships(self) -> str:
        """Only ships use the river."""
        return self.put("papyria-reason-only-ships", {})

    def reason_space_done(self) -> str:
        """This space can't be used any more in this turn."""
        return self.put("papyria-reason-space-done", {})

    def reason_priest_there(self) -> str:
        """Your priest stands there."""
        return self.put("papyria-reason-priest-there", {})

    def reason_nothing_for_it_now(self) -> str:
        """Nothing can be done here now."""
        return self.put("papyria-reason-nothing-for-it-now", {})

    def reason_beside_priest_only(self) -> str:
        """Landscapes are laid only next to your priest."""
        return self.put("papyria-reason-beside-priest-only", {})

    def reason_no_landscape_now(self) -> str:
        """No landscape is being laid now."""
        return self.put("papyria-reason-no-landscape-now", {})

    def reason_border_not_crossed(self, *, stand: Shown) -> str:
        """No piece of yours passed border { $stand } in this turn."""
        return self.put("papyria-reason-border-not-crossed", {"stand": stand})

    def reason_right_gone(self, *, stand: Shown) -> str:
        """Border { $stand } can be used once, on arrival: that is over for this turn."""
        return self.put("papyria-reason-right-gone", {"stand": stand})

    def event_with(self, *, head: Shown, what: Shown) -> str:
        """{ $head }: { $what }."""
        return self.put("papyria-event-with", {"head": head, "what": what})

    def event_bought_knowledge(self, *, name: Shown, papyri: Shown) -> str:
        """{ $name } buys knowledge at border A for { $papyri }."""
        return self.put("papyria-event-bought-knowledge", {"name": name, "papyri": papyri})

    def event_paid_extra_scoring(self, *, name: Shown, papyri: Shown) -> str:
        """{ $name } pays { $papyri } at border B."""
        return self.put("papyria-event-paid-extra-scoring", {"name": name, "papyri": papyri})

    def event_scored(self, *, name: Shown, kind: Shown, product: Shown) -> str:
        """{ $name } scores { $kind }: { $product }."""
        return self.put("papyria-event-scored", {"name": name, "kind": kind, "product": product})

    def event_moved_priest_there(self, *, name: Shown, spot: Shown) -> str:
        """{ $name }'s priest goes to { $spot }."""
        return self.put("papyria-event-moved-priest-there", {"name": name, "spot": spot})

    def event_moved_priest_home(self, *, name: Shown) -> str:
        """{ $name }'s priest goes to the settlement."""
        return self.put("papyria-event-moved-priest-home", {"name": name})

    def event_took_multiplier(self, *, name: Shown, symbols: Shown) -> str:
        """{ $name } takes { $symbols }."""
        return self.put("papyria-event-took-multiplier", {"name": name, "symbols": symbols})

    def event_placed_landscape(self, *, name: Shown, spot: Shown, what: Shown) -> str:
        """{ $name } lays a landscape on { $spot } with { $what }."""
        return self.put("papyria-event-placed-landscape", {"name": name, "spot": spot, "what": what})

    def event_built_paid(self, *, name: Shown, good: Shown, spot: Shown, lapis: Shown) -> str:
        """{ $name } builds { $good } on { $spot } for { $lapis }."""
        return self.put(
            "papyria-event-built-paid", {"name": name, "good": good, "spot": spot, "lapis": lapis}
        )

    def event_built_free(self, *, name: Shown, good: Shown, spot: Shown) -> str:
        """{ $name } builds { $good } on { $spot }."""
        return self.put("papyria-event-built-free", {"name": name, "good": good, "spot": spot})

    def event_gave_up(self, *, name: Shown, good: Shown) -> str:
        """{ $name } gives up { $good }."""
        return self.put("papyria-event-gave-up", {"name": name, "good": good})

    def event_produced_some(self, *, name: Shown, goods: Shown) -> str:
        """{ $name } produces { $goods }."""
        return self.put("papyria-event-produced-some", {"name": name, "goods": goods})

    def event_produced_lapis(self, *, name: Shown) -> str:
        """{ $name } produces no lapis."""
        return self.put("papyria-event-produced-lapis", {"name": name})

    def event_produced_papyrus(self, *, name: Shown) -> str:
        """{ $name } produces no papyri."""
        return self.put("papyria-event-produced-papyrus", {"name": name})

    def event_paid_end_tile(self, *, name: Shown, price: Shown, points: Shown) -> str:
        """{ $name } pays { $price } for an end tile: { $points }."""
        return self.put("papyria-event-paid-end-tile", {"name": name, "price": price, "points": points})

    def event_end_triggered(self) -> str:
        """No end tile is left to lay: this is the last round."""
        return self.put("papyria-event-end-triggered", {})

    def event_game_ended_nought_nobody(self, *, what: Shown) -> str:
        """The last round is over. No player has anything that counts for these majorities, so nobody scores them, as agreed: { $what }."""
        return self.put("papyria-event-game-ended-nought-nobody", {"what": what})

    def event_game_ended_nought_all(self, *, what: Shown) -> str:
        """The last round is over. No player has anything that counts for these majorities, so all are tied and score them, as agreed: { $what }."""
        return self.put("papyria-event-game-ended-nought-all", {"what": what})

    def event_game_ended(self) -> str:
        """The last round is over."""
        return self.put("papyria-event-game-ended", {})

    def score_track(self) -> str:
        """Points in the game"""
        return self.put("papyria-score-track", {})

    def score_track_line(self, *, points: Shown) -> str:
        """{ $points } in the game"""
        return self.put("papyria-score-track-line", {"points": points})

    def score_majority_a(self) -> str:
        """Most cities"""
        return self.put("papyria-score-majority-a", {})

    def score_majority_a_lost(self) -> str:
        """Most cities: others have more, or no player has one"""
        return self.put("papyria-score-majority-a-lost", {})

    def score_majority_b(self) -> str:
        """Most temples"""
        return self.put("papyria-score-majority-b", {})

    def score_majority_b_lost(self) -> str:
        """Most temples: others have more, or no player has one"""
        return self.put("papyria-score-majority-b-lost", {})

    def score_majority_c(self) -> str:
        """Largest river network"""
        return self.put("papyria-score-majority-c", {})

    def score_majority_c_lost(self) -> str:
        """Largest river network: others have a larger one"""
        return self.put("papyria-score-majority-c-lost", {})

    def score_majority_d(self) -> str:
        """Most scoring tiles"""
        return self.put("papyria-score-majority-d", {})

    def score_majority_d_lost(self) -> str:
        """Most scoring tiles: others have more, or no player has one"""
        return self.put("papyria-score-majority-d-lost", {})

    def tie_break(self, *, knowledge: Shown, goods: Shown) -> str:
        """{ $knowledge } knowledge, lapis and papyri together { $goods }"""
        return self.put("papyria-tie-break", {"knowledge": knowledge, "goods": goods})

    def scoring(self) -> str:
        """During the game, points come from scorings (value × multiplier, but never more than your knowledge) and from paid end tiles. At the end each key tile brings one more scoring of its kind, most cities and most temples a forest scoring each, the largest river network and most scoring tiles a mountain scoring each. Lapis and papyri left over are worth nothing; tied players compare knowledge, then lapis and papyri together. The points beside a name count all of this as if the game ended now, so they fall when another player takes over a majority."""
        return self.put("papyria-scoring", {})

    def undo_stops(self) -> str:
        """You can't go back further: a tile has been turned up since, or another player has decided."""
        return self.put("papyria-undo-stops", {})

    def variant_first(self) -> str:
        """Starting player"""
        return self.put("papyria-variant-first", {})

    def variant_first_random(self) -> str:
        """drawn"""
        return self.put("papyria-variant-first-random", {})

    def variant_first_seat(self, *, number: Shown) -> str:
        """player { $number }"""
        return self.put("papyria-variant-first-seat", {"number": number})

    def variant_nought(self) -> str:
        """Majority of 0"""
        return self.put("papyria-variant-nought", {})

    def variant_nought_nobody(self) -> str:
        """nobody scores"""
        return self.put("papyria-variant-nought-nobody", {})

    def variant_nought_all(self) -> str:
        """all score"""
        return self.put("papyria-variant-nought-all", {})

    def variant_nought_hint(self) -> str:
        """Whether nobody or all score for the most cities, temples or scoring tiles if no player has any at the end."""
        return self.put("papyria-variant-nought-hint", {})

    def ruling_nought_nobody(self) -> str:
        """Agreed for this game: if no player has any cities, temples or scoring tiles, nobody scores for the most of them."""
        return self.put("papyria-ruling-nought-nobody", {})

    def ruling_nought_all(self) -> str:
        """Agreed for this game: if no player has any cities, temples or scoring tiles, all are tied for the most of them and score."""
        return self.put("papyria-ruling-nought-all", {})

    def variant_board_hint(self) -> str:
        """How the three parts of the board lie: drawn by lot, or always the same."""
        return self.put("papyria-variant-board-hint", {})

    def variant_board(self) -> str:
        """Board"""
        return self.put("papyria-variant-board", {})

    def variant_board_random(self) -> str:
        """parts shuffled and turned"""
        return self.put("papyria-variant-board-random", {})

    def variant_board_reference(self) -> str:
        """parts I, II, III, none turned"""
        return self.put("papyria-variant-board-reference", {})

    def help_keep_start_tile(self) -> str:
        """You keep two of the four starting tiles before you. Lapis, papyri and knowledge come at once; a symbol counts for the whole game as a multiplier of its kind. The other two leave the game."""
        return self.put("papyria-help-keep-start-tile", {})

    def help_start_priest(self) -> str:
        """New landscapes are laid only next to the one your priest stands on, and the priest then goes there. From the settlement nothing could be laid, so the priest begins on one of the four landscapes around it."""
        return self.put("papyria-help-start-priest", {})

    def help_move_piece(self) -> str:
        """In each of your first four turns one of your pieces enters on any empty slot of its ring. Later you move one wanderer or ship clockwise: one or two steps are free, each further one costs a lapis. Occupied slots are skipped and don't count. You may end on another player's piece for a lapis to its owner; it goes on to the next empty slot. What you can do depends on the sector you reach."""
        return self.put("papyria-help-move-piece", {})

    def help_arrival(self) -> str:
        """Before the main actions you may use what the move brought, each once and in any order: knowledge for papyri if the piece passed border A, an extra scoring for 2 papyri if it passed border B, and a trade of a lapis for a papyrus if another player's piece is in the other slot. Meeting your own piece lets you move your priest, now or later in this turn."""
        return self.put("papyria-help-arrival", {})

    def help_main_action(self) -> str:
        """A wanderer carries out both outer spaces of its sector, a ship one of them and the river; you choose the order. A stack of goods loses one, whether you can use it or not; you always keep scoring tiles and multipliers. Productions never run out; an end tile leaves only when it is paid. When the last good is gone, an end tile comes to the space."""
        return self.put("papyria-help-main-action", {})

    def help_place_landscape(self) -> str:
        """The landscape is laid on an empty place next to your priest's, any way round; rivers need not connect. The priest then goes there. If you give it up, it leaves the game."""
        return self.put("papyria-help-place-landscape", {})

    def help_build_temple(self) -> str:
        """Your first temple costs 1 lapis, the second 2, and so on. It covers a sanctuary, which then no longer counts as one. A temple scoring counts your temples and the fewest landscapes that link them. Three temples bring the temple key."""
        return self.put("papyria-help-build-temple", {})

    def help_build_city(self) -> str:
        """Your first city costs 1 lapis, the second 2, and so on. It covers one forest symbol for good; a landscape with several forests can carry several cities. A city scoring counts your cities and the fewest landscapes that link them. Three cities bring the city key."""
        return self.put("papyria-help-build-city", {})

    def help_build_mine(self) -> str:
        """A mine is free and covers a mountain. Its landscape counts twice in mountain scorings, and it produces 1 lapis in each lapis production."""
        return self.put("papyria-help-build-mine", {})

    def help_choose_scoring(self) -> str:
        """A scoring brings the value of the kind times its multiplier, but never more points than you have knowledge."""
        return self.put("papyria-help-choose-scoring", {})

    def help_end_tile(self) -> str:
        """The knowledge of an end tile has already come to you, as on every visit. Once per visit you may also pay its price for its points; the tile then leaves, and the next one takes its place. If none is left, this round becomes the last. If you don't pay, the tile stays."""
        return self.put("papyria-help-end-tile", {})

    def help_end_turn(self) -> str:
        """You met your own piece, so your priest may still go to any other landscape of yours, including the settlement."""
        return self.put("papyria-help-end-turn", {})

    def part_ring(self) -> str:
        """ring"""
        return self.put("papyria-part-ring", {})

    def part_keys(self) -> str:
        """keys"""
        return self.put("papyria-part-keys", {})

    def part_player(self) -> str:
        """player"""
        return self.put("papyria-part-player", {})

    def part_scorings(self) -> str:
        """scorings"""
        return self.put("papyria-part-scorings", {})

    def part_realm(self) -> str:
        """realm"""
        return self.put("papyria-part-realm", {})

    def text_head_set_up(self, *, first: Shown) -> str:
        """Set-up. { $first } will begin every round."""
        return self.put("papyria-text-head-set-up", {"first": first})

    def text_head_round(self, *, round: Shown, first: Shown) -> str:
        """Round { $round }. { $first } begins every round."""
        return self.put("papyria-text-head-round", {"round": round, "first": first})

    def text_ends(self, *, left: Shown, of: Shown) -> str:
        """End tiles in the stack: { $left } of { $of }."""
        return self.put("papyria-text-ends", {"left": left, "of": of})

    def text_last_round(self) -> str:
        """This is the last round."""
        return self.put("papyria-text-last-round", {})

    def text_board(self) -> str:
        """The board, clockwise:"""
        return self.put("papyria-text-board", {})

    def text_sector(self, *, sector: Shown, pieces: Shown, spaces: Shown) -> str:
        """{ $sector }: { $pieces }; { $spaces }"""
        return self.put("papyria-text-sector", {"sector": sector, "pieces": pieces, "spaces": spaces})

    def text_slot_w(self, *, name: Shown) -> str:
        """wanderer { $name }"""
        return self.put("papyria-text-slot-w", {"name": name})

    def text_slot_s(self, *, name: Shown) -> str:
        """ship { $name }"""
        return self.put("papyria-text-slot-s", {"name": name})

    def text_no_slot_w(self) -> str:
        """no wanderer"""
        return self.put("papyria-text-no-slot-w", {})

    def text_no_slot_s(self) -> str:
        """no ship"""
        return self.put("papyria-text-no-slot-s", {})

    def text_space(self, *, space: Shown, what: Shown, count: Shown) -> str:
        """{ $space }: { $what } (stack of { $count })"""
        return self.put("papyria-text-space", {"space": space, "what": what, "count": count})

    def text_space_end(self, *, space: Shown, what: Shown) -> str:
        """{ $space }: end tile, { $what }"""
        return self.put("papyria-text-space-end", {"space": space, "what": what})

    def text_space_production(self, *, space: Shown, good: Shown) -> str:
        """{ $space }: { $good }"""
        return self.put("papyria-text-space-production", {"space": space, "good": good})

    def text_space_empty(self, *, space: Shown) -> str:
        """{ $space }: empty"""
        return self.put("papyria-text-space-empty", {"space": space})

    def text_border_a(self, *, offers: Shown) -> str:
        """Border A: { $offers }."""
        return self.put("papyria-text-border-a", {"offers": offers})

    def text_offer(self, *, knowledge: Shown, papyri: Shown) -> str:
        """{ $knowledge } for { $papyri }"""
        return self.put("papyria-text-offer", {"knowledge": knowledge, "papyri": papyri})

    def text_border_b(self, *, papyri: Shown, tiles: Shown, count: Shown) -> str:
        """Border B, an extra scoring for { $papyri }: { $tiles } (face down: { $count })."""
        return self.put("papyria-text-border-b", {"papyri": papyri, "tiles": tiles, "count": count})

    def text_keys(self) -> str:
        """Key tiles, the next one first:"""
        return self.put("papyria-text-keys", {})

    def text_key(self, *, kind: Shown, goal: Shown, keys: Shown) -> str:
        """{ $kind }, for { $goal }: keys { $keys }"""
        return self.put("papyria-text-key", {"kind": kind, "goal": goal, "keys": keys})

    def text_turn(self, *, name: Shown) -> str:
        """{ $name } (to move)"""
        return self.put("papyria-text-turn", {"name": name})

    def text_seat(
        self, *, name: Shown, points: Shown, made: Shown, knowledge: Shown, lapis: Shown, papyri: Shown
    ) -> str:
        """{ $name }: { $points } (without the final scoring { $made }), { $knowledge }, { $lapis }, { $papyri }"""
        return self.put(
            "papyria-text-seat",
            {
                "name": name,
                "points": points,
                "made": made,
                "knowledge": knowledge,
                "lapis": lapis,
                "papyri": papyri,
            },
        )

    def text_counts(
        self, *, temple: Shown, city: Shown, mine: Shown, tiles: Shown, symbols: Shown, keys: Shown
    ) -> str:
        """temples { $temple }, cities { $city }, mines { $mine }; scoring tiles { $tiles }; symbols: { $symbols }; key tiles: { $keys }"""
        return self.put(
            "papyria-text-counts",
            {"temple": temple, "city": city, "mine": mine, "tiles": tiles, "symbols": symbols, "keys": keys},
        )

    def text_symbols(self, *, kind: Shown, count: Shown) -> str:
        """{ $kind } { $count }"""
        return self.put("papyria-text-symbols", {"kind": kind, "count": count})

    def text_own_key(self, *, kind: Shown, keys: Shown) -> str:
        """{ $kind } with { $keys }"""
        return self.put("papyria-text-own-key", {"kind": kind, "keys": keys})

    def text_kinds(self) -> str:
        """Scorings now, value × multiplier:"""
        return self.put("papyria-text-kinds", {})

    def text_production(self, *, lapis: Shown, papyri: Shown) -> str:
        """A production brings { $lapis }, or { $papyri }."""
        return self.put("papyria-text-production", {"lapis": lapis, "papyri": papyri})

    def text_prices(self, *, temple: Shown, city: Shown) -> str:
        """The next temple costs { $temple }, the next city { $city }."""
        return self.put("papyria-text-prices", {"temple": temple, "city": city})

    def text_ways(self, *, ways: Shown) -> str:
        """On the way to key tiles: { $ways }."""
        return self.put("papyria-text-ways", {"ways": ways})

    def text_off(self, *, pieces: Shown) -> str:
        """Not on the board yet: { $pieces }."""
        return self.put("papyria-text-off", {"pieces": pieces})

    def text_dealt(self, *, tiles: Shown) -> str:
        """Starting tiles to choose from: { $tiles }."""
        return self.put("papyria-text-dealt", {"tiles": tiles})

    def text_realm(self) -> str:
        """The realm, by the way from the settlement:"""
        return self.put("papyria-text-realm", {})

    def text_cell_plain(self, *, spot: Shown, shown: Shown) -> str:
        """{ $spot }: { $shown }"""
        return self.put("papyria-text-cell-plain", {"spot": spot, "shown": shown})

    def text_cell_priest(self, *, spot: Shown, shown: Shown) -> str:
        """{ $spot }: { $shown }; the priest"""
        return self.put("papyria-text-cell-priest", {"spot": spot, "shown": shown})

    def value_mountain(self) -> str:
        """Value: your best group of adjoining landscapes with a mountain (1), a mine (2) or an invention that makes lapis (1)."""
        return self.put("papyria-value-mountain", {})

    def value_river(self) -> str:
        """Value: the landscapes of the largest connected river network."""
        return self.put("papyria-value-river", {})

    def value_forest(self) -> str:
        """Value: the uncovered forests of the adjoining group with the most of them."""
        return self.put("papyria-value-forest", {})

    def value_sanctuary(self) -> str:
        """Value: uncovered sanctuaries with no other one next to them."""
        return self.put("papyria-value-sanctuary", {})

    def value_city(self) -> str:
        """Value: your cities and the fewest landscapes between them that link them all."""
        return self.put("papyria-value-city", {})

    def value_temple(self) -> str:
        """Value: your temples and the fewest landscapes between them that link them all."""
        return self.put("papyria-value-temple", {})

    def value_invention(self) -> str:
        """Value: all your inventions, including the settlement's."""
        return self.put("papyria-value-invention", {})

    def site(self, *, name: Shown, spot: Shown) -> str:
        """{ $name } ({ $spot })"""
        return self.put("papyria-site", {"name": name, "spot": spot})

    def invention_named(self, *, name: Shown) -> str:
        """invention { $name }"""
        return self.put("papyria-invention-named", {"name": name})

    def good_landscape(self) -> str:
        """landscape"""
        return self.put("papyria-good-landscape", {})

    def good_scoring(self) -> str:
        """scoring tile"""
        return self.put("papyria-good-scoring", {})

    def good_temple(self) -> str:
        """temple"""
        return self.put("papyria-good-temple", {})

    def good_city(self) -> str:
        """city"""
        return self.put("papyria-good-city", {})

    def good_mine(self) -> str:
        """mine"""
        return self.put("papyria-good-mine", {})

    def good_multiplier(self) -> str:
        """multiplier"""
        return self.put("papyria-good-multiplier", {})

    def good_lapis_production(self) -> str:
        """lapis production"""
        return self.put("papyria-good-lapis-production", {})

    def good_papyrus_production(self) -> str:
        """papyrus production"""
        return self.put("papyria-good-papyrus-production", {})

    def good_end_tile(self) -> str:
        """end tile"""
        return self.put("papyria-good-end-tile", {})

    def piece_w(self) -> str:
        """wanderer"""
        return self.put("papyria-piece-w", {})

    def piece_s(self) -> str:
        """ship"""
        return self.put("papyria-piece-s", {})

    def beside_north(self, *, priest: Shown) -> str:
        """north of { $priest }"""
        return self.put("papyria-beside-north", {"priest": priest})

    def beside_east(self, *, priest: Shown) -> str:
        """east of { $priest }"""
        return self.put("papyria-beside-east", {"priest": priest})

    def beside_south(self, *, priest: Shown) -> str:
        """south of { $priest }"""
        return self.put("papyria-beside-south", {"priest": priest})

    def beside_west(self, *, priest: Shown) -> str:
        """west of { $priest }"""
        return self.put("papyria-beside-west", {"priest": priest})

    def empty(self) -> str:
        """empty"""
        return self.put("papyria-empty", {})

    def free(self) -> str:
        """free"""
        return self.put("papyria-free", {})

    def lost(self) -> str:
        """lost"""
        return self.put("papyria-lost", {})

    def after(self) -> str:
        """later"""
        return self.put("papyria-after", {})

    def step_tile(self) -> str:
        """first tile"""
        return self.put("papyria-step-tile", {})

    def step_second(self) -> str:
        """second tile"""
        return self.put("papyria-step-second", {})

    def step_priest(self) -> str:
        """priest"""
        return self.put("papyria-step-priest", {})

    def step_move(self) -> str:
        """move"""
        return self.put("papyria-step-move", {})

    def step_arrive(self) -> str:
        """arrive"""
        return self.put("papyria-step-arrive", {})

    def step_first(self) -> str:
        """action 1"""
        return self.put("papyria-step-first", {})

    def step_then(self) -> str:
        """action 2"""
        return self.put("papyria-step-then", {})

    def step_end(self) -> str:
        """end of the turn"""
        return self.put("papyria-step-end", {})

    def last_round(self) -> str:
        """last round"""
        return self.put("papyria-last-round", {})

    def ask_move_piece(self, *, name: Shown) -> str:
        """{ $name }, which piece do you move?"""
        return self.put("papyria-ask-move-piece", {"name": name})

    def ask_where_piece(self, *, name: Shown, the: Shown, origin: Shown, count: Shown, lapis: Shown) -> str:
        """{ $name }, where does { $the } of { $origin } go? { $count } in reach with { $lapis } · Esc: back"""
        return self.put(
            "papyria-ask-where-piece",
            {"name": name, "the": the, "origin": origin, "count": count, "lapis": lapis},
        )

    def ask_where_priest(self, *, name: Shown) -> str:
        """{ $name }, where does your priest go? · Esc: the actions"""
        return self.put("papyria-ask-where-priest", {"name": name})

    def ask_where_enter(self, *, name: Shown, the: Shown) -> str:
        """{ $name }, where do you put { $the }? · Esc: another piece"""
        return self.put("papyria-ask-where-enter", {"name": name, "the": the})

    def ask_arrival(self, *, name: Shown) -> str:
        """{ $name }, what do you use before the actions?"""
        return self.put("papyria-ask-arrival", {"name": name})

    def ask_main_action(self, *, name: Shown, sector: Shown) -> str:
        """{ $name }, which action do you carry out in { $sector }?"""
        return self.put("papyria-ask-main-action", {"name": name, "sector": sector})

    def ask_place_landscape(self, *, name: Shown, what: Shown) -> str:
        """{ $name }, where does the landscape { $what } go?"""
        return self.put("papyria-ask-place-landscape", {"name": name, "what": what})

    def ask_build_temple(self, *, name: Shown, price: Shown) -> str:
        """{ $name }, a temple for { $price }: which sanctuary does it cover?"""
        return self.put("papyria-ask-build-temple", {"name": name, "price": price})

    def ask_build_city(self, *, name: Shown, price: Shown) -> str:
        """{ $name }, a city for { $price }: which forest does it cover?"""
        return self.put("papyria-ask-build-city", {"name": name, "price": price})

    def ask_end_tile(self, *, name: Shown, price: Shown, points: Shown) -> str:
        """{ $name }, do you pay { $price } for { $points }?"""
        return self.put("papyria-ask-end-tile", {"name": name, "price": price, "points": points})

    def ask_held(self, *, asked: Shown, held: Shown) -> str:
        """{ $asked } You have { $held }."""
        return self.put("papyria-ask-held", {"asked": asked, "held": held})

    def head_price(self) -> str:
        """cost"""
        return self.put("papyria-head-price", {})

    def head_way(self) -> str:
        """also"""
        return self.put("papyria-head-way", {})

    def head_then(self) -> str:
        """action 1"""
        return self.put("papyria-head-then", {})

    def head_and(self) -> str:
        """action 2"""
        return self.put("papyria-head-and", {})

    def head_now(self) -> str:
        """points"""
        return self.put("papyria-head-now", {})

    def head_piece(self) -> str:
        """piece"""
        return self.put("papyria-head-piece", {})

    def head_reach(self) -> str:
        """in reach"""
        return self.put("papyria-head-reach", {})

    def head_best(self) -> str:
        """best now"""
        return self.put("papyria-head-best", {})

    def head_at(self) -> str:
        """at"""
        return self.put("papyria-head-at", {})

    def head_pay(self) -> str:
        """pay"""
        return self.put("papyria-head-pay", {})

    def head_get(self) -> str:
        """get"""
        return self.put("papyria-head-get", {})

    def head_costs(self) -> str:
        """costs"""
        return self.put("papyria-head-costs", {})

    def head_brings(self) -> str:
        """brings"""
        return self.put("papyria-head-brings", {})

    def head_there(self) -> str:
        """there"""
        return self.put("papyria-head-there", {})

    def head_room(self) -> str:
        """free sides"""
        return self.put("papyria-head-room", {})

    def head_river(self) -> str:
        """exits"""
        return self.put("papyria-head-river", {})

    def head_gain(self) -> str:
        """points"""
        return self.put("papyria-head-gain", {})

    def head_value(self) -> str:
        """value"""
        return self.put("papyria-head-value", {})

    def head_signs(self) -> str:
        """signs"""
        return self.put("papyria-head-signs", {})

    def head_cap(self) -> str:
        """limit"""
        return self.put("papyria-head-cap", {})

    def head_scorings(self) -> str:
        """per scoring"""
        return self.put("papyria-head-scorings", {})

    def column_price(self) -> str:
        """the lapis that the way costs; ▸ means that a part of it goes to the player whose piece is pushed on."""
        return self.put("papyria-column-price", {})

    def column_way(self) -> str:
        """what the way allows besides the actions: A knowledge, B an extra scoring, ⇄ a trade, ♝ a move of your priest."""
        return self.put("papyria-column-way", {})

    def column_me(self) -> str:
        """what it would win you at the end as things stand: a majority, or a key tile."""
        return self.put("papyria-column-me", {})

    def column_then(self) -> str:
        """what the first of both actions brings, in the better order."""
        return self.put("papyria-column-then", {})

    def column_and(self) -> str:
        """what the other action brings; for a ship, one of both is the symbol at the river."""
        return self.put("papyria-column-and", {})

    def column_now(self) -> str:
        """what you score at once. Final scorings aren't counted here."""
        return self.put("papyria-column-now", {})

    def column_piece(self) -> str:
        """whether it is a wanderer or a ship."""
        return self.put("papyria-column-piece", {})

    def column_reach(self) -> str:
        """how many sectors it can go to with your lapis."""
        return self.put("papyria-column-reach", {})

    def column_best(self) -> str:
        """the most points that one of these ways scores at once."""
        return self.put("papyria-column-best", {})

    def column_at(self) -> str:
        """where it is to be had: at border A or B, or from the player whose piece you meet."""
        return self.put("papyria-column-at", {})

    def column_pay(self) -> str:
        """what you give for it."""
        return self.put("papyria-column-pay", {})

    def column_get(self) -> str:
        """what you get for it, apart from points."""
        return self.put("papyria-column-get", {})

    def column_costs(self) -> str:
        """what carrying it out costs; ✗ or “lost”: you can't, and the good is gone all the same."""
        return self.put("papyria-column-costs", {})

    def column_brings(self) -> str:
        """what carrying it out brings. ▸ stands between the price of an end tile and what it sells."""
        return self.put("papyria-column-brings", {})

    def column_there(self) -> str:
        """what lies on that landscape, as signs."""
        return self.put("papyria-column-there", {})

    def column_room(self) -> str:
        """how many sides of it are free for new landscapes."""
        return self.put("papyria-column-room", {})

    def column_river(self) -> str:
        """the sides on which its river leaves it, the way it is turned."""
        return self.put("papyria-column-river", {})

    def column_gain(self) -> str:
        """what the scorings of this turn bring more with it; in the last round, those at the end, too."""
        return self.put("papyria-column-gain", {})

    def column_scorings(self) -> str:
        """how many points more one scoring of each kind would bring in all, as your realm is now."""
        return self.put("papyria-column-scorings", {})

    def column_value(self) -> str:
        """what your realm is worth in that kind."""
        return self.put("papyria-column-value", {})

    def column_signs(self) -> str:
        """your symbols of that kind: the value is multiplied by them."""
        return self.put("papyria-column-signs", {})

    def column_cap(self) -> str:
        """your knowledge, where it limits the scoring."""
        return self.put("papyria-column-cap", {})

    def column_kind(self) -> str:
        """your value of that kind, before and after."""
        return self.put("papyria-column-kind", {})

    def group_piece(self, *, sign: Shown, origin: Shown) -> str:
        """{ $sign } { $origin }"""
        return self.put("papyria-group-piece", {"sign": sign, "origin": origin})

    def group_entering(self, *, sign: Shown, piece: Shown) -> str:
        """{ $sign } { $piece }"""
        return self.put("papyria-group-entering", {"sign": sign, "piece": piece})

    def group_priest(self, *, priest: Shown, count: Shown) -> str:
        """{ $priest } priest: { $count } landscapes"""
        return self.put("papyria-group-priest", {"priest": priest, "count": count})

    def option_enter(self, *, piece: Shown, end: Shown, what: Shown) -> str:
        """{ $piece } onto { $end }: { $what }"""
        return self.put("papyria-option-enter", {"piece": piece, "end": end, "what": what})

    def option_move(self, *, piece: Shown, origin: Shown, end: Shown, what: Shown) -> str:
        """{ $piece } from { $origin } to { $end }: { $what }"""
        return self.put("papyria-option-move", {"piece": piece, "origin": origin, "end": end, "what": what})

    def pays(self, *, lapis: Shown, name: Shown) -> str:
        """{ $lapis } of it to { $name }"""
        return self.put("papyria-pays", {"lapis": lapis, "name": name})

    def past(self, *, stand: Shown) -> str:
        """past { $stand }"""
        return self.put("papyria-past", {"stand": stand})

    def option_pay(self) -> str:
        """pay for the end tile"""
        return self.put("papyria-option-pay", {})

    def option_keep(self) -> str:
        """leave the end tile there"""
        return self.put("papyria-option-keep", {})

    def option_trade(self, *, partner: Shown) -> str:
        """trade with { $partner }"""
        return self.put("papyria-option-trade", {"partner": partner})

    def option_continue(self) -> str:
        """on to the actions"""
        return self.put("papyria-option-continue", {})

    def option_priest(self, *, spot: Shown) -> str:
        """priest to { $spot }"""
        return self.put("papyria-option-priest", {"spot": spot})

    def option_space(self, *, space: Shown, what: Shown) -> str:
        """{ $space }: { $what }"""
        return self.put("papyria-option-space", {"space": space, "what": what})

    def option_paid(self, *, what: Shown, price: Shown) -> str:
        """{ $what }: { $price }"""
        return self.put("papyria-option-paid", {"what": what, "price": price})

    def option_kind(self, *, kind: Shown, product: Shown) -> str:
        """{ $kind }: { $product }"""
        return self.put("papyria-option-kind", {"kind": kind, "product": product})

    def option_turned(self, *, spot: Shown, course: Shown) -> str:
        """{ $spot }, river { $course }"""
        return self.put("papyria-option-turned", {"spot": spot, "course": course})

    def option_end_turn(self) -> str:
        """end your turn"""
        return self.put("papyria-option-end-turn", {})

    def element_slot(self, *, sector: Shown, piece: Shown) -> str:
        """{ $sector }, place for a { $piece }"""
        return self.put("papyria-element-slot", {"sector": sector, "piece": piece})

    def element_space(self, *, sector: Shown, space: Shown) -> str:
        """{ $sector }, { $space }"""
        return self.put("papyria-element-space", {"sector": sector, "space": space})

    def element_border(self, *, stand: Shown) -> str:
        """border { $stand }"""
        return self.put("papyria-element-border", {"stand": stand})

    def element_ends(self) -> str:
        """end tiles"""
        return self.put("papyria-element-ends", {})

    def planned_landscape(self, *, site: Shown) -> str:
        """landscape { $site }"""
        return self.put("papyria-planned-landscape", {"site": site})

    def planned_building(self, *, building: Shown, site: Shown) -> str:
        """{ $building } on { $site }"""
        return self.put("papyria-planned-building", {"building": building, "site": site})

    def left(self, *, held: Shown) -> str:
        """Then you have { $held }."""
        return self.put("papyria-left", {"held": held})

    def priest_moves(self) -> str:
        """Landscapes are laid next to your priest. It may go to any landscape of yours, once in this turn."""
        return self.put("papyria-priest-moves", {})

    def then_lapis(self, *, kept: Shown) -> str:
        """Then you have { $kept }."""
        return self.put("papyria-then-lapis", {"kept": kept})

    def then_knowledge(self, *, knowledge: Shown) -> str:
        """Then you have { $knowledge }."""
        return self.put("papyria-then-knowledge", {"knowledge": knowledge})

    def forgoes(self, *, points: Shown) -> str:
        """The actions here then bring { $points } less."""
        return self.put("papyria-forgoes", {"points": points})

    def knowledge_caps(self) -> str:
        """No scoring brings more points than you have knowledge."""
        return self.put("papyria-knowledge-caps", {})

    def best_there(self, *, sector: Shown) -> str:
        """Best now: { $sector }."""
        return self.put("papyria-best-there", {"sector": sector})

    def way_straight(self, *, origin: Shown) -> str:
        """from { $origin }"""
        return self.put("papyria-way-straight", {"origin": origin})

    def way_by(self, *, origin: Shown, borders: Shown) -> str:
        """from { $origin } by way of { $borders }"""
        return self.put("papyria-way-by", {"origin": origin, "borders": borders})

    def does_end_paid(self, *, points: Shown, price: Shown) -> str:
        """The end tile brings { $points } for { $price }, which you can pay."""
        return self.put("papyria-does-end-paid", {"points": points, "price": price})

    def does_end_unpaid(self, *, points: Shown, price: Shown) -> str:
        """! The end tile brings { $points } for { $price }, which you can't pay."""
        return self.put("papyria-does-end-unpaid", {"points": points, "price": price})

    def does_produce(self, *, goods: Shown) -> str:
        """You produce { $goods }."""
        return self.put("papyria-does-produce", {"goods": goods})

    def does_nothing(self) -> str:
        """Nothing lies there."""
        return self.put("papyria-does-nothing", {})

    def does_score(self, *, scoring: Shown, product: Shown) -> str:
        """{ $scoring }: { $product }."""
        return self.put("papyria-does-score", {"scoring": scoring, "product": product})

    def does_score_knowing(self, *, scoring: Shown, product: Shown, goods: Shown) -> str:
        """{ $scoring }: { $product }, and { $goods }."""
        return self.put(
            "papyria-does-score-knowing", {"scoring": scoring, "product": product, "goods": goods}
        )

    def does_built_temple(self, *, price: Shown) -> str:
        """You can pay { $price } for the temple and have a sanctuary to cover."""
        return self.put("papyria-does-built-temple", {"price": price})

    def does_built_city(self, *, price: Shown) -> str:
        """You can pay { $price } for the city and have a forest to cover."""
        return self.put("papyria-does-built-city", {"price": price})

    def does_built_mine(self) -> str:
        """The mine is free, and you have a mountain to cover."""
        return self.put("papyria-does-built-mine", {})

    def does_lost_lapis_temple(self, *, price: Shown) -> str:
        """! The temple costs { $price }, which you won't have, so it is lost."""
        return self.put("papyria-does-lost-lapis-temple", {"price": price})

    def does_lost_lapis_city(self, *, price: Shown) -> str:
        """! The city costs { $price }, which you won't have, so it is lost."""
        return self.put("papyria-does-lost-lapis-city", {"price": price})

    def does_lost_site_temple(self) -> str:
        """! You have no sanctuary for the temple to cover, so it is lost."""
        return self.put("papyria-does-lost-site-temple", {})

    def does_lost_site_city(self) -> str:
        """! You have no forest for the city to cover, so it is lost."""
        return self.put("papyria-does-lost-site-city", {})

    def does_lost_site_mine(self) -> str:
        """! You have no mountain for the mine to cover, so it is lost."""
        return self.put("papyria-does-lost-site-mine", {})

    def does_lay_lost(self) -> str:
        """! Your priest is enclosed, so the landscape is lost."""
        return self.put("papyria-does-lay-lost", {})

    def does_take(self, *, what: Shown) -> str:
        """You take { $what }."""
        return self.put("papyria-does-take", {"what": what})

    def does_take_landscape(self, *, what: Shown) -> str:
        """You take a landscape with { $what }."""
        return self.put("papyria-does-take-landscape", {"what": what})

    def shows(self, *, what: Shown) -> str:
        """It shows { $what }."""
        return self.put("papyria-shows", {"what": what})

    def scoring_then(self, *, scoring: Shown, product: Shown) -> str:
        """{ $scoring } then: { $product }."""
        return self.put("papyria-scoring-then", {"scoring": scoring, "product": product})

    def clash(self) -> str:
        """! You can have one of the two, not both."""
        return self.put("papyria-clash", {})

    def space_trade(self) -> str:
        """a trade"""
        return self.put("papyria-space-trade", {})

    def space_priest(self) -> str:
        """your priest's move"""
        return self.put("papyria-space-priest", {})

    def only_after(self, *, first: Shown) -> str:
        """This works only after { $first }."""
        return self.put("papyria-only-after", {"first": first})

    def takes_key(self, *, key: Shown) -> str:
        """You take the { $key }."""
        return self.put("papyria-takes-key", {"key": key})

    def at_border_a_now(self, *, papyri: Shown) -> str:
        """A: 4, 7 or 9 knowledge for 1, 2 or 3 papyri. You have { $papyri }."""
        return self.put("papyria-at-border-a-now", {"papyri": papyri})

    def at_border_a_trade(self) -> str:
        """A: you may buy knowledge if you trade for a papyrus first."""
        return self.put("papyria-at-border-a-trade", {})

    def at_border_a_no(self) -> str:
        """A: knowledge costs papyri, and you have none."""
        return self.put("papyria-at-border-a-no", {})

    def at_border_b_now(self, *, extra: Shown) -> str:
        """B: an extra scoring for 2 papyri brings up to { $extra } now."""
        return self.put("papyria-at-border-b-now", {"extra": extra})

    def at_border_b_nothing(self) -> str:
        """B: an extra scoring for 2 papyri brings no points now."""
        return self.put("papyria-at-border-b-nothing", {})

    def at_border_b_trade(self) -> str:
        """B: an extra scoring takes 2 papyri; a trade first brings the one you lack."""
        return self.put("papyria-at-border-b-trade", {})

    def at_border_b_no(self, *, papyri: Shown) -> str:
        """B: an extra scoring takes 2 papyri. You have { $papyri }."""
        return self.put("papyria-at-border-b-no", {"papyri": papyri})

    def at_border_b_empty(self) -> str:
        """B: no tile is left there for an extra scoring."""
        return self.put("papyria-at-border-b-empty", {})

    def pushes_w(self, *, other: Shown, sector: Shown) -> str:
        """{ $other } gets 1 lapis, and the wanderer there is pushed to { $sector }."""
        return self.put("papyria-pushes-w", {"other": other, "sector": sector})

    def pushes_s(self, *, other: Shown, sector: Shown) -> str:
        """{ $other } gets 1 lapis, and the ship there is pushed to { $sector }."""
        return self.put("papyria-pushes-s", {"other": other, "sector": sector})

    def meets_own_w(self) -> str:
        """Your wanderer is there: your priest may go to any landscape of yours."""
        return self.put("papyria-meets-own-w", {})

    def meets_own_s(self) -> str:
        """Your ship is there: your priest may go to any landscape of yours."""
        return self.put("papyria-meets-own-s", {})

    def meets_trade_w(self, *, other: Shown) -> str:
        """{ $other }'s wanderer is there: you may trade 1 lapis for 1 papyrus."""
        return self.put("papyria-meets-trade-w", {"other": other})

    def meets_trade_s(self, *, other: Shown) -> str:
        """{ $other }'s ship is there: you may trade 1 lapis for 1 papyrus."""
        return self.put("papyria-meets-trade-s", {"other": other})

    def meets_poor_w(self, *, other: Shown) -> str:
        """{ $other }'s wanderer is there, but no lapis is left for a trade."""
        return self.put("papyria-meets-poor-w", {"other": other})

    def meets_poor_s(self, *, other: Shown) -> str:
        """{ $other }'s ship is there, but no lapis is left for a trade."""
        return self.put("papyria-meets-poor-s", {"other": other})

    def confirm_both_lost(self) -> str:
        """Both goods there would be lost. Move there anyway?"""
        return self.put("papyria-confirm-both-lost", {})

    def confirm_first_lost(self, *, first: Shown) -> str:
        """This works only after { $first }. Carried out now, it would be lost. Go on anyway?"""
        return self.put("papyria-confirm-first-lost", {"first": first})

    def confirm_first_unpaid(self, *, first: Shown) -> str:
        """This works only after { $first }. You couldn't pay for it now. Go on anyway?"""
        return self.put("papyria-confirm-first-unpaid", {"first": first})

    def confirm_first_wasted(self) -> str:
        """That brings nothing now, and a ship uses only one of these two. Go on anyway?"""
        return self.put("papyria-confirm-first-wasted", {})

    def confirm_mine_first(self) -> str:
        """The other action could raise your production if it came first. Produce now anyway?"""
        return self.put("papyria-confirm-mine-first", {})

    def confirm_extra(self) -> str:
        """This scoring would bring no points. Pay for it anyway?"""
        return self.put("papyria-confirm-extra", {})

    def better_later(self, *, later: Shown) -> str:
        """! Carried out after the other one it would bring { $later }."""
        return self.put("papyria-better-later", {"later": later})

    def mine_first(self) -> str:
        """! The other action could raise this production if it came first."""
        return self.put("papyria-mine-first", {})

    def stack(self, *, count: int) -> str:
        """Left there afterwards: { $count }."""
        return self.put("papyria-stack", {"count": count})

    def stack_last(self) -> str:
        """It is the last one: an end tile takes its place."""
        return self.put("papyria-stack-last", {})

    def stack_end(self) -> str:
        """It is the last one, and no end tile is left: this round becomes the last."""
        return self.put("papyria-stack-end", {})

    def one_outer(self) -> str:
        """A ship uses only one of the two outer spaces; the other one stays as it is."""
        return self.put("papyria-one-outer", {})

    def paid_next(self, *, count: Shown) -> str:
        """The tile goes, and the next of { $count } takes its place."""
        return self.put("papyria-paid-next", {"count": count})

    def paid_last(self) -> str:
        """The tile goes, and there is no next one: this round becomes the last."""
        return self.put("papyria-paid-last", {})

    def keeps(self) -> str:
        """The tile stays for the next piece that comes here."""
        return self.put("papyria-keeps", {})

    def continue_(self) -> str:
        """What you haven't used of border and trade lapses."""
        return self.put("papyria-continue", {})

    def end_turn(self) -> str:
        """Your priest stays where it is."""
        return self.put("papyria-end-turn", {})

    def stays_enclosed(self) -> str:
        """Every place beside your priest is taken: while it stays there, every landscape is lost."""
        return self.put("papyria-stays-enclosed", {})

    def scores(self, *, product: Shown) -> str:
        """It scores { $product }."""
        return self.put("papyria-scores", {"product": product})

    def scores_knowing(self, *, goods: Shown, product: Shown) -> str:
        """It brings { $goods }, then scores { $product }."""
        return self.put("papyria-scores-knowing", {"goods": goods, "product": product})

    def scores_any(self, *, points: Shown) -> str:
        """You choose the kind; the best one brings { $points }."""
        return self.put("papyria-scores-any", {"points": points})

    def no_points(self) -> str:
        """It brings no points now."""
        return self.put("papyria-no-points", {})

    def display_next(self, *, count: int) -> str:
        """{ $count ->
            [one] The last tile takes its place.
           *[other] The next of { $count } tiles takes its place.
        }
        """
        return self.put("papyria-display-next", {"count": count})

    def display_last(self) -> str:
        """No tile is left to take its place."""
        return self.put("papyria-display-last", {})

    def produces(self, *, made: Shown) -> str:
        """Each production brings { $made } more."""
        return self.put("papyria-produces", {"made": made})

    def lies_there(self, *, what: Shown) -> str:
        """{ $what }."""
        return self.put("papyria-lies-there", {"what": what})

    def no_change(self) -> str:
        """None of your values changes."""
        return self.put("papyria-no-change", {})

    def change_up(self, *, kind: Shown, before: Shown, after: Shown, product: Shown) -> str:
        """{ $kind } { $before } to { $after }: a scoring would bring { $product }."""
        return self.put(
            "papyria-change-up", {"kind": kind, "before": before, "after": after, "product": product}
        )

    def change_down(self, *, kind: Shown, before: Shown, after: Shown, product: Shown) -> str:
        """! { $kind } { $before } to { $after }: a scoring would bring { $product }."""
        return self.put(
            "papyria-change-down", {"kind": kind, "before": before, "after": after, "product": product}
        )

    def change_up_bare(self, *, kind: Shown, before: Shown, after: Shown) -> str:
        """{ $kind } { $before } to { $after }; you have no symbol of it yet."""
        return self.put("papyria-change-up-bare", {"kind": kind, "before": before, "after": after})

    def change_down_bare(self, *, kind: Shown, before: Shown, after: Shown) -> str:
        """! { $kind } { $before } to { $after }; you have no symbol of it yet."""
        return self.put("papyria-change-down-bare", {"kind": kind, "before": before, "after": after})

    def free_sides(self, *, sides: Shown) -> str:
        """Free beside it: { $sides }."""
        return self.put("papyria-free-sides", {"sides": sides})

    def enclosed(self) -> str:
        """! Every place beside it is taken: no landscape could be laid from there."""
        return self.put("papyria-enclosed", {})

    def decline_landscape(self) -> str:
        """It leaves the game, and your priest stays."""
        return self.put("papyria-decline-landscape", {})

    def decline_temple(self) -> str:
        """It leaves the game; you keep your lapis."""
        return self.put("papyria-decline-temple", {})

    def decline_city(self) -> str:
        """It leaves the game; you keep your lapis."""
        return self.put("papyria-decline-city", {})

    def decline_mine(self) -> str:
        """It leaves the game."""
        return self.put("papyria-decline-mine", {})

    def symbol(self, *, scoring: Shown, count: Shown) -> str:
        """Each { $scoring } of yours is then multiplied by { $count }."""
        return self.put("papyria-symbol", {"scoring": scoring, "count": count})

    def look_slot_taken(self, *, other: Shown, piece: Shown, sector: Shown) -> str:
        """{ $other }'s { $piece } in { $sector }."""
        return self.put("papyria-look-slot-taken", {"other": other, "piece": piece, "sector": sector})

    def look_slot_free(self, *, sector: Shown, piece: Shown) -> str:
        """{ $sector }: the place for a { $piece } is free."""
        return self.put("papyria-look-slot-free", {"sector": sector, "piece": piece})

    def look_ring_w(self) -> str:
        """Wanderers walk on the road and use both outer spaces."""
        return self.put("papyria-look-ring-w", {})

    def look_ring_s(self) -> str:
        """Ships sail on the river and use one outer space and the one at the river."""
        return self.put("papyria-look-ring-s", {})

    def look_space(self, *, sector: Shown, what: Shown) -> str:
        """{ $sector }: { $what }."""
        return self.put("papyria-look-space", {"sector": sector, "what": what})

    def look_offer(self, *, offer: Shown, knowledge: Shown) -> str:
        """End tile: { $offer }, and { $knowledge }"""
        return self.put("papyria-look-offer", {"offer": offer, "knowledge": knowledge})

    def look_end_tile(self) -> str:
        """Its knowledge comes with every visit, its points once it is paid."""
        return self.put("papyria-look-end-tile", {})

    def look_good_landscape(self) -> str:
        """It is laid next to the priest, who then goes there."""
        return self.put("papyria-look-good-landscape", {})

    def look_good_scoring(self) -> str:
        """Its knowledge comes first, then the scoring."""
        return self.put("papyria-look-good-scoring", {})

    def look_good_temple(self) -> str:
        """It covers a sanctuary; the first costs 1 lapis, the second 2, and so on."""
        return self.put("papyria-look-good-temple", {})

    def look_good_city(self) -> str:
        """It covers a forest; the first costs 1 lapis, the second 2, and so on."""
        return self.put("papyria-look-good-city", {})

    def look_good_mine(self) -> str:
        """It covers a mountain and is free."""
        return self.put("papyria-look-good-mine", {})

    def look_good_multiplier(self) -> str:
        """Its symbols multiply every scoring of their kind."""
        return self.put("papyria-look-good-multiplier", {})

    def look_good_lapis_production(self) -> str:
        """1 lapis for each mine and for each invention that makes lapis."""
        return self.put("papyria-look-good-lapis-production", {})

    def look_good_papyrus_production(self) -> str:
        """2 papyri for the settlement, and those of inventions that make papyri."""
        return self.put("papyria-look-good-papyrus-production", {})

    def look_free(self, *, spot: Shown) -> str:
        """{ $spot }: nothing lies here."""
        return self.put("papyria-look-free", {"spot": spot})

    def look_kind(self, *, product: Shown) -> str:
        """A scoring now: { $product }."""
        return self.put("papyria-look-kind", {"product": product})

    def look_bonus(self, *, bonus: Shown) -> str:
        """The key tile adds { $bonus } to the multiplier."""
        return self.put("papyria-look-bonus", {"bonus": bonus})

    def look_key(self, *, goal: Shown, reached: Shown, of: Shown) -> str:
        """The key tile is for { $goal }: { $reached } of { $of }."""
        return self.put("papyria-look-key", {"goal": goal, "reached": reached, "of": of})

    def look_key_held(self, *, keys: Shown) -> str:
        """The key tile is taken, with { $keys }."""
        return self.put("papyria-look-key-held", {"keys": keys})

    def look_ends(self, *, left: Shown) -> str:
        """End tiles left in the stack: { $left }. When another is needed and none is left, the round becomes the last."""
        return self.put("papyria-look-ends", {"left": left})

    def look_lapis(self, *, name: Shown, held: Shown) -> str:
        """{ $name } has { $held }. They pay for further steps, temples and cities, and for a piece that goes on."""
        return self.put("papyria-look-lapis", {"name": name, "held": held})

    def look_papyri(self, *, name: Shown, held: Shown) -> str:
        """{ $name } has { $held }. They pay for knowledge at border A and an extra scoring at border B."""
        return self.put("papyria-look-papyri", {"name": name, "held": held})

    def look_knowledge(self, *, name: Shown, held: Shown) -> str:
        """{ $name } has { $held }: no scoring brings more points than that."""
        return self.put("papyria-look-knowledge", {"name": name, "held": held})

    def look_makes(self, *, name: Shown, lapis: Shown, papyri: Shown) -> str:
        """What productions bring { $name }: { $lapis } each lapis production, { $papyri } each papyrus production."""
        return self.put("papyria-look-makes", {"name": name, "lapis": lapis, "papyri": papyri})

    def look_price(self, *, temple: Shown, city: Shown, name: Shown, held: Shown) -> str:
        """The next temple costs { $temple }, the next city { $city }; { $name } has { $held }."""
        return self.put("papyria-look-price", {"temple": temple, "city": city, "name": name, "held": held})

    def look_kinds(self) -> str:
        """The seven scorings: value times multiplier, and the points now, never more than the knowledge. The last column is the way to the key tile, or what the choice would change."""
        return self.put("papyria-look-kinds", {})

    def look_seats(self) -> str:
        """All players: points if the game ended now, knowledge, lapis and papyri, and their multipliers of each kind where there is room."""
        return self.put("papyria-look-seats", {})

    def look_majority(self, *, title: Shown, scoring: Shown) -> str:
        """{ $title }: the player who has them at the end gets one more { $scoring }."""
        return self.put("papyria-look-majority", {"title": title, "scoring": scoring})

    def look_count(self, *, name: Shown, count: Shown) -> str:
        """{ $name } { $count }"""
        return self.put("papyria-look-count", {"name": name, "count": count})

    def look_counts(self, *, counts: Shown) -> str:
        """Now: { $counts }."""
        return self.put("papyria-look-counts", {"counts": counts})

    def look_sector(self, *, sector: Shown, first: Shown, second: Shown, river: Shown) -> str:
        """{ $sector }: { $first } and { $second } for a wanderer; one of them, and { $river }, for a ship."""
        return self.put(
            "papyria-look-sector", {"sector": sector, "first": first, "second": second, "river": river}
        )

    def look_standing(self, *, name: Shown, piece: Shown) -> str:
        """{ $name }'s { $piece }"""
        return self.put("papyria-look-standing", {"name": name, "piece": piece})

    def look_realm(self, *, name: Shown, count: Shown) -> str:
        """The realm of { $name }: the settlement and the landscapes laid around it, { $count } in all. Tab shows it in full."""
        return self.put("papyria-look-realm", {"name": name, "count": count})

    def look_hand(self) -> str:
        """The landscape that is being laid: each key is one way round. The picture shows where its rivers leave it."""
        return self.put("papyria-look-hand", {})

    def element_makes(self) -> str:
        """productions"""
        return self.put("papyria-element-makes", {})

    def element_price(self) -> str:
        """prices"""
        return self.put("papyria-element-price", {})

    def element_realm(self) -> str:
        """realm"""
        return self.put("papyria-element-realm", {})

    def about_ring(self) -> str:
        """The ring: wanderers walk on the road outside, ships on the rivers inside, all of them clockwise. What a piece can do depends on the sector it reaches."""
        return self.put("papyria-about-ring", {})

    def about_realm(self) -> str:
        """A realm: the settlement and the landscapes laid around it. What connects in it is the value of scorings."""
        return self.put("papyria-about-realm", {})

    def about_hand(self) -> str:
        """The landscape that is being laid, with its ways round."""
        return self.put("papyria-about-hand", {})

    def about_own(self) -> str:
        """What a player has: points, and lapis, papyri and knowledge to pay with or to score by."""
        return self.put("papyria-about-own", {})

    def about_kinds(self) -> str:
        """The seven kinds of scoring, with what each would bring now."""
        return self.put("papyria-about-kinds", {})

    def about_seats_table(self) -> str:
        """All players with their points, goods and multipliers, and who leads in each majority."""
        return self.put("papyria-about-seats-table", {})

    def about_others(self) -> str:
        """The realms of the other players."""
        return self.put("papyria-about-others", {})

    def about_round(self) -> str:
        """The last round comes when an end tile is needed and none is left in the stack."""
        return self.put("papyria-about-round", {})

    def from_here(self) -> str:
        """start"""
        return self.put("papyria-from-here", {})

    def slot_free(self) -> str:
        """free"""
        return self.put("papyria-slot-free", {})

    def ring_costs(self) -> str:
        """costs"""
        return self.put("papyria-ring-costs", {})

    def ring_makes(self) -> str:
        """makes"""
        return self.put("papyria-ring-makes", {})

    def ring_now(self) -> str:
        """now"""
        return self.put("papyria-ring-now", {})

    def ring_pay(self) -> str:
        """pay"""
        return self.put("papyria-ring-pay", {})

    def ring_for(self) -> str:
        """for"""
        return self.put("papyria-ring-for", {})

    def left_there(self, *, count: Shown) -> str:
        """{ $count } left"""
        return self.put("papyria-left-there", {"count": count})

    def stack_last_short(self) -> str:
        """the last one"""
        return self.put("papyria-stack-last-short", {})

    def passing(self, *, stand: Shown) -> str:
        """Passing { $stand }:"""
        return self.put("papyria-passing", {"stand": stand})

    def for_one(self) -> str:
        """scores one of"""
        return self.put("papyria-for-one", {})

    def in_reserve(self, *, count: int) -> str:
        """{ $count ->
            [0] no more to come
           *[other] { $count } more to come
        }
        """
        return self.put("papyria-in-reserve", {"count": count})

    def euphrates(self) -> str:
        """E U P H R A T E S"""
        return self.put("papyria-euphrates", {})

    def tigris(self) -> str:
        """T I G R I S"""
        return self.put("papyria-tigris", {})

    def keys_left(self) -> str:
        """Keys left"""
        return self.put("papyria-keys-left", {})

    def ends(self) -> str:
        """End tiles"""
        return self.put("papyria-ends", {})

    def ends_left(self, *, left: Shown, whole: Shown) -> str:
        """{ $left } of { $whole } left"""
        return self.put("papyria-ends-left", {"left": left, "whole": whole})

    def last_round_loud(self) -> str:
        """LAST ROUND: no end tile is left"""
        return self.put("papyria-last-round-loud", {})

    def over(self) -> str:
        """The game is over"""
        return self.put("papyria-over", {})

    def goods_lapis(self) -> str:
        """lapis"""
        return self.put("papyria-goods-lapis", {})

    def goods_papyrus(self) -> str:
        """papyri"""
        return self.put("papyria-goods-papyrus", {})

    def goods_knowledge(self) -> str:
        """knowledge"""
        return self.put("papyria-goods-knowledge", {})

    def makes(self) -> str:
        """makes"""
        return self.put("papyria-makes", {})

    def next(self) -> str:
        """next"""
        return self.put("papyria-next", {})

    def scorings(self) -> str:
        """Scorings"""
        return self.put("papyria-scorings", {})

    def value_times_short(self) -> str:
        """v×s"""
        return self.put("papyria-value-times-short", {})

    def value_times_long(self) -> str:
        """value × signs"""
        return self.put("papyria-value-times-long", {})

    def then(self) -> str:
        """+"""
        return self.put("papyria-then", {})

    def to_key(self) -> str:
        """key"""
        return self.put("papyria-to-key", {})

    def of(self, *, count: Shown, of: Shown) -> str:
        """{ $count } of { $of }"""
        return self.put("papyria-of", {"count": count, "of": of})

    def seats(self) -> str:
        """Seats"""
        return self.put("papyria-seats", {})

    def in_hand(self) -> str:
        """In hand"""
        return self.put("papyria-in-hand", {})

    def landscape_from(self, *, sector: Shown) -> str:
        """Landscape of { $sector }"""
        return self.put("papyria-landscape-from", {"sector": sector})

    def turns_it(self) -> str:
        """r turns it"""
        return self.put("papyria-turns-it", {})

    def keep_two(self) -> str:
        """Keep two of these four"""
        return self.put("papyria-keep-two", {})

    def kept(self) -> str:
        """kept"""
        return self.put("papyria-kept", {})

    def page_head_sector(self) -> str:
        """sector"""
        return self.put("papyria-page-head-sector", {})

    def page_head_space_1(self) -> str:
        """space 1"""
        return self.put("papyria-page-head-space-1", {})

    def page_head_space_2(self) -> str:
        """space 2"""
        return self.put("papyria-page-head-space-2", {})

    def event_placed_priest(self, *, name: Shown, spot: Shown) -> str:
        """{ $name }'s priest begins on { $spot }."""
        return self.put("papyria-event-placed-priest", {"name": name, "spot": spot})

    def event_entered_w(self, *, name: Shown, sector: Shown) -> str:
        """{ $name } puts a wanderer on { $sector }."""
        return self.put("papyria-event-entered-w", {"name": name, "sector": sector})

    def event_entered_s(self, *, name: Shown, sector: Shown) -> str:
        """{ $name } puts a ship on { $sector }."""
        return self.put("papyria-event-entered-s", {"name": name, "sector": sector})

    def event_moved_w(self, *, name: Shown, start: Shown, end: Shown) -> str:
        """{ $name }'s wanderer goes from { $start } to { $end }."""
        return self.put("papyria-event-moved-w", {"name": name, "start": start, "end": end})

    def event_moved_w_paid(self, *, name: Shown, start: Shown, end: Shown, cost: Shown) -> str:
        """{ $name }'s wanderer goes from { $start } to { $end }: { $cost }."""
        return self.put(
            "papyria-event-moved-w-paid", {"name": name, "start": start, "end": end, "cost": cost}
        )

    def event_moved_w_pushed(self, *, name: Shown, start: Shown, end: Shown, other: Shown, to: Shown) -> str:
        """{ $name }'s wanderer goes from { $start } to { $end }: 1 lapis to { $other }, who is pushed on to { $to }."""
        return self.put(
            "papyria-event-moved-w-pushed",
            {"name": name, "start": start, "end": end, "other": other, "to": to},
        )

    def event_moved_w_paid_pushed(
        self, *, name: Shown, start: Shown, end: Shown, cost: Shown, other: Shown, to: Shown
    ) -> str:
        """{ $name }'s wanderer goes from { $start } to { $end }: { $cost }, 1 lapis to { $other }, who is pushed on to { $to }."""
        return self.put(
            "papyria-event-moved-w-paid-pushed",
            {"name": name, "start": start, "end": end, "cost": cost, "other": other, "to": to},
        )

    def event_moved_s(self, *, name: Shown, start: Shown, end: Shown) -> str:
        """{ $name }'s ship goes from { $start } to { $end }."""
        return self.put("papyria-event-moved-s", {"name": name, "start": start, "end": end})

    def event_moved_s_paid(self, *, name: Shown, start: Shown, end: Shown, cost: Shown) -> str:
        """{ $name }'s ship goes from { $start } to { $end }: { $cost }."""
        return self.put(
            "papyria-event-moved-s-paid", {"name": name, "start": start, "end": end, "cost": cost}
        )

    def event_moved_s_pushed(self, *, name: Shown, start: Shown, end: Shown, other: Shown, to: Shown) -> str:
        """{ $name }'s ship goes from { $start } to { $end }: 1 lapis to { $other }, who is pushed on to { $to }."""
        return self.put(
            "papyria-event-moved-s-pushed",
            {"name": name, "start": start, "end": end, "other": other, "to": to},
        )

    def event_moved_s_paid_pushed(
        self, *, name: Shown, start: Shown, end: Shown, cost: Shown, other: Shown, to: Shown
    ) -> str:
        """{ $name }'s ship goes from { $start } to { $end }: { $cost }, 1 lapis to { $other }, who is pushed on to { $to }."""
        return self.put(
            "papyria-event-moved-s-paid-pushed",
            {"name": name, "start": start, "end": end, "cost": cost, "other": other, "to": to},
        )

    def event_gained_knowledge(self, *, name: Shown, knowledge: Shown) -> str:
        """{ $name } gains { $knowledge }."""
        return self.put("papyria-event-gained-knowledge", {"name": name, "knowledge": knowledge})

    def event_kept_start_tile(self, *, name: Shown, tile: Shown) -> str:
        """{ $name } keeps a starting tile: { $tile }."""
        return self.put("papyria-event-kept-start-tile", {"name": name, "tile": tile})

    def event_took_scoring(self, *, name: Shown, tile: Shown) -> str:
        """{ $name } takes a scoring tile ({ $tile })."""
        return self.put("papyria-event-took-scoring", {"name": name, "tile": tile})

    def event_took_key(self, *, name: Shown, kind: Shown, tile: Shown) -> str:
        """{ $name } takes the { $kind } key tile with { $tile }."""
        return self.put("papyria-event-took-key", {"name": name, "kind": kind, "tile": tile})

    def event_traded(self, *, name: Shown, other: Shown) -> str:
        """{ $name } pays { $other } 1 lapis and takes 1 papyrus."""
        return self.put("papyria-event-traded", {"name": name, "other": other})

    def event_nothing_there(self, *, name: Shown, sector: Shown, space: Shown) -> str:
        """{ $name } finds nothing in { $sector }, { $space }."""
        return self.put("papyria-event-nothing-there", {"name": name, "sector": sector, "space": space})

    def event_kept_end_tile(self, *, name: Shown, tile: Shown) -> str:
        """{ $name } leaves an end tile where it is: { $tile }."""
        return self.put("papyria-event-kept-end-tile", {"name": name, "tile": tile})

    def event_laid_end_tile(self, *, sector: Shown, space: Shown, tile: Shown, left: Shown) -> str:
        """An end tile comes to { $sector }, { $space }: { $tile }. Left: { $left }."""
        return self.put(
            "papyria-event-laid-end-tile", {"sector": sector, "space": space, "tile": tile, "left": left}
        )

    def event_turned_up(self, *, sector: Shown, space: Shown, what: Shown) -> str:
        """Turned up in { $sector }, { $space }: { $what }."""
        return self.put("papyria-event-turned-up", {"sector": sector, "space": space, "what": what})

    def event_turned_up_at_border(self, *, tile: Shown) -> str:
        """Turned up at border B: { $tile }."""
        return self.put("papyria-event-turned-up-at-border", {"tile": tile})

    def score_key_river(self) -> str:
        """Key: river"""
        return self.put("papyria-score-key-river", {})

    def score_key_sanctuary(self) -> str:
        """Key: sanctuary"""
        return self.put("papyria-score-key-sanctuary", {})

    def score_key_city(self) -> str:
        """Key: city"""
        return self.put("papyria-score-key-city", {})

    def score_key_temple(self) -> str:
        """Key: temple"""
        return self.put("papyria-score-key-temple", {})

    def score_key_invention(self) -> str:
        """Key: invention"""
        return self.put("papyria-score-key-invention", {})

    def score_key_held(self, *, kind: Shown, product: Shown) -> str:
        """Key tile, { $kind } scoring: { $product }"""
        return self.put("papyria-score-key-held", {"kind": kind, "product": product})

    def score_key_none(self, *, kind: Shown) -> str:
        """No { $kind } key tile"""
        return self.put("papyria-score-key-none", {"kind": kind})

    def score_majority_a_won(self, *, count: Shown, kind: Shown, product: Shown) -> str:
        """Most cities ({ $count }), { $kind } scoring: { $product }"""
        return self.put("papyria-score-majority-a-won", {"count": count, "kind": kind, "product": product})

    def score_majority_b_won(self, *, count: Shown, kind: Shown, product: Shown) -> str:
        """Most temples ({ $count }), { $kind } scoring: { $product }"""
        return self.put("papyria-score-majority-b-won", {"count": count, "kind": kind, "product": product})

    def score_majority_c_won(self, *, count: Shown, kind: Shown, product: Shown) -> str:
        """Largest river network ({ $count }), { $kind } scoring: { $product }"""
        return self.put("papyria-score-majority-c-won", {"count": count, "kind": kind, "product": product})

    def score_majority_d_won(self, *, count: Shown, kind: Shown, product: Shown) -> str:
        """Most scoring tiles ({ $count }), { $kind } scoring: { $product }"""
        return self.put("papyria-score-majority-d-won", {"count": count, "kind": kind, "product": product})

    def signs(
        self,
        *,
        mountain: Shown,
        mine: Shown,
        river: Shown,
        forest: Shown,
        sanctuary: Shown,
        city: Shown,
        temple: Shown,
        invention: Shown,
        lapis: Shown,
        papyrus: Shown,
        knowledge: Shown,
        points: Shown,
        end: Shown,
        key: Shown,
        w: Shown,
        s: Shown,
        priest: Shown,
        trade: Shown,
        lost: Shown,
        new: Shown,
        to: Shown,
    ) -> str:
        """{ $mountain } mountain · { $mine } mine · { $river } river · { $forest } forest · { $sanctuary } sanctuary · { $city } city · { $temple } temple · { $invention } invention
        { $lapis } lapis · { $papyrus } papyri · { $knowledge } knowledge · { $points } points · { $end } end tile · { $key } key tile
        { $w } wanderer · { $s } ship · { $priest } priest · { $trade } trade · { $lost } lost, or not payable · { $new } changed since your turn
        ×4 how many lie there · 3{ $lapis }{ $to }11{ $points }+1{ $knowledge } an end tile: 3 lapis bring 11 points, every visit 1 knowledge
        scorings: 3×4 value times symbols, a key tile's bonus included · ≤9 knowledge is the limit
        """
        return self.put(
            "papyria-signs",
            {
                "mountain": mountain,
                "mine": mine,
                "river": river,
                "forest": forest,
                "sanctuary": sanctuary,
                "city": city,
                "temple": temple,
                "invention": invention,
                "lapis": lapis,
                "papyrus": papyrus,
                "knowledge": knowledge,
                "points": points,
                "end": end,
                "key": key,
                "w": w,
                "s": s,
                "priest": priest,
                "trade": trade,
                "lost": lost,
                "new": new,
                "to": to,
            },
        )

    def recap_pushed_w(self, *, name: Shown, start: Shown, end: Shown) -> str:
        """{ $name } pushed your wanderer from { $start } on to { $end }, and paid you 1 lapis."""
        return self.put("papyria-recap-pushed-w", {"name": name, "start": start, "end": end})

    def recap_pushed_s(self, *, name: Shown, start: Shown, end: Shown) -> str:
        """{ $name } pushed your ship from { $start } on to { $end }, and paid you 1 lapis."""
        return self.put("papyria-recap-pushed-s", {"name": name, "start": start, "end": end})

    def recap_got_lapis(self, *, name: Shown) -> str:
        """{ $name } traded with you: you got 1 lapis."""
        return self.put("papyria-recap-got-lapis", {"name": name})

    def recap_majority_lost(self, *, points: int, title: Shown, own: Shown, other: Shown) -> str:
        """{ $points ->
            [one] { $title }: no longer yours ({ $own } to { $other }), 1 point less at the end.
           *[other] { $title }: no longer yours ({ $own } to { $other }), { $points } points less at the end.
        }
        """
        return self.put(
            "papyria-recap-majority-lost", {"points": points, "title": title, "own": own, "other": other}
        )

    def recap_majority_won(self, *, points: int, title: Shown, own: Shown, other: Shown) -> str:
        """{ $points ->
            [one] { $title }: yours now ({ $own } to { $other }), 1 point more at the end.
           *[other] { $title }: yours now ({ $own } to { $other }), { $points } points more at the end.
        }
        """
        return self.put(
            "papyria-recap-majority-won", {"points": points, "title": title, "own": own, "other": other}
        )

    def recap_scoring_gone(self, *, points: int, name: Shown, kind: Shown) -> str:
        """{ $points ->
            [one] { $name } took a scoring tile for { $kind }; it would have brought you 1 point.
           *[other] { $name } took a scoring tile for { $kind }; it would have brought you { $points } points.
        }
        """
        return self.put("papyria-recap-scoring-gone", {"points": points, "name": name, "kind": kind})

    def recap_any_scoring_gone(self, *, points: int, name: Shown, kind: Shown) -> str:
        """{ $points ->
            [one] { $name } took the scoring tile for any kind; with { $kind } it would have brought you 1 point.
           *[other] { $name } took the scoring tile for any kind; with { $kind } it would have brought you { $points } points.
        }
        """
        return self.put("papyria-recap-any-scoring-gone", {"points": points, "name": name, "kind": kind})

    def recap_end_tile_gone(self, *, name: Shown, points: Shown, held: Shown) -> str:
        """{ $name } paid for an end tile of { $points }; you had the { $held }."""
        return self.put("papyria-recap-end-tile-gone", {"name": name, "points": points, "held": held})

    def recap_emptied(self, *, sector: Shown, good: Shown) -> str:
        """{ $sector }, { $good }: nothing is left there."""
        return self.put("papyria-recap-emptied", {"sector": sector, "good": good})

    def recap_emptied_end(self, *, sector: Shown, good: Shown, offer: Shown) -> str:
        """{ $sector }, { $good }: nothing is left there; an end tile lies there now, { $offer }."""
        return self.put("papyria-recap-emptied-end", {"sector": sector, "good": good, "offer": offer})

    def recap_keys_fewer(self, *, kind: Shown, after: int, before: Shown) -> str:
        """The next { $kind } key tile has { $after ->
            [one] 1 key
           *[other] { $after } keys
        }, not { $before }.
        """
        return self.put("papyria-recap-keys-fewer", {"kind": kind, "after": after, "before": before})

    def recap_end_nears(self, *, left: int) -> str:
        """{ $left ->
            [one] 1 end tile is left in the stack.
           *[other] { $left } end tiles are left in the stack.
        }
        """
        return self.put("papyria-recap-end-nears", {"left": left})

    def recap_end_next(self) -> str:
        """No end tile is left in the stack: when the next one is needed, the round becomes the last."""
        return self.put("papyria-recap-end-next", {})

    def recap_last_round(self) -> str:
        """This round is the last."""
        return self.put("papyria-recap-last-round", {})

    def recap_turn_moves(self, *, sector: Shown) -> str:
        """goes to { $sector }"""
        return self.put("papyria-recap-turn-moves", {"sector": sector})

    def recap_turn_knowledge(self) -> str:
        """buys knowledge"""
        return self.put("papyria-recap-turn-knowledge", {})

    def recap_turn_trades(self, *, other: Shown) -> str:
        """trades with { $other }"""
        return self.put("papyria-recap-turn-trades", {"other": other})

    def recap_turn_takes(self, *, what: Shown) -> str:
        """takes { $what }"""
        return self.put("papyria-recap-turn-takes", {"what": what})

    def recap_turn_scores(self, *, kind: Shown, points: Shown) -> str:
        """scores { $kind }: { $points }"""
        return self.put("papyria-recap-turn-scores", {"kind": kind, "points": points})

    def recap_turn_key(self, *, kind: Shown) -> str:
        """takes the key for { $kind }"""
        return self.put("papyria-recap-turn-key", {"kind": kind})

    def recap_turn_landscape(self) -> str:
        """lays a landscape"""
        return self.put("papyria-recap-turn-landscape", {})

    def recap_turn_builds(self, *, good: Shown) -> str:
        """builds { $good }"""
        return self.put("papyria-recap-turn-builds", {"good": good})

    def recap_turn_priest(self) -> str:
        """moves the priest"""
        return self.put("papyria-recap-turn-priest", {})

    def recap_turn_gives_up(self, *, good: Shown) -> str:
        """gives up { $good }"""
        return self.put("papyria-recap-turn-gives-up", {"good": good})

    def recap_turn_end_tile(self, *, points: Shown) -> str:
        """pays for an end tile: { $points }"""
        return self.put("papyria-recap-turn-end-tile", {"points": points})

    def prospect_goods(self) -> str:
        """lapis and papyri"""
        return self.put("papyria-prospect-goods", {})

    def prospect_made(self) -> str:
        """what your realm produces"""
        return self.put("papyria-prospect-made", {})

    def prospect_knowledge(self) -> str:
        """knowledge"""
        return self.put("papyria-prospect-knowledge", {})

    def prospect_symbols(self) -> str:
        """symbols for later scorings"""
        return self.put("papyria-prospect-symbols", {})

    def prospect_realm(self) -> str:
        """values of your realm"""
        return self.put("papyria-prospect-realm", {})

    def prospect_scorings(self) -> str:
        """what scorings are worth to you"""
        return self.put("papyria-prospect-scorings", {})

    def prospect_keys(self) -> str:
        """keys"""
        return self.put("papyria-prospect-keys", {})

    def prospect_tiles(self) -> str:
        """scoring tiles"""
        return self.put("papyria-prospect-tiles", {})

    def prospect_pieces(self) -> str:
        """pieces on the rings"""
        return self.put("papyria-prospect-pieces", {})

    def prospect_priest(self) -> str:
        """where your priest stands"""
        return self.put("papyria-prospect-priest", {})

    def prospect_now(self) -> str:
        """points now"""
        return self.put("papyria-prospect-now", {})

    def head_me(self) -> str:
        """for me"""
        return self.put("papyria-head-me", {})

    def me_key(self, *, kind: Shown) -> str:
        """{ $kind } key"""
        return self.put("papyria-me-key", {"kind": kind})

    def me_majority(self, *, what: Shown) -> str:
        """most { $what }"""
        return self.put("papyria-me-majority", {"what": what})

    def me_majority_lost(self, *, what: Shown) -> str:
        """no longer { $what }"""
        return self.put("papyria-me-majority-lost", {"what": what})

    def me_tiles(self) -> str:
        """tiles"""
        return self.put("papyria-me-tiles", {})

    def said_majority_won(self, *, title: Shown, own: Shown, other: int) -> str:
        """{ $title }: you would have { $own }, the others { $other ->
            [0] none
           *[other] at most { $other }
        }.
        """
        return self.put("papyria-said-majority-won", {"title": title, "own": own, "other": other})

    def said_majority_shared(self, *, title: Shown, own: Shown) -> str:
        """{ $title }: you would tie for it with { $own }."""
        return self.put("papyria-said-majority-shared", {"title": title, "own": own})

    def said_majority_lost(self, *, title: Shown, own: Shown, other: Shown) -> str:
        """{ $title }: it would no longer be yours, { $own } to { $other }."""
        return self.put("papyria-said-majority-lost", {"title": title, "own": own, "other": other})

    def said_bargain(self, *, gain: Shown, price: Shown) -> str:
        """You get { $gain } for { $price }."""
        return self.put("papyria-said-bargain", {"gain": gain, "price": price})

    def ahead_lapis(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } lapis
        """
        return self.put("papyria-ahead-lapis", {"more": more})

    def ahead_papyri(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } papyri
        """
        return self.put("papyria-ahead-papyri", {"more": more})

    def ahead_knowledge(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } knowledge
        """
        return self.put("papyria-ahead-knowledge", {"more": more})

    def ahead_lapis_made(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } lapis from each production
        """
        return self.put("papyria-ahead-lapis-made", {"more": more})

    def ahead_papyri_made(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } papyri from each production
        """
        return self.put("papyria-ahead-papyri-made", {"more": more})

    def ahead_keys(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } key tiles
        """
        return self.put("papyria-ahead-keys", {"more": more})

    def ahead_display(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from the best scoring on display
        """
        return self.put("papyria-ahead-display", {"more": more})

    def ahead_tiles(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } scoring tiles
        """
        return self.put("papyria-ahead-tiles", {"more": more})

    def ahead_realm(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } landscapes in your realm
        """
        return self.put("papyria-ahead-realm", {"more": more})

    def ahead_worth_mountain(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of mountains
        """
        return self.put("papyria-ahead-worth-mountain", {"more": more})

    def ahead_worth_river(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of rivers
        """
        return self.put("papyria-ahead-worth-river", {"more": more})

    def ahead_worth_forest(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of forests
        """
        return self.put("papyria-ahead-worth-forest", {"more": more})

    def ahead_worth_sanctuary(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of sanctuaries
        """
        return self.put("papyria-ahead-worth-sanctuary", {"more": more})

    def ahead_worth_city(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of cities
        """
        return self.put("papyria-ahead-worth-city", {"more": more})

    def ahead_worth_temple(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of temples
        """
        return self.put("papyria-ahead-worth-temple", {"more": more})

    def ahead_worth_invention(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from a scoring of inventions
        """
        return self.put("papyria-ahead-worth-invention", {"more": more})

    def ahead_multiplier_mountain(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for mountain scorings
        """
        return self.put("papyria-ahead-multiplier-mountain", {"more": more})

    def ahead_multiplier_river(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for river scorings
        """
        return self.put("papyria-ahead-multiplier-river", {"more": more})

    def ahead_multiplier_forest(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for forest scorings
        """
        return self.put("papyria-ahead-multiplier-forest", {"more": more})

    def ahead_multiplier_sanctuary(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for sanctuary scorings
        """
        return self.put("papyria-ahead-multiplier-sanctuary", {"more": more})

    def ahead_multiplier_city(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for city scorings
        """
        return self.put("papyria-ahead-multiplier-city", {"more": more})

    def ahead_multiplier_temple(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for temple scorings
        """
        return self.put("papyria-ahead-multiplier-temple", {"more": more})

    def ahead_multiplier_invention(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } multiplier for invention scorings
        """
        return self.put("papyria-ahead-multiplier-invention", {"more": more})

    def ahead_value_mountain(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } mountain value
        """
        return self.put("papyria-ahead-value-mountain", {"more": more})

    def ahead_value_river(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } river value
        """
        return self.put("papyria-ahead-value-river", {"more": more})

    def ahead_value_forest(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } forest value
        """
        return self.put("papyria-ahead-value-forest", {"more": more})

    def ahead_value_sanctuary(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } sanctuary value
        """
        return self.put("papyria-ahead-value-sanctuary", {"more": more})

    def ahead_value_city(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } city value
        """
        return self.put("papyria-ahead-value-city", {"more": more})

    def ahead_value_temple(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } temple value
        """
        return self.put("papyria-ahead-value-temple", {"more": more})

    def ahead_value_invention(self, *, more: bool) -> str:
        """a { $more ->
            [yes] higher
           *[no] lower
        } invention value
        """
        return self.put("papyria-ahead-value-invention", {"more": more})

    def ahead_scored(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points scored
        """
        return self.put("papyria-ahead-scored", {"more": more})

    def ahead_to_key_temple(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps to the temple key tile
        """
        return self.put("papyria-ahead-to-key-temple", {"more": more})

    def ahead_to_key_city(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps to the city key tile
        """
        return self.put("papyria-ahead-to-key-city", {"more": more})

    def ahead_to_key_river(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps to the river key tile
        """
        return self.put("papyria-ahead-to-key-river", {"more": more})

    def ahead_to_key_invention(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps to the invention key tile
        """
        return self.put("papyria-ahead-to-key-invention", {"more": more})

    def ahead_to_key_sanctuary(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps to the sanctuary key tile
        """
        return self.put("papyria-ahead-to-key-sanctuary", {"more": more})
