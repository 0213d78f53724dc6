import { expect, test } from 'vitest';
import { area, down, isLead, line, nearest, span, standing, type Frame } from '../src/lib/course';

const frame: Frame = { width: 100, height: 40, total: 10 };
const lead = [
  { move: 0, worth: [0] },
  { move: 5, worth: [2] },
  { move: 10, worth: [-4] },
];
const each = [
  { move: 0, worth: [4, 4] },
  { move: 5, worth: [8, 2] },
];

test('a lead may be anybody’s: nobody being ahead lies in the middle', () => {
  expect(isLead(lead)).toBe(true);
  expect(span(lead)).toEqual({ least: -4, most: 4 });
  expect(down(0, lead, frame)).toBe(20);
});

test('what each has begins at nothing', () => {
  expect(isLead(each)).toBe(false);
  expect(span(each)).toEqual({ least: 0, most: 8 });
});

test('a value holds until the next is known', () => {
  expect(line(lead, 0, frame)).toBe('M0.0,20.0H50.0V10.0H100.0V40.0H100');
  expect(standing(lead, 9)).toBe(lead[1]);
  expect(standing([], 9)).toBe(null);
});

test('each side has its own area', () => {
  expect(area(lead, 1, frame)).toBe('M0.0,20.0H0.0V20.0H50.0V10.0H100.0V20.0H100V20.0Z');
  expect(area(lead, -1, frame)).toBe('M0.0,20.0H0.0V20.0H50.0V20.0H100.0V40.0H100V20.0Z');
});

test('who points somewhere means the nearest moment', () => {
  expect(nearest(lead, 60, frame)).toBe(lead[1]);
  expect(nearest(lead, 90, frame)).toBe(lead[2]);
});
