/** A lesson without the server: it goes on by its script, as far as that speaks of what is done. */

import type { Connection, Wire } from './socket';
import type { About, Expected, FromServer, LessonScene, Reason, ToServer } from './wire';

export class Paper implements Wire {
  private at: number;

  constructor(
    private readonly script: LessonScene[],
    private readonly step: () => number,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.at = this.first();
    // whoever made it hears nothing before it is made
    queueMicrotask(() => this.again());
  }

  send(message: ToServer): boolean {
    if (message.t === 'ping') this.hear({ t: 'pong' });
    else if (message.t === 'about') this.hear(this.about(message.action));
    else if (message.t === 'expect') this.hear(this.expected(message.actions));
    else if (message.t === 'do') this.do(message.id, message.action);
    else if (message.t === 'undo' && this.at > 0) this.turn(this.at - 1, message.id);
    else if (message.t === 'restart') this.turn(this.first(), message.id);
    else if ('id' in message) this.refuse(message.id, this.needsTheServer());
    return true;
  }

  again(): void {
    this.changed('online');
    this.turn(this.first(), null);
  }

  close(): void {}

  /** The moment at which the step begins that is asked for. */
  private first(): number {
    const found = this.script.findIndex(({ view }) => view.lesson?.step === this.step());
    return Math.max(0, found);
  }

  private turn(to: number, ack: string | null): void {
    this.at = to;
    this.hear({ ...this.script[to]!.view, ack });
  }

  private do(id: string, action: number): void {
    const { view } = this.script[this.at]!;
    if (action === view.lesson?.action) this.turn(this.at + 1, id);
    else this.refuse(id, this.about(action).reason ?? this.needsTheServer());
  }

  private refuse(id: string, reason: Reason): void {
    this.hear({ t: 'refused', id, reason });
  }

  /** What the script says of an act; of any other, that the lesson does something else. */
  private about(action: number): About {
    const { view, abouts } = this.script[this.at]!;
    const told = abouts.find((about) => about.action === action);
    if (told) return told;
    const open = view.actions.includes(action);
    const clause = view.lesson?.clauses[0] ?? '';
    const reason = open ? { id: 'lesson-shows-another', args: {}, clause } : this.needsTheServer();
    return {
      t: 'about',
      action,
      reason,
      danger: null,
      safer: null,
      final: false,
      repeats: 1,
      expect: {},
    };
  }

  /** What acts of which the script speaks would bring. */
  private expected(actions: number[]): Expected {
    const { view, abouts } = this.script[this.at]!;
    const acts = abouts.filter(({ action }) => actions.includes(action));
    return {
      t: 'expected',
      seq: view.seq,
      acts: acts.map(({ action, expect }) => ({ action, expect })),
    };
  }

  private needsTheServer(): Reason {
    return { id: 'page-needs-server', args: {}, clause: '' };
  }
}
