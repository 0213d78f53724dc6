/** What somebody did, in one sentence: the card first, then its use, then what came of it. */

import { doersOf } from './history.svelte';
import type { LogLine, Message } from './wire';
import type { Words } from './words.svelte';

/** What one seat did: how it began, what came of it in short, and what is told in full. */
export interface Telling {
  seat: number;
  head: Message | null;
  effects: Message[];
  full: Message[];
}

/** The lines with equal ones told once: numbers added up, a marker's steps in one. */
export function merged(lines: LogLine[], adds: (line: LogLine) => boolean): LogLine[] {
  const told: LogLine[] = [];
  const known = new Map<string, number>();
  for (const line of lines) {
    const key = `${line.by}/${kept(line)}`;
    const at = adds(line) ? known.get(key) : undefined;
    const sum = at === undefined ? null : together(told[at]!, line);
    if (at !== undefined && sum) told[at] = sum;
    else known.set(key, told.push(line) - 1);
  }
  return told;
}

/** What two lines must share to be told as one: all but what adds up. */
function kept({ id, args }: LogLine): string {
  const rest = Object.entries(args).filter(([name]) => !['n', 'from', 'to'].includes(name));
  return JSON.stringify([id, ...rest.sort()]);
}

function together(one: LogLine, next: LogLine): LogLine | null {
  const [a, b] = [one.args, next.args];
  if (typeof a.n === 'number' && typeof b.n === 'number') {
    return { ...one, args: { ...a, n: a.n + b.n } };
  }
  if (a.to !== undefined && a.to === b.from) return { ...one, args: { ...a, to: b.to! } };
  return null;
}

/** Whether a line has a short form, which may say nothing at all. */
const brief = (words: Words) => (line: LogLine) => words.has(`brief-${line.id}`);

/** What the seats did, one after the other; each card that is played begins a sentence. */
export function tell(
  lines: LogLine[],
  words: Words,
  seats: string[],
  plays: readonly string[] = [],
): Telling[] {
  const doers = doersOf(lines);
  const tellings: Telling[] = [];
  let from = 0;
  for (let at = 1; at <= lines.length; at++) {
    const played = at < lines.length && plays.includes(lines[at]!.id);
    if (at < lines.length && doers[at] === doers[from] && !played) continue;
    tellings.push(telling(lines.slice(from, at), doers[from]!, words, seats));
    from = at;
  }
  return tellings.filter(({ head, full }) => head || full.length);
}

function telling(lines: LogLine[], seat: number, words: Words, seats: string[]): Telling {
  const short = brief(words);
  const told = merged(lines, short);
  const own = `seat-${seats[seat]}`;
  const whose = (line: LogLine) => (line.args.seat === own ? '"own"' : '"other"');
  const [head = null, ...effects] = told
    .filter(short)
    .map((line) => ({ id: `brief-${line.id}`, args: { ...line.args, whose: whose(line) } }))
    .filter((message) => words.say(message));
  const fresh = effects.filter(({ args }) => !repeats(args, head?.args));
  return { seat, head, effects: fresh, full: told.filter((line) => !short(line)) };
}

/** Whether an effect says no more than which card it was, which the beginning has said. */
function repeats({ whose: _, ...args }: Message['args'], head: Message['args'] = {}): boolean {
  const names = Object.keys(args);
  return names.length === 1 && names[0] === 'card' && args.card === head.card;
}

/** The log as it is shown: lines that follow each other and say the same are one. */
export function condensed(log: LogLine[], words: Words): LogLine[] {
  const short = brief(words);
  const shown: LogLine[] = [];
  for (const line of log) {
    const last = shown.at(-1);
    const sum = last && !line.comment && last.by === line.by && short(line) && same(last, line);
    if (sum) shown[shown.length - 1] = sum;
    else shown.push(line);
  }
  return shown;
}

function same(last: LogLine, line: LogLine): LogLine | null {
  return kept(last) === kept(line) ? together(last, line) : null;
}
