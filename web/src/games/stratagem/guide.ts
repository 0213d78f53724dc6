/** What the guide explains when a question is put for the first time, and the rule behind it. */

import { note, type GuideNote } from '../page';

const PROGRAMME = note('programme', 'STR-3.6');
const MOVE = note('move', 'STR-4.2');
const TARGET = note('target', 'STR-6.12');

export const GUIDE: Record<string, GuideNote> = {
  'ask-programme': PROGRAMME,
  'ask-programme-done': PROGRAMME,
  'ask-party': note('party', 'STR-3.3'),
  'ask-move': MOVE,
  'ask-move-stalled': MOVE,
  'ask-offer': note('offer', 'STR-7.6'),
  'ask-move-crisis': note('crisis', 'STR-11.2'),
  'ask-target': TARGET,
  'ask-victim': TARGET,
};
