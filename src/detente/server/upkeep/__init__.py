"""For who runs it: orders, clearing away, backup and check."""
