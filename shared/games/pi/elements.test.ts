import { expect, test } from 'vitest';
import { ELEMENTS, elementOf, KINDS, kindOf, placeOf, toCards, toCase, toNumber } from './elements';
import { CRIMES, PLACES, SUSPECTS } from './types';
import { words } from './words';

const named = (elements: readonly string[]) => elements.map((element) => words[element]).join(', ');

test('the suspects are the twelve of the rules', () => {
  expect(named(SUSPECTS)).toBe('Shorty, Doc, Rusty, Bubbles, Frenchy, Maurice, Pop, Dutch, Knuckles, Pinky, Queenie, Earl');
});

test('the crimes are the ten of the rules', () => {
  expect(named(CRIMES)).toBe(
    'Murder, Mob Killing, Bank Job, Blackmail, Police Corruption, Forgery, Kidnapping, Jewellery Heist, Smuggling, Protection Racket',
  );
});

test('the locations are the fourteen of the rules', () => {
  expect(named(PLACES)).toBe(
    "Lakeside, Forest Park, Little Italy, Trocadero, Ocean Drive, China Town, Central Station, Main Street, Road House, Union Square, Downtown, Rick's Cafe, Waterfront, Skid Row",
  );
});

test('36 elements have 36 ids, and numbers that lead back to them and their kind', () => {
  expect(new Set(ELEMENTS).size).toBe(36);
  expect(ELEMENTS.map(toNumber)).toEqual([...Array(36).keys()]);
  expect(ELEMENTS.map((_, number) => elementOf(number))).toEqual(ELEMENTS);
  const kinds = ELEMENTS.map((_, number) => KINDS[kindOf(number)]);
  expect(KINDS.map((kind) => ELEMENTS.filter((_, number) => kinds[number] === kind))).toEqual([SUSPECTS, PLACES, CRIMES]);
});

test('a case is three numbers and back', () => {
  const named = { suspect: 'earl', place: 'skid-row', crime: 'murder' } as const;
  expect(toCase(toCards(named))).toEqual(named);
});

test('what is no element has no name and no number', () => {
  expect(() => elementOf(36)).toThrow(RangeError);
  expect(() => placeOf(14)).toThrow(RangeError);
  expect(() => toNumber('nobody' as never)).toThrow(RangeError);
});
