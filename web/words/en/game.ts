/** The page of a game. */

import type { Catalogue } from '@shared/words/sentence';

export const game = {
  game: 'Game',
  backHome: 'Back to my games',
  noGame: 'No such game',
  noGameLead: 'The address may be old, or a letter of it lost on the way.',
  cancelled: 'Cancelled',
  yourTurn: 'Your turn',
  toMove: '{name} to move',
  nowYourTurn: 'The game has moved. It is your turn.',
  nowToMove: 'The game has moved. {name} is to move.',
  gameOver: 'The game is over.',
  sinceYourLastTurn: 'Since your last turn',
  yourLastTurn: 'Your last turn',
  latest: 'What has happened',
  log: 'Log',
  wholeGame: 'Whole game',
  confirm: 'Confirm',
  stepBack: 'One step back',
  sendingAgain: 'No connection. What you decided is kept and sent again.',
  leaveGame: 'Leave the game',
  resign: 'Resign',
  resignMeans: 'You would lose this game, and it cannot be undone.',
  outcome: 'Outcome',
  winners: '{n, plural, =1 {<b>{names} has won</b>} other {<b>{names} share the win</b>}}: {how}.',
  placeOf: '{place}. {name}',
  placeAndScore: '{place}. {name}, {score}',
} as const satisfies Catalogue;
