"""Servers killed in mid-game, again and again: `python -m tests.kills` is the long run."""
