import { expect, test, vi } from 'vitest';

const { prefs } = vi.hoisted(() => ({ prefs: { lang: '' } }));
vi.mock('../src/lib/prefs.svelte', () => ({ prefs }));

const { percentage } = await import('../src/lib/numbers');

test.each([
  ['en', '67%'],
  ['fr', '67\u202f%'],
])('a share is written as %s writes it', (lang, written) => {
  prefs.lang = lang;
  expect(percentage(66.7)).toBe(written);
});
