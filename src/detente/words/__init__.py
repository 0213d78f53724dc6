"""Words: messages into sentences, and the rule digests, in the reader's language."""

from __future__ import annotations

from detente.words.words import LANGUAGES, Words, sources

__all__ = ["LANGUAGES", "Words", "sources"]
