/** What the guide explains when a question is put for the first time, and the rule behind it. */

import { note, type GuideNote } from '../page';

const AGENDA = note('agenda', '13J-6.5');
const COMMAND = note('command', '13J-9.6');
const DEFCON = note('defcon', '13J-4.2');
const EVENT = note('event', '13J-8.2');
const MEDIA = note('media', '13J-12.1');

export const GUIDE: Record<string, GuideNote> = {
  'ask-pick-agenda': AGENDA,
  'ask-initiative': note('initiative', '13J-7.2'),
  'ask-play': note('play', '13J-7.7'),
  'ask-offer-event': note('enemy', '13J-9.2'),
  'ask-plan': COMMAND,
  'ask-command': COMMAND,
  'ask-event-command': COMMAND,
  'ask-plan-place': DEFCON,
  'ask-command-place': DEFCON,
  'ask-event-command-place': DEFCON,
  'ask-add': EVENT,
  'ask-put': EVENT,
  'ask-take-back': EVENT,
  'ask-take-away': EVENT,
  'ask-shift': note('shift', '13J-8.7'),
  'ask-television': MEDIA,
  'ask-united-nations': MEDIA,
  'ask-alliances': MEDIA,
  'ask-keep-drawn': note('aftermath', '13J-16.5'),
};
