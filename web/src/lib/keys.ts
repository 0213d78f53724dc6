/** The keys of the table: one meaning each, asleep while someone types. */

export interface Key {
  keys: string[];
  /** The id of its explanation. */
  id: string;
  /** When it means anything; always, where that is not told. */
  when?: () => boolean;
  act: (event: KeyboardEvent) => void;
}

/** Kinds of fields that take no letters: keys keep their meaning after one was touched. */
const TOGGLES = ['checkbox', 'radio', 'range', 'button'];

/** Whether what is pressed there is written into a field. */
export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TOGGLES.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Handle a key press with the first key that fits. */
export function handle(keys: Key[], event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const key = keys.find((one) => one.keys.includes(event.key) && (one.when?.() ?? true));
  if (!key) return;
  event.preventDefault();
  key.act(event);
}

/** What the mouse has pressed, and the focus is on for that reason alone. */
let pointed: Element | null = null;
/** What was pressed last of all that can be named. */
let pressed: Element | null = null;

/** Notice what is pressed by mouse or touch; a press by keys has no detail. */
export function notice(event: MouseEvent): void {
  pointed = event.detail > 0 ? document.activeElement : null;
  if (event.target instanceof Element) noticePress(event.target.closest('[data-noun]'));
}

export function noticePress(at: Element | null): void {
  pressed = at;
}

/** Whether the focus stands there only because the mouse has pressed there. */
export function isPointed(at: EventTarget | null): boolean {
  return at !== null && at === pointed && at === document.activeElement;
}

/** Whether the focus is left where something was done and nothing more can be, beside a button that
 * Enter stands for. */
export function isSpent(at: EventTarget | null): boolean {
  if (at === null || at !== pressed || pressed.getAttribute('data-lit') === 'true') return false;
  return document.querySelector('.acts .go') !== null;
}

/** Everything that can be pressed now, in reading order, the buttons last. */
function lit(): (HTMLElement | SVGElement)[] {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-lit=true]')];
  const button = (one: Element) => (one.closest('.acts') ? 1 : 0);
  return all.sort((a, b) => button(a) - button(b));
}

/** Move the focus to the next thing that can be pressed, or the one before. */
export function stepLit(by: 1 | -1): void {
  const all = lit();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]!.focus();
}

/** Enter goes on from a button that has just come, unless somebody is typing. */
export function focusQuietly(button: HTMLElement): void {
  if (!typing(document.activeElement)) button.focus({ preventScroll: true });
}

export function focusFirst(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

/** The noun the focus is on, with its element. */
export function focusedNoun(): { id: string; at: Element } | null {
  const at = document.activeElement;
  const id = at?.getAttribute('data-noun');
  return at && id ? { id, at } : null;
}
