/** The first page: loaded by it alone. */

import type { Catalogue } from '@shared/words/sentence';

export const home = {
  // A newcomer
  welcome: 'Deduction games by mail',
  whatItIs:
    'Casebook is a place to play {titles} with friends, minutes or days between turns, in any browser. Open a table, send the link, and take your turn whenever you like.',
  playedBefore: 'Have you played here before?',
  boardPicture: 'A board: nine alleys by night, three detectives around them, beams of light where they look.',

  // My games
  gamesWait:
    '{n, plural, =0 {Nothing waits for you} =1 {One game waits for you} =2 {Two games wait for you} =3 {Three games wait for you} =4 {Four games wait for you} =5 {Five games wait for you} =6 {Six games wait for you} other {# games wait for you}}',
  longestWait: 'The longest has waited since {when}.',
  firstDue: 'The first answer is due {when}.',
  noHurry: 'There is no hurry: the clocks stand.',
  onVacation: 'You are on vacation until {day}: at tables that allow it your clock stands.',
  toVacation: 'Change it, or end it',
  restLead: 'When a turn is yours, it will lie here.',
  noneLead: 'Open a table, or sit down at one.',
  yourTurnSince: 'It has been your turn since {when}.',
  yourTurnUntil: 'It is your turn, until {when}.',
  yourTurnPaused: 'It is your turn. The game is paused until {day}.',
  yourTurnAway: 'It is your turn, and your clock stands.',
  dueAt: 'due {when}',
  yourVacation: 'your clock stands',
  timeUpMark: 'up',
  pausedMark: 'paused',
  awayMark: 'away',
  takeTurn: 'Take your turn',
  waitingForOthers: 'Waiting for others',
  titleAndMover: '{title} · {name} to move',
  myTables: 'Your open tables',
  finished: 'Finished',
  all: 'all',
  won: 'Won',
  lost: 'Lost',
  placed: 'Place {place} of {of}',
  ended: 'Ended without a result',
  'ended.agreed': 'Called off',
  'ended.unplayed': 'Void: nobody moved',
  'ended.expired': 'Closed: not enough players',
} as const satisfies Catalogue;
