import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sealNonce } from '../src/lib/nonces';
import { Socket } from '../src/lib/socket';
import type { FromServer, View } from '../src/lib/wire';

/** A socket that only remembers what it was asked. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: unknown[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = () => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tells(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view = (more: object = {}) => ({
  t: 'view',
  seq: 41,
  seat: 0,
  log_from: 90,
  log: [1, 2, 3, 4, 5, 6],
  ack: null,
  fairness: { commitment: '', seals: [null, null], nonces: [], secret: null, show: false },
  ...more,
});

let heard: FromServer[] = [];
let socket: Socket;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  Line.all = [];
  heard = [];
  socket = new Socket(
    () => 'ws://here/ws/tables/abc?seat=0',
    (message) => heard.push(message),
    () => {},
  );
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a line that breaks says, when it comes back, what it has of the log', () => {
  Line.all[0]!.tells(view());
  Line.all[0]!.onclose();
  vi.runOnlyPendingTimers();

  expect(Line.all[1]!.address).toBe('ws://here/ws/tables/abc?seat=0&has=41.96.0');
});

test('a line that is called again is told everything', () => {
  Line.all[0]!.tells(view());
  socket.again();

  expect(Line.all[1]!.address).toBe('ws://here/ws/tables/abc?seat=0');
});

test('what was done before is answered by the view there is', () => {
  Line.all[0]!.tells(view());
  Line.all[0]!.tells({ t: 'done', id: 'once' });

  expect(heard.map((message) => (message as View).ack)).toEqual([null, 'once']);
  expect(heard[1]).toEqual({ ...heard[0], ack: 'once' });
});

test('a sealed nonce is shown when the deal waits for it, and not before', async () => {
  const seal = await sealNonce();
  const fairness = { commitment: '', seals: [seal, null], nonces: [], secret: null };
  Line.all[0]!.tells(view({ fairness: { ...fairness, show: false } }));
  expect(Line.all[0]!.sent).toEqual([]);
  Line.all[0]!.tells(view({ fairness: { ...fairness, show: true } }));
  const [message] = Line.all[0]!.sent as { t: string; nonce: string }[];

  expect(message!.t).toBe('nonce');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(message!.nonce));
  expect(Buffer.from(digest).toString('hex')).toBe(seal);
});

test('a change makes a whole view of the last one', () => {
  const position = {
    turn: 1,
    cubes: { cuba: [1, 0], italy: [0, 2] },
    hand: ['a'],
    marks: { x: 1 },
  };
  Line.all[0]!.tells(view({ position, ack: 'first' }));
  Line.all[0]!.tells({
    t: 'change',
    seq: 42,
    log_from: 96,
    log: [7],
    position: { hand: ['a', 'b'], marks: { y: 1 } },
    within: { cubes: { italy: [1, 2] } },
  });

  expect(heard[1]).toEqual({
    ...view({ seq: 42, log_from: 96, log: [7] }),
    position: {
      turn: 1,
      cubes: { cuba: [1, 0], italy: [1, 2] },
      hand: ['a', 'b'],
      marks: { y: 1 },
    },
  });
});
