/** Calls to the server about accounts. Who signs in or out is somebody else: the page starts anew. */

import { mine } from './api';
import { prefer, prefs } from './prefs.svelte';
import type {
  Account,
  Code,
  Found,
  FriendInfo,
  Kept,
  LinkOpened,
  Me,
  Sent,
  Settings,
} from './wire';

export const fetchAccount = () => mine<Account>('api/account');
export const registerAccount = (name: string, password: string) =>
  mine<Me>('api/account/register', { name, password, language: prefs.lang });
export const enterAccount = (name: string, password: string, bring: boolean) =>
  mine<Me>('api/account/enter', { name, password, bring });
export const askLink = (mail: string, more: { reset?: boolean; register?: boolean } = {}) =>
  mine<Sent>('api/account/link', { mail, language: prefs.lang, ...more });
export const useLink = (token: string, password: string | null, bring: boolean) =>
  mine<LinkOpened>('api/account/link/use', { token, password, bring });
export const makeCode = () => mine<Code>('api/account/code', {});
export const useCode = (code: string) => mine<Me>('api/account/code/use', { code });
export const setPassword = (password: string, old: string | null) =>
  mine<Account>('api/account/password', { password, old });
export const setMail = (mail: string) => mine<Sent>('api/account/mail', { mail });
export const takeInvitations = (inviters: Account['invitations']) =>
  mine<Account>('api/account/invitations', { inviters });
export const endSessions = (id: string | null) => mine<Account>('api/account/sessions/end', { id });
export const leaveAccount = () => mine<Me>('api/account/leave', {});
export const deleteAccount = (name: string) => mine<Me>('api/account/delete', { name });
export const findPeople = (game: string, name: string) =>
  mine<Found[]>(`api/people?game=${encodeURIComponent(game)}&name=${encodeURIComponent(name)}`);
export const fetchFriends = () => mine<FriendInfo[]>('api/friends');
export const follow = (name: string) => mine<FriendInfo[]>('api/friends', { name });
export const unfollow = (id: string) => mine<FriendInfo[]>('api/friends/end', { id });
export const exportAddress = 'api/account/export';

const kept = (): Kept => ({
  language: prefs.lang,
  settings: JSON.parse(JSON.stringify(prefs)) as Kept['settings'],
});

/** Keep what this reader likes for their other devices. */
export const keepSettings = () => mine<Settings>('api/account/settings', kept());

/** What grows on every device. */
const LISTS = ['finished', 'read', 'muted', 'expert'] as const;

/** On a device where somebody has just signed in: as on the others, and what was learnt on both. */
async function takeSettings(): Promise<void> {
  const { settings } = await mine<Settings>('api/account/settings');
  const there = settings as Partial<typeof prefs> | null;
  const both = (name: (typeof LISTS)[number]) => [
    ...new Set([...prefs[name], ...(there?.[name] ?? [])]),
  ];
  prefer({ ...there, ...Object.fromEntries(LISTS.map((name) => [name, both(name)])) });
  await keepSettings();
}

/** Begin anew as whoever signed in, at an address of the page. */
export async function startAnew(address: string, signedIn: boolean): Promise<void> {
  if (signedIn) await takeSettings().catch(() => {});
  history.replaceState(null, '', address);
  location.reload();
}
