"""Conclave of Day One: Berlin 63: hidden spies, claims true and false, doubt."""
