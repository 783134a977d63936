import { describe, expect, test } from 'vitest';
import { NotationError } from '../../game';
import { actions, events } from './notation';
import { BOARD } from './support/table';
import { ACTIONS } from './support/universe';
import type { Action, Event } from './types';

const cards = { suspect: 'queenie', place: 'skid-row', crime: 'murder' } as const;
const dealt = { type: 'dealt', miniGame: 2, start: 1, board: BOARD.slice(0, 1), display: ['pop', 'forgery'] } as const;

test.each<[string, Action]>([
  ['investigate lakeside', { type: 'investigate', place: 'lakeside' }],
  ['evidence forgery', { type: 'evidence', card: 'forgery' }],
  ['solve queenie skid-row murder', { type: 'solve', ...cards }],
])('%s', (text, action) => {
  expect(actions.make(action)).toBe(text);
  expect(actions.parse(text)).toEqual(action);
});

test.each<[string, Event]>([
  ['dealt 2 1 lakeside:shorty:- pop,forgery 1:queenie:skid-row:murder', { ...dealt, cases: { 1: cards } }],
  ['dealt 2 1 lakeside:shorty:- pop,forgery none', { ...dealt, cases: {} }],
  ['placed 0 lakeside 1 2', { type: 'placed', seat: 0, place: 'lakeside', discs: 1, cubes: 2 }],
  ['asked 3 earl cube -', { type: 'asked', seat: 3, card: 'earl', answer: 'cube' }],
  ['asked 3 earl disc investigator', { type: 'asked', seat: 3, card: 'earl', answer: 'disc', from: 'investigator' }],
  ['refilled earl -', { type: 'refilled', cards: ['earl'] }],
  ['refilled earl,doc reshuffled', { type: 'refilled', cards: ['earl', 'doc'], reshuffled: true }],
  ['guessed 1 queenie skid-row murder right 7', { type: 'guessed', seat: 1, ...cards, right: true, points: 7 }],
  ['guessed 1 queenie skid-row murder wrong -2', { type: 'guessed', seat: 1, ...cards, right: false, points: -2 }],
  ['guessed 1 queenie skid-row murder wrong -', { type: 'guessed', seat: 1, ...cards, right: false }],
  ['phase 6 5', { type: 'phase', phase: 6, value: 5 }],
  ['left 4', { type: 'left', seat: 4 }],
  ['closed 1 queenie:skid-row:murder 7 -', { type: 'closed', miniGame: 1, cases: [cards], points: [7] }],
  ['closed 1 queenie:skid-row:murder 0 0', { type: 'closed', miniGame: 1, cases: [cards], points: [0], solved: [0] }],
  ['closed 1 queenie:skid-row:murder 0 none', { type: 'closed', miniGame: 1, cases: [cards], points: [0], solved: [] }],
  ['end two-rounds 1,2 2,1', { type: 'end', how: 'two-rounds', places: [1, 2], scores: [2, 1] }],
  ['end most-points 1,2 9,-4', { type: 'end', how: 'most-points', places: [1, 2], scores: [9, -4] }],
])('%s', (text, event) => {
  expect(events.make(event)).toBe(text);
  expect(events.parse(text)).toEqual(event);
});

test('every action is written in its own way and read back', () => {
  const texts = ACTIONS.map((action) => actions.make(action));
  expect(new Set(texts).size).toBe(ACTIONS.length);
  expect(texts.map((text) => actions.parse(text))).toEqual(ACTIONS);
});

describe('anything else is refused, at its column', () => {
  test.each([
    ['', 1],
    ['pass', 1],
    ['constructor', 1],
    ['investigate', 12],
    ['investigate ', 13],
    ['investigate earl', 13],
    ['investigate lakeside ', 21],
    ['investigate lakeside lakeside', 21],
    ['investigate  lakeside', 13],
    [' investigate lakeside', 1],
    ['solve queenie skid-row', 23],
    ['solve queenie skid-row arson', 24],
    ['Solve queenie skid-row murder', 1],
  ])('action "%s": %i', (text, column) => {
    expect(refusal(() => actions.parse(text))).toBe(column);
  });

  test.each([
    ['left x', 6],
    ['left 04', 6],
    ['left 1.5', 6],
    ['left -', 6],
    ['left -1', 6],
    ['left 9999999999999999', 6],
    ['placed 0 lakeside 1', 20],
    ['asked 3 earl maybe -', 14],
    ['asked 3 earl cube supply', 19],
    ['refilled earl,nobody -', 15],
    ['refilled earl, -', 15],
    ['refilled - -', 10],
    ['closed 1 queenie:skid-row:murder,earl:lakeside 7', 47],
    ['closed 1 queenie:skid-row:murder:doc 7 -', 33],
    ['closed 1 queenie:skid-row:murder 7', 35],
    ['closed 1 queenie:skid-row:murder 7 x', 36],
    ['closed 1 queenie:skid-row:murder 7 -1', 36],
    ['dealt 2 1 lakeside:-:- pop 1:queenie:skid-row:murder,0:earl:lakeside:murder', 28],
    ['dealt 2 1 lakeside:-:- pop 1:queenie:skid-row:murder,1:earl:lakeside:murder', 30],
  ])('event "%s": %i', (text, column) => {
    expect(refusal(() => events.parse(text))).toBe(column);
  });
});

function refusal(parse: () => unknown): number | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    if (error instanceof NotationError) return error.column;
    throw error;
  }
}
