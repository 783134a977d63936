/** The frame of every page, and times. */

import type { Catalogue } from '@shared/words/sentence';

export const frame = {
  // The frame
  casebook: 'Casebook',
  description: 'Deduction games by mail: take your turn when you like, minutes or days apart.',
  nav: 'Main',
  myGames: 'My games',
  openTables: 'Open tables',
  tables: 'Tables',
  newGame: 'New game',
  you: 'You',
  account: '{name}, your account',
  signIn: 'Sign in',
  noPage: 'Nothing lies here',
  noPageLead: 'The address may be old, or a letter of it lost on the way.',
  broken: 'This page has stumbled',
  brokenLead: 'Your games are safe: nothing is lost but this view of them.',
  again: 'Try again',

  // Times
  days: '{n} d',
  hours: '{n} h',
  minutes: '{n} m',
  now: 'now',
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  dayAndTime: '{day} {time}',
  since: 'since {when}',
  sinceAfter: '· since {when}',
  overSince: '· {when}',
  waited: 'Waiting for {span}',
  justCame: 'It has just come',
} as const satisfies Catalogue;
