/** A finished game, stepped through: any moment, seen with anyone's eyes. */

import { reasonOf, fetchRecord, fetchReplay, fetchTable, replayRecord, type Eyes } from './api';
import type { Action, Catalogue } from './catalogue';
import type { Scene } from './table.svelte';
import type { JsonObject, LogLine, Message, ReplayView, SeatInfo, Start, View } from './wire';
import { Words } from './words.svelte';

/** Where the moments come from: a table of this server, or a record somebody brought along. */
export type Source = { table: string } | { record: JsonObject };

const LAST = 100_000;

export class Replay {
  at = $state(0);
  /** The moment asked for last, which may still be on its way. */
  goal = 0;
  eyes = $state<Eyes>('all');
  view = $state.raw<ReplayView | null>(null);
  error = $state.raw<Message | null>(null);
  private wanted = 0;
  private readonly seen = new Map<string, ReplayView>();
  private people: Promise<SeatInfo[]> | null = null;

  constructor(readonly source: Source) {}

  /** Where a table begins that is played on from the moment shown. */
  get start(): Start {
    return { ...this.source, upto: this.at };
  }

  /** The whole game, as the server tells it. */
  record(): Promise<string> {
    if ('table' in this.source) return fetchRecord(this.source.table);
    return Promise.resolve(JSON.stringify(this.source.record));
  }

  get total(): number {
    return this.view?.total ?? 0;
  }

  /** Who sat at the table; a record somebody brings along does not tell. */
  private async seats(): Promise<SeatInfo[] | null> {
    if (!('table' in this.source)) return null;
    this.people ??= fetchTable(this.source.table).then((info) => info.seats);
    return this.people;
  }

  private async moment(upto: number, eyes: Eyes): Promise<ReplayView> {
    const key = `${upto}/${eyes}`;
    const known = this.seen.get(key);
    if (known) return known;
    const view =
      'table' in this.source
        ? await fetchReplay(this.source.table, upto, eyes)
        : await replayRecord(this.source.record, upto, eyes);
    this.seen.set(key, view);
    return view;
  }

  /** Show the moment after `at` moves; beyond the end is the end. */
  async show(at: number, eyes: Eyes = this.eyes): Promise<void> {
    const request = ++this.wanted;
    const upto = Math.max(0, Math.min(at, this.view ? this.total : LAST));
    this.goal = upto;
    try {
      const view = await this.moment(upto, eyes);
      if (request !== this.wanted) return;
      this.view = { ...view, seats: (await this.seats()) ?? view.seats };
      this.at = Math.min(upto, view.total);
      this.eyes = eyes;
      this.error = null;
    } catch (problem) {
      this.error = reasonOf(problem);
    }
  }
}

/** A moment of a replay as a drawing sees it: nothing can be done, everything can be read. */
export class Still implements Scene {
  readonly words: Words;
  readonly base = null;
  readonly previous = null;
  reading = $state<string | null>(null);
  view: View;

  constructor(
    view: View,
    readonly catalogue: Catalogue,
    readonly nameless = false,
  ) {
    this.view = $state.raw(view);
    this.words = new Words(view.game, () => this.view.options);
  }

  get log(): LogLine[] {
    return this.view.log;
  }

  /** What the last step of the log did. */
  get last(): LogLine[] {
    const n = this.view.log.at(-1)?.n;
    return this.view.log.filter((line) => line.n === n);
  }

  readonly armed = null;
  readonly actions: Action[] = [];

  act(): void {}

  point(): void {}

  actionsOn(): Action[] {
    return [];
  }

  press(id: string): void {
    this.reading = id;
  }

  read(id: string): void {
    this.reading = id;
  }

  /** Nothing is ever taken back here. */
  undo(): void {}

  about(): undefined {}

  ask(): void {}

  expected(): undefined {}
}
