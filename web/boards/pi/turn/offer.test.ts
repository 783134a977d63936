import { expect, test } from 'vitest';
import { offerOf } from './offer';

const SOLVE = { type: 'solve', suspect: ['pop', 'earl'], place: ['lakeside'], crime: ['murder', 'forgery'] };

test('choices are sorted by kind of action', () => {
  const offer = offerOf([
    { type: 'investigate', place: ['lakeside', 'downtown'] },
    { type: 'evidence', card: ['pop', 'murder', 'lakeside'] },
    SOLVE,
  ]);
  expect(offer.acts).toEqual(['investigate', 'evidence', 'solve']);
  expect(offer.places).toEqual(['lakeside', 'downtown']);
  expect(offer.cards).toEqual(['pop', 'murder', 'lakeside']);
  expect(offer.guess).toEqual({ suspect: ['pop', 'earl'], place: ['lakeside'], crime: ['murder', 'forgery'] });
});

test('a choice of a single value is on offer like a list of one', () => {
  expect(offerOf([{ type: 'evidence', card: 'pop' }, SOLVE]).cards).toEqual(['pop']);
});

test('where only an attempt is left, only that is offered', () => {
  expect(offerOf([SOLVE]).acts).toEqual(['solve']);
});

test('nothing is on offer while others move', () => {
  expect(offerOf(undefined)).toEqual({ acts: [], places: [], cards: [], guess: { suspect: [], place: [], crime: [] } });
});
