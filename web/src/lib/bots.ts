/** Bots by name: "level4", "level4+bold"; what they are called, and which a newcomer meets. */

import type { GameInfo } from './wire';
import { t } from './words.svelte';

/** The levels, from a first opponent to the best there is. */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'];
const FIRST_MET = 'level3';

export function botName(name: string): string {
  const [level, style] = name.split('+');
  const said = t(`bot-${level}`);
  return style ? t('bot-styled', { bot: `bot-${level}`, style: `style-${style}` }) : said;
}

/** What a level has shown against the one below: among four, how often it was placed above it. */
export function measured(name: string, { seats, levels }: GameInfo): string {
  const earned = levels[name];
  if (!earned?.games) return '';
  const id = seats.length > 2 ? 'page-level-placed' : 'page-level-measured';
  return t(id, { bot: `"${botName(name)}"`, ...earned });
}

/** The same in short, beside its row. */
export function outdoes(name: string, { seats, levels }: GameInfo): string {
  const id = seats.length > 2 ? 'page-level-above' : 'page-level-beats';
  return t(id, { n: LEVELS.indexOf(name), rate: levels[name]!.beats });
}

/** Who sits there: a bot, a person by name, or nobody yet. */
export function seatName({ kind, name }: { kind: string; name: string }): string {
  if (kind === 'bot') return botName(name);
  return kind === 'open' ? t('page-free-seat') : name || t('page-former-player');
}

/** The bot somebody meets who has not chosen one, as a seat of a table to be made. */
export function usualBot(bots: string[]): string {
  const name = bots.includes(FIRST_MET) ? FIRST_MET : (bots[0] ?? 'random');
  return `bot:${name}`;
}

/** The bots that are offered: the levels, and chance for whoever tries things out. */
export function offered(bots: string[]): string[] {
  return [...LEVELS, 'random'].filter((bot) => bots.includes(bot));
}
