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
  host: 'host',
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
  'closed.inviteNeeded': 'This table is by invitation',
  'closed.inviteNeededLead': 'Ask its host for the whole link.',
  toTable: 'To the table',
  watch: 'Look on',

  // An open table
  tableOpen: 'Open table',
  waitingForPlayers:
    '{n, plural, =1 {Waiting for one more player} =2 {Waiting for two more players} =3 {Waiting for three more players} =4 {Waiting for four more players} other {Waiting for # more players}}',
  bringFriends: 'Bring your friends',
  inviteLink: 'Who opens this link may sit down:',
  loopbackLink: 'This link works on this machine only. Open Casebook by its network address to invite somebody elsewhere.',
  inviteText: 'Come and play at my table.',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  cancelTable: 'Cancel the table',
  cancelTableMeans: 'Everybody who sits here would have to leave. This cannot be undone.',
  leaveTable: 'Leave the table',
  leaveTableMeans: 'Your seat would be free for somebody else.',
  stay: 'Stay',
} as const satisfies Catalogue;
