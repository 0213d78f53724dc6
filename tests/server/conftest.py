"""A server of one's own for each module, in a thread, and people who use it."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import shutil
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

from detente.server.hall import new_tables
from detente.server.people import passwords
from detente.server.storage.database import database_url, open_backend
from detente.server.thinking import thoughts
from detente.server.thinking.workers import Workers
from tests.server import postgres as pg
from tests.server.people import House, Person, Place, answer_together, two_at_a_table, whose_turn

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)]


@pytest.fixture(scope="session", autouse=True)
def in_no_hurry() -> Iterator[None]:
    """Servers of tests start bots when one is asked, and passwords are hashed as cheaply as can be.

    Those in processes of their own do as they always do.
    """

    async def wait_for_the_first_job(_workers: Workers) -> None:
        pass

    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workers, "warm_up", wait_for_the_first_job)
        patch.setattr(passwords, "_HASHER", cheap)
        yield


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt alike each time a test runs, and otherwise in each test."""
    numbers = itertools.count()

    def draw_secret() -> bytes:
        return hashlib.sha256(f"{request.node.nodeid} {next(numbers)}".encode()).digest()

    monkeypatch.setattr(new_tables, "draw_secret", draw_secret)
    monkeypatch.setattr(thoughts, "secrets", SimpleNamespace(randbits=lambda _bits: 1))


@pytest.fixture(scope="session", params=DATABASES)
def kind_of_database(request: pytest.FixtureRequest) -> str:
    """Whoever needs a database is tested on both kinds."""
    return str(request.param)


@pytest.fixture(scope="session")
def new_database(
    kind_of_database: str,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[], str]:
    """Makes databases; what each is called."""
    numbers = itertools.count()
    if kind_of_database == "sqlite":
        file = tmp_path_factory.mktemp("template") / "detente.db"
        asyncio.run(_migrate(str(file)))
        return lambda: str(shutil.copy(file, tmp_path_factory.mktemp("database")))
    cluster = request.getfixturevalue("cluster")
    template = pg.new_database(cluster, "template")
    asyncio.run(_migrate(template))
    return lambda: pg.new_database(cluster, f"database_{next(numbers)}", "template")


async def _migrate(address: str) -> None:
    await (await open_backend(database_url(address))).close()


@pytest.fixture(scope="module")
def module_database(new_database: Callable[[], str]) -> str:
    """A database for the tests of one module."""
    return new_database()


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """A database for one test alone."""
    return new_database()


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[House]:
    """A server for the tests of one module."""
    with House(module_database) as open_house:
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
def own_house(database: str) -> Iterator[House]:
    """A server for one test alone."""
    with House(database) as open_house:
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
