"""Twilight Struggle: the Cold War in ten turns."""
