/** What goes wrong. */

import type { Catalogue } from '@shared/words/sentence';

export const trouble = {
  'trouble.unreachable': 'Casebook cannot be reached just now. Nothing is lost: try again in a while.',
  'trouble.tooSoon': 'That was quick. Wait {n, plural, =1 {a second} other {# seconds}}, then try again.',
  'trouble.tooMany': 'That was often. Wait about {n, plural, =1 {a minute} other {# minutes}}, then try again.',
  'trouble.wrongCode': 'This code does not work, or does not work any more. Look again, or have a new one sent.',
  'trouble.banned': 'This account is closed. It was closed by those who run Casebook.',
  'trouble.removed': 'The host of this table has asked you to leave it. Other tables are open.',
  'trouble.badRequest': 'Something in this is not accepted. A name has 1 to 32 visible characters.',
  'trouble.notSignedIn': 'You are signed out. Sign in again: what you prepared is kept.',
  'trouble.notSeated': 'You do not sit at this table.',
  'trouble.notYourTurn': 'It is not your turn any more.',
  'trouble.inviteNeeded': 'This link does not open the table: it was cut short, or its host has made a new one. Ask for that.',
  'trouble.notFound': 'There is no such game.',
  'trouble.notRunning': 'This game is not running any more.',
  'trouble.notOpen': 'This table is closed: the game has begun, or was cancelled.',
  'trouble.tableFull': 'Somebody was quicker: all seats are taken.',
  'trouble.versionMoved': 'The game has moved on meanwhile. Look again before you decide.',

  // Banners
  'banner.about': 'About this page',
  'banner.offline': 'You are offline. You can look and prepare; sending waits until you are back.',
  'banner.away': 'Casebook cannot be reached just now. It will be tried again by itself.',
  'banner.signedOut': 'You are signed out here. Sign in again to go on: what you prepared is kept.',
  'banner.gone': 'This game is not there any more. What you wrote here is still on the page: copy what you need.',
  'banner.unseated': 'You do not sit here any more: somebody else is signed in on this browser, or your seat was freed.',
  'banner.renewed': 'Casebook has been renewed. Reload when it suits you: what you prepared is kept.',
  'banner.stale': 'The game has moved on. What you had prepared was for an earlier moment and is put back.',
  reload: 'Reload',
  close: 'Close',
} as const satisfies Catalogue;
