/** A game that is over, studied by a bot: how it stood, and where somebody clearly erred. */

import { reasonOf, studyRecord, studyTable } from './api';
import type { Source } from './replay.svelte';
import type { Message, Study as Known } from './wire';

/** How often a page asks how far a bot has come, in milliseconds. */
const AGAIN = 1000;

export class Study {
  known = $state.raw<Known | null>(null);
  error = $state.raw<Message | null>(null);
  /** The bot has been asked for mistakes, here or by somebody else before. */
  wanted = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  /** All choices are judged. */
  get whole(): boolean {
    return this.known !== null && this.known.looked === this.known.choices;
  }

  /** How the game stood. */
  async look(): Promise<void> {
    await this.ask(false).catch(() => null); // the game can be looked at without it
    if (this.known?.looked) await this.find();
  }

  /** Have mistakes found, and hear of them until all are. */
  async find(): Promise<void> {
    this.wanted = true;
    this.error = null;
    try {
      await this.ask(true);
    } catch (problem) {
      this.error = reasonOf(problem);
      this.wanted = false;
      return;
    }
    if (!this.whole) this.timer = setTimeout(() => void this.find(), AGAIN);
  }

  /** Nobody looks at it any more. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async ask(mistakes: boolean): Promise<void> {
    this.known =
      'table' in this.source
        ? await studyTable(this.source.table, mistakes)
        : await studyRecord(this.source.record, mistakes);
  }
}
