import type { Catalogue } from '@shared/words/sentence';

/** Of letters to the player to move, and to one who has not moved in time. */
export const turn = {
  turn: 'Your turn in {title}{n, plural, =0 {} other { with {names}}}',
  turnHead: 'Your turn',
  turnPress: 'Take your turn',
  turnFoot: 'You get this mail because a game waits for you.',

  reminder: 'Reminder: your turn in {title}{n, plural, =0 {} other { with {names}}}',
  reminderHead: 'Your time is running out',
  reminderSays: 'a game still waits for you: <b>{title}</b>{n, plural, =0 {} other { with {names}}}.',
  reminderFoot: 'You get this mail because your time for a turn is running out.',

  nudge: 'A nudge from {name}: your turn in {title}',
  nudgeHead: 'A friendly nudge',
  nudgeSays:
    '<b>{name}</b> is looking forward to your turn in <b>{title}</b>, and would like to know that you have not forgotten it.',
  nudgeFoot: 'You get this mail because somebody who plays with you nudged you.',

  missedTurn: 'You missed a turn in {title}{n, plural, =0 {} other { with {names}}}',
  missedTurnHead: 'You missed a turn',
  missedTurnSays:
    'your time for a turn in <b>{title}</b>{n, plural, =0 {} other { with {names}}} was up. The game went on without waiting for you, and you are in it still.',
  missedTurnTold: 'What happened',
  missedTurnPress: 'Look at the game',
  missedTurnFoot: 'You get this mail because your time for a turn ran out.',
  out: 'You are out of {title}{n, plural, =0 {} other { with {names}}}',
  outHead: 'You are out of the game',
  outSays:
    'your time for a turn in <b>{title}</b>{n, plural, =0 {} other { with {names}}} ran out for good. The others play on, and you can go on watching.',
} as const satisfies Catalogue;
