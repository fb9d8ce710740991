"""Imports every module of one room and prints whatever else that did: `python -m tests.watched_import assistant`.

The interpreter's audit events tell of each file, folder, socket, process and database (PEP 578); no event is raised for
a thread, so those are counted.
"""

import importlib
import sys
import threading
from pathlib import Path

DEEDS = {"os.mkdir", "os.remove", "os.rename", "socket.bind", "socket.connect", "sqlite3.connect", "subprocess.Popen"}


def watch(event: str, arguments: tuple[object, ...]) -> None:
    if event in DEEDS or (event == "open" and not is_source(arguments[0])):
        print(event, arguments[0])


def is_source(file: object) -> bool:
    """Whether *file* is code that an import reads; the interpreter's own descriptors are numbers."""
    return isinstance(file, int) or str(file).endswith((".py", ".pyc"))


def modules(room: str) -> list[str]:
    files = [file for file in Path(room).rglob("*.py") if file.name != "__main__.py"]
    return sorted(".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files)


def import_all(room: str) -> None:
    sys.dont_write_bytecode = True
    sys.addaudithook(watch)
    for module in modules(room):
        importlib.import_module(module)
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            print("thread", thread.name)


if __name__ == "__main__":
    import_all(sys.argv[1])
