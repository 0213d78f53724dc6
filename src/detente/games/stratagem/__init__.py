"""Stratagem: an election, or a coup d’état."""
