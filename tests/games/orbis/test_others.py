"""The others' boards of Orbis, and what has happened since the player's last turn."""

import pytest

from rulesets.orbis import events
from rulesets.orbis.components import COLOURS, LANDSCAPES
from tabletop_tui.games.orbis.drawings import others
from tabletop_tui.games.orbis.drawings.others import News, news_of, size_for
from tabletop_tui.kit.since import events_by_seat, since_last_turn
from tabletop_tui.paint.drawing import Line
from tabletop_tui.paint.pictures import Look
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.cells import with_minus
from tabletop_tui.text.words import WHOLE
from tabletop_tui.tui.widgets.log import LogWidget
from tests.games.orbis.drawn import ASCII, LOOKS, MONO, PLAYERS, draw_others, every, terms, views
from tests.games.orbis.games import RULES
from tests.rulesets.orbis.builders import at, seat
from tests.tui.boards import board, shown
from tests.tui.driving import ANA, BEN, CLEO, orbis, play, play_on, sitting

ALL_LOOKS = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
ROOMS = [(others.SMALL, 60, 13), (others.LARGE, 82, 18), (others.TALL, 82, 25), (others.FULL, 160, 30)]
SOME = "1/0=G1-3 1/1=R1-2w 1/2=W1-3 2/0=G2-1 2/1=R2-1c 3/0=R2-2"


def text(runs: Line) -> str:
    return "".join(run.text for run in runs).strip()


def test_the_others_show_everything_public() -> None:
    axes = (ROOMS, WHOLE, LOOKS.values())
    for view, (size, width, height), language, look in every(views(4, 9, share=0.5), *axes, least=3):
        said = terms(language, look)
        news = {index: news_of(view.seats[index], said, index, ()) for index in (1, 2, 3)}
        rows = draw_others(view, said, look, news, size, width, height).text().split("\n")
        each = width // 3
        for place, index in enumerate((1, 2, 3)):
            own = view.seats[index]
            mine = [row.ljust(width)[place * each : (place + 1) * each] for row in rows]
            assert PLAYERS[index][0] in mine[1]
            assert said.say.cp(cp=own.standing.total) in mine[1]
            temple = {line.id: line.points for line in own.standing.lines}["temple"]
            assert with_minus(f"{temple:+d}") in mine[2] or not temple
            for colour, count in enumerate(own.supply):
                assert f"{said.signs[colour]}{count}" in mine[3]
            assert mine[3].rstrip().endswith(str(sum(own.supply)))
            assert all(said.signs[colour] in mine[4] for colour in own.benefits)
            whole = "\n".join(mine)
            if own.god and not (size.god and look.pictures):
                assert said.god(own.god, "short") in whole
            assert "…" not in whole


@ALL_LOOKS
def test_a_small_world_marks_points_shrines_failures_forests_and_wildernesses(look: Look) -> None:
    said = terms(look=look)
    view = RULES.view(at("", others=[seat("", SOME)]).state, 0)
    drawn = draw_others(view, said, look, {1: News()}, others.SMALL, 30, 13).text()
    for sign in ("3", "?", said.sign("failed"), said.sign("#")):
        assert sign in drawn


@ALL_LOOKS
def test_a_small_world_shows_the_sign_of_every_colour(look: Look) -> None:
    said = terms(look=look)
    view = RULES.view(at("", others=[seat("", SOME)]).state, 0)
    for size, width, height in ROOMS:
        drawn = draw_others(view, said, look, {1: News()}, size, width, height).text()
        world = "".join(drawn.split("\n")[4:])
        colours = [LANDSCAPES[each.tile].colour for each in view.seats[1].world.values() if not each.wild]
        for colour in {*colours}:
            assert world.count(said.signs[colour]) >= colours.count(colour), size


def test_what_was_laid_since_ones_turn_stands_in_brackets() -> None:
    said = terms()
    view = RULES.view(at("", others=[seat("", SOME)]).state, 0)
    plain = draw_others(view, said, MONO, {1: News()}, others.SMALL, 30, 13).text()
    bare = {1: News(frozenset({"1/0"}))}
    assert (
        f"[{said.signs[LANDSCAPES['G1-3'].colour]}]"
        in draw_others(view, said, MONO, bare, others.SMALL, 30, 13).text()
    )
    news = {1: News(frozenset({"3/0"}))}
    marked = draw_others(view, said, MONO, news, others.SMALL, 30, 13).text()
    assert "[" not in plain
    assert marked.count("[3]") == 1
    assert said.say.since_your_turn(marks="•").split()[-1] in marked.split("\n")[0].split()[-1]
    lettered = draw_others(view, terms(look=ASCII), ASCII, news, others.SMALL, 30, 13).text()
    assert lettered.count("[3]") == 1


@pytest.mark.parametrize(
    ("tile", "site", "told"),
    [
        ("R2-2", "3/0", "▸ Volcano +3"),
        ("R2-1", "2/1", "▸ Volcano ✗"),
        ("G2-1", "2/0", "▸ Forest ?"),
        ("R1-2", "1/1", f"▸ {terms().kind('R1-2', 'short')} #"),
        ("G1-3", "1/0", "▸ Conversion ✓"),
    ],
)
def test_the_last_turn_is_told_in_a_line(tile: str, site: str, told: str) -> None:
    view = RULES.view(at("", others=[seat("", SOME)]).state, 0)
    happened = [
        events.Collected(1, worshippers=(0, 0, 0, 2, 0)),
        events.Paid(1, worshippers=(0, 0, 1, 0, 0)),
        events.Laid(1, tile=tile, site=site, wild=False),
        events.Gained(1, colour="white", count=1),
        events.Collected(2, worshippers=(0, 4, 0, 0, 0)),
    ]
    news = news_of(view.seats[1], terms(), 1, happened)
    assert text(news.last) == told
    assert text(news.more) == "got ▲▲■  paid ◆"
    assert news.sites == {site}


@pytest.mark.parametrize(
    ("gave", "told"),
    [
        ((0, 0, 1, 0, 0), "−◆"),
        ((0, 2, 2, 1, 0), "−♣♣◆◆▲"),
        ((1, 2, 2, 2, 0), "−7"),
        ((0, 3, 3, 0, 0), "−3♣3◆"),
    ],
)
def test_where_no_line_is_left_what_was_got_and_paid_stands_beside_the_top_of_a_world(
    gave: tuple[int, ...], told: str
) -> None:
    """As with three others at 120x36: close to the world, with a sign before it."""
    view = RULES.view(at("", others=[seat("", SOME)]).state, 0)
    laid = events.Laid(1, tile="G1-3", site="1/0", wild=False)
    happened = [events.Collected(1, worshippers=(0, 0, 0, 2, 0)), events.Paid(1, worshippers=gave), laid]
    news = {1: news_of(view.seats[1], terms(), 1, happened)}
    drawn = draw_others(view, terms(), MONO, news, others.SMALL, 20, 10).text().split("\n")
    assert drawn[5].lstrip().startswith("+▲▲")
    assert drawn[5].rstrip().endswith(told)
    short = draw_others(view, terms(), MONO, news, others.SMALL, 60, 10).text()
    assert "got ▲▲  paid" in short, "with a wider line, in words there"
    assert "+▲▲" not in short
    large = draw_others(view, terms(), MONO, news, others.SMALL, 20, 13).text()
    assert "got ▲▲" in large, "with more lines, in words"
    assert "+▲▲" not in large


def test_a_god_taken_is_told_as_well() -> None:
    view = RULES.view(at("").state, 0)
    assert text(news_of(view.seats[1], terms(), 1, [events.TookGod(1, god="fire")]).last) == "▸ Fire"


@pytest.mark.parametrize("room", [(20, 13), (24, 13), (27, 18), (35, 20), (53, 30), (80, 40)])
def test_the_biggest_worlds_that_fit_are_drawn(room: tuple[int, int]) -> None:
    width, height = room
    size = size_for(width, height)
    assert size.site.board[0] <= width
    bigger = others.SIZES[: others.SIZES.index(size)]
    assert all(each.site.board[0] + 2 >= width or each.site.board[1] + 7 > height for each in bigger)


def asked_next(session: Session) -> int | None:
    """The seat that decides now."""
    return None if session.record.decision is None else session.record.decision.seat


def test_since_ones_last_turn_is_what_the_others_have_answered_in_between() -> None:
    session = orbis(ANA, BEN, CLEO)
    assert since_last_turn(session.record.log_for(0), 0) == []
    between: list[int] = []
    looked = 0
    while session.record.decision is not None and looked < 8:
        mine = session.record.decision.seat == 0
        if mine and between:
            entries = since_last_turn(session.record.log_for(0), 0)
            assert [entry.seat for entry in entries] == between
            assert set(events_by_seat(entries)) <= {1, 2}
            looked += 1
        seat = session.record.decision.seat
        play_on(session, 1, among=("landscape:4", "pay"))
        if seat != 0:
            between.append(seat)
        else:
            between = [] if asked_next(session) != 0 else between
    assert looked == 8


async def test_marks_stand_until_one_has_decided_and_what_lay_there_before_has_none() -> None:
    session = orbis(ANA, BEN)
    play(session, "landscape:0")
    while session.record.decision is not None and session.record.decision.seat == 0:
        play_on(session, 1, among=("pay",))
    play(session, "landscape:4")
    while session.record.decision is not None and session.record.decision.seat == 1:
        play_on(session, 1, among=("pay",))
    session.do(acts.take_over)
    async with sitting(session) as here:
        assert "•" in shown(here, "display", "slot:4").split("\n")[0]
        assert "•" not in shown(here, "display", "slot:8").split("\n")[0]
        assert "[" in board(here, "others").text
        await here.press("9", "9")
        assert session.record.table.answers[-1].key == "landscape:8"


async def test_a_wide_screen_has_the_log_beside_the_boards() -> None:
    session = orbis(ANA, BEN)
    play_on(session, 20, among=("landscape:4", "pay"))
    session.do(acts.take_over)
    async with sitting(session, (200, 60)) as here:
        assert here.game.query_one(LogWidget).region.width >= 38
    async with sitting(session, (160, 50)) as here:
        assert not here.game.query_one(LogWidget).region.area


def test_free_colours_are_those_of_the_benefits() -> None:
    farms = [row.id for row in LANDSCAPES.values() if row.benefit is not None][2:4]
    view = RULES.view(at("", others=[seat("", f"1/0={farms[0]} 1/1={farms[1]}")]).state, 0)
    said = terms()
    drawn = draw_others(view, said, MONO, {1: News()}, others.SMALL, 30, 13).text().split("\n")
    benefits = [LANDSCAPES[tile].benefit for tile in farms]
    assert drawn[4].split()[-1] == "".join(said.signs[c] for c in benefits if c is not None)
    assert len(COLOURS) == len(said.signs)


def sources(laid: str, *others_laid: str, god: str | None = None, room: int = 40) -> str:
    table = at("", others=[seat("", laid, god=god), *(seat("", each) for each in others_laid)])
    return others._sources(terms(), RULES.view(table.state, 0).seats[1], room)


def test_where_points_come_from_is_said_where_they_have_several_sources_and_as_far_as_there_is_room() -> None:
    say = terms().say
    assert sources("") == ""
    assert sources("1/0=R2-2") == say.all_landscapes()
    assert sources("1/0=R2-2", god="training") == f"3 +2 {say.from_god_brief()}"
    both = sources("1/0=R2-2 1/1=W2-1", god="training")
    assert both == f"3 +11 {say.from_temple_brief()} +2 {say.from_god_brief()}"
    assert sources("1/0=R2-2 1/1=W2-1", god="training", room=len(both)) == both
    short = sources("1/0=R2-2 1/1=W2-1", god="training", room=len(both) - 1)
    assert short == f"+11 {say.from_temple_brief()} +2 {say.from_god_brief()}"


def test_what_costs_nothing_has_a_line_of_its_own_if_one_is_left() -> None:
    """Otherwise it stands beside the points."""
    view, said = RULES.view(at("", others=[seat("", "1/0=Y1-1")]).state, 0), terms(look=MONO)
    free = f"{said.say.free_colours()} {said.signs[LANDSCAPES['Y1-1'].benefit or 0]}"
    for height, line in ((10, 0), (11, 3)):
        drawn = draw_others(view, said, MONO, {1: News()}, others.SMALL, 30, height).text().split("\n")
        assert [free in row for row in drawn[1:]].index(True) == line, drawn


def test_the_god_in_small_worlds_is_drawn_or_named_and_its_place_is_empty_without_one() -> None:
    view = RULES.view(at("", others=[seat("", SOME, god="fire"), seat("", SOME)]).state, 0)
    said = terms(look=MONO)
    small, full = (
        draw_others(view, said, MONO, {1: News(), 2: News()}, size, 82, height).text()
        for size, height in ((others.SMALL, 13), (others.FULL, 30))
    )
    assert small.count("Fire") == full.count("Fire") == 1
