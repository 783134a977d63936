import { CRIMES, PLACES, SUSPECTS, type View } from '@shared/games/pi/types';
import { describe, expect, test } from 'vitest';
import { position } from '../support/position';
import { clear, moment, prepared, pressCard, pressGuess, pressPlace, putBack, turnTo } from './desk';

const { board } = position;
const CHOICES = [
  { type: 'investigate', place: ['central-station', 'lakeside'] },
  { type: 'evidence', card: position.display },
  { type: 'solve', suspect: SUSPECTS, place: PLACES, crime: CRIMES },
];
const START = clear('investigate');

test('a place pressed is an investigator prepared', () => {
  expect(prepared(pressPlace(START, 'lakeside'), CHOICES)).toEqual({ type: 'investigate', place: 'lakeside' });
});

test('a place where none may go is looked at, not prepared', () => {
  const desk = pressPlace(START, 'little-italy');
  expect(desk.looked).toBe('little-italy');
  expect(prepared(desk, CHOICES)).toBeUndefined();
});

test('pressed again, it is put back', () => {
  expect(pressPlace(pressPlace(START, 'lakeside'), 'lakeside')).toEqual(START);
  expect(pressCard(pressCard(START, board, 'maurice'), board, 'maurice')).toEqual(clear('evidence'));
});

test('a card pressed is a question prepared, and its place is looked at', () => {
  const desk = pressCard(START, board, 'maurice');
  expect(prepared(desk, CHOICES)).toEqual({ type: 'evidence', card: 'maurice' });
  expect(desk.looked).toBe('ricks-cafe');
});

test('a place pressed while a question is prepared leaves the question', () => {
  const desk = pressPlace(pressCard(START, board, 'maurice'), 'lakeside');
  expect(desk.looked).toBe('lakeside');
  expect(prepared(desk, CHOICES)).toEqual({ type: 'evidence', card: 'maurice' });
});

test('a solution is prepared once all three are named', () => {
  const two = pressGuess(pressGuess(clear('solve'), 'suspect', 'pop'), 'place', 'lakeside');
  expect(prepared(two, CHOICES)).toBeUndefined();
  expect(prepared(pressGuess(two, 'crime', 'murder'), CHOICES)).toEqual({
    type: 'solve',
    suspect: 'pop',
    place: 'lakeside',
    crime: 'murder',
  });
});

test('what was laid out for an action comes back with it', () => {
  const place = pressPlace(START, 'lakeside');
  const card = pressCard(place, board, 'maurice');
  const again = turnTo(card, board, 'investigate');
  expect(again.looked).toBe('lakeside');
  expect(prepared(again, CHOICES)).toEqual({ type: 'investigate', place: 'lakeside' });
});

test('what is put back leaves what lies there for the other two actions', () => {
  const guess = pressGuess(clear('solve'), 'place', 'trocadero');
  const place = pressPlace(turnTo(guess, board, 'investigate'), 'lakeside');
  const all = pressCard(place, board, 'maurice');

  const noCard = pressCard(all, board, 'maurice');
  expect(noCard).toEqual({ act: 'evidence', place: 'lakeside', guess: { place: 'trocadero' } });
  const noPlace = pressPlace(turnTo(all, board, 'investigate'), 'lakeside');
  expect(noPlace).toEqual({ act: 'investigate', card: 'maurice', guess: { place: 'trocadero' } });
  const noGuess = putBack(turnTo(all, board, 'solve'));
  expect(noGuess).toEqual({ act: 'solve', place: 'lakeside', card: 'maurice', guess: {} });
});

test('the place of a guess is what is looked at, not where its other tiles lie', () => {
  const suspect = pressGuess(clear('solve'), 'suspect', 'pop');
  expect(suspect.looked).toBeUndefined();
  const both = pressGuess(suspect, 'place', 'lakeside');
  expect(both.looked).toBe('lakeside');
  expect(pressGuess(both, 'crime', 'murder').looked).toBe('lakeside');
});

test('what is no longer offered is no longer prepared', () => {
  const desk = pressPlace(START, 'lakeside');
  expect(prepared(desk, [{ type: 'investigate', place: ['central-station'] }])).toBeUndefined();
  expect(prepared(desk, undefined)).toBeUndefined();
});

describe('what is laid out grows stale', () => {
  const own = (change: Partial<View['players'][number]>): View => ({
    ...position,
    players: position.players.map((player, seat) => (seat === position.you ? { ...player, ...change } : player)),
  });

  test.each([
    ['an investigator was sent', own({ investigators: 1 })],
    ['a card was kept', own({ kept: ['bubbles', 'maurice'] })],
    ['a token was placed', { ...position, marks: [...position.marks, { seat: 1, kind: 'cube', element: 'maurice' }] }],
    ['a guess was wrong', own({ wrong: 1 })],
    ['a mini-game began', { ...position, miniGame: 3 }],
    ['another is to move', { ...position, toMove: 2 }],
  ] as const)('once %s', (_, view) => {
    expect(moment(view)).not.toBe(moment(position));
  });

  test('but not when others do something', () => {
    const marks = [...position.marks, { seat: 4, kind: 'cube', element: 'maurice' } as const];
    expect(moment({ ...position, marks, deck: 11 })).toBe(moment(position));
  });
});
