/** The line to a table's server: one request at a time, and questions about acts. */

import { SvelteMap } from 'svelte/reactivity';
import type { Connection, Wire } from './socket';
import type { About, Expectation, FromServer, ToServer } from './wire';

/** What is answered under its id: by a view, by a refusal, or by a question. */
type Request = Extract<ToServer, { id: string; seq: number }>;

/** Of so many acts at a time the server says what they would bring. */
const AT_ONCE = 8;

export class Line {
  connection = $state<Connection>('connecting');
  /** Something went wrong on the way: the code of the server's error. */
  trouble = $state<string | null>(null);
  /** The request that is not answered yet: said again when the line has broken. */
  private sent = $state.raw<Request | null>(null);
  private readonly abouts = new SvelteMap<number, About>();
  private readonly waitingFor = new Map<number, ((about: About) => void)[]>();
  private readonly expectations = new SvelteMap<number, Expectation['expect']>();
  /** The acts of which somebody wants to know what they would bring. */
  private readonly wondered = new Set<number>();
  private unsaid: number[] = [];
  private readonly socket: Wire;

  constructor(
    open: (hear: (message: FromServer) => void, change: (connection: Connection) => void) => Wire,
    hear: (message: FromServer) => void,
    /** A new line is there: what else may have been lost is said again. */
    anew: () => void,
  ) {
    this.socket = open(hear, (connection) => {
      this.connection = connection;
      if (connection !== 'online') return;
      this.repeat();
      anew();
    });
  }

  /** A request is on its way: until it is answered, no other is begun. */
  get busy(): boolean {
    return this.sent !== null;
  }

  /** What is being asked for, if anything. */
  get asking(): Request['t'] | null {
    return this.sent?.t ?? null;
  }

  request(message: Request): void {
    this.sent = message;
    this.trouble = null;
    this.socket.send(message);
  }

  /** The request of that id has its answer; whether it was still waiting for one. */
  answer(id: string | null): boolean {
    if (!this.sent || this.sent.id !== id) return false;
    this.sent = null;
    return true;
  }

  /** Say something that is not answered, or whose answer its sender knows. */
  post(message: ToServer): void {
    this.socket.send(message);
  }

  /** What the server says about an act, once it has answered. */
  about(action: number): About | undefined {
    return this.abouts.get(action);
  }

  ask(action: number): Promise<About> {
    const known = this.abouts.get(action);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const waiting = this.waitingFor.get(action);
      if (waiting) {
        waiting.push(resolve);
        return;
      }
      this.waitingFor.set(action, [resolve]);
      this.post({ t: 'about', action });
    });
  }

  told(about: About): void {
    this.abouts.set(about.action, about);
    for (const resolve of this.waitingFor.get(about.action) ?? []) resolve(about);
    this.waitingFor.delete(about.action);
  }

  /** What an act would cost or bring: whoever looks has the server asked, and reads it then. */
  expected(action: number): Expectation['expect'] | undefined {
    const known = this.expectations.get(action);
    if (!known && !this.wondered.has(action)) this.wonder(action);
    return known;
  }

  expect(acts: Expectation[]): void {
    for (const { action, expect } of acts) this.expectations.set(action, expect);
  }

  /** The table has moved on: what was said about acts holds no longer. */
  forget(): void {
    this.abouts.clear();
    this.waitingFor.clear();
    this.expectations.clear();
    this.wondered.clear();
    this.unsaid = [];
  }

  /** The server could not do, or did not understand, what it was asked. */
  fail(code: string): void {
    this.trouble = code;
    this.sent = null;
    this.waitingFor.clear();
  }

  /** Hang up and call again at once. */
  again(): void {
    this.socket.again();
  }

  close(): void {
    this.socket.close();
  }

  private repeat(): void {
    if (this.sent) this.post(this.sent);
    for (const action of this.waitingFor.keys()) this.post({ t: 'about', action });
    this.unsaid = [...this.wondered].filter((action) => !this.expectations.has(action));
    this.askForAll();
  }

  /** What is looked at together is asked for together. */
  private wonder(action: number): void {
    this.wondered.add(action);
    this.unsaid.push(action);
    if (this.unsaid.length === 1) queueMicrotask(() => this.askForAll());
  }

  private askForAll(): void {
    while (this.unsaid.length) this.post({ t: 'expect', actions: this.unsaid.splice(0, AT_ONCE) });
  }
}
