/** Tables: listed, new, joined. */

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
  titleAgainst: '{title}, with {names}',

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
  sitDown: 'Sit down',
  'closed.cancelled': 'This table was cancelled',
  'closed.cancelledLead': 'Its host has left before it began.',

  // How a table stands
  justOpened: 'Just opened',
  openFor: 'Opened {span} ago',
  repliesWithin: '{name} usually replies within {span}',
  repliesHere: 'usually replies within {span}',
  allReply: 'Usual replies: {habits}',
  habitOf: '{name} {span}',
  'habit.minutes': 'about {n} minutes',
  'habit.hours': 'about {n, plural, =1 {an hour} other {# hours}}',
  'habit.days': 'about {n, plural, =1 {a day} other {# days}}',
  ratedTable: 'rated',
  closesAt: 'If it does not fill, it closes {when}.',
  keptFor: 'kept for {name}',
  keptForYou: 'kept for you',

  // An open table
  tableOpen: 'Open table',
  inviteLink: 'Who opens this link may sit down:',
  loopbackLink:
    'This link works on this machine only. To invite somebody elsewhere, start Casebook with --host 0.0.0.0 and open the address it prints.',
  inviteText: 'Come and play at my table.',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',

  host: 'host',
  stay: 'Stay',
  notNow: 'Not now',

  // A rematch
  rematch: 'Rematch',
  offerRematch: 'Offer a rematch',
  offersRematch: '{name} offers a rematch.',
  offersAndSit: '{name} offers a rematch: sit down',
  toRematch: 'To the rematch',
  rematchOffered: 'A rematch is offered',
} as const satisfies Catalogue;
