/** A position in the second round of a Duel: seat 1 looks, is to move and is the first player. Seat 0 has won the first round. */

import type { View } from '@shared/games/pi/types';
import { position } from './position';

const { miniGames: _, ...rest } = position;

export const dueling: View = {
  ...rest,
  edition: 'duel',
  holds: 0,
  value: 0,
  values: [],
  step: 0,
  rounds: { winners: [0], ties: 0, aside: 0 },
  start: 1,
  players: [
    { score: 1, investigators: 0, kept: ['pinky'], wrong: 0, penalties: 0 },
    { score: 0, investigators: 1, kept: ['downtown'], wrong: 0, penalties: 0 },
  ],
  investigators: [
    { seat: 0, place: 'ricks-cafe', discs: 0, cubes: 1 },
    { seat: 1, place: 'trocadero', discs: 0, cubes: 3 },
  ],
  marks: [
    { seat: 0, kind: 'cube', element: 'road-house' },
    { seat: 1, kind: 'disc', element: 'smuggling' },
  ],
  cases: { 0: { suspect: 'doc', place: 'ricks-cafe', crime: 'blackmail' } },
};
