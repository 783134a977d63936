import type { View } from '@shared/games/pi/types';
import { describe, expect, test } from 'vitest';
import { read } from '../speech';
import { dueling } from '../support/duel';
import { names, position } from '../support/position';
import { second } from '../support/second';
import { wordsOf } from '../words';
import { type Stakes, stakesOf } from './stakes';

function said(view: View, part: keyof Stakes, you = 1): string {
  return read(wordsOf(view.edition), [stakesOf(view, you)[part]], names)
    .replaceAll('<b>', '')
    .replaceAll('</b>', '');
}

function scoring(score: number): View {
  return { ...second, players: second.players.map((player, seat) => (seat === 1 ? { ...player, score } : player)) };
}

test('the first edition: the value or the penalty, the same for all who solve in the phase', () => {
  expect(said(position, 'price')).toBe('+5 or −2');
  expect(said(position, 'right')).toBe('Right: +5, and you are done with this mini-game.');
  expect(said(position, 'outlook')).toBe('Everyone who solves in this phase scores 5.');
});

describe('the second edition', () => {
  test('the next in the order of solving scores, who comes after less', () => {
    expect(said(second, 'price')).toBe('+5 or −2');
    expect(said(second, 'right')).toBe('Right: +5, and you are done with this round.');
    expect(said(second, 'outlook')).toBe('Who solves next scores 5, who comes after 3.');
  });

  test.each([
    [-3, '+5 or −2', '−2'],
    [-4, '+5 or −1', '−1'],
    [-5, '+5 or 0', 'nothing more to lose'],
  ])('at %i points a wrong attempt costs no more than the track has', (score, price, cost) => {
    expect(said(scoring(score), 'price')).toBe(price);
    expect(said(scoring(score), 'wrong')).toContain(`Wrong: ${cost}. `);
    expect(said(scoring(score), 'both')).toContain(`+5 or ${cost}. `);
  });

  test('where nobody scores any more, that is said', () => {
    const late: View = { ...second, value: 0, step: 4 };
    expect(said(late, 'price')).toBe('0 or −2');
    expect(said(late, 'right')).toBe('Right: nobody scores any more, but you are done with this round.');
    expect(said(late, 'outlook')).toBe('Nobody scores any more in this round.');
  });

  test('an attempt that leaves one marker not flipped is the last of the viewer’s in the round', () => {
    expect(said(second, 'wrong')).toMatch(/the round ends when play comes back to the first player\.$/);
    const early: View = { ...second, players: position.players };
    expect(said(early, 'wrong')).toMatch(/you may try again on a later turn\.$/);
  });

  test('a last turn is said to be the last', () => {
    const players = second.players.map((player, seat) => (seat === 2 ? { ...player, flipped: true as const } : player));
    expect(said({ ...second, players }, 'outlook')).toBe(
      'This is your last turn in this round: it ends when play comes back to Theo.',
    );
  });
});

describe('Duel', () => {
  test('the first player gives the other one more turn, and may lose the game', () => {
    expect(said(dueling, 'price')).toBe('the game');
    expect(said(dueling, 'right')).toBe(
      'Right: Theo has one more turn, and must try too. If Theo is right as well, the round is tied; if not, it is yours.',
    );
    expect(said(dueling, 'wrong')).toBe('Wrong: Theo wins the game.');
    expect(said(dueling, 'outlook')).toMatch(/^You hold the first player marker/);
  });

  test('the other wins at once, and with a round won before the game', () => {
    const answering: View = { ...dueling, start: 0 };
    expect(said(answering, 'right')).toBe('Right: the round is yours, at once.');
    expect(said(answering, 'both')).toBe('Right: the round is yours. Wrong: Theo wins the game.');
    expect(said(answering, 'outlook')).toMatch(/^Theo holds the first player marker/);
    expect(said({ ...dueling, start: 1 }, 'right', 0)).toBe('Right: you win the game, at once.');
    expect(said({ ...dueling, start: 1 }, 'wrong', 0)).toBe('Wrong: the round is Nora’s.');
  });

  test('in an even game a round is the round', () => {
    const even: View = { ...dueling, players: dueling.players.map((player) => ({ ...player, score: 0 })) };
    expect(said(even, 'price')).toBe('the round');
    expect(said(even, 'wrong')).toBe('Wrong: the round is Theo’s.');
  });

  test('the answer to a solution ties the round or loses it', () => {
    const last: View = { ...dueling, start: 0, lastChance: true };
    expect(said(last, 'price')).toBe('tie it or lose');
    expect(said(last, 'right')).toBe('Right: the round is tied.');
    expect(said(last, 'both')).toBe('Right: the round is tied. Wrong: Theo wins the game.');
  });
});
