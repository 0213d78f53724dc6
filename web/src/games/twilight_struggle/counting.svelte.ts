/** Whether unseen cards are counted for this reader: on, until it is put off at a table. */

import { SvelteSet } from 'svelte/reactivity';

const KEY = 'detente-uncounted';
const off = new SvelteSet<string>(stored());

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export function counted(table: string): boolean {
  return !off.has(table);
}

export function toggleCounting(table: string): void {
  if (!off.delete(table)) off.add(table);
  localStorage.setItem(KEY, JSON.stringify([...off].slice(-50)));
}
