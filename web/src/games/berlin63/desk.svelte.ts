/** What is being pointed at before an act is named: a spy of mine, a power, whom it aims at. */

import type { Action } from '../../lib/catalogue';
import type { Scene } from '../../lib/table.svelte';
import { onward } from './layout';
import { positionOf } from './position';

export type Way = 'select' | 'step' | 'attack' | 'leap' | 'aim' | 'push' | 'mix' | 'freeze';

export interface Target {
  way: Way;
  codes: number[];
}

const STEPS = ['north', 'east', 'south', 'west'];
/** The power each verb announces. */
const POWERS: Record<string, string> = {
  unmask: 'miranda',
  conjure: 'victor',
  dash: 'ray',
  explode: 'adam',
  harden: 'jack',
  freeze: 'veronica',
};

export function powerOf(word: string): string | null {
  if (word.startsWith('push_')) return 'leo';
  if (word.startsWith('leap_')) return 'lilly';
  return POWERS[word] ?? null;
}

export class Desk {
  private square = $state<string | null>(null);
  private announced = $state<string | null>(null);
  private stamp = $state('');

  constructor(private readonly read: () => Scene) {}

  private get now(): string {
    const { seq, moves } = this.scene.view;
    return `${seq}/${moves}`;
  }

  get scene(): Scene {
    return this.read();
  }

  /** The square chosen first, while the question is the same. */
  get picked(): string | null {
    return this.stamp === this.now ? this.square : null;
  }

  /** The power about to be announced. */
  get power(): string | null {
    return this.stamp === this.now ? this.announced : null;
  }

  get mine(): boolean {
    const { seat, waiting, result } = this.scene.view;
    return seat !== null && waiting.includes(seat) && !result;
  }

  /** The armed act, decoded. */
  get armed(): Action | null {
    const { armed, catalogue } = this.scene;
    return armed === null ? null : catalogue.decode(armed);
  }

  /** The acts that announce a power. */
  announcing(spy: string): Action[] {
    return this.scene.actions.filter((action) => powerOf(action.verb.word) === spy);
  }

  pick(square: string | null): void {
    if (this.scene.armed !== null) this.scene.undo();
    this.announced = this.power;
    this.square = square === this.picked ? null : square;
    this.stamp = this.now;
  }

  /** Choose a power: with one thing to do it is named at once, else its targets light up. */
  choose(spy: string): void {
    const acts = this.announcing(spy);
    if (this.scene.armed !== null) this.scene.undo();
    this.announced = spy;
    this.square = null;
    this.stamp = this.now;
    if (acts.length === 1) this.scene.point(acts[0]!.code);
  }

  /** Whether anything is pointed at. */
  get pointed(): boolean {
    return this.scene.armed !== null || this.picked !== null || this.power !== null;
  }

  clear(): void {
    if (this.scene.armed !== null) this.scene.undo();
    this.square = this.announced = null;
  }

  readonly targets: Map<string, Target> = $derived.by(() => {
    const found = new Map<string, Target>();
    const add = (square: string, way: Way, code?: number) => {
      const target = found.get(square) ?? { way, codes: [] };
      target.way = way;
      if (code !== undefined) target.codes.push(code);
      found.set(square, target);
    };
    const { actions, view } = this.scene;
    const occupied = new Set(positionOf(view).bases.map((base) => base.square));
    const moving = actions.some(({ verb }) => STEPS.includes(verb.word));
    for (const { code, verb, noun } of actions) {
      const word = verb.word;
      const steps = STEPS.includes(word);
      if (steps || word.startsWith('leap_')) {
        if (!found.has(noun)) add(noun, 'select');
        if (noun !== this.picked) continue;
        const to = onward(noun, word);
        add(to, !steps ? 'leap' : occupied.has(to) ? 'attack' : 'step', code);
      } else if (word === 'illusion') {
        if (!moving) add(noun, 'mix', code);
        else if (!found.has(noun)) add(noun, 'select');
      } else if (word === 'keep' || word === 'swap') {
        add(noun, 'mix', code);
      } else if (word === 'freeze') {
        add(noun, 'freeze', code);
      } else if (word === 'unmask' && this.power === 'miranda') {
        add(noun, 'aim', code);
      } else if (word.startsWith('push_') && this.power === 'leo') {
        if (!found.has(noun)) add(noun, 'select');
        if (noun === this.picked) add(onward(noun, word), 'push', code);
      }
    }
    return found;
  });

  /** Where the armed act leads. */
  readonly hot: string | null = $derived.by(() => {
    const armed = this.armed;
    if (!armed?.noun || armed.verb.kind !== 'square') return null;
    return armed.verb.word.match(/north|south|east|west/)
      ? onward(armed.noun, armed.verb.word)
      : armed.noun;
  });

  press(square: string, at: Element | null): void {
    const target = this.targets.get(square);
    if (target?.way === 'select') this.pick(square);
    else if (target?.codes.length === 1) this.scene.point(target.codes[0]!);
    else this.scene.press(`square-${square}`, at);
  }
}
