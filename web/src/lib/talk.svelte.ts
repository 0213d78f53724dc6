/** What the players of a table say to each other, as this reader has it. */

import { listed, prefer, prefs } from './prefs.svelte';
import type { Say, Talk as Told, TalkLine } from './wire';

export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  /** How many lines had come when this reader last looked. */
  private read = $state(0);
  /** What was said before this reader came is not news. */
  private met = false;
  /** Said, and not told by the server yet: said again on a new line. */
  private unsaid: Say[] = [];

  constructor(
    private readonly table: string,
    private readonly send: (message: Say) => void,
    private readonly seat: () => number | null,
  ) {}

  get muted(): boolean {
    return prefs.muted.includes(this.table);
  }

  /** What this reader wants to see: with the others muted, their own lines. */
  get heard(): TalkLine[] {
    return this.muted ? this.lines.filter((line) => line.seat === this.seat()) : this.lines;
  }

  /** Lines of the others that this reader has not looked at. */
  get unread(): number {
    return this.heard.filter((line) => line.n >= this.read && line.seat !== this.seat()).length;
  }

  look(): void {
    this.read = (this.lines.at(-1)?.n ?? -1) + 1;
  }

  mute(muted: boolean): void {
    prefer({ muted: listed(prefs.muted, this.table, muted) });
  }

  /** All of it will be told anew. */
  forget(): void {
    this.lines = [];
  }

  say(message: Say): void {
    this.unsaid.push(message);
    this.send(message);
  }

  hear({ lines, ack }: Told): void {
    const first = lines[0]?.n ?? 0;
    this.lines = [...this.lines.filter((line) => line.n < first), ...lines];
    if (!this.met) this.look();
    this.met = true;
    if (ack !== null) this.settle(ack);
  }

  /** A line was told or refused; whether it was one of these. */
  settle(id: string): boolean {
    const before = this.unsaid.length;
    this.unsaid = this.unsaid.filter((message) => message.id !== id);
    return this.unsaid.length < before;
  }

  /** Say again what a lost line may have lost. */
  repeat(): void {
    for (const message of this.unsaid) this.send(message);
  }
}
