/** A socket that comes back: tries again after 0.3 s, then ever longer up to 10 s. */

import { changed } from './change';
import { nonceToShow } from './nonces';
import type { FromServer, ToServer, View } from './wire';

export type Connection = 'connecting' | 'online' | 'offline';

const FIRST = 300;
const LONGEST = 10_000;
const PING = 20_000;

/** What a table hears and speaks through. */
export interface Wire {
  send(message: ToServer): boolean;
  /** Hang up and call again at once, perhaps somewhere else. */
  again(): void;
  close(): void;
}

export class Socket implements Wire {
  private socket: WebSocket | null = null;
  private wait = FIRST;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private answered = true;
  private closed = false;
  /** The last view that has come. */
  private last: View | null = null;

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.open();
    addEventListener('online', this.now);
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  again(): void {
    const old = this.socket;
    clearTimeout(this.retry);
    this.last = null; // all of it is told anew
    this.open();
    old?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.now);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private readonly now = () => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.open();
  };

  private open(): void {
    this.changed('connecting');
    const socket = new WebSocket(has(this.address(), this.last));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST;
      this.answered = true;
      this.changed('online');
      clearInterval(this.beat);
      this.beat = setInterval(() => this.ping(), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.answered = true;
      this.take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      clearInterval(this.beat);
      this.changed('offline');
      this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 1.8, LONGEST);
    };
  }

  private take(message: FromServer): void {
    if (message.t === 'view') this.see(message);
    else if (message.t === 'change') this.see(changed(this.last!, message));
    // what was carried out before the line broke has been seen: the same view, as its answer
    else if (message.t === 'done') {
      if (this.last) this.hear({ ...this.last, ack: message.id });
    } else this.hear(message);
  }

  private see(view: View): void {
    this.last = view;
    const nonce = nonceToShow(view);
    if (nonce) this.send({ t: 'nonce', nonce });
    this.hear(view);
  }

  private ping(): void {
    if (!this.answered) {
      this.socket?.close(); // a line that is dead but does not say so
      return;
    }
    this.answered = false;
    this.send({ t: 'ping' });
  }
}

/** The address for a page that has a view already: it is sent the lines of the log it lacks. */
function has(address: string, view: View | null): string {
  if (!view) return address;
  const url = new URL(address);
  const { seq, log_from, log, seat } = view;
  url.searchParams.set('has', `${seq}.${log_from + log.length}.${seat ?? ''}`);
  return url.href;
}

/** The address of a socket, beside the page. */
export function socketAddress(path: string): string {
  const address = new URL(`ws/${path}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}
