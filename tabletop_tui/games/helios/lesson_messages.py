"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def land_title(words: Puts) -> str:
    """Create land"""
    return words.put("helios_lesson-land-title", {})


def land_intro(words: Puts) -> str:
    """On your turn you take the bottom tile of a column: the column is your action. Land comes with the cube that lies on it, and cubes pay for everything you build."""
    return words.put("helios_lesson-land-intro", {})


def land_goal(words: Puts) -> str:
    """Create land of a colour that you don't have yet."""
    return words.put("helios_lesson-land-goal", {})


def land_hint(words: Puts) -> str:
    """Take Create land, then spring or any other land but granite, and lay it anywhere beside your land."""
    return words.put("helios_lesson-land-hint", {})


def land_done(words: Puts) -> str:
    """You have two cubes of two colours. Different colours pay for more buildings, so begin with one of each."""
    return words.put("helios_lesson-land-done", {})


def land_wrong_same(words: Puts) -> str:
    """That is granite again. Buildings ask for several colours: take one that you lack."""
    return words.put("helios_lesson-land-wrong-same", {})


def land_wrong_special(words: Puts) -> str:
    """Special tiles come without a cube and score only at the end. Take land, which brings you a cube now."""
    return words.put("helios_lesson-land-wrong-special", {})


def land_wrong_other(words: Puts) -> str:
    """You have no new land. Take the tile below Create land, then choose a land of another colour."""
    return words.put("helios_lesson-land-wrong-other", {})


def grow_title(words: Puts) -> str:
    """Let land grow"""
    return words.put("helios_lesson-grow-title", {})


def grow_intro(words: Puts) -> str:
    """The sun goes clockwise along your coast. Where it stops, it lights all tiles around it, and every empty land there grows a cube of its colour."""
    return words.put("helios_lesson-grow-intro", {})


def grow_goal(words: Puts) -> str:
    """Grow 2 cubes with one move of the sun."""
    return words.put("helios_lesson-grow-goal", {})


def grow_hint(words: Puts) -> str:
    """Take Move sun and stop on F3: it touches redwood on E3 and granite on E4, and both are empty."""
    return words.put("helios_lesson-grow-hint", {})


def grow_done(words: Puts) -> str:
    """One stop, two cubes. Before you choose, the map shows what each stop would grow."""
    return words.put("helios_lesson-grow-done", {})


def grow_done_plain(words: Puts) -> str:
    """One stop, two cubes. Before you choose, the list says what each stop would grow."""
    return words.put("helios_lesson-grow-done-plain", {})


def grow_wrong_one(words: Puts) -> str:
    """Only one empty land lies beside this stop. Find the stop where the sun touches two of them."""
    return words.put("helios_lesson-grow-wrong-one", {})


def grow_wrong_none(words: Puts) -> str:
    """The sun stayed where it was, so nothing was lit. Take Move sun, and choose a stop."""
    return words.put("helios_lesson-grow-wrong-none", {})


def grow_wrong_other(words: Puts) -> str:
    """The sun hasn't moved. Take the tile below Move sun."""
    return words.put("helios_lesson-grow-wrong-other", {})


def reach_title(words: Puts) -> str:
    """A longer way for the sun"""
    return words.put("helios_lesson-reach-title", {})


def reach_intro(words: Puts) -> str:
    """Buildings bring points, and many lengthen the sun's range (☀) at once. You have three cubes; ○ is any colour, and any two cubes replace one that you lack."""
    return words.put("helios_lesson-reach-intro", {})


def reach_intro_plain(words: Puts) -> str:
    """Buildings bring points, and many lengthen the sun's range at once. You have three cubes; any two cubes replace one that you lack."""
    return words.put("helios_lesson-reach-intro-plain", {})


def reach_goal(words: Puts) -> str:
    """Bring your sun range to 4, and keep at least 1 cube."""
    return words.put("helios_lesson-reach-goal", {})


def reach_hint(words: Puts) -> str:
    """Take Build, then the Sundial: it costs redwood and bamboo and brings 2 steps."""
    return words.put("helios_lesson-reach-hint", {})


def reach_done(words: Puts) -> str:
    """Your range stays at least 4, and the Sundial moves the sun at once. Range helps on every later turn, so build it early."""
    return words.put("helios_lesson-reach-done", {})


def reach_wrong_all(words: Puts) -> str:
    """Your range is long enough, but it took all three cubes. One building brings 2 steps for only two of them."""
    return words.put("helios_lesson-reach-wrong-all", {})


def reach_wrong_temple(words: Puts) -> str:
    """A temple brings no sun range. Look for ☀ in the column "at once"."""
    return words.put("helios_lesson-reach-wrong-temple", {})


def reach_wrong_temple_plain(words: Puts) -> str:
    """A temple brings no sun range. Look for a building that does."""
    return words.put("helios_lesson-reach-wrong-temple-plain", {})


def reach_wrong_less(words: Puts) -> str:
    """That isn't enough: your range is still below 4. Look for ☀ +2."""
    return words.put("helios_lesson-reach-wrong-less", {})


def reach_wrong_less_plain(words: Puts) -> str:
    """That isn't enough: your range is still below 4. Look for sun range +2."""
    return words.put("helios_lesson-reach-wrong-less-plain", {})


def reach_wrong_other(words: Puts) -> str:
    """Your sun range is what it was: a building makes it longer. Take Build, then choose one."""
    return words.put("helios_lesson-reach-wrong-other", {})


def site_title(words: Puts) -> str:
    """Where a temple stands"""
    return words.put("helios_lesson-site-title", {})


def site_intro(words: Puts) -> str:
    """Each time the sun lights a temple, it scores 1 point and 1 more for each tile around it. Cubes that stay under it are lost."""
    return words.put("helios_lesson-site-intro", {})


def site_goal(words: Puts) -> str:
    """Build a temple that scores 5 each time, and lose no cube."""
    return words.put("helios_lesson-site-goal", {})


def site_hint(words: Puts) -> str:
    """Build the temple on D4, with four tiles around it, and pay with the granite that lies there."""
    return words.put("helios_lesson-site-hint", {})


def site_done(words: Puts) -> str:
    """5 points each time the sun stops beside it, and the cube on its site has paid for it."""
    return words.put("helios_lesson-site-done", {})


def site_wrong_lost(words: Puts) -> str:
    """You paid with another cube, so the granite below the temple is lost. Pay with the cube on its site."""
    return words.put("helios_lesson-site-wrong-lost", {})


def site_wrong_few(words: Puts) -> str:
    """Fewer tiles lie around that temple. Take the site with the most neighbours: the list says what the temple would score each time."""
    return words.put("helios_lesson-site-wrong-few", {})


def site_wrong_other(words: Puts) -> str:
    """You have no temple yet. Take Build, then the temple."""
    return words.put("helios_lesson-site-wrong-other", {})


def temples_title(words: Puts) -> str:
    """Two temples with one stop"""
    return words.put("helios_lesson-temples-title", {})


def temples_intro(words: Puts) -> str:
    """The sun lights all tiles around it at the same time. Temples that stand side by side can share a stop on the coast."""
    return words.put("helios_lesson-temples-intro", {})


def temples_goal(words: Puts) -> str:
    """Light two temples with one move."""
    return words.put("helios_lesson-temples-goal", {})


def temples_hint(words: Puts) -> str:
    """Move the sun to F3: it touches both temples, on E3 and on E4. They score 3 and 4 points."""
    return words.put("helios_lesson-temples-hint", {})


def temples_done(words: Puts) -> str:
    """7 points with one move. Build temples side by side on the same coast, and come back to that stop."""
    return words.put("helios_lesson-temples-done", {})


def temples_wrong_one(words: Puts) -> str:
    """This stop touches only one of the temples. Look for the field beside both."""
    return words.put("helios_lesson-temples-wrong-one", {})


def temples_wrong_none(words: Puts) -> str:
    """The sun went past both temples, and it can't go back. Count the steps before you move it."""
    return words.put("helios_lesson-temples-wrong-none", {})


def temples_wrong_other(words: Puts) -> str:
    """The sun hasn't moved. Take Move sun and choose a stop."""
    return words.put("helios_lesson-temples-wrong-other", {})


def lap_title(words: Puts) -> str:
    """A lap"""
    return words.put("helios_lesson-lap-title", {})


def lap_intro(words: Puts) -> str:
    """When the sun comes round to the lap line, D1 to D3, the lap scores 5 points. Where it stops, it lights the tiles around it as always."""
    return words.put("helios_lesson-lap-intro", {})


def lap_goal(words: Puts) -> str:
    """Score 10 points with one move."""
    return words.put("helios_lesson-lap-goal", {})


def lap_hint(words: Puts) -> str:
    """Stop on D3: it is on the lap line, and the sun touches both temples there."""
    return words.put("helios_lesson-lap-hint", {})


def lap_done(words: Puts) -> str:
    """5 for the lap and 5 for the temples. With a short coast and a long range laps come often; plan where the sun stops as it comes to the line."""
    return words.put("helios_lesson-lap-done", {})


def lap_wrong_short(words: Puts) -> str:
    """The sun stopped before the line. One step more, and the lap is complete."""
    return words.put("helios_lesson-lap-wrong-short", {})


def lap_wrong_bare(words: Puts) -> str:
    """The lap scores 5, but this stop touches only one temple. Look for the one on the lap line that touches both."""
    return words.put("helios_lesson-lap-wrong-bare", {})


def lap_wrong_other(words: Puts) -> str:
    """The sun hasn't moved. Take Move sun and choose a stop."""
    return words.put("helios_lesson-lap-wrong-other", {})


def row_title(words: Puts) -> str:
    """The fourth tile"""
    return words.put("helios_lesson-row-title", {})


def row_intro(words: Puts) -> str:
    """A tile goes into the row of its colour, a grey one into any. The fourth in a row brings a second action; red has three."""
    return words.put("helios_lesson-row-intro", {})


def row_goal(words: Puts) -> str:
    """Fill the red row, and build a temple with the bonus action."""
    return words.put("helios_lesson-row-goal", {})


def row_hint(words: Puts) -> str:
    """Take the grey tile, put it into the red row and lay the land. Then build the temple, and pay with the cube on its site."""
    return words.put("helios_lesson-row-hint", {})


def row_done(words: Puts) -> str:
    """The fourth tile brought you a second action. So look at the colours too: the same action may be worth more in another colour."""
    return words.put("helios_lesson-row-done", {})


def row_wrong_tile(words: Puts) -> str:
    """That tile has another colour, so your red row still has three. The tile of Create land is grey: it goes into any row."""
    return words.put("helios_lesson-row-wrong-tile", {})


def row_wrong_row(words: Puts) -> str:
    """In that row it isn't the fourth. In the red one it would have brought you a second action."""
    return words.put("helios_lesson-row-wrong-row", {})


def row_wrong_other(words: Puts) -> str:
    """You have built no temple. The fourth tile in the red row brings a second action after the first: build the temple with it."""
    return words.put("helios_lesson-row-wrong-other", {})


def person_title(words: Puts) -> str:
    """Persons"""
    return words.put("helios_lesson-person-title", {})


def person_intro(words: Puts) -> str:
    """After the action turns you may buy a person for mana, and activate yours with three cubes each. Only active persons score, each for something that you have."""
    return words.put("helios_lesson-person-intro", {})


def person_goal(words: Puts) -> str:
    """Activate the person who would score most for you now."""
    return words.put("helios_lesson-person-goal", {})


def person_hint(words: Puts) -> str:
    """Buy the Astronomer: she scores 2 points for each step of range, which she also makes 2 longer. Then activate her with your three cubes."""
    return words.put("helios_lesson-person-hint", {})


def person_done(words: Puts) -> str:
    """18 points for one person. Keep mana and three cubes for the last round: a person scores only if active."""
    return words.put("helios_lesson-person-done", {})


def person_wrong_few(words: Puts) -> str:
    """Another person would score more. The last column of the list says how much each is worth to you now."""
    return words.put("helios_lesson-person-wrong-few", {})


def person_wrong_night(words: Puts) -> str:
    """You bought her, but she sleeps: a person who isn't active scores nothing. Activate her on the same turn."""
    return words.put("helios_lesson-person-wrong-night", {})


def person_wrong_other(words: Puts) -> str:
    """You passed, with mana and cubes in hand. Buy the person who scores most, then activate her."""
    return words.put("helios_lesson-person-wrong-other", {})


def person_wrong_few_plain(words: Puts) -> str:
    """Another person would score more. Each option says how much that person is worth to you now."""
    return words.put("helios_lesson-person-wrong-few-plain", {})


def plan_title(words: Puts) -> str:
    """A plan for two turns"""
    return words.put("helios_lesson-plan-title", {})


def plan_intro(words: Puts) -> str:
    """Both your lands are full, and full land grows nothing. You have two turns; after the first it is Ben's."""
    return words.put("helios_lesson-plan-intro", {})


def plan_goal(words: Puts) -> str:
    """Put up a building, and grow 2 cubes with one move."""
    return words.put("helios_lesson-plan-goal", {})


def plan_hint(words: Puts) -> str:
    """First build the Warehouse with both cubes: then your lands are empty. On your next turn move the sun to E4, beside both."""
    return words.put("helios_lesson-plan-hint", {})


def plan_done(words: Puts) -> str:
    """A building stands, and two cubes have grown again. Spend first, then let the sun shine: Helios goes on like that, turn after turn."""
    return words.put("helios_lesson-plan-done", {})


def plan_wrong_early(words: Puts) -> str:
    """You moved the sun while your lands were full, and no cube grew. Spend cubes first, then move the sun."""
    return words.put("helios_lesson-plan-wrong-early", {})


def plan_wrong_few(words: Puts) -> str:
    """From this stop fewer than 2 cubes grew. Look for a stop beside two lands without a cube."""
    return words.put("helios_lesson-plan-wrong-few", {})


def plan_wrong_temple(words: Puts) -> str:
    """A temple takes land away from growing: nothing grows on its site any more. Put up a building instead."""
    return words.put("helios_lesson-plan-wrong-temple", {})


def plan_wrong_other(words: Puts) -> str:
    """The two turns are over. Build with both cubes on the first, and move the sun on the second."""
    return words.put("helios_lesson-plan-wrong-other", {})
