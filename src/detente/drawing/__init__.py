"""Pictures of positions as SVG, drawn from what the page draws from: no browser is needed."""

from __future__ import annotations

from detente.drawing.pictures import record_html, result_html, svg

__all__ = ["record_html", "result_html", "svg"]
