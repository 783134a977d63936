import { expect, test } from 'vitest';
import { expand } from './choice';
import { filled, formsOf } from './forms';
import type { Choice } from './game';

const GUESS: Choice = { type: 'guess', token: 'red', number: [1, 2, 3], loud: [true, false] };

test('each kind of action is a form, in the order of the choices', () => {
  const forms = formsOf([{ type: 'pass' }, GUESS, { type: 'fold' }]);
  expect(forms.map(({ id }) => id)).toEqual(['pass', 'guess red', 'fold']);
});

test('a form says what is given, and asks for the rest', () => {
  expect(formsOf([GUESS])).toEqual([
    {
      id: 'guess red',
      type: 'guess',
      given: { token: 'red' },
      fields: [
        { name: 'number', values: [1, 2, 3] },
        { name: 'loud', values: [true, false] },
      ],
    },
  ]);
});

test('choices of a kind that ask for the same are a form each, told apart by what is given', () => {
  const forms = formsOf([GUESS, { ...GUESS, token: 'blue' }]);
  expect(forms.map(({ id, given }) => [id, given])).toEqual([
    ['guess red', { token: 'red' }],
    ['guess blue', { token: 'blue' }],
  ]);
});

test('choices of a kind that ask for different things are one list of whole actions', () => {
  const choices: readonly Choice[] = [
    { type: 'swap', token: 'red', first: 'a', second: ['b', 'c'] },
    { type: 'swap', token: 'red', first: 'b', second: ['c'] },
  ];
  expect(formsOf(choices)).toEqual([{ id: 'swap', type: 'swap', given: { token: 'red' }, fields: [], actions: expand(choices) }]);
});

test('a form that is filled in is the action, with values of their own kind', () => {
  const [form] = formsOf([GUESS]);
  expect(form && filled(form, { number: '2', loud: 'false' })).toEqual({ type: 'guess', token: 'red', number: 2, loud: false });
});

test('a form with a value that is not on offer, or with one missing, is no action', () => {
  const [form] = formsOf([GUESS]);
  expect(form && filled(form, { number: '4', loud: 'false' })).toBeUndefined();
  expect(form && filled(form, { number: '2' })).toBeUndefined();
});

test('what is given cannot be changed by what is filled in', () => {
  const [form] = formsOf([GUESS]);
  expect(form && filled(form, { type: 'pass', token: 'blue', number: '1', loud: 'true' })).toMatchObject({
    type: 'guess',
    token: 'red',
  });
});
