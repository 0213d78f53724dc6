/** Who is sitting here: a guest with a name of their own choosing. */

import { fetchMe, rename } from './api';
import type { Me } from './wire';

class Myself {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me ??= await fetchMe();
  }

  async rename(nickname: string): Promise<void> {
    this.me = await rename(nickname);
  }
}

export const myself = new Myself();
