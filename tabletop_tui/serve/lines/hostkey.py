"""The key by which guests recognise this server."""

import contextlib
import os
import sys
from pathlib import Path

import asyncssh

from rulesets.core.message import Message
from tabletop_tui.host.paths import make_private

NAME = "ssh_host_ed25519_key"
"""The file, in the folder of the program's data."""
_LONGEST_KEY = 64 * 1024
"""Characters of a public key that are read."""


class BadHostKey(Exception):
    """There is a host key that can't be used; `reason` says why."""

    def __init__(self, message_id: str, file: Path) -> None:
        """`message_id` is the id of the sentence for the host, `file` the key's file."""
        super().__init__(message_id)
        self.reason = Message(message_id, {"file": str(file)})


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The server's key, made when there is none. Raises `BadHostKey`, `OSError`."""
    file = folder / NAME
    make_private(folder)
    if not file.exists():
        _make(file)
    if file.stat().st_mode & 0o077:
        raise BadHostKey("serve-host-key-open", file)
    try:
        return asyncssh.read_private_key(file)
    except (asyncssh.KeyImportError, ValueError) as error:
        what = "serve-host-key-locked" if _has_passphrase(file, error) else "serve-host-key-broken"
        raise BadHostKey(what, file) from error


def _has_passphrase(file: Path, problem: Exception) -> bool:
    """Whether giving some passphrase changes the error that prevents reading a key."""
    try:
        _ = asyncssh.read_private_key(file, passphrase=" ")
    except (asyncssh.KeyEncryptionError, asyncssh.KeyImportError, ValueError) as error:
        return str(error) != str(problem)
    return True


def _make(file: Path) -> None:
    """Write a new key. If another program does so at the same time, one of the two remains."""
    key = asyncssh.generate_private_key("ssh-ed25519", comment="tabletop")
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    number = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(number, "wb") as stream:
            stream.write(key.export_private_key("openssh"))
            stream.flush()
            os.fsync(number)
        with contextlib.suppress(FileExistsError):
            os.link(fresh, file)
    finally:
        fresh.unlink()


def fingerprint(key: asyncssh.SSHKey) -> str:
    """As `ssh` shows it at the first connection: `SHA256:...`."""
    return str(key.get_fingerprint())


def fingerprint_of(text: str) -> str:
    """The fingerprint of a public key as OpenSSH writes it. Raises `ValueError` if it is none."""
    try:
        return fingerprint(asyncssh.import_public_key(text))
    except asyncssh.KeyImportError as error:
        raise ValueError(str(error)) from error


def fingerprint_in(file: Path) -> str:
    """The fingerprint of the public key in a file; `-` is the standard input.

    Raises `ValueError` if there is none, `OSError`.
    """
    try:
        if str(file) == "-":
            if sys.stdin is None:
                raise ValueError("the standard input is closed")
            return str(asyncssh.import_public_key(sys.stdin.read(_LONGEST_KEY)).get_fingerprint())
        return str(asyncssh.read_public_key(file).get_fingerprint())
    except asyncssh.KeyImportError as error:
        raise ValueError(str(error)) from error
