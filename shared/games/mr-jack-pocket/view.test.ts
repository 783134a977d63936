import { expect, test } from 'vitest';
import { freeze } from '../../../test/support/freeze';
import { leave } from './close';
import type { State } from './state';
import { randomGame } from './support/games';
import { expectSecret } from './support/secrecy';
import { table } from './support/table';
import type { Event } from './types';
import { eventView, view } from './view';

const STATE: State = freeze(
  table({
    round: 5,
    taken: 2,
    rounds: ['jack', 'investigator', 'jack', 'jack'],
    identity: 'gull',
    shown: ['bert'],
    held: ['madame'],
    deck: ['lane', 'smith'],
  }),
);

test('all see tiles, detectives, tokens, round tokens, the Investigator’s cards, and how many cards Jack and the deck hold', () => {
  const { seats, tiles, detectives, tokens, turned, rounds } = STATE;
  const open = {
    seats,
    round: 5,
    taken: 2,
    picks: 'jack',
    tiles,
    detectives,
    tokens,
    turned,
    rounds,
    shown: ['bert'],
    jackCards: 1,
    deckSize: 2,
  };
  expect(view(STATE, 'spectator')).toEqual(open);
  expect(view(STATE, 7)).toEqual(open);
  expect(view(STATE, 1)).toEqual({ ...open, you: 'investigator' });
});

test('Jack alone sees his identity, his cards and his total', () => {
  expect(view(STATE, 0)).toMatchObject({ you: 'jack', secret: { identity: 'gull', cards: ['madame'], hourglasses: 5 } });
});

test('nobody sees the order of the deck', () => {
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(JSON.stringify(view({ ...STATE, tiles: [], turned: [] }, viewer))).not.toMatch(/lane|smith/);
  }
});

test('after the end all is public', () => {
  const { state } = leave(STATE, 1);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { secret, result, picks } = view(state, viewer);
    expect(secret).toEqual({ identity: 'gull', cards: ['madame'], hourglasses: 5 });
    expect(result?.how).toBe('forfeit');
    expect(picks).toBeUndefined();
  }
});

test('who Jack is and what he drew is told to him alone', () => {
  const start: Event = { type: 'start', jack: 0, tiles: STATE.tiles, identity: 'gull' };
  const drawn: Event = { type: 'alibi', seat: 0, jack: 0, card: 'madame' };
  for (const event of [start, drawn]) expect(eventView(event, 0)).toEqual(event);
  for (const viewer of [1, 'spectator'] as const) {
    expect(eventView(start, viewer)).toEqual({ type: 'start', jack: 0, tiles: STATE.tiles });
    expect(eventView(drawn, viewer)).toEqual({ type: 'alibi', seat: 0, jack: 0 });
  }
});

test('the card that the Investigator drew is told to all', () => {
  const drawn: Event = { type: 'alibi', seat: 1, jack: 0, card: 'madame', cleared: true };
  for (const viewer of [0, 1, 'spectator'] as const) expect(eventView(drawn, viewer)).toEqual(drawn);
});

test('another Jack, other cards in his hand and another deck order change nothing for those who may not know them', () => {
  let deals = 0;
  let jacks = 0;
  for (let seed = 0; seed < 12; seed++) {
    const game = randomGame(seed);
    for (let moment = 0; moment < game.moments.length - 1; moment++) {
      const compared = expectSecret(game, moment, seed * 100 + moment);
      deals += compared.deals;
      jacks += compared.jacks;
    }
  }
  expect(deals).toBeGreaterThan(300);
  expect(jacks).toBeGreaterThan(100);
});
