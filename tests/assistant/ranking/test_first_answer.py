"""What a first answer costs is for the benchmark to measure; that nothing large is imported for it is kept here."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
TOLD = """
import sys
before = set(sys.modules)
from assistant.cards import cards
from assistant.ranking import Scale
assert Scale().best(cards("As Ah Kd Kc 9h 4s 2d")).name == "two pair, aces and kings"
print(*set(sys.modules) - before)
"""


def test_the_first_answer_imports_little() -> None:
    command = [sys.executable, "-c", TOLD]
    done = subprocess.run(command, cwd=ROOT, env={}, stdout=subprocess.PIPE, text=True, check=True)  # the sources
    imported = set(done.stdout.split())
    assert "assistant.ranking.lookup" in imported
    assert imported.isdisjoint({"array", "collections", "enum", "functools", "operator", "typing"})
    assert imported.isdisjoint({"assistant.ranking.build", "assistant.ranking.two_and_three"})
