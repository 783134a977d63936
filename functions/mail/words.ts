import type { Catalogue } from '@shared/words/sentence';

/**
 * What mails say. They stand here, and not in `shared/words`, for no page needs them: what a page can import it can load.
 * `<b>` marks what matters most in a sentence.
 */
export const words = {
  casebook: 'Casebook',
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  minutes: '{n, plural, one {# minute} other {# minutes}}',
  hours: '{n, plural, one {# hour} other {# hours}}',

  signIn: 'Sign in to Casebook',
  signInCode: 'type this code where you asked for it:',
  signInLink: 'Or sign in by this link, in the browser you want to play in:',
  signInPress: 'Sign in',
  signInHolds: 'Either works once, for {time} after it was asked for.',
  signInNotYou: 'It was not you who asked? Then nothing happens: without this mail nobody gets in.',
  signInFoot: 'You get this mail because somebody typed your address to sign in to Casebook.',

  addressOld: 'Your address at Casebook is to change',
  addressOldSays: 'you want your mail from Casebook to go to another address. It changes once both addresses have said yes.',
  addressOldPress: 'Yes, change it',
  addressOldNotYou:
    'It was not you? Then do not press, and nothing changes. But somebody is signed in as you: open Casebook, and sign out everywhere.',
  addressOldFoot: 'You get this mail because this is the address of your account at Casebook.',

  addressNew: 'Your new address at Casebook',
  addressNewSays:
    'somebody with an account at Casebook wants its mail to come to this address. It changes once their old address has said yes as well.',
  addressNewPress: 'Yes, this is mine',
  addressNewNotYou: 'It was not you? Then do not press, and nothing changes.',
  addressFoot: 'You get this mail because somebody gave your address as theirs at Casebook.',
  addressHolds: 'The link is good for {time} after it was asked for, and for this change alone.',

  addressTaken: 'This address has an account at Casebook',
  addressTakenSays:
    'somebody wanted to have this address for another account at Casebook. It keeps yours, and nothing has changed.',
  addressTakenYou: 'It was you? Sign in with this address, or delete the account that has it first.',
  addressTakenPress: 'Open Casebook',

  mended: 'Mail from Casebook arrives again',
  mendedSays: 'you wanted to know whether mail from Casebook arrives at this address. It does: here it is.',
  mendedGames: 'From now on it comes here as before. Which games wait for you already, your first page shows.',
  mendedPress: 'See your games',
  mendedFoot: 'You get this mail because you had your address at Casebook tried again.',

  turn: 'Your turn in {title}{n, plural, =0 {} other { with {names}}}',
  turnHead: 'Your turn',
  turnGame: '<b>{title}</b>{n, plural, =0 {} other { with {names}}}',
  missed: 'Since your last turn',
  own: 'Your last turn',
  all: 'What has happened',
  latest: 'What happened last',
  ranOut: 'Time ran out for <b>{name}</b>, so an automatic turn was played:',
  ranOutYou: 'Time ran out for you, so an automatic turn was played:',
  ranOutForGood: 'Time ran out for <b>{name}</b> for good:',
  picture: 'As it stands',
  turnPress: 'Take your turn',
  turnFoot: 'You get this mail because a game waits for you. Mails like this can be turned off on {page}',

  until: 'You have until <b>{when}</b>.',
  thenAuto: 'If you have not moved by then, an automatic turn is played for you.',
  thenLast:
    'If you have not moved by then, an automatic turn is played for you; with the next turn that you miss you are out of the game.',
  thenOut: 'If you have not moved by then, you forfeit and are out of the game.',
  thenVoid: 'If you have not moved by then, the game ends without a result, for nobody has played yet.',
  paused: 'The game is paused until <b>{when}</b>, unless somebody goes on before. Until then your clock stands.',

  reminder: 'Reminder: your turn in {title}{n, plural, =0 {} other { with {names}}}',
  reminderHead: 'Your time is running out',
  reminderSays: 'a game still waits for you: <b>{title}</b>{n, plural, =0 {} other { with {names}}}.',
  reminderFoot:
    'You get this mail because your time for a turn is running out. When you are told, and whether at all, you choose on {page}',

  nudge: 'A nudge from {name}: your turn in {title}',
  nudgeHead: 'A friendly nudge',
  nudgeSays:
    '<b>{name}</b> is looking forward to your turn in <b>{title}</b>, and would like to know that you have not forgotten it.',
  nudgeFoot: 'You get this mail because somebody who plays with you nudged you. Mails like this can be turned off on {page}',

  expiring: 'Your table for {title} is about to close',
  expiringHead: 'Your table is about to close',
  expiringSays:
    'your table for <b>{title}</b> has not filled yet: of {seats, plural, one {# seat} other {# seats}} {n, plural, one {# is} other {# are}} taken. If the game has not begun by <b>{when}</b>, the table is closed.',
  expiringCan: 'What you can do',
  expiringInvite: 'Send the link of the table to somebody who might like to play. You find it at the table.',
  expiringStart: '{n, plural, one {Start by yourself.} other {Start with the # who are there.}}',
  expiringPress: 'Go to the table',
  expiringFoot: 'You get this mail because you opened this table. Mails like this can be turned off on {page}',

  begun: '{title}{n, plural, =0 {} other { with {names}}} has begun',
  begunHead: 'The game has begun',
  begunYours: 'The table is full and the game has begun. It is your turn.',
  begunOnly: 'The table is full and the game has begun.',
  begunTheirs: 'The table is full and the game has begun. It is <b>{name}</b>’s turn.',
  begunPress: 'Look at the game',
  begunFoot: 'You get this mail because you sit at this table. Mails like this can be turned off on {page}',
  players: 'Who plays',
  player: '{name}',
  playerYou: '{name} (you)',
  promise: 'What chance is held to',
  promiseCommitment: 'Promise: {hash}',
  promiseTranscript: 'Transcript: {hash}',
  promiseFor:
    'Keep this mail: all that chance gives in this game is fixed by now. When the game is over its secret is told, and these two lines show whether every draw follows from it and nobody has changed one.',
  promisePress: 'Check this game when it is over',
} as const satisfies Catalogue;

export type Code = keyof typeof words;
