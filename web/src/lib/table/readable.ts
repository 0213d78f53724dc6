/** What has a face to read: cards of every kind, and spies. */
export function readable(id: string): boolean {
  return /^(card|agenda|plank|operation|spy)-/.test(id);
}
