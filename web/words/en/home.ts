/** The first page. */

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
  restLead: 'When a turn is yours, it will lie here.',
  noneLead: 'Open a table, or sit down at one.',
  onlyHere: 'Your games belong to this browser alone.',
  keepThem: 'Keep them: add an address',
  yourTurnSince: 'It has been your turn since {when}.',
  takeTurn: 'Take your turn',
  waitingForOthers: 'Waiting for others',
  titleAndMover: '{title} · {name} to move',
  myTables: 'Your open tables',
  finished: 'Finished',
  all: 'all',
  more: 'Show more',
  won: 'Won',
  lost: 'Lost',
  placed: 'Place {place} of {of}',
  over: 'Over',
  titleAgainst: '{title}, with {names}',
} as const satisfies Catalogue;
