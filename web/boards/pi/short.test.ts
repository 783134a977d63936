import { CRIMES, SUSPECTS } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { shortOf } from './short';
import { nameOf } from './speech';

test('twelve suspects have twelve short forms', () => {
  expect(new Set(SUSPECTS.map((suspect) => shortOf(nameOf(suspect), 'suspect'))).size).toBe(12);
});

test('ten crimes have ten short forms', () => {
  expect(new Set(CRIMES.map((crime) => shortOf(nameOf(crime), 'crime'))).size).toBe(10);
});

test.each([
  ['Queenie', 'suspect', 'Qu'],
  ['Jewellery Heist', 'crime', 'JH'],
  ['Murder', 'crime', 'Mu'],
] as const)('%s, a %s, is %s', (name, kind, short) => {
  expect(shortOf(name, kind)).toBe(short);
});
