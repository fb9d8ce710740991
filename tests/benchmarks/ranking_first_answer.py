"""What the first answer of a fresh process costs, for the benchmark of ranking."""

import json
import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

TOLD = """
import sys
from time import process_time
def kilobytes():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
before, start = kilobytes(), process_time()
from assistant.cards import cards
from assistant.ranking import Scale
Scale().value(cards("As Ah Kd Kc 9h 4s 2d"))
print([1000 * (process_time() - start), kilobytes() - before])
"""


def first_answer(processes: int) -> tuple[float, float]:
    """Milliseconds of processor time and kilobytes of memory, medians: to import, to open the table, to compare a hand.

    The first process, which compiles the modules, is not counted. The interpreter starts without what is installed
    beside it (-S), since that may import for its own purposes what the answer would have to import.
    """
    with TemporaryDirectory() as compiled:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        told = [_told(environment) for _ in range(processes + 1)][1:]
    return median(time for time, _ in told), median(memory for _, memory in told)


def _told(environment: dict[str, str]) -> list[float]:
    done = subprocess.run([sys.executable, "-S", "-c", TOLD], env=environment, stdout=subprocess.PIPE, check=True)
    told: list[float] = json.loads(done.stdout)
    return told
