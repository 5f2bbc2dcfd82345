"""A connection to PostgreSQL that breaks where a test wants it to: at a word that the program sends."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self


class Proxy:
    """Passes bytes on; cuts the connection at the next `word`, with or without having passed it on."""

    def __init__(self, port: int) -> None:
        """To the server at this port of the loopback."""
        self.to = port
        """Where connections lead; 1: nowhere."""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.word = b""
        self.passed_on = True
        self.silent = False
        """Nothing is answered, and nothing is cut."""
        self._silent_at: list[bytes] = []
        self._hears = False
        self.cuts = 0
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def cut_at(self, word: bytes, *, passed_on: bool) -> None:
        """At the next one; `passed_on`: the database still gets it, and only its answer is lost."""
        self.word, self.passed_on = word, passed_on

    def fall_silent_at(self, *words: bytes, passed_on: bool) -> None:
        """Once all have come in this order; `passed_on`: the database hears all, its answers are lost."""
        self._silent_at, self._hears = list(words), passed_on

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self.to))
                except OSError:
                    client.close()
                    continue
                for one, other, ours in ((client, server, True), (server, client, False)):
                    threading.Thread(target=self._pass, args=(one, other, ours), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, from_program: bool) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                while from_program and self._silent_at and self._silent_at[0] in data:
                    del self._silent_at[0]
                    self.silent = not self._silent_at
                if self.silent and not (from_program and self._hears):
                    continue
                if from_program and self.word and self.word in data:
                    self.word = b""
                    self.cuts += 1
                    if self.passed_on:
                        one.shutdown(socket.SHUT_RDWR)
                        other.sendall(data)
                        other.settimeout(0.3)
                        _ = other.recv(1 << 16)
                    break
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
