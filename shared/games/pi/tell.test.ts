import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../test/support/chance';
import { say, sayRuns } from '../../words/say';
import { findGame, games, wordsOf } from '..';
import { wordsIn } from './editions/words';
import { ELEMENTS } from './elements';
import { HOWS } from './state';
import { guesser } from './support/players';
import { playOut } from './support/playout';
import { BOARD, SOLUTIONS } from './support/table';
import { FEW_TABLES } from './support/tables';
import { tell } from './tell';
import { EDITIONS, type Event } from './types';
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
  ['Yuki solved: Queenie, Skid Row, Protection Racket.', { type: 'guessed', seat: 3, ...queenie, right: true }],
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

const cases = [queenie, maurice];

test.each<[string, Event]>([
  ['Round 2 begins. Bram starts.', { type: 'dealt', miniGame: 2, start: 2, board: BOARD, display: [], cases: {} }],
  ['Ines guessed Maurice, Little Italy, Murder. Wrong, −1.', { type: 'guessed', seat: 4, ...maurice, right: false, points: -1 }],
  ['Ines guessed Maurice, Little Italy, Murder. Wrong.', { type: 'guessed', seat: 4, ...maurice, right: false, points: 0 }],
  ['Yuki solved: Queenie, Skid Row, Protection Racket. +0.', { type: 'guessed', seat: 3, ...queenie, right: true, points: 0 }],
  ['Round 1 is over. Every case is solved.', { type: 'closed', miniGame: 1, cases, points: [5, 0], solved: [0, 1] }],
  [
    'Round 1 is over. Not solved: Nora: Maurice, Little Italy, Murder.',
    { type: 'closed', miniGame: 1, cases, points: [0, 0], solved: [0] },
  ],
  ['Nora won with 14 points.', end('most-points', [2, 1, 3], [5, 14, -2])],
])('in the second edition: %s', (text, event) => {
  expect(say(wordsIn({ edition: 'second' }), tell(event), name)).toBe(text);
});

test.each<[string, Event]>([
  ['Round 4 begins. Theo starts.', { type: 'dealt', miniGame: 4, start: 0, board: BOARD, display: [], cases: {} }],
  ['Nora solved: Queenie, Skid Row, Protection Racket.', { type: 'guessed', seat: 1, ...queenie, right: true }],
  ['Nora guessed Maurice, Little Italy, Murder. Wrong.', { type: 'guessed', seat: 1, ...maurice, right: false }],
  ['Phase 6.', { type: 'phase', phase: 6, value: 0 }],
  ['Round 4 is tied. Both cases are solved.', { type: 'closed', miniGame: 4, cases, points: [0, 0], solved: [0, 1] }],
  [
    'Theo won round 4. Not solved: Nora: Maurice, Little Italy, Murder.',
    { type: 'closed', miniGame: 4, cases, points: [1, 0], solved: [0] },
  ],
  [
    'Nora won round 4. Not solved: Theo: Queenie, Skid Row, Protection Racket; Nora: Maurice, Little Italy, Murder.',
    { type: 'closed', miniGame: 4, cases, points: [0, 1], solved: [] },
  ],
  [
    'Round 4 is over. Not solved: Nora: Maurice, Little Italy, Murder.',
    { type: 'closed', miniGame: 4, cases, points: [0, 0], solved: [0] },
  ],
  ['Theo won with two rounds.', end('two-rounds', [1, 2], [2, 1])],
  ['Everybody else has left: Nora won.', end('last-one', [2, 1], [1, 0])],
])('in Duel: %s', (text, event) => {
  expect(say(wordsIn({ edition: 'duel' }), tell(event), name)).toBe(text);
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
  test('has every sentence of whole games, and fills every gap', { timeout: 30_000 }, () => {
    for (const { options, seats } of FEW_TABLES) {
      const catalogue = wordsIn(options);
      const { steps } = playOut({ options, seats, random: randomFrom(seats), strategy: guesser, leaving: 100 });
      for (const event of steps.flat()) {
        const sentence = tell(event);
        expect(catalogue).toHaveProperty([sentence.code]);
        expect(say(catalogue, sentence, name)).not.toMatch(/[{}?]|undefined/);
      }
    }
  });

  test.each([0, 1, 2, 3, 4, 5])('has the end of a mini-game with %i cases that were not solved', (unsolved) => {
    const points = SOLUTIONS.map((_, seat) => (seat < unsolved ? 0 : 7));
    const text = say(words, tell({ type: 'closed', miniGame: 1, cases: SOLUTIONS, points }), name);
    expect(NAMES.filter((one) => text.includes(one))).toEqual(NAMES.slice(0, unsolved));
  });

  test.each([
    ['first', 'P.I.'],
    ['second', 'P.I., second edition'],
    ['duel', 'P.I. Duel'],
  ] as const)('of the %s has a title and a name for every element, all different', (edition, title) => {
    const catalogue = wordsIn({ edition });
    expect(catalogue.title).toBe(title);
    expect(new Set(ELEMENTS.map((element) => catalogue[element])).size).toBe(36);
  });

  test.each(EDITIONS)('of the %s says how games end, and has no word the first does not know', (edition) => {
    expect(HOWS.map((how) => wordsIn({ edition })[how])).not.toContain(undefined);
    expect(Object.keys(wordsIn({ edition })).sort()).toEqual(Object.keys(words).sort());
  });

  test('lays what an edition says otherwise over what all say', () => {
    const pi = findGame(games, 'pi');
    const said = (options: object) =>
      pi && say(wordsOf(pi, options), { code: 'dealt', parts: { miniGame: 1, seat: { seat: 0 } } }, name);
    expect(said({ edition: 'first' })).toBe('Mini-game 1 begins. Theo starts.');
    expect(said({ edition: 'second', schedule: 'level' })).toBe('Round 1 begins. Theo starts.');
  });
});

function placed(discs: number, cubes: number): Event {
  return { type: 'placed', seat: 1, place: 'main-street', discs, cubes };
}

function end(how: string, places: readonly number[], scores: readonly number[]): Event {
  return { type: 'end', how, places, scores };
}
