import type { Place } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { position } from '../support/position';
import { clear, type Desk, pressCard, pressGuess, pressPlace } from './desk';
import { type Frame, frameOf } from './frame';

const { board } = position;

function framed(desk: Desk, wanted: (frame: Frame) => boolean): readonly Place[] {
  return board.filter((location) => wanted(frameOf(desk, board, location))).map(({ place }) => place);
}

test('an investigator frames its place and whole cards next door; the rest is paler', () => {
  const desk = pressPlace(clear('investigate'), 'lakeside');
  expect(framed(desk, ({ card }) => card === 'here')).toEqual(['lakeside']);
  expect(framed(desk, ({ card }) => card === 'near')).toEqual(['forest-park', 'little-italy', 'trocadero']);
  expect(framed(desk, ({ card }) => card === 'far')).toHaveLength(10);
  expect(framed(desk, ({ asks }) => asks.length > 0)).toEqual([]);
});

test('evidence frames slots of its own kind alone, and no blank ones', () => {
  const desk = pressCard(clear('investigate'), board, 'bubbles');
  expect(framed(desk, ({ asks }) => asks.join() === 'suspect')).toEqual(['lakeside', 'little-italy', 'trocadero']);
  expect(framed(desk, ({ card }) => card === 'near')).toEqual([]);
  expect(framed(desk, ({ card }) => card === 'here')).toEqual(['lakeside']);
});

test('evidence on a place frames places', () => {
  const desk = pressCard(clear('investigate'), board, 'waterfront');
  expect(framed(desk, ({ asks }) => asks.join() === 'place')).toEqual(['union-square', 'downtown', 'waterfront', 'skid-row']);
});

test('a guess frames the three tiles it names, wherever they lie', () => {
  const suspect = pressGuess(clear('solve'), 'suspect', 'pop');
  const desk = pressGuess(pressGuess(suspect, 'place', 'waterfront'), 'crime', 'forgery');
  expect(framed(desk, ({ asks }) => asks.includes('suspect'))).toEqual(['road-house']);
  expect(framed(desk, ({ asks }) => asks.includes('crime'))).toEqual(['ocean-drive']);
  expect(framed(desk, ({ card }) => card === 'here')).toEqual(['waterfront']);
});

test('with nothing pressed nothing is framed and nothing is paler', () => {
  expect(framed(clear('investigate'), ({ card, asks }) => card !== undefined || asks.length > 0)).toEqual([]);
});
