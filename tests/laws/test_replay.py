"""What the journal holds is enough: the events alone, written and read back, make the same table; so does an undo."""

import json

from assistant.codec import decode, encode
from assistant.evolve import evolve
from assistant.line_writing import write_line
from assistant.lines import Undo, read_line
from assistant.session import NothingToUndo, Session, Undone
from assistant.table import Table
from tests.laws.evening import Evening, law, opening
from tests.laws.tape import Tape


@law
def test_every_prefix_of_the_events_plays_to_the_same_table(evening: Evening) -> None:
    replayed = opening(evening.stakes, evening.seats)
    for step in evening.play():
        assert read_line(write_line(step.command)) == step.command
        for event, table in zip(step.events, step.tables, strict=True):
            read_back = decode(json.loads(json.dumps(encode(event))))
            assert read_back == event
            replayed = evolve(replayed, read_back)
            assert replayed == table


@law
def test_undo_to_any_step_and_on_again_is_the_same(evening: Evening) -> None:
    session = Session.open(evening.stakes, evening.seats)
    reached = [session.table]
    for step in evening.play():
        session.submit(step.command)
        assert session.table == step.after
        reached.append(step.after)
        if evening.tape.once_in(8):
            back_and_forth(session, reached, evening.tape)
    while len(reached) > 1:
        reached.pop()
        assert isinstance(session.undo(), Undone)
        assert session.table == reached[-1]
    assert isinstance(session.undo(), NothingToUndo)


def back_and_forth(session: Session, reached: list[Table], tape: Tape) -> None:
    """Take some lines back, one at a time, and enter them again."""
    taken = []
    for place in range(1, 1 + tape.below(min(len(reached), 12))):
        undone = session.undo()
        assert isinstance(undone, Undone)
        assert session.table == reached[-1 - place]
        taken.append(undone.line)
    for line in reversed(taken):
        again = read_line(line)
        assert not isinstance(again, Undo)
        session.submit(again)
    assert session.table == reached[-1]
