import { replaying } from '@shared/draw';
import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { freeze } from '../../../test/support/freeze';
import { appeal } from './appeal';
import { leave } from './close';
import { act } from './play';
import type { State } from './state';
import { table, tiles, tokens } from './support/table';
import type { Role } from './types';
import { result, view } from './view';

/** From position 1 Gull, Pizer and Goodley are seen. */
const NINE = tiles('gull E, bert N, smith N', 'pizer E, lane N, madame N', 'goodley E, lestrade N, stealthy N');
const THREE = tiles('gull E, (bert) N, (smith) N', 'pizer E, (lane) N, (madame) N', 'goodley E, (lestrade) N, (stealthy) N');
/** Gull and Bert are left; only Gull can be seen. */
const TWO = tiles('gull E, bert N, (smith) N', '(pizer) E, (lane) N, (madame) N', '(goodley) E, (lestrade) N, (stealthy) N');
const NOBODY_SEEN = tiles('gull N, bert N, smith N', 'pizer E, lane N, madame N', 'goodley E, lestrade N, stealthy N');

/** Before the last action of a round, in which Holmes comes to position 1, where the two others are. */
function beforeLast(change: Partial<State>): State {
  const round = change.round ?? 1;
  return freeze(
    table({
      round,
      taken: 3,
      tokens: tokens(['alibi', 'toby', 'exchange', 'joker'], 3),
      tiles: NINE,
      detectives: { holmes: 12, watson: 1, toby: 1 },
      identity: 'gull',
      rounds: Array.from({ length: round - 1 }, (): Role => 'investigator'),
      ...change,
    }),
  );
}

const LAST_ACTION = { type: 'joker', token: 'rotation-joker', detective: 'holmes' } as const;

function close(change: Partial<State>) {
  return act(beforeLast(change), LAST_ACTION, drawFrom(randomFrom(1)));
}

describe('the appeal', () => {
  const detectives = { holmes: 1, watson: 1, toby: 1 };

  test('clears all who are in the dark when Jack is seen', () => {
    const { seen, cleared } = appeal({ tiles: NINE, detectives }, 'gull');
    expect(seen).toBe(true);
    expect([...cleared].sort()).toEqual(['bert', 'lane', 'lestrade', 'madame', 'smith', 'stealthy']);
  });

  test('clears all who are seen when Jack is hidden', () => {
    expect(appeal({ tiles: NINE, detectives }, 'bert')).toEqual({ seen: false, cleared: ['gull', 'pizer', 'goodley'] });
  });

  test('gives the round token to the Investigator when Jack is seen, and counts the actions anew', () => {
    const { state, events } = close({});
    expect(state).toMatchObject({ round: 2, taken: 0, rounds: ['investigator'] });
    expect(events.map(({ type }) => type)).toEqual(['moved', 'appeal', 'tokens']);
    expect(events[1]).toMatchObject({ round: 1, seen: true, token: 'investigator' });
    expect(state.tiles.filter(({ cleared }) => cleared === 1)).toHaveLength(6);
  });

  test('gives the round token, an hourglass, to Jack when he is hidden', () => {
    const { state, events } = close({ identity: 'bert' });
    expect(events[1]).toEqual({ type: 'appeal', round: 1, seen: false, cleared: ['gull', 'pizer', 'goodley'], token: 'jack' });
    expect(view(state, 0).secret?.hourglasses).toBe(1);
  });

  test('gives the token although nobody was seen', () => {
    const { state, events } = close({ tiles: NOBODY_SEEN, identity: 'bert' });
    expect(events[1]).toEqual({ type: 'appeal', round: 1, seen: false, cleared: [], token: 'jack' });
    expect(state).toMatchObject({ tiles: NOBODY_SEEN, rounds: ['jack'] });
  });

  test('gives the token although no suspect was in the dark', () => {
    const { state, events } = close({ tiles: THREE, identity: 'goodley' });
    expect(events[1]).toEqual({ type: 'appeal', round: 1, seen: true, cleared: [], token: 'investigator' });
    expect(state).toMatchObject({ tiles: THREE, rounds: ['investigator'] });
  });
});

describe('the next round', () => {
  test('flips the tokens when it is even', () => {
    expect(close({}).events.at(-1)).toEqual({ type: 'tokens', round: 2, faces: ['holmes', 'watson', 'rotation', 'rotation'] });
  });

  test('tosses them when it is odd', () => {
    const tosses = Array.from({ length: 16 }, (_, toss) => {
      const draw = replaying([['round 3/tokens', toss]]);
      return act(beforeLast({ round: 2 }), LAST_ACTION, draw)
        .state.tokens.map(({ face }) => face)
        .join();
    });
    expect(new Set(tosses).size).toBe(16);
  });
});

describe('nothing is judged in mid-round', () => {
  test('when an alibi leaves one suspect', () => {
    const state = freeze(
      table({ tokens: tokens(['alibi', 'toby', 'exchange', 'joker']), tiles: TWO, identity: 'gull', deck: ['bert'] }),
    );
    const { state: after, events } = act(state, { type: 'alibi', token: 'alibi-holmes' }, drawFrom(randomFrom(1)));
    expect(after.tiles.filter(({ cleared }) => cleared === undefined)).toHaveLength(1);
    expect(events).toHaveLength(1);
    expect(result(after)).toBeUndefined();
  });

  test('when Jack draws his sixth hourglass', () => {
    const rounds: readonly Role[] = ['jack', 'jack', 'jack', 'jack'];
    const faces = tokens(['alibi', 'toby', 'exchange', 'joker']);
    const state = freeze(table({ round: 5, taken: 1, tokens: faces, rounds, identity: 'gull', deck: ['madame'] }));
    const { state: after, events } = act(state, { type: 'alibi', token: 'alibi-holmes' }, drawFrom(randomFrom(1)));
    expect(view(after, 0).secret?.hourglasses).toBe(6);
    expect(events).toHaveLength(1);
    expect(result(after)).toBeUndefined();
  });
});

describe('the end', () => {
  const FIVE: readonly Role[] = ['jack', 'jack', 'jack', 'jack', 'jack'];

  test('comes for the Investigator when one suspect is left', () => {
    const { state, events } = close({ tiles: TWO, round: 3 });
    expect(result(state)).toEqual({ how: 'one-suspect', seats: [{ place: 2 }, { place: 1 }] });
    expect(events.at(-1)).toEqual({ type: 'end', how: 'one-suspect', winner: 1, identity: 'gull', hourglasses: 0 });
    expect(state).toMatchObject({ round: 3, taken: 4 });
  });

  test('comes for Jack with six hourglasses', () => {
    const { state, events } = close({ identity: 'bert', round: 6, rounds: FIVE });
    expect(result(state)).toEqual({ how: 'six-hourglasses', seats: [{ place: 1 }, { place: 2 }] });
    expect(events.at(-1)).toMatchObject({ type: 'end', winner: 0, identity: 'bert', hourglasses: 6 });
  });

  test('counts the cards Jack drew and not his identity', () => {
    const rounds = FIVE.slice(0, 3);
    const with5 = close({ tiles: THREE, identity: 'gull', round: 4, rounds, held: ['madame'] });
    expect(result(with5.state)).toBeUndefined();
    const with6 = close({ tiles: THREE, identity: 'gull', round: 4, rounds, held: ['madame', 'bert'] });
    expect(result(with6.state)?.how).toBe('six-hourglasses');
  });

  test('comes at once when both goals are reached and Jack is seen', () => {
    const { state } = close({ tiles: TWO, round: 6, rounds: FIVE, held: ['lane'] });
    expect(result(state)).toEqual({ how: 'both-seen', seats: [{ place: 2 }, { place: 1 }] });
  });

  test('waits while both goals are reached and Jack is hidden: the chase', () => {
    const { state } = close({ tiles: TWO, identity: 'bert', round: 6, rounds: FIVE });
    expect(result(state)).toBeUndefined();
    expect(state).toMatchObject({ round: 7, taken: 0 });
    const chased = { rounds: state.rounds, tiles: state.tiles, identity: 'bert' } as const;
    const seen = {
      detectives: { holmes: 1, watson: 2, toby: 2 },
      tiles: tiles('(gull) E, bert E, (smith) N', '(pizer) E, (lane) N, (madame) N', '(goodley) E, (lestrade) N, (stealthy) N'),
    };
    expect(result(close({ ...chased, ...seen, round: 7 }).state)?.how).toBe('both-seen');
    expect(result(close({ ...chased, round: 7, rounds: [...FIVE, 'jack'] }).state)).toBeUndefined();
    expect(result(close({ ...chased, round: 8, rounds: [...FIVE, 'jack', 'jack'] }).state)?.how).toBe('both-hidden');
  });

  test('comes for Jack after round 8, seen or not, while suspects are left', () => {
    expect(result(close({ round: 8 }).state)).toEqual({ how: 'never-found', seats: [{ place: 1 }, { place: 2 }] });
    expect(result(close({ round: 8, identity: 'bert' }).state)?.how).toBe('never-found');
  });
});

describe('who leaves', () => {
  test.each([
    [0, 1],
    [1, 0],
  ] as const)('from seat %i, loses to seat %i, at any moment', (seat, winner) => {
    for (const taken of [0, 1, 2, 3]) {
      const { state, events } = leave(beforeLast({ taken }), seat);
      expect(events).toEqual([
        { type: 'left', seat },
        { type: 'end', how: 'forfeit', winner, identity: 'gull', hourglasses: 0 },
      ]);
      expect(result(state)).toEqual({ how: 'forfeit', seats: [0, 1].map((one) => ({ place: one === winner ? 1 : 2 })) });
    }
  });
});
