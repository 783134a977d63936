import { expect, test } from 'vitest';
import { randomFrom, shuffled } from '../../../test/support/chance';
import { evidenceFinds, investigatorFinds, tally } from './clue';
import { ELEMENTS, toCards, toNumber } from './elements';
import { TILES } from './support/table';
import { CASES } from './support/universe';
import { type Element, PLACES, type Place } from './types';

/** Knuckles is at Road House, Bank Job at Central Station. */
const cards = toCards({ suspect: 'knuckles', place: 'central-station', crime: 'bank-job' });

test.each<[Place, ...ReturnType<typeof investigatorFinds>]>([
  ['central-station', 'nothing', 'disc', 'disc'],
  ['road-house', 'disc', 'nothing', 'nothing'],
  ['main-street', 'cube', 'cube', 'cube'],
  ['ocean-drive', 'cube', 'nothing', 'nothing'],
  ['trocadero', 'nothing', 'cube', 'cube'],
  ['skid-row', 'nothing', 'nothing', 'nothing'],
])('an investigator at %s finds of suspect, place and crime: %s, %s, %s', (place, ...found) => {
  expect(investigatorFinds(TILES, cards, toNumber(place))).toEqual(found);
});

test('a blank slot gives no disc but can give a cube', () => {
  const smuggling = toCards({ suspect: 'queenie', place: 'lakeside', crime: 'smuggling' });
  expect(investigatorFinds(TILES, smuggling, toNumber('waterfront'))).toEqual(['cube', 'nothing', 'disc']);
});

test.each<[Element, string]>([
  ['knuckles', 'disc'],
  ['dutch', 'cube'],
  ['frenchy', 'cube'],
  ['earl', 'cube'],
  ['pop', 'nothing'],
  ['central-station', 'disc'],
  ['union-square', 'cube'],
  ['road-house', 'nothing'],
  ['bank-job', 'disc'],
  ['forgery', 'cube'],
  ['police-corruption', 'nothing'],
])('evidence %s, same kind against same kind: %s', (card, answer) => {
  expect(evidenceFinds(TILES, cards, toNumber(card))).toBe(answer);
});

test('an investigator finds exactly the ten pairs of discs and cubes with a sum of at most 3', () => {
  const random = randomFrom(1);
  const pairs = new Set<string>();
  for (let board = 0; board < 20; board++) {
    const spots = [...PLACES.keys()];
    const tiles = [...shuffled(spots, random).slice(0, 12), ...shuffled(spots, random).slice(0, 10)];
    for (const named of CASES) {
      const found = investigatorFinds(tiles, toCards(named), random(PLACES.length));
      pairs.add(`${tally(found, 'disc')} ${tally(found, 'cube')}`);
    }
  }
  expect([...pairs].sort()).toEqual(['0 0', '0 1', '0 2', '0 3', '1 0', '1 1', '1 2', '2 0', '2 1', '3 0']);
});

test('a card of the case is the only one that gives a disc', () => {
  const discs = ELEMENTS.filter((card) => evidenceFinds(TILES, cards, toNumber(card)) === 'disc');
  expect(discs.toSorted()).toEqual(['bank-job', 'central-station', 'knuckles']);
});
