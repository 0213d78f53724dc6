/** When the rounds of a tournament were played, are played, or may be played. */

import { shortDay } from './time';
import type { TournamentGame } from './wire';
import { t } from './words.svelte';

/** A round from its first game to the end of its last one; null while it is played. */
interface Span {
  start: number;
  end: number | null;
}

function spanOf(games: TournamentGame[], round: number): Span | null {
  const played = games.filter((one) => one.round === round && one.began !== null);
  if (!played.length) return null;
  const ends = played.map(({ ended }) => ended);
  return {
    start: Math.min(...played.map(({ began }) => began!)),
    end: ends.every((end) => end !== null) ? Math.max(...ends) : null,
  };
}

/** "2 Oct – 15 Oct", "since 1 Nov"; a later one about as long after as those before took. */
export function roundDates(games: TournamentGame[], round: number, current: number): string {
  const span = spanOf(games, round);
  if (span?.end) {
    const days = [...new Set([shortDay(span.start), shortDay(span.end)])];
    return days.join(' – ');
  }
  if (span) return t('page-round-since', { date: `"${shortDay(span.start)}"` });
  const spans = Array.from({ length: current }, (_, n) => spanOf(games, n + 1));
  const lengths = spans.flatMap((one) => (one?.end ? [one.end - one.start] : []));
  const last = spans.at(-1);
  if (!last || !lengths.length || round <= current) return '';
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const about = last.start + usual * (round - current);
  return t('page-round-about', { date: `"${shortDay(about)}"` });
}
