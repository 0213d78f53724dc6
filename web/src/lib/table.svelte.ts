/** One table as this reader sees it: the last view, what may be done, and what is being asked. */

import { SvelteMap } from 'svelte/reactivity';
import type { Action, Catalogue } from './catalogue';
import { Socket, type Connection } from './socket';
import type {
  About,
  FromServer,
  LogLine,
  Message,
  Offer,
  Reason,
  Refusal,
  ToServer,
  View,
} from './wire';
import { Talk } from './talk.svelte';
import { tableWay, type Way } from './way';
import { Words } from './words.svelte';

/** A question the page itself puts before an act: which act, or whether to do it at all. */
export type Aside =
  | { t: 'choose'; noun: string; actions: Action[]; at: Element | null }
  | { t: 'why'; noun: string; about: About | null; at: Element | null }
  | { t: 'danger'; action: number; danger: Reason; safer: number | null };

/** What a drawing needs to know of a position: live at a table or stepped through in a replay. */
export interface Scene {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly words: Words;
  /** The view before what can still be taken back, if anything can. */
  readonly base: View | null;
  /** The view before the last step that can be taken back. */
  readonly previous: View | null;
  /** What the other side did last, line by line. */
  readonly last: LogLine[];
  /** Everything written down so far. */
  readonly log: LogLine[];
  /** An act that ends undo, waiting for the button that names it. */
  readonly armed: number | null;
  /** A noun that a lesson shows: a board that is seen in parts turns to it. */
  readonly shown?: string | null;
  /** Everything this reader may do. */
  readonly actions: Action[];
  /** The actions that name this noun. */
  actionsOn(id: string): Action[];
  /** The noun was pressed. */
  press(id: string, at: Element | null): void;
  /** Do it, as if its button had been pressed. */
  act(action: number): void;
  /** Its place was pressed: done if it can be taken back, else named by a button first. */
  point(action: number): void;
  /** Open a card to read it. */
  read(id: string): void;
  /** Take the last step back. */
  undo(): void;
  /** What the server says about an act, once it has answered; undefined before. */
  about(action: number): About | undefined;
  /** Have the server say it. */
  ask(action: number): Promise<About> | void;
}

export class Table implements Scene {
  readonly words: Words;
  readonly talk: Talk;
  connection = $state<Connection>('connecting');
  log = $state.raw<LogLine[]>([]);
  aside = $state.raw<Aside | null>(null);
  refusal = $state.raw<Reason | null>(null);
  /** An act that ends undo, waiting for the button that names it. */
  armed = $state<number | null>(null);
  shown = $state<string | null>(null);
  /** A card or place being read. */
  reading = $state<string | null>(null);
  /** What this reader says with the act that is armed. */
  speech = $state('');
  /** This reader wants no warnings at this table. */
  expert = $state(false);
  /** What this reader offered and the others did not accept, until something else is done. */
  turnedDown = $state<Offer['what'] | null>(null);
  /** What was done by itself since this reader last did something, each the only act there was. */
  byItself = $state.raw<{ id: string; act: Message; n: number }[]>([]);
  /** What a bot would do here, once this reader has asked; "asked" until it has thought. */
  hint = $state<number | 'asked' | null>(null);
  /** Something went wrong on the way: the code of the server's error. */
  trouble = $state<string | null>(null);

  private current = $state.raw<View | null>(null);
  /** Whoever opened the table has said which seat they are. */
  private met = $state(false);
  private readonly abouts = new SvelteMap<number, About>();
  private readonly waitingFor = new Map<number, ((about: About) => void)[]>();
  /** On a shared screen: the seat that has it. */
  private taken: number | undefined;
  private sent: ToServer | null = $state.raw(null);
  /** The last request for a hint. */
  private hintId = '';
  /** The act being asked about before it is done. */
  private proposed = $state<number | null>(null);
  /** The views before each step that can be taken back, oldest first. */
  private steps = $state.raw<{ view: View; log: number }[]>([]);
  private readonly socket: Socket;

  readonly actions: Action[] = $derived(
    this.current && this.connection === 'online'
      ? this.current.actions.map((code) => this.catalogue.decode(code))
      : [],
  );
  private readonly byNoun = $derived(Map.groupBy(this.actions, (action) => action.id));
  readonly myTurn = $derived(
    this.current !== null &&
      this.current.seat !== null &&
      this.current.waiting.includes(this.current.seat),
  );
  /** Something is offered that this reader has not answered. */
  readonly asked = $derived(this.current?.offer?.asked.includes(this.current.seat ?? -1) ?? false);
  /** Something is offered by this reader. */
  readonly offered = $derived(
    this.current?.offer != null && this.current.offer.seat === this.current.seat,
  );
  /** The act that leaves no choice, not even to answer what is offered; a lesson has its own pace. */
  readonly forced: number | null = $derived(
    this.current?.forced && !this.current.lesson && !this.asked
      ? (this.actions[0]?.code ?? null)
      : null,
  );
  /** On a shared screen: the seat that must have it before anything is shown. */
  readonly handTo: number | null = $derived.by(() => {
    const view = this.current;
    if (!view?.begun || view.result || this.mine.length < 2) return null;
    const asked = this.mine.find((seat) => view.waiting.includes(seat));
    if (asked !== undefined && !this.myTurn) return asked;
    return this.met ? null : view.seat;
  });
  readonly base: View | null = $derived(this.steps[0]?.view ?? null);
  readonly previous: View | null = $derived(this.steps.at(-1)?.view ?? null);
  /** Log lines from here on can still be taken back. */
  readonly settled = $derived(this.steps[0]?.log ?? this.log.length);
  readonly last = $derived(
    lastMove(
      this.log,
      this.settled,
      this.names,
      this.byItself.map(({ n }) => n),
    ),
  );

  constructor(
    readonly id: string,
    readonly game: string,
    readonly catalogue: Catalogue,
    /** The seats of whoever sits at this screen. */
    private readonly mine: number[] = [],
    private readonly called?: (view: View, seat: number) => string,
    readonly way: Way = tableWay(id),
  ) {
    this.words = new Words(game, () => this.current?.options ?? {});
    this.talk = new Talk(
      id,
      (message) => this.socket.send(message),
      () => this.current?.seat ?? null,
    );
    this.socket = new Socket(
      () => this.way.line(this.taken),
      (message) => this.hear(message),
      (connection) => {
        this.connection = connection;
        if (connection === 'online') this.repeat();
      },
    );
  }

  get here(): boolean {
    return this.current !== null;
  }

  get view(): View {
    if (!this.current) throw new Error('no view yet');
    return this.current;
  }

  /** An act is on its way, asked about or sent: until it is answered, no other is begun. */
  get busy(): boolean {
    return this.sent !== null || this.proposed !== null;
  }

  /** "seat-us", or "" for a spectator. */
  get seatId(): string {
    const seat = this.current?.seat;
    return seat == null ? '' : `seat-${this.catalogue.seats[seat]}`;
  }

  /** What the log may call this reader. */
  private get names(): string[] {
    const seat = this.current?.seat;
    if (!this.current || seat == null) return [];
    return this.called ? [this.seatId, this.called(this.current, seat)] : [this.seatId];
  }

  actionsOn(id: string): Action[] {
    return this.byNoun.get(id) ?? [];
  }

  about(action: number): About | undefined {
    return this.abouts.get(action);
  }

  press(id: string, at: Element | null): void {
    if (this.busy) return;
    this.refusal = null;
    const actions = this.actionsOn(id);
    if (actions.length === 0) void this.why(id, at);
    else if (actions.length === 1) {
      this.armed = null; // armed anew, its button takes the focus again
      void this.propose(actions[0]!.code, false);
    } else {
      this.armed = null;
      this.aside = { t: 'choose', noun: id, actions, at };
      for (const action of actions) void this.ask(action.code);
    }
  }

  read(id: string): void {
    this.reading = id;
  }

  act(action: number): void {
    void this.propose(action, true);
  }

  point(action: number): void {
    void this.propose(action, false);
  }

  /** Do it; ask first when it can lose, or when it ends undo and no button has named it yet. */
  async propose(action: number, named: boolean): Promise<void> {
    if (this.busy) return;
    this.refusal = null;
    this.proposed = action;
    const { danger, safer, final, reason } = await this.ask(action);
    this.proposed = null;
    if (reason) {
      this.refusal = reason;
    } else if (danger && !this.expert) {
      this.aside = { t: 'danger', action, danger, safer };
    } else if (final && !named) {
      this.aside = null;
      this.armed = action;
    } else {
      this.do(action);
    }
  }

  do(action: number): void {
    const comment = this.speech;
    this.submit({ t: 'do', id: newId(), seq: this.view.seq, action, comment });
  }

  /** Do what leaves no choice, under its name, without a press. */
  doForced(action: number, act: Message): void {
    if (this.busy) return;
    const { seq, moves } = this.view;
    const done = { id: newId(), act, n: moves + 1 };
    const told = [...this.byItself, done];
    this.submit({ t: 'do', id: done.id, seq, action, comment: '' });
    this.byItself = told;
  }

  type(text: string): void {
    this.submit({ t: 'type', id: newId(), seq: this.view.seq, text });
  }

  undo(): void {
    if (this.armed !== null) this.armed = null;
    else if (this.view.can_undo) this.submit({ t: 'undo', id: newId(), seq: this.view.seq });
  }

  restart(): void {
    this.armed = null;
    if (this.view.can_undo) this.submit({ t: 'restart', id: newId(), seq: this.view.seq });
  }

  resign(): void {
    this.submit({ t: 'resign', id: newId(), seq: this.view.seq });
  }

  offer(what: Offer['what']): void {
    this.submit({ t: 'offer', id: newId(), seq: this.view.seq, what });
  }

  /** Accept or decline what is offered. */
  answer(yes: boolean): void {
    const { seq, offer } = this.view;
    if (!offer) return;
    this.submit({ t: yes ? 'accept' : 'decline', id: newId(), seq, what: offer.what });
  }

  withdraw(): void {
    const { seq, offer } = this.view;
    if (offer) this.submit({ t: 'withdraw', id: newId(), seq, what: offer.what });
  }

  /** The seats of the other people at this table, for somebody who sits there too. */
  get company(): number[] {
    const { seat, seats } = this.view;
    if (seat === null) return [];
    return seats.flatMap(({ kind }, n) =>
      kind === 'human' && n !== seat && !this.mine.includes(n) ? [n] : [],
    );
  }

  /** Somebody was blocked or is heard again: have all that was said told anew. */
  listenAnew(): void {
    this.talk.forget();
    this.socket.again();
  }

  /** Only bots sit here beside this reader: one may be asked what it would do. */
  get hintable(): boolean {
    const { seat, seats, lesson } = this.view;
    return this.myTurn && !lesson && seats.every(({ kind }, n) => n === seat || kind === 'bot');
  }

  askHint(): void {
    if (this.view.seat === null || this.busy || this.hint !== null) return;
    this.hint = 'asked';
    this.hintId = newId();
    this.refusal = null;
    this.socket.send({ t: 'hint', id: this.hintId, seq: this.view.seq });
  }

  say(text: string): void {
    this.refusal = null;
    this.talk.say({ t: 'say', id: newId(), text });
  }

  /** Why this noun cannot be used now. */
  async why(id: string, at: Element | null): Promise<void> {
    const action = this.likely(id);
    if (action === undefined || this.view.seat === null) return;
    this.armed = null;
    this.aside = { t: 'why', noun: id, about: null, at };
    const about = await this.ask(action);
    if (this.aside?.t === 'why' && this.aside.noun === id) this.aside = { ...this.aside, about };
  }

  close(): void {
    this.socket.close();
  }

  /** Come back with the seat just taken. */
  reconnect(): void {
    this.socket.again();
  }

  /** The person on that seat has the screen now. */
  take(seat: number): void {
    this.met = true;
    this.taken = seat;
    if (seat !== this.view.seat) this.socket.again();
  }

  /** The act someone who presses `id` has most likely in mind: a verb that is open elsewhere. */
  private likely(id: string): number | undefined {
    const kind = this.catalogue.kind(id);
    const noun = id.slice((kind ?? '').length + 1);
    const open = this.actions.find((action) => action.verb.kind === kind);
    const verb = open?.verb ?? this.catalogue.verbs.find((verb) => verb.kind === kind);
    return verb && this.catalogue.encode(verb.word, noun);
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
      this.socket.send({ t: 'about', action });
    });
  }

  /** Say again, on a new line, what the old one may have lost. */
  private repeat(): void {
    if (this.sent) this.socket.send(this.sent);
    if (this.hint === 'asked') this.hint = null;
    this.talk.repeat();
    for (const action of this.waitingFor.keys()) this.socket.send({ t: 'about', action });
  }

  /** Nothing that was asked will be answered: the table has moved on, or did not understand. */
  private forget(): void {
    this.waitingFor.clear();
    this.proposed = null;
  }

  private submit(message: ToServer): void {
    if (this.busy || !this.current) return;
    this.sent = message;
    this.aside = null;
    this.armed = null;
    this.speech = '';
    this.refusal = null;
    this.turnedDown = null;
    this.byItself = [];
    this.hint = null;
    this.socket.send(message);
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'view':
        this.see(message);
        break;
      case 'about':
        this.abouts.set(message.action, message);
        for (const resolve of this.waitingFor.get(message.action) ?? []) resolve(message);
        this.waitingFor.delete(message.action);
        break;
      case 'hint':
        if (this.hint === 'asked' && message.id === this.hintId) this.hint = message.action;
        break;
      case 'refused':
        this.refuse(message);
        if (message.id === this.hintId) this.hint = null;
        else if (!this.talk.settle(message.id)) this.sent = null;
        break;
      case 'talk':
        this.talk.hear(message);
        break;
      case 'seats':
        if (this.current) {
          const { seats, rematch } = message;
          this.current = { ...this.current, seats, rematch };
        }
        break;
      case 'error':
        this.trouble = message.code;
        this.sent = null;
        this.forget();
        break;
      case 'pong':
        break;
    }
  }

  /** What nobody pressed is refused in silence: another window of this reader was quicker. */
  private refuse({ id, reason }: Refusal): void {
    const pressed = this.byItself.every((done) => done.id !== id);
    if (pressed) this.refusal = reason;
    else this.byItself = this.byItself.filter((done) => done.id !== id);
  }

  private see(view: View): void {
    const old = this.current;
    const moved = old?.seq !== view.seq || old.moves !== view.moves;
    if (moved) {
      this.abouts.clear();
      this.forget();
      this.aside = null;
      this.armed = null;
      this.hint = null;
    }
    if (this.offered && !view.offer && !view.result && this.sent?.t !== 'withdraw') {
      this.turnedDown = old?.offer?.what ?? null;
    }
    this.steps = this.stepsTo(view);
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
    this.current = view;
    this.trouble = null;
    if (!this.sent || !('id' in this.sent) || view.ack === this.sent.id) this.sent = null;
  }

  /** What can be taken back once `view` is seen; unknown steps (after a reload) are left out. */
  private stepsTo(view: View): { view: View; log: number }[] {
    const old = this.current;
    if (!view.can_undo || !old || old.seat !== view.seat) return [];
    const kept = this.steps.filter((step) => step.view.moves < view.moves);
    if (view.moves > old.moves && (kept.length || !old.can_undo)) {
      return [...kept, { view: old, log: this.log.length }];
    }
    return kept;
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

/**
 * What the others did since this seat's last move, without what this seat is about to do. Its moves
 * `byItself` are told among theirs. A spectator sees the last stretch of one side.
 */
export function lastMove(
  log: LogLine[],
  settled: number,
  mine: string[],
  byItself: number[] = [],
): LogLine[] {
  const own = (line: LogLine) => mine.includes(actor(line)) && !byItself.includes(line.n);
  let end = settled;
  if (!mine.some(Boolean)) {
    const sided = log.filter((line) => actor(line));
    const by = sided.length && actor(sided.at(-1)!);
    return sided.slice(sided.findLastIndex((line) => actor(line) !== by) + 1);
  }
  while (end > 0 && own(log[end - 1]!)) end--;
  let start = end;
  while (start > 0 && !own(log[start - 1]!)) start--;
  return log.slice(start, end).filter((line) => actor(line));
}

/** Whose doing a line tells: a seat, or the party it plays; "" for nobody's. */
function actor(line: LogLine): string {
  return String(line.args.seat ?? line.args.party ?? '');
}
