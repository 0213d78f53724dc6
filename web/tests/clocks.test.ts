import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.mock('../src/lib/api', () => ({
  fetchText: async (lang: string) =>
    ['page.', ''].map((part) => words(`${part}${lang}.ftl`)).join('\n'),
}));

function words(file: string): string {
  return readFileSync(new URL(`../../src/detente/words/text/${file}`, import.meta.url), 'utf8');
}

const { hear, now } = await import('../src/lib/clock/hands.svelte');
const { prefer } = await import('../src/lib/prefs.svelte');
const { day, month, shortDay } = await import('../src/lib/time');
const { load, Words } = await import('../src/lib/words.svelte');
const { default: Seats } = await import('../src/lib/table/Seats.svelte');

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 10, 16, 12);
const live = { kind: 'live', bank: 1200, gain: 10, cap: 0, out: 'claim' };
const mail = { kind: 'mail', bank: 259_200, gain: 43_200, cap: 432_000, out: 'claim' };

const face = (left: number, more = {}) => ({
  left,
  runs: false,
  vacation: null,
  since: null,
  ...more,
});
const running = { runs: true, since: NOW - MINUTE };
const mine = face(28 * HOUR, running);
const theirs = face(65 * HOUR);
const seen = NOW - 2 * HOUR;

/** Each state: the time agreed on, what is told of the clocks, who is waited for, who is away. */
const STATES: Record<string, [object | null, object, number[], number | null]> = {
  'live, running': [live, { seats: [face(11.7 * MINUTE), face(249_000, running)] }, [1], null],
  'live, short': [live, { seats: [face(11.7 * MINUTE), face(18_400, running)] }, [1], null],
  'live, lost': [
    live,
    { seats: [face(475_000, running), face(249_000)], patience: 2 * MINUTE },
    [0],
    NOW - 34_000,
  ],
  'live, just lost': [live, { seats: [face(475_000), face(249_000)] }, [], NOW - 900],
  'mail, mine': [mail, { seats: [theirs, mine] }, [1], seen],
  'mail, secret': [mail, { seats: [theirs, mine], hushed: true }, [1], seen],
  'mail, vacation': [
    mail,
    { seats: [face(65 * HOUR, { vacation: (NOW + 6 * DAY) / 1000 }), mine], stands: true },
    [1],
    seen,
  ],
  'mail, off turn': [mail, { seats: [theirs, mine] }, [1], null],
  'mail, out': [mail, { seats: [theirs, face(0, running)], due: NOW - 26 * MINUTE }, [1], null],
  'no clock': [
    null,
    { seats: [], since: (NOW - 16 * DAY) / 1000, claims: ['win', 'call_off'] },
    [0],
    NOW - 16 * DAY,
  ],
};

/** What the seats say in a state, in a language. */
async function said(state: string, lang: 'en' | 'fr'): Promise<string> {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  prefer({ lang });
  await load('', lang);
  const [time, told, waiting, gone] = STATES[state]!;
  const common = { at: NOW, hushed: false, due: null, stands: false, claims: [], since: null };
  const clocks = { ...common, patience: null, ...told };
  now.ms = NOW;
  hear(clocks as never);
  const human = { kind: 'human', thinking: false, weighs: null };
  const seats = [
    { ...human, name: 'Oslo 12', online: gone === null, gone },
    { ...human, name: 'Wien 36', online: true, gone: null },
  ];
  const view = { seats, seat: 1, waiting, time, clocks, result: null };
  const scene = { view, words: new Words(''), catalogue: { seats: ['ussr', 'us'] } };
  const { body } = render(Seats, { props: { scene: scene as never, game: null } });
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('the first of a month is said as one says it', async () => {
  const first = Date.UTC(2026, 11, 1, 12) / 1000;
  prefer({ lang: 'fr' });
  expect([shortDay(first), day(first), month(first)]).toEqual([
    '1er déc.',
    '1er décembre 2026',
    'décembre 2026',
  ]);
  expect(shortDay(first - 86_400)).toBe('30 nov.');
  prefer({ lang: 'en' });
  expect(shortDay(first)).toBe('Dec 1');
});

const EXPECTED: Record<string, Record<'en' | 'fr', string[]>> = {
  'live, running': { en: ['11:42', '4:09', '+10 s'], fr: ['11:42', '4:09', '+10 s'] },
  'live, short': { en: ['0:18.4'], fr: ['0:18.4'] },
  'live, lost': {
    en: ['away for 0:34', 'The clock keeps running. You may claim the game in 1:26.'],
    fr: ['absent depuis 0:34', 'La pendule tourne. Vous pourrez réclamer la victoire dans 1:26.'],
  },
  'live, just lost': { en: ['away for 0:00 '], fr: ['absent depuis 0:00 '] },
  'mail, mine': {
    en: ['seen 2 hr. ago', '2 d 17 h', 'stopped', '5 days at most', '1 d 04 h', '+12 h a move'],
    fr: ['vu il y a 2 h', '2 j 17 h', 'à l’arrêt', '1 j 04 h', '+12 h par coup'],
  },
  'mail, secret': {
    en: ['may have to answer', 'waiting for your answer'],
    fr: ['doit peut-être répondre', 'on attend votre réponse'],
  },
  'mail, vacation': {
    en: ['on vacation until Nov 22', 'back in 6 days', 'clocks stopped', 'you may still play'],
    fr: ['en congé jusqu’au 22 nov.', 'de retour dans 6 jours', 'vous pouvez jouer quand même'],
  },
  'mail, off turn': { en: ['1 d 04 h', 'until'], fr: ['1 j 04 h', 'jusqu’au'] },
  'mail, out': { en: ['0 h 00', 'for 26 min', 'bank empty'], fr: ['0 h 00', 'depuis 26 min'] },
  'no clock': {
    en: ['16 days', 'without a move', '– no clock', 'seen 16 days ago'],
    fr: ['16 jours', 'sans un coup', '– sans pendule', 'vu il y a 16 j'],
  },
};

test.each(Object.keys(STATES))('the seats say how it stands: %s', async (state) => {
  for (const lang of ['en', 'fr'] as const) {
    const text = await said(state, lang);
    for (const part of EXPECTED[state]![lang]) expect(text.replace(/[  ]/g, ' ')).toContain(part);
  }
});
