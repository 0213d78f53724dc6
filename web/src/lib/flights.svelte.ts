/** What moves when an act is told: a card, a piece or a token on its way to where it goes. */

import { hurried } from './media';
import type { LogLine } from './wire';

/** How long each act is in sight before the next, in milliseconds. */
export const MOMENT = 800;
/** How much of it something is on its way. */
export const FLIGHT = 560;

/** An end of a trip: an argument of the line that names it, else a place of the board. */
export type End = string | ((args: LogLine['args']) => string);

/** What a line moves: from the seat that acts to the middle of the board, if it says nothing else. */
export interface Trip {
  /** The argument that names the card or tile that goes; its back where that is hidden. */
  card?: string;
  from?: End;
  to?: End;
}

/** What each kind of line moves; some move several things. */
export type Trips = Record<string, Trip | Trip[]>;

/** Something on its way. */
export interface Flight {
  id: number;
  /** The id of a card; "" for its back; null for a piece. */
  card: string | null;
  /** Whose piece it is: a seat or a party. */
  who: string;
  from: string;
  to: string;
  /** How many pieces, with a sign: what the place gains or loses. */
  amount: number;
}

/** The middle of the board. */
export const MIDDLE = 'middle';

export class Flights {
  flying = $state.raw<Flight[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(
    private readonly trips: () => Trips,
    private readonly seats: string[],
    /** A board that is seen in parts turns to where something goes. */
    private readonly turn: (place: string | null) => void,
  ) {}

  /** Let fly what the lines tell, act by act; `land` when the last has come where it goes. */
  run(lines: LogLine[], land: (flown: boolean) => void): void {
    const acts = hurried.current ? [] : [...Map.groupBy(lines, ({ n }) => n).values()];
    const flights = acts.map((act) => act.flatMap((line) => this.of(line)));
    const flown = together(flights.filter((some) => some.length));
    this.fly(flown, () => land(flown.length > 0));
  }

  /** Nothing is on its way any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.flying = [];
    this.turn(null);
  }

  private fly([now, ...later]: Flight[][], land: () => void): void {
    this.stop();
    if (!now) return land();
    this.turn(now.find(({ to }) => to !== MIDDLE)?.to ?? null);
    this.flying = now;
    this.timer = setTimeout(() => this.fly(later, land), later.length ? MOMENT : FLIGHT);
  }

  /** What one line lets fly. */
  private of(line: LogLine): Flight[] {
    const { args } = line;
    const seat = String(args.seat ?? args.party ?? `seat-${this.seats[line.by ?? -1] ?? ''}`);
    const end = (named: End | undefined, usual: string) =>
      named === undefined
        ? usual
        : typeof named === 'string'
          ? String(args[named] ?? named)
          : named(args);
    return [this.trips()[line.id] ?? []].flat().map(({ card, from, to }) => ({
      id: ++this.count,
      card: card === undefined ? null : String(args[card] ?? ''),
      who: seat.replace(/^(seat|party)-/, ''),
      from: end(from, seat),
      to: end(to, from === undefined || card !== undefined ? MIDDLE : seat),
      amount: typeof args.n === 'number' ? (to === undefined ? -args.n : args.n) : 0,
    }));
  }
}

/** What goes the same way one after the other goes at once: a cube and another are two cubes. */
export function together(flights: Flight[][]): Flight[][] {
  const flown: Flight[][] = [];
  for (const [one, ...more] of flights) {
    const [last, ...others] = flown.at(-1) ?? [];
    const alone = !more.length && !others.length;
    const same =
      alone && last && one!.card === null && WAY.every((part) => last[part] === one![part]);
    if (same) flown[flown.length - 1] = [{ ...last, amount: last.amount + one!.amount }];
    else flown.push([one!, ...more]);
  }
  return flown;
}

const WAY = ['card', 'who', 'from', 'to'] as const;
