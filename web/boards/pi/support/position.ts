/** A position in a second mini-game of five: seat 1 looks, is to move, and holds the case of seat 2. Seat 3 has solved. */

import type { Case, View } from '@shared/games/pi/types';

export const PLAYERS = ['Theo', 'Nora', 'Bram', 'Yuki', 'Ines'];

const SOLVED: Case = { suspect: 'queenie', place: 'skid-row', crime: 'protection-racket' };

export const position: View = {
  edition: 'first',
  you: 1,
  holds: 2,
  toMove: 1,
  miniGame: 2,
  miniGames: 3,
  phase: 6,
  value: 5,
  values: [7, 5, 3, 1, 0],
  step: 1,
  start: 0,
  board: [
    { place: 'lakeside', suspect: 'bubbles' },
    { place: 'forest-park', crime: 'police-corruption' },
    { place: 'little-italy', suspect: 'queenie', crime: 'smuggling' },
    { place: 'trocadero', suspect: 'rusty' },
    { place: 'ocean-drive', suspect: 'knuckles', crime: 'forgery' },
    { place: 'china-town', suspect: 'shorty', crime: 'jewellery-heist' },
    { place: 'central-station', suspect: 'earl', crime: 'blackmail' },
    { place: 'main-street', suspect: 'frenchy', crime: 'kidnapping' },
    { place: 'road-house', suspect: 'pop', crime: 'murder' },
    { place: 'union-square', suspect: 'doc', crime: 'bank-job' },
    { place: 'downtown', suspect: 'dutch', crime: 'mob-killing' },
    { place: 'ricks-cafe', suspect: 'maurice' },
    { place: 'waterfront' },
    { place: 'skid-row', suspect: 'pinky', crime: 'protection-racket' },
  ],
  display: ['frenchy', 'knuckles', 'murder', 'ocean-drive', 'ricks-cafe', 'kidnapping', 'smuggling', 'maurice', 'waterfront'],
  deck: 12,
  discards: 8,
  players: [
    { score: 5, investigators: 2, kept: ['doc', 'pinky'], wrong: 0, penalties: 0 },
    { score: 3, investigators: 2, kept: ['bubbles'], wrong: 0, penalties: 0 },
    { score: 7, investigators: 3, kept: ['downtown'], wrong: 0, penalties: 0 },
    {
      score: 7,
      investigators: 1,
      kept: ['bank-job'],
      wrong: 0,
      penalties: 0,
      solved: { phase: 5, points: 7 },
      lastGuess: SOLVED,
    },
    { score: 5, investigators: 2, kept: ['blackmail', 'forest-park'], wrong: 1, penalties: 2 },
  ],
  investigators: [
    { seat: 0, place: 'downtown', discs: 1, cubes: 2 },
    { seat: 0, place: 'little-italy', discs: 1, cubes: 2 },
    { seat: 1, place: 'little-italy', discs: 0, cubes: 2 },
    { seat: 1, place: 'union-square', discs: 1, cubes: 1 },
    { seat: 4, place: 'little-italy', discs: 1, cubes: 1 },
  ],
  marks: [
    { seat: 0, kind: 'cube', element: 'dutch' },
    { seat: 0, kind: 'cube', element: 'downtown' },
    { seat: 1, kind: 'cube', element: 'dutch' },
    { seat: 1, kind: 'disc', element: 'bank-job' },
    { seat: 3, kind: 'disc', element: 'queenie' },
    { seat: 3, kind: 'disc', element: 'skid-row' },
    { seat: 3, kind: 'disc', element: 'protection-racket' },
  ],
  cases: { 2: { suspect: 'rusty', place: 'ocean-drive', crime: 'forgery' }, 3: SOLVED },
};

/** As anybody without a seat sees it. */
export const watched: View = (() => {
  const { you: _, holds: __, ...rest } = position;
  return { ...rest, cases: { 3: SOLVED } };
})();

export function names(seat: number): string {
  return PLAYERS[seat] ?? '';
}
