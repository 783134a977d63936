import { expect, test } from 'vitest';
import { acting, doing, labelOf, readingOf } from './in-words';
import { say } from './say';

const WORDS = {
  red: 'the red token',
  'do.guess': 'Guess, by {token}',
  'action.guess': 'Guess {number, plural, one {# point} other {# points}}, by {token}',
  'field.number': 'Points',
  'value.number.1': 'one point',
};
const said = (sentence: Parameters<typeof say>[1]) => say(WORDS, sentence, String);

test('a form is called by what is given', () => {
  expect(said(doing({ type: 'guess', given: { token: 'red' } }))).toBe('Guess, by the red token');
});

test('an action is said with all its values, numbers as numbers', () => {
  expect(said(acting({ type: 'guess', token: 'red', number: 1 }))).toBe('Guess 1 point, by the red token');
});

test('a field has a label', () => {
  expect(said(labelOf('number'))).toBe('Points');
});

test('a value reads as its field has it, or else by its own term', () => {
  expect(said(readingOf(WORDS, 'number', 1))).toBe('one point');
  expect(said(readingOf(WORDS, 'token', 'red'))).toBe('the red token');
});

test('a value named like a part of every object is no reading', () => {
  expect(readingOf({}, 'x', 'constructor')).toEqual({ code: 'constructor' });
});
