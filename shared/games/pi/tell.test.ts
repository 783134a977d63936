import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../test/support/chance';
import { say, sayRuns } from '../../words/say';
import { ELEMENTS } from './elements';
import { guesser } from './support/players';
import { playOut } from './support/playout';
import { BOARD, SOLUTIONS } from './support/table';
import { tell } from './tell';
import type { Event } from './types';
import { words } from './words';

const NAMES = ['Theo', 'Nora', 'Bram', 'Yuki', 'Ines'];
const name = (seat: number) => NAMES[seat] ?? '?';
const queenie = { suspect: 'queenie', place: 'skid-row', crime: 'protection-racket' } as const;
const maurice = { suspect: 'maurice', place: 'little-italy', crime: 'murder' } as const;

test.each<[string, Event]>([
  ['Mini-game 2 begins. Bram starts.', { type: 'dealt', miniGame: 2, start: 2, board: BOARD, display: [], cases: {} }],
  ['Nora sent an investigator to Main Street: 1 disc, 2 cubes.', placed(1, 2)],
  ['Nora sent an investigator to Main Street: no disc, 1 cube.', placed(0, 1)],
  ['Nora sent an investigator to Main Street: 3 discs, no cube.', placed(3, 0)],
  ['Bram asked about Forgery: a disc.', { type: 'asked', seat: 2, card: 'forgery', answer: 'disc' }],
  ["Bram asked about Rick's Cafe: a cube.", { type: 'asked', seat: 2, card: 'ricks-cafe', answer: 'cube', from: 'investigator' }],
  ['Theo asked about Pinky: nothing.', { type: 'asked', seat: 0, card: 'pinky', answer: 'nothing' }],
  ['New evidence: Earl.', { type: 'refilled', cards: ['earl'] }],
  ['The used evidence was shuffled. New evidence: Earl and Doc.', { type: 'refilled', cards: ['earl', 'doc'], reshuffled: true }],
  ['Yuki solved: Queenie, Skid Row, Protection Racket. +7.', { type: 'guessed', seat: 3, ...queenie, right: true, points: 7 }],
  ['Ines guessed Maurice, Little Italy, Murder. Wrong, −2.', { type: 'guessed', seat: 4, ...maurice, right: false, points: -2 }],
  ['Phase 6: a solution is worth 5.', { type: 'phase', phase: 6, value: 5 }],
  ['Ines left the game.', { type: 'left', seat: 4 }],
  ['Mini-game 1 is over. Every case is solved.', { type: 'closed', miniGame: 1, cases: [queenie, maurice], points: [7, 7] }],
  [
    'Mini-game 1 is over. Not solved: Nora: Maurice, Little Italy, Murder.',
    { type: 'closed', miniGame: 1, cases: [queenie, maurice], points: [7, 0] },
  ],
  [
    'Mini-game 3 is over. Not solved: Theo: Queenie, Skid Row, Protection Racket; Nora: Maurice, Little Italy, Murder.',
    { type: 'closed', miniGame: 3, cases: [queenie, maurice], points: [0, 0] },
  ],
  ['Nora won with 14 points.', end('most-points', [2, 1, 3], [5, 14, -2])],
  ['Nora won with 1 point.', end('most-points', [2, 1], [0, 1])],
  ['Theo and Bram share the win with 9 points each.', end('most-points', [1, 3, 1], [9, 2, 9])],
  ['Everybody else has left: Nora won.', end('last-one', [2, 1], [14, -4])],
])('%s', (text, event) => {
  expect(say(words, tell(event), name)).toBe(text);
});

test.each<[string, Event]>([
  ['Forgery', { type: 'asked', seat: 2, card: 'forgery', answer: 'disc' }],
  ['solved', { type: 'guessed', seat: 3, ...queenie, right: true, points: 7 }],
  ['Wrong', { type: 'guessed', seat: 4, ...maurice, right: false, points: -2 }],
  ['1 disc, 2 cubes', placed(1, 2)],
])('%s is said with emphasis', (text, event) => {
  expect(sayRuns(words, tell(event), name).filter(({ strong }) => strong)).toEqual([{ text, strong: true }]);
});

describe('the catalogue', () => {
  test('has every sentence of whole games, and fills every gap', () => {
    for (const seats of [2, 4]) {
      const { steps } = playOut({ seats, random: randomFrom(seats), strategy: guesser, leaving: 40 });
      for (const event of steps.flat()) {
        const sentence = tell(event);
        expect(words).toHaveProperty([sentence.code]);
        expect(say(words, sentence, name)).not.toMatch(/[{}?]|undefined/);
      }
    }
  });

  test.each([0, 1, 2, 3, 4, 5])('has the end of a mini-game with %i cases that were not solved', (unsolved) => {
    const points = SOLUTIONS.map((_, seat) => (seat < unsolved ? 0 : 7));
    const text = say(words, tell({ type: 'closed', miniGame: 1, cases: SOLUTIONS, points }), name);
    expect(NAMES.filter((one) => text.includes(one))).toEqual(NAMES.slice(0, unsolved));
  });

  test('has a title and a name for every element, all different', () => {
    expect(words.title).toBe('P.I.');
    expect(new Set(ELEMENTS.map((element) => words[element])).size).toBe(36);
  });
});

function placed(discs: number, cubes: number): Event {
  return { type: 'placed', seat: 1, place: 'main-street', discs, cubes };
}

function end(how: string, places: readonly number[], scores: readonly number[]): Event {
  return { type: 'end', how, places, scores };
}
