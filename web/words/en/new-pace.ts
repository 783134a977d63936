/** Choosing the pace of a new table: loaded by that page alone. */

import type { Catalogue } from '@shared/words/sentence';

export const newPace = {
  turn: 'Time for a turn',
  none: 'No limit',
  'turn.hour': 'For one evening: everybody stays near.',
  'turn.half': 'A turn in the morning, a turn at night.',
  'turn.day': 'About a turn a day.',
  'turn.days': 'No hurry: there is time to sleep on it.',
  'turn.week': 'As slow as the post: no turn has to be hurried.',
  'turn.none': 'A turn takes as long as it likes, and nobody ever runs out of time.',
  more: 'More about time',

  bank: 'A bank of time',
  'bank.no': 'None',
  'bank.yes': 'For each player',
  'bank.no.means': 'Each turn has its time, and no more.',
  'bank.yes.means': 'Spare time for the whole game: a turn that takes longer draws on it, and a turn in time may add to it.',
  'bank.start': 'At the start',
  'bank.increment': 'More with each turn',
  'bank.cap': 'At most',
  nothing: 'nothing',

  weekends: 'Weekends',
  'weekends.yes': 'The clock runs',
  'weekends.no': 'It stands',
  'weekends.yes.means': 'Saturdays and Sundays are days like any other.',
  'weekends.no.means': 'The clock stands on the Saturdays and Sundays of whoever is to move.',

  vacation: 'Vacations',
  'vacation.yes': 'The clock stands',
  'vacation.no': 'It runs on',
  'vacation.yes.means': 'While whoever is to move is on vacation, no time passes. Everybody has 28 days a year.',
  'vacation.no.means': 'Who plays here stays near, on vacation too.',

  forfeit: 'When time runs out',
  'forfeit.1': 'Out at once',
  'forfeit.2': 'Out at the 2nd miss',
  'forfeit.3': 'Out at the 3rd miss',
  'forfeit.never': 'Never out',
  'forfeit.1.means': 'Who misses a turn is out of the game.',
  'forfeit.2.means': 'The first turn that somebody misses is played for them; with the second they are out of the game.',
  'forfeit.3.means': 'The first two turns that somebody misses are played for them; with the third they are out of the game.',
  'forfeit.never.means': 'Turns that somebody misses are played for them. Only with {n} in a row they are out of the game.',

  rated: 'What it counts for',
  'rated.no': 'Unrated',
  'rated.yes': 'Rated',
  'rated.no.means': 'For the fun of it: if all who play agree, it is called off.',
  'rated.yes.means': 'The game counts: nobody can call it off without a result.',
} as const satisfies Catalogue;
