import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
vi.mock('../src/lib/api', () => ({ ApiError: class extends Error {} }));

const { ANY, LobbyState } = await import('../src/routes/lobbyState.svelte');

const mail = { kind: 'mail' };
const row = (id: string, more: object = {}) =>
  ({
    id,
    game: 'berlin63',
    time: null,
    my_turn: false,
    over: false,
    rated: false,
    last_move: 0,
    ...more,
  }) as never;
const ids = (tables: { id: string }[]) => tables.map(({ id }) => id);

let lobby: InstanceType<typeof LobbyState>;
beforeEach(() => {
  lobby = new LobbyState();
});

test('open tables are sifted by game, by kind of clock and by who is near in strength', () => {
  lobby.open = [row('a'), row('b', { time: mail }), row('c', { game: 'stratagem', time: mail })];
  const apart = { shown: 1500, guess: false };
  lobby.strengths = { a: { ...apart, apart: 20 }, b: { ...apart, apart: 350 } };

  expect(ids(lobby.openTables)).toEqual(['a', 'b', 'c']);
  lobby.kind = 'mail';
  expect(ids(lobby.openTables)).toEqual(['b', 'c']);
  lobby.game = 'berlin63';
  expect(ids(lobby.openTables)).toEqual(['b']);
  lobby.near = 200;
  expect(ids(lobby.openTables)).toEqual([]);
  lobby.kind = 'none';
  expect(ids(lobby.openTables)).toEqual(['a']);
  lobby.near = ANY;
  expect(ids(lobby.openTables)).toEqual(['a']);
});

test('my tables stand by whose turn it is, then by the time left, and what is over comes last', () => {
  const due = (due: number | null) => ({ clocks: { due } });
  lobby.mine = [
    row('over', { over: true }),
    row('theirs', due(1)),
    row('late', { my_turn: true, ...due(9) }),
    row('untimed', { my_turn: true, clocks: null }),
    row('soon', { my_turn: true, ...due(5) }),
  ];

  expect(ids(lobby.myTables)).toEqual(['soon', 'late', 'untimed', 'theirs', 'over']);
});
