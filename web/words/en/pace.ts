/** What a table agrees on about time, in clauses that make one sentence or stand each on a line. */

import type { Catalogue } from '@shared/words/sentence';

export const pace = {
  'length.days': '{n, plural, =1 {1 day} other {# days}}',
  'length.hours': '{n, plural, =1 {1 hour} other {# hours}}',
  'length.minutes': '{n, plural, =1 {1 minute} other {# minutes}}',

  'pace.none': 'no time limit',
  'pace.turn': '{time} a turn',
  'pace.bank': 'a bank of {start} for each player, to spend on turns that take longer',
  'pace.bankGrows':
    'a bank of {start} for each player, to spend on turns that take longer, with {increment} more for every turn in time, up to {cap}',
  'pace.weekends': 'the clock runs at weekends too',
  'pace.noWeekends': 'the clock stands at weekends',
  'pace.vacation': 'the clock stands during a vacation',
  'pace.noVacation': 'the clock runs on during a vacation',
  'pace.forfeit':
    '{n, plural, =1 {who misses a turn is out} =2 {a missed turn is played for you, and with the second you are out} other {missed turns are played for you, and with the third you are out}}',
  'pace.never': 'missed turns are played for you, and with {n} in a row you are out',
  'pace.rated': 'rated: nobody can call it off without a result',
  'pace.unrated': 'unrated: all who play can agree to call it off',
} as const satisfies Catalogue;
