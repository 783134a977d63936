import type { Catalogue } from './sentence';

/** How a game ended: on its page and in the letter about it. `how`: what its title calls it. */
export const outcome = {
  winners: '{n, plural, =1 {<b>{names} has won</b>} other {<b>{names} share the win</b>}}: {how}.',
  voided: 'The operator has ended this game, without a result.',
  'why.agreed': 'Everybody who played has agreed to end this game, without a result.',
  'why.unplayed': 'Nobody has moved in time: this game is over, without a result.',
} as const satisfies Catalogue;
