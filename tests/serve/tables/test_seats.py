"""Seats change hands: joining, leaving, coming back, the host standing in, invitations."""

from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.tui.screens.headline import headline_of
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, WAIT
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, evening
from tests.tui.driving import OWN

FIRST = {"start": "seat:0"}


async def test_a_guest_opens_a_table_and_another_takes_the_free_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        assert "No table is open yet." in ana.text()
        assert ana.rows()[0].startswith(" Tables")
        await ana.press("enter", "enter")
        (table,) = tonight.house.tables.values()
        assert ana.where == "OrbisScreen"
        assert [person.kind for person in table.session.record.people] == ["remote:key SHA256:ana", "free"]
        ben = await tonight.come(BEN)
        assert "1 free seat" in ben.text()
        assert "● Ana" in ben.text()
        await ben.press("enter")
        assert ben.where == "OrbisScreen"
        assert [person.name for person in table.session.record.people] == ["Ana", "Ben"]
        assert "Ben" in ana.text(), "everybody sees who has come"


async def test_who_leaves_keeps_the_seat_and_finds_the_screen_as_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ana.press("down", "down", "right", "tab")
        before, cursor, looking = ana.rows(), ana.game.cursor.target, ana.game.looking_at
        await tonight.lose(ana)
        assert "who is away" in ben.text()
        assert not table.attendance.is_here(0)
        again = await tonight.come(ANA)
        assert (again.game.cursor.target, again.game.looking_at) == (cursor, looking)
        assert again.rows() == before
        assert "who is away" not in ben.text()


async def test_a_second_terminal_of_the_same_person_takes_the_seat_along(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        old = await tonight.come(ANA)
        assert old.game.scene.mode == DECIDE
        new = await tonight.come(ANA)
        assert new.game.scene.mode == DECIDE
        assert old.game.scene.mode == WAIT
        assert old.game.viewer is None
        await tonight.lose(new)
        assert old.game.scene.mode == DECIDE


async def test_the_host_takes_a_seat_over_and_gives_it_back(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    async with evening(tmp_path, lambda: now[0]) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Hana", "host"), variants=FIRST)
        ana, host = await tonight.come(ANA), await tonight.come(HOST)
        await host.press("enter")
        await tonight.lose(ana)
        assert host.game.scene.mode == WAIT
        now[0] += 180
        await host.press("ctrl+n", "enter")
        assert "You play for Ana now." in host.text()
        await host.press("escape")
        assert host.game.scene.mode == DECIDE
        assert host.game.place.seats == (0, 1)
        await host.press(*host.game.scene.labels["landscape:2"])
        assert table.session.record.steps == 1
        again = await tonight.come(ANA)
        assert again.where == "TablesScreen", "the host plays for her meanwhile"
        assert "The host is playing your seat" in again.text()
        await again.press("enter", "1")
        assert table.session.record.steps == 1
        await host.press("ctrl+n", "enter")
        assert "Ana plays again." in host.text()
        await host.press("escape")
        assert again.game.scene.mode == DECIDE
        assert host.game.scene.mode == WAIT
        await again.press(*next(iter(again.game.scene.labels.values())))
        assert table.session.record.steps == 2


async def test_only_the_host_takes_over_and_only_owners_give_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ben.press("ctrl+n", "enter", "f")
        assert "isn't yours" in ben.text()
        for key in "icx":
            await ben.press(key)
            assert "Only the host, the owner and the player who opened" in ben.text()
        await ben.press("m")
        assert "Only the host, the owner and the player who opened" in ben.text()
        assert [table.seats.chair(seat).kind for seat in (0, 1)] == ["remote", "remote"]
        await ana.press("ctrl+n", "f")
        assert table.seats.free == [0]
        await ana.press("escape")
        assert ana.game.scene.mode == WAIT
        await ben.press("enter")
        assert table.seats.of(BEN) == (0, 1)
        await ben.press("escape")
        assert ben.game.scene.mode == DECIDE


async def test_two_seats_at_one_terminal_hand_over_there_and_nowhere_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        mine = f"remote:{ANA.id}"
        table = await tonight.open("orbis", ("Ana", mine), ("Tom", mine), variants=FIRST)
        ana, ben = await tonight.come(ANA, handover="always"), await tonight.come(BEN)
        await ben.press("enter")
        assert ana.game.place.seats == (0, 1)
        await ana.press(ana.game.scene.labels["god:nature"])
        assert ana.game.scene.mode == HAND_OVER
        assert ben.game.scene.mode == WAIT
        await ben.press("enter", "u")
        assert ana.game.scene.mode == HAND_OVER
        await ana.press(OWN)
        assert ana.game.scene.mode == DECIDE
        assert table.session.record.decision is not None
        assert table.session.record.decision.seat == 1


async def test_an_invitation_is_for_one_seat_and_works_once(tmp_path: Path) -> None:
    async with evening(tmp_path, kept=False) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Seat 2", "free"), variants=FIRST)
        other = await tonight.open("orbis", ("Hana", "host"), ("Seat 2", "free"), variants=FIRST)
        host = await tonight.come(HOST)
        await host.press("p", "down", "i")
        code = host.text().split("Invitation: ")[1].split()[0]
        assert tonight.house.invitations.redeem("aaaa-bbbb-cccc") is None
        assert tonight.house.invitations.redeem(code.upper().replace("-", " ")) == (table.id, 1)
        assert tonight.house.invitations.redeem(code) is None
        carl = Guest("Carl", None, table.id, 1)
        guest = await tonight.come(carl)
        assert guest.where == "OrbisScreen"
        assert table.seats.of(carl) == (1,)
        assert other.seats.open_to(carl) == []
        impostor = Guest("Carl", None, other.id, 1)
        assert table.seats.of(impostor) == ()


async def test_an_old_invitation_opens_nothing(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    async with evening(tmp_path, lambda: now[0], kept=False) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Seat 2", "free"))
        first = await tonight.house.invitations.invite(table.id, 1)
        second = await tonight.house.invitations.invite(table.id, 1)
        assert tonight.house.invitations.redeem(first) is None, "a new code for a seat ends the one before"
        now[0] += 3 * 3600
        assert tonight.house.invitations.redeem(second) is None


async def test_two_whose_names_are_spelt_alike_are_two_people(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", "remote"), variants=FIRST)
        false = Guest("Ana", "SHA256:other")
        assert table.seats.of(false) == ()
        assert table.seats.of(ZOE) == ()
        assert table.seats.of(Guest("BEN", "SHA256:b")) == (1,)


async def test_hidden_hands_of_two_at_one_terminal_stay_behind_the_curtain(tmp_path: Path) -> None:
    """After a third person's turn elsewhere, too."""
    from tests.serve.tables.toyhouse import toy_table

    async with evening(tmp_path) as tonight:
        mine = f"remote:{ANA.id}"
        table = await toy_table(tonight, ("Ana", mine), ("Tom", mine), ("Ben", "remote"))
        ana, ben = await table.seat(ANA), await table.seat(BEN)
        assert ana.game.scene.mode == CURTAIN
        assert ben.game.scene.mode == WAIT
        assert table.cards(ben) == table.hand(2)
        assert table.cards(ana) == set()
        await ana.press(OWN)
        assert table.cards(ana) == table.hand(0)
        await ana.press("1", "2", "2")
        assert ana.game.scene.mode == HAND_OVER
        assert table.cards(ana) == set(), "handing over is the curtain already"
        await ana.press(OWN)
        assert table.cards(ana) == table.hand(1)
        await ana.press("1", "2", "2")
        assert ana.game.scene.mode == WAIT
        assert ben.game.scene.mode == DECIDE
        await ben.press("1", "2", "2")
        assert ana.game.scene.mode == CURTAIN, "Tom was at the keyboard last, and it is Ana's turn"
        assert table.cards(ana) == set()


@pytest.mark.parametrize("game", BUILT)
async def test_the_mark_of_whose_turn_it_is_stands_at_the_same_seat_on_every_terminal(
    game: str, tmp_path: Path
) -> None:
    """Also on that of a player who waits, where their own seat is the one looked at."""
    async with evening(tmp_path) as tonight:
        table = await tonight.open(game, ("Ana", "remote"), ("Ben", "remote"))
        for terminal in (await tonight.come(ANA), await tonight.come(BEN)):
            screen = terminal.game
            marked = [tag.name for tag in headline_of(screen.here, screen).seats if tag.active]
            assert table.session.record.decision is not None
            name = table.session.record.people[table.session.record.decision.seat].name
            assert [name in mark for mark in marked] in ([True], [])
            assert marked or not screen.SEATS_IN_HEADER
