import type { Place } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { read } from '../speech';
import { names, position } from '../support/position';
import { type Desk, pressCard, pressPlace } from '../turn/desk';
import { frameOf } from '../turn/frame';
import { wordsOf } from '../words';
import { cardLines } from './labels';

const NOTHING: Desk = { act: 'investigate', guess: {} };

function label(place: Place, desk = NOTHING): string {
  const location = position.board.find((each) => each.place === place) ?? { place };
  return read(wordsOf('first'), cardLines(position, location, frameOf(desk, position.board, location)), names);
}

test('a card says its place, its suspect and its crime', () => {
  expect(label('road-house')).toBe('Road House. Suspect Pop. Crime Murder.');
});

test('blank slots are said', () => {
  expect(label('waterfront')).toBe('Waterfront. No suspect. No crime.');
});

test('it says whose investigators stand there with how many tokens, and whose tokens lie on what', () => {
  expect(label('downtown')).toBe(
    'Downtown. Suspect Dutch. Crime Mob Killing. Theo’s investigator: 1 disc, 2 cubes. ' +
      'Your cube on Dutch. Theo’s cube on Dutch. Theo’s cube on Downtown.',
  );
});

test('it says what is chosen and what is next door', () => {
  const desk = pressPlace(NOTHING, 'central-station');
  expect(label('central-station', desk)).toMatch(/^Central Station, chosen\. /);
  expect(label('main-street', desk)).toMatch(/^Main Street, next door\. /);
  expect(label('road-house', desk)).toMatch(/^Road House\. /);
});

test('it says which slot an evidence card reaches', () => {
  const desk = pressCard(NOTHING, position.board, 'kidnapping');
  expect(label('main-street', desk)).toBe('Main Street, chosen. Suspect Frenchy. Crime Kidnapping, asked about.');
  expect(label('road-house', desk)).toBe('Road House. Suspect Pop. Crime Murder, asked about.');
});
