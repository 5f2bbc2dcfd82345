"""With the real `ssh` over the loopback: who gets in, what they see, how they leave."""

import asyncio
import os
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.lines.streams import SINK
from tabletop_tui.serve.premises import Policy
from tests.serve.loopback import GENEROUS, PATIENCE, SSH, Terminal, club, terminal, until

pytestmark = pytest.mark.skipif(SSH is None, reason="needs the ssh client")

CTRL_C, CTRL_Z = "\x03", "\x1a"


async def answer(ssh: Terminal, code: str) -> None:
    """Type a code when it is asked for."""
    await until(lambda: b"Invitation code:" in ssh.received)
    ssh.received[:] = ssh.received.replace(b"Invitation code:", b"")
    ssh.type(code + "\r")


async def test_a_key_opens_the_door_and_ctrl_c_closes_only_ones_own(tmp_path: Path) -> None:
    async with (
        club(tmp_path) as here,
        terminal(here.command("ana", "a")) as ana,
        terminal(here.command("ben", "b")) as ben,
    ):
        await ana.see("hello ana")
        await ben.see("hello ben")
        ana.type("k" + CTRL_Z)
        await ana.see("key k")
        assert {guest.name for guest in here.house.came} == {"ana", "ben"}
        assert all(guest.key is not None for guest in here.house.came)
        ana.type(CTRL_C)
        assert await ana.ended() == 0
        assert "Goodbye, ana" in ana.text
        assert b"\x1b[?1049l" in ana.received
        assert b"\x1b[?25h" in ana.received
        await until(lambda: len(here.house.went) == 1)
        ben.type("j")
        await ben.see("key j")
        assert [line["name"] for line in here.events("in")] in (["ana", "ben"], ["ben", "ana"])
        assert all("k" not in str(line.get("text")) for line in here.events("said"))


async def test_a_name_belongs_to_the_first_key_that_used_it(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
        async with terminal(here.command("Ana", "other")) as thief:
            assert await thief.ended() == 255
            assert "belongs to another key" in thief.flat
            assert "Permission denied" in thief.text
        async with terminal(here.command("anna", "a")) as ana:
            assert await ana.ended() == 1
            assert "Your key is known as ana here" in ana.flat, "a key has one name"
        assert here.server.book.names.rename("ana", "anna") is None
        async with terminal(here.command("anna", "a")) as ana:
            await ana.see("hello anna")
        assert [guest.name for guest in here.house.came] == ["ana", "anna"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bot:easy", "can't be used as a name"),
        ("gastgeber", "name of the host"),
        ("gastgeher", "hello"),
        ("gаstgeber", "mixes letters of several scripts"),
        ("", "Log in with a name"),
        ("a-name-of-twenty-five-ells", "This name is too long"),
    ],
)
async def test_some_names_cant_be_had(tmp_path: Path, name: str, said: str) -> None:
    policy = Policy(host_name="Gastgeber")
    async with club(tmp_path, policy=policy) as here:
        async with terminal([*here.command("x", "a")[:-1], "-l", name, "127.0.0.1"]) as ssh:
            await until(lambda: said in ssh.flat)
            assert said == "hello" or await ssh.ended() == 255
        assert [guest.name for guest in here.house.came] == ([name] if said == "hello" else [])


async def test_an_invitation_opens_the_door_without_a_key(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        code = here.server.book.invitations.invite("game1", 1)
        async with terminal(here.command("ana", None)) as ana:
            await answer(ana, "wrong-code")
            await answer(ana, code)
            await ana.see("hello ana")
            (guest,) = here.house.came
            assert (guest.key, guest.table_invited, guest.seat_invited) == (None, "game1", 1)
        async with terminal(here.command("ben", None)) as ben:
            await answer(ben, code)
            await ben.see("This invitation already belongs")
            await until(lambda: len(here.events("wrong-code")) == 2)
        second = here.server.book.invitations.invite("game1")
        async with terminal(here.command("Ana", None)) as ana:
            await answer(ana, second)
            await ana.see("Ana is here with another invitation")
        async with terminal(here.command("ana", "key", "-o", "PreferredAuthentications=publickey")) as other:
            assert await other.ended() == 255
        async with terminal(here.command("ana", None)) as ana:
            await answer(ana, code)
            await ana.see("hello ana")
        assert [guest.name for guest in here.house.came] == ["ana", "ana"]
        assert code not in here.log.getvalue()


async def test_three_wrong_codes_and_the_address_has_to_wait(tmp_path: Path) -> None:
    async with club(tmp_path, limits=replace(GENEROUS, first_penalty=600.0)) as here:
        async with terminal(here.command("ana", None)) as ana:
            for _ in range(3):
                await answer(ana, "wrong-code")
            assert await ana.ended() == 255
        await until(lambda: not here.server.connections)
        async with terminal(here.command("ana", "a")) as again:
            assert await again.ended() == 255
        assert not here.house.came
        assert "penalty" in [line["why"] for line in here.events("refused")]


async def test_only_keys_of_the_file_if_there_is_one(tmp_path: Path) -> None:
    allowed = tmp_path / "authorized_keys"
    allowed.write_text("# nobody yet\n")
    async with club(tmp_path, policy=Policy(authorized_keys=allowed)) as here:
        import asyncssh

        public = asyncssh.read_private_key(here.key("a")).export_public_key().decode()
        async with terminal(here.command("ana", "a", "-o", "PreferredAuthentications=publickey")) as ana:
            assert await ana.ended() == 255
            assert "isn't among those" in ana.flat
        allowed.write_text(public)
        os.utime(allowed, (1, 1))
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
        allowed.write_text("ssh-ed25519 broken\n")
        os.utime(allowed, (2, 2))
        async with terminal(here.command("ana", "a", "-o", "PreferredAuthentications=publickey")) as ana:
            assert await ana.ended() == 255


async def test_only_known_people_and_invited_ones_if_the_host_wants_it_so(tmp_path: Path) -> None:
    async with club(tmp_path, policy=Policy(invited_only=True)) as here:
        async with terminal(here.command("ana", "a", "-o", "PreferredAuthentications=publickey")) as ana:
            assert await ana.ended() == 255
        import asyncssh

        mark = asyncssh.read_private_key(here.key("a")).get_fingerprint()
        assert here.server.book.names.claim("ana", mark) is None
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
        async with terminal(here.command("root", "a")) as ana:
            assert await ana.ended() == 1
            assert "known as ana" in ana.flat
        assert [person.name for person in here.server.book.names.people()] == ["ana"]


async def test_who_applies_waits_until_the_host_approves(tmp_path: Path) -> None:
    async with club(tmp_path, policy=Policy(invited_only=True, by_approval=True)) as here:
        for said in ("has been noted", "hasn't approved you yet"):
            async with terminal(here.command("zoe", "z")) as zoe:
                assert await zoe.ended() == 1
                assert said in zoe.flat
        assert not here.house.came
        assert here.server.book.names.approve("zoe") is None
        async with terminal(here.command("zoe", "z")) as zoe:
            await zoe.see("hello zoe")


async def test_a_code_of_the_hosts_lets_one_new_member_in(tmp_path: Path) -> None:
    async with club(tmp_path, policy=Policy(invited_only=True)) as here:
        (code,) = here.server.book.codes.for_joining(1)
        async with terminal(here.command(f"zoe+{code}", "z")) as zoe:
            await zoe.see("hello zoe")
        async with terminal(here.command("zoe", "z")) as again:
            await again.see("hello zoe")
        begun = time.monotonic()
        async with terminal(here.command(f"tom+{code}", "t")) as tom:
            assert await tom.ended() == 255
            assert time.monotonic() - begun < here.server.limits.login_seconds / 2, "it hears of it at once"
            assert "The code after your name isn't valid" in tom.flat
        assert [guest.name for guest in here.house.came] == ["zoe", "zoe"]
        assert len({guest.id for guest in here.house.came}) == 1
        assert code not in here.log.getvalue()


async def test_nothing_but_the_tables_is_behind_the_door(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        base = here.command("ana", "a")
        refused = {
            "exec": [*base, "id"],
            "subsystem": [*base[:-1], "-s", base[-1], "sftp"],
            "forward": [*base[:-1], "-o", "ExitOnForwardFailure=yes", "-N", "-R", "0:127.0.0.1:9", base[-1]],
        }
        for what, command in refused.items():
            async with terminal(command) as ssh:
                assert await ssh.ended() in (1, 255), what
                assert "uid=" not in ssh.text
        assert {line["what"] for line in here.events("refused-request")} == {"exec", "subsystem"}
        assert not here.house.came
        async with terminal([*base[:-1], "-A", "-X", base[-1]]) as ssh:
            await ssh.see("hello ana")


async def test_a_command_is_answered_without_a_terminal_and_a_wrong_one_goes_where_errors_go(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as here:

        async def asked(command: str) -> tuple[int | None, bytes, bytes]:
            pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            line = [*here.command("ana", "a"), command]
            ssh = await asyncio.create_subprocess_exec(*line, stdin=nothing, stdout=pipe, stderr=pipe)
            async with asyncio.timeout(PATIENCE):
                out, error = await ssh.communicate()
            return ssh.returncode, out, error

        code, out, error = await asked("games all")
        assert code == 0
        assert out == b"ana asked for games all\n" * 20_000
        code, out, error = await asked("games")
        assert (code, out) == (1, b"")
        assert b"no command like that" in error


async def test_who_has_no_terminal_is_told(tmp_path: Path) -> None:
    async with club(tmp_path) as here, terminal(here.command("ana", "a", "-T")) as ssh:
        assert await ssh.ended() == 1
        assert "needs a terminal" in ssh.flat


async def test_a_terminal_that_cant_show_a_screen_gets_lines(tmp_path: Path) -> None:
    environ = {"TERM": "dumb", "LANG": "de_DE.UTF-8"}
    async with club(tmp_path) as here:
        async with terminal(here.command("ana", "a"), environ=environ) as ana:
            await ana.see("hello ana in lines, lang de")
            assert b"\x1b" not in ana.received
            ana.type("q")
            assert await ana.ended() == 0
            assert "Auf Wiedersehen, ana" in ana.text
        async with terminal(here.command("ana", "a"), environ=environ) as ana:
            await ana.see("hello ana in lines")
            ana.type("x")
            assert await ana.ended() == 1
        assert [line["name"] for line in here.events("failed")] == ["ana"]
        assert len(here.house.came) == len(here.house.went) == 2


async def test_windows_of_any_size(tmp_path: Path) -> None:
    async with club(tmp_path) as here, terminal(here.command("ana", "a"), (100, 30)) as ana:
        await ana.see("size 100x30")
        ana.resize(120, 36)
        await ana.see("size 120x36")
        ana.resize(500, 500)
        await ana.see("size 240x80")
        for width in range(60, 130):
            ana.resize(width, 24)
            await asyncio.sleep(0.005)
        await ana.see("size 129x24")
        ana.resize(10, 2)
        await asyncio.sleep(0.3)
        ana.resize(80, 24)
        await ana.see("size 80x24")


async def test_language_and_colours_are_the_clients(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        seen: dict[str, bytes] = {}
        for name, environ, said in (
            ("true", {"COLORTERM": "truecolor", "LANG": "de_DE.UTF-8"}, "lang de theme dark ascii False"),
            ("many", {"LC_ALL": "en_US.UTF-8", "SECRET_X": "1"}, "lang en theme dark ascii False"),
            ("few", {"TERM": "linux", "LANG": "C"}, "lang en theme sixteen ascii True"),
            ("none", {"NO_COLOR": "1"}, "lang en theme mono ascii False"),
        ):
            async with terminal(here.command(name, name), environ=environ) as ssh:
                await ssh.see(said)
                seen[name] = bytes(ssh.received)
        assert b"38;2;51;85;255" in seen["true"]
        assert b"8;2;" not in seen["many"]
        assert b"38;5;" in seen["many"]
        assert b"38;5;" not in seen["few"]
        assert b"8;2;" not in seen["few"]
        assert b"8;2;" not in seen["none"]
        assert b"8;5;" not in seen["none"]


async def test_a_frame_is_shown_at_once_where_the_terminal_can(tmp_path: Path) -> None:
    async with club(tmp_path) as here, terminal(here.command("ana", "a")) as ana:
        await ana.see("hello ana")
        assert b"\x1b[?2026$p" in ana.received
        assert b"\x1b[?2026h" not in ana.received
        ana.type("\x1b[?2026;2$y")
        ana.type("k")
        await ana.see("key k")
        assert b"\x1b[?2026h" in ana.received
        (connection,) = here.server.connections
        before = connection._send_seq
        ana.type("j")
        await ana.see("key j")
        assert connection._send_seq - before == 1, "a frame is one packet, with all that belongs to it"


async def test_a_killed_client_leaves_and_may_come_back(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
            ana.process.send_signal(signal.SIGKILL)
            await until(lambda: len(here.house.went) == 1)
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
            assert len(here.house.came) == 2
            assert here.house.came[0].id == here.house.came[1].id
        await until(lambda: len(here.house.went) == 2)
        await until(lambda: here.server.door.guests == 0)


async def test_when_the_server_ends_everyone_is_told_and_terminals_are_clean(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        ana = await Terminal.run(here.command("ana", "a"))
        ben = await Terminal.run(here.command("ben", "b"))
        await ana.see("hello ana")
        await ben.see("hello ben")
    for ssh in (ana, ben):
        assert await ssh.ended() == 1
        assert "The host has closed these tables" in ssh.text
        assert ssh.received.rindex(b"\x1b[?1049l") > ssh.received.rindex(b"\x1b[?1049h")
        await ssh.close()
    assert here.house.closed == 1
    assert len(here.house.went) == 2


async def test_a_mistake_of_ours_ends_one_screen_only(tmp_path: Path) -> None:
    async with (
        club(tmp_path) as here,
        terminal(here.command("ana", "a")) as ana,
        terminal(here.command("ben", "b")) as ben,
    ):
        await ana.see("hello ana")
        await ben.see("hello ben")
        ana.type("x")
        assert await ana.ended() == 1
        assert "Something went wrong on our side" in ana.text
        assert "Traceback" not in ana.text
        ben.type("k")
        await ben.see("key k")
        assert len(here.events("failed")) == 1
        assert list((tmp_path / "state" / "reports").iterdir())


async def test_what_is_printed_reaches_no_ones_screen_in_whatever_order_they_leave(tmp_path: Path) -> None:
    before = sys.stdout
    async with (
        club(tmp_path) as here,
        terminal(here.command("ana", "a")) as first,
        terminal(here.command("ben", "b")) as second,
    ):
        await first.see("hello ana")
        await second.see("hello ben")
        second.type("p")
        await second.see("key p")
        assert "printed" not in first.text + second.text
        assert [line["text"] for line in here.events("said")] == ["printed by mistake"]
        for ssh in (first, second):
            assert sys.stdout is SINK
            ssh.type(CTRL_C)
            _ = await ssh.ended()
        await until(lambda: len(here.house.went) == 2)
        assert sys.stdout is SINK
        assert sys.stderr is SINK
    assert sys.stdout is before


async def test_no_one_stays_for_ever(tmp_path: Path) -> None:
    limits = replace(GENEROUS, idle_seconds=0.8, longest_seconds=3.0)
    async with (
        club(tmp_path, limits=limits) as here,
        terminal(here.command("ana", "a")) as ana,
        terminal(here.command("ben", "b")) as ben,
    ):
        await ana.see("hello ana")
        while ben.process.returncode is None:
            ben.type("k")
            await asyncio.sleep(0.2)
        assert await ana.ended() == 1
        assert "You typed nothing" in ana.text
        assert "open for an hour" in ben.text
        await until(lambda: len(here.house.went) == 2)


async def test_three_terminals_a_person(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        opened = [await Terminal.run(here.command("ana", "a")) for _ in range(3)]
        for ssh in opened:
            await ssh.see("hello ana")
        async with terminal(here.command("ana", "a")) as fourth:
            assert await fourth.ended() == 1
            assert "already connected several times" in fourth.text
        for ssh in opened:
            await ssh.close()
        await until(lambda: here.server.door.guests == 0)
        async with terminal(here.command("ana", "a")) as again:
            await again.see("hello ana")


async def test_who_is_shown_out_goes_and_stays_out(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        async with terminal(here.command("zoe", "z")) as zoe, terminal(here.command("ana", "a")) as ana:
            await zoe.see("hello zoe")
            await ana.see("hello ana")
            (guest,) = [guest for guest in here.house.came if guest.name == "zoe"]
            here.house.barred.ids.add(guest.id)
            here.house.barred.show_out(guest.id)
            assert await zoe.ended() == 1
            assert "You have been sent away" in zoe.flat
            ana.type("k")
            await ana.see("key k")
        async with terminal(here.command("zoe", "z")) as zoe:
            assert await zoe.ended() == 1
            assert "The host has sent you away" in zoe.flat


async def test_the_tables_know_who_the_owner_is_before_they_come(tmp_path: Path) -> None:
    async with club(tmp_path, policy=Policy(owner_id="key SHA256:ute")) as here:
        assert here.house.owner_id == "key SHA256:ute"


async def test_an_owner_is_known_by_the_key(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        import asyncssh

        mark = str(asyncssh.read_private_key(here.key("u")).get_fingerprint())
        assert here.server.book.names.claim("ute", mark) is None
        here.server.policy = Policy(owner_id=here.server.book.names.owner_id("ute"))
        for name, key in (("ute", "u"), ("ana", "a")):
            async with terminal(here.command(name, key)) as ssh:
                await ssh.see(f"hello {name}")
        assert [guest.owner for guest in here.house.came] == [True, False]


async def test_the_book_is_asked_about_a_guest_only_when_it_was_written(tmp_path: Path) -> None:
    """Keys cost no question to it; what another program writes is noticed at the next one."""
    async with club(tmp_path) as here, terminal(here.command("ana", "a")) as ana:
        standing = here.server.standing
        await ana.see("hello ana")
        await asyncio.sleep(0.1)
        ana.type("a")
        await ana.see("key a")
        assert [standing.unsure for _ in range(3)] == [False] * 3
        with Guestbook(here.server.paths.data / "people.sqlite3") as other:
            assert other.names.claim("ben", "SHA256:ben") is None
        await asyncio.sleep(0.05)  # the file's stamp is read at most every 10 ms
        assert standing.unsure
        ana.type("bcd")
        await ana.see("key d")
        with Guestbook(here.server.paths.data / "people.sqlite3") as other:
            assert other.names.forget("ana")
        await asyncio.sleep(0.05)
        ana.type("e")
        assert await ana.ended() == 1
        assert "The host has released your name" in ana.flat
        assert "key e" not in ana.flat
