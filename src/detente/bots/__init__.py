"""Bots: a view in, an action out. A bot never sees a state."""
