/** One table as this reader sees it: the last view, and whose eyes see it. */

import { Acts, newId } from './acts.svelte';
import type { Action, Catalogue } from './catalogue';
import { hear } from './clock/hands.svelte';
import { Flights, type Trips } from './flights.svelte';
import { doersOf, History, type Players } from './history.svelte';
import { Pace } from './pace.svelte';
import { Ends, type Counts } from './table/ends.svelte';
import { Line } from './line.svelte';
import { Talk } from './talk.svelte';
import { tableWay, type Way } from './way';
import type { About, Expectation, FromServer, LogLine, View } from './wire';
import { Words } from './words.svelte';

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
  /** A noun that is being shown: a board that is seen in parts turns to it. */
  readonly shown?: string | null;
  /** Nobody knows who sat at the seats: the game is a file. */
  readonly nameless?: boolean;
  /** Who sits there can be met there now. */
  readonly live?: boolean;
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
  /** What an open act would cost or bring; undefined until the server, which is asked, has said it. */
  expected(action: number): Expectation['expect'] | undefined;
}

export class Table implements Scene {
  readonly live = true;
  readonly words: Words;
  readonly line: Line;
  readonly acts: Acts;
  readonly history: History;
  readonly talk: Talk;
  readonly flights: Flights;
  readonly pace: Pace;
  readonly ends = new Ends();
  shown = $state<string | null>(null);
  /** What a card may be played for, as its drawing has it. */
  uses: readonly string[] = [];
  /** Which lines tell of a card played, as its drawing has it. */
  plays = $state.raw<readonly string[]>([]);
  /** What each kind of line moves, as its drawing has it. */
  trips: Trips = {};
  /** Which lines belong to a count, as its drawing has it. */
  counts: Counts = () => false;
  /** A card or place being read. */
  reading = $state<string | null>(null);

  private current = $state.raw<View | null>(null);
  /** The table as it was found. */
  private first: View | null = null;
  /** Whoever opened the table has said which seat they are. */
  private met = $state(false);
  /** On a shared screen: the seat that has it. */
  private taken: number | undefined;

  readonly actions: Action[] = $derived.by(() =>
    this.current && this.line.connection === 'online' && !this.ends.read
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
  readonly forced: number | null = $derived.by(() => {
    const view = this.current;
    if (!view?.forced || view.lesson || this.asked || this.acts.wentBack) return null;
    return this.actions[0]?.code ?? null;
  });
  /** The seats of a shared screen; who has one seat may have got another by a bid. */
  private get shared(): number[] {
    return this.mine.length > 1 ? this.mine : [];
  }
  /** On a shared screen: the seat that must have it before anything is shown. */
  readonly handTo: number | null = $derived.by(() => {
    const view = this.current;
    if (!view?.begun || view.result || this.mine.length < 2) return null;
    const asked = this.mine.find((seat) => view.waiting.includes(seat));
    if (asked !== undefined && !this.myTurn) return asked;
    return this.met ? null : view.seat;
  });

  constructor(
    readonly id: string,
    readonly game: string,
    readonly catalogue: Catalogue,
    /** The seats of whoever sits at this screen. */
    private readonly mine: number[] = [],
    readonly way: Way = tableWay(id),
  ) {
    this.words = new Words(game, () => this.current?.options ?? {});
    this.line = new Line(
      (hear, change) => this.way.open(hear, change, () => this.taken),
      (message) => this.hear(message),
      () => {
        this.acts.anew();
        this.talk.repeat();
      },
    );
    this.flights = new Flights(
      () => this.trips,
      catalogue.seats,
      (place) => (this.shown = place),
    );
    this.pace = new Pace(
      (view) => this.see(view),
      () => this.current,
      this.flights,
      ({ seats, rematch }) => {
        if (this.current) this.current = { ...this.current, seats, rematch };
      },
      (lines) => doersOf(lines, this.players),
    );
    this.acts = new Acts(this, this.line);
    this.history = new History(
      () => this.current?.seat ?? -1,
      () => this.acts.byItself.map(({ n }) => n),
      id,
      () => this.players,
    );
    this.talk = new Talk(
      id,
      (message) => this.line.post(message),
      () => this.current?.seat ?? null,
    );
  }

  get here(): boolean {
    return this.current !== null;
  }

  get view(): View {
    if (!this.current) throw new Error('no view yet');
    return this.current;
  }

  /** "seat-us", or "" for a spectator. */
  get seatId(): string {
    const seat = this.current?.seat;
    return seat == null ? '' : `seat-${this.catalogue.seats[seat]}`;
  }

  /** The seats of the other people at this table, for somebody who sits there too. */
  get company(): number[] {
    const { seat, seats } = this.view;
    if (seat === null) return [];
    return seats.flatMap(({ kind }, n) =>
      kind === 'human' && n !== seat && !this.shared.includes(n) ? [n] : [],
    );
  }

  /** Only bots sit here beside this reader: one may be asked what it would do. */
  get hintable(): boolean {
    const { seat, seats, lesson, rated } = this.view;
    return (
      this.myTurn && !lesson && !rated && seats.every(({ kind }, n) => n === seat || kind === 'bot')
    );
  }

  // -- what a drawing asks for -----------------------------------------------------------------

  get log(): LogLine[] {
    return this.history.log;
  }

  /** Whose lines are told as whose. */
  get players(): Players {
    return { plays: this.plays, seats: this.catalogue.seats };
  }

  get last(): LogLine[] {
    return this.history.last;
  }

  get base(): View | null {
    return this.history.base;
  }

  get previous(): View | null {
    return this.history.previous;
  }

  get armed(): number | null {
    return this.acts.armed;
  }

  actionsOn(id: string): Action[] {
    return this.byNoun.get(id) ?? [];
  }

  press(id: string, at: Element | null): void {
    this.acts.press(id, at);
  }

  act(action: number): void {
    this.acts.propose(action, true);
  }

  point(action: number): void {
    this.acts.propose(action, false);
  }

  undo(): void {
    this.acts.undo();
  }

  read(id: string): void {
    this.reading = id;
  }

  about(action: number): About | undefined {
    return this.line.about(action);
  }

  ask(action: number): Promise<About> {
    return this.line.ask(action);
  }

  expected(action: number): Expectation['expect'] | undefined {
    return this.line.expected(action);
  }

  // -- the line --------------------------------------------------------------------------------

  say(text: string): void {
    this.acts.refusal = null;
    this.talk.say({ t: 'say', id: newId(), text });
  }

  /** Somebody was blocked or is heard again: have all that was said told anew. */
  listenAnew(): void {
    this.talk.forget();
    this.line.again();
  }

  /** What was counted while this reader was away, or before the table was drawn. */
  arrive(): void {
    const { arrived } = this.history;
    if (this.view.result) return;
    if (arrived !== null) this.count(this.view, null, arrived);
    else if (this.first) this.count(this.view, this.first, this.first.moves);
  }

  private count(view: View, old: View | null, since: number): void {
    const lines = this.log.filter(({ n }) => n > since && n <= view.moves);
    this.ends.hear(old, view, lines, this.counts);
  }

  close(): void {
    this.pace.stop();
    this.line.close();
  }

  /** Come back with the seat just taken. */
  reconnect(): void {
    this.line.again();
  }

  /** The person on that seat has the screen now. */
  take(seat: number): void {
    this.met = true;
    this.taken = seat;
    if (seat !== this.view.seat) this.line.again();
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'view':
        this.pace.take(message);
        break;
      case 'about':
        this.line.told(message);
        break;
      case 'expected':
        if (message.seq === this.current?.seq) this.line.expect(message.acts);
        break;
      case 'held':
        this.acts.held(message);
        break;
      case 'hint':
        this.acts.hinted(message);
        break;
      case 'refused':
        this.talk.settle(message.id);
        this.acts.refused(message);
        break;
      case 'talk':
        this.talk.hear(message);
        break;
      case 'seats':
        this.pace.meet(message);
        break;
      case 'error':
        this.line.fail(message.code);
        break;
      case 'pong':
        break;
    }
  }

  private see(view: View): void {
    const old = this.current;
    this.first ??= view;
    hear(view.clocks);
    const moved = old?.seq !== view.seq || old.moves !== view.moves;
    if (moved) this.line.forget();
    this.acts.see(view, old, moved);
    this.history.see(view, old);
    if (old) this.count(view, old, old.moves);
    this.current = view;
    if (old && view.moves > old.moves) this.line.trouble = null;
  }
}
