"""What people say at a table: each player sees it, and nothing of it can harm a terminal."""

from pathlib import Path

from rulesets.core.message import Message
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.text.durations import DAY
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, evening
from tests.serve.tables.test_lobby import shows

LIMITS = Limits()
EVIL = "hi\x1b[2J\x1b]0;title\x07 \u202eeb\u202c \u2066x\u2069 \u200b\u0000\r\n\tBen\u0301\u0301\u0301\u0301"


async def test_a_remark_is_seen_by_all_at_the_table_and_in_the_log(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        ana, ben, zoe = await tonight.come(ANA), await tonight.come(BEN), await tonight.come(ZOE)
        await zoe.press("enter")
        await ana.press("ctrl+t")
        await ana.type("good luck")
        await ana.press("enter")
        for terminal in (ben, zoe):
            assert "Ana: “good luck”" in terminal.text()
        await zoe.press("ctrl+t")
        await zoe.type("hi")
        await zoe.press("enter")
        assert "Zoe: “hi”" in ben.text()
        await ben.press("L")
        assert "Ana: “good luck”" in ben.text()
        await ben.press("escape", "ctrl+n")
        assert "Zoe: “hi”" in ben.text()
        assert "Zoe watching" in ben.text()


async def test_what_is_said_holds_nothing_that_a_terminal_would_obey(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        ben, host = await tonight.come(BEN), await tonight.come(HOST)
        await host.press("enter")
        assert table.say(BEN, EVIL) is None
        (remark,) = table.notes.talk.remarks
        assert remark.text == "hi[2J]0;title eb x Be\u0144\u0301\u0301"
        assert table.say(BEN, "\u200b\u202e \x00\n") == Message("tables-say-nothing")
        for terminal in (ben, host):
            await terminal.press("L")
            assert all(char.isprintable() or char == "\n" for char in terminal.text())
            assert "eb x" in terminal.text()


async def test_a_refusal_and_what_the_host_does_are_read_on_a_page_without_a_list(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    async with evening(tmp_path, lambda: now[0]) as tonight:
        table = await tonight.open("bora_bora", ("Ana", "remote"), ("Ben", "remote"))
        ana = await tonight.come(ANA, size=(80, 24))
        pages = ana.game.pages  # type: ignore[attr-defined]
        for _ in pages:
            if ana.game.page != "players":  # type: ignore[attr-defined]
                await ana.press("f4")
        await table.charge.set_clock(HOST, DAY)
        now[0] += 1  # at the moment when whole hours are left, the screen changes, and is drawn all the time
        await shows(ana, "Hana has set the clock")
        while table.say(ANA, "again") is None:
            pass
        await ana.press("ctrl+t")
        await ana.type("and again")
        await ana.press("enter")
        assert ana.game.page == "players"  # type: ignore[attr-defined]
        assert ana.game.words("tables-say-slower") in " ".join(ana.text().split())


async def test_remarks_are_short_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    async with evening(tmp_path, lambda: now[0]) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        assert table.say(BEN, "x" * 5000) is None
        assert table.notes.talk.remarks[0].text == "x" * LIMITS.remark_cells
        for number in range(3 * LIMITS.remarks):
            now[0] += 60
            someone = Guest(f"guest {number % 50}", f"SHA256:{number % 50}")
            assert table.say(someone, str(number)) is None
        assert len(table.notes.talk.remarks) == LIMITS.remarks


async def test_a_flood_by_one_pushes_no_one_elses_words_out(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    async with evening(tmp_path, lambda: now[0]) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        assert table.say(ANA, "shall we begin?") is None
        said = [table.say(BEN, f"spam {number}") for number in range(100)]
        assert said.count(None) == 5, "five at once"
        assert said[-1] == Message("tables-say-slower")
        assert table.say(ANA, "please stop") is None, "only the guest who floods has to wait"
        for number in range(1000):
            now[0] += 3
            assert table.say(BEN, f"spam {number}") is None
        words = [remark.text for remark in table.notes.talk.remarks]
        assert words[:3] == ["shall we begin?", "please stop", "spam 975"]
        assert len(words) == 2 + LIMITS.remarks_each
        host = await tonight.come(HOST)
        await host.press("enter", "ctrl+n")
        assert "shall we begin?" in host.text()
        assert "spam 999" in host.text()
