/** What the clock of a game says, and what it has done. */

import type { Catalogue } from '@shared/words/sentence';

export const clock = {
  seconds: '{n} s',
  left: '{span} left',
  onlyLeft: 'only {span} left',
  timeUp: 'time is up',
  untilAfter: '· until {when}',
  pausedUntil: 'paused until {day}',
  awayUntil: 'away until {day}',
  awayToday: 'away today',
  awayFrom: 'away from {first} to {last}',
  awayOn: 'away on {day}',
  turnReminder: 'Your turn: {left}.',
  time: 'Time',
  toTime: 'To the time of this game',
  byClock: 'by the clock',
  movedByClock: '{what} (by the clock)',
  'closed.expired': 'This table is closed',
  'why.expired': 'Not enough players came within two weeks, so this table is closed.',
} as const satisfies Catalogue;
