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
  rules: 'Rules',
  howPlayed: 'How is this played?',
  openRecord: 'Open a record',
  you: 'You',
  account: '{name}, your account',
  signIn: 'Sign in',
  addressAndMail: 'Address and mail',
  noMail: 'No mail tells you of your turns.',
  mendMail: 'Mend it',
  notices: 'Notices',
  noWebhook: 'Your webhook is switched off: nothing is taken there any more.',
  lookAtIt: 'Look at it',
  onlyHere: 'Your games belong to this browser alone.',
  keepThem: 'Keep them: add an address',
  noPage: 'Nothing lies here',
  noPageLead: 'The address may be old, or a letter of it lost on the way.',
  broken: 'This page has stumbled',
  brokenLead: 'Your games are safe: nothing is lost but this view of them.',
  again: 'Try again',
  more: 'Show more',

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
