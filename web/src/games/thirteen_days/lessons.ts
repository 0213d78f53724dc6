/** What the guide explains when a question is put for the first time, and the rule behind it. */

import type { Lesson } from '../page';

const lesson = (name: string, clause: string): Lesson => ({ id: `page-13-lesson-${name}`, clause });

const AGENDA = lesson('agenda', '13J-6.5');
const COMMAND = lesson('command', '13J-9.6');
const DEFCON = lesson('defcon', '13J-4.2');
const EVENT = lesson('event', '13J-8.2');
const MEDIA = lesson('media', '13J-12.1');

export const LESSONS: Record<string, Lesson> = {
  'ask-pick-agenda': AGENDA,
  'ask-initiative': lesson('initiative', '13J-7.2'),
  'ask-play': lesson('play', '13J-7.7'),
  'ask-offer-event': lesson('enemy', '13J-9.2'),
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
  'ask-shift': lesson('shift', '13J-8.7'),
  'ask-television': MEDIA,
  'ask-united-nations': MEDIA,
  'ask-alliances': MEDIA,
  'ask-keep-drawn': lesson('aftermath', '13J-16.5'),
};
