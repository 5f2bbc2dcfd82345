"""What the game can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.kit.messages import Messages, Shown


class BoraBoraMessages(Messages):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Bora Bora"""
        return self.put("bora_bora-title", {})

    def line(self) -> str:
        """Huts, men, women and gods on five islands, with three dice a round."""
        return self.put("bora_bora-line", {})

    def round(self) -> str:
        """round"""
        return self.put("bora_bora-round", {})

    def vp(self, *, count: Shown) -> str:
        """{ $count } VP"""
        return self.put("bora_bora-vp", {"count": count})

    def offering(self, *, count: int) -> str:
        """{ $count ->
            [0] no offerings
            [one] 1 offering
           *[other] { $count } offerings
        }
        """
        return self.put("bora_bora-offering", {"count": count})

    def shell(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 shell
           *[other] { $count } shells
        }
        """
        return self.put("bora_bora-shell", {"count": count})

    def step(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 step
           *[other] { $count } steps
        }
        """
        return self.put("bora_bora-step", {"count": count})

    def point(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 point
           *[other] { $count } points
        }
        """
        return self.put("bora_bora-point", {"count": count})

    def priest(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 priest
           *[other] { $count } priests
        }
        """
        return self.put("bora_bora-priest", {"count": count})

    def god_card(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 god card
           *[other] { $count } god cards
        }
        """
        return self.put("bora_bora-god-card", {"count": count})

    def god_tile(self, *, count: int) -> str:
        """{ $count ->
            [0] no god tiles
            [one] 1 god tile
           *[other] { $count } god tiles
        }
        """
        return self.put("bora_bora-god-tile", {"count": count})

    def materials(self, *, count: Shown, material: Shown) -> str:
        """{ $count } { $material }"""
        return self.put("bora_bora-materials", {"count": count, "material": material})

    def times(self, *, what: Shown, count: Shown) -> str:
        """{ $what } ×{ $count }"""
        return self.put("bora_bora-times", {"what": what, "count": count})

    def none(self) -> str:
        """-"""
        return self.put("bora_bora-none", {})

    def nothing(self) -> str:
        """none"""
        return self.put("bora_bora-nothing", {})

    def quoted(self, *, task: Shown) -> str:
        """“{ $task }”"""
        return self.put("bora_bora-quoted", {"task": task})

    def purse(self, *, hand: Shown, offerings: Shown, tiles: Shown) -> str:
        """{ $hand }; { $offerings }, { $tiles }"""
        return self.put("bora_bora-purse", {"hand": hand, "offerings": offerings, "tiles": tiles})

    def payment(self, *, cards: Shown, offering: Shown) -> str:
        """{ $cards } and { $offering }"""
        return self.put("bora_bora-payment", {"cards": cards, "offering": offering})

    def payment_brief(self, *, count: Shown, colour: Shown, offering: Shown) -> str:
        """{ $count } { $colour } + { $offering }"""
        return self.put("bora_bora-payment-brief", {"count": count, "colour": colour, "offering": offering})

    def card_land_path(self) -> str:
        """Land path"""
        return self.put("bora_bora-card-land-path", {})

    def card_water_path(self) -> str:
        """Water path"""
        return self.put("bora_bora-card-water-path", {})

    def card_woman(self) -> str:
        """Woman"""
        return self.put("bora_bora-card-woman", {})

    def card_man(self) -> str:
        """Man"""
        return self.put("bora_bora-card-man", {})

    def card_helper(self) -> str:
        """Helper"""
        return self.put("bora_bora-card-helper", {})

    def card_temple(self) -> str:
        """Temple"""
        return self.put("bora_bora-card-temple", {})

    def card_build(self) -> str:
        """Build"""
        return self.put("bora_bora-card-build", {})

    def card_land_water_path(self) -> str:
        """Land path & water path"""
        return self.put("bora_bora-card-land-water-path", {})

    def card_woman_man(self) -> str:
        """Woman & man"""
        return self.put("bora_bora-card-woman-man", {})

    def card_fishing(self) -> str:
        """Fishing"""
        return self.put("bora_bora-card-fishing", {})

    def region(self, *, region: Shown, terrain: Shown) -> str:
        """{ $region } { $terrain }"""
        return self.put("bora_bora-region", {"region": region, "terrain": terrain})

    def terrain_mountain(self) -> str:
        """Mountain"""
        return self.put("bora_bora-terrain-mountain", {})

    def terrain_beach(self) -> str:
        """Beach"""
        return self.put("bora_bora-terrain-beach", {})

    def terrain_forest(self) -> str:
        """Forest"""
        return self.put("bora_bora-terrain-forest", {})

    def terrain_steppe(self) -> str:
        """Steppe"""
        return self.put("bora_bora-terrain-steppe", {})

    def material_sand(self) -> str:
        """sand"""
        return self.put("bora_bora-material-sand", {})

    def material_stone(self) -> str:
        """stone"""
        return self.put("bora_bora-material-stone", {})

    def material_wood(self) -> str:
        """wood"""
        return self.put("bora_bora-material-wood", {})

    def good_offering(self) -> str:
        """offerings"""
        return self.put("bora_bora-good-offering", {})

    def good_vp(self) -> str:
        """VP"""
        return self.put("bora_bora-good-vp", {})

    def good_shell(self) -> str:
        """shells"""
        return self.put("bora_bora-good-shell", {})

    def good_material(self) -> str:
        """building materials"""
        return self.put("bora_bora-good-material", {})

    def fish_tile(self, *, kind: Shown, vp: Shown) -> str:
        """{ $kind } { $vp }"""
        return self.put("bora_bora-fish-tile", {"kind": kind, "vp": vp})

    def fish_parrotfish(self) -> str:
        """Parrotfish"""
        return self.put("bora_bora-fish-parrotfish", {})

    def fish_butterflyfish(self) -> str:
        """Butterflyfish"""
        return self.put("bora_bora-fish-butterflyfish", {})

    def fish_surgeonfish(self) -> str:
        """Surgeonfish"""
        return self.put("bora_bora-fish-surgeonfish", {})

    def fish_triggerfish(self) -> str:
        """Triggerfish"""
        return self.put("bora_bora-fish-triggerfish", {})

    def does_land(self, *, value: Shown) -> str:
        """land path up to { $value }"""
        return self.put("bora_bora-does-land", {"value": value})

    def does_water(self, *, value: Shown) -> str:
        """water path up to { $value }"""
        return self.put("bora_bora-does-water", {"value": value})

    def does_land_water(self, *, value: Shown) -> str:
        """land or water path up to { $value }"""
        return self.put("bora_bora-does-land-water", {"value": value})

    def way_land(self, *, ways: Shown) -> str:
        """land { $ways }"""
        return self.put("bora_bora-way-land", {"ways": ways})

    def way_water(self, *, ways: Shown) -> str:
        """water { $ways }"""
        return self.put("bora_bora-way-water", {"ways": ways})

    def god_blue(self) -> str:
        """blue god"""
        return self.put("bora_bora-god-blue", {})

    def god_white(self) -> str:
        """white god"""
        return self.put("bora_bora-god-white", {})

    def god_red(self) -> str:
        """red god"""
        return self.put("bora_bora-god-red", {})

    def god_green(self) -> str:
        """green god"""
        return self.put("bora_bora-god-green", {})

    def god_yellow(self) -> str:
        """yellow god"""
        return self.put("bora_bora-god-yellow", {})

    def god_card_blue(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 blue god card
           *[other] { $count } blue god cards
        }
        """
        return self.put("bora_bora-god-card-blue", {"count": count})

    def god_card_white(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 white god card
           *[other] { $count } white god cards
        }
        """
        return self.put("bora_bora-god-card-white", {"count": count})

    def god_card_red(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 red god card
           *[other] { $count } red god cards
        }
        """
        return self.put("bora_bora-god-card-red", {"count": count})

    def god_card_green(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 green god card
           *[other] { $count } green god cards
        }
        """
        return self.put("bora_bora-god-card-green", {"count": count})

    def god_card_yellow(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 yellow god card
           *[other] { $count } yellow god cards
        }
        """
        return self.put("bora_bora-god-card-yellow", {"count": count})

    def god_does_blue(self) -> str:
        """Blue: place a die on a card though it isn't lower than every die there."""
        return self.put("bora_bora-god-does-blue", {})

    def god_does_white(self) -> str:
        """White: a die counts as 6."""
        return self.put("bora_bora-god-does-white", {})

    def god_does_red(self) -> str:
        """Red: score the fish tile of a region just when you occupy it."""
        return self.put("bora_bora-god-does-red", {})

    def god_does_green(self) -> str:
        """Green: doubles what one kind of people does, or lets you use one more kind."""
        return self.put("bora_bora-god-does-green", {})

    def god_does_yellow(self) -> str:
        """Yellow: replaces one missing unit of a task, which then brings 4 VP."""
        return self.put("bora_bora-god-does-yellow", {})

    def person_man(self, *, kind: Shown) -> str:
        """{ $kind } (man)"""
        return self.put("bora_bora-person-man", {"kind": kind})

    def person_woman(self, *, kind: Shown) -> str:
        """{ $kind } (woman)"""
        return self.put("bora_bora-person-woman", {"kind": kind})

    def tile_man(self, *, kind: Shown, brings: Shown) -> str:
        """{ $kind } (man, { $brings })"""
        return self.put("bora_bora-tile-man", {"kind": kind, "brings": brings})

    def tile_woman(self, *, kind: Shown, brings: Shown) -> str:
        """{ $kind } (woman, { $brings })"""
        return self.put("bora_bora-tile-woman", {"kind": kind, "brings": brings})

    def kind_land_man(self) -> str:
        """Tracker"""
        return self.put("bora_bora-kind-land-man", {})

    def kind_land_woman(self) -> str:
        """Tracker"""
        return self.put("bora_bora-kind-land-woman", {})

    def kind_land(self) -> str:
        """Tracker"""
        return self.put("bora_bora-kind-land", {})

    def kind_water_man(self) -> str:
        """Seafarer"""
        return self.put("bora_bora-kind-water-man", {})

    def kind_water_woman(self) -> str:
        """Seafarer"""
        return self.put("bora_bora-kind-water-woman", {})

    def kind_water(self) -> str:
        """Seafarer"""
        return self.put("bora_bora-kind-water", {})

    def kind_woman_man(self) -> str:
        """Matchmaker"""
        return self.put("bora_bora-kind-woman-man", {})

    def kind_woman_woman(self) -> str:
        """Matchmaker"""
        return self.put("bora_bora-kind-woman-woman", {})

    def kind_woman(self) -> str:
        """Matchmaker"""
        return self.put("bora_bora-kind-woman", {})

    def kind_man_man(self) -> str:
        """Recruiter"""
        return self.put("bora_bora-kind-man-man", {})

    def kind_man_woman(self) -> str:
        """Recruiter"""
        return self.put("bora_bora-kind-man-woman", {})

    def kind_man(self) -> str:
        """Recruiter"""
        return self.put("bora_bora-kind-man", {})

    def kind_build_man(self) -> str:
        """Builder"""
        return self.put("bora_bora-kind-build-man", {})

    def kind_build_woman(self) -> str:
        """Builder"""
        return self.put("bora_bora-kind-build-woman", {})

    def kind_build(self) -> str:
        """Builder"""
        return self.put("bora_bora-kind-build", {})

    def kind_material_man(self) -> str:
        """Gatherer"""
        return self.put("bora_bora-kind-material-man", {})

    def kind_material_woman(self) -> str:
        """Gatherer"""
        return self.put("bora_bora-kind-material-woman", {})

    def kind_material(self) -> str:
        """Gatherer"""
        return self.put("bora_bora-kind-material", {})

    def kind_hut_man(self) -> str:
        """Porter"""
        return self.put("bora_bora-kind-hut-man", {})

    def kind_hut_woman(self) -> str:
        """Porter"""
        return self.put("bora_bora-kind-hut-woman", {})

    def kind_hut(self) -> str:
        """Porter"""
        return self.put("bora_bora-kind-hut", {})

    def kind_vp_man(self) -> str:
        """Storyteller"""
        return self.put("bora_bora-kind-vp-man", {})

    def kind_vp_woman(self) -> str:
        """Storyteller"""
        return self.put("bora_bora-kind-vp-woman", {})

    def kind_vp(self) -> str:
        """Storyteller"""
        return self.put("bora_bora-kind-vp", {})

    def kind_god_card_man(self) -> str:
        """Shaman"""
        return self.put("bora_bora-kind-god-card-man", {})

    def kind_god_card_woman(self) -> str:
        """Shaman"""
        return self.put("bora_bora-kind-god-card-woman", {})

    def kind_god_card(self) -> str:
        """Shaman"""
        return self.put("bora_bora-kind-god-card", {})

    def kind_offering_man(self) -> str:
        """Gift bearer"""
        return self.put("bora_bora-kind-offering-man", {})

    def kind_offering_woman(self) -> str:
        """Gift bearer"""
        return self.put("bora_bora-kind-offering-woman", {})

    def kind_offering(self) -> str:
        """Gift bearer"""
        return self.put("bora_bora-kind-offering", {})

    def kind_status_man(self) -> str:
        """Warrior"""
        return self.put("bora_bora-kind-status-man", {})

    def kind_status_woman(self) -> str:
        """Warrior"""
        return self.put("bora_bora-kind-status-woman", {})

    def kind_status(self) -> str:
        """Warrior"""
        return self.put("bora_bora-kind-status", {})

    def kind_shell_man(self) -> str:
        """Diver"""
        return self.put("bora_bora-kind-shell-man", {})

    def kind_shell_woman(self) -> str:
        """Diver"""
        return self.put("bora_bora-kind-shell-woman", {})

    def kind_shell(self) -> str:
        """Diver"""
        return self.put("bora_bora-kind-shell", {})

    def effect_land(self) -> str:
        """land path up to"""
        return self.put("bora_bora-effect-land", {})

    def effect_water(self) -> str:
        """water path up to"""
        return self.put("bora_bora-effect-water", {})

    def effect_woman(self) -> str:
        """a woman from places up to"""
        return self.put("bora_bora-effect-woman", {})

    def effect_man(self) -> str:
        """a man from places up to"""
        return self.put("bora_bora-effect-man", {})

    def effect_build(self) -> str:
        """building tile up to"""
        return self.put("bora_bora-effect-build", {})

    def effect_material(self) -> str:
        """building materials"""
        return self.put("bora_bora-effect-material", {})

    def effect_hut(self) -> str:
        """huts to the 12th space, up to"""
        return self.put("bora_bora-effect-hut", {})

    def effect_vp(self) -> str:
        """VP"""
        return self.put("bora_bora-effect-vp", {})

    def effect_god_card(self) -> str:
        """god cards"""
        return self.put("bora_bora-effect-god-card", {})

    def effect_offering(self) -> str:
        """offerings"""
        return self.put("bora_bora-effect-offering", {})

    def effect_status(self) -> str:
        """status steps"""
        return self.put("bora_bora-effect-status", {})

    def effect_shell(self) -> str:
        """shells"""
        return self.put("bora_bora-effect-shell", {})

    def use_land(self, *, value: Shown) -> str:
        """land path up to { $value }"""
        return self.put("bora_bora-use-land", {"value": value})

    def use_water(self, *, value: Shown) -> str:
        """water path up to { $value }"""
        return self.put("bora_bora-use-water", {"value": value})

    def use_woman(self, *, value: Shown) -> str:
        """woman up to { $value }"""
        return self.put("bora_bora-use-woman", {"value": value})

    def use_man(self, *, value: Shown) -> str:
        """man up to { $value }"""
        return self.put("bora_bora-use-man", {"value": value})

    def use_build(self, *, value: Shown) -> str:
        """building tile up to { $value }"""
        return self.put("bora_bora-use-build", {"value": value})

    def building_material(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 building material
           *[other] { $count } building materials
        }
        """
        return self.put("bora_bora-building-material", {"count": count})

    def huts_to_last(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 hut to the 12th space
           *[other] up to { $count } huts to the 12th space
        }
        """
        return self.put("bora_bora-huts-to-last", {"count": count})

    def use_status(self, *, value: Shown) -> str:
        """status +{ $value }"""
        return self.put("bora_bora-use-status", {"value": value})

    def jewel_line(self, *, kind: Shown, cost: Shown, vp: Shown) -> str:
        """{ $kind } { $cost } ({ $vp })"""
        return self.put("bora_bora-jewel-line", {"kind": kind, "cost": cost, "vp": vp})

    def jewel_necklace(self) -> str:
        """Necklace"""
        return self.put("bora_bora-jewel-necklace", {})

    def jewel_bracelet(self) -> str:
        """Bracelet"""
        return self.put("bora_bora-jewel-bracelet", {})

    def jewel_earring(self) -> str:
        """Earring"""
        return self.put("bora_bora-jewel-earring", {})

    def jewel_ring(self) -> str:
        """Ring"""
        return self.put("bora_bora-jewel-ring", {})

    def jewel_headdress(self) -> str:
        """Headdress"""
        return self.put("bora_bora-jewel-headdress", {})

    def jewel_belt(self) -> str:
        """Belt"""
        return self.put("bora_bora-jewel-belt", {})

    def task_woman_and_man(self) -> str:
        """Woman and man"""
        return self.put("bora_bora-task-woman-and-man", {})

    def task_woman_and_man_short(self) -> str:
        """Woman+man"""
        return self.put("bora_bora-task-woman-and-man-short", {})

    def task_woman_and_priest(self) -> str:
        """Woman and priest"""
        return self.put("bora_bora-task-woman-and-priest", {})

    def task_woman_and_priest_brief(self) -> str:
        """Woman + priest"""
        return self.put("bora_bora-task-woman-and-priest-brief", {})

    def task_woman_and_priest_short(self) -> str:
        """Woman+priest"""
        return self.put("bora_bora-task-woman-and-priest-short", {})

    def task_man_and_priest(self) -> str:
        """Man and priest"""
        return self.put("bora_bora-task-man-and-priest", {})

    def task_man_and_priest_brief(self) -> str:
        """Man + priest"""
        return self.put("bora_bora-task-man-and-priest-brief", {})

    def task_man_and_priest_short(self) -> str:
        """Man+priest"""
        return self.put("bora_bora-task-man-and-priest-short", {})

    def task_woman_and_jewelry(self) -> str:
        """Woman and jewelry"""
        return self.put("bora_bora-task-woman-and-jewelry", {})

    def task_woman_and_jewelry_brief(self) -> str:
        """Woman + jewel"""
        return self.put("bora_bora-task-woman-and-jewelry-brief", {})

    def task_woman_and_jewelry_short(self) -> str:
        """Woman+jewel"""
        return self.put("bora_bora-task-woman-and-jewelry-short", {})

    def task_man_and_first(self) -> str:
        """Man and turn-order tile 1"""
        return self.put("bora_bora-task-man-and-first", {})

    def task_man_and_first_brief(self) -> str:
        """Man + order 1st"""
        return self.put("bora_bora-task-man-and-first-brief", {})

    def task_man_and_first_short(self) -> str:
        """Man+1st"""
        return self.put("bora_bora-task-man-and-first-short", {})

    def task_priests(self, *, count: Shown) -> str:
        """{ $count } priests in the temple"""
        return self.put("bora_bora-task-priests", {"count": count})

    def task_priests_brief(self, *, count: Shown) -> str:
        """{ $count } priests"""
        return self.put("bora_bora-task-priests-brief", {"count": count})

    def task_regions(self, *, count: Shown) -> str:
        """Huts in { $count } regions"""
        return self.put("bora_bora-task-regions", {"count": count})

    def task_regions_brief(self, *, count: Shown) -> str:
        """{ $count } regions"""
        return self.put("bora_bora-task-regions-brief", {"count": count})

    def task_islands(self, *, count: Shown) -> str:
        """Huts on all { $count } islands"""
        return self.put("bora_bora-task-islands", {"count": count})

    def task_islands_brief(self, *, count: Shown) -> str:
        """All { $count } islands"""
        return self.put("bora_bora-task-islands-brief", {"count": count})

    def task_gods_same(self, *, count: Shown) -> str:
        """{ $count } god cards of one colour"""
        return self.put("bora_bora-task-gods-same", {"count": count})

    def task_gods_same_brief(self, *, count: Shown) -> str:
        """{ $count } equal god cards"""
        return self.put("bora_bora-task-gods-same-brief", {"count": count})

    def task_gods_same_short(self, *, count: Shown) -> str:
        """{ $count } equal gods"""
        return self.put("bora_bora-task-gods-same-short", {"count": count})

    def task_gods_colour(self, *, count: Shown, what: Shown) -> str:
        """{ $count } { $what } god cards"""
        return self.put("bora_bora-task-gods-colour", {"count": count, "what": what})

    def task_gods_colour_brief(self, *, count: Shown, what: Shown) -> str:
        """{ $count } { $what } gods"""
        return self.put("bora_bora-task-gods-colour-brief", {"count": count, "what": what})

    def task_gods_different(self, *, count: Shown) -> str:
        """{ $count } different god cards"""
        return self.put("bora_bora-task-gods-different", {"count": count})

    def task_gods_different_brief(self, *, count: Shown) -> str:
        """{ $count } different gods"""
        return self.put("bora_bora-task-gods-different-brief", {"count": count})

    def task_gods_different_short(self, *, count: Shown) -> str:
        """{ $count } god colours"""
        return self.put("bora_bora-task-gods-different-short", {"count": count})

    def task_men_different(self, *, count: Shown) -> str:
        """{ $count } different men"""
        return self.put("bora_bora-task-men-different", {"count": count})

    def task_men_different_brief(self, *, count: Shown) -> str:
        """{ $count } kinds of men"""
        return self.put("bora_bora-task-men-different-brief", {"count": count})

    def task_men_different_short(self, *, count: Shown) -> str:
        """{ $count } diff. men"""
        return self.put("bora_bora-task-men-different-short", {"count": count})

    def task_women_different(self, *, count: Shown) -> str:
        """{ $count } different women"""
        return self.put("bora_bora-task-women-different", {"count": count})

    def task_women_different_brief(self, *, count: Shown) -> str:
        """{ $count } kinds of women"""
        return self.put("bora_bora-task-women-different-brief", {"count": count})

    def task_women_different_short(self, *, count: Shown) -> str:
        """{ $count } diff. women"""
        return self.put("bora_bora-task-women-different-short", {"count": count})

    def task_jewelry_different(self, *, count: Shown) -> str:
        """{ $count } different jewelry tiles"""
        return self.put("bora_bora-task-jewelry-different", {"count": count})

    def task_jewelry_different_brief(self, *, count: Shown) -> str:
        """{ $count } kinds of jewelry"""
        return self.put("bora_bora-task-jewelry-different-brief", {"count": count})

    def task_jewelry_different_short(self, *, count: Shown) -> str:
        """{ $count } kinds jewels"""
        return self.put("bora_bora-task-jewelry-different-short", {"count": count})

    def task_men(self, *, count: Shown) -> str:
        """{ $count } men"""
        return self.put("bora_bora-task-men", {"count": count})

    def task_women(self, *, count: Shown) -> str:
        """{ $count } women"""
        return self.put("bora_bora-task-women", {"count": count})

    def task_jewelry(self, *, count: Shown) -> str:
        """{ $count } jewelry tiles"""
        return self.put("bora_bora-task-jewelry", {"count": count})

    def task_jewelry_brief(self, *, count: Shown) -> str:
        """{ $count } jewelry tiles"""
        return self.put("bora_bora-task-jewelry-brief", {"count": count})

    def task_jewelry_short(self, *, count: Shown) -> str:
        """{ $count } jewels"""
        return self.put("bora_bora-task-jewelry-short", {"count": count})

    def task_built(self, *, count: Shown) -> str:
        """{ $count } built building tiles"""
        return self.put("bora_bora-task-built", {"count": count})

    def task_built_brief(self, *, count: Shown) -> str:
        """{ $count } tiles built"""
        return self.put("bora_bora-task-built-brief", {"count": count})

    def task_built_short(self, *, count: Shown) -> str:
        """{ $count } built"""
        return self.put("bora_bora-task-built-short", {"count": count})

    def task_jewelry_kind(self, *, count: Shown, what: Shown) -> str:
        """{ $count } { $what }"""
        return self.put("bora_bora-task-jewelry-kind", {"count": count, "what": what})

    def task_god_tiles(self, *, count: Shown) -> str:
        """{ $count } god tiles"""
        return self.put("bora_bora-task-god-tiles", {"count": count})

    def task_god_tiles_brief(self, *, count: Shown) -> str:
        """{ $count } god tiles"""
        return self.put("bora_bora-task-god-tiles-brief", {"count": count})

    def task_offerings(self, *, count: Shown) -> str:
        """{ $count } offerings"""
        return self.put("bora_bora-task-offerings", {"count": count})

    def task_shells(self, *, count: Shown) -> str:
        """{ $count } shells"""
        return self.put("bora_bora-task-shells", {"count": count})

    def task_material(self, *, count: Shown, what: Shown) -> str:
        """{ $count } { $what }"""
        return self.put("bora_bora-task-material", {"count": count, "what": what})

    def task_materials_any(self, *, count: Shown) -> str:
        """{ $count } building materials"""
        return self.put("bora_bora-task-materials-any", {"count": count})

    def task_materials_any_brief(self, *, count: Shown) -> str:
        """{ $count } materials"""
        return self.put("bora_bora-task-materials-any-brief", {"count": count})

    def task_terrain_brief(self, *, count: Shown, what: Shown) -> str:
        """All { $count } { $what }"""
        return self.put("bora_bora-task-terrain-brief", {"count": count, "what": what})

    def task_fish_kind(self, *, count: Shown, what: Shown) -> str:
        """Huts at all { $count } { $what }"""
        return self.put("bora_bora-task-fish-kind", {"count": count, "what": what})

    def task_fish_kind_brief(self, *, count: Shown, what: Shown) -> str:
        """All { $count } { $what } fish"""
        return self.put("bora_bora-task-fish-kind-brief", {"count": count, "what": what})

    def task_fish_kind_short(self, *, count: Shown, what: Shown) -> str:
        """{ $count } { $what } fish"""
        return self.put("bora_bora-task-fish-kind-short", {"count": count, "what": what})

    def task_huts_on_12(self, *, count: Shown) -> str:
        """{ $count } huts on the 12th space"""
        return self.put("bora_bora-task-huts-on-12", {"count": count})

    def task_huts_on_12_brief(self, *, count: Shown) -> str:
        """{ $count } huts on 12"""
        return self.put("bora_bora-task-huts-on-12-brief", {"count": count})

    def task_shifted_men(self, *, count: Shown) -> str:
        """{ $count } tattooed men"""
        return self.put("bora_bora-task-shifted-men", {"count": count})

    def task_shifted_men_brief(self, *, count: Shown) -> str:
        """{ $count } men shifted"""
        return self.put("bora_bora-task-shifted-men-brief", {"count": count})

    def task_shifted_women(self, *, count: Shown) -> str:
        """{ $count } shifted women"""
        return self.put("bora_bora-task-shifted-women", {"count": count})

    def task_shifted_women_brief(self, *, count: Shown) -> str:
        """{ $count } women shifted"""
        return self.put("bora_bora-task-shifted-women-brief", {"count": count})

    def task_shifted_people(self, *, count: Shown) -> str:
        """{ $count } shifted people"""
        return self.put("bora_bora-task-shifted-people", {"count": count})

    def task_shifted_people_brief(self, *, count: Shown) -> str:
        """{ $count } people shifted"""
        return self.put("bora_bora-task-shifted-people-brief", {"count": count})

    def task_shifted_people_short(self, *, count: Shown) -> str:
        """{ $count } shifted"""
        return self.put("bora_bora-task-shifted-people-short", {"count": count})

    def task_person_kind(self, *, count: Shown, what: Shown) -> str:
        """{ $count } { $what }"""
        return self.put("bora_bora-task-person-kind", {"count": count, "what": what})

    def task_progress(self, *, task: Shown, have: Shown, need: Shown) -> str:
        """{ $task } { $have }/{ $need }"""
        return self.put("bora_bora-task-progress", {"task": task, "have": have, "need": need})

    def task_terrain_mountain(self, *, count: Shown) -> str:
        """Huts in all { $count } mountains"""
        return self.put("bora_bora-task-terrain-mountain", {"count": count})

    def task_terrain_beach(self, *, count: Shown) -> str:
        """Huts in all { $count } beaches"""
        return self.put("bora_bora-task-terrain-beach", {"count": count})

    def task_terrain_forest(self, *, count: Shown) -> str:
        """Huts in all { $count } forests"""
        return self.put("bora_bora-task-terrain-forest", {"count": count})

    def task_terrain_steppe(self, *, count: Shown) -> str:
        """Huts in all { $count } steppes"""
        return self.put("bora_bora-task-terrain-steppe", {"count": count})

    def back_light(self) -> str:
        """It has a light green back: one of those dealt at the start."""
        return self.put("bora_bora-back-light", {})

    def back_dark(self) -> str:
        """It has a dark green back."""
        return self.put("bora_bora-back-dark", {})

    def step_set_up(self) -> str:
        """set-up"""
        return self.put("bora_bora-step-set-up", {})

    def step_dice(self, *, turn: Shown, of: Shown) -> str:
        """dice { $turn }/{ $of }"""
        return self.put("bora_bora-step-dice", {"turn": turn, "of": of})

    def step_people(self) -> str:
        """people"""
        return self.put("bora_bora-step-people", {})

    def ask_setup_hut(self, *, name: Shown) -> str:
        """{ $name }, where does your first hut go?"""
        return self.put("bora_bora-ask-setup-hut", {"name": name})

    def ask_place_die_some(self, *, name: Shown) -> str:
        """{ $name }, which die goes on which card?"""
        return self.put("bora_bora-ask-place-die-some", {"name": name})

    def ask_place_die_last(self, *, name: Shown) -> str:
        """{ $name }, on which card does your last die go?"""
        return self.put("bora_bora-ask-place-die-last", {"name": name})

    def ask_pay_god_only(self, *, name: Shown, god: Shown) -> str:
        """{ $name }, how do you pay for { $god }?"""
        return self.put("bora_bora-ask-pay-god-only", {"name": name, "god": god})

    def ask_pay_god_first(self, *, name: Shown, god: Shown) -> str:
        """{ $name }, how do you pay for { $god }? Then white."""
        return self.put("bora_bora-ask-pay-god-first", {"name": name, "god": god})

    def ask_expand(self, *, name: Shown) -> str:
        """{ $name }, where does your new hut go?"""
        return self.put("bora_bora-ask-expand", {"name": name})

    def ask_green_offer(self, *, name: Shown, cards: Shown) -> str:
        """{ $name }, double this use with a green god, for { $cards } more?"""
        return self.put("bora_bora-ask-green-offer", {"name": name, "cards": cards})

    def ask_red_offer(self, *, name: Shown, spot: Shown, vp: Shown) -> str:
        """{ $name }, do you play a red god for the fish of { $spot } ({ $vp })?"""
        return self.put("bora_bora-ask-red-offer", {"name": name, "spot": spot, "vp": vp})

    def ask_take_person_woman(self, *, name: Shown, value: Shown) -> str:
        """{ $name }, which woman do you take, up to place { $value }?"""
        return self.put("bora_bora-ask-take-person-woman", {"name": name, "value": value})

    def ask_take_person_man(self, *, name: Shown, value: Shown) -> str:
        """{ $name }, which man do you take, up to place { $value }?"""
        return self.put("bora_bora-ask-take-person-man", {"name": name, "value": value})

    def ask_take_person_both(self, *, name: Shown, value: Shown) -> str:
        """{ $name }, whom do you take, up to place { $value }?"""
        return self.put("bora_bora-ask-take-person-both", {"name": name, "value": value})

    def ask_helper_spend(self, *, name: Shown, cost: Shown, dots: Shown) -> str:
        """{ $name }, what do you buy? { $cost }{ $dots }"""
        return self.put("bora_bora-ask-helper-spend", {"name": name, "cost": cost, "dots": dots})

    def ask_choose_material(self, *, name: Shown) -> str:
        """{ $name }, which building material?"""
        return self.put("bora_bora-ask-choose-material", {"name": name})

    def ask_choose_material_more(self, *, name: Shown, number: Shown, of: Shown) -> str:
        """{ $name }, which building material? { $number } of { $of }"""
        return self.put("bora_bora-ask-choose-material-more", {"name": name, "number": number, "of": of})

    def ask_place_material(self, *, name: Shown, material: Shown) -> str:
        """{ $name }, where on your ground does the { $material } go?"""
        return self.put("bora_bora-ask-place-material", {"name": name, "material": material})

    def ask_take_god_card(self, *, name: Shown) -> str:
        """{ $name }, which god card do you take?"""
        return self.put("bora_bora-ask-take-god-card", {"name": name})

    def ask_take_god_card_more(self, *, name: Shown, number: Shown, of: Shown) -> str:
        """{ $name }, which god card do you take? { $number } of { $of }"""
        return self.put("bora_bora-ask-take-god-card-more", {"name": name, "number": number, "of": of})

    def ask_temple_space(self, *, name: Shown, value: Shown) -> str:
        """{ $name }, which temple space, up to { $value }?"""
        return self.put("bora_bora-ask-temple-space", {"name": name, "value": value})

    def ask_build_tile(self, *, name: Shown, value: Shown) -> str:
        """{ $name }, which building tile, up to { $value }?"""
        return self.put("bora_bora-ask-build-tile", {"name": name, "value": value})

    def ask_build_site(self, *, name: Shown) -> str:
        """{ $name }, on which two materials do you build?"""
        return self.put("bora_bora-ask-build-site", {"name": name})

    def ask_fire_gift(self, *, name: Shown) -> str:
        """{ $name }, fire bonus: a god card or an offering?"""
        return self.put("bora_bora-ask-fire-gift", {"name": name})

    def ask_fire_mark(self, *, name: Shown) -> str:
        """{ $name }, fire bonus: a status step or a shell?"""
        return self.put("bora_bora-ask-fire-mark", {"name": name})

    def ask_use_people_both(self, *, name: Shown) -> str:
        """{ $name }, use one kind of men and one of women."""
        return self.put("bora_bora-ask-use-people-both", {"name": name})

    def ask_use_people_man(self, *, name: Shown) -> str:
        """{ $name }, use one kind of men."""
        return self.put("bora_bora-ask-use-people-man", {"name": name})

    def ask_use_people_woman(self, *, name: Shown) -> str:
        """{ $name }, use one kind of women."""
        return self.put("bora_bora-ask-use-people-woman", {"name": name})

    def ask_use_people_man_first(self, *, name: Shown) -> str:
        """{ $name }, use one kind of men. No women can be used now."""
        return self.put("bora_bora-ask-use-people-man-first", {"name": name})

    def ask_use_people_woman_first(self, *, name: Shown) -> str:
        """{ $name }, use one kind of women. No men can be used now."""
        return self.put("bora_bora-ask-use-people-woman-first", {"name": name})

    def ask_use_people_green(self, *, name: Shown) -> str:
        """{ $name }, a green god for one more use?"""
        return self.put("bora_bora-ask-use-people-green", {"name": name})

    def ask_move_hut_more(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name }, move another hut? You can move 1 more.
           *[other] { $name }, move another hut? You can move { $count } more.
        }
        """
        return self.put("bora_bora-ask-move-hut-more", {"count": count, "name": name})

    def ask_buy_jewelry(self, *, name: Shown, shells: Shown) -> str:
        """{ $name }, buy one piece of jewelry? You have { $shells }."""
        return self.put("bora_bora-ask-buy-jewelry", {"name": name, "shells": shells})

    def ask_resolve_task_met(self, *, name: Shown) -> str:
        """{ $name }, which task do you fulfil?"""
        return self.put("bora_bora-ask-resolve-task-met", {"name": name})

    def ask_resolve_task_yellow(self, *, name: Shown) -> str:
        """{ $name }, no task is met: use a yellow god, or discard one?"""
        return self.put("bora_bora-ask-resolve-task-yellow", {"name": name})

    def ask_resolve_task_none(self, *, name: Shown) -> str:
        """{ $name }, no task is met: which one do you discard?"""
        return self.put("bora_bora-ask-resolve-task-none", {"name": name})

    def ask_take_task(self, *, name: Shown) -> str:
        """{ $name }, which new task do you take?"""
        return self.put("bora_bora-ask-take-task", {"name": name})

    def ask_final_task(self, *, name: Shown) -> str:
        """{ $name }, which of your last tasks do you fulfil?"""
        return self.put("bora_bora-ask-final-task", {"name": name})

    def ask_other_place_die(self, *, name: Shown) -> str:
        """{ $name } places a die."""
        return self.put("bora_bora-ask-other-place-die", {"name": name})

    def ask_other_pay_god(self, *, name: Shown) -> str:
        """{ $name } is deciding."""
        return self.put("bora_bora-ask-other-pay-god", {"name": name})

    def ask_other_green_offer(self, *, name: Shown) -> str:
        """{ $name } is deciding."""
        return self.put("bora_bora-ask-other-green-offer", {"name": name})

    def ask_other_red_offer(self, *, name: Shown) -> str:
        """{ $name } is deciding."""
        return self.put("bora_bora-ask-other-red-offer", {"name": name})

    def ask_other_use_people(self, *, name: Shown) -> str:
        """{ $name } uses men and women."""
        return self.put("bora_bora-ask-other-use-people", {"name": name})

    def ask_other_resolve_task(self, *, name: Shown) -> str:
        """{ $name } deals with a task."""
        return self.put("bora_bora-ask-other-resolve-task", {"name": name})

    def ask_other_final_task(self, *, name: Shown) -> str:
        """{ $name } deals with the last tasks."""
        return self.put("bora_bora-ask-other-final-task", {"name": name})

    def option_alone_plain(self, *, number: Shown, card: Shown, does: Shown) -> str:
        """{ $number } on { $card }: { $does }"""
        return self.put("bora_bora-option-alone-plain", {"number": number, "card": card, "does": does})

    def option_alone_blue(self, *, number: Shown, card: Shown, does: Shown) -> str:
        """{ $number } on { $card } (blue god): { $does }"""
        return self.put("bora_bora-option-alone-blue", {"number": number, "card": card, "does": does})

    def option_alone_white(self, *, number: Shown, card: Shown, does: Shown) -> str:
        """{ $number } as 6 on { $card } (white god): { $does }"""
        return self.put("bora_bora-option-alone-white", {"number": number, "card": card, "does": does})

    def option_alone_both(self, *, number: Shown, card: Shown, does: Shown) -> str:
        """{ $number } as 6 on { $card } (blue and white god): { $does }"""
        return self.put("bora_bora-option-alone-both", {"number": number, "card": card, "does": does})

    def option_place_plain(self, *, number: Shown, card: Shown) -> str:
        """{ $number } on { $card }"""
        return self.put("bora_bora-option-place-plain", {"number": number, "card": card})

    def option_place_blue(self, *, number: Shown, card: Shown) -> str:
        """{ $number } on { $card } (blue god)"""
        return self.put("bora_bora-option-place-blue", {"number": number, "card": card})

    def option_place_white(self, *, number: Shown, card: Shown) -> str:
        """{ $number } as 6 on { $card } (white god)"""
        return self.put("bora_bora-option-place-white", {"number": number, "card": card})

    def option_place_both(self, *, number: Shown, card: Shown) -> str:
        """{ $number } as 6 on { $card } (blue and white god)"""
        return self.put("bora_bora-option-place-both", {"number": number, "card": card})

    def option_fishing(self, *, number: Shown, vp: Shown) -> str:
        """{ $number } on Fishing: { $vp }"""
        return self.put("bora_bora-option-fishing", {"number": number, "vp": vp})

    def does_woman(self, *, value: Shown) -> str:
        """take a woman from places up to { $value }"""
        return self.put("bora_bora-does-woman", {"value": value})

    def does_man(self, *, value: Shown) -> str:
        """take a man from places up to { $value }"""
        return self.put("bora_bora-does-man", {"value": value})

    def does_woman_man(self, *, value: Shown) -> str:
        """take a man or woman from places up to { $value }"""
        return self.put("bora_bora-does-woman-man", {"value": value})

    def does_helper(self, *, points: Shown) -> str:
        """spend { $points }"""
        return self.put("bora_bora-does-helper", {"points": points})

    def does_temple(self, *, value: Shown) -> str:
        """a priest on a space up to { $value }, fire bonus"""
        return self.put("bora_bora-does-temple", {"value": value})

    def does_build(self, *, value: Shown, vp: Shown) -> str:
        """a building tile up to { $value }, { $vp }, fire bonus"""
        return self.put("bora_bora-does-build", {"value": value, "vp": vp})

    def place_person(self, *, place: Shown, who: Shown) -> str:
        """{ $place } { $who }"""
        return self.put("bora_bora-place-person", {"place": place, "who": who})

    def place_god(self, *, place: Shown, paid: Shown) -> str:
        """{ $place } { $paid }"""
        return self.put("bora_bora-place-god", {"place": place, "paid": paid})

    def place_empty_man(self, *, place: Shown) -> str:
        """men's place { $place }, empty"""
        return self.put("bora_bora-place-empty-man", {"place": place})

    def place_empty_woman(self, *, place: Shown) -> str:
        """women's place { $place }, empty"""
        return self.put("bora_bora-place-empty-woman", {"place": place})

    def option_tile(self, *, payment: Shown, count: Shown) -> str:
        """{ $payment } (you have { $count })"""
        return self.put("bora_bora-option-tile", {"payment": payment, "count": count})

    def option_no(self) -> str:
        """no god"""
        return self.put("bora_bora-option-no", {})

    def option_deck(self) -> str:
        """unseen, from the deck"""
        return self.put("bora_bora-option-deck", {})

    def option_deck_brief(self) -> str:
        """from the deck"""
        return self.put("bora_bora-option-deck-brief", {})

    def option_deck_empty(self) -> str:
        """unseen, from the shuffled discard pile"""
        return self.put("bora_bora-option-deck-empty", {})

    def option_tattoo(self, *, who: Shown) -> str:
        """tattoo { $who }"""
        return self.put("bora_bora-option-tattoo", {"who": who})

    def option_shells(self, *, who: Shown) -> str:
        """{ $who } collects"""
        return self.put("bora_bora-option-shells", {"who": who})

    def option_shell(self) -> str:
        """1 shell"""
        return self.put("bora_bora-option-shell", {})

    def ground(self, *, space: Shown, material: Shown) -> str:
        """ground { $space } ({ $material })"""
        return self.put("bora_bora-ground", {"space": space, "material": material})

    def ground_site(self, *, spaces: Shown, materials: Shown) -> str:
        """ground { $spaces } ({ $materials })"""
        return self.put("bora_bora-ground-site", {"spaces": spaces, "materials": materials})

    def option_building(self, *, number: Shown) -> str:
        """tile { $number }"""
        return self.put("bora_bora-option-building", {"number": number})

    def option_temple(self, *, space: Shown) -> str:
        """space { $space }"""
        return self.put("bora_bora-option-temple", {"space": space})

    def look_temple_free(self) -> str:
        """free"""
        return self.put("bora_bora-look-temple-free", {})

    def look_temple_held(self, *, holder: Shown) -> str:
        """{ $holder } stands there"""
        return self.put("bora_bora-look-temple-held", {"holder": holder})

    def option_doubled(self, *, who: Shown) -> str:
        """{ $who } doubled"""
        return self.put("bora_bora-option-doubled", {"who": who})

    def option_extra(self, *, who: Shown) -> str:
        """{ $who } as well"""
        return self.put("bora_bora-option-extra", {"who": who})

    def option_end(self) -> str:
        """end your turn"""
        return self.put("bora_bora-option-end", {})

    def option_another(self) -> str:
        """move another hut to space 12"""
        return self.put("bora_bora-option-another", {})

    def option_stop_helper_spend(self) -> str:
        """stop: the rest is lost"""
        return self.put("bora_bora-option-stop-helper-spend", {})

    def option_stop_move_hut_more(self) -> str:
        """no more"""
        return self.put("bora_bora-option-stop-move-hut-more", {})

    def option_jewelry(self, *, kind: Shown, price: Shown, vp: Shown) -> str:
        """{ $kind } for { $price }: { $vp }"""
        return self.put("bora_bora-option-jewelry", {"kind": kind, "price": price, "vp": vp})

    def option_pass(self) -> str:
        """buy nothing"""
        return self.put("bora_bora-option-pass", {})

    def option_fulfil(self, *, named: Shown) -> str:
        """fulfil { $named }"""
        return self.put("bora_bora-option-fulfil", {"named": named})

    def option_yellow(self, *, named: Shown) -> str:
        """with yellow: { $named }"""
        return self.put("bora_bora-option-yellow", {"named": named})

    def option_discard(self, *, named: Shown) -> str:
        """discard the task “{ $named }”"""
        return self.put("bora_bora-option-discard", {"named": named})

    def option_done(self) -> str:
        """no more"""
        return self.put("bora_bora-option-done", {})

    def element_open(self, *, place: Shown) -> str:
        """place { $place } of the open row, empty"""
        return self.put("bora_bora-element-open", {"place": place})

    def element_space(self, *, space: Shown) -> str:
        """people space { $space }"""
        return self.put("bora_bora-element-space", {"space": space})

    def element_supply(self, *, good: Shown) -> str:
        """supply: { $good }"""
        return self.put("bora_bora-element-supply", {"good": good})

    def element_status(self) -> str:
        """the status track"""
        return self.put("bora_bora-element-status", {})

    def element_god_tile(self) -> str:
        """god tile"""
        return self.put("bora_bora-element-god-tile", {})

    def missing_card(self) -> str:
        """a card"""
        return self.put("bora_bora-missing-card", {})

    def warn_status_end(self, *, steps: Shown) -> str:
        """The track ends there: { $steps } would be lost."""
        return self.put("bora_bora-warn-status-end", {"steps": steps})

    def warn_single_spaces(self, *, count: int, room: Shown) -> str:
        """{ $count ->
            [one] Single spaces would be left: your last tile would no longer fit.
           *[other] Single spaces would be left: at most { $room } of your other { $count } tiles would fit.
        }
        """
        return self.put("bora_bora-warn-single-spaces", {"count": count, "room": room})

    def detail_fishing(self) -> str:
        """Any die brings the same, and other dice don't prevent it."""
        return self.put("bora_bora-detail-fishing", {})

    def detail_does(self, *, does: Shown) -> str:
        """Action: { $does }."""
        return self.put("bora_bora-detail-does", {"does": does})

    def detail_card(self, *, lying: Shown, lowest: Shown) -> str:
        """Dice there: { $lying }. The next must be lower than { $lowest }."""
        return self.put("bora_bora-detail-card", {"lying": lying, "lowest": lowest})

    def detail_card_empty(self) -> str:
        """No die lies there."""
        return self.put("bora_bora-detail-card-empty", {})

    def detail_god_blue(self, *, number: Shown) -> str:
        """It takes a blue god, because { $number } isn't lower than every die there."""
        return self.put("bora_bora-detail-god-blue", {"number": number})

    def detail_god_white(self, *, number: Shown) -> str:
        """The card then shows a { $number }."""
        return self.put("bora_bora-detail-god-white", {"number": number})

    def detail_card_helper(self) -> str:
        """1 point: 1 VP, or shift a person. 2: offering, god card, material, hut to 12."""
        return self.put("bora_bora-detail-card-helper", {})

    def detail_card_fire(self) -> str:
        """Fire bonus: a god card or offering, then a status step or shell."""
        return self.put("bora_bora-detail-card-fire", {})

    def detail_takes_tile(self, *, vp: Shown) -> str:
        """Nothing else pays for it than a god tile, which unused brings { $vp } at the end."""
        return self.put("bora_bora-detail-takes-tile", {"vp": vp})

    def detail_purse(self, *, purse: Shown) -> str:
        """To pay for gods: { $purse }."""
        return self.put("bora_bora-detail-purse", {"purse": purse})

    def detail_reach(self, *, reach: Shown) -> str:
        """In reach: { $reach }."""
        return self.put("bora_bora-detail-reach", {"reach": reach})

    def detail_fish_play(self, *, fish: Shown, vp: Shown) -> str:
        """{ $fish }: { $vp } with a red god now, and at the end if you still hold the site."""
        return self.put("bora_bora-detail-fish-play", {"fish": fish, "vp": vp})

    def detail_fish_look(self, *, fish: Shown, vp: Shown) -> str:
        """{ $fish }: { $vp } with a red god right after a hut, and at the end for the player who holds the site."""
        return self.put("bora_bora-detail-fish-look", {"fish": fish, "vp": vp})

    def detail_fish_later(self, *, fish: Shown, vp: Shown) -> str:
        """{ $fish }: { $vp } at the end if you still hold the site."""
        return self.put("bora_bora-detail-fish-later", {"fish": fish, "vp": vp})

    def detail_fish_first(self, *, fish: Shown, vp: Shown) -> str:
        """{ $fish }: { $vp }, but only at the end and if your hut still holds the site."""
        return self.put("bora_bora-detail-fish-first", {"fish": fish, "vp": vp})

    def detail_aside(self, *, holder: Shown) -> str:
        """{ $holder }'s hut stays in the region, but loses the site."""
        return self.put("bora_bora-detail-aside", {"holder": holder})

    def detail_ways(self, *, ways: Shown) -> str:
        """Paths: { $ways }."""
        return self.put("bora_bora-detail-ways", {"ways": ways})

    def detail_where_some(self, *, material: Shown, free: Shown) -> str:
        """The { $material } goes on ground { $free }."""
        return self.put("bora_bora-detail-where-some", {"material": material, "free": free})

    def detail_where_one(self, *, material: Shown, free: Shown) -> str:
        """The { $material } goes on ground { $free }."""
        return self.put("bora_bora-detail-where-one", {"material": material, "free": free})

    def detail_where_none(self, *, material: Shown) -> str:
        """No space for { $material } is free: it goes beside the board, for tasks only."""
        return self.put("bora_bora-detail-where-none", {"material": material})

    def detail_person_held(self, *, count: Shown) -> str:
        """You have { $count } of this kind already."""
        return self.put("bora_bora-detail-person-held", {"count": count})

    def detail_kind(self, *, effect: Shown, values: Shown) -> str:
        """Each round, with 1, 2 or 3 of them: { $effect } { $values }."""
        return self.put("bora_bora-detail-kind", {"effect": effect, "values": values})

    def detail_kind_amount(self, *, values: Shown, effect: Shown) -> str:
        """Each round, with 1, 2 or 3 of them: { $values } { $effect }."""
        return self.put("bora_bora-detail-kind-amount", {"values": values, "effect": effect})

    def detail_shift_man(self, *, what: Shown) -> str:
        """The helper tattoos him once: { $what }."""
        return self.put("bora_bora-detail-shift-man", {"what": what})

    def detail_shift_woman(self, *, what: Shown) -> str:
        """The helper lets her collect once: { $what }."""
        return self.put("bora_bora-detail-shift-woman", {"what": what})

    def detail_left(self, *, kept: Shown) -> str:
        """You keep: { $kept }."""
        return self.put("bora_bora-detail-left", {"kept": kept})

    def detail_god_tile(self, *, unused: Shown) -> str:
        """No offering is needed, but an unused god tile brings { $unused } at the end."""
        return self.put("bora_bora-detail-god-tile", {"unused": unused})

    def detail_red(self, *, vp: Shown) -> str:
        """{ $vp } at once."""
        return self.put("bora_bora-detail-red", {"vp": vp})

    def detail_white_too(self) -> str:
        """The white god can still be paid after this."""
        return self.put("bora_bora-detail-white-too", {})

    def detail_no_green(self) -> str:
        """The use stays as it was. A green god can still allow another kind."""
        return self.put("bora_bora-detail-no-green", {})

    def detail_only_blocks(self) -> str:
        """The action can't be carried out with this die: it only blocks the card, as agreed."""
        return self.put("bora_bora-detail-only-blocks", {})

    def detail_no(self) -> str:
        """The fish tile stays, but you can no longer score it with a red god."""
        return self.put("bora_bora-detail-no", {})

    def detail_held(self, *, like: Shown) -> str:
        """You have { $like }."""
        return self.put("bora_bora-detail-held", {"like": like})

    def detail_deck(self) -> str:
        """Only you will see it. It can't be taken back."""
        return self.put("bora_bora-detail-deck", {})

    def detail_tattoo(self) -> str:
        """Each person can be shifted down once."""
        return self.put("bora_bora-detail-tattoo", {})

    def detail_shells(self, *, shells: Shown) -> str:
        """You would have { $shells }."""
        return self.put("bora_bora-detail-shells", {"shells": shells})

    def detail_vp(self, *, would: Shown) -> str:
        """You would have { $would } in all."""
        return self.put("bora_bora-detail-vp", {"would": would})

    def detail_offering(self, *, would: Shown) -> str:
        """You would have { $would }. Every god paid by cards costs one."""
        return self.put("bora_bora-detail-offering", {"would": would})

    def detail_god_card(self) -> str:
        """One of those face up, or the top one of the deck, unseen."""
        return self.put("bora_bora-detail-god-card", {})

    def detail_material(self) -> str:
        """Sand, stone or wood, for your ground."""
        return self.put("bora_bora-detail-material", {})

    def detail_move_hut(self) -> str:
        """A person can then take its space; the 12th holds any number of huts."""
        return self.put("bora_bora-detail-move-hut", {})

    def detail_status(self, *, later: Shown, now: Shown) -> str:
        """At the end of the round: { $later } instead of { $now }."""
        return self.put("bora_bora-detail-status", {"later": later, "now": now})

    def detail_overtakes(self, *, passed: Shown) -> str:
        """You overtake { $passed }."""
        return self.put("bora_bora-detail-overtakes", {"passed": passed})

    def detail_building(self, *, vp: Shown) -> str:
        """{ $vp } at once, whatever the number. Low numbers can be built with low dice later."""
        return self.put("bora_bora-detail-building", {"vp": vp})

    def detail_site(self) -> str:
        """Both materials return to the supply; the tile stays. Then comes the fire bonus."""
        return self.put("bora_bora-detail-site", {})

    def detail_beside_some(self, *, near: Shown) -> str:
        """It lies beside a material on ground { $near }: together they can be built on."""
        return self.put("bora_bora-detail-beside-some", {"near": near})

    def detail_beside_none(self, *, others: Shown) -> str:
        """Nothing lies beside it yet. To build here, you need a second material, on ground { $others }."""
        return self.put("bora_bora-detail-beside-none", {"others": others})

    def detail_temple(self, *, vp: Shown) -> str:
        """{ $vp } at the end of this round. Now the fire bonus: a god card or offering, then a status step or shell."""
        return self.put("bora_bora-detail-temple", {"vp": vp})

    def detail_pushes(self, *, pushes: Shown) -> str:
        """This pushes { $pushes }."""
        return self.put("bora_bora-detail-pushes", {"pushes": pushes})

    def detail_push_down(self, *, name: Shown, spaces: Shown) -> str:
        """{ $name } down to { $spaces }"""
        return self.put("bora_bora-detail-push-down", {"name": name, "spaces": spaces})

    def detail_push_out(self, *, name: Shown) -> str:
        """{ $name } out"""
        return self.put("bora_bora-detail-push-out", {"name": name})

    def detail_push_own_down(self, *, count: int, spaces: Shown) -> str:
        """{ $count ->
            [one] your own priest down to { $spaces }
           *[other] your own priests down to { $spaces }
        }
        """
        return self.put("bora_bora-detail-push-own-down", {"count": count, "spaces": spaces})

    def detail_push_own_out(self) -> str:
        """your own priest out"""
        return self.put("bora_bora-detail-push-own-out", {})

    def detail_temple_most(self, *, winner: Shown, priests: Shown) -> str:
        """If it stays like that, { $winner } wins the god tile with { $priests }."""
        return self.put("bora_bora-detail-temple-most", {"winner": winner, "priests": priests})

    def detail_temple_most_own(self, *, priests: Shown) -> str:
        """If it stays like that, you win the god tile with { $priests }."""
        return self.put("bora_bora-detail-temple-most-own", {"priests": priests})

    def detail_use(self, *, count: int, use: Shown) -> str:
        """{ $count ->
            [one] One person: { $use }.
           *[other] { $count } people together: { $use }.
        }
        """
        return self.put("bora_bora-detail-use", {"count": count, "use": use})

    def detail_green(self) -> str:
        """Only one green god per turn."""
        return self.put("bora_bora-detail-green", {})

    def detail_end(self) -> str:
        """Uses that are left are lost for this round."""
        return self.put("bora_bora-detail-end", {})

    def detail_jewel(self, *, shells: Shown, vp: Shown) -> str:
        """You keep { $shells }. It brings { $vp } at the end."""
        return self.put("bora_bora-detail-jewel", {"shells": shells, "vp": vp})

    def detail_jewel_held(self, *, count: int, same: Shown) -> str:
        """{ $count ->
            [0] It is your first piece of jewelry.
            [one] You have 1 piece of jewelry, { $same } of this kind.
           *[other] You have { $count } pieces of jewelry, { $same } of this kind.
        }
        """
        return self.put("bora_bora-detail-jewel-held", {"count": count, "same": same})

    def detail_pass(self) -> str:
        """You keep your shells. Pieces that aren't bought now leave the game."""
        return self.put("bora_bora-detail-pass", {})

    def detail_fulfil(self) -> str:
        """You give up nothing. The tile goes onto your pile of fulfilled tasks."""
        return self.put("bora_bora-detail-fulfil", {})

    def detail_yellow(self) -> str:
        """The god is paid first; the task must then lack at most one unit."""
        return self.put("bora_bora-detail-yellow", {})

    def detail_discard(self) -> str:
        """The task leaves the game and brings nothing."""
        return self.put("bora_bora-detail-discard", {})

    def detail_take(self) -> str:
        """It takes the place of the task that has just left."""
        return self.put("bora_bora-detail-take", {})

    def detail_done(self) -> str:
        """Tasks that are left bring nothing."""
        return self.put("bora_bora-detail-done", {})

    def detail_stop_helper_spend(self) -> str:
        """Points that are left are lost."""
        return self.put("bora_bora-detail-stop-helper-spend", {})

    def detail_stop_move_hut_more(self) -> str:
        """Your other huts stay on their spaces."""
        return self.put("bora_bora-detail-stop-move-hut-more", {})

    def confirm_fishing(self, *, better: Shown, vp: Shown) -> str:
        """The helper would bring at least { $better } for this die; fishing brings { $vp }. Fish anyway?"""
        return self.put("bora_bora-confirm-fishing", {"better": better, "vp": vp})

    def confirm_stop(self, *, left: Shown) -> str:
        """{ $left } left: each could still be 1 VP. Stop anyway?"""
        return self.put("bora_bora-confirm-stop", {"left": left})

    def confirm_end(self, *, left: Shown) -> str:
        """You could still use { $left }. End your turn anyway?"""
        return self.put("bora_bora-confirm-end", {"left": left})

    def confirm_pass(self, *, left: Shown) -> str:
        """You could afford { $left }. Buy nothing anyway?"""
        return self.put("bora_bora-confirm-pass", {"left": left})

    def confirm_discard(self, *, instead: Shown, yellow: Shown) -> str:
        """With a yellow god you could fulfil { $instead } for { $yellow }. Discard anyway?"""
        return self.put("bora_bora-confirm-discard", {"instead": instead, "yellow": yellow})

    def confirm_yellow(self, *, instead: Shown) -> str:
        """Without any god you could fulfil { $instead }. Use a yellow god anyway?"""
        return self.put("bora_bora-confirm-yellow", {"instead": instead})

    def confirm_done(self, *, left: Shown) -> str:
        """You could still fulfil { $left }. Finish anyway?"""
        return self.put("bora_bora-confirm-done", {"left": left})

    def confirm_temple(self) -> str:
        """Your own priest would be pushed out. Do it anyway?"""
        return self.put("bora_bora-confirm-temple", {})

    def confirm_site(self, *, room: int) -> str:
        """{ $room ->
            [one] On the rest of your ground only 1 more tile would fit. Build there anyway?
           *[other] On the rest of your ground only { $room } more tiles would fit. Build there anyway?
        }
        """
        return self.put("bora_bora-confirm-site", {"room": room})

    def reason_region_taken(self) -> str:
        """Another player already has the first hut there."""
        return self.put("bora_bora-reason-region-taken", {})

    def reason_path_too_high(self, *, needed: Shown, value: Shown) -> str:
        """The path there needs { $needed }; the value is { $value }."""
        return self.put("bora_bora-reason-path-too-high", {"needed": needed, "value": value})

    def reason_own_hut_there(self) -> str:
        """You have a hut there already."""
        return self.put("bora_bora-reason-own-hut-there", {})

    def reason_not_joined(self) -> str:
        """No path that may be used now leads there from your huts."""
        return self.put("bora_bora-reason-not-joined", {})

    def reason_no_expansion(self) -> str:
        """You aren't expanding now."""
        return self.put("bora_bora-reason-no-expansion", {})

    def reason_no_region(self, *, value: Shown) -> str:
        """No region is in reach with { $value }."""
        return self.put("bora_bora-reason-no-region", {"value": value})

    def reason_no_hut_left(self) -> str:
        """You have no hut left on your board."""
        return self.put("bora_bora-reason-no-hut-left", {})

    def reason_no_person(self, *, value: Shown) -> str:
        """No tile lies on a place up to { $value }."""
        return self.put("bora_bora-reason-no-person", {"value": value})

    def reason_no_free_space(self) -> str:
        """You have no free space for a person."""
        return self.put("bora_bora-reason-no-free-space", {})

    def reason_no_priest(self) -> str:
        """You have no priest in your supply."""
        return self.put("bora_bora-reason-no-priest", {})

    def reason_all_built(self) -> str:
        """You have built all your tiles."""
        return self.put("bora_bora-reason-all-built", {})

    def reason_no_tile_low_enough(self, *, value: Shown) -> str:
        """All your unbuilt tiles are higher than { $value }."""
        return self.put("bora_bora-reason-no-tile-low-enough", {"value": value})

    def reason_no_adjacent_materials(self) -> str:
        """No two materials lie side by side on your ground."""
        return self.put("bora_bora-reason-no-adjacent-materials", {})

    def reason_not_lower(self, *, lowest: Shown) -> str:
        """The lowest die there is a { $lowest }: only a lower one may be placed."""
        return self.put("bora_bora-reason-not-lower", {"lowest": lowest})

    def reason_not_lower_missing(self, *, lowest: Shown, missing: Shown) -> str:
        """The lowest die there is a { $lowest }; for a blue god you lack { $missing }."""
        return self.put("bora_bora-reason-not-lower-missing", {"lowest": lowest, "missing": missing})

    def reason_white_not_payable(self) -> str:
        """You can't pay for a white god."""
        return self.put("bora_bora-reason-white-not-payable", {})

    def reason_gods_not_payable(self) -> str:
        """You can't pay for a blue and a white god together."""
        return self.put("bora_bora-reason-gods-not-payable", {})

    def reason_leaves_too_little(self) -> str:
        """Too little would be left for the rest."""
        return self.put("bora_bora-reason-leaves-too-little", {})

    def reason_place_too_high(self, *, value: Shown) -> str:
        """The place is higher than { $value }."""
        return self.put("bora_bora-reason-place-too-high", {"value": value})

    def reason_too_few_points(self, *, needed: Shown, points: Shown) -> str:
        """It costs { $needed }; you have { $points }."""
        return self.put("bora_bora-reason-too-few-points", {"needed": needed, "points": points})

    def reason_shifted_already(self) -> str:
        """This person has been shifted down already."""
        return self.put("bora_bora-reason-shifted-already", {})

    def reason_no_hut_to_move(self) -> str:
        """You have no hut on spaces 1 to 11."""
        return self.put("bora_bora-reason-no-hut-to-move", {})

    def reason_no_card_left(self) -> str:
        """No god card is left."""
        return self.put("bora_bora-reason-no-card-left", {})

    def reason_no_card_now(self) -> str:
        """God cards come from the helper, the fire bonus and shamans."""
        return self.put("bora_bora-reason-no-card-now", {})

    def reason_no_god_now(self) -> str:
        """Gods are played where the game asks: blue and white with a die, red right after a hut, green when people are used, yellow for a task."""
        return self.put("bora_bora-reason-no-god-now", {})

    def reason_status_end(self) -> str:
        """Your marker is on the last space."""
        return self.put("bora_bora-reason-status-end", {})

    def reason_no_status_now(self) -> str:
        """Status steps come from tattooed men, the fire bonus and warriors."""
        return self.put("bora_bora-reason-no-status-now", {})

    def reason_no_gain_now(self) -> str:
        """Nothing can be taken from there now."""
        return self.put("bora_bora-reason-no-gain-now", {})

    def reason_space_too_high(self, *, value: Shown) -> str:
        """The space is higher than { $value }."""
        return self.put("bora_bora-reason-space-too-high", {"value": value})

    def reason_number_too_high(self, *, value: Shown) -> str:
        """The number is higher than { $value }."""
        return self.put("bora_bora-reason-number-too-high", {"value": value})

    def reason_sex_used(self) -> str:
        """You have used one kind of this sex already."""
        return self.put("bora_bora-reason-sex-used", {})

    def reason_cannot_be_used(self) -> str:
        """What they do isn't possible now."""
        return self.put("bora_bora-reason-cannot-be-used", {})

    def reason_doubling_useless(self) -> str:
        """Doubling would change nothing."""
        return self.put("bora_bora-reason-doubling-useless", {})

    def reason_green_played(self) -> str:
        """You have played your green god of this round."""
        return self.put("bora_bora-reason-green-played", {})

    def reason_green_not_payable(self) -> str:
        """You can't pay for a green god."""
        return self.put("bora_bora-reason-green-not-payable", {})

    def reason_too_few_shells(self, *, missing: Shown) -> str:
        """You lack { $missing }."""
        return self.put("bora_bora-reason-too-few-shells", {"missing": missing})

    def reason_units_missing(self) -> str:
        """More than one unit is missing."""
        return self.put("bora_bora-reason-units-missing", {})

    def reason_yellow_not_payable(self) -> str:
        """You can't pay for a yellow god without losing what the task asks for."""
        return self.put("bora_bora-reason-yellow-not-payable", {})

    def reason_task_is_met(self) -> str:
        """One of your tasks is met: nothing may be discarded."""
        return self.put("bora_bora-reason-task-is-met", {})

    def reason_game_over(self) -> str:
        """The game is over."""
        return self.put("bora_bora-reason-game-over", {})

    def reason_not_your_turn(self, *, seat: Shown) -> str:
        """It is { $seat }'s turn."""
        return self.put("bora_bora-reason-not-your-turn", {"seat": seat})

    def reason_no_die_now(self) -> str:
        """No die can be placed now."""
        return self.put("bora_bora-reason-no-die-now", {})

    def reason_die_placed(self) -> str:
        """Your die has been placed: its action comes first."""
        return self.put("bora_bora-reason-die-placed", {})

    def reason_action_impossible(self) -> str:
        """The action of this card can't be carried out with any value."""
        return self.put("bora_bora-reason-action-impossible", {})

    def reason_not_yours(self) -> str:
        """It isn't on your board."""
        return self.put("bora_bora-reason-not-yours", {})

    def reason_people_later(self) -> str:
        """People are used once all dice are placed, and shifted down by the helper."""
        return self.put("bora_bora-reason-people-later", {})

    def reason_no_taking_now(self) -> str:
        """No person can be taken now."""
        return self.put("bora_bora-reason-no-taking-now", {})

    def reason_jewel_gone(self) -> str:
        """It isn't for sale any more."""
        return self.put("bora_bora-reason-jewel-gone", {})

    def reason_jewel_later(self) -> str:
        """Jewelry is bought in phase C of its round."""
        return self.put("bora_bora-reason-jewel-later", {})

    def reason_task_later(self) -> str:
        """New tasks are taken at the end of a round."""
        return self.put("bora_bora-reason-task-later", {})

    def reason_tasks_later(self) -> str:
        """Tasks are fulfilled at the end of a round."""
        return self.put("bora_bora-reason-tasks-later", {})

    def reason_space_covered(self) -> str:
        """A building tile lies there."""
        return self.put("bora_bora-reason-space-covered", {})

    def reason_space_filled(self) -> str:
        """A material lies there already."""
        return self.put("bora_bora-reason-space-filled", {})

    def reason_space_empty(self) -> str:
        """Nothing lies there yet."""
        return self.put("bora_bora-reason-space-empty", {})

    def reason_built_already(self) -> str:
        """This tile has been built."""
        return self.put("bora_bora-reason-built-already", {})

    def reason_no_building_now(self) -> str:
        """Nothing can be built now."""
        return self.put("bora_bora-reason-no-building-now", {})

    def reason_no_temple_now(self) -> str:
        """No priest can go to the temple now."""
        return self.put("bora_bora-reason-no-temple-now", {})

    def event_with(self, *, head: Shown, what: Shown) -> str:
        """{ $head }: { $what }."""
        return self.put("bora_bora-event-with", {"head": head, "what": what})

    def event_gains(self, *, name: Shown, what: Shown) -> str:
        """{ $name } gains { $what }."""
        return self.put("bora_bora-event-gains", {"name": name, "what": what})

    def event_round_begins(self, *, round: Shown) -> str:
        """Round { $round } begins."""
        return self.put("bora_bora-event-round-begins", {"round": round})

    def event_rolled(self, *, parts: Shown) -> str:
        """Dice: { $parts }."""
        return self.put("bora_bora-event-rolled", {"parts": parts})

    def event_placed_die_plain(self, *, name: Shown, number: Shown, card: Shown) -> str:
        """{ $name } places a { $number } on { $card }."""
        return self.put("bora_bora-event-placed-die-plain", {"name": name, "number": number, "card": card})

    def event_placed_die_blue(self, *, name: Shown, number: Shown, card: Shown) -> str:
        """{ $name } places a { $number } on { $card } with a blue god."""
        return self.put("bora_bora-event-placed-die-blue", {"name": name, "number": number, "card": card})

    def event_placed_die_white(self, *, name: Shown, number: Shown, card: Shown) -> str:
        """{ $name } places a { $number } on { $card }; a white god makes it a 6."""
        return self.put("bora_bora-event-placed-die-white", {"name": name, "number": number, "card": card})

    def event_placed_die_both(self, *, name: Shown, number: Shown, card: Shown) -> str:
        """{ $name } places a { $number } on { $card } with a blue god; a white god makes it a 6."""
        return self.put("bora_bora-event-placed-die-both", {"name": name, "number": number, "card": card})

    def event_placed_die_fishing(self, *, name: Shown, number: Shown) -> str:
        """{ $name } fishes with a { $number }."""
        return self.put("bora_bora-event-placed-die-fishing", {"name": name, "number": number})

    def event_played_god(self, *, name: Shown, god: Shown, payment: Shown) -> str:
        """{ $name } plays { $god } for { $payment }."""
        return self.put("bora_bora-event-played-god", {"name": name, "god": god, "payment": payment})

    def event_occupied_free(self, *, name: Shown, region: Shown) -> str:
        """{ $name }'s hut goes to { $region }."""
        return self.put("bora_bora-event-occupied-free", {"name": name, "region": region})

    def event_occupied_aside(self, *, name: Shown, region: Shown, aside: Shown) -> str:
        """{ $name }'s hut goes to { $region }; { $aside }'s moves aside."""
        return self.put("bora_bora-event-occupied-aside", {"name": name, "region": region, "aside": aside})

    def event_took_person(self, *, name: Shown, tile: Shown, place: Shown) -> str:
        """{ $name } takes { $tile } from place { $place }."""
        return self.put("bora_bora-event-took-person", {"name": name, "tile": tile, "place": place})

    def event_placed_material(self, *, name: Shown, material: Shown, space: Shown) -> str:
        """{ $name } lays { $material } on ground { $space }."""
        return self.put(
            "bora_bora-event-placed-material", {"name": name, "material": material, "space": space}
        )

    def event_material_beside(self, *, name: Shown, material: Shown) -> str:
        """{ $name } lays { $material } beside the board."""
        return self.put("bora_bora-event-material-beside", {"name": name, "material": material})

    def event_shifted(self, *, name: Shown, tile: Shown) -> str:
        """{ $name } shifts { $tile } down."""
        return self.put("bora_bora-event-shifted", {"name": name, "tile": tile})

    def event_moved_hut(self, *, count: int, name: Shown) -> str:
        """{ $count ->
            [one] { $name } moves a hut to the 12th space.
           *[other] { $name } moves { $count } huts to the 12th space.
        }
        """
        return self.put("bora_bora-event-moved-hut", {"count": count, "name": name})

    def event_placed_priest_free(self, *, name: Shown, space: Shown) -> str:
        """{ $name }'s priest goes to temple space { $space }."""
        return self.put("bora_bora-event-placed-priest-free", {"name": name, "space": space})

    def event_placed_priest_out(self, *, name: Shown, space: Shown, out: Shown) -> str:
        """{ $name }'s priest goes to temple space { $space } and pushes { $out }'s out."""
        return self.put("bora_bora-event-placed-priest-out", {"name": name, "space": space, "out": out})

    def event_built(self, *, name: Shown, number: Shown, spaces: Shown) -> str:
        """{ $name } builds tile { $number } on ground { $spaces }."""
        return self.put("bora_bora-event-built", {"name": name, "number": number, "spaces": spaces})

    def event_doubled(self, *, name: Shown, who: Shown, cards: Shown) -> str:
        """{ $name } doubles this use of { $who } by a green god just drawn, { $cards } more, as agreed."""
        return self.put("bora_bora-event-doubled", {"name": name, "who": who, "cards": cards})

    def event_used_use(self, *, name: Shown, who: Shown, effect: Shown) -> str:
        """{ $name } uses { $who }, { $effect }."""
        return self.put("bora_bora-event-used-use", {"name": name, "who": who, "effect": effect})

    def event_used_doubled(self, *, name: Shown, who: Shown, effect: Shown) -> str:
        """{ $name } uses { $who } doubled by the green god, { $effect }."""
        return self.put("bora_bora-event-used-doubled", {"name": name, "who": who, "effect": effect})

    def event_used_extra(self, *, name: Shown, who: Shown, effect: Shown) -> str:
        """{ $name } also uses { $who } by the green god, { $effect }."""
        return self.put("bora_bora-event-used-extra", {"name": name, "who": who, "effect": effect})

    def event_used_use_gain(self, *, name: Shown, who: Shown) -> str:
        """{ $name } uses { $who }."""
        return self.put("bora_bora-event-used-use-gain", {"name": name, "who": who})

    def event_used_doubled_gain(self, *, name: Shown, who: Shown) -> str:
        """{ $name } uses { $who } doubled by the green god."""
        return self.put("bora_bora-event-used-doubled-gain", {"name": name, "who": who})

    def event_used_extra_gain(self, *, name: Shown, who: Shown) -> str:
        """{ $name } also uses { $who } by the green god."""
        return self.put("bora_bora-event-used-extra-gain", {"name": name, "who": who})

    def event_status(self, *, parts: Shown) -> str:
        """Status: { $parts }."""
        return self.put("bora_bora-event-status", {"parts": parts})

    def event_temple(self, *, parts: Shown) -> str:
        """Temple: { $parts }."""
        return self.put("bora_bora-event-temple", {"parts": parts})

    def name_vp(self, *, name: Shown, vp: Shown) -> str:
        """{ $name } { $vp }"""
        return self.put("bora_bora-name-vp", {"name": name, "vp": vp})

    def event_turn_order(self, *, seats: Shown) -> str:
        """New turn order: { $seats }."""
        return self.put("bora_bora-event-turn-order", {"seats": seats})

    def event_won_god_tile(self, *, name: Shown, priests: Shown) -> str:
        """{ $name } wins a god tile with { $priests } in the temple."""
        return self.put("bora_bora-event-won-god-tile", {"name": name, "priests": priests})

    def event_god_tile_lost(self) -> str:
        """The temple is empty: a god tile leaves the game."""
        return self.put("bora_bora-event-god-tile-lost", {})

    def event_bought_jewelry(self, *, name: Shown, jewel: Shown, shells: Shown) -> str:
        """{ $name } buys { $jewel } for { $shells }."""
        return self.put("bora_bora-event-bought-jewelry", {"name": name, "jewel": jewel, "shells": shells})

    def event_fulfilled_task_plain(self, *, name: Shown, task: Shown) -> str:
        """{ $name } fulfils the task “{ $task }”."""
        return self.put("bora_bora-event-fulfilled-task-plain", {"name": name, "task": task})

    def event_fulfilled_task_yellow(self, *, name: Shown, task: Shown) -> str:
        """{ $name } fulfils the task “{ $task }” with a yellow god."""
        return self.put("bora_bora-event-fulfilled-task-yellow", {"name": name, "task": task})

    def event_fulfilled_task_plain_shown(self, *, name: Shown, task: Shown, cards: Shown) -> str:
        """{ $name } fulfils the task “{ $task }”, showing { $cards }."""
        return self.put(
            "bora_bora-event-fulfilled-task-plain-shown", {"name": name, "task": task, "cards": cards}
        )

    def event_fulfilled_task_yellow_shown(self, *, name: Shown, task: Shown, cards: Shown) -> str:
        """{ $name } fulfils the task “{ $task }” with a yellow god, showing { $cards }."""
        return self.put(
            "bora_bora-event-fulfilled-task-yellow-shown", {"name": name, "task": task, "cards": cards}
        )

    def event_discarded_task(self, *, name: Shown, task: Shown) -> str:
        """{ $name } discards the task “{ $task }”."""
        return self.put("bora_bora-event-discarded-task", {"name": name, "task": task})

    def event_took_task(self, *, name: Shown, task: Shown) -> str:
        """{ $name } takes the task “{ $task }”."""
        return self.put("bora_bora-event-took-task", {"name": name, "task": task})

    def event_reshuffled(self, *, cards: Shown) -> str:
        """The discard pile, { $cards }, is shuffled."""
        return self.put("bora_bora-event-reshuffled", {"cards": cards})

    def event_turned_up(self, *, parts: Shown) -> str:
        """New in the open row: { $parts }."""
        return self.put("bora_bora-event-turned-up", {"parts": parts})

    def event_no_god_card(self, *, name: Shown) -> str:
        """No god card is left for { $name }."""
        return self.put("bora_bora-event-no-god-card", {"name": name})

    def event_game_ended(self) -> str:
        """The last tasks are done."""
        return self.put("bora_bora-event-game-ended", {})

    def gain_played_god(self, *, paid: Shown, payment: Shown) -> str:
        """{ $paid } for { $payment }"""
        return self.put("bora_bora-gain-played-god", {"paid": paid, "payment": payment})

    def gain_occupied_free(self, *, region: Shown) -> str:
        """hut on { $region }"""
        return self.put("bora_bora-gain-occupied-free", {"region": region})

    def gain_occupied_aside(self, *, region: Shown, aside: Shown) -> str:
        """hut on { $region }, { $aside }'s moves aside"""
        return self.put("bora_bora-gain-occupied-aside", {"region": region, "aside": aside})

    def gain_moved_hut(self, *, count: int) -> str:
        """{ $count ->
            [one] a hut to the 12th space
           *[other] { $count } huts to the 12th space
        }
        """
        return self.put("bora_bora-gain-moved-hut", {"count": count})

    def gain_built(self, *, number: Shown, spaces: Shown) -> str:
        """tile { $number } on ground { $spaces }"""
        return self.put("bora_bora-gain-built", {"number": number, "spaces": spaces})

    def gain_scored_fish(self, *, vp: Shown) -> str:
        """{ $vp } for fish"""
        return self.put("bora_bora-gain-scored-fish", {"vp": vp})

    def gain_scored_helper(self, *, vp: Shown) -> str:
        """{ $vp } from the helper"""
        return self.put("bora_bora-gain-scored-helper", {"vp": vp})

    def gain_material_beside(self, *, material: Shown) -> str:
        """{ $material } beside the board"""
        return self.put("bora_bora-gain-material-beside", {"material": material})

    def gain_drew_god_card_unseen(self) -> str:
        """a card from the deck"""
        return self.put("bora_bora-gain-drew-god-card-unseen", {})

    def gain_drew_god_card_own(self, *, card: Shown) -> str:
        """{ $card } from the deck"""
        return self.put("bora_bora-gain-drew-god-card-own", {"card": card})

    def gain_only_blocked(self) -> str:
        """it only blocks the card, as agreed"""
        return self.put("bora_bora-gain-only-blocked", {})

    def gain_no_god_card(self) -> str:
        """no god card is left"""
        return self.put("bora_bora-gain-no-god-card", {})

    def score_track(self) -> str:
        """On the track"""
        return self.put("bora_bora-score-track", {})

    def score_track_line(self, *, ledger: Shown) -> str:
        """On the track: { $ledger }"""
        return self.put("bora_bora-score-track-line", {"ledger": ledger})

    def score_god_tiles(self) -> str:
        """God tiles"""
        return self.put("bora_bora-score-god-tiles", {})

    def score_god_tiles_line(self, *, tiles: Shown) -> str:
        """{ $tiles } left"""
        return self.put("bora_bora-score-god-tiles-line", {"tiles": tiles})

    def score_fish(self) -> str:
        """Fish at own sites"""
        return self.put("bora_bora-score-fish", {})

    def score_fish_line(self, *, regions: Shown) -> str:
        """Fish at own sites: { $regions }"""
        return self.put("bora_bora-score-fish-line", {"regions": regions})

    def score_jewelry(self) -> str:
        """Jewelry"""
        return self.put("bora_bora-score-jewelry", {})

    def score_jewelry_line(self, *, jewels: Shown) -> str:
        """Jewelry: { $jewels }"""
        return self.put("bora_bora-score-jewelry-line", {"jewels": jewels})

    def score_bonus_tasks(self) -> str:
        """9 fulfilled tasks"""
        return self.put("bora_bora-score-bonus-tasks", {})

    def score_bonus_jewelry(self) -> str:
        """6 pieces of jewelry"""
        return self.put("bora_bora-score-bonus-jewelry", {})

    def score_bonus_ground(self) -> str:
        """Full ground"""
        return self.put("bora_bora-score-bonus-ground", {})

    def score_bonus_buildings(self) -> str:
        """All tiles built"""
        return self.put("bora_bora-score-bonus-buildings", {})

    def score_bonus_huts(self) -> str:
        """Huts in all regions"""
        return self.put("bora_bora-score-bonus-huts", {})

    def score_bonus_people(self) -> str:
        """12 people"""
        return self.put("bora_bora-score-bonus-people", {})

    def source_start(self, *, count: Shown) -> str:
        """start { $count }"""
        return self.put("bora_bora-source-start", {"count": count})

    def source_fishing(self, *, count: Shown) -> str:
        """fishing { $count }"""
        return self.put("bora_bora-source-fishing", {"count": count})

    def source_helper(self, *, count: Shown) -> str:
        """helper { $count }"""
        return self.put("bora_bora-source-helper", {"count": count})

    def source_fish(self, *, count: Shown) -> str:
        """fish by red gods { $count }"""
        return self.put("bora_bora-source-fish", {"count": count})

    def source_building(self, *, count: Shown) -> str:
        """building { $count }"""
        return self.put("bora_bora-source-building", {"count": count})

    def source_people(self, *, count: Shown) -> str:
        """people { $count }"""
        return self.put("bora_bora-source-people", {"count": count})

    def source_status(self, *, count: Shown) -> str:
        """status { $count }"""
        return self.put("bora_bora-source-status", {"count": count})

    def source_temple(self, *, count: Shown) -> str:
        """temple { $count }"""
        return self.put("bora_bora-source-temple", {"count": count})

    def source_tasks(self, *, count: Shown) -> str:
        """tasks { $count }"""
        return self.put("bora_bora-source-tasks", {"count": count})

    def tie_break(self, *, tile: Shown) -> str:
        """turn-order tile { $tile }; the lower one wins."""
        return self.put("bora_bora-tie-break", {"tile": tile})

    def scoring(self) -> str:
        """The player with the most VP wins. On the track: fishing, helper, tasks, status, temple, buildings, people, and fish by red gods. At the end: 2 for each god tile, the fish of each building site you hold, your jewelry, and 6 each for 9 fulfilled tasks, 6 pieces of jewelry, a full ground, all tiles built, huts in all regions, and 12 people."""
        return self.put("bora_bora-scoring", {})

    def undo_stops(self) -> str:
        """You can't go back further: something has been rolled, drawn or revealed since, or another player has decided."""
        return self.put("bora_bora-undo-stops", {})

    def variant_blocking(self) -> str:
        """Dice may block"""
        return self.put("bora_bora-variant-blocking", {})

    def variant_blocking_no(self) -> str:
        """no"""
        return self.put("bora_bora-variant-blocking-no", {})

    def variant_blocking_yes(self) -> str:
        """yes"""
        return self.put("bora_bora-variant-blocking-yes", {})

    def variant_blocking_hint(self) -> str:
        """Whether a die that can't do anything on a card for expanding, or on the temple, may lie there to block it."""
        return self.put("bora_bora-variant-blocking-hint", {})

    def variant_doubling(self) -> str:
        """Gods double"""
        return self.put("bora_bora-variant-doubling", {})

    def variant_doubling_before(self) -> str:
        """before a use"""
        return self.put("bora_bora-variant-doubling-before", {})

    def variant_doubling_drawn(self) -> str:
        """after drawing"""
        return self.put("bora_bora-variant-doubling-drawn", {})

    def variant_doubling_hint(self) -> str:
        """Whether a green god that a use draws may still double this very use."""
        return self.put("bora_bora-variant-doubling-hint", {})

    def ruling_blocking_no(self) -> str:
        """Agreed for this game: a die goes only where its action can be carried out; it can't merely block a card."""
        return self.put("bora_bora-ruling-blocking-no", {})

    def ruling_blocking_yes(self) -> str:
        """Agreed for this game: on the cards for expanding and on the temple, a die may lie merely to block the card."""
        return self.put("bora_bora-ruling-blocking-yes", {})

    def ruling_doubling_before(self) -> str:
        """Agreed for this game: a green god doubles a use only if it is played before it. One drawn by the use can't double it."""
        return self.put("bora_bora-ruling-doubling-before", {})

    def ruling_doubling_drawn(self) -> str:
        """Agreed for this game: a green god that a use draws may still double this use."""
        return self.put("bora_bora-ruling-doubling-drawn", {})

    def signs(
        self,
        *,
        vp: Shown,
        offering: Shown,
        shell: Shown,
        card: Shown,
        tile: Shown,
        priest: Shown,
        hut: Shown,
        status: Shown,
        sand: Shown,
        stone: Shown,
        wood: Shown,
        blue: Shown,
        white: Shown,
        red: Shown,
        green: Shown,
        yellow: Shown,
        man: Shown,
        woman: Shown,
        parrotfish: Shown,
        butterflyfish: Shown,
        surgeonfish: Shown,
        triggerfish: Shown,
        serves: Shown,
        new: Shown,
        barred: Shown,
    ) -> str:
        """{ $vp } points · { $offering } offering · { $shell } shell · { $card } god card · { $tile } god tile · { $priest } priest · { $hut } hut · { $status } status
        { $sand } sand · { $stone } stone · { $wood } wood: what a site yields, and what a space of the ground asks for
        { $blue } blue · { $white } white · { $red } red · { $green } green · { $yellow } yellow god · { $man } man · { $woman } woman
        { $parrotfish } parrot · { $butterflyfish } butterfly · { $surgeonfish } surgeon · { $triggerfish } trigger fish, with its points
        ══4══ land path, ╌╌4╌╌ water path: the value that it takes
        { $hut }A filled: holds the site · { $hut } with a small letter: stands aside
        { $serves } serves one of your tasks · { $new } new since your last turn · { $barred } you can't pay for it
        { $status }{ $status } or { $shell }{ $shell } beside a person: what the helper gives for them once
        """
        return self.put(
            "bora_bora-signs",
            {
                "vp": vp,
                "offering": offering,
                "shell": shell,
                "card": card,
                "tile": tile,
                "priest": priest,
                "hut": hut,
                "status": status,
                "sand": sand,
                "stone": stone,
                "wood": wood,
                "blue": blue,
                "white": white,
                "red": red,
                "green": green,
                "yellow": yellow,
                "man": man,
                "woman": woman,
                "parrotfish": parrotfish,
                "butterflyfish": butterflyfish,
                "surgeonfish": surgeonfish,
                "triggerfish": triggerfish,
                "serves": serves,
                "new": new,
                "barred": barred,
            },
        )

    def help_setup_hut(self) -> str:
        """Every player begins with one hut, on a region with a 1-fish that no other player has taken. You get what its building site yields. Fish isn't scored now."""
        return self.put("bora_bora-help-setup-hut", {})

    def help_place_die(self) -> str:
        """Place one die on an action card and carry out the action. A die must be lower than every die lying there, unless you pay for a blue god. With a white god its action has the value 6. An action that can be carried out must be. Fishing is always possible, with any die."""
        return self.put("bora_bora-help-place-die", {})

    def help_pay_god(self) -> str:
        """A god costs a card of its colour and an offering; or two equal cards of another colour and an offering; or a god tile, without an offering."""
        return self.put("bora_bora-help-pay-god", {})

    def help_expand(self) -> str:
        """A new hut goes from your board onto the building site of a region next to one with a hut of yours, over a path whose number isn't higher than the value. A hut standing on the site moves aside, but stays in the region. You get what the site yields. Each player may have one hut in a region."""
        return self.put("bora_bora-help-expand", {})

    def help_green_offer(self) -> str:
        """The use has just brought god cards, and you can pay for a green god. It may double this very use: you take as many cards again. You may play only one green god in this phase."""
        return self.put("bora_bora-help-green-offer", {})

    def help_red_offer(self) -> str:
        """Only now, with the hut just placed, a red god can score the fish tile of this region. The tile stays there."""
        return self.put("bora_bora-help-red-offer", {})

    def help_take_person(self) -> str:
        """The tile goes onto a free space of your board. From now on you can use it each round once all dice are placed, and the helper can shift it down once for status or shells."""
        return self.put("bora_bora-help-take-person", {})

    def help_helper_spend(self) -> str:
        """The die brings points to spend. For 1 point: shift a man down for status steps, shift a woman down for shells, or 1 VP. For 2 points: an offering, a god card, a building material, or a hut to the 12th space, which frees its space. Points that are left are lost."""
        return self.put("bora_bora-help-helper-spend", {})

    def help_choose_material(self) -> str:
        """Any building material. If no matching space of your ground is free, it is laid beside the board, where it only counts for tasks."""
        return self.put("bora_bora-help-choose-material", {})

    def help_place_material(self) -> str:
        """Materials lie on spaces that show them, and never move. Two side by side can be built on."""
        return self.put("bora_bora-help-place-material", {})

    def help_take_god_card(self) -> str:
        """A card from the open row, which is filled up at once, or the top card of the deck, which only you will see."""
        return self.put("bora_bora-help-take-god-card", {})

    def help_temple_space(self) -> str:
        """Your priest goes onto a space up to the value. The priest that stands there moves to the next lower one, and so on; from space 1 a priest returns to its owner. Then comes the fire bonus. Every priest brings VP at the end of each round; the player with the most priests wins a god tile, and the highest priest decides ties."""
        return self.put("bora_bora-help-temple-space", {})

    def help_build_tile(self) -> str:
        """One of your building tiles up to the value. All bring the same: 10 VP in rounds 1 and 2, 7 in 3 and 4, 4 in 5 and 6, and the fire bonus."""
        return self.put("bora_bora-help-build-tile", {})

    def help_build_site(self) -> str:
        """Two materials side by side make way for the tile, which lies there to the end. All six tiles fit only if no single space is left over."""
        return self.put("bora_bora-help-build-site", {})

    def help_fire_gift(self) -> str:
        """The fire bonus is a god card or an offering, and then a status step or a shell."""
        return self.put("bora_bora-help-fire-gift", {})

    def help_fire_mark(self) -> str:
        """The second half of the fire bonus: a step on the status track, or a shell for jewelry."""
        return self.put("bora_bora-help-fire-mark", {})

    def help_use_people(self) -> str:
        """In each round you may use one kind of men and one kind of women, in any order. All your people of one sex and kind count together, but make only one action. A green god doubles one use, or allows one more kind. People stay as they are."""
        return self.put("bora_bora-help-use-people", {})

    def help_move_hut_more(self) -> str:
        """Huts may move to the 12th space, up to the number given. Each frees a space for a person."""
        return self.put("bora_bora-help-move-hut-more", {})

    def help_buy_jewelry(self) -> str:
        """In the new turn order, every player may buy one piece of this round with shells. It brings its VP at the end, and counts for tasks. Pieces that aren't sold leave the game."""
        return self.put("bora_bora-help-buy-jewelry", {})

    def help_resolve_task(self) -> str:
        """Exactly one of your three tasks leaves: fulfilled for 6 VP, or with a yellow god in place of one missing unit for 4 VP. You may discard one only if none is met without a god. You give up nothing but the god."""
        return self.put("bora_bora-help-resolve-task", {})

    def help_take_task(self) -> str:
        """Every player takes a new task, in the last round too. Tasks that are left leave the game."""
        return self.put("bora_bora-help-take-task", {})

    def help_final_task(self) -> str:
        """After the last round you may fulfil all your tasks, each for 6 VP, or with a yellow god for 4 VP. The order can matter: cards, offerings and god tiles that you pay no longer count."""
        return self.put("bora_bora-help-final-task", {})

    def stage_set_up(self) -> str:
        """set-up"""
        return self.put("bora_bora-stage-set-up", {})

    def stage_dice(self) -> str:
        """phase A, dice"""
        return self.put("bora_bora-stage-dice", {})

    def stage_people(self) -> str:
        """phase B, men and women"""
        return self.put("bora_bora-stage-people", {})

    def stage_jewelry(self) -> str:
        """phase C, jewelry"""
        return self.put("bora_bora-stage-jewelry", {})

    def stage_tasks(self) -> str:
        """phase C, tasks"""
        return self.put("bora_bora-stage-tasks", {})

    def stage_new_tasks(self) -> str:
        """phase C, new tasks"""
        return self.put("bora_bora-stage-new-tasks", {})

    def stage_final_tasks(self) -> str:
        """final tasks"""
        return self.put("bora_bora-stage-final-tasks", {})

    def stage_over(self) -> str:
        """over"""
        return self.put("bora_bora-stage-over", {})

    def part_map(self) -> str:
        """map"""
        return self.put("bora_bora-part-map", {})

    def part_actions(self) -> str:
        """actions"""
        return self.put("bora_bora-part-actions", {})

    def part_tracks(self) -> str:
        """tracks"""
        return self.put("bora_bora-part-tracks", {})

    def part_displays(self) -> str:
        """displays"""
        return self.put("bora_bora-part-displays", {})

    def part_player(self) -> str:
        """player"""
        return self.put("bora_bora-part-player", {})

    def text_head(
        self, *, round: Shown, rounds: Shown, stage: Shown, building_vp: Shown, priest_vp: Shown
    ) -> str:
        """Round { $round } of { $rounds }: { $stage }. In this round a building brings { $building_vp }, a priest { $priest_vp }."""
        return self.put(
            "bora_bora-text-head",
            {
                "round": round,
                "rounds": rounds,
                "stage": stage,
                "building_vp": building_vp,
                "priest_vp": priest_vp,
            },
        )

    def text_order(self, *, seats: Shown) -> str:
        """Turn order: { $seats }."""
        return self.put("bora_bora-text-order", {"seats": seats})

    def text_map(self) -> str:
        """Map (site; yield; fish; paths):"""
        return self.put("bora_bora-text-map", {})

    def text_region(self, *, region: Shown, holders: Shown, good: Shown, tile: Shown, ways: Shown) -> str:
        """{ $region }: { $holders }; { $good }; { $tile }; { $ways }"""
        return self.put(
            "bora_bora-text-region",
            {"region": region, "holders": holders, "good": good, "tile": tile, "ways": ways},
        )

    def text_site_held(self, *, name: Shown) -> str:
        """{ $name } holds the site"""
        return self.put("bora_bora-text-site-held", {"name": name})

    def text_site_free(self) -> str:
        """no hut"""
        return self.put("bora_bora-text-site-free", {})

    def text_beside(self, *, huts: Shown, names: Shown) -> str:
        """{ $huts }, aside { $names }"""
        return self.put("bora_bora-text-beside", {"huts": huts, "names": names})

    def text_cards(self) -> str:
        """Action cards and the dice on them:"""
        return self.put("bora_bora-text-cards", {})

    def text_card(self, *, card: Shown, lying: Shown) -> str:
        """{ $card }: { $lying }"""
        return self.put("bora_bora-text-card", {"card": card, "lying": lying})

    def text_roll(self, *, name: Shown, dice: Shown) -> str:
        """{ $name } ({ $dice })"""
        return self.put("bora_bora-text-roll", {"name": name, "dice": dice})

    def text_status(self, *, stacks: Shown) -> str:
        """Status track, from the front, the upper marker first: { $stacks }."""
        return self.put("bora_bora-text-status", {"stacks": stacks})

    def text_stack(self, *, space: Shown, now: Shown, seats: Shown) -> str:
        """space { $space } ({ $now }) { $seats }"""
        return self.put("bora_bora-text-stack", {"space": space, "now": now, "seats": seats})

    def text_temple(self, *, temple: Shown, god_tiles: Shown) -> str:
        """Temple: { $temple }; left there: { $god_tiles }."""
        return self.put("bora_bora-text-temple", {"temple": temple, "god_tiles": god_tiles})

    def text_space(self, *, space: Shown, name: Shown) -> str:
        """{ $space } { $name }"""
        return self.put("bora_bora-text-space", {"space": space, "name": name})

    def text_people_man(self, *, tiles: Shown) -> str:
        """Men: { $tiles }."""
        return self.put("bora_bora-text-people-man", {"tiles": tiles})

    def text_people_woman(self, *, tiles: Shown) -> str:
        """Women: { $tiles }."""
        return self.put("bora_bora-text-people-woman", {"tiles": tiles})

    def text_place(self, *, number: Shown, kind: Shown, what: Shown) -> str:
        """{ $number } { $kind } ({ $what })"""
        return self.put("bora_bora-text-place", {"number": number, "kind": kind, "what": what})

    def text_gods(self, *, row: Shown, deck: Shown, hand: Shown) -> str:
        """God cards, open row: { $row }. Deck: { $deck }. Discard pile: { $hand }."""
        return self.put("bora_bora-text-gods", {"row": row, "deck": deck, "hand": hand})

    def text_jewels_now(self, *, jewels: Shown) -> str:
        """Jewelry of this round: { $jewels }."""
        return self.put("bora_bora-text-jewels-now", {"jewels": jewels})

    def text_jewels_later(self, *, round: Shown, jewels: Shown) -> str:
        """Jewelry of round { $round }: { $jewels }."""
        return self.put("bora_bora-text-jewels-later", {"round": round, "jewels": jewels})

    def text_display(self, *, tasks: Shown) -> str:
        """Tasks on display: { $tasks }."""
        return self.put("bora_bora-text-display", {"tasks": tasks})

    def text_turn(self, *, name: Shown) -> str:
        """{ $name } (to move)"""
        return self.put("bora_bora-text-turn", {"name": name})

    def text_seat(
        self,
        *,
        mover: Shown,
        total: Shown,
        vp: Shown,
        dice: Shown,
        offerings: Shown,
        shells: Shown,
        god_tiles: Shown,
        cards: Shown,
    ) -> str:
        """{ $mover }: { $total } ({ $vp } on the track), dice { $dice }, { $offerings }, { $shells }, { $god_tiles }, { $cards }."""
        return self.put(
            "bora_bora-text-seat",
            {
                "mover": mover,
                "total": total,
                "vp": vp,
                "dice": dice,
                "offerings": offerings,
                "shells": shells,
                "god_tiles": god_tiles,
                "cards": cards,
            },
        )

    def text_counts(
        self,
        *,
        in_temple: Shown,
        of: Shown,
        on_map: Shown,
        all_huts: Shown,
        persons: Shown,
        tiles_built: Shown,
        jewels_held: Shown,
        fulfilled: Shown,
        marker: Shown,
    ) -> str:
        """Priests in the temple { $in_temple } of { $of }, huts on the map { $on_map } of { $all_huts }, people { $persons }, built { $tiles_built }, jewelry { $jewels_held }, fulfilled tasks { $fulfilled }, status { $marker }."""
        return self.put(
            "bora_bora-text-counts",
            {
                "in_temple": in_temple,
                "of": of,
                "on_map": on_map,
                "all_huts": all_huts,
                "persons": persons,
                "tiles_built": tiles_built,
                "jewels_held": jewels_held,
                "fulfilled": fulfilled,
                "marker": marker,
            },
        )

    def text_hand(self, *, hand: Shown) -> str:
        """Hand: { $hand }."""
        return self.put("bora_bora-text-hand", {"hand": hand})

    def text_spaces(self, *, people: Shown, huts: Shown, last: Shown, vacant: Shown) -> str:
        """People: { $people }; huts on spaces 1 to 11: { $huts }, on the 12th: { $last }; free spaces: { $vacant }."""
        return self.put(
            "bora_bora-text-spaces", {"people": people, "huts": huts, "last": last, "vacant": vacant}
        )

    def text_person_shifted(self, *, tile: Shown) -> str:
        """{ $tile } shifted"""
        return self.put("bora_bora-text-person-shifted", {"tile": tile})

    def text_ground(self, *, rows: Shown) -> str:
        """Ground: { $rows }."""
        return self.put("bora_bora-text-ground", {"rows": rows})

    def text_ground_built(self, *, space: Shown, number: Shown) -> str:
        """{ $space } tile { $number }"""
        return self.put("bora_bora-text-ground-built", {"space": space, "number": number})

    def text_ground_filled(self, *, space: Shown, material: Shown) -> str:
        """{ $space } holds { $material }"""
        return self.put("bora_bora-text-ground-filled", {"space": space, "material": material})

    def text_ground_empty(self, *, space: Shown, material: Shown) -> str:
        """{ $space } empty for { $material }"""
        return self.put("bora_bora-text-ground-empty", {"space": space, "material": material})

    def text_unbuilt(self, *, unbuilt: Shown, beside: Shown) -> str:
        """Tiles not built: { $unbuilt }. Beside the board: { $beside }."""
        return self.put("bora_bora-text-unbuilt", {"unbuilt": unbuilt, "beside": beside})

    def text_tasks(self, *, tasks: Shown) -> str:
        """Tasks: { $tasks }."""
        return self.put("bora_bora-text-tasks", {"tasks": tasks})

    def text_own_jewels(self, *, jewelry: Shown) -> str:
        """Jewelry: { $jewelry }."""
        return self.put("bora_bora-text-own-jewels", {"jewelry": jewelry})

    def text_done(self, *, done: Shown) -> str:
        """Fulfilled: { $done }."""
        return self.put("bora_bora-text-done", {"done": done})

    def look_price(self, *, price: Shown, vp: Shown) -> str:
        """It costs { $price } and brings { $vp } at the end."""
        return self.put("bora_bora-look-price", {"price": price, "vp": vp})

    def look_sold(self, *, round: Shown) -> str:
        """It is sold in round { $round }."""
        return self.put("bora_bora-look-sold", {"round": round})

    def look_task(self, *, full: Shown, yellow: Shown) -> str:
        """Fulfilled it brings { $full }, with a yellow god { $yellow }."""
        return self.put("bora_bora-look-task", {"full": full, "yellow": yellow})

    def look_ground_built(self, *, space: Shown, number: Shown) -> str:
        """Ground { $space }: building tile { $number }."""
        return self.put("bora_bora-look-ground-built", {"space": space, "number": number})

    def look_ground_filled(self, *, space: Shown, material: Shown) -> str:
        """Ground { $space }: { $material } lies there."""
        return self.put("bora_bora-look-ground-filled", {"space": space, "material": material})

    def look_ground_empty(self, *, space: Shown, material: Shown) -> str:
        """Ground { $space }: empty, for { $material }."""
        return self.put("bora_bora-look-ground-empty", {"space": space, "material": material})

    def look_building_open(self, *, number: Shown, vp: Shown) -> str:
        """Building tile { $number }: not built yet; now { $vp } and the fire bonus."""
        return self.put("bora_bora-look-building-open", {"number": number, "vp": vp})

    def look_building_built(self, *, number: Shown) -> str:
        """Building tile { $number }: built."""
        return self.put("bora_bora-look-building-built", {"number": number})

    def look_space(self, *, huts: Shown, last: Shown) -> str:
        """Huts on spaces 1 to 11: { $huts }; on the 12th: { $last }."""
        return self.put("bora_bora-look-space", {"huts": huts, "last": last})

    def look_status(self, *, seat: Shown, before: Shown, now: Shown) -> str:
        """{ $seat } is on space { $before } of the status track: { $now } at the end of the round."""
        return self.put("bora_bora-look-status", {"seat": seat, "before": before, "now": now})

    def look_offerings(self, *, name: Shown, has: Shown) -> str:
        """{ $name } has { $has }. An offering pays for a god together with its card; it is worth nothing at the end."""
        return self.put("bora_bora-look-offerings", {"name": name, "has": has})

    def look_shells(self, *, name: Shown, has: Shown) -> str:
        """{ $name } has { $has }. Shells buy jewelry at the end of a round; a piece brings points at the end of the game."""
        return self.put("bora_bora-look-shells", {"name": name, "has": has})

    def look_cards(self, *, name: Shown, has: Shown) -> str:
        """{ $name } has { $has } in hand. A card and an offering call its god; others see only how many there are."""
        return self.put("bora_bora-look-cards", {"name": name, "has": has})

    def look_god_tiles(self, *, name: Shown, has: Shown) -> str:
        """{ $name } has { $has }. Each pays for any god without an offering; unused, it brings 2 VP at the end."""
        return self.put("bora_bora-look-god-tiles", {"name": name, "has": has})

    def look_priests(self, *, name: Shown, placed: Shown, of: Shown, left: Shown) -> str:
        """{ $name } has { $placed } of { $of } priests in the temple and { $left } still to place. At the end of a round each priest in the temple brings points."""
        return self.put("bora_bora-look-priests", {"name": name, "placed": placed, "of": of, "left": left})

    def look_huts(self, *, name: Shown, left: Shown, on_map: Shown) -> str:
        """{ $name } has { $left } huts still to place and { $on_map } on the map. Each hut that leaves makes room for a man or woman."""
        return self.put("bora_bora-look-huts", {"name": name, "left": left, "on_map": on_map})

    def look_people(self, *, name: Shown, count: int, free: Shown) -> str:
        """{ $name } has { $count ->
            [0] no man or woman
            [one] 1 man or woman
           *[other] { $count } men and women
        } and room for { $free } more now.
        """
        return self.put("bora_bora-look-people", {"name": name, "count": count, "free": free})

    def look_people_once(self, *, count: int) -> str:
        """{ $count ->
            [0] None of them can still be tattooed or collect shells.
            [one] One of them can still be tattooed or collect shells, once.
           *[other] { $count } of them can still be tattooed or collect shells, each once.
        }
        """
        return self.put("bora_bora-look-people-once", {"count": count})

    def look_jewels(self, *, name: Shown, count: int) -> str:
        """{ $name } has { $count ->
            [0] no jewelry
            [one] 1 piece of jewelry
           *[other] { $count } pieces of jewelry
        }; each brings its points at the end.
        """
        return self.put("bora_bora-look-jewels", {"name": name, "count": count})

    def look_tiles(self, *, name: Shown, left: Shown, vp: Shown) -> str:
        """Building tiles that { $name } has left: { $left }. The next one brings { $vp } now."""
        return self.put("bora_bora-look-tiles", {"name": name, "left": left, "vp": vp})

    def look_tasks(self, *, name: Shown, count: int, vp: Shown) -> str:
        """{ $name } has fulfilled { $count ->
            [0] no task
            [one] 1 task
           *[other] { $count } tasks
        } so far. Each brings { $vp } when it is fulfilled at the end of a round.
        """
        return self.put("bora_bora-look-tasks", {"name": name, "count": count, "vp": vp})

    def look_beside(self, *, held: Shown) -> str:
        """Materials beside the board: { $held }. They count only for tasks."""
        return self.put("bora_bora-look-beside", {"held": held})

    def look_land_path(self, *, value: Shown) -> str:
        """A land path: it takes an action Land path with { $value } or more."""
        return self.put("bora_bora-look-land-path", {"value": value})

    def look_water_path(self, *, value: Shown) -> str:
        """A water path: it takes an action Water path with { $value } or more."""
        return self.put("bora_bora-look-water-path", {"value": value})

    def look_path_from(self, *, regions: Shown) -> str:
        """You have a hut in { $regions }, so you can go over it."""
        return self.put("bora_bora-look-path-from", {"regions": regions})

    def look_path_none(self) -> str:
        """You have no hut at either end, so it leads you nowhere yet."""
        return self.put("bora_bora-look-path-none", {})

    def look_latest(self, *, name: Shown) -> str:
        """What { $name } did since your last turn."""
        return self.put("bora_bora-look-latest", {"name": name})

    def element_offerings(self) -> str:
        """offerings"""
        return self.put("bora_bora-element-offerings", {})

    def element_shells(self) -> str:
        """shells"""
        return self.put("bora_bora-element-shells", {})

    def element_god_tiles(self) -> str:
        """god tiles"""
        return self.put("bora_bora-element-god-tiles", {})

    def element_priests(self) -> str:
        """priests"""
        return self.put("bora_bora-element-priests", {})

    def element_huts(self) -> str:
        """huts"""
        return self.put("bora_bora-element-huts", {})

    def element_tiles(self) -> str:
        """building tiles"""
        return self.put("bora_bora-element-tiles", {})

    def element_beside(self) -> str:
        """materials beside the board"""
        return self.put("bora_bora-element-beside", {})

    def element_land_path(self, *, a: Shown, b: Shown) -> str:
        """land path { $a }–{ $b }"""
        return self.put("bora_bora-element-land-path", {"a": a, "b": b})

    def element_water_path(self, *, a: Shown, b: Shown) -> str:
        """water path { $a }–{ $b }"""
        return self.put("bora_bora-element-water-path", {"a": a, "b": b})

    def about_players(self) -> str:
        """All players in turn order: points, dice left, status, temple, and their stores. Status shows the space on the track and its points at the end of the round; the stores are offerings, shells, god cards and god tiles."""
        return self.put("bora_bora-about-players", {})

    def about_chips(self) -> str:
        """All players in turn order: points and dice left."""
        return self.put("bora_bora-about-chips", {})

    def about_map(self) -> str:
        """The atoll: twelve regions with what a hut there yields, the fish, and the huts. A number between two regions is what the path takes."""
        return self.put("bora_bora-about-map", {})

    def about_stores(self) -> str:
        """What a player has: huts, offerings, shells, priests, god tiles and god cards."""
        return self.put("bora_bora-about-stores", {})

    def about_market(self) -> str:
        """The men and women to take: symbols that each can use once, what they do every round, and what that means for you. A place takes an action of at least its number."""
        return self.put("bora_bora-about-market", {})

    def about_jewelry(self) -> str:
        """The jewelry on sale, round by round: its price in shells, and its points at the end."""
        return self.put("bora_bora-about-jewelry", {})

    def about_gods(self) -> str:
        """The god cards to take, open or from the deck."""
        return self.put("bora_bora-about-gods", {})

    def about_evening(self) -> str:
        """The end of the round: points for status, the new turn order, points for priests and who takes the god tile, and all points."""
        return self.put("bora_bora-about-evening", {})

    def about_cards(self) -> str:
        """The action cards, each with the lowest die on it: the next one must be lower, unless you pay for a blue god."""
        return self.put("bora_bora-about-cards", {})

    def about_choice(self) -> str:
        """What your dice would do on each card, a row for a die; or the man or woman under the cursor."""
        return self.put("bora_bora-about-choice", {})

    def about_bar(self) -> str:
        """What a player has: points, stores, god cards in hand, jewelry."""
        return self.put("bora_bora-about-bar", {})

    def about_own(self) -> str:
        """One player's board: people with room for more, the building ground, and tasks."""
        return self.put("bora_bora-about-own", {})

    def about_others(self) -> str:
        """The other players: huts, people, buildings, jewelry, and their tasks."""
        return self.put("bora_bora-about-others", {})

    def about_since(self) -> str:
        """What the others did since your last turn, losses of yours first."""
        return self.put("bora_bora-about-since", {})

    def about_round(self) -> str:
        """In each round everyone places three dice, then uses a man and a woman and fulfils a task."""
        return self.put("bora_bora-about-round", {})

    def look_god_tile(self, *, count: Shown) -> str:
        """God tiles: { $count }. Each pays for any god without an offering; unused, it brings 2 VP at the end."""
        return self.put("bora_bora-look-god-tile", {"count": count})

    def option_vp(self) -> str:
        """1 VP"""
        return self.put("bora_bora-option-vp", {})

    def option_offering(self) -> str:
        """1 offering"""
        return self.put("bora_bora-option-offering", {})

    def option_god_card(self) -> str:
        """a god card"""
        return self.put("bora_bora-option-god-card", {})

    def option_material(self) -> str:
        """a building material"""
        return self.put("bora_bora-option-material", {})

    def option_move_hut(self) -> str:
        """a hut to space 12"""
        return self.put("bora_bora-option-move-hut", {})

    def option_brief_god_card(self) -> str:
        """god card"""
        return self.put("bora_bora-option-brief-god-card", {})

    def option_brief_material(self) -> str:
        """material"""
        return self.put("bora_bora-option-brief-material", {})

    def option_brief_move_hut(self) -> str:
        """hut to 12"""
        return self.put("bora_bora-option-brief-move-hut", {})

    def option_status(self) -> str:
        """1 status step"""
        return self.put("bora_bora-option-status", {})

    def step_dice_over(self) -> str:
        """dice"""
        return self.put("bora_bora-step-dice-over", {})

    def step_jewelry(self) -> str:
        """jewelry"""
        return self.put("bora_bora-step-jewelry", {})

    def step_tasks(self) -> str:
        """tasks"""
        return self.put("bora_bora-step-tasks", {})

    def detail_shell(self, *, would: Shown) -> str:
        """You would have { $would }, for jewelry."""
        return self.put("bora_bora-detail-shell", {"would": would})

    def detail_serves(self, *, task: Shown) -> str:
        """It serves your task { $task }."""
        return self.put("bora_bora-detail-serves", {"task": task})

    def gives_regions(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 region
           *[other] { $count } regions
        }
        """
        return self.put("bora_bora-gives-regions", {"count": count})

    def gives_woman(self, *, count: Shown) -> str:
        """{ $count } women"""
        return self.put("bora_bora-gives-woman", {"count": count})

    def gives_man(self, *, count: Shown) -> str:
        """{ $count } men"""
        return self.put("bora_bora-gives-man", {"count": count})

    def gives_people(self, *, count: Shown) -> str:
        """{ $count } people"""
        return self.put("bora_bora-gives-people", {"count": count})

    def gives_places(self, *, value: Shown) -> str:
        """places 1–{ $value }"""
        return self.put("bora_bora-gives-places", {"value": value})

    def gives_temple(self, *, value: int) -> str:
        """{ $value ->
            [one] space 1
           *[other] space 1–{ $value }
        }
        """
        return self.put("bora_bora-gives-temple", {"value": value})

    def gives_pushes(self, *, name: Shown) -> str:
        """pushes { $name }"""
        return self.put("bora_bora-gives-pushes", {"name": name})

    def gives_own_out(self) -> str:
        """pushes yours"""
        return self.put("bora_bora-gives-own-out", {})

    def gives_build(self, *, value: int) -> str:
        """{ $value ->
            [1] tile 1
           *[other] tile 1–{ $value }
        }
        """
        return self.put("bora_bora-gives-build", {"value": value})

    def gives_fishing(self) -> str:
        """any die"""
        return self.put("bora_bora-gives-fishing", {})

    def price_any(self) -> str:
        """any die"""
        return self.put("bora_bora-price-any", {})

    def price_empty(self) -> str:
        """empty card"""
        return self.put("bora_bora-price-empty", {})

    def price_below(self, *, number: Shown, lowest: Shown) -> str:
        """{ $number } below { $lowest }"""
        return self.put("bora_bora-price-below", {"number": number, "lowest": lowest})

    def price_blue(self) -> str:
        """blue god"""
        return self.put("bora_bora-price-blue", {})

    def price_white(self) -> str:
        """white god"""
        return self.put("bora_bora-price-white", {})

    def price_both(self) -> str:
        """2 gods"""
        return self.put("bora_bora-price-both", {})

    def price_tile(self, *, sign: Shown) -> str:
        """{ $sign } a god tile"""
        return self.put("bora_bora-price-tile", {"sign": sign})

    def price_green(self, *, sign: Shown) -> str:
        """{ $sign }green"""
        return self.put("bora_bora-price-green", {"sign": sign})

    def short_no_region(self) -> str:
        """none in reach"""
        return self.put("bora_bora-short-no-region", {})

    def short_no_hut_left(self) -> str:
        """no hut left"""
        return self.put("bora_bora-short-no-hut-left", {})

    def short_no_person(self, *, value: Shown) -> str:
        """none up to { $value }"""
        return self.put("bora_bora-short-no-person", {"value": value})

    def short_no_free_space(self) -> str:
        """no free space"""
        return self.put("bora_bora-short-no-free-space", {})

    def short_no_priest(self) -> str:
        """no priest left"""
        return self.put("bora_bora-short-no-priest", {})

    def short_all_built(self) -> str:
        """all tiles built"""
        return self.put("bora_bora-short-all-built", {})

    def short_no_tile_low_enough(self) -> str:
        """tiles too high"""
        return self.put("bora_bora-short-no-tile-low-enough", {})

    def short_no_adjacent_materials(self) -> str:
        """no pair yet"""
        return self.put("bora_bora-short-no-adjacent-materials", {})

    def short_not_lower(self, *, lowest: Shown) -> str:
        """not below { $lowest }"""
        return self.put("bora_bora-short-not-lower", {"lowest": lowest})

    def short_not_lower_one(self) -> str:
        """a 1 is there"""
        return self.put("bora_bora-short-not-lower-one", {})

    def short_white_not_payable(self) -> str:
        """no white god"""
        return self.put("bora_bora-short-white-not-payable", {})

    def short_gods_not_payable(self) -> str:
        """not two gods"""
        return self.put("bora_bora-short-gods-not-payable", {})

    def cell_aside(self, *, holder: Shown) -> str:
        """{ $holder } moves aside"""
        return self.put("bora_bora-cell-aside", {"holder": holder})

    def cell_free(self) -> str:
        """free"""
        return self.put("bora_bora-cell-free", {})

    def cell_change(self, *, has: Shown, then: Shown) -> str:
        """{ $has } → { $then }"""
        return self.put("bora_bora-cell-change", {"has": has, "then": then})

    def cell_room(self, *, room: Shown, of: Shown) -> str:
        """{ $room }/{ $of }"""
        return self.put("bora_bora-cell-room", {"room": room, "of": of})

    def cell_progress(self, *, have: Shown, need: Shown) -> str:
        """{ $have }/{ $need }"""
        return self.put("bora_bora-cell-progress", {"have": have, "need": need})

    def cell_push_down(self, *, name: Shown, space: Shown) -> str:
        """{ $name } → { $space }"""
        return self.put("bora_bora-cell-push-down", {"name": name, "space": space})

    def cell_push_out(self, *, name: Shown) -> str:
        """{ $name } out"""
        return self.put("bora_bora-cell-push-out", {"name": name})

    def cell_unseen(self) -> str:
        """only you will see it"""
        return self.put("bora_bora-cell-unseen", {})

    def god_brief_blue(self) -> str:
        """a die that isn't the lowest"""
        return self.put("bora_bora-god-brief-blue", {})

    def god_brief_white(self) -> str:
        """a die counts as 6"""
        return self.put("bora_bora-god-brief-white", {})

    def god_brief_red(self) -> str:
        """fish at once, after a hut"""
        return self.put("bora_bora-god-brief-red", {})

    def god_brief_green(self) -> str:
        """one use doubled, or one more"""
        return self.put("bora_bora-god-brief-green", {})

    def god_brief_yellow(self) -> str:
        """one missing unit of a task"""
        return self.put("bora_bora-god-brief-yellow", {})

    def keys_die(self) -> str:
        """which die"""
        return self.put("bora_bora-keys-die", {})

    def keys_white(self) -> str:
        """white god"""
        return self.put("bora_bora-keys-white", {})

    def keys_green(self) -> str:
        """green god"""
        return self.put("bora_bora-keys-green", {})

    def head_path(self) -> str:
        """path"""
        return self.put("bora_bora-head-path", {})

    def head_brings(self) -> str:
        """brings"""
        return self.put("bora_bora-head-brings", {})

    def head_fish(self) -> str:
        """fish at the end"""
        return self.put("bora_bora-head-fish", {})

    def head_site(self) -> str:
        """on its site"""
        return self.put("bora_bora-head-site", {})

    def head_keeps(self) -> str:
        """stays in hand"""
        return self.put("bora_bora-head-keeps", {})

    def head_does(self) -> str:
        """does"""
        return self.put("bora_bora-head-does", {})

    def head_with_mine(self) -> str:
        """with mine"""
        return self.put("bora_bora-head-with-mine", {})

    def head_once(self) -> str:
        """once"""
        return self.put("bora_bora-head-once", {})

    def head_price(self) -> str:
        """price"""
        return self.put("bora_bora-head-price", {})

    def head_end(self) -> str:
        """at the end"""
        return self.put("bora_bora-head-end", {})

    def head_free(self) -> str:
        """free for it"""
        return self.put("bora_bora-head-free", {})

    def head_pairs(self) -> str:
        """pairs"""
        return self.put("bora_bora-head-pairs", {})

    def head_neighbours(self) -> str:
        """beside"""
        return self.put("bora_bora-head-neighbours", {})

    def head_effect(self) -> str:
        """does"""
        return self.put("bora_bora-head-effect", {})

    def head_held(self) -> str:
        """I hold"""
        return self.put("bora_bora-head-held", {})

    def head_pushes(self) -> str:
        """pushes"""
        return self.put("bora_bora-head-pushes", {})

    def head_god_tile(self) -> str:
        """god tile to"""
        return self.put("bora_bora-head-god-tile", {})

    def head_fit(self) -> str:
        """still fit"""
        return self.put("bora_bora-head-fit", {})

    def head_then(self) -> str:
        """I have"""
        return self.put("bora_bora-head-then", {})

    def head_god(self) -> str:
        """god"""
        return self.put("bora_bora-head-god", {})

    def head_shells_left(self) -> str:
        """left"""
        return self.put("bora_bora-head-shells-left", {})

    def head_progress(self) -> str:
        """so far"""
        return self.put("bora_bora-head-progress", {})

    def group_white(self, *, count: Shown) -> str:
        """with the white god: { $count }"""
        return self.put("bora_bora-group-white", {"count": count})

    def group_green(self, *, count: Shown) -> str:
        """with the green god: { $count }"""
        return self.put("bora_bora-group-green", {"count": count})

    def evening_title(self, *, round: Shown) -> str:
        """Round { $round } ends"""
        return self.put("bora_bora-evening-title", {"round": round})

    def evening_status(self) -> str:
        """status"""
        return self.put("bora_bora-evening-status", {})

    def evening_order(self) -> str:
        """new order"""
        return self.put("bora_bora-evening-order", {})

    def evening_temple(self) -> str:
        """temple"""
        return self.put("bora_bora-evening-temple", {})

    def evening_total(self) -> str:
        """total"""
        return self.put("bora_bora-evening-total", {})

    def evening_on(self) -> str:
        """Enter: go on"""
        return self.put("bora_bora-evening-on", {})

    def news_placed_die(self, *, number: Shown, brief: Shown) -> str:
        """{ $number } on { $brief }"""
        return self.put("bora_bora-news-placed-die", {"number": number, "brief": brief})

    def news_placed_die_god(self, *, number: Shown, brief: Shown, god: Shown) -> str:
        """{ $number } on { $brief }, { $god }"""
        return self.put("bora_bora-news-placed-die-god", {"number": number, "brief": brief, "god": god})

    def news_used(self, *, who: Shown) -> str:
        """used { $who }"""
        return self.put("bora_bora-news-used", {"who": who})

    def news_occupied(self, *, spot: Shown) -> str:
        """hut on { $spot }"""
        return self.put("bora_bora-news-occupied", {"spot": spot})

    def news_bought_jewelry(self, *, jewel: Shown) -> str:
        """bought { $jewel }"""
        return self.put("bora_bora-news-bought-jewelry", {"jewel": jewel})

    def news_fulfilled_task(self, *, task: Shown) -> str:
        """fulfilled { $task }"""
        return self.put("bora_bora-news-fulfilled-task", {"task": task})

    def gain_gained_status(self, *, steps: Shown, space: Shown) -> str:
        """status +{ $steps } (now { $space })"""
        return self.put("bora_bora-gain-gained-status", {"steps": steps, "space": space})

    def gain_placed_material(self, *, material: Shown, space: Shown) -> str:
        """{ $material } on ground { $space }"""
        return self.put("bora_bora-gain-placed-material", {"material": material, "space": space})

    def gain_placed_priest_free(self, *, space: Shown) -> str:
        """priest on space { $space }"""
        return self.put("bora_bora-gain-placed-priest-free", {"space": space})

    def gain_placed_priest_out(self, *, space: Shown, out: Shown) -> str:
        """priest on space { $space }, { $out }'s pushed out"""
        return self.put("bora_bora-gain-placed-priest-out", {"space": space, "out": out})

    def news_took_task(self, *, task: Shown) -> str:
        """took { $task }"""
        return self.put("bora_bora-news-took-task", {"task": task})

    def news_discarded_task(self, *, task: Shown) -> str:
        """discarded { $task }"""
        return self.put("bora_bora-news-discarded-task", {"task": task})

    def news_placed_priest(self, *, space: Shown) -> str:
        """priest on { $space }"""
        return self.put("bora_bora-news-placed-priest", {"space": space})

    def news_drew_god_card(self) -> str:
        """a god card"""
        return self.put("bora_bora-news-drew-god-card", {})

    def news_moved_hut(self, *, count: Shown) -> str:
        """+{ $count } on 12"""
        return self.put("bora_bora-news-moved-hut", {"count": count})

    def news_built(self, *, number: Shown) -> str:
        """tile { $number }"""
        return self.put("bora_bora-news-built", {"number": number})

    def news_gained_status(self, *, steps: Shown) -> str:
        """status +{ $steps }"""
        return self.put("bora_bora-news-gained-status", {"steps": steps})

    def news_won_god_tile(self) -> str:
        """won a god tile"""
        return self.put("bora_bora-news-won-god-tile", {})

    def news_status(self, *, vp: Shown) -> str:
        """{ $vp } for status"""
        return self.put("bora_bora-news-status", {"vp": vp})

    def news_temple(self, *, vp: Shown) -> str:
        """{ $vp } for priests"""
        return self.put("bora_bora-news-temple", {"vp": vp})

    def cell_nobody(self) -> str:
        """none"""
        return self.put("bora_bora-cell-nobody", {})

    def detail_status_still(self, *, still: Shown) -> str:
        """At the end of the round that still brings { $still }, as your present space does."""
        return self.put("bora_bora-detail-status-still", {"still": still})

    def all_fit(self, *, count: int) -> str:
        """{ $count ->
            [one] Your last tile would still fit.
           *[other] All your other { $count } tiles would still fit.
        }
        """
        return self.put("bora_bora-all-fit", {"count": count})

    def short_no_pair(self) -> str:
        """no pair"""
        return self.put("bora_bora-short-no-pair", {})

    def detail_pairs(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 of these spaces lies beside another material: a pair to build on.
           *[other] { $count } of these spaces lie beside another material: pairs to build on.
        }
        """
        return self.put("bora_bora-detail-pairs", {"count": count})

    def enter_setup_hut(self) -> str:
        """settle here"""
        return self.put("bora_bora-enter-setup-hut", {})

    def enter_expand(self) -> str:
        """settle here"""
        return self.put("bora_bora-enter-expand", {})

    def enter_place_die(self) -> str:
        """place"""
        return self.put("bora_bora-enter-place-die", {})

    def enter_pay_god(self) -> str:
        """pay"""
        return self.put("bora_bora-enter-pay-god", {})

    def enter_green_offer(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-green-offer", {})

    def enter_red_offer(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-red-offer", {})

    def enter_helper_spend(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-helper-spend", {})

    def enter_place_material(self) -> str:
        """lay here"""
        return self.put("bora_bora-enter-place-material", {})

    def enter_temple_space(self) -> str:
        """place here"""
        return self.put("bora_bora-enter-temple-space", {})

    def enter_build_tile(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-build-tile", {})

    def enter_build_site(self) -> str:
        """build here"""
        return self.put("bora_bora-enter-build-site", {})

    def enter_use_people(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-use-people", {})

    def enter_move_hut_more(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-move-hut-more", {})

    def enter_buy_jewelry(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-buy-jewelry", {})

    def enter_resolve_task(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-resolve-task", {})

    def enter_final_task(self) -> str:
        """choose"""
        return self.put("bora_bora-enter-final-task", {})

    def board_does_land(self, *, value: Shown) -> str:
        """land ≤{ $value }"""
        return self.put("bora_bora-board-does-land", {"value": value})

    def board_does_water(self, *, value: Shown) -> str:
        """water ≤{ $value }"""
        return self.put("bora_bora-board-does-water", {"value": value})

    def board_does_build(self, *, value: Shown) -> str:
        """tile ≤{ $value }"""
        return self.put("bora_bora-board-does-build", {"value": value})

    def board_does_man(self, *, value: Shown) -> str:
        """man ≤{ $value }"""
        return self.put("bora_bora-board-does-man", {"value": value})

    def board_does_woman(self, *, value: Shown) -> str:
        """woman ≤{ $value }"""
        return self.put("bora_bora-board-does-woman", {"value": value})

    def board_does_material(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 material
           *[other] { $count } materials
        }
        """
        return self.put("bora_bora-board-does-material", {"count": count})

    def board_does_hut(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 hut to 12
           *[other] { $count } huts to 12
        }
        """
        return self.put("bora_bora-board-does-hut", {"count": count})

    def board_free(self) -> str:
        """free"""
        return self.put("bora_bora-board-free", {})

    def board_offering(self) -> str:
        """offering"""
        return self.put("bora_bora-board-offering", {})

    def board_white(self) -> str:
        """White: as 6"""
        return self.put("bora_bora-board-white", {})

    def board_title_jewelry(self) -> str:
        """Jewelry"""
        return self.put("bora_bora-board-title-jewelry", {})

    def board_title_tasks(self) -> str:
        """Your tasks"""
        return self.put("bora_bora-board-title-tasks", {})

    def board_title_man(self) -> str:
        """Men"""
        return self.put("bora_bora-board-title-man", {})

    def board_title_woman(self) -> str:
        """Women"""
        return self.put("bora_bora-board-title-woman", {})

    def board_title_people(self) -> str:
        """People"""
        return self.put("bora_bora-board-title-people", {})

    def board_title_ground(self) -> str:
        """Building ground"""
        return self.put("bora_bora-board-title-ground", {})

    def board_title_gods(self) -> str:
        """God cards"""
        return self.put("bora_bora-board-title-gods", {})

    def board_taken(self) -> str:
        """taken"""
        return self.put("bora_bora-board-taken", {})

    def board_round(self, *, round: Shown) -> str:
        """round { $round }"""
        return self.put("bora_bora-board-round", {"round": round})

    def board_store_offerings(self, *, count: int) -> str:
        """{ $count ->
            [one] offering
           *[other] offerings
        }
        """
        return self.put("bora_bora-board-store-offerings", {"count": count})

    def board_store_shells(self, *, count: int) -> str:
        """{ $count ->
            [one] shell
           *[other] shells
        }
        """
        return self.put("bora_bora-board-store-shells", {"count": count})

    def board_store_priests(self, *, count: int) -> str:
        """{ $count ->
            [one] priest
           *[other] priests
        }
        """
        return self.put("bora_bora-board-store-priests", {"count": count})

    def board_store_god_tiles(self, *, count: int) -> str:
        """{ $count ->
            [one] god tile
           *[other] god tiles
        }
        """
        return self.put("bora_bora-board-store-god-tiles", {"count": count})

    def board_hand_empty(self) -> str:
        """no god card"""
        return self.put("bora_bora-board-hand-empty", {})

    def board_jewels(self, *, count: int) -> str:
        """{ $count ->
            [one] jewel
           *[other] jewels
        }
        """
        return self.put("bora_bora-board-jewels", {"count": count})

    def board_jewels_brief(self) -> str:
        """jewels"""
        return self.put("bora_bora-board-jewels-brief", {})

    def board_huts(self, *, count: int) -> str:
        """{ $count ->
            [one] hut
           *[other] huts
        }
        """
        return self.put("bora_bora-board-huts", {"count": count})

    def board_nobody(self) -> str:
        """no one yet"""
        return self.put("bora_bora-board-nobody", {})

    def board_tasks_done(self, *, count: Shown) -> str:
        """{ $count } done"""
        return self.put("bora_bora-board-tasks-done", {"count": count})

    def board_each(self, *, points: Shown) -> str:
        """{ $points } each"""
        return self.put("bora_bora-board-each", {"points": points})

    def board_beside(self) -> str:
        """beside"""
        return self.put("bora_bora-board-beside", {})

    def board_other_long(
        self, *, huts: Shown, people: Shown, built: Shown, jewels: Shown, done: Shown
    ) -> str:
        """huts { $huts }, people { $people }, built { $built }, jewels { $jewels }, tasks { $done }"""
        return self.put(
            "bora_bora-board-other-long",
            {"huts": huts, "people": people, "built": built, "jewels": jewels, "done": done},
        )

    def board_other(self, *, huts: Shown, people: Shown, built: Shown, jewels: Shown, done: Shown) -> str:
        """⌂{ $huts }, people { $people }, built { $built }, jewels { $jewels }, tasks { $done }"""
        return self.put(
            "bora_bora-board-other",
            {"huts": huts, "people": people, "built": built, "jewels": jewels, "done": done},
        )

    def board_other_brief(
        self, *, huts: Shown, people: Shown, built: Shown, jewels: Shown, done: Shown
    ) -> str:
        """⌂{ $huts }, ppl { $people }, built { $built }, jew. { $jewels }, tasks { $done }"""
        return self.put(
            "bora_bora-board-other-brief",
            {"huts": huts, "people": people, "built": built, "jewels": jewels, "done": done},
        )

    def board_no_jewelry_left(self) -> str:
        """no jewelry left"""
        return self.put("bora_bora-board-no-jewelry-left", {})

    def me_completes(self, *, before: Shown, after: Shown, vp: Shown) -> str:
        """completes a task, { $before } → { $after }, +{ $vp }"""
        return self.put("bora_bora-me-completes", {"before": before, "after": after, "vp": vp})

    def me_completes_brief(self, *, before: Shown, after: Shown, vp: Shown) -> str:
        """task { $before }→{ $after } +{ $vp }"""
        return self.put("bora_bora-me-completes-brief", {"before": before, "after": after, "vp": vp})

    def me_done(self, *, after: Shown, vp: Shown) -> str:
        """task { $after } +{ $vp }"""
        return self.put("bora_bora-me-done", {"after": after, "vp": vp})

    def me_task(self, *, before: Shown, after: Shown) -> str:
        """task { $before }→{ $after }"""
        return self.put("bora_bora-me-task", {"before": before, "after": after})

    def me_stands(self, *, have: Shown) -> str:
        """task { $have }"""
        return self.put("bora_bora-me-stands", {"have": have})

    def me_undoes(self, *, before: Shown, after: Shown) -> str:
        """undoes a task { $before }→{ $after }"""
        return self.put("bora_bora-me-undoes", {"before": before, "after": after})

    def me_loses(self) -> str:
        """undoes task"""
        return self.put("bora_bora-me-loses", {})

    def me_given_up(self, *, vp: Shown) -> str:
        """−{ $vp } later"""
        return self.put("bora_bora-me-given-up", {"vp": vp})

    def me_now(self, *, vp: Shown) -> str:
        """+{ $vp } now"""
        return self.put("bora_bora-me-now", {"vp": vp})

    def me_status(self, *, before: Shown, after: Shown, vp: Shown) -> str:
        """status { $before }→{ $after } +{ $vp }"""
        return self.put("bora_bora-me-status", {"before": before, "after": after, "vp": vp})

    def me_build(self, *, vp: Shown) -> str:
        """then build: { $vp }"""
        return self.put("bora_bora-me-build", {"vp": vp})

    def me_bonus(self, *, vp: Shown) -> str:
        """bonus +{ $vp }"""
        return self.put("bora_bora-me-bonus", {"vp": vp})

    def me_wins_tile(self) -> str:
        """+1 god tile"""
        return self.put("bora_bora-me-wins-tile", {})

    def me_loses_tile(self) -> str:
        """loses god tile"""
        return self.put("bora_bora-me-loses-tile", {})

    def where_man(self, *, place: Shown) -> str:
        """the man on place { $place }"""
        return self.put("bora_bora-where-man", {"place": place})

    def where_woman(self, *, place: Shown) -> str:
        """the woman on place { $place }"""
        return self.put("bora_bora-where-woman", {"place": place})

    def said_bonus(self, *, vp: Shown, what: Shown) -> str:
        """It completes what brings { $vp } at the end: { $what }."""
        return self.put("bora_bora-said-bonus", {"vp": vp, "what": what})

    def said_completes(self, *, task: Shown, vp: Shown) -> str:
        """It completes your task { $task }: { $vp }."""
        return self.put("bora_bora-said-completes", {"task": task, "vp": vp})

    def said_could_complete(self, *, where: Shown, task: Shown, vp: Shown) -> str:
        """With { $where }, it completes your task { $task }: { $vp }."""
        return self.put("bora_bora-said-could-complete", {"where": where, "task": task, "vp": vp})

    def said_serves(self, *, task: Shown, before: Shown, need: Shown, after: Shown) -> str:
        """It serves your task { $task }: { $before }/{ $need } → { $after }/{ $need }."""
        return self.put(
            "bora_bora-said-serves", {"task": task, "before": before, "need": need, "after": after}
        )

    def said_could_serve(self, *, where: Shown, task: Shown, before: Shown, need: Shown, after: Shown) -> str:
        """With { $where }, it serves your task { $task }: { $before }/{ $need } → { $after }/{ $need }."""
        return self.put(
            "bora_bora-said-could-serve",
            {"where": where, "task": task, "before": before, "need": need, "after": after},
        )

    def said_sets_back(self, *, task: Shown, before: Shown, need: Shown, after: Shown) -> str:
        """It sets your task { $task } back: { $before }/{ $need } → { $after }/{ $need }."""
        return self.put(
            "bora_bora-said-sets-back", {"task": task, "before": before, "need": need, "after": after}
        )

    def said_undoes(self, *, task: Shown, before: Shown, need: Shown, after: Shown) -> str:
        """It undoes your task { $task }: { $before }/{ $need } → { $after }/{ $need }."""
        return self.put(
            "bora_bora-said-undoes", {"task": task, "before": before, "need": need, "after": after}
        )

    def me_nothing(self) -> str:
        """serves no task"""
        return self.put("bora_bora-me-nothing", {})

    def head_me(self) -> str:
        """for me"""
        return self.put("bora_bora-head-me", {})

    def column_path(self) -> str:
        """the path that leads there, and the lowest value that it takes."""
        return self.put("bora_bora-column-path", {})

    def column_brings(self) -> str:
        """what you get for it at once."""
        return self.put("bora_bora-column-brings", {})

    def column_fish(self) -> str:
        """the fish tile of the region: its points are yours at the end, while you hold the site."""
        return self.put("bora_bora-column-fish", {})

    def column_site(self) -> str:
        """whether the building site is free, or whose hut has to stand aside."""
        return self.put("bora_bora-column-site", {})

    def column_keeps(self) -> str:
        """the god cards that stay in your hand."""
        return self.put("bora_bora-column-keeps", {})

    def column_does(self) -> str:
        """what this person does each round."""
        return self.put("bora_bora-column-does", {})

    def column_with_mine(self) -> str:
        """what they do together with the equal people you have."""
        return self.put("bora_bora-column-with-mine", {})

    def column_once(self) -> str:
        """the status or shells that the helper can get from this person, once."""
        return self.put("bora_bora-column-once", {})

    def column_price(self) -> str:
        """what you pay for it: points of the die, or shells."""
        return self.put("bora_bora-column-price", {})

    def column_free(self) -> str:
        """the free spaces of your ground that take it."""
        return self.put("bora_bora-column-free", {})

    def column_pairs(self) -> str:
        """how many of these spaces are beside a material, so that a tile could be built on both."""
        return self.put("bora_bora-column-pairs", {})

    def column_neighbours(self) -> str:
        """the spaces beside it that hold a material already."""
        return self.put("bora_bora-column-neighbours", {})

    def column_effect(self) -> str:
        """what it does when it is used."""
        return self.put("bora_bora-column-effect", {})

    def column_held(self) -> str:
        """how many such cards you hold already."""
        return self.put("bora_bora-column-held", {})

    def column_pushes(self) -> str:
        """whose priest is pushed out of the temple."""
        return self.put("bora_bora-column-pushes", {})

    def column_priests(self) -> str:
        """how many priests you have in the temple afterwards."""
        return self.put("bora_bora-column-priests", {})

    def column_god_tile(self) -> str:
        """who would get the god tile if the round ended then."""
        return self.put("bora_bora-column-god-tile", {})

    def column_fit(self) -> str:
        """how many building tiles still fit on your ground afterwards, of those you have left."""
        return self.put("bora_bora-column-fit", {})

    def column_then(self) -> str:
        """how many you have, and how many you would have."""
        return self.put("bora_bora-column-then", {})

    def column_god(self) -> str:
        """the god that it takes."""
        return self.put("bora_bora-column-god", {})

    def column_shells_left(self) -> str:
        """the shells that stay with you."""
        return self.put("bora_bora-column-shells-left", {})

    def column_end(self) -> str:
        """its points at the end of the game."""
        return self.put("bora_bora-column-end", {})

    def column_progress(self) -> str:
        """how far you are with the task."""
        return self.put("bora_bora-column-progress", {})

    def column_me(self) -> str:
        """what it comes to for you: tasks, bonuses and people that it serves, points now."""
        return self.put("bora_bora-column-me", {})

    def cell_way_land(self, *, value: Shown) -> str:
        """land { $value }"""
        return self.put("bora_bora-cell-way-land", {"value": value})

    def cell_way_water(self, *, value: Shown) -> str:
        """water { $value }"""
        return self.put("bora_bora-cell-way-water", {"value": value})

    def cell_fish_now(self, *, vp: Shown) -> str:
        """{ $vp } (red god), { $vp } at the end"""
        return self.put("bora_bora-cell-fish-now", {"vp": vp})

    def cell_fish_end(self, *, vp: Shown) -> str:
        """{ $vp } at the end"""
        return self.put("bora_bora-cell-fish-end", {"vp": vp})

    def cell_free_site(self) -> str:
        """free site"""
        return self.put("bora_bora-cell-free-site", {})

    def cell_stays(self, *, kept: Shown) -> str:
        """keeps { $kept }"""
        return self.put("bora_bora-cell-stays", {"kept": kept})

    def cell_beside(self, *, near: Shown) -> str:
        """beside { $near }"""
        return self.put("bora_bora-cell-beside", {"near": near})

    def cell_beside_none(self) -> str:
        """nothing beside"""
        return self.put("bora_bora-cell-beside-none", {})

    def cell_where(self, *, free: Shown) -> str:
        """ground { $free }"""
        return self.put("bora_bora-cell-where", {"free": free})

    def cell_pairs(self, *, count: Shown) -> str:
        """{ $count } beside another"""
        return self.put("bora_bora-cell-pairs", {"count": count})

    def cell_held(self, *, count: Shown) -> str:
        """you hold { $count }"""
        return self.put("bora_bora-cell-held", {"count": count})

    def cell_god_tile(self, *, name: Shown) -> str:
        """god tile: { $name }"""
        return self.put("bora_bora-cell-god-tile", {"name": name})

    def cell_priests(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 priest
           *[other] { $count } priests
        }
        """
        return self.put("bora_bora-cell-priests", {"count": count})

    def cell_pushes_none(self) -> str:
        """pushes no one"""
        return self.put("bora_bora-cell-pushes-none", {})

    def cell_fit(self, *, room: Shown, of: Shown) -> str:
        """{ $room }/{ $of } tiles still fit"""
        return self.put("bora_bora-cell-fit", {"room": room, "of": of})

    def cell_left(self, *, shells: Shown) -> str:
        """{ $shells } left"""
        return self.put("bora_bora-cell-left", {"shells": shells})

    def cell_end(self, *, vp: Shown) -> str:
        """+{ $vp } at the end"""
        return self.put("bora_bora-cell-end", {"vp": vp})

    def board_order(self) -> str:
        """order"""
        return self.put("bora_bora-board-order", {})

    def board_dice(self) -> str:
        """dice"""
        return self.put("bora_bora-board-dice", {})

    def board_each_round(self) -> str:
        """each round"""
        return self.put("bora_bora-board-each-round", {})

    def board_for_you(self) -> str:
        """for you"""
        return self.put("bora_bora-board-for-you", {})

    def board_lowest(self) -> str:
        """lowest die on a card"""
        return self.put("bora_bora-board-lowest", {})

    def board_die(self) -> str:
        """die"""
        return self.put("bora_bora-board-die", {})

    def board_happened(self) -> str:
        """What happened to you"""
        return self.put("bora_bora-board-happened", {})

    def board_log(self) -> str:
        """log"""
        return self.put("bora_bora-board-log", {})

    def board_lost_priest(self, *, space: Shown) -> str:
        """pushed your priest out of space { $space }"""
        return self.put("bora_bora-board-lost-priest", {"space": space})

    def board_lost_site(self, *, region: Shown, vp: Shown) -> str:
        """took your site { $region }, fish { $vp }"""
        return self.put("bora_bora-board-lost-site", {"region": region, "vp": vp})

    def board_tiles_all(self, *, first: Shown, last: Shown, vp: Shown) -> str:
        """tiles { $first }–{ $last }, next { $vp }"""
        return self.put("bora_bora-board-tiles-all", {"first": first, "last": last, "vp": vp})

    def board_tiles(self, *, numbers: Shown, vp: Shown) -> str:
        """tiles { $numbers }, { $vp }"""
        return self.put("bora_bora-board-tiles", {"numbers": numbers, "vp": vp})

    def board_tiles_none(self) -> str:
        """all tiles built"""
        return self.put("bora_bora-board-tiles-none", {})

    def board_this_option(self, *, vp: Shown) -> str:
        """this option: +{ $vp }"""
        return self.put("bora_bora-board-this-option", {"vp": vp})

    def board_collect_all(self, *, count: int) -> str:
        """{ $count ->
            [one] helper can shift 1
           *[other] helper can shift all { $count }
        }
        """
        return self.put("bora_bora-board-collect-all", {"count": count})

    def board_collect_some(self, *, count: int, of: Shown) -> str:
        """{ $count ->
            [0] all shifted down
           *[other] helper can shift { $count } of { $of }
        }
        """
        return self.put("bora_bora-board-collect-some", {"count": count, "of": of})

    def board_on_last(self, *, count: Shown) -> str:
        """{ $count } on the 12th"""
        return self.put("bora_bora-board-on-last", {"count": count})

    def board_people_room(self, *, free: int, huts: Shown) -> str:
        """{ $free ->
            [one] 1 space free, { $huts }
           *[other] { $free } spaces free, { $huts }
        }
        """
        return self.put("bora_bora-board-people-room", {"free": free, "huts": huts})

    def board_hand(self) -> str:
        """hand"""
        return self.put("bora_bora-board-hand", {})

    def board_deck(self) -> str:
        """deck"""
        return self.put("bora_bora-board-deck", {})

    def board_place(self, *, place: Shown) -> str:
        """place { $place }"""
        return self.put("bora_bora-board-place", {"place": place})

    def board_does_land_long(self, *, value: Shown) -> str:
        """land path ≤{ $value }"""
        return self.put("bora_bora-board-does-land-long", {"value": value})

    def board_does_water_long(self, *, value: Shown) -> str:
        """water path ≤{ $value }"""
        return self.put("bora_bora-board-does-water-long", {"value": value})

    def board_does_build_long(self, *, value: Shown) -> str:
        """tile up to { $value }"""
        return self.put("bora_bora-board-does-build-long", {"value": value})

    def board_does_man_long(self, *, value: Shown) -> str:
        """man up to { $value }"""
        return self.put("bora_bora-board-does-man-long", {"value": value})

    def board_does_woman_long(self, *, value: Shown) -> str:
        """woman up to { $value }"""
        return self.put("bora_bora-board-does-woman-long", {"value": value})

    def board_does_status(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 status step
           *[other] { $count } status steps
        }
        """
        return self.put("bora_bora-board-does-status", {"count": count})

    def board_does_status_brief(self, *, value: Shown) -> str:
        """status +{ $value }"""
        return self.put("bora_bora-board-does-status-brief", {"value": value})

    def gives_spend_points(self, *, value: Shown) -> str:
        """spend { $value }"""
        return self.put("bora_bora-gives-spend-points", {"value": value})

    def gives_priest(self, *, vp: Shown) -> str:
        """priest: +{ $vp }"""
        return self.put("bora_bora-gives-priest", {"vp": vp})

    def gives_no_task(self) -> str:
        """no task"""
        return self.put("bora_bora-gives-no-task", {})

    def gives_place(self, *, place: Shown) -> str:
        """place { $place }"""
        return self.put("bora_bora-gives-place", {"place": place})

    def person_task(self, *, task: Shown, before: Shown, after: Shown) -> str:
        """{ $task }: { $before } → { $after }"""
        return self.put("bora_bora-person-task", {"task": task, "before": before, "after": after})

    def person_worth(self, *, vp: Shown) -> str:
        """{ $vp } at the end of this round"""
        return self.put("bora_bora-person-worth", {"vp": vp})

    def person_each(self, *, does: Shown) -> str:
        """Each round { $does }"""
        return self.put("bora_bora-person-each", {"does": does})

    def person_with(self, *, does: Shown, more: Shown) -> str:
        """Each round { $does }, with those you have { $more }"""
        return self.put("bora_bora-person-with", {"does": does, "more": more})

    def person_once_man(self, *, what: Shown) -> str:
        """Once, tattooed by the helper: { $what }"""
        return self.put("bora_bora-person-once-man", {"what": what})

    def person_once_woman(self, *, what: Shown) -> str:
        """Once, collected by the helper: { $what }"""
        return self.put("bora_bora-person-once-woman", {"what": what})

    def person_fills(self, *, count: int) -> str:
        """{ $count ->
            [one] fills your last free space
           *[other] fills 1 of { $count } free spaces
        }
        """
        return self.put("bora_bora-person-fills", {"count": count})

    def person_then_man(self) -> str:
        """With him you have"""
        return self.put("bora_bora-person-then-man", {})

    def person_then_woman(self) -> str:
        """With her you have"""
        return self.put("bora_bora-person-then-woman", {})

    def detail_later_jewels(self, *, jewels: Shown) -> str:
        """Next round: { $jewels }."""
        return self.put("bora_bora-detail-later-jewels", {"jewels": jewels})

    def board_jewelry_now(self) -> str:
        """Jewelry of this round"""
        return self.put("bora_bora-board-jewelry-now", {})

    def board_title_tasks_other(self, *, name: Shown) -> str:
        """Tasks of { $name }"""
        return self.put("bora_bora-board-title-tasks-other", {"name": name})

    def board_god_blue(self) -> str:
        """any die"""
        return self.put("bora_bora-board-god-blue", {})

    def board_god_white(self) -> str:
        """die as 6"""
        return self.put("bora_bora-board-god-white", {})

    def board_god_red(self) -> str:
        """fish ★ now"""
        return self.put("bora_bora-board-god-red", {})

    def board_god_green(self) -> str:
        """more of it"""
        return self.put("bora_bora-board-god-green", {})

    def board_god_yellow(self) -> str:
        """task 4★"""
        return self.put("bora_bora-board-god-yellow", {})

    def me_done_brief(self, *, vp: Shown) -> str:
        """task +{ $vp }"""
        return self.put("bora_bora-me-done-brief", {"vp": vp})

    def board_status(self) -> str:
        """status"""
        return self.put("bora_bora-board-status", {})

    def board_temple(self) -> str:
        """temple"""
        return self.put("bora_bora-board-temple", {})

    def head_priests(self) -> str:
        """priests then"""
        return self.put("bora_bora-head-priests", {})

    def board_does_material_brief(self, *, value: Shown, sign: Shown) -> str:
        """{ $value } { $sign }"""
        return self.put("bora_bora-board-does-material-brief", {"value": value, "sign": sign})

    def board_does_hut_brief(self, *, value: Shown, sign: Shown) -> str:
        """{ $value }{ $sign } to 12"""
        return self.put("bora_bora-board-does-hut-brief", {"value": value, "sign": sign})

    def board_tiles_brief(self, *, numbers: Shown) -> str:
        """tiles { $numbers }"""
        return self.put("bora_bora-board-tiles-brief", {"numbers": numbers})

    def me_no_points(self) -> str:
        """no points"""
        return self.put("bora_bora-me-no-points", {})

    def recap_site_taken(self, *, name: Shown, region: Shown, vp: Shown) -> str:
        """{ $name }'s hut took the site of { $region } from you, with { $vp } of fish."""
        return self.put("bora_bora-recap-site-taken", {"name": name, "region": region, "vp": vp})

    def recap_priest_out(self, *, left: int, name: Shown) -> str:
        """{ $left ->
            [0] { $name } pushed your last priest out of the temple.
            [one] { $name } pushed a priest of yours out of the temple; 1 is left.
           *[other] { $name } pushed a priest of yours out of the temple; { $left } are left.
        }
        """
        return self.put("bora_bora-recap-priest-out", {"left": left, "name": name})

    def recap_priests_lead(self, *, own: Shown, other: Shown) -> str:
        """The god tile would be yours now: priests { $own } to { $other }, the highest decides ties."""
        return self.put("bora_bora-recap-priests-lead", {"own": own, "other": other})

    def recap_priests_behind(self, *, own: Shown, other: Shown) -> str:
        """The god tile would no longer be yours: priests { $own } to { $other }, the highest decides ties."""
        return self.put("bora_bora-recap-priests-behind", {"own": own, "other": other})

    def recap_card_closed(self, *, name: Shown, card: Shown, lowest: Shown) -> str:
        """{ $name } closed { $card } to your dice: a { $lowest } lies there."""
        return self.put("bora_bora-recap-card-closed", {"name": name, "card": card, "lowest": lowest})

    def recap_jewel_gone(self, *, name: Shown, jewel: Shown) -> str:
        """{ $name } bought { $jewel }; you had the shells."""
        return self.put("bora_bora-recap-jewel-gone", {"name": name, "jewel": jewel})

    def recap_overtaken(self, *, name: Shown) -> str:
        """{ $name } is ahead of you on the status track now."""
        return self.put("bora_bora-recap-overtaken", {"name": name})

    def recap_points_start(self, *, vp: Shown) -> str:
        """You scored { $vp }."""
        return self.put("bora_bora-recap-points-start", {"vp": vp})

    def recap_points_fishing(self, *, vp: Shown) -> str:
        """You scored { $vp } for fishing."""
        return self.put("bora_bora-recap-points-fishing", {"vp": vp})

    def recap_points_helper(self, *, vp: Shown) -> str:
        """You scored { $vp } with a helper."""
        return self.put("bora_bora-recap-points-helper", {"vp": vp})

    def recap_points_fish(self, *, vp: Shown) -> str:
        """You scored { $vp } for fish, by a red god."""
        return self.put("bora_bora-recap-points-fish", {"vp": vp})

    def recap_points_building(self, *, vp: Shown) -> str:
        """You scored { $vp } for building."""
        return self.put("bora_bora-recap-points-building", {"vp": vp})

    def recap_points_people(self, *, vp: Shown) -> str:
        """You scored { $vp } with your people."""
        return self.put("bora_bora-recap-points-people", {"vp": vp})

    def recap_points_status(self, *, vp: Shown) -> str:
        """You scored { $vp } for status."""
        return self.put("bora_bora-recap-points-status", {"vp": vp})

    def recap_points_temple(self, *, vp: Shown) -> str:
        """You scored { $vp } for your priests."""
        return self.put("bora_bora-recap-points-temple", {"vp": vp})

    def recap_points_tasks(self, *, vp: Shown) -> str:
        """You scored { $vp } for a task."""
        return self.put("bora_bora-recap-points-tasks", {"vp": vp})

    def recap_got_goods(self, *, what: Shown) -> str:
        """You got { $what }."""
        return self.put("bora_bora-recap-got-goods", {"what": what})

    def recap_got_god_tile(self) -> str:
        """You had the most priests: a god tile is yours."""
        return self.put("bora_bora-recap-got-god-tile", {})

    def recap_new_order_later(self, *, place: Shown, before: Shown, names: Shown, count: int) -> str:
        """You are player { $place } in the turn order now, not { $before }: { $names } { $count ->
            [one] was
           *[other] were
        } ahead of you on the status track.
        """
        return self.put(
            "bora_bora-recap-new-order-later",
            {"place": place, "before": before, "names": names, "count": count},
        )

    def recap_new_order_earlier(self, *, place: Shown, before: Shown, names: Shown) -> str:
        """You are player { $place } in the turn order now, not { $before }: you were ahead of { $names } on the status track."""
        return self.put(
            "bora_bora-recap-new-order-earlier", {"place": place, "before": before, "names": names}
        )

    def prospect_dice(self) -> str:
        """the dice you have left"""
        return self.put("bora_bora-prospect-dice", {})

    def prospect_gods(self) -> str:
        """god cards and what pays for them"""
        return self.put("bora_bora-prospect-gods", {})

    def prospect_huts(self) -> str:
        """huts on the islands"""
        return self.put("bora_bora-prospect-huts", {})

    def prospect_people(self) -> str:
        """your people"""
        return self.put("bora_bora-prospect-people", {})

    def prospect_ground(self) -> str:
        """building"""
        return self.put("bora_bora-prospect-ground", {})

    def prospect_tasks(self) -> str:
        """tasks"""
        return self.put("bora_bora-prospect-tasks", {})

    def prospect_jewelry(self) -> str:
        """shells and jewelry"""
        return self.put("bora_bora-prospect-jewelry", {})

    def prospect_status(self) -> str:
        """status and turn order"""
        return self.put("bora_bora-prospect-status", {})

    def prospect_temple(self) -> str:
        """the temple"""
        return self.put("bora_bora-prospect-temple", {})

    def prospect_now(self) -> str:
        """points now"""
        return self.put("bora_bora-prospect-now", {})

    def said_so_far(self, *, have: Shown, need: Shown) -> str:
        """So far you have { $have } of { $need } for it."""
        return self.put("bora_bora-said-so-far", {"have": have, "need": need})

    def said_none_lacks_less(self) -> str:
        """No other task here lacks less."""
        return self.put("bora_bora-said-none-lacks-less", {})

    def said_none_lacks_more(self) -> str:
        """No other task of yours lacks more."""
        return self.put("bora_bora-said-none-lacks-more", {})

    def said_face_up(self, *, count: int) -> str:
        """{ $count ->
            [0] No card for it lies face up.
            [one] 1 card for it lies face up.
           *[other] { $count } cards for it lie face up.
        }
        """
        return self.put("bora_bora-said-face-up", {"count": count})

    def said_for_sale(self, *, count: int, round: Shown) -> str:
        """{ $count ->
            [0] No more jewelry for it will be for sale.
            [one] 1 more piece for it will be for sale, in round { $round }.
           *[other] { $count } more pieces for it will be for sale, the next in round { $round }.
        }
        """
        return self.put("bora_bora-said-for-sale", {"count": count, "round": round})

    def said_first_card(self, *, offerings: int) -> str:
        """You have none of these cards yet, and { $offerings ->
            [0] no offering
            [one] 1 offering
           *[other] { $offerings } offerings
        } to play one with.
        """
        return self.put("bora_bora-said-first-card", {"offerings": offerings})

    def said_only_in_deck(self, *, gods: Shown) -> str:
        """Neither in your hand nor face up: { $gods }."""
        return self.put("bora_bora-said-only-in-deck", {"gods": gods})

    def ahead_tasks_met(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } tasks that you can fulfil
        """
        return self.put("bora_bora-ahead-tasks-met", {"more": more})

    def ahead_tasks_part(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } progress on your tasks
        """
        return self.put("bora_bora-ahead-tasks-part", {"more": more})

    def ahead_tasks_done(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } fulfilled tasks
        """
        return self.put("bora_bora-ahead-tasks-done", {"more": more})

    def ahead_regions(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } regions with a hut of yours
        """
        return self.put("bora_bora-ahead-regions", {"more": more})

    def ahead_men(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } men
        """
        return self.put("bora_bora-ahead-men", {"more": more})

    def ahead_women(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } women
        """
        return self.put("bora_bora-ahead-women", {"more": more})

    def ahead_cards(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } god cards
        """
        return self.put("bora_bora-ahead-cards", {"more": more})

    def ahead_gods(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } kinds of god cards
        """
        return self.put("bora_bora-ahead-gods", {"more": more})

    def ahead_offerings(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } offerings
        """
        return self.put("bora_bora-ahead-offerings", {"more": more})

    def ahead_god_tiles(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } god tiles
        """
        return self.put("bora_bora-ahead-god-tiles", {"more": more})

    def ahead_shells(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } shells
        """
        return self.put("bora_bora-ahead-shells", {"more": more})

    def ahead_materials(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } building materials
        """
        return self.put("bora_bora-ahead-materials", {"more": more})

    def ahead_built(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } buildings
        """
        return self.put("bora_bora-ahead-built", {"more": more})

    def ahead_status(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps on the status track
        """
        return self.put("bora_bora-ahead-status", {"more": more})

    def ahead_status_ahead(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } players on lower status spaces
        """
        return self.put("bora_bora-ahead-status-ahead", {"more": more})

    def ahead_temple(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } priests in the temple
        """
        return self.put("bora_bora-ahead-temple", {"more": more})

    def ahead_jewels(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] less
        } jewelry
        """
        return self.put("bora_bora-ahead-jewels", {"more": more})

    def ahead_jewel_now(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points from the best jewelry that you can pay for
        """
        return self.put("bora_bora-ahead-jewel-now", {"more": more})

    def ahead_pips(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } pips on the dice that you keep
        """
        return self.put("bora_bora-ahead-pips", {"more": more})

    def ahead_scored(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } points scored
        """
        return self.put("bora_bora-ahead-scored", {"more": more})

    def ahead_tasks_lack(self, *, more: bool) -> str:
        """{ $more ->
            [yes] more
           *[no] fewer
        } steps that your tasks still lack
        """
        return self.put("bora_bora-ahead-tasks-lack", {"more": more})
