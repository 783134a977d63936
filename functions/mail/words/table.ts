import type { Catalogue } from '@shared/words/sentence';

/** Of letters about a table that has not begun. */
export const table = {
  tablePress: 'Go to the table',

  expiring: 'Your table for {title} is about to close',
  expiringHead: 'Your table is about to close',
  expiringSays:
    'your table for <b>{title}</b> has not filled yet: of {seats, plural, one {# seat} other {# seats}} {n, plural, one {# is} other {# are}} taken. If the game has not begun by <b>{when}</b>, the table is closed.',
  expiringCan: 'What you can do',
  expiringInvite: 'Send the link of the table to somebody who might like to play. You find it at the table.',
  expiringStart: '{n, plural, one {Start by yourself.} other {Start with the # who are there.}}',
  expiringFoot: 'You get this mail because you opened this table.',

  rematch: '{name} would like to play {title} again',
  rematchHead: 'Once more?',
  rematchSays:
    '<b>{name}</b> would like to play <b>{title}</b> again, and a seat is kept for you at the new table. The game begins once everybody has sat down.',
  rematchFoot: 'You get this mail because you played this game with somebody who would like to play it again.',

  removed: 'You were removed from a table for {title}',
  removedHead: 'You were removed from a table',
  removedSays:
    'the host of a table for <b>{title}</b>{n, plural, =0 {} other { with {names}}} has removed you from it. Your seat there is free for somebody else.',
  closed: 'Your table for {title} was closed',
  closedHead: 'The table was closed',
  closedSays:
    'a table at which you sat is closed, and the game will not begin: <b>{title}</b>{n, plural, =0 {} other { with {names}}}. Its host closed it.',
  expiredSays:
    'a table at which you sat is closed, and the game will not begin: <b>{title}</b>{n, plural, =0 {} other { with {names}}}. Not enough players came in time.',
  otherTables: 'Find another table',
  removedFoot: 'You get this mail because you sat at this table.',
} as const satisfies Catalogue;
