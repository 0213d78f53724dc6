"""The mark that ties a test to the clauses of a rule digest."""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """The clauses that a test shows."""
    return pytest.mark.clause(*ids)
