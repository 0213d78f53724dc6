"""A server of one's own for each module, in a thread, and people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import postgres as pg
from tests.server.people import House, Person, Place, answer_together, two_at_a_table, whose_turn


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of one module."""
    with House(tmp_path_factory.mktemp("house") / "detente.db") as open_house:
        yield open_house


@pytest.fixture
def person(house: House) -> Iterator[Callable[[str], Person]]:
    """Makes guests of the house."""
    made: list[Person] = []

    def make(name: str) -> Person:
        made.append(Person(house.address, name))
        return made[-1]

    yield make
    for one in made:
        one.leave()


@pytest.fixture
def places(person: Callable[[str], Person]) -> tuple[Place, Place]:
    """Who is asked by the game at a table of two people, and who is not."""
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    answer_together([ann, bob])
    return whose_turn(ann, bob)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone."""
    with House(tmp_path / "detente.db") as open_house:
        yield open_house


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server, where one is installed."""
    with pg.cluster() as address:
        yield address


@pytest.fixture
def postgres(cluster: str, request: pytest.FixtureRequest) -> str:
    """A PostgreSQL database for one test alone."""
    return pg.new_database(cluster, f"test_{abs(hash(request.node.nodeid))}")
