"""Modules that are read in when they are used are the real ones for everyone."""

import importlib
import subprocess
import sys

import pytest

from tabletop_tui.terminal.late import LATE

SPARED = "from tabletop_tui.terminal.sparing import read_in_textual; read_in_textual()\n"

TLS = """
import asyncio, datetime, ssl, sys, tempfile
from pathlib import Path
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
key = ec.generate_private_key(ec.SECP256R1())
name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
now = datetime.datetime.now(datetime.UTC)
made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now
    + datetime.timedelta(days=1)).add_extension(
    x509.SubjectAlternativeName([x509.DNSName("localhost")]), False).sign(key, hashes.SHA256())
pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
async def echoed(reader, writer):
    writer.write(await reader.readline())
    await writer.drain()
    writer.close()
async def spoken():
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "both.pem")
        file.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
            + made.public_bytes(pem))
        served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        served.load_cert_chain(file)
        trusting = ssl.create_default_context(cafile=file)
    server = await asyncio.start_server(echoed, "127.0.0.1", 0, ssl=served)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=trusting, server_hostname="localhost")
    writer.write(b"heard\\n")
    print((await reader.readline()).decode().strip(), writer.get_extra_info("ssl_object").version())
    writer.close()
    server.close()
asyncio.run(spoken())
"""


def said(code: str) -> str:
    """What a new interpreter prints that has read in Textual for a start of the program."""
    done = subprocess.run([sys.executable, "-c", SPARED + code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


def test_a_start_reads_in_neither_openssl_nor_what_wraps_text() -> None:
    code = f"import sys; print('_ssl' in sys.modules, *(type(sys.modules[n]).__name__ for n in {[*LATE]!r}))"
    assert said(code) == "False LateModule LateModule LateModule LateModule\n"


def test_tls_is_spoken_after_such_a_start() -> None:
    assert said(TLS) == "heard TLSv1.3\n"


@pytest.mark.parametrize("name", LATE)
def test_a_late_module_becomes_what_it_is_without(name: str) -> None:
    usual = {each for each in vars(importlib.import_module(name)) if not each.startswith("__")}
    code = (
        "import importlib, sys, types\n"
        f"module = importlib.import_module({name!r})\n"
        "module.anything = 1\n"
        "del module.anything\n"
        "try: module.missing\n"
        "except AttributeError: pass\n"
        "print(type(module) is types.ModuleType, sys.modules[module.__name__] is module,\n"
        "    type(module.__loader__).__name__, module.__spec__.loader is module.__loader__,\n"
        "    sorted(each for each in vars(module) if not each.startswith('__')))\n"
    )
    assert said(code) == f"True True SourceFileLoader True {sorted(usual)}\n"


def test_threads_that_ask_at_once_find_a_late_module_complete() -> None:
    code = (
        "import ssl, threading\n"
        "start, found = threading.Barrier(20), []\n"
        "def ask():\n"
        "    start.wait()\n"
        "    found.append(ssl.create_default_context)\n"
        "threads = [threading.Thread(target=ask) for _ in range(20)]\n"
        "for each in threads: each.start()\n"
        "for each in threads: each.join()\n"
        "print(len(found), len(set(found)))\n"
    )
    assert said(code) == "20 1\n"


def test_a_python_without_openssl_says_so_at_once() -> None:
    code = (
        "import sys\n"
        "from importlib.machinery import PathFinder\n"
        "usual = PathFinder.find_spec\n"
        "PathFinder.find_spec = lambda name, *more: None if name == '_ssl' else usual(name, *more)\n"
        "from tabletop_tui.terminal.sparing import read_in_textual\n"
        "read_in_textual()\n"
        "import asyncio.base_events\n"
        "print(asyncio.base_events.ssl)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("None\n", "")
