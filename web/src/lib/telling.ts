/** What somebody did, in one sentence: the card first, then its use, then what came of it. */

import type { GamePage } from '../games/page';
import { doersOf } from './history.svelte';
import type { Scene } from './table.svelte';
import type { LogLine, Message } from './wire';
import type { Words } from './words.svelte';

/** What one seat did: how it began, what came of it in short, and what is told in full. */
export interface Telling {
  seat: number;
  head: Message | null;
  effects: Message[];
  full: LogLine[];
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

/** Whether the short form of a line says nothing, by the words it is said in. */
const silences = new WeakMap<Words, Map<string, boolean>>();

/** Whether the short form of a line says nothing: to find out costs more than to tell a line. */
function silence(words: Words): (line: LogLine) => boolean {
  const known = silences.get(words) ?? new Map<string, boolean>();
  silences.set(words, known);
  return ({ id }) => {
    if (!known.has(id)) {
      const short = `brief-${id}`;
      known.set(id, words.has(short) && !words.say({ id: short, args: {} }));
    }
    return known.get(id)!;
  };
}

/** What one seat did in one go, line by line. */
export interface Act {
  seat: number;
  lines: LogLine[];
}

/** In whose words a log is told, for which seats, and which of its lines tell of a card played. */
export interface Teller {
  words: Words;
  seats: string[];
  plays?: readonly string[] | undefined;
}

/** Who tells what happens at a table. */
export function teller({ words, catalogue }: Scene, game: GamePage | null): Teller {
  return { words, seats: catalogue.seats, plays: game?.plays };
}

/** How far back a card may lie open before its event happens. */
const OPEN = 8;

/**
 * The acts of a log. Each goes on until another seat acts, a card is played or `begins` says so;
 * answers with nothing to tell interrupt none. What comes of a card that lay open is told with it.
 */
export function acts(
  log: LogLine[],
  { words, seats, plays = [] }: Teller,
  begins: (line: LogLine, at: number) => boolean = () => false,
): Act[] {
  const silent = silence(words);
  const doers = doersOf(log.map((line) => (silent(line) ? { ...line, by: -1 } : line)));
  const found: Act[] = [];
  let act: Act | undefined;
  for (const [at, line] of log.entries()) {
    const doer = doers[at]!;
    const played = plays.includes(line.id);
    const goesOn = (doer === doers[at - 1] || doer === act?.seat) && !played && !begins(line, at);
    act = layOpen(line, found.slice(-OPEN), plays) ?? (goesOn ? act : undefined);
    if (act) act.lines.push(line);
    else {
      const player = played ? seats.findIndex((seat) => line.args.seat === `seat-${seat}`) : -1;
      found.push((act = { seat: player < 0 ? doer : player, lines: [line] }));
    }
  }
  return found;
}

/** The act that has only shown the card this line names, if there is one. */
function layOpen(line: LogLine, before: Act[], plays: readonly string[]): Act | undefined {
  if (!namesCard(line.args)) return undefined;
  return before.findLast(({ lines: [first, second] }) => {
    return !second && plays.includes(first!.id) && first!.args.card === line.args.card;
  });
}

/** What the seats did, one after the other; each card that is played begins a sentence. */
export function tell(lines: LogLine[], teller: Teller): Telling[] {
  return acts(lines, teller)
    .map((act) => telling(act, teller))
    .filter(({ head, full }) => head || full.length);
}

/** An act in one sentence, and what has no short form after it. */
export function telling({ seat, lines }: Act, { words, seats }: Teller): Telling {
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
  return namesCard(args) && args.card === head.card;
}

/** Whether a line names a card, and nothing else. */
function namesCard(args: Message['args']): boolean {
  const names = Object.keys(args);
  return names.length === 1 && names[0] === 'card';
}
