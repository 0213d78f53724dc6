/** Whom this reader has blocked: not heard, and not met at public tables. */

import { blockPlayer, blockSeat, fetchBlocks, liftBlock } from './api';
import type { Block } from './wire';

class Blocks {
  list = $state.raw<Block[]>([]);

  async load(): Promise<void> {
    this.list = await fetchBlocks();
  }

  async block(table: string, seat: number): Promise<void> {
    this.list = await blockSeat(table, seat);
  }

  async blockPlayer(id: string): Promise<void> {
    this.list = await blockPlayer(id);
  }

  async lift(id: string): Promise<void> {
    this.list = await liftBlock(id);
  }
}

export const blocks = new Blocks();
