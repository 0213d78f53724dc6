"""Lessons, the puzzle of the day, and games that are over studied."""
