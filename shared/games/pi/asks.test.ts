import { expect, test } from 'vitest';
import { evidenceAsks, investigatorAsks } from './asks';
import { BOARD } from './support/table';

test('an investigator asks here and next door', () => {
  expect(investigatorAsks('skid-row')).toEqual({ here: 'skid-row', near: ['downtown', 'ricks-cafe', 'waterfront'] });
});

test('a suspect card asks about suspects next door to its tile, where there are any', () => {
  expect(evidenceAsks(BOARD, 'queenie')).toEqual({
    place: 'downtown',
    here: 'queenie',
    near: ['pop', 'dutch', 'pinky', 'earl'],
  });
});

test('a crime card asks about crimes next door to its tile, where there are any', () => {
  expect(evidenceAsks(BOARD, 'mob-killing')).toEqual({
    place: 'china-town',
    here: 'mob-killing',
    near: ['bank-job', 'forgery'],
  });
});

test('a location card asks about the locations next door', () => {
  expect(evidenceAsks(BOARD, 'lakeside')).toEqual({
    place: 'lakeside',
    here: 'lakeside',
    near: ['forest-park', 'little-italy', 'trocadero'],
  });
});

test('a card without a tile on this board asks nothing', () => {
  expect(evidenceAsks([], 'lakeside')).toBeUndefined();
});
