/** What goes wrong. */

import type { Catalogue } from '@shared/words/sentence';

export const trouble = {
  'trouble.unreachable': 'Casebook cannot be reached just now. It will be tried again.',
  'trouble.badRequest': 'Something in this is not accepted. A name has 1 to 32 visible characters.',
  'trouble.notSignedIn': 'This browser is signed out. Open your own link to come back, or sit down anew.',
  'trouble.notSeated': 'You do not sit at this table.',
  'trouble.notYourTurn': 'It is not your turn any more.',
  'trouble.inviteNeeded': 'This link does not open the table: ask its host for the whole of it.',
  'trouble.notFound': 'There is no such game.',
  'trouble.notRunning': 'This game is not running any more.',
  'trouble.notOpen': 'This table is closed: the game has begun, or was cancelled.',
  'trouble.tableFull': 'Somebody was quicker: all seats are taken.',
  'trouble.versionMoved': 'The game has moved on meanwhile. Look again before you decide.',
} as const satisfies Catalogue;
