/** Line drawings in a box of 24: themes, marks of supports, actions, families of cards. */

import { themeOf, type PrintedCard } from './position';

export const THEME: Record<number, string> = {
  1: 'M12 8.5a3.5 3.5 0 1 0 .01 0zM12 5.5a6.5 6.5 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M5 19l2.8-2.8M16.2 7.8L19 5',
  2: 'M12 3v17M7 21h10M4 6.5h16M4 6.5L1.5 14h5zM20 6.5L17.5 14h5z',
  3: 'M12 2.3a2.2 2.2 0 1 0 .01 0zM12 7v14M7.5 10.5h9M3.5 13.5c0 5 4 7.5 8.5 7.5s8.5-2.5 8.5-7.5',
  4: 'M12 2.5a9.5 9.5 0 1 0 .01 0zM2.5 12h19M12 2.5c4 3 4 16 0 19M12 2.5c-4 3-4 16 0 19',
  5: 'M12 1.5V6M10 3.5h4M12 6l4 6v10H8V12zM4 22v-7l4-2M20 22v-7l-4-2M2 22h20',
  6: 'M12 22V8M12 8c-2-2-2-4 0-6.5 2 2.5 2 4.5 0 6.5M12 13c-3 0-5-1.5-5-4.5 3 0 5 1.5 5 4.5zM12 13c3 0 5-1.5 5-4.5-3 0-5 1.5-5 4.5zM12 18.5c-3 0-5-1.5-5-4.5 3 0 5 1.5 5 4.5zM12 18.5c3 0 5-1.5 5-4.5-3 0-5 1.5-5 4.5z',
  7: 'M4 21.5h16M6 18.5h12M8 18.5V7M12 18.5V7M16 18.5V7M5 7h14L12 2z',
};

export const MARK: Record<string, string> = {
  shield: 'M12 2l8.5 3v7c0 5-4 8.5-8.5 10-4.5-1.5-8.5-5-8.5-10V5z',
  crest: 'M3.5 3h17v9c0 5-4 8-8.5 10-4.5-2-8.5-5-8.5-10zM3.5 9h17M12 9v12',
  seal: 'M12 2.5a7 7 0 1 0 .01 0zM12 6.5a3 3 0 1 0 .01 0zM8 15l-2 7 6-3 6 3-2-7',
  tool: 'M4 20L14 10M14 4l6 6-3 3-6-6zM5 4l15 16',
};

export const OPERATION: Record<string, string> = {
  coup: 'M12 1.5v14M8 12h8M12 15.5v6M10 21.5h4M12 1.5l2.5 3M12 1.5L9.5 4.5',
  strike:
    'M7 12V5.5a1.5 1.5 0 0 1 3 0V11M10 10V3.5a1.5 1.5 0 0 1 3 0V10M13 10V4.5a1.5 1.5 0 0 1 3 0V12M16 9a1.5 1.5 0 0 1 3 0v6c0 4-3 7-6.5 7S7 20 5.500 17L3.500 13.500c1-1.200 2.500-.8 3.500.5',
  dictatorship:
    'M6 10.500h12a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 20v-8A1.500 1.500 0 0 1 6 10.500zM8 10.500V7a4 4 0 0 1 8 0v3.500M12 14.500v3',
  uprising:
    'M12 22c-4.500 0-7.500-2.800-7.500-7 0-3 2-5 3.500-7 .5 2 1.500 3 2.500 3.500C10 7.500 11.500 4 14.500 2c0 3 1 4.500 2.500 6.500s2.500 4 2.500 6.500c0 4.200-3 7-7.500 7zM12 22c-2-1-2.500-3.500 0-6 2.500 2.500 2 5 0 6z',
};

export const FAMILY: Record<string, string> = {
  opinion: 'M3 20V10M9 20V4M15 20v-8M21 20V7',
  event: 'M3 4h14v16H3zM17 8h4v10a2 2 0 0 1-4 0M6 8h8M6 12h8M6 16h5',
  support: 'M2 13l4-6 5 2 3-1 4 1 4 5M6 14l4 4 3 0 5-3M9 11l3-1 4 4',
  secret: 'M2 6h20v13H2zM2 6l10 8 10-8M12 11.400a2.600 2.600 0 1 0 .01 0z',
};

export const CHECK =
  'M10.500 3.500a7 7 0 1 0 .01 0zM15.500 15.500L21 21M7.500 10.500l2.200 2.200 4-4.400';

/** The drawing on a card: of its theme, its action, its mark or its family. */
export function glyphOf(kind: string, slug: string, card?: PrintedCard): string {
  if (kind === 'plank') return THEME[themeOf(slug)]!;
  if (kind === 'operation') return OPERATION[slug]!;
  return card?.mark ? MARK[card.mark]! : FAMILY[card?.family ?? 'event']!;
}
