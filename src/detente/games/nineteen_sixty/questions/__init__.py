"""The questions: one class per kind; `table` finds them by Frame.kind."""
