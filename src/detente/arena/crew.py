"""Who does the work: this process, processes of this machine, or the machines of a Ray cluster.

All give the same answers, in whatever order they are done. What a worker was doing when it died is
done again by another.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from detente.arena.pool import leave_interrupts_to_the_parent
from detente.core.extras import needed

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3  # tasks for each worker that are given out before they are needed
TRIES: Final = 5  # how often a task may lose its worker before it is the task's own fault

LOCAL: Final = "local"
"""Ray on this machine alone."""


def work_off(
    work: Callable[[T], R],
    tasks: Iterable[T],
    jobs: int = 0,
    ray: str | None = None,
    afresh: bool = False,
) -> Iterator[R]:
    """What `work` makes of each task, as it is done; tasks are asked for when a worker is free.

    `afresh` is for work with libraries that have threads, as polars has: a process that begins as a
    copy of this one would wait for them for ever.
    """
    if ray is not None:
        return _on_ray(work, iter(tasks), ray)
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return map(work, tasks)
    return _on_processes(work, iter(tasks), jobs, afresh)


def _on_processes(
    work: Callable[[T], R], tasks: Iterator[T], jobs: int, afresh: bool
) -> Iterator[R]:
    context = get_context("spawn" if afresh else None)
    again: list[T] = []
    tries = 0
    while True:
        pool = ProcessPoolExecutor(jobs, context, leave_interrupts_to_the_parent)
        given: dict[Future[R], T] = {}
        try:
            while True:
                while len(given) < jobs * AHEAD:
                    task = again.pop() if again else next(tasks, None)
                    if task is None:
                        break
                    given[pool.submit(work, task)] = task
                if not given:
                    return
                for future in wait(given, return_when=FIRST_COMPLETED).done:
                    made = future.result()
                    del given[future]
                    yield made
        except BrokenProcessPool:
            tries += 1
            if tries > TRIES:
                raise
            again += given.values()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(work: Callable[[T], R], tasks: Iterator[T], address: str) -> Iterator[R]:
    with needed("ray"):
        import ray
    ours = not ray.is_initialized()
    if ours:
        quiet = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, logging_level="error", **quiet)
    try:
        remote: Any = ray.remote(max_retries=TRIES)(work)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        given = [remote.remote(task) for task in islice(tasks, ahead)]
        while given:
            done, given = ray.wait(given, num_returns=1)
            made: R = ray.get(done[0])
            given += [remote.remote(task) for task in islice(tasks, 1)]
            yield made
    finally:
        if ours:
            ray.shutdown()
