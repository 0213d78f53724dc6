/** What this reader does at a table: choosing an act, confirming it, asking the server for it. */

import type { Action, Catalogue } from './catalogue';
import type { Line } from './line.svelte';
import { listed, prefer, prefs } from './prefs.svelte';
import type { Ends } from './table/ends.svelte';
import type {
  About,
  Claim,
  Deed,
  Do,
  Gain,
  Held,
  Hint,
  Message,
  Offer,
  Reason,
  Refusal,
  ToServer,
  View,
} from './wire';

/** A question the page itself puts before an act: which act, or whether to do it at all. */
export type Aside =
  | { t: 'choose'; noun: string; actions: Action[]; at: Element | null }
  | { t: 'why'; noun: string; about: About | null; at: Element | null }
  | { t: 'danger'; action: number; danger: Reason; safer: number | null };

/** What acts are chosen from. */
interface Choice {
  readonly id: string;
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly actions: Action[];
  readonly ends: Ends;
  /** What a card may be played for: with any of these it is opened, to be read first. */
  readonly uses: readonly string[];
  actionsOn(id: string): Action[];
}

/** A request without what every request has. */
type Wish<T = ToServer> = T extends { id: string; seq: number } ? Omit<T, 'id' | 'seq'> : never;

export class Acts {
  aside = $state.raw<Aside | null>(null);
  refusal = $state.raw<Reason | null>(null);
  /** An act that ends undo, waiting for the button that names it. */
  armed = $state<number | null>(null);
  /** What this reader says with the act that is armed. */
  speech = $state('');
  /** A beginner: what cannot be taken back waits for the button that confirms it, whoever named it. */
  careful = $state(false);
  /** What this reader offered and the others did not accept, until something else is done. */
  turnedDown = $state<Offer['what'] | null>(null);
  /** What was done by itself since this reader last did something, each the only act there was. */
  byItself = $state.raw<{ id: string; act: Message; n: number }[]>([]);
  /** This reader has just gone back: what leaves no choice waits for a press. */
  wentBack = $state(false);
  /** What a bot would do here, once this reader has asked; "asked" until it has thought. */
  hint = $state<number | 'asked' | null>(null);
  /** What is expected of it, the most first. */
  hintWhy = $state.raw<Gain[]>([]);
  hintDeeds = $state.raw<Deed[]>([]);
  /** What could last be done with each kind of noun. */
  private readonly lately = new Map<string, Action['verb']>();
  /** The last request for a hint. */
  private hintId = '';

  constructor(
    private readonly on: Choice,
    private readonly line: Line,
  ) {}

  /** This reader wants no warnings at this table. */
  get expert(): boolean {
    return prefs.expert.includes(this.on.id);
  }

  set expert(wanted: boolean) {
    prefer({ expert: listed(prefs.expert, this.on.id, wanted) });
  }

  // -- choosing ------------------------------------------------------------------------------

  /** A noun was pressed: do the one act on it, choose among several, or hear why there is none. */
  press(id: string, at: Element | null): void {
    if (this.line.busy || this.on.ends.read) return;
    this.refusal = null;
    const actions = this.on.actionsOn(id);
    if (actions.length === 0) void this.why(id, at);
    else if (actions.some(({ verb }) => this.on.uses.includes(verb.word))) this.open(id, at);
    else if (actions.length === 1) {
      this.armed = null; // armed anew, its button takes the focus again
      this.propose(actions[0]!.code, false);
    } else {
      this.armed = null;
      this.aside = { t: 'choose', noun: id, actions, at };
      for (const action of actions) void this.line.ask(action.code);
    }
  }

  /** Lay a card open: what can be done with it in the order of its uses, and why not the others. */
  private open(id: string, at: Element | null): void {
    const { uses, catalogue } = this.on;
    const order = ({ verb }: Action) => uses.indexOf(verb.word);
    const actions = this.on.actionsOn(id).toSorted((a, b) => order(a) - order(b));
    this.armed = null;
    this.aside = { t: 'choose', noun: id, actions, at };
    for (const word of uses) {
      const code = catalogue.encode(word, id.slice(id.indexOf('-') + 1));
      if (code !== undefined) void this.line.ask(code);
    }
  }

  /** Why this noun cannot be used now. */
  async why(id: string, at: Element | null): Promise<void> {
    const action = this.likely(id);
    if (action === undefined || this.on.view.seat === null) return;
    this.armed = null;
    this.aside = { t: 'why', noun: id, about: null, at };
    const about = await this.line.ask(action);
    if (this.aside?.t === 'why' && this.aside.noun === id) this.aside = { ...this.aside, about };
  }

  /** The act someone who presses `id` has most likely in mind: a verb that is open elsewhere, or was
   * lately: others are chance's. */
  private likely(id: string): number | undefined {
    const { catalogue, actions } = this.on;
    const kind = catalogue.kind(id);
    const noun = id.slice((kind ?? '').length + 1);
    const open = actions.find((action) => action.verb.kind === kind);
    const lately = open?.verb ?? this.lately.get(kind ?? '');
    const verb = lately ?? catalogue.verbs.find((verb) => verb.kind === kind);
    return verb && catalogue.encode(verb.word, noun);
  }

  // -- confirming ----------------------------------------------------------------------------

  /** Do it; held back when it can lose, or when it ends undo and no button has named it yet. */
  propose(action: number, named: boolean): void {
    const unless: Do['unless'] = [];
    if (!this.expert) unless.push('danger');
    const sure = named && (!this.careful || this.armed === action);
    if (!sure) unless.push('final');
    this.submit({ t: 'do', action, comment: this.speech, unless });
  }

  /** Have the act named by a button before it is done. */
  arm(action: number): void {
    if (this.line.busy) return;
    this.aside = null;
    this.refusal = null;
    this.armed = action;
  }

  /** The server has held an act back: its player is asked first. */
  held({ id, action, danger, safer }: Held): void {
    if (!this.line.answer(id)) return;
    this.aside = danger ? { t: 'danger', action, danger, safer } : null;
    this.armed = danger ? null : action;
  }

  // -- asking for it -------------------------------------------------------------------------

  do(action: number): void {
    this.submit({ t: 'do', action, comment: this.speech });
  }

  /** Do what leaves no choice, under its name, without a press. */
  doForced(action: number, act: Message): void {
    const id = this.submit({ t: 'do', action });
    if (id) this.byItself = [...this.byItself, { id, act, n: this.on.view.moves + 1 }];
  }

  type(text: string): void {
    this.submit({ t: 'type', text });
  }

  undo(): void {
    if (this.armed !== null) this.armed = null;
    else if (this.on.view.can_undo) this.submit({ t: 'undo' });
  }

  restart(): void {
    this.armed = null;
    if (this.on.view.can_undo) this.submit({ t: 'restart' });
  }

  resign(): void {
    this.submit({ t: 'resign' });
  }

  offer(what: Offer['what']): void {
    this.submit({ t: 'offer', what });
  }

  /** Accept or decline what is offered. */
  answer(yes: boolean): void {
    const { offer } = this.on.view;
    if (offer) this.submit({ t: yes ? 'accept' : 'decline', what: offer.what });
  }

  withdraw(): void {
    const { offer } = this.on.view;
    if (offer) this.submit({ t: 'withdraw', what: offer.what });
  }

  /** Somebody else's time is out. */
  claim(what: Claim['what']): void {
    this.submit({ t: 'claim', what });
  }

  giveTime(): void {
    this.submit({ t: 'give_time' });
  }

  askHint(): void {
    if (this.on.view.seat === null || this.line.busy || this.hint !== null) return;
    this.hint = 'asked';
    this.hintId = newId();
    this.refusal = null;
    this.line.post({ t: 'hint', id: this.hintId, seq: this.on.view.seq });
  }

  /** The id under which it will be answered; "" where another request is on its way. */
  private submit(wish: Wish): string {
    if (this.line.busy) return '';
    const id = newId();
    if (wish.t !== 'do') {
      this.aside = null; // an act that is refused leaves the choice open
      this.armed = null;
    }
    this.refusal = null;
    this.line.request({ ...wish, id, seq: this.on.view.seq });
    return id;
  }

  // -- what comes of it ----------------------------------------------------------------------

  /** A view has come: `moved` if the table is another than before. */
  see(view: View, old: View | null, moved: boolean): void {
    for (const { verb } of this.on.actions) this.lately.set(verb.kind, verb);
    if (moved) {
      this.aside = null;
      this.armed = null;
      this.hint = null;
    }
    const asked = this.line.asking;
    if (this.line.answer(view.ack)) {
      this.carriedOut(view.ack!);
      this.wentBack = asked === 'undo' || asked === 'restart';
    }
    const mine = old?.offer && old.offer.seat === old.seat;
    if (mine && !view.offer && !view.result && asked !== 'withdraw') {
      this.turnedDown = old.offer!.what;
    }
  }

  private carriedOut(id: string): void {
    this.speech = '';
    this.turnedDown = null;
    if (this.byItself.every((done) => done.id !== id)) this.byItself = [];
  }

  /** What nobody pressed is refused in silence: another window of this reader was quicker. */
  refused({ id, reason }: Refusal): void {
    this.line.answer(id);
    if (id === this.hintId) this.hint = null;
    const pressed = this.byItself.every((done) => done.id !== id);
    if (pressed) this.refusal = reason;
    else this.byItself = this.byItself.filter((done) => done.id !== id);
  }

  hinted({ id, action, why, deeds }: Hint): void {
    if (this.hint !== 'asked' || id !== this.hintId) return;
    this.hint = action;
    this.hintWhy = why;
    this.hintDeeds = deeds;
  }

  /** A new line: what was asked of a bot on the old one is not answered any more. */
  anew(): void {
    if (this.hint === 'asked') this.hint = null;
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
