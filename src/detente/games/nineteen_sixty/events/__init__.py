"""The events: one function per card, by whose icon it shows; `table` finds them."""
