"""Time: clocks and their rules, who has run out of it, answers given in advance."""
