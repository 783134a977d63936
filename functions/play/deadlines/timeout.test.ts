import type { Pace } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { oneMove, type State } from '../../../test/support/one-move';
import { recordOf } from '../../../test/support/records';
import type { GameRecord } from '../../store/game';
import { leave } from '../moves/leave';
import { advance } from '../moves/step';
import { timeOut } from './timeout';

const DAY = 24 * 60 * 60 * 1000;

const PACE: Pace = { turn: DAY, weekends: true, vacation: true };

/** Every turn has two actions. */
const twoActions = {
  ...oneMove,
  title: {
    ...oneMove.title,
    turn: ({ done }: State) => ({ seat: Math.floor(done / 2) % 2, number: Math.floor(done / 2) + 1 }),
  },
};

function started({ title } = oneMove, pace = PACE): GameRecord {
  const seats = [{ player: 'a' }, { player: 'b' }];
  const table = recordOf({ id: 'g', pace, rated: true, seats, options: { moves: 99 } });
  return advance(title, table, {}, 0, (draw) => title.start({ moves: 99 }, 2, draw)).game;
}

/** The clock comes, so many times. */
function ranOut(game: GameRecord, now: number, { times = 1, of = oneMove } = {}): GameRecord {
  let after = game;
  for (let at = 0; at < times; at++) after = after.turn ? timeOut({ registry: [of] }, after, after.turn, now).game : after;
  return after;
}

test('a missed turn empties the bank, though the clock comes in time, and nothing comes in', () => {
  const banked = { ...PACE, bank: { start: DAY, increment: 1000, cap: DAY } };
  expect(ranOut(started(oneMove, banked), 2 * DAY).seats.map(({ bank }) => bank)).toEqual([0, DAY]);
});

test('where the second miss is a forfeit, a turn of two actions is the first', () => {
  const game = ranOut(started(twoActions, { ...PACE, forfeit: 2 }), DAY, { times: 2, of: twoActions });
  expect(game).toMatchObject({ turn: { seat: 1, number: 2 }, seats: [{ missed: 1 }, {}] });
  expect(game.seats[0]).not.toHaveProperty('left');
});

test('an unrated game that nobody has played is void when all have missed a turn who have not left', () => {
  const seats = [{ player: 'a' }, { player: 'b' }, { player: 'c' }];
  const game = { ...started(), rated: false, seats, state: { moves: 99, done: 0, die: 1, points: [0, 0, 0], gone: [] } };
  const without = leave({ registry: [oneMove] }, game, 2, 1000).game;
  expect(ranOut(without, DAY)).toMatchObject({ status: 'running', seats: [{ missed: 1 }, {}, { left: true }] });
  expect(ranOut(without, DAY, { times: 2 })).toMatchObject({ status: 'void', why: 'unplayed' });
});
