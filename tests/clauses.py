"""The mark that ties a test to the clauses of a rule digest."""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test that shows these clauses."""
    return pytest.mark.clause(*ids)
