"""How small anything on the page is written, in pixels of the screen."""

from __future__ import annotations

from playwright.sync_api import Page

WRITTEN = """(least) => {
    /** How much smaller than set a text is drawn. */
    const drawn = (element) => {
        if (element instanceof SVGElement) {
            const { a, b, c, d } = element.getScreenCTM();
            return Math.min(Math.hypot(a, b), Math.hypot(c, d));
        }
        let scale = 1;
        for (let at = element; at; at = at.parentElement) {
            const { transform } = getComputedStyle(at);
            if (transform !== 'none') scale *= new DOMMatrix(transform).a;
        }
        return scale;
    };
    const small = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
        const { data, parentElement: at } = texts.currentNode;
        if (!data.trim() || at.closest('.unseen, title, script, style')) continue;
        if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(texts.currentNode);
        const { width, height } = range.getBoundingClientRect();
        if (!width || !height) continue;
        const size = parseFloat(getComputedStyle(at).fontSize) * drawn(at);
        if (size < least - 0.05) small.push(`${size.toFixed(1)} ${data.trim().slice(0, 40)}`);
    }
    return small;
}"""
"""The texts on the page that are smaller than `least`."""


def least(width: int) -> float:
    """How high letters are at least: on a large screen, on a desk, in a hand."""
    return 11.0 if width >= 1440 else 10.0 if width >= 1280 else 9.5


def too_small(page: Page) -> list[str]:
    """What nobody can read, with its size."""
    assert page.viewport_size is not None
    found: list[str] = page.evaluate(WRITTEN, least(page.viewport_size["width"]))
    return found
