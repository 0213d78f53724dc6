/** What the lobby shows: the games on the shelf, my tables, open tables. */

import { reasonOf, createTable, fetchGames, fetchTables, pairUp } from '../lib/api';
import { usualBot } from '../lib/bots';
import { myself } from '../lib/me.svelte';
import { router, tableAddress } from '../lib/router.svelte';
import type { GameInfo, Lobby, Message, NewTable, TableId, TableInfo, Wish } from '../lib/wire';

const REFRESH = 8000;

/** As many points apart as you like. */
export const ANY = Number.MAX_SAFE_INTEGER;

/** When time is out at a table; far away without a clock. */
const due = ({ clocks }: TableInfo) => clocks?.due ?? Number.MAX_SAFE_INTEGER;

export class LobbyState {
  /** The games, in the order of the shelf. */
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  /** Games of others that can be watched. */
  running = $state.raw<TableInfo[]>([]);
  error = $state.raw<Message | null>(null);
  busy = $state(false);
  /** There is no way to the server: tables have to wait. */
  readonly offline = $derived(this.error?.id === 'page-no-connection');
  /** There are more tables than are shown. */
  more = $state.raw({ mine: false, open: false });
  private pages = 1;

  /** How strong those are who wait at open tables, by table. */
  strengths = $state.raw<Lobby['strengths']>({});

  /** Which of the open tables are shown: of a game, of a kind of clock ("" all), of who is so near. */
  near = $state(ANY);
  game = $state('');
  kind = $state<'' | 'none' | 'live' | 'mail'>('');
  readonly openTables = $derived(
    this.open.filter(
      (table) =>
        (!this.game || table.game === this.game) &&
        (!this.kind || (table.time?.kind ?? 'none') === this.kind) &&
        (this.strengths[table.id]?.apart ?? 0) <= this.near,
    ),
  );

  /** My tables: where I am to move first, finished ones last, the least time left, rated ones, the freshest. */
  readonly myTables = $derived(
    this.mine.toSorted(
      (a, b) =>
        Number(b.my_turn) - Number(a.my_turn) ||
        Number(a.over) - Number(b.over) ||
        due(a) - due(b) ||
        Number(b.rated) - Number(a.rated) ||
        b.last_move - a.last_move,
    ),
  );
  /** My games that are over, the last one first. */
  readonly finished = $derived(this.myTables.filter(({ over }) => over));

  /** Load now and again every few seconds; returns how to stop. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (!document.hidden) void this.load();
    }, REFRESH);
    return () => clearInterval(timer);
  }

  async load(): Promise<void> {
    await this.trying(async () => {
      if (!this.games.length) this.games = await fetchGames();
      const lists = await fetchTables(this.pages);
      const { mine, open, running, more_mine, more_open, strengths } = lists;
      this.strengths = strengths;
      this.mine = mine;
      myself.hear(mine);
      this.running = running;
      this.more = { mine: more_mine, open: more_open };
      this.open = open.filter((table) => !table.my_seats.length);
    });
  }

  /** Show another page of tables. */
  async showMore(): Promise<void> {
    this.pages += 1;
    await this.load();
  }

  /** One click: a table against a bot, my seat drawn by lot. */
  async playNow(game: GameInfo): Promise<void> {
    const me = Math.floor(Math.random() * game.seats.length);
    const bot = usualBot(game.bots);
    await this.make({
      game: game.name,
      seats: game.seats.map((_, seat) => (seat === me ? 'me' : bot)),
      public: false,
    });
  }

  /** A game between bots, to look at. */
  watchBots(game: GameInfo): Promise<void> {
    const bot = usualBot(game.bots);
    return this.make({ game: game.name, seats: game.seats.map(() => bot), public: true });
  }

  make(table: NewTable): Promise<void> {
    return this.goTo(() => createTable(table));
  }

  /** Sit down with the next player who wants the same, or wait for one at an open table. */
  pairUp(wish: Wish): Promise<void> {
    return this.goTo(() => pairUp(wish));
  }

  private async goTo(found: () => Promise<TableId>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.trying(async () => {
      const { id } = await found();
      router.go(tableAddress(id));
    });
    this.busy = false;
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.error = null;
    } catch (error) {
      this.error = reasonOf(error);
    }
  }
}
