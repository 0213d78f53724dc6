/** What the guide explains when a question is put for the first time, and the rule behind it. */

import { note, type GuideNote } from '../page';

const CAMPAIGN = note('campaign', '60-6.30');
const ADVERTISE = note('advertise', '60-6.40');
const DEBATE = note('debate', '60-10.9');

export const GUIDE: Record<string, GuideNote> = {
  'ask-who-goes-first': note('first', '60-5.3'),
  'ask-activity': note('activity', '60-6.18'),
  'ask-campaigning': CAMPAIGN,
  'ask-batch': CAMPAIGN,
  'ask-advertising': ADVERTISE,
  'ask-add-media': ADVERTISE,
  'ask-positioning': note('position', '60-6.43'),
  'ask-triggering': note('trigger', '60-6.20'),
  'ask-preemption': note('preempt', '60-6.19'),
  'ask-place-strategy': note('strategy', '60-9.1'),
  'ask-debate-card': DEBATE,
  'ask-debate-side': DEBATE,
  'ask-exchange-momentum': note('momentum', '60-11.2'),
};
