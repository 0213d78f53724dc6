/** What a reader writes down about a table, kept in this browser. */

const KEY = 'detente-notes';
/** So many tables are remembered. */
const TABLES = 100;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export const noteOn = (table: string): string => kept()[table] ?? '';

/** Keep what is written; nothing written is nothing kept. */
export function keepNote(table: string, text: string): void {
  const { [table]: _, ...others } = kept();
  const entries = Object.entries(others);
  if (text) entries.push([table, text]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-TABLES))));
  } catch {
    // a browser that keeps nothing still shows what is written
  }
}
