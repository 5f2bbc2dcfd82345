"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts, Shown


def take_title(words: Puts) -> str:
    """Take a landscape"""
    return words.put("orbis_lesson-take-title", {})


def take_intro(words: Puts) -> str:
    """Each turn you take one tile: press its number, or Enter for the marked one. A tile without a cost is yours at once; the green words say what it gives."""
    return words.put("orbis_lesson-take-intro", {})


def take_intro_plain(words: Puts) -> str:
    """Each turn you take one tile. One without a cost is yours at once; a Conversion gives worshippers, and "what 2" says how many you get for option 2."""
    return words.put("orbis_lesson-take-intro-plain", {})


def take_goal(words: Puts) -> str:
    """End your turn with 2 worshippers."""
    return words.put("orbis_lesson-take-goal", {})


def take_hint(words: Puts) -> str:
    """Take 2: it costs nothing and gives you 2 blue worshippers. Then pay nothing; the first landscape has only one place."""
    return words.put("orbis_lesson-take-hint", {})


def take_done(words: Puts, *, gift: str, fed: Shown, own: str) -> str:
    """You have 2 { $gift } worshippers to pay with, and a landscape to build on. Look at the { $fed } tiles beside the place it came from: it has put a { $own } worshipper on each of them."""
    return words.put("orbis_lesson-take-done", {"gift": gift, "fed": fed, "own": own})


def take_wrong_wild(words: Puts) -> str:
    """You turned it over, though it costs nothing: as a wilderness it gives no worshippers and costs you a point. Keep it face up."""
    return words.put("orbis_lesson-take-wrong-wild", {})


def take_wrong_god(words: Puts) -> str:
    """A god gives you no worshippers here. You take only one in a game, and later you will know better which."""
    return words.put("orbis_lesson-take-wrong-god", {})


def take_wrong_other(words: Puts) -> str:
    """You hold fewer than 2: a +1 beside a name gives one worshipper only. Look for a +2."""
    return words.put("orbis_lesson-take-wrong-other", {})


def take_wrong_poor(words: Puts) -> str:
    """You hold nothing and nothing stood on it, so you couldn't pay: it lies face down, as a wilderness, and costs you a point. A red −1 warns of that."""
    return words.put("orbis_lesson-take-wrong-poor", {})


def take_wrong_poor_plain(words: Puts) -> str:
    """You hold nothing and nothing stood on it, so you couldn't pay: it lies face down, as a wilderness, and costs you a point. "what" and its number warn of that."""
    return words.put("orbis_lesson-take-wrong-poor-plain", {})


def pay_title(words: Puts) -> str:
    """Let others pay"""
    return words.put("orbis_lesson-pay-title", {})


def pay_intro(words: Puts) -> str:
    """You hold nothing, but worshippers stand on some landscapes. You collect them with the landscape, before you pay."""
    return words.put("orbis_lesson-pay-intro", {})


def pay_intro_plain(words: Puts) -> str:
    """You hold nothing, but worshippers stand on some landscapes ("board" tells where). You collect them with the landscape, before you pay."""
    return words.put("orbis_lesson-pay-intro-plain", {})


def pay_goal(words: Puts) -> str:
    """Score 1 point (CP) with a Holy Rock."""
    return words.put("orbis_lesson-pay-goal", {})


def pay_hint(words: Puts) -> str:
    """Take 5: the blue worshipper on it pays for any colour (✱). Pay, and lay it on either side of your landscape."""
    return words.put("orbis_lesson-pay-hint", {})


def pay_done(words: Puts) -> str:
    """The worshipper that stood there has paid for you. So look at the bottom line of each tile first: some landscapes bring their own price."""
    return words.put("orbis_lesson-pay-done", {})


def pay_wrong_empty(words: Puts) -> str:
    """You hold nothing, and what stands on that landscape doesn't pay for it, so it became a wilderness. Take a Holy Rock that has a worshipper on it."""
    return words.put("orbis_lesson-pay-wrong-empty", {})


def pay_wrong_wild(words: Puts) -> str:
    """You turned the landscape over: a wilderness costs nothing, but takes a point from you. Pay for a Holy Rock."""
    return words.put("orbis_lesson-pay-wrong-wild", {})


def pay_wrong_other(words: Puts) -> str:
    """That landscape brings no points. A Holy Rock is worth 1 point without any condition, but it has to be paid for."""
    return words.put("orbis_lesson-pay-wrong-other", {})


def pay_wrong_god(words: Puts) -> str:
    """A god is no Holy Rock. You take only one in a game, and this step is about landscapes that pay for themselves."""
    return words.put("orbis_lesson-pay-wrong-god", {})


def feed_title(words: Puts) -> str:
    """Every landscape feeds its neighbours"""
    return words.put("orbis_lesson-feed-title", {})


def feed_intro(words: Puts) -> str:
    """A landscape that you take puts a worshipper of its own colour on each tile beside it. You hold blue and white; the Forest on 5 also costs a green one."""
    return words.put("orbis_lesson-feed-intro", {})


def feed_goal(words: Puts) -> str:
    """Bring a green worshipper onto the Forest on 5."""
    return words.put("orbis_lesson-feed-goal", {})


def feed_hint(words: Puts) -> str:
    """Take 4: it is green, costs nothing and lies beside 5. The green landscape on 9 touches only 6 and 8."""
    return words.put("orbis_lesson-feed-hint", {})


def feed_done(words: Puts) -> str:
    """The green worshipper that the Forest costs stands on it now. But the next player may take it first: what you put on the display is for everyone, so feed what you want and the others can't use."""
    return words.put("orbis_lesson-feed-done", {})


def feed_wrong_forest(words: Puts) -> str:
    """You took the Forest itself: no green worshipper stood on it yet, and it puts its own on its neighbours. Feed it first, from the tile beside it."""
    return words.put("orbis_lesson-feed-wrong-forest", {})


def feed_wrong_corner(words: Puts) -> str:
    """It is green, but from the corner it feeds only 6 and 8. Neighbours lie above, below, left or right, never diagonally."""
    return words.put("orbis_lesson-feed-wrong-corner", {})


def feed_wrong_other(words: Puts) -> str:
    """No green worshipper came onto 5. Only a landscape that is green and lies beside 5 brings one there."""
    return words.put("orbis_lesson-feed-wrong-other", {})


def lay_title(words: Puts) -> str:
    """What lies below"""
    return words.put("orbis_lesson-lay-title", {})


def lay_intro(words: Puts) -> str:
    """Above the bottom row, a landscape needs its own colour below it. An Irrigation (blue) scores only if the colour that it waters lies below it too: here that is yellow."""
    return words.put("orbis_lesson-lay-intro", {})


def lay_intro_plain(words: Puts) -> str:
    """Above the bottom row, a landscape needs its own colour below it. An Irrigation (blue) scores only if yellow lies below it as well; "board" shows your world."""
    return words.put("orbis_lesson-lay-intro-plain", {})


def lay_goal(words: Puts) -> str:
    """Score 2 points with the Irrigation on 5."""
    return words.put("orbis_lesson-lay-goal", {})


def lay_hint(words: Puts) -> str:
    """Take 5 and pay. Of the four blue places only the leftmost one rests on blue and yellow; +2 stands on it."""
    return words.put("orbis_lesson-lay-hint", {})


def lay_done(words: Puts) -> str:
    """Blue below lets it lie there, yellow below makes it score. So watch which colours lie side by side in the bottom row: you build on pairs."""
    return words.put("orbis_lesson-lay-done", {})


def lay_wrong_dry(words: Puts) -> str:
    """There is blue below it, so it may lie here, but no yellow: it will never score. Look for the place between yellow and blue."""
    return words.put("orbis_lesson-lay-wrong-dry", {})


def lay_wrong_wild(words: Puts) -> str:
    """As a wilderness it scores nothing and costs you a point. You hold what it costs, and there is a good place for it."""
    return words.put("orbis_lesson-lay-wrong-wild", {})


def lay_wrong_other(words: Puts) -> str:
    """You didn't take the Irrigation on 5. Take that one, pay yellow and blue, and lay it where +2 stands."""
    return words.put("orbis_lesson-lay-wrong-other", {})


def lay_wrong_other_plain(words: Puts) -> str:
    """You didn't take the Irrigation on 5. Take that one, pay yellow and blue, and lay it between them."""
    return words.put("orbis_lesson-lay-wrong-other-plain", {})


def forest_title(words: Puts) -> str:
    """A Forest counts its neighbours"""
    return words.put("orbis_lesson-forest-title", {})


def forest_intro(words: Puts) -> str:
    """Up to six landscapes touch a Forest. At the end it scores if enough of them are of its colours: the one on 3 needs three that are green or blue."""
    return words.put("orbis_lesson-forest-intro", {})


def forest_intro_plain(words: Puts) -> str:
    """Up to six landscapes touch a Forest. At the end it scores if enough of them are of its colours: the one on 3 needs three that are green or blue. "board" shows your world."""
    return words.put("orbis_lesson-forest-intro-plain", {})


def forest_goal(words: Puts) -> str:
    """Lay the Forest on 3 so that it scores 3 points."""
    return words.put("orbis_lesson-forest-goal", {})


def forest_hint(words: Puts) -> str:
    """Take 3, pay, and lay it in row 2 on the far left: there it touches green and blue below it and the blue Irrigation to its right."""
    return words.put("orbis_lesson-forest-hint", {})


def forest_done(words: Puts) -> str:
    """Three neighbours, three points. A Forest may wait for its neighbours until the end, and a wilderness counts as any colour."""
    return words.put("orbis_lesson-forest-done", {})


def forest_wrong_few(words: Puts) -> str:
    """Here it has fewer than three green or blue neighbours (the board says how many). More may still come, but at one place all three are there already."""
    return words.put("orbis_lesson-forest-wrong-few", {})


def forest_wrong_wild(words: Puts) -> str:
    """Turned over, it is a wilderness: −1 instead of 3. You hold green, blue and white, which is just what it costs."""
    return words.put("orbis_lesson-forest-wrong-wild", {})


def forest_wrong_other(words: Puts) -> str:
    """That wasn't the Forest on 3. It costs green, blue and white, and you held all three."""
    return words.put("orbis_lesson-forest-wrong-other", {})


def temple_title(words: Puts) -> str:
    """Trade, and win a temple"""
    return words.put("orbis_lesson-temple-title", {})


def temple_intro(words: Puts) -> str:
    """At the end, the player with the most shrines (✦) wins the large temple. Ben has one, you have none. At any time in your turn, 3 worshippers of one colour buy one of another."""
    return words.put("orbis_lesson-temple-intro", {})


def temple_goal(words: Puts) -> str:
    """Take the temple of 7 from Ben."""
    return words.put("orbis_lesson-temple-goal", {})


def temple_hint(words: Puts) -> str:
    """Trade 3 red worshippers for a white one (x). White, red and green then pay for the Shrine on 2."""
    return words.put("orbis_lesson-temple-hint", {})


def temple_hint_plain(words: Puts) -> str:
    """Trade 3 red worshippers for a white one: that is at the end of the list. White, red and green then pay for the Shrine on 2."""
    return words.put("orbis_lesson-temple-hint-plain", {})


def temple_done(words: Puts) -> str:
    """Two shrines beat one, and the temple of 7 comes to you: no single landscape brings as much. Two or three shrines are often enough, if you watch what the others have."""
    return words.put("orbis_lesson-temple-done", {})


def temple_wrong_traded(words: Puts) -> str:
    """You got a blue worshipper, but the Shrine with two ✦ takes a white one. Three red ones are a high price for a colour that you don't need."""
    return words.put("orbis_lesson-temple-wrong-traded", {})


def temple_wrong_wild(words: Puts) -> str:
    """A wilderness has no shrines, and you lacked a white worshipper to pay. Trade three red ones for one first, then take the Shrine."""
    return words.put("orbis_lesson-temple-wrong-wild", {})


def temple_wrong_other(words: Puts) -> str:
    """You don't have more shrines than Ben, so the temple of 7 stays with him. The landscape on 2 has two of them."""
    return words.put("orbis_lesson-temple-wrong-other", {})


def temple_wrong_turned(words: Puts) -> str:
    """You could pay for the Shrine, but you turned it over: a wilderness has no shrines, and costs you a point. Pay white, red and one of any colour."""
    return words.put("orbis_lesson-temple-wrong-turned", {})


def volcano_title(words: Puts) -> str:
    """Let a Volcano erupt"""
    return words.put("orbis_lesson-volcano-title", {})


def volcano_intro(words: Puts) -> str:
    """A Volcano scores if, when you lay it, you remove the worshippers it asks for from the display; those it has just put there count. You want the yellow one on 1 yourself."""
    return words.put("orbis_lesson-volcano-intro", {})


def volcano_goal(words: Puts) -> str:
    """Score the Volcano on 9, but leave yellow on 1."""
    return words.put("orbis_lesson-volcano-goal", {})


def volcano_hint(words: Puts) -> str:
    """Take 9, pay, and let it erupt. Then remove the three red worshippers, on 2, 6 and 8: you have put two of them there yourself."""
    return words.put("orbis_lesson-volcano-hint", {})


def volcano_done(words: Puts) -> str:
    """Three points, and your yellow worshipper still waits on the Village. A Volcano is a weapon too: what burns, the next player can't collect."""
    return words.put("orbis_lesson-volcano-done", {})


def volcano_wrong_burnt(words: Puts) -> str:
    """You removed the yellow worshipper that you wanted to collect next. There were three red ones to burn instead."""
    return words.put("orbis_lesson-volcano-wrong-burnt", {})


def volcano_wrong_declined(words: Puts) -> str:
    """Without an eruption it will never score. It is now or never."""
    return words.put("orbis_lesson-volcano-wrong-declined", {})


def volcano_wrong_wild(words: Puts) -> str:
    """A wilderness doesn't erupt. You hold just what the Volcano costs: yellow, red and one of any colour."""
    return words.put("orbis_lesson-volcano-wrong-wild", {})


def volcano_wrong_other(words: Puts) -> str:
    """That wasn't the Volcano on 9. It would have scored 3 points, and you held what it costs."""
    return words.put("orbis_lesson-volcano-wrong-other", {})


def village_title(words: Puts) -> str:
    """Give worshippers for points"""
    return words.put("orbis_lesson-village-title", {})


def village_intro(words: Puts) -> str:
    """Worshippers bring no points at the end. A Village turns them into points: pay for it, then give back as many worshippers as it asks for."""
    return words.put("orbis_lesson-village-intro", {})


def village_goal(words: Puts) -> str:
    """Score 4 points with the Village on 4."""
    return words.put("orbis_lesson-village-goal", {})


def village_hint(words: Puts) -> str:
    """Take 4, pay yellow and white, lay it, and give the three worshippers that are left."""
    return words.put("orbis_lesson-village-hint", {})


def village_done(words: Puts) -> str:
    """Five worshippers have become 4 points. Keep some for a Village, and spend all of them by the end of the game."""
    return words.put("orbis_lesson-village-done", {})


def village_wrong_declined(words: Puts) -> str:
    """You kept three worshippers, and the Village will never score. Worshippers only break ties at the end: give them."""
    return words.put("orbis_lesson-village-wrong-declined", {})


def village_wrong_wild(words: Puts) -> str:
    """A wilderness asks for nothing and costs you a point. You hold enough both to pay for the Village and to give three."""
    return words.put("orbis_lesson-village-wrong-wild", {})


def village_wrong_other(words: Puts) -> str:
    """That wasn't the Village on 4. It scores 4 points, and you held all that it takes."""
    return words.put("orbis_lesson-village-wrong-other", {})


def god_title(words: Puts) -> str:
    """Choose your god"""
    return words.put("orbis_lesson-god-title", {})


def god_intro(words: Puts) -> str:
    """Once in a game you take a god instead of a landscape. Half of them score only if you have the most, or the fewest, of something: compare yourself with Ben."""
    return words.put("orbis_lesson-god-intro", {})


def god_goal(words: Puts) -> str:
    """Take a god that is worth 3 points to you now."""
    return words.put("orbis_lesson-god-goal", {})


def god_hint(words: Puts) -> str:
    """Ben has a wilderness and you have none: the God of Technology rewards the player who has the fewest."""
    return words.put("orbis_lesson-god-hint", {})


def god_done(words: Puts) -> str:
    """3 points, as long as Ben doesn't have fewer than you: a tie is enough. Take a god when the display has little for you, or before someone else takes yours."""
    return words.put("orbis_lesson-god-done", {})


def god_wrong_most(words: Puts) -> str:
    """Nature rewards the player who has the most Forests that score. Ben has one and you have none, so she is worth nothing to you."""
    return words.put("orbis_lesson-god-wrong-most", {})


def god_wrong_love(words: Puts) -> str:
    """Love brings 5 worshippers, but only 1 point. That is good early in a game; here you want 3 points."""
    return words.put("orbis_lesson-god-wrong-love", {})


def god_wrong_other(words: Puts) -> str:
    """You took a landscape. The gods lie below the display; the corner of each says what it would bring you."""
    return words.put("orbis_lesson-god-wrong-other", {})


def god_wrong_other_plain(words: Puts) -> str:
    """You took a landscape. The gods come after the landscapes in the list; "what" and a number say what one would bring you."""
    return words.put("orbis_lesson-god-wrong-other-plain", {})


def plan_title(words: Puts) -> str:
    """A plan over two turns"""
    return words.put("orbis_lesson-plan-title", {})


def plan_intro(words: Puts) -> str:
    """You hold nothing. The Irrigation on 5 costs yellow and blue; to score, it has to lie on blue and yellow. Your first turn prepares all of that."""
    return words.put("orbis_lesson-plan-intro", {})


def plan_goal(words: Puts) -> str:
    """Score the Irrigation on 5 in your second turn."""
    return words.put("orbis_lesson-plan-goal", {})


def plan_hint(words: Puts) -> str:
    """Take 2: it puts yellow on 5 and gives you 2 blue. Lay it on the right, beside your blue landscape; then take 5 and lay it on both."""
    return words.put("orbis_lesson-plan-hint", {})


def plan_done(words: Puts) -> str:
    """Your first landscape paid for the second, gave it a place to lie and made it score: good turns in Orbis fit together like that. You are ready for a game."""
    return words.put("orbis_lesson-plan-done", {})


def plan_wrong_early(words: Puts) -> str:
    """You couldn't pay for it yet, so it became a wilderness. First take what brings you yellow and blue."""
    return words.put("orbis_lesson-plan-wrong-early", {})


def plan_wrong_side(words: Puts) -> str:
    """The right landscape on the wrong side: here it lies beside red, so no place above it rests on both blue and yellow."""
    return words.put("orbis_lesson-plan-wrong-side", {})


def plan_wrong_dry(words: Puts) -> str:
    """It can't score there: it needs both blue and yellow below it. Lay it in row 2, on those two colours."""
    return words.put("orbis_lesson-plan-wrong-dry", {})


def plan_wrong_other(words: Puts) -> str:
    """Two turns are over, and the Irrigation doesn't score. One landscape prepares everything: it puts yellow on 5, gives you two blue worshippers, and lies beside your blue landscape."""
    return words.put("orbis_lesson-plan-wrong-other", {})
