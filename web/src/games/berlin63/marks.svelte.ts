/** Private pencil marks in the notebook: kept in this browser, never sent anywhere. */

export type Mark = 'likely' | 'unlikely';

const NEXT: Record<string, Mark | undefined> = { '': 'likely', likely: 'unlikely' };

export class Marks {
  private all = $state<Record<string, Mark>>({});
  private key = '';

  /** Turn to the page of one game of one table. */
  open(table: string, game: number): void {
    const key = `detente/berlin63/${table}/${game}`;
    if (key === this.key) return;
    this.key = key;
    try {
      this.all = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Mark>;
    } catch {
      this.all = {};
    }
  }

  of(base: number, spy: string): Mark | undefined {
    return this.all[`${base}/${spy}`];
  }

  /** None, likely, unlikely, none. */
  turn(base: number, spy: string): void {
    const name = `${base}/${spy}`;
    const { [name]: old, ...rest } = this.all;
    const next = NEXT[old ?? ''];
    this.all = next ? { ...rest, [name]: next } : rest;
    this.keep();
  }

  clear(): void {
    this.all = {};
    this.keep();
  }

  get some(): boolean {
    return Object.keys(this.all).length > 0;
  }

  private keep(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.all));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const marks = new Marks();
