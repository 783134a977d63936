/** The reader's vacation, and when they are told of a turn and reminded of it: loaded by the page of the account alone. */

import type { Catalogue } from '@shared/words/sentence';

export const ownTime = {
  vacation: 'Vacation',
  vacationMeans: 'While you are away no time passes at tables that allow it, and the others see until when. It ends by itself.',
  left: '{n, plural, =0 {No day is} =1 {One day of {of} is} other {# days of {of} are}} left this year.',
  takeVacation: 'Take a vacation',
  firstDay: 'First day',
  lastDay: 'Last day',
  oneDay: 'on {first}',
  manyDays: 'from {first} to {last}',
  soMany:
    '{n, plural, =1 {One day} other {# days}}, {left, plural, =0 {and none is left} =1 {and one more is left} other {and # more are left}} this year.',
  tooMany: 'That is {n, plural, =1 {one day} other {# days}} more than you have left this year.',
  takeDays: 'Take these days',
  cancel: 'Cancel',
  planned: 'You will be away {days}.',
  changeDays: 'Change the days',
  takeBack: 'Take it back',
  awayUntil: 'You are away until {day}.',
  changeLast: 'Change the last day',
  saveLast: 'Save',
  end: 'I am back',
  endMeans: 'Your clocks go on at once. Today stays a day of vacation.',
  endIt: 'End the vacation',
  stayAway: 'Stay away',
  noVacation: 'No vacation is planned.',

  noticesMean: 'What you are told when you are not here, by mail, in your browser or by a webhook, and when.',
  toNotices: 'Choose what you are told',
  remindMe: 'Remind me of a turn',
  'remind.usual': 'As is usual',
  'remind.half': 'With half of its time left',
  'remind.third': 'With a third of its time left',
  'remind.fifth': 'With a fifth of its time left',
  'remind.tenth': 'With a tenth of its time left',
  'remind.never': 'Not at all',
  remindMeans: 'Once in each turn that has a time.',
  usualMeans: 'Once in each turn: with a fifth of its time left, and no earlier than a day before the end.',
} as const satisfies Catalogue;
