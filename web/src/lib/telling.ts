/** What somebody did, in one sentence: the card first, then its use, then what came of it. */

import type { GamePage } from '../games/page';
import { doersOf, namesCard } from './history.svelte';
import type { Scene } from './table.svelte';
import type { Argument, LogLine, Message } from './wire';
import type { Sayable, Words } from './words.svelte';

/** A line of the log, or several that differ in one name told as one. */
export type Told = Omit<LogLine, 'args'> & Sayable;

/** What one seat did: how it began, what came of it in short, and what is told in full. */
export interface Telling {
  seat: number;
  head: Message | null;
  effects: Sayable[];
  full: Told[];
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

/** What one seat did in one go, line by line; nobody's doing is -1's. */
export interface Act {
  seat: number;
  lines: LogLine[];
  /** The card it goes on with, played before another answered. */
  of?: Argument;
}

/** In whose words a log is told, for which seats, and what its lines are. */
export interface Teller {
  words: Words;
  seats: string[];
  /** Lines that tell of a card played. */
  plays?: readonly string[] | undefined;
  /** Lines that say where somebody goes, and nothing where the next one says what is done there. */
  leads?: readonly string[] | undefined;
  /** Lines that say what the next one costs: told after it. */
  pays?: readonly string[] | undefined;
  /** Whether a line opens a new part of the game. */
  opens?: ((line: LogLine) => boolean) | undefined;
}

/** Who tells what happens at a table. */
export function teller({ words, catalogue }: Scene, game: GamePage | null): Teller {
  const { plays, leads, pays, opens } = game ?? {};
  return { words, seats: catalogue.seats, plays, leads, pays, opens };
}

/** The acts without those that open a round which is headed already: it is each seat's in turn. */
export function headedOnce(
  acts: Act[],
  heading: (line: LogLine) => Message | null,
  opens: (line: LogLine) => boolean,
): Act[] {
  let last = '';
  return acts.filter(({ lines: [first] }) => {
    if (opens(first!)) last = '';
    const round = heading(first!);
    if (!round) return true;
    const before = last;
    last = JSON.stringify(round);
    return last !== before;
  });
}

/** How far back a card may lie open before its event happens. */
const OPEN = 8;

/**
 * The acts of a log. Each goes on until another seat acts, a card is played, a part of the game opens
 * or `begins` says so; answers with nothing to tell interrupt none. What comes of a card that lay
 * open is told with it.
 */
export function acts(
  log: LogLine[],
  { words, seats, plays = [], opens = () => false }: Teller,
  begins: (line: LogLine, at: number) => boolean = () => false,
): Act[] {
  const silent = silence(words);
  const doers = doersOf(
    log.map((line) => (silent(line) ? { ...line, by: -1, cause: -1 } : line)),
    { plays, seats },
  );
  const found: Act[] = [];
  let act: Act | undefined;
  let opened: LogLine | undefined;
  for (const [at, line] of log.entries()) {
    const heads = opens(line);
    const played = plays.includes(line.id);
    if (heads || line.n !== opened?.n) opened = heads && !played ? line : undefined;
    if (opened) doers[at] = -1; // what a new part brings with it is nobody's doing
    const doer = doers[at]!;
    const anew = () => played || heads || opens(log[at - 1]!) || begins(line, at);
    const goesOn = at > 0 && (doer === act?.seat || doer === doers[at - 1]) && !anew();
    act = layOpen(line, found.slice(-OPEN), plays) ?? (goesOn ? act : undefined);
    if (act) act.lines.push(line);
    else {
      const player = played ? seats.findIndex((seat) => line.args.seat === `seat-${seat}`) : -1;
      act = { seat: player < 0 ? doer : player, lines: [line] };
      const of = played || opened ? undefined : interrupted(found.slice(-OPEN), doer, plays);
      found.push(of === undefined ? act : (act = { ...act, of }));
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

/** The card this seat has played and not another since, where others answered in between. */
function interrupted(before: Act[], seat: number, plays: readonly string[]): Argument | undefined {
  for (const { seat: doer, lines, of } of before.toReversed()) {
    const [first] = lines;
    const played = plays.includes(first!.id);
    if (doer === seat) return played ? first!.args.card : of;
    if (played || doer < 0) return undefined;
  }
  return undefined;
}

/** How much of a log is looked at for the card that is still being played. */
const EARLIER = 40;

/**
 * What the seats did, one after the other, in some lines of a `log`; each card that is played begins
 * a sentence. Lines that open a part of the game are left out unless they are to be told as well.
 */
export function tell(
  lines: LogLine[],
  teller: Teller,
  log: LogLine[] = lines,
  headed = true,
): Telling[] {
  const [first] = lines;
  const from = first ? Math.max(0, log.indexOf(first)) : 0;
  const before = log.slice(Math.max(0, from - EARLIER), from);
  const fresh = new Set(lines);
  const { plays = [], opens } = teller;
  return acts([...before, ...lines], teller, (line) => line === first)
    .filter(({ lines: [head] }) => headed || !opens?.(head!))
    .map((act): Act => {
      const [play] = act.lines;
      const lines = act.lines.filter((line) => fresh.has(line));
      if (fresh.has(play!) || !plays.includes(play!.id)) return { ...act, lines };
      return { ...act, lines, of: play!.args.card! };
    })
    .map((act) => telling(act, teller))
    .filter(({ head, full }) => head || full.length);
}

/** What came last, in full, whoever did it. */
export function latest(log: LogLine[], words: Words): Telling {
  const full = gathered(
    log.filter(({ n }) => n === log.at(-1)?.n),
    words,
  );
  return { seat: -1, head: null, effects: [], full };
}

/** An act in one sentence, and what has no short form after it. */
export function telling(
  { seat, lines, of }: Act,
  { words, seats, leads = [], pays = [] }: Teller,
): Telling {
  const short = brief(words);
  const going = lines.filter((line, at) => !leadsTo(line, lines[at + 1], leads));
  const told = merged(priceLast(going, pays), short);
  const own = `seat-${seats[seat]}`;
  const whose = (line: LogLine) => (line.args.seat === own ? '"own"' : '"other"');
  const said = told
    .filter(short)
    .map((line) => ({ id: `brief-${line.id}`, args: { ...line.args, whose: whose(line) } }))
    .filter((message) => words.say(message));
  const goesOn = of !== undefined && said.length > 0;
  const [head = null, ...effects] = goesOn
    ? [{ id: 'page-goes-on', args: { card: of } }, ...said]
    : said;
  const fresh = effects.filter(({ args }) => !repeats(args, head?.args));
  const full = gathered(
    told.filter((line) => !short(line)),
    words,
  );
  return { seat, head, effects: counted(fresh), full };
}

/** What one effect names that another of its kind may name beside it. */
const PLACES = ['state', 'country', 'issue', 'region', 'where'];

/** What happened several times in a row is told once, and so is what happened alike to the other
 * side in several places. */
function counted(effects: Message[]): Sayable[] {
  const kind = ({ id, args }: Message) => {
    const rest = Object.entries(args).filter(([name]) => !PLACES.includes(name));
    return JSON.stringify([id, ...rest.sort()]);
  };
  const told: Message[][] = [];
  for (const effect of effects) {
    const last = told.at(-1);
    const [first] = last ?? [];
    const others = effect.args.whose === '"other"' && first && kind(first) === kind(effect);
    if (last && (others || JSON.stringify(first) === JSON.stringify(effect))) last.push(effect);
    else told.push([effect]);
  }
  return told.map((some): Sayable => {
    const [effect] = some as [Message];
    if (some.length < 2) return effect;
    const place = PLACES.find((name) => effect.args[name] !== some[1]!.args[name]);
    if (!place) return { id: 'page-times', args: { what: [effect], n: some.length } };
    const places = some.map(({ args }) => args[place]!);
    return { ...effect, args: { ...effect.args, [place]: places } };
  });
}

/** The lines, what something costs after what is paid for. */
function priceLast(lines: LogLine[], pays: readonly string[]): LogLine[] {
  const [price, bought, ...rest] = lines;
  if (!price || !bought || !pays.includes(price.id)) return lines;
  return [bought, price, ...rest];
}

/** Whether a line only leads to the next, which is about the same place. */
function leadsTo(line: LogLine, next: LogLine | undefined, leads: readonly string[]): boolean {
  const names = Object.entries(line.args);
  return leads.includes(line.id) && names.every(([name, value]) => next?.args[name] === value);
}

/** What lines may name one after the other. */
const LISTED = ['card', 'agenda', 'colour', 'spy', 'square'];

/**
 * The lines, those that differ only in what they name told as one where there are words for it. What
 * belongs together in each of them is said by `each-` and the line's id.
 */
export function gathered(lines: LogLine[], words: Words): Told[] {
  const alike = Map.groupBy(lines, (line) => {
    if (!words.has(`many-${line.id}`)) return line;
    const rest = Object.entries(line.args).filter(([name]) => !LISTED.includes(name));
    return JSON.stringify([line.id, ...rest.sort()]);
  });
  return [...alike.values()].map((some): Told => {
    const [line] = some;
    if (some.length < 2) return line!;
    const listed = LISTED.filter((name) => name in line!.args).map((name): [string, Argument[]] => [
      name,
      some.map(({ args }) => args[name]!),
    ]);
    const args = { ...line!.args, n: some.length, ...Object.fromEntries(listed) };
    const each = some.map(({ id, args }) => ({ id: `each-${id}`, args }));
    const paired = words.has(each[0]!.id) ? { ...args, each } : args;
    return { ...line!, id: `many-${line!.id}`, args: paired };
  });
}

/** A telling as it is read aloud, `name` being what a seat is called. */
export function aloud(
  { seat, head, effects, full }: Telling,
  words: Words,
  name: (seat: number) => string,
): string {
  const who = seat < 0 ? '' : `${words.t('page-telling', { who: `"${name(seat)}"` })} `;
  const sentence = head && `${who}${[head, ...effects].map((one) => words.say(one)).join(', ')}.`;
  return [sentence, ...full.map((line) => words.say(line))].filter(Boolean).join(' ');
}

/** Whether an effect says no more than which card it was, which the beginning has said. */
function repeats({ whose: _, ...args }: Message['args'], head: Message['args'] = {}): boolean {
  return namesCard(args) && args.card === head.card;
}
