"""Many games: policies, laws, matches between bots, reports."""
