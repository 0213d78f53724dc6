/** How I want to be told that I am asked: calls to the server, and what this browser must agree to. */

import { mine } from './api';
import type { NewNotices, Notices } from './wire';

export type Wishes = Pick<
  Notices,
  'mail' | 'webhook' | 'reminder' | 'quiet' | 'off_turn' | 'always'
>;
export type Way = Notices['quiet'][string][number];
export const WAYS: Way[] = ['mail', 'push', 'webhook'];

export const fetchNotices = () => mine<Notices>('api/notices');
export function wish({
  mail,
  webhook,
  reminder,
  quiet,
  off_turn,
  always,
}: Wishes): Promise<Notices> {
  const wanted: NewNotices = { mail, webhook, reminder, quiet, off_turn, always };
  return mine<Notices>('api/notices', wanted);
}
/** Be told of a table by a way, or not. */
export function tellOf(notices: Notices, table: string, way: Way, told: boolean): Promise<Notices> {
  const others = (notices.quiet[table] ?? []).filter((one) => one !== way);
  const { [table]: _, ...rest } = notices.quiet;
  const silent = told ? others : [...others, way];
  return wish({ ...notices, quiet: silent.length ? { ...rest, [table]: silent } : rest });
}
export const endMails = (token: string) =>
  mine<unknown>(`api/notices/off?token=${encodeURIComponent(token)}`, {});

/** Whether this browser can be told at all. */
export const tellable = () => 'serviceWorker' in navigator && 'PushManager' in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told now. */
export const isTold = async () => tellable() && (await subscription()) !== null;

/** Tell this browser; null where its owner does not allow it. */
export async function tellBrowser(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return mine<Notices>('api/notices/browser', { endpoint, ...keys });
}

/** Tell this browser no longer. */
export async function spareBrowser(): Promise<Notices> {
  const found = await subscription();
  const endpoint = found?.endpoint ?? '';
  await found?.unsubscribe();
  return mine<Notices>('api/notices/browser/off', { endpoint });
}
