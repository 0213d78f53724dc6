"""The yardstick: the greedy bot as it was when levels were first measured. It never changes.

Its judgement of positions lies in `values`: what a game's `evaluate` has learned since then must
not make the yardstick longer.
"""
