/** The position of five in a second round of the second edition: seats 3, 4 and 0 have tried to solve, seat 3 rightly. */

import type { View } from '@shared/games/pi/types';
import { position } from './position';

export const second: View = {
  ...position,
  edition: 'second',
  schedule: 'rising',
  values: [7, 5, 3, 1, 0],
  step: 1,
  players: position.players.map((player, seat) => ([0, 3, 4].includes(seat) ? { ...player, flipped: true } : player)),
};
