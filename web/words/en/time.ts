/** What may be done about the time of a running game: loaded by its panel alone. */

import type { Catalogue } from '@shared/words/sentence';

export const time = {
  agreed: 'What was agreed',
  until: '{name} has until {when}.',
  'until.you': 'You have until {when}.',
  'until.bank': 'The bank is counted in.',
  seats: 'How the players stand',
  missed: '{n, plural, one {one turn missed} other {# turns missed}}',
  bank: '{length} in the bank',
  bankEmpty: 'nothing left in the bank',

  giveTime: 'Give {name} more time',
  giveTimeMeans: '{name} gets {length} more for this turn. This cannot be taken back, and can be done once a turn.',
  give: 'Give {length}',
  timeGiven: '{name} has more time now.',
  gave: '{givers} gave {name} {length} more for this turn.',

  nudge: 'Nudge {name}',
  nudgeMeans: '{name} is sent a friendly mail that you look forward to the turn. One a day in a game, whoever sends it.',
  nudgeSent: '{name} has been nudged.',
  sendNudge: 'Send the nudge',
  nudged: 'Last nudged {when}. It can be done again from {again} on.',
  nudgeAway: '{name} is away and cannot be nudged meanwhile.',
  nudgePaused: 'Nobody is nudged while the game is paused.',

  'wish.pause': 'Ask for a pause',
  'wish.pause.means': 'When everybody who plays asks for it, all clocks stand for thirty days, or until somebody goes on.',
  'wish.pause.join': 'Agree to a pause',
  'wish.pause.last': 'You are the last: all clocks stand as soon as you agree, for thirty days or until somebody goes on.',
  'wish.pause.by': '{n, plural, one {{names} asks for a pause.} other {{names} ask for a pause.}}',
  'wish.pause.yours': 'You ask for a pause. It begins when everybody who plays does.',
  'wish.pause.done': 'All clocks stand now.',
  'wish.abort': 'Ask to call it off',
  'wish.abort.means': 'When everybody who plays asks for it, the game ends without a result.',
  'wish.abort.join': 'Agree to call it off',
  'wish.abort.last': 'You are the last: the game ends at once, without a result. This cannot be undone.',
  'wish.abort.by': '{n, plural, one {{names} asks to call the game off.} other {{names} ask to call the game off.}}',
  'wish.abort.yours': 'You ask to call the game off. It ends when everybody who plays does.',
  'wish.abort.done': 'The game is over, without a result.',
  wished: 'The others can read it now.',
  takeBack: 'Take it back',
  takenBack: 'You do not ask for it any more.',

  paused: 'All clocks stand until {when}, unless somebody goes on. Moves can be made meanwhile.',
  goOn: 'Go on',
  goesOn: 'The clocks run again.',
  goOnMeans: 'The clocks run again for everybody.',
} as const satisfies Catalogue;
