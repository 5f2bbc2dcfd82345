"""What the game can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.kit.messages import Messages, Shown


class HeliosMessages(Messages):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Helios"""
        return self.put("helios-title", {})

    def line(self) -> str:
        """Guide your own sun around your own world: everything it reaches grows."""
        return self.put("helios-line", {})

    def round(self) -> str:
        """round"""
        return self.put("helios-round", {})

    def vp(self, *, count: Shown) -> str:
        """{ $count } VP"""
        return self.put("helios-vp", {"count": count})

    def mana(self, *, count: Shown) -> str:
        """{ $count } mana"""
        return self.put("helios-mana", {"count": count})

    def cubes(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 cube
           *[other] { $count } cubes
        }
        """
        return self.put("helios-cubes", {"count": count})

    def steps(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 step
           *[other] { $count } steps
        }
        """
        return self.put("helios-steps", {"count": count})

    def nothing(self) -> str:
        """nothing"""
        return self.put("helios-nothing", {})

    def none(self) -> str:
        """none"""
        return self.put("helios-none", {})

    def none_built(self) -> str:
        """empty"""
        return self.put("helios-none-built", {})

    def no_cubes(self) -> str:
        """no cubes"""
        return self.put("helios-no-cubes", {})

    def none_yet(self) -> str:
        """none yet"""
        return self.put("helios-none-yet", {})

    def endless(self) -> str:
        """any distance"""
        return self.put("helios-endless", {})

    def temple(self) -> str:
        """temple"""
        return self.put("helios-temple", {})

    def with_temple(self) -> str:
        """with temple"""
        return self.put("helios-with-temple", {})

    def sentence(self, *, what: Shown) -> str:
        """{ $what }."""
        return self.put("helios-sentence", {"what": what})

    def of_any_colour(self, *, count: Shown) -> str:
        """{ $count } of any colour"""
        return self.put("helios-of-any-colour", {"count": count})

    def letter_spring(self) -> str:
        """S"""
        return self.put("helios-letter-spring", {})

    def letter_redwood(self) -> str:
        """R"""
        return self.put("helios-letter-redwood", {})

    def letter_granite(self) -> str:
        """G"""
        return self.put("helios-letter-granite", {})

    def letter_bamboo(self) -> str:
        """B"""
        return self.put("helios-letter-bamboo", {})

    def letter_obsidian(self) -> str:
        """O"""
        return self.put("helios-letter-obsidian", {})

    def letter_red(self) -> str:
        """r"""
        return self.put("helios-letter-red", {})

    def letter_blue(self) -> str:
        """b"""
        return self.put("helios-letter-blue", {})

    def letter_yellow(self) -> str:
        """y"""
        return self.put("helios-letter-yellow", {})

    def letter_grey(self) -> str:
        """g"""
        return self.put("helios-letter-grey", {})

    def range_more(self, *, count: Shown) -> str:
        """sun range +{ $count }"""
        return self.put("helios-range-more", {"count": count})

    def now(self, *, vp: Shown) -> str:
        """now { $vp }"""
        return self.put("helios-now", {"vp": vp})

    def if_active(self, *, vp: Shown) -> str:
        """{ $vp } if active"""
        return self.put("helios-if-active", {"vp": vp})

    def grows_back(self) -> str:
        """regrows"""
        return self.put("helios-grows-back", {})

    def stays_empty(self) -> str:
        """stays empty"""
        return self.put("helios-stays-empty", {})

    def colour_spring(self) -> str:
        """spring"""
        return self.put("helios-colour-spring", {})

    def colour_redwood(self) -> str:
        """redwood"""
        return self.put("helios-colour-redwood", {})

    def colour_granite(self) -> str:
        """granite"""
        return self.put("helios-colour-granite", {})

    def colour_bamboo(self) -> str:
        """bamboo"""
        return self.put("helios-colour-bamboo", {})

    def colour_obsidian(self) -> str:
        """obsidian"""
        return self.put("helios-colour-obsidian", {})

    def special_sanctuary(self) -> str:
        """Sanctuary"""
        return self.put("helios-special-sanctuary", {})

    def special_treasury(self) -> str:
        """Treasury"""
        return self.put("helios-special-treasury", {})

    def special_oasis(self) -> str:
        """Oasis"""
        return self.put("helios-special-oasis", {})

    def special_summit(self) -> str:
        """Summit"""
        return self.put("helios-special-summit", {})

    def special_does_own_temple(self, *, vp: Shown) -> str:
        """{ $vp } if a temple stands on it"""
        return self.put("helios-special-does-own-temple", {"vp": vp})

    def special_does_resources_left(self, *, vp: Shown) -> str:
        """{ $vp } for each cube left on your board"""
        return self.put("helios-special-does-resources-left", {"vp": vp})

    def special_does_adjacent_colours(self, *, vp: Shown) -> str:
        """{ $vp } for each land colour next to it"""
        return self.put("helios-special-does-adjacent-colours", {"vp": vp})

    def special_does_adjacent_tiles(self, *, vp: Shown, more: Shown) -> str:
        """{ $vp } for each tile next to it, { $more } with a temple"""
        return self.put("helios-special-does-adjacent-tiles", {"vp": vp, "more": more})

    def special_does_own_temple_brief(self, *, vp: Shown) -> str:
        """{ $vp } with a temple"""
        return self.put("helios-special-does-own-temple-brief", {"vp": vp})

    def special_does_resources_left_brief(self, *, vp: Shown) -> str:
        """{ $vp } a cube left"""
        return self.put("helios-special-does-resources-left-brief", {"vp": vp})

    def special_does_adjacent_colours_brief(self, *, vp: Shown) -> str:
        """{ $vp } a colour beside it"""
        return self.put("helios-special-does-adjacent-colours-brief", {"vp": vp})

    def special_does_adjacent_tiles_brief(self, *, vp: Shown) -> str:
        """{ $vp } a neighbour"""
        return self.put("helios-special-does-adjacent-tiles-brief", {"vp": vp})

    def field_bonus_harbour(self, *, vp: Shown) -> str:
        """harbour: { $vp } at the end"""
        return self.put("helios-field-bonus-harbour", {"vp": vp})

    def field_bonus_resource(self, *, cubes: Shown) -> str:
        """{ $cubes } of any colour"""
        return self.put("helios-field-bonus-resource", {"cubes": cubes})

    def action_create_land(self) -> str:
        """Create land"""
        return self.put("helios-action-create-land", {})

    def action_build(self) -> str:
        """Build"""
        return self.put("helios-action-build", {})

    def action_move_sun(self) -> str:
        """Move sun"""
        return self.put("helios-action-move-sun", {})

    def row_red(self) -> str:
        """red"""
        return self.put("helios-row-red", {})

    def row_blue(self) -> str:
        """blue"""
        return self.put("helios-row-blue", {})

    def row_yellow(self) -> str:
        """yellow"""
        return self.put("helios-row-yellow", {})

    def row_grey(self) -> str:
        """grey"""
        return self.put("helios-row-grey", {})

    def building_palace(self) -> str:
        """Palace"""
        return self.put("helios-building-palace", {})

    def building_warehouse(self) -> str:
        """Warehouse"""
        return self.put("helios-building-warehouse", {})

    def building_stonemason(self) -> str:
        """Stonemasons' Lodge"""
        return self.put("helios-building-stonemason", {})

    def building_observatory(self) -> str:
        """Observatory"""
        return self.put("helios-building-observatory", {})

    def building_sun_gate(self) -> str:
        """Sun Gate"""
        return self.put("helios-building-sun-gate", {})

    def building_sun_altar(self) -> str:
        """Sun Altar"""
        return self.put("helios-building-sun-altar", {})

    def building_sundial(self) -> str:
        """Sundial"""
        return self.put("helios-building-sundial", {})

    def building_market(self) -> str:
        """Market"""
        return self.put("helios-building-market", {})

    def building_mana_well(self) -> str:
        """Mana Well"""
        return self.put("helios-building-mana-well", {})

    def building_survey_office(self) -> str:
        """Surveyors' Office"""
        return self.put("helios-building-survey-office", {})

    def building_sun_road(self) -> str:
        """Sun Road"""
        return self.put("helios-building-sun-road", {})

    def building_monument(self) -> str:
        """Monument"""
        return self.put("helios-building-monument", {})

    def does_bonus_action(self) -> str:
        """a bonus action at once"""
        return self.put("helios-does-bonus-action", {})

    def does_store_two(self, *, cubes: Shown) -> str:
        """your land tiles hold { $cubes } each"""
        return self.put("helios-does-store-two", {"cubes": cubes})

    def does_temple_discount(self) -> str:
        """your temples cost 1 cube less"""
        return self.put("helios-does-temple-discount", {})

    def does_endless_sun(self) -> str:
        """your sun goes any distance, but laps no longer score"""
        return self.put("helios-does-endless-sun", {})

    def does_lap_ten(self, *, lap: Shown) -> str:
        """each lap scores { $lap }"""
        return self.put("helios-does-lap-ten", {"lap": lap})

    def does_temple_light(self) -> str:
        """each temple the sun lights scores 1 VP more"""
        return self.put("helios-does-temple-light", {})

    def does_move_sun(self) -> str:
        """move the sun at once"""
        return self.put("helios-does-move-sun", {})

    def does_take_two(self) -> str:
        """up to 2 cubes of your choice at once"""
        return self.put("helios-does-take-two", {})

    def does_create_land(self) -> str:
        """create land at once"""
        return self.put("helios-does-create-land", {})

    def does_bonus_action_brief(self) -> str:
        """a bonus action"""
        return self.put("helios-does-bonus-action-brief", {})

    def does_store_two_brief(self) -> str:
        """2 cubes on a land"""
        return self.put("helios-does-store-two-brief", {})

    def does_temple_discount_brief(self) -> str:
        """temples cost 1 less"""
        return self.put("helios-does-temple-discount-brief", {})

    def does_endless_sun_brief(self) -> str:
        """sun: any distance"""
        return self.put("helios-does-endless-sun-brief", {})

    def does_lap_ten_brief(self, *, lap: Shown) -> str:
        """laps: { $lap }"""
        return self.put("helios-does-lap-ten-brief", {"lap": lap})

    def does_temple_light_brief(self) -> str:
        """lit temples: +1 VP"""
        return self.put("helios-does-temple-light-brief", {})

    def does_move_sun_brief(self) -> str:
        """moves the sun"""
        return self.put("helios-does-move-sun-brief", {})

    def does_take_two_brief(self) -> str:
        """2 cubes at once"""
        return self.put("helios-does-take-two-brief", {})

    def does_create_land_brief(self) -> str:
        """new land at once"""
        return self.put("helios-does-create-land-brief", {})

    def person_explorer(self) -> str:
        """Explorer"""
        return self.put("helios-person-explorer", {})

    def person_astronomer(self) -> str:
        """Astronomer"""
        return self.put("helios-person-astronomer", {})

    def person_priestess(self) -> str:
        """High Priestess"""
        return self.put("helios-person-priestess", {})

    def person_architect(self) -> str:
        """Architect"""
        return self.put("helios-person-architect", {})

    def person_settler(self) -> str:
        """Settler"""
        return self.put("helios-person-settler", {})

    def person_mage(self) -> str:
        """Mage"""
        return self.put("helios-person-mage", {})

    def person_herbalist(self) -> str:
        """Herbalist"""
        return self.put("helios-person-herbalist", {})

    def person_warden(self) -> str:
        """Warden"""
        return self.put("helios-person-warden", {})

    def scores_harbours(self, *, vp: Shown) -> str:
        """{ $vp } per harbour"""
        return self.put("helios-scores-harbours", {"vp": vp})

    def scores_sun_range(self, *, vp: Shown) -> str:
        """{ $vp } per step of sun range"""
        return self.put("helios-scores-sun-range", {"vp": vp})

    def scores_temples(self, *, vp: Shown) -> str:
        """{ $vp } per temple"""
        return self.put("helios-scores-temples", {"vp": vp})

    def scores_buildings(self, *, vp: Shown) -> str:
        """{ $vp } per building"""
        return self.put("helios-scores-buildings", {"vp": vp})

    def scores_tiles(self, *, vp: Shown) -> str:
        """{ $vp } per tile on your map"""
        return self.put("helios-scores-tiles", {"vp": vp})

    def scores_mana(self, *, vp: Shown) -> str:
        """{ $vp } per mana left"""
        return self.put("helios-scores-mana", {"vp": vp})

    def scores_colours(self, *, vp: Shown) -> str:
        """{ $vp } per land colour on your map"""
        return self.put("helios-scores-colours", {"vp": vp})

    def scores_special_tiles(self, *, vp: Shown) -> str:
        """{ $vp } per special tile on your map"""
        return self.put("helios-scores-special-tiles", {"vp": vp})

    def scores_harbours_card(self, *, vp: Shown) -> str:
        """{ $vp } per harbour"""
        return self.put("helios-scores-harbours-card", {"vp": vp})

    def scores_sun_range_card(self, *, vp: Shown) -> str:
        """{ $vp } per step of range"""
        return self.put("helios-scores-sun-range-card", {"vp": vp})

    def scores_temples_card(self, *, vp: Shown) -> str:
        """{ $vp } per temple"""
        return self.put("helios-scores-temples-card", {"vp": vp})

    def scores_buildings_card(self, *, vp: Shown) -> str:
        """{ $vp } per building"""
        return self.put("helios-scores-buildings-card", {"vp": vp})

    def scores_tiles_card(self, *, vp: Shown) -> str:
        """{ $vp } per tile"""
        return self.put("helios-scores-tiles-card", {"vp": vp})

    def scores_mana_card(self, *, vp: Shown) -> str:
        """{ $vp } per mana"""
        return self.put("helios-scores-mana-card", {"vp": vp})

    def scores_colours_card(self, *, vp: Shown) -> str:
        """{ $vp } per land colour"""
        return self.put("helios-scores-colours-card", {"vp": vp})

    def scores_special_tiles_card(self, *, vp: Shown) -> str:
        """{ $vp } per special tile"""
        return self.put("helios-scores-special-tiles-card", {"vp": vp})

    def phase_actions(self) -> str:
        """Actions"""
        return self.put("helios-phase-actions", {})

    def phase_turn(self, *, turn: Shown, turns: Shown) -> str:
        """Actions { $turn } of { $turns }"""
        return self.put("helios-phase-turn", {"turn": turn, "turns": turns})

    def phase_persons(self) -> str:
        """Persons"""
        return self.put("helios-phase-persons", {})

    def phase_refill(self) -> str:
        """Refill"""
        return self.put("helios-phase-refill", {})

    def step_turn(self, *, turn: Shown, turns: Shown) -> str:
        """action turn { $turn } of { $turns }"""
        return self.put("helios-step-turn", {"turn": turn, "turns": turns})

    def step_full(self, *, turn: Shown, turns: Shown) -> str:
        """action turn { $turn } of { $turns }, then a bonus action"""
        return self.put("helios-step-full", {"turn": turn, "turns": turns})

    def ask_choose_start_land(self, *, name: Shown) -> str:
        """{ $name }, which land lies in the middle of your world? It comes with a cube."""
        return self.put("helios-ask-choose-start-land", {"name": name})

    def ask_choose_setup_bonus(self, *, name: Shown) -> str:
        """{ $name }, you play late: which cube do you add to your start land?"""
        return self.put("helios-ask-choose-setup-bonus", {"name": name})

    def ask_choose_action_tile(self, *, name: Shown) -> str:
        """{ $name }, take the bottom tile of a column."""
        return self.put("helios-ask-choose-action-tile", {"name": name})

    def ask_choose_row(self, *, name: Shown, action: Shown) -> str:
        """{ $name }, which row does the grey tile ({ $action }) go into?"""
        return self.put("helios-ask-choose-row", {"name": name, "action": action})

    def ask_choose_tile(self, *, name: Shown) -> str:
        """{ $name }, create land: which tile do you take?"""
        return self.put("helios-ask-choose-tile", {"name": name})

    def ask_choose_field(self, *, name: Shown, tile: Shown) -> str:
        """{ $name }, where do you lay { $tile }?"""
        return self.put("helios-ask-choose-field", {"name": name, "tile": tile})

    def ask_choose_bonus_colour(self, *, name: Shown, field: Shown) -> str:
        """{ $name }, field bonus: which cube do you put on { $field }?"""
        return self.put("helios-ask-choose-bonus-colour", {"name": name, "field": field})

    def ask_choose_build(self, *, name: Shown, held: Shown) -> str:
        """{ $name }, what do you build? You have { $held }."""
        return self.put("helios-ask-choose-build", {"name": name, "held": held})

    def ask_choose_temple_site(self, *, name: Shown, cubes: Shown) -> str:
        """{ $name }, where does the temple stand? It costs { $cubes }."""
        return self.put("helios-ask-choose-temple-site", {"name": name, "cubes": cubes})

    def ask_pay_cube_building(self, *, name: Shown, cubes: Shown, building: Shown, owed: Shown) -> str:
        """{ $name }, pay { $cubes } for { $building }: { $owed }."""
        return self.put(
            "helios-ask-pay-cube-building", {"name": name, "cubes": cubes, "building": building, "owed": owed}
        )

    def ask_pay_cube_person(self, *, name: Shown, cubes: Shown, person: Shown, owed: Shown) -> str:
        """{ $name }, pay { $cubes } for { $person }: { $owed }."""
        return self.put(
            "helios-ask-pay-cube-person", {"name": name, "cubes": cubes, "person": person, "owed": owed}
        )

    def ask_pay_cube_temple(self, *, name: Shown, cubes: Shown, field: Shown, owed: Shown) -> str:
        """{ $name }, pay { $cubes } for the temple on { $field }: { $owed }."""
        return self.put(
            "helios-ask-pay-cube-temple", {"name": name, "cubes": cubes, "field": field, "owed": owed}
        )

    def ask_place_resource(self, *, name: Shown) -> str:
        """{ $name }, the Market: which cube do you put where?"""
        return self.put("helios-ask-place-resource", {"name": name})

    def ask_choose_sun_target_range(self, *, name: Shown, steps: Shown) -> str:
        """{ $name }, where does the sun go? Up to { $steps }, clockwise around your land."""
        return self.put("helios-ask-choose-sun-target-range", {"name": name, "steps": steps})

    def ask_choose_sun_target_endless(self, *, name: Shown) -> str:
        """{ $name }, where does the sun go? As far as you like."""
        return self.put("helios-ask-choose-sun-target-endless", {"name": name})

    def ask_choose_bonus_action(self, *, name: Shown) -> str:
        """{ $name }, your bonus action: which one?"""
        return self.put("helios-ask-choose-bonus-action", {"name": name})

    def ask_persons_turn(self, *, name: Shown, mana: Shown, held: Shown) -> str:
        """{ $name }, buy a person, activate persons, or stop. You have { $mana } and { $held }."""
        return self.put("helios-ask-persons-turn", {"name": name, "mana": mana, "held": held})

    def ask_place_round_bonus(self, *, name: Shown) -> str:
        """{ $name }, you play late in this round: which cube do you take, and where to?"""
        return self.put("helios-ask-place-round-bonus", {"name": name})

    def ask_cube_where(self, *, name: Shown, cube: Shown) -> str:
        """{ $name }, where do you put { $cube }?"""
        return self.put("helios-ask-cube-where", {"name": name, "cube": cube})

    def enter_choose_row(self) -> str:
        """put here"""
        return self.put("helios-enter-choose-row", {})

    def enter_choose_field(self) -> str:
        """lay here"""
        return self.put("helios-enter-choose-field", {})

    def enter_choose_build(self) -> str:
        """build"""
        return self.put("helios-enter-choose-build", {})

    def enter_choose_temple_site(self) -> str:
        """build"""
        return self.put("helios-enter-choose-temple-site", {})

    def enter_pay_cube(self) -> str:
        """pay"""
        return self.put("helios-enter-pay-cube", {})

    def enter_choose_sun_target(self) -> str:
        """go here"""
        return self.put("helios-enter-choose-sun-target", {})

    def head_steps(self) -> str:
        """steps"""
        return self.put("helios-head-steps", {})

    def head_lap(self) -> str:
        """lap"""
        return self.put("helios-head-lap", {})

    def head_temple(self) -> str:
        """temple"""
        return self.put("helios-head-temple", {})

    def head_grows(self) -> str:
        """grows"""
        return self.put("helios-head-grows", {})

    def head_all(self) -> str:
        """in all"""
        return self.put("helios-head-all", {})

    def head_then(self) -> str:
        """then"""
        return self.put("helios-head-then", {})

    def head_brings(self) -> str:
        """brings"""
        return self.put("helios-head-brings", {})

    def head_owned(self) -> str:
        """you have"""
        return self.put("helios-head-owned", {})

    def head_left(self) -> str:
        """left"""
        return self.put("helios-head-left", {})

    def head_bonus(self) -> str:
        """bonus"""
        return self.put("helios-head-bonus", {})

    def head_raises(self) -> str:
        """temples"""
        return self.put("helios-head-raises", {})

    def head_stops(self) -> str:
        """stops then"""
        return self.put("helios-head-stops", {})

    def head_cost(self) -> str:
        """cost"""
        return self.put("helios-head-cost", {})

    def head_once(self) -> str:
        """at once"""
        return self.put("helios-head-once", {})

    def head_end(self) -> str:
        """at end"""
        return self.put("helios-head-end", {})

    def head_light(self) -> str:
        """each light"""
        return self.put("helios-head-light", {})

    def head_lost(self) -> str:
        """lost"""
        return self.put("helios-head-lost", {})

    def head_regrows(self) -> str:
        """its tile"""
        return self.put("helios-head-regrows", {})

    def head_to_pay(self) -> str:
        """left to pay"""
        return self.put("helios-head-to-pay", {})

    def head_could(self) -> str:
        """could do"""
        return self.put("helios-head-could", {})

    def head_row(self) -> str:
        """row then"""
        return self.put("helios-head-row", {})

    def head_price(self) -> str:
        """price"""
        return self.put("helios-head-price", {})

    def head_now(self) -> str:
        """if active"""
        return self.put("helios-head-now", {})

    def head_wanted(self) -> str:
        """buildings"""
        return self.put("helios-head-wanted", {})

    def head_have(self) -> str:
        """you have"""
        return self.put("helios-head-have", {})

    def head_me(self) -> str:
        """for me"""
        return self.put("helios-head-me", {})

    def column_row(self) -> str:
        """how full the tile makes its row; the fourth tile in a row brings a bonus action."""
        return self.put("helios-column-row", {})

    def column_could(self) -> str:
        """the most that the action could do now."""
        return self.put("helios-column-could", {})

    def column_steps(self) -> str:
        """how many steps the sun takes to that field."""
        return self.put("helios-column-steps", {})

    def column_lap(self) -> str:
        """the points for a lap that is completed on the way."""
        return self.put("helios-column-lap", {})

    def column_temple(self) -> str:
        """the points of your temples that the sun lights there."""
        return self.put("helios-column-temple", {})

    def column_grows(self) -> str:
        """the cubes that grow in its light there."""
        return self.put("helios-column-grows", {})

    def column_all(self) -> str:
        """the points for the lap and the temples together."""
        return self.put("helios-column-all", {})

    def column_me(self) -> str:
        """the points that it brings or costs you at the end, above all from your persons and special tiles; “later”: once the person is active."""
        return self.put("helios-column-me", {})

    def column_then(self) -> str:
        """how full the row is afterwards; the fourth tile in a row brings a bonus action."""
        return self.put("helios-column-then", {})

    def column_brings(self) -> str:
        """the cube that comes with the land, or what a special tile scores."""
        return self.put("helios-column-brings", {})

    def column_owned(self) -> str:
        """how many tiles of this kind lie on your map."""
        return self.put("helios-column-owned", {})

    def column_left(self) -> str:
        """how many of them are left in the supply."""
        return self.put("helios-column-left", {})

    def column_wanted(self) -> str:
        """how many buildings that you haven't built cost this colour."""
        return self.put("helios-column-wanted", {})

    def column_stops(self) -> str:
        """how many fields the sun can reach with its next move, once the tile lies there."""
        return self.put("helios-column-stops", {})

    def column_bonus(self) -> str:
        """what the field brings, at once or at the end, and what a special tile scores there."""
        return self.put("helios-column-bonus", {})

    def column_raises(self) -> str:
        """the temples beside it: what each scores in the light, now and then."""
        return self.put("helios-column-raises", {})

    def column_cost(self) -> str:
        """the cubes that it costs."""
        return self.put("helios-column-cost", {})

    def column_once(self) -> str:
        """the sun range and the mana that it brings at once."""
        return self.put("helios-column-once", {})

    def column_end(self) -> str:
        """its points at the end of the game."""
        return self.put("helios-column-end", {})

    def column_lost(self) -> str:
        """how many cubes lying there would be lost."""
        return self.put("helios-column-lost", {})

    def column_light(self) -> str:
        """the points that the temple would score each time the sun lights it."""
        return self.put("helios-column-light", {})

    def column_to_pay(self) -> str:
        """how many cubes are still to be paid after this one."""
        return self.put("helios-column-to-pay", {})

    def column_regrows(self) -> str:
        """what becomes of the tile that the cube lies on, or what paying with it would lose elsewhere."""
        return self.put("helios-column-regrows", {})

    def column_price(self) -> str:
        """the mana that buys the person, or the cubes that activate them."""
        return self.put("helios-column-price", {})

    def column_now(self) -> str:
        """the points that the person would score as things stand, once active."""
        return self.put("helios-column-now", {})

    def column_have(self) -> str:
        """how many cubes of this colour you have."""
        return self.put("helios-column-have", {})

    def me_later(self, *, vp: Shown) -> str:
        """{ $vp } later"""
        return self.put("helios-me-later", {"vp": vp})

    def said_serves(self, *, who: Shown, vp: Shown) -> str:
        """{ $who }: { $vp } more at the end."""
        return self.put("helios-said-serves", {"who": who, "vp": vp})

    def said_serves_later(self, *, who: Shown, vp: Shown) -> str:
        """{ $who }: { $vp } more at the end, once active."""
        return self.put("helios-said-serves-later", {"who": who, "vp": vp})

    def said_spoils(self, *, who: Shown, vp: Shown) -> str:
        """{ $who }: { $vp } less at the end."""
        return self.put("helios-said-spoils", {"who": who, "vp": vp})

    def said_spoils_later(self, *, who: Shown, vp: Shown) -> str:
        """{ $who }: { $vp } less at the end, once active."""
        return self.put("helios-said-spoils-later", {"who": who, "vp": vp})

    def option_column(self, *, action: Shown, colour: Shown) -> str:
        """{ $action }, { $colour }"""
        return self.put("helios-option-column", {"action": action, "colour": colour})

    def option_stop(self, *, field: Shown) -> str:
        """to { $field }"""
        return self.put("helios-option-stop", {"field": field})

    def option_cube_pay(self, *, cube: Shown, field: Shown) -> str:
        """{ $cube } of { $field }"""
        return self.put("helios-option-cube-pay", {"cube": cube, "field": field})

    def option_cube_put(self, *, cube: Shown, field: Shown) -> str:
        """{ $cube } on { $field }"""
        return self.put("helios-option-cube-put", {"cube": cube, "field": field})

    def option_temple(self, *, number: int) -> str:
        """temple, your { $number ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $number }th
        }
        """
        return self.put("helios-option-temple", {"number": number})

    def option_buy(self, *, who: Shown) -> str:
        """buy { $who }"""
        return self.put("helios-option-buy", {"who": who})

    def option_activate(self, *, who: Shown) -> str:
        """activate { $who }"""
        return self.put("helios-option-activate", {"who": who})

    def slot_spring(self) -> str:
        """spring slot"""
        return self.put("helios-slot-spring", {})

    def slot_redwood(self) -> str:
        """redwood slot"""
        return self.put("helios-slot-redwood", {})

    def slot_granite(self) -> str:
        """granite slot"""
        return self.put("helios-slot-granite", {})

    def slot_bamboo(self) -> str:
        """bamboo slot"""
        return self.put("helios-slot-bamboo", {})

    def slot_obsidian(self) -> str:
        """obsidian slot"""
        return self.put("helios-slot-obsidian", {})

    def slot_extra(self) -> str:
        """extra slot"""
        return self.put("helios-slot-extra", {})

    def bonus_short_harbour(self) -> str:
        """harbour"""
        return self.put("helios-bonus-short-harbour", {})

    def bonus_short_mana(self) -> str:
        """mana"""
        return self.put("helios-bonus-short-mana", {})

    def bonus_short_resource(self) -> str:
        """a cube"""
        return self.put("helios-bonus-short-resource", {})

    def from_site(self) -> str:
        """else lost"""
        return self.put("helios-from-site", {})

    def lost_short(self, *, stranded: Shown) -> str:
        """{ $stranded } lost"""
        return self.put("helios-lost-short", {"stranded": stranded})

    def becomes_open(self, *, row: Shown, filled: Shown, of: Shown) -> str:
        """{ $row } { $filled } of { $of }"""
        return self.put("helios-becomes-open", {"row": row, "filled": filled, "of": of})

    def becomes_full(self, *, row: Shown) -> str:
        """{ $row } full, a bonus action"""
        return self.put("helios-becomes-full", {"row": row})

    def becomes_any_open(self) -> str:
        """any row"""
        return self.put("helios-becomes-any-open", {})

    def becomes_row_open(self, *, filled: Shown, of: Shown) -> str:
        """{ $filled } of { $of }"""
        return self.put("helios-becomes-row-open", {"filled": filled, "of": of})

    def becomes_row_full(self) -> str:
        """bonus action"""
        return self.put("helios-becomes-row-full", {})

    def prospect_create_land_none(self) -> str:
        """no free field"""
        return self.put("helios-prospect-create-land-none", {})

    def prospect_create_land(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 free field
           *[other] { $count } free fields
        }
        """
        return self.put("helios-prospect-create-land", {"count": count})

    def prospect_build_none(self) -> str:
        """nothing payable"""
        return self.put("helios-prospect-build-none", {})

    def prospect_build(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 payable
           *[other] { $count } payable
        }
        """
        return self.put("helios-prospect-build", {"count": count})

    def prospect_move_sun_none(self) -> str:
        """brings nothing"""
        return self.put("helios-prospect-move-sun-none", {})

    def prospect_move_sun_best(self, *, best: Shown) -> str:
        """up to { $best }"""
        return self.put("helios-prospect-move-sun-best", {"best": best})

    def out_choose_tile(self) -> str:
        """create no land"""
        return self.put("helios-out-choose-tile", {})

    def out_choose_build(self) -> str:
        """build nothing"""
        return self.put("helios-out-choose-build", {})

    def out_choose_sun_target(self) -> str:
        """leave the sun where it is"""
        return self.put("helios-out-choose-sun-target", {})

    def out_choose_bonus_action(self) -> str:
        """let the bonus action lapse"""
        return self.put("helios-out-choose-bonus-action", {})

    def out_short_waive(self) -> str:
        """do nothing"""
        return self.put("helios-out-short-waive", {})

    def out_short_stop(self) -> str:
        """no more"""
        return self.put("helios-out-short-stop", {})

    def out_short_pass(self) -> str:
        """pass"""
        return self.put("helios-out-short-pass", {})

    def out_short_end_turn(self) -> str:
        """end your turn"""
        return self.put("helios-out-short-end-turn", {})

    def out_stop(self) -> str:
        """no more cubes"""
        return self.put("helios-out-stop", {})

    def out_pass(self) -> str:
        """pass: out for this phase"""
        return self.put("helios-out-pass", {})

    def out_end_turn(self) -> str:
        """end your turn"""
        return self.put("helios-out-end-turn", {})

    def title_place(self, *, kind: Shown, field: Shown) -> str:
        """{ $kind } on { $field }"""
        return self.put("helios-title-place", {"kind": kind, "field": field})

    def lapses_create_land(self) -> str:
        """There is no land you could create now: the action would lapse."""
        return self.put("helios-lapses-create-land", {})

    def lapses_build(self) -> str:
        """There is nothing you could build now: the action would lapse."""
        return self.put("helios-lapses-build", {})

    def lapses_move_sun(self) -> str:
        """The sun can't move now: the action would lapse."""
        return self.put("helios-lapses-move-sun", {})

    def said_prospect(self, *, what: Shown) -> str:
        """Now: { $what }."""
        return self.put("helios-said-prospect", {"what": what})

    def said_brings_nothing(self) -> str:
        """Now it would bring nothing."""
        return self.put("helios-said-brings-nothing", {})

    def said_payable(self, *, what: Shown) -> str:
        """Payable now: { $what }."""
        return self.put("helios-said-payable", {"what": what})

    def said_becomes(self, *, then: Shown) -> str:
        """Your row: { $then }."""
        return self.put("helios-said-becomes", {"then": then})

    def said_becomes_any(self) -> str:
        """It goes into any of your rows."""
        return self.put("helios-said-becomes-any", {})

    def said_becomes_any_full(self, *, rows: Shown) -> str:
        """It goes into any of your rows and could fill { $rows }, with a bonus action."""
        return self.put("helios-said-becomes-any-full", {"rows": rows})

    def said_column_empty(self) -> str:
        """No tile is left here in this round."""
        return self.put("helios-said-column-empty", {})

    def said_last_tile(self) -> str:
        """It is the last tile of this column in this round."""
        return self.put("helios-said-last-tile", {})

    def said_above(self, *, count: int, colour: Shown) -> str:
        """{ $count ->
            [one] After it comes the last tile of this column, a { $colour } one.
           *[other] After it, a { $colour } tile is next in this column, which then has { $count }.
        }
        """
        return self.put("helios-said-above", {"count": count, "colour": colour})

    def said_row_open(self, *, of: Shown) -> str:
        """{ $of } tiles in a row bring a bonus action."""
        return self.put("helios-said-row-open", {"of": of})

    def said_row_full(self) -> str:
        """The fourth tile: a bonus action follows, then the row is emptied."""
        return self.put("helios-said-row-full", {})

    def said_coming(self, *, count: int, elsewhere: Shown) -> str:
        """{ $count ->
            [0] No tile in the columns could still go there
            [one] 1 tile in the columns could still go there
           *[other] { $count } tiles in the columns could still go there
        }, { $elsewhere }.
        """
        return self.put("helios-said-coming", {"count": count, "elsewhere": elsewhere})

    def coming_elsewhere(self, *, count: Shown, row: Shown) -> str:
        """{ $count } into { $row }"""
        return self.put("helios-coming-elsewhere", {"count": count, "row": row})

    def said_coming_none(self) -> str:
        """No other tile of this round could go into any row."""
        return self.put("helios-said-coming-none", {})

    def said_does(self, *, does: Shown) -> str:
        """{ $does }."""
        return self.put("helios-said-does", {"does": does})

    def said_grows(self, *, cube: Shown) -> str:
        """If it is empty when the sun lights it, { $cube } grows there."""
        return self.put("helios-said-grows", {"cube": cube})

    def said_bare(self) -> str:
        """It comes without a cube: the supply had none."""
        return self.put("helios-said-bare", {})

    def said_start(self) -> str:
        """Spring and obsidian can't lie in the middle at the start."""
        return self.put("helios-said-start", {})

    def said_remain(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 of them is left.
           *[other] { $count } of them are left.
        }
        """
        return self.put("helios-said-remain", {"count": count})

    def said_own(self, *, count: int) -> str:
        """{ $count ->
            [one] You have one such tile already.
           *[other] You have { $count } such tiles already.
        }
        """
        return self.put("helios-said-own", {"count": count})

    def said_own_none(self) -> str:
        """You have no such tile yet."""
        return self.put("helios-said-own-none", {})

    def said_needed(self, *, count: int, cube: Shown) -> str:
        """{ $count ->
            [one] 1 building that you haven't built costs { $cube }.
           *[other] { $count } buildings that you haven't built cost { $cube }.
        }
        """
        return self.put("helios-said-needed", {"count": count, "cube": cube})

    def said_special_best(self, *, most: Shown, field: Shown) -> str:
        """As things stand { $most }, on { $field }."""
        return self.put("helios-said-special-best", {"most": most, "field": field})

    def said_temple_lit(self, *, count: int, field: Shown, points: Shown) -> str:
        """{ $count ->
            [one] The temple on { $field } scores { $points }: itself and 1 tile around it.
           *[other] The temple on { $field } scores { $points }: itself and { $count } around it.
        }
        """
        return self.put("helios-said-temple-lit", {"count": count, "field": field, "points": points})

    def said_lap(self, *, lapped: Shown) -> str:
        """The sun completes a lap: { $lapped }."""
        return self.put("helios-said-lap", {"lapped": lapped})

    def said_lap_again(self) -> str:
        """It completes another lap: no points, as agreed, because a lap has scored in this turn."""
        return self.put("helios-said-lap-again", {})

    def said_grow(self, *, grown: Shown) -> str:
        """It grows { $grown }."""
        return self.put("helios-said-grow", {"grown": grown})

    def grows_on(self, *, cube: Shown, field: Shown) -> str:
        """{ $cube } on { $field }"""
        return self.put("helios-grows-on", {"cube": cube, "field": field})

    def said_full(self, *, count: int, fields: Shown) -> str:
        """{ $count ->
            [one] { $fields } keeps what it has: there is no room.
           *[other] { $fields } keep what they have: there is no room.
        }
        """
        return self.put("helios-said-full", {"count": count, "fields": fields})

    def said_no_light(self) -> str:
        """It would light nothing that can grow or score."""
        return self.put("helios-said-no-light", {})

    def said_next_points(self, *, points: Shown, field: Shown) -> str:
        """From there, your next move could score { $points }, with a stop on { $field }."""
        return self.put("helios-said-next-points", {"points": points, "field": field})

    def said_next_far(self, *, steps: Shown, brings: Shown, field: Shown) -> str:
        """The next gain is { $steps } on from there: { $brings }, with a stop on { $field }."""
        return self.put("helios-said-next-far", {"steps": steps, "brings": brings, "field": field})

    def said_next_grows(self, *, grown: Shown, field: Shown) -> str:
        """From there, your next move could grow { $grown }, with a stop on { $field }."""
        return self.put("helios-said-next-grows", {"grown": grown, "field": field})

    def said_no_lap(self) -> str:
        """It completes no lap."""
        return self.put("helios-said-no-lap", {})

    def said_site(self, *, count: int, around_scores: Shown) -> str:
        """{ $count ->
            [one] Each time the sun stops beside it, it scores { $around_scores }: itself and 1 tile around it.
           *[other] Each time the sun stops beside it, it scores { $around_scores }: itself and { $count } around it.
        }
        """
        return self.put("helios-said-site", {"count": count, "around_scores": around_scores})

    def said_site_empty(self) -> str:
        """No cube lies here: nothing is lost."""
        return self.put("helios-said-site-empty", {})

    def said_own_temple(self, *, own_temple: Shown) -> str:
        """With a temple this tile scores { $own_temple } at the end."""
        return self.put("helios-said-own-temple", {"own_temple": own_temple})

    def warn_site(self, *, count: int) -> str:
        """{ $count ->
            [one] A cube on this tile is lost, even after paying.
           *[other] { $count } cubes on this tile are lost, even after paying.
        }
        """
        return self.put("helios-warn-site", {"count": count})

    def warn_site_pay(self, *, count: int) -> str:
        """{ $count ->
            [one] A cube lies here: pay with it, or it is lost.
           *[other] { $count } cubes lie here: pay with them, or they are lost.
        }
        """
        return self.put("helios-warn-site-pay", {"count": count})

    def said_raised(self, *, field: Shown, vp: Shown, before: Shown) -> str:
        """The temple on { $field } then scores { $vp } instead of { $before }."""
        return self.put("helios-said-raised", {"field": field, "vp": vp, "before": before})

    def said_special_now(self, *, kind: Shown, special: Shown) -> str:
        """{ $kind }: { $special } as things stand."""
        return self.put("helios-said-special-now", {"kind": kind, "special": special})

    def said_touches(self, *, touches: Shown) -> str:
        """Next to it: { $touches }."""
        return self.put("helios-said-touches", {"touches": touches})

    def said_stops(self, *, count: int, stops: Shown) -> str:
        """{ $count ->
            [one] The sun could then stop on 1 field (now on { $stops }).
           *[other] The sun could then stop on { $count } fields (now on { $stops }).
        }
        """
        return self.put("helios-said-stops", {"count": count, "stops": stops})

    def said_stops_as_now(self, *, count: int) -> str:
        """{ $count ->
            [one] The sun could still stop on 1 field.
           *[other] The sun could still stop on { $count } fields.
        }
        """
        return self.put("helios-said-stops-as-now", {"count": count})

    def said_opens(self, *, count: int, buildings: Shown) -> str:
        """{ $count ->
            [one] With it you could pay for the { $buildings }.
           *[other] With it you could pay for any of these: { $buildings }.
        }
        """
        return self.put("helios-said-opens", {"count": count, "buildings": buildings})

    def warn_payment(self, *, count: int) -> str:
        """{ $count ->
            [one] A cube on the temple's site would be lost.
           *[other] { $count } cubes on the temple's site would be lost.
        }
        """
        return self.put("helios-warn-payment", {"count": count})

    def said_from_site(self) -> str:
        """It lies where the temple will stand; what stays there is lost."""
        return self.put("helios-said-from-site", {})

    def said_regrows(self, *, field: Shown) -> str:
        """{ $field } can grow a new one in the next light."""
        return self.put("helios-said-regrows", {"field": field})

    def said_regrows_not(self, *, field: Shown) -> str:
        """The next light won't bring this one back to { $field }."""
        return self.put("helios-said-regrows-not", {"field": field})

    def said_left(self, *, rest: Shown) -> str:
        """Left to pay then: { $rest }."""
        return self.put("helios-said-left", {"rest": rest})

    def said_all_paid(self) -> str:
        """With that, all is paid."""
        return self.put("helios-said-all-paid", {})

    def said_short(self, *, cost: Shown, held: Shown, lacks: Shown) -> str:
        """It costs { $cost }; you have { $held }: { $lacks } of any colour missing."""
        return self.put("helios-said-short", {"cost": cost, "held": held, "lacks": lacks})

    def said_pay(self, *, cost: Shown, held: Shown) -> str:
        """You pay { $cost }; you have { $held }."""
        return self.put("helios-said-pay", {"cost": cost, "held": held})

    def said_wake(self, *, cost: Shown, held: Shown) -> str:
        """Activating costs { $cost }; you have { $held }."""
        return self.put("helios-said-wake", {"cost": cost, "held": held})

    def said_wake_short(self, *, cost: Shown, held: Shown, lacks: Shown) -> str:
        """Activating costs { $cost }; you have { $held }: { $lacks } of any colour missing."""
        return self.put("helios-said-wake-short", {"cost": cost, "held": held, "lacks": lacks})

    def said_replaced(self, *, replaced: Shown, ratio: Shown, cubes: Shown) -> str:
        """You lack { $replaced }: any { $ratio } cubes replace one, so { $cubes } in all."""
        return self.put("helios-said-replaced", {"replaced": replaced, "ratio": ratio, "cubes": cubes})

    def said_cubes_left(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 cube is left afterwards.
           *[other] { $count } cubes are left afterwards.
        }
        """
        return self.put("helios-said-cubes-left", {"count": count})

    def said_no_cube_left(self) -> str:
        """No cube is left afterwards."""
        return self.put("helios-said-no-cube-left", {})

    def said_range(self, *, before: Shown, after: Shown) -> str:
        """Your sun range grows from { $before } to { $after }."""
        return self.put("helios-said-range", {"before": before, "after": after})

    def said_temple(self, *, mana: Shown) -> str:
        """It brings { $mana }, and points whenever the sun stops beside it."""
        return self.put("helios-said-temple", {"mana": mana})

    def said_sites(self, *, sites: Shown) -> str:
        """It could stand on { $sites }."""
        return self.put("helios-said-sites", {"sites": sites})

    def said_built(self) -> str:
        """It is built."""
        return self.put("helios-said-built", {})

    def warn_no_laps(self) -> str:
        """From then on, laps score nothing."""
        return self.put("helios-warn-no-laps", {})

    def said_function(self, *, what: Shown) -> str:
        """At once: { $what }."""
        return self.put("helios-said-function", {"what": what})

    def said_scores(self, *, what: Shown) -> str:
        """At the end { $what }, once active."""
        return self.put("helios-said-scores", {"what": what})

    def said_active(self) -> str:
        """Active."""
        return self.put("helios-said-active", {})

    def said_once(self, *, once: Shown) -> str:
        """Activating brings { $once }."""
        return self.put("helios-said-once", {"once": once})

    def said_buy(self, *, mana: Shown, left: Shown) -> str:
        """You pay { $mana } and keep { $left }."""
        return self.put("helios-said-buy", {"mana": mana, "left": left})

    def said_too_dear(self, *, mana: Shown, has: Shown) -> str:
        """It takes { $mana }, and you have { $has }."""
        return self.put("helios-said-too-dear", {"mana": mana, "has": has})

    def said_not_yet(self) -> str:
        """You couldn't pay for activating yet, and only active persons score."""
        return self.put("helios-said-not-yet", {})

    def said_out_waive(self) -> str:
        """You do nothing with this action. The tile stays in its row."""
        return self.put("helios-said-out-waive", {})

    def said_out_waive_bonus(self) -> str:
        """The bonus action lapses."""
        return self.put("helios-said-out-waive-bonus", {})

    def said_out_stop(self) -> str:
        """You take no further cube."""
        return self.put("helios-said-out-stop", {})

    def said_out_pass(self) -> str:
        """You are out for this phase: no more persons in this round."""
        return self.put("helios-said-out-pass", {})

    def said_out_end_turn(self) -> str:
        """When the turn comes round again, you may buy another person."""
        return self.put("helios-said-out-end-turn", {})

    def confirm_lapses(self, *, what: Shown) -> str:
        """{ $what } Take the tile anyway?"""
        return self.put("helios-confirm-lapses", {"what": what})

    def confirm_choose_tile(self) -> str:
        """You could still create land. Waive it anyway?"""
        return self.put("helios-confirm-choose-tile", {})

    def confirm_choose_build(self) -> str:
        """You could still build. Waive it anyway?"""
        return self.put("helios-confirm-choose-build", {})

    def confirm_choose_sun_target(self) -> str:
        """You could still move the sun. Waive it anyway?"""
        return self.put("helios-confirm-choose-sun-target", {})

    def confirm_choose_bonus_action(self) -> str:
        """A bonus action can't be kept for later. Let it lapse?"""
        return self.put("helios-confirm-choose-bonus-action", {})

    def confirm_stop(self) -> str:
        """There is room for another cube. Stop anyway?"""
        return self.put("helios-confirm-stop", {})

    def confirm_pass(self) -> str:
        """You could still buy or activate a person. Pass for this phase anyway?"""
        return self.put("helios-confirm-pass", {})

    def confirm_useless(self, *, who: Shown) -> str:
        """It is the last round, and you can't pay to activate { $who }: no points. Buy it anyway?"""
        return self.put("helios-confirm-useless", {"who": who})

    def confirm_site(self, *, count: int, field: Shown) -> str:
        """{ $count ->
            [one] A cube on { $field } would be lost. Build there anyway?
           *[other] { $count } cubes on { $field } would be lost. Build there anyway?
        }
        """
        return self.put("helios-confirm-site", {"count": count, "field": field})

    def confirm_payment(self, *, count: int) -> str:
        """{ $count ->
            [one] Then a cube would be lost under the temple. Pay with this one anyway?
           *[other] Then { $count } cubes would be lost under the temple. Pay with this one anyway?
        }
        """
        return self.put("helios-confirm-payment", {"count": count})

    def reason_column_empty(self, *, action: Shown) -> str:
        """{ $action }: no tile is left in this column in this round."""
        return self.put("helios-reason-column-empty", {"action": action})

    def reason_no_field(self) -> str:
        """No field on your map can take a tile."""
        return self.put("helios-reason-no-field", {})

    def reason_slot_empty(self) -> str:
        """Its tile has been taken; phase 3 brings a new one."""
        return self.put("helios-reason-slot-empty", {})

    def reason_special_gone(self) -> str:
        """None of these is left."""
        return self.put("helios-reason-special-gone", {})

    def reason_sun_is_there(self) -> str:
        """Your sun is there."""
        return self.put("helios-reason-sun-is-there", {})

    def reason_not_adjacent(self) -> str:
        """It isn't next to your land."""
        return self.put("helios-reason-not-adjacent", {})

    def reason_encloses_sun(self) -> str:
        """A tile there would enclose your sun."""
        return self.put("helios-reason-encloses-sun", {})

    def reason_no_house(self) -> str:
        """No house is left in the supply."""
        return self.put("helios-reason-no-house", {})

    def reason_no_site(self) -> str:
        """Every tile of yours has a temple already."""
        return self.put("helios-reason-no-site", {})

    def reason_too_few_cubes_plain(self, *, needed: Shown, owned: Shown) -> str:
        """It takes { $needed }, and you have { $owned }."""
        return self.put("helios-reason-too-few-cubes-plain", {"needed": needed, "owned": owned})

    def reason_too_few_cubes_missing(self, *, missing: Shown, needed: Shown, owned: Shown) -> str:
        """You don't have { $missing }. Two other cubes replace each: it takes { $needed }, and you have { $owned }."""
        return self.put(
            "helios-reason-too-few-cubes-missing", {"missing": missing, "needed": needed, "owned": owned}
        )

    def reason_dead_end(self) -> str:
        """It is a dead end; the sun never goes into one."""
        return self.put("helios-reason-dead-end", {})

    def reason_no_tile(self) -> str:
        """No tile is on offer."""
        return self.put("helios-reason-no-tile", {})

    def reason_nothing_to_build(self) -> str:
        """There is nothing you could pay for."""
        return self.put("helios-reason-nothing-to-build", {})

    def reason_one_person_a_turn(self, *, most: Shown) -> str:
        """Only { $most } person may be bought in a turn; you may buy again when the turn comes round."""
        return self.put("helios-reason-one-person-a-turn", {"most": most})

    def reason_too_little_mana(self, *, needed: Shown, owned: Shown) -> str:
        """It costs { $needed } mana, and you have { $owned }."""
        return self.put("helios-reason-too-little-mana", {"needed": needed, "owned": owned})

    def reason_game_over(self) -> str:
        """The game is over."""
        return self.put("helios-reason-game-over", {})

    def reason_others_board(self, *, name: Shown) -> str:
        """It lies on { $name }'s board."""
        return self.put("helios-reason-others-board", {"name": name})

    def reason_not_your_turn(self, *, name: Shown) -> str:
        """It is { $name }'s turn."""
        return self.put("helios-reason-not-your-turn", {"name": name})

    def reason_has_temple(self) -> str:
        """A temple stands there already."""
        return self.put("helios-reason-has-temple", {})

    def reason_tile_lies_there(self) -> str:
        """A tile lies there already."""
        return self.put("helios-reason-tile-lies-there", {})

    def reason_tile_lies_there_full(self) -> str:
        """A tile lies there already, and there is no room for another cube on it."""
        return self.put("helios-reason-tile-lies-there-full", {})

    def reason_no_cube_to_pay(self) -> str:
        """None of its cubes can be paid now."""
        return self.put("helios-reason-no-cube-to-pay", {})

    def reason_tile_full(self) -> str:
        """There is no room for another cube on this tile."""
        return self.put("helios-reason-tile-full", {})

    def reason_dark_field(self) -> str:
        """No tile may ever lie on a dark edge field."""
        return self.put("helios-reason-dark-field", {})

    def reason_lake(self) -> str:
        """It is a lake: your sun can't get there."""
        return self.put("helios-reason-lake", {})

    def reason_off_the_coast(self) -> str:
        """The sun keeps to the coast, and this field doesn't touch your land."""
        return self.put("helios-reason-off-the-coast", {})

    def reason_no_sun_move(self) -> str:
        """The sun isn't being moved now."""
        return self.put("helios-reason-no-sun-move", {})

    def reason_out_of_range(self, *, count: int) -> str:
        """{ $count ->
            [one] The sun can't get there with a range of 1.
           *[other] The sun can't get there with a range of { $count }.
        }
        """
        return self.put("helios-reason-out-of-range", {"count": count})

    def reason_built_already(self) -> str:
        """It is built already."""
        return self.put("helios-reason-built-already", {})

    def reason_needs_build(self) -> str:
        """For this you need the action Build."""
        return self.put("helios-reason-needs-build", {})

    def reason_active_already(self) -> str:
        """It is active already."""
        return self.put("helios-reason-active-already", {})

    def reason_person_taken(self, *, name: Shown) -> str:
        """It belongs to { $name }."""
        return self.put("helios-reason-person-taken", {"name": name})

    def reason_persons_later(self) -> str:
        """Persons are bought and activated in phase 2."""
        return self.put("helios-reason-persons-later", {})

    def reason_needs_create_land(self) -> str:
        """For this you need the action Create land."""
        return self.put("helios-reason-needs-create-land", {})

    def reason_no_action_turn(self) -> str:
        """Action tiles are taken in phase 1."""
        return self.put("helios-reason-no-action-turn", {})

    def reason_one_tile_a_turn(self) -> str:
        """One action tile a turn; finish this action first."""
        return self.put("helios-reason-one-tile-a-turn", {})

    def event_with(self, *, head: Shown, what: Shown) -> str:
        """{ $head }: { $what }."""
        return self.put("helios-event-with", {"head": head, "what": what})

    def event_gains(self, *, name: Shown, what: Shown) -> str:
        """{ $name } gains { $what }."""
        return self.put("helios-event-gains", {"name": name, "what": what})

    def event_chose_start_land(self, *, name: Shown, colour: Shown) -> str:
        """{ $name } begins with { $colour }."""
        return self.put("helios-event-chose-start-land", {"name": name, "colour": colour})

    def event_took_action_tile(self, *, name: Shown, tile: Shown, action: Shown) -> str:
        """{ $name } takes a { $tile }: { $action }."""
        return self.put("helios-event-took-action-tile", {"name": name, "tile": tile, "action": action})

    def event_chose_row(self, *, name: Shown, the_row: Shown) -> str:
        """{ $name } puts the grey tile into { $the_row }."""
        return self.put("helios-event-chose-row", {"name": name, "the_row": the_row})

    def event_filled_row(self, *, name: Shown, the_row: Shown) -> str:
        """{ $name } fills { $the_row }: a bonus action."""
        return self.put("helios-event-filled-row", {"name": name, "the_row": the_row})

    def event_no_action_tile(self, *, name: Shown) -> str:
        """{ $name } finds no action tile and has no action."""
        return self.put("helios-event-no-action-tile", {"name": name})

    def event_lapsed_create_land(self, *, name: Shown) -> str:
        """{ $name } has no land to create: the action lapses."""
        return self.put("helios-event-lapsed-create-land", {"name": name})

    def event_lapsed_build(self, *, name: Shown) -> str:
        """{ $name } has nothing to build: the action lapses."""
        return self.put("helios-event-lapsed-build", {"name": name})

    def event_lapsed_move_sun(self, *, name: Shown) -> str:
        """{ $name } can't move the sun: the action lapses."""
        return self.put("helios-event-lapsed-move-sun", {"name": name})

    def event_waived_create_land(self, *, name: Shown) -> str:
        """{ $name } creates no land."""
        return self.put("helios-event-waived-create-land", {"name": name})

    def event_waived_build(self, *, name: Shown) -> str:
        """{ $name } builds nothing."""
        return self.put("helios-event-waived-build", {"name": name})

    def event_waived_move_sun(self, *, name: Shown) -> str:
        """{ $name } doesn't move the sun."""
        return self.put("helios-event-waived-move-sun", {"name": name})

    def event_waived_bonus_action(self, *, name: Shown) -> str:
        """{ $name } lets the bonus action lapse."""
        return self.put("helios-event-waived-bonus-action", {"name": name})

    def event_laid_cube(self, *, name: Shown, tile: Shown, field: Shown) -> str:
        """{ $name } lays { $tile } with its cube on { $field }."""
        return self.put("helios-event-laid-cube", {"name": name, "tile": tile, "field": field})

    def event_laid_bare(self, *, name: Shown, tile: Shown, field: Shown) -> str:
        """{ $name } lays { $tile } on { $field }."""
        return self.put("helios-event-laid-bare", {"name": name, "tile": tile, "field": field})

    def event_built(self, *, name: Shown, building: Shown, vp: Shown, price: Shown) -> str:
        """{ $name } builds { $building } ({ $vp }) for { $price }."""
        return self.put("helios-event-built", {"name": name, "building": building, "vp": vp, "price": price})

    def event_built_temple_whole(self, *, name: Shown, number: Shown, field: Shown, price: Shown) -> str:
        """{ $name } builds temple { $number } on { $field } for { $price }."""
        return self.put(
            "helios-event-built-temple-whole",
            {"name": name, "number": number, "field": field, "price": price},
        )

    def event_built_temple_lost(
        self, *, name: Shown, number: Shown, field: Shown, price: Shown, lost: Shown
    ) -> str:
        """{ $name } builds temple { $number } on { $field } for { $price } ({ $lost } lost there)."""
        return self.put(
            "helios-event-built-temple-lost",
            {"name": name, "number": number, "field": field, "price": price, "lost": lost},
        )

    def event_activated(self, *, name: Shown, person: Shown, price: Shown) -> str:
        """{ $name } activates { $person } for { $price }."""
        return self.put("helios-event-activated", {"name": name, "person": person, "price": price})

    def event_bought(self, *, name: Shown, person: Shown, mana: Shown) -> str:
        """{ $name } buys { $person } for { $mana }."""
        return self.put("helios-event-bought", {"name": name, "person": person, "mana": mana})

    def event_no_cube_room(self, *, name: Shown) -> str:
        """{ $name } has no room for the cube due and goes without."""
        return self.put("helios-event-no-cube-room", {"name": name})

    def event_no_cube_supply(self, *, name: Shown) -> str:
        """The supply has no cube left: { $name } goes without."""
        return self.put("helios-event-no-cube-supply", {"name": name})

    def event_paid(self, *, name: Shown, price: Shown) -> str:
        """{ $name } pays { $price }."""
        return self.put("helios-event-paid", {"name": name, "price": price})

    def event_passed(self, *, name: Shown) -> str:
        """{ $name } passes for this phase."""
        return self.put("helios-event-passed", {"name": name})

    def event_moved_sun(self, *, name: Shown, start: Shown, end: Shown, steps: Shown) -> str:
        """{ $name } moves the sun from { $start } to { $end }, { $steps }."""
        return self.put("helios-event-moved-sun", {"name": name, "start": start, "end": end, "steps": steps})

    def event_phase(self, *, first: Shown) -> str:
        """Phase 2, persons: { $first } begins."""
        return self.put("helios-event-phase", {"first": first})

    def event_round_begins(self, *, round: Shown, name: Shown) -> str:
        """Round { $round } begins; { $name } has the dragon."""
        return self.put("helios-event-round-begins", {"round": round, "name": name})

    def event_column_short(self, *, action: Shown, tiles: Shown) -> str:
        """{ $action }: too few tiles are left; revealed: { $tiles }."""
        return self.put("helios-event-column-short", {"action": action, "tiles": tiles})

    def event_reshuffled(self, *, action: Shown, tiles: Shown) -> str:
        """Discarded action tiles are shuffled into a new pile, { $action }: { $tiles }."""
        return self.put("helios-event-reshuffled", {"action": action, "tiles": tiles})

    def event_turned_up(self, *, tiles: Shown) -> str:
        """New land on offer: { $tiles }."""
        return self.put("helios-event-turned-up", {"tiles": tiles})

    def event_game_ended(self) -> str:
        """The last round is over."""
        return self.put("helios-event-game-ended", {})

    def gain_gained_cube(self, *, colour: Shown, field: Shown) -> str:
        """{ $colour } on { $field }"""
        return self.put("helios-gain-gained-cube", {"colour": colour, "field": field})

    def gain_extended_range(self, *, range: Shown) -> str:
        """sun range { $range }"""
        return self.put("helios-gain-extended-range", {"range": range})

    def gain_scored_lap(self, *, vp: Shown) -> str:
        """{ $vp } for a lap"""
        return self.put("helios-gain-scored-lap", {"vp": vp})

    def gain_lap_again(self) -> str:
        """nothing for another lap in the same turn, as agreed"""
        return self.put("helios-gain-lap-again", {})

    def gain_scored_temples(self, *, vp: Shown) -> str:
        """{ $vp } for temples"""
        return self.put("helios-gain-scored-temples", {"vp": vp})

    def gain_harbour(self, *, vp: Shown) -> str:
        """harbour, { $vp } at the end"""
        return self.put("helios-gain-harbour", {"vp": vp})

    def brief_laid(self, *, kind: Shown, field: Shown) -> str:
        """{ $kind } on { $field }"""
        return self.put("helios-brief-laid", {"kind": kind, "field": field})

    def brief_built_temple(self, *, field: Shown) -> str:
        """temple on { $field }"""
        return self.put("helios-brief-built-temple", {"field": field})

    def brief_moved_sun(self, *, end: Shown) -> str:
        """sun to { $end }"""
        return self.put("helios-brief-moved-sun", {"end": end})

    def brief_gained(self, *, what: Shown) -> str:
        """+{ $what }"""
        return self.put("helios-brief-gained", {"what": what})

    def brief_bought(self, *, who: Shown) -> str:
        """{ $who } bought"""
        return self.put("helios-brief-bought", {"who": who})

    def brief_activated(self, *, who: Shown) -> str:
        """{ $who } active"""
        return self.put("helios-brief-activated", {"who": who})

    def brief_passed(self) -> str:
        """passes"""
        return self.put("helios-brief-passed", {})

    def without_create_land(self) -> str:
        """creates no land"""
        return self.put("helios-without-create-land", {})

    def without_build(self) -> str:
        """builds nothing"""
        return self.put("helios-without-build", {})

    def without_move_sun(self) -> str:
        """leaves the sun where it is"""
        return self.put("helios-without-move-sun", {})

    def without_bonus_action(self) -> str:
        """takes no bonus action"""
        return self.put("helios-without-bonus-action", {})

    def score_bag(self) -> str:
        """Sun"""
        return self.put("helios-score-bag", {})

    def score_bag_line(self) -> str:
        """Sun: temples lit, and laps"""
        return self.put("helios-score-bag-line", {})

    def score_buildings(self) -> str:
        """Buildings"""
        return self.put("helios-score-buildings", {})

    def score_persons(self) -> str:
        """Active persons"""
        return self.put("helios-score-persons", {})

    def score_harbours(self) -> str:
        """Harbours"""
        return self.put("helios-score-harbours", {})

    def score_specials(self) -> str:
        """Special tiles"""
        return self.put("helios-score-specials", {})

    def score_each(self, *, title: Shown, each: Shown) -> str:
        """{ $title }: { $each }"""
        return self.put("helios-score-each", {"title": title, "each": each})

    def tie_break(self, *, cubes: Shown) -> str:
        """{ $cubes } left on the board"""
        return self.put("helios-tie-break", {"cubes": cubes})

    def scoring(self) -> str:
        """During the game: temples lit by the sun, and laps. At the end: buildings, active persons, 4 VP for each harbour with a tile, special tiles. Mana and cubes left over score only with a person or a special tile; tied players compare the cubes left."""
        return self.put("helios-scoring", {})

    def variant_first(self) -> str:
        """Starting player"""
        return self.put("helios-variant-first", {})

    def variant_first_random(self) -> str:
        """drawn"""
        return self.put("helios-variant-first-random", {})

    def variant_first_seat(self, *, number: Shown) -> str:
        """player { $number }"""
        return self.put("helios-variant-first-seat", {"number": number})

    def variant_bags_hint(self) -> str:
        """Whether the points that temples and laps bring during the game stay hidden from the other players until the end, in bags."""
        return self.put("helios-variant-bags-hint", {})

    def variant_bags(self) -> str:
        """Points so far"""
        return self.put("helios-variant-bags", {})

    def variant_bags_closed(self) -> str:
        """hidden (rulebook)"""
        return self.put("helios-variant-bags-closed", {})

    def variant_bags_open(self) -> str:
        """open for all to see"""
        return self.put("helios-variant-bags-open", {})

    def variant_laps(self) -> str:
        """Laps score"""
        return self.put("helios-variant-laps", {})

    def variant_laps_turn(self) -> str:
        """once a turn"""
        return self.put("helios-variant-laps-turn", {})

    def variant_laps_move(self) -> str:
        """once a move"""
        return self.put("helios-variant-laps-move", {})

    def variant_laps_hint(self) -> str:
        """The sun can move twice in a turn and complete a lap each time: both score once together, or each of them."""
        return self.put("helios-variant-laps-hint", {})

    def ruling_laps_turn(self) -> str:
        """Agreed for this game: a lap scores once in a player's turn, even if the sun moves twice."""
        return self.put("helios-ruling-laps-turn", {})

    def ruling_laps_move(self) -> str:
        """Agreed for this game: a lap scores once in each move of the sun, so perhaps twice in a turn."""
        return self.put("helios-ruling-laps-move", {})

    def undo_stops(self) -> str:
        """You can't go back further: tiles have been turned up since, or another player has decided."""
        return self.put("helios-undo-stops", {})

    def signs(
        self,
        *,
        spring: Shown,
        redwood: Shown,
        granite: Shown,
        bamboo: Shown,
        obsidian: Shown,
        any: Shown,
        mana: Shown,
        step: Shown,
        temple: Shown,
        house: Shown,
        harbour: Shown,
        person: Shown,
        dragon: Shown,
        red: Shown,
        blue: Shown,
        yellow: Shown,
        grey: Shown,
        night: Shown,
        day: Shown,
        barred: Shown,
    ) -> str:
        """{ $spring } spring · { $redwood } redwood · { $granite } granite · { $bamboo } bamboo · { $obsidian } obsidian · { $any } a cube of any colour
        { $mana } mana · { $step } sun range · { $temple } temple · { $house } building · { $harbour } harbour · { $person } person · { $dragon } starts the round
        action tiles { $red } red · { $blue } blue · { $yellow } yellow · { $grey } grey, for any row
        { $night } person bought, not active · { $day } active
        { $barred } you can't pay for it; on the map: out of the sun's reach
        """
        return self.put(
            "helios-signs",
            {
                "spring": spring,
                "redwood": redwood,
                "granite": granite,
                "bamboo": bamboo,
                "obsidian": obsidian,
                "any": any,
                "mana": mana,
                "step": step,
                "temple": temple,
                "house": house,
                "harbour": harbour,
                "person": person,
                "dragon": dragon,
                "red": red,
                "blue": blue,
                "yellow": yellow,
                "grey": grey,
                "night": night,
                "day": day,
                "barred": barred,
            },
        )

    def help_choose_start_land(self) -> str:
        """Your first land lies in the middle of your map and comes with a cube of its colour. Several players may choose the same. Spring and obsidian are too precious for the start."""
        return self.put("helios-help-choose-start-land", {})

    def help_choose_setup_bonus(self) -> str:
        """The third and fourth players get a second cube on the start land, of any colour."""
        return self.put("helios-help-choose-setup-bonus", {})

    def help_choose_action_tile(self) -> str:
        """Take the bottom tile of one of the columns; you must take one even if you want no action. Its colour decides the row on your board, its column the action.

        The fourth tile in a row brings a bonus action after the regular one, and the row is emptied. What you take uncovers the next tile for the others.
        """
        return self.put("helios-help-choose-action-tile", {})

    def help_choose_row(self) -> str:
        """A grey tile goes into any of your rows. The fourth tile in a row, whatever its colour, brings a bonus action after the regular action."""
        return self.put("helios-help-choose-row", {})

    def help_choose_tile(self) -> str:
        """Take one of the land tiles on offer, with the cube on it, or a special tile. The slot stays empty until phase 3. Land grows cubes in the sun's light; special tiles score at the end."""
        return self.put("helios-help-choose-tile", {})

    def help_choose_field(self) -> str:
        """A free light field next to your land, not under your sun. It must not cut your sun off from the dark edge.

        Some fields bring mana or a cube at once; the six corners are harbours: 4 VP at the end. The shape of your land decides where the sun can go: bays can become shortcuts or dead ends.
        """
        return self.put("helios-help-choose-field", {})

    def help_choose_bonus_colour(self) -> str:
        """The field brings a cube of any colour. It lies on the tile just laid, even as a second one."""
        return self.put("helios-help-choose-bonus-colour", {})

    def help_choose_build(self) -> str:
        """A temple or a building, one house for each. For ○ you pay a cube of any colour. Cubes that you own of the colours in the cost must be paid; any two cubes replace each one still missing.

        Buildings bring their sun range, mana and function now, their points at the end. Your n-th temple costs n cubes of any colours and brings n mana.
        """
        return self.put("helios-help-choose-build", {})

    def help_choose_temple_site(self) -> str:
        """Any tile of yours without a temple. Whenever the sun stops beside a temple, it scores 1 VP for its own tile and 1 VP for each tile around it. No cube may ever lie there again: those already there are lost unless you pay with them."""
        return self.put("helios-help-choose-temple-site", {})

    def help_pay_cube(self) -> str:
        """You pay cube by cube, from the tiles of your choice. Cubes that you own of the colours in the cost must be paid; any two cubes replace each one still missing. An empty tile can grow a new cube when the sun lights it."""
        return self.put("helios-help-pay-cube", {})

    def help_place_resource(self) -> str:
        """The Market gives up to two cubes, of any colour in the supply, onto tiles of yours that have room: one cube a tile, two on land with the Warehouse, none on a tile with a temple."""
        return self.put("helios-help-place-resource", {})

    def help_choose_sun_target(self) -> str:
        """The sun goes clockwise around your land, along the coast, from 1 step up to its range, and never stops on the field it started from.

        Where it stops, it lights all tiles around it: land with room grows a cube, temples score. When it has gone round and comes to the lap line, a lap scores 5 VP. It passes by dead ends; across the mouth of a bay there can be a shortcut. If there are several ways, the best one is taken for you.
        """
        return self.put("helios-help-choose-sun-target", {})

    def help_choose_bonus_action(self) -> str:
        """Any of the three actions, without taking a tile, at once or never. The action that you choose can't be waived; a building's immediate effect can."""
        return self.put("helios-help-choose-bonus-action", {})

    def help_persons_turn(self) -> str:
        """In your turn you may buy one person for mana, and activate as many of yours as you can pay for with cubes.

        Only active persons bring anything: sun range and mana at once, points at the end. The turn goes round until all players have passed; a player who passes is out for this phase.
        """
        return self.put("helios-help-persons-turn", {})

    def help_place_round_bonus(self) -> str:
        """The third and fourth players of this round get a cube of any colour, on a tile that has room for it."""
        return self.put("helios-help-place-round-bonus", {})

    def stage_set_up(self) -> str:
        """set-up"""
        return self.put("helios-stage-set-up", {})

    def stage_actions(self, *, turn: Shown, turns: Shown) -> str:
        """phase 1, action turn { $turn } of { $turns }"""
        return self.put("helios-stage-actions", {"turn": turn, "turns": turns})

    def stage_persons(self) -> str:
        """phase 2, persons"""
        return self.put("helios-stage-persons", {})

    def stage_refill(self) -> str:
        """phase 3, refill and bonus resources"""
        return self.put("helios-stage-refill", {})

    def stage_over(self) -> str:
        """the end"""
        return self.put("helios-stage-over", {})

    def part_actions(self) -> str:
        """actions"""
        return self.put("helios-part-actions", {})

    def part_land(self) -> str:
        """land"""
        return self.put("helios-part-land", {})

    def part_special(self) -> str:
        """special tiles"""
        return self.put("helios-part-special", {})

    def part_persons(self) -> str:
        """persons"""
        return self.put("helios-part-persons", {})

    def part_players(self) -> str:
        """players"""
        return self.put("helios-part-players", {})

    def part_map(self) -> str:
        """map"""
        return self.put("helios-part-map", {})

    def part_world(self) -> str:
        """world"""
        return self.put("helios-part-world", {})

    def part_city(self) -> str:
        """city"""
        return self.put("helios-part-city", {})

    def text_head(self, *, round: Shown, rounds: Shown, stage: Shown, dragon: Shown) -> str:
        """Round { $round } of { $rounds }, { $stage }. Dragon: { $dragon }."""
        return self.put(
            "helios-text-head", {"round": round, "rounds": rounds, "stage": stage, "dragon": dragon}
        )

    def text_column(self) -> str:
        """Action tiles:"""
        return self.put("helios-text-column", {})

    def text_slot(self) -> str:
        """Land on offer:"""
        return self.put("helios-text-slot", {})

    def text_special(self) -> str:
        """Special tiles:"""
        return self.put("helios-text-special", {})

    def text_person(self) -> str:
        """Persons:"""
        return self.put("helios-text-person", {})

    def text_building(self, *, name: Shown) -> str:
        """City of { $name }:"""
        return self.put("helios-text-building", {"name": name})

    def text_supply(self, *, mana: Shown, houses: Shown, cubes: Shown) -> str:
        """Supply: mana { $mana }, houses { $houses }, cubes { $cubes }"""
        return self.put("helios-text-supply", {"mana": mana, "houses": houses, "cubes": cubes})

    def whose_night(self, *, name: Shown) -> str:
        """Bought by { $name }, not active."""
        return self.put("helios-whose-night", {"name": name})

    def whose_day(self, *, name: Shown) -> str:
        """Active, { $name }."""
        return self.put("helios-whose-day", {"name": name})

    def text_seat(
        self,
        *,
        name: Shown,
        range: Shown,
        mana: Shown,
        cubes: Shown,
        tiles: Shown,
        temples: Shown,
        buildings: Shown,
        day: Shown,
        night: Shown,
        harbours: Shown,
        rows: Shown,
        bag: Shown,
    ) -> str:
        """{ $name }: sun range { $range }, mana { $mana }, cubes { $cubes }, tiles { $tiles }, temples { $temples }, buildings { $buildings }, persons { $day } active and { $night } not, harbours { $harbours }, rows { $rows }, bag { $bag }"""
        return self.put(
            "helios-text-seat",
            {
                "name": name,
                "range": range,
                "mana": mana,
                "cubes": cubes,
                "tiles": tiles,
                "temples": temples,
                "buildings": buildings,
                "day": day,
                "night": night,
                "harbours": harbours,
                "rows": rows,
                "bag": bag,
            },
        )

    def text_world(self, *, name: Shown) -> str:
        """World of { $name }"""
        return self.put("helios-text-world", {"name": name})

    def text_legend(self) -> str:
        """tile+number of cubes, +^ temple; (sun), ... free, ::: dark edge, ! dead end, - lake; = lap line, h harbour, m mana, r cube"""
        return self.put("helios-text-legend", {})

    def text_tiles(self, *, tiles: Shown) -> str:
        """Tiles: { $tiles }"""
        return self.put("helios-text-tiles", {"tiles": tiles})

    def text_free(self, *, fields: Shown) -> str:
        """A tile could be laid on: { $fields }"""
        return self.put("helios-text-free", {"fields": fields})

    def text_sun(self, *, field: Shown, stops: Shown) -> str:
        """Sun on { $field }. It could go to { $stops }"""
        return self.put("helios-text-sun", {"field": field, "stops": stops})

    def look_temple(self, *, shines: Shown) -> str:
        """A temple: { $shines } each time the sun stops beside it."""
        return self.put("helios-look-temple", {"shines": shines})

    def look_full(self, *, cube: Shown) -> str:
        """Full: no more { $cube } grows here."""
        return self.put("helios-look-full", {"cube": cube})

    def look_grows(self, *, cube: Shown) -> str:
        """There is room: the light would bring { $cube }."""
        return self.put("helios-look-grows", {"cube": cube})

    def look_special_worth(self, *, does: Shown, special: Shown) -> str:
        """{ $does }: { $special } as things stand."""
        return self.put("helios-look-special-worth", {"does": does, "special": special})

    def look_free_sun(self, *, field: Shown) -> str:
        """{ $field }: the sun."""
        return self.put("helios-look-free-sun", {"field": field})

    def look_free_dark(self, *, field: Shown) -> str:
        """{ $field }: a dark edge field. Only the sun may come here."""
        return self.put("helios-look-free-dark", {"field": field})

    def look_free_lake(self, *, field: Shown) -> str:
        """{ $field }: a lake, out of the sun's reach."""
        return self.put("helios-look-free-lake", {"field": field})

    def look_free_dead_end(self, *, field: Shown) -> str:
        """{ $field }: a dead end; the sun doesn't go in."""
        return self.put("helios-look-free-dead-end", {"field": field})

    def look_free_light(self, *, field: Shown) -> str:
        """{ $field }: free."""
        return self.put("helios-look-free-light", {"field": field})

    def look_stop(self, *, steps: Shown, what: Shown) -> str:
        """The sun could stop here: { $steps }, { $what }."""
        return self.put("helios-look-stop", {"steps": steps, "what": what})

    def look_bonus(self, *, bonus: Shown) -> str:
        """Field bonus: { $bonus }."""
        return self.put("helios-look-bonus", {"bonus": bonus})

    def look_lap(self) -> str:
        """Lap line: the sun completes its laps here."""
        return self.put("helios-look-lap", {})

    def look_column(self, *, tiles: Shown) -> str:
        """{ $tiles } (the last one can be taken)."""
        return self.put("helios-look-column", {"tiles": tiles})

    def look_row_empty(self) -> str:
        """It is empty."""
        return self.put("helios-look-row-empty", {})

    def look_row(self, *, holds: Shown, of: Shown, tiles: Shown) -> str:
        """It holds { $holds } of { $of }: { $tiles }."""
        return self.put("helios-look-row", {"holds": holds, "of": of, "tiles": tiles})

    def look_bag(self, *, name: Shown, vp: Shown) -> str:
        """{ $name } has { $vp } in the bag, for temples lit and laps; they count at the end."""
        return self.put("helios-look-bag", {"name": name, "vp": vp})

    def look_bag_hidden(self) -> str:
        """The bag holds points for temples lit and laps. You see only your own; all are opened at the end."""
        return self.put("helios-look-bag-hidden", {})

    def look_mana(self, *, name: Shown, mana: Shown) -> str:
        """{ $name } has { $mana }: it buys persons in phase 2."""
        return self.put("helios-look-mana", {"name": name, "mana": mana})

    def look_cubes(self, *, name: Shown, cubes: Shown) -> str:
        """{ $name } has these cubes: { $cubes }. They lie on the land tiles, pay for buildings and temples, and activate persons."""
        return self.put("helios-look-cubes", {"name": name, "cubes": cubes})

    def look_range(self, *, name: Shown, range: Shown, most: Shown) -> str:
        """{ $name }'s sun goes up to { $range } steps in a move; { $most } is the most on this track."""
        return self.put("helios-look-range", {"name": name, "range": range, "most": most})

    def look_temples(self, *, name: Shown, count: int) -> str:
        """{ $name } has { $count ->
            [one] 1 temple
           *[other] { $count } temples
        }; each brings points whenever the sun stops beside it.
        """
        return self.put("helios-look-temples", {"name": name, "count": count})

    def look_world(self, *, name: Shown, tiles: int) -> str:
        """{ $name }'s world has { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }. The sun goes around the land, and what lies beside its stop grows.
        """
        return self.put("helios-look-world", {"name": name, "tiles": tiles})

    def look_city(self, *, name: Shown, built: Shown) -> str:
        """{ $name } has built: { $built }."""
        return self.put("helios-look-city", {"name": name, "built": built})

    def look_payable(self, *, name: Shown, count: int) -> str:
        """{ $name } could pay for { $count ->
            [0] nothing
            [one] 1 building or temple
           *[other] { $count } buildings and temples
        } now.
        """
        return self.put("helios-look-payable", {"name": name, "count": count})

    def look_persons(self, *, name: Shown, awake: Shown, asleep: Shown) -> str:
        """{ $name }'s persons: active { $awake }; not active { $asleep }. Only active ones bring anything."""
        return self.put("helios-look-persons", {"name": name, "awake": awake, "asleep": asleep})

    def look_legend_harbour(self) -> str:
        """A harbour on a free field: 4 VP at the end for the player who lays a tile on it."""
        return self.put("helios-look-legend-harbour", {})

    def look_legend_mana(self) -> str:
        """Mana on a free field: the player who lays a tile on it gets it."""
        return self.put("helios-look-legend-mana", {})

    def look_legend_resource(self) -> str:
        """A cube of any colour for the player who lays a tile on this field."""
        return self.put("helios-look-legend-resource", {})

    def look_legend_cubes(self) -> str:
        """The five colours of cubes: they lie on land tiles of their colour, and pay for buildings, temples and persons."""
        return self.put("helios-look-legend-cubes", {})

    def look_legend_fourth(self) -> str:
        """The fourth action tile in a row brings a bonus action, and the row is emptied."""
        return self.put("helios-look-legend-fourth", {})

    def look_supply(self, *, mana: Shown, houses: Shown) -> str:
        """Left in the supply: { $mana } mana and { $houses } houses. Each building or temple takes a house."""
        return self.put("helios-look-supply", {"mana": mana, "houses": houses})

    def look_latest(self, *, name: Shown) -> str:
        """What { $name } did since your last turn."""
        return self.put("helios-look-latest", {"name": name})

    def element_bag(self) -> str:
        """bag"""
        return self.put("helios-element-bag", {})

    def element_world(self) -> str:
        """world"""
        return self.put("helios-element-world", {})

    def element_supply(self) -> str:
        """supply"""
        return self.put("helios-element-supply", {})

    def about_world(self) -> str:
        """The map of one player's world: land tiles, with the sun going clockwise around them. Empty fields show what they bring when a tile is laid there."""
        return self.put("helios-about-world", {})

    def about_city(self) -> str:
        """The buildings, of which every player can build each once: they bring sun range, mana and a function at once, points at the end."""
        return self.put("helios-about-city", {})

    def about_persons(self) -> str:
        """The persons: bought for mana, activated for cubes. Only active ones bring anything."""
        return self.put("helios-about-persons", {})

    def about_tiles(self) -> str:
        """The action tiles on offer: the bottom one of a column can be taken. Its colour decides the row, its column the action."""
        return self.put("helios-about-tiles", {})

    def about_offer(self) -> str:
        """The land and special tiles on offer."""
        return self.put("helios-about-offer", {})

    def about_mine(self) -> str:
        """The things of one player: points, mana, cubes, sun range, the rows of action tiles, city and persons."""
        return self.put("helios-about-mine", {})

    def about_mini(self) -> str:
        """One player's world in small, and where cubes and temples are."""
        return self.put("helios-about-mini", {})

    def about_others(self) -> str:
        """The other players: points in sight, sun range, mana, temples, buildings, cubes, and action tiles in each row. The flag marks who begins the round."""
        return self.put("helios-about-others", {})

    def path_tile(self) -> str:
        """action tile"""
        return self.put("helios-path-tile", {})

    def path_action(self) -> str:
        """its action"""
        return self.put("helios-path-action", {})

    def path_bonus(self) -> str:
        """bonus action"""
        return self.put("helios-path-bonus", {})

    def banner_persons(self) -> str:
        """Phase 2: persons are bought and activated"""
        return self.put("helios-banner-persons", {})

    def banner_refill(self, *, round: Shown) -> str:
        """Round { $round } begins: new tiles, new land"""
        return self.put("helios-banner-refill", {"round": round})

    def board_world(self, *, name: Shown) -> str:
        """{ $name }'s world"""
        return self.put("helios-board-world", {"name": name})

    def board_counts(self, *, tiles: Shown, temples: Shown) -> str:
        """{ $tiles }, { $temples }"""
        return self.put("helios-board-counts", {"tiles": tiles, "temples": temples})

    def board_count_tiles(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }
        """
        return self.put("helios-board-count-tiles", {"count": count})

    def board_count_temples(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 temple
           *[other] { $count } temples
        }
        """
        return self.put("helios-board-count-temples", {"count": count})

    def board_legend_harbour(self) -> str:
        """harbour: 4 VP"""
        return self.put("helios-board-legend-harbour", {})

    def board_legend_mana(self) -> str:
        """mana"""
        return self.put("helios-board-legend-mana", {})

    def board_legend_resource(self) -> str:
        """any cube"""
        return self.put("helios-board-legend-resource", {})

    def board_supply(self) -> str:
        """in the supply"""
        return self.put("helios-board-supply", {})

    def board_lap(self) -> str:
        """LAP"""
        return self.put("helios-board-lap", {})

    def board_sun(self, *, sign: Shown) -> str:
        """{ $sign } sun"""
        return self.put("helios-board-sun", {"sign": sign})

    def board_lake(self) -> str:
        """lake"""
        return self.put("helios-board-lake", {})

    def board_dead_end(self) -> str:
        """dead end"""
        return self.put("helios-board-dead-end", {})

    def board_tiles(self) -> str:
        """Action tiles"""
        return self.put("helios-board-tiles", {})

    def board_land(self) -> str:
        """Land on offer"""
        return self.put("helios-board-land", {})

    def board_taken(self) -> str:
        """taken"""
        return self.put("helios-board-taken", {})

    def board_gone(self) -> str:
        """empty"""
        return self.put("helios-board-gone", {})

    def board_short(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 cube short
           *[other] { $count } cubes short
        }
        """
        return self.put("helios-board-short", {"count": count})

    def board_buy(self) -> str:
        """buy for"""
        return self.put("helios-board-buy", {})

    def board_wake(self) -> str:
        """activate"""
        return self.put("helios-board-wake", {})

    def board_side_night(self) -> str:
        """bought by"""
        return self.put("helios-board-side-night", {})

    def board_side_day(self) -> str:
        """active"""
        return self.put("helios-board-side-day", {})

    def board_vp(self) -> str:
        """VP"""
        return self.put("helios-board-vp", {})

    def board_bag(self, *, count: Shown) -> str:
        """{ $count } in the bag"""
        return self.put("helios-board-bag", {"count": count})

    def board_mana(self) -> str:
        """mana"""
        return self.put("helios-board-mana", {})

    def board_cubes(self) -> str:
        """cubes"""
        return self.put("helios-board-cubes", {})

    def board_range(self) -> str:
        """range"""
        return self.put("helios-board-range", {})

    def board_endless(self) -> str:
        """no limit"""
        return self.put("helios-board-endless", {})

    def board_fourth(self) -> str:
        """the 4th: a bonus action"""
        return self.put("helios-board-fourth", {})

    def board_full(self, *, row: Shown) -> str:
        """{ $row } row full"""
        return self.put("helios-board-full", {"row": row})

    def board_city(self) -> str:
        """city"""
        return self.put("helios-board-city", {})

    def board_persons(self) -> str:
        """persons"""
        return self.put("helios-board-persons", {})

    def board_payable(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 payable now
           *[other] { $count } payable now
        }
        """
        return self.put("helios-board-payable", {"count": count})

    def board_payable_none(self) -> str:
        """nothing payable now"""
        return self.put("helios-board-payable-none", {})

    def board_on_offer(self, *, names: Shown) -> str:
        """{ $names } on offer"""
        return self.put("helios-board-on-offer", {"names": names})

    def board_others(self) -> str:
        """Others"""
        return self.put("helios-board-others", {})

    def board_head_vp(self) -> str:
        """VP"""
        return self.put("helios-board-head-vp", {})

    def board_head_range(self) -> str:
        """range"""
        return self.put("helios-board-head-range", {})

    def board_head_mana(self) -> str:
        """mana"""
        return self.put("helios-board-head-mana", {})

    def board_head_temples(self) -> str:
        """temples"""
        return self.put("helios-board-head-temples", {})

    def board_head_built(self) -> str:
        """built"""
        return self.put("helios-board-head-built", {})

    def board_head_rows(self) -> str:
        """rows"""
        return self.put("helios-board-head-rows", {})

    def board_own_cube(self, *, cube: Shown, fields: Shown) -> str:
        """{ $cube } on { $fields }"""
        return self.put("helios-board-own-cube", {"cube": cube, "fields": fields})

    def board_own_temple(self, *, fields: Shown) -> str:
        """temple on { $fields }"""
        return self.put("helios-board-own-temple", {"fields": fields})

    def recap_person_gone(self, *, name: Shown, who: Shown) -> str:
        """{ $name } bought { $who }; you had the mana."""
        return self.put("helios-recap-person-gone", {"name": name, "who": who})

    def recap_person_gone_worth(self, *, name: Shown, who: Shown, vp: Shown) -> str:
        """{ $name } bought { $who }, worth { $vp } to you; you had the mana."""
        return self.put("helios-recap-person-gone-worth", {"name": name, "who": who, "vp": vp})

    def recap_fourth_tile_gone(self, *, name: Shown, the_row: Shown) -> str:
        """{ $name } took the last tile on offer that would have filled { $the_row } for you."""
        return self.put("helios-recap-fourth-tile-gone", {"name": name, "the_row": the_row})

    def recap_action_gone(self, *, name: Shown, action: Shown) -> str:
        """{ $name } took the last tile: { $action } is no longer on offer in this round."""
        return self.put("helios-recap-action-gone", {"name": name, "action": action})

    def recap_land_gone(self, *, colour: Shown) -> str:
        """{ $colour }: no land is left in this round, and you have none."""
        return self.put("helios-recap-land-gone", {"colour": colour})

    def recap_special_gone(self, *, kind: Shown) -> str:
        """{ $kind }: the last one is gone."""
        return self.put("helios-recap-special-gone", {"kind": kind})

    def recap_supply_empty(self, *, colour: Shown) -> str:
        """{ $colour }: no cube is left in the supply."""
        return self.put("helios-recap-supply-empty", {"colour": colour})

    def recap_cube_grew(self, *, field: Shown, colour: Shown) -> str:
        """A new cube on { $field }: { $colour }."""
        return self.put("helios-recap-cube-grew", {"field": field, "colour": colour})

    def recap_got_mana(self, *, mana: Shown) -> str:
        """You got { $mana }."""
        return self.put("helios-recap-got-mana", {"mana": mana})

    def recap_got_dragon(self, *, round: Shown) -> str:
        """You have the dragon: you begin round { $round }."""
        return self.put("helios-recap-got-dragon", {"round": round})

    def recap_turn_fills_row(self) -> str:
        """fills a row"""
        return self.put("helios-recap-turn-fills-row", {})

    def recap_turn_no_action_tile(self) -> str:
        """finds no action tile"""
        return self.put("helios-recap-turn-no-action-tile", {})

    def recap_turn_lays(self, *, tile: Shown, field: Shown) -> str:
        """lays { $tile } on { $field }"""
        return self.put("helios-recap-turn-lays", {"tile": tile, "field": field})

    def recap_turn_builds(self, *, building: Shown) -> str:
        """builds { $building }"""
        return self.put("helios-recap-turn-builds", {"building": building})

    def recap_turn_builds_temple(self, *, field: Shown) -> str:
        """builds a temple on { $field }"""
        return self.put("helios-recap-turn-builds-temple", {"field": field})

    def recap_turn_moves_sun(self, *, end: Shown) -> str:
        """moves the sun to { $end }"""
        return self.put("helios-recap-turn-moves-sun", {"end": end})

    def recap_turn_gains(self, *, what: Shown) -> str:
        """gains { $what }"""
        return self.put("helios-recap-turn-gains", {"what": what})

    def recap_turn_buys(self, *, what: Shown) -> str:
        """buys { $what }"""
        return self.put("helios-recap-turn-buys", {"what": what})

    def recap_turn_activates(self, *, person: Shown) -> str:
        """activates { $person }"""
        return self.put("helios-recap-turn-activates", {"person": person})

    def recap_turn_passes(self) -> str:
        """passes"""
        return self.put("helios-recap-turn-passes", {})

    def prospect_mana(self) -> str:
        """mana"""
        return self.put("helios-prospect-mana", {})

    def prospect_range(self) -> str:
        """how far your sun reaches"""
        return self.put("helios-prospect-range", {})

    def prospect_lap(self) -> str:
        """the next lap"""
        return self.put("helios-prospect-lap", {})

    def prospect_cubes(self) -> str:
        """cubes to pay with"""
        return self.put("helios-prospect-cubes", {})

    def prospect_rows(self) -> str:
        """rows on the way to a bonus action"""
        return self.put("helios-prospect-rows", {})

    def prospect_persons(self) -> str:
        """persons"""
        return self.put("helios-prospect-persons", {})

    def prospect_land(self) -> str:
        """room and land on your map"""
        return self.put("helios-prospect-land", {})

    def prospect_temples(self) -> str:
        """temples in the light"""
        return self.put("helios-prospect-temples", {})

    def prospect_city(self) -> str:
        """your city"""
        return self.put("helios-prospect-city", {})

    def prospect_now(self) -> str:
        """points now"""
        return self.put("helios-prospect-now", {})

    def ahead_mana(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } mana
        """
        return self.put("helios-ahead-mana", {"more": more})

    def ahead_range(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps for your sun
        """
        return self.put("helios-ahead-range", {"more": more})

    def ahead_cubes(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } cubes on your land
        """
        return self.put("helios-ahead-cubes", {"more": more})

    def ahead_colours(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } kinds of cubes on your land
        """
        return self.put("helios-ahead-colours", {"more": more})

    def ahead_tiles(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } tiles on your map
        """
        return self.put("helios-ahead-tiles", {"more": more})

    def ahead_temples(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } temples
        """
        return self.put("helios-ahead-temples", {"more": more})

    def ahead_neighbours(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } tiles around your temples
        """
        return self.put("helios-ahead-neighbours", {"more": more})

    def ahead_specials(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } special tiles
        """
        return self.put("helios-ahead-specials", {"more": more})

    def ahead_kinds(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } kinds of land on your map
        """
        return self.put("helios-ahead-kinds", {"more": more})

    def ahead_harbours(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } harbours that one more tile would reach
        """
        return self.put("helios-ahead-harbours", {"more": more})

    def ahead_row3(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } rows that lack one tile for a bonus action
        """
        return self.put("helios-ahead-row3", {"more": more})

    def ahead_buildings(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } buildings
        """
        return self.put("helios-ahead-buildings", {"more": more})

    def ahead_night(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } persons waiting to be activated
        """
        return self.put("helios-ahead-night", {"more": more})

    def ahead_day(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } active persons
        """
        return self.put("helios-ahead-day", {"more": more})

    def ahead_lap(self, *, more: bool) -> str:
        """{ $more ->
            [yes] a
           *[no] no
        } lap within reach of your sun
        """
        return self.put("helios-ahead-lap", {"more": more})

    def ahead_reach(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } fields where your sun could stop next
        """
        return self.put("helios-ahead-reach", {"more": more})

    def ahead_room(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } free places for cubes on your land
        """
        return self.put("helios-ahead-room", {"more": more})

    def ahead_buyable(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from the best person that you could buy
        """
        return self.put("helios-ahead-buyable", {"more": more})

    def ahead_scored(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points for temples and laps
        """
        return self.put("helios-ahead-scored", {"more": more})

    def ahead_night_points(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points to come from your waiting persons
        """
        return self.put("helios-ahead-night-points", {"more": more})
