/** What this device keeps to play without the server: the interpreter, words, and games begun. */

import { ApiError, fetchGames, fetchMe, fetchOffline } from './api';
import type { KeptGame, Message, Offline } from './wire';

const CACHE = 'offline';
/** Where the page's worker looks for what a server told last. */
const TOLD = 'told';
const LIST = 'api/offline';
const GAME = 'detente-game-';
const NAME = 'detente-name';
const LANGUAGES = ['en', 'fr'];
const MEGABYTE = 1_000_000;

/** Nothing can be kept here: the page does not come by a safe way, or the browser forbids it. */
export const keepsNothing = !('caches' in globalThis && 'serviceWorker' in navigator);

export const megabytes = ({ bytes }: Offline) => Math.ceil(bytes / MEGABYTE);

class Shelf {
  /** What is kept; null if nothing, undefined until that is known. */
  kept = $state.raw<Offline | null>();
  /** What the server offers; null without one. */
  offered = $state.raw<Offline | null>(null);
  busy = $state(false);
  error = $state.raw<Message | null>(null);
  games = $state.raw<KeptGame[]>([]);

  /** See what there is; what is kept is kept up to date. */
  async look(): Promise<void> {
    this.games = stored();
    if (keepsNothing) {
      this.kept = null;
      return;
    }
    const list = await caches.match(LIST, { cacheName: CACHE });
    this.kept = list ? ((await list.json()) as Offline) : null;
    this.offered = await fetchOffline().catch(() => null);
    const { kept, offered } = this;
    if (kept && offered && kept.files.join() !== offered.files.join()) await this.keep();
  }

  /** Keep everything; the list last, so that nothing counts as kept that is kept in part. */
  async keep(): Promise<void> {
    const { offered } = this;
    if (!offered || this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      void navigator.storage?.persist?.();
      await navigator.serviceWorker.ready;
      const cache = await caches.open(CACHE);
      for (const file of offered.files) if (!(await cache.match(file))) await cache.add(file);
      await keepWords();
      localStorage.setItem(NAME, (await fetchMe()).nickname);
      await cache.put(LIST, Response.json(offered));
      const wanted = [LIST, ...offered.files].map((path) => new URL(path, document.baseURI).href);
      for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
      this.kept = offered;
    } catch (problem) {
      this.error =
        problem instanceof ApiError ? problem.reason : { id: 'page-offline-not-kept', args: {} };
    }
    this.busy = false;
  }

  /** Keep it no longer; games begun stay. */
  async drop(): Promise<void> {
    await caches.delete(CACHE);
    this.kept = null;
  }

  /** A new game against bots: nothing is dealt before it is opened. */
  begin(game: string, seats: string[]): KeptGame {
    const name = localStorage.getItem(NAME) ?? '';
    const id = Math.random().toString(36).slice(2, 10);
    const made = { id, name, game, seats, options: {}, record: null, times: [], over: false };
    this.write(made);
    return made;
  }

  find(id: string): KeptGame | null {
    return stored().find((game) => game.id === id) ?? null;
  }

  write(game: KeptGame): void {
    localStorage.setItem(GAME + game.id, JSON.stringify(game));
    this.games = stored();
  }

  forget(id: string): void {
    localStorage.removeItem(GAME + id);
    this.games = stored();
  }
}

/** The games on this device: those that go on first, then the freshest. */
function stored(): KeptGame[] {
  const found = Object.keys(localStorage)
    .filter((key) => key.startsWith(GAME))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as KeptGame);
  const last = ({ times }: KeptGame) => times.at(-1) ?? Infinity;
  return found.toSorted((a, b) => Number(a.over) - Number(b.over) || last(b) - last(a));
}

/** What is printed, said and ruled in every game, in every language. */
async function keepWords(): Promise<void> {
  const games = (await fetchGames()).map(({ name }) => name);
  const told = LANGUAGES.flatMap((lang) => [
    `api/text/${lang}`,
    ...games.flatMap((game) => [
      `api/text/${lang}/${game}`,
      `api/text/${lang}/${game}/history`,
      `api/rules/${game}/${lang}`,
    ]),
  ]);
  const printed = games.map((game) => `api/games/${game}/catalogue`);
  await (await caches.open(TOLD)).addAll(['api/games', ...printed, ...told]);
}

export const shelf = new Shelf();
