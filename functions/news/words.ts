import type { Catalogue } from '@shared/words/sentence';

/** What is told in a few words. Whatever it says may be read by others, over a shoulder or in a chat. */
export const words = {
  with: 'With {names}.',
  until: 'You have until {when}.',
  paused: 'The game is paused until {when}.',
  ranOut: 'Time ran out: an automatic turn was played for you.',
  ranOutForGood: 'Your time ran out for good.',

  turn: 'Your turn in {title}',
  firstTurn: '{title} has begun: your turn',
  begun: '{title} has begun',
  begunTheirs: '{name} has the first turn.',
  reminder: 'Your time in {title} is running out',
  nudge: 'A nudge from {name}',
  nudgeSays: 'It is your turn in {title}{n, plural, =0 {} other { with {names}}}.',
  missed: 'You missed a turn in {title}',
  out: 'You are out of {title}',
  outSays: 'The others play on.',

  over: '{title} is over',
  won: '{n, plural, =1 {{names} has won} other {{names} share the win}}: {how}.',
  void: 'The game ended without a result.',

  message: '{name} wrote in {title}',
  messageNew: '{n, plural, one {There is a new message.} other {There are # new messages.}}',
  rematch: '{name} would like to play again',
  rematchSays: '{title}{n, plural, =0 {} other { with {names}}}. A seat is kept for you.',
  expiring: 'Your table for {title} is about to close',
  expiringSays:
    '{n} of {seats, plural, one {# seat} other {# seats}} {n, plural, one {is} other {are}} taken. If the game has not begun by {when}, the table is closed.',
  removed: 'You were removed from a table for {title}',
  removedSays: 'Its host has removed you.',
  closed: 'Your table for {title} was closed',
  closedSays: 'Its host has closed it before the game began.',
  expiredSays: 'Not enough players came in time.',

  digest: '{n, plural, =0 {What has happened at Casebook} one {A game waits for you} other {# games wait for you}}',
  digestFirst: '{title}{n, plural, =0 {} other { with {names}}}, until {when}.',
  digestLong: '{title}{n, plural, =0 {} other { with {names}}}.',
  digestNews: '{first}{n, plural, =0 {.} one {, and one more thing has happened.} other {, and # more things have happened.}}',

  trial: 'Notices from Casebook arrive here',
  trialSays: 'You wanted to see whether they do.',
  unhooked: 'Your webhook is switched off',
  unhookedGone: '{host} answers that nothing is taken there any more.',
  unhookedFailing: 'For a day {host} took nothing that was sent there.',
} as const satisfies Catalogue;

export type Code = keyof typeof words;
