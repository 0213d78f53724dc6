/** When the rounds of a tournament were played, are played, or may be played. */

import { ago, clock, shortDay } from './time';
import type { Tournament, TournamentGame } from './wire';
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

/** How long a round by mail may take before one has been played: until all banks are spent. */
function banks({ time, games }: Tournament): number[] {
  const seats = Math.max(...games.map(({ sits }) => sits.length));
  return time?.kind === 'mail' ? [seats * time.bank] : [];
}

/** "2 Oct – 15 Oct", "since 1 Nov"; a later one about as long after as those before took. */
export function roundDates(it: Tournament, round: number): string {
  const { games, round: current } = it;
  const span = spanOf(games, round);
  if (span?.end) {
    const days = [...new Set([shortDay(span.start), shortDay(span.end)])];
    return days.join(' – ');
  }
  if (span) return t('page-round-since', { date: `"${shortDay(span.start)}"` });
  const spans = Array.from({ length: current }, (_, n) => spanOf(games, n + 1));
  const taken = spans.flatMap((one) => (one?.end ? [one.end - one.start] : []));
  const lengths = taken.length ? taken : banks(it);
  const last = spans.at(-1);
  if (!last || !lengths.length || round <= current) return '';
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const about = last.start + usual * (round - current);
  return t('page-round-about', { date: `"${shortDay(about)}"` });
}

/** Until when the games of a round are lost on time at the latest, if nobody moves any more. */
export function roundEnds(it: Tournament, games: TournamentGame[]): string {
  const played = games.filter(({ points }) => points === null);
  const due = played.map(({ clocks }) => clocks?.due ?? Infinity);
  const last = Math.max(...due) / 1000;
  if (it.time?.out !== 'lose' || !Number.isFinite(last)) return '';
  const when = it.time.kind === 'live' ? clock(last) : shortDay(last);
  return t(`page-round-ends-${it.time.kind}`, { date: `"${when}"` });
}

/** Whether the standings are the last ones, and since when they stand. */
export function standingsNote(it: Tournament): string {
  if (it.state !== 'running') return t('page-standings-final');
  const ends = it.games.flatMap(({ ended }) => (ended === null ? [] : [ended]));
  if (!ends.length) return t('page-standings-provisional');
  return t('page-standings-updated', { when: `"${ago(Math.max(...ends))}"` });
}
