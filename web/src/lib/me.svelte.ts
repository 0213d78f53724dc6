/** Who is sitting here: a guest with a name of their own choosing, and tables that wait for them. */

import { fetchMe, fetchTables, rename } from './api';
import type { Me, TableInfo } from './wire';

const REFRESH = 20_000;

class Myself {
  me = $state.raw<Me | null>(null);
  /** At how many tables I am to move. */
  toMove = $state(0);

  async load(): Promise<void> {
    this.me ??= await fetchMe();
  }

  async rename(nickname: string): Promise<void> {
    this.me = await rename(nickname);
  }

  /** Take in how my tables stand. */
  hear(mine: TableInfo[]): void {
    this.toMove = mine.filter(({ my_turn }) => my_turn).length;
  }

  /** See now and again how my tables stand, where the page does not list them; how to stop. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden)
        void fetchTables()
          .then(({ mine }) => this.hear(mine))
          .catch(() => {}); // without a connection it stays as it was
    };
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }
}

export const myself = new Myself();
