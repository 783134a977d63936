/** Tables: listed, new, joined, waiting. */

import type { Catalogue } from '@shared/words/sentence';

export const tables = {
  // Tables
  openTablesLead: 'Sit down and play, or open a table of your own.',
  noTables: 'No table is open just now. Somebody has to be first.',
  openYourOwn: 'Open a table',
  hostedBy: '{name} hosts',
  join: 'Join',
  open: 'Open',
  joinTableOf: 'Join {title}, hosted by {name}',
  openTableOf: 'Open {title}, hosted by {name}',
  seats: 'Seats',
  seatsTaken: '{taken} of {of} taken',
  freeSeat: 'free',
  thatIsYou: 'you',
  player: 'Player {n}',

  // A new table
  whichGame: 'Which game',
  forPlayers: '{max, plural, =2 {Two players} other {{min} to {max} players}}',
  table: 'The table',
  players: 'Players',
  whoJoins: 'Who may join',
  invited: 'Only with the link',
  anybody: 'Anybody',
  invitedMeans: 'Listed nowhere. Who has the link may sit down.',
  anybodyMeans: 'Listed under Open tables. Anybody may sit down.',
  name: 'Your name at the table',
  openTable: 'Open the table',
  opening: 'Opening ...',

  // Sitting down
  joinTable: 'A seat for you',
  invites: '{name} invites you',
  sitDown: 'Sit down',
  sitDownAs: 'Sit down as {name}',
  'closed.noTable': 'This link leads to no table',
  'closed.noTableLead': 'Part of it may be missing: ask for it again, or find another table.',
  'closed.seated': 'You sit at this table',
  'closed.seatedLead': 'Your seat is yours; nothing more to do here.',
  'closed.cancelled': 'This table was cancelled',
  'closed.cancelledLead': 'Its host has left before it began.',
  'closed.over': 'This game is over',
  'closed.overLead': 'You can look at how it went.',
  'closed.started': 'This game has begun without you',
  'closed.startedLead': 'All its seats are taken. You can look on.',
  'closed.kept': 'No seat is free here',
  'closed.keptLead': 'What is empty is kept for the players of the game before.',
  'closed.inviteNeeded': 'This table is by invitation',
  'closed.inviteNeededLead': 'This link was cut short, or its host has made a new one: ask for that.',
  toTable: 'To the table',
  watch: 'Look on',

  // How a table stands
  justOpened: 'Just opened',
  openFor: 'Opened {span} ago',
  'replies.minutes': '{name} usually replies within about {n} minutes',
  'replies.hours': '{name} usually replies within about {n, plural, =1 {an hour} other {# hours}}',
  'replies.days': '{name} usually replies within about {n, plural, =1 {a day} other {# days}}',
  keptFor: 'kept for {name}',
  keptForYou: 'kept for you',

  // An open table
  tableOpen: 'Open table',
  waitingForPlayers:
    '{n, plural, =1 {Waiting for one more player} =2 {Waiting for two more players} =3 {Waiting for three more players} =4 {Waiting for four more players} other {Waiting for # more players}}',
  waitingForNames: 'Waiting for {names}',
  bringFriends: 'Bring your friends',
  inviteLink: 'Who opens this link may sit down:',
  loopbackLink:
    'This link works on this machine only. To invite somebody elsewhere, start Casebook with --host 0.0.0.0 and open the address it prints.',
  inviteText: 'Come and play at my table.',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  seatGone: 'You do not sit at this table any more',
  seatGoneLead: 'Its host has freed your seat, or you have left it in another window.',

  // What its host may do
  host: 'host',
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
  stay: 'Stay',
  notNow: 'Not now',

  // After the end
  voided: 'The operator has ended this game, without a result.',

  // A rematch
  rematch: 'Rematch',
  rematchLead: 'The same game once more, with roles exchanged.',
  offerRematch: 'Offer a rematch',
  offersRematch: '{name} offers a rematch.',
  offersAndSit: '{name} offers a rematch: sit down',
  toRematch: 'To the rematch',
  rematchOffered: 'A rematch is offered',
  seatIsKept: 'Your seat is kept',
} as const satisfies Catalogue;
