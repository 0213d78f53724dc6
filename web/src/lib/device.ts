/** A table on this device: the messages of a server, from a worker that plays with its rules. */

import type { Connection, Wire } from './socket';
import type { FromServer, KeptGame, Offline, ReplayView, ToServer } from './wire';

type FromWorker =
  string | { keep: string } | { failed: string } | { moment: { n: number; told: string } };

/** What becomes of a game beside what is shown of it. */
export interface Keeper {
  /** Keep the game as it is now, before anything of it is shown. */
  keep(game: KeptGame): void;
  /** It cannot go on here. */
  lost(why: string): void;
}

export class Device implements Wire {
  private readonly worker: Worker;
  private readonly moments = new Map<number, (moment: ReplayView) => void>();
  private asked = 0;
  private online = false;

  constructor(
    files: Offline,
    game: KeptGame,
    private readonly keeper: Keeper,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    const address = (path: string) => new URL(path, document.baseURI).href;
    this.worker = new Worker(address(files.worker), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.take(data);
    this.worker.onerror = ({ message }) => keeper.lost(message);
    this.worker.postMessage({ archive: address(files.archive), kept: JSON.stringify(game) });
    changed('connecting');
  }

  send(message: ToServer): boolean {
    this.worker.postMessage({ said: JSON.stringify(message) });
    return true;
  }

  again(): void {
    this.worker.postMessage({ again: true });
  }

  close(): void {
    this.worker.terminate();
  }

  /** The moment after so many moves, seen from a seat. */
  moment(moves: number, seat: number | null): Promise<ReplayView> {
    const n = ++this.asked;
    this.worker.postMessage({ moment: { n, moves, seat } });
    return new Promise((resolve) => this.moments.set(n, resolve));
  }

  private take(said: FromWorker): void {
    if (typeof said === 'string') {
      if (!this.online) this.changed('online');
      this.online = true;
      this.hear(JSON.parse(said) as FromServer);
    } else if ('keep' in said) this.keeper.keep(JSON.parse(said.keep) as KeptGame);
    else if ('failed' in said) this.keeper.lost(said.failed);
    else {
      this.moments.get(said.moment.n)?.(JSON.parse(said.moment.told) as ReplayView);
      this.moments.delete(said.moment.n);
    }
  }
}
