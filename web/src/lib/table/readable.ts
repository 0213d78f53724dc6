/** What has a face to read: cards of every kind, and spies. */
export function readable(id: string): boolean {
  return /^(card|agenda|plank|operation|spy)-/.test(id);
}

/** What stands at a place of the page, or is named there: where, and its id. */
export function nounAt(target: EventTarget | null): { at: Element; id: string } | null {
  const at = target instanceof Element ? target.closest('[data-noun], [data-reads]') : null;
  const id = at?.getAttribute('data-reads') ?? at?.getAttribute('data-noun');
  return at && id ? { at, id } : null;
}
