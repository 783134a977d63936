import { CRIMES, EDITIONS, type Element, SUSPECTS } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { shortOf } from './short';
import { wordsOf } from './words';

const nameOf = (edition: (typeof EDITIONS)[number], element: Element) => wordsOf(edition)[element] ?? '';

test.each(EDITIONS)('in the %s edition twelve suspects have twelve short forms', (edition) => {
  expect(new Set(SUSPECTS.map((suspect) => shortOf(nameOf(edition, suspect), 'suspect'))).size).toBe(12);
});

test.each(EDITIONS)('in the %s edition ten crimes have ten short forms', (edition) => {
  expect(new Set(CRIMES.map((crime) => shortOf(nameOf(edition, crime), 'crime'))).size).toBe(10);
});

test.each([
  ['Queenie', 'suspect', 'Qu'],
  ['Jewellery Heist', 'crime', 'JH'],
  ['Murder', 'crime', 'Mu'],
] as const)('%s, a %s, is %s', (name, kind, short) => {
  expect(shortOf(name, kind)).toBe(short);
});
