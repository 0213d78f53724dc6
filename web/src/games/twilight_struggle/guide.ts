/** What the guide explains when a question is put for the first time, and the rule behind it. */

import { note, type GuideNote } from '../page';

const HEADLINE = note('headline', 'TS-5.5');
const PLAY = note('play', 'TS-6.3');
const OPERATIONS = note('operations', 'TS-7.1');
const PLACE = note('place', 'TS-8.3');
const REALIGN = note('realign', 'TS-9.5');

export const GUIDE: Record<string, GuideNote> = {
  'ask-pick-headline': HEADLINE,
  'ask-show-headline': HEADLINE,
  'ask-play-card': PLAY,
  'ask-play-optional': PLAY,
  'ask-pick-order': note('order', 'TS-6.4'),
  'ask-operations': OPERATIONS,
  'ask-operations-or-none': OPERATIONS,
  'ask-operations-no-coup': OPERATIONS,
  'ask-operations-no-coup-or-none': OPERATIONS,
  'ask-operations-free': OPERATIONS,
  'ask-operations-place': PLACE,
  'ask-operations-place-or-stop': PLACE,
  'ask-operations-coup': note('coup', 'TS-10.6'),
  'ask-operations-realign': REALIGN,
  'ask-operations-realign-or-stop': REALIGN,
  'ask-place-free': note('free', 'TS-8.9'),
};
