/** Waiting at an open table: loaded where one is shown alone. */

import type { Catalogue } from '@shared/words/sentence';

export const waiting = {
  waitingForPlayers:
    '{n, plural, =1 {Waiting for one more player} =2 {Waiting for two more players} =3 {Waiting for three more players} =4 {Waiting for four more players} other {Waiting for # more players}}',
  waitingForNames: 'Waiting for {names}',
  bringFriends: 'Bring your friends',
  seatGone: 'You do not sit at this table any more',
  seatGoneLead: 'Its host has freed your seat, or you have left it in another window.',
  startNow: 'Start with {n, plural, =1 {one player} =2 {two players} =3 {three players} =4 {four players} other {# players}}',
  startNowMeans: 'The game begins at once with {names}. Nobody else can sit down then.',
  openSeat: 'Open this seat',
  openSeatOf: 'Open the seat that is kept for {name}',
  openSeatMeans: 'Whoever has the link may sit down there then, not only {name}.',
  remove: 'Remove',
  removeName: 'Remove {name}',
  removeMeans: '{name} loses the seat and cannot come back to this table.',
  renewLink: 'Make a new link',
  renewLinkMeans: 'The old link stops working, also for friends who have it already. Who sits here stays.',
  cancelTable: 'Cancel the table',
  cancelTableMeans: 'Everybody who sits here would have to leave. This cannot be undone.',
  leaveTable: 'Leave the table',
  leaveTableMeans: 'Your seat would be free for somebody else.',
  rematchLead: 'The same game once more, with roles exchanged.',
  seatIsKept: 'Your seat is kept',
} as const satisfies Catalogue;
