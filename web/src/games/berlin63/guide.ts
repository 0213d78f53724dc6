/** What the guide explains when a question is put for the first time, and the rule behind it. */

import { note, type GuideNote } from '../page';

const LINEUP = note('lineup', 'B63-3.6');
const PARTNER = note('partner', 'B63-5.4');
const LOSS = note('loss', 'B63-8.4');

export const GUIDE: Record<string, GuideNote> = {
  'ask-line-up': LINEUP,
  'ask-line-up-ready': LINEUP,
  'ask-action': note('action', 'B63-4.1'),
  'ask-partner': PARTNER,
  'ask-victor': PARTNER,
  'ask-power': note('power', 'B63-7.2'),
  'ask-doubt': note('doubt', 'B63-8.2'),
  'ask-reaction': note('reaction', 'B63-12.3'),
  'ask-cancel': note('cancel', 'B63-10.30'),
  'ask-loss-wrong': LOSS,
  'ask-loss-caught': LOSS,
};
